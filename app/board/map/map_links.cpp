// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/map/map_links.h"

#include "app/board/map/map_reading.h"

#include <algorithm>
#include <set>

namespace esagono {

namespace {

constexpr qreal besideRoad = 0.1; ///< between the middles of a road and the railway along it

WayStyle styleOf(const std::string& id, const QString& word, const std::string& grade) {
    const QString style = word.isEmpty() ? QString::fromStdString(id) : word;
    const auto isOneOf = [](const QString& text, std::initializer_list<const char*> words) {
        return std::any_of(words.begin(), words.end(),
                           [&](const char* each) { return text == QLatin1String(each); });
    };
    const QString class_ = QString::fromStdString(grade);
    if (isOneOf(style, {"rail", "railway", "railroad"}))
        return isOneOf(class_, {"narrow", "light", "minor"}) ? WayStyle::LightRail : WayStyle::Rail;
    if (isOneOf(style, {"track", "path", "trail"}) || isOneOf(class_, {"track", "path", "trail"}))
        return WayStyle::Track;
    if (isOneOf(style, {"main_road", "main-road", "road-main", "highway"}) ||
        isOneOf(class_, {"main", "primary", "highway"}))
        return WayStyle::MainRoad;
    return WayStyle::Road;
}

HexPair stepBetween(HexId a, HexId b) {
    return {std::min(a, b), std::max(a, b)};
}

/// One line of the map file with what is known of it while the ways are laid out.
struct Route {
    const LinkLine* line = nullptr;
    WayStyle style = WayStyle::Road;
    QPolygonF points;           ///< the hexes', and those where it leaves the map
    std::vector<HexPair> steps; ///< between the points; off the map: none
};

Route routeOf(const LinkLine& line, WayStyle style, const LinkPoints& points,
              const std::vector<MapExit>& exits) {
    Route route;
    route.line = &line;
    route.style = style;
    const auto exitOf = [&](HexId hex) {
        return std::find_if(exits.begin(), exits.end(),
                            [&](const MapExit& exit) { return exit.hex == hex; });
    };
    if (const auto exit = exitOf(line.hexes.front()); exit != exits.end()) {
        route.points << exit->at + exit->outwards * 0.3;
        route.steps.emplace_back();
    }
    for (std::size_t i = 0; i < line.hexes.size(); ++i) {
        route.points << points.in(line.hexes[i]);
        if (i + 1 < line.hexes.size())
            route.steps.push_back(stepBetween(line.hexes[i], line.hexes[i + 1]));
    }
    if (const auto exit = exitOf(line.hexes.back()); exit != exits.end()) {
        route.points << exit->at + exit->outwards * 0.3;
        route.steps.emplace_back();
    }
    return route;
}

/// Ways do not zigzag from middle to middle: between places and junctions they give way.
void straighten(std::vector<Route>& routes, const LinkPoints& points) {
    std::map<HexId, std::set<HexId>> ways;
    for (const Route& route : routes)
        for (const HexPair& step : route.steps)
            if (step.first.exists()) {
                ways[step.first].insert(step.second);
                ways[step.second].insert(step.first);
            }
    for (Route& route : routes) {
        const QPolygonF before = route.points;
        const bool early = !route.steps.front().first.exists(); // the first point is off the map
        for (qsizetype i = 1; i + 1 < before.size(); ++i) {
            const auto hex = static_cast<std::size_t>(i - (early ? 1 : 0));
            if (hex < route.line->hexes.size() && !points.isFixed(route.line->hexes[hex]) &&
                ways[route.line->hexes[hex]].size() < 3)
                route.points[i] = before[i] * 0.44 + (before[i - 1] + before[i + 1]) * 0.28;
        }
    }
}

/// The part of a route from one of its points to another, bent as the whole route is.
QPolygonF partOf(const Route& route, qsizetype first, qsizetype last) {
    const QPointF* before = first > 0 ? &route.points[first - 1] : nullptr;
    const QPointF* after = last + 1 < route.points.size() ? &route.points[last + 1] : nullptr;
    return splineThrough(route.points.mid(first, last - first + 1), before, after);
}

/// Moves those stretches of a railway aside that run along a road.
QPolygonF besideRoads(const QPolygonF& line, const std::vector<bool>& shared) {
    if (shared.empty() || line.size() < 2)
        return line;
    const auto spans = static_cast<qsizetype>(shared.size());
    const qsizetype pieces = (line.size() - 1) / spans;
    const auto atPoint = [&](qsizetype point) {
        const bool before = point > 0 && shared[static_cast<std::size_t>(point - 1)];
        const bool after = point < spans && shared[static_cast<std::size_t>(point)];
        return before || after ? besideRoad : 0.0;
    };
    std::vector<qreal> aside;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const qsizetype span = std::min(i / pieces, spans - 1);
        const qreal t = static_cast<qreal>(i - span * pieces) / static_cast<qreal>(pieces);
        const qreal eased = t * t * (3 - 2 * t);
        aside.push_back(atPoint(span) * (1 - eased) + atPoint(span + 1) * eased);
    }
    return shifted(line, aside);
}

/// Bends the ends of a railway to where another one that it joins has been moved.
void joinMoved(QPolygonF& line, const QPolygonF& middle,
               const std::vector<std::pair<QPointF, QPointF>>& moved) {
    const auto bend = [&](qsizetype end, qsizetype inwards) {
        const auto found = std::find_if(moved.begin(), moved.end(), [&](const auto& each) {
            return each.first == middle[end];
        });
        if (found == moved.end())
            return;
        const QPointF by = found->second - line[end];
        constexpr qsizetype reach = 8;
        for (qsizetype i = 0; i < std::min(reach, line.size()); ++i)
            line[end + i * inwards] += by * (1 - static_cast<qreal>(i) / reach);
    };
    bend(0, 1);
    bend(line.size() - 1, -1);
}

QPointF outwardsOf(const QString& edge) {
    if (edge == QLatin1String("west"))
        return {-1, 0};
    if (edge == QLatin1String("east"))
        return {1, 0};
    return {0, edge == QLatin1String("north") ? -1.0 : 1.0};
}

} // namespace

