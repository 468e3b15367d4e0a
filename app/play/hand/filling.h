// SPDX-License-Identifier: GPL-3.0-or-later
// A command in the making: the offers of a decision, those chosen so far, and what has been chosen
// of each. Judged by the engine whenever it changes; nothing happens until it is sent.
#pragma once

#include "engine/play/seat.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace esagono {

/// Whether it is in the list.
template <class List, class Value>
[[nodiscard]] bool holds(const List& list, const Value& value) {
    return std::ranges::find(list, value) != list.end();
}

class Filling {
public:
    /// One question and the answer so far.
    struct Level {
        std::vector<Offer> offers;
        int open = -1;                    ///< which of them is being filled; -1: none yet
        std::vector<std::int32_t> picked; ///< for its open argument, as the engine wants it
        [[nodiscard]] const Offer* offer() const {
            return open < 0 ? nullptr : &offers[static_cast<std::size_t>(open)];
        }
    };

    /// The seat outlives it, and nothing changes on the table as long as it is there.
    explicit Filling(const Seat& seat);

    [[nodiscard]] const Seat& seat() const { return *m_seat; }
    [[nodiscard]] SideId side() const { return m_seat->side(); }
    /// The first question is the decision's own; each further one follows from an answer.
    [[nodiscard]] const std::vector<Level>& levels() const { return m_levels; }
    [[nodiscard]] const Level& last() const { return m_levels.back(); }
    [[nodiscard]] const std::vector<Offer>& roots() const { return m_levels.front().offers; }
    /// The offer being filled now; null: nothing is open yet.
    [[nodiscard]] const Offer* offer() const { return last().offer(); }
    /// The offer being filled, or the first of several that ask the same thing; null: nothing yet.
    [[nodiscard]] const Offer* asked() const {
        return offer() == nullptr && m_levels.size() > 1 ? &last().offers.front() : offer();
    }
    [[nodiscard]] const std::vector<std::int32_t>& picked() const { return last().picked; }
    [[nodiscard]] bool isPicked(std::int32_t value) const;
    /// Whether the player has begun anything that going back would undo.
    [[nodiscard]] bool isBegun() const;
    /// Whether a click on the map may mean this offer without opening it first.
    [[nodiscard]] bool isAmbient(const Level& level, const Offer& offer) const;

    /// Begins with one of the offers of a level; what lay deeper is given up.
    void open(std::size_t level, std::size_t offer);
    /// Chooses a target of the open offer, or no longer; where only one may be chosen, instead of
    /// the other. False if it is no target, or if it leads nowhere.
    bool pick(std::int32_t target);
    /// Chooses exactly these.
    void pickAll(std::vector<std::int32_t> targets);
    /// Of an allocation: how many the target takes.
    void setAmount(std::int32_t target, std::int32_t amount);
    [[nodiscard]] std::int32_t amountOf(std::int32_t target) const;
    [[nodiscard]] std::int32_t sharedOut() const;
    /// Of an order: moves what stands at one place to another.
    void move(std::size_t from, std::size_t to);
    void setNumber(std::int32_t number);
    /// The way to a hex, of a path. False if none leads there.
    bool goTo(HexId hex);
    /// Fills the open offer with the engine's own example.
    void suggest();
    /// One answer back. False if there is nothing to give up.
    bool goBack();
    /// On to the next question, if the open offer leads on and is filled. False if there is none.
    bool leadOn();

    /// Whether enough is chosen, and not too much.
    [[nodiscard]] bool hasEnough() const;
    /// The command as filled; only if something is open.
    [[nodiscard]] Command command() const;
    /// Why it cannot be sent as it is, or nothing. Takes for granted that there is enough.
    [[nodiscard]] std::optional<Refusal> whyNot() const;
    /// Whether one click completes it: sent at once, because it can be taken back.
    [[nodiscard]] bool goesAtOnce() const;

    /// The counters and hexes an offer is about, by what is already settled in it.
    [[nodiscard]] std::vector<CounterId> subjects(const Offer& offer) const;
    [[nodiscard]] std::vector<HexId> subjectHexes(const Offer& offer) const;

private:
    static void openIfOnly(Level& level, bool isRoot);
    [[nodiscard]] static std::vector<std::int32_t> firstPicks(const Offer& offer);

    const Seat* m_seat;
    std::vector<Level> m_levels;
};

} // namespace esagono
