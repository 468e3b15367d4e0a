// SPDX-License-Identifier: GPL-3.0-or-later
// What one counter or marker looks like now: made from what is printed (the package), how it is
// drawn (its display.json) and how it lies on the table (a view). Plain and comparable, so that
// pictures can be kept by it.
#pragma once

#include "app/board/counters/badge_painter.h"
#include "app/board/counters/nato_symbols.h"
#include "app/board/map/palette.h"

#include "engine/play/view.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace esagono {

struct GamePackage;

/// One figure of the line at the bottom of a counter.
struct CounterFigure {
    enum class Frame : std::uint8_t { Plain, Circle, Box, Parentheses, Reversed };
    enum class Join : std::uint8_t { Dash, Dot, Slash, Gap };
    enum class Stand : std::uint8_t { Line, Left, Middle, Right };
    enum class Size : std::uint8_t { Normal, Large, Small };
    QString text;
    Frame frame = Frame::Plain;
    Join join = Join::Dash; ///< what stands before it, if a figure does
    Stand stand = Stand::Line;
    Size size = Size::Normal;
    bool starred = false;
    bool underlined = false;
    friend bool operator==(const CounterFigure&, const CounterFigure&) = default;
};

/// What stands in the upper right corner.
struct CornerSign {
    enum class Shape : std::uint8_t { None, Ring, Disc, Box, Dot };
    Shape shape = Shape::None; ///< Disc: yellow; Dot: white, without a text
    QString text;
    friend bool operator==(const CornerSign&, const CornerSign&) = default;
};

struct MarkerLook {
    int drawing = -1; ///< in the table of marker drawings; -1: none
    QString text;
    QRgb accent = 0; ///< a side's colour; 0: nobody's
    BadgeLook badge; ///< a badge that lies there as a marker
    friend bool operator==(const MarkerLook&, const MarkerLook&) = default;
};

struct CounterLook {
    enum class Side : std::uint8_t { Full, Reduced, Used };
    bool back = false; ///< only the back is seen: colours of its side and a question mark
    Coat coat;
    Side side = Side::Full;
    SymbolNumber symbol = noSymbol;
    QString size; ///< "III"
    QString name;
    CornerSign corner;
    bool yellowBox = false; ///< beside the symbol
    QRgb band = 0;          ///< of the formation; 0: none
    std::vector<CounterFigure> figures;
    std::vector<BadgeLook> badges;  ///< in order of weight
    std::optional<MarkerLook> tile; ///< drawn as a marker, of which only the badges are its own
    friend bool operator==(const CounterLook&, const CounterLook&) = default;
};
[[nodiscard]] std::size_t qHash(const CounterLook& look, std::size_t seed = 0) noexcept;
[[nodiscard]] std::size_t qHash(const MarkerLook& look, std::size_t seed = 0) noexcept;

/// How a package wants its counters drawn, read once; see liveries.h.
struct Liveries;
[[nodiscard]] std::shared_ptr<const Liveries> readLiveries(const GamePackage& package);

/// The counter as it lies there. One whose name is not known shows its back.
[[nodiscard]] CounterLook lookOf(const Liveries& liveries, const GamePackage& package,
                                 const SeenCounter& seen, Palette palette);
[[nodiscard]] MarkerLook lookOf(const Liveries& liveries, const GamePackage& package,
                                const SeenMarker& seen, Palette palette = Palette::Classic);
/// A drawing by its name alone: "weather_rain", "objective", or the name of a badge.
[[nodiscard]] MarkerLook markerLookNamed(const QString& symbol, const QString& text = {});

/// The colour of a side in lines and bars; the shape that goes with it is its mark.
[[nodiscard]] QColor sideColour(const Liveries& liveries, SideId side, Palette palette);
/// "square" or "round"; "dot" if it belongs to nobody.
[[nodiscard]] QString sideMark(const Liveries& liveries, SideId side);

} // namespace esagono
