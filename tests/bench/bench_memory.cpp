// SPDX-License-Identifier: GPL-3.0-or-later
// How much of the machine's memory the program has to itself: with each game just opened, after a
// campaign was played and after half an hour of editing; and whether an hour of playing, editing or
// watching makes it grow. Hours are simulated: so many actions to a minute, none of them waited
// for. Every scene is a process of its own.
#include "app/heap.h"
#include "tests/bench/golden_play.h"
#include "tests/bench/long_diary.h"
#include "tests/bench/memory_scene.h"
#include "tests/bench/shown_board.h"
#include "tests/bench/shown_shell.h"

#include <QTemporaryDir>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(EsagonoPlugin)

using namespace esagono;
using namespace esagono::bench;

namespace {

constexpr int clicksAMinute = 12;  // of one who plays or watches
constexpr int changesAMinute = 3;  // of one who edits: strokes over three hexes, pages, names
constexpr double mostOpened = 110; // megabytes
constexpr double mostUsed = 130;
constexpr double mostGrowth = 5;     // percent
constexpr double secondsOfPeace = 5; // before it is looked at
constexpr char noon[] = "1937-08-14T12:00:00Z";

/// Looks at the memory while an hour passes.
class Watch {
public:
    Watch(ShownShell& shown, int actionsAMinute)
        : m_shown(shown)
        , m_hour(60 * actionsAMinute) {}

    [[nodiscard]] bool isOver() const { return m_actions >= m_hour; }
    [[nodiscard]] int actions() const { return m_actions; }
    /// Something was done.
    void tick() {
        ++m_actions;
        if (m_actions == m_hour / 6)
            m_afterTenMinutes = look().resident;
        if (m_actions == m_hour / 2)
            m_halfway = look();
        if (m_actions == m_hour)
            m_end = look();
    }
    /// What it is once everything has been drawn, and after a moment of peace.
    MemoryUse look() {
        m_shown.untilQuiet();
        const double peace = now(Clock::Wall) + secondsOfPeace;
        m_shown.wait([&] { return now(Clock::Wall) > peace; });
        m_shown.untilQuiet();
        return memoryUse();
    }
    [[nodiscard]] double growth() const {
        return m_afterTenMinutes > 0 ? (m_end.resident / m_afterTenMinutes - 1) * 100 : 0;
    }
    [[nodiscard]] const MemoryUse& halfway() const { return m_halfway; }
    [[nodiscard]] const MemoryUse& end() const { return m_end; }

private:
    ShownShell& m_shown;
    int m_hour;
    int m_actions = 0;
    double m_afterTenMinutes = 0;
    MemoryUse m_halfway;
    MemoryUse m_end;
};

/// Every now and then one looks somewhere else on the map, and nearer.
void lookAround(ShownShell& shown, int action) {
    if (action % 4 == 0)
        panStep(shown.board(), action * 7);
    if (action % 15 == 0)
        shown.board().zoomBy(action % 30 == 0 ? 1.25 : 0.8, {400, 300});
}

/// From the library, as one who starts the program for the first time: with the pictures of all
/// games still to be painted.
Figures openedGame(Application& application, const QString& folder, const QString& diary) {
    ShownShell shown(application, folder);
    shown.untilQuiet();
    shown.shell().openGame(diary);
    shown.wait([&] { return shown.shell().isInGame() && !shown.shell().isBusy(); });
    Watch watch(shown, clicksAMinute);
    const MemoryUse use = watch.look();
    return {{"private", use.isPrivate}, {"resident", use.resident}};
}

/// Whole campaigns by clicks, one after the other; a click is an action.
Figures playing(Application& application, const QString& folder) {
    ShownShell shown(application, folder);
    Shell& shell = shown.shell();
    Watch watch(shown, clicksAMinute);
    MemoryUse played;
    while (!watch.isOver()) {
        Script script("campaign.txt");
        Measured ignored;
        script.begin(shell.play());
        shown.wait([&] { return shell.play().isOpen() && !shell.isBusy(); });
        std::size_t touches = 0;
        const std::function<void()> after = [&] {
            shown.untilDrawn(ignored.events);
            if (touches == ignored.touches.work.size()) // only the pointer was moved
                return;
            touches = ignored.touches.work.size();
            watch.tick();
            lookAround(shown, watch.actions());
        };
        script.play(shell.play(), SIZE_MAX, ignored, after);
        if (played.resident == 0)
            played = watch.look();
        shell.closeGame();
        shown.untilQuiet();
    }
    return {{"private", played.isPrivate},
            {"resident", played.resident},
            {"growth", watch.growth()},
            {"private after the hour", watch.end().isPrivate}};
}

/// The largest package: most actions are strokes of the brush over three hexes; others look at
/// another page, change a counter, undo and do again, or ask for what is wrong.
Figures editing(Application& application, const QString& folder) {
    ShownShell shown(application, folder);
    Workbench& workbench = shown.shell().workbench();
    workbench.openFolder(QStringLiteral(ESAGONO_SOURCE_DIR "/resources/guadalajara"));
    shown.wait([&] { return workbench.package() && !workbench.isBusy(); });
    shown.untilQuiet();
    Watch watch(shown, changesAMinute);
    const MemoryUse opened = watch.look();
    MapBench& map = *workbench.map();
    map.hand()->setTool(QStringLiteral("brush"));
    const std::vector<HexId> hexes = hexesInView(shown.board());
    const auto stroke = [&](int number) {
        const QVariantList grounds = map.terrains();
        map.hand()->setProperty("terrain", grounds[number % grounds.size()].toMap().value("id"));
        int last = -1;
        for (int i = 0; i < 3; ++i) {
            last = int(hexes[std::size_t(number * 37 + i) % hexes.size()].value);
            map.hover(last, -1);
            i == 0 ? map.hand()->begin(last, -1, 0) : map.hand()->move(last, -1, 0);
        }
        map.hand()->end(last, -1, 0);
    };
    const char* const pages[] = {"counters", "tables", "scenarios", "texts"};
    while (!watch.isOver()) {
        const int action = watch.actions();
        switch (action % 12) {
        case 3:
            workbench.turnTo(QLatin1String(pages[action / 12 % 4]));
            break;
        case 4: {
            CounterBench& counters = *workbench.counters();
            counters.setProperty("counter", action % 40);
            counters.setName(QStringLiteral("Unit %1").arg(action));
            break;
        }
        case 5:
            workbench.turnTo(QStringLiteral("map"));
            map.hand()->setTool(QStringLiteral("brush"));
            break;
        case 8:
            workbench.undo();
            break;
        case 9:
            workbench.redo();
            break;
        case 10: // what is wrong with it, and away again
            for (int i = 0; i < 2; ++i) {
                QMetaObject::invokeMethod(
                    shown.shell().window()->findChild<QObject*>(QStringLiteral("editorPage")),
                    "toggle", Q_ARG(QString, QStringLiteral("findings")));
                shown.untilDrawn();
            }
            break;
        default:
            stroke(action);
            break;
        }
        shown.untilDrawn();
        if (workbench.property("page") == QLatin1String("map"))
            lookAround(shown, action);
        shown.wait([&] { return !workbench.isBusy(); });
        watch.tick();
    }
    return {{"opened", opened.isPrivate},
            {"private", watch.halfway().isPrivate},
            {"resident", watch.halfway().resident},
            {"growth", watch.growth()},
            {"private after the hour", watch.end().isPrivate}};
}

/// A diary of 20,000 events: here and there, and step by step.
Figures watching(Application& application, const QString& folder) {
    ShownShell shown(application, folder);
    ReplayTable& replay = shown.shell().replay();
    shown.shell().watch(QString::fromStdString(longDiary().string()));
    shown.wait([&] { return replay.isOpen() && !replay.isReading() && !shown.shell().isBusy(); });
    Watch watch(shown, clicksAMinute);
    while (!watch.isOver()) {
        const int action = watch.actions();
        if (action % 6 == 0)
            replay.winder()->seek(int(qint64(replay.winder()->end()) * (action * 37 % 101) / 100));
        else
            (void)replay.winder()->step(action % 6 < 3 ? Winder::Stride::Event
                                             : Winder::Stride::Command,
                              action % 12 > 9);
        shown.untilDrawn();
        lookAround(shown, action);
        watch.tick();
    }
    return {{"private", watch.halfway().isPrivate},
            {"resident", watch.halfway().resident},
            {"growth", watch.growth()},
            {"private after the hour", watch.end().isPrivate}};
}

/// A game of each kind, just begun.
void measureOpened(Report& report, const QTemporaryDir& folder) {
    constexpr std::pair<const char*, const char*> games[] = {{"santander", "historical"},
                                                             {"banditen", "gravellona"},
                                                             {"guadalajara", "abyssinia"},
                                                             {"tscw", "campaign"}};
    for (const auto& [game, scenario] : games) {
        const QString diary = folder.filePath(QLatin1String(game) + QStringLiteral(".esagono"));
        (void)Match::create(
            diary.toStdString(),
            readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR "/resources") / game), allGames(),
            {.scenario = scenario, .seed = seedFrom("memory"), .at = noon});
        const Figures figures = runScene("opened", diary);
        addMegabytes(report, std::string("memory/opened/") + game, figures.at("private"),
                     mostOpened);
        addMegabytes(report, std::string("memory/opened/") + game + " resident",
                     figures.at("resident"), 0);
    }
}

