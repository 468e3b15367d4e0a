// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/telling/news.h"

#include "engine/play/messages.h"

#include <algorithm>

namespace esagono {

namespace {

struct NewsDesk {
    const Position& before;

    [[nodiscard]] const GamePackage& package() const { return before.package(); }
    [[nodiscard]] bool isToldBox(Place place) const {
        return !place.isBox() || package().boxes[place.box().index()].told;
    }

    bool operator()(const Narrated&) const { return true; }
    bool operator()(const DiceRolled&) const { return true; }
    bool operator()(const ChitDrawn&) const { return true; }
    bool operator()(const CounterPlaced& e) const { return isToldBox(e.place); }
    bool operator()(const CounterMoved& e) const { return isToldBox(e.to); }
    bool operator()(const CounterRemoved&) const { return true; }
    bool operator()(const ControlChanged&) const { return true; }
    bool operator()(const CounterTurned& e) const {
        const std::vector<Face>& faces = package().counters[e.counter.index()].faces;
        const auto& untold = before.setting().game->rules->untoldFaces;
        return before.isOnMap(e.counter) &&
               (e.face >= faces.size() || std::ranges::count(untold, faces[e.face].name) == 0);
    }
    bool operator()(const StatusSet& e) const {
        return before.isOnMap(e.counter) &&
               isTold(package().statuses[e.status.index()].values, e.value);
    }
    bool operator()(const MarkerPlaced& e) const { return isToldMarker(e.marker, e.place); }
    bool operator()(const MarkerRemoved& e) const { return isToldMarker(e.marker, e.place); }
    /// Markers in boxes wait for their use.
    [[nodiscard]] bool isToldMarker(MarkerId marker, Place place) const {
        return place.isHex() && package().markers[marker.index()].told;
    }
    bool operator()(const TrackSet& e) const {
        const TrackKind& track = package().tracks[e.track.index()];
        return track.told &&
               (nameOf(track.values, e.value) == nullptr || isTold(track.values, e.value));
    }
    template <class Machinery>
    bool operator()(const Machinery&) const {
        return false; // frames, cups being filled
    }
};

/// What kind of fact a line tells of, if a sentence can say it instead.
std::optional<Tells> whatIsToldBy(const StoryLine& line) {
    switch (line.kind) {
    case StoryKind::Move:
    case StoryKind::Place:
        return Tells::Place;
    case StoryKind::Loss:
        return Tells::Face;
    case StoryKind::Status:
        return Tells::State;
    default:
        if (line.text.id == say::eventMarkerPlaced || line.text.id == say::eventMarkerRemoved)
            return Tells::Marker;
        return {};
    }
}

} // namespace

bool isNews(const Position& before, const Fact& fact) {
    return std::visit(NewsDesk{before}, fact);
}

bool repeatsTrack(const Rules& rules, const StoryLine& line, const StoryLine& said) {
    return line.kind == StoryKind::Table && line.event + 1 == said.event &&
           std::ranges::any_of(rules.sayings, [&](const Saying& each) {
               return each.tells == Tells::Track && said.text.id == each.text;
           });
}

void Sayings::hear(const StoryLine& said, int stretch) {
    for (const Saying& each : m_rules->sayings) {
        if (said.text.id != each.text)
            continue;
        const bool isOfHex = said.counters.empty() || each.tells == Tells::Marker;
        for (const CounterId counter : said.counters)
            if (!isOfHex)
                m_said.push_back({each.tells, stretch, counter, {}, said.event});
        if (isOfHex && !said.hexes.empty())
            m_said.push_back({each.tells, stretch, {}, said.hexes.back(), said.event});
    }
}

std::optional<std::int64_t> Sayings::sayingOf(const StoryLine& line, int stretch) const {
    const auto told = whatIsToldBy(line);
    const auto isOf = [&](const Said& each) {
        return each.counter.exists() ? each.counter == line.counters.front()
                                     : !line.hexes.empty() && each.hex == line.hexes.back();
    };
    const auto saying = std::ranges::find_if(m_said, [&](const Said& each) {
        return told && each.tells == *told && each.stretch == stretch && isOf(each);
    });
    return saying == m_said.end() ? std::nullopt : std::optional(saying->event);
}

} // namespace esagono