bool isRail(WayStyle style) {
    return style >= WayStyle::LightRail;
}

LinkPoints::LinkPoints(const BoardGeometry& geometry, const HexMap& map, const Record& drawing)
    : m_geometry(geometry) {
    if (const Record& points = memberOf(drawing, "linkPoints"); points.is_object())
        for (const auto& [label, point] : points.items())
            if (const HexId hex = map.find(label); map.exists(hex))
                if (const auto at = pointIn(point))
                    m_points[hex] = *at;
    for (const NamedPlace& place : map.sheet().places)
        m_points.emplace(place.hex, geometry.centre(place.hex));
}

QPointF LinkPoints::in(HexId hex) const {
    const auto found = m_points.find(hex);
    return found == m_points.end() ? m_geometry.centre(hex) : found->second;
}

std::vector<MapExit> readExits(const GamePackage& package, const HexMap& map,
                               const BoardGeometry& geometry, const LinkPoints& points,
                               const Record& drawing) {
    std::vector<MapExit> exits;
    const Record& list = memberOf(drawing, "exits");
    for (std::size_t i = 0; list.is_array() && i < list.size(); ++i) {
        MapExit exit;
        exit.hex = map.find(textIn(list[i], "hex").toStdString());
        if (!map.exists(exit.hex))
            continue;
        exit.outwards = outwardsOf(textIn(list[i], "edge"));
        exit.at = points.in(exit.hex);
        const QRectF extent = geometry.extent();
        if (exit.outwards.x() != 0)
            exit.at.setX(exit.outwards.x() < 0 ? extent.left() : extent.right());
        else
            exit.at.setY(exit.outwards.y() < 0 ? extent.top() : extent.bottom());
        exit.to = lettered(textIn(list[i], "to"), Script::Nature);
        exit.side = find<SideId>(package.sides, textIn(list[i], "side").toStdString());
        exit.isEntry = textIn(list[i], "kind") == QLatin1String("entry");
        exit.colour = QColor(0x6a, 0x61, 0x50);
        if (exit.side.exists())
            exit.colour = QColor(QString::fromStdString(package.sides[exit.side.index()].colour));
        exits.push_back(std::move(exit));
    }
    return exits;
}

