// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/words/decision_words.h"

#include "app/table/words/game_words.h"
#include "app/text_formatter.h"

#include <QCoreApplication>

namespace esagono {

namespace {

/// The track that counts turns, by the name every package gives it.
constexpr std::string_view turnTrack = "turn";

QString turnWords(const View& view, const Setting& setting, const QString& language) {
    const TrackId track = find<TrackId>(setting.package().tracks, turnTrack);
    if (!track.exists() || !view.tracks[track.index()] || *view.tracks[track.index()] <= 0)
        return {};
    const int turn = *view.tracks[track.index()];
    const auto at = static_cast<std::size_t>(turn - setting.scenario->firstTurn);
    if (turn < setting.scenario->firstTurn || at >= setting.scenario->turnLabels.size())
        //: %1 = number of the turn
        //% "Turn %1"
        return qtTrId("app.play.turn").arg(turn);
    //: %1 = number of the turn, %2 = its date
    //% "Turn %1 · %2"
    return qtTrId("app.play.turn_dated")
        .arg(QString::number(turn),
             GameWords(setting, language).words(setting.scenario->turnLabels[at]));
}

} // namespace

QString kindWord(OfferKind kind) {
    switch (kind) {
    case OfferKind::Button:
        return QStringLiteral("button");
    case OfferKind::Hexes:
        return QStringLiteral("hexes");
    case OfferKind::Units:
        return QStringLiteral("units");
    case OfferKind::Path:
        return QStringLiteral("path");
    case OfferKind::Choice:
        return QStringLiteral("choice");
    case OfferKind::Allocation:
        return QStringLiteral("allocation");
    case OfferKind::Order:
        return QStringLiteral("order");
    case OfferKind::Number:
        break;
    }
    return QStringLiteral("number");
}

QString labelOf(const Offer& offer, const Setting& setting, const QString& language) {
    return phrase(offer.label, language, &setting);
}

QStringList breadcrumbOf(const View& view, const Setting& setting, const QString& language) {
    QStringList crumbs;
    if (const QString turn = turnWords(view, setting, language); !turn.isEmpty())
        crumbs << turn;
    const Phrasebook book = phrasebook(language, &setting);
    for (const SeenFrame& frame : view.frames) {
        const FrameKind& kind = setting.kind(frame.name);
        const char* word = kind.label;
        if (kind.labelAt != nullptr && !frame.locals.empty() && frame.locals[0] &&
            !frame.locals[0]->empty())
            word = kind.labelAt(frame.locals[0]->front());
        if (*word == '\0')
            continue;
        const QString label = QString::fromStdString(book.word(word));
        if (crumbs.isEmpty() || crumbs.constLast() != label)
            crumbs << label;
    }
    return crumbs;
}

} // namespace esagono
