// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 2.2.1 and 9.2: strength lost, at the owner's choice, then morale.
#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

namespace suffering {
enum Locals { Stage, Side, Where, ActingOnly, Losses, Test };
}
namespace losing {
enum Locals { Amount };
enum Arguments { Shares };
} // namespace losing

/// The units concerned by the casualties in a frame.
std::vector<CounterId> concerned(const Position& position, const Values& locals) {
    std::vector<CounterId> units =
        unitsIn(position, locals.hex(suffering::Where), locals.side(suffering::Side));
    if (locals.get(suffering::ActingOnly, 0) != 0)
        std::erase_if(units, [&](CounterId unit) { return position.status(unit, acting) == 0; });
    std::ranges::sort(units);
    return units;
}

/// 9.2; in close combat nobody tests morale yet.
const char* sectionOfLosses(const Values& locals) {
    return locals.get(suffering::Test, 0) != 0 ? "9.2" : "11.1";
}

void runCasualties(Draft& draft) {
    const Values locals = draft.position().locals();
    const char* section = sectionOfLosses(locals);
    const std::vector<CounterId> units = concerned(draft.position(), locals);
    const int losses = locals.get(suffering::Losses, 0);
    if (locals.get(suffering::Stage, 0) == 0) {
        draft.setLocal(suffering::Stage, 1);
        if (losses == 0 || units.empty())
            return;
        if (losses >= strength(draft.position(), units)) {
            for (const CounterId unit : units)
                eliminate(draft, unit, section);
        } else if (units.size() == 1) {
            weaken(draft, units.front(), losses, section);
        } else {
            draft.push(frame(lossesKind), locals.side(suffering::Side), {losses}, section);
        }
        return;
    }
    if (const std::vector<CounterId> left = testedNow(draft.position()); !left.empty())
        testMorale(draft, left, "9.2");
    draft.pop();
    refresh(draft);
    endIfDecided(draft);
}

// The owner's choice

std::vector<CounterId> candidates(const Position& position) {
    return concerned(position, position.locals(1));
}

/// The shares asked for, by candidate; nothing if they name anybody else.
std::optional<std::vector<int>> sharesOf(const std::vector<CounterId>& units,
                                         const Command& command) {
    std::vector<int> share(units.size(), 0);
    const auto pairs = command.arguments.list(losing::Shares);
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
        const auto unit = std::ranges::find(units, CounterId(std::size_t(pairs[i])));
        if (unit == units.end() || share[static_cast<std::size_t>(unit - units.begin())] != 0)
            return std::nullopt;
        share[static_cast<std::size_t>(unit - units.begin())] = pairs[i + 1];
    }
    return share;
}

Verdict whyNotLose(const Position& position, const Command& command) {
    const char* section = sectionOfLosses(position.locals(1));
    const std::vector<CounterId> units = candidates(position);
    const auto share = sharesOf(units, command);
    if (!share)
        return refuse(section, say::notConcerned);
    int total = 0;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if ((*share)[i] > strength(position, units[i]))
            return refuse(section, say::notSoStrong, units[i], strength(position, units[i]));
        total += (*share)[i];
    }
    if (total != position.locals().get(losing::Amount))
        return refuse(section, say::otherLosses, position.locals().get(losing::Amount));
    return allowed;
}

std::vector<Offer> offerLosses(const Position& position, SideId /*side*/) {
    Offer offer;
    offer.kind = OfferKind::Allocation;
    offer.verb = VerbId(0);
    offer.arguments = Values(1);
    offer.open = losing::Shares;
    offer.least = offer.most = position.locals().get(losing::Amount);
    offer.label = Text(say::offerLosses, offer.least);
    int left = offer.least;
    for (const CounterId unit : candidates(position)) {
        const int most = strength(position, unit);
        offer.targets.push_back(unit.value);
        offer.capacity.push_back(most);
        if (const int taken = std::min(left, most); taken > 0) {
            offer.example.insert(offer.example.end(), {unit.value, taken});
            left -= taken;
        }
    }
    return offered(std::move(offer));
}

Text promptLosses(const Position& position, SideId /*side*/) {
    return {say::promptLosses, position.locals().get(losing::Amount),
            position.locals(1).hex(suffering::Where)};
}

void takeLosses(Draft& draft, const Command& command) {
    const std::vector<CounterId> units = candidates(draft.position());
    const std::vector<int> share = *sharesOf(units, command);
    const char* section = sectionOfLosses(draft.position().locals(1));
    draft.pop();
    for (std::size_t i = 0; i < units.size(); ++i)
        if (share[i] > 0)
            weaken(draft, units[i], share[i], section);
}

/// 15.8, 16.11.1: what counts as lost in the end.
bool isCounted(const Position& position, CounterId unit) {
    const Piece& of = piece(position, unit);
    if (isTarnova(position))
        return of.type != Type::Command;
    if (of.type == Type::Command && is(position, ruling::lostCommandsIgnored)) // A64
        return false;
    return of.faction == Faction::Rsi || of.faction == Faction::Communist;
}

