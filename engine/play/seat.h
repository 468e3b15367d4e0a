// SPDX-License-Identifier: GPL-3.0-or-later
// A seat at a table: all that somebody who plays a side can ask and do. The table may be in this
// program or, later, in another: so a seat hands out values only, nothing its side may not see, and
// what is done may be answered a moment later.
#pragma once

#include "engine/play/asking/offer.h"
#include "engine/play/match.h"
#include "engine/play/view.h"

#include <functional>
#include <span>

namespace esagono {

class Seat {
public:
    /// What became of a command: refused, or what it brought.
    using Answer = std::function<void(const Outcome<Receipt>&)>;

    virtual ~Seat() = default;

    [[nodiscard]] virtual SideId side() const = 0;
    /// What is printed, and the rulings: everybody knows them.
    [[nodiscard]] virtual const Setting& setting() const = 0;

    // What is asked
    /// Whether this side decides now.
    [[nodiscard]] virtual bool decides() const = 0;
    /// What kind of decision is pending. Only while one is.
    [[nodiscard]] virtual const FrameKind& decision() const = 0;
    /// In the imperative; empty if nothing is asked of this side.
    [[nodiscard]] virtual Text prompt() const = 0;
    [[nodiscard]] virtual std::vector<Progress> progress() const = 0;

    // What may be done
    [[nodiscard]] virtual std::vector<Offer> offers() const = 0;
    /// What may be chosen next, once an offer that leads on is filled so.
    [[nodiscard]] virtual std::vector<Offer> further(const Offer& offer,
                                                     std::span<const std::int32_t> open) const = 0;
    [[nodiscard]] virtual std::optional<Refusal> whyNot(const Command& command) const = 0;
    /// Why a candidate cannot fill the open argument of an offer, or nothing.
    [[nodiscard]] virtual std::optional<Refusal> whyNotAt(const Offer& offer, std::int32_t target) const = 0;
    /// What a command that is allowed would bring.
    [[nodiscard]] virtual Preview preview(const Command& command) const = 0;

    // What is done
    /// Rules on the command and writes it down. `told` are faces the players rolled, if they do.
    /// A fault of the disk is thrown, and nothing has changed.
    virtual void carryOut(const Command& command, const std::vector<int>& told,
                          const Answer& answer) = 0;
    [[nodiscard]] virtual std::optional<Refusal> whyNotTakeBack() const = 0;
    /// Takes back this side's last command, or says why not.
    [[nodiscard]] virtual std::optional<Refusal> takeBack() = 0;
};

/// A seat at the table of this program: every question is answered at once.
class LocalSeat final : public Seat {
public:
    /// `clock` says when something was done. The match outlives the seat.
    LocalSeat(Match& match, SideId side, std::function<std::string()> clock)
        : m_match(&match)
        , m_side(side)
        , m_clock(std::move(clock)) {}

    [[nodiscard]] SideId side() const override { return m_side; }
    [[nodiscard]] const Setting& setting() const override { return m_match->setting(); }
    [[nodiscard]] bool decides() const override;
    [[nodiscard]] const FrameKind& decision() const override;
    [[nodiscard]] Text prompt() const override;
    [[nodiscard]] std::vector<Progress> progress() const override;
    [[nodiscard]] std::vector<Offer> offers() const override;
    [[nodiscard]] std::vector<Offer> further(const Offer& offer,
                                             std::span<const std::int32_t> open) const override;
    [[nodiscard]] std::optional<Refusal> whyNot(const Command& command) const override;
    [[nodiscard]] std::optional<Refusal> whyNotAt(const Offer& offer, std::int32_t target) const override;
    [[nodiscard]] Preview preview(const Command& command) const override;
    void carryOut(const Command& command, const std::vector<int>& told,
                  const Answer& answer) override;
    [[nodiscard]] std::optional<Refusal> whyNotTakeBack() const override;
    [[nodiscard]] std::optional<Refusal> takeBack() override;

private:
    Match* m_match;
    SideId m_side;
    std::function<std::string()> m_clock;
};

} // namespace esagono
