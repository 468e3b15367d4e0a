// SPDX-License-Identifier: GPL-3.0-or-later
// How a package wants its counters and markers drawn: its display.json, read once. What the file
// does not say is drawn in the plainest way.
#pragma once

#include "app/board/counters/counter_look.h"

#include <QString>

#include <array>
#include <map>
#include <string>
#include <vector>

namespace esagono {

/// A symbol on a counter, or a marker drawing on paper ground.
struct SymbolRule {
    SymbolNumber symbol = noSymbol;
    int drawing = -1;
    bool declared = false;
    std::vector<std::pair<int, SymbolNumber>> byFlag; ///< instead, if the counter has the flag
};

/// Which attribute is printed where. The first rule that applies to a counter's type wins.
struct FigureRule {
    enum class Sign : std::uint8_t { None, Always, Both };
    AttributeId attribute;
    int figure = 0;                                     ///< from the left; 0: not in the line
    CornerSign::Shape corner = CornerSign::Shape::None; ///< Ring or Box: in the corner
    std::vector<WordId> words; ///< of the symbol's trait; empty: all counters
    CounterFigure style;       ///< all but the text
    Sign sign = Sign::None;
    QString prefix;
    std::optional<std::int16_t> hiddenAt;
    int circledBy = -1; ///< flag numbers; -1: none
    int boxedBy = -1;
    int starredBy = -1;
    int underlinedBy = -1;
    int discBy = -1;
};

enum class FlagSign : std::uint8_t { None, YellowBox, WhiteDot };

struct StatusRule {
    BadgeLook badge;
    std::map<std::int16_t, BadgeLook> values; ///< where a value looks different
};

/// A printed side by its name: "reduced", "used".
struct FaceRule {
    std::string name;
    CounterLook::Side side = CounterLook::Side::Full;
    SymbolRule symbol;
    BadgeLook badge;
};

struct MarkerRule {
    int drawing = -1;
    BadgeLook badge;
    QString text;
};

struct SideRule {
    Coats coats;
    std::array<QRgb, 2> colours = {};
    QString mark;
};

struct Liveries {
    std::vector<SideRule> sides; ///< by SideId
    TraitId symbolTrait;
    TraitId coatTrait;
    TraitId sizeTrait;
    TraitId bandTrait;
    std::vector<SymbolRule> symbols;         ///< by word of symbolTrait
    std::vector<std::optional<Coats>> coats; ///< by word of coatTrait
    std::vector<QString> sizes;              ///< by word of sizeTrait
    std::vector<QRgb> bands;                 ///< by word of bandTrait
    std::vector<FigureRule> figures;         ///< by the figure's place
    std::vector<FlagSign> flags;             ///< by flag number
    std::vector<StatusRule> statuses;        ///< by StatusId
    std::vector<MarkerRule> markers;         ///< by MarkerId
    std::vector<FaceRule> faces;
    std::map<std::size_t, SymbolRule> counters; ///< counters with a symbol of their own
};

} // namespace esagono
