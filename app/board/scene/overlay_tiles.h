// SPDX-License-Identifier: GPL-3.0-or-later
// The overlay cut into transparent tiles. A tile is painted anew only if what lies on it has
// changed.
#pragma once

#include "app/board/counters/sprite_layer.h"
#include "app/board/scene/overlay_painter.h"

#include <QHash>
#include <QPoint>
#include <QRect>

namespace esagono {

class OverlayTiles {
public:
    static constexpr int edge = 256; ///< device pixels

    /// The tiles with something on them, of those in `tiles`; `ratio` device pixels to a logical
    /// one.
    [[nodiscard]] std::vector<Sprite> under(const Overlay& overlay, const QRect& tiles,
                                            qreal ratio);
    [[nodiscard]] std::vector<Sprite> over(const Overlay& overlay, const QRect& tiles, qreal ratio);
    void clear();
    /// How many tiles have been painted so far.
    [[nodiscard]] int painted() const { return m_painted; }

private:
    struct Painted {
        std::size_t signature = 0;
        QImage image;
    };
    using Pass = QHash<QPoint, Painted>;
    std::vector<Sprite> sprites(Pass& pass, const std::vector<OverlayItem>& items,
                                const Overlay* light, const QRect& tiles, qreal ratio);
    QImage paint(const QRectF& box, const std::vector<const OverlayItem*>& items,
                 const Overlay* light);

    Pass m_under;
    Pass m_over;
    QImage m_dimmed; ///< a tile with nothing but the dimming
    int m_painted = 0;
};

} // namespace esagono
