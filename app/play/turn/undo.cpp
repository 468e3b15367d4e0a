// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/turn/undo.h"

#include "app/play/play_table.h"
#include "engine/core/fault.h"
#include "engine/play/messages.h"
#include "engine/replay/film.h"

#include <QCoreApplication>

namespace esagono {

/// Whose command would be taken back: the viewer's; where nothing is secret, whoever's was the
/// last.
SideId Undo::side() const {
    const Match* const match = m_table.match();
    if (match == nullptr)
        return {};
    const Viewer viewer = m_table.viewpoint()->viewer();
    if (viewer.kind == Viewer::Kind::Side && m_table.viewpoint()->hasSecrets())
        return viewer.side;
    const PageNumber head = match->journal().head(match->branch());
    return head == 0 ? m_table.turn()->sideToAct()
                     : find<SideId>(match->setting().package().sides,
                                    match->journal().command(head).side);
}

QString Undo::takeBackLabel() const {
    if (!m_canTakeBack)
        //% "Take back"
        return qtTrId("app.play.take_back");
    //: %1 = what would be taken back: "1° Rgt LIT 2010 → 1909"
    //% "Take back: %1"
    return qtTrId("app.play.take_back_of").arg(m_last);
}

QString Undo::redoLabel() const {
    if (m_takenBack.empty())
        //% "Do again"
        return qtTrId("app.play.redo");
    //: %1 = what would be done again
    //% "Do again: %1"
    return qtTrId("app.play.redo_of").arg(m_takenBack.back().label);
}

/// And remembers it, so that it can be done again.
std::optional<Refusal> Undo::takeBackLast() {
    const Match& match = *m_table.match();
    const SideId side = this->side();
    const PageNumber head = match.journal().head(match.branch());
    LocalSeat seat = m_table.seatOf(side);
    if (const auto why = side.exists() ? seat.takeBack() : seat.whyNotTakeBack())
        return why;
    const CommandPage page = match.journal().command(head);
    Record record = readRecord(page.args, page.verb);
    record["verb"] = page.verb;
    m_takenBack.push_back(
        {match.scribe().readCommand(record, side, match.position().kind()), m_last});
    return std::nullopt;
}

void Undo::takeBack() {
    if (!m_table.isOpen() || m_table.viewpoint()->isCurtainDown())
        return;
    m_table.attempt([&] {
        const WorkWatch watch = m_table.watch();
        if (!m_table.isDiaryThere())
            return;
        try {
            if (const auto why = takeBackLast()) {
                m_table.tell(why->text);
                Q_EMIT m_table.refused();
                return;
            }
        } catch (const Fault& fault) {
            m_table.tell(fault.text());
            m_table.diary()->setUnwritten(fault.kind(), fault.text());
            Q_EMIT m_table.refused();
            return;
        }
        m_table.turn()->opponents()->hold();
        m_table.realDice()->clear();
        m_table.forgetJourneys();
        nameLast();
        m_table.tell(QString());
        m_table.look(); // nobody reads the table as it was
        m_table.showPanels();
        m_table.settle();
        Q_EMIT m_table.commandDone();
    });
}

void Undo::redo() {
    if (!m_table.isOpen() || m_takenBack.empty() || m_table.viewpoint()->isCurtainDown())
        return;
    m_table.attempt([&] {
        const WorkWatch watch = m_table.watch();
        m_table.turn()->carryOutAgain(m_takenBack.back().command,
                                      [this](const Outcome<Receipt>& done) {
                                          if (done.isRefused())
                                              return;
                                          m_takenBack.pop_back();
                                          Q_EMIT changed();
                                      });
    });
}

void Undo::refresh() {
    m_canTakeBack = false;
    m_whyNot.clear();
    if (m_table.isOpen()) {
        const SideId side = this->side();
        std::optional<Refusal> why;
        if (m_table.isReadOnly())
            why = Refusal{RuleRef(), say::readingOnly};
        else
            why = m_table.seatOf(side).whyNotTakeBack();
        m_canTakeBack = !why && side.exists();
        if (why)
            m_whyNot = m_table.words().phrase(why->text);
    }
    Q_EMIT changed();
}

void Undo::nameLast() {
    m_last.clear();
    const Match& match = *m_table.match();
    const auto recording = Recording::of(match);
    Film film(*recording, {match.branch()});
    if (film.pages().empty())
        return;
    try {
        nameLast(film.receipt(film.pages().size() - 1));
    } catch (const Fault&) { // then it has no name; taking back will say what is wrong
    }
}

/// As whoever decided knows it.
void Undo::nameLast(const Receipt& receipt) {
    m_last.clear();
    if (!receipt.side.exists())
        return;
    const Setting& setting = m_table.match()->setting();
    const ToldPage told = tell(setting, receipt, Viewer::of(receipt.side));
    m_last = m_table.words().phrase(told.story.empty() ? Text(setting.kind(told.decision).label)
                                                       : told.story.front().text);
}

void Undo::clear() {
    m_takenBack.clear();
    m_last.clear();
    m_canTakeBack = false;
    m_whyNot.clear();
}

} // namespace esagono
