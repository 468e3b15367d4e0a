// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/verdict.h"

#include <type_traits>

namespace esagono {

Verdict Verdict::citing(Cited cited) const {
    Verdict same = *this;
    same.m_cited = cited;
    return same;
}

HexId Verdict::hex() const {
    for (const Argument& each : m_arguments)
        if (const auto* hex = std::get_if<HexId>(&each))
            return *hex;
    return {};
}

std::vector<HexId> Verdict::hexes() const {
    std::vector<HexId> named;
    for (const Argument& each : m_arguments)
        if (const auto* hex = std::get_if<HexId>(&each))
            named.push_back(*hex);
    return named;
}

CounterId Verdict::counter(std::size_t argument) const {
    const auto* counter = std::get_if<CounterId>(&m_arguments[argument]);
    return counter == nullptr ? CounterId() : *counter;
}

Refusal Verdict::refusal() const {
    ensure(m_message != nullptr);
    Text text(m_message);
    for (const Argument& each : m_arguments)
        std::visit(
            [&](auto value) {
                if constexpr (std::is_integral_v<decltype(value)>)
                    text.arguments.emplace_back(static_cast<std::int64_t>(value));
                else if constexpr (std::is_pointer_v<decltype(value)>)
                    text.arguments.emplace_back(std::string(value));
                else if constexpr (!std::is_same_v<decltype(value), std::monostate>)
                    text.arguments.emplace_back(value);
            },
            each);
    return {{m_cited.section, m_cited.ruling}, std::move(text)};
}

Verdict::operator std::optional<Refusal>() const {
    return *this ? std::optional(refusal()) : std::nullopt;
}

std::vector<Culprit> Verdict::culprits(const Position& position, SideId asker) const {
    if (const auto* whom = std::get_if<Blame*>(&m_cause))
        return (*whom)(position, asker, *this);
    if (const auto* counter = std::get_if<CounterId>(&m_cause))
        return {*counter};
    if (const auto* hex = std::get_if<HexId>(&m_cause))
        return {*hex};
    return {};
}

} // namespace esagono
