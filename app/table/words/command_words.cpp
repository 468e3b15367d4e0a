// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/words/command_words.h"

#include "app/table/words/decision_words.h"
#include "engine/play/referee.h"

#include <QCoreApplication>

#include <algorithm>

namespace esagono {

namespace {

constexpr std::size_t mostNamed = 4; // things that are named one by one

const Verb& verbOf(const Position& position, const Command& command) {
    return position.kind().verbs[command.verb.index()];
}

QString listOf(std::span<const std::int32_t> values, const std::function<QString(int)>& name) {
    QStringList names;
    for (const std::int32_t value : values.first(std::min(values.size(), mostNamed)))
        names << name(value);
    if (values.size() > mostNamed)
        //: After some names: how many more there are
        //% "%n more"
        names << qtTrId("app.hint.more", int(values.size() - mostNamed));
    return names.join(QStringLiteral(", "));
}

/// The values of one argument; empty if it has none worth naming.
QString thingsOf(const Field& field, std::span<const std::int32_t> values, const Offer& offer,
                 bool isOpen, const GameWords& words) {
    if (values.empty())
        return {};
    const auto hex = [&](int value) { return words.hexLabel(HexId(std::size_t(value))); };
    const auto counter = [&](int value) { return words.name(CounterId(std::size_t(value))); };
    switch (field.kind) {
    case FieldKind::Hex:
        return isOpen && offer.kind == OfferKind::Path ? QStringLiteral("→ ") + hex(values.back())
                                                       : listOf(values, hex);
    case FieldKind::Counter:
        return listOf(values, counter);
    case FieldKind::Allocation: {
        std::vector<std::int32_t> whom;
        for (std::size_t i = 0; i + 1 < values.size(); i += 2)
            if (values[i + 1] > 0)
                whom.push_back(values[i]);
        return listOf(whom, counter);
    }
    case FieldKind::Number:
        return QString::number(values.front());
    case FieldKind::Side:
        return words.name(SideId(std::size_t(values.front())));
    default:
        break;
    }
    if (isOpen && offer.kind == OfferKind::Choice)
        for (std::size_t i = 0; i < offer.targets.size() && i < offer.labels.size(); ++i)
            if (offer.targets[i] == values.front())
                return words.phrase(offer.labels[i]);
    return {};
}

} // namespace

QString sentenceOf(const Position& position, const Command& command, const GameWords& words) {
    const std::vector<Offer> offers = offersTo(position, command.side);
    const auto found =
        std::ranges::find_if(offers, [&](const Offer& offer) { return suits(offer, command); });
    const Offer* const offer = found == offers.end() ? nullptr : &*found;
    const QString label =
        offer == nullptr ? QString() : labelOf(*offer, words.setting(), words.language());
    if (offer != nullptr && offer->kind == OfferKind::Button)
        return label;
    // An offer that leads on is a way only at its end.
    Offer last = offer == nullptr ? Offer() : *offer;
    if (last.leadsOn)
        for (const Offer& next :
             furtherOffers(position, command.side, last, command.arguments.list(last.open)))
            if (suits(next, command)) {
                last = next;
                break;
            }
    QStringList things;
    const std::vector<Field>& fields = verbOf(position, command).arguments;
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (const QString named =
                thingsOf(fields[i], command.arguments.list(i), last, i == last.open, words);
            !named.isEmpty())
            things << named;
    if (things.isEmpty() || label.isEmpty())
        return label + things.join(QStringLiteral(" · "));
    //: %1 = what is done ("Move"), %2 = with whom and where
    //% "%1: %2"
    return qtTrId("app.hint.command").arg(label, things.join(QStringLiteral(" · ")));
}

void markCommand(Highlights& marks, const Position& position, const Command& command) {
    const std::vector<Field>& fields = verbOf(position, command).arguments;
    HexId from;
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (fields[i].kind == FieldKind::Counter)
            for (const CounterId counter : command.arguments.counters(i)) {
                marks.counters.push_back({counter, CounterMark::Selected});
                if (!from.exists())
                    from = position.hex(counter);
            }
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (fields[i].kind != FieldKind::Hex)
            continue;
        std::vector<HexId> hexes = command.arguments.hexes(i);
        for (const HexId hex : hexes)
            marks.hexes.push_back({hex, HexMark::Chosen, {}});
        if (from.exists() && !hexes.empty()) {
            hexes.insert(hexes.begin(), from);
            marks.strokes.push_back({Stroke::Kind::Path, std::move(hexes), {}});
        }
    }
}

HexId hexOf(const Position& position, const Command& command) {
    const std::vector<Field>& fields = verbOf(position, command).arguments;
    HexId first;
    for (std::size_t i = 0; i < fields.size() && !first.exists(); ++i) {
        if (fields[i].kind == FieldKind::Hex && command.arguments.has(i))
            first = command.arguments.hexes(i).back();
        else if (fields[i].kind == FieldKind::Counter && command.arguments.has(i))
            first = position.hex(command.arguments.counters(i).front());
    }
    return first;
}

} // namespace esagono
