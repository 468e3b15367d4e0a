// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded game made ready to be told to somebody, in the language this thread speaks: its film,
// its landmarks, its words, its map. Works on a table of its own.
#pragma once

#include "app/share/plate.h"
#include "app/share/work.h"
#include "app/table/words/game_words.h"
#include "engine/play/telling/story.h"
#include "engine/replay/landmarks.h"
#include "engine/replay/note.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace esagono {

/// Which game, for whom.
struct ShowingWish {
    QString diary;
    QStringList shelves; ///< looked through for the package's pictures
    QString language = QStringLiteral("en");
    QString viewer; ///< id of a side, "stranger"; else the umpire
    BranchNumber branch = 0;
};

/// A command of the film with what is told of it.
struct ShownPage {
    FilmPage page;
    ToldPage told;
};

class Showing {
public:
    /// Opens the diary. Throws Fault if there is nothing to show, Unwanted if it is to stop.
    Showing(const ShowingWish& wish, GameList games, Work& work);

    [[nodiscard]] Film& film() { return m_film; }
    [[nodiscard]] const Recording& recording() const { return *m_recording; }
    [[nodiscard]] const Setting& setting() const { return m_recording->setting(); }
    [[nodiscard]] const Landmarks& landmarks() const { return m_landmarks; }
    [[nodiscard]] const GameWords& words() const { return m_words; }
    [[nodiscard]] const QString& language() const { return m_language; }
    [[nodiscard]] Viewer viewer() const { return m_viewer; }

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString scenario() const;
    /// "Turn 3 · 18–19 August"; the set-up for 0.
    [[nodiscard]] QString turnTitle(int turn) const;
    /// The moment of an event of the diary, or the nearest before it on the line; the end for none.
    [[nodiscard]] Moment momentOf(EventNumber event) const;
    [[nodiscard]] View viewAt(Moment moment);
    /// What is told of the command that ends at a moment or has it in it, with the table before it.
    [[nodiscard]] ShownPage pageAt(Moment moment);
    /// The most important of it in a sentence or two.
    [[nodiscard]] QString caption(const ShownPage& page) const;
    /// The notes of the diary on this line, by moment.
    [[nodiscard]] std::vector<Note> notes() const;

    /// A plate of the game's map. Takes some tenths of a second.
    [[nodiscard]] std::unique_ptr<Plate> plate(const PlateWish& wish);
    [[nodiscard]] const MapDrawing& map();

private:
    [[nodiscard]] static std::unique_ptr<Recording> open(const QString& diary, GameList games,
                                                         Work& work);
    [[nodiscard]] Viewer viewerNamed(const QString& name) const;

    std::unique_ptr<Recording> m_recording;
    Film m_film;
    Landmarks m_landmarks;
    QString m_language;
    GameWords m_words;
    Viewer m_viewer;
    QString m_folder; ///< of the package; empty: unknown
    std::shared_ptr<const MapDrawing> m_map;
};

} // namespace esagono