std::vector<Way> readWays(const GamePackage& package, const HexMap& map, const LinkPoints& points,
                          const std::vector<MapExit>& exits, const Record& display) {
    std::vector<Route> routes;
    for (const LinkLine& line : map.sheet().linkLines) {
        const std::string& id = package.links[line.kind.index()].id;
        const QString word = textIn(entryOf(memberOf(display, "links"), id), "style");
        if (line.hexes.size() > 1)
            routes.push_back(routeOf(line, styleOf(id, word, line.grade), points, exits));
    }
    straighten(routes, points);
    // Roads from the best down, then railways: who comes first has the middle of the way.
    std::stable_sort(routes.begin(), routes.end(), [](const Route& a, const Route& b) {
        const auto rank = [](const Route& route) {
            return isRail(route.style) ? 10 - static_cast<int>(route.style)
                                       : -static_cast<int>(route.style);
        };
        return rank(a) < rank(b);
    });
    std::set<HexPair> onRoad;
    std::set<HexPair> onRail;
    std::vector<std::pair<QPointF, QPointF>> moved; // stations: before and after they went aside
    std::vector<Way> ways;
    for (const Route& route : routes) {
        std::set<HexPair>& taken = isRail(route.style) ? onRail : onRoad;
        const auto steps = static_cast<qsizetype>(route.steps.size());
        const auto isFree = [&](qsizetype i) {
            return !taken.contains(route.steps[static_cast<std::size_t>(i)]) ||
                   !route.steps[static_cast<std::size_t>(i)].first.exists();
        };
        for (qsizetype first = 0; first < steps;) {
            if (!isFree(first)) {
                ++first;
                continue;
            }
            qsizetype last = first;
            while (last < steps && isFree(last))
                ++last;
            QPolygonF line = partOf(route, first, last);
            if (isRail(route.style)) {
                std::vector<bool> shared;
                for (qsizetype i = first; i < last; ++i)
                    shared.push_back(onRoad.contains(route.steps[static_cast<std::size_t>(i)]));
                const QPolygonF middle = line;
                line = besideRoads(line, shared);
                joinMoved(line, middle, moved);
                const qsizetype pieces = (line.size() - 1) / (last - first);
                for (qsizetype i = 0; i < line.size(); i += pieces)
                    moved.emplace_back(middle[i], line[i]);
            }
            Way way;
            way.style = route.style;
            way.curve = Curve(std::move(line));
            way.kind = route.line->kind;
            way.grade = QString::fromStdString(route.line->grade);
            ways.push_back(std::move(way));
            first = last;
        }
        for (const HexPair& step : route.steps)
            if (step.first.exists())
                taken.insert(step);
            else if (!isRail(route.style))
                onRoad.insert(step);
    }
    return ways;
}

std::vector<Bridge> bridgesOf(const std::vector<Way>& ways, const std::vector<SideLine>& lines) {
    using Cell = std::pair<int, int>;
    std::map<Cell, std::vector<QLineF>> water;
    const auto cellOf = [](QPointF point) {
        return Cell(static_cast<int>(std::floor(point.x() * 2)),
                    static_cast<int>(std::floor(point.y() * 2)));
    };
    for (const SideLine& line : lines)
        for (qsizetype i = 1; isRiver(line.style) && i < line.curve.points.size(); ++i) {
            const QLineF piece(line.curve.points[i - 1], line.curve.points[i]);
            water[cellOf(piece.p1())].push_back(piece);
            if (cellOf(piece.p2()) != cellOf(piece.p1()))
                water[cellOf(piece.p2())].push_back(piece);
        }
    std::vector<Bridge> bridges;
    const auto add = [&](QPointF at, QPointF along, WayStyle style) {
        const bool known = std::any_of(bridges.begin(), bridges.end(), [&](const Bridge& bridge) {
            return QLineF(bridge.at, at).length() < 0.3;
        });
        if (!known)
            bridges.push_back({at, along, style});
    };
    // The best roads first: a railway beside one has no bridge of its own.
    for (auto each = ways.rbegin(); each != ways.rend(); ++each)
        for (qsizetype i = 1; i < each->curve.points.size(); ++i) {
            const Way& way = *each;
            const QLineF piece(way.curve.points[i - 1], way.curve.points[i]);
            std::set<Cell> cells = {cellOf(piece.p1()), cellOf(piece.p2())};
            for (const Cell& cell : cells)
                for (const QLineF& stream : water[cell]) {
                    QPointF at;
                    if (piece.intersects(stream, &at) == QLineF::BoundedIntersection &&
                        piece.length() > 0)
                        add(at, (piece.p2() - piece.p1()) / piece.length(), way.style);
                }
        }
    return bridges;
}

} // namespace esagono
