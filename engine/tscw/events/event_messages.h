// SPDX-License-Identifier: GPL-3.0-or-later
// What the chapter on events says, with the English beside each id in the form lupdate reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::tscw::say {

//: %1 = side
//% "%1: no event is left in the cup"
inline constexpr char cupEmpty[] = QT_TRID_NOOP("tscw.log.cup_empty");
//: %1 = side
//% "%1: no event; the chit goes back into the cup"
inline constexpr char noEvent[] = QT_TRID_NOOP("tscw.log.no_event");
//: %1 = side
//% "%1 keep the event they have drawn"
inline constexpr char eventKept[] = QT_TRID_NOOP("tscw.log.event_kept");
//: %1 = side, %2 = name of the event
//% "%1 play an event: %2"
inline constexpr char eventPlayed[] = QT_TRID_NOOP("tscw.log.event_played");
//: %1 = name of the event
//% "%1 is void and leaves the game"
inline constexpr char eventVoid[] = QT_TRID_NOOP("tscw.log.event_void");
//: %1 = name of the event
//% "%1 is lost: it was not played when movement began"
inline constexpr char eventLost[] = QT_TRID_NOOP("tscw.log.event_lost");
//: %1 = name of the event
//% "%1 changes nothing"
inline constexpr char eventIdle[] = QT_TRID_NOOP("tscw.log.event_idle");
//: %1 = side, %2 = how many
//% "%1: new events in the cup: %2"
inline constexpr char newChits[] = QT_TRID_NOOP("tscw.log.new_chits");
//: %1 = unit
//% "%1 leaves the game"
inline constexpr char unitLeaves[] = QT_TRID_NOOP("tscw.log.unit_leaves");
//: %1 = unit
//% "%1 is available at once"
inline constexpr char comesAtOnce[] = QT_TRID_NOOP("tscw.log.comes_at_once");
//: %1 = unit
//% "%1 is used for this turn"
inline constexpr char isUsedUp[] = QT_TRID_NOOP("tscw.log.is_used_up");
//: %1 = hex
//% "The Republicans must attack %1 this turn"
inline constexpr char mustAttack[] = QT_TRID_NOOP("tscw.log.must_attack");
//: %1 = how many units
//% "The Republicans wager on an attack with %1 units or more"
inline constexpr char wagers[] = QT_TRID_NOOP("tscw.log.wagers");
//: %1 = hex
//% "Nobody has attacked %1"
inline constexpr char notAttacked[] = QT_TRID_NOOP("tscw.log.not_attacked");
//: %1 = hex
//% "The diversionary offensive has taken %1"
inline constexpr char diversionWon[] = QT_TRID_NOOP("tscw.log.diversion_won");
//% "The diversionary offensive has taken nothing"
inline constexpr char diversionLost[] = QT_TRID_NOOP("tscw.log.diversion_lost");
//: %1 = side, %2 = how many more (or fewer, with a minus)
//% "%1: units by rail this turn: %2"
inline constexpr char railChanged[] = QT_TRID_NOOP("tscw.log.rail_changed");
//: %1 = side, %2 = how many more (or fewer, with a minus)
//% "%1: units by sea this turn: %2"
inline constexpr char seaChanged[] = QT_TRID_NOOP("tscw.log.sea_changed");
//: %1 = unit
//% "%1 is repaired"
inline constexpr char stepRepaired[] = QT_TRID_NOOP("tscw.log.step_repaired");
//: %1 = HQ
//% "%1 becomes available"
inline constexpr char hqReady[] = QT_TRID_NOOP("tscw.log.hq_ready");
//: %1 = HQ
//% "%1 is turned to its used side"
inline constexpr char hqTurned[] = QT_TRID_NOOP("tscw.log.hq_turned");
//: %1 = unit, %2 = hex
//% "%1 is flown to %2"
inline constexpr char unitFlown[] = QT_TRID_NOOP("tscw.log.unit_flown");
//: %1 = unit, %2 = hex
//% "%1 is rebuilt in %2"
inline constexpr char unitRebuiltNear[] = QT_TRID_NOOP("tscw.log.unit_rebuilt_near");
//: %1 = side, %2 = hex
//% "%1 look at the stack in %2"
inline constexpr char stackLookedAt[] = QT_TRID_NOOP("tscw.log.stack_looked_at");
//% "Die of the event"
inline constexpr char rollEvent[] = QT_TRID_NOOP("tscw.roll.event");

//% "Draw of events"
inline constexpr char frameDraw[] = QT_TRID_NOOP("tscw.frame.draw");
//% "Event"
inline constexpr char frameChit[] = QT_TRID_NOOP("tscw.frame.chit");
//: %1 = name of the event
//% "%1: choose the division that is withdrawn"
inline constexpr char promptWithdraw[] = QT_TRID_NOOP("tscw.prompt.chit_withdraw");
//: %1 = name of the event
//% "%1: choose an HQ"
inline constexpr char promptHq[] = QT_TRID_NOOP("tscw.prompt.chit_hq");
//: %1 = name of the event
//% "%1: choose units to be repaired"
inline constexpr char promptRepair[] = QT_TRID_NOOP("tscw.prompt.chit_repair");
//: %1 = name of the event
//% "%1: choose columns and where they are flown"
inline constexpr char promptTransfer[] = QT_TRID_NOOP("tscw.prompt.chit_transfer");
//: %1 = name of the event
//% "%1: choose units to be rebuilt, and their hexes"
inline constexpr char promptChitRebuild[] = QT_TRID_NOOP("tscw.prompt.chit_rebuild");
//: %1 = name of the event
//% "%1: choose a stack to look at"
inline constexpr char promptLook[] = QT_TRID_NOOP("tscw.prompt.chit_look");
//: %1 = name of the event
//% "%1: look at the stack, then go on"
inline constexpr char promptLooked[] = QT_TRID_NOOP("tscw.prompt.chit_looked");
//% "Choices made"
inline constexpr char progressChit[] = QT_TRID_NOOP("tscw.progress.chit");

