// SPDX-License-Identifier: GPL-3.0-or-later
// Esagono from its start to its first picture, beside a bare window of Qt Quick: to the library,
// and to a saved game of more than a thousand events with everything drawn. Every start is a
// process of its own, timed from its beginning to its end.
#include "engine/store/copy_line.h"
#include "tests/app/played_game.h"
#include "tests/bench/report.h"
#include "tests/bench/virtual_screen.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <spawn.h>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>

using namespace esagono;
using namespace esagono::bench;

namespace {

constexpr int starts = 5;                // of each kind, in turn
constexpr double mostToTheLibrary = 500; // milliseconds
constexpr double mostToAGame = 700;
constexpr EventNumber leastEvents = 1000;
const QString bareWindow = QStringLiteral("--bare-window");

/// The reference: what any program with a window costs.
int showBareWindow(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    QQmlApplicationEngine engine;
    engine.loadData("import QtQuick\nWindow { width: 1280; height: 720; visible: true; "
                    "Text { anchors.centerIn: parent; text: \"Esagono\" } }");
    auto* const window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (!window)
        return 1;
    QObject::connect(window, &QQuickWindow::frameSwapped, &application, &QCoreApplication::quit,
                     Qt::QueuedConnection);
    return QGuiApplication::exec();
}

struct Start {
    double wall = 0; ///< milliseconds
    double work = 0; ///< of the processor, all threads
};

/// Runs a program to its end.
Start run(const QStringList& command) {
    std::vector<QByteArray> words;
    for (const QString& word : command)
        words.push_back(word.toLocal8Bit());
    std::vector<char*> arguments;
    for (QByteArray& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    Start start;
    const double begin = now(Clock::Wall);
    pid_t process = 0;
    if (posix_spawn(&process, arguments[0], nullptr, nullptr, arguments.data(), environ) != 0)
        throw std::runtime_error("cannot start " + command.first().toStdString());
    int status = 0;
    rusage used{};
    wait4(process, &status, 0, &used);
    start.wall = (now(Clock::Wall) - begin) * 1000;
    const auto milliseconds = [](const timeval& time) {
        return double(time.tv_sec) * 1000 + double(time.tv_usec) / 1000;
    };
    start.work = milliseconds(used.ru_utime) + milliseconds(used.ru_stime);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        throw std::runtime_error("it failed: " + command.join(u' ').toStdString());
    return start;
}

/// A saved game of Santander 1937, played by chance; how many events it has.
EventNumber writeDiary(const QString& file) {
    PlayedGame game = PlayedGame::santander("suggested");
    while (!game.match().position().isOver() && game.match().journal().lastEvent() < leastEvents)
        game.playOn(20);
    const Journal& journal = game.match().journal();
    (void)copyLine(journal, journal.lastPage(), file.toStdString());
    return journal.lastEvent();
}

struct Kind {
    std::string name;
    QStringList command;
    double bar = 0;
    std::vector<double> wall, work;
};

/// All kinds of starts on one platform.
void measure(Report& report, const QByteArray& platform, const QString& diary, EventNumber events,
             const QString& data) {
    qputenv("QT_QPA_PLATFORM", platform);
    const QStringList esagono{QStringLiteral(ESAGONO_PROGRAM), QStringLiteral("--size"),
                              QStringLiteral("1280x720"), QStringLiteral("--data-dir"), data};
    const std::string game = std::to_string(events) + " events";
    std::vector<Kind> kinds{
        {"bare window", {QCoreApplication::applicationFilePath(), bareWindow}, 0, {}, {}},
        {"library", esagono + QStringList{QStringLiteral("--smoke")}, mostToTheLibrary, {}, {}},
        {game, esagono + QStringList{QStringLiteral("--smoke"), diary}, mostToAGame, {}, {}}};
    for (const Kind& kind : kinds) // once for the caches
        (void)run(kind.command);
    for (int i = 0; i < starts; ++i)
        for (Kind& kind : kinds) {
            const Start start = run(kind.command);
            kind.wall.push_back(start.wall);
            kind.work.push_back(start.work);
        }
    const double bare = percentile(kinds.front().work, 50);
    for (const Kind& kind : kinds) {
        const std::string name = "start/" + kind.name + "/" + platform.toStdString();
        report.add(name, percentile(kind.wall, 50),
                   {percentile(kind.work, 50) / bare, percentile(kind.wall, 0), kind.bar});
        report.add(name + ", processor", percentile(kind.work, 50));
    }
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QUICK_BACKEND", "software");
    if (argc > 1 && bareWindow == QLatin1String(argv[1]))
        return showBareWindow(argc, argv);
    const QCoreApplication application(argc, argv);
    try {
        const QTemporaryDir folder;
        qputenv("XDG_RUNTIME_DIR", folder.path().toLocal8Bit());
        const QString diary = folder.filePath(QStringLiteral("game.esagono"));
        const EventNumber events = writeDiary(diary);
        Report report;
        measure(report, "offscreen", diary, events, folder.path());
        if (VirtualScreen::canBe()) {
            const VirtualScreen screen(QStringLiteral("1920x1080"));
            qputenv("DISPLAY", ":" + screen.number());
            measure(report, "xcb", diary, events, folder.path());
        }
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 1;
    }
    return 0;
}
