// SPDX-License-Identifier: GPL-3.0-or-later
// Section 11.1: the retreat of those who were assaulted. A14
#include "banditen/melee.h"
#include "banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

namespace withdrawing {
enum Arguments { To };
}

Melee meleeBelow(const Position& position) {
    return Melee::read(position.locals(1));
}

std::vector<CounterId> retreating(const Position& position) {
    const Melee melee = meleeBelow(position);
    return melee.unitsOf(position, melee.loser);
}

Objection whyNotInto(const Position& position, std::span<const CounterId> units, HexId hex,
                     HexId to, HexId notInto) {
    if (Objection why = whyNotCross(position, units, hex, to))
        return why;
    if (hasUnit(position, to, other(position.side(units.front()))))
        return object("11.1", say::enemyThere, to);
    if (to == notInto)
        return object({"11.1", "A14"}, say::assaultersCameFrom, to);
    return whyNotStack(position, units, to);
}

/// Whether an enemy other than those in the contested hex stands beside.
bool isExposed(const Position& position, HexId to, HexId contested, SideId enemy) {
    return std::ranges::any_of(position.map().neighbours(to), [&](HexId beside) {
        return beside != contested && hasUnit(position, beside, enemy);
    });
}

Verdict whyNotRetreat(const Position& position, const Command& command) {
    const Melee melee = meleeBelow(position);
    const std::vector<CounterId> units = retreating(position);
    const HexId to = command.arguments.hex(withdrawing::To);
    if (Objection why = whyNotInto(position, units, melee.hex, to, melee.from))
        return why;
    const std::vector<HexId> hexes = retreatHexes(position, units, melee.hex, melee.from);
    if (std::ranges::count(hexes, to) == 0)
        return object({"11.1", "A14"}, say::saferHexes, to);
    return allowed;
}

std::vector<Offer> offerRetreat(const Position& position, SideId side) {
    std::vector<std::int32_t> around;
    for (const HexId hex : position.map().neighbours(meleeBelow(position).hex))
        around.push_back(hex.value);
    return {offerOf(OfferKind::Hexes, VerbId(0), say::offerRetreat, Values(1), withdrawing::To,
                    around, [&](const Values& attempt) {
                        return whyNotRetreat(position, {side, VerbId(0), attempt});
                    })};
}

Text promptRetreat(const Position& position, SideId /*side*/) {
    return {say::promptRetreat, meleeBelow(position).hex};
}

void takeRetreat(Draft& draft, const Command& command) {
    const std::vector<CounterId> units = retreating(draft.position());
    const Melee melee = meleeBelow(draft.position());
    draft.pop();
    withdraw(draft, melee, units, command.arguments.hex(withdrawing::To));
}

} // namespace

std::vector<HexId> retreatHexes(const Position& position, std::span<const CounterId> units,
                                HexId hex, HexId notInto) {
    const SideId enemy = other(position.side(units.front()));
    std::vector<HexId> hexes;
    for (const HexId to : position.map().neighbours(hex))
        if (!whyNotInto(position, units, hex, to, notInto))
            hexes.push_back(to);
    const bool hasSafe =
        std::ranges::any_of(hexes, [&](HexId to) { return !isExposed(position, to, hex, enemy); });
    if (hasSafe)
        std::erase_if(hexes, [&](HexId to) { return isExposed(position, to, hex, enemy); });
    return hexes;
}

void withdraw(Draft& draft, const Melee& melee, std::span<const CounterId> units, HexId to) {
    for (const CounterId unit : units)
        draft.move(unit, to, "11.1");
    draft.say(Text(say::retreats, melee.loser, melee.hex, to), "11.1");
    occupy(draft, to, melee.loser);
    if (melee.band == Band::Loss)
        testMorale(draft, units, "11.1");
    if (!is(draft.position(), ruling::retreatsSetOffMines)) // A86
        return;
    const std::vector<CounterId> left = unitsIn(draft.position(), to, melee.loser);
    if (const Blast blast = springMine(draft, to, left); blast.hits > 0)
        suffer(draft, melee.loser, to, blast.hits - 1, false, true);
}

FrameKind retreatKind() {
    FrameKind kind{"banditen.retreat", say::frameRetreat, {}};
    kind.offers = offerRetreat;
    kind.promptNow = promptRetreat;
    kind.verbs = {{"retreat", {{"to", FieldKind::Hex}}, whyNotRetreat, takeRetreat}};
    return kind;
}

} // namespace esagono::banditen
