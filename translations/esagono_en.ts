<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="app.about.what_it_is">
        <source>Plays, edits and replays hex-and-counter wargames with every rule enforced.</source>
        <translation>Plays, edits and replays hex-and-counter wargames with every rule enforced.</translation>
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
    <message id="app.library.packages">
        <source>Game packages</source>
        <translation>Game packages</translation>
    </message>
    <message id="app.library.row_broken">
        <source>%1: %2</source>
        <extracomment>Read aloud. %1 = title, %2 = why it cannot be used</extracomment>
        <translation>%1: %2</translation>
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
        <source>%1 leads out of the package’s folder</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 leads out of the package’s folder</translation>
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
        <source>a declared cup</source>
        <translation>a declared cup</translation>
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
        <source>A die was rolled or a secret was shown: what went before can no longer be taken back</source>
        <translation>A die was rolled or a secret was shown: what went before can no longer be taken back</translation>
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
        <source>A package’s folder, or a folder of packages, to look into first; may be repeated</source>
        <translation>A package’s folder, or a folder of packages, to look into first; may be repeated</translation>
    </message>
    <message id="cli.help.file">
        <source>A game’s diary (*.esagono)</source>
        <translation>A game’s diary (*.esagono)</translation>
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
        <source>The game’s id, as “games” lists it</source>
        <translation>The game’s id, as “games” lists it</translation>
    </message>
    <message id="cli.help.scenario">
        <source>The scenario’s id</source>
        <translation>The scenario’s id</translation>
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
        <source>The package’s folder</source>
        <translation>The package’s folder</translation>
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
        <source>Takes back a side’s last command</source>
        <translation>Takes back a side’s last command</translation>
    </message>
    <message id="cli.help.command">
        <source>verb name=value … with lists as a,b and shares as a:1,b:2; or a JSON object</source>
        <translation>verb name=value … with lists as a,b and shares as a:1,b:2; or a JSON object</translation>
    </message>
    <message id="cli.help.dice">
        <source>What the players’ own dice show, like 3,5</source>
        <translation>What the players’ own dice show, like 3,5</translation>
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
        <source>A number: the first game’s seed, from which the others come</source>
        <translation>A number: the first game’s seed, from which the others come</translation>
    </message>
    <message id="cli.help.players">
        <source>Who plays: random; one for all sides or one per side, like random,random</source>
        <translation>Who plays: random; one for all sides or one per side, like random,random</translation>
    </message>
    <message id="cli.help.out_dir">
        <source>A folder for the games’ diaries; if left out, none are kept</source>
        <translation>A folder for the games’ diaries; if left out, none are kept</translation>
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
        <source>“verify” or “compare” found a difference</source>
        <oldsource>“verify” found a difference</oldsource>
        <translation>“verify” or “compare” found a difference</translation>
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
        <source>A refusal of “%1” cites %2, which the rulebook’s index does not have</source>
        <extracomment>%1 = verb, %2 = rule</extracomment>
        <translation>A refusal of “%1” cites %2, which the rulebook’s index does not have</translation>
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
        <source>Attack hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Attack hex %1</translation>
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
        <source>Brigades to replace, each with one battalion: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Brigades to replace, each with one battalion: %1</translation>
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
        <source>rout, retreat and all losses</source>
        <translation>rout, retreat and all losses</translation>
    </message>
    <message id="santander.morale.rout_loss">
        <source>rout, retreat and one step more</source>
        <translation>rout, retreat and one step more</translation>
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
        <source>In Esagono trenches come at the end of the Republican set-up; the rulebook does not say when</source>
        <translation>In Esagono trenches come at the end of the Republican set-up; the rulebook does not say when</translation>
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
    <message id="app.page.settings">
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message id="app.page.keys">
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message id="app.page.new">
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message id="app.page.library">
        <source>Library</source>
        <translation>Library</translation>
    </message>
    <message id="app.play.undo">
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message id="app.action.redo">
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message id="app.play.why_not">
        <source>Why not?</source>
        <translation>Why not?</translation>
    </message>
    <message id="app.play.confirm">
        <source>Carry out what is chosen</source>
        <translation>Carry out what is chosen</translation>
    </message>
    <message id="app.play.end_segment">
        <source>End the segment</source>
        <translation>End the segment</translation>
    </message>
    <message id="app.play.next_unit">
        <source>Next unit that can act</source>
        <translation>Next unit that can act</translation>
    </message>
    <message id="app.play.previous_unit">
        <source>Previous unit that can act</source>
        <translation>Previous unit that can act</translation>
    </message>
    <message id="app.play.whole_stack">
        <source>Select the whole stack</source>
        <translation>Select the whole stack</translation>
    </message>
    <message id="app.play.step_back">
        <source>One step back</source>
        <translation>One step back</translation>
    </message>
    <message id="app.board.numbers">
        <source>Hex no.</source>
        <translation>Hex no.</translation>
    </message>
    <message id="app.board.counters">
        <source>Counters</source>
        <translation>Counters</translation>
    </message>
    <message id="app.play.hex_numbers">
        <source>Hex numbers</source>
        <translation>Hex numbers</translation>
    </message>
    <message id="app.play.hide_counters">
        <source>Hide counters</source>
        <translation>Hide counters</translation>
    </message>
    <message id="app.play.fan">
        <source>Spread the stack</source>
        <translation>Spread the stack</translation>
    </message>
    <message id="app.board.zoom_in">
        <source>Zoom in</source>
        <translation>Zoom in</translation>
    </message>
    <message id="app.board.zoom_out">
        <source>Zoom out</source>
        <translation>Zoom out</translation>
    </message>
    <message id="app.board.fit">
        <source>Show the whole map</source>
        <translation>Show the whole map</translation>
    </message>
    <message id="app.play.go_to_hex">
        <source>Go to a hex…</source>
        <translation>Go to a hex…</translation>
    </message>
    <message id="app.play.next_area">
        <source>Next area: board, panel, prompt</source>
        <translation>Next area: board, panel, prompt</translation>
    </message>
    <message id="app.play.umpire">
        <source>See everything, as an umpire</source>
        <translation>See everything, as an umpire</translation>
    </message>
    <message id="app.play.no_umpire">
        <source>This game was begun without an umpire.</source>
        <translation>This game was begun without an umpire.</translation>
    </message>
    <message id="app.play.next_open">
        <source>Next open hex</source>
        <translation>Next open hex</translation>
    </message>
    <message id="app.board.no_such_hex">
        <source>no such hex</source>
        <translation>no such hex</translation>
    </message>
    <message id="app.board.go_to_hex">
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message id="app.board.go_to_hex_field">
        <source>Number of the hex to go to</source>
        <translation>Number of the hex to go to</translation>
    </message>
    <message id="app.board.zoom">
        <source>%1%</source>
        <extracomment>Zoom of the map; %1 = a number</extracomment>
        <translation>%1%</translation>
    </message>
    <message id="app.board.asking">
        <source>Choose a hex or a unit: you are told why it is not possible now. Esc leaves.</source>
        <translation>Choose a hex or a unit: you are told why it is not possible now. Esc leaves.</translation>
    </message>
    <message id="app.play.open_rule">
        <source>Open rule</source>
        <translation>Open rule</translation>
    </message>
    <message id="app.play.show_on_map">
        <source>Show on map</source>
        <translation>Show on map</translation>
    </message>
    <message id="app.play.key_leave">
        <source>Esc</source>
        <extracomment>The key that leaves</extracomment>
        <translation>Esc</translation>
    </message>
    <message id="app.play.close">
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message id="app.library.map_of">
        <source>Map of %1</source>
        <extracomment>Read aloud. %1 = title of a game</extracomment>
        <translation>Map of %1</translation>
    </message>
    <message id="app.library.scenarios">
        <source>Scenarios</source>
        <translation>Scenarios</translation>
    </message>
    <message id="app.library.new_game">
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message id="app.library.continue">
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message id="app.library.all_saved">
        <source>All saved games</source>
        <translation>All saved games</translation>
    </message>
    <message id="app.library.fact.turn">
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message id="app.library.fact.to_move">
        <source>To move</source>
        <translation>To move</translation>
    </message>
    <message id="app.library.fact.players">
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message id="app.library.fact.last_played">
        <source>Last played</source>
        <translation>Last played</translation>
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
        <translation>To move: %1</translation>
    </message>
    <message id="app.library.more">
        <source>More about this game</source>
        <translation>More about this game</translation>
    </message>
    <message id="app.new.section">
        <source>§ %1</source>
        <extracomment>A section of the rulebook</extracomment>
        <translation>§ %1</translation>
    </message>
    <message id="app.new.usual">
        <source>%1 (usual)</source>
        <extracomment>An answer to a question about the rules: %1 = the answer, which is the usual one</extracomment>
        <translation>%1 (usual)</translation>
    </message>
    <message id="app.library.menu.open">
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message id="app.library.menu.salvage">
        <source>Save what can be saved</source>
        <translation>Save what can be saved</translation>
    </message>
    <message id="app.library.menu.rename">
        <source>Rename…</source>
        <translation>Rename…</translation>
    </message>
    <message id="app.library.menu.duplicate">
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message id="app.library.menu.export">
        <source>Export a copy…</source>
        <translation>Export a copy…</translation>
    </message>
    <message id="app.library.menu.folder">
        <source>Show in its folder</source>
        <translation>Show in its folder</translation>
    </message>
    <message id="app.library.menu.trash">
        <source>Move to the trash</source>
        <translation>Move to the trash</translation>
    </message>
    <message id="app.library.rename_title">
        <source>Rename the game</source>
        <translation>Rename the game</translation>
    </message>
    <message id="app.library.new_name">
        <source>New name</source>
        <translation>New name</translation>
    </message>
    <message id="app.library.cancel">
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message id="app.library.rename">
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message id="app.new.no_ruling_fits">
        <source>No question fits.</source>
        <translation>No question fits.</translation>
    </message>
    <message id="app.new.player_of">
        <source>Player of the %1</source>
        <extracomment>Read aloud. %1 = side</extracomment>
        <translation>Player of the %1</translation>
    </message>
    <message id="app.new.name">
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message id="app.library.turns" numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message id="app.library.open">
        <source>Open a saved game…</source>
        <translation>Open a saved game…</translation>
    </message>
    <message id="app.library.head.players">
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message id="app.library.head.turn">
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message id="app.library.head.last_played">
        <source>Last played</source>
        <translation>Last played</translation>
    </message>
    <message id="app.library.kept_in">
        <source>Saved games are kept in %1</source>
        <extracomment>%1 = folder</extracomment>
        <translation>Saved games are kept in %1</translation>
    </message>
    <message id="app.about.title">
        <source>Esagono %1</source>
        <extracomment>%1 = the program&apos;s version</extracomment>
        <translation>Esagono %1</translation>
    </message>
    <message id="app.library.motto">
        <source>Every rule enforced</source>
        <translation>Every rule enforced</translation>
    </message>
    <message id="app.library.saved">
        <source>Saved games</source>
        <translation>Saved games</translation>
    </message>
    <message id="app.library.learn">
        <source>Learn</source>
        <translation>Learn</translation>
    </message>
    <message id="app.library.guided">
        <source>First game, guided</source>
        <translation>First game, guided</translation>
    </message>
    <message id="app.library.keys">
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message id="app.library.colours">
        <source>Colours</source>
        <translation>Colours</translation>
    </message>
    <message id="app.theme.light">
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message id="app.theme.dark">
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message id="app.library.import">
        <source>Import…</source>
        <translation>Import…</translation>
    </message>
    <message id="app.library.filter">
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message id="app.library.which">
        <source>Which games</source>
        <translation>Which games</translation>
    </message>
    <message id="app.library.part.all">
        <source>All</source>
        <translation>All</translation>
    </message>
    <message id="app.library.part.open">
        <source>In progress</source>
        <translation>In progress</translation>
    </message>
    <message id="app.library.part.finished">
        <source>Finished</source>
        <translation>Finished</translation>
    </message>
    <message id="app.library.saved_scanning">
        <source>Looking for saved games…</source>
        <translation>Looking for saved games…</translation>
    </message>
    <message id="app.library.saved_none_fit">
        <source>No saved game fits the filter.</source>
        <translation>No saved game fits the filter.</translation>
    </message>
    <message id="app.library.saved_none">
        <source>No game has been begun yet. Choose a scenario; everything you play is saved by itself.</source>
        <translation>No game has been begun yet. Choose a scenario; everything you play is saved by itself.</translation>
    </message>
    <message id="app.library.show_all" numerus="yes">
        <source>Show all %n saved game(s)</source>
        <translation>
            <numerusform>Show %n saved game</numerusform>
            <numerusform>Show all %n saved games</numerusform>
        </translation>
    </message>
    <message id="app.play.roll_and_tell">
        <source>Roll the die and choose what it shows.</source>
        <translation>Roll the die and choose what it shows.</translation>
    </message>
    <message id="app.play.in_order">
        <source>%1. %2</source>
        <extracomment>Read aloud, in a list that is being put in order. %1 = its place, %2 = its name</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message id="app.play.earlier">
        <source>Earlier</source>
        <translation>Earlier</translation>
    </message>
    <message id="app.play.later">
        <source>Later</source>
        <translation>Later</translation>
    </message>
    <message id="app.play.more">
        <source>More</source>
        <translation>More</translation>
    </message>
    <message id="app.play.outcome">
        <source>Outcome, exact</source>
        <translation>Outcome, exact</translation>
    </message>
    <message id="app.play.cancel">
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message id="app.play.key_act">
        <source>Enter</source>
        <extracomment>A key</extracomment>
        <translation>Enter</translation>
    </message>
    <message id="app.play.incomplete">
        <source>The choice is not complete yet.</source>
        <translation>The choice is not complete yet.</translation>
    </message>
    <message id="app.play.end_question">
        <source>%1?</source>
        <extracomment>A question; %1 = what is to be done: &quot;End movement&quot;</extracomment>
        <translation>%1?</translation>
    </message>
    <message id="app.play.not_yet">
        <source>Not yet</source>
        <translation>Not yet</translation>
    </message>
    <message id="app.play.able_units" numerus="yes">
        <source>%n unit(s) can still act</source>
        <translation>
            <numerusform>%n unit can still act</numerusform>
            <numerusform>%n units can still act</numerusform>
        </translation>
    </message>
    <message id="app.play.end_question_note">
        <source>This ends the segment for you. Settings can switch this question off.</source>
        <translation>This ends the segment for you. Settings can switch this question off.</translation>
    </message>
    <message id="app.play.key_end">
        <source>Ctrl ↵</source>
        <extracomment>Key caps: Control and Return</extracomment>
        <translation>Ctrl ↵</translation>
    </message>
    <message id="app.play.side_panel">
        <source>Side panel</source>
        <translation>Side panel</translation>
    </message>
    <message id="app.play.path_to">
        <source>Path to %1</source>
        <extracomment>The way a unit takes; %1 = the hex it ends in</extracomment>
        <translation>Path to %1</translation>
    </message>
    <message id="app.play.must_stop">
        <source>%1 must stop</source>
        <extracomment>At the end of a way: whoever enters the hex must stop; %1 = the place there, may be empty</extracomment>
        <translation>%1 must stop</translation>
    </message>
    <message id="app.play.assigned">
        <source>%1 of %2 assigned</source>
        <extracomment>Losses shared out so far; %1 and %2 = numbers</extracomment>
        <translation>%1 of %2 assigned</translation>
    </message>
    <message id="app.play.chosen_of">
        <source>%1 of %2 chosen</source>
        <extracomment>So many are chosen, so many must be; %1 and %2 = numbers</extracomment>
        <translation>%1 of %2 chosen</translation>
    </message>
    <message id="app.play.chosen" numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
    <message id="app.play.suggest">
        <source>Suggest</source>
        <translation>Suggest</translation>
    </message>
    <message id="app.play.suggest_tip">
        <source>Fills in an answer that is allowed</source>
        <translation>Fills in an answer that is allowed</translation>
    </message>
    <message id="app.play.why_not_tip">
        <source>Press it, then point at a hex or a unit</source>
        <translation>Press it, then point at a hex or a unit</translation>
    </message>
    <message id="app.play.nothing_to_undo">
        <source>Nothing has been done yet that could be taken back.</source>
        <translation>Nothing has been done yet that could be taken back.</translation>
    </message>
    <message id="app.play.can_take" numerus="yes">
        <source>can take %n</source>
        <extracomment>How much a unit can take of what is shared out; %n = a number</extracomment>
        <translation>
            <numerusform>can take %n</numerusform>
            <numerusform>can take %n</numerusform>
        </translation>
    </message>
    <message id="app.notice.close">
        <source>Close this message</source>
        <translation>Close this message</translation>
    </message>
    <message id="app.page.back">
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message id="app.action.new">
        <source>&amp;New game…</source>
        <translation>&amp;New game…</translation>
    </message>
    <message id="app.action.open">
        <source>&amp;Open a saved game…</source>
        <translation>&amp;Open a saved game…</translation>
    </message>
    <message id="app.action.import">
        <source>&amp;Import into the library…</source>
        <translation>&amp;Import into the library…</translation>
    </message>
    <message id="app.action.export">
        <source>&amp;Export a copy…</source>
        <translation>&amp;Export a copy…</translation>
    </message>
    <message id="app.action.close">
        <source>&amp;Back to the library</source>
        <translation>&amp;Back to the library</translation>
    </message>
    <message id="app.action.quit">
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message id="app.action.settings">
        <source>&amp;Settings…</source>
        <translation>&amp;Settings…</translation>
    </message>
    <message id="app.action.commands">
        <source>All &amp;commands…</source>
        <translation>All &amp;commands…</translation>
    </message>
    <message id="app.action.saved">
        <source>&amp;Saved games</source>
        <translation>&amp;Saved games</translation>
    </message>
    <message id="app.action.refresh">
        <source>&amp;Look for games again</source>
        <translation>&amp;Look for games again</translation>
    </message>
    <message id="app.action.dark">
        <source>&amp;Dark colours</source>
        <translation>&amp;Dark colours</translation>
    </message>
    <message id="app.action.full_screen">
        <source>&amp;Full screen</source>
        <translation>&amp;Full screen</translation>
    </message>
    <message id="app.action.shortcuts">
        <source>&amp;Keys</source>
        <translation>&amp;Keys</translation>
    </message>
    <message id="app.action.tour">
        <source>First game, &amp;guided</source>
        <translation>First game, &amp;guided</translation>
    </message>
    <message id="app.action.about">
        <source>&amp;About Esagono</source>
        <translation>&amp;About Esagono</translation>
    </message>
    <message id="app.palette.hint">
        <source>Type a command</source>
        <translation>Type a command</translation>
    </message>
    <message id="app.palette.nothing">
        <source>No command is called that.</source>
        <translation>No command is called that.</translation>
    </message>
    <message id="app.about.licence">
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</translation>
    </message>
    <message id="app.about.parts">
        <source>Made with Qt, SQLite, libsodium and nlohmann/json.</source>
        <translation>Made with Qt, SQLite, libsodium and nlohmann/json.</translation>
    </message>
    <message id="app.about.close">
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message id="app.menu.file">
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message id="app.menu.edit">
        <source>&amp;Edit</source>
        <translation>&amp;Edit</translation>
    </message>
    <message id="app.menu.view">
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message id="app.menu.game">
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message id="app.menu.help">
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message id="app.menu">
        <source>Menus</source>
        <translation>Menus</translation>
    </message>
    <message id="app.menu.saved">
        <source>Saved</source>
        <extracomment>Everything that was played is already in the file</extracomment>
        <translation>Saved</translation>
    </message>
    <message id="app.menu.commands">
        <source>Commands</source>
        <translation>Commands</translation>
    </message>
    <message id="app.dialog.open">
        <source>Open a saved game</source>
        <translation>Open a saved game</translation>
    </message>
    <message id="app.dialog.import">
        <source>Import a saved game</source>
        <translation>Import a saved game</translation>
    </message>
    <message id="app.dialog.export">
        <source>Export a copy of the game</source>
        <translation>Export a copy of the game</translation>
    </message>
    <message id="app.dialog.diaries">
        <source>Saved games (*.esagono)</source>
        <translation>Saved games (*.esagono)</translation>
    </message>
    <message id="app.dialog.all_files">
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message id="app.play.victory">
        <source>Victory</source>
        <translation>Victory</translation>
    </message>
    <message id="app.play.victory_line">
        <source>%1: %2, %3</source>
        <extracomment>Read aloud. %1 = what is worth points, %2 = who has it, %3 = points</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message id="app.play.log">
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message id="app.play.more_dice" numerus="yes">
        <source>%n more</source>
        <extracomment>So many more dice cards wait; %n = a number</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message id="app.play.close_all">
        <source>Close all</source>
        <translation>Close all</translation>
    </message>
    <message id="app.play.steps">
        <source>Steps</source>
        <translation>Steps</translation>
    </message>
    <message id="app.play.formation">
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message id="app.play.track_head">
        <source>%1 · %2</source>
        <extracomment>A track and its value: &quot;Turn · 18–19 August&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message id="app.play.tray_hint">
        <source>Drag a counter to the map, or press it and then a hex</source>
        <translation>Drag a counter to the map, or press it and then a hex</translation>
    </message>
    <message id="app.play.key_hex_hint">
        <source>hex by number</source>
        <translation>hex by number</translation>
    </message>
    <message id="app.play.key_next_hint">
        <source>next counter</source>
        <translation>next counter</translation>
    </message>
    <message id="app.play.key_open_hint">
        <source>next open hex</source>
        <translation>next open hex</translation>
    </message>
    <message id="app.play.value_line">
        <source>%1: %2</source>
        <extracomment>Read aloud. %1 = what is measured, %2 = its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="app.play.only_able">
        <source>Only units that can act</source>
        <translation>Only units that can act</translation>
    </message>
    <message id="app.play.tab_units">
        <source>Units</source>
        <translation>Units</translation>
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
        <translation>empty</translation>
    </message>
    <message id="app.play.more_counters">
        <source>+%1</source>
        <extracomment>So many more counters lie in a box; %1 = a number</extracomment>
        <translation>+%1</translation>
    </message>
    <message id="app.play.no_stack">
        <source>Choose a hex to see what lies there.</source>
        <translation>Choose a hex to see what lies there.</translation>
    </message>
    <message id="app.play.controlled_by">
        <source>Controlled by</source>
        <translation>Controlled by</translation>
    </message>
    <message id="app.play.count_of">
        <source>/ %1</source>
        <extracomment>After a count: of how many; %1 = a number</extracomment>
        <translation>/ %1</translation>
    </message>
    <message id="app.play.tracks">
        <source>Tracks and boxes</source>
        <translation>Tracks and boxes</translation>
    </message>
    <message id="app.play.rule_link">
        <source>Rule %1</source>
        <extracomment>Read aloud. %1 = number of a rule</extracomment>
        <translation>Rule %1</translation>
    </message>
    <message id="app.play.tab_decision">
        <source>Decision</source>
        <translation>Decision</translation>
    </message>
    <message id="app.play.tab_stack">
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message id="app.play.tab_terrain">
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message id="app.play.curtain">
        <source>It is the turn of %1</source>
        <extracomment>Between two players at one screen; %1 = the name of the next player or side</extracomment>
        <translation>It is the turn of %1</translation>
    </message>
    <message id="app.play.curtain_note">
        <source>Hand over the seat. The board stays covered until you are ready.</source>
        <translation>Hand over the seat. The board stays covered until you are ready.</translation>
    </message>
    <message id="app.play.curtain_ready">
        <source>I am ready</source>
        <translation>I am ready</translation>
    </message>
    <message id="app.play.take_up">
        <source>Take it up from the map again</source>
        <translation>Take it up from the map again</translation>
    </message>
    <message id="app.play.look_at_board">
        <source>Look at the board</source>
        <translation>Look at the board</translation>
    </message>
    <message id="app.play.back_to_library">
        <source>Back to the library</source>
        <translation>Back to the library</translation>
    </message>
    <message id="app.play.watch_replay">
        <source>Watch the replay</source>
        <translation>Watch the replay</translation>
    </message>
    <message id="app.play.boxes">
        <source>Boxes</source>
        <translation>Boxes</translation>
    </message>
    <message id="app.play.whole_log">
        <source>All</source>
        <translation>All</translation>
    </message>
    <message id="app.play.why_values">
        <source>Why these values</source>
        <translation>Why these values</translation>
    </message>
    <message id="app.play.as_tables">
        <source>As tables</source>
        <translation>As tables</translation>
    </message>
    <message id="app.play.losses_by_turn">
        <source>Steps lost by turn</source>
        <translation>Steps lost by turn</translation>
    </message>
    <message id="app.play.dice_of">
        <source>Dice of %1: %2 rolls, mean %3 (expected %4)</source>
        <extracomment>Title of a chart; %1 = whose dice, %2 = how many rolls, %3 = their mean, %4 = the mean to expect</extracomment>
        <translation>Dice of %1: %2 rolls, mean %3 (expected %4)</translation>
    </message>
    <message id="app.play.attacks_by_odds">
        <source>Attacks by odds</source>
        <translation>Attacks by odds</translation>
    </message>
    <message id="app.keys.press">
        <source>Press the new key</source>
        <translation>Press the new key</translation>
    </message>
    <message id="app.keys.taken">
        <source>“%1” has this key already. Choose another one.</source>
        <extracomment>%1 = another command</extracomment>
        <translation>“%1” has this key already. Choose another one.</translation>
    </message>
    <message id="app.keys.restore">
        <source>Its own key again</source>
        <translation>Its own key again</translation>
    </message>
    <message id="app.keys.clear">
        <source>No key</source>
        <translation>No key</translation>
    </message>
    <message id="app.keys.keep">
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message id="app.keys.none">
        <source>none</source>
        <extracomment>A command without a key</extracomment>
        <translation>none</translation>
    </message>
    <message id="app.tour.welcome">
        <source>Welcome to Esagono</source>
        <translation>Welcome to Esagono</translation>
    </message>
    <message id="app.tour.what">
        <source>A table for hex-and-counter wargames that knows the rules: it shows what is possible, says why something is not, and writes everything down.</source>
        <translation>A table for hex-and-counter wargames that knows the rules: it shows what is possible, says why something is not, and writes everything down.</translation>
    </message>
    <message id="app.settings.palette">
        <source>Side colours</source>
        <translation>Side colours</translation>
    </message>
    <message id="app.settings.palette_note">
        <source>The safe palette can be told apart by colour-blind players too. Marks and shapes stay the same in both.</source>
        <translation>The safe palette can be told apart by colour-blind players too. Marks and shapes stay the same in both.</translation>
    </message>
    <message id="app.settings.palette_classic">
        <source>Classic</source>
        <translation>Classic</translation>
    </message>
    <message id="app.settings.palette_safe">
        <source>Safe</source>
        <translation>Safe</translation>
    </message>
    <message id="app.tour.skip">
        <source>Straight to the games</source>
        <translation>Straight to the games</translation>
    </message>
    <message id="app.tour.start">
        <source>Two minutes of tour</source>
        <translation>Two minutes of tour</translation>
    </message>
    <message id="app.tour">
        <source>Guided tour</source>
        <translation>Guided tour</translation>
    </message>
    <message id="app.tour.number">
        <source>%1 of %2</source>
        <extracomment>A step of the tour: %1 = its number, %2 = how many there are</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message id="app.tour.leave">
        <source>Leave the tour</source>
        <translation>Leave the tour</translation>
    </message>
    <message id="app.tour.back">
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message id="app.tour.next">
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message id="app.tour.done">
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message id="app.new.lead">
        <source>Agree on the game, then begin. Everything you play is written down at once; there is nothing to save.</source>
        <translation>Agree on the game, then begin. Everything you play is written down at once; there is nothing to save.</translation>
    </message>
    <message id="app.new.scenario">
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message id="app.new.players">
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message id="app.new.players_note">
        <source>Both play at this computer. Names are shown when the device changes hands; leave them empty if you like.</source>
        <translation>Both play at this computer. Names are shown when the device changes hands; leave them empty if you like.</translation>
    </message>
    <message id="app.new.dice">
        <source>Dice</source>
        <translation>Dice</translation>
    </message>
    <message id="app.new.dice_seeded">
        <source>The program rolls</source>
        <translation>The program rolls</translation>
    </message>
    <message id="app.new.dice_seeded_note">
        <source>The rolls follow from a number drawn at the beginning, so that nobody can roll again.</source>
        <translation>The rolls follow from a number drawn at the beginning, so that nobody can roll again.</translation>
    </message>
    <message id="app.new.dice_told">
        <source>We roll real dice and type them in</source>
        <translation>We roll real dice and type them in</translation>
    </message>
    <message id="app.new.options">
        <source>Optional rules</source>
        <translation>Optional rules</translation>
    </message>
    <message id="app.new.rulings">
        <source>Rules in doubt</source>
        <translation>Rules in doubt</translation>
    </message>
    <message id="app.new.rulings_changed" numerus="yes">
        <source>%n answered otherwise</source>
        <extracomment>How many answers differ from the usual ones</extracomment>
        <translation>
            <numerusform>%n answered otherwise</numerusform>
            <numerusform>%n answered otherwise</numerusform>
        </translation>
    </message>
    <message id="app.new.rulings_usual" numerus="yes">
        <source>%n question(s), answered as usual</source>
        <translation>
            <numerusform>%n question, answered as usual</numerusform>
            <numerusform>%n questions, answered as usual</numerusform>
        </translation>
    </message>
    <message id="app.new.find_ruling">
        <source>Find a section or a word</source>
        <translation>Find a section or a word</translation>
    </message>
    <message id="app.new.as_usual">
        <source>All as usual</source>
        <translation>All as usual</translation>
    </message>
    <message id="app.new.file">
        <source>File name</source>
        <translation>File name</translation>
    </message>
    <message id="app.new.cancel">
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message id="app.new.begin">
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message id="app.keys.file">
        <source>Files and pages</source>
        <translation>Files and pages</translation>
    </message>
    <message id="app.keys.view">
        <source>View</source>
        <translation>View</translation>
    </message>
    <message id="app.keys.game">
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message id="app.keys.help">
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message id="app.keys.lead">
        <source>Choose a key to change it. Commands of the table appear here once a game has been opened.</source>
        <translation>Choose a key to change it. Commands of the table appear here once a game has been opened.</translation>
    </message>
    <message id="app.settings.lead">
        <source>Every change holds at once and is kept.</source>
        <translation>Every change holds at once and is kept.</translation>
    </message>
    <message id="app.settings.looks">
        <source>Language and colours</source>
        <translation>Language and colours</translation>
    </message>
    <message id="app.settings.language_note">
        <source>Texts of the program and of the games, as far as a game is translated.</source>
        <translation>Texts of the program and of the games, as far as a game is translated.</translation>
    </message>
    <message id="app.theme.system">
        <source>As the system</source>
        <translation>As the system</translation>
    </message>
    <message id="app.settings.size">
        <source>Size and movement</source>
        <translation>Size and movement</translation>
    </message>
    <message id="app.settings.scale">
        <source>Interface scale</source>
        <translation>Interface scale</translation>
    </message>
    <message id="app.settings.scale_note">
        <source>Texts and controls; the map has its own zoom.</source>
        <translation>Texts and controls; the map has its own zoom.</translation>
    </message>
    <message id="app.settings.percent">
        <source>%1%</source>
        <extracomment>%1 = a number</extracomment>
        <translation>%1%</translation>
    </message>
    <message id="app.settings.comfortable">
        <source>Comfortable spacing</source>
        <translation>Comfortable spacing</translation>
    </message>
    <message id="app.settings.comfortable_note">
        <source>Larger buttons and rows, for touch screens.</source>
        <translation>Larger buttons and rows, for touch screens.</translation>
    </message>
    <message id="app.settings.speed">
        <source>Animation speed</source>
        <translation>Animation speed</translation>
    </message>
    <message id="app.settings.speed_note">
        <source>How quickly counters move and dice roll. Any key or click finishes a running animation.</source>
        <translation>How quickly counters move and dice roll. Any key or click finishes a running animation.</translation>
    </message>
    <message id="app.settings.speed_none">
        <source>None</source>
        <translation>None</translation>
    </message>
    <message id="app.settings.reduced">
        <source>Reduced motion</source>
        <translation>Reduced motion</translation>
    </message>
    <message id="app.settings.reduced_note">
        <source>Things appear in their place instead of moving there.</source>
        <translation>Things appear in their place instead of moving there.</translation>
    </message>
    <message id="app.settings.table">
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message id="app.settings.confirm">
        <source>Ask before the end of a segment</source>
        <translation>Ask before the end of a segment</translation>
    </message>
    <message id="app.settings.confirm_note">
        <source>If units could still act. What is rolled cannot be taken back.</source>
        <translation>If units could still act. What is rolled cannot be taken back.</translation>
    </message>
    <message id="app.settings.auto_pass">
        <source>Pass decisions without a choice</source>
        <translation>Pass decisions without a choice</translation>
    </message>
    <message id="app.settings.auto_pass_note">
        <source>Where only one answer is possible, it is given for you and stands in the log.</source>
        <translation>Where only one answer is possible, it is given for you and stands in the log.</translation>
    </message>
    <message id="app.settings.curtain">
        <source>Curtain between players</source>
        <translation>Curtain between players</translation>
    </message>
    <message id="app.settings.curtain_note">
        <source>Covers the table while the device changes hands, in games with secrets.</source>
        <translation>Covers the table while the device changes hands, in games with secrets.</translation>
    </message>
    <message id="app.settings.umpire">
        <source>Umpire view</source>
        <translation>Umpire view</translation>
    </message>
    <message id="app.settings.umpire_note">
        <source>Allows a view in which nothing is hidden, for learning and for solitary play.</source>
        <translation>Allows a view in which nothing is hidden, for learning and for solitary play.</translation>
    </message>
    <message id="app.settings.files">
        <source>Files</source>
        <translation>Files</translation>
    </message>
    <message id="app.settings.keys">
        <source>Change keys…</source>
        <translation>Change keys…</translation>
    </message>
    <message id="app.settings.restore">
        <source>Everything as at the first start</source>
        <translation>Everything as at the first start</translation>
    </message>
    <message id="app.play.page">
        <source>Game table</source>
        <translation>Game table</translation>
    </message>
    <message id="app.library.scale">
        <source>%1 km hexes</source>
        <extracomment>%1 = kilometres from one hex to the next</extracomment>
        <translation>%1 km hexes</translation>
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
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message id="app.when.today">
        <source>today at %1</source>
        <extracomment>%1 = time of day</extracomment>
        <translation>today at %1</translation>
    </message>
    <message id="app.when.yesterday">
        <source>yesterday at %1</source>
        <extracomment>%1 = time of day</extracomment>
        <translation>yesterday at %1</translation>
    </message>
    <message id="app.when.this_year">
        <source>%1 %2</source>
        <extracomment>A date of this year: %1 = day of the month, %2 = name of the month</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message id="app.library.finished">
        <source>Finished</source>
        <translation>Finished</translation>
    </message>
    <message id="app.library.set_up">
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message id="app.library.turn">
        <source>%1 of %2</source>
        <extracomment>%1 = turn, %2 = number of turns</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message id="app.library.turn_dated">
        <source>%1 of %2 · %3</source>
        <extracomment>%1 = turn, %2 = number of turns, %3 = its dates</extracomment>
        <translation>%1 of %2 · %3</translation>
    </message>
    <message id="app.library.unknown_rules">
        <source>This program does not know the rules of the game.</source>
        <translation>This program does not know the rules of the game.</translation>
    </message>
    <message id="app.library.folder_unwritable">
        <source>Games cannot be kept in %1: the folder cannot be written. Give Esagono another one with --data-dir, or change its permissions.</source>
        <extracomment>%1 = folder</extracomment>
        <translation>Games cannot be kept in %1: the folder cannot be written. Give Esagono another one with --data-dir, or change its permissions.</translation>
    </message>
    <message id="app.library.in_use">
        <source>“%1” is open now. Go back to the library first.</source>
        <extracomment>%1 = name of a saved game</extracomment>
        <translation>“%1” is open now. Go back to the library first.</translation>
    </message>
    <message id="app.library.renamed">
        <source>The game is now called “%1”.</source>
        <extracomment>%1 = new name of a saved game</extracomment>
        <translation>The game is now called “%1”.</translation>
    </message>
    <message id="app.library.not_renamed">
        <source>“%1” could not be renamed: its folder cannot be written.</source>
        <extracomment>%1 = name of a saved game</extracomment>
        <translation>“%1” could not be renamed: its folder cannot be written.</translation>
    </message>
    <message id="app.library.copy_name">
        <source>%1, copy</source>
        <extracomment>A copy of a saved game: %1 = its name</extracomment>
        <translation>%1, copy</translation>
    </message>
    <message id="app.library.duplicated">
        <source>The copy is called “%1”.</source>
        <extracomment>%1 = name of the new saved game</extracomment>
        <translation>The copy is called “%1”.</translation>
    </message>
    <message id="app.library.exported">
        <source>The game was copied to %1.</source>
        <extracomment>%1 = file</extracomment>
        <translation>The game was copied to %1.</translation>
    </message>
    <message id="app.library.imported">
        <source>“%1” is now among your games.</source>
        <extracomment>%1 = name of a saved game</extracomment>
        <translation>“%1” is now among your games.</translation>
    </message>
    <message id="app.library.salvage_name">
        <source>%1, saved part</source>
        <extracomment>What could be saved of a damaged game: %1 = its name</extracomment>
        <translation>%1, saved part</translation>
    </message>
    <message id="app.library.salvaged" numerus="yes">
        <source>%n move(s) could be saved, as “%1”. The damaged file is as it was.</source>
        <extracomment>%1 = name of the new saved game; %n = how many commands it has</extracomment>
        <translation>
            <numerusform>%n move could be saved, as “%1”. The damaged file is as it was.</numerusform>
            <numerusform>%n moves could be saved, as “%1”. The damaged file is as it was.</numerusform>
        </translation>
    </message>
    <message id="app.library.not_trashed">
        <source>“%1” could not be moved to the trash. Nothing was changed.</source>
        <extracomment>%1 = name of a saved game</extracomment>
        <translation>“%1” could not be moved to the trash. Nothing was changed.</translation>
    </message>
    <message id="app.library.trashed">
        <source>“%1” is in the trash.</source>
        <extracomment>%1 = name of a saved game</extracomment>
        <translation>“%1” is in the trash.</translation>
    </message>
    <message id="app.library.not_restored">
        <source>The game could not be taken out of the trash; it is still there.</source>
        <translation>The game could not be taken out of the trash; it is still there.</translation>
    </message>
    <message id="app.library.restored">
        <source>“%1” is back.</source>
        <extracomment>%1 = name of a saved game</extracomment>
        <translation>“%1” is back.</translation>
    </message>
    <message id="app.settings.unreadable">
        <source>The settings in %1 cannot be read. Esagono starts with the usual ones and keeps no changes.</source>
        <extracomment>%1 = file</extracomment>
        <translation>The settings in %1 cannot be read. Esagono starts with the usual ones and keeps no changes.</translation>
    </message>
    <message id="app.settings.damaged_stays">
        <source>The settings in %1 are damaged and cannot be moved aside. Esagono starts with the usual ones and keeps no changes.</source>
        <extracomment>%1 = file</extracomment>
        <translation>The settings in %1 are damaged and cannot be moved aside. Esagono starts with the usual ones and keeps no changes.</translation>
    </message>
    <message id="app.settings.damaged">
        <source>The settings were damaged. Esagono starts with the usual ones; the old file is kept as %1.</source>
        <extracomment>%1 = the file that is kept</extracomment>
        <translation>The settings were damaged. Esagono starts with the usual ones; the old file is kept as %1.</translation>
    </message>
    <message id="app.settings.unwritable">
        <source>The settings cannot be written to %1. Changes hold until you leave Esagono.</source>
        <extracomment>%1 = file</extracomment>
        <translation>The settings cannot be written to %1. Changes hold until you leave Esagono.</translation>
    </message>
    <message id="app.library.undo">
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message id="app.board.name">
        <source>Board</source>
        <translation>Board</translation>
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
        <translation>Victory Points</translation>
    </message>
    <message id="app.board.supply_of">
        <source>Supply: %1</source>
        <extracomment>In the legend of a map: arrows where supply comes from. %1 = a side</extracomment>
        <translation>Supply: %1</translation>
    </message>
    <message id="app.board.north">
        <source>N</source>
        <extracomment>The letter beside the arrow that points north on a map.</extracomment>
        <translation>N</translation>
    </message>
    <message id="app.stack.supplied">
        <source>In supply</source>
        <translation>In supply</translation>
    </message>
    <message id="app.stack.notSupplied">
        <source>Out of supply</source>
        <translation>Out of supply</translation>
    </message>
    <message id="app.stack.hidden">
        <source>Hidden unit</source>
        <translation>Hidden unit</translation>
    </message>
    <message id="app.play.turn">
        <source>Turn %1</source>
        <extracomment>%1 = number of the turn</extracomment>
        <translation>Turn %1</translation>
    </message>
    <message id="app.play.turn_dated">
        <source>Turn %1 · %2</source>
        <extracomment>%1 = number of the turn, %2 = its date</extracomment>
        <translation>Turn %1 · %2</translation>
    </message>
    <message id="app.play.prompt.path">
        <source>%1: choose the hex where it ends, or press Esc</source>
        <extracomment>%1 = what is being done: &quot;Move 1° Rgt LIT&quot;</extracomment>
        <translation>%1: choose the hex where it ends, or press Esc</translation>
    </message>
    <message id="app.play.prompt.hexes">
        <source>%1: choose a hex, or press Esc</source>
        <extracomment>%1 = what is being done</extracomment>
        <translation>%1: choose a hex, or press Esc</translation>
    </message>
    <message id="app.play.prompt.units" numerus="yes">
        <source>%1: %n unit(s) chosen; choose, then confirm</source>
        <extracomment>%1 = what is being done, %n = how many are chosen</extracomment>
        <translation>
            <numerusform>%1: %n unit chosen; choose, then confirm</numerusform>
            <numerusform>%1: %n units chosen; choose, then confirm</numerusform>
        </translation>
    </message>
    <message id="app.play.prompt.allocation" numerus="yes">
        <source>%1: %n left to share out</source>
        <extracomment>%1 = what is being done, %n = how much is left to share out</extracomment>
        <translation>
            <numerusform>%1: %n left to share out</numerusform>
            <numerusform>%1: %n left to share out</numerusform>
        </translation>
    </message>
    <message id="app.play.prompt.choose">
        <source>%1: choose, then confirm</source>
        <extracomment>%1 = what is being done</extracomment>
        <translation>%1: choose, then confirm</translation>
    </message>
    <message id="app.play.missing.more" numerus="yes">
        <source>Choose %n more</source>
        <extracomment>%n = how many more must be chosen</extracomment>
        <translation>
            <numerusform>Choose %n more</numerusform>
            <numerusform>Choose %n more</numerusform>
        </translation>
    </message>
    <message id="app.play.missing.fewer" numerus="yes">
        <source>Choose %n fewer</source>
        <extracomment>%n = how many too many are chosen</extracomment>
        <translation>
            <numerusform>Choose %n fewer</numerusform>
            <numerusform>Choose %n fewer</numerusform>
        </translation>
    </message>
    <message id="app.play.missing.share" numerus="yes">
        <source>Share out %n more</source>
        <extracomment>%n = how much is left to share out</extracomment>
        <translation>
            <numerusform>Share out %n more</numerusform>
            <numerusform>Share out %n more</numerusform>
        </translation>
    </message>
    <message id="app.play.missing.share_less" numerus="yes">
        <source>Share out %n less</source>
        <extracomment>%n = how much too much is shared out</extracomment>
        <translation>
            <numerusform>Share out %n less</numerusform>
            <numerusform>Share out %n less</numerusform>
        </translation>
    </message>
    <message id="app.play.missing.any">
        <source>Nothing is chosen yet</source>
        <translation>Nothing is chosen yet</translation>
    </message>
    <message id="app.dice.spoken">
        <source>%1: %2</source>
        <extracomment>%1 = what was rolled for, %2 = the faces of the dice</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="app.dice.spokenSum">
        <source>modified %1</source>
        <extracomment>%1 = the result after modifiers</extracomment>
        <translation>modified %1</translation>
    </message>
    <message id="app.play.layer.reach">
        <source>Reach</source>
        <translation>Reach</translation>
    </message>
    <message id="app.play.layer.control">
        <source>Control</source>
        <translation>Control</translation>
    </message>
    <message id="app.play.layer.objectives">
        <source>Objectives</source>
        <translation>Objectives</translation>
    </message>
    <message id="app.play.odds.prospect">
        <source>%1: %2</source>
        <extracomment>%1 = a result, %2 = &quot;17 %&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="app.play.diary_gone">
        <source>The diary %1 is gone: it was deleted, moved or renamed. Nothing more can be written in it</source>
        <extracomment>%1 = a file</extracomment>
        <translation>The diary %1 is gone: it was deleted, moved or renamed. Nothing more can be written in it</translation>
    </message>
    <message id="app.play.dice.range">
        <source>A die with %1 faces shows a number from 1 to %1</source>
        <extracomment>%1 = number of faces of the die</extracomment>
        <translation>A die with %1 faces shows a number from 1 to %1</translation>
    </message>
    <message id="app.play.take_back">
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message id="app.play.take_back_of">
        <source>Take back: %1</source>
        <extracomment>%1 = what would be taken back: &quot;1° Rgt LIT 2010 → 1909&quot;</extracomment>
        <translation>Take back: %1</translation>
    </message>
    <message id="app.play.redo">
        <source>Do again</source>
        <translation>Do again</translation>
    </message>
    <message id="app.play.redo_of">
        <source>Do again: %1</source>
        <extracomment>%1 = what would be done again</extracomment>
        <translation>Do again: %1</translation>
    </message>
    <message id="app.play.viewer.umpire_refused">
        <source>Everything can be seen only when the game is over, or when both players have agreed to it</source>
        <translation>Everything can be seen only when the game is over, or when both players have agreed to it</translation>
    </message>
    <message id="app.play.hex.cost">
        <source>reached for %1 MP</source>
        <extracomment>%1 = movement points</extracomment>
        <translation>reached for %1 MP</translation>
    </message>
    <message id="app.play.hex.target">
        <source>can be chosen as a target</source>
        <extracomment>said of a hex</extracomment>
        <translation>can be chosen as a target</translation>
    </message>
    <message id="app.play.hex.open">
        <source>still open</source>
        <extracomment>said of a hex</extracomment>
        <translation>still open</translation>
    </message>
    <message id="app.play.prompt.curtain">
        <source>%1: it is your turn to decide</source>
        <extracomment>%1 = a player or side</extracomment>
        <translation>%1: it is your turn to decide</translation>
    </message>
    <message id="app.play.prompt.other">
        <source>%1 is to decide</source>
        <extracomment>%1 = a side</extracomment>
        <translation>%1 is to decide</translation>
    </message>
    <message id="app.play.why.closed_to">
        <source>%1 is closed to %2</source>
        <extracomment>%1 = number of a hex, %2 = a unit</extracomment>
        <translation>%1 is closed to %2</translation>
    </message>
    <message id="app.play.why.counter">
        <source>%1 cannot be chosen now</source>
        <extracomment>%1 = a unit</extracomment>
        <translation>%1 cannot be chosen now</translation>
    </message>
    <message id="app.play.why.hex">
        <source>%1 cannot be chosen now</source>
        <extracomment>%1 = number of a hex</extracomment>
        <translation>%1 cannot be chosen now</translation>
    </message>
    <message id="app.play.why.title">
        <source>That is not possible now</source>
        <translation>That is not possible now</translation>
    </message>
    <message id="app.play.why.enter_instead">
        <source>You can enter %1 for %2 MP</source>
        <extracomment>%1 = number of a hex, %2 = movement points</extracomment>
        <translation>You can enter %1 for %2 MP</translation>
    </message>
    <message id="app.play.why.choose_instead">
        <source>You can choose %1</source>
        <extracomment>%1 = number of a hex</extracomment>
        <translation>You can choose %1</translation>
    </message>
    <message id="app.play.why.nothing_there">
        <source>Nothing that is asked now can be answered there</source>
        <translation>Nothing that is asked now can be answered there</translation>
    </message>
    <message id="app.stack.zones">
        <source>in zones of control: %1</source>
        <extracomment>%1 = the side or sides whose zones of control reach the hex</extracomment>
        <translation>in zones of control: %1</translation>
    </message>
    <message id="app.stack.worth">
        <source>Victory Points</source>
        <translation>Victory Points</translation>
    </message>
    <message id="app.stack.elevation">
        <source>Elevation</source>
        <translation>Elevation</translation>
    </message>
    <message id="app.stack.metres">
        <source>%1 m</source>
        <extracomment>%1 = height of a hex in metres</extracomment>
        <translation>%1 m</translation>
    </message>
    <message id="app.statistics.victory">
        <source>Victory Points</source>
        <translation>Victory Points</translation>
    </message>
    <message id="app.statistics.place">
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message id="app.statistics.points">
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message id="app.statistics.holder">
        <source>Held by</source>
        <translation>Held by</translation>
    </message>
    <message id="app.statistics.turn">
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message id="app.statistics.steps">
        <source>%1, steps</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1, steps</translation>
    </message>
    <message id="app.statistics.units">
        <source>%1, units</source>
        <extracomment>%1 = side</extracomment>
        <translation>%1, units</translation>
    </message>
    <message id="app.statistics.losses">
        <source>Losses by turn</source>
        <translation>Losses by turn</translation>
    </message>
    <message id="app.statistics.dice">
        <source>Dice</source>
        <translation>Dice</translation>
    </message>
    <message id="app.statistics.side">
        <source>Side</source>
        <translation>Side</translation>
    </message>
    <message id="app.statistics.face">
        <source>Face</source>
        <translation>Face</translation>
    </message>
    <message id="app.statistics.rolled">
        <source>Rolled</source>
        <translation>Rolled</translation>
    </message>
    <message id="app.statistics.expected">
        <source>Expected</source>
        <translation>Expected</translation>
    </message>
    <message id="app.statistics.odds">
        <source>Odds</source>
        <translation>Odds</translation>
    </message>
    <message id="app.statistics.combats">
        <source>Attacks by odds</source>
        <translation>Attacks by odds</translation>
    </message>
    <message id="app.statistics.nobody">
        <source>Others</source>
        <translation>Others</translation>
    </message>
    <message id="app.play.direction.north">
        <source>north</source>
        <translation>north</translation>
    </message>
    <message id="app.play.direction.north_east">
        <source>north-east</source>
        <translation>north-east</translation>
    </message>
    <message id="app.play.direction.east">
        <source>east</source>
        <translation>east</translation>
    </message>
    <message id="app.play.direction.south_east">
        <source>south-east</source>
        <translation>south-east</translation>
    </message>
    <message id="app.play.direction.south">
        <source>south</source>
        <translation>south</translation>
    </message>
    <message id="app.play.direction.south_west">
        <source>south-west</source>
        <translation>south-west</translation>
    </message>
    <message id="app.play.direction.west">
        <source>west</source>
        <translation>west</translation>
    </message>
    <message id="app.play.direction.north_west">
        <source>north-west</source>
        <translation>north-west</translation>
    </message>
    <message id="app.play.hex.side">
        <source>%1 to the %2</source>
        <extracomment>%1 = what runs there (&quot;river, road&quot;), %2 = &quot;north-east&quot;</extracomment>
        <translation>%1 to the %2</translation>
    </message>
    <message id="app.play.percent">
        <source>%1%</source>
        <extracomment>%1 = a number; use the space your language wants before the sign</extracomment>
        <translation>%1%</translation>
    </message>
    <message id="app.play.counter.hidden">
        <source>hidden counter (%1)</source>
        <extracomment>%1 = a side</extracomment>
        <translation>hidden counter (%1)</translation>
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
        <translation>no units</translation>
    </message>
    <message id="app.play.hex.held">
        <source>held by %1</source>
        <extracomment>%1 = a side</extracomment>
        <translation>held by %1</translation>
    </message>
    <message id="app.track.unknown">
        <source>unknown</source>
        <translation>unknown</translation>
    </message>
    <message id="app.track.toWin" numerus="yes">
        <source>%n to win</source>
        <extracomment>%n = the points that win the game</extracomment>
        <translation>
            <numerusform>%n to win</numerusform>
            <numerusform>%n to win</numerusform>
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
        <translation>Other units</translation>
    </message>
    <message id="app.tray.progress">
        <source>%1 of %2</source>
        <extracomment>%1 = so many are done (units placed, hexes covered), %2 = of so many</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message id="app.tray.summary">
        <source>%1 of %2 placed</source>
        <extracomment>%1 = counters already placed, %2 = counters to be placed</extracomment>
        <translation>%1 of %2 placed</translation>
    </message>
    <message id="cli.offers.progress">
        <source>%1: %2 of %3</source>
        <extracomment>%1 = what is counted, %2 = how many are done, %3 = how many there are</extracomment>
        <translation>%1: %2 of %3</translation>
    </message>
    <message id="santander.layer.zones">
        <source>Zones of control</source>
        <translation>Zones of control</translation>
    </message>
    <message id="santander.layer.supply">
        <source>Supply</source>
        <translation>Supply</translation>
    </message>
    <message id="santander.prompt.place" numerus="yes">
        <source>Place your units: choose one, then a hex (%n to go)</source>
        <extracomment>%n = how many units still wait</extracomment>
        <translation>
            <numerusform>Place your units: choose one, then a hex (%n to go)</numerusform>
            <numerusform>Place your units: choose one, then a hex (%n to go)</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.cover">
        <source>Cover front hex %1: place a unit in it or beside it</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Cover front hex %1: place a unit in it or beside it</translation>
    </message>
    <message id="santander.prompt.rearrange">
        <source>Rearrange your units: something is not yet as it must be</source>
        <translation>Rearrange your units: something is not yet as it must be</translation>
    </message>
    <message id="santander.prompt.end_setup">
        <source>Rearrange your units, or end the set-up</source>
        <translation>Rearrange your units, or end the set-up</translation>
    </message>
    <message id="santander.prompt.movement">
        <source>Move your units: choose one, then its way, or end movement</source>
        <translation>Move your units: choose one, then its way, or end movement</translation>
    </message>
    <message id="santander.prompt.combat">
        <source>Attack: choose a hex, then the units that attack it, or end ground combat</source>
        <translation>Attack: choose a hex, then the units that attack it, or end ground combat</translation>
    </message>
    <message id="santander.prompt.support">
        <source>Bombard %1: choose air units and HQs, or none. Dice cannot be undone</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Bombard %1: choose air units and HQs, or none. Dice cannot be undone</translation>
    </message>
    <message id="santander.prompt.support_defence">
        <source>Defend %1: choose air units and HQs, or none. Dice cannot be undone</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Defend %1: choose air units and HQs, or none. Dice cannot be undone</translation>
    </message>
    <message id="santander.prompt.columns">
        <source>Combat in %1: choose Supply Columns for the bombardment, or use none</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Combat in %1: choose Supply Columns for the bombardment, or use none</translation>
    </message>
    <message id="santander.prompt.arrival">
        <source>Place the new Supply Column: choose its hex</source>
        <translation>Place the new Supply Column: choose its hex</translation>
    </message>
    <message id="santander.prompt.air_loss" numerus="yes">
        <source>Choose %n air unit(s) to be eliminated</source>
        <extracomment>%n = how many</extracomment>
        <translation>
            <numerusform>Choose %n air unit to be eliminated</numerusform>
            <numerusform>Choose %n air units to be eliminated</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.losses" numerus="yes">
        <source>Lose %n step(s) in %2: share them out among your units</source>
        <extracomment>%n = steps, %2 = hex</extracomment>
        <translation>
            <numerusform>Lose %n step in %2: choose the unit that takes it</numerusform>
            <numerusform>Lose %n steps in %2: share them out among your units</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.losses_attack" numerus="yes">
        <source>Lose %n step(s) in the attack on %2: share them out among the attackers</source>
        <extracomment>%n = steps, %2 = the hex that was attacked</extracomment>
        <translation>
            <numerusform>Lose %n step in the attack on %2: choose the attacker that takes it</numerusform>
            <numerusform>Lose %n steps in the attack on %2: share them out among the attackers</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.retreat" numerus="yes">
        <source>Lose %n step(s) in %2, or one fewer and retreat one hex: choose where</source>
        <extracomment>%n = steps, %2 = hex</extracomment>
        <translation>
            <numerusform>Lose %n step in %2, or retreat one hex: choose where</numerusform>
            <numerusform>Lose %n steps in %2, or one fewer and retreat one hex: choose where</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.must_retreat">
        <source>Retreat from %1: choose a hex</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Retreat from %1: choose a hex</translation>
    </message>
    <message id="santander.prompt.file_in">
        <source>Choose the unit that enters %1 next: who finds no room is eliminated</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Choose the unit that enters %1 next: who finds no room is eliminated</translation>
    </message>
    <message id="santander.prompt.advance">
        <source>Advance into %1: choose units, or stay</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Advance into %1: choose units, or stay</translation>
    </message>
    <message id="santander.prompt.breakthrough" numerus="yes">
        <source>Break through at %2: choose a unit and its way, up to %n hex(es), or end the breakthrough</source>
        <extracomment>%n = how many hexes, %2 = hex</extracomment>
        <translation>
            <numerusform>Break through at %2: choose a unit and its way, up to %n hex, or end the breakthrough</numerusform>
            <numerusform>Break through at %2: choose a unit and its way, up to %n hexes, or end the breakthrough</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.withdraw_infantry" numerus="yes">
        <source>Choose %n infantry unit(s) to withdraw</source>
        <extracomment>%n = how many</extracomment>
        <translation>
            <numerusform>Choose %n infantry unit to withdraw</numerusform>
            <numerusform>Choose %n infantry units to withdraw</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.withdraw_air" numerus="yes">
        <source>Choose %n available air unit(s) to withdraw</source>
        <extracomment>%n = how many</extracomment>
        <translation>
            <numerusform>Choose %n available air unit to withdraw</numerusform>
            <numerusform>Choose %n available air units to withdraw</numerusform>
        </translation>
    </message>
    <message id="santander.prompt.battalions" numerus="yes">
        <source>Choose %n Basque brigade(s) to be replaced, each with one battalion</source>
        <extracomment>%n = how many</extracomment>
        <translation>
            <numerusform>Choose %n Basque brigade to be replaced with a battalion</numerusform>
            <numerusform>Choose %n Basque brigades to be replaced, each with one battalion</numerusform>
        </translation>
    </message>
    <message id="santander.progress.placed">
        <source>Units placed</source>
        <translation>Units placed</translation>
    </message>
    <message id="santander.progress.front">
        <source>Front hexes covered</source>
        <translation>Front hexes covered</translation>
    </message>
    <message id="santander.progress.trenches">
        <source>Trenches placed</source>
        <translation>Trenches placed</translation>
    </message>
    <message id="santander.offer.take_up">
        <source>Take units up again</source>
        <translation>Take units up again</translation>
    </message>
    <message id="santander.offer.clear">
        <source>Clear the set-up</source>
        <translation>Clear the set-up</translation>
    </message>
    <message id="santander.effect.losses">
        <source>Steps lost by the attacker: %1; by the defender: %2</source>
        <extracomment>%1 = steps the attacker loses, %2 = steps the defender loses</extracomment>
        <translation>Steps lost by the attacker: %1; by the defender: %2</translation>
    </message>
    <message id="santander.effect.breakthrough">
        <source>Breakthrough: the defenders are eliminated</source>
        <translation>Breakthrough: the defenders are eliminated</translation>
    </message>
    <message id="santander.effect.morale">
        <source>Republican morale: %1</source>
        <extracomment>%1 = result</extracomment>
        <translation>Republican morale: %1</translation>
    </message>
    <message id="santander.effect.air_hits">
        <source>Hits: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Hits: %1</translation>
    </message>
    <message id="santander.effect.attrition">
        <source>The air unit is withdrawn</source>
        <translation>The air unit is withdrawn</translation>
    </message>
    <message id="santander.effect.no_attrition">
        <source>No attrition</source>
        <translation>No attrition</translation>
    </message>
    <message id="santander.effect.bombardment_odds">
        <source>Bombardment points: %1 against %2</source>
        <extracomment>%1, %2 = bombardment points</extracomment>
        <translation>Bombardment points: %1 against %2</translation>
    </message>
    <message id="santander.tally.part_movement">
        <source>Movement points (MP)</source>
        <translation>Movement points (MP)</translation>
    </message>
    <message id="santander.tally.part_cost">
        <source>Cost in MP</source>
        <translation>Cost in MP</translation>
    </message>
    <message id="santander.tally.room">
        <source>%1 of %2 SP</source>
        <extracomment>%1 = stacking points in a hex, %2 = the limit</extracomment>
        <translation>%1 of %2 SP</translation>
    </message>
    <message id="santander.worth.place">
        <source>%1</source>
        <extracomment>%1 = place</extracomment>
        <translation>%1</translation>
    </message>
    <message id="santander.worth.ruin">
        <source>%1: its factory is demolished</source>
        <extracomment>%1 = place</extracomment>
        <translation>%1: its factory is demolished</translation>
    </message>
    <message id="santander.worth.brigades">
        <source>Republican brigades destroyed: %1 of %2</source>
        <extracomment>%1 = brigades destroyed, %2 = brigades that make a point</extracomment>
        <translation>Republican brigades destroyed: %1 of %2</translation>
    </message>
    <message id="santander.tally.part_stacking">
        <source>Stacking points (SP)</source>
        <translation>Stacking points (SP)</translation>
    </message>
    <message id="santander.tally.part_shells">
        <source>Bombardment points (PB)</source>
        <translation>Bombardment points (PB)</translation>
    </message>
    <message id="santander.tally.printed">
        <source>Printed value</source>
        <translation>Printed value</translation>
    </message>
    <message id="santander.tally.disorganised">
        <source>Disorganised (DSG)</source>
        <translation>Disorganised (DSG)</translation>
    </message>
    <message id="santander.tally.out_of_supply">
        <source>Out of supply (OOS)</source>
        <translation>Out of supply (OOS)</translation>
    </message>
    <message id="santander.tally.hq_used">
        <source>Has already bombarded this turn</source>
        <translation>Has already bombarded this turn</translation>
    </message>
    <message id="santander.tally.enter">
        <source>Entering hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Entering hex %1</translation>
    </message>
    <message id="santander.tally.road">
        <source>By road into hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>By road into hex %1</translation>
    </message>
    <message id="santander.tally.river">
        <source>Across the river into hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Across the river into hex %1</translation>
    </message>
    <message id="santander.tally.rain">
        <source>Rain in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Rain in hex %1</translation>
    </message>
    <message id="santander.tally.leaving">
        <source>Leaving the enemy ZoC in hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Leaving the enemy ZoC in hex %1</translation>
    </message>
    <message id="santander.tally.rain_before">
        <source>Rain in the turn before</source>
        <translation>Rain in the turn before</translation>
    </message>
    <message id="santander.refuse.none_beside">
        <source>None of your combat units is adjacent to hex %1</source>
        <extracomment>%1 = hex</extracomment>
        <translation>None of your combat units is adjacent to hex %1</translation>
    </message>
    <message id="santander.refuse.nothing_to_clear">
        <source>Nothing is placed that could be taken up again</source>
        <translation>Nothing is placed that could be taken up again</translation>
    </message>
    <message id="kit.expected.another_value">
        <source>a value not named before</source>
        <translation>a value not named before</translation>
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
        <translation>%1: side %2 up</translation>
    </message>
    <message id="play.event.counter_removed">
        <source>%1 leaves the table</source>
        <extracomment>%1 = counter</extracomment>
        <translation>%1 leaves the table</translation>
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
        <translation>%2: %1 placed</translation>
    </message>
    <message id="play.event.marker_removed">
        <source>%2: %1 removed</source>
        <extracomment>%1 = marker, %2 = hex or box</extracomment>
        <translation>%2: %1 removed</translation>
    </message>
    <message id="play.event.control_changed">
        <source>Control of %1: %2</source>
        <extracomment>%1 = hex, %2 = side</extracomment>
        <translation>Control of %1: %2</translation>
    </message>
    <message id="play.event.control_lost">
        <source>Control of %1: nobody</source>
        <extracomment>%1 = hex</extracomment>
        <translation>Control of %1: nobody</translation>
    </message>
    <message id="play.event.track_set">
        <source>%1: %2</source>
        <extracomment>%1 = track, %2 = its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message id="play.event.pool_changed">
        <source>Cup %1: chit %2, %3</source>
        <extracomment>%1 = cup, %2 = chit, %3 = how many more, or fewer</extracomment>
        <translation>Cup %1: chit %2, %3</translation>
    </message>
    <message id="play.event.chit_drawn">
        <source>%1 is drawn from %2</source>
        <extracomment>%1 = chit, %2 = cup</extracomment>
        <translation>%1 is drawn from %2</translation>
    </message>
    <message id="play.event.dice_rolled">
        <source>%1: dice %2</source>
        <extracomment>%1 = what for, %2 = what the dice show</extracomment>
        <translation>%1: dice %2</translation>
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
            <numerusform>%n unit: %2</numerusform>
            <numerusform>%n units: %2</numerusform>
        </translation>
    </message>
    <message id="play.story.several_to" numerus="yes">
        <source>%n unit(s) → %2</source>
        <extracomment>%n = how many counters, %2 = box</extracomment>
        <translation>
            <numerusform>%n unit → %2</numerusform>
            <numerusform>%n units → %2</numerusform>
        </translation>
    </message>
    <message id="play.story.placed" numerus="yes">
        <source>%n unit(s) placed on the map</source>
        <extracomment>%n = how many counters</extracomment>
        <translation>
            <numerusform>%n unit placed on the map</numerusform>
            <numerusform>%n units placed on the map</numerusform>
        </translation>
    </message>
    <message id="cli.help.export">
        <source>Writes a game into a file: as a log to read, for programs, or a position</source>
        <translation>Writes a game into a file: as a log to read, for programs, or a position</translation>
    </message>
    <message id="cli.help.format">
        <source>What is written: log (the story, in the language of --lang), json (everything), position</source>
        <translation>What is written: log (the story, in the language of --lang), json (everything), position</translation>
    </message>
    <message id="cli.help.out_file">
        <source>The file to be written; it must not exist</source>
        <translation>The file to be written; it must not exist</translation>
    </message>
    <message id="cli.help.notes">
        <source>Writes the notes beside a game, alone; or takes them from such a file</source>
        <translation>Writes the notes beside a game, alone; or takes them from such a file</translation>
    </message>
    <message id="cli.help.notes_from">
        <source>A file of notes, to be put beside the game they were written for</source>
        <translation>A file of notes, to be put beside the game they were written for</translation>
    </message>
    <message id="cli.help.anyway">
        <source>Takes them even if they were written for another game</source>
        <translation>Takes them even if they were written for another game</translation>
    </message>
    <message id="cli.help.compare">
        <source>Compares two games, or two branches of one: where they part, and how they stood by turn</source>
        <translation>Compares two games, or two branches of one: where they part, and how they stood by turn</translation>
    </message>
    <message id="cli.help.other_file">
        <source>The other diary; if left out, the same one</source>
        <translation>The other diary; if left out, the same one</translation>
    </message>
    <message id="cli.help.branch">
        <source>The number of a branch; 0, the game as it was begun, if left out</source>
        <translation>The number of a branch; 0, the game as it was begun, if left out</translation>
    </message>
    <message id="cli.help.other_branch">
        <source>Likewise, of the other diary</source>
        <translation>Likewise, of the other diary</translation>
    </message>
    <message id="cli.export.done">
        <source>Written into %2. Events: %1</source>
        <extracomment>%1 = number of events, %2 = file</extracomment>
        <translation>Written into %2. Events: %1</translation>
    </message>
    <message id="cli.notes.written">
        <source>Notes written into %2: %1</source>
        <extracomment>%1 = number of notes, %2 = file</extracomment>
        <translation>Notes written into %2: %1</translation>
    </message>
    <message id="cli.notes.added">
        <source>Notes added: %1 of %2; the others were there already</source>
        <extracomment>%1 = number of notes added, %2 = number of notes in the file</extracomment>
        <translation>Notes added: %1 of %2; the others were there already</translation>
    </message>
    <message id="cli.compare.same">
        <source>Both tell the same</source>
        <translation>Both tell the same</translation>
    </message>
    <message id="cli.compare.part">
        <source>They part at command %1: event %2 of the first, event %3 of the second</source>
        <extracomment>%1 = number of the command, %2 = event of the first diary, %3 = event of the second</extracomment>
        <translation>They part at command %1: event %2 of the first, event %3 of the second</translation>
    </message>
    <message id="replay.fault.other_game">
        <source>These notes were written beside another game, or beside another course of this one</source>
        <translation>These notes were written beside another game, or beside another course of this one</translation>
    </message>
    <message id="replay.fault.notes_newer">
        <source>These notes were written by a newer Esagono</source>
        <translation>These notes were written by a newer Esagono</translation>
    </message>
    <message id="app.share.reading">
        <source>Reading the diary</source>
        <translation>Reading the diary</translation>
    </message>
    <message id="app.share.drawing">
        <source>Drawing</source>
        <translation>Drawing</translation>
    </message>
    <message id="app.share.writing">
        <source>Writing</source>
        <translation>Writing</translation>
    </message>
    <message id="app.share.fault.diary">
        <source>%1 is a diary: choose another name</source>
        <extracomment>%1 = file</extracomment>
        <translation>%1 is a diary: choose another name</translation>
    </message>
    <message id="app.share.fault.unwritable">
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 = file, %2 = what the system says</extracomment>
        <translation>%1 cannot be written: %2</translation>
    </message>
    <message id="app.share.fault.kind">
        <source>There is no way to share a game as “%1”</source>
        <extracomment>%1 = kind of file</extracomment>
        <translation>There is no way to share a game as “%1”</translation>
    </message>
    <message id="app.share.fault.size">
        <source>The picture is too large: 16,384 pixels each way, and 100 million in all, are the most</source>
        <translation>The picture is too large: 16,384 pixels each way, and 100 million in all, are the most</translation>
    </message>
    <message id="app.share.fault.memory">
        <source>The memory does not suffice for this picture</source>
        <translation>The memory does not suffice for this picture</translation>
    </message>
    <message id="app.share.turn">
        <source>Turn %1</source>
        <extracomment>%1 = turn</extracomment>
        <translation>Turn %1</translation>
    </message>
    <message id="app.share.turn_on">
        <source>Turn %1 · %2</source>
        <extracomment>%1 = turn, %2 = its dates</extracomment>
        <translation>Turn %1 · %2</translation>
    </message>
    <message id="app.share.set_up">
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message id="app.share.report">
        <source>After-action report</source>
        <translation>After-action report</translation>
    </message>
    <message id="app.share.contents">
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message id="app.share.scenario">
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message id="app.share.begun">
        <source>Begun</source>
        <translation>Begun</translation>
    </message>
    <message id="app.share.length">
        <source>Length</source>
        <translation>Length</translation>
    </message>
    <message id="app.share.length_is">
        <source>turns: %1 · commands: %2 · events: %3</source>
        <extracomment>%1 = turns, %2 = commands, %3 = events</extracomment>
        <translation>turns: %1 · commands: %2 · events: %3</translation>
    </message>
    <message id="app.share.dice">
        <source>Dice</source>
        <translation>Dice</translation>
    </message>
    <message id="app.share.dice_seeded">
        <source>rolled by the program, from a seed that the diary keeps</source>
        <translation>rolled by the program, from a seed that the diary keeps</translation>
    </message>
    <message id="app.share.dice_told">
        <source>rolled by the players</source>
        <translation>rolled by the players</translation>
    </message>
    <message id="app.share.result">
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message id="app.share.not_over">
        <source>The game is not over</source>
        <translation>The game is not over</translation>
    </message>
    <message id="app.share.rulings">
        <source>Rulings and options</source>
        <translation>Rulings and options</translation>
    </message>
    <message id="app.share.standard_rulings">
        <source>Every doubtful rule is read in the standard way.</source>
        <translation>Every doubtful rule is read in the standard way.</translation>
    </message>
    <message id="app.share.forces">
        <source>Forces</source>
        <translation>Forces</translation>
    </message>
    <message id="app.share.side">
        <source>Side</source>
        <translation>Side</translation>
    </message>
    <message id="app.share.at_start">
        <source>At the start</source>
        <translation>At the start</translation>
    </message>
    <message id="app.share.joined">
        <source>Joined or left</source>
        <oldsource>Joined</oldsource>
        <translation>Joined or left</translation>
    </message>
    <message id="app.share.lost">
        <source>Lost</source>
        <translation>Lost</translation>
    </message>
    <message id="app.share.at_end">
        <source>At the end</source>
        <translation>At the end</translation>
    </message>
    <message id="app.share.units">
        <source>units</source>
        <translation>units</translation>
    </message>
    <message id="app.share.steps">
        <source>steps</source>
        <translation>steps</translation>
    </message>
    <message id="app.share.faded">
        <source>Faded counters were not on the map at the end.</source>
        <oldsource>Faded counters did not see the end.</oldsource>
        <translation>Faded counters were not on the map at the end.</translation>
    </message>
    <message id="app.share.course">
        <source>The course of the game</source>
        <translation>The course of the game</translation>
    </message>
    <message id="app.share.end_of_turn">
        <source>At the end of the turn</source>
        <translation>At the end of the turn</translation>
    </message>
    <message id="app.share.moves">
        <source>Moves: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Moves: %1</translation>
    </message>
    <message id="app.share.lost_this_turn">
        <source>Steps lost this turn</source>
        <translation>Steps lost this turn</translation>
    </message>
    <message id="app.share.decisive">
        <source>Decisive combats</source>
        <translation>Decisive combats</translation>
    </message>
    <message id="app.share.decisive_how">
        <source>The costliest combats, and those in which the dice strayed farthest, in order</source>
        <oldsource>The combats that cost most, and in which the dice strayed farthest from what was to be
