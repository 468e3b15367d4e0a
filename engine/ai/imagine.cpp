// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/imagine.h"

#include "engine/core/fold.h"
#include "engine/play/steps.h"
#include "engine/play/view.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace esagono::ai {

namespace {

/// Deals that nobody could play on from before the last one is taken as it is.
constexpr int deals = 24;

/// The table after a counter has been laid into a box, as new.
State laidInto(const Position& position, CounterId counter, BoxId box) {
    State state = position.state();
    fold(state, {CounterMoved{counter, position.place(counter), box}, {}});
    fold(state, {CounterTurned{counter, 0}, {}});
    for (std::size_t i = 0; i < position.package().statuses.size(); ++i)
        fold(state, {StatusSet{counter, StatusId(i), position.package().statuses[i].standard}, {}});
    return state;
}

/// The table without those of whom the side does not even know that they are there. They lie where
/// they would be seen as little: among the lost, else in another box; if there is none, they stay.
State withoutUnseen(const Position& position, SideId side) {
    const LossCount losses(position.setting());
    std::vector<BoxId> boxes;
    for (std::size_t i = 0; i < position.package().boxes.size(); ++i)
        boxes.emplace_back(i);
    std::stable_partition(boxes.begin(), boxes.end(),
                          [&](BoxId box) { return losses.isLost(Place(box)); });
    State state = position.state();
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId counter(i);
        const auto isUnseen = [&](const State& table) {
            return seenBy(Position(table, position.setting()), Viewer::of(side), counter) ==
                   Seen::Nothing;
        };
        if (!state.counters[i].place.exists() || !isUnseen(state))
            continue;
        for (const BoxId box : boxes) {
            State laid = laidInto(Position(state, position.setting()), counter, box);
            if (isUnseen(laid)) {
                state = std::move(laid);
                break;
            }
        }
    }
    return state;
}

/// Counters that may be taken for each other: those of a side of which as much is seen, in hexes or
/// in boxes.
struct Unknown {
    Seen seen = Seen::Nothing;
    std::vector<CounterId> counters; ///< by id
    std::vector<CounterId> lying;    ///< the same, by place and from the top of the stack
};

std::vector<Unknown> unknownTo(const Position& position, SideId side) {
    std::map<std::tuple<SideId, Seen, bool>, Unknown> groups;
    const auto visit = [&](Place place) {
        for (const CounterId counter : position.stack(place))
            if (const Seen seen = seenBy(position, Viewer::of(side), counter); seen != Seen::Whole)
                groups[{position.side(counter), seen, place.isHex()}].lying.push_back(counter);
    };
    for (const HexId hex : position.map().hexes())
        visit(hex);
    for (std::size_t i = 0; i < position.package().boxes.size(); ++i)
        visit(BoxId(i));
    std::vector<Unknown> unknown;
    for (auto& [key, group] : groups) {
        group.seen = std::get<Seen>(key);
        group.counters = group.lying;
        std::ranges::sort(group.counters);
        unknown.push_back(std::move(group));
    }
    return unknown;
}

/// The table with counters in each other's places: who lay where `from` lies is now
/// `becomes[from]`. What a box makes of who lies in it stays with the box.
State relabelled(const Position& position, const std::vector<CounterId>& becomes) {
    const auto now = [&](CounterId counter) {
        return counter.exists() ? becomes[counter.index()] : counter;
    };
    const State& before = position.state();
    State state = before;
    for (CounterId& top : state.tops)
        top = now(top);
    for (std::size_t i = 0; i < state.counters.size(); ++i) {
        const CounterOnTable& was = before.counters[i];
        CounterOnTable& is = state.counters[now(CounterId(i)).index()];
        is.place = was.place;
        is.below = now(was.below);
        if (was.place.isBox())
            std::copy_n(
                before.statuses.begin() + static_cast<std::ptrdiff_t>(i * state.statusCount),
                state.statusCount,
                state.statuses.begin() +
                    static_cast<std::ptrdiff_t>(now(CounterId(i)).index() * state.statusCount));
    }
    for (Frame& frame : state.frames) {
        const auto& fields = position.setting().kind(frame.name).locals;
        for (std::size_t i = 0; i < fields.size(); ++i)
            if (fields[i].kind == FieldKind::Counter) {
                std::vector<CounterId> named = frame.locals.counters(i);
                std::ranges::transform(named, named.begin(), now);
                frame.locals.set(i, named);
            }
    }
    return state;
}

/// Whether nobody comes into the open by the places that were dealt.
bool isAsHidden(const Position& dealt, const std::vector<Unknown>& unknown, SideId side) {
    return std::ranges::all_of(unknown, [&](const Unknown& group) {
        return std::ranges::all_of(group.counters, [&](CounterId counter) {
            return seenBy(dealt, Viewer::of(side), counter) == group.seen;
        });
    });
}

