// SPDX-License-Identifier: GPL-3.0-or-later
// What --help says.
#pragma once

#include "engine/core/text.h"

#include <array>

namespace esagono::cli::say {

//% "Esagono without a display: plays hex-and-counter wargames with every rule enforced"
inline constexpr char helpProgram[] = QT_TRID_NOOP("cli.help.program");
//% "Prints this help"
inline constexpr char helpHelp[] = QT_TRID_NOOP("cli.help.help");
//% "Prints the version of the program"
inline constexpr char helpVersion[] = QT_TRID_NOOP("cli.help.version");
//% "Answers with one JSON document"
inline constexpr char helpJson[] = QT_TRID_NOOP("cli.help.json");
//% "Language of the answers: it, en, es, fr"
inline constexpr char helpLanguage[] = QT_TRID_NOOP("cli.help.lang");
//% "A package’s folder, or a folder of packages, to look into first; may be repeated"
inline constexpr char helpPackages[] = QT_TRID_NOOP("cli.help.packages");
//% "A game’s diary (*.esagono)"
inline constexpr char helpFile[] = QT_TRID_NOOP("cli.help.file");
//% "Who looks: a side, umpire or stranger"
inline constexpr char helpViewer[] = QT_TRID_NOOP("cli.help.viewer");
//% "Who asks; if left out, the next side to decide"
inline constexpr char helpSide[] = QT_TRID_NOOP("cli.help.side");
//% "The diary to be written; it must not exist"
inline constexpr char helpOut[] = QT_TRID_NOOP("cli.help.out");
//% "The game’s id, as “games” lists it"
inline constexpr char helpGame[] = QT_TRID_NOOP("cli.help.game");
//% "The scenario’s id"
inline constexpr char helpScenario[] = QT_TRID_NOOP("cli.help.scenario");
//% "option=choice: an option or a ruling that is not left at its default; may be repeated"
inline constexpr char helpOption[] = QT_TRID_NOOP("cli.help.option");
//% "The number of an event; if left out, the last one"
inline constexpr char helpAt[] = QT_TRID_NOOP("cli.help.at");

//% "Lists the games, their scenarios and options"
inline constexpr char helpGames[] = QT_TRID_NOOP("cli.help.games");
//% "Only this game"
inline constexpr char helpOnlyGame[] = QT_TRID_NOOP("cli.help.only_game");
//% "Lists options with a single choice, too"
inline constexpr char helpAllOptions[] = QT_TRID_NOOP("cli.help.all_options");
//% "Reads a package and lists what its author should know"
inline constexpr char helpValidate[] = QT_TRID_NOOP("cli.help.validate");
//% "The package’s folder"
inline constexpr char helpFolder[] = QT_TRID_NOOP("cli.help.folder");
//% "Puts a package into one file, to share it"
inline constexpr char helpPack[] = QT_TRID_NOOP("cli.help.pack");
//% "Puts the package of such a file into a new folder"
inline constexpr char helpUnpack[] = QT_TRID_NOOP("cli.help.unpack");
//% "A package in one file (*.esapack)"
inline constexpr char helpPackFile[] = QT_TRID_NOOP("cli.help.pack_file");
//% "The folder to be made; it must not exist"
inline constexpr char helpNewFolder[] = QT_TRID_NOOP("cli.help.new_folder");
//% "Packs the author’s scans as well"
inline constexpr char helpScans[] = QT_TRID_NOOP("cli.help.scans");
//% "Begins a game in a new diary"
inline constexpr char helpNew[] = QT_TRID_NOOP("cli.help.new");
//% "A file with the position to begin from, as “position” writes it"
inline constexpr char helpPosition[] = QT_TRID_NOOP("cli.help.new_position");
//% "A file of corrections (*.esafix) to lay over the package; may be repeated"
inline constexpr char helpCorrections[] = QT_TRID_NOOP("cli.help.corrections");
//% "What the dice come from: a number or any words; if left out, a fresh secret"
inline constexpr char helpSeed[] = QT_TRID_NOOP("cli.help.seed");
//% "“told”: the players roll and tell their own dice; or the first faces, like 3,5"
inline constexpr char helpTold[] = QT_TRID_NOOP("cli.help.told");
//% "Checks every command against the rules again and names the first difference"
inline constexpr char helpVerify[] = QT_TRID_NOOP("cli.help.verify");
//% "Saves what can be trusted of a damaged diary into a new one"
inline constexpr char helpSalvage[] = QT_TRID_NOOP("cli.help.salvage");
//% "Copies a diary up to the last command complete at an event"
inline constexpr char helpFork[] = QT_TRID_NOOP("cli.help.fork");
//% "Writes a game into a file: as a log to read, as data for programs, or as a position"
inline constexpr char helpExport[] = QT_TRID_NOOP("cli.help.export");
//% "What is written: log (the story, in the language of --lang), json (everything), position"
inline constexpr char helpFormat[] = QT_TRID_NOOP("cli.help.format");
//% "The file to be written; it must not exist"
inline constexpr char helpOutFile[] = QT_TRID_NOOP("cli.help.out_file");
//% "Writes the notes beside a game, alone; or takes them from such a file"
inline constexpr char helpNotes[] = QT_TRID_NOOP("cli.help.notes");
//% "A file of notes, to be put beside the game they were written for"
inline constexpr char helpNotesFrom[] = QT_TRID_NOOP("cli.help.notes_from");
//% "Takes them even if they were written for another game"
inline constexpr char helpAnyway[] = QT_TRID_NOOP("cli.help.anyway");
//% "Compares two games, or two branches of one: where they part, and how they stood by turn"
inline constexpr char helpCompare[] = QT_TRID_NOOP("cli.help.compare");
//% "The other diary; if left out, the same one"
inline constexpr char helpOtherFile[] = QT_TRID_NOOP("cli.help.other_file");
//% "The number of a branch; 0, the game as it was begun, if left out"
inline constexpr char helpBranch[] = QT_TRID_NOOP("cli.help.branch");
//% "Likewise, of the other diary"
inline constexpr char helpOtherBranch[] = QT_TRID_NOOP("cli.help.other_branch");
//% "Shows the table"
inline constexpr char helpState[] = QT_TRID_NOOP("cli.help.state");
//% "Shows what a side may do"
inline constexpr char helpOffers[] = QT_TRID_NOOP("cli.help.offers");
//% "Only what this unit may do: its id or its name; several with commas between them"
inline constexpr char helpOfferUnit[] = QT_TRID_NOOP("cli.help.offer_unit");
//% "Only this verb: move, attack …"
inline constexpr char helpOfferVerb[] = QT_TRID_NOOP("cli.help.offer_verb");
//% "Only what is about this hex: by units that stand there, or with it as target or goal"
inline constexpr char helpOfferHex[] = QT_TRID_NOOP("cli.help.offer_hex");
//% "Everything: every offer, every target with its cost, every reason why not"
inline constexpr char helpAllOffers[] = QT_TRID_NOOP("cli.help.all_offers");
//% "Shows what happened"
inline constexpr char helpLog[] = QT_TRID_NOOP("cli.help.log");
//% "Writes the position down, for “new --position”"
inline constexpr char helpShowPosition[] = QT_TRID_NOOP("cli.help.position");
//% "Plays a command"
inline constexpr char helpDo[] = QT_TRID_NOOP("cli.help.do");
//% "Says whether a command is legal, and if not, by which rule"
inline constexpr char helpWhy[] = QT_TRID_NOOP("cli.help.why");
//% "Works out what a command may lead to"
inline constexpr char helpPreview[] = QT_TRID_NOOP("cli.help.preview");
//% "Takes back a side’s last command"
inline constexpr char helpTakeBack[] = QT_TRID_NOOP("cli.help.takeback");
//% "verb name=value … with lists as a,b and shares as a:1,b:2; or a JSON object"
inline constexpr char helpCommand[] = QT_TRID_NOOP("cli.help.command");
//% "What the players’ own dice show, like 3,5"
inline constexpr char helpDice[] = QT_TRID_NOOP("cli.help.dice");
//% "Plays games against itself"
inline constexpr char helpSelfplay[] = QT_TRID_NOOP("cli.help.selfplay");
//% "How many games"
inline constexpr char helpGameCount[] = QT_TRID_NOOP("cli.help.selfplay_games");
//% "A number: the first game’s seed, from which the others come"
inline constexpr char helpSelfplaySeed[] = QT_TRID_NOOP("cli.help.selfplay_seed");
//% "Who plays: random, greedy, ai:quick, ai:normal or ai:patient; one for all sides or one per "
//% "side, like ai:quick,random"
inline constexpr char helpPlayers[] = QT_TRID_NOOP("cli.help.players");
//% "A folder for the games’ diaries; if left out, none are kept"
inline constexpr char helpOutFolder[] = QT_TRID_NOOP("cli.help.out_dir");
//% "A table of the games, one line each; if left out, none is written"
inline constexpr char helpTable[] = QT_TRID_NOOP("cli.help.csv");
//% "How many games are played at the same time"
inline constexpr char helpJobs[] = QT_TRID_NOOP("cli.help.jobs");
//% "How many commands a game may have"
inline constexpr char helpMostCommands[] = QT_TRID_NOOP("cli.help.max_commands");
//% "Which laws are checked at every step: offers or all"
inline constexpr char helpCheck[] = QT_TRID_NOOP("cli.help.check");
//% "Which rulings and options are played: standard, or random: drawn for every game from its seed, "
//% "except those of --option"
inline constexpr char helpRulings[] = QT_TRID_NOOP("cli.help.rulings");
//% "Talks to a bot: one JSON object per line on standard input and output"
inline constexpr char helpProtocol[] = QT_TRID_NOOP("cli.help.protocol");
//% "The only side that is answered"
inline constexpr char helpOnlySide[] = QT_TRID_NOOP("cli.help.only_side");

//% "Exit codes:"
inline constexpr char exitTitle[] = QT_TRID_NOOP("cli.exit.title");
//% "done; of “why”: legal"
inline constexpr char exitDone[] = QT_TRID_NOOP("cli.exit.done");
//% "refused by the rules"
inline constexpr char exitRefused[] = QT_TRID_NOOP("cli.exit.refused");
//% "the command line cannot be understood"
inline constexpr char exitUsage[] = QT_TRID_NOOP("cli.exit.usage");
//% "not found"
inline constexpr char exitNotFound[] = QT_TRID_NOOP("cli.exit.not_found");
//% "damaged or malformed input"
inline constexpr char exitDamaged[] = QT_TRID_NOOP("cli.exit.damaged");
//% "foreign, from a newer program, or not belonging together"
inline constexpr char exitForeign[] = QT_TRID_NOOP("cli.exit.foreign");
//% "another program is writing the diary"
inline constexpr char exitBusy[] = QT_TRID_NOOP("cli.exit.busy");
//% "cannot be written, or the disk is full"
inline constexpr char exitUnwritable[] = QT_TRID_NOOP("cli.exit.unwritable");
//% "“verify” or “compare” found a difference"
inline constexpr char exitDifferent[] = QT_TRID_NOOP("cli.exit.different");
//% "“selfplay” found a broken law"
inline constexpr char exitLawBroken[] = QT_TRID_NOOP("cli.exit.law_broken");

/// By exit code.
inline constexpr std::array<const char*, 10> exitCodes = {
    exitDone,    exitRefused, exitUsage,      exitNotFound,  exitDamaged,
    exitForeign, exitBusy,    exitUnwritable, exitDifferent, exitLawBroken};

} // namespace esagono::cli::say
