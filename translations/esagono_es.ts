<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="app.about.what_it_is">
        <source>Plays, edits and replays hex-and-counter wargames with every rule enforced.</source>
        <translation>Para jugar, editar y volver a ver juegos de guerra de hexágonos y fichas, con todas las reglas aplicadas.</translation>
    </message>
    <message id="app.language">
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message id="app.library.games">
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message id="app.library.look_again">
        <source>Look again</source>
        <translation>Buscar de nuevo</translation>
    </message>
    <message id="app.library.no_games">
        <source>No games found</source>
        <translation>No se encontró ningún juego</translation>
    </message>
    <message id="app.library.looked_in">
        <source>Put a game package into one of these folders, then look again:</source>
        <translation>Ponga un paquete de juego en una de estas carpetas y busque de nuevo:</translation>
    </message>
    <message id="app.library.head.game">
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message id="app.library.packages">
        <source>Game packages</source>
        <translation>Paquetes de juego</translation>
    </message>
    <message id="app.library.row_broken">
        <source>%1: %2</source>
        <extracomment>Read aloud. %1 = title, %2 = why it cannot be used</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="app.library.broken">
        <source>Cannot be used</source>
        <translation>No utilizable</translation>
    </message>
    <message id="app.library.scanning">
        <source>Looking for games…</source>
        <translation>Buscando juegos…</translation>
    </message>
    <message id="app.library.found" numerus="yes">
        <source>%n game(s) found</source>
        <translation>
            <numerusform>%n juego encontrado</numerusform>
            <numerusform>%n juegos encontrados</numerusform>
        </translation>
    </message>
    <message id="app.library.with_problem" numerus="yes">
        <source>%n package(s) with a problem</source>
        <translation>
            <numerusform>%n paquete con un problema</numerusform>
            <numerusform>%n paquetes con un problema</numerusform>
        </translation>
    </message>
    <message id="core.fault.malformed">
        <source>%1, %2: expected %3, found %4</source>
        <extracomment>%1 = file, %2 = JSON pointer, %3 = what was expected, %4 = what was found</extracomment>
        <translation>%1, %2: se esperaba: %3; se encontró: %4</translation>
    </message>
    <message id="core.fault.not_json">
        <source>%1, %2: not valid JSON: %3</source>
        <extracomment>%1 = file, %2 = JSON pointer or line, %3 = the parser&apos;s own words</extracomment>
        <translation>%1, %2: JSON no válido: %3</translation>
    </message>
    <message id="core.fault.key_twice">
        <source>%1, %2: the key “%3” appears twice in one object</source>
        <extracomment>%1 = file, %2 = JSON pointer, %3 = key</extracomment>
        <translation>%1, %2: la clave «%3» aparece dos veces en el mismo objeto</translation>
    </message>
    <message id="core.fault.too_many_bytes">
        <source>%1, %2: more than the allowed %3 bytes</source>
        <extracomment>%1 = file, %2 = JSON pointer, %3 = the limit</extracomment>
        <translation>%1, %2: más de los %3 bytes permitidos</translation>
    </message>
    <message id="core.fault.too_deep">
        <source>%1, %2: nested deeper than the allowed %3 levels</source>
        <extracomment>%1 = file, %2 = JSON pointer, %3 = the limit</extracomment>
        <translation>%1, %2: anidamiento más profundo que los %3 niveles permitidos</translation>
    </message>
    <message id="core.fault.too_many_values">
        <source>%1, %2: more than the allowed %3 values</source>
        <extracomment>%1 = file, %2 = JSON pointer, %3 = the limit</extracomment>
        <translation>%1, %2: más de los %3 valores permitidos</translation>
    </message>
    <message id="core.fault.index_outside">
        <source>The game’s package and its rules do not fit together: something is needed that is not there</source>
        <translation>El paquete del juego y sus reglas no encajan: hace falta algo que no está</translation>
    </message>
    <message id="core.fault.memory">
        <source>There is not enough memory for this game</source>
        <translation>No hay memoria suficiente para esta partida</translation>
    </message>
    <message id="core.fault.cannot_go_on">
        <source>The game’s package and its rules do not fit together, so the game cannot go on: %1</source>
        <extracomment>%1 = why, a clause (core.unfit)</extracomment>
        <translation>El paquete del juego y sus reglas no encajan, así que la partida no puede continuar: %1</translation>
    </message>
    <message id="core.unfit.division">
        <source>a number would have to be divided by zero</source>
        <translation>habría que dividir un número entre cero</translation>
    </message>
    <message id="core.unfit.cost">
        <source>a movement cost is below 0 or far too high</source>
        <translation>un coste de movimiento es menor que 0 o demasiado alto</translation>
    </message>
    <message id="core.unfit.hex">
        <source>a hex is needed that the map does not have</source>
        <translation>hace falta un hexágono que el mapa no tiene</translation>
    </message>
    <message id="core.unfit.die">
        <source>a die without faces would have to be rolled</source>
        <translation>habría que tirar un dado sin caras</translation>
    </message>
    <message id="core.unfit.values">
        <source>a decision lacks a value that it needs</source>
        <translation>a una decisión le falta un valor que necesita</translation>
    </message>
    <message id="core.unfit.event">
        <source>something would happen that is impossible in this position</source>
        <translation>ocurriría algo imposible en esta posición</translation>
    </message>
    <message id="core.unfit.circle">
        <source>the sequence of play runs in a circle</source>
        <translation>la secuencia de juego da vueltas sin fin</translation>
    </message>
    <message id="core.unfit.nothing">
        <source>no side has anything to decide, and the game is not over</source>
        <translation>ningún bando tiene nada que decidir y la partida no ha terminado</translation>
    </message>
    <message id="core.unfit.offer">
        <source>a command is offered that the rules then refuse</source>
        <translation>se ofrece una orden que luego las reglas rechazan</translation>
    </message>
    <message id="core.unfit.size">
        <source>the map is too large</source>
        <translation>el mapa es demasiado grande</translation>
    </message>
    <message id="core.unfit.shape">
        <source>a value is not of the kind that the rules read</source>
        <translation>un valor no es del tipo que leen las reglas</translation>
    </message>
    <message id="kit.fault.newer_format">
        <source>%1 is written in version %2 of its format; this program reads versions up to %3</source>
        <extracomment>%1 = file, %2 = version of the file, %3 = newest version this program reads</extracomment>
        <translation>%1 está escrito en la versión %2 de su formato; este programa lee las versiones hasta la %3</translation>
    </message>
    <message id="kit.fault.foreign_format">
        <source>%1 does not belong to a game package: its format should be “%2” and is %3</source>
        <extracomment>%1 = file, %2 = the format it should name, %3 = the format it names</extracomment>
        <translation>%1 no pertenece a un paquete de juego: su formato debería ser «%2» y es %3</translation>
    </message>
    <message id="kit.fault.no_package">
        <source>%1 is missing: this is not a game package</source>
        <extracomment>%1 = the file that makes a folder a package</extracomment>
        <translation>Falta %1: esto no es un paquete de juego</translation>
    </message>
    <message id="kit.fault.unreadable">
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 = file, %2 = the system&apos;s own words</extracomment>
        <translation>No se puede leer %1: %2</translation>
    </message>
    <message id="kit.fault.unwritable">
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 = file, %2 = the system&apos;s own words</extracomment>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message id="kit.fault.outside">
        <source>%1 leads out of the package’s folder</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 lleva fuera de la carpeta del paquete</translation>
    </message>
    <message id="kit.fault.not_regular">
        <source>%1 is not an ordinary file</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 no es un archivo ordinario</translation>
    </message>
    <message id="kit.fault.too_many_files">
        <source>%1 holds more than the allowed %2 files</source>
        <extracomment>%1 = folder, %2 = the limit</extracomment>
        <translation>%1 contiene más de los %2 archivos permitidos</translation>
    </message>
    <message id="kit.expected.text">
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message id="kit.expected.id">
        <source>an id: letters, digits and _ . : - , at most 64</source>
        <translation>un identificador: letras, cifras y _ . : - , 64 caracteres como máximo</translation>
    </message>
    <message id="kit.expected.unused_id">
        <source>an id not used before</source>
        <translation>un identificador aún no usado</translation>
    </message>
    <message id="kit.expected.whole_number">
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message id="kit.expected.boolean">
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message id="kit.expected.list">
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message id="kit.expected.object">
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message id="kit.expected.words">
        <source>a text, or texts by language code</source>
        <translation>un texto, o textos por código de idioma</translation>
    </message>
    <message id="kit.expected.source">
        <source>a source: a text, or texts by key</source>
        <translation>una fuente: un texto, o textos por clave</translation>
    </message>
    <message id="kit.expected.at_least_one">
        <source>at least one entry</source>
        <translation>al menos una entrada</translation>
    </message>
    <message id="kit.expected.colour">
        <source>a colour like #1a2b3c</source>
        <translation>un color como #1a2b3c</translation>
    </message>
    <message id="kit.expected.dice">
        <source>dice like 1d6 or 2d6</source>
        <translation>dados como 1d6 o 2d6</translation>
    </message>
    <message id="kit.expected.range">
        <source>a range like 3-5, 7+ or &lt;=1</source>
        <translation>un intervalo como 3-5, 7+ o &lt;=1</translation>
    </message>
    <message id="kit.expected.odds">
        <source>odds like 1:2</source>
        <translation>una relación de combate como 1:2</translation>
    </message>
    <message id="kit.expected.cell">
        <source>a text, a number or nothing</source>
        <translation>un texto, un número o nada</translation>
    </message>
    <message id="kit.expected.column">
        <source>a column of this chart</source>
        <translation>una columna de esta tabla</translation>
    </message>
    <message id="kit.expected.rows_or_bands">
        <source>either rows and columns, or bands</source>
        <translation>filas y columnas, o bien franjas</translation>
    </message>
    <message id="kit.expected.file">
        <source>a file of this package</source>
        <translation>un archivo de este paquete</translation>
    </message>
    <message id="kit.expected.side">
        <source>a declared side</source>
        <translation>un bando declarado</translation>
    </message>
    <message id="kit.expected.status">
        <source>a declared status</source>
        <translation>un estado declarado</translation>
    </message>
    <message id="kit.expected.marker">
        <source>a declared marker</source>
        <translation>un marcador declarado</translation>
    </message>
    <message id="kit.expected.track">
        <source>a declared track</source>
        <translation>una pista declarada</translation>
    </message>
    <message id="kit.expected.box">
        <source>a declared box</source>
        <translation>un cajetín declarado</translation>
    </message>
    <message id="kit.expected.pool">
        <source>a declared cup</source>
        <translation>un depósito declarado</translation>
    </message>
    <message id="kit.expected.chit">
        <source>a declared chit</source>
        <translation>un chit declarado</translation>
    </message>
    <message id="kit.expected.attribute">
        <source>a declared attribute</source>
        <translation>un atributo declarado</translation>
    </message>
    <message id="kit.expected.trait">
        <source>a declared trait</source>
        <translation>un rasgo declarado</translation>
    </message>
    <message id="kit.expected.trait_word">
        <source>one of the words declared for this trait</source>
        <translation>una de las palabras declaradas para este rasgo</translation>
    </message>
    <message id="kit.expected.flag">
        <source>a declared flag</source>
        <translation>un indicador declarado</translation>
    </message>
    <message id="kit.expected.terrain">
        <source>a declared terrain</source>
        <translation>un terreno declarado</translation>
    </message>
    <message id="kit.expected.feature">
        <source>a declared hexside feature</source>
        <translation>un elemento de lado de hex declarado</translation>
    </message>
    <message id="kit.expected.link">
        <source>a declared kind of link</source>
        <translation>un tipo de enlace declarado</translation>
    </message>
    <message id="kit.expected.counter">
        <source>a counter of this package</source>
        <translation>una ficha de este paquete</translation>
    </message>
    <message id="kit.expected.map">
        <source>a map of this package</source>
        <translation>un mapa de este paquete</translation>
    </message>
    <message id="kit.expected.book">
        <source>a declared book</source>
        <translation>un reglamento declarado</translation>
    </message>
    <message id="kit.expected.choice">
        <source>one of the choices</source>
        <translation>una de las elecciones posibles</translation>
    </message>
    <message id="kit.expected.hex">
        <source>the number of a hex on the map</source>
        <translation>el número de un hex del mapa</translation>
    </message>
    <message id="kit.expected.hexside">
        <source>two adjacent hexes, like 1211|1212</source>
        <translation>dos hexes adyacentes, como 1211|1212</translation>
    </message>
    <message id="kit.expected.adjacent_hex">
        <source>a hex adjacent to the one before</source>
        <translation>un hex adyacente al anterior</translation>
    </message>
    <message id="kit.expected.place">
        <source>a hex or a box</source>
        <translation>un hex o un cajetín</translation>
    </message>
    <message id="kit.expected.area">
        <source>an area of the map</source>
        <translation>un área del mapa</translation>
    </message>
    <message id="kit.expected.control_list">
        <source>a control list of the map</source>
        <translation>una lista de control del mapa</translation>
    </message>
    <message id="kit.expected.unlisted_hexside">
        <source>a hexside not listed before</source>
        <translation>un lado de hex aún no listado</translation>
    </message>
    <message id="kit.expected.unlisted_hex">
        <source>a hex not listed before</source>
        <translation>un hex aún no listado</translation>
    </message>
    <message id="kit.expected.grid">
        <source>a grid: its ranges in order, at most 20,000 hexes, its numbers fitting the pattern</source>
        <translation>una cuadrícula: intervalos en orden, 20&#xa0;000 hexes como máximo, números conformes al patrón</translation>
    </message>
    <message id="kit.expected.numbering">
        <source>a pattern of numbers like RRCC or CC.RR</source>
        <translation>un patrón de numeración como RRCC o CC.RR</translation>
    </message>
    <message id="kit.found.nothing">
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message id="kit.finding.unknown_key">
        <source>The key “%1” is not known here; it is kept</source>
        <extracomment>%1 = key</extracomment>
        <translation>La clave «%1» no se conoce aquí; se conserva</translation>
    </message>
    <message id="kit.finding.place_off_map">
        <source>%1 lies in %2, which is not on the map; the place is left out</source>
        <extracomment>%1 = place, %2 = hex number</extracomment>
        <translation>%1 está en %2, que no está en el mapa; se omite la localidad</translation>
    </message>
    <message id="kit.finding.area_off_map">
        <source>The area “%1” names %2, which is not on the map; the hex is left out</source>
        <extracomment>%1 = area, %2 = hex number</extracomment>
        <translation>El área «%1» incluye %2, que no está en el mapa; se omite el hex</translation>
    </message>
    <message id="kit.finding.unused_file">
        <source>Nothing in the package uses %1</source>
        <extracomment>%1 = file</extracomment>
        <translation>Nada en el paquete usa %1</translation>
    </message>
    <message id="kit.finding.ranges_overlap">
        <source>In the chart “%1”, “%2” and “%3” overlap</source>
        <extracomment>%1 = chart, %2 and %3 = labels</extracomment>
        <translation>En la tabla «%1», «%2» y «%3» se solapan</translation>
    </message>
    <message id="kit.finding.ranges_hole">
        <source>The chart “%1” has no entry for %2 to %3</source>
        <extracomment>%1 = chart, %2 and %3 = first and last number</extracomment>
        <translation>La tabla «%1» no tiene ninguna entrada de %2 a %3</translation>
    </message>
    <message id="kit.finding.odds_not_rising">
        <source>In the chart “%1” the odds %2 do not rise above %3</source>
        <extracomment>%1 = chart, %2 = label, %3 = the label before it</extracomment>
        <translation>En la tabla «%1» la relación de combate %2 no es mayor que %3</translation>
    </message>
    <message id="kit.finding.labels_mixed">
        <source>In the chart “%1” the label “%2” is a name among numbers; all are taken for names</source>
        <extracomment>%1 = chart, %2 = label</extracomment>
        <translation>En la tabla «%1» la etiqueta «%2» es un nombre entre números; todas se toman por nombres</translation>
    </message>
    <message id="kit.finding.hex_isolated">
        <source>No neighbouring hex leads to %1</source>
        <extracomment>%1 = hex number</extracomment>
        <translation>Ningún hex vecino lleva a %1</translation>
    </message>
    <message id="kit.finding.land_apart">
        <source>%1 and the land around it, %2 hexes, cannot be reached from the rest of the land</source>
        <extracomment>%1 = hex number, %2 = how many hexes</extracomment>
        <translation>%1 y el terreno que lo rodea, %2 hexes, no se pueden alcanzar desde el resto de la tierra firme</translation>
    </message>
    <message id="kit.finding.area_empty">
        <source>The area “%1” has no hexes</source>
        <extracomment>%1 = area</extracomment>
        <translation>El área «%1» no tiene hexes</translation>
    </message>
    <message id="kit.finding.counter_unused">
        <source>No scenario uses the counter “%1”</source>
        <extracomment>%1 = counter</extracomment>
        <translation>Ningún escenario usa la ficha «%1»</translation>
    </message>
    <message id="kit.finding.counter_twice">
        <source>The counter “%1” is set up or arrives more than once in this scenario</source>
        <extracomment>%1 = counter</extracomment>
        <translation>En este escenario la ficha «%1» se despliega o llega más de una vez</translation>
    </message>
    <message id="kit.finding.counter_of_other_side">
        <source>The counter “%1” belongs to another side than its group</source>
        <extracomment>%1 = counter</extracomment>
        <translation>La ficha «%1» pertenece a un bando distinto del de su grupo</translation>
    </message>
    <message id="kit.finding.arrives_too_late">
        <source>The group arrives in turn %1; the scenario ends with turn %2</source>
        <extracomment>%1 = turn, %2 = last turn</extracomment>
        <translation>El grupo llega en el turno %1; el escenario termina con el turno %2</translation>
    </message>
    <message id="kit.finding.nowhere_to_set_up">
        <source>There is no hex in which the group could be set up</source>
        <translation>No hay ningún hex en el que el grupo pueda desplegarse</translation>
    </message>
    <message id="kit.finding.turn_labels">
        <source>There are %1 labels for %2 turns</source>
        <extracomment>%1 = how many labels, %2 = how many turns</extracomment>
        <translation>Número de etiquetas: %1; número de turnos: %2</translation>
    </message>
    <message id="kit.finding.deployed_elsewhere">
        <source>The deployment puts the counter “%1” where its set-up group may not stand</source>
        <extracomment>%1 = counter</extracomment>
        <translation>El despliegue ya hecho pone la ficha «%1» donde su grupo de despliegue no puede estar</translation>
    </message>
    <message id="kit.finding.words_missing">
        <source>Words are missing in: %1</source>
        <extracomment>%1 = language codes</extracomment>
        <translation>Faltan textos en: %1</translation>
    </message>
    <message id="kit.finding.name_missing">
        <source>“%1” has no name that people could read</source>
        <extracomment>%1 = id</extracomment>
        <translation>«%1» no tiene un nombre que mostrar</translation>
    </message>
    <message id="kit.finding.no_source">
        <source>Values without a source: %1</source>
        <extracomment>%1 = how many values</extracomment>
        <translation>Valores sin fuente: %1</translation>
    </message>
    <message id="kit.finding.source_unclear">
        <source>“%1” does not say whether this is from the rulebook, derived, public data or reconstructed</source>
        <extracomment>%1 = the mark</extracomment>
        <translation>«%1» no dice si esto procede del reglamento, es derivado, es un dato público o está reconstruido</translation>
    </message>
    <message id="kit.finding.not_drawn">
        <source>“%1” is declared, but display.json does not draw it</source>
        <extracomment>%1 = id</extracomment>
        <translation>«%1» está declarado, pero display.json no lo dibuja</translation>
    </message>
    <message id="kit.finding.ruling_without_section">
        <source>The ruling “%1” is about section %2, which rulebook.json does not list</source>
        <extracomment>%1 = ruling, %2 = section</extracomment>
        <translation>La interpretación «%1» trata de la sección %2, que rulebook.json no incluye</translation>
    </message>
    <message id="kit.finding.ruling_without_text">
        <source>The ruling “%1” is about section %2, whose text is not in the rulebook at hand</source>
        <extracomment>%1 = ruling, %2 = section</extracomment>
        <translation>La interpretación «%1» trata del apartado %2, cuyo texto no está en el reglamento disponible</translation>
    </message>
    <message id="play.refuse.over">
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message id="play.refuse.owner">
        <source>It is not for the %1 to decide now</source>
        <extracomment>%1 = the side that asked</extracomment>
        <translation>Ahora no le corresponde decidir a %1</translation>
    </message>
    <message id="play.refuse.verb">
        <source>“%1” is not among the things that can be done now</source>
        <extracomment>%1 = the verb</extracomment>
        <translation>«%1» no está entre lo que se puede hacer ahora</translation>
    </message>
    <message id="play.refuse.argument">
        <source>The argument “%1” is missing or does not fit</source>
        <extracomment>%1 = the argument&apos;s name</extracomment>
        <translation>El argumento «%1» falta o no es adecuado</translation>
    </message>
    <message id="play.refuse.dice_wanted">
        <source>Roll or draw for “%2” and enter the result (how many: %3, each from 1 to %1)</source>
        <extracomment>%1 = the highest number there is, %2 = what is rolled or drawn for, %3 = how many dice</extracomment>
        <translation>Tire o saque para «%2» e indique el resultado (cuántos: %3, cada uno de 1 a %1)</translation>
    </message>
    <message id="play.refuse.dice_impossible">
        <source>%3 cannot be the result for “%2”: it goes from 1 to %1</source>
        <extracomment>%1 = the highest number there is, %2 = what is rolled or drawn for, %3 = the number that was entered</extracomment>
        <translation>%3 no puede ser el resultado de «%2»: va de 1 a %1</translation>
    </message>
    <message id="play.refuse.dice_surplus" numerus="yes">
        <source>%n result(s) too many: no more is rolled. Nothing has been done</source>
        <extracomment>%n = how many results were entered although nothing was left to be rolled</extracomment>
        <translation>
            <numerusform>Sobra %n resultado: no se tira nada más. No se ha hecho nada</numerusform>
            <numerusform>Sobran %n resultados: no se tira nada más. No se ha hecho nada</numerusform>
        </translation>
    </message>
    <message id="play.refuse.nothing_to_take_back">
        <source>There is nothing to take back</source>
        <translation>No hay nada que deshacer</translation>
    </message>
    <message id="play.refuse.take_back_of_others">
        <source>What the other side decided cannot be taken back</source>
        <translation>No se puede deshacer lo que decidió el otro bando</translation>
    </message>
    <message id="play.refuse.take_back_barrier">
        <source>A die was rolled or a secret was shown: what went before can no longer be taken back</source>
        <translation>Se ha tirado un dado o se ha mostrado un secreto: lo anterior ya no puede deshacerse</translation>
    </message>
    <message id="play.refuse.reading_only">
        <source>This diary is open for reading only</source>
        <translation>Este diario está abierto solo para lectura</translation>
    </message>
    <message id="play.fault.no_rules">
        <source>No rules for the game “%1” are built into this program</source>
        <extracomment>%1 = game</extracomment>
        <translation>Este programa no incluye las reglas del juego «%1»</translation>
    </message>
    <message id="play.fault.package_lacks">
        <source>The package “%1” does not fit its rules: in its list “%2”, “%3” must be number %4</source>
        <extracomment>%1 = package, %2 = key of a list in package.json, %3 = the name the rules need, %4 = its place</extracomment>
        <translation>El paquete «%1» no corresponde a sus reglas: en su lista «%2», «%3» debe ocupar el puesto número %4</translation>
    </message>
    <message id="play.fault.markers_missing">
        <source>%1, %2: the suggested set-up takes more markers “%3” of value %4 from “%5” than the scenario puts there</source>
        <extracomment>%1 = file, %2 = JSON pointer, %3 = marker, %4 = its value, %5 = box</extracomment>
        <translation>%1, %2: el despliegue sugerido toma de «%5» más marcadores «%3» de valor %4 de los que el escenario pone allí</translation>
    </message>
    <message id="play.fault.not_set_up">
        <source>%1, %2: the scenario does not bring the counter “%3” of the suggested set-up</source>
        <extracomment>%1 = file, %2 = JSON pointer, %3 = counter</extracomment>
        <translation>%1, %2: el escenario no trae la ficha «%3» del despliegue sugerido</translation>
    </message>
    <message id="play.fault.no_scenario">
        <source>There is no scenario “%1”</source>
        <extracomment>%1 = scenario</extracomment>
        <translation>No existe el escenario «%1»</translation>
    </message>
    <message id="play.fault.no_choice">
        <source>There is no ruling or option “%1” with the choice “%2”</source>
        <extracomment>%1 = ruling or option, %2 = choice</extracomment>
        <translation>No existe una interpretación u opción «%1» con la elección «%2»</translation>
    </message>
    <message id="play.fault.no_event">
        <source>There is no event %1 in this diary</source>
        <extracomment>%1 = number of the event</extracomment>
        <translation>En este diario no hay ningún suceso %1</translation>
    </message>
    <message id="play.fault.impossible_event">
        <source>Event %1 cannot have happened: %2</source>
        <extracomment>%1 = number of the event, %2 = what is wrong with it</extracomment>
        <translation>El suceso %1 no puede haber ocurrido: %2</translation>
    </message>
    <message id="play.fault.no_name">
        <source>%1: there is no %2 “%3” in this game</source>
        <extracomment>%1 = where, %2 = kind of thing, %3 = the name found</extracomment>
        <translation>%1: «%3» (%2) no existe en este juego</translation>
    </message>
    <message id="play.fault.expected">
        <source>%1: expected %2</source>
        <extracomment>%1 = where, %2 = what was expected</extracomment>
        <translation>%1: se esperaba %2</translation>
    </message>
    <message id="play.fault.position_of_one_side">
        <source>This position was written as one side sees it: what that side may not know is missing, so no game can begin from it</source>
        <translation>Esta posición está escrita como la ve un bando: falta lo que ese bando no puede saber, así que ninguna partida puede empezar desde ella</translation>
    </message>
    <message id="play.fault.rules_version">
        <source>The diary was written with rules version %1; this program has version %2</source>
        <extracomment>%1 = version of the rules in the diary, %2 = version of the rules in this program</extracomment>
        <translation>El diario se escribió con la versión %1 de las reglas; este programa tiene la versión %2</translation>
    </message>
    <message id="play.verify.chain">
        <source>Page %1 is not as it was written</source>
        <extracomment>%1 = number of the page</extracomment>
        <translation>La página %1 no está como se escribió</translation>
    </message>
    <message id="play.verify.seed">
        <source>The seed of the dice is not the one that was committed to</source>
        <translation>La semilla de los dados no corresponde al compromiso adquirido al principio</translation>
    </message>
    <message id="play.verify.event">
        <source>The diary says %1, the rules say %2</source>
        <extracomment>%1 = the event in the diary, %2 = the event the rules bring today</extracomment>
        <translation>El diario dice %1, las reglas dicen %2</translation>
    </message>
    <message id="play.verify.count">
        <source>Events here in the diary: %1; by the rules: %2</source>
        <extracomment>%1 = number of events in the diary, %2 = number of events the rules bring today</extracomment>
        <translation>Sucesos en este punto en el diario: %1; según las reglas: %2</translation>
    </message>
    <message id="play.verify.barrier">
        <source>The diary and the rules do not agree on whether this can be taken back</source>
        <translation>El diario y las reglas no coinciden en si esto se puede deshacer</translation>
    </message>
    <message id="play.verify.snapshot">
        <source>The snapshot kept with page %1 is not the table as it was</source>
        <extracomment>%1 = number of the page</extracomment>
        <translation>La instantánea guardada con la página %1 no corresponde a la mesa tal como estaba</translation>
    </message>
    <message id="store.fault.not_found">
        <source>%1 does not exist</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 no existe</translation>
    </message>
    <message id="store.fault.folder">
        <source>%1 is a folder, not the diary of a game</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 es una carpeta, no el diario de una partida</translation>
    </message>
    <message id="store.fault.no_file">
        <source>%1 is a device or the like, not the diary of a game</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 es un dispositivo o algo parecido, no el diario de una partida</translation>
    </message>
    <message id="store.fault.empty">
        <source>%1 is empty</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 está vacío</translation>
    </message>
    <message id="store.fault.foreign">
        <source>%1 is not the diary of a game</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 no es el diario de una partida</translation>
    </message>
    <message id="store.fault.other_program">
        <source>%1 is a database of another program, not the diary of a game</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 es una base de datos de otro programa, no el diario de una partida</translation>
    </message>
    <message id="store.fault.newer">
        <source>%1 was written by a newer Esagono: its format is %2, this program reads up to %3</source>
        <extracomment>%1 = file, %2 = version of the file format, %3 = newest version this program reads</extracomment>
        <translation>%1 fue escrito por un Esagono más reciente: su formato es %2, este programa lee hasta %3</translation>
    </message>
    <message id="store.fault.no_version">
        <source>%1 says that its format is %2, which never existed</source>
        <extracomment>%1 = file, %2 = version of the file format</extracomment>
        <translation>%1 dice que su formato es %2, que nunca existió</translation>
    </message>
    <message id="store.fault.truncated">
        <source>%1 is cut short: %2 bytes of %3 are left</source>
        <extracomment>%1 = file, %2 = bytes found, %3 = bytes that should be there</extracomment>
        <translation>%1 está cortado: quedan %2 bytes de %3</translation>
    </message>
    <message id="store.fault.corrupted">
        <source>%1 is damaged: %2</source>
        <extracomment>%1 = file, %2 = SQLite&apos;s own words</extracomment>
        <translation>%1 está dañado: %2</translation>
    </message>
    <message id="store.fault.altered">
        <source>%1 is not built as a diary is: “%2” is missing, altered or does not belong there</source>
        <extracomment>%1 = file, %2 = name of the first table, view, index or trigger that differs</extracomment>
        <translation>%1 no está hecho como un diario: «%2» falta, está alterado o no debería estar ahí</translation>
    </message>
    <message id="store.fault.beginning_broken">
        <source>%1: what the game was begun with has been changed since</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1: los datos con los que empezó la partida se modificaron después</translation>
    </message>
    <message id="store.fault.chain_broken">
        <source>%1: page %2 is not as it was written</source>
        <extracomment>%1 = file, %2 = page number</extracomment>
        <translation>%1: la página %2 no está como se escribió</translation>
    </message>
    <message id="store.fault.page_disorderly">
        <source>%1: page %2 does not follow from the pages before it</source>
        <extracomment>%1 = file, %2 = page number</extracomment>
        <translation>%1: la página %2 no es continuación de las páginas anteriores</translation>
    </message>
    <message id="store.fault.too_many_steps">
        <source>%1 asks for more work than any diary needs</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 exige más trabajo del que necesita cualquier diario</translation>
    </message>
    <message id="store.fault.busy">
        <source>%1 is being written by another program</source>
        <extracomment>%1 = file</extracomment>
        <translation>Otro programa está escribiendo en %1</translation>
    </message>
    <message id="store.fault.changed_elsewhere">
        <source>%1 was written to by another program: its last page should be %2 and is %3</source>
        <extracomment>%1 = file, %2 = page expected to be the last, %3 = last page found</extracomment>
        <translation>Otro programa ha escrito en %1: su última página debería ser la %2 y es la %3</translation>
    </message>
    <message id="store.fault.exists">
        <source>%1 exists already</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 ya existe</translation>
    </message>
    <message id="store.fault.unreadable">
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 = file, %2 = the system&apos;s own words</extracomment>
        <translation>No se puede leer %1: %2</translation>
    </message>
    <message id="store.fault.unwritable">
        <source>%1 cannot be written: %2. Nothing was changed</source>
        <extracomment>%1 = file, %2 = the system&apos;s own words</extracomment>
        <translation>No se puede escribir %1: %2. No se ha cambiado nada</translation>
    </message>
    <message id="store.fault.opened_for_reading">
        <source>%1 was opened for reading only</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 se abrió solo para lectura</translation>
    </message>
    <message id="store.fault.disk_full">
        <source>No room is left on the disk of %1. Nothing was changed</source>
        <extracomment>%1 = file</extracomment>
        <translation>No queda espacio en el disco de %1. No se ha cambiado nada</translation>
    </message>
    <message id="store.fault.entry_too_large">
        <source>%1: a single entry would be larger than the allowed %2 bytes</source>
        <extracomment>%1 = file, %2 = largest number of bytes</extracomment>
        <translation>%1: una sola entrada superaría los %2 bytes permitidos</translation>
    </message>
    <message id="store.fault.whole_too_large">
        <source>%1: a page, or the game data, would be larger than the allowed %2 bytes</source>
        <extracomment>%1 = file, %2 = largest number of bytes</extracomment>
        <translation>%1: una página o los datos del juego superarían los %2 bytes permitidos</translation>
    </message>
    <message id="store.fault.no_such_page">
        <source>%1 has no page %2</source>
        <extracomment>%1 = file, %2 = page number</extracomment>
        <translation>%1 no tiene la página %2</translation>
    </message>
    <message id="store.fault.not_on_line">
        <source>%1: page %2 is not on the line of branch %3</source>
        <extracomment>%1 = file, %2 = page number, %3 = branch number</extracomment>
        <translation>%1: la página %2 no está en la línea de la rama %3</translation>
    </message>
    <message id="store.fault.no_such_branch">
        <source>%1 has no branch %2</source>
        <extracomment>%1 = file, %2 = branch number</extracomment>
        <translation>%1 no tiene la rama %2</translation>
    </message>
    <message id="store.fault.no_such_event">
        <source>%1 has no event %2</source>
        <extracomment>%1 = file, %2 = event number</extracomment>
        <translation>%1 no tiene el suceso %2</translation>
    </message>
    <message id="store.fault.no_such_annotation">
        <source>%1 has no annotation %2</source>
        <extracomment>%1 = file, %2 = number of the annotation</extracomment>
        <translation>%1 no tiene la anotación %2</translation>
    </message>
    <message id="store.fault.no_such_commitment">
        <source>%1 has no unopened dice commitment %2</source>
        <extracomment>%1 = file, %2 = number of the commitment</extracomment>
        <translation>%1 no tiene un compromiso de dados %2 aún sin revelar</translation>
    </message>
    <message id="store.fault.no_such_package_file">
        <source>%1 does not contain “%2”</source>
        <extracomment>%1 = file, %2 = name of a file of the game data</extracomment>
        <translation>%1 no contiene «%2»</translation>
    </message>
    <message id="store.fault.name_not_unicode">
        <source>%1: a name is not valid Unicode</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1: un nombre no es Unicode válido</translation>
    </message>
    <message id="store.fault.nothing_to_salvage">
        <source>Not even the beginning of %1 could be saved</source>
        <extracomment>%1 = file</extracomment>
        <translation>No se ha podido rescatar ni siquiera el comienzo de %1</translation>
    </message>
    <message id="cli.help.program">
        <source>Esagono without a display: plays hex-and-counter wargames with every rule enforced</source>
        <translation>Esagono sin pantalla: para jugar a juegos de guerra de hexágonos y fichas con todas las reglas aplicadas</translation>
    </message>
    <message id="cli.help.help">
        <source>Prints this help</source>
        <translation>Muestra esta ayuda</translation>
    </message>
    <message id="cli.help.version">
        <source>Prints the version of the program</source>
        <translation>Muestra la versión del programa</translation>
    </message>
    <message id="cli.help.json">
        <source>Answers with one JSON document</source>
        <translation>Responde con un único documento JSON</translation>
    </message>
    <message id="cli.help.lang">
        <source>Language of the answers: it, en, es, fr</source>
        <translation>Idioma de las respuestas: it, en, es, fr</translation>
    </message>
    <message id="cli.help.packages">
        <source>A package’s folder, or a folder of packages, to look into first; may be repeated</source>
        <translation>La carpeta de un paquete, o una carpeta de paquetes, en la que buscar primero; puede repetirse</translation>
    </message>
    <message id="cli.help.file">
        <source>A game’s diary (*.esagono)</source>
        <translation>El diario de una partida (*.esagono)</translation>
    </message>
    <message id="cli.help.viewer">
        <source>Who looks: a side, umpire or stranger</source>
        <translation>Quién mira: un bando, «umpire» (el árbitro) o «stranger» (un extraño)</translation>
    </message>
    <message id="cli.help.side">
        <source>Who asks; if left out, the next side to decide</source>
        <translation>Quién pide; si falta, el siguiente bando que debe decidir</translation>
    </message>
    <message id="cli.help.out">
        <source>The diary to be written; it must not exist</source>
        <translation>El diario que se escribirá; no debe existir</translation>
    </message>
    <message id="cli.help.game">
        <source>The game’s id, as “games” lists it</source>
        <translation>El identificador del juego, tal como lo muestra «games»</translation>
    </message>
    <message id="cli.help.scenario">
        <source>The scenario’s id</source>
        <translation>El identificador del escenario</translation>
    </message>
    <message id="cli.help.option">
        <source>option=choice: an option or a ruling that is not left at its default; may be repeated</source>
        <translation>opción=elección: una opción o interpretación distinta de la predeterminada; puede repetirse</translation>
    </message>
    <message id="cli.help.at">
        <source>The number of an event; if left out, the last one</source>
        <translation>El número de un suceso; si falta, el último</translation>
    </message>
    <message id="cli.help.games">
        <source>Lists the games, their scenarios and options</source>
        <translation>Muestra los juegos, sus escenarios y sus opciones</translation>
    </message>
    <message id="cli.help.only_game">
        <source>Only this game</source>
        <translation>Solo este juego</translation>
    </message>
    <message id="cli.help.all_options">
        <source>Lists options with a single choice, too</source>
        <translation>Muestra también las opciones con una sola elección</translation>
    </message>
    <message id="cli.help.validate">
        <source>Reads a package and lists what its author should know</source>
        <translation>Lee un paquete y enumera lo que su autor debería saber</translation>
    </message>
    <message id="cli.help.folder">
        <source>The package’s folder</source>
        <translation>La carpeta del paquete</translation>
    </message>
    <message id="cli.help.new">
        <source>Begins a game in a new diary</source>
        <translation>Empieza una partida en un diario nuevo</translation>
    </message>
    <message id="cli.help.new_position">
        <source>A file with the position to begin from, as “position” writes it</source>
        <translation>Un archivo con la posición desde la que empezar, tal como la escribe «position»</translation>
    </message>
    <message id="cli.help.seed">
        <source>What the dice come from: a number or any words; if left out, a fresh secret</source>
        <translation>De dónde salen los dados: un número o palabras cualesquiera; si falta, un secreto nuevo</translation>
    </message>
    <message id="cli.help.told">
        <source>“told”: the players roll and tell their own dice; or the first faces, like 3,5</source>
        <translation>«told»: los jugadores tiran sus propios dados y comunican el resultado; o bien las primeras caras, como 3,5</translation>
    </message>
    <message id="cli.help.verify">
        <source>Checks every command against the rules again and names the first difference</source>
        <translation>Vuelve a comprobar cada orden según las reglas e indica la primera diferencia</translation>
    </message>
    <message id="cli.help.salvage">
        <source>Saves what can be trusted of a damaged diary into a new one</source>
        <translation>Rescata en un diario nuevo lo que es fiable de un diario dañado</translation>
    </message>
    <message id="cli.help.fork">
        <source>Copies a diary up to the last command complete at an event</source>
        <translation>Copia un diario hasta la última orden completa en un suceso dado</translation>
    </message>
    <message id="cli.help.state">
        <source>Shows the table</source>
        <translation>Muestra la situación en la mesa</translation>
    </message>
    <message id="cli.help.offers">
        <source>Shows what a side may do</source>
        <translation>Muestra lo que puede hacer un bando</translation>
    </message>
    <message id="cli.help.offer_unit">
        <source>Only what this unit may do: its id or its name; several with commas between them</source>
        <translation>Solo lo que puede hacer esta unidad: su id o su nombre; varias separadas por comas</translation>
    </message>
    <message id="cli.help.offer_verb">
        <source>Only this verb: move, attack …</source>
        <translation>Solo este verbo: move, attack …</translation>
    </message>
    <message id="cli.help.offer_hex">
        <source>Only what is about this hex: by units that stand there, or with it as target or goal</source>
        <translation>Solo lo que toca a este hex: de las unidades que están en él, o con él como objetivo o destino</translation>
    </message>
    <message id="cli.help.all_offers">
        <source>Everything: every offer, every target with its cost, every reason why not</source>
        <translation>Todo: cada oferta, cada objetivo con su coste, cada motivo por el que no</translation>
    </message>
    <message id="cli.help.log">
        <source>Shows what happened</source>
        <translation>Muestra lo que ha ocurrido</translation>
    </message>
    <message id="cli.help.position">
        <source>Writes the position down, for “new --position”</source>
        <translation>Escribe la posición, para «new --position»</translation>
    </message>
    <message id="cli.help.do">
        <source>Plays a command</source>
        <translation>Ejecuta una orden</translation>
    </message>
    <message id="cli.help.why">
        <source>Says whether a command is legal, and if not, by which rule</source>
        <translation>Dice si una orden es legal y, si no lo es, por qué regla</translation>
    </message>
    <message id="cli.help.preview">
        <source>Works out what a command may lead to</source>
        <translation>Calcula los posibles resultados de una orden</translation>
    </message>
    <message id="cli.help.takeback">
        <source>Takes back a side’s last command</source>
        <translation>Deshace la última orden de un bando</translation>
    </message>
    <message id="cli.help.command">
        <source>verb name=value … with lists as a,b and shares as a:1,b:2; or a JSON object</source>
        <translation>verbo nombre=valor … con listas como a,b y asignaciones como a:1,b:2; o un objeto JSON</translation>
    </message>
    <message id="cli.help.dice">
        <source>What the players’ own dice show, like 3,5</source>
        <translation>El resultado de los dados que tiran los jugadores, como 3,5</translation>
    </message>
    <message id="cli.help.selfplay">
        <source>Plays games against itself</source>
        <translation>Juega partidas contra sí mismo</translation>
    </message>
    <message id="cli.help.selfplay_games">
        <source>How many games</source>
        <translation>Cuántas partidas</translation>
    </message>
    <message id="cli.help.selfplay_seed">
        <source>A number: the first game’s seed, from which the others come</source>
        <translation>Un número: la semilla de la primera partida, de la que salen las demás</translation>
    </message>
    <message id="cli.help.players">
        <source>Who plays: random, greedy, ai:quick, ai:normal or ai:patient; one for all sides or one per side, like ai:quick,random</source>
        <translation>Quién juega: random, greedy, ai:quick, ai:normal o ai:patient; uno para todos los bandos o uno por bando, como ai:quick,random</translation>
    </message>
    <message id="cli.help.out_dir">
        <source>A folder for the games’ diaries; if left out, none are kept</source>
        <translation>Una carpeta para los diarios de las partidas; si falta, no se guarda ninguno</translation>
    </message>
    <message id="cli.help.max_commands">
        <source>How many commands a game may have</source>
        <translation>Cuántas órdenes puede tener una partida</translation>
    </message>
    <message id="cli.help.check">
        <source>Which laws are checked at every step: offers or all</source>
        <translation>Qué leyes se comprueban a cada paso: offers (las ofertas) o all (todas)</translation>
    </message>
    <message id="cli.help.rulings">
        <source>Which rulings and options are played: standard, or random: drawn for every game from its seed, except those of --option</source>
        <translation>Con qué interpretaciones y opciones se juega: standard (las predeterminadas) o random (al azar en cada partida, según su semilla, salvo las de --option)</translation>
    </message>
    <message id="cli.help.protocol">
        <source>Talks to a bot: one JSON object per line on standard input and output</source>
        <translation>Habla con un bot: un objeto JSON por línea en la entrada y la salida estándar</translation>
    </message>
    <message id="cli.help.only_side">
        <source>The only side that is answered</source>
        <translation>El único bando al que se responde</translation>
    </message>
    <message id="cli.exit.title">
        <source>Exit codes:</source>
        <translation>Códigos de salida:</translation>
    </message>
    <message id="cli.exit.done">
        <source>done; of “why”: legal</source>
        <translation>hecho; para «why»: legal</translation>
    </message>
    <message id="cli.exit.refused">
        <source>refused by the rules</source>
        <translation>rechazado por las reglas</translation>
    </message>
    <message id="cli.exit.usage">
        <source>the command line cannot be understood</source>
        <translation>no se entiende la línea de comandos</translation>
    </message>
    <message id="cli.exit.not_found">
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message id="cli.exit.damaged">
        <source>damaged or malformed input</source>
        <translation>datos dañados o mal formados</translation>
    </message>
    <message id="cli.exit.foreign">
        <source>foreign, from a newer program, or not belonging together</source>
        <translation>ajeno, de un programa más reciente o incompatible</translation>
    </message>
    <message id="cli.exit.busy">
        <source>another program is writing the diary</source>
        <translation>otro programa está escribiendo el diario</translation>
    </message>
    <message id="cli.exit.unwritable">
        <source>cannot be written, or the disk is full</source>
        <translation>no se puede escribir, o el disco está lleno</translation>
    </message>
    <message id="cli.exit.different">
        <source>“verify” or “compare” found a difference</source>
        <oldsource>“verify” found a difference</oldsource>
        <translation>«verify» o «compare» ha encontrado una diferencia</translation>
    </message>
    <message id="cli.exit.law_broken">
        <source>“selfplay” found a broken law</source>
        <translation>«selfplay» ha encontrado una ley incumplida</translation>
    </message>
    <message id="cli.fault.no_file">
        <source>%1 does not exist</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 no existe</translation>
    </message>
    <message id="cli.fault.unreadable">
        <source>%1 cannot be read</source>
        <extracomment>%1 = file</extracomment>
        <translation>No se puede leer %1</translation>
    </message>
    <message id="cli.fault.too_large">
        <source>%1 has more than the allowed %2 bytes</source>
        <extracomment>%1 = file, %2 = largest number of bytes</extracomment>
        <translation>%1 supera los %2 bytes permitidos</translation>
    </message>
    <message id="cli.fault.folder">
        <source>The folder %1 cannot be made</source>
        <extracomment>%1 = folder</extracomment>
        <translation>No se puede crear la carpeta %1</translation>
    </message>
    <message id="cli.fault.no_game">
        <source>No package of the game “%1” was found</source>
        <extracomment>%1 = game</extracomment>
        <translation>No se encontró ningún paquete del juego «%1»</translation>
    </message>
    <message id="cli.fault.no_rules">
        <source>The rules “%1” are not built into this program</source>
        <extracomment>%1 = name of the rules</extracomment>
        <translation>Este programa no incluye las reglas «%1»</translation>
    </message>
    <message id="cli.fault.no_side">
        <source>There is no side “%1” in this game</source>
        <extracomment>%1 = what was asked for</extracomment>
        <translation>En este juego no hay ningún bando «%1»</translation>
    </message>
    <message id="cli.fault.no_unit">
        <source>There is no unit “%1” in this game</source>
        <extracomment>%1 = what was asked for</extracomment>
        <translation>En este juego no hay ninguna unidad «%1»</translation>
    </message>
    <message id="cli.fault.no_hex">
        <source>There is no hex “%1” on this map</source>
        <extracomment>%1 = what was asked for</extracomment>
        <translation>En este mapa no hay ningún hex «%1»</translation>
    </message>
    <message id="cli.fault.no_verb">
        <source>“%1” is no verb of this decision; its verbs are: %2</source>
        <extracomment>%1 = what was asked for, %2 = list of verbs</extracomment>
        <translation>«%1» no es un verbo de esta decisión; sus verbos son: %2</translation>
    </message>
    <message id="cli.fault.nothing_complete">
        <source>No command is complete at event %1</source>
        <extracomment>%1 = number of the event</extracomment>
        <translation>En el suceso %1 no hay ninguna orden completa</translation>
    </message>
    <message id="cli.fault.verb_expected">
        <source>“%1” is no command: it has no verb</source>
        <extracomment>%1 = the words that are no command</extracomment>
        <translation>«%1» no es una orden: falta el verbo</translation>
    </message>
    <message id="cli.fault.argument_expected">
        <source>“%1” is no argument: expected name=value</source>
        <extracomment>%1 = the word</extracomment>
        <translation>«%1» no es un argumento: se esperaba nombre=valor</translation>
    </message>
    <message id="cli.fault.share_expected">
        <source>“%1” is no share: expected counter:number</source>
        <extracomment>%1 = the word</extracomment>
        <translation>«%1» no es una asignación: se esperaba ficha:número</translation>
    </message>
    <message id="cli.fault.said_twice">
        <source>“%1” is said twice</source>
        <extracomment>%1 = the name</extracomment>
        <translation>«%1» se indica dos veces</translation>
    </message>
    <message id="cli.misuse.faces">
        <source>“%1” are no dice: expected faces like 3,5</source>
        <extracomment>%1 = what was said</extracomment>
        <translation>«%1» no es una tirada de dados: se esperaban caras como 3,5</translation>
    </message>
    <message id="cli.misuse.choice">
        <source>“%1” is no option of a game: expected option=choice, each option once</source>
        <extracomment>%1 = what was said</extracomment>
        <translation>«%1» no es una opción de un juego: se esperaba opción=elección, cada opción una sola vez</translation>
    </message>
    <message id="cli.misuse.seed_or_dice">
        <source>Either --seed or --dice: dice come from a seed or are told</source>
        <translation>O --seed o --dice: los dados salen de una semilla o los comunican los jugadores</translation>
    </message>
    <message id="cli.misuse.dice_of_seed">
        <source>The dice of this game come from its seed and cannot be told</source>
        <translation>Los dados de esta partida salen de su semilla y no se pueden comunicar</translation>
    </message>
    <message id="cli.misuse.players">
        <source>“%1”: expected one player, or one for each of the %2 sides</source>
        <extracomment>%1 = what was said, %2 = number of sides</extracomment>
        <translation>«%1»: se esperaba un solo jugador, o uno por cada uno de los %2 bandos</translation>
    </message>
    <message id="cli.misuse.no_player">
        <source>There is no player “%1”</source>
        <extracomment>%1 = name of the player</extracomment>
        <translation>No existe el jugador «%1»</translation>
    </message>
    <message id="cli.misuse.line">
        <source>The command line cannot be understood: %1</source>
        <extracomment>%1 = the parser&apos;s own words</extracomment>
        <translation>No se entiende la línea de comandos: %1</translation>
    </message>
    <message id="cli.protocol.text_expected">
        <source>“%1” should be a text</source>
        <extracomment>%1 = key</extracomment>
        <translation>«%1» debe ser un texto</translation>
    </message>
    <message id="cli.protocol.numbers_expected">
        <source>“%1” should be made of whole numbers within bounds</source>
        <extracomment>%1 = key</extracomment>
        <translation>«%1» debe contener números enteros dentro de los límites</translation>
    </message>
    <message id="cli.protocol.object_expected">
        <source>“%1” should be an object</source>
        <extracomment>%1 = key</extracomment>
        <translation>«%1» debe ser un objeto</translation>
    </message>
    <message id="cli.protocol.unknown">
        <source>This protocol does not know “%1”</source>
        <extracomment>%1 = what was asked</extracomment>
        <translation>«%1» no está entre lo que este protocolo sabe hacer</translation>
    </message>
    <message id="cli.protocol.other_side">
        <source>This session does not answer “%1”</source>
        <extracomment>%1 = side</extracomment>
        <translation>Esta sesión no responde a «%1»</translation>
    </message>
    <message id="cli.protocol.too_long">
        <source>The line has more than the allowed %1 bytes</source>
        <extracomment>%1 = largest number of bytes</extracomment>
        <translation>La línea supera los %1 bytes permitidos</translation>
    </message>
    <message id="cli.games.game">
        <source>%1: %2, release %3</source>
        <extracomment>%1 = id, %2 = title, %3 = release</extracomment>
        <translation>%1: %2, versión %3</translation>
    </message>
    <message id="cli.games.sides">
        <source>Sides: %1</source>
        <extracomment>%1 = list of sides</extracomment>
        <translation>Bandos: %1</translation>
    </message>
    <message id="cli.games.scenario">
        <source>Scenario %1: %2. %3</source>
        <extracomment>%1 = id, %2 = title, %3 = summary</extracomment>
        <translation>Escenario %1: %2. %3</translation>
    </message>
    <message id="cli.games.option">
        <source>Option %1 = %2 (default: %3): %4</source>
        <extracomment>%1 = id, %2 = choices, %3 = the standard choice, %4 = the question</extracomment>
        <translation>Opción %1 = %2 (predeterminada: %3): %4</translation>
    </message>
    <message id="cli.games.more_options" numerus="yes">
        <source>%n option(s) with a single choice: --all lists them too</source>
        <extracomment>%n = number of options</extracomment>
        <translation>
            <numerusform>%n opción con una sola elección: --all la muestra</numerusform>
            <numerusform>%n opciones con una sola elección: --all también las muestra</numerusform>
        </translation>
    </message>
    <message id="cli.games.broken">
        <source>Broken package %1: %2</source>
        <extracomment>%1 = folder, %2 = what is wrong</extracomment>
        <translation>Paquete no utilizable %1: %2</translation>
    </message>
    <message id="cli.games.none">
        <source>No packages were found</source>
        <translation>No se encontró ningún paquete</translation>
    </message>
    <message id="cli.validate.count">
        <source>Findings: %1, of which errors: %2</source>
        <extracomment>%1 = number of findings, %2 = number of errors among them</extracomment>
        <translation>Observaciones: %1, de ellas errores: %2</translation>
    </message>
    <message id="cli.new.begun">
        <source>%1: “%2” begins</source>
        <extracomment>%1 = file, %2 = title of the scenario</extracomment>
        <translation>%1: empieza «%2»</translation>
    </message>
    <message id="cli.to_decide">
        <source>To decide: %1</source>
        <extracomment>%1 = sides</extracomment>
        <translation>La decisión corresponde a: %1</translation>
    </message>
    <message id="cli.verify.well">
        <source>All is well. Pages: %1, events: %2</source>
        <extracomment>%1 = number of pages, %2 = number of events</extracomment>
        <translation>Todo en orden. Páginas: %1, sucesos: %2</translation>
    </message>
    <message id="cli.verify.difference">
        <source>First difference on page %1, event %2: %3</source>
        <extracomment>%1 = page, %2 = event, %3 = what differs</extracomment>
        <translation>Primera diferencia en la página %1, suceso %2: %3</translation>
    </message>
    <message id="cli.salvage.all">
        <source>Everything was saved into %3. Pages: %1, events: %2</source>
        <extracomment>%1 = number of pages, %2 = number of events, %3 = file</extracomment>
        <translation>Se ha rescatado todo en %3. Páginas: %1, sucesos: %2</translation>
    </message>
    <message id="cli.salvage.part">
        <source>The beginning was saved into %3. Pages: %1, events: %2</source>
        <extracomment>%1 = number of pages, %2 = number of events, %3 = file</extracomment>
        <translation>Se ha rescatado el comienzo en %3. Páginas: %1, sucesos: %2</translation>
    </message>
    <message id="cli.fork.done">
        <source>Copied into %3. Pages: %1, events: %2</source>
        <extracomment>%1 = number of pages, %2 = number of events, %3 = file</extracomment>
        <translation>Copiado en %3. Páginas: %1, sucesos: %2</translation>
    </message>
    <message id="cli.state.title">
        <source>%1, %2: after event %3, as seen by %4</source>
        <extracomment>%1 = game, %2 = scenario, %3 = event, %4 = who looks</extracomment>
        <translation>%1, %2: tras el suceso %3, visto por %4</translation>
    </message>
    <message id="cli.viewer.umpire">
        <source>the umpire</source>
        <translation>el árbitro</translation>
    </message>
    <message id="cli.viewer.stranger">
        <source>a stranger</source>
        <translation>un extraño</translation>
    </message>
    <message id="cli.nobody">
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message id="cli.state.hidden_counter">
        <source>a counter (%1)</source>
        <extracomment>%1 = side</extracomment>
        <translation>una ficha (%1)</translation>
    </message>
    <message id="cli.state.back_up">
        <source>back up</source>
        <translation>por el reverso</translation>
    </message>
    <message id="cli.turn">
        <source>Turn %1</source>
        <extracomment>%1 = number of the turn</extracomment>
        <translation>Turno %1</translation>
    </message>
    <message id="cli.turn_dated">
        <source>Turn %1 · %2</source>
        <extracomment>%1 = number of the turn, %2 = its date</extracomment>
        <translation>Turno %1 · %2</translation>
    </message>
    <message id="cli.hex">
        <source>%1 (%2)</source>
        <extracomment>%1 = number of a hex, %2 = its terrain</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message id="cli.hex_named">
        <source>%1 %2 (%3)</source>
        <extracomment>%1 = number of a hex, %2 = the place in it, %3 = its terrain</extracomment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message id="cli.state.on_map" numerus="yes">
        <source>%2, %n counter(s) on the map:</source>
        <extracomment>%n = number of counters, %2 = side</extracomment>
        <translation>
            <numerusform>%2, %n ficha en el mapa:</numerusform>
            <numerusform>%2, %n fichas en el mapa:</numerusform>
        </translation>
    </message>
    <message id="cli.state.hex">
        <source>%1: %2</source>
        <extracomment>%1 = hex with its terrain, %2 = list of counters</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="cli.state.figures_now">
        <source>%1, now %2</source>
        <extracomment>%1 = the figures printed on a counter: 3-4-6, %2 = what they count for now</extracomment>
        <translation>%1, ahora %2</translation>
    </message>
    <message id="cli.state.off_map">
        <source>Off the map:</source>
        <translation>Fuera del mapa:</translation>
    </message>
    <message id="cli.state.box">
        <source>%2 (%1): %3</source>
        <extracomment>%1 = number of counters, %2 = box, %3 = list of counters</extracomment>
        <translation>%2 (%1): %3</translation>
    </message>
    <message id="cli.state.box_counted" numerus="yes">
        <source>%2: %n counter(s)</source>
        <extracomment>%n = number of counters, %2 = box</extracomment>
        <translation>
            <numerusform>%2: %n ficha</numerusform>
            <numerusform>%2: %n fichas</numerusform>
        </translation>
    </message>
    <message id="cli.state.markers_at">
        <source>%1: %2</source>
        <extracomment>%1 = marker, %2 = list of places</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="cli.state.markers_of">
        <source>%1 (%2): %3</source>
        <extracomment>%1 = marker, %2 = side it belongs to, %3 = list of places</extracomment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message id="cli.state.control">
        <source>Hexes controlled: %1</source>
        <extracomment>%1 = sides with numbers of hexes</extracomment>
        <translation>Hexes controlados: %1</translation>
    </message>
    <message id="cli.state.tracks">
        <source>Tracks: %1</source>
        <extracomment>%1 = list</extracomment>
        <translation>Pistas: %1</translation>
    </message>
    <message id="cli.state.pools">
        <source>Cups: %1</source>
        <extracomment>%1 = list</extracomment>
        <translation>Depósitos: %1</translation>
    </message>
    <message id="cli.state.ended">
        <source>Winner: %1. %2</source>
        <extracomment>%1 = winner, %2 = how it ended</extracomment>
        <translation>Vencedor: %1. %2</translation>
    </message>
    <message id="cli.offers.targets">
        <source>targets: %1</source>
        <extracomment>%1 = list</extracomment>
        <translation>elecciones posibles: %1</translation>
    </message>
    <message id="cli.offers.range">
        <source>from %1 to %2</source>
        <extracomment>%1 = lowest, %2 = highest number</extracomment>
        <translation>de %1 a %2</translation>
    </message>
    <message id="cli.offers.blocked">
        <source>not %1: %2</source>
        <extracomment>%1 = target, %2 = why not</extracomment>
        <translation>no %1: %2</translation>
    </message>
    <message id="cli.offers.blocked_likewise">
        <source>not %1: %2; likewise %3</source>
        <extracomment>%1 = target, %2 = why not, %3 = other targets for which it is the same</extracomment>
        <translation>no %1: %2; lo mismo para %3</translation>
    </message>
    <message id="cli.offers.ways">
        <source>hexes, with MP: %1</source>
        <extracomment>%1 = list of hexes, each with what the way to it costs</extracomment>
        <translation>hexes, con los FM: %1</translation>
    </message>
    <message id="cli.offers.reach" numerus="yes">
        <source>%n hex(es)</source>
        <extracomment>%n = number of hexes</extracomment>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message id="cli.offers.reach_for" numerus="yes">
        <source>%n hex(es) for %2 MP</source>
        <extracomment>%n = number of hexes, %2 = what each costs</extracomment>
        <translation>
            <numerusform>%n hex por %2 FM</numerusform>
            <numerusform>%n hexes por %2 FM</numerusform>
        </translation>
    </message>
    <message id="cli.offers.reach_from_to" numerus="yes">
        <source>%n hex(es) for %2 to %3 MP</source>
        <extracomment>%n = number of hexes, %2 = what the nearest costs, %3 = what the farthest costs</extracomment>
        <translation>
            <numerusform>%n hex por %2 a %3 FM</numerusform>
            <numerusform>%n hexes por %2 a %3 FM</numerusform>
        </translation>
    </message>
    <message id="cli.offers.up_to">
        <source>%1 (up to %2)</source>
        <extracomment>%1 = unit, %2 = the most it can take</extracomment>
        <translation>%1 (hasta %2)</translation>
    </message>
    <message id="cli.offers.and_more" numerus="yes">
        <source>%2 … and %n more</source>
        <extracomment>%n = how many more there are, %2 = list</extracomment>
        <translation>
            <numerusform>%2 … y %n más</numerusform>
            <numerusform>%2 … y %n más</numerusform>
        </translation>
    </message>
    <message id="cli.offers.group" numerus="yes">
        <source>%2 · %n offer(s), choices: %3</source>
        <extracomment>%n = number of offers, %2 = verb, %3 = number of choices in all</extracomment>
        <translation>
            <numerusform>%2 · %n oferta, opciones: %3</numerusform>
            <numerusform>%2 · %n ofertas, opciones: %3</numerusform>
        </translation>
    </message>
    <message id="cli.offers.group_named" numerus="yes">
        <source>%2 · %3 · %n offer(s), choices: %4</source>
        <extracomment>%n = number of offers, %2 = what they are: &quot;Move a unit&quot;, %3 = verb, %4 = number of choices in all</extracomment>
        <translation>
            <numerusform>%2 · %3 · %n oferta, opciones: %4</numerusform>
            <numerusform>%2 · %3 · %n ofertas, opciones: %4</numerusform>
        </translation>
    </message>
    <message id="cli.offers.units">
        <source>units: %1</source>
        <extracomment>%1 = list of units</extracomment>
        <translation>unidades: %1</translation>
    </message>
    <message id="cli.offers.hexes">
        <source>hexes: %1</source>
        <extracomment>%1 = list of hexes</extracomment>
        <translation>hexes: %1</translation>
    </message>
    <message id="cli.offers.example">
        <source>for example: %1</source>
        <extracomment>%1 = command</extracomment>
        <translation>por ejemplo: %1</translation>
    </message>
    <message id="cli.offers.costs">
        <source>costs: %1</source>
        <extracomment>%1 = list</extracomment>
        <translation>cuesta: %1</translation>
    </message>
    <message id="cli.offers.more">
        <source>More: --unit UNIT, --verb VERB, --hex HEX; with every target and every reason: --all</source>
        <extracomment>Do not translate what begins with two dashes</extracomment>
        <translation>Más: --unit UNIDAD, --verb VERBO, --hex HEX; con todos los objetivos y motivos: --all</translation>
    </message>
    <message id="cli.offers.none">
        <source>Nothing of the kind is offered</source>
        <translation>No se ofrece nada así</translation>
    </message>
    <message id="cli.cost.way">
        <source>%1 MP</source>
        <extracomment>%1 = number</extracomment>
        <translation>%1 FM</translation>
    </message>
    <message id="cli.cost.track">
        <source>%1 %2 → %3</source>
        <extracomment>%1 = what is spent (&quot;Axis PA&quot;), %2 = how much there is now, %3 = how much there is then</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message id="cli.preview.part">
        <source>%1: %2</source>
        <extracomment>%1 = what is reckoned (&quot;Attack&quot;), %2 = number</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="cli.preview.prospect">
        <source>(%1)  %2</source>
        <extracomment>%1 = chance (&quot;1/6&quot;), %2 = result</extracomment>
        <translation>(%1)  %2</translation>
    </message>
    <message id="cli.play.over">
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message id="cli.play.legal">
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message id="cli.play.legal_costs">
        <source>Legal. Costs: %1</source>
        <extracomment>%1 = what it costs</extracomment>
        <translation>Legal. Cuesta: %1</translation>
    </message>
    <message id="cli.play.refused">
        <source>Refused: %1</source>
        <extracomment>%1 = why</extracomment>
        <translation>Rechazado: %1</translation>
    </message>
    <message id="cli.play.no_preview">
        <source>There is nothing to work out beforehand</source>
        <translation>No hay nada que calcular de antemano</translation>
    </message>
    <message id="cli.play.taken_back">
        <source>Taken back; the last event is now %1</source>
        <extracomment>%1 = number of the event</extracomment>
        <translation>Deshecho; ahora el último suceso es el %1</translation>
    </message>
    <message id="cli.log.was_taken_back">
        <source>was taken back</source>
        <translation>deshecho</translation>
    </message>
    <message id="cli.log.goes_back">
        <source>goes back to [%1]</source>
        <extracomment>%1 = the page gone back to</extracomment>
        <translation>vuelve a [%1]</translation>
    </message>
    <message id="cli.selfplay.games">
        <source>Games: %1. Won: %2. Draws: %3. Not finished: %4</source>
        <extracomment>%1 = number of games, %2 = wins by side, %3 = draws, %4 = games that did not end</extracomment>
        <translation>Partidas: %1. Ganadas: %2. Empates: %3. Sin terminar: %4</translation>
    </message>
    <message id="cli.selfplay.speed">
        <source>Commands: %1, events: %2, side-turns: %3, per second: %4, milliseconds: %5</source>
        <extracomment>%1 = commands, %2 = events, %3 = side-turns, %4 = side-turns per second, %5 = milliseconds</extracomment>
        <translation>Órdenes: %1, sucesos: %2, turnos de bando: %3, por segundo: %4, milisegundos: %5</translation>
    </message>
    <message id="cli.selfplay.broken">
        <source>Broken law in the game of seed %1, after %2 commands: %3</source>
        <extracomment>%1 = seed, %2 = number of commands before it happened, %3 = the law</extracomment>
        <translation>Ley incumplida en la partida con semilla %1 (órdenes anteriores: %2): %3</translation>
    </message>
    <message id="cli.selfplay.rulings">
        <source>It was played with these rulings: %1</source>
        <extracomment>%1 = rulings and options with their choices, A17=second fog=off</extracomment>
        <translation>Se jugó con estas interpretaciones: %1</translation>
    </message>
    <message id="cli.help.csv">
        <source>A table of the games, one line each; if left out, none is written</source>
        <translation>Una tabla de las partidas, una línea por cada una; si falta, no se escribe ninguna</translation>
    </message>
    <message id="cli.help.jobs">
        <source>How many games are played at the same time</source>
        <translation>Cuántas partidas se juegan al mismo tiempo</translation>
    </message>
    <message id="cli.fault.table_not_written">
        <source>The table “%1” cannot be written</source>
        <extracomment>%1 = file</extracomment>
        <translation>La tabla «%1» no se puede escribir</translation>
    </message>
    <message id="cli.selfplay.share">
        <source>%1 (%2): won %3 %, 95 % interval %4 to %5 %; points on average %6</source>
        <extracomment>%1 = side, %2 = its player, %3 = share of games won, %4 and %5 = its 95 % interval, %6 = points</extracomment>
        <translation>%1 (%2): ganadas %3 %, intervalo del 95 % de %4 a %5 %; puntos de media %6</translation>
    </message>
    <message id="cli.selfplay.length">
        <source>On average a game has %1 commands and %2 dice; six-sided dice show %3</source>
        <extracomment>%1 = commands, %2 = dice, %3 = what six-sided dice showed, all per game on average</extracomment>
        <translation>De media una partida tiene %1 órdenes y %2 dados; los dados de seis caras muestran %3</translation>
    </message>
    <message id="ai.reason.victory">
        <source>End of the game</source>
        <translation>Fin de la partida</translation>
    </message>
    <message id="ai.reason.points">
        <source>Victory points</source>
        <translation>Puntos de victoria</translation>
    </message>
    <message id="ai.reason.steps">
        <source>Losses, own and inflicted</source>
        <translation>Pérdidas, propias e infligidas</translation>
    </message>
    <message id="ai.reason.influence">
        <source>Strength around the objectives</source>
        <translation>Fuerza alrededor de los objetivos</translation>
    </message>
    <message id="ai.reason.pressure">
        <source>Enemies that can be attacked</source>
        <translation>Enemigos que se pueden atacar</translation>
    </message>
    <message id="ai.reason.danger">
        <source>Own units that can be attacked</source>
        <translation>Unidades propias que pueden ser atacadas</translation>
    </message>
    <message id="ai.reason.supply">
        <source>Supply</source>
        <translation>Abastecimiento</translation>
    </message>
    <message id="ai.reason.beyond">
        <source>Particulars of this game</source>
        <translation>Particularidades de este juego</translation>
    </message>
    <message id="cli.law.nobody_decides">
        <source>Nobody has to decide, and the game is not over</source>
        <translation>Nadie tiene que decidir, y la partida no ha terminado</translation>
    </message>
    <message id="cli.law.no_offer">
        <source>%1: the decision “%2” is due, but nothing is offered</source>
        <extracomment>%1 = side, %2 = decision</extracomment>
        <translation>%1 debe decidir «%2» y no tiene ninguna oferta</translation>
    </message>
    <message id="cli.law.offer_refused">
        <source>“%1” is offered and then refused by %2</source>
        <extracomment>%1 = verb or command, %2 = rule</extracomment>
        <translation>«%1» se ofrece y luego lo rechaza %2</translation>
    </message>
    <message id="cli.law.blocked_allowed">
        <source>A blocked target of “%1” is not refused by %2 when it is asked for</source>
        <extracomment>%1 = verb, %2 = rule</extracomment>
        <translation>Una elección bloqueada de «%1» no la rechaza %2 cuando se pide</translation>
    </message>
    <message id="cli.law.not_indexed">
        <source>A refusal of “%1” cites %2, which the rulebook’s index does not have</source>
        <extracomment>%1 = verb, %2 = rule</extracomment>
        <translation>Un rechazo de «%1» cita %2, que no está en el índice del reglamento</translation>
    </message>
    <message id="cli.law.event">
        <source>The event %1 %2 is not read back as it was written</source>
        <extracomment>%1 = kind of event, %2 = its data</extracomment>
        <translation>El suceso %1 %2 no se relee como se escribió</translation>
    </message>
    <message id="cli.law.fold">
        <source>Folding the events does not lead to the table the referee has: %1 %2</source>
        <extracomment>%1 = kind of event, %2 = its data</extracomment>
        <translation>Aplicar los sucesos no lleva a la mesa que tiene el árbitro: %1 %2</translation>
    </message>
    <message id="cli.law.command">
        <source>The command %1 is not read back as it was written</source>
        <extracomment>%1 = command</extracomment>
        <translation>La orden %1 no se relee como se escribió</translation>
    </message>
    <message id="cli.law.snapshot">
        <source>The table is not read back as it was packed</source>
        <translation>La mesa no se relee como se guardó</translation>
    </message>
    <message id="cli.law.position">
        <source>The position, written down, does not lay out the same table</source>
        <translation>La posición escrita no recompone la misma mesa</translation>
    </message>
    <message id="cli.law.diary">
        <source>The diary does not follow the game</source>
        <translation>El diario no sigue la partida</translation>
    </message>
    <message id="cli.law.verify">
        <source>Verifying the diary finds a difference on page %1, event %2</source>
        <extracomment>%1 = page, %2 = event</extracomment>
        <translation>La verificación del diario encuentra una diferencia en la página %1, suceso %2</translation>
    </message>
    <message id="kit.expected.number">
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message id="kit.expected.label">
        <source>a text or a number</source>
        <translation>un texto o un número</translation>
    </message>
    <message id="play.word.counter">
        <source>counter</source>
        <translation>ficha</translation>
    </message>
    <message id="play.word.side">
        <source>side</source>
        <translation>bando</translation>
    </message>
    <message id="play.word.hex">
        <source>hex</source>
        <translation>hex</translation>
    </message>
    <message id="play.word.status">
        <source>status</source>
        <translation>estado</translation>
    </message>
    <message id="play.word.marker">
        <source>marker</source>
        <translation>marcador</translation>
    </message>
    <message id="play.word.track">
        <source>track</source>
        <translation>pista</translation>
    </message>
    <message id="play.word.pool">
        <source>cup</source>
        <translation>depósito</translation>
    </message>
    <message id="play.word.chit">
        <source>chit</source>
        <translation>chit</translation>
    </message>
    <message id="play.word.frame">
        <source>decision or step</source>
        <translation>decisión o etapa</translation>
    </message>
    <message id="play.word.argument">
        <source>argument</source>
        <translation>argumento</translation>
    </message>
    <message id="play.word.event_kind">
        <source>kind of event</source>
        <translation>tipo de suceso</translation>
    </message>
    <message id="play.expected.number">
        <source>a whole number in range</source>
        <translation>un número entero dentro de los límites</translation>
    </message>
    <message id="play.expected.choice">
        <source>one of its choices</source>
        <translation>una de sus elecciones</translation>
    </message>
    <message id="play.expected.object">
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message id="play.expected.list">
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message id="play.expected.shares">
        <source>counters with numbers</source>
        <translation>fichas con números</translation>
    </message>
    <message id="play.expected.command">
        <source>an object with a verb</source>
        <translation>un objeto con un verbo</translation>
    </message>
    <message id="play.expected.text_argument">
        <source>an argument of a message</source>
        <translation>un argumento de un mensaje</translation>
    </message>
    <message id="play.expected.message">
        <source>a message id with at most 9 arguments</source>
        <translation>el identificador de un mensaje con 9 argumentos como máximo</translation>
    </message>
    <message id="play.expected.once">
        <source>each counter only once</source>
        <translation>cada ficha una sola vez</translation>
    </message>
    <message id="play.expected.no_owners">
        <source>no owners: it is a step</source>
        <translation>ningún propietario: es una etapa</translation>
    </message>
    <message id="play.expected.owners">
        <source>owners: it is a decision</source>
        <translation>propietarios: es una decisión</translation>
    </message>
    <message id="play.expected.frame">
        <source>at least one decision or step</source>
        <translation>al menos una decisión o una etapa</translation>
    </message>
    <message id="santander.fault.package_lacks">
        <source>The package does not fit the rules of Santander 1937: “%1” is missing or unreadable</source>
        <extracomment>%1 = what is missing: an area, a chart, a counter</extracomment>
        <translation>El paquete no corresponde a las reglas de Santander 1937: «%1» falta o es ilegible</translation>
    </message>
    <message id="santander.log.setup">
        <source>Set-up: %1</source>
        <extracomment>%1 = side</extracomment>
        <translation>Despliegue: %1</translation>
    </message>
    <message id="santander.log.setup_reserve">
        <source>Set-up: the Republican reserve force</source>
        <translation>Despliegue: la fuerza de reserva republicana</translation>
    </message>
    <message id="santander.log.turn">
        <source>Turn %1</source>
        <extracomment>%1 = turn</extracomment>
        <translation>Turno %1</translation>
    </message>
    <message id="santander.phase.weather">
        <source>Weather</source>
        <translation>Tiempo</translation>
    </message>
    <message id="santander.phase.nationalist">
        <source>Nationalist Phase</source>
        <translation>Fase nacional</translation>
    </message>
    <message id="santander.phase.republican">
        <source>Republican Phase</source>
        <translation>Fase republicana</translation>
    </message>
    <message id="santander.phase.movement">
        <source>%1: movement</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: movimiento</translation>
    </message>
    <message id="santander.phase.combat">
        <source>%1: ground combat</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: combate</translation>
    </message>
    <message id="santander.log.division_front">
        <source>Division %1 is in the front line</source>
        <extracomment>%1 = division</extracomment>
        <translation>La División %1 está en primera línea</translation>
    </message>
    <message id="santander.log.division_reserve">
        <source>Division %1 is a reserve force</source>
        <extracomment>%1 = division</extracomment>
        <translation>La División %1 es fuerza de reserva</translation>
    </message>
    <message id="santander.log.armour">
        <source>Nationalist armoured units received: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Unidades blindadas nacionales recibidas: %1</translation>
    </message>
    <message id="santander.log.fair">
        <source>The weather is fair</source>
        <translation>El tiempo es bueno</translation>
    </message>
    <message id="santander.log.rain">
        <source>It rains: no air operations, and entering a mountain hex costs 1 MP more</source>
        <translation>Llueve: no hay operaciones aéreas y entrar en un hex de montaña cuesta 1 FM más</translation>
    </message>
    <message id="santander.log.no_offensive">
        <source>No Republican offensive this turn</source>
        <translation>No hay ofensiva republicana en este turno</translation>
    </message>
    <message id="santander.log.offensive">
        <source>The Republican offensive in Aragon begins</source>
        <translation>Comienza la ofensiva republicana en Aragón</translation>
    </message>
    <message id="santander.log.offensive_effect">
        <source>The offensive draws forces away. Infantry units: %1; air units: %2</source>
        <extracomment>%1 = infantry units, %2 = air units</extracomment>
        <translation>La ofensiva aparta fuerzas. Unidades de infantería: %1; unidades aéreas: %2</translation>
    </message>
    <message id="santander.log.column">
        <source>A Supply Column arrives in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Una columna de suministro llega al hex %1</translation>
    </message>
    <message id="santander.log.factory_down">
        <source>The Reinosa factory is demolished</source>
        <translation>La fábrica de Reinosa queda destruida</translation>
    </message>
    <message id="santander.log.factory_stands">
        <source>The Reinosa factory is still intact</source>
        <translation>La fábrica de Reinosa sigue intacta</translation>
    </message>
    <message id="santander.log.basques_surrender">
        <source>The Basque forces surrender</source>
        <translation>Las fuerzas vascas se rinden</translation>
    </message>
    <message id="santander.log.basques_fight">
        <source>The Basque forces fight on</source>
        <translation>Las fuerzas vascas siguen luchando</translation>
    </message>
    <message id="santander.log.attack">
        <source>%1: attack on hex %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: ataque al hex %2</translation>
    </message>
    <message id="santander.log.air_dice">
        <source>Air combat, dice: %1</source>
        <extracomment>%1 = side</extracomment>
        <translation>Combate aéreo, dados: %1</translation>
    </message>
    <message id="santander.log.shot_down">
        <source>%1 is shot down</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>%1 es derribada</translation>
    </message>
    <message id="santander.log.air_withdrawn">
        <source>%1 is withdrawn until turn %2</source>
        <extracomment>%1 = air unit, %2 = turn</extracomment>
        <translation>%1 queda retirada hasta el turno %2</translation>
    </message>
    <message id="santander.log.bombardment_even">
        <source>The bombardments cancel each other out</source>
        <translation>Los bombardeos se anulan mutuamente</translation>
    </message>
    <message id="santander.log.bombardment">
        <source>%1: bombardment, column %2, modified die %3, levels of DSG: %4</source>
        <extracomment>%1 = side, %2 = difference, %3 = die, %4 = levels of DSG</extracomment>
        <translation>%1: bombardeo, columna %2, dado modificado %3, niveles de DSG: %4</translation>
    </message>
    <message id="santander.log.combat_result">
        <source>Die %1, modifier %2: result %3</source>
        <extracomment>%1 = die, %2 = modifier, %3 = result as printed</extracomment>
        <translation>Dado %1, modificador %2: resultado %3</translation>
    </message>
    <message id="santander.log.breakthrough">
        <source>Breakthrough in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Ruptura de frente en el hex %1</translation>
    </message>
    <message id="santander.log.morale">
        <source>Republican morale: die %1, modifier %2: %3</source>
        <extracomment>%1 = die, %2 = modifier, %3 = result</extracomment>
        <translation>Moral republicana: dado %1, modificador %2: %3</translation>
    </message>
    <message id="santander.log.loses">
        <source>%1, steps lost: %2</source>
        <extracomment>%1 = side, %2 = steps</extracomment>
        <translation>%1, pasos perdidos: %2</translation>
    </message>
    <message id="santander.log.retreats">
        <source>%1: retreat to hex %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: retirada al hex %2</translation>
    </message>
    <message id="santander.log.nowhere">
        <source>The units in hex %1 have nowhere to retreat to: they lose one step more</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Las unidades del hex %1 no tienen adónde retirarse: pierden un paso más</translation>
    </message>
    <message id="santander.log.no_room">
        <source>There is no room for %1 in hex %2: it is eliminated</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>No hay sitio para %1 en el hex %2: queda eliminada</translation>
    </message>
    <message id="santander.log.surrenders">
        <source>%1 is out of supply with DSG 2: it surrenders</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está desabastecida con DSG 2: se rinde</translation>
    </message>
    <message id="santander.log.breaks_up">
        <source>%1 goes beyond DSG 2: it is eliminated</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 recibe DSG más allá de DSG 2: queda eliminada</translation>
    </message>
    <message id="santander.log.objective">
        <source>%1: objective %2 taken</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: objetivo %2 tomado</translation>
    </message>
    <message id="santander.log.game_over">
        <source>Winner: %1. Nationalist Victory Points: %2; needed: %3</source>
        <extracomment>%1 = winner, %2 = victory points, %3 = points needed</extracomment>
        <translation>Victoria: %1. Puntos de Victoria nacionales: %2; necesarios: %3</translation>
    </message>
    <message id="santander.frame.setup">
        <source>Set-up</source>
        <translation>Despliegue</translation>
    </message>
    <message id="santander.frame.deploy">
        <source>Place units</source>
        <translation>Desplegar unidades</translation>
    </message>
    <message id="santander.frame.turn">
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message id="santander.frame.weather">
        <source>Weather</source>
        <translation>Tiempo</translation>
    </message>
    <message id="santander.frame.offensive">
        <source>Republican Offensive</source>
        <translation>Ofensiva republicana</translation>
    </message>
    <message id="santander.frame.withdraw">
        <source>Withdraw units</source>
        <translation>Retirar unidades</translation>
    </message>
    <message id="santander.frame.arrival">
        <source>New Supply Column</source>
        <translation>Nueva columna de suministro</translation>
    </message>
    <message id="santander.frame.supply">
        <source>Supply check</source>
        <translation>Comprobación de suministros</translation>
    </message>
    <message id="santander.frame.movement">
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message id="santander.frame.combat">
        <source>Ground combat</source>
        <translation>Combate</translation>
    </message>
    <message id="santander.frame.battle">
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message id="santander.frame.support">
        <source>Air units and HQs</source>
        <translation>Unidades aéreas y CG</translation>
    </message>
    <message id="santander.frame.columns">
        <source>Supply Columns</source>
        <translation>Columnas de suministro</translation>
    </message>
    <message id="santander.frame.air_loss">
        <source>Air combat</source>
        <translation>Combate aéreo</translation>
    </message>
    <message id="santander.frame.losses">
        <source>Losses</source>
        <translation>Pérdidas</translation>
    </message>
    <message id="santander.frame.retreat">
        <source>Stand or retreat</source>
        <translation>Resistir o retirarse</translation>
    </message>
    <message id="santander.frame.file_in">
        <source>Order of retreat</source>
        <translation>Orden de retirada</translation>
    </message>
    <message id="santander.frame.advance">
        <source>Advance after Combat</source>
        <translation>Avance tras combate</translation>
    </message>
    <message id="santander.frame.breakthrough">
        <source>Breakthrough</source>
        <translation>Ruptura de frente</translation>
    </message>
    <message id="santander.frame.reinosa">
        <source>Reinosa</source>
        <translation>Reinosa</translation>
    </message>
    <message id="santander.frame.basques">
        <source>Basque Surrender</source>
        <translation>Rendición vasca</translation>
    </message>
    <message id="santander.frame.battalions">
        <source>Basque battalions</source>
        <translation>Batallones vascos</translation>
    </message>
    <message id="santander.frame.end_turn">
        <source>End of Turn</source>
        <translation>Fin del turno</translation>
    </message>
    <message id="santander.offer.place_units">
        <source>Choose a unit to place</source>
        <translation>Elija una unidad para desplegar</translation>
    </message>
    <message id="santander.offer.rearrange">
        <source>Choose a unit to place elsewhere</source>
        <translation>Elija una unidad para recolocar</translation>
    </message>
    <message id="santander.offer.place">
        <source>Place %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Desplegar %1</translation>
    </message>
    <message id="santander.offer.place_cover">
        <source>Place %1 to cover front hex %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>Desplegar %1 para cubrir el hex del frente %2</translation>
    </message>
    <message id="santander.offer.dig">
        <source>Place a trench</source>
        <translation>Colocar una trinchera</translation>
    </message>
    <message id="santander.offer.fill">
        <source>Take back a trench</source>
        <translation>Recuperar una trinchera</translation>
    </message>
    <message id="santander.offer.suggested">
        <source>Use the suggested set-up</source>
        <translation>Usar el despliegue sugerido</translation>
    </message>
    <message id="santander.offer.end_setup">
        <source>End the set-up</source>
        <translation>Terminar el despliegue</translation>
    </message>
    <message id="santander.offer.units">
        <source>Choose a unit to move</source>
        <translation>Elija una unidad para mover</translation>
    </message>
    <message id="santander.offer.move">
        <source>Move %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Mover %1</translation>
    </message>
    <message id="santander.offer.end_movement">
        <source>End movement</source>
        <translation>Terminar el movimiento</translation>
    </message>
    <message id="santander.offer.targets">
        <source>Choose a hex to attack</source>
        <translation>Elija un hex para atacar</translation>
    </message>
    <message id="santander.offer.attack">
        <source>Attack hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Atacar el hex %1</translation>
    </message>
    <message id="santander.offer.end_combat">
        <source>End ground combat</source>
        <translation>Terminar el combate</translation>
    </message>
    <message id="santander.offer.support">
        <source>Bombard with air units and HQs</source>
        <translation>Bombardear con unidades aéreas y CG</translation>
    </message>
    <message id="santander.offer.no_support">
        <source>No bombardment</source>
        <translation>Sin bombardeo</translation>
    </message>
    <message id="santander.offer.columns">
        <source>Use Supply Columns</source>
        <translation>Usar columnas de suministro</translation>
    </message>
    <message id="santander.offer.keep_columns">
        <source>Use none</source>
        <translation>No usar ninguna</translation>
    </message>
    <message id="santander.offer.arrival">
        <source>Place the new Supply Column</source>
        <translation>Colocar la nueva columna de suministro</translation>
    </message>
    <message id="santander.offer.air_loss">
        <source>Choose the air units eliminated: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Elija las unidades aéreas eliminadas: %1</translation>
    </message>
    <message id="santander.offer.losses">
        <source>Share out the losses, in steps: %1</source>
        <extracomment>%1 = steps</extracomment>
        <translation>Reparta las pérdidas, en pasos: %1</translation>
    </message>
    <message id="santander.offer.stand">
        <source>Stand; steps lost: %1</source>
        <extracomment>%1 = steps</extracomment>
        <translation>Resistir; pasos perdidos: %1</translation>
    </message>
    <message id="santander.offer.retreat">
        <source>Retreat to</source>
        <translation>Retirada a</translation>
    </message>
    <message id="santander.offer.file_in">
        <source>Who enters hex %1 next?</source>
        <extracomment>%1 = hex</extracomment>
        <translation>¿Quién entra ahora en el hex %1?</translation>
    </message>
    <message id="santander.offer.advance">
        <source>Advance into hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Avanzar al hex %1</translation>
    </message>
    <message id="santander.offer.hold">
        <source>Do not advance</source>
        <translation>No avanzar</translation>
    </message>
    <message id="santander.offer.exploit">
        <source>Break through with %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Avanzar por la ruptura con %1</translation>
    </message>
    <message id="santander.offer.halt">
        <source>End the breakthrough</source>
        <translation>Terminar la ruptura de frente</translation>
    </message>
    <message id="santander.offer.withdraw_infantry">
        <source>Infantry units to withdraw: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Unidades de infantería que retirar: %1</translation>
    </message>
    <message id="santander.offer.withdraw_air">
        <source>Available air units to withdraw: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Unidades aéreas disponibles que retirar: %1</translation>
    </message>
    <message id="santander.offer.battalions">
        <source>Brigades to replace, each with one battalion: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Brigadas que sustituir, cada una por un batallón: %1</translation>
    </message>
    <message id="santander.dice.division">
        <source>Division 50, 55 or 57</source>
        <translation>División 50, 55 o 57</translation>
    </message>
    <message id="santander.dice.armour">
        <source>Nationalist armoured units</source>
        <translation>Unidades blindadas nacionales</translation>
    </message>
    <message id="santander.dice.weather">
        <source>Weather</source>
        <translation>Tiempo</translation>
    </message>
    <message id="santander.dice.offensive">
        <source>Republican Offensive</source>
        <translation>Ofensiva republicana</translation>
    </message>
    <message id="santander.dice.offensive_effect">
        <source>Effect of the Republican Offensive</source>
        <translation>Efecto de la ofensiva republicana</translation>
    </message>
    <message id="santander.dice.basques">
        <source>Basque Surrender</source>
        <translation>Rendición vasca</translation>
    </message>
    <message id="santander.dice.reinosa">
        <source>The Reinosa factory</source>
        <translation>Fábrica de Reinosa</translation>
    </message>
    <message id="santander.dice.air_combat">
        <source>Air combat</source>
        <translation>Combate aéreo</translation>
    </message>
    <message id="santander.dice.bombardment">
        <source>Bombardment</source>
        <translation>Bombardeo</translation>
    </message>
    <message id="santander.dice.attrition">
        <source>Air attrition</source>
        <translation>Desgaste aéreo</translation>
    </message>
    <message id="santander.dice.combat">
        <source>Ground combat</source>
        <translation>Combate</translation>
    </message>
    <message id="santander.dice.morale">
        <source>Republican morale</source>
        <translation>Moral republicana</translation>
    </message>
    <message id="santander.tally.part_attack">
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message id="santander.tally.part_defence">
        <source>Defence</source>
        <translation>Defensa</translation>
    </message>
    <message id="santander.tally.part_shift">
        <source>Column shift</source>
        <translation>Desplazamiento de columna</translation>
    </message>
    <message id="santander.tally.part_modifiers">
        <source>Die modifiers</source>
        <translation>Modificadores al dado</translation>
    </message>
    <message id="santander.tally.part_bombardment">
        <source>Bombardment points (PB): %1</source>
        <extracomment>%1 = side</extracomment>
        <translation>Puntos de bombardeo (PB): %1</translation>
    </message>
    <message id="santander.tally.unit">
        <source>%1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1</translation>
    </message>
    <message id="santander.tally.dsg">
        <source>%1: disorganised (DSG)</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1: desorganizada (DSG)</translation>
    </message>
    <message id="santander.tally.oos">
        <source>%1: out of supply (OOS)</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1: desabastecida (OOS)</translation>
    </message>
    <message id="santander.tally.overstacked">
        <source>Overstacking in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Sobreapilamiento en el hex %1</translation>
    </message>
    <message id="santander.tally.terrain">
        <source>Terrain of hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Terreno del hex %1</translation>
    </message>
    <message id="santander.tally.rounding">
        <source>Rounding</source>
        <translation>Redondeo</translation>
    </message>
    <message id="santander.tally.first_turn">
        <source>First turn, near the CTV HQ</source>
        <translation>Primer turno, cerca del CG CTV</translation>
    </message>
    <message id="santander.tally.below">
        <source>Odds below the lowest column</source>
        <translation>Relación inferior a la columna más baja</translation>
    </message>
    <message id="santander.tally.above">
        <source>Odds above the highest column</source>
        <translation>Relación superior a la columna más alta</translation>
    </message>
    <message id="santander.tally.concentric">
        <source>Concentric Attack</source>
        <translation>Ataque concéntrico</translation>
    </message>
    <message id="santander.tally.trench">
        <source>Trench</source>
        <translation>Trinchera</translation>
    </message>
    <message id="santander.tally.morale_track">
        <source>Republican Morale modifier</source>
        <translation>Modificador de la moral republicana</translation>
    </message>
    <message id="santander.tally.asturian">
        <source>Asturian units</source>
        <translation>Unidades asturianas</translation>
    </message>
    <message id="santander.tally.basque">
        <source>Basque units</source>
        <translation>Unidades vascas</translation>
    </message>
    <message id="santander.tally.odds">
        <source>%1 against %2: column %3</source>
        <extracomment>%1 = attack, %2 = defence, %3 = column</extracomment>
        <translation>%1 contra %2: columna %3</translation>
    </message>
    <message id="santander.tally.hidden">
        <source>Hidden enemy units in the hex: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Unidades enemigas ocultas en el hex: %1</translation>
    </message>
    <message id="santander.tally.result">
        <source>%1</source>
        <extracomment>%1 = result as printed</extracomment>
        <translation>%1</translation>
    </message>
    <message id="santander.tally.result_morale">
        <source>%1, morale: %2</source>
        <extracomment>%1 = result as printed, %2 = morale result</extracomment>
        <translation>%1, moral: %2</translation>
    </message>
    <message id="santander.tally.dsg_for">
        <source>%1, levels of DSG: %2</source>
        <extracomment>%1 = side, %2 = levels</extracomment>
        <translation>%1, niveles de DSG: %2</translation>
    </message>
    <message id="santander.morale.holds">
        <source>no effect</source>
        <translation>sin efecto</translation>
    </message>
    <message id="santander.morale.retreat">
        <source>compulsory retreat</source>
        <translation>retirada obligatoria</translation>
    </message>
    <message id="santander.morale.rout">
        <source>rout, retreat and all losses</source>
        <translation>desbandada, retirada y todas las pérdidas</translation>
    </message>
    <message id="santander.morale.rout_loss">
        <source>rout, retreat and one step more</source>
        <translation>desbandada, retirada y un paso más</translation>
    </message>
    <message id="santander.morale.collapse">
        <source>collapse</source>
        <translation>colapso</translation>
    </message>
    <message id="santander.refuse.not_yours">
        <source>%1 is not one of your units</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no es una de sus unidades</translation>
    </message>
    <message id="santander.refuse.not_on_map">
        <source>%1 is not a ground unit on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no es una unidad terrestre del mapa</translation>
    </message>
    <message id="santander.refuse.moved">
        <source>%1 has already moved</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ya ha movido</translation>
    </message>
    <message id="santander.refuse.not_adjacent">
        <source>Hex %2 is not adjacent to hex %1</source>
        <extracomment>%1, %2 = hexes</extracomment>
        <translation>El hex %2 no es adyacente al hex %1</translation>
    </message>
    <message id="santander.refuse.sea">
        <source>Hex %1 is all sea or off the map</source>
        <extracomment>%1 = hex</extracomment>
        <translation>El hex %1 es todo mar o está fuera del mapa</translation>
    </message>
    <message id="santander.refuse.closed">
        <source>The hexside between %1 and %2 is impassable</source>
        <extracomment>%1, %2 = hexes</extracomment>
        <translation>El lado de hex entre %1 y %2 es intransitable</translation>
    </message>
    <message id="santander.refuse.enemy">
        <source>There are enemy units in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En el hex %1 hay unidades enemigas</translation>
    </message>
    <message id="santander.refuse.would_be_out">
        <source>%1 would be out of supply in hex %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 quedaría desabastecida en el hex %2</translation>
    </message>
    <message id="santander.refuse.no_way">
        <source>%1 needs a path that ends in another hex</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 necesita un recorrido que termine en otro hex</translation>
    </message>
    <message id="santander.refuse.must_stop">
        <source>Hex %1 is in an enemy ZoC: a unit that enters it must stop</source>
        <extracomment>%1 = hex</extracomment>
        <translation>El hex %1 está en ZdC enemiga: la unidad que entra debe detenerse</translation>
    </message>
    <message id="santander.refuse.too_far">
        <source>%1 does not have enough MP to enter hex %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no tiene suficientes FM para entrar en el hex %2</translation>
    </message>
    <message id="santander.refuse.one_of_type">
        <source>Hex %1 may hold only one unit of this type, and %2 is already there</source>
        <extracomment>%1 = hex, %2 = unit that is there</extracomment>
        <translation>En el hex %1 solo puede haber una unidad de este tipo, y ya está %2</translation>
    </message>
    <message id="santander.refuse.stacking">
        <source>The stacking limit of hex %1 in SP is %2</source>
        <extracomment>%1 = hex, %2 = limit</extracomment>
        <translation>El límite de apilamiento del hex %1 en SP es %2</translation>
    </message>
    <message id="santander.refuse.twice">
        <source>In hex %1, units beyond twice the stacking limit (in SP: %2) are eliminated</source>
        <extracomment>%1 = hex, %2 = limit</extracomment>
        <translation>En el hex %1, las unidades que superan el doble del límite de apilamiento (en SP: %2) quedan eliminadas</translation>
    </message>
    <message id="santander.refuse.nobody">
        <source>There is no enemy combat unit in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En el hex %1 no hay ninguna unidad de combate enemiga</translation>
    </message>
    <message id="santander.refuse.no_attackers">
        <source>Name the units that attack hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Indique las unidades que atacan el hex %1</translation>
    </message>
    <message id="santander.refuse.cannot_attack">
        <source>%1 is not a combat unit and cannot attack</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no es una unidad de combate y no puede atacar</translation>
    </message>
    <message id="santander.refuse.attacked">
        <source>%1 has already attacked in this segment</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ya ha atacado en este segmento</translation>
    </message>
    <message id="santander.refuse.not_beside">
        <source>%1 is not adjacent to hex %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no está adyacente al hex %2</translation>
    </message>
    <message id="santander.refuse.too_many_attack">
        <source>From hex %1 no more SP may attack that hex than its stacking limit: %2</source>
        <extracomment>%1 = hex, %2 = limit</extracomment>
        <translation>Desde el hex %1 no pueden atacar ese hex más SP que su límite de apilamiento: %2</translation>
    </message>
    <message id="santander.refuse.too_disorganised">
        <source>%1 is too disorganised to attack</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está demasiado desorganizada para atacar</translation>
    </message>
    <message id="santander.refuse.rain">
        <source>No air operations in rain</source>
        <translation>Con lluvia no hay operaciones aéreas</translation>
    </message>
    <message id="santander.refuse.air_not_available">
        <source>%1 is not in the box of available air units</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>%1 no está en el cajetín de unidades aéreas disponibles</translation>
    </message>
    <message id="santander.refuse.only_spanish">
        <source>%1 may only support combats that involve Spanish Nationalist ground units</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 solo puede apoyar combates en los que participen unidades terrestres de los nacionales españoles</translation>
    </message>
    <message id="santander.refuse.hq_used">
        <source>%1 has already bombarded this turn</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 ya ha bombardeado en este turno</translation>
    </message>
    <message id="santander.refuse.hq_oos">
        <source>%1 is out of supply and cannot bombard</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 está desabastecido y no puede bombardear</translation>
    </message>
    <message id="santander.refuse.hq_far">
        <source>%1 is too far from hex %2: its range in hexes is %3</source>
        <extracomment>%1 = HQ, %2 = hex, %3 = range</extracomment>
        <translation>%1 está demasiado lejos del hex %2: su alcance en hexes es %3</translation>
    </message>
    <message id="santander.refuse.only_division">
        <source>%1 may only support combats that involve units of its own division</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 solo puede apoyar combates en los que participen unidades de su división</translation>
    </message>
    <message id="santander.refuse.cannot_bombard">
        <source>%1 is neither an air unit nor an HQ</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no es ni una unidad aérea ni un CG</translation>
    </message>
    <message id="santander.refuse.nothing_named">
        <source>Nothing was named</source>
        <translation>No se ha indicado nada</translation>
    </message>
    <message id="santander.refuse.named_twice">
        <source>%1 was named twice</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 se ha indicado dos veces</translation>
    </message>
    <message id="santander.refuse.no_column">
        <source>%1 is not a Supply Column on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no es una columna de suministro del mapa</translation>
    </message>
    <message id="santander.refuse.column_moved">
        <source>%1 has moved this turn and cannot be used for bombardment</source>
        <extracomment>%1 = column</extracomment>
        <translation>%1 ha movido en este turno y no puede usarse para el bombardeo</translation>
    </message>
    <message id="santander.refuse.column_far">
        <source>%1 is neither stacked with nor adjacent to a bombarding HQ</source>
        <extracomment>%1 = column</extracomment>
        <translation>%1 no está ni apilada con un CG que bombardea ni adyacente a él</translation>
    </message>
    <message id="santander.refuse.column_there">
        <source>There is already a Supply Column in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En el hex %1 ya hay una columna de suministro</translation>
    </message>
    <message id="santander.refuse.not_at_hq">
        <source>Hex %1 neither holds a friendly HQ nor is adjacent to one</source>
        <extracomment>%1 = hex</extracomment>
        <translation>El hex %1 ni contiene un CG propio ni es adyacente a uno</translation>
    </message>
    <message id="santander.refuse.not_a_source">
        <source>Hex %1 is not a Nationalist supply source</source>
        <extracomment>%1 = hex</extracomment>
        <translation>El hex %1 no es una fuente de suministro nacional</translation>
    </message>
    <message id="santander.refuse.not_in_combat">
        <source>That unit takes no part in this combat</source>
        <translation>Esa unidad no participa en este combate</translation>
    </message>
    <message id="santander.refuse.no_steps">
        <source>%1 cannot lose that much; steps it has left: %2</source>
        <extracomment>%1 = unit, %2 = steps</extracomment>
        <translation>%1 no puede perder tanto; pasos que le quedan: %2</translation>
    </message>
    <message id="santander.refuse.other_losses">
        <source>Steps to lose, no more and no fewer: %1</source>
        <extracomment>%1 = steps</extracomment>
        <translation>Pasos que perder, ni más ni menos: %1</translation>
    </message>
    <message id="santander.refuse.lost_fewer">
        <source>%1 cannot lose another step while %2 has lost fewer</source>
        <extracomment>%1, %2 = units</extracomment>
        <translation>%1 no puede perder otro paso mientras %2 haya perdido menos</translation>
    </message>
    <message id="santander.refuse.other_number">
        <source>Number to choose, no more and no fewer: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Número que elegir, ni más ni menos: %1</translation>
    </message>
    <message id="santander.refuse.must_retreat">
        <source>The morale roll leaves no choice: these units must retreat</source>
        <translation>La tirada de moral no deja elección: estas unidades deben retirarse</translation>
    </message>
    <message id="santander.refuse.retreat_zone">
        <source>Hex %1 is in an enemy ZoC and no friendly unit is there</source>
        <extracomment>%1 = hex</extracomment>
        <translation>El hex %1 está en ZdC enemiga y no hay en él ninguna unidad propia</translation>
    </message>
    <message id="santander.refuse.first_target">
        <source>The breakthrough must first enter hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>La ruptura de frente debe entrar primero en el hex %1</translation>
    </message>
    <message id="santander.refuse.too_many_hexes">
        <source>%1 cannot advance so far: the limit in hexes is %2</source>
        <extracomment>%1 = unit, %2 = how many</extracomment>
        <translation>%1 no puede avanzar tanto: el límite en hexes es %2</translation>
    </message>
    <message id="santander.refuse.not_withdrawn">
        <source>%1 is not among the units that can be withdrawn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no está entre las unidades que se pueden retirar</translation>
    </message>
    <message id="santander.refuse.no_brigade">
        <source>%1 is not a Basque brigade on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no es una brigada vasca del mapa</translation>
    </message>
    <message id="santander.refuse.not_now">
        <source>%1 is not set up now</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no se despliega ahora</translation>
    </message>
    <message id="santander.refuse.stands_there">
        <source>%1 is already there</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ya está ahí</translation>
    </message>
    <message id="santander.refuse.not_controlled">
        <source>Hex %1 is not controlled by your side</source>
        <extracomment>%1 = hex</extracomment>
        <translation>El hex %1 no está controlado por su bando</translation>
    </message>
    <message id="santander.refuse.not_front">
        <source>%1 is a frontline unit, and hex %2 is not adjacent to the front line</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 es una unidad de primera línea, y el hex %2 no es adyacente a la línea del frente</translation>
    </message>
    <message id="santander.refuse.basque_zone">
        <source>%1 must be at the front near hexrow XX18: %2 Basque brigades are elsewhere already</source>
        <extracomment>%1 = unit, %2 = how many</extracomment>
        <translation>%1 debe estar en el frente junto a la fila XX18: ya hay %2 brigadas vascas en otro lugar</translation>
    </message>
    <message id="santander.refuse.basque_sector">
        <source>%1 must be within three hexes of hexrow XX18: %2 Basque brigades are elsewhere already</source>
        <extracomment>%1 = unit, %2 = how many</extracomment>
        <translation>%1 debe estar a tres hexes o menos de la fila XX18: ya hay %2 brigadas vascas en otro lugar</translation>
    </message>
    <message id="santander.refuse.basque_hq">
        <source>%1 is a Basque HQ and must be set up within three hexes of hexrow XX18</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 es un CG vasco y debe desplegarse a tres hexes o menos de la fila XX18</translation>
    </message>
    <message id="santander.refuse.ctv_columns">
        <source>Units of the CTV, such as %1, are set up between columns XX10 and XX15</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Las unidades del CTV, como %1, se despliegan entre las columnas XX10 y XX15</translation>
    </message>
    <message id="santander.refuse.not_placed">
        <source>%1 has not been placed yet</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 todavía no se ha desplegado</translation>
    </message>
    <message id="santander.refuse.uncovered">
        <source>Front hex %1 is neither occupied by the side that holds it nor in its ZoC</source>
        <extracomment>%1 = hex</extracomment>
        <translation>El hex de frente %1 no está ni ocupado por el bando que lo controla ni en su ZdC</translation>
    </message>
    <message id="santander.refuse.trench_alone">
        <source>There is no Republican unit with the trench in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Con la trinchera del hex %1 no hay ninguna unidad republicana</translation>
    </message>
    <message id="santander.refuse.no_trenches_now">
        <source>In Esagono trenches come at the end of the Republican set-up; the rulebook does not say when</source>
        <translation>En Esagono las trincheras se colocan al final del despliegue republicano; el reglamento no dice cuándo</translation>
    </message>
    <message id="santander.refuse.no_trenches_left">
        <source>All the trenches are already placed: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Las trincheras ya están todas colocadas: %1</translation>
    </message>
    <message id="santander.refuse.trench_there">
        <source>There is already a trench in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En el hex %1 ya hay una trinchera</translation>
    </message>
    <message id="santander.refuse.no_trench">
        <source>There is no trench to take back in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En el hex %1 no hay ninguna trinchera que recuperar</translation>
    </message>
    <message id="santander.refuse.nothing_suggested">
        <source>This scenario suggests no set-up</source>
        <translation>Este escenario no sugiere ningún despliegue</translation>
    </message>
    <message id="santander.refuse.in_the_sea">
        <source>%1 is in hex %2, which is all sea or off the map</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 está en el hex %2, que es todo mar o está fuera del mapa</translation>
    </message>
    <message id="santander.refuse.not_for_map">
        <source>%1 does not belong on the map</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 no va en el mapa</translation>
    </message>
    <message id="santander.refuse.both_sides">
        <source>There are units of both sides in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En el hex %1 hay unidades de ambos bandos</translation>
    </message>
    <message id="santander.log.air_gone">
        <source>%1 is withdrawn for the rest of the game</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>%1 se retira por el resto de la partida</translation>
    </message>
    <message id="santander.refuse.source_lost">
        <source>The supply source in hex %1 is controlled by the enemy</source>
        <extracomment>%1 = hex</extracomment>
        <translation>La fuente de suministro del hex %1 está controlada por el enemigo</translation>
    </message>
    <message id="santander.refuse.frame_unfit">
        <source>The pending decision or step “%1” does not fit the rest of the position</source>
        <extracomment>%1 = name of a frame</extracomment>
        <translation>La decisión o etapa pendiente «%1» no concuerda con el resto de la posición</translation>
    </message>
    <message id="santander.note.surrender">
        <source>%1 would surrender: it would be out of supply with DSG 2</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 se rendiría: estaría desabastecida con DSG 2</translation>
    </message>
    <message id="santander.note.no_combat">
        <source>No combat: nobody would be left to fight it</source>
        <translation>No habría combate: no quedaría quien lo librase</translation>
    </message>
    <message id="santander.note.no_advance">
        <source>Even with hex %1 empty, none of these units may advance into it</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Aunque el hex %1 quedase vacío, ninguna de estas unidades podría avanzar a él</translation>
    </message>
    <message id="santander.note.overstack">
        <source>Hex %1 would be overstacked (%2 SP, limit %3), attack and defence factors halved</source>
        <extracomment>%1 = hex, %2 = SP, %3 = limit</extracomment>
        <translation>El hex %1 quedaría sobreapilado (%2 SP, límite %3): sus factores de ataque y defensa se reducirían a la mitad</translation>
    </message>
    <message id="santander.note.air_combat">
        <source>Air combat comes first: an air unit that is shot down does not bombard</source>
        <translation>Antes hay combate aéreo: una unidad aérea derribada no bombardea</translation>
    </message>
    <message id="santander.log.nobody_advances">
        <source>No unit may advance into hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Ninguna unidad puede avanzar al hex %1</translation>
    </message>
    <message id="santander.log.morale_no_advance">
        <source>After their morale roll the attackers may not advance</source>
        <translation>Tras su tirada de moral los atacantes no pueden avanzar</translation>
    </message>
    <message id="santander.log.overstacked">
        <source>Hex %1 is overstacked (%2 SP, limit %3): attack and defence factors in it are halved</source>
        <extracomment>%1 = hex, %2 = SP, %3 = limit</extracomment>
        <translation>El hex %1 está sobreapilado (%2 SP, límite %3): sus factores de ataque y defensa se reducen a la mitad</translation>
    </message>
    <message id="app.page.settings">
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message id="app.page.keys">
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message id="app.page.new">
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message id="app.page.library">
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message id="app.play.undo">
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message id="app.action.redo">
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message id="app.play.why_not">
        <source>Why not?</source>
        <translation>¿Por qué no?</translation>
    </message>
    <message id="app.play.confirm">
        <source>Carry out what is chosen</source>
        <translation>Ejecutar lo elegido</translation>
    </message>
    <message id="app.play.end_segment">
        <source>End the segment</source>
        <translation>Terminar el segmento</translation>
    </message>
    <message id="app.play.next_unit">
        <source>Next unit that can act</source>
        <translation>Unidad siguiente que puede actuar</translation>
    </message>
    <message id="app.play.previous_unit">
        <source>Previous unit that can act</source>
        <translation>Unidad anterior que puede actuar</translation>
    </message>
    <message id="app.play.whole_stack">
        <source>Select the whole stack</source>
        <translation>Seleccionar todo el apilamiento</translation>
    </message>
    <message id="app.play.step_back">
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message id="app.board.numbers">
        <source>Hex no.</source>
        <translation>N.º de hex</translation>
    </message>
    <message id="app.board.counters">
        <source>Counters</source>
        <translation>Fichas</translation>
    </message>
    <message id="app.play.hex_numbers">
        <source>Hex numbers</source>
        <translation>Números de hex</translation>
    </message>
    <message id="app.play.hide_counters">
        <source>Hide counters</source>
        <translation>Ocultar las fichas</translation>
    </message>
    <message id="app.play.fan">
        <source>Spread the stack</source>
        <translation>Extender el apilamiento</translation>
    </message>
    <message id="app.board.zoom_in">
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message id="app.board.zoom_out">
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message id="app.board.fit">
        <source>Show the whole map</source>
        <translation>Ver todo el mapa</translation>
    </message>
    <message id="app.map.heights_too_large">
        <source>The map is drawn without its relief: %1 has %2 × %3 dots, and %4 is the most either may be</source>
        <extracomment>%1 = a file, %2 and %3 = its width and height in dots, %4 = the most either may be</extracomment>
        <translation>El mapa se dibuja sin relieve: %1 tiene %2 × %3 puntos, y el máximo de ancho y de alto es %4</translation>
    </message>
    <message id="app.map.heights_unreadable">
        <source>The map is drawn without its relief: %1 is not a picture, or it is damaged</source>
        <extracomment>%1 = a file</extracomment>
        <translation>El mapa se dibuja sin relieve: %1 no es una imagen o está dañada</translation>
    </message>
    <message id="app.play.go_to_hex">
        <source>Go to a hex…</source>
        <translation>Ir a un hex…</translation>
    </message>
    <message id="app.play.next_area">
        <source>Next area: board, panel, prompt</source>
        <translation>Zona siguiente: tablero, panel, indicación</translation>
    </message>
    <message id="app.play.umpire">
        <source>See everything, as an umpire</source>
        <translation>Verlo todo, como árbitro</translation>
    </message>
    <message id="app.play.no_umpire">
        <source>This game was begun without an umpire.</source>
        <translation>Esta partida se empezó sin árbitro.</translation>
    </message>
    <message id="app.play.next_open">
        <source>Next open hex</source>
        <translation>Siguiente hex sin cubrir</translation>
    </message>
    <message id="app.board.no_such_hex">
        <source>no such hex</source>
        <translation>hex inexistente</translation>
    </message>
    <message id="app.board.go_to_hex">
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message id="app.board.go_to_hex_field">
        <source>Number of the hex to go to</source>
        <translation>Número del hex al que ir</translation>
    </message>
    <message id="app.board.zoom">
        <source>%1%</source>
        <extracomment>Zoom of the map; %1 = a number</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message id="app.board.asking">
        <source>Choose a hex or a unit to learn why it is not possible now. Esc to leave.</source>
        <translation>Elija un hex o una unidad: se le dirá por qué no es posible ahora. Esc para salir.</translation>
    </message>
    <message id="app.play.open_rule">
        <source>Open rule</source>
        <translation>Abrir la regla</translation>
    </message>
    <message id="app.play.show_on_map">
        <source>Show on map</source>
        <translation>Ver en el mapa</translation>
    </message>
    <message id="app.play.key_leave">
        <source>Esc</source>
        <extracomment>The key that leaves</extracomment>
        <translation>Esc</translation>
    </message>
    <message id="app.play.close">
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message id="app.library.map_of">
        <source>Map of %1</source>
        <extracomment>Read aloud. %1 = title of a game</extracomment>
        <translation>Mapa de %1</translation>
    </message>
    <message id="app.library.scenarios">
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message id="app.library.new_game">
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message id="app.library.continue">
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message id="app.library.all_saved">
        <source>All saved games</source>
        <translation>Todas las partidas guardadas</translation>
    </message>
    <message id="app.library.fact.turn">
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message id="app.library.fact.to_move">
        <source>To move</source>
        <translation>Bando activo</translation>
    </message>
    <message id="app.library.fact.players">
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message id="app.library.fact.last_played">
        <source>Last played</source>
        <translation>Última vez</translation>
    </message>
    <message id="app.library.fact.file">
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message id="app.library.saved_row">
        <source>%1: %2, %3</source>
        <extracomment>Read aloud. %1 = name of the saved game, %2 = title of the game, %3 = turn</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message id="app.library.to_move">
        <source>To move: %1</source>
        <extracomment>%1 = the side that decides next</extracomment>
        <translation>Bando activo: %1</translation>
    </message>
    <message id="app.library.more">
        <source>More about %1</source>
        <extracomment>Read aloud. %1 = title of a game</extracomment>
        <translation>Más sobre %1</translation>
    </message>
    <message id="app.new.section">
        <source>§ %1</source>
        <extracomment>A section of the rulebook</extracomment>
        <translation>§&#xa0;%1</translation>
    </message>
    <message id="app.new.usual">
        <source>%1 (default)</source>
        <extracomment>An answer to a question about the rules: %1 = the answer, which is the usual one</extracomment>
        <translation>%1 (habitual)</translation>
    </message>
    <message id="app.library.menu.open">
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message id="app.library.menu.salvage">
        <source>Save what can be saved</source>
        <translation>Rescatar lo que se pueda</translation>
    </message>
    <message id="app.library.menu.rename">
        <source>Rename…</source>
        <translation>Cambiar el nombre…</translation>
    </message>
    <message id="app.library.menu.duplicate">
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message id="app.library.menu.export">
        <source>Export a copy…</source>
        <translation>Exportar una copia…</translation>
    </message>
    <message id="app.library.menu.folder">
        <source>Show in its folder</source>
        <translation>Mostrar en su carpeta</translation>
    </message>
    <message id="app.library.menu.trash">
        <source>Move to the trash</source>
        <translation>Mover a la papelera</translation>
    </message>
    <message id="app.library.rename_title">
        <source>Rename the game</source>
        <translation>Cambiar el nombre de la partida</translation>
    </message>
    <message id="app.library.new_name">
        <source>New name</source>
        <translation>Nuevo nombre</translation>
    </message>
    <message id="app.library.cancel">
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message id="app.library.rename">
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message id="app.new.no_ruling_fits">
        <source>No question fits.</source>
        <translation>Ninguna pregunta coincide.</translation>
    </message>
    <message id="app.new.player_of">
        <source>Player of the %1</source>
        <extracomment>Read aloud. %1 = side</extracomment>
        <translation>Jugador (%1)</translation>
    </message>
    <message id="app.new.name">
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message id="app.library.turns" numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turnos</numerusform>
        </translation>
    </message>
    <message id="app.library.open">
        <source>Open a saved game…</source>
        <translation>Abrir una partida guardada…</translation>
    </message>
    <message id="app.library.head.players">
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message id="app.library.head.turn">
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message id="app.library.head.last_played">
        <source>Last played</source>
        <translation>Última vez</translation>
    </message>
    <message id="app.library.kept_in">
        <source>Saved games are kept in %1</source>
        <extracomment>%1 = folder</extracomment>
        <translation>Las partidas se guardan en %1</translation>
    </message>
    <message id="app.about.title">
        <source>Esagono %1</source>
        <extracomment>%1 = the program&apos;s version</extracomment>
        <translation>Esagono %1</translation>
    </message>
    <message id="app.library.motto">
        <source>Every rule enforced</source>
        <translation>Todas las reglas aplicadas</translation>
    </message>
    <message id="app.library.saved">
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message id="app.library.learn">
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message id="app.library.guided">
        <source>First game, guided</source>
        <translation>Partida guiada</translation>
    </message>
    <message id="app.library.keys">
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message id="app.library.colours">
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message id="app.theme.light">
        <source>Light</source>
        <translation>Claros</translation>
    </message>
    <message id="app.theme.dark">
        <source>Dark</source>
        <translation>Oscuros</translation>
    </message>
    <message id="app.library.import">
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message id="app.library.filter">
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message id="app.library.which">
        <source>Which games</source>
        <translation>Qué partidas</translation>
    </message>
    <message id="app.library.part.all">
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message id="app.library.part.open">
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message id="app.library.part.finished">
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message id="app.library.saved_scanning">
        <source>Looking for saved games…</source>
        <translation>Buscando partidas guardadas…</translation>
    </message>
    <message id="app.library.saved_none_fit">
        <source>No saved game fits the filter.</source>
        <translation>Ninguna partida guardada coincide con el filtro.</translation>
    </message>
    <message id="app.library.saved_none">
        <source>No game has been begun yet. Choose a scenario; everything you play is saved automatically.</source>
        <translation>Todavía no se ha empezado ninguna partida. Elija un escenario más arriba; todo lo que juegue se guarda solo.</translation>
    </message>
    <message id="app.library.show_all" numerus="yes">
        <source>Show all %n saved game(s)</source>
        <translation>
            <numerusform>Mostrar %n partida guardada</numerusform>
            <numerusform>Mostrar las %n partidas guardadas</numerusform>
        </translation>
    </message>
    <message id="app.play.draw">
        <source>A draw</source>
        <extracomment>Title while the players tell what they drew from a cup</extracomment>
        <translation>Una extracción</translation>
    </message>
    <message id="app.play.roll_and_tell">
        <source>Roll the die and choose what it shows.</source>
        <translation>Tire el dado y elija lo que muestra.</translation>
    </message>
    <message id="app.play.in_order">
        <source>%1. %2</source>
        <extracomment>Read aloud, in a list that is being put in order. %1 = its place, %2 = its name</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message id="app.play.earlier">
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message id="app.play.later">
        <source>Later</source>
        <translation>Después</translation>
    </message>
    <message id="app.play.more">
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message id="app.play.outcome">
        <source>Exact chances</source>
        <translation>Resultado exacto</translation>
    </message>
    <message id="app.play.cancel">
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message id="app.play.key_act">
        <source>Enter</source>
        <extracomment>A key</extracomment>
        <translation>Intro</translation>
    </message>
    <message id="app.play.incomplete">
        <source>The choice is not complete yet.</source>
        <translation>La elección aún no está completa.</translation>
    </message>
    <message id="app.play.end_question">
        <source>%1?</source>
        <extracomment>A question; %1 = what is to be done: &quot;End movement&quot;</extracomment>
        <translation>¿%1?</translation>
    </message>
    <message id="app.play.not_yet">
        <source>Not yet</source>
        <translation>Todavía no</translation>
    </message>
    <message id="app.play.able_units" numerus="yes">
        <source>%n unit(s) can still act</source>
        <translation>
            <numerusform>%n unidad aún puede actuar</numerusform>
            <numerusform>%n unidades aún pueden actuar</numerusform>
        </translation>
    </message>
    <message id="app.play.end_question_note">
        <source>This ends the segment for you. Settings can switch this question off.</source>
        <translation>Con esto termina el segmento para usted. Esta pregunta se puede desactivar en los ajustes.</translation>
    </message>
    <message id="app.play.key_end">
        <source>Ctrl ↵</source>
        <extracomment>Key caps: Control and Return</extracomment>
        <translation>Ctrl ↵</translation>
    </message>
    <message id="app.play.side_panel">
        <source>Side panel</source>
        <translation>Panel lateral</translation>
    </message>
    <message id="app.play.path_to">
        <source>Path to %1</source>
        <extracomment>The way a unit takes; %1 = the hex it ends in</extracomment>
        <translation>Recorrido hasta %1</translation>
    </message>
    <message id="app.play.must_stop">
        <source>%1 must stop</source>
        <extracomment>At the end of a way: whoever enters the hex must stop; %1 = the place there, may be empty</extracomment>
        <translation>%1 (parada obligatoria)</translation>
    </message>
    <message id="app.play.assigned">
        <source>%1 of %2 assigned</source>
        <extracomment>Losses shared out so far; %1 and %2 = numbers</extracomment>
        <translation>%1 de %2 asignadas</translation>
    </message>
    <message id="app.play.chosen_of">
        <source>%1 of %2 chosen</source>
        <extracomment>So many are chosen, so many must be; %1 and %2 = numbers</extracomment>
        <translation>%1 de %2 elegidas</translation>
    </message>
    <message id="app.play.chosen" numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n elegida</numerusform>
            <numerusform>%n elegidas</numerusform>
        </translation>
    </message>
    <message id="app.play.suggest">
        <source>Suggest</source>
        <translation>Sugerir</translation>
    </message>
    <message id="app.play.suggest_tip">
        <source>Fills in an answer that is allowed</source>
        <translation>Rellena una respuesta permitida</translation>
    </message>
    <message id="app.play.why_not_tip">
        <source>Press it, then point at a hex or a unit</source>
        <translation>Púlselo y luego señale un hex o una unidad</translation>
    </message>
    <message id="app.play.nothing_to_undo">
        <source>Nothing has been done yet that could be taken back.</source>
        <translation>Todavía no se ha hecho nada que se pueda deshacer.</translation>
    </message>
    <message id="app.play.can_take" numerus="yes">
        <source>can take %n</source>
        <extracomment>How much a unit can take of what is shared out; %n = a number</extracomment>
        <translation>
            <numerusform>puede asumir %n</numerusform>
            <numerusform>puede asumir %n</numerusform>
        </translation>
    </message>
    <message id="app.notice.close">
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
    <message id="app.page.back">
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message id="app.action.new">
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message id="app.action.open">
        <source>&amp;Open a saved game…</source>
        <translation>&amp;Abrir una partida guardada…</translation>
    </message>
    <message id="app.action.import">
        <source>&amp;Import into the library…</source>
        <translation>&amp;Importar a la biblioteca…</translation>
    </message>
    <message id="app.action.export">
        <source>&amp;Export a copy…</source>
        <translation>&amp;Exportar una copia…</translation>
    </message>
    <message id="app.action.close">
        <source>&amp;Back to the library</source>
        <translation>&amp;Volver a la biblioteca</translation>
    </message>
    <message id="app.action.quit">
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message id="app.action.settings">
        <source>&amp;Settings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message id="app.action.commands">
        <source>All &amp;commands…</source>
        <translation>Todos los &amp;comandos…</translation>
    </message>
    <message id="app.action.saved">
        <source>&amp;Saved games</source>
        <translation>&amp;Partidas guardadas</translation>
    </message>
    <message id="app.action.refresh">
        <source>&amp;Look for games again</source>
        <translation>&amp;Buscar juegos de nuevo</translation>
    </message>
    <message id="app.action.dark">
        <source>&amp;Dark colours</source>
        <translation>Colores &amp;oscuros</translation>
    </message>
    <message id="app.action.full_screen">
        <source>&amp;Full screen</source>
        <translation>Pantalla comp&amp;leta</translation>
    </message>
    <message id="app.action.shortcuts">
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message id="app.action.tour">
        <source>First game, &amp;guided</source>
        <translation>Partida &amp;guiada</translation>
    </message>
    <message id="app.action.about">
        <source>&amp;About Esagono</source>
        <translation>&amp;Acerca de Esagono</translation>
    </message>
    <message id="app.palette.hint">
        <source>Type a command</source>
        <translation>Escriba un comando</translation>
    </message>
    <message id="app.palette.nothing">
        <source>No command is called that.</source>
        <translation>Ningún comando se llama así.</translation>
    </message>
    <message id="app.about.licence">
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Se ofrece sin ninguna garantía.</translation>
    </message>
    <message id="app.menu.file">
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message id="app.menu.edit">
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message id="app.menu.view">
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message id="app.menu.game">
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message id="app.menu.help">
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message id="app.menu">
        <source>Menus</source>
        <translation>Menús</translation>
    </message>
    <message id="app.menu.saved">
        <source>Saved</source>
        <extracomment>Everything that was played is already in the file</extracomment>
        <translation>Guardado</translation>
    </message>
    <message id="app.menu.commands">
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message id="app.dialog.open">
        <source>Open a saved game</source>
        <translation>Abrir una partida guardada</translation>
    </message>
    <message id="app.dialog.import">
        <source>Import a saved game, a packed game or corrections</source>
        <oldsource>Import a saved game</oldsource>
        <translation>Importar una partida guardada, un juego empaquetado o correcciones</translation>
    </message>
    <message id="app.dialog.export">
        <source>Export a copy of the game</source>
        <translation>Exportar una copia de la partida</translation>
    </message>
    <message id="app.dialog.diaries">
        <source>Saved games (*.esagono)</source>
        <translation>Partidas guardadas (*.esagono)</translation>
    </message>
    <message id="app.dialog.all_files">
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message id="app.play.victory">
        <source>Victory</source>
        <translation>Victoria</translation>
    </message>
    <message id="app.play.victory_line">
        <source>%1: %2, %3</source>
        <extracomment>Read aloud. %1 = what is worth points, %2 = who has it, %3 = points</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message id="app.play.log">
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message id="app.play.more_dice" numerus="yes">
        <source>%n more</source>
        <extracomment>So many more dice cards wait; %n = a number</extracomment>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message id="app.play.close_all">
        <source>Close all</source>
        <translation>Cerrar todo</translation>
    </message>
    <message id="app.play.steps">
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message id="app.play.formation">
        <source>Formation</source>
        <translation>Formación</translation>
    </message>
    <message id="app.play.track_head">
        <source>%1 · %2</source>
        <extracomment>A track and its value: &quot;Turn · 18–19 August&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message id="app.play.tray_hint">
        <source>Drag a counter to the map, or press it and then a hex</source>
        <translation>Arrastre una ficha al mapa, o púlsela y luego un hex</translation>
    </message>
    <message id="app.play.key_hex_hint">
        <source>hex by number</source>
        <translation>hex por número</translation>
    </message>
    <message id="app.play.key_next_hint">
        <source>next counter</source>
        <translation>ficha siguiente</translation>
    </message>
    <message id="app.play.key_open_hint">
        <source>next open hex</source>
        <translation>siguiente hex sin cubrir</translation>
    </message>
    <message id="app.play.value_line">
        <source>%1: %2</source>
        <extracomment>Read aloud. %1 = what is measured, %2 = its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="app.play.only_able">
        <source>Only units that can act</source>
        <translation>Solo unidades que pueden actuar</translation>
    </message>
    <message id="app.play.tab_units">
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message id="app.play.modifier">
        <source>%1 %2</source>
        <extracomment>A modifier of a die roll: %1 = its value with sign, %2 = why</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message id="app.play.dice_sum">
        <source>= %1</source>
        <extracomment>The modified result of a die roll; %1 = a number</extracomment>
        <translation>= %1</translation>
    </message>
    <message id="app.play.empty_box">
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message id="app.play.more_counters">
        <source>+%1</source>
        <extracomment>So many more counters lie in a box; %1 = a number</extracomment>
        <translation>+%1</translation>
    </message>
    <message id="app.play.no_stack">
        <source>Choose a hex to see what lies there.</source>
        <translation>Elija un hex para ver lo que hay en él.</translation>
    </message>
    <message id="app.play.controlled_by">
        <source>Controlled by</source>
        <translation>Controlado por</translation>
    </message>
    <message id="app.play.count_of">
        <source>/ %1</source>
        <extracomment>After a count: of how many; %1 = a number</extracomment>
        <translation>/ %1</translation>
    </message>
    <message id="app.play.tracks">
        <source>Tracks and boxes</source>
        <translation>Pistas y cajetines</translation>
    </message>
    <message id="app.play.rule_link">
        <source>Rule %1</source>
        <extracomment>Read aloud. %1 = number of a rule</extracomment>
        <translation>Regla %1</translation>
    </message>
    <message id="app.play.tab_decision">
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message id="app.play.tab_stack">
        <source>Stack</source>
        <translation>Apilamiento</translation>
    </message>
    <message id="app.play.tab_terrain">
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message id="app.play.curtain">
        <source>Over to: %1</source>
        <extracomment>Between two players at one screen; %1 = the name of the next player or side</extracomment>
        <translation>Ahora juega: %1</translation>
    </message>
    <message id="app.play.curtain_note">
        <source>Hand over the seat. The board stays covered until you are ready.</source>
        <translation>Ceda el puesto. El tablero sigue cubierto hasta que confirme.</translation>
    </message>
    <message id="app.play.curtain_ready">
        <source>I am ready</source>
        <translation>Adelante</translation>
    </message>
    <message id="app.play.take_up">
        <source>Pick it up from the map again</source>
        <translation>Recogerla del mapa</translation>
    </message>
    <message id="app.play.look_at_board">
        <source>Look at the board</source>
        <translation>Ver el tablero</translation>
    </message>
    <message id="app.play.back_to_library">
        <source>Back to the library</source>
        <translation>Volver a la biblioteca</translation>
    </message>
    <message id="app.play.watch_replay">
        <source>Watch the replay</source>
        <translation>Ver la repetición</translation>
    </message>
    <message id="app.play.boxes">
        <source>Boxes</source>
        <translation>Cajetines</translation>
    </message>
    <message id="app.play.whole_log">
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message id="app.play.why_values">
        <source>Why these values</source>
        <translation>Por qué estos valores</translation>
    </message>
    <message id="app.play.as_tables">
        <source>As tables</source>
        <translation>Como tablas</translation>
    </message>
    <message id="app.play.losses_by_turn">
        <source>Steps lost by turn</source>
        <translation>Pasos perdidos por turno</translation>
    </message>
    <message id="app.play.dice_of">
        <source>Dice of %1: %2 rolls, mean %3 (expected %4)</source>
        <extracomment>Title of a chart; %1 = whose dice, %2 = how many rolls, %3 = their mean, %4 = the mean to expect</extracomment>
        <translation>Dados (%1): %2 tiradas, media %3 (esperada %4)</translation>
    </message>
    <message id="app.play.attacks_by_odds">
        <source>Attacks by odds</source>
        <translation>Ataques por relación de combate</translation>
    </message>
    <message id="app.keys.press">
        <source>Press the new key</source>
        <translation>Pulse la nueva tecla</translation>
    </message>
    <message id="app.keys.taken">
        <source>“%1” has this key already. Choose another one.</source>
        <extracomment>%1 = another command</extracomment>
        <translation>«%1» ya tiene esta tecla. Elija otra.</translation>
    </message>
    <message id="app.keys.restore">
        <source>Original key</source>
        <translation>Tecla original</translation>
    </message>
    <message id="app.keys.clear">
        <source>No key</source>
        <translation>Ninguna tecla</translation>
    </message>
    <message id="app.keys.keep">
        <source>Keep</source>
        <translation>Confirmar</translation>
    </message>
    <message id="app.keys.none">
        <source>none</source>
        <extracomment>A command without a key</extracomment>
        <translation>ninguna</translation>
    </message>
    <message id="app.tour.welcome">
        <source>Welcome to Esagono</source>
        <translation>Le damos la bienvenida a Esagono</translation>
    </message>
    <message id="app.tour.what">
        <source>A table for hex-and-counter wargames that knows the rules: it shows what is possible, says why something is not, and writes everything down.</source>
        <translation>Una mesa para juegos de guerra de hexágonos y fichas que conoce las reglas: muestra lo que es posible, dice por qué algo no lo es y lo anota todo.</translation>
    </message>
    <message id="app.settings.palette">
        <source>Side colours</source>
        <translation>Colores de los bandos</translation>
    </message>
    <message id="app.settings.palette_note">
        <source>The safe palette can be told apart by colour-blind players too. Marks and shapes stay the same in both.</source>
        <translation>Los colores de la paleta segura los distinguen también los jugadores daltónicos. Las marcas y las formas son las mismas en ambas.</translation>
    </message>
    <message id="app.settings.palette_classic">
        <source>Classic</source>
        <translation>Clásica</translation>
    </message>
    <message id="app.settings.palette_safe">
        <source>Safe</source>
        <translation>Segura</translation>
    </message>
    <message id="app.tour.skip">
        <source>Straight to the games</source>
        <translation>Directo a los juegos</translation>
    </message>
    <message id="app.tour.start">
        <source>Two-minute tour</source>
        <translation>Visita de dos minutos</translation>
    </message>
    <message id="app.tour">
        <source>Guided tour</source>
        <translation>Visita guiada</translation>
    </message>
    <message id="app.tour.number">
        <source>%1 of %2</source>
        <extracomment>A step of the tour: %1 = its number, %2 = how many there are</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message id="app.tour.leave">
        <source>Leave the tour</source>
        <translation>Dejar la visita</translation>
    </message>
    <message id="app.tour.back">
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message id="app.tour.next">
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message id="app.tour.done">
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message id="app.new.lead">
        <source>Agree on the game, then begin. Everything you play is written down at once; there is nothing to save.</source>
        <translation>Primero se acuerda la partida y luego se empieza. Cada jugada se anota al momento; no hay nada que guardar.</translation>
    </message>
    <message id="app.new.first_dice">
        <source>Before the first decision</source>
        <translation>Antes de la primera decisión</translation>
    </message>
    <message id="app.new.scenario">
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message id="app.new.players">
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message id="app.new.players_note">
        <source>Persons share this screen; their names are shown when it changes hands. The computer and other programs know only what their side may see.</source>
        <translation>Las personas comparten esta pantalla; sus nombres aparecen cuando cambia de manos. El ordenador y otros programas solo saben lo que su bando puede ver.</translation>
    </message>
    <message id="app.new.dice">
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message id="app.new.dice_seeded">
        <source>The program rolls</source>
        <translation>Tira el programa</translation>
    </message>
    <message id="app.new.dice_seeded_note">
        <source>The rolls follow from a number drawn at the beginning, so that nobody can roll again.</source>
        <translation>Las tiradas salen de un número sorteado al principio, para que nadie pueda repetirlas.</translation>
    </message>
    <message id="app.new.dice_told">
        <source>We roll real dice and type them in</source>
        <translation>Tiramos dados de verdad y anotamos el resultado</translation>
    </message>
    <message id="app.new.options">
        <source>Optional rules</source>
        <translation>Reglas opcionales</translation>
    </message>
    <message id="app.new.rulings">
        <source>Rules in doubt</source>
        <translation>Reglas dudosas</translation>
    </message>
    <message id="app.new.rulings_changed" numerus="yes">
        <source>%n answered otherwise</source>
        <extracomment>How many answers differ from the usual ones</extracomment>
        <translation>
            <numerusform>%n respondida de otro modo</numerusform>
            <numerusform>%n respondidas de otro modo</numerusform>
        </translation>
    </message>
    <message id="app.new.rulings_usual" numerus="yes">
        <source>%n question(s), default answer</source>
        <translation>
            <numerusform>%n pregunta, con la respuesta habitual</numerusform>
            <numerusform>%n preguntas, con la respuesta habitual</numerusform>
        </translation>
    </message>
    <message id="app.new.find_ruling">
        <source>Find a section or a word</source>
        <translation>Buscar una sección o una palabra</translation>
    </message>
    <message id="app.new.as_usual">
        <source>All defaults</source>
        <translation>Todo como es habitual</translation>
    </message>
    <message id="app.new.file">
        <source>File name</source>
        <translation>Nombre del archivo</translation>
    </message>
    <message id="app.new.cancel">
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message id="app.new.begin">
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message id="app.keys.file">
        <source>Files and pages</source>
        <translation>Archivos y páginas</translation>
    </message>
    <message id="app.keys.view">
        <source>View</source>
        <translation>Ver</translation>
    </message>
    <message id="app.keys.game">
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message id="app.keys.help">
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message id="app.keys.lead">
        <source>Choose a key to change it. Commands of the table appear here once a game has been opened.</source>
        <translation>Elija una tecla para cambiarla. Los comandos de la mesa aparecen aquí cuando se ha abierto una partida.</translation>
    </message>
    <message id="app.settings.lead">
        <source>Changes take effect at once and are kept.</source>
        <translation>Cada cambio se aplica al momento y se conserva.</translation>
    </message>
    <message id="app.settings.looks">
        <source>Language and colours</source>
        <translation>Idioma y colores</translation>
    </message>
    <message id="app.settings.language_note">
        <source>Texts of the program and of the games, as far as a game is translated.</source>
        <translation>Textos del programa y de los juegos, en la medida en que un juego esté traducido.</translation>
    </message>
    <message id="app.theme.system">
        <source>Same as system</source>
        <translation>Como el sistema</translation>
    </message>
    <message id="app.settings.size">
        <source>Size and movement</source>
        <translation>Tamaño y movimiento</translation>
    </message>
    <message id="app.settings.scale">
        <source>Interface scale</source>
        <translation>Escala de la interfaz</translation>
    </message>
    <message id="app.settings.scale_note">
        <source>Texts and controls; the map has its own zoom.</source>
        <translation>Textos y controles; el mapa tiene su propio zoom.</translation>
    </message>
    <message id="app.settings.percent">
        <source>%1%</source>
        <extracomment>%1 = a number</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message id="app.settings.comfortable">
        <source>Comfortable spacing</source>
        <translation>Espaciado amplio</translation>
    </message>
    <message id="app.settings.comfortable_note">
        <source>Larger buttons and rows, for touch screens.</source>
        <translation>Botones y filas más grandes, para pantallas táctiles.</translation>
    </message>
    <message id="app.settings.speed">
        <source>Animation speed</source>
        <translation>Velocidad de animación</translation>
    </message>
    <message id="app.settings.speed_note">
        <source>How quickly counters move and dice roll. Any key or click finishes a running animation.</source>
        <translation>Con qué rapidez se mueven las fichas y ruedan los dados. Cualquier tecla o clic termina una animación en curso.</translation>
    </message>
    <message id="app.settings.speed_none">
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message id="app.settings.reduced">
        <source>Reduced motion</source>
        <translation>Movimiento reducido</translation>
    </message>
    <message id="app.settings.reduced_note">
        <source>Things appear in their place instead of moving there.</source>
        <translation>Los elementos aparecen en su sitio en vez de moverse hasta él.</translation>
    </message>
    <message id="app.settings.table">
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message id="app.settings.confirm">
        <source>Ask before the end of a segment</source>
        <translation>Preguntar antes de terminar un segmento</translation>
    </message>
    <message id="app.settings.confirm_note">
        <source>If units could still act. What is rolled cannot be taken back.</source>
        <translation>Si aún hay unidades que pueden actuar. Lo que se ha tirado no se puede deshacer.</translation>
    </message>
    <message id="app.settings.auto_pass">
        <source>Pass decisions without a choice</source>
        <translation>Saltar las decisiones sin alternativa</translation>
    </message>
    <message id="app.settings.auto_pass_note">
        <source>Where only one answer is possible, it is given for you and noted in the log.</source>
        <translation>Donde solo es posible una respuesta, se da en su lugar y consta en el registro.</translation>
    </message>
    <message id="app.settings.curtain">
        <source>Curtain between players</source>
        <translation>Telón entre jugadores</translation>
    </message>
    <message id="app.settings.curtain_note">
        <source>Covers the table while the device changes hands, in games with secrets.</source>
        <translation>Cubre la mesa mientras el equipo cambia de manos, en juegos con secretos.</translation>
    </message>
    <message id="app.settings.umpire">
        <source>Umpire view</source>
        <translation>Vista de árbitro</translation>
    </message>
    <message id="app.settings.umpire_note">
        <source>Allows a view in which nothing is hidden, for learning and for solitaire play.</source>
        <translation>Permite una vista en la que nada está oculto, para aprender y para jugar en solitario.</translation>
    </message>
    <message id="app.settings.files">
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message id="app.settings.keys">
        <source>Change keys…</source>
        <translation>Cambiar teclas…</translation>
    </message>
    <message id="app.settings.restore">
        <source>Restore all defaults</source>
        <translation>Todo como la primera vez</translation>
    </message>
    <message id="app.play.page">
        <source>Game table</source>
        <translation>Mesa de juego</translation>
    </message>
    <message id="app.library.scale">
        <source>%1 km hexes</source>
        <extracomment>%1 = kilometres from one hex to the next</extracomment>
        <translation>hexes de %1&#xa0;km</translation>
    </message>
    <message id="app.library.hexes" numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message id="app.library.counters" numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message id="app.when.today">
        <source>today at %1</source>
        <extracomment>%1 = time of day</extracomment>
        <translation>hoy, %1</translation>
    </message>
    <message id="app.when.yesterday">
        <source>yesterday at %1</source>
        <extracomment>%1 = time of day</extracomment>
        <translation>ayer, %1</translation>
    </message>
    <message id="app.when.this_year">
        <source>%1 %2</source>
        <extracomment>A date of this year: %1 = day of the month, %2 = name of the month</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message id="app.library.finished">
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message id="app.library.set_up">
        <source>Set-up</source>
        <translation>Despliegue</translation>
    </message>
    <message id="app.library.turn">
        <source>%1 of %2</source>
        <extracomment>%1 = turn, %2 = number of turns</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message id="app.library.turn_dated">
        <source>%1 of %2 · %3</source>
        <extracomment>%1 = turn, %2 = number of turns, %3 = its dates</extracomment>
        <translation>%1 de %2 · %3</translation>
    </message>
    <message id="app.library.unknown_rules">
        <source>This program does not know the rules of the game.</source>
        <translation>Este programa no conoce las reglas del juego.</translation>
    </message>
    <message id="app.library.folder_unwritable">
        <source>Games cannot be kept in %1: the folder cannot be written. Give Esagono another one with --data-dir, or change its permissions.</source>
        <extracomment>%1 = folder</extracomment>
        <translation>No se pueden guardar partidas en %1: no se puede escribir en la carpeta. Indique otra a Esagono con --data-dir o cambie sus permisos.</translation>
    </message>
    <message id="app.library.in_use">
        <source>“%1” is open now. Go back to the library first.</source>
        <extracomment>%1 = name of a saved game</extracomment>
        <translation>«%1» está abierta ahora. Vuelva antes a la biblioteca.</translation>
    </message>
    <message id="app.library.renamed">
        <source>The game is now called “%1”.</source>
        <extracomment>%1 = new name of a saved game</extracomment>
        <translation>La partida se llama ahora «%1».</translation>
    </message>
    <message id="app.library.not_renamed">
        <source>“%1” could not be renamed: its folder cannot be written.</source>
        <extracomment>%1 = name of a saved game</extracomment>
        <translation>No se ha podido cambiar el nombre de «%1»: no se puede escribir en su carpeta.</translation>
    </message>
    <message id="app.library.copy_name">
        <source>%1, copy</source>
        <extracomment>A copy of a saved game: %1 = its name</extracomment>
        <translation>%1, copia</translation>
    </message>
    <message id="app.library.duplicated">
        <source>The copy is called “%1”.</source>
        <extracomment>%1 = name of the new saved game</extracomment>
        <translation>La copia se llama «%1».</translation>
    </message>
    <message id="app.library.exported">
        <source>The game was copied to %1.</source>
        <extracomment>%1 = file</extracomment>
        <translation>La partida se ha copiado en %1.</translation>
    </message>
    <message id="app.library.imported">
        <source>“%1” is now among your games.</source>
        <extracomment>%1 = name of a saved game</extracomment>
        <translation>«%1» está ahora entre sus partidas.</translation>
    </message>
    <message id="app.library.salvage_name">
        <source>%1, saved part</source>
        <extracomment>What could be saved of a damaged game: %1 = its name</extracomment>
        <translation>%1, parte rescatada</translation>
    </message>
    <message id="app.library.salvaged" numerus="yes">
        <source>%n move(s) could be saved, as “%1”. The damaged file is as it was.</source>
        <extracomment>%1 = name of the new saved game; %n = how many commands it has</extracomment>
        <translation>
            <numerusform>Se ha podido rescatar %n jugada, como «%1». El archivo dañado queda como estaba.</numerusform>
            <numerusform>Se han podido rescatar %n jugadas, como «%1». El archivo dañado queda como estaba.</numerusform>
        </translation>
    </message>
    <message id="app.library.not_trashed">
        <source>“%1” could not be moved to the trash. Nothing was changed.</source>
        <extracomment>%1 = name of a saved game</extracomment>
        <translation>No se ha podido mover «%1» a la papelera. No se ha cambiado nada.</translation>
    </message>
    <message id="app.library.trashed">
        <source>“%1” is in the trash.</source>
        <extracomment>%1 = name of a saved game</extracomment>
        <translation>«%1» está en la papelera.</translation>
    </message>
    <message id="app.library.not_restored">
        <source>The game could not be taken out of the trash; it is still there.</source>
        <translation>No se ha podido sacar la partida de la papelera; sigue ahí.</translation>
    </message>
    <message id="app.library.restored">
        <source>“%1” is back.</source>
        <extracomment>%1 = name of a saved game</extracomment>
        <translation>«%1» está de vuelta.</translation>
    </message>
    <message id="app.settings.unreadable">
        <source>The settings in %1 cannot be read. Esagono starts with the defaults and keeps no changes.</source>
        <extracomment>%1 = file</extracomment>
        <translation>No se pueden leer los ajustes de %1. Esagono empieza con los predeterminados y no conserva ningún cambio.</translation>
    </message>
    <message id="app.settings.damaged_stays">
        <source>The settings in %1 are damaged and cannot be moved aside. Esagono starts with the defaults and keeps no changes.</source>
        <extracomment>%1 = file</extracomment>
        <translation>Los ajustes de %1 están dañados y no se pueden apartar. Esagono empieza con los predeterminados y no conserva ningún cambio.</translation>
    </message>
    <message id="app.settings.damaged">
        <source>The settings were damaged. Esagono starts with the defaults; the old file is kept as %1.</source>
        <extracomment>%1 = the file that is kept</extracomment>
        <translation>Los ajustes estaban dañados. Esagono empieza con los predeterminados; el archivo antiguo se conserva como %1.</translation>
    </message>
    <message id="app.settings.unwritable">
        <source>The settings cannot be written to %1. Changes last only until you quit Esagono.</source>
        <extracomment>%1 = file</extracomment>
        <translation>No se pueden escribir los ajustes en %1. Los cambios valen hasta que salga de Esagono.</translation>
    </message>
    <message id="app.library.undo">
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message id="app.board.name">
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message id="app.board.scale_metres">
        <source>%1 m</source>
        <extracomment>%1 = a distance on the scale bar of a map</extracomment>
        <translation>%1&#xa0;m</translation>
    </message>
    <message id="app.board.scale_kilometres">
        <source>%1 km</source>
        <extracomment>%1 = a distance on the scale bar of a map</extracomment>
        <translation>%1&#xa0;km</translation>
    </message>
    <message id="app.board.victory_points">
        <source>Victory Points</source>
        <extracomment>In the legend of a map: the stars with a number.</extracomment>
        <translation>Puntos de Victoria</translation>
    </message>
    <message id="app.board.supply_of">
        <source>Supply: %1</source>
        <extracomment>In the legend of a map: arrows where supply comes from. %1 = a side</extracomment>
        <translation>Abastecimiento: %1</translation>
    </message>
    <message id="app.board.entry_of">
        <source>Entry: %1</source>
        <extracomment>In the legend of a map: arrows where reinforcements enter. %1 = a side</extracomment>
        <translation>Entrada: %1</translation>
    </message>
    <message id="app.board.north">
        <source>N</source>
        <extracomment>The letter beside the arrow that points north on a map.</extracomment>
        <translation>N</translation>
    </message>
    <message id="app.stack.supplied">
        <source>In supply</source>
        <translation>Abastecida</translation>
    </message>
    <message id="app.stack.notSupplied">
        <source>Out of supply</source>
        <translation>Desabastecida</translation>
    </message>
    <message id="app.stack.hidden">
        <source>Hidden unit</source>
        <translation>Unidad oculta</translation>
    </message>
    <message id="app.play.turn">
        <source>Turn %1</source>
        <extracomment>%1 = number of the turn</extracomment>
        <translation>Turno %1</translation>
    </message>
    <message id="app.play.turn_dated">
        <source>Turn %1 · %2</source>
        <extracomment>%1 = number of the turn, %2 = its date</extracomment>
        <translation>Turno %1 · %2</translation>
    </message>
    <message id="app.play.prompt.path">
        <source>%1 · choose the hex where it ends, or press Esc</source>
        <extracomment>%1 = what is being done: &quot;Move 1° Rgt LIT&quot;</extracomment>
        <translation>%1 · elija el hex donde termina, o pulse Esc</translation>
    </message>
    <message id="app.play.prompt.hexes">
        <source>%1 · choose a hex, or press Esc</source>
        <extracomment>%1 = what is being done</extracomment>
        <translation>%1 · elija un hex, o pulse Esc</translation>
    </message>
    <message id="app.play.prompt.units" numerus="yes">
        <source>%1 · %n unit(s) chosen; choose, then confirm</source>
        <extracomment>%1 = what is being done, %n = how many are chosen</extracomment>
        <translation>
            <numerusform>%1 · %n unidad elegida; elija y luego confirme</numerusform>
            <numerusform>%1 · %n unidades elegidas; elija y luego confirme</numerusform>
        </translation>
    </message>
    <message id="app.play.prompt.allocation" numerus="yes">
        <source>%1 · %n left to share out</source>
        <extracomment>%1 = what is being done, %n = how much is left to share out</extracomment>
        <translation>
            <numerusform>%1 · queda %n por repartir</numerusform>
            <numerusform>%1 · quedan %n por repartir</numerusform>
        </translation>
    </message>
    <message id="app.play.prompt.choose">
        <source>%1 · choose, then confirm</source>
        <extracomment>%1 = what is being done</extracomment>
        <translation>%1 · elija y luego confirme</translation>
    </message>
    <message id="app.play.missing.more" numerus="yes">
        <source>Choose %n more</source>
        <extracomment>%n = how many more must be chosen</extracomment>
        <translation>
            <numerusform>Elija %n más</numerusform>
            <numerusform>Elija %n más</numerusform>
        </translation>
    </message>
    <message id="app.play.missing.fewer" numerus="yes">
        <source>Choose %n fewer</source>
        <extracomment>%n = how many too many are chosen</extracomment>
        <translation>
            <numerusform>Elija %n menos</numerusform>
            <numerusform>Elija %n menos</numerusform>
        </translation>
    </message>
    <message id="app.play.missing.share" numerus="yes">
        <source>Share out %n more</source>
        <extracomment>%n = how much is left to share out</extracomment>
        <translation>
            <numerusform>Reparta %n más</numerusform>
            <numerusform>Reparta %n más</numerusform>
        </translation>
    </message>
    <message id="app.play.missing.share_less" numerus="yes">
        <source>Share out %n less</source>
        <extracomment>%n = how much too much is shared out</extracomment>
        <translation>
            <numerusform>Reparta %n menos</numerusform>
            <numerusform>Reparta %n menos</numerusform>
        </translation>
    </message>
    <message id="app.play.missing.any">
        <source>Nothing is chosen yet</source>
        <translation>Aún no se ha elegido nada</translation>
    </message>
    <message id="app.dice.spoken">
        <source>%1: %2</source>
        <extracomment>%1 = what was rolled for, %2 = the faces of the dice</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="app.dice.spokenSum">
        <source>modified %1</source>
        <extracomment>%1 = the result after modifiers</extracomment>
        <translation>modificado %1</translation>
    </message>
    <message id="app.play.layer.reach">
        <source>Reach</source>
        <translation>Alcance</translation>
    </message>
    <message id="app.play.layer.control">
        <source>Control</source>
        <translation>Control</translation>
    </message>
    <message id="app.play.layer.objectives">
        <source>Objectives</source>
        <translation>Objetivos</translation>
    </message>
    <message id="app.play.odds.prospect">
        <source>%1: %2</source>
        <extracomment>%1 = a result, %2 = &quot;17 %&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="app.play.diary_gone">
        <source>The diary %1 is gone: it was deleted, moved or renamed. Nothing more can be written in it</source>
        <extracomment>%1 = a file</extracomment>
        <translation>El diario %1 ya no está: se ha borrado, movido o renombrado. No se puede escribir nada más en él</translation>
    </message>
    <message id="app.play.dice.range">
        <source>A die with %1 faces shows a number from 1 to %1</source>
        <extracomment>%1 = number of faces of the die</extracomment>
        <translation>Un dado de %1 caras muestra un número del 1 al %1</translation>
    </message>
    <message id="app.play.take_back">
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message id="app.play.take_back_of">
        <source>Take back: %1</source>
        <extracomment>%1 = what would be taken back: &quot;1° Rgt LIT 2010 → 1909&quot;</extracomment>
        <translation>Deshacer: %1</translation>
    </message>
    <message id="app.play.redo">
        <source>Do again</source>
        <translation>Rehacer</translation>
    </message>
    <message id="app.play.redo_of">
        <source>Do again: %1</source>
        <extracomment>%1 = what would be done again</extracomment>
        <translation>Rehacer: %1</translation>
    </message>
    <message id="app.play.viewer.umpire_refused">
        <source>Everything can be seen only when the game is over, or when both players have agreed to it</source>
        <translation>Solo se puede ver todo cuando la partida ha terminado o cuando ambos jugadores lo han acordado</translation>
    </message>
    <message id="app.play.hex.cost">
        <source>reachable for %1 MP</source>
        <extracomment>%1 = movement points</extracomment>
        <translation>se alcanza por %1 FM</translation>
    </message>
    <message id="app.play.hex.target">
        <source>can be chosen as a target</source>
        <extracomment>said of a hex</extracomment>
        <translation>se puede elegir como blanco</translation>
    </message>
    <message id="app.play.hex.open">
        <source>still open</source>
        <extracomment>said of a hex</extracomment>
        <translation>aún sin cubrir</translation>
    </message>
    <message id="app.play.prompt.curtain">
        <source>%1: it is your turn to decide</source>
        <extracomment>%1 = a player or side</extracomment>
        <translation>%1: le corresponde decidir</translation>
    </message>
    <message id="app.play.prompt.other">
        <source>To decide: %1</source>
        <extracomment>%1 = a side</extracomment>
        <translation>La decisión corresponde a: %1</translation>
    </message>
    <message id="app.play.why.closed_to">
        <source>%1 is closed to %2</source>
        <extracomment>%1 = number of a hex, %2 = a unit</extracomment>
        <translation>El hex %1 está cerrado para %2</translation>
    </message>
    <message id="app.play.why.counter">
        <source>%1 cannot be chosen now</source>
        <extracomment>%1 = a unit</extracomment>
        <translation>No se puede elegir %1 ahora</translation>
    </message>
    <message id="app.play.why.hex">
        <source>%1 cannot be chosen now</source>
        <extracomment>%1 = number of a hex</extracomment>
        <translation>No se puede elegir el hex %1 ahora</translation>
    </message>
    <message id="app.play.why.title">
        <source>That is not possible now</source>
        <translation>Eso no es posible ahora</translation>
    </message>
    <message id="app.play.why.enter_instead">
        <source>You can enter %1 for %2 MP</source>
        <extracomment>%1 = number of a hex, %2 = movement points</extracomment>
        <translation>Puede entrar en el hex %1 por %2 FM</translation>
    </message>
    <message id="app.play.why.choose_instead">
        <source>You can choose %1</source>
        <extracomment>%1 = number of a hex</extracomment>
        <translation>Puede elegir el hex %1</translation>
    </message>
    <message id="app.play.why.nothing_there">
        <source>Nothing that is asked for now can be chosen there</source>
        <translation>Nada de lo que se pregunta ahora se puede responder ahí</translation>
    </message>
    <message id="app.stack.zones">
        <source>in zones of control: %1</source>
        <extracomment>%1 = the side or sides whose zones of control reach the hex</extracomment>
        <translation>en Zona de Control: %1</translation>
    </message>
    <message id="app.stack.worth">
        <source>Victory Points</source>
        <translation>Puntos de Victoria</translation>
    </message>
    <message id="app.stack.elevation">
        <source>Elevation</source>
        <translation>Altitud</translation>
    </message>
    <message id="app.stack.metres">
        <source>%1 m</source>
        <extracomment>%1 = height of a hex in metres</extracomment>
        <translation>%1&#xa0;m</translation>
    </message>
    <message id="app.statistics.victory">
        <source>Victory Points</source>
        <translation>Puntos de Victoria</translation>
    </message>
    <message id="app.statistics.place">
        <source>Place</source>
        <translation>Localidad</translation>
    </message>
    <message id="app.statistics.points">
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message id="app.statistics.holder">
        <source>Held by</source>
        <translation>En poder de</translation>
    </message>
    <message id="app.statistics.turn">
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message id="app.statistics.steps">
        <source>%1, steps</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1, pasos</translation>
    </message>
    <message id="app.statistics.units">
        <source>%1, units</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1, unidades</translation>
    </message>
    <message id="app.statistics.losses">
        <source>Losses by turn</source>
        <translation>Pérdidas por turno</translation>
    </message>
    <message id="app.statistics.dice">
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message id="app.statistics.side">
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message id="app.statistics.face">
        <source>Face</source>
        <translation>Cara</translation>
    </message>
    <message id="app.statistics.rolled">
        <source>Rolled</source>
        <translation>Tiradas</translation>
    </message>
    <message id="app.statistics.expected">
        <source>Expected</source>
        <translation>Esperadas</translation>
    </message>
    <message id="app.statistics.odds">
        <source>Odds</source>
        <translation>Relación</translation>
    </message>
    <message id="app.statistics.combats">
        <source>Attacks by odds</source>
        <translation>Ataques por relación de combate</translation>
    </message>
    <message id="app.statistics.nobody">
        <source>Others</source>
        <translation>Otros</translation>
    </message>
    <message id="app.play.direction.north">
        <source>north</source>
        <translation>norte</translation>
    </message>
    <message id="app.play.direction.north_east">
        <source>north-east</source>
        <translation>noreste</translation>
    </message>
    <message id="app.play.direction.east">
        <source>east</source>
        <translation>este</translation>
    </message>
    <message id="app.play.direction.south_east">
        <source>south-east</source>
        <translation>sureste</translation>
    </message>
    <message id="app.play.direction.south">
        <source>south</source>
        <translation>sur</translation>
    </message>
    <message id="app.play.direction.south_west">
        <source>south-west</source>
        <translation>suroeste</translation>
    </message>
    <message id="app.play.direction.west">
        <source>west</source>
        <translation>oeste</translation>
    </message>
    <message id="app.play.direction.north_west">
        <source>north-west</source>
        <translation>noroeste</translation>
    </message>
    <message id="app.play.hex.side">
        <source>%1 to the %2</source>
        <extracomment>%1 = what runs there (&quot;river, road&quot;), %2 = &quot;north-east&quot;</extracomment>
        <translation>%1 al %2</translation>
    </message>
    <message id="app.play.percent">
        <source>%1%</source>
        <extracomment>%1 = a number; use the space your language wants before the sign</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message id="app.play.counter.hidden">
        <source>hidden counter (%1)</source>
        <extracomment>%1 = a side</extracomment>
        <translation>ficha oculta (%1)</translation>
    </message>
    <message id="app.play.hex.plain">
        <source>Hex %1, %2</source>
        <extracomment>%1 = number of a hex, %2 = its terrain</extracomment>
        <translation>Hex %1, %2</translation>
    </message>
    <message id="app.play.hex.named">
        <source>Hex %1, %2, %3</source>
        <extracomment>%1 = number of a hex, %2 = the place in it, %3 = its terrain</extracomment>
        <translation>Hex %1, %2, %3</translation>
    </message>
    <message id="app.play.hex.empty">
        <source>no units</source>
        <extracomment>said of a hex</extracomment>
        <translation>sin unidades</translation>
    </message>
    <message id="app.play.hex.held">
        <source>held by %1</source>
        <extracomment>%1 = a side</extracomment>
        <translation>en poder de: %1</translation>
    </message>
    <message id="app.track.unknown">
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message id="app.track.toWin" numerus="yes">
        <source>%n to win</source>
        <extracomment>%n = the points that win the game</extracomment>
        <translation>
            <numerusform>%n para ganar</numerusform>
            <numerusform>%n para ganar</numerusform>
        </translation>
    </message>
    <message id="app.track.spoken">
        <source>%1: %2</source>
        <extracomment>%1 = a track or box, %2 = how it stands</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="app.track.spokenMore">
        <source>%1: %2, %3</source>
        <extracomment>%1 = a track, %2 = how it stands, %3 = more about it: dates, points needed</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message id="app.tray.others">
        <source>Other units</source>
        <translation>Otras unidades</translation>
    </message>
    <message id="app.tray.progress">
        <source>%1 of %2</source>
        <extracomment>%1 = so many are done (units placed, hexes covered), %2 = of so many</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message id="app.tray.summary">
        <source>%1 of %2 placed</source>
        <extracomment>%1 = counters already placed, %2 = counters to be placed</extracomment>
        <translation>%1 de %2 desplegadas</translation>
    </message>
    <message id="cli.offers.progress">
        <source>%1: %2 of %3</source>
        <extracomment>%1 = what is counted, %2 = how many are done, %3 = how many there are</extracomment>
        <translation>%1: %2 de %3</translation>
    </message>
    <message id="santander.layer.zones">
        <source>Zones of control</source>
        <translation>Zonas de Control</translation>
    </message>
    <message id="santander.layer.supply">
        <source>Supply</source>
        <translation>Abastecimiento</translation>
    </message>
    <message id="santander.prompt.place" numerus="yes">
        <source>Place your units: choose one, then a hex (%n to go)</source>
        <extracomment>%n = how many units still wait</extracomment>
        <translation>
            <numerusform>Despliegue sus unidades: elija una y luego un hex (queda %n)</numerusform>
            <numerusform>Despliegue sus unidades: elija una y luego un hex (quedan %n)</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.cover">
        <source>Cover front hex %1: place a unit in it or beside it</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Cubra el hex de frente %1: despliegue una unidad en él o junto a él</translation>
    </message>
    <message id="santander.prompt.rearrange">
        <source>Rearrange your units: something is not yet as it must be</source>
        <translation>Recoloque sus unidades: algo no está todavía como debe</translation>
    </message>
    <message id="santander.prompt.end_setup">
        <source>Rearrange your units, or end the set-up</source>
        <translation>Recoloque sus unidades, o termine el despliegue</translation>
    </message>
    <message id="santander.prompt.movement">
        <source>Move your units: choose one, then its way, or end movement</source>
        <translation>Mueva sus unidades: elija una y luego su recorrido, o termine el movimiento</translation>
    </message>
    <message id="santander.prompt.combat">
        <source>Attack: choose a hex, then the units that attack it, or end ground combat</source>
        <translation>Ataque: elija un hex y luego las unidades que lo atacan, o termine el combate</translation>
    </message>
    <message id="santander.prompt.support">
        <source>Bombard %1: choose air units and HQs, or none. Dice cannot be undone</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Bombardee el hex %1: elija unidades aéreas y CG, o nada. Los dados no se pueden deshacer</translation>
    </message>
    <message id="santander.prompt.support_defence">
        <source>Defend %1: choose air units and HQs, or none. Dice cannot be undone</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Defienda el hex %1: elija unidades aéreas y CG, o nada. Los dados no se pueden deshacer</translation>
    </message>
    <message id="santander.prompt.columns">
        <source>Combat in %1: choose Supply Columns for the bombardment, or use none</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Combate en el hex %1: elija columnas de suministro para el bombardeo, o no use ninguna</translation>
    </message>
    <message id="santander.prompt.arrival">
        <source>Place the new Supply Column: choose its hex</source>
        <translation>Coloque la nueva columna de suministro: elija su hex</translation>
    </message>
    <message id="santander.prompt.air_loss" numerus="yes">
        <source>Choose %n air unit(s) to be eliminated</source>
        <extracomment>%n = how many</extracomment>
        <translation>
            <numerusform>Elija %n unidad aérea que eliminar</numerusform>
            <numerusform>Elija %n unidades aéreas que eliminar</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.losses" numerus="yes">
        <source>Lose %n step(s) in %2: share them out among your units</source>
        <extracomment>%n = steps, %2 = hex</extracomment>
        <translation>
            <numerusform>Pierda %n paso en el hex %2: elija la unidad que lo pierde</numerusform>
            <numerusform>Pierda %n pasos en el hex %2: repártalos entre sus unidades</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.losses_attack" numerus="yes">
        <source>Lose %n step(s) in the attack on %2: share them out among the attackers</source>
        <extracomment>%n = steps, %2 = the hex that was attacked</extracomment>
        <translation>
            <numerusform>Pierda %n paso en el ataque al hex %2: elija el atacante que lo pierde</numerusform>
            <numerusform>Pierda %n pasos en el ataque al hex %2: repártalos entre los atacantes</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.retreat" numerus="yes">
        <source>Lose %n step(s) in %2, or one fewer and retreat one hex: choose where</source>
        <extracomment>%n = steps, %2 = hex</extracomment>
        <translation>
            <numerusform>Pierda %n paso en el hex %2 o retírese un hex: elija adónde</numerusform>
            <numerusform>Pierda %n pasos en el hex %2, o uno menos retirándose un hex: elija adónde</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.must_retreat">
        <source>Retreat from %1: choose a hex</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Retírese del hex %1: elija un hex</translation>
    </message>
    <message id="santander.prompt.file_in">
        <source>Choose the unit that enters %1 next: who finds no room is eliminated</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Elija la unidad que entra ahora en el hex %1: la que no tenga sitio queda eliminada</translation>
    </message>
    <message id="santander.prompt.advance">
        <source>Advance into %1: choose units, or stay</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Avance al hex %1: elija unidades, o no avance</translation>
    </message>
    <message id="santander.prompt.breakthrough" numerus="yes">
        <source>Break through at %2: choose a unit and its way, up to %n hex(es), or end the breakthrough</source>
        <extracomment>%n = how many hexes, %2 = hex</extracomment>
        <translation>
            <numerusform>Ruptura de frente en el hex %2: elija una unidad y su recorrido, hasta %n hex, o termine la ruptura</numerusform>
            <numerusform>Ruptura de frente en el hex %2: elija una unidad y su recorrido, hasta %n hexes, o termine la ruptura</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.withdraw_infantry" numerus="yes">
        <source>Choose %n infantry unit(s) to withdraw</source>
        <extracomment>%n = how many</extracomment>
        <translation>
            <numerusform>Elija %n unidad de infantería que retirar</numerusform>
            <numerusform>Elija %n unidades de infantería que retirar</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.withdraw_air" numerus="yes">
        <source>Choose %n available air unit(s) to withdraw</source>
        <extracomment>%n = how many</extracomment>
        <translation>
            <numerusform>Elija %n unidad aérea disponible que retirar</numerusform>
            <numerusform>Elija %n unidades aéreas disponibles que retirar</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.battalions" numerus="yes">
        <source>Choose %n Basque brigade(s) to be replaced, each with one battalion</source>
        <extracomment>%n = how many</extracomment>
        <translation>
            <numerusform>Elija %n brigada vasca que sustituir por un batallón</numerusform>
            <numerusform>Elija %n brigadas vascas que sustituir, cada una por un batallón</numerusform>
        </translation>
    </message>
    <message id="santander.progress.placed">
        <source>Units placed</source>
        <translation>Unidades desplegadas</translation>
    </message>
    <message id="santander.progress.front">
        <source>Front hexes covered</source>
        <translation>Hexes de frente cubiertos</translation>
    </message>
    <message id="santander.progress.trenches">
        <source>Trenches placed</source>
        <translation>Trincheras colocadas</translation>
    </message>
    <message id="santander.offer.take_up">
        <source>Pick units up again</source>
        <translation>Recoger unidades</translation>
    </message>
    <message id="santander.offer.clear">
        <source>Clear the set-up</source>
        <translation>Borrar el despliegue</translation>
    </message>
    <message id="santander.effect.losses">
        <source>Steps lost by the attacker: %1; by the defender: %2</source>
        <extracomment>%1 = steps the attacker loses, %2 = steps the defender loses</extracomment>
        <translation>Pasos perdidos por el atacante: %1; por el defensor: %2</translation>
    </message>
    <message id="santander.effect.breakthrough">
        <source>Breakthrough: the defenders are eliminated</source>
        <translation>Ruptura de frente: los defensores quedan eliminados</translation>
    </message>
    <message id="santander.effect.morale">
        <source>Republican morale: %1</source>
        <extracomment>%1 = result</extracomment>
        <translation>Moral republicana: %1</translation>
    </message>
    <message id="santander.effect.air_hits">
        <source>Hits: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Impactos: %1</translation>
    </message>
    <message id="santander.effect.attrition">
        <source>The air unit is withdrawn</source>
        <translation>La unidad aérea queda retirada</translation>
    </message>
    <message id="santander.effect.no_attrition">
        <source>No attrition</source>
        <translation>Sin desgaste</translation>
    </message>
    <message id="santander.effect.bombardment_odds">
        <source>Bombardment points: %1 against %2</source>
        <extracomment>%1, %2 = bombardment points</extracomment>
        <translation>Puntos de bombardeo: %1 contra %2</translation>
    </message>
    <message id="santander.tally.part_movement">
        <source>Movement points (MP)</source>
        <translation>Factores de movimiento (FM)</translation>
    </message>
    <message id="santander.tally.part_cost">
        <source>Cost in MP</source>
        <translation>Coste en FM</translation>
    </message>
    <message id="santander.tally.room">
        <source>%1 of %2 SP</source>
        <extracomment>%1 = stacking points in a hex, %2 = the limit</extracomment>
        <translation>%1 de %2 SP</translation>
    </message>
    <message id="santander.worth.place">
        <source>%1</source>
        <extracomment>%1 = place</extracomment>
        <translation>%1</translation>
    </message>
    <message id="santander.worth.ruin">
        <source>%1: its factory is demolished</source>
        <extracomment>%1 = place</extracomment>
        <translation>%1: su fábrica está destruida</translation>
    </message>
    <message id="santander.worth.brigades">
        <source>Republican brigades destroyed: %1 of %2</source>
        <extracomment>%1 = brigades destroyed, %2 = brigades that make a point</extracomment>
        <translation>Brigadas republicanas eliminadas: %1 de %2</translation>
    </message>
    <message id="santander.tally.part_stacking">
        <source>Stacking points (SP)</source>
        <translation>Puntos de apilamiento (SP)</translation>
    </message>
    <message id="santander.tally.part_shells">
        <source>Bombardment points (PB)</source>
        <translation>Puntos de bombardeo (PB)</translation>
    </message>
    <message id="santander.tally.printed">
        <source>Printed value</source>
        <translation>Valor impreso</translation>
    </message>
    <message id="santander.tally.disorganised">
        <source>Disorganised (DSG)</source>
        <translation>Desorganizada (DSG)</translation>
    </message>
    <message id="santander.tally.out_of_supply">
        <source>Out of supply (OOS)</source>
        <translation>Desabastecida (OOS)</translation>
    </message>
    <message id="santander.tally.hq_used">
        <source>Has already bombarded this turn</source>
        <translation>Ya ha bombardeado en este turno</translation>
    </message>
    <message id="santander.tally.enter">
        <source>Entering hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Entrada en el hex %1</translation>
    </message>
    <message id="santander.tally.road">
        <source>By road into hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Por carretera al hex %1</translation>
    </message>
    <message id="santander.tally.river">
        <source>Across the river into hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>A través del río al hex %1</translation>
    </message>
    <message id="santander.tally.rain">
        <source>Rain in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Lluvia en el hex %1</translation>
    </message>
    <message id="santander.tally.leaving">
        <source>Leaving the enemy ZoC in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Salida de la ZdC enemiga en el hex %1</translation>
    </message>
    <message id="santander.tally.rain_before">
        <source>Rain in the turn before</source>
        <translation>Lluvia en el turno anterior</translation>
    </message>
    <message id="santander.refuse.none_beside">
        <source>None of your combat units is adjacent to hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Ninguna de sus unidades de combate está adyacente al hex %1</translation>
    </message>
    <message id="santander.refuse.nothing_to_clear">
        <source>There is nothing on the map to pick up again</source>
        <translation>No hay nada desplegado que se pueda recoger</translation>
    </message>
    <message id="kit.expected.another_value">
        <source>a value not named before</source>
        <translation>un valor aún no nombrado</translation>
    </message>
    <message id="play.event.counter_placed">
        <source>%1 → %2</source>
        <extracomment>%1 = counter, %2 = hex or box</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message id="play.event.counter_moved">
        <source>%1: %2 → %3</source>
        <extracomment>%1 = counter, %2 = hex or box, %3 = hex or box</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message id="play.event.counter_turned">
        <source>%1: %2</source>
        <extracomment>%1 = counter, %2 = what its upper side shows now: reduced, used</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="play.event.counter_turned_to">
        <source>%1: side %2 up</source>
        <extracomment>%1 = counter, %2 = number of its printed side</extracomment>
        <translation>%1: cara %2 arriba</translation>
    </message>
    <message id="play.event.counter_removed">
        <source>%1 leaves the table</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 deja la mesa</translation>
    </message>
    <message id="play.event.state">
        <source>%1: %2</source>
        <extracomment>%1 = counter, %2 = the state it is in now: out of supply, in order</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="play.event.marker_placed">
        <source>%2: %1 placed</source>
        <extracomment>%1 = marker, %2 = hex or box</extracomment>
        <translation>%2: se coloca %1</translation>
    </message>
    <message id="play.event.marker_removed">
        <source>%2: %1 removed</source>
        <extracomment>%1 = marker, %2 = hex or box</extracomment>
        <translation>%2: se quita %1</translation>
    </message>
    <message id="play.event.control_changed">
        <source>Control of %1: %2</source>
        <extracomment>%1 = hex, %2 = side</extracomment>
        <translation>Control de %1: %2</translation>
    </message>
    <message id="play.event.control_lost">
        <source>Control of %1: nobody</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Control de %1: nadie</translation>
    </message>
    <message id="play.event.track_set">
        <source>%1: %2</source>
        <extracomment>%1 = track, %2 = its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="play.event.chit_drawn">
        <source>%1 is drawn from %2</source>
        <extracomment>%1 = chit, %2 = cup</extracomment>
        <translation>De %2 se saca %1</translation>
    </message>
    <message id="play.event.dice_rolled">
        <source>%1: dice %2</source>
        <extracomment>%1 = what for, %2 = what the dice show</extracomment>
        <translation>%1: dados %2</translation>
    </message>
    <message id="play.story.march">
        <source>%1: %2 → %3 · %4 MP</source>
        <extracomment>%1 = counter, %2 = hex, %3 = hex, %4 = movement points</extracomment>
        <translation>%1: %2 → %3 · %4 FM</translation>
    </message>
    <message id="play.story.shift">
        <source>%2: column shift %1</source>
        <extracomment>%1 = an amount with its sign, %2 = what it comes from</extracomment>
        <translation>%2: desplazamiento de columna %1</translation>
    </message>
    <message id="play.story.modifier">
        <source>%2: die modifier %1</source>
        <extracomment>%1 = an amount with its sign, %2 = what it comes from</extracomment>
        <translation>%2: modificador al dado %1</translation>
    </message>
    <message id="play.story.several" numerus="yes">
        <source>%n unit(s): %2</source>
        <extracomment>%n = how many counters, %2 = the state they are in now: out of supply, in order</extracomment>
        <translation>
            <numerusform>%n unidad: %2</numerusform>
            <numerusform>%n unidades: %2</numerusform>
        </translation>
    </message>
    <message id="play.story.several_to" numerus="yes">
        <source>%n unit(s) → %2</source>
        <extracomment>%n = how many counters, %2 = box</extracomment>
        <translation>
            <numerusform>%n unidad → %2</numerusform>
            <numerusform>%n unidades → %2</numerusform>
        </translation>
    </message>
    <message id="play.story.placed" numerus="yes">
        <source>%n unit(s) placed on the map</source>
        <extracomment>%n = how many counters</extracomment>
        <translation>
            <numerusform>%n unidad desplegada en el mapa</numerusform>
            <numerusform>%n unidades desplegadas en el mapa</numerusform>
        </translation>
    </message>
    <message id="play.tally.part_way">
        <source>Cost in MP</source>
        <translation>Coste en FM</translation>
    </message>
    <message id="play.tally.way">
        <source>the path</source>
        <translation>el recorrido</translation>
    </message>
    <message id="play.tally.stock">
        <source>%1 after this</source>
        <extracomment>%1 = the points that are spent: &quot;Axis PA&quot;</extracomment>
        <translation>%1 después de esta orden</translation>
    </message>
    <message id="play.tally.before">
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message id="play.tally.by_this">
        <source>this command</source>
        <translation>esta orden</translation>
    </message>
    <message id="cli.help.export">
        <source>Writes a game into a file: as a log to read, as data for programs, or as a position</source>
        <translation>Escribe una partida en un archivo: como registro para leer, como datos para programas o como posición</translation>
    </message>
    <message id="cli.help.format">
        <source>What is written: log (the story, in the language of --lang), json (everything), position</source>
        <translation>Qué se escribe: log (el registro, en el idioma de --lang), json (todo), position</translation>
    </message>
    <message id="cli.help.out_file">
        <source>The file to be written; it must not exist</source>
        <translation>El archivo que se va a escribir; no debe existir</translation>
    </message>
    <message id="cli.help.notes">
        <source>Writes the notes beside a game, alone; or takes them from such a file</source>
        <translation>Escribe las notas de una partida, solas; o las lee de un archivo de este tipo</translation>
    </message>
    <message id="cli.help.notes_from">
        <source>A file of notes, to be put beside the game they were written for</source>
        <translation>Un archivo de notas, para ponerlas junto a la partida para la que se escribieron</translation>
    </message>
    <message id="cli.help.anyway">
        <source>Takes them even if they were written for another game</source>
        <translation>Las toma aunque se escribieran para otra partida</translation>
    </message>
    <message id="cli.help.compare">
        <source>Compares two games, or two branches of one: where they part, and how they stood by turn</source>
        <translation>Compara dos partidas, o dos ramas de una: dónde se separan y la situación turno a turno</translation>
    </message>
    <message id="cli.help.other_file">
        <source>The other diary; if left out, the same one</source>
        <translation>El otro diario; si falta, el mismo</translation>
    </message>
    <message id="cli.help.branch">
        <source>The number of a branch; 0, the game as it was begun, if left out</source>
        <translation>El número de una rama; si falta, 0: la partida original</translation>
    </message>
    <message id="cli.help.other_branch">
        <source>Likewise, of the other diary</source>
        <translation>Lo mismo, para el otro diario</translation>
    </message>
    <message id="cli.export.done">
        <source>Written into %2. Events: %1</source>
        <extracomment>%1 = number of events, %2 = file</extracomment>
        <translation>Escrito en %2. Sucesos: %1</translation>
    </message>
    <message id="cli.notes.written">
        <source>Notes written into %2: %1</source>
        <extracomment>%1 = number of notes, %2 = file</extracomment>
        <translation>Notas escritas en %2: %1</translation>
    </message>
    <message id="cli.notes.added">
        <source>Notes added: %1 of %2; the others were there already</source>
        <extracomment>%1 = number of notes added, %2 = number of notes in the file</extracomment>
        <translation>Notas añadidas: %1 de %2; las demás ya estaban</translation>
    </message>
    <message id="cli.compare.same">
        <source>Both tell the same</source>
        <translation>Ambas cuentan lo mismo</translation>
    </message>
    <message id="cli.compare.part">
        <source>They part at command %1: event %2 of the first, event %3 of the second</source>
        <extracomment>%1 = number of the command, %2 = event of the first diary, %3 = event of the second</extracomment>
        <translation>Se separan en la orden %1: suceso %2 de la primera, suceso %3 de la segunda</translation>
    </message>
    <message id="replay.fault.other_game">
        <source>These notes belong to another game, or to another course of this one</source>
        <translation>Estas notas se escribieron para otra partida, o para otro desarrollo de esta</translation>
    </message>
    <message id="replay.fault.notes_newer">
        <source>These notes were written by a newer Esagono</source>
        <translation>Estas notas las escribió un Esagono más reciente</translation>
    </message>
    <message id="app.share.reading">
        <source>Reading the diary</source>
        <translation>Leyendo el diario</translation>
    </message>
    <message id="app.share.drawing">
        <source>Drawing</source>
        <translation>Dibujando</translation>
    </message>
    <message id="app.share.writing">
        <source>Writing</source>
        <translation>Escribiendo</translation>
    </message>
    <message id="app.share.fault.diary">
        <source>%1 is a diary: choose another name</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 es un diario: elija otro nombre</translation>
    </message>
    <message id="app.share.fault.unwritable">
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 = file, %2 = what the system says</extracomment>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message id="app.share.fault.kind">
        <source>There is no way to share a game as “%1”</source>
        <extracomment>%1 = kind of file</extracomment>
        <translation>Una partida no se puede compartir como «%1»</translation>
    </message>
    <message id="app.share.fault.size">
        <source>The picture is too large: at most 16,384 pixels each way, and 100 million in all</source>
        <translation>La imagen es demasiado grande: como máximo 16&#xa0;384 píxeles por lado y 100 millones en total</translation>
    </message>
    <message id="app.share.fault.memory">
        <source>There is not enough memory for this picture</source>
        <translation>La memoria no basta para esta imagen</translation>
    </message>
    <message id="app.share.turn">
        <source>Turn %1</source>
        <extracomment>%1 = turn</extracomment>
        <translation>Turno %1</translation>
    </message>
    <message id="app.share.turn_on">
        <source>Turn %1 · %2</source>
        <extracomment>%1 = turn, %2 = its dates</extracomment>
        <translation>Turno %1 · %2</translation>
    </message>
    <message id="app.share.set_up">
        <source>Set-up</source>
        <translation>Despliegue</translation>
    </message>
    <message id="app.share.report">
        <source>After-action report</source>
        <translation>Informe de la partida</translation>
    </message>
    <message id="app.share.contents">
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message id="app.share.scenario">
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message id="app.share.begun">
        <source>Begun</source>
        <translation>Comenzada</translation>
    </message>
    <message id="app.share.length">
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message id="app.share.length_is">
        <source>turns: %1 · commands: %2 · events: %3</source>
        <extracomment>%1 = turns, %2 = commands, %3 = events</extracomment>
        <translation>turnos: %1 · órdenes: %2 · sucesos: %3</translation>
    </message>
    <message id="app.share.dice">
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message id="app.share.dice_seeded">
        <source>rolled by the program, from a seed that the diary keeps</source>
        <translation>tirados por el programa, con una semilla que guarda el diario</translation>
    </message>
    <message id="app.share.dice_told">
        <source>rolled by the players</source>
        <translation>tirados por los jugadores</translation>
    </message>
    <message id="app.share.result">
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message id="app.share.not_over">
        <source>The game is not over</source>
        <translation>La partida no ha terminado</translation>
    </message>
    <message id="app.share.rulings">
        <source>Rulings and options</source>
        <translation>Interpretaciones y opciones</translation>
    </message>
    <message id="app.share.standard_rulings">
        <source>Every doubtful rule is read in the default way.</source>
        <translation>Cada regla dudosa se interpreta del modo habitual.</translation>
    </message>
    <message id="app.share.forces">
        <source>Forces</source>
        <translation>Fuerzas</translation>
    </message>
    <message id="app.share.side">
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message id="app.share.at_start">
        <source>At the start</source>
        <translation>Al principio</translation>
    </message>
    <message id="app.share.joined">
        <source>Joined or left</source>
        <oldsource>Joined</oldsource>
        <translation>Llegados o salidos</translation>
    </message>
    <message id="app.share.lost">
        <source>Lost</source>
        <translation>Perdidos</translation>
    </message>
    <message id="app.share.at_end">
        <source>At the end</source>
        <translation>Al final</translation>
    </message>
    <message id="app.share.units">
        <source>units</source>
        <translation>unidades</translation>
    </message>
    <message id="app.share.steps">
        <source>steps</source>
        <translation>pasos</translation>
    </message>
    <message id="app.share.faded">
        <source>Faded counters were not on the map at the end.</source>
        <oldsource>Faded counters did not see the end.</oldsource>
        <translation>Las fichas desvaídas no estaban en el mapa al final.</translation>
    </message>
    <message id="app.share.course">
        <source>The course of the game</source>
        <translation>El desarrollo de la partida</translation>
    </message>
    <message id="app.share.end_of_turn">
        <source>At the end of the turn</source>
        <translation>Al final del turno</translation>
    </message>
    <message id="app.share.moves">
        <source>Moves: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Movimientos: %1</translation>
    </message>
    <message id="app.share.lost_this_turn">
        <source>Steps lost this turn</source>
        <translation>Pasos perdidos en este turno</translation>
    </message>
    <message id="app.share.decisive">
        <source>Decisive combats</source>
        <translation>Combates decisivos</translation>
    </message>
    <message id="app.share.decisive_how">
        <source>The costliest combats, and those in which the dice strayed farthest, in order</source>
        <oldsource>The combats that cost most, and in which the dice strayed farthest from what was to be
</oldsource>
        <translation>Los combates más costosos y aquellos en que los dados se apartaron más de lo esperado, por orden</translation>
    </message>
    <message id="app.share.side_lost">
        <source>%1, steps lost: %2</source>
        <extracomment>%1 = side, %2 = steps</extracomment>
        <translation>%1, pasos perdidos: %2</translation>
    </message>
    <message id="app.share.luck_of">
        <source>Luck of the %1: %2 steps; of a hundred such rolls %3 would have been worse.</source>
        <extracomment>of dice: %1 = side, %2 = steps with sign, %3 = percentile</extracomment>
        <translation>Suerte (%1): %2 pasos; de cien tiradas así, %3 habrían sido peores.</translation>
    </message>
    <message id="app.share.before">
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message id="app.share.after">
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message id="app.share.figures">
        <source>In figures</source>
        <translation>En cifras</translation>
    </message>
    <message id="app.share.chart.strength">
        <source>Strength, in steps</source>
        <translation>Fuerza, en pasos</translation>
    </message>
    <message id="app.share.chart.losses">
        <source>Losses, in steps</source>
        <translation>Pérdidas, en pasos</translation>
    </message>
    <message id="app.share.chart.points">
        <source>Victory Points</source>
        <translation>Puntos de Victoria</translation>
    </message>
    <message id="app.share.chart.luck">
        <source>Luck, in steps</source>
        <translation>Suerte, en pasos</translation>
    </message>
    <message id="app.share.chart.luckier">
        <source>luckier: %1</source>
        <extracomment>%1 = side</extracomment>
        <translation>más suerte: %1</translation>
    </message>
    <message id="app.share.chart.dice">
        <source>Dice: %1, %2, rolled: %3</source>
        <extracomment>%1 = side, %2 = die: &quot;D6&quot;, %3 = throws</extracomment>
        <translation>Dados: %1, %2, tirados: %3</translation>
    </message>
    <message id="app.share.chart.dice_plain">
        <source>Dice: %1, rolled: %2</source>
        <extracomment>%1 = die: &quot;D6&quot;, %2 = throws</extracomment>
        <translation>Dados: %1, tirados: %2</translation>
    </message>
    <message id="app.share.chart.expected">
        <source>expected</source>
        <translation>esperado</translation>
    </message>
    <message id="app.share.notes">
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message id="app.share.event">
        <source>event %1</source>
        <extracomment>%1 = event number</extracomment>
        <translation>suceso %1</translation>
    </message>
    <message id="app.share.made_by">
        <source>Made by Esagono %1 from the diary of the game</source>
        <extracomment>%1 = version of Esagono</extracomment>
        <translation>Hecho por Esagono %1 a partir del diario de la partida</translation>
    </message>
    <message id="app.share.page">
        <source>Page %1</source>
        <extracomment>%1 = page number</extracomment>
        <translation>Página %1</translation>
    </message>
    <message id="app.share.only_beginning">
        <source>Only the beginning of the diary can be shown: %1</source>
        <extracomment>%1 = what is wrong</extracomment>
        <translation>Del diario solo se puede mostrar el principio: %1</translation>
    </message>
    <message id="app.replay.detail">
        <source>replay %1</source>
        <extracomment>What the window shows beside the name of a game; %1 = who played it</extracomment>
        <translation>repetición %1</translation>
    </message>
    <message id="app.action.watch">
        <source>&amp;Watch this game from the beginning</source>
        <translation>&amp;Ver esta partida desde el principio</translation>
    </message>
    <message id="app.action.watch_other">
        <source>Watch a &amp;saved game…</source>
        <translation>Ver una partida &amp;guardada…</translation>
    </message>
    <message id="app.menu.replay">
        <source>&amp;Replay</source>
        <translation>&amp;Repetición</translation>
    </message>
    <message id="app.replay.edit_note">
        <source>Change the note</source>
        <translation>Cambiar la nota</translation>
    </message>
    <message id="app.replay.new_note">
        <source>A note on this event</source>
        <translation>Una nota sobre este suceso</translation>
    </message>
    <message id="app.replay.note_sign">
        <source>Sign</source>
        <translation>Signo</translation>
    </message>
    <message id="app.replay.no_sign">
        <source>none</source>
        <extracomment>No sign is put before a note</extracomment>
        <translation>ninguno</translation>
    </message>
    <message id="app.replay.note_words">
        <source>What is worth saying about it</source>
        <translation>Lo que merece decirse</translation>
    </message>
    <message id="app.replay.note_author">
        <source>Written by</source>
        <translation>Escrita por</translation>
    </message>
    <message id="app.replay.remove_note">
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message id="app.replay.cancel">
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message id="app.replay.keep_note">
        <source>Keep the note</source>
        <translation>Guardar la nota</translation>
    </message>
    <message id="app.replay.note_by">
        <source>%1 on %2</source>
        <extracomment>Over a note: %1 = who wrote it, %2 = the number of what it is about</extracomment>
        <translation>%1 sobre %2</translation>
    </message>
    <message id="app.replay.import_notes">
        <source>Read notes from a file</source>
        <translation>Leer notas de un archivo</translation>
    </message>
    <message id="app.replay.export_notes">
        <source>Write the notes to a file</source>
        <translation>Escribir las notas en un archivo</translation>
    </message>
    <message id="app.replay.note_files">
        <source>Notes (*.json)</source>
        <translation>Notas (*.json)</translation>
    </message>
    <message id="app.replay.play_on">
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message id="app.replay.play_on_name">
        <source>What it is called</source>
        <translation>Cómo se llama</translation>
    </message>
    <message id="app.replay.as_diary">
        <source>As a game of its own</source>
        <translation>Como partida propia</translation>
    </message>
    <message id="app.replay.as_branch">
        <source>As a branch of this game, with its dice</source>
        <translation>Como rama de esta partida, con sus dados</translation>
    </message>
    <message id="app.replay.fresh_dice">
        <source>Fresh dice from here on</source>
        <translation>Dados nuevos desde aquí</translation>
    </message>
    <message id="app.replay.action.back">
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message id="app.replay.action.on">
        <source>&amp;Forward</source>
        <translation>A&amp;delante</translation>
    </message>
    <message id="app.replay.action.event_back">
        <source>Previous event</source>
        <translation>Suceso anterior</translation>
    </message>
    <message id="app.replay.action.event_on">
        <source>Next event</source>
        <translation>Suceso siguiente</translation>
    </message>
    <message id="app.replay.action.command_back">
        <source>Previous command</source>
        <translation>Orden anterior</translation>
    </message>
    <message id="app.replay.action.command_on">
        <source>Next command</source>
        <translation>Orden siguiente</translation>
    </message>
    <message id="app.replay.action.combat_back">
        <source>Previous combat</source>
        <translation>Combate anterior</translation>
    </message>
    <message id="app.replay.action.combat_on">
        <source>Next combat</source>
        <translation>Combate siguiente</translation>
    </message>
    <message id="app.replay.action.phase_back">
        <source>Previous phase</source>
        <translation>Fase anterior</translation>
    </message>
    <message id="app.replay.action.phase_on">
        <source>Next phase</source>
        <translation>Fase siguiente</translation>
    </message>
    <message id="app.replay.action.turn_back">
        <source>Previous turn</source>
        <translation>Turno anterior</translation>
    </message>
    <message id="app.replay.action.turn_on">
        <source>Next turn</source>
        <translation>Turno siguiente</translation>
    </message>
    <message id="app.replay.action.pause">
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message id="app.replay.action.play">
        <source>&amp;Play</source>
        <translation>&amp;Reproducir</translation>
    </message>
    <message id="app.replay.action.first">
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message id="app.replay.action.last">
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message id="app.replay.action.selected_back">
        <source>Previous event of %1</source>
        <extracomment>%1 = the selected unit or hex</extracomment>
        <translation>Suceso anterior de %1</translation>
    </message>
    <message id="app.replay.action.selection_back">
        <source>Previous event of the selection</source>
        <translation>Suceso anterior de la selección</translation>
    </message>
    <message id="app.replay.action.selected_on">
        <source>Next event of %1</source>
        <extracomment>%1 = the selected unit or hex</extracomment>
        <translation>Suceso siguiente de %1</translation>
    </message>
    <message id="app.replay.action.selection_on">
        <source>Next event of the selection</source>
        <translation>Suceso siguiente de la selección</translation>
    </message>
    <message id="app.replay.action.slower">
        <source>Slower</source>
        <translation>Más lento</translation>
    </message>
    <message id="app.replay.action.faster">
        <source>Faster</source>
        <translation>Más rápido</translation>
    </message>
    <message id="app.replay.action.every_event">
        <source>Step through bookkeeping, too</source>
        <translation>Pasar también por los sucesos de trámite</translation>
    </message>
    <message id="app.replay.captions">
        <source>Captions</source>
        <translation>Rótulos</translation>
    </message>
    <message id="app.replay.action.notes">
        <source>Show notes on the board</source>
        <translation>Mostrar las notas en el tablero</translation>
    </message>
    <message id="app.replay.action.note">
        <source>Write a note…</source>
        <translation>Escribir una nota…</translation>
    </message>
    <message id="app.replay.action.play_on">
        <source>Play on from here…</source>
        <translation>Seguir jugando desde aquí…</translation>
    </message>
    <message id="app.replay.action.verify">
        <source>Verify the record</source>
        <translation>Verificar la grabación</translation>
    </message>
    <message id="app.replay.action.clear">
        <source>Clear the selection</source>
        <translation>Quitar la selección</translation>
    </message>
    <message id="app.replay.action.board">
        <source>Keyboard to the board</source>
        <translation>Usar el teclado en el tablero</translation>
    </message>
    <message id="app.replay.action.keys">
        <source>Show the keys</source>
        <translation>Mostrar las teclas</translation>
    </message>
    <message id="app.replay.luck_now">
        <source>%1 +%2</source>
        <extracomment>The luckier side and by how many steps: %1 = side, %2 = steps</extracomment>
        <translation>%1 +%2</translation>
    </message>
    <message id="app.replay.events">
        <source>Events</source>
        <translation>Sucesos</translation>
    </message>
    <message id="app.replay.tab_notes">
        <source>Notes %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Notas %1</translation>
    </message>
    <message id="app.replay.tab_figures">
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message id="app.replay.luck">
        <source>Luck, net steps</source>
        <translation>Suerte, pasos netos</translation>
    </message>
    <message id="app.replay.strength">
        <source>Strength, steps</source>
        <translation>Fuerza, pasos</translation>
    </message>
    <message id="app.replay.search">
        <source>Unit, hex or word</source>
        <translation>Unidad, hex o palabra</translation>
    </message>
    <message id="app.replay.only_combats">
        <source>Combats %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Combates %1</translation>
    </message>
    <message id="app.replay.only_moves">
        <source>Moves</source>
        <translation>Movs.</translation>
    </message>
    <message id="app.replay.nothing_found">
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message id="app.replay.reading">
        <source>Reading the game…</source>
        <translation>Leyendo la partida…</translation>
    </message>
    <message id="app.replay.add_note">
        <source>Add a note</source>
        <translation>Añadir una nota</translation>
    </message>
    <message id="app.replay.no_notes">
        <source>No notes yet. What you write stands beside the record and never changes it.</source>
        <translation>Aún no hay notas. Lo que escriba queda junto a la grabación y nunca la cambia.</translation>
    </message>
    <message id="app.replay.branches">
        <source>Branches</source>
        <translation>Ramas</translation>
    </message>
    <message id="app.replay.main_line">
        <source>The game as it was played</source>
        <translation>La partida tal como se jugó</translation>
    </message>
    <message id="app.replay.timeline">
        <source>Time line</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message id="app.replay.legend.combat">
        <source>◆ combat, size = steps lost</source>
        <translation>◆ combate, tamaño = pasos perdidos</translation>
    </message>
    <message id="app.replay.legend.objective">
        <source>☆ objective changes hands</source>
        <translation>☆ objetivo que cambia de manos</translation>
    </message>
    <message id="app.replay.legend.note">
        <source>▤ note</source>
        <translation>▤ nota</translation>
    </message>
    <message id="app.replay.legend.branch">
        <source>○ branch</source>
        <translation>○ rama</translation>
    </message>
    <message id="app.replay.view_everything">
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message id="app.replay.page">
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message id="app.replay.leave">
        <source>Leave the replay</source>
        <translation>Salir de la repetición</translation>
    </message>
    <message id="app.replay.damaged">
        <source>Damaged</source>
        <translation>Dañado</translation>
    </message>
    <message id="app.replay.without_rules">
        <source>Without rules</source>
        <translation>Sin reglas</translation>
    </message>
    <message id="app.replay.verifying">
        <source>Verifying…</source>
        <translation>Verificando…</translation>
    </message>
    <message id="app.replay.differs">
        <source>Not as recorded</source>
        <translation>No coincide</translation>
    </message>
    <message id="app.replay.verify">
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message id="app.replay.view_as">
        <source>View as</source>
        <translation>Ver como</translation>
    </message>
    <message id="app.replay.step">
        <source>Step</source>
        <translation>Avance</translation>
    </message>
    <message id="app.replay.stride.event">
        <source>Event</source>
        <translation>Suceso</translation>
    </message>
    <message id="app.replay.stride.command">
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message id="app.replay.stride.combat">
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message id="app.replay.stride.phase">
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message id="app.replay.stride.turn">
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message id="app.replay.speed">
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message id="app.replay.moment_field">
        <source>Number of the event to go to</source>
        <translation>Número del suceso al que ir</translation>
    </message>
    <message id="app.replay.of">
        <source>of %1</source>
        <extracomment>After the number of the event shown; %1 = how many there are</extracomment>
        <translation>de %1</translation>
    </message>
    <message id="app.replay.note">
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message id="app.replay.figures_hidden">
        <source>Figures reveal everything: they are shown only in the view “Everything”.</source>
        <translation>Las cifras lo dicen todo: solo se muestran a quien lo ve todo.</translation>
    </message>
    <message id="app.replay.counting">
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message id="app.replay.figure.lost">
        <source>Steps lost</source>
        <translation>Pasos perdidos</translation>
    </message>
    <message id="app.replay.figure.points">
        <source>Victory Points held</source>
        <translation>Puntos de Victoria en su poder</translation>
    </message>
    <message id="app.replay.figure.hexes">
        <source>Hexes held</source>
        <translation>Hexes en su poder</translation>
    </message>
    <message id="app.replay.turning_points">
        <source>Turning points</source>
        <translation>Momentos decisivos</translation>
    </message>
    <message id="app.replay.dice_so_far">
        <source>Dice rolled in combat so far</source>
        <translation>Dados tirados en combate hasta ahora</translation>
    </message>
    <message id="app.replay.what_if">
        <source>%1 from %2</source>
        <extracomment>The name of a game that goes another way: %1 = name of the game, %2 = where it leaves it: &quot;3.27&quot;</extracomment>
        <translation>%1 desde %2</translation>
    </message>
    <message id="app.replay.cannot_write">
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 = a file, %2 = why</extracomment>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message id="app.replay.cannot_read">
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 = a file, %2 = why</extracomment>
        <translation>No se puede leer %1: %2</translation>
    </message>
    <message id="app.replay.verified" numerus="yes">
        <source>Verified: %n event(s)</source>
        <extracomment>%n = number of events</extracomment>
        <translation>
            <numerusform>Verificado: %n suceso</numerusform>
            <numerusform>Verificados: %n sucesos</numerusform>
        </translation>
    </message>
    <message id="app.replay.unruled">
        <source>The rules of this game, or this version of them, are not built in: what happened is shown, but not what a side could see</source>
        <translation>Las reglas de este juego, o esta versión de ellas, no están incluidas: se muestra lo ocurrido, pero no lo que un bando podía ver</translation>
    </message>
    <message id="app.replay.difference">
        <source>Event %1: %2</source>
        <extracomment>%1 = number of an event, %2 = what is not as it should be</extracomment>
        <translation>Suceso %1: %2</translation>
    </message>
    <message id="app.replay.figure.on_map">
        <source>Steps on the map</source>
        <translation>Pasos en el mapa</translation>
    </message>
    <message id="app.replay.figure.units_lost">
        <source>Units lost</source>
        <translation>Unidades perdidas</translation>
    </message>
    <message id="app.replay.figure.unsupplied">
        <source>Steps out of supply</source>
        <translation>Pasos desabastecidos</translation>
    </message>
    <message id="app.replay.find">
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message id="app.replay.history.none">
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message id="app.replay.layer.history">
        <source>History</source>
        <extracomment>What happened before, laid over the map: trails, fronts</extracomment>
        <translation>Historial</translation>
    </message>
    <message id="app.replay.history.trails">
        <source>Last moves</source>
        <extracomment>How many of the last moves are drawn</extracomment>
        <translation>Últimos movimientos</translation>
    </message>
    <message id="app.replay.history.heat">
        <source>Heat</source>
        <extracomment>Hexes are tinted: the more happened there, the redder</extracomment>
        <translation>Calor</translation>
    </message>
    <message id="app.replay.history.heat_combat">
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message id="app.replay.history.heat_movement">
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message id="app.replay.history.heat_both">
        <source>Both</source>
        <translation>Ambos</translation>
    </message>
    <message id="app.replay.history.fronts">
        <source>Front line</source>
        <translation>Línea del frente</translation>
    </message>
    <message id="app.replay.pause.combats">
        <source>Combats</source>
        <translation>Combates</translation>
    </message>
    <message id="app.replay.pause.objectives">
        <source>Objectives</source>
        <translation>Objetivos</translation>
    </message>
    <message id="app.replay.pause.notes">
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message id="app.replay.pause.phases">
        <source>Phases</source>
        <translation>Fases</translation>
    </message>
    <message id="app.replay.pause.turns">
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message id="app.replay.pause_at">
        <source>Pause at…</source>
        <extracomment>Playing rests there: combats, turns …</extracomment>
        <translation>Pausa en…</translation>
    </message>
    <message id="app.replay.pause_at_some">
        <source>Pause: %1</source>
        <oldsource>Pause at %1</oldsource>
        <extracomment>%1 = kinds of events: &quot;Combats, Turns&quot;</extracomment>
        <translation>Pausa: %1</translation>
    </message>
    <message id="app.replay.taken_back" numerus="yes">
        <source>%n taken back</source>
        <extracomment>%n = how often somebody took commands back</extracomment>
        <translation>
            <numerusform>Deshecho %n vez</numerusform>
            <numerusform>Deshecho %n veces</numerusform>
        </translation>
    </message>
    <message id="app.replay.withdrawn">
        <source>This was taken back.</source>
        <translation>Esto se deshizo.</translation>
    </message>
    <message id="app.replay.back_to_game">
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message id="app.replay.taken_back_at" numerus="yes">
        <source>After %1: %n command(s)</source>
        <extracomment>Where it was and how many commands; %1 = place in the story (&quot;3.14&quot;), %n = number of commands</extracomment>
        <translation>
            <numerusform>Tras %1: %n orden</numerusform>
            <numerusform>Tras %1: %n órdenes</numerusform>
        </translation>
    </message>
    <message id="app.replay.note_drawn">
        <source>Drawn on the map</source>
        <extracomment>A note without words: arrows and marks on the map</extracomment>
        <translation>Dibujada en el mapa</translation>
    </message>
    <message id="app.replay.how_to_draw">
        <source>The right mouse button draws: a click marks a hex, a drag makes an arrow. Shift: red, Ctrl: blue, Alt: yellow.</source>
        <translation>El botón derecho del ratón dibuja: un clic marca un hex, arrastrar traza una flecha; con Mayús roja, con Ctrl azul, con Alt amarilla.</translation>
    </message>
    <message id="app.export.percent">
        <source>%1%</source>
        <oldsource>%1 %</oldsource>
        <extracomment>How much is done</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message id="app.export.first">
        <source>First</source>
        <translation>Primero</translation>
    </message>
    <message id="app.export.last">
        <source>Last</source>
        <translation>Último</translation>
    </message>
    <message id="app.export.about.png">
        <source>The map with its counters as the board shows them now, as a PNG picture.</source>
        <translation>El mapa con las fichas tal como se ven ahora, en una imagen PNG.</translation>
    </message>
    <message id="app.export.about.position">
        <source>Where everything lies now, as a text from which a game can be begun. The same in every language.</source>
        <translation>Dónde está ahora cada cosa, en un texto a partir del cual se puede empezar una partida. Igual en todos los idiomas.</translation>
    </message>
    <message id="app.export.about.webp">
        <source>The game as an animated WebP picture, which every browser plays.</source>
        <translation>La partida en una imagen WebP animada, que cualquier navegador reproduce.</translation>
    </message>
    <message id="app.export.about.log">
        <source>The story line by line, with the notes, as plain text.</source>
        <translation>El relato línea por línea, con las notas, en texto sin formato.</translation>
    </message>
    <message id="app.export.about.json">
        <source>Everything the diary has, as JSON. The same in every language.</source>
        <translation>Todo lo que tiene el diario, en JSON. Igual en todos los idiomas.</translation>
    </message>
    <message id="app.export.about.report">
        <source>After-action report: forces, a map of every turn, the decisive combats, the story, charts and dice.</source>
        <translation>Informe de la partida: fuerzas, un mapa de cada turno, los combates decisivos, el relato, gráficos y dados.</translation>
    </message>
    <message id="app.export.hidden">
        <source>This file hides nothing: it is made only in the view “Everything”.</source>
        <translation>Este archivo no oculta nada: está destinado a quien lo ve todo.</translation>
    </message>
    <message id="app.export.width">
        <source>Width</source>
        <translation>Ancho</translation>
    </message>
    <message id="app.export.pixels">
        <source>pixels</source>
        <translation>píxeles</translation>
    </message>
    <message id="app.export.range">
        <source>Range</source>
        <translation>Parte</translation>
    </message>
    <message id="app.export.whole">
        <source>Whole game</source>
        <translation>Toda la partida</translation>
    </message>
    <message id="app.export.turns">
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message id="app.export.to_here">
        <source>Up to here</source>
        <translation>Hasta aquí</translation>
    </message>
    <message id="app.export.stride">
        <source>A picture per</source>
        <translation>Una imagen por</translation>
    </message>
    <message id="app.export.words">
        <source>Title and caption</source>
        <translation>Título y rótulo</translation>
    </message>
    <message id="app.export.copy">
        <source>Copy to the clipboard</source>
        <translation>Copiar al portapapeles</translation>
    </message>
    <message id="app.export">
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message id="app.export.title">
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message id="app.export.kind.png">
        <source>Picture of the position</source>
        <translation>Imagen de la posición</translation>
    </message>
    <message id="app.export.kind.position">
        <source>Position as text</source>
        <translation>Posición en texto</translation>
    </message>
    <message id="app.export.kind.webp">
        <source>Animation</source>
        <translation>Animación</translation>
    </message>
    <message id="app.export.kind.log">
        <source>Log to read</source>
        <translation>Registro para leer</translation>
    </message>
    <message id="app.export.kind.json">
        <source>Record for programs</source>
        <translation>Datos para programas</translation>
    </message>
    <message id="app.export.kind.html">
        <source>Report for browsers</source>
        <translation>Informe para navegador</translation>
    </message>
    <message id="app.export.kind.pdf">
        <source>Report to print</source>
        <translation>Informe para imprimir</translation>
    </message>
    <message id="app.export.kinds">
        <source>Kind of file</source>
        <translation>Tipo de archivo</translation>
    </message>
    <message id="app.export.file">
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message id="app.export.choose_file">
        <source>Choose the file…</source>
        <translation>Elegir el archivo…</translation>
    </message>
    <message id="app.export.busy">
        <source>Something else is being exported just now.</source>
        <translation>Ya se está exportando otra cosa.</translation>
    </message>
    <message id="app.export.replaces">
        <source>This file exists and will be replaced.</source>
        <translation>Este archivo ya existe y se sustituirá.</translation>
    </message>
    <message id="app.export.replace">
        <source>Replace</source>
        <oldsource>Write the file</oldsource>
        <translation>Sustituir</translation>
    </message>
    <message id="app.export.copied">
        <source>The position is on the clipboard.</source>
        <translation>La posición está en el portapapeles.</translation>
    </message>
    <message id="app.export.done">
        <source>“%1” is written.</source>
        <extracomment>%1 = name of a file</extracomment>
        <translation>Se ha escrito «%1».</translation>
    </message>
    <message id="app.export.show_folder">
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message id="app.export.stop">
        <source>Stop exporting</source>
        <translation>Detener la exportación</translation>
    </message>
    <message id="app.compare.beside">
        <source>Side by side</source>
        <translation>Lado a lado</translation>
    </message>
    <message id="app.compare.one">
        <source>Only one board</source>
        <translation>Un solo tablero</translation>
    </message>
    <message id="app.compare.action">
        <source>Compare with another game or branch…</source>
        <translation>Comparar con otra partida o rama…</translation>
    </message>
    <message id="app.compare.action_beside">
        <source>Two boards side by side</source>
        <translation>Dos tableros lado a lado</translation>
    </message>
    <message id="app.compare.lines">
        <source>What differs</source>
        <translation>Diferencias</translation>
    </message>
    <message id="app.compare.hidden">
        <source>A comparison reveals everything: it is shown only in the view “Everything”.</source>
        <translation>Una comparación lo dice todo: solo se muestra a quien lo ve todo.</translation>
    </message>
    <message id="app.compare.other">
        <source>Another game…</source>
        <translation>Otra partida…</translation>
    </message>
    <message id="app.compare.drop">
        <source>or drop one here</source>
        <translation>o suelte una aquí</translation>
    </message>
    <message id="app.compare.busy">
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message id="app.compare.count">
        <source>What differs: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Diferencias: %1</translation>
    </message>
    <message id="app.compare">
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message id="app.compare.watch">
        <source>Watch this branch</source>
        <translation>Ver esta rama</translation>
    </message>
    <message id="app.compare.with">
        <source>Compare with what is watched</source>
        <translation>Comparar con lo que está viendo</translation>
    </message>
    <message id="app.compare.ends">
        <source>It ends here</source>
        <translation>Termina aquí</translation>
    </message>
    <message id="app.compare.untold">
        <source>Nothing is told here</source>
        <translation>Aquí no hay nada que contar</translation>
    </message>
    <message id="app.compare.stop">
        <source>Stop comparing</source>
        <translation>Dejar de comparar</translation>
    </message>
    <message id="app.compare.go">
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message id="app.compare.ended">
        <source>How both ended</source>
        <translation>Cómo acabaron</translation>
    </message>
    <message id="app.compare.other_game">
        <source>This is another game, another scenario or another version of the package: there is nothing to compare.</source>
        <translation>Es otro juego, otro escenario u otra versión del paquete: no hay nada que comparar.</translation>
    </message>
    <message id="app.compare.same">
        <source>Both tell the same, from the first event to the last.</source>
        <translation>Ambas cuentan lo mismo, del primer suceso al último.</translation>
    </message>
    <message id="app.compare.parting.command">
        <source>They part at event %1: something else is decided.</source>
        <extracomment>%1 = number of an event</extracomment>
        <translation>Se separan en el suceso %1: la decisión es otra.</translation>
    </message>
    <message id="app.compare.parting.event">
        <source>They part at event %1: the same is decided, and something else comes of it.</source>
        <extracomment>%1 = number of an event</extracomment>
        <translation>Se separan en el suceso %1: la decisión es la misma, el resultado es otro.</translation>
    </message>
    <message id="app.compare.parting.end">
        <source>They are the same up to event %1, where one of them ends.</source>
        <extracomment>%1 = number of an event</extracomment>
        <translation>Son iguales hasta el suceso %1, donde una de ellas termina.</translation>
    </message>
    <message id="app.rules.detail">
        <source>rules</source>
        <extracomment>What the window shows beside the name of a game</extracomment>
        <translation>reglas</translation>
    </message>
    <message id="app.action.rules">
        <source>&amp;Read the rules</source>
        <translation>&amp;Leer las reglas</translation>
    </message>
    <message id="app.menu.rules">
        <source>R&amp;ules</source>
        <translation>Re&amp;glas</translation>
    </message>
    <message id="app.rules.section">
        <source>%1 %2</source>
        <extracomment>Read aloud. %1 = number of a section of the rulebook, %2 = its title</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message id="app.action.rules_back">
        <source>Section shown &amp;before</source>
        <translation>Sección vista &amp;antes</translation>
    </message>
    <message id="app.action.rules_forward">
        <source>Section shown &amp;after</source>
        <translation>Sección vista &amp;después</translation>
    </message>
    <message id="app.action.rules_find">
        <source>&amp;Find in the rules</source>
        <translation>&amp;Buscar en las reglas</translation>
    </message>
    <message id="app.rules.rulings">
        <source>Rulings on this section</source>
        <translation>Interpretaciones de esta sección</translation>
    </message>
    <message id="app.rules.see_also">
        <source>See also</source>
        <translation>Véase también</translation>
    </message>
    <message id="app.rules.contents">
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message id="app.rules.nothing_found">
        <source>Nothing found. All words must occur in the same section.</source>
        <translation>Ningún resultado. Todas las palabras deben estar en la misma sección.</translation>
    </message>
    <message id="app.rules.to_game">
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message id="app.rules.to_replay">
        <source>Back to the replay</source>
        <translation>Volver a la repetición</translation>
    </message>
    <message id="app.rules.leave">
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message id="app.rules.find">
        <source>Find in the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message id="app.rules.hits" numerus="yes">
        <source>%n found</source>
        <extracomment>Sections of the rules in which all the words occur</extracomment>
        <translation>
            <numerusform>%n encontrada</numerusform>
            <numerusform>%n encontradas</numerusform>
        </translation>
    </message>
    <message id="app.rules.game">
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message id="app.rules.text">
        <source>Text</source>
        <extracomment>Before the languages in which the rules can be read</extracomment>
        <translation>Texto</translation>
    </message>
    <message id="app.rules.language">
        <source>Language of the rules</source>
        <translation>Idioma de las reglas</translation>
    </message>
    <message id="app.rules.read_last">
        <source>Marked: where the table was read last in this game.</source>
        <translation>Resaltada: la última lectura de la tabla en esta partida.</translation>
    </message>
    <message id="app.rules.by_code">
        <source>the program sees to it</source>
        <extracomment>Who sees to it that a rule is kept</extracomment>
        <translation>la aplica el programa</translation>
    </message>
    <message id="app.rules.by_setup">
        <source>in map, counters and set-up</source>
        <extracomment>Who sees to it that a rule is kept</extracomment>
        <translation>en el mapa, las fichas y el despliegue</translation>
    </message>
    <message id="app.rules.by_players">
        <source>for the players to read</source>
        <extracomment>Who sees to it that a rule is kept</extracomment>
        <translation>lectura para los jugadores</translation>
    </message>
    <message id="app.rules.missing">
        <source>not in the rulebook we have</source>
        <extracomment>Who sees to it that a rule is kept: nobody can</extracomment>
        <translation>no está en el reglamento que tenemos</translation>
    </message>
    <message id="app.rules.page">
        <source>page %1</source>
        <extracomment>%1 = page of the printed rulebook</extracomment>
        <translation>página %1</translation>
    </message>
    <message id="app.rules.only_in">
        <source>only in %1</source>
        <extracomment>A text is not there in the language wanted; %1 = the language it is in, by its own name</extracomment>
        <translation>solo en %1</translation>
    </message>
    <message id="app.rules.example">
        <source>Example</source>
        <translation>Ejemplo</translation>
    </message>
    <message id="app.rules.optional">
        <source>optional</source>
        <extracomment>A rule that players may use or not</extracomment>
        <translation>opcional</translation>
    </message>
    <message id="app.rules.default">
        <source>default</source>
        <extracomment>The answer that holds unless the players agree otherwise</extracomment>
        <translation>habitual</translation>
    </message>
    <message id="app.rules.in_this_game">
        <source>in this game</source>
        <translation>en esta partida</translation>
    </message>
    <message id="app.rules.package">
        <source>%1, package %2</source>
        <extracomment>%1 = title of a game, %2 = version of its package</extracomment>
        <translation>%1, paquete %2</translation>
    </message>
    <message id="app.rules.sections" numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n sección</numerusform>
            <numerusform>%n secciones</numerusform>
        </translation>
    </message>
    <message id="app.rules.ruling_count" numerus="yes">
        <source>%n ruling(s)</source>
        <extracomment>Doubtful rules and options of a game</extracomment>
        <translation>
            <numerusform>%n interpretación</numerusform>
            <numerusform>%n interpretaciones</numerusform>
        </translation>
    </message>
    <message id="app.rules.back_hint">
        <source>previous section</source>
        <extracomment>Beside the key that leads to the section shown before</extracomment>
        <translation>sección anterior</translation>
    </message>
    <message id="app.page.rules">
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message id="app.rules.none">
        <source>There is no game whose rules could be read.</source>
        <translation>No hay ningún juego cuyas reglas se puedan leer.</translation>
    </message>
    <message id="app.rules.no_cards">
        <source>This game has no rule cards: only the titles of its rulebook are known.</source>
        <translation>Este juego no tiene fichas de reglas: solo se conocen los títulos del reglamento.</translation>
    </message>
    <message id="app.settings.language_half">
        <source>The texts of Qt are not installed in this language: file dialogs and names of keys stay English.</source>
        <extracomment>Qt is the library the program is built with</extracomment>
        <translation>Los textos de Qt no están instalados en este idioma: los diálogos de archivos y los nombres de las teclas siguen en inglés.</translation>
    </message>
    <message id="app.rules.board">
        <source>The example on the map</source>
        <extracomment>A part of the map on which an example of the rules is laid out</extracomment>
        <translation>El ejemplo sobre el mapa</translation>
    </message>
    <message id="app.rules.doubt_editions">
        <source>editions differ</source>
        <extracomment>Why a rule is doubtful</extracomment>
        <translation>ediciones discordantes</translation>
    </message>
    <message id="app.rules.doubt_silent">
        <source>not in the rulebooks</source>
        <extracomment>Why a rule is doubtful</extracomment>
        <translation>no está en los reglamentos</translation>
    </message>
    <message id="app.rules.doubt_unclear">
        <source>unclear wording</source>
        <extracomment>Why a rule is doubtful</extracomment>
        <translation>texto poco claro</translation>
    </message>
    <message id="app.library.partly_in">
        <source>partly in %1</source>
        <extracomment>A game is not wholly translated; %1 = the language the rest of it is in, by its own name</extracomment>
        <translation>en parte en %1</translation>
    </message>
    <message id="cli.help.pack">
        <source>Puts a package into one file, to share it</source>
        <translation>Pone un paquete en un solo archivo, para compartirlo</translation>
    </message>
    <message id="cli.help.unpack">
        <source>Puts the package of such a file into a new folder</source>
        <translation>Extrae en una carpeta nueva el paquete de un archivo .esapack</translation>
    </message>
    <message id="cli.help.pack_file">
        <source>A package in one file (*.esapack)</source>
        <translation>Un paquete en un archivo (*.esapack)</translation>
    </message>
    <message id="cli.help.new_folder">
        <source>The folder to be made; it must not exist</source>
        <translation>La carpeta que se creará; no debe existir</translation>
    </message>
    <message id="cli.help.scans">
        <source>Packs the author’s scans as well</source>
        <translation>Incluye también los escaneos del autor</translation>
    </message>
    <message id="cli.packed">
        <source>%1 files packed into %2 (%3 bytes)</source>
        <extracomment>%1 = how many files, %2 = the file they were put into, %3 = its bytes</extracomment>
        <translation>%1 archivos empaquetados en %2 (%3 bytes)</translation>
    </message>
    <message id="cli.picture_missing">
        <source>The picture %1 is named but missing; it is not packed</source>
        <extracomment>%1 = picture</extracomment>
        <translation>La imagen %1 se nombra pero falta; no se incluye</translation>
    </message>
    <message id="cli.scan_left_out">
        <source>The scan %1 stays here</source>
        <extracomment>%1 = picture</extracomment>
        <translation>El escaneo %1 se queda aquí</translation>
    </message>
    <message id="cli.unpacked">
        <source>“%1”, release %2, unpacked into %3</source>
        <extracomment>%1 = title of a game, %2 = its release, %3 = folder</extracomment>
        <translation>«%1», versión %2, extraído en %3</translation>
    </message>
    <message id="pack.fault.foreign">
        <source>%1 is not a packed game</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 no es un juego empaquetado</translation>
    </message>
    <message id="pack.fault.damaged">
        <source>%1 is damaged: %2</source>
        <extracomment>%1 = file, %2 = the zip library&apos;s own words</extracomment>
        <translation>%1 está dañado: %2</translation>
    </message>
    <message id="pack.fault.uneven">
        <source>%1 is damaged, or it carries something before, between or after its files</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 está dañado, o contiene algo más antes, entre o después de sus archivos</translation>
    </message>
    <message id="pack.fault.too_large">
        <source>%1 is larger than the allowed %2 bytes</source>
        <extracomment>%1 = file, %2 = the limit in bytes</extracomment>
        <translation>%1 supera los %2 bytes permitidos</translation>
    </message>
    <message id="pack.fault.too_many">
        <source>%1 holds %2 files; allowed are %3</source>
        <extracomment>%1 = file, %2 = how many files it holds, %3 = the limit</extracomment>
        <translation>%1 contiene %2 archivos; se permiten %3</translation>
    </message>
    <message id="pack.fault.total_too_large">
        <source>Unpacked, %1 would be larger than the allowed %2 bytes</source>
        <extracomment>%1 = file, %2 = the limit in bytes</extracomment>
        <translation>Una vez extraído, %1 superaría los %2 bytes permitidos</translation>
    </message>
    <message id="pack.fault.entry_too_large">
        <source>%1: unpacked, %2 would be larger than the allowed %3 bytes</source>
        <extracomment>%1 = file, %2 = file inside it, %3 = the limit in bytes</extracomment>
        <translation>%1: una vez extraído, %2 superaría los %3 bytes permitidos</translation>
    </message>
    <message id="pack.fault.too_tight">
        <source>%1: %2 unpacks to more than %3 times its size, as booby traps do; it is not unpacked</source>
        <extracomment>%1 = file, %2 = file inside it, %3 = how many times</extracomment>
        <translation>%1: %2 está comprimido más de %3 veces, como los archivos trampa; no se extrae</translation>
    </message>
    <message id="pack.fault.wrong_length">
        <source>%1: %2 is not as long as it says</source>
        <extracomment>%1 = file, %2 = file inside it</extracomment>
        <translation>%1: %2 no es tan largo como dice</translation>
    </message>
    <message id="pack.fault.bad_name">
        <source>%1: no file of a package may be called “%2”: %3</source>
        <extracomment>%1 = file, %2 = name of a file inside it, %3 = the reason</extracomment>
        <translation>%1: ningún archivo de un paquete puede llamarse «%2»: %3</translation>
    </message>
    <message id="pack.fault.names_clash">
        <source>%1: “%2” and “%3” would be one file on many systems</source>
        <extracomment>%1 = file, %2 and %3 = names of files inside it</extracomment>
        <translation>%1: «%2» y «%3» serían un solo archivo en muchos sistemas</translation>
    </message>
    <message id="pack.fault.not_regular">
        <source>%1: %2 is a link, a folder or a device, not an ordinary file</source>
        <extracomment>%1 = file, %2 = file inside it</extracomment>
        <translation>%1: %2 es un enlace, una carpeta o un dispositivo, no un archivo ordinario</translation>
    </message>
    <message id="pack.fault.encrypted">
        <source>%1: %2 is encrypted</source>
        <extracomment>%1 = file, %2 = file inside it</extracomment>
        <translation>%1: %2 está cifrado</translation>
    </message>
    <message id="pack.fault.method">
        <source>%1: %2 is packed in a way that is not used for packages</source>
        <extracomment>%1 = file, %2 = file inside it</extracomment>
        <translation>%1: %2 está comprimido de un modo que los paquetes no usan</translation>
    </message>
    <message id="pack.fault.wrong_content">
        <source>%1: %2 is not what its name says</source>
        <extracomment>%1 = file, %2 = file inside it</extracomment>
        <translation>%1: %2 no es lo que dice su nombre</translation>
    </message>
    <message id="pack.fault.picture_too_large">
        <source>%1: the picture %2 is too large: %3 × %4 pixels</source>
        <extracomment>%1 = file, %2 = picture inside it, %3 = width, %4 = height</extracomment>
        <translation>%1: la imagen %2 es demasiado grande: %3 × %4 píxeles</translation>
    </message>
    <message id="pack.fault.target_exists">
        <source>%1 exists already; nothing was unpacked</source>
        <extracomment>%1 = folder</extracomment>
        <translation>%1 ya existe; no se ha extraído nada</translation>
    </message>
    <message id="pack.name.length">
        <source>it is empty, or too long</source>
        <translation>está vacío o es demasiado largo</translation>
    </message>
    <message id="pack.name.leads_out">
        <source>it leads out of the package’s folder</source>
        <translation>lleva fuera de la carpeta del paquete</translation>
    </message>
    <message id="pack.name.letters">
        <source>only letters without accents, digits and _ - . are allowed</source>
        <translation>solo se permiten letras sin acentos, cifras y _ - .</translation>
    </message>
    <message id="pack.name.folders">
        <source>a folder inside a folder is not allowed, nor a dot in its name</source>
        <translation>no se permite una carpeta dentro de otra, ni un punto en su nombre</translation>
    </message>
    <message id="pack.name.dots">
        <source>it begins or ends with a dot</source>
        <translation>empieza o acaba con un punto</translation>
    </message>
    <message id="pack.name.device">
        <source>some systems use this name for a device</source>
        <translation>algunos sistemas llaman así a un dispositivo</translation>
    </message>
    <message id="pack.name.ending">
        <source>packages hold only .json, .md, .png, .jpg, .jpeg and .webp</source>
        <translation>los paquetes solo contienen .json, .md, .png, .jpg, .jpeg y .webp</translation>
    </message>
    <message id="cli.help.corrections">
        <source>A file of corrections (*.esafix) to lay over the package; may be repeated</source>
        <translation>Un archivo de correcciones (*.esafix) que aplicar al paquete; se puede repetir</translation>
    </message>
    <message id="editor.calibration.too_few">
        <source>Point at %1 hexes or more</source>
        <extracomment>%1 = how many are needed</extracomment>
        <translation>Señale al menos %1 hexes</translation>
    </message>
    <message id="editor.calibration.hex_twice">
        <source>%1 is pointed at twice</source>
        <extracomment>%1 = hex number</extracomment>
        <translation>%1 está señalado dos veces</translation>
    </message>
    <message id="editor.calibration.spot_twice">
        <source>%1 and %2 are pointed at in the same spot</source>
        <extracomment>%1 and %2 = hex numbers</extracomment>
        <translation>%1 y %2 están señalados en el mismo punto</translation>
    </message>
    <message id="editor.calibration.in_line">
        <source>The hexes lie in one line; point at another one off that line</source>
        <translation>Los hexes están todos en una línea; señale otro más apartado</translation>
    </message>
    <message id="editor.calibration.hopeless">
        <source>These hexes and spots do not go together; is the orientation or the numbering of the grid right?</source>
        <translation>Estos hexes y estos puntos no concuerdan; ¿son correctas la orientación y la numeración de la cuadrícula?</translation>
    </message>
    <message id="editor.chart.cell_empty">
        <source>In the chart “%1” the cell at %2, %3 is empty</source>
        <extracomment>%1 = chart, %2 = row, %3 = column</extracomment>
        <translation>En la tabla «%1» la celda %2, %3 está vacía</translation>
    </message>
    <message id="editor.chart.against_odds">
        <source>In the chart “%1”, row %2, better odds bring worse losses: %5 at %3, %6 at %4</source>
        <extracomment>%1 = chart, %2 = row, %3 and %4 = columns, %5 and %6 = their codes</extracomment>
        <translation>En la tabla «%1», fila %2, una relación mejor trae más pérdidas: %5 en %3, %6 en %4</translation>
    </message>
    <message id="editor.chart.against_dice">
        <source>In the chart “%1”, column %2, the losses do not follow the dice: %5 at %3, %6 at %4</source>
        <extracomment>%1 = chart, %2 = column, %3 and %4 = rows, %5 and %6 = their codes</extracomment>
        <translation>En la tabla «%1», columna %2, la progresión de las pérdidas se invierte: %5 en %3, %6 en %4</translation>
    </message>
    <message id="editor.chart.code_unexplained">
        <source>The legend of the chart “%1” does not explain “%2”</source>
        <extracomment>%1 = chart, %2 = code</extracomment>
        <translation>La leyenda de la tabla «%1» no explica «%2»</translation>
    </message>
    <message id="editor.chart.code_unused">
        <source>The legend of the chart “%1” explains “%2”, which is in no cell</source>
        <extracomment>%1 = chart, %2 = code</extracomment>
        <translation>La leyenda de la tabla «%1» explica «%2», que no aparece en ninguna celda</translation>
    </message>
    <message id="editor.chart.for_reading">
        <source>The chart “%1” is for reading only: changing it has no effect on the rules</source>
        <extracomment>%1 = chart</extracomment>
        <translation>La tabla «%1» es solo de consulta: modificarla no tiene efecto en las reglas</translation>
    </message>
    <message id="editor.chart.line_for_reading">
        <source>In the chart “%1” what stands at “%2” is for reading only: changing it has no effect on the rules</source>
        <extracomment>%1 = chart, %2 = column or row</extracomment>
        <translation>En la tabla «%1» lo que figura en «%2» es solo de consulta: modificarlo no tiene efecto en las reglas</translation>
    </message>
    <message id="editor.playtest.dead_end">
        <source>%1: a decision is due (%2), but nothing is possible</source>
        <extracomment>%1 = side, %2 = what it has to decide</extracomment>
        <translation>%1 debe decidir (%2) y no puede hacer nada</translation>
    </message>
    <message id="editor.playtest.refused">
        <source>Something that was offered is refused by %1</source>
        <extracomment>%1 = section of the rules that refuses it</extracomment>
        <translation>%1 rechaza algo que se había ofrecido</translation>
    </message>
    <message id="editor.playtest.endless">
        <source>The game was not over after %1 commands</source>
        <extracomment>%1 = how many commands</extracomment>
        <translation>La partida no había acabado tras %1 órdenes</translation>
    </message>
    <message id="kit.corrections.foreign">
        <source>The corrections “%1” were written for the game “%2”, not for “%3”</source>
        <extracomment>%1 = id of the corrections, %2 = game they were written for, %3 = game at hand</extracomment>
        <translation>Las correcciones «%1» están escritas para el juego «%2», no para «%3»</translation>
    </message>
    <message id="kit.corrections.no_place">
        <source>The corrections “%1” put something right at %2, which this package does not have</source>
        <extracomment>%1 = id of the corrections, %2 = file and place in it</extracomment>
        <translation>Las correcciones «%1» corrigen algo en %2, que este paquete no tiene</translation>
    </message>
    <message id="kit.corrections.stale">
        <source>The corrections “%1” no longer fit: at %2 they expect %3, and find %4</source>
        <extracomment>%1 = id of the corrections, %2 = file and place in it, %3 = what stood there, %4 = what stands there</extracomment>
        <translation>Las correcciones «%1» ya no encajan: en %2 esperan %3 y encuentran %4</translation>
    </message>
    <message id="kit.corrections.contested">
        <source>The corrections “%1” and “%2” contradict each other at %3</source>
        <extracomment>%1 and %2 = ids of two corrections, %3 = file and place in it</extracomment>
        <translation>Las correcciones «%1» y «%2» se contradicen en %3</translation>
    </message>
    <message id="kit.corrections.with">
        <source>With the corrections “%1”</source>
        <extracomment>%1 = name of the corrections</extracomment>
        <translation>Con las correcciones «%1»</translation>
    </message>
    <message id="kit.corrections.unknown_key">
        <source>%1, %2: this key is not known</source>
        <extracomment>%1 = file, %2 = place in it</extracomment>
        <translation>%1, %2: entrada desconocida</translation>
    </message>
    <message id="kit.expected.correctable_place">
        <source>a place whose value may be put right</source>
        <translation>un lugar cuyo valor se puede corregir</translation>
    </message>
    <message id="kit.expected.another_now">
        <source>a value to be put right, and another in its place</source>
        <translation>un valor que corregir, y otro en su lugar</translation>
    </message>
    <message id="app.editor.detail">
        <source>editor</source>
        <extracomment>What the window shows beside the name of a package</extracomment>
        <translation>editor</translation>
    </message>
    <message id="app.editor.counters">
        <source>Counters</source>
        <translation>Fichas</translation>
    </message>
    <message id="app.action.editor_undo">
        <source>&amp;Undo: %1</source>
        <extracomment>%1 = what is undone: &quot;Paint hills&quot;</extracomment>
        <translation>&amp;Deshacer: %1</translation>
    </message>
    <message id="app.action.editor_undo_nothing">
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message id="app.action.editor_redo">
        <source>&amp;Redo: %1</source>
        <extracomment>%1 = what is done again: &quot;Paint hills&quot;</extracomment>
        <translation>&amp;Rehacer: %1</translation>
    </message>
    <message id="app.action.editor_redo_nothing">
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message id="app.action.editor_save">
        <source>&amp;Save the package</source>
        <translation>&amp;Guardar el paquete</translation>
    </message>
    <message id="app.editor.pages">
        <source>What is edited</source>
        <translation>Qué se edita</translation>
    </message>
    <message id="app.editor.map">
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message id="app.editor.tables">
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message id="app.editor.scenarios">
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message id="app.editor.texts">
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
    <message id="app.editor.undo">
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message id="app.editor.redo">
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message id="app.editor.check">
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message id="app.editor.playtest">
        <source>Playtest</source>
        <translation>Probar</translation>
    </message>
    <message id="app.page.editor">
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message id="app.menu.editor">
        <source>E&amp;ditor</source>
        <translation>E&amp;ditor</translation>
    </message>
    <message id="app.action.edit_package">
        <source>&amp;Edit this game’s package</source>
        <translation>&amp;Editar el paquete de este juego</translation>
    </message>
    <message id="app.editor.edit.name_copy">
        <source>Name the copy</source>
        <extracomment>What the menu undoes: the package got an id and a title of its own</extracomment>
        <translation>Dar nombre a la copia</translation>
    </message>
    <message id="editor.fault.no_such_place">
        <source>%1 has nothing at %2 that could be changed</source>
        <extracomment>%1 = file, %2 = JSON pointer</extracomment>
        <translation>%1 no tiene nada en %2 que se pueda cambiar</translation>
    </message>
    <message id="editor.fault.recovery_malformed">
        <source>This recovery file cannot be read: %1</source>
        <extracomment>%1 = what is wrong with it</extracomment>
        <translation>No se puede leer este archivo de recuperación: %1</translation>
    </message>
    <message id="editor.fault.recovery_newer">
        <source>This recovery file is written in version %1 of its format; this program reads versions up to %2</source>
        <extracomment>%1 = version of the file, %2 = newest version this program reads</extracomment>
        <translation>Este archivo de recuperación está escrito en la versión %1 de su formato; este programa lee versiones hasta la %2</translation>
    </message>
    <message id="editor.fault.folder_taken">
        <source>%1 already holds something; a new package needs a folder of its own</source>
        <extracomment>%1 = folder</extracomment>
        <translation>%1 ya contiene algo; un paquete nuevo necesita una carpeta propia</translation>
    </message>
    <message id="app.editor.counter.front">
        <source>Values, front</source>
        <extracomment>Heading: the numbers on the front of a counter</extracomment>
        <translation>Valores, anverso</translation>
    </message>
    <message id="app.editor.counter.other_face">
        <source>Values, face %1</source>
        <extracomment>Heading: the numbers on another face. %1 = its number</extracomment>
        <translation>Valores, cara %1</translation>
    </message>
    <message id="app.editor.counter.face_name">
        <source>Name of the face</source>
        <extracomment>What a face of a counter is called: reduced, used</extracomment>
        <translation>Nombre de la cara</translation>
    </message>
    <message id="app.editor.counter.remove_face">
        <source>Remove this face</source>
        <translation>Quitar esta cara</translation>
    </message>
    <message id="app.editor.counter.new">
        <source>New</source>
        <translation>Nueva</translation>
    </message>
    <message id="app.editor.counter.duplicate">
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message id="app.editor.counter.remove">
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message id="app.action.counter_export">
        <source>Counters to a spreadsheet (CSV)…</source>
        <translation>Fichas a una hoja de cálculo (CSV)…</translation>
    </message>
    <message id="app.action.counter_import">
        <source>Counters from a spreadsheet (CSV)…</source>
        <translation>Fichas de una hoja de cálculo (CSV)…</translation>
    </message>
    <message id="app.editor.counter.status">
        <source>Counter %1 of %2 · %3 with reconstructed values</source>
        <extracomment>%1 = number of the counter shown, %2 = how many there are, %3 = how many have reconstructed values</extracomment>
        <translation>Ficha %1 de %2 · %3 con valores reconstruidos</translation>
    </message>
    <message id="app.editor.counter.keys">
        <source>previous, next counter</source>
        <extracomment>What the keys beside it do</extracomment>
        <translation>ficha anterior, siguiente</translation>
    </message>
    <message id="app.action.counter_previous">
        <source>Previous counter</source>
        <translation>Ficha anterior</translation>
    </message>
    <message id="app.action.counter_next">
        <source>Next counter</source>
        <translation>Ficha siguiente</translation>
    </message>
    <message id="app.action.counter_find">
        <source>Find a counter</source>
        <translation>Buscar una ficha</translation>
    </message>
    <message id="app.action.counter_add">
        <source>New counter</source>
        <translation>Ficha nueva</translation>
    </message>
    <message id="app.action.counter_duplicate">
        <source>Duplicate the counter</source>
        <translation>Duplicar la ficha</translation>
    </message>
    <message id="app.action.counter_remove">
        <source>Remove the counter</source>
        <translation>Quitar la ficha</translation>
    </message>
    <message id="app.editor.counter.reconstructed_values">
        <source>reconstructed values</source>
        <translation>valores reconstruidos</translation>
    </message>
    <message id="app.editor.counter.together" numerus="yes">
        <source>%n counter(s) are changed together</source>
        <translation>
            <numerusform>Se cambia %n ficha</numerusform>
            <numerusform>Se cambian %n fichas a la vez</numerusform>
        </translation>
    </message>
    <message id="app.editor.counter.used_in" numerus="yes">
        <source>%1 · used in %n scenario(s)</source>
        <extracomment>%1 = id of a counter</extracomment>
        <translation>
            <numerusform>%1 · usada en %n escenario</numerusform>
            <numerusform>%1 · usada en %n escenarios</numerusform>
        </translation>
    </message>
    <message id="app.editor.counter.identity">
        <source>Identity</source>
        <extracomment>Heading: name, side, type of a counter</extracomment>
        <translation>Identidad</translation>
    </message>
    <message id="app.editor.counter.name">
        <source>Short name</source>
        <extracomment>What is printed on a counter</extracomment>
        <translation>Nombre corto</translation>
    </message>
    <message id="app.editor.counter.side">
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message id="app.editor.counter.flags">
        <source>Signs</source>
        <extracomment>Signs a counter bears or not: motorised, independent</extracomment>
        <translation>Indicadores</translation>
    </message>
    <message id="app.editor.counter.add_face">
        <source>New face</source>
        <translation>Cara nueva</translation>
    </message>
    <message id="app.editor.counter.source">
        <source>Source</source>
        <extracomment>Heading: where the values of a counter come from</extracomment>
        <translation>Fuente</translation>
    </message>
    <message id="app.editor.counter.no_source">
        <source>No source is given for this counter.</source>
        <translation>No se ha indicado la fuente de esta ficha.</translation>
    </message>
    <message id="app.editor.counter.whole">
        <source>the whole counter</source>
        <translation>toda la ficha</translation>
    </message>
    <message id="app.editor.counter.same_formation">
        <source>Same formation</source>
        <extracomment>Heading: the other counters of a division</extracomment>
        <translation>Misma formación</translation>
    </message>
    <message id="app.editor.counter.copy_to_all" numerus="yes">
        <source>Copy values to all %n</source>
        <extracomment>Gives the values of this counter to all of its formation</extracomment>
        <translation>
            <numerusform>Copiar los valores a %n</numerusform>
            <numerusform>Copiar los valores a las %n</numerusform>
        </translation>
    </message>
    <message id="app.editor.table.at">
        <source>%1 at %2</source>
        <extracomment>%1 = heading of the row, %2 = of the column</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message id="app.editor.table.cell">
        <source>Cell</source>
        <translation>Celda</translation>
    </message>
    <message id="app.editor.table.help">
        <source>Type into any cell, or press Enter. Arrows move, Shift chooses a block, Ctrl+D fills down.</source>
        <translation>Escriba en una celda o pulse Intro. Con las flechas se mueve, con Mayús elige un bloque, Ctrl+D rellena hacia abajo.</translation>
    </message>
    <message id="app.editor.table.chances">
        <source>Exact chances</source>
        <extracomment>Heading: how often each result comes up</extracomment>
        <translation>Probabilidades exactas</translation>
    </message>
    <message id="app.editor.table.chances_of">
        <source>%1, exact</source>
        <extracomment>Heading: how often each result comes up. %1 = heading of the column</extracomment>
        <translation>%1, exactas</translation>
    </message>
    <message id="app.editor.table.checks">
        <source>Checks</source>
        <extracomment>Heading: what was looked at in a table</extracomment>
        <translation>Comprobaciones</translation>
    </message>
    <message id="app.editor.table.in_order">
        <source>No holes, no overlaps, losses follow the odds, all codes are explained</source>
        <translation>Sin huecos ni solapes, las pérdidas siguen las relaciones, todos los códigos están explicados</translation>
    </message>
    <message id="app.editor.table.changes">
        <source>Changed since it was opened</source>
        <extracomment>Heading: what differs from the package as it was opened</extracomment>
        <translation>Cambios desde la apertura</translation>
    </message>
    <message id="app.editor.table.no_changes">
        <source>Nothing</source>
        <translation>Ninguno</translation>
    </message>
    <message id="app.editor.table.source">
        <source>Source of the table</source>
        <extracomment>Heading: where a table comes from</extracomment>
        <translation>Fuente de la tabla</translation>
    </message>
    <message id="app.editor.table.rolled">
        <source>Rolled on</source>
        <extracomment>Heading: tables that dice are rolled on</extracomment>
        <translation>Con dados</translation>
    </message>
    <message id="app.editor.table.looked_up">
        <source>Looked up</source>
        <extracomment>Heading: tables that are looked up without dice</extracomment>
        <translation>Sin dados</translation>
    </message>
    <message id="app.editor.table.codes">
        <source>Codes</source>
        <extracomment>Heading: what the codes in a table mean</extracomment>
        <translation>Códigos</translation>
    </message>
    <message id="app.editor.table.heading">
        <source>Heading</source>
        <translation>Encabezado</translation>
    </message>
    <message id="app.editor.table.column">
        <source>Column</source>
        <extracomment>Adds a column</extracomment>
        <translation>Columna</translation>
    </message>
    <message id="app.editor.table.row">
        <source>Row</source>
        <extracomment>Adds a row</extracomment>
        <translation>Fila</translation>
    </message>
    <message id="app.action.table_paste">
        <source>Paste cells from a spreadsheet</source>
        <translation>Pegar celdas de una hoja de cálculo</translation>
    </message>
    <message id="app.editor.table.shade_by">
        <source>Shade by</source>
        <extracomment>What the colours of the cells show</extracomment>
        <translation>Sombrear por</translation>
    </message>
    <message id="app.editor.table.shade_loss">
        <source>Net loss</source>
        <extracomment>Shades cells by who loses more</extracomment>
        <translation>Pérdida neta</translation>
    </message>
    <message id="app.editor.table.shade_change">
        <source>Change</source>
        <extracomment>Shades cells that differ from the original</extracomment>
        <translation>Cambios</translation>
    </message>
    <message id="app.editor.table.shade_none">
        <source>None</source>
        <extracomment>No shading</extracomment>
        <translation>Nada</translation>
    </message>
    <message id="app.editor.table.dice">
        <source>Dice</source>
        <extracomment>The dice that are rolled on a table</extracomment>
        <translation>Dados</translation>
    </message>
    <message id="app.editor.table.no_dice">
        <source>none</source>
        <extracomment>No dice are rolled</extracomment>
        <translation>ninguno</translation>
    </message>
    <message id="app.editor.table.modifier">
        <source>Modifier</source>
        <extracomment>What is added to the dice</extracomment>
        <translation>Modificador</translation>
    </message>
    <message id="app.editor.table.modifier_hint">
        <source>Bars and chances follow the modifier.</source>
        <translation>Las barras y las probabilidades siguen el modificador.</translation>
    </message>
    <message id="app.editor.table.status">
        <source>Table %1 of %2</source>
        <extracomment>%1 = number of the table shown, %2 = how many there are</extracomment>
        <translation>Tabla %1 de %2</translation>
    </message>
    <message id="app.editor.table.keys">
        <source>previous, next table</source>
        <extracomment>What the keys beside it do</extracomment>
        <translation>tabla anterior, siguiente</translation>
    </message>
    <message id="app.editor.source.unstated">
        <source>no source</source>
        <extracomment>Nobody said where a value comes from</extracomment>
        <translation>sin fuente</translation>
    </message>
    <message id="app.editor.source.rulebook">
        <source>rulebook</source>
        <extracomment>A value that the rulebook prints</extracomment>
        <translation>reglamento</translation>
    </message>
    <message id="app.editor.source.derived">
        <source>derived</source>
        <extracomment>A value that follows from what is printed</extracomment>
        <translation>derivado</translation>
    </message>
    <message id="app.editor.source.data">
        <source>public data</source>
        <extracomment>A value from public data</extracomment>
        <translation>datos públicos</translation>
    </message>
    <message id="app.editor.source.copy">
        <source>own copy</source>
        <extracomment>A value read off one&apos;s own copy of the printed game</extracomment>
        <translation>copia propia</translation>
    </message>
    <message id="app.editor.source.reconstructed">
        <source>reconstructed</source>
        <extracomment>A value that is ours until an owner of the game puts it right</extracomment>
        <translation>reconstruido</translation>
    </message>
    <message id="app.editor.source.of">
        <source>Source of %1: %2</source>
        <extracomment>Read aloud. %1 = a value, %2 = where it comes from</extracomment>
        <translation>Fuente de %1: %2</translation>
    </message>
    <message id="app.editor.source.section">
        <source>%1 %2</source>
        <extracomment>%1 = where a value comes from, %2 = section of the rules</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message id="app.editor.source.which_section">
        <source>Section of the rulebook</source>
        <translation>Sección del reglamento</translation>
    </message>
    <message id="app.editor.source.inherited">
        <source>Inherited</source>
        <translation>Como el conjunto</translation>
    </message>
    <message id="app.action.table_previous">
        <source>Previous table</source>
        <translation>Tabla anterior</translation>
    </message>
    <message id="app.action.table_next">
        <source>Next table</source>
        <translation>Tabla siguiente</translation>
    </message>
    <message id="app.action.table_insert_row">
        <source>New row below</source>
        <translation>Fila nueva debajo</translation>
    </message>
    <message id="app.action.table_insert_column">
        <source>New column to the right</source>
        <translation>Columna nueva a la derecha</translation>
    </message>
    <message id="app.action.table_remove_row">
        <source>Remove the row</source>
        <translation>Quitar la fila</translation>
    </message>
    <message id="app.action.table_remove_column">
        <source>Remove the column</source>
        <translation>Quitar la columna</translation>
    </message>
    <message id="app.editor.csv_files">
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message id="app.editor.counter.find">
        <source>Find among %1 counters</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Buscar entre %1 fichas</translation>
    </message>
    <message id="app.editor.counter.filter_all">
        <source>All %1</source>
        <extracomment>Filter. %1 = how many</extracomment>
        <translation>Todas %1</translation>
    </message>
    <message id="app.editor.counter.filter_units">
        <source>Units %1</source>
        <extracomment>Filter. %1 = how many</extracomment>
        <translation>Unidades %1</translation>
    </message>
    <message id="app.editor.counter.filter_markers">
        <source>Markers %1</source>
        <extracomment>Filter. %1 = how many</extracomment>
        <translation>Marcadores %1</translation>
    </message>
    <message id="app.editor.counter.filter_reconstructed">
        <source>Still reconstructed %1</source>
        <extracomment>Filter: counters with values that are still ours. %1 = how many</extracomment>
        <translation>Aún reconstruidas %1</translation>
    </message>
    <message id="app.editor.table.expected">
        <source>Expected losses per column</source>
        <extracomment>Heading above bars</extracomment>
        <translation>Pérdidas esperadas por columna</translation>
    </message>
    <message id="app.editor.table.attacker">
        <source>attacker</source>
        <translation>atacante</translation>
    </message>
    <message id="app.editor.table.defender">
        <source>defender</source>
        <translation>defensor</translation>
    </message>
    <message id="app.editor.table.unread">
        <source>other %1</source>
        <extracomment>Below a bar: codes that state no losses. %1 = how often, as a fraction</extracomment>
        <translation>otro %1</translation>
    </message>
    <message id="app.editor.counter.face_front">
        <source>Front</source>
        <extracomment>The first face of a counter</extracomment>
        <translation>Anverso</translation>
    </message>
    <message id="app.editor.counter.face_back">
        <source>Back</source>
        <extracomment>Another face of a counter</extracomment>
        <translation>Reverso</translation>
    </message>
    <message id="app.editor.counter.at_zoom">
        <source>At map zoom</source>
        <extracomment>Heading: a counter in the sizes of the map</extracomment>
        <translation>Como en el mapa</translation>
    </message>
    <message id="app.editor.counter.palette">
        <source>Colours of the preview</source>
        <translation>Colores de la vista previa</translation>
    </message>
    <message id="app.editor.counter.classic">
        <source>Classic</source>
        <extracomment>Colours as a publisher would print them</extracomment>
        <translation>Clásicos</translation>
    </message>
    <message id="app.editor.counter.safe">
        <source>Colour-blind safe</source>
        <translation>Para daltónicos</translation>
    </message>
    <message id="app.editor.counter.with_states">
        <source>On the board, with states</source>
        <extracomment>Heading: a counter with what can lie on it</extracomment>
        <translation>En el mapa, con estados</translation>
    </message>
    <message id="app.editor.counter.real_size">
        <source>Real size, %1 mm</source>
        <extracomment>Heading: a counter as large as it is printed</extracomment>
        <translation>Tamaño real, %1 mm</translation>
    </message>
    <message id="app.editor.counter.findings">
        <source>Findings</source>
        <extracomment>Heading: what can be said about a counter</extracomment>
        <translation>Observaciones</translation>
    </message>
    <message id="app.editor.counter.nobody">
        <source>nobody’s</source>
        <extracomment>Counters that belong to no side</extracomment>
        <translation>de nadie</translation>
    </message>
    <message id="app.editor.counter.contrast">
        <source>Contrast of text and background %1:1</source>
        <extracomment>%1 = number</extracomment>
        <translation>Contraste del texto sobre el fondo %1 : 1</translation>
    </message>
    <message id="app.editor.counter.back_weaker">
        <source>No face is stronger than the first</source>
        <translation>Ninguna cara es más fuerte que la primera</translation>
    </message>
    <message id="app.editor.counter.back_stronger">
        <source>A face is stronger than the first</source>
        <translation>Una cara es más fuerte que la primera</translation>
    </message>
    <message id="app.editor.counter.no_symbol">
        <source>Its type has no symbol</source>
        <translation>Su tipo no tiene símbolo</translation>
    </message>
    <message id="app.editor.counter.unused">
        <source>No scenario uses it</source>
        <translation>Ningún escenario la usa</translation>
    </message>
    <message id="app.editor.table.cell_changed">
        <source>%1, %2: %3 became %4</source>
        <extracomment>%1 = row, %2 = column, %3 = before, %4 = now</extracomment>
        <translation>%1, %2: %3 pasó a %4</translation>
    </message>
    <message id="app.editor.table.row_added">
        <source>New row %1</source>
        <translation>Fila nueva %1</translation>
    </message>
    <message id="app.editor.table.row_removed">
        <source>Row %1 removed</source>
        <translation>Fila %1 quitada</translation>
    </message>
    <message id="app.editor.table.column_added">
        <source>New column %1</source>
        <translation>Columna nueva %1</translation>
    </message>
    <message id="app.editor.table.column_removed">
        <source>Column %1 removed</source>
        <translation>Columna %1 quitada</translation>
    </message>
    <message id="app.editor.table.dice_changed">
        <source>Dice: %1 became %2</source>
        <extracomment>%1 = before, %2 = now: 1d6, 2d6</extracomment>
        <translation>Dados: %1 pasó a %2</translation>
    </message>
    <message id="app.editor.backups">
        <source>Go back to a backup</source>
        <translation>Volver a una copia de seguridad</translation>
    </message>
    <message id="app.editor.no_backups">
        <source>None yet. Every time the package is saved, the version before is kept.</source>
        <translation>Aún no hay ninguna. Cada vez que se guarda el paquete, se conserva la versión anterior.</translation>
    </message>
    <message id="app.editor.backups_undo">
        <source>Undo brings back the present state.</source>
        <translation>«Deshacer» recupera el estado actual.</translation>
    </message>
    <message id="app.editor.copy_title">
        <source>%1 (copy)</source>
        <extracomment>The title of a copy; %1 = title of a game</extracomment>
        <translation>%1 (copia)</translation>
    </message>
    <message id="app.editor.save_copy">
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message id="app.editor.new_title">
        <source>Title</source>
        <extracomment>Of a new package</extracomment>
        <translation>Título</translation>
    </message>
    <message id="app.editor.save">
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message id="app.action.editor_new">
        <source>&amp;New package…</source>
        <translation>&amp;Nuevo paquete…</translation>
    </message>
    <message id="app.action.editor_open">
        <source>&amp;Open a package folder…</source>
        <translation>&amp;Abrir la carpeta de un paquete…</translation>
    </message>
    <message id="app.action.editor_unpack">
        <source>&amp;Unpack an .esapack…</source>
        <translation>&amp;Desempaquetar un .esapack…</translation>
    </message>
    <message id="app.action.editor_back">
        <source>&amp;Back to the package being edited</source>
        <translation>&amp;Volver al paquete abierto</translation>
    </message>
    <message id="app.action.editor_save_copy">
        <source>Save a &amp;copy…</source>
        <translation>Guardar una &amp;copia…</translation>
    </message>
    <message id="app.action.editor_revert">
        <source>&amp;Go back to a backup…</source>
        <translation>Volver a una copia de &amp;seguridad…</translation>
    </message>
    <message id="app.action.editor_pack">
        <source>&amp;Pack as .esapack…</source>
        <translation>E&amp;mpaquetar como .esapack…</translation>
    </message>
    <message id="app.action.editor_close">
        <source>C&amp;lose the package</source>
        <translation>Ce&amp;rrar el paquete</translation>
    </message>
    <message id="app.editor.findings">
        <source>Findings</source>
        <translation>Observaciones</translation>
    </message>
    <message id="app.editor.findings_shown">
        <source>Which findings are shown</source>
        <translation>Qué observaciones se muestran</translation>
    </message>
    <message id="app.editor.findings_all">
        <source>All %1</source>
        <extracomment>All findings</extracomment>
        <translation>Todas %1</translation>
    </message>
    <message id="app.editor.findings_errors">
        <source>Errors %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Errores %1</translation>
    </message>
    <message id="app.editor.findings_warnings">
        <source>Warnings %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Avisos %1</translation>
    </message>
    <message id="app.editor.findings_notes">
        <source>Hints %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Notas %1</translation>
    </message>
    <message id="app.editor.findings_search">
        <source>Search in the findings</source>
        <translation>Buscar en las observaciones</translation>
    </message>
    <message id="app.editor.findings_close">
        <source>Close the findings</source>
        <translation>Cerrar las observaciones</translation>
    </message>
    <message id="app.editor.findings_checking">
        <source>The package is being checked.</source>
        <translation>Se está comprobando el paquete.</translation>
    </message>
    <message id="app.editor.findings_none">
        <source>There is nothing to say about it.</source>
        <translation>Ninguna observación.</translation>
    </message>
    <message id="app.editor.new">
        <source>New package</source>
        <translation>Nuevo paquete</translation>
    </message>
    <message id="app.editor.new_rules">
        <source>Rules</source>
        <extracomment>Whose rules a new package is for</extracomment>
        <translation>Reglas</translation>
    </message>
    <message id="app.editor.new_no_rules">
        <source>None yet</source>
        <extracomment>No rules of the program play the new package</extracomment>
        <translation>Ninguna todavía</translation>
    </message>
    <message id="app.editor.new_hexes">
        <source>Hexes</source>
        <translation>Hexes</translation>
    </message>
    <message id="app.editor.new_pointy">
        <source>Corner up</source>
        <extracomment>Hexes with a corner on top</extracomment>
        <translation>Vértice arriba</translation>
    </message>
    <message id="app.editor.new_flat">
        <source>Side up</source>
        <extracomment>Hexes with a side on top</extracomment>
        <translation>Lado arriba</translation>
    </message>
    <message id="app.editor.new_shift">
        <source>Shifted</source>
        <extracomment>Which rows or columns of hexes lie half a hex further</extracomment>
        <translation>Desplazados</translation>
    </message>
    <message id="app.editor.new_odd">
        <source>odd ones</source>
        <extracomment>Rows or columns with odd numbers</extracomment>
        <translation>impares</translation>
    </message>
    <message id="app.editor.new_even">
        <source>even ones</source>
        <extracomment>Rows or columns with even numbers</extracomment>
        <translation>pares</translation>
    </message>
    <message id="app.editor.new_numbers">
        <source>Numbers</source>
        <extracomment>How hexes are numbered</extracomment>
        <translation>Números</translation>
    </message>
    <message id="app.editor.new_size">
        <source>Rows, columns</source>
        <extracomment>Rows and columns of hexes</extracomment>
        <translation>Filas, columnas</translation>
    </message>
    <message id="app.editor.new_rows">
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message id="app.editor.new_columns">
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message id="app.editor.new_turns">
        <source>Turns</source>
        <extracomment>How many turns a game has</extracomment>
        <translation>Turnos</translation>
    </message>
    <message id="app.editor.new_sides">
        <source>Sides</source>
        <translation>Bandos</translation>
    </message>
    <message id="app.editor.new_blue">
        <source>Blue</source>
        <extracomment>The name of a side nobody has named yet</extracomment>
        <translation>Azules</translation>
    </message>
    <message id="app.editor.new_red">
        <source>Red</source>
        <extracomment>The name of a side nobody has named yet</extracomment>
        <translation>Rojos</translation>
    </message>
    <message id="app.editor.new_terrain">
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message id="app.editor.new_for_rules">
        <source>Sides, terrain, counters and tables are those of the game; map and scenarios are yours.</source>
        <extracomment>What a new package takes from a game whose rules it is for</extracomment>
        <translation>Bandos, terreno, fichas y tablas son los del juego; el mapa y los escenarios son suyos.</translation>
    </message>
    <message id="app.editor.new_saved">
        <source>It is saved in your own folder when you save it for the first time.</source>
        <translation>La primera vez que lo guarde irá a su propia carpeta.</translation>
    </message>
    <message id="app.editor.new_make">
        <source>Make the package</source>
        <translation>Crear el paquete</translation>
    </message>
    <message id="app.editor.new_preview">
        <source>How the hexes are numbered</source>
        <translation>Cómo se numeran los hexes</translation>
    </message>
    <message id="app.editor.open_folder">
        <source>Open the folder of a package</source>
        <translation>Abrir la carpeta de un paquete</translation>
    </message>
    <message id="app.editor.pack">
        <source>Pack the package into one file</source>
        <translation>Poner el paquete en un solo archivo</translation>
    </message>
    <message id="app.editor.unpack">
        <source>Unpack a package</source>
        <translation>Desempaquetar un paquete</translation>
    </message>
    <message id="app.editor.packs">
        <source>Packed games (*.esapack)</source>
        <translation>Juegos empaquetados (*.esapack)</translation>
    </message>
    <message id="app.editor.restore">
        <source>Unsaved work was found</source>
        <translation>Hay trabajo sin guardar</translation>
    </message>
    <message id="app.editor.restore_why">
        <source>The program ended while packages were being edited. Everything that was done is still here.</source>
        <translation>El programa se cerró mientras se editaban paquetes. Todo lo que se hizo sigue aquí.</translation>
    </message>
    <message id="app.editor.throw_away">
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message id="app.editor.take_up">
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message id="app.editor.later">
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message id="app.editor.scenario_summary">
        <source>Summary</source>
        <extracomment>A sentence or two about a scenario</extracomment>
        <translation>Resumen</translation>
    </message>
    <message id="app.editor.scenario_control">
        <source>Control at the start</source>
        <extracomment>Who controls which hexes at the start</extracomment>
        <translation>Control al principio</translation>
    </message>
    <message id="app.editor.scenario_own_control">
        <source>Hex by hex</source>
        <extracomment>Control that the scenario lists itself</extracomment>
        <translation>Hex por hex</translation>
    </message>
    <message id="app.editor.scenario_no_control">
        <source>Nobody</source>
        <extracomment>Nobody controls any hex</extracomment>
        <translation>Nadie</translation>
    </message>
    <message id="app.editor.scenario_first">
        <source>First turn</source>
        <translation>Primer turno</translation>
    </message>
    <message id="app.editor.scenario_last">
        <source>Last turn</source>
        <translation>Último turno</translation>
    </message>
    <message id="app.editor.scenario_date">
        <source>Date of turn %1</source>
        <extracomment>Read aloud. %1 = number of a turn</extracomment>
        <translation>Fecha del turno %1</translation>
    </message>
    <message id="app.editor.scenario_tracks">
        <source>Tracks at the start</source>
        <translation>Pistas al principio</translation>
    </message>
    <message id="app.editor.scenario_special">
        <source>Special rules</source>
        <translation>Reglas especiales</translation>
    </message>
    <message id="app.editor.scenario_rulings">
        <source>Rulings and options</source>
        <translation>Interpretaciones y opciones</translation>
    </message>
    <message id="app.editor.scenario_standard">
        <source>Default: %1</source>
        <extracomment>The usual choice of a ruling; %1 = what it is</extracomment>
        <translation>Habitual: %1</translation>
    </message>
    <message id="app.editor.scenario_held">
        <source>Click a hex to put the counter there, or lead the cursor with the arrow keys and press Enter. Delete takes it out of the scenario, Escape lets go.</source>
        <translation>Haga clic en un hex para poner allí la ficha, o lleve el cursor con las flechas y pulse Intro. Supr la quita del escenario, Esc la suelta.</translation>
    </message>
    <message id="app.editor.scenario_tabs">
        <source>Parts of the scenario</source>
        <translation>Partes del escenario</translation>
    </message>
    <message id="app.editor.scenario_basics">
        <source>Basics</source>
        <extracomment>Words, turns, map of a scenario</extracomment>
        <translation>Básico</translation>
    </message>
    <message id="app.editor.scenario_setup">
        <source>Set-up</source>
        <translation>Despliegue</translation>
    </message>
    <message id="app.editor.scenario_conditions">
        <source>Conditions</source>
        <extracomment>Tracks, rulings and special rules of a scenario</extracomment>
        <translation>Condiciones</translation>
    </message>
    <message id="app.editor.scenario_remove_group">
        <source>Remove the group</source>
        <translation>Quitar el grupo</translation>
    </message>
    <message id="app.editor.scenario_new">
        <source>New scenario</source>
        <translation>Nuevo escenario</translation>
    </message>
    <message id="app.editor.scenario_copy">
        <source>Duplicate the scenario</source>
        <translation>Duplicar el escenario</translation>
    </message>
    <message id="app.editor.scenario_remove">
        <source>Remove the scenario</source>
        <translation>Quitar el escenario</translation>
    </message>
    <message id="app.editor.scenario_layer">
        <source>Counters are put into</source>
        <extracomment>Into what counters are put</extracomment>
        <translation>Las fichas se ponen en</translation>
    </message>
    <message id="app.editor.scenario_layer_setup">
        <source>the set-up</source>
        <translation>el despliegue</translation>
    </message>
    <message id="app.editor.scenario_new_deployment">
        <source>New ready-made deployment</source>
        <extracomment>A finished set-up to begin with at once</extracomment>
        <translation>Nuevo despliegue ya hecho</translation>
    </message>
    <message id="app.editor.scenario_validate">
        <source>Check the set-up by the rules</source>
        <extracomment>Asks the rules of the game</extracomment>
        <translation>Comprobar según las reglas</translation>
    </message>
    <message id="app.editor.scenario_sound">
        <source>The rules have no objection.</source>
        <translation>Las reglas no tienen nada que objetar.</translation>
    </message>
    <message id="app.editor.scenario_groups">
        <source>Groups</source>
        <extracomment>Of counters that begin or arrive together</extracomment>
        <translation>Grupos</translation>
    </message>
    <message id="app.editor.scenario_markers">
        <source>Markers</source>
        <translation>Marcadores</translation>
    </message>
    <message id="app.editor.scenario_remove_marker">
        <source>Remove the marker</source>
        <translation>Quitar el marcador</translation>
    </message>
    <message id="app.editor.texts_search">
        <source>Search in the texts</source>
        <translation>Buscar en los textos</translation>
    </message>
    <message id="app.editor.texts_shown">
        <source>Which texts are shown</source>
        <translation>Qué textos se muestran</translation>
    </message>
    <message id="app.editor.texts_all">
        <source>All texts %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Todos los textos %1</translation>
    </message>
    <message id="app.editor.texts_missing">
        <source>Missing %1</source>
        <extracomment>Texts that lack a language; %1 = how many</extracomment>
        <translation>Faltan %1</translation>
    </message>
    <message id="app.editor.texts_owner">
        <source>Belongs to</source>
        <extracomment>Above the list of texts: what they belong to</extracomment>
        <translation>Pertenece a</translation>
    </message>
    <message id="app.editor.texts_field">
        <source>%1 in %2</source>
        <extracomment>Read aloud. %1 = what the words belong to, %2 = language code</extracomment>
        <translation>%1 en %2</translation>
    </message>
    <message id="app.editor.texts_lacking">
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message id="app.editor.unsaved">
        <source>Save the changes to %1?</source>
        <extracomment>%1 = title of a package</extracomment>
        <translation>¿Guardar los cambios de %1?</translation>
    </message>
    <message id="app.editor.unsaved_copy">
        <source>They will be saved as a package of your own.</source>
        <translation>Se guardan en un paquete propio.</translation>
    </message>
    <message id="app.editor.unsaved_lost">
        <source>What is not saved now will be lost.</source>
        <translation>Lo que no se guarda ahora se pierde.</translation>
    </message>
    <message id="app.editor.discard">
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message id="app.library.edit">
        <source>Edit</source>
        <extracomment>Opens the package of a game in the editor</extracomment>
        <translation>Editar</translation>
    </message>
    <message id="app.library.edit_copy">
        <source>Edit a copy</source>
        <translation>Editar una copia</translation>
    </message>
    <message id="app.menu.kept_seconds">
        <source>Autosaved %1 s ago</source>
        <extracomment>What was changed is in the recovery file; %1 = seconds</extracomment>
        <translation>Autoguardado hace %1 s</translation>
    </message>
    <message id="app.menu.kept_minutes">
        <source>Autosaved %1 min ago</source>
        <extracomment>%1 = minutes</extracomment>
        <translation>Autoguardado hace %1 min</translation>
    </message>
    <message id="app.menu.changed">
        <source>Changed since it was saved</source>
        <translation>Cambiado desde que se guardó</translation>
    </message>
    <message id="app.editor.edit.revert">
        <source>Go back to a backup</source>
        <extracomment>What the menu undoes</extracomment>
        <translation>Volver a una copia de seguridad</translation>
    </message>
    <message id="app.editor.packed">
        <source>Packed as %1</source>
        <extracomment>%1 = file</extracomment>
        <translation>Empaquetado como %1</translation>
    </message>
    <message id="editor.csv.too_long">
        <source>The table has more than %1 lines</source>
        <extracomment>%1 = how many</extracomment>
        <translation>La tabla tiene más de %1 líneas</translation>
    </message>
    <message id="editor.csv.too_wide">
        <source>Line %1 of the table has more than %2 cells</source>
        <extracomment>%1 = line, %2 = how many</extracomment>
        <translation>La línea %1 de la tabla tiene más de %2 celdas</translation>
    </message>
    <message id="editor.csv.open_quote">
        <source>Line %1, column %2: a quotation mark is opened and never closed</source>
        <extracomment>%1 = line, %2 = column</extracomment>
        <translation>Línea %1, columna %2: comillas abiertas y no cerradas</translation>
    </message>
    <message id="editor.csv.after_quote">
        <source>Line %1, column %2: there is something after the closing quotation mark</source>
        <extracomment>%1 = line, %2 = column</extracomment>
        <translation>Línea %1, columna %2: hay algo tras las comillas de cierre</translation>
    </message>
    <message id="editor.csv.empty">
        <source>The table is empty: its first line must name the columns</source>
        <translation>La tabla está vacía: la primera línea debe dar los nombres de las columnas</translation>
    </message>
    <message id="editor.csv.unknown_column">
        <source>Line %1, column %2: no column is called “%3”</source>
        <extracomment>%1 = line, %2 = column, %3 = name</extracomment>
        <translation>Línea %1, columna %2: ninguna columna se llama «%3»</translation>
    </message>
    <message id="editor.csv.column_twice">
        <source>Line %1, column %2: the column “%3” is there twice</source>
        <extracomment>%1 = line, %2 = column, %3 = name</extracomment>
        <translation>Línea %1, columna %2: la columna «%3» aparece dos veces</translation>
    </message>
    <message id="editor.csv.column_missing">
        <source>The column “%1” is missing</source>
        <extracomment>%1 = name</extracomment>
        <translation>Falta la columna «%1»</translation>
    </message>
    <message id="editor.csv.width">
        <source>Line %1 has %2 cells, the header has %3</source>
        <extracomment>%1 = line, %2 = cells found, %3 = cells expected</extracomment>
        <translation>La línea %1 tiene %2 celdas, el encabezado tiene %3</translation>
    </message>
    <message id="editor.csv.number">
        <source>Line %1, column %2: “%3” is not a whole number that fits</source>
        <extracomment>%1 = line, %2 = column, %3 = what stands there</extracomment>
        <translation>Línea %1, columna %2: «%3» no es un número entero admitido</translation>
    </message>
    <message id="editor.csv.unknown_word">
        <source>Line %1, column %2: the package does not know “%3”</source>
        <extracomment>%1 = line, %2 = column, %3 = what stands there</extracomment>
        <translation>Línea %1, columna %2: el paquete no conoce «%3»</translation>
    </message>
    <message id="editor.csv.id">
        <source>Line %1, column %2: “%3” cannot be an id</source>
        <extracomment>%1 = line, %2 = column, %3 = what stands there</extracomment>
        <translation>Línea %1, columna %2: «%3» no puede ser un identificador</translation>
    </message>
    <message id="editor.csv.face">
        <source>Line %1, column %2: face %3 does not follow the ones before it</source>
        <extracomment>%1 = line, %2 = column, %3 = number of the face</extracomment>
        <translation>Línea %1, columna %2: la cara %3 no sigue a las anteriores</translation>
    </message>
    <message id="editor.csv.face_twice">
        <source>Line %1: face %3 of %2 is there twice</source>
        <extracomment>%1 = line, %2 = counter, %3 = number of the face</extracomment>
        <translation>Línea %1: la cara %3 de %2 aparece dos veces</translation>
    </message>
    <message id="editor.csv.contradiction">
        <source>Line %1, column %2: this differs from what an earlier line says about %3</source>
        <extracomment>%1 = line, %2 = column, %3 = counter</extracomment>
        <translation>Línea %1, columna %2: una línea anterior dice otra cosa de %3</translation>
    </message>
    <message id="editor.edit.cells" numerus="yes">
        <source>%n cell(s) of a table</source>
        <extracomment>%n = how many cells</extracomment>
        <translation>
            <numerusform>%n celda de una tabla</numerusform>
            <numerusform>%n celdas de una tabla</numerusform>
        </translation>
    </message>
    <message id="editor.edit.label">
        <source>Heading %1</source>
        <extracomment>%1 = label</extracomment>
        <translation>Encabezado %1</translation>
    </message>
    <message id="editor.edit.row_add">
        <source>New row</source>
        <translation>Fila nueva</translation>
    </message>
    <message id="editor.edit.column_add">
        <source>New column</source>
        <translation>Columna nueva</translation>
    </message>
    <message id="editor.edit.row_remove">
        <source>Remove row %1</source>
        <extracomment>%1 = label</extracomment>
        <translation>Quitar la fila %1</translation>
    </message>
    <message id="editor.edit.column_remove">
        <source>Remove column %1</source>
        <extracomment>%1 = label</extracomment>
        <translation>Quitar la columna %1</translation>
    </message>
    <message id="editor.edit.dice">
        <source>Dice of a table</source>
        <translation>Dados de una tabla</translation>
    </message>
    <message id="editor.edit.chart_words">
        <source>Words of a table</source>
        <translation>Textos de una tabla</translation>
    </message>
    <message id="editor.edit.legend">
        <source>Meaning of %1</source>
        <extracomment>%1 = code</extracomment>
        <translation>Significado de %1</translation>
    </message>
    <message id="editor.edit.chart_source">
        <source>Source of a table</source>
        <translation>Fuente de una tabla</translation>
    </message>
    <message id="editor.refuse.block">
        <source>The block has %1 rows and %2 columns; from here there is room for %3 and %4</source>
        <extracomment>%1 = rows, %2 = columns of the block; %3 = rows, %4 = columns there is room for</extracomment>
        <translation>El bloque tiene %1 filas y %2 columnas; desde aquí caben %3 y %4</translation>
    </message>
    <message id="editor.refuse.no_block">
        <source>There are no cells to paste</source>
        <translation>No hay celdas que pegar</translation>
    </message>
    <message id="editor.refuse.label_empty">
        <source>A heading cannot be empty</source>
        <translation>Un encabezado no puede estar vacío</translation>
    </message>
    <message id="editor.refuse.label_taken">
        <source>“%1” is there already</source>
        <extracomment>%1 = label</extracomment>
        <translation>«%1» ya existe</translation>
    </message>
    <message id="editor.refuse.label_range">
        <source>“%1” is neither a number nor a range of numbers</source>
        <extracomment>%1 = label</extracomment>
        <translation>«%1» no es un número ni un intervalo de números</translation>
    </message>
    <message id="editor.refuse.label_odds">
        <source>“%1” are not odds like 1:2</source>
        <extracomment>%1 = label</extracomment>
        <translation>«%1» no es una relación de combate</translation>
    </message>
    <message id="editor.refuse.last_line">
        <source>A table needs at least one row and one column</source>
        <translation>Una tabla necesita al menos una fila y una columna</translation>
    </message>
    <message id="editor.refuse.bands">
        <source>This table has one result in each row and no columns</source>
        <translation>Esta tabla tiene un resultado por fila y ninguna columna</translation>
    </message>
    <message id="editor.refuse.too_many_lines">
        <source>A table has at most %1 rows and as many columns</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Una tabla tiene como mucho %1 filas y otras tantas columnas</translation>
    </message>
    <message id="editor.refuse.dice">
        <source>“%1” are not dice; write 1d6 or 2d6</source>
        <extracomment>%1 = what was written</extracomment>
        <translation>«%1» no son dados; escriba 1d6 o 2d6</translation>
    </message>
    <message id="editor.edit.counter_values" numerus="yes">
        <source>Values of %n counter(s)</source>
        <extracomment>%n = how many counters</extracomment>
        <translation>
            <numerusform>Valores de %n ficha</numerusform>
            <numerusform>Valores de %n fichas</numerusform>
        </translation>
    </message>
    <message id="editor.edit.counter_name">
        <source>Name of %1</source>
        <extracomment>%1 = counter</extracomment>
        <translation>Nombre de %1</translation>
    </message>
    <message id="editor.edit.counter_face" numerus="yes">
        <source>Face of %n counter(s)</source>
        <extracomment>%n = how many counters</extracomment>
        <translation>
            <numerusform>Cara de %n ficha</numerusform>
            <numerusform>Cara de %n fichas</numerusform>
        </translation>
    </message>
    <message id="editor.edit.counter_side" numerus="yes">
        <source>Side of %n counter(s)</source>
        <extracomment>%n = how many counters</extracomment>
        <translation>
            <numerusform>Bando de %n ficha</numerusform>
            <numerusform>Bando de %n fichas</numerusform>
        </translation>
    </message>
    <message id="editor.edit.counter_traits" numerus="yes">
        <source>Traits of %n counter(s)</source>
        <extracomment>%n = how many counters</extracomment>
        <translation>
            <numerusform>Rasgos de %n ficha</numerusform>
            <numerusform>Rasgos de %n fichas</numerusform>
        </translation>
    </message>
    <message id="editor.edit.counter_source" numerus="yes">
        <source>Source of %n counter(s)</source>
        <extracomment>%n = how many counters</extracomment>
        <translation>
            <numerusform>Fuente de %n ficha</numerusform>
            <numerusform>Fuente de %n fichas</numerusform>
        </translation>
    </message>
    <message id="editor.edit.counter_add">
        <source>New counter</source>
        <translation>Ficha nueva</translation>
    </message>
    <message id="editor.edit.counter_duplicate">
        <source>Duplicate %1</source>
        <extracomment>%1 = counter</extracomment>
        <translation>Duplicar %1</translation>
    </message>
    <message id="editor.edit.counter_remove" numerus="yes">
        <source>Remove %n counter(s)</source>
        <extracomment>%n = how many counters</extracomment>
        <translation>
            <numerusform>Quitar %n ficha</numerusform>
            <numerusform>Quitar %n fichas</numerusform>
        </translation>
    </message>
    <message id="editor.edit.face_add">
        <source>New face of %1</source>
        <extracomment>%1 = counter</extracomment>
        <translation>Cara nueva de %1</translation>
    </message>
    <message id="editor.edit.face_remove">
        <source>Remove a face of %1</source>
        <extracomment>%1 = counter</extracomment>
        <translation>Quitar una cara de %1</translation>
    </message>
    <message id="editor.edit.counters_import" numerus="yes">
        <source>%n counter(s) from a table</source>
        <extracomment>%n = how many counters</extracomment>
        <translation>
            <numerusform>%n ficha de una tabla</numerusform>
            <numerusform>%n fichas de una tabla</numerusform>
        </translation>
    </message>
    <message id="editor.refuse.counter_used">
        <source>%1 cannot be removed: it is used in %2</source>
        <extracomment>%1 = counter, %2 = scenarios</extracomment>
        <translation>%1 no se puede quitar: se usa en %2</translation>
    </message>
    <message id="editor.refuse.only_face">
        <source>%1 has only this face</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 solo tiene esta cara</translation>
    </message>
    <message id="editor.refuse.face_used">
        <source>%1 begins with this face in %2</source>
        <extracomment>%1 = counter, %2 = scenarios</extracomment>
        <translation>%1 empieza con esta cara en %2</translation>
    </message>
    <message id="editor.refuse.too_many_counters">
        <source>A package has at most %1 counters</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Un paquete tiene como mucho %1 fichas</translation>
    </message>
    <message id="editor.refuse.too_many_faces">
        <source>A counter has at most %1 faces</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Una ficha tiene como mucho %1 caras</translation>
    </message>
    <message id="editor.new.without_title">
        <source>A package needs a title</source>
        <translation>Un paquete necesita un título</translation>
    </message>
    <message id="editor.new.bad_id">
        <source>An id has letters, digits and _ . : - , at most 64</source>
        <translation>Un identificador tiene letras, cifras y _ . : - , 64 caracteres como máximo</translation>
    </message>
    <message id="editor.new.bad_grid">
        <source>Rows and columns do not fit the pattern of numbers, or make more than %1 hexes</source>
        <extracomment>%1 = how many hexes a map may have</extracomment>
        <translation>Las filas y columnas no caben en el patrón de numeración, o suman más de %1 hexes</translation>
    </message>
    <message id="editor.new.without_sides">
        <source>A game needs sides, each with a name</source>
        <translation>Un juego necesita bandos, cada uno con un nombre</translation>
    </message>
    <message id="editor.fix.remove">
        <source>Remove it</source>
        <translation>Quitar</translation>
    </message>
    <message id="editor.fix.remove_place">
        <source>Remove the place</source>
        <translation>Quitar la localidad</translation>
    </message>
    <message id="editor.fix.remove_file">
        <source>Remove the file</source>
        <translation>Quitar el archivo</translation>
    </message>
    <message id="editor.fix.copy_words">
        <source>Copy, to be translated</source>
        <extracomment>The words of one language are copied into those that have none, with a mark</extracomment>
        <translation>Copiar, por traducir</translation>
    </message>
    <message id="editor.fix.draw">
        <source>Draw it</source>
        <extracomment>A track or box is put onto the list of what is drawn</extracomment>
        <translation>Dibujarlo</translation>
    </message>
    <message id="editor.fix.name_by_id">
        <source>Use its id as a name</source>
        <translation>Usar el identificador como nombre</translation>
    </message>
    <message id="editor.fix.turn_labels">
        <source>Fit the labels</source>
        <extracomment>As many labels as there are turns</extracomment>
        <translation>Ajustar las etiquetas</translation>
    </message>
    <message id="editor.fix.lengthen">
        <source>Lengthen the scenario</source>
        <translation>Alargar el escenario</translation>
    </message>
    <message id="editor.fix.rename">
        <source>Call it %1</source>
        <extracomment>%1 = an id</extracomment>
        <translation>Llamarlo %1</translation>
    </message>
    <message id="editor.edit.words">
        <source>Change a text</source>
        <translation>Cambiar un texto</translation>
    </message>
    <message id="editor.edit.new_scenario">
        <source>New scenario</source>
        <translation>Nuevo escenario</translation>
    </message>
    <message id="editor.edit.copy_scenario">
        <source>Duplicate a scenario</source>
        <translation>Duplicar un escenario</translation>
    </message>
    <message id="editor.edit.remove_scenario">
        <source>Remove a scenario</source>
        <translation>Quitar un escenario</translation>
    </message>
    <message id="editor.edit.turns">
        <source>Change the turns</source>
        <translation>Cambiar los turnos</translation>
    </message>
    <message id="editor.edit.scenario_map">
        <source>Choose the map</source>
        <translation>Elegir el mapa</translation>
    </message>
    <message id="editor.edit.control">
        <source>Change who controls the map</source>
        <translation>Cambiar quién controla el mapa</translation>
    </message>
    <message id="editor.edit.track">
        <source>Set a track</source>
        <translation>Ajustar una pista</translation>
    </message>
    <message id="editor.edit.ruling">
        <source>Choose a ruling</source>
        <translation>Elegir una interpretación</translation>
    </message>
    <message id="editor.edit.special">
        <source>Change a special rule</source>
        <translation>Cambiar una regla especial</translation>
    </message>
    <message id="editor.edit.set_up">
        <source>Set up %1 in %2</source>
        <extracomment>%1 = counter, %2 = hex or box</extracomment>
        <translation>Desplegar %1 en %2</translation>
    </message>
    <message id="editor.edit.take_out">
        <source>Take %1 out of the scenario</source>
        <extracomment>%1 = counter</extracomment>
        <translation>Quitar %1 del escenario</translation>
    </message>
    <message id="editor.edit.group">
        <source>Change a group</source>
        <translation>Cambiar un grupo</translation>
    </message>
    <message id="editor.edit.new_group">
        <source>New group</source>
        <translation>Nuevo grupo</translation>
    </message>
    <message id="editor.edit.remove_group">
        <source>Remove a group</source>
        <translation>Quitar un grupo</translation>
    </message>
    <message id="editor.edit.marker">
        <source>Place a marker</source>
        <translation>Colocar un marcador</translation>
    </message>
    <message id="editor.edit.remove_marker">
        <source>Remove a marker</source>
        <translation>Quitar un marcador</translation>
    </message>
    <message id="editor.setup.no_rules">
        <source>This program has no rules called “%1”, so the set-up cannot be checked</source>
        <extracomment>%1 = the id of rules</extracomment>
        <translation>Este programa no tiene reglas llamadas «%1», así que no se puede comprobar el despliegue</translation>
    </message>
    <message id="banditen.fault.package_lacks">
        <source>The package does not fit the rules of Banditen!: “%1” is missing or unreadable</source>
        <extracomment>%1 = what is missing: an area, a chart, a counter</extracomment>
        <translation>El paquete no corresponde a las reglas de Banditen!: «%1» falta o es ilegible</translation>
    </message>
    <message id="banditen.log.setup">
        <source>Set-up: %1</source>
        <extracomment>%1 = side</extracomment>
        <translation>Despliegue: %1</translation>
    </message>
    <message id="banditen.log.turn">
        <source>Turn %1</source>
        <extracomment>%1 = turn</extracomment>
        <translation>Turno %1</translation>
    </message>
    <message id="banditen.phase.ammunition">
        <source>Ammunition</source>
        <translation>Munición</translation>
    </message>
    <message id="banditen.phase.points">
        <source>Activation Points and initiative</source>
        <translation>Puntos de Activación e iniciativa</translation>
    </message>
    <message id="banditen.phase.third">
        <source>The III company arrives</source>
        <translation>Llega la III compañía</translation>
    </message>
    <message id="banditen.phase.activations">
        <source>Activations</source>
        <translation>Activaciones</translation>
    </message>
    <message id="banditen.phase.control">
        <source>Check</source>
        <translation>Control</translation>
    </message>
    <message id="banditen.log.ammunition_short">
        <source>Ammunition runs short: RSI infantry lose the bonus of automatic weapons</source>
        <translation>La munición escasea: la infantería de la RSI pierde la bonificación de las armas automáticas</translation>
    </message>
    <message id="banditen.log.ammunition_enough">
        <source>There is enough ammunition</source>
        <translation>Hay munición suficiente</translation>
    </message>
    <message id="banditen.log.frost">
        <source>Frost: heavy weapons do not fire</source>
        <translation>Helada: las armas pesadas no disparan</translation>
    </message>
    <message id="banditen.log.no_frost">
        <source>No frost</source>
        <translation>Sin helada</translation>
    </message>
    <message id="banditen.log.points">
        <source>%1: %2 PA more, %3 in all</source>
        <extracomment>%1 = side, %2 = new points, %3 = all points</extracomment>
        <translation>%1: %2 PA más, %3 en total</translation>
    </message>
    <message id="banditen.log.initiative">
        <source>Initiative: %1</source>
        <extracomment>%1 = side</extracomment>
        <translation>Iniciativa: %1</translation>
    </message>
    <message id="banditen.log.third_waits">
        <source>The 3rd Battalion is not hastened</source>
        <translation>El 3.er Batallón no se adelanta</translation>
    </message>
    <message id="banditen.log.third_closer">
        <source>The 3rd Battalion will be ready one turn sooner</source>
        <translation>El 3.er Batallón estará listo un turno antes</translation>
    </message>
    <message id="banditen.log.third_active">
        <source>The 3rd Battalion is active</source>
        <translation>El 3.er Batallón está activo</translation>
    </message>
    <message id="banditen.log.group_arrives">
        <source>Available: %1</source>
        <extracomment>%1 = box of the reinforcements</extracomment>
        <translation>Disponibles: %1</translation>
    </message>
    <message id="banditen.log.group_delayed">
        <source>Delayed to the next turn: %1</source>
        <extracomment>%1 = box of the reinforcements</extracomment>
        <translation>Con retraso, al turno siguiente: %1</translation>
    </message>
    <message id="banditen.log.enter">
        <source>%1: reinforcements enter at %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: entran refuerzos en %2</translation>
    </message>
    <message id="banditen.log.passes">
        <source>%1: pass</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: pasa</translation>
    </message>
    <message id="banditen.log.fire">
        <source>%1: fire from %2 at %3</source>
        <extracomment>%1 = side, %2 = hex of those who fire, %3 = target</extracomment>
        <translation>%1: fuego desde %2 contra %3</translation>
    </message>
    <message id="banditen.log.op_fire">
        <source>%1: opportunity fire from %2 at %3</source>
        <extracomment>%1 = side, %2 = hex of those who fire, %3 = target</extracomment>
        <translation>%1: fuego de oportunidad desde %2 contra %3</translation>
    </message>
    <message id="banditen.log.unit_fires">
        <source>%1: hits: %2 (die modifier %3)</source>
        <extracomment>%1 = unit, %2 = hits, %3 = modifier of the dice</extracomment>
        <translation>%1: impactos: %2 (modificador al dado %3)</translation>
    </message>
    <message id="banditen.log.no_hits">
        <source>No hits in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Ningún impacto en %1</translation>
    </message>
    <message id="banditen.log.hits">
        <source>Hits in %1: %2</source>
        <extracomment>%1 = hex, %2 = how many</extracomment>
        <translation>Impactos en %1: %2</translation>
    </message>
    <message id="banditen.log.bunker_destroyed">
        <source>The bunker in %1 is destroyed</source>
        <extracomment>%1 = hex</extracomment>
        <translation>El búnker de %1 queda destruido</translation>
    </message>
    <message id="banditen.log.bunker_taken">
        <source>The bunker in %1 is taken</source>
        <extracomment>%1 = hex</extracomment>
        <translation>El búnker de %1 es tomado</translation>
    </message>
    <message id="banditen.log.objective">
        <source>Objective captured: %1 (%2)</source>
        <extracomment>%1 = place, %2 = hex</extracomment>
        <translation>Objetivo tomado: %1 (%2)</translation>
    </message>
    <message id="banditen.log.loses">
        <source>%1 loses %2 VF; %3 left</source>
        <extracomment>%1 = unit, %2 = strength lost, %3 = what is left</extracomment>
        <translation>%1 pierde %2 VF; quedan %3</translation>
    </message>
    <message id="banditen.log.eliminated">
        <source>%1 is eliminated</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 queda eliminada</translation>
    </message>
    <message id="banditen.log.morale_holds">
        <source>%1: the morale check is passed</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1: supera la tirada de moral</translation>
    </message>
    <message id="banditen.log.prone">
        <source>%1 is pinned (A Terra)</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 queda cuerpo a tierra (A Terra)</translation>
    </message>
    <message id="banditen.log.recovers">
        <source>%1 recovers</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 se recupera</translation>
    </message>
    <message id="banditen.log.falls_back">
        <source>%1 goes back to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 vuelve a %2</translation>
    </message>
    <message id="banditen.log.breakdown">
        <source>%1 breaks down</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 sufre una avería</translation>
    </message>
    <message id="banditen.log.mine_missed">
        <source>The mine in %1 does not go off</source>
        <extracomment>%1 = hex</extracomment>
        <translation>La mina de %1 no estalla</translation>
    </message>
    <message id="banditen.log.mine">
        <source>The mine in %1 goes off; its value is %2</source>
        <extracomment>%1 = hex, %2 = value of the mine</extracomment>
        <translation>Estalla la mina de %1; su valor es %2</translation>
    </message>
    <message id="banditen.log.assault">
        <source>%1: assault on %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: asalto contra %2</translation>
    </message>
    <message id="banditen.log.op_assault">
        <source>%1: opportunity assault on %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: asalto de oportunidad contra %2</translation>
    </message>
    <message id="banditen.log.melee">
        <source>Close combat: %1 %2, %3 %4</source>
        <extracomment>%1, %3 = side, %2, %4 = its total in close combat</extracomment>
        <translation>Cuerpo a cuerpo: %1 %2, %3 %4</translation>
    </message>
    <message id="banditen.log.assaulters_back">
        <source>%1: the assaulting units go back</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: las unidades que asaltan vuelven atrás</translation>
    </message>
    <message id="banditen.log.surrender">
        <source>The Germans in %1 surrender</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Los alemanes de %1 se rinden</translation>
    </message>
    <message id="banditen.log.retreats">
        <source>%1: retreat from %2 to %3</source>
        <extracomment>%1 = side, %2 = from, %3 = to</extracomment>
        <translation>%1: retirada de %2 a %3</translation>
    </message>
    <message id="banditen.log.nowhere">
        <source>There is nowhere to retreat to from %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Desde %1 no hay adónde retirarse</translation>
    </message>
    <message id="banditen.log.replaced">
        <source>%1 is replaced in %2</source>
        <extracomment>%1 = Command, %2 = hex</extracomment>
        <translation>%1 es sustituido en %2</translation>
    </message>
    <message id="banditen.log.reformed">
        <source>%1: the units are now %2</source>
        <extracomment>%1 = unit, %2 = strengths: 3 + 1</extracomment>
        <translation>%1: las unidades son ahora %2</translation>
    </message>
    <message id="banditen.log.infirmary">
        <source>The infirmary in %1 is turned over</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Se da la vuelta a la enfermería de %1</translation>
    </message>
    <message id="banditen.log.game_over_objectives">
        <source>%1: victory, all objectives are captured</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: victoria, todos los objetivos tomados</translation>
    </message>
    <message id="banditen.log.game_over_points">
        <source>%1: victory. Axis: %2 VP; partisans: %3 VP</source>
        <extracomment>%1 = winner, %2 = points of the Axis, %3 = points of the partisans</extracomment>
        <translation>%1: victoria. Eje: %2 PV; partisanos: %3 PV</translation>
    </message>
    <message id="banditen.log.game_over_draw">
        <source>Draw: %1 VP each</source>
        <extracomment>%1 = points of both</extracomment>
        <translation>Empate: %1 PV cada uno</translation>
    </message>
    <message id="banditen.log.game_over_garrison">
        <source>%1: victory, the garrison is eliminated</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: victoria, la guarnición queda eliminada</translation>
    </message>
    <message id="banditen.log.game_over_losses">
        <source>%1: victory. VF lost by the Axis: %2; by the partisans: %3</source>
        <extracomment>%1 = winner, %2 = losses of the Axis, %3 = losses of the partisans</extracomment>
        <translation>%1: victoria. VF perdidos por el Eje: %2; por los partisanos: %3</translation>
    </message>
    <message id="banditen.log.game_over_draw_losses">
        <source>Draw: both sides lost %1 VF</source>
        <extracomment>%1 = losses of both</extracomment>
        <translation>Empate: ambos bandos perdieron %1 VF</translation>
    </message>
    <message id="banditen.worth.objective">
        <source>%1</source>
        <extracomment>%1 = place</extracomment>
        <translation>%1</translation>
    </message>
    <message id="banditen.worth.fewer_losses">
        <source>Fewer VF lost (%1 against %2)</source>
        <extracomment>%1 = losses of the Axis, %2 = losses of the partisans</extracomment>
        <translation>Menos VF perdidos (%1 contra %2)</translation>
    </message>
    <message id="banditen.worth.reinforced">
        <source>Optional partisan reinforcements entered</source>
        <translation>Entraron refuerzos partisanos opcionales</translation>
    </message>
    <message id="banditen.worth.losses">
        <source>VF lost by the enemy: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>VF perdidos por el enemigo: %1</translation>
    </message>
    <message id="banditen.room">
        <source>%1 of %2 VF</source>
        <extracomment>%1 = strength there, %2 = limit</extracomment>
        <translation>%1 de %2 VF</translation>
    </message>
    <message id="banditen.frame.setup">
        <source>Set-up</source>
        <translation>Despliegue</translation>
    </message>
    <message id="banditen.frame.deploy">
        <source>Set-up</source>
        <translation>Despliegue</translation>
    </message>
    <message id="banditen.frame.turn">
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message id="banditen.frame.ammunition">
        <source>Ammunition</source>
        <translation>Munición</translation>
    </message>
    <message id="banditen.frame.points">
        <source>Activation Points</source>
        <translation>Puntos de Activación</translation>
    </message>
    <message id="banditen.frame.hasten">
        <source>3rd Battalion</source>
        <translation>3.er Batallón</translation>
    </message>
    <message id="banditen.frame.frost">
        <source>Frost</source>
        <translation>Helada</translation>
    </message>
    <message id="banditen.frame.arrivals">
        <source>Reinforcements</source>
        <translation>Refuerzos</translation>
    </message>
    <message id="banditen.frame.place_third">
        <source>III company</source>
        <translation>III compañía</translation>
    </message>
    <message id="banditen.frame.activation">
        <source>Activations</source>
        <translation>Activaciones</translation>
    </message>
    <message id="banditen.frame.act">
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message id="banditen.frame.march">
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message id="banditen.frame.go_on">
        <source>Going on</source>
        <translation>Continuación</translation>
    </message>
    <message id="banditen.frame.fire_after">
        <source>Fire after movement</source>
        <translation>Fuego tras el movimiento</translation>
    </message>
    <message id="banditen.frame.react">
        <source>Reaction</source>
        <translation>Reacción</translation>
    </message>
    <message id="banditen.frame.casualties">
        <source>Effects</source>
        <translation>Efectos</translation>
    </message>
    <message id="banditen.frame.losses">
        <source>Losses</source>
        <translation>Pérdidas</translation>
    </message>
    <message id="banditen.frame.melee">
        <source>Close combat</source>
        <translation>Cuerpo a cuerpo</translation>
    </message>
    <message id="banditen.frame.retreat">
        <source>Retreat</source>
        <translation>Retirada</translation>
    </message>
    <message id="banditen.frame.replace">
        <source>Replacement Command</source>
        <translation>Mando suplente</translation>
    </message>
    <message id="banditen.frame.control">
        <source>Check</source>
        <translation>Control</translation>
    </message>
    <message id="banditen.frame.shift">
        <source>Stacking</source>
        <translation>Apilamiento</translation>
    </message>
    <message id="banditen.frame.end_turn">
        <source>End of the turn</source>
        <translation>Fin del turno</translation>
    </message>
    <message id="banditen.prompt.place">
        <source>Set up your units. Still to place: %1</source>
        <extracomment>%1 = how many units</extracomment>
        <translation>Despliegue sus unidades. Por colocar: %1</translation>
    </message>
    <message id="banditen.prompt.markers">
        <source>Place what is still in the box</source>
        <translation>Coloque lo que queda en el cajetín</translation>
    </message>
    <message id="banditen.prompt.end_setup">
        <source>Rearrange your units, or end the set-up</source>
        <translation>Recoloque sus unidades o termine el despliegue</translation>
    </message>
    <message id="banditen.prompt.act">
        <source>Choose an action, or pass</source>
        <translation>Elija una acción o pase</translation>
    </message>
    <message id="banditen.prompt.go_on">
        <source>Go on with the movement, or stop</source>
        <translation>Continúe el movimiento o deténgase</translation>
    </message>
    <message id="banditen.prompt.fire_after">
        <source>Fire, or hold your fire</source>
        <translation>Dispare o renuncie</translation>
    </message>
    <message id="banditen.prompt.react">
        <source>The enemy moves in %1: react, or let him go on</source>
        <extracomment>%1 = hex</extracomment>
        <translation>El enemigo mueve en %1: reaccione o déjelo seguir</translation>
    </message>
    <message id="banditen.prompt.losses">
        <source>Share out the VF lost in %2: %1</source>
        <extracomment>%1 = strength to lose, %2 = hex</extracomment>
        <translation>Reparta los VF perdidos en %2: %1</translation>
    </message>
    <message id="banditen.prompt.retreat">
        <source>Choose where to retreat to from %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Elija adónde retirarse desde %1</translation>
    </message>
    <message id="banditen.prompt.replace">
        <source>Place the replacement of %1 with a combat unit</source>
        <extracomment>%1 = Command</extracomment>
        <translation>Coloque el Mando suplente de %1 con una unidad de combate</translation>
    </message>
    <message id="banditen.prompt.shift">
        <source>Put the stack in %1 right: it breaks the limits</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Corrija el apilamiento de %1: incumple los límites</translation>
    </message>
    <message id="banditen.prompt.hasten">
        <source>Try to hasten the 3rd Battalion, or not</source>
        <translation>Intente adelantar el 3.er Batallón, o renuncie</translation>
    </message>
    <message id="banditen.prompt.place_third">
        <source>Place the III company near 20.05</source>
        <translation>Coloque la III compañía junto a 20.05</translation>
    </message>
    <message id="banditen.offer.move">
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message id="banditen.offer.movers">
        <source>Which units of %1 move?</source>
        <extracomment>%1 = hex</extracomment>
        <translation>¿Qué unidades de %1 mueven?</translation>
    </message>
    <message id="banditen.offer.way">
        <source>%1%2: move where?</source>
        <extracomment>%1 = unit, %2 = how many go with it: nothing, or +2</extracomment>
        <translation>%1%2: ¿adónde?</translation>
    </message>
    <message id="banditen.offer.way_fire">
        <source>%1%2: move where, then fire?</source>
        <extracomment>%1 = unit, %2 = how many go with it: nothing, or +2</extracomment>
        <translation>%1%2: ¿adónde, y luego disparar?</translation>
    </message>
    <message id="banditen.offer.way_assault">
        <source>%1%2: assault which hex?</source>
        <extracomment>%1 = unit, %2 = how many go with it: nothing, or +2</extracomment>
        <translation>%1%2: ¿asaltar qué hex?</translation>
    </message>
    <message id="banditen.offer.fire">
        <source>Fire</source>
        <translation>Fuego</translation>
    </message>
    <message id="banditen.offer.firers">
        <source>Which units of %1 fire?</source>
        <extracomment>%1 = hex</extracomment>
        <translation>¿Qué unidades de %1 disparan?</translation>
    </message>
    <message id="banditen.offer.target">
        <source>%1%2: fire at which hex?</source>
        <extracomment>%1 = unit, %2 = how many go with it: nothing, or +2</extracomment>
        <translation>%1%2: ¿disparar contra qué hex?</translation>
    </message>
    <message id="banditen.offer.target_move">
        <source>%1%2: fire at which hex, then move?</source>
        <extracomment>%1 = unit, %2 = how many go with it: nothing, or +2</extracomment>
        <translation>%1%2: ¿disparar contra qué hex, y luego mover?</translation>
    </message>
    <message id="banditen.offer.move_fire">
        <source>Move, then fire</source>
        <translation>Mover y luego disparar</translation>
    </message>
    <message id="banditen.offer.fire_move">
        <source>Fire, then move</source>
        <translation>Disparar y luego mover</translation>
    </message>
    <message id="banditen.offer.fire_after">
        <source>Fire</source>
        <translation>Fuego</translation>
    </message>
    <message id="banditen.offer.hold_fire">
        <source>Hold fire</source>
        <translation>No disparar</translation>
    </message>
    <message id="banditen.offer.assault">
        <source>Assault</source>
        <translation>Asalto</translation>
    </message>
    <message id="banditen.offer.assaulters">
        <source>Which units of %1 assault?</source>
        <extracomment>%1 = hex</extracomment>
        <translation>¿Qué unidades de %1 asaltan?</translation>
    </message>
    <message id="banditen.offer.reform">
        <source>Split/merge units</source>
        <translation>Dividir/reunir unidades</translation>
    </message>
    <message id="banditen.offer.reformers">
        <source>Which units of %1?</source>
        <extracomment>%1 = hex</extracomment>
        <translation>¿Qué unidades de %1?</translation>
    </message>
    <message id="banditen.offer.parts">
        <source>%1%2: into which strengths?</source>
        <extracomment>%1 = unit, %2 = how many go with it: nothing, or +2</extracomment>
        <translation>%1%2: ¿en qué valores de fuerza?</translation>
    </message>
    <message id="banditen.offer.recover">
        <source>Recovery</source>
        <translation>Recuperación</translation>
    </message>
    <message id="banditen.offer.recovering">
        <source>Which units of %1 recover?</source>
        <extracomment>%1 = hex</extracomment>
        <translation>¿Qué unidades de %1 se recuperan?</translation>
    </message>
    <message id="banditen.offer.infirmary">
        <source>Infirmary: turn it over (%1 PA)</source>
        <extracomment>%1 = activation points</extracomment>
        <translation>Enfermería: darle la vuelta (%1 PA)</translation>
    </message>
    <message id="banditen.offer.enter">
        <source>Enter: %1</source>
        <extracomment>%1 = box of the reinforcements</extracomment>
        <translation>Entrada: %1</translation>
    </message>
    <message id="banditen.offer.entry_hex">
        <source>%1%2: enter at which hex?</source>
        <extracomment>%1 = unit, %2 = how many go with it: nothing, or +2</extracomment>
        <translation>%1%2: ¿entrar en qué hex?</translation>
    </message>
    <message id="banditen.offer.pass">
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message id="banditen.offer.go_on">
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message id="banditen.offer.storm">
        <source>Assault</source>
        <translation>Asaltar</translation>
    </message>
    <message id="banditen.offer.stop">
        <source>Stop</source>
        <translation>Detenerse</translation>
    </message>
    <message id="banditen.offer.op_fire">
        <source>Opportunity fire</source>
        <translation>Fuego de oportunidad</translation>
    </message>
    <message id="banditen.offer.op_assault">
        <source>Opportunity assault (%1 PA)</source>
        <extracomment>%1 = activation points</extracomment>
        <translation>Asalto de oportunidad (%1 PA)</translation>
    </message>
    <message id="banditen.offer.no_reaction">
        <source>No reaction</source>
        <translation>Sin reacción</translation>
    </message>
    <message id="banditen.offer.losses">
        <source>VF to lose: %1</source>
        <extracomment>%1 = strength to lose</extracomment>
        <translation>VF por perder: %1</translation>
    </message>
    <message id="banditen.offer.retreat">
        <source>Retreat</source>
        <translation>Retirada</translation>
    </message>
    <message id="banditen.offer.retreat_of">
        <source>%1%2: retreat where?</source>
        <extracomment>%1 = unit, %2 = how many go with it: nothing, or +2</extracomment>
        <translation>%1%2: ¿retirarse adónde?</translation>
    </message>
    <message id="banditen.offer.retreat_part">
        <source>Retreat of some units only: which?</source>
        <translation>Se retiran solo algunas unidades: ¿cuáles?</translation>
    </message>
    <message id="banditen.offer.replace">
        <source>Place %1</source>
        <extracomment>%1 = Command</extracomment>
        <translation>Colocar %1</translation>
    </message>
    <message id="banditen.offer.shift">
        <source>Which unit leaves?</source>
        <translation>¿Qué unidad sale?</translation>
    </message>
    <message id="banditen.offer.give_up">
        <source>Which unit is given up?</source>
        <translation>¿Qué unidad se elimina?</translation>
    </message>
    <message id="banditen.offer.shift_to">
        <source>%1: where to?</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1: ¿adónde?</translation>
    </message>
    <message id="banditen.offer.hasten">
        <source>Hasten the 3rd Battalion (%1 PA)</source>
        <extracomment>%1 = activation points</extracomment>
        <translation>Adelantar el 3.er Batallón (%1 PA)</translation>
    </message>
    <message id="banditen.offer.decline">
        <source>Do not</source>
        <translation>No hacerlo</translation>
    </message>
    <message id="banditen.offer.place_third">
        <source>Place a unit of the III company</source>
        <translation>Colocar una unidad de la III compañía</translation>
    </message>
    <message id="banditen.offer.place_units">
        <source>Place a unit</source>
        <translation>Colocar una unidad</translation>
    </message>
    <message id="banditen.offer.rearrange">
        <source>Move a unit already placed</source>
        <translation>Mover una unidad ya colocada</translation>
    </message>
    <message id="banditen.offer.place">
        <source>Where does %1 go?</source>
        <extracomment>%1 = unit</extracomment>
        <translation>¿Adónde va %1?</translation>
    </message>
    <message id="banditen.offer.divide">
        <source>Split or merge units</source>
        <translation>Dividir o reunir unidades</translation>
    </message>
    <message id="banditen.offer.formation">
        <source>Which formation begins at Corte Cerro?</source>
        <translation>¿Qué formación empieza en Corte Cerro?</translation>
    </message>
    <message id="banditen.offer.assign">
        <source>Which battalion has the assault company?</source>
        <translation>¿A qué batallón va la compañía de asalto?</translation>
    </message>
    <message id="banditen.offer.mine">
        <source>Lay a mine: which?</source>
        <translation>Poner una mina: ¿cuál?</translation>
    </message>
    <message id="banditen.offer.mine_hex">
        <source>Mine of value %1: in which hex?</source>
        <extracomment>%1 = value of the mine</extracomment>
        <translation>Mina de valor %1: ¿en qué hex?</translation>
    </message>
    <message id="banditen.offer.bunker">
        <source>Place a bunker</source>
        <translation>Colocar un búnker</translation>
    </message>
    <message id="banditen.offer.infirmary_hex">
        <source>Place the infirmary</source>
        <translation>Colocar la enfermería</translation>
    </message>
    <message id="banditen.offer.suggested">
        <source>Suggested set-up</source>
        <translation>Despliegue sugerido</translation>
    </message>
    <message id="banditen.offer.clear">
        <source>Pick everything up again</source>
        <translation>Retirarlo todo</translation>
    </message>
    <message id="banditen.offer.end_setup">
        <source>End the set-up</source>
        <translation>Terminar el despliegue</translation>
    </message>
    <message id="banditen.choice.parts">
        <source>%1</source>
        <extracomment>%1 = strengths: 3 + 1</extracomment>
        <translation>%1</translation>
    </message>
    <message id="banditen.choice.named">
        <source>%1</source>
        <extracomment>%1 = formation or battalion</extracomment>
        <translation>%1</translation>
    </message>
    <message id="banditen.choice.mine">
        <source>Value %1</source>
        <extracomment>%1 = value of the mine</extracomment>
        <translation>Valor %1</translation>
    </message>
    <message id="banditen.progress.placed">
        <source>Units placed</source>
        <translation>Unidades colocadas</translation>
    </message>
    <message id="banditen.progress.garrisons">
        <source>Hexes garrisoned</source>
        <translation>Hexes guarnecidos</translation>
    </message>
    <message id="banditen.dice.ammunition">
        <source>Ammunition</source>
        <translation>Munición</translation>
    </message>
    <message id="banditen.dice.partisan_points">
        <source>Partisan PA</source>
        <translation>PA de los partisanos</translation>
    </message>
    <message id="banditen.dice.axis_points">
        <source>Axis PA</source>
        <translation>PA del Eje</translation>
    </message>
    <message id="banditen.dice.hasten">
        <source>3rd Battalion</source>
        <translation>3.er Batallón</translation>
    </message>
    <message id="banditen.dice.frost">
        <source>Frost</source>
        <translation>Helada</translation>
    </message>
    <message id="banditen.dice.arrival">
        <source>Arrival of reinforcements</source>
        <translation>Llegada de refuerzos</translation>
    </message>
    <message id="banditen.dice.fire">
        <source>Fire</source>
        <translation>Fuego</translation>
    </message>
    <message id="banditen.dice.morale">
        <source>Morale check</source>
        <translation>Tirada de moral</translation>
    </message>
    <message id="banditen.dice.assault">
        <source>Close combat: the assaulting side</source>
        <translation>Cuerpo a cuerpo: quien asalta</translation>
    </message>
    <message id="banditen.dice.defence">
        <source>Close combat: the defending side</source>
        <translation>Cuerpo a cuerpo: quien defiende</translation>
    </message>
    <message id="banditen.dice.surrender">
        <source>German surrender</source>
        <translation>Rendición alemana</translation>
    </message>
    <message id="banditen.dice.breakdown">
        <source>Armoured car breakdown</source>
        <translation>Avería del autoblindado</translation>
    </message>
    <message id="banditen.dice.mine">
        <source>Entering a minefield</source>
        <translation>Entrada en un campo minado</translation>
    </message>
    <message id="banditen.dice.mine_hits">
        <source>Mine</source>
        <translation>Mina</translation>
    </message>
    <message id="banditen.dice.infirmary">
        <source>Infirmary</source>
        <translation>Enfermería</translation>
    </message>
    <message id="banditen.effect.arrives">
        <source>The reinforcements arrive</source>
        <translation>Los refuerzos llegan</translation>
    </message>
    <message id="banditen.effect.delayed">
        <source>The reinforcements come next turn</source>
        <translation>Los refuerzos llegan el turno siguiente</translation>
    </message>
    <message id="banditen.effect.surrender">
        <source>The Germans surrender</source>
        <translation>Los alemanes se rinden</translation>
    </message>
    <message id="banditen.effect.fights">
        <source>The Germans fight</source>
        <translation>Los alemanes combaten</translation>
    </message>
    <message id="banditen.effect.breakdown">
        <source>The armoured car breaks down</source>
        <translation>El autoblindado sufre una avería</translation>
    </message>
    <message id="banditen.effect.drives_on">
        <source>The armoured car drives on</source>
        <translation>El autoblindado sigue</translation>
    </message>
    <message id="banditen.tally.printed">
        <source>Printed</source>
        <translation>Impreso</translation>
    </message>
    <message id="banditen.tally.lost">
        <source>Lost</source>
        <translation>Perdidos</translation>
    </message>
    <message id="banditen.tally.unit">
        <source>%1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1</translation>
    </message>
    <message id="banditen.tally.terrain">
        <source>Terrain in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Terreno en %1</translation>
    </message>
    <message id="banditen.tally.stream">
        <source>Across the stream</source>
        <translation>A través del torrente</translation>
    </message>
    <message id="banditen.tally.move_fire">
        <source>Movement and Fire</source>
        <translation>Movimiento y fuego</translation>
    </message>
    <message id="banditen.tally.prone">
        <source>Pinned (A Terra)</source>
        <translation>Cuerpo a tierra (A Terra)</translation>
    </message>
    <message id="banditen.tally.fire_2">
        <source>Fire 2</source>
        <translation>Fuego 2</translation>
    </message>
    <message id="banditen.tally.automatic">
        <source>Automatic weapons</source>
        <translation>Armas automáticas</translation>
    </message>
    <message id="banditen.tally.weapon">
        <source>Weapon against this target</source>
        <translation>Arma contra este blanco</translation>
    </message>
    <message id="banditen.tally.night">
        <source>Night</source>
        <translation>Noche</translation>
    </message>
    <message id="banditen.tally.dark">
        <source>Dark turn</source>
        <translation>Turno oscuro</translation>
    </message>
    <message id="banditen.tally.frost">
        <source>Frost</source>
        <translation>Helada</translation>
    </message>
    <message id="banditen.part.unit_dice">
        <source>%1, dice: %2</source>
        <extracomment>%1 = unit, %2 = dice</extracomment>
        <translation>%1, dados: %2</translation>
    </message>
    <message id="banditen.part.assaulters">
        <source>Assaulting</source>
        <translation>Asalta</translation>
    </message>
    <message id="banditen.part.defenders">
        <source>Defending</source>
        <translation>Defiende</translation>
    </message>
    <message id="banditen.part.strength">
        <source>Strength (VF)</source>
        <translation>Valor de fuerza (VF)</translation>
    </message>
    <message id="banditen.part.movement">
        <source>Movement allowance</source>
        <translation>Capacidad de movimiento</translation>
    </message>
    <message id="banditen.part.range">
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message id="banditen.part.radius">
        <source>Command radius</source>
        <translation>Radio de mando</translation>
    </message>
    <message id="banditen.prospect.hits">
        <source>Hits: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Impactos: %1</translation>
    </message>
    <message id="banditen.layer.fire">
        <source>Fields of fire</source>
        <translation>Campos de tiro</translation>
    </message>
    <message id="banditen.layer.command">
        <source>Command radius</source>
        <translation>Radio de mando</translation>
    </message>
    <message id="banditen.refuse.not_yours">
        <source>%1 is not one of your units on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no es una de sus unidades en el mapa</translation>
    </message>
    <message id="banditen.refuse.nobody_of_yours">
        <source>None of your units is in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Ninguna de sus unidades está en %1</translation>
    </message>
    <message id="banditen.refuse.nobody_named">
        <source>No unit was named</source>
        <translation>No se ha indicado ninguna unidad</translation>
    </message>
    <message id="banditen.refuse.named_twice">
        <source>%1 was named twice</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 se ha indicado dos veces</translation>
    </message>
    <message id="banditen.refuse.not_in_one_hex">
        <source>%1 is not in %2: units that act together are in one hex</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no está en %2: las unidades que actúan juntas están en el mismo hex</translation>
    </message>
    <message id="banditen.refuse.not_together">
        <source>%1 is not with the others</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no está con las demás</translation>
    </message>
    <message id="banditen.refuse.points">
        <source>This costs %1 PA; there are %2</source>
        <extracomment>%1 = needed, %2 = there</extracomment>
        <translation>Cuesta %1 PA; hay %2</translation>
    </message>
    <message id="banditen.refuse.out_of_command">
        <source>%1 is out of command: it may only move or fire</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está fuera de mando: solo puede mover o disparar</translation>
    </message>
    <message id="banditen.refuse.night">
        <source>%1 is out of command: at night it does nothing</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está fuera de mando: de noche no hace nada</translation>
    </message>
    <message id="banditen.refuse.prone">
        <source>%1 is pinned (A Terra) and does not move</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está cuerpo a tierra (A Terra) y no se mueve</translation>
    </message>
    <message id="banditen.refuse.not_prone">
        <source>%1 is not pinned (A Terra)</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no está cuerpo a tierra (A Terra)</translation>
    </message>
    <message id="banditen.refuse.one_recovers">
        <source>Only one unit recovers at a time</source>
        <translation>Se recupera una unidad cada vez</translation>
    </message>
    <message id="banditen.refuse.no_command">
        <source>There is no Command in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En %1 no hay ningún Mando</translation>
    </message>
    <message id="banditen.refuse.command_fires">
        <source>%1 is a Command and does not fire</source>
        <extracomment>%1 = Command</extracomment>
        <translation>%1 es un Mando y no dispara</translation>
    </message>
    <message id="banditen.refuse.command_splits">
        <source>%1 is a Command and is neither split nor merged</source>
        <extracomment>%1 = Command</extracomment>
        <translation>%1 es un Mando: no se divide ni se reúne</translation>
    </message>
    <message id="banditen.refuse.command_reacts">
        <source>%1 is a Command and takes no part in an opportunity assault</source>
        <extracomment>%1 = Command</extracomment>
        <translation>%1 es un Mando y no participa en un asalto de oportunidad</translation>
    </message>
    <message id="banditen.refuse.command_alone">
        <source>%1 assaults only together with combat units</source>
        <extracomment>%1 = Command</extracomment>
        <translation>%1 solo asalta junto a unidades de combate</translation>
    </message>
    <message id="banditen.refuse.light">
        <source>%1 is light-armed</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 tiene armamento ligero</translation>
    </message>
    <message id="banditen.refuse.fired_twice">
        <source>%1 has a Fire 2 marker</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 tiene un marcador de Fuego 2</translation>
    </message>
    <message id="banditen.refuse.frozen">
        <source>%1: heavy weapons do not work in frost</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1: con la helada las armas pesadas no funcionan</translation>
    </message>
    <message id="banditen.refuse.command_gone">
        <source>%1 has no ammunition: its Command is not on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no tiene munición: su Mando no está en el mapa</translation>
    </message>
    <message id="banditen.refuse.ammunition_far">
        <source>%1 has no ammunition: its Command is more than %2 hexes away</source>
        <extracomment>%1 = unit, %2 = hexes</extracomment>
        <translation>%1 no tiene munición: su Mando está a más de %2 hexes</translation>
    </message>
    <message id="banditen.refuse.artillery_assaults">
        <source>%1 is artillery and does not assault</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 es artillería y no asalta</translation>
    </message>
    <message id="banditen.refuse.reluctant">
        <source>%1 is not of the Garibaldi brigades and does not assault</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no es garibaldina y no asalta</translation>
    </message>
    <message id="banditen.refuse.nobody_there">
        <source>There is no enemy in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En %1 no hay ningún enemigo</translation>
    </message>
    <message id="banditen.refuse.range">
        <source>%2 is out of range of %1 (%3)</source>
        <extracomment>%1 = unit, %2 = hex, %3 = range</extracomment>
        <translation>%2 está fuera del alcance de %1 (%3)</translation>
    </message>
    <message id="banditen.refuse.sight">
        <source>The line of sight from %1 to %2 is blocked</source>
        <extracomment>%1, %2 = hex</extracomment>
        <translation>La línea de visión de %1 a %2 está bloqueada</translation>
    </message>
    <message id="banditen.refuse.anti_tank">
        <source>%1 fires only at buildings, forts and bunkers; in %2 there is none</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 solo dispara contra edificios, fortines y búnkeres; en %2 no hay</translation>
    </message>
    <message id="banditen.refuse.line">
        <source>%1 is of the 3rd Battalion: %2 lies beyond its line</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 es del 3.er Batallón: %2 está más allá de su línea</translation>
    </message>
    <message id="banditen.refuse.not_adjacent">
        <source>%1 and %2 are not adjacent</source>
        <extracomment>%1, %2 = hex</extracomment>
        <translation>%1 y %2 no son adyacentes</translation>
    </message>
    <message id="banditen.refuse.impassable">
        <source>%1 is impassable except along a road</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 es intransitable salvo por una carretera</translation>
    </message>
    <message id="banditen.refuse.car_ground">
        <source>An armoured car enters %1 only along a road</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Un autoblindado entra en %1 solo por una carretera</translation>
    </message>
    <message id="banditen.refuse.enemy">
        <source>There are enemy units in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En %1 hay unidades enemigas</translation>
    </message>
    <message id="banditen.refuse.assault_ends">
        <source>An assault ends in %1, where the enemy is</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Un asalto termina en %1, donde está el enemigo</translation>
    </message>
    <message id="banditen.refuse.nobody_to_assault">
        <source>There is nobody to assault in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En %1 no hay a quién asaltar</translation>
    </message>
    <message id="banditen.refuse.no_assault">
        <source>This action is not an assault</source>
        <translation>Esta acción no es un asalto</translation>
    </message>
    <message id="banditen.refuse.through">
        <source>Friendly units in %1 are beside the enemy: nobody moves through</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Las unidades propias en %1 están junto al enemigo: no se pasa</translation>
    </message>
    <message id="banditen.refuse.too_far">
        <source>There are not enough movement points to enter %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>No hay suficientes factores de movimiento para entrar en %1</translation>
    </message>
    <message id="banditen.refuse.no_way">
        <source>%1 goes nowhere that way</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 así no va a ninguna parte</translation>
    </message>
    <message id="banditen.refuse.too_slow">
        <source>%1 is too slow to move and fire</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 es demasiado lenta para mover y disparar</translation>
    </message>
    <message id="banditen.refuse.stacking">
        <source>%2 VF would be in %1; the limit is %3</source>
        <extracomment>%1 = hex, %2 = strength, %3 = limit</extracomment>
        <translation>En %1 habría %2 VF; el límite es %3</translation>
    </message>
    <message id="banditen.refuse.faction">
        <source>%1 and %2 are of different factions and do not share %3</source>
        <extracomment>%1, %2 = unit, %3 = hex</extracomment>
        <translation>%1 y %2 son de facciones distintas y no comparten %3</translation>
    </message>
    <message id="banditen.refuse.garibaldi">
        <source>%1 and %2 share a hex only within the radius of the Garibaldi Command; %3 is not</source>
        <extracomment>%1, %2 = unit, %3 = hex</extracomment>
        <translation>%1 y %2 solo comparten hex en el radio del Mando garibaldino; %3 queda fuera</translation>
    </message>
    <message id="banditen.refuse.battalion">
        <source>%1 and %2 are of different battalions and do not share %3</source>
        <extracomment>%1, %2 = unit, %3 = hex</extracomment>
        <translation>%1 y %2 son de batallones distintos y no comparten %3</translation>
    </message>
    <message id="banditen.refuse.not_acting">
        <source>%1 does not take part in this action</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no participa en esta acción</translation>
    </message>
    <message id="banditen.refuse.reacted">
        <source>%1 has reacted to this hex already</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ya ha reaccionado a este hex</translation>
    </message>
    <message id="banditen.refuse.not_beside">
        <source>%1 is not adjacent to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no es adyacente a %2</translation>
    </message>
    <message id="banditen.refuse.not_one_formation">
        <source>%1 and %2 are not of one formation and type</source>
        <extracomment>%1, %2 = unit</extracomment>
        <translation>%1 y %2 no son de la misma formación y tipo</translation>
    </message>
    <message id="banditen.refuse.above_full">
        <source>A unit of %1 VF is too large: the most is %2</source>
        <extracomment>%1 = strength, %2 = most</extracomment>
        <translation>Una unidad de %1 VF es demasiado grande: el máximo es %2</translation>
    </message>
    <message id="banditen.refuse.sum">
        <source>The strengths must come to %1 VF, the greatest first</source>
        <extracomment>%1 = strength</extracomment>
        <translation>La suma debe ser de %1 VF, de mayor a menor</translation>
    </message>
    <message id="banditen.refuse.nothing_changes">
        <source>Nothing would change</source>
        <translation>Nada cambiaría</translation>
    </message>
    <message id="banditen.refuse.no_counters">
        <source>There are no counters left for this: %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>No quedan fichas para esto: %1</translation>
    </message>
    <message id="banditen.refuse.not_concerned">
        <source>A unit is named that loses nothing here</source>
        <translation>Se indica una unidad que aquí no pierde nada</translation>
    </message>
    <message id="banditen.refuse.not_so_strong">
        <source>%1 has no more than %2 VF</source>
        <extracomment>%1 = unit, %2 = strength</extracomment>
        <translation>%1 no tiene más de %2 VF</translation>
    </message>
    <message id="banditen.refuse.other_losses">
        <source>%1 VF must be lost</source>
        <extracomment>%1 = strength</extracomment>
        <translation>Hay que perder %1 VF</translation>
    </message>
    <message id="banditen.refuse.came_from">
        <source>The assaulting units came from %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Las unidades que asaltan venían de %1</translation>
    </message>
    <message id="banditen.refuse.safer">
        <source>%1 is beside the enemy, and there are hexes that are not</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 está junto al enemigo, y hay hexes que no lo están</translation>
    </message>
    <message id="banditen.refuse.not_retreating">
        <source>%1 does not have to retreat</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no tiene que retirarse</translation>
    </message>
    <message id="banditen.refuse.check_takes_nothing">
        <source>Nothing is taken at the Check: there is an objective or a bunker in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En el Control no se conquista nada: en %1 hay un objetivo o un búnker</translation>
    </message>
    <message id="banditen.refuse.check_eliminates">
        <source>By the ruling the stack is put right by eliminating units</source>
        <translation>Según la interpretación elegida, el apilamiento se corrige eliminando unidades</translation>
    </message>
    <message id="banditen.refuse.can_still_leave">
        <source>%1 can still leave the hex</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 todavía puede dejar el hex</translation>
    </message>
    <message id="banditen.refuse.no_unit">
        <source>There is no friendly combat unit in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En %1 no hay ninguna unidad de combate propia</translation>
    </message>
    <message id="banditen.refuse.not_its_units">
        <source>No unit in %2 is under %1</source>
        <extracomment>%1 = Command, %2 = hex</extracomment>
        <translation>Ninguna unidad en %2 depende de %1</translation>
    </message>
    <message id="banditen.refuse.not_in_that_hex">
        <source>%1 is not in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no está en %2</translation>
    </message>
    <message id="banditen.refuse.not_arriving">
        <source>%1 does not arrive now</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no llega ahora</translation>
    </message>
    <message id="banditen.refuse.entry_hex">
        <source>%1 is not an entry hex of these units</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 no es un hex de entrada de estas unidades</translation>
    </message>
    <message id="banditen.refuse.must_enter">
        <source>%1 must enter before you pass</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 debe entrar antes de que usted pase</translation>
    </message>
    <message id="banditen.refuse.beside_enemy">
        <source>%1 is with or beside the enemy</source>
        <extracomment>%1 = hex</extracomment>
        <translation>El enemigo está en %1 o al lado</translation>
    </message>
    <message id="banditen.refuse.no_infirmary">
        <source>There is no infirmary to be placed or turned over</source>
        <translation>No hay ninguna enfermería que colocar o girar</translation>
    </message>
    <message id="banditen.refuse.not_in_infirmary">
        <source>No partisan combat unit is in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En %1 no hay ninguna unidad de combate partisana</translation>
    </message>
    <message id="banditen.refuse.not_set_up">
        <source>%1 is not set up now</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no se despliega ahora</translation>
    </message>
    <message id="banditen.refuse.stands_there">
        <source>%1 is already there</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ya está allí</translation>
    </message>
    <message id="banditen.refuse.not_an_objective">
        <source>%1 is not an objective</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 no es un objetivo</translation>
    </message>
    <message id="banditen.refuse.not_a_building">
        <source>There is no building in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En %1 no hay ningún edificio</translation>
    </message>
    <message id="banditen.refuse.not_fortified">
        <source>There is neither building nor fort in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En %1 no hay ni edificio ni fortín</translation>
    </message>
    <message id="banditen.refuse.not_in_area">
        <source>%1 lies outside the area</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 está fuera del área</translation>
    </message>
    <message id="banditen.refuse.other_formation">
        <source>%1 does not begin at Corte Cerro</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no empieza en Corte Cerro</translation>
    </message>
    <message id="banditen.refuse.assign_first">
        <source>Assign the assault company to a battalion first: %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Asigne antes la compañía de asalto a un batallón: %1</translation>
    </message>
    <message id="banditen.refuse.needed">
        <source>%1 is needed for hexes that are still empty, like %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 hace falta en hexes aún vacíos, como %2</translation>
    </message>
    <message id="banditen.refuse.left_empty">
        <source>%1 must not be left empty</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 no puede quedar vacío</translation>
    </message>
    <message id="banditen.refuse.still_waiting">
        <source>%1 is still to be placed</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 aún está por colocar</translation>
    </message>
    <message id="banditen.refuse.mines_left">
        <source>Mines still to be laid: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Minas por poner: %1</translation>
    </message>
    <message id="banditen.refuse.bunkers_left">
        <source>Bunkers still to be placed: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Búnkeres por colocar: %1</translation>
    </message>
    <message id="banditen.refuse.infirmary_left">
        <source>The infirmary is still to be placed</source>
        <translation>La enfermería está por colocar</translation>
    </message>
    <message id="banditen.refuse.no_such_mine">
        <source>There is no mine of value %1 left to lay</source>
        <extracomment>%1 = value</extracomment>
        <translation>No queda ninguna mina de valor %1 por poner</translation>
    </message>
    <message id="banditen.refuse.mines_near">
        <source>Two hexes must lie between mines: there is one in %1, too near to %2</source>
        <extracomment>%1, %2 = hex</extracomment>
        <translation>Entre minas debe haber dos hexes: hay una en %1, demasiado cerca de %2</translation>
    </message>
    <message id="banditen.refuse.no_bunkers">
        <source>There are no bunkers left to place</source>
        <translation>No quedan búnkeres por colocar</translation>
    </message>
    <message id="banditen.refuse.no_fort">
        <source>There is no fort in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En %1 no hay ningún fortín</translation>
    </message>
    <message id="banditen.refuse.bunker_there">
        <source>There is a bunker in %1 already</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En %1 ya hay un búnker</translation>
    </message>
    <message id="banditen.refuse.not_divided">
        <source>%1 is not split or merged now</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no se divide ni se reúne ahora</translation>
    </message>
    <message id="banditen.refuse.not_chosen">
        <source>This cannot be chosen now</source>
        <translation>Esto no se elige ahora</translation>
    </message>
    <message id="banditen.refuse.chosen_already">
        <source>It is chosen already</source>
        <translation>Ya está elegida</translation>
    </message>
    <message id="banditen.refuse.nothing_suggested">
        <source>No set-up is suggested here</source>
        <translation>Aquí no hay un despliegue sugerido</translation>
    </message>
    <message id="banditen.refuse.nothing_to_clear">
        <source>There is nothing to pick up again</source>
        <translation>No hay nada que retirar</translation>
    </message>
    <message id="banditen.refuse.no_strength">
        <source>%1 has no strength left</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ya no tiene fuerza</translation>
    </message>
    <message id="banditen.refuse.both_sides">
        <source>Units of both sides are in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En %1 hay unidades de ambos bandos</translation>
    </message>
    <message id="banditen.refuse.strange_decision">
        <source>The pending decision does not fit the position</source>
        <translation>La decisión pendiente no corresponde a la posición</translation>
    </message>
    <message id="editor.refuse.hex_still_used">
        <source>Hex %1 cannot be removed: %2 still refers to it</source>
        <extracomment>%1 = a hex number, %2 = where it is spoken of: map.json/places</extracomment>
        <translation>El hex %1 no se puede quitar: %2 todavía lo menciona</translation>
    </message>
    <message id="editor.refuse.grid_unsound">
        <source>A map needs at least one row and one column, no more than 20,000 hexes, and numbers that fit its numbering</source>
        <translation>Un mapa necesita al menos una fila y una columna, no más de 20 000 hexes y números que su numeración pueda expresar</translation>
    </message>
    <message id="app.editor.edit.paint">
        <source>Paint %1</source>
        <extracomment>%1 = a terrain</extracomment>
        <translation>Pintar %1</translation>
    </message>
    <message id="app.editor.edit.fill">
        <source>Fill with %1</source>
        <extracomment>%1 = a terrain</extracomment>
        <translation>Rellenar con %1</translation>
    </message>
    <message id="app.editor.edit.replace">
        <source>Replace %1 by %2</source>
        <extracomment>%1 and %2 = terrains</extracomment>
        <translation>Sustituir %1 por %2</translation>
    </message>
    <message id="app.editor.edit.height">
        <source>Set elevations</source>
        <translation>Fijar altitudes</translation>
    </message>
    <message id="app.editor.edit.control">
        <source>Change control</source>
        <extracomment>Of hexes: who holds them</extracomment>
        <translation>Cambiar el control</translation>
    </message>
    <message id="app.editor.edit.feature">
        <source>Draw %1</source>
        <extracomment>%1 = a hexside feature: river</extracomment>
        <translation>Trazar %1</translation>
    </message>
    <message id="app.editor.edit.feature_away">
        <source>Erase %1</source>
        <extracomment>%1 = a hexside feature: river</extracomment>
        <translation>Borrar %1</translation>
    </message>
    <message id="app.editor.edit.link">
        <source>Lay %1</source>
        <extracomment>%1 = a kind of link: road, railway</extracomment>
        <translation>Tender %1</translation>
    </message>
    <message id="app.editor.edit.link_away">
        <source>Remove %1</source>
        <extracomment>%1 = a kind of link: road, railway</extracomment>
        <translation>Levantar %1</translation>
    </message>
    <message id="app.editor.edit.place_add">
        <source>Add %1</source>
        <extracomment>%1 = name of a place</extracomment>
        <translation>Añadir %1</translation>
    </message>
    <message id="app.editor.edit.place">
        <source>Change %1</source>
        <extracomment>%1 = name of a place</extracomment>
        <translation>Cambiar %1</translation>
    </message>
    <message id="app.editor.edit.place_away">
        <source>Remove %1</source>
        <extracomment>%1 = name of a place</extracomment>
        <translation>Quitar %1</translation>
    </message>
    <message id="app.editor.edit.area">
        <source>Change %1</source>
        <extracomment>%1 = an area or a line of the map</extracomment>
        <translation>Cambiar %1</translation>
    </message>
    <message id="app.editor.edit.paste">
        <source>Put down a copy</source>
        <translation>Pegar una copia</translation>
    </message>
    <message id="app.editor.edit.turn">
        <source>Turn the selection</source>
        <translation>Girar la selección</translation>
    </message>
    <message id="app.editor.edit.mirror">
        <source>Mirror the selection</source>
        <translation>Reflejar la selección</translation>
    </message>
    <message id="app.editor.edit.resize">
        <source>Change the size of the map</source>
        <translation>Cambiar el tamaño del mapa</translation>
    </message>
    <message id="app.editor.map.new_place">
        <source>Place %1</source>
        <extracomment>What a new place on the map is called until it has a name; %1 = its hex</extracomment>
        <translation>Localidad %1</translation>
    </message>
    <message id="app.editor.map.pointed_high">
        <source>%1 · %2 · %3 m</source>
        <extracomment>What the pointer rests on; %1 = hex number, %2 = terrain, %3 = height in metres</extracomment>
        <translation>%1 · %2 · %3 m</translation>
    </message>
    <message id="app.editor.map.pointed">
        <source>%1 · %2</source>
        <extracomment>What the pointer rests on; %1 = hex number, %2 = terrain</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message id="app.editor.map.preview">
        <source>%1 %2 → %3</source>
        <extracomment>What a click would paint; %1 = hex number, %2 and %3 = terrains before and after</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message id="app.editor.map.preview_count" numerus="yes">
        <source>%1
%n hex(es)</source>
        <extracomment>What a click would paint; %1 = &quot;1709 mountain → hill&quot;, %n = how many hexes</extracomment>
        <translation>
            <numerusform>%1
%n hex</numerusform>
            <numerusform>%1
%n hexes</numerusform>
        </translation>
    </message>
    <message id="app.editor.map.area_name">
        <source>Name of a new area</source>
        <translation>Nombre de un área nueva</translation>
    </message>
    <message id="app.editor.map.new_area">
        <source>Area</source>
        <translation>Área</translation>
    </message>
    <message id="app.editor.map.new_line">
        <source>Line</source>
        <extracomment>A named line on the map: a front</extracomment>
        <translation>Línea</translation>
    </message>
    <message id="app.editor.map.remove_area">
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message id="app.editor.hex.nobody">
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message id="app.editor.hex.title">
        <source>Hex %1</source>
        <extracomment>%1 = hex number</extracomment>
        <translation>Hex %1</translation>
    </message>
    <message id="app.editor.hex.none">
        <source>No hex chosen</source>
        <translation>Ningún hex elegido</translation>
    </message>
    <message id="app.editor.hex.hint">
        <source>Click a hex with the first tool to see and change what is in it.</source>
        <translation>Con la primera herramienta haga clic en un hex para ver y cambiar lo que contiene.</translation>
    </message>
    <message id="app.editor.hex.name">
        <source>Name</source>
        <extracomment>Of a place on the map</extracomment>
        <translation>Nombre</translation>
    </message>
    <message id="app.editor.hex.kind">
        <source>Kind</source>
        <extracomment>Of a place on the map: town, village</extracomment>
        <translation>Tipo</translation>
    </message>
    <message id="app.editor.hex.points">
        <source>Victory Points</source>
        <translation>Puntos de Victoria</translation>
    </message>
    <message id="app.editor.hex.vp">
        <source>VP</source>
        <extracomment>Short for victory points</extracomment>
        <translation>PV</translation>
    </message>
    <message id="app.editor.hex.remove_place">
        <source>Remove the place</source>
        <translation>Quitar la localidad</translation>
    </message>
    <message id="app.editor.hex.control">
        <source>Held by</source>
        <extracomment>Which side holds the hex</extracomment>
        <translation>En poder de</translation>
    </message>
    <message id="app.editor.hex.metres">
        <source>m</source>
        <extracomment>Metres</extracomment>
        <translation>m</translation>
    </message>
    <message id="app.editor.hex.sides">
        <source>Six sides</source>
        <translation>Seis lados</translation>
    </message>
    <message id="app.editor.action.copy">
        <source>&amp;Copy the hexes</source>
        <translation>&amp;Copiar los hexes</translation>
    </message>
    <message id="app.editor.action.paste">
        <source>&amp;Paste the hexes</source>
        <translation>&amp;Pegar los hexes</translation>
    </message>
    <message id="app.editor.action.turn">
        <source>&amp;Turn the hexes</source>
        <translation>&amp;Girar los hexes</translation>
    </message>
    <message id="app.editor.action.mirror">
        <source>&amp;Mirror the hexes</source>
        <translation>&amp;Reflejar los hexes</translation>
    </message>
    <message id="app.editor.action.replace">
        <source>Replace this terrain &amp;everywhere by the brush’s</source>
        <translation>&amp;Sustituir este terreno en todas partes por el del pincel</translation>
    </message>
    <message id="app.editor.map.choice">
        <source>Map that is edited</source>
        <translation>Mapa que se edita</translation>
    </message>
    <message id="app.editor.map.hexes" numerus="yes">
        <source>%n hex(es)</source>
        <extracomment>How many hexes the map has</extracomment>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message id="app.editor.layer.places">
        <source>Places and objectives</source>
        <translation>Localidades y objetivos</translation>
    </message>
    <message id="app.editor.layer.lines">
        <source>Front and lines</source>
        <translation>Frente y líneas</translation>
    </message>
    <message id="app.editor.layer.rails">
        <source>Railways</source>
        <translation>Ferrocarriles</translation>
    </message>
    <message id="app.editor.layer.roads">
        <source>Roads</source>
        <translation>Carreteras</translation>
    </message>
    <message id="app.editor.layer.numbers">
        <source>Hex numbers</source>
        <translation>Números de hex</translation>
    </message>
    <message id="app.editor.map.layers">
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message id="app.editor.map.tools">
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message id="app.editor.map.brush_size">
        <source>Hexes of the brush</source>
        <extracomment>How many hexes a brush covers</extracomment>
        <translation>Hexes del pincel</translation>
    </message>
    <message id="app.editor.map.paints">
        <source>What the brush changes</source>
        <translation>Qué cambia el pincel</translation>
    </message>
    <message id="app.editor.map.terrain">
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message id="app.editor.map.height">
        <source>Elevation</source>
        <translation>Altitud</translation>
    </message>
    <message id="app.editor.map.control">
        <source>Control</source>
        <translation>Control</translation>
    </message>
    <message id="app.editor.map.terrain_brush">
        <source>Terrain brush</source>
        <translation>Pincel de terreno</translation>
    </message>
    <message id="app.editor.map.height_metres">
        <source>Elevation in metres</source>
        <translation>Altitud en metros</translation>
    </message>
    <message id="app.editor.map.links">
        <source>Roads and railways</source>
        <translation>Carreteras y ferrocarriles</translation>
    </message>
    <message id="app.editor.map.grade">
        <source>Class of the road</source>
        <translation>Clase de la carretera</translation>
    </message>
    <message id="app.editor.map.grade_main">
        <source>Main</source>
        <extracomment>Class of a road</extracomment>
        <translation>Principal</translation>
    </message>
    <message id="app.editor.map.grade_minor">
        <source>Minor</source>
        <extracomment>Class of a road</extracomment>
        <translation>Menor</translation>
    </message>
    <message id="app.editor.map.grade_none">
        <source>None</source>
        <extracomment>Class of a road: none</extracomment>
        <translation>Ninguna</translation>
    </message>
    <message id="app.editor.map.hint">
        <source>Drag to draw; Alt picks up what lies there, Shift draws a straight line, Ctrl or the right button takes away. One stroke is one undo.</source>
        <translation>Arrastre para dibujar; Alt toma lo que hay, Mayús traza una línea recta, Ctrl o el botón derecho quita. Cada trazo se deshace de una vez.</translation>
    </message>
    <message id="app.editor.size.title">
        <source>Size of the map</source>
        <translation>Tamaño del mapa</translation>
    </message>
    <message id="app.editor.size.rows">
        <source>Rows, first and last</source>
        <translation>Filas, primera y última</translation>
    </message>
    <message id="app.editor.size.first_row">
        <source>First row</source>
        <translation>Primera fila</translation>
    </message>
    <message id="app.editor.size.last_row">
        <source>Last row</source>
        <translation>Última fila</translation>
    </message>
    <message id="app.editor.size.columns">
        <source>Columns, first and last</source>
        <translation>Columnas, primera y última</translation>
    </message>
    <message id="app.editor.size.first_column">
        <source>First column</source>
        <translation>Primera columna</translation>
    </message>
    <message id="app.editor.size.last_column">
        <source>Last column</source>
        <translation>Última columna</translation>
    </message>
    <message id="app.editor.size.apply">
        <source>Change the size</source>
        <translation>Cambiar el tamaño</translation>
    </message>
    <message id="app.editor.tool.select">
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message id="app.editor.tool.pan">
        <source>Move the map</source>
        <extracomment>The tool that moves the map under the window</extracomment>
        <translation>Mover el mapa</translation>
    </message>
    <message id="app.editor.tool.brush">
        <source>Brush</source>
        <translation>Pincel</translation>
    </message>
    <message id="app.editor.tool.fill">
        <source>Fill</source>
        <translation>Rellenar</translation>
    </message>
    <message id="app.editor.tool.line">
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message id="app.editor.tool.rectangle">
        <source>Rectangle</source>
        <translation>Rectángulo</translation>
    </message>
    <message id="app.editor.tool.hexside">
        <source>Hexsides</source>
        <translation>Lados de hex</translation>
    </message>
    <message id="app.editor.tool.road">
        <source>Road</source>
        <translation>Carretera</translation>
    </message>
    <message id="app.editor.tool.rail">
        <source>Railway</source>
        <translation>Ferrocarril</translation>
    </message>
    <message id="app.editor.tool.label">
        <source>Place</source>
        <translation>Localidad</translation>
    </message>
    <message id="app.editor.tool.objective">
        <source>Objective</source>
        <translation>Objetivo</translation>
    </message>
    <message id="app.editor.tool.area">
        <source>Areas and lines</source>
        <translation>Áreas y líneas</translation>
    </message>
    <message id="app.editor.tool.measure">
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message id="app.editor.setup.box">
        <source>Box</source>
        <extracomment>A holding box beside the map</extracomment>
        <translation>Cajetín</translation>
    </message>
    <message id="app.editor.setup.hex_number">
        <source>Number of the hex</source>
        <translation>Número de hex</translation>
    </message>
    <message id="app.editor.setup.paint">
        <source>Paint</source>
        <extracomment>The hexes of a group</extracomment>
        <translation>Pintar</translation>
    </message>
    <message id="app.editor.setup.range">
        <source>Not farther than</source>
        <translation>No más lejos de</translation>
    </message>
    <message id="app.editor.setup.from_hex">
        <source>from hex</source>
        <extracomment>Between a number and the number of a hex: 2 hexes from 1712</extracomment>
        <translation>del hex</translation>
    </message>
    <message id="app.editor.setup.only_in">
        <source>Only within</source>
        <translation>Solo dentro de</translation>
    </message>
    <message id="app.editor.setup.anywhere">
        <source>Anywhere there</source>
        <extracomment>No area: a group may stand anywhere near the hex</extracomment>
        <translation>En cualquier parte</translation>
    </message>
    <message id="app.editor.new_direction">
        <source>Rows run</source>
        <extracomment>Which way the numbers of the rows grow</extracomment>
        <translation>Las filas van</translation>
    </message>
    <message id="app.editor.new_down">
        <source>downwards</source>
        <extracomment>Row numbers grow towards the bottom of the map</extracomment>
        <translation>hacia abajo</translation>
    </message>
    <message id="app.editor.new_up">
        <source>upwards</source>
        <extracomment>Row numbers grow towards the top of the map</extracomment>
        <translation>hacia arriba</translation>
    </message>
    <message id="app.editor.setup.arrivals_hint">
        <source>Drag a counter onto the turn in which it arrives, or take it in hand and click the plus of the turn.</source>
        <translation>Arrastre una ficha al turno en que llega, o tómela en la mano y haga clic en el más del turno.</translation>
    </message>
    <message id="app.editor.setup.arrive">
        <source>The counter in hand arrives in turn %1</source>
        <extracomment>%1 = number of a turn</extracomment>
        <translation>La ficha en la mano llega en el turno %1</translation>
    </message>
    <message id="app.editor.setup.objectives">
        <source>Objectives and their points</source>
        <extracomment>Places worth points; what the rules count for victory</extracomment>
        <translation>Objetivos y sus puntos</translation>
    </message>
    <message id="app.editor.setup.go_to">
        <source>Go to hex %1</source>
        <extracomment>%1 = number of a hex</extracomment>
        <translation>Ir al hex %1</translation>
    </message>
    <message id="app.editor.setup.objectives_hint">
        <source>Objectives are put on the map with the tool for objectives on the map’s page; they hold for all scenarios of the map.</source>
        <extracomment>Where objectives come from</extracomment>
        <translation>Los objetivos se ponen en el mapa con su herramienta, en la página del mapa; valen para todos los escenarios del mapa.</translation>
    </message>
    <message id="app.editor.setup.arrivals">
        <source>Arrivals</source>
        <extracomment>Reinforcements by turn</extracomment>
        <translation>Llegadas</translation>
    </message>
    <message id="app.editor.setup.kind">
        <source>How the place of the group is said</source>
        <translation>Cómo se dice el lugar del grupo</translation>
    </message>
    <message id="app.editor.setup.kind_box">
        <source>In a box</source>
        <extracomment>Where a group is: in one box beside the map</extracomment>
        <translation>En un cajetín</translation>
    </message>
    <message id="app.editor.setup.kind_area">
        <source>In an area of the map</source>
        <extracomment>Where a group is: in a named area of the map</extracomment>
        <translation>En un área del mapa</translation>
    </message>
    <message id="app.editor.setup.kind_hexes">
        <source>In hexes of its own</source>
        <extracomment>Where a group is: in hexes that the author paints</extracomment>
        <translation>En hex propios</translation>
    </message>
    <message id="app.editor.setup.kind_within">
        <source>Near a hex</source>
        <extracomment>Where a group is: not far from a hex</extracomment>
        <translation>Cerca de un hex</translation>
    </message>
    <message id="app.editor.setup.kind_hex">
        <source>In one hex</source>
        <extracomment>Where a group is: in one hex</extracomment>
        <translation>En un hex</translation>
    </message>
    <message id="app.editor.setup.by_rules">
        <source>Placed by the rules</source>
        <extracomment>A group of counters without a place or a name</extracomment>
        <translation>Lugar según las reglas</translation>
    </message>
    <message id="app.editor.setup.group_empty">
        <source>Drag counters here.</source>
        <translation>Arrastre aquí las fichas.</translation>
    </message>
    <message id="app.editor.setup.more">
        <source>+%1</source>
        <extracomment>So many more counters; a click shows them</extracomment>
        <translation>+%1</translation>
    </message>
    <message id="app.editor.setup.hand">
        <source>What the mouse does on the map</source>
        <translation>Qué hace el ratón en el mapa</translation>
    </message>
    <message id="app.editor.setup.control">
        <source>Control</source>
        <extracomment>Who holds the hexes at the start</extracomment>
        <translation>Control</translation>
    </message>
    <message id="app.editor.setup.show_control">
        <source>Show control</source>
        <translation>Mostrar el control</translation>
    </message>
    <message id="app.editor.setup.marker">
        <source>Marker</source>
        <translation>Marcador</translation>
    </message>
    <message id="app.editor.setup.value">
        <source>Value</source>
        <extracomment>The number on a marker</extracomment>
        <translation>Valor</translation>
    </message>
    <message id="app.editor.setup.side">
        <source>Side</source>
        <extracomment>To whom a hex or a marker goes</extracomment>
        <translation>Bando</translation>
    </message>
    <message id="app.editor.setup.paint_hint">
        <source>Drag to paint; the right button takes away</source>
        <extracomment>How hexes are painted</extracomment>
        <translation>Arrastre para pintar; el botón derecho quita</translation>
    </message>
    <message id="app.editor.setup.done">
        <source>Done</source>
        <extracomment>The hexes of a group have been painted</extracomment>
        <translation>Hecho</translation>
    </message>
    <message id="app.editor.setup.remove_deployment">
        <source>Remove the ready-made deployment</source>
        <translation>Quitar el despliegue terminado</translation>
    </message>
    <message id="app.editor.setup.new_group">
        <source>New group</source>
        <translation>Nuevo grupo</translation>
    </message>
    <message id="app.editor.setup.no_groups">
        <source>A group gathers counters that players place themselves: in a box, an area, or hexes you paint.</source>
        <translation>Un grupo reúne fichas que los jugadores despliegan ellos mismos: en un cajetín, en un área o en hex que pintas tú.</translation>
    </message>
    <message id="app.editor.setup.stack">
        <source>In the hex</source>
        <extracomment>What lies in a hex</extracomment>
        <translation>En el hex</translation>
    </message>
    <message id="app.editor.setup.stack_in">
        <source>In hex %1</source>
        <extracomment>%1 = number and name of a hex</extracomment>
        <translation>En el hex %1</translation>
    </message>
    <message id="app.editor.setup.stack_hint">
        <source>Drag counters from the left onto the map, from hex to hex, and back. Click a hex to see what lies in it.</source>
        <translation>Arrastre las fichas desde la izquierda al mapa, de hex a hex, y de vuelta. Un clic en un hex muestra lo que hay en él.</translation>
    </message>
    <message id="app.editor.setup.stack_empty">
        <source>Nothing lies here.</source>
        <translation>Aquí no hay nada.</translation>
    </message>
    <message id="app.editor.setup.turn_over">
        <source>Turn it over</source>
        <extracomment>The other side of the counter lies up</extracomment>
        <translation>Darle la vuelta</translation>
    </message>
    <message id="app.editor.setup.take_out">
        <source>Take it off the map</source>
        <translation>Quitarla del mapa</translation>
    </message>
    <message id="app.editor.setup.tray">
        <source>Off the map</source>
        <extracomment>Counters that do not stand on the map</extracomment>
        <translation>Fuera del mapa</translation>
    </message>
    <message id="app.editor.setup.tray_side">
        <source>Whose counters are shown</source>
        <translation>De quién son las fichas mostradas</translation>
    </message>
    <message id="app.editor.setup.all_sides">
        <source>All</source>
        <extracomment>Counters of all sides</extracomment>
        <translation>Todas</translation>
    </message>
    <message id="app.editor.setup.problem">
        <source>%1: %2, only %3 of %4</source>
        <oldsource>%1: %2</oldsource>
        <extracomment>%1 = a side, %2 = what must be done in its set-up, %3 = how much is, %4 = of how much</extracomment>
        <translation>%1: %2, solo %3 de %4</translation>
    </message>
    <message id="app.editor.new_green">
        <source>Green</source>
        <extracomment>The name of a side nobody has named yet</extracomment>
        <translation>Verdes</translation>
    </message>
    <message id="app.editor.new_yellow">
        <source>Yellow</source>
        <extracomment>The name of a side nobody has named yet</extracomment>
        <translation>Amarillos</translation>
    </message>
    <message id="app.editor.new_colour">
        <source>Colour of %1</source>
        <extracomment>Read aloud. %1 = a side</extracomment>
        <translation>Color de %1</translation>
    </message>
    <message id="app.editor.new_remove_side">
        <source>Remove %1</source>
        <extracomment>%1 = a side</extracomment>
        <translation>Quitar %1</translation>
    </message>
    <message id="app.editor.new_add_side">
        <source>Add a side</source>
        <extracomment>One more side of a new game</extracomment>
        <translation>Añadir un bando</translation>
    </message>
    <message id="app.editor.setup.unused">
        <source>Not in the scenario</source>
        <extracomment>Counters that are not used in the scenario</extracomment>
        <translation>Fuera del escenario</translation>
    </message>
    <message id="app.editor.setup.hex">
        <source>%1 · %2</source>
        <extracomment>A hex: %1 = its number, %2 = the name of the place in it</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message id="editor.edit.withdraw">
        <source>Take %1 back from the deployment</source>
        <extracomment>%1 = counter</extracomment>
        <translation>Recuperar %1 del despliegue</translation>
    </message>
    <message id="editor.edit.schedule">
        <source>%1 arrives in turn %2</source>
        <extracomment>%1 = counter, %2 = number of a turn</extracomment>
        <translation>%1 llega en el turno %2</translation>
    </message>
    <message id="editor.edit.turn_counter">
        <source>Turn %1 over</source>
        <extracomment>%1 = counter</extracomment>
        <translation>Dar la vuelta a %1</translation>
    </message>
    <message id="editor.edit.new_deployment">
        <source>New ready-made deployment</source>
        <extracomment>A set-up that is finished, to begin with at once</extracomment>
        <translation>Nuevo despliegue terminado</translation>
    </message>
    <message id="editor.edit.remove_deployment">
        <source>Remove a ready-made deployment</source>
        <translation>Quitar un despliegue terminado</translation>
    </message>
    <message id="app.corrections.save_title">
        <source>Save as corrections</source>
        <translation>Guardar como correcciones</translation>
    </message>
    <message id="app.corrections.save_lead">
        <source>Only what is different from “%1” is kept. Whoever begins a game of it can choose these corrections; the game itself stays as it is.</source>
        <extracomment>%1 = title of a game</extracomment>
        <translation>Solo se guarda lo que es distinto de «%1». Quien empiece una partida podrá elegir estas correcciones; el juego en sí queda como está.</translation>
    </message>
    <message id="app.corrections.name">
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message id="app.corrections.name_example">
        <source>Values of my copy</source>
        <translation>Valores de mi ejemplar</translation>
    </message>
    <message id="app.corrections.author">
        <source>Author (may be left empty)</source>
        <translation>Autor (puede quedar vacío)</translation>
    </message>
    <message id="app.corrections.to_file">
        <source>In a file…</source>
        <translation>En un archivo…</translation>
    </message>
    <message id="app.corrections.keep">
        <source>For my games</source>
        <translation>Para mis partidas</translation>
    </message>
    <message id="app.differences.row">
        <source>%1: %2, now %3</source>
        <extracomment>Read aloud. %1 = where, %2 = what was, %3 = what is</extracomment>
        <translation>%1: %2, ahora %3</translation>
    </message>
    <message id="app.differences.put_back">
        <source>Put back</source>
        <translation>Restaurar</translation>
    </message>
    <message id="app.differences.title">
        <source>Differences from %1</source>
        <extracomment>%1 = title of a game</extracomment>
        <translation>Diferencias con %1</translation>
    </message>
    <message id="app.differences.close">
        <source>Close the differences</source>
        <translation>Cerrar las diferencias</translation>
    </message>
    <message id="app.differences.comparing">
        <source>The two are being compared.</source>
        <translation>Se están comparando.</translation>
    </message>
    <message id="app.differences.none">
        <source>There is no difference.</source>
        <translation>No hay ninguna diferencia.</translation>
    </message>
    <message id="app.differences.count" numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n diferencia</numerusform>
            <numerusform>%n diferencias</numerusform>
        </translation>
    </message>
    <message id="app.differences.search">
        <source>Search in the differences</source>
        <translation>Buscar en las diferencias</translation>
    </message>
    <message id="app.differences.save">
        <source>Save as corrections…</source>
        <translation>Guardar como correcciones…</translation>
    </message>
    <message id="app.action.editor_play">
        <source>Pla&amp;y the package as it is</source>
        <translation>&amp;Jugar el paquete tal como está</translation>
    </message>
    <message id="app.action.editor_random_games">
        <source>&amp;Random games…</source>
        <translation>&amp;Partidas al azar…</translation>
    </message>
    <message id="app.action.editor_compare">
        <source>Compare &amp;with the built-in game</source>
        <translation>C&amp;omparar con el juego incluido</translation>
    </message>
    <message id="app.action.editor_corrections">
        <source>S&amp;ave as corrections…</source>
        <translation>&amp;Guardar como correcciones…</translation>
    </message>
    <message id="app.action.editor_print">
        <source>Pr&amp;int and export…</source>
        <translation>&amp;Imprimir y exportar…</translation>
    </message>
    <message id="app.print.title">
        <source>Print and export</source>
        <translation>Imprimir y exportar</translation>
    </message>
    <message id="app.differences.compare">
        <source>Compare with the built-in game</source>
        <translation>Comparar con el juego incluido</translation>
    </message>
    <message id="app.playtest.title">
        <source>Random games</source>
        <translation>Partidas al azar</translation>
    </message>
    <message id="app.playtest.legend_never">
        <source>never</source>
        <extracomment>Of hexes: no counter came there</extracomment>
        <translation>nunca</translation>
    </message>
    <message id="app.playtest.legend_often">
        <source>seldom to in every game</source>
        <extracomment>Of hexes: from a few games to all of them</extracomment>
        <translation>rara vez … en cada partida</translation>
    </message>
    <message id="app.editor.fixes">
        <source>Corrections (*.esafix)</source>
        <translation>Correcciones (*.esafix)</translation>
    </message>
    <message id="app.playtest.failure_seed">
        <source>Seed %1</source>
        <extracomment>%1 = the number that repeats the game</extracomment>
        <translation>Semilla %1</translation>
    </message>
    <message id="app.playtest.watch">
        <source>Watch this game</source>
        <translation>Ver esta partida</translation>
    </message>
    <message id="app.playtest.kind.broken">
        <source>stopped</source>
        <extracomment>A game that could not be played to its end</extracomment>
        <translation>interrumpida</translation>
    </message>
    <message id="app.playtest.kind.dead_end">
        <source>dead end</source>
        <extracomment>A game in which somebody has to decide and can do nothing</extracomment>
        <translation>sin salida</translation>
    </message>
    <message id="app.playtest.kind.refused">
        <source>refused</source>
        <extracomment>A game in which something that was offered was refused</extracomment>
        <translation>rechazo</translation>
    </message>
    <message id="app.playtest.kind.endless">
        <source>endless</source>
        <extracomment>A game without an end</extracomment>
        <translation>sin fin</translation>
    </message>
    <message id="app.playtest.wins">
        <source>Who won</source>
        <translation>Quién ganó</translation>
    </message>
    <message id="app.playtest.draw">
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message id="app.playtest.confidence">
        <source>The thin line is where the true share lies, with 95 % confidence.</source>
        <translation>La línea fina es donde está la parte verdadera, con un 95 % de confianza.</translation>
    </message>
    <message id="app.playtest.length">
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message id="app.playtest.turns">
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message id="app.playtest.decisions">
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message id="app.playtest.never">
        <source>Hexes nobody came to</source>
        <extracomment>Hexes of land to which no counter came in any game</extracomment>
        <translation>Hexes a los que nadie llegó</translation>
    </message>
    <message id="app.playtest.of">
        <source>%1 of %2</source>
        <extracomment>%1 = how many, %2 = of how many</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message id="app.playtest.failed">
        <source>Games that failed</source>
        <translation>Partidas fallidas</translation>
    </message>
    <message id="app.playtest.spread">
        <source>%1 (%2 to %3)</source>
        <extracomment>%1 = mean, %2 = least, %3 = most</extracomment>
        <translation>%1 (de %2 a %3)</translation>
    </message>
    <message id="app.playtest.close">
        <source>Back to editing</source>
        <translation>Volver a editar</translation>
    </message>
    <message id="app.playtest.lead">
        <source>The package is played as it is now, saved or not, by players who choose at random. You can go on editing meanwhile.</source>
        <translation>El paquete se juega tal como está ahora, guardado o no, con jugadores que eligen al azar. Mientras tanto se puede seguir editando.</translation>
    </message>
    <message id="app.playtest.games">
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message id="app.playtest.seed">
        <source>Seed</source>
        <extracomment>The number from which all throws and choices follow</extracomment>
        <translation>Semilla</translation>
    </message>
    <message id="app.playtest.start">
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message id="app.playtest.stop">
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message id="app.playtest.progress">
        <source>%1 of %2 games played</source>
        <extracomment>%1 = games that were played, %2 = games that are wanted</extracomment>
        <translation>%1 de %2 partidas jugadas</translation>
    </message>
    <message id="app.print.kind.map">
        <source>Map on pages</source>
        <translation>Mapa en páginas</translation>
    </message>
    <message id="app.print.kind.picture">
        <source>Map as a picture</source>
        <translation>Mapa como imagen</translation>
    </message>
    <message id="app.print.kind.counters">
        <source>Counter sheets</source>
        <translation>Planchas de fichas</translation>
    </message>
    <message id="app.print.kind.tables">
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message id="app.print.go">
        <source>Write the file</source>
        <translation>Escribir el archivo</translation>
    </message>
    <message id="app.print.mm">
        <source>mm</source>
        <extracomment>Millimetres</extracomment>
        <translation>mm</translation>
    </message>
    <message id="app.print.paper">
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message id="app.print.hex">
        <source>Width of a hex</source>
        <translation>Ancho de un hex</translation>
    </message>
    <message id="app.print.overlap">
        <source>Overlap of the pages</source>
        <translation>Solape de las páginas</translation>
    </message>
    <message id="app.print.counter">
        <source>Width of a counter</source>
        <translation>Ancho de una ficha</translation>
    </message>
    <message id="app.print.gap">
        <source>Gap between counters</source>
        <translation>Espacio entre fichas</translation>
    </message>
    <message id="app.print.legend">
        <source>Title and legend</source>
        <translation>Título y leyenda</translation>
    </message>
    <message id="app.playtest.share_of">
        <source>%1: %2</source>
        <extracomment>Read aloud. %1 = who, %2 = share of the games</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="app.playtest.share">
        <source>%1 % (%2–%3 %)</source>
        <extracomment>A share in percent and its bounds: &quot;52 % (42–61 %)&quot;</extracomment>
        <translation>%1 % (%2–%3 %)</translation>
    </message>
    <message id="app.corrections.changes" numerus="yes">
        <source>%n value(s) put right</source>
        <extracomment>How many values corrections put right</extracomment>
        <translation>
            <numerusform>%n valor corregido</numerusform>
            <numerusform>%n valores corregidos</numerusform>
        </translation>
    </message>
    <message id="app.corrections.changes_by" numerus="yes">
        <source>%n value(s) put right by %1</source>
        <extracomment>%n = how many values corrections put right, %1 = who made them</extracomment>
        <translation>
            <numerusform>%n valor corregido por %1</numerusform>
            <numerusform>%n valores corregidos por %1</numerusform>
        </translation>
    </message>
    <message id="app.library.corrected">
        <source>%1 · corrected: %2</source>
        <extracomment>%1 = title of a game or scenario, %2 = names of the corrections it is played with</extracomment>
        <translation>%1 · con correcciones: %2</translation>
    </message>
    <message id="app.new.corrections">
        <source>Corrections</source>
        <extracomment>To a printed game, made by somebody who owns it</extracomment>
        <translation>Correcciones</translation>
    </message>
    <message id="app.new.corrections_note">
        <source>Values put right by somebody who owns the printed game. The game remembers those it was begun with.</source>
        <translation>Valores corregidos por alguien que tiene el juego impreso. La partida recuerda con cuáles empezó.</translation>
    </message>
    <message id="app.dialog.shared">
        <source>Saved games, packed games and corrections (*.esagono *.esapack *.esafix)</source>
        <translation>Partidas, juegos empaquetados y correcciones (*.esagono *.esapack *.esafix)</translation>
    </message>
    <message id="app.corrections.already">
        <source>“%1” was there already.</source>
        <extracomment>%1 = name of corrections to a printed game</extracomment>
        <translation>«%1» ya estaba.</translation>
    </message>
    <message id="app.corrections.kept" numerus="yes">
        <source>“%1” can be chosen when a game begins: %n value(s) put right.</source>
        <extracomment>%1 = name of corrections to a printed game, %n = how many values they put right</extracomment>
        <translation>
            <numerusform>«%1» se puede elegir al empezar una partida: %n valor corregido.</numerusform>
            <numerusform>«%1» se puede elegir al empezar una partida: %n valores corregidos.</numerusform>
        </translation>
    </message>
    <message id="app.playtest.hex">
        <source>Hex %1: visited in %2 of %3 games</source>
        <extracomment>%1 = number of a hex, %2 = in how many games a counter came there, %3 = of how many games</extracomment>
        <translation>Hex %1: visitado en %2 de %3 partidas</translation>
    </message>
    <message id="app.print.counter_pages" numerus="yes">
        <source>%n page(s), fronts and backs; print them on both sides, turned over the long edge.</source>
        <extracomment>Pages to print; fronts and backs count as two</extracomment>
        <translation>
            <numerusform>%n página, anversos y reversos; se imprime por las dos caras, girando por el lado largo.</numerusform>
            <numerusform>%n páginas, anversos y reversos; se imprimen por las dos caras, girando por el lado largo.</numerusform>
        </translation>
    </message>
    <message id="app.print.tables_count" numerus="yes">
        <source>%n table(s).</source>
        <translation>
            <numerusform>%n tabla.</numerusform>
            <numerusform>%n tablas.</numerusform>
        </translation>
    </message>
    <message id="app.print.map_size">
        <source>The map is about %1 × %2 cm.</source>
        <extracomment>%1 and %2 = width and height in centimetres</extracomment>
        <translation>El mapa mide unos %1 × %2 cm.</translation>
    </message>
    <message id="app.print.map_pages" numerus="yes">
        <source>%n page(s).</source>
        <translation>
            <numerusform>%n página.</numerusform>
            <numerusform>%n páginas.</numerusform>
        </translation>
    </message>
    <message id="app.print.file_counters">
        <source>%1 counters</source>
        <extracomment>A file name: the counters of a game; %1 = title of the game</extracomment>
        <translation>%1 fichas</translation>
    </message>
    <message id="app.print.file_tables">
        <source>%1 tables</source>
        <extracomment>A file name: the tables of a game; %1 = title of the game</extracomment>
        <translation>%1 tablas</translation>
    </message>
    <message id="app.print.file_map">
        <source>%1 map</source>
        <extracomment>A file name; %1 = title of the game</extracomment>
        <translation>%1 mapa</translation>
    </message>
    <message id="app.library.already">
        <source>“%1” is in the library already.</source>
        <extracomment>%1 = title of a game that somebody shared</extracomment>
        <translation>«%1» ya está en la biblioteca.</translation>
    </message>
    <message id="app.library.taken">
        <source>“%1” is in the library now.</source>
        <extracomment>%1 = title of a game that somebody shared</extracomment>
        <translation>«%1» está ahora en la biblioteca.</translation>
    </message>
    <message id="editor.place.named">
        <source>%1</source>
        <extracomment>%1 = a name, or a word of the package itself</extracomment>
        <translation>%1</translation>
    </message>
    <message id="editor.place.counter">
        <source>Counter %1</source>
        <extracomment>%1 = name of a counter</extracomment>
        <translation>Ficha %1</translation>
    </message>
    <message id="editor.place.scenario">
        <source>Scenario %1</source>
        <extracomment>%1 = title of a scenario</extracomment>
        <translation>Escenario %1</translation>
    </message>
    <message id="editor.place.ruling">
        <source>Ruling %1</source>
        <extracomment>%1 = section or id of a ruling</extracomment>
        <translation>Interpretación %1</translation>
    </message>
    <message id="editor.place.hex">
        <source>Hex %1</source>
        <extracomment>%1 = number of a hex</extracomment>
        <translation>Hex %1</translation>
    </message>
    <message id="editor.place.hexside">
        <source>Hexside %1/%2</source>
        <extracomment>%1 and %2 = numbers of hexes</extracomment>
        <translation>Lado de hex %1/%2</translation>
    </message>
    <message id="editor.place.area">
        <source>Area %1</source>
        <extracomment>%1 = name of an area of the map</extracomment>
        <translation>Área %1</translation>
    </message>
    <message id="editor.place.line">
        <source>Line %1</source>
        <extracomment>%1 = name of a line of the map</extracomment>
        <translation>Línea %1</translation>
    </message>
    <message id="editor.place.control">
        <source>Control</source>
        <extracomment>Who holds which hex</extracomment>
        <translation>Control</translation>
    </message>
    <message id="editor.place.drawing">
        <source>Drawing of the map</source>
        <extracomment>How the map is drawn</extracomment>
        <translation>Dibujo del mapa</translation>
    </message>
    <message id="editor.place.terrain">
        <source>terrain</source>
        <translation>terreno</translation>
    </message>
    <message id="editor.place.height">
        <source>height</source>
        <translation>altura</translation>
    </message>
    <message id="editor.place.front">
        <source>front</source>
        <extracomment>The first face of a counter</extracomment>
        <translation>anverso</translation>
    </message>
    <message id="editor.place.reverse">
        <source>reverse</source>
        <extracomment>The other face of a counter</extracomment>
        <translation>reverso</translation>
    </message>
    <message id="editor.place.row">
        <source>row %1</source>
        <extracomment>%1 = what stands before the row of a table</extracomment>
        <translation>fila %1</translation>
    </message>
    <message id="editor.place.column">
        <source>column %1</source>
        <extracomment>%1 = what stands above the column of a table</extracomment>
        <translation>columna %1</translation>
    </message>
    <message id="editor.place.number">
        <source>no. %1</source>
        <extracomment>%1 = which of several, counted from 1</extracomment>
        <translation>n.º %1</translation>
    </message>
    <message id="editor.place.source">
        <source>source</source>
        <extracomment>Where a value comes from</extracomment>
        <translation>fuente</translation>
    </message>
    <message id="editor.place.for_reading">
        <source>for reading only: no effect on the rules</source>
        <extracomment>Of a value in a table that no rule looks at</extracomment>
        <translation>solo de consulta: sin efecto en las reglas</translation>
    </message>
    <message id="editor.place.name">
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message id="editor.place.title">
        <source>title</source>
        <translation>título</translation>
    </message>
    <message id="editor.place.side">
        <source>side</source>
        <extracomment>Of two that play against each other</extracomment>
        <translation>bando</translation>
    </message>
    <message id="editor.value.nothing">
        <source>nothing</source>
        <extracomment>Nothing stands, or stood, at a place</extracomment>
        <translation>nada</translation>
    </message>
    <message id="editor.value.yes">
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message id="editor.value.no">
        <source>no</source>
        <translation>no</translation>
    </message>
    <message id="editor.value.entries" numerus="yes">
        <source>%n entry(ies)</source>
        <extracomment>A list or a table too long to be shown</extracomment>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message id="editor.edit.put_back">
        <source>Put back what was</source>
        <extracomment>What the menu undoes: a value is again what it is in the built-in game</extracomment>
        <translation>Restaurar lo que había</translation>
    </message>
    <message id="editor.playtest.crashed">
        <source>The rules gave up: %1</source>
        <extracomment>%1 = what was wrong, in the words of the program&apos;s own checks</extracomment>
        <translation>Las reglas se rindieron: %1</translation>
    </message>
    <message id="editor.playtest.silent">
        <source>Nothing was heard of the game for %1 seconds</source>
        <extracomment>%1 = seconds</extracomment>
        <translation>No se supo nada de la partida durante %1 segundos</translation>
    </message>
    <message id="app.library.no_rules">
        <source>“%1” lies in %2 now. No rules of this program play it, but it can be edited.</source>
        <extracomment>%1 = title of a game that somebody shared, %2 = a folder</extracomment>
        <translation>«%1» está ahora en %2. Ninguna regla de este programa lo juega, pero se puede editar.</translation>
    </message>
    <message id="app.play.interruptions.always">
        <source>Ask about every interruption</source>
        <extracomment>about decisions in the middle of the other side&apos;s action</extracomment>
        <translation>Preguntar en cada interrupción</translation>
    </message>
    <message id="app.play.interruptions.harm">
        <source>Ask about interruptions only if I can hit</source>
        <extracomment>about decisions in the middle of the other side&apos;s action</extracomment>
        <translation>Preguntar solo si puedo impactar</translation>
    </message>
    <message id="app.play.interruptions.never">
        <source>Never interrupt</source>
        <extracomment>about decisions in the middle of the other side&apos;s action</extracomment>
        <translation>No interrumpir nunca</translation>
    </message>
    <message id="app.play.layer.sight">
        <source>Line of sight</source>
        <extracomment>what is seen from the chosen hex</extracomment>
        <translation>Línea de visión</translation>
    </message>
    <message id="app.play.layer.range">
        <source>Range</source>
        <extracomment>where the chosen unit could fire</extracomment>
        <translation>Alcance</translation>
    </message>
    <message id="app.play.hex.unseen">
        <source>not seen, in the way: %1</source>
        <extracomment>said of a hex; %1 = the hexes that block the line of sight</extracomment>
        <translation>no se ve, obstáculos: %1</translation>
    </message>
    <message id="banditen.prospect.tie">
        <source>Undecided</source>
        <translation>Empate</translation>
    </message>
    <message id="banditen.prospect.test">
        <source>%1: morale check</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: tirada de moral</translation>
    </message>
    <message id="banditen.prospect.loss">
        <source>%1: 1 VF lost and retreat</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: pierde 1 VF y se retira</translation>
    </message>
    <message id="banditen.prospect.elimination">
        <source>%1: eliminated</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: eliminado</translation>
    </message>
    <message id="banditen.prospect.mine">
        <source>A mine goes off</source>
        <translation>Estalla una mina</translation>
    </message>
    <message id="banditen.prospect.surrender">
        <source>The Germans surrender</source>
        <translation>Los alemanes se rinden</translation>
    </message>
    <message id="app.editor.look.no_colour">
        <source>Write a colour as #rrggbb</source>
        <translation>Escriba un color como #rrggbb</translation>
    </message>
    <message id="app.editor.tool.scan">
        <source>Scan and calibrate</source>
        <extracomment>The tool that lays a picture of a printed map under the grid</extracomment>
        <translation>Escanear y calibrar</translation>
    </message>
    <message id="app.editor.scan.choose">
        <source>Choose a picture…</source>
        <translation>Elegir una imagen…</translation>
    </message>
    <message id="app.editor.scan.undo">
        <source>Take back the last point or nudge</source>
        <translation>Deshacer el último punto o retoque</translation>
    </message>
    <message id="app.editor.look.new">
        <source>New terrain</source>
        <translation>Terreno nuevo</translation>
    </message>
    <message id="app.editor.look.sides">
        <source>Colours of the sides</source>
        <translation>Colores de los bandos</translation>
    </message>
    <message id="app.editor.action.reconstructed">
        <source>Show what is still &amp;reconstructed</source>
        <translation>Mostrar lo que sigue &amp;reconstruido</translation>
    </message>
    <message id="app.editor.scan.tool">
        <source>Calibrate grid</source>
        <extracomment>Lays the grid over a picture of a printed map</extracomment>
        <translation>Calibrar la cuadrícula</translation>
    </message>
    <message id="app.editor.layer.counters">
        <source>Counters</source>
        <extracomment>The counters of a scenario</extracomment>
        <translation>Fichas</translation>
    </message>
    <message id="app.editor.layer.heights">
        <source>Heights</source>
        <extracomment>Heights of hexes, as tints and figures</extracomment>
        <translation>Altitudes</translation>
    </message>
    <message id="app.editor.layer.ground">
        <source>Ground</source>
        <extracomment>The tints, the light and the patterns of the ground</extracomment>
        <translation>Suelo</translation>
    </message>
    <message id="app.editor.scan.title">
        <source>Scan</source>
        <extracomment>A picture of a printed map, under the grid</extracomment>
        <translation>Escaneo</translation>
    </message>
    <message id="app.editor.layer.reconstructed">
        <source>Reconstructed</source>
        <extracomment>Hexes whose ground or height is not from the printed game</extracomment>
        <translation>Reconstruido</translation>
    </message>
    <message id="app.editor.layer.opacity">
        <source>Opacity of %1</source>
        <extracomment>Read aloud; %1 = a layer of the map</extracomment>
        <translation>Opacidad de %1</translation>
    </message>
    <message id="app.editor.look.change">
        <source>Change it</source>
        <extracomment>A terrain: its name and colour</extracomment>
        <translation>Cambiarlo</translation>
    </message>
    <message id="app.editor.scan.choose_title">
        <source>Choose a picture of the map</source>
        <translation>Elegir una imagen del mapa</translation>
    </message>
    <message id="app.editor.scan.pictures">
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message id="app.editor.scan.about">
        <source>Lay a picture of a printed map under the grid and paint over it. The picture stays on your disk.</source>
        <translation>Ponga la imagen de un mapa impreso bajo la cuadrícula y pinte encima. La imagen se queda en su disco.</translation>
    </message>
    <message id="app.editor.scan.reading">
        <source>Reading the picture…</source>
        <translation>Leyendo la imagen…</translation>
    </message>
    <message id="app.editor.scan.another">
        <source>Choose another picture</source>
        <translation>Elegir otra imagen</translation>
    </message>
    <message id="app.editor.scan.forget">
        <source>Take the picture away</source>
        <translation>Quitar la imagen</translation>
    </message>
    <message id="app.editor.scan.opacity">
        <source>Opacity</source>
        <extracomment>How much something covers what lies below it</extracomment>
        <translation>Opacidad</translation>
    </message>
    <message id="app.editor.scan.calibrate">
        <source>Calibrate</source>
        <extracomment>The grid is laid over a picture</extracomment>
        <translation>Calibrar</translation>
    </message>
    <message id="app.editor.scan.hint">
        <source>Click the middle of a hex on the picture and type its number. From three hexes on, the grid is found.</source>
        <translation>Haga clic en el centro de un hex de la imagen y escriba su número. A partir de tres hexes se encuentra la cuadrícula.</translation>
    </message>
    <message id="app.editor.scan.remove_point">
        <source>Remove the point of %1</source>
        <extracomment>%1 = hex number</extracomment>
        <translation>Quitar el punto de %1</translation>
    </message>
    <message id="app.editor.scan.suspect">
        <source>The others would agree far better without this one: is the number right?</source>
        <translation>Sin este, los demás coincidirían mucho mejor: ¿es correcto el número?</translation>
    </message>
    <message id="app.editor.scan.worst">
        <source>This one is furthest from the grid</source>
        <translation>Este es el más alejado de la cuadrícula</translation>
    </message>
    <message id="app.editor.scan.error">
        <source>The points are off by %1 of a hex on average</source>
        <extracomment>How well the grid fits the points; %1 = part of a hex, &quot;0.03&quot;</extracomment>
        <translation>De media, los puntos se desvían %1 de hex</translation>
    </message>
    <message id="app.editor.scan.redo">
        <source>Do it again</source>
        <translation>Rehacer</translation>
    </message>
    <message id="app.editor.scan.nudge">
        <source>Nudge</source>
        <extracomment>The picture is moved a little</extracomment>
        <translation>Retocar</translation>
    </message>
    <message id="app.editor.scan.left">
        <source>Move the picture to the left</source>
        <translation>Mover la imagen a la izquierda</translation>
    </message>
    <message id="app.editor.scan.right">
        <source>Move the picture to the right</source>
        <translation>Mover la imagen a la derecha</translation>
    </message>
    <message id="app.editor.scan.up">
        <source>Move the picture up</source>
        <translation>Mover la imagen hacia arriba</translation>
    </message>
    <message id="app.editor.scan.down">
        <source>Move the picture down</source>
        <translation>Mover la imagen hacia abajo</translation>
    </message>
    <message id="app.editor.scan.smaller">
        <source>Make the picture smaller</source>
        <translation>Reducir la imagen</translation>
    </message>
    <message id="app.editor.scan.larger">
        <source>Make the picture larger</source>
        <translation>Ampliar la imagen</translation>
    </message>
    <message id="app.editor.scan.turn_left">
        <source>Turn the picture to the left</source>
        <translation>Girar la imagen a la izquierda</translation>
    </message>
    <message id="app.editor.scan.turn_right">
        <source>Turn the picture to the right</source>
        <translation>Girar la imagen a la derecha</translation>
    </message>
    <message id="app.editor.scan.keys">
        <source>The arrow keys move it too, with Shift in larger steps.</source>
        <translation>Las flechas también la mueven, con Mayús en pasos mayores.</translation>
    </message>
    <message id="app.editor.scan.pack">
        <source>Pack the picture with the game</source>
        <extracomment>A check box: the author&apos;s scan becomes part of the package he gives away</extracomment>
        <translation>Incluir la imagen en el juego</translation>
    </message>
    <message id="app.editor.scan.which">
        <source>Which hex is this?</source>
        <translation>¿Qué hex es este?</translation>
    </message>
    <message id="app.editor.scan.number">
        <source>Number of the hex</source>
        <translation>Número de hex</translation>
    </message>
    <message id="app.editor.scan.answer">
        <source>This hex</source>
        <translation>Este hex</translation>
    </message>
    <message id="app.editor.look.side_map">
        <source>On the map</source>
        <extracomment>A colour of a side</extracomment>
        <translation>En el mapa</translation>
    </message>
    <message id="app.editor.look.side_fill">
        <source>Counters</source>
        <extracomment>A colour of a side</extracomment>
        <translation>Fichas</translation>
    </message>
    <message id="app.editor.look.side_edge">
        <source>Their edge</source>
        <extracomment>A colour of a side</extracomment>
        <translation>Su borde</translation>
    </message>
    <message id="app.editor.look.side_safe_fill">
        <source>Counters, safe palette</source>
        <extracomment>A colour of a side, for players who cannot tell red from green</extracomment>
        <translation>Fichas, colores seguros</translation>
    </message>
    <message id="app.editor.look.side_safe_edge">
        <source>Their edge, safe palette</source>
        <extracomment>A colour of a side, for players who cannot tell red from green</extracomment>
        <translation>Su borde, colores seguros</translation>
    </message>
    <message id="app.editor.look.done">
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message id="app.editor.look.terrain">
        <source>Terrain: %1</source>
        <extracomment>%1 = a terrain</extracomment>
        <translation>Terreno: %1</translation>
    </message>
    <message id="app.editor.look.cover">
        <source>Drawn as</source>
        <extracomment>What a terrain is drawn with: hills, woods</extracomment>
        <translation>Se dibuja como</translation>
    </message>
    <message id="app.editor.look.colour">
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message id="app.editor.look.own_colour">
        <source>As drawn</source>
        <extracomment>A terrain gets the colour that goes with how it is drawn</extracomment>
        <translation>Como el dibujo</translation>
    </message>
    <message id="app.editor.look.like">
        <source>Costs as</source>
        <extracomment>Which terrain a new one resembles in the rules</extracomment>
        <translation>Cuesta como</translation>
    </message>
    <message id="app.editor.look.like_hint">
        <source>The row of that terrain in the terrain chart is copied; change it on the page of the tables.</source>
        <translation>Se copia la fila de ese terreno en la tabla de terrenos; puede cambiarla en la página de las tablas.</translation>
    </message>
    <message id="app.editor.look.make">
        <source>Make it</source>
        <extracomment>A new terrain is made</extracomment>
        <translation>Crearlo</translation>
    </message>
    <message id="app.editor.cover.plain">
        <source>Plain</source>
        <extracomment>What covers the ground: nothing</extracomment>
        <translation>Llano</translation>
    </message>
    <message id="app.editor.cover.hill">
        <source>Hills</source>
        <extracomment>What covers the ground</extracomment>
        <translation>Colinas</translation>
    </message>
    <message id="app.editor.cover.mountain">
        <source>Mountains</source>
        <extracomment>What covers the ground</extracomment>
        <translation>Montañas</translation>
    </message>
    <message id="app.editor.cover.woods">
        <source>Woods</source>
        <extracomment>What covers the ground</extracomment>
        <translation>Bosques</translation>
    </message>
    <message id="app.editor.cover.rough">
        <source>Rugged ground</source>
        <extracomment>What covers the ground: broken ground</extracomment>
        <translation>Escarpado</translation>
    </message>
    <message id="app.editor.cover.marsh">
        <source>Marsh</source>
        <extracomment>What covers the ground</extracomment>
        <translation>Marismas</translation>
    </message>
    <message id="app.editor.cover.city">
        <source>A city</source>
        <extracomment>What covers the ground: one city on open ground</extracomment>
        <translation>Una ciudad</translation>
    </message>
    <message id="app.editor.cover.built">
        <source>Houses</source>
        <extracomment>What covers the ground: houses everywhere</extracomment>
        <translation>Casas</translation>
    </message>
    <message id="app.editor.cover.water">
        <source>Water</source>
        <extracomment>What covers the ground</extracomment>
        <translation>Agua</translation>
    </message>
    <message id="app.editor.cover.closed">
        <source>Closed</source>
        <extracomment>What covers the ground: nobody plays there</extracomment>
        <translation>Cerrado</translation>
    </message>
    <message id="app.editor.edit.scan_pack">
        <source>Pack the scan</source>
        <extracomment>An author&apos;s scan of a printed map becomes part of the package</extracomment>
        <translation>Incluir el escaneo</translation>
    </message>
    <message id="app.editor.edit.scan_unpack">
        <source>Leave the scan out</source>
        <extracomment>An author&apos;s scan of a printed map</extracomment>
        <translation>Dejar fuera el escaneo</translation>
    </message>
    <message id="app.editor.edit.new_terrain">
        <source>New terrain: %1</source>
        <extracomment>%1 = a terrain</extracomment>
        <translation>Terreno nuevo: %1</translation>
    </message>
    <message id="app.editor.edit.terrain_away">
        <source>Remove the terrain %1</source>
        <extracomment>%1 = a terrain</extracomment>
        <translation>Quitar el terreno %1</translation>
    </message>
    <message id="app.editor.edit.look">
        <source>Change how %1 looks</source>
        <extracomment>%1 = a terrain or a side</extracomment>
        <translation>Cambiar el aspecto de %1</translation>
    </message>
    <message id="app.editor.edit.source">
        <source>Source of %1</source>
        <extracomment>%1 = what the source of was told: terrain of 1204</extracomment>
        <translation>Fuente de %1</translation>
    </message>
    <message id="app.editor.scan.missing">
        <source>%1 is no longer where it was</source>
        <extracomment>An author&apos;s scan; %1 = file name</extracomment>
        <translation>%1 ya no está donde estaba</translation>
    </message>
    <message id="app.editor.scan.no_picture">
        <source>%1 is not a picture, or it is damaged</source>
        <extracomment>An author&apos;s scan; %1 = file name</extracomment>
        <translation>%1 no es una imagen o está dañada</translation>
    </message>
    <message id="app.editor.scan.too_large">
        <source>%1 is too large to be read (%2 megapixels); save it as JPEG or make it smaller</source>
        <extracomment>An author&apos;s scan; %1 = file name, %2 = millions of dots</extracomment>
        <translation>%1 es demasiado grande para leerla (%2 megapíxeles); guárdela como JPEG o redúzcala</translation>
    </message>
    <message id="app.editor.scan.no_hex">
        <source>No hex of this map has the number %1</source>
        <extracomment>%1 = what somebody typed as the number of a hex</extracomment>
        <translation>Ningún hex de este mapa tiene el número %1</translation>
    </message>
    <message id="app.editor.scan.pack_kind">
        <source>Only pictures in PNG, JPEG or WebP can be packed</source>
        <translation>Solo se pueden incluir imágenes PNG, JPEG o WebP</translation>
    </message>
    <message id="app.editor.scan.pack_large">
        <source>Pictures of more than %1 MB, or with edges of more than %2 dots, cannot be packed</source>
        <extracomment>%1 = megabytes, %2 = how many dots an edge may have</extracomment>
        <translation>Las imágenes de más de %1 MB, o con lados de más de %2 puntos, no se pueden incluir</translation>
    </message>
    <message id="app.editor.scan.not_copied">
        <source>The picture could not be copied into the package: %1</source>
        <extracomment>%1 = file name</extracomment>
        <translation>No se pudo copiar la imagen en el paquete de juego: %1</translation>
    </message>
    <message id="editor.look.terrain_in_use">
        <source>Hexes are still of this terrain: %1</source>
        <extracomment>%1 = hex number</extracomment>
        <translation>Todavía hay hexes de este terreno: %1</translation>
    </message>
    <message id="editor.look.terrain_only_one">
        <source>A package needs a terrain; this is the only one</source>
        <translation>Un paquete de juego necesita un terreno; este es el único</translation>
    </message>
    <message id="app.editor.setup.cursor_hint">
        <source>Space takes the next counter beside the map in hand, 1 to 9 one of this hex; Enter looks into the hex.</source>
        <extracomment>While the keyboard leads the cursor over the board</extracomment>
        <translation>Espacio toma en la mano la siguiente ficha junto al mapa, de 1 a 9 una de este hex; Intro mira en el hex.</translation>
    </message>
    <message id="app.editor.place.peak">
        <source>peak</source>
        <extracomment>A kind of place on a map</extracomment>
        <translation>cima</translation>
    </message>
    <message id="app.editor.place.pass">
        <source>pass</source>
        <extracomment>A kind of place on a map: a way over the mountains</extracomment>
        <translation>puerto</translation>
    </message>
    <message id="app.editor.place.fort">
        <source>fort</source>
        <extracomment>A kind of place on a map</extracomment>
        <translation>fortín</translation>
    </message>
    <message id="app.editor.place.objective">
        <source>objective</source>
        <extracomment>A kind of place on a map: worth points</extracomment>
        <translation>objetivo</translation>
    </message>
    <message id="app.editor.place.building">
        <source>building</source>
        <extracomment>A kind of place on a map</extracomment>
        <translation>edificio</translation>
    </message>
    <message id="app.editor.place.bridge">
        <source>bridge</source>
        <extracomment>A kind of place on a map</extracomment>
        <translation>puente</translation>
    </message>
    <message id="app.library.make">
        <source>Make</source>
        <extracomment>Heading: maps, counters and scenarios of one&apos;s own</extracomment>
        <translation>Crear</translation>
    </message>
    <message id="app.library.new_map">
        <source>A new map</source>
        <extracomment>Begins a package in the editor</extracomment>
        <translation>Un mapa nuevo</translation>
    </message>
    <message id="guadalajara.roll.air_points">
        <source>Air points</source>
        <translation>Puntos aéreos</translation>
    </message>
    <message id="guadalajara.roll.italian_air_points">
        <source>Italian air points</source>
        <translation>Puntos aéreos italianos</translation>
    </message>
    <message id="guadalajara.roll.interdiction">
        <source>Interdiction attack</source>
        <translation>Ataque de interdicción</translation>
    </message>
    <message id="guadalajara.log.air_points">
        <source>%1: air points for this turn: %2</source>
        <extracomment>%1 = side, %2 = how many</extracomment>
        <translation>%1: puntos aéreos para este turno: %2</translation>
    </message>
    <message id="guadalajara.log.interdiction_placed">
        <source>Air interdiction round %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Interdicción aérea en torno a %1</translation>
    </message>
    <message id="guadalajara.log.interdiction_revealed">
        <source>The interdiction of %1 is revealed</source>
        <extracomment>%1 = hex</extracomment>
        <translation>La interdicción de %1 queda revelada</translation>
    </message>
    <message id="guadalajara.log.interdiction_nothing">
        <source>Air attack on %1 in %2: no effect</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>Ataque aéreo contra %1 en %2: sin efecto</translation>
    </message>
    <message id="guadalajara.log.interdiction_stops">
        <source>Air attack on %1 in %2: it stops</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>Ataque aéreo contra %1 en %2: se detiene</translation>
    </message>
    <message id="guadalajara.log.interdiction_loss">
        <source>Air attack on %1 in %2: steps lost: %3</source>
        <extracomment>%1 = unit, %2 = hex, %3 = steps</extracomment>
        <translation>Ataque aéreo contra %1 en %2: pasos perdidos: %3</translation>
    </message>
    <message id="guadalajara.frame.air_points">
        <source>Air points are determined</source>
        <extracomment>A step of the game: how many air points there are</extracomment>
        <translation>Se determinan los puntos aéreos</translation>
    </message>
    <message id="guadalajara.frame.place_interdiction">
        <source>Air interdiction</source>
        <extracomment>A decision: markers are placed</extracomment>
        <translation>Interdicción aérea</translation>
    </message>
    <message id="guadalajara.frame.interdict">
        <source>Interdiction attack</source>
        <extracomment>A decision within a move of the enemy</extracomment>
        <translation>Ataque de interdicción</translation>
    </message>
    <message id="guadalajara.prompt.place_interdiction">
        <source>Place air points for interdiction, or keep them. Left: %1</source>
        <extracomment>%1 = air points left</extracomment>
        <translation>Coloque puntos aéreos para la interdicción, o guárdelos. Quedan: %1</translation>
    </message>
    <message id="guadalajara.prompt.interdict">
        <source>A motorised unit enters %1: attack it from the air?</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Una unidad motorizada entra en %1: ¿la ataca desde el aire?</translation>
    </message>
    <message id="guadalajara.prompt.reveal">
        <source>Enemies enter %1: reveal the hidden interdiction?</source>
        <extracomment>%1 = hex</extracomment>
        <translation>El enemigo entra en %1: ¿revela la interdicción oculta?</translation>
    </message>
    <message id="guadalajara.offer.place_interdiction">
        <source>Interdict from</source>
        <translation>Interdicción desde</translation>
    </message>
    <message id="guadalajara.offer.end_interdiction">
        <source>Keep the other air points</source>
        <translation>Guardar los demás puntos aéreos</translation>
    </message>
    <message id="guadalajara.offer.interdict">
        <source>Attack</source>
        <translation>Atacar</translation>
    </message>
    <message id="guadalajara.offer.no_interdict">
        <source>Let them pass</source>
        <translation>Dejar pasar</translation>
    </message>
    <message id="guadalajara.offer.reveal">
        <source>Reveal the interdiction</source>
        <translation>Revelar la interdicción</translation>
    </message>
    <message id="guadalajara.offer.hide">
        <source>Keep it hidden</source>
        <translation>Mantenerla oculta</translation>
    </message>
    <message id="guadalajara.refuse.no_air_point">
        <source>No air point is left</source>
        <translation>No queda ningún punto aéreo</translation>
    </message>
    <message id="guadalajara.refuse.air_outside_play">
        <source>%1 is outside the play area</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 está fuera de la zona de juego</translation>
    </message>
    <message id="guadalajara.refuse.not_interdictable">
        <source>%1 is not attacked from the air: it is not on a motorised move here, or it is an HQ</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no es atacada desde el aire: aquí no mueve motorizada, o es un CG</translation>
    </message>
    <message id="guadalajara.refuse.nothing_hidden">
        <source>Nothing here is still hidden</source>
        <translation>Aquí ya no hay nada oculto</translation>
    </message>
    <message id="guadalajara.refuse.must_interdict">
        <source>An interdictor must attack the first motorised unit that enters</source>
        <translation>Un interdictor debe atacar a la primera unidad motorizada que entra</translation>
    </message>
    <message id="guadalajara.refuse.first_reveal">
        <source>First decide whether the interdiction is revealed</source>
        <translation>Primero decida si se revela la interdicción</translation>
    </message>
    <message id="guadalajara.effect.nothing">
        <source>no effect</source>
        <translation>sin efecto</translation>
    </message>
    <message id="guadalajara.effect.stops">
        <source>it stops</source>
        <translation>se detiene</translation>
    </message>
    <message id="guadalajara.effect.steps">
        <source>steps lost: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>pasos perdidos: %1</translation>
    </message>
    <message id="guadalajara.effect.truck_lost">
        <source>the truck is lost, and its load with it</source>
        <translation>se pierde el camión, y su carga con él</translation>
    </message>
    <message id="guadalajara.effect.air_points">
        <source>air points: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>puntos aéreos: %1</translation>
    </message>
    <message id="guadalajara.frame.arrive">
        <source>Arrivals</source>
        <translation>Llegadas</translation>
    </message>
    <message id="guadalajara.log.early">
        <source>%1 comes a turn early</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 llega un turno antes</translation>
    </message>
    <message id="guadalajara.log.late">
        <source>%1 comes a turn late</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 llega un turno después</translation>
    </message>
    <message id="guadalajara.log.withdrawn">
        <source>%1 is withdrawn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 es retirada del juego</translation>
    </message>
    <message id="guadalajara.log.back">
        <source>%1 comes in at %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 entra en %2</translation>
    </message>
    <message id="guadalajara.log.waits">
        <source>%1 finds no place and waits</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no encuentra sitio y espera</translation>
    </message>
    <message id="guadalajara.log.delayed">
        <source>%1 is delayed until turn %2</source>
        <extracomment>%1 = unit, %2 = turn</extracomment>
        <translation>%1 se retrasa hasta el turno %2</translation>
    </message>
    <message id="guadalajara.log.leaves">
        <source>%1 leaves the map at %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 sale del mapa por %2</translation>
    </message>
    <message id="guadalajara.log.group_called">
        <source>%1 is called up</source>
        <extracomment>%1 = box</extracomment>
        <translation>Activado: %1</translation>
    </message>
    <message id="guadalajara.log.more_markers">
        <source>%1: reserve markers: +%2</source>
        <extracomment>%1 = side, %2 = how many</extracomment>
        <translation>%1: marcadores de reserva: +%2</translation>
    </message>
    <message id="guadalajara.roll.variable_reinforcements">
        <source>Variable reinforcements</source>
        <extracomment>The purpose of a roll</extracomment>
        <translation>Refuerzos variables</translation>
    </message>
    <message id="guadalajara.prompt.return">
        <source>Bring back the units that return, then see to those that arrive</source>
        <translation>Devuelva al juego las unidades que regresan y ocúpese luego de las que llegan</translation>
    </message>
    <message id="guadalajara.prompt.arrive">
        <source>See to the units that arrive: load trucks, turn guns, delay, or go on</source>
        <translation>Ocúpese de las unidades que llegan: cargue camiones, gire baterías, retrase o continúe</translation>
    </message>
    <message id="guadalajara.offer.return">
        <source>Put a unit on the map</source>
        <translation>Poner una unidad en el mapa</translation>
    </message>
    <message id="guadalajara.offer.return_hex">
        <source>Where does %1 come in?</source>
        <extracomment>%1 = unit</extracomment>
        <translation>¿Dónde entra %1?</translation>
    </message>
    <message id="guadalajara.offer.call">
        <source>Call %1 (1 VP for the Nationalists)</source>
        <extracomment>%1 = box</extracomment>
        <translation>Activar %1 (1 PV para los nacionales)</translation>
    </message>
    <message id="guadalajara.offer.delay">
        <source>Delay units by two turns; they may then enter by any zone</source>
        <translation>Retrasar unidades dos turnos; luego entran por cualquier zona</translation>
    </message>
    <message id="guadalajara.offer.load_beside">
        <source>Load a unit onto a truck beside the map</source>
        <translation>Cargar una unidad en un camión fuera del mapa</translation>
    </message>
    <message id="guadalajara.offer.truck_beside">
        <source>Which truck carries %1?</source>
        <extracomment>%1 = unit</extracomment>
        <translation>¿Qué camión lleva a %1?</translation>
    </message>
    <message id="guadalajara.offer.unload_beside">
        <source>Unload a unit beside the map</source>
        <translation>Descargar una unidad fuera del mapa</translation>
    </message>
    <message id="guadalajara.offer.reserve_beside">
        <source>Put units into reserve beside the map</source>
        <translation>Poner en reserva unidades fuera del mapa</translation>
    </message>
    <message id="guadalajara.offer.arrivals_done">
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message id="guadalajara.refuse.arrive.not_due">
        <source>%1 is not due to come onto the map now</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no debe entrar ahora en el mapa</translation>
    </message>
    <message id="guadalajara.refuse.arrive.in_movement">
        <source>%1 comes in during its own movement</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 entra durante su propio movimiento</translation>
    </message>
    <message id="guadalajara.refuse.arrive.not_its_place">
        <source>%1 cannot come back in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no puede regresar en %2</translation>
    </message>
    <message id="guadalajara.refuse.arrive.village_lost">
        <source>%1 is held by the other side</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 está en manos del otro bando</translation>
    </message>
    <message id="guadalajara.refuse.arrive.hq_gone">
        <source>The HQ of %1 is off the map: it waits</source>
        <extracomment>%1 = unit</extracomment>
        <translation>El CG de %1 no está en el mapa: espera</translation>
    </message>
    <message id="guadalajara.refuse.arrive.outside_play">
        <source>%1 is outside the part of the map that is played on</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 está fuera de la parte del mapa en juego</translation>
    </message>
    <message id="guadalajara.refuse.arrive.not_its_entry">
        <source>%1 does not enter at %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no entra por %2</translation>
    </message>
    <message id="guadalajara.refuse.arrive.still_to_place">
        <source>%1 can still be put on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 aún puede ponerse en el mapa</translation>
    </message>
    <message id="guadalajara.refuse.arrive.no_group">
        <source>There is no such group to be called now</source>
        <translation>Ahora no hay tal grupo que activar</translation>
    </message>
    <message id="guadalajara.refuse.arrive.no_delay">
        <source>%1 cannot be delayed</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no puede retrasarse</translation>
    </message>
    <message id="guadalajara.refuse.arrive.no_cargo">
        <source>%1 is not carried by trucks</source>
        <extracomment>%1 = unit</extracomment>
        <translation>A %1 no la llevan camiones</translation>
    </message>
    <message id="guadalajara.refuse.arrive.no_truck">
        <source>%1 cannot carry %2</source>
        <extracomment>%1 = truck, %2 = unit</extracomment>
        <translation>%1 no puede llevar a %2</translation>
    </message>
    <message id="guadalajara.refuse.arrive.not_aboard">
        <source>%1 is not aboard a truck</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no va en camión</translation>
    </message>
    <message id="guadalajara.refuse.arrive.no_reserve">
        <source>%1 cannot go into reserve off the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no puede pasar a reserva fuera del mapa</translation>
    </message>
    <message id="guadalajara.refuse.arrive.no_markers">
        <source>No reserve markers are left</source>
        <translation>No quedan marcadores de reserva</translation>
    </message>
    <message id="guadalajara.refuse.exit.no_zone">
        <source>%1 is no entry zone</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 no es una zona de entrada</translation>
    </message>
    <message id="guadalajara.refuse.exit.nationalist">
        <source>%1 may not leave the map: only Italian battalions do, for sudden death</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no puede salir del mapa: solo batallones italianos, para la muerte súbita</translation>
    </message>
    <message id="guadalajara.refuse.exit.wrong_hex">
        <source>The Italians leave the map at 1.07, not at %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Los italianos salen del mapa por 1.07, no por %1</translation>
    </message>
    <message id="guadalajara.roll.barrage">
        <source>Barrage</source>
        <translation>Barrera</translation>
    </message>
    <message id="guadalajara.frame.barrage">
        <source>Barrage</source>
        <extracomment>A decision: the phase</extracomment>
        <translation>Barrera</translation>
    </message>
    <message id="guadalajara.frame.shelling">
        <source>Barrage</source>
        <extracomment>A step: one barrage is fired</extracomment>
        <translation>Tiro de barrera</translation>
    </message>
    <message id="guadalajara.prompt.barrage">
        <source>Fire barrages, or end the phase</source>
        <translation>Haga barreras, o termine la fase</translation>
    </message>
    <message id="guadalajara.offer.shell">
        <source>Shell</source>
        <translation>Barrera de artillería</translation>
    </message>
    <message id="guadalajara.offer.guns">
        <source>Guns that fire at %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Artillería que tira contra %1</translation>
    </message>
    <message id="guadalajara.offer.bomb">
        <source>Bomb from the air</source>
        <translation>Bombardear desde el aire</translation>
    </message>
    <message id="guadalajara.offer.air_points">
        <source>Air points on %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Puntos aéreos contra %1</translation>
    </message>
    <message id="guadalajara.offer.end_barrage">
        <source>End the barrages</source>
        <translation>Terminar las barreras</translation>
    </message>
    <message id="guadalajara.log.barrage">
        <source>%1: barrage on %2, roll %3: %4</source>
        <extracomment>%1 = side, %2 = hex, %3 = roll, %4 = result</extracomment>
        <translation>%1: barrera contra %2, tirada %3: %4</translation>
    </message>
    <message id="guadalajara.word.barrage_nothing">
        <source>no effect</source>
        <translation>sin efecto</translation>
    </message>
    <message id="guadalajara.word.barrage_dg">
        <source>all units are DG</source>
        <translation>todas las unidades quedan DG</translation>
    </message>
    <message id="guadalajara.word.barrage_one">
        <source>one step lost and DG</source>
        <translation>un paso perdido y DG</translation>
    </message>
    <message id="guadalajara.word.barrage_two">
        <source>two steps lost and DG</source>
        <translation>dos pasos perdidos y DG</translation>
    </message>
    <message id="guadalajara.refuse.nobody_fires">
        <source>Nobody is named to fire</source>
        <translation>No se indica quién tira</translation>
    </message>
    <message id="guadalajara.refuse.no_gun">
        <source>%1 is no gun of yours on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no es artillería suya en el mapa</translation>
    </message>
    <message id="guadalajara.refuse.fired_already">
        <source>%1 has fired already</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ya ha tirado</translation>
    </message>
    <message id="guadalajara.refuse.gun_out_of_supply">
        <source>%1 is out of supply: it cannot fire a barrage</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está desabastecida: no puede hacer barreras</translation>
    </message>
    <message id="guadalajara.refuse.gun_in_reserve">
        <source>%1 is in reserve: it cannot fire</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está en reserva: no puede tirar</translation>
    </message>
    <message id="guadalajara.refuse.only_italian_guns">
        <source>%1 is not Italian: only Italian guns fire before the game</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no es italiana: antes del juego solo tira la artillería italiana</translation>
    </message>
    <message id="guadalajara.refuse.no_target_there">
        <source>There is no enemy unit in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>No hay ninguna unidad enemiga en %1</translation>
    </message>
    <message id="guadalajara.refuse.out_of_range">
        <source>%2 is out of the range of %1 (%3)</source>
        <extracomment>%1 = unit, %2 = hex, %3 = range</extracomment>
        <translation>%2 está fuera del alcance de %1 (%3)</translation>
    </message>
    <message id="guadalajara.refuse.shelled_already">
        <source>Guns have fired at %1 in this phase</source>
        <extracomment>%1 = hex</extracomment>
        <translation>La artillería ya ha tirado contra %1 en esta fase</translation>
    </message>
    <message id="guadalajara.refuse.bombed_already">
        <source>%1 has been bombed in this phase: guns fire before aircraft, and aircraft once</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 ya ha sido bombardado desde el aire en esta fase: la artillería tira antes que los aviones, y los aviones una vez</translation>
    </message>
    <message id="guadalajara.refuse.nobody_observes">
        <source>No unit that can observe for %1 is next to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>Ninguna unidad que pueda observar para %1 está adyacente a %2</translation>
    </message>
    <message id="guadalajara.refuse.air_unseen">
        <source>Nobody observes %1, and no road leads there</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nadie observa %1, y no pasa por allí ninguna carretera</translation>
    </message>
    <message id="guadalajara.refuse.guns_apart">
        <source>%1 and %2 do not fire together: Spaniards and Italians never do</source>
        <extracomment>%1 = unit, %2 = unit</extracomment>
        <translation>%1 y %2 no tiran juntas: españoles e italianos no lo hacen nunca</translation>
    </message>
    <message id="guadalajara.refuse.italian_air_north">
        <source>Italian aircraft do not attack north of the separation line (%1)</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Los aviones italianos no atacan al norte de la línea de separación (%1)</translation>
    </message>
    <message id="guadalajara.refuse.too_few_air_points" numerus="yes">
        <source>There is/are only %n air point(s)</source>
        <extracomment>%n = air points there are</extracomment>
        <translation>
            <numerusform>Solo hay %n punto aéreo</numerusform>
            <numerusform>Solo hay %n puntos aéreos</numerusform>
        </translation>
    </message>
    <message id="guadalajara.refuse.no_air_before_game">
        <source>Aircraft do not bomb in the pre-game barrage</source>
        <translation>Los aviones no bombardean en la barrera previa al juego</translation>
    </message>
    <message id="guadalajara.part.barrage_points">
        <source>Barrage points</source>
        <translation>Puntos de barrera</translation>
    </message>
    <message id="guadalajara.part.barrage_shifts">
        <source>Column shifts</source>
        <translation>Desplazamientos de columna</translation>
    </message>
    <message id="guadalajara.tally.gun">
        <source>%1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1</translation>
    </message>
    <message id="guadalajara.tally.gun_dg">
        <source>%1, halved (DG)</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1, a la mitad (DG)</translation>
    </message>
    <message id="guadalajara.tally.gun_surprised">
        <source>%1, halved (surprise)</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1, a la mitad (sorpresa)</translation>
    </message>
    <message id="guadalajara.tally.bombs">
        <source>Air points: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Puntos aéreos: %1</translation>
    </message>
    <message id="guadalajara.tally.barrage_terrain">
        <source>Terrain of %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Terreno de %1</translation>
    </message>
    <message id="guadalajara.tally.seen_from_hills">
        <source>Village seen from the hills by %1: no shelter</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Pueblo visto desde las colinas por %1: sin protección</translation>
    </message>
    <message id="guadalajara.tally.unobserved">
        <source>Nobody observes</source>
        <translation>Nadie observa</translation>
    </message>
    <message id="guadalajara.tally.observed">
        <source>Observed by %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Observado por %1</translation>
    </message>
    <message id="guadalajara.tally.on_road">
        <source>On a road: no observer needed</source>
        <translation>En una carretera: no hace falta observador</translation>
    </message>
    <message id="guadalajara.tally.pregame">
        <source>Pre-game barrage: every target is observed</source>
        <translation>Barrera previa al juego: todo objetivo está observado</translation>
    </message>
    <message id="guadalajara.odds.barrage">
        <source>Barrage points: %1; column %2</source>
        <extracomment>%1 = points, %2 = column</extracomment>
        <translation>Puntos de barrera: %1; columna %2</translation>
    </message>
    <message id="guadalajara.odds.barrage_shifted">
        <source>Barrage points: %1; column %2, shifted to %3</source>
        <extracomment>%1 = points, %2 = column, %3 = column after the shifts</extracomment>
        <translation>Puntos de barrera: %1; columna %2, desplazada a %3</translation>
    </message>
    <message id="guadalajara.frame.battle">
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message id="guadalajara.frame.support">
        <source>Support</source>
        <translation>Apoyo</translation>
    </message>
    <message id="guadalajara.frame.retreat">
        <source>Retreat</source>
        <translation>Retirada</translation>
    </message>
    <message id="guadalajara.frame.advance">
        <source>Advance</source>
        <translation>Avance</translation>
    </message>
    <message id="guadalajara.prompt.combat">
        <source>Attack, or end the combat phase</source>
        <translation>Ataque, o termine la fase de combate</translation>
    </message>
    <message id="guadalajara.prompt.support">
        <source>Support the attack on %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Apoye el ataque a %1</translation>
    </message>
    <message id="guadalajara.prompt.support_defence">
        <source>Support the defence of %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Apoye la defensa de %1</translation>
    </message>
    <message id="guadalajara.prompt.retreat">
        <source>Retreat your units</source>
        <translation>Retire sus unidades</translation>
    </message>
    <message id="guadalajara.prompt.advance">
        <source>Advance into %1, or stay</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Avance a %1, o quédese</translation>
    </message>
    <message id="guadalajara.offer.end_combat">
        <source>End of combat</source>
        <translation>Fin del combate</translation>
    </message>
    <message id="guadalajara.offer.targets">
        <source>Attack a hex</source>
        <translation>Atacar un hex</translation>
    </message>
    <message id="guadalajara.offer.attack">
        <source>Attack %1 with</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Atacar %1 con</translation>
    </message>
    <message id="guadalajara.offer.air_support">
        <source>Air points in support</source>
        <translation>Puntos aéreos en apoyo</translation>
    </message>
    <message id="guadalajara.offer.flames">
        <source>Use flamethrowers</source>
        <translation>Usar lanzallamas</translation>
    </message>
    <message id="guadalajara.offer.intensive">
        <source>Intensive combat</source>
        <translation>Combate intensivo</translation>
    </message>
    <message id="guadalajara.offer.no_support">
        <source>No (more) support</source>
        <translation>Sin (más) apoyo</translation>
    </message>
    <message id="guadalajara.offer.retreat">
        <source>Retreat of all in %1 (hexes: %2) to</source>
        <extracomment>%1 = hex, %2 = number of hexes</extracomment>
        <translation>Retirada de todos desde %1 (hexes: %2) a</translation>
    </message>
    <message id="guadalajara.offer.retreat_some">
        <source>Retreat of %3%4 from %1 (hexes: %2) to</source>
        <extracomment>%1 = hex, %2 = how far, %3 = unit, %4 = how many go with it: nothing, or +2</extracomment>
        <translation>Retirada de %3%4 desde %1 (hexes: %2) a</translation>
    </message>
    <message id="guadalajara.offer.split_retreat">
        <source>Some of %1 retreat elsewhere</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Algunos de %1 se retiran a otra parte</translation>
    </message>
    <message id="guadalajara.offer.advance">
        <source>Advance into %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Avanzar a %1</translation>
    </message>
    <message id="guadalajara.offer.hold">
        <source>No advance</source>
        <translation>Sin avance</translation>
    </message>
    <message id="guadalajara.log.attack_on">
        <source>%1: attack on %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: ataque a %2</translation>
    </message>
    <message id="guadalajara.log.overrun_of">
        <source>%1: overrun of %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: arrollamiento de %2</translation>
    </message>
    <message id="guadalajara.log.air_supports">
        <source>%1, air points in support: %2</source>
        <extracomment>%1 = side, %2 = number</extracomment>
        <translation>%1, puntos aéreos en apoyo: %2</translation>
    </message>
    <message id="guadalajara.log.flames_used">
        <source>%1 uses its flamethrowers</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 usa los lanzallamas</translation>
    </message>
    <message id="guadalajara.log.intensive">
        <source>Intensive combat: NE counts as A1r1D1r1</source>
        <translation>Combate intensivo: NE vale A1r1D1r1</translation>
    </message>
    <message id="guadalajara.log.odds">
        <source>%1 against %2, odds %3: column %4</source>
        <extracomment>%1 = attack strength, %2 = defence strength, %3 = rounded odds, %4 = column</extracomment>
        <translation>%1 contra %2, relación de combate %3: columna %4</translation>
    </message>
    <message id="guadalajara.log.odds_automatic">
        <source>%1 against %2, odds %3: A2r2 without dice</source>
        <extracomment>%1 = attack strength, %2 = defence strength, %3 = rounded odds</extracomment>
        <translation>%1 contra %2, relación de combate %3: A2r2 sin dados</translation>
    </message>
    <message id="guadalajara.log.combat_result">
        <source>Dice %1, modifier %2: %3</source>
        <extracomment>%1 = sum of the dice, %2 = modifier, %3 = result as on the table</extracomment>
        <translation>Dados %1, modificador %2: %3</translation>
    </message>
    <message id="guadalajara.log.tanks_fight">
        <source>%1 fights %2</source>
        <extracomment>%1 = attacker&apos;s armour, %2 = defender&apos;s armour</extracomment>
        <translation>%1 combate contra %2</translation>
    </message>
    <message id="guadalajara.log.tanks_no_effect">
        <source>Tank against tank: die %1, modifier %2, no effect</source>
        <extracomment>%1 = die, %2 = modifier</extracomment>
        <translation>Carro contra carro: dado %1, modificador %2, sin efecto</translation>
    </message>
    <message id="guadalajara.log.tank_is_hit">
        <source>Tank against tank: die %1, modifier %2, %3 is hit</source>
        <extracomment>%1 = die, %2 = modifier, %3 = armoured unit</extracomment>
        <translation>Carro contra carro: dado %1, modificador %2, %3 recibe el golpe</translation>
    </message>
    <message id="guadalajara.log.flames_instead">
        <source>%1 loses its step for the flames instead</source>
        <extracomment>%1 = armoured unit</extracomment>
        <translation>%1 pierde en su lugar su paso por las llamas</translation>
    </message>
    <message id="guadalajara.log.after_combat">
        <source>%1 after combat: die %2, modifier %3</source>
        <extracomment>%1 = armoured unit, %2 = die, %3 = modifier</extracomment>
        <translation>%1 tras el combate: dado %2, modificador %3</translation>
    </message>
    <message id="guadalajara.log.unloads_under_attack">
        <source>%1 gets off %2 and is DG</source>
        <extracomment>%1 = unit, %2 = truck</extracomment>
        <translation>%1 baja de %2 y queda DG</translation>
    </message>
    <message id="guadalajara.log.unit_retreats">
        <source>%1 retreats to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 se retira a %2</translation>
    </message>
    <message id="guadalajara.log.cannot_retreat">
        <source>%1 cannot retreat</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no puede retirarse</translation>
    </message>
    <message id="guadalajara.log.retreat_through_zones">
        <source>Hexes in enemy ZoC on the retreat: %1</source>
        <extracomment>%1 = number of hexes</extracomment>
        <translation>Hexes en ZdC enemiga durante la retirada: %1</translation>
    </message>
    <message id="guadalajara.roll.combat">
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message id="guadalajara.roll.tank_vs_tank">
        <source>Tank against tank</source>
        <translation>Carro contra carro</translation>
    </message>
    <message id="guadalajara.roll.tank_after_combat">
        <source>Tank after combat</source>
        <translation>Carro tras el combate</translation>
    </message>
    <message id="guadalajara.tally.part_attack">
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message id="guadalajara.tally.part_defence">
        <source>Defence</source>
        <translation>Defensa</translation>
    </message>
    <message id="guadalajara.tally.part_shift">
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message id="guadalajara.tally.part_modifiers">
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message id="guadalajara.tally.part_tanks">
        <source>Tank against tank</source>
        <translation>Carro contra carro</translation>
    </message>
    <message id="guadalajara.tally.unit">
        <source>%1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1</translation>
    </message>
    <message id="guadalajara.tally.dg">
        <source>%1 is DG</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está DG</translation>
    </message>
    <message id="guadalajara.tally.oos">
        <source>%1 is out of supply</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está desabastecida</translation>
    </message>
    <message id="guadalajara.tally.major_river">
        <source>%1 attacks across a major river</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ataca a través de un río principal</translation>
    </message>
    <message id="guadalajara.tally.guns">
        <source>Artillery, however much of it</source>
        <translation>Artillería, sea cuanta sea</translation>
    </message>
    <message id="guadalajara.tally.terrain">
        <source>Terrain in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Terreno en %1</translation>
    </message>
    <message id="guadalajara.tally.air">
        <source>%1, air points: %2</source>
        <extracomment>%1 = side, %2 = number</extracomment>
        <translation>%1, puntos aéreos: %2</translation>
    </message>
    <message id="guadalajara.tally.armour">
        <source>%1 against a stack without armour</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 contra un apilamiento sin blindados</translation>
    </message>
    <message id="guadalajara.tally.anti_tank">
        <source>Anti-tank defence: %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Defensa anticarro: %1</translation>
    </message>
    <message id="guadalajara.tally.flames">
        <source>Flamethrowers: %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Lanzallamas: %1</translation>
    </message>
    <message id="guadalajara.tally.brihuega">
        <source>Brihuega, seen from the hills</source>
        <translation>Brihuega, vista desde las colinas</translation>
    </message>
    <message id="guadalajara.tally.panic">
        <source>%1 belongs to a division in panic</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 pertenece a una división en pánico</translation>
    </message>
    <message id="guadalajara.tally.stream">
        <source>All attack across a minor river without bridge</source>
        <translation>Todos atacan a través de un río menor sin puente</translation>
    </message>
    <message id="guadalajara.tally.t26">
        <source>%1 breaks down less</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 se avería menos</translation>
    </message>
    <message id="guadalajara.tally.hidden_defenders">
        <source>Defenders that cannot be seen: %1</source>
        <extracomment>%1 = number</extracomment>
        <translation>Defensores que no se ven: %1</translation>
    </message>
    <message id="guadalajara.tally.result">
        <source>%1</source>
        <extracomment>%1 = result as on the table</extracomment>
        <translation>%1</translation>
    </message>
    <message id="guadalajara.refuse.attack.not_yours">
        <source>%1 is not yours</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no es suya</translation>
    </message>
    <message id="guadalajara.refuse.attack.not_on_map">
        <source>%1 is not on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no está en el mapa</translation>
    </message>
    <message id="guadalajara.refuse.attack.guns">
        <source>The barrage strength of %1 is no part of an attack</source>
        <extracomment>%1 = unit</extracomment>
        <translation>La fuerza de barrera de %1 no cuenta en un ataque</translation>
    </message>
    <message id="guadalajara.refuse.attack.no_factor">
        <source>%1 has no attack factor</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no tiene factor de ataque</translation>
    </message>
    <message id="guadalajara.refuse.attack.aboard">
        <source>%1 is aboard a truck</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está en un camión</translation>
    </message>
    <message id="guadalajara.refuse.attack.reserve">
        <source>%1 is in reserve</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está en reserva</translation>
    </message>
    <message id="guadalajara.refuse.attack.immobile">
        <source>%1 was set up here and may not attack in this turn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 fue desplegada aquí y no puede atacar este turno</translation>
    </message>
    <message id="guadalajara.refuse.attack.panic">
        <source>The division of %1 is in panic and cannot attack</source>
        <extracomment>%1 = unit</extracomment>
        <translation>La división de %1 está en pánico y no puede atacar</translation>
    </message>
    <message id="guadalajara.refuse.attack.armies">
        <source>Spaniards and Italians do not attack together: %1 and %2</source>
        <extracomment>%1 = unit, %2 = unit</extracomment>
        <translation>Españoles e italianos no atacan juntos: %1 y %2</translation>
    </message>
    <message id="guadalajara.refuse.attack.parties">
        <source>Communists and Anarchists do not attack the same hex: %1 and %2</source>
        <extracomment>%1 = unit, %2 = unit</extracomment>
        <translation>Comunistas y anarquistas no atacan el mismo hex: %1 y %2</translation>
    </message>
    <message id="guadalajara.refuse.attack.two_armour">
        <source>Only one armoured unit a side takes part in a combat: %1 or %2</source>
        <extracomment>%1 = unit, %2 = unit</extracomment>
        <translation>En un combate participa una sola unidad blindada por bando: %1 o %2</translation>
    </message>
    <message id="guadalajara.refuse.attack.flames">
        <source>%1 and %2 cannot be used together</source>
        <extracomment>%1 = flamethrower engineers, %2 = armoured unit</extracomment>
        <translation>%1 y %2 no se usan juntos</translation>
    </message>
    <message id="guadalajara.refuse.attack.alone">
        <source>%1 attacks only together with a unit of its hex that has an attack factor</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 solo ataca junto con una unidad de su hex con factor de ataque</translation>
    </message>
    <message id="guadalajara.refuse.attack.nobody">
        <source>Name the units that attack %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Indica las unidades que atacan %1</translation>
    </message>
    <message id="guadalajara.refuse.attack.already">
        <source>%1 has attacked in this phase</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ya ha atacado en esta fase</translation>
    </message>
    <message id="guadalajara.refuse.attack.twice">
        <source>%1 is named twice</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 se nombra dos veces</translation>
    </message>
    <message id="guadalajara.refuse.attack.not_beside">
        <source>%1 is not next to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no está adyacente a %2</translation>
    </message>
    <message id="guadalajara.refuse.attack.hex_again">
        <source>%1 has been attacked in this phase</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 ya ha sido atacado en esta fase</translation>
    </message>
    <message id="guadalajara.refuse.attack.no_enemies">
        <source>There are no enemies in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En %1 no hay enemigos</translation>
    </message>
    <message id="guadalajara.refuse.attack.none_beside">
        <source>None of your units that can attack is next to %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Ninguna unidad suya que pueda atacar está adyacente a %1</translation>
    </message>
    <message id="guadalajara.refuse.support.air_points">
        <source>Air points that are ready: %1</source>
        <extracomment>%1 = number of air points</extracomment>
        <translation>Puntos aéreos disponibles: %1</translation>
    </message>
    <message id="guadalajara.refuse.support.north">
        <source>Italian air points do not fly north of the separation line: %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Los puntos aéreos italianos no vuelan al norte de la línea de separación: %1</translation>
    </message>
    <message id="guadalajara.refuse.support.committed">
        <source>Air points have been committed to this combat</source>
        <translation>Ya se han empleado puntos aéreos en este combate</translation>
    </message>
    <message id="guadalajara.refuse.support.no_flames">
        <source>%1 has no flamethrowers to use here</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no tiene lanzallamas que usar aquí</translation>
    </message>
    <message id="guadalajara.refuse.support.intensive">
        <source>Intensive combat cannot be declared here</source>
        <translation>Aquí no se puede declarar un combate intensivo</translation>
    </message>
    <message id="guadalajara.refuse.retreat.not_among_them">
        <source>%1 is not among those who have to retreat</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no está entre quienes deben retirarse</translation>
    </message>
    <message id="guadalajara.refuse.retreat.one_hex">
        <source>Name units of one hex</source>
        <translation>Indica unidades de un solo hex</translation>
    </message>
    <message id="guadalajara.refuse.retreat.together">
        <source>%1 retreats with its stack</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 se retira con su apilamiento</translation>
    </message>
    <message id="guadalajara.refuse.retreat.no_way">
        <source>These units have no retreat to %1 (hexes: %2)</source>
        <extracomment>%1 = hex, %2 = number of hexes</extracomment>
        <translation>Estas unidades no tienen retirada a %1 (hexes: %2)</translation>
    </message>
    <message id="guadalajara.refuse.retreat.too_short">
        <source>To %1 they would not retreat the whole distance</source>
        <extracomment>%1 = hex</extracomment>
        <translation>A %1 no se retirarían toda la distancia</translation>
    </message>
    <message id="guadalajara.refuse.retreat.too_far">
        <source>They retreat no farther than they must: %1 is too far</source>
        <extracomment>%1 = hex</extracomment>
        <translation>No se retiran más de lo debido: %1 está demasiado lejos</translation>
    </message>
    <message id="guadalajara.refuse.retreat.not_away">
        <source>%1 does not lead away from the enemy, and other ways do</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 no aleja del enemigo, otros caminos sí</translation>
    </message>
    <message id="guadalajara.refuse.retreat.zones">
        <source>The way to %1 leads through more enemy ZoC than others</source>
        <extracomment>%1 = hex</extracomment>
        <translation>El camino a %1 pasa por más ZdC enemiga que otros</translation>
    </message>
    <message id="guadalajara.refuse.advance.not_among_them">
        <source>%1 cannot advance after this combat</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no puede avanzar tras este combate</translation>
    </message>
    <message id="guadalajara.refuse.advance.nobody">
        <source>Name the units that advance</source>
        <translation>Indica las unidades que avanzan</translation>
    </message>
    <message id="guadalajara.refuse.advance.closed">
        <source>%1 cannot enter %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no puede entrar en %2</translation>
    </message>
    <message id="guadalajara.frame.losses">
        <source>Losses</source>
        <translation>Pérdidas</translation>
    </message>
    <message id="guadalajara.frame.stranded">
        <source>Lone armour</source>
        <translation>Blindados solos</translation>
    </message>
    <message id="guadalajara.prompt.losses">
        <source>Share out the losses (steps: %1)</source>
        <extracomment>%1 = number of steps</extracomment>
        <translation>Reparta las pérdidas (pasos: %1)</translation>
    </message>
    <message id="guadalajara.prompt.stranded">
        <source>%1 is left alone: choose where it withdraws</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 se ha quedado sola: elija adónde se retira</translation>
    </message>
    <message id="guadalajara.offer.losses">
        <source>Steps to lose: %1</source>
        <extracomment>%1 = number of steps</extracomment>
        <translation>Pasos que perder: %1</translation>
    </message>
    <message id="guadalajara.offer.stranded">
        <source>%1 withdraws to</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 se retira a</translation>
    </message>
    <message id="guadalajara.log.steps_lost">
        <source>%1, steps lost: %2</source>
        <extracomment>%1 = side, %2 = number of steps</extracomment>
        <translation>%1, pasos perdidos: %2</translation>
    </message>
    <message id="guadalajara.log.unit_loses_step">
        <source>%1 loses a step</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 pierde un paso</translation>
    </message>
    <message id="guadalajara.log.unit_destroyed">
        <source>%1 is eliminated</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 queda eliminada</translation>
    </message>
    <message id="guadalajara.log.unit_lost_for_good">
        <source>%1 is eliminated and does not come back</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 queda eliminada y no vuelve</translation>
    </message>
    <message id="guadalajara.log.unit_comes_back">
        <source>%1 is eliminated and comes back on turn %2</source>
        <extracomment>%1 = unit, %2 = turn</extracomment>
        <translation>%1 queda eliminada y vuelve en el turno %2</translation>
    </message>
    <message id="guadalajara.log.no_way_to_hq">
        <source>%1 has no way to its HQ</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no tiene camino hasta su CG</translation>
    </message>
    <message id="guadalajara.log.armour_disabled">
        <source>%1 is disabled</source>
        <extracomment>%1 = armoured unit</extracomment>
        <translation>%1 queda fuera de combate</translation>
    </message>
    <message id="guadalajara.log.armour_withdraws">
        <source>%1, left alone, withdraws to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1, que se ha quedado sola, se retira a %2</translation>
    </message>
    <message id="guadalajara.log.armour_repaired">
        <source>%1 is repaired and comes back on turn %2</source>
        <extracomment>%1 = armoured unit, %2 = turn</extracomment>
        <translation>%1 queda reparada y vuelve en el turno %2</translation>
    </message>
    <message id="guadalajara.log.armour_not_repaired">
        <source>%1 stays disabled</source>
        <extracomment>%1 = armoured unit</extracomment>
        <translation>%1 sigue fuera de combate</translation>
    </message>
    <message id="guadalajara.roll.reconstitution">
        <source>Reconstitution</source>
        <translation>Reconstitución</translation>
    </message>
    <message id="guadalajara.roll.tank_repair">
        <source>Tank repair</source>
        <translation>Reparación de carros</translation>
    </message>
    <message id="guadalajara.refuse.losses.not_among_them">
        <source>That unit is not among those who can take these losses</source>
        <translation>Esa unidad no está entre las que pueden sufrir estas pérdidas</translation>
    </message>
    <message id="guadalajara.refuse.losses.fewer_steps">
        <source>%1 cannot lose that much (steps: %2)</source>
        <extracomment>%1 = unit, %2 = number of steps</extracomment>
        <translation>%1 no puede perder tanto (pasos: %2)</translation>
    </message>
    <message id="guadalajara.refuse.losses.other_sum">
        <source>Steps to be lost, no more and no fewer: %1</source>
        <extracomment>%1 = number of steps</extracomment>
        <translation>Pasos que perder, ni más ni menos: %1</translation>
    </message>
    <message id="guadalajara.refuse.losses.volunteer_first">
        <source>Stacked with regulars, an Italian volunteer takes the first loss: %1, for one</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Apilados con regulares, la primera pérdida es de un voluntario italiano: por ejemplo %1</translation>
    </message>
    <message id="guadalajara.refuse.losses.strongest_first">
        <source>The strongest unit takes the first loss: %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>La primera pérdida es de la unidad más fuerte: %1</translation>
    </message>
    <message id="guadalajara.refuse.stranded.not_nearest">
        <source>%1 goes to the nearest hex with friends it can join, and %2 is none</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 va al hex más cercano con unidades propias a las que puede unirse, y %2 no lo es</translation>
    </message>
    <message id="guadalajara.fault.package_lacks">
        <source>The package lacks %1</source>
        <extracomment>%1 = what is missing</extracomment>
        <translation>Al paquete le falta %1</translation>
    </message>
    <message id="guadalajara.refuse.stack.steps">
        <source>%1 would hold %2 steps; the limit is %3</source>
        <extracomment>%1 = hex, %2 = steps that would be there, %3 = the limit</extracomment>
        <translation>%1 tendría %2 pasos; el límite es %3</translation>
    </message>
    <message id="guadalajara.refuse.stack.armour_twice">
        <source>%1 and %2 are both armoured and cannot stay together in %3</source>
        <extracomment>%1, %2 = armoured units, %3 = hex</extracomment>
        <translation>%1 y %2 son ambas blindadas y no pueden quedarse juntas en %3</translation>
    </message>
    <message id="guadalajara.refuse.stack.armour_alone">
        <source>%1 would be without an unarmoured unit in %2</source>
        <extracomment>%1 = armoured unit or flamethrower engineers, %2 = hex</extracomment>
        <translation>%1 quedaría sin una unidad no blindada en %2</translation>
    </message>
    <message id="guadalajara.refuse.stack.mixed_armies">
        <source>%1 is Spanish and %2 Italian: they cannot stack in %3</source>
        <extracomment>%1 = Spanish unit, %2 = Italian unit, %3 = hex</extracomment>
        <translation>%1 es española y %2 italiana: no pueden apilarse en %3</translation>
    </message>
    <message id="guadalajara.refuse.stack.mixed_parties">
        <source>%1 is Communist and %2 Anarchist: they cannot stack in %3</source>
        <extracomment>%1 = Communist unit, %2 = Anarchist unit, %3 = hex</extracomment>
        <translation>%1 es comunista y %2 anarquista: no pueden apilarse en %3</translation>
    </message>
    <message id="guadalajara.room">
        <source>%1 of %2 steps</source>
        <extracomment>%1 = steps in a hex, %2 = the limit</extracomment>
        <translation>%1 de %2 pasos</translation>
    </message>
    <message id="guadalajara.refuse.go.outside_area">
        <source>%1 is outside the area of play</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 está fuera de la zona de juego</translation>
    </message>
    <message id="guadalajara.refuse.go.gate_closed">
        <source>%1 may not go to %2, west of column 16, before Brihuega is taken</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no puede ir a %2, al oeste de la columna 16, antes de que se tome Brihuega</translation>
    </message>
    <message id="guadalajara.refuse.go.beyond_line">
        <source>%1 may not cross the separation line to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no puede cruzar la línea de separación hacia %2</translation>
    </message>
    <message id="guadalajara.refuse.go.line_closed">
        <source>%1 may not cross to %2: too many Republicans in the north, or enough have crossed</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no puede pasar ahora a %2: hay demasiados republicanos en el norte, o ya han cruzado bastantes unidades este turno</translation>
    </message>
    <message id="guadalajara.refuse.go.rail_only">
        <source>%1 stays on the railway; none leads to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no deja la vía férrea; ninguna lleva a %2</translation>
    </message>
    <message id="guadalajara.refuse.go.near_rail">
        <source>%1 stays on or beside the railway, and %2 is too far from it</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 se queda en la vía férrea o junto a ella, y %2 está demasiado lejos</translation>
    </message>
    <message id="guadalajara.refuse.go.stays_east">
        <source>%1 was set up east of column 20 and may not go to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 se desplegó al este de la columna 20 y no puede ir a %2</translation>
    </message>
    <message id="guadalajara.refuse.go.shut_in">
        <source>%1 could never leave %2: no road or trail leads out of it</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no podría salir nunca de %2: de ahí no sale ninguna carretera ni camino</translation>
    </message>
    <message id="guadalajara.refuse.go.not_adjacent">
        <source>%2 is not next to %1</source>
        <extracomment>%1, %2 = hexes</extracomment>
        <translation>%2 no es adyacente a %1</translation>
    </message>
    <message id="guadalajara.refuse.go.closed">
        <source>%1 cannot enter %2: the terrain or the hexside is closed to it</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no puede entrar en %2: el terreno o el lado le está prohibido</translation>
    </message>
    <message id="guadalajara.refuse.go.enemy">
        <source>The enemy is in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>El enemigo está en %1</translation>
    </message>
    <message id="guadalajara.refuse.go.loaded_near_enemy">
        <source>%1 is loaded and may not go to %2, next to the enemy</source>
        <extracomment>%1 = truck, %2 = hex</extracomment>
        <translation>%1 va cargado y no puede ir a %2, junto al enemigo</translation>
    </message>
    <message id="guadalajara.refuse.go.train_in_zone">
        <source>%1 may not enter the enemy zone of control in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no puede entrar en la Zona de Control enemiga en %2</translation>
    </message>
    <message id="guadalajara.refuse.go.too_far">
        <source>%1 has not the movement points to enter %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no tiene los FM para entrar en %2</translation>
    </message>
    <message id="guadalajara.refuse.go.no_way">
        <source>%1 must go somewhere else</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 debe ir a otro lugar</translation>
    </message>
    <message id="guadalajara.log.brihuega_taken">
        <source>Brihuega is taken: the way west is open</source>
        <translation>Brihuega es tomada: el camino al oeste queda abierto</translation>
    </message>
    <message id="guadalajara.word.division_fn">
        <source>Fiamme Nere</source>
        <translation>Fiamme Nere</translation>
    </message>
    <message id="guadalajara.word.division_pn">
        <source>Penne Nere</source>
        <translation>Penne Nere</translation>
    </message>
    <message id="guadalajara.word.division_dlv">
        <source>Dio lo Vuole</source>
        <translation>Dio lo Vuole</translation>
    </message>
    <message id="guadalajara.log.division_panics">
        <source>%1 panics: its morale level is %2</source>
        <extracomment>%1 = division, %2 = morale level</extracomment>
        <translation>%1 entra en pánico: su nivel de moral es %2</translation>
    </message>
    <message id="guadalajara.log.division_steady">
        <source>%1 is steady again: its morale level is %2</source>
        <extracomment>%1 = division, %2 = morale level</extracomment>
        <translation>%1 vuelve a estar firme: su nivel de moral es %2</translation>
    </message>
    <message id="guadalajara.log.compulsory_retreat">
        <source>Compulsory retreat of %1</source>
        <extracomment>%1 = division</extracomment>
        <translation>Retirada obligatoria de %1</translation>
    </message>
    <message id="guadalajara.log.cannot_fall_back">
        <source>%1 cannot use its whole movement allowance: it stays and loses a step</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no puede gastar toda su capacidad de movimiento: se queda y pierde un paso</translation>
    </message>
    <message id="guadalajara.log.line_reached_early">
        <source>%1 reaches the start line with movement left: it loses a step</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 llega a la línea de partida con movimiento sobrante: pierde un paso</translation>
    </message>
    <message id="guadalajara.log.passes_choke">
        <source>The stack in %1 passes 20.03: it loses a step</source>
        <extracomment>%1 = hex</extracomment>
        <translation>El apilamiento de %1 pasa junto a 20.03: pierde un paso</translation>
    </message>
    <message id="guadalajara.frame.morale">
        <source>Italian morale</source>
        <extracomment>A step of the game</extracomment>
        <translation>Moral italiana</translation>
    </message>
    <message id="guadalajara.frame.compulsory">
        <source>Compulsory retreat</source>
        <extracomment>A step of the game</extracomment>
        <translation>Retirada obligatoria</translation>
    </message>
    <message id="guadalajara.frame.fall_back">
        <source>Where a unit retreats</source>
        <extracomment>A decision: where a unit ends its compulsory retreat</extracomment>
        <translation>Adónde se retira una unidad</translation>
    </message>
    <message id="guadalajara.prompt.fall_back">
        <source>Compulsory retreat: where does %1 go? All these hexes are equally near the start line.</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Retirada obligatoria: ¿adónde va %1? Todos estos hexes están igual de cerca de la línea de partida.</translation>
    </message>
    <message id="guadalajara.offer.fall_back">
        <source>Retreat with %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Retirar %1</translation>
    </message>
    <message id="guadalajara.refuse.not_nearest">
        <source>%1 is not as near to the start line as the unit can come</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 no está lo más cerca posible de la línea de partida</translation>
    </message>
    <message id="guadalajara.refuse.strange_decision">
        <source>Such a decision cannot be pending</source>
        <translation>Una decisión así no puede estar pendiente</translation>
    </message>
    <message id="guadalajara.refuse.both_sides">
        <source>Both sides are in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En %1 están ambos bandos</translation>
    </message>
    <message id="guadalajara.refuse.strange_truck">
        <source>%1 is aboard a truck that is not there</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 va en un camión que no está ahí</translation>
    </message>
    <message id="guadalajara.refuse.no_such_hex">
        <source>%1 is in a hex that does not exist</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está en un hex que no existe</translation>
    </message>
    <message id="guadalajara.log.turn_begins">
        <source>Turn %1 begins</source>
        <extracomment>%1 = number of the turn</extracomment>
        <translation>Comienza el turno %1</translation>
    </message>
    <message id="guadalajara.phase.pregame_barrage">
        <source>Pre-game barrage</source>
        <translation>Barrera previa al juego</translation>
    </message>
    <message id="guadalajara.phase.reinforcements">
        <source>Reinforcements</source>
        <translation>Refuerzos</translation>
    </message>
    <message id="guadalajara.phase.movement">
        <source>Movement and reserves</source>
        <translation>Movimiento y reservas</translation>
    </message>
    <message id="guadalajara.phase.repair">
        <source>Tank repair</source>
        <translation>Reparación de carros</translation>
    </message>
    <message id="guadalajara.phase.barrage">
        <source>Barrage</source>
        <translation>Barrera</translation>
    </message>
    <message id="guadalajara.phase.combat">
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message id="guadalajara.phase.supply">
        <source>Supply</source>
        <translation>Abastecimiento</translation>
    </message>
    <message id="guadalajara.phase.exploitation">
        <source>Exploitation</source>
        <translation>Explotación</translation>
    </message>
    <message id="guadalajara.phase.clean_up">
        <source>Clean-up</source>
        <translation>Limpieza</translation>
    </message>
    <message id="guadalajara.phase.air_points">
        <source>Air points</source>
        <translation>Puntos aéreos</translation>
    </message>
    <message id="guadalajara.phase.interdiction">
        <source>Air interdiction</source>
        <translation>Interdicción aérea</translation>
    </message>
    <message id="guadalajara.phase.morale">
        <source>Italian morale</source>
        <translation>Moral italiana</translation>
    </message>
    <message id="guadalajara.phase.end">
        <source>End of turn</source>
        <translation>Fin del turno</translation>
    </message>
    <message id="guadalajara.title.movement">
        <source>%1: movement and reserves</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: movimiento y reservas</translation>
    </message>
    <message id="guadalajara.title.repair">
        <source>%1: tank repair</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: reparación de carros</translation>
    </message>
    <message id="guadalajara.title.barrage">
        <source>%1: barrage</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: barrera</translation>
    </message>
    <message id="guadalajara.title.combat">
        <source>%1: combat</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: combate</translation>
    </message>
    <message id="guadalajara.title.supply">
        <source>%1: supply</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: abastecimiento</translation>
    </message>
    <message id="guadalajara.title.exploitation">
        <source>%1: exploitation</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: explotación</translation>
    </message>
    <message id="guadalajara.title.clean_up">
        <source>%1: clean-up</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: limpieza</translation>
    </message>
    <message id="guadalajara.title.air_points">
        <source>%1: air points</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: puntos aéreos</translation>
    </message>
    <message id="guadalajara.title.interdiction">
        <source>%1: air interdiction</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: interdicción aérea</translation>
    </message>
    <message id="guadalajara.title.pregame_barrage">
        <source>%1: pre-game barrage</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: barrera previa al juego</translation>
    </message>
    <message id="guadalajara.frame.setup">
        <source>Set-up</source>
        <translation>Despliegue</translation>
    </message>
    <message id="guadalajara.frame.deploy">
        <source>Set-up of a side</source>
        <translation>Despliegue de un bando</translation>
    </message>
    <message id="guadalajara.log.setup_of">
        <source>%1: set-up</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: despliegue</translation>
    </message>
    <message id="guadalajara.prompt.place">
        <source>Set up the %1 units that are waiting</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Despliegue las %1 unidades que esperan</translation>
    </message>
    <message id="guadalajara.prompt.end_setup">
        <source>Everything stands: change what you like, or end the set-up</source>
        <translation>Todo está en su sitio: cambie lo que quiera o termine el despliegue</translation>
    </message>
    <message id="guadalajara.prompt.rearrange">
        <source>Something cannot stay as it is: set it right</source>
        <translation>Algo no puede quedar así: corríjalo</translation>
    </message>
    <message id="guadalajara.progress.placed">
        <source>Units set up</source>
        <translation>Unidades desplegadas</translation>
    </message>
    <message id="guadalajara.offer.place_units">
        <source>Set up a unit</source>
        <translation>Desplegar una unidad</translation>
    </message>
    <message id="guadalajara.offer.rearrange">
        <source>Move a unit that stands</source>
        <translation>Mover una unidad ya desplegada</translation>
    </message>
    <message id="guadalajara.offer.place">
        <source>Where does %1 stand?</source>
        <extracomment>%1 = unit</extracomment>
        <translation>¿Dónde está %1?</translation>
    </message>
    <message id="guadalajara.offer.gun_side">
        <source>Turn a gun to its other side</source>
        <translation>Girar una batería a la otra cara</translation>
    </message>
    <message id="guadalajara.offer.suggested">
        <source>Take the suggested set-up</source>
        <translation>Usar el despliegue sugerido</translation>
    </message>
    <message id="guadalajara.offer.take_up">
        <source>Take units up again</source>
        <translation>Recoger unidades</translation>
    </message>
    <message id="guadalajara.offer.clear">
        <source>Take everything up again</source>
        <translation>Recogerlo todo</translation>
    </message>
    <message id="guadalajara.offer.end_setup">
        <source>End the set-up</source>
        <translation>Terminar el despliegue</translation>
    </message>
    <message id="guadalajara.refuse.setup.not_now">
        <source>%1 is not set up by its player now</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no la despliega ahora su jugador</translation>
    </message>
    <message id="guadalajara.refuse.setup.stands_there">
        <source>%1 stands there already</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ya está ahí</translation>
    </message>
    <message id="guadalajara.refuse.setup.start_line">
        <source>%2 is beyond the start line for %1</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%2 está más allá de la línea de partida para %1</translation>
    </message>
    <message id="guadalajara.refuse.setup.list">
        <source>The list does not give %1 the hex %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>La lista no da a %1 el hex %2</translation>
    </message>
    <message id="guadalajara.refuse.setup.limit">
        <source>The limit of units set up in %1 is %2</source>
        <extracomment>%1 = hex, %2 = how many</extracomment>
        <translation>El límite de unidades que se despliegan en %1 es %2</translation>
    </message>
    <message id="guadalajara.refuse.setup.with_group">
        <source>%1 is set up with one of the groups above, and none is in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 se despliega con uno de los grupos anteriores, y en %2 no hay ninguno</translation>
    </message>
    <message id="guadalajara.refuse.setup.behind_front">
        <source>%1 is next to an enemy: that is not behind the front</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 es adyacente a un enemigo: no está tras el frente</translation>
    </message>
    <message id="guadalajara.refuse.enemy_there">
        <source>The enemy is in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>El enemigo está en %1</translation>
    </message>
    <message id="guadalajara.refuse.setup.waiting">
        <source>%1 has not been set up yet</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 aún no está desplegada</translation>
    </message>
    <message id="guadalajara.refuse.setup.not_on_map">
        <source>%1 is not on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no está en el mapa</translation>
    </message>
    <message id="guadalajara.refuse.named_twice">
        <source>%1 is named twice</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 se nombra dos veces</translation>
    </message>
    <message id="guadalajara.refuse.nobody_named">
        <source>Nobody is named</source>
        <translation>No se nombra a nadie</translation>
    </message>
    <message id="guadalajara.refuse.setup.nothing_to_clear">
        <source>Nothing stands that could be taken up</source>
        <translation>No hay nada que recoger</translation>
    </message>
    <message id="guadalajara.refuse.setup.nothing_suggested">
        <source>No set-up is suggested</source>
        <translation>No se sugiere ningún despliegue</translation>
    </message>
    <message id="guadalajara.refuse.no_such_gun">
        <source>%1 is no gun of yours that may choose its side</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no es una batería suya que pueda elegir cara</translation>
    </message>
    <message id="guadalajara.refuse.setup.alone">
        <source>%1 may not stand alone</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no puede estar sola</translation>
    </message>
    <message id="guadalajara.layer.zones">
        <source>Zones of control</source>
        <translation>Zonas de Control</translation>
    </message>
    <message id="guadalajara.layer.supply">
        <source>Supply</source>
        <translation>Abastecimiento</translation>
    </message>
    <message id="guadalajara.layer.hq_ranges">
        <source>HQ ranges</source>
        <translation>Alcance de los CG</translation>
    </message>
    <message id="guadalajara.layer.interdiction">
        <source>Interdicted roads</source>
        <translation>Carreteras interdictas</translation>
    </message>
    <message id="guadalajara.value.attack">
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message id="guadalajara.value.defence">
        <source>Defence</source>
        <translation>Defensa</translation>
    </message>
    <message id="guadalajara.value.movement">
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message id="guadalajara.value.barrage">
        <source>Barrage</source>
        <translation>Barrera</translation>
    </message>
    <message id="guadalajara.value.range">
        <source>Range</source>
        <translation>Alcance</translation>
    </message>
    <message id="guadalajara.value.supply_range">
        <source>Supply range</source>
        <translation>Alcance de suministro</translation>
    </message>
    <message id="guadalajara.value.attack_drm">
        <source>Modifier in attack</source>
        <translation>Modificador en ataque</translation>
    </message>
    <message id="guadalajara.value.defence_drm">
        <source>Modifier in defence</source>
        <translation>Modificador en defensa</translation>
    </message>
    <message id="guadalajara.value.stacking">
        <source>Stacking</source>
        <translation>Apilamiento</translation>
    </message>
    <message id="guadalajara.tally.printed">
        <source>printed</source>
        <translation>impreso</translation>
    </message>
    <message id="guadalajara.tally.is_dg">
        <source>disorganised (DG)</source>
        <translation>desorganizada (DG)</translation>
    </message>
    <message id="guadalajara.tally.is_oos">
        <source>out of supply</source>
        <translation>desabastecida</translation>
    </message>
    <message id="guadalajara.tally.surprised">
        <source>surprise</source>
        <translation>sorpresa</translation>
    </message>
    <message id="guadalajara.tally.panicked">
        <source>panic</source>
        <translation>pánico</translation>
    </message>
    <message id="guadalajara.tally.one_farther">
        <source>reaches one hex farther</source>
        <translation>llega un hex más allá</translation>
    </message>
    <message id="guadalajara.tally.rounded">
        <source>rounding</source>
        <translation>redondeo</translation>
    </message>
    <message id="guadalajara.tally.defence_terrain">
        <source>terrain of %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>terreno de %1</translation>
    </message>
    <message id="guadalajara.tally.spent">
        <source>movement already spent</source>
        <translation>movimiento ya gastado</translation>
    </message>
    <message id="guadalajara.effect.returns" numerus="yes">
        <source>comes back in %n turn(s)</source>
        <extracomment>%n = how many turns</extracomment>
        <translation>
            <numerusform>vuelve tras %n turno</numerusform>
            <numerusform>vuelve tras %n turnos</numerusform>
        </translation>
    </message>
    <message id="guadalajara.effect.lost">
        <source>lost for good</source>
        <translation>perdida para siempre</translation>
    </message>
    <message id="guadalajara.effect.repaired">
        <source>repaired</source>
        <translation>reparada</translation>
    </message>
    <message id="guadalajara.effect.disabled">
        <source>still disabled</source>
        <translation>sigue fuera de combate</translation>
    </message>
    <message id="guadalajara.effect.early">
        <source>a turn early</source>
        <translation>un turno antes</translation>
    </message>
    <message id="guadalajara.effect.late">
        <source>a turn late</source>
        <translation>un turno después</translation>
    </message>
    <message id="guadalajara.effect.on_time">
        <source>on time</source>
        <translation>a tiempo</translation>
    </message>
    <message id="guadalajara.effect.combat">
        <source>attacker: steps %1, retreat %2; defender: steps %3, retreat %4</source>
        <extracomment>%1 = steps the attacker loses, %2 = hexes he retreats, %3 and %4 = the same of the defender</extracomment>
        <translation>atacante: pasos %1, retirada %2; defensor: pasos %3, retirada %4</translation>
    </message>
    <message id="guadalajara.effect.attacker_destroyed">
        <source>the attacking armour is destroyed</source>
        <translation>la unidad blindada atacante es destruida</translation>
    </message>
    <message id="guadalajara.effect.attacker_disabled">
        <source>the attacking armour is disabled</source>
        <translation>la unidad blindada atacante queda fuera de combate</translation>
    </message>
    <message id="guadalajara.effect.attacker_step">
        <source>the attacking armour loses a step</source>
        <translation>la unidad blindada atacante pierde un paso</translation>
    </message>
    <message id="guadalajara.effect.defender_destroyed">
        <source>the defending armour is destroyed</source>
        <translation>la unidad blindada defensora es destruida</translation>
    </message>
    <message id="guadalajara.effect.defender_disabled">
        <source>the defending armour is disabled</source>
        <translation>la unidad blindada defensora queda fuera de combate</translation>
    </message>
    <message id="guadalajara.effect.defender_step">
        <source>the defending armour loses a step</source>
        <translation>la unidad blindada defensora pierde un paso</translation>
    </message>
    <message id="guadalajara.effect.armour_disabled">
        <source>the armour is disabled</source>
        <translation>la unidad blindada queda fuera de combate</translation>
    </message>
    <message id="guadalajara.effect.armour_step">
        <source>the armour loses a step</source>
        <translation>la unidad blindada pierde un paso</translation>
    </message>
    <message id="guadalajara.effect.armour_destroyed">
        <source>the armour is destroyed</source>
        <translation>la unidad blindada es destruida</translation>
    </message>
    <message id="guadalajara.roll.attrition">
        <source>Attrition</source>
        <translation>Desgaste</translation>
    </message>
    <message id="guadalajara.frame.supply">
        <source>Supply</source>
        <extracomment>A step of the game</extracomment>
        <translation>Abastecimiento</translation>
    </message>
    <message id="guadalajara.log.out_of_supply">
        <source>%1 is out of supply</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 queda desabastecida</translation>
    </message>
    <message id="guadalajara.log.in_supply">
        <source>%1 is in supply again</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 vuelve a estar abastecida</translation>
    </message>
    <message id="guadalajara.log.attrition">
        <source>Attrition in %1: steps lost: %2</source>
        <extracomment>%1 = hex, %2 = steps</extracomment>
        <translation>Desgaste en %1: pasos perdidos: %2</translation>
    </message>
    <message id="guadalajara.refuse.truck.not_yours">
        <source>%1 is no truck of yours</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 no es un camión suyo</translation>
    </message>
    <message id="guadalajara.refuse.truck.not_cargo">
        <source>Trucks do not carry units like %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Los camiones no transportan unidades como %1</translation>
    </message>
    <message id="guadalajara.refuse.truck.elsewhere">
        <source>%1 is not in the hex of %2</source>
        <extracomment>%1 = truck, %2 = unit</extracomment>
        <translation>%1 no está en el hex de %2</translation>
    </message>
    <message id="guadalajara.refuse.truck.loaded">
        <source>%1 is loaded already</source>
        <extracomment>%1 = truck</extracomment>
        <translation>%1 ya va cargado</translation>
    </message>
    <message id="guadalajara.refuse.truck.empty">
        <source>%1 carries nothing</source>
        <extracomment>%1 = truck</extracomment>
        <translation>%1 no transporta nada</translation>
    </message>
    <message id="guadalajara.refuse.truck.littorio">
        <source>%1 belongs to the Littorio division and carries its units only, not %2</source>
        <extracomment>%1 = truck, %2 = unit</extracomment>
        <translation>%1 es de la división Littorio y solo transporta sus unidades, no %2</translation>
    </message>
    <message id="guadalajara.refuse.truck.exploitation">
        <source>Nothing is loaded in the exploitation phase</source>
        <translation>En la fase de explotación no se carga nada</translation>
    </message>
    <message id="guadalajara.refuse.truck.costs">
        <source>%1 needs %2 MP to load or unload</source>
        <extracomment>%1 = truck, %2 = movement points</extracomment>
        <translation>%1 necesita %2 FM para cargar o descargar</translation>
    </message>
    <message id="guadalajara.refuse.truck.only_at_start">
        <source>Trucks are put elsewhere at the start of the movement phase only</source>
        <translation>Los camiones se ponen en otro sitio solo al inicio de la fase de movimiento</translation>
    </message>
    <message id="guadalajara.refuse.truck.moved">
        <source>%1 has moved or been put elsewhere in this phase</source>
        <extracomment>%1 = truck</extracomment>
        <translation>%1 ha movido o se ha puesto en otro sitio en esta fase</translation>
    </message>
    <message id="guadalajara.refuse.truck.no_road">
        <source>%1 cannot be in %2, away from roads and trails</source>
        <extracomment>%1 = truck, %2 = hex</extracomment>
        <translation>%1 no puede estar en %2, lejos de carreteras y pistas</translation>
    </message>
    <message id="guadalajara.refuse.truck.drives_empty">
        <source>%1 is empty: it may stay, go nearer to the nearest HQ, or drive to a unit to load it</source>
        <extracomment>%1 = truck</extracomment>
        <translation>%1 está vacío: puede quedarse, acercarse al CG más próximo o ir hasta una unidad para cargarla</translation>
    </message>
    <message id="guadalajara.log.loads">
        <source>%1 is loaded on %2</source>
        <extracomment>%1 = unit, %2 = truck</extracomment>
        <translation>%1 sube a %2</translation>
    </message>
    <message id="guadalajara.log.unloads">
        <source>%1 gets off %2</source>
        <extracomment>%1 = unit, %2 = truck</extracomment>
        <translation>%1 baja de %2</translation>
    </message>
    <message id="guadalajara.log.truck_placed">
        <source>%1 is put into %2</source>
        <extracomment>%1 = truck, %2 = hex, or where units wait beside the map</extracomment>
        <translation>%1 se pone en %2</translation>
    </message>
    <message id="guadalajara.refuse.reserve.moved">
        <source>%1 has moved in this phase and cannot go into reserve</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha movido en esta fase y no puede pasar a la reserva</translation>
    </message>
    <message id="guadalajara.refuse.reserve.came_in">
        <source>%1 has come onto the map in this phase and may not go into reserve</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha entrado en el mapa en esta fase y no puede pasar a la reserva</translation>
    </message>
    <message id="guadalajara.refuse.reserve.dg">
        <source>%1 is disorganised and cannot go into reserve</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está desorganizada y no puede pasar a la reserva</translation>
    </message>
    <message id="guadalajara.refuse.reserve.no_box">
        <source>%1 has no yellow box and is not aboard a truck</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no tiene recuadro amarillo ni va en un camión</translation>
    </message>
    <message id="guadalajara.refuse.reserve.enemy">
        <source>An enemy unit is next to %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Hay una unidad enemiga junto a %1</translation>
    </message>
    <message id="guadalajara.refuse.reserve.truck">
        <source>%1 began the phase without its truck</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 empezó la fase sin su camión</translation>
    </message>
    <message id="guadalajara.refuse.reserve.no_markers">
        <source>No reserve marker is left</source>
        <translation>No quedan marcadores de reserva</translation>
    </message>
    <message id="guadalajara.refuse.reserve.surprise">
        <source>Surprised Republicans have no reserves</source>
        <translation>Los republicanos sorprendidos no tienen reservas</translation>
    </message>
    <message id="guadalajara.refuse.reserve.other_stack">
        <source>%1 is in another hex: one marker, one stack</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está en otro hex: un marcador, un apilamiento</translation>
    </message>
    <message id="guadalajara.log.reserve">
        <source>%1 goes into reserve (%2)</source>
        <extracomment>%1 = unit, %2 = where</extracomment>
        <translation>%1 pasa a la reserva (%2)</translation>
    </message>
    <message id="guadalajara.log.released">
        <source>%1: reserves are released</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: se liberan las reservas</translation>
    </message>
    <message id="guadalajara.log.preparation">
        <source>Italian preparation: units away from the enemy may move again</source>
        <translation>Preparación italiana: las unidades lejos del enemigo pueden mover otra vez</translation>
    </message>
    <message id="guadalajara.frame.screen">
        <source>Cavalry screen</source>
        <translation>Pantalla de caballería</translation>
    </message>
    <message id="guadalajara.prompt.screen">
        <source>The enemy comes to %2: does the cavalry in %1 give way?</source>
        <extracomment>%1 = hex of the cavalry, %2 = hex of the enemy</extracomment>
        <translation>El enemigo llega a %2: ¿cede el paso la caballería de %1?</translation>
    </message>
    <message id="guadalajara.offer.give_way">
        <source>Give way with %1 to</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Ceder el paso con %1 hacia</translation>
    </message>
    <message id="guadalajara.offer.stay">
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message id="guadalajara.refuse.screen.length">
        <source>A screen gives way by exactly %1 hexes</source>
        <extracomment>%1 = number of hexes</extracomment>
        <translation>Una pantalla cede exactamente %1 hexes</translation>
    </message>
    <message id="guadalajara.refuse.screen.zone">
        <source>%1 is in an enemy zone of control</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 está en una Zona de Control enemiga</translation>
    </message>
    <message id="guadalajara.log.gives_way">
        <source>%1 gives way from %2 to %3</source>
        <extracomment>%1 = unit, %2, %3 = hexes</extracomment>
        <translation>%1 cede el paso de %2 a %3</translation>
    </message>
    <message id="guadalajara.ending.major_points">
        <source>%1: major victory (%2 VP)</source>
        <extracomment>%1 = side, %2 = victory points of the Nationalists</extracomment>
        <translation>%1: victoria mayor (%2 PV)</translation>
    </message>
    <message id="guadalajara.ending.minor_points">
        <source>%1: minor victory (%2 VP)</source>
        <extracomment>%1 = side, %2 = victory points of the Nationalists</extracomment>
        <translation>%1: victoria menor (%2 PV)</translation>
    </message>
    <message id="guadalajara.ending.draw_points">
        <source>A draw (%1 VP)</source>
        <extracomment>%1 = victory points of the Nationalists</extracomment>
        <translation>Empate (%1 PV)</translation>
    </message>
    <message id="guadalajara.ending.major">
        <source>%1: major victory</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: victoria mayor</translation>
    </message>
    <message id="guadalajara.ending.minor">
        <source>%1: minor victory</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: victoria menor</translation>
    </message>
    <message id="guadalajara.ending.draw">
        <source>A draw</source>
        <translation>Empate</translation>
    </message>
    <message id="guadalajara.ending.sudden_death">
        <source>%1: sudden death, %2 battalions are on the road to Guadalajara</source>
        <extracomment>%1 = side, %2 = how many battalions</extracomment>
        <translation>%1: muerte súbita, %2 batallones van camino de Guadalajara</translation>
    </message>
    <message id="guadalajara.worth.village">
        <source>%1</source>
        <extracomment>A village; %1 = its name</extracomment>
        <translation>%1</translation>
    </message>
    <message id="guadalajara.worth.emergency">
        <source>Emergency groups called: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Grupos de emergencia activados: %1</translation>
    </message>
    <message id="guadalajara.worth.retreat">
        <source>Divisions forced to retreat: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Divisiones obligadas a retirarse: %1</translation>
    </message>
    <message id="guadalajara.refuse.overrun.too_rough">
        <source>%1 costs more than 2 MP on foot: no overrun there</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 cuesta más de 2 FM a pie: allí no hay arrollamiento</translation>
    </message>
    <message id="guadalajara.refuse.overrun.nobody">
        <source>No enemy unit is in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>No hay ninguna unidad enemiga en %1</translation>
    </message>
    <message id="guadalajara.refuse.overrun.truck">
        <source>%1 cannot take part in an overrun</source>
        <extracomment>%1 = truck</extracomment>
        <translation>%1 no puede participar en un arrollamiento</translation>
    </message>
    <message id="guadalajara.refuse.overrun.dg">
        <source>%1 is disorganised and cannot overrun</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está desorganizada y no puede arrollar</translation>
    </message>
    <message id="guadalajara.refuse.overrun.began_in_zone">
        <source>%1 began the phase in an enemy zone of control and cannot overrun</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 empezó la fase en una Zona de Control enemiga y no puede arrollar</translation>
    </message>
    <message id="guadalajara.refuse.overrun.costs">
        <source>%1 needs %2 MP for the overrun</source>
        <extracomment>%1 = unit, %2 = movement points</extracomment>
        <translation>%1 necesita %2 FM para el arrollamiento</translation>
    </message>
    <message id="guadalajara.refuse.move.not_yours">
        <source>%1 is not yours to move</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 no es suya para moverla</translation>
    </message>
    <message id="guadalajara.refuse.move.not_on_map">
        <source>%1 is not on the map</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 no está en el mapa</translation>
    </message>
    <message id="guadalajara.refuse.move.carried">
        <source>%1 is aboard a truck: move the truck</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 va en un camión: mueve el camión</translation>
    </message>
    <message id="guadalajara.refuse.move.in_reserve">
        <source>%1 is in reserve</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está en reserva</translation>
    </message>
    <message id="guadalajara.refuse.move.not_released">
        <source>%1 was not in reserve and cannot act in the exploitation phase</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no estaba en reserva y no puede actuar en la fase de explotación</translation>
    </message>
    <message id="guadalajara.refuse.move.moved_already">
        <source>%1 has already moved in this phase</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ya ha movido en esta fase</translation>
    </message>
    <message id="guadalajara.refuse.move.unloaded_already">
        <source>%1 was loaded or unloaded in this phase and does not move on</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 se ha cargado o descargado en esta fase y no mueve más</translation>
    </message>
    <message id="guadalajara.refuse.move.immobile">
        <source>%1 is immobile in this turn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está inmóvil este turno</translation>
    </message>
    <message id="guadalajara.refuse.move.not_together">
        <source>Units that move together start in one hex: %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Las unidades que mueven juntas salen de un solo hex: %1</translation>
    </message>
    <message id="guadalajara.refuse.end.train">
        <source>%1 must leave the enemy zone of control first</source>
        <extracomment>%1 = the armoured train</extracomment>
        <translation>%1 debe antes salir de la Zona de Control enemiga</translation>
    </message>
    <message id="guadalajara.refuse.end.railway">
        <source>%1 must go back toward the railway first</source>
        <extracomment>%1 = the railway battalion</extracomment>
        <translation>%1 debe antes volver hacia la vía férrea</translation>
    </message>
    <message id="guadalajara.refuse.end.line">
        <source>%1 must first come back over the separation line</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 debe antes volver a cruzar la línea de separación</translation>
    </message>
    <message id="guadalajara.refuse.end.truck">
        <source>%1 has been driven to units: it must load one of them first</source>
        <extracomment>%1 = truck</extracomment>
        <translation>%1 ha ido hasta unas unidades: antes debe cargar una</translation>
    </message>
    <message id="guadalajara.refuse.only_in_movement">
        <source>This can be done in the movement phase only</source>
        <translation>Esto solo puede hacerse en la fase de movimiento</translation>
    </message>
    <message id="guadalajara.refuse.gun.no_mode">
        <source>%1 has only one side</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 tiene una sola cara</translation>
    </message>
    <message id="guadalajara.refuse.enter.not_waiting">
        <source>%1 does not wait beside the map</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 no espera junto al mapa</translation>
    </message>
    <message id="guadalajara.refuse.exit.no_points">
        <source>%1 has not the movement points to leave the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no tiene los FM para salir del mapa</translation>
    </message>
    <message id="guadalajara.frame.movement">
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message id="guadalajara.frame.exploitation">
        <source>Exploitation</source>
        <translation>Explotación</translation>
    </message>
    <message id="guadalajara.frame.march">
        <source>On the way</source>
        <translation>En camino</translation>
    </message>
    <message id="guadalajara.frame.go_on">
        <source>Going on</source>
        <translation>Se continúa</translation>
    </message>
    <message id="guadalajara.prompt.movement">
        <source>Move your units, overrun, load and unload, place reserves; then end the phase</source>
        <translation>Mueva sus unidades, arrolle, cargue y descargue, ponga unidades en reserva; luego termine la fase</translation>
    </message>
    <message id="guadalajara.prompt.exploitation">
        <source>Move the units that were released from reserve; then end the phase</source>
        <translation>Mueva las unidades liberadas de la reserva; luego termine la fase</translation>
    </message>
    <message id="guadalajara.prompt.go_on">
        <source>In %1: go on, overrun or stop</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En %1: continúe, arrolle o deténgase</translation>
    </message>
    <message id="guadalajara.offer.move_from">
        <source>Move from a hex</source>
        <translation>Mover desde un hex</translation>
    </message>
    <message id="guadalajara.offer.move_units">
        <source>Which units move from %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Qué unidades mueven desde %1</translation>
    </message>
    <message id="guadalajara.offer.move">
        <source>Move %1 to</source>
        <extracomment>%1 = unit, the first of those that move</extracomment>
        <translation>Mover %1 a</translation>
    </message>
    <message id="guadalajara.offer.move_rail">
        <source>Move %1 by rail to</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Mover %1 por ferrocarril a</translation>
    </message>
    <message id="guadalajara.offer.move_other">
        <source>Move %1 to (other way %2)</source>
        <extracomment>%1 = unit, %2 = which of the other ways</extracomment>
        <translation>Mover %1 a (otro camino %2)</translation>
    </message>
    <message id="guadalajara.offer.overrun_from">
        <source>Overrun from a hex</source>
        <translation>Arrollar desde un hex</translation>
    </message>
    <message id="guadalajara.offer.overrun_units">
        <source>Which units from %1 overrun</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Qué unidades de %1 arrollan</translation>
    </message>
    <message id="guadalajara.offer.overrun">
        <source>Overrun with %1</source>
        <extracomment>%1 = unit, the first of those that overrun</extracomment>
        <translation>Arrollar con %1</translation>
    </message>
    <message id="guadalajara.offer.overrun_other">
        <source>Overrun with %1 (other way %2)</source>
        <extracomment>%1 = unit, %2 = which of the other ways</extracomment>
        <translation>Arrollar con %1 (otro camino %2)</translation>
    </message>
    <message id="guadalajara.offer.gun_mode">
        <source>Turn a gun to its other side</source>
        <translation>Girar una artillería a su otra cara</translation>
    </message>
    <message id="guadalajara.offer.load">
        <source>Load a unit on a truck</source>
        <translation>Cargar una unidad en un camión</translation>
    </message>
    <message id="guadalajara.offer.load_on">
        <source>Load %1 on</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Cargar %1 en</translation>
    </message>
    <message id="guadalajara.offer.unload">
        <source>Unload a truck</source>
        <translation>Descargar un camión</translation>
    </message>
    <message id="guadalajara.offer.place_truck">
        <source>Put a truck somewhere else</source>
        <translation>Poner un camión en otro sitio</translation>
    </message>
    <message id="guadalajara.offer.place_with">
        <source>Put %1 with</source>
        <extracomment>%1 = truck</extracomment>
        <translation>Poner %1 con</translation>
    </message>
    <message id="guadalajara.offer.enter">
        <source>Bring in a unit</source>
        <translation>Hacer entrar una unidad</translation>
    </message>
    <message id="guadalajara.offer.enter_by">
        <source>Bring in %1 by</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Hacer entrar %1 por</translation>
    </message>
    <message id="guadalajara.offer.exit">
        <source>Leave the map</source>
        <translation>Salir del mapa</translation>
    </message>
    <message id="guadalajara.offer.reserve">
        <source>Put units in reserve in a hex</source>
        <translation>Poner en reserva unidades de un hex</translation>
    </message>
    <message id="guadalajara.offer.end_phase">
        <source>End the phase</source>
        <translation>Terminar la fase</translation>
    </message>
    <message id="guadalajara.offer.go_on">
        <source>Go on to</source>
        <translation>Continuar a</translation>
    </message>
    <message id="guadalajara.offer.stop">
        <source>Stop here</source>
        <translation>Detenerse aquí</translation>
    </message>
    <message id="guadalajara.tally.cost">
        <source>Cost for %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Coste para %1</translation>
    </message>
    <message id="guadalajara.tally.movement">
        <source>Movement points of %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>FM de %1</translation>
    </message>
    <message id="guadalajara.tally.left">
        <source>Left to %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Le quedan a %1</translation>
    </message>
    <message id="guadalajara.tally.enter">
        <source>Into %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>A %1</translation>
    </message>
    <message id="guadalajara.tally.road">
        <source>By road or trail into %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Por carretera o pista a %1</translation>
    </message>
    <message id="guadalajara.tally.interdicted">
        <source>%1 is interdicted</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 está interdicto</translation>
    </message>
    <message id="guadalajara.tally.crossing">
        <source>River before %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Río ante %1</translation>
    </message>
    <message id="guadalajara.tally.jam">
        <source>Traffic jam in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Atasco en %1</translation>
    </message>
    <message id="guadalajara.tally.zone">
        <source>Enemy zone of control at %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Zona de Control enemiga en %1</translation>
    </message>
    <message id="guadalajara.tally.overrun">
        <source>Overrun of %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Arrollamiento de %1</translation>
    </message>
    <message id="guadalajara.log.falls_back">
        <source>%1 finds no room and goes back to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no encuentra sitio y vuelve a %2</translation>
    </message>
    <message id="app.library.more_saved">
        <source>More about this game</source>
        <translation>Más sobre esta partida</translation>
    </message>
    <message id="app.page.guide">
        <source>User guide</source>
        <translation>Guía del usuario</translation>
    </message>
    <message id="app.page.about">
        <source>About Esagono</source>
        <translation>Acerca de Esagono</translation>
    </message>
    <message id="app.about.program">
        <source>The program</source>
        <translation>El programa</translation>
    </message>
    <message id="app.about.made_with">
        <source>Made with</source>
        <translation>Hecho con</translation>
    </message>
    <message id="app.about.typefaces">
        <source>Typefaces</source>
        <translation>Tipos de letra</translation>
    </message>
    <message id="app.guide.missing">
        <source>The guide was not installed with the program.</source>
        <translation>La guía no se instaló con el programa.</translation>
    </message>
    <message id="app.action.guide">
        <source>&amp;User guide</source>
        <translation>Guía del &amp;usuario</translation>
    </message>
    <message id="app.about.public_domain">
        <source>public domain</source>
        <extracomment>A licence: nobody has rights in it</extracomment>
        <translation>dominio público</translation>
    </message>
    <message id="app.track.enters_freely">
        <source>where the rules allow</source>
        <extracomment>A unit that comes later and no hex is printed for it</extracomment>
        <translation>donde permiten las reglas</translation>
    </message>
    <message id="app.track.chits">
        <source>%1 × %2</source>
        <extracomment>A chit that is there several times; %1 = its name, %2 = how many</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message id="app.play.box_filter">
        <source>Look for units or chits</source>
        <translation>Buscar unidades o marcadores</translation>
    </message>
    <message id="app.track.hidden_hand">
        <source>hidden</source>
        <translation>ocultos</translation>
    </message>
    <message id="tscw.frame.mobilisation">
        <source>General mobilisation</source>
        <translation>Movilización general</translation>
    </message>
    <message id="tscw.prompt.mobilisation">
        <source>Declare the general mobilisation or call up the levy of the baby bottle, or go on</source>
        <translation>Declare la movilización general o la quinta del biberón, o siga adelante</translation>
    </message>
    <message id="tscw.prompt.mobilise">
        <source>Declare the general mobilisation, or go on</source>
        <translation>Declare la movilización general, o siga adelante</translation>
    </message>
    <message id="tscw.prompt.call_up">
        <source>Call up the levy of the baby bottle, or go on</source>
        <translation>Llame a la quinta del biberón, o siga adelante</translation>
    </message>
    <message id="tscw.prompt.mobilisation_events">
        <source>Play an event in this segment, or go on</source>
        <translation>Juegue un evento en este segmento o continúe</translation>
    </message>
    <message id="tscw.offer.mobilise">
        <source>General mobilisation (morale %1, resource points +%2)</source>
        <extracomment>%1 = morale, %2 = resource points</extracomment>
        <translation>Movilización general (moral %1, PR +%2)</translation>
    </message>
    <message id="tscw.offer.call_up">
        <source>Levy of the baby bottle (morale %1, resource points +%2)</source>
        <extracomment>%1 = morale, %2 = resource points</extracomment>
        <translation>Quinta del biberón (moral %1, PR +%2)</translation>
    </message>
    <message id="tscw.offer.administration_done">
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message id="tscw.log.mobilised">
        <source>The Republic mobilises</source>
        <translation>La República moviliza</translation>
    </message>
    <message id="tscw.log.called_up">
        <source>The levy of the baby bottle is called up</source>
        <translation>Se llama a la quinta del biberón</translation>
    </message>
    <message id="tscw.refuse.already_mobilised">
        <source>The Republic has mobilised already</source>
        <translation>La República ya ha movilizado</translation>
    </message>
    <message id="tscw.refuse.morale_too_high">
        <source>Republican morale is %1: mobilisation needs %2 or less</source>
        <extracomment>%1 = morale, %2 = the most that is allowed</extracomment>
        <translation>La moral republicana es %1: para movilizar se necesita %2 o menos</translation>
    </message>
    <message id="tscw.refuse.already_called_up">
        <source>The levy of the baby bottle has been called up already</source>
        <translation>La quinta del biberón ya ha sido llamada</translation>
    </message>
    <message id="tscw.refuse.levy_not_now">
        <source>The levy of the baby bottle can be called up on turns %1 to %2</source>
        <extracomment>%1 = first turn, %2 = last turn</extracomment>
        <translation>La quinta del biberón puede llamarse en los turnos %1 a %2</translation>
    </message>
    <message id="tscw.log.withdrawn">
        <source>%1 is withdrawn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 es retirada del juego</translation>
    </message>
    <message id="tscw.log.overdue">
        <source>%1 cannot be withdrawn yet: it has no line of supply to a USS</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 aún no puede ser retirada: no tiene línea de suministro hasta una USS</translation>
    </message>
    <message id="tscw.log.converted">
        <source>%1 is converted</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 es convertida</translation>
    </message>
    <message id="tscw.log.exchanged">
        <source>%1 is exchanged for %2</source>
        <extracomment>%1 = unit that leaves, %2 = unit that takes its place</extracomment>
        <translation>%1 se canjea por %2</translation>
    </message>
    <message id="tscw.refuse.no_line_to_uss">
        <source>%1 has no line of supply to a USS</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no tiene línea de suministro hasta una USS</translation>
    </message>
    <message id="tscw.log.points_republican">
        <source>%1 Republican resource points: now %2</source>
        <extracomment>%1 = how many, %2 = how many there are now</extracomment>
        <translation>%1 PR republicanos: ahora %2</translation>
    </message>
    <message id="tscw.log.points_north">
        <source>%1 northern resource points: now %2</source>
        <extracomment>%1 = how many, %2 = how many there are now</extracomment>
        <translation>%1 PR del norte: ahora %2</translation>
    </message>
    <message id="tscw.log.points_nationalist">
        <source>%1 Nationalist resource points: now %2</source>
        <extracomment>%1 = how many, %2 = how many there are now</extracomment>
        <translation>%1 PR nacionales: ahora %2</translation>
    </message>
    <message id="tscw.log.points_italian">
        <source>%1 Italian resource points: now %2</source>
        <extracomment>%1 = how many, %2 = how many there are now</extracomment>
        <translation>%1 PR italianos: ahora %2</translation>
    </message>
    <message id="tscw.frame.rebuild">
        <source>Repair and rebuilding</source>
        <translation>Reparación y reconstrucción</translation>
    </message>
    <message id="tscw.prompt.rebuild">
        <source>Repair and rebuild units, or go on</source>
        <translation>Repare y reconstruya unidades, o siga adelante</translation>
    </message>
    <message id="tscw.offer.repair">
        <source>Repair a unit (%1)</source>
        <extracomment>%1 = name of the pool</extracomment>
        <translation>Reparar una unidad (%1)</translation>
    </message>
    <message id="tscw.offer.rebuild">
        <source>Rebuild an eliminated unit (%1)</source>
        <extracomment>%1 = name of the pool</extracomment>
        <translation>Reconstruir una unidad eliminada (%1)</translation>
    </message>
    <message id="tscw.pool.republican">
        <source>Republican points</source>
        <translation>puntos republicanos</translation>
    </message>
    <message id="tscw.pool.north">
        <source>northern points</source>
        <translation>puntos del norte</translation>
    </message>
    <message id="tscw.pool.nationalist">
        <source>Nationalist points</source>
        <translation>puntos nacionales</translation>
    </message>
    <message id="tscw.pool.italian">
        <source>Italian points</source>
        <translation>puntos italianos</translation>
    </message>
    <message id="tscw.log.repaired">
        <source>%1 is repaired</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 es reparada</translation>
    </message>
    <message id="tscw.log.rebuilt">
        <source>%1 is rebuilt</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 es reconstruida</translation>
    </message>
    <message id="tscw.refuse.white_dot">
        <source>%1 bears a white dot and is never repaired or rebuilt</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 tiene un punto blanco y nunca se repara ni se reconstruye</translation>
    </message>
    <message id="tscw.refuse.other_pool">
        <source>%1 is not paid for from these points</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no se paga con estos puntos</translation>
    </message>
    <message id="tscw.refuse.no_points">
        <source>There are not enough points</source>
        <translation>No hay puntos suficientes</translation>
    </message>
    <message id="tscw.refuse.no_pool">
        <source>No resource points pay for %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no se paga con ningún PR</translation>
    </message>
    <message id="tscw.refuse.not_reduced">
        <source>%1 needs no repair</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no necesita reparación</translation>
    </message>
    <message id="tscw.refuse.not_eliminated">
        <source>%1 is not among the eliminated units of this side</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no está entre las unidades eliminadas de este bando</translation>
    </message>
    <message id="tscw.frame.place">
        <source>Reinforcements</source>
        <translation>Refuerzos</translation>
    </message>
    <message id="tscw.prompt.place">
        <source>Place the reinforcements and the units that were rebuilt</source>
        <translation>Coloque los refuerzos y las unidades reconstruidas</translation>
    </message>
    <message id="tscw.offer.place">
        <source>Place a unit</source>
        <translation>Colocar una unidad</translation>
    </message>
    <message id="tscw.offer.place_hex">
        <source>Where does %1 come in?</source>
        <extracomment>%1 = unit</extracomment>
        <translation>¿Dónde entra %1?</translation>
    </message>
    <message id="tscw.log.arrives">
        <source>%1 comes in at %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 entra en %2</translation>
    </message>
    <message id="tscw.log.support_arrives">
        <source>%1 arrives</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 llega</translation>
    </message>
    <message id="tscw.log.waits">
        <source>%1 finds no place and waits</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no encuentra sitio y espera</translation>
    </message>
    <message id="tscw.refuse.not_waiting">
        <source>%1 does not arrive now</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no llega ahora</translation>
    </message>
    <message id="tscw.refuse.too_far_from_entry">
        <source>%1 comes in at %2 or not far from there</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 entra en %2 o no lejos de allí</translation>
    </message>
    <message id="tscw.refuse.entry_is_open">
        <source>%1 has to come in at %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 debe entrar en %2</translation>
    </message>
    <message id="tscw.refuse.not_own_hex">
        <source>%1 is not controlled by this side</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 no está bajo control de este bando</translation>
    </message>
    <message id="tscw.refuse.hex_not_supplied">
        <source>%1 is not fully supplied</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 no está plenamente abastecido</translation>
    </message>
    <message id="tscw.refuse.no_town_no_credit">
        <source>%1 has neither a town or city nor a place left by a withdrawal</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 no tiene ni pueblo o ciudad ni una plaza dejada por una retirada</translation>
    </message>
    <message id="tscw.refuse.too_small_for_credit">
        <source>%1 is too small for a place left by a withdrawal</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 es demasiado pequeña para una plaza dejada por una retirada</translation>
    </message>
    <message id="tscw.refuse.not_in_the_north">
        <source>%1 may not come in in the northern zone</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no puede entrar en la zona norte</translation>
    </message>
    <message id="tscw.refuse.not_at_capital">
        <source>%1 comes in at its capital %2 or next to it</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 entra en su capital %2 o adyacente</translation>
    </message>
    <message id="tscw.refuse.bound_first">
        <source>%1 has a hex of its own and comes first</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 tiene un hex propio y va primero</translation>
    </message>
    <message id="tscw.refuse.still_to_place">
        <source>%1 is still to be placed</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está aún por colocar</translation>
    </message>
    <message id="tscw.frame.advance">
        <source>Advance after combat</source>
        <translation>Avance tras combate</translation>
    </message>
    <message id="tscw.frame.pursuit">
        <source>Pursuit</source>
        <translation>Persecución</translation>
    </message>
    <message id="tscw.prompt.advance">
        <source>Advance into %1, or stay</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Avance a %1, o quédese</translation>
    </message>
    <message id="tscw.prompt.breakthrough">
        <source>Advance into %1 and up to %2 MP beyond it, or stay</source>
        <extracomment>%1 = hex, %2 = movement points</extracomment>
        <translation>Avance a %1 y hasta %2 FM más allá, o quédese</translation>
    </message>
    <message id="tscw.prompt.pursuit">
        <source>Pursue with up to %1 MP, or stay</source>
        <extracomment>%1 = movement points</extracomment>
        <translation>Persiga con un máximo de %1 FM, o quédese</translation>
    </message>
    <message id="tscw.offer.advance">
        <source>Advance into %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Avanzar a %1</translation>
    </message>
    <message id="tscw.offer.breakthrough">
        <source>%2%3: breakthrough through %1 to</source>
        <extracomment>%1 = hex, %2 = unit, %3 = how many go with it: nothing, or +2</extracomment>
        <translation>%2%3: ruptura de frente por %1 hasta</translation>
    </message>
    <message id="tscw.offer.hold">
        <source>No (more) advance</source>
        <translation>Ningún avance (más)</translation>
    </message>
    <message id="tscw.offer.pursuit">
        <source>%1 pursues to</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 persigue hasta</translation>
    </message>
    <message id="tscw.offer.no_pursuit">
        <source>No (more) pursuit</source>
        <translation>Ninguna persecución (más)</translation>
    </message>
    <message id="tscw.refuse.way.broken">
        <source>%2 is not beside %1</source>
        <extracomment>%1 = hex, %2 = hex</extracomment>
        <translation>%2 no está adyacente a %1</translation>
    </message>
    <message id="tscw.refuse.way.closed">
        <source>Nobody can enter %1 there</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nadie puede entrar por ahí en %1</translation>
    </message>
    <message id="tscw.refuse.way.river">
        <source>%1 is motorised and does not advance across a major river into %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 es motorizada y no avanza a %2 a través de un río principal</translation>
    </message>
    <message id="tscw.refuse.advance.hq">
        <source>%1 is an HQ and does not advance</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 es un CG y no avanza</translation>
    </message>
    <message id="tscw.refuse.advance.not">
        <source>%1 does not advance (any more)</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 (ya) no avanza</translation>
    </message>
    <message id="tscw.refuse.advance.nobody">
        <source>Nobody advances</source>
        <translation>Nadie avanza</translation>
    </message>
    <message id="tscw.refuse.advance.first_target">
        <source>The first hex to enter is %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>El primer hex en que se entra es %1</translation>
    </message>
    <message id="tscw.refuse.advance.too_far">
        <source>This costs %1 MP; there are %2</source>
        <extracomment>%1 = movement points, %2 = movement points</extracomment>
        <translation>Esto cuesta %1 FM; hay %2</translation>
    </message>
    <message id="tscw.refuse.pursuit.not">
        <source>%1 does not pursue (any more)</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 (ya) no persigue</translation>
    </message>
    <message id="tscw.refuse.pursuit.on_foot">
        <source>%1 is neither cavalry nor motorised</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no es caballería ni motorizada</translation>
    </message>
    <message id="tscw.refuse.pursuit.fought">
        <source>%1 has attacked in this turn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha atacado este turno</translation>
    </message>
    <message id="tscw.refuse.pursuit.reserve">
        <source>%1 is in reserve</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está en reserva</translation>
    </message>
    <message id="tscw.refuse.pursuit.landed">
        <source>%1 has landed in this turn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha desembarcado este turno</translation>
    </message>
    <message id="tscw.refuse.pursuit.far">
        <source>%1 was not within a hex of the attackers</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no estaba a un hex de los atacantes</translation>
    </message>
    <message id="tscw.refuse.pursuit.beside_enemy">
        <source>%1 is adjacent to enemy units</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está adyacente a unidades enemigas</translation>
    </message>
    <message id="tscw.refuse.pursuit.elsewhere">
        <source>Pursuers enter %1 or end where the attack came from</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Quien persigue entra en %1 o acaba donde partió el ataque</translation>
    </message>
    <message id="tscw.frame.battle">
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message id="tscw.frame.combat">
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message id="tscw.prompt.combat">
        <source>Attack, or end the combat segment</source>
        <translation>Ataque, o termine el segmento de combate</translation>
    </message>
    <message id="tscw.offer.end_combat">
        <source>End of combat</source>
        <translation>Fin del combate</translation>
    </message>
    <message id="tscw.offer.targets">
        <source>Attack a hex</source>
        <translation>Atacar un hex</translation>
    </message>
    <message id="tscw.offer.attack">
        <source>Attack %1 with</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Atacar %1 con</translation>
    </message>
    <message id="tscw.offer.declared">
        <source>All attacks are declared</source>
        <translation>Todos los ataques están declarados</translation>
    </message>
    <message id="tscw.offer.resolve">
        <source>Resolve an attack</source>
        <translation>Resolver un ataque</translation>
    </message>
    <message id="tscw.log.attack">
        <source>%1: attack on %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: ataque a %2</translation>
    </message>
    <message id="tscw.log.attack_declared">
        <source>%1: an attack on %2 is declared</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: ataque declarado a %2</translation>
    </message>
    <message id="tscw.log.attack_too_weak">
        <source>The attack is below 1:3 and does not take place</source>
        <translation>El ataque es inferior a 1:3 y no tiene lugar</translation>
    </message>
    <message id="tscw.log.lone_hq">
        <source>Only an HQ is there: 0/1 without dice</source>
        <translation>Sólo hay un CG: 0/1 sin dados</translation>
    </message>
    <message id="tscw.log.insubordination">
        <source>Insubordination: the attack on %1 does not take place</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Insubordinación: el ataque a %1 queda anulado</translation>
    </message>
    <message id="tscw.log.combat_result">
        <source>Die %1, modifier %2: %3</source>
        <extracomment>%1 = die, %2 = modifier, %3 = result</extracomment>
        <translation>Dado %1, modificador %2: %3</translation>
    </message>
    <message id="tscw.log.breakthrough">
        <source>Breakthrough: %1 MP</source>
        <extracomment>%1 = movement points</extracomment>
        <translation>Ruptura de frente: %1 FM</translation>
    </message>
    <message id="tscw.roll.combat">
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message id="tscw.roll.columns">
        <source>Column roll</source>
        <translation>Tirada por ataque de columnas</translation>
    </message>
    <message id="tscw.log.odds">
        <source>%1 against %2: %3</source>
        <extracomment>%1 = attack, %2 = defence, %3 = column</extracomment>
        <translation>%1 contra %2: %3</translation>
    </message>
    <message id="tscw.preview.hidden">
        <source>Units that are not seen: %1</source>
        <extracomment>%1 = number of units</extracomment>
        <translation>Unidades que no se ven: %1</translation>
    </message>
    <message id="tscw.preview.attack">
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message id="tscw.preview.defence">
        <source>Defence</source>
        <translation>Defensa</translation>
    </message>
    <message id="tscw.preview.shift">
        <source>Column shifts</source>
        <translation>Desplazamientos de columna</translation>
    </message>
    <message id="tscw.preview.modifiers">
        <source>Die modifiers</source>
        <translation>Modificadores al dado</translation>
    </message>
    <message id="tscw.preview.result">
        <source>%1</source>
        <extracomment>%1 = result</extracomment>
        <translation>%1</translation>
    </message>
    <message id="tscw.preview.insubordination">
        <source>insubordination</source>
        <translation>insubordinación</translation>
    </message>
    <message id="tscw.effect.combat">
        <source>Steps lost: attacker %1, defender %2</source>
        <extracomment>%1 = steps of the attacker, %2 = of the defender</extracomment>
        <translation>Pasos perdidos: atacante %1, defensor %2</translation>
    </message>
    <message id="tscw.effect.all">
        <source>Steps lost by the attacker: %1; all defenders are eliminated</source>
        <extracomment>%1 = steps of the attacker</extracomment>
        <translation>Pasos perdidos por el atacante: %1; todos los defensores quedan eliminados</translation>
    </message>
    <message id="tscw.effect.insubordination">
        <source>The attack does not take place</source>
        <translation>El ataque queda anulado</translation>
    </message>
    <message id="tscw.effect.on_die">
        <source>%1 to the combat die</source>
        <extracomment>%1 = number</extracomment>
        <translation>%1 al dado del combate</translation>
    </message>
    <message id="tscw.effect.nothing">
        <source>No effect</source>
        <translation>Sin efecto</translation>
    </message>
    <message id="tscw.tally.unit">
        <source>%1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1</translation>
    </message>
    <message id="tscw.tally.halved" numerus="yes">
        <source>%n factor(s) halved together</source>
        <extracomment>%n = factors</extracomment>
        <translation>
            <numerusform>%n factor dividido por dos</numerusform>
            <numerusform>%n factores divididos por dos</numerusform>
        </translation>
    </message>
    <message id="tscw.tally.hq">
        <source>Support of %1</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>Apoyo de %1</translation>
    </message>
    <message id="tscw.tally.air">
        <source>%1</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>%1</translation>
    </message>
    <message id="tscw.tally.anti_air">
        <source>Anti-aircraft fire on %1</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>Fuego antiaéreo sobre %1</translation>
    </message>
    <message id="tscw.tally.limit" numerus="yes">
        <source>Support counts up to %n factor(s)</source>
        <extracomment>%n = factors</extracomment>
        <translation>
            <numerusform>El apoyo cuenta hasta %n factor</numerusform>
            <numerusform>El apoyo cuenta hasta %n factores</numerusform>
        </translation>
    </message>
    <message id="tscw.tally.above">
        <source>Odds above 7:1</source>
        <translation>Relación de combate mayor de 7:1</translation>
    </message>
    <message id="tscw.tally.below">
        <source>Odds below 1:3</source>
        <translation>Relación de combate menor de 1:3</translation>
    </message>
    <message id="tscw.tally.terrain">
        <source>Terrain of %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Terreno de %1</translation>
    </message>
    <message id="tscw.tally.madrid">
        <source>The Republicans defend Madrid</source>
        <translation>Los republicanos defienden Madrid</translation>
    </message>
    <message id="tscw.tally.city">
        <source>%1 is a city</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 es una ciudad</translation>
    </message>
    <message id="tscw.tally.artillery">
        <source>Artillery support of %1</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>Apoyo de artillería de %1</translation>
    </message>
    <message id="tscw.tally.condor">
        <source>Condor Legion: %1</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>Legión Cóndor: %1</translation>
    </message>
    <message id="tscw.tally.major_river">
        <source>Across a major river</source>
        <translation>A través de un río principal</translation>
    </message>
    <message id="tscw.tally.minor_river">
        <source>Across a minor river</source>
        <translation>A través de un río menor</translation>
    </message>
    <message id="tscw.tally.fortified">
        <source>Across an active fortified line</source>
        <translation>A través de una línea fortificada activa</translation>
    </message>
    <message id="tscw.tally.ammunition">
        <source>Nationalist ammunition shortage</source>
        <translation>Escasez de munición nacional</translation>
    </message>
    <message id="tscw.tally.unsupplied">
        <source>A defender is out of supply</source>
        <translation>Un defensor está desabastecido</translation>
    </message>
    <message id="tscw.tally.colonial_attack">
        <source>A colonial column attacks columns</source>
        <translation>Una columna colonial ataca a columnas</translation>
    </message>
    <message id="tscw.tally.colonial_defence">
        <source>Columns attack colonial units</source>
        <translation>Columnas atacan a unidades coloniales</translation>
    </message>
    <message id="tscw.tally.concentric">
        <source>Concentric Attack</source>
        <translation>Ataque concéntrico</translation>
    </message>
    <message id="tscw.tally.ship">
        <source>Naval support: %1</source>
        <extracomment>%1 = naval unit</extracomment>
        <translation>Apoyo naval: %1</translation>
    </message>
    <message id="tscw.tally.chit">
        <source>Event %1</source>
        <extracomment>%1 = event</extracomment>
        <translation>Evento %1</translation>
    </message>
    <message id="tscw.tally.columns">
        <source>Column roll</source>
        <translation>Tirada por ataque de columnas</translation>
    </message>
    <message id="tscw.tally.first_turns">
        <source>First turns of the war</source>
        <translation>Primeros turnos de la guerra</translation>
    </message>
    <message id="tscw.refuse.attack.odds">
        <source>%1 against %2 is below 1:3</source>
        <extracomment>%1 = attack, %2 = defence</extracomment>
        <translation>%1 contra %2 es inferior a 1:3</translation>
    </message>
    <message id="tscw.refuse.attack.not_yours">
        <source>%1 cannot attack</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 no puede atacar</translation>
    </message>
    <message id="tscw.refuse.attack.hq">
        <source>%1 is an HQ: it does not attack, it supports</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 es un CG: no ataca, apoya</translation>
    </message>
    <message id="tscw.refuse.attack.reserve">
        <source>%1 is in reserve</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está en reserva</translation>
    </message>
    <message id="tscw.refuse.attack.landed">
        <source>%1 has landed in this turn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha desembarcado este turno</translation>
    </message>
    <message id="tscw.refuse.attack.not_exploiting">
        <source>%1 could not move in exploitation</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no podía mover en explotación</translation>
    </message>
    <message id="tscw.refuse.attack.attacked">
        <source>%1 has attacked in this segment</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ya ha atacado en este segmento</translation>
    </message>
    <message id="tscw.refuse.attack.not_beside">
        <source>%1 is not beside %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no está adyacente a %2</translation>
    </message>
    <message id="tscw.refuse.attack.no_enemies">
        <source>There are no enemies in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>No hay enemigos en %1</translation>
    </message>
    <message id="tscw.refuse.attack.hex_attacked">
        <source>%1 was attacked in this segment</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 ya ha sido atacado en este segmento</translation>
    </message>
    <message id="tscw.refuse.attack.zero">
        <source>%1 does not attack alone: its attack factor is 0</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no puede atacar sola: su factor de ataque es 0</translation>
    </message>
    <message id="tscw.refuse.attack.nobody">
        <source>Nobody attacks %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nadie ataca %1</translation>
    </message>
    <message id="tscw.refuse.attack.twice">
        <source>%1 is named twice</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 se nombra dos veces</translation>
    </message>
    <message id="tscw.refuse.attack.none_beside">
        <source>None of your units is beside %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Ninguna de sus unidades está adyacente a %1</translation>
    </message>
    <message id="tscw.refuse.attack.all_declared">
        <source>All attacks were declared before the first combat</source>
        <translation>Todos los ataques se declararon antes del primer combate</translation>
    </message>
    <message id="tscw.refuse.end_combat.attacks_wait">
        <source>Declared attacks still have to be resolved</source>
        <translation>Quedan ataques declarados por resolver</translation>
    </message>
    <message id="tscw.refuse.declare.none">
        <source>No attack waits for its combat</source>
        <translation>Ningún ataque espera su combate</translation>
    </message>
    <message id="tscw.refuse.resolve.not_declared">
        <source>No attack on %1 is waiting</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Ningún ataque a %1 está pendiente</translation>
    </message>
    <message id="tscw.log.cup_empty">
        <source>%1: no event is left in the cup</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: no queda ningún evento en el depósito</translation>
    </message>
    <message id="tscw.log.no_event">
        <source>%1: no event; the chit goes back into the cup</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: ningún evento; el marcador vuelve al depósito</translation>
    </message>
    <message id="tscw.log.event_kept">
        <source>%1 keep the event they have drawn</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: conservan el evento extraído</translation>
    </message>
    <message id="tscw.log.event_played">
        <source>%1 play an event: %2</source>
        <extracomment>%1 = side, %2 = name of the event</extracomment>
        <translation>%1: juegan un evento, %2</translation>
    </message>
    <message id="tscw.log.event_void">
        <source>%1 is void and leaves the game</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1 es nulo y sale del juego</translation>
    </message>
    <message id="tscw.log.event_lost">
        <source>%1 is lost: it was not played when movement began</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1 se pierde: no se jugó al comenzar el movimiento</translation>
    </message>
    <message id="tscw.log.event_idle">
        <source>%1 changes nothing</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1 no cambia nada</translation>
    </message>
    <message id="tscw.log.new_chits">
        <source>%1: new events in the cup: %2</source>
        <extracomment>%1 = side, %2 = how many</extracomment>
        <translation>%1: nuevos eventos en el depósito: %2</translation>
    </message>
    <message id="tscw.log.unit_leaves">
        <source>%1 leaves the game</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 sale del juego</translation>
    </message>
    <message id="tscw.log.comes_at_once">
        <source>%1 is available at once</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 queda disponible de inmediato</translation>
    </message>
    <message id="tscw.log.is_used_up">
        <source>%1 is used for this turn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 queda usada este turno</translation>
    </message>
    <message id="tscw.log.must_attack">
        <source>The Republicans must attack %1 this turn</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Los republicanos deben atacar %1 este turno</translation>
    </message>
    <message id="tscw.log.wagers">
        <source>The Republicans wager on an attack with %1 units or more</source>
        <extracomment>%1 = how many units</extracomment>
        <translation>Los republicanos apuestan por un ataque con al menos %1 unidades</translation>
    </message>
    <message id="tscw.log.not_attacked">
        <source>Nobody has attacked %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nadie ha atacado %1</translation>
    </message>
    <message id="tscw.log.diversion_won">
        <source>The diversionary offensive has taken %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>La ofensiva de distracción ha tomado %1</translation>
    </message>
    <message id="tscw.log.diversion_lost">
        <source>The diversionary offensive has taken nothing</source>
        <translation>La ofensiva de distracción no ha tomado nada</translation>
    </message>
    <message id="tscw.log.rail_changed">
        <source>%1: units by rail this turn: %2</source>
        <extracomment>%1 = side, %2 = how many more (or fewer, with a minus)</extracomment>
        <translation>%1: unidades por tren este turno: %2</translation>
    </message>
    <message id="tscw.log.sea_changed">
        <source>%1: units by sea this turn: %2</source>
        <extracomment>%1 = side, %2 = how many more (or fewer, with a minus)</extracomment>
        <translation>%1: unidades por mar este turno: %2</translation>
    </message>
    <message id="tscw.log.step_repaired">
        <source>%1 is repaired</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 queda reparada</translation>
    </message>
    <message id="tscw.log.hq_ready">
        <source>%1 becomes available</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 queda disponible</translation>
    </message>
    <message id="tscw.log.hq_turned">
        <source>%1 is turned to its used side</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 se gira a su lado usado</translation>
    </message>
    <message id="tscw.log.unit_flown">
        <source>%1 is flown to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 vuela a %2</translation>
    </message>
    <message id="tscw.log.unit_rebuilt_near">
        <source>%1 is rebuilt in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 se reconstruye en %2</translation>
    </message>
    <message id="tscw.log.stack_looked_at">
        <source>%1 look at the stack in %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: miran el apilamiento de %2</translation>
    </message>
    <message id="tscw.roll.event">
        <source>Die of the event</source>
        <translation>Dado del evento</translation>
    </message>
    <message id="tscw.frame.draw">
        <source>Draw of events</source>
        <translation>Extracción de eventos</translation>
    </message>
    <message id="tscw.frame.chit">
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message id="tscw.frame.events">
        <source>Events in the enemy’s segment</source>
        <translation>Eventos en el segmento enemigo</translation>
    </message>
    <message id="tscw.prompt.chit_withdraw">
        <source>%1: choose the division that is withdrawn</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1: elija la división que se retira</translation>
    </message>
    <message id="tscw.prompt.chit_hq">
        <source>%1: choose an HQ</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1: elija un CG</translation>
    </message>
    <message id="tscw.prompt.chit_repair">
        <source>%1: choose units to be repaired</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1: elija las unidades que se reparan</translation>
    </message>
    <message id="tscw.prompt.chit_transfer">
        <source>%1: choose columns and where they are flown</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1: elija las columnas y adónde vuelan</translation>
    </message>
    <message id="tscw.prompt.chit_rebuild">
        <source>%1: choose units to be rebuilt, and their hexes</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1: elija las unidades que se reconstruyen y sus hexes</translation>
    </message>
    <message id="tscw.prompt.chit_look">
        <source>%1: choose a stack to look at</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1: elija un apilamiento que mirar</translation>
    </message>
    <message id="tscw.prompt.chit_looked">
        <source>%1: look at the stack, then go on</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1: mire el apilamiento y continúe</translation>
    </message>
    <message id="tscw.prompt.events">
        <source>Play an event in the enemy’s segment, or go on</source>
        <translation>Juegue un evento en el segmento enemigo o continúe</translation>
    </message>
    <message id="tscw.prompt.events_attack">
        <source>%1 is attacked: play an event, or go on</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 está siendo atacado: juegue un evento o continúe</translation>
    </message>
    <message id="tscw.progress.chit">
        <source>Choices made</source>
        <translation>Elecciones hechas</translation>
    </message>
    <message id="tscw.offer.event">
        <source>Play an event</source>
        <translation>Jugar un evento</translation>
    </message>
    <message id="tscw.offer.no_event_now">
        <source>No event now</source>
        <translation>Ningún evento ahora</translation>
    </message>
    <message id="tscw.offer.no_events">
        <source>No events in this phase</source>
        <translation>Ningún evento en esta fase</translation>
    </message>
    <message id="tscw.offer.chit_choose">
        <source>Choose a unit</source>
        <translation>Elegir una unidad</translation>
    </message>
    <message id="tscw.offer.chit_where">
        <source>Where to: %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Adónde va: %1</translation>
    </message>
    <message id="tscw.offer.chit_look">
        <source>Look at a stack</source>
        <translation>Mirar un apilamiento</translation>
    </message>
    <message id="tscw.offer.chit_done">
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message id="tscw.refuse.not_in_hand">
        <source>This event is not in hand</source>
        <translation>Este evento no está en la mano</translation>
    </message>
    <message id="tscw.refuse.event_in_combat">
        <source>This event is played in the course of a combat</source>
        <translation>Este evento se juega durante un combate</translation>
    </message>
    <message id="tscw.refuse.event_at_movement">
        <source>An event with a blue dot is played when own operational movement begins</source>
        <translation>Un evento con punto azul se juega al comienzo del propio movimiento operacional</translation>
    </message>
    <message id="tscw.refuse.event_movement_begun">
        <source>%1 has already moved: an event with a blue dot comes before</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ya ha movido: un evento con punto azul va antes</translation>
    </message>
    <message id="tscw.refuse.event_void">
        <source>The event would be void now</source>
        <translation>El evento sería nulo ahora</translation>
    </message>
    <message id="tscw.refuse.event_idle">
        <source>The event would change nothing now</source>
        <translation>El evento no cambiaría nada ahora</translation>
    </message>
    <message id="tscw.refuse.event_rebuilding">
        <source>This event is played when units are rebuilt</source>
        <translation>Este evento se juega cuando se reconstruyen unidades</translation>
    </message>
    <message id="tscw.refuse.event_before_sea">
        <source>This event is played before the Nationalists move by sea</source>
        <translation>Este evento se juega antes de que los nacionales muevan por mar</translation>
    </message>
    <message id="tscw.refuse.event_before_rail">
        <source>This event is played before the Nationalists move by rail</source>
        <translation>Este evento se juega antes de que los nacionales muevan por tren</translation>
    </message>
    <message id="tscw.refuse.event_unit">
        <source>The event does not concern %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>El evento no afecta a %1</translation>
    </message>
    <message id="tscw.refuse.event_unsupplied">
        <source>%1 is not in supply</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no está abastecida</translation>
    </message>
    <message id="tscw.refuse.event_white_dot">
        <source>%1 has a white dot: it is never repaired</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 tiene un punto blanco: nunca se repara</translation>
    </message>
    <message id="tscw.refuse.event_whole">
        <source>%1 has lost no step</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no ha perdido pasos</translation>
    </message>
    <message id="tscw.refuse.event_hq">
        <source>%1 is already on that side</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 ya está en ese lado</translation>
    </message>
    <message id="tscw.refuse.hq_has_reserves">
        <source>%1 stays used while it has reserves</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 sigue usado mientras tenga reservas</translation>
    </message>
    <message id="tscw.refuse.event_hex">
        <source>The event does not lead to %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>El evento no lleva a %1</translation>
    </message>
    <message id="tscw.refuse.event_control">
        <source>%1 is not under own control</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 no está bajo control propio</translation>
    </message>
    <message id="tscw.refuse.event_hex_supply">
        <source>%1 is not in full supply</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 no está plenamente abastecido</translation>
    </message>
    <message id="tscw.refuse.event_nothing_hidden">
        <source>There is nothing hidden in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En %1 no hay nada oculto</translation>
    </message>
    <message id="tscw.refuse.event_choice_due">
        <source>The event still asks for a choice</source>
        <translation>El evento pide aún una elección</translation>
    </message>
    <message id="tscw.refuse.event_other_choice">
        <source>This event asks for something else</source>
        <translation>Este evento pide otra cosa</translation>
    </message>
    <message id="tscw.refuse.not_asked_for_events">
        <source>You are not asked for events in this phase</source>
        <translation>En esta fase no se le preguntan eventos</translation>
    </message>
    <message id="tscw.frame.losses">
        <source>Losses</source>
        <translation>Pérdidas</translation>
    </message>
    <message id="tscw.prompt.losses" numerus="yes">
        <source>Take %n step(s) of losses</source>
        <extracomment>%n = number of steps</extracomment>
        <translation>
            <numerusform>Asuma %n paso de pérdidas</numerusform>
            <numerusform>Asuma %n pasos de pérdidas</numerusform>
        </translation>
    </message>
    <message id="tscw.offer.losses">
        <source>Steps to lose: %1</source>
        <extracomment>%1 = number of steps</extracomment>
        <translation>Pasos que se pierden: %1</translation>
    </message>
    <message id="tscw.log.steps_lost">
        <source>%1: steps lost: %2</source>
        <extracomment>%1 = side, %2 = number of steps</extracomment>
        <translation>%1: pasos perdidos: %2</translation>
    </message>
    <message id="tscw.log.step_lost">
        <source>%1 loses a step</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 pierde un paso</translation>
    </message>
    <message id="tscw.log.eliminated">
        <source>%1 is eliminated</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 queda eliminada</translation>
    </message>
    <message id="tscw.log.leaves_game">
        <source>%1 is eliminated and leaves the game: it was to be withdrawn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 queda eliminada y sale del juego: debía retirarse</translation>
    </message>
    <message id="tscw.refuse.losses.two_steps_first">
        <source>%1 has to lose a step before %2 is eliminated</source>
        <extracomment>%1 = unit with two steps, %2 = unit</extracomment>
        <translation>%1 debe perder un paso antes de que %2 sea eliminada</translation>
    </message>
    <message id="tscw.refuse.losses.cannot">
        <source>Only units of this combat take these losses</source>
        <translation>Sólo unidades de este combate asumen estas pérdidas</translation>
    </message>
    <message id="tscw.refuse.losses.fewer_steps">
        <source>%1 has fewer steps: %2</source>
        <extracomment>%1 = unit, %2 = steps it has</extracomment>
        <translation>%1 tiene menos pasos: %2</translation>
    </message>
    <message id="tscw.refuse.losses.sum">
        <source>The steps to be lost are %1</source>
        <extracomment>%1 = number of steps</extracomment>
        <translation>Los pasos que se pierden son %1</translation>
    </message>
    <message id="tscw.log.line_active">
        <source>%1: active from now on</source>
        <extracomment>%1 = fortified line</extracomment>
        <translation>%1: activa desde ahora</translation>
    </message>
    <message id="tscw.log.line_neutralised">
        <source>%1: neutralised before it was active</source>
        <extracomment>%1 = fortified line</extracomment>
        <translation>%1: neutralizada antes de activarse</translation>
    </message>
    <message id="tscw.log.fort_destroyed">
        <source>The fortifications of %1 are destroyed</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Las fortificaciones de %1 quedan destruidas</translation>
    </message>
    <message id="tscw.fault.package_lacks">
        <source>The package lacks %1</source>
        <extracomment>%1 = what is missing</extracomment>
        <translation>Al paquete le falta %1</translation>
    </message>
    <message id="tscw.log.hqs_turned">
        <source>%1: HQs that become available: %2</source>
        <extracomment>%1 = side, %2 = how many</extracomment>
        <translation>%1: CG que quedan disponibles: %2</translation>
    </message>
    <message id="tscw.log.goes_into_reserve">
        <source>%1 goes into the reserve of %2</source>
        <extracomment>%1 = unit, %2 = HQ</extracomment>
        <translation>%1 pasa a la reserva de %2</translation>
    </message>
    <message id="tscw.log.reserve_attacked">
        <source>The units in %1 are no longer in reserve</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Las unidades de %1 ya no están en reserva</translation>
    </message>
    <message id="tscw.log.reconnoitres">
        <source>%1 reconnoitres %2</source>
        <extracomment>%1 = HQ, %2 = hex</extracomment>
        <translation>%1 reconoce %2</translation>
    </message>
    <message id="tscw.log.defence_told">
        <source>The defence of the stack in %1: %2</source>
        <extracomment>%1 = hex, %2 = defence factors</extracomment>
        <translation>La defensa del apilamiento de %1: %2</translation>
    </message>
    <message id="tscw.log.nothing_told">
        <source>Nothing was found out</source>
        <translation>No se ha averiguado nada</translation>
    </message>
    <message id="tscw.roll.reconnaissance">
        <source>Reconnaissance</source>
        <translation>Reconocimiento</translation>
    </message>
    <message id="tscw.frame.flip_hqs">
        <source>HQs become available</source>
        <translation>Los CG quedan disponibles</translation>
    </message>
    <message id="tscw.frame.reserves">
        <source>Reserves</source>
        <translation>Reservas</translation>
    </message>
    <message id="tscw.prompt.reserves">
        <source>Place units with an HQ in reserve, or go on</source>
        <translation>Coloque unidades con un CG en reserva, o continúe</translation>
    </message>
    <message id="tscw.offer.reserve">
        <source>Reserve of %1</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>Reserva de %1</translation>
    </message>
    <message id="tscw.offer.reconnoitre">
        <source>%1 reconnoitres</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 reconoce</translation>
    </message>
    <message id="tscw.offer.end_reserves">
        <source>End of HQs and reserves</source>
        <translation>Fin de CG y reservas</translation>
    </message>
    <message id="tscw.refuse.reserve_no_hq">
        <source>%1 is no HQ of yours on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no es un CG suyo en el mapa</translation>
    </message>
    <message id="tscw.refuse.reserve_hq_used">
        <source>%1 is used</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 está usado</translation>
    </message>
    <message id="tscw.refuse.reserve_no_rail">
        <source>No railway leads from %2 to a source of supply of %1</source>
        <extracomment>%1 = HQ, %2 = hex</extracomment>
        <translation>Ningún ferrocarril lleva de %2 a una fuente de suministro de %1</translation>
    </message>
    <message id="tscw.refuse.reserve_zone">
        <source>%1 is in an enemy zone of control in %2</source>
        <extracomment>%1 = HQ, %2 = hex</extracomment>
        <translation>%1 está en zona de control enemiga en %2</translation>
    </message>
    <message id="tscw.refuse.reserve_nobody">
        <source>An HQ needs at least one unit for a reserve</source>
        <translation>Un CG necesita al menos una unidad para una reserva</translation>
    </message>
    <message id="tscw.refuse.reserve_not_stacked">
        <source>%1 is no unit stacked with %2</source>
        <extracomment>%1 = unit, %2 = HQ</extracomment>
        <translation>%1 no es una unidad apilada con %2</translation>
    </message>
    <message id="tscw.refuse.reserve_already">
        <source>%1 is already in reserve</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ya está en reserva</translation>
    </message>
    <message id="tscw.refuse.no_reconnaissance">
        <source>Only Republican HQs reconnoitre, from turn 14 on</source>
        <translation>Solo los CG republicanos reconocen, desde el turno 14</translation>
    </message>
    <message id="tscw.refuse.reconnoitred">
        <source>%1 has reconnoitred in this turn</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 ya ha reconocido este turno</translation>
    </message>
    <message id="tscw.refuse.reconnaissance_range">
        <source>%1 is no enemy stack within two hexes</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 no es un apilamiento enemigo a dos hexes o menos</translation>
    </message>
    <message id="tscw.log.turn">
        <source>Turn %1</source>
        <extracomment>%1 = number of the turn</extracomment>
        <translation>Turno %1</translation>
    </message>
    <message id="tscw.phase.events">
        <source>%1: events</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: eventos</translation>
    </message>
    <message id="tscw.phase.mobilisation">
        <source>%1: general mobilisation</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: movilización general</translation>
    </message>
    <message id="tscw.phase.withdrawals">
        <source>%1: withdrawals and conversions</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: retiradas y conversiones</translation>
    </message>
    <message id="tscw.phase.rebuilding">
        <source>%1: resource points, repair and rebuilding</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: Puntos de Recursos, reparación y reconstrucción</translation>
    </message>
    <message id="tscw.phase.reinforcements">
        <source>%1: reinforcements</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: refuerzos</translation>
    </message>
    <message id="tscw.phase.sea">
        <source>%1: sea movement</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: movimiento marítimo</translation>
    </message>
    <message id="tscw.phase.rail">
        <source>%1: rail movement</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: movimiento ferroviario</translation>
    </message>
    <message id="tscw.phase.reserves">
        <source>%1: HQs and reserves</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: CG y reservas</translation>
    </message>
    <message id="tscw.phase.movement">
        <source>%1: operational movement</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: movimiento operacional</translation>
    </message>
    <message id="tscw.phase.combat">
        <source>%1: operational combat</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: combate operacional</translation>
    </message>
    <message id="tscw.phase.exploitation">
        <source>%1: exploitation movement</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: movimiento de explotación</translation>
    </message>
    <message id="tscw.phase.exploitation_combat">
        <source>%1: exploitation combat</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: combate de explotación</translation>
    </message>
    <message id="tscw.phase.end_of_turn">
        <source>End of turn</source>
        <translation>Fin del turno</translation>
    </message>
    <message id="tscw.layer.zones">
        <source>Zones of control</source>
        <translation>Zonas de control</translation>
    </message>
    <message id="tscw.layer.supply">
        <source>Supply of units</source>
        <extracomment>Where a unit would be in supply</extracomment>
        <translation>Abastecimiento de las unidades</translation>
    </message>
    <message id="tscw.layer.sources">
        <source>Sources of supply</source>
        <extracomment>Towns, cities and HQs that are linked to an ultimate source of supply</extracomment>
        <translation>Fuentes de suministro</translation>
    </message>
    <message id="tscw.layer.rails">
        <source>Railways in use</source>
        <translation>Ferrocarriles en uso</translation>
    </message>
    <message id="tscw.layer.air">
        <source>Range of air units</source>
        <translation>Alcance de las unidades aéreas</translation>
    </message>
    <message id="tscw.layer.rail_reach">
        <source>Rail reach</source>
        <extracomment>Where the chosen unit could go by rail</extracomment>
        <translation>Alcance por tren</translation>
    </message>
    <message id="tscw.value.attack">
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message id="tscw.value.defence">
        <source>Defence</source>
        <translation>Defensa</translation>
    </message>
    <message id="tscw.value.movement">
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message id="tscw.tally.printed">
        <source>printed</source>
        <translation>impreso</translation>
    </message>
    <message id="tscw.tally.is_oos">
        <source>out of supply</source>
        <translation>desabastecida</translation>
    </message>
    <message id="tscw.tally.in_reserve">
        <source>in reserve</source>
        <translation>en reserva</translation>
    </message>
    <message id="tscw.tally.has_landed">
        <source>landed this turn</source>
        <translation>desembarcada este turno</translation>
    </message>
    <message id="tscw.tally.segment">
        <source>in this segment</source>
        <translation>en este segmento</translation>
    </message>
    <message id="tscw.tally.spent">
        <source>movement already spent</source>
        <translation>movimiento ya gastado</translation>
    </message>
    <message id="tscw.refuse.stack.units">
        <source>%1 would hold %2 combat units; the limit is %3</source>
        <extracomment>%1 = hex, %2 = combat units that would be there, %3 = the limit</extracomment>
        <translation>%1 tendría %2 unidades de combate; el límite es %3</translation>
    </message>
    <message id="tscw.refuse.stack.divisions">
        <source>%1 would hold %2 divisions; the limit is %3</source>
        <extracomment>%1 = hex, %2 = divisions that would be there, %3 = the limit</extracomment>
        <translation>%1 tendría %2 divisiones; el límite es %3</translation>
    </message>
    <message id="tscw.refuse.stack.hqs">
        <source>There is room for one HQ only in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En %1 solo cabe un CG</translation>
    </message>
    <message id="tscw.refuse.stack.politics">
        <source>%1 and %2 do not stack or attack together: their politics differ</source>
        <extracomment>%1, %2 = columns of different politics</extracomment>
        <translation>%1 y %2 no apilan ni atacan juntas: su filiación política es distinta</translation>
    </message>
    <message id="tscw.refuse.overstack.elsewhere">
        <source>%1 is not in an overstacked hex</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no está en un hex con sobreapilamiento</translation>
    </message>
    <message id="tscw.refuse.overstack.no_help">
        <source>%2 would be as overstacked without %1</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>Sin %1, el sobreapilamiento en %2 seguiría igual</translation>
    </message>
    <message id="tscw.frame.overstack">
        <source>Overstacked hexes</source>
        <translation>Sobreapilamiento</translation>
    </message>
    <message id="tscw.prompt.overstack">
        <source>Eliminate a unit of an overstacked hex</source>
        <translation>Elimine una unidad de un hex con sobreapilamiento</translation>
    </message>
    <message id="tscw.offer.overstack">
        <source>Eliminate…</source>
        <translation>Eliminar…</translation>
    </message>
    <message id="tscw.room">
        <source>%1 of %2 units, %3 of %4 divisions</source>
        <extracomment>%1 = combat units in a hex, %2 = the limit, %3 = divisions among them, %4 = their limit</extracomment>
        <translation>%1 de %2 unidades, %3 de %4 divisiones</translation>
    </message>
    <message id="tscw.refuse.supply.end">
        <source>%1 would be out of supply in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 quedaría desabastecida en %2</translation>
    </message>
    <message id="tscw.log.supply.out">
        <source>%1 is out of supply in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 está desabastecida en %2</translation>
    </message>
    <message id="tscw.log.supply.town">
        <source>%1 lives on the town or city in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 vive del abastecimiento de pueblo/ciudad en %2</translation>
    </message>
    <message id="tscw.log.supply.again">
        <source>%1 is in supply again</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 vuelve a estar abastecida</translation>
    </message>
    <message id="tscw.frame.support">
        <source>HQ support</source>
        <translation>Apoyo de CG</translation>
    </message>
    <message id="tscw.frame.air">
        <source>Air support</source>
        <translation>Apoyo aéreo</translation>
    </message>
    <message id="tscw.frame.anti_air">
        <source>Anti-aircraft fire</source>
        <translation>Fuego antiaéreo</translation>
    </message>
    <message id="tscw.frame.naval">
        <source>Naval support</source>
        <translation>Apoyo naval</translation>
    </message>
    <message id="tscw.frame.battle_chits">
        <source>Events in combat</source>
        <translation>Eventos en combate</translation>
    </message>
    <message id="tscw.prompt.support">
        <source>Support the attack on %1 with an HQ</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Apoye con un CG el ataque a %1</translation>
    </message>
    <message id="tscw.prompt.support_defence">
        <source>Support the defence of %1 with an HQ</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Apoye con un CG la defensa de %1</translation>
    </message>
    <message id="tscw.prompt.air">
        <source>Assign air units to the combat for %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Asigne unidades aéreas al combate por %1</translation>
    </message>
    <message id="tscw.prompt.halve">
        <source>Choose the air units under anti-aircraft fire</source>
        <translation>Elija las unidades aéreas bajo fuego antiaéreo</translation>
    </message>
    <message id="tscw.prompt.ships">
        <source>Support the attack on %1 with naval units</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Apoye con unidades navales el ataque a %1</translation>
    </message>
    <message id="tscw.prompt.ships_defence">
        <source>Support the defence of %1 with naval units</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Apoye con unidades navales la defensa de %1</translation>
    </message>
    <message id="tscw.prompt.battle_chits">
        <source>Play event chits for the attack on %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Juegue marcadores de eventos para el ataque a %1</translation>
    </message>
    <message id="tscw.prompt.battle_chits_defence">
        <source>Play event chits for the defence of %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Juegue marcadores de eventos para la defensa de %1</translation>
    </message>
    <message id="tscw.offer.hq">
        <source>Support by an HQ</source>
        <translation>Apoyo de un CG</translation>
    </message>
    <message id="tscw.offer.artillery">
        <source>Support by an HQ with its artillery (1 resource point)</source>
        <translation>Apoyo de un CG con su artillería (1 PR)</translation>
    </message>
    <message id="tscw.offer.free_artillery">
        <source>Support by an HQ with its artillery (event)</source>
        <translation>Apoyo de un CG con su artillería (evento)</translation>
    </message>
    <message id="tscw.offer.no_support">
        <source>No HQ support</source>
        <translation>Sin apoyo de CG</translation>
    </message>
    <message id="tscw.offer.air">
        <source>Assign air units</source>
        <translation>Asignar unidades aéreas</translation>
    </message>
    <message id="tscw.offer.no_air">
        <source>No air unit</source>
        <translation>Ninguna unidad aérea</translation>
    </message>
    <message id="tscw.offer.halve">
        <source>Halve air units</source>
        <translation>Reducir a la mitad unidades aéreas</translation>
    </message>
    <message id="tscw.offer.ships">
        <source>Naval support</source>
        <translation>Apoyo naval</translation>
    </message>
    <message id="tscw.offer.no_ships">
        <source>No naval support</source>
        <translation>Sin apoyo naval</translation>
    </message>
    <message id="tscw.offer.battle_chit">
        <source>Play an event chit</source>
        <translation>Jugar un marcador de evento</translation>
    </message>
    <message id="tscw.offer.no_battle_chits">
        <source>No (more) event chits</source>
        <translation>Ningún marcador de evento (más)</translation>
    </message>
    <message id="tscw.offer.chit_called">
        <source>%1</source>
        <extracomment>%1 = event</extracomment>
        <translation>%1</translation>
    </message>
    <message id="tscw.log.hq_supports">
        <source>%1 supports in the combat for %2</source>
        <extracomment>%1 = HQ, %2 = hex</extracomment>
        <translation>%1 da apoyo en el combate por %2</translation>
    </message>
    <message id="tscw.log.artillery_fires">
        <source>%1 gives artillery support</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 da apoyo de artillería</translation>
    </message>
    <message id="tscw.log.air_supports">
        <source>%1 flies to %2</source>
        <extracomment>%1 = air unit, %2 = hex</extracomment>
        <translation>%1 vuela a %2</translation>
    </message>
    <message id="tscw.log.air_halved">
        <source>%1 is halved by anti-aircraft fire</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>%1 queda a la mitad por el fuego antiaéreo</translation>
    </message>
    <message id="tscw.log.ship_supports">
        <source>%1 supports off %2</source>
        <extracomment>%1 = naval unit, %2 = hex</extracomment>
        <translation>%1 da apoyo frente a %2</translation>
    </message>
    <message id="tscw.log.battle_chit">
        <source>%1 plays the event %2</source>
        <extracomment>%1 = side, %2 = event</extracomment>
        <translation>%1 juega el evento %2</translation>
    </message>
    <message id="tscw.refuse.hq.not_yours">
        <source>%1 is no HQ of yours on the map</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 no es un CG suyo en el mapa</translation>
    </message>
    <message id="tscw.refuse.hq.one_only">
        <source>%1 supports already: one HQ of each side</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 ya da apoyo: un solo CG por bando</translation>
    </message>
    <message id="tscw.refuse.hq.not_beside">
        <source>%1 is not beside the units it would support</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 no está adyacente a las unidades que apoyaría</translation>
    </message>
    <message id="tscw.refuse.hq.used">
        <source>%1 is used</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 está usado</translation>
    </message>
    <message id="tscw.refuse.hq.was_attacked">
        <source>%1 was attacked in this segment</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 ha sido atacado en este segmento</translation>
    </message>
    <message id="tscw.refuse.hq.unsupplied">
        <source>%1 is out of supply</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 está desabastecido</translation>
    </message>
    <message id="tscw.refuse.hq.must_support">
        <source>%1 is in the attacked hex and has to support</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 está en el hex atacado y debe dar apoyo</translation>
    </message>
    <message id="tscw.refuse.artillery.not_supporting">
        <source>%1 does not support this combat</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 no apoya este combate</translation>
    </message>
    <message id="tscw.refuse.artillery.later">
        <source>The artillery of %1 is declared after both HQs</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>La artillería de %1 se declara después de ambos CG</translation>
    </message>
    <message id="tscw.refuse.artillery.none">
        <source>%1 has no artillery support</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 no tiene apoyo de artillería</translation>
    </message>
    <message id="tscw.refuse.artillery.no_point">
        <source>There is no resource point for %1</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>No hay PR para %1</translation>
    </message>
    <message id="tscw.refuse.artillery.no_event">
        <source>You hold no event for artillery without cost</source>
        <translation>No tiene ningún evento de artillería sin coste</translation>
    </message>
    <message id="tscw.refuse.air.not_yours">
        <source>%1 is no air unit of yours in play</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 no es una unidad aérea suya en juego</translation>
    </message>
    <message id="tscw.refuse.air.used">
        <source>%1 supports one combat in a turn</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>%1 apoya un solo combate por turno</translation>
    </message>
    <message id="tscw.refuse.air.not_for_north">
        <source>%1 does not support northern units</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>%1 no apoya a unidades del norte</translation>
    </message>
    <message id="tscw.refuse.air.north_only">
        <source>%1 supports northern units only</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>%1 sólo apoya a unidades del norte</translation>
    </message>
    <message id="tscw.refuse.air.none">
        <source>No air unit is named</source>
        <translation>No se nombra ninguna unidad aérea</translation>
    </message>
    <message id="tscw.refuse.air.too_far">
        <source>No supplied base is within range of %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Ninguna base abastecida está dentro del radio de %1</translation>
    </message>
    <message id="tscw.refuse.anti_air.count">
        <source>Air units to be halved: %1</source>
        <extracomment>%1 = number of air units</extracomment>
        <translation>Unidades aéreas que se reducen a la mitad: %1</translation>
    </message>
    <message id="tscw.refuse.anti_air.not_there">
        <source>%1 is no enemy air unit of this combat</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 no es una unidad aérea enemiga de este combate</translation>
    </message>
    <message id="tscw.refuse.naval.no_coast">
        <source>Naval units do not reach %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Las unidades navales no alcanzan %1</translation>
    </message>
    <message id="tscw.refuse.naval.not_mediterranean">
        <source>%1 is not on the Mediterranean</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 no está en el Mediterráneo</translation>
    </message>
    <message id="tscw.refuse.naval.not_yours">
        <source>%1 is no naval unit of yours in play</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 no es una unidad naval suya en juego</translation>
    </message>
    <message id="tscw.refuse.naval.used">
        <source>%1 supports one combat in a turn</source>
        <extracomment>%1 = naval unit</extracomment>
        <translation>%1 apoya un solo combate por turno</translation>
    </message>
    <message id="tscw.refuse.naval.too_early">
        <source>%1 is available from turn %2</source>
        <extracomment>%1 = naval unit, %2 = turn</extracomment>
        <translation>%1 está disponible desde el turno %2</translation>
    </message>
    <message id="tscw.refuse.naval.none">
        <source>No naval unit is named</source>
        <translation>No se nombra ninguna unidad naval</translation>
    </message>
    <message id="tscw.refuse.battle_chit.not_in_hand">
        <source>You do not hold this event chit</source>
        <translation>No tiene este marcador de evento</translation>
    </message>
    <message id="tscw.refuse.battle_chit.not_now">
        <source>This event chit is not played now</source>
        <translation>Este marcador de evento no se juega ahora</translation>
    </message>
    <message id="tscw.refuse.battle_chit.for_attack">
        <source>This event chit is played by the attacker</source>
        <translation>Este marcador de evento se juega en ataque</translation>
    </message>
    <message id="tscw.refuse.battle_chit.for_defence">
        <source>This event chit is played by the defender</source>
        <translation>Este marcador de evento se juega en defensa</translation>
    </message>
    <message id="tscw.refuse.battle_chit.other_battle">
        <source>This event chit does not concern the combat for %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Este marcador de evento no afecta al combate por %1</translation>
    </message>
    <message id="tscw.refuse.battle_chit.no_column_roll">
        <source>There is no column roll to be set aside now</source>
        <translation>Ahora no hay tirada por ataque de columnas que anular</translation>
    </message>
    <message id="tscw.log.morale">
        <source>Republican morale %1: now %2</source>
        <extracomment>%1 = how much, with its sign, %2 = morale now</extracomment>
        <translation>Moral republicana %1: ahora %2</translation>
    </message>
    <message id="tscw.log.place_taken">
        <source>%1: %2 is taken</source>
        <extracomment>%1 = side, %2 = name of the place</extracomment>
        <translation>%1: se toma %2</translation>
    </message>
    <message id="tscw.log.alcazar_relieved">
        <source>The Alcázar is relieved</source>
        <translation>El Alcázar es liberado</translation>
    </message>
    <message id="tscw.log.alcazar_fallen">
        <source>The Alcázar falls</source>
        <translation>El Alcázar cae</translation>
    </message>
    <message id="tscw.log.alcazar_resists">
        <source>The Alcázar resists</source>
        <translation>El Alcázar resiste</translation>
    </message>
    <message id="tscw.log.alcazar_nothing">
        <source>The Alcázar: no effect</source>
        <translation>El Alcázar: sin efecto</translation>
    </message>
    <message id="tscw.roll.alcazar">
        <source>The Alcázar</source>
        <extracomment>The purpose of a roll</extracomment>
        <translation>El Alcázar</translation>
    </message>
    <message id="tscw.roll.toledo_empty">
        <source>No Republican unit in Toledo</source>
        <extracomment>Of a modifier of the die</extracomment>
        <translation>Ninguna unidad republicana en Toledo</translation>
    </message>
    <message id="tscw.log.north_fallen">
        <source>The north has fallen</source>
        <translation>El norte ha caído</translation>
    </message>
    <message id="tscw.log.north_air">
        <source>%1 leaves the game with the north</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 deja el juego con el norte</translation>
    </message>
    <message id="tscw.log.ammunition">
        <source>The Nationalist ammunition shortage is over</source>
        <translation>La escasez de munición de los nacionales ha terminado</translation>
    </message>
    <message id="tscw.log.sudden_death">
        <source>The Republicans hold %1 Nationalist capitals: the Nationalists have one more turn</source>
        <extracomment>%1 = how many capitals</extracomment>
        <translation>Los republicanos tienen %1 capitales nacionales: a los nacionales les queda un turno</translation>
    </message>
    <message id="tscw.log.sudden_death_averted">
        <source>Sudden death is averted</source>
        <translation>La muerte súbita queda evitada</translation>
    </message>
    <message id="tscw.worth.place">
        <source>%1</source>
        <extracomment>%1 = name of a place</extracomment>
        <translation>%1</translation>
    </message>
    <message id="tscw.end.place">
        <source>%1 win: %2 is taken</source>
        <extracomment>%1 = side, %2 = name of the place</extracomment>
        <translation>Ganan: %1. Se ha tomado %2</translation>
    </message>
    <message id="tscw.end.morale">
        <source>%1 win: Republican morale is %2</source>
        <extracomment>%1 = side, %2 = morale</extracomment>
        <translation>Ganan: %1. La moral republicana es %2</translation>
    </message>
    <message id="tscw.end.objectives">
        <source>%1 win: their objectives are reached</source>
        <extracomment>%1 = side</extracomment>
        <translation>Ganan: %1. Han alcanzado sus objetivos</translation>
    </message>
    <message id="tscw.end.capitals">
        <source>%1 win: they hold %2 Nationalist capitals</source>
        <extracomment>%1 = side, %2 = how many capitals</extracomment>
        <translation>Ganan: %1. Tienen %2 capitales nacionales</translation>
    </message>
    <message id="tscw.end.held_out">
        <source>%1 win: the Republic has held out with a morale of %2</source>
        <extracomment>%1 = side, %2 = morale</extracomment>
        <translation>Ganan: %1. La República ha resistido con una moral de %2</translation>
    </message>
    <message id="tscw.refuse.strange_decision">
        <source>Such a decision cannot be pending</source>
        <translation>Una decisión así no puede estar pendiente</translation>
    </message>
    <message id="tscw.refuse.both_sides">
        <source>Both sides are in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En %1 están ambos bandos</translation>
    </message>
    <message id="tscw.refuse.no_such_hex">
        <source>%1 is where no unit can be</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está donde no puede haber unidades</translation>
    </message>
    <message id="tscw.frame.movement">
        <source>Operational movement</source>
        <translation>Movimiento operacional</translation>
    </message>
    <message id="tscw.frame.exploitation">
        <source>Exploitation movement</source>
        <translation>Movimiento de explotación</translation>
    </message>
    <message id="tscw.prompt.movement">
        <source>Move units, or end the segment</source>
        <translation>Mueva unidades, o termine el segmento</translation>
    </message>
    <message id="tscw.prompt.exploitation">
        <source>Activate reserves first, then move; or end the segment</source>
        <translation>Active primero las reservas, después mueva; o termine el segmento</translation>
    </message>
    <message id="tscw.offer.end_movement">
        <source>End of movement</source>
        <translation>Fin del movimiento</translation>
    </message>
    <message id="tscw.offer.move_from">
        <source>Move from…</source>
        <translation>Mover desde…</translation>
    </message>
    <message id="tscw.offer.move_units">
        <source>Who moves from %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Quién mueve desde %1</translation>
    </message>
    <message id="tscw.offer.move">
        <source>%1 moves to…</source>
        <extracomment>%1 = first of the units</extracomment>
        <translation>%1 mueve a…</translation>
    </message>
    <message id="tscw.offer.march_from">
        <source>March from…</source>
        <translation>En marcha desde…</translation>
    </message>
    <message id="tscw.offer.march_units">
        <source>Who marches from %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Quién marcha desde %1</translation>
    </message>
    <message id="tscw.offer.march">
        <source>%1 marches to…</source>
        <extracomment>%1 = first of the units</extracomment>
        <translation>%1 marcha a…</translation>
    </message>
    <message id="tscw.offer.evacuate">
        <source>Evacuate through France…</source>
        <translation>Evacuar por Francia…</translation>
    </message>
    <message id="tscw.offer.activate">
        <source>Activate reserves of…</source>
        <translation>Activar las reservas de…</translation>
    </message>
    <message id="tscw.offer.activate_units">
        <source>Which reserves of %1</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>Qué reservas de %1</translation>
    </message>
    <message id="tscw.log.evacuated">
        <source>%1 is evacuated to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 es evacuada a %2</translation>
    </message>
    <message id="tscw.log.activated">
        <source>%1 activates its reserves</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 activa sus reservas</translation>
    </message>
    <message id="tscw.log.hq_overrun">
        <source>%1 is overrun</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 es arrollado</translation>
    </message>
    <message id="tscw.part.cost">
        <source>Movement of %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Movimiento de %1</translation>
    </message>
    <message id="tscw.part.left">
        <source>What %1 has left</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Lo que le queda a %1</translation>
    </message>
    <message id="tscw.tally.move.enter">
        <source>into %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>a %1</translation>
    </message>
    <message id="tscw.tally.move.river">
        <source>across the river into %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>por el río a %1</translation>
    </message>
    <message id="tscw.tally.move.fortified">
        <source>fortified line in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>línea fortificada en %1</translation>
    </message>
    <message id="tscw.tally.move.left">
        <source>%1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1</translation>
    </message>
    <message id="tscw.refuse.move.not_yours">
        <source>%1 is not a unit of yours</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no es una unidad suya</translation>
    </message>
    <message id="tscw.refuse.move.not_on_map">
        <source>%1 is not on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no está en el mapa</translation>
    </message>
    <message id="tscw.refuse.move.reserve">
        <source>%1 is in reserve and does not move</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está en reserva y no mueve</translation>
    </message>
    <message id="tscw.refuse.move.landed">
        <source>%1 has landed or was dropped in this turn and does not move</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha desembarcado o ha sido lanzada este turno y no mueve</translation>
    </message>
    <message id="tscw.refuse.move.finished">
        <source>%1 has finished its movement</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha terminado su movimiento</translation>
    </message>
    <message id="tscw.refuse.move.mixing">
        <source>%1 does not combine march and regular movement</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no combina marcha y movimiento regular</translation>
    </message>
    <message id="tscw.refuse.move.no_exploitation">
        <source>%1 may not move in exploitation</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no puede mover en explotación</translation>
    </message>
    <message id="tscw.refuse.move.not_together">
        <source>Units move together only from the same hex: %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Las unidades solo mueven juntas desde el mismo hex: %1</translation>
    </message>
    <message id="tscw.refuse.move.began_apart">
        <source>%1 did not begin this movement with the others</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no empezó este movimiento con las demás</translation>
    </message>
    <message id="tscw.refuse.move.no_step">
        <source>There is no way from %1 to %2</source>
        <extracomment>%1, %2 = hexes</extracomment>
        <translation>No hay camino de %1 a %2</translation>
    </message>
    <message id="tscw.refuse.move.not_land">
        <source>Nobody enters %1: it is sea or a neutral country</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nadie entra en %1: es mar o un país neutral</translation>
    </message>
    <message id="tscw.refuse.move.enemy">
        <source>There is an enemy in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Hay un enemigo en %1</translation>
    </message>
    <message id="tscw.refuse.move.must_stop">
        <source>Who enters a zone of control must stop: %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Quien entra en ZdC enemiga debe detenerse: %1</translation>
    </message>
    <message id="tscw.refuse.move.zone_to_zone">
        <source>Nobody goes from %1 to %2, from one zone of control into another</source>
        <extracomment>%1, %2 = hexes</extracomment>
        <translation>Nadie va de %1 a %2, de una ZdC enemiga a otra</translation>
    </message>
    <message id="tscw.refuse.move.too_far">
        <source>The way costs %1 %2 MP; %3 are left</source>
        <extracomment>%1 = first unit, %2 = MP the way costs, %3 = MP left</extracomment>
        <translation>El camino le cuesta a %1 %2 FM; quedan %3</translation>
    </message>
    <message id="tscw.refuse.move.out_of_reach">
        <source>%1 cannot reach %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 no alcanza %2</translation>
    </message>
    <message id="tscw.refuse.march.motorised">
        <source>%1 is motorised and does not march</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 es motorizada y no marcha</translation>
    </message>
    <message id="tscw.refuse.march.unsupplied">
        <source>%1 is out of supply and does not march</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está desabastecida y no marcha</translation>
    </message>
    <message id="tscw.refuse.march.from_enemy">
        <source>%1 is next to an enemy and does not march</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 es adyacente a un enemigo y no marcha</translation>
    </message>
    <message id="tscw.refuse.march.not_held">
        <source>Nobody marches into %1: it is not your side’s</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nadie marcha a %1: no es de su bando</translation>
    </message>
    <message id="tscw.refuse.march.beside_enemy">
        <source>Nobody marches into %1, next to an enemy, where no unit of yours is</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nadie marcha a %1, adyacente a un enemigo, donde no hay ninguna unidad suya</translation>
    </message>
    <message id="tscw.refuse.move.northern_limit">
        <source>With %1, %2 steps would be outside their region; the limit is %3</source>
        <extracomment>%1 = unit, %2 = steps that would be away from home, %3 = the limit</extracomment>
        <translation>Con %1, %2 pasos estarían fuera de su región; el límite es %3</translation>
    </message>
    <message id="tscw.refuse.end.overstacked">
        <source>The segment does not end with too many units in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>El segmento no termina con demasiadas unidades en %1</translation>
    </message>
    <message id="tscw.refuse.evacuate.already">
        <source>Units have been evacuated through France already</source>
        <translation>Ya se han evacuado unidades por Francia</translation>
    </message>
    <message id="tscw.refuse.evacuate.lost">
        <source>Nobody is evacuated while %1 is Nationalist</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nadie es evacuado mientras %1 sea de los nacionales</translation>
    </message>
    <message id="tscw.refuse.evacuate.not_at_france">
        <source>%1 is not next to France</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no es adyacente a Francia</translation>
    </message>
    <message id="tscw.refuse.evacuate.moved">
        <source>%1 has moved already</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ya ha movido</translation>
    </message>
    <message id="tscw.refuse.evacuate.unsupplied">
        <source>%1 is out of supply and is not evacuated</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está desabastecida y no es evacuada</translation>
    </message>
    <message id="tscw.refuse.evacuate.too_many">
        <source>At most %1 divisions are evacuated; two other units count as one</source>
        <extracomment>%1 = the limit</extracomment>
        <translation>Se evacúan como máximo %1 divisiones; otras dos unidades cuentan como una</translation>
    </message>
    <message id="tscw.refuse.activate.none">
        <source>%1 has no units in reserve</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 no tiene unidades en reserva</translation>
    </message>
    <message id="tscw.refuse.activate.not_of_reserve">
        <source>%1 is not in the reserve of %2</source>
        <extracomment>%1 = unit, %2 = HQ</extracomment>
        <translation>%1 no está en la reserva de %2</translation>
    </message>
    <message id="tscw.refuse.activate.too_late">
        <source>Reserves are activated before any unit moves</source>
        <translation>Las reservas se activan antes de que mueva unidad alguna</translation>
    </message>
    <message id="tscw.refuse.activate.no_point">
        <source>There is no resource point for %1</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>No hay ningún Punto de Recursos (PR) para %1</translation>
    </message>
    <message id="tscw.frame.sea">
        <source>Sea movement</source>
        <translation>Movimiento marítimo</translation>
    </message>
    <message id="tscw.frame.rail">
        <source>Rail movement</source>
        <translation>Movimiento ferroviario</translation>
    </message>
    <message id="tscw.prompt.sea">
        <source>Move units by sea (%1 left), or end the segment</source>
        <extracomment>%1 = units that can still be moved by sea, as a decimal number</extracomment>
        <translation>Mueva unidades por mar (quedan %1), o termine el segmento</translation>
    </message>
    <message id="tscw.prompt.rail">
        <source>Move units by rail (%1 left), or end the segment</source>
        <extracomment>%1 = units that can still be moved by rail, as a decimal number</extracomment>
        <translation>Mueva unidades por tren (quedan %1), o termine el segmento</translation>
    </message>
    <message id="tscw.offer.rail">
        <source>By rail…</source>
        <translation>Por tren…</translation>
    </message>
    <message id="tscw.offer.rail_to">
        <source>%1 by rail to…</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 por tren a…</translation>
    </message>
    <message id="tscw.offer.sea">
        <source>By sea…</source>
        <translation>Por mar…</translation>
    </message>
    <message id="tscw.offer.sea_to">
        <source>%1 by sea to…</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 por mar a…</translation>
    </message>
    <message id="tscw.offer.land">
        <source>Land in…</source>
        <translation>Desembarcar en…</translation>
    </message>
    <message id="tscw.offer.drop">
        <source>Drop a unit by air</source>
        <translation>Lanzar una unidad en paracaídas</translation>
    </message>
    <message id="tscw.offer.drop_to">
        <source>Where is %1 dropped?</source>
        <extracomment>%1 = unit</extracomment>
        <translation>¿Dónde se lanza %1?</translation>
    </message>
    <message id="tscw.offer.land_units">
        <source>Who lands in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Quién desembarca en %1</translation>
    </message>
    <message id="tscw.offer.end_rail">
        <source>End of rail movement</source>
        <translation>Fin del movimiento ferroviario</translation>
    </message>
    <message id="tscw.offer.end_sea">
        <source>End of sea movement</source>
        <translation>Fin del movimiento marítimo</translation>
    </message>
    <message id="tscw.log.rail">
        <source>%1 goes by rail to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 va por tren a %2</translation>
    </message>
    <message id="tscw.log.sea">
        <source>%1 goes by sea to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 va por mar a %2</translation>
    </message>
    <message id="tscw.log.landed">
        <source>%1 lands in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 desembarca en %2</translation>
    </message>
    <message id="tscw.log.dropped">
        <source>%1 is dropped in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 se lanza en %2</translation>
    </message>
    <message id="tscw.refuse.strategic.not_on_map">
        <source>%1 is not a unit of yours on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no es una unidad suya en el mapa</translation>
    </message>
    <message id="tscw.refuse.strategic.already">
        <source>%1 has already moved by rail or sea in this turn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ya ha movido por tren o por mar este turno</translation>
    </message>
    <message id="tscw.refuse.in_reserve">
        <source>%1 is in reserve</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 está en reserva</translation>
    </message>
    <message id="tscw.refuse.strategic.unsupplied">
        <source>%1 is not in a supplied hex</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no está en un hex plenamente abastecido</translation>
    </message>
    <message id="tscw.refuse.strategic.there">
        <source>%1 is already in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 ya está en %2</translation>
    </message>
    <message id="tscw.refuse.strategic.not_held">
        <source>%1 is not your side’s</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 no es de su bando</translation>
    </message>
    <message id="tscw.refuse.rail.limit">
        <source>There is not enough rail movement left for %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>No queda bastante movimiento ferroviario para %1</translation>
    </message>
    <message id="tscw.refuse.rail.no_railway">
        <source>There is no railway in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En %1 no hay ferrocarril</translation>
    </message>
    <message id="tscw.refuse.beside_enemy">
        <source>%1 is next to an enemy, and no unit of yours is there</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 es adyacente a un enemigo, y no hay allí ninguna unidad suya</translation>
    </message>
    <message id="tscw.refuse.rail.no_line">
        <source>No railway through your own hexes leads %1 to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>Ningún ferrocarril por hexes propios lleva a %1 hasta %2</translation>
    </message>
    <message id="tscw.refuse.sea.hq">
        <source>HQs do not go by sea: %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Los CG no van por mar: %1</translation>
    </message>
    <message id="tscw.refuse.sea.limit">
        <source>There is not enough sea movement left for %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>No queda bastante movimiento marítimo para %1</translation>
    </message>
    <message id="tscw.refuse.sea.no_anchor">
        <source>%1 has no anchor</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 no tiene ancla</translation>
    </message>
    <message id="tscw.refuse.sea.mediterranean">
        <source>Republican ships do not sail from or to %1: it is not on the Mediterranean</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Los barcos republicanos no van a %1 ni salen de allí: no está en el Mediterráneo</translation>
    </message>
    <message id="tscw.refuse.sea.zone">
        <source>%1 and %2 are not in the same sea zone</source>
        <extracomment>%1, %2 = hexes</extracomment>
        <translation>%1 y %2 no están en la misma zona marítima</translation>
    </message>
    <message id="tscw.refuse.land.used">
        <source>A landing takes all the sea movement of a turn</source>
        <translation>Un desembarco agota todo el movimiento marítimo del turno</translation>
    </message>
    <message id="tscw.refuse.land.too_large">
        <source>One division lands, or two smaller units</source>
        <translation>Desembarca una división, o dos unidades menores</translation>
    </message>
    <message id="tscw.refuse.land.coast">
        <source>Nobody lands in %1: it is no coast of yours to land on</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nadie desembarca en %1: no es una costa donde usted pueda desembarcar</translation>
    </message>
    <message id="tscw.refuse.land.own">
        <source>Nobody lands in %1: it is not the enemy’s</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nadie desembarca en %1: no es del enemigo</translation>
    </message>
    <message id="tscw.refuse.land.town">
        <source>Nobody lands in a town or city: %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nadie desembarca en un pueblo o ciudad: %1</translation>
    </message>
    <message id="tscw.refuse.land.occupied">
        <source>Nobody lands among enemy units: %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nadie desembarca entre unidades enemigas: %1</translation>
    </message>
    <message id="tscw.refuse.land.not_on_coast">
        <source>%1 is not in a coastal town or city</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no está en un pueblo o ciudad costeros</translation>
    </message>
    <message id="tscw.refuse.drop.not_airborne">
        <source>%1 is not an airborne unit</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 no es una unidad aerotransportada</translation>
    </message>
    <message id="tscw.refuse.drop.none_left">
        <source>No more units can be dropped this turn</source>
        <translation>No se pueden lanzar más unidades este turno</translation>
    </message>
    <message id="tscw.refuse.drop.too_far">
        <source>%1 can be dropped no farther than %2 hexes away</source>
        <extracomment>%1 = unit, %2 = hexes</extracomment>
        <translation>%1 no se puede lanzar a más de %2 hexes</translation>
    </message>
    <message id="tscw.refuse.drop.closed">
        <source>Nobody is dropped in %1: it is neutral, sea, or held by enemy units</source>
        <extracomment>%1 = hex</extracomment>
        <translation>En %1 no se lanza a nadie: es neutral, mar o hay unidades enemigas</translation>
    </message>
    <message id="app.editor.setup.no_other">
        <source>In no other area</source>
        <extracomment>No further area a group has to be in</extracomment>
        <translation>En ninguna otra área</translation>
    </message>
    <message id="app.editor.map.keys_side">
        <source>A direction draws that side · Enter ends · Esc takes it back</source>
        <extracomment>Of keys, while rivers and other hexsides are drawn</extracomment>
        <translation>Una dirección dibuja ese lado · Intro termina · Esc lo anula</translation>
    </message>
    <message id="app.editor.map.keys_on">
        <source>Arrows lead on · Enter ends · Esc takes it back</source>
        <extracomment>Of keys, while a road, a line or a rectangle is drawn</extracomment>
        <translation>Las flechas siguen · Intro termina · Esc lo anula</translation>
    </message>
    <message id="app.editor.map.keys">
        <source>Enter draws · Delete takes away</source>
        <extracomment>Of keys, while a cursor is led over the map</extracomment>
        <translation>Intro dibuja · Supr quita</translation>
    </message>
    <message id="app.editor.setup.near">
        <source>Near %1</source>
        <extracomment>Where a group of counters is; %1 = a hex, perhaps with the name of its place</extracomment>
        <translation>Cerca de %1</translation>
    </message>
    <message id="app.editor.became_own">
        <source>Saved as a package of your own, “%1”. The game you began with stays as it is.</source>
        <extracomment>%1 = title of a package</extracomment>
        <translation>Guardado como paquete propio, «%1». El juego del que partió queda como está.</translation>
    </message>
    <message id="app.play.sequence">
        <source>Sequence of play</source>
        <translation>Secuencia de juego</translation>
    </message>
    <message id="app.hint.ask">
        <source>Advise me</source>
        <translation>Aconséjeme</translation>
    </message>
    <message id="app.hint.why_not">
        <source>There is advice only while you are to decide.</source>
        <translation>Solo hay consejos cuando le toca a usted decidir.</translation>
    </message>
    <message id="app.computer.seats">
        <source>Who plays…</source>
        <translation>Quién juega…</translation>
    </message>
    <message id="app.computer.resume">
        <source>Go on</source>
        <extracomment>The computer, or another program that plays</extracomment>
        <translation>Continuar</translation>
    </message>
    <message id="app.computer.pause">
        <source>Pause</source>
        <extracomment>The computer, or another program that plays</extracomment>
        <translation>Pausar</translation>
    </message>
    <message id="app.computer.faster">
        <source>Faster</source>
        <extracomment>The commands of the computer follow each other more quickly</extracomment>
        <translation>Más rápido</translation>
    </message>
    <message id="app.computer.skip">
        <source>Up to my turn</source>
        <extracomment>Everything the computer does is shown at once, until a person is to decide</extracomment>
        <translation>Hasta mi turno</translation>
    </message>
    <message id="app.computer.take_over">
        <source>Play this side myself</source>
        <extracomment>The side the computer is playing just now</extracomment>
        <translation>Jugar yo este bando</translation>
    </message>
    <message id="app.computer.hand_over">
        <source>Hand my side over to the computer</source>
        <extracomment>Somebody resigns, and the computer plays on for him</extracomment>
        <translation>Ceder mi bando al ordenador</translation>
    </message>
    <message id="app.computer.seconds">
        <source>%1 s</source>
        <extracomment>So long somebody has been thinking; %1 = seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message id="app.computer.seats_note">
        <source>It counts from the next decision on. The game remembers who plays it.</source>
        <translation>Cuenta desde la próxima decisión. La partida recuerda quién la juega.</translation>
    </message>
    <message id="app.computer.seats_done">
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message id="app.new.seat_program">
        <source>Command line of the program</source>
        <translation>Línea de órdenes del programa</translation>
    </message>
    <message id="app.new.seat_program_hint">
        <source>For example: python3 my_bot.py</source>
        <extracomment>An example of a command line</extracomment>
        <translation>Por ejemplo: python3 my_bot.py</translation>
    </message>
    <message id="app.new.seat_of">
        <source>Who plays the %1</source>
        <extracomment>Read aloud. %1 = side</extracomment>
        <translation>Quién juega: %1</translation>
    </message>
    <message id="app.new.seat_person">
        <source>Person</source>
        <extracomment>Who plays a side</extracomment>
        <translation>Persona</translation>
    </message>
    <message id="app.new.seat_quick">
        <source>Computer, quick</source>
        <extracomment>Who plays a side: a level of the computer</extracomment>
        <translation>Ordenador, rápido</translation>
    </message>
    <message id="app.new.seat_normal">
        <source>Computer, normal</source>
        <translation>Ordenador, normal</translation>
    </message>
    <message id="app.new.seat_patient">
        <source>Computer, patient</source>
        <translation>Ordenador, paciente</translation>
    </message>
    <message id="app.new.seat_bot">
        <source>Another program</source>
        <extracomment>Who plays a side</extracomment>
        <translation>Otro programa</translation>
    </message>
    <message id="app.new.seat_seconds">
        <source>Seconds for a decision, at most</source>
        <translation>Segundos por decisión, como máximo</translation>
    </message>
    <message id="app.new.seat_per_decision">
        <source>s per decision</source>
        <extracomment>After a number: at most so many seconds for each decision</extracomment>
        <translation>s por decisión</translation>
    </message>
    <message id="app.settings.pace">
        <source>Pace of the computer</source>
        <translation>Ritmo del ordenador</translation>
    </message>
    <message id="app.settings.pace_note">
        <source>How quickly the commands of the computer and of other programs follow each other on the board.</source>
        <translation>Con qué rapidez se suceden en el mapa las órdenes del ordenador y de otros programas.</translation>
    </message>
    <message id="app.settings.pace_slow">
        <source>Slow</source>
        <extracomment>Pace</extracomment>
        <translation>Lento</translation>
    </message>
    <message id="app.settings.pace_readable">
        <source>Readable</source>
        <extracomment>Pace</extracomment>
        <translation>Legible</translation>
    </message>
    <message id="app.settings.pace_fast">
        <source>Fast</source>
        <extracomment>Pace</extracomment>
        <translation>Rápido</translation>
    </message>
    <message id="app.settings.pace_at_once">
        <source>At once</source>
        <extracomment>Pace</extracomment>
        <translation>Al instante</translation>
    </message>
    <message id="app.hint.total">
        <source>Together</source>
        <extracomment>The sum of the reasons of a piece of advice</extracomment>
        <translation>En total</translation>
    </message>
    <message id="app.hint.show">
        <source>Show</source>
        <extracomment>On the board</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message id="app.hint.take">
        <source>Do it</source>
        <extracomment>Carries out what was advised</extracomment>
        <translation>Hacerlo</translation>
    </message>
    <message id="app.hint.thinking">
        <source>The computer is thinking it over…</source>
        <translation>El ordenador lo está pensando…</translation>
    </message>
    <message id="app.hint.lead">
        <source>What the computer would consider, the best first. The figures say how much better or worse you would stand, in steps of an ordinary unit.</source>
        <translation>Lo que el ordenador consideraría, lo mejor primero. Las cifras dicen cuánto mejor o peor quedaría usted, en pasos de una unidad corriente.</translation>
    </message>
    <message id="app.hint.none">
        <source>The computer has no advice for this.</source>
        <translation>El ordenador no tiene consejos para esto.</translation>
    </message>
    <message id="app.hint.close">
        <source>Close</source>
        <extracomment>Leaves the advice</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message id="app.hint.tab">
        <source>Hints</source>
        <translation>Consejos</translation>
    </message>
    <message id="app.bot.takes_nothing_back">
        <source>A program does not take back at this table</source>
        <translation>Un programa no deshace nada en esta mesa</translation>
    </message>
    <message id="app.hint.more" numerus="yes">
        <source>%n more</source>
        <extracomment>After some names: how many more there are</extracomment>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message id="app.hint.command">
        <source>%1: %2</source>
        <extracomment>%1 = what is done (&quot;Move&quot;), %2 = with whom and where</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="app.bot.not_started">
        <source>%1: the program cannot be started. %2</source>
        <extracomment>%1 = side, %2 = what the system says</extracomment>
        <translation>%1: no se puede iniciar el programa. %2</translation>
    </message>
    <message id="app.bot.ended">
        <source>%1: the program ended instead of deciding. %2</source>
        <extracomment>%1 = side, %2 = the last thing the program said, or nothing</extracomment>
        <translation>%1: el programa terminó en lugar de decidir. %2</translation>
    </message>
    <message id="app.bot.silent">
        <source>%1: the program has not decided for %2 s.</source>
        <extracomment>%1 = side, %2 = seconds</extracomment>
        <translation>%1: el programa no ha decidido en %2 s.</translation>
    </message>
    <message id="app.bot.rubbish">
        <source>%1: the program sent what is no request: %2</source>
        <extracomment>%1 = side, %2 = what it sent</extracomment>
        <translation>%1: el programa envió algo que no es una petición: %2</translation>
    </message>
    <message id="app.bot.refused">
        <source>%1: the program sent a command that is not allowed. %2</source>
        <extracomment>%1 = side, %2 = why it is refused</extracomment>
        <translation>%1: el programa envió una orden no permitida. %2</translation>
    </message>
    <message id="app.computer.refused">
        <source>%1: what the computer wanted to do cannot be done. %2</source>
        <extracomment>%1 = side, %2 = why it is refused</extracomment>
        <translation>%1: lo que el ordenador quería hacer no se puede hacer. %2</translation>
    </message>
    <message id="app.computer.paused">
        <source>%1: paused</source>
        <extracomment>%1 = side, played by the computer or by another program</extracomment>
        <translation>%1: en pausa</translation>
    </message>
    <message id="app.computer.bot_decides">
        <source>%1: the program is deciding</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: el programa está decidiendo</translation>
    </message>
    <message id="app.computer.decides">
        <source>%1: the computer is deciding</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: el ordenador está decidiendo</translation>
    </message>
    <message id="app.play.viewer.opponent_refused">
        <source>What another player sees can be looked at when the game is over</source>
        <translation>Lo que ve otro jugador se puede mirar cuando la partida haya terminado</translation>
    </message>
    <message id="app.editor.new_row_first">
        <source>%1: row 2, column 3</source>
        <extracomment>How hexes are numbered; %1 = the number of the one in row 2 and column 3</extracomment>
        <translation>%1: fila 2, columna 3</translation>
    </message>
    <message id="app.editor.new_column_first">
        <source>%1: column 3, row 2</source>
        <extracomment>How hexes are numbered; %1 = the number of the one in row 2 and column 3</extracomment>
        <translation>%1: columna 3, fila 2</translation>
    </message>
    <message id="app.editor.scenario_json">
        <source>as JSON</source>
        <extracomment>Opens and closes a value that is written in the notation JSON</extracomment>
        <translation>como JSON</translation>
    </message>
    <message id="app.editor.scenario_map_control">
        <source>As printed on the map</source>
        <extracomment>Who controls which hexes: as the map itself says</extracomment>
        <translation>Como está impreso en el mapa</translation>
    </message>
    <message id="editor.words.attribute">
        <source>value of counters</source>
        <extracomment>Of the name of a number printed on counters</extracomment>
        <translation>valor de las fichas</translation>
    </message>
    <message id="editor.words.box">
        <source>box</source>
        <extracomment>Of the name of a place beside the map</extracomment>
        <translation>cajetín</translation>
    </message>
    <message id="editor.words.chit">
        <source>chit</source>
        <extracomment>Of the name of an event chit</extracomment>
        <translation>chit</translation>
    </message>
    <message id="editor.words.feature">
        <source>hexside</source>
        <extracomment>Of the name of something along hexsides: a river</extracomment>
        <translation>lado de hex</translation>
    </message>
    <message id="editor.words.flag">
        <source>sign of counters</source>
        <extracomment>Of the name of a sign a counter bears: motorised</extracomment>
        <translation>signo de las fichas</translation>
    </message>
    <message id="editor.words.link">
        <source>road or railway</source>
        <translation>carretera o ferrocarril</translation>
    </message>
    <message id="editor.words.marker">
        <source>marker</source>
        <translation>marcador</translation>
    </message>
    <message id="editor.words.pool">
        <source>pool of chits</source>
        <extracomment>Of the name of a cup or hand of chits</extracomment>
        <translation>grupo de chits</translation>
    </message>
    <message id="editor.words.side">
        <source>side</source>
        <extracomment>Of the name of a side that plays</extracomment>
        <translation>bando</translation>
    </message>
    <message id="editor.words.status">
        <source>state of counters</source>
        <extracomment>Of the name of a state a counter can be in</extracomment>
        <translation>estado de las fichas</translation>
    </message>
    <message id="editor.words.terrain">
        <source>terrain</source>
        <translation>terreno</translation>
    </message>
    <message id="editor.words.track">
        <source>track</source>
        <translation>pista</translation>
    </message>
    <message id="editor.words.trait">
        <source>property of counters</source>
        <extracomment>Of the name of what counters are told apart by: type, nationality</extracomment>
        <translation>propiedad de las fichas</translation>
    </message>
    <message id="editor.words.value">
        <source>value %1</source>
        <extracomment>%1 = which value of a track or a state, counted from 1</extracomment>
        <translation>valor %1</translation>
    </message>
    <message id="editor.words.cell">
        <source>space %1</source>
        <extracomment>%1 = which space of a track, counted from 1</extracomment>
        <translation>espacio %1</translation>
    </message>
    <message id="editor.words.cell_below">
        <source>space %1, second line</source>
        <extracomment>What is written small in a space of a track; %1 = which space, counted from 1</extracomment>
        <translation>espacio %1, segunda línea</translation>
    </message>
    <message id="editor.words.badge">
        <source>badge</source>
        <extracomment>What a badge on a counter says for a state</extracomment>
        <translation>distintivo</translation>
    </message>
    <message id="editor.words.grade">
        <source>kind of road</source>
        <extracomment>Of the name of a kind of road: main, secondary</extracomment>
        <translation>tipo de carretera</translation>
    </message>
    <message id="editor.words.credits">
        <source>credits</source>
        <extracomment>Who made the game</extracomment>
        <translation>créditos</translation>
    </message>
    <message id="editor.words.columns">
        <source>heading of the columns</source>
        <extracomment>What stands above the columns of a table</extracomment>
        <translation>encabezado de las columnas</translation>
    </message>
    <message id="editor.words.rows">
        <source>heading of the rows</source>
        <extracomment>What stands before the rows of a table</extracomment>
        <translation>encabezado de las filas</translation>
    </message>
    <message id="editor.words.result">
        <source>result %1</source>
        <extracomment>What a result of a table means; %1 = the result as it is printed</extracomment>
        <translation>resultado %1</translation>
    </message>
    <message id="editor.words.summary">
        <source>summary</source>
        <translation>resumen</translation>
    </message>
    <message id="editor.words.turn">
        <source>turn %1</source>
        <extracomment>Of the date of a turn; %1 = number of the turn</extracomment>
        <translation>turno %1</translation>
    </message>
    <message id="editor.words.deployment">
        <source>suggested set-up</source>
        <extracomment>Of a set-up that a scenario suggests</extracomment>
        <translation>despliegue recomendado</translation>
    </message>
    <message id="editor.words.question">
        <source>question</source>
        <extracomment>Of what a ruling asks</extracomment>
        <translation>pregunta</translation>
    </message>
    <message id="editor.words.answer">
        <source>answer %1</source>
        <extracomment>%1 = which answer to the question of a ruling, counted from 1</extracomment>
        <translation>respuesta %1</translation>
    </message>
    <message id="editor.words.origin">
        <source>origin</source>
        <extracomment>Where a ruling comes from</extracomment>
        <translation>origen</translation>
    </message>
    <message id="editor.words.area">
        <source>area of the map</source>
        <extracomment>Of the name of an area of the map</extracomment>
        <translation>área del mapa</translation>
    </message>
    <message id="editor.words.line">
        <source>line on the map</source>
        <extracomment>Of the name of a line of the map: the front</extracomment>
        <translation>línea en el mapa</translation>
    </message>
    <message id="editor.words.map">
        <source>title of the map</source>
        <translation>título del mapa</translation>
    </message>
    <message id="editor.words.book">
        <source>rulebook</source>
        <translation>reglamento</translation>
    </message>
    <message id="editor.words.section">
        <source>section %1</source>
        <extracomment>%1 = number of a section of the rulebook</extracomment>
        <translation>sección %1</translation>
    </message>
    <message id="editor.words.of_rules">
        <source>word of the rules</source>
        <extracomment>Of a word the rules use: reduced, available</extracomment>
        <translation>palabra de las reglas</translation>
    </message>
    <message id="editor.words.condition">
        <source>condition of set-up</source>
        <extracomment>Of what must hold for a group of counters when they are set up</extracomment>
        <translation>condición de despliegue</translation>
    </message>
    <message id="editor.words.group">
        <source>group of set-up</source>
        <extracomment>Of the name of a group of counters that are set up together</extracomment>
        <translation>grupo de despliegue</translation>
    </message>
    <message id="editor.words.special">
        <source>special rule</source>
        <extracomment>Of the name of a special rule of scenarios</extracomment>
        <translation>regla especial</translation>
    </message>
    <message id="editor.words.control">
        <source>control at the start</source>
        <extracomment>Of the name of a list of who controls which hexes</extracomment>
        <translation>control al principio</translation>
    </message>
    <message id="app.editor.counter.symbol">
        <source>Symbol</source>
        <extracomment>The sign in the middle of a counter</extracomment>
        <translation>Símbolo</translation>
    </message>
    <message id="app.editor.symbol.cross">
        <source>Infantry</source>
        <extracomment>Parts of the symbol of a unit</extracomment>
        <translation>Infantería</translation>
    </message>
    <message id="app.editor.symbol.slash">
        <source>Cavalry</source>
        <translation>Caballería</translation>
    </message>
    <message id="app.editor.symbol.track">
        <source>Armour</source>
        <translation>Carros</translation>
    </message>
    <message id="app.editor.symbol.chevron">
        <source>Anti-tank</source>
        <translation>Anticarro</translation>
    </message>
    <message id="app.editor.symbol.arc">
        <source>Anti-aircraft</source>
        <translation>Antiaérea</translation>
    </message>
    <message id="app.editor.symbol.canopy">
        <source>Parachute</source>
        <translation>Paracaidistas</translation>
    </message>
    <message id="app.editor.symbol.bridge">
        <source>Engineers</source>
        <translation>Ingenieros</translation>
    </message>
    <message id="app.editor.symbol.arrow">
        <source>Machine guns</source>
        <translation>Ametralladoras</translation>
    </message>
    <message id="app.editor.symbol.tube">
        <source>Mortars</source>
        <translation>Morteros</translation>
    </message>
    <message id="app.editor.symbol.triangle">
        <source>Mountain</source>
        <translation>Montaña</translation>
    </message>
    <message id="app.editor.symbol.flame">
        <source>Flamethrowers</source>
        <translation>Lanzallamas</translation>
    </message>
    <message id="app.editor.symbol.dot">
        <source>Artillery</source>
        <translation>Artillería</translation>
    </message>
    <message id="app.editor.symbol.wheels">
        <source>Wheels</source>
        <translation>Ruedas</translation>
    </message>
    <message id="editor.edit.counter_symbol" numerus="yes">
        <source>Symbol of %n counter(s)</source>
        <extracomment>%n = how many counters</extracomment>
        <translation>
            <numerusform>Símbolo de %n ficha</numerusform>
            <numerusform>Símbolo de %n fichas</numerusform>
        </translation>
    </message>
    <message id="app.editor.counter.symbol_of_type">
        <source>As its type</source>
        <extracomment>The symbol of a counter is the one all of its type have</extracomment>
        <translation>Como su tipo</translation>
    </message>
    <message id="app.editor.counter.symbol_composed">
        <source>Put together</source>
        <extracomment>The symbol of a counter is put together from parts</extracomment>
        <translation>Compuesto</translation>
    </message>
    <message id="app.menu.to_editor">
        <source>Back to the editor</source>
        <extracomment>Leads from a game that is tried out to the package it is played with</extracomment>
        <translation>Volver al editor</translation>
    </message>
    <message id="app.new.seat_no_program">
        <source>Nobody has said how the program is started.</source>
        <extracomment>Of a program that is to play a side</extracomment>
        <translation>No se ha dicho cómo se inicia el programa.</translation>
    </message>
    <message id="app.computer.slower">
        <source>Slower</source>
        <extracomment>The commands of the computer follow each other more slowly</extracomment>
        <translation>Más lento</translation>
    </message>
    <message id="app.computer.skip_all">
        <source>To the end</source>
        <extracomment>Everything the computers do is shown at once, until the game is over</extracomment>
        <translation>Hasta el final</translation>
    </message>
    <message id="app.fonts.none">
        <source>No fonts are installed</source>
        <extracomment>The system has nothing to write with. What is written here is drawn by hand, in capitals.</extracomment>
        <translation>No hay ninguna fuente instalada</translation>
    </message>
    <message id="app.fonts.what_to_do">
        <source>Esagono has nothing to write with. Install some fonts and start it again; it looks best with Inter, Vollkorn, JetBrains Mono and Roboto.</source>
        <extracomment>The names are those of fonts. No quotation marks: there are no strokes for them.</extracomment>
        <translation>Esagono no tiene con qué escribir. Instale alguna fuente y vuelva a abrirlo; se ve mejor con Inter, Vollkorn, JetBrains Mono y Roboto.</translation>
    </message>
    <message id="app.fonts.close">
        <source>Enter or Esc closes this window.</source>
        <translation>Intro o Esc cierra esta ventana.</translation>
    </message>
    <message id="app.diary.by">
        <source>“%1” (process %2) has had it open since %3.</source>
        <extracomment>Who has a saved game open: %1 = a program, %2 = its number, %3 = date and time</extracomment>
        <translation>«%1» (proceso %2) la tiene abierta desde el %3.</translation>
    </message>
    <message id="app.diary.since">
        <source>It has been open there since %1.</source>
        <extracomment>%1 = date and time</extracomment>
        <translation>Está abierta allí desde el %1.</translation>
    </message>
    <message id="app.diary.network">
        <source>Saved on a network</source>
        <extracomment>The file lies on another machine</extracomment>
        <translation>Guardada en la red</translation>
    </message>
    <message id="app.diary.by_far">
        <source>“%1” on %4 (process %2) has had it open since %3.</source>
        <extracomment>Who has a saved game open: %1 = a program, %2 = its number, %3 = date and time, %4 = the other computer</extracomment>
        <translation>«%1», en %4 (proceso %2), la tiene abierta desde el %3.</translation>
    </message>
    <message id="app.diary.read_only">
        <source>Read only</source>
        <extracomment>A saved game that cannot be written</extracomment>
        <translation>Solo lectura</translation>
    </message>
    <message id="app.diary.elsewhere">
        <source>Open elsewhere</source>
        <extracomment>A saved game another program writes</extracomment>
        <translation>Abierta en otro sitio</translation>
    </message>
    <message id="app.diary.full">
        <source>Disk full</source>
        <translation>Disco lleno</translation>
    </message>
    <message id="app.diary.gone">
        <source>File gone</source>
        <translation>Archivo desaparecido</translation>
    </message>
    <message id="app.diary.refused">
        <source>Not saved</source>
        <translation>No guardada</translation>
    </message>
    <message id="app.diary.do_network">
        <source>The file lies on another machine, where others may write it at the same time. Keep it on this computer while you play.</source>
        <translation>El archivo está en otra máquina, donde otros pueden escribirlo al mismo tiempo. Téngalo en este ordenador mientras juega.</translation>
    </message>
    <message id="app.diary.do_read_only">
        <source>The game can be looked at, but not played. See to it that you may write the file and its folder, or play on in a copy.</source>
        <translation>La partida se puede mirar, pero no jugar. Procure poder escribir el archivo y su carpeta, o siga en una copia.</translation>
    </message>
    <message id="app.diary.do_elsewhere">
        <source>Here it can only be looked at. Close it there, or play on in a copy.</source>
        <translation>Aquí solo se puede mirar. Ciérrela allí, o siga en una copia.</translation>
    </message>
    <message id="app.diary.do_full">
        <source>Make room on the disk, then do it again.</source>
        <translation>Haga sitio en el disco y repítalo.</translation>
    </message>
    <message id="app.diary.do_gone">
        <source>Put the file back, or play on in a copy: nothing played so far is lost.</source>
        <translation>Vuelva a poner el archivo en su sitio, o siga en una copia: nada de lo jugado se ha perdido.</translation>
    </message>
    <message id="app.diary.do_refused">
        <source>See to it that the file can be written and do it again, or play on in a copy.</source>
        <translation>Procure que el archivo se pueda escribir y repítalo, o siga en una copia.</translation>
    </message>
    <message id="app.diary.copy">
        <source>Play on in a copy</source>
        <translation>Seguir en una copia</translation>
    </message>
    <message id="app.computer.cannot_decide">
        <source>%1: the computer cannot decide. %2</source>
        <extracomment>%1 = side, %2 = what is wrong with the package</extracomment>
        <translation>%1: el ordenador no puede decidir. %2</translation>
    </message>
</context>
</TS>
