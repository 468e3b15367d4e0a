// SPDX-License-Identifier: GPL-3.0-or-later
// What a judge says: nothing, or why not. Not yet put into words and with nothing allocated, so
// that a judge can be asked about thousands of candidates; whoever wants to hear it takes the
// Refusal.
#pragma once

#include "engine/core/outcome.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace esagono {

class Position;
class Verdict;

/// A function that finds those a verdict is due to, when somebody asks. It need not mind who sees
/// what: a counter the side may not see is left out afterwards, or stands for its hex.
using Blame = std::vector<Culprit>(const Position&, SideId asker, const Verdict&);

/// The section a verdict cites, and its ruling if it is read by one.
struct Cited {
    const char* section = "";
    const char* ruling = "";

    Cited(const char* s, const char* r = "")
        : section(s)
        , ruling(r) {}
};

class [[nodiscard]] Verdict {
public:
    /// It is allowed.
    Verdict() = default;
    Verdict(std::nullopt_t) {}
    template <class... Values>
    Verdict(Cited cited, const char* messageId, Values... values)
        : m_cited(cited)
        , m_message(messageId)
        , m_arguments{Argument(values)...} {}

    /// The same verdict, due to a counter or a hex, or to those that are found so.
    [[nodiscard]] Verdict because(CounterId counter) const { return blaming(counter); }
    [[nodiscard]] Verdict because(HexId hex) const { return blaming(hex); }
    [[nodiscard]] Verdict because(Blame* whom) const { return blaming(whom); }
    /// The same verdict by another section.
    [[nodiscard]] Verdict citing(Cited cited) const;

    /// Whether it is a refusal.
    explicit operator bool() const { return m_message != nullptr; }
    [[nodiscard]] bool says(std::string_view messageId) const {
        return m_message != nullptr && m_message == messageId;
    }
    [[nodiscard]] std::string_view section() const { return m_cited.section; }
    /// The first hex it names; none.
    [[nodiscard]] HexId hex() const;
    [[nodiscard]] std::vector<HexId> hexes() const;
    /// The counter it names in that place; none.
    [[nodiscard]] CounterId counter(std::size_t argument = 0) const;

    /// In words, with nobody blamed. Takes for granted that it is a refusal.
    [[nodiscard]] Refusal refusal() const;
    operator std::optional<Refusal>() const;
    /// Those it is due to; often nobody.
    [[nodiscard]] std::vector<Culprit> culprits(const Position& position, SideId asker) const;

    /// Two verdicts are the same if they say the same.
    friend bool operator==(const Verdict& a, const Verdict& b) {
        return std::optional<Refusal>(a) == std::optional<Refusal>(b);
    }

private:
    using Argument =
        std::variant<std::monostate, std::int32_t, CounterId, HexId, Place, SideId, const char*>;
    using Cause = std::variant<std::monostate, CounterId, HexId, Blame*>;

    [[nodiscard]] Verdict blaming(Cause cause) const {
        Verdict same = *this;
        same.m_cause = cause;
        return same;
    }

    Cited m_cited = "";
    const char* m_message = nullptr; ///< its id; null: none
    std::array<Argument, 3> m_arguments;
    Cause m_cause;
};

inline constexpr std::nullopt_t allowed = std::nullopt;

template <class... Values>
[[nodiscard]] Verdict refuse(Cited cited, const char* messageId, Values... values) {
    return {cited, messageId, values...};
}

} // namespace esagono
