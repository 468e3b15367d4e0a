// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/panels/chronicle.h"

#include "engine/replay/film.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <atomic>
#include <span>

namespace esagono {

/// Reads through a door of its own, so that the game may go on meanwhile. One thread at a time.
struct Chronicle::Reader {
    explicit Reader(const Match& match)
        : path(match.journal().path())
        , game(match.game())
        , setting(match.setting())
        , strand{match.branch()} {}

    /// What follows so many pages of the line.
    void read(std::size_t known, Viewer viewer) {
        told.clear();
        if (!film) {
            recording = Recording::beside(path, game, setting);
            film.emplace(*recording, strand);
        } else if (recording->refresh()) {
            film->refresh();
        }
        for (std::size_t i = known; i < film->pages().size() && !stopped; ++i)
            told.push_back(film->tell(i, viewer));
    }

    const std::filesystem::path path;
    const std::shared_ptr<const Game> game;
    const Setting setting;
    const Strand strand;
    std::unique_ptr<Recording> recording;
    std::optional<Film> film;
    std::atomic<bool> stopped = false;
    std::vector<ToldPage> told; ///< what was read last, to be taken
};

namespace {

bool isSame(Viewer a, Viewer b) {
    return a.kind == b.kind && a.side == b.side;
}

/// How many of the pages told are those of the line.
std::size_t sameAs(std::span<const PageNumber> line, const std::vector<ToldPage>& told) {
    const auto differs = std::ranges::mismatch(told, line, {}, &ToldPage::page).in1;
    return std::size_t(differs - told.begin());
}

} // namespace

Chronicle::Chronicle(QObject* parent)
    : QObject(parent) {
    connect(&m_work, &QFutureWatcherBase::finished, this, &Chronicle::take);
}

Chronicle::~Chronicle() {
    m_work.disconnect(this);
    if (m_reader)
        m_reader->stopped = true;
    m_work.waitForFinished();
}

void Chronicle::show(const GameScene& scene) {
    if (scene.match != m_match || !isSame(scene.viewer, m_viewer))
        forget();
    if (scene.match != m_match)
        m_reader.reset();
    m_match = scene.match;
    m_viewer = scene.viewer;
    if (m_match == nullptr || m_reading)
        return;
    const std::vector<PageNumber> now = line();
    cut(sameAs(now, m_pages));
    if (m_pages.size() == now.size())
        return;
    if (scene.told != nullptr && m_pages.size() + 1 == now.size() && scene.told->page == now.back())
        add({*scene.told});
    else
        read();
}

std::vector<PageNumber> Chronicle::line() const {
    const Journal& journal = m_match->journal();
    return journal.line(journal.head(m_match->branch()));
}

void Chronicle::add(std::vector<ToldPage> told) {
    const std::size_t first = m_pages.size();
    std::ranges::move(told, std::back_inserter(m_pages));
    Q_EMIT added(first);
}

void Chronicle::cut(std::size_t pages) {
    if (pages == m_pages.size())
        return;
    m_pages.resize(pages);
    Q_EMIT forgotten(pages);
}

void Chronicle::read() {
    if (!m_reader)
        m_reader = std::make_shared<Reader>(*m_match);
    m_reader->stopped = false;
    m_reading = true;
    m_asked = line().back();
    m_work.setFuture(
        QtConcurrent::run([reader = m_reader, known = m_pages.size(), viewer = m_viewer] {
            try {
                reader->read(known, viewer);
            } catch (...) { // the game itself says what is wrong with its diary
            }
        }));
    Q_EMIT readingChanged();
}

void Chronicle::take() {
    if (!m_reading)
        return;
    m_reading = false;
    std::vector<ToldPage> told = std::move(m_reader->told);
    const std::vector<PageNumber> now = line(); // it may have gone on, or back, meanwhile
    cut(sameAs(now, m_pages));
    told.resize(sameAs(std::span(now).subspan(m_pages.size()), told));
    const bool grows = !told.empty();
    if (grows)
        add(std::move(told));
    if (m_pages.size() < now.size() && (grows || now.back() != m_asked))
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
    if (m_reader)
        m_reader->stopped = true;
    m_reading = false; // what is being read is nobody's business any more
    m_work.waitForFinished();
    m_work.setFuture({});
    cut(0);
}

} // namespace esagono
