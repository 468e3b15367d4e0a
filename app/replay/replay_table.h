// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded game on the screen, on a table of its own: the film, who looks, what is marked, its
// story and notes, and the parts that wind it, count it and branch from it. It never touches the
// game; what it adds (notes, branches) stands beside the record.
#pragma once

#include "app/replay/branches.h"
#include "app/replay/figure_sheet.h"
#include "app/replay/film_history.h"
#include "app/replay/film_log.h"
#include "app/replay/notebook.h"
#include "app/replay/verifier.h"
#include "app/replay/winder.h"
#include "app/table/table.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/replay/film_desk.h"
#include "app/replay/replay_opening.h"
#include "engine/all_games.h"
#endif

#include <QFutureWatcher>
#include <QVariant>

#include <functional>
#include <memory>

namespace esagono {

inline constexpr char historyLayer[] = "history";

class ReplayTable : public esagono::Table {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A replay is given to its page")
    /// Story, turns and combats are known.
    Q_PROPERTY(bool read READ isRead NOTIFY storyChanged)
    /// "Giulia – Marc"; empty: nobody said.
    Q_PROPERTY(QString players READ players NOTIFY openChanged)
    /// What is wrong with the file, if only a part of it can be shown; empty: nothing.
    Q_PROPERTY(QString damage READ damage NOTIFY storyChanged)
    /// {name, mark, colour}, by side.
    Q_PROPERTY(QVariantList sides READ sides NOTIFY openChanged)
    /// The side through whose eyes one looks; -1: everything is shown.
    Q_PROPERTY(int viewer READ viewerSide WRITE setViewer NOTIFY viewerChanged)
    /// Without rules nobody can say what a side could see.
    Q_PROPERTY(bool ruled READ isRuled NOTIFY openChanged)
    /// The selected unit or hex by its name; empty: nothing is selected.
    Q_PROPERTY(QString selectedName READ selectedName NOTIFY selectionChanged)
    // Parts
    Q_PROPERTY(esagono::Winder* winder READ winder CONSTANT)
    Q_PROPERTY(esagono::FigureSheet* figures READ figures CONSTANT)
    Q_PROPERTY(esagono::Branches* branching READ branching CONSTANT)
    Q_PROPERTY(esagono::Verifier* verifier READ verifier CONSTANT)
    // Panels
    Q_PROPERTY(esagono::FilmLogFilter* log READ log CONSTANT)
    Q_PROPERTY(esagono::Notebook* notes READ notes CONSTANT)
    /// What the layer "history" shows.
    Q_PROPERTY(esagono::FilmHistory* history READ history CONSTANT)
    Q_PROPERTY(bool historyShown READ isHistoryShown NOTIFY highlightsChanged)

public:
    explicit ReplayTable(QObject* parent = nullptr, GameList games = allGames());
    ~ReplayTable() override;

    // Opening; the answer is opened() or failed(). `event`: where to begin; -1: at the beginning
    Q_INVOKABLE void openDiary(const QString& path, int event = -1, int branch = 0);
    void open(const QString& path, int event, Strand strand);
    Q_INVOKABLE void close();
    void setShelves(const QStringList& folders) { m_shelves = folders; }
    void setLanguage(const QString& language);
    /// Who is writing a diary now, if anybody in this program is.
    void setWriters(std::function<Journal*(const QString&)> writers) {
        m_writers = std::move(writers);
    }

    // The table
    [[nodiscard]] const Setting* setting() const override;
    [[nodiscard]] bool isOpen() const override { return m_film != nullptr; }
    [[nodiscard]] bool isBusy() const override { return m_isOpening; }
    [[nodiscard]] QString diaryPath() const override { return m_path; }
    [[nodiscard]] std::vector<DiceReading> lastReadings() const override;
    [[nodiscard]] GameScene scene() const override;
    void selectCounter(int counter, bool toggle) override;
    Q_INVOKABLE void clickHex(int hex, int counter);
    Q_INVOKABLE void clearSelection();
    /// An arrow that is being drawn for a note; -1: none.
    Q_INVOKABLE void sketch(int from, int to, int tint);
    Q_INVOKABLE void setViewer(int side);

