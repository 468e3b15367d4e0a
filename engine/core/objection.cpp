// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/objection.h"

#include <type_traits>

namespace esagono {

Refusal Objection::refusal() const {
    Text text(m_message);
    for (const Argument& each : m_arguments)
        std::visit(
            [&](auto value) {
                if constexpr (std::is_integral_v<decltype(value)>)
                    text.arguments.emplace_back(static_cast<std::int64_t>(value));
                else if constexpr (!std::is_same_v<decltype(value), std::monostate>)
                    text.arguments.emplace_back(value);
            },
            each);
    return {{m_cited.section, m_cited.ruling}, std::move(text), {}};
}

} // namespace esagono
