<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="app.about.what_it_is">
        <source>Plays, edits and replays hex-and-counter wargames with every rule enforced.</source>
        <translation>Plays, edits and replays hex-and-counter wargames with every rule enforced.</translation>
    </message>
    <message id="app.about.state">
        <source>Version %1 is an early one: it lists the games on this computer, but cannot yet play, edit or replay them.</source>
        <oldsource>Version %1, at its beginning: it lists the games on this computer. Playing, editing and replaying them is not possible here yet.</oldsource>
        <extracomment>%1 = the program&apos;s version</extracomment>
        <translation>Version %1 is an early one: it lists the games on this computer, but cannot yet play, edit or replay them.</translation>
    </message>
    <message id="app.language">
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message id="app.library.games">
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message id="app.library.look_again">
        <source>Look again</source>
        <translation>Look again</translation>
    </message>
    <message id="app.library.no_games">
        <source>No games found</source>
        <translation>No games found</translation>
    </message>
    <message id="app.library.looked_in">
        <source>Put a game package into one of these folders, then look again:</source>
        <translation>Put a game package into one of these folders, then look again:</translation>
    </message>
    <message id="app.library.head.game">
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message id="app.library.head.id">
        <source>Identifier</source>
        <extracomment>The short name by which a package is known</extracomment>
        <translation>Identifier</translation>
    </message>
    <message id="app.library.head.version">
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message id="app.library.packages">
        <source>Game packages</source>
        <translation>Game packages</translation>
    </message>
    <message id="app.library.row_broken">
        <source>%1: %2</source>
        <extracomment>Read aloud. %1 = title, %2 = why it cannot be used</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="app.library.row">
        <source>%1, version %2</source>
        <extracomment>Read aloud. %1 = title, %2 = version</extracomment>
        <translation>%1, version %2</translation>
    </message>
    <message id="app.library.broken">
        <source>Cannot be used</source>
        <translation>Cannot be used</translation>
    </message>
    <message id="app.library.scanning">
        <source>Looking for games…</source>
        <translation>Looking for games…</translation>
    </message>
    <message id="app.library.found" numerus="yes">
        <source>%n game(s) found</source>
        <translation>
            <numerusform>%n game found</numerusform>
            <numerusform>%n games found</numerusform>
        </translation>
    </message>
    <message id="app.library.with_problem" numerus="yes">
        <source>%n package(s) with a problem</source>
        <translation>
            <numerusform>%n package with a problem</numerusform>
            <numerusform>%n packages with a problem</numerusform>
        </translation>
    </message>
    <message id="app.library.problem.unreadable">
        <source>The file package.json cannot be opened.</source>
        <oldsource>The file package.json cannot be read (%1).</oldsource>
        <translation>The file package.json cannot be opened.</translation>
    </message>
    <message id="app.library.problem.too_large">
        <source>The file package.json is too large: more than 1 MB.</source>
        <translation>The file package.json is too large: more than 1 MB.</translation>
    </message>
    <message id="app.library.problem.not_json">
        <source>The file package.json is damaged in line %1.</source>
        <oldsource>The file package.json is damaged (%1).</oldsource>
        <extracomment>%1 = line number</extracomment>
        <translation>The file package.json is damaged in line %1.</translation>
    </message>
    <message id="app.library.problem.no_id">
        <source>The file package.json gives no “id”.</source>
        <translation>The file package.json gives no “id”.</translation>
    </message>
    <message id="app.library.problem.no_title">
        <source>The file package.json gives no “title”.</source>
        <translation>The file package.json gives no “title”.</translation>
    </message>
    <message id="app.library.problem.no_version">
        <source>The file package.json gives no “version”.</source>
        <translation>The file package.json gives no “version”.</translation>
    </message>
</context>
</TS>
