// SPDX-License-Identifier: GPL-3.0-or-later
// The program at work: what it keeps, what it says, the game on its table, and the window that
// shows them.
#pragma once

#include "app/about.h"
#include "app/editing/files/correction_desk.h"
#include "app/editing/files/workbench.h"
#include "app/editing/playtest/playtest_bench.h"
#include "app/editing/printing/print_desk.h"
#include "app/guide.h"
#include "app/languages.h"
#include "app/library.h"
#include "app/messages_model.h"
#include "app/new_game.h"
#include "app/pictures.h"
#include "app/places.h"
#include "app/play/play_table.h"
#include "app/replay/film_comparison.h"
#include "app/rules/rule_browser.h"
#include "app/saved_games.h"
#include "app/settings.h"
#include "app/share/share_desk.h"
#include "app/start_options.h"
#include "app/tour.h"

#include <QQmlApplicationEngine>
#include <QRectF>
#include <QTemporaryDir>
#include <QTimer>

#include <functional>

class QQuickItem;
class QQuickWindow;

namespace esagono {

struct MapDrawing;

class Shell : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The shell is given to the window")
    Q_PROPERTY(esagono::Settings* settings READ settingsObject CONSTANT)
    Q_PROPERTY(esagono::Languages* languages READ languagesObject CONSTANT)
    Q_PROPERTY(esagono::Library* library READ libraryObject CONSTANT)
    Q_PROPERTY(esagono::SavedGames* savedGames READ savedGamesObject CONSTANT)
    Q_PROPERTY(esagono::NewGame* newGame READ newGameObject CONSTANT)
    Q_PROPERTY(esagono::PlayTable* play READ playObject CONSTANT)
    Q_PROPERTY(esagono::ReplayTable* replay READ replayObject CONSTANT)
    Q_PROPERTY(esagono::FilmComparison* comparison READ comparisonObject CONSTANT)
    Q_PROPERTY(esagono::ShareDesk* shareDesk READ shareDeskObject CONSTANT)
    Q_PROPERTY(esagono::Messages* messages READ messagesObject CONSTANT)
    Q_PROPERTY(esagono::Tour* tour READ tourObject CONSTANT)
    Q_PROPERTY(esagono::RuleBrowser* rules READ rulesObject CONSTANT)
    Q_PROPERTY(esagono::Workbench* workbench READ workbenchObject CONSTANT)
    Q_PROPERTY(esagono::CorrectionDesk* corrections READ correctionsObject CONSTANT)
    Q_PROPERTY(esagono::PlaytestBench* playtests READ playtestsObject CONSTANT)
    Q_PROPERTY(esagono::PrintDesk* printing READ printingObject CONSTANT)
    Q_PROPERTY(esagono::Guide* guide READ guideObject CONSTANT)
    Q_PROPERTY(esagono::About* about READ aboutObject CONSTANT)
    /// "library", "saved", "new", "game", "replay", "editor", "rules", "guide", "settings",
    /// "shortcuts" or "about"; "opening" until the game is there that was asked for at the start.
    Q_PROPERTY(QString page MEMBER m_page WRITE show NOTIFY pageChanged)
    /// The page the rules were called from.
    Q_PROPERTY(QString readFrom MEMBER m_readFrom NOTIFY pageChanged)
    Q_PROPERTY(bool inGame READ isInGame NOTIFY pageChanged)
    Q_PROPERTY(bool inReplay READ isInReplay NOTIFY pageChanged)
    Q_PROPERTY(bool inEditor READ isInEditor NOTIFY pageChanged)
    /// Nobody is watching: no tour, no questions.
    Q_PROPERTY(bool unattended READ isUnattended CONSTANT)

public:
    /// `games` are the rules it plays.
    explicit Shell(const StartOptions& options, QObject* parent = nullptr,
                   GameList games = allGames());
    ~Shell() override;

    /// Opens the window and begins to look for games. False if the interface could not be loaded;
    /// what was wrong with it has been printed.
    [[nodiscard]] bool open();

