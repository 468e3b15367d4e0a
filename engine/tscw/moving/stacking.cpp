// SPDX-License-Identifier: GPL-3.0-or-later
// Who may stay in a hex together, and who goes if there are too many.
#include "engine/tscw/chapters.h"
#include "engine/tscw/supply/supply_messages.h"

#include <algorithm>

namespace esagono::tscw {

namespace {

/// What a stack would hold, counted once.
struct Company {
    int units = 0;
    int divisions = 0;
    int hqs = 0;

    void add(const Position& position, CounterId each) {
        if (isHq(position, each)) {
            ++hqs;
            return;
        }
        ++units;
        divisions += isDivision(position, each) ? 1 : 0;
    }
};

/// Units, and those of their side in the hex.
std::vector<CounterId> gathered(const Position& position, std::span<const CounterId> units,
                                HexId hex) {
    std::vector<CounterId> all(units.begin(), units.end());
    for (const CounterId each : unitsIn(position, hex, position.side(units.front())))
        if (std::ranges::find(units, each) == units.end())
            all.push_back(each);
    return all;
}

Verdict whyNotCrowd(const Position& position, std::span<const CounterId> all, HexId hex) {
    Company company;
    for (const CounterId each : all)
        company.add(position, each);
    const Printed& print = printed(position);
    if (company.units > print.stackUnits)
        return refuse("8.2", say::tooManyUnits, hex, company.units, print.stackUnits)
            .because(ownThere);
    if (company.divisions > print.stackDivisions)
        return refuse("8.2", say::tooManyDivisions, hex, company.divisions, print.stackDivisions)
            .because(ownThere);
    if (company.hqs > print.stackHqs)
        return refuse("8.2", say::tooManyHqs, hex).because(ownThere);
    return {};
}

std::vector<HexId> overstackedHexes(const Position& position, SideId side) {
    std::vector<HexId> hexes;
    for (const HexId hex : ground(position).land)
        if (isOverstacked(position, hex, side))
            hexes.push_back(hex);
    return hexes;
}

// The choice of who is eliminated (8.1)

namespace eliminating {
enum Locals { Side };
enum Arguments { Unit };
} // namespace eliminating

/// How much is wrong with a stack: units above the limits, and columns that do not go together.
int excessOf(const Position& position, std::span<const CounterId> all) {
    Company company;
    int quarrels = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        company.add(position, all[i]);
        for (std::size_t k = i + 1; k < all.size(); ++k) {
            const std::array pair = {all[i], all[k]};
            quarrels += whyNotTogether(position, pair) ? 1 : 0;
        }
    }
    const Printed& print = printed(position);
    return std::max(0, company.units - print.stackUnits) +
           std::max(0, company.divisions - print.stackDivisions) +
           std::max(0, company.hqs - print.stackHqs) + quarrels;
}

Verdict whyNotGive(const Position& position, SideId side, CounterId unit) {
    if (!position.isOnMap(unit) || position.side(unit) != side || !isGround(position, unit) ||
        !isOverstacked(position, position.hex(unit), side))
        return refuse("8.1", say::notOverstacked, unit);
    std::vector<CounterId> all = unitsIn(position, position.hex(unit), side);
    const int before = excessOf(position, all);
    std::erase(all, unit);
    if (excessOf(position, all) >= before)
        return refuse("8.1", say::doesNotHelp, unit, position.hex(unit));
    return {};
}

Verdict judgeGive(const Position& position, const Command& command) {
    return whyNotGive(position, command.side, command.arguments.counter(eliminating::Unit));
}

std::vector<Offer> offerGive(const Position& position, SideId side) {
    std::vector<std::int32_t> candidates;
    for (const HexId hex : overstackedHexes(position, side))
        for (const CounterId unit : unitsIn(position, hex, side))
            candidates.push_back(unit.value);
    return {offerOf(OfferKind::Units, VerbId(0), say::offerOverstack, Values(1), eliminating::Unit,
                    candidates, [&](const Values& filled) -> Verdict {
                        return whyNotGive(position, side, filled.counter(eliminating::Unit));
                    })};
}

void takeGive(Draft& draft, const Command& command) {
    eliminate(draft, command.arguments.counter(eliminating::Unit), "8.1");
    if (overstackedHexes(draft.position(), command.side).empty())
        draft.pop();
}

} // namespace

Verdict whyNotTogether(const Position& position, std::span<const CounterId> units) {
    const Printed& print = printed(position);
    const auto politicsOf = [&](CounterId unit) {
        const bool matters = position.side(unit) == republican && isCombatUnit(position, unit) &&
                             isColumn(position, unit);
        return static_cast<std::size_t>(matters ? piece(position, unit).affiliation
                                                : Affiliation::None);
    };
    for (std::size_t i = 0; i < units.size(); ++i) {
        const std::size_t one = politicsOf(units[i]);
        if (one == 0)
            continue;
        for (std::size_t k = i + 1; k < units.size(); ++k)
            if (!print.friendly[one][politicsOf(units[k])])
                return refuse("15.25.3", say::notFriends, units[i], units[k]).because(units[k]);
    }
    return {};
}

Verdict whyNotAll(const Position& position, std::span<const CounterId> all, HexId hex) {
    if (Verdict why = whyNotCrowd(position, all, hex))
        return why;
    return whyNotTogether(position, all);
}

Verdict whyNotStack(const Position& position, std::span<const CounterId> units, HexId hex) {
    return units.empty() ? allowed : whyNotAll(position, gathered(position, units, hex), hex);
}

bool isOverstacked(const Position& position, HexId hex, SideId side) {
    return bool(whyNotAll(position, unitsIn(position, hex, side), hex));
}

void pushOverstacked(Draft& draft, SideId side) {
    if (overstackedHexes(draft.position(), side).empty())
        return;
    Values locals(1);
    locals.set(eliminating::Side, side);
    draft.push(frame(overstackKind), side, std::move(locals), "8.1");
}

Room room(const Position& position, HexId hex, SideId side) {
    Company company;
    for (const CounterId each : unitsIn(position, hex, side))
        company.add(position, each);
    const Printed& print = printed(position);
    return {
        Text(say::roomIn, company.units, print.stackUnits, company.divisions, print.stackDivisions),
        company.units, print.stackUnits, "8.2"};
}

FrameKind overstackKind() {
    FrameKind kind{"tscw.overstack", say::frameOverstack, {{"side", FieldKind::Side}}};
    kind.prompt = say::promptOverstack;
    kind.offers = offerGive;
    kind.verbs = {{"eliminate", {{"unit", FieldKind::Counter}}, judgeGive, takeGive}};
    return kind;
}

} // namespace esagono::tscw
