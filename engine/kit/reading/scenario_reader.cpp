// SPDX-License-Identifier: GPL-3.0-or-later
// scenarios.json: where everything stands when a game begins, and what arrives later.
#include "engine/kit/reading/package_reader.h"
#include "engine/kit/reading/readers.h"

#include <algorithm>

namespace esagono {

namespace {

constexpr std::size_t maxScenarios = 200;
constexpr std::int64_t maxTurns = 1'000;
constexpr std::int64_t maxChits = INT16_MAX; ///< of one kind in one cup

class ScenarioReader {
public:
    ScenarioReader(const GamePackage& package, const Declared& declared, std::size_t map)
        : m_package(package)
        , m_declared(declared)
        , m_map(package.maps[map])
        , m_file(package.mapFiles[map]) {}

    void read(const Reading& object, Scenario& scenario) const {
        readTurns(object, scenario);
        scenario.control = control(object);
        scenario.tracks = tracks(object);
        scenario.pools = pools(object);
        for (const Reading& group : object.listOr("setup", maxCounters))
            add(group, 0, scenario.setup);
        for (const Reading& group : object.listOr("reinforcements", maxCounters))
            add(group, group.number("turn", 1, maxTurns), scenario.reinforcements);
        std::stable_sort(scenario.reinforcements.begin(), scenario.reinforcements.end(),
                         [](const auto& a, const auto& b) { return a.turn < b.turn; });
        scenario.markers = markers(object);
        for (const Reading& deployment : object.listOr("deployments", maxScenarios))
            scenario.deployments.push_back(readDeployment(deployment));
        if (const auto rulings = object.maybe("rulings"))
            for (const auto& [key, value] : rulings->members())
                scenario.rulings.emplace_back(key, value.text());
        scenario.special = object.opaque("special");
    }

private:
    static void readTurns(const Reading& object, Scenario& scenario) {
        const Reading turns = object.at("turns");
        scenario.firstTurn = static_cast<std::int32_t>(turns.numberOr("first", 0, maxTurns, 1));
        scenario.lastTurn =
            static_cast<std::int32_t>(turns.number("last", scenario.firstTurn, maxTurns));
        for (const Reading& label : turns.listOr("labels", maxTurns + 1))
            scenario.turnLabels.push_back(label.words());
        turns.nothingElse();
    }

    [[nodiscard]] std::vector<SideId> control(const Reading& object) const {
        const auto control = object.maybe("control");
        if (!control)
            return std::vector<SideId>(m_map.size());
        if (!control->record().is_string())
            return readControl(*control, m_map, m_declared);
        for (const MapFile::ControlList& list : m_file.controlLists)
            if (list.id == control->text())
                return list.control;
        control->refuse(Word{say::aControlList});
    }

    [[nodiscard]] std::vector<std::int32_t> tracks(const Reading& object) const {
        std::vector<std::int32_t> values;
        for (const TrackKind& track : m_package.tracks)
            values.push_back(std::clamp(0, track.least, track.most));
        if (const auto tracks = object.maybe("tracks"))
            for (const auto& [key, value] : tracks->members()) {
                const std::size_t track = m_declared.tracks.index(value, key);
                values[track] = static_cast<std::int32_t>(
                    value.number(m_package.tracks[track].least, m_package.tracks[track].most));
            }
        return values;
    }

    /// Pools list their chits one by one, or say how many there are of each.
    [[nodiscard]] std::vector<std::uint16_t> pools(const Reading& object) const {
        const std::size_t chits = m_package.chits.size();
        std::vector<std::uint16_t> counts(m_package.pools.size() * chits);
        const auto pools = object.maybe("pools");
        if (!pools)
            return counts;
        for (const auto& [key, content] : pools->members()) {
            const std::size_t first = m_declared.pools.index(content, key) * chits;
            if (content.record().is_array()) {
                for (const Reading& chit : content.list(maxChits))
                    ++counts[first + m_declared.chits.index(chit, chit.text())];
                continue;
            }
            for (const auto& [chit, count] : content.members())
                counts[first + m_declared.chits.index(count, chit)] =
                    static_cast<std::uint16_t>(count.number(0, maxChits));
        }
        return counts;
    }

    /// A hex by its number or a box by its id: no box is called like a hex.
    [[nodiscard]] Place place(const Reading& at) const {
        if (const HexId hex = m_map.find(at.text()); hex.exists())
            return hex;
        if (const auto box = m_declared.boxes.find(at.text()))
            return BoxId(*box);
        at.refuse(Word{say::aPlace});
    }

    [[nodiscard]] std::uint16_t face(const Reading& object, CounterId counter) const {
        const auto faces = m_package.counters[counter.index()].faces.size();
        return static_cast<std::uint16_t>(
            object.numberOr("face", 0, static_cast<std::int64_t>(faces) - 1, 0));
    }

