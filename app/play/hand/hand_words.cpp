// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/hand/hand_words.h"

#include "app/play/hand/pointing.h"
#include "app/table/words/decision_words.h"
#include "app/table/words/game_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace esagono {

namespace {

QString rich(const Text& text, const QString& language, const Setting& setting) {
    return GameWords(setting, language).richPhrase(text);
}

/// What the argument left open is made of.
FieldKind openField(const Filling& filling, const Offer& offer) {
    const Verb& verb = filling.seat().decision().verbs[offer.verb.index()];
    return verb.arguments[offer.open].kind;
}

ChoiceRow rowOf(const Filling& filling, const Offer& offer, const View& view, std::int32_t target,
                const GameWords& words) {
    ChoiceRow row;
    row.value = target;
    const auto number = static_cast<std::size_t>(target);
    switch (openField(filling, offer)) {
    case FieldKind::Counter:
    case FieldKind::Allocation: {
        row.counter = target;
        const HexId hex = placeOf(view, CounterId(number)).hex();
        row.hex = hex.exists() ? int(hex.value) : -1;
        row.label = words.name(CounterId(number));
        break;
    }
    case FieldKind::Hex:
        row.hex = target;
        row.label = words.hexLabel(HexId(number));
        break;
    default:
        row.label = QString::number(target);
    }
    const auto at = std::ranges::find(offer.targets, target) - offer.targets.begin();
    if (static_cast<std::size_t>(at) < offer.labels.size())
        row.label = words.phrase(offer.labels[static_cast<std::size_t>(at)]);
    if (static_cast<std::size_t>(at) < offer.capacity.size())
        row.capacity = offer.capacity[static_cast<std::size_t>(at)];
    return row;
}

} // namespace

QString promptFor(const Filling& filling, const QString& language) {
    const Setting& setting = filling.seat().setting();
    const Offer* offer = filling.asked();
    if (offer == nullptr || !filling.isBegun() || offer->kind == OfferKind::Button) {
        const Text asked = filling.seat().prompt();
        if (!asked.empty())
            return rich(asked, language, setting);
        return rich(Text(filling.seat().decision().label), language, setting);
    }
    const QString label = rich(offer->label, language, setting);
    switch (offer->kind) {
    case OfferKind::Path:
        //: %1 = what is being done: "Move 1° Rgt LIT"
        //% "%1 · choose the hex where it ends, or press Esc"
        return qtTrId("app.play.prompt.path").arg(label);
    case OfferKind::Hexes:
        //: %1 = what is being done
        //% "%1 · choose a hex, or press Esc"
        return qtTrId("app.play.prompt.hexes").arg(label);
    case OfferKind::Units:
        //: %1 = what is being done, %n = how many are chosen
        //% "%1 · %n unit(s) chosen; choose, then confirm"
        return qtTrId("app.play.prompt.units", int(filling.picked().size())).arg(label);
    case OfferKind::Allocation:
        //: %1 = what is being done, %n = how much is left to share out
        //% "%1 · %n left to share out"
        return qtTrId("app.play.prompt.allocation", offer->least - filling.sharedOut()).arg(label);
    default:
        //: %1 = what is being done
        //% "%1 · choose, then confirm"
        return qtTrId("app.play.prompt.choose").arg(label);
    }
}

QString missingFrom(const Filling& filling) {
    const Offer* offer = filling.offer();
    if (offer == nullptr || filling.hasEnough())
        return {};
    const int count = int(filling.picked().size());
    switch (offer->kind) {
    case OfferKind::Units:
    case OfferKind::Hexes:
        if (count < offer->least)
            //: %n = how many more must be chosen
            //% "Choose %n more"
            return qtTrId("app.play.missing.more", offer->least - count);
        //: %n = how many too many are chosen
        //% "Choose %n fewer"
        return qtTrId("app.play.missing.fewer", count - offer->most);
    case OfferKind::Allocation:
        if (filling.sharedOut() < offer->least)
            //: %n = how much is left to share out
            //% "Share out %n more"
            return qtTrId("app.play.missing.share", offer->least - filling.sharedOut());
        //: %n = how much too much is shared out
        //% "Share out %n less"
        return qtTrId("app.play.missing.share_less", filling.sharedOut() - offer->least);
    default:
        //% "Nothing is chosen yet"
        return qtTrId("app.play.missing.any");
    }
}

QList<OfferRow> offerRows(const Filling& filling, bool ready, const QString& language) {
    const Setting& setting = filling.seat().setting();
    const std::vector<Offer>& roots = filling.roots();
    const auto isMain = [&](const Offer& offer) {
        return offer.kind == OfferKind::Button && (offer.confirm || roots.size() == 1);
    };
    QList<OfferRow> rows;
    for (std::size_t i = 0; i < roots.size(); ++i) {
        const Offer& offer = roots[i];
        const bool isOpen = filling.levels().front().open == int(i);
        OfferRow row;
        row.key = int(i);
        row.kind = kindWord(offer.kind);
        row.label = labelOf(offer, setting, language);
        row.main = isMain(offer);
        row.confirm = offer.confirm;
        row.enabled = offer.kind == OfferKind::Button || offer.kind == OfferKind::Number ||
                      !offer.targets.empty();
        row.least = offer.least;
        row.most = offer.most;
        row.chosen = isOpen ? int(filling.levels().front().picked.size()) : 0;
        row.ready = offer.kind == OfferKind::Button || (isOpen && ready);
        row.leadsOn = offer.leadsOn;
        row.revises = offer.revises || offer.undoes;
        row.onMap = filling.isAmbient(filling.levels().front(), offer) &&
                    (offer.leadsOn || offer.kind == OfferKind::Path ||
                     offer.kind == OfferKind::Hexes || offer.kind == OfferKind::Units);
        rows << row;
    }
    return rows;
}

QList<ChoiceRow> choiceRows(const Filling& filling, const View& view, const QString& language) {
    QList<ChoiceRow> rows;
    const Offer* offer = filling.offer();
    if (offer == nullptr || offer->kind == OfferKind::Button || offer->kind == OfferKind::Path)
        return rows;
    const GameWords words(filling.seat().setting(), language);
    if (offer->kind == OfferKind::Number) {
        for (std::int32_t each = offer->least; each <= offer->most; ++each) {
            ChoiceRow row;
            row.value = each;
            row.label = QString::number(each);
            row.chosen = filling.isPicked(each);
            rows << row;
        }
        return rows;
    }
    const bool ordered = offer->kind == OfferKind::Order;
    for (const std::int32_t target : ordered ? filling.picked() : offer->targets) {
        ChoiceRow row = rowOf(filling, *offer, view, target, words);
        row.chosen = filling.isPicked(target);
        if (ordered)
            row.position = int(rows.size());
        if (offer->kind == OfferKind::Allocation)
            row.amount = filling.amountOf(target);
        rows << row;
    }
    for (const Blocked& blocked : offer->blocked) {
        ChoiceRow row = rowOf(filling, *offer, view, blocked.target, words);
        row.blockedReason = words.phrase(blocked.why.refusal().text);
        row.blockedRule = words.ruleWord(blocked.why.refusal().rule);
        rows << row;
    }
    return rows;
}

} // namespace esagono
