// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/snapshot.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace esagono {

namespace {

constexpr std::uint32_t formatMark = 0x31545345; // "EST1"
constexpr std::size_t maxWords = 1U << 20U;

class Packer {
public:
    template <class Integer>
    void number(Integer value) {
        for (std::size_t i = 0; i < sizeof(Integer); ++i)
            m_bytes +=
                static_cast<char>(static_cast<std::make_unsigned_t<Integer>>(value) >> (8 * i));
    }
    /// An array whose elements are made of 16- or 32-bit integers only, without padding.
    template <class Word, class Elements>
    void array(const Elements& elements) {
        using Element = typename Elements::value_type;
        static_assert(std::is_trivially_copyable_v<Element> && sizeof(Element) % sizeof(Word) == 0);
        number(static_cast<std::uint32_t>(elements.size()));
        if constexpr (std::endian::native == std::endian::little) {
            m_bytes.append(reinterpret_cast<const char*>(elements.data()),
                           elements.size() * sizeof(Element));
        } else {
            std::vector<Word> words(elements.size() * sizeof(Element) / sizeof(Word));
            std::memcpy(words.data(), elements.data(), words.size() * sizeof(Word));
            for (const Word word : words)
                number(word);
        }
    }
    std::string take() { return std::move(m_bytes); }
    void reserve(std::size_t size) { m_bytes.reserve(size); }

private:
    std::string m_bytes;
};

class Unpacker {
public:
    explicit Unpacker(std::string_view bytes)
        : m_bytes(bytes) {}

    template <class Integer>
    Integer number() {
        if (m_bytes.size() < sizeof(Integer)) {
            m_broken = true;
            return 0;
        }
        std::make_unsigned_t<Integer> value = 0;
        for (std::size_t i = 0; i < sizeof(Integer); ++i)
            value = static_cast<std::make_unsigned_t<Integer>>(
                value | static_cast<std::make_unsigned_t<Integer>>(
                            static_cast<std::make_unsigned_t<Integer>>(
                                static_cast<unsigned char>(m_bytes[i]))
                            << (8 * i)));
        m_bytes.remove_prefix(sizeof(Integer));
        return static_cast<Integer>(value);
    }
    template <class Word, class Elements>
    Elements array(std::size_t atMost) {
        using Element = typename Elements::value_type;
        const auto count = number<std::uint32_t>();
        if (m_broken || count > atMost || count > m_bytes.size() / sizeof(Element)) {
            m_broken = true;
            return {};
        }
        Elements elements(count);
        if constexpr (std::endian::native == std::endian::little) {
            if (count > 0)
                std::memcpy(elements.data(), m_bytes.data(), count * sizeof(Element));
            m_bytes.remove_prefix(count * sizeof(Element));
        } else {
            std::vector<Word> words(count * sizeof(Element) / sizeof(Word));
            for (Word& word : words)
                word = number<Word>();
            std::memcpy(elements.data(), words.data(), words.size() * sizeof(Word));
        }
        return elements;
    }
    [[nodiscard]] bool finished() const { return !m_broken && m_bytes.empty(); }
    [[nodiscard]] bool broken() const { return m_broken; }

private:
    std::string_view m_bytes;
    bool m_broken = false;
};

/// Every stack ends and holds only counters that say they lie there; every counter is in one, or
/// off the table and upon nothing.
bool stacksAreSound(const State& state) {
    std::size_t seen = 0;
    for (std::size_t slot = 0; slot < state.tops.size(); ++slot) {
        for (CounterId at = state.tops[slot]; at.exists();
             at = state.counters[at.index()].below, ++seen) {
            if (at.index() >= state.counters.size() || seen >= state.counters.size())
                return false;
            const Place place = state.counters[at.index()].place;
            if (!state.has(place) || state.slot(place) != slot)
                return false;
        }
    }
    const auto offTable = std::ranges::count_if(state.counters, [](const CounterOnTable& piece) {
        return !piece.place.exists() && !piece.below.exists();
    });
    return static_cast<std::size_t>(offTable) + seen == state.counters.size();
}

/// Only declared sides and markers, in places that exist, and frames that have a name.
bool namesOnly(const State& state, const TableShape& shape) {
    const auto isSide = [&](SideId side) { return !side.exists() || side.index() < shape.sides; };
    return std::ranges::all_of(state.control, isSide) &&
           std::ranges::all_of(state.markers,
                               [&](const MarkerOnTable& marker) {
                                   return marker.marker.index() < shape.markers &&
                                          isSide(marker.side) && state.has(marker.place);
                               }) &&
           std::ranges::all_of(state.frames, &FrameId::exists, &Frame::name);
}

bool hasShape(const State& state, const TableShape& shape) {
    return state.counters.size() == shape.counters &&
           state.statusCount == shape.statusDefaults.size() &&
           state.statuses.size() == state.counters.size() * state.statusCount &&
           state.tops.size() == std::size_t{shape.hexes} + shape.boxes &&
           state.control.size() == shape.hexes && state.tracks.size() == shape.tracks &&
           state.chitCount == shape.chits &&
           state.pools.size() == std::size_t{shape.pools} * shape.chits;
}

} // namespace

