// SPDX-License-Identifier: GPL-3.0-or-later
// The package of The Spanish Civil War as it lies in the box: counters "7-11-5", hexes "2712".
#pragma once

#include "engine/kit/reading/package_reader.h"

#include <doctest/doctest.h>

#include <map>
#include <set>

namespace esagono::tscw_box {

inline const GamePackage& box() {
    static const GamePackage opened =
        readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / "tscw");
    return opened;
}
inline const HexMap& spain() {
    return box().maps.front();
}
inline HexId at(std::string_view label) {
    const HexId hex = spain().find(label);
    REQUIRE_MESSAGE(hex.exists(), std::string(label));
    return hex;
}
inline std::set<HexId> area(const std::string& name) {
    const AreaId id = spain().area(name);
    REQUIRE_MESSAGE(id.exists(), name);
    return {spain().area(id).hexes.begin(), spain().area(id).hexes.end()};
}
inline std::set<HexId> hexes(std::initializer_list<const char*> labels) {
    std::set<HexId> found;
    for (const char* label : labels)
        found.insert(at(label));
    return found;
}

/// One counter, asked in the words that are printed on it.
struct Piece {
    const Counter& counter;

    explicit Piece(CounterId id)
        : counter(box().counters[id.index()]) {}
    explicit Piece(const Counter& printed)
        : counter(printed) {}
    explicit Piece(const char* id)
        : Piece(find<CounterId>(box().counters, id)) {}

    /// The word it bears of a trait; empty if none.
    [[nodiscard]] std::string word(const char* trait) const {
        const TraitId id = find<TraitId>(box().traits, trait);
        const WordId said = counter.words[id.index()];
        return said.exists() ? box().traits[id.index()].words[said.index()].id : std::string();
    }
    [[nodiscard]] bool sign(const char* flag) const {
        for (std::size_t i = 0; i < box().flags.size(); ++i)
            if (box().flags[i].id == flag)
                return counter.flags[i];
        FAIL("no such flag");
        return false;
    }
    /// What stands on a face; −1 if nothing does.
    [[nodiscard]] int number(const char* attribute, std::size_t face = 0) const {
        const AttributeId id = find<AttributeId>(box().attributes, attribute);
        REQUIRE_MESSAGE(id.exists(), attribute);
        return face < counter.faces.size() && counter.has(face, id) ? counter.number(face, id) : -1;
    }
    [[nodiscard]] std::string factors(std::size_t face = 0) const {
        return std::to_string(number("attack", face)) + "-" +
               std::to_string(number("defence", face)) + "-" +
               std::to_string(number("movement", face));
    }
    [[nodiscard]] const std::string& side() const { return box().sides[counter.side.index()].id; }
    [[nodiscard]] bool supports() const {
        const std::string type = word("type");
        return type == "hq" || type == "air" || type == "naval";
    }
    [[nodiscard]] bool isColumn() const { return word("size") == "column"; }
    [[nodiscard]] bool isNorthern() const {
        const std::string army = word("army");
        return army == "basque" || army == "asturian" || army == "cantabrian";
    }
};

} // namespace esagono::tscw_box
