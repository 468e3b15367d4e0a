<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="app.about.what_it_is">
        <source>Plays, edits and replays hex-and-counter wargames with every rule enforced.</source>
        <translation>Joue, modifie et rejoue des wargames à hexagones et pions en appliquant toutes les règles.</translation>
    </message>
    <message id="app.about.state">
        <source>Version %1 is an early one: it lists the games on this computer, but cannot yet play, edit or replay them.</source>
        <oldsource>Version %1, at its beginning: it lists the games on this computer. Playing, editing and replaying them is not possible here yet.</oldsource>
        <extracomment>%1 = the program&apos;s version</extracomment>
        <translation>La version %1 en est à ses débuts : elle présente les jeux de cet ordinateur, mais ne permet pas encore d’y jouer, de les modifier ni de les rejouer.</translation>
    </message>
    <message id="app.language">
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message id="app.library.games">
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message id="app.library.look_again">
        <source>Look again</source>
        <translation>Chercher à nouveau</translation>
    </message>
    <message id="app.library.no_games">
        <source>No games found</source>
        <translation>Aucun jeu trouvé</translation>
    </message>
    <message id="app.library.looked_in">
        <source>Put a game package into one of these folders, then look again:</source>
        <translation>Placez un paquet de jeu dans l’un de ces dossiers, puis cherchez à nouveau :</translation>
    </message>
    <message id="app.library.head.game">
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message id="app.library.head.id">
        <source>Identifier</source>
        <extracomment>The short name by which a package is known</extracomment>
        <translation>Identifiant</translation>
    </message>
    <message id="app.library.head.version">
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message id="app.library.packages">
        <source>Game packages</source>
        <translation>Paquets de jeu</translation>
    </message>
    <message id="app.library.row_broken">
        <source>%1: %2</source>
        <extracomment>Read aloud. %1 = title, %2 = why it cannot be used</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message id="app.library.row">
        <source>%1, version %2</source>
        <extracomment>Read aloud. %1 = title, %2 = version</extracomment>
        <translation>%1, version %2</translation>
    </message>
    <message id="app.library.broken">
        <source>Cannot be used</source>
        <translation>Inutilisable</translation>
    </message>
    <message id="app.library.scanning">
        <source>Looking for games…</source>
        <translation>Recherche des jeux…</translation>
    </message>
    <message id="app.library.found" numerus="yes">
        <source>%n game(s) found</source>
        <translation>
            <numerusform>%n jeu trouvé</numerusform>
            <numerusform>%n jeux trouvés</numerusform>
        </translation>
    </message>
    <message id="app.library.with_problem" numerus="yes">
        <source>%n package(s) with a problem</source>
        <translation>
            <numerusform>%n paquet avec un problème</numerusform>
            <numerusform>%n paquets avec un problème</numerusform>
        </translation>
    </message>
    <message id="app.library.problem.unreadable">
        <source>The file package.json cannot be opened.</source>
        <oldsource>The file package.json cannot be read (%1).</oldsource>
        <translation>Le fichier package.json ne peut pas être ouvert.</translation>
    </message>
    <message id="app.library.problem.too_large">
        <source>The file package.json is too large: more than 1 MB.</source>
        <translation>Le fichier package.json est trop volumineux : plus de 1 Mo.</translation>
    </message>
    <message id="app.library.problem.not_json">
        <source>The file package.json is damaged in line %1.</source>
        <oldsource>The file package.json is damaged (%1).</oldsource>
        <extracomment>%1 = line number</extracomment>
        <translation>Le fichier package.json est endommagé à la ligne %1.</translation>
    </message>
    <message id="app.library.problem.no_id">
        <source>The file package.json gives no “id”.</source>
        <translation>Il manque « id » dans le fichier package.json.</translation>
    </message>
    <message id="app.library.problem.no_title">
        <source>The file package.json gives no “title”.</source>
        <translation>Il manque « title » dans le fichier package.json.</translation>
    </message>
    <message id="app.library.problem.no_version">
        <source>The file package.json gives no “version”.</source>
        <translation>Il manque « version » dans le fichier package.json.</translation>
    </message>
</context>
</TS>
