// SPDX-License-Identifier: GPL-3.0-or-later
#include "package_mirror.h"

#include "core/fault.h"
#include "kit/package_check.h"

#include <QtConcurrent>

namespace esagono {

namespace {

ReadPackage lookThrough(Documents documents) {
    ReadPackage result;
    try {
        auto package =
            std::make_shared<GamePackage>(readPackage(std::move(documents), result.findings));
        for (Finding& finding : checkPackage(*package))
            addFinding(result.findings, std::move(finding));
        result.package = std::move(package);
    } catch (const Fault& fault) {
        result.fault = fault.text();
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
    if (m_fresh)
        m_documents = std::make_shared<Documents>(std::move(*std::exchange(m_fresh, nullptr)));
    m_running = true;
    m_reading.setFuture(
        QtConcurrent::run(&m_worker, [documents = m_documents, edits = std::exchange(m_edits, {})] {
            for (const Edit& edit : edits)
                (void)carryOut(*documents, edit);
            return lookThrough(*documents);
        }));
}

} // namespace esagono
