// SPDX-License-Identifier: GPL-3.0-or-later
// The only file that names all the games.
#include "engine/all_games.h"

#include "engine/banditen/banditen.h"
#include "engine/banditen/brain.h"
#include "engine/banditen/shown/aids.h"
#include "engine/guadalajara/brain.h"
#include "engine/guadalajara/guadalajara.h"
#include "engine/guadalajara/shown/aids.h"
#include "engine/santander/brain.h"
#include "engine/santander/santander.h"
#include "engine/tscw/brain.h"
#include "engine/tscw/shown/aids.h"
#include "engine/tscw/tscw.h"

#include <algorithm>

namespace esagono {

namespace {

/// All that one game brings along.
struct Known {
    const Rules& rules;
    const Aids& aids;
    const ai::Brain& brain;
};

constexpr Aids noAids;
const ai::Brain noBrain;

std::span<const Known> listed() {
    static const Known games[] = {
        {santander::rules(), noAids, santander::brain()},
        {banditen::rules(), banditen::aids(), banditen::brain()},
        {guadalajara::rules(), guadalajara::aids(), guadalajara::brain()},
        {tscw::rules(), tscw::aids(), tscw::brain()},
    };
    return games;
}

/// Of a game that is not listed, nothing but its rules is known.
Known knownOf(const Rules& rules) {
    const auto found = std::ranges::find(listed(), rules.id,
                                         [](const Known& each) { return each.rules.id; });
    return found == listed().end() ? Known{rules, noAids, noBrain} : *found;
}

} // namespace

std::span<const Rules* const> allGames() {
    static const std::vector<const Rules*> games = [] {
        std::vector<const Rules*> all;
        for (const Known& each : listed())
            all.push_back(&each.rules);
        return all;
    }();
    return games;
}

const Aids& aidsOf(const Setting& setting) {
    return knownOf(*setting.game->rules).aids;
}

const ai::Brain& brainOf(const Setting& setting) {
    return knownOf(*setting.game->rules).brain;
}

std::vector<HexId> supplyLine(const Position& position, SideId viewer, CounterId counter) {
    const Aids& aids = aidsOf(position.setting());
    if (aids.traceSeenBy != nullptr && viewer.exists())
        return aids.traceSeenBy(position, viewer, counter);
    const auto trace = position.setting().game->rules->trace;
    return trace == nullptr ? std::vector<HexId>() : trace(position, counter);
}

} // namespace esagono
