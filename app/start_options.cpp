// SPDX-License-Identifier: GPL-3.0-or-later
#include "start_options.h"

#include "languages.h"

#include <QCommandLineParser>
#include <QRegularExpression>

namespace esagono {

namespace {

QSize sizeIn(const QString& text) {
    static const QRegularExpression form(QStringLiteral("^([1-9]\\d{2,4})x([1-9]\\d{2,4})$"));
    const QRegularExpressionMatch match = form.match(text);
    return match.hasMatch() ? QSize(match.captured(1).toInt(), match.captured(2).toInt()) : QSize();
}

QString complaintAbout(const QCommandLineOption& option, const QString& value,
                       const QString& expected) {
    return QStringLiteral("--%1 does not know “%2”; it knows %3.")
        .arg(option.names().constLast(), value, expected);
}

} // namespace

// The command line speaks English only: it is read before a language is chosen.
StartOptions readStartOptions(const QStringList& arguments) {
    const QCommandLineOption packages(
        QStringLiteral("packages"),
        QStringLiteral("Look for games only in <folder>. May be given "
                       "more than once."),
        QStringLiteral("folder"));
    const QCommandLineOption language(QStringLiteral("language"),
                                      QStringLiteral("Speak en, es, fr or it."),
                                      QStringLiteral("code"));
    const QCommandLineOption theme(
        QStringLiteral("theme"),
        QStringLiteral("Use light or dark colours, whatever the system's."),
        QStringLiteral("light|dark"));
    const QCommandLineOption size(QStringLiteral("size"),
                                  QStringLiteral("Open a window of this size."),
                                  QStringLiteral("1280x800"));
    const QCommandLineOption screenshot(
        QStringLiteral("screenshot"),
        QStringLiteral("Save a picture of the window in <file.png> and leave; needs no display."),
        QStringLiteral("file.png"));
    const QCommandLineOption smoke(
        QStringLiteral("smoke"),
        QStringLiteral("Leave as soon as the window has been drawn; needs no display."));

    QCommandLineParser parser;
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    parser.setApplicationDescription(QStringLiteral(
        "Plays, edits and replays hex-and-counter wargames with every rule enforced.\n"
        "Games are looked for in $ESAGONO_PACKAGES, then where they were installed."));
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")},
                                  QStringLiteral("Say this."));
    const QCommandLineOption version({QStringLiteral("v"), QStringLiteral("version")},
                                     QStringLiteral("Say the version."));
    parser.addOptions({help, version, packages, language, theme, size, screenshot, smoke});

    StartOptions options;
    if (!parser.parse(arguments))
        options.complaint = parser.errorText();
    else if (!parser.positionalArguments().isEmpty())
        options.complaint = QStringLiteral("Unexpected argument “%1”.")
                                .arg(parser.positionalArguments().constFirst());
    if (parser.isSet(help))
        options.answer = parser.helpText();
    else if (parser.isSet(version))
        options.answer = QStringLiteral("Esagono %1\n").arg(QStringLiteral(ESAGONO_VERSION));

    options.packages = parser.values(packages);
    options.screenshot = parser.value(screenshot);
    options.smoke = parser.isSet(smoke);
    options.language = parser.value(language);
    if (parser.isSet(language) && !Languages::codes().contains(options.language))
        options.complaint = complaintAbout(language, options.language,
                                           Languages::codes().join(QStringLiteral(", ")));
    options.size = sizeIn(parser.value(size));
    if (parser.isSet(size) && options.size.isEmpty())
        options.complaint =
            complaintAbout(size, parser.value(size), QStringLiteral("sizes like 1280x800"));
    const QString shade = parser.value(theme);
    if (shade == QLatin1String("light"))
        options.appearance = StartOptions::Appearance::Light;
    else if (shade == QLatin1String("dark"))
        options.appearance = StartOptions::Appearance::Dark;
    else if (parser.isSet(theme))
        options.complaint = complaintAbout(theme, shade, QStringLiteral("light and dark"));
    return options;
}

} // namespace esagono