    [[nodiscard]] QQuickWindow* window() const;
    [[nodiscard]] QQmlEngine& engine() { return m_engine; }
    [[nodiscard]] Settings& settings() { return m_settings; }
    [[nodiscard]] Library& library() { return m_library; }
    [[nodiscard]] SavedGames& savedGames() { return m_savedGames; }
    [[nodiscard]] NewGame& newGame() { return m_newGame; }
    [[nodiscard]] PlayTable& play() { return m_play; }
    [[nodiscard]] ReplayTable& replay() { return m_replay; }
    [[nodiscard]] FilmComparison& comparison() { return m_comparison; }
    [[nodiscard]] ShareDesk& shareDesk() { return m_shareDesk; }
    [[nodiscard]] Messages& messages() { return m_messages; }
    [[nodiscard]] Languages& languages() { return m_languages; }
    [[nodiscard]] Tour& tour() { return m_tour; }
    [[nodiscard]] RuleBrowser& rules() { return m_rules; }
    [[nodiscard]] Workbench& workbench() { return m_workbench; }
    [[nodiscard]] CorrectionDesk& corrections() { return m_corrections; }
    [[nodiscard]] PlaytestBench& playtests() { return m_playtests; }
    [[nodiscard]] PrintDesk& printing() { return m_printing; }
    /// Something is still being read or painted.
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] bool isInGame() const { return m_page == QLatin1String("game"); }
    [[nodiscard]] bool isInReplay() const { return m_page == QLatin1String("replay"); }
    [[nodiscard]] bool isInEditor() const { return m_page == QLatin1String("editor"); }
    [[nodiscard]] bool isUnattended() const { return m_options.isUnattended(); }
    [[nodiscard]] const QString& page() const { return m_page; }

    // Getting about
    Q_INVOKABLE void show(const QString& page);
    /// One page back: from the game to the library, from the others to where they were called.
    Q_INVOKABLE void leave();
    /// The game comes onto the table, or a message says why not.
    Q_INVOKABLE void openGame(const QString& diary);
    /// Says how it stands with the file of the game on the table; looks first whether it can be
    /// written by now.
    Q_INVOKABLE void lookAtDiary();
    /// The same game goes on in a copy, where it can be written.
    Q_INVOKABLE void playInCopy();
    /// Clears the table; everything is written down.
    Q_INVOKABLE void closeGame();
    /// The page on which a new game is agreed; without a package the first that can be used.
    Q_INVOKABLE void prepareGame(const QString& packageId = {}, const QString& scenarioId = {});
    Q_INVOKABLE void beginGame();
    /// Opens the rules at the section a rule stands in: those of the game that is played or
    /// watched.
    Q_INVOKABLE void tellRule(const QString& rule);
    /// Shows a recorded game, or a message says why not. A game on the table stays there.
    Q_INVOKABLE void watch(const QString& diary, int event = -1);
    /// Back to where one came from.
    Q_INVOKABLE void closeReplay();
    /// Takes in what somebody shared, a package or corrections; a message says what came of it.
    /// False: it is neither.
    Q_INVOKABLE bool take(const QString& file);
    /// Puts a package onto the workbench: the one of that id, or what lies in that folder.
    /// If something unsaved lies there, workInTheWay() asks about it first.
    Q_INVOKABLE void editPackage(const QString& idOrFolder, bool asCopy = false);
    /// Plays the package on the workbench as it is now, saved or not, in a diary that is thrown
    /// away at the end.
    Q_INVOKABLE void playtest();
    /// Plays on from the moment shown: in a diary of its own, with the same or fresh dice, or on a
    /// new branch of this one.
    Q_INVOKABLE void playOn(const QString& name, bool asBranch, bool freshDice);
    /// Where something of the window is, in the coordinates of an item: an object by its name, or a
    /// hex of the board by its number. Empty: it is not to be seen.
    Q_INVOKABLE QRectF placeOf(const QString& object, const QString& hex, QQuickItem* seenFrom);

    [[nodiscard]] Settings* settingsObject() { return &m_settings; }
    [[nodiscard]] Languages* languagesObject() { return &m_languages; }
    [[nodiscard]] Library* libraryObject() { return &m_library; }
    [[nodiscard]] SavedGames* savedGamesObject() { return &m_savedGames; }
    [[nodiscard]] NewGame* newGameObject() { return &m_newGame; }
    [[nodiscard]] PlayTable* playObject() { return &m_play; }
    [[nodiscard]] ReplayTable* replayObject() { return &m_replay; }
    [[nodiscard]] FilmComparison* comparisonObject() { return &m_comparison; }
    [[nodiscard]] ShareDesk* shareDeskObject() { return &m_shareDesk; }
    [[nodiscard]] Messages* messagesObject() { return &m_messages; }
    [[nodiscard]] Tour* tourObject() { return &m_tour; }
    [[nodiscard]] RuleBrowser* rulesObject() { return &m_rules; }
    [[nodiscard]] Workbench* workbenchObject() { return &m_workbench; }
    [[nodiscard]] CorrectionDesk* correctionsObject() { return &m_corrections; }
    [[nodiscard]] PlaytestBench* playtestsObject() { return &m_playtests; }
    [[nodiscard]] PrintDesk* printingObject() { return &m_printing; }
    [[nodiscard]] Guide* guideObject() { return &m_guide; }
    [[nodiscard]] About* aboutObject() { return &m_about; }