    void add(const Reading& object, std::int64_t turn, std::vector<SetupGroup>& groups) const {
        SetupGroup group;
        group.number = groups.size();
        group.turn = static_cast<std::int32_t>(turn);
        if (const auto id = object.maybe("id"))
            group.id = id->id();
        for (const Reading& counter : object.at("counters").list(maxCounters)) {
            group.counters.push_back(m_declared.counters.find<CounterId>(counter));
            group.face = face(object, group.counters.back());
        }
        group.side = sideOr(object, "side", m_declared);
        if (!group.side.exists())
            group.side = sideOfAll(group.counters);
        if (const auto at = object.maybe("at"))
            group.place = place(*at);
        else if (const auto area = object.maybe("area"))
            readArea(*area, group);
        static_cast<void>(object.maybe("face"));
        group.extra = object.opaque("extra");
        object.nothingElse();
        groups.push_back(std::move(group));
    }

    [[nodiscard]] SideId sideOfAll(const std::vector<CounterId>& counters) const {
        SideId side;
        for (const CounterId counter : counters) {
            const SideId its = m_package.counters[counter.index()].side;
            if (side.exists() && side != its)
                return SideId();
            side = its;
        }
        return side;
    }

    [[nodiscard]] AreaId area(const Reading& name) const {
        const AreaId area = m_map.area(name.text());
        if (!area.exists())
            name.refuse(Word{say::anArea});
        return area;
    }

    /// A named area, a list of hexes, or all hexes within so many of one, perhaps in an area.
    void readArea(const Reading& value, SetupGroup& group) const {
        if (value.record().is_string()) {
            group.hexes = m_map.area(area(value)).hexes;
            group.area = value.text();
        } else if (value.record().is_array()) {
            for (const Reading& number : value.list(maxHexes))
                group.hexes.push_back(hexAt(number, m_map));
        } else {
            const auto range = static_cast<int>(value.number("within", 0, 99));
            group.hexes = m_map.within(hexAt(value.at("of"), m_map), range);
            for (const Reading& name : value.listOr("in"))
                std::erase_if(group.hexes, [this, in = area(name)](HexId hex) {
                    return !m_map.inArea(in, hex);
                });
            value.nothingElse();
        }
    }

    [[nodiscard]] std::vector<MarkerAtStart> markers(const Reading& object) const {
        std::vector<MarkerAtStart> markers;
        for (const Reading& entry : object.listOr("markers")) {
            MarkerAtStart marker;
            marker.marker = m_declared.markers.find<MarkerId>(entry.at("marker"));
            marker.place = place(entry.at("at"));
            marker.side = sideOr(entry, "side", m_declared);
            marker.value =
                static_cast<std::int16_t>(entry.numberOr("value", INT16_MIN, INT16_MAX, 0));
            entry.nothingElse();
            markers.push_back(marker);
        }
        return markers;
    }

    [[nodiscard]] Deployment readDeployment(const Reading& object) const {
        Deployment deployment;
        deployment.id = object.id("id");
        deployment.title = object.wordsOr("title");
        for (const auto& [key, value] : object.at("counters").members(maxCounters)) {
            Deployment::Piece piece;
            piece.counter = CounterId(m_declared.counters.index(value, key));
            if (value.record().is_object()) {
                piece.place = place(value.at("at"));
                piece.face = face(value, piece.counter);
                value.nothingElse();
            } else {
                piece.place = place(value);
            }
            deployment.counters.push_back(piece);
        }
        std::sort(deployment.counters.begin(), deployment.counters.end(),
                  [](const auto& a, const auto& b) { return a.counter < b.counter; });
        deployment.markers = markers(object);
        deployment.extra = object.opaque("extra");
        object.nothingElse();
        return deployment;
    }

    const GamePackage& m_package;
    const Declared& m_declared;
    const HexMap& m_map;
    const MapFile& m_file;
};

} // namespace

void readScenarios(const Reading& document, GamePackage& package, const Declared& declared) {
    expectFormat(document, "esagono-scenarios");
    Register ids(say::anId);
    for (const Reading& object : document.listOr("scenarios", maxScenarios)) {
        Scenario scenario;
        scenario.id = ids.add(object.at("id"));
        scenario.title = object.wordsOr("title");
        scenario.summary = object.wordsOr("summary");
        if (const auto map = object.maybe("map"))
            scenario.map = declared.maps.index(*map, map->text());
        ScenarioReader(package, declared, scenario.map).read(object, scenario);
        object.nothingElse();
        package.scenarios.push_back(std::move(scenario));
    }
    document.nothingElse();
}

} // namespace esagono
