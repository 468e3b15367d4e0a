// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded game on the screen: wound to and fro on a table of its own. It never touches the game;
// what it adds (notes, branches) stands beside the record.
#pragma once

#include "app/play/table_source.h"
#include "app/replay/film_history.h"
#include "app/replay/film_log.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/play/dice_cards.h"
#include "app/play/game_words.h"
#include "app/replay/film_losses.h"
#include "app/replay/replay_opening.h"
#include "engine/all_games.h"
#endif
#include "app/play/track_model.h"
#include "app/replay/notebook.h"

#include <QColor>
#include <QFutureWatcher>
#include <QThreadPool>
#include <QTimer>
#include <QVariant>

#include <functional>
#include <memory>
#include <stop_token>

namespace esagono {

inline constexpr char historyLayer[] = "history";

class ReplayController : public esagono::TableSource {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A replay is given to its page")
    // The recording
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY openChanged)
    /// Story, turns and combats are known.
    Q_PROPERTY(bool read READ isRead NOTIFY storyChanged)
    Q_PROPERTY(QString title READ title NOTIFY openChanged)
    Q_PROPERTY(QString scenario READ scenario NOTIFY openChanged)
    /// "Giulia – Marc"; empty: nobody said.
    Q_PROPERTY(QString players READ players NOTIFY openChanged)
    Q_PROPERTY(QString diaryPath READ diaryPath NOTIFY openChanged)
    /// What is wrong with the file, if only a part of it can be shown; empty: nothing.
    Q_PROPERTY(QString damage READ damage NOTIFY storyChanged)
    /// {name, mark, colour}, by side.
    Q_PROPERTY(QVariantList sides READ sides NOTIFY openChanged)
    /// The side through whose eyes one looks; -1: everything is shown.
    Q_PROPERTY(int viewer READ viewerSide WRITE setViewer NOTIFY viewerChanged)
    /// Without rules nobody can say what a side could see.
    Q_PROPERTY(bool ruled READ isRuled NOTIFY openChanged)
    // Where one is
    Q_PROPERTY(int moment READ moment NOTIFY moved)
    Q_PROPERTY(int end READ end NOTIFY storyChanged)
    /// The event in the diary, as --at takes it; 0 at the beginning.
    Q_PROPERTY(int event READ event NOTIFY moved)
    Q_PROPERTY(int turn READ turn NOTIFY moved)
    Q_PROPERTY(int firstTurn READ firstTurnPlayed NOTIFY storyChanged)
    Q_PROPERTY(int lastTurn READ lastTurnPlayed NOTIFY storyChanged)
    Q_PROPERTY(QString number READ number NOTIFY moved)
    Q_PROPERTY(QStringList breadcrumb READ breadcrumb NOTIFY moved)
    Q_PROPERTY(QString caption READ caption NOTIFY moved)
    Q_PROPERTY(QString captionDetail READ captionDetail NOTIFY moved)
    Q_PROPERTY(int captionSide READ captionSide NOTIFY moved)
    /// {counter, before, after, gone}: what it cost, as faces of counters.
    Q_PROPERTY(QVariantList losses READ losses NOTIFY standingChanged)
    /// Where it happened; -1: nowhere in particular.
    Q_PROPERTY(int hex READ hex NOTIFY moved)
    // Going on
    Q_PROPERTY(Stride stride MEMBER m_stride NOTIFY mannerChanged)
    Q_PROPERTY(bool playing READ isPlaying WRITE setPlaying NOTIFY playingChanged)
    Q_PROPERTY(qreal speed READ speed WRITE setSpeed NOTIFY mannerChanged)
    /// At what playing rests, as the sum of Pause.
    Q_PROPERTY(int pauses MEMBER m_pauses NOTIFY mannerChanged)
    /// Also what only the machine cares about is an event to step to.
    Q_PROPERTY(bool everyEvent MEMBER m_everyEvent NOTIFY mannerChanged)
    // Panels
    Q_PROPERTY(esagono::FilmLogFilter* log READ log CONSTANT)
    Q_PROPERTY(esagono::TrackModel* tracks READ tracks CONSTANT)
    Q_PROPERTY(esagono::DiceCards* dice READ dice CONSTANT)
    Q_PROPERTY(esagono::Notebook* notes READ notes CONSTANT)
    /// What the layer "history" shows.
    Q_PROPERTY(esagono::FilmHistory* history READ history CONSTANT)
    Q_PROPERTY(bool historyShown READ isHistoryShown NOTIFY highlightsChanged)
    Q_PROPERTY(int selectedCounter READ selectedCounter NOTIFY selectionChanged)
    /// The selected unit or hex by its name; empty: nothing is selected.
    Q_PROPERTY(QString selectedName READ selectedName NOTIFY selectionChanged)
    // Figures
    Q_PROPERTY(bool counted READ isCounted NOTIFY figuresChanged)
    /// {moment, hex, text, luck, side}: the throws that mattered most.
    Q_PROPERTY(QVariantList turningPoints READ turningPoints NOTIFY figuresChanged)
    /// {label, values: list of int by side}: losses, hexes and points at the moment shown.
    Q_PROPERTY(QVariantList standing READ standing NOTIFY standingChanged)
    /// {face, count, expected}: six-sided dice up to the moment shown.
    Q_PROPERTY(QVariantList diceCounts READ diceCounts NOTIFY standingChanged)
    /// {branch, name, depth, moment, number, commands, shown}, as a tree: whoever leaves comes
    /// below whom he leaves, one deeper.
    Q_PROPERTY(QVariantList branches READ branches NOTIFY storyChanged)
    Q_PROPERTY(int branch READ branch NOTIFY storyChanged)
    /// {command, moment, number, commands, text}: what was taken back, for whoever sees everything.
    Q_PROPERTY(QVariantList takenBack READ takenBack NOTIFY storyChanged)
    /// What is shown was taken back in the end.
    Q_PROPERTY(bool withdrawn READ isWithdrawn NOTIFY openChanged)
    // Trust
    Q_PROPERTY(bool verifying READ isVerifying NOTIFY verifiedChanged)
    /// 0: not yet, 1: all is well, -1: something is not.
    Q_PROPERTY(int verdict READ verdict NOTIFY verifiedChanged)
    Q_PROPERTY(QString verdictText READ verdictText NOTIFY verifiedChanged)

public:
    enum class Stride { Event, Command, Combat, Phase, Turn };
    Q_ENUM(Stride)
    enum Pause { AtCombats = 1, AtObjectives = 2, AtNotes = 4, AtPhases = 8, AtTurns = 16 };
    Q_ENUM(Pause)

