// SPDX-License-Identifier: GPL-3.0-or-later
// What a rule looks at: the table and what is printed, read-only, with the everyday questions.
#pragma once

#include "engine/core/state.h"
#include "engine/play/game.h"

#include <iterator>

namespace esagono {

/// The counters of one place, top first.
class Stack {
public:
    class Iterator {
    public:
        using value_type = CounterId;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::forward_iterator_tag;
        using pointer = const CounterId*;
        using reference = CounterId;

        Iterator() = default;
        Iterator(const State* state, CounterId at)
            : m_state(state)
            , m_at(at) {}
        CounterId operator*() const { return m_at; }
        alwaysInline Iterator& operator++() {
            m_at = m_state->counters[m_at.index()].below; // fold laid it there
            return *this;
        }
        Iterator operator++(int) {
            Iterator before = *this;
            ++*this;
            return before;
        }
        friend bool operator==(const Iterator& a, const Iterator& b) { return a.m_at == b.m_at; }

    private:
        const State* m_state = nullptr;
        CounterId m_at;
    };

    alwaysInline Stack(const State& state, Place place)
        : m_state(&state)
        , m_top(state.top(place)) {}
    [[nodiscard]] Iterator begin() const { return {m_state, m_top}; }
    [[nodiscard]] Iterator end() const { return {m_state, CounterId()}; }
    [[nodiscard]] bool empty() const { return !m_top.exists(); }
    [[nodiscard]] CounterId top() const { return m_top; }

private:
    const State* m_state;
    CounterId m_top;
};

class Position {
public:
    Position(const State& state, const Setting& setting)
        : m_state(&state)
        , m_setting(&setting) {}

    // What is printed
    [[nodiscard]] const Setting& setting() const { return *m_setting; }
    [[nodiscard]] const GamePackage& package() const { return m_setting->package(); }
    [[nodiscard]] const HexMap& map() const { return *m_setting->map; }
    [[nodiscard]] alwaysInline const Counter& printed(CounterId counter) const {
        return elementOf(package().counters, counter.index());
    }
    [[nodiscard]] const Chart& chart(std::size_t number) const {
        return elementOf(package().charts, number);
    }
    /// What the game's rules prepared of the package; the type is theirs.
    template <class Prepared>
    [[nodiscard]] const Prepared& prepared() const {
        return *static_cast<const Prepared*>(m_setting->game->prepared.get());
    }

    // Counters
    [[nodiscard]] std::size_t counterCount() const { return m_state->counters.size(); }
    [[nodiscard]] alwaysInline Place place(CounterId counter) const {
        return elementOf(m_state->counters, counter.index()).place;
    }
    [[nodiscard]] alwaysInline HexId hex(CounterId counter) const { return place(counter).hex(); }
    [[nodiscard]] alwaysInline bool isOnMap(CounterId counter) const {
        return hex(counter).exists();
    }
    [[nodiscard]] alwaysInline std::uint16_t face(CounterId counter) const {
        return elementOf(m_state->counters, counter.index()).face;
    }
    [[nodiscard]] alwaysInline SideId side(CounterId counter) const {
        return printed(counter).side;
    }
    /// A number printed on the face that is up.
    [[nodiscard]] alwaysInline int number(CounterId counter, AttributeId attribute) const {
        return printed(counter).number(face(counter), attribute);
    }
    [[nodiscard]] alwaysInline WordId word(CounterId counter, TraitId trait) const {
        return elementOf(printed(counter).words, trait.index());
    }
    [[nodiscard]] bool has(CounterId counter, std::size_t flag) const {
        return elementOf(printed(counter).flags, flag);
    }
    [[nodiscard]] alwaysInline int status(CounterId counter, StatusId status) const {
        return m_state->status(counter, status);
    }

    // Places
    [[nodiscard]] alwaysInline Stack stack(Place place) const { return {*m_state, place}; }
    [[nodiscard]] bool isEmpty(Place place) const { return stack(place).empty(); }
    [[nodiscard]] bool isOccupiedBy(Place place, SideId side) const;
    [[nodiscard]] bool isOccupiedByOthers(Place place, SideId side) const;
    [[nodiscard]] alwaysInline SideId controller(HexId hex) const {
        return elementOf(m_state->control, hex.index());
    }
    [[nodiscard]] std::span<const MarkerOnTable> markers(Place place) const;
    [[nodiscard]] bool has(Place place, MarkerId marker) const;

    // Tracks, cups and dice
    [[nodiscard]] alwaysInline int track(TrackId track) const {
        return elementOf(m_state->tracks, track.index());
    }
    [[nodiscard]] int chits(PoolId pool, ChitId chit) const { return m_state->chits(pool, chit); }
    [[nodiscard]] int chits(PoolId pool) const;

    // The pending decision
    [[nodiscard]] bool isOver() const { return m_state->frames.empty(); }
    [[nodiscard]] std::size_t depth() const { return m_state->frames.size(); }
    /// Depth 0 is the top of the stack.
    [[nodiscard]] const Frame& frame(std::size_t depth = 0) const {
        return elementOf(m_state->frames, m_state->frames.size() - 1 - depth);
    }
    [[nodiscard]] const Values& locals(std::size_t depth = 0) const { return frame(depth).locals; }
    [[nodiscard]] const FrameKind& kind(std::size_t depth = 0) const {
        return m_setting->kind(frame(depth).name);
    }
    [[nodiscard]] Sides owners() const { return isOver() ? Sides() : frame().owners; }

    // Rulings
    [[nodiscard]] alwaysInline std::size_t ruling(RulingId ruling) const {
        return elementOf(m_setting->rulings, ruling.index());
    }

    /// The whole table, for the machine itself.
    [[nodiscard]] const State& state() const { return *m_state; }

private:
    const State* m_state;
    const Setting* m_setting;
};

} // namespace esagono
