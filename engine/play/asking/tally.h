// SPDX-License-Identifier: GPL-3.0-or-later
// How a number came about: itemised, each item with its rule. And what a roll may bring.
#pragma once

#include "engine/core/ratio.h"
#include "engine/core/rule_ref.h"
#include "engine/core/text.h"

#include <vector>

namespace esagono {

struct TallyItem {
    Text label;
    Ratio value;
    RuleRef rule;
    friend bool operator==(const TallyItem&, const TallyItem&) = default;
};

struct Tally {
    std::vector<TallyItem> items;

    void add(Text label, Ratio value, RuleRef rule) {
        items.push_back({std::move(label), value, std::move(rule)});
    }
    [[nodiscard]] Ratio total() const {
        Ratio sum;
        for (const TallyItem& item : items)
            sum = sum + item.value;
        return sum;
    }
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// One possible result and its exact probability.
struct Prospect {
    Text result;
    Ratio chance;
    friend bool operator==(const Prospect&, const Prospect&) = default;
};

/// What a command would lead to, before a die is thrown: a few named tallies (attack, defence, die
/// modifiers), the odds if there are any, and the prospects, whose chances add up to one.
struct Preview {
    struct Part {
        Text label;
        Tally tally;
        AttributeId about = AttributeId(); ///< the printed number it explains, if it is one
        friend bool operator==(const Part&, const Part&) = default;
    };
    /// What is to be known besides: who would surrender, that nobody could advance.
    struct Note {
        Text text;
        RuleRef rule;
        friend bool operator==(const Note&, const Note&) = default;
    };
    std::vector<Part> parts;
    Text odds;
    std::vector<Prospect> prospects;
    std::vector<Note> notes;
    friend bool operator==(const Preview&, const Preview&) = default;
};

} // namespace esagono