    explicit ReplayController(QObject* parent = nullptr, GameList games = allGames());
    ~ReplayController() override;

    // What the board shows
    [[nodiscard]] const Setting* setting() const override;
    [[nodiscard]] QString packageFolder() const override { return m_packageFolder; }
    [[nodiscard]] QString language() const override { return m_language; }
    [[nodiscard]] const View& view() const override { return m_view; }
    [[nodiscard]] const Highlights& highlights() const override { return m_highlights; }
    [[nodiscard]] const std::vector<Journey>& journeys() const override { return m_journeys; }
    Q_INVOKABLE [[nodiscard]] QString describeHex(int hex) const override;
    [[nodiscard]] LayerModel* layers() override { return &m_layers; }
    [[nodiscard]] StackModel* stack() override { return &m_stack; }
    [[nodiscard]] StackModel* glance() override { return &m_glance; }
    [[nodiscard]] int selectedHex() const override;
    void toggleLayer(const QString& id, bool on) override;
    void glanceAt(int hex) override;
    void selectCounter(int counter, bool toggle) override;
    Q_INVOKABLE void clickHex(int hex, int counter);
    Q_INVOKABLE void clearSelection();
    /// An arrow that is being drawn for a note; -1: none.
    Q_INVOKABLE void sketch(int from, int to, int tint);

    // Opening; the answer is opened() or failed(). `event`: where to begin; -1: at the beginning
    Q_INVOKABLE void openDiary(const QString& path, int event = -1, int branch = 0);
    Q_INVOKABLE void close();
    void setShelves(const QStringList& folders) { m_shelves = folders; }
    void setLanguage(const QString& language);
    /// Who is writing a diary now, if anybody in this program is.
    void setWriters(std::function<Journal*(const QString&)> writers) {
        m_writers = std::move(writers);
    }

    // Winding
    Q_INVOKABLE void seek(int moment);
    /// As fast as a hand moves: only what was asked for last is shown.
    Q_INVOKABLE void scrub(int moment);
    Q_INVOKABLE void seekEvent(int event);
    Q_INVOKABLE void first() { seek(0); }
    Q_INVOKABLE void last() { seek(end()); }
    /// One step on or back; counters walk it where that can be watched. False: there is none.
    Q_INVOKABLE bool step(Stride stride, bool back);
    /// To the next or previous line about the selected unit or hex.
    Q_INVOKABLE bool stepSelected(bool back);
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

