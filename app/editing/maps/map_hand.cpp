// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/maps/map_hand.h"

#include "app/editing/maps/editor_board.h"
#include "app/editing/maps/map_work.h"
#include "app/editing/maps/tools/paint_kinds.h"

#include <algorithm>

namespace esagono {

namespace {

/// Where the kit keeps what is taken from each list of the palette.
constexpr std::pair<MapHand::Use, QString MapKit::*> pockets[] = {
    {MapHand::Terrains, &MapKit::terrain}, {MapHand::Holders, &MapKit::side},
    {MapHand::Features, &MapKit::feature}, {MapHand::Links, &MapKit::link},
    {MapHand::Areas, &MapKit::area},
};

} // namespace

MapHand::MapHand(MapWork& work, EditorBoard& board)
    : m_work(work)
    , m_board(board) {
    for (const ToolRow& row : mapTools())
        m_tools.push_back(row.make(*this));
    connect(this, &MapHand::changed, this, &MapHand::showMarks);
}

MapHand::~MapHand() = default;

QVariantList MapHand::tools() const {
    QVariantList list;
    for (const ToolRow& row : mapTools())
        list << QVariantMap{{QStringLiteral("id"), QLatin1String(row.id)},
                            {QStringLiteral("glyph"), QLatin1String(row.glyph)},
                            {QStringLiteral("key"), QLatin1String(row.key)},
                            {QStringLiteral("label"), QLatin1String(row.label)}};
    return list;
}

QString MapHand::tool() const {
    return QLatin1String(mapTools()[m_held].id);
}

void MapHand::setTool(const QString& tool) {
    const auto rows = mapTools();
    const auto row = std::ranges::find_if(
        rows, [&](const ToolRow& each) { return tool == QLatin1String(each.id); });
    const auto at = std::size_t(row - rows.begin());
    if (row == rows.end() || at == m_held)
        return;
    leave();
    m_held = at;
    m_from = HexId();
    Q_EMIT changed();
}

int MapHand::uses() const {
    return held().uses();
}

QVariantList MapHand::paintKinds() const {
    QVariantList list;
    for (const PaintKind& each : esagono::paintKinds())
        list << QVariantMap{{QStringLiteral("id"), QLatin1String(each.id)},
                            {QStringLiteral("label"), QLatin1String(each.label)}};
    return list;
}

void MapHand::take(Use what, const QString& id) {
    for (const auto& [use, pocket] : pockets)
        if (use == what)
            m_kit.*pocket = id;
    for (const PaintKind& each : esagono::paintKinds())
        if (each.use == what)
            m_kit.paints = QLatin1String(each.id);
    if (!held().takes(what, id))
        for (std::size_t i = 0; i < m_tools.size(); ++i)
            if (m_tools[i]->takes(what, id)) {
                setTool(QLatin1String(mapTools()[i].id));
                break;
            }
    Q_EMIT changed();
}

QString MapHand::pointed() const {
    const auto map = m_work.draft();
    const HexId here = m_hover.hex;
    if (!map || !here.exists())
        return {};
    const QString number = QString::fromStdString(map->grid().label(here));
    const QString ground = nameIn(m_work.terrains(), QString::fromStdString(map->terrain(here)));
    if (const auto metres = map->elevation(here))
        //: What the pointer rests on; %1 = hex number, %2 = terrain, %3 = height in metres
        //% "%1 · %2 · %3 m"
        return qtTrId("app.editor.map.pointed_high").arg(number, ground).arg(*metres);
    //: What the pointer rests on; %1 = hex number, %2 = terrain
    //% "%1 · %2"
    return qtTrId("app.editor.map.pointed").arg(number, ground);
}

QString MapHand::preview() const {
    const auto map = m_work.draft();
    const HexId here = m_hover.hex;
    constexpr int previewed = Paints | Terrains;
    if (!map || !here.exists() || (uses() & previewed) != previewed)
        return {};
    const QVariantList all = m_work.terrains();
    //: What a click would paint; %1 = hex number, %2 and %3 = terrains before and after
    //% "%1 %2 → %3"
    const QString what = qtTrId("app.editor.map.preview")
                             .arg(QString::fromStdString(map->grid().label(here)),
                                  nameIn(all, QString::fromStdString(map->terrain(here))),
                                  nameIn(all, m_kit.terrain));
    //: What a click would paint; %1 = "1709 mountain → hill", %n = how many hexes
    //% "%1\n%n hex(es)"
    return qtTrId("app.editor.map.preview_count", int(held().touched(*map, here).size())).arg(what);
}

Touch MapHand::touch(int hex, int neighbour, int modifiers) const {
    return {m_work.hexFrom(hex), m_work.hexFrom(neighbour), (modifiers & Qt::ControlModifier) != 0,
            (modifiers & Qt::ShiftModifier) != 0};
}

void MapHand::hover(int hex, int neighbour) {
    m_hover = touch(hex, neighbour, 0);
    showMarks();
    Q_EMIT hoverChanged();
}

void MapHand::begin(int hex, int neighbour, int modifiers) {
    leave();
    const Touch at = touch(hex, neighbour, modifiers);
    const auto map = m_work.draft();
    if (!at.hex.exists() || !map)
        return;
    if ((modifiers & Qt::AltModifier) != 0) { // what lies there is taken up, to paint with
        paintOf(m_kit).pick(*this, *map, at.hex);
        Q_EMIT changed();
        return;
    }
    m_work.beginStroke();
    m_down = true;
    m_from = at.hex;
    held().begin(*map, at);
    m_last = m_hover.hex = at.hex;
    showMarks();
}

void MapHand::move(int hex, int neighbour, int modifiers) {
    const Touch at = touch(hex, neighbour, modifiers);
    const auto map = m_work.draft();
    if (!m_down || !at.hex.exists() || !map)
        return;
    held().move(*map, at);
    m_last = m_hover.hex = at.hex;
    showMarks();
    Q_EMIT hoverChanged();
}

void MapHand::end(int hex, int neighbour, int modifiers) {
    if (!m_down)
        return;
    move(hex, neighbour, modifiers);
    const Touch at = touch(hex, neighbour, modifiers);
    if (const auto map = m_work.draft(); map && at.hex.exists())
        held().end(*map, at);
    m_down = false;
    m_work.endStroke();
    showMarks();
}

void MapHand::leave() {
    if (!std::exchange(m_down, false))
        return;
    m_work.takeBackStroke();
    m_wet.clear();
    showMarks();
}

void MapHand::wet(const std::vector<HexId>& hexes) {
    for (const HexId hex : hexes)
        if (std::ranges::find(m_wet, hex) == m_wet.end())
            m_wet.push_back(hex);
}

void MapHand::dry() {
    if (m_wet.empty())
        return;
    m_wet.clear();
    showMarks();
}

void MapHand::settle() {
    const auto keep = [](QString& taken, const QVariantList& things) {
        for (const QVariant& each : things)
            if (each.toMap().value(QStringLiteral("id")) == taken)
                return;
        taken = things.isEmpty() ? QString()
                                 : things.front().toMap().value(QStringLiteral("id")).toString();
    };
    keep(m_kit.terrain, m_work.terrains());
    keep(m_kit.feature, m_work.features());
    keep(m_kit.link, m_work.links());
    keep(m_kit.side, m_work.sides());
    Q_EMIT changed();
}

void MapHand::forget() {
    m_wet.clear();
    m_hover = {};
    m_from = m_last = HexId();
}

void MapHand::markUnsure(std::vector<HexId> hexes) {
    m_unsure = std::move(hexes);
    showMarks();
}

void MapHand::showMarks() {
    Highlights marks;
    const auto map = m_work.draft();
    if (!map) {
        m_board.mark({});
        return;
    }
    const QVariantList grounds = m_wet.empty() ? QVariantList() : m_work.terrains();
    for (const HexId hex : m_wet)
        marks.hexes.push_back(
            {hex,
             HexMark::Wet,
             {},
             false,
             colourIn(grounds, QString::fromStdString(map->terrain(hex))).rgba()});
    if (!m_unsure.empty()) {
        ShownLayer& unsure = marks.layers.emplace_back();
        unsure.style = QStringLiteral("unsure");
        for (const HexId hex : m_unsure)
            unsure.parts.push_back({hex, {}, 1});
    }
    if ((uses() & Paints) == 0)
        for (const HexId hex : m_work.selected())
            marks.hexes.push_back({hex, HexMark::Chosen, {}, false});
    held().marks(*map, m_hover, marks);
    m_board.mark(std::move(marks));
}

} // namespace esagono
