// SPDX-License-Identifier: GPL-3.0-or-later
// Words as outlines: the same letters at every zoom, on every tile and on every thread.
#pragma once

#include <QPainterPath>
#include <QSizeF>
#include <QString>

#include <cstdint>
#include <vector>

namespace esagono {

enum class Script : std::uint8_t {
    City,    ///< bold, spaced
    Town,    ///< semibold
    Village, ///< plain
    Nature,  ///< italic: passes, peaks, waters
    Title,   ///< bold
    Figures, ///< sans serif: numbers of hexes
    Bold,    ///< sans serif: numbers in stars
};
enum class Align : std::uint8_t { Left, Centre, Right };

/// A shape that is kept: less than half as large as a path, and without what a path keeps once it
/// has been painted.
class KeptPath {
public:
    KeptPath() = default;
    explicit KeptPath(const QPainterPath& path);
    /// To paint once.
    [[nodiscard]] QPainterPath path() const;

private:
    std::vector<float> m_at; ///< x and y in turn
    std::vector<std::uint8_t> m_elements;
    Qt::FillRule m_rule = Qt::WindingFill;
};

/// Lines of text in type of size 1. The type box begins at (0, 0); it reaches from the height of
/// capitals to the feet of descending letters.
struct Lettering {
    KeptPath shape;
    QSizeF size;
};

/// Lines are separated by line feeds. `spacing` is added between letters, in parts of the size.
[[nodiscard]] Lettering lettered(const QString& text, Script script, Align align = Align::Left,
                                 qreal spacing = 0);
[[nodiscard]] QSizeF sizeOf(const QString& text, Script script, qreal spacing = 0);
/// Long names in two lines, cut where both are about as long; unchanged where that is not possible.
[[nodiscard]] QString inTwoLines(const QString& name);

} // namespace esagono
