// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/referee.h"

#include "engine/play/asking/costs.h"
#include "engine/play/draft.h"
#include "engine/play/messages.h"
#include "engine/play/view.h"

#include <algorithm>

namespace esagono {

namespace {

/// More steps than this between two decisions, and the rules run in a circle.
constexpr int mostSteps = 100'000;

RuleRef machine(const char* section) {
    return {section, "", machineBook};
}

void runSteps(Draft& draft) {
    for (int steps = 0; !draft.position().isOver() && draft.position().owners().empty(); ++steps) {
        expectOfPackage(steps < mostSteps, Circle);
        expectOfPackage(draft.position().depth() < deepestStack, Circle);
        const FrameKind& kind = draft.position().kind();
        expectOfPackage(kind.isStep(), Nothing);
        kind.run(draft);
    }
}

/// Whether the event itself brings something to light that cannot be forgotten.
bool isBarrier(const GamePackage& package, const Event& event) {
    if (const auto* marker = std::get_if<MarkerRemoved>(&event.fact))
        return package.markers[marker->marker.index()].valueShown != ShownTo::Everyone;
    return std::holds_alternative<DiceRolled>(event.fact) ||
           std::holds_alternative<ChitDrawn>(event.fact);
}

bool hasBarrier(const Draft& draft) {
    return std::ranges::any_of(draft.events(), [&](const Event& event) {
        return isBarrier(draft.setting().package(), event);
    });
}

Ruled finished(Draft& draft, bool barrier) {
    return {draft.takeEvents(), draft.takeState(), barrier};
}

std::size_t boundOf(const Setting& setting, const Field& field) {
    const GamePackage& package = setting.package();
    switch (field.kind) {
    case FieldKind::Number:
    case FieldKind::Place:
    case FieldKind::Allocation:
        return 0; // judged apart
    case FieldKind::Hex:
        return setting.map->size();
    case FieldKind::Counter:
        return package.counters.size();
    case FieldKind::Side:
        return package.sides.size();
    case FieldKind::Track:
        return package.tracks.size();
    case FieldKind::Marker:
        return package.markers.size();
    case FieldKind::Pool:
        return package.pools.size();
    case FieldKind::Chit:
        return package.chits.size();
    case FieldKind::Choice:
        return field.choices.size();
    }
    return 0;
}

bool fits(const Setting& setting, const Field& field, std::span<const std::int32_t> list) {
    const auto below = [](std::int32_t value, std::size_t bound) {
        return value >= 0 && static_cast<std::size_t>(value) < bound;
    };
    const std::size_t counters = setting.package().counters.size();
    switch (field.kind) {
    case FieldKind::Number:
        return true;
    case FieldKind::Place:
        return std::ranges::all_of(list, [&](std::int32_t code) {
            return below(code, setting.map->size()) ||
                   (code >= Place::firstBox &&
                    below(code - Place::firstBox, setting.package().boxes.size()));
        });
    case FieldKind::Allocation:
        for (std::size_t i = 0; i < list.size(); i += 2)
            if (i + 1 == list.size() || !below(list[i], counters) || list[i + 1] < 0)
                return false;
        return true;
    default:
        return std::ranges::all_of(
            list, [&](std::int32_t value) { return below(value, boundOf(setting, field)); });
    }
}

} // namespace

bool fits(const Setting& setting, const std::vector<Field>& fields, const Values& values,
          std::string_view* culprit) {
    const auto blame = [&](std::string_view name) {
        if (culprit != nullptr)
            *culprit = name;
        return false;
    };
    if (values.fields() != fields.size())
        return blame(fields.empty() ? std::string_view("*") : fields.front().name);
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const auto list = values.list(i);
        if ((fields[i].one && list.size() > 1) || !fits(setting, fields[i], list))
            return blame(fields[i].name);
    }
    return true;
}

Text diceText(const DiceWanted& wanted) {
    const Word purpose{wanted.purpose()};
    return wanted.told() ? Text(say::diceImpossible, wanted.faces(), purpose, *wanted.told())
                         : Text(say::diceWanted, wanted.faces(), purpose, wanted.dice());
}

Ruled begin(const Setting& setting, Dice& dice) {
    return beginWith(setting, dice, setting.game->rules->begin);
}

Ruled beginWith(const Setting& setting, Dice& dice, const std::function<void(Draft&)>& layOut) {
    Draft draft(State(setting.package().shape(*setting.scenario)), setting, dice);
    layOut(draft);
    runSteps(draft);
    return finished(draft, true);
}

