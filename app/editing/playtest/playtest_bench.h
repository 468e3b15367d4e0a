// SPDX-License-Identifier: GPL-3.0-or-later
// The package on the workbench tried out by many random games, and what came of them. Another
// program plays, so that nothing the rules do stops this one or makes it wait.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "editor/playtest/playtest.h"
#endif
#include "app/editing/maps/editor_board.h"

#include <QColor>
#include <QProcess>
#include <QTimer>
#include <QVariantList>
#include <QVariantMap>

class QTemporaryDir;

namespace esagono {

class Workbench;

class PlaytestBench : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The bench is given to the window")
    /// Somebody looks at it.
    Q_PROPERTY(bool shown MEMBER m_shown WRITE setShown NOTIFY shownChanged)
    /// The titles of the scenarios, and which of them is played.
    Q_PROPERTY(QStringList scenarios READ scenarios NOTIFY scenariosChanged)
    Q_PROPERTY(int scenario MEMBER m_scenario NOTIFY scenariosChanged)
    Q_PROPERTY(int games MEMBER m_wanted NOTIFY wishesChanged)
    Q_PROPERTY(int seed MEMBER m_seed NOTIFY wishesChanged)
    Q_PROPERTY(bool running READ isRunning NOTIFY runningChanged)
    /// Of the last run; empty before the first: { wanted, played, finished, draws, sides: { name,
    /// colour, wins, share, low, high }, turns and decisions: { mean, least, most }, never, hexes
    /// }.
    Q_PROPERTY(QVariantMap result READ resultMap NOTIFY resultChanged)
    /// Games that could not be played to their end: { kind, seed, commands, text }. At most 50.
    Q_PROPERTY(QVariantList failures READ failureList NOTIFY resultChanged)
    /// The map of the scenario, tinted by how many games came to each hex; null: nobody looks.
    Q_PROPERTY(esagono::EditorBoard* board READ board NOTIFY shownChanged)
    /// What is known of a hex of the board, as a sentence; empty: nothing.
    Q_PROPERTY(QString hexWords READ hexWords NOTIFY hexChanged)
    /// The colours of the map, from seldom to often, and that of the hexes nobody came to.
    Q_PROPERTY(QVariantList colours READ colours CONSTANT)
    Q_PROPERTY(QColor neverColour READ neverColour CONSTANT)

public:
    PlaytestBench(Workbench& workbench, GameList games, QObject* parent = nullptr);
    ~PlaytestBench() override;

    /// Begins; what ran before is forgotten.
    Q_INVOKABLE void start();
    /// Stops at once; what was played counts.
    Q_INVOKABLE void cancel();
    /// Plays a game that failed again, into a diary; recorded() follows.
    Q_INVOKABLE void record(int failure);
    /// The hex under the pointer; -1: none.
    Q_INVOKABLE void point(int hex);

    [[nodiscard]] bool isRunning() const { return m_worker != nullptr; }
    [[nodiscard]] QStringList scenarios() const;
    [[nodiscard]] QVariantMap resultMap() const;
    [[nodiscard]] QVariantList failureList() const;
    [[nodiscard]] EditorBoard* board() const { return m_board.get(); }
    [[nodiscard]] QString hexWords() const;
    [[nodiscard]] static QVariantList colours();
    [[nodiscard]] static QColor neverColour();
    void setShown(bool shown);
    /// The program that plays: this one unless told.
    void setProgram(const QString& program) { m_program = program; }
    /// As it stands after the last whole game; null before the first run.
    [[nodiscard]] const PlaytestResult* result() const {
        return m_playtest ? &m_playtest->result() : nullptr;
    }

Q_SIGNALS:
    void shownChanged();
    void scenariosChanged();
    void wishesChanged();
    void runningChanged();
    void resultChanged();
    void hexChanged();
    /// A failed game is in that diary, up to where it failed.
    void recorded(const QString& diary);
    void failed(const QString& message);

private:
    void launch();
    void hear();
    void workerEnded(bool soundly);
    void giveUp();
    /// The game that was begun could not be played.
    void blame(PlaytestFailure::Kind kind, const Text& text);
    void end();
    void tint();
    [[nodiscard]] bool isLand(HexId hex) const;

    Workbench& m_workbench;
    GameList m_games;
    QString m_program;
    bool m_shown = false;
    int m_scenario = 0;
    int m_wanted = 100;
    int m_seed = 1;
    int m_hex = -1;
    std::unique_ptr<Playtest> m_playtest; ///< counts; null: nothing was tried yet
    std::shared_ptr<const GamePackage> m_package;
    std::unique_ptr<QProcess> m_worker;
    std::unique_ptr<QProcess> m_recorder;
    std::optional<std::uint64_t> m_begun; ///< the game the worker is playing
    QByteArray m_heard;                   ///< an unfinished line
    QTimer m_silence;
    QTimer m_soon; ///< what is shown follows now and then
    std::unique_ptr<EditorBoard> m_board;
    std::unique_ptr<QTemporaryDir> m_diaries;
};

} // namespace esagono
