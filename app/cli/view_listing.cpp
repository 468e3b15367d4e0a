// SPDX-License-Identifier: GPL-3.0-or-later
// The table as somebody sees it.
#include "app/cli/figures.h"
#include "app/cli/layout.h"
#include "app/cli/listing.h"
#include "app/cli/messages.h"
#include "engine/play/steps.h"

#include <algorithm>
#include <map>

namespace esagono::cli {

namespace {

/// What the package says of drawing a status; null: nothing.
const Record& lookOf(const GamePackage& package, const StatusKind& status) {
    static const Record nothing;
    const auto display = package.documents.find("display.json");
    if (display != package.documents.end() && display->second.contains("statuses"))
        for (const Record& look : display->second["statuses"])
            if (look.is_object() && look.value("id", Record()) == status.id)
                return look;
    return nothing;
}

/// What it says of one value; null: nothing.
Record lookOf(const Record& look, int value) {
    if (look.is_object() && look.contains("values"))
        for (const Record& each : look["values"])
            if (each.is_object() && each.value("value", Record()) == value)
                return each;
    return nullptr;
}

class ViewListing {
public:
    ViewListing(const View& view, const Position& position, const Wording& wording)
        : m_view(view)
        , m_position(position)
        , m_wording(wording)
        , m_package(wording.package()) {}

    std::vector<std::string> lines() {
        for (std::size_t i = 0; i <= m_package.sides.size(); ++i)
            onMap(i < m_package.sides.size() ? SideId(i) : SideId());
        boxes();
        markers();
        counted();
        return std::move(m_lines);
    }

private:
    [[nodiscard]] std::string say(const Text& text) const { return m_wording.phrase(text); }
    void add(const std::string& text, std::size_t first, std::size_t further) {
        std::ranges::move(wrapped(text, first, further), std::back_inserter(m_lines));
    }
    void addUnless(const char* label, const std::string& words) {
        if (!words.empty())
            add(say(Text(label, words)), 0, 4);
    }

    /// What is printed, and what it counts for now if that is something else.
    [[nodiscard]] std::string figures(const SeenCounter& seen, const Counter& printed) const {
        const auto asPrinted = [&](AttributeId attribute) {
            return Ratio(printed.number(seen.face, attribute));
        };
        const std::string plain = figuresOf(m_package, printed, seen.face, asPrinted);
        const auto explain = m_wording.setting().game->rules->explain;
        if (plain.empty() || explain == nullptr || !seen.place.isHex())
            return plain;
        const std::vector<Preview::Part> parts = explain(m_position, seen.counter);
        const std::string now =
            figuresOf(m_package, printed, seen.face, [&](AttributeId attribute) {
                const auto part = std::ranges::find(parts, attribute, &Preview::Part::about);
                return part == parts.end() ? asPrinted(attribute) : part->tally.total();
            });
        return now == plain ? plain : say(Text(say::figuresNow, plain, now));
    }

    [[nodiscard]] std::string details(const SeenCounter& seen, const Counter& printed) const {
        std::string words;
        if (const std::string& face = printed.faces[seen.face].name; !face.empty())
            join(words, m_wording.word(face));
        else if (seen.face != 0)
            join(words, say(say::otherSideUp));
        for (std::size_t i = 0; i < seen.statuses.size(); ++i) {
            const StatusKind& status = m_package.statuses[i];
            if (!seen.statuses[i] || *seen.statuses[i] == status.standard)
                continue;
            if (const std::string word = state(status, *seen.statuses[i]); !word.empty())
                join(words, word);
        }
        return words;
    }
    /// As the value is called where it is drawn, else by itself; a value without a name is none of
    /// the readers' business, only that there is one. Empty: it is kept out of sight.
    [[nodiscard]] std::string state(const StatusKind& status, int value) const {
        const Record& look = lookOf(m_package, status);
        if (look.is_object() && look.value("hidden", Record()) == true)
            return {};
        const Record drawn = lookOf(look, value);
        if (const auto label = drawn.find("label"); label != drawn.end())
            return m_wording.inLanguage(*label);
        if (const Words* words = nameOf(status.values, value))
            return m_wording.inLanguage(*words);
        const auto text = drawn.find("text");
        return m_wording.name(status) +
               (text != drawn.end() ? " " + m_wording.inLanguage(*text) : "");
    }