namespace {

/// What the machine itself has to object, whatever the judge of the verb says.
std::optional<Refusal> whyUnfit(const Position& position, const Command& command) {
    if (position.isOver())
        return Refusal{machine("over"), say::gameIsOver};
    if (!position.owners().contains(command.side))
        return Refusal{machine("owner"), {say::notYourDecision, command.side}};
    const FrameKind& kind = position.kind();
    if (command.verb.index() >= kind.verbs.size())
        return Refusal{machine("verb"), {say::unknownVerb, command.verb.index()}};
    const Verb& verb = kind.verbs[command.verb.index()];
    std::string_view culprit;
    if (!fits(position.setting(), verb.arguments, command.arguments, &culprit))
        return Refusal{machine("argument"), {say::badArgument, culprit}};
    for (std::size_t i = 0; i < verb.arguments.size(); ++i)
        if (verb.arguments[i].one && !command.arguments.has(i))
            return Refusal{machine("argument"), {say::badArgument, verb.arguments[i].name}};
    return std::nullopt;
}

/// The culprit as the side may know it: a counter of which it sees the back is a hex to it.
std::optional<Culprit> seenCulprit(const Position& position, SideId side, const Culprit& culprit) {
    if (!std::visit([](auto whom) { return whom.exists(); }, culprit))
        return std::nullopt;
    const auto* counter = std::get_if<CounterId>(&culprit);
    if (counter == nullptr || seenBy(position, Viewer::of(side), *counter) == Seen::Whole)
        return culprit;
    if (seenBy(position, Viewer::of(side), *counter) == Seen::Back && position.isOnMap(*counter))
        return position.hex(*counter);
    return std::nullopt;
}

/// The verdict in words, with those a refusal is due to.
std::optional<Refusal> told(const Position& position, SideId side, const Verdict& why) {
    std::optional<Refusal> refusal = why;
    if (refusal)
        for (const Culprit& each : why.culprits(position, side))
            if (const auto seen = seenCulprit(position, side, each);
                seen && std::ranges::count(refusal->culprits, *seen) == 0)
                refusal->culprits.push_back(*seen);
    return refusal;
}

} // namespace

std::optional<Refusal> whyNot(const Position& position, const Command& command) {
    if (std::optional<Refusal> why = whyUnfit(position, command))
        return why;
    const auto judge = position.kind().verbs[command.verb.index()].whyNot;
    return judge == nullptr ? std::nullopt : told(position, command.side, judge(position, command));
}

Outcome<Ruled> rule(const Setting& setting, const State& state, const Command& command,
                    Dice& dice) {
    const Position before(state, setting);
    if (std::optional<Refusal> why = whyNot(before, command))
        return *std::move(why);
    Draft draft(state, setting, dice);
    try {
        before.kind().verbs[command.verb.index()].take(draft, command);
        runSteps(draft);
    } catch (const DiceWanted& wanted) {
        return Refusal{machine("dice"), diceText(wanted), {}};
    }
    return finished(draft,
                    hasBarrier(draft) || showsSecret(before, draft.position(), command.side));
}

namespace {

/// A way to a hex that is not offered: as far as the steps lead towards it, then straight on.
std::vector<std::int32_t> straightWay(const Position& position, const Offer& offer, HexId target) {
    const HexMap& map = position.map();
    const auto nearest = std::ranges::min_element(offer.steps, {}, [&](const PathStep& step) {
        return std::pair(map.distance(step.hex, target), step.cost);
    });
    if (nearest == offer.steps.end())
        return {target.value};
    std::vector<std::int32_t> way = pathTo(offer, nearest->hex);
    for (HexId at = nearest->hex; at != target;) {
        const auto beside = map.neighbours(at);
        const auto next = std::ranges::min_element(
            beside, {}, [&](HexId hex) { return map.distance(hex, target); });
        if (next == beside.end() || map.distance(*next, target) >= map.distance(at, target)) {
            way.push_back(target.value); // the map has a hole: the judge says the rest
            break;
        }
        at = *next;
        way.push_back(at.value);
    }
    return way;
}

/// The open argument with this candidate and as little else as possible.
std::vector<std::int32_t> attemptWith(const Position& position, const Offer& offer,
                                      std::int32_t target) {
    switch (offer.kind) {
    case OfferKind::Path: {
        const HexId hex(static_cast<std::size_t>(target));
        return std::ranges::count(offer.targets, target) > 0 ? pathTo(offer, hex)
                                                             : straightWay(position, offer, hex);
    }
    case OfferKind::Allocation:
        return {target, 1};
    case OfferKind::Order: {
        std::vector<std::int32_t> all = offer.targets;
        all.push_back(target);
        return all;
    }
    default:
        return {target};
    }
}

} // namespace

