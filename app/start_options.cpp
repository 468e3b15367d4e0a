// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start_options.h"

#include "app/languages.h"
#include "app/share/share_game.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QRegularExpression>

namespace esagono {

namespace {

QString text(const char* words) {
    return QString::fromUtf8(words);
}

QSize sizeIn(const QString& words) {
    static const QRegularExpression form(QStringLiteral("^([1-9]\\d{2,4})x([1-9]\\d{2,4})$"));
    const QRegularExpressionMatch match = form.match(words);
    return match.hasMatch() ? QSize(match.captured(1).toInt(), match.captured(2).toInt()) : QSize();
}

/// The options, in the order in which the help names them.
struct Asked {
    QCommandLineOption help{{text("h"), text("help")}, text("Say this.")};
    QCommandLineOption version{{text("v"), text("version")}, text("Say the version.")};
    QCommandLineOption packages{
        text("packages"), text("Look for games only in <folder>. May be given more than once."),
        text("folder")};
    QCommandLineOption dataFolder{
        text("data-dir"),
        text("Keep settings, saved games and pictures in <folder>, for portable use."),
        text("folder")};
    QCommandLineOption language{
        {text("lang"), text("language")}, text("Speak en, es, fr or it."), text("code")};
    QCommandLineOption theme{text("theme"),
                             text("Use light or dark colours, whatever the settings say."),
                             text("light|dark")};
    QCommandLineOption page{text("page"),
                            text("Begin with library, saved, new, rules, guide, settings, "
                                 "shortcuts or about."),
                            text("page")};
    QCommandLineOption at{text("at"),
                          text("Show the saved game as it was after event <number>; nothing is "
                               "written to it."),
                          text("number")};
    QCommandLineOption replay{text("replay"),
                              text("Watch the saved game, from event <number> of --at on; without "
                                   "one, choose it.")};
    QCommandLineOption edit{text("edit"), text("Edit the package; without one, choose it.")};
    QCommandLineOption size{text("size"), text("Open a window of this size."), text("1280x800")};
    QCommandLineOption scale{text("scale"),
                             text("Draw everything <factor> times as large, as on a fine screen."),
                             text("factor")};
    QCommandLineOption screenshot{
        text("screenshot"),
        text("Save a picture of the window in <file.png> and leave; needs no display."),
        text("file.png")};
    QCommandLineOption exportTo{
        text("export"),
        text("Write the saved game as <file> (.html, .pdf: a report; .webp; .png; .txt; .json) and "
             "leave; needs no display."),
        text("file")};
    QCommandLineOption smoke{text("smoke"),
                             text("Leave as soon as the window, or the saved game in it, has been "
                                  "drawn; needs no display.")};

