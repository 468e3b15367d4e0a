// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line says, with the English beside each id in the form lupdate reads. The help
// is in help_messages.h.
#pragma once

#include "app/cli/help_messages.h"
#include "engine/core/text.h"

namespace esagono::cli::say {

// --- Faults and misuse ---

//: %1 = file
//% "%1 does not exist"
inline constexpr char noSuchFile[] = QT_TRID_NOOP("cli.fault.no_file");
//: %1 = file
//% "%1 cannot be read"
inline constexpr char fileNotReadable[] = QT_TRID_NOOP("cli.fault.unreadable");
//: %1 = file, %2 = largest number of bytes
//% "%1 has more than the allowed %2 bytes"
inline constexpr char fileTooLarge[] = QT_TRID_NOOP("cli.fault.too_large");
//: %1 = folder
//% "The folder %1 cannot be made"
inline constexpr char folderNotMade[] = QT_TRID_NOOP("cli.fault.folder");
//: %1 = file
//% "The table “%1” cannot be written"
inline constexpr char tableNotWritten[] = QT_TRID_NOOP("cli.fault.table_not_written");
//: %1 = game
//% "No package of the game “%1” was found"
inline constexpr char noSuchGame[] = QT_TRID_NOOP("cli.fault.no_game");
//: %1 = name of the rules
//% "The rules “%1” are not built into this program"
inline constexpr char rulesMissing[] = QT_TRID_NOOP("cli.fault.no_rules");
//: %1 = what was asked for
//% "There is no side “%1” in this game"
inline constexpr char noSuchSide[] = QT_TRID_NOOP("cli.fault.no_side");
//: %1 = what was asked for
//% "There is no unit “%1” in this game"
inline constexpr char noSuchUnit[] = QT_TRID_NOOP("cli.fault.no_unit");
//: %1 = what was asked for
//% "There is no hex “%1” on this map"
inline constexpr char noSuchHex[] = QT_TRID_NOOP("cli.fault.no_hex");
//: %1 = what was asked for, %2 = list of verbs
//% "“%1” is no verb of this decision; its verbs are: %2"
inline constexpr char noSuchVerbNow[] = QT_TRID_NOOP("cli.fault.no_verb");
//: %1 = number of the event
//% "No command is complete at event %1"
inline constexpr char nothingComplete[] = QT_TRID_NOOP("cli.fault.nothing_complete");
//: %1 = the words that are no command
//% "“%1” is no command: it has no verb"
inline constexpr char verbExpected[] = QT_TRID_NOOP("cli.fault.verb_expected");
//: %1 = the word
//% "“%1” is no argument: expected name=value"
inline constexpr char argumentExpected[] = QT_TRID_NOOP("cli.fault.argument_expected");
//: %1 = the word
//% "“%1” is no share: expected counter:number"
inline constexpr char shareExpected[] = QT_TRID_NOOP("cli.fault.share_expected");
//: %1 = the name
//% "“%1” is said twice"
inline constexpr char saidTwice[] = QT_TRID_NOOP("cli.fault.said_twice");
//: %1 = what was said
//% "“%1” are no dice: expected faces like 3,5"
inline constexpr char facesExpected[] = QT_TRID_NOOP("cli.misuse.faces");
//: %1 = what was said
//% "“%1” is no option of a game: expected option=choice, each option once"
inline constexpr char choiceExpected[] = QT_TRID_NOOP("cli.misuse.choice");
//% "Either --seed or --dice: dice come from a seed or are told"
inline constexpr char seedOrDice[] = QT_TRID_NOOP("cli.misuse.seed_or_dice");
//% "The dice of this game come from its seed and cannot be told"
inline constexpr char diceOfSeed[] = QT_TRID_NOOP("cli.misuse.dice_of_seed");
//: %1 = what was said, %2 = number of sides
//% "“%1”: expected one player, or one for each of the %2 sides"
inline constexpr char playersExpected[] = QT_TRID_NOOP("cli.misuse.players");
//: %1 = name of the player
//% "There is no player “%1”"
inline constexpr char noSuchPlayer[] = QT_TRID_NOOP("cli.misuse.no_player");
//: %1 = the parser's own words
//% "The command line cannot be understood: %1"
inline constexpr char misuse[] = QT_TRID_NOOP("cli.misuse.line");

// --- The line protocol ---

//: %1 = key
//% "“%1” should be a text"
inline constexpr char textExpected[] = QT_TRID_NOOP("cli.protocol.text_expected");
//: %1 = key
//% "“%1” should be made of whole numbers within bounds"
inline constexpr char numbersExpected[] = QT_TRID_NOOP("cli.protocol.numbers_expected");
//: %1 = key
//% "“%1” should be an object"
inline constexpr char objectExpected[] = QT_TRID_NOOP("cli.protocol.object_expected");
//: %1 = what was asked
//% "This protocol does not know “%1”"
inline constexpr char unknownRequest[] = QT_TRID_NOOP("cli.protocol.unknown");
//: %1 = side
//% "This session does not answer “%1”"
inline constexpr char otherSideAsked[] = QT_TRID_NOOP("cli.protocol.other_side");
//: %1 = largest number of bytes
//% "The line has more than the allowed %1 bytes"
inline constexpr char lineTooLong[] = QT_TRID_NOOP("cli.protocol.too_long");

// --- Games and packages ---

//: %1 = id, %2 = title, %3 = release
//% "%1: %2, release %3"
inline constexpr char gameLine[] = QT_TRID_NOOP("cli.games.game");
//: %1 = list of sides
//% "Sides: %1"
inline constexpr char sidesLine[] = QT_TRID_NOOP("cli.games.sides");
//: %1 = id, %2 = title, %3 = summary
//% "Scenario %1: %2. %3"
inline constexpr char scenarioLine[] = QT_TRID_NOOP("cli.games.scenario");
//: %1 = id, %2 = choices, %3 = the standard choice, %4 = the question
//% "Option %1 = %2 (default: %3): %4"
inline constexpr char optionLine[] = QT_TRID_NOOP("cli.games.option");
//: %n = number of options
//% "%n option(s) with a single choice: --all lists them too"
inline constexpr char moreOptions[] = QT_TRID_N_NOOP("cli.games.more_options");
//: %1 = folder, %2 = what is wrong
//% "Broken package %1: %2"
inline constexpr char brokenPackage[] = QT_TRID_NOOP("cli.games.broken");
//% "No packages were found"
inline constexpr char noGames[] = QT_TRID_NOOP("cli.games.none");
//: %1 = number of findings, %2 = number of errors among them
//% "Findings: %1, of which errors: %2"
inline constexpr char findingCount[] = QT_TRID_NOOP("cli.validate.count");
//: %1 = how many files, %2 = the file they were put into, %3 = its bytes
//% "%1 files packed into %2 (%3 bytes)"
inline constexpr char packed[] = QT_TRID_NOOP("cli.packed");
//: %1 = picture
//% "The picture %1 is named but missing; it is not packed"
inline constexpr char pictureMissing[] = QT_TRID_NOOP("cli.picture_missing");
//: %1 = picture
//% "The scan %1 stays here"
inline constexpr char scanLeftOut[] = QT_TRID_NOOP("cli.scan_left_out");
//: %1 = title of a game, %2 = its release, %3 = folder
//% "“%1”, release %2, unpacked into %3"
inline constexpr char unpacked[] = QT_TRID_NOOP("cli.unpacked");

// --- Diaries ---

//: %1 = file, %2 = title of the scenario
//% "%1: “%2” begins"
inline constexpr char gameBegun[] = QT_TRID_NOOP("cli.new.begun");
//: %1 = sides
//% "To decide: %1"
inline constexpr char toDecide[] = QT_TRID_NOOP("cli.to_decide");
//: %1 = number of pages, %2 = number of events
//% "All is well. Pages: %1, events: %2"
inline constexpr char allIsWell[] = QT_TRID_NOOP("cli.verify.well");
//: %1 = page, %2 = event, %3 = what differs
//% "First difference on page %1, event %2: %3"
inline constexpr char differenceFound[] = QT_TRID_NOOP("cli.verify.difference");
//: %1 = number of pages, %2 = number of events, %3 = file
//% "Everything was saved into %3. Pages: %1, events: %2"
inline constexpr char salvagedAll[] = QT_TRID_NOOP("cli.salvage.all");
//: %1 = number of pages, %2 = number of events, %3 = file
//% "The beginning was saved into %3. Pages: %1, events: %2"
inline constexpr char salvagedPart[] = QT_TRID_NOOP("cli.salvage.part");
//: %1 = number of pages, %2 = number of events, %3 = file
//% "Copied into %3. Pages: %1, events: %2"
inline constexpr char forked[] = QT_TRID_NOOP("cli.fork.done");

//: %1 = number of events, %2 = file
//% "Written into %2. Events: %1"
inline constexpr char exported[] = QT_TRID_NOOP("cli.export.done");
//: %1 = number of notes, %2 = file
//% "Notes written into %2: %1"
inline constexpr char notesWritten[] = QT_TRID_NOOP("cli.notes.written");
//: %1 = number of notes added, %2 = number of notes in the file
//% "Notes added: %1 of %2; the others were there already"
inline constexpr char notesAdded[] = QT_TRID_NOOP("cli.notes.added");
//% "Both tell the same"
inline constexpr char coursesSame[] = QT_TRID_NOOP("cli.compare.same");
//: %1 = number of the command, %2 = event of the first diary, %3 = event of the second
//% "They part at command %1: event %2 of the first, event %3 of the second"
inline constexpr char coursesPart[] = QT_TRID_NOOP("cli.compare.part");

// --- Looking ---

//: %1 = game, %2 = scenario, %3 = event, %4 = who looks
//% "%1, %2: after event %3, as seen by %4"
inline constexpr char stateTitle[] = QT_TRID_NOOP("cli.state.title");
//% "the umpire"
inline constexpr char umpire[] = QT_TRID_NOOP("cli.viewer.umpire");
//% "a stranger"
inline constexpr char stranger[] = QT_TRID_NOOP("cli.viewer.stranger");
//% "nobody"
inline constexpr char nobody[] = QT_TRID_NOOP("cli.nobody");
//: %1 = side
//% "a counter (%1)"
inline constexpr char hiddenCounter[] = QT_TRID_NOOP("cli.state.hidden_counter");
//% "back up"
inline constexpr char otherSideUp[] = QT_TRID_NOOP("cli.state.back_up");
//: %1 = number of the turn
//% "Turn %1"
inline constexpr char turnNumber[] = QT_TRID_NOOP("cli.turn");
//: %1 = number of the turn, %2 = its date
//% "Turn %1 · %2"
inline constexpr char turnDated[] = QT_TRID_NOOP("cli.turn_dated");
//: %1 = number of a hex, %2 = its terrain
//% "%1 (%2)"
inline constexpr char hexPlain[] = QT_TRID_NOOP("cli.hex");
//: %1 = number of a hex, %2 = the place in it, %3 = its terrain
//% "%1 %2 (%3)"
inline constexpr char hexNamed[] = QT_TRID_NOOP("cli.hex_named");
//: %n = number of counters, %2 = side
//% "%2, %n counter(s) on the map:"
inline constexpr char unitsOnMap[] = QT_TRID_N_NOOP("cli.state.on_map");
//: %1 = hex with its terrain, %2 = list of counters
//% "%1: %2"
inline constexpr char hexWithUnits[] = QT_TRID_NOOP("cli.state.hex");
//: %1 = the figures printed on a counter: 3-4-6, %2 = what they count for now
//% "%1, now %2"
inline constexpr char figuresNow[] = QT_TRID_NOOP("cli.state.figures_now");
//% "Off the map:"
inline constexpr char offTheMap[] = QT_TRID_NOOP("cli.state.off_map");
//: %1 = number of counters, %2 = box, %3 = list of counters
//% "%2 (%1): %3"
inline constexpr char boxWithUnits[] = QT_TRID_NOOP("cli.state.box");
//: %n = number of counters, %2 = box
//% "%2: %n counter(s)"
inline constexpr char boxCounted[] = QT_TRID_N_NOOP("cli.state.box_counted");
//: %1 = marker, %2 = list of places
//% "%1: %2"
inline constexpr char markersAt[] = QT_TRID_NOOP("cli.state.markers_at");
//: %1 = marker, %2 = side it belongs to, %3 = list of places
//% "%1 (%2): %3"
inline constexpr char markersOf[] = QT_TRID_NOOP("cli.state.markers_of");
//: %1 = sides with numbers of hexes
//% "Hexes controlled: %1"
inline constexpr char controlLine[] = QT_TRID_NOOP("cli.state.control");
//: %1 = list
//% "Tracks: %1"
inline constexpr char tracksLine[] = QT_TRID_NOOP("cli.state.tracks");
//: %1 = list
//% "Cups: %1"
inline constexpr char poolsLine[] = QT_TRID_NOOP("cli.state.pools");
//: %1 = winner, %2 = how it ended
//% "Winner: %1. %2"
inline constexpr char endedLine[] = QT_TRID_NOOP("cli.state.ended");
//: %1 = what is counted, %2 = how many are done, %3 = how many there are
//% "%1: %2 of %3"
inline constexpr char progressLine[] = QT_TRID_NOOP("cli.offers.progress");
//: %1 = list
//% "targets: %1"
inline constexpr char targetsLine[] = QT_TRID_NOOP("cli.offers.targets");
//: %1 = lowest, %2 = highest number
//% "from %1 to %2"
inline constexpr char numberRange[] = QT_TRID_NOOP("cli.offers.range");
//: %1 = target, %2 = why not
//% "not %1: %2"
inline constexpr char blockedLine[] = QT_TRID_NOOP("cli.offers.blocked");
//: %1 = target, %2 = why not, %3 = other targets for which it is the same
//% "not %1: %2; likewise %3"
inline constexpr char blockedLikewise[] = QT_TRID_NOOP("cli.offers.blocked_likewise");
//: %1 = list of hexes, each with what the way to it costs
//% "hexes, with MP: %1"
inline constexpr char waysLine[] = QT_TRID_NOOP("cli.offers.ways");
//: %n = number of hexes
//% "%n hex(es)"
inline constexpr char reachLine[] = QT_TRID_N_NOOP("cli.offers.reach");
//: %n = number of hexes, %2 = what each costs
//% "%n hex(es) for %2 MP"
inline constexpr char reachFor[] = QT_TRID_N_NOOP("cli.offers.reach_for");
//: %n = number of hexes, %2 = what the nearest costs, %3 = what the farthest costs
//% "%n hex(es) for %2 to %3 MP"
inline constexpr char reachFromTo[] = QT_TRID_N_NOOP("cli.offers.reach_from_to");
//: %1 = unit, %2 = the most it can take
//% "%1 (up to %2)"
inline constexpr char upTo[] = QT_TRID_NOOP("cli.offers.up_to");
//: %n = how many more there are, %2 = list
//% "%2 … and %n more"
inline constexpr char andMore[] = QT_TRID_N_NOOP("cli.offers.and_more");
//: %n = number of offers, %2 = verb, %3 = number of choices in all
//% "%2 · %n offer(s), choices: %3"
inline constexpr char groupLine[] = QT_TRID_N_NOOP("cli.offers.group");
//: %n = number of offers, %2 = what they are: "Move a unit", %3 = verb, %4 = number of choices in
//: all
//% "%2 · %3 · %n offer(s), choices: %4"
inline constexpr char groupNamed[] = QT_TRID_N_NOOP("cli.offers.group_named");
//: %1 = list of units
//% "units: %1"
inline constexpr char groupUnits[] = QT_TRID_NOOP("cli.offers.units");
//: %1 = list of hexes
//% "hexes: %1"
inline constexpr char groupHexes[] = QT_TRID_NOOP("cli.offers.hexes");
//: %1 = command
//% "for example: %1"
inline constexpr char exampleLine[] = QT_TRID_NOOP("cli.offers.example");
//: %1 = list
//% "costs: %1"
inline constexpr char costsLine[] = QT_TRID_NOOP("cli.offers.costs");
//: Do not translate what begins with two dashes
//% "More: --unit UNIT, --verb VERB, --hex HEX; with every target and every reason: --all"
inline constexpr char moreOffers[] = QT_TRID_NOOP("cli.offers.more");
//% "Nothing of the kind is offered"
inline constexpr char noSuchOffers[] = QT_TRID_NOOP("cli.offers.none");

// --- Costs and previews ---

//: %1 = number
//% "%1 MP"
inline constexpr char costWay[] = QT_TRID_NOOP("cli.cost.way");
//: %1 = what is spent ("Axis PA"), %2 = how much there is now, %3 = how much there is then
//% "%1 %2 → %3"
inline constexpr char costTrack[] = QT_TRID_NOOP("cli.cost.track");
//: %1 = what is reckoned ("Attack"), %2 = number
//% "%1: %2"
inline constexpr char previewPart[] = QT_TRID_NOOP("cli.preview.part");
//: %1 = chance ("1/6"), %2 = result
//% "(%1)  %2"
inline constexpr char prospectLine[] = QT_TRID_NOOP("cli.preview.prospect");

// --- Playing ---

//% "The game is over"
inline constexpr char nothingToDo[] = QT_TRID_NOOP("cli.play.over");
//% "Legal"
inline constexpr char legal[] = QT_TRID_NOOP("cli.play.legal");
//: %1 = what it costs
//% "Legal. Costs: %1"
inline constexpr char legalCosts[] = QT_TRID_NOOP("cli.play.legal_costs");
//: %1 = why
//% "Refused: %1"
inline constexpr char refusedLine[] = QT_TRID_NOOP("cli.play.refused");
//% "There is nothing to work out beforehand"
inline constexpr char noPreview[] = QT_TRID_NOOP("cli.play.no_preview");
//: %1 = number of the event
//% "Taken back; the last event is now %1"
inline constexpr char takenBack[] = QT_TRID_NOOP("cli.play.taken_back");

// --- The log ---

//% "was taken back"
inline constexpr char wasTakenBack[] = QT_TRID_NOOP("cli.log.was_taken_back");
//: %1 = the page gone back to
//% "goes back to [%1]"
inline constexpr char goesBack[] = QT_TRID_NOOP("cli.log.goes_back");

// --- Play against itself ---

//: %1 = number of games, %2 = wins by side, %3 = draws, %4 = games that did not end
//% "Games: %1. Won: %2. Draws: %3. Not finished: %4"
inline constexpr char selfplayGames[] = QT_TRID_NOOP("cli.selfplay.games");
//: %1 = side, %2 = its player, %3 = share of games won, %4 and %5 = its 95 % interval, %6 = points
//% "%1 (%2): won %3 %, 95 % interval %4 to %5 %; points on average %6"
inline constexpr char selfplayShare[] = QT_TRID_NOOP("cli.selfplay.share");
//: %1 = commands, %2 = dice, %3 = what six-sided dice showed, all per game on average
//% "On average a game has %1 commands and %2 dice; six-sided dice show %3"
inline constexpr char selfplayLength[] = QT_TRID_NOOP("cli.selfplay.length");
//: %1 = commands, %2 = events, %3 = side-turns, %4 = side-turns per second, %5 = milliseconds
//% "Commands: %1, events: %2, side-turns: %3, per second: %4, milliseconds: %5"
inline constexpr char selfplaySpeed[] = QT_TRID_NOOP("cli.selfplay.speed");
//: %1 = seed, %2 = number of commands before it happened, %3 = the law
//% "Broken law in the game of seed %1, after %2 commands: %3"
inline constexpr char selfplayBroken[] = QT_TRID_NOOP("cli.selfplay.broken");
//: %1 = rulings and options with their choices, A17=second fog=off
//% "It was played with these rulings: %1"
inline constexpr char selfplayRulings[] = QT_TRID_NOOP("cli.selfplay.rulings");
//% "Nobody has to decide, and the game is not over"
inline constexpr char lawNobodyDecides[] = QT_TRID_NOOP("cli.law.nobody_decides");
//: %1 = side, %2 = decision
//% "%1: the decision “%2” is due, but nothing is offered"
inline constexpr char lawNoOffer[] = QT_TRID_NOOP("cli.law.no_offer");
//: %1 = verb or command, %2 = rule
//% "“%1” is offered and then refused by %2"
inline constexpr char lawOfferRefused[] = QT_TRID_NOOP("cli.law.offer_refused");
//: %1 = verb, %2 = rule
//% "A blocked target of “%1” is not refused by %2 when it is asked for"
inline constexpr char lawBlockedAllowed[] = QT_TRID_NOOP("cli.law.blocked_allowed");
//: %1 = verb, %2 = rule
//% "A refusal of “%1” cites %2, which the rulebook’s index does not have"
inline constexpr char lawNotIndexed[] = QT_TRID_NOOP("cli.law.not_indexed");
//: %1 = kind of event, %2 = its data
//% "The event %1 %2 is not read back as it was written"
inline constexpr char lawEvent[] = QT_TRID_NOOP("cli.law.event");
//: %1 = kind of event, %2 = its data
//% "Folding the events does not lead to the table the referee has: %1 %2"
inline constexpr char lawFold[] = QT_TRID_NOOP("cli.law.fold");
//: %1 = command
//% "The command %1 is not read back as it was written"
inline constexpr char lawCommand[] = QT_TRID_NOOP("cli.law.command");
//% "The table is not read back as it was packed"
inline constexpr char lawSnapshot[] = QT_TRID_NOOP("cli.law.snapshot");
//% "The position, written down, does not lay out the same table"
inline constexpr char lawPosition[] = QT_TRID_NOOP("cli.law.position");
//% "The diary does not follow the game"
inline constexpr char lawDiary[] = QT_TRID_NOOP("cli.law.diary");
//: %1 = page, %2 = event
//% "Verifying the diary finds a difference on page %1, event %2"
inline constexpr char lawVerify[] = QT_TRID_NOOP("cli.law.verify");

} // namespace esagono::cli::say
