<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="app.about.what_it_is">
        <source>Plays, edits and replays hex-and-counter wargames with every rule enforced.</source>
        <translation>Para jugar, editar y revivir juegos de guerra de hexágonos y fichas, con todas las reglas aplicadas.</translation>
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
        <source>%1, %2: the key “%3” stands twice in one object</source>
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
        <source>%1 is missing: this is no game package</source>
        <extracomment>%1 = the file that makes a folder a package</extracomment>
        <translation>Falta %1: esto no es el paquete de un juego</translation>
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
        <translation>El área «%1» nombra %2, que no está en el mapa; se omite el hex</translation>
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
        <translation>%1 y la tierra que lo rodea, %2 hexes, no se pueden alcanzar desde el resto de la tierra</translation>
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
        <translation>«%1» no tiene un nombre que las personas puedan leer</translation>
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
    <message id="play.refuse.over">
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message id="play.refuse.owner">
        <source>It is not for %1 to decide now</source>
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
        <source>Tell what your dice show: a die with %1 faces is to be rolled</source>
        <extracomment>%1 = how many sides the die has</extracomment>
        <translation>Indique el resultado de sus dados: hay que tirar un dado de %1 caras</translation>
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
        <source>The package “%1” does not fit its rules: in its list “%2”, “%3” must stand as number %4</source>
        <extracomment>%1 = package, %2 = key of a list in package.json, %3 = the name the rules need, %4 = its place</extracomment>
        <translation>El paquete «%1» no corresponde a sus reglas: en su lista «%2», «%3» debe ocupar el puesto número %4</translation>
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
        <translation>La semilla de los dados no es la comprometida</translation>
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
        <translation>%1: la página %2 no se sigue de las páginas anteriores</translation>
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
        <translation>%1: una página, o los datos del juego, superaría los %2 bytes permitidos</translation>
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
        <source>option=choice: an option or a ruling that is not left at its standard; may be repeated</source>
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
        <source>Rules on every command again and names the first difference</source>
        <translation>Juzga de nuevo cada orden e indica la primera diferencia</translation>
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
    <message id="cli.help.log">
        <source>Shows what happened</source>
        <translation>Muestra lo que ha ocurrido</translation>
    </message>
    <message id="cli.help.position">
        <source>Writes the position down, for “new --position”</source>
        <translation>Pone por escrito la posición, para «new --position»</translation>
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
        <source>Reckons what a command may bring</source>
        <translation>Calcula lo que puede traer una orden</translation>
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
        <source>Who plays: random; one for all sides or one per side, like random,random</source>
        <translation>Quién juega: random; uno para todos los bandos o uno por bando, como random,random</translation>
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
        <source>“%1” is nothing this protocol can do</source>
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
        <source>Option %1 = %2 (standard: %3): %4</source>
        <extracomment>%1 = id, %2 = choices, %3 = the standard choice, %4 = the question</extracomment>
        <translation>Opción %1 = %2 (predeterminada: %3): %4</translation>
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
    <message id="cli.state.face">
        <source>face %1</source>
        <extracomment>%1 = number of the face</extracomment>
        <translation>cara %1</translation>
    </message>
    <message id="cli.state.markers">
        <source>Markers: %1</source>
        <extracomment>%1 = list</extracomment>
        <translation>Marcadores: %1</translation>
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
    <message id="cli.play.over">
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message id="cli.play.legal">
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message id="cli.play.refused">
        <source>Refused: %1</source>
        <extracomment>%1 = why</extracomment>
        <translation>Rechazado: %1</translation>
    </message>
    <message id="cli.play.no_preview">
        <source>There is nothing to reckon beforehand</source>
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
    <message id="cli.law.nobody_decides">
        <source>Nobody has to decide, and the game is not over</source>
        <translation>Nadie tiene que decidir, y la partida no ha terminado</translation>
    </message>
    <message id="cli.law.no_offer">
        <source>%1 has to decide “%2” and has no offer</source>
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
        <translation>La posición puesta por escrito no recompone la misma mesa</translation>
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
        <translation>el id de un mensaje con 9 argumentos como máximo</translation>
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
        <source>%1 receives DSG beyond DSG 2: it is eliminated</source>
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
        <translation>Retirarse a</translation>
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
        <translation>Siguiente unidad que puede actuar</translation>
    </message>
    <message id="app.play.previous_unit">
        <source>Previous unit that can act</source>
        <translation>Anterior unidad que puede actuar</translation>
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
        <source>Choose a hex or a unit: you are told why it is not possible now. Esc leaves.</source>
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
        <source>More about this game</source>
        <translation>Más sobre esta partida</translation>
    </message>
    <message id="app.new.section">
        <source>§ %1</source>
        <extracomment>A section of the rulebook</extracomment>
        <translation>§&#xa0;%1</translation>
    </message>
    <message id="app.new.usual">
        <source>%1 (usual)</source>
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
        <source>No game has been begun yet. Choose a scenario; everything you play is saved by itself.</source>
        <translation>Todavía no se ha empezado ninguna partida. Elija un escenario más arriba; todo lo que juegue se guarda solo.</translation>
    </message>
    <message id="app.library.show_all" numerus="yes">
        <source>Show all %n saved game(s)</source>
        <translation>
            <numerusform>Mostrar %n partida guardada</numerusform>
            <numerusform>Mostrar las %n partidas guardadas</numerusform>
        </translation>
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
        <source>Outcome, exact</source>
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
    <message id="app.about.parts">
        <source>Made with Qt, SQLite, libsodium and nlohmann/json.</source>
        <translation>Hecho con Qt, SQLite, libsodium y nlohmann/json.</translation>
    </message>
    <message id="app.about.close">
        <source>Close</source>
        <translation>Cerrar</translation>
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
        <source>Import a saved game</source>
        <translation>Importar una partida guardada</translation>
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
        <source>It is the turn of %1</source>
        <extracomment>Between two players at one screen; %1 = the name of the next player or side</extracomment>
        <translation>Ahora juega: %1</translation>
    </message>
    <message id="app.play.curtain_note">
        <source>Hand over the seat. The board stays covered until you are ready.</source>
        <translation>Ceda el asiento. El tablero sigue cubierto hasta que usted esté listo.</translation>
    </message>
    <message id="app.play.curtain_ready">
        <source>I am ready</source>
        <translation>Estoy listo</translation>
    </message>
    <message id="app.play.take_up">
        <source>Take it up from the map again</source>
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
        <source>Its own key again</source>
        <translation>Tecla original</translation>
    </message>
    <message id="app.keys.clear">
        <source>No key</source>
        <translation>Ninguna tecla</translation>
    </message>
    <message id="app.keys.keep">
        <source>Keep</source>
        <translation>Conservar</translation>
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
        <translation>La paleta segura la distinguen también los jugadores daltónicos. Las marcas y las formas son las mismas en ambas.</translation>
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
        <source>Two minutes of tour</source>
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
        <translation>Acuerden la partida y empiecen. Todo lo que jueguen se anota al momento; no hay nada que guardar.</translation>
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
        <source>Both play at this computer. Names are shown when the device changes hands; leave them empty if you like.</source>
        <translation>Ambos juegan en este equipo. Los nombres se muestran cuando el equipo cambia de manos; pueden dejarse vacíos.</translation>
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
        <source>%n question(s), answered as usual</source>
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
        <source>All as usual</source>
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
        <source>Every change holds at once and is kept.</source>
        <translation>Cada cambio vale al momento y se conserva.</translation>
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
        <source>As the system</source>
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
        <translation>Las cosas aparecen en su sitio en vez de moverse hasta él.</translation>
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
        <translation>Pasar las decisiones sin elección</translation>
    </message>
    <message id="app.settings.auto_pass_note">
        <source>Where only one answer is possible, it is given for you and stands in the log.</source>
        <translation>Donde solo es posible una respuesta, se da por usted y consta en el registro.</translation>
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
        <source>Allows a view in which nothing is hidden, for learning and for solitary play.</source>
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
        <source>Everything as at the first start</source>
        <translation>Todo como al principio</translation>
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
        <source>The settings in %1 cannot be read. Esagono starts with the usual ones and keeps no changes.</source>
        <extracomment>%1 = file</extracomment>
        <translation>No se pueden leer los ajustes de %1. Esagono empieza con los habituales y no conserva ningún cambio.</translation>
    </message>
    <message id="app.settings.damaged_stays">
        <source>The settings in %1 are damaged and cannot be moved aside. Esagono starts with the usual ones and keeps no changes.</source>
        <extracomment>%1 = file</extracomment>
        <translation>Los ajustes de %1 están dañados y no se pueden apartar. Esagono empieza con los habituales y no conserva ningún cambio.</translation>
    </message>
    <message id="app.settings.damaged">
        <source>The settings were damaged. Esagono starts with the usual ones; the old file is kept as %1.</source>
        <extracomment>%1 = the file that is kept</extracomment>
        <translation>Los ajustes estaban dañados. Esagono empieza con los habituales; el archivo antiguo se conserva como %1.</translation>
    </message>
    <message id="app.settings.unwritable">
        <source>The settings cannot be written to %1. Changes hold until you leave Esagono.</source>
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
        <source>%1: choose the hex where it ends, or press Esc</source>
        <extracomment>%1 = what is being done: &quot;Move 1° Rgt LIT&quot;</extracomment>
        <translation>%1: elija el hex donde termina, o pulse Esc</translation>
    </message>
    <message id="app.play.prompt.hexes">
        <source>%1: choose a hex, or press Esc</source>
        <extracomment>%1 = what is being done</extracomment>
        <translation>%1: elija un hex, o pulse Esc</translation>
    </message>
    <message id="app.play.prompt.units" numerus="yes">
        <source>%1: %n unit(s) chosen; choose, then confirm</source>
        <extracomment>%1 = what is being done, %n = how many are chosen</extracomment>
        <translation>
            <numerusform>%1: %n unidad elegida; elija y luego confirme</numerusform>
            <numerusform>%1: %n unidades elegidas; elija y luego confirme</numerusform>
        </translation>
    </message>
    <message id="app.play.prompt.allocation" numerus="yes">
        <source>%1: %n left to share out</source>
        <extracomment>%1 = what is being done, %n = how much is left to share out</extracomment>
        <translation>
            <numerusform>%1: queda %n por repartir</numerusform>
            <numerusform>%1: quedan %n por repartir</numerusform>
        </translation>
    </message>
    <message id="app.play.prompt.choose">
        <source>%1: choose, then confirm</source>
        <extracomment>%1 = what is being done</extracomment>
        <translation>%1: elija y luego confirme</translation>
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
        <source>reached for %1 MP</source>
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
        <source>%1 is to decide</source>
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
        <source>Nothing that is asked now can be answered there</source>
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
        <translation>Lugar</translation>
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
        <translation>control: %1</translation>
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
        <source>Take units up again</source>
        <translation>Recoger unidades</translation>
    </message>
    <message id="santander.offer.clear">
        <source>Clear the set-up</source>
        <translation>Vaciar el despliegue</translation>
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
        <source>Nothing is placed that could be taken up again</source>
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
    <message id="play.event.status_set">
        <source>%1: %2 %3</source>
        <extracomment>%1 = counter, %2 = name of a number it carries, %3 = number</extracomment>
        <translation>%1: %2 %3</translation>
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
    <message id="play.event.pool_changed">
        <source>Cup %1: chit %2, %3</source>
        <extracomment>%1 = cup, %2 = chit, %3 = how many more, or fewer</extracomment>
        <translation>Depósito %1: chit %2, %3</translation>
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
    <message id="cli.help.export">
        <source>Writes a game into a file: as a log to read, for programs, or a position</source>
        <translation>Escribe una partida en un archivo: como registro para leer, para programas, o una posición</translation>
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
        <translation>Escribe las notas de una partida, solas; o las toma de un archivo así</translation>
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
        <translation>Compara dos partidas, o dos ramas de una: dónde se separan y cómo estaban turno a turno</translation>
    </message>
    <message id="cli.help.other_file">
        <source>The other diary; if left out, the same one</source>
        <translation>El otro diario; si falta, el mismo</translation>
    </message>
    <message id="cli.help.branch">
        <source>The number of a branch; 0, the game as it was begun, if left out</source>
        <translation>El número de una rama; si falta, 0, la partida como se empezó</translation>
    </message>
    <message id="cli.help.other_branch">
        <source>Likewise, of the other diary</source>
        <translation>Lo mismo, del otro diario</translation>
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
        <source>These notes were written beside another game, or beside another course of this one</source>
        <translation>Estas notas se escribieron junto a otra partida, o junto a otro curso de esta</translation>
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
        <source>The picture is too large: 16,384 pixels each way, and 100 million in all, are the most</source>
        <translation>La imagen es demasiado grande: como máximo 16&#xa0;384 píxeles por lado y 100 millones en total</translation>
    </message>
    <message id="app.share.fault.memory">
        <source>The memory does not suffice for this picture</source>
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
        <source>Every doubtful rule is read in the standard way.</source>
        <translation>Cada regla dudosa se lee del modo habitual.</translation>
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
        <translation>El curso de la partida</translation>
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
        <source>&amp;On</source>
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
        <translation>Teclado al tablero</translation>
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
        <translation>No como se registró</translation>
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
        <source>Figures tell everything: they are shown to whoever looks at everything.</source>
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
        <translation>Puntos de Victoria en poder</translation>
    </message>
    <message id="app.replay.figure.hexes">
        <source>Hexes held</source>
        <translation>Hexes en poder</translation>
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
        <source>The right mouse button draws: a click marks a hex, a drag makes an arrow; with Shift red, with Ctrl blue, with Alt yellow.</source>
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
        <translation>La partida en una imagen WebP animada, que cualquier navegador muestra.</translation>
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
        <source>This file hides nothing: it is made for whoever looks at everything.</source>
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
        <translation>Este archivo existe y será sustituido.</translation>
    </message>
    <message id="app.export.replace">
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message id="app.export.copied">
        <source>The position is on the clipboard.</source>
        <translation>La posición está en el portapapeles.</translation>
    </message>
    <message id="app.export.done">
        <source>“%1” is written.</source>
        <extracomment>%1 = name of a file</extracomment>
        <translation>«%1» está escrito.</translation>
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
        <translation>Lo que difiere</translation>
    </message>
    <message id="app.compare.hidden">
        <source>A comparison tells everything: it is shown to whoever looks at everything.</source>
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
        <translation>Lo que difiere: %1</translation>
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
        <translation>Comparar con lo que se ve</translation>
    </message>
    <message id="app.compare.ends">
        <source>It ends here</source>
        <translation>Termina aquí</translation>
    </message>
    <message id="app.compare.untold">
        <source>Nothing is told here</source>
        <translation>Aquí no se cuenta nada</translation>
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
        <translation>Se separan en el suceso %1: se decide otra cosa.</translation>
    </message>
    <message id="app.compare.parting.event">
        <source>They part at event %1: the same is decided, and something else comes of it.</source>
        <extracomment>%1 = number of an event</extracomment>
        <translation>Se separan en el suceso %1: se decide lo mismo y resulta otra cosa.</translation>
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
        <source>Nothing fits. All words must occur in a section.</source>
        <translation>No se encuentra nada. Todas las palabras deben estar en una sección.</translation>
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
            <numerusform>%n hallada</numerusform>
            <numerusform>%n halladas</numerusform>
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
        <translation>Resaltado: dónde se leyó la tabla por última vez en esta partida.</translation>
    </message>
    <message id="app.rules.by_code">
        <source>the program sees to it</source>
        <extracomment>Who sees to it that a rule is kept</extracomment>
        <translation>de ello se encarga el programa</translation>
    </message>
    <message id="app.rules.by_setup">
        <source>in map, counters and set-up</source>
        <extracomment>Who sees to it that a rule is kept</extracomment>
        <translation>en el mapa, las fichas y el despliegue</translation>
    </message>
    <message id="app.rules.by_players">
        <source>for the players to read</source>
        <extracomment>Who sees to it that a rule is kept</extracomment>
        <translation>para que la lean los jugadores</translation>
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
        <translation>Este juego no tiene tarjetas de reglas: solo se conocen los títulos del reglamento.</translation>
    </message>
</context>
</TS>