void countLoss(Draft& draft, CounterId unit, int amount, const char* section) {
    const Position position = draft.position();
    if (!isCounted(position, unit))
        return;
    const TrackId track = lossTrack[position.side(unit).index()];
    draft.set(track, position.track(track) + amount, section);
}

} // namespace

std::vector<CounterId> testedNow(const Position& position) {
    const Values& locals = position.locals();
    if (locals.get(suffering::Test, 0) == 0)
        return {};
    std::vector<CounterId> units = concerned(position, locals);
    std::erase_if(units, [&](CounterId unit) { return isCar(position, unit); });
    return units;
}

CounterId spare(const Position& position, CounterId unit, int strength,
                std::span<const CounterId> without) {
    const Place box = spareBox[position.side(unit).index()];
    for (const CounterId each : groupOf(position, unit).counters)
        if (position.place(each) == box &&
            position.printed(each).number(0, strengthAttribute) == strength &&
            std::ranges::count(without, each) == 0)
            return each;
    return {};
}

void putAway(Draft& draft, CounterId unit, Place place, const char* section) {
    draft.move(unit, place, section);
    for (const StatusId status : allStatuses)
        draft.set(unit, status, 0);
}

void exchange(Draft& draft, CounterId unit, CounterId with, const char* section) {
    const Position position = draft.position();
    const Place place = position.place(unit);
    const SideId side = position.side(unit);
    std::array<int, allStatuses.size()> marks{};
    for (std::size_t i = 0; i < allStatuses.size(); ++i)
        marks[i] = allStatuses[i] == lost ? 0 : position.status(unit, allStatuses[i]);
    const bool isUsedUp = position.ruling(ruling::usedCounters) == ruling::NoneReturn; // A95
    putAway(draft, unit, isUsedUp ? Place(eliminated) : Place(spareBox[side.index()]), section);
    draft.move(with, place, section);
    for (std::size_t i = 0; i < allStatuses.size(); ++i)
        draft.set(with, allStatuses[i], marks[i]);
}

CounterId weaken(Draft& draft, CounterId unit, int amount, const char* section, bool counts) {
    const int left = strength(draft.position(), unit) - amount;
    if (left <= 0) {
        eliminate(draft, unit, section, counts);
        return {};
    }
    draft.say(Text(say::losesStrength, unit, amount, left), section);
    if (counts)
        countLoss(draft, unit, amount, section);
    if (const CounterId smaller = spare(draft.position(), unit, left); smaller.exists()) {
        exchange(draft, unit, smaller, "2.2.1");
        return smaller;
    }
    draft.set(unit, lost, draft.position().number(unit, strengthAttribute) - left, "2.2.1"); // A91
    return unit;
}

void eliminate(Draft& draft, CounterId unit, const char* section, bool counts) {
    const Position position = draft.position();
    draft.say(Text(say::unitEliminated, unit), section);
    if (counts)
        countLoss(draft, unit, strength(position, unit), section);
    const bool comesBack = isCommand(position, unit) && position.face(unit) != replacementFace &&
                           position.printed(unit).faces.size() > replacementFace; // 2.1.3
    const bool isReused = piece(position, unit).isFractional &&                   // A95
                          position.ruling(ruling::usedCounters) == ruling::AllReturn;
    const Place spares = spareBox[position.side(unit).index()];
    putAway(draft, unit, comesBack || isReused ? spares : Place(eliminated), section);
    if (comesBack)
        draft.turn(unit, replacementFace, "2.1.3");
}

Effect effectOf(const Position& position, int hits) {
    const Chart& chart = position.chart(FireEffectsChart);
    const std::string& code = chart.cell(chart.rowHeld(hits));
    return {code == "L" ? std::max(hits - 1, 0) : 0, code != "-"};
}

bool sufferHits(Draft& draft, SideId side, HexId hex, int hits, bool actingOnly) {
    const Effect effect = effectOf(draft.position(), hits);
    if (effect.losses == 0 && !effect.test)
        return false;
    suffer(draft, side, hex, effect.losses, actingOnly, effect.test);
    return true;
}

void suffer(Draft& draft, SideId side, HexId hex, int losses, bool actingOnly, bool test) {
    Values locals(suffering::Test + 1);
    locals.set(suffering::Stage, 0);
    locals.set(suffering::Side, side);
    locals.set(suffering::Where, hex);
    locals.set(suffering::ActingOnly, actingOnly ? 1 : 0);
    locals.set(suffering::Losses, losses);
    locals.set(suffering::Test, test ? 1 : 0);
    draft.push(frame(casualtiesKind), {}, std::move(locals), "9.2");
}

FrameKind casualtiesKind() {
    return {"banditen.casualties",
            say::frameCasualties,
            {{"stage"},
             {"side", FieldKind::Side},
             {"hex", FieldKind::Hex},
             {"acting_only"},
             {"losses"},
             {"test"}},
            runCasualties};
}

FrameKind lossesKind() {
    FrameKind kind{"banditen.losses", say::frameLosses, {{"amount"}}};
    kind.offers = offerLosses;
    kind.promptNow = promptLosses;
    kind.verbs = {{"lose", {{"shares", FieldKind::Allocation, false}}, whyNotLose, takeLosses}};
    return kind;
}

} // namespace esagono::banditen
