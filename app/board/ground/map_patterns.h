// SPDX-License-Identifier: GPL-3.0-or-later
// What covers the ground inside hexes: trees, houses, hachures on slopes, tufts in marshes. Where
// they stand is decided once; they are the same at every scale.
#pragma once

#include "app/board/ground/height_field.h"
#include "app/board/ground/map_terrain.h"
#include "app/board/map/map_scale.h"
#include "app/board/scene/board_geometry.h"

#include <QColor>
#include <QPainter>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace esagono {

struct Patterns {
    struct Tree {
        QPointF at;
        std::uint8_t tone;
        std::uint8_t size;
    };
    struct House {
        QPointF at;
        QSizeF size;
        qreal angle; ///< degrees
        bool dark;
    };
    struct Mark {
        QLineF line;
        bool tuft; ///< of a marsh; else a hachure
    };
    static constexpr std::size_t tones = 4;
    std::vector<Tree> trees; ///< from north to south
    std::array<QColor, tones> crowns;
    std::vector<House> houses;
    std::vector<Mark> marks;
};

[[nodiscard]] Patterns readPatterns(const HexMap& map, const BoardGeometry& geometry,
                                    std::span<const TerrainLook> looks, const HeightField& heights);

/// The painter works in sheet units; `part` is what is being painted.
void paintMarks(QPainter& painter, const Patterns& patterns, const QRectF& part, MapScale scale);
void paintHouses(QPainter& painter, const Patterns& patterns, const QRectF& part, MapScale scale);
void paintTrees(QPainter& painter, const Patterns& patterns, const QRectF& part, MapScale scale);

} // namespace esagono
