// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fault.h"

#include "core/checked.h"
#include "core/messages.h"

namespace esagono {

namespace {

std::string plain(const TextArgument& argument) {
    return std::visit(
        [](const auto& value) -> std::string {
            using Value = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<Value, std::string>)
                return value;
            else if constexpr (std::is_same_v<Value, Word>)
                return value.id;
            else if constexpr (std::is_same_v<Value, RuleRef>)
                return value.section;
            else if constexpr (std::is_same_v<Value, Ratio>)
                return std::to_string(value.over()) + "/" + std::to_string(value.under());
            else if constexpr (std::is_same_v<Value, std::int64_t>)
                return std::to_string(value);
            else if constexpr (std::is_same_v<Value, Place>)
                return std::to_string(value.code);
            else
                return std::to_string(value.value);
        },
        argument);
}

} // namespace

Fault::Fault(FaultKind kind, Text text)
    : m_kind(kind)
    , m_text(std::move(text)) {
    m_what = m_text.id;
    for (const TextArgument& argument : m_text.arguments)
        m_what += " | " + plain(argument);
}

void indexOutside() {
    throw Fault(FaultKind::Mismatch, Text(say::indexOutside));
}

void cannotGoOn(const char* what) {
    throw Fault(FaultKind::Mismatch, Text(say::cannotGoOn, std::string(what)));
}

} // namespace esagono