std::optional<Refusal> whyNotAt(const Position& position, SideId side, const Offer& offer,
                                std::int32_t target) {
    if (!position.owners().contains(side) || offer.kind == OfferKind::Button)
        return whyNot(position, fill(offer, side, {}));
    const auto blocked = std::ranges::find(offer.blocked, target, &Blocked::target);
    if (blocked != offer.blocked.end())
        return told(position, side, blocked->why);
    const bool isOffered = std::ranges::count(offer.targets, target) > 0;
    if (isOffered &&
        (!offer.leadsOn || !furtherOffers(position, side, offer, std::span(&target, 1)).empty()))
        return std::nullopt;
    const Verb& verb = position.kind().verbs[offer.verb.index()];
    Field field = verb.arguments[offer.open];
    field.kind = field.kind == FieldKind::Allocation ? FieldKind::Counter : field.kind;
    if (!fits(position.setting(), field, std::span(&target, 1)))
        return Refusal{machine("argument"), {say::badArgument, field.name}};
    if (verb.whyNotTarget != nullptr)
        if (const Verdict why = verb.whyNotTarget(position, side, offer, target))
            return told(position, side, why);
    return whyNot(position, fill(offer, side, attemptWith(position, offer, target)));
}

Text promptOf(const Position& position, SideId side) {
    if (!position.owners().contains(side))
        return {};
    const FrameKind& kind = position.kind();
    return kind.promptNow != nullptr ? kind.promptNow(position, side) : Text(kind.prompt);
}

std::vector<Progress> progressOf(const Position& position, SideId side) {
    if (!position.owners().contains(side) || position.kind().progress == nullptr)
        return {};
    return position.kind().progress(position, side);
}

std::vector<Offer> offersTo(const Position& position, SideId side) {
    if (!position.owners().contains(side))
        return {};
    return position.kind().offers(position, side);
}

std::vector<Offer> furtherOffers(const Position& position, SideId side, const Offer& offer,
                                 std::span<const std::int32_t> open) {
    const Verb& verb = position.kind().verbs[offer.verb.index()];
    return verb.further(position, side, fill(offer, side, open).arguments);
}

std::vector<Offer> everyOffer(const Position& position, SideId side) {
    std::vector<Offer> every;
    std::vector<Offer> open = offersTo(position, side);
    std::ranges::reverse(open);
    while (!open.empty()) {
        Offer offer = std::move(open.back());
        open.pop_back();
        if (!offer.leadsOn) {
            every.push_back(std::move(offer));
            continue;
        }
        for (auto target = offer.targets.rbegin(); target != offer.targets.rend(); ++target) {
            auto further = furtherOffers(position, side, offer, std::span(&*target, 1));
            std::ranges::reverse(further);
            std::ranges::move(further, std::back_inserter(open));
        }
    }
    return every;
}

Command exampleOf(const Position& position, SideId side, const Offer& offer) {
    if (!offer.leadsOn)
        return exampleOf(offer, side);
    const std::vector<Offer> further = furtherOffers(position, side, offer, offer.example);
    expectOfPackage(!further.empty(), Offer);
    return exampleOf(position, side, further.front());
}

Preview previewOf(const Position& position, const Command& command) {
    const auto ofVerb = position.kind().verbs[command.verb.index()].preview;
    Preview preview = ofVerb == nullptr ? Preview() : ofVerb(position, command);
    std::ranges::move(costParts(position, command), std::back_inserter(preview.parts));
    return preview;
}

bool showsSecret(const Position& before, const Position& after, SideId side) {
    if (before.setting().game->rules->seen == nullptr)
        return false;
    const Viewer viewer = Viewer::of(side);
    for (std::size_t i = 0; i < before.counterCount(); ++i)
        if (const CounterId counter(i);
            before.place(counter).exists() && after.place(counter).exists() &&
            seenBy(before, viewer, counter) < seenBy(after, viewer, counter))
            return true;
    return false;
}

} // namespace esagono
