// SPDX-License-Identifier: GPL-3.0-or-later
// What a side may do: a few lines for every verb, or every target with its cost.
#include "app/cli/command_text.h"
#include "app/cli/layout.h"
#include "app/cli/listing.h"
#include "app/cli/messages.h"
#include "engine/play/asking/costs.h"
#include "engine/play/referee.h"

#include <algorithm>

namespace esagono::cli {

namespace {

constexpr std::size_t fewOffers = 2; ///< of a verb: they are listed one by one
constexpr std::size_t indent = 4;
constexpr std::size_t noLimit = 1000; ///< lines

HexId hexOf(std::int32_t target) {
    return HexId(static_cast<std::size_t>(target));
}

class OfferListing {
public:
    OfferListing(const Position& position, SideId side, const Wording& wording)
        : m_position(position)
        , m_side(side)
        , m_wording(wording) {}

    /// Every offer by itself.
    void block(const Offer& offer, bool isWhole) {
        std::ranges::move(wrapped("- " + m_wording.phrase(offer.label), 0, 2),
                          std::back_inserter(m_lines));
        if (offer.canBeTaken()) {
            const Command example = exampleOf(offer, m_side);
            m_lines.push_back(std::string(indent, ' ') + commandText(example));
            tellCosts(offer, example);
        }
        targets(offer, isWhole);
        if (isWhole)
            blocked(offer);
    }

    /// All that have the same verb; their labels are told if they are the same.
    void group(const std::vector<Offer>& offers, const std::string& label) {
        std::size_t choices = 0;
        std::vector<std::string> whom, where;
        for (const Offer& offer : offers) {
            choices += std::max<std::size_t>(offer.targets.size(), 1);
            subjects(offer, FieldKind::Counter, whom);
            subjects(offer, FieldKind::Hex, where);
        }
        const std::string verb(verbOf(offers.front()).name);
        m_lines.push_back(
            "- " + m_wording.phrase(
                       label.empty() ? Text(say::groupLine, offers.size(), verb, choices)
                                     : Text(say::groupNamed, offers.size(), label, verb, choices)));
        const bool isUnits = !whom.empty();
        if (isUnits || !where.empty())
            list(isUnits ? say::groupUnits : say::groupHexes, isUnits ? whom : where, 2);
        const auto possible = std::ranges::find_if(offers, &Offer::canBeTaken);
        if (possible == offers.end())
            return;
        const Command example = exampleOf(*possible, m_side);
        m_lines.push_back(std::string(indent, ' ') +
                          m_wording.phrase(Text(say::exampleLine, commandText(example))));
        tellCosts(*possible, example);
    }

    std::vector<std::string> lines() { return std::move(m_lines); }

private:
    [[nodiscard]] const Verb& verbOf(const Offer& offer) const {
        return m_position.kind().verbs[offer.verb.index()];
    }
    [[nodiscard]] std::string commandText(const Command& command) const {
        return shortForm(m_wording.scribe().write(command, m_position.kind()));
    }
    void tellCosts(const Offer& offer, const Command& example) {
        const std::optional<Ratio> way = offer.kind == OfferKind::Path
                                             ? costTo(offer, hexOf(offer.example.back()))
                                             : std::nullopt;
        if (const std::string costs = costsOf(m_position, example, way, m_wording); !costs.empty())
            add(Text(say::costsLine, costs));
    }
    void add(const Text& text) {
        std::ranges::move(wrapped(m_wording.phrase(text), indent, indent + 2),
                          std::back_inserter(m_lines));
    }
    /// A list under a label, cut after so many lines.
    void list(const char* label, const std::vector<std::string>& words, std::size_t most) {
        const std::size_t count = fitting(words, most);
        std::string text;
        for (std::size_t i = 0; i < count; ++i)
            join(text, words[i]);
        if (count < words.size())
            text = m_wording.phrase(Text(say::andMore, words.size() - count, text));
        add(Text(label, text));
    }

    /// "R_CLV CLV/50 (1815)".
    [[nodiscard]] std::string unit(CounterId counter) const {
        const HexId hex = m_position.hex(counter);
        return m_wording.scribe().name(counter) + " " + m_wording.name(counter) +
               (hex.exists() ? " (" + m_wording.scribe().name(Place(hex)) + ")" : "");
    }
    /// What an offer is about, by what is settled in it; units also if they are still to be chosen.
    void subjects(const Offer& offer, FieldKind kind, std::vector<std::string>& names) const {
        const auto& fields = verbOf(offer).arguments;
        const auto addOne = [&](std::int32_t value) {
            const auto number = static_cast<std::size_t>(value);
            std::string name = kind == FieldKind::Hex
                                   ? m_wording.scribe().name(Place(HexId(number)))
                                   : unit(CounterId(number));
            if (std::ranges::count(names, name) == 0)
                names.push_back(std::move(name));
        };
        for (std::size_t i = 0; i < fields.size(); ++i) {
            if (fields[i].kind != kind)
                continue;
            std::ranges::for_each(offer.arguments.list(i), addOne);
            if (kind == FieldKind::Counter && offer.kind == OfferKind::Units && offer.open == i)
                std::ranges::for_each(offer.targets, addOne);
        }
    }