</oldsource>
        <translation>The costliest combats, and those in which the dice strayed farthest, in order</translation>
    </message>
    <message id="app.share.side_lost">
        <source>%1, steps lost: %2</source>
        <extracomment>%1 = side, %2 = steps</extracomment>
        <translation>%1, steps lost: %2</translation>
    </message>
    <message id="app.share.luck_of">
        <source>Luck of the %1: %2 steps; of a hundred such rolls %3 would have been worse.</source>
        <extracomment>of dice: %1 = side, %2 = steps with sign, %3 = percentile</extracomment>
        <translation>Luck of the %1: %2 steps; of a hundred such rolls %3 would have been worse.</translation>
    </message>
    <message id="app.share.before">
        <source>Before</source>
        <translation>Before</translation>
    </message>
    <message id="app.share.after">
        <source>After</source>
        <translation>After</translation>
    </message>
    <message id="app.share.figures">
        <source>In figures</source>
        <translation>In figures</translation>
    </message>
    <message id="app.share.chart.strength">
        <source>Strength, in steps</source>
        <translation>Strength, in steps</translation>
    </message>
    <message id="app.share.chart.losses">
        <source>Losses, in steps</source>
        <translation>Losses, in steps</translation>
    </message>
    <message id="app.share.chart.points">
        <source>Victory Points</source>
        <translation>Victory Points</translation>
    </message>
    <message id="app.share.chart.luck">
        <source>Luck, in steps</source>
        <translation>Luck, in steps</translation>
    </message>
    <message id="app.share.chart.luckier">
        <source>luckier: %1</source>
        <extracomment>%1 = side</extracomment>
        <translation>luckier: %1</translation>
    </message>
    <message id="app.share.chart.dice">
        <source>Dice: %1, %2, rolled: %3</source>
        <extracomment>%1 = side, %2 = die: &quot;D6&quot;, %3 = throws</extracomment>
        <translation>Dice: %1, %2, rolled: %3</translation>
    </message>
    <message id="app.share.chart.dice_plain">
        <source>Dice: %1, rolled: %2</source>
        <extracomment>%1 = die: &quot;D6&quot;, %2 = throws</extracomment>
        <translation>Dice: %1, rolled: %2</translation>
    </message>
    <message id="app.share.chart.expected">
        <source>expected</source>
        <translation>expected</translation>
    </message>
    <message id="app.share.notes">
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message id="app.share.event">
        <source>event %1</source>
        <extracomment>%1 = event number</extracomment>
        <translation>event %1</translation>
    </message>
    <message id="app.share.made_by">
        <source>Made by Esagono %1 from the diary of the game</source>
        <extracomment>%1 = version of Esagono</extracomment>
        <translation>Made by Esagono %1 from the diary of the game</translation>
    </message>
    <message id="app.share.page">
        <source>Page %1</source>
        <extracomment>%1 = page number</extracomment>
        <translation>Page %1</translation>
    </message>
    <message id="app.share.only_beginning">
        <source>Only the beginning of the diary can be shown: %1</source>
        <extracomment>%1 = what is wrong</extracomment>
        <translation>Only the beginning of the diary can be shown: %1</translation>
    </message>
    <message id="app.replay.detail">
        <source>replay %1</source>
        <extracomment>What the window shows beside the name of a game; %1 = who played it</extracomment>
        <translation>replay %1</translation>
    </message>
    <message id="app.action.watch">
        <source>&amp;Watch this game from the beginning</source>
        <translation>&amp;Watch this game from the beginning</translation>
    </message>
    <message id="app.action.watch_other">
        <source>Watch a &amp;saved game…</source>
        <translation>Watch a &amp;saved game…</translation>
    </message>
    <message id="app.menu.replay">
        <source>&amp;Replay</source>
        <translation>&amp;Replay</translation>
    </message>
    <message id="app.replay.edit_note">
        <source>Change the note</source>
        <translation>Change the note</translation>
    </message>
    <message id="app.replay.new_note">
        <source>A note on this event</source>
        <translation>A note on this event</translation>
    </message>
    <message id="app.replay.note_sign">
        <source>Sign</source>
        <translation>Sign</translation>
    </message>
    <message id="app.replay.no_sign">
        <source>none</source>
        <extracomment>No sign is put before a note</extracomment>
        <translation>none</translation>
    </message>
    <message id="app.replay.note_words">
        <source>What is worth saying about it</source>
        <translation>What is worth saying about it</translation>
    </message>
    <message id="app.replay.note_author">
        <source>Written by</source>
        <translation>Written by</translation>
    </message>
    <message id="app.replay.remove_note">
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message id="app.replay.cancel">
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message id="app.replay.keep_note">
        <source>Keep the note</source>
        <translation>Keep the note</translation>
    </message>
    <message id="app.replay.note_by">
        <source>%1 on %2</source>
        <extracomment>Over a note: %1 = who wrote it, %2 = the number of what it is about</extracomment>
        <translation>%1 on %2</translation>
    </message>
    <message id="app.replay.import_notes">
        <source>Read notes from a file</source>
        <translation>Read notes from a file</translation>
    </message>
    <message id="app.replay.export_notes">
        <source>Write the notes to a file</source>
        <translation>Write the notes to a file</translation>
    </message>
    <message id="app.replay.note_files">
        <source>Notes (*.json)</source>
        <translation>Notes (*.json)</translation>
    </message>
    <message id="app.replay.play_on">
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
    <message id="app.replay.play_on_name">
        <source>What it is called</source>
        <translation>What it is called</translation>
    </message>
    <message id="app.replay.as_diary">
        <source>As a game of its own</source>
        <translation>As a game of its own</translation>
    </message>
    <message id="app.replay.as_branch">
        <source>As a branch of this game, with its dice</source>
        <translation>As a branch of this game, with its dice</translation>
    </message>
    <message id="app.replay.fresh_dice">
        <source>Fresh dice from here on</source>
        <translation>Fresh dice from here on</translation>
    </message>
    <message id="app.replay.action.back">
        <source>&amp;Back</source>
        <translation>&amp;Back</translation>
    </message>
    <message id="app.replay.action.on">
        <source>&amp;On</source>
        <translation>&amp;On</translation>
    </message>
    <message id="app.replay.action.event_back">
        <source>Previous event</source>
        <translation>Previous event</translation>
    </message>
    <message id="app.replay.action.event_on">
        <source>Next event</source>
        <translation>Next event</translation>
    </message>
    <message id="app.replay.action.command_back">
        <source>Previous command</source>
        <translation>Previous command</translation>
    </message>
    <message id="app.replay.action.command_on">
        <source>Next command</source>
        <translation>Next command</translation>
    </message>
    <message id="app.replay.action.combat_back">
        <source>Previous combat</source>
        <translation>Previous combat</translation>
    </message>
    <message id="app.replay.action.combat_on">
        <source>Next combat</source>
        <translation>Next combat</translation>
    </message>
    <message id="app.replay.action.phase_back">
        <source>Previous phase</source>
        <translation>Previous phase</translation>
    </message>
    <message id="app.replay.action.phase_on">
        <source>Next phase</source>
        <translation>Next phase</translation>
    </message>
    <message id="app.replay.action.turn_back">
        <source>Previous turn</source>
        <translation>Previous turn</translation>
    </message>
    <message id="app.replay.action.turn_on">
        <source>Next turn</source>
        <translation>Next turn</translation>
    </message>
    <message id="app.replay.action.pause">
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message id="app.replay.action.play">
        <source>&amp;Play</source>
        <translation>&amp;Play</translation>
    </message>
    <message id="app.replay.action.first">
        <source>To the beginning</source>
        <translation>To the beginning</translation>
    </message>
    <message id="app.replay.action.last">
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
    <message id="app.replay.action.selected_back">
        <source>Previous event of %1</source>
        <extracomment>%1 = the selected unit or hex</extracomment>
        <translation>Previous event of %1</translation>
    </message>
    <message id="app.replay.action.selection_back">
        <source>Previous event of the selection</source>
        <translation>Previous event of the selection</translation>
    </message>
    <message id="app.replay.action.selected_on">
        <source>Next event of %1</source>
        <extracomment>%1 = the selected unit or hex</extracomment>
        <translation>Next event of %1</translation>
    </message>
    <message id="app.replay.action.selection_on">
        <source>Next event of the selection</source>
        <translation>Next event of the selection</translation>
    </message>
    <message id="app.replay.action.slower">
        <source>Slower</source>
        <translation>Slower</translation>
    </message>
    <message id="app.replay.action.faster">
        <source>Faster</source>
        <translation>Faster</translation>
    </message>
    <message id="app.replay.action.every_event">
        <source>Step through bookkeeping, too</source>
        <translation>Step through bookkeeping, too</translation>
    </message>
    <message id="app.replay.captions">
        <source>Captions</source>
        <translation>Captions</translation>
    </message>
    <message id="app.replay.action.notes">
        <source>Show notes on the board</source>
        <translation>Show notes on the board</translation>
    </message>
    <message id="app.replay.action.note">
        <source>Write a note…</source>
        <translation>Write a note…</translation>
    </message>
    <message id="app.replay.action.play_on">
        <source>Play on from here…</source>
        <translation>Play on from here…</translation>
    </message>
    <message id="app.replay.action.verify">
        <source>Verify the record</source>
        <translation>Verify the record</translation>
    </message>
    <message id="app.replay.action.clear">
        <source>Clear the selection</source>
        <translation>Clear the selection</translation>
    </message>
    <message id="app.replay.action.board">
        <source>Keyboard to the board</source>
        <translation>Keyboard to the board</translation>
    </message>
    <message id="app.replay.action.keys">
        <source>Show the keys</source>
        <translation>Show the keys</translation>
    </message>
    <message id="app.replay.luck_now">
        <source>%1 +%2</source>
        <extracomment>The luckier side and by how many steps: %1 = side, %2 = steps</extracomment>
        <translation>%1 +%2</translation>
    </message>
    <message id="app.replay.events">
        <source>Events</source>
        <translation>Events</translation>
    </message>
    <message id="app.replay.tab_notes">
        <source>Notes %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Notes %1</translation>
    </message>
    <message id="app.replay.tab_figures">
        <source>Figures</source>
        <translation>Figures</translation>
    </message>
    <message id="app.replay.luck">
        <source>Luck, net steps</source>
        <translation>Luck, net steps</translation>
    </message>
    <message id="app.replay.strength">
        <source>Strength, steps</source>
        <translation>Strength, steps</translation>
    </message>
    <message id="app.replay.search">
        <source>Unit, hex or word</source>
        <translation>Unit, hex or word</translation>
    </message>
    <message id="app.replay.only_combats">
        <source>Combats %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>Combats %1</translation>
    </message>
    <message id="app.replay.only_moves">
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message id="app.replay.nothing_found">
        <source>Nothing found</source>
        <translation>Nothing found</translation>
    </message>
    <message id="app.replay.reading">
        <source>Reading the game…</source>
        <translation>Reading the game…</translation>
    </message>
    <message id="app.replay.add_note">
        <source>Add a note</source>
        <translation>Add a note</translation>
    </message>
    <message id="app.replay.no_notes">
        <source>No notes yet. What you write stands beside the record and never changes it.</source>
        <translation>No notes yet. What you write stands beside the record and never changes it.</translation>
    </message>
    <message id="app.replay.branches">
        <source>Branches</source>
        <translation>Branches</translation>
    </message>
    <message id="app.replay.main_line">
        <source>The game as it was played</source>
        <translation>The game as it was played</translation>
    </message>
    <message id="app.replay.timeline">
        <source>Time line</source>
        <translation>Time line</translation>
    </message>
    <message id="app.replay.legend.combat">
        <source>◆ combat, size = steps lost</source>
        <translation>◆ combat, size = steps lost</translation>
    </message>
    <message id="app.replay.legend.objective">
        <source>☆ objective changes hands</source>
        <translation>☆ objective changes hands</translation>
    </message>
    <message id="app.replay.legend.note">
        <source>▤ note</source>
        <translation>▤ note</translation>
    </message>
    <message id="app.replay.legend.branch">
        <source>○ branch</source>
        <translation>○ branch</translation>
    </message>
    <message id="app.replay.view_everything">
        <source>Everything</source>
        <translation>Everything</translation>
    </message>
    <message id="app.replay.page">
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message id="app.replay.leave">
        <source>Leave the replay</source>
        <translation>Leave the replay</translation>
    </message>
    <message id="app.replay.damaged">
        <source>Damaged</source>
        <translation>Damaged</translation>
    </message>
    <message id="app.replay.without_rules">
        <source>Without rules</source>
        <translation>Without rules</translation>
    </message>
    <message id="app.replay.verifying">
        <source>Verifying…</source>
        <translation>Verifying…</translation>
    </message>
    <message id="app.replay.differs">
        <source>Not as recorded</source>
        <translation>Not as recorded</translation>
    </message>
    <message id="app.replay.verify">
        <source>Verify</source>
        <translation>Verify</translation>
    </message>
    <message id="app.replay.view_as">
        <source>View as</source>
        <translation>View as</translation>
    </message>
    <message id="app.replay.step">
        <source>Step</source>
        <translation>Step</translation>
    </message>
    <message id="app.replay.stride.event">
        <source>Event</source>
        <translation>Event</translation>
    </message>
    <message id="app.replay.stride.command">
        <source>Command</source>
        <translation>Command</translation>
    </message>
    <message id="app.replay.stride.combat">
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message id="app.replay.stride.phase">
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message id="app.replay.stride.turn">
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message id="app.replay.speed">
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message id="app.replay.moment_field">
        <source>Number of the event to go to</source>
        <translation>Number of the event to go to</translation>
    </message>
    <message id="app.replay.of">
        <source>of %1</source>
        <extracomment>After the number of the event shown; %1 = how many there are</extracomment>
        <translation>of %1</translation>
    </message>
    <message id="app.replay.note">
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message id="app.replay.figures_hidden">
        <source>Figures tell everything: they are shown to whoever looks at everything.</source>
        <translation>Figures tell everything: they are shown to whoever looks at everything.</translation>
    </message>
    <message id="app.replay.counting">
        <source>Counting…</source>
        <translation>Counting…</translation>
    </message>
    <message id="app.replay.figure.lost">
        <source>Steps lost</source>
        <translation>Steps lost</translation>
    </message>
    <message id="app.replay.figure.points">
        <source>Victory Points held</source>
        <translation>Victory Points held</translation>
    </message>
    <message id="app.replay.figure.hexes">
        <source>Hexes held</source>
        <translation>Hexes held</translation>
    </message>
    <message id="app.replay.turning_points">
        <source>Turning points</source>
        <translation>Turning points</translation>
    </message>
    <message id="app.replay.dice_so_far">
        <source>Dice rolled in combat so far</source>
        <translation>Dice rolled in combat so far</translation>
    </message>
    <message id="app.replay.what_if">
        <source>%1 from %2</source>
        <extracomment>The name of a game that goes another way: %1 = name of the game, %2 = where it leaves it: &quot;3.27&quot;</extracomment>
        <translation>%1 from %2</translation>
    </message>
    <message id="app.replay.cannot_write">
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 = a file, %2 = why</extracomment>
        <translation>%1 cannot be written: %2</translation>
    </message>
    <message id="app.replay.cannot_read">
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 = a file, %2 = why</extracomment>
        <translation>%1 cannot be read: %2</translation>
    </message>
    <message id="app.replay.verified" numerus="yes">
        <source>Verified: %n event(s)</source>
        <extracomment>%n = number of events</extracomment>
        <translation>
            <numerusform>Verified: %n event</numerusform>
            <numerusform>Verified: %n events</numerusform>
        </translation>
    </message>
    <message id="app.replay.unruled">
        <source>The rules of this game, or this version of them, are not built in: what happened is shown, but not what a side could see</source>
        <translation>The rules of this game, or this version of them, are not built in: what happened is shown, but not what a side could see</translation>
    </message>
    <message id="app.replay.difference">
        <source>Event %1: %2</source>
        <extracomment>%1 = number of an event, %2 = what is not as it should be</extracomment>
        <translation>Event %1: %2</translation>
    </message>
    <message id="app.replay.figure.on_map">
        <source>Steps on the map</source>
        <translation>Steps on the map</translation>
    </message>
    <message id="app.replay.figure.units_lost">
        <source>Units lost</source>
        <translation>Units lost</translation>
    </message>
    <message id="app.replay.figure.unsupplied">
        <source>Steps out of supply</source>
        <translation>Steps out of supply</translation>
    </message>
    <message id="app.replay.find">
        <source>Find</source>
        <translation>Find</translation>
    </message>
    <message id="app.replay.history.none">
        <source>None</source>
        <translation>None</translation>
    </message>
    <message id="app.replay.layer.history">
        <source>History</source>
        <extracomment>What happened before, laid over the map: trails, fronts</extracomment>
        <translation>History</translation>
    </message>
    <message id="app.replay.history.trails">
        <source>Last moves</source>
        <extracomment>How many of the last moves are drawn</extracomment>
        <translation>Last moves</translation>
    </message>
    <message id="app.replay.history.heat">
        <source>Heat</source>
        <extracomment>Hexes are tinted: the more happened there, the redder</extracomment>
        <translation>Heat</translation>
    </message>
    <message id="app.replay.history.heat_combat">
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message id="app.replay.history.heat_movement">
        <source>Movement</source>
        <translation>Movement</translation>
    </message>
    <message id="app.replay.history.heat_both">
        <source>Both</source>
        <translation>Both</translation>
    </message>
    <message id="app.replay.history.fronts">
        <source>Front line</source>
        <translation>Front line</translation>
    </message>
    <message id="app.replay.pause.combats">
        <source>Combats</source>
        <translation>Combats</translation>
    </message>
    <message id="app.replay.pause.objectives">
        <source>Objectives</source>
        <translation>Objectives</translation>
    </message>
    <message id="app.replay.pause.notes">
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message id="app.replay.pause.phases">
        <source>Phases</source>
        <translation>Phases</translation>
    </message>
    <message id="app.replay.pause.turns">
        <source>Turns</source>
        <translation>Turns</translation>
    </message>
    <message id="app.replay.pause_at">
        <source>Pause at…</source>
        <extracomment>Playing rests there: combats, turns …</extracomment>
        <translation>Pause at…</translation>
    </message>
    <message id="app.replay.pause_at_some">
        <source>Pause: %1</source>
        <oldsource>Pause at %1</oldsource>
        <extracomment>%1 = kinds of events: &quot;Combats, Turns&quot;</extracomment>
        <translation>Pause: %1</translation>
    </message>
    <message id="app.replay.taken_back" numerus="yes">
        <source>%n taken back</source>
        <extracomment>%n = how often somebody took commands back</extracomment>
        <translation>
            <numerusform>%n taken back</numerusform>
            <numerusform>%n taken back</numerusform>
        </translation>
    </message>
    <message id="app.replay.withdrawn">
        <source>This was taken back.</source>
        <translation>This was taken back.</translation>
    </message>
    <message id="app.replay.back_to_game">
        <source>Back to the game</source>
        <translation>Back to the game</translation>
    </message>
    <message id="app.replay.taken_back_at" numerus="yes">
        <source>After %1: %n command(s)</source>
        <extracomment>Where it was and how many commands; %1 = place in the story (&quot;3.14&quot;), %n = number of commands</extracomment>
        <translation>
            <numerusform>After %1: %n command</numerusform>
            <numerusform>After %1: %n commands</numerusform>
        </translation>
    </message>
    <message id="app.replay.note_drawn">
        <source>Drawn on the map</source>
        <extracomment>A note without words: arrows and marks on the map</extracomment>
        <translation>Drawn on the map</translation>
    </message>
    <message id="app.replay.how_to_draw">
        <source>The right mouse button draws: a click marks a hex, a drag makes an arrow; with Shift red, with Ctrl blue, with Alt yellow.</source>
        <translation>The right mouse button draws: a click marks a hex, a drag makes an arrow; with Shift red, with Ctrl blue, with Alt yellow.</translation>
    </message>
    <message id="app.export.percent">
        <source>%1%</source>
        <oldsource>%1 %</oldsource>
        <extracomment>How much is done</extracomment>
        <translation>%1%</translation>
    </message>
    <message id="app.export.first">
        <source>First</source>
        <translation>First</translation>
    </message>
    <message id="app.export.last">
        <source>Last</source>
        <translation>Last</translation>
    </message>
    <message id="app.export.about.png">
        <source>The map with its counters as the board shows them now, as a PNG picture.</source>
        <translation>The map with its counters as the board shows them now, as a PNG picture.</translation>
    </message>
    <message id="app.export.about.position">
        <source>Where everything lies now, as a text from which a game can be begun. The same in every language.</source>
        <translation>Where everything lies now, as a text from which a game can be begun. The same in every language.</translation>
    </message>
    <message id="app.export.about.webp">
        <source>The game as an animated WebP picture, which every browser plays.</source>
        <translation>The game as an animated WebP picture, which every browser plays.</translation>
    </message>
    <message id="app.export.about.log">
        <source>The story line by line, with the notes, as plain text.</source>
        <translation>The story line by line, with the notes, as plain text.</translation>
    </message>
    <message id="app.export.about.json">
        <source>Everything the diary has, as JSON. The same in every language.</source>
        <translation>Everything the diary has, as JSON. The same in every language.</translation>
    </message>
    <message id="app.export.about.report">
        <source>After-action report: forces, a map of every turn, the decisive combats, the story, charts and dice.</source>
        <translation>After-action report: forces, a map of every turn, the decisive combats, the story, charts and dice.</translation>
    </message>
    <message id="app.export.hidden">
        <source>This file hides nothing: it is made for whoever looks at everything.</source>
        <translation>This file hides nothing: it is made for whoever looks at everything.</translation>
    </message>
    <message id="app.export.width">
        <source>Width</source>
        <translation>Width</translation>
    </message>
    <message id="app.export.pixels">
        <source>pixels</source>
        <translation>pixels</translation>
    </message>
    <message id="app.export.range">
        <source>Range</source>
        <translation>Range</translation>
    </message>
    <message id="app.export.whole">
        <source>Whole game</source>
        <translation>Whole game</translation>
    </message>
    <message id="app.export.turns">
        <source>Turns</source>
        <translation>Turns</translation>
    </message>
    <message id="app.export.to_here">
        <source>Up to here</source>
        <translation>Up to here</translation>
    </message>
    <message id="app.export.stride">
        <source>A picture per</source>
        <translation>A picture per</translation>
    </message>
    <message id="app.export.words">
        <source>Title and caption</source>
        <translation>Title and caption</translation>
    </message>
    <message id="app.export.copy">
        <source>Copy to the clipboard</source>
        <translation>Copy to the clipboard</translation>
    </message>
    <message id="app.export">
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message id="app.export.title">
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message id="app.export.kind.png">
        <source>Picture of the position</source>
        <translation>Picture of the position</translation>
    </message>
    <message id="app.export.kind.position">
        <source>Position as text</source>
        <translation>Position as text</translation>
    </message>
    <message id="app.export.kind.webp">
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message id="app.export.kind.log">
        <source>Log to read</source>
        <translation>Log to read</translation>
    </message>
    <message id="app.export.kind.json">
        <source>Record for programs</source>
        <translation>Record for programs</translation>
    </message>
    <message id="app.export.kind.html">
        <source>Report for browsers</source>
        <translation>Report for browsers</translation>
    </message>
    <message id="app.export.kind.pdf">
        <source>Report to print</source>
        <translation>Report to print</translation>
    </message>
    <message id="app.export.kinds">
        <source>Kind of file</source>
        <translation>Kind of file</translation>
    </message>
    <message id="app.export.file">
        <source>File</source>
        <translation>File</translation>
    </message>
    <message id="app.export.choose_file">
        <source>Choose the file…</source>
        <translation>Choose the file…</translation>
    </message>
    <message id="app.export.busy">
        <source>Something else is being exported just now.</source>
        <translation>Something else is being exported just now.</translation>
    </message>
    <message id="app.export.replaces">
        <source>This file exists and will be replaced.</source>
        <translation>This file exists and will be replaced.</translation>
    </message>
    <message id="app.export.replace">
        <source>Replace</source>
        <translation>Replace</translation>
    </message>
    <message id="app.export.copied">
        <source>The position is on the clipboard.</source>
        <translation>The position is on the clipboard.</translation>
    </message>
    <message id="app.export.done">
        <source>“%1” is written.</source>
        <extracomment>%1 = name of a file</extracomment>
        <translation>“%1” is written.</translation>
    </message>
    <message id="app.export.show_folder">
        <source>Show in folder</source>
        <translation>Show in folder</translation>
    </message>
    <message id="app.export.stop">
        <source>Stop exporting</source>
        <translation>Stop exporting</translation>
    </message>
    <message id="app.compare.beside">
        <source>Side by side</source>
        <translation>Side by side</translation>
    </message>
    <message id="app.compare.one">
        <source>Only one board</source>
        <translation>Only one board</translation>
    </message>
    <message id="app.compare.action">
        <source>Compare with another game or branch…</source>
        <translation>Compare with another game or branch…</translation>
    </message>
    <message id="app.compare.action_beside">
        <source>Two boards side by side</source>
        <translation>Two boards side by side</translation>
    </message>
    <message id="app.compare.lines">
        <source>What differs</source>
        <translation>What differs</translation>
    </message>
    <message id="app.compare.hidden">
        <source>A comparison tells everything: it is shown to whoever looks at everything.</source>
        <translation>A comparison tells everything: it is shown to whoever looks at everything.</translation>
    </message>
    <message id="app.compare.other">
        <source>Another game…</source>
        <translation>Another game…</translation>
    </message>
    <message id="app.compare.drop">
        <source>or drop one here</source>
        <translation>or drop one here</translation>
    </message>
    <message id="app.compare.busy">
        <source>Comparing…</source>
        <translation>Comparing…</translation>
    </message>
    <message id="app.compare.count">
        <source>What differs: %1</source>
        <extracomment>%1 = how many</extracomment>
        <translation>What differs: %1</translation>
    </message>
    <message id="app.compare">
        <source>Compare</source>
        <translation>Compare</translation>
    </message>
    <message id="app.compare.watch">
        <source>Watch this branch</source>
        <translation>Watch this branch</translation>
    </message>
    <message id="app.compare.with">
        <source>Compare with what is watched</source>
        <translation>Compare with what is watched</translation>
    </message>
    <message id="app.compare.ends">
        <source>It ends here</source>
        <translation>It ends here</translation>
    </message>
    <message id="app.compare.untold">
        <source>Nothing is told here</source>
        <translation>Nothing is told here</translation>
    </message>
    <message id="app.compare.stop">
        <source>Stop comparing</source>
        <translation>Stop comparing</translation>
    </message>
    <message id="app.compare.go">
        <source>Go there</source>
        <translation>Go there</translation>
    </message>
    <message id="app.compare.ended">
        <source>How both ended</source>
        <translation>How both ended</translation>
    </message>
    <message id="app.compare.other_game">
        <source>This is another game, another scenario or another version of the package: there is nothing to compare.</source>
        <translation>This is another game, another scenario or another version of the package: there is nothing to compare.</translation>
    </message>
    <message id="app.compare.same">
        <source>Both tell the same, from the first event to the last.</source>
        <translation>Both tell the same, from the first event to the last.</translation>
    </message>
    <message id="app.compare.parting.command">
        <source>They part at event %1: something else is decided.</source>
        <extracomment>%1 = number of an event</extracomment>
        <translation>They part at event %1: something else is decided.</translation>
    </message>
    <message id="app.compare.parting.event">
        <source>They part at event %1: the same is decided, and something else comes of it.</source>
        <extracomment>%1 = number of an event</extracomment>
        <translation>They part at event %1: the same is decided, and something else comes of it.</translation>
    </message>
    <message id="app.compare.parting.end">
        <source>They are the same up to event %1, where one of them ends.</source>
        <extracomment>%1 = number of an event</extracomment>
        <translation>They are the same up to event %1, where one of them ends.</translation>
    </message>
    <message id="app.rules.detail">
        <source>rules</source>
        <extracomment>What the window shows beside the name of a game</extracomment>
        <translation>rules</translation>
    </message>
    <message id="app.action.rules">
        <source>&amp;Read the rules</source>
        <translation>&amp;Read the rules</translation>
    </message>
    <message id="app.menu.rules">
        <source>R&amp;ules</source>
        <translation>R&amp;ules</translation>
    </message>
    <message id="app.rules.section">
        <source>%1 %2</source>
        <extracomment>Read aloud. %1 = number of a section of the rulebook, %2 = its title</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message id="app.action.rules_back">
        <source>Section shown &amp;before</source>
        <translation>Section shown &amp;before</translation>
    </message>
    <message id="app.action.rules_forward">
        <source>Section shown &amp;after</source>
        <translation>Section shown &amp;after</translation>
    </message>
    <message id="app.action.rules_find">
        <source>&amp;Find in the rules</source>
        <translation>&amp;Find in the rules</translation>
    </message>
    <message id="app.rules.rulings">
        <source>Rulings on this section</source>
        <translation>Rulings on this section</translation>
    </message>
    <message id="app.rules.see_also">
        <source>See also</source>
        <translation>See also</translation>
    </message>
    <message id="app.rules.contents">
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message id="app.rules.nothing_found">
        <source>Nothing fits. All words must occur in a section.</source>
        <translation>Nothing fits. All words must occur in a section.</translation>
    </message>
    <message id="app.rules.to_game">
        <source>Back to the game</source>
        <translation>Back to the game</translation>
    </message>
    <message id="app.rules.to_replay">
        <source>Back to the replay</source>
        <translation>Back to the replay</translation>
    </message>
    <message id="app.rules.leave">
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message id="app.rules.find">
        <source>Find in the rules</source>
        <translation>Find in the rules</translation>
    </message>
    <message id="app.rules.hits" numerus="yes">
        <source>%n found</source>
        <extracomment>Sections of the rules in which all the words occur</extracomment>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message id="app.rules.game">
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message id="app.rules.text">
        <source>Text</source>
        <extracomment>Before the languages in which the rules can be read</extracomment>
        <translation>Text</translation>
    </message>
    <message id="app.rules.language">
        <source>Language of the rules</source>
        <translation>Language of the rules</translation>
    </message>
    <message id="app.rules.read_last">
        <source>Marked: where the table was read last in this game.</source>
        <translation>Marked: where the table was read last in this game.</translation>
    </message>
    <message id="app.rules.by_code">
        <source>the program sees to it</source>
        <extracomment>Who sees to it that a rule is kept</extracomment>
        <translation>the program sees to it</translation>
    </message>
    <message id="app.rules.by_setup">
        <source>in map, counters and set-up</source>
        <extracomment>Who sees to it that a rule is kept</extracomment>
        <translation>in map, counters and set-up</translation>
    </message>
    <message id="app.rules.by_players">
        <source>for the players to read</source>
        <extracomment>Who sees to it that a rule is kept</extracomment>
        <translation>for the players to read</translation>
    </message>
    <message id="app.rules.page">
        <source>page %1</source>
        <extracomment>%1 = page of the printed rulebook</extracomment>
        <translation>page %1</translation>
    </message>
    <message id="app.rules.only_in">
        <source>only in %1</source>
        <extracomment>A text is not there in the language wanted; %1 = the language it is in, by its own name</extracomment>
        <translation>only in %1</translation>
    </message>
    <message id="app.rules.example">
        <source>Example</source>
        <translation>Example</translation>
    </message>
    <message id="app.rules.optional">
        <source>optional</source>
        <extracomment>A rule that players may use or not</extracomment>
        <translation>optional</translation>
    </message>
    <message id="app.rules.default">
        <source>default</source>
        <extracomment>The answer that holds unless the players agree otherwise</extracomment>
        <translation>default</translation>
    </message>
    <message id="app.rules.in_this_game">
        <source>in this game</source>
        <translation>in this game</translation>
    </message>
    <message id="app.rules.package">
        <source>%1, package %2</source>
        <extracomment>%1 = title of a game, %2 = version of its package</extracomment>
        <translation>%1, package %2</translation>
    </message>
    <message id="app.rules.sections" numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
    <message id="app.rules.ruling_count" numerus="yes">
        <source>%n ruling(s)</source>
        <extracomment>Doubtful rules and options of a game</extracomment>
        <translation>
            <numerusform>%n ruling</numerusform>
            <numerusform>%n rulings</numerusform>
        </translation>
    </message>
    <message id="app.rules.back_hint">
        <source>previous section</source>
        <extracomment>Beside the key that leads to the section shown before</extracomment>
        <translation>previous section</translation>
    </message>
    <message id="app.page.rules">
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message id="app.rules.none">
        <source>There is no game whose rules could be read.</source>
        <translation>There is no game whose rules could be read.</translation>
    </message>
    <message id="app.rules.no_cards">
        <source>This game has no rule cards: only the titles of its rulebook are known.</source>
        <translation>This game has no rule cards: only the titles of its rulebook are known.</translation>
    </message>
</context>
</TS>
