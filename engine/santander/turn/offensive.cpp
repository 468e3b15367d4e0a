// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 12: the Republican offensive elsewhere.
#include "engine/santander/chapters.h"
#include "engine/santander/messages.h"

#include <algorithm>

namespace esagono::santander {

namespace {

namespace withdrawing {
enum Locals { What, Count };
enum Arguments { Units };
} // namespace withdrawing
enum Kind { Infantry, Air };
constexpr std::array<std::string_view, 2> kinds = {"infantry", "air"};

/// 12.3: infantry on the map, or air units that are available.
Verdict whyNotWithdrawThis(const Position& position, CounterId unit, int what) {
    const Piece& printedOn = piece(position, unit);
    const bool isOfThisKind =
        what == Air ? printedOn.type == Type::Air &&
                          position.place(unit) == Place(available[nationalist.index()])
                    : printedOn.type == Type::Infantry && position.isOnMap(unit);
    if (position.side(unit) != nationalist || !isOfThisKind)
        return refuse("12.3", say::notToBeWithdrawn, unit);
    if (what == Infantry && is(position, ruling::withdrawNamedNations) &&
        printedOn.group != Group::Spanish && printedOn.group != Group::Italian)
        return refuse({"12.3", "K35"}, say::notToBeWithdrawn, unit);
    return allowed;
}

std::vector<std::int32_t> withdrawable(const Position& position, int what) {
    std::vector<std::int32_t> units;
    for (const CounterId unit : what == Air ? printed(position).air : printed(position).ground)
        if (!whyNotWithdrawThis(position, unit, what))
            units.push_back(unit.value);
    return units;
}

Verdict whyNotWithdraw(const Position& position, const Command& command) {
    const std::vector<CounterId> units = command.arguments.counters(withdrawing::Units);
    const int what = position.locals().get(withdrawing::What);
    const int count = position.locals().get(withdrawing::Count);
    for (const CounterId unit : units) {
        if (Verdict why = whyNotWithdrawThis(position, unit, what))
            return why;
        if (std::ranges::count(units, unit) > 1)
            return refuse("12.3", say::namedTwice, unit);
    }
    const auto number = static_cast<int>(units.size());
    if (number > count || (number < count && !is(position, ruling::withdrawUpTo)))
        return refuse({"12.3", "K27"}, say::otherNumber, count);
    return allowed;
}

Text promptWithdrawal(const Position& position, SideId /*side*/) {
    return {position.locals().get(withdrawing::What) == Air ? say::promptWithdrawAir
                                                            : say::promptWithdrawInfantry,
            position.locals().get(withdrawing::Count)};
}

std::vector<Offer> offerWithdrawal(const Position& position, SideId /*side*/) {
    const int what = position.locals().get(withdrawing::What);
    const int count = position.locals().get(withdrawing::Count);
    const Text label(what == Air ? say::offerWithdrawAir : say::offerWithdrawInfantry, count);
    Offer offer = openOffer(OfferKind::Units, VerbId(0), label, Values(1), withdrawing::Units,
                            withdrawable(position, what));
    offer.most = count;
    offer.least = is(position, ruling::withdrawUpTo) ? 0 : count;
    if (static_cast<std::size_t>(offer.most) > offer.targets.size())
        return {}; // no game leads here
    offer.example.assign(offer.targets.begin(), offer.targets.begin() + offer.most);
    return offered(std::move(offer));
}

// A30: out for good, and not destroyed
void takeWithdrawal(Draft& draft, const Command& command) {
    draft.pop();
    for (const CounterId unit : command.arguments.counters(withdrawing::Units)) {
        draft.move(unit, withdrawn, "12.3");
        for (const StatusId status : {dsg, oos})
            draft.set(unit, status, 0);
    }
}

void askFor(Draft& draft, Kind what, int wanted) {
    const auto there = static_cast<int>(withdrawable(draft.position(), what).size());
    if (const int count = std::min(wanted, there); count > 0)
        draft.push(frame(withdrawKind), nationalist, {what, count}, "12.3");
}

/// 12.3: on the turn after it began.
void rollEffect(Draft& draft) {
    const Chart& chart = draft.position().chart(OffensiveEffectChart);
    const int die = draft.roll(say::diceOffensiveEffect, "12.3");
    const std::size_t row = chart.rowHeld(die);
    const auto number = [&](const char* column) {
        return chart.number(row, chart.columns.find(column).value_or(0)).value_or(0);
    };
    draft.say(Text(say::offensiveEffect, number("infantry"), number("air")), "12.3");
    askFor(draft, Air, number("air"));
    askFor(draft, Infantry, number("infantry"));
}

/// 12.2: from turn 3 on, ever likelier.
void rollBeginning(Draft& draft) {
    const Chart& chart = draft.position().chart(OffensiveChart);
    const int now = draft.position().track(turn);
    const auto row = chart.rows.find(now);
    if (!row)
        return;
    const auto begins = [&](int die) {
        const auto column = chart.columns.find(die);
        return column && chart.cell(*row, *column) == "begins";
    };
    bool isSure = true;
    for (int die = 1; die <= 6; ++die)
        isSure = isSure && begins(die);
    if (!isSure && !begins(draft.roll(say::diceOffensive, "12.2"))) {
        draft.say(say::noOffensive, "12.2");
        return;
    }
    draft.set(offensive, now, "12.3");
    draft.say(say::offensiveBegins, "12.2", Milestone::Phase);
}

void runOffensive(Draft& draft) {
    draft.pop();
    const int begun = draft.position().track(offensive);
    if (begun == 0)
        rollBeginning(draft);
    else if (draft.position().track(turn) == begun + 1)
        rollEffect(draft);
}

} // namespace

FrameKind offensiveKind() {
    return {"santander.offensive", say::frameOffensive, {}, runOffensive};
}
FrameKind withdrawKind() {
    FrameKind kind{"santander.withdraw",
                   say::frameWithdraw,
                   {{"what", FieldKind::Choice, true, kinds}, {"count"}}};
    kind.offers = offerWithdrawal;
    kind.promptNow = promptWithdrawal;
    kind.verbs = {
        {"withdraw", {{"units", FieldKind::Counter, false}}, whyNotWithdraw, takeWithdrawal}};
    return kind;
}

} // namespace esagono::santander
