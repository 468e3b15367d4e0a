// SPDX-License-Identifier: GPL-3.0-or-later
// Colours and marks of counters. A mark repeats what a colour says, for those who see no difference
// between colours.
#pragma once

#include <QColor>

#include <array>
#include <string_view>

class QPainter;
class QPointF;

namespace esagono {

/// As the publisher would print it, or told apart whatever colours somebody sees.
enum class Palette : std::uint8_t { Classic, Safe };

namespace print {
inline constexpr QRgb ink = 0xff1d1a16;
inline constexpr QRgb paper = 0xfffbf6e9;
inline constexpr QRgb cream = 0xfffff7ea;  ///< lines and letters on dark grounds
inline constexpr QRgb ground = 0xfff7efdb; ///< of markers
inline constexpr QRgb frame = 0xff6b5f4a;  ///< of markers
inline constexpr QRgb yellow = 0xfff3cf4f;
inline constexpr QRgb red = 0xffa4211b;
inline constexpr QRgb blue = 0xff2f5d9b;
} // namespace print

/// The shape in the upper left corner: nationality or faction.
enum class NationMark : std::uint8_t {
    None,
    Square,
    Round,
    Bar,
    DoubleBar,
    Triangle,
    OpenTriangle,
    HalfTriangle,
    Diamond,
    Star,
    ThreeStar,
    Saltire,
    Cross,
    Ring,
    Chevron,
    Flame,
};
/// The mark of that name ("half_triangle"); None if there is none.
[[nodiscard]] NationMark nationMarkNamed(std::string_view name);
/// Paints a mark about `radius` high and wide.
void paintNationMark(QPainter& painter, NationMark mark, QPointF centre, qreal radius,
                     QColor colour);

/// What a counter wears.
struct Coat {
    QRgb fill = 0xffe9e1cc;
    QRgb edge = print::frame;
    QRgb split = 0; ///< of the lower right half; 0: not split
    QRgb box = print::paper;
    QRgb line = print::ink; ///< of the symbol
    QRgb ink = print::ink;  ///< of everything printed on the fill
    NationMark mark = NationMark::None;
    friend bool operator==(const Coat&, const Coat&) = default;

    [[nodiscard]] bool isDark() const { return ink != print::ink; }
};
/// A coat in both palettes.
using Coats = std::array<Coat, 2>;

/// How well one colour reads on the other, from 1 to 21 (WCAG 2).
[[nodiscard]] double contrast(QRgb one, QRgb other);
/// Ink or cream, whatever reads better on that ground.
[[nodiscard]] QRgb inkOn(QRgb ground);
/// The colour as it looks laid over another with this opacity.
[[nodiscard]] QRgb laidOver(QRgb colour, qreal opacity, QRgb ground);

} // namespace esagono
