// SPDX-License-Identifier: GPL-3.0-or-later
// A map file as an author has it before him: what stands in which hex and along which hexside now,
// and which hexes a brush, a bucket or a ruler would touch.
#pragma once

#include "editor/edit.h"
#include "engine/map/hexside.h"
#include "engine/map/numbering.h"

#include <optional>
#include <string>
#include <vector>

namespace esagono {

/// A view of documents that must outlive it and not change meanwhile.
class MapDraft {
public:
    /// Throws Fault(Malformed) if there is no such file or its grid is not sound.
    MapDraft(const Documents& documents, std::string file);

    [[nodiscard]] const std::string& file() const { return m_file; }
    [[nodiscard]] const Grid& grid() const { return m_grid; }
    [[nodiscard]] const Documents& documents() const { return m_documents; }
    [[nodiscard]] const Record& record() const { return m_record; }
    /// A part of the file; null if it is not there.
    [[nodiscard]] const Record& part(std::string_view key) const;
    /// The entry of a part whose keys are hexes or hexsides; null if there is none.
    [[nodiscard]] const Record& entry(std::string_view part, std::string_view key) const;

    // Hexes
    [[nodiscard]] bool exists(HexId hex) const;
    [[nodiscard]] std::string terrain(HexId hex) const; ///< empty: a hole in the sheet
    [[nodiscard]] std::optional<int> elevation(HexId hex) const;
    /// None beyond the edge and in holes.
    [[nodiscard]] HexId neighbour(HexId hex, Direction direction) const;
    [[nodiscard]] bool adjacent(HexId a, HexId b) const;
    [[nodiscard]] std::vector<HexId> hexes() const;
    /// The numbers of the places in a hex.
    [[nodiscard]] std::vector<std::size_t> placesIn(HexId hex) const;
    /// Who holds the hex in a list of control; empty: nobody.
    [[nodiscard]] std::string control(std::string_view list, HexId hex) const;
    [[nodiscard]] std::vector<std::string> areasOf(HexId hex) const;

    // Hexsides
    /// As the file spells it if it does, else the lower number first.
    [[nodiscard]] std::string sideKey(HexPair side) const;
    [[nodiscard]] std::vector<std::string> features(HexPair side) const;
    /// The kinds of links that cross it.
    [[nodiscard]] std::vector<std::string> links(HexPair side) const;

    // What a tool would touch; only hexes that exist
    [[nodiscard]] std::vector<HexId> brush(HexId centre, int radius) const;
    /// The brush led from one hex to the other: a quick hand skips hexes.
    [[nodiscard]] std::vector<HexId> sweep(HexId from, HexId to, int radius) const;
    /// All of the same terrain that hang together with it.
    [[nodiscard]] std::vector<HexId> flood(HexId from) const;
    /// From one hex to the other, each adjacent to the one before.
    [[nodiscard]] std::vector<HexId> line(HexId from, HexId to) const;
    /// The rows and columns between two hexes.
    [[nodiscard]] std::vector<HexId> rectangle(HexId from, HexId to) const;

private:
    const Documents& m_documents;
    std::string m_file;
    const Record& m_record;
    Grid m_grid;
};

/// The hexes of a road, an area or a line of control as numbers, whichever way it is written.
[[nodiscard]] const Record& listIn(const Record& entry, std::string_view key);

} // namespace esagono
