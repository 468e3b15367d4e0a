// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 2.2.1 and 9.2: strength lost, at the owner's choice, then morale.
#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"
#include "engine/play/decisions/locals.h"
#include "engine/play/decisions/losses.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

/// The locals of the step.
struct Casualties : Locals<Casualties> {
    bool isTaken = false; ///< the losses are; morale comes next
    SideId side;
    HexId hex;
    bool actingOnly = false;
    int losses = 0;
    bool test = false;

    static constexpr auto named() {
        return std::tuple(Local("stage", &Casualties::isTaken), Local("side", &Casualties::side),
                          Local("hex", &Casualties::hex),
                          Local("acting_only", &Casualties::actingOnly),
                          Local("losses", &Casualties::losses), Local("test", &Casualties::test));
    }
};

/// The units concerned.
std::vector<CounterId> concerned(const Position& position, const Casualties& casualties) {
    std::vector<CounterId> units = unitsIn(position, casualties.hex, casualties.side);
    if (casualties.actingOnly)
        std::erase_if(units, [&](CounterId unit) { return position.status(unit, acting) == 0; });
    std::ranges::sort(units);
    return units;
}

/// 9.2; in close combat nobody tests morale yet.
const char* sectionOf(const Casualties& casualties) {
    return casualties.test ? "9.2" : "11.1";
}

void takeCasualties(Draft& draft, const Casualties& casualties) {
    const char* section = sectionOf(casualties);
    const std::vector<CounterId> units = concerned(draft.position(), casualties);
    if (casualties.losses == 0 || units.empty())
        return;
    if (casualties.losses >= strength(draft.position(), units)) {
        for (const CounterId unit : units)
            eliminate(draft, unit, section);
    } else if (units.size() == 1) {
        weaken(draft, units.front(), casualties.losses, section);
    } else {
        draft.push(frame(lossesKind), casualties.side, {casualties.losses}, section);
    }
}

void runCasualties(Draft& draft) {
    Casualties casualties = Casualties::from(draft.position().locals());
    if (!casualties.isTaken) {
        casualties.isTaken = true;
        draft.revise(casualties.locals());
        takeCasualties(draft, casualties);
        return;
    }
    if (const std::vector<CounterId> left = testedNow(draft.position()); !left.empty())
        testMorale(draft, left, "9.2");
    draft.pop();
    refresh(draft);
    endIfDecided(draft);
}

// The owner's choice

Casualties casualtiesBelow(const Position& position) {
    return Casualties::from(position.locals(1));
}

Burden burdenOf(const Position& position) {
    return {concerned(position, casualtiesBelow(position)), position.locals().get(0),
            [&](CounterId unit) { return strength(position, unit); }};
}

LossClauses clausesOf(const Position& position, const Command& /*command*/) {
    const char* section = sectionOf(casualtiesBelow(position));
    return {{section, say::notConcerned}, {section, say::notSoStrong}, {section, say::otherLosses}};
}

Text promptLosses(const Position& position, SideId /*side*/) {
    return {say::promptLosses, position.locals().get(0), casualtiesBelow(position).hex};
}

void lose(Draft& draft, const Values& /*locals*/, const Burden& burden, const Shares& shares) {
    const char* section = sectionOf(Casualties::from(draft.position().locals()));
    for (std::size_t i = 0; i < burden.units.size(); ++i)
        if (shares[i] > 0)
            weaken(draft, burden.units[i], shares[i], section);
}

constexpr LossRules sharedLosses{say::offerLosses, burdenOf, clausesOf, nullptr, nullptr, lose};

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
    const Casualties casualties = Casualties::from(position.locals());
    if (!casualties.test)
        return {};
    std::vector<CounterId> units = concerned(position, casualties);
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
    Casualties casualties;
    casualties.side = side;
    casualties.hex = hex;
    casualties.actingOnly = actingOnly;
    casualties.losses = losses;
    casualties.test = test;
    draft.push(frame(casualtiesKind), {}, casualties.locals(), "9.2");
}

FrameKind casualtiesKind() {
    return {"banditen.casualties", say::frameCasualties, Casualties::fields(), runCasualties};
}

FrameKind lossesKind() {
    return lossesKindOf<sharedLosses>("banditen.losses", say::frameLosses, {{"amount"}},
                                      promptLosses);
}

} // namespace esagono::banditen
