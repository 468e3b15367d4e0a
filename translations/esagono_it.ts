<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name></name>
    <message id="app.about.what_it_is">
        <source>Plays, edits and replays hex-and-counter wargames with every rule enforced.</source>
        <translation>Gioca, modifica e rivede wargame con esagoni e pedine applicando tutte le regole.</translation>
    </message>
    <message id="app.about.state">
        <source>Version %1 is an early one: it lists the games on this computer, but cannot yet play, edit or replay them.</source>
        <oldsource>Version %1, at its beginning: it lists the games on this computer. Playing, editing and replaying them is not possible here yet.</oldsource>
        <extracomment>%1 = the program&apos;s version</extracomment>
        <translation>La versione %1 è ancora agli inizi: elenca i giochi presenti su questo computer, ma non permette ancora di giocarli, modificarli o rivederli.</translation>
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
    <message id="app.library.head.id">
        <source>Identifier</source>
        <extracomment>The short name by which a package is known</extracomment>
        <translation>Identificativo</translation>
    </message>
    <message id="app.library.head.version">
        <source>Version</source>
        <translation>Versione</translation>
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
    <message id="app.library.row">
        <source>%1, version %2</source>
        <extracomment>Read aloud. %1 = title, %2 = version</extracomment>
        <translation>%1, versione %2</translation>
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
    <message id="app.library.problem.unreadable">
        <source>The file package.json cannot be opened.</source>
        <oldsource>The file package.json cannot be read (%1).</oldsource>
        <translation>Il file package.json non si può aprire.</translation>
    </message>
    <message id="app.library.problem.too_large">
        <source>The file package.json is too large: more than 1 MB.</source>
        <translation>Il file package.json è troppo grande: più di 1 MB.</translation>
    </message>
    <message id="app.library.problem.not_json">
        <source>The file package.json is damaged in line %1.</source>
        <oldsource>The file package.json is damaged (%1).</oldsource>
        <extracomment>%1 = line number</extracomment>
        <translation>Il file package.json è danneggiato alla riga %1.</translation>
    </message>
    <message id="app.library.problem.no_id">
        <source>The file package.json gives no “id”.</source>
        <translation>Nel file package.json manca «id».</translation>
    </message>
    <message id="app.library.problem.no_title">
        <source>The file package.json gives no “title”.</source>
        <translation>Nel file package.json manca «title».</translation>
    </message>
    <message id="app.library.problem.no_version">
        <source>The file package.json gives no “version”.</source>
        <translation>Nel file package.json manca «version».</translation>
    </message>
</context>
</TS>
