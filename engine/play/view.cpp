// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/view.h"

#include "engine/play/asking/scribe.h"
#include "engine/play/draft.h"

#include <algorithm>

namespace esagono {

namespace {

void addStack(View& view, const Position& position, Viewer viewer, Place place) {
    for (const CounterId counter : position.stack(place)) {
        const Seen seen = seenBy(position, viewer, counter);
        if (seen == Seen::Nothing)
            continue;
        SeenCounter entry{{}, position.side(counter), place, 0, {}};
        if (seen == Seen::Whole) {
            entry.counter = counter;
            entry.face = position.face(counter);
            for (std::size_t i = 0; i < position.package().statuses.size(); ++i) {
                const StatusId status(i);
                entry.statuses.emplace_back(
                    viewer.sees(position.package().statuses[i].shown, entry.side)
                        ? std::optional(position.state().status(counter, status))
                        : std::nullopt);
            }
        }
        view.counters.push_back(std::move(entry));
    }
}

/// Whether the viewer knows every counter that a field of a frame names.
bool knowsNamed(const Position& position, Viewer viewer, FieldKind kind,
                std::span<const std::int32_t> list) {
    if (kind != FieldKind::Counter && kind != FieldKind::Allocation)
        return true;
    const std::size_t stride = kind == FieldKind::Allocation ? 2 : 1;
    for (std::size_t i = 0; i < list.size(); i += stride) {
        const CounterId counter(static_cast<std::size_t>(list[i]));
        if (position.place(counter).exists() && seenBy(position, viewer, counter) != Seen::Whole)
            return false;
    }
    return true;
}

SeenFrame seenFrame(const Position& position, Viewer viewer, const Frame& frame) {
    SeenFrame seen{frame.name, frame.owners, {}};
    const auto& fields = position.setting().kind(frame.name).locals;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const auto list = frame.locals.list(i);
        const bool shown =
            (!fields[i].sealedFor.exists() || viewer.sees(ShownTo::Owner, fields[i].sealedFor)) &&
            knowsNamed(position, viewer, fields[i].kind, list);
        if (shown)
            seen.locals.emplace_back(std::vector<std::int32_t>(list.begin(), list.end()));
        else
            seen.locals.emplace_back(std::nullopt);
    }
    return seen;
}

/// Whether the rules hide something from the viewer; a stranger sees what every side sees.
template <class Hidden>
bool isHiddenFrom(const Position& position, Viewer viewer, const Hidden& hidden) {
    if (viewer.kind == Viewer::Kind::Umpire)
        return false;
    if (viewer.kind == Viewer::Kind::Side)
        return hidden(viewer.side);
    for (std::size_t i = 0; i < position.package().sides.size(); ++i)
        if (hidden(SideId(i)))
            return true;
    return false;
}

bool seesTrack(const Position& position, Viewer viewer, TrackId track) {
    const auto& kind = position.package().tracks[track.index()];
    const auto hides = position.setting().game->rules->hidesTrack;
    return viewer.sees(kind.shown, kind.owner) &&
           (hides == nullptr || !isHiddenFrom(position, viewer, [&](SideId side) {
                return hides(position, side, track);
            }));
}

bool seesPool(const Position& position, Viewer viewer, PoolId pool) {
    const auto& kind = position.package().pools[pool.index()];
    const auto hides = position.setting().game->rules->hidesPool;
    return viewer.sees(kind.shown, kind.owner) &&
           (hides == nullptr || !isHiddenFrom(position, viewer, [&](SideId side) {
                return hides(position, side, pool);
            }));
}

/// Says of every fact whether the viewer may know it, and blanks what he may not.
struct Redaction {
    const Position& before;
    const Position& after;
    Viewer viewer;

