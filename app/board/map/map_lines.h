// SPDX-License-Identifier: GPL-3.0-or-later
// What lies along hexsides, as lines: rivers that swell towards their mouths, closed hexsides,
// borders, and the lines a map names (the front).
#pragma once

#include "app/board/ground/height_field.h"
#include "app/board/ground/map_curves.h"
#include "app/board/scene/board_geometry.h"
#include "engine/kit/package.h"

#include <QColor>
#include <QString>

#include <cstdint>
#include <vector>

namespace esagono {

enum class SideStyle : std::uint8_t {
    Stream,
    River,
    MajorRiver,
    Barrier,   ///< nobody crosses it
    Border,    ///< of a country or region
    Fortified, ///< works, walls
    Ridge,     ///< a steep slope or cliff
};
struct SideLine {
    SideStyle style = SideStyle::River;
    Curve curve;      ///< of a river: from its source to its mouth
    qreal source = 1; ///< how wide it is there, as a part of its full width
    QString name;     ///< of a river
};

enum class LineStyle : std::uint8_t { Front, Plain, Dashed, Dotted };
struct DrawnLine {
    LineStyle style = LineStyle::Front;
    QColor colour;
    Curve curve;
    QString name;
};

[[nodiscard]] bool isRiver(SideStyle style);

/// Features of hexsides in the styles display.json gives them.
[[nodiscard]] std::vector<SideLine> readSideLines(const GamePackage& package, const HexMap& map,
                                                  const BoardGeometry& geometry,
                                                  const Record& drawing, const Record& display,
                                                  const HeightField& heights);
/// The style of a declared feature; nothing if it is not drawn as a line.
[[nodiscard]] std::optional<SideStyle> sideStyleOf(const FeatureKind& feature,
                                                   const Record& display);

/// The named lines that the map's entry in display.json shows: `frontLine`, and `lines` with `id`,
/// `style` and `colour`.
[[nodiscard]] std::vector<DrawnLine>
readNamedLines(const HexMap& map, const BoardGeometry& geometry, const Record& mapDocument,
               const Record& mapDisplay, const QString& language);

} // namespace esagono
