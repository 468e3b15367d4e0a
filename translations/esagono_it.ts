<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name></name>
    <message id="app.about.what_it_is">
        <source>Plays, edits and replays hex-and-counter wargames with every rule enforced.</source>
        <translation>Gioca, modifica e rivede wargame con esagoni e pedine applicando tutte le regole.</translation>
    </message>
    <message id="app.language">
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message id="app.library.games">
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message id="app.library.look_again">
        <source>Look again</source>
        <translation>Cerca di nuovo</translation>
    </message>
    <message id="app.library.no_games">
        <source>No games found</source>
        <translation>Nessun gioco trovato</translation>
    </message>
    <message id="app.library.looked_in">
        <source>Put a game package into one of these folders, then look again:</source>
        <translation>Metti un pacchetto di gioco in una di queste cartelle, poi cerca di nuovo:</translation>
    </message>
    <message id="app.library.head.game">
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message id="app.library.packages">
        <source>Game packages</source>
        <translation>Pacchetti di gioco</translation>
    </message>
    <message id="app.library.row_broken">
        <source>%1: %2</source>
        <extracomment>Read aloud. %1 = title, %2 = why it cannot be used</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="app.library.broken">
        <source>Cannot be used</source>
        <translation>Non utilizzabile</translation>
    </message>
    <message id="app.library.scanning">
        <source>Looking for games…</source>
        <translation>Ricerca dei giochi…</translation>
    </message>
    <message id="app.library.found" numerus="yes">
        <source>%n game(s) found</source>
        <translation>
            <numerusform>%n gioco trovato</numerusform>
            <numerusform>%n giochi trovati</numerusform>
        </translation>
    </message>
    <message id="app.library.with_problem" numerus="yes">
        <source>%n package(s) with a problem</source>
        <translation>
            <numerusform>%n pacchetto con un problema</numerusform>
            <numerusform>%n pacchetti con un problema</numerusform>
        </translation>
    </message>
    <message id="core.fault.malformed">
        <source>%1, %2: expected %3, found %4</source>
        <extracomment>%1 = file, %2 = JSON pointer, %3 = what was expected, %4 = what was found</extracomment>
        <translation>%1, %2: atteso: %3; trovato: %4</translation>
    </message>
    <message id="core.fault.not_json">
        <source>%1, %2: not valid JSON: %3</source>
        <extracomment>%1 = file, %2 = JSON pointer or line, %3 = the parser&apos;s own words</extracomment>
        <translation>%1, %2: JSON non valido: %3</translation>
    </message>
    <message id="core.fault.key_twice">
        <source>%1, %2: the key “%3” stands twice in one object</source>
        <extracomment>%1 = file, %2 = JSON pointer, %3 = key</extracomment>
        <translation>%1, %2: la chiave «%3» compare due volte nello stesso oggetto</translation>
    </message>
    <message id="core.fault.too_many_bytes">
        <source>%1, %2: more than the allowed %3 bytes</source>
        <extracomment>%1 = file, %2 = JSON pointer, %3 = the limit</extracomment>
        <translation>%1, %2: più dei %3 byte consentiti</translation>
    </message>
    <message id="core.fault.too_deep">
        <source>%1, %2: nested deeper than the allowed %3 levels</source>
        <extracomment>%1 = file, %2 = JSON pointer, %3 = the limit</extracomment>
        <translation>%1, %2: annidamento più profondo dei %3 livelli consentiti</translation>
    </message>
    <message id="core.fault.too_many_values">
        <source>%1, %2: more than the allowed %3 values</source>
        <extracomment>%1 = file, %2 = JSON pointer, %3 = the limit</extracomment>
        <translation>%1, %2: più dei %3 valori consentiti</translation>
    </message>
    <message id="kit.fault.newer_format">
        <source>%1 is written in version %2 of its format; this program reads versions up to %3</source>
        <extracomment>%1 = file, %2 = version of the file, %3 = newest version this program reads</extracomment>
        <translation>%1 è scritto nella versione %2 del suo formato; questo programma legge le versioni fino alla %3</translation>
    </message>
    <message id="kit.fault.foreign_format">
        <source>%1 does not belong to a game package: its format should be “%2” and is %3</source>
        <extracomment>%1 = file, %2 = the format it should name, %3 = the format it names</extracomment>
        <translation>%1 non fa parte di un pacchetto di gioco: il suo formato dovrebbe essere «%2», invece è %3</translation>
    </message>
    <message id="kit.fault.no_package">
        <source>%1 is missing: this is no game package</source>
        <extracomment>%1 = the file that makes a folder a package</extracomment>
        <translation>Manca %1: questo non è il pacchetto di un gioco</translation>
    </message>
    <message id="kit.fault.unreadable">
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 = file, %2 = the system&apos;s own words</extracomment>
        <translation>Impossibile leggere %1: %2</translation>
    </message>
    <message id="kit.fault.unwritable">
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 = file, %2 = the system&apos;s own words</extracomment>
        <translation>Impossibile scrivere %1: %2</translation>
    </message>
    <message id="kit.fault.outside">
        <source>%1 leads out of the package’s folder</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 porta fuori dalla cartella del pacchetto</translation>
    </message>
    <message id="kit.fault.not_regular">
        <source>%1 is not an ordinary file</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 non è un file ordinario</translation>
    </message>
    <message id="kit.fault.too_many_files">
        <source>%1 holds more than the allowed %2 files</source>
        <extracomment>%1 = folder, %2 = the limit</extracomment>
        <translation>%1 contiene più dei %2 file consentiti</translation>
    </message>
    <message id="kit.expected.text">
        <source>a text</source>
        <translation>un testo</translation>
    </message>
    <message id="kit.expected.id">
        <source>an id: letters, digits and _ . : - , at most 64</source>
        <translation>un identificativo: lettere, cifre e _ . : - , al massimo 64 caratteri</translation>
    </message>
    <message id="kit.expected.unused_id">
        <source>an id not used before</source>
        <translation>un identificativo non ancora usato</translation>
    </message>
    <message id="kit.expected.whole_number">
        <source>a whole number</source>
        <translation>un numero intero</translation>
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
        <translation>un oggetto</translation>
    </message>
    <message id="kit.expected.words">
        <source>a text, or texts by language code</source>
        <translation>un testo, oppure testi per codice di lingua</translation>
    </message>
    <message id="kit.expected.source">
        <source>a source: a text, or texts by key</source>
        <translation>una fonte: un testo, oppure testi per chiave</translation>
    </message>
    <message id="kit.expected.at_least_one">
        <source>at least one entry</source>
        <translation>almeno una voce</translation>
    </message>
    <message id="kit.expected.colour">
        <source>a colour like #1a2b3c</source>
        <translation>un colore come #1a2b3c</translation>
    </message>
    <message id="kit.expected.dice">
        <source>dice like 1d6 or 2d6</source>
        <translation>dadi come 1d6 o 2d6</translation>
    </message>
    <message id="kit.expected.range">
        <source>a range like 3-5, 7+ or &lt;=1</source>
        <translation>un intervallo come 3-5, 7+ o &lt;=1</translation>
    </message>
    <message id="kit.expected.odds">
        <source>odds like 1:2</source>
        <translation>un rapporto di forza come 1:2</translation>
    </message>
    <message id="kit.expected.cell">
        <source>a text, a number or nothing</source>
        <translation>un testo, un numero o nulla</translation>
    </message>
    <message id="kit.expected.column">
        <source>a column of this chart</source>
        <translation>una colonna di questa tabella</translation>
    </message>
    <message id="kit.expected.rows_or_bands">
        <source>either rows and columns, or bands</source>
        <translation>righe e colonne, oppure fasce</translation>
    </message>
    <message id="kit.expected.file">
        <source>a file of this package</source>
        <translation>un file di questo pacchetto</translation>
    </message>
    <message id="kit.expected.side">
        <source>a declared side</source>
        <translation>uno schieramento dichiarato</translation>
    </message>
    <message id="kit.expected.status">
        <source>a declared status</source>
        <translation>uno stato dichiarato</translation>
    </message>
    <message id="kit.expected.marker">
        <source>a declared marker</source>
        <translation>un segnalino dichiarato</translation>
    </message>
    <message id="kit.expected.track">
        <source>a declared track</source>
        <translation>un tracciato dichiarato</translation>
    </message>
    <message id="kit.expected.box">
        <source>a declared box</source>
        <translation>un box dichiarato</translation>
    </message>
    <message id="kit.expected.pool">
        <source>a declared cup</source>
        <translation>un contenitore dichiarato</translation>
    </message>
    <message id="kit.expected.chit">
        <source>a declared chit</source>
        <translation>un chit dichiarato</translation>
    </message>
    <message id="kit.expected.attribute">
        <source>a declared attribute</source>
        <translation>un attributo dichiarato</translation>
    </message>
    <message id="kit.expected.trait">
        <source>a declared trait</source>
        <translation>un tratto dichiarato</translation>
    </message>
    <message id="kit.expected.trait_word">
        <source>one of the words declared for this trait</source>
        <translation>una delle parole dichiarate per questo tratto</translation>
    </message>
    <message id="kit.expected.flag">
        <source>a declared flag</source>
        <translation>un indicatore dichiarato</translation>
    </message>
    <message id="kit.expected.terrain">
        <source>a declared terrain</source>
        <translation>un terreno dichiarato</translation>
    </message>
    <message id="kit.expected.feature">
        <source>a declared hexside feature</source>
        <translation>un elemento di lato di esagono dichiarato</translation>
    </message>
    <message id="kit.expected.link">
        <source>a declared kind of link</source>
        <translation>un tipo di collegamento dichiarato</translation>
    </message>
    <message id="kit.expected.counter">
        <source>a counter of this package</source>
        <translation>una pedina di questo pacchetto</translation>
    </message>
    <message id="kit.expected.map">
        <source>a map of this package</source>
        <translation>una mappa di questo pacchetto</translation>
    </message>
    <message id="kit.expected.book">
        <source>a declared book</source>
        <translation>un regolamento dichiarato</translation>
    </message>
    <message id="kit.expected.choice">
        <source>one of the choices</source>
        <translation>una delle scelte</translation>
    </message>
    <message id="kit.expected.hex">
        <source>the number of a hex on the map</source>
        <translation>il numero di un esagono della mappa</translation>
    </message>
    <message id="kit.expected.hexside">
        <source>two adjacent hexes, like 1211|1212</source>
        <translation>due esagoni adiacenti, come 1211|1212</translation>
    </message>
    <message id="kit.expected.adjacent_hex">
        <source>a hex adjacent to the one before</source>
        <translation>un esagono adiacente al precedente</translation>
    </message>
    <message id="kit.expected.place">
        <source>a hex or a box</source>
        <translation>un esagono o un box</translation>
    </message>
    <message id="kit.expected.area">
        <source>an area of the map</source>
        <translation>un’area della mappa</translation>
    </message>
    <message id="kit.expected.control_list">
        <source>a control list of the map</source>
        <translation>un elenco di controllo della mappa</translation>
    </message>
    <message id="kit.expected.unlisted_hexside">
        <source>a hexside not listed before</source>
        <translation>un lato di esagono non ancora elencato</translation>
    </message>
    <message id="kit.expected.unlisted_hex">
        <source>a hex not listed before</source>
        <translation>un esagono non ancora elencato</translation>
    </message>
    <message id="kit.expected.grid">
        <source>a grid: its ranges in order, at most 20,000 hexes, its numbers fitting the pattern</source>
        <translation>una griglia: intervalli in ordine, al massimo 20.000 esagoni, numeri conformi allo schema</translation>
    </message>
    <message id="kit.expected.numbering">
        <source>a pattern of numbers like RRCC or CC.RR</source>
        <translation>uno schema di numerazione come RRCC o CC.RR</translation>
    </message>
    <message id="kit.found.nothing">
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message id="kit.finding.unknown_key">
        <source>The key “%1” is not known here; it is kept</source>
        <extracomment>%1 = key</extracomment>
        <translation>La chiave «%1» qui non è conosciuta; viene conservata</translation>
    </message>
    <message id="kit.finding.place_off_map">
        <source>%1 lies in %2, which is not on the map; the place is left out</source>
        <extracomment>%1 = place, %2 = hex number</extracomment>
        <translation>%1 si trova in %2, che non è sulla mappa; la località viene tralasciata</translation>
    </message>
    <message id="kit.finding.area_off_map">
        <source>The area “%1” names %2, which is not on the map; the hex is left out</source>
        <extracomment>%1 = area, %2 = hex number</extracomment>
        <translation>L’area «%1» comprende %2, che non è sulla mappa; l’esagono viene tralasciato</translation>
    </message>
    <message id="kit.finding.unused_file">
        <source>Nothing in the package uses %1</source>
        <extracomment>%1 = file</extracomment>
        <translation>Niente nel pacchetto usa %1</translation>
    </message>
    <message id="kit.finding.ranges_overlap">
        <source>In the chart “%1”, “%2” and “%3” overlap</source>
        <extracomment>%1 = chart, %2 and %3 = labels</extracomment>
        <translation>Nella tabella «%1», «%2» e «%3» si sovrappongono</translation>
    </message>
    <message id="kit.finding.ranges_hole">
        <source>The chart “%1” has no entry for %2 to %3</source>
        <extracomment>%1 = chart, %2 and %3 = first and last number</extracomment>
        <translation>La tabella «%1» non ha alcuna voce da %2 a %3</translation>
    </message>
    <message id="kit.finding.odds_not_rising">
        <source>In the chart “%1” the odds %2 do not rise above %3</source>
        <extracomment>%1 = chart, %2 = label, %3 = the label before it</extracomment>
        <translation>Nella tabella «%1» il rapporto di forza %2 non è maggiore di %3</translation>
    </message>
    <message id="kit.finding.labels_mixed">
        <source>In the chart “%1” the label “%2” is a name among numbers; all are taken for names</source>
        <extracomment>%1 = chart, %2 = label</extracomment>
        <translation>Nella tabella «%1» l’etichetta «%2» è un nome tra numeri; tutte sono considerate nomi</translation>
    </message>
    <message id="kit.finding.hex_isolated">
        <source>No neighbouring hex leads to %1</source>
        <extracomment>%1 = hex number</extracomment>
        <translation>Nessun esagono vicino porta a %1</translation>
    </message>
    <message id="kit.finding.land_apart">
        <source>%1 and the land around it, %2 hexes, cannot be reached from the rest of the land</source>
        <extracomment>%1 = hex number, %2 = how many hexes</extracomment>
        <translation>%1 e le terre circostanti, %2 esagoni, non si possono raggiungere dalle altre terre</translation>
    </message>
    <message id="kit.finding.area_empty">
        <source>The area “%1” has no hexes</source>
        <extracomment>%1 = area</extracomment>
        <translation>L’area «%1» non ha esagoni</translation>
    </message>
    <message id="kit.finding.counter_unused">
        <source>No scenario uses the counter “%1”</source>
        <extracomment>%1 = counter</extracomment>
        <translation>Nessuno scenario usa la pedina «%1»</translation>
    </message>
    <message id="kit.finding.counter_twice">
        <source>The counter “%1” is set up or arrives more than once in this scenario</source>
        <extracomment>%1 = counter</extracomment>
        <translation>In questo scenario la pedina «%1» è schierata o arriva più di una volta</translation>
    </message>
    <message id="kit.finding.counter_of_other_side">
        <source>The counter “%1” belongs to another side than its group</source>
        <extracomment>%1 = counter</extracomment>
        <translation>La pedina «%1» appartiene a uno schieramento diverso da quello del suo gruppo</translation>
    </message>
    <message id="kit.finding.arrives_too_late">
        <source>The group arrives in turn %1; the scenario ends with turn %2</source>
        <extracomment>%1 = turn, %2 = last turn</extracomment>
        <translation>Il gruppo arriva nel turno %1; lo scenario finisce con il turno %2</translation>
    </message>
    <message id="kit.finding.nowhere_to_set_up">
        <source>There is no hex in which the group could be set up</source>
        <translation>Non c’è alcun esagono in cui il gruppo possa schierarsi</translation>
    </message>
    <message id="kit.finding.turn_labels">
        <source>There are %1 labels for %2 turns</source>
        <extracomment>%1 = how many labels, %2 = how many turns</extracomment>
        <translation>Numero di etichette: %1; numero di turni: %2</translation>
    </message>
    <message id="kit.finding.deployed_elsewhere">
        <source>The deployment puts the counter “%1” where its set-up group may not stand</source>
        <extracomment>%1 = counter</extracomment>
        <translation>Il piazzamento già pronto mette la pedina «%1» dove il suo gruppo di piazzamento non può stare</translation>
    </message>
    <message id="kit.finding.words_missing">
        <source>Words are missing in: %1</source>
        <extracomment>%1 = language codes</extracomment>
        <translation>Testi mancanti in: %1</translation>
    </message>
    <message id="kit.finding.name_missing">
        <source>“%1” has no name that people could read</source>
        <extracomment>%1 = id</extracomment>
        <translation>«%1» non ha un nome leggibile per le persone</translation>
    </message>
    <message id="kit.finding.no_source">
        <source>Values without a source: %1</source>
        <extracomment>%1 = how many values</extracomment>
        <translation>Valori senza fonte: %1</translation>
    </message>
    <message id="kit.finding.source_unclear">
        <source>“%1” does not say whether this is from the rulebook, derived, public data or reconstructed</source>
        <extracomment>%1 = the mark</extracomment>
        <translation>«%1» non dice se questo viene dal regolamento, è derivato, è un dato pubblico o è ricostruito</translation>
    </message>
    <message id="kit.finding.not_drawn">
        <source>“%1” is declared, but display.json does not draw it</source>
        <extracomment>%1 = id</extracomment>
        <translation>«%1» è dichiarato, ma display.json non lo disegna</translation>
    </message>
    <message id="kit.finding.ruling_without_section">
        <source>The ruling “%1” is about section %2, which rulebook.json does not list</source>
        <extracomment>%1 = ruling, %2 = section</extracomment>
        <translation>L’interpretazione «%1» riguarda la sezione %2, che rulebook.json non elenca</translation>
    </message>
    <message id="play.refuse.over">
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message id="play.refuse.owner">
        <source>It is not for %1 to decide now</source>
        <extracomment>%1 = the side that asked</extracomment>
        <translation>In questo momento la decisione non spetta a %1</translation>
    </message>
    <message id="play.refuse.verb">
        <source>“%1” is not among the things that can be done now</source>
        <extracomment>%1 = the verb</extracomment>
        <translation>«%1» non è tra le cose che si possono fare ora</translation>
    </message>
    <message id="play.refuse.argument">
        <source>The argument “%1” is missing or does not fit</source>
        <extracomment>%1 = the argument&apos;s name</extracomment>
        <translation>L’argomento «%1» manca o non è adatto</translation>
    </message>
    <message id="play.refuse.dice_wanted">
        <source>Tell what your dice show: a die with %1 faces is to be rolled</source>
        <extracomment>%1 = how many sides the die has</extracomment>
        <translation>Indica il risultato dei tuoi dadi: va tirato un dado a %1 facce</translation>
    </message>
    <message id="play.refuse.nothing_to_take_back">
        <source>There is nothing to take back</source>
        <translation>Non c’è nulla da annullare</translation>
    </message>
    <message id="play.refuse.take_back_of_others">
        <source>What the other side decided cannot be taken back</source>
        <translation>Non si può annullare ciò che ha deciso l’altro schieramento</translation>
    </message>
    <message id="play.refuse.take_back_barrier">
        <source>A die was rolled or a secret was shown: what went before can no longer be taken back</source>
        <translation>Un dado è stato tirato o un segreto è stato mostrato: ciò che precede non si può più annullare</translation>
    </message>
    <message id="play.refuse.reading_only">
        <source>This diary is open for reading only</source>
        <translation>Questo diario è aperto in sola lettura</translation>
    </message>
    <message id="play.fault.no_rules">
        <source>No rules for the game “%1” are built into this program</source>
        <extracomment>%1 = game</extracomment>
        <translation>Questo programma non contiene le regole del gioco «%1»</translation>
    </message>
    <message id="play.fault.package_lacks">
        <source>The package “%1” does not fit its rules: in its list “%2”, “%3” must stand as number %4</source>
        <extracomment>%1 = package, %2 = key of a list in package.json, %3 = the name the rules need, %4 = its place</extracomment>
        <translation>Il pacchetto «%1» non corrisponde alle sue regole: nel suo elenco «%2», «%3» deve stare al posto numero %4</translation>
    </message>
    <message id="play.fault.no_scenario">
        <source>There is no scenario “%1”</source>
        <extracomment>%1 = scenario</extracomment>
        <translation>Non esiste lo scenario «%1»</translation>
    </message>
    <message id="play.fault.no_choice">
        <source>There is no ruling or option “%1” with the choice “%2”</source>
        <extracomment>%1 = ruling or option, %2 = choice</extracomment>
        <translation>Non esiste un’interpretazione o un’opzione «%1» con la scelta «%2»</translation>
    </message>
    <message id="play.fault.no_event">
        <source>There is no event %1 in this diary</source>
        <extracomment>%1 = number of the event</extracomment>
        <translation>In questo diario non c’è l’evento %1</translation>
    </message>
    <message id="play.fault.impossible_event">
        <source>Event %1 cannot have happened: %2</source>
        <extracomment>%1 = number of the event, %2 = what is wrong with it</extracomment>
        <translation>L’evento %1 non può essere accaduto: %2</translation>
    </message>
    <message id="play.fault.no_name">
        <source>%1: there is no %2 “%3” in this game</source>
        <extracomment>%1 = where, %2 = kind of thing, %3 = the name found</extracomment>
        <translation>%1: «%3» (%2) non esiste in questo gioco</translation>
    </message>
    <message id="play.fault.expected">
        <source>%1: expected %2</source>
        <extracomment>%1 = where, %2 = what was expected</extracomment>
        <translation>%1: ci si aspettava %2</translation>
    </message>
    <message id="play.fault.rules_version">
        <source>The diary was written with rules version %1; this program has version %2</source>
        <extracomment>%1 = version of the rules in the diary, %2 = version of the rules in this program</extracomment>
        <translation>Il diario è stato scritto con la versione %1 delle regole; questo programma ha la versione %2</translation>
    </message>
    <message id="play.verify.chain">
        <source>Page %1 is not as it was written</source>
        <extracomment>%1 = number of the page</extracomment>
        <translation>La pagina %1 non è come era stata scritta</translation>
    </message>
    <message id="play.verify.seed">
        <source>The seed of the dice is not the one that was committed to</source>
        <translation>Il seme dei dadi non è quello su cui era stato preso l’impegno</translation>
    </message>
    <message id="play.verify.event">
        <source>The diary says %1, the rules say %2</source>
        <extracomment>%1 = the event in the diary, %2 = the event the rules bring today</extracomment>
        <translation>Il diario dice %1, le regole dicono %2</translation>
    </message>
    <message id="play.verify.count">
        <source>Events here in the diary: %1; by the rules: %2</source>
        <extracomment>%1 = number of events in the diary, %2 = number of events the rules bring today</extracomment>
        <translation>Eventi in questo punto nel diario: %1; secondo le regole: %2</translation>
    </message>
    <message id="play.verify.barrier">
        <source>The diary and the rules do not agree on whether this can be taken back</source>
        <translation>Il diario e le regole non concordano sul fatto che questo si possa annullare</translation>
    </message>
    <message id="play.verify.snapshot">
        <source>The snapshot kept with page %1 is not the table as it was</source>
        <extracomment>%1 = number of the page</extracomment>
        <translation>L’istantanea conservata con la pagina %1 non corrisponde al tavolo com’era</translation>
    </message>
    <message id="store.fault.not_found">
        <source>%1 does not exist</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 non esiste</translation>
    </message>
    <message id="store.fault.folder">
        <source>%1 is a folder, not the diary of a game</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 è una cartella, non il diario di una partita</translation>
    </message>
    <message id="store.fault.no_file">
        <source>%1 is a device or the like, not the diary of a game</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 è un dispositivo o qualcosa di simile, non il diario di una partita</translation>
    </message>
    <message id="store.fault.empty">
        <source>%1 is empty</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 è vuoto</translation>
    </message>
    <message id="store.fault.foreign">
        <source>%1 is not the diary of a game</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 non è il diario di una partita</translation>
    </message>
    <message id="store.fault.other_program">
        <source>%1 is a database of another program, not the diary of a game</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 è un database di un altro programma, non il diario di una partita</translation>
    </message>
    <message id="store.fault.newer">
        <source>%1 was written by a newer Esagono: its format is %2, this program reads up to %3</source>
        <extracomment>%1 = file, %2 = version of the file format, %3 = newest version this program reads</extracomment>
        <translation>%1 è stato scritto da un Esagono più recente: il suo formato è %2, questo programma legge fino a %3</translation>
    </message>
    <message id="store.fault.no_version">
        <source>%1 says that its format is %2, which never existed</source>
        <extracomment>%1 = file, %2 = version of the file format</extracomment>
        <translation>%1 dichiara il formato %2, che non è mai esistito</translation>
    </message>
    <message id="store.fault.truncated">
        <source>%1 is cut short: %2 bytes of %3 are left</source>
        <extracomment>%1 = file, %2 = bytes found, %3 = bytes that should be there</extracomment>
        <translation>%1 è troncato: restano %2 byte su %3</translation>
    </message>
    <message id="store.fault.corrupted">
        <source>%1 is damaged: %2</source>
        <extracomment>%1 = file, %2 = SQLite&apos;s own words</extracomment>
        <translation>%1 è danneggiato: %2</translation>
    </message>
    <message id="store.fault.altered">
        <source>%1 is not built as a diary is: “%2” is missing, altered or does not belong there</source>
        <extracomment>%1 = file, %2 = name of the first table, view, index or trigger that differs</extracomment>
        <translation>%1 non è fatto come un diario: «%2» manca, è alterato o non dovrebbe esserci</translation>
    </message>
    <message id="store.fault.beginning_broken">
        <source>%1: what the game was begun with has been changed since</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1: i dati con cui la partita è cominciata sono stati poi modificati</translation>
    </message>
    <message id="store.fault.chain_broken">
        <source>%1: page %2 is not as it was written</source>
        <extracomment>%1 = file, %2 = page number</extracomment>
        <translation>%1: la pagina %2 non è come era stata scritta</translation>
    </message>
    <message id="store.fault.page_disorderly">
        <source>%1: page %2 does not follow from the pages before it</source>
        <extracomment>%1 = file, %2 = page number</extracomment>
        <translation>%1: la pagina %2 non segue dalle pagine precedenti</translation>
    </message>
    <message id="store.fault.too_many_steps">
        <source>%1 asks for more work than any diary needs</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 richiede più lavoro di quanto ne serva a qualsiasi diario</translation>
    </message>
    <message id="store.fault.busy">
        <source>%1 is being written by another program</source>
        <extracomment>%1 = file</extracomment>
        <translation>Un altro programma sta scrivendo %1</translation>
    </message>
    <message id="store.fault.changed_elsewhere">
        <source>%1 was written to by another program: its last page should be %2 and is %3</source>
        <extracomment>%1 = file, %2 = page expected to be the last, %3 = last page found</extracomment>
        <translation>Un altro programma ha scritto in %1: l’ultima pagina dovrebbe essere %2, invece è %3</translation>
    </message>
    <message id="store.fault.exists">
        <source>%1 exists already</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 esiste già</translation>
    </message>
    <message id="store.fault.unreadable">
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 = file, %2 = the system&apos;s own words</extracomment>
        <translation>Impossibile leggere %1: %2</translation>
    </message>
    <message id="store.fault.unwritable">
        <source>%1 cannot be written: %2. Nothing was changed</source>
        <extracomment>%1 = file, %2 = the system&apos;s own words</extracomment>
        <translation>Impossibile scrivere %1: %2. Nulla è stato modificato</translation>
    </message>
    <message id="store.fault.opened_for_reading">
        <source>%1 was opened for reading only</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 è stato aperto in sola lettura</translation>
    </message>
    <message id="store.fault.disk_full">
        <source>No room is left on the disk of %1. Nothing was changed</source>
        <extracomment>%1 = file</extracomment>
        <translation>Non c’è più spazio sul disco di %1. Nulla è stato modificato</translation>
    </message>
    <message id="store.fault.entry_too_large">
        <source>%1: a single entry would be larger than the allowed %2 bytes</source>
        <extracomment>%1 = file, %2 = largest number of bytes</extracomment>
        <translation>%1: una singola voce supererebbe i %2 byte consentiti</translation>
    </message>
    <message id="store.fault.whole_too_large">
        <source>%1: a page, or the game data, would be larger than the allowed %2 bytes</source>
        <extracomment>%1 = file, %2 = largest number of bytes</extracomment>
        <translation>%1: una pagina, o i dati del gioco, supererebbe i %2 byte consentiti</translation>
    </message>
    <message id="store.fault.no_such_page">
        <source>%1 has no page %2</source>
        <extracomment>%1 = file, %2 = page number</extracomment>
        <translation>%1 non ha la pagina %2</translation>
    </message>
    <message id="store.fault.not_on_line">
        <source>%1: page %2 is not on the line of branch %3</source>
        <extracomment>%1 = file, %2 = page number, %3 = branch number</extracomment>
        <translation>%1: la pagina %2 non è sulla linea del ramo %3</translation>
    </message>
    <message id="store.fault.no_such_branch">
        <source>%1 has no branch %2</source>
        <extracomment>%1 = file, %2 = branch number</extracomment>
        <translation>%1 non ha il ramo %2</translation>
    </message>
    <message id="store.fault.no_such_event">
        <source>%1 has no event %2</source>
        <extracomment>%1 = file, %2 = event number</extracomment>
        <translation>%1 non ha l’evento %2</translation>
    </message>
    <message id="store.fault.no_such_annotation">
        <source>%1 has no annotation %2</source>
        <extracomment>%1 = file, %2 = number of the annotation</extracomment>
        <translation>%1 non ha l’annotazione %2</translation>
    </message>
    <message id="store.fault.no_such_commitment">
        <source>%1 has no unopened dice commitment %2</source>
        <extracomment>%1 = file, %2 = number of the commitment</extracomment>
        <translation>%1 non ha un impegno sui dadi %2 ancora da svelare</translation>
    </message>
    <message id="store.fault.no_such_package_file">
        <source>%1 does not contain “%2”</source>
        <extracomment>%1 = file, %2 = name of a file of the game data</extracomment>
        <translation>%1 non contiene «%2»</translation>
    </message>
    <message id="store.fault.name_not_unicode">
        <source>%1: a name is not valid Unicode</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1: un nome non è Unicode valido</translation>
    </message>
    <message id="store.fault.nothing_to_salvage">
        <source>Not even the beginning of %1 could be saved</source>
        <extracomment>%1 = file</extracomment>
        <translation>Non si è potuto recuperare nemmeno l’inizio di %1</translation>
    </message>
    <message id="cli.help.program">
        <source>Esagono without a display: plays hex-and-counter wargames with every rule enforced</source>
        <translation>Esagono senza schermo: gioca wargame con esagoni e pedine applicando tutte le regole</translation>
    </message>
    <message id="cli.help.help">
        <source>Prints this help</source>
        <translation>Mostra questo aiuto</translation>
    </message>
    <message id="cli.help.version">
        <source>Prints the version of the program</source>
        <translation>Mostra la versione del programma</translation>
    </message>
    <message id="cli.help.json">
        <source>Answers with one JSON document</source>
        <translation>Risponde con un unico documento JSON</translation>
    </message>
    <message id="cli.help.lang">
        <source>Language of the answers: it, en, es, fr</source>
        <translation>Lingua delle risposte: it, en, es, fr</translation>
    </message>
    <message id="cli.help.packages">
        <source>A package’s folder, or a folder of packages, to look into first; may be repeated</source>
        <translation>La cartella di un pacchetto, o una cartella di pacchetti, in cui cercare per prima; si può ripetere</translation>
    </message>
    <message id="cli.help.file">
        <source>A game’s diary (*.esagono)</source>
        <translation>Il diario di una partita (*.esagono)</translation>
    </message>
    <message id="cli.help.viewer">
        <source>Who looks: a side, umpire or stranger</source>
        <translation>Chi guarda: uno schieramento, «umpire» (l’arbitro) o «stranger» (un estraneo)</translation>
    </message>
    <message id="cli.help.side">
        <source>Who asks; if left out, the next side to decide</source>
        <translation>Chi chiede; se manca, il prossimo schieramento che deve decidere</translation>
    </message>
    <message id="cli.help.out">
        <source>The diary to be written; it must not exist</source>
        <translation>Il diario da scrivere; non deve esistere</translation>
    </message>
    <message id="cli.help.game">
        <source>The game’s id, as “games” lists it</source>
        <translation>L’identificativo del gioco, come lo elenca «games»</translation>
    </message>
    <message id="cli.help.scenario">
        <source>The scenario’s id</source>
        <translation>L’identificativo dello scenario</translation>
    </message>
    <message id="cli.help.option">
        <source>option=choice: an option or a ruling that is not left at its standard; may be repeated</source>
        <translation>opzione=scelta: un’opzione o un’interpretazione diversa da quella predefinita; si può ripetere</translation>
    </message>
    <message id="cli.help.at">
        <source>The number of an event; if left out, the last one</source>
        <translation>Il numero di un evento; se manca, l’ultimo</translation>
    </message>
    <message id="cli.help.games">
        <source>Lists the games, their scenarios and options</source>
        <translation>Elenca i giochi, i loro scenari e le loro opzioni</translation>
    </message>
    <message id="cli.help.validate">
        <source>Reads a package and lists what its author should know</source>
        <translation>Legge un pacchetto ed elenca ciò che il suo autore dovrebbe sapere</translation>
    </message>
    <message id="cli.help.folder">
        <source>The package’s folder</source>
        <translation>La cartella del pacchetto</translation>
    </message>
    <message id="cli.help.new">
        <source>Begins a game in a new diary</source>
        <translation>Comincia una partita in un nuovo diario</translation>
    </message>
    <message id="cli.help.new_position">
        <source>A file with the position to begin from, as “position” writes it</source>
        <translation>Un file con la posizione da cui cominciare, come la scrive «position»</translation>
    </message>
    <message id="cli.help.seed">
        <source>What the dice come from: a number or any words; if left out, a fresh secret</source>
        <translation>Da dove vengono i dadi: un numero o parole qualsiasi; se manca, un nuovo segreto</translation>
    </message>
    <message id="cli.help.told">
        <source>“told”: the players roll and tell their own dice; or the first faces, like 3,5</source>
        <translation>«told»: i giocatori tirano i propri dadi e ne comunicano il risultato; oppure le prime facce, come 3,5</translation>
    </message>
    <message id="cli.help.verify">
        <source>Rules on every command again and names the first difference</source>
        <translation>Giudica di nuovo ogni comando e indica la prima differenza</translation>
    </message>
    <message id="cli.help.salvage">
        <source>Saves what can be trusted of a damaged diary into a new one</source>
        <translation>Recupera in un nuovo diario ciò che è affidabile di un diario danneggiato</translation>
    </message>
    <message id="cli.help.fork">
        <source>Copies a diary up to the last command complete at an event</source>
        <translation>Copia un diario fino all’ultimo comando completo a un dato evento</translation>
    </message>
    <message id="cli.help.state">
        <source>Shows the table</source>
        <translation>Mostra la situazione sul tavolo</translation>
    </message>
    <message id="cli.help.offers">
        <source>Shows what a side may do</source>
        <translation>Mostra che cosa può fare uno schieramento</translation>
    </message>
    <message id="cli.help.log">
        <source>Shows what happened</source>
        <translation>Mostra che cosa è successo</translation>
    </message>
    <message id="cli.help.position">
        <source>Writes the position down, for “new --position”</source>
        <translation>Mette per iscritto la posizione, per «new --position»</translation>
    </message>
    <message id="cli.help.do">
        <source>Plays a command</source>
        <translation>Esegue un comando</translation>
    </message>
    <message id="cli.help.why">
        <source>Says whether a command is legal, and if not, by which rule</source>
        <translation>Dice se un comando è legale e, se non lo è, per quale regola</translation>
    </message>
    <message id="cli.help.preview">
        <source>Reckons what a command may bring</source>
        <translation>Calcola che cosa può portare un comando</translation>
    </message>
    <message id="cli.help.takeback">
        <source>Takes back a side’s last command</source>
        <translation>Annulla l’ultimo comando di uno schieramento</translation>
    </message>
    <message id="cli.help.command">
        <source>verb name=value … with lists as a,b and shares as a:1,b:2; or a JSON object</source>
        <translation>verbo nome=valore … con liste come a,b e quote come a:1,b:2; oppure un oggetto JSON</translation>
    </message>
    <message id="cli.help.dice">
        <source>What the players’ own dice show, like 3,5</source>
        <translation>Il risultato dei dadi tirati dai giocatori, come 3,5</translation>
    </message>
    <message id="cli.help.selfplay">
        <source>Plays games against itself</source>
        <translation>Gioca partite contro sé stesso</translation>
    </message>
    <message id="cli.help.selfplay_games">
        <source>How many games</source>
        <translation>Quante partite</translation>
    </message>
    <message id="cli.help.selfplay_seed">
        <source>A number: the first game’s seed, from which the others come</source>
        <translation>Un numero: il seme della prima partita, da cui vengono gli altri</translation>
    </message>
    <message id="cli.help.players">
        <source>Who plays: random; one for all sides or one per side, like random,random</source>
        <translation>Chi gioca: random; uno per tutti gli schieramenti o uno per schieramento, come random,random</translation>
    </message>
    <message id="cli.help.out_dir">
        <source>A folder for the games’ diaries; if left out, none are kept</source>
        <translation>Una cartella per i diari delle partite; se manca, non se ne conserva nessuno</translation>
    </message>
    <message id="cli.help.max_commands">
        <source>How many commands a game may have</source>
        <translation>Quanti comandi può avere una partita</translation>
    </message>
    <message id="cli.help.check">
        <source>Which laws are checked at every step: offers or all</source>
        <translation>Quali leggi si controllano a ogni passo: offers (le offerte) o all (tutte)</translation>
    </message>
    <message id="cli.help.protocol">
        <source>Talks to a bot: one JSON object per line on standard input and output</source>
        <translation>Parla con un bot: un oggetto JSON per riga su ingresso e uscita standard</translation>
    </message>
    <message id="cli.help.only_side">
        <source>The only side that is answered</source>
        <translation>L’unico schieramento a cui si risponde</translation>
    </message>
    <message id="cli.exit.title">
        <source>Exit codes:</source>
        <translation>Codici d’uscita:</translation>
    </message>
    <message id="cli.exit.done">
        <source>done; of “why”: legal</source>
        <translation>eseguito; per «why»: legale</translation>
    </message>
    <message id="cli.exit.refused">
        <source>refused by the rules</source>
        <translation>rifiutato dalle regole</translation>
    </message>
    <message id="cli.exit.usage">
        <source>the command line cannot be understood</source>
        <translation>la riga di comando non è comprensibile</translation>
    </message>
    <message id="cli.exit.not_found">
        <source>not found</source>
        <translation>non trovato</translation>
    </message>
    <message id="cli.exit.damaged">
        <source>damaged or malformed input</source>
        <translation>dati danneggiati o malformati</translation>
    </message>
    <message id="cli.exit.foreign">
        <source>foreign, from a newer program, or not belonging together</source>
        <translation>estraneo, di un programma più recente o non compatibile</translation>
    </message>
    <message id="cli.exit.busy">
        <source>another program is writing the diary</source>
        <translation>un altro programma sta scrivendo il diario</translation>
    </message>
    <message id="cli.exit.unwritable">
        <source>cannot be written, or the disk is full</source>
        <translation>impossibile scrivere, o il disco è pieno</translation>
    </message>
    <message id="cli.exit.different">
        <source>“verify” or “compare” found a difference</source>
        <oldsource>“verify” found a difference</oldsource>
        <translation>«verify» o «compare» ha trovato una differenza</translation>
    </message>
    <message id="cli.exit.law_broken">
        <source>“selfplay” found a broken law</source>
        <translation>«selfplay» ha trovato una legge violata</translation>
    </message>
    <message id="cli.fault.no_file">
        <source>%1 does not exist</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 non esiste</translation>
    </message>
    <message id="cli.fault.unreadable">
        <source>%1 cannot be read</source>
        <extracomment>%1 = file</extracomment>
        <translation>Impossibile leggere %1</translation>
    </message>
    <message id="cli.fault.too_large">
        <source>%1 has more than the allowed %2 bytes</source>
        <extracomment>%1 = file, %2 = largest number of bytes</extracomment>
        <translation>%1 supera i %2 byte consentiti</translation>
    </message>
    <message id="cli.fault.folder">
        <source>The folder %1 cannot be made</source>
        <extracomment>%1 = folder</extracomment>
        <translation>Impossibile creare la cartella %1</translation>
    </message>
    <message id="cli.fault.no_game">
        <source>No package of the game “%1” was found</source>
        <extracomment>%1 = game</extracomment>
        <translation>Non è stato trovato nessun pacchetto del gioco «%1»</translation>
    </message>
    <message id="cli.fault.no_rules">
        <source>The rules “%1” are not built into this program</source>
        <extracomment>%1 = name of the rules</extracomment>
        <translation>Questo programma non contiene le regole «%1»</translation>
    </message>
    <message id="cli.fault.no_side">
        <source>There is no side “%1” in this game</source>
        <extracomment>%1 = what was asked for</extracomment>
        <translation>In questo gioco non c’è lo schieramento «%1»</translation>
    </message>
    <message id="cli.fault.nothing_complete">
        <source>No command is complete at event %1</source>
        <extracomment>%1 = number of the event</extracomment>
        <translation>All’evento %1 nessun comando è completo</translation>
    </message>
    <message id="cli.fault.verb_expected">
        <source>“%1” is no command: it has no verb</source>
        <extracomment>%1 = the words that are no command</extracomment>
        <translation>«%1» non è un comando: manca il verbo</translation>
    </message>
    <message id="cli.fault.argument_expected">
        <source>“%1” is no argument: expected name=value</source>
        <extracomment>%1 = the word</extracomment>
        <translation>«%1» non è un argomento: ci si aspettava nome=valore</translation>
    </message>
    <message id="cli.fault.share_expected">
        <source>“%1” is no share: expected counter:number</source>
        <extracomment>%1 = the word</extracomment>
        <translation>«%1» non è una quota: ci si aspettava pedina:numero</translation>
    </message>
    <message id="cli.fault.said_twice">
        <source>“%1” is said twice</source>
        <extracomment>%1 = the name</extracomment>
        <translation>«%1» è indicato due volte</translation>
    </message>
    <message id="cli.misuse.faces">
        <source>“%1” are no dice: expected faces like 3,5</source>
        <extracomment>%1 = what was said</extracomment>
        <translation>«%1» non è un tiro di dadi: ci si aspettavano facce come 3,5</translation>
    </message>
    <message id="cli.misuse.choice">
        <source>“%1” is no option of a game: expected option=choice, each option once</source>
        <extracomment>%1 = what was said</extracomment>
        <translation>«%1» non è un’opzione di un gioco: ci si aspettava opzione=scelta, ogni opzione una sola volta</translation>
    </message>
    <message id="cli.misuse.seed_or_dice">
        <source>Either --seed or --dice: dice come from a seed or are told</source>
        <translation>O --seed o --dice: i dadi vengono da un seme oppure sono comunicati dai giocatori</translation>
    </message>
    <message id="cli.misuse.dice_of_seed">
        <source>The dice of this game come from its seed and cannot be told</source>
        <translation>I dadi di questa partita vengono dal suo seme e non si possono comunicare</translation>
    </message>
    <message id="cli.misuse.players">
        <source>“%1”: expected one player, or one for each of the %2 sides</source>
        <extracomment>%1 = what was said, %2 = number of sides</extracomment>
        <translation>«%1»: ci si aspettava un giocatore solo, oppure uno per ciascuno dei %2 schieramenti</translation>
    </message>
    <message id="cli.misuse.no_player">
        <source>There is no player “%1”</source>
        <extracomment>%1 = name of the player</extracomment>
        <translation>Non esiste il giocatore «%1»</translation>
    </message>
    <message id="cli.misuse.line">
        <source>The command line cannot be understood: %1</source>
        <extracomment>%1 = the parser&apos;s own words</extracomment>
        <translation>La riga di comando non è comprensibile: %1</translation>
    </message>
    <message id="cli.protocol.text_expected">
        <source>“%1” should be a text</source>
        <extracomment>%1 = key</extracomment>
        <translation>«%1» deve essere un testo</translation>
    </message>
    <message id="cli.protocol.numbers_expected">
        <source>“%1” should be made of whole numbers within bounds</source>
        <extracomment>%1 = key</extracomment>
        <translation>«%1» deve contenere numeri interi entro i limiti</translation>
    </message>
    <message id="cli.protocol.object_expected">
        <source>“%1” should be an object</source>
        <extracomment>%1 = key</extracomment>
        <translation>«%1» deve essere un oggetto</translation>
    </message>
    <message id="cli.protocol.unknown">
        <source>“%1” is nothing this protocol can do</source>
        <extracomment>%1 = what was asked</extracomment>
        <translation>«%1» non è tra ciò che questo protocollo sa fare</translation>
    </message>
    <message id="cli.protocol.other_side">
        <source>This session does not answer “%1”</source>
        <extracomment>%1 = side</extracomment>
        <translation>Questa sessione non risponde a «%1»</translation>
    </message>
    <message id="cli.protocol.too_long">
        <source>The line has more than the allowed %1 bytes</source>
        <extracomment>%1 = largest number of bytes</extracomment>
        <translation>La riga supera i %1 byte consentiti</translation>
    </message>
    <message id="cli.games.game">
        <source>%1: %2, release %3</source>
        <extracomment>%1 = id, %2 = title, %3 = release</extracomment>
        <translation>%1: %2, versione %3</translation>
    </message>
    <message id="cli.games.sides">
        <source>Sides: %1</source>
        <extracomment>%1 = list of sides</extracomment>
        <translation>Schieramenti: %1</translation>
    </message>
    <message id="cli.games.scenario">
        <source>Scenario %1: %2. %3</source>
        <extracomment>%1 = id, %2 = title, %3 = summary</extracomment>
        <translation>Scenario %1: %2. %3</translation>
    </message>
    <message id="cli.games.option">
        <source>Option %1 = %2 (standard: %3): %4</source>
        <extracomment>%1 = id, %2 = choices, %3 = the standard choice, %4 = the question</extracomment>
        <translation>Opzione %1 = %2 (predefinita: %3): %4</translation>
    </message>
    <message id="cli.games.broken">
        <source>Broken package %1: %2</source>
        <extracomment>%1 = folder, %2 = what is wrong</extracomment>
        <translation>Pacchetto non utilizzabile %1: %2</translation>
    </message>
    <message id="cli.games.none">
        <source>No packages were found</source>
        <translation>Nessun pacchetto trovato</translation>
    </message>
    <message id="cli.validate.count">
        <source>Findings: %1, of which errors: %2</source>
        <extracomment>%1 = number of findings, %2 = number of errors among them</extracomment>
        <translation>Rilievi: %1, di cui errori: %2</translation>
    </message>
    <message id="cli.new.begun">
        <source>%1: “%2” begins</source>
        <extracomment>%1 = file, %2 = title of the scenario</extracomment>
        <translation>%1: comincia «%2»</translation>
    </message>
    <message id="cli.to_decide">
        <source>To decide: %1</source>
        <extracomment>%1 = sides</extracomment>
        <translation>La decisione spetta a: %1</translation>
    </message>
    <message id="cli.verify.well">
        <source>All is well. Pages: %1, events: %2</source>
        <extracomment>%1 = number of pages, %2 = number of events</extracomment>
        <translation>Tutto in ordine. Pagine: %1, eventi: %2</translation>
    </message>
    <message id="cli.verify.difference">
        <source>First difference on page %1, event %2: %3</source>
        <extracomment>%1 = page, %2 = event, %3 = what differs</extracomment>
        <translation>Prima differenza a pagina %1, evento %2: %3</translation>
    </message>
    <message id="cli.salvage.all">
        <source>Everything was saved into %3. Pages: %1, events: %2</source>
        <extracomment>%1 = number of pages, %2 = number of events, %3 = file</extracomment>
        <translation>Tutto è stato recuperato in %3. Pagine: %1, eventi: %2</translation>
    </message>
    <message id="cli.salvage.part">
        <source>The beginning was saved into %3. Pages: %1, events: %2</source>
        <extracomment>%1 = number of pages, %2 = number of events, %3 = file</extracomment>
        <translation>La parte iniziale è stata recuperata in %3. Pagine: %1, eventi: %2</translation>
    </message>
    <message id="cli.fork.done">
        <source>Copied into %3. Pages: %1, events: %2</source>
        <extracomment>%1 = number of pages, %2 = number of events, %3 = file</extracomment>
        <translation>Copiato in %3. Pagine: %1, eventi: %2</translation>
    </message>
    <message id="cli.state.title">
        <source>%1, %2: after event %3, as seen by %4</source>
        <extracomment>%1 = game, %2 = scenario, %3 = event, %4 = who looks</extracomment>
        <translation>%1, %2: dopo l’evento %3 (chi guarda: %4)</translation>
    </message>
    <message id="cli.viewer.umpire">
        <source>the umpire</source>
        <translation>l’arbitro</translation>
    </message>
    <message id="cli.viewer.stranger">
        <source>a stranger</source>
        <translation>un estraneo</translation>
    </message>
    <message id="cli.nobody">
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message id="cli.state.hidden_counter">
        <source>a counter (%1)</source>
        <extracomment>%1 = side</extracomment>
        <translation>una pedina (%1)</translation>
    </message>
    <message id="cli.state.face">
        <source>face %1</source>
        <extracomment>%1 = number of the face</extracomment>
        <translation>lato %1</translation>
    </message>
    <message id="cli.state.markers">
        <source>Markers: %1</source>
        <extracomment>%1 = list</extracomment>
        <translation>Segnalini: %1</translation>
    </message>
    <message id="cli.state.control">
        <source>Hexes controlled: %1</source>
        <extracomment>%1 = sides with numbers of hexes</extracomment>
        <translation>Esagoni controllati: %1</translation>
    </message>
    <message id="cli.state.tracks">
        <source>Tracks: %1</source>
        <extracomment>%1 = list</extracomment>
        <translation>Tracciati: %1</translation>
    </message>
    <message id="cli.state.pools">
        <source>Cups: %1</source>
        <extracomment>%1 = list</extracomment>
        <translation>Contenitori: %1</translation>
    </message>
    <message id="cli.state.ended">
        <source>Winner: %1. %2</source>
        <extracomment>%1 = winner, %2 = how it ended</extracomment>
        <translation>Vincitore: %1. %2</translation>
    </message>
    <message id="cli.offers.targets">
        <source>targets: %1</source>
        <extracomment>%1 = list</extracomment>
        <translation>scelte possibili: %1</translation>
    </message>
    <message id="cli.offers.range">
        <source>from %1 to %2</source>
        <extracomment>%1 = lowest, %2 = highest number</extracomment>
        <translation>da %1 a %2</translation>
    </message>
    <message id="cli.offers.blocked">
        <source>not %1: %2</source>
        <extracomment>%1 = target, %2 = why not</extracomment>
        <translation>non %1: %2</translation>
    </message>
    <message id="cli.play.over">
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message id="cli.play.legal">
        <source>Legal</source>
        <translation>Legale</translation>
    </message>
    <message id="cli.play.refused">
        <source>Refused: %1</source>
        <extracomment>%1 = why</extracomment>
        <translation>Rifiutato: %1</translation>
    </message>
    <message id="cli.play.no_preview">
        <source>There is nothing to reckon beforehand</source>
        <translation>Non c’è nulla da calcolare in anticipo</translation>
    </message>
    <message id="cli.play.taken_back">
        <source>Taken back; the last event is now %1</source>
        <extracomment>%1 = number of the event</extracomment>
        <translation>Annullato; ora l’ultimo evento è il %1</translation>
    </message>
    <message id="cli.log.was_taken_back">
        <source>was taken back</source>
        <translation>annullato</translation>
    </message>
    <message id="cli.log.goes_back">
        <source>goes back to [%1]</source>
        <extracomment>%1 = the page gone back to</extracomment>
        <translation>torna a [%1]</translation>
    </message>
    <message id="cli.selfplay.games">
        <source>Games: %1. Won: %2. Draws: %3. Not finished: %4</source>
        <extracomment>%1 = number of games, %2 = wins by side, %3 = draws, %4 = games that did not end</extracomment>
        <translation>Partite: %1. Vinte: %2. Pareggi: %3. Non finite: %4</translation>
    </message>
    <message id="cli.selfplay.speed">
        <source>Commands: %1, events: %2, side-turns: %3, per second: %4, milliseconds: %5</source>
        <extracomment>%1 = commands, %2 = events, %3 = side-turns, %4 = side-turns per second, %5 = milliseconds</extracomment>
        <translation>Comandi: %1, eventi: %2, turni di schieramento: %3, al secondo: %4, millisecondi: %5</translation>
    </message>
    <message id="cli.selfplay.broken">
        <source>Broken law in the game of seed %1, after %2 commands: %3</source>
        <extracomment>%1 = seed, %2 = number of commands before it happened, %3 = the law</extracomment>
        <translation>Legge violata nella partita con seme %1 (comandi precedenti: %2): %3</translation>
    </message>
    <message id="cli.law.nobody_decides">
        <source>Nobody has to decide, and the game is not over</source>
        <translation>Nessuno deve decidere, e la partita non è finita</translation>
    </message>
    <message id="cli.law.no_offer">
        <source>%1 has to decide “%2” and has no offer</source>
        <extracomment>%1 = side, %2 = decision</extracomment>
        <translation>%1 deve decidere «%2» e non ha alcuna offerta</translation>
    </message>
    <message id="cli.law.offer_refused">
        <source>“%1” is offered and then refused by %2</source>
        <extracomment>%1 = verb or command, %2 = rule</extracomment>
        <translation>«%1» viene offerto e poi rifiutato da %2</translation>
    </message>
    <message id="cli.law.blocked_allowed">
        <source>A blocked target of “%1” is not refused by %2 when it is asked for</source>
        <extracomment>%1 = verb, %2 = rule</extracomment>
        <translation>Una scelta bloccata di «%1» non viene rifiutata da %2 quando la si chiede</translation>
    </message>
    <message id="cli.law.not_indexed">
        <source>A refusal of “%1” cites %2, which the rulebook’s index does not have</source>
        <extracomment>%1 = verb, %2 = rule</extracomment>
        <translation>Un rifiuto di «%1» cita %2, che non è nell’indice del regolamento</translation>
    </message>
    <message id="cli.law.event">
        <source>The event %1 %2 is not read back as it was written</source>
        <extracomment>%1 = kind of event, %2 = its data</extracomment>
        <translation>L’evento %1 %2 non viene riletto come è stato scritto</translation>
    </message>
    <message id="cli.law.fold">
        <source>Folding the events does not lead to the table the referee has: %1 %2</source>
        <extracomment>%1 = kind of event, %2 = its data</extracomment>
        <translation>Applicare gli eventi non porta al tavolo che ha l’arbitro: %1 %2</translation>
    </message>
    <message id="cli.law.command">
        <source>The command %1 is not read back as it was written</source>
        <extracomment>%1 = command</extracomment>
        <translation>Il comando %1 non viene riletto come è stato scritto</translation>
    </message>
    <message id="cli.law.snapshot">
        <source>The table is not read back as it was packed</source>
        <translation>Il tavolo non viene riletto come è stato conservato</translation>
    </message>
    <message id="cli.law.position">
        <source>The position, written down, does not lay out the same table</source>
        <translation>La posizione messa per iscritto non ricompone lo stesso tavolo</translation>
    </message>
    <message id="cli.law.diary">
        <source>The diary does not follow the game</source>
        <translation>Il diario non segue la partita</translation>
    </message>
    <message id="cli.law.verify">
        <source>Verifying the diary finds a difference on page %1, event %2</source>
        <extracomment>%1 = page, %2 = event</extracomment>
        <translation>La verifica del diario trova una differenza a pagina %1, evento %2</translation>
    </message>
    <message id="kit.expected.number">
        <source>a number</source>
        <translation>un numero</translation>
    </message>
    <message id="kit.expected.label">
        <source>a text or a number</source>
        <translation>un testo o un numero</translation>
    </message>
    <message id="play.word.counter">
        <source>counter</source>
        <translation>pedina</translation>
    </message>
    <message id="play.word.side">
        <source>side</source>
        <translation>schieramento</translation>
    </message>
    <message id="play.word.hex">
        <source>hex</source>
        <translation>esagono</translation>
    </message>
    <message id="play.word.status">
        <source>status</source>
        <translation>stato</translation>
    </message>
    <message id="play.word.marker">
        <source>marker</source>
        <translation>segnalino</translation>
    </message>
    <message id="play.word.track">
        <source>track</source>
        <translation>tracciato</translation>
    </message>
    <message id="play.word.pool">
        <source>cup</source>
        <translation>contenitore</translation>
    </message>
    <message id="play.word.chit">
        <source>chit</source>
        <translation>chit</translation>
    </message>
    <message id="play.word.frame">
        <source>decision or step</source>
        <translation>decisione o tappa</translation>
    </message>
    <message id="play.word.argument">
        <source>argument</source>
        <translation>argomento</translation>
    </message>
    <message id="play.word.event_kind">
        <source>kind of event</source>
        <translation>tipo di evento</translation>
    </message>
    <message id="play.expected.number">
        <source>a whole number in range</source>
        <translation>un numero intero nei limiti</translation>
    </message>
    <message id="play.expected.choice">
        <source>one of its choices</source>
        <translation>una delle sue scelte</translation>
    </message>
    <message id="play.expected.object">
        <source>an object</source>
        <translation>un oggetto</translation>
    </message>
    <message id="play.expected.list">
        <source>a list</source>
        <translation>un elenco</translation>
    </message>
    <message id="play.expected.shares">
        <source>counters with numbers</source>
        <translation>pedine con numeri</translation>
    </message>
    <message id="play.expected.command">
        <source>an object with a verb</source>
        <translation>un oggetto con un verbo</translation>
    </message>
    <message id="play.expected.text_argument">
        <source>an argument of a message</source>
        <translation>un argomento di un messaggio</translation>
    </message>
    <message id="play.expected.message">
        <source>a message id with at most 9 arguments</source>
        <translation>l’id di un messaggio con al massimo 9 argomenti</translation>
    </message>
    <message id="play.expected.once">
        <source>each counter only once</source>
        <translation>ogni pedina una sola volta</translation>
    </message>
    <message id="play.expected.no_owners">
        <source>no owners: it is a step</source>
        <translation>nessun proprietario: è una tappa</translation>
    </message>
    <message id="play.expected.owners">
        <source>owners: it is a decision</source>
        <translation>proprietari: è una decisione</translation>
    </message>
    <message id="play.expected.frame">
        <source>at least one decision or step</source>
        <translation>almeno una decisione o una tappa</translation>
    </message>
    <message id="santander.fault.package_lacks">
        <source>The package does not fit the rules of Santander 1937: “%1” is missing or unreadable</source>
        <extracomment>%1 = what is missing: an area, a chart, a counter</extracomment>
        <translation>Il pacchetto non corrisponde alle regole di Santander 1937: «%1» manca o è illeggibile</translation>
    </message>
    <message id="santander.log.setup">
        <source>Set-up: %1</source>
        <extracomment>%1 = side</extracomment>
        <translation>Piazzamento: %1</translation>
    </message>
    <message id="santander.log.setup_reserve">
        <source>Set-up: the Republican reserve force</source>
        <translation>Piazzamento: la forza di riserva repubblicana</translation>
    </message>
    <message id="santander.log.turn">
        <source>Turn %1</source>
        <extracomment>%1 = turn</extracomment>
        <translation>Turno %1</translation>
    </message>
    <message id="santander.phase.weather">
        <source>Weather</source>
        <translation>Tempo atmosferico</translation>
    </message>
    <message id="santander.phase.nationalist">
        <source>Nationalist Phase</source>
        <translation>Fase Nazionalista</translation>
    </message>
    <message id="santander.phase.republican">
        <source>Republican Phase</source>
        <translation>Fase Repubblicana</translation>
    </message>
    <message id="santander.phase.movement">
        <source>%1: movement</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: movimento</translation>
    </message>
    <message id="santander.phase.combat">
        <source>%1: ground combat</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: combattimento</translation>
    </message>
    <message id="santander.log.division_front">
        <source>Division %1 is in the front line</source>
        <extracomment>%1 = division</extracomment>
        <translation>La Divisione %1 è in prima linea</translation>
    </message>
    <message id="santander.log.division_reserve">
        <source>Division %1 is a reserve force</source>
        <extracomment>%1 = division</extracomment>
        <translation>La Divisione %1 è forza di riserva</translation>
    </message>
    <message id="santander.log.armour">
        <source>Nationalist armoured units received: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Unità corazzate nazionaliste ricevute: %1</translation>
    </message>
    <message id="santander.log.fair">
        <source>The weather is fair</source>
        <translation>Il tempo è bello</translation>
    </message>
    <message id="santander.log.rain">
        <source>It rains: no air operations, and entering a mountain hex costs 1 MP more</source>
        <translation>Piove: nessuna operazione aerea, ed entrare in un esagono di montagna costa 1 MP in più</translation>
    </message>
    <message id="santander.log.no_offensive">
        <source>No Republican offensive this turn</source>
        <translation>Nessuna Offensiva Repubblicana in questo turno</translation>
    </message>
    <message id="santander.log.offensive">
        <source>The Republican offensive in Aragon begins</source>
        <translation>Comincia l’Offensiva Repubblicana in Aragona</translation>
    </message>
    <message id="santander.log.offensive_effect">
        <source>The offensive draws forces away. Infantry units: %1; air units: %2</source>
        <extracomment>%1 = infantry units, %2 = air units</extracomment>
        <translation>L’offensiva sottrae forze. Unità di fanteria: %1; unità aeree: %2</translation>
    </message>
    <message id="santander.log.column">
        <source>A Supply Column arrives in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Una Colonna di Rifornimento arriva nell’esagono %1</translation>
    </message>
    <message id="santander.log.factory_down">
        <source>The Reinosa factory is demolished</source>
        <translation>La fabbrica di Reinosa è distrutta</translation>
    </message>
    <message id="santander.log.factory_stands">
        <source>The Reinosa factory is still intact</source>
        <translation>La fabbrica di Reinosa è ancora intatta</translation>
    </message>
    <message id="santander.log.basques_surrender">
        <source>The Basque forces surrender</source>
        <translation>Le forze basche si arrendono</translation>
    </message>
    <message id="santander.log.basques_fight">
        <source>The Basque forces fight on</source>
        <translation>Le forze basche combattono ancora</translation>
    </message>
    <message id="santander.log.attack">
        <source>%1: attack on hex %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: attacco all’esagono %2</translation>
    </message>
    <message id="santander.log.air_dice">
        <source>Air combat, dice: %1</source>
        <extracomment>%1 = side</extracomment>
        <translation>Combattimento Aereo, dadi: %1</translation>
    </message>
    <message id="santander.log.shot_down">
        <source>%1 is shot down</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>%1 viene abbattuta</translation>
    </message>
    <message id="santander.log.air_withdrawn">
        <source>%1 is withdrawn until turn %2</source>
        <extracomment>%1 = air unit, %2 = turn</extracomment>
        <translation>%1 viene ritirata fino al turno %2</translation>
    </message>
    <message id="santander.log.bombardment_even">
        <source>The bombardments cancel each other out</source>
        <translation>I bombardamenti si annullano a vicenda</translation>
    </message>
    <message id="santander.log.bombardment">
        <source>%1: bombardment, column %2, modified die %3, levels of DSG: %4</source>
        <extracomment>%1 = side, %2 = difference, %3 = die, %4 = levels of DSG</extracomment>
        <translation>%1: bombardamento, colonna %2, dado modificato %3, livelli di DSG: %4</translation>
    </message>
    <message id="santander.log.combat_result">
        <source>Die %1, modifier %2: result %3</source>
        <extracomment>%1 = die, %2 = modifier, %3 = result as printed</extracomment>
        <translation>Dado %1, modificatore %2: risultato %3</translation>
    </message>
    <message id="santander.log.breakthrough">
        <source>Breakthrough in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Sfondamento nell’esagono %1</translation>
    </message>
    <message id="santander.log.morale">
        <source>Republican morale: die %1, modifier %2: %3</source>
        <extracomment>%1 = die, %2 = modifier, %3 = result</extracomment>
        <translation>Morale Repubblicano: dado %1, modificatore %2: %3</translation>
    </message>
    <message id="santander.log.loses">
        <source>%1, steps lost: %2</source>
        <extracomment>%1 = side, %2 = steps</extracomment>
        <translation>%1, step persi: %2</translation>
    </message>
    <message id="santander.log.retreats">
        <source>%1: retreat to hex %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: ritirata nell’esagono %2</translation>
    </message>
    <message id="santander.log.nowhere">
        <source>The units in hex %1 have nowhere to retreat to: they lose one step more</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Le unità nell’esagono %1 non hanno dove ritirarsi: perdono uno step in più</translation>
    </message>
    <message id="santander.log.no_room">
        <source>There is no room for %1 in hex %2: it is eliminated</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>Non c’è posto per %1 nell’esagono %2: viene eliminata</translation>
    </message>
    <message id="santander.log.surrenders">
        <source>%1 is out of supply with DSG 2: it surrenders</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è fuori rifornimento con DSG 2: si arrende</translation>
    </message>
    <message id="santander.log.breaks_up">
        <source>%1 receives DSG beyond DSG 2: it is eliminated</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 riceve DSG oltre DSG 2: viene eliminata</translation>
    </message>
    <message id="santander.log.objective">
        <source>%1: objective %2 taken</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: obiettivo %2 conquistato</translation>
    </message>
    <message id="santander.log.game_over">
        <source>Winner: %1. Nationalist Victory Points: %2; needed: %3</source>
        <extracomment>%1 = winner, %2 = victory points, %3 = points needed</extracomment>
        <translation>Vittoria: %1. Punti Vittoria nazionalisti: %2; necessari: %3</translation>
    </message>
    <message id="santander.frame.setup">
        <source>Set-up</source>
        <translation>Piazzamento</translation>
    </message>
    <message id="santander.frame.deploy">
        <source>Place units</source>
        <translation>Piazzare le unità</translation>
    </message>
    <message id="santander.frame.turn">
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message id="santander.frame.weather">
        <source>Weather</source>
        <translation>Tempo atmosferico</translation>
    </message>
    <message id="santander.frame.offensive">
        <source>Republican Offensive</source>
        <translation>Offensiva Repubblicana</translation>
    </message>
    <message id="santander.frame.withdraw">
        <source>Withdraw units</source>
        <translation>Ritirare unità</translation>
    </message>
    <message id="santander.frame.arrival">
        <source>New Supply Column</source>
        <translation>Nuova Colonna di Rifornimento</translation>
    </message>
    <message id="santander.frame.supply">
        <source>Supply check</source>
        <translation>Controllo del Rifornimento</translation>
    </message>
    <message id="santander.frame.movement">
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message id="santander.frame.combat">
        <source>Ground combat</source>
        <translation>Combattimento</translation>
    </message>
    <message id="santander.frame.battle">
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message id="santander.frame.support">
        <source>Air units and HQs</source>
        <translation>Unità aeree e HQ</translation>
    </message>
    <message id="santander.frame.columns">
        <source>Supply Columns</source>
        <translation>Colonne di Rifornimento</translation>
    </message>
    <message id="santander.frame.air_loss">
        <source>Air combat</source>
        <translation>Combattimento Aereo</translation>
    </message>
    <message id="santander.frame.losses">
        <source>Losses</source>
        <translation>Perdite</translation>
    </message>
    <message id="santander.frame.retreat">
        <source>Stand or retreat</source>
        <translation>Restare o ritirarsi</translation>
    </message>
    <message id="santander.frame.file_in">
        <source>Order of retreat</source>
        <translation>Ordine di ritirata</translation>
    </message>
    <message id="santander.frame.advance">
        <source>Advance after Combat</source>
        <translation>Avanzata dopo il Combattimento</translation>
    </message>
    <message id="santander.frame.breakthrough">
        <source>Breakthrough</source>
        <translation>Sfondamento</translation>
    </message>
    <message id="santander.frame.reinosa">
        <source>Reinosa</source>
        <translation>Reinosa</translation>
    </message>
    <message id="santander.frame.basques">
        <source>Basque Surrender</source>
        <translation>Resa Basca</translation>
    </message>
    <message id="santander.frame.battalions">
        <source>Basque battalions</source>
        <translation>Battaglioni baschi</translation>
    </message>
    <message id="santander.frame.end_turn">
        <source>End of Turn</source>
        <translation>Fine del Turno</translation>
    </message>
    <message id="santander.offer.place_units">
        <source>Choose a unit to place</source>
        <translation>Scegli un’unità da piazzare</translation>
    </message>
    <message id="santander.offer.rearrange">
        <source>Choose a unit to place elsewhere</source>
        <translation>Scegli un’unità da piazzare altrove</translation>
    </message>
    <message id="santander.offer.place">
        <source>Place %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Piazza %1</translation>
    </message>
    <message id="santander.offer.dig">
        <source>Place a trench</source>
        <translation>Piazza una fortificazione</translation>
    </message>
    <message id="santander.offer.fill">
        <source>Take back a trench</source>
        <translation>Riprendi una fortificazione</translation>
    </message>
    <message id="santander.offer.suggested">
        <source>Use the suggested set-up</source>
        <translation>Usa il piazzamento consigliato</translation>
    </message>
    <message id="santander.offer.end_setup">
        <source>End the set-up</source>
        <translation>Termina il piazzamento</translation>
    </message>
    <message id="santander.offer.units">
        <source>Choose a unit to move</source>
        <translation>Scegli un’unità da muovere</translation>
    </message>
    <message id="santander.offer.move">
        <source>Move %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Muovi %1</translation>
    </message>
    <message id="santander.offer.end_movement">
        <source>End movement</source>
        <translation>Termina il movimento</translation>
    </message>
    <message id="santander.offer.targets">
        <source>Choose a hex to attack</source>
        <translation>Scegli un esagono da attaccare</translation>
    </message>
    <message id="santander.offer.attack">
        <source>Attack hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Attacca l’esagono %1</translation>
    </message>
    <message id="santander.offer.end_combat">
        <source>End ground combat</source>
        <translation>Termina il combattimento</translation>
    </message>
    <message id="santander.offer.support">
        <source>Bombard with air units and HQs</source>
        <translation>Bombarda con unità aeree e HQ</translation>
    </message>
    <message id="santander.offer.no_support">
        <source>No bombardment</source>
        <translation>Nessun bombardamento</translation>
    </message>
    <message id="santander.offer.columns">
        <source>Use Supply Columns</source>
        <translation>Usa Colonne di Rifornimento</translation>
    </message>
    <message id="santander.offer.keep_columns">
        <source>Use none</source>
        <translation>Non usarne</translation>
    </message>
    <message id="santander.offer.arrival">
        <source>Place the new Supply Column</source>
        <translation>Piazza la nuova Colonna di Rifornimento</translation>
    </message>
    <message id="santander.offer.air_loss">
        <source>Choose the air units eliminated: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Scegli le unità aeree eliminate: %1</translation>
    </message>
    <message id="santander.offer.losses">
        <source>Share out the losses, in steps: %1</source>
        <extracomment>%1 = steps</extracomment>
        <translation>Suddividi le perdite, in step: %1</translation>
    </message>
    <message id="santander.offer.stand">
        <source>Stand; steps lost: %1</source>
        <extracomment>%1 = steps</extracomment>
        <translation>Resta sul posto; step persi: %1</translation>
    </message>
    <message id="santander.offer.retreat">
        <source>Retreat to</source>
        <translation>Ritirati verso</translation>
    </message>
    <message id="santander.offer.file_in">
        <source>Who enters hex %1 next?</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Chi entra ora nell’esagono %1?</translation>
    </message>
    <message id="santander.offer.advance">
        <source>Advance into hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Avanza nell’esagono %1</translation>
    </message>
    <message id="santander.offer.hold">
        <source>Do not advance</source>
        <translation>Non avanzare</translation>
    </message>
    <message id="santander.offer.exploit">
        <source>Break through with %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Sfonda con %1</translation>
    </message>
    <message id="santander.offer.halt">
        <source>End the breakthrough</source>
        <translation>Termina lo sfondamento</translation>
    </message>
    <message id="santander.offer.withdraw_infantry">
        <source>Infantry units to withdraw: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Unità di fanteria da ritirare: %1</translation>
    </message>
    <message id="santander.offer.withdraw_air">
        <source>Available air units to withdraw: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Unità aeree disponibili da ritirare: %1</translation>
    </message>
    <message id="santander.offer.battalions">
        <source>Brigades to replace, each with one battalion: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Brigate da sostituire, ciascuna con un battaglione: %1</translation>
    </message>
    <message id="santander.dice.division">
        <source>Division 50, 55 or 57</source>
        <translation>Divisione 50, 55 o 57</translation>
    </message>
    <message id="santander.dice.armour">
        <source>Nationalist armoured units</source>
        <translation>Unità corazzate nazionaliste</translation>
    </message>
    <message id="santander.dice.weather">
        <source>Weather</source>
        <translation>Tempo atmosferico</translation>
    </message>
    <message id="santander.dice.offensive">
        <source>Republican Offensive</source>
        <translation>Offensiva Repubblicana</translation>
    </message>
    <message id="santander.dice.offensive_effect">
        <source>Effect of the Republican Offensive</source>
        <translation>Effetto dell’Offensiva Repubblicana</translation>
    </message>
    <message id="santander.dice.basques">
        <source>Basque Surrender</source>
        <translation>Resa Basca</translation>
    </message>
    <message id="santander.dice.reinosa">
        <source>The Reinosa factory</source>
        <translation>Fabbrica di Reinosa</translation>
    </message>
    <message id="santander.dice.air_combat">
        <source>Air combat</source>
        <translation>Combattimento Aereo</translation>
    </message>
    <message id="santander.dice.bombardment">
        <source>Bombardment</source>
        <translation>Bombardamento</translation>
    </message>
    <message id="santander.dice.attrition">
        <source>Air attrition</source>
        <translation>Attrito Aereo</translation>
    </message>
    <message id="santander.dice.combat">
        <source>Ground combat</source>
        <translation>Combattimento</translation>
    </message>
    <message id="santander.dice.morale">
        <source>Republican morale</source>
        <translation>Morale Repubblicano</translation>
    </message>
    <message id="santander.tally.part_attack">
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message id="santander.tally.part_defence">
        <source>Defence</source>
        <translation>Difesa</translation>
    </message>
    <message id="santander.tally.part_shift">
        <source>Column shift</source>
        <translation>Spostamento di colonna</translation>
    </message>
    <message id="santander.tally.part_modifiers">
        <source>Die modifiers</source>
        <translation>Modificatori al dado</translation>
    </message>
    <message id="santander.tally.part_bombardment">
        <source>Bombardment points (PB): %1</source>
        <extracomment>%1 = side</extracomment>
        <translation>Punti Bombardamento (PB): %1</translation>
    </message>
    <message id="santander.tally.unit">
        <source>%1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1</translation>
    </message>
    <message id="santander.tally.dsg">
        <source>%1: disorganised (DSG)</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1: disorganizzata (DSG)</translation>
    </message>
    <message id="santander.tally.oos">
        <source>%1: out of supply (OOS)</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1: fuori rifornimento (OOS)</translation>
    </message>
    <message id="santander.tally.overstacked">
        <source>Overstacking in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Overstacking nell’esagono %1</translation>
    </message>
    <message id="santander.tally.terrain">
        <source>Terrain of hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Terreno dell’esagono %1</translation>
    </message>
    <message id="santander.tally.rounding">
        <source>Rounding</source>
        <translation>Arrotondamento</translation>
    </message>
    <message id="santander.tally.first_turn">
        <source>First turn, near the CTV HQ</source>
        <translation>Primo turno, vicino all’HQ CTV</translation>
    </message>
    <message id="santander.tally.below">
        <source>Odds below the lowest column</source>
        <translation>Rapporto inferiore alla colonna più bassa</translation>
    </message>
    <message id="santander.tally.above">
        <source>Odds above the highest column</source>
        <translation>Rapporto superiore alla colonna più alta</translation>
    </message>
    <message id="santander.tally.concentric">
        <source>Concentric Attack</source>
        <translation>Attacco Concentrico</translation>
    </message>
    <message id="santander.tally.trench">
        <source>Trench</source>
        <translation>Fortificazione</translation>
    </message>
    <message id="santander.tally.morale_track">
        <source>Republican Morale modifier</source>
        <translation>Modificatore al Morale Repubblicano</translation>
    </message>
    <message id="santander.tally.asturian">
        <source>Asturian units</source>
        <translation>Unità delle Asturie</translation>
    </message>
    <message id="santander.tally.basque">
        <source>Basque units</source>
        <translation>Unità dei Paesi Baschi</translation>
    </message>
    <message id="santander.tally.odds">
        <source>%1 against %2: column %3</source>
        <extracomment>%1 = attack, %2 = defence, %3 = column</extracomment>
        <translation>%1 contro %2: colonna %3</translation>
    </message>
    <message id="santander.tally.hidden">
        <source>Hidden enemy units in the hex: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Unità nemiche coperte nell’esagono: %1</translation>
    </message>
    <message id="santander.tally.result">
        <source>%1</source>
        <extracomment>%1 = result as printed</extracomment>
        <translation>%1</translation>
    </message>
    <message id="santander.tally.result_morale">
        <source>%1, morale: %2</source>
        <extracomment>%1 = result as printed, %2 = morale result</extracomment>
        <translation>%1, morale: %2</translation>
    </message>
    <message id="santander.tally.dsg_for">
        <source>%1, levels of DSG: %2</source>
        <extracomment>%1 = side, %2 = levels</extracomment>
        <translation>%1, livelli di DSG: %2</translation>
    </message>
    <message id="santander.morale.holds">
        <source>no effect</source>
        <translation>nessun effetto</translation>
    </message>
    <message id="santander.morale.retreat">
        <source>compulsory retreat</source>
        <translation>ritirata obbligatoria</translation>
    </message>
    <message id="santander.morale.rout">
        <source>rout, retreat and all losses</source>
        <translation>rotta, ritirata e tutte le perdite</translation>
    </message>
    <message id="santander.morale.rout_loss">
        <source>rout, retreat and one step more</source>
        <translation>rotta, ritirata e uno step in più</translation>
    </message>
    <message id="santander.morale.collapse">
        <source>collapse</source>
        <translation>crollo</translation>
    </message>
    <message id="santander.refuse.not_yours">
        <source>%1 is not one of your units</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è una delle tue unità</translation>
    </message>
    <message id="santander.refuse.not_on_map">
        <source>%1 is not a ground unit on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è un’unità di terra sulla mappa</translation>
    </message>
    <message id="santander.refuse.moved">
        <source>%1 has already moved</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha già mosso</translation>
    </message>
    <message id="santander.refuse.not_adjacent">
        <source>Hex %2 is not adjacent to hex %1</source>
        <extracomment>%1, %2 = hexes</extracomment>
        <translation>L’esagono %2 non è adiacente all’esagono %1</translation>
    </message>
    <message id="santander.refuse.sea">
        <source>Hex %1 is all sea or off the map</source>
        <extracomment>%1 = hex</extracomment>
        <translation>L’esagono %1 è interamente di mare o fuori dalla mappa</translation>
    </message>
    <message id="santander.refuse.closed">
        <source>The hexside between %1 and %2 is impassable</source>
        <extracomment>%1, %2 = hexes</extracomment>
        <translation>Il lato di esagono tra %1 e %2 è intransitabile</translation>
    </message>
    <message id="santander.refuse.enemy">
        <source>There are enemy units in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nell’esagono %1 ci sono unità nemiche</translation>
    </message>
    <message id="santander.refuse.would_be_out">
        <source>%1 would be out of supply in hex %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 sarebbe fuori rifornimento nell’esagono %2</translation>
    </message>
    <message id="santander.refuse.no_way">
        <source>%1 needs a path that ends in another hex</source>
        <extracomment>%1 = unit</extracomment>
        <translation>A %1 serve un percorso che finisca in un altro esagono</translation>
    </message>
    <message id="santander.refuse.must_stop">
        <source>Hex %1 is in an enemy ZoC: a unit that enters it must stop</source>
        <extracomment>%1 = hex</extracomment>
        <translation>L’esagono %1 è in ZoC nemica: un’unità che vi entra deve fermarsi</translation>
    </message>
    <message id="santander.refuse.too_far">
        <source>%1 does not have enough MP to enter hex %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 non ha abbastanza MP per entrare nell’esagono %2</translation>
    </message>
    <message id="santander.refuse.one_of_type">
        <source>Hex %1 may hold only one unit of this type, and %2 is already there</source>
        <extracomment>%1 = hex, %2 = unit that is there</extracomment>
        <translation>Nell’esagono %1 può stare una sola unità di questo tipo, e c’è già %2</translation>
    </message>
    <message id="santander.refuse.stacking">
        <source>The stacking limit of hex %1 in SP is %2</source>
        <extracomment>%1 = hex, %2 = limit</extracomment>
        <translation>Il limite di accumulo dell’esagono %1 in SP è %2</translation>
    </message>
    <message id="santander.refuse.twice">
        <source>In hex %1, units beyond twice the stacking limit (in SP: %2) are eliminated</source>
        <extracomment>%1 = hex, %2 = limit</extracomment>
        <translation>Nell’esagono %1 le unità oltre il doppio del limite di accumulo (in SP: %2) sono eliminate</translation>
    </message>
    <message id="santander.refuse.nobody">
        <source>There is no enemy combat unit in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nell’esagono %1 non c’è nessuna unità da combattimento nemica</translation>
    </message>
    <message id="santander.refuse.no_attackers">
        <source>Name the units that attack hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Indica le unità che attaccano l’esagono %1</translation>
    </message>
    <message id="santander.refuse.cannot_attack">
        <source>%1 is not a combat unit and cannot attack</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è un’unità da combattimento e non può attaccare</translation>
    </message>
    <message id="santander.refuse.attacked">
        <source>%1 has already attacked in this segment</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha già attaccato in questo segmento</translation>
    </message>
    <message id="santander.refuse.not_beside">
        <source>%1 is not adjacent to hex %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 non è adiacente all’esagono %2</translation>
    </message>
    <message id="santander.refuse.too_many_attack">
        <source>From hex %1 no more SP may attack that hex than its stacking limit: %2</source>
        <extracomment>%1 = hex, %2 = limit</extracomment>
        <translation>Dall’esagono %1 non possono attaccare quell’esagono più SP del suo limite di accumulo: %2</translation>
    </message>
    <message id="santander.refuse.too_disorganised">
        <source>%1 is too disorganised to attack</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è troppo disorganizzata per attaccare</translation>
    </message>
    <message id="santander.refuse.rain">
        <source>No air operations in rain</source>
        <translation>Con la pioggia non si possono effettuare operazioni aeree</translation>
    </message>
    <message id="santander.refuse.air_not_available">
        <source>%1 is not in the box of available air units</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>%1 non è nel box delle unità aeree disponibili</translation>
    </message>
    <message id="santander.refuse.only_spanish">
        <source>%1 may only support combats that involve Spanish Nationalist ground units</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 può supportare solo combattimenti che coinvolgono unità di terra Spagnole Nazionaliste</translation>
    </message>
    <message id="santander.refuse.hq_used">
        <source>%1 has already bombarded this turn</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 ha già bombardato in questo turno</translation>
    </message>
    <message id="santander.refuse.hq_oos">
        <source>%1 is out of supply and cannot bombard</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 è fuori rifornimento e non può bombardare</translation>
    </message>
    <message id="santander.refuse.hq_far">
        <source>%1 is too far from hex %2: its range in hexes is %3</source>
        <extracomment>%1 = HQ, %2 = hex, %3 = range</extracomment>
        <translation>%1 è troppo lontano dall’esagono %2: il suo raggio in esagoni è %3</translation>
    </message>
    <message id="santander.refuse.only_division">
        <source>%1 may only support combats that involve units of its own division</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 può supportare solo combattimenti che coinvolgono unità della sua divisione</translation>
    </message>
    <message id="santander.refuse.cannot_bombard">
        <source>%1 is neither an air unit nor an HQ</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è né un’unità aerea né un HQ</translation>
    </message>
    <message id="santander.refuse.nothing_named">
        <source>Nothing was named</source>
        <translation>Non è stato indicato nulla</translation>
    </message>
    <message id="santander.refuse.named_twice">
        <source>%1 was named twice</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è indicata due volte</translation>
    </message>
    <message id="santander.refuse.no_column">
        <source>%1 is not a Supply Column on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è una Colonna di Rifornimento sulla mappa</translation>
    </message>
    <message id="santander.refuse.column_moved">
        <source>%1 has moved this turn and cannot be used for bombardment</source>
        <extracomment>%1 = column</extracomment>
        <translation>%1 ha mosso in questo turno e non può essere usata per il bombardamento</translation>
    </message>
    <message id="santander.refuse.column_far">
        <source>%1 is neither stacked with nor adjacent to a bombarding HQ</source>
        <extracomment>%1 = column</extracomment>
        <translation>%1 non è né in stack con un HQ che bombarda né adiacente a esso</translation>
    </message>
    <message id="santander.refuse.column_there">
        <source>There is already a Supply Column in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nell’esagono %1 c’è già una Colonna di Rifornimento</translation>
    </message>
    <message id="santander.refuse.not_at_hq">
        <source>Hex %1 neither holds a friendly HQ nor is adjacent to one</source>
        <extracomment>%1 = hex</extracomment>
        <translation>L’esagono %1 non contiene un HQ amico né è adiacente a uno</translation>
    </message>
    <message id="santander.refuse.not_a_source">
        <source>Hex %1 is not a Nationalist supply source</source>
        <extracomment>%1 = hex</extracomment>
        <translation>L’esagono %1 non è una fonte di rifornimento nazionalista</translation>
    </message>
    <message id="santander.refuse.not_in_combat">
        <source>That unit takes no part in this combat</source>
        <translation>Quell’unità non partecipa a questo combattimento</translation>
    </message>
    <message id="santander.refuse.no_steps">
        <source>%1 cannot lose that much; steps it has left: %2</source>
        <extracomment>%1 = unit, %2 = steps</extracomment>
        <translation>%1 non può perdere tanto; step che le restano: %2</translation>
    </message>
    <message id="santander.refuse.other_losses">
        <source>Steps to lose, no more and no fewer: %1</source>
        <extracomment>%1 = steps</extracomment>
        <translation>Step da perdere, né più né meno: %1</translation>
    </message>
    <message id="santander.refuse.lost_fewer">
        <source>%1 cannot lose another step while %2 has lost fewer</source>
        <extracomment>%1, %2 = units</extracomment>
        <translation>%1 non può perdere un altro step finché %2 ne ha persi di meno</translation>
    </message>
    <message id="santander.refuse.other_number">
        <source>Number to choose, no more and no fewer: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Numero da scegliere, né più né meno: %1</translation>
    </message>
    <message id="santander.refuse.must_retreat">
        <source>The morale roll leaves no choice: these units must retreat</source>
        <translation>Il tiro sul morale non lascia scelta: queste unità devono ritirarsi</translation>
    </message>
    <message id="santander.refuse.retreat_zone">
        <source>Hex %1 is in an enemy ZoC and no friendly unit is there</source>
        <extracomment>%1 = hex</extracomment>
        <translation>L’esagono %1 è in ZoC nemica e non vi è presente un’unità amica</translation>
    </message>
    <message id="santander.refuse.first_target">
        <source>The breakthrough must first enter hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Lo sfondamento deve entrare prima nell’esagono %1</translation>
    </message>
    <message id="santander.refuse.too_many_hexes">
        <source>%1 cannot advance so far: the limit in hexes is %2</source>
        <extracomment>%1 = unit, %2 = how many</extracomment>
        <translation>%1 non può avanzare tanto: il limite in esagoni è %2</translation>
    </message>
    <message id="santander.refuse.not_withdrawn">
        <source>%1 is not among the units that can be withdrawn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è tra le unità che si possono ritirare</translation>
    </message>
    <message id="santander.refuse.no_brigade">
        <source>%1 is not a Basque brigade on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è una brigata basca sulla mappa</translation>
    </message>
    <message id="santander.refuse.not_now">
        <source>%1 is not set up now</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non si piazza ora</translation>
    </message>
    <message id="santander.refuse.stands_there">
        <source>%1 is already there</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è già lì</translation>
    </message>
    <message id="santander.refuse.not_controlled">
        <source>Hex %1 is not controlled by your side</source>
        <extracomment>%1 = hex</extracomment>
        <translation>L’esagono %1 non è controllato dal tuo schieramento</translation>
    </message>
    <message id="santander.refuse.not_front">
        <source>%1 is a frontline unit, and hex %2 is not adjacent to the front line</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 è un’unità di prima linea, e l’esagono %2 non è adiacente alla linea del fronte</translation>
    </message>
    <message id="santander.refuse.basque_zone">
        <source>%1 must be at the front near hexrow XX18: %2 Basque brigades are elsewhere already</source>
        <extracomment>%1 = unit, %2 = how many</extracomment>
        <translation>%1 deve stare sul fronte presso la fila XX18: altrove ci sono già %2 brigate basche</translation>
    </message>
    <message id="santander.refuse.ctv_columns">
        <source>Units of the CTV, such as %1, are set up between columns XX10 and XX15</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Le unità del CTV, come %1, si schierano tra le colonne XX10 e XX15</translation>
    </message>
    <message id="santander.refuse.not_placed">
        <source>%1 has not been placed yet</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è stata ancora piazzata</translation>
    </message>
    <message id="santander.refuse.uncovered">
        <source>Front hex %1 is neither occupied by the side that holds it nor in its ZoC</source>
        <extracomment>%1 = hex</extracomment>
        <translation>L’esagono di fronte %1 non è né occupato dallo schieramento che lo tiene né nella sua ZoC</translation>
    </message>
    <message id="santander.refuse.trench_alone">
        <source>There is no Republican unit with the trench in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Con la fortificazione nell’esagono %1 non c’è nessuna unità repubblicana</translation>
    </message>
    <message id="santander.refuse.no_trenches_now">
        <source>In Esagono trenches come at the end of the Republican set-up; the rulebook does not say when</source>
        <translation>In Esagono le fortificazioni si piazzano alla fine del piazzamento repubblicano; il regolamento non dice quando</translation>
    </message>
    <message id="santander.refuse.no_trenches_left">
        <source>All the trenches are already placed: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Le fortificazioni sono già tutte piazzate: %1</translation>
    </message>
    <message id="santander.refuse.trench_there">
        <source>There is already a trench in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nell’esagono %1 c’è già una fortificazione</translation>
    </message>
    <message id="santander.refuse.no_trench">
        <source>There is no trench to take back in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nell’esagono %1 non c’è nessuna fortificazione da riprendere</translation>
    </message>
    <message id="santander.refuse.nothing_suggested">
        <source>This scenario suggests no set-up</source>
        <translation>Questo scenario non consiglia nessun piazzamento</translation>
    </message>
    <message id="santander.refuse.in_the_sea">
        <source>%1 is in hex %2, which is all sea or off the map</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 è nell’esagono %2, che è interamente di mare o fuori dalla mappa</translation>
    </message>
    <message id="santander.refuse.not_for_map">
        <source>%1 does not belong on the map</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 non va sulla mappa</translation>
    </message>
    <message id="santander.refuse.both_sides">
        <source>There are units of both sides in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nell’esagono %1 ci sono unità di entrambi gli schieramenti</translation>
    </message>
    <message id="santander.log.air_gone">
        <source>%1 is withdrawn for the rest of the game</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>%1 è ritirata per il resto della partita</translation>
    </message>
    <message id="santander.refuse.source_lost">
        <source>The supply source in hex %1 is controlled by the enemy</source>
        <extracomment>%1 = hex</extracomment>
        <translation>La fonte di rifornimento nell’esagono %1 è controllata dal nemico</translation>
    </message>
    <message id="santander.refuse.frame_unfit">
        <source>The pending decision or step “%1” does not fit the rest of the position</source>
        <extracomment>%1 = name of a frame</extracomment>
        <translation>La decisione o tappa in corso «%1» non si accorda con il resto della posizione</translation>
    </message>
    <message id="app.page.settings">
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message id="app.page.keys">
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message id="app.page.new">
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message id="app.page.library">
        <source>Library</source>
        <translation>Libreria</translation>
    </message>
    <message id="app.play.undo">
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message id="app.action.redo">
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message id="app.play.why_not">
        <source>Why not?</source>
        <translation>Perché no?</translation>
    </message>
    <message id="app.play.confirm">
        <source>Carry out what is chosen</source>
        <translation>Esegui ciò che hai scelto</translation>
    </message>
    <message id="app.play.end_segment">
        <source>End the segment</source>
        <translation>Termina il segmento</translation>
    </message>
    <message id="app.play.next_unit">
        <source>Next unit that can act</source>
        <translation>Prossima unità che può agire</translation>
    </message>
    <message id="app.play.previous_unit">
        <source>Previous unit that can act</source>
        <translation>Precedente unità che può agire</translation>
    </message>
    <message id="app.play.whole_stack">
        <source>Select the whole stack</source>
        <translation>Seleziona tutto lo stack</translation>
    </message>
    <message id="app.play.step_back">
        <source>One step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message id="app.board.numbers">
        <source>Hex no.</source>
        <translation>Numeri</translation>
    </message>
    <message id="app.board.counters">
        <source>Counters</source>
        <translation>Pedine</translation>
    </message>
    <message id="app.play.hex_numbers">
        <source>Hex numbers</source>
        <translation>Numeri degli esagoni</translation>
    </message>
    <message id="app.play.hide_counters">
        <source>Hide counters</source>
        <translation>Nascondi le pedine</translation>
    </message>
    <message id="app.play.fan">
        <source>Spread the stack</source>
        <translation>Apri lo stack a ventaglio</translation>
    </message>
    <message id="app.board.zoom_in">
        <source>Zoom in</source>
        <translation>Ingrandisci</translation>
    </message>
    <message id="app.board.zoom_out">
        <source>Zoom out</source>
        <translation>Riduci</translation>
    </message>
    <message id="app.board.fit">
        <source>Show the whole map</source>
        <translation>Mostra tutta la mappa</translation>
    </message>
    <message id="app.play.go_to_hex">
        <source>Go to a hex…</source>
        <translation>Vai a un esagono…</translation>
    </message>
    <message id="app.play.next_area">
        <source>Next area: board, panel, prompt</source>
        <translation>Area seguente: mappa, pannello, richiesta</translation>
    </message>
    <message id="app.play.umpire">
        <source>See everything, as an umpire</source>
        <translation>Vedi tutto, come arbitro</translation>
    </message>
    <message id="app.play.no_umpire">
        <source>This game was begun without an umpire.</source>
        <translation>Questa partita è cominciata senza arbitro.</translation>
    </message>
    <message id="app.play.next_open">
        <source>Next open hex</source>
        <translation>Prossimo esagono aperto</translation>
    </message>
    <message id="app.board.no_such_hex">
        <source>no such hex</source>
        <translation>esagono inesistente</translation>
    </message>
    <message id="app.board.go_to_hex">
        <source>Hex</source>
        <translation>Esagono</translation>
    </message>
    <message id="app.board.go_to_hex_field">
        <source>Number of the hex to go to</source>
        <translation>Numero dell’esagono a cui andare</translation>
    </message>
    <message id="app.board.zoom">
        <source>%1%</source>
        <extracomment>Zoom of the map; %1 = a number</extracomment>
        <translation>%1%</translation>
    </message>
    <message id="app.board.asking">
        <source>Choose a hex or a unit: you are told why it is not possible now. Esc leaves.</source>
        <translation>Scegli un esagono o un’unità: saprai perché ora non è possibile. Esc per uscire.</translation>
    </message>
    <message id="app.play.open_rule">
        <source>Open rule</source>
        <translation>Apri la regola</translation>
    </message>
    <message id="app.play.show_on_map">
        <source>Show on map</source>
        <translation>Mostra sulla mappa</translation>
    </message>
    <message id="app.play.key_leave">
        <source>Esc</source>
        <extracomment>The key that leaves</extracomment>
        <translation>Esc</translation>
    </message>
    <message id="app.play.close">
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message id="app.library.map_of">
        <source>Map of %1</source>
        <extracomment>Read aloud. %1 = title of a game</extracomment>
        <translation>Mappa di %1</translation>
    </message>
    <message id="app.library.scenarios">
        <source>Scenarios</source>
        <translation>Scenari</translation>
    </message>
    <message id="app.library.new_game">
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message id="app.library.continue">
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message id="app.library.all_saved">
        <source>All saved games</source>
        <translation>Tutte le partite salvate</translation>
    </message>
    <message id="app.library.fact.turn">
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message id="app.library.fact.to_move">
        <source>To move</source>
        <translation>Tocca a</translation>
    </message>
    <message id="app.library.fact.players">
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message id="app.library.fact.last_played">
        <source>Last played</source>
        <translation>Ultima volta</translation>
    </message>
    <message id="app.library.fact.file">
        <source>File</source>
        <translation>File</translation>
    </message>
    <message id="app.library.saved_row">
        <source>%1: %2, %3</source>
        <extracomment>Read aloud. %1 = name of the saved game, %2 = title of the game, %3 = turn</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message id="app.library.to_move">
        <source>To move: %1</source>
        <extracomment>%1 = the side that decides next</extracomment>
        <translation>Tocca a: %1</translation>
    </message>
    <message id="app.library.more">
        <source>More about this game</source>
        <translation>Altro su questa partita</translation>
    </message>
    <message id="app.new.section">
        <source>§ %1</source>
        <extracomment>A section of the rulebook</extracomment>
        <translation>§ %1</translation>
    </message>
    <message id="app.new.usual">
        <source>%1 (usual)</source>
        <extracomment>An answer to a question about the rules: %1 = the answer, which is the usual one</extracomment>
        <translation>%1 (consueta)</translation>
    </message>
    <message id="app.library.menu.open">
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message id="app.library.menu.salvage">
        <source>Save what can be saved</source>
        <translation>Recupera il possibile</translation>
    </message>
    <message id="app.library.menu.rename">
        <source>Rename…</source>
        <translation>Rinomina…</translation>
    </message>
    <message id="app.library.menu.duplicate">
        <source>Duplicate</source>
        <translation>Duplica</translation>
    </message>
    <message id="app.library.menu.export">
        <source>Export a copy…</source>
        <translation>Esporta una copia…</translation>
    </message>
    <message id="app.library.menu.folder">
        <source>Show in its folder</source>
        <translation>Mostra nella cartella</translation>
    </message>
    <message id="app.library.menu.trash">
        <source>Move to the trash</source>
        <translation>Sposta nel cestino</translation>
    </message>
    <message id="app.library.rename_title">
        <source>Rename the game</source>
        <translation>Rinomina la partita</translation>
    </message>
    <message id="app.library.new_name">
        <source>New name</source>
        <translation>Nuovo nome</translation>
    </message>
    <message id="app.library.cancel">
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message id="app.library.rename">
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message id="app.new.no_ruling_fits">
        <source>No question fits.</source>
        <translation>Nessuna domanda corrisponde.</translation>
    </message>
    <message id="app.new.player_of">
        <source>Player of the %1</source>
        <extracomment>Read aloud. %1 = side</extracomment>
        <translation>Giocatore: %1</translation>
    </message>
    <message id="app.new.name">
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message id="app.library.turns" numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turni</numerusform>
        </translation>
    </message>
    <message id="app.library.open">
        <source>Open a saved game…</source>
        <translation>Apri una partita salvata…</translation>
    </message>
    <message id="app.library.head.players">
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message id="app.library.head.turn">
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message id="app.library.head.last_played">
        <source>Last played</source>
        <translation>Ultima volta</translation>
    </message>
    <message id="app.library.kept_in">
        <source>Saved games are kept in %1</source>
        <extracomment>%1 = folder</extracomment>
        <translation>Le partite salvate si trovano in %1</translation>
    </message>
    <message id="app.about.title">
        <source>Esagono %1</source>
        <extracomment>%1 = the program&apos;s version</extracomment>
        <translation>Esagono %1</translation>
    </message>
    <message id="app.library.motto">
        <source>Every rule enforced</source>
        <translation>Tutte le regole applicate</translation>
    </message>
    <message id="app.library.saved">
        <source>Saved games</source>
        <translation>Partite salvate</translation>
    </message>
    <message id="app.library.learn">
        <source>Learn</source>
        <translation>Imparare</translation>
    </message>
    <message id="app.library.guided">
        <source>First game, guided</source>
        <translation>Prima partita, guidata</translation>
    </message>
    <message id="app.library.keys">
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message id="app.library.colours">
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message id="app.theme.light">
        <source>Light</source>
        <translation>Chiari</translation>
    </message>
    <message id="app.theme.dark">
        <source>Dark</source>
        <translation>Scuri</translation>
    </message>
    <message id="app.library.import">
        <source>Import…</source>
        <translation>Importa…</translation>
    </message>
    <message id="app.library.filter">
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message id="app.library.which">
        <source>Which games</source>
        <translation>Quali partite</translation>
    </message>
    <message id="app.library.part.all">
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message id="app.library.part.open">
        <source>In progress</source>
        <translation>In corso</translation>
    </message>
    <message id="app.library.part.finished">
        <source>Finished</source>
        <translation>Finite</translation>
    </message>
    <message id="app.library.saved_scanning">
        <source>Looking for saved games…</source>
        <translation>Ricerca delle partite salvate…</translation>
    </message>
    <message id="app.library.saved_none_fit">
        <source>No saved game fits the filter.</source>
        <translation>Nessuna partita salvata corrisponde al filtro.</translation>
    </message>
    <message id="app.library.saved_none">
        <source>No game has been begun yet. Choose a scenario; everything you play is saved by itself.</source>
        <translation>Nessuna partita è ancora cominciata. Scegli uno scenario qui sopra; tutto ciò che giochi si salva da sé.</translation>
    </message>
    <message id="app.library.show_all" numerus="yes">
        <source>Show all %n saved game(s)</source>
        <translation>
            <numerusform>Mostra %n partita salvata</numerusform>
            <numerusform>Mostra tutte le %n partite salvate</numerusform>
        </translation>
    </message>
    <message id="app.play.roll_and_tell">
        <source>Roll the die and choose what it shows.</source>
        <translation>Tira il dado e scegli il risultato.</translation>
    </message>
    <message id="app.play.in_order">
        <source>%1. %2</source>
        <extracomment>Read aloud, in a list that is being put in order. %1 = its place, %2 = its name</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message id="app.play.earlier">
        <source>Earlier</source>
        <translation>Prima</translation>
    </message>
    <message id="app.play.later">
        <source>Later</source>
        <translation>Dopo</translation>
    </message>
    <message id="app.play.more">
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message id="app.play.outcome">
        <source>Outcome, exact</source>
        <translation>Esito, esatto</translation>
    </message>
    <message id="app.play.cancel">
        <source>Cancel</source>
        <translation>Rinuncia</translation>
    </message>
    <message id="app.play.key_act">
        <source>Enter</source>
        <extracomment>A key</extracomment>
        <translation>Invio</translation>
    </message>
    <message id="app.play.incomplete">
        <source>The choice is not complete yet.</source>
        <translation>La scelta non è ancora completa.</translation>
    </message>
    <message id="app.play.end_question">
        <source>%1?</source>
        <extracomment>A question; %1 = what is to be done: &quot;End movement&quot;</extracomment>
        <translation>%1?</translation>
    </message>
    <message id="app.play.not_yet">
        <source>Not yet</source>
        <translation>Non ancora</translation>
    </message>
    <message id="app.play.able_units" numerus="yes">
        <source>%n unit(s) can still act</source>
        <translation>
            <numerusform>%n unità può ancora agire</numerusform>
            <numerusform>%n unità possono ancora agire</numerusform>
        </translation>
    </message>
    <message id="app.play.end_question_note">
        <source>This ends the segment for you. Settings can switch this question off.</source>
        <translation>Per te questo segmento finisce qui. Questa domanda si può disattivare nelle impostazioni.</translation>
    </message>
    <message id="app.play.key_end">
        <source>Ctrl ↵</source>
        <extracomment>Key caps: Control and Return</extracomment>
        <translation>Ctrl ↵</translation>
    </message>
    <message id="app.play.side_panel">
        <source>Side panel</source>
        <translation>Pannello laterale</translation>
    </message>
    <message id="app.play.path_to">
        <source>Path to %1</source>
        <extracomment>The way a unit takes; %1 = the hex it ends in</extracomment>
        <translation>Percorso fino a %1</translation>
    </message>
    <message id="app.play.must_stop">
        <source>%1 must stop</source>
        <extracomment>At the end of a way: whoever enters the hex must stop; %1 = the place there, may be empty</extracomment>
        <translation>%1 (deve fermarsi)</translation>
    </message>
    <message id="app.play.assigned">
        <source>%1 of %2 assigned</source>
        <extracomment>Losses shared out so far; %1 and %2 = numbers</extracomment>
        <translation>%1 di %2 assegnati</translation>
    </message>
    <message id="app.play.chosen_of">
        <source>%1 of %2 chosen</source>
        <extracomment>So many are chosen, so many must be; %1 and %2 = numbers</extracomment>
        <translation>Scelte: %1 di %2</translation>
    </message>
    <message id="app.play.chosen" numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n scelta</numerusform>
            <numerusform>%n scelte</numerusform>
        </translation>
    </message>
    <message id="app.play.suggest">
        <source>Suggest</source>
        <translation>Suggerisci</translation>
    </message>
    <message id="app.play.suggest_tip">
        <source>Fills in an answer that is allowed</source>
        <translation>Inserisce una risposta consentita</translation>
    </message>
    <message id="app.play.why_not_tip">
        <source>Press it, then point at a hex or a unit</source>
        <translation>Premi qui, poi indica un esagono o un’unità</translation>
    </message>
    <message id="app.play.nothing_to_undo">
        <source>Nothing has been done yet that could be taken back.</source>
        <translation>Non è stato ancora fatto nulla che si possa annullare.</translation>
    </message>
    <message id="app.play.can_take" numerus="yes">
        <source>can take %n</source>
        <extracomment>How much a unit can take of what is shared out; %n = a number</extracomment>
        <translation>
            <numerusform>al massimo %n</numerusform>
            <numerusform>al massimo %n</numerusform>
        </translation>
    </message>
    <message id="app.notice.close">
        <source>Close this message</source>
        <translation>Chiudi questo messaggio</translation>
    </message>
    <message id="app.page.back">
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message id="app.action.new">
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message id="app.action.open">
        <source>&amp;Open a saved game…</source>
        <translation>&amp;Apri una partita salvata…</translation>
    </message>
    <message id="app.action.import">
        <source>&amp;Import into the library…</source>
        <translation>&amp;Importa nella libreria…</translation>
    </message>
    <message id="app.action.export">
        <source>&amp;Export a copy…</source>
        <translation>&amp;Esporta una copia…</translation>
    </message>
    <message id="app.action.close">
        <source>&amp;Back to the library</source>
        <translation>&amp;Torna alla libreria</translation>
    </message>
    <message id="app.action.quit">
        <source>&amp;Quit</source>
        <translation>E&amp;sci</translation>
    </message>
    <message id="app.action.settings">
        <source>&amp;Settings…</source>
        <translation>&amp;Impostazioni…</translation>
    </message>
    <message id="app.action.commands">
        <source>All &amp;commands…</source>
        <translation>Tutti i &amp;comandi…</translation>
    </message>
    <message id="app.action.saved">
        <source>&amp;Saved games</source>
        <translation>&amp;Partite salvate</translation>
    </message>
    <message id="app.action.refresh">
        <source>&amp;Look for games again</source>
        <translation>Cerca di &amp;nuovo i giochi</translation>
    </message>
    <message id="app.action.dark">
        <source>&amp;Dark colours</source>
        <translation>Colori &amp;scuri</translation>
    </message>
    <message id="app.action.full_screen">
        <source>&amp;Full screen</source>
        <translation>Schermo &amp;intero</translation>
    </message>
    <message id="app.action.shortcuts">
        <source>&amp;Keys</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message id="app.action.tour">
        <source>First game, &amp;guided</source>
        <translation>Prima partita, &amp;guidata</translation>
    </message>
    <message id="app.action.about">
        <source>&amp;About Esagono</source>
        <translation>&amp;Informazioni su Esagono</translation>
    </message>
    <message id="app.palette.hint">
        <source>Type a command</source>
        <translation>Scrivi un comando</translation>
    </message>
    <message id="app.palette.nothing">
        <source>No command is called that.</source>
        <translation>Nessun comando si chiama così.</translation>
    </message>
    <message id="app.about.licence">
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Software libero sotto la GNU General Public License, versione 3 o successiva. È fornito senza alcuna garanzia.</translation>
    </message>
    <message id="app.about.parts">
        <source>Made with Qt, SQLite, libsodium and nlohmann/json.</source>
        <translation>Realizzato con Qt, SQLite, libsodium e nlohmann/json.</translation>
    </message>
    <message id="app.about.close">
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message id="app.menu.file">
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message id="app.menu.edit">
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message id="app.menu.view">
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message id="app.menu.game">
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message id="app.menu.help">
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message id="app.menu">
        <source>Menus</source>
        <translation>Menu</translation>
    </message>
    <message id="app.menu.saved">
        <source>Saved</source>
        <extracomment>Everything that was played is already in the file</extracomment>
        <translation>Salvato</translation>
    </message>
    <message id="app.menu.commands">
        <source>Commands</source>
        <translation>Comandi</translation>
    </message>
    <message id="app.dialog.open">
        <source>Open a saved game</source>
        <translation>Apri una partita salvata</translation>
    </message>
    <message id="app.dialog.import">
        <source>Import a saved game</source>
        <translation>Importa una partita salvata</translation>
    </message>
    <message id="app.dialog.export">
        <source>Export a copy of the game</source>
        <translation>Esporta una copia della partita</translation>
    </message>
    <message id="app.dialog.diaries">
        <source>Saved games (*.esagono)</source>
        <translation>Partite salvate (*.esagono)</translation>
    </message>
    <message id="app.dialog.all_files">
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message id="app.play.victory">
        <source>Victory</source>
        <translation>Vittoria</translation>
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
            <numerusform>%n altro</numerusform>
            <numerusform>%n altri</numerusform>
        </translation>
    </message>
    <message id="app.play.close_all">
        <source>Close all</source>
        <translation>Chiudi tutto</translation>
    </message>
    <message id="app.play.steps">
        <source>Steps</source>
        <translation>Step</translation>
    </message>
    <message id="app.play.formation">
        <source>Formation</source>
        <translation>Formazione</translation>
    </message>
    <message id="app.play.track_head">
        <source>%1 · %2</source>
        <extracomment>A track and its value: &quot;Turn · 18–19 August&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message id="app.play.tray_hint">
        <source>Drag a counter to the map, or press it and then a hex</source>
        <translation>Trascina una pedina sulla mappa, o premi la pedina e poi un esagono</translation>
    </message>
    <message id="app.play.key_hex_hint">
        <source>hex by number</source>
        <translation>esagono per numero</translation>
    </message>
    <message id="app.play.key_next_hint">
        <source>next counter</source>
        <translation>prossima pedina</translation>
    </message>
    <message id="app.play.key_open_hint">
        <source>next open hex</source>
        <translation>prossimo esagono aperto</translation>
    </message>
    <message id="app.play.value_line">
        <source>%1: %2</source>
        <extracomment>Read aloud. %1 = what is measured, %2 = its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="app.play.only_able">
        <source>Only units that can act</source>
        <translation>Solo unità che possono agire</translation>
    </message>
    <message id="app.play.tab_units">
        <source>Units</source>
        <translation>Unità</translation>
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
        <translation>vuoto</translation>
    </message>
    <message id="app.play.more_counters">
        <source>+%1</source>
        <extracomment>So many more counters lie in a box; %1 = a number</extracomment>
        <translation>+%1</translation>
    </message>
    <message id="app.play.no_stack">
        <source>Choose a hex to see what lies there.</source>
        <translation>Scegli un esagono per vedere che cosa contiene.</translation>
    </message>
    <message id="app.play.controlled_by">
        <source>Controlled by</source>
        <translation>Controllato da</translation>
    </message>
    <message id="app.play.count_of">
        <source>/ %1</source>
        <extracomment>After a count: of how many; %1 = a number</extracomment>
        <translation>/ %1</translation>
    </message>
    <message id="app.play.tracks">
        <source>Tracks and boxes</source>
        <translation>Tracciati e box</translation>
    </message>
    <message id="app.play.rule_link">
        <source>Rule %1</source>
        <extracomment>Read aloud. %1 = number of a rule</extracomment>
        <translation>Regola %1</translation>
    </message>
    <message id="app.play.tab_decision">
        <source>Decision</source>
        <translation>Decisione</translation>
    </message>
    <message id="app.play.tab_stack">
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message id="app.play.tab_terrain">
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message id="app.play.curtain">
        <source>It is the turn of %1</source>
        <extracomment>Between two players at one screen; %1 = the name of the next player or side</extracomment>
        <translation>Ora tocca a: %1</translation>
    </message>
    <message id="app.play.curtain_note">
        <source>Hand over the seat. The board stays covered until you are ready.</source>
        <translation>Cedi il posto. La mappa resta coperta finché non confermi.</translation>
    </message>
    <message id="app.play.curtain_ready">
        <source>I am ready</source>
        <translation>Ci sono</translation>
    </message>
    <message id="app.play.take_up">
        <source>Take it up from the map again</source>
        <translation>Riprendi dalla mappa</translation>
    </message>
    <message id="app.play.look_at_board">
        <source>Look at the board</source>
        <translation>Guarda la mappa</translation>
    </message>
    <message id="app.play.back_to_library">
        <source>Back to the library</source>
        <translation>Torna alla libreria</translation>
    </message>
    <message id="app.play.watch_replay">
        <source>Watch the replay</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message id="app.play.boxes">
        <source>Boxes</source>
        <translation>Box</translation>
    </message>
    <message id="app.play.whole_log">
        <source>All</source>
        <translation>Tutto</translation>
    </message>
    <message id="app.play.why_values">
        <source>Why these values</source>
        <translation>Perché questi valori</translation>
    </message>
    <message id="app.play.as_tables">
        <source>As tables</source>
        <translation>Come tabelle</translation>
    </message>
    <message id="app.play.losses_by_turn">
        <source>Steps lost by turn</source>
        <translation>Step persi per turno</translation>
    </message>
    <message id="app.play.dice_of">
        <source>Dice of %1: %2 rolls, mean %3 (expected %4)</source>
        <extracomment>Title of a chart; %1 = whose dice, %2 = how many rolls, %3 = their mean, %4 = the mean to expect</extracomment>
        <translation>Dadi, %1: tiri %2, media %3 (attesa %4)</translation>
    </message>
    <message id="app.play.attacks_by_odds">
        <source>Attacks by odds</source>
        <translation>Attacchi per rapporto di forza</translation>
    </message>
    <message id="app.keys.press">
        <source>Press the new key</source>
        <translation>Premi il nuovo tasto</translation>
    </message>
    <message id="app.keys.taken">
        <source>“%1” has this key already. Choose another one.</source>
        <extracomment>%1 = another command</extracomment>
        <translation>«%1» ha già questo tasto. Scegline un altro.</translation>
    </message>
    <message id="app.keys.restore">
        <source>Its own key again</source>
        <translation>Tasto originale</translation>
    </message>
    <message id="app.keys.clear">
        <source>No key</source>
        <translation>Nessun tasto</translation>
    </message>
    <message id="app.keys.keep">
        <source>Keep</source>
        <translation>Conferma</translation>
    </message>
    <message id="app.keys.none">
        <source>none</source>
        <extracomment>A command without a key</extracomment>
        <translation>nessuno</translation>
    </message>
    <message id="app.tour.welcome">
        <source>Welcome to Esagono</source>
        <translation>Ti diamo il benvenuto in Esagono</translation>
    </message>
    <message id="app.tour.what">
        <source>A table for hex-and-counter wargames that knows the rules: it shows what is possible, says why something is not, and writes everything down.</source>
        <translation>Un tavolo per wargame con esagoni e pedine che conosce le regole: mostra che cosa è possibile, dice perché qualcosa non lo è e prende nota di tutto.</translation>
    </message>
    <message id="app.settings.palette">
        <source>Side colours</source>
        <translation>Colori degli schieramenti</translation>
    </message>
    <message id="app.settings.palette_note">
        <source>The safe palette can be told apart by colour-blind players too. Marks and shapes stay the same in both.</source>
        <translation>La tavolozza sicura si distingue anche in caso di daltonismo. Segni e forme restano gli stessi in entrambe.</translation>
    </message>
    <message id="app.settings.palette_classic">
        <source>Classic</source>
        <translation>Classica</translation>
    </message>
    <message id="app.settings.palette_safe">
        <source>Safe</source>
        <translation>Sicura</translation>
    </message>
    <message id="app.tour.skip">
        <source>Straight to the games</source>
        <translation>Subito ai giochi</translation>
    </message>
    <message id="app.tour.start">
        <source>Two minutes of tour</source>
        <translation>Visita di due minuti</translation>
    </message>
    <message id="app.tour">
        <source>Guided tour</source>
        <translation>Visita guidata</translation>
    </message>
    <message id="app.tour.number">
        <source>%1 of %2</source>
        <extracomment>A step of the tour: %1 = its number, %2 = how many there are</extracomment>
        <translation>%1 di %2</translation>
    </message>
    <message id="app.tour.leave">
        <source>Leave the tour</source>
        <translation>Lascia la visita</translation>
    </message>
    <message id="app.tour.back">
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message id="app.tour.next">
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message id="app.tour.done">
        <source>Done</source>
        <translation>Fine</translation>
    </message>
    <message id="app.new.lead">
        <source>Agree on the game, then begin. Everything you play is written down at once; there is nothing to save.</source>
        <translation>Accordatevi sulla partita, poi cominciate. Tutto ciò che giocate si registra subito; non c’è nulla da salvare.</translation>
    </message>
    <message id="app.new.scenario">
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message id="app.new.players">
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message id="app.new.players_note">
        <source>Both play at this computer. Names are shown when the device changes hands; leave them empty if you like.</source>
        <translation>Entrambi giocano a questo computer. I nomi compaiono quando il dispositivo passa di mano; si possono anche lasciare vuoti.</translation>
    </message>
    <message id="app.new.dice">
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message id="app.new.dice_seeded">
        <source>The program rolls</source>
        <translation>Tira il programma</translation>
    </message>
    <message id="app.new.dice_seeded_note">
        <source>The rolls follow from a number drawn at the beginning, so that nobody can roll again.</source>
        <translation>I tiri derivano da un numero estratto all’inizio, così nessuno può tirare di nuovo.</translation>
    </message>
    <message id="app.new.dice_told">
        <source>We roll real dice and type them in</source>
        <translation>Tiriamo dadi veri e li inseriamo</translation>
    </message>
    <message id="app.new.options">
        <source>Optional rules</source>
        <translation>Regole opzionali</translation>
    </message>
    <message id="app.new.rulings">
        <source>Rules in doubt</source>
        <translation>Regole dubbie</translation>
    </message>
    <message id="app.new.rulings_changed" numerus="yes">
        <source>%n answered otherwise</source>
        <extracomment>How many answers differ from the usual ones</extracomment>
        <translation>
            <numerusform>%n risposta diversa</numerusform>
            <numerusform>%n risposte diverse</numerusform>
        </translation>
    </message>
    <message id="app.new.rulings_usual" numerus="yes">
        <source>%n question(s), answered as usual</source>
        <translation>
            <numerusform>%n domanda, risposta consueta</numerusform>
            <numerusform>%n domande, risposte consuete</numerusform>
        </translation>
    </message>
    <message id="app.new.find_ruling">
        <source>Find a section or a word</source>
        <translation>Cerca una sezione o una parola</translation>
    </message>
    <message id="app.new.as_usual">
        <source>All as usual</source>
        <translation>Tutte consuete</translation>
    </message>
    <message id="app.new.file">
        <source>File name</source>
        <translation>Nome del file</translation>
    </message>
    <message id="app.new.cancel">
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message id="app.new.begin">
        <source>Begin</source>
        <translation>Comincia</translation>
    </message>
    <message id="app.keys.file">
        <source>Files and pages</source>
        <translation>File e pagine</translation>
    </message>
    <message id="app.keys.view">
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message id="app.keys.game">
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message id="app.keys.help">
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message id="app.keys.lead">
        <source>Choose a key to change it. Commands of the table appear here once a game has been opened.</source>
        <translation>Scegli un tasto per cambiarlo. I comandi del tavolo compaiono qui dopo l’apertura di una partita.</translation>
    </message>
    <message id="app.settings.lead">
        <source>Every change holds at once and is kept.</source>
        <translation>Ogni modifica vale subito e viene conservata.</translation>
    </message>
    <message id="app.settings.looks">
        <source>Language and colours</source>
        <translation>Lingua e colori</translation>
    </message>
    <message id="app.settings.language_note">
        <source>Texts of the program and of the games, as far as a game is translated.</source>
        <translation>Testi del programma e dei giochi, per quanto un gioco è tradotto.</translation>
    </message>
    <message id="app.theme.system">
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message id="app.settings.size">
        <source>Size and movement</source>
        <translation>Dimensioni e movimento</translation>
    </message>
    <message id="app.settings.scale">
        <source>Interface scale</source>
        <translation>Scala dell’interfaccia</translation>
    </message>
    <message id="app.settings.scale_note">
        <source>Texts and controls; the map has its own zoom.</source>
        <translation>Testi e pulsanti; la mappa ha il suo zoom.</translation>
    </message>
    <message id="app.settings.percent">
        <source>%1%</source>
        <extracomment>%1 = a number</extracomment>
        <translation>%1%</translation>
    </message>
    <message id="app.settings.comfortable">
        <source>Comfortable spacing</source>
        <translation>Spaziatura comoda</translation>
    </message>
    <message id="app.settings.comfortable_note">
        <source>Larger buttons and rows, for touch screens.</source>
        <translation>Pulsanti e righe più grandi, per gli schermi tattili.</translation>
    </message>
    <message id="app.settings.speed">
        <source>Animation speed</source>
        <translation>Velocità delle animazioni</translation>
    </message>
    <message id="app.settings.speed_note">
        <source>How quickly counters move and dice roll. Any key or click finishes a running animation.</source>
        <translation>Quanto rapidamente si muovono le pedine e rotolano i dadi. Un tasto o un clic conclude l’animazione in corso.</translation>
    </message>
    <message id="app.settings.speed_none">
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message id="app.settings.reduced">
        <source>Reduced motion</source>
        <translation>Movimento ridotto</translation>
    </message>
    <message id="app.settings.reduced_note">
        <source>Things appear in their place instead of moving there.</source>
        <translation>Le cose appaiono al loro posto invece di spostarvisi.</translation>
    </message>
    <message id="app.settings.table">
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message id="app.settings.confirm">
        <source>Ask before the end of a segment</source>
        <translation>Chiedi prima della fine di un segmento</translation>
    </message>
    <message id="app.settings.confirm_note">
        <source>If units could still act. What is rolled cannot be taken back.</source>
        <translation>Se ci sono unità che possono ancora agire. Ciò che è stato tirato non si può annullare.</translation>
    </message>
    <message id="app.settings.auto_pass">
        <source>Pass decisions without a choice</source>
        <translation>Salta le decisioni senza scelta</translation>
    </message>
    <message id="app.settings.auto_pass_note">
        <source>Where only one answer is possible, it is given for you and stands in the log.</source>
        <translation>Dove è possibile una sola risposta, viene data per te e compare nel registro.</translation>
    </message>
    <message id="app.settings.curtain">
        <source>Curtain between players</source>
        <translation>Sipario tra i giocatori</translation>
    </message>
    <message id="app.settings.curtain_note">
        <source>Covers the table while the device changes hands, in games with secrets.</source>
        <translation>Copre il tavolo mentre il dispositivo passa di mano, nei giochi con segreti.</translation>
    </message>
    <message id="app.settings.umpire">
        <source>Umpire view</source>
        <translation>Vista dell’arbitro</translation>
    </message>
    <message id="app.settings.umpire_note">
        <source>Allows a view in which nothing is hidden, for learning and for solitary play.</source>
        <translation>Permette una vista in cui nulla è nascosto, per imparare e per giocare in solitario.</translation>
    </message>
    <message id="app.settings.files">
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message id="app.settings.keys">
        <source>Change keys…</source>
        <translation>Cambia i tasti…</translation>
    </message>
    <message id="app.settings.restore">
        <source>Everything as at the first start</source>
        <translation>Tutto come al primo avvio</translation>
    </message>
    <message id="app.play.page">
        <source>Game table</source>
        <translation>Tavolo di gioco</translation>
    </message>
    <message id="app.library.scale">
        <source>%1 km hexes</source>
        <extracomment>%1 = kilometres from one hex to the next</extracomment>
        <translation>%1 km per esagono</translation>
    </message>
    <message id="app.library.hexes" numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n esagono</numerusform>
            <numerusform>%n esagoni</numerusform>
        </translation>
    </message>
    <message id="app.library.counters" numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n pedina</numerusform>
            <numerusform>%n pedine</numerusform>
        </translation>
    </message>
    <message id="app.when.today">
        <source>today at %1</source>
        <extracomment>%1 = time of day</extracomment>
        <translation>oggi alle %1</translation>
    </message>
    <message id="app.when.yesterday">
        <source>yesterday at %1</source>
        <extracomment>%1 = time of day</extracomment>
        <translation>ieri alle %1</translation>
    </message>
    <message id="app.when.this_year">
        <source>%1 %2</source>
        <extracomment>A date of this year: %1 = day of the month, %2 = name of the month</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message id="app.library.finished">
        <source>Finished</source>
        <translation>Finita</translation>
    </message>
    <message id="app.library.set_up">
        <source>Set-up</source>
        <translation>Piazzamento</translation>
    </message>
    <message id="app.library.turn">
        <source>%1 of %2</source>
        <extracomment>%1 = turn, %2 = number of turns</extracomment>
        <translation>%1 di %2</translation>
    </message>
    <message id="app.library.turn_dated">
        <source>%1 of %2 · %3</source>
        <extracomment>%1 = turn, %2 = number of turns, %3 = its dates</extracomment>
        <translation>%1 di %2 · %3</translation>
    </message>
    <message id="app.library.unknown_rules">
        <source>This program does not know the rules of the game.</source>
        <translation>Questo programma non conosce le regole del gioco.</translation>
    </message>
    <message id="app.library.folder_unwritable">
        <source>Games cannot be kept in %1: the folder cannot be written. Give Esagono another one with --data-dir, or change its permissions.</source>
        <extracomment>%1 = folder</extracomment>
        <translation>Impossibile conservare le partite in %1: la cartella non si può scrivere. Indica a Esagono un’altra cartella con --data-dir, o cambia i permessi di questa.</translation>
    </message>
    <message id="app.library.in_use">
        <source>“%1” is open now. Go back to the library first.</source>
        <extracomment>%1 = name of a saved game</extracomment>
        <translation>«%1» ora è aperta. Torna prima alla libreria.</translation>
    </message>
    <message id="app.library.renamed">
        <source>The game is now called “%1”.</source>
        <extracomment>%1 = new name of a saved game</extracomment>
        <translation>Ora la partita si chiama «%1».</translation>
    </message>
    <message id="app.library.not_renamed">
        <source>“%1” could not be renamed: its folder cannot be written.</source>
        <extracomment>%1 = name of a saved game</extracomment>
        <translation>Non è stato possibile rinominare «%1»: la sua cartella non si può scrivere.</translation>
    </message>
    <message id="app.library.copy_name">
        <source>%1, copy</source>
        <extracomment>A copy of a saved game: %1 = its name</extracomment>
        <translation>%1, copia</translation>
    </message>
    <message id="app.library.duplicated">
        <source>The copy is called “%1”.</source>
        <extracomment>%1 = name of the new saved game</extracomment>
        <translation>La copia si chiama «%1».</translation>
    </message>
    <message id="app.library.exported">
        <source>The game was copied to %1.</source>
        <extracomment>%1 = file</extracomment>
        <translation>La partita è stata copiata in %1.</translation>
    </message>
    <message id="app.library.imported">
        <source>“%1” is now among your games.</source>
        <extracomment>%1 = name of a saved game</extracomment>
        <translation>«%1» è ora tra le tue partite.</translation>
    </message>
    <message id="app.library.salvage_name">
        <source>%1, saved part</source>
        <extracomment>What could be saved of a damaged game: %1 = its name</extracomment>
        <translation>%1, parte recuperata</translation>
    </message>
    <message id="app.library.salvaged" numerus="yes">
        <source>%n move(s) could be saved, as “%1”. The damaged file is as it was.</source>
        <extracomment>%1 = name of the new saved game; %n = how many commands it has</extracomment>
        <translation>
            <numerusform>%n mossa recuperata, come «%1». Il file danneggiato è rimasto com’era.</numerusform>
            <numerusform>%n mosse recuperate, come «%1». Il file danneggiato è rimasto com’era.</numerusform>
        </translation>
    </message>
    <message id="app.library.not_trashed">
        <source>“%1” could not be moved to the trash. Nothing was changed.</source>
        <extracomment>%1 = name of a saved game</extracomment>
        <translation>Non è stato possibile spostare «%1» nel cestino. Nulla è stato modificato.</translation>
    </message>
    <message id="app.library.trashed">
        <source>“%1” is in the trash.</source>
        <extracomment>%1 = name of a saved game</extracomment>
        <translation>«%1» è nel cestino.</translation>
    </message>
    <message id="app.library.not_restored">
        <source>The game could not be taken out of the trash; it is still there.</source>
        <translation>Non è stato possibile togliere la partita dal cestino; è ancora lì.</translation>
    </message>
    <message id="app.library.restored">
        <source>“%1” is back.</source>
        <extracomment>%1 = name of a saved game</extracomment>
        <translation>«%1» è di nuovo qui.</translation>
    </message>
    <message id="app.settings.unreadable">
        <source>The settings in %1 cannot be read. Esagono starts with the usual ones and keeps no changes.</source>
        <extracomment>%1 = file</extracomment>
        <translation>Impossibile leggere le impostazioni in %1. Esagono parte con quelle consuete e non conserva le modifiche.</translation>
    </message>
    <message id="app.settings.damaged_stays">
        <source>The settings in %1 are damaged and cannot be moved aside. Esagono starts with the usual ones and keeps no changes.</source>
        <extracomment>%1 = file</extracomment>
        <translation>Le impostazioni in %1 sono danneggiate e non si possono mettere da parte. Esagono parte con quelle consuete e non conserva le modifiche.</translation>
    </message>
    <message id="app.settings.damaged">
        <source>The settings were damaged. Esagono starts with the usual ones; the old file is kept as %1.</source>
        <extracomment>%1 = the file that is kept</extracomment>
        <translation>Le impostazioni erano danneggiate. Esagono parte con quelle consuete; il vecchio file è conservato come %1.</translation>
    </message>
    <message id="app.settings.unwritable">
        <source>The settings cannot be written to %1. Changes hold until you leave Esagono.</source>
        <extracomment>%1 = file</extracomment>
        <translation>Impossibile scrivere le impostazioni in %1. Le modifiche valgono finché non esci da Esagono.</translation>
    </message>
    <message id="app.library.undo">
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message id="app.board.name">
        <source>Board</source>
        <translation>Mappa</translation>
    </message>
    <message id="app.board.scale_metres">
        <source>%1 m</source>
        <extracomment>%1 = a distance on the scale bar of a map</extracomment>
        <translation>%1 m</translation>
    </message>
    <message id="app.board.scale_kilometres">
        <source>%1 km</source>
        <extracomment>%1 = a distance on the scale bar of a map</extracomment>
        <translation>%1 km</translation>
    </message>
    <message id="app.board.victory_points">
        <source>Victory Points</source>
        <extracomment>In the legend of a map: the stars with a number.</extracomment>
        <translation>Punti Vittoria</translation>
    </message>
    <message id="app.board.supply_of">
        <source>Supply: %1</source>
        <extracomment>In the legend of a map: arrows where supply comes from. %1 = a side</extracomment>
        <translation>Rifornimento: %1</translation>
    </message>
    <message id="app.board.north">
        <source>N</source>
        <extracomment>The letter beside the arrow that points north on a map.</extracomment>
        <translation>N</translation>
    </message>
    <message id="app.stack.supplied">
        <source>In supply</source>
        <translation>Rifornita</translation>
    </message>
    <message id="app.stack.notSupplied">
        <source>Out of supply</source>
        <translation>Fuori rifornimento</translation>
    </message>
    <message id="app.stack.hidden">
        <source>Hidden unit</source>
        <translation>Unità coperta</translation>
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
        <translation>%1: scegli l’esagono d’arrivo, o premi Esc</translation>
    </message>
    <message id="app.play.prompt.hexes">
        <source>%1: choose a hex, or press Esc</source>
        <extracomment>%1 = what is being done</extracomment>
        <translation>%1: scegli un esagono, o premi Esc</translation>
    </message>
    <message id="app.play.prompt.units" numerus="yes">
        <source>%1: %n unit(s) chosen; choose, then confirm</source>
        <extracomment>%1 = what is being done, %n = how many are chosen</extracomment>
        <translation>
            <numerusform>%1: %n unità scelta; scegli, poi conferma</numerusform>
            <numerusform>%1: %n unità scelte; scegli, poi conferma</numerusform>
        </translation>
    </message>
    <message id="app.play.prompt.allocation" numerus="yes">
        <source>%1: %n left to share out</source>
        <extracomment>%1 = what is being done, %n = how much is left to share out</extracomment>
        <translation>
            <numerusform>%1: ne resta %n da assegnare</numerusform>
            <numerusform>%1: ne restano %n da assegnare</numerusform>
        </translation>
    </message>
    <message id="app.play.prompt.choose">
        <source>%1: choose, then confirm</source>
        <extracomment>%1 = what is being done</extracomment>
        <translation>%1: scegli, poi conferma</translation>
    </message>
    <message id="app.play.missing.more" numerus="yes">
        <source>Choose %n more</source>
        <extracomment>%n = how many more must be chosen</extracomment>
        <translation>
            <numerusform>Scegline ancora %n</numerusform>
            <numerusform>Scegline ancora %n</numerusform>
        </translation>
    </message>
    <message id="app.play.missing.fewer" numerus="yes">
        <source>Choose %n fewer</source>
        <extracomment>%n = how many too many are chosen</extracomment>
        <translation>
            <numerusform>Scegline %n in meno</numerusform>
            <numerusform>Scegline %n in meno</numerusform>
        </translation>
    </message>
    <message id="app.play.missing.share" numerus="yes">
        <source>Share out %n more</source>
        <extracomment>%n = how much is left to share out</extracomment>
        <translation>
            <numerusform>Assegnane ancora %n</numerusform>
            <numerusform>Assegnane ancora %n</numerusform>
        </translation>
    </message>
    <message id="app.play.missing.share_less" numerus="yes">
        <source>Share out %n less</source>
        <extracomment>%n = how much too much is shared out</extracomment>
        <translation>
            <numerusform>Assegnane %n in meno</numerusform>
            <numerusform>Assegnane %n in meno</numerusform>
        </translation>
    </message>
    <message id="app.play.missing.any">
        <source>Nothing is chosen yet</source>
        <translation>Non è stato ancora scelto nulla</translation>
    </message>
    <message id="app.dice.spoken">
        <source>%1: %2</source>
        <extracomment>%1 = what was rolled for, %2 = the faces of the dice</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="app.dice.spokenSum">
        <source>modified %1</source>
        <extracomment>%1 = the result after modifiers</extracomment>
        <translation>modificato %1</translation>
    </message>
    <message id="app.play.layer.reach">
        <source>Reach</source>
        <translation>Raggiungibili</translation>
    </message>
    <message id="app.play.layer.control">
        <source>Control</source>
        <translation>Controllo</translation>
    </message>
    <message id="app.play.layer.objectives">
        <source>Objectives</source>
        <translation>Obiettivi</translation>
    </message>
    <message id="app.play.odds.prospect">
        <source>%1: %2</source>
        <extracomment>%1 = a result, %2 = &quot;17 %&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="app.play.diary_gone">
        <source>The diary %1 is gone: it was deleted, moved or renamed. Nothing more can be written in it</source>
        <extracomment>%1 = a file</extracomment>
        <translation>Il diario %1 non c’è più: è stato cancellato, spostato o rinominato. Non vi si può più scrivere nulla</translation>
    </message>
    <message id="app.play.dice.range">
        <source>A die with %1 faces shows a number from 1 to %1</source>
        <extracomment>%1 = number of faces of the die</extracomment>
        <translation>Un dado a %1 facce mostra un numero da 1 a %1</translation>
    </message>
    <message id="app.play.take_back">
        <source>Take back</source>
        <translation>Annulla</translation>
    </message>
    <message id="app.play.take_back_of">
        <source>Take back: %1</source>
        <extracomment>%1 = what would be taken back: &quot;1° Rgt LIT 2010 → 1909&quot;</extracomment>
        <translation>Annulla: %1</translation>
    </message>
    <message id="app.play.redo">
        <source>Do again</source>
        <translation>Ripeti</translation>
    </message>
    <message id="app.play.redo_of">
        <source>Do again: %1</source>
        <extracomment>%1 = what would be done again</extracomment>
        <translation>Ripeti: %1</translation>
    </message>
    <message id="app.play.viewer.umpire_refused">
        <source>Everything can be seen only when the game is over, or when both players have agreed to it</source>
        <translation>Si può vedere tutto solo a partita finita, o se entrambi i giocatori sono d’accordo</translation>
    </message>
    <message id="app.play.hex.cost">
        <source>reached for %1 MP</source>
        <extracomment>%1 = movement points</extracomment>
        <translation>raggiungibile con %1 MP</translation>
    </message>
    <message id="app.play.hex.target">
        <source>can be chosen as a target</source>
        <extracomment>said of a hex</extracomment>
        <translation>si può scegliere come bersaglio</translation>
    </message>
    <message id="app.play.hex.open">
        <source>still open</source>
        <extracomment>said of a hex</extracomment>
        <translation>ancora aperto</translation>
    </message>
    <message id="app.play.prompt.curtain">
        <source>%1: it is your turn to decide</source>
        <extracomment>%1 = a player or side</extracomment>
        <translation>%1: ora la decisione spetta a te</translation>
    </message>
    <message id="app.play.prompt.other">
        <source>%1 is to decide</source>
        <extracomment>%1 = a side</extracomment>
        <translation>La decisione spetta a: %1</translation>
    </message>
    <message id="app.play.why.closed_to">
        <source>%1 is closed to %2</source>
        <extracomment>%1 = number of a hex, %2 = a unit</extracomment>
        <translation>L’esagono %1 è precluso a %2</translation>
    </message>
    <message id="app.play.why.counter">
        <source>%1 cannot be chosen now</source>
        <extracomment>%1 = a unit</extracomment>
        <translation>Ora non si può scegliere %1</translation>
    </message>
    <message id="app.play.why.hex">
        <source>%1 cannot be chosen now</source>
        <extracomment>%1 = number of a hex</extracomment>
        <translation>Ora non si può scegliere l’esagono %1</translation>
    </message>
    <message id="app.play.why.title">
        <source>That is not possible now</source>
        <translation>Ora non è possibile</translation>
    </message>
    <message id="app.play.why.enter_instead">
        <source>You can enter %1 for %2 MP</source>
        <extracomment>%1 = number of a hex, %2 = movement points</extracomment>
        <translation>Puoi entrare nell’esagono %1 con %2 MP</translation>
    </message>
    <message id="app.play.why.choose_instead">
        <source>You can choose %1</source>
        <extracomment>%1 = number of a hex</extracomment>
        <translation>Puoi scegliere l’esagono %1</translation>
    </message>
    <message id="app.play.why.nothing_there">
        <source>Nothing that is asked now can be answered there</source>
        <translation>Lì non c’è risposta a ciò che viene chiesto ora</translation>
    </message>
    <message id="app.stack.zones">
        <source>in zones of control: %1</source>
        <extracomment>%1 = the side or sides whose zones of control reach the hex</extracomment>
        <translation>in Zona di Controllo: %1</translation>
    </message>
    <message id="app.stack.worth">
        <source>Victory Points</source>
        <translation>Punti Vittoria</translation>
    </message>
    <message id="app.stack.elevation">
        <source>Elevation</source>
        <translation>Altitudine</translation>
    </message>
    <message id="app.stack.metres">
        <source>%1 m</source>
        <extracomment>%1 = height of a hex in metres</extracomment>
        <translation>%1 m</translation>
    </message>
    <message id="app.statistics.victory">
        <source>Victory Points</source>
        <translation>Punti Vittoria</translation>
    </message>
    <message id="app.statistics.place">
        <source>Place</source>
        <translation>Località</translation>
    </message>
    <message id="app.statistics.points">
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message id="app.statistics.holder">
        <source>Held by</source>
        <translation>In mano a</translation>
    </message>
    <message id="app.statistics.turn">
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message id="app.statistics.steps">
        <source>%1, steps</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1, step</translation>
    </message>
    <message id="app.statistics.units">
        <source>%1, units</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1, unità</translation>
    </message>
    <message id="app.statistics.losses">
        <source>Losses by turn</source>
        <translation>Perdite per turno</translation>
    </message>
    <message id="app.statistics.dice">
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message id="app.statistics.side">
        <source>Side</source>
        <translation>Schieramento</translation>
    </message>
    <message id="app.statistics.face">
        <source>Face</source>
        <translation>Faccia</translation>
    </message>
    <message id="app.statistics.rolled">
        <source>Rolled</source>
        <translation>Tirati</translation>
    </message>
    <message id="app.statistics.expected">
        <source>Expected</source>
        <translation>Attesi</translation>
    </message>
    <message id="app.statistics.odds">
        <source>Odds</source>
        <translation>Rapporto</translation>
    </message>
    <message id="app.statistics.combats">
        <source>Attacks by odds</source>
        <translation>Attacchi per rapporto di forza</translation>
    </message>
    <message id="app.statistics.nobody">
        <source>Others</source>
        <translation>Altri</translation>
    </message>
    <message id="app.play.direction.north">
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message id="app.play.direction.north_east">
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message id="app.play.direction.east">
        <source>east</source>
        <translation>est</translation>
    </message>
    <message id="app.play.direction.south_east">
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message id="app.play.direction.south">
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message id="app.play.direction.south_west">
        <source>south-west</source>
        <translation>sud-ovest</translation>
    </message>
    <message id="app.play.direction.west">
        <source>west</source>
        <translation>ovest</translation>
    </message>
    <message id="app.play.direction.north_west">
        <source>north-west</source>
        <translation>nord-ovest</translation>
    </message>
    <message id="app.play.hex.side">
        <source>%1 to the %2</source>
        <extracomment>%1 = what runs there (&quot;river, road&quot;), %2 = &quot;north-east&quot;</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message id="app.play.percent">
        <source>%1%</source>
        <extracomment>%1 = a number; use the space your language wants before the sign</extracomment>
        <translation>%1%</translation>
    </message>
    <message id="app.play.counter.hidden">
        <source>hidden counter (%1)</source>
        <extracomment>%1 = a side</extracomment>
        <translation>pedina coperta (%1)</translation>
    </message>
    <message id="app.play.hex.plain">
        <source>Hex %1, %2</source>
        <extracomment>%1 = number of a hex, %2 = its terrain</extracomment>
        <translation>Esagono %1, %2</translation>
    </message>
    <message id="app.play.hex.named">
        <source>Hex %1, %2, %3</source>
        <extracomment>%1 = number of a hex, %2 = the place in it, %3 = its terrain</extracomment>
        <translation>Esagono %1, %2, %3</translation>
    </message>
    <message id="app.play.hex.empty">
        <source>no units</source>
        <extracomment>said of a hex</extracomment>
        <translation>nessuna unità</translation>
    </message>
    <message id="app.play.hex.held">
        <source>held by %1</source>
        <extracomment>%1 = a side</extracomment>
        <translation>in mano a: %1</translation>
    </message>
    <message id="app.track.unknown">
        <source>unknown</source>
        <translation>sconosciuto</translation>
    </message>
    <message id="app.track.toWin" numerus="yes">
        <source>%n to win</source>
        <extracomment>%n = the points that win the game</extracomment>
        <translation>
            <numerusform>%n per vincere</numerusform>
            <numerusform>%n per vincere</numerusform>
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
        <translation>Altre unità</translation>
    </message>
    <message id="app.tray.progress">
        <source>%1 of %2</source>
        <extracomment>%1 = so many are done (units placed, hexes covered), %2 = of so many</extracomment>
        <translation>%1 di %2</translation>
    </message>
    <message id="app.tray.summary">
        <source>%1 of %2 placed</source>
        <extracomment>%1 = counters already placed, %2 = counters to be placed</extracomment>
        <translation>%1 di %2 piazzate</translation>
    </message>
    <message id="cli.offers.progress">
        <source>%1: %2 of %3</source>
        <extracomment>%1 = what is counted, %2 = how many are done, %3 = how many there are</extracomment>
        <translation>%1: %2 di %3</translation>
    </message>
    <message id="santander.layer.zones">
        <source>Zones of control</source>
        <translation>Zone di Controllo</translation>
    </message>
    <message id="santander.layer.supply">
        <source>Supply</source>
        <translation>Rifornimento</translation>
    </message>
    <message id="santander.prompt.place" numerus="yes">
        <source>Place your units: choose one, then a hex (%n to go)</source>
        <extracomment>%n = how many units still wait</extracomment>
        <translation>
            <numerusform>Piazza le tue unità: scegline una, poi un esagono (%n da piazzare)</numerusform>
            <numerusform>Piazza le tue unità: scegline una, poi un esagono (%n da piazzare)</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.cover">
        <source>Cover front hex %1: place a unit in it or beside it</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Copri l’esagono di fronte %1: piazza un’unità lì o accanto</translation>
    </message>
    <message id="santander.prompt.rearrange">
        <source>Rearrange your units: something is not yet as it must be</source>
        <translation>Ridisponi le tue unità: qualcosa non è ancora come deve essere</translation>
    </message>
    <message id="santander.prompt.end_setup">
        <source>Rearrange your units, or end the set-up</source>
        <translation>Ridisponi le tue unità, o termina il piazzamento</translation>
    </message>
    <message id="santander.prompt.movement">
        <source>Move your units: choose one, then its way, or end movement</source>
        <translation>Muovi le tue unità: scegline una, poi il percorso, o termina il movimento</translation>
    </message>
    <message id="santander.prompt.combat">
        <source>Attack: choose a hex, then the units that attack it, or end ground combat</source>
        <translation>Attacca: scegli un esagono, poi le unità che lo attaccano, o termina il combattimento</translation>
    </message>
    <message id="santander.prompt.support">
        <source>Bombard %1: choose air units and HQs, or none. Dice cannot be undone</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Bombarda l’esagono %1: scegli unità aeree e HQ, o nessuno. I dadi non si annullano</translation>
    </message>
    <message id="santander.prompt.support_defence">
        <source>Defend %1: choose air units and HQs, or none. Dice cannot be undone</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Difendi l’esagono %1: scegli unità aeree e HQ, o nessuno. I dadi non si annullano</translation>
    </message>
    <message id="santander.prompt.columns">
        <source>Combat in %1: choose Supply Columns for the bombardment, or use none</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Combattimento nell’esagono %1: scegli Colonne di Rifornimento per il bombardamento, o non usarne</translation>
    </message>
    <message id="santander.prompt.arrival">
        <source>Place the new Supply Column: choose its hex</source>
        <translation>Piazza la nuova Colonna di Rifornimento: scegli il suo esagono</translation>
    </message>
    <message id="santander.prompt.air_loss" numerus="yes">
        <source>Choose %n air unit(s) to be eliminated</source>
        <extracomment>%n = how many</extracomment>
        <translation>
            <numerusform>Scegli %n unità aerea da eliminare</numerusform>
            <numerusform>Scegli %n unità aeree da eliminare</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.losses" numerus="yes">
        <source>Lose %n step(s) in %2: share them out among your units</source>
        <extracomment>%n = steps, %2 = hex</extracomment>
        <translation>
            <numerusform>Perdi %n step nell’esagono %2: scegli l’unità che lo perde</numerusform>
            <numerusform>Perdi %n step nell’esagono %2: suddividi le perdite tra le tue unità</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.losses_attack" numerus="yes">
        <source>Lose %n step(s) in the attack on %2: share them out among the attackers</source>
        <extracomment>%n = steps, %2 = the hex that was attacked</extracomment>
        <translation>
            <numerusform>Perdi %n step nell’attacco all’esagono %2: scegli l’attaccante che lo perde</numerusform>
            <numerusform>Perdi %n step nell’attacco all’esagono %2: suddividi le perdite tra gli attaccanti</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.retreat" numerus="yes">
        <source>Lose %n step(s) in %2, or one fewer and retreat one hex: choose where</source>
        <extracomment>%n = steps, %2 = hex</extracomment>
        <translation>
            <numerusform>Perdi %n step nell’esagono %2, o ritirati di un esagono: scegli dove</numerusform>
            <numerusform>Perdi %n step nell’esagono %2, o uno in meno ritirandoti di un esagono: scegli dove</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.must_retreat">
        <source>Retreat from %1: choose a hex</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Ritirati dall’esagono %1: scegli un esagono</translation>
    </message>
    <message id="santander.prompt.file_in">
        <source>Choose the unit that enters %1 next: who finds no room is eliminated</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Scegli l’unità che entra ora nell’esagono %1: chi non trova posto è eliminato</translation>
    </message>
    <message id="santander.prompt.advance">
        <source>Advance into %1: choose units, or stay</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Avanza nell’esagono %1: scegli le unità, o resta sul posto</translation>
    </message>
    <message id="santander.prompt.breakthrough" numerus="yes">
        <source>Break through at %2: choose a unit and its way, up to %n hex(es), or end the breakthrough</source>
        <extracomment>%n = how many hexes, %2 = hex</extracomment>
        <translation>
            <numerusform>Sfonda nell’esagono %2: scegli un’unità e il percorso, fino a %n esagono, o termina lo sfondamento</numerusform>
            <numerusform>Sfonda nell’esagono %2: scegli un’unità e il percorso, fino a %n esagoni, o termina lo sfondamento</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.withdraw_infantry" numerus="yes">
        <source>Choose %n infantry unit(s) to withdraw</source>
        <extracomment>%n = how many</extracomment>
        <translation>
            <numerusform>Scegli %n unità di fanteria da ritirare</numerusform>
            <numerusform>Scegli %n unità di fanteria da ritirare</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.withdraw_air" numerus="yes">
        <source>Choose %n available air unit(s) to withdraw</source>
        <extracomment>%n = how many</extracomment>
        <translation>
            <numerusform>Scegli %n unità aerea disponibile da ritirare</numerusform>
            <numerusform>Scegli %n unità aeree disponibili da ritirare</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.battalions" numerus="yes">
        <source>Choose %n Basque brigade(s) to be replaced, each with one battalion</source>
        <extracomment>%n = how many</extracomment>
        <translation>
            <numerusform>Scegli %n brigata basca da sostituire con un battaglione</numerusform>
            <numerusform>Scegli %n brigate basche da sostituire, ciascuna con un battaglione</numerusform>
        </translation>
    </message>
    <message id="santander.progress.placed">
        <source>Units placed</source>
        <translation>Unità piazzate</translation>
    </message>
    <message id="santander.progress.front">
        <source>Front hexes covered</source>
        <translation>Esagoni di fronte coperti</translation>
    </message>
    <message id="santander.progress.trenches">
        <source>Trenches placed</source>
        <translation>Fortificazioni piazzate</translation>
    </message>
    <message id="santander.offer.take_up">
        <source>Take units up again</source>
        <translation>Riprendi unità</translation>
    </message>
    <message id="santander.offer.clear">
        <source>Clear the set-up</source>
        <translation>Azzera il piazzamento</translation>
    </message>
    <message id="santander.effect.losses">
        <source>Steps lost by the attacker: %1; by the defender: %2</source>
        <extracomment>%1 = steps the attacker loses, %2 = steps the defender loses</extracomment>
        <translation>Step persi dall’attaccante: %1; dal difensore: %2</translation>
    </message>
    <message id="santander.effect.breakthrough">
        <source>Breakthrough: the defenders are eliminated</source>
        <translation>Sfondamento: i difensori sono eliminati</translation>
    </message>
    <message id="santander.effect.morale">
        <source>Republican morale: %1</source>
        <extracomment>%1 = result</extracomment>
        <translation>Morale Repubblicano: %1</translation>
    </message>
    <message id="santander.effect.air_hits">
        <source>Hits: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Colpi a segno: %1</translation>
    </message>
    <message id="santander.effect.attrition">
        <source>The air unit is withdrawn</source>
        <translation>L’unità aerea viene ritirata</translation>
    </message>
    <message id="santander.effect.no_attrition">
        <source>No attrition</source>
        <translation>Nessun attrito</translation>
    </message>
    <message id="santander.effect.bombardment_odds">
        <source>Bombardment points: %1 against %2</source>
        <extracomment>%1, %2 = bombardment points</extracomment>
        <translation>Punti Bombardamento: %1 contro %2</translation>
    </message>
    <message id="santander.tally.part_movement">
        <source>Movement points (MP)</source>
        <translation>Punti di Movimento (MP)</translation>
    </message>
    <message id="santander.tally.part_cost">
        <source>Cost in MP</source>
        <translation>Costo in MP</translation>
    </message>
    <message id="santander.tally.room">
        <source>%1 of %2 SP</source>
        <extracomment>%1 = stacking points in a hex, %2 = the limit</extracomment>
        <translation>%1 di %2 SP</translation>
    </message>
    <message id="santander.worth.place">
        <source>%1</source>
        <extracomment>%1 = place</extracomment>
        <translation>%1</translation>
    </message>
    <message id="santander.worth.ruin">
        <source>%1: its factory is demolished</source>
        <extracomment>%1 = place</extracomment>
        <translation>%1: la fabbrica è distrutta</translation>
    </message>
    <message id="santander.worth.brigades">
        <source>Republican brigades destroyed: %1 of %2</source>
        <extracomment>%1 = brigades destroyed, %2 = brigades that make a point</extracomment>
        <translation>Brigate repubblicane eliminate: %1 di %2</translation>
    </message>
    <message id="santander.tally.part_stacking">
        <source>Stacking points (SP)</source>
        <translation>Punti di accumulo (SP)</translation>
    </message>
    <message id="santander.tally.part_shells">
        <source>Bombardment points (PB)</source>
        <translation>Punti Bombardamento (PB)</translation>
    </message>
    <message id="santander.tally.printed">
        <source>Printed value</source>
        <translation>Valore stampato</translation>
    </message>
    <message id="santander.tally.disorganised">
        <source>Disorganised (DSG)</source>
        <translation>Disorganizzata (DSG)</translation>
    </message>
    <message id="santander.tally.out_of_supply">
        <source>Out of supply (OOS)</source>
        <translation>Fuori rifornimento (OOS)</translation>
    </message>
    <message id="santander.tally.hq_used">
        <source>Has already bombarded this turn</source>
        <translation>Ha già bombardato in questo turno</translation>
    </message>
    <message id="santander.tally.enter">
        <source>Entering hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Entrata nell’esagono %1</translation>
    </message>
    <message id="santander.tally.road">
        <source>By road into hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Su strada nell’esagono %1</translation>
    </message>
    <message id="santander.tally.river">
        <source>Across the river into hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Oltre il fiume nell’esagono %1</translation>
    </message>
    <message id="santander.tally.rain">
        <source>Rain in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Pioggia nell’esagono %1</translation>
    </message>
    <message id="santander.tally.leaving">
        <source>Leaving the enemy ZoC in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Uscita dalla ZoC nemica nell’esagono %1</translation>
    </message>
    <message id="santander.tally.rain_before">
        <source>Rain in the turn before</source>
        <translation>Pioggia nel turno precedente</translation>
    </message>
    <message id="santander.refuse.none_beside">
        <source>None of your combat units is adjacent to hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessuna delle tue unità da combattimento è adiacente all’esagono %1</translation>
    </message>
    <message id="santander.refuse.nothing_to_clear">
        <source>Nothing is placed that could be taken up again</source>
        <translation>Non è piazzato nulla che si possa riprendere</translation>
    </message>
    <message id="kit.expected.another_value">
        <source>a value not named before</source>
        <translation>un valore non ancora indicato</translation>
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
        <translation>%1: lato %2 in vista</translation>
    </message>
    <message id="play.event.counter_removed">
        <source>%1 leaves the table</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 lascia il tavolo</translation>
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
        <translation>%2: si piazza %1</translation>
    </message>
    <message id="play.event.marker_removed">
        <source>%2: %1 removed</source>
        <extracomment>%1 = marker, %2 = hex or box</extracomment>
        <translation>%2: si toglie %1</translation>
    </message>
    <message id="play.event.control_changed">
        <source>Control of %1: %2</source>
        <extracomment>%1 = hex, %2 = side</extracomment>
        <translation>Controllo di %1: %2</translation>
    </message>
    <message id="play.event.control_lost">
        <source>Control of %1: nobody</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Controllo di %1: nessuno</translation>
    </message>
    <message id="play.event.track_set">
        <source>%1: %2</source>
        <extracomment>%1 = track, %2 = its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="play.event.pool_changed">
        <source>Cup %1: chit %2, %3</source>
        <extracomment>%1 = cup, %2 = chit, %3 = how many more, or fewer</extracomment>
        <translation>Contenitore %1: chit %2, %3</translation>
    </message>
    <message id="play.event.chit_drawn">
        <source>%1 is drawn from %2</source>
        <extracomment>%1 = chit, %2 = cup</extracomment>
        <translation>Da %2 si pesca %1</translation>
    </message>
    <message id="play.event.dice_rolled">
        <source>%1: dice %2</source>
        <extracomment>%1 = what for, %2 = what the dice show</extracomment>
        <translation>%1: dadi %2</translation>
    </message>
    <message id="play.story.march">
        <source>%1: %2 → %3 · %4 MP</source>
        <extracomment>%1 = counter, %2 = hex, %3 = hex, %4 = movement points</extracomment>
        <translation>%1: %2 → %3 · %4 MP</translation>
    </message>
    <message id="play.story.several" numerus="yes">
        <source>%n unit(s): %2</source>
        <extracomment>%n = how many counters, %2 = the state they are in now: out of supply, in order</extracomment>
        <translation>
            <numerusform>%n unità: %2</numerusform>
            <numerusform>%n unità: %2</numerusform>
        </translation>
    </message>
    <message id="play.story.several_to" numerus="yes">
        <source>%n unit(s) → %2</source>
        <extracomment>%n = how many counters, %2 = box</extracomment>
        <translation>
            <numerusform>%n unità → %2</numerusform>
            <numerusform>%n unità → %2</numerusform>
        </translation>
    </message>
    <message id="play.story.placed" numerus="yes">
        <source>%n unit(s) placed on the map</source>
        <extracomment>%n = how many counters</extracomment>
        <translation>
            <numerusform>%n unità piazzata sulla mappa</numerusform>
            <numerusform>%n unità piazzate sulla mappa</numerusform>
        </translation>
    </message>
    <message id="cli.help.export">
        <source>Writes a game into a file: as a log to read, for programs, or a position</source>
        <translation>Scrive una partita in un file: come registro da leggere, per i programmi, o una posizione</translation>
    </message>
    <message id="cli.help.format">
        <source>What is written: log (the story, in the language of --lang), json (everything), position</source>
        <translation>Che cosa si scrive: log (il registro, nella lingua di --lang), json (tutto), position</translation>
    </message>
    <message id="cli.help.out_file">
        <source>The file to be written; it must not exist</source>
        <translation>Il file da scrivere; non deve esistere</translation>
    </message>
    <message id="cli.help.notes">
        <source>Writes the notes beside a game, alone; or takes them from such a file</source>
        <translation>Scrive le note di una partita, da sole; oppure le prende da un tale file</translation>
    </message>
    <message id="cli.help.notes_from">
        <source>A file of notes, to be put beside the game they were written for</source>
        <translation>Un file di note, da mettere accanto alla partita per cui sono state scritte</translation>
    </message>
    <message id="cli.help.anyway">
        <source>Takes them even if they were written for another game</source>
        <translation>Le prende anche se sono state scritte per un’altra partita</translation>
    </message>
    <message id="cli.help.compare">
        <source>Compares two games, or two branches of one: where they part, and how they stood by turn</source>
        <translation>Confronta due partite, o due rami di una: dove si dividono, e come stavano turno per turno</translation>
    </message>
    <message id="cli.help.other_file">
        <source>The other diary; if left out, the same one</source>
        <translation>L’altro diario; se manca, lo stesso</translation>
    </message>
    <message id="cli.help.branch">
        <source>The number of a branch; 0, the game as it was begun, if left out</source>
        <translation>Il numero di un ramo; se manca, 0, la partita com’era cominciata</translation>
    </message>
    <message id="cli.help.other_branch">
        <source>Likewise, of the other diary</source>
        <translation>Lo stesso, dell’altro diario</translation>
    </message>
    <message id="cli.export.done">
        <source>Written into %2. Events: %1</source>
        <extracomment>%1 = number of events, %2 = file</extracomment>
        <translation>Scritto in %2. Eventi: %1</translation>
    </message>
    <message id="cli.notes.written">
        <source>Notes written into %2: %1</source>
        <extracomment>%1 = number of notes, %2 = file</extracomment>
        <translation>Note scritte in %2: %1</translation>
    </message>
    <message id="cli.notes.added">
        <source>Notes added: %1 of %2; the others were there already</source>
        <extracomment>%1 = number of notes added, %2 = number of notes in the file</extracomment>
        <translation>Note aggiunte: %1 di %2; le altre c’erano già</translation>
    </message>
    <message id="cli.compare.same">
        <source>Both tell the same</source>
        <translation>Entrambe raccontano lo stesso</translation>
    </message>
    <message id="cli.compare.part">
        <source>They part at command %1: event %2 of the first, event %3 of the second</source>
        <extracomment>%1 = number of the command, %2 = event of the first diary, %3 = event of the second</extracomment>
        <translation>Si dividono al comando %1: evento %2 della prima, evento %3 della seconda</translation>
    </message>
    <message id="replay.fault.other_game">
        <source>These notes were written beside another game, or beside another course of this one</source>
        <translation>Queste note sono state scritte accanto a un’altra partita, o a un altro corso di questa</translation>
    </message>
    <message id="replay.fault.notes_newer">
        <source>These notes were written by a newer Esagono</source>
        <translation>Queste note sono state scritte da un Esagono più recente</translation>
    </message>
    <message id="app.share.reading">
        <source>Reading the diary</source>
        <translation>Lettura del diario</translation>
    </message>
    <message id="app.share.drawing">
        <source>Drawing</source>
        <translation>Disegno</translation>
    </message>
    <message id="app.share.writing">
        <source>Writing</source>
        <translation>Scrittura</translation>
    </message>
    <message id="app.share.fault.diary">
        <source>%1 is a diary: choose another name</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 è un diario: scegli un altro nome</translation>
    </message>
    <message id="app.share.fault.unwritable">
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 = file, %2 = what the system says</extracomment>
        <translation>Impossibile scrivere %1: %2</translation>
    </message>
    <message id="app.share.fault.kind">
        <source>There is no way to share a game as “%1”</source>
        <extracomment>%1 = kind of file</extracomment>
        <translation>Una partita non si può condividere come «%1»</translation>
    </message>
    <message id="app.share.fault.size">
        <source>The picture is too large: 16,384 pixels each way, and 100 million in all, are the most</source>
        <translation>L’immagine è troppo grande: al massimo 16.384 pixel per lato e 100 milioni in tutto</translation>
    </message>
    <message id="app.share.fault.memory">
        <source>The memory does not suffice for this picture</source>
        <translation>La memoria non basta per questa immagine</translation>
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
        <translation>Piazzamento</translation>
    </message>
    <message id="app.share.report">
        <source>After-action report</source>
        <translation>Rapporto sulla partita</translation>
    </message>
    <message id="app.share.contents">
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message id="app.share.scenario">
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message id="app.share.begun">
        <source>Begun</source>
        <translation>Iniziata</translation>
    </message>
    <message id="app.share.length">
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message id="app.share.length_is">
        <source>turns: %1 · commands: %2 · events: %3</source>
        <extracomment>%1 = turns, %2 = commands, %3 = events</extracomment>
        <translation>turni: %1 · comandi: %2 · eventi: %3</translation>
    </message>
    <message id="app.share.dice">
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message id="app.share.dice_seeded">
        <source>rolled by the program, from a seed that the diary keeps</source>
        <translation>tirati dal programma, da un seme che il diario conserva</translation>
    </message>
    <message id="app.share.dice_told">
        <source>rolled by the players</source>
        <translation>tirati dai giocatori</translation>
    </message>
    <message id="app.share.result">
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message id="app.share.not_over">
        <source>The game is not over</source>
        <translation>La partita non è finita</translation>
    </message>
    <message id="app.share.rulings">
        <source>Rulings and options</source>
        <translation>Interpretazioni e opzioni</translation>
    </message>
    <message id="app.share.standard_rulings">
        <source>Every doubtful rule is read in the standard way.</source>
        <translation>Ogni regola dubbia è letta nel modo consueto.</translation>
    </message>
    <message id="app.share.forces">
        <source>Forces</source>
        <translation>Forze</translation>
    </message>
    <message id="app.share.side">
        <source>Side</source>
        <translation>Schieramento</translation>
    </message>
    <message id="app.share.at_start">
        <source>At the start</source>
        <translation>All’inizio</translation>
    </message>
    <message id="app.share.joined">
        <source>Joined or left</source>
        <oldsource>Joined</oldsource>
        <translation>Giunti o partiti</translation>
    </message>
    <message id="app.share.lost">
        <source>Lost</source>
        <translation>Persi</translation>
    </message>
    <message id="app.share.at_end">
        <source>At the end</source>
        <translation>Alla fine</translation>
    </message>
    <message id="app.share.units">
        <source>units</source>
        <translation>unità</translation>
    </message>
    <message id="app.share.steps">
        <source>steps</source>
        <translation>step</translation>
    </message>
    <message id="app.share.faded">
        <source>Faded counters were not on the map at the end.</source>
        <oldsource>Faded counters did not see the end.</oldsource>
        <translation>Le pedine sbiadite non erano sulla mappa alla fine.</translation>
    </message>
    <message id="app.share.course">
        <source>The course of the game</source>
        <translation>Lo svolgimento della partita</translation>
    </message>
    <message id="app.share.end_of_turn">
        <source>At the end of the turn</source>
        <translation>Alla fine del turno</translation>
    </message>
    <message id="app.share.moves">
        <source>Moves: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Mosse: %1</translation>
    </message>
    <message id="app.share.lost_this_turn">
        <source>Steps lost this turn</source>
        <translation>Step persi in questo turno</translation>
    </message>
    <message id="app.share.decisive">
        <source>Decisive combats</source>
        <translation>Combattimenti decisivi</translation>
    </message>
    <message id="app.share.decisive_how">
        <source>The costliest combats, and those in which the dice strayed farthest, in order</source>
        <oldsource>The combats that cost most, and in which the dice strayed farthest from what was to be
