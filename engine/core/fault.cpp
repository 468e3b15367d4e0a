// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/fault.h"

#include "engine/core/checked.h"
#include "engine/core/messages.h"

#include <array>
#include <new>

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

Text caughtText() {
    try {
        throw;
    } catch (const Fault& fault) {
        return fault.text();
    } catch (const std::bad_alloc&) {
        return say::unfitMemory;
    } catch (...) {
        return {say::cannotGoOn, Word{say::unfitShape}};
    }
}

void indexOutside() {
    throw Fault(FaultKind::Mismatch, Text(say::indexOutside));
}

void cannotGoOn(Unfit why) {
    static constexpr std::array<const char*, 11> reasons = {
        say::unfitDivision, say::unfitCost,  say::unfitHex,    say::unfitDie,
        say::unfitValues,   say::unfitEvent, say::unfitCircle, say::unfitNothing,
        say::unfitOffer,    say::unfitSize,  say::unfitShape};
    throw Fault(FaultKind::Mismatch,
                Text(say::cannotGoOn, Word{reasons[static_cast<std::size_t>(why)]}));
}

} // namespace esagono
