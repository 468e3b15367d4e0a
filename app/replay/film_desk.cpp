// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/film_desk.h"

#include <QtConcurrent>

namespace esagono {

FilmDesk::FilmDesk(GameList games)
    : m_games(games) {
    m_thread.setMaxThreadCount(1);
    await(m_marking, AwaitsMarks, [this](const std::shared_ptr<FilmMarks>& marks) {
        m_marks = std::move(*marks);
        Q_EMIT marked();
    });
    await(m_telling, AwaitsStory,
          [this](const std::shared_ptr<FilmStory>& story) { Q_EMIT told(story); });
    await(m_counting, AwaitsFigures, [this](const std::shared_ptr<FilmFigures>& figures) {
        m_figures = std::move(*figures);
        Q_EMIT counted();
    });
}

FilmDesk::~FilmDesk() {
    m_stop.request_stop();
    m_thread.waitForDone();
}

/// Has what was read taken, when it is there; it may be that nothing could be read.
template <class Result, class Take>
void FilmDesk::await(QFutureWatcher<std::shared_ptr<Result>>& watcher, Awaited awaited, Take take) {
    connect(&watcher, &QFutureWatcherBase::finished, this, [this, &watcher, awaited, take] {
        if (watcher.future().resultCount() == 0)
            return;
        m_awaited &= ~unsigned(awaited);
        if (const std::shared_ptr<Result> result = watcher.result())
            take(result);
        else
            tellTrouble();
    });
}

template <class Result, class Read>
void FilmDesk::read(QFutureWatcher<std::shared_ptr<Result>>& watcher, Awaited awaited, Read read) {
    m_awaited |= awaited;
    watcher.setFuture(
        QtConcurrent::run(&m_thread, [reader = m_reader, read, stop = m_stop.get_token()] {
            auto result = read(*reader, stop);
            return result ? std::make_shared<Result>(std::move(*result)) : nullptr;
        }));
}

void FilmDesk::open(const Recording& recording, Strand strand, Viewer viewer) {
    m_reader = std::make_shared<FilmReader>(recording.path(), m_games, strand);
    read(m_marking, AwaitsMarks,
         [](FilmReader& reader, const std::stop_token& stop) { return reader.marks(stop); });
    readStory(viewer);
    read(m_counting, AwaitsFigures,
         [](FilmReader& reader, const std::stop_token& stop) { return reader.figures(stop); });
}

void FilmDesk::readStory(Viewer viewer) {
    read(m_telling, AwaitsStory, [viewer](FilmReader& reader, const std::stop_token& stop) {
        return reader.story(viewer, stop);
    });
}

void FilmDesk::close() {
    m_stop.request_stop();
    m_thread.waitForDone();
    m_stop = std::stop_source();
    m_marking.setFuture({});
    m_telling.setFuture({});
    m_counting.setFuture({});
    m_awaited = 0;
    m_reader.reset();
    m_trouble.reset();
    m_marks.reset();
    m_figures.reset();
}

/// What could not be read is missing beside the film; the film itself can be shown.
void FilmDesk::tellTrouble() {
    if (const std::optional<Text> trouble = m_reader ? m_reader->trouble() : std::nullopt;
        trouble && std::exchange(m_trouble, trouble) != trouble)
        Q_EMIT troubled();
}

} // namespace esagono
