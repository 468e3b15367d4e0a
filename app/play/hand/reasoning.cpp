// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/hand/reasoning.h"

#include "app/play/hand/highlighting.h"

#include <QCoreApplication>

#include <algorithm>

namespace esagono {

namespace {

/// The counter meant, for an offer of counters: the one hit, else the best of the hex.
std::optional<std::int32_t> counterMeant(const Offer& offer, const View& view,
                                         const Pointed& pointed) {
    if (pointed.counter.exists())
        return pointed.counter.value;
    const std::vector<CounterId> stack = countersAt(view, pointed.hex);
    for (const CounterId each : stack)
        if (std::ranges::find(offer.targets, std::int32_t(each.value)) != offer.targets.end())
            return each.value;
    for (const CounterId each : stack)
        if (std::ranges::find(offer.blocked, std::int32_t(each.value), &Blocked::target) !=
            offer.blocked.end())
            return each.value;
    return stack.empty() ? std::nullopt : std::optional<std::int32_t>(stack.front().value);
}

QString titleFor(const GameWords& words, const Pointed& pointed, CounterId who) {
    const QString hex = words.hexLabel(pointed.hex);
    if (!hex.isEmpty() && who.exists())
        //: %1 = number of a hex, %2 = a unit
        //% "%1 is closed to %2"
        return qtTrId("app.play.why.closed_to").arg(hex, words.name(who));
    if (pointed.counter.exists())
        //: %1 = a unit
        //% "%1 cannot be chosen now"
        return qtTrId("app.play.why.counter").arg(words.name(pointed.counter));
    if (!hex.isEmpty())
        //: %1 = number of a hex
        //% "%1 cannot be chosen now"
        return qtTrId("app.play.why.hex").arg(hex);
    //% "That is not possible now"
    return qtTrId("app.play.why.title");
}

/// What the nearest possible hex is, and what it would cost.
void addAlternative(Reason::Content& content, const Filling& filling, HexId asked,
                    const GameWords& words) {
    if (!asked.exists())
        return;
    const HexMap& map = *filling.seat().setting().map;
    HexId best;
    for (const std::size_t each : liveOffers(filling, filling.levels().size() - 1)) {
        const Offer& offer = filling.last().offers[each];
        if (!asksForHexes(offer))
            continue;
        for (const std::int32_t target : offer.targets) {
            const HexId hex(static_cast<std::size_t>(target));
            if (!best.exists() || map.distance(asked, hex) < map.distance(asked, best))
                best = hex;
        }
    }
    if (!best.exists())
        return;
    content.alternativeHex = best.value;
    const QString label = words.hexLabel(best);
    if (const QVariantList way = wayOf(filling, best); !way.isEmpty())
        //: %1 = number of a hex, %2 = movement points
        //% "You can enter %1 for %2 MP"
        content.alternative =
            qtTrId("app.play.why.enter_instead")
                .arg(label, way.constLast().toMap().value(QStringLiteral("total")).toString());
    else
        //: %1 = number of a hex
        //% "You can choose %1"
        content.alternative = qtTrId("app.play.why.choose_instead").arg(label);
}

QVariantMap culpritRow(const GameWords& words, const View& view, const Culprit& culprit) {
    if (const auto* counter = std::get_if<CounterId>(&culprit)) {
        const HexId hex = placeOf(view, *counter).hex();
        return {{QStringLiteral("counter"), int(counter->value)},
                {QStringLiteral("hex"), hex.exists() ? int(hex.value) : -1},
                {QStringLiteral("label"), words.name(*counter)},
                {QStringLiteral("place"), words.hexLabel(hex)}};
    }
    const HexId hex = std::get<HexId>(culprit);
    return {{QStringLiteral("counter"), -1},
            {QStringLiteral("hex"), int(hex.value)},
            {QStringLiteral("label"), words.hexLabel(hex)},
            {QStringLiteral("place"), words.placeName(hex)}};
}

} // namespace

std::optional<Judged> judge(const Filling& filling, const View& view, const Pointed& pointed) {
    for (std::size_t level = filling.levels().size(); level-- > 0;) {
        std::optional<Judged> refused;
        for (const std::size_t each : liveOffers(filling, level)) {
            const Offer& offer = filling.levels()[level].offers[each];
            std::optional<std::int32_t> target;
            if (asksForHexes(offer) && pointed.hex.exists())
                target = pointed.hex.value;
            else if (asksForCounters(offer))
                target = counterMeant(offer, view, pointed);
            if (!target)
                continue;
            Judged judged{level, each, *target, filling.seat().whyNotAt(offer, *target)};
            if (!judged.why)
                return judged;
            if (!refused)
                refused = std::move(judged);
        }
        if (refused)
            return refused;
    }
    return std::nullopt;
}

std::vector<Culprit> seenCulprits(const Refusal& refusal, const View& view) {
    std::vector<Culprit> seen;
    for (const Culprit& culprit : refusal.culprits)
        if (const auto* counter = std::get_if<CounterId>(&culprit);
            counter == nullptr || placeOf(view, *counter).exists())
            seen.push_back(culprit);
    return seen;
}

Reason::Content reasonFor(const Refusal& refusal, const Filling& filling, const View& view,
                          const Pointed& pointed, CounterId who, const GameWords& words) {
    Reason::Content content;
    content.title = titleFor(words, pointed, who);
    content.text = words.phrase(refusal.text);
    content.ruleWord = words.ruleWord(refusal.rule);
    content.ruleTitle = words.ruleTitle(refusal.rule);
    for (const Culprit& culprit : seenCulprits(refusal, view))
        content.culprits << culpritRow(words, view, culprit);
    content.hex = pointed.hex.exists() ? int(pointed.hex.value) : -1;
    content.counter = pointed.counter.exists() ? int(pointed.counter.value) : -1;
    addAlternative(content, filling, pointed.hex, words);
    return content;
}

Reason::Content nothingThere(const GameWords& words, const Pointed& pointed) {
    Reason::Content content;
    content.title = titleFor(words, pointed, {});
    //% "Nothing that is asked for now can be chosen there"
    content.text = qtTrId("app.play.why.nothing_there");
    content.hex = pointed.hex.exists() ? int(pointed.hex.value) : -1;
    content.counter = pointed.counter.exists() ? int(pointed.counter.value) : -1;
    return content;
}

} // namespace esagono
