// SPDX-License-Identifier: GPL-3.0-or-later
// What a game's code takes for granted of its package, written down once as data. Whoever reads a
// package is told what it lacks, and where; nobody plays with one that breaks its contract.
#pragma once

#include "engine/kit/checking/finding.h"
#include "engine/kit/package.h"
#include "engine/play/names.h"

#include <string_view>
#include <vector>

namespace esagono {

/// What may be printed in the cells of a column.
struct CellsOf {
    enum class Kind : std::uint8_t { Anything, Number, Fraction, OneOf, Nothing };
    std::string_view column; ///< empty: every column there is
    Kind kind = Kind::Anything;
    std::int32_t least = 0;
    std::int32_t most = 0;
    bool mayBeEmpty = false;
    std::vector<std::string_view> words; ///< of OneOf; else what may stand there as well
    std::vector<std::string_view> rows;  ///< it speaks of these; empty: of every row
};

struct ChartShape {
    std::string_view id;
    AxisKind rowKind = AxisKind::Names;
    AxisKind columnKind = AxisKind::Names;
    std::vector<std::string_view> rows; ///< those that must be there
    std::vector<CellsOf> columns;       ///< likewise
};

/// What those maps must have that are meant.
struct MapParts {
    std::string_view when;   ///< an area that tells such a map apart; empty: every map
    std::string_view unless; ///< an area such a map does not have; empty: any
    std::vector<std::string_view> areas;
    std::vector<std::string_view> hexes;
    std::vector<std::string_view> lines;
};

/// A deployment the set-up may take.
struct DeploymentRule {
    std::string_view id;
    std::string_view side;
    /// The box its markers are taken from, where the scenario has put them.
    std::string_view markersFrom;
    std::vector<std::string_view> markers; ///< those it may lay
    /// Those among them that are not the scenario's: the rules put them into the box.
    std::vector<std::string_view> putOutByRules;
};

/// A value only the game's own chapters read: under `extra` or `special`.
struct Part {
    enum class Kind : std::uint8_t { Number, Flag, Text, List, Object, Hex, Area, Counter, Box };
    std::string_view file;
    /// A JSON pointer; a step that is * stands for every entry there is.
    std::string_view pointer;
    Kind kind = Kind::Number;
    bool mayLack = false;
    std::int32_t least = 0; ///< of numbers, and of keys that are numbers
    std::int32_t most = 0;
    std::vector<std::string_view> words; ///< what a text may be; empty: anything
    bool byNumber = false;               ///< of objects: their keys are numbers in that range
};

struct Contract {
    Names names;
    std::vector<std::string> numbered; ///< rulings that follow those with names, see numbered()
    std::vector<TraitWords> words;
    std::vector<Span> choices; ///< rulings, and how many choices the code knows (`most`)
    std::vector<ChartShape> charts;
    std::vector<MapParts> maps;
    std::vector<std::string_view> counters; ///< that must be there
    /// The words of the first trait whose counters may belong to nobody; all others have a side.
    std::vector<std::string_view> ownerless;
    Span turns{"turns", 0, 1000}; ///< of every scenario
    bool oneMap = false;          ///< all scenarios are played on the first
    std::vector<DeploymentRule> deployments;
    std::vector<Part> parts;
};

/// The names of rulings that have only a letter and a number: "A1", "A2" …
[[nodiscard]] std::vector<std::string> numbered(char letter, std::size_t count,
                                                std::size_t missing = 0);

/// Where and how a package breaks the contract; none: the rules can play it.
[[nodiscard]] std::vector<Finding> breaches(const GamePackage& package, const Contract& contract);

} // namespace esagono
