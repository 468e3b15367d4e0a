// SPDX-License-Identifier: GPL-3.0-or-later
// What an author does to a map, each as one edit: paint hexes, draw along hexsides, lay roads, name
// places, gather areas. An edit that would change nothing is empty. `name` is what the menu undoes.
#pragma once

#include "editor/maps/map_draft.h"

#include <span>

namespace esagono {

// Hexes
[[nodiscard]] Edit paintTerrain(const MapDraft& map, std::span<const HexId> hexes,
                                const std::string& terrain, Text name);
/// Every hex of one terrain becomes another.
[[nodiscard]] Edit replaceTerrain(const MapDraft& map, const std::string& from,
                                  const std::string& to, Text name);
/// Nothing: the height is not known.
[[nodiscard]] Edit setElevation(const MapDraft& map, std::span<const HexId> hexes,
                                std::optional<int> metres, Text name);
/// Gives the hexes to a side in a list of control; empty: to nobody. Takes for granted that no
/// hex is in two areas that control speaks of.
[[nodiscard]] Edit setControl(const MapDraft& map, const std::string& list,
                              std::span<const HexId> hexes, const std::string& side, Text name);

// Hexsides; the two hexes are adjacent and exist
[[nodiscard]] Edit setFeature(const MapDraft& map, HexPair side, const std::string& feature,
                              bool there, Text name);

// Roads, railways, tracks
/// Lays a link along a way of adjacent hexes. What is there already stays; another grade gives way;
/// lines of the same grade that it continues are extended and joined.
[[nodiscard]] Edit layLink(const MapDraft& map, const std::string& kind, std::span<const HexId> way,
                           const std::string& grade, Text name);
/// Takes the link up between two hexes; the line it was part of falls into two.
[[nodiscard]] Edit cutLink(const MapDraft& map, const std::string& kind, HexPair side, Text name);

// Places
struct PlaceWords {
    std::string name;
    std::string kind;
};
[[nodiscard]] Edit addPlace(const MapDraft& map, HexId hex, const PlaceWords& words, Text name);
[[nodiscard]] Edit changePlace(const MapDraft& map, std::size_t place, const PlaceWords& words,
                               Text name);
/// Where exactly it was drawn is forgotten.
[[nodiscard]] Edit movePlace(const MapDraft& map, std::size_t place, HexId hex, Text name);
/// vp, supply …; nothing: the place has no such value.
[[nodiscard]] Edit setPlaceValue(const MapDraft& map, std::size_t place, const std::string& key,
                                 std::optional<int> value, Text name);
[[nodiscard]] Edit removePlace(const MapDraft& map, std::size_t place, Text name);

// Areas and lines. One that is not there is made.
[[nodiscard]] Edit putInArea(const MapDraft& map, const std::string& area,
                             std::span<const HexId> hexes, bool inside, Text name);
/// A side that continues an end of the line is put there, its hexes in the order of the line's.
[[nodiscard]] Edit putOnLine(const MapDraft& map, const std::string& line, HexPair side, bool on,
                             Text name);
/// An id for an area or line of that name that none has yet; `part` is "areas" or "lines".
[[nodiscard]] std::string freeId(const MapDraft& map, const std::string& part,
                                 std::string_view words);
/// An area or a line without anything in it, called so in one language.
[[nodiscard]] Edit addNamed(const MapDraft& map, const std::string& part, const std::string& thing,
                            const std::string& language, const std::string& words, Text name);
[[nodiscard]] Edit removeNamed(const MapDraft& map, const std::string& part,
                               const std::string& thing, Text name);

/// Turns the value at a place into another with few changes: entries of lists and keys that are the
/// same are left alone.
void become(Edit& edit, const std::string& file, const std::string& pointer, const Record& before,
            const Record& after);

/// The links of a map changed piece by piece.
class LinkLines {
public:
    explicit LinkLines(const MapDraft& map);
    void lay(const std::string& kind, const std::string& a, const std::string& b,
             const std::string& grade);
    void cut(const std::string& kind, const std::string& a, const std::string& b);
    /// What makes them so.
    void into(Edit& edit) const;

private:
    void join(Record& lines, std::size_t line);

    const MapDraft& m_map;
    Record m_links;
};

} // namespace esagono