//% "Events in the enemy’s segment"
inline constexpr char frameEvents[] = QT_TRID_NOOP("tscw.frame.events");
//% "Play an event in the enemy’s segment, or go on"
inline constexpr char promptEvents[] = QT_TRID_NOOP("tscw.prompt.events");
//: %1 = hex
//% "%1 is attacked: play an event, or go on"
inline constexpr char promptEventsAttack[] = QT_TRID_NOOP("tscw.prompt.events_attack");
//% "No event now"
inline constexpr char offerNoEventNow[] = QT_TRID_NOOP("tscw.offer.no_event_now");
//% "No events in this phase"
inline constexpr char offerNoMoreEvents[] = QT_TRID_NOOP("tscw.offer.no_events");
//% "You are not asked for events in this phase"
inline constexpr char notAskedForEvents[] = QT_TRID_NOOP("tscw.refuse.not_asked_for_events");
//% "Play an event"
inline constexpr char offerEvent[] = QT_TRID_NOOP("tscw.offer.event");
//% "Choose a unit"
inline constexpr char offerChoose[] = QT_TRID_NOOP("tscw.offer.chit_choose");
//: %1 = unit
//% "Where to: %1"
inline constexpr char offerWhere[] = QT_TRID_NOOP("tscw.offer.chit_where");
//% "Look at a stack"
inline constexpr char offerLook[] = QT_TRID_NOOP("tscw.offer.chit_look");
//% "Go on"
inline constexpr char offerChitDone[] = QT_TRID_NOOP("tscw.offer.chit_done");

//% "This event is not in hand"
inline constexpr char notInHand[] = QT_TRID_NOOP("tscw.refuse.not_in_hand");
//% "This event is played in the course of a combat"
inline constexpr char onlyInCombat[] = QT_TRID_NOOP("tscw.refuse.event_in_combat");
//% "An event with a blue dot is played when own operational movement begins"
inline constexpr char onlyAtMovement[] = QT_TRID_NOOP("tscw.refuse.event_at_movement");
//: %1 = unit
//% "%1 has already moved: an event with a blue dot comes before"
inline constexpr char movementBegun[] = QT_TRID_NOOP("tscw.refuse.event_movement_begun");
//% "The event would be void now"
inline constexpr char wouldBeVoid[] = QT_TRID_NOOP("tscw.refuse.event_void");
//% "The event would change nothing now"
inline constexpr char wouldDoNothing[] = QT_TRID_NOOP("tscw.refuse.event_idle");
//% "This event is played when units are rebuilt"
inline constexpr char onlyRebuilding[] = QT_TRID_NOOP("tscw.refuse.event_rebuilding");
//% "This event is played before the Nationalists move by sea"
inline constexpr char onlyBeforeSea[] = QT_TRID_NOOP("tscw.refuse.event_before_sea");
//% "This event is played before the Nationalists move by rail"
inline constexpr char onlyBeforeRail[] = QT_TRID_NOOP("tscw.refuse.event_before_rail");
//: %1 = unit
//% "The event does not concern %1"
inline constexpr char notConcerned[] = QT_TRID_NOOP("tscw.refuse.event_unit");
//: %1 = unit
//% "%1 is not in supply"
inline constexpr char eventUnsupplied[] = QT_TRID_NOOP("tscw.refuse.event_unsupplied");
//: %1 = unit
//% "%1 has a white dot: it is never repaired"
inline constexpr char neverRepaired[] = QT_TRID_NOOP("tscw.refuse.event_white_dot");
//: %1 = unit
//% "%1 has lost no step"
inline constexpr char isWhole[] = QT_TRID_NOOP("tscw.refuse.event_whole");
//: %1 = HQ
//% "%1 is already on that side"
inline constexpr char hqIsSo[] = QT_TRID_NOOP("tscw.refuse.event_hq");
//: %1 = HQ
//% "%1 stays used while it has reserves"
inline constexpr char hqHasReserves[] = QT_TRID_NOOP("tscw.refuse.hq_has_reserves");
//: %1 = hex
//% "The event does not lead to %1"
inline constexpr char notThere[] = QT_TRID_NOOP("tscw.refuse.event_hex");
//: %1 = hex
//% "%1 is not under own control"
inline constexpr char eventNotOwnHex[] = QT_TRID_NOOP("tscw.refuse.event_control");
//: %1 = hex
//% "%1 is not in full supply"
inline constexpr char hexUnsupplied[] = QT_TRID_NOOP("tscw.refuse.event_hex_supply");
//: %1 = hex
//% "There is nothing hidden in %1"
inline constexpr char nothingHidden[] = QT_TRID_NOOP("tscw.refuse.event_nothing_hidden");
//% "The event still asks for a choice"
inline constexpr char choiceDue[] = QT_TRID_NOOP("tscw.refuse.event_choice_due");
//% "This event asks for something else"
inline constexpr char otherChoice[] = QT_TRID_NOOP("tscw.refuse.event_other_choice");

} // namespace esagono::tscw::say