    [[nodiscard]] QList<QCommandLineOption> all() const {
        return {help,   version, packages, dataFolder, language,   theme,    page, at,
                replay, edit,    size,     scale,      screenshot, exportTo, smoke};
    }
};

class StartReading {
public:
    explicit StartReading(const QStringList& arguments) {
        m_parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
        m_parser.setApplicationDescription(
            text("Plays, edits and replays hex-and-counter wargames with every rule enforced.\n"
                 "Games are looked for in $ESAGONO_PACKAGES, then where they were installed."));
        m_parser.addOptions(m_asked.all());
        m_parser.addPositionalArgument(
            text("file"),
            text("A saved game to open, the folder of a game package, or what somebody shared: a "
                 "packed game (.esapack), corrections (.esafix)."),
            text("[file]"));
        if (!m_parser.parse(arguments))
            m_options.complaint = m_parser.errorText();
        readAnswers();
        readChoices();
        readNumbers();
        readFile();
        m_options.replay = m_parser.isSet(m_asked.replay);
        const bool nothing = m_parser.positionalArguments().isEmpty();
        if (m_options.replay && m_options.diary.isEmpty() && !nothing)
            complain(text("--replay needs a saved game."));
        m_options.edit = m_parser.isSet(m_asked.edit);
        if (m_options.edit && m_options.package.isEmpty() && !nothing)
            complain(text("--edit needs the folder of a game package."));
    }
    [[nodiscard]] const StartOptions& options() const { return m_options; }

private:
    /// The first complaint is the one that is said.
    void complain(const QString& complaint) {
        if (m_options.complaint.isEmpty())
            m_options.complaint = complaint;
    }
    void expect(const QCommandLineOption& option, bool understood, const QString& expected) {
        if (m_parser.isSet(option) && !understood)
            complain(QStringLiteral("--%1 does not know “%2”; it knows %3.")
                         .arg(option.names().constFirst(), m_parser.value(option), expected));
    }
    void readAnswers() {
        if (m_parser.isSet(m_asked.help))
            m_options.answer = m_parser.helpText();
        else if (m_options.version = m_parser.isSet(m_asked.version); m_options.version)
            m_options.answer = QStringLiteral("Esagono %1\n").arg(QStringLiteral(ESAGONO_VERSION));
        m_options.packages = m_parser.values(m_asked.packages);
        m_options.dataFolder = m_parser.value(m_asked.dataFolder);
        m_options.screenshot = m_parser.value(m_asked.screenshot);
        m_options.exportTo = m_parser.value(m_asked.exportTo);
        expect(m_asked.exportTo, shareKindNamed(QFileInfo(m_options.exportTo).suffix()).has_value(),
               text("files that end in .html, .pdf, .webp, .png, .txt or .json"));
        m_options.smoke = m_parser.isSet(m_asked.smoke);
    }
    void readChoices() {
        m_options.language = m_parser.value(m_asked.language);
        expect(m_asked.language, Languages::codes().contains(m_options.language),
               Languages::codes().join(QStringLiteral(", ")));
        const QString shade = m_parser.value(m_asked.theme);
        if (shade == QLatin1String("light"))
            m_options.appearance = StartOptions::Appearance::Light;
        else if (shade == QLatin1String("dark"))
            m_options.appearance = StartOptions::Appearance::Dark;
        expect(m_asked.theme, m_options.appearance != StartOptions::Appearance::System,
               text("light and dark"));
        const QStringList pages{text("library"),   text("saved"), text("new"),
                                text("rules"),     text("guide"), text("settings"),
                                text("shortcuts"), text("about")};
        m_options.page = m_parser.value(m_asked.page);
        expect(m_asked.page, pages.contains(m_options.page), pages.join(QStringLiteral(", ")));
    }
    void readNumbers() {
        m_options.size = sizeIn(m_parser.value(m_asked.size));
        expect(m_asked.size, !m_options.size.isEmpty(), text("sizes like 1280x800"));
        bool isNumber = false;
        if (const qreal scale = m_parser.value(m_asked.scale).toDouble(&isNumber);
            isNumber && scale >= 0.5 && scale <= 4)
            m_options.scale = scale;
        expect(m_asked.scale, m_options.scale > 0, text("factors from 0.5 to 4"));
        if (const int at = m_parser.value(m_asked.at).toInt(&isNumber); isNumber && at >= 0)
            m_options.at = at;
        expect(m_asked.at, m_options.at >= 0, text("the numbers of events"));
    }
    void readFile() {
        const QStringList files = m_parser.positionalArguments();
        if (files.size() > 1)
            complain(QStringLiteral("Unexpected argument “%1”.").arg(files.at(1)));
        if (files.isEmpty()) {
            if (m_options.at >= 0)
                complain(text("--at needs a saved game."));
            if (!m_options.exportTo.isEmpty())
                complain(text("--export needs a saved game."));
            return;
        }
        const QFileInfo file(files.constFirst());
        if (file.isDir() && QFileInfo::exists(file.filePath() + text("/package.json")))
            m_options.package = file.absoluteFilePath();
        else if (file.isFile() &&
                 (file.suffix().compare(text("esapack"), Qt::CaseInsensitive) == 0 ||
                  file.suffix().compare(text("esafix"), Qt::CaseInsensitive) == 0))
            m_options.shared = file.absoluteFilePath();
        else if (file.isFile())
            m_options.diary = file.absoluteFilePath();
        else
            complain(
                QStringLiteral("“%1” is neither a saved game nor the folder of a game package.")
                    .arg(files.constFirst()));
    }

    Asked m_asked;
    QCommandLineParser m_parser;
    StartOptions m_options;
};

} // namespace

// The command line speaks English only: it is read before a language is chosen.
StartOptions readStartOptions(const QStringList& arguments) {
    return StartReading(arguments).options();
}

} // namespace esagono