    // Branches and trust
    /// Writes a diary that begins with everything up to here. False: failed() says why.
    Q_INVOKABLE bool copyFromHere(const QString& target, bool freshDice);
    /// Makes a branch of this diary; its number, or -1.
    Q_INVOKABLE int branchFromHere(const QString& name);
    Q_INVOKABLE void follow(int branch);
    /// Shows a line of play up to a command that was taken back.
    Q_INVOKABLE void followTakenBack(int command);
    Q_INVOKABLE void verify();

    [[nodiscard]] bool isOpen() const { return m_film != nullptr; }
    [[nodiscard]] bool isBusy() const { return (m_awaited & AwaitsFilm) != 0; }
    [[nodiscard]] bool isReading() const;
    [[nodiscard]] bool isRead() const { return m_marks.has_value() && m_told; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString scenario() const;
    [[nodiscard]] QString players() const;
    [[nodiscard]] QString diaryPath() const { return m_path; }
    [[nodiscard]] QString damage() const;
    [[nodiscard]] QVariantList sides() const;
    [[nodiscard]] int viewerSide() const;
    [[nodiscard]] bool isRuled() const { return m_recording && m_recording->isRuled(); }
    [[nodiscard]] int moment() const { return m_film ? int(m_film->at()) : 0; }
    [[nodiscard]] int end() const;
    [[nodiscard]] int event() const;
    [[nodiscard]] int turn() const;
    [[nodiscard]] int firstTurnPlayed() const;
    [[nodiscard]] int lastTurnPlayed() const;
    [[nodiscard]] QString number() const;
    [[nodiscard]] QStringList breadcrumb() const;
    [[nodiscard]] QString caption() const;
    [[nodiscard]] QString captionDetail() const;
    [[nodiscard]] int captionSide() const;
    [[nodiscard]] QVariantList losses() const;
    [[nodiscard]] int hex() const;
    [[nodiscard]] bool isPlaying() const { return m_playing; }
    void setPlaying(bool playing);
    [[nodiscard]] qreal speed() const { return m_speed; }
    void setSpeed(qreal speed);
    [[nodiscard]] FilmLogFilter* log() { return &m_filter; }
    [[nodiscard]] TrackModel* tracks() { return &m_tracks; }
    [[nodiscard]] DiceCards* dice() { return &m_dice; }
    [[nodiscard]] std::vector<DiceReading> lastReadings() const override;
    [[nodiscard]] Notebook* notes() { return &m_notes; }
    [[nodiscard]] FilmHistory* history() { return &m_history; }
    [[nodiscard]] bool isHistoryShown() const {
        return m_layers.isOn(QString::fromLatin1(historyLayer));
    }
    [[nodiscard]] int selectedCounter() const;
    [[nodiscard]] QString selectedName() const;
    [[nodiscard]] bool isCounted() const { return figures() != nullptr; }
    [[nodiscard]] QVariantList turningPoints() const;
    [[nodiscard]] QVariantList standing() const;
    [[nodiscard]] QVariantList diceCounts() const;
    [[nodiscard]] QVariantList branches() const;
    [[nodiscard]] QVariantList takenBack() const;
    [[nodiscard]] bool isWithdrawn() const { return m_strand.command != 0; }
    [[nodiscard]] int branch() const { return m_film ? int(m_film->branch()) : 0; }
    [[nodiscard]] bool isVerifying() const { return m_verifying.isRunning(); }
    [[nodiscard]] int verdict() const { return m_verdict; }
    [[nodiscard]] QString verdictText() const { return m_verdictText; }

    // For what is drawn of it
    [[nodiscard]] const FilmMarks* marks() const { return m_marks ? &*m_marks : nullptr; }
    /// As things were: only for whoever may see everything.
    [[nodiscard]] const FilmFigures* figures() const {
        return m_figures && m_viewer.kind == Viewer::Kind::Umpire ? &*m_figures : nullptr;
    }
    /// Where on a line from 0 to 1 a moment lies, and which lies there: what comes before the first
    /// turn takes little room, however many events it has.
    [[nodiscard]] qreal shareOf(int moment) const;
    [[nodiscard]] int momentAtShare(qreal share) const;
    [[nodiscard]] const Film* film() const { return m_film.get(); }
    [[nodiscard]] const FilmLog& story() const { return m_log; }
    /// Marks hexes that are not as on another board.
    void setDiffering(std::vector<HexId> hexes);

Q_SIGNALS:
    void openChanged();
    void storyChanged();
    void figuresChanged();
    void standingChanged();
    void moved();
    void viewerChanged();
    void mannerChanged();
    void playingChanged();
    void verifiedChanged();
    void opened();
    void failed(const QString& message);

private:
    enum Awaited : unsigned { AwaitsFilm = 1, AwaitsMarks = 2, AwaitsStory = 4, AwaitsFigures = 8 };
    // Reading
    void open(const QString& path, int event, Strand strand);
    void adopt(OpenedFilm& film);
    void giveUp(const Text& why) override;
    void tellTrouble();
    void readMarks();
    void readStory();
    void readFigures();
    void forgetReading();
    // Winding
    [[nodiscard]] std::optional<Moment> target(Stride stride, bool back) const;
    [[nodiscard]] std::optional<Moment> lineStop(bool back) const;
    [[nodiscard]] std::optional<Moment> markStop(Milestone kind, bool back) const;
    void goTo(Moment moment, bool walked);
    void gatherJourneys(Moment from, Moment to);
    void look();
    void settle();
    void showDice();
    /// The events of a command with throws, up to the moment shown and as far as the viewer may
    /// know; empty: there are none.
    [[nodiscard]] std::vector<Event> thrownIn(const FilmPage& page) const;
    void showPanels();
    void markBoard();
    void markLine(Highlights& now, const FilmLine& line) const;
    void playOn();
    [[nodiscard]] int playInterval() const;
    [[nodiscard]] bool restsHere() const;
    void showLayers();
    [[nodiscard]] static QString verifiedWords(int events);
    [[nodiscard]] int firstTurn() const;
    [[nodiscard]] std::pair<int, int> turnsPlayed() const;
    void addBranches(QVariantList& list, std::optional<BranchNumber> left, int depth) const;
    [[nodiscard]] GameWords words() const { return {m_recording->setting(), m_language}; }
    [[nodiscard]] GameScene scene() const;
    [[nodiscard]] const FilmLine* line() const;
    bool write(const std::function<void(Journal&)>& writing);

    GameList m_games;
    QStringList m_shelves;
    QString m_language = QStringLiteral("en");
    QString m_path;
    QString m_packageFolder;
    int m_startEvent = -1;
    Strand m_strand;
    std::function<Journal*(const QString&)> m_writers;
    QFutureWatcher<std::shared_ptr<OpenedFilm>> m_opening;
    std::unique_ptr<Recording> m_recording;
    std::unique_ptr<Film> m_film;
    Viewer m_viewer = Viewer::umpire();
    View m_view;
    Highlights m_highlights;
    std::vector<HexId> m_differing; ///< from another board
    std::vector<Journey> m_journeys;
    std::vector<FilmLoss> m_losses;
    HexId m_hex;         ///< selected
    CounterId m_counter; ///< likewise
    std::optional<NoteArrow> m_sketch;

    // What is read beside the interface, one thing after the other
    QThreadPool m_desk;
    std::stop_source m_stop;
    std::shared_ptr<FilmReader> m_reader;
    QFutureWatcher<std::shared_ptr<FilmMarks>> m_marking;
    QFutureWatcher<std::shared_ptr<FilmStory>> m_telling;
    QFutureWatcher<std::shared_ptr<FilmFigures>> m_counting;
    QFutureWatcher<QString> m_verifying; ///< empty: all is well
    std::optional<FilmMarks> m_marks;
    std::optional<Text> m_trouble; ///< that kept the reader from something
    std::optional<FilmFigures> m_figures;
    bool m_told = false;
    unsigned m_awaited = 0; ///< what is being read and has not been taken yet
    int m_verdict = 0;
    QString m_verdictText;

    QTimer m_playTimer;
    QTimer m_scrubTimer;
    QTimer m_settleTimer; ///< what takes longer waits until the hand rests
    std::optional<Moment> m_scrubbed;
    Stride m_stride = Stride::Event;
    qreal m_speed = 1;
    bool m_playing = false;
    int m_pauses = 0;
    bool m_everyEvent = false;

    FilmLog m_log;
    FilmLogFilter m_filter{m_log};
    FilmHistory m_history;
    LayerModel m_layers;
    StackModel m_stack;
    StackModel m_glance;
    TrackModel m_tracks;
    DiceCards m_dice;
    Notebook m_notes;
};

} // namespace esagono
