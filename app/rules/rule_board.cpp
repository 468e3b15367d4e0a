// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/rule_board.h"

#include "engine/kit/reading/readers.h"

namespace esagono {

namespace {

constexpr std::size_t mostThings = 400;
constexpr int fewestAcross = 3;
constexpr int mostAcross = 40;

std::vector<std::string> readHexes(const Reading& object) {
    std::vector<std::string> hexes;
    for (const Reading& hex : object.at("hexes").list(mostThings))
        hexes.push_back(hex.text());
    return hexes;
}

RuleBoard::Piece readPiece(const Reading& object) {
    RuleBoard::Piece piece;
    piece.counter = object.text("counter");
    piece.at = object.text("at");
    piece.face = object.textOr("face", "");
    if (const auto statuses = object.maybe("statuses"))
        for (const auto& [id, value] : statuses->members(mostThings))
            piece.statuses.emplace_back(id, std::int16_t(value.number(INT16_MIN, INT16_MAX)));
    return piece;
}

RuleBoard::Mark readMark(const Reading& object) {
    constexpr HexMark marks[] = {HexMark::Reach,   HexMark::Target, HexMark::Blocked,
                                 HexMark::Path,    HexMark::Chosen, HexMark::Open,
                                 HexMark::Covered, HexMark::Blocker};
    RuleBoard::Mark mark;
    mark.hex = object.text("hex");
    mark.mark = marks[object.at("mark").oneOf(
        {"reach", "target", "blocked", "path", "chosen", "open", "covered", "blocker"})];
    mark.label = object.textOr("label", "");
    mark.stop = object.yesOr("stop", false);
    return mark;
}

RuleBoard::Line readLine(const Reading& object) {
    constexpr Stroke::Kind kinds[] = {Stroke::Kind::Path, Stroke::Kind::Attack,
                                      Stroke::Kind::Support, Stroke::Kind::Supply};
    return {kinds[object.at("kind").oneOf({"path", "attack", "support", "supply"})],
            readHexes(object)};
}

RuleBoard::Layer readLayer(const Reading& object) {
    constexpr const char* styles[] = {"zone", "supply", "control", "objective"};
    return {styles[object.at("style").oneOf({"zone", "supply", "control", "objective"})],
            object.textOr("side", ""), readHexes(object)};
}

/// Turns names into numbers, and remembers those that mean nothing.
class Finder {
public:
    Finder(const GamePackage& package, const HexMap& map, std::vector<std::string>& unknown)
        : m_package(package)
        , m_map(map)
        , m_unknown(unknown) {}