/// An hour of something.
void measureHour(Report& report, const char* scene) {
    const Figures figures = runScene(scene, {});
    const std::string name = std::string("memory/") + scene;
    addMegabytes(report, name, figures.at("private"), mostUsed);
    addMegabytes(report, name + " resident", figures.at("resident"), 0);
    addMegabytes(report, name + " after an hour", figures.at("private after the hour"), 0);
    const double growth = figures.at("growth");
    report.add(name + " growth", growth, {0, std::max(growth, 0.001), mostGrowth}, "%");
}

int playScene(Application& application, const std::string& scene, const QString& diary) {
    const QTemporaryDir folder;
    Figures figures;
    if (scene == "opened")
        figures = openedGame(application, folder.path(), diary);
    else if (scene == "playing")
        figures = playing(application, folder.path());
    else if (scene == "editing")
        figures = editing(application, folder.path());
    else
        figures = watching(application, folder.path());
    tellFigures(figures);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    settleMemory();
    showWithoutScreen();
    try {
        if (argc > 2 && std::string_view(argv[1]) == sceneOption) {
            Application application(argc, argv);
            settleAppearance(StartOptions::Appearance::Light);
            return playScene(application, argv[2],
                             argc > 3 ? QString::fromLocal8Bit(argv[3]) : QString());
        }
        const QCoreApplication application(argc, argv);
        const QTemporaryDir folder;
        Report report;
        measureOpened(report, folder);
        for (const char* scene : {"playing", "editing", "watching"})
            measureHour(report, scene);
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 1;
    }
    return 0;
}
