// SPDX-License-Identifier: GPL-3.0-or-later
// What the editor's model says, with the English beside each id in the form lupdate reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::say {

//: %1 = file, %2 = JSON pointer
//% "%1 has nothing at %2 that could be changed"
inline constexpr char noSuchPlace[] = QT_TRID_NOOP("editor.fault.no_such_place");
//: %1 = what is wrong with it
//% "This recovery file cannot be read: %1"
inline constexpr char recoveryMalformed[] = QT_TRID_NOOP("editor.fault.recovery_malformed");
//: %1 = version of the file, %2 = newest version this program reads
//% "This recovery file is written in version %1 of its format; this program reads versions up to "
//% "%2"
inline constexpr char recoveryNewer[] = QT_TRID_NOOP("editor.fault.recovery_newer");
//: %1 = folder
//% "%1 already holds something; a new package needs a folder of its own"
inline constexpr char folderTaken[] = QT_TRID_NOOP("editor.fault.folder_taken");
//: %1 = a hex number, %2 = where it is spoken of: map.json/places
//% "Hex %1 cannot be removed: %2 still refers to it"
inline constexpr char hexStillUsed[] = QT_TRID_NOOP("editor.refuse.hex_still_used");
//% "A map needs at least one row and one column, no more than 20,000 hexes, and numbers that fit "
//% "its numbering"
inline constexpr char gridUnsound[] = QT_TRID_NOOP("editor.refuse.grid_unsound");

// --- A new package ---

//% "A package needs a title"
inline constexpr char newWithoutTitle[] = QT_TRID_NOOP("editor.new.without_title");
//% "An id has letters, digits and _ . : - , at most 64"
inline constexpr char newBadId[] = QT_TRID_NOOP("editor.new.bad_id");
//: %1 = how many hexes a map may have
//% "Rows and columns do not fit the pattern of numbers, or make more than %1 hexes"
inline constexpr char newBadGrid[] = QT_TRID_NOOP("editor.new.bad_grid");
//% "A game needs sides, each with a name"
inline constexpr char newWithoutSides[] = QT_TRID_NOOP("editor.new.without_sides");

// --- What settles a finding: on its button, and what the menu undoes ---

//% "Remove it"
inline constexpr char fixRemove[] = QT_TRID_NOOP("editor.fix.remove");
//% "Remove the place"
inline constexpr char fixRemovePlace[] = QT_TRID_NOOP("editor.fix.remove_place");
//% "Remove the file"
inline constexpr char fixRemoveFile[] = QT_TRID_NOOP("editor.fix.remove_file");
//: The words of one language are copied into those that have none, with a mark
//% "Copy, to be translated"
inline constexpr char fixCopyWords[] = QT_TRID_NOOP("editor.fix.copy_words");
//: A track or box is put onto the list of what is drawn
//% "Draw it"
inline constexpr char fixDraw[] = QT_TRID_NOOP("editor.fix.draw");
//% "Use its id as a name"
inline constexpr char fixNameById[] = QT_TRID_NOOP("editor.fix.name_by_id");
//: As many labels as there are turns
//% "Fit the labels"
inline constexpr char fixTurnLabels[] = QT_TRID_NOOP("editor.fix.turn_labels");
//% "Lengthen the scenario"
inline constexpr char fixLengthen[] = QT_TRID_NOOP("editor.fix.lengthen");
//: %1 = an id
//% "Call it %1"
inline constexpr char fixRename[] = QT_TRID_NOOP("editor.fix.rename");

// --- Texts ---

//% "Change a text"
inline constexpr char editWords[] = QT_TRID_NOOP("editor.edit.words");

// --- Scenarios ---

//% "New scenario"
inline constexpr char editNewScenario[] = QT_TRID_NOOP("editor.edit.new_scenario");
//% "Duplicate a scenario"
inline constexpr char editCopyScenario[] = QT_TRID_NOOP("editor.edit.copy_scenario");
//% "Remove a scenario"
inline constexpr char editRemoveScenario[] = QT_TRID_NOOP("editor.edit.remove_scenario");
//% "Change the turns"
inline constexpr char editTurns[] = QT_TRID_NOOP("editor.edit.turns");
//% "Choose the map"
inline constexpr char editScenarioMap[] = QT_TRID_NOOP("editor.edit.scenario_map");
//% "Change who controls the map"
inline constexpr char editControl[] = QT_TRID_NOOP("editor.edit.control");
//% "Set a track"
inline constexpr char editTrack[] = QT_TRID_NOOP("editor.edit.track");
//% "Choose a ruling"
inline constexpr char editRuling[] = QT_TRID_NOOP("editor.edit.ruling");
//% "Change a special rule"
inline constexpr char editSpecial[] = QT_TRID_NOOP("editor.edit.special");
//: %1 = counter, %2 = hex or box
//% "Set up %1 in %2"
inline constexpr char editSetUp[] = QT_TRID_NOOP("editor.edit.set_up");
//: %1 = counter
//% "Take %1 out of the scenario"
inline constexpr char editTakeOut[] = QT_TRID_NOOP("editor.edit.take_out");
//: %1 = counter
//% "Take %1 back from the deployment"
inline constexpr char editWithdraw[] = QT_TRID_NOOP("editor.edit.withdraw");
//: %1 = counter, %2 = number of a turn
//% "%1 arrives in turn %2"
inline constexpr char editSchedule[] = QT_TRID_NOOP("editor.edit.schedule");
//: %1 = counter
//% "Turn %1 over"
inline constexpr char editTurnCounter[] = QT_TRID_NOOP("editor.edit.turn_counter");
//: A set-up that is finished, to begin with at once
//% "New ready-made deployment"
inline constexpr char editNewDeployment[] = QT_TRID_NOOP("editor.edit.new_deployment");
//% "Remove a ready-made deployment"
inline constexpr char editRemoveDeployment[] = QT_TRID_NOOP("editor.edit.remove_deployment");
//% "Change a group"
inline constexpr char editGroup[] = QT_TRID_NOOP("editor.edit.group");
//% "New group"
inline constexpr char editNewGroup[] = QT_TRID_NOOP("editor.edit.new_group");
//% "Remove a group"
inline constexpr char editRemoveGroup[] = QT_TRID_NOOP("editor.edit.remove_group");
//% "Place a marker"
inline constexpr char editMarker[] = QT_TRID_NOOP("editor.edit.marker");
//% "Remove a marker"
inline constexpr char editRemoveMarker[] = QT_TRID_NOOP("editor.edit.remove_marker");

//: %1 = the id of rules
//% "This program has no rules called “%1”, so the set-up cannot be checked"
inline constexpr char setupNoRules[] = QT_TRID_NOOP("editor.setup.no_rules");

} // namespace esagono::say
