// SPDX-License-Identifier: GPL-3.0-or-later
// 1.8d: the column of a barrage and what it may bring.
#include "engine/guadalajara/fighting/barrage.h"
#include "engine/guadalajara/fighting/barrage_messages.h"

#include <algorithm>
#include <map>

namespace esagono::guadalajara {

namespace {

Text nameOfGun(const Position& position, CounterId gun) {
    const bool isDg = position.status(gun, dg) != 0;
    const bool isHalved = position.side(gun) == republican && isSurprised(position);
    return {isDg ? say::tallyGunDg : isHalved ? say::tallyGunSurprised : say::tallyGun, gun};
}

/// 1.17b: the village gives no shelter from those who see it from the hills.
void addTerrain(const Position& position, const Shelling& shelling, Tally& tally) {
    const int shift = terrainOf(position, shelling.target).barrage;
    if (shift == 0)
        return;
    const CounterId watcher = shelling.target == ground(position).brihuega
                                  ? watcherOnHills(position, shelling.side, shelling.target)
                                  : CounterId();
    if (watcher.exists())
        tally.add(Text(say::tallySeenFromHills, watcher), 0, "1.17b");
    else
        tally.add(Text(say::tallyBarrageTerrain, shelling.target), shift, "1.8d");
}

/// Who sees the target, or what it costs that nobody does.
void addObserver(const Position& position, const Shelling& shelling, Tally& tally) {
    if (isPregame(position)) {
        tally.add(say::tallyPregame, 0, "2.8a");
        return;
    }
    const bool onRoad = position.map().onLink(shelling.target, road);
    if (shelling.isAir() && onRoad) {
        tally.add(say::tallyOnRoad, 0, "1.10b");
        return;
    }
    const CounterId watcher = shelling.isAir()
                                  ? airObserver(position, shelling.side, shelling.target)
                                  : observerFor(position, shelling.guns.front(), shelling.target);
    const char* section = shelling.isAir()              ? "1.10b"
                          : shelling.side == republican ? "3.2c"
                          : watcher.exists()            ? "2.3d"
                                                        : "2.3c";
    if (watcher.exists())
        tally.add(Text(say::tallyObserved, watcher), 0, section);
    else
        tally.add(say::tallyUnobserved, printed(position).unobservedShift, section);
}

} // namespace

Tally pointsOf(const Position& position, const Shelling& shelling) {
    Tally tally;
    for (const CounterId gun : shelling.guns)
        tally.add(nameOfGun(position, gun), barrageOf(position, gun), "1.8b");
    if (shelling.isAir())
        tally.add(Text(say::tallyBombs, shelling.air), shelling.air * printed(position).airBarrage,
                  "1.10b");
    return tally;
}

Tally shiftsOf(const Position& position, const Shelling& shelling) {
    Tally tally;
    addTerrain(position, shelling, tally);
    addObserver(position, shelling, tally);
    return tally;
}

std::size_t columnOf(const Position& position, Ratio total) {
    const Axis& columns = position.chart(BarrageChart).columns;
    const auto whole = static_cast<std::int32_t>(
        is(position, ruling::a(51)) ? total.roundedHalfUp() : total.roundedDown()); // A51
    return columns.find(whole).value_or(0);
}

std::size_t shiftedColumn(const Position& position, const Shelling& shelling) {
    const std::size_t column = columnOf(position, pointsOf(position, shelling).total());
    const auto shift = static_cast<int>(shiftsOf(position, shelling).total().roundedDown());
    return position.chart(BarrageChart).shifted(column, shift).column;
}

Text describedColumn(const Position& position, const Shelling& shelling) {
    const Ratio total = pointsOf(position, shelling).total();
    const auto label = [&](std::size_t column) {
        return position.chart(BarrageChart).columns.entries[column].label;
    };
    const std::size_t plain = columnOf(position, total);
    const std::size_t shifted = shiftedColumn(position, shelling);
    return plain == shifted ? Text(say::columnPlain, total, label(plain))
                            : Text(say::columnShifted, total, label(plain), label(shifted));
}

BarrageResult resultIn(const Position& position, std::size_t column, int roll) {
    const Chart& chart = position.chart(BarrageChart);
    const std::size_t row = chart.rowHeld(roll);
    const int steps = chart.number(row, column).value_or(0);
    return {steps > 0 || chart.cell(row, column) == "DG", steps};
}

Text effectOf(const BarrageResult& result) {
    return result.steps > 1    ? say::barrageTwo
           : result.steps == 1 ? say::barrageOne
           : result.isDg       ? say::barrageDg
                               : say::barrageNothing;
}

Preview previewShelling(const Position& position, const Shelling& shelling) {
    Preview preview;
    preview.parts = {{say::partPoints, pointsOf(position, shelling)},
                     {say::partShifts, shiftsOf(position, shelling)}};
    preview.odds = describedColumn(position, shelling);
    const std::size_t column = shiftedColumn(position, shelling);
    std::map<int, int> ways; // by steps lost; -1: no effect
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second) {
            const BarrageResult result = resultIn(position, column, first + second);
            ++ways[result.isDg ? result.steps : -1];
        }
    for (const auto& [steps, count] : ways)
        preview.prospects.push_back({effectOf({steps >= 0, std::max(0, steps)}), Ratio(count, 36)});
    return preview;
}

} // namespace esagono::guadalajara
