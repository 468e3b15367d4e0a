// SPDX-License-Identifier: GPL-3.0-or-later
// The page being written: events so far, the table as they leave it, and the dice. Emitting an
// event folds it at once. A dry run is a Draft thrown away.
#pragma once

#include "engine/core/dice.h"
#include "engine/core/fold.h"
#include "engine/play/position.h"

namespace esagono {

class Draft {
public:
    Draft(const State& state, const Setting& setting, Dice& dice)
        : m_state(state)
        , m_setting(&setting)
        , m_dice(&dice) {}
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;

    /// The table as it now is.
    [[nodiscard]] Position position() const { return {m_state, *m_setting}; }

    void emit(Fact fact, RuleRef because = {}) {
        m_events.push_back({std::move(fact), std::move(because)});
        fold(m_state, m_events.back());
    }

    // Counters
    void place(CounterId counter, Place where, RuleRef because = {}, std::uint8_t face = 0);
    void move(CounterId counter, Place to, RuleRef because = {});
    void turn(CounterId counter, std::uint8_t face, RuleRef because = {});
    void remove(CounterId counter, RuleRef because = {});
    void set(CounterId counter, StatusId status, int value, RuleRef because = {});

    // The table
    void set(TrackId track, int value, RuleRef because = {});
    void setControl(HexId hex, SideId side, RuleRef because = {});

    // Chance: every call is a barrier for take-backs
    [[nodiscard]] std::vector<int> roll(const char* purpose, int dice, RuleRef because = {},
                                        int sides = 6);
    [[nodiscard]] int roll(const char* purpose, RuleRef because = {}) {
        return roll(purpose, 1, std::move(because)).front();
    }
    /// Takes a chit at random; none if the cup is empty.
    ChitId draw(PoolId from, PoolId to, RuleRef because = {});

    // The stack of decisions and steps
    void push(FrameId frame, Sides owners = {}, Values locals = {}, RuleRef because = {});
    void pop() { emit(FramePopped{}); }
    /// Changes the locals of a frame, top by default.
    void revise(Values locals, std::size_t depth = 0);
    /// Notes that a side has answered; the others are still awaited.
    void answered(SideId side, Values locals);
    template <class Value>
    void setLocal(std::size_t field, const Value& value, std::size_t depth = 0) {
        Values locals = position().locals(depth);
        locals.set(field, value);
        revise(std::move(locals), depth);
    }

    void say(Text text, RuleRef because = {}, Milestone milestone = Milestone::None) {
        emit(Narrated{std::move(text), milestone}, std::move(because));
    }

    [[nodiscard]] const std::vector<Event>& events() const { return m_events; }
    [[nodiscard]] std::vector<Event> takeEvents() { return std::move(m_events); }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] State takeState() { return std::move(m_state); }
    [[nodiscard]] const Setting& setting() const { return *m_setting; }

private:
    State m_state;
    const Setting* m_setting;
    Dice* m_dice;
    std::vector<Event> m_events;
};

/// Says what shifts the column and what modifies the die, item by item with its amount.
void sayTallies(Draft& draft, const Tally& shift, const Tally& modifiers);

/// Lays out what the scenario's data says: control, tracks, cups, markers, and every set-up group
/// that has a place of its own.
void layOut(Draft& draft);

} // namespace esagono
