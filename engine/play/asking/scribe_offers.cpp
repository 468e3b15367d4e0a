// SPDX-License-Identifier: GPL-3.0-or-later
// What is said to people and bots: texts, refusals, offers, previews.
#include "engine/core/fault.h"
#include "engine/play/asking/scribe.h"
#include "engine/play/messages.h"

#include <array>

namespace esagono {

namespace {

constexpr std::array<std::string_view, 8> offerKinds = {"button", "hexes",      "units", "path",
                                                        "choice", "allocation", "order", "number"};

Record ratioRecord(Ratio ratio) {
    if (ratio.isWhole())
        return ratio.over();
    return std::to_string(ratio.over()) + "/" + std::to_string(ratio.under());
}

/// A text's argument: numbers and proper names as they are, the rest as {"kind": name}.
struct ArgumentWriter {
    const Scribe& scribe;

    Record operator()(std::int64_t value) const { return value; }
    Record operator()(const std::string& value) const { return value; }
    Record operator()(Ratio value) const { return {{"ratio", {value.over(), value.under()}}}; }
    Record operator()(const Word& value) const { return {{"word", value.id}}; }
    Record operator()(CounterId value) const { return {{"counter", scribe.name(value)}}; }
    Record operator()(HexId value) const { return {{"hex", scribe.name(Place(value))}}; }
    Record operator()(Place value) const { return {{"place", scribe.name(value)}}; }
    Record operator()(SideId value) const { return {{"side", scribe.name(value)}}; }
    Record operator()(const RuleRef& value) const { return {{"rule", ruleWord(value)}}; }
};

TextArgument readArgument(const Scribe& scribe, const Record& record, std::string_view where) {
    if (isWhole<std::int64_t>(record))
        return record.get<std::int64_t>();
    if (record.is_string())
        return record.get<std::string>();
    if (record.is_object() && record.size() == 1) {
        const std::string& key = record.begin().key();
        const Record& value = record.begin().value();
        if (key == "word" && value.is_string())
            return Word{value.get<std::string>()};
        if (key == "rule" && value.is_string())
            return ruleFromWord(value.get<std::string>());
        if (key == "counter")
            return scribe.read<CounterId>(value, where);
        if (key == "hex")
            return scribe.read<HexId>(value, where);
        if (key == "place")
            return scribe.read<Place>(value, where);
        if (key == "side")
            return scribe.read<SideId>(value, where);
        if (key == "ratio" && value.is_array() && value.size() == 2 &&
            isWhole<std::int32_t>(value[0]) && isWhole<std::int32_t>(value[1]) && value[1] > 0)
            return Ratio(value[0].get<std::int32_t>(), value[1].get<std::int32_t>());
    }
    throw Fault(FaultKind::Malformed, Text(say::expectedThere, where, Word{say::anArgumentOfText}));
}

} // namespace

Record Scribe::write(const Text& text) const {
    Record record = {{"text", text.id}};
    if (!text.arguments.empty()) {
        record["with"] = Record::array();
        for (const TextArgument& argument : text.arguments)
            record["with"].push_back(std::visit(ArgumentWriter{*this}, argument));
    }
    return record;
}

Text Scribe::readText(const Record& record, std::string_view where) const {
    if (!record.is_object() || !record.contains("text") || !record["text"].is_string())
        throw Fault(FaultKind::Malformed, Text(say::expectedThere, where, Word{say::aMessageId}));
    Text text;
    text.id = record["text"].get<std::string>();
    if (const auto with = record.find("with"); with != record.end()) {
        if (!with->is_array() || with->size() > 9)
            throw Fault(FaultKind::Malformed,
                        Text(say::expectedThere, where, Word{say::aMessageId}));
        for (const Record& argument : *with)
            text.arguments.push_back(readArgument(*this, argument, where));
    }
    return text;
}

Record Scribe::write(const Refusal& refusal) const {
    Record record = write(refusal.text);
    record["rule"] = ruleWord(refusal.rule);
    for (const Culprit& culprit : refusal.culprits)
        record["culprits"].push_back(
            std::visit([&](auto whom) { return ArgumentWriter{*this}(whom); }, culprit));
    return record;
}

Record Scribe::write(const Offer& offer, const FrameKind& decision) const {
    const Verb& verb = decision.verbs[offer.verb.index()];
    Record record = {{"verb", std::string(verb.name)},
                     {"kind", offerKinds[static_cast<std::size_t>(offer.kind)]},
                     {"label", write(offer.label)},
                     {"fixed", writeValues(verb.arguments, offer.arguments)}};
    if (offer.confirm)
        record["confirm"] = true;
    if (offer.revises)
        record["revises"] = true;
    if (offer.undoes)
        record["undoes"] = true;
    if (offer.kind == OfferKind::Button)
        return record;
    const Field& field = verb.arguments[offer.open];
    Field each = field; // one candidate at a time; an allocation's candidates are counters
    each.kind = field.kind == FieldKind::Allocation ? FieldKind::Counter : field.kind;
    record["open"] = std::string(field.name);
    record["least"] = offer.least;
    record["most"] = offer.most;
    Record& targets = record["targets"] = Record::array();
    for (const std::int32_t target : offer.targets)
        targets.push_back(writeValue(each, target));
    Record& blocked = record["blocked"] = Record::array();
    for (const Blocked& block : offer.blocked)
        blocked.push_back(
            {{"target", writeValue(each, block.target)}, {"why", write(block.why.refusal())}});
    if (!offer.capacity.empty())
        record["capacity"] = offer.capacity;
    for (const Text& label : offer.labels)
        record["labels"].push_back(write(label));
    for (const PathStep& step : offer.steps)
        record["steps"].push_back({{"hex", name(Place(step.hex))},
                                   {"from", name(Place(step.from))},
                                   {"cost", step.cost}});
    if (offer.perPoint != 1)
        record["per_point"] = offer.perPoint;
    record["example"] = write(exampleOf(offer, SideId()), decision);
    return record;
}

Record Scribe::write(const Preview& preview) const {
    Record record = {{"parts", Record::array()}, {"prospects", Record::array()}};
    for (const Preview::Part& part : preview.parts) {
        Record items = Record::array();
        for (const TallyItem& item : part.tally.items)
            items.push_back({{"label", write(item.label)},
                             {"value", ratioRecord(item.value)},
                             {"rule", ruleWord(item.rule)}});
        record["parts"].push_back({{"label", write(part.label)},
                                   {"items", std::move(items)},
                                   {"total", ratioRecord(part.tally.total())}});
    }
    if (!preview.odds.empty())
        record["odds"] = write(preview.odds);
    for (const Prospect& prospect : preview.prospects)
        record["prospects"].push_back(
            {{"result", write(prospect.result)}, {"chance", ratioRecord(prospect.chance)}});
    for (const Preview::Note& note : preview.notes)
        record["notes"].push_back({{"text", write(note.text)}, {"rule", ruleWord(note.rule)}});
    return record;
}

} // namespace esagono
