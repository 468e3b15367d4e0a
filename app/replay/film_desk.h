// SPDX-License-Identifier: GPL-3.0-or-later
// Reads beside the interface what a film does not show by itself: its marks, its story as one
// viewer may know it, its figures; one after the other.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/replay/film_reading.h"
#endif

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <stop_token>

namespace esagono {

class FilmDesk : public QObject {
    Q_OBJECT

public:
    explicit FilmDesk(GameList games);
    ~FilmDesk() override;

    /// Begins to read all of it.
    void open(const Recording& recording, Strand strand, Viewer viewer);
    /// Reads the story again, for another viewer.
    void readStory(Viewer viewer);
    /// Forgets everything, and waits until nobody reads any more.
    void close();

    [[nodiscard]] bool isReading() const { return m_awaited != 0; }
    /// The marks, if they have been read.
    [[nodiscard]] const FilmMarks* marks() const { return m_marks ? &*m_marks : nullptr; }
    [[nodiscard]] const FilmFigures* figures() const { return m_figures ? &*m_figures : nullptr; }
    /// What kept it from something.
    [[nodiscard]] const std::optional<Text>& trouble() const { return m_trouble; }

Q_SIGNALS:
    void marked();
    void told(const std::shared_ptr<esagono::FilmStory>& story);
    void counted();
    void troubled();

private:
    enum Awaited : unsigned { AwaitsMarks = 1, AwaitsStory = 2, AwaitsFigures = 4 };

    template <class Result, class Take>
    void await(QFutureWatcher<std::shared_ptr<Result>>& watcher, Awaited awaited, Take take);
    template <class Result, class Read>
    void read(QFutureWatcher<std::shared_ptr<Result>>& watcher, Awaited awaited, Read read);
    void tellTrouble();

    GameList m_games;
    QThreadPool m_thread;
    std::stop_source m_stop;
    std::shared_ptr<FilmReader> m_reader;
    QFutureWatcher<std::shared_ptr<FilmMarks>> m_marking;
    QFutureWatcher<std::shared_ptr<FilmStory>> m_telling;
    QFutureWatcher<std::shared_ptr<FilmFigures>> m_counting;
    std::optional<FilmMarks> m_marks;
    std::optional<FilmFigures> m_figures;
    std::optional<Text> m_trouble;
    unsigned m_awaited = 0; ///< what is being read and has not been taken yet
};

} // namespace esagono