State dealCounters(const Position& position, SideId side, Chance& chance) {
    const std::vector<Unknown> unknown = unknownTo(position, side);
    if (unknown.empty())
        return position.state();
    const auto whyNot = position.setting().game->rules->whyNotPosition;
    State state;
    for (int deal = 0; deal < deals; ++deal) {
        std::vector<CounterId> becomes;
        for (std::size_t i = 0; i < position.counterCount(); ++i)
            becomes.emplace_back(i);
        for (const Unknown& group : unknown) {
            std::vector<CounterId> dealt = group.counters;
            chance.shuffle(dealt);
            for (std::size_t i = 0; i < dealt.size(); ++i)
                becomes[group.lying[i].index()] = dealt[i];
        }
        state = relabelled(position, becomes);
        const Position dealt(state, position.setting());
        if (isAsHidden(dealt, unknown, side) && (whyNot == nullptr || !whyNot(dealt)))
            break;
    }
    return state;
}

void dealChits(State& state, const Position& position, const View& view, Chance& chance) {
    const GamePackage& package = position.package();
    for (std::size_t of = 0; of <= package.sides.size(); ++of) {
        const SideId owner = of < package.sides.size() ? SideId(of) : SideId();
        std::vector<std::size_t> cups;
        std::vector<std::size_t> chits;
        for (std::size_t pool = 0; pool < package.pools.size(); ++pool) {
            if (package.pools[pool].owner != owner || view.pools[pool].chits)
                continue;
            for (std::size_t chit = 0; chit < package.chits.size(); ++chit)
                for (int i = state.chits(PoolId(pool), ChitId(chit)); i > 0; --i) {
                    cups.push_back(pool);
                    chits.push_back(chit);
                }
        }
        std::ranges::sort(chits);
        chance.shuffle(chits);
        for (const std::size_t pool : cups)
            std::fill_n(state.pools.begin() + static_cast<std::ptrdiff_t>(pool * state.chitCount),
                        state.chitCount, std::uint16_t{0});
        for (std::size_t i = 0; i < cups.size(); ++i)
            ++state.pools[cups[i] * state.chitCount + chits[i]];
    }
}

void dealMarkers(State& state, const Position& position, SideId side, Chance& chance) {
    std::map<std::pair<MarkerId, SideId>, std::vector<MarkerOnTable*>> hidden;
    for (MarkerOnTable& marker : state.markers)
        if (!Viewer::of(side).sees(position.package().markers[marker.marker.index()].valueShown,
                                   marker.side))
            hidden[{marker.marker, marker.side}].push_back(&marker);
    for (auto& [kind, markers] : hidden) {
        std::vector<std::int16_t> values;
        for (const MarkerOnTable* marker : markers)
            values.push_back(marker->value);
        std::ranges::sort(values);
        chance.shuffle(values);
        std::ranges::sort(markers, {}, [](const MarkerOnTable* marker) { return marker->place; });
        for (std::size_t i = 0; i < markers.size(); ++i)
            markers[i]->value = values[i];
    }
    std::ranges::sort(state.markers);
}

void forgetSecrets(State& state, const Position& position, const View& view, SideId side) {
    for (std::size_t i = 0; i < view.tracks.size(); ++i)
        if (!view.tracks[i])
            state.tracks[i] = position.setting().scenario->tracks[i];
    for (std::size_t i = 0; i < state.counters.size(); ++i)
        for (std::size_t k = 0; k < position.package().statuses.size(); ++k)
            if (const StatusKind& kind = position.package().statuses[k];
                !Viewer::of(side).sees(kind.shown, position.side(CounterId(i))))
                state.statuses[i * state.statusCount + k] = kind.standard;
    for (Frame& frame : state.frames) {
        const auto& fields = position.setting().kind(frame.name).locals;
        for (std::size_t i = 0; i < fields.size(); ++i)
            if (const SideId owner = fields[i].sealedFor; owner.exists() && owner != side)
                frame.locals.set(i, std::vector<std::int32_t>(frame.locals.list(i).size(), 0));
    }
}

} // namespace

State imagine(const Position& position, SideId side, Chance& chance) {
    const View view = viewOf(position, Viewer::of(side));
    const State known = withoutUnseen(position, side);
    State state = dealCounters(Position(known, position.setting()), side, chance);
    dealChits(state, position, view, chance);
    dealMarkers(state, position, side, chance);
    forgetSecrets(state, position, view, side);
    return state;
}

} // namespace esagono::ai
