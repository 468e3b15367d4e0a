// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/files/package_mirror.h"

#include "engine/all_games.h"
#include "engine/core/fault.h"
#include "engine/kit/checking/package_check.h"
#include "engine/play/game.h"

#include <QCoreApplication>
#include <QtConcurrent>

namespace esagono {

namespace {

/// Taking a package to pieces takes longer than a frame: whoever lets go of it last does not wait.
void letGo(const EditedGame* game) {
    if (QCoreApplication::instance() == nullptr)
        delete game;
    else
        QThreadPool::globalInstance()->start([game] { delete game; });
}

ReadPackage lookThrough(Documents documents) {
    ReadPackage result;
    try {
        GamePackage package = readPackage(std::move(documents), result.findings);
        for (Finding& finding : checkPackage(package))
            addFinding(result.findings, std::move(finding));
        for (const Rules* rules : allGames())
            if (rules->id == package.rules)
                for (Finding& finding : whyNotPlayed(package, *rules))
                    addFinding(result.findings, std::move(finding));
        result.edited = {new EditedGame(std::move(package)), letGo};
    } catch (...) {
        result.fault = caughtText();
    }
    return result;
}

} // namespace

PackageMirror::PackageMirror(QObject* parent)
    : QObject(parent) {
    m_worker.setMaxThreadCount(1);
    connect(&m_reading, &QFutureWatcherBase::finished, this, [this] {
        m_running = false;
        const ReadPackage result = m_reading.result();
        const bool stale = m_fresh != nullptr; // of the package before
        if (!stale && result.edited) {
            m_base = {result.edited, &result.edited->game.package.documents};
            m_since.clear();
        }
        start();
        if (!stale)
            Q_EMIT read(result);
    });
}

PackageMirror::~PackageMirror() {
    m_worker.waitForDone();
}

void PackageMirror::begin(Documents documents) {
    m_edits.clear();
    m_fresh = std::make_unique<Documents>(std::move(documents));
    start();
}

void PackageMirror::follow(Edit edit) {
    m_edits.push_back(std::move(edit));
    start();
}

void PackageMirror::start() {
    if (m_running || (!m_fresh && m_edits.empty()))
        return;
    std::optional<std::set<std::string>> changed;
    if (m_fresh) {
        m_base = std::move(m_fresh);
        m_since.clear();
    } else {
        changed.emplace();
        for (const Edit& edit : m_edits)
            for (const Change& change : edit.changes)
                changed->insert(change.at.file);
    }
    m_since.insert(m_since.end(), std::make_move_iterator(m_edits.begin()),
                   std::make_move_iterator(m_edits.end()));
    m_edits.clear();
    m_running = true;
    m_reading.setFuture(QtConcurrent::run(
        &m_worker, [base = m_base, edits = m_since, changed = std::move(changed)]() mutable {
            Documents documents = *base;
            base.reset();
            for (const Edit& edit : edits)
                (void)carryOut(documents, edit);
            ReadPackage result = lookThrough(std::move(documents));
            result.changed = std::move(changed);
            return result;
        }));
}

} // namespace esagono
