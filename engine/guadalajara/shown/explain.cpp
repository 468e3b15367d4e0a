// SPDX-License-Identifier: GPL-3.0-or-later
// How the values of a unit came to be what they are now.
#include "engine/guadalajara/fighting/battle.h"
#include "engine/guadalajara/shown/shown_messages.h"
#include "engine/guadalajara/supply/supply.h"

namespace esagono::guadalajara {

namespace {

/// A value and what is taken from it, half by half.
class Halved {
public:
    explicit Halved(int printed, const char* section) {
        m_tally.add(say::tallyPrinted, printed, section);
    }
    void halve(bool holds, const char* label, const char* section) {
        if (holds)
            m_tally.add(label, m_tally.total() * Ratio(-1, 2), section);
    }
    void become(Ratio value, const char* label, const char* section) {
        if (value != m_tally.total())
            m_tally.add(label, value - m_tally.total(), section);
    }
    void add(Text label, Ratio value, const char* section) {
        m_tally.add(std::move(label), value, section);
    }
    [[nodiscard]] Ratio total() const { return m_tally.total(); }
    [[nodiscard]] const Tally& tally() const { return m_tally; }

private:
    Tally m_tally;
};

bool isDg(const Position& position, CounterId unit) {
    return position.status(unit, dg) != 0;
}
bool isOut(const Position& position, CounterId unit) {
    return position.status(unit, oos) != 0;
}
bool isCaught(const Position& position, CounterId unit) { // 2.8b
    return position.side(unit) == republican && isSurprised(position);
}

Tally attackTally(const Position& position, CounterId unit) {
    Halved value(printedAttack(position, unit), "1.2a");
    value.halve(isDg(position, unit), say::tallyIsDg, "1.7a");
    value.halve(isOut(position, unit), say::tallyIsOos, "1.6c");
    return value.tally();
}

Tally defenceTally(const Position& position, CounterId unit) {
    Halved value(printedDefence(position, unit), isArtillery(position, unit) ? "1.8b" : "1.2a");
    value.halve(isDg(position, unit), say::tallyIsDg, "1.7a");
    value.halve(isOut(position, unit), say::tallyIsOos, "1.6c");
    if (const Ratio terrain = terrainOf(position, position.hex(unit)).defence; terrain != Ratio(1))
        value.add(Text(say::tallyDefenceTerrain, position.hex(unit)), value.total() * (terrain - 1),
                  "SCS.combat");
    return value.tally();
}

Tally movementTally(const Position& position, CounterId unit) {
    Halved value(printedMovement(position, unit), "1.3");
    value.halve(isDg(position, unit), say::tallyIsDg, "1.7a");
    value.halve(isOut(position, unit), say::tallyIsOos, "1.6c");
    value.halve(isCaught(position, unit), say::tallySurprised, "2.8b");
    value.become(Ratio(allowanceOf(position, unit), 2), say::tallyRounded, "2.8b");
    if (const int halves = position.status(unit, spent); halves > 0)
        value.add(say::tallySpent, Ratio(-halves, 2), "SCS.movement");
    return value.tally();
}

Tally barrageTally(const Position& position, CounterId gun) {
    Halved value(position.number(gun, barrageAttribute), "1.8b");
    value.halve(isDg(position, gun), say::tallyIsDg, "1.7a");
    value.halve(isCaught(position, gun), say::tallySurprised, "2.8b");
    value.become(barrageOf(position, gun), say::tallyIsOos, "1.6c");
    return value.tally();
}

Tally supplyRangeTally(const Position& position, CounterId hq) {
    Halved value(position.number(hq, supplyRangeAttribute), "1.6b");
    value.become(rangeOf(position, hq), say::tallyPanicked, "2.7d");
    if (!is(position, ruling::a(17)))
        value.add(say::tallyOneFarther, 1, "1.6b");
    return value.tally();
}

/// 1.7a: modifiers of DG armour and flamethrowers come one nearer to 0.
Tally modifierTally(const Position& position, CounterId unit, AttributeId attribute, int now) {
    Halved value(position.number(unit, attribute), "1.2c");
    value.become(now, say::tallyIsDg, "1.7a");
    return value.tally();
}

Tally plain(int value, const char* section) {
    return Halved(value, section).tally();
}

} // namespace

std::vector<Preview::Part> explain(const Position& position, CounterId unit) {
    std::vector<Preview::Part> parts;
    if (!position.isOnMap(unit) || isAir(position, unit))
        return parts;
    const auto has = [&](AttributeId attribute) {
        return position.printed(unit).has(position.face(unit), attribute);
    };
    if (has(attackAttribute))
        parts.push_back({say::valueAttack, attackTally(position, unit), attackAttribute});
    if (has(defenceAttribute) || isArtillery(position, unit))
        parts.push_back({say::valueDefence, defenceTally(position, unit), defenceAttribute});
    if (has(attackDrmAttribute))
        parts.push_back(
            {say::valueAttackDrm,
             modifierTally(position, unit, attackDrmAttribute, attackModifier(position, unit)),
             attackDrmAttribute});
    if (has(defenceDrmAttribute))
        parts.push_back(
            {say::valueDefenceDrm,
             modifierTally(position, unit, defenceDrmAttribute, defenceModifier(position, unit)),
             defenceDrmAttribute});
    if (has(barrageAttribute))
        parts.push_back({say::valueBarrage, barrageTally(position, unit), barrageAttribute});
    if (has(rangeAttribute))
        parts.push_back({say::valueRange, plain(position.number(unit, rangeAttribute), "1.8b"),
                         rangeAttribute});
    if (has(supplyRangeAttribute))
        parts.push_back(
            {say::valueSupplyRange, supplyRangeTally(position, unit), supplyRangeAttribute});
    for (const AttributeId each : {footAttribute, motorisedAttribute, tankAttribute})
        if (has(each))
            parts.push_back({say::valueMovement, movementTally(position, unit), each});
    parts.push_back({say::valueStacking, plain(stackingOf(position, unit), "1.1"), {}});
    return parts;
}

} // namespace esagono::guadalajara