std::string packState(const State& state) {
    Packer packer;
    packer.reserve(256 + state.counters.size() * sizeof(CounterOnTable) +
                   state.statuses.size() * 2 + state.tops.size() * 2 + state.control.size() * 2);
    packer.number(formatMark);
    packer.array<std::uint16_t>(state.counters);
    packer.number(state.statusCount);
    packer.array<std::int16_t>(state.statuses);
    packer.array<std::uint16_t>(state.tops);
    packer.array<std::uint16_t>(state.control);
    packer.array<std::uint16_t>(state.markers);
    packer.array<std::int32_t>(state.tracks);
    packer.number(state.chitCount);
    packer.array<std::uint16_t>(state.pools);
    packer.number(state.rolls);
    packer.number(static_cast<std::uint16_t>(state.frames.size()));
    for (const Frame& frame : state.frames) {
        packer.number(frame.name.value);
        packer.number(frame.owners.bits);
        packer.array<std::int32_t>(frame.locals.words());
    }
    return packer.take();
}

std::optional<State> unpackState(std::string_view bytes, const TableShape& shape) {
    Unpacker unpacker(bytes);
    if (unpacker.number<std::uint32_t>() != formatMark)
        return std::nullopt;
    State state;
    state.counters = unpacker.array<std::uint16_t, Flat<CounterOnTable>>(shape.counters);
    state.statusCount = unpacker.number<std::uint16_t>();
    state.statuses = unpacker.array<std::int16_t, std::vector<std::int16_t>>(
        shape.counters * shape.statusDefaults.size());
    state.tops =
        unpacker.array<std::uint16_t, Flat<CounterId>>(std::size_t{shape.hexes} + shape.boxes);
    state.control = unpacker.array<std::uint16_t, Flat<SideId>>(shape.hexes);
    state.markers = unpacker.array<std::uint16_t, std::vector<MarkerOnTable>>(maxWords);
    state.tracks = unpacker.array<std::int32_t, std::vector<std::int32_t>>(shape.tracks);
    state.chitCount = unpacker.number<std::uint16_t>();
    state.pools = unpacker.array<std::uint16_t, std::vector<std::uint16_t>>(
        std::size_t{shape.pools} * shape.chits);
    state.rolls = unpacker.number<std::uint32_t>();
    const auto frames = unpacker.number<std::uint16_t>();
    if (unpacker.broken() || frames > mostFrames)
        return std::nullopt;
    for (std::size_t i = 0; i < frames; ++i) {
        Frame frame;
        frame.name = FrameId(unpacker.number<std::uint16_t>());
        frame.owners.bits = unpacker.number<std::uint8_t>();
        if (!frame.locals.assignWords(
                unpacker.array<std::int32_t, std::vector<std::int32_t>>(maxWords)))
            return std::nullopt;
        state.frames.push_back(std::move(frame));
    }
    const bool sound = unpacker.finished() && hasShape(state, shape) && stacksAreSound(state) &&
                       namesOnly(state, shape) && std::ranges::is_sorted(state.markers);
    return sound ? std::optional(std::move(state)) : std::nullopt;
}

} // namespace esagono
