// SPDX-License-Identifier: GPL-3.0-or-later
// A player asked for the forbidden: a Refusal says why not, citing the rule. It is a value.
#pragma once

#include "engine/core/ensure.h"
#include "engine/core/rule_ref.h"
#include "engine/core/text.h"

#include <optional>
#include <variant>
#include <vector>

namespace esagono {

/// What stands in the way: a counter or a hex.
using Culprit = std::variant<CounterId, HexId>;

struct Refusal {
    RuleRef rule;
    Text text;
    /// Those the reason lies in, as far as the side that asked may know them; often nobody. The
    /// referee adds them when somebody asks.
    std::vector<Culprit> culprits = {};

    /// Two refusals are the same if they say the same.
    friend bool operator==(const Refusal& a, const Refusal& b) {
        return a.rule == b.rule && a.text == b.text;
    }
};

/// A value or a Refusal.
template <class Value>
class [[nodiscard]] Outcome {
public:
    Outcome(Value value)
        : m_content(std::move(value)) {}
    Outcome(Refusal refusal)
        : m_content(std::move(refusal)) {}

    [[nodiscard]] bool isRefused() const { return std::holds_alternative<Refusal>(m_content); }
    explicit operator bool() const { return !isRefused(); }
    [[nodiscard]] const Refusal& refusal() const {
        ensure(isRefused());
        return std::get<Refusal>(m_content);
    }
    [[nodiscard]] const Value& value() const {
        ensure(!isRefused());
        return std::get<Value>(m_content);
    }
    [[nodiscard]] const Value* operator->() const { return &value(); }
    [[nodiscard]] const Value& operator*() const { return value(); }

private:
    std::variant<Value, Refusal> m_content;
};

} // namespace esagono