    [[nodiscard]] bool isWhole(const Position& position, CounterId counter) const {
        return !position.place(counter).exists() ||
               seenBy(position, viewer, counter) == Seen::Whole;
    }
    [[nodiscard]] bool knows(CounterId counter) const {
        return isWhole(before, counter) && isWhole(after, counter);
    }
    /// Who comes into the open is seen to have lain there with his back up, if that was seen.
    [[nodiscard]] bool knowsNow(CounterId counter) const {
        return isWhole(after, counter) && (!before.place(counter).exists() ||
                                           seenBy(before, viewer, counter) != Seen::Nothing);
    }
    [[nodiscard]] bool knows(PoolId pool) const {
        return !pool.exists() || seesPool(before, viewer, pool);
    }
    void blank(Frame& frame) const {
        const SeenFrame seen = seenFrame(after, viewer, frame);
        for (std::size_t i = 0; i < seen.locals.size(); ++i)
            if (!seen.locals[i])
                frame.locals.clear(i);
    }
    template <class MarkerFact>
    [[nodiscard]] bool knowsValue(const MarkerFact& fact) const {
        return viewer.sees(before.package().markers[fact.marker.index()].valueShown, fact.side);
    }

    bool operator()(CounterPlaced& e) const { return knows(e.counter); }
    bool operator()(CounterMoved& e) const { return knowsNow(e.counter); }
    bool operator()(CounterTurned& e) const { return knows(e.counter); }
    bool operator()(CounterRemoved& e) const { return knows(e.counter); }
    bool operator()(StatusSet& e) const {
        return knowsNow(e.counter) && viewer.sees(before.package().statuses[e.status.index()].shown,
                                                  before.side(e.counter));
    }
    bool operator()(MarkerPlaced& e) const { return knowsValue(e); }
    bool operator()(MarkerRemoved& e) const { return knowsValue(e); }
    bool operator()(ControlChanged&) const { return true; }
    bool operator()(TrackSet& e) const { return seesTrack(before, viewer, e.track); }
    bool operator()(PoolChanged& e) const { return knows(e.pool); }
    /// A chit drawn from a cup nobody looks into is known to whoever sees where it went.
    bool operator()(ChitDrawn& e) const { return e.to.exists() ? knows(e.to) : true; }
    bool operator()(DiceRolled&) const { return true; }
    bool operator()(FramePushed& e) const {
        blank(e.frame);
        return true;
    }
    bool operator()(FrameRevised& e) const {
        blank(e.frame);
        return true;
    }
    bool operator()(FramePopped&) const { return true; }
    bool operator()(Narrated& e) const {
        return std::ranges::all_of(e.text.arguments, [&](const TextArgument& argument) {
            const auto* counter = std::get_if<CounterId>(&argument);
            return counter == nullptr || knows(*counter);
        });
    }
};

} // namespace

Seen seenBy(const Position& position, Viewer viewer, CounterId counter) {
    if (viewer.kind == Viewer::Kind::Umpire)
        return Seen::Whole;
    if (const Place place = position.place(counter); place.isBox()) {
        const BoxKind& box = position.package().boxes[place.box().index()];
        if (!viewer.sees(box.shown, box.owner))
            return Seen::Nothing;
    }
    const auto seen = position.setting().game->rules->seen;
    if (seen == nullptr)
        return Seen::Whole;
    if (viewer.kind == Viewer::Kind::Side)
        return seen(position, viewer.side, counter);
    Seen least = Seen::Whole; // a stranger sees what every side sees
    for (std::size_t i = 0; i < position.package().sides.size(); ++i)
        least = std::min(least, seen(position, SideId(i), counter));
    return least;
}

View viewOf(const Position& position, Viewer viewer) {
    View view;
    const GamePackage& package = position.package();
    for (std::size_t i = 0; i < position.map().size(); ++i)
        addStack(view, position, viewer, HexId(i));
    for (std::size_t i = 0; i < package.boxes.size(); ++i)
        addStack(view, position, viewer, BoxId(i));
    for (const MarkerOnTable& marker : position.state().markers) {
        const bool shown =
            viewer.sees(package.markers[marker.marker.index()].valueShown, marker.side);
        view.markers.push_back({marker.marker, marker.place, marker.side,
                                shown ? std::optional(marker.value) : std::nullopt});
    }
    std::ranges::sort(view.markers, {},
                      [](const SeenMarker& marker) { // hidden values leave no trace
                          return std::tuple(marker.place, marker.marker, marker.side, marker.value);
                      });
    view.control.assign(position.state().control.begin(), position.state().control.end());
    for (std::size_t i = 0; i < package.tracks.size(); ++i)
        view.tracks.push_back(seesTrack(position, viewer, TrackId(i))
                                  ? std::optional(position.track(TrackId(i)))
                                  : std::nullopt);
    for (std::size_t i = 0; i < package.pools.size(); ++i) {
        SeenPool pool{static_cast<std::uint32_t>(position.chits(PoolId(i))), std::nullopt};
        if (seesPool(position, viewer, PoolId(i))) {
            pool.chits.emplace();
            for (std::size_t chit = 0; chit < package.chits.size(); ++chit)
                pool.chits->push_back(position.state().chits(PoolId(i), ChitId(chit)));
        }
        view.pools.push_back(std::move(pool));
    }
    for (const Frame& frame : position.state().frames)
        view.frames.push_back(seenFrame(position, viewer, frame));
    return view;
}

