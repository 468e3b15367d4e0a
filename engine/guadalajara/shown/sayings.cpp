// SPDX-License-Identifier: GPL-3.0-or-later
// What the sentences of the game tell themselves, and what is never news.
#include "engine/guadalajara/air/air_messages.h"
#include "engine/guadalajara/arriving/arrival_messages.h"
#include "engine/guadalajara/chapters.h"
#include "engine/guadalajara/fighting/combat_messages.h"
#include "engine/guadalajara/fighting/losses_messages.h"
#include "engine/guadalajara/moving/truck_messages.h"
#include "engine/guadalajara/moving/way_messages.h"
#include "engine/guadalajara/supply/supply_messages.h"

namespace esagono::guadalajara {

std::vector<Saying> sayings() {
    return {{say::interdictionPlaced, Tells::Place}, {say::unitIsEarly, Tells::Place},
            {say::unitIsLate, Tells::Place},         {say::unitWithdrawn, Tells::Place},
            {say::unitIsBack, Tells::Place},         {say::unitWaits, Tells::Place},
            {say::unitDelayed, Tells::Place},        {say::unitLeaves, Tells::Place},
            {say::unloadsUnderAttack, Tells::State}, {say::unitRetreats, Tells::Place},
            {say::unitLosesStep, Tells::Face},       {say::unitDestroyed, Tells::Place},
            {say::unitLostForGood, Tells::Place},    {say::unitComesBack, Tells::Place},
            {say::armourDisabled, Tells::Place},     {say::armourWithdraws, Tells::Place},
            {say::armourRepaired, Tells::Place},     {say::unitOutOfSupply, Tells::State},
            {say::unitInSupply, Tells::State},       {say::truckPlaced, Tells::Place},
            {say::goesIntoReserve, Tells::State},    {say::screenGivesWay, Tells::Place},
            {say::fallsBack, Tells::Place}};
}

std::vector<std::string_view> untoldFaces() {
    return {"air_ready", "air_attacked"};
}

} // namespace esagono::guadalajara
