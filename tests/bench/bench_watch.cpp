// SPDX-License-Identifier: GPL-3.0-or-later
// How long the thread of the interface is busy while a diary of 20,000 events is watched in the
// window: opening it, the hand passing from end to end in three seconds, steps. What the engine
// does of it is in bench_replay.
#include "tests/bench/long_diary.h"
#include "tests/bench/shown_shell.h"

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
    ShownShell shown(application, folder.path());
    Shell& shell = shown.shell();
    ReplayTable& replay = shell.replay();

    Times opening;
    const QString diary = QString::fromStdString(longDiary().string());
    opening.measure([&] {
        shell.watch(diary);
        shown.wait([&] { return replay.isOpen(); });
        shown.untilDrawn();
    });
    report.add("open/watch", opening, openBar, 0);
    shown.wait([&] { return !replay.isReading() && !shell.isBusy(); });

    Times seeking;
    Times frames;
    for (int i = 0; i <= framesOfAPass; ++i) {
        seeking.measure([&] { replay.winder()->scrub(replay.winder()->end() * i / framesOfAPass); });
        shown.untilDrawn(frames);
    }
    report.add("scrub/watch", seeking, 0, frame);
    report.add("scrub, events and frames/watch", frames, 0, frame);

    Times stepping;
    Times stepped;
    for (int i = 0; i < steps; ++i) {
        stepping.measure(
            [&] { (void)replay.winder()->step(Winder::Stride::Event, i >= steps / 2); });
        shown.untilDrawn(stepped);
    }
    report.add("step/watch", stepping, 0, frame);
    report.add("step, events and frames/watch", stepped, 0, frame);
    shell.closeReplay();
}

} // namespace

int main(int argc, char** argv) {
    showWithoutScreen();
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
