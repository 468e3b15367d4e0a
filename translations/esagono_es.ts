<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="app.about.what_it_is">
        <source>Plays, edits and replays hex-and-counter wargames with every rule enforced.</source>
        <translation>Juega, edita y reproduce wargames de hexágonos y fichas con todas las reglas aplicadas.</translation>
    </message>
    <message id="app.about.state">
        <source>Version %1 is an early one: it lists the games on this computer, but cannot yet play, edit or replay them.</source>
        <extracomment>%1 = the program&apos;s version</extracomment>
        <translation>La versión %1 está aún en sus comienzos: muestra los juegos de este equipo, pero todavía no permite jugarlos, editarlos ni reproducirlos.</translation>
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
    <message id="app.library.head.id">
        <source>Identifier</source>
        <extracomment>The short name by which a package is known</extracomment>
        <translation>Identificador</translation>
    </message>
    <message id="app.library.head.version">
        <source>Version</source>
        <translation>Versión</translation>
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
    <message id="app.library.row">
        <source>%1, version %2</source>
        <extracomment>Read aloud. %1 = title, %2 = version</extracomment>
        <translation>%1, versión %2</translation>
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
        <source>%1 leads out of the package&apos;s folder</source>
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
        <translation>una casilla declarada</translation>
    </message>
    <message id="kit.expected.pool">
        <source>a declared pool</source>
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
        <translation>un elemento de lado de hexágono declarado</translation>
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
        <translation>un libro de reglas declarado</translation>
    </message>
    <message id="kit.expected.choice">
        <source>one of the choices</source>
        <translation>una de las elecciones posibles</translation>
    </message>
    <message id="kit.expected.hex">
        <source>the number of a hex on the map</source>
        <translation>el número de un hexágono del mapa</translation>
    </message>
    <message id="kit.expected.hexside">
        <source>two adjacent hexes, like 1211|1212</source>
        <translation>dos hexágonos adyacentes, como 1211|1212</translation>
    </message>
    <message id="kit.expected.adjacent_hex">
        <source>a hex adjacent to the one before</source>
        <translation>un hexágono adyacente al anterior</translation>
    </message>
    <message id="kit.expected.place">
        <source>a hex or a box</source>
        <translation>un hexágono o una casilla</translation>
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
        <translation>un lado de hexágono aún no listado</translation>
    </message>
    <message id="kit.expected.unlisted_hex">
        <source>a hex not listed before</source>
        <translation>un hexágono aún no listado</translation>
    </message>
    <message id="kit.expected.grid">
        <source>a grid: its ranges in order, at most 20,000 hexes, its numbers fitting the pattern</source>
        <translation>una cuadrícula: intervalos en orden, 20&#xa0;000 hexágonos como máximo, números conformes al patrón</translation>
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
        <translation>El área «%1» nombra %2, que no está en el mapa; se omite el hexágono</translation>
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
        <translation>Ningún hexágono vecino lleva a %1</translation>
    </message>
    <message id="kit.finding.land_apart">
        <source>%1 and the land around it, %2 hexes, cannot be reached from the rest of the land</source>
        <extracomment>%1 = hex number, %2 = how many hexes</extracomment>
        <translation>%1 y la tierra que lo rodea, %2 hexágonos, no se pueden alcanzar desde el resto de la tierra</translation>
    </message>
    <message id="kit.finding.area_empty">
        <source>The area “%1” has no hexes</source>
        <extracomment>%1 = area</extracomment>
        <translation>El área «%1» no tiene hexágonos</translation>
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
        <translation>No hay ningún hexágono en el que el grupo pueda desplegarse</translation>
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
        <source>A die was thrown or a secret was shown: what went before can no longer be taken back</source>
        <translation>Se ha lanciado un dado o se ha mostrado un secreto: lo anterior ya no puede deshacerse</translation>
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
        <translation>En este diario no hay ningún evento %1</translation>
    </message>
    <message id="play.fault.impossible_event">
        <source>Event %1 cannot have happened: %2</source>
        <extracomment>%1 = number of the event, %2 = what is wrong with it</extracomment>
        <translation>El evento %1 no puede haber ocurrido: %2</translation>
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
        <translation>%1 no tiene el evento %2</translation>
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
        <translation>Esagono sin pantalla: juega wargames de hexágonos y fichas con todas las reglas aplicadas</translation>
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
        <source>A package&apos;s folder, or a folder of packages, to look into first; may be repeated</source>
        <translation>La carpeta de un paquete, o una carpeta de paquetes, en la que buscar primero; puede repetirse</translation>
    </message>
    <message id="cli.help.file">
        <source>A game&apos;s diary (*.esagono)</source>
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
        <source>The game&apos;s id, as “games” lists it</source>
        <translation>El identificador del juego, tal como lo muestra «games»</translation>
    </message>
    <message id="cli.help.scenario">
        <source>The scenario&apos;s id</source>
        <translation>El identificador del escenario</translation>
    </message>
    <message id="cli.help.option">
        <source>option=choice: an option or a ruling that is not left at its standard; may be repeated</source>
        <translation>opción=elección: una opción o interpretación distinta de la predeterminada; puede repetirse</translation>
    </message>
    <message id="cli.help.at">
        <source>The number of an event; if left out, the last one</source>
        <translation>El número de un evento; si falta, el último</translation>
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
        <source>The package&apos;s folder</source>
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
        <translation>Copia un diario hasta la última orden completa en un evento dado</translation>
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
        <source>Takes back a side&apos;s last command</source>
        <translation>Deshace la última orden de un bando</translation>
    </message>
    <message id="cli.help.command">
        <source>verb name=value … with lists as a,b and shares as a:1,b:2; or a JSON object</source>
        <translation>verbo nombre=valor … con listas como a,b y asignaciones como a:1,b:2; o un objeto JSON</translation>
    </message>
    <message id="cli.help.dice">
        <source>What the players&apos; own dice show, like 3,5</source>
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
        <source>A number: the first game&apos;s seed, from which the others come</source>
        <translation>Un número: la semilla de la primera partida, de la que salen las demás</translation>
    </message>
    <message id="cli.help.players">
        <source>Who plays: random; one for all sides or one per side, like random,random</source>
        <translation>Quién juega: random; uno para todos los bandos o uno por bando, como random,random</translation>
    </message>
    <message id="cli.help.out_dir">
        <source>A folder for the games&apos; diaries; if left out, none are kept</source>
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
        <source>“verify” found a difference</source>
        <translation>«verify» ha encontrado una diferencia</translation>
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
        <translation>En el evento %1 no hay ninguna orden completa</translation>
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
        <translation>Todo en orden. Páginas: %1, eventos: %2</translation>
    </message>
    <message id="cli.verify.difference">
        <source>First difference on page %1, event %2: %3</source>
        <extracomment>%1 = page, %2 = event, %3 = what differs</extracomment>
        <translation>Primera diferencia en la página %1, evento %2: %3</translation>
    </message>
    <message id="cli.salvage.all">
        <source>Everything was saved into %3. Pages: %1, events: %2</source>
        <extracomment>%1 = number of pages, %2 = number of events, %3 = file</extracomment>
        <translation>Se ha rescatado todo en %3. Páginas: %1, eventos: %2</translation>
    </message>
    <message id="cli.salvage.part">
        <source>The beginning was saved into %3. Pages: %1, events: %2</source>
        <extracomment>%1 = number of pages, %2 = number of events, %3 = file</extracomment>
        <translation>Se ha rescatado el comienzo en %3. Páginas: %1, eventos: %2</translation>
    </message>
    <message id="cli.fork.done">
        <source>Copied into %3. Pages: %1, events: %2</source>
        <extracomment>%1 = number of pages, %2 = number of events, %3 = file</extracomment>
        <translation>Copiado en %3. Páginas: %1, eventos: %2</translation>
    </message>
    <message id="cli.state.title">
        <source>%1, %2: after event %3, as seen by %4</source>
        <extracomment>%1 = game, %2 = scenario, %3 = event, %4 = who looks</extracomment>
        <translation>%1, %2: tras el evento %3, visto por %4</translation>
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
        <translation>Hexágonos controlados: %1</translation>
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
        <translation>Deshecho; ahora el último evento es el %1</translation>
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
    <message id="cli.event.counter_placed">
        <source>%1 is placed in %2</source>
        <extracomment>%1 = counter, %2 = place</extracomment>
        <translation>%1 se coloca en %2</translation>
    </message>
    <message id="cli.event.counter_moved">
        <source>%1 goes from %2 to %3</source>
        <extracomment>%1 = counter, %2 = place, %3 = place</extracomment>
        <translation>%1 va de %2 a %3</translation>
    </message>
    <message id="cli.event.counter_turned">
        <source>%1 is turned: %2</source>
        <extracomment>%1 = counter, %2 = face</extracomment>
        <translation>%1 se voltea: %2</translation>
    </message>
    <message id="cli.event.counter_removed">
        <source>%1 leaves the table</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 deja la mesa</translation>
    </message>
    <message id="cli.event.status_set">
        <source>%1: %2 is now %3</source>
        <extracomment>%1 = counter, %2 = status, %3 = value</extracomment>
        <translation>%1: %2 pasa a %3</translation>
    </message>
    <message id="cli.event.marker_placed">
        <source>Marker %1 (%3) is placed in %2</source>
        <extracomment>%1 = marker, %2 = place, %3 = value</extracomment>
        <translation>El marcador %1 (%3) se coloca en %2</translation>
    </message>
    <message id="cli.event.marker_removed">
        <source>Marker %1 (%3) leaves %2</source>
        <extracomment>%1 = marker, %2 = place, %3 = value</extracomment>
        <translation>El marcador %1 (%3) deja %2</translation>
    </message>
    <message id="cli.event.control_changed">
        <source>%1 is now controlled by %2</source>
        <extracomment>%1 = hex, %2 = side</extracomment>
        <translation>%1 pasa al control de %2</translation>
    </message>
    <message id="cli.event.track_set">
        <source>%1 is now %2</source>
        <extracomment>%1 = track, %2 = value</extracomment>
        <translation>%1 pasa a %2</translation>
    </message>
    <message id="cli.event.pool_changed">
        <source>Cup %1: chit %2, %3</source>
        <extracomment>%1 = cup, %2 = chit, %3 = how many more, or fewer</extracomment>
        <translation>Depósito %1: chit %2, variación %3</translation>
    </message>
    <message id="cli.event.chit_drawn">
        <source>%1 is drawn from %2</source>
        <extracomment>%1 = chit, %2 = cup</extracomment>
        <translation>De %2 se saca %1</translation>
    </message>
    <message id="cli.event.dice_rolled">
        <source>%1: the dice show %2 (dice with %3 faces)</source>
        <extracomment>%1 = what for, %2 = faces, %3 = number of faces a die has</extracomment>
        <translation>%1: tirada %2 (dado de %3 caras)</translation>
    </message>
    <message id="cli.selfplay.games">
        <source>Games: %1. Won: %2. Draws: %3. Not finished: %4</source>
        <extracomment>%1 = number of games, %2 = wins by side, %3 = draws, %4 = games that did not end</extracomment>
        <translation>Partidas: %1. Ganadas: %2. Empates: %3. Sin terminar: %4</translation>
    </message>
    <message id="cli.selfplay.speed">
        <source>Commands: %1, events: %2, side-turns: %3, per second: %4, milliseconds: %5</source>
        <extracomment>%1 = commands, %2 = events, %3 = side-turns, %4 = side-turns per second, %5 = milliseconds</extracomment>
        <translation>Órdenes: %1, eventos: %2, turnos de bando: %3, por segundo: %4, milisegundos: %5</translation>
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
        <source>A refusal of “%1” cites %2, which the rulebook&apos;s index does not have</source>
        <extracomment>%1 = verb, %2 = rule</extracomment>
        <translation>Un rechazo de «%1» cita %2, que no está en el índice del reglamento</translation>
    </message>
    <message id="cli.law.event">
        <source>The event %1 %2 is not read back as it was written</source>
        <extracomment>%1 = kind of event, %2 = its data</extracomment>
        <translation>El evento %1 %2 no se relee como se escribió</translation>
    </message>
    <message id="cli.law.fold">
        <source>Folding the events does not lead to the table the referee has: %1 %2</source>
        <extracomment>%1 = kind of event, %2 = its data</extracomment>
        <translation>Aplicar los eventos no lleva a la mesa que tiene el árbitro: %1 %2</translation>
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
        <translation>La verificación del diario encuentra una diferencia en la página %1, evento %2</translation>
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
        <translation>hexágono</translation>
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
        <translation>decisión o paso</translation>
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
        <translation>ningún propietario: es un paso</translation>
    </message>
    <message id="play.expected.owners">
        <source>owners: it is a decision</source>
        <translation>propietarios: es una decisión</translation>
    </message>
    <message id="play.expected.frame">
        <source>at least one decision or step</source>
        <translation>al menos una decisión o un paso</translation>
    </message>
</context>
</TS>
