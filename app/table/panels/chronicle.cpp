// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/panels/chronicle.h"

#include "engine/core/fault.h"

#include <QtConcurrentRun>

#include <algorithm>

namespace esagono {

/// Reads through a door of its own, so that the game may go on meanwhile. One thread at a time.
struct Chronicle::Reader {
    Reader(std::filesystem::path diary, const Setting& of, Viewer whose)
        : path(std::move(diary))
        , scribe(of)
        , viewer(whose) {}

    void read(PageNumber head) {
        kept = SIZE_MAX; // until all is well
        pages.clear();
        if (!journal) {
            journal = Journal::open(path, Access::ReadOnly, Checks::Hasty);
            retelling.emplace(*journal, scribe, viewer);
        } else {
            journal->refresh();
        }
        pages = retelling->tell(head);
        kept = retelling->told() - pages.size();
    }

    std::filesystem::path path;
    Scribe scribe;
    Viewer viewer;
    std::optional<Journal> journal;
    std::optional<Retelling> retelling;
    std::size_t kept = 0;        ///< so many pages told before still count
    std::vector<ToldPage> pages; ///< what was read last, to be taken
};

namespace {

bool isSame(Viewer a, Viewer b) {
    return a.kind == b.kind && a.side == b.side;
}

} // namespace

Chronicle::Chronicle(QObject* parent)
    : QObject(parent) {
    connect(&m_work, &QFutureWatcherBase::finished, this, &Chronicle::take);
}

Chronicle::~Chronicle() {
    m_work.disconnect(this);
    m_work.waitForFinished();
}

void Chronicle::show(const GameScene& scene) {
    if (scene.match == nullptr) {
        forget();
        return;
    }
    const std::filesystem::path& path = scene.match->journal().path();
    if (!m_reader || path != m_path || &m_reader->scribe.setting() != scene.setting ||
        !isSame(m_viewer, scene.viewer)) {
        forget();
        m_path = path;
        m_viewer = scene.viewer;
        m_reader = std::make_shared<Reader>(path, *scene.setting, scene.viewer);
    }
    m_wanted = scene.match->journal().head(scene.match->branch());
    if (!m_reading && m_wanted != m_asked)
        read();
}

void Chronicle::read() {
    m_asked = m_wanted;
    m_reading = true;
    m_work.setFuture(QtConcurrent::run([reader = m_reader, head = m_asked] {
        try {
            reader->read(head);
        } catch (...) { // the game itself says what is wrong with its diary
        }
    }));
    Q_EMIT readingChanged();
}

void Chronicle::take() {
    if (!m_reading)
        return;
    m_reading = false;
    if (m_reader->kept < m_pages.size()) {
        m_pages.resize(m_reader->kept);
        Q_EMIT forgotten(m_reader->kept);
    }
    if (!m_reader->pages.empty()) {
        const std::size_t first = m_pages.size();
        std::ranges::move(m_reader->pages, std::back_inserter(m_pages));
        m_reader->pages.clear();
        Q_EMIT added(first);
    }
    if (m_wanted != m_asked)
        read();
    else
        Q_EMIT readingChanged();
}

void Chronicle::finish() {
    while (m_reading) {
        m_work.waitForFinished();
        take();
    }
}

void Chronicle::forget() {
    m_reading = false; // what is being read is nobody's business any more
    m_work.waitForFinished();
    m_work.setFuture({});
    m_reader.reset();
    m_wanted = m_asked = 0;
    if (!m_pages.empty()) {
        m_pages.clear();
        Q_EMIT forgotten(0);
    }
}

} // namespace esagono
