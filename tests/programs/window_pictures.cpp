// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the window in the states the tests know, for people to look at: packaging/screenshots
// are made by it. Needs no display.
#include "tests/app/window_scenes.h"

#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>
#include <QtQml/QQmlExtensionPlugin>

#include <cstdio>

Q_IMPORT_QML_PLUGIN(EsagonoPlugin)

using namespace esagono;

namespace {

QSize sizeFrom(const QString& text) {
    const QStringList sides = text.split(u'x');
    return sides.size() == 2 ? QSize(sides[0].toInt(), sides[1].toInt()) : QSize();
}

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{"out", "Where to write", "folder", "."},
                       {"size", "Of the window", "WxH", "1440x900"},
                       {"lang", "it, en, es or fr", "code", "en"},
                       {"theme", "light or dark", "theme", "light"},
                       {"grow", "The interface's scale", "factor", "1"}});
    parser.addPositionalArgument("scene", "What to draw; without any, everything: " +
                                              WindowScenes::names().join(QStringLiteral(", ")));
    parser.process(application);
    const bool dark = parser.value("theme") == QLatin1String("dark");
    settleAppearance(dark ? StartOptions::Appearance::Dark : StartOptions::Appearance::Light);
    const QDir out(parser.value("out"));
    if (!out.mkpath("."))
        return 1;
    WindowScenes scenes(sizeFrom(parser.value("size")), parser.value("lang"),
                        parser.value("theme"));
    if (!scenes.open())
        return 1;
    scenes.shell().settings().setProperty("interfaceScale", parser.value("grow").toDouble());
    const QStringList asked = parser.positionalArguments();
    for (const QString& name : asked.isEmpty() ? WindowScenes::names() : asked) {
        if (!scenes.show(name)) {
            std::fprintf(stderr, "%s cannot be shown\n", qPrintable(name));
            return 1;
        }
        if (!scenes.shell().window()->grabWindow().save(out.filePath(name + ".png")))
            return 1;
    }
    return 0;
}
