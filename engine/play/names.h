// SPDX-License-Identifier: GPL-3.0-or-later
// The names a game's code relies on, as one table. A package must declare them first and in this
// order, so that the numbers the code finds in the table are the numbers on the table.
#pragma once

#include "engine/core/ids.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace esagono {

/// A name, and the numbers it can be, or must keep to: see where it stands.
struct Span {
    std::string_view id;
    std::int32_t least = 0;
    std::int32_t most = 1;
};

/// Names in order; the place of each is its number.
template <class Number, std::size_t room = 40>
class Listed {
public:
    constexpr Listed() = default;
    constexpr Listed(std::initializer_list<Span> spans)
        : m_count(spans.size()) {
        std::ranges::copy(spans, m_spans.begin());
    }
    constexpr Listed(std::initializer_list<std::string_view> names)
        : m_count(names.size()) {
        std::ranges::transform(names, m_spans.begin(),
                               [](std::string_view name) { return Span{name}; });
    }

    /// A name that is not in the list does not compile.
    [[nodiscard]] consteval Number operator[](std::string_view name) const {
        const auto found = std::ranges::find(*this, name, &Span::id);
        if (found == end())
            throw name;
        return static_cast<Number>(static_cast<std::size_t>(found - begin()));
    }

    [[nodiscard]] constexpr bool empty() const { return m_count == 0; }
    [[nodiscard]] constexpr std::size_t size() const { return m_count; }
    [[nodiscard]] constexpr const Span* begin() const { return m_spans.data(); }
    [[nodiscard]] constexpr const Span* end() const { return m_spans.data() + m_count; }

private:
    std::array<Span, room> m_spans{};
    std::size_t m_count = 0;
};

/// The words of a trait, in the order of the code's enumeration.
struct TraitWords {
    std::string_view trait;
    Listed<WordId> words;
    bool open = false; ///< others may follow
};

struct Names {
    Listed<SideId> sides;      ///< and no others
    Listed<StatusId> statuses; ///< what each can be, exactly
    Listed<MarkerId> markers;
    Listed<TrackId> tracks; ///< what each can be, exactly
    Listed<BoxId> boxes;
    Listed<PoolId> pools;
    Listed<AttributeId> attributes; ///< what may be printed
    Listed<TraitId> traits;
    Listed<std::size_t> flags;
    Listed<TerrainId> terrains;
    Listed<FeatureId> features;
    Listed<LinkId> links;
    Listed<RulingId, 64> rulings;
    Listed<std::size_t> charts;
};

} // namespace esagono
