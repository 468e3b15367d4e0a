// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/position_file.h"

#include "engine/core/fault.h"
#include "engine/play/messages.h"
#include "engine/play/possible.h"

#include <algorithm>

namespace esagono {

namespace {

constexpr char positionFormat[] = "esagono-position";

[[noreturn]] void failExpecting(const std::string& where, TextArgument what) {
    throw Fault(FaultKind::Malformed, Text(say::expectedThere, where, std::move(what)));
}

/// A member that must be of the given type if it is there at all.
const Record& member(const Record& record, const char* key, Record::value_t type,
                     const std::string& where) {
    static const Record nothing;
    const auto found = record.find(key);
    if (found == record.end())
        return nothing;
    const bool wholeNumber = type == Record::value_t::number_integer && found->is_number_integer();
    if (found->type() != type && !wholeNumber)
        failExpecting(where + "/" + key, std::string(Record(type).type_name()));
    return *found;
}

int number(const Record& record, const std::string& where, int least, int most) {
    if (!isWhole<int>(record) || record < least || record > most)
        failExpecting(where, Word{say::aNumberInRange});
    return record.get<int>();
}

void layOutCounter(Draft& draft, const Scribe& scribe, const Record& entry) {
    const std::string where = "counters";
    if (!entry.is_object() || !entry.contains("counter") || !entry.contains("at"))
        failExpecting(where, std::string("{counter, at, face, status}"));
    const auto counter = scribe.read<CounterId>(entry["counter"], where);
    if (draft.position().place(counter).exists())
        failExpecting(where + "/" + scribe.name(counter), Word{say::counterOnlyOnce});
    const auto faces = static_cast<int>(draft.position().printed(counter).faces.size());
    const Record& face = member(entry, "face", Record::value_t::number_integer, where);
    draft.place(counter, scribe.read<Place>(entry["at"], where), {},
                static_cast<std::uint8_t>(face.is_null() ? 0 : number(face, where, 0, faces - 1)));
    for (const auto& [name, value] :
         member(entry, "status", Record::value_t::object, where).items()) {
        const auto status = scribe.read<StatusId>(name, where);
        const StatusKind& kind = draft.setting().package().statuses[status.index()];
        draft.set(counter, status, number(value, where + "/" + name, kind.least, kind.most));
    }
}

void layOutTrack(Draft& draft, TrackId track, const Record& value) {
    const TrackKind& kind = draft.setting().package().tracks[track.index()];
    const std::string where = "tracks/" + kind.id;
    const int wanted = number(value, where, INT32_MIN, INT32_MAX);
    if (!kind.allows(wanted))
        failExpecting(where, Word{say::aNumberInRange});
    draft.set(track, wanted);
}

void layOutPool(Draft& draft, const Scribe& scribe, PoolId pool, const Record& chits) {
    if (!pool.exists())
        failExpecting("pools", Word{say::wordPool});
    for (const auto& [chit, count] : chits.items())
        draft.emit(PoolChanged{pool, scribe.read<ChitId>(chit, "pools"),
                               static_cast<int16_t>(number(count, "pools", 0, INT16_MAX))});
}

void layOutFrame(Draft& draft, const Scribe& scribe, const Record& entry) {
    if (!entry.is_object() || !entry.contains("frame"))
        failExpecting("frames", std::string("{frame, owners, locals}"));
    const auto frame = scribe.read<FrameId>(entry["frame"], "frames");
    const FrameKind& kind = draft.setting().kind(frame);
    const std::string where = "frames/" + std::string(kind.name);
    const Sides owners =
        entry.contains("owners") ? scribe.readOwners(entry["owners"], "frames") : Sides();
    if (kind.isStep() != owners.empty())
        failExpecting(where, Word{kind.isStep() ? say::noOwners : say::someOwners});
    const FramePushed pushed{{frame, owners,
                              entry.contains("locals")
                                  ? scribe.readValues(kind.locals, entry["locals"], "frames")
                                  : Values(kind.locals.size())}};
    if (flawIn(draft.position(), {pushed, {}}))
        throw Fault(FaultKind::Malformed, Text(say::badArgument, where));
    draft.emit(pushed);
}

} // namespace

void layOutPosition(Draft& draft, const Scribe& scribe, const Record& position) {
    if (!position.is_object() || position.value("format", Record()) != positionFormat)
        failExpecting("position", std::string(R"({"format": "esagono-position"})"));
    if (!member(position, "hidden", Record::value_t::array, "position").empty())
        throw Fault(FaultKind::Malformed, Text(say::positionOfOneSide));
    for (const auto& [hex, side] :
         member(position, "control", Record::value_t::object, "position").items())
        draft.setControl(scribe.read<HexId>(hex, "control"), scribe.read<SideId>(side, "control"));
    for (const auto& [track, value] :
         member(position, "tracks", Record::value_t::object, "position").items())
        layOutTrack(draft, scribe.read<TrackId>(track, "tracks"), value);
    for (const auto& [pool, chits] :
         member(position, "pools", Record::value_t::object, "position").items())
        layOutPool(draft, scribe, scribe.read<PoolId>(pool, "pools"), chits);
    for (const Record& entry : member(position, "markers", Record::value_t::array, "position")) {
        if (!entry.is_object() || !entry.contains("marker") || !entry.contains("at"))
            failExpecting("markers", std::string("{marker, at, side, value}"));
        draft.emit(MarkerPlaced{
            scribe.read<MarkerId>(entry["marker"], "markers"),
            scribe.read<Place>(entry["at"], "markers"),
            entry.contains("side") ? scribe.read<SideId>(entry["side"], "markers") : SideId(),
            static_cast<int16_t>(entry.contains("value")
                                     ? number(entry["value"], "markers", INT16_MIN, INT16_MAX)
                                     : 0)});
    }
    for (const Record& entry : member(position, "counters", Record::value_t::array, "position"))
        layOutCounter(draft, scribe, entry);
    for (const Record& entry : member(position, "frames", Record::value_t::array, "position"))
        layOutFrame(draft, scribe, entry);
    if (draft.position().isOver())
        failExpecting("frames", Word{say::aDecisionOrStep});
}

namespace {

/// The words for what a view does not tell of the table.
Record hiddenIn(const View& view, const Position& position) {
    Record hidden = Record::array();
    const auto add = [&](const char* what, bool missing) {
        if (missing)
            hidden.push_back(what);
    };
    const auto unknown = [](const auto& each) { return !each.has_value(); };
    std::size_t there = 0;
    for (std::size_t i = 0; i < position.counterCount(); ++i)
        there += position.place(CounterId(i)).exists() ? 1 : 0;
    add("counters", view.counters.size() < there ||
                        std::ranges::any_of(view.counters, [&](const SeenCounter& seen) {
                            return !seen.counter.exists() ||
                                   std::ranges::any_of(seen.statuses, unknown);
                        }));
    add("markers", std::ranges::any_of(view.markers, unknown, &SeenMarker::value));
    add("tracks", std::ranges::any_of(view.tracks, unknown));
    add("pools", std::ranges::any_of(view.pools, [](const SeenPool& pool) {
            return pool.count > 0 && !pool.chits.has_value();
        }));
    add("frames", std::ranges::any_of(view.frames, [&](const SeenFrame& frame) {
            return std::ranges::any_of(frame.locals, unknown);
        }));
    return hidden;
}

/// The stacks of a written view, each from the bottom up, with places as positions call them.
Record fromTheBottom(const Record& counters) {
    Record turned = Record::array();
    for (auto from = counters.begin(); from != counters.end();) {
        const auto end = std::find_if(from, counters.end(), [&](const Record& each) {
            return each["place"] != (*from)["place"];
        });
        for (auto each = end; each != from;) {
            Record entry = *--each;
            entry["at"] = entry["place"];
            entry.erase("place");
            if (entry.contains("counter"))
                entry.erase("side");
            if (entry.value("face", 0) == 0)
                entry.erase("face");
            turned.push_back(std::move(entry));
        }
        from = end;
    }
    return turned;
}

} // namespace

Record writePosition(const Position& position, const Scribe& scribe, Viewer viewer) {
    if (viewer.kind == Viewer::Kind::Umpire)
        return writePosition(position, scribe);
    const View view = viewOf(position, viewer);
    Record record = write(view, scribe);
    record["format"] = positionFormat;
    record["counters"] = fromTheBottom(record["counters"]);
    for (Record& marker : record["markers"]) {
        marker["at"] = marker["place"];
        marker.erase("place");
    }
    Record pools = Record::object();
    for (const auto& [pool, seen] : record["pools"].items())
        if (seen.contains("chits"))
            pools[pool] = seen["chits"];
    record["pools"] = std::move(pools);
    if (Record hidden = hiddenIn(view, position); !hidden.empty())
        record["hidden"] = std::move(hidden);
    return record;
}

Record writePosition(const Position& position, const Scribe& scribe) {
    Record record = {{"format", positionFormat},   {"counters", Record::array()},
                     {"markers", Record::array()}, {"control", Record::object()},
                     {"tracks", Record::object()}, {"pools", Record::object()},
                     {"frames", Record::array()}};
    const GamePackage& package = position.package();
    const auto addStack = [&](Place place) {
        std::vector<Record> fromTop;
        for (const CounterId counter : position.stack(place)) {
            Record entry = {{"counter", scribe.name(counter)}, {"at", scribe.name(place)}};
            if (position.face(counter) != 0)
                entry["face"] = position.face(counter);
            for (std::size_t i = 0; i < package.statuses.size(); ++i)
                if (const int value = position.status(counter, StatusId(i));
                    value != package.statuses[i].standard)
                    entry["status"][package.statuses[i].id] = value;
            fromTop.push_back(std::move(entry));
        }
        for (auto entry = fromTop.rbegin(); entry != fromTop.rend(); ++entry)
            record["counters"].push_back(std::move(*entry)); // the bottom is laid first
    };
    for (const HexId hex : position.map().hexes()) {
        addStack(hex);
        if (position.controller(hex).exists())
            record["control"][scribe.name(Place(hex))] = scribe.name(position.controller(hex));
    }
    for (std::size_t i = 0; i < package.boxes.size(); ++i)
        addStack(BoxId(i));
    for (const MarkerOnTable& marker : position.state().markers)
        record["markers"].push_back({{"marker", scribe.name(marker.marker)},
                                     {"at", scribe.name(marker.place)},
                                     {"side", scribe.name(marker.side)},
                                     {"value", marker.value}});
    for (std::size_t i = 0; i < package.tracks.size(); ++i)
        record["tracks"][package.tracks[i].id] = position.track(TrackId(i));
    for (std::size_t pool = 0; pool < package.pools.size(); ++pool)
        for (std::size_t chit = 0; chit < package.chits.size(); ++chit)
            if (const int count = position.chits(PoolId(pool), ChitId(chit)); count > 0)
                record["pools"][package.pools[pool].id][package.chits[chit].id] = count;
    for (const Frame& frame : position.state().frames) {
        const FrameKind& kind = position.setting().kind(frame.name);
        record["frames"].push_back({{"frame", std::string(kind.name)},
                                    {"owners", scribe.writeOwners(frame.owners)},
                                    {"locals", scribe.writeValues(kind.locals, frame.locals)}});
    }
    return record;
}

} // namespace esagono
