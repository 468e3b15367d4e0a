// SPDX-License-Identifier: GPL-3.0-or-later
// An example laid out on a part of the map: counters, marks and lines, as a rule card names them,
// drawn as the board draws them.
#pragma once

#include "app/board/scene/board_source.h"
#include "app/share/plate.h"
#include "engine/kit/package.h"
#include "engine/kit/reading/reading.h"

#include <string>
#include <utility>
#include <vector>

namespace esagono {

/// Everything by its printed number or id.
struct RuleBoard {
    struct Piece {
        std::string counter;
        std::string at;
        std::string face; ///< empty: the first
        std::vector<std::pair<std::string, std::int16_t>> statuses;
        friend bool operator==(const Piece&, const Piece&) = default;
    };
    struct Marker {
        std::string marker;
        std::string at;
        std::string side; ///< empty: nobody's
        friend bool operator==(const Marker&, const Marker&) = default;
    };
    struct Mark {
        std::string hex;
        HexMark mark = HexMark::Chosen;
        std::string label;
        bool stop = false;
        friend bool operator==(const Mark&, const Mark&) = default;
    };
    struct Line {
        Stroke::Kind kind = Stroke::Kind::Path;
        std::vector<std::string> hexes;
        friend bool operator==(const Line&, const Line&) = default;
    };
    struct Layer {
        std::string style; ///< of ShownLayer
        std::string side;  ///< empty: nobody's
        std::vector<std::string> hexes;
        friend bool operator==(const Layer&, const Layer&) = default;
    };

    std::string map; ///< id; empty: the first
    std::string centre;
    int across = 7;              ///< hexes
    std::vector<Piece> counters; ///< of each hex the top one first
    std::vector<Marker> markers;
    std::vector<Mark> hexes;
    std::vector<Line> lines;
    std::vector<Layer> layers;
    std::string key; ///< says everything above
    friend bool operator==(const RuleBoard&, const RuleBoard&) = default;
};

/// Throws Fault for whatever the format does not allow. Whether things exist is not asked.
[[nodiscard]] RuleBoard readRuleBoard(const Reading& object);

/// A board as it lies on a package's map. What the package does not have is left out.
struct LaidBoard {
    std::size_t map = 0;
    HexId centre; ///< none: there is nothing to draw
    View view;
    Highlights marks;
    std::vector<std::string> unknown; ///< what was left out
};
[[nodiscard]] LaidBoard layOut(const RuleBoard& board, const GamePackage& package);

/// The picture; empty if there is nothing to draw. Any thread.
[[nodiscard]] QImage paintRuleBoard(const LaidBoard& board, const GamePackage& package,
                                    std::shared_ptr<const MapDrawing> map, const PlateWish& wish);

} // namespace esagono
