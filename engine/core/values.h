// SPDX-License-Identifier: GPL-3.0-or-later
// A few lists of small integers, by field number: the locals of a frame, the arguments of a
// command.
#pragma once

#include "engine/core/ids.h"

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

namespace esagono {

/// What the integers of a field stand for; decides how they are written at the edges.
enum class FieldKind : std::uint8_t {
    Number,
    Hex,
    Counter,
    Side,
    Place,
    Track,
    Marker,
    Pool,
    Chit,
    Choice,     ///< one of the field's own words
    Allocation, ///< pairs: a counter, and how many (of losses, of steps) it takes
};

/// The declaration of one field. A field is a list; `one` says that it holds exactly one value.
struct Field {
    std::string_view name;
    FieldKind kind = FieldKind::Number;
    bool one = true;
    std::span<const std::string_view> choices = {};
    SideId sealedFor = SideId(); ///< if it exists, only this side (and the umpire) may read it
};

/// By field, a list of integers. A field that was never set is an empty list.
class Values {
public:
    Values() = default;
    explicit Values(std::size_t fields)
        : m_words(fields, 0) {}
    /// One value per field, in order.
    Values(std::initializer_list<std::int32_t> singles);

    [[nodiscard]] std::size_t fields() const;
    [[nodiscard]] std::span<const std::int32_t> list(std::size_t field) const;
    [[nodiscard]] bool has(std::size_t field) const { return !list(field).empty(); }
    /// The single value of a field, or the fallback if it is empty.
    [[nodiscard]] std::int32_t get(std::size_t field, std::int32_t fallback = -1) const;

    template <class Identifier>
    [[nodiscard]] Identifier id(std::size_t field) const {
        const std::int32_t value = get(field);
        return value < 0 ? Identifier() : Identifier(static_cast<std::size_t>(value));
    }
    template <class Identifier>
    [[nodiscard]] std::vector<Identifier> ids(std::size_t field) const {
        std::vector<Identifier> result;
        for (const std::int32_t value : list(field))
            result.push_back(Identifier(static_cast<std::size_t>(value)));
        return result;
    }
    [[nodiscard]] HexId hex(std::size_t field) const { return id<HexId>(field); }
    [[nodiscard]] CounterId counter(std::size_t field) const { return id<CounterId>(field); }
    [[nodiscard]] SideId side(std::size_t field) const { return id<SideId>(field); }
    [[nodiscard]] std::vector<HexId> hexes(std::size_t field) const { return ids<HexId>(field); }
    [[nodiscard]] std::vector<CounterId> counters(std::size_t field) const {
        return ids<CounterId>(field);
    }

    void set(std::size_t field, std::span<const std::int32_t> list);
    void set(std::size_t field, std::int32_t value) { set(field, std::span(&value, 1)); }
    void clear(std::size_t field) { set(field, std::span<const std::int32_t>{}); }
    template <class Tag>
    void set(std::size_t field, Id<Tag> value) {
        if (value.exists())
            set(field, static_cast<std::int32_t>(value.value));
        else
            clear(field);
    }
    template <class Tag>
    void set(std::size_t field, const std::vector<Id<Tag>>& list) {
        std::vector<std::int32_t> words;
        for (const Id<Tag> each : list)
            words.push_back(each.value);
        set(field, words);
    }

    /// The raw words, for writing and for digests: for each field its length, then its values.
    [[nodiscard]] const std::vector<std::int32_t>& words() const { return m_words; }
    /// From raw words; false if they are not well formed.
    [[nodiscard]] bool assignWords(std::vector<std::int32_t> words);

    friend bool operator==(const Values&, const Values&) = default;

private:
    [[nodiscard]] std::size_t start(std::size_t field) const;

    std::vector<std::int32_t> m_words;
};

} // namespace esagono
