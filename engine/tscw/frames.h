// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of decisions and steps, and their table.
#pragma once

#include "engine/play/game.h"

namespace esagono::tscw {

FrameKind turnKind();              // sequence.cpp: 5.2; locals: the next segment, who declines
FrameKind drawKind();              // events.cpp: a side draws a chit (6.2); local: side
FrameKind newChitsKind();          // events.cpp: chits of this turn are put into the cups (6.1)
FrameKind chitKind();              // event_choices.cpp: what an event leaves to its owner
FrameKind eventsKind();            // events.cpp: in the other side's segments (6.4); local: side
FrameKind mobilisationKind();      // mobilisation.cpp: 7.10, 7.11
FrameKind withdrawalsKind();       // withdrawals.cpp: 7.4, 7.5; local: side
FrameKind incomeKind();            // resource_points.cpp: 7.2; local: side
FrameKind rebuildKind();           // rebuilding.cpp: 7.6; local: side
FrameKind reinforcementsKind();    // reinforcements.cpp: what comes of itself (7.8); local: side
FrameKind placeKind();             // reinforcements.cpp: where the others come in; local: side
FrameKind strategicKind();         // strategic.cpp: supply is checked (9.2); local: none
FrameKind seaKind();               // sea.cpp: 11.5 to 11.8; local: side
FrameKind railKind();              // rail.cpp: 11.4; local: side
FrameKind flipHqsKind();           // reserves.cpp: HQs become available (12.1); local: side
FrameKind reservesKind();          // reserves.cpp: reserves are formed (12.1.4); local: side
FrameKind endAdministrationKind(); // resource_points.cpp: points above ten are lost (7.2)
FrameKind beginMovementKind();     // movement_phase.cpp; local: side
FrameKind movementKind();          // movement_phase.cpp: 13; local: side
FrameKind beginExploitationKind(); // exploitation.cpp; local: side
FrameKind exploitationKind(); // exploitation.cpp: reserves activated, movement (14); local: side
FrameKind endMovementKind();  // movement_phase.cpp: overstacking (8.1); local: side
FrameKind overstackKind();    // stacking.cpp: who of an overstacked hex is eliminated
FrameKind beginCombatKind();  // combat.cpp: who is out of supply (9.3); local: side
FrameKind combatKind();       // combat.cpp: attacks are declared (15.1 to 15.5); local: side
FrameKind endCombatKind();    // combat.cpp; local: side
FrameKind battleKind();       // battle.cpp: one attack (15.6)
FrameKind supportKind();      // support.cpp: HQ and its artillery (12.1.3, 12.1.5)
FrameKind airKind();          // air.cpp: air units, assigned at once and hidden (12.2.4)
FrameKind antiAirKind();      // air.cpp: which enemy air unit is halved (12.2.7)
FrameKind navalKind();        // naval.cpp: 12.2.6
FrameKind battleChitsKind();  // battle_chits.cpp: 15.12
FrameKind lossesKind();       // losses.cpp: 15.8
FrameKind advanceKind();      // advance.cpp: 15.23
FrameKind pursuitKind();      // pursuit.cpp: 15.24
FrameKind endTurnKind();      // end_of_turn.cpp: 5.2 D

/// The table of the game.
inline constexpr FrameMaker frames[] = {turnKind,
                                        drawKind,
                                        newChitsKind,
                                        chitKind,
                                        eventsKind,
                                        mobilisationKind,
                                        withdrawalsKind,
                                        incomeKind,
                                        rebuildKind,
                                        reinforcementsKind,
                                        placeKind,
                                        strategicKind,
                                        seaKind,
                                        railKind,
                                        flipHqsKind,
                                        reservesKind,
                                        endAdministrationKind,
                                        beginMovementKind,
                                        movementKind,
                                        beginExploitationKind,
                                        exploitationKind,
                                        endMovementKind,
                                        overstackKind,
                                        beginCombatKind,
                                        combatKind,
                                        endCombatKind,
                                        battleKind,
                                        supportKind,
                                        airKind,
                                        antiAirKind,
                                        navalKind,
                                        battleChitsKind,
                                        lossesKind,
                                        advanceKind,
                                        pursuitKind,
                                        endTurnKind};
[[nodiscard]] consteval FrameId frame(FrameMaker kind) {
    return placeIn(frames, kind);
}

} // namespace esagono::tscw
