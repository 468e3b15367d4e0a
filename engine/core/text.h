// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine says: a message id with typed arguments, never a sentence. Sentences live in
// translations/ and are looked up at the edges.
#pragma once

#include "engine/core/ids.h"
#include "engine/core/ratio.h"
#include "engine/core/rule_ref.h"

#include <string>
#include <variant>
#include <vector>

// Qt's own wording, so that lupdate finds the ids and both headers may meet.
#ifndef QT_TRID_NOOP
#define QT_TRID_NOOP(id) id
#endif
#ifndef QT_TRID_N_NOOP // for texts that count: %n is the first argument
#define QT_TRID_N_NOOP(id) id
#endif

namespace esagono {

/// A word that is itself to be translated: another message id, without arguments.
struct Word {
    std::string id;
    friend bool operator==(const Word&, const Word&) = default;
};

/// An argument of a message; plain strings are proper names and are shown as they are.
using TextArgument =
    std::variant<std::int64_t, Ratio, std::string, Word, CounterId, HexId, Place, SideId, RuleRef>;

struct Text {
    std::string id;
    std::vector<TextArgument> arguments;

    Text() = default;
    Text(const char* messageId)
        : id(messageId) {}
    template <class... Arguments>
    Text(const char* messageId, Arguments&&... values)
        : id(messageId) {
        (arguments.push_back(argument(std::forward<Arguments>(values))), ...);
    }

    [[nodiscard]] bool empty() const { return id.empty(); }
    friend bool operator==(const Text&, const Text&) = default;

private:
    template <class Value>
    static TextArgument argument(Value&& value) {
        if constexpr (std::is_integral_v<std::decay_t<Value>>)
            return static_cast<std::int64_t>(value);
        else if constexpr (std::is_convertible_v<Value, std::string_view>)
            return std::string(value);
        else
            return TextArgument(std::forward<Value>(value));
    }
};

} // namespace esagono