</oldsource>
        <translation>I combattimenti più costosi e quelli in cui i dadi si sono scostati di più dall’atteso, in ordine</translation>
    </message>
    <message id="app.share.side_lost">
        <source>%1, steps lost: %2</source>
        <extracomment>%1 = side, %2 = steps</extracomment>
        <translation>%1, step persi: %2</translation>
    </message>
    <message id="app.share.luck_of">
        <source>Luck of the %1: %2 steps; of a hundred such rolls %3 would have been worse.</source>
        <extracomment>of dice: %1 = side, %2 = steps with sign, %3 = percentile</extracomment>
        <translation>Fortuna (%1): %2 step; su cento tiri simili %3 sarebbero stati peggiori.</translation>
    </message>
    <message id="app.share.before">
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message id="app.share.after">
        <source>After</source>
        <translation>Dopo</translation>
    </message>
    <message id="app.share.figures">
        <source>In figures</source>
        <translation>In cifre</translation>
    </message>
    <message id="app.share.chart.strength">
        <source>Strength, in steps</source>
        <translation>Forza, in step</translation>
    </message>
    <message id="app.share.chart.losses">
        <source>Losses, in steps</source>
        <translation>Perdite, in step</translation>
    </message>
    <message id="app.share.chart.points">
        <source>Victory Points</source>
        <translation>Punti Vittoria</translation>
    </message>
    <message id="app.share.chart.luck">
        <source>Luck, in steps</source>
        <translation>Fortuna, in step</translation>
    </message>
    <message id="app.share.chart.luckier">
        <source>luckier: %1</source>
        <extracomment>%1 = side</extracomment>
        <translation>più fortunati: %1</translation>
    </message>
    <message id="app.share.chart.dice">
        <source>Dice: %1, %2, rolled: %3</source>
        <extracomment>%1 = side, %2 = die: &quot;D6&quot;, %3 = throws</extracomment>
        <translation>Dadi: %1, %2, tirati: %3</translation>
    </message>
    <message id="app.share.chart.dice_plain">
        <source>Dice: %1, rolled: %2</source>
        <extracomment>%1 = die: &quot;D6&quot;, %2 = throws</extracomment>
        <translation>Dadi: %1, tirati: %2</translation>
    </message>
    <message id="app.share.chart.expected">
        <source>expected</source>
        <translation>atteso</translation>
    </message>
    <message id="app.share.notes">
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message id="app.share.event">
        <source>event %1</source>
        <extracomment>%1 = event number</extracomment>
        <translation>evento %1</translation>
    </message>
    <message id="app.share.made_by">
        <source>Made by Esagono %1 from the diary of the game</source>
        <extracomment>%1 = version of Esagono</extracomment>
        <translation>Fatto da Esagono %1 dal diario della partita</translation>
    </message>
    <message id="app.share.page">
        <source>Page %1</source>
        <extracomment>%1 = page number</extracomment>
        <translation>Pagina %1</translation>
    </message>
    <message id="app.share.only_beginning">
        <source>Only the beginning of the diary can be shown: %1</source>
        <extracomment>%1 = what is wrong</extracomment>
        <translation>Del diario si può mostrare solo l’inizio: %1</translation>
    </message>
    <message id="app.replay.detail">
        <source>replay %1</source>
        <extracomment>What the window shows beside the name of a game; %1 = who played it</extracomment>
        <translation>replay %1</translation>
    </message>
    <message id="app.action.watch">
        <source>&amp;Watch this game from the beginning</source>
        <translation>&amp;Guarda questa partita dall’inizio</translation>
    </message>
    <message id="app.action.watch_other">
        <source>Watch a &amp;saved game…</source>
        <translation>Guarda una partita &amp;salvata…</translation>
    </message>
    <message id="app.menu.replay">
        <source>&amp;Replay</source>
        <translation>&amp;Replay</translation>
    </message>
    <message id="app.replay.edit_note">
        <source>Change the note</source>
        <translation>Cambia la nota</translation>
    </message>
    <message id="app.replay.new_note">
        <source>A note on this event</source>
        <translation>Una nota su questo evento</translation>
    </message>
    <message id="app.replay.note_sign">
        <source>Sign</source>
        <translation>Segno</translation>
    </message>
    <message id="app.replay.no_sign">
        <source>none</source>
        <extracomment>No sign is put before a note</extracomment>
        <translation>nessuno</translation>
    </message>
    <message id="app.replay.note_words">
        <source>What is worth saying about it</source>
        <translation>Che cosa vale la pena dirne</translation>
    </message>
    <message id="app.replay.note_author">
        <source>Written by</source>
        <translation>Scritta da</translation>
    </message>
    <message id="app.replay.remove_note">
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
    <message id="app.replay.cancel">
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message id="app.replay.keep_note">
        <source>Keep the note</source>
        <translation>Tieni la nota</translation>
    </message>
    <message id="app.replay.note_by">
        <source>%1 on %2</source>
        <extracomment>Over a note: %1 = who wrote it, %2 = the number of what it is about</extracomment>
        <translation>%1 su %2</translation>
    </message>
    <message id="app.replay.import_notes">
        <source>Read notes from a file</source>
        <translation>Leggi note da un file</translation>
    </message>
    <message id="app.replay.export_notes">
        <source>Write the notes to a file</source>
        <translation>Scrivi le note in un file</translation>
    </message>
    <message id="app.replay.note_files">
        <source>Notes (*.json)</source>
        <translation>Note (*.json)</translation>
    </message>
    <message id="app.replay.play_on">
        <source>Play on from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message id="app.replay.play_on_name">
        <source>What it is called</source>
        <translation>Come si chiama</translation>
    </message>
    <message id="app.replay.as_diary">
        <source>As a game of its own</source>
        <translation>Come partita a sé</translation>
    </message>
    <message id="app.replay.as_branch">
        <source>As a branch of this game, with its dice</source>
        <translation>Come ramo di questa partita, con i suoi dadi</translation>
    </message>
    <message id="app.replay.fresh_dice">
        <source>Fresh dice from here on</source>
        <translation>Dadi nuovi da qui in poi</translation>
    </message>
    <message id="app.replay.action.back">
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message id="app.replay.action.on">
        <source>&amp;On</source>
        <translation>&amp;Avanti</translation>
    </message>
    <message id="app.replay.action.event_back">
        <source>Previous event</source>
        <translation>Evento precedente</translation>
    </message>
    <message id="app.replay.action.event_on">
        <source>Next event</source>
        <translation>Evento successivo</translation>
    </message>
    <message id="app.replay.action.command_back">
        <source>Previous command</source>
        <translation>Comando precedente</translation>
    </message>
    <message id="app.replay.action.command_on">
        <source>Next command</source>
        <translation>Comando successivo</translation>
    </message>
    <message id="app.replay.action.combat_back">
        <source>Previous combat</source>
        <translation>Combattimento precedente</translation>
    </message>
    <message id="app.replay.action.combat_on">
        <source>Next combat</source>
        <translation>Combattimento successivo</translation>
    </message>
    <message id="app.replay.action.phase_back">
        <source>Previous phase</source>
        <translation>Fase precedente</translation>
    </message>
    <message id="app.replay.action.phase_on">
        <source>Next phase</source>
        <translation>Fase successiva</translation>
    </message>
    <message id="app.replay.action.turn_back">
        <source>Previous turn</source>
        <translation>Turno precedente</translation>
    </message>
    <message id="app.replay.action.turn_on">
        <source>Next turn</source>
        <translation>Turno successivo</translation>
    </message>
    <message id="app.replay.action.pause">
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message id="app.replay.action.play">
        <source>&amp;Play</source>
        <translation>&amp;Riproduci</translation>
    </message>
    <message id="app.replay.action.first">
        <source>To the beginning</source>
        <translation>All’inizio</translation>
    </message>
    <message id="app.replay.action.last">
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message id="app.replay.action.selected_back">
        <source>Previous event of %1</source>
        <extracomment>%1 = the selected unit or hex</extracomment>
        <translation>Evento precedente di %1</translation>
    </message>
    <message id="app.replay.action.selection_back">
        <source>Previous event of the selection</source>
        <translation>Evento precedente della selezione</translation>
    </message>
    <message id="app.replay.action.selected_on">
        <source>Next event of %1</source>
        <extracomment>%1 = the selected unit or hex</extracomment>
        <translation>Evento successivo di %1</translation>
    </message>
    <message id="app.replay.action.selection_on">
        <source>Next event of the selection</source>
        <translation>Evento successivo della selezione</translation>
    </message>
    <message id="app.replay.action.slower">
        <source>Slower</source>
        <translation>Più lento</translation>
    </message>
    <message id="app.replay.action.faster">
        <source>Faster</source>
        <translation>Più veloce</translation>
    </message>
    <message id="app.replay.action.every_event">
        <source>Step through bookkeeping, too</source>
        <translation>Passa anche per gli eventi di servizio</translation>
    </message>
    <message id="app.replay.captions">
        <source>Captions</source>
        <translation>Didascalie</translation>
    </message>
    <message id="app.replay.action.notes">
        <source>Show notes on the board</source>
        <translation>Mostra le note sulla mappa</translation>
    </message>
    <message id="app.replay.action.note">
        <source>Write a note…</source>
        <translation>Scrivi una nota…</translation>
    </message>
    <message id="app.replay.action.play_on">
        <source>Play on from here…</source>
        <translation>Gioca da qui…</translation>
    </message>
    <message id="app.replay.action.verify">
        <source>Verify the record</source>
        <translation>Verifica la registrazione</translation>
    </message>
    <message id="app.replay.action.clear">
        <source>Clear the selection</source>
        <translation>Annulla la selezione</translation>
    </message>
    <message id="app.replay.action.board">
        <source>Keyboard to the board</source>
        <translation>Tastiera alla mappa</translation>
    </message>
    <message id="app.replay.action.keys">
        <source>Show the keys</source>
        <translation>Mostra i tasti</translation>
    </message>
    <message id="app.replay.luck_now">
        <source>%1 +%2</source>
        <extracomment>The luckier side and by how many steps: %1 = side, %2 = steps</extracomment>
        <translation>%1 +%2</translation>
    </message>
    <message id="app.replay.events">
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message id="app.replay.tab_notes">
        <source>Notes %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Note %1</translation>
    </message>
    <message id="app.replay.tab_figures">
        <source>Figures</source>
        <translation>Cifre</translation>
    </message>
    <message id="app.replay.luck">
        <source>Luck, net steps</source>
        <translation>Fortuna, step netti</translation>
    </message>
    <message id="app.replay.strength">
        <source>Strength, steps</source>
        <translation>Forza, step</translation>
    </message>
    <message id="app.replay.search">
        <source>Unit, hex or word</source>
        <translation>Unità, esagono o parola</translation>
    </message>
    <message id="app.replay.only_combats">
        <source>Combats %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Combatt. %1</translation>
    </message>
    <message id="app.replay.only_moves">
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message id="app.replay.nothing_found">
        <source>Nothing found</source>
        <translation>Nessun risultato</translation>
    </message>
    <message id="app.replay.reading">
        <source>Reading the game…</source>
        <translation>Lettura della partita…</translation>
    </message>
    <message id="app.replay.add_note">
        <source>Add a note</source>
        <translation>Aggiungi una nota</translation>
    </message>
    <message id="app.replay.no_notes">
        <source>No notes yet. What you write stands beside the record and never changes it.</source>
        <translation>Ancora nessuna nota. Ciò che scrivi sta accanto alla registrazione e non la cambia mai.</translation>
    </message>
    <message id="app.replay.branches">
        <source>Branches</source>
        <translation>Rami</translation>
    </message>
    <message id="app.replay.main_line">
        <source>The game as it was played</source>
        <translation>La partita com’è stata giocata</translation>
    </message>
    <message id="app.replay.timeline">
        <source>Time line</source>
        <translation>Linea del tempo</translation>
    </message>
    <message id="app.replay.legend.combat">
        <source>◆ combat, size = steps lost</source>
        <translation>◆ combattimento, grandezza = step persi</translation>
    </message>
    <message id="app.replay.legend.objective">
        <source>☆ objective changes hands</source>
        <translation>☆ obiettivo che cambia mano</translation>
    </message>
    <message id="app.replay.legend.note">
        <source>▤ note</source>
        <translation>▤ nota</translation>
    </message>
    <message id="app.replay.legend.branch">
        <source>○ branch</source>
        <translation>○ ramo</translation>
    </message>
    <message id="app.replay.view_everything">
        <source>Everything</source>
        <translation>Tutto</translation>
    </message>
    <message id="app.replay.page">
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message id="app.replay.leave">
        <source>Leave the replay</source>
        <translation>Lascia il replay</translation>
    </message>
    <message id="app.replay.damaged">
        <source>Damaged</source>
        <translation>Danneggiato</translation>
    </message>
    <message id="app.replay.without_rules">
        <source>Without rules</source>
        <translation>Senza regole</translation>
    </message>
    <message id="app.replay.verifying">
        <source>Verifying…</source>
        <translation>Verifica in corso…</translation>
    </message>
    <message id="app.replay.differs">
        <source>Not as recorded</source>
        <translation>Non come registrato</translation>
    </message>
    <message id="app.replay.verify">
        <source>Verify</source>
        <translation>Verifica</translation>
    </message>
    <message id="app.replay.view_as">
        <source>View as</source>
        <translation>Vista di</translation>
    </message>
    <message id="app.replay.step">
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message id="app.replay.stride.event">
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message id="app.replay.stride.command">
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message id="app.replay.stride.combat">
        <source>Combat</source>
        <translation>Combatt.</translation>
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
        <translation>Velocità</translation>
    </message>
    <message id="app.replay.moment_field">
        <source>Number of the event to go to</source>
        <translation>Numero dell’evento a cui andare</translation>
    </message>
    <message id="app.replay.of">
        <source>of %1</source>
        <extracomment>After the number of the event shown; %1 = how many there are</extracomment>
        <translation>di %1</translation>
    </message>
    <message id="app.replay.note">
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message id="app.replay.figures_hidden">
        <source>Figures tell everything: they are shown to whoever looks at everything.</source>
        <translation>Le cifre dicono tutto: si mostrano solo a chi vede tutto.</translation>
    </message>
    <message id="app.replay.counting">
        <source>Counting…</source>
        <translation>Conteggio…</translation>
    </message>
    <message id="app.replay.figure.lost">
        <source>Steps lost</source>
        <translation>Step persi</translation>
    </message>
    <message id="app.replay.figure.points">
        <source>Victory Points held</source>
        <translation>Punti Vittoria in mano</translation>
    </message>
    <message id="app.replay.figure.hexes">
        <source>Hexes held</source>
        <translation>Esagoni in mano</translation>
    </message>
    <message id="app.replay.turning_points">
        <source>Turning points</source>
        <translation>Momenti decisivi</translation>
    </message>
    <message id="app.replay.dice_so_far">
        <source>Dice rolled in combat so far</source>
        <translation>Dadi tirati finora in combattimento</translation>
    </message>
    <message id="app.replay.what_if">
        <source>%1 from %2</source>
        <extracomment>The name of a game that goes another way: %1 = name of the game, %2 = where it leaves it: &quot;3.27&quot;</extracomment>
        <translation>%1 da %2</translation>
    </message>
    <message id="app.replay.cannot_write">
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 = a file, %2 = why</extracomment>
        <translation>Impossibile scrivere %1: %2</translation>
    </message>
    <message id="app.replay.cannot_read">
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 = a file, %2 = why</extracomment>
        <translation>Impossibile leggere %1: %2</translation>
    </message>
    <message id="app.replay.verified" numerus="yes">
        <source>Verified: %n event(s)</source>
        <extracomment>%n = number of events</extracomment>
        <translation>
            <numerusform>Verificato: %n evento</numerusform>
            <numerusform>Verificati: %n eventi</numerusform>
        </translation>
    </message>
    <message id="app.replay.unruled">
        <source>The rules of this game, or this version of them, are not built in: what happened is shown, but not what a side could see</source>
        <translation>Le regole di questo gioco, o questa loro versione, non sono incluse: si vede ciò che è accaduto, ma non ciò che uno schieramento poteva vedere</translation>
    </message>
    <message id="app.replay.difference">
        <source>Event %1: %2</source>
        <extracomment>%1 = number of an event, %2 = what is not as it should be</extracomment>
        <translation>Evento %1: %2</translation>
    </message>
    <message id="app.replay.figure.on_map">
        <source>Steps on the map</source>
        <translation>Step sulla mappa</translation>
    </message>
    <message id="app.replay.figure.units_lost">
        <source>Units lost</source>
        <translation>Unità perse</translation>
    </message>
    <message id="app.replay.figure.unsupplied">
        <source>Steps out of supply</source>
        <translation>Step fuori rifornimento</translation>
    </message>
    <message id="app.replay.find">
        <source>Find</source>
        <translation>Cerca</translation>
    </message>
    <message id="app.replay.history.none">
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message id="app.replay.layer.history">
        <source>History</source>
        <extracomment>What happened before, laid over the map: trails, fronts</extracomment>
        <translation>Storia</translation>
    </message>
    <message id="app.replay.history.trails">
        <source>Last moves</source>
        <extracomment>How many of the last moves are drawn</extracomment>
        <translation>Ultimi movimenti</translation>
    </message>
    <message id="app.replay.history.heat">
        <source>Heat</source>
        <extracomment>Hexes are tinted: the more happened there, the redder</extracomment>
        <translation>Calore</translation>
    </message>
    <message id="app.replay.history.heat_combat">
        <source>Combat</source>
        <translation>Combattimento</translation>
    </message>
    <message id="app.replay.history.heat_movement">
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message id="app.replay.history.heat_both">
        <source>Both</source>
        <translation>Entrambi</translation>
    </message>
    <message id="app.replay.history.fronts">
        <source>Front line</source>
        <translation>Linea del fronte</translation>
    </message>
    <message id="app.replay.pause.combats">
        <source>Combats</source>
        <translation>Combattimenti</translation>
    </message>
    <message id="app.replay.pause.objectives">
        <source>Objectives</source>
        <translation>Obiettivi</translation>
    </message>
    <message id="app.replay.pause.notes">
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message id="app.replay.pause.phases">
        <source>Phases</source>
        <translation>Fasi</translation>
    </message>
    <message id="app.replay.pause.turns">
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message id="app.replay.pause_at">
        <source>Pause at…</source>
        <extracomment>Playing rests there: combats, turns …</extracomment>
        <translation>Pausa a…</translation>
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
            <numerusform>%n annullamento</numerusform>
            <numerusform>%n annullamenti</numerusform>
        </translation>
    </message>
    <message id="app.replay.withdrawn">
        <source>This was taken back.</source>
        <translation>Questo è stato annullato.</translation>
    </message>
    <message id="app.replay.back_to_game">
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message id="app.replay.taken_back_at" numerus="yes">
        <source>After %1: %n command(s)</source>
        <extracomment>Where it was and how many commands; %1 = place in the story (&quot;3.14&quot;), %n = number of commands</extracomment>
        <translation>
            <numerusform>Dopo %1: %n comando</numerusform>
            <numerusform>Dopo %1: %n comandi</numerusform>
        </translation>
    </message>
    <message id="app.replay.note_drawn">
        <source>Drawn on the map</source>
        <extracomment>A note without words: arrows and marks on the map</extracomment>
        <translation>Disegnata sulla mappa</translation>
    </message>
    <message id="app.replay.how_to_draw">
        <source>The right mouse button draws: a click marks a hex, a drag makes an arrow; with Shift red, with Ctrl blue, with Alt yellow.</source>
        <translation>Il tasto destro del mouse disegna: un clic segna un esagono, un trascinamento fa una freccia; con Maiusc rossa, con Ctrl blu, con Alt gialla.</translation>
    </message>
    <message id="app.export.percent">
        <source>%1%</source>
        <oldsource>%1 %</oldsource>
        <extracomment>How much is done</extracomment>
        <translation>%1%</translation>
    </message>
    <message id="app.export.first">
        <source>First</source>
        <translation>Primo</translation>
    </message>
    <message id="app.export.last">
        <source>Last</source>
        <translation>Ultimo</translation>
    </message>
    <message id="app.export.about.png">
        <source>The map with its counters as the board shows them now, as a PNG picture.</source>
        <translation>La mappa con le pedine come si vede ora, in un’immagine PNG.</translation>
    </message>
    <message id="app.export.about.position">
        <source>Where everything lies now, as a text from which a game can be begun. The same in every language.</source>
        <translation>Dove si trova ora ogni cosa, in un testo da cui si può cominciare una partita. Uguale in ogni lingua.</translation>
    </message>
    <message id="app.export.about.webp">
        <source>The game as an animated WebP picture, which every browser plays.</source>
        <translation>La partita in un’immagine WebP animata, che ogni browser mostra.</translation>
    </message>
    <message id="app.export.about.log">
        <source>The story line by line, with the notes, as plain text.</source>
        <translation>Il racconto riga per riga, con le note, in testo semplice.</translation>
    </message>
    <message id="app.export.about.json">
        <source>Everything the diary has, as JSON. The same in every language.</source>
        <translation>Tutto ciò che il diario contiene, in JSON. Uguale in ogni lingua.</translation>
    </message>
    <message id="app.export.about.report">
        <source>After-action report: forces, a map of every turn, the decisive combats, the story, charts and dice.</source>
        <translation>Rapporto sulla partita: forze, una mappa per turno, i combattimenti decisivi, il racconto, grafici e dadi.</translation>
    </message>
    <message id="app.export.hidden">
        <source>This file hides nothing: it is made for whoever looks at everything.</source>
        <translation>Questo file non nasconde nulla: è destinato a chi vede tutto.</translation>
    </message>
    <message id="app.export.width">
        <source>Width</source>
        <translation>Larghezza</translation>
    </message>
    <message id="app.export.pixels">
        <source>pixels</source>
        <translation>pixel</translation>
    </message>
    <message id="app.export.range">
        <source>Range</source>
        <translation>Parte</translation>
    </message>
    <message id="app.export.whole">
        <source>Whole game</source>
        <translation>Tutta la partita</translation>
    </message>
    <message id="app.export.turns">
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message id="app.export.to_here">
        <source>Up to here</source>
        <translation>Fin qui</translation>
    </message>
    <message id="app.export.stride">
        <source>A picture per</source>
        <translation>Un’immagine per</translation>
    </message>
    <message id="app.export.words">
        <source>Title and caption</source>
        <translation>Titolo e didascalia</translation>
    </message>
    <message id="app.export.copy">
        <source>Copy to the clipboard</source>
        <translation>Copia negli appunti</translation>
    </message>
    <message id="app.export">
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message id="app.export.title">
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message id="app.export.kind.png">
        <source>Picture of the position</source>
        <translation>Immagine della posizione</translation>
    </message>
    <message id="app.export.kind.position">
        <source>Position as text</source>
        <translation>Posizione in testo</translation>
    </message>
    <message id="app.export.kind.webp">
        <source>Animation</source>
        <translation>Animazione</translation>
    </message>
    <message id="app.export.kind.log">
        <source>Log to read</source>
        <translation>Registro da leggere</translation>
    </message>
    <message id="app.export.kind.json">
        <source>Record for programs</source>
        <translation>Dati per programmi</translation>
    </message>
    <message id="app.export.kind.html">
        <source>Report for browsers</source>
        <translation>Rapporto per browser</translation>
    </message>
    <message id="app.export.kind.pdf">
        <source>Report to print</source>
        <translation>Rapporto da stampare</translation>
    </message>
    <message id="app.export.kinds">
        <source>Kind of file</source>
        <translation>Tipo di file</translation>
    </message>
    <message id="app.export.file">
        <source>File</source>
        <translation>File</translation>
    </message>
    <message id="app.export.choose_file">
        <source>Choose the file…</source>
        <translation>Scegli il file…</translation>
    </message>
    <message id="app.export.busy">
        <source>Something else is being exported just now.</source>
        <translation>Si sta già esportando altro.</translation>
    </message>
    <message id="app.export.replaces">
        <source>This file exists and will be replaced.</source>
        <translation>Questo file esiste e sarà sostituito.</translation>
    </message>
    <message id="app.export.replace">
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message id="app.export.copied">
        <source>The position is on the clipboard.</source>
        <translation>La posizione è negli appunti.</translation>
    </message>
    <message id="app.export.done">
        <source>“%1” is written.</source>
        <extracomment>%1 = name of a file</extracomment>
        <translation>«%1» è scritto.</translation>
    </message>
    <message id="app.export.show_folder">
        <source>Show in folder</source>
        <translation>Mostra nella cartella</translation>
    </message>
    <message id="app.export.stop">
        <source>Stop exporting</source>
        <translation>Interrompi l’esportazione</translation>
    </message>
    <message id="app.compare.beside">
        <source>Side by side</source>
        <translation>Fianco a fianco</translation>
    </message>
    <message id="app.compare.one">
        <source>Only one board</source>
        <translation>Una sola mappa</translation>
    </message>
    <message id="app.compare.action">
        <source>Compare with another game or branch…</source>
        <translation>Confronta con un’altra partita o un ramo…</translation>
    </message>
    <message id="app.compare.action_beside">
        <source>Two boards side by side</source>
        <translation>Due mappe fianco a fianco</translation>
    </message>
    <message id="app.compare.lines">
        <source>What differs</source>
        <translation>Ciò che differisce</translation>
    </message>
    <message id="app.compare.hidden">
        <source>A comparison tells everything: it is shown to whoever looks at everything.</source>
        <translation>Un confronto dice tutto: si mostra solo a chi vede tutto.</translation>
    </message>
    <message id="app.compare.other">
        <source>Another game…</source>
        <translation>Un’altra partita…</translation>
    </message>
    <message id="app.compare.drop">
        <source>or drop one here</source>
        <translation>o trascinane una qui</translation>
    </message>
    <message id="app.compare.busy">
        <source>Comparing…</source>
        <translation>Confronto in corso…</translation>
    </message>
    <message id="app.compare.count">
        <source>What differs: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Ciò che differisce: %1</translation>
    </message>
    <message id="app.compare">
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message id="app.compare.watch">
        <source>Watch this branch</source>
        <translation>Guarda questo ramo</translation>
    </message>
    <message id="app.compare.with">
        <source>Compare with what is watched</source>
        <translation>Confronta con ciò che si guarda</translation>
    </message>
    <message id="app.compare.ends">
        <source>It ends here</source>
        <translation>Finisce qui</translation>
    </message>
    <message id="app.compare.untold">
        <source>Nothing is told here</source>
        <translation>Qui non si racconta nulla</translation>
    </message>
    <message id="app.compare.stop">
        <source>Stop comparing</source>
        <translation>Chiudi il confronto</translation>
    </message>
    <message id="app.compare.go">
        <source>Go there</source>
        <translation>Vai lì</translation>
    </message>
    <message id="app.compare.ended">
        <source>How both ended</source>
        <translation>Come sono finite</translation>
    </message>
    <message id="app.compare.other_game">
        <source>This is another game, another scenario or another version of the package: there is nothing to compare.</source>
        <translation>È un altro gioco, un altro scenario o un’altra versione del pacchetto: non c’è nulla da confrontare.</translation>
    </message>
    <message id="app.compare.same">
        <source>Both tell the same, from the first event to the last.</source>
        <translation>Entrambe raccontano lo stesso, dal primo evento all’ultimo.</translation>
    </message>
    <message id="app.compare.parting.command">
        <source>They part at event %1: something else is decided.</source>
        <extracomment>%1 = number of an event</extracomment>
        <translation>Si separano all’evento %1: si decide altro.</translation>
    </message>
    <message id="app.compare.parting.event">
        <source>They part at event %1: the same is decided, and something else comes of it.</source>
        <extracomment>%1 = number of an event</extracomment>
        <translation>Si separano all’evento %1: si decide lo stesso, e ne segue altro.</translation>
    </message>
    <message id="app.compare.parting.end">
        <source>They are the same up to event %1, where one of them ends.</source>
        <extracomment>%1 = number of an event</extracomment>
        <translation>Sono uguali fino all’evento %1, dove una delle due finisce.</translation>
    </message>
    <message id="app.rules.detail">
        <source>rules</source>
        <extracomment>What the window shows beside the name of a game</extracomment>
        <translation>regole</translation>
    </message>
    <message id="app.action.rules">
        <source>&amp;Read the rules</source>
        <translation>&amp;Leggi le regole</translation>
    </message>
    <message id="app.menu.rules">
        <source>R&amp;ules</source>
        <translation>Re&amp;gole</translation>
    </message>
    <message id="app.rules.section">
        <source>%1 %2</source>
        <extracomment>Read aloud. %1 = number of a section of the rulebook, %2 = its title</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message id="app.action.rules_back">
        <source>Section shown &amp;before</source>
        <translation>Sezione vista &amp;prima</translation>
    </message>
    <message id="app.action.rules_forward">
        <source>Section shown &amp;after</source>
        <translation>Sezione vista &amp;dopo</translation>
    </message>
    <message id="app.action.rules_find">
        <source>&amp;Find in the rules</source>
        <translation>&amp;Cerca nelle regole</translation>
    </message>
    <message id="app.rules.rulings">
        <source>Rulings on this section</source>
        <translation>Interpretazioni di questa sezione</translation>
    </message>
    <message id="app.rules.see_also">
        <source>See also</source>
        <translation>Vedi anche</translation>
    </message>
    <message id="app.rules.contents">
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message id="app.rules.nothing_found">
        <source>Nothing fits. All words must occur in a section.</source>
        <translation>Non si trova nulla. Tutte le parole devono stare in una sezione.</translation>
    </message>
    <message id="app.rules.to_game">
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message id="app.rules.to_replay">
        <source>Back to the replay</source>
        <translation>Torna al replay</translation>
    </message>
    <message id="app.rules.leave">
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message id="app.rules.find">
        <source>Find in the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message id="app.rules.hits" numerus="yes">
        <source>%n found</source>
        <extracomment>Sections of the rules in which all the words occur</extracomment>
        <translation>
            <numerusform>%n trovata</numerusform>
            <numerusform>%n trovate</numerusform>
        </translation>
    </message>
    <message id="app.rules.game">
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message id="app.rules.text">
        <source>Text</source>
        <extracomment>Before the languages in which the rules can be read</extracomment>
        <translation>Testo</translation>
    </message>
    <message id="app.rules.language">
        <source>Language of the rules</source>
        <translation>Lingua delle regole</translation>
    </message>
    <message id="app.rules.read_last">
        <source>Marked: where the table was read last in this game.</source>
        <translation>Evidenziato: dove la tabella è stata letta per ultima in questa partita.</translation>
    </message>
    <message id="app.rules.by_code">
        <source>the program sees to it</source>
        <extracomment>Who sees to it that a rule is kept</extracomment>
        <translation>ci pensa il programma</translation>
    </message>
    <message id="app.rules.by_setup">
        <source>in map, counters and set-up</source>
        <extracomment>Who sees to it that a rule is kept</extracomment>
        <translation>nella mappa, nelle pedine e nel piazzamento</translation>
    </message>
    <message id="app.rules.by_players">
        <source>for the players to read</source>
        <extracomment>Who sees to it that a rule is kept</extracomment>
        <translation>da leggere per i giocatori</translation>
    </message>
    <message id="app.rules.page">
        <source>page %1</source>
        <extracomment>%1 = page of the printed rulebook</extracomment>
        <translation>pagina %1</translation>
    </message>
    <message id="app.rules.only_in">
        <source>only in %1</source>
        <extracomment>A text is not there in the language wanted; %1 = the language it is in, by its own name</extracomment>
        <translation>solo in %1</translation>
    </message>
    <message id="app.rules.example">
        <source>Example</source>
        <translation>Esempio</translation>
    </message>
    <message id="app.rules.optional">
        <source>optional</source>
        <extracomment>A rule that players may use or not</extracomment>
        <translation>facoltativa</translation>
    </message>
    <message id="app.rules.default">
        <source>default</source>
        <extracomment>The answer that holds unless the players agree otherwise</extracomment>
        <translation>consueta</translation>
    </message>
    <message id="app.rules.in_this_game">
        <source>in this game</source>
        <translation>in questa partita</translation>
    </message>
    <message id="app.rules.package">
        <source>%1, package %2</source>
        <extracomment>%1 = title of a game, %2 = version of its package</extracomment>
        <translation>%1, pacchetto %2</translation>
    </message>
    <message id="app.rules.sections" numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n sezione</numerusform>
            <numerusform>%n sezioni</numerusform>
        </translation>
    </message>
    <message id="app.rules.ruling_count" numerus="yes">
        <source>%n ruling(s)</source>
        <extracomment>Doubtful rules and options of a game</extracomment>
        <translation>
            <numerusform>%n interpretazione</numerusform>
            <numerusform>%n interpretazioni</numerusform>
        </translation>
    </message>
    <message id="app.rules.back_hint">
        <source>previous section</source>
        <extracomment>Beside the key that leads to the section shown before</extracomment>
        <translation>sezione precedente</translation>
    </message>
    <message id="app.page.rules">
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message id="app.rules.none">
        <source>There is no game whose rules could be read.</source>
        <translation>Non c’è nessun gioco di cui si possano leggere le regole.</translation>
    </message>
    <message id="app.rules.no_cards">
        <source>This game has no rule cards: only the titles of its rulebook are known.</source>
        <translation>Questo gioco non ha schede delle regole: si conoscono solo i titoli del regolamento.</translation>
    </message>
</context>
</TS>
