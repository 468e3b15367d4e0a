<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name></name>
    <message id="app.about.what_it_is">
        <source>Plays, edits and replays hex-and-counter wargames with every rule enforced.</source>
        <translation>Per giocare, modificare e rivedere wargame a esagoni e pedine, con tutte le regole applicate.</translation>
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
        <source>%1, %2: the key “%3” appears twice in one object</source>
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
    <message id="core.fault.index_outside">
        <source>The game’s package and its rules do not fit together: something is needed that is not there</source>
        <translation>Il pacchetto del gioco e le sue regole non vanno d’accordo: serve qualcosa che non c’è</translation>
    </message>
    <message id="core.fault.memory">
        <source>There is not enough memory for this game</source>
        <translation>La memoria non basta per questa partita</translation>
    </message>
    <message id="core.fault.cannot_go_on">
        <source>The game’s package and its rules do not fit together, so the game cannot go on: %1</source>
        <extracomment>%1 = why, a clause (core.unfit)</extracomment>
        <translation>Il pacchetto del gioco e le sue regole non vanno d’accordo, quindi la partita non può continuare: %1</translation>
    </message>
    <message id="core.unfit.division">
        <source>a number would have to be divided by zero</source>
        <translation>bisognerebbe dividere un numero per zero</translation>
    </message>
    <message id="core.unfit.cost">
        <source>a movement cost is below 0 or far too high</source>
        <translation>un costo di movimento è minore di 0 o di gran lunga troppo alto</translation>
    </message>
    <message id="core.unfit.hex">
        <source>a hex is needed that the map does not have</source>
        <translation>serve un esagono che la mappa non ha</translation>
    </message>
    <message id="core.unfit.die">
        <source>a die without faces would have to be rolled</source>
        <translation>bisognerebbe tirare un dado senza facce</translation>
    </message>
    <message id="core.unfit.values">
        <source>a decision lacks a value that it needs</source>
        <translation>a una decisione manca un valore che le serve</translation>
    </message>
    <message id="core.unfit.event">
        <source>something would happen that is impossible in this position</source>
        <translation>succederebbe qualcosa di impossibile in questa posizione</translation>
    </message>
    <message id="core.unfit.circle">
        <source>the sequence of play runs in a circle</source>
        <translation>la sequenza di gioco gira in tondo</translation>
    </message>
    <message id="core.unfit.nothing">
        <source>no side has anything to decide, and the game is not over</source>
        <translation>nessuno schieramento ha qualcosa da decidere e la partita non è finita</translation>
    </message>
    <message id="core.unfit.offer">
        <source>a command is offered that the rules then refuse</source>
        <translation>viene offerto un comando che poi le regole rifiutano</translation>
    </message>
    <message id="core.unfit.size">
        <source>the map is too large</source>
        <translation>la mappa è troppo grande</translation>
    </message>
    <message id="core.unfit.shape">
        <source>a value is not of the kind that the rules read</source>
        <translation>un valore non è del tipo che le regole leggono</translation>
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
        <source>%1 is missing: this is not a game package</source>
        <extracomment>%1 = the file that makes a folder a package</extracomment>
        <translation>Manca %1: questo non è un pacchetto di gioco</translation>
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
        <translation>un elenco</translation>
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
        <translation>%1 e il terreno circostante, %2 esagoni, non sono raggiungibili dal resto della terraferma</translation>
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
        <translation>«%1» non ha un nome da mostrare</translation>
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
    <message id="kit.finding.ruling_without_text">
        <source>The ruling “%1” is about section %2, whose text is not in the rulebook at hand</source>
        <extracomment>%1 = ruling, %2 = section</extracomment>
        <translation>L’interpretazione «%1» riguarda la sezione %2, il cui testo manca nel regolamento disponibile</translation>
    </message>
    <message id="play.refuse.over">
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message id="play.refuse.owner">
        <source>It is not for the %1 to decide now</source>
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
        <source>Roll or draw for “%2” and enter the result (how many: %3, each from 1 to %1)</source>
        <extracomment>%1 = the highest number there is, %2 = what is rolled or drawn for, %3 = how many dice</extracomment>
        <translation>Tira o pesca per «%2» e indica il risultato (quanti: %3, ciascuno da 1 a %1)</translation>
    </message>
    <message id="play.refuse.dice_impossible">
        <source>%3 cannot be the result for “%2”: it goes from 1 to %1</source>
        <extracomment>%1 = the highest number there is, %2 = what is rolled or drawn for, %3 = the number that was entered</extracomment>
        <translation>%3 non può essere il risultato per «%2»: va da 1 a %1</translation>
    </message>
    <message id="play.refuse.dice_surplus" numerus="yes">
        <source>%n result(s) too many: no more is rolled. Nothing has been done</source>
        <extracomment>%n = how many results were entered although nothing was left to be rolled</extracomment>
        <translation>
            <numerusform>%n risultato di troppo: non si tira altro. Non è stato fatto nulla</numerusform>
            <numerusform>%n risultati di troppo: non si tira altro. Non è stato fatto nulla</numerusform>
        </translation>
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
        <source>The package “%1” does not fit its rules: in its list “%2”, “%3” must be number %4</source>
        <extracomment>%1 = package, %2 = key of a list in package.json, %3 = the name the rules need, %4 = its place</extracomment>
        <translation>Il pacchetto «%1» non corrisponde alle sue regole: nel suo elenco «%2», «%3» deve stare al posto numero %4</translation>
    </message>
    <message id="play.fault.markers_missing">
        <source>%1, %2: the suggested set-up takes more markers “%3” of value %4 from “%5” than the scenario puts there</source>
        <extracomment>%1 = file, %2 = JSON pointer, %3 = marker, %4 = its value, %5 = box</extracomment>
        <translation>%1, %2: il piazzamento suggerito prende da «%5» più segnalini «%3» di valore %4 di quanti lo scenario ne metta lì</translation>
    </message>
    <message id="play.fault.not_set_up">
        <source>%1, %2: the scenario does not bring the counter “%3” of the suggested set-up</source>
        <extracomment>%1 = file, %2 = JSON pointer, %3 = counter</extracomment>
        <translation>%1, %2: lo scenario non porta la pedina «%3» del piazzamento suggerito</translation>
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
    <message id="play.fault.position_of_one_side">
        <source>This position was written as one side sees it: what that side may not know is missing, so no game can begin from it</source>
        <translation>Questa posizione è scritta come la vede uno schieramento: manca ciò che quello schieramento non può sapere, quindi nessuna partita può iniziare da qui</translation>
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
        <translation>Il seme dei dadi non corrisponde all’impegno preso all’inizio</translation>
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
        <translation>%1: la pagina %2 non è la continuazione delle pagine precedenti</translation>
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
        <translation>%1: una pagina o i dati del gioco supererebbero i %2 byte consentiti</translation>
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
        <translation>Esagono senza schermo: per giocare wargame a esagoni e pedine con tutte le regole applicate</translation>
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
        <source>option=choice: an option or a ruling that is not left at its default; may be repeated</source>
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
    <message id="cli.help.only_game">
        <source>Only this game</source>
        <translation>Solo questo gioco</translation>
    </message>
    <message id="cli.help.all_options">
        <source>Lists options with a single choice, too</source>
        <translation>Elenca anche le opzioni a scelta unica</translation>
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
        <source>Checks every command against the rules again and names the first difference</source>
        <translation>Riesamina ogni comando secondo le regole e indica la prima differenza</translation>
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
    <message id="cli.help.offer_unit">
        <source>Only what this unit may do: its id or its name; several with commas between them</source>
        <translation>Solo ciò che può fare questa unità: il suo id o il suo nome; più d’una separate da virgole</translation>
    </message>
    <message id="cli.help.offer_verb">
        <source>Only this verb: move, attack …</source>
        <translation>Solo questo verbo: move, attack …</translation>
    </message>
    <message id="cli.help.offer_hex">
        <source>Only what is about this hex: by units that stand there, or with it as target or goal</source>
        <translation>Solo ciò che riguarda questo esagono: delle unità che vi si trovano, o con l’esagono come bersaglio o meta</translation>
    </message>
    <message id="cli.help.all_offers">
        <source>Everything: every offer, every target with its cost, every reason why not</source>
        <translation>Tutto: ogni offerta, ogni bersaglio con il suo costo, ogni motivo per cui no</translation>
    </message>
    <message id="cli.help.log">
        <source>Shows what happened</source>
        <translation>Mostra che cosa è successo</translation>
    </message>
    <message id="cli.help.position">
        <source>Writes the position down, for “new --position”</source>
        <translation>Scrive la posizione, per «new --position»</translation>
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
        <source>Works out what a command may lead to</source>
        <translation>Calcola i possibili esiti di un comando</translation>
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
        <source>Who plays: random, greedy, ai:quick, ai:normal or ai:patient; one for all sides or one per side, like ai:quick,random</source>
        <translation>Chi gioca: random, greedy, ai:quick, ai:normal o ai:patient; uno per tutti gli schieramenti o uno per schieramento, come ai:quick,random</translation>
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
    <message id="cli.help.rulings">
        <source>Which rulings and options are played: standard, or random: drawn for every game from its seed, except those of --option</source>
        <translation>Con quali interpretazioni e opzioni si gioca: standard (le predefinite) o random (a caso per ogni partita, dal suo seme, tranne quelle di --option)</translation>
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
    <message id="cli.fault.no_unit">
        <source>There is no unit “%1” in this game</source>
        <extracomment>%1 = what was asked for</extracomment>
        <translation>In questo gioco non c’è nessuna unità «%1»</translation>
    </message>
    <message id="cli.fault.no_hex">
        <source>There is no hex “%1” on this map</source>
        <extracomment>%1 = what was asked for</extracomment>
        <translation>Su questa mappa non c’è nessun esagono «%1»</translation>
    </message>
    <message id="cli.fault.no_verb">
        <source>“%1” is no verb of this decision; its verbs are: %2</source>
        <extracomment>%1 = what was asked for, %2 = list of verbs</extracomment>
        <translation>«%1» non è un verbo di questa decisione; i suoi verbi sono: %2</translation>
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
        <source>This protocol does not know “%1”</source>
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
        <source>Option %1 = %2 (default: %3): %4</source>
        <extracomment>%1 = id, %2 = choices, %3 = the standard choice, %4 = the question</extracomment>
        <translation>Opzione %1 = %2 (predefinita: %3): %4</translation>
    </message>
    <message id="cli.games.more_options" numerus="yes">
        <source>%n option(s) with a single choice: --all lists them too</source>
        <extracomment>%n = number of options</extracomment>
        <translation>
            <numerusform>%n opzione a scelta unica: --all la elenca</numerusform>
            <numerusform>%n opzioni a scelta unica: --all elenca anche queste</numerusform>
        </translation>
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
    <message id="cli.state.back_up">
        <source>back up</source>
        <translation>retro in vista</translation>
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
            <numerusform>%2, %n pedina sulla mappa:</numerusform>
            <numerusform>%2, %n pedine sulla mappa:</numerusform>
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
        <translation>%1, ora %2</translation>
    </message>
    <message id="cli.state.off_map">
        <source>Off the map:</source>
        <translation>Fuori mappa:</translation>
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
            <numerusform>%2: %n pedina</numerusform>
            <numerusform>%2: %n pedine</numerusform>
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
    <message id="cli.offers.blocked_likewise">
        <source>not %1: %2; likewise %3</source>
        <extracomment>%1 = target, %2 = why not, %3 = other targets for which it is the same</extracomment>
        <translation>non %1: %2; lo stesso vale per %3</translation>
    </message>
    <message id="cli.offers.ways">
        <source>hexes, with MP: %1</source>
        <extracomment>%1 = list of hexes, each with what the way to it costs</extracomment>
        <translation>esagoni, con i MP: %1</translation>
    </message>
    <message id="cli.offers.reach" numerus="yes">
        <source>%n hex(es)</source>
        <extracomment>%n = number of hexes</extracomment>
        <translation>
            <numerusform>%n esagono</numerusform>
            <numerusform>%n esagoni</numerusform>
        </translation>
    </message>
    <message id="cli.offers.reach_for" numerus="yes">
        <source>%n hex(es) for %2 MP</source>
        <extracomment>%n = number of hexes, %2 = what each costs</extracomment>
        <translation>
            <numerusform>%n esagono per %2 MP</numerusform>
            <numerusform>%n esagoni per %2 MP</numerusform>
        </translation>
    </message>
    <message id="cli.offers.reach_from_to" numerus="yes">
        <source>%n hex(es) for %2 to %3 MP</source>
        <extracomment>%n = number of hexes, %2 = what the nearest costs, %3 = what the farthest costs</extracomment>
        <translation>
            <numerusform>%n esagono per %2–%3 MP</numerusform>
            <numerusform>%n esagoni per %2–%3 MP</numerusform>
        </translation>
    </message>
    <message id="cli.offers.up_to">
        <source>%1 (up to %2)</source>
        <extracomment>%1 = unit, %2 = the most it can take</extracomment>
        <translation>%1 (al massimo %2)</translation>
    </message>
    <message id="cli.offers.and_more" numerus="yes">
        <source>%2 … and %n more</source>
        <extracomment>%n = how many more there are, %2 = list</extracomment>
        <translation>
            <numerusform>%2 … e %n altro</numerusform>
            <numerusform>%2 … e altri %n</numerusform>
        </translation>
    </message>
    <message id="cli.offers.group" numerus="yes">
        <source>%2 · %n offer(s), choices: %3</source>
        <extracomment>%n = number of offers, %2 = verb, %3 = number of choices in all</extracomment>
        <translation>
            <numerusform>%2 · %n offerta, scelte: %3</numerusform>
            <numerusform>%2 · %n offerte, scelte: %3</numerusform>
        </translation>
    </message>
    <message id="cli.offers.group_named" numerus="yes">
        <source>%2 · %3 · %n offer(s), choices: %4</source>
        <extracomment>%n = number of offers, %2 = what they are: &quot;Move a unit&quot;, %3 = verb, %4 = number of choices in all</extracomment>
        <translation>
            <numerusform>%2 · %3 · %n offerta, scelte: %4</numerusform>
            <numerusform>%2 · %3 · %n offerte, scelte: %4</numerusform>
        </translation>
    </message>
    <message id="cli.offers.units">
        <source>units: %1</source>
        <extracomment>%1 = list of units</extracomment>
        <translation>unità: %1</translation>
    </message>
    <message id="cli.offers.hexes">
        <source>hexes: %1</source>
        <extracomment>%1 = list of hexes</extracomment>
        <translation>esagoni: %1</translation>
    </message>
    <message id="cli.offers.example">
        <source>for example: %1</source>
        <extracomment>%1 = command</extracomment>
        <translation>per esempio: %1</translation>
    </message>
    <message id="cli.offers.costs">
        <source>costs: %1</source>
        <extracomment>%1 = list</extracomment>
        <translation>costa: %1</translation>
    </message>
    <message id="cli.offers.more">
        <source>More: --unit UNIT, --verb VERB, --hex HEX; with every target and every reason: --all</source>
        <extracomment>Do not translate what begins with two dashes</extracomment>
        <translation>Di più: --unit UNITÀ, --verb VERBO, --hex ESAGONO; con tutti i bersagli e tutti i motivi: --all</translation>
    </message>
    <message id="cli.offers.none">
        <source>Nothing of the kind is offered</source>
        <translation>Non è offerto nulla del genere</translation>
    </message>
    <message id="cli.cost.way">
        <source>%1 MP</source>
        <extracomment>%1 = number</extracomment>
        <translation>%1 MP</translation>
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
        <translation>La partita è finita</translation>
    </message>
    <message id="cli.play.legal">
        <source>Legal</source>
        <translation>Legale</translation>
    </message>
    <message id="cli.play.legal_costs">
        <source>Legal. Costs: %1</source>
        <extracomment>%1 = what it costs</extracomment>
        <translation>Legale. Costa: %1</translation>
    </message>
    <message id="cli.play.refused">
        <source>Refused: %1</source>
        <extracomment>%1 = why</extracomment>
        <translation>Rifiutato: %1</translation>
    </message>
    <message id="cli.play.no_preview">
        <source>There is nothing to work out beforehand</source>
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
    <message id="cli.selfplay.rulings">
        <source>It was played with these rulings: %1</source>
        <extracomment>%1 = rulings and options with their choices, A17=second fog=off</extracomment>
        <translation>È stata giocata con queste interpretazioni: %1</translation>
    </message>
    <message id="cli.help.csv">
        <source>A table of the games, one line each; if left out, none is written</source>
        <translation>Una tabella delle partite, una riga ciascuna; se manca, non se ne scrive nessuna</translation>
    </message>
    <message id="cli.help.jobs">
        <source>How many games are played at the same time</source>
        <translation>Quante partite si giocano allo stesso tempo</translation>
    </message>
    <message id="cli.fault.table_not_written">
        <source>The table “%1” cannot be written</source>
        <extracomment>%1 = file</extracomment>
        <translation>La tabella «%1» non può essere scritta</translation>
    </message>
    <message id="cli.selfplay.share">
        <source>%1 (%2): won %3 %, 95 % interval %4 to %5 %; points on average %6</source>
        <extracomment>%1 = side, %2 = its player, %3 = share of games won, %4 and %5 = its 95 % interval, %6 = points</extracomment>
        <translation>%1 (%2): vinte %3 %, intervallo al 95 % da %4 a %5 %; punti in media %6</translation>
    </message>
    <message id="cli.selfplay.length">
        <source>On average a game has %1 commands and %2 dice; six-sided dice show %3</source>
        <extracomment>%1 = commands, %2 = dice, %3 = what six-sided dice showed, all per game on average</extracomment>
        <translation>In media una partita ha %1 ordini e %2 dadi; i dadi a sei facce mostrano %3</translation>
    </message>
    <message id="ai.reason.victory">
        <source>End of the game</source>
        <translation>Fine della partita</translation>
    </message>
    <message id="ai.reason.points">
        <source>Victory points</source>
        <translation>Punti vittoria</translation>
    </message>
    <message id="ai.reason.steps">
        <source>Losses, own and inflicted</source>
        <translation>Perdite, proprie e inflitte</translation>
    </message>
    <message id="ai.reason.influence">
        <source>Strength around the objectives</source>
        <translation>Forza intorno agli obiettivi</translation>
    </message>
    <message id="ai.reason.pressure">
        <source>Enemies that can be attacked</source>
        <translation>Nemici che si possono attaccare</translation>
    </message>
    <message id="ai.reason.danger">
        <source>Own units that can be attacked</source>
        <translation>Unità proprie che possono essere attaccate</translation>
    </message>
    <message id="ai.reason.supply">
        <source>Supply</source>
        <translation>Rifornimento</translation>
    </message>
    <message id="ai.reason.beyond">
        <source>Particulars of this game</source>
        <translation>Particolarità di questo gioco</translation>
    </message>
    <message id="cli.law.nobody_decides">
        <source>Nobody has to decide, and the game is not over</source>
        <translation>Nessuno deve decidere, e la partita non è finita</translation>
    </message>
    <message id="cli.law.no_offer">
        <source>%1: the decision “%2” is due, but nothing is offered</source>
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
        <translation>La posizione scritta non ricompone lo stesso tavolo</translation>
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
        <translation>l’identificativo di un messaggio con al massimo 9 argomenti</translation>
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
        <source>%1 goes beyond DSG 2: it is eliminated</source>
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
    <message id="santander.offer.place_cover">
        <source>Place %1 to cover front hex %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>Piazza %1 a copertura dell’esagono del fronte %2</translation>
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
        <translation>Ritirata verso</translation>
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
        <translation>%1 può supportare solo combattimenti che coinvolgono unità di terra degli Spagnoli Nazionalisti</translation>
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
    <message id="santander.refuse.basque_sector">
        <source>%1 must be within three hexes of hexrow XX18: %2 Basque brigades are elsewhere already</source>
        <extracomment>%1 = unit, %2 = how many</extracomment>
        <translation>%1 deve stare entro tre esagoni dalla fila XX18: altrove ci sono già %2 brigate basche</translation>
    </message>
    <message id="santander.refuse.basque_hq">
        <source>%1 is a Basque HQ and must be set up within three hexes of hexrow XX18</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 è un HQ basco e deve essere schierato entro tre esagoni dalla fila XX18</translation>
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
    <message id="santander.note.surrender">
        <source>%1 would surrender: it would be out of supply with DSG 2</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 si arrenderebbe: sarebbe fuori rifornimento con DSG 2</translation>
    </message>
    <message id="santander.note.no_combat">
        <source>No combat: nobody would be left to fight it</source>
        <translation>Nessun combattimento: non resterebbe chi lo combatta</translation>
    </message>
    <message id="santander.note.no_advance">
        <source>Even with hex %1 empty, none of these units may advance into it</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Anche se l’esagono %1 fosse vuoto, nessuna di queste unità potrebbe avanzarvi</translation>
    </message>
    <message id="santander.note.overstack">
        <source>Hex %1 would be overstacked (%2 SP, limit %3), attack and defence factors halved</source>
        <extracomment>%1 = hex, %2 = SP, %3 = limit</extracomment>
        <translation>L’esagono %1 sarebbe in overstacking (%2 SP, limite %3): i fattori di attacco e di difesa vi sarebbero dimezzati</translation>
    </message>
    <message id="santander.note.air_combat">
        <source>Air combat comes first: an air unit that is shot down does not bombard</source>
        <translation>Prima c’è il combattimento aereo: un’unità aerea abbattuta non bombarda</translation>
    </message>
    <message id="santander.log.nobody_advances">
        <source>No unit may advance into hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessuna unità può avanzare nell’esagono %1</translation>
    </message>
    <message id="santander.log.morale_no_advance">
        <source>After their morale roll the attackers may not advance</source>
        <translation>Dopo il tiro sul morale gli attaccanti non possono avanzare</translation>
    </message>
    <message id="santander.log.overstacked">
        <source>Hex %1 is overstacked (%2 SP, limit %3): attack and defence factors in it are halved</source>
        <extracomment>%1 = hex, %2 = SP, %3 = limit</extracomment>
        <translation>L’esagono %1 è in overstacking (%2 SP, limite %3): i fattori di attacco e di difesa vi sono dimezzati</translation>
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
        <translation>Unità successiva che può agire</translation>
    </message>
    <message id="app.play.previous_unit">
        <source>Previous unit that can act</source>
        <translation>Unità precedente che può agire</translation>
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
    <message id="app.map.heights_too_large">
        <source>The map is drawn without its relief: %1 has %2 × %3 dots, and %4 is the most either may be</source>
        <extracomment>%1 = a file, %2 and %3 = its width and height in dots, %4 = the most either may be</extracomment>
        <translation>La mappa è disegnata senza rilievo: %1 ha %2 × %3 punti, e il massimo in larghezza e in altezza è %4</translation>
    </message>
    <message id="app.map.heights_unreadable">
        <source>The map is drawn without its relief: %1 is not a picture, or it is damaged</source>
        <extracomment>%1 = a file</extracomment>
        <translation>La mappa è disegnata senza rilievo: %1 non è un’immagine, o è danneggiata</translation>
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
        <translation>Prossimo esagono scoperto</translation>
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
        <source>Choose a hex or a unit to learn why it is not possible now. Esc to leave.</source>
        <translation>Scegli un esagono o un’unità per sapere perché ora non è possibile. Esc per uscire.</translation>
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
        <source>More about %1</source>
        <extracomment>Read aloud. %1 = title of a game</extracomment>
        <translation>Altro su %1</translation>
    </message>
    <message id="app.new.section">
        <source>§ %1</source>
        <extracomment>A section of the rulebook</extracomment>
        <translation>§ %1</translation>
    </message>
    <message id="app.new.usual">
        <source>%1 (default)</source>
        <extracomment>An answer to a question about the rules: %1 = the answer, which is the usual one</extracomment>
        <translation>%1 (predefinita)</translation>
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
        <source>No game has been begun yet. Choose a scenario; everything you play is saved automatically.</source>
        <translation>Non hai ancora cominciato nessuna partita. Scegli uno scenario qui sopra; tutto ciò che giochi si salva da sé.</translation>
    </message>
    <message id="app.library.show_all" numerus="yes">
        <source>Show all %n saved game(s)</source>
        <translation>
            <numerusform>Mostra %n partita salvata</numerusform>
            <numerusform>Mostra tutte le %n partite salvate</numerusform>
        </translation>
    </message>
    <message id="app.play.draw">
        <source>A draw</source>
        <extracomment>Title while the players tell what they drew from a cup</extracomment>
        <translation>Un’estrazione</translation>
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
        <source>Exact chances</source>
        <translation>Esito esatto</translation>
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
        <source>Import a saved game, a packed game or corrections</source>
        <oldsource>Import a saved game</oldsource>
        <translation>Importa una partita salvata, un gioco impacchettato o correzioni</translation>
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
        <translation>prossimo esagono scoperto</translation>
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
        <source>Over to: %1</source>
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
        <source>Pick it up from the map again</source>
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
        <source>Original key</source>
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
        <translation>I colori della tavolozza sicura si distinguono anche in caso di daltonismo. Segni e forme sono gli stessi in entrambe.</translation>
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
        <source>Two-minute tour</source>
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
        <translation>Prima ci si accorda sulla partita, poi si comincia. Ogni mossa si registra subito; non c’è nulla da salvare.</translation>
    </message>
    <message id="app.new.first_dice">
        <source>Before the first decision</source>
        <translation>Prima della prima decisione</translation>
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
        <source>Persons share this screen; their names are shown when it changes hands. The computer and other programs know only what their side may see.</source>
        <translation>Le persone condividono questo schermo; i nomi appaiono quando passa di mano. Il computer e gli altri programmi sanno solo ciò che il loro schieramento può vedere.</translation>
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
        <translation>Tiriamo dadi veri e inseriamo il risultato</translation>
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
        <source>%n question(s), default answer</source>
        <translation>
            <numerusform>%n domanda, risposta predefinita</numerusform>
            <numerusform>%n domande, risposte predefinite</numerusform>
        </translation>
    </message>
    <message id="app.new.find_ruling">
        <source>Find a section or a word</source>
        <translation>Cerca una sezione o una parola</translation>
    </message>
    <message id="app.new.as_usual">
        <source>All defaults</source>
        <translation>Tutte predefinite</translation>
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
        <source>Changes take effect at once and are kept.</source>
        <translation>Ogni modifica ha effetto subito e viene conservata.</translation>
    </message>
    <message id="app.settings.looks">
        <source>Language and colours</source>
        <translation>Lingua e colori</translation>
    </message>
    <message id="app.settings.language_note">
        <source>Texts of the program and of the games, as far as a game is translated.</source>
        <translation>Testi del programma e dei giochi, nella misura in cui un gioco è tradotto.</translation>
    </message>
    <message id="app.theme.system">
        <source>Same as system</source>
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
        <translation>Gli elementi appaiono al loro posto invece di spostarvisi.</translation>
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
        <source>Where only one answer is possible, it is given for you and noted in the log.</source>
        <translation>Dove è possibile una sola risposta, viene data al posto tuo e compare nel registro.</translation>
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
        <source>Allows a view in which nothing is hidden, for learning and for solitaire play.</source>
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
        <source>Restore all defaults</source>
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
        <translation>Impossibile conservare le partite in %1: non si può scrivere nella cartella. Indica a Esagono un’altra cartella con --data-dir, o cambia i permessi di questa.</translation>
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
        <translation>Non è stato possibile rinominare «%1»: non si può scrivere nella sua cartella.</translation>
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
        <source>The settings in %1 cannot be read. Esagono starts with the defaults and keeps no changes.</source>
        <extracomment>%1 = file</extracomment>
        <translation>Impossibile leggere le impostazioni in %1. Esagono parte con quelle predefinite e non conserva le modifiche.</translation>
    </message>
    <message id="app.settings.damaged_stays">
        <source>The settings in %1 are damaged and cannot be moved aside. Esagono starts with the defaults and keeps no changes.</source>
        <extracomment>%1 = file</extracomment>
        <translation>Le impostazioni in %1 sono danneggiate e non si possono mettere da parte. Esagono parte con quelle predefinite e non conserva le modifiche.</translation>
    </message>
    <message id="app.settings.damaged">
        <source>The settings were damaged. Esagono starts with the defaults; the old file is kept as %1.</source>
        <extracomment>%1 = the file that is kept</extracomment>
        <translation>Le impostazioni erano danneggiate. Esagono parte con quelle predefinite; il vecchio file è conservato come %1.</translation>
    </message>
    <message id="app.settings.unwritable">
        <source>The settings cannot be written to %1. Changes last only until you quit Esagono.</source>
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
    <message id="app.board.entry_of">
        <source>Entry: %1</source>
        <extracomment>In the legend of a map: arrows where reinforcements enter. %1 = a side</extracomment>
        <translation>Ingresso: %1</translation>
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
        <source>%1 · choose the hex where it ends, or press Esc</source>
        <extracomment>%1 = what is being done: &quot;Move 1° Rgt LIT&quot;</extracomment>
        <translation>%1 · scegli l’esagono d’arrivo, o premi Esc</translation>
    </message>
    <message id="app.play.prompt.hexes">
        <source>%1 · choose a hex, or press Esc</source>
        <extracomment>%1 = what is being done</extracomment>
        <translation>%1 · scegli un esagono, o premi Esc</translation>
    </message>
    <message id="app.play.prompt.units" numerus="yes">
        <source>%1 · %n unit(s) chosen; choose, then confirm</source>
        <extracomment>%1 = what is being done, %n = how many are chosen</extracomment>
        <translation>
            <numerusform>%1 · %n unità scelta; scegli, poi conferma</numerusform>
            <numerusform>%1 · %n unità scelte; scegli, poi conferma</numerusform>
        </translation>
    </message>
    <message id="app.play.prompt.allocation" numerus="yes">
        <source>%1 · %n left to share out</source>
        <extracomment>%1 = what is being done, %n = how much is left to share out</extracomment>
        <translation>
            <numerusform>%1 · ne resta %n da assegnare</numerusform>
            <numerusform>%1 · ne restano %n da assegnare</numerusform>
        </translation>
    </message>
    <message id="app.play.prompt.choose">
        <source>%1 · choose, then confirm</source>
        <extracomment>%1 = what is being done</extracomment>
        <translation>%1 · scegli, poi conferma</translation>
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
        <source>reachable for %1 MP</source>
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
        <translation>ancora scoperto</translation>
    </message>
    <message id="app.play.prompt.curtain">
        <source>%1: it is your turn to decide</source>
        <extracomment>%1 = a player or side</extracomment>
        <translation>%1: ora la decisione spetta a te</translation>
    </message>
    <message id="app.play.prompt.other">
        <source>To decide: %1</source>
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
        <source>Nothing that is asked for now can be chosen there</source>
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
        <translation>Scegli l’unità che entra ora nell’esagono %1: quella che non trova posto è eliminata</translation>
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
        <source>Pick units up again</source>
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
        <translation>Attraverso il fiume nell’esagono %1</translation>
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
        <source>There is nothing on the map to pick up again</source>
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
    <message id="play.story.shift">
        <source>%2: column shift %1</source>
        <extracomment>%1 = an amount with its sign, %2 = what it comes from</extracomment>
        <translation>%2: spostamento di colonna %1</translation>
    </message>
    <message id="play.story.modifier">
        <source>%2: die modifier %1</source>
        <extracomment>%1 = an amount with its sign, %2 = what it comes from</extracomment>
        <translation>%2: modificatore al dado %1</translation>
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
    <message id="play.tally.part_way">
        <source>Cost in MP</source>
        <translation>Costo in MP</translation>
    </message>
    <message id="play.tally.way">
        <source>the path</source>
        <translation>il percorso</translation>
    </message>
    <message id="play.tally.stock">
        <source>%1 after this</source>
        <extracomment>%1 = the points that are spent: &quot;Axis PA&quot;</extracomment>
        <translation>%1 dopo questo comando</translation>
    </message>
    <message id="play.tally.before">
        <source>before</source>
        <translation>prima</translation>
    </message>
    <message id="play.tally.by_this">
        <source>this command</source>
        <translation>questo comando</translation>
    </message>
    <message id="cli.help.export">
        <source>Writes a game into a file: as a log to read, as data for programs, or as a position</source>
        <translation>Scrive una partita in un file: come registro da leggere, come dati per programmi o come posizione</translation>
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
        <translation>Scrive le note di una partita, da sole; oppure le legge da un file di questo tipo</translation>
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
        <translation>Confronta due partite, o due rami di una: dove si dividono, e la situazione turno per turno</translation>
    </message>
    <message id="cli.help.other_file">
        <source>The other diary; if left out, the same one</source>
        <translation>L’altro diario; se manca, lo stesso</translation>
    </message>
    <message id="cli.help.branch">
        <source>The number of a branch; 0, the game as it was begun, if left out</source>
        <translation>Il numero di un ramo; se manca, 0: la partita originaria</translation>
    </message>
    <message id="cli.help.other_branch">
        <source>Likewise, of the other diary</source>
        <translation>Lo stesso, per l’altro diario</translation>
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
        <translation>Si separano al comando %1: evento %2 della prima, evento %3 della seconda</translation>
    </message>
    <message id="replay.fault.other_game">
        <source>These notes belong to another game, or to another course of this one</source>
        <translation>Queste note sono state scritte per un’altra partita, o per un altro svolgimento di questa</translation>
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
        <source>The picture is too large: at most 16,384 pixels each way, and 100 million in all</source>
        <translation>L’immagine è troppo grande: al massimo 16.384 pixel per lato e 100 milioni in tutto</translation>
    </message>
    <message id="app.share.fault.memory">
        <source>There is not enough memory for this picture</source>
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
        <source>Every doubtful rule is read in the default way.</source>
        <translation>Ogni regola dubbia è interpretata nel modo predefinito.</translation>
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
        <translation>Creato da Esagono %1 a partire dal diario della partita</translation>
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
        <source>&amp;Forward</source>
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
        <translation>Usa la tastiera sulla mappa</translation>
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
        <translation>☆ obiettivo che passa di mano</translation>
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
        <translation>Non coincide</translation>
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
        <source>Figures reveal everything: they are shown only in the view “Everything”.</source>
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
        <source>The right mouse button draws: a click marks a hex, a drag makes an arrow. Shift: red, Ctrl: blue, Alt: yellow.</source>
        <translation>Il tasto destro del mouse disegna: un clic segna un esagono, trascinando si traccia una freccia; con Maiusc rossa, con Ctrl blu, con Alt gialla.</translation>
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
        <translation>La partita in un’immagine WebP animata, che qualsiasi browser riproduce.</translation>
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
        <source>This file hides nothing: it is made only in the view “Everything”.</source>
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
        <translation>Questo file esiste già e sarà sostituito.</translation>
    </message>
    <message id="app.export.replace">
        <source>Replace</source>
        <oldsource>Write the file</oldsource>
        <translation>Sostituisci</translation>
    </message>
    <message id="app.export.copied">
        <source>The position is on the clipboard.</source>
        <translation>La posizione è negli appunti.</translation>
    </message>
    <message id="app.export.done">
        <source>“%1” is written.</source>
        <extracomment>%1 = name of a file</extracomment>
        <translation>«%1» è stato scritto.</translation>
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
        <translation>Differenze</translation>
    </message>
    <message id="app.compare.hidden">
        <source>A comparison reveals everything: it is shown only in the view “Everything”.</source>
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
        <translation>Differenze: %1</translation>
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
        <translation>Confronta con ciò che stai guardando</translation>
    </message>
    <message id="app.compare.ends">
        <source>It ends here</source>
        <translation>Finisce qui</translation>
    </message>
    <message id="app.compare.untold">
        <source>Nothing is told here</source>
        <translation>Qui non c’è nulla da raccontare</translation>
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
        <translation>Si separano all’evento %1: la decisione è diversa.</translation>
    </message>
    <message id="app.compare.parting.event">
        <source>They part at event %1: the same is decided, and something else comes of it.</source>
        <extracomment>%1 = number of an event</extracomment>
        <translation>Si separano all’evento %1: la decisione è la stessa, il seguito è diverso.</translation>
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
        <source>Nothing found. All words must occur in the same section.</source>
        <translation>Nessun risultato. Tutte le parole devono trovarsi nella stessa sezione.</translation>
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
        <translation>Evidenziata: l’ultima lettura della tabella in questa partita.</translation>
    </message>
    <message id="app.rules.by_code">
        <source>the program sees to it</source>
        <extracomment>Who sees to it that a rule is kept</extracomment>
        <translation>la applica il programma</translation>
    </message>
    <message id="app.rules.by_setup">
        <source>in map, counters and set-up</source>
        <extracomment>Who sees to it that a rule is kept</extracomment>
        <translation>nella mappa, nelle pedine e nel piazzamento</translation>
    </message>
    <message id="app.rules.by_players">
        <source>for the players to read</source>
        <extracomment>Who sees to it that a rule is kept</extracomment>
        <translation>lettura per i giocatori</translation>
    </message>
    <message id="app.rules.missing">
        <source>not in the rulebook we have</source>
        <extracomment>Who sees to it that a rule is kept: nobody can</extracomment>
        <translation>manca nel regolamento che abbiamo</translation>
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
        <translation>opzionale</translation>
    </message>
    <message id="app.rules.default">
        <source>default</source>
        <extracomment>The answer that holds unless the players agree otherwise</extracomment>
        <translation>predefinita</translation>
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
    <message id="app.settings.language_half">
        <source>The texts of Qt are not installed in this language: file dialogs and names of keys stay English.</source>
        <extracomment>Qt is the library the program is built with</extracomment>
        <translation>I testi di Qt non sono installati in questa lingua: le finestre dei file e i nomi dei tasti restano in inglese.</translation>
    </message>
    <message id="app.rules.board">
        <source>The example on the map</source>
        <extracomment>A part of the map on which an example of the rules is laid out</extracomment>
        <translation>L’esempio sulla mappa</translation>
    </message>
    <message id="app.rules.doubt_editions">
        <source>editions differ</source>
        <extracomment>Why a rule is doubtful</extracomment>
        <translation>edizioni discordanti</translation>
    </message>
    <message id="app.rules.doubt_silent">
        <source>not in the rulebooks</source>
        <extracomment>Why a rule is doubtful</extracomment>
        <translation>assente dai regolamenti</translation>
    </message>
    <message id="app.rules.doubt_unclear">
        <source>unclear wording</source>
        <extracomment>Why a rule is doubtful</extracomment>
        <translation>testo poco chiaro</translation>
    </message>
    <message id="app.library.partly_in">
        <source>partly in %1</source>
        <extracomment>A game is not wholly translated; %1 = the language the rest of it is in, by its own name</extracomment>
        <translation>in parte in %1</translation>
    </message>
    <message id="cli.help.pack">
        <source>Puts a package into one file, to share it</source>
        <translation>Mette un pacchetto in un solo file, da condividere</translation>
    </message>
    <message id="cli.help.unpack">
        <source>Puts the package of such a file into a new folder</source>
        <translation>Estrae in una nuova cartella il pacchetto di un file .esapack</translation>
    </message>
    <message id="cli.help.pack_file">
        <source>A package in one file (*.esapack)</source>
        <translation>Un pacchetto in un file (*.esapack)</translation>
    </message>
    <message id="cli.help.new_folder">
        <source>The folder to be made; it must not exist</source>
        <translation>La cartella da creare; non deve esistere</translation>
    </message>
    <message id="cli.help.scans">
        <source>Packs the author’s scans as well</source>
        <translation>Include anche le scansioni dell’autore</translation>
    </message>
    <message id="cli.packed">
        <source>%1 files packed into %2 (%3 bytes)</source>
        <extracomment>%1 = how many files, %2 = the file they were put into, %3 = its bytes</extracomment>
        <translation>%1 file impacchettati in %2 (%3 byte)</translation>
    </message>
    <message id="cli.picture_missing">
        <source>The picture %1 is named but missing; it is not packed</source>
        <extracomment>%1 = picture</extracomment>
        <translation>L’immagine %1 è nominata ma manca; non viene inclusa</translation>
    </message>
    <message id="cli.scan_left_out">
        <source>The scan %1 stays here</source>
        <extracomment>%1 = picture</extracomment>
        <translation>La scansione %1 resta qui</translation>
    </message>
    <message id="cli.unpacked">
        <source>“%1”, release %2, unpacked into %3</source>
        <extracomment>%1 = title of a game, %2 = its release, %3 = folder</extracomment>
        <translation>«%1», versione %2, estratto in %3</translation>
    </message>
    <message id="pack.fault.foreign">
        <source>%1 is not a packed game</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 non è un gioco impacchettato</translation>
    </message>
    <message id="pack.fault.damaged">
        <source>%1 is damaged: %2</source>
        <extracomment>%1 = file, %2 = the zip library&apos;s own words</extracomment>
        <translation>%1 è danneggiato: %2</translation>
    </message>
    <message id="pack.fault.uneven">
        <source>%1 is damaged, or it carries something before, between or after its files</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 è danneggiato, oppure contiene altro prima, in mezzo o dopo i suoi file</translation>
    </message>
    <message id="pack.fault.too_large">
        <source>%1 is larger than the allowed %2 bytes</source>
        <extracomment>%1 = file, %2 = the limit in bytes</extracomment>
        <translation>%1 supera i %2 byte consentiti</translation>
    </message>
    <message id="pack.fault.too_many">
        <source>%1 holds %2 files; allowed are %3</source>
        <extracomment>%1 = file, %2 = how many files it holds, %3 = the limit</extracomment>
        <translation>%1 contiene %2 file; ne sono consentiti %3</translation>
    </message>
    <message id="pack.fault.total_too_large">
        <source>Unpacked, %1 would be larger than the allowed %2 bytes</source>
        <extracomment>%1 = file, %2 = the limit in bytes</extracomment>
        <translation>Una volta estratto, %1 supererebbe i %2 byte consentiti</translation>
    </message>
    <message id="pack.fault.entry_too_large">
        <source>%1: unpacked, %2 would be larger than the allowed %3 bytes</source>
        <extracomment>%1 = file, %2 = file inside it, %3 = the limit in bytes</extracomment>
        <translation>%1: una volta estratto, %2 supererebbe i %3 byte consentiti</translation>
    </message>
    <message id="pack.fault.too_tight">
        <source>%1: %2 unpacks to more than %3 times its size, as booby traps do; it is not unpacked</source>
        <extracomment>%1 = file, %2 = file inside it, %3 = how many times</extracomment>
        <translation>%1: %2 è compresso più di %3 volte, come i file trappola; non viene estratto</translation>
    </message>
    <message id="pack.fault.wrong_length">
        <source>%1: %2 is not as long as it says</source>
        <extracomment>%1 = file, %2 = file inside it</extracomment>
        <translation>%1: %2 non è lungo quanto dice</translation>
    </message>
    <message id="pack.fault.bad_name">
        <source>%1: no file of a package may be called “%2”: %3</source>
        <extracomment>%1 = file, %2 = name of a file inside it, %3 = the reason</extracomment>
        <translation>%1: nessun file di un pacchetto può chiamarsi «%2»: %3</translation>
    </message>
    <message id="pack.fault.names_clash">
        <source>%1: “%2” and “%3” would be one file on many systems</source>
        <extracomment>%1 = file, %2 and %3 = names of files inside it</extracomment>
        <translation>%1: «%2» e «%3» sarebbero un solo file su molti sistemi</translation>
    </message>
    <message id="pack.fault.not_regular">
        <source>%1: %2 is a link, a folder or a device, not an ordinary file</source>
        <extracomment>%1 = file, %2 = file inside it</extracomment>
        <translation>%1: %2 è un collegamento, una cartella o un dispositivo, non un file ordinario</translation>
    </message>
    <message id="pack.fault.encrypted">
        <source>%1: %2 is encrypted</source>
        <extracomment>%1 = file, %2 = file inside it</extracomment>
        <translation>%1: %2 è cifrato</translation>
    </message>
    <message id="pack.fault.method">
        <source>%1: %2 is packed in a way that is not used for packages</source>
        <extracomment>%1 = file, %2 = file inside it</extracomment>
        <translation>%1: %2 è compresso in un modo che i pacchetti non usano</translation>
    </message>
    <message id="pack.fault.wrong_content">
        <source>%1: %2 is not what its name says</source>
        <extracomment>%1 = file, %2 = file inside it</extracomment>
        <translation>%1: %2 non è ciò che dice il suo nome</translation>
    </message>
    <message id="pack.fault.picture_too_large">
        <source>%1: the picture %2 is too large: %3 × %4 pixels</source>
        <extracomment>%1 = file, %2 = picture inside it, %3 = width, %4 = height</extracomment>
        <translation>%1: l’immagine %2 è troppo grande: %3 × %4 pixel</translation>
    </message>
    <message id="pack.fault.target_exists">
        <source>%1 exists already; nothing was unpacked</source>
        <extracomment>%1 = folder</extracomment>
        <translation>%1 esiste già; non è stato estratto nulla</translation>
    </message>
    <message id="pack.name.length">
        <source>it is empty, or too long</source>
        <translation>è vuoto o troppo lungo</translation>
    </message>
    <message id="pack.name.leads_out">
        <source>it leads out of the package’s folder</source>
        <translation>porta fuori dalla cartella del pacchetto</translation>
    </message>
    <message id="pack.name.letters">
        <source>only letters without accents, digits and _ - . are allowed</source>
        <translation>sono consentite solo lettere senza accenti, cifre e _ - .</translation>
    </message>
    <message id="pack.name.folders">
        <source>a folder inside a folder is not allowed, nor a dot in its name</source>
        <translation>non è consentita una cartella dentro un’altra, né un punto nel suo nome</translation>
    </message>
    <message id="pack.name.dots">
        <source>it begins or ends with a dot</source>
        <translation>comincia o finisce con un punto</translation>
    </message>
    <message id="pack.name.device">
        <source>some systems use this name for a device</source>
        <translation>alcuni sistemi chiamano così un dispositivo</translation>
    </message>
    <message id="pack.name.ending">
        <source>packages hold only .json, .md, .png, .jpg, .jpeg and .webp</source>
        <translation>i pacchetti contengono solo .json, .md, .png, .jpg, .jpeg e .webp</translation>
    </message>
    <message id="cli.help.corrections">
        <source>A file of corrections (*.esafix) to lay over the package; may be repeated</source>
        <translation>Un file di correzioni (*.esafix) da applicare al pacchetto; si può ripetere</translation>
    </message>
    <message id="editor.calibration.too_few">
        <source>Point at %1 hexes or more</source>
        <extracomment>%1 = how many are needed</extracomment>
        <translation>Indica almeno %1 esagoni</translation>
    </message>
    <message id="editor.calibration.hex_twice">
        <source>%1 is pointed at twice</source>
        <extracomment>%1 = hex number</extracomment>
        <translation>%1 è indicato due volte</translation>
    </message>
    <message id="editor.calibration.spot_twice">
        <source>%1 and %2 are pointed at in the same spot</source>
        <extracomment>%1 and %2 = hex numbers</extracomment>
        <translation>%1 e %2 sono indicati nello stesso punto</translation>
    </message>
    <message id="editor.calibration.in_line">
        <source>The hexes lie in one line; point at another one off that line</source>
        <translation>Gli esagoni sono tutti su una linea; indicane un altro più discosto</translation>
    </message>
    <message id="editor.calibration.hopeless">
        <source>These hexes and spots do not go together; is the orientation or the numbering of the grid right?</source>
        <translation>Questi esagoni e questi punti non concordano; l’orientamento e la numerazione della griglia sono giusti?</translation>
    </message>
    <message id="editor.chart.cell_empty">
        <source>In the chart “%1” the cell at %2, %3 is empty</source>
        <extracomment>%1 = chart, %2 = row, %3 = column</extracomment>
        <translation>Nella tabella «%1» la cella %2, %3 è vuota</translation>
    </message>
    <message id="editor.chart.against_odds">
        <source>In the chart “%1”, row %2, better odds bring worse losses: %5 at %3, %6 at %4</source>
        <extracomment>%1 = chart, %2 = row, %3 and %4 = columns, %5 and %6 = their codes</extracomment>
        <translation>Nella tabella «%1», riga %2, un rapporto migliore porta perdite maggiori: %5 a %3, %6 a %4</translation>
    </message>
    <message id="editor.chart.against_dice">
        <source>In the chart “%1”, column %2, the losses do not follow the dice: %5 at %3, %6 at %4</source>
        <extracomment>%1 = chart, %2 = column, %3 and %4 = rows, %5 and %6 = their codes</extracomment>
        <translation>Nella tabella «%1», colonna %2, l’andamento delle perdite si inverte: %5 a %3, %6 a %4</translation>
    </message>
    <message id="editor.chart.code_unexplained">
        <source>The legend of the chart “%1” does not explain “%2”</source>
        <extracomment>%1 = chart, %2 = code</extracomment>
        <translation>La legenda della tabella «%1» non spiega «%2»</translation>
    </message>
    <message id="editor.chart.code_unused">
        <source>The legend of the chart “%1” explains “%2”, which is in no cell</source>
        <extracomment>%1 = chart, %2 = code</extracomment>
        <translation>La legenda della tabella «%1» spiega «%2», che non compare in nessuna cella</translation>
    </message>
    <message id="editor.chart.for_reading">
        <source>The chart “%1” is for reading only: changing it has no effect on the rules</source>
        <extracomment>%1 = chart</extracomment>
        <translation>La tabella «%1» è solo da leggere: modificarla non ha effetto sulle regole</translation>
    </message>
    <message id="editor.chart.line_for_reading">
        <source>In the chart “%1” what stands at “%2” is for reading only: changing it has no effect on the rules</source>
        <extracomment>%1 = chart, %2 = column or row</extracomment>
        <translation>Nella tabella «%1» quanto sta a «%2» è solo da leggere: modificarlo non ha effetto sulle regole</translation>
    </message>
    <message id="editor.playtest.dead_end">
        <source>%1: a decision is due (%2), but nothing is possible</source>
        <extracomment>%1 = side, %2 = what it has to decide</extracomment>
        <translation>%1 deve decidere (%2) e non può fare nulla</translation>
    </message>
    <message id="editor.playtest.refused">
        <source>Something that was offered is refused by %1</source>
        <extracomment>%1 = section of the rules that refuses it</extracomment>
        <translation>%1 rifiuta qualcosa che era stato offerto</translation>
    </message>
    <message id="editor.playtest.endless">
        <source>The game was not over after %1 commands</source>
        <extracomment>%1 = how many commands</extracomment>
        <translation>La partita non era finita dopo %1 comandi</translation>
    </message>
    <message id="kit.corrections.foreign">
        <source>The corrections “%1” were written for the game “%2”, not for “%3”</source>
        <extracomment>%1 = id of the corrections, %2 = game they were written for, %3 = game at hand</extracomment>
        <translation>Le correzioni «%1» sono scritte per il gioco «%2», non per «%3»</translation>
    </message>
    <message id="kit.corrections.no_place">
        <source>The corrections “%1” put something right at %2, which this package does not have</source>
        <extracomment>%1 = id of the corrections, %2 = file and place in it</extracomment>
        <translation>Le correzioni «%1» correggono qualcosa in %2, che questo pacchetto non ha</translation>
    </message>
    <message id="kit.corrections.stale">
        <source>The corrections “%1” no longer fit: at %2 they expect %3, and find %4</source>
        <extracomment>%1 = id of the corrections, %2 = file and place in it, %3 = what stood there, %4 = what stands there</extracomment>
        <translation>Le correzioni «%1» non sono più adatte: in %2 si aspettano %3 e trovano %4</translation>
    </message>
    <message id="kit.corrections.contested">
        <source>The corrections “%1” and “%2” contradict each other at %3</source>
        <extracomment>%1 and %2 = ids of two corrections, %3 = file and place in it</extracomment>
        <translation>Le correzioni «%1» e «%2» si contraddicono in %3</translation>
    </message>
    <message id="kit.corrections.with">
        <source>With the corrections “%1”</source>
        <extracomment>%1 = name of the corrections</extracomment>
        <translation>Con le correzioni «%1»</translation>
    </message>
    <message id="kit.corrections.unknown_key">
        <source>%1, %2: this key is not known</source>
        <extracomment>%1 = file, %2 = place in it</extracomment>
        <translation>%1, %2: voce sconosciuta</translation>
    </message>
    <message id="kit.expected.correctable_place">
        <source>a place whose value may be put right</source>
        <translation>un punto il cui valore si può correggere</translation>
    </message>
    <message id="kit.expected.another_now">
        <source>a value to be put right, and another in its place</source>
        <translation>un valore da correggere, e un altro al suo posto</translation>
    </message>
    <message id="app.editor.detail">
        <source>editor</source>
        <extracomment>What the window shows beside the name of a package</extracomment>
        <translation>editor</translation>
    </message>
    <message id="app.editor.counters">
        <source>Counters</source>
        <translation>Pedine</translation>
    </message>
    <message id="app.action.editor_undo">
        <source>&amp;Undo: %1</source>
        <extracomment>%1 = what is undone: &quot;Paint hills&quot;</extracomment>
        <translation>&amp;Annulla: %1</translation>
    </message>
    <message id="app.action.editor_undo_nothing">
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message id="app.action.editor_redo">
        <source>&amp;Redo: %1</source>
        <extracomment>%1 = what is done again: &quot;Paint hills&quot;</extracomment>
        <translation>&amp;Ripeti: %1</translation>
    </message>
    <message id="app.action.editor_redo_nothing">
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message id="app.action.editor_save">
        <source>&amp;Save the package</source>
        <translation>&amp;Salva il pacchetto</translation>
    </message>
    <message id="app.editor.pages">
        <source>What is edited</source>
        <translation>Che cosa si modifica</translation>
    </message>
    <message id="app.editor.map">
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message id="app.editor.tables">
        <source>Tables</source>
        <translation>Tabelle</translation>
    </message>
    <message id="app.editor.scenarios">
        <source>Scenarios</source>
        <translation>Scenari</translation>
    </message>
    <message id="app.editor.texts">
        <source>Texts</source>
        <translation>Testi</translation>
    </message>
    <message id="app.editor.undo">
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message id="app.editor.redo">
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message id="app.editor.check">
        <source>Check</source>
        <translation>Controlla</translation>
    </message>
    <message id="app.editor.playtest">
        <source>Playtest</source>
        <translation>Prova</translation>
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
        <translation>&amp;Modifica il pacchetto di questo gioco</translation>
    </message>
    <message id="app.editor.edit.name_copy">
        <source>Name the copy</source>
        <extracomment>What the menu undoes: the package got an id and a title of its own</extracomment>
        <translation>Dai un nome alla copia</translation>
    </message>
    <message id="editor.fault.no_such_place">
        <source>%1 has nothing at %2 that could be changed</source>
        <extracomment>%1 = file, %2 = JSON pointer</extracomment>
        <translation>%1 non ha nulla in %2 che si possa modificare</translation>
    </message>
    <message id="editor.fault.recovery_malformed">
        <source>This recovery file cannot be read: %1</source>
        <extracomment>%1 = what is wrong with it</extracomment>
        <translation>Impossibile leggere questo file di recupero: %1</translation>
    </message>
    <message id="editor.fault.recovery_newer">
        <source>This recovery file is written in version %1 of its format; this program reads versions up to %2</source>
        <extracomment>%1 = version of the file, %2 = newest version this program reads</extracomment>
        <translation>Questo file di recupero è scritto nella versione %1 del suo formato; questo programma legge le versioni fino alla %2</translation>
    </message>
    <message id="editor.fault.folder_taken">
        <source>%1 already holds something; a new package needs a folder of its own</source>
        <extracomment>%1 = folder</extracomment>
        <translation>%1 contiene già qualcosa; un nuovo pacchetto ha bisogno di una cartella propria</translation>
    </message>
    <message id="app.editor.counter.front">
        <source>Values, front</source>
        <extracomment>Heading: the numbers on the front of a counter</extracomment>
        <translation>Valori, fronte</translation>
    </message>
    <message id="app.editor.counter.other_face">
        <source>Values, face %1</source>
        <extracomment>Heading: the numbers on another face. %1 = its number</extracomment>
        <translation>Valori, lato %1</translation>
    </message>
    <message id="app.editor.counter.face_name">
        <source>Name of the face</source>
        <extracomment>What a face of a counter is called: reduced, used</extracomment>
        <translation>Nome del lato</translation>
    </message>
    <message id="app.editor.counter.remove_face">
        <source>Remove this face</source>
        <translation>Togli questo lato</translation>
    </message>
    <message id="app.editor.counter.new">
        <source>New</source>
        <translation>Nuova</translation>
    </message>
    <message id="app.editor.counter.duplicate">
        <source>Duplicate</source>
        <translation>Duplica</translation>
    </message>
    <message id="app.editor.counter.remove">
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message id="app.action.counter_export">
        <source>Counters to a spreadsheet (CSV)…</source>
        <translation>Pedine in un foglio di calcolo (CSV)…</translation>
    </message>
    <message id="app.action.counter_import">
        <source>Counters from a spreadsheet (CSV)…</source>
        <translation>Pedine da un foglio di calcolo (CSV)…</translation>
    </message>
    <message id="app.editor.counter.status">
        <source>Counter %1 of %2 · %3 with reconstructed values</source>
        <extracomment>%1 = number of the counter shown, %2 = how many there are, %3 = how many have reconstructed values</extracomment>
        <translation>Pedina %1 di %2 · %3 con valori ricostruiti</translation>
    </message>
    <message id="app.editor.counter.keys">
        <source>previous, next counter</source>
        <extracomment>What the keys beside it do</extracomment>
        <translation>pedina precedente, successiva</translation>
    </message>
    <message id="app.action.counter_previous">
        <source>Previous counter</source>
        <translation>Pedina precedente</translation>
    </message>
    <message id="app.action.counter_next">
        <source>Next counter</source>
        <translation>Pedina successiva</translation>
    </message>
    <message id="app.action.counter_find">
        <source>Find a counter</source>
        <translation>Cerca una pedina</translation>
    </message>
    <message id="app.action.counter_add">
        <source>New counter</source>
        <translation>Nuova pedina</translation>
    </message>
    <message id="app.action.counter_duplicate">
        <source>Duplicate the counter</source>
        <translation>Duplica la pedina</translation>
    </message>
    <message id="app.action.counter_remove">
        <source>Remove the counter</source>
        <translation>Togli la pedina</translation>
    </message>
    <message id="app.editor.counter.reconstructed_values">
        <source>reconstructed values</source>
        <translation>valori ricostruiti</translation>
    </message>
    <message id="app.editor.counter.together" numerus="yes">
        <source>%n counter(s) are changed together</source>
        <translation>
            <numerusform>%n pedina modificata</numerusform>
            <numerusform>%n pedine modificate insieme</numerusform>
        </translation>
    </message>
    <message id="app.editor.counter.used_in" numerus="yes">
        <source>%1 · used in %n scenario(s)</source>
        <extracomment>%1 = id of a counter</extracomment>
        <translation>
            <numerusform>%1 · usata in %n scenario</numerusform>
            <numerusform>%1 · usata in %n scenari</numerusform>
        </translation>
    </message>
    <message id="app.editor.counter.identity">
        <source>Identity</source>
        <extracomment>Heading: name, side, type of a counter</extracomment>
        <translation>Identità</translation>
    </message>
    <message id="app.editor.counter.name">
        <source>Short name</source>
        <extracomment>What is printed on a counter</extracomment>
        <translation>Nome breve</translation>
    </message>
    <message id="app.editor.counter.side">
        <source>Side</source>
        <translation>Schieramento</translation>
    </message>
    <message id="app.editor.counter.flags">
        <source>Signs</source>
        <extracomment>Signs a counter bears or not: motorised, independent</extracomment>
        <translation>Indicatori</translation>
    </message>
    <message id="app.editor.counter.add_face">
        <source>New face</source>
        <translation>Nuovo lato</translation>
    </message>
    <message id="app.editor.counter.source">
        <source>Source</source>
        <extracomment>Heading: where the values of a counter come from</extracomment>
        <translation>Fonte</translation>
    </message>
    <message id="app.editor.counter.no_source">
        <source>No source is given for this counter.</source>
        <translation>Di questa pedina non è indicata la fonte.</translation>
    </message>
    <message id="app.editor.counter.whole">
        <source>the whole counter</source>
        <translation>tutta la pedina</translation>
    </message>
    <message id="app.editor.counter.same_formation">
        <source>Same formation</source>
        <extracomment>Heading: the other counters of a division</extracomment>
        <translation>Stessa formazione</translation>
    </message>
    <message id="app.editor.counter.copy_to_all" numerus="yes">
        <source>Copy values to all %n</source>
        <extracomment>Gives the values of this counter to all of its formation</extracomment>
        <translation>
            <numerusform>Copia i valori a %n</numerusform>
            <numerusform>Copia i valori a tutte le %n</numerusform>
        </translation>
    </message>
    <message id="app.editor.table.at">
        <source>%1 at %2</source>
        <extracomment>%1 = heading of the row, %2 = of the column</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message id="app.editor.table.cell">
        <source>Cell</source>
        <translation>Cella</translation>
    </message>
    <message id="app.editor.table.help">
        <source>Type into any cell, or press Enter. Arrows move, Shift chooses a block, Ctrl+D fills down.</source>
        <translation>Scrivi in una cella o premi Invio. Con le frecce ti sposti, con Maiusc scegli un blocco, Ctrl+D riempie verso il basso.</translation>
    </message>
    <message id="app.editor.table.chances">
        <source>Exact chances</source>
        <extracomment>Heading: how often each result comes up</extracomment>
        <translation>Probabilità esatte</translation>
    </message>
    <message id="app.editor.table.chances_of">
        <source>%1, exact</source>
        <extracomment>Heading: how often each result comes up. %1 = heading of the column</extracomment>
        <translation>%1, esatte</translation>
    </message>
    <message id="app.editor.table.checks">
        <source>Checks</source>
        <extracomment>Heading: what was looked at in a table</extracomment>
        <translation>Controlli</translation>
    </message>
    <message id="app.editor.table.in_order">
        <source>No holes, no overlaps, losses follow the odds, all codes are explained</source>
        <translation>Nessun buco, nessuna sovrapposizione, le perdite seguono i rapporti, tutti i codici sono spiegati</translation>
    </message>
    <message id="app.editor.table.changes">
        <source>Changed since it was opened</source>
        <extracomment>Heading: what differs from the package as it was opened</extracomment>
        <translation>Modifiche dall’apertura</translation>
    </message>
    <message id="app.editor.table.no_changes">
        <source>Nothing</source>
        <translation>Nessuna</translation>
    </message>
    <message id="app.editor.table.source">
        <source>Source of the table</source>
        <extracomment>Heading: where a table comes from</extracomment>
        <translation>Fonte della tabella</translation>
    </message>
    <message id="app.editor.table.rolled">
        <source>Rolled on</source>
        <extracomment>Heading: tables that dice are rolled on</extracomment>
        <translation>Con i dadi</translation>
    </message>
    <message id="app.editor.table.looked_up">
        <source>Looked up</source>
        <extracomment>Heading: tables that are looked up without dice</extracomment>
        <translation>Senza dadi</translation>
    </message>
    <message id="app.editor.table.codes">
        <source>Codes</source>
        <extracomment>Heading: what the codes in a table mean</extracomment>
        <translation>Codici</translation>
    </message>
    <message id="app.editor.table.heading">
        <source>Heading</source>
        <translation>Intestazione</translation>
    </message>
    <message id="app.editor.table.column">
        <source>Column</source>
        <extracomment>Adds a column</extracomment>
        <translation>Colonna</translation>
    </message>
    <message id="app.editor.table.row">
        <source>Row</source>
        <extracomment>Adds a row</extracomment>
        <translation>Riga</translation>
    </message>
    <message id="app.action.table_paste">
        <source>Paste cells from a spreadsheet</source>
        <translation>Incolla celle da un foglio di calcolo</translation>
    </message>
    <message id="app.editor.table.shade_by">
        <source>Shade by</source>
        <extracomment>What the colours of the cells show</extracomment>
        <translation>Sfumatura</translation>
    </message>
    <message id="app.editor.table.shade_loss">
        <source>Net loss</source>
        <extracomment>Shades cells by who loses more</extracomment>
        <translation>Perdita netta</translation>
    </message>
    <message id="app.editor.table.shade_change">
        <source>Change</source>
        <extracomment>Shades cells that differ from the original</extracomment>
        <translation>Differenze</translation>
    </message>
    <message id="app.editor.table.shade_none">
        <source>None</source>
        <extracomment>No shading</extracomment>
        <translation>Nessuna</translation>
    </message>
    <message id="app.editor.table.dice">
        <source>Dice</source>
        <extracomment>The dice that are rolled on a table</extracomment>
        <translation>Dadi</translation>
    </message>
    <message id="app.editor.table.no_dice">
        <source>none</source>
        <extracomment>No dice are rolled</extracomment>
        <translation>nessuno</translation>
    </message>
    <message id="app.editor.table.modifier">
        <source>Modifier</source>
        <extracomment>What is added to the dice</extracomment>
        <translation>Modificatore</translation>
    </message>
    <message id="app.editor.table.modifier_hint">
        <source>Bars and chances follow the modifier.</source>
        <translation>Barre e probabilità seguono il modificatore.</translation>
    </message>
    <message id="app.editor.table.status">
        <source>Table %1 of %2</source>
        <extracomment>%1 = number of the table shown, %2 = how many there are</extracomment>
        <translation>Tabella %1 di %2</translation>
    </message>
    <message id="app.editor.table.keys">
        <source>previous, next table</source>
        <extracomment>What the keys beside it do</extracomment>
        <translation>tabella precedente, successiva</translation>
    </message>
    <message id="app.editor.source.unstated">
        <source>no source</source>
        <extracomment>Nobody said where a value comes from</extracomment>
        <translation>nessuna fonte</translation>
    </message>
    <message id="app.editor.source.rulebook">
        <source>rulebook</source>
        <extracomment>A value that the rulebook prints</extracomment>
        <translation>regolamento</translation>
    </message>
    <message id="app.editor.source.derived">
        <source>derived</source>
        <extracomment>A value that follows from what is printed</extracomment>
        <translation>derivato</translation>
    </message>
    <message id="app.editor.source.data">
        <source>public data</source>
        <extracomment>A value from public data</extracomment>
        <translation>dati pubblici</translation>
    </message>
    <message id="app.editor.source.copy">
        <source>own copy</source>
        <extracomment>A value read off one&apos;s own copy of the printed game</extracomment>
        <translation>propria copia</translation>
    </message>
    <message id="app.editor.source.reconstructed">
        <source>reconstructed</source>
        <extracomment>A value that is ours until an owner of the game puts it right</extracomment>
        <translation>ricostruito</translation>
    </message>
    <message id="app.editor.source.of">
        <source>Source of %1: %2</source>
        <extracomment>Read aloud. %1 = a value, %2 = where it comes from</extracomment>
        <translation>Fonte di %1: %2</translation>
    </message>
    <message id="app.editor.source.section">
        <source>%1 %2</source>
        <extracomment>%1 = where a value comes from, %2 = section of the rules</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message id="app.editor.source.which_section">
        <source>Section of the rulebook</source>
        <translation>Sezione del regolamento</translation>
    </message>
    <message id="app.editor.source.inherited">
        <source>Inherited</source>
        <translation>Come l’insieme</translation>
    </message>
    <message id="app.action.table_previous">
        <source>Previous table</source>
        <translation>Tabella precedente</translation>
    </message>
    <message id="app.action.table_next">
        <source>Next table</source>
        <translation>Tabella successiva</translation>
    </message>
    <message id="app.action.table_insert_row">
        <source>New row below</source>
        <translation>Nuova riga sotto</translation>
    </message>
    <message id="app.action.table_insert_column">
        <source>New column to the right</source>
        <translation>Nuova colonna a destra</translation>
    </message>
    <message id="app.action.table_remove_row">
        <source>Remove the row</source>
        <translation>Togli la riga</translation>
    </message>
    <message id="app.action.table_remove_column">
        <source>Remove the column</source>
        <translation>Togli la colonna</translation>
    </message>
    <message id="app.editor.csv_files">
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message id="app.editor.counter.find">
        <source>Find among %1 counters</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Cerca tra %1 pedine</translation>
    </message>
    <message id="app.editor.counter.filter_all">
        <source>All %1</source>
        <extracomment>Filter. %1 = how many</extracomment>
        <translation>Tutte %1</translation>
    </message>
    <message id="app.editor.counter.filter_units">
        <source>Units %1</source>
        <extracomment>Filter. %1 = how many</extracomment>
        <translation>Unità %1</translation>
    </message>
    <message id="app.editor.counter.filter_markers">
        <source>Markers %1</source>
        <extracomment>Filter. %1 = how many</extracomment>
        <translation>Segnalini %1</translation>
    </message>
    <message id="app.editor.counter.filter_reconstructed">
        <source>Still reconstructed %1</source>
        <extracomment>Filter: counters with values that are still ours. %1 = how many</extracomment>
        <translation>Ancora ricostruite %1</translation>
    </message>
    <message id="app.editor.table.expected">
        <source>Expected losses per column</source>
        <extracomment>Heading above bars</extracomment>
        <translation>Perdite attese per colonna</translation>
    </message>
    <message id="app.editor.table.attacker">
        <source>attacker</source>
        <translation>attaccante</translation>
    </message>
    <message id="app.editor.table.defender">
        <source>defender</source>
        <translation>difensore</translation>
    </message>
    <message id="app.editor.table.unread">
        <source>other %1</source>
        <extracomment>Below a bar: codes that state no losses. %1 = how often, as a fraction</extracomment>
        <translation>altro %1</translation>
    </message>
    <message id="app.editor.counter.face_front">
        <source>Front</source>
        <extracomment>The first face of a counter</extracomment>
        <translation>Fronte</translation>
    </message>
    <message id="app.editor.counter.face_back">
        <source>Back</source>
        <extracomment>Another face of a counter</extracomment>
        <translation>Retro</translation>
    </message>
    <message id="app.editor.counter.at_zoom">
        <source>At map zoom</source>
        <extracomment>Heading: a counter in the sizes of the map</extracomment>
        <translation>Come sulla mappa</translation>
    </message>
    <message id="app.editor.counter.palette">
        <source>Colours of the preview</source>
        <translation>Colori dell’anteprima</translation>
    </message>
    <message id="app.editor.counter.classic">
        <source>Classic</source>
        <extracomment>Colours as a publisher would print them</extracomment>
        <translation>Classici</translation>
    </message>
    <message id="app.editor.counter.safe">
        <source>Colour-blind safe</source>
        <translation>Per daltonici</translation>
    </message>
    <message id="app.editor.counter.with_states">
        <source>On the board, with states</source>
        <extracomment>Heading: a counter with what can lie on it</extracomment>
        <translation>Sulla mappa, con gli stati</translation>
    </message>
    <message id="app.editor.counter.real_size">
        <source>Real size, %1 mm</source>
        <extracomment>Heading: a counter as large as it is printed</extracomment>
        <translation>Grandezza reale, %1 mm</translation>
    </message>
    <message id="app.editor.counter.findings">
        <source>Findings</source>
        <extracomment>Heading: what can be said about a counter</extracomment>
        <translation>Rilievi</translation>
    </message>
    <message id="app.editor.counter.nobody">
        <source>nobody’s</source>
        <extracomment>Counters that belong to no side</extracomment>
        <translation>di nessuno</translation>
    </message>
    <message id="app.editor.counter.contrast">
        <source>Contrast of text and background %1:1</source>
        <extracomment>%1 = number</extracomment>
        <translation>Contrasto del testo sullo sfondo %1 : 1</translation>
    </message>
    <message id="app.editor.counter.back_weaker">
        <source>No face is stronger than the first</source>
        <translation>Nessun lato è più forte del primo</translation>
    </message>
    <message id="app.editor.counter.back_stronger">
        <source>A face is stronger than the first</source>
        <translation>Un lato è più forte del primo</translation>
    </message>
    <message id="app.editor.counter.no_symbol">
        <source>Its type has no symbol</source>
        <translation>Il suo tipo non ha un simbolo</translation>
    </message>
    <message id="app.editor.counter.unused">
        <source>No scenario uses it</source>
        <translation>Nessuno scenario la usa</translation>
    </message>
    <message id="app.editor.table.cell_changed">
        <source>%1, %2: %3 became %4</source>
        <extracomment>%1 = row, %2 = column, %3 = before, %4 = now</extracomment>
        <translation>%1, %2: %3 è diventato %4</translation>
    </message>
    <message id="app.editor.table.row_added">
        <source>New row %1</source>
        <translation>Nuova riga %1</translation>
    </message>
    <message id="app.editor.table.row_removed">
        <source>Row %1 removed</source>
        <translation>Riga %1 tolta</translation>
    </message>
    <message id="app.editor.table.column_added">
        <source>New column %1</source>
        <translation>Nuova colonna %1</translation>
    </message>
    <message id="app.editor.table.column_removed">
        <source>Column %1 removed</source>
        <translation>Colonna %1 tolta</translation>
    </message>
    <message id="app.editor.table.dice_changed">
        <source>Dice: %1 became %2</source>
        <extracomment>%1 = before, %2 = now: 1d6, 2d6</extracomment>
        <translation>Dadi: %1 è diventato %2</translation>
    </message>
    <message id="app.editor.backups">
        <source>Go back to a backup</source>
        <translation>Torna a una copia di sicurezza</translation>
    </message>
    <message id="app.editor.no_backups">
        <source>None yet. Every time the package is saved, the version before is kept.</source>
        <translation>Non ce n’è ancora nessuna. A ogni salvataggio si conserva la versione precedente del pacchetto.</translation>
    </message>
    <message id="app.editor.backups_undo">
        <source>Undo brings back the present state.</source>
        <translation>«Annulla» riporta allo stato attuale.</translation>
    </message>
    <message id="app.editor.copy_title">
        <source>%1 (copy)</source>
        <extracomment>The title of a copy; %1 = title of a game</extracomment>
        <translation>%1 (copia)</translation>
    </message>
    <message id="app.editor.save_copy">
        <source>Save a copy</source>
        <translation>Salva una copia</translation>
    </message>
    <message id="app.editor.new_title">
        <source>Title</source>
        <extracomment>Of a new package</extracomment>
        <translation>Titolo</translation>
    </message>
    <message id="app.editor.save">
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message id="app.action.editor_new">
        <source>&amp;New package…</source>
        <translation>&amp;Nuovo pacchetto…</translation>
    </message>
    <message id="app.action.editor_open">
        <source>&amp;Open a package folder…</source>
        <translation>&amp;Apri la cartella di un pacchetto…</translation>
    </message>
    <message id="app.action.editor_unpack">
        <source>&amp;Unpack an .esapack…</source>
        <translation>E&amp;strai un .esapack…</translation>
    </message>
    <message id="app.action.editor_back">
        <source>&amp;Back to the package being edited</source>
        <translation>&amp;Torna al pacchetto aperto</translation>
    </message>
    <message id="app.action.editor_save_copy">
        <source>Save a &amp;copy…</source>
        <translation>Salva una &amp;copia…</translation>
    </message>
    <message id="app.action.editor_revert">
        <source>&amp;Go back to a backup…</source>
        <translation>Torna a una copia di sicu&amp;rezza…</translation>
    </message>
    <message id="app.action.editor_pack">
        <source>&amp;Pack as .esapack…</source>
        <translation>&amp;Impacchetta come .esapack…</translation>
    </message>
    <message id="app.action.editor_close">
        <source>C&amp;lose the package</source>
        <translation>Chiudi i&amp;l pacchetto</translation>
    </message>
    <message id="app.editor.findings">
        <source>Findings</source>
        <translation>Rilievi</translation>
    </message>
    <message id="app.editor.findings_shown">
        <source>Which findings are shown</source>
        <translation>Quali rilievi si vedono</translation>
    </message>
    <message id="app.editor.findings_all">
        <source>All %1</source>
        <extracomment>All findings</extracomment>
        <translation>Tutti %1</translation>
    </message>
    <message id="app.editor.findings_errors">
        <source>Errors %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Errori %1</translation>
    </message>
    <message id="app.editor.findings_warnings">
        <source>Warnings %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Avvisi %1</translation>
    </message>
    <message id="app.editor.findings_notes">
        <source>Hints %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Note %1</translation>
    </message>
    <message id="app.editor.findings_search">
        <source>Search in the findings</source>
        <translation>Cerca nei rilievi</translation>
    </message>
    <message id="app.editor.findings_close">
        <source>Close the findings</source>
        <translation>Chiudi i rilievi</translation>
    </message>
    <message id="app.editor.findings_checking">
        <source>The package is being checked.</source>
        <translation>Controllo del pacchetto in corso.</translation>
    </message>
    <message id="app.editor.findings_none">
        <source>There is nothing to say about it.</source>
        <translation>Nessun rilievo.</translation>
    </message>
    <message id="app.editor.new">
        <source>New package</source>
        <translation>Nuovo pacchetto</translation>
    </message>
    <message id="app.editor.new_rules">
        <source>Rules</source>
        <extracomment>Whose rules a new package is for</extracomment>
        <translation>Regole</translation>
    </message>
    <message id="app.editor.new_no_rules">
        <source>None yet</source>
        <extracomment>No rules of the program play the new package</extracomment>
        <translation>Ancora nessuna</translation>
    </message>
    <message id="app.editor.new_hexes">
        <source>Hexes</source>
        <translation>Esagoni</translation>
    </message>
    <message id="app.editor.new_pointy">
        <source>Corner up</source>
        <extracomment>Hexes with a corner on top</extracomment>
        <translation>Vertice in alto</translation>
    </message>
    <message id="app.editor.new_flat">
        <source>Side up</source>
        <extracomment>Hexes with a side on top</extracomment>
        <translation>Lato in alto</translation>
    </message>
    <message id="app.editor.new_shift">
        <source>Shifted</source>
        <extracomment>Which rows or columns of hexes lie half a hex further</extracomment>
        <translation>Sfalsamento</translation>
    </message>
    <message id="app.editor.new_odd">
        <source>odd ones</source>
        <extracomment>Rows or columns with odd numbers</extracomment>
        <translation>dispari</translation>
    </message>
    <message id="app.editor.new_even">
        <source>even ones</source>
        <extracomment>Rows or columns with even numbers</extracomment>
        <translation>pari</translation>
    </message>
    <message id="app.editor.new_numbers">
        <source>Numbers</source>
        <extracomment>How hexes are numbered</extracomment>
        <translation>Numeri</translation>
    </message>
    <message id="app.editor.new_size">
        <source>Rows, columns</source>
        <extracomment>Rows and columns of hexes</extracomment>
        <translation>File, colonne</translation>
    </message>
    <message id="app.editor.new_rows">
        <source>Rows</source>
        <translation>File</translation>
    </message>
    <message id="app.editor.new_columns">
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message id="app.editor.new_turns">
        <source>Turns</source>
        <extracomment>How many turns a game has</extracomment>
        <translation>Turni</translation>
    </message>
    <message id="app.editor.new_sides">
        <source>Sides</source>
        <translation>Schieramenti</translation>
    </message>
    <message id="app.editor.new_blue">
        <source>Blue</source>
        <extracomment>The name of a side nobody has named yet</extracomment>
        <translation>Azzurri</translation>
    </message>
    <message id="app.editor.new_red">
        <source>Red</source>
        <extracomment>The name of a side nobody has named yet</extracomment>
        <translation>Rossi</translation>
    </message>
    <message id="app.editor.new_terrain">
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message id="app.editor.new_for_rules">
        <source>Sides, terrain, counters and tables are those of the game; map and scenarios are yours.</source>
        <extracomment>What a new package takes from a game whose rules it is for</extracomment>
        <translation>Schieramenti, terreno, pedine e tabelle sono quelli del gioco; mappa e scenari sono tuoi.</translation>
    </message>
    <message id="app.editor.new_saved">
        <source>It is saved in your own folder when you save it for the first time.</source>
        <translation>Al primo salvataggio va nella tua cartella.</translation>
    </message>
    <message id="app.editor.new_make">
        <source>Make the package</source>
        <translation>Crea il pacchetto</translation>
    </message>
    <message id="app.editor.new_preview">
        <source>How the hexes are numbered</source>
        <translation>Come sono numerati gli esagoni</translation>
    </message>
    <message id="app.editor.open_folder">
        <source>Open the folder of a package</source>
        <translation>Apri la cartella di un pacchetto</translation>
    </message>
    <message id="app.editor.pack">
        <source>Pack the package into one file</source>
        <translation>Metti il pacchetto in un solo file</translation>
    </message>
    <message id="app.editor.unpack">
        <source>Unpack a package</source>
        <translation>Estrai un pacchetto</translation>
    </message>
    <message id="app.editor.packs">
        <source>Packed games (*.esapack)</source>
        <translation>Giochi impacchettati (*.esapack)</translation>
    </message>
    <message id="app.editor.restore">
        <source>Unsaved work was found</source>
        <translation>C’è del lavoro non salvato</translation>
    </message>
    <message id="app.editor.restore_why">
        <source>The program ended while packages were being edited. Everything that was done is still here.</source>
        <translation>Il programma si è chiuso mentre si modificavano dei pacchetti. Tutto ciò che era stato fatto è ancora qui.</translation>
    </message>
    <message id="app.editor.throw_away">
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message id="app.editor.take_up">
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message id="app.editor.later">
        <source>Later</source>
        <translation>Più tardi</translation>
    </message>
    <message id="app.editor.scenario_summary">
        <source>Summary</source>
        <extracomment>A sentence or two about a scenario</extracomment>
        <translation>Riassunto</translation>
    </message>
    <message id="app.editor.scenario_control">
        <source>Control at the start</source>
        <extracomment>Who controls which hexes at the start</extracomment>
        <translation>Controllo all’inizio</translation>
    </message>
    <message id="app.editor.scenario_own_control">
        <source>Hex by hex</source>
        <extracomment>Control that the scenario lists itself</extracomment>
        <translation>Esagono per esagono</translation>
    </message>
    <message id="app.editor.scenario_no_control">
        <source>Nobody</source>
        <extracomment>Nobody controls any hex</extracomment>
        <translation>Nessuno</translation>
    </message>
    <message id="app.editor.scenario_first">
        <source>First turn</source>
        <translation>Primo turno</translation>
    </message>
    <message id="app.editor.scenario_last">
        <source>Last turn</source>
        <translation>Ultimo turno</translation>
    </message>
    <message id="app.editor.scenario_date">
        <source>Date of turn %1</source>
        <extracomment>Read aloud. %1 = number of a turn</extracomment>
        <translation>Data del turno %1</translation>
    </message>
    <message id="app.editor.scenario_tracks">
        <source>Tracks at the start</source>
        <translation>Tracciati all’inizio</translation>
    </message>
    <message id="app.editor.scenario_special">
        <source>Special rules</source>
        <translation>Regole speciali</translation>
    </message>
    <message id="app.editor.scenario_rulings">
        <source>Rulings and options</source>
        <translation>Interpretazioni e opzioni</translation>
    </message>
    <message id="app.editor.scenario_standard">
        <source>Default: %1</source>
        <extracomment>The usual choice of a ruling; %1 = what it is</extracomment>
        <translation>Predefinita: %1</translation>
    </message>
    <message id="app.editor.scenario_held">
        <source>Click a hex to put the counter there, or lead the cursor with the arrow keys and press Enter. Delete takes it out of the scenario, Escape lets go.</source>
        <translation>Fai clic su un esagono per mettervi la pedina, o guida il cursore con le frecce e premi Invio. Canc la toglie dallo scenario, Esc la lascia.</translation>
    </message>
    <message id="app.editor.scenario_tabs">
        <source>Parts of the scenario</source>
        <translation>Parti dello scenario</translation>
    </message>
    <message id="app.editor.scenario_basics">
        <source>Basics</source>
        <extracomment>Words, turns, map of a scenario</extracomment>
        <translation>Base</translation>
    </message>
    <message id="app.editor.scenario_setup">
        <source>Set-up</source>
        <translation>Piazzamento</translation>
    </message>
    <message id="app.editor.scenario_conditions">
        <source>Conditions</source>
        <extracomment>Tracks, rulings and special rules of a scenario</extracomment>
        <translation>Condizioni</translation>
    </message>
    <message id="app.editor.scenario_remove_group">
        <source>Remove the group</source>
        <translation>Togli il gruppo</translation>
    </message>
    <message id="app.editor.scenario_new">
        <source>New scenario</source>
        <translation>Nuovo scenario</translation>
    </message>
    <message id="app.editor.scenario_copy">
        <source>Duplicate the scenario</source>
        <translation>Duplica lo scenario</translation>
    </message>
    <message id="app.editor.scenario_remove">
        <source>Remove the scenario</source>
        <translation>Togli lo scenario</translation>
    </message>
    <message id="app.editor.scenario_layer">
        <source>Counters are put into</source>
        <extracomment>Into what counters are put</extracomment>
        <translation>Le pedine si mettono in</translation>
    </message>
    <message id="app.editor.scenario_layer_setup">
        <source>the set-up</source>
        <translation>il piazzamento</translation>
    </message>
    <message id="app.editor.scenario_new_deployment">
        <source>New ready-made deployment</source>
        <extracomment>A finished set-up to begin with at once</extracomment>
        <translation>Nuovo piazzamento già pronto</translation>
    </message>
    <message id="app.editor.scenario_validate">
        <source>Check the set-up by the rules</source>
        <extracomment>Asks the rules of the game</extracomment>
        <translation>Controlla secondo le regole</translation>
    </message>
    <message id="app.editor.scenario_sound">
        <source>The rules have no objection.</source>
        <translation>Le regole non hanno nulla da obiettare.</translation>
    </message>
    <message id="app.editor.scenario_groups">
        <source>Groups</source>
        <extracomment>Of counters that begin or arrive together</extracomment>
        <translation>Gruppi</translation>
    </message>
    <message id="app.editor.scenario_markers">
        <source>Markers</source>
        <translation>Segnalini</translation>
    </message>
    <message id="app.editor.scenario_remove_marker">
        <source>Remove the marker</source>
        <translation>Togli il segnalino</translation>
    </message>
    <message id="app.editor.texts_search">
        <source>Search in the texts</source>
        <translation>Cerca nei testi</translation>
    </message>
    <message id="app.editor.texts_shown">
        <source>Which texts are shown</source>
        <translation>Quali testi si vedono</translation>
    </message>
    <message id="app.editor.texts_all">
        <source>All texts %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Tutti i testi %1</translation>
    </message>
    <message id="app.editor.texts_missing">
        <source>Missing %1</source>
        <extracomment>Texts that lack a language; %1 = how many</extracomment>
        <translation>Mancanti %1</translation>
    </message>
    <message id="app.editor.texts_owner">
        <source>Belongs to</source>
        <extracomment>Above the list of texts: what they belong to</extracomment>
        <translation>Appartiene a</translation>
    </message>
    <message id="app.editor.texts_field">
        <source>%1 in %2</source>
        <extracomment>Read aloud. %1 = what the words belong to, %2 = language code</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message id="app.editor.texts_lacking">
        <source>missing</source>
        <translation>manca</translation>
    </message>
    <message id="app.editor.unsaved">
        <source>Save the changes to %1?</source>
        <extracomment>%1 = title of a package</extracomment>
        <translation>Salvare le modifiche a %1?</translation>
    </message>
    <message id="app.editor.unsaved_copy">
        <source>They will be saved as a package of your own.</source>
        <translation>Si salvano in un pacchetto tuo.</translation>
    </message>
    <message id="app.editor.unsaved_lost">
        <source>What is not saved now will be lost.</source>
        <translation>Ciò che non si salva adesso va perduto.</translation>
    </message>
    <message id="app.editor.discard">
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message id="app.library.edit">
        <source>Edit</source>
        <extracomment>Opens the package of a game in the editor</extracomment>
        <translation>Modifica</translation>
    </message>
    <message id="app.library.edit_copy">
        <source>Edit a copy</source>
        <translation>Modifica una copia</translation>
    </message>
    <message id="app.menu.kept_seconds">
        <source>Autosaved %1 s ago</source>
        <extracomment>What was changed is in the recovery file; %1 = seconds</extracomment>
        <translation>Autosalvato %1 s fa</translation>
    </message>
    <message id="app.menu.kept_minutes">
        <source>Autosaved %1 min ago</source>
        <extracomment>%1 = minutes</extracomment>
        <translation>Autosalvato %1 min fa</translation>
    </message>
    <message id="app.menu.changed">
        <source>Changed since it was saved</source>
        <translation>Modificato dopo il salvataggio</translation>
    </message>
    <message id="app.editor.edit.revert">
        <source>Go back to a backup</source>
        <extracomment>What the menu undoes</extracomment>
        <translation>Torna a una copia di sicurezza</translation>
    </message>
    <message id="app.editor.packed">
        <source>Packed as %1</source>
        <extracomment>%1 = file</extracomment>
        <translation>Impacchettato come %1</translation>
    </message>
    <message id="editor.csv.too_long">
        <source>The table has more than %1 lines</source>
        <extracomment>%1 = how many</extracomment>
        <translation>La tabella ha più di %1 righe</translation>
    </message>
    <message id="editor.csv.too_wide">
        <source>Line %1 of the table has more than %2 cells</source>
        <extracomment>%1 = line, %2 = how many</extracomment>
        <translation>La riga %1 della tabella ha più di %2 celle</translation>
    </message>
    <message id="editor.csv.open_quote">
        <source>Line %1, column %2: a quotation mark is opened and never closed</source>
        <extracomment>%1 = line, %2 = column</extracomment>
        <translation>Riga %1, colonna %2: virgolette aperte e non chiuse</translation>
    </message>
    <message id="editor.csv.after_quote">
        <source>Line %1, column %2: there is something after the closing quotation mark</source>
        <extracomment>%1 = line, %2 = column</extracomment>
        <translation>Riga %1, colonna %2: c’è qualcosa dopo le virgolette di chiusura</translation>
    </message>
    <message id="editor.csv.empty">
        <source>The table is empty: its first line must name the columns</source>
        <translation>La tabella è vuota: la prima riga deve dare i nomi delle colonne</translation>
    </message>
    <message id="editor.csv.unknown_column">
        <source>Line %1, column %2: no column is called “%3”</source>
        <extracomment>%1 = line, %2 = column, %3 = name</extracomment>
        <translation>Riga %1, colonna %2: nessuna colonna si chiama «%3»</translation>
    </message>
    <message id="editor.csv.column_twice">
        <source>Line %1, column %2: the column “%3” is there twice</source>
        <extracomment>%1 = line, %2 = column, %3 = name</extracomment>
        <translation>Riga %1, colonna %2: la colonna «%3» compare due volte</translation>
    </message>
    <message id="editor.csv.column_missing">
        <source>The column “%1” is missing</source>
        <extracomment>%1 = name</extracomment>
        <translation>Manca la colonna «%1»</translation>
    </message>
    <message id="editor.csv.width">
        <source>Line %1 has %2 cells, the header has %3</source>
        <extracomment>%1 = line, %2 = cells found, %3 = cells expected</extracomment>
        <translation>La riga %1 ha %2 celle, l’intestazione ne ha %3</translation>
    </message>
    <message id="editor.csv.number">
        <source>Line %1, column %2: “%3” is not a whole number that fits</source>
        <extracomment>%1 = line, %2 = column, %3 = what stands there</extracomment>
        <translation>Riga %1, colonna %2: «%3» non è un numero intero ammesso</translation>
    </message>
    <message id="editor.csv.unknown_word">
        <source>Line %1, column %2: the package does not know “%3”</source>
        <extracomment>%1 = line, %2 = column, %3 = what stands there</extracomment>
        <translation>Riga %1, colonna %2: il pacchetto non conosce «%3»</translation>
    </message>
    <message id="editor.csv.id">
        <source>Line %1, column %2: “%3” cannot be an id</source>
        <extracomment>%1 = line, %2 = column, %3 = what stands there</extracomment>
        <translation>Riga %1, colonna %2: «%3» non può essere un identificativo</translation>
    </message>
    <message id="editor.csv.face">
        <source>Line %1, column %2: face %3 does not follow the ones before it</source>
        <extracomment>%1 = line, %2 = column, %3 = number of the face</extracomment>
        <translation>Riga %1, colonna %2: il lato %3 non segue quelli precedenti</translation>
    </message>
    <message id="editor.csv.face_twice">
        <source>Line %1: face %3 of %2 is there twice</source>
        <extracomment>%1 = line, %2 = counter, %3 = number of the face</extracomment>
        <translation>Riga %1: il lato %3 di %2 compare due volte</translation>
    </message>
    <message id="editor.csv.contradiction">
        <source>Line %1, column %2: this differs from what an earlier line says about %3</source>
        <extracomment>%1 = line, %2 = column, %3 = counter</extracomment>
        <translation>Riga %1, colonna %2: una riga precedente dice altro su %3</translation>
    </message>
    <message id="editor.edit.cells" numerus="yes">
        <source>%n cell(s) of a table</source>
        <extracomment>%n = how many cells</extracomment>
        <translation>
            <numerusform>%n cella di una tabella</numerusform>
            <numerusform>%n celle di una tabella</numerusform>
        </translation>
    </message>
    <message id="editor.edit.label">
        <source>Heading %1</source>
        <extracomment>%1 = label</extracomment>
        <translation>Intestazione %1</translation>
    </message>
    <message id="editor.edit.row_add">
        <source>New row</source>
        <translation>Nuova riga</translation>
    </message>
    <message id="editor.edit.column_add">
        <source>New column</source>
        <translation>Nuova colonna</translation>
    </message>
    <message id="editor.edit.row_remove">
        <source>Remove row %1</source>
        <extracomment>%1 = label</extracomment>
        <translation>Togli la riga %1</translation>
    </message>
    <message id="editor.edit.column_remove">
        <source>Remove column %1</source>
        <extracomment>%1 = label</extracomment>
        <translation>Togli la colonna %1</translation>
    </message>
    <message id="editor.edit.dice">
        <source>Dice of a table</source>
        <translation>Dadi di una tabella</translation>
    </message>
    <message id="editor.edit.chart_words">
        <source>Words of a table</source>
        <translation>Testi di una tabella</translation>
    </message>
    <message id="editor.edit.legend">
        <source>Meaning of %1</source>
        <extracomment>%1 = code</extracomment>
        <translation>Significato di %1</translation>
    </message>
    <message id="editor.edit.chart_source">
        <source>Source of a table</source>
        <translation>Fonte di una tabella</translation>
    </message>
    <message id="editor.refuse.block">
        <source>The block has %1 rows and %2 columns; from here there is room for %3 and %4</source>
        <extracomment>%1 = rows, %2 = columns of the block; %3 = rows, %4 = columns there is room for</extracomment>
        <translation>Il blocco ha %1 righe e %2 colonne; da qui c’è posto per %3 e %4</translation>
    </message>
    <message id="editor.refuse.no_block">
        <source>There are no cells to paste</source>
        <translation>Non ci sono celle da incollare</translation>
    </message>
    <message id="editor.refuse.label_empty">
        <source>A heading cannot be empty</source>
        <translation>Un’intestazione non può essere vuota</translation>
    </message>
    <message id="editor.refuse.label_taken">
        <source>“%1” is there already</source>
        <extracomment>%1 = label</extracomment>
        <translation>«%1» c’è già</translation>
    </message>
    <message id="editor.refuse.label_range">
        <source>“%1” is neither a number nor a range of numbers</source>
        <extracomment>%1 = label</extracomment>
        <translation>«%1» non è un numero né un intervallo di numeri</translation>
    </message>
    <message id="editor.refuse.label_odds">
        <source>“%1” are not odds like 1:2</source>
        <extracomment>%1 = label</extracomment>
        <translation>«%1» non è un rapporto di forza</translation>
    </message>
    <message id="editor.refuse.last_line">
        <source>A table needs at least one row and one column</source>
        <translation>Una tabella ha bisogno di almeno una riga e una colonna</translation>
    </message>
    <message id="editor.refuse.bands">
        <source>This table has one result in each row and no columns</source>
        <translation>Questa tabella ha un risultato per riga e nessuna colonna</translation>
    </message>
    <message id="editor.refuse.too_many_lines">
        <source>A table has at most %1 rows and as many columns</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Una tabella ha al massimo %1 righe e altrettante colonne</translation>
    </message>
    <message id="editor.refuse.dice">
        <source>“%1” are not dice; write 1d6 or 2d6</source>
        <extracomment>%1 = what was written</extracomment>
        <translation>«%1» non sono dadi; scrivi 1d6 o 2d6</translation>
    </message>
    <message id="editor.edit.counter_values" numerus="yes">
        <source>Values of %n counter(s)</source>
        <extracomment>%n = how many counters</extracomment>
        <translation>
            <numerusform>Valori di %n pedina</numerusform>
            <numerusform>Valori di %n pedine</numerusform>
        </translation>
    </message>
    <message id="editor.edit.counter_name">
        <source>Name of %1</source>
        <extracomment>%1 = counter</extracomment>
        <translation>Nome di %1</translation>
    </message>
    <message id="editor.edit.counter_face" numerus="yes">
        <source>Face of %n counter(s)</source>
        <extracomment>%n = how many counters</extracomment>
        <translation>
            <numerusform>Lato di %n pedina</numerusform>
            <numerusform>Lato di %n pedine</numerusform>
        </translation>
    </message>
    <message id="editor.edit.counter_side" numerus="yes">
        <source>Side of %n counter(s)</source>
        <extracomment>%n = how many counters</extracomment>
        <translation>
            <numerusform>Schieramento di %n pedina</numerusform>
            <numerusform>Schieramento di %n pedine</numerusform>
        </translation>
    </message>
    <message id="editor.edit.counter_traits" numerus="yes">
        <source>Traits of %n counter(s)</source>
        <extracomment>%n = how many counters</extracomment>
        <translation>
            <numerusform>Tratti di %n pedina</numerusform>
            <numerusform>Tratti di %n pedine</numerusform>
        </translation>
    </message>
    <message id="editor.edit.counter_source" numerus="yes">
        <source>Source of %n counter(s)</source>
        <extracomment>%n = how many counters</extracomment>
        <translation>
            <numerusform>Fonte di %n pedina</numerusform>
            <numerusform>Fonte di %n pedine</numerusform>
        </translation>
    </message>
    <message id="editor.edit.counter_add">
        <source>New counter</source>
        <translation>Nuova pedina</translation>
    </message>
    <message id="editor.edit.counter_duplicate">
        <source>Duplicate %1</source>
        <extracomment>%1 = counter</extracomment>
        <translation>Duplica %1</translation>
    </message>
    <message id="editor.edit.counter_remove" numerus="yes">
        <source>Remove %n counter(s)</source>
        <extracomment>%n = how many counters</extracomment>
        <translation>
            <numerusform>Togli %n pedina</numerusform>
            <numerusform>Togli %n pedine</numerusform>
        </translation>
    </message>
    <message id="editor.edit.face_add">
        <source>New face of %1</source>
        <extracomment>%1 = counter</extracomment>
        <translation>Nuovo lato di %1</translation>
    </message>
    <message id="editor.edit.face_remove">
        <source>Remove a face of %1</source>
        <extracomment>%1 = counter</extracomment>
        <translation>Togli un lato di %1</translation>
    </message>
    <message id="editor.edit.counters_import" numerus="yes">
        <source>%n counter(s) from a table</source>
        <extracomment>%n = how many counters</extracomment>
        <translation>
            <numerusform>%n pedina da una tabella</numerusform>
            <numerusform>%n pedine da una tabella</numerusform>
        </translation>
    </message>
    <message id="editor.refuse.counter_used">
        <source>%1 cannot be removed: it is used in %2</source>
        <extracomment>%1 = counter, %2 = scenarios</extracomment>
        <translation>%1 non si può togliere: è usata in %2</translation>
    </message>
    <message id="editor.refuse.only_face">
        <source>%1 has only this face</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 ha solo questo lato</translation>
    </message>
    <message id="editor.refuse.face_used">
        <source>%1 begins with this face in %2</source>
        <extracomment>%1 = counter, %2 = scenarios</extracomment>
        <translation>%1 comincia con questo lato in %2</translation>
    </message>
    <message id="editor.refuse.too_many_counters">
        <source>A package has at most %1 counters</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Un pacchetto ha al massimo %1 pedine</translation>
    </message>
    <message id="editor.refuse.too_many_faces">
        <source>A counter has at most %1 faces</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Una pedina ha al massimo %1 lati</translation>
    </message>
    <message id="editor.new.without_title">
        <source>A package needs a title</source>
        <translation>Un pacchetto ha bisogno di un titolo</translation>
    </message>
    <message id="editor.new.bad_id">
        <source>An id has letters, digits and _ . : - , at most 64</source>
        <translation>Un identificativo ha lettere, cifre e _ . : - , al massimo 64 caratteri</translation>
    </message>
    <message id="editor.new.bad_grid">
        <source>Rows and columns do not fit the pattern of numbers, or make more than %1 hexes</source>
        <extracomment>%1 = how many hexes a map may have</extracomment>
        <translation>File e colonne non rientrano nello schema di numerazione, o danno più di %1 esagoni</translation>
    </message>
    <message id="editor.new.without_sides">
        <source>A game needs sides, each with a name</source>
        <translation>Un gioco ha bisogno di schieramenti, ognuno con un nome</translation>
    </message>
    <message id="editor.fix.remove">
        <source>Remove it</source>
        <translation>Togli</translation>
    </message>
    <message id="editor.fix.remove_place">
        <source>Remove the place</source>
        <translation>Togli la località</translation>
    </message>
    <message id="editor.fix.remove_file">
        <source>Remove the file</source>
        <translation>Togli il file</translation>
    </message>
    <message id="editor.fix.copy_words">
        <source>Copy, to be translated</source>
        <extracomment>The words of one language are copied into those that have none, with a mark</extracomment>
        <translation>Copia, da tradurre</translation>
    </message>
    <message id="editor.fix.draw">
        <source>Draw it</source>
        <extracomment>A track or box is put onto the list of what is drawn</extracomment>
        <translation>Disegnalo</translation>
    </message>
    <message id="editor.fix.name_by_id">
        <source>Use its id as a name</source>
        <translation>Usa l’identificativo come nome</translation>
    </message>
    <message id="editor.fix.turn_labels">
        <source>Fit the labels</source>
        <extracomment>As many labels as there are turns</extracomment>
        <translation>Adatta le etichette</translation>
    </message>
    <message id="editor.fix.lengthen">
        <source>Lengthen the scenario</source>
        <translation>Allunga lo scenario</translation>
    </message>
    <message id="editor.fix.rename">
        <source>Call it %1</source>
        <extracomment>%1 = an id</extracomment>
        <translation>Chiamalo %1</translation>
    </message>
    <message id="editor.edit.words">
        <source>Change a text</source>
        <translation>Cambia un testo</translation>
    </message>
    <message id="editor.edit.new_scenario">
        <source>New scenario</source>
        <translation>Nuovo scenario</translation>
    </message>
    <message id="editor.edit.copy_scenario">
        <source>Duplicate a scenario</source>
        <translation>Duplica uno scenario</translation>
    </message>
    <message id="editor.edit.remove_scenario">
        <source>Remove a scenario</source>
        <translation>Togli uno scenario</translation>
    </message>
    <message id="editor.edit.turns">
        <source>Change the turns</source>
        <translation>Cambia i turni</translation>
    </message>
    <message id="editor.edit.scenario_map">
        <source>Choose the map</source>
        <translation>Scegli la mappa</translation>
    </message>
    <message id="editor.edit.control">
        <source>Change who controls the map</source>
        <translation>Cambia chi controlla la mappa</translation>
    </message>
    <message id="editor.edit.track">
        <source>Set a track</source>
        <translation>Regola un tracciato</translation>
    </message>
    <message id="editor.edit.ruling">
        <source>Choose a ruling</source>
        <translation>Scegli un’interpretazione</translation>
    </message>
    <message id="editor.edit.special">
        <source>Change a special rule</source>
        <translation>Cambia una regola speciale</translation>
    </message>
    <message id="editor.edit.set_up">
        <source>Set up %1 in %2</source>
        <extracomment>%1 = counter, %2 = hex or box</extracomment>
        <translation>Schiera %1 in %2</translation>
    </message>
    <message id="editor.edit.take_out">
        <source>Take %1 out of the scenario</source>
        <extracomment>%1 = counter</extracomment>
        <translation>Togli %1 dallo scenario</translation>
    </message>
    <message id="editor.edit.group">
        <source>Change a group</source>
        <translation>Cambia un gruppo</translation>
    </message>
    <message id="editor.edit.new_group">
        <source>New group</source>
        <translation>Nuovo gruppo</translation>
    </message>
    <message id="editor.edit.remove_group">
        <source>Remove a group</source>
        <translation>Togli un gruppo</translation>
    </message>
    <message id="editor.edit.marker">
        <source>Place a marker</source>
        <translation>Piazza un segnalino</translation>
    </message>
    <message id="editor.edit.remove_marker">
        <source>Remove a marker</source>
        <translation>Togli un segnalino</translation>
    </message>
    <message id="editor.setup.no_rules">
        <source>This program has no rules called “%1”, so the set-up cannot be checked</source>
        <extracomment>%1 = the id of rules</extracomment>
        <translation>Questo programma non ha regole chiamate «%1», perciò non si può controllare il piazzamento</translation>
    </message>
    <message id="banditen.fault.package_lacks">
        <source>The package does not fit the rules of Banditen!: “%1” is missing or unreadable</source>
        <extracomment>%1 = what is missing: an area, a chart, a counter</extracomment>
        <translation>Il pacchetto non corrisponde alle regole di Banditen!: «%1» manca o è illeggibile</translation>
    </message>
    <message id="banditen.log.setup">
        <source>Set-up: %1</source>
        <extracomment>%1 = side</extracomment>
        <translation>Piazzamento: %1</translation>
    </message>
    <message id="banditen.log.turn">
        <source>Turn %1</source>
        <extracomment>%1 = turn</extracomment>
        <translation>Turno %1</translation>
    </message>
    <message id="banditen.phase.ammunition">
        <source>Ammunition</source>
        <translation>Munizioni</translation>
    </message>
    <message id="banditen.phase.points">
        <source>Activation Points and initiative</source>
        <translation>Punti Attivazione e iniziativa</translation>
    </message>
    <message id="banditen.phase.third">
        <source>The III company arrives</source>
        <translation>Arriva la III compagnia</translation>
    </message>
    <message id="banditen.phase.activations">
        <source>Activations</source>
        <translation>Attivazioni</translation>
    </message>
    <message id="banditen.phase.control">
        <source>Check</source>
        <translation>Controllo</translation>
    </message>
    <message id="banditen.log.ammunition_short">
        <source>Ammunition runs short: RSI infantry lose the bonus of automatic weapons</source>
        <translation>Le munizioni scarseggiano: la fanteria RSI perde il bonus delle armi automatiche</translation>
    </message>
    <message id="banditen.log.ammunition_enough">
        <source>There is enough ammunition</source>
        <translation>Le munizioni bastano</translation>
    </message>
    <message id="banditen.log.frost">
        <source>Frost: heavy weapons do not fire</source>
        <translation>Gelo: le armi pesanti non sparano</translation>
    </message>
    <message id="banditen.log.no_frost">
        <source>No frost</source>
        <translation>Nessun gelo</translation>
    </message>
    <message id="banditen.log.points">
        <source>%1: %2 PA more, %3 in all</source>
        <extracomment>%1 = side, %2 = new points, %3 = all points</extracomment>
        <translation>%1: %2 PA in più, %3 in tutto</translation>
    </message>
    <message id="banditen.log.initiative">
        <source>Initiative: %1</source>
        <extracomment>%1 = side</extracomment>
        <translation>Iniziativa: %1</translation>
    </message>
    <message id="banditen.log.third_waits">
        <source>The 3rd Battalion is not hastened</source>
        <translation>Il 3° Battaglione non viene anticipato</translation>
    </message>
    <message id="banditen.log.third_closer">
        <source>The 3rd Battalion will be ready one turn sooner</source>
        <translation>Il 3° Battaglione sarà pronto un turno prima</translation>
    </message>
    <message id="banditen.log.third_active">
        <source>The 3rd Battalion is active</source>
        <translation>Il 3° Battaglione è attivo</translation>
    </message>
    <message id="banditen.log.group_arrives">
        <source>Available: %1</source>
        <extracomment>%1 = box of the reinforcements</extracomment>
        <translation>Disponibili: %1</translation>
    </message>
    <message id="banditen.log.group_delayed">
        <source>Delayed to the next turn: %1</source>
        <extracomment>%1 = box of the reinforcements</extracomment>
        <translation>In ritardo, al turno successivo: %1</translation>
    </message>
    <message id="banditen.log.enter">
        <source>%1: reinforcements enter at %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: entrano rinforzi in %2</translation>
    </message>
    <message id="banditen.log.passes">
        <source>%1: pass</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: passa</translation>
    </message>
    <message id="banditen.log.fire">
        <source>%1: fire from %2 at %3</source>
        <extracomment>%1 = side, %2 = hex of those who fire, %3 = target</extracomment>
        <translation>%1: fuoco da %2 contro %3</translation>
    </message>
    <message id="banditen.log.op_fire">
        <source>%1: opportunity fire from %2 at %3</source>
        <extracomment>%1 = side, %2 = hex of those who fire, %3 = target</extracomment>
        <translation>%1: Fuoco di Opportunità da %2 contro %3</translation>
    </message>
    <message id="banditen.log.unit_fires">
        <source>%1: hits: %2 (die modifier %3)</source>
        <extracomment>%1 = unit, %2 = hits, %3 = modifier of the dice</extracomment>
        <translation>%1: colpi a segno: %2 (modificatore al dado %3)</translation>
    </message>
    <message id="banditen.log.no_hits">
        <source>No hits in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessun colpo a segno in %1</translation>
    </message>
    <message id="banditen.log.hits">
        <source>Hits in %1: %2</source>
        <extracomment>%1 = hex, %2 = how many</extracomment>
        <translation>Colpi a segno in %1: %2</translation>
    </message>
    <message id="banditen.log.bunker_destroyed">
        <source>The bunker in %1 is destroyed</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Il bunker in %1 è distrutto</translation>
    </message>
    <message id="banditen.log.bunker_taken">
        <source>The bunker in %1 is taken</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Il bunker in %1 è conquistato</translation>
    </message>
    <message id="banditen.log.objective">
        <source>Objective captured: %1 (%2)</source>
        <extracomment>%1 = place, %2 = hex</extracomment>
        <translation>Obiettivo conquistato: %1 (%2)</translation>
    </message>
    <message id="banditen.log.loses">
        <source>%1 loses %2 VF; %3 left</source>
        <extracomment>%1 = unit, %2 = strength lost, %3 = what is left</extracomment>
        <translation>%1 perde %2 VF; ne restano %3</translation>
    </message>
    <message id="banditen.log.eliminated">
        <source>%1 is eliminated</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è eliminata</translation>
    </message>
    <message id="banditen.log.morale_holds">
        <source>%1: the morale check is passed</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1: test di morale superato</translation>
    </message>
    <message id="banditen.log.prone">
        <source>%1 is pinned (A Terra)</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è A Terra</translation>
    </message>
    <message id="banditen.log.recovers">
        <source>%1 recovers</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 si rialza</translation>
    </message>
    <message id="banditen.log.falls_back">
        <source>%1 goes back to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 torna in %2</translation>
    </message>
    <message id="banditen.log.breakdown">
        <source>%1 breaks down</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha un guasto</translation>
    </message>
    <message id="banditen.log.mine_missed">
        <source>The mine in %1 does not go off</source>
        <extracomment>%1 = hex</extracomment>
        <translation>La mina in %1 non esplode</translation>
    </message>
    <message id="banditen.log.mine">
        <source>The mine in %1 goes off; its value is %2</source>
        <extracomment>%1 = hex, %2 = value of the mine</extracomment>
        <translation>Esplode la mina in %1; il suo valore è %2</translation>
    </message>
    <message id="banditen.log.assault">
        <source>%1: assault on %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: assalto contro %2</translation>
    </message>
    <message id="banditen.log.op_assault">
        <source>%1: opportunity assault on %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: Assalto di Opportunità contro %2</translation>
    </message>
    <message id="banditen.log.melee">
        <source>Close combat: %1 %2, %3 %4</source>
        <extracomment>%1, %3 = side, %2, %4 = its total in close combat</extracomment>
        <translation>Corpo a corpo: %1 %2, %3 %4</translation>
    </message>
    <message id="banditen.log.assaulters_back">
        <source>%1: the assaulting units go back</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: le unità che assaltano tornano indietro</translation>
    </message>
    <message id="banditen.log.surrender">
        <source>The Germans in %1 surrender</source>
        <extracomment>%1 = hex</extracomment>
        <translation>I Tedeschi in %1 si arrendono</translation>
    </message>
    <message id="banditen.log.retreats">
        <source>%1: retreat from %2 to %3</source>
        <extracomment>%1 = side, %2 = from, %3 = to</extracomment>
        <translation>%1: ritirata da %2 a %3</translation>
    </message>
    <message id="banditen.log.nowhere">
        <source>There is nowhere to retreat to from %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Da %1 non c’è dove ritirarsi</translation>
    </message>
    <message id="banditen.log.replaced">
        <source>%1 is replaced in %2</source>
        <extracomment>%1 = Command, %2 = hex</extracomment>
        <translation>%1 è sostituito in %2</translation>
    </message>
    <message id="banditen.log.reformed">
        <source>%1: the units are now %2</source>
        <extracomment>%1 = unit, %2 = strengths: 3 + 1</extracomment>
        <translation>%1: le unità sono ora %2</translation>
    </message>
    <message id="banditen.log.infirmary">
        <source>The infirmary in %1 is turned over</source>
        <extracomment>%1 = hex</extracomment>
        <translation>L’infermeria in %1 viene girata</translation>
    </message>
    <message id="banditen.log.game_over_objectives">
        <source>%1: victory, all objectives are captured</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: vittoria, tutti gli obiettivi sono conquistati</translation>
    </message>
    <message id="banditen.log.game_over_points">
        <source>%1: victory. Axis: %2 VP; partisans: %3 VP</source>
        <extracomment>%1 = winner, %2 = points of the Axis, %3 = points of the partisans</extracomment>
        <translation>%1: vittoria. Asse: %2 PV; Partigiani: %3 PV</translation>
    </message>
    <message id="banditen.log.game_over_draw">
        <source>Draw: %1 VP each</source>
        <extracomment>%1 = points of both</extracomment>
        <translation>Pareggio: %1 PV ciascuno</translation>
    </message>
    <message id="banditen.log.game_over_garrison">
        <source>%1: victory, the garrison is eliminated</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: vittoria, il presidio è eliminato</translation>
    </message>
    <message id="banditen.log.game_over_losses">
        <source>%1: victory. VF lost by the Axis: %2; by the partisans: %3</source>
        <extracomment>%1 = winner, %2 = losses of the Axis, %3 = losses of the partisans</extracomment>
        <translation>%1: vittoria. VF persi dall’Asse: %2; dai Partigiani: %3</translation>
    </message>
    <message id="banditen.log.game_over_draw_losses">
        <source>Draw: both sides lost %1 VF</source>
        <extracomment>%1 = losses of both</extracomment>
        <translation>Pareggio: i due schieramenti hanno perso %1 VF</translation>
    </message>
    <message id="banditen.worth.objective">
        <source>%1</source>
        <extracomment>%1 = place</extracomment>
        <translation>%1</translation>
    </message>
    <message id="banditen.worth.fewer_losses">
        <source>Fewer VF lost (%1 against %2)</source>
        <extracomment>%1 = losses of the Axis, %2 = losses of the partisans</extracomment>
        <translation>Meno VF persi (%1 contro %2)</translation>
    </message>
    <message id="banditen.worth.reinforced">
        <source>Optional partisan reinforcements entered</source>
        <translation>Entrati rinforzi partigiani opzionali</translation>
    </message>
    <message id="banditen.worth.losses">
        <source>VF lost by the enemy: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>VF persi dal nemico: %1</translation>
    </message>
    <message id="banditen.room">
        <source>%1 of %2 VF</source>
        <extracomment>%1 = strength there, %2 = limit</extracomment>
        <translation>%1 di %2 VF</translation>
    </message>
    <message id="banditen.frame.setup">
        <source>Set-up</source>
        <translation>Piazzamento</translation>
    </message>
    <message id="banditen.frame.deploy">
        <source>Set-up</source>
        <translation>Piazzamento</translation>
    </message>
    <message id="banditen.frame.turn">
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message id="banditen.frame.ammunition">
        <source>Ammunition</source>
        <translation>Munizioni</translation>
    </message>
    <message id="banditen.frame.points">
        <source>Activation Points</source>
        <translation>Punti Attivazione</translation>
    </message>
    <message id="banditen.frame.hasten">
        <source>3rd Battalion</source>
        <translation>3° Battaglione</translation>
    </message>
    <message id="banditen.frame.frost">
        <source>Frost</source>
        <translation>Gelo</translation>
    </message>
    <message id="banditen.frame.arrivals">
        <source>Reinforcements</source>
        <translation>Rinforzi</translation>
    </message>
    <message id="banditen.frame.place_third">
        <source>III company</source>
        <translation>III compagnia</translation>
    </message>
    <message id="banditen.frame.activation">
        <source>Activations</source>
        <translation>Attivazioni</translation>
    </message>
    <message id="banditen.frame.act">
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message id="banditen.frame.march">
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message id="banditen.frame.go_on">
        <source>Going on</source>
        <translation>Ripresa</translation>
    </message>
    <message id="banditen.frame.fire_after">
        <source>Fire after movement</source>
        <translation>Fuoco dopo il movimento</translation>
    </message>
    <message id="banditen.frame.react">
        <source>Reaction</source>
        <translation>Reazione</translation>
    </message>
    <message id="banditen.frame.casualties">
        <source>Effects</source>
        <translation>Effetti</translation>
    </message>
    <message id="banditen.frame.losses">
        <source>Losses</source>
        <translation>Perdite</translation>
    </message>
    <message id="banditen.frame.melee">
        <source>Close combat</source>
        <translation>Corpo a corpo</translation>
    </message>
    <message id="banditen.frame.retreat">
        <source>Retreat</source>
        <translation>Ritirata</translation>
    </message>
    <message id="banditen.frame.replace">
        <source>Replacement Command</source>
        <translation>Comando Suppletivo</translation>
    </message>
    <message id="banditen.frame.control">
        <source>Check</source>
        <translation>Controllo</translation>
    </message>
    <message id="banditen.frame.shift">
        <source>Stacking</source>
        <translation>Raggruppamento</translation>
    </message>
    <message id="banditen.frame.end_turn">
        <source>End of the turn</source>
        <translation>Fine del turno</translation>
    </message>
    <message id="banditen.prompt.place">
        <source>Set up your units. Still to place: %1</source>
        <extracomment>%1 = how many units</extracomment>
        <translation>Piazza le tue unità. Ancora da piazzare: %1</translation>
    </message>
    <message id="banditen.prompt.markers">
        <source>Place what is still in the box</source>
        <translation>Piazza ciò che è ancora nel box</translation>
    </message>
    <message id="banditen.prompt.end_setup">
        <source>Rearrange your units, or end the set-up</source>
        <translation>Ridisponi le unità o termina il piazzamento</translation>
    </message>
    <message id="banditen.prompt.act">
        <source>Choose an action, or pass</source>
        <translation>Scegli un’azione o passa</translation>
    </message>
    <message id="banditen.prompt.go_on">
        <source>Go on with the movement, or stop</source>
        <translation>Riprendi il movimento o fermati</translation>
    </message>
    <message id="banditen.prompt.fire_after">
        <source>Fire, or hold your fire</source>
        <translation>Fai fuoco o rinuncia</translation>
    </message>
    <message id="banditen.prompt.react">
        <source>The enemy moves in %1: react, or let him go on</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Il nemico muove in %1: reagisci o lascialo proseguire</translation>
    </message>
    <message id="banditen.prompt.losses">
        <source>Share out the VF lost in %2: %1</source>
        <extracomment>%1 = strength to lose, %2 = hex</extracomment>
        <translation>Suddividi i VF persi in %2: %1</translation>
    </message>
    <message id="banditen.prompt.retreat">
        <source>Choose where to retreat to from %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Scegli dove ritirarti da %1</translation>
    </message>
    <message id="banditen.prompt.replace">
        <source>Place the replacement of %1 with a combat unit</source>
        <extracomment>%1 = Command</extracomment>
        <translation>Piazza il Comando Suppletivo di %1 con un’unità da combattimento</translation>
    </message>
    <message id="banditen.prompt.shift">
        <source>Put the stack in %1 right: it breaks the limits</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Sistema lo stack in %1: viola i limiti</translation>
    </message>
    <message id="banditen.prompt.hasten">
        <source>Try to hasten the 3rd Battalion, or not</source>
        <translation>Prova ad anticipare il 3° Battaglione, o rinuncia</translation>
    </message>
    <message id="banditen.prompt.place_third">
        <source>Place the III company near 20.05</source>
        <translation>Piazza la III compagnia presso 20.05</translation>
    </message>
    <message id="banditen.offer.move">
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message id="banditen.offer.movers">
        <source>Which units of %1 move?</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Quali unità di %1 muovono?</translation>
    </message>
    <message id="banditen.offer.way">
        <source>%1%2: move where?</source>
        <extracomment>%1 = unit, %2 = how many go with it: nothing, or +2</extracomment>
        <translation>%1%2: verso dove?</translation>
    </message>
    <message id="banditen.offer.way_fire">
        <source>%1%2: move where, then fire?</source>
        <extracomment>%1 = unit, %2 = how many go with it: nothing, or +2</extracomment>
        <translation>%1%2: verso dove, poi fuoco?</translation>
    </message>
    <message id="banditen.offer.way_assault">
        <source>%1%2: assault which hex?</source>
        <extracomment>%1 = unit, %2 = how many go with it: nothing, or +2</extracomment>
        <translation>%1%2: assalto contro quale esagono?</translation>
    </message>
    <message id="banditen.offer.fire">
        <source>Fire</source>
        <translation>Fuoco</translation>
    </message>
    <message id="banditen.offer.firers">
        <source>Which units of %1 fire?</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Quali unità di %1 fanno fuoco?</translation>
    </message>
    <message id="banditen.offer.target">
        <source>%1%2: fire at which hex?</source>
        <extracomment>%1 = unit, %2 = how many go with it: nothing, or +2</extracomment>
        <translation>%1%2: fuoco contro quale esagono?</translation>
    </message>
    <message id="banditen.offer.target_move">
        <source>%1%2: fire at which hex, then move?</source>
        <extracomment>%1 = unit, %2 = how many go with it: nothing, or +2</extracomment>
        <translation>%1%2: fuoco contro quale esagono, poi movimento?</translation>
    </message>
    <message id="banditen.offer.move_fire">
        <source>Move, then fire</source>
        <translation>Movimento, poi fuoco</translation>
    </message>
    <message id="banditen.offer.fire_move">
        <source>Fire, then move</source>
        <translation>Fuoco, poi movimento</translation>
    </message>
    <message id="banditen.offer.fire_after">
        <source>Fire</source>
        <translation>Fuoco</translation>
    </message>
    <message id="banditen.offer.hold_fire">
        <source>Hold fire</source>
        <translation>Non sparare</translation>
    </message>
    <message id="banditen.offer.assault">
        <source>Assault</source>
        <translation>Assalto</translation>
    </message>
    <message id="banditen.offer.assaulters">
        <source>Which units of %1 assault?</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Quali unità di %1 assaltano?</translation>
    </message>
    <message id="banditen.offer.reform">
        <source>Split/merge units</source>
        <translation>Frazionare/riunire unità</translation>
    </message>
    <message id="banditen.offer.reformers">
        <source>Which units of %1?</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Quali unità di %1?</translation>
    </message>
    <message id="banditen.offer.parts">
        <source>%1%2: into which strengths?</source>
        <extracomment>%1 = unit, %2 = how many go with it: nothing, or +2</extracomment>
        <translation>%1%2: in quali Valori di Forza?</translation>
    </message>
    <message id="banditen.offer.recover">
        <source>Recovery</source>
        <translation>Recupero</translation>
    </message>
    <message id="banditen.offer.recovering">
        <source>Which units of %1 recover?</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Quali unità di %1 si rialzano?</translation>
    </message>
    <message id="banditen.offer.infirmary">
        <source>Infirmary: turn it over (%1 PA)</source>
        <extracomment>%1 = activation points</extracomment>
        <translation>Infermeria: girala (%1 PA)</translation>
    </message>
    <message id="banditen.offer.enter">
        <source>Enter: %1</source>
        <extracomment>%1 = box of the reinforcements</extracomment>
        <translation>Ingresso: %1</translation>
    </message>
    <message id="banditen.offer.entry_hex">
        <source>%1%2: enter at which hex?</source>
        <extracomment>%1 = unit, %2 = how many go with it: nothing, or +2</extracomment>
        <translation>%1%2: ingresso in quale esagono?</translation>
    </message>
    <message id="banditen.offer.pass">
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message id="banditen.offer.go_on">
        <source>Go on</source>
        <translation>Prosegui</translation>
    </message>
    <message id="banditen.offer.storm">
        <source>Assault</source>
        <translation>Assalta</translation>
    </message>
    <message id="banditen.offer.stop">
        <source>Stop</source>
        <translation>Fermati</translation>
    </message>
    <message id="banditen.offer.op_fire">
        <source>Opportunity fire</source>
        <translation>Fuoco di Opportunità</translation>
    </message>
    <message id="banditen.offer.op_assault">
        <source>Opportunity assault (%1 PA)</source>
        <extracomment>%1 = activation points</extracomment>
        <translation>Assalto di Opportunità (%1 PA)</translation>
    </message>
    <message id="banditen.offer.no_reaction">
        <source>No reaction</source>
        <translation>Nessuna reazione</translation>
    </message>
    <message id="banditen.offer.losses">
        <source>VF to lose: %1</source>
        <extracomment>%1 = strength to lose</extracomment>
        <translation>VF da perdere: %1</translation>
    </message>
    <message id="banditen.offer.retreat">
        <source>Retreat</source>
        <translation>Ritirata</translation>
    </message>
    <message id="banditen.offer.retreat_of">
        <source>%1%2: retreat where?</source>
        <extracomment>%1 = unit, %2 = how many go with it: nothing, or +2</extracomment>
        <translation>%1%2: ritirata verso dove?</translation>
    </message>
    <message id="banditen.offer.retreat_part">
        <source>Retreat of some units only: which?</source>
        <translation>Si ritirano solo alcune unità: quali?</translation>
    </message>
    <message id="banditen.offer.replace">
        <source>Place %1</source>
        <extracomment>%1 = Command</extracomment>
        <translation>Piazza %1</translation>
    </message>
    <message id="banditen.offer.shift">
        <source>Which unit leaves?</source>
        <translation>Quale unità esce?</translation>
    </message>
    <message id="banditen.offer.give_up">
        <source>Which unit is given up?</source>
        <translation>Quale unità viene eliminata?</translation>
    </message>
    <message id="banditen.offer.shift_to">
        <source>%1: where to?</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1: verso dove?</translation>
    </message>
    <message id="banditen.offer.hasten">
        <source>Hasten the 3rd Battalion (%1 PA)</source>
        <extracomment>%1 = activation points</extracomment>
        <translation>Anticipa il 3° Battaglione (%1 PA)</translation>
    </message>
    <message id="banditen.offer.decline">
        <source>Do not</source>
        <translation>Rinuncia</translation>
    </message>
    <message id="banditen.offer.place_third">
        <source>Place a unit of the III company</source>
        <translation>Piazza un’unità della III compagnia</translation>
    </message>
    <message id="banditen.offer.place_units">
        <source>Place a unit</source>
        <translation>Piazza un’unità</translation>
    </message>
    <message id="banditen.offer.rearrange">
        <source>Move a unit already placed</source>
        <translation>Sposta un’unità già piazzata</translation>
    </message>
    <message id="banditen.offer.place">
        <source>Where does %1 go?</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Dove va %1?</translation>
    </message>
    <message id="banditen.offer.divide">
        <source>Split or merge units</source>
        <translation>Fraziona o riunisci unità</translation>
    </message>
    <message id="banditen.offer.formation">
        <source>Which formation begins at Corte Cerro?</source>
        <translation>Quale formazione inizia a Corte Cerro?</translation>
    </message>
    <message id="banditen.offer.assign">
        <source>Which battalion has the assault company?</source>
        <translation>A quale battaglione va la compagnia d’assalto?</translation>
    </message>
    <message id="banditen.offer.mine">
        <source>Lay a mine: which?</source>
        <translation>Posa una mina: quale?</translation>
    </message>
    <message id="banditen.offer.mine_hex">
        <source>Mine of value %1: in which hex?</source>
        <extracomment>%1 = value of the mine</extracomment>
        <translation>Mina di valore %1: in quale esagono?</translation>
    </message>
    <message id="banditen.offer.bunker">
        <source>Place a bunker</source>
        <translation>Piazza un bunker</translation>
    </message>
    <message id="banditen.offer.infirmary_hex">
        <source>Place the infirmary</source>
        <translation>Piazza l’infermeria</translation>
    </message>
    <message id="banditen.offer.suggested">
        <source>Suggested set-up</source>
        <translation>Piazzamento consigliato</translation>
    </message>
    <message id="banditen.offer.clear">
        <source>Pick everything up again</source>
        <translation>Riprendi tutto</translation>
    </message>
    <message id="banditen.offer.end_setup">
        <source>End the set-up</source>
        <translation>Termina il piazzamento</translation>
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
        <translation>Valore %1</translation>
    </message>
    <message id="banditen.progress.placed">
        <source>Units placed</source>
        <translation>Unità piazzate</translation>
    </message>
    <message id="banditen.progress.garrisons">
        <source>Hexes garrisoned</source>
        <translation>Esagoni presidiati</translation>
    </message>
    <message id="banditen.dice.ammunition">
        <source>Ammunition</source>
        <translation>Munizioni</translation>
    </message>
    <message id="banditen.dice.partisan_points">
        <source>Partisan PA</source>
        <translation>PA dei Partigiani</translation>
    </message>
    <message id="banditen.dice.axis_points">
        <source>Axis PA</source>
        <translation>PA dell’Asse</translation>
    </message>
    <message id="banditen.dice.hasten">
        <source>3rd Battalion</source>
        <translation>3° Battaglione</translation>
    </message>
    <message id="banditen.dice.frost">
        <source>Frost</source>
        <translation>Gelo</translation>
    </message>
    <message id="banditen.dice.arrival">
        <source>Arrival of reinforcements</source>
        <translation>Arrivo dei rinforzi</translation>
    </message>
    <message id="banditen.dice.fire">
        <source>Fire</source>
        <translation>Fuoco</translation>
    </message>
    <message id="banditen.dice.morale">
        <source>Morale check</source>
        <translation>Test di morale</translation>
    </message>
    <message id="banditen.dice.assault">
        <source>Close combat: the assaulting side</source>
        <translation>Corpo a corpo: chi assalta</translation>
    </message>
    <message id="banditen.dice.defence">
        <source>Close combat: the defending side</source>
        <translation>Corpo a corpo: chi difende</translation>
    </message>
    <message id="banditen.dice.surrender">
        <source>German surrender</source>
        <translation>Resa dei Tedeschi</translation>
    </message>
    <message id="banditen.dice.breakdown">
        <source>Armoured car breakdown</source>
        <translation>Guasto dell’autoblindo</translation>
    </message>
    <message id="banditen.dice.mine">
        <source>Entering a minefield</source>
        <translation>Ingresso in un campo minato</translation>
    </message>
    <message id="banditen.dice.mine_hits">
        <source>Mine</source>
        <translation>Mina</translation>
    </message>
    <message id="banditen.dice.infirmary">
        <source>Infirmary</source>
        <translation>Infermeria</translation>
    </message>
    <message id="banditen.effect.arrives">
        <source>The reinforcements arrive</source>
        <translation>I rinforzi arrivano</translation>
    </message>
    <message id="banditen.effect.delayed">
        <source>The reinforcements come next turn</source>
        <translation>I rinforzi arrivano il turno successivo</translation>
    </message>
    <message id="banditen.effect.surrender">
        <source>The Germans surrender</source>
        <translation>I Tedeschi si arrendono</translation>
    </message>
    <message id="banditen.effect.fights">
        <source>The Germans fight</source>
        <translation>I Tedeschi combattono</translation>
    </message>
    <message id="banditen.effect.breakdown">
        <source>The armoured car breaks down</source>
        <translation>L’autoblindo ha un guasto</translation>
    </message>
    <message id="banditen.effect.drives_on">
        <source>The armoured car drives on</source>
        <translation>L’autoblindo prosegue</translation>
    </message>
    <message id="banditen.tally.printed">
        <source>Printed</source>
        <translation>Stampato</translation>
    </message>
    <message id="banditen.tally.lost">
        <source>Lost</source>
        <translation>Persi</translation>
    </message>
    <message id="banditen.tally.unit">
        <source>%1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1</translation>
    </message>
    <message id="banditen.tally.terrain">
        <source>Terrain in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Terreno in %1</translation>
    </message>
    <message id="banditen.tally.stream">
        <source>Across the stream</source>
        <translation>Attraverso il torrente</translation>
    </message>
    <message id="banditen.tally.move_fire">
        <source>Movement and Fire</source>
        <translation>Movimento e Fuoco</translation>
    </message>
    <message id="banditen.tally.prone">
        <source>Pinned (A Terra)</source>
        <translation>A Terra</translation>
    </message>
    <message id="banditen.tally.fire_2">
        <source>Fire 2</source>
        <translation>Fuoco 2</translation>
    </message>
    <message id="banditen.tally.automatic">
        <source>Automatic weapons</source>
        <translation>Armi automatiche</translation>
    </message>
    <message id="banditen.tally.weapon">
        <source>Weapon against this target</source>
        <translation>Arma contro questo bersaglio</translation>
    </message>
    <message id="banditen.tally.night">
        <source>Night</source>
        <translation>Notte</translation>
    </message>
    <message id="banditen.tally.dark">
        <source>Dark turn</source>
        <translation>Turno scuro</translation>
    </message>
    <message id="banditen.tally.frost">
        <source>Frost</source>
        <translation>Gelo</translation>
    </message>
    <message id="banditen.part.unit_dice">
        <source>%1, dice: %2</source>
        <extracomment>%1 = unit, %2 = dice</extracomment>
        <translation>%1, dadi: %2</translation>
    </message>
    <message id="banditen.part.assaulters">
        <source>Assaulting</source>
        <translation>Assalta</translation>
    </message>
    <message id="banditen.part.defenders">
        <source>Defending</source>
        <translation>Difende</translation>
    </message>
    <message id="banditen.part.strength">
        <source>Strength (VF)</source>
        <translation>Valore di Forza (VF)</translation>
    </message>
    <message id="banditen.part.movement">
        <source>Movement allowance</source>
        <translation>Capacità di movimento</translation>
    </message>
    <message id="banditen.part.range">
        <source>Range</source>
        <translation>Portata</translation>
    </message>
    <message id="banditen.part.radius">
        <source>Command radius</source>
        <translation>Raggio di Comando</translation>
    </message>
    <message id="banditen.prospect.hits">
        <source>Hits: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Colpi a segno: %1</translation>
    </message>
    <message id="banditen.layer.fire">
        <source>Fields of fire</source>
        <translation>Campi di tiro</translation>
    </message>
    <message id="banditen.layer.command">
        <source>Command radius</source>
        <translation>Raggio di Comando</translation>
    </message>
    <message id="banditen.refuse.not_yours">
        <source>%1 is not one of your units on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è una delle tue unità sulla mappa</translation>
    </message>
    <message id="banditen.refuse.nobody_of_yours">
        <source>None of your units is in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessuna delle tue unità è in %1</translation>
    </message>
    <message id="banditen.refuse.nobody_named">
        <source>No unit was named</source>
        <translation>Nessuna unità è stata indicata</translation>
    </message>
    <message id="banditen.refuse.named_twice">
        <source>%1 was named twice</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è indicata due volte</translation>
    </message>
    <message id="banditen.refuse.not_in_one_hex">
        <source>%1 is not in %2: units that act together are in one hex</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 non è in %2: le unità che agiscono insieme sono nello stesso esagono</translation>
    </message>
    <message id="banditen.refuse.not_together">
        <source>%1 is not with the others</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è con le altre</translation>
    </message>
    <message id="banditen.refuse.points">
        <source>This costs %1 PA; there are %2</source>
        <extracomment>%1 = needed, %2 = there</extracomment>
        <translation>Costa %1 PA; ce ne sono %2</translation>
    </message>
    <message id="banditen.refuse.out_of_command">
        <source>%1 is out of command: it may only move or fire</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è Fuori Comando: può solo muovere o sparare</translation>
    </message>
    <message id="banditen.refuse.night">
        <source>%1 is out of command: at night it does nothing</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è Fuori Comando: di notte non fa nulla</translation>
    </message>
    <message id="banditen.refuse.prone">
        <source>%1 is pinned (A Terra) and does not move</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è A Terra e non si muove</translation>
    </message>
    <message id="banditen.refuse.not_prone">
        <source>%1 is not pinned (A Terra)</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è A Terra</translation>
    </message>
    <message id="banditen.refuse.one_recovers">
        <source>Only one unit recovers at a time</source>
        <translation>Si rialza un’unità alla volta</translation>
    </message>
    <message id="banditen.refuse.no_command">
        <source>There is no Command in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 non c’è un Comando</translation>
    </message>
    <message id="banditen.refuse.command_fires">
        <source>%1 is a Command and does not fire</source>
        <extracomment>%1 = Command</extracomment>
        <translation>%1 è un Comando e non spara</translation>
    </message>
    <message id="banditen.refuse.command_splits">
        <source>%1 is a Command and is neither split nor merged</source>
        <extracomment>%1 = Command</extracomment>
        <translation>%1 è un Comando: non si fraziona e non si riunisce</translation>
    </message>
    <message id="banditen.refuse.command_reacts">
        <source>%1 is a Command and takes no part in an opportunity assault</source>
        <extracomment>%1 = Command</extracomment>
        <translation>%1 è un Comando e non partecipa a un Assalto di Opportunità</translation>
    </message>
    <message id="banditen.refuse.command_alone">
        <source>%1 assaults only together with combat units</source>
        <extracomment>%1 = Command</extracomment>
        <translation>%1 assalta solo con unità da combattimento</translation>
    </message>
    <message id="banditen.refuse.light">
        <source>%1 is light-armed</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha armamento leggero</translation>
    </message>
    <message id="banditen.refuse.fired_twice">
        <source>%1 has a Fire 2 marker</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha un segnalino Fuoco 2</translation>
    </message>
    <message id="banditen.refuse.frozen">
        <source>%1: heavy weapons do not work in frost</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1: con il gelo le armi pesanti non funzionano</translation>
    </message>
    <message id="banditen.refuse.command_gone">
        <source>%1 has no ammunition: its Command is not on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è senza munizioni: il suo Comando non è sulla mappa</translation>
    </message>
    <message id="banditen.refuse.ammunition_far">
        <source>%1 has no ammunition: its Command is more than %2 hexes away</source>
        <extracomment>%1 = unit, %2 = hexes</extracomment>
        <translation>%1 è senza munizioni: il suo Comando è a più di %2 esagoni</translation>
    </message>
    <message id="banditen.refuse.artillery_assaults">
        <source>%1 is artillery and does not assault</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è artiglieria e non assalta</translation>
    </message>
    <message id="banditen.refuse.reluctant">
        <source>%1 is not of the Garibaldi brigades and does not assault</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è garibaldina e non assalta</translation>
    </message>
    <message id="banditen.refuse.nobody_there">
        <source>There is no enemy in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 non c’è nessun nemico</translation>
    </message>
    <message id="banditen.refuse.range">
        <source>%2 is out of range of %1 (%3)</source>
        <extracomment>%1 = unit, %2 = hex, %3 = range</extracomment>
        <translation>%2 è fuori dalla portata di %1 (%3)</translation>
    </message>
    <message id="banditen.refuse.sight">
        <source>The line of sight from %1 to %2 is blocked</source>
        <extracomment>%1, %2 = hex</extracomment>
        <translation>La linea di vista da %1 a %2 è bloccata</translation>
    </message>
    <message id="banditen.refuse.anti_tank">
        <source>%1 fires only at buildings, forts and bunkers; in %2 there is none</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 spara solo contro edifici, fortini e bunker; in %2 non ce ne sono</translation>
    </message>
    <message id="banditen.refuse.line">
        <source>%1 is of the 3rd Battalion: %2 lies beyond its line</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 è del 3° Battaglione: %2 è oltre la sua linea</translation>
    </message>
    <message id="banditen.refuse.not_adjacent">
        <source>%1 and %2 are not adjacent</source>
        <extracomment>%1, %2 = hex</extracomment>
        <translation>%1 e %2 non sono adiacenti</translation>
    </message>
    <message id="banditen.refuse.impassable">
        <source>%1 is impassable except along a road</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 è intransitabile tranne che lungo una strada</translation>
    </message>
    <message id="banditen.refuse.car_ground">
        <source>An armoured car enters %1 only along a road</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Un autoblindo entra in %1 solo lungo una strada</translation>
    </message>
    <message id="banditen.refuse.enemy">
        <source>There are enemy units in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 ci sono unità nemiche</translation>
    </message>
    <message id="banditen.refuse.assault_ends">
        <source>An assault ends in %1, where the enemy is</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Un assalto finisce in %1, dove è il nemico</translation>
    </message>
    <message id="banditen.refuse.nobody_to_assault">
        <source>There is nobody to assault in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 non c’è nessuno da assaltare</translation>
    </message>
    <message id="banditen.refuse.no_assault">
        <source>This action is not an assault</source>
        <translation>Questa azione non è un assalto</translation>
    </message>
    <message id="banditen.refuse.through">
        <source>Friendly units in %1 are beside the enemy: nobody moves through</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Le unità amiche in %1 sono accanto al nemico: non si passa</translation>
    </message>
    <message id="banditen.refuse.too_far">
        <source>There are not enough movement points to enter %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Non ci sono abbastanza punti movimento per entrare in %1</translation>
    </message>
    <message id="banditen.refuse.no_way">
        <source>%1 goes nowhere that way</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 così non va da nessuna parte</translation>
    </message>
    <message id="banditen.refuse.too_slow">
        <source>%1 is too slow to move and fire</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è troppo lenta per muovere e sparare</translation>
    </message>
    <message id="banditen.refuse.stacking">
        <source>%2 VF would be in %1; the limit is %3</source>
        <extracomment>%1 = hex, %2 = strength, %3 = limit</extracomment>
        <translation>In %1 ci sarebbero %2 VF; il limite è %3</translation>
    </message>
    <message id="banditen.refuse.faction">
        <source>%1 and %2 are of different factions and do not share %3</source>
        <extracomment>%1, %2 = unit, %3 = hex</extracomment>
        <translation>%1 e %2 sono di fazioni diverse e non stanno insieme in %3</translation>
    </message>
    <message id="banditen.refuse.garibaldi">
        <source>%1 and %2 share a hex only within the radius of the Garibaldi Command; %3 is not</source>
        <extracomment>%1, %2 = unit, %3 = hex</extracomment>
        <translation>%1 e %2 stanno insieme solo nel raggio del Comando Garibaldino; %3 ne è fuori</translation>
    </message>
    <message id="banditen.refuse.battalion">
        <source>%1 and %2 are of different battalions and do not share %3</source>
        <extracomment>%1, %2 = unit, %3 = hex</extracomment>
        <translation>%1 e %2 sono di battaglioni diversi e non stanno insieme in %3</translation>
    </message>
    <message id="banditen.refuse.not_acting">
        <source>%1 does not take part in this action</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non partecipa a questa azione</translation>
    </message>
    <message id="banditen.refuse.reacted">
        <source>%1 has reacted to this hex already</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha già reagito a questo esagono</translation>
    </message>
    <message id="banditen.refuse.not_beside">
        <source>%1 is not adjacent to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 non è adiacente a %2</translation>
    </message>
    <message id="banditen.refuse.not_one_formation">
        <source>%1 and %2 are not of one formation and type</source>
        <extracomment>%1, %2 = unit</extracomment>
        <translation>%1 e %2 non sono della stessa formazione e dello stesso tipo</translation>
    </message>
    <message id="banditen.refuse.above_full">
        <source>A unit of %1 VF is too large: the most is %2</source>
        <extracomment>%1 = strength, %2 = most</extracomment>
        <translation>Un’unità da %1 VF è troppo grande: il massimo è %2</translation>
    </message>
    <message id="banditen.refuse.sum">
        <source>The strengths must come to %1 VF, the greatest first</source>
        <extracomment>%1 = strength</extracomment>
        <translation>La somma dev’essere di %1 VF, dal maggiore al minore</translation>
    </message>
    <message id="banditen.refuse.nothing_changes">
        <source>Nothing would change</source>
        <translation>Non cambierebbe nulla</translation>
    </message>
    <message id="banditen.refuse.no_counters">
        <source>There are no counters left for this: %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Non ci sono più pedine per questo: %1</translation>
    </message>
    <message id="banditen.refuse.not_concerned">
        <source>A unit is named that loses nothing here</source>
        <translation>È indicata un’unità che qui non perde nulla</translation>
    </message>
    <message id="banditen.refuse.not_so_strong">
        <source>%1 has no more than %2 VF</source>
        <extracomment>%1 = unit, %2 = strength</extracomment>
        <translation>%1 non ha più di %2 VF</translation>
    </message>
    <message id="banditen.refuse.other_losses">
        <source>%1 VF must be lost</source>
        <extracomment>%1 = strength</extracomment>
        <translation>Si devono perdere %1 VF</translation>
    </message>
    <message id="banditen.refuse.came_from">
        <source>The assaulting units came from %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Le unità che assaltano venivano da %1</translation>
    </message>
    <message id="banditen.refuse.safer">
        <source>%1 is beside the enemy, and there are hexes that are not</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 è accanto al nemico, e ci sono esagoni che non lo sono</translation>
    </message>
    <message id="banditen.refuse.not_retreating">
        <source>%1 does not have to retreat</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non deve ritirarsi</translation>
    </message>
    <message id="banditen.refuse.check_takes_nothing">
        <source>Nothing is taken at the Check: there is an objective or a bunker in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Al Controllo non si conquista nulla: in %1 c’è un obiettivo o un bunker</translation>
    </message>
    <message id="banditen.refuse.check_eliminates">
        <source>By the ruling the stack is put right by eliminating units</source>
        <translation>Secondo l’interpretazione scelta lo stack si sistema eliminando unità</translation>
    </message>
    <message id="banditen.refuse.can_still_leave">
        <source>%1 can still leave the hex</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 può ancora lasciare l’esagono</translation>
    </message>
    <message id="banditen.refuse.no_unit">
        <source>There is no friendly combat unit in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 non c’è un’unità da combattimento amica</translation>
    </message>
    <message id="banditen.refuse.not_its_units">
        <source>No unit in %2 is under %1</source>
        <extracomment>%1 = Command, %2 = hex</extracomment>
        <translation>Nessuna unità in %2 dipende da %1</translation>
    </message>
    <message id="banditen.refuse.not_in_that_hex">
        <source>%1 is not in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 non è in %2</translation>
    </message>
    <message id="banditen.refuse.not_arriving">
        <source>%1 does not arrive now</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non arriva adesso</translation>
    </message>
    <message id="banditen.refuse.entry_hex">
        <source>%1 is not an entry hex of these units</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 non è un esagono d’ingresso di queste unità</translation>
    </message>
    <message id="banditen.refuse.must_enter">
        <source>%1 must enter before you pass</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 deve entrare prima che tu passi</translation>
    </message>
    <message id="banditen.refuse.beside_enemy">
        <source>%1 is with or beside the enemy</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Il nemico è in %1 o accanto</translation>
    </message>
    <message id="banditen.refuse.no_infirmary">
        <source>There is no infirmary to be placed or turned over</source>
        <translation>Non c’è un’infermeria da piazzare o girare</translation>
    </message>
    <message id="banditen.refuse.not_in_infirmary">
        <source>No partisan combat unit is in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 non c’è un’unità da combattimento partigiana</translation>
    </message>
    <message id="banditen.refuse.not_set_up">
        <source>%1 is not set up now</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non si piazza adesso</translation>
    </message>
    <message id="banditen.refuse.stands_there">
        <source>%1 is already there</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è già lì</translation>
    </message>
    <message id="banditen.refuse.not_an_objective">
        <source>%1 is not an objective</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 non è un obiettivo</translation>
    </message>
    <message id="banditen.refuse.not_a_building">
        <source>There is no building in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 non c’è un edificio</translation>
    </message>
    <message id="banditen.refuse.not_fortified">
        <source>There is neither building nor fort in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 non c’è né edificio né fortino</translation>
    </message>
    <message id="banditen.refuse.not_in_area">
        <source>%1 lies outside the area</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 è fuori dall’area</translation>
    </message>
    <message id="banditen.refuse.other_formation">
        <source>%1 does not begin at Corte Cerro</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non inizia a Corte Cerro</translation>
    </message>
    <message id="banditen.refuse.assign_first">
        <source>Assign the assault company to a battalion first: %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Prima assegna la compagnia d’assalto a un battaglione: %1</translation>
    </message>
    <message id="banditen.refuse.needed">
        <source>%1 is needed for hexes that are still empty, like %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 serve per gli esagoni ancora vuoti, come %2</translation>
    </message>
    <message id="banditen.refuse.left_empty">
        <source>%1 must not be left empty</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 non può restare vuoto</translation>
    </message>
    <message id="banditen.refuse.still_waiting">
        <source>%1 is still to be placed</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è ancora da piazzare</translation>
    </message>
    <message id="banditen.refuse.mines_left">
        <source>Mines still to be laid: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Mine ancora da posare: %1</translation>
    </message>
    <message id="banditen.refuse.bunkers_left">
        <source>Bunkers still to be placed: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Bunker ancora da piazzare: %1</translation>
    </message>
    <message id="banditen.refuse.infirmary_left">
        <source>The infirmary is still to be placed</source>
        <translation>L’infermeria è ancora da piazzare</translation>
    </message>
    <message id="banditen.refuse.no_such_mine">
        <source>There is no mine of value %1 left to lay</source>
        <extracomment>%1 = value</extracomment>
        <translation>Non c’è più una mina di valore %1 da posare</translation>
    </message>
    <message id="banditen.refuse.mines_near">
        <source>Two hexes must lie between mines: there is one in %1, too near to %2</source>
        <extracomment>%1, %2 = hex</extracomment>
        <translation>Fra le mine devono esserci due esagoni: ce n’è una in %1, troppo vicina a %2</translation>
    </message>
    <message id="banditen.refuse.no_bunkers">
        <source>There are no bunkers left to place</source>
        <translation>Non ci sono più bunker da piazzare</translation>
    </message>
    <message id="banditen.refuse.no_fort">
        <source>There is no fort in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 non c’è un fortino</translation>
    </message>
    <message id="banditen.refuse.bunker_there">
        <source>There is a bunker in %1 already</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 c’è già un bunker</translation>
    </message>
    <message id="banditen.refuse.not_divided">
        <source>%1 is not split or merged now</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non si fraziona né si riunisce adesso</translation>
    </message>
    <message id="banditen.refuse.not_chosen">
        <source>This cannot be chosen now</source>
        <translation>Questo non si sceglie adesso</translation>
    </message>
    <message id="banditen.refuse.chosen_already">
        <source>It is chosen already</source>
        <translation>È già scelta</translation>
    </message>
    <message id="banditen.refuse.nothing_suggested">
        <source>No set-up is suggested here</source>
        <translation>Qui non c’è un piazzamento consigliato</translation>
    </message>
    <message id="banditen.refuse.nothing_to_clear">
        <source>There is nothing to pick up again</source>
        <translation>Non c’è nulla da riprendere</translation>
    </message>
    <message id="banditen.refuse.no_strength">
        <source>%1 has no strength left</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non ha più forza</translation>
    </message>
    <message id="banditen.refuse.both_sides">
        <source>Units of both sides are in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 ci sono unità di entrambi gli schieramenti</translation>
    </message>
    <message id="banditen.refuse.strange_decision">
        <source>The pending decision does not fit the position</source>
        <translation>La decisione in attesa non corrisponde alla posizione</translation>
    </message>
    <message id="editor.refuse.hex_still_used">
        <source>Hex %1 cannot be removed: %2 still refers to it</source>
        <extracomment>%1 = a hex number, %2 = where it is spoken of: map.json/places</extracomment>
        <translation>L’esagono %1 non si può togliere: %2 lo nomina ancora</translation>
    </message>
    <message id="editor.refuse.grid_unsound">
        <source>A map needs at least one row and one column, no more than 20,000 hexes, and numbers that fit its numbering</source>
        <translation>Una mappa ha bisogno di almeno una fila e una colonna, di non più di 20.000 esagoni e di numeri che la sua numerazione possa esprimere</translation>
    </message>
    <message id="app.editor.edit.paint">
        <source>Paint %1</source>
        <extracomment>%1 = a terrain</extracomment>
        <translation>Dipingi %1</translation>
    </message>
    <message id="app.editor.edit.fill">
        <source>Fill with %1</source>
        <extracomment>%1 = a terrain</extracomment>
        <translation>Riempi con %1</translation>
    </message>
    <message id="app.editor.edit.replace">
        <source>Replace %1 by %2</source>
        <extracomment>%1 and %2 = terrains</extracomment>
        <translation>Sostituisci %1 con %2</translation>
    </message>
    <message id="app.editor.edit.height">
        <source>Set elevations</source>
        <translation>Imposta le altitudini</translation>
    </message>
    <message id="app.editor.edit.control">
        <source>Change control</source>
        <extracomment>Of hexes: who holds them</extracomment>
        <translation>Cambia il controllo</translation>
    </message>
    <message id="app.editor.edit.feature">
        <source>Draw %1</source>
        <extracomment>%1 = a hexside feature: river</extracomment>
        <translation>Traccia %1</translation>
    </message>
    <message id="app.editor.edit.feature_away">
        <source>Erase %1</source>
        <extracomment>%1 = a hexside feature: river</extracomment>
        <translation>Cancella %1</translation>
    </message>
    <message id="app.editor.edit.link">
        <source>Lay %1</source>
        <extracomment>%1 = a kind of link: road, railway</extracomment>
        <translation>Traccia %1</translation>
    </message>
    <message id="app.editor.edit.link_away">
        <source>Remove %1</source>
        <extracomment>%1 = a kind of link: road, railway</extracomment>
        <translation>Togli %1</translation>
    </message>
    <message id="app.editor.edit.place_add">
        <source>Add %1</source>
        <extracomment>%1 = name of a place</extracomment>
        <translation>Aggiungi %1</translation>
    </message>
    <message id="app.editor.edit.place">
        <source>Change %1</source>
        <extracomment>%1 = name of a place</extracomment>
        <translation>Cambia %1</translation>
    </message>
    <message id="app.editor.edit.place_away">
        <source>Remove %1</source>
        <extracomment>%1 = name of a place</extracomment>
        <translation>Togli %1</translation>
    </message>
    <message id="app.editor.edit.area">
        <source>Change %1</source>
        <extracomment>%1 = an area or a line of the map</extracomment>
        <translation>Cambia %1</translation>
    </message>
    <message id="app.editor.edit.paste">
        <source>Put down a copy</source>
        <translation>Incolla una copia</translation>
    </message>
    <message id="app.editor.edit.turn">
        <source>Turn the selection</source>
        <translation>Ruota la selezione</translation>
    </message>
    <message id="app.editor.edit.mirror">
        <source>Mirror the selection</source>
        <translation>Specchia la selezione</translation>
    </message>
    <message id="app.editor.edit.resize">
        <source>Change the size of the map</source>
        <translation>Cambia le dimensioni della mappa</translation>
    </message>
    <message id="app.editor.map.new_place">
        <source>Place %1</source>
        <extracomment>What a new place on the map is called until it has a name; %1 = its hex</extracomment>
        <translation>Località %1</translation>
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
%n esagono</numerusform>
            <numerusform>%1
%n esagoni</numerusform>
        </translation>
    </message>
    <message id="app.editor.map.area_name">
        <source>Name of a new area</source>
        <translation>Nome di una nuova area</translation>
    </message>
    <message id="app.editor.map.new_area">
        <source>Area</source>
        <translation>Area</translation>
    </message>
    <message id="app.editor.map.new_line">
        <source>Line</source>
        <extracomment>A named line on the map: a front</extracomment>
        <translation>Linea</translation>
    </message>
    <message id="app.editor.map.remove_area">
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message id="app.editor.hex.nobody">
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message id="app.editor.hex.title">
        <source>Hex %1</source>
        <extracomment>%1 = hex number</extracomment>
        <translation>Esagono %1</translation>
    </message>
    <message id="app.editor.hex.none">
        <source>No hex chosen</source>
        <translation>Nessun esagono scelto</translation>
    </message>
    <message id="app.editor.hex.hint">
        <source>Click a hex with the first tool to see and change what is in it.</source>
        <translation>Con il primo strumento fai clic su un esagono per vedere e cambiare ciò che contiene.</translation>
    </message>
    <message id="app.editor.hex.name">
        <source>Name</source>
        <extracomment>Of a place on the map</extracomment>
        <translation>Nome</translation>
    </message>
    <message id="app.editor.hex.kind">
        <source>Kind</source>
        <extracomment>Of a place on the map: town, village</extracomment>
        <translation>Tipo</translation>
    </message>
    <message id="app.editor.hex.points">
        <source>Victory Points</source>
        <translation>Punti Vittoria</translation>
    </message>
    <message id="app.editor.hex.vp">
        <source>VP</source>
        <extracomment>Short for victory points</extracomment>
        <translation>VP</translation>
    </message>
    <message id="app.editor.hex.remove_place">
        <source>Remove the place</source>
        <translation>Togli la località</translation>
    </message>
    <message id="app.editor.hex.control">
        <source>Held by</source>
        <extracomment>Which side holds the hex</extracomment>
        <translation>In mano a</translation>
    </message>
    <message id="app.editor.hex.metres">
        <source>m</source>
        <extracomment>Metres</extracomment>
        <translation>m</translation>
    </message>
    <message id="app.editor.hex.sides">
        <source>Six sides</source>
        <translation>Sei lati</translation>
    </message>
    <message id="app.editor.action.copy">
        <source>&amp;Copy the hexes</source>
        <translation>&amp;Copia gli esagoni</translation>
    </message>
    <message id="app.editor.action.paste">
        <source>&amp;Paste the hexes</source>
        <translation>&amp;Incolla gli esagoni</translation>
    </message>
    <message id="app.editor.action.turn">
        <source>&amp;Turn the hexes</source>
        <translation>&amp;Ruota gli esagoni</translation>
    </message>
    <message id="app.editor.action.mirror">
        <source>&amp;Mirror the hexes</source>
        <translation>&amp;Specchia gli esagoni</translation>
    </message>
    <message id="app.editor.action.replace">
        <source>Replace this terrain &amp;everywhere by the brush’s</source>
        <translation>S&amp;ostituisci ovunque questo terreno con quello del pennello</translation>
    </message>
    <message id="app.editor.map.choice">
        <source>Map that is edited</source>
        <translation>Mappa da modificare</translation>
    </message>
    <message id="app.editor.map.hexes" numerus="yes">
        <source>%n hex(es)</source>
        <extracomment>How many hexes the map has</extracomment>
        <translation>
            <numerusform>%n esagono</numerusform>
            <numerusform>%n esagoni</numerusform>
        </translation>
    </message>
    <message id="app.editor.layer.places">
        <source>Places and objectives</source>
        <translation>Località e obiettivi</translation>
    </message>
    <message id="app.editor.layer.lines">
        <source>Front and lines</source>
        <translation>Fronte e linee</translation>
    </message>
    <message id="app.editor.layer.rails">
        <source>Railways</source>
        <translation>Ferrovie</translation>
    </message>
    <message id="app.editor.layer.roads">
        <source>Roads</source>
        <translation>Strade</translation>
    </message>
    <message id="app.editor.layer.numbers">
        <source>Hex numbers</source>
        <translation>Numeri degli esagoni</translation>
    </message>
    <message id="app.editor.map.layers">
        <source>Layers</source>
        <translation>Livelli</translation>
    </message>
    <message id="app.editor.map.tools">
        <source>Tools</source>
        <translation>Strumenti</translation>
    </message>
    <message id="app.editor.map.brush_size">
        <source>Hexes of the brush</source>
        <extracomment>How many hexes a brush covers</extracomment>
        <translation>Esagoni del pennello</translation>
    </message>
    <message id="app.editor.map.paints">
        <source>What the brush changes</source>
        <translation>Che cosa cambia il pennello</translation>
    </message>
    <message id="app.editor.map.terrain">
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message id="app.editor.map.height">
        <source>Elevation</source>
        <translation>Altitudine</translation>
    </message>
    <message id="app.editor.map.control">
        <source>Control</source>
        <translation>Controllo</translation>
    </message>
    <message id="app.editor.map.terrain_brush">
        <source>Terrain brush</source>
        <translation>Pennello del terreno</translation>
    </message>
    <message id="app.editor.map.height_metres">
        <source>Elevation in metres</source>
        <translation>Altitudine in metri</translation>
    </message>
    <message id="app.editor.map.links">
        <source>Roads and railways</source>
        <translation>Strade e ferrovie</translation>
    </message>
    <message id="app.editor.map.grade">
        <source>Class of the road</source>
        <translation>Classe della strada</translation>
    </message>
    <message id="app.editor.map.grade_main">
        <source>Main</source>
        <extracomment>Class of a road</extracomment>
        <translation>Principale</translation>
    </message>
    <message id="app.editor.map.grade_minor">
        <source>Minor</source>
        <extracomment>Class of a road</extracomment>
        <translation>Minore</translation>
    </message>
    <message id="app.editor.map.grade_none">
        <source>None</source>
        <extracomment>Class of a road: none</extracomment>
        <translation>Nessuna</translation>
    </message>
    <message id="app.editor.map.hint">
        <source>Drag to draw; Alt picks up what lies there, Shift draws a straight line, Ctrl or the right button takes away. One stroke is one undo.</source>
        <translation>Trascina per disegnare; Alt prende ciò che c’è, Maiusc traccia una linea retta, Ctrl o il tasto destro toglie. Ogni tratto si annulla in una volta sola.</translation>
    </message>
    <message id="app.editor.size.title">
        <source>Size of the map</source>
        <translation>Dimensioni della mappa</translation>
    </message>
    <message id="app.editor.size.rows">
        <source>Rows, first and last</source>
        <translation>File, prima e ultima</translation>
    </message>
    <message id="app.editor.size.first_row">
        <source>First row</source>
        <translation>Prima fila</translation>
    </message>
    <message id="app.editor.size.last_row">
        <source>Last row</source>
        <translation>Ultima fila</translation>
    </message>
    <message id="app.editor.size.columns">
        <source>Columns, first and last</source>
        <translation>Colonne, prima e ultima</translation>
    </message>
    <message id="app.editor.size.first_column">
        <source>First column</source>
        <translation>Prima colonna</translation>
    </message>
    <message id="app.editor.size.last_column">
        <source>Last column</source>
        <translation>Ultima colonna</translation>
    </message>
    <message id="app.editor.size.apply">
        <source>Change the size</source>
        <translation>Cambia le dimensioni</translation>
    </message>
    <message id="app.editor.tool.select">
        <source>Select</source>
        <translation>Seleziona</translation>
    </message>
    <message id="app.editor.tool.pan">
        <source>Move the map</source>
        <extracomment>The tool that moves the map under the window</extracomment>
        <translation>Sposta la mappa</translation>
    </message>
    <message id="app.editor.tool.brush">
        <source>Brush</source>
        <translation>Pennello</translation>
    </message>
    <message id="app.editor.tool.fill">
        <source>Fill</source>
        <translation>Riempi</translation>
    </message>
    <message id="app.editor.tool.line">
        <source>Line</source>
        <translation>Linea</translation>
    </message>
    <message id="app.editor.tool.rectangle">
        <source>Rectangle</source>
        <translation>Rettangolo</translation>
    </message>
    <message id="app.editor.tool.hexside">
        <source>Hexsides</source>
        <translation>Lati di esagono</translation>
    </message>
    <message id="app.editor.tool.road">
        <source>Road</source>
        <translation>Strada</translation>
    </message>
    <message id="app.editor.tool.rail">
        <source>Railway</source>
        <translation>Ferrovia</translation>
    </message>
    <message id="app.editor.tool.label">
        <source>Place</source>
        <translation>Località</translation>
    </message>
    <message id="app.editor.tool.objective">
        <source>Objective</source>
        <translation>Obiettivo</translation>
    </message>
    <message id="app.editor.tool.area">
        <source>Areas and lines</source>
        <translation>Aree e linee</translation>
    </message>
    <message id="app.editor.tool.measure">
        <source>Measure</source>
        <translation>Misura</translation>
    </message>
    <message id="app.editor.setup.box">
        <source>Box</source>
        <extracomment>A holding box beside the map</extracomment>
        <translation>Box</translation>
    </message>
    <message id="app.editor.setup.hex_number">
        <source>Number of the hex</source>
        <translation>Numero dell’esagono</translation>
    </message>
    <message id="app.editor.setup.paint">
        <source>Paint</source>
        <extracomment>The hexes of a group</extracomment>
        <translation>Dipingi</translation>
    </message>
    <message id="app.editor.setup.range">
        <source>Not farther than</source>
        <translation>Non più lontano di</translation>
    </message>
    <message id="app.editor.setup.from_hex">
        <source>from hex</source>
        <extracomment>Between a number and the number of a hex: 2 hexes from 1712</extracomment>
        <translation>dall’esagono</translation>
    </message>
    <message id="app.editor.setup.only_in">
        <source>Only within</source>
        <translation>Solo dentro</translation>
    </message>
    <message id="app.editor.setup.anywhere">
        <source>Anywhere there</source>
        <extracomment>No area: a group may stand anywhere near the hex</extracomment>
        <translation>Ovunque lì</translation>
    </message>
    <message id="app.editor.new_direction">
        <source>Rows run</source>
        <extracomment>Which way the numbers of the rows grow</extracomment>
        <translation>Le file vanno</translation>
    </message>
    <message id="app.editor.new_down">
        <source>downwards</source>
        <extracomment>Row numbers grow towards the bottom of the map</extracomment>
        <translation>in giù</translation>
    </message>
    <message id="app.editor.new_up">
        <source>upwards</source>
        <extracomment>Row numbers grow towards the top of the map</extracomment>
        <translation>in su</translation>
    </message>
    <message id="app.editor.setup.arrivals_hint">
        <source>Drag a counter onto the turn in which it arrives, or take it in hand and click the plus of the turn.</source>
        <translation>Trascina una pedina sul turno in cui arriva, oppure prendila in mano e fai clic sul più del turno.</translation>
    </message>
    <message id="app.editor.setup.arrive">
        <source>The counter in hand arrives in turn %1</source>
        <extracomment>%1 = number of a turn</extracomment>
        <translation>La pedina in mano arriva nel turno %1</translation>
    </message>
    <message id="app.editor.setup.objectives">
        <source>Objectives and their points</source>
        <extracomment>Places worth points; what the rules count for victory</extracomment>
        <translation>Obiettivi e loro punti</translation>
    </message>
    <message id="app.editor.setup.go_to">
        <source>Go to hex %1</source>
        <extracomment>%1 = number of a hex</extracomment>
        <translation>Vai all’esagono %1</translation>
    </message>
    <message id="app.editor.setup.objectives_hint">
        <source>Objectives are put on the map with the tool for objectives on the map’s page; they hold for all scenarios of the map.</source>
        <extracomment>Where objectives come from</extracomment>
        <translation>Gli obiettivi si mettono sulla mappa con il loro strumento, nella pagina della mappa; valgono per tutti gli scenari della mappa.</translation>
    </message>
    <message id="app.editor.setup.arrivals">
        <source>Arrivals</source>
        <extracomment>Reinforcements by turn</extracomment>
        <translation>Arrivi</translation>
    </message>
    <message id="app.editor.setup.kind">
        <source>How the place of the group is said</source>
        <translation>Come si dice il posto del gruppo</translation>
    </message>
    <message id="app.editor.setup.kind_box">
        <source>In a box</source>
        <extracomment>Where a group is: in one box beside the map</extracomment>
        <translation>In un box</translation>
    </message>
    <message id="app.editor.setup.kind_area">
        <source>In an area of the map</source>
        <extracomment>Where a group is: in a named area of the map</extracomment>
        <translation>In un’area della mappa</translation>
    </message>
    <message id="app.editor.setup.kind_hexes">
        <source>In hexes of its own</source>
        <extracomment>Where a group is: in hexes that the author paints</extracomment>
        <translation>In esagoni propri</translation>
    </message>
    <message id="app.editor.setup.kind_within">
        <source>Near a hex</source>
        <extracomment>Where a group is: not far from a hex</extracomment>
        <translation>Vicino a un esagono</translation>
    </message>
    <message id="app.editor.setup.kind_hex">
        <source>In one hex</source>
        <extracomment>Where a group is: in one hex</extracomment>
        <translation>In un esagono</translation>
    </message>
    <message id="app.editor.setup.by_rules">
        <source>Placed by the rules</source>
        <extracomment>A group of counters without a place or a name</extracomment>
        <translation>Posto secondo le regole</translation>
    </message>
    <message id="app.editor.setup.group_empty">
        <source>Drag counters here.</source>
        <translation>Trascina qui le pedine.</translation>
    </message>
    <message id="app.editor.setup.more">
        <source>+%1</source>
        <extracomment>So many more counters; a click shows them</extracomment>
        <translation>+%1</translation>
    </message>
    <message id="app.editor.setup.hand">
        <source>What the mouse does on the map</source>
        <translation>Che cosa fa il mouse sulla mappa</translation>
    </message>
    <message id="app.editor.setup.control">
        <source>Control</source>
        <extracomment>Who holds the hexes at the start</extracomment>
        <translation>Controllo</translation>
    </message>
    <message id="app.editor.setup.show_control">
        <source>Show control</source>
        <translation>Mostra il controllo</translation>
    </message>
    <message id="app.editor.setup.marker">
        <source>Marker</source>
        <translation>Segnalino</translation>
    </message>
    <message id="app.editor.setup.value">
        <source>Value</source>
        <extracomment>The number on a marker</extracomment>
        <translation>Valore</translation>
    </message>
    <message id="app.editor.setup.side">
        <source>Side</source>
        <extracomment>To whom a hex or a marker goes</extracomment>
        <translation>Schieramento</translation>
    </message>
    <message id="app.editor.setup.paint_hint">
        <source>Drag to paint; the right button takes away</source>
        <extracomment>How hexes are painted</extracomment>
        <translation>Trascina per dipingere; il tasto destro toglie</translation>
    </message>
    <message id="app.editor.setup.done">
        <source>Done</source>
        <extracomment>The hexes of a group have been painted</extracomment>
        <translation>Fatto</translation>
    </message>
    <message id="app.editor.setup.remove_deployment">
        <source>Remove the ready-made deployment</source>
        <translation>Togli lo schieramento pronto</translation>
    </message>
    <message id="app.editor.setup.new_group">
        <source>New group</source>
        <translation>Nuovo gruppo</translation>
    </message>
    <message id="app.editor.setup.no_groups">
        <source>A group gathers counters that players place themselves: in a box, an area, or hexes you paint.</source>
        <translation>Un gruppo raccoglie pedine che i giocatori schierano da sé: in un box, in un’area o in esagoni che dipingi tu.</translation>
    </message>
    <message id="app.editor.setup.stack">
        <source>In the hex</source>
        <extracomment>What lies in a hex</extracomment>
        <translation>Nell’esagono</translation>
    </message>
    <message id="app.editor.setup.stack_in">
        <source>In hex %1</source>
        <extracomment>%1 = number and name of a hex</extracomment>
        <translation>Nell’esagono %1</translation>
    </message>
    <message id="app.editor.setup.stack_hint">
        <source>Drag counters from the left onto the map, from hex to hex, and back. Click a hex to see what lies in it.</source>
        <translation>Trascina le pedine da sinistra sulla mappa, da esagono a esagono, e indietro. Un clic su un esagono mostra che cosa vi si trova.</translation>
    </message>
    <message id="app.editor.setup.stack_empty">
        <source>Nothing lies here.</source>
        <translation>Qui non c’è niente.</translation>
    </message>
    <message id="app.editor.setup.turn_over">
        <source>Turn it over</source>
        <extracomment>The other side of the counter lies up</extracomment>
        <translation>Voltala</translation>
    </message>
    <message id="app.editor.setup.take_out">
        <source>Take it off the map</source>
        <translation>Toglila dalla mappa</translation>
    </message>
    <message id="app.editor.setup.tray">
        <source>Off the map</source>
        <extracomment>Counters that do not stand on the map</extracomment>
        <translation>Fuori mappa</translation>
    </message>
    <message id="app.editor.setup.tray_side">
        <source>Whose counters are shown</source>
        <translation>Di chi sono le pedine mostrate</translation>
    </message>
    <message id="app.editor.setup.all_sides">
        <source>All</source>
        <extracomment>Counters of all sides</extracomment>
        <translation>Tutte</translation>
    </message>
    <message id="app.editor.setup.problem">
        <source>%1: %2, only %3 of %4</source>
        <oldsource>%1: %2</oldsource>
        <extracomment>%1 = a side, %2 = what must be done in its set-up, %3 = how much is, %4 = of how much</extracomment>
        <translation>%1: %2, solo %3 di %4</translation>
    </message>
    <message id="app.editor.new_green">
        <source>Green</source>
        <extracomment>The name of a side nobody has named yet</extracomment>
        <translation>Verdi</translation>
    </message>
    <message id="app.editor.new_yellow">
        <source>Yellow</source>
        <extracomment>The name of a side nobody has named yet</extracomment>
        <translation>Gialli</translation>
    </message>
    <message id="app.editor.new_colour">
        <source>Colour of %1</source>
        <extracomment>Read aloud. %1 = a side</extracomment>
        <translation>Colore di %1</translation>
    </message>
    <message id="app.editor.new_remove_side">
        <source>Remove %1</source>
        <extracomment>%1 = a side</extracomment>
        <translation>Togli %1</translation>
    </message>
    <message id="app.editor.new_add_side">
        <source>Add a side</source>
        <extracomment>One more side of a new game</extracomment>
        <translation>Aggiungi uno schieramento</translation>
    </message>
    <message id="app.editor.setup.unused">
        <source>Not in the scenario</source>
        <extracomment>Counters that are not used in the scenario</extracomment>
        <translation>Non nello scenario</translation>
    </message>
    <message id="app.editor.setup.hex">
        <source>%1 · %2</source>
        <extracomment>A hex: %1 = its number, %2 = the name of the place in it</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message id="editor.edit.withdraw">
        <source>Take %1 back from the deployment</source>
        <extracomment>%1 = counter</extracomment>
        <translation>Riprendi %1 dallo schieramento</translation>
    </message>
    <message id="editor.edit.schedule">
        <source>%1 arrives in turn %2</source>
        <extracomment>%1 = counter, %2 = number of a turn</extracomment>
        <translation>%1 arriva nel turno %2</translation>
    </message>
    <message id="editor.edit.turn_counter">
        <source>Turn %1 over</source>
        <extracomment>%1 = counter</extracomment>
        <translation>Volta %1</translation>
    </message>
    <message id="editor.edit.new_deployment">
        <source>New ready-made deployment</source>
        <extracomment>A set-up that is finished, to begin with at once</extracomment>
        <translation>Nuovo schieramento pronto</translation>
    </message>
    <message id="editor.edit.remove_deployment">
        <source>Remove a ready-made deployment</source>
        <translation>Togli uno schieramento pronto</translation>
    </message>
    <message id="app.corrections.save_title">
        <source>Save as corrections</source>
        <translation>Salva come correzioni</translation>
    </message>
    <message id="app.corrections.save_lead">
        <source>Only what is different from “%1” is kept. Whoever begins a game of it can choose these corrections; the game itself stays as it is.</source>
        <extracomment>%1 = title of a game</extracomment>
        <translation>Si conserva solo ciò che è diverso da «%1». Chi ne comincia una partita può scegliere queste correzioni; il gioco stesso resta com’è.</translation>
    </message>
    <message id="app.corrections.name">
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message id="app.corrections.name_example">
        <source>Values of my copy</source>
        <translation>Valori della mia copia</translation>
    </message>
    <message id="app.corrections.author">
        <source>Author (may be left empty)</source>
        <translation>Autore (può restare vuoto)</translation>
    </message>
    <message id="app.corrections.to_file">
        <source>In a file…</source>
        <translation>In un file…</translation>
    </message>
    <message id="app.corrections.keep">
        <source>For my games</source>
        <translation>Per le mie partite</translation>
    </message>
    <message id="app.differences.row">
        <source>%1: %2, now %3</source>
        <extracomment>Read aloud. %1 = where, %2 = what was, %3 = what is</extracomment>
        <translation>%1: %2, ora %3</translation>
    </message>
    <message id="app.differences.put_back">
        <source>Put back</source>
        <translation>Ripristina</translation>
    </message>
    <message id="app.differences.title">
        <source>Differences from %1</source>
        <extracomment>%1 = title of a game</extracomment>
        <translation>Differenze da %1</translation>
    </message>
    <message id="app.differences.close">
        <source>Close the differences</source>
        <translation>Chiudi le differenze</translation>
    </message>
    <message id="app.differences.comparing">
        <source>The two are being compared.</source>
        <translation>Confronto in corso.</translation>
    </message>
    <message id="app.differences.none">
        <source>There is no difference.</source>
        <translation>Non c’è nessuna differenza.</translation>
    </message>
    <message id="app.differences.count" numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n differenza</numerusform>
            <numerusform>%n differenze</numerusform>
        </translation>
    </message>
    <message id="app.differences.search">
        <source>Search in the differences</source>
        <translation>Cerca nelle differenze</translation>
    </message>
    <message id="app.differences.save">
        <source>Save as corrections…</source>
        <translation>Salva come correzioni…</translation>
    </message>
    <message id="app.action.editor_play">
        <source>Pla&amp;y the package as it is</source>
        <translation>&amp;Gioca il pacchetto com’è</translation>
    </message>
    <message id="app.action.editor_random_games">
        <source>&amp;Random games…</source>
        <translation>&amp;Partite a caso…</translation>
    </message>
    <message id="app.action.editor_compare">
        <source>Compare &amp;with the built-in game</source>
        <translation>Con&amp;fronta con il gioco incluso</translation>
    </message>
    <message id="app.action.editor_corrections">
        <source>S&amp;ave as corrections…</source>
        <translation>Sal&amp;va come correzioni…</translation>
    </message>
    <message id="app.action.editor_print">
        <source>Pr&amp;int and export…</source>
        <translation>Stampa &amp;ed esporta…</translation>
    </message>
    <message id="app.print.title">
        <source>Print and export</source>
        <translation>Stampa ed esporta</translation>
    </message>
    <message id="app.differences.compare">
        <source>Compare with the built-in game</source>
        <translation>Confronta con il gioco incluso</translation>
    </message>
    <message id="app.playtest.title">
        <source>Random games</source>
        <translation>Partite a caso</translation>
    </message>
    <message id="app.playtest.legend_never">
        <source>never</source>
        <extracomment>Of hexes: no counter came there</extracomment>
        <translation>mai</translation>
    </message>
    <message id="app.playtest.legend_often">
        <source>seldom to in every game</source>
        <extracomment>Of hexes: from a few games to all of them</extracomment>
        <translation>di rado … in ogni partita</translation>
    </message>
    <message id="app.editor.fixes">
        <source>Corrections (*.esafix)</source>
        <translation>Correzioni (*.esafix)</translation>
    </message>
    <message id="app.playtest.failure_seed">
        <source>Seed %1</source>
        <extracomment>%1 = the number that repeats the game</extracomment>
        <translation>Seme %1</translation>
    </message>
    <message id="app.playtest.watch">
        <source>Watch this game</source>
        <translation>Guarda questa partita</translation>
    </message>
    <message id="app.playtest.kind.broken">
        <source>stopped</source>
        <extracomment>A game that could not be played to its end</extracomment>
        <translation>interrotta</translation>
    </message>
    <message id="app.playtest.kind.dead_end">
        <source>dead end</source>
        <extracomment>A game in which somebody has to decide and can do nothing</extracomment>
        <translation>vicolo cieco</translation>
    </message>
    <message id="app.playtest.kind.refused">
        <source>refused</source>
        <extracomment>A game in which something that was offered was refused</extracomment>
        <translation>rifiuto</translation>
    </message>
    <message id="app.playtest.kind.endless">
        <source>endless</source>
        <extracomment>A game without an end</extracomment>
        <translation>senza fine</translation>
    </message>
    <message id="app.playtest.wins">
        <source>Who won</source>
        <translation>Chi ha vinto</translation>
    </message>
    <message id="app.playtest.draw">
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message id="app.playtest.confidence">
        <source>The thin line is where the true share lies, with 95 % confidence.</source>
        <translation>La linea sottile è dove sta la quota vera, con il 95 % di confidenza.</translation>
    </message>
    <message id="app.playtest.length">
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message id="app.playtest.turns">
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message id="app.playtest.decisions">
        <source>Decisions</source>
        <translation>Decisioni</translation>
    </message>
    <message id="app.playtest.never">
        <source>Hexes nobody came to</source>
        <extracomment>Hexes of land to which no counter came in any game</extracomment>
        <translation>Esagoni dove nessuno è arrivato</translation>
    </message>
    <message id="app.playtest.of">
        <source>%1 of %2</source>
        <extracomment>%1 = how many, %2 = of how many</extracomment>
        <translation>%1 su %2</translation>
    </message>
    <message id="app.playtest.failed">
        <source>Games that failed</source>
        <translation>Partite fallite</translation>
    </message>
    <message id="app.playtest.spread">
        <source>%1 (%2 to %3)</source>
        <extracomment>%1 = mean, %2 = least, %3 = most</extracomment>
        <translation>%1 (da %2 a %3)</translation>
    </message>
    <message id="app.playtest.close">
        <source>Back to editing</source>
        <translation>Torna alle modifiche</translation>
    </message>
    <message id="app.playtest.lead">
        <source>The package is played as it is now, saved or not, by players who choose at random. You can go on editing meanwhile.</source>
        <translation>Il pacchetto viene giocato com’è ora, salvato o no, da giocatori che scelgono a caso. Nel frattempo si può continuare a modificare.</translation>
    </message>
    <message id="app.playtest.games">
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message id="app.playtest.seed">
        <source>Seed</source>
        <extracomment>The number from which all throws and choices follow</extracomment>
        <translation>Seme</translation>
    </message>
    <message id="app.playtest.start">
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message id="app.playtest.stop">
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message id="app.playtest.progress">
        <source>%1 of %2 games played</source>
        <extracomment>%1 = games that were played, %2 = games that are wanted</extracomment>
        <translation>%1 di %2 partite giocate</translation>
    </message>
    <message id="app.print.kind.map">
        <source>Map on pages</source>
        <translation>Mappa su pagine</translation>
    </message>
    <message id="app.print.kind.picture">
        <source>Map as a picture</source>
        <translation>Mappa come immagine</translation>
    </message>
    <message id="app.print.kind.counters">
        <source>Counter sheets</source>
        <translation>Fogli di pedine</translation>
    </message>
    <message id="app.print.kind.tables">
        <source>Tables</source>
        <translation>Tabelle</translation>
    </message>
    <message id="app.print.go">
        <source>Write the file</source>
        <translation>Scrivi il file</translation>
    </message>
    <message id="app.print.mm">
        <source>mm</source>
        <extracomment>Millimetres</extracomment>
        <translation>mm</translation>
    </message>
    <message id="app.print.paper">
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message id="app.print.hex">
        <source>Width of a hex</source>
        <translation>Larghezza di un esagono</translation>
    </message>
    <message id="app.print.overlap">
        <source>Overlap of the pages</source>
        <translation>Sovrapposizione delle pagine</translation>
    </message>
    <message id="app.print.counter">
        <source>Width of a counter</source>
        <translation>Larghezza di una pedina</translation>
    </message>
    <message id="app.print.gap">
        <source>Gap between counters</source>
        <translation>Spazio tra le pedine</translation>
    </message>
    <message id="app.print.legend">
        <source>Title and legend</source>
        <translation>Titolo e legenda</translation>
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
            <numerusform>%n valore corretto</numerusform>
            <numerusform>%n valori corretti</numerusform>
        </translation>
    </message>
    <message id="app.corrections.changes_by" numerus="yes">
        <source>%n value(s) put right by %1</source>
        <extracomment>%n = how many values corrections put right, %1 = who made them</extracomment>
        <translation>
            <numerusform>%n valore corretto da %1</numerusform>
            <numerusform>%n valori corretti da %1</numerusform>
        </translation>
    </message>
    <message id="app.library.corrected">
        <source>%1 · corrected: %2</source>
        <extracomment>%1 = title of a game or scenario, %2 = names of the corrections it is played with</extracomment>
        <translation>%1 · con correzioni: %2</translation>
    </message>
    <message id="app.new.corrections">
        <source>Corrections</source>
        <extracomment>To a printed game, made by somebody who owns it</extracomment>
        <translation>Correzioni</translation>
    </message>
    <message id="app.new.corrections_note">
        <source>Values put right by somebody who owns the printed game. The game remembers those it was begun with.</source>
        <translation>Valori corretti da chi possiede il gioco stampato. La partita ricorda con quali è cominciata.</translation>
    </message>
    <message id="app.dialog.shared">
        <source>Saved games, packed games and corrections (*.esagono *.esapack *.esafix)</source>
        <translation>Partite, giochi impacchettati e correzioni (*.esagono *.esapack *.esafix)</translation>
    </message>
    <message id="app.corrections.already">
        <source>“%1” was there already.</source>
        <extracomment>%1 = name of corrections to a printed game</extracomment>
        <translation>«%1» c’era già.</translation>
    </message>
    <message id="app.corrections.kept" numerus="yes">
        <source>“%1” can be chosen when a game begins: %n value(s) put right.</source>
        <extracomment>%1 = name of corrections to a printed game, %n = how many values they put right</extracomment>
        <translation>
            <numerusform>«%1» si può scegliere all’inizio di una partita: %n valore corretto.</numerusform>
            <numerusform>«%1» si può scegliere all’inizio di una partita: %n valori corretti.</numerusform>
        </translation>
    </message>
    <message id="app.playtest.hex">
        <source>Hex %1: visited in %2 of %3 games</source>
        <extracomment>%1 = number of a hex, %2 = in how many games a counter came there, %3 = of how many games</extracomment>
        <translation>Esagono %1: visitato in %2 di %3 partite</translation>
    </message>
    <message id="app.print.counter_pages" numerus="yes">
        <source>%n page(s), fronts and backs; print them on both sides, turned over the long edge.</source>
        <extracomment>Pages to print; fronts and backs count as two</extracomment>
        <translation>
            <numerusform>%n pagina, fronte e retro; da stampare sui due lati, voltando sul lato lungo.</numerusform>
            <numerusform>%n pagine, fronte e retro; da stampare sui due lati, voltando sul lato lungo.</numerusform>
        </translation>
    </message>
    <message id="app.print.tables_count" numerus="yes">
        <source>%n table(s).</source>
        <translation>
            <numerusform>%n tabella.</numerusform>
            <numerusform>%n tabelle.</numerusform>
        </translation>
    </message>
    <message id="app.print.map_size">
        <source>The map is about %1 × %2 cm.</source>
        <extracomment>%1 and %2 = width and height in centimetres</extracomment>
        <translation>La mappa misura circa %1 × %2 cm.</translation>
    </message>
    <message id="app.print.map_pages" numerus="yes">
        <source>%n page(s).</source>
        <translation>
            <numerusform>%n pagina.</numerusform>
            <numerusform>%n pagine.</numerusform>
        </translation>
    </message>
    <message id="app.print.file_counters">
        <source>%1 counters</source>
        <extracomment>A file name: the counters of a game; %1 = title of the game</extracomment>
        <translation>%1 pedine</translation>
    </message>
    <message id="app.print.file_tables">
        <source>%1 tables</source>
        <extracomment>A file name: the tables of a game; %1 = title of the game</extracomment>
        <translation>%1 tabelle</translation>
    </message>
    <message id="app.print.file_map">
        <source>%1 map</source>
        <extracomment>A file name; %1 = title of the game</extracomment>
        <translation>%1 mappa</translation>
    </message>
    <message id="app.library.already">
        <source>“%1” is in the library already.</source>
        <extracomment>%1 = title of a game that somebody shared</extracomment>
        <translation>«%1» è già nella libreria.</translation>
    </message>
    <message id="app.library.taken">
        <source>“%1” is in the library now.</source>
        <extracomment>%1 = title of a game that somebody shared</extracomment>
        <translation>«%1» è ora nella libreria.</translation>
    </message>
    <message id="editor.place.named">
        <source>%1</source>
        <extracomment>%1 = a name, or a word of the package itself</extracomment>
        <translation>%1</translation>
    </message>
    <message id="editor.place.counter">
        <source>Counter %1</source>
        <extracomment>%1 = name of a counter</extracomment>
        <translation>Pedina %1</translation>
    </message>
    <message id="editor.place.scenario">
        <source>Scenario %1</source>
        <extracomment>%1 = title of a scenario</extracomment>
        <translation>Scenario %1</translation>
    </message>
    <message id="editor.place.ruling">
        <source>Ruling %1</source>
        <extracomment>%1 = section or id of a ruling</extracomment>
        <translation>Interpretazione %1</translation>
    </message>
    <message id="editor.place.hex">
        <source>Hex %1</source>
        <extracomment>%1 = number of a hex</extracomment>
        <translation>Esagono %1</translation>
    </message>
    <message id="editor.place.hexside">
        <source>Hexside %1/%2</source>
        <extracomment>%1 and %2 = numbers of hexes</extracomment>
        <translation>Lato di esagono %1/%2</translation>
    </message>
    <message id="editor.place.area">
        <source>Area %1</source>
        <extracomment>%1 = name of an area of the map</extracomment>
        <translation>Area %1</translation>
    </message>
    <message id="editor.place.line">
        <source>Line %1</source>
        <extracomment>%1 = name of a line of the map</extracomment>
        <translation>Linea %1</translation>
    </message>
    <message id="editor.place.control">
        <source>Control</source>
        <extracomment>Who holds which hex</extracomment>
        <translation>Controllo</translation>
    </message>
    <message id="editor.place.drawing">
        <source>Drawing of the map</source>
        <extracomment>How the map is drawn</extracomment>
        <translation>Disegno della mappa</translation>
    </message>
    <message id="editor.place.terrain">
        <source>terrain</source>
        <translation>terreno</translation>
    </message>
    <message id="editor.place.height">
        <source>height</source>
        <translation>altezza</translation>
    </message>
    <message id="editor.place.front">
        <source>front</source>
        <extracomment>The first face of a counter</extracomment>
        <translation>fronte</translation>
    </message>
    <message id="editor.place.reverse">
        <source>reverse</source>
        <extracomment>The other face of a counter</extracomment>
        <translation>retro</translation>
    </message>
    <message id="editor.place.row">
        <source>row %1</source>
        <extracomment>%1 = what stands before the row of a table</extracomment>
        <translation>riga %1</translation>
    </message>
    <message id="editor.place.column">
        <source>column %1</source>
        <extracomment>%1 = what stands above the column of a table</extracomment>
        <translation>colonna %1</translation>
    </message>
    <message id="editor.place.number">
        <source>no. %1</source>
        <extracomment>%1 = which of several, counted from 1</extracomment>
        <translation>n. %1</translation>
    </message>
    <message id="editor.place.source">
        <source>source</source>
        <extracomment>Where a value comes from</extracomment>
        <translation>fonte</translation>
    </message>
    <message id="editor.place.for_reading">
        <source>for reading only: no effect on the rules</source>
        <extracomment>Of a value in a table that no rule looks at</extracomment>
        <translation>solo da leggere: nessun effetto sulle regole</translation>
    </message>
    <message id="editor.place.name">
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message id="editor.place.title">
        <source>title</source>
        <translation>titolo</translation>
    </message>
    <message id="editor.place.side">
        <source>side</source>
        <extracomment>Of two that play against each other</extracomment>
        <translation>schieramento</translation>
    </message>
    <message id="editor.value.nothing">
        <source>nothing</source>
        <extracomment>Nothing stands, or stood, at a place</extracomment>
        <translation>niente</translation>
    </message>
    <message id="editor.value.yes">
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message id="editor.value.no">
        <source>no</source>
        <translation>no</translation>
    </message>
    <message id="editor.value.entries" numerus="yes">
        <source>%n entry(ies)</source>
        <extracomment>A list or a table too long to be shown</extracomment>
        <translation>
            <numerusform>%n voce</numerusform>
            <numerusform>%n voci</numerusform>
        </translation>
    </message>
    <message id="editor.edit.put_back">
        <source>Put back what was</source>
        <extracomment>What the menu undoes: a value is again what it is in the built-in game</extracomment>
        <translation>Ripristina il valore</translation>
    </message>
    <message id="editor.playtest.crashed">
        <source>The rules gave up: %1</source>
        <extracomment>%1 = what was wrong, in the words of the program&apos;s own checks</extracomment>
        <translation>Le regole si sono arrese: %1</translation>
    </message>
    <message id="editor.playtest.silent">
        <source>Nothing was heard of the game for %1 seconds</source>
        <extracomment>%1 = seconds</extracomment>
        <translation>Della partita non si è saputo nulla per %1 secondi</translation>
    </message>
    <message id="app.library.no_rules">
        <source>“%1” lies in %2 now. No rules of this program play it, but it can be edited.</source>
        <extracomment>%1 = title of a game that somebody shared, %2 = a folder</extracomment>
        <translation>«%1» si trova ora in %2. Nessuna regola di questo programma lo gioca, ma si può modificare.</translation>
    </message>
    <message id="app.play.interruptions.always">
        <source>Ask about every interruption</source>
        <extracomment>about decisions in the middle of the other side&apos;s action</extracomment>
        <translation>Chiedi a ogni interruzione</translation>
    </message>
    <message id="app.play.interruptions.harm">
        <source>Ask about interruptions only if I can hit</source>
        <extracomment>about decisions in the middle of the other side&apos;s action</extracomment>
        <translation>Chiedi solo se posso colpire</translation>
    </message>
    <message id="app.play.interruptions.never">
        <source>Never interrupt</source>
        <extracomment>about decisions in the middle of the other side&apos;s action</extracomment>
        <translation>Non interrompere mai</translation>
    </message>
    <message id="app.play.layer.sight">
        <source>Line of sight</source>
        <extracomment>what is seen from the chosen hex</extracomment>
        <translation>Linea di vista</translation>
    </message>
    <message id="app.play.layer.range">
        <source>Range</source>
        <extracomment>where the chosen unit could fire</extracomment>
        <translation>Portata</translation>
    </message>
    <message id="app.play.hex.unseen">
        <source>not seen, in the way: %1</source>
        <extracomment>said of a hex; %1 = the hexes that block the line of sight</extracomment>
        <translation>non si vede, ostacoli: %1</translation>
    </message>
    <message id="banditen.prospect.tie">
        <source>Undecided</source>
        <translation>Esito pari</translation>
    </message>
    <message id="banditen.prospect.test">
        <source>%1: morale check</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: test di morale</translation>
    </message>
    <message id="banditen.prospect.loss">
        <source>%1: 1 VF lost and retreat</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: perde 1 VF e si ritira</translation>
    </message>
    <message id="banditen.prospect.elimination">
        <source>%1: eliminated</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: eliminato</translation>
    </message>
    <message id="banditen.prospect.mine">
        <source>A mine goes off</source>
        <translation>Scoppia una mina</translation>
    </message>
    <message id="banditen.prospect.surrender">
        <source>The Germans surrender</source>
        <translation>I tedeschi si arrendono</translation>
    </message>
    <message id="app.editor.look.no_colour">
        <source>Write a colour as #rrggbb</source>
        <translation>Scrivi un colore come #rrggbb</translation>
    </message>
    <message id="app.editor.tool.scan">
        <source>Scan and calibrate</source>
        <extracomment>The tool that lays a picture of a printed map under the grid</extracomment>
        <translation>Scansione e calibrazione</translation>
    </message>
    <message id="app.editor.scan.choose">
        <source>Choose a picture…</source>
        <translation>Scegli un’immagine…</translation>
    </message>
    <message id="app.editor.scan.undo">
        <source>Take back the last point or nudge</source>
        <translation>Annulla l’ultimo punto o ritocco</translation>
    </message>
    <message id="app.editor.look.new">
        <source>New terrain</source>
        <translation>Nuovo terreno</translation>
    </message>
    <message id="app.editor.look.sides">
        <source>Colours of the sides</source>
        <translation>Colori degli schieramenti</translation>
    </message>
    <message id="app.editor.action.reconstructed">
        <source>Show what is still &amp;reconstructed</source>
        <translation>Mostra ciò che è ancora &amp;ricostruito</translation>
    </message>
    <message id="app.editor.scan.tool">
        <source>Calibrate grid</source>
        <extracomment>Lays the grid over a picture of a printed map</extracomment>
        <translation>Calibra la griglia</translation>
    </message>
    <message id="app.editor.layer.counters">
        <source>Counters</source>
        <extracomment>The counters of a scenario</extracomment>
        <translation>Pedine</translation>
    </message>
    <message id="app.editor.layer.heights">
        <source>Heights</source>
        <extracomment>Heights of hexes, as tints and figures</extracomment>
        <translation>Altitudini</translation>
    </message>
    <message id="app.editor.layer.ground">
        <source>Ground</source>
        <extracomment>The tints, the light and the patterns of the ground</extracomment>
        <translation>Suolo</translation>
    </message>
    <message id="app.editor.scan.title">
        <source>Scan</source>
        <extracomment>A picture of a printed map, under the grid</extracomment>
        <translation>Scansione</translation>
    </message>
    <message id="app.editor.layer.reconstructed">
        <source>Reconstructed</source>
        <extracomment>Hexes whose ground or height is not from the printed game</extracomment>
        <translation>Ricostruito</translation>
    </message>
    <message id="app.editor.layer.opacity">
        <source>Opacity of %1</source>
        <extracomment>Read aloud; %1 = a layer of the map</extracomment>
        <translation>Opacità di %1</translation>
    </message>
    <message id="app.editor.look.change">
        <source>Change it</source>
        <extracomment>A terrain: its name and colour</extracomment>
        <translation>Modifica</translation>
    </message>
    <message id="app.editor.scan.choose_title">
        <source>Choose a picture of the map</source>
        <translation>Scegli un’immagine della mappa</translation>
    </message>
    <message id="app.editor.scan.pictures">
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Immagini (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message id="app.editor.scan.about">
        <source>Lay a picture of a printed map under the grid and paint over it. The picture stays on your disk.</source>
        <translation>Stendi l’immagine di una mappa stampata sotto la griglia e dipingici sopra. L’immagine resta sul tuo disco.</translation>
    </message>
    <message id="app.editor.scan.reading">
        <source>Reading the picture…</source>
        <translation>Lettura dell’immagine…</translation>
    </message>
    <message id="app.editor.scan.another">
        <source>Choose another picture</source>
        <translation>Scegli un’altra immagine</translation>
    </message>
    <message id="app.editor.scan.forget">
        <source>Take the picture away</source>
        <translation>Togli l’immagine</translation>
    </message>
    <message id="app.editor.scan.opacity">
        <source>Opacity</source>
        <extracomment>How much something covers what lies below it</extracomment>
        <translation>Opacità</translation>
    </message>
    <message id="app.editor.scan.calibrate">
        <source>Calibrate</source>
        <extracomment>The grid is laid over a picture</extracomment>
        <translation>Calibra</translation>
    </message>
    <message id="app.editor.scan.hint">
        <source>Click the middle of a hex on the picture and type its number. From three hexes on, the grid is found.</source>
        <translation>Fai clic al centro di un esagono dell’immagine e scrivi il suo numero. Da tre esagoni in poi la griglia è trovata.</translation>
    </message>
    <message id="app.editor.scan.remove_point">
        <source>Remove the point of %1</source>
        <extracomment>%1 = hex number</extracomment>
        <translation>Elimina il punto di %1</translation>
    </message>
    <message id="app.editor.scan.suspect">
        <source>The others would agree far better without this one: is the number right?</source>
        <translation>Senza questo gli altri andrebbero molto più d’accordo: il numero è giusto?</translation>
    </message>
    <message id="app.editor.scan.worst">
        <source>This one is furthest from the grid</source>
        <translation>Questo è il più lontano dalla griglia</translation>
    </message>
    <message id="app.editor.scan.error">
        <source>The points are off by %1 of a hex on average</source>
        <extracomment>How well the grid fits the points; %1 = part of a hex, &quot;0.03&quot;</extracomment>
        <translation>In media i punti sono fuori di %1 di esagono</translation>
    </message>
    <message id="app.editor.scan.redo">
        <source>Do it again</source>
        <translation>Ripeti</translation>
    </message>
    <message id="app.editor.scan.nudge">
        <source>Nudge</source>
        <extracomment>The picture is moved a little</extracomment>
        <translation>Ritocca</translation>
    </message>
    <message id="app.editor.scan.left">
        <source>Move the picture to the left</source>
        <translation>Sposta l’immagine a sinistra</translation>
    </message>
    <message id="app.editor.scan.right">
        <source>Move the picture to the right</source>
        <translation>Sposta l’immagine a destra</translation>
    </message>
    <message id="app.editor.scan.up">
        <source>Move the picture up</source>
        <translation>Sposta l’immagine in alto</translation>
    </message>
    <message id="app.editor.scan.down">
        <source>Move the picture down</source>
        <translation>Sposta l’immagine in basso</translation>
    </message>
    <message id="app.editor.scan.smaller">
        <source>Make the picture smaller</source>
        <translation>Rimpicciolisci l’immagine</translation>
    </message>
    <message id="app.editor.scan.larger">
        <source>Make the picture larger</source>
        <translation>Ingrandisci l’immagine</translation>
    </message>
    <message id="app.editor.scan.turn_left">
        <source>Turn the picture to the left</source>
        <translation>Ruota l’immagine a sinistra</translation>
    </message>
    <message id="app.editor.scan.turn_right">
        <source>Turn the picture to the right</source>
        <translation>Ruota l’immagine a destra</translation>
    </message>
    <message id="app.editor.scan.keys">
        <source>The arrow keys move it too, with Shift in larger steps.</source>
        <translation>Anche i tasti freccia la spostano, con Maiusc a passi più grandi.</translation>
    </message>
    <message id="app.editor.scan.pack">
        <source>Pack the picture with the game</source>
        <extracomment>A check box: the author&apos;s scan becomes part of the package he gives away</extracomment>
        <translation>Includi l’immagine nel gioco</translation>
    </message>
    <message id="app.editor.scan.which">
        <source>Which hex is this?</source>
        <translation>Che esagono è?</translation>
    </message>
    <message id="app.editor.scan.number">
        <source>Number of the hex</source>
        <translation>Numero dell’esagono</translation>
    </message>
    <message id="app.editor.scan.answer">
        <source>This hex</source>
        <translation>Questo esagono</translation>
    </message>
    <message id="app.editor.look.side_map">
        <source>On the map</source>
        <extracomment>A colour of a side</extracomment>
        <translation>Sulla mappa</translation>
    </message>
    <message id="app.editor.look.side_fill">
        <source>Counters</source>
        <extracomment>A colour of a side</extracomment>
        <translation>Pedine</translation>
    </message>
    <message id="app.editor.look.side_edge">
        <source>Their edge</source>
        <extracomment>A colour of a side</extracomment>
        <translation>Loro bordo</translation>
    </message>
    <message id="app.editor.look.side_safe_fill">
        <source>Counters, safe palette</source>
        <extracomment>A colour of a side, for players who cannot tell red from green</extracomment>
        <translation>Pedine, colori sicuri</translation>
    </message>
    <message id="app.editor.look.side_safe_edge">
        <source>Their edge, safe palette</source>
        <extracomment>A colour of a side, for players who cannot tell red from green</extracomment>
        <translation>Loro bordo, colori sicuri</translation>
    </message>
    <message id="app.editor.look.done">
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message id="app.editor.look.terrain">
        <source>Terrain: %1</source>
        <extracomment>%1 = a terrain</extracomment>
        <translation>Terreno: %1</translation>
    </message>
    <message id="app.editor.look.cover">
        <source>Drawn as</source>
        <extracomment>What a terrain is drawn with: hills, woods</extracomment>
        <translation>Disegnato come</translation>
    </message>
    <message id="app.editor.look.colour">
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message id="app.editor.look.own_colour">
        <source>As drawn</source>
        <extracomment>A terrain gets the colour that goes with how it is drawn</extracomment>
        <translation>Come il disegno</translation>
    </message>
    <message id="app.editor.look.like">
        <source>Costs as</source>
        <extracomment>Which terrain a new one resembles in the rules</extracomment>
        <translation>Costa come</translation>
    </message>
    <message id="app.editor.look.like_hint">
        <source>The row of that terrain in the terrain chart is copied; change it on the page of the tables.</source>
        <translation>La riga di quel terreno nella tabella dei terreni viene copiata; cambiala nella pagina delle tabelle.</translation>
    </message>
    <message id="app.editor.look.make">
        <source>Make it</source>
        <extracomment>A new terrain is made</extracomment>
        <translation>Crealo</translation>
    </message>
    <message id="app.editor.cover.plain">
        <source>Plain</source>
        <extracomment>What covers the ground: nothing</extracomment>
        <translation>Pianura</translation>
    </message>
    <message id="app.editor.cover.hill">
        <source>Hills</source>
        <extracomment>What covers the ground</extracomment>
        <translation>Colline</translation>
    </message>
    <message id="app.editor.cover.mountain">
        <source>Mountains</source>
        <extracomment>What covers the ground</extracomment>
        <translation>Montagne</translation>
    </message>
    <message id="app.editor.cover.woods">
        <source>Woods</source>
        <extracomment>What covers the ground</extracomment>
        <translation>Boschi</translation>
    </message>
    <message id="app.editor.cover.rough">
        <source>Rugged ground</source>
        <extracomment>What covers the ground: broken ground</extracomment>
        <translation>Terreno accidentato</translation>
    </message>
    <message id="app.editor.cover.marsh">
        <source>Marsh</source>
        <extracomment>What covers the ground</extracomment>
        <translation>Palude</translation>
    </message>
    <message id="app.editor.cover.city">
        <source>A city</source>
        <extracomment>What covers the ground: one city on open ground</extracomment>
        <translation>Una città</translation>
    </message>
    <message id="app.editor.cover.built">
        <source>Houses</source>
        <extracomment>What covers the ground: houses everywhere</extracomment>
        <translation>Case</translation>
    </message>
    <message id="app.editor.cover.water">
        <source>Water</source>
        <extracomment>What covers the ground</extracomment>
        <translation>Acqua</translation>
    </message>
    <message id="app.editor.cover.closed">
        <source>Closed</source>
        <extracomment>What covers the ground: nobody plays there</extracomment>
        <translation>Chiuso</translation>
    </message>
    <message id="app.editor.edit.scan_pack">
        <source>Pack the scan</source>
        <extracomment>An author&apos;s scan of a printed map becomes part of the package</extracomment>
        <translation>Includi la scansione</translation>
    </message>
    <message id="app.editor.edit.scan_unpack">
        <source>Leave the scan out</source>
        <extracomment>An author&apos;s scan of a printed map</extracomment>
        <translation>Lascia fuori la scansione</translation>
    </message>
    <message id="app.editor.edit.new_terrain">
        <source>New terrain: %1</source>
        <extracomment>%1 = a terrain</extracomment>
        <translation>Nuovo terreno: %1</translation>
    </message>
    <message id="app.editor.edit.terrain_away">
        <source>Remove the terrain %1</source>
        <extracomment>%1 = a terrain</extracomment>
        <translation>Elimina il terreno %1</translation>
    </message>
    <message id="app.editor.edit.look">
        <source>Change how %1 looks</source>
        <extracomment>%1 = a terrain or a side</extracomment>
        <translation>Cambia l’aspetto di %1</translation>
    </message>
    <message id="app.editor.edit.source">
        <source>Source of %1</source>
        <extracomment>%1 = what the source of was told: terrain of 1204</extracomment>
        <translation>Fonte di %1</translation>
    </message>
    <message id="app.editor.scan.missing">
        <source>%1 is no longer where it was</source>
        <extracomment>An author&apos;s scan; %1 = file name</extracomment>
        <translation>%1 non è più dov’era</translation>
    </message>
    <message id="app.editor.scan.no_picture">
        <source>%1 is not a picture, or it is damaged</source>
        <extracomment>An author&apos;s scan; %1 = file name</extracomment>
        <translation>%1 non è un’immagine, o è danneggiata</translation>
    </message>
    <message id="app.editor.scan.too_large">
        <source>%1 is too large to be read (%2 megapixels); save it as JPEG or make it smaller</source>
        <extracomment>An author&apos;s scan; %1 = file name, %2 = millions of dots</extracomment>
        <translation>%1 è troppo grande per essere letta (%2 megapixel); salvala come JPEG o rimpiccioliscila</translation>
    </message>
    <message id="app.editor.scan.no_hex">
        <source>No hex of this map has the number %1</source>
        <extracomment>%1 = what somebody typed as the number of a hex</extracomment>
        <translation>Nessun esagono di questa mappa ha il numero %1</translation>
    </message>
    <message id="app.editor.scan.pack_kind">
        <source>Only pictures in PNG, JPEG or WebP can be packed</source>
        <translation>Si possono includere solo immagini PNG, JPEG o WebP</translation>
    </message>
    <message id="app.editor.scan.pack_large">
        <source>Pictures of more than %1 MB, or with edges of more than %2 dots, cannot be packed</source>
        <extracomment>%1 = megabytes, %2 = how many dots an edge may have</extracomment>
        <translation>Le immagini di oltre %1 MB, o con lati di oltre %2 punti, non si possono includere</translation>
    </message>
    <message id="app.editor.scan.not_copied">
        <source>The picture could not be copied into the package: %1</source>
        <extracomment>%1 = file name</extracomment>
        <translation>Non è stato possibile copiare l’immagine nel pacchetto di gioco: %1</translation>
    </message>
    <message id="editor.look.terrain_in_use">
        <source>Hexes are still of this terrain: %1</source>
        <extracomment>%1 = hex number</extracomment>
        <translation>Ci sono ancora esagoni di questo terreno: %1</translation>
    </message>
    <message id="editor.look.terrain_only_one">
        <source>A package needs a terrain; this is the only one</source>
        <translation>Un pacchetto di gioco ha bisogno di un terreno; questo è l’unico</translation>
    </message>
    <message id="app.editor.setup.cursor_hint">
        <source>Space takes the next counter beside the map in hand, 1 to 9 one of this hex; Enter looks into the hex.</source>
        <extracomment>While the keyboard leads the cursor over the board</extracomment>
        <translation>Spazio prende in mano la prossima pedina accanto alla mappa, da 1 a 9 una di questo esagono; Invio guarda nell’esagono.</translation>
    </message>
    <message id="app.editor.place.peak">
        <source>peak</source>
        <extracomment>A kind of place on a map</extracomment>
        <translation>cima</translation>
    </message>
    <message id="app.editor.place.pass">
        <source>pass</source>
        <extracomment>A kind of place on a map: a way over the mountains</extracomment>
        <translation>passo</translation>
    </message>
    <message id="app.editor.place.fort">
        <source>fort</source>
        <extracomment>A kind of place on a map</extracomment>
        <translation>fortino</translation>
    </message>
    <message id="app.editor.place.objective">
        <source>objective</source>
        <extracomment>A kind of place on a map: worth points</extracomment>
        <translation>obiettivo</translation>
    </message>
    <message id="app.editor.place.building">
        <source>building</source>
        <extracomment>A kind of place on a map</extracomment>
        <translation>edificio</translation>
    </message>
    <message id="app.editor.place.bridge">
        <source>bridge</source>
        <extracomment>A kind of place on a map</extracomment>
        <translation>ponte</translation>
    </message>
    <message id="app.library.make">
        <source>Make</source>
        <extracomment>Heading: maps, counters and scenarios of one&apos;s own</extracomment>
        <translation>Creare</translation>
    </message>
    <message id="app.library.new_map">
        <source>A new map</source>
        <extracomment>Begins a package in the editor</extracomment>
        <translation>Una nuova mappa</translation>
    </message>
    <message id="guadalajara.roll.air_points">
        <source>Air points</source>
        <translation>Punti aerei</translation>
    </message>
    <message id="guadalajara.roll.italian_air_points">
        <source>Italian air points</source>
        <translation>Punti aerei italiani</translation>
    </message>
    <message id="guadalajara.roll.interdiction">
        <source>Interdiction attack</source>
        <translation>Attacco d’interdizione</translation>
    </message>
    <message id="guadalajara.log.air_points">
        <source>%1: air points for this turn: %2</source>
        <extracomment>%1 = side, %2 = how many</extracomment>
        <translation>%1: punti aerei per questo turno: %2</translation>
    </message>
    <message id="guadalajara.log.interdiction_placed">
        <source>Air interdiction round %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Interdizione aerea intorno a %1</translation>
    </message>
    <message id="guadalajara.log.interdiction_revealed">
        <source>The interdiction of %1 is revealed</source>
        <extracomment>%1 = hex</extracomment>
        <translation>L’interdizione di %1 è scoperta</translation>
    </message>
    <message id="guadalajara.log.interdiction_nothing">
        <source>Air attack on %1 in %2: no effect</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>Attacco aereo su %1 in %2: nessun effetto</translation>
    </message>
    <message id="guadalajara.log.interdiction_stops">
        <source>Air attack on %1 in %2: it stops</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>Attacco aereo su %1 in %2: si ferma</translation>
    </message>
    <message id="guadalajara.log.interdiction_loss">
        <source>Air attack on %1 in %2: steps lost: %3</source>
        <extracomment>%1 = unit, %2 = hex, %3 = steps</extracomment>
        <translation>Attacco aereo su %1 in %2: step persi: %3</translation>
    </message>
    <message id="guadalajara.frame.air_points">
        <source>Air points are determined</source>
        <extracomment>A step of the game: how many air points there are</extracomment>
        <translation>Si determinano i punti aerei</translation>
    </message>
    <message id="guadalajara.frame.place_interdiction">
        <source>Air interdiction</source>
        <extracomment>A decision: markers are placed</extracomment>
        <translation>Interdizione aerea</translation>
    </message>
    <message id="guadalajara.frame.interdict">
        <source>Interdiction attack</source>
        <extracomment>A decision within a move of the enemy</extracomment>
        <translation>Attacco d’interdizione</translation>
    </message>
    <message id="guadalajara.prompt.place_interdiction">
        <source>Place air points for interdiction, or keep them. Left: %1</source>
        <extracomment>%1 = air points left</extracomment>
        <translation>Piazza punti aerei per l’interdizione, o tienili. Restano: %1</translation>
    </message>
    <message id="guadalajara.prompt.interdict">
        <source>A motorised unit enters %1: attack it from the air?</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Un’unità motorizzata entra in %1: la attacchi dall’aria?</translation>
    </message>
    <message id="guadalajara.prompt.reveal">
        <source>Enemies enter %1: reveal the hidden interdiction?</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Il nemico entra in %1: riveli l’interdizione nascosta?</translation>
    </message>
    <message id="guadalajara.offer.place_interdiction">
        <source>Interdict from</source>
        <translation>Interdici da</translation>
    </message>
    <message id="guadalajara.offer.end_interdiction">
        <source>Keep the other air points</source>
        <translation>Tieni gli altri punti aerei</translation>
    </message>
    <message id="guadalajara.offer.interdict">
        <source>Attack</source>
        <translation>Attacca</translation>
    </message>
    <message id="guadalajara.offer.no_interdict">
        <source>Let them pass</source>
        <translation>Lascia passare</translation>
    </message>
    <message id="guadalajara.offer.reveal">
        <source>Reveal the interdiction</source>
        <translation>Rivela l’interdizione</translation>
    </message>
    <message id="guadalajara.offer.hide">
        <source>Keep it hidden</source>
        <translation>Tienila nascosta</translation>
    </message>
    <message id="guadalajara.refuse.no_air_point">
        <source>No air point is left</source>
        <translation>Non resta alcun punto aereo</translation>
    </message>
    <message id="guadalajara.refuse.air_outside_play">
        <source>%1 is outside the play area</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 è fuori dall’area di gioco</translation>
    </message>
    <message id="guadalajara.refuse.not_interdictable">
        <source>%1 is not attacked from the air: it is not on a motorised move here, or it is an HQ</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non può essere attaccata dall’aria: qui non si muove motorizzata, o è un HQ</translation>
    </message>
    <message id="guadalajara.refuse.nothing_hidden">
        <source>Nothing here is still hidden</source>
        <translation>Qui non c’è più nulla di nascosto</translation>
    </message>
    <message id="guadalajara.refuse.must_interdict">
        <source>An interdictor must attack the first motorised unit that enters</source>
        <translation>Un interdittore deve attaccare la prima unità motorizzata che entra</translation>
    </message>
    <message id="guadalajara.refuse.first_reveal">
        <source>First decide whether the interdiction is revealed</source>
        <translation>Prima decidi se rivelare l’interdizione</translation>
    </message>
    <message id="guadalajara.effect.nothing">
        <source>no effect</source>
        <translation>nessun effetto</translation>
    </message>
    <message id="guadalajara.effect.stops">
        <source>it stops</source>
        <translation>si ferma</translation>
    </message>
    <message id="guadalajara.effect.steps">
        <source>steps lost: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>step persi: %1</translation>
    </message>
    <message id="guadalajara.effect.truck_lost">
        <source>the truck is lost, and its load with it</source>
        <translation>l’autocarro è perso, e il carico con esso</translation>
    </message>
    <message id="guadalajara.effect.air_points">
        <source>air points: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>punti aerei: %1</translation>
    </message>
    <message id="guadalajara.frame.arrive">
        <source>Arrivals</source>
        <translation>Arrivi</translation>
    </message>
    <message id="guadalajara.log.early">
        <source>%1 comes a turn early</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 arriva un turno prima</translation>
    </message>
    <message id="guadalajara.log.late">
        <source>%1 comes a turn late</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 arriva un turno dopo</translation>
    </message>
    <message id="guadalajara.log.withdrawn">
        <source>%1 is withdrawn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è ritirata dal gioco</translation>
    </message>
    <message id="guadalajara.log.back">
        <source>%1 comes in at %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 entra in %2</translation>
    </message>
    <message id="guadalajara.log.waits">
        <source>%1 finds no place and waits</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non trova posto e attende</translation>
    </message>
    <message id="guadalajara.log.delayed">
        <source>%1 is delayed until turn %2</source>
        <extracomment>%1 = unit, %2 = turn</extracomment>
        <translation>%1 è ritardata fino al turno %2</translation>
    </message>
    <message id="guadalajara.log.leaves">
        <source>%1 leaves the map at %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 lascia la mappa da %2</translation>
    </message>
    <message id="guadalajara.log.group_called">
        <source>%1 is called up</source>
        <extracomment>%1 = box</extracomment>
        <translation>Attivato: %1</translation>
    </message>
    <message id="guadalajara.log.more_markers">
        <source>%1: reserve markers: +%2</source>
        <extracomment>%1 = side, %2 = how many</extracomment>
        <translation>%1: segnalini riserva: +%2</translation>
    </message>
    <message id="guadalajara.roll.variable_reinforcements">
        <source>Variable reinforcements</source>
        <extracomment>The purpose of a roll</extracomment>
        <translation>Rinforzi variabili</translation>
    </message>
    <message id="guadalajara.prompt.return">
        <source>Bring back the units that return, then see to those that arrive</source>
        <translation>Rimetti in gioco le unità che rientrano, poi provvedi a quelle che arrivano</translation>
    </message>
    <message id="guadalajara.prompt.arrive">
        <source>See to the units that arrive: load trucks, turn guns, delay, or go on</source>
        <translation>Provvedi alle unità in arrivo: carica autocarri, gira pezzi, ritarda, o prosegui</translation>
    </message>
    <message id="guadalajara.offer.return">
        <source>Put a unit on the map</source>
        <translation>Metti un’unità sulla mappa</translation>
    </message>
    <message id="guadalajara.offer.return_hex">
        <source>Where does %1 come in?</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Dove entra %1?</translation>
    </message>
    <message id="guadalajara.offer.call">
        <source>Call %1 (1 VP for the Nationalists)</source>
        <extracomment>%1 = box</extracomment>
        <translation>Attiva %1 (1 VP ai Nazionalisti)</translation>
    </message>
    <message id="guadalajara.offer.delay">
        <source>Delay units by two turns; they may then enter by any zone</source>
        <translation>Ritarda unità di due turni; potranno entrare da qualsiasi zona</translation>
    </message>
    <message id="guadalajara.offer.load_beside">
        <source>Load a unit onto a truck beside the map</source>
        <translation>Carica un’unità su un autocarro fuori mappa</translation>
    </message>
    <message id="guadalajara.offer.truck_beside">
        <source>Which truck carries %1?</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Quale autocarro porta %1?</translation>
    </message>
    <message id="guadalajara.offer.unload_beside">
        <source>Unload a unit beside the map</source>
        <translation>Scarica un’unità fuori mappa</translation>
    </message>
    <message id="guadalajara.offer.reserve_beside">
        <source>Put units into reserve beside the map</source>
        <translation>Metti in riserva unità fuori mappa</translation>
    </message>
    <message id="guadalajara.offer.arrivals_done">
        <source>Go on</source>
        <translation>Prosegui</translation>
    </message>
    <message id="guadalajara.refuse.arrive.not_due">
        <source>%1 is not due to come onto the map now</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non deve entrare sulla mappa ora</translation>
    </message>
    <message id="guadalajara.refuse.arrive.in_movement">
        <source>%1 comes in during its own movement</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 entra durante il proprio movimento</translation>
    </message>
    <message id="guadalajara.refuse.arrive.not_its_place">
        <source>%1 cannot come back in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 non può rientrare in %2</translation>
    </message>
    <message id="guadalajara.refuse.arrive.village_lost">
        <source>%1 is held by the other side</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 è dell’altro schieramento</translation>
    </message>
    <message id="guadalajara.refuse.arrive.hq_gone">
        <source>The HQ of %1 is off the map: it waits</source>
        <extracomment>%1 = unit</extracomment>
        <translation>L’HQ di %1 non è sulla mappa: attende</translation>
    </message>
    <message id="guadalajara.refuse.arrive.outside_play">
        <source>%1 is outside the part of the map that is played on</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 è fuori della parte di mappa su cui si gioca</translation>
    </message>
    <message id="guadalajara.refuse.arrive.not_its_entry">
        <source>%1 does not enter at %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 non entra da %2</translation>
    </message>
    <message id="guadalajara.refuse.arrive.still_to_place">
        <source>%1 can still be put on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 può ancora essere messa sulla mappa</translation>
    </message>
    <message id="guadalajara.refuse.arrive.no_group">
        <source>There is no such group to be called now</source>
        <translation>Ora non c’è un tale gruppo da attivare</translation>
    </message>
    <message id="guadalajara.refuse.arrive.no_delay">
        <source>%1 cannot be delayed</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non può essere ritardata</translation>
    </message>
    <message id="guadalajara.refuse.arrive.no_cargo">
        <source>%1 is not carried by trucks</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è trasportata da autocarri</translation>
    </message>
    <message id="guadalajara.refuse.arrive.no_truck">
        <source>%1 cannot carry %2</source>
        <extracomment>%1 = truck, %2 = unit</extracomment>
        <translation>%1 non può portare %2</translation>
    </message>
    <message id="guadalajara.refuse.arrive.not_aboard">
        <source>%1 is not aboard a truck</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è su un autocarro</translation>
    </message>
    <message id="guadalajara.refuse.arrive.no_reserve">
        <source>%1 cannot go into reserve off the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non può andare in riserva fuori mappa</translation>
    </message>
    <message id="guadalajara.refuse.arrive.no_markers">
        <source>No reserve markers are left</source>
        <translation>Non restano segnalini riserva</translation>
    </message>
    <message id="guadalajara.refuse.exit.no_zone">
        <source>%1 is no entry zone</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 non è una zona d’entrata</translation>
    </message>
    <message id="guadalajara.refuse.exit.nationalist">
        <source>%1 may not leave the map: only Italian battalions do, for sudden death</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non può lasciare la mappa: lo fanno solo battaglioni italiani, per la morte improvvisa</translation>
    </message>
    <message id="guadalajara.refuse.exit.wrong_hex">
        <source>The Italians leave the map at 1.07, not at %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Gli Italiani lasciano la mappa da 1.07, non da %1</translation>
    </message>
    <message id="guadalajara.roll.barrage">
        <source>Barrage</source>
        <translation>Sbarramento</translation>
    </message>
    <message id="guadalajara.frame.barrage">
        <source>Barrage</source>
        <extracomment>A decision: the phase</extracomment>
        <translation>Sbarramento</translation>
    </message>
    <message id="guadalajara.frame.shelling">
        <source>Barrage</source>
        <extracomment>A step: one barrage is fired</extracomment>
        <translation>Tiro di sbarramento</translation>
    </message>
    <message id="guadalajara.prompt.barrage">
        <source>Fire barrages, or end the phase</source>
        <translation>Esegui sbarramenti, o termina la fase</translation>
    </message>
    <message id="guadalajara.offer.shell">
        <source>Shell</source>
        <translation>Sbarramento d’artiglieria</translation>
    </message>
    <message id="guadalajara.offer.guns">
        <source>Guns that fire at %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Artiglierie che tirano su %1</translation>
    </message>
    <message id="guadalajara.offer.bomb">
        <source>Bomb from the air</source>
        <translation>Bombarda dall’aria</translation>
    </message>
    <message id="guadalajara.offer.air_points">
        <source>Air points on %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Punti aerei su %1</translation>
    </message>
    <message id="guadalajara.offer.end_barrage">
        <source>End the barrages</source>
        <translation>Termina gli sbarramenti</translation>
    </message>
    <message id="guadalajara.log.barrage">
        <source>%1: barrage on %2, roll %3: %4</source>
        <extracomment>%1 = side, %2 = hex, %3 = roll, %4 = result</extracomment>
        <translation>%1: sbarramento su %2, tiro %3: %4</translation>
    </message>
    <message id="guadalajara.word.barrage_nothing">
        <source>no effect</source>
        <translation>nessun effetto</translation>
    </message>
    <message id="guadalajara.word.barrage_dg">
        <source>all units are DG</source>
        <translation>tutte le unità sono DG</translation>
    </message>
    <message id="guadalajara.word.barrage_one">
        <source>one step lost and DG</source>
        <translation>uno step perso e DG</translation>
    </message>
    <message id="guadalajara.word.barrage_two">
        <source>two steps lost and DG</source>
        <translation>due step persi e DG</translation>
    </message>
    <message id="guadalajara.refuse.nobody_fires">
        <source>Nobody is named to fire</source>
        <translation>Non è indicato chi tira</translation>
    </message>
    <message id="guadalajara.refuse.no_gun">
        <source>%1 is no gun of yours on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è una tua artiglieria sulla mappa</translation>
    </message>
    <message id="guadalajara.refuse.fired_already">
        <source>%1 has fired already</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha già tirato</translation>
    </message>
    <message id="guadalajara.refuse.gun_out_of_supply">
        <source>%1 is out of supply: it cannot fire a barrage</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è fuori rifornimento: non può eseguire sbarramenti</translation>
    </message>
    <message id="guadalajara.refuse.gun_in_reserve">
        <source>%1 is in reserve: it cannot fire</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è in riserva: non può tirare</translation>
    </message>
    <message id="guadalajara.refuse.only_italian_guns">
        <source>%1 is not Italian: only Italian guns fire before the game</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è italiana: prima del gioco tira solo l’artiglieria italiana</translation>
    </message>
    <message id="guadalajara.refuse.no_target_there">
        <source>There is no enemy unit in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Non c’è alcuna unità nemica in %1</translation>
    </message>
    <message id="guadalajara.refuse.out_of_range">
        <source>%2 is out of the range of %1 (%3)</source>
        <extracomment>%1 = unit, %2 = hex, %3 = range</extracomment>
        <translation>%2 è fuori dalla portata di %1 (%3)</translation>
    </message>
    <message id="guadalajara.refuse.shelled_already">
        <source>Guns have fired at %1 in this phase</source>
        <extracomment>%1 = hex</extracomment>
        <translation>L’artiglieria ha già tirato su %1 in questa fase</translation>
    </message>
    <message id="guadalajara.refuse.bombed_already">
        <source>%1 has been bombed in this phase: guns fire before aircraft, and aircraft once</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 è già stato bombardato dall’aria in questa fase: l’artiglieria tira prima degli aerei, e gli aerei una volta</translation>
    </message>
    <message id="guadalajara.refuse.nobody_observes">
        <source>No unit that can observe for %1 is next to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>Nessuna unità che possa osservare per %1 è adiacente a %2</translation>
    </message>
    <message id="guadalajara.refuse.air_unseen">
        <source>Nobody observes %1, and no road leads there</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessuno osserva %1, e non vi passa alcuna strada</translation>
    </message>
    <message id="guadalajara.refuse.guns_apart">
        <source>%1 and %2 do not fire together: Spaniards and Italians never do</source>
        <extracomment>%1 = unit, %2 = unit</extracomment>
        <translation>%1 e %2 non tirano insieme: spagnoli e italiani non lo fanno mai</translation>
    </message>
    <message id="guadalajara.refuse.italian_air_north">
        <source>Italian aircraft do not attack north of the separation line (%1)</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Gli aerei italiani non attaccano a nord della linea di separazione (%1)</translation>
    </message>
    <message id="guadalajara.refuse.too_few_air_points" numerus="yes">
        <source>There is/are only %n air point(s)</source>
        <extracomment>%n = air points there are</extracomment>
        <translation>
            <numerusform>C’è solo %n punto aereo</numerusform>
            <numerusform>Ci sono solo %n punti aerei</numerusform>
        </translation>
    </message>
    <message id="guadalajara.refuse.no_air_before_game">
        <source>Aircraft do not bomb in the pre-game barrage</source>
        <translation>Gli aerei non bombardano nello sbarramento prima del gioco</translation>
    </message>
    <message id="guadalajara.part.barrage_points">
        <source>Barrage points</source>
        <translation>Punti di sbarramento</translation>
    </message>
    <message id="guadalajara.part.barrage_shifts">
        <source>Column shifts</source>
        <translation>Spostamenti di colonna</translation>
    </message>
    <message id="guadalajara.tally.gun">
        <source>%1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1</translation>
    </message>
    <message id="guadalajara.tally.gun_dg">
        <source>%1, halved (DG)</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1, dimezzata (DG)</translation>
    </message>
    <message id="guadalajara.tally.gun_surprised">
        <source>%1, halved (surprise)</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1, dimezzata (sorpresa)</translation>
    </message>
    <message id="guadalajara.tally.bombs">
        <source>Air points: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Punti aerei: %1</translation>
    </message>
    <message id="guadalajara.tally.barrage_terrain">
        <source>Terrain of %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Terreno di %1</translation>
    </message>
    <message id="guadalajara.tally.seen_from_hills">
        <source>Village seen from the hills by %1: no shelter</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Villaggio visto dalle colline da %1: nessun riparo</translation>
    </message>
    <message id="guadalajara.tally.unobserved">
        <source>Nobody observes</source>
        <translation>Nessuno osserva</translation>
    </message>
    <message id="guadalajara.tally.observed">
        <source>Observed by %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Osservato da %1</translation>
    </message>
    <message id="guadalajara.tally.on_road">
        <source>On a road: no observer needed</source>
        <translation>Su una strada: non serve un osservatore</translation>
    </message>
    <message id="guadalajara.tally.pregame">
        <source>Pre-game barrage: every target is observed</source>
        <translation>Sbarramento prima del gioco: ogni bersaglio è osservato</translation>
    </message>
    <message id="guadalajara.odds.barrage">
        <source>Barrage points: %1; column %2</source>
        <extracomment>%1 = points, %2 = column</extracomment>
        <translation>Punti di sbarramento: %1; colonna %2</translation>
    </message>
    <message id="guadalajara.odds.barrage_shifted">
        <source>Barrage points: %1; column %2, shifted to %3</source>
        <extracomment>%1 = points, %2 = column, %3 = column after the shifts</extracomment>
        <translation>Punti di sbarramento: %1; colonna %2, spostata a %3</translation>
    </message>
    <message id="guadalajara.frame.battle">
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message id="guadalajara.frame.support">
        <source>Support</source>
        <translation>Supporto</translation>
    </message>
    <message id="guadalajara.frame.retreat">
        <source>Retreat</source>
        <translation>Ritirata</translation>
    </message>
    <message id="guadalajara.frame.advance">
        <source>Advance</source>
        <translation>Avanzata</translation>
    </message>
    <message id="guadalajara.prompt.combat">
        <source>Attack, or end the combat phase</source>
        <translation>Attacca, o chiudi la fase di combattimento</translation>
    </message>
    <message id="guadalajara.prompt.support">
        <source>Support the attack on %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Sostieni l’attacco a %1</translation>
    </message>
    <message id="guadalajara.prompt.support_defence">
        <source>Support the defence of %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Sostieni la difesa di %1</translation>
    </message>
    <message id="guadalajara.prompt.retreat">
        <source>Retreat your units</source>
        <translation>Ritira le tue unità</translation>
    </message>
    <message id="guadalajara.prompt.advance">
        <source>Advance into %1, or stay</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Avanza in %1, o resta</translation>
    </message>
    <message id="guadalajara.offer.end_combat">
        <source>End of combat</source>
        <translation>Fine del combattimento</translation>
    </message>
    <message id="guadalajara.offer.targets">
        <source>Attack a hex</source>
        <translation>Attacca un esagono</translation>
    </message>
    <message id="guadalajara.offer.attack">
        <source>Attack %1 with</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Attacca %1 con</translation>
    </message>
    <message id="guadalajara.offer.air_support">
        <source>Air points in support</source>
        <translation>Punti aerei in appoggio</translation>
    </message>
    <message id="guadalajara.offer.flames">
        <source>Use flamethrowers</source>
        <translation>Usa i lanciafiamme</translation>
    </message>
    <message id="guadalajara.offer.intensive">
        <source>Intensive combat</source>
        <translation>Combattimento intensivo</translation>
    </message>
    <message id="guadalajara.offer.no_support">
        <source>No (more) support</source>
        <translation>Nessun (altro) supporto</translation>
    </message>
    <message id="guadalajara.offer.retreat">
        <source>Retreat of all in %1 (hexes: %2) to</source>
        <extracomment>%1 = hex, %2 = number of hexes</extracomment>
        <translation>Ritirata di tutti da %1 (esagoni: %2) a</translation>
    </message>
    <message id="guadalajara.offer.retreat_some">
        <source>Retreat of %3%4 from %1 (hexes: %2) to</source>
        <extracomment>%1 = hex, %2 = how far, %3 = unit, %4 = how many go with it: nothing, or +2</extracomment>
        <translation>Ritirata di %3%4 da %1 (esagoni: %2) a</translation>
    </message>
    <message id="guadalajara.offer.split_retreat">
        <source>Some of %1 retreat elsewhere</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Alcuni di %1 si ritirano altrove</translation>
    </message>
    <message id="guadalajara.offer.advance">
        <source>Advance into %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Avanza in %1</translation>
    </message>
    <message id="guadalajara.offer.hold">
        <source>No advance</source>
        <translation>Nessuna avanzata</translation>
    </message>
    <message id="guadalajara.log.attack_on">
        <source>%1: attack on %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: attacco a %2</translation>
    </message>
    <message id="guadalajara.log.overrun_of">
        <source>%1: overrun of %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: travolgimento di %2</translation>
    </message>
    <message id="guadalajara.log.air_supports">
        <source>%1, air points in support: %2</source>
        <extracomment>%1 = side, %2 = number</extracomment>
        <translation>%1, punti aerei in appoggio: %2</translation>
    </message>
    <message id="guadalajara.log.flames_used">
        <source>%1 uses its flamethrowers</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 usa i lanciafiamme</translation>
    </message>
    <message id="guadalajara.log.intensive">
        <source>Intensive combat: NE counts as A1r1D1r1</source>
        <translation>Combattimento intensivo: NE vale A1r1D1r1</translation>
    </message>
    <message id="guadalajara.log.odds">
        <source>%1 against %2, odds %3: column %4</source>
        <extracomment>%1 = attack strength, %2 = defence strength, %3 = rounded odds, %4 = column</extracomment>
        <translation>%1 contro %2, rapporto di forza %3: colonna %4</translation>
    </message>
    <message id="guadalajara.log.odds_automatic">
        <source>%1 against %2, odds %3: A2r2 without dice</source>
        <extracomment>%1 = attack strength, %2 = defence strength, %3 = rounded odds</extracomment>
        <translation>%1 contro %2, rapporto di forza %3: A2r2 senza dadi</translation>
    </message>
    <message id="guadalajara.log.combat_result">
        <source>Dice %1, modifier %2: %3</source>
        <extracomment>%1 = sum of the dice, %2 = modifier, %3 = result as on the table</extracomment>
        <translation>Dadi %1, modificatore %2: %3</translation>
    </message>
    <message id="guadalajara.log.tanks_fight">
        <source>%1 fights %2</source>
        <extracomment>%1 = attacker&apos;s armour, %2 = defender&apos;s armour</extracomment>
        <translation>%1 combatte contro %2</translation>
    </message>
    <message id="guadalajara.log.tanks_no_effect">
        <source>Tank against tank: die %1, modifier %2, no effect</source>
        <extracomment>%1 = die, %2 = modifier</extracomment>
        <translation>Carro contro carro: dado %1, modificatore %2, nessun effetto</translation>
    </message>
    <message id="guadalajara.log.tank_is_hit">
        <source>Tank against tank: die %1, modifier %2, %3 is hit</source>
        <extracomment>%1 = die, %2 = modifier, %3 = armoured unit</extracomment>
        <translation>Carro contro carro: dado %1, modificatore %2, %3 è colpito</translation>
    </message>
    <message id="guadalajara.log.flames_instead">
        <source>%1 loses its step for the flames instead</source>
        <extracomment>%1 = armoured unit</extracomment>
        <translation>%1 perde invece il suo step per le fiamme</translation>
    </message>
    <message id="guadalajara.log.after_combat">
        <source>%1 after combat: die %2, modifier %3</source>
        <extracomment>%1 = armoured unit, %2 = die, %3 = modifier</extracomment>
        <translation>%1 dopo il combattimento: dado %2, modificatore %3</translation>
    </message>
    <message id="guadalajara.log.unloads_under_attack">
        <source>%1 gets off %2 and is DG</source>
        <extracomment>%1 = unit, %2 = truck</extracomment>
        <translation>%1 scende da %2 ed è DG</translation>
    </message>
    <message id="guadalajara.log.unit_retreats">
        <source>%1 retreats to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 si ritira a %2</translation>
    </message>
    <message id="guadalajara.log.cannot_retreat">
        <source>%1 cannot retreat</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non può ritirarsi</translation>
    </message>
    <message id="guadalajara.log.retreat_through_zones">
        <source>Hexes in enemy ZoC on the retreat: %1</source>
        <extracomment>%1 = number of hexes</extracomment>
        <translation>Esagoni in ZoC nemica durante la ritirata: %1</translation>
    </message>
    <message id="guadalajara.roll.combat">
        <source>Combat</source>
        <translation>Combattimento</translation>
    </message>
    <message id="guadalajara.roll.tank_vs_tank">
        <source>Tank against tank</source>
        <translation>Carro contro carro</translation>
    </message>
    <message id="guadalajara.roll.tank_after_combat">
        <source>Tank after combat</source>
        <translation>Carro dopo il combattimento</translation>
    </message>
    <message id="guadalajara.tally.part_attack">
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message id="guadalajara.tally.part_defence">
        <source>Defence</source>
        <translation>Difesa</translation>
    </message>
    <message id="guadalajara.tally.part_shift">
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message id="guadalajara.tally.part_modifiers">
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message id="guadalajara.tally.part_tanks">
        <source>Tank against tank</source>
        <translation>Carro contro carro</translation>
    </message>
    <message id="guadalajara.tally.unit">
        <source>%1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1</translation>
    </message>
    <message id="guadalajara.tally.dg">
        <source>%1 is DG</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è DG</translation>
    </message>
    <message id="guadalajara.tally.oos">
        <source>%1 is out of supply</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è fuori rifornimento</translation>
    </message>
    <message id="guadalajara.tally.major_river">
        <source>%1 attacks across a major river</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 attacca attraverso un fiume principale</translation>
    </message>
    <message id="guadalajara.tally.guns">
        <source>Artillery, however much of it</source>
        <translation>Artiglieria, quanta che sia</translation>
    </message>
    <message id="guadalajara.tally.terrain">
        <source>Terrain in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Terreno in %1</translation>
    </message>
    <message id="guadalajara.tally.air">
        <source>%1, air points: %2</source>
        <extracomment>%1 = side, %2 = number</extracomment>
        <translation>%1, punti aerei: %2</translation>
    </message>
    <message id="guadalajara.tally.armour">
        <source>%1 against a stack without armour</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 contro uno stack senza corazzati</translation>
    </message>
    <message id="guadalajara.tally.anti_tank">
        <source>Anti-tank defence: %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Difesa anticarro: %1</translation>
    </message>
    <message id="guadalajara.tally.flames">
        <source>Flamethrowers: %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Lanciafiamme: %1</translation>
    </message>
    <message id="guadalajara.tally.brihuega">
        <source>Brihuega, seen from the hills</source>
        <translation>Brihuega, vista dalle colline</translation>
    </message>
    <message id="guadalajara.tally.panic">
        <source>%1 belongs to a division in panic</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 appartiene a una divisione nel panico</translation>
    </message>
    <message id="guadalajara.tally.stream">
        <source>All attack across a minor river without bridge</source>
        <translation>Tutti attaccano attraverso un fiume minore senza ponte</translation>
    </message>
    <message id="guadalajara.tally.t26">
        <source>%1 breaks down less</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 si guasta meno</translation>
    </message>
    <message id="guadalajara.tally.hidden_defenders">
        <source>Defenders that cannot be seen: %1</source>
        <extracomment>%1 = number</extracomment>
        <translation>Difensori che non si vedono: %1</translation>
    </message>
    <message id="guadalajara.tally.result">
        <source>%1</source>
        <extracomment>%1 = result as on the table</extracomment>
        <translation>%1</translation>
    </message>
    <message id="guadalajara.refuse.attack.not_yours">
        <source>%1 is not yours</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è tua</translation>
    </message>
    <message id="guadalajara.refuse.attack.not_on_map">
        <source>%1 is not on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è sulla mappa</translation>
    </message>
    <message id="guadalajara.refuse.attack.guns">
        <source>The barrage strength of %1 is no part of an attack</source>
        <extracomment>%1 = unit</extracomment>
        <translation>La forza di sbarramento di %1 non entra in un attacco</translation>
    </message>
    <message id="guadalajara.refuse.attack.no_factor">
        <source>%1 has no attack factor</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non ha fattore di attacco</translation>
    </message>
    <message id="guadalajara.refuse.attack.aboard">
        <source>%1 is aboard a truck</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è su un autocarro</translation>
    </message>
    <message id="guadalajara.refuse.attack.reserve">
        <source>%1 is in reserve</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è in riserva</translation>
    </message>
    <message id="guadalajara.refuse.attack.immobile">
        <source>%1 was set up here and may not attack in this turn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è stata piazzata qui e non può attaccare in questo turno</translation>
    </message>
    <message id="guadalajara.refuse.attack.panic">
        <source>The division of %1 is in panic and cannot attack</source>
        <extracomment>%1 = unit</extracomment>
        <translation>La divisione di %1 è nel panico e non può attaccare</translation>
    </message>
    <message id="guadalajara.refuse.attack.armies">
        <source>Spaniards and Italians do not attack together: %1 and %2</source>
        <extracomment>%1 = unit, %2 = unit</extracomment>
        <translation>Spagnoli e Italiani non attaccano insieme: %1 e %2</translation>
    </message>
    <message id="guadalajara.refuse.attack.parties">
        <source>Communists and Anarchists do not attack the same hex: %1 and %2</source>
        <extracomment>%1 = unit, %2 = unit</extracomment>
        <translation>Comunisti e Anarchici non attaccano lo stesso esagono: %1 e %2</translation>
    </message>
    <message id="guadalajara.refuse.attack.two_armour">
        <source>Only one armoured unit a side takes part in a combat: %1 or %2</source>
        <extracomment>%1 = unit, %2 = unit</extracomment>
        <translation>A un combattimento prende parte una sola unità corazzata per schieramento: %1 o %2</translation>
    </message>
    <message id="guadalajara.refuse.attack.flames">
        <source>%1 and %2 cannot be used together</source>
        <extracomment>%1 = flamethrower engineers, %2 = armoured unit</extracomment>
        <translation>%1 e %2 non si usano insieme</translation>
    </message>
    <message id="guadalajara.refuse.attack.alone">
        <source>%1 attacks only together with a unit of its hex that has an attack factor</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 attacca solo insieme a un’unità del suo esagono con un fattore di attacco</translation>
    </message>
    <message id="guadalajara.refuse.attack.nobody">
        <source>Name the units that attack %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Indica le unità che attaccano %1</translation>
    </message>
    <message id="guadalajara.refuse.attack.already">
        <source>%1 has attacked in this phase</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha già attaccato in questa fase</translation>
    </message>
    <message id="guadalajara.refuse.attack.twice">
        <source>%1 is named twice</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è indicata due volte</translation>
    </message>
    <message id="guadalajara.refuse.attack.not_beside">
        <source>%1 is not next to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 non è adiacente a %2</translation>
    </message>
    <message id="guadalajara.refuse.attack.hex_again">
        <source>%1 has been attacked in this phase</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 è già stato attaccato in questa fase</translation>
    </message>
    <message id="guadalajara.refuse.attack.no_enemies">
        <source>There are no enemies in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 non ci sono nemici</translation>
    </message>
    <message id="guadalajara.refuse.attack.none_beside">
        <source>None of your units that can attack is next to %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessuna tua unità che possa attaccare è adiacente a %1</translation>
    </message>
    <message id="guadalajara.refuse.support.air_points">
        <source>Air points that are ready: %1</source>
        <extracomment>%1 = number of air points</extracomment>
        <translation>Punti aerei pronti: %1</translation>
    </message>
    <message id="guadalajara.refuse.support.north">
        <source>Italian air points do not fly north of the separation line: %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>I punti aerei italiani non volano a nord della linea di separazione: %1</translation>
    </message>
    <message id="guadalajara.refuse.support.committed">
        <source>Air points have been committed to this combat</source>
        <translation>Punti aerei già impegnati in questo combattimento</translation>
    </message>
    <message id="guadalajara.refuse.support.no_flames">
        <source>%1 has no flamethrowers to use here</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non ha lanciafiamme da usare qui</translation>
    </message>
    <message id="guadalajara.refuse.support.intensive">
        <source>Intensive combat cannot be declared here</source>
        <translation>Qui non si può dichiarare un combattimento intensivo</translation>
    </message>
    <message id="guadalajara.refuse.retreat.not_among_them">
        <source>%1 is not among those who have to retreat</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è tra chi deve ritirarsi</translation>
    </message>
    <message id="guadalajara.refuse.retreat.one_hex">
        <source>Name units of one hex</source>
        <translation>Indica unità di un solo esagono</translation>
    </message>
    <message id="guadalajara.refuse.retreat.together">
        <source>%1 retreats with its stack</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 si ritira con il suo stack</translation>
    </message>
    <message id="guadalajara.refuse.retreat.no_way">
        <source>These units have no retreat to %1 (hexes: %2)</source>
        <extracomment>%1 = hex, %2 = number of hexes</extracomment>
        <translation>Queste unità non possono ritirarsi in %1 (esagoni: %2)</translation>
    </message>
    <message id="guadalajara.refuse.retreat.too_short">
        <source>To %1 they would not retreat the whole distance</source>
        <extracomment>%1 = hex</extracomment>
        <translation>A %1 non si ritirerebbero per tutta la distanza</translation>
    </message>
    <message id="guadalajara.refuse.retreat.too_far">
        <source>They retreat no farther than they must: %1 is too far</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Non si ritirano più del dovuto: %1 è troppo lontano</translation>
    </message>
    <message id="guadalajara.refuse.retreat.not_away">
        <source>%1 does not lead away from the enemy, and other ways do</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 non allontana dal nemico, altre vie sì</translation>
    </message>
    <message id="guadalajara.refuse.retreat.zones">
        <source>The way to %1 leads through more enemy ZoC than others</source>
        <extracomment>%1 = hex</extracomment>
        <translation>La via per %1 attraversa più ZoC nemiche di altre</translation>
    </message>
    <message id="guadalajara.refuse.advance.not_among_them">
        <source>%1 cannot advance after this combat</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non può avanzare dopo questo combattimento</translation>
    </message>
    <message id="guadalajara.refuse.advance.nobody">
        <source>Name the units that advance</source>
        <translation>Indica le unità che avanzano</translation>
    </message>
    <message id="guadalajara.refuse.advance.closed">
        <source>%1 cannot enter %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 non può entrare in %2</translation>
    </message>
    <message id="guadalajara.frame.losses">
        <source>Losses</source>
        <translation>Perdite</translation>
    </message>
    <message id="guadalajara.frame.stranded">
        <source>Lone armour</source>
        <translation>Corazzati rimasti soli</translation>
    </message>
    <message id="guadalajara.prompt.losses">
        <source>Share out the losses (steps: %1)</source>
        <extracomment>%1 = number of steps</extracomment>
        <translation>Ripartisci le perdite (step: %1)</translation>
    </message>
    <message id="guadalajara.prompt.stranded">
        <source>%1 is left alone: choose where it withdraws</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è rimasta sola: scegli dove si ritira</translation>
    </message>
    <message id="guadalajara.offer.losses">
        <source>Steps to lose: %1</source>
        <extracomment>%1 = number of steps</extracomment>
        <translation>Step da perdere: %1</translation>
    </message>
    <message id="guadalajara.offer.stranded">
        <source>%1 withdraws to</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 si ritira a</translation>
    </message>
    <message id="guadalajara.log.steps_lost">
        <source>%1, steps lost: %2</source>
        <extracomment>%1 = side, %2 = number of steps</extracomment>
        <translation>%1, step persi: %2</translation>
    </message>
    <message id="guadalajara.log.unit_loses_step">
        <source>%1 loses a step</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 perde uno step</translation>
    </message>
    <message id="guadalajara.log.unit_destroyed">
        <source>%1 is eliminated</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è eliminata</translation>
    </message>
    <message id="guadalajara.log.unit_lost_for_good">
        <source>%1 is eliminated and does not come back</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è eliminata e non torna</translation>
    </message>
    <message id="guadalajara.log.unit_comes_back">
        <source>%1 is eliminated and comes back on turn %2</source>
        <extracomment>%1 = unit, %2 = turn</extracomment>
        <translation>%1 è eliminata e torna nel turno %2</translation>
    </message>
    <message id="guadalajara.log.no_way_to_hq">
        <source>%1 has no way to its HQ</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non ha un percorso fino al suo HQ</translation>
    </message>
    <message id="guadalajara.log.armour_disabled">
        <source>%1 is disabled</source>
        <extracomment>%1 = armoured unit</extracomment>
        <translation>%1 è fuori combattimento</translation>
    </message>
    <message id="guadalajara.log.armour_withdraws">
        <source>%1, left alone, withdraws to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1, rimasta sola, si ritira a %2</translation>
    </message>
    <message id="guadalajara.log.armour_repaired">
        <source>%1 is repaired and comes back on turn %2</source>
        <extracomment>%1 = armoured unit, %2 = turn</extracomment>
        <translation>%1 è riparata e torna nel turno %2</translation>
    </message>
    <message id="guadalajara.log.armour_not_repaired">
        <source>%1 stays disabled</source>
        <extracomment>%1 = armoured unit</extracomment>
        <translation>%1 resta fuori combattimento</translation>
    </message>
    <message id="guadalajara.roll.reconstitution">
        <source>Reconstitution</source>
        <translation>Ricostituzione</translation>
    </message>
    <message id="guadalajara.roll.tank_repair">
        <source>Tank repair</source>
        <translation>Riparazione dei carri</translation>
    </message>
    <message id="guadalajara.refuse.losses.not_among_them">
        <source>That unit is not among those who can take these losses</source>
        <translation>Quell’unità non è tra quelle che possono subire queste perdite</translation>
    </message>
    <message id="guadalajara.refuse.losses.fewer_steps">
        <source>%1 cannot lose that much (steps: %2)</source>
        <extracomment>%1 = unit, %2 = number of steps</extracomment>
        <translation>%1 non può perdere tanto (step: %2)</translation>
    </message>
    <message id="guadalajara.refuse.losses.other_sum">
        <source>Steps to be lost, no more and no fewer: %1</source>
        <extracomment>%1 = number of steps</extracomment>
        <translation>Step da perdere, né più né meno: %1</translation>
    </message>
    <message id="guadalajara.refuse.losses.volunteer_first">
        <source>Stacked with regulars, an Italian volunteer takes the first loss: %1, for one</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Con dei regolari nello stack la prima perdita tocca a un volontario italiano: per esempio %1</translation>
    </message>
    <message id="guadalajara.refuse.losses.strongest_first">
        <source>The strongest unit takes the first loss: %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>La prima perdita tocca all’unità più forte: %1</translation>
    </message>
    <message id="guadalajara.refuse.stranded.not_nearest">
        <source>%1 goes to the nearest hex with friends it can join, and %2 is none</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 va all’esagono più vicino con amici a cui può unirsi, e %2 non lo è</translation>
    </message>
    <message id="guadalajara.fault.package_lacks">
        <source>The package lacks %1</source>
        <extracomment>%1 = what is missing</extracomment>
        <translation>Nel pacchetto manca %1</translation>
    </message>
    <message id="guadalajara.refuse.stack.steps">
        <source>%1 would hold %2 steps; the limit is %3</source>
        <extracomment>%1 = hex, %2 = steps that would be there, %3 = the limit</extracomment>
        <translation>%1 conterrebbe %2 step; il limite è %3</translation>
    </message>
    <message id="guadalajara.refuse.stack.armour_twice">
        <source>%1 and %2 are both armoured and cannot stay together in %3</source>
        <extracomment>%1, %2 = armoured units, %3 = hex</extracomment>
        <translation>%1 e %2 sono entrambe corazzate e non possono restare insieme in %3</translation>
    </message>
    <message id="guadalajara.refuse.stack.armour_alone">
        <source>%1 would be without an unarmoured unit in %2</source>
        <extracomment>%1 = armoured unit or flamethrower engineers, %2 = hex</extracomment>
        <translation>%1 resterebbe senza un’unità non corazzata in %2</translation>
    </message>
    <message id="guadalajara.refuse.stack.mixed_armies">
        <source>%1 is Spanish and %2 Italian: they cannot stack in %3</source>
        <extracomment>%1 = Spanish unit, %2 = Italian unit, %3 = hex</extracomment>
        <translation>%1 è spagnola e %2 italiana: non possono stare nello stesso stack in %3</translation>
    </message>
    <message id="guadalajara.refuse.stack.mixed_parties">
        <source>%1 is Communist and %2 Anarchist: they cannot stack in %3</source>
        <extracomment>%1 = Communist unit, %2 = Anarchist unit, %3 = hex</extracomment>
        <translation>%1 è comunista e %2 anarchica: non possono stare nello stesso stack in %3</translation>
    </message>
    <message id="guadalajara.room">
        <source>%1 of %2 steps</source>
        <extracomment>%1 = steps in a hex, %2 = the limit</extracomment>
        <translation>%1 step su %2</translation>
    </message>
    <message id="guadalajara.refuse.go.outside_area">
        <source>%1 is outside the area of play</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 è fuori dall’area di gioco</translation>
    </message>
    <message id="guadalajara.refuse.go.gate_closed">
        <source>%1 may not go to %2, west of column 16, before Brihuega is taken</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 non può andare in %2, a ovest della colonna 16, prima che Brihuega sia presa</translation>
    </message>
    <message id="guadalajara.refuse.go.beyond_line">
        <source>%1 may not cross the separation line to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 non può passare la linea di separazione verso %2</translation>
    </message>
    <message id="guadalajara.refuse.go.line_closed">
        <source>%1 may not cross to %2: too many Republicans in the north, or enough have crossed</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 non può passare ora in %2: al nord ci sono troppi repubblicani, o in questo turno sono già passate abbastanza unità</translation>
    </message>
    <message id="guadalajara.refuse.go.rail_only">
        <source>%1 stays on the railway; none leads to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 resta sulla ferrovia; nessuna porta in %2</translation>
    </message>
    <message id="guadalajara.refuse.go.near_rail">
        <source>%1 stays on or beside the railway, and %2 is too far from it</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 resta sulla ferrovia o accanto a essa, e %2 è troppo lontano</translation>
    </message>
    <message id="guadalajara.refuse.go.stays_east">
        <source>%1 was set up east of column 20 and may not go to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 è stata piazzata a est della colonna 20 e non può andare in %2</translation>
    </message>
    <message id="guadalajara.refuse.go.shut_in">
        <source>%1 could never leave %2: no road or trail leads out of it</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 non potrebbe mai lasciare %2: non ne esce nessuna strada né pista</translation>
    </message>
    <message id="guadalajara.refuse.go.not_adjacent">
        <source>%2 is not next to %1</source>
        <extracomment>%1, %2 = hexes</extracomment>
        <translation>%2 non è adiacente a %1</translation>
    </message>
    <message id="guadalajara.refuse.go.closed">
        <source>%1 cannot enter %2: the terrain or the hexside is closed to it</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 non può entrare in %2: il terreno o il lato le è vietato</translation>
    </message>
    <message id="guadalajara.refuse.go.enemy">
        <source>The enemy is in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 c’è il nemico</translation>
    </message>
    <message id="guadalajara.refuse.go.loaded_near_enemy">
        <source>%1 is loaded and may not go to %2, next to the enemy</source>
        <extracomment>%1 = truck, %2 = hex</extracomment>
        <translation>%1 è carico e non può andare in %2, accanto al nemico</translation>
    </message>
    <message id="guadalajara.refuse.go.train_in_zone">
        <source>%1 may not enter the enemy zone of control in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 non può entrare nella Zona di Controllo nemica in %2</translation>
    </message>
    <message id="guadalajara.refuse.go.too_far">
        <source>%1 has not the movement points to enter %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 non ha gli MP per entrare in %2</translation>
    </message>
    <message id="guadalajara.refuse.go.no_way">
        <source>%1 must go somewhere else</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 deve andare in un altro posto</translation>
    </message>
    <message id="guadalajara.log.brihuega_taken">
        <source>Brihuega is taken: the way west is open</source>
        <translation>Brihuega è presa: la via per l’ovest è aperta</translation>
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
        <translation>%1 va nel panico: il suo livello di morale è %2</translation>
    </message>
    <message id="guadalajara.log.division_steady">
        <source>%1 is steady again: its morale level is %2</source>
        <extracomment>%1 = division, %2 = morale level</extracomment>
        <translation>%1 è di nuovo salda: il suo livello di morale è %2</translation>
    </message>
    <message id="guadalajara.log.compulsory_retreat">
        <source>Compulsory retreat of %1</source>
        <extracomment>%1 = division</extracomment>
        <translation>Ritirata obbligatoria di %1</translation>
    </message>
    <message id="guadalajara.log.cannot_fall_back">
        <source>%1 cannot use its whole movement allowance: it stays and loses a step</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non può usare tutta la sua capacità di movimento: resta e perde uno step</translation>
    </message>
    <message id="guadalajara.log.line_reached_early">
        <source>%1 reaches the start line with movement left: it loses a step</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 raggiunge la linea di partenza con movimento residuo: perde uno step</translation>
    </message>
    <message id="guadalajara.log.passes_choke">
        <source>The stack in %1 passes 20.03: it loses a step</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Lo stack in %1 passa accanto a 20.03: perde uno step</translation>
    </message>
    <message id="guadalajara.frame.morale">
        <source>Italian morale</source>
        <extracomment>A step of the game</extracomment>
        <translation>Morale italiano</translation>
    </message>
    <message id="guadalajara.frame.compulsory">
        <source>Compulsory retreat</source>
        <extracomment>A step of the game</extracomment>
        <translation>Ritirata obbligatoria</translation>
    </message>
    <message id="guadalajara.frame.fall_back">
        <source>Where a unit retreats</source>
        <extracomment>A decision: where a unit ends its compulsory retreat</extracomment>
        <translation>Dove si ritira un’unità</translation>
    </message>
    <message id="guadalajara.prompt.fall_back">
        <source>Compulsory retreat: where does %1 go? All these hexes are equally near the start line.</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Ritirata obbligatoria: dove va %1? Tutti questi esagoni sono ugualmente vicini alla linea di partenza.</translation>
    </message>
    <message id="guadalajara.offer.fall_back">
        <source>Retreat with %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Ritira %1</translation>
    </message>
    <message id="guadalajara.refuse.not_nearest">
        <source>%1 is not as near to the start line as the unit can come</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 non è il più vicino possibile alla linea di partenza</translation>
    </message>
    <message id="guadalajara.refuse.strange_decision">
        <source>Such a decision cannot be pending</source>
        <translation>Una decisione così non può essere in sospeso</translation>
    </message>
    <message id="guadalajara.refuse.both_sides">
        <source>Both sides are in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 sono entrambi gli schieramenti</translation>
    </message>
    <message id="guadalajara.refuse.strange_truck">
        <source>%1 is aboard a truck that is not there</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è su un autocarro che non è lì</translation>
    </message>
    <message id="guadalajara.refuse.no_such_hex">
        <source>%1 is in a hex that does not exist</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è in un esagono che non esiste</translation>
    </message>
    <message id="guadalajara.log.turn_begins">
        <source>Turn %1 begins</source>
        <extracomment>%1 = number of the turn</extracomment>
        <translation>Comincia il turno %1</translation>
    </message>
    <message id="guadalajara.phase.pregame_barrage">
        <source>Pre-game barrage</source>
        <translation>Sbarramento prima del gioco</translation>
    </message>
    <message id="guadalajara.phase.reinforcements">
        <source>Reinforcements</source>
        <translation>Rinforzi</translation>
    </message>
    <message id="guadalajara.phase.movement">
        <source>Movement and reserves</source>
        <translation>Movimento e riserve</translation>
    </message>
    <message id="guadalajara.phase.repair">
        <source>Tank repair</source>
        <translation>Riparazione dei carri</translation>
    </message>
    <message id="guadalajara.phase.barrage">
        <source>Barrage</source>
        <translation>Sbarramento</translation>
    </message>
    <message id="guadalajara.phase.combat">
        <source>Combat</source>
        <translation>Combattimento</translation>
    </message>
    <message id="guadalajara.phase.supply">
        <source>Supply</source>
        <translation>Rifornimento</translation>
    </message>
    <message id="guadalajara.phase.exploitation">
        <source>Exploitation</source>
        <translation>Sfruttamento</translation>
    </message>
    <message id="guadalajara.phase.clean_up">
        <source>Clean-up</source>
        <translation>Riordino</translation>
    </message>
    <message id="guadalajara.phase.air_points">
        <source>Air points</source>
        <translation>Punti aerei</translation>
    </message>
    <message id="guadalajara.phase.interdiction">
        <source>Air interdiction</source>
        <translation>Interdizione aerea</translation>
    </message>
    <message id="guadalajara.phase.morale">
        <source>Italian morale</source>
        <translation>Morale italiano</translation>
    </message>
    <message id="guadalajara.phase.end">
        <source>End of turn</source>
        <translation>Fine del turno</translation>
    </message>
    <message id="guadalajara.title.movement">
        <source>%1: movement and reserves</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: movimento e riserve</translation>
    </message>
    <message id="guadalajara.title.repair">
        <source>%1: tank repair</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: riparazione dei carri</translation>
    </message>
    <message id="guadalajara.title.barrage">
        <source>%1: barrage</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: sbarramento</translation>
    </message>
    <message id="guadalajara.title.combat">
        <source>%1: combat</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: combattimento</translation>
    </message>
    <message id="guadalajara.title.supply">
        <source>%1: supply</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: rifornimento</translation>
    </message>
    <message id="guadalajara.title.exploitation">
        <source>%1: exploitation</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: sfruttamento</translation>
    </message>
    <message id="guadalajara.title.clean_up">
        <source>%1: clean-up</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: riordino</translation>
    </message>
    <message id="guadalajara.title.air_points">
        <source>%1: air points</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: punti aerei</translation>
    </message>
    <message id="guadalajara.title.interdiction">
        <source>%1: air interdiction</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: interdizione aerea</translation>
    </message>
    <message id="guadalajara.title.pregame_barrage">
        <source>%1: pre-game barrage</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: sbarramento prima del gioco</translation>
    </message>
    <message id="guadalajara.frame.setup">
        <source>Set-up</source>
        <translation>Piazzamento</translation>
    </message>
    <message id="guadalajara.frame.deploy">
        <source>Set-up of a side</source>
        <translation>Piazzamento di uno schieramento</translation>
    </message>
    <message id="guadalajara.log.setup_of">
        <source>%1: set-up</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: piazzamento</translation>
    </message>
    <message id="guadalajara.prompt.place">
        <source>Set up the %1 units that are waiting</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Piazza le %1 unità in attesa</translation>
    </message>
    <message id="guadalajara.prompt.end_setup">
        <source>Everything stands: change what you like, or end the set-up</source>
        <translation>Tutto è al suo posto: cambia quel che vuoi o termina il piazzamento</translation>
    </message>
    <message id="guadalajara.prompt.rearrange">
        <source>Something cannot stay as it is: set it right</source>
        <translation>Qualcosa non può restare così: mettilo a posto</translation>
    </message>
    <message id="guadalajara.progress.placed">
        <source>Units set up</source>
        <translation>Unità piazzate</translation>
    </message>
    <message id="guadalajara.offer.place_units">
        <source>Set up a unit</source>
        <translation>Piazza un’unità</translation>
    </message>
    <message id="guadalajara.offer.rearrange">
        <source>Move a unit that stands</source>
        <translation>Sposta un’unità già piazzata</translation>
    </message>
    <message id="guadalajara.offer.place">
        <source>Where does %1 stand?</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Dove sta %1?</translation>
    </message>
    <message id="guadalajara.offer.gun_side">
        <source>Turn a gun to its other side</source>
        <translation>Gira un pezzo sull’altro lato</translation>
    </message>
    <message id="guadalajara.offer.suggested">
        <source>Take the suggested set-up</source>
        <translation>Usa il piazzamento consigliato</translation>
    </message>
    <message id="guadalajara.offer.take_up">
        <source>Take units up again</source>
        <translation>Riprendi unità</translation>
    </message>
    <message id="guadalajara.offer.clear">
        <source>Take everything up again</source>
        <translation>Riprendi tutto</translation>
    </message>
    <message id="guadalajara.offer.end_setup">
        <source>End the set-up</source>
        <translation>Termina il piazzamento</translation>
    </message>
    <message id="guadalajara.refuse.setup.not_now">
        <source>%1 is not set up by its player now</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non viene piazzata ora dal suo giocatore</translation>
    </message>
    <message id="guadalajara.refuse.setup.stands_there">
        <source>%1 stands there already</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è già lì</translation>
    </message>
    <message id="guadalajara.refuse.setup.start_line">
        <source>%2 is beyond the start line for %1</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%2 è oltre la linea di partenza per %1</translation>
    </message>
    <message id="guadalajara.refuse.setup.list">
        <source>The list does not give %1 the hex %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>L’elenco non assegna a %1 l’esagono %2</translation>
    </message>
    <message id="guadalajara.refuse.setup.limit">
        <source>The limit of units set up in %1 is %2</source>
        <extracomment>%1 = hex, %2 = how many</extracomment>
        <translation>Il limite di unità da piazzare in %1 è %2</translation>
    </message>
    <message id="guadalajara.refuse.setup.with_group">
        <source>%1 is set up with one of the groups above, and none is in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 si piazza con uno dei gruppi indicati sopra, e in %2 non ce n’è nessuno</translation>
    </message>
    <message id="guadalajara.refuse.setup.behind_front">
        <source>%1 is next to an enemy: that is not behind the front</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 è adiacente a un nemico: non è dietro il fronte</translation>
    </message>
    <message id="guadalajara.refuse.enemy_there">
        <source>The enemy is in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 c’è il nemico</translation>
    </message>
    <message id="guadalajara.refuse.setup.waiting">
        <source>%1 has not been set up yet</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è ancora piazzata</translation>
    </message>
    <message id="guadalajara.refuse.setup.not_on_map">
        <source>%1 is not on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è sulla mappa</translation>
    </message>
    <message id="guadalajara.refuse.named_twice">
        <source>%1 is named twice</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è nominata due volte</translation>
    </message>
    <message id="guadalajara.refuse.nobody_named">
        <source>Nobody is named</source>
        <translation>Nessuno è nominato</translation>
    </message>
    <message id="guadalajara.refuse.setup.nothing_to_clear">
        <source>Nothing stands that could be taken up</source>
        <translation>Non c’è nulla da riprendere</translation>
    </message>
    <message id="guadalajara.refuse.setup.nothing_suggested">
        <source>No set-up is suggested</source>
        <translation>Nessun piazzamento è consigliato</translation>
    </message>
    <message id="guadalajara.refuse.no_such_gun">
        <source>%1 is no gun of yours that may choose its side</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è un tuo pezzo che possa scegliere il lato</translation>
    </message>
    <message id="guadalajara.refuse.setup.alone">
        <source>%1 may not stand alone</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non può stare da sola</translation>
    </message>
    <message id="guadalajara.layer.zones">
        <source>Zones of control</source>
        <translation>Zone di Controllo</translation>
    </message>
    <message id="guadalajara.layer.supply">
        <source>Supply</source>
        <translation>Rifornimento</translation>
    </message>
    <message id="guadalajara.layer.hq_ranges">
        <source>HQ ranges</source>
        <translation>Portata degli HQ</translation>
    </message>
    <message id="guadalajara.layer.interdiction">
        <source>Interdicted roads</source>
        <translation>Strade interdette</translation>
    </message>
    <message id="guadalajara.value.attack">
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message id="guadalajara.value.defence">
        <source>Defence</source>
        <translation>Difesa</translation>
    </message>
    <message id="guadalajara.value.movement">
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message id="guadalajara.value.barrage">
        <source>Barrage</source>
        <translation>Sbarramento</translation>
    </message>
    <message id="guadalajara.value.range">
        <source>Range</source>
        <translation>Portata</translation>
    </message>
    <message id="guadalajara.value.supply_range">
        <source>Supply range</source>
        <translation>Portata di rifornimento</translation>
    </message>
    <message id="guadalajara.value.attack_drm">
        <source>Modifier in attack</source>
        <translation>Modificatore in attacco</translation>
    </message>
    <message id="guadalajara.value.defence_drm">
        <source>Modifier in defence</source>
        <translation>Modificatore in difesa</translation>
    </message>
    <message id="guadalajara.value.stacking">
        <source>Stacking</source>
        <translation>Accumulo</translation>
    </message>
    <message id="guadalajara.tally.printed">
        <source>printed</source>
        <translation>stampato</translation>
    </message>
    <message id="guadalajara.tally.is_dg">
        <source>disorganised (DG)</source>
        <translation>disorganizzata (DG)</translation>
    </message>
    <message id="guadalajara.tally.is_oos">
        <source>out of supply</source>
        <translation>fuori rifornimento</translation>
    </message>
    <message id="guadalajara.tally.surprised">
        <source>surprise</source>
        <translation>sorpresa</translation>
    </message>
    <message id="guadalajara.tally.panicked">
        <source>panic</source>
        <translation>panico</translation>
    </message>
    <message id="guadalajara.tally.one_farther">
        <source>reaches one hex farther</source>
        <translation>arriva un esagono più in là</translation>
    </message>
    <message id="guadalajara.tally.rounded">
        <source>rounding</source>
        <translation>arrotondamento</translation>
    </message>
    <message id="guadalajara.tally.defence_terrain">
        <source>terrain of %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>terreno di %1</translation>
    </message>
    <message id="guadalajara.tally.spent">
        <source>movement already spent</source>
        <translation>movimento già speso</translation>
    </message>
    <message id="guadalajara.effect.returns" numerus="yes">
        <source>comes back in %n turn(s)</source>
        <extracomment>%n = how many turns</extracomment>
        <translation>
            <numerusform>rientra dopo %n turno</numerusform>
            <numerusform>rientra dopo %n turni</numerusform>
        </translation>
    </message>
    <message id="guadalajara.effect.lost">
        <source>lost for good</source>
        <translation>persa per sempre</translation>
    </message>
    <message id="guadalajara.effect.repaired">
        <source>repaired</source>
        <translation>riparata</translation>
    </message>
    <message id="guadalajara.effect.disabled">
        <source>still disabled</source>
        <translation>ancora fuori combattimento</translation>
    </message>
    <message id="guadalajara.effect.early">
        <source>a turn early</source>
        <translation>un turno prima</translation>
    </message>
    <message id="guadalajara.effect.late">
        <source>a turn late</source>
        <translation>un turno dopo</translation>
    </message>
    <message id="guadalajara.effect.on_time">
        <source>on time</source>
        <translation>puntuale</translation>
    </message>
    <message id="guadalajara.effect.combat">
        <source>attacker: steps %1, retreat %2; defender: steps %3, retreat %4</source>
        <extracomment>%1 = steps the attacker loses, %2 = hexes he retreats, %3 and %4 = the same of the defender</extracomment>
        <translation>attaccante: step %1, ritirata %2; difensore: step %3, ritirata %4</translation>
    </message>
    <message id="guadalajara.effect.attacker_destroyed">
        <source>the attacking armour is destroyed</source>
        <translation>l’unità corazzata attaccante è distrutta</translation>
    </message>
    <message id="guadalajara.effect.attacker_disabled">
        <source>the attacking armour is disabled</source>
        <translation>l’unità corazzata attaccante è fuori combattimento</translation>
    </message>
    <message id="guadalajara.effect.attacker_step">
        <source>the attacking armour loses a step</source>
        <translation>l’unità corazzata attaccante perde uno step</translation>
    </message>
    <message id="guadalajara.effect.defender_destroyed">
        <source>the defending armour is destroyed</source>
        <translation>l’unità corazzata in difesa è distrutta</translation>
    </message>
    <message id="guadalajara.effect.defender_disabled">
        <source>the defending armour is disabled</source>
        <translation>l’unità corazzata in difesa è fuori combattimento</translation>
    </message>
    <message id="guadalajara.effect.defender_step">
        <source>the defending armour loses a step</source>
        <translation>l’unità corazzata in difesa perde uno step</translation>
    </message>
    <message id="guadalajara.effect.armour_disabled">
        <source>the armour is disabled</source>
        <translation>l’unità corazzata è fuori combattimento</translation>
    </message>
    <message id="guadalajara.effect.armour_step">
        <source>the armour loses a step</source>
        <translation>l’unità corazzata perde uno step</translation>
    </message>
    <message id="guadalajara.effect.armour_destroyed">
        <source>the armour is destroyed</source>
        <translation>l’unità corazzata è distrutta</translation>
    </message>
    <message id="guadalajara.roll.attrition">
        <source>Attrition</source>
        <translation>Attrito</translation>
    </message>
    <message id="guadalajara.frame.supply">
        <source>Supply</source>
        <extracomment>A step of the game</extracomment>
        <translation>Rifornimento</translation>
    </message>
    <message id="guadalajara.log.out_of_supply">
        <source>%1 is out of supply</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è fuori rifornimento</translation>
    </message>
    <message id="guadalajara.log.in_supply">
        <source>%1 is in supply again</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è di nuovo rifornita</translation>
    </message>
    <message id="guadalajara.log.attrition">
        <source>Attrition in %1: steps lost: %2</source>
        <extracomment>%1 = hex, %2 = steps</extracomment>
        <translation>Attrito in %1: step persi: %2</translation>
    </message>
    <message id="guadalajara.refuse.truck.not_yours">
        <source>%1 is no truck of yours</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 non è un tuo autocarro</translation>
    </message>
    <message id="guadalajara.refuse.truck.not_cargo">
        <source>Trucks do not carry units like %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Gli autocarri non trasportano unità come %1</translation>
    </message>
    <message id="guadalajara.refuse.truck.elsewhere">
        <source>%1 is not in the hex of %2</source>
        <extracomment>%1 = truck, %2 = unit</extracomment>
        <translation>%1 non è nell’esagono di %2</translation>
    </message>
    <message id="guadalajara.refuse.truck.loaded">
        <source>%1 is loaded already</source>
        <extracomment>%1 = truck</extracomment>
        <translation>%1 è già carico</translation>
    </message>
    <message id="guadalajara.refuse.truck.empty">
        <source>%1 carries nothing</source>
        <extracomment>%1 = truck</extracomment>
        <translation>%1 non trasporta niente</translation>
    </message>
    <message id="guadalajara.refuse.truck.littorio">
        <source>%1 belongs to the Littorio division and carries its units only, not %2</source>
        <extracomment>%1 = truck, %2 = unit</extracomment>
        <translation>%1 è della divisione Littorio e trasporta solo le sue unità, non %2</translation>
    </message>
    <message id="guadalajara.refuse.truck.exploitation">
        <source>Nothing is loaded in the exploitation phase</source>
        <translation>Nella fase di sfruttamento non si carica niente</translation>
    </message>
    <message id="guadalajara.refuse.truck.costs">
        <source>%1 needs %2 MP to load or unload</source>
        <extracomment>%1 = truck, %2 = movement points</extracomment>
        <translation>A %1 servono %2 MP per caricare o scaricare</translation>
    </message>
    <message id="guadalajara.refuse.truck.only_at_start">
        <source>Trucks are put elsewhere at the start of the movement phase only</source>
        <translation>Gli autocarri si mettono altrove solo all’inizio della fase di movimento</translation>
    </message>
    <message id="guadalajara.refuse.truck.moved">
        <source>%1 has moved or been put elsewhere in this phase</source>
        <extracomment>%1 = truck</extracomment>
        <translation>%1 ha mosso o è stato messo altrove in questa fase</translation>
    </message>
    <message id="guadalajara.refuse.truck.no_road">
        <source>%1 cannot be in %2, away from roads and trails</source>
        <extracomment>%1 = truck, %2 = hex</extracomment>
        <translation>%1 non può stare in %2, lontano da strade e piste</translation>
    </message>
    <message id="guadalajara.refuse.truck.drives_empty">
        <source>%1 is empty: it may stay, go nearer to the nearest HQ, or drive to a unit to load it</source>
        <extracomment>%1 = truck</extracomment>
        <translation>%1 è vuoto: può restare, avvicinarsi all’HQ più vicino o andare a caricare un’unità</translation>
    </message>
    <message id="guadalajara.log.loads">
        <source>%1 is loaded on %2</source>
        <extracomment>%1 = unit, %2 = truck</extracomment>
        <translation>%1 sale su %2</translation>
    </message>
    <message id="guadalajara.log.unloads">
        <source>%1 gets off %2</source>
        <extracomment>%1 = unit, %2 = truck</extracomment>
        <translation>%1 scende da %2</translation>
    </message>
    <message id="guadalajara.log.truck_placed">
        <source>%1 is put into %2</source>
        <extracomment>%1 = truck, %2 = hex, or where units wait beside the map</extracomment>
        <translation>%1 è messo in %2</translation>
    </message>
    <message id="guadalajara.refuse.reserve.moved">
        <source>%1 has moved in this phase and cannot go into reserve</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha mosso in questa fase e non può andare in riserva</translation>
    </message>
    <message id="guadalajara.refuse.reserve.came_in">
        <source>%1 has come onto the map in this phase and may not go into reserve</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è entrata sulla mappa in questa fase e non può andare in riserva</translation>
    </message>
    <message id="guadalajara.refuse.reserve.dg">
        <source>%1 is disorganised and cannot go into reserve</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è disorganizzata e non può andare in riserva</translation>
    </message>
    <message id="guadalajara.refuse.reserve.no_box">
        <source>%1 has no yellow box and is not aboard a truck</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non ha il riquadro giallo e non è su un autocarro</translation>
    </message>
    <message id="guadalajara.refuse.reserve.enemy">
        <source>An enemy unit is next to %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>C’è un’unità nemica accanto a %1</translation>
    </message>
    <message id="guadalajara.refuse.reserve.truck">
        <source>%1 began the phase without its truck</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha iniziato la fase senza il suo autocarro</translation>
    </message>
    <message id="guadalajara.refuse.reserve.no_markers">
        <source>No reserve marker is left</source>
        <translation>Non restano segnalini di riserva</translation>
    </message>
    <message id="guadalajara.refuse.reserve.surprise">
        <source>Surprised Republicans have no reserves</source>
        <translation>I repubblicani sorpresi non hanno riserve</translation>
    </message>
    <message id="guadalajara.refuse.reserve.other_stack">
        <source>%1 is in another hex: one marker, one stack</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è in un altro esagono: un segnalino, uno stack</translation>
    </message>
    <message id="guadalajara.log.reserve">
        <source>%1 goes into reserve (%2)</source>
        <extracomment>%1 = unit, %2 = where</extracomment>
        <translation>%1 va in riserva (%2)</translation>
    </message>
    <message id="guadalajara.log.released">
        <source>%1: reserves are released</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: le riserve sono liberate</translation>
    </message>
    <message id="guadalajara.log.preparation">
        <source>Italian preparation: units away from the enemy may move again</source>
        <translation>Preparazione italiana: le unità lontane dal nemico possono muovere ancora</translation>
    </message>
    <message id="guadalajara.frame.screen">
        <source>Cavalry screen</source>
        <translation>Schermo di cavalleria</translation>
    </message>
    <message id="guadalajara.prompt.screen">
        <source>The enemy comes to %2: does the cavalry in %1 give way?</source>
        <extracomment>%1 = hex of the cavalry, %2 = hex of the enemy</extracomment>
        <translation>Il nemico arriva in %2: la cavalleria in %1 cede il passo?</translation>
    </message>
    <message id="guadalajara.offer.give_way">
        <source>Give way with %1 to</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Cedi il passo con %1 verso</translation>
    </message>
    <message id="guadalajara.offer.stay">
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
    <message id="guadalajara.refuse.screen.length">
        <source>A screen gives way by exactly %1 hexes</source>
        <extracomment>%1 = number of hexes</extracomment>
        <translation>Uno schermo cede di esattamente %1 esagoni</translation>
    </message>
    <message id="guadalajara.refuse.screen.zone">
        <source>%1 is in an enemy zone of control</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 è in una Zona di Controllo nemica</translation>
    </message>
    <message id="guadalajara.log.gives_way">
        <source>%1 gives way from %2 to %3</source>
        <extracomment>%1 = unit, %2, %3 = hexes</extracomment>
        <translation>%1 cede il passo da %2 a %3</translation>
    </message>
    <message id="guadalajara.ending.major_points">
        <source>%1: major victory (%2 VP)</source>
        <extracomment>%1 = side, %2 = victory points of the Nationalists</extracomment>
        <translation>%1: vittoria maggiore (%2 VP)</translation>
    </message>
    <message id="guadalajara.ending.minor_points">
        <source>%1: minor victory (%2 VP)</source>
        <extracomment>%1 = side, %2 = victory points of the Nationalists</extracomment>
        <translation>%1: vittoria minore (%2 VP)</translation>
    </message>
    <message id="guadalajara.ending.draw_points">
        <source>A draw (%1 VP)</source>
        <extracomment>%1 = victory points of the Nationalists</extracomment>
        <translation>Pareggio (%1 VP)</translation>
    </message>
    <message id="guadalajara.ending.major">
        <source>%1: major victory</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: vittoria maggiore</translation>
    </message>
    <message id="guadalajara.ending.minor">
        <source>%1: minor victory</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: vittoria minore</translation>
    </message>
    <message id="guadalajara.ending.draw">
        <source>A draw</source>
        <translation>Pareggio</translation>
    </message>
    <message id="guadalajara.ending.sudden_death">
        <source>%1: sudden death, %2 battalions are on the road to Guadalajara</source>
        <extracomment>%1 = side, %2 = how many battalions</extracomment>
        <translation>%1: morte improvvisa, %2 battaglioni sono sulla strada per Guadalajara</translation>
    </message>
    <message id="guadalajara.worth.village">
        <source>%1</source>
        <extracomment>A village; %1 = its name</extracomment>
        <translation>%1</translation>
    </message>
    <message id="guadalajara.worth.emergency">
        <source>Emergency groups called: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Gruppi d’emergenza attivati: %1</translation>
    </message>
    <message id="guadalajara.worth.retreat">
        <source>Divisions forced to retreat: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Divisioni costrette alla ritirata: %1</translation>
    </message>
    <message id="guadalajara.refuse.overrun.too_rough">
        <source>%1 costs more than 2 MP on foot: no overrun there</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 costa più di 2 MP a piedi: lì nessun travolgimento</translation>
    </message>
    <message id="guadalajara.refuse.overrun.nobody">
        <source>No enemy unit is in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 non c’è nessuna unità nemica</translation>
    </message>
    <message id="guadalajara.refuse.overrun.truck">
        <source>%1 cannot take part in an overrun</source>
        <extracomment>%1 = truck</extracomment>
        <translation>%1 non può partecipare a un travolgimento</translation>
    </message>
    <message id="guadalajara.refuse.overrun.dg">
        <source>%1 is disorganised and cannot overrun</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è disorganizzata e non può travolgere</translation>
    </message>
    <message id="guadalajara.refuse.overrun.began_in_zone">
        <source>%1 began the phase in an enemy zone of control and cannot overrun</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha iniziato la fase in una Zona di Controllo nemica e non può travolgere</translation>
    </message>
    <message id="guadalajara.refuse.overrun.costs">
        <source>%1 needs %2 MP for the overrun</source>
        <extracomment>%1 = unit, %2 = movement points</extracomment>
        <translation>A %1 servono %2 MP per il travolgimento</translation>
    </message>
    <message id="guadalajara.refuse.move.not_yours">
        <source>%1 is not yours to move</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 non spetta a te muoverla</translation>
    </message>
    <message id="guadalajara.refuse.move.not_on_map">
        <source>%1 is not on the map</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 non è sulla mappa</translation>
    </message>
    <message id="guadalajara.refuse.move.carried">
        <source>%1 is aboard a truck: move the truck</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è su un autocarro: muovi l’autocarro</translation>
    </message>
    <message id="guadalajara.refuse.move.in_reserve">
        <source>%1 is in reserve</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è in riserva</translation>
    </message>
    <message id="guadalajara.refuse.move.not_released">
        <source>%1 was not in reserve and cannot act in the exploitation phase</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non era in riserva e non può agire nella fase di sfruttamento</translation>
    </message>
    <message id="guadalajara.refuse.move.moved_already">
        <source>%1 has already moved in this phase</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha già mosso in questa fase</translation>
    </message>
    <message id="guadalajara.refuse.move.unloaded_already">
        <source>%1 was loaded or unloaded in this phase and does not move on</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è stata caricata o scaricata in questa fase e non muove oltre</translation>
    </message>
    <message id="guadalajara.refuse.move.immobile">
        <source>%1 is immobile in this turn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è immobile in questo turno</translation>
    </message>
    <message id="guadalajara.refuse.move.not_together">
        <source>Units that move together start in one hex: %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Le unità che muovono insieme partono da un solo esagono: %1</translation>
    </message>
    <message id="guadalajara.refuse.end.train">
        <source>%1 must leave the enemy zone of control first</source>
        <extracomment>%1 = the armoured train</extracomment>
        <translation>%1 deve prima lasciare la Zona di Controllo nemica</translation>
    </message>
    <message id="guadalajara.refuse.end.railway">
        <source>%1 must go back toward the railway first</source>
        <extracomment>%1 = the railway battalion</extracomment>
        <translation>%1 deve prima tornare verso la ferrovia</translation>
    </message>
    <message id="guadalajara.refuse.end.line">
        <source>%1 must first come back over the separation line</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 deve prima tornare al di qua della linea di separazione</translation>
    </message>
    <message id="guadalajara.refuse.end.truck">
        <source>%1 has been driven to units: it must load one of them first</source>
        <extracomment>%1 = truck</extracomment>
        <translation>%1 è andato da delle unità: deve prima caricarne una</translation>
    </message>
    <message id="guadalajara.refuse.only_in_movement">
        <source>This can be done in the movement phase only</source>
        <translation>Questo si può fare solo nella fase di movimento</translation>
    </message>
    <message id="guadalajara.refuse.gun.no_mode">
        <source>%1 has only one side</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 ha un lato solo</translation>
    </message>
    <message id="guadalajara.refuse.enter.not_waiting">
        <source>%1 does not wait beside the map</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 non aspetta accanto alla mappa</translation>
    </message>
    <message id="guadalajara.refuse.exit.no_points">
        <source>%1 has not the movement points to leave the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non ha gli MP per lasciare la mappa</translation>
    </message>
    <message id="guadalajara.frame.movement">
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message id="guadalajara.frame.exploitation">
        <source>Exploitation</source>
        <translation>Sfruttamento</translation>
    </message>
    <message id="guadalajara.frame.march">
        <source>On the way</source>
        <translation>In cammino</translation>
    </message>
    <message id="guadalajara.frame.go_on">
        <source>Going on</source>
        <translation>Si prosegue</translation>
    </message>
    <message id="guadalajara.prompt.movement">
        <source>Move your units, overrun, load and unload, place reserves; then end the phase</source>
        <translation>Muovi le tue unità, travolgi, carica e scarica, metti unità in riserva; poi termina la fase</translation>
    </message>
    <message id="guadalajara.prompt.exploitation">
        <source>Move the units that were released from reserve; then end the phase</source>
        <translation>Muovi le unità uscite dalla riserva; poi termina la fase</translation>
    </message>
    <message id="guadalajara.prompt.go_on">
        <source>In %1: go on, overrun or stop</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1: prosegui, travolgi o fermati</translation>
    </message>
    <message id="guadalajara.offer.move_from">
        <source>Move from a hex</source>
        <translation>Muovi da un esagono</translation>
    </message>
    <message id="guadalajara.offer.move_units">
        <source>Which units move from %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Quali unità muovono da %1</translation>
    </message>
    <message id="guadalajara.offer.move">
        <source>Move %1 to</source>
        <extracomment>%1 = unit, the first of those that move</extracomment>
        <translation>Muovi %1 in</translation>
    </message>
    <message id="guadalajara.offer.move_rail">
        <source>Move %1 by rail to</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Muovi %1 in ferrovia in</translation>
    </message>
    <message id="guadalajara.offer.move_other">
        <source>Move %1 to (other way %2)</source>
        <extracomment>%1 = unit, %2 = which of the other ways</extracomment>
        <translation>Muovi %1 in (altra via %2)</translation>
    </message>
    <message id="guadalajara.offer.overrun_from">
        <source>Overrun from a hex</source>
        <translation>Travolgi da un esagono</translation>
    </message>
    <message id="guadalajara.offer.overrun_units">
        <source>Which units from %1 overrun</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Quali unità di %1 travolgono</translation>
    </message>
    <message id="guadalajara.offer.overrun">
        <source>Overrun with %1</source>
        <extracomment>%1 = unit, the first of those that overrun</extracomment>
        <translation>Travolgi con %1</translation>
    </message>
    <message id="guadalajara.offer.overrun_other">
        <source>Overrun with %1 (other way %2)</source>
        <extracomment>%1 = unit, %2 = which of the other ways</extracomment>
        <translation>Travolgi con %1 (altra via %2)</translation>
    </message>
    <message id="guadalajara.offer.gun_mode">
        <source>Turn a gun to its other side</source>
        <translation>Gira un’artiglieria sull’altro lato</translation>
    </message>
    <message id="guadalajara.offer.load">
        <source>Load a unit on a truck</source>
        <translation>Carica un’unità su un autocarro</translation>
    </message>
    <message id="guadalajara.offer.load_on">
        <source>Load %1 on</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Carica %1 su</translation>
    </message>
    <message id="guadalajara.offer.unload">
        <source>Unload a truck</source>
        <translation>Scarica un autocarro</translation>
    </message>
    <message id="guadalajara.offer.place_truck">
        <source>Put a truck somewhere else</source>
        <translation>Metti un autocarro altrove</translation>
    </message>
    <message id="guadalajara.offer.place_with">
        <source>Put %1 with</source>
        <extracomment>%1 = truck</extracomment>
        <translation>Metti %1 con</translation>
    </message>
    <message id="guadalajara.offer.enter">
        <source>Bring in a unit</source>
        <translation>Fai entrare un’unità</translation>
    </message>
    <message id="guadalajara.offer.enter_by">
        <source>Bring in %1 by</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Fai entrare %1 da</translation>
    </message>
    <message id="guadalajara.offer.exit">
        <source>Leave the map</source>
        <translation>Lascia la mappa</translation>
    </message>
    <message id="guadalajara.offer.reserve">
        <source>Put units in reserve in a hex</source>
        <translation>Metti in riserva unità di un esagono</translation>
    </message>
    <message id="guadalajara.offer.end_phase">
        <source>End the phase</source>
        <translation>Termina la fase</translation>
    </message>
    <message id="guadalajara.offer.go_on">
        <source>Go on to</source>
        <translation>Prosegui in</translation>
    </message>
    <message id="guadalajara.offer.stop">
        <source>Stop here</source>
        <translation>Fermati qui</translation>
    </message>
    <message id="guadalajara.tally.cost">
        <source>Cost for %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Costo per %1</translation>
    </message>
    <message id="guadalajara.tally.movement">
        <source>Movement points of %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>MP di %1</translation>
    </message>
    <message id="guadalajara.tally.left">
        <source>Left to %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Restano a %1</translation>
    </message>
    <message id="guadalajara.tally.enter">
        <source>Into %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1</translation>
    </message>
    <message id="guadalajara.tally.road">
        <source>By road or trail into %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Su strada o pista in %1</translation>
    </message>
    <message id="guadalajara.tally.interdicted">
        <source>%1 is interdicted</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 è interdetto</translation>
    </message>
    <message id="guadalajara.tally.crossing">
        <source>River before %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Fiume davanti a %1</translation>
    </message>
    <message id="guadalajara.tally.jam">
        <source>Traffic jam in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Ingorgo in %1</translation>
    </message>
    <message id="guadalajara.tally.zone">
        <source>Enemy zone of control at %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Zona di Controllo nemica in %1</translation>
    </message>
    <message id="guadalajara.tally.overrun">
        <source>Overrun of %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Travolgimento di %1</translation>
    </message>
    <message id="guadalajara.log.falls_back">
        <source>%1 finds no room and goes back to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 non trova posto e torna in %2</translation>
    </message>
    <message id="app.library.more_saved">
        <source>More about this game</source>
        <translation>Altro su questa partita</translation>
    </message>
    <message id="app.page.guide">
        <source>User guide</source>
        <translation>Guida</translation>
    </message>
    <message id="app.page.about">
        <source>About Esagono</source>
        <translation>Informazioni su Esagono</translation>
    </message>
    <message id="app.about.program">
        <source>The program</source>
        <translation>Il programma</translation>
    </message>
    <message id="app.about.made_with">
        <source>Made with</source>
        <translation>Realizzato con</translation>
    </message>
    <message id="app.about.typefaces">
        <source>Typefaces</source>
        <translation>Caratteri</translation>
    </message>
    <message id="app.guide.missing">
        <source>The guide was not installed with the program.</source>
        <translation>La guida non è stata installata con il programma.</translation>
    </message>
    <message id="app.action.guide">
        <source>&amp;User guide</source>
        <translation>G&amp;uida</translation>
    </message>
    <message id="app.about.public_domain">
        <source>public domain</source>
        <extracomment>A licence: nobody has rights in it</extracomment>
        <translation>pubblico dominio</translation>
    </message>
    <message id="app.track.enters_freely">
        <source>where the rules allow</source>
        <extracomment>A unit that comes later and no hex is printed for it</extracomment>
        <translation>dove le regole lo permettono</translation>
    </message>
    <message id="app.track.chits">
        <source>%1 × %2</source>
        <extracomment>A chit that is there several times; %1 = its name, %2 = how many</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message id="app.play.box_filter">
        <source>Look for units or chits</source>
        <translation>Cerca unità o chit</translation>
    </message>
    <message id="app.track.hidden_hand">
        <source>hidden</source>
        <translation>coperti</translation>
    </message>
    <message id="tscw.frame.mobilisation">
        <source>General mobilisation</source>
        <translation>Mobilitazione generale</translation>
    </message>
    <message id="tscw.prompt.mobilisation">
        <source>Declare the general mobilisation or call up the levy of the baby bottle, or go on</source>
        <translation>Dichiari la mobilitazione generale o la leva del biberon, oppure prosegua</translation>
    </message>
    <message id="tscw.prompt.mobilise">
        <source>Declare the general mobilisation, or go on</source>
        <translation>Dichiari la mobilitazione generale, oppure prosegua</translation>
    </message>
    <message id="tscw.prompt.call_up">
        <source>Call up the levy of the baby bottle, or go on</source>
        <translation>Chiami la leva del biberon, oppure prosegua</translation>
    </message>
    <message id="tscw.prompt.mobilisation_events">
        <source>Play an event in this segment, or go on</source>
        <translation>Gioca un evento in questo segmento o vai avanti</translation>
    </message>
    <message id="tscw.offer.mobilise">
        <source>General mobilisation (morale %1, resource points +%2)</source>
        <extracomment>%1 = morale, %2 = resource points</extracomment>
        <translation>Mobilitazione generale (morale %1, punti risorsa +%2)</translation>
    </message>
    <message id="tscw.offer.call_up">
        <source>Levy of the baby bottle (morale %1, resource points +%2)</source>
        <extracomment>%1 = morale, %2 = resource points</extracomment>
        <translation>Leva del biberon (morale %1, punti risorsa +%2)</translation>
    </message>
    <message id="tscw.offer.administration_done">
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message id="tscw.log.mobilised">
        <source>The Republic mobilises</source>
        <translation>La Repubblica mobilita</translation>
    </message>
    <message id="tscw.log.called_up">
        <source>The levy of the baby bottle is called up</source>
        <translation>È chiamata la leva del biberon</translation>
    </message>
    <message id="tscw.refuse.already_mobilised">
        <source>The Republic has mobilised already</source>
        <translation>La Repubblica ha già mobilitato</translation>
    </message>
    <message id="tscw.refuse.morale_too_high">
        <source>Republican morale is %1: mobilisation needs %2 or less</source>
        <extracomment>%1 = morale, %2 = the most that is allowed</extracomment>
        <translation>Il Morale Repubblicano è %1: per mobilitare serve %2 o meno</translation>
    </message>
    <message id="tscw.refuse.already_called_up">
        <source>The levy of the baby bottle has been called up already</source>
        <translation>La leva del biberon è già stata chiamata</translation>
    </message>
    <message id="tscw.refuse.levy_not_now">
        <source>The levy of the baby bottle can be called up on turns %1 to %2</source>
        <extracomment>%1 = first turn, %2 = last turn</extracomment>
        <translation>La leva del biberon si può chiamare nei turni da %1 a %2</translation>
    </message>
    <message id="tscw.log.withdrawn">
        <source>%1 is withdrawn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è ritirata dal gioco</translation>
    </message>
    <message id="tscw.log.overdue">
        <source>%1 cannot be withdrawn yet: it has no line of supply to a USS</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non può ancora essere ritirata: non ha una linea di rifornimento fino a una USS</translation>
    </message>
    <message id="tscw.log.converted">
        <source>%1 is converted</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è convertita</translation>
    </message>
    <message id="tscw.log.exchanged">
        <source>%1 is exchanged for %2</source>
        <extracomment>%1 = unit that leaves, %2 = unit that takes its place</extracomment>
        <translation>%1 è scambiata con %2</translation>
    </message>
    <message id="tscw.refuse.no_line_to_uss">
        <source>%1 has no line of supply to a USS</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non ha una linea di rifornimento fino a una USS</translation>
    </message>
    <message id="tscw.log.points_republican">
        <source>%1 Republican resource points: now %2</source>
        <extracomment>%1 = how many, %2 = how many there are now</extracomment>
        <translation>%1 punti risorsa repubblicani: ora %2</translation>
    </message>
    <message id="tscw.log.points_north">
        <source>%1 northern resource points: now %2</source>
        <extracomment>%1 = how many, %2 = how many there are now</extracomment>
        <translation>%1 punti risorsa del nord: ora %2</translation>
    </message>
    <message id="tscw.log.points_nationalist">
        <source>%1 Nationalist resource points: now %2</source>
        <extracomment>%1 = how many, %2 = how many there are now</extracomment>
        <translation>%1 punti risorsa nazionalisti: ora %2</translation>
    </message>
    <message id="tscw.log.points_italian">
        <source>%1 Italian resource points: now %2</source>
        <extracomment>%1 = how many, %2 = how many there are now</extracomment>
        <translation>%1 punti risorsa italiani: ora %2</translation>
    </message>
    <message id="tscw.frame.rebuild">
        <source>Repair and rebuilding</source>
        <translation>Riparazione e ricostruzione</translation>
    </message>
    <message id="tscw.prompt.rebuild">
        <source>Repair and rebuild units, or go on</source>
        <translation>Ripari e ricostruisca unità, oppure prosegua</translation>
    </message>
    <message id="tscw.offer.repair">
        <source>Repair a unit (%1)</source>
        <extracomment>%1 = name of the pool</extracomment>
        <translation>Riparare un’unità (%1)</translation>
    </message>
    <message id="tscw.offer.rebuild">
        <source>Rebuild an eliminated unit (%1)</source>
        <extracomment>%1 = name of the pool</extracomment>
        <translation>Ricostruire un’unità eliminata (%1)</translation>
    </message>
    <message id="tscw.pool.republican">
        <source>Republican points</source>
        <translation>punti repubblicani</translation>
    </message>
    <message id="tscw.pool.north">
        <source>northern points</source>
        <translation>punti del nord</translation>
    </message>
    <message id="tscw.pool.nationalist">
        <source>Nationalist points</source>
        <translation>punti nazionalisti</translation>
    </message>
    <message id="tscw.pool.italian">
        <source>Italian points</source>
        <translation>punti italiani</translation>
    </message>
    <message id="tscw.log.repaired">
        <source>%1 is repaired</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è riparata</translation>
    </message>
    <message id="tscw.log.rebuilt">
        <source>%1 is rebuilt</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è ricostruita</translation>
    </message>
    <message id="tscw.refuse.white_dot">
        <source>%1 bears a white dot and is never repaired or rebuilt</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha un punto bianco e non si ripara né si ricostruisce mai</translation>
    </message>
    <message id="tscw.refuse.other_pool">
        <source>%1 is not paid for from these points</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non si paga con questi punti</translation>
    </message>
    <message id="tscw.refuse.no_points">
        <source>There are not enough points</source>
        <translation>Non ci sono punti a sufficienza</translation>
    </message>
    <message id="tscw.refuse.no_pool">
        <source>No resource points pay for %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Nessun punto risorsa paga %1</translation>
    </message>
    <message id="tscw.refuse.not_reduced">
        <source>%1 needs no repair</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non ha bisogno di riparazione</translation>
    </message>
    <message id="tscw.refuse.not_eliminated">
        <source>%1 is not among the eliminated units of this side</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è fra le unità eliminate di questa parte</translation>
    </message>
    <message id="tscw.frame.place">
        <source>Reinforcements</source>
        <translation>Rinforzi</translation>
    </message>
    <message id="tscw.prompt.place">
        <source>Place the reinforcements and the units that were rebuilt</source>
        <translation>Piazzi i rinforzi e le unità ricostruite</translation>
    </message>
    <message id="tscw.offer.place">
        <source>Place a unit</source>
        <translation>Piazzare un’unità</translation>
    </message>
    <message id="tscw.offer.place_hex">
        <source>Where does %1 come in?</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Dove entra %1?</translation>
    </message>
    <message id="tscw.log.arrives">
        <source>%1 comes in at %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 entra in %2</translation>
    </message>
    <message id="tscw.log.support_arrives">
        <source>%1 arrives</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 arriva</translation>
    </message>
    <message id="tscw.log.waits">
        <source>%1 finds no place and waits</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non trova posto e aspetta</translation>
    </message>
    <message id="tscw.refuse.not_waiting">
        <source>%1 does not arrive now</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non arriva adesso</translation>
    </message>
    <message id="tscw.refuse.too_far_from_entry">
        <source>%1 comes in at %2 or not far from there</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 entra in %2 o non lontano da lì</translation>
    </message>
    <message id="tscw.refuse.entry_is_open">
        <source>%1 has to come in at %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 deve entrare in %2</translation>
    </message>
    <message id="tscw.refuse.not_own_hex">
        <source>%1 is not controlled by this side</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 non è controllato da questa parte</translation>
    </message>
    <message id="tscw.refuse.hex_not_supplied">
        <source>%1 is not fully supplied</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 non è pienamente rifornito</translation>
    </message>
    <message id="tscw.refuse.no_town_no_credit">
        <source>%1 has neither a town or city nor a place left by a withdrawal</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 non ha né centro abitato o città né un posto lasciato da un ritiro</translation>
    </message>
    <message id="tscw.refuse.too_small_for_credit">
        <source>%1 is too small for a place left by a withdrawal</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è troppo piccola per un posto lasciato da un ritiro</translation>
    </message>
    <message id="tscw.refuse.not_in_the_north">
        <source>%1 may not come in in the northern zone</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non può entrare nella zona nord</translation>
    </message>
    <message id="tscw.refuse.not_at_capital">
        <source>%1 comes in at its capital %2 or next to it</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 entra nel suo capoluogo %2 o accanto</translation>
    </message>
    <message id="tscw.refuse.bound_first">
        <source>%1 has a hex of its own and comes first</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha un esagono suo e viene prima</translation>
    </message>
    <message id="tscw.refuse.still_to_place">
        <source>%1 is still to be placed</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è ancora da piazzare</translation>
    </message>
    <message id="tscw.frame.advance">
        <source>Advance after combat</source>
        <translation>Avanzata dopo il combattimento</translation>
    </message>
    <message id="tscw.frame.pursuit">
        <source>Pursuit</source>
        <translation>Inseguimento</translation>
    </message>
    <message id="tscw.prompt.advance">
        <source>Advance into %1, or stay</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Avanza in %1, o resta</translation>
    </message>
    <message id="tscw.prompt.breakthrough">
        <source>Advance into %1 and up to %2 MP beyond it, or stay</source>
        <extracomment>%1 = hex, %2 = movement points</extracomment>
        <translation>Avanza in %1 e fino a %2 MP oltre, o resta</translation>
    </message>
    <message id="tscw.prompt.pursuit">
        <source>Pursue with up to %1 MP, or stay</source>
        <extracomment>%1 = movement points</extracomment>
        <translation>Insegui con al massimo %1 MP, o resta</translation>
    </message>
    <message id="tscw.offer.advance">
        <source>Advance into %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Avanza in %1</translation>
    </message>
    <message id="tscw.offer.breakthrough">
        <source>%2%3: breakthrough through %1 to</source>
        <extracomment>%1 = hex, %2 = unit, %3 = how many go with it: nothing, or +2</extracomment>
        <translation>%2%3: sfondamento attraverso %1 fino a</translation>
    </message>
    <message id="tscw.offer.hold">
        <source>No (more) advance</source>
        <translation>Nessuna (altra) avanzata</translation>
    </message>
    <message id="tscw.offer.pursuit">
        <source>%1 pursues to</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 insegue fino a</translation>
    </message>
    <message id="tscw.offer.no_pursuit">
        <source>No (more) pursuit</source>
        <translation>Nessun (altro) inseguimento</translation>
    </message>
    <message id="tscw.refuse.way.broken">
        <source>%2 is not beside %1</source>
        <extracomment>%1 = hex, %2 = hex</extracomment>
        <translation>%2 non è adiacente a %1</translation>
    </message>
    <message id="tscw.refuse.way.closed">
        <source>Nobody can enter %1 there</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessuno può entrare lì in %1</translation>
    </message>
    <message id="tscw.refuse.way.river">
        <source>%1 is motorised and does not advance across a major river into %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 è motorizzata e non avanza in %2 attraverso un fiume principale</translation>
    </message>
    <message id="tscw.refuse.advance.hq">
        <source>%1 is an HQ and does not advance</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 è un HQ e non avanza</translation>
    </message>
    <message id="tscw.refuse.advance.not">
        <source>%1 does not advance (any more)</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non avanza (più)</translation>
    </message>
    <message id="tscw.refuse.advance.nobody">
        <source>Nobody advances</source>
        <translation>Nessuno avanza</translation>
    </message>
    <message id="tscw.refuse.advance.first_target">
        <source>The first hex to enter is %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Il primo esagono in cui entrare è %1</translation>
    </message>
    <message id="tscw.refuse.advance.too_far">
        <source>This costs %1 MP; there are %2</source>
        <extracomment>%1 = movement points, %2 = movement points</extracomment>
        <translation>Questo costa %1 MP; ce ne sono %2</translation>
    </message>
    <message id="tscw.refuse.pursuit.not">
        <source>%1 does not pursue (any more)</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non insegue (più)</translation>
    </message>
    <message id="tscw.refuse.pursuit.on_foot">
        <source>%1 is neither cavalry nor motorised</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è né cavalleria né motorizzata</translation>
    </message>
    <message id="tscw.refuse.pursuit.fought">
        <source>%1 has attacked in this turn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha attaccato in questo turno</translation>
    </message>
    <message id="tscw.refuse.pursuit.reserve">
        <source>%1 is in reserve</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è in riserva</translation>
    </message>
    <message id="tscw.refuse.pursuit.landed">
        <source>%1 has landed in this turn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è sbarcata in questo turno</translation>
    </message>
    <message id="tscw.refuse.pursuit.far">
        <source>%1 was not within a hex of the attackers</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non era entro un esagono dagli attaccanti</translation>
    </message>
    <message id="tscw.refuse.pursuit.beside_enemy">
        <source>%1 is adjacent to enemy units</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è adiacente a unità nemiche</translation>
    </message>
    <message id="tscw.refuse.pursuit.elsewhere">
        <source>Pursuers enter %1 or end where the attack came from</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Chi insegue entra in %1 o finisce da dove è venuto l’attacco</translation>
    </message>
    <message id="tscw.frame.battle">
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message id="tscw.frame.combat">
        <source>Combat</source>
        <translation>Combattimento</translation>
    </message>
    <message id="tscw.prompt.combat">
        <source>Attack, or end the combat segment</source>
        <translation>Attacca, o termina il segmento di combattimento</translation>
    </message>
    <message id="tscw.offer.end_combat">
        <source>End of combat</source>
        <translation>Fine del combattimento</translation>
    </message>
    <message id="tscw.offer.targets">
        <source>Attack a hex</source>
        <translation>Attacca un esagono</translation>
    </message>
    <message id="tscw.offer.attack">
        <source>Attack %1 with</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Attacca %1 con</translation>
    </message>
    <message id="tscw.offer.declared">
        <source>All attacks are declared</source>
        <translation>Tutti gli attacchi sono dichiarati</translation>
    </message>
    <message id="tscw.offer.resolve">
        <source>Resolve an attack</source>
        <translation>Risolvi un attacco</translation>
    </message>
    <message id="tscw.log.attack">
        <source>%1: attack on %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: attacco a %2</translation>
    </message>
    <message id="tscw.log.attack_declared">
        <source>%1: an attack on %2 is declared</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: dichiarato un attacco a %2</translation>
    </message>
    <message id="tscw.log.attack_too_weak">
        <source>The attack is below 1:3 and does not take place</source>
        <translation>L’attacco è sotto 1:3 e non ha luogo</translation>
    </message>
    <message id="tscw.log.lone_hq">
        <source>Only an HQ is there: 0/1 without dice</source>
        <translation>C’è solo un HQ: 0/1 senza dadi</translation>
    </message>
    <message id="tscw.log.insubordination">
        <source>Insubordination: the attack on %1 does not take place</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Insubordinazione: l’attacco a %1 non ha luogo</translation>
    </message>
    <message id="tscw.log.combat_result">
        <source>Die %1, modifier %2: %3</source>
        <extracomment>%1 = die, %2 = modifier, %3 = result</extracomment>
        <translation>Dado %1, modificatore %2: %3</translation>
    </message>
    <message id="tscw.log.breakthrough">
        <source>Breakthrough: %1 MP</source>
        <extracomment>%1 = movement points</extracomment>
        <translation>Sfondamento: %1 MP</translation>
    </message>
    <message id="tscw.roll.combat">
        <source>Combat</source>
        <translation>Combattimento</translation>
    </message>
    <message id="tscw.roll.columns">
        <source>Column roll</source>
        <translation>Tiro delle colonne</translation>
    </message>
    <message id="tscw.log.odds">
        <source>%1 against %2: %3</source>
        <extracomment>%1 = attack, %2 = defence, %3 = column</extracomment>
        <translation>%1 contro %2: %3</translation>
    </message>
    <message id="tscw.preview.hidden">
        <source>Units that are not seen: %1</source>
        <extracomment>%1 = number of units</extracomment>
        <translation>Unità che non si vedono: %1</translation>
    </message>
    <message id="tscw.preview.attack">
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message id="tscw.preview.defence">
        <source>Defence</source>
        <translation>Difesa</translation>
    </message>
    <message id="tscw.preview.shift">
        <source>Column shifts</source>
        <translation>Spostamenti di colonna</translation>
    </message>
    <message id="tscw.preview.modifiers">
        <source>Die modifiers</source>
        <translation>Modificatori al dado</translation>
    </message>
    <message id="tscw.preview.result">
        <source>%1</source>
        <extracomment>%1 = result</extracomment>
        <translation>%1</translation>
    </message>
    <message id="tscw.preview.insubordination">
        <source>insubordination</source>
        <translation>insubordinazione</translation>
    </message>
    <message id="tscw.effect.combat">
        <source>Steps lost: attacker %1, defender %2</source>
        <extracomment>%1 = steps of the attacker, %2 = of the defender</extracomment>
        <translation>Step persi: attaccante %1, difensore %2</translation>
    </message>
    <message id="tscw.effect.all">
        <source>Steps lost by the attacker: %1; all defenders are eliminated</source>
        <extracomment>%1 = steps of the attacker</extracomment>
        <translation>Step persi dall’attaccante: %1; tutti i difensori sono eliminati</translation>
    </message>
    <message id="tscw.effect.insubordination">
        <source>The attack does not take place</source>
        <translation>L’attacco non ha luogo</translation>
    </message>
    <message id="tscw.effect.on_die">
        <source>%1 to the combat die</source>
        <extracomment>%1 = number</extracomment>
        <translation>%1 al dado del combattimento</translation>
    </message>
    <message id="tscw.effect.nothing">
        <source>No effect</source>
        <translation>Nessun effetto</translation>
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
            <numerusform>%n fattore dimezzato</numerusform>
            <numerusform>%n fattori dimezzati insieme</numerusform>
        </translation>
    </message>
    <message id="tscw.tally.hq">
        <source>Support of %1</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>Supporto di %1</translation>
    </message>
    <message id="tscw.tally.air">
        <source>%1</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>%1</translation>
    </message>
    <message id="tscw.tally.anti_air">
        <source>Anti-aircraft fire on %1</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>Fuoco antiaereo su %1</translation>
    </message>
    <message id="tscw.tally.limit" numerus="yes">
        <source>Support counts up to %n factor(s)</source>
        <extracomment>%n = factors</extracomment>
        <translation>
            <numerusform>Il supporto conta fino a %n fattore</numerusform>
            <numerusform>Il supporto conta fino a %n fattori</numerusform>
        </translation>
    </message>
    <message id="tscw.tally.above">
        <source>Odds above 7:1</source>
        <translation>Rapporto di forza oltre 7:1</translation>
    </message>
    <message id="tscw.tally.below">
        <source>Odds below 1:3</source>
        <translation>Rapporto di forza sotto 1:3</translation>
    </message>
    <message id="tscw.tally.terrain">
        <source>Terrain of %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Terreno di %1</translation>
    </message>
    <message id="tscw.tally.madrid">
        <source>The Republicans defend Madrid</source>
        <translation>I Repubblicani difendono Madrid</translation>
    </message>
    <message id="tscw.tally.city">
        <source>%1 is a city</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 è una città</translation>
    </message>
    <message id="tscw.tally.artillery">
        <source>Artillery support of %1</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>Appoggio d’artiglieria di %1</translation>
    </message>
    <message id="tscw.tally.condor">
        <source>Condor Legion: %1</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>Legione Condor: %1</translation>
    </message>
    <message id="tscw.tally.major_river">
        <source>Across a major river</source>
        <translation>Attraverso un fiume principale</translation>
    </message>
    <message id="tscw.tally.minor_river">
        <source>Across a minor river</source>
        <translation>Attraverso un fiume minore</translation>
    </message>
    <message id="tscw.tally.fortified">
        <source>Across an active fortified line</source>
        <translation>Attraverso una linea fortificata attiva</translation>
    </message>
    <message id="tscw.tally.ammunition">
        <source>Nationalist ammunition shortage</source>
        <translation>Penuria di munizioni nazionalista</translation>
    </message>
    <message id="tscw.tally.unsupplied">
        <source>A defender is out of supply</source>
        <translation>Un difensore è fuori rifornimento</translation>
    </message>
    <message id="tscw.tally.colonial_attack">
        <source>A colonial column attacks columns</source>
        <translation>Una colonna coloniale attacca colonne</translation>
    </message>
    <message id="tscw.tally.colonial_defence">
        <source>Columns attack colonial units</source>
        <translation>Colonne attaccano unità coloniali</translation>
    </message>
    <message id="tscw.tally.concentric">
        <source>Concentric Attack</source>
        <translation>Attacco Concentrico</translation>
    </message>
    <message id="tscw.tally.ship">
        <source>Naval support: %1</source>
        <extracomment>%1 = naval unit</extracomment>
        <translation>Appoggio navale: %1</translation>
    </message>
    <message id="tscw.tally.chit">
        <source>Event %1</source>
        <extracomment>%1 = event</extracomment>
        <translation>Evento %1</translation>
    </message>
    <message id="tscw.tally.columns">
        <source>Column roll</source>
        <translation>Tiro delle colonne</translation>
    </message>
    <message id="tscw.tally.first_turns">
        <source>First turns of the war</source>
        <translation>Primi turni della guerra</translation>
    </message>
    <message id="tscw.refuse.attack.odds">
        <source>%1 against %2 is below 1:3</source>
        <extracomment>%1 = attack, %2 = defence</extracomment>
        <translation>%1 contro %2 è sotto 1:3</translation>
    </message>
    <message id="tscw.refuse.attack.not_yours">
        <source>%1 cannot attack</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 non può attaccare</translation>
    </message>
    <message id="tscw.refuse.attack.hq">
        <source>%1 is an HQ: it does not attack, it supports</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 è un HQ: non attacca, supporta</translation>
    </message>
    <message id="tscw.refuse.attack.reserve">
        <source>%1 is in reserve</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è in riserva</translation>
    </message>
    <message id="tscw.refuse.attack.landed">
        <source>%1 has landed in this turn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è sbarcata in questo turno</translation>
    </message>
    <message id="tscw.refuse.attack.not_exploiting">
        <source>%1 could not move in exploitation</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non poteva muovere in sfruttamento</translation>
    </message>
    <message id="tscw.refuse.attack.attacked">
        <source>%1 has attacked in this segment</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha già attaccato in questo segmento</translation>
    </message>
    <message id="tscw.refuse.attack.not_beside">
        <source>%1 is not beside %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 non è adiacente a %2</translation>
    </message>
    <message id="tscw.refuse.attack.no_enemies">
        <source>There are no enemies in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 non ci sono nemici</translation>
    </message>
    <message id="tscw.refuse.attack.hex_attacked">
        <source>%1 was attacked in this segment</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 è già stato attaccato in questo segmento</translation>
    </message>
    <message id="tscw.refuse.attack.zero">
        <source>%1 does not attack alone: its attack factor is 0</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non attacca da sola: il suo fattore di attacco è 0</translation>
    </message>
    <message id="tscw.refuse.attack.nobody">
        <source>Nobody attacks %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessuno attacca %1</translation>
    </message>
    <message id="tscw.refuse.attack.twice">
        <source>%1 is named twice</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è nominata due volte</translation>
    </message>
    <message id="tscw.refuse.attack.none_beside">
        <source>None of your units is beside %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessuna delle unità è adiacente a %1</translation>
    </message>
    <message id="tscw.refuse.attack.all_declared">
        <source>All attacks were declared before the first combat</source>
        <translation>Tutti gli attacchi sono stati dichiarati prima del primo combattimento</translation>
    </message>
    <message id="tscw.refuse.end_combat.attacks_wait">
        <source>Declared attacks still have to be resolved</source>
        <translation>Restano attacchi dichiarati da risolvere</translation>
    </message>
    <message id="tscw.refuse.declare.none">
        <source>No attack waits for its combat</source>
        <translation>Nessun attacco attende il combattimento</translation>
    </message>
    <message id="tscw.refuse.resolve.not_declared">
        <source>No attack on %1 is waiting</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessun attacco a %1 è in attesa</translation>
    </message>
    <message id="tscw.log.cup_empty">
        <source>%1: no event is left in the cup</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: nel contenitore non resta nessun evento</translation>
    </message>
    <message id="tscw.log.no_event">
        <source>%1: no event; the chit goes back into the cup</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: nessun evento; il chit torna nel contenitore</translation>
    </message>
    <message id="tscw.log.event_kept">
        <source>%1 keep the event they have drawn</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: tengono l’evento pescato</translation>
    </message>
    <message id="tscw.log.event_played">
        <source>%1 play an event: %2</source>
        <extracomment>%1 = side, %2 = name of the event</extracomment>
        <translation>%1: giocano un evento, %2</translation>
    </message>
    <message id="tscw.log.event_void">
        <source>%1 is void and leaves the game</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1 è nullo ed esce dal gioco</translation>
    </message>
    <message id="tscw.log.event_lost">
        <source>%1 is lost: it was not played when movement began</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1 è perso: non è stato giocato all’inizio del movimento</translation>
    </message>
    <message id="tscw.log.event_idle">
        <source>%1 changes nothing</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1 non cambia nulla</translation>
    </message>
    <message id="tscw.log.new_chits">
        <source>%1: new events in the cup: %2</source>
        <extracomment>%1 = side, %2 = how many</extracomment>
        <translation>%1: nuovi eventi nel contenitore: %2</translation>
    </message>
    <message id="tscw.log.unit_leaves">
        <source>%1 leaves the game</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 esce dal gioco</translation>
    </message>
    <message id="tscw.log.comes_at_once">
        <source>%1 is available at once</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è subito disponibile</translation>
    </message>
    <message id="tscw.log.is_used_up">
        <source>%1 is used for this turn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è utilizzata per questo turno</translation>
    </message>
    <message id="tscw.log.must_attack">
        <source>The Republicans must attack %1 this turn</source>
        <extracomment>%1 = hex</extracomment>
        <translation>I Repubblicani devono attaccare %1 in questo turno</translation>
    </message>
    <message id="tscw.log.wagers">
        <source>The Republicans wager on an attack with %1 units or more</source>
        <extracomment>%1 = how many units</extracomment>
        <translation>I Repubblicani puntano su un attacco con almeno %1 unità</translation>
    </message>
    <message id="tscw.log.not_attacked">
        <source>Nobody has attacked %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessuno ha attaccato %1</translation>
    </message>
    <message id="tscw.log.diversion_won">
        <source>The diversionary offensive has taken %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>L’offensiva di diversione ha preso %1</translation>
    </message>
    <message id="tscw.log.diversion_lost">
        <source>The diversionary offensive has taken nothing</source>
        <translation>L’offensiva di diversione non ha preso nulla</translation>
    </message>
    <message id="tscw.log.rail_changed">
        <source>%1: units by rail this turn: %2</source>
        <extracomment>%1 = side, %2 = how many more (or fewer, with a minus)</extracomment>
        <translation>%1: unità in treno in questo turno: %2</translation>
    </message>
    <message id="tscw.log.sea_changed">
        <source>%1: units by sea this turn: %2</source>
        <extracomment>%1 = side, %2 = how many more (or fewer, with a minus)</extracomment>
        <translation>%1: unità per mare in questo turno: %2</translation>
    </message>
    <message id="tscw.log.step_repaired">
        <source>%1 is repaired</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è riparata</translation>
    </message>
    <message id="tscw.log.hq_ready">
        <source>%1 becomes available</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 diventa disponibile</translation>
    </message>
    <message id="tscw.log.hq_turned">
        <source>%1 is turned to its used side</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 è girato sul lato utilizzato</translation>
    </message>
    <message id="tscw.log.unit_flown">
        <source>%1 is flown to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 è portata in volo a %2</translation>
    </message>
    <message id="tscw.log.unit_rebuilt_near">
        <source>%1 is rebuilt in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 è ricostruita in %2</translation>
    </message>
    <message id="tscw.log.stack_looked_at">
        <source>%1 look at the stack in %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: guardano lo stack in %2</translation>
    </message>
    <message id="tscw.roll.event">
        <source>Die of the event</source>
        <translation>Dado dell’evento</translation>
    </message>
    <message id="tscw.frame.draw">
        <source>Draw of events</source>
        <translation>Pesca degli eventi</translation>
    </message>
    <message id="tscw.frame.chit">
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message id="tscw.frame.events">
        <source>Events in the enemy’s segment</source>
        <translation>Eventi nel segmento nemico</translation>
    </message>
    <message id="tscw.prompt.chit_withdraw">
        <source>%1: choose the division that is withdrawn</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1: scegli la divisione che è ritirata</translation>
    </message>
    <message id="tscw.prompt.chit_hq">
        <source>%1: choose an HQ</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1: scegli un HQ</translation>
    </message>
    <message id="tscw.prompt.chit_repair">
        <source>%1: choose units to be repaired</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1: scegli le unità da riparare</translation>
    </message>
    <message id="tscw.prompt.chit_transfer">
        <source>%1: choose columns and where they are flown</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1: scegli le colonne e dove sono portate in volo</translation>
    </message>
    <message id="tscw.prompt.chit_rebuild">
        <source>%1: choose units to be rebuilt, and their hexes</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1: scegli le unità da ricostruire e i loro esagoni</translation>
    </message>
    <message id="tscw.prompt.chit_look">
        <source>%1: choose a stack to look at</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1: scegli uno stack da guardare</translation>
    </message>
    <message id="tscw.prompt.chit_looked">
        <source>%1: look at the stack, then go on</source>
        <extracomment>%1 = name of the event</extracomment>
        <translation>%1: guarda lo stack, poi continua</translation>
    </message>
    <message id="tscw.prompt.events">
        <source>Play an event in the enemy’s segment, or go on</source>
        <translation>Gioca un evento nel segmento nemico o vai avanti</translation>
    </message>
    <message id="tscw.prompt.events_attack">
        <source>%1 is attacked: play an event, or go on</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 è sotto attacco: gioca un evento o vai avanti</translation>
    </message>
    <message id="tscw.progress.chit">
        <source>Choices made</source>
        <translation>Scelte fatte</translation>
    </message>
    <message id="tscw.offer.event">
        <source>Play an event</source>
        <translation>Gioca un evento</translation>
    </message>
    <message id="tscw.offer.no_event_now">
        <source>No event now</source>
        <translation>Nessun evento adesso</translation>
    </message>
    <message id="tscw.offer.no_events">
        <source>No events in this phase</source>
        <translation>Nessun evento in questa fase</translation>
    </message>
    <message id="tscw.offer.chit_choose">
        <source>Choose a unit</source>
        <translation>Scegli un’unità</translation>
    </message>
    <message id="tscw.offer.chit_where">
        <source>Where to: %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Dove va: %1</translation>
    </message>
    <message id="tscw.offer.chit_look">
        <source>Look at a stack</source>
        <translation>Guarda uno stack</translation>
    </message>
    <message id="tscw.offer.chit_done">
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message id="tscw.refuse.not_in_hand">
        <source>This event is not in hand</source>
        <translation>Questo evento non è in mano</translation>
    </message>
    <message id="tscw.refuse.event_in_combat">
        <source>This event is played in the course of a combat</source>
        <translation>Questo evento si gioca nel corso di un combattimento</translation>
    </message>
    <message id="tscw.refuse.event_at_movement">
        <source>An event with a blue dot is played when own operational movement begins</source>
        <translation>Un evento con il punto blu si gioca all’inizio del proprio movimento operativo</translation>
    </message>
    <message id="tscw.refuse.event_movement_begun">
        <source>%1 has already moved: an event with a blue dot comes before</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha già mosso: un evento con il punto blu viene prima</translation>
    </message>
    <message id="tscw.refuse.event_void">
        <source>The event would be void now</source>
        <translation>Ora l’evento sarebbe nullo</translation>
    </message>
    <message id="tscw.refuse.event_idle">
        <source>The event would change nothing now</source>
        <translation>Ora l’evento non cambierebbe nulla</translation>
    </message>
    <message id="tscw.refuse.event_rebuilding">
        <source>This event is played when units are rebuilt</source>
        <translation>Questo evento si gioca quando si ricostruiscono unità</translation>
    </message>
    <message id="tscw.refuse.event_before_sea">
        <source>This event is played before the Nationalists move by sea</source>
        <translation>Questo evento si gioca prima che i Nazionalisti muovano per mare</translation>
    </message>
    <message id="tscw.refuse.event_before_rail">
        <source>This event is played before the Nationalists move by rail</source>
        <translation>Questo evento si gioca prima che i Nazionalisti muovano in treno</translation>
    </message>
    <message id="tscw.refuse.event_unit">
        <source>The event does not concern %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>L’evento non riguarda %1</translation>
    </message>
    <message id="tscw.refuse.event_unsupplied">
        <source>%1 is not in supply</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è rifornita</translation>
    </message>
    <message id="tscw.refuse.event_white_dot">
        <source>%1 has a white dot: it is never repaired</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha un punto bianco: non è mai riparata</translation>
    </message>
    <message id="tscw.refuse.event_whole">
        <source>%1 has lost no step</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non ha perso step</translation>
    </message>
    <message id="tscw.refuse.event_hq">
        <source>%1 is already on that side</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 è già su quel lato</translation>
    </message>
    <message id="tscw.refuse.hq_has_reserves">
        <source>%1 stays used while it has reserves</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 resta utilizzato finché ha riserve</translation>
    </message>
    <message id="tscw.refuse.event_hex">
        <source>The event does not lead to %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>L’evento non porta in %1</translation>
    </message>
    <message id="tscw.refuse.event_control">
        <source>%1 is not under own control</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 non è sotto il proprio controllo</translation>
    </message>
    <message id="tscw.refuse.event_hex_supply">
        <source>%1 is not in full supply</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 non è pienamente rifornito</translation>
    </message>
    <message id="tscw.refuse.event_nothing_hidden">
        <source>There is nothing hidden in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 non c’è nulla di coperto</translation>
    </message>
    <message id="tscw.refuse.event_choice_due">
        <source>The event still asks for a choice</source>
        <translation>L’evento chiede ancora una scelta</translation>
    </message>
    <message id="tscw.refuse.event_other_choice">
        <source>This event asks for something else</source>
        <translation>Questo evento chiede altro</translation>
    </message>
    <message id="tscw.refuse.not_asked_for_events">
        <source>You are not asked for events in this phase</source>
        <translation>In questa fase non ti si chiedono eventi</translation>
    </message>
    <message id="tscw.frame.losses">
        <source>Losses</source>
        <translation>Perdite</translation>
    </message>
    <message id="tscw.prompt.losses" numerus="yes">
        <source>Take %n step(s) of losses</source>
        <extracomment>%n = number of steps</extracomment>
        <translation>
            <numerusform>Subisci %n step di perdite</numerusform>
            <numerusform>Subisci %n step di perdite</numerusform>
        </translation>
    </message>
    <message id="tscw.offer.losses">
        <source>Steps to lose: %1</source>
        <extracomment>%1 = number of steps</extracomment>
        <translation>Step da perdere: %1</translation>
    </message>
    <message id="tscw.log.steps_lost">
        <source>%1: steps lost: %2</source>
        <extracomment>%1 = side, %2 = number of steps</extracomment>
        <translation>%1: step persi: %2</translation>
    </message>
    <message id="tscw.log.step_lost">
        <source>%1 loses a step</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 perde uno step</translation>
    </message>
    <message id="tscw.log.eliminated">
        <source>%1 is eliminated</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è eliminata</translation>
    </message>
    <message id="tscw.log.leaves_game">
        <source>%1 is eliminated and leaves the game: it was to be withdrawn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è eliminata ed esce dal gioco: era da ritirare</translation>
    </message>
    <message id="tscw.refuse.losses.two_steps_first">
        <source>%1 has to lose a step before %2 is eliminated</source>
        <extracomment>%1 = unit with two steps, %2 = unit</extracomment>
        <translation>%1 deve perdere uno step prima che %2 sia eliminata</translation>
    </message>
    <message id="tscw.refuse.losses.cannot">
        <source>Only units of this combat take these losses</source>
        <translation>Solo unità di questo combattimento subiscono queste perdite</translation>
    </message>
    <message id="tscw.refuse.losses.fewer_steps">
        <source>%1 has fewer steps: %2</source>
        <extracomment>%1 = unit, %2 = steps it has</extracomment>
        <translation>%1 ha meno step: %2</translation>
    </message>
    <message id="tscw.refuse.losses.sum">
        <source>The steps to be lost are %1</source>
        <extracomment>%1 = number of steps</extracomment>
        <translation>Gli step da perdere sono %1</translation>
    </message>
    <message id="tscw.log.line_active">
        <source>%1: active from now on</source>
        <extracomment>%1 = fortified line</extracomment>
        <translation>%1: attiva d’ora in poi</translation>
    </message>
    <message id="tscw.log.line_neutralised">
        <source>%1: neutralised before it was active</source>
        <extracomment>%1 = fortified line</extracomment>
        <translation>%1: neutralizzata prima di essere attiva</translation>
    </message>
    <message id="tscw.log.fort_destroyed">
        <source>The fortifications of %1 are destroyed</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Le fortificazioni di %1 sono in rovina</translation>
    </message>
    <message id="tscw.fault.package_lacks">
        <source>The package lacks %1</source>
        <extracomment>%1 = what is missing</extracomment>
        <translation>Al pacchetto manca %1</translation>
    </message>
    <message id="tscw.log.hqs_turned">
        <source>%1: HQs that become available: %2</source>
        <extracomment>%1 = side, %2 = how many</extracomment>
        <translation>%1: HQ che diventano disponibili: %2</translation>
    </message>
    <message id="tscw.log.goes_into_reserve">
        <source>%1 goes into the reserve of %2</source>
        <extracomment>%1 = unit, %2 = HQ</extracomment>
        <translation>%1 va nella riserva di %2</translation>
    </message>
    <message id="tscw.log.reserve_attacked">
        <source>The units in %1 are no longer in reserve</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Le unità in %1 non sono più in riserva</translation>
    </message>
    <message id="tscw.log.reconnoitres">
        <source>%1 reconnoitres %2</source>
        <extracomment>%1 = HQ, %2 = hex</extracomment>
        <translation>%1 fa una ricognizione su %2</translation>
    </message>
    <message id="tscw.log.defence_told">
        <source>The defence of the stack in %1: %2</source>
        <extracomment>%1 = hex, %2 = defence factors</extracomment>
        <translation>La difesa dello stack in %1: %2</translation>
    </message>
    <message id="tscw.log.nothing_told">
        <source>Nothing was found out</source>
        <translation>Non si è scoperto nulla</translation>
    </message>
    <message id="tscw.roll.reconnaissance">
        <source>Reconnaissance</source>
        <translation>Ricognizione</translation>
    </message>
    <message id="tscw.frame.flip_hqs">
        <source>HQs become available</source>
        <translation>Gli HQ diventano disponibili</translation>
    </message>
    <message id="tscw.frame.reserves">
        <source>Reserves</source>
        <translation>Riserve</translation>
    </message>
    <message id="tscw.prompt.reserves">
        <source>Place units with an HQ in reserve, or go on</source>
        <translation>Metti in riserva unità con un HQ, o continua</translation>
    </message>
    <message id="tscw.offer.reserve">
        <source>Reserve of %1</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>Riserva di %1</translation>
    </message>
    <message id="tscw.offer.reconnoitre">
        <source>%1 reconnoitres</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 fa una ricognizione</translation>
    </message>
    <message id="tscw.offer.end_reserves">
        <source>End of HQs and reserves</source>
        <translation>Fine di HQ e riserve</translation>
    </message>
    <message id="tscw.refuse.reserve_no_hq">
        <source>%1 is no HQ of yours on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è un tuo HQ sulla mappa</translation>
    </message>
    <message id="tscw.refuse.reserve_hq_used">
        <source>%1 is used</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 è utilizzato</translation>
    </message>
    <message id="tscw.refuse.reserve_no_rail">
        <source>No railway leads from %2 to a source of supply of %1</source>
        <extracomment>%1 = HQ, %2 = hex</extracomment>
        <translation>Nessuna ferrovia porta da %2 a una fonte di rifornimento di %1</translation>
    </message>
    <message id="tscw.refuse.reserve_zone">
        <source>%1 is in an enemy zone of control in %2</source>
        <extracomment>%1 = HQ, %2 = hex</extracomment>
        <translation>%1 è in una zona di controllo nemica in %2</translation>
    </message>
    <message id="tscw.refuse.reserve_nobody">
        <source>An HQ needs at least one unit for a reserve</source>
        <translation>Un HQ ha bisogno di almeno un’unità per una riserva</translation>
    </message>
    <message id="tscw.refuse.reserve_not_stacked">
        <source>%1 is no unit stacked with %2</source>
        <extracomment>%1 = unit, %2 = HQ</extracomment>
        <translation>%1 non è un’unità nello stack di %2</translation>
    </message>
    <message id="tscw.refuse.reserve_already">
        <source>%1 is already in reserve</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è già in riserva</translation>
    </message>
    <message id="tscw.refuse.no_reconnaissance">
        <source>Only Republican HQs reconnoitre, from turn 14 on</source>
        <translation>Solo gli HQ repubblicani fanno ricognizioni, dal turno 14</translation>
    </message>
    <message id="tscw.refuse.reconnoitred">
        <source>%1 has reconnoitred in this turn</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 ha già fatto una ricognizione in questo turno</translation>
    </message>
    <message id="tscw.refuse.reconnaissance_range">
        <source>%1 is no enemy stack within two hexes</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 non è uno stack nemico entro due esagoni</translation>
    </message>
    <message id="tscw.log.turn">
        <source>Turn %1</source>
        <extracomment>%1 = number of the turn</extracomment>
        <translation>Turno %1</translation>
    </message>
    <message id="tscw.phase.events">
        <source>%1: events</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: eventi</translation>
    </message>
    <message id="tscw.phase.mobilisation">
        <source>%1: general mobilisation</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: mobilitazione generale</translation>
    </message>
    <message id="tscw.phase.withdrawals">
        <source>%1: withdrawals and conversions</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: ritiri e conversioni</translation>
    </message>
    <message id="tscw.phase.rebuilding">
        <source>%1: resource points, repair and rebuilding</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: punti risorsa, riparazione e ricostruzione</translation>
    </message>
    <message id="tscw.phase.reinforcements">
        <source>%1: reinforcements</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: rinforzi</translation>
    </message>
    <message id="tscw.phase.sea">
        <source>%1: sea movement</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: movimento marittimo</translation>
    </message>
    <message id="tscw.phase.rail">
        <source>%1: rail movement</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: movimento ferroviario</translation>
    </message>
    <message id="tscw.phase.reserves">
        <source>%1: HQs and reserves</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: HQ e riserve</translation>
    </message>
    <message id="tscw.phase.movement">
        <source>%1: operational movement</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: movimento operativo</translation>
    </message>
    <message id="tscw.phase.combat">
        <source>%1: operational combat</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: combattimento operativo</translation>
    </message>
    <message id="tscw.phase.exploitation">
        <source>%1: exploitation movement</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: movimento di sfruttamento</translation>
    </message>
    <message id="tscw.phase.exploitation_combat">
        <source>%1: exploitation combat</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: combattimento di sfruttamento</translation>
    </message>
    <message id="tscw.phase.end_of_turn">
        <source>End of turn</source>
        <translation>Fine del turno</translation>
    </message>
    <message id="tscw.layer.zones">
        <source>Zones of control</source>
        <translation>Zone di controllo</translation>
    </message>
    <message id="tscw.layer.supply">
        <source>Supply of units</source>
        <extracomment>Where a unit would be in supply</extracomment>
        <translation>Rifornimento delle unità</translation>
    </message>
    <message id="tscw.layer.sources">
        <source>Sources of supply</source>
        <extracomment>Towns, cities and HQs that are linked to an ultimate source of supply</extracomment>
        <translation>Fonti di rifornimento</translation>
    </message>
    <message id="tscw.layer.rails">
        <source>Railways in use</source>
        <translation>Ferrovie in uso</translation>
    </message>
    <message id="tscw.layer.air">
        <source>Range of air units</source>
        <translation>Portata delle unità aeree</translation>
    </message>
    <message id="tscw.layer.rail_reach">
        <source>Rail reach</source>
        <extracomment>Where the chosen unit could go by rail</extracomment>
        <translation>Raggio in treno</translation>
    </message>
    <message id="tscw.value.attack">
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message id="tscw.value.defence">
        <source>Defence</source>
        <translation>Difesa</translation>
    </message>
    <message id="tscw.value.movement">
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message id="tscw.tally.printed">
        <source>printed</source>
        <translation>stampato</translation>
    </message>
    <message id="tscw.tally.is_oos">
        <source>out of supply</source>
        <translation>fuori rifornimento</translation>
    </message>
    <message id="tscw.tally.in_reserve">
        <source>in reserve</source>
        <translation>in riserva</translation>
    </message>
    <message id="tscw.tally.has_landed">
        <source>landed this turn</source>
        <translation>sbarcata in questo turno</translation>
    </message>
    <message id="tscw.tally.segment">
        <source>in this segment</source>
        <translation>in questo segmento</translation>
    </message>
    <message id="tscw.tally.spent">
        <source>movement already spent</source>
        <translation>movimento già speso</translation>
    </message>
    <message id="tscw.refuse.stack.units">
        <source>%1 would hold %2 combat units; the limit is %3</source>
        <extracomment>%1 = hex, %2 = combat units that would be there, %3 = the limit</extracomment>
        <translation>%1 conterrebbe %2 unità di combattimento; il limite è %3</translation>
    </message>
    <message id="tscw.refuse.stack.divisions">
        <source>%1 would hold %2 divisions; the limit is %3</source>
        <extracomment>%1 = hex, %2 = divisions that would be there, %3 = the limit</extracomment>
        <translation>%1 conterrebbe %2 divisioni; il limite è %3</translation>
    </message>
    <message id="tscw.refuse.stack.hqs">
        <source>There is room for one HQ only in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 c’è posto per un solo HQ</translation>
    </message>
    <message id="tscw.refuse.stack.politics">
        <source>%1 and %2 do not stack or attack together: their politics differ</source>
        <extracomment>%1, %2 = columns of different politics</extracomment>
        <translation>%1 e %2 non si accumulano né attaccano insieme: la loro politica è diversa</translation>
    </message>
    <message id="tscw.refuse.overstack.elsewhere">
        <source>%1 is not in an overstacked hex</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è in un esagono in overstacking</translation>
    </message>
    <message id="tscw.refuse.overstack.no_help">
        <source>%2 would be as overstacked without %1</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>Senza %1 l’overstacking in %2 resterebbe</translation>
    </message>
    <message id="tscw.frame.overstack">
        <source>Overstacked hexes</source>
        <translation>Overstacking</translation>
    </message>
    <message id="tscw.prompt.overstack">
        <source>Eliminate a unit of an overstacked hex</source>
        <translation>Elimina un’unità di un esagono in overstacking</translation>
    </message>
    <message id="tscw.offer.overstack">
        <source>Eliminate…</source>
        <translation>Elimina…</translation>
    </message>
    <message id="tscw.room">
        <source>%1 of %2 units, %3 of %4 divisions</source>
        <extracomment>%1 = combat units in a hex, %2 = the limit, %3 = divisions among them, %4 = their limit</extracomment>
        <translation>%1 di %2 unità, %3 di %4 divisioni</translation>
    </message>
    <message id="tscw.refuse.supply.end">
        <source>%1 would be out of supply in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 sarebbe fuori rifornimento in %2</translation>
    </message>
    <message id="tscw.log.supply.out">
        <source>%1 is out of supply in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 è fuori rifornimento in %2</translation>
    </message>
    <message id="tscw.log.supply.town">
        <source>%1 lives on the town or city in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 vive del centro abitato di %2</translation>
    </message>
    <message id="tscw.log.supply.again">
        <source>%1 is in supply again</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è di nuovo rifornita</translation>
    </message>
    <message id="tscw.frame.support">
        <source>HQ support</source>
        <translation>Supporto di HQ</translation>
    </message>
    <message id="tscw.frame.air">
        <source>Air support</source>
        <translation>Appoggio aereo</translation>
    </message>
    <message id="tscw.frame.anti_air">
        <source>Anti-aircraft fire</source>
        <translation>Fuoco antiaereo</translation>
    </message>
    <message id="tscw.frame.naval">
        <source>Naval support</source>
        <translation>Appoggio navale</translation>
    </message>
    <message id="tscw.frame.battle_chits">
        <source>Events in combat</source>
        <translation>Eventi in combattimento</translation>
    </message>
    <message id="tscw.prompt.support">
        <source>Support the attack on %1 with an HQ</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Supporta con un HQ l’attacco a %1</translation>
    </message>
    <message id="tscw.prompt.support_defence">
        <source>Support the defence of %1 with an HQ</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Supporta con un HQ la difesa di %1</translation>
    </message>
    <message id="tscw.prompt.air">
        <source>Assign air units to the combat for %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Assegna unità aeree al combattimento per %1</translation>
    </message>
    <message id="tscw.prompt.halve">
        <source>Choose the air units under anti-aircraft fire</source>
        <translation>Scegli le unità aeree sotto il fuoco antiaereo</translation>
    </message>
    <message id="tscw.prompt.ships">
        <source>Support the attack on %1 with naval units</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Supporta con unità navali l’attacco a %1</translation>
    </message>
    <message id="tscw.prompt.ships_defence">
        <source>Support the defence of %1 with naval units</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Supporta con unità navali la difesa di %1</translation>
    </message>
    <message id="tscw.prompt.battle_chits">
        <source>Play event chits for the attack on %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Gioca segnalini evento per l’attacco a %1</translation>
    </message>
    <message id="tscw.prompt.battle_chits_defence">
        <source>Play event chits for the defence of %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Gioca segnalini evento per la difesa di %1</translation>
    </message>
    <message id="tscw.offer.hq">
        <source>Support by an HQ</source>
        <translation>Supporto di un HQ</translation>
    </message>
    <message id="tscw.offer.artillery">
        <source>Support by an HQ with its artillery (1 resource point)</source>
        <translation>Supporto di un HQ con la sua artiglieria (1 punto risorsa)</translation>
    </message>
    <message id="tscw.offer.free_artillery">
        <source>Support by an HQ with its artillery (event)</source>
        <translation>Supporto di un HQ con la sua artiglieria (evento)</translation>
    </message>
    <message id="tscw.offer.no_support">
        <source>No HQ support</source>
        <translation>Nessun supporto di HQ</translation>
    </message>
    <message id="tscw.offer.air">
        <source>Assign air units</source>
        <translation>Assegna unità aeree</translation>
    </message>
    <message id="tscw.offer.no_air">
        <source>No air unit</source>
        <translation>Nessuna unità aerea</translation>
    </message>
    <message id="tscw.offer.halve">
        <source>Halve air units</source>
        <translation>Dimezza unità aeree</translation>
    </message>
    <message id="tscw.offer.ships">
        <source>Naval support</source>
        <translation>Appoggio navale</translation>
    </message>
    <message id="tscw.offer.no_ships">
        <source>No naval support</source>
        <translation>Nessun appoggio navale</translation>
    </message>
    <message id="tscw.offer.battle_chit">
        <source>Play an event chit</source>
        <translation>Gioca un segnalino evento</translation>
    </message>
    <message id="tscw.offer.no_battle_chits">
        <source>No (more) event chits</source>
        <translation>Nessun (altro) segnalino evento</translation>
    </message>
    <message id="tscw.offer.chit_called">
        <source>%1</source>
        <extracomment>%1 = event</extracomment>
        <translation>%1</translation>
    </message>
    <message id="tscw.log.hq_supports">
        <source>%1 supports in the combat for %2</source>
        <extracomment>%1 = HQ, %2 = hex</extracomment>
        <translation>%1 supporta nel combattimento per %2</translation>
    </message>
    <message id="tscw.log.artillery_fires">
        <source>%1 gives artillery support</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 dà appoggio d’artiglieria</translation>
    </message>
    <message id="tscw.log.air_supports">
        <source>%1 flies to %2</source>
        <extracomment>%1 = air unit, %2 = hex</extracomment>
        <translation>%1 vola su %2</translation>
    </message>
    <message id="tscw.log.air_halved">
        <source>%1 is halved by anti-aircraft fire</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>%1 è dimezzata dal fuoco antiaereo</translation>
    </message>
    <message id="tscw.log.ship_supports">
        <source>%1 supports off %2</source>
        <extracomment>%1 = naval unit, %2 = hex</extracomment>
        <translation>%1 supporta davanti a %2</translation>
    </message>
    <message id="tscw.log.battle_chit">
        <source>%1 plays the event %2</source>
        <extracomment>%1 = side, %2 = event</extracomment>
        <translation>%1 gioca l’evento %2</translation>
    </message>
    <message id="tscw.refuse.hq.not_yours">
        <source>%1 is no HQ of yours on the map</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 non è un HQ di questo schieramento sulla mappa</translation>
    </message>
    <message id="tscw.refuse.hq.one_only">
        <source>%1 supports already: one HQ of each side</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 supporta già: un solo HQ per parte</translation>
    </message>
    <message id="tscw.refuse.hq.not_beside">
        <source>%1 is not beside the units it would support</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 non è adiacente alle unità da supportare</translation>
    </message>
    <message id="tscw.refuse.hq.used">
        <source>%1 is used</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 è usato</translation>
    </message>
    <message id="tscw.refuse.hq.was_attacked">
        <source>%1 was attacked in this segment</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 è stato attaccato in questo segmento</translation>
    </message>
    <message id="tscw.refuse.hq.unsupplied">
        <source>%1 is out of supply</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 è fuori rifornimento</translation>
    </message>
    <message id="tscw.refuse.hq.must_support">
        <source>%1 is in the attacked hex and has to support</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 è nell’esagono attaccato e deve supportare</translation>
    </message>
    <message id="tscw.refuse.artillery.not_supporting">
        <source>%1 does not support this combat</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 non supporta questo combattimento</translation>
    </message>
    <message id="tscw.refuse.artillery.later">
        <source>The artillery of %1 is declared after both HQs</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>L’artiglieria di %1 si dichiara dopo entrambi gli HQ</translation>
    </message>
    <message id="tscw.refuse.artillery.none">
        <source>%1 has no artillery support</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 non ha appoggio d’artiglieria</translation>
    </message>
    <message id="tscw.refuse.artillery.no_point">
        <source>There is no resource point for %1</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>Non c’è un punto risorsa per %1</translation>
    </message>
    <message id="tscw.refuse.artillery.no_event">
        <source>You hold no event for artillery without cost</source>
        <translation>Manca un evento per l’artiglieria gratuita</translation>
    </message>
    <message id="tscw.refuse.air.not_yours">
        <source>%1 is no air unit of yours in play</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 non è un’unità aerea di questo schieramento in gioco</translation>
    </message>
    <message id="tscw.refuse.air.used">
        <source>%1 supports one combat in a turn</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>%1 supporta un combattimento per turno</translation>
    </message>
    <message id="tscw.refuse.air.not_for_north">
        <source>%1 does not support northern units</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>%1 non supporta unità del nord</translation>
    </message>
    <message id="tscw.refuse.air.north_only">
        <source>%1 supports northern units only</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>%1 supporta solo unità del nord</translation>
    </message>
    <message id="tscw.refuse.air.none">
        <source>No air unit is named</source>
        <translation>Nessuna unità aerea è nominata</translation>
    </message>
    <message id="tscw.refuse.air.too_far">
        <source>No supplied base is within range of %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessuna base rifornita è nel raggio di %1</translation>
    </message>
    <message id="tscw.refuse.anti_air.count">
        <source>Air units to be halved: %1</source>
        <extracomment>%1 = number of air units</extracomment>
        <translation>Unità aeree da dimezzare: %1</translation>
    </message>
    <message id="tscw.refuse.anti_air.not_there">
        <source>%1 is no enemy air unit of this combat</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 non è un’unità aerea nemica di questo combattimento</translation>
    </message>
    <message id="tscw.refuse.naval.no_coast">
        <source>Naval units do not reach %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Le unità navali non raggiungono %1</translation>
    </message>
    <message id="tscw.refuse.naval.not_mediterranean">
        <source>%1 is not on the Mediterranean</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 non è sul Mediterraneo</translation>
    </message>
    <message id="tscw.refuse.naval.not_yours">
        <source>%1 is no naval unit of yours in play</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 non è un’unità navale di questo schieramento in gioco</translation>
    </message>
    <message id="tscw.refuse.naval.used">
        <source>%1 supports one combat in a turn</source>
        <extracomment>%1 = naval unit</extracomment>
        <translation>%1 supporta un combattimento per turno</translation>
    </message>
    <message id="tscw.refuse.naval.too_early">
        <source>%1 is available from turn %2</source>
        <extracomment>%1 = naval unit, %2 = turn</extracomment>
        <translation>%1 è disponibile dal turno %2</translation>
    </message>
    <message id="tscw.refuse.naval.none">
        <source>No naval unit is named</source>
        <translation>Nessuna unità navale è nominata</translation>
    </message>
    <message id="tscw.refuse.battle_chit.not_in_hand">
        <source>You do not hold this event chit</source>
        <translation>Questo segnalino evento non è in mano</translation>
    </message>
    <message id="tscw.refuse.battle_chit.not_now">
        <source>This event chit is not played now</source>
        <translation>Questo segnalino evento non si gioca ora</translation>
    </message>
    <message id="tscw.refuse.battle_chit.for_attack">
        <source>This event chit is played by the attacker</source>
        <translation>Questo segnalino evento si gioca in attacco</translation>
    </message>
    <message id="tscw.refuse.battle_chit.for_defence">
        <source>This event chit is played by the defender</source>
        <translation>Questo segnalino evento si gioca in difesa</translation>
    </message>
    <message id="tscw.refuse.battle_chit.other_battle">
        <source>This event chit does not concern the combat for %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Questo segnalino evento non riguarda il combattimento per %1</translation>
    </message>
    <message id="tscw.refuse.battle_chit.no_column_roll">
        <source>There is no column roll to be set aside now</source>
        <translation>Non c’è ora un tiro delle colonne da annullare</translation>
    </message>
    <message id="tscw.log.morale">
        <source>Republican morale %1: now %2</source>
        <extracomment>%1 = how much, with its sign, %2 = morale now</extracomment>
        <translation>Morale Repubblicano %1: ora %2</translation>
    </message>
    <message id="tscw.log.place_taken">
        <source>%1: %2 is taken</source>
        <extracomment>%1 = side, %2 = name of the place</extracomment>
        <translation>%1: presa %2</translation>
    </message>
    <message id="tscw.log.alcazar_relieved">
        <source>The Alcázar is relieved</source>
        <translation>L’Alcázar è liberato</translation>
    </message>
    <message id="tscw.log.alcazar_fallen">
        <source>The Alcázar falls</source>
        <translation>L’Alcázar cade</translation>
    </message>
    <message id="tscw.log.alcazar_resists">
        <source>The Alcázar resists</source>
        <translation>L’Alcázar resiste</translation>
    </message>
    <message id="tscw.log.alcazar_nothing">
        <source>The Alcázar: no effect</source>
        <translation>L’Alcázar: nessun effetto</translation>
    </message>
    <message id="tscw.roll.alcazar">
        <source>The Alcázar</source>
        <extracomment>The purpose of a roll</extracomment>
        <translation>L’Alcázar</translation>
    </message>
    <message id="tscw.roll.toledo_empty">
        <source>No Republican unit in Toledo</source>
        <extracomment>Of a modifier of the die</extracomment>
        <translation>Nessuna unità repubblicana a Toledo</translation>
    </message>
    <message id="tscw.log.north_fallen">
        <source>The north has fallen</source>
        <translation>Il nord è caduto</translation>
    </message>
    <message id="tscw.log.north_air">
        <source>%1 leaves the game with the north</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 lascia il gioco con il nord</translation>
    </message>
    <message id="tscw.log.ammunition">
        <source>The Nationalist ammunition shortage is over</source>
        <translation>La penuria di munizioni dei Nazionalisti è finita</translation>
    </message>
    <message id="tscw.log.sudden_death">
        <source>The Republicans hold %1 Nationalist capitals: the Nationalists have one more turn</source>
        <extracomment>%1 = how many capitals</extracomment>
        <translation>I Repubblicani tengono %1 capoluoghi nazionalisti: ai Nazionalisti resta un turno</translation>
    </message>
    <message id="tscw.log.sudden_death_averted">
        <source>Sudden death is averted</source>
        <translation>La morte improvvisa è scongiurata</translation>
    </message>
    <message id="tscw.worth.place">
        <source>%1</source>
        <extracomment>%1 = name of a place</extracomment>
        <translation>%1</translation>
    </message>
    <message id="tscw.end.place">
        <source>%1 win: %2 is taken</source>
        <extracomment>%1 = side, %2 = name of the place</extracomment>
        <translation>Vincono: %1. Presa %2</translation>
    </message>
    <message id="tscw.end.morale">
        <source>%1 win: Republican morale is %2</source>
        <extracomment>%1 = side, %2 = morale</extracomment>
        <translation>Vincono: %1. Il Morale Repubblicano è %2</translation>
    </message>
    <message id="tscw.end.objectives">
        <source>%1 win: their objectives are reached</source>
        <extracomment>%1 = side</extracomment>
        <translation>Vincono: %1. I loro obiettivi sono raggiunti</translation>
    </message>
    <message id="tscw.end.capitals">
        <source>%1 win: they hold %2 Nationalist capitals</source>
        <extracomment>%1 = side, %2 = how many capitals</extracomment>
        <translation>Vincono: %1. Tengono %2 capoluoghi nazionalisti</translation>
    </message>
    <message id="tscw.end.held_out">
        <source>%1 win: the Republic has held out with a morale of %2</source>
        <extracomment>%1 = side, %2 = morale</extracomment>
        <translation>Vincono: %1. La Repubblica ha resistito con un morale di %2</translation>
    </message>
    <message id="tscw.refuse.strange_decision">
        <source>Such a decision cannot be pending</source>
        <translation>Una decisione simile non può essere in sospeso</translation>
    </message>
    <message id="tscw.refuse.both_sides">
        <source>Both sides are in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 ci sono entrambe le parti</translation>
    </message>
    <message id="tscw.refuse.no_such_hex">
        <source>%1 is where no unit can be</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è dove nessuna unità può stare</translation>
    </message>
    <message id="tscw.frame.movement">
        <source>Operational movement</source>
        <translation>Movimento operazionale</translation>
    </message>
    <message id="tscw.frame.exploitation">
        <source>Exploitation movement</source>
        <translation>Movimento di sfruttamento</translation>
    </message>
    <message id="tscw.prompt.movement">
        <source>Move units, or end the segment</source>
        <translation>Muovi unità, o chiudi il segmento</translation>
    </message>
    <message id="tscw.prompt.exploitation">
        <source>Activate reserves first, then move; or end the segment</source>
        <translation>Attiva prima le riserve, poi muovi; o chiudi il segmento</translation>
    </message>
    <message id="tscw.offer.end_movement">
        <source>End of movement</source>
        <translation>Fine del movimento</translation>
    </message>
    <message id="tscw.offer.move_from">
        <source>Move from…</source>
        <translation>Muovi da…</translation>
    </message>
    <message id="tscw.offer.move_units">
        <source>Who moves from %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Chi muove da %1</translation>
    </message>
    <message id="tscw.offer.move">
        <source>%1 moves to…</source>
        <extracomment>%1 = first of the units</extracomment>
        <translation>%1 muove a…</translation>
    </message>
    <message id="tscw.offer.march_from">
        <source>March from…</source>
        <translation>In marcia da…</translation>
    </message>
    <message id="tscw.offer.march_units">
        <source>Who marches from %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Chi marcia da %1</translation>
    </message>
    <message id="tscw.offer.march">
        <source>%1 marches to…</source>
        <extracomment>%1 = first of the units</extracomment>
        <translation>%1 marcia verso…</translation>
    </message>
    <message id="tscw.offer.evacuate">
        <source>Evacuate through France…</source>
        <translation>Evacua attraverso la Francia…</translation>
    </message>
    <message id="tscw.offer.activate">
        <source>Activate reserves of…</source>
        <translation>Attiva le riserve di…</translation>
    </message>
    <message id="tscw.offer.activate_units">
        <source>Which reserves of %1</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>Quali riserve di %1</translation>
    </message>
    <message id="tscw.log.evacuated">
        <source>%1 is evacuated to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 è evacuata a %2</translation>
    </message>
    <message id="tscw.log.activated">
        <source>%1 activates its reserves</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 attiva le sue riserve</translation>
    </message>
    <message id="tscw.log.hq_overrun">
        <source>%1 is overrun</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 è travolto</translation>
    </message>
    <message id="tscw.part.cost">
        <source>Movement of %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Movimento di %1</translation>
    </message>
    <message id="tscw.part.left">
        <source>What %1 has left</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Quanto resta a %1</translation>
    </message>
    <message id="tscw.tally.move.enter">
        <source>into %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>in %1</translation>
    </message>
    <message id="tscw.tally.move.river">
        <source>across the river into %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>oltre il fiume in %1</translation>
    </message>
    <message id="tscw.tally.move.fortified">
        <source>fortified line in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>linea fortificata in %1</translation>
    </message>
    <message id="tscw.tally.move.left">
        <source>%1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1</translation>
    </message>
    <message id="tscw.refuse.move.not_yours">
        <source>%1 is not a unit of yours</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è una tua unità</translation>
    </message>
    <message id="tscw.refuse.move.not_on_map">
        <source>%1 is not on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è sulla mappa</translation>
    </message>
    <message id="tscw.refuse.move.reserve">
        <source>%1 is in reserve and does not move</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è in riserva e non muove</translation>
    </message>
    <message id="tscw.refuse.move.landed">
        <source>%1 has landed or was dropped in this turn and does not move</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è sbarcata o è stata lanciata in questo turno e non muove</translation>
    </message>
    <message id="tscw.refuse.move.finished">
        <source>%1 has finished its movement</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha finito il suo movimento</translation>
    </message>
    <message id="tscw.refuse.move.mixing">
        <source>%1 does not combine march and regular movement</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non combina marcia e movimento regolare</translation>
    </message>
    <message id="tscw.refuse.move.no_exploitation">
        <source>%1 may not move in exploitation</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non può muovere nello sfruttamento</translation>
    </message>
    <message id="tscw.refuse.move.not_together">
        <source>Units move together only from the same hex: %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Le unità muovono insieme solo dallo stesso esagono: %1</translation>
    </message>
    <message id="tscw.refuse.move.began_apart">
        <source>%1 did not begin this movement with the others</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non ha cominciato questo movimento con le altre</translation>
    </message>
    <message id="tscw.refuse.move.no_step">
        <source>There is no way from %1 to %2</source>
        <extracomment>%1, %2 = hexes</extracomment>
        <translation>Non c’è una via da %1 a %2</translation>
    </message>
    <message id="tscw.refuse.move.not_land">
        <source>Nobody enters %1: it is sea or a neutral country</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessuno entra in %1: è mare o un paese neutrale</translation>
    </message>
    <message id="tscw.refuse.move.enemy">
        <source>There is an enemy in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>C’è un nemico in %1</translation>
    </message>
    <message id="tscw.refuse.move.must_stop">
        <source>Who enters a zone of control must stop: %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Chi entra in una ZoC nemica deve fermarsi: %1</translation>
    </message>
    <message id="tscw.refuse.move.zone_to_zone">
        <source>Nobody goes from %1 to %2, from one zone of control into another</source>
        <extracomment>%1, %2 = hexes</extracomment>
        <translation>Nessuno va da %1 a %2, da una ZoC nemica a un’altra</translation>
    </message>
    <message id="tscw.refuse.move.too_far">
        <source>The way costs %1 %2 MP; %3 are left</source>
        <extracomment>%1 = first unit, %2 = MP the way costs, %3 = MP left</extracomment>
        <translation>La via costa a %1 %2 MP; ne restano %3</translation>
    </message>
    <message id="tscw.refuse.move.out_of_reach">
        <source>%1 cannot reach %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 non raggiunge %2</translation>
    </message>
    <message id="tscw.refuse.march.motorised">
        <source>%1 is motorised and does not march</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è motorizzata e non marcia</translation>
    </message>
    <message id="tscw.refuse.march.unsupplied">
        <source>%1 is out of supply and does not march</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è fuori rifornimento e non marcia</translation>
    </message>
    <message id="tscw.refuse.march.from_enemy">
        <source>%1 is next to an enemy and does not march</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è adiacente a un nemico e non marcia</translation>
    </message>
    <message id="tscw.refuse.march.not_held">
        <source>Nobody marches into %1: it is not your side’s</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessuno marcia in %1: non è del tuo schieramento</translation>
    </message>
    <message id="tscw.refuse.march.beside_enemy">
        <source>Nobody marches into %1, next to an enemy, where no unit of yours is</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessuno marcia in %1, adiacente a un nemico, dove non c’è una tua unità</translation>
    </message>
    <message id="tscw.refuse.move.northern_limit">
        <source>With %1, %2 steps would be outside their region; the limit is %3</source>
        <extracomment>%1 = unit, %2 = steps that would be away from home, %3 = the limit</extracomment>
        <translation>Con %1, %2 step sarebbero fuori dalla loro regione; il limite è %3</translation>
    </message>
    <message id="tscw.refuse.end.overstacked">
        <source>The segment does not end with too many units in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Il segmento non si chiude con troppe unità in %1</translation>
    </message>
    <message id="tscw.refuse.evacuate.already">
        <source>Units have been evacuated through France already</source>
        <translation>Sono già state evacuate unità attraverso la Francia</translation>
    </message>
    <message id="tscw.refuse.evacuate.lost">
        <source>Nobody is evacuated while %1 is Nationalist</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessuno è evacuato finché %1 è nazionalista</translation>
    </message>
    <message id="tscw.refuse.evacuate.not_at_france">
        <source>%1 is not next to France</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è adiacente alla Francia</translation>
    </message>
    <message id="tscw.refuse.evacuate.moved">
        <source>%1 has moved already</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 ha già mosso</translation>
    </message>
    <message id="tscw.refuse.evacuate.unsupplied">
        <source>%1 is out of supply and is not evacuated</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è fuori rifornimento e non è evacuata</translation>
    </message>
    <message id="tscw.refuse.evacuate.too_many">
        <source>At most %1 divisions are evacuated; two other units count as one</source>
        <extracomment>%1 = the limit</extracomment>
        <translation>Si evacuano al massimo %1 divisioni; due altre unità contano come una</translation>
    </message>
    <message id="tscw.refuse.activate.none">
        <source>%1 has no units in reserve</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 non ha unità in riserva</translation>
    </message>
    <message id="tscw.refuse.activate.not_of_reserve">
        <source>%1 is not in the reserve of %2</source>
        <extracomment>%1 = unit, %2 = HQ</extracomment>
        <translation>%1 non è nella riserva di %2</translation>
    </message>
    <message id="tscw.refuse.activate.too_late">
        <source>Reserves are activated before any unit moves</source>
        <translation>Le riserve si attivano prima che un’unità muova</translation>
    </message>
    <message id="tscw.refuse.activate.no_point">
        <source>There is no resource point for %1</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>Non c’è un punto risorsa per %1</translation>
    </message>
    <message id="tscw.frame.sea">
        <source>Sea movement</source>
        <translation>Movimento marittimo</translation>
    </message>
    <message id="tscw.frame.rail">
        <source>Rail movement</source>
        <translation>Movimento ferroviario</translation>
    </message>
    <message id="tscw.prompt.sea">
        <source>Move units by sea (%1 left), or end the segment</source>
        <extracomment>%1 = units that can still be moved by sea, as a decimal number</extracomment>
        <translation>Muovi unità per mare (ne restano %1), o chiudi il segmento</translation>
    </message>
    <message id="tscw.prompt.rail">
        <source>Move units by rail (%1 left), or end the segment</source>
        <extracomment>%1 = units that can still be moved by rail, as a decimal number</extracomment>
        <translation>Muovi unità in treno (ne restano %1), o chiudi il segmento</translation>
    </message>
    <message id="tscw.offer.rail">
        <source>By rail…</source>
        <translation>In treno…</translation>
    </message>
    <message id="tscw.offer.rail_to">
        <source>%1 by rail to…</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 in treno a…</translation>
    </message>
    <message id="tscw.offer.sea">
        <source>By sea…</source>
        <translation>Per mare…</translation>
    </message>
    <message id="tscw.offer.sea_to">
        <source>%1 by sea to…</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 per mare a…</translation>
    </message>
    <message id="tscw.offer.land">
        <source>Land in…</source>
        <translation>Sbarca in…</translation>
    </message>
    <message id="tscw.offer.drop">
        <source>Drop a unit by air</source>
        <translation>Lancia un’unità dal cielo</translation>
    </message>
    <message id="tscw.offer.drop_to">
        <source>Where is %1 dropped?</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Dove si lancia %1?</translation>
    </message>
    <message id="tscw.offer.land_units">
        <source>Who lands in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Chi sbarca in %1</translation>
    </message>
    <message id="tscw.offer.end_rail">
        <source>End of rail movement</source>
        <translation>Fine del movimento ferroviario</translation>
    </message>
    <message id="tscw.offer.end_sea">
        <source>End of sea movement</source>
        <translation>Fine del movimento marittimo</translation>
    </message>
    <message id="tscw.log.rail">
        <source>%1 goes by rail to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 va in treno a %2</translation>
    </message>
    <message id="tscw.log.sea">
        <source>%1 goes by sea to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 va per mare a %2</translation>
    </message>
    <message id="tscw.log.landed">
        <source>%1 lands in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 sbarca in %2</translation>
    </message>
    <message id="tscw.log.dropped">
        <source>%1 is dropped in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 è lanciata in %2</translation>
    </message>
    <message id="tscw.refuse.strategic.not_on_map">
        <source>%1 is not a unit of yours on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è una tua unità sulla mappa</translation>
    </message>
    <message id="tscw.refuse.strategic.already">
        <source>%1 has already moved by rail or sea in this turn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 si è già mossa in treno o per mare in questo turno</translation>
    </message>
    <message id="tscw.refuse.in_reserve">
        <source>%1 is in reserve</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 è in riserva</translation>
    </message>
    <message id="tscw.refuse.strategic.unsupplied">
        <source>%1 is not in a supplied hex</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è in un esagono pienamente rifornito</translation>
    </message>
    <message id="tscw.refuse.strategic.there">
        <source>%1 is already in %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 è già in %2</translation>
    </message>
    <message id="tscw.refuse.strategic.not_held">
        <source>%1 is not your side’s</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 non è del tuo schieramento</translation>
    </message>
    <message id="tscw.refuse.rail.limit">
        <source>There is not enough rail movement left for %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Non resta abbastanza movimento ferroviario per %1</translation>
    </message>
    <message id="tscw.refuse.rail.no_railway">
        <source>There is no railway in %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 non c’è ferrovia</translation>
    </message>
    <message id="tscw.refuse.beside_enemy">
        <source>%1 is next to an enemy, and no unit of yours is there</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 è adiacente a un nemico, e non c’è una tua unità</translation>
    </message>
    <message id="tscw.refuse.rail.no_line">
        <source>No railway through your own hexes leads %1 to %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>Nessuna ferrovia attraverso i tuoi esagoni porta %1 a %2</translation>
    </message>
    <message id="tscw.refuse.sea.hq">
        <source>HQs do not go by sea: %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Gli HQ non vanno per mare: %1</translation>
    </message>
    <message id="tscw.refuse.sea.limit">
        <source>There is not enough sea movement left for %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Non resta abbastanza movimento marittimo per %1</translation>
    </message>
    <message id="tscw.refuse.sea.no_anchor">
        <source>%1 has no anchor</source>
        <extracomment>%1 = hex</extracomment>
        <translation>%1 non ha l’ancora</translation>
    </message>
    <message id="tscw.refuse.sea.mediterranean">
        <source>Republican ships do not sail from or to %1: it is not on the Mediterranean</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Le navi repubblicane non vanno a %1 né ne partono: non è sul Mediterraneo</translation>
    </message>
    <message id="tscw.refuse.sea.zone">
        <source>%1 and %2 are not in the same sea zone</source>
        <extracomment>%1, %2 = hexes</extracomment>
        <translation>%1 e %2 non sono nella stessa zona di mare</translation>
    </message>
    <message id="tscw.refuse.land.used">
        <source>A landing takes all the sea movement of a turn</source>
        <translation>Uno sbarco prende tutto il movimento marittimo di un turno</translation>
    </message>
    <message id="tscw.refuse.land.too_large">
        <source>One division lands, or two smaller units</source>
        <translation>Sbarca una divisione, o due unità minori</translation>
    </message>
    <message id="tscw.refuse.land.coast">
        <source>Nobody lands in %1: it is no coast of yours to land on</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessuno sbarca in %1: non è una costa su cui puoi sbarcare</translation>
    </message>
    <message id="tscw.refuse.land.own">
        <source>Nobody lands in %1: it is not the enemy’s</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessuno sbarca in %1: non è del nemico</translation>
    </message>
    <message id="tscw.refuse.land.town">
        <source>Nobody lands in a town or city: %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessuno sbarca in un centro abitato o in una città: %1</translation>
    </message>
    <message id="tscw.refuse.land.occupied">
        <source>Nobody lands among enemy units: %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Nessuno sbarca tra unità nemiche: %1</translation>
    </message>
    <message id="tscw.refuse.land.not_on_coast">
        <source>%1 is not in a coastal town or city</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è in un centro abitato o in una città costieri</translation>
    </message>
    <message id="tscw.refuse.drop.not_airborne">
        <source>%1 is not an airborne unit</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 non è un’unità aviotrasportata</translation>
    </message>
    <message id="tscw.refuse.drop.none_left">
        <source>No more units can be dropped this turn</source>
        <translation>In questo turno non si possono lanciare altre unità</translation>
    </message>
    <message id="tscw.refuse.drop.too_far">
        <source>%1 can be dropped no farther than %2 hexes away</source>
        <extracomment>%1 = unit, %2 = hexes</extracomment>
        <translation>%1 non si può lanciare a più di %2 esagoni</translation>
    </message>
    <message id="tscw.refuse.drop.closed">
        <source>Nobody is dropped in %1: it is neutral, sea, or held by enemy units</source>
        <extracomment>%1 = hex</extracomment>
        <translation>In %1 non si lancia nessuno: è neutrale, mare o ci sono unità nemiche</translation>
    </message>
    <message id="app.editor.setup.no_other">
        <source>In no other area</source>
        <extracomment>No further area a group has to be in</extracomment>
        <translation>In nessun’altra area</translation>
    </message>
    <message id="app.editor.map.keys_side">
        <source>A direction draws that side · Enter ends · Esc takes it back</source>
        <extracomment>Of keys, while rivers and other hexsides are drawn</extracomment>
        <translation>Una direzione disegna quel lato · Invio conclude · Esc annulla</translation>
    </message>
    <message id="app.editor.map.keys_on">
        <source>Arrows lead on · Enter ends · Esc takes it back</source>
        <extracomment>Of keys, while a road, a line or a rectangle is drawn</extracomment>
        <translation>Le frecce proseguono · Invio conclude · Esc annulla</translation>
    </message>
    <message id="app.editor.map.keys">
        <source>Enter draws · Delete takes away</source>
        <extracomment>Of keys, while a cursor is led over the map</extracomment>
        <translation>Invio disegna · Canc toglie</translation>
    </message>
    <message id="app.editor.setup.near">
        <source>Near %1</source>
        <extracomment>Where a group of counters is; %1 = a hex, perhaps with the name of its place</extracomment>
        <translation>Vicino a %1</translation>
    </message>
    <message id="app.editor.became_own">
        <source>Saved as a package of your own, “%1”. The game you began with stays as it is.</source>
        <extracomment>%1 = title of a package</extracomment>
        <translation>Salvato come pacchetto tuo, «%1». Il gioco da cui sei partito resta com’è.</translation>
    </message>
    <message id="app.play.sequence">
        <source>Sequence of play</source>
        <translation>Sequenza di gioco</translation>
    </message>
    <message id="app.hint.ask">
        <source>Advise me</source>
        <translation>Consigliami</translation>
    </message>
    <message id="app.hint.why_not">
        <source>There is advice only while you are to decide.</source>
        <translation>C’è un consiglio solo quando tocca a te decidere.</translation>
    </message>
    <message id="app.computer.seats">
        <source>Who plays…</source>
        <translation>Chi gioca…</translation>
    </message>
    <message id="app.computer.resume">
        <source>Go on</source>
        <extracomment>The computer, or another program that plays</extracomment>
        <translation>Continua</translation>
    </message>
    <message id="app.computer.pause">
        <source>Pause</source>
        <extracomment>The computer, or another program that plays</extracomment>
        <translation>Pausa</translation>
    </message>
    <message id="app.computer.faster">
        <source>Faster</source>
        <extracomment>The commands of the computer follow each other more quickly</extracomment>
        <translation>Più veloce</translation>
    </message>
    <message id="app.computer.skip">
        <source>Up to my turn</source>
        <extracomment>Everything the computer does is shown at once, until a person is to decide</extracomment>
        <translation>Fino al mio turno</translation>
    </message>
    <message id="app.computer.take_over">
        <source>Play this side myself</source>
        <extracomment>The side the computer is playing just now</extracomment>
        <translation>Gioco io questo schieramento</translation>
    </message>
    <message id="app.computer.hand_over">
        <source>Hand my side over to the computer</source>
        <extracomment>Somebody resigns, and the computer plays on for him</extracomment>
        <translation>Affida il mio schieramento al computer</translation>
    </message>
    <message id="app.computer.seconds">
        <source>%1 s</source>
        <extracomment>So long somebody has been thinking; %1 = seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message id="app.computer.seats_note">
        <source>It counts from the next decision on. The game remembers who plays it.</source>
        <translation>Vale dalla prossima decisione. La partita ricorda chi la gioca.</translation>
    </message>
    <message id="app.computer.seats_done">
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message id="app.new.seat_program">
        <source>Command line of the program</source>
        <translation>Riga di comando del programma</translation>
    </message>
    <message id="app.new.seat_program_hint">
        <source>For example: python3 my_bot.py</source>
        <extracomment>An example of a command line</extracomment>
        <translation>Per esempio: python3 my_bot.py</translation>
    </message>
    <message id="app.new.seat_of">
        <source>Who plays the %1</source>
        <extracomment>Read aloud. %1 = side</extracomment>
        <translation>Chi gioca: %1</translation>
    </message>
    <message id="app.new.seat_person">
        <source>Person</source>
        <extracomment>Who plays a side</extracomment>
        <translation>Persona</translation>
    </message>
    <message id="app.new.seat_quick">
        <source>Computer, quick</source>
        <extracomment>Who plays a side: a level of the computer</extracomment>
        <translation>Computer, rapido</translation>
    </message>
    <message id="app.new.seat_normal">
        <source>Computer, normal</source>
        <translation>Computer, normale</translation>
    </message>
    <message id="app.new.seat_patient">
        <source>Computer, patient</source>
        <translation>Computer, paziente</translation>
    </message>
    <message id="app.new.seat_bot">
        <source>Another program</source>
        <extracomment>Who plays a side</extracomment>
        <translation>Un altro programma</translation>
    </message>
    <message id="app.new.seat_seconds">
        <source>Seconds for a decision, at most</source>
        <translation>Secondi per una decisione, al massimo</translation>
    </message>
    <message id="app.new.seat_per_decision">
        <source>s per decision</source>
        <extracomment>After a number: at most so many seconds for each decision</extracomment>
        <translation>s per decisione</translation>
    </message>
    <message id="app.settings.pace">
        <source>Pace of the computer</source>
        <translation>Ritmo del computer</translation>
    </message>
    <message id="app.settings.pace_note">
        <source>How quickly the commands of the computer and of other programs follow each other on the board.</source>
        <translation>Con che rapidità i comandi del computer e di altri programmi si susseguono sulla mappa.</translation>
    </message>
    <message id="app.settings.pace_slow">
        <source>Slow</source>
        <extracomment>Pace</extracomment>
        <translation>Lento</translation>
    </message>
    <message id="app.settings.pace_readable">
        <source>Readable</source>
        <extracomment>Pace</extracomment>
        <translation>Leggibile</translation>
    </message>
    <message id="app.settings.pace_fast">
        <source>Fast</source>
        <extracomment>Pace</extracomment>
        <translation>Veloce</translation>
    </message>
    <message id="app.settings.pace_at_once">
        <source>At once</source>
        <extracomment>Pace</extracomment>
        <translation>Subito</translation>
    </message>
    <message id="app.hint.total">
        <source>Together</source>
        <extracomment>The sum of the reasons of a piece of advice</extracomment>
        <translation>In tutto</translation>
    </message>
    <message id="app.hint.show">
        <source>Show</source>
        <extracomment>On the board</extracomment>
        <translation>Mostra</translation>
    </message>
    <message id="app.hint.take">
        <source>Do it</source>
        <extracomment>Carries out what was advised</extracomment>
        <translation>Fallo</translation>
    </message>
    <message id="app.hint.thinking">
        <source>The computer is thinking it over…</source>
        <translation>Il computer ci sta pensando…</translation>
    </message>
    <message id="app.hint.lead">
        <source>What the computer would consider, the best first. The figures say how much better or worse you would stand, in steps of an ordinary unit.</source>
        <translation>Ciò che il computer prenderebbe in considerazione, il meglio per primo. Le cifre dicono quanto staresti meglio o peggio, in passi di un’unità ordinaria.</translation>
    </message>
    <message id="app.hint.none">
        <source>The computer has no advice for this.</source>
        <translation>Il computer non ha consigli per questo.</translation>
    </message>
    <message id="app.hint.close">
        <source>Close</source>
        <extracomment>Leaves the advice</extracomment>
        <translation>Chiudi</translation>
    </message>
    <message id="app.hint.tab">
        <source>Hints</source>
        <translation>Consigli</translation>
    </message>
    <message id="app.bot.takes_nothing_back">
        <source>A program does not take back at this table</source>
        <translation>Un programma non annulla mosse a questo tavolo</translation>
    </message>
    <message id="app.hint.more" numerus="yes">
        <source>%n more</source>
        <extracomment>After some names: how many more there are</extracomment>
        <translation>
            <numerusform>altro %n</numerusform>
            <numerusform>altri %n</numerusform>
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
        <translation>%1: il programma non si avvia. %2</translation>
    </message>
    <message id="app.bot.ended">
        <source>%1: the program ended instead of deciding. %2</source>
        <extracomment>%1 = side, %2 = the last thing the program said, or nothing</extracomment>
        <translation>%1: il programma è terminato invece di decidere. %2</translation>
    </message>
    <message id="app.bot.silent">
        <source>%1: the program has not decided for %2 s.</source>
        <extracomment>%1 = side, %2 = seconds</extracomment>
        <translation>%1: il programma non decide da %2 s.</translation>
    </message>
    <message id="app.bot.rubbish">
        <source>%1: the program sent what is no request: %2</source>
        <extracomment>%1 = side, %2 = what it sent</extracomment>
        <translation>%1: il programma ha inviato qualcosa che non è una richiesta: %2</translation>
    </message>
    <message id="app.bot.refused">
        <source>%1: the program sent a command that is not allowed. %2</source>
        <extracomment>%1 = side, %2 = why it is refused</extracomment>
        <translation>%1: il programma ha inviato un comando non consentito. %2</translation>
    </message>
    <message id="app.computer.refused">
        <source>%1: what the computer wanted to do cannot be done. %2</source>
        <extracomment>%1 = side, %2 = why it is refused</extracomment>
        <translation>%1: ciò che il computer voleva fare non si può fare. %2</translation>
    </message>
    <message id="app.computer.paused">
        <source>%1: paused</source>
        <extracomment>%1 = side, played by the computer or by another program</extracomment>
        <translation>%1: in pausa</translation>
    </message>
    <message id="app.computer.bot_decides">
        <source>%1: the program is deciding</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: il programma sta decidendo</translation>
    </message>
    <message id="app.computer.decides">
        <source>%1: the computer is deciding</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: il computer sta decidendo</translation>
    </message>
    <message id="app.play.viewer.opponent_refused">
        <source>What another player sees can be looked at when the game is over</source>
        <translation>Ciò che vede un altro giocatore si può guardare a partita finita</translation>
    </message>
    <message id="app.editor.new_row_first">
        <source>%1: row 2, column 3</source>
        <extracomment>How hexes are numbered; %1 = the number of the one in row 2 and column 3</extracomment>
        <translation>%1: fila 2, colonna 3</translation>
    </message>
    <message id="app.editor.new_column_first">
        <source>%1: column 3, row 2</source>
        <extracomment>How hexes are numbered; %1 = the number of the one in row 2 and column 3</extracomment>
        <translation>%1: colonna 3, fila 2</translation>
    </message>
    <message id="app.editor.scenario_json">
        <source>as JSON</source>
        <extracomment>Opens and closes a value that is written in the notation JSON</extracomment>
        <translation>come JSON</translation>
    </message>
    <message id="app.editor.scenario_map_control">
        <source>As printed on the map</source>
        <extracomment>Who controls which hexes: as the map itself says</extracomment>
        <translation>Come stampato sulla mappa</translation>
    </message>
    <message id="editor.words.attribute">
        <source>value of counters</source>
        <extracomment>Of the name of a number printed on counters</extracomment>
        <translation>valore delle pedine</translation>
    </message>
    <message id="editor.words.box">
        <source>box</source>
        <extracomment>Of the name of a place beside the map</extracomment>
        <translation>box</translation>
    </message>
    <message id="editor.words.chit">
        <source>chit</source>
        <extracomment>Of the name of an event chit</extracomment>
        <translation>chit</translation>
    </message>
    <message id="editor.words.feature">
        <source>hexside</source>
        <extracomment>Of the name of something along hexsides: a river</extracomment>
        <translation>lato di esagono</translation>
    </message>
    <message id="editor.words.flag">
        <source>sign of counters</source>
        <extracomment>Of the name of a sign a counter bears: motorised</extracomment>
        <translation>segno delle pedine</translation>
    </message>
    <message id="editor.words.link">
        <source>road or railway</source>
        <translation>strada o ferrovia</translation>
    </message>
    <message id="editor.words.marker">
        <source>marker</source>
        <translation>segnalino</translation>
    </message>
    <message id="editor.words.pool">
        <source>pool of chits</source>
        <extracomment>Of the name of a cup or hand of chits</extracomment>
        <translation>gruppo di chit</translation>
    </message>
    <message id="editor.words.side">
        <source>side</source>
        <extracomment>Of the name of a side that plays</extracomment>
        <translation>schieramento</translation>
    </message>
    <message id="editor.words.status">
        <source>state of counters</source>
        <extracomment>Of the name of a state a counter can be in</extracomment>
        <translation>stato delle pedine</translation>
    </message>
    <message id="editor.words.terrain">
        <source>terrain</source>
        <translation>terreno</translation>
    </message>
    <message id="editor.words.track">
        <source>track</source>
        <translation>tracciato</translation>
    </message>
    <message id="editor.words.trait">
        <source>property of counters</source>
        <extracomment>Of the name of what counters are told apart by: type, nationality</extracomment>
        <translation>proprietà delle pedine</translation>
    </message>
    <message id="editor.words.value">
        <source>value %1</source>
        <extracomment>%1 = which value of a track or a state, counted from 1</extracomment>
        <translation>valore %1</translation>
    </message>
    <message id="editor.words.cell">
        <source>space %1</source>
        <extracomment>%1 = which space of a track, counted from 1</extracomment>
        <translation>casella %1</translation>
    </message>
    <message id="editor.words.cell_below">
        <source>space %1, second line</source>
        <extracomment>What is written small in a space of a track; %1 = which space, counted from 1</extracomment>
        <translation>casella %1, seconda riga</translation>
    </message>
    <message id="editor.words.badge">
        <source>badge</source>
        <extracomment>What a badge on a counter says for a state</extracomment>
        <translation>contrassegno</translation>
    </message>
    <message id="editor.words.grade">
        <source>kind of road</source>
        <extracomment>Of the name of a kind of road: main, secondary</extracomment>
        <translation>tipo di strada</translation>
    </message>
    <message id="editor.words.credits">
        <source>credits</source>
        <extracomment>Who made the game</extracomment>
        <translation>crediti</translation>
    </message>
    <message id="editor.words.columns">
        <source>heading of the columns</source>
        <extracomment>What stands above the columns of a table</extracomment>
        <translation>intestazione delle colonne</translation>
    </message>
    <message id="editor.words.rows">
        <source>heading of the rows</source>
        <extracomment>What stands before the rows of a table</extracomment>
        <translation>intestazione delle righe</translation>
    </message>
    <message id="editor.words.result">
        <source>result %1</source>
        <extracomment>What a result of a table means; %1 = the result as it is printed</extracomment>
        <translation>risultato %1</translation>
    </message>
    <message id="editor.words.summary">
        <source>summary</source>
        <translation>riassunto</translation>
    </message>
    <message id="editor.words.turn">
        <source>turn %1</source>
        <extracomment>Of the date of a turn; %1 = number of the turn</extracomment>
        <translation>turno %1</translation>
    </message>
    <message id="editor.words.deployment">
        <source>suggested set-up</source>
        <extracomment>Of a set-up that a scenario suggests</extracomment>
        <translation>piazzamento consigliato</translation>
    </message>
    <message id="editor.words.question">
        <source>question</source>
        <extracomment>Of what a ruling asks</extracomment>
        <translation>domanda</translation>
    </message>
    <message id="editor.words.answer">
        <source>answer %1</source>
        <extracomment>%1 = which answer to the question of a ruling, counted from 1</extracomment>
        <translation>risposta %1</translation>
    </message>
    <message id="editor.words.origin">
        <source>origin</source>
        <extracomment>Where a ruling comes from</extracomment>
        <translation>origine</translation>
    </message>
    <message id="editor.words.area">
        <source>area of the map</source>
        <extracomment>Of the name of an area of the map</extracomment>
        <translation>area della mappa</translation>
    </message>
    <message id="editor.words.line">
        <source>line on the map</source>
        <extracomment>Of the name of a line of the map: the front</extracomment>
        <translation>linea sulla mappa</translation>
    </message>
    <message id="editor.words.map">
        <source>title of the map</source>
        <translation>titolo della mappa</translation>
    </message>
    <message id="editor.words.book">
        <source>rulebook</source>
        <translation>regolamento</translation>
    </message>
    <message id="editor.words.section">
        <source>section %1</source>
        <extracomment>%1 = number of a section of the rulebook</extracomment>
        <translation>sezione %1</translation>
    </message>
    <message id="editor.words.of_rules">
        <source>word of the rules</source>
        <extracomment>Of a word the rules use: reduced, available</extracomment>
        <translation>parola delle regole</translation>
    </message>
    <message id="editor.words.condition">
        <source>condition of set-up</source>
        <extracomment>Of what must hold for a group of counters when they are set up</extracomment>
        <translation>condizione di piazzamento</translation>
    </message>
    <message id="editor.words.group">
        <source>group of set-up</source>
        <extracomment>Of the name of a group of counters that are set up together</extracomment>
        <translation>gruppo di piazzamento</translation>
    </message>
    <message id="editor.words.special">
        <source>special rule</source>
        <extracomment>Of the name of a special rule of scenarios</extracomment>
        <translation>regola speciale</translation>
    </message>
    <message id="editor.words.control">
        <source>control at the start</source>
        <extracomment>Of the name of a list of who controls which hexes</extracomment>
        <translation>controllo all’inizio</translation>
    </message>
    <message id="app.editor.counter.symbol">
        <source>Symbol</source>
        <extracomment>The sign in the middle of a counter</extracomment>
        <translation>Simbolo</translation>
    </message>
    <message id="app.editor.symbol.cross">
        <source>Infantry</source>
        <extracomment>Parts of the symbol of a unit</extracomment>
        <translation>Fanteria</translation>
    </message>
    <message id="app.editor.symbol.slash">
        <source>Cavalry</source>
        <translation>Cavalleria</translation>
    </message>
    <message id="app.editor.symbol.track">
        <source>Armour</source>
        <translation>Carri armati</translation>
    </message>
    <message id="app.editor.symbol.chevron">
        <source>Anti-tank</source>
        <translation>Controcarro</translation>
    </message>
    <message id="app.editor.symbol.arc">
        <source>Anti-aircraft</source>
        <translation>Contraerea</translation>
    </message>
    <message id="app.editor.symbol.canopy">
        <source>Parachute</source>
        <translation>Paracadutisti</translation>
    </message>
    <message id="app.editor.symbol.bridge">
        <source>Engineers</source>
        <translation>Genio</translation>
    </message>
    <message id="app.editor.symbol.arrow">
        <source>Machine guns</source>
        <translation>Mitragliatrici</translation>
    </message>
    <message id="app.editor.symbol.tube">
        <source>Mortars</source>
        <translation>Mortai</translation>
    </message>
    <message id="app.editor.symbol.triangle">
        <source>Mountain</source>
        <translation>Montagna</translation>
    </message>
    <message id="app.editor.symbol.flame">
        <source>Flamethrowers</source>
        <translation>Lanciafiamme</translation>
    </message>
    <message id="app.editor.symbol.dot">
        <source>Artillery</source>
        <translation>Artiglieria</translation>
    </message>
    <message id="app.editor.symbol.wheels">
        <source>Wheels</source>
        <translation>Ruote</translation>
    </message>
    <message id="editor.edit.counter_symbol" numerus="yes">
        <source>Symbol of %n counter(s)</source>
        <extracomment>%n = how many counters</extracomment>
        <translation>
            <numerusform>Simbolo di %n pedina</numerusform>
            <numerusform>Simbolo di %n pedine</numerusform>
        </translation>
    </message>
    <message id="app.editor.counter.symbol_of_type">
        <source>As its type</source>
        <extracomment>The symbol of a counter is the one all of its type have</extracomment>
        <translation>Come il tipo</translation>
    </message>
    <message id="app.editor.counter.symbol_composed">
        <source>Put together</source>
        <extracomment>The symbol of a counter is put together from parts</extracomment>
        <translation>Composto</translation>
    </message>
    <message id="app.menu.to_editor">
        <source>Back to the editor</source>
        <extracomment>Leads from a game that is tried out to the package it is played with</extracomment>
        <translation>Torna all’editor</translation>
    </message>
    <message id="app.new.seat_no_program">
        <source>Nobody has said how the program is started.</source>
        <extracomment>Of a program that is to play a side</extracomment>
        <translation>Non è stato detto come si avvia il programma.</translation>
    </message>
    <message id="app.computer.slower">
        <source>Slower</source>
        <extracomment>The commands of the computer follow each other more slowly</extracomment>
        <translation>Più lento</translation>
    </message>
    <message id="app.computer.skip_all">
        <source>To the end</source>
        <extracomment>Everything the computers do is shown at once, until the game is over</extracomment>
        <translation>Fino alla fine</translation>
    </message>
    <message id="app.fonts.none">
        <source>No fonts are installed</source>
        <extracomment>The system has nothing to write with. What is written here is drawn by hand, in capitals.</extracomment>
        <translation>Nessun carattere installato</translation>
    </message>
    <message id="app.fonts.what_to_do">
        <source>Esagono has nothing to write with. Install some fonts and start it again; it looks best with Inter, Vollkorn, JetBrains Mono and Roboto.</source>
        <extracomment>The names are those of fonts. No quotation marks: there are no strokes for them.</extracomment>
        <translation>Esagono non ha con che scrivere. Installa qualche carattere e riavvialo; l’aspetto migliore lo danno Inter, Vollkorn, JetBrains Mono e Roboto.</translation>
    </message>
    <message id="app.fonts.close">
        <source>Enter or Esc closes this window.</source>
        <translation>Invio o Esc chiude questa finestra.</translation>
    </message>
    <message id="app.diary.by">
        <source>“%1” (process %2) has had it open since %3.</source>
        <extracomment>Who has a saved game open: %1 = a program, %2 = its number, %3 = date and time</extracomment>
        <translation>“%1” (processo %2) la tiene aperta dal %3.</translation>
    </message>
    <message id="app.diary.since">
        <source>It has been open there since %1.</source>
        <extracomment>%1 = date and time</extracomment>
        <translation>È aperta là dal %1.</translation>
    </message>
    <message id="app.diary.network">
        <source>Saved on a network</source>
        <extracomment>The file lies on another machine</extracomment>
        <translation>Salvata in rete</translation>
    </message>
    <message id="app.diary.by_far">
        <source>“%1” on %4 (process %2) has had it open since %3.</source>
        <extracomment>Who has a saved game open: %1 = a program, %2 = its number, %3 = date and time, %4 = the other computer</extracomment>
        <translation>“%1” su %4 (processo %2) la tiene aperta dal %3.</translation>
    </message>
    <message id="app.diary.read_only">
        <source>Read only</source>
        <extracomment>A saved game that cannot be written</extracomment>
        <translation>Sola lettura</translation>
    </message>
    <message id="app.diary.elsewhere">
        <source>Open elsewhere</source>
        <extracomment>A saved game another program writes</extracomment>
        <translation>Aperta altrove</translation>
    </message>
    <message id="app.diary.full">
        <source>Disk full</source>
        <translation>Disco pieno</translation>
    </message>
    <message id="app.diary.gone">
        <source>File gone</source>
        <translation>File scomparso</translation>
    </message>
    <message id="app.diary.refused">
        <source>Not saved</source>
        <translation>Non salvata</translation>
    </message>
    <message id="app.diary.do_network">
        <source>The file lies on another machine, where others may write it at the same time. Keep it on this computer while you play.</source>
        <translation>Il file sta su un’altra macchina, dove altri possono scriverlo nello stesso momento. Tienilo su questo computer mentre giochi.</translation>
    </message>
    <message id="app.diary.do_read_only">
        <source>The game can be looked at, but not played. See to it that you may write the file and its folder, or play on in a copy.</source>
        <translation>La partita si può guardare, ma non giocare. Fa’ in modo di poter scrivere il file e la sua cartella, o continua in una copia.</translation>
    </message>
    <message id="app.diary.do_elsewhere">
        <source>Here it can only be looked at. Close it there, or play on in a copy.</source>
        <translation>Qui si può solo guardare. Chiudila là, o continua in una copia.</translation>
    </message>
    <message id="app.diary.do_full">
        <source>Make room on the disk, then do it again.</source>
        <translation>Libera spazio sul disco, poi ripeti.</translation>
    </message>
    <message id="app.diary.do_gone">
        <source>Put the file back, or play on in a copy: nothing played so far is lost.</source>
        <translation>Rimetti il file al suo posto, o continua in una copia: niente di quanto giocato è perduto.</translation>
    </message>
    <message id="app.diary.do_refused">
        <source>See to it that the file can be written and do it again, or play on in a copy.</source>
        <translation>Fa’ in modo che il file si possa scrivere e ripeti, o continua in una copia.</translation>
    </message>
    <message id="app.diary.copy">
        <source>Play on in a copy</source>
        <translation>Continua in una copia</translation>
    </message>
    <message id="app.computer.cannot_decide">
        <source>%1: the computer cannot decide. %2</source>
        <extracomment>%1 = side, %2 = what is wrong with the package</extracomment>
        <translation>%1: il computer non riesce a decidere. %2</translation>
    </message>
</context>
</TS>