std::optional<Event> redact(const Position& before, const Event& event, Viewer viewer) {
    if (viewer.kind == Viewer::Kind::Umpire)
        return event;
    if (const auto hides = before.setting().game->rules->hidesEvent;
        hides != nullptr &&
        isHiddenFrom(before, viewer, [&](SideId side) { return hides(before, side, event); }))
        return std::nullopt;
    State state = before.state();
    fold(state, event);
    const Position after(state, before.setting());
    Event shown = event;
    return std::visit(Redaction{before, after, viewer}, shown.fact) ? std::optional(shown)
                                                                    : std::nullopt;
}

Record write(const View& view, const Scribe& scribe) {
    const GamePackage& package = scribe.setting().package();
    Record record = {{"counters", Record::array()}, {"markers", Record::array()},
                     {"control", Record::object()}, {"tracks", Record::object()},
                     {"pools", Record::object()},   {"frames", Record::array()}};
    for (const SeenCounter& counter : view.counters) {
        Record entry = {{"place", scribe.name(counter.place)}, {"side", scribe.name(counter.side)}};
        if (counter.counter.exists()) {
            entry["counter"] = scribe.name(counter.counter);
            entry["face"] = counter.face;
            for (std::size_t i = 0; i < counter.statuses.size(); ++i)
                if (counter.statuses[i] && *counter.statuses[i] != package.statuses[i].standard)
                    entry["status"][package.statuses[i].id] = *counter.statuses[i];
        }
        record["counters"].push_back(std::move(entry));
    }
    for (const SeenMarker& marker : view.markers) {
        Record entry = {{"marker", scribe.name(marker.marker)},
                        {"place", scribe.name(marker.place)},
                        {"side", scribe.name(marker.side)}};
        if (marker.value)
            entry["value"] = *marker.value;
        record["markers"].push_back(std::move(entry));
    }
    for (std::size_t i = 0; i < view.control.size(); ++i)
        if (view.control[i].exists())
            record["control"][scribe.name(Place(HexId(i)))] = scribe.name(view.control[i]);
    for (std::size_t i = 0; i < view.tracks.size(); ++i)
        if (view.tracks[i])
            record["tracks"][package.tracks[i].id] = *view.tracks[i];
    for (std::size_t i = 0; i < view.pools.size(); ++i) {
        Record& pool = record["pools"][package.pools[i].id] = {{"count", view.pools[i].count}};
        if (view.pools[i].chits)
            for (std::size_t chit = 0; chit < package.chits.size(); ++chit)
                if ((*view.pools[i].chits)[chit] > 0)
                    pool["chits"][package.chits[chit].id] = (*view.pools[i].chits)[chit];
    }
    for (const SeenFrame& frame : view.frames) {
        const FrameKind& kind = scribe.setting().kind(frame.name);
        Values locals(kind.locals.size());
        Record sealed = Record::array();
        for (std::size_t i = 0; i < frame.locals.size(); ++i) {
            if (frame.locals[i])
                locals.set(i, *frame.locals[i]);
            else
                sealed.push_back(std::string(kind.locals[i].name));
        }
        Record entry = {{"frame", std::string(kind.name)},
                        {"owners", scribe.writeOwners(frame.owners)},
                        {"locals", scribe.writeValues(kind.locals, locals)}};
        if (!sealed.empty())
            entry["sealed"] = std::move(sealed);
        record["frames"].push_back(std::move(entry));
    }
    return record;
}

} // namespace esagono
