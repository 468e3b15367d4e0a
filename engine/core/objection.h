// SPDX-License-Identifier: GPL-3.0-or-later
// A Refusal that is not yet put into words: nothing is allocated, so that a judge can be asked
// about hundreds of candidates. Whoever wants to hear the words takes it for a Verdict.
#pragma once

#include "engine/core/outcome.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace esagono {

/// The section an objection cites, and its ruling if it is read by one.
struct Cited {
    const char* section = "";
    const char* ruling = "";

    Cited(const char* s, const char* r = "")
        : section(s)
        , ruling(r) {}
};

class [[nodiscard]] Objection {
public:
    /// None: it is allowed.
    Objection() = default;
    Objection(std::nullopt_t) {}
    template <class... Values>
    Objection(Cited cited, const char* messageId, Values... values)
        : m_cited(cited)
        , m_message(messageId)
        , m_arguments{Argument(values)...} {}

    explicit operator bool() const { return m_message != nullptr; }
    [[nodiscard]] std::string_view section() const { return m_cited.section; }
    /// Takes for granted that there is one.
    [[nodiscard]] Refusal refusal() const;
    operator Verdict() const { return *this ? Verdict(refusal()) : Verdict(); }

private:
    using Argument = std::variant<std::monostate, std::int32_t, CounterId, HexId, SideId>;

    Cited m_cited = "";
    const char* m_message = nullptr; ///< its id; null: none
    std::array<Argument, 3> m_arguments;
};

template <class... Values>
[[nodiscard]] Objection object(Cited cited, const char* messageId, Values... values) {
    return {cited, messageId, values...};
}

} // namespace esagono