    HexId hex(const std::string& label) const { return known(m_map.find(label), label); }
    CounterId counter(const std::string& id) const {
        return known(find<CounterId>(m_package.counters, id), id);
    }
    MarkerId marker(const std::string& id) const {
        return known(find<MarkerId>(m_package.markers, id), id);
    }
    StatusId status(const std::string& id) const {
        return known(find<StatusId>(m_package.statuses, id), id);
    }
    /// Nobody's has no name.
    SideId side(const std::string& id) const {
        return id.empty() ? SideId() : known(find<SideId>(m_package.sides, id), id);
    }
    std::uint16_t face(const Counter& counter, const std::string& name) const {
        for (std::size_t i = 0; i < counter.faces.size(); ++i)
            if (name.empty() || counter.faces[i].name == name)
                return std::uint16_t(i);
        m_unknown.push_back(name);
        return 0;
    }
    std::vector<HexId> hexes(const std::vector<std::string>& labels) const {
        std::vector<HexId> found;
        for (const std::string& label : labels)
            if (const HexId id = hex(label); id.exists())
                found.push_back(id);
        return found;
    }

private:
    template <class Identifier>
    Identifier known(Identifier found, const std::string& name) const {
        if (!found.exists())
            m_unknown.push_back(name);
        return found;
    }
    const GamePackage& m_package;
    const HexMap& m_map;
    std::vector<std::string>& m_unknown;
};

void layPieces(const RuleBoard& board, const GamePackage& package, const Finder& find, View& view) {
    for (const RuleBoard::Piece& piece : board.counters) {
        const CounterId counter = find.counter(piece.counter);
        const HexId hex = find.hex(piece.at);
        if (!counter.exists() || !hex.exists())
            continue;
        const Counter& printed = package.counters[counter.index()];
        SeenCounter seen{counter, printed.side, Place(hex), find.face(printed, piece.face),
                         std::vector<std::optional<std::int16_t>>(package.statuses.size(), 0)};
        for (const auto& [id, value] : piece.statuses)
            if (const StatusId status = find.status(id); status.exists())
                seen.statuses[status.index()] = value;
        view.counters.push_back(std::move(seen));
    }
    for (const RuleBoard::Marker& each : board.markers) {
        const MarkerId marker = find.marker(each.marker);
        const HexId hex = find.hex(each.at);
        if (marker.exists() && hex.exists())
            view.markers.push_back({marker, Place(hex), find.side(each.side), std::int16_t(1)});
    }
}

void layMarks(const RuleBoard& board, const Finder& find, Highlights& marks) {
    for (const RuleBoard::Mark& each : board.hexes)
        if (const HexId hex = find.hex(each.hex); hex.exists())
            marks.hexes.push_back(
                {hex, each.mark, QString::fromStdString(each.label), each.stop, 0});
    for (const RuleBoard::Line& line : board.lines) {
        Stroke stroke;
        stroke.kind = line.kind;
        stroke.hexes = find.hexes(line.hexes);
        marks.strokes.push_back(std::move(stroke));
    }
    for (const RuleBoard::Layer& layer : board.layers) {
        ShownLayer shown;
        shown.style = QString::fromStdString(layer.style);
        const SideId side = find.side(layer.side);
        for (const HexId hex : find.hexes(layer.hexes))
            shown.parts.push_back({hex, side, 1});
        marks.layers.push_back(std::move(shown));
    }
}

} // namespace

RuleBoard readRuleBoard(const Reading& object) {
    RuleBoard board;
    board.map = object.textOr("map", "");
    board.centre = object.text("centre");
    board.across = int(object.numberOr("across", fewestAcross, mostAcross, board.across));
    for (const Reading& each : object.listOr("counters", mostThings))
        board.counters.push_back(readPiece(each));
    for (const Reading& each : object.listOr("markers", mostThings))
        board.markers.push_back({each.text("marker"), each.text("at"), each.textOr("side", "")});
    for (const Reading& each : object.listOr("hexes", mostThings))
        board.hexes.push_back(readMark(each));
    for (const Reading& each : object.listOr("lines", mostThings))
        board.lines.push_back(readLine(each));
    for (const Reading& each : object.listOr("layers", mostThings))
        board.layers.push_back(readLayer(each));
    board.key = compactText(object.record());
    return board;
}

LaidBoard layOut(const RuleBoard& board, const GamePackage& package) {
    LaidBoard laid;
    for (std::size_t i = 0; i < package.mapFiles.size(); ++i)
        if (package.mapFiles[i].id == board.map)
            laid.map = i;
    if (laid.map >= package.maps.size()) {
        laid.unknown.push_back(board.map);
        return laid;
    }
    const Finder find(package, package.maps[laid.map], laid.unknown);
    laid.centre = find.hex(board.centre);
    layPieces(board, package, find, laid.view);
    layMarks(board, find, laid.marks);
    return laid;
}

QImage paintRuleBoard(const LaidBoard& board, const GamePackage& package,
                      std::shared_ptr<const MapDrawing> map, const PlateWish& wish) {
    if (!board.centre.exists() || !isPossible(wish.size))
        return {};
    PlateWish part = wish;
    part.centre = board.centre;
    return Plate(package, package.maps[board.map], std::move(map), part)
        .paint(board.view, {}, board.marks);
}

} // namespace esagono
