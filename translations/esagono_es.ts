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
        <oldsource>Version %1, at its beginning: it lists the games on this computer. Playing, editing and replaying them is not possible here yet.</oldsource>
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
    <message id="app.library.problem.unreadable">
        <source>The file package.json cannot be opened.</source>
        <oldsource>The file package.json cannot be read (%1).</oldsource>
        <translation>No se puede abrir el archivo package.json.</translation>
    </message>
    <message id="app.library.problem.too_large">
        <source>The file package.json is too large: more than 1 MB.</source>
        <translation>El archivo package.json es demasiado grande: más de 1 MB.</translation>
    </message>
    <message id="app.library.problem.not_json">
        <source>The file package.json is damaged in line %1.</source>
        <oldsource>The file package.json is damaged (%1).</oldsource>
        <extracomment>%1 = line number</extracomment>
        <translation>El archivo package.json está dañado en la línea %1.</translation>
    </message>
    <message id="app.library.problem.no_id">
        <source>The file package.json gives no “id”.</source>
        <translation>En el archivo package.json falta «id».</translation>
    </message>
    <message id="app.library.problem.no_title">
        <source>The file package.json gives no “title”.</source>
        <translation>En el archivo package.json falta «title».</translation>
    </message>
    <message id="app.library.problem.no_version">
        <source>The file package.json gives no “version”.</source>
        <translation>En el archivo package.json falta «version».</translation>
    </message>
</context>
</TS>
