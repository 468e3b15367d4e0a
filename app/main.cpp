// SPDX-License-Identifier: GPL-3.0-or-later
// Starts Esagono: reads the command line, settles how to draw, opens the window.
#include "app/display.h"
#include "app/facts/build_facts.h"
#include "app/heap.h"
#include "app/no_fonts.h"
#include "app/picture_limit.h"
#include "app/share/export_command.h"
#include "app/shell.h"
#include "editor/playtest/playtest_worker.h"
#include "engine/all_games.h"

#include <cstdio>
#include <iostream>
#include <string_view>

#include <QGuiApplication>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(EsagonoPlugin)

namespace {

/// A first reading, before anything needs a display; Qt's own options are not yet taken out. There
/// is no application object yet: if one came and went, what Qt Quick tells screen readers would go
/// with it.
esagono::StartOptions readEarly(int argc, char** argv) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    return esagono::readStartOptions(arguments);
}

/// The help or the version; the help names the program as it was called.
void answer(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    std::fputs(qPrintable(esagono::readStartOptions(QCoreApplication::arguments()).answer), stdout);
}

/// What it was built from, and the Qt it runs with.
QString buildText() {
    return QString::fromStdString(esagono::buildLines()) +
           QStringLiteral("Qt %1\n").arg(QLatin1String(qVersion()));
}

} // namespace

int main(int argc, char** argv) {
    esagono::settleMemory();
    if (argc == 2 && std::string_view(argv[1]) == "--playtest-worker") // this program asks itself
        return esagono::playOrders(std::cin, std::cout, esagono::allGames());
    const esagono::StartOptions early = readEarly(argc, argv);
    if (!early.answer.isEmpty()) {
        answer(argc, argv);
        if (early.version)
            std::fputs(qPrintable(buildText()), stdout);
        return 0;
    }
    if (early.scale > 0)
        qputenv("QT_SCALE_FACTOR", QByteArray::number(early.scale));
    if (!esagono::hasDisplay()) {
        if (!early.isUnattended()) {
            std::fputs("esagono: there is no display (DISPLAY, WAYLAND_DISPLAY and QT_QPA_PLATFORM "
                       "are empty)\n",
                       stderr);
            return 1;
        }
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }

    const QGuiApplication application(argc, argv);
    esagono::limitPictures();
    esagono::StartOptions options = esagono::readStartOptions(QGuiApplication::arguments());
    options.build = buildText().trimmed();
    if (!options.complaint.isEmpty()) {
        std::fprintf(stderr, "esagono: %s\n", qPrintable(options.complaint));
        return 2;
    }
    if (esagono::needsLetters(options) && !esagono::canWrite())
        return esagono::tellNoFonts(options);
    esagono::settleAppearance(options.appearance);
    if (!options.exportTo.isEmpty())
        return esagono::exportGame(options);
    esagono::chooseRenderer();
    esagono::Shell shell(options);
    return shell.open() ? QGuiApplication::exec() : 1;
}
