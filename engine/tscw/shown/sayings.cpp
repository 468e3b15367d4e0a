// SPDX-License-Identifier: GPL-3.0-or-later
// What the sentences of the game tell themselves, and what is never news.
#include "engine/tscw/administration/administration_messages.h"
#include "engine/tscw/administration/reserve_messages.h"
#include "engine/tscw/chapters.h"
#include "engine/tscw/events/event_messages.h"
#include "engine/tscw/fighting/losses_messages.h"
#include "engine/tscw/fighting/support_messages.h"
#include "engine/tscw/moving/movement_messages.h"
#include "engine/tscw/moving/strategic_messages.h"
#include "engine/tscw/supply/supply_messages.h"
#include "engine/tscw/victory_messages.h"

namespace esagono::tscw {

std::vector<Saying> sayings() {
    return {{say::unitWithdrawn, Tells::Place},
            {say::unitOverdue, Tells::State},
            {say::unitConverted, Tells::Face},
            {say::unitExchanged, Tells::Place},
            {say::unitExchanged, Tells::Face},
            {say::unitExchanged, Tells::State},
            {say::pointsRepublican, Tells::Track},
            {say::pointsNorth, Tells::Track},
            {say::pointsNationalist, Tells::Track},
            {say::pointsItalian, Tells::Track},
            {say::moraleChanges, Tells::Track},
            {say::unitRepaired, Tells::Face},
            {say::unitRebuilt, Tells::Place},
            {say::unitArrives, Tells::Place},
            {say::supportArrives, Tells::Place},
            {say::unitWaits, Tells::Place},
            {say::unitLeaves, Tells::Place},
            {say::comesAtOnce, Tells::Place},
            {say::isUsedUp, Tells::Face},
            {say::stepRepaired, Tells::Face},
            {say::hqReady, Tells::Face},
            {say::hqTurned, Tells::Face},
            {say::unitFlown, Tells::Place},
            {say::unitRebuiltNear, Tells::Place},
            {say::unitLosesStep, Tells::Face},
            {say::unitEliminated, Tells::Place},
            {say::unitLeavesGame, Tells::Place},
            {say::fortDestroyed, Tells::Marker},
            {say::isEvacuated, Tells::Place},
            {say::activates, Tells::State},
            {say::goesIntoReserve, Tells::State},
            {say::goesIntoReserve, Tells::Face},
            {say::wentByRail, Tells::Place},
            {say::wentBySea, Tells::Place},
            {say::hasLandedIn, Tells::Place},
            {say::hasLandedIn, Tells::State},
            {say::wasDropped, Tells::Place},
            {say::wasDropped, Tells::State},
            {say::outOfSupply, Tells::State},
            {say::onTownSupply, Tells::State},
            {say::inSupplyAgain, Tells::State},
            {say::hqSupports, Tells::Face},
            {say::airSupports, Tells::Face},
            {say::shipSupports, Tells::Face},
            {say::airOfTheNorthLeaves, Tells::Place}};
}

std::vector<std::string_view> untoldFaces() {
    return {"available"};
}

} // namespace esagono::tscw
