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
    <message id="core.fault.malformed">
        <source>%1, %2: expected %3, found %4</source>
        <extracomment>%1 = file, %2 = JSON pointer, %3 = what was expected, %4 = what was found</extracomment>
        <translation>%1, %2: expected %3, found %4</translation>
    </message>
    <message id="core.fault.not_json">
        <source>%1, %2: not valid JSON: %3</source>
        <extracomment>%1 = file, %2 = JSON pointer or line, %3 = the parser&apos;s own words</extracomment>
        <translation>%1, %2: not valid JSON: %3</translation>
    </message>
    <message id="core.fault.key_twice">
        <source>%1, %2: the key “%3” stands twice in one object</source>
        <extracomment>%1 = file, %2 = JSON pointer, %3 = key</extracomment>
        <translation>%1, %2: the key “%3” stands twice in one object</translation>
    </message>
    <message id="core.fault.too_many_bytes">
        <source>%1, %2: more than the allowed %3 bytes</source>
        <extracomment>%1 = file, %2 = JSON pointer, %3 = the limit</extracomment>
        <translation>%1, %2: more than the allowed %3 bytes</translation>
    </message>
    <message id="core.fault.too_deep">
        <source>%1, %2: nested deeper than the allowed %3 levels</source>
        <extracomment>%1 = file, %2 = JSON pointer, %3 = the limit</extracomment>
        <translation>%1, %2: nested deeper than the allowed %3 levels</translation>
    </message>
    <message id="core.fault.too_many_values">
        <source>%1, %2: more than the allowed %3 values</source>
        <extracomment>%1 = file, %2 = JSON pointer, %3 = the limit</extracomment>
        <translation>%1, %2: more than the allowed %3 values</translation>
    </message>
    <message id="kit.fault.newer_format">
        <source>%1 is written in version %2 of its format; this program reads versions up to %3</source>
        <extracomment>%1 = file, %2 = version of the file, %3 = newest version this program reads</extracomment>
        <translation>%1 is written in version %2 of its format; this program reads versions up to %3</translation>
    </message>
    <message id="kit.fault.foreign_format">
        <source>%1 does not belong to a game package: its format should be “%2” and is %3</source>
        <extracomment>%1 = file, %2 = the format it should name, %3 = the format it names</extracomment>
        <translation>%1 does not belong to a game package: its format should be “%2” and is %3</translation>
    </message>
    <message id="kit.fault.no_package">
        <source>%1 is missing: this is no game package</source>
        <extracomment>%1 = the file that makes a folder a package</extracomment>
        <translation>%1 is missing: this is no game package</translation>
    </message>
    <message id="kit.fault.unreadable">
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 = file, %2 = the system&apos;s own words</extracomment>
        <translation>%1 cannot be read: %2</translation>
    </message>
    <message id="kit.fault.unwritable">
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 = file, %2 = the system&apos;s own words</extracomment>
        <translation>%1 cannot be written: %2</translation>
    </message>
    <message id="kit.fault.outside">
        <source>%1 leads out of the package&apos;s folder</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 leads out of the package&apos;s folder</translation>
    </message>
    <message id="kit.fault.not_regular">
        <source>%1 is not an ordinary file</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 is not an ordinary file</translation>
    </message>
    <message id="kit.fault.too_many_files">
        <source>%1 holds more than the allowed %2 files</source>
        <extracomment>%1 = folder, %2 = the limit</extracomment>
        <translation>%1 holds more than the allowed %2 files</translation>
    </message>
    <message id="kit.expected.text">
        <source>a text</source>
        <translation>a text</translation>
    </message>
    <message id="kit.expected.id">
        <source>an id: letters, digits and _ . : - , at most 64</source>
        <translation>an id: letters, digits and _ . : - , at most 64</translation>
    </message>
    <message id="kit.expected.unused_id">
        <source>an id not used before</source>
        <translation>an id not used before</translation>
    </message>
    <message id="kit.expected.whole_number">
        <source>a whole number</source>
        <translation>a whole number</translation>
    </message>
    <message id="kit.expected.boolean">
        <source>true or false</source>
        <translation>true or false</translation>
    </message>
    <message id="kit.expected.list">
        <source>a list</source>
        <translation>a list</translation>
    </message>
    <message id="kit.expected.object">
        <source>an object</source>
        <translation>an object</translation>
    </message>
    <message id="kit.expected.words">
        <source>a text, or texts by language code</source>
        <translation>a text, or texts by language code</translation>
    </message>
    <message id="kit.expected.source">
        <source>a source: a text, or texts by key</source>
        <translation>a source: a text, or texts by key</translation>
    </message>
    <message id="kit.expected.at_least_one">
        <source>at least one entry</source>
        <translation>at least one entry</translation>
    </message>
    <message id="kit.expected.colour">
        <source>a colour like #1a2b3c</source>
        <translation>a colour like #1a2b3c</translation>
    </message>
    <message id="kit.expected.dice">
        <source>dice like 1d6 or 2d6</source>
        <translation>dice like 1d6 or 2d6</translation>
    </message>
    <message id="kit.expected.range">
        <source>a range like 3-5, 7+ or &lt;=1</source>
        <translation>a range like 3-5, 7+ or &lt;=1</translation>
    </message>
    <message id="kit.expected.odds">
        <source>odds like 1:2</source>
        <translation>odds like 1:2</translation>
    </message>
    <message id="kit.expected.cell">
        <source>a text, a number or nothing</source>
        <translation>a text, a number or nothing</translation>
    </message>
    <message id="kit.expected.column">
        <source>a column of this chart</source>
        <translation>a column of this chart</translation>
    </message>
    <message id="kit.expected.rows_or_bands">
        <source>either rows and columns, or bands</source>
        <translation>either rows and columns, or bands</translation>
    </message>
    <message id="kit.expected.file">
        <source>a file of this package</source>
        <translation>a file of this package</translation>
    </message>
    <message id="kit.expected.side">
        <source>a declared side</source>
        <translation>a declared side</translation>
    </message>
    <message id="kit.expected.status">
        <source>a declared status</source>
        <translation>a declared status</translation>
    </message>
    <message id="kit.expected.marker">
        <source>a declared marker</source>
        <translation>a declared marker</translation>
    </message>
    <message id="kit.expected.track">
        <source>a declared track</source>
        <translation>a declared track</translation>
    </message>
    <message id="kit.expected.box">
        <source>a declared box</source>
        <translation>a declared box</translation>
    </message>
    <message id="kit.expected.pool">
        <source>a declared pool</source>
        <translation>a declared pool</translation>
    </message>
    <message id="kit.expected.chit">
        <source>a declared chit</source>
        <translation>a declared chit</translation>
    </message>
    <message id="kit.expected.attribute">
        <source>a declared attribute</source>
        <translation>a declared attribute</translation>
    </message>
    <message id="kit.expected.trait">
        <source>a declared trait</source>
        <translation>a declared trait</translation>
    </message>
    <message id="kit.expected.trait_word">
        <source>one of the words declared for this trait</source>
        <translation>one of the words declared for this trait</translation>
    </message>
    <message id="kit.expected.flag">
        <source>a declared flag</source>
        <translation>a declared flag</translation>
    </message>
    <message id="kit.expected.terrain">
        <source>a declared terrain</source>
        <translation>a declared terrain</translation>
    </message>
    <message id="kit.expected.feature">
        <source>a declared hexside feature</source>
        <translation>a declared hexside feature</translation>
    </message>
    <message id="kit.expected.link">
        <source>a declared kind of link</source>
        <translation>a declared kind of link</translation>
    </message>
    <message id="kit.expected.counter">
        <source>a counter of this package</source>
        <translation>a counter of this package</translation>
    </message>
    <message id="kit.expected.map">
        <source>a map of this package</source>
        <translation>a map of this package</translation>
    </message>
    <message id="kit.expected.book">
        <source>a declared book</source>
        <translation>a declared book</translation>
    </message>
    <message id="kit.expected.choice">
        <source>one of the choices</source>
        <translation>one of the choices</translation>
    </message>
    <message id="kit.expected.hex">
        <source>the number of a hex on the map</source>
        <translation>the number of a hex on the map</translation>
    </message>
    <message id="kit.expected.hexside">
        <source>two adjacent hexes, like 1211|1212</source>
        <translation>two adjacent hexes, like 1211|1212</translation>
    </message>
    <message id="kit.expected.adjacent_hex">
        <source>a hex adjacent to the one before</source>
        <translation>a hex adjacent to the one before</translation>
    </message>
    <message id="kit.expected.place">
        <source>a hex or a box</source>
        <translation>a hex or a box</translation>
    </message>
    <message id="kit.expected.area">
        <source>an area of the map</source>
        <translation>an area of the map</translation>
    </message>
    <message id="kit.expected.control_list">
        <source>a control list of the map</source>
        <translation>a control list of the map</translation>
    </message>
    <message id="kit.expected.unlisted_hexside">
        <source>a hexside not listed before</source>
        <translation>a hexside not listed before</translation>
    </message>
    <message id="kit.expected.unlisted_hex">
        <source>a hex not listed before</source>
        <translation>a hex not listed before</translation>
    </message>
    <message id="kit.expected.grid">
        <source>a grid: its ranges in order, at most 20,000 hexes, its numbers fitting the pattern</source>
        <translation>a grid: its ranges in order, at most 20,000 hexes, its numbers fitting the pattern</translation>
    </message>
    <message id="kit.expected.numbering">
        <source>a pattern of numbers like RRCC or CC.RR</source>
        <translation>a pattern of numbers like RRCC or CC.RR</translation>
    </message>
    <message id="kit.found.nothing">
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message id="kit.finding.unknown_key">
        <source>The key “%1” is not known here; it is kept</source>
        <extracomment>%1 = key</extracomment>
        <translation>The key “%1” is not known here; it is kept</translation>
    </message>
    <message id="kit.finding.place_off_map">
        <source>%1 lies in %2, which is not on the map; the place is left out</source>
        <extracomment>%1 = place, %2 = hex number</extracomment>
        <translation>%1 lies in %2, which is not on the map; the place is left out</translation>
    </message>
    <message id="kit.finding.area_off_map">
        <source>The area “%1” names %2, which is not on the map; the hex is left out</source>
        <extracomment>%1 = area, %2 = hex number</extracomment>
        <translation>The area “%1” names %2, which is not on the map; the hex is left out</translation>
    </message>
    <message id="kit.finding.unused_file">
        <source>Nothing in the package uses %1</source>
        <extracomment>%1 = file</extracomment>
        <translation>Nothing in the package uses %1</translation>
    </message>
    <message id="kit.finding.ranges_overlap">
        <source>In the chart “%1”, “%2” and “%3” overlap</source>
        <extracomment>%1 = chart, %2 and %3 = labels</extracomment>
        <translation>In the chart “%1”, “%2” and “%3” overlap</translation>
    </message>
    <message id="kit.finding.ranges_hole">
        <source>The chart “%1” has no entry for %2 to %3</source>
        <extracomment>%1 = chart, %2 and %3 = first and last number</extracomment>
        <translation>The chart “%1” has no entry for %2 to %3</translation>
    </message>
    <message id="kit.finding.odds_not_rising">
        <source>In the chart “%1” the odds %2 do not rise above %3</source>
        <extracomment>%1 = chart, %2 = label, %3 = the label before it</extracomment>
        <translation>In the chart “%1” the odds %2 do not rise above %3</translation>
    </message>
    <message id="kit.finding.labels_mixed">
        <source>In the chart “%1” the label “%2” is a name among numbers; all are taken for names</source>
        <extracomment>%1 = chart, %2 = label</extracomment>
        <translation>In the chart “%1” the label “%2” is a name among numbers; all are taken for names</translation>
    </message>
    <message id="kit.finding.hex_isolated">
        <source>No neighbouring hex leads to %1</source>
        <extracomment>%1 = hex number</extracomment>
        <translation>No neighbouring hex leads to %1</translation>
    </message>
    <message id="kit.finding.land_apart">
        <source>%1 and the land around it, %2 hexes, cannot be reached from the rest of the land</source>
        <extracomment>%1 = hex number, %2 = how many hexes</extracomment>
        <translation>%1 and the land around it, %2 hexes, cannot be reached from the rest of the land</translation>
    </message>
    <message id="kit.finding.area_empty">
        <source>The area “%1” has no hexes</source>
        <extracomment>%1 = area</extracomment>
        <translation>The area “%1” has no hexes</translation>
    </message>
    <message id="kit.finding.counter_unused">
        <source>No scenario uses the counter “%1”</source>
        <extracomment>%1 = counter</extracomment>
        <translation>No scenario uses the counter “%1”</translation>
    </message>
    <message id="kit.finding.counter_twice">
        <source>The counter “%1” is set up or arrives more than once in this scenario</source>
        <extracomment>%1 = counter</extracomment>
        <translation>The counter “%1” is set up or arrives more than once in this scenario</translation>
    </message>
    <message id="kit.finding.counter_of_other_side">
        <source>The counter “%1” belongs to another side than its group</source>
        <extracomment>%1 = counter</extracomment>
        <translation>The counter “%1” belongs to another side than its group</translation>
    </message>
    <message id="kit.finding.arrives_too_late">
        <source>The group arrives in turn %1; the scenario ends with turn %2</source>
        <extracomment>%1 = turn, %2 = last turn</extracomment>
        <translation>The group arrives in turn %1; the scenario ends with turn %2</translation>
    </message>
    <message id="kit.finding.nowhere_to_set_up">
        <source>There is no hex in which the group could be set up</source>
        <translation>There is no hex in which the group could be set up</translation>
    </message>
    <message id="kit.finding.turn_labels">
        <source>There are %1 labels for %2 turns</source>
        <extracomment>%1 = how many labels, %2 = how many turns</extracomment>
        <translation>There are %1 labels for %2 turns</translation>
    </message>
    <message id="kit.finding.deployed_elsewhere">
        <source>The deployment puts the counter “%1” where its set-up group may not stand</source>
        <extracomment>%1 = counter</extracomment>
        <translation>The deployment puts the counter “%1” where its set-up group may not stand</translation>
    </message>
    <message id="kit.finding.words_missing">
        <source>Words are missing in: %1</source>
        <extracomment>%1 = language codes</extracomment>
        <translation>Words are missing in: %1</translation>
    </message>
    <message id="kit.finding.name_missing">
        <source>“%1” has no name that people could read</source>
        <extracomment>%1 = id</extracomment>
        <translation>“%1” has no name that people could read</translation>
    </message>
    <message id="kit.finding.no_source">
        <source>Values without a source: %1</source>
        <extracomment>%1 = how many values</extracomment>
        <translation>Values without a source: %1</translation>
    </message>
    <message id="kit.finding.source_unclear">
        <source>“%1” does not say whether this is from the rulebook, derived, public data or reconstructed</source>
        <extracomment>%1 = the mark</extracomment>
        <translation>“%1” does not say whether this is from the rulebook, derived, public data or reconstructed</translation>
    </message>
    <message id="kit.finding.not_drawn">
        <source>“%1” is declared, but display.json does not draw it</source>
        <extracomment>%1 = id</extracomment>
        <translation>“%1” is declared, but display.json does not draw it</translation>
    </message>
    <message id="kit.finding.ruling_without_section">
        <source>The ruling “%1” is about section %2, which rulebook.json does not list</source>
        <extracomment>%1 = ruling, %2 = section</extracomment>
        <translation>The ruling “%1” is about section %2, which rulebook.json does not list</translation>
    </message>
    <message id="play.refuse.over">
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message id="play.refuse.owner">
        <source>It is not for %1 to decide now</source>
        <extracomment>%1 = the side that asked</extracomment>
        <translation>It is not for %1 to decide now</translation>
    </message>
    <message id="play.refuse.verb">
        <source>“%1” is not among the things that can be done now</source>
        <extracomment>%1 = the verb</extracomment>
        <translation>“%1” is not among the things that can be done now</translation>
    </message>
    <message id="play.refuse.argument">
        <source>The argument “%1” is missing or does not fit</source>
        <extracomment>%1 = the argument&apos;s name</extracomment>
        <translation>The argument “%1” is missing or does not fit</translation>
    </message>
    <message id="play.refuse.dice_wanted">
        <source>Tell what your dice show: a die with %1 faces is to be rolled</source>
        <extracomment>%1 = how many sides the die has</extracomment>
        <translation>Tell what your dice show: a die with %1 faces is to be rolled</translation>
    </message>
    <message id="play.refuse.nothing_to_take_back">
        <source>There is nothing to take back</source>
        <translation>There is nothing to take back</translation>
    </message>
    <message id="play.refuse.take_back_of_others">
        <source>What the other side decided cannot be taken back</source>
        <translation>What the other side decided cannot be taken back</translation>
    </message>
    <message id="play.refuse.take_back_barrier">
        <source>A die was thrown or a secret was shown: what went before can no longer be taken back</source>
        <translation>A die was thrown or a secret was shown: what went before can no longer be taken back</translation>
    </message>
    <message id="play.refuse.reading_only">
        <source>This diary is open for reading only</source>
        <translation>This diary is open for reading only</translation>
    </message>
    <message id="play.fault.no_rules">
        <source>No rules for the game “%1” are built into this program</source>
        <extracomment>%1 = game</extracomment>
        <translation>No rules for the game “%1” are built into this program</translation>
    </message>
    <message id="play.fault.package_lacks">
        <source>The package “%1” does not fit its rules: in its list “%2”, “%3” must stand as number %4</source>
        <extracomment>%1 = package, %2 = key of a list in package.json, %3 = the name the rules need, %4 = its place</extracomment>
        <translation>The package “%1” does not fit its rules: in its list “%2”, “%3” must stand as number %4</translation>
    </message>
    <message id="play.fault.no_scenario">
        <source>There is no scenario “%1”</source>
        <extracomment>%1 = scenario</extracomment>
        <translation>There is no scenario “%1”</translation>
    </message>
    <message id="play.fault.no_choice">
        <source>There is no ruling or option “%1” with the choice “%2”</source>
        <extracomment>%1 = ruling or option, %2 = choice</extracomment>
        <translation>There is no ruling or option “%1” with the choice “%2”</translation>
    </message>
    <message id="play.fault.no_event">
        <source>There is no event %1 in this diary</source>
        <extracomment>%1 = number of the event</extracomment>
        <translation>There is no event %1 in this diary</translation>
    </message>
    <message id="play.fault.impossible_event">
        <source>Event %1 cannot have happened: %2</source>
        <extracomment>%1 = number of the event, %2 = what is wrong with it</extracomment>
        <translation>Event %1 cannot have happened: %2</translation>
    </message>
    <message id="play.fault.no_name">
        <source>%1: there is no %2 “%3” in this game</source>
        <extracomment>%1 = where, %2 = kind of thing, %3 = the name found</extracomment>
        <translation>%1: there is no %2 “%3” in this game</translation>
    </message>
    <message id="play.fault.expected">
        <source>%1: expected %2</source>
        <extracomment>%1 = where, %2 = what was expected</extracomment>
        <translation>%1: expected %2</translation>
    </message>
    <message id="play.fault.rules_version">
        <source>The diary was written with rules version %1; this program has version %2</source>
        <extracomment>%1 = version of the rules in the diary, %2 = version of the rules in this program</extracomment>
        <translation>The diary was written with rules version %1; this program has version %2</translation>
    </message>
    <message id="play.verify.chain">
        <source>Page %1 is not as it was written</source>
        <extracomment>%1 = number of the page</extracomment>
        <translation>Page %1 is not as it was written</translation>
    </message>
    <message id="play.verify.seed">
        <source>The seed of the dice is not the one that was committed to</source>
        <translation>The seed of the dice is not the one that was committed to</translation>
    </message>
    <message id="play.verify.event">
        <source>The diary says %1, the rules say %2</source>
        <extracomment>%1 = the event in the diary, %2 = the event the rules bring today</extracomment>
        <translation>The diary says %1, the rules say %2</translation>
    </message>
    <message id="play.verify.count">
        <source>Events here in the diary: %1; by the rules: %2</source>
        <extracomment>%1 = number of events in the diary, %2 = number of events the rules bring today</extracomment>
        <translation>Events here in the diary: %1; by the rules: %2</translation>
    </message>
    <message id="play.verify.barrier">
        <source>The diary and the rules do not agree on whether this can be taken back</source>
        <translation>The diary and the rules do not agree on whether this can be taken back</translation>
    </message>
    <message id="play.verify.snapshot">
        <source>The snapshot kept with page %1 is not the table as it was</source>
        <extracomment>%1 = number of the page</extracomment>
        <translation>The snapshot kept with page %1 is not the table as it was</translation>
    </message>
    <message id="store.fault.not_found">
        <source>%1 does not exist</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 does not exist</translation>
    </message>
    <message id="store.fault.folder">
        <source>%1 is a folder, not the diary of a game</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 is a folder, not the diary of a game</translation>
    </message>
    <message id="store.fault.no_file">
        <source>%1 is a device or the like, not the diary of a game</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 is a device or the like, not the diary of a game</translation>
    </message>
    <message id="store.fault.empty">
        <source>%1 is empty</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 is empty</translation>
    </message>
    <message id="store.fault.foreign">
        <source>%1 is not the diary of a game</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 is not the diary of a game</translation>
    </message>
    <message id="store.fault.other_program">
        <source>%1 is a database of another program, not the diary of a game</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 is a database of another program, not the diary of a game</translation>
    </message>
    <message id="store.fault.newer">
        <source>%1 was written by a newer Esagono: its format is %2, this program reads up to %3</source>
        <extracomment>%1 = file, %2 = version of the file format, %3 = newest version this program reads</extracomment>
        <translation>%1 was written by a newer Esagono: its format is %2, this program reads up to %3</translation>
    </message>
    <message id="store.fault.no_version">
        <source>%1 says that its format is %2, which never existed</source>
        <extracomment>%1 = file, %2 = version of the file format</extracomment>
        <translation>%1 says that its format is %2, which never existed</translation>
    </message>
    <message id="store.fault.truncated">
        <source>%1 is cut short: %2 bytes of %3 are left</source>
        <extracomment>%1 = file, %2 = bytes found, %3 = bytes that should be there</extracomment>
        <translation>%1 is cut short: %2 bytes of %3 are left</translation>
    </message>
    <message id="store.fault.corrupted">
        <source>%1 is damaged: %2</source>
        <extracomment>%1 = file, %2 = SQLite&apos;s own words</extracomment>
        <translation>%1 is damaged: %2</translation>
    </message>
    <message id="store.fault.altered">
        <source>%1 is not built as a diary is: “%2” is missing, altered or does not belong there</source>
        <extracomment>%1 = file, %2 = name of the first table, view, index or trigger that differs</extracomment>
        <translation>%1 is not built as a diary is: “%2” is missing, altered or does not belong there</translation>
    </message>
    <message id="store.fault.beginning_broken">
        <source>%1: what the game was begun with has been changed since</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1: what the game was begun with has been changed since</translation>
    </message>
    <message id="store.fault.chain_broken">
        <source>%1: page %2 is not as it was written</source>
        <extracomment>%1 = file, %2 = page number</extracomment>
        <translation>%1: page %2 is not as it was written</translation>
    </message>
    <message id="store.fault.page_disorderly">
        <source>%1: page %2 does not follow from the pages before it</source>
        <extracomment>%1 = file, %2 = page number</extracomment>
        <translation>%1: page %2 does not follow from the pages before it</translation>
    </message>
    <message id="store.fault.too_many_steps">
        <source>%1 asks for more work than any diary needs</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 asks for more work than any diary needs</translation>
    </message>
    <message id="store.fault.busy">
        <source>%1 is being written by another program</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 is being written by another program</translation>
    </message>
    <message id="store.fault.changed_elsewhere">
        <source>%1 was written to by another program: its last page should be %2 and is %3</source>
        <extracomment>%1 = file, %2 = page expected to be the last, %3 = last page found</extracomment>
        <translation>%1 was written to by another program: its last page should be %2 and is %3</translation>
    </message>
    <message id="store.fault.exists">
        <source>%1 exists already</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 exists already</translation>
    </message>
    <message id="store.fault.unreadable">
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 = file, %2 = the system&apos;s own words</extracomment>
        <translation>%1 cannot be read: %2</translation>
    </message>
    <message id="store.fault.unwritable">
        <source>%1 cannot be written: %2. Nothing was changed</source>
        <extracomment>%1 = file, %2 = the system&apos;s own words</extracomment>
        <translation>%1 cannot be written: %2. Nothing was changed</translation>
    </message>
    <message id="store.fault.opened_for_reading">
        <source>%1 was opened for reading only</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 was opened for reading only</translation>
    </message>
    <message id="store.fault.disk_full">
        <source>No room is left on the disk of %1. Nothing was changed</source>
        <extracomment>%1 = file</extracomment>
        <translation>No room is left on the disk of %1. Nothing was changed</translation>
    </message>
    <message id="store.fault.entry_too_large">
        <source>%1: a single entry would be larger than the allowed %2 bytes</source>
        <extracomment>%1 = file, %2 = largest number of bytes</extracomment>
        <translation>%1: a single entry would be larger than the allowed %2 bytes</translation>
    </message>
    <message id="store.fault.whole_too_large">
        <source>%1: a page, or the game data, would be larger than the allowed %2 bytes</source>
        <extracomment>%1 = file, %2 = largest number of bytes</extracomment>
        <translation>%1: a page, or the game data, would be larger than the allowed %2 bytes</translation>
    </message>
    <message id="store.fault.no_such_page">
        <source>%1 has no page %2</source>
        <extracomment>%1 = file, %2 = page number</extracomment>
        <translation>%1 has no page %2</translation>
    </message>
    <message id="store.fault.not_on_line">
        <source>%1: page %2 is not on the line of branch %3</source>
        <extracomment>%1 = file, %2 = page number, %3 = branch number</extracomment>
        <translation>%1: page %2 is not on the line of branch %3</translation>
    </message>
    <message id="store.fault.no_such_branch">
        <source>%1 has no branch %2</source>
        <extracomment>%1 = file, %2 = branch number</extracomment>
        <translation>%1 has no branch %2</translation>
    </message>
    <message id="store.fault.no_such_event">
        <source>%1 has no event %2</source>
        <extracomment>%1 = file, %2 = event number</extracomment>
        <translation>%1 has no event %2</translation>
    </message>
    <message id="store.fault.no_such_annotation">
        <source>%1 has no annotation %2</source>
        <extracomment>%1 = file, %2 = number of the annotation</extracomment>
        <translation>%1 has no annotation %2</translation>
    </message>
    <message id="store.fault.no_such_commitment">
        <source>%1 has no unopened dice commitment %2</source>
        <extracomment>%1 = file, %2 = number of the commitment</extracomment>
        <translation>%1 has no unopened dice commitment %2</translation>
    </message>
    <message id="store.fault.no_such_package_file">
        <source>%1 does not contain “%2”</source>
        <extracomment>%1 = file, %2 = name of a file of the game data</extracomment>
        <translation>%1 does not contain “%2”</translation>
    </message>
    <message id="store.fault.name_not_unicode">
        <source>%1: a name is not valid Unicode</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1: a name is not valid Unicode</translation>
    </message>
    <message id="store.fault.nothing_to_salvage">
        <source>Not even the beginning of %1 could be saved</source>
        <extracomment>%1 = file</extracomment>
        <translation>Not even the beginning of %1 could be saved</translation>
    </message>
    <message id="cli.help.program">
        <source>Esagono without a display: plays hex-and-counter wargames with every rule enforced</source>
        <translation>Esagono without a display: plays hex-and-counter wargames with every rule enforced</translation>
    </message>
    <message id="cli.help.help">
        <source>Prints this help</source>
        <translation>Prints this help</translation>
    </message>
    <message id="cli.help.version">
        <source>Prints the version of the program</source>
        <translation>Prints the version of the program</translation>
    </message>
    <message id="cli.help.json">
        <source>Answers with one JSON document</source>
        <translation>Answers with one JSON document</translation>
    </message>
    <message id="cli.help.lang">
        <source>Language of the answers: it, en, es, fr</source>
        <translation>Language of the answers: it, en, es, fr</translation>
    </message>
    <message id="cli.help.packages">
        <source>A package&apos;s folder, or a folder of packages, to look into first; may be repeated</source>
        <translation>A package&apos;s folder, or a folder of packages, to look into first; may be repeated</translation>
    </message>
    <message id="cli.help.file">
        <source>A game&apos;s diary (*.esagono)</source>
        <translation>A game&apos;s diary (*.esagono)</translation>
    </message>
    <message id="cli.help.viewer">
        <source>Who looks: a side, umpire or stranger</source>
        <translation>Who looks: a side, umpire or stranger</translation>
    </message>
    <message id="cli.help.side">
        <source>Who asks; if left out, the next side to decide</source>
        <translation>Who asks; if left out, the next side to decide</translation>
    </message>
    <message id="cli.help.out">
        <source>The diary to be written; it must not exist</source>
        <translation>The diary to be written; it must not exist</translation>
    </message>
    <message id="cli.help.game">
        <source>The game&apos;s id, as “games” lists it</source>
        <translation>The game&apos;s id, as “games” lists it</translation>
    </message>
    <message id="cli.help.scenario">
        <source>The scenario&apos;s id</source>
        <translation>The scenario&apos;s id</translation>
    </message>
    <message id="cli.help.option">
        <source>option=choice: an option or a ruling that is not left at its standard; may be repeated</source>
        <translation>option=choice: an option or a ruling that is not left at its standard; may be repeated</translation>
    </message>
    <message id="cli.help.at">
        <source>The number of an event; if left out, the last one</source>
        <translation>The number of an event; if left out, the last one</translation>
    </message>
    <message id="cli.help.games">
        <source>Lists the games, their scenarios and options</source>
        <translation>Lists the games, their scenarios and options</translation>
    </message>
    <message id="cli.help.validate">
        <source>Reads a package and lists what its author should know</source>
        <translation>Reads a package and lists what its author should know</translation>
    </message>
    <message id="cli.help.folder">
        <source>The package&apos;s folder</source>
        <translation>The package&apos;s folder</translation>
    </message>
    <message id="cli.help.new">
        <source>Begins a game in a new diary</source>
        <translation>Begins a game in a new diary</translation>
    </message>
    <message id="cli.help.new_position">
        <source>A file with the position to begin from, as “position” writes it</source>
        <translation>A file with the position to begin from, as “position” writes it</translation>
    </message>
    <message id="cli.help.seed">
        <source>What the dice come from: a number or any words; if left out, a fresh secret</source>
        <translation>What the dice come from: a number or any words; if left out, a fresh secret</translation>
    </message>
    <message id="cli.help.told">
        <source>“told”: the players roll and tell their own dice; or the first faces, like 3,5</source>
        <translation>“told”: the players roll and tell their own dice; or the first faces, like 3,5</translation>
    </message>
    <message id="cli.help.verify">
        <source>Rules on every command again and names the first difference</source>
        <translation>Rules on every command again and names the first difference</translation>
    </message>
    <message id="cli.help.salvage">
        <source>Saves what can be trusted of a damaged diary into a new one</source>
        <translation>Saves what can be trusted of a damaged diary into a new one</translation>
    </message>
    <message id="cli.help.fork">
        <source>Copies a diary up to the last command complete at an event</source>
        <translation>Copies a diary up to the last command complete at an event</translation>
    </message>
    <message id="cli.help.state">
        <source>Shows the table</source>
        <translation>Shows the table</translation>
    </message>
    <message id="cli.help.offers">
        <source>Shows what a side may do</source>
        <translation>Shows what a side may do</translation>
    </message>
    <message id="cli.help.log">
        <source>Shows what happened</source>
        <translation>Shows what happened</translation>
    </message>
    <message id="cli.help.position">
        <source>Writes the position down, for “new --position”</source>
        <translation>Writes the position down, for “new --position”</translation>
    </message>
    <message id="cli.help.do">
        <source>Plays a command</source>
        <translation>Plays a command</translation>
    </message>
    <message id="cli.help.why">
        <source>Says whether a command is legal, and if not, by which rule</source>
        <translation>Says whether a command is legal, and if not, by which rule</translation>
    </message>
    <message id="cli.help.preview">
        <source>Reckons what a command may bring</source>
        <translation>Reckons what a command may bring</translation>
    </message>
    <message id="cli.help.takeback">
        <source>Takes back a side&apos;s last command</source>
        <translation>Takes back a side&apos;s last command</translation>
    </message>
    <message id="cli.help.command">
        <source>verb name=value … with lists as a,b and shares as a:1,b:2; or a JSON object</source>
        <translation>verb name=value … with lists as a,b and shares as a:1,b:2; or a JSON object</translation>
    </message>
    <message id="cli.help.dice">
        <source>What the players&apos; own dice show, like 3,5</source>
        <translation>What the players&apos; own dice show, like 3,5</translation>
    </message>
    <message id="cli.help.selfplay">
        <source>Plays games against itself</source>
        <translation>Plays games against itself</translation>
    </message>
    <message id="cli.help.selfplay_games">
        <source>How many games</source>
        <translation>How many games</translation>
    </message>
    <message id="cli.help.selfplay_seed">
        <source>A number: the first game&apos;s seed, from which the others come</source>
        <translation>A number: the first game&apos;s seed, from which the others come</translation>
    </message>
    <message id="cli.help.players">
        <source>Who plays: random; one for all sides or one per side, like random,random</source>
        <translation>Who plays: random; one for all sides or one per side, like random,random</translation>
    </message>
    <message id="cli.help.out_dir">
        <source>A folder for the games&apos; diaries; if left out, none are kept</source>
        <translation>A folder for the games&apos; diaries; if left out, none are kept</translation>
    </message>
    <message id="cli.help.max_commands">
        <source>How many commands a game may have</source>
        <translation>How many commands a game may have</translation>
    </message>
    <message id="cli.help.check">
        <source>Which laws are checked at every step: offers or all</source>
        <translation>Which laws are checked at every step: offers or all</translation>
    </message>
    <message id="cli.help.protocol">
        <source>Talks to a bot: one JSON object per line on standard input and output</source>
        <translation>Talks to a bot: one JSON object per line on standard input and output</translation>
    </message>
    <message id="cli.help.only_side">
        <source>The only side that is answered</source>
        <translation>The only side that is answered</translation>
    </message>
    <message id="cli.exit.title">
        <source>Exit codes:</source>
        <translation>Exit codes:</translation>
    </message>
    <message id="cli.exit.done">
        <source>done; of “why”: legal</source>
        <translation>done; of “why”: legal</translation>
    </message>
    <message id="cli.exit.refused">
        <source>refused by the rules</source>
        <translation>refused by the rules</translation>
    </message>
    <message id="cli.exit.usage">
        <source>the command line cannot be understood</source>
        <translation>the command line cannot be understood</translation>
    </message>
    <message id="cli.exit.not_found">
        <source>not found</source>
        <translation>not found</translation>
    </message>
    <message id="cli.exit.damaged">
        <source>damaged or malformed input</source>
        <translation>damaged or malformed input</translation>
    </message>
    <message id="cli.exit.foreign">
        <source>foreign, from a newer program, or not belonging together</source>
        <translation>foreign, from a newer program, or not belonging together</translation>
    </message>
    <message id="cli.exit.busy">
        <source>another program is writing the diary</source>
        <translation>another program is writing the diary</translation>
    </message>
    <message id="cli.exit.unwritable">
        <source>cannot be written, or the disk is full</source>
        <translation>cannot be written, or the disk is full</translation>
    </message>
    <message id="cli.exit.different">
        <source>“verify” found a difference</source>
        <translation>“verify” found a difference</translation>
    </message>
    <message id="cli.exit.law_broken">
        <source>“selfplay” found a broken law</source>
        <translation>“selfplay” found a broken law</translation>
    </message>
    <message id="cli.fault.no_file">
        <source>%1 does not exist</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 does not exist</translation>
    </message>
    <message id="cli.fault.unreadable">
        <source>%1 cannot be read</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 cannot be read</translation>
    </message>
    <message id="cli.fault.too_large">
        <source>%1 has more than the allowed %2 bytes</source>
        <extracomment>%1 = file, %2 = largest number of bytes</extracomment>
        <translation>%1 has more than the allowed %2 bytes</translation>
    </message>
    <message id="cli.fault.folder">
        <source>The folder %1 cannot be made</source>
        <extracomment>%1 = folder</extracomment>
        <translation>The folder %1 cannot be made</translation>
    </message>
    <message id="cli.fault.no_game">
        <source>No package of the game “%1” was found</source>
        <extracomment>%1 = game</extracomment>
        <translation>No package of the game “%1” was found</translation>
    </message>
    <message id="cli.fault.no_rules">
        <source>The rules “%1” are not built into this program</source>
        <extracomment>%1 = name of the rules</extracomment>
        <translation>The rules “%1” are not built into this program</translation>
    </message>
    <message id="cli.fault.no_side">
        <source>There is no side “%1” in this game</source>
        <extracomment>%1 = what was asked for</extracomment>
        <translation>There is no side “%1” in this game</translation>
    </message>
    <message id="cli.fault.nothing_complete">
        <source>No command is complete at event %1</source>
        <extracomment>%1 = number of the event</extracomment>
        <translation>No command is complete at event %1</translation>
    </message>
    <message id="cli.fault.verb_expected">
        <source>“%1” is no command: it has no verb</source>
        <extracomment>%1 = the words that are no command</extracomment>
        <translation>“%1” is no command: it has no verb</translation>
    </message>
    <message id="cli.fault.argument_expected">
        <source>“%1” is no argument: expected name=value</source>
        <extracomment>%1 = the word</extracomment>
        <translation>“%1” is no argument: expected name=value</translation>
    </message>
    <message id="cli.fault.share_expected">
        <source>“%1” is no share: expected counter:number</source>
        <extracomment>%1 = the word</extracomment>
        <translation>“%1” is no share: expected counter:number</translation>
    </message>
    <message id="cli.fault.said_twice">
        <source>“%1” is said twice</source>
        <extracomment>%1 = the name</extracomment>
        <translation>“%1” is said twice</translation>
    </message>
    <message id="cli.misuse.faces">
        <source>“%1” are no dice: expected faces like 3,5</source>
        <extracomment>%1 = what was said</extracomment>
        <translation>“%1” are no dice: expected faces like 3,5</translation>
    </message>
    <message id="cli.misuse.choice">
        <source>“%1” is no option of a game: expected option=choice, each option once</source>
        <extracomment>%1 = what was said</extracomment>
        <translation>“%1” is no option of a game: expected option=choice, each option once</translation>
    </message>
    <message id="cli.misuse.seed_or_dice">
        <source>Either --seed or --dice: dice come from a seed or are told</source>
        <translation>Either --seed or --dice: dice come from a seed or are told</translation>
    </message>
    <message id="cli.misuse.dice_of_seed">
        <source>The dice of this game come from its seed and cannot be told</source>
        <translation>The dice of this game come from its seed and cannot be told</translation>
    </message>
    <message id="cli.misuse.players">
        <source>“%1”: expected one player, or one for each of the %2 sides</source>
        <extracomment>%1 = what was said, %2 = number of sides</extracomment>
        <translation>“%1”: expected one player, or one for each of the %2 sides</translation>
    </message>
    <message id="cli.misuse.no_player">
        <source>There is no player “%1”</source>
        <extracomment>%1 = name of the player</extracomment>
        <translation>There is no player “%1”</translation>
    </message>
    <message id="cli.misuse.line">
        <source>The command line cannot be understood: %1</source>
        <extracomment>%1 = the parser&apos;s own words</extracomment>
        <translation>The command line cannot be understood: %1</translation>
    </message>
    <message id="cli.protocol.text_expected">
        <source>“%1” should be a text</source>
        <extracomment>%1 = key</extracomment>
        <translation>“%1” should be a text</translation>
    </message>
    <message id="cli.protocol.numbers_expected">
        <source>“%1” should be made of whole numbers within bounds</source>
        <extracomment>%1 = key</extracomment>
        <translation>“%1” should be made of whole numbers within bounds</translation>
    </message>
    <message id="cli.protocol.object_expected">
        <source>“%1” should be an object</source>
        <extracomment>%1 = key</extracomment>
        <translation>“%1” should be an object</translation>
    </message>
    <message id="cli.protocol.unknown">
        <source>“%1” is nothing this protocol can do</source>
        <extracomment>%1 = what was asked</extracomment>
        <translation>“%1” is nothing this protocol can do</translation>
    </message>
    <message id="cli.protocol.other_side">
        <source>This session does not answer “%1”</source>
        <extracomment>%1 = side</extracomment>
        <translation>This session does not answer “%1”</translation>
    </message>
    <message id="cli.protocol.too_long">
        <source>The line has more than the allowed %1 bytes</source>
        <extracomment>%1 = largest number of bytes</extracomment>
        <translation>The line has more than the allowed %1 bytes</translation>
    </message>
    <message id="cli.games.game">
        <source>%1: %2, release %3</source>
        <extracomment>%1 = id, %2 = title, %3 = release</extracomment>
        <translation>%1: %2, release %3</translation>
    </message>
    <message id="cli.games.sides">
        <source>Sides: %1</source>
        <extracomment>%1 = list of sides</extracomment>
        <translation>Sides: %1</translation>
    </message>
    <message id="cli.games.scenario">
        <source>Scenario %1: %2. %3</source>
        <extracomment>%1 = id, %2 = title, %3 = summary</extracomment>
        <translation>Scenario %1: %2. %3</translation>
    </message>
    <message id="cli.games.option">
        <source>Option %1 = %2 (standard: %3): %4</source>
        <extracomment>%1 = id, %2 = choices, %3 = the standard choice, %4 = the question</extracomment>
        <translation>Option %1 = %2 (standard: %3): %4</translation>
    </message>
    <message id="cli.games.broken">
        <source>Broken package %1: %2</source>
        <extracomment>%1 = folder, %2 = what is wrong</extracomment>
        <translation>Broken package %1: %2</translation>
    </message>
    <message id="cli.games.none">
        <source>No packages were found</source>
        <translation>No packages were found</translation>
    </message>
    <message id="cli.validate.count">
        <source>Findings: %1, of which errors: %2</source>
        <extracomment>%1 = number of findings, %2 = number of errors among them</extracomment>
        <translation>Findings: %1, of which errors: %2</translation>
    </message>
    <message id="cli.new.begun">
        <source>%1: “%2” begins</source>
        <extracomment>%1 = file, %2 = title of the scenario</extracomment>
        <translation>%1: “%2” begins</translation>
    </message>
    <message id="cli.to_decide">
        <source>To decide: %1</source>
        <extracomment>%1 = sides</extracomment>
        <translation>To decide: %1</translation>
    </message>
    <message id="cli.verify.well">
        <source>All is well. Pages: %1, events: %2</source>
        <extracomment>%1 = number of pages, %2 = number of events</extracomment>
        <translation>All is well. Pages: %1, events: %2</translation>
    </message>
    <message id="cli.verify.difference">
        <source>First difference on page %1, event %2: %3</source>
        <extracomment>%1 = page, %2 = event, %3 = what differs</extracomment>
        <translation>First difference on page %1, event %2: %3</translation>
    </message>
    <message id="cli.salvage.all">
        <source>Everything was saved into %3. Pages: %1, events: %2</source>
        <extracomment>%1 = number of pages, %2 = number of events, %3 = file</extracomment>
        <translation>Everything was saved into %3. Pages: %1, events: %2</translation>
    </message>
    <message id="cli.salvage.part">
        <source>The beginning was saved into %3. Pages: %1, events: %2</source>
        <extracomment>%1 = number of pages, %2 = number of events, %3 = file</extracomment>
        <translation>The beginning was saved into %3. Pages: %1, events: %2</translation>
    </message>
    <message id="cli.fork.done">
        <source>Copied into %3. Pages: %1, events: %2</source>
        <extracomment>%1 = number of pages, %2 = number of events, %3 = file</extracomment>
        <translation>Copied into %3. Pages: %1, events: %2</translation>
    </message>
    <message id="cli.state.title">
        <source>%1, %2: after event %3, as seen by %4</source>
        <extracomment>%1 = game, %2 = scenario, %3 = event, %4 = who looks</extracomment>
        <translation>%1, %2: after event %3, as seen by %4</translation>
    </message>
    <message id="cli.viewer.umpire">
        <source>the umpire</source>
        <translation>the umpire</translation>
    </message>
    <message id="cli.viewer.stranger">
        <source>a stranger</source>
        <translation>a stranger</translation>
    </message>
    <message id="cli.nobody">
        <source>nobody</source>
        <translation>nobody</translation>
    </message>
    <message id="cli.state.hidden_counter">
        <source>a counter (%1)</source>
        <extracomment>%1 = side</extracomment>
        <translation>a counter (%1)</translation>
    </message>
    <message id="cli.state.face">
        <source>face %1</source>
        <extracomment>%1 = number of the face</extracomment>
        <translation>face %1</translation>
    </message>
    <message id="cli.state.markers">
        <source>Markers: %1</source>
        <extracomment>%1 = list</extracomment>
        <translation>Markers: %1</translation>
    </message>
    <message id="cli.state.control">
        <source>Hexes controlled: %1</source>
        <extracomment>%1 = sides with numbers of hexes</extracomment>
        <translation>Hexes controlled: %1</translation>
    </message>
    <message id="cli.state.tracks">
        <source>Tracks: %1</source>
        <extracomment>%1 = list</extracomment>
        <translation>Tracks: %1</translation>
    </message>
    <message id="cli.state.pools">
        <source>Cups: %1</source>
        <extracomment>%1 = list</extracomment>
        <translation>Cups: %1</translation>
    </message>
    <message id="cli.state.ended">
        <source>Winner: %1. %2</source>
        <extracomment>%1 = winner, %2 = how it ended</extracomment>
        <translation>Winner: %1. %2</translation>
    </message>
    <message id="cli.offers.targets">
        <source>targets: %1</source>
        <extracomment>%1 = list</extracomment>
        <translation>targets: %1</translation>
    </message>
    <message id="cli.offers.range">
        <source>from %1 to %2</source>
        <extracomment>%1 = lowest, %2 = highest number</extracomment>
        <translation>from %1 to %2</translation>
    </message>
    <message id="cli.offers.blocked">
        <source>not %1: %2</source>
        <extracomment>%1 = target, %2 = why not</extracomment>
        <translation>not %1: %2</translation>
    </message>
    <message id="cli.play.over">
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message id="cli.play.legal">
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message id="cli.play.refused">
        <source>Refused: %1</source>
        <extracomment>%1 = why</extracomment>
        <translation>Refused: %1</translation>
    </message>
    <message id="cli.play.no_preview">
        <source>There is nothing to reckon beforehand</source>
        <translation>There is nothing to reckon beforehand</translation>
    </message>
    <message id="cli.play.taken_back">
        <source>Taken back; the last event is now %1</source>
        <extracomment>%1 = number of the event</extracomment>
        <translation>Taken back; the last event is now %1</translation>
    </message>
    <message id="cli.log.was_taken_back">
        <source>was taken back</source>
        <translation>was taken back</translation>
    </message>
    <message id="cli.log.goes_back">
        <source>goes back to [%1]</source>
        <extracomment>%1 = the page gone back to</extracomment>
        <translation>goes back to [%1]</translation>
    </message>
    <message id="cli.event.counter_placed">
        <source>%1 is placed in %2</source>
        <extracomment>%1 = counter, %2 = place</extracomment>
        <translation>%1 is placed in %2</translation>
    </message>
    <message id="cli.event.counter_moved">
        <source>%1 goes from %2 to %3</source>
        <extracomment>%1 = counter, %2 = place, %3 = place</extracomment>
        <translation>%1 goes from %2 to %3</translation>
    </message>
    <message id="cli.event.counter_turned">
        <source>%1 is turned: %2</source>
        <extracomment>%1 = counter, %2 = face</extracomment>
        <translation>%1 is turned: %2</translation>
    </message>
    <message id="cli.event.counter_removed">
        <source>%1 leaves the table</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 leaves the table</translation>
    </message>
    <message id="cli.event.status_set">
        <source>%1: %2 is now %3</source>
        <extracomment>%1 = counter, %2 = status, %3 = value</extracomment>
        <translation>%1: %2 is now %3</translation>
    </message>
    <message id="cli.event.marker_placed">
        <source>Marker %1 (%3) is placed in %2</source>
        <extracomment>%1 = marker, %2 = place, %3 = value</extracomment>
        <translation>Marker %1 (%3) is placed in %2</translation>
    </message>
    <message id="cli.event.marker_removed">
        <source>Marker %1 (%3) leaves %2</source>
        <extracomment>%1 = marker, %2 = place, %3 = value</extracomment>
        <translation>Marker %1 (%3) leaves %2</translation>
    </message>
    <message id="cli.event.control_changed">
        <source>%1 is now controlled by %2</source>
        <extracomment>%1 = hex, %2 = side</extracomment>
        <translation>%1 is now controlled by %2</translation>
    </message>
    <message id="cli.event.track_set">
        <source>%1 is now %2</source>
        <extracomment>%1 = track, %2 = value</extracomment>
        <translation>%1 is now %2</translation>
    </message>
    <message id="cli.event.pool_changed">
        <source>Cup %1: chit %2, %3</source>
        <extracomment>%1 = cup, %2 = chit, %3 = how many more, or fewer</extracomment>
        <translation>Cup %1: chit %2, %3</translation>
    </message>
    <message id="cli.event.chit_drawn">
        <source>%1 is drawn from %2</source>
        <extracomment>%1 = chit, %2 = cup</extracomment>
        <translation>%1 is drawn from %2</translation>
    </message>
    <message id="cli.event.dice_rolled">
        <source>%1: the dice show %2 (dice with %3 faces)</source>
        <extracomment>%1 = what for, %2 = faces, %3 = number of faces a die has</extracomment>
        <translation>%1: the dice show %2 (dice with %3 faces)</translation>
    </message>
    <message id="cli.selfplay.games">
        <source>Games: %1. Won: %2. Draws: %3. Not finished: %4</source>
        <extracomment>%1 = number of games, %2 = wins by side, %3 = draws, %4 = games that did not end</extracomment>
        <translation>Games: %1. Won: %2. Draws: %3. Not finished: %4</translation>
    </message>
    <message id="cli.selfplay.speed">
        <source>Commands: %1, events: %2, side-turns: %3, per second: %4, milliseconds: %5</source>
        <extracomment>%1 = commands, %2 = events, %3 = side-turns, %4 = side-turns per second, %5 = milliseconds</extracomment>
        <translation>Commands: %1, events: %2, side-turns: %3, per second: %4, milliseconds: %5</translation>
    </message>
    <message id="cli.selfplay.broken">
        <source>Broken law in the game of seed %1, after %2 commands: %3</source>
        <extracomment>%1 = seed, %2 = number of commands before it happened, %3 = the law</extracomment>
        <translation>Broken law in the game of seed %1, after %2 commands: %3</translation>
    </message>
    <message id="cli.law.nobody_decides">
        <source>Nobody has to decide, and the game is not over</source>
        <translation>Nobody has to decide, and the game is not over</translation>
    </message>
    <message id="cli.law.no_offer">
        <source>%1 has to decide “%2” and has no offer</source>
        <extracomment>%1 = side, %2 = decision</extracomment>
        <translation>%1 has to decide “%2” and has no offer</translation>
    </message>
    <message id="cli.law.offer_refused">
        <source>“%1” is offered and then refused by %2</source>
        <extracomment>%1 = verb or command, %2 = rule</extracomment>
        <translation>“%1” is offered and then refused by %2</translation>
    </message>
    <message id="cli.law.blocked_allowed">
        <source>A blocked target of “%1” is not refused by %2 when it is asked for</source>
        <extracomment>%1 = verb, %2 = rule</extracomment>
        <translation>A blocked target of “%1” is not refused by %2 when it is asked for</translation>
    </message>
    <message id="cli.law.not_indexed">
        <source>A refusal of “%1” cites %2, which the rulebook&apos;s index does not have</source>
        <extracomment>%1 = verb, %2 = rule</extracomment>
        <translation>A refusal of “%1” cites %2, which the rulebook&apos;s index does not have</translation>
    </message>
    <message id="cli.law.event">
        <source>The event %1 %2 is not read back as it was written</source>
        <extracomment>%1 = kind of event, %2 = its data</extracomment>
        <translation>The event %1 %2 is not read back as it was written</translation>
    </message>
    <message id="cli.law.fold">
        <source>Folding the events does not lead to the table the referee has: %1 %2</source>
        <extracomment>%1 = kind of event, %2 = its data</extracomment>
        <translation>Folding the events does not lead to the table the referee has: %1 %2</translation>
    </message>
    <message id="cli.law.command">
        <source>The command %1 is not read back as it was written</source>
        <extracomment>%1 = command</extracomment>
        <translation>The command %1 is not read back as it was written</translation>
    </message>
    <message id="cli.law.snapshot">
        <source>The table is not read back as it was packed</source>
        <translation>The table is not read back as it was packed</translation>
    </message>
    <message id="cli.law.position">
        <source>The position, written down, does not lay out the same table</source>
        <translation>The position, written down, does not lay out the same table</translation>
    </message>
    <message id="cli.law.diary">
        <source>The diary does not follow the game</source>
        <translation>The diary does not follow the game</translation>
    </message>
    <message id="cli.law.verify">
        <source>Verifying the diary finds a difference on page %1, event %2</source>
        <extracomment>%1 = page, %2 = event</extracomment>
        <translation>Verifying the diary finds a difference on page %1, event %2</translation>
    </message>
    <message id="kit.expected.number">
        <source>a number</source>
        <translation>a number</translation>
    </message>
    <message id="kit.expected.label">
        <source>a text or a number</source>
        <translation>a text or a number</translation>
    </message>
    <message id="play.word.counter">
        <source>counter</source>
        <translation>counter</translation>
    </message>
    <message id="play.word.side">
        <source>side</source>
        <translation>side</translation>
    </message>
    <message id="play.word.hex">
        <source>hex</source>
        <translation>hex</translation>
    </message>
    <message id="play.word.status">
        <source>status</source>
        <translation>status</translation>
    </message>
    <message id="play.word.marker">
        <source>marker</source>
        <translation>marker</translation>
    </message>
    <message id="play.word.track">
        <source>track</source>
        <translation>track</translation>
    </message>
    <message id="play.word.pool">
        <source>cup</source>
        <translation>cup</translation>
    </message>
    <message id="play.word.chit">
        <source>chit</source>
        <translation>chit</translation>
    </message>
    <message id="play.word.frame">
        <source>decision or step</source>
        <translation>decision or step</translation>
    </message>
    <message id="play.word.argument">
        <source>argument</source>
        <translation>argument</translation>
    </message>
    <message id="play.word.event_kind">
        <source>kind of event</source>
        <translation>kind of event</translation>
    </message>
    <message id="play.expected.number">
        <source>a whole number in range</source>
        <translation>a whole number in range</translation>
    </message>
    <message id="play.expected.choice">
        <source>one of its choices</source>
        <translation>one of its choices</translation>
    </message>
    <message id="play.expected.object">
        <source>an object</source>
        <translation>an object</translation>
    </message>
    <message id="play.expected.list">
        <source>a list</source>
        <translation>a list</translation>
    </message>
    <message id="play.expected.shares">
        <source>counters with numbers</source>
        <translation>counters with numbers</translation>
    </message>
    <message id="play.expected.command">
        <source>an object with a verb</source>
        <translation>an object with a verb</translation>
    </message>
    <message id="play.expected.text_argument">
        <source>an argument of a message</source>
        <translation>an argument of a message</translation>
    </message>
    <message id="play.expected.message">
        <source>a message id with at most 9 arguments</source>
        <translation>a message id with at most 9 arguments</translation>
    </message>
    <message id="play.expected.once">
        <source>each counter only once</source>
        <translation>each counter only once</translation>
    </message>
    <message id="play.expected.no_owners">
        <source>no owners: it is a step</source>
        <translation>no owners: it is a step</translation>
    </message>
    <message id="play.expected.owners">
        <source>owners: it is a decision</source>
        <translation>owners: it is a decision</translation>
    </message>
    <message id="play.expected.frame">
        <source>at least one decision or step</source>
        <translation>at least one decision or step</translation>
    </message>
    <message id="santander.fault.package_lacks">
        <source>The package does not fit the rules of Santander 1937: “%1” is missing or unreadable</source>
        <extracomment>%1 = what is missing: an area, a chart, a counter</extracomment>
        <translation>The package does not fit the rules of Santander 1937: “%1” is missing or unreadable</translation>
    </message>
    <message id="santander.log.setup">
        <source>Set-up: %1</source>
        <extracomment>%1 = side</extracomment>
        <translation>Set-up: %1</translation>
    </message>
    <message id="santander.log.setup_reserve">
        <source>Set-up: the Republican reserve force</source>
        <translation>Set-up: the Republican reserve force</translation>
    </message>
    <message id="santander.log.turn">
        <source>Turn %1</source>
        <extracomment>%1 = turn</extracomment>
        <translation>Turn %1</translation>
    </message>
    <message id="santander.phase.weather">
        <source>Weather</source>
        <translation>Weather</translation>
    </message>
    <message id="santander.phase.nationalist">
        <source>Nationalist Phase</source>
        <translation>Nationalist Phase</translation>
    </message>
    <message id="santander.phase.republican">
        <source>Republican Phase</source>
        <translation>Republican Phase</translation>
    </message>
    <message id="santander.phase.movement">
        <source>%1: movement</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: movement</translation>
    </message>
    <message id="santander.phase.combat">
        <source>%1: ground combat</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1: ground combat</translation>
    </message>
    <message id="santander.log.division_front">
        <source>Division %1 is in the front line</source>
        <extracomment>%1 = division</extracomment>
        <translation>Division %1 is in the front line</translation>
    </message>
    <message id="santander.log.division_reserve">
        <source>Division %1 is a reserve force</source>
        <extracomment>%1 = division</extracomment>
        <translation>Division %1 is a reserve force</translation>
    </message>
    <message id="santander.log.armour">
        <source>Nationalist armoured units received: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Nationalist armoured units received: %1</translation>
    </message>
    <message id="santander.log.fair">
        <source>The weather is fair</source>
        <translation>The weather is fair</translation>
    </message>
    <message id="santander.log.rain">
        <source>It rains: no air operations, and entering a mountain hex costs 1 MP more</source>
        <translation>It rains: no air operations, and entering a mountain hex costs 1 MP more</translation>
    </message>
    <message id="santander.log.no_offensive">
        <source>No Republican offensive this turn</source>
        <translation>No Republican offensive this turn</translation>
    </message>
    <message id="santander.log.offensive">
        <source>The Republican offensive in Aragon begins</source>
        <translation>The Republican offensive in Aragon begins</translation>
    </message>
    <message id="santander.log.offensive_effect">
        <source>The offensive draws forces away. Infantry units: %1; air units: %2</source>
        <extracomment>%1 = infantry units, %2 = air units</extracomment>
        <translation>The offensive draws forces away. Infantry units: %1; air units: %2</translation>
    </message>
    <message id="santander.log.column">
        <source>A Supply Column arrives in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>A Supply Column arrives in hex %1</translation>
    </message>
    <message id="santander.log.factory_down">
        <source>The Reinosa factory is demolished</source>
        <translation>The Reinosa factory is demolished</translation>
    </message>
    <message id="santander.log.factory_stands">
        <source>The Reinosa factory is still intact</source>
        <translation>The Reinosa factory is still intact</translation>
    </message>
    <message id="santander.log.basques_surrender">
        <source>The Basque forces surrender</source>
        <translation>The Basque forces surrender</translation>
    </message>
    <message id="santander.log.basques_fight">
        <source>The Basque forces fight on</source>
        <translation>The Basque forces fight on</translation>
    </message>
    <message id="santander.log.attack">
        <source>%1: attack on hex %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: attack on hex %2</translation>
    </message>
    <message id="santander.log.air_dice">
        <source>Air combat, dice: %1</source>
        <extracomment>%1 = side</extracomment>
        <translation>Air combat, dice: %1</translation>
    </message>
    <message id="santander.log.shot_down">
        <source>%1 is shot down</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>%1 is shot down</translation>
    </message>
    <message id="santander.log.air_withdrawn">
        <source>%1 is withdrawn until turn %2</source>
        <extracomment>%1 = air unit, %2 = turn</extracomment>
        <translation>%1 is withdrawn until turn %2</translation>
    </message>
    <message id="santander.log.bombardment_even">
        <source>The bombardments cancel each other out</source>
        <translation>The bombardments cancel each other out</translation>
    </message>
    <message id="santander.log.bombardment">
        <source>%1: bombardment, column %2, modified die %3, levels of DSG: %4</source>
        <extracomment>%1 = side, %2 = difference, %3 = die, %4 = levels of DSG</extracomment>
        <translation>%1: bombardment, column %2, modified die %3, levels of DSG: %4</translation>
    </message>
    <message id="santander.log.combat_result">
        <source>Die %1, modifier %2: result %3</source>
        <extracomment>%1 = die, %2 = modifier, %3 = result as printed</extracomment>
        <translation>Die %1, modifier %2: result %3</translation>
    </message>
    <message id="santander.log.breakthrough">
        <source>Breakthrough in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Breakthrough in hex %1</translation>
    </message>
    <message id="santander.log.morale">
        <source>Republican morale: die %1, modifier %2: %3</source>
        <extracomment>%1 = die, %2 = modifier, %3 = result</extracomment>
        <translation>Republican morale: die %1, modifier %2: %3</translation>
    </message>
    <message id="santander.log.loses">
        <source>%1, steps lost: %2</source>
        <extracomment>%1 = side, %2 = steps</extracomment>
        <translation>%1, steps lost: %2</translation>
    </message>
    <message id="santander.log.retreats">
        <source>%1: retreat to hex %2</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: retreat to hex %2</translation>
    </message>
    <message id="santander.log.nowhere">
        <source>The units in hex %1 have nowhere to retreat to: they lose one step more</source>
        <extracomment>%1 = hex</extracomment>
        <translation>The units in hex %1 have nowhere to retreat to: they lose one step more</translation>
    </message>
    <message id="santander.log.no_room">
        <source>There is no room for %1 in hex %2: it is eliminated</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>There is no room for %1 in hex %2: it is eliminated</translation>
    </message>
    <message id="santander.log.surrenders">
        <source>%1 is out of supply with DSG 2: it surrenders</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 is out of supply with DSG 2: it surrenders</translation>
    </message>
    <message id="santander.log.breaks_up">
        <source>%1 receives DSG beyond DSG 2: it is eliminated</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 receives DSG beyond DSG 2: it is eliminated</translation>
    </message>
    <message id="santander.log.objective">
        <source>%1: objective %2 taken</source>
        <extracomment>%1 = side, %2 = hex</extracomment>
        <translation>%1: objective %2 taken</translation>
    </message>
    <message id="santander.log.game_over">
        <source>Winner: %1. Nationalist Victory Points: %2; needed: %3</source>
        <extracomment>%1 = winner, %2 = victory points, %3 = points needed</extracomment>
        <translation>Winner: %1. Nationalist Victory Points: %2; needed: %3</translation>
    </message>
    <message id="santander.frame.setup">
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message id="santander.frame.deploy">
        <source>Place units</source>
        <translation>Place units</translation>
    </message>
    <message id="santander.frame.turn">
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message id="santander.frame.weather">
        <source>Weather</source>
        <translation>Weather</translation>
    </message>
    <message id="santander.frame.offensive">
        <source>Republican Offensive</source>
        <translation>Republican Offensive</translation>
    </message>
    <message id="santander.frame.withdraw">
        <source>Withdraw units</source>
        <translation>Withdraw units</translation>
    </message>
    <message id="santander.frame.arrival">
        <source>New Supply Column</source>
        <translation>New Supply Column</translation>
    </message>
    <message id="santander.frame.supply">
        <source>Supply check</source>
        <translation>Supply check</translation>
    </message>
    <message id="santander.frame.movement">
        <source>Movement</source>
        <translation>Movement</translation>
    </message>
    <message id="santander.frame.combat">
        <source>Ground combat</source>
        <translation>Ground combat</translation>
    </message>
    <message id="santander.frame.battle">
        <source>Attack</source>
        <translation>Attack</translation>
    </message>
    <message id="santander.frame.support">
        <source>Air units and HQs</source>
        <translation>Air units and HQs</translation>
    </message>
    <message id="santander.frame.columns">
        <source>Supply Columns</source>
        <translation>Supply Columns</translation>
    </message>
    <message id="santander.frame.air_loss">
        <source>Air combat</source>
        <translation>Air combat</translation>
    </message>
    <message id="santander.frame.losses">
        <source>Losses</source>
        <translation>Losses</translation>
    </message>
    <message id="santander.frame.retreat">
        <source>Stand or retreat</source>
        <translation>Stand or retreat</translation>
    </message>
    <message id="santander.frame.file_in">
        <source>Order of retreat</source>
        <translation>Order of retreat</translation>
    </message>
    <message id="santander.frame.advance">
        <source>Advance after Combat</source>
        <translation>Advance after Combat</translation>
    </message>
    <message id="santander.frame.breakthrough">
        <source>Breakthrough</source>
        <translation>Breakthrough</translation>
    </message>
    <message id="santander.frame.reinosa">
        <source>Reinosa</source>
        <translation>Reinosa</translation>
    </message>
    <message id="santander.frame.basques">
        <source>Basque Surrender</source>
        <translation>Basque Surrender</translation>
    </message>
    <message id="santander.frame.battalions">
        <source>Basque battalions</source>
        <translation>Basque battalions</translation>
    </message>
    <message id="santander.frame.end_turn">
        <source>End of Turn</source>
        <translation>End of Turn</translation>
    </message>
    <message id="santander.offer.place_units">
        <source>Choose a unit to place</source>
        <translation>Choose a unit to place</translation>
    </message>
    <message id="santander.offer.rearrange">
        <source>Choose a unit to place elsewhere</source>
        <translation>Choose a unit to place elsewhere</translation>
    </message>
    <message id="santander.offer.place">
        <source>Place %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Place %1</translation>
    </message>
    <message id="santander.offer.dig">
        <source>Place a trench</source>
        <translation>Place a trench</translation>
    </message>
    <message id="santander.offer.fill">
        <source>Take back a trench</source>
        <translation>Take back a trench</translation>
    </message>
    <message id="santander.offer.suggested">
        <source>Use the suggested set-up</source>
        <translation>Use the suggested set-up</translation>
    </message>
    <message id="santander.offer.end_setup">
        <source>End the set-up</source>
        <translation>End the set-up</translation>
    </message>
    <message id="santander.offer.units">
        <source>Choose a unit to move</source>
        <translation>Choose a unit to move</translation>
    </message>
    <message id="santander.offer.move">
        <source>Move %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Move %1</translation>
    </message>
    <message id="santander.offer.end_movement">
        <source>End movement</source>
        <translation>End movement</translation>
    </message>
    <message id="santander.offer.targets">
        <source>Choose a hex to attack</source>
        <translation>Choose a hex to attack</translation>
    </message>
    <message id="santander.offer.attack">
        <source>Attack hex %1 with</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Attack hex %1 with</translation>
    </message>
    <message id="santander.offer.end_combat">
        <source>End ground combat</source>
        <translation>End ground combat</translation>
    </message>
    <message id="santander.offer.support">
        <source>Bombard with air units and HQs</source>
        <translation>Bombard with air units and HQs</translation>
    </message>
    <message id="santander.offer.no_support">
        <source>No bombardment</source>
        <translation>No bombardment</translation>
    </message>
    <message id="santander.offer.columns">
        <source>Use Supply Columns</source>
        <translation>Use Supply Columns</translation>
    </message>
    <message id="santander.offer.keep_columns">
        <source>Use none</source>
        <translation>Use none</translation>
    </message>
    <message id="santander.offer.arrival">
        <source>Place the new Supply Column</source>
        <translation>Place the new Supply Column</translation>
    </message>
    <message id="santander.offer.air_loss">
        <source>Choose the air units eliminated: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Choose the air units eliminated: %1</translation>
    </message>
    <message id="santander.offer.losses">
        <source>Share out the losses, in steps: %1</source>
        <extracomment>%1 = steps</extracomment>
        <translation>Share out the losses, in steps: %1</translation>
    </message>
    <message id="santander.offer.stand">
        <source>Stand; steps lost: %1</source>
        <extracomment>%1 = steps</extracomment>
        <translation>Stand; steps lost: %1</translation>
    </message>
    <message id="santander.offer.retreat">
        <source>Retreat to</source>
        <translation>Retreat to</translation>
    </message>
    <message id="santander.offer.file_in">
        <source>Who enters hex %1 next?</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Who enters hex %1 next?</translation>
    </message>
    <message id="santander.offer.advance">
        <source>Advance into hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Advance into hex %1</translation>
    </message>
    <message id="santander.offer.hold">
        <source>Do not advance</source>
        <translation>Do not advance</translation>
    </message>
    <message id="santander.offer.exploit">
        <source>Break through with %1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Break through with %1</translation>
    </message>
    <message id="santander.offer.halt">
        <source>End the breakthrough</source>
        <translation>End the breakthrough</translation>
    </message>
    <message id="santander.offer.withdraw_infantry">
        <source>Infantry units to withdraw: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Infantry units to withdraw: %1</translation>
    </message>
    <message id="santander.offer.withdraw_air">
        <source>Available air units to withdraw: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Available air units to withdraw: %1</translation>
    </message>
    <message id="santander.offer.battalions">
        <source>Brigades to replace with battalions: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Brigades to replace with battalions: %1</translation>
    </message>
    <message id="santander.dice.division">
        <source>Division 50, 55 or 57</source>
        <translation>Division 50, 55 or 57</translation>
    </message>
    <message id="santander.dice.armour">
        <source>Nationalist armoured units</source>
        <translation>Nationalist armoured units</translation>
    </message>
    <message id="santander.dice.weather">
        <source>Weather</source>
        <translation>Weather</translation>
    </message>
    <message id="santander.dice.offensive">
        <source>Republican Offensive</source>
        <translation>Republican Offensive</translation>
    </message>
    <message id="santander.dice.offensive_effect">
        <source>Effect of the Republican Offensive</source>
        <translation>Effect of the Republican Offensive</translation>
    </message>
    <message id="santander.dice.basques">
        <source>Basque Surrender</source>
        <translation>Basque Surrender</translation>
    </message>
    <message id="santander.dice.reinosa">
        <source>The Reinosa factory</source>
        <translation>The Reinosa factory</translation>
    </message>
    <message id="santander.dice.air_combat">
        <source>Air combat</source>
        <translation>Air combat</translation>
    </message>
    <message id="santander.dice.bombardment">
        <source>Bombardment</source>
        <translation>Bombardment</translation>
    </message>
    <message id="santander.dice.attrition">
        <source>Air attrition</source>
        <translation>Air attrition</translation>
    </message>
    <message id="santander.dice.combat">
        <source>Ground combat</source>
        <translation>Ground combat</translation>
    </message>
    <message id="santander.dice.morale">
        <source>Republican morale</source>
        <translation>Republican morale</translation>
    </message>
    <message id="santander.tally.part_attack">
        <source>Attack</source>
        <translation>Attack</translation>
    </message>
    <message id="santander.tally.part_defence">
        <source>Defence</source>
        <translation>Defence</translation>
    </message>
    <message id="santander.tally.part_shift">
        <source>Column shift</source>
        <translation>Column shift</translation>
    </message>
    <message id="santander.tally.part_modifiers">
        <source>Die modifiers</source>
        <translation>Die modifiers</translation>
    </message>
    <message id="santander.tally.part_bombardment">
        <source>Bombardment points (PB): %1</source>
        <extracomment>%1 = side</extracomment>
        <translation>Bombardment points (PB): %1</translation>
    </message>
    <message id="santander.tally.unit">
        <source>%1</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1</translation>
    </message>
    <message id="santander.tally.dsg">
        <source>%1: disorganised (DSG)</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1: disorganised (DSG)</translation>
    </message>
    <message id="santander.tally.oos">
        <source>%1: out of supply (OOS)</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1: out of supply (OOS)</translation>
    </message>
    <message id="santander.tally.overstacked">
        <source>Overstacking in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Overstacking in hex %1</translation>
    </message>
    <message id="santander.tally.terrain">
        <source>Terrain of hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Terrain of hex %1</translation>
    </message>
    <message id="santander.tally.rounding">
        <source>Rounding</source>
        <translation>Rounding</translation>
    </message>
    <message id="santander.tally.first_turn">
        <source>First turn, near the CTV HQ</source>
        <translation>First turn, near the CTV HQ</translation>
    </message>
    <message id="santander.tally.below">
        <source>Odds below the lowest column</source>
        <translation>Odds below the lowest column</translation>
    </message>
    <message id="santander.tally.above">
        <source>Odds above the highest column</source>
        <translation>Odds above the highest column</translation>
    </message>
    <message id="santander.tally.concentric">
        <source>Concentric Attack</source>
        <translation>Concentric Attack</translation>
    </message>
    <message id="santander.tally.trench">
        <source>Trench</source>
        <translation>Trench</translation>
    </message>
    <message id="santander.tally.morale_track">
        <source>Republican Morale modifier</source>
        <translation>Republican Morale modifier</translation>
    </message>
    <message id="santander.tally.asturian">
        <source>Asturian units</source>
        <translation>Asturian units</translation>
    </message>
    <message id="santander.tally.basque">
        <source>Basque units</source>
        <translation>Basque units</translation>
    </message>
    <message id="santander.tally.odds">
        <source>%1 against %2: column %3</source>
        <extracomment>%1 = attack, %2 = defence, %3 = column</extracomment>
        <translation>%1 against %2: column %3</translation>
    </message>
    <message id="santander.tally.hidden">
        <source>Hidden enemy units in the hex: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Hidden enemy units in the hex: %1</translation>
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
        <translation>%1, levels of DSG: %2</translation>
    </message>
    <message id="santander.morale.holds">
        <source>no effect</source>
        <translation>no effect</translation>
    </message>
    <message id="santander.morale.retreat">
        <source>compulsory retreat</source>
        <translation>compulsory retreat</translation>
    </message>
    <message id="santander.morale.rout">
        <source>rout, all losses</source>
        <translation>rout, all losses</translation>
    </message>
    <message id="santander.morale.rout_loss">
        <source>rout, one step more</source>
        <translation>rout, one step more</translation>
    </message>
    <message id="santander.morale.collapse">
        <source>collapse</source>
        <translation>collapse</translation>
    </message>
    <message id="santander.refuse.not_yours">
        <source>%1 is not one of your units</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 is not one of your units</translation>
    </message>
    <message id="santander.refuse.not_on_map">
        <source>%1 is not a ground unit on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 is not a ground unit on the map</translation>
    </message>
    <message id="santander.refuse.moved">
        <source>%1 has already moved</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 has already moved</translation>
    </message>
    <message id="santander.refuse.not_adjacent">
        <source>Hex %2 is not adjacent to hex %1</source>
        <extracomment>%1, %2 = hexes</extracomment>
        <translation>Hex %2 is not adjacent to hex %1</translation>
    </message>
    <message id="santander.refuse.sea">
        <source>Hex %1 is all sea or off the map</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Hex %1 is all sea or off the map</translation>
    </message>
    <message id="santander.refuse.closed">
        <source>The hexside between %1 and %2 is impassable</source>
        <extracomment>%1, %2 = hexes</extracomment>
        <translation>The hexside between %1 and %2 is impassable</translation>
    </message>
    <message id="santander.refuse.enemy">
        <source>There are enemy units in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>There are enemy units in hex %1</translation>
    </message>
    <message id="santander.refuse.would_be_out">
        <source>%1 would be out of supply in hex %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 would be out of supply in hex %2</translation>
    </message>
    <message id="santander.refuse.no_way">
        <source>%1 needs a path that ends in another hex</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 needs a path that ends in another hex</translation>
    </message>
    <message id="santander.refuse.must_stop">
        <source>Hex %1 is in an enemy ZoC: a unit that enters it must stop</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Hex %1 is in an enemy ZoC: a unit that enters it must stop</translation>
    </message>
    <message id="santander.refuse.too_far">
        <source>%1 does not have enough MP to enter hex %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 does not have enough MP to enter hex %2</translation>
    </message>
    <message id="santander.refuse.one_of_type">
        <source>Hex %1 may hold only one unit of this type, and %2 is already there</source>
        <extracomment>%1 = hex, %2 = unit that is there</extracomment>
        <translation>Hex %1 may hold only one unit of this type, and %2 is already there</translation>
    </message>
    <message id="santander.refuse.stacking">
        <source>The stacking limit of hex %1 in SP is %2</source>
        <extracomment>%1 = hex, %2 = limit</extracomment>
        <translation>The stacking limit of hex %1 in SP is %2</translation>
    </message>
    <message id="santander.refuse.twice">
        <source>In hex %1, units beyond twice the stacking limit (in SP: %2) are eliminated</source>
        <extracomment>%1 = hex, %2 = limit</extracomment>
        <translation>In hex %1, units beyond twice the stacking limit (in SP: %2) are eliminated</translation>
    </message>
    <message id="santander.refuse.nobody">
        <source>There is no enemy combat unit in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>There is no enemy combat unit in hex %1</translation>
    </message>
    <message id="santander.refuse.no_attackers">
        <source>Name the units that attack hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Name the units that attack hex %1</translation>
    </message>
    <message id="santander.refuse.cannot_attack">
        <source>%1 is not a combat unit and cannot attack</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 is not a combat unit and cannot attack</translation>
    </message>
    <message id="santander.refuse.attacked">
        <source>%1 has already attacked in this segment</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 has already attacked in this segment</translation>
    </message>
    <message id="santander.refuse.not_beside">
        <source>%1 is not adjacent to hex %2</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 is not adjacent to hex %2</translation>
    </message>
    <message id="santander.refuse.too_many_attack">
        <source>From hex %1 no more SP may attack that hex than its stacking limit: %2</source>
        <extracomment>%1 = hex, %2 = limit</extracomment>
        <translation>From hex %1 no more SP may attack that hex than its stacking limit: %2</translation>
    </message>
    <message id="santander.refuse.too_disorganised">
        <source>%1 is too disorganised to attack</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 is too disorganised to attack</translation>
    </message>
    <message id="santander.refuse.rain">
        <source>No air operations in rain</source>
        <translation>No air operations in rain</translation>
    </message>
    <message id="santander.refuse.air_not_available">
        <source>%1 is not in the box of available air units</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>%1 is not in the box of available air units</translation>
    </message>
    <message id="santander.refuse.only_spanish">
        <source>%1 may only support combats that involve Spanish Nationalist ground units</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 may only support combats that involve Spanish Nationalist ground units</translation>
    </message>
    <message id="santander.refuse.hq_used">
        <source>%1 has already bombarded this turn</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 has already bombarded this turn</translation>
    </message>
    <message id="santander.refuse.hq_oos">
        <source>%1 is out of supply and cannot bombard</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 is out of supply and cannot bombard</translation>
    </message>
    <message id="santander.refuse.hq_far">
        <source>%1 is too far from hex %2: its range in hexes is %3</source>
        <extracomment>%1 = HQ, %2 = hex, %3 = range</extracomment>
        <translation>%1 is too far from hex %2: its range in hexes is %3</translation>
    </message>
    <message id="santander.refuse.only_division">
        <source>%1 may only support combats that involve units of its own division</source>
        <extracomment>%1 = HQ</extracomment>
        <translation>%1 may only support combats that involve units of its own division</translation>
    </message>
    <message id="santander.refuse.cannot_bombard">
        <source>%1 is neither an air unit nor an HQ</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 is neither an air unit nor an HQ</translation>
    </message>
    <message id="santander.refuse.nothing_named">
        <source>Nothing was named</source>
        <translation>Nothing was named</translation>
    </message>
    <message id="santander.refuse.named_twice">
        <source>%1 was named twice</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 was named twice</translation>
    </message>
    <message id="santander.refuse.no_column">
        <source>%1 is not a Supply Column on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 is not a Supply Column on the map</translation>
    </message>
    <message id="santander.refuse.column_moved">
        <source>%1 has moved this turn and cannot be used for bombardment</source>
        <extracomment>%1 = column</extracomment>
        <translation>%1 has moved this turn and cannot be used for bombardment</translation>
    </message>
    <message id="santander.refuse.column_far">
        <source>%1 is neither stacked with nor adjacent to a bombarding HQ</source>
        <extracomment>%1 = column</extracomment>
        <translation>%1 is neither stacked with nor adjacent to a bombarding HQ</translation>
    </message>
    <message id="santander.refuse.column_there">
        <source>There is already a Supply Column in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>There is already a Supply Column in hex %1</translation>
    </message>
    <message id="santander.refuse.not_at_hq">
        <source>Hex %1 neither holds a friendly HQ nor is adjacent to one</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Hex %1 neither holds a friendly HQ nor is adjacent to one</translation>
    </message>
    <message id="santander.refuse.not_a_source">
        <source>Hex %1 is not a Nationalist supply source</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Hex %1 is not a Nationalist supply source</translation>
    </message>
    <message id="santander.refuse.not_in_combat">
        <source>That unit takes no part in this combat</source>
        <translation>That unit takes no part in this combat</translation>
    </message>
    <message id="santander.refuse.no_steps">
        <source>%1 cannot lose that much; steps it has left: %2</source>
        <extracomment>%1 = unit, %2 = steps</extracomment>
        <translation>%1 cannot lose that much; steps it has left: %2</translation>
    </message>
    <message id="santander.refuse.other_losses">
        <source>Steps to lose, no more and no fewer: %1</source>
        <extracomment>%1 = steps</extracomment>
        <translation>Steps to lose, no more and no fewer: %1</translation>
    </message>
    <message id="santander.refuse.lost_fewer">
        <source>%1 cannot lose another step while %2 has lost fewer</source>
        <extracomment>%1, %2 = units</extracomment>
        <translation>%1 cannot lose another step while %2 has lost fewer</translation>
    </message>
    <message id="santander.refuse.other_number">
        <source>Number to choose, no more and no fewer: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Number to choose, no more and no fewer: %1</translation>
    </message>
    <message id="santander.refuse.must_retreat">
        <source>The morale roll leaves no choice: these units must retreat</source>
        <translation>The morale roll leaves no choice: these units must retreat</translation>
    </message>
    <message id="santander.refuse.retreat_zone">
        <source>Hex %1 is in an enemy ZoC and no friendly unit is there</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Hex %1 is in an enemy ZoC and no friendly unit is there</translation>
    </message>
    <message id="santander.refuse.first_target">
        <source>The breakthrough must first enter hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>The breakthrough must first enter hex %1</translation>
    </message>
    <message id="santander.refuse.too_many_hexes">
        <source>%1 cannot advance so far: the limit in hexes is %2</source>
        <extracomment>%1 = unit, %2 = how many</extracomment>
        <translation>%1 cannot advance so far: the limit in hexes is %2</translation>
    </message>
    <message id="santander.refuse.not_withdrawn">
        <source>%1 is not among the units that can be withdrawn</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 is not among the units that can be withdrawn</translation>
    </message>
    <message id="santander.refuse.no_brigade">
        <source>%1 is not a Basque brigade on the map</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 is not a Basque brigade on the map</translation>
    </message>
    <message id="santander.refuse.not_now">
        <source>%1 is not set up now</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 is not set up now</translation>
    </message>
    <message id="santander.refuse.stands_there">
        <source>%1 is already there</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 is already there</translation>
    </message>
    <message id="santander.refuse.not_controlled">
        <source>Hex %1 is not controlled by your side</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Hex %1 is not controlled by your side</translation>
    </message>
    <message id="santander.refuse.not_front">
        <source>%1 is a frontline unit, and hex %2 is not adjacent to the front line</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 is a frontline unit, and hex %2 is not adjacent to the front line</translation>
    </message>
    <message id="santander.refuse.basque_zone">
        <source>%1 must be at the front near hexrow XX18: %2 Basque brigades are elsewhere already</source>
        <extracomment>%1 = unit, %2 = how many</extracomment>
        <translation>%1 must be at the front near hexrow XX18: %2 Basque brigades are elsewhere already</translation>
    </message>
    <message id="santander.refuse.ctv_columns">
        <source>Units of the CTV, such as %1, are set up between columns XX10 and XX15</source>
        <extracomment>%1 = unit</extracomment>
        <translation>Units of the CTV, such as %1, are set up between columns XX10 and XX15</translation>
    </message>
    <message id="santander.refuse.not_placed">
        <source>%1 has not been placed yet</source>
        <extracomment>%1 = unit</extracomment>
        <translation>%1 has not been placed yet</translation>
    </message>
    <message id="santander.refuse.uncovered">
        <source>Front hex %1 is neither occupied by the side that holds it nor in its ZoC</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Front hex %1 is neither occupied by the side that holds it nor in its ZoC</translation>
    </message>
    <message id="santander.refuse.trench_alone">
        <source>There is no Republican unit with the trench in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>There is no Republican unit with the trench in hex %1</translation>
    </message>
    <message id="santander.refuse.no_trenches_now">
        <source>Trenches are placed at the end of the Republican set-up</source>
        <translation>Trenches are placed at the end of the Republican set-up</translation>
    </message>
    <message id="santander.refuse.no_trenches_left">
        <source>All the trenches are already placed: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>All the trenches are already placed: %1</translation>
    </message>
    <message id="santander.refuse.trench_there">
        <source>There is already a trench in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>There is already a trench in hex %1</translation>
    </message>
    <message id="santander.refuse.no_trench">
        <source>There is no trench to take back in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>There is no trench to take back in hex %1</translation>
    </message>
    <message id="santander.refuse.nothing_suggested">
        <source>This scenario suggests no set-up</source>
        <translation>This scenario suggests no set-up</translation>
    </message>
    <message id="santander.refuse.in_the_sea">
        <source>%1 is in hex %2, which is all sea or off the map</source>
        <extracomment>%1 = unit, %2 = hex</extracomment>
        <translation>%1 is in hex %2, which is all sea or off the map</translation>
    </message>
    <message id="santander.refuse.not_for_map">
        <source>%1 does not belong on the map</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 does not belong on the map</translation>
    </message>
    <message id="santander.refuse.both_sides">
        <source>There are units of both sides in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>There are units of both sides in hex %1</translation>
    </message>
    <message id="santander.log.air_gone">
        <source>%1 is withdrawn for the rest of the game</source>
        <extracomment>%1 = air unit</extracomment>
        <translation>%1 is withdrawn for the rest of the game</translation>
    </message>
    <message id="santander.refuse.source_lost">
        <source>The supply source in hex %1 is controlled by the enemy</source>
        <extracomment>%1 = hex</extracomment>
        <translation>The supply source in hex %1 is controlled by the enemy</translation>
    </message>
    <message id="santander.refuse.frame_unfit">
        <source>The pending decision or step “%1” does not fit the rest of the position</source>
        <extracomment>%1 = name of a frame</extracomment>
        <translation>The pending decision or step “%1” does not fit the rest of the position</translation>
    </message>
</context>
</TS>
