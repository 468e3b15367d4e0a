// SPDX-License-Identifier: GPL-3.0-or-later
// What fire may bring, before a die is thrown.
#include "engine/banditen/actions/reaction.h"
#include "engine/banditen/messages.h"

namespace esagono::banditen {

namespace {

/// How many of so many equal throws bring how many hits.
using Weights = std::vector<std::int64_t>;

void addDie(Weights& weights, int hitting) {
    Weights next(weights.size() + 1, 0);
    for (std::size_t hits = 0; hits < weights.size(); ++hits) {
        next[hits] += weights[hits] * (6 - hitting);
        next[hits + 1] += weights[hits] * hitting;
    }
    weights = std::move(next);
}

int hittingFaces(const Position& position, int modifier) {
    int faces = 0;
    for (int die = 1; die <= 6; ++die)
        faces += isHit(position, die + modifier) ? 1 : 0;
    return faces;
}

} // namespace

bool canHit(const Position& position, CounterId unit, const Volley& volley) {
    const Tally modifiers = fireModifiers(position, unit, volley);
    return hittingFaces(position, static_cast<int>(modifiers.total().roundedDown())) > 0;
}

Preview previewVolley(const Position& position, std::span<const CounterId> units,
                      const Volley& volley) {
    Preview preview;
    Weights weights = {1};
    std::int64_t all = 1;
    for (const CounterId unit : units) {
        Tally tally = fireModifiers(position, unit, volley);
        const int hitting = hittingFaces(position, static_cast<int>(tally.total().roundedDown()));
        for (int die = 0; die < strength(position, unit); ++die) {
            addDie(weights, hitting);
            all *= 6;
        }
        preview.parts.push_back(
            {Text(say::partUnitDice, unit, strength(position, unit)), std::move(tally)});
    }
    for (std::size_t hits = 0; hits < weights.size(); ++hits)
        if (weights[hits] > 0)
            preview.prospects.push_back({Text(say::prospectHits, hits), Ratio(weights[hits], all)});
    return preview;
}

} // namespace esagono::banditen
