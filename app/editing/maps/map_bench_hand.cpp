// SPDX-License-Identifier: GPL-3.0-or-later
// What the hand does on the map with the tool it holds.
#include "app/editing/files/workbench.h"
#include "app/editing/maps/map_bench.h"
#include "app/editing/maps/map_words.h"
#include "editor/maps/map_edits.h"
#include "editor/tables/source_edits.h"

#include <algorithm>

namespace esagono {

namespace {

constexpr char mapStroke[] = "map"; // the hand is down: one step to undo
constexpr QRgb chosenTint = 0xff24507f;

bool takesAway(int modifiers) {
    return (modifiers & Qt::ControlModifier) != 0;
}

} // namespace

void MapBench::perform(Edit edit, const char* of) {
    if (edit.empty())
        return;
    edit.stroke = m_working ? of : "";
    markOwnWork(edit, m_workbench.documents(), file());
    m_performed = true;
    m_workbench.perform(std::move(edit));
}

QString MapBench::linkOfTool() const {
    const bool rail = m_tool == QLatin1String("rail");
    const auto suits = [&](const QVariant& each) {
        return each.toMap().value(QStringLiteral("rail")).toBool() == rail;
    };
    const QVariantList all = links();
    for (const QVariant& each : all)
        if (suits(each) && each.toMap().value(QStringLiteral("id")) == m_link)
            return m_link;
    const auto first = std::ranges::find_if(all, suits);
    return first == all.end() ? QString() : first->toMap().value(QStringLiteral("id")).toString();
}

/// What the tool would touch if the hand came down or were lifted there.
std::vector<HexId> MapBench::touched(const MapDraft& map, HexId hex) const {
    if (!hex.exists())
        return {};
    if (m_tool == QLatin1String("brush") || m_tool == QLatin1String("area"))
        return map.brush(hex, m_brush);
    if (m_tool == QLatin1String("fill"))
        return map.flood(hex);
    const bool spans = m_working && m_from.exists();
    if (m_tool == QLatin1String("line") && spans)
        return map.line(m_from, hex);
    if ((m_tool == QLatin1String("rectangle") || m_tool == QLatin1String("select")) && spans)
        return map.rectangle(m_from, hex);
    return {hex};
}

void MapBench::hover(int hex, int neighbour) {
    m_hovered = hexFrom(hex);
    m_hoveredNeighbour = hexFrom(neighbour);
    showMarks();
    Q_EMIT hoverChanged();
}

void MapBench::begin(int hex, int neighbour, int modifiers) {
    leave();
    const HexId here = hexFrom(hex);
    const auto map = draft();
    if (!here.exists() || !map)
        return;
    if ((modifiers & Qt::AltModifier) != 0) {
        pick(here);
        return;
    }
    const HexId before = std::exchange(m_last, here);
    m_working = true;
    m_performed = false;
    m_from = here;
    m_hovered = here;
    const bool away = takesAway(modifiers);
    if (m_tool == QLatin1String("brush")) {
        const bool ruled = (modifiers & Qt::ShiftModifier) != 0 && before.exists();
        paint(ruled ? map->line(before, here) : map->brush(here, m_brush), away);
    } else if (m_tool == QLatin1String("fill")) {
        paint(map->flood(here), away);
    } else if (m_tool == QLatin1String("hexside")) {
        drawSide(here, hexFrom(neighbour), away);
    } else if (m_tool == QLatin1String("area")) {
        if (m_area.startsWith(QLatin1String("lines/")))
            drawSide(here, hexFrom(neighbour), away);
        else
            paint(map->brush(here, m_brush), away);
    } else if (m_tool == QLatin1String("label") || m_tool == QLatin1String("objective")) {
        m_selected = {here};
        markPlace(here);
        Q_EMIT selectionChanged();
    } else if (m_tool == QLatin1String("select")) {
        if (away && std::erase(m_selected, here) == 0)
            m_selected.push_back(here);
        else if (!away)
            m_selected = {here};
        Q_EMIT selectionChanged();
    }
    showMarks();
}

void MapBench::move(int hex, int neighbour, int modifiers) {
    const HexId here = hexFrom(hex);
    const auto map = draft();
    if (!m_working || !here.exists() || !map)
        return;
    const bool away = takesAway(modifiers);
    const bool onLine =
        m_tool == QLatin1String("area") && m_area.startsWith(QLatin1String("lines/"));
    if (m_tool == QLatin1String("hexside") || onLine) {
        drawSide(here, hexFrom(neighbour), away);
    } else if (m_tool == QLatin1String("brush") || m_tool == QLatin1String("area")) {
        std::vector<HexId> all; // a quick hand skips hexes
        for (const HexId step : map->line(m_last, here))
            for (const HexId each : map->brush(step, m_brush))
                if (std::ranges::find(all, each) == all.end())
                    all.push_back(each);
        paint(all, away);
    } else if (m_tool == QLatin1String("road") || m_tool == QLatin1String("rail")) {
        layTo(here, away);
    } else if (m_tool == QLatin1String("select") && here != m_last) {
        m_selected = map->rectangle(m_from, here);
        std::erase(m_selected, m_from);
        m_selected.push_back(m_from);
        Q_EMIT selectionChanged();
    }
    m_last = here;
    m_hovered = here;
    showMarks();
    Q_EMIT hoverChanged();
}

void MapBench::end(int hex, int neighbour, int modifiers) {
    if (!m_working)
        return;
    move(hex, neighbour, modifiers);
    const auto map = draft();
    const HexId here = hexFrom(hex);
    if (map && here.exists() &&
        (m_tool == QLatin1String("line") || m_tool == QLatin1String("rectangle")))
        paint(touched(*map, here), takesAway(modifiers));
    m_working = false;
    if (m_performed)
        m_workbench.endStroke();
    showMarks();
}

void MapBench::leave() {
    if (!std::exchange(m_working, false))
        return;
    if (m_performed) {
        m_workbench.endStroke();
        m_workbench.undo();
    }
    m_wet.clear();
    showMarks();
}

void MapBench::drawn() {
    if (m_wet.empty() || m_workbench.isBusy() || m_board.isBehind())
        return;
    m_wet.clear();
    showMarks();
}

void MapBench::paint(const std::vector<HexId>& hexes, bool away) {
    const auto map = draft();
    if (!map)
        return;
    if (m_tool == QLatin1String("area")) {
        const std::string area = m_area.section(QLatin1Char('/'), 1).toStdString();
        if (!area.empty())
            perform(putInArea(*map, area, hexes, !away,
                              Text(say::mapEditArea, nameIn(areas(), m_area).toStdString())),
                    mapStroke);
    } else if (m_paints == QLatin1String("height")) {
        perform(setElevation(*map, hexes, away ? std::nullopt : std::optional(m_height),
                             say::mapEditHeight),
                mapStroke);
    } else if (m_paints == QLatin1String("control")) {
        perform(setControl(*map, controlList(), hexes, away ? std::string() : m_side.toStdString(),
                           say::mapEditControl),
                mapStroke);
    } else if (!m_terrain.isEmpty()) {
        const bool fills = m_tool == QLatin1String("fill");
        for (const HexId hex : hexes)
            if (std::ranges::find(m_wet, hex) == m_wet.end())
                m_wet.push_back(hex);
        perform(paintTerrain(*map, hexes, m_terrain.toStdString(),
                             Text(fills ? say::mapEditFill : say::mapEditPaint,
                                  nameIn(terrains(), m_terrain).toStdString())),
                mapStroke);
    }
}

void MapBench::drawSide(HexId hex, HexId neighbour, bool away) {
    const auto map = draft();
    if (!map || !neighbour.exists() || !map->adjacent(hex, neighbour))
        return;
    if (m_tool == QLatin1String("area")) {
        const std::string line = m_area.section(QLatin1Char('/'), 1).toStdString();
        perform(putOnLine(*map, line, {hex, neighbour}, !away,
                          Text(say::mapEditArea, nameIn(areas(), m_area).toStdString())),
                mapStroke);
    } else if (!m_feature.isEmpty()) {
        perform(setFeature(*map, {hex, neighbour}, m_feature.toStdString(), !away,
                           Text(away ? say::mapEditFeatureAway : say::mapEditFeature,
                                nameIn(features(), m_feature).toStdString())),
                mapStroke);
    }
}

/// The road goes on from where the hand was, hex by hex.
void MapBench::layTo(HexId hex, bool away) {
    const auto map = draft();
    const QString kind = linkOfTool();
    if (!map || kind.isEmpty())
        return;
    const std::vector<HexId> way = map->line(m_last, hex);
    const std::string words = nameIn(links(), kind).toStdString();
    if (!away) {
        perform(layLink(*map, kind.toStdString(), way, m_grade.toStdString(),
                        Text(say::mapEditLink, words)),
                mapStroke);
        return;
    }
    for (std::size_t i = 1; i < way.size(); ++i)
        if (const auto now = draft())
            perform(cutLink(*now, kind.toStdString(), {way[i - 1], way[i]},
                            Text(say::mapEditLinkAway, words)),
                    mapStroke);
}

/// Takes up what lies there, to go on painting with it.
void MapBench::pick(HexId hex) {
    const auto map = draft();
    if (m_paints == QLatin1String("height"))
        m_height = map->elevation(hex).value_or(m_height);
    else if (m_paints == QLatin1String("control"))
        m_side = QString::fromStdString(map->control(controlList(), hex));
    else
        m_terrain = QString::fromStdString(map->terrain(hex));
    Q_EMIT toolChanged();
}

/// A place in the hex, an objective if that is the tool; one that is there is kept.
void MapBench::markPlace(HexId hex) {
    const auto map = draft();
    const bool objective = m_tool == QLatin1String("objective");
    if (map->placesIn(hex).empty()) {
        const std::string label = map->grid().label(hex);
        //: What a new place on the map is called until it has a name; %1 = its hex
        //% "Place %1"
        const std::string name =
            qtTrId("app.editor.map.new_place").arg(QString::fromStdString(label)).toStdString();
        perform(addPlace(*map, hex, {name, objective ? "objective" : "village"},
                         Text(say::mapEditPlaceAdd, name)),
                mapStroke);
    }
    if (!objective)
        return;
    const auto now = draft();
    const std::size_t place = now->placesIn(hex).front();
    const Record& record = now->part("places").at(place);
    const bool worth = record.contains("values") && record["values"].contains("vp");
    if (!worth)
        perform(
            esagono::setPlaceValue(*now, place, "vp", 1,
                                   Text(say::mapEditPlace, record.value("name", std::string()))),
            mapStroke);
}

void MapBench::showMarks() {
    Highlights marks;
    const auto map = draft();
    if (!map) {
        m_board.mark({});
        return;
    }
    const QVariantList grounds = terrains();
    for (const HexId hex : m_wet)
        marks.hexes.push_back(
            {hex,
             HexMark::Wet,
             {},
             false,
             colourIn(grounds, QString::fromStdString(map->terrain(hex))).rgba()});
    const bool paints = m_tool == QLatin1String("brush") || m_tool == QLatin1String("fill") ||
                        m_tool == QLatin1String("line") || m_tool == QLatin1String("rectangle");
    const bool area = m_tool == QLatin1String("area");
    const bool onLine = area && m_area.startsWith(QLatin1String("lines/"));
    if (m_showsReconstructed) {
        ShownLayer& unsure = marks.layers.emplace_back();
        unsure.style = QStringLiteral("unsure");
        for (const HexId hex : m_reconstructed)
            unsure.parts.push_back({hex, {}, 1});
    }
    if (m_selected.size() > 0 && !paints)
        for (const HexId hex : m_selected)
            marks.hexes.push_back({hex, HexMark::Chosen, {}, false});
    if (area && !m_area.isEmpty()) {
        const std::string name = m_area.section(QLatin1Char('/'), 1).toStdString();
        for (const Record& each :
             listIn(map->entry(onLine ? "lines" : "areas", name), onLine ? "hexsides" : "hexes")) {
            const std::string text = each.is_string() ? each.get<std::string>() : std::string();
            if (const std::size_t bar = text.find('|'); bar != std::string::npos)
                marks.sides.push_back({{map->grid().find(text.substr(0, bar)),
                                        map->grid().find(text.substr(bar + 1))},
                                       colourIn(areas(), m_area).rgba()});
            else if (const HexId hex = map->grid().find(text); hex.exists())
                marks.hexes.push_back(
                    {hex, HexMark::Drawn, {}, false, colourIn(areas(), m_area).rgba()});
        }
    }
    if (m_hovered.exists()) {
        if (paints || (area && !onLine)) {
            QColor tint = area ? colourIn(areas(), m_area) : colourIn(grounds, m_terrain);
            if (!area && m_paints == QLatin1String("control"))
                tint = colourIn(sides(), m_side);
            else if (!area && m_paints == QLatin1String("height"))
                tint = QColor::fromRgba(chosenTint);
            for (const HexId hex : touched(*map, m_hovered))
                marks.hexes.push_back({hex, HexMark::Brush, {}, false, tint.rgba()});
        } else if ((m_tool == QLatin1String("hexside") || onLine) && m_hoveredNeighbour.exists()) {
            marks.sides.push_back({{m_hovered, m_hoveredNeighbour},
                                   onLine ? colourIn(areas(), m_area).rgba()
                                          : colourIn(features(), m_feature).rgba()});
        } else if (m_tool == QLatin1String("measure") && m_from.exists() && m_from != m_hovered) {
            marks.strokes.push_back({Stroke::Kind::Path, map->line(m_from, m_hovered), {}, 1, 0});
            marks.hexes.push_back(
                {m_hovered, HexMark::Path,
                 QString::number(distance(map->grid().hex(m_from), map->grid().hex(m_hovered))),
                 false});
        } else if (m_tool == QLatin1String("road") || m_tool == QLatin1String("rail")) {
            marks.hexes.push_back(
                {m_hovered, HexMark::Drawn, {}, false, colourIn(links(), linkOfTool()).rgba()});
        }
    }
    m_board.mark(std::move(marks));
}

} // namespace esagono
