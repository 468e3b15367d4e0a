// SPDX-License-Identifier: GPL-3.0-or-later
#include "chronicle.h"

#include "core/fault.h"

#include <QtConcurrentRun>

#include <algorithm>

namespace esagono {

/// Reads through a door of its own, so that the game may go on meanwhile. One thread at a time.
struct Chronicle::Reader {
    Reader(std::filesystem::path diary, const Setting& of, Viewer whose)
        : path(std::move(diary))
        , scribe(of)
        , viewer(whose) {}

    [[nodiscard]] Reading read(PageNumber head) {
        if (!journal) {
            journal = Journal::open(path, Access::ReadOnly, Checks::Hasty);
            retelling.emplace(*journal, scribe, viewer);
        } else {
            journal->refresh();
        }
        Reading reading;
        reading.pages = retelling->tell(head);
        reading.kept = retelling->told() - reading.pages.size();
        return reading;
    }

    std::filesystem::path path;
    Scribe scribe;
    Viewer viewer;
    std::optional<Journal> journal;
    std::optional<Retelling> retelling;
};

namespace {

bool isSame(Viewer a, Viewer b) {
    return a.kind == b.kind && a.side == b.side;
}

} // namespace

int turnBegunBy(const Text& landmark, int last) {
    if (!landmark.arguments.empty())
        if (const auto* number = std::get_if<std::int64_t>(&landmark.arguments.front()))
            return static_cast<int>(*number);
    return last + 1;
}

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
    m_work.setFuture(QtConcurrent::run([reader = m_reader, head = m_asked]() -> Reading {
        try {
            return reader->read(head);
        } catch (const Fault&) { // the game itself says what is wrong with its diary
            return {SIZE_MAX, {}};
        }
    }));
    Q_EMIT readingChanged();
}

void Chronicle::take() {
    if (!m_reading)
        return;
    Reading reading = m_work.future().takeResult();
    m_reading = false;
    if (reading.kept < m_pages.size()) {
        m_pages.resize(reading.kept);
        Q_EMIT forgotten(reading.kept);
    }
    if (!reading.pages.empty()) {
        const std::size_t first = m_pages.size();
        std::ranges::move(reading.pages, std::back_inserter(m_pages));
        Q_EMIT added(first);
    }
    if (m_reader && m_wanted != m_asked)
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