    /// "NI_1 1/I N 5-4-5 (reduced)", or, if only its back is seen, "a counter (Nationalists)".
    [[nodiscard]] std::string unit(const SeenCounter& seen) const {
        if (!seen.counter.exists())
            return say(Text(say::hiddenCounter, m_wording.side(seen.side)));
        const Counter& printed = m_package.counters[seen.counter.index()];
        std::string words = printed.id + " " + m_wording.name(seen.counter);
        if (const std::string numbers = figures(seen, printed); !numbers.empty())
            words += " " + numbers;
        const std::string more = details(seen, printed);
        return words + (more.empty() ? "" : " (" + more + ")");
    }

    void onMap(SideId side) {
        std::map<Place, std::string> stacks;
        std::size_t units = 0;
        for (const SeenCounter& seen : m_view.counters)
            if (seen.place.isHex() && seen.side == side) {
                join(stacks[seen.place], unit(seen), "; ");
                ++units;
            }
        if (stacks.empty())
            return;
        m_lines.push_back(say(Text(say::unitsOnMap, units, m_wording.side(side))));
        for (const auto& [place, stack] : stacks)
            add(say(Text(say::hexWithUnits, m_wording.hex(place.hex()), stack)), 2, 6);
    }

    /// Those of a box by their names; those that are only exchanged for others by their number.
    void boxes() {
        const std::vector<bool> spares = boxesWith(m_package, "exchange");
        std::map<Place, std::vector<std::string>> stacks;
        for (const SeenCounter& seen : m_view.counters)
            if (!seen.place.isHex())
                stacks[seen.place].push_back(unit(seen));
        if (!stacks.empty())
            m_lines.push_back(say(say::offTheMap));
        for (const auto& [place, units] : stacks) {
            std::string list;
            if (!spares[place.box().index()])
                for (const std::string& each : units)
                    join(list, each, "; ");
            const std::string name = m_wording.place(place);
            add(list.empty() ? say(Text(say::boxCounted, units.size(), name))
                             : say(Text(say::boxWithUnits, units.size(), name, list)),
                2, 6);
        }
    }

    void markers() {
        std::map<std::pair<MarkerId, SideId>, std::string> laid;
        for (const SeenMarker& marker : m_view.markers)
            join(laid[{marker.marker, marker.side}],
                 m_wording.place(marker.place) + (marker.value && *marker.value != 0
                                                      ? " (" + std::to_string(*marker.value) + ")"
                                                      : ""));
        for (const auto& [kind, places] : laid) {
            const std::string name = m_wording.name(m_package.markers[kind.first.index()]);
            add(kind.second.exists()
                    ? say(Text(say::markersOf, name, m_wording.side(kind.second), places))
                    : say(Text(say::markersAt, name, places)),
                0, 4);
        }
    }

    [[nodiscard]] std::string pool(const SeenPool& pool, const PoolKind& kind) const {
        std::string chits;
        if (pool.chits)
            for (std::size_t i = 0; i < pool.chits->size(); ++i)
                if ((*pool.chits)[i] > 0)
                    join(chits, m_wording.name(m_package.chits[i]) + " " +
                                    std::to_string((*pool.chits)[i]));
        return m_wording.name(kind) + " " + std::to_string(pool.count) +
               (chits.empty() ? "" : " (" + chits + ")");
    }

    void counted() {
        std::map<SideId, int> hexes;
        for (const SideId side : m_view.control)
            if (side.exists())
                ++hexes[side];
        std::string control, tracks, pools;
        for (const auto& [side, count] : hexes)
            join(control, m_wording.side(side) + " " + std::to_string(count));
        for (std::size_t i = 0; i < m_view.tracks.size(); ++i)
            if (m_view.tracks[i])
                join(tracks, m_wording.name(m_package.tracks[i]) + " " +
                                 m_wording.value(m_package.tracks[i].values, *m_view.tracks[i]));
        for (std::size_t i = 0; i < m_view.pools.size(); ++i)
            join(pools, pool(m_view.pools[i], m_package.pools[i]));
        addUnless(say::controlLine, control);
        addUnless(say::tracksLine, tracks);
        addUnless(say::poolsLine, pools);
    }

    const View& m_view;
    const Position& m_position;
    const Wording& m_wording;
    const GamePackage& m_package;
    std::vector<std::string> m_lines;
};

} // namespace

std::vector<std::string> listingOf(const View& view, const Position& position,
                                   const Wording& wording) {
    return ViewListing(view, position, wording).lines();
}

} // namespace esagono::cli
