// SPDX-License-Identifier: GPL-3.0-or-later
// The line of figures at the bottom of a counter: attack-defence-movement, (barrage)-range, +3/−2 …
#pragma once

#include "app/board/counters/counter_look.h"

#include <QRectF>

class QPainter;

namespace esagono {

/// The figures set on a baseline of a counter of 100 units. They are made smaller if they need more
/// room than there is.
class FigureLine {
public:
    FigureLine(const std::vector<CounterFigure>& figures, qreal baseline, qreal size, qreal margin);

    [[nodiscard]] bool isEmpty() const { return m_pieces.empty(); }
    [[nodiscard]] QRectF bounds() const;
    void paint(QPainter& painter, QRgb ink) const;

private:
    /// A figure or what joins two of them, from `x` on.
    struct Piece {
        CounterFigure figure; ///< without a text: only its join
        qreal x = 0;
        qreal width = 0;
        qreal size = 0;
    };
    [[nodiscard]] qreal widthOf(const Piece& piece) const;
    void set(qreal size);
    void paintJoin(QPainter& painter, const Piece& piece, QColor ink) const;
    void paintFigure(QPainter& painter, const Piece& piece, QColor ink) const;

    const std::vector<CounterFigure>& m_figures;
    qreal m_baseline;
    qreal m_margin;
    bool m_spread = false; ///< some figures stand apart from the line
    std::vector<Piece> m_pieces;
};

} // namespace esagono