    /// A target as it is told: with its place, its name, its capacity.
    [[nodiscard]] std::string target(const Offer& offer, std::size_t number,
                                     const Record& written) const {
        const std::int32_t value = offer.targets[number];
        const FieldKind kind = verbOf(offer).arguments[offer.open].kind;
        std::string word = written.is_string() ? written.get<std::string>() : written.dump();
        if (kind == FieldKind::Counter || kind == FieldKind::Allocation)
            word = unit(CounterId(static_cast<std::size_t>(value)));
        if (number < offer.labels.size())
            word += " (" + m_wording.phrase(offer.labels[number]) + ")";
        if (number < offer.capacity.size())
            word = m_wording.phrase(Text(say::upTo, word, offer.capacity[number]));
        if (const auto cost = costTo(offer, hexOf(value)))
            word += " (" + numberText(*cost) + ")";
        return word;
    }
    void targets(const Offer& offer, bool isWhole) {
        if (offer.kind == OfferKind::Number)
            add(Text(say::numberRange, offer.least, offer.most));
        if (offer.kind == OfferKind::Button || offer.targets.empty())
            return;
        if (offer.kind == OfferKind::Path && !isWhole) {
            reach(offer);
            return;
        }
        const Record record = m_wording.scribe().write(offer, m_position.kind());
        std::vector<std::string> words;
        bool hasCosts = false;
        for (std::size_t i = 0; i < offer.targets.size(); ++i) {
            words.push_back(target(offer, i, record["targets"][i]));
            hasCosts = hasCosts || costTo(offer, hexOf(offer.targets[i]));
        }
        list(hasCosts ? say::waysLine : say::targetsLine, words, isWhole ? noLimit : 2);
    }
    /// Of a way: how many hexes it can end in, and what they cost.
    void reach(const Offer& offer) {
        std::optional<Ratio> least, most;
        for (const std::int32_t each : offer.targets)
            if (const auto cost = costTo(offer, hexOf(each))) {
                least = least ? std::min(*least, *cost) : *cost;
                most = most ? std::max(*most, *cost) : *cost;
            }
        const std::size_t count = offer.targets.size();
        if (!least)
            add(Text(say::reachLine, count));
        else
            add(*least == *most
                    ? Text(say::reachFor, count, numberText(*least))
                    : Text(say::reachFromTo, count, numberText(*least), numberText(*most)));
    }

    /// Reasons of the same kind together: the first in full, and the others it holds for.
    void blocked(const Offer& offer) {
        const Record record = m_wording.scribe().write(offer, m_position.kind());
        std::vector<bool> told(offer.blocked.size(), false);
        for (std::size_t i = 0; i < offer.blocked.size(); ++i) {
            if (told[i])
                continue;
            const Refusal why = offer.blocked[i].why.refusal();
            std::string others;
            for (std::size_t k = i + 1; k < offer.blocked.size(); ++k)
                if (const Refusal other = offer.blocked[k].why.refusal();
                    other.text.id == why.text.id && other.rule == why.rule) {
                    told[k] = true;
                    join(others, plainTarget(record["blocked"][k]));
                }
            const std::string reason = m_wording.refusalLine(why);
            const std::string first = plainTarget(record["blocked"][i]);
            add(others.empty() ? Text(say::blockedLine, first, reason)
                               : Text(say::blockedLikewise, first, reason, others));
        }
    }
    [[nodiscard]] static std::string plainTarget(const Record& blocked) {
        const Record& target = blocked["target"];
        return target.is_string() ? target.get<std::string>() : target.dump();
    }

    const Position& m_position;
    SideId m_side;
    const Wording& m_wording;
    std::vector<std::string> m_lines;
};

/// The label of all offers of a verb, if they have the same one; of those that lead on, if they do.
std::string labelOf(const std::vector<Offer>& group, const std::vector<Offer>& roots,
                    const Wording& wording) {
    const auto common = [&](const std::vector<Offer>& offers) -> std::string {
        const Offer* first = nullptr;
        for (const Offer& each : offers) {
            if (each.verb != group.front().verb)
                continue;
            if (first != nullptr && first->label != each.label)
                return {};
            first = &each;
        }
        return first == nullptr ? std::string() : wording.phrase(first->label);
    };
    std::string label = common(roots);
    return label.empty() ? common(group) : label;
}

} // namespace

std::vector<std::string> listingOf(const std::vector<Offer>& offers, const Position& position,
                                   SideId side, Detail detail, const Wording& wording) {
    OfferListing listing(position, side, wording);
    const std::vector<Offer> roots =
        detail == Detail::Group ? offersTo(position, side) : std::vector<Offer>();
    std::vector<VerbId> verbs;
    for (const Offer& offer : offers)
        if (std::ranges::count(verbs, offer.verb) == 0)
            verbs.push_back(offer.verb);
    for (const VerbId verb : verbs) {
        std::vector<Offer> group;
        std::ranges::copy_if(offers, std::back_inserter(group),
                             [&](const Offer& offer) { return offer.verb == verb; });
        if (detail == Detail::Group && group.size() > fewOffers)
            listing.group(group, labelOf(group, roots, wording));
        else
            for (const Offer& offer : group)
                listing.block(offer, detail == Detail::Whole);
    }
    return listing.lines();
}

} // namespace esagono::cli