Q_SIGNALS:
    void pageChanged();
    /// A game lies on the table.
    void gameOpened();
    /// None could be opened; a message says why.
    void gameFailed();
    /// A package was to be edited, and the one on the bench is not saved.
    void workInTheWay(const QString& idOrFolder, bool asCopy);

private:
    void connectParts();
    void connectDesks();
    void tellDiary();
    void tellOf(const MapDrawing& drawing);
    void speak();
    void readRules();
    void keepMemoryTidy();
    void openDiaryAskedFor();
    void prepareGameAskedFor();
    /// Looks for packages and saved games, unless that has been done.
    void lookForGames();
    /// The diary as it was after an event, as a file that is thrown away at the end.
    [[nodiscard]] QString copyAt(const QString& diary, int event);
    /// Once the page of a game is shown with everything on it.
    void whenDrawn(QQuickWindow* shown, const std::function<void()>& action);
    void leaveWhenDrawn(QQuickWindow* shown);
    void savePicture(QQuickWindow* shown);

    StartOptions m_options;
    QString m_page = QStringLiteral("library");
    QString m_before = m_page; // where leave() leads
    QString m_readFrom;
    bool m_looked = false; // for games
    Places m_places;
    Languages m_languages; // first: everybody else speaks
    Settings m_settings;
    Messages m_messages;
    Pictures m_pictures;
    Library m_library;
    SavedGames m_savedGames;
    NewGame m_newGame;
    PlayTable m_play;
    ReplayTable m_replay;
    FilmComparison m_comparison;
    ShareDesk m_shareDesk;
    Tour m_tour;
    RuleBrowser m_rules;
    Workbench m_workbench;
    CorrectionDesk m_corrections;
    PlaytestBench m_playtests;
    PrintDesk m_printing;
    Guide m_guide;
    About m_about;
    QStringList m_toTake; // when the library is known
    std::unique_ptr<QTemporaryDir> m_scratch;
    bool m_diaryTold = false; // that something is the matter with it
    QTimer m_tidying;         // after something large came or went
    bool m_untidy = false;
    bool m_pageLeft = false;
    bool m_playtesting = false; // back to the editor afterwards
    QQmlApplicationEngine m_engine;
};

/// Everything that must be settled once, before the first Shell: name, version, icon, fonts,
/// colours and the style of the controls. Needs the application object.
void settleAppearance(StartOptions::Appearance appearance);

} // namespace esagono
