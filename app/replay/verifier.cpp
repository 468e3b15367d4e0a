// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/verifier.h"

#include "app/replay/replay_table.h"
#include "app/text_formatter.h"
#include "engine/core/fault.h"
#include "engine/play/verify.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QtConcurrent>

namespace esagono {

namespace {

/// What is not as it should be, in words; empty: nothing.
QString differenceIn(const QString& path, GameList games, BranchNumber branch,
                     const QString& language) {
    try {
        const auto match =
            Match::open(QFileInfo(path).filesystemFilePath(), games, Access::ReadOnly, branch);
        const Verification result = esagono::verify(*match);
        if (!result.difference)
            return {};
        //: %1 = number of an event, %2 = what is not as it should be
        //% "Event %1: %2"
        return qtTrId("app.replay.difference")
            .arg(result.difference->event)
            .arg(phrase(result.difference->text, language, &match->setting()));
    } catch (...) {
        return phrase(caughtText(), language);
    }
}

QString verifiedWords(int events) {
    //: %n = number of events
    //% "Verified: %n event(s)"
    return qtTrId("app.replay.verified", events);
}

} // namespace

Verifier::Verifier(ReplayTable& table)
    : m_table(table) {
    connect(&m_work, &QFutureWatcherBase::finished, this, [this] {
        const QString difference = m_work.result();
        m_verdict = difference.isEmpty() ? 1 : -1;
        m_text = m_verdict > 0 ? verifiedWords(m_table.winder()->end()) : difference;
        Q_EMIT changed();
    });
}

Verifier::~Verifier() {
    m_work.waitForFinished();
}

void Verifier::verify() {
    if (!m_table.isOpen() || isVerifying())
        return;
    m_work.setFuture(QtConcurrent::run([path = m_table.diaryPath(), games = m_table.games(),
                                        language = m_table.language(),
                                        branch = m_table.film()->strand().branch] {
        return differenceIn(path, games, branch, language);
    }));
    Q_EMIT changed();
}

void Verifier::clear() {
    m_work.waitForFinished();
    m_verdict = 0;
    m_text.clear();
    Q_EMIT changed();
}

} // namespace esagono