    // Sharing
    /// Through whose eyes, on which branch and after which event: as Sharing is told it.
    Q_INVOKABLE [[nodiscard]] QVariantMap standpoint() const;
    /// The events {from, to} of a part, as Sharing is told them: by "turn" or "moment", both ends
    /// included; else the whole.
    Q_INVOKABLE [[nodiscard]] QVariantMap part(const QString& by, int first, int last) const;
    /// The position that is shown, or the last before it from which somebody can play on; only for
    /// whoever may see everything.
    [[nodiscard]] QString positionText();

    [[nodiscard]] bool isReading() const;
    [[nodiscard]] bool isRead() const { return m_desk.marks() != nullptr && m_told; }
    [[nodiscard]] QString players() const;
    [[nodiscard]] QString damage() const;
    [[nodiscard]] QVariantList sides() const;
    [[nodiscard]] Viewer viewer() const { return m_viewer; }
    [[nodiscard]] bool seesEverything() const { return m_viewer.kind == Viewer::Kind::Umpire; }
    [[nodiscard]] int viewerSide() const;
    [[nodiscard]] bool isRuled() const { return m_recording && m_recording->isRuled(); }
    [[nodiscard]] QString selectedName() const;
    [[nodiscard]] Winder* winder() { return &m_winder; }
    [[nodiscard]] const Winder* winder() const { return &m_winder; }
    [[nodiscard]] FigureSheet* figures() { return &m_figures; }
    [[nodiscard]] Branches* branching() { return &m_branches; }
    [[nodiscard]] const Branches* branching() const { return &m_branches; }
    [[nodiscard]] Verifier* verifier() { return &m_verifier; }
    [[nodiscard]] FilmLogFilter* log() { return &m_filter; }
    [[nodiscard]] Notebook* notes() { return &m_notes; }
    [[nodiscard]] FilmHistory* history() { return &m_history; }
    [[nodiscard]] bool isHistoryShown() const {
        return m_layers.isOn(QString::fromLatin1(historyLayer));
    }

    // For the parts, and for what is drawn of it
    [[nodiscard]] GameList games() const { return m_games; }
    [[nodiscard]] Film* film() const { return m_film.get(); }
    [[nodiscard]] const Recording* recording() const { return m_recording.get(); }
    [[nodiscard]] Strand strand() const { return m_strand; }
    [[nodiscard]] const FilmMarks* marksOfFilm() const { return m_desk.marks(); }
    /// As things were: only for whoever may see everything.
    [[nodiscard]] const FilmFigures* countedFigures() const {
        return seesEverything() ? m_desk.figures() : nullptr;
    }
    [[nodiscard]] const FilmLog& story() const { return m_log; }
    /// What is told at the moment shown; null: nothing yet.
    [[nodiscard]] const FilmLine* line() const;
    /// Marks hexes that are not as on another board.
    void setDiffering(std::vector<HexId> hexes);
    /// Does something to the diary beside its record. False: failed() says why.
    bool write(const std::function<void(Journal&)>& writing);
    /// Another moment: what must follow the hand at once, with the ways that were gone to get
    /// there.
    void look(std::vector<Journey> journeys = {});
    /// What may wait until the hand rests.
    void settle();

Q_SIGNALS:
    void storyChanged();
    void viewerChanged();

protected:
    [[nodiscard]] Highlights marks() const override;
    void giveUp(const Text& why) override;

private:
    void adopt(OpenedFilm& film);
    void showLayers();
    void showPanels();
    void showDice();
    /// The events of a command with throws, up to the moment shown and as far as the viewer may
    /// know; empty: there are none.
    [[nodiscard]] ToldPage thrownIn(std::size_t page) const;
    void markLine(Highlights& now, const FilmLine& line) const;

    GameList m_games;
    QStringList m_shelves;
    QString m_path;
    int m_startEvent = -1;
    Strand m_strand;
    std::function<Journal*(const QString&)> m_writers;
    QFutureWatcher<std::shared_ptr<OpenedFilm>> m_opening;
    bool m_isOpening = false;
    std::unique_ptr<Recording> m_recording;
    std::unique_ptr<Film> m_film;
    Viewer m_viewer = Viewer::umpire();
    std::vector<HexId> m_differing; ///< from another board
    std::optional<NoteArrow> m_sketch;
    bool m_told = false;

    FilmLog m_log;
    FilmLogFilter m_filter{m_log};
    FilmHistory m_history;
    Notebook m_notes;
    FilmDesk m_desk;
    Winder m_winder{*this};
    FigureSheet m_figures{*this};
    Branches m_branches{*this};
    Verifier m_verifier{*this};
};

} // namespace esagono
