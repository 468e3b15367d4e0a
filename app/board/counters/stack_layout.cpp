// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/counters/stack_layout.h"

#include <algorithm>
#include <map>
#include <ranges>

namespace esagono {

namespace {

constexpr int fullSteps = 5;    // higher stacks climb in smaller steps
constexpr int fanColumns = 6;   // counters beside each other
constexpr qreal lifted = 0.2;   // a rider lies so much higher, so that its carrier can be seen
constexpr qreal lowered = 0.04; // counters lie a little below the middle: the hex number stays free

/// Pieces by hex, hexes from north to south.
template <class Seen>
std::vector<Piece> piecesOf(const std::vector<Seen>& all, const BoardGeometry& geometry) {
    std::map<HexId, std::vector<std::size_t>> places;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].place.isHex())
            places[all[i].place.hex()].push_back(i);
    std::vector<Piece> pieces;
    for (const auto& [hex, stack] : places) {
        int height = 0;
        for (const std::size_t seen : stack | std::views::reverse)
            pieces.push_back({seen, hex, height++, int(stack.size()), geometry.centre(hex)});
    }
    std::ranges::stable_sort(pieces, {}, [](const Piece& piece) { return piece.centre.y(); });
    return pieces;
}

} // namespace

StackLayout::StackLayout(const View& view, const BoardGeometry& geometry, const Riding& riding)
    : m_counters(piecesOf(view.counters, geometry))
    , m_markers(piecesOf(view.markers, geometry))
    , m_edge(geometry.hexWidth() * edgeOfWidth) {
    for (Piece& piece : m_counters) {
        const int steps = piece.stack - 1;
        const qreal by = step * m_edge * std::min(1.0, qreal(fullSteps) / std::max(steps, 1));
        const qreal along = (piece.height - steps / 2.0) * by;
        piece.centre += QPointF(along, lowered - along);
    }
    for (std::size_t i = 1; i < m_counters.size(); ++i)
        if (m_counters[i].hex == m_counters[i - 1].hex &&
            riding.carries(view.counters[m_counters[i - 1].seen],
                           view.counters[m_counters[i].seen])) {
            m_counters[i - 1].centre.ry() += lifted * m_edge / 2;
            m_counters[i].centre.ry() -= lifted * m_edge / 2;
        }
    for (Piece& piece : m_markers) {
        const qreal aside = m_edge * 0.5;
        piece.centre += QPointF(aside - piece.height * m_edge * markerEdge * 0.6, aside);
    }
}

std::span<const Piece> StackLayout::stack(HexId hex) const {
    const auto first = std::ranges::find(m_counters, hex, &Piece::hex);
    const auto last = std::ranges::find_if_not(
        first, m_counters.end(), [&](const Piece& piece) { return piece.hex == hex; });
    return {first, last};
}

const Piece* StackLayout::counterAt(QPointF sheetPoint) const {
    for (const Piece& piece : m_counters | std::views::reverse)
        if (box(piece).contains(sheetPoint))
            return &piece;
    return nullptr;
}

QRectF StackLayout::box(const Piece& piece) const {
    return {piece.centre - QPointF(m_edge, m_edge) / 2, QSizeF(m_edge, m_edge)};
}

Fan::Fan(int counters, qreal edge, QPointF hexCentre, const QRectF& view) {
    if (counters == 0)
        return;
    const int columns = std::min(counters, fanColumns);
    const int rows = (counters + columns - 1) / columns;
    const QSizeF cell(edge + gap, edge + gap + foot);
    const QSizeF size(columns * cell.width() + gap, rows * cell.height() + gap);
    m_panel = QRectF(hexCentre - QPointF(size.width(), size.height()) / 2, size);
    const auto within = [](qreal at, qreal length, qreal from, qreal to) {
        return length > to - from ? from : std::clamp(at, from, to - length);
    };
    m_panel.moveTo(within(m_panel.x(), size.width(), view.left(), view.right()),
                   within(m_panel.y(), size.height(), view.top(), view.bottom()));
    for (int i = 0; i < counters; ++i)
        m_boxes.emplace_back(m_panel.topLeft() + QPointF(gap + i % columns * cell.width(),
                                                         gap + i / columns * cell.height()),
                             QSizeF(edge, edge));
}

int Fan::at(QPointF viewPoint) const {
    const auto box =
        std::ranges::find_if(m_boxes, [&](const QRectF& each) { return each.contains(viewPoint); });
    return box == m_boxes.end() ? -1 : int(box - m_boxes.begin());
}

} // namespace esagono
