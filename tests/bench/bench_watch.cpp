// SPDX-License-Identifier: GPL-3.0-or-later
// How long the thread of the interface is busy while a diary of 20,000 events is watched in the
// window: opening it, the hand passing from end to end in three seconds, steps. What the engine
// does of it is in bench_replay.
#include "bench/long_diary.h"
#include "bench/watched_application.h"
#include "shell.h"

#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtQml/QQmlExtensionPlugin>

#include <stdexcept>

Q_IMPORT_QML_PLUGIN(EsagonoPlugin)

using namespace esagono;
using namespace esagono::bench;

namespace {

constexpr double frame = 16;       // milliseconds
constexpr double openBar = 300;    // likewise
constexpr int framesOfAPass = 180; // three seconds of them
constexpr int steps = 120;

void measure(Application& application, Report& report) {
    QTemporaryDir folder;
    StartOptions options;
    options.dataFolder = folder.path();
    options.packages = {QStringLiteral(ESAGONO_SOURCE_DIR "/resources")};
    options.language = QStringLiteral("en");
    options.size = QSize(1280, 720);
    Shell shell(options);
    shell.settings().setProperty("tourSeen", true);
    if (!shell.open())
        throw std::runtime_error("there is no window");
    Times ignored;
    application.waitUntil(ignored, [&] { return !shell.isBusy(); });
    ReplayController& replay = shell.replay();
    bool drawn = false;
    QObject::connect(shell.window(), &QQuickWindow::frameSwapped, &shell, [&] { drawn = true; });
    const auto untilDrawn = [&](Times& times) {
        drawn = false;
        const double patience = now(Clock::Wall) + 0.05; // there may be nothing to draw
        application.waitUntil(times, [&] { return drawn || now(Clock::Wall) > patience; });
    };

    Times opening;
    const QString diary = QString::fromStdString(longDiary().string());
    opening.measure([&] {
        shell.watch(diary);
        application.waitUntil(ignored, [&] { return replay.isOpen(); });
        untilDrawn(ignored);
    });
    report.add("open/watch", opening, openBar, 0);
    application.waitUntil(ignored, [&] { return !replay.isReading() && !shell.isBusy(); });

    Times seeking;
    Times frames;
    for (int i = 0; i <= framesOfAPass; ++i) {
        seeking.measure([&] { replay.scrub(replay.end() * i / framesOfAPass); });
        untilDrawn(frames);
    }
    report.add("scrub/watch", seeking, 0, frame);
    report.add("scrub, events and frames/watch", frames, 0, frame);

    Times stepping;
    Times stepped;
    for (int i = 0; i < steps; ++i) {
        stepping.measure(
            [&] { (void)replay.step(ReplayController::Stride::Event, i >= steps / 2); });
        untilDrawn(stepped);
    }
    report.add("step/watch", stepping, 0, frame);
    report.add("step, events and frames/watch", stepped, 0, frame);
    report.add("memory/watch", megabytesOf(), {0, megabytesOf(), 0}, "MB");
    shell.closeReplay();
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QUICK_BACKEND", "software");
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    Application application(argc, argv);
    settleAppearance(StartOptions::Appearance::Light);
    try {
        Report report;
        measure(application, report);
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 1;
    }
    return 0;
}
