// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell.h"

#include "actions.h"
#include "emblem.h"
#include "lining_figures.h"
#include "text_formatter.h"

#include "core/fault.h"
#include "store/copy_line.h"

#include <QFileInfo>
#include <QFont>
#include <QGuiApplication>
#include <QPalette>
#include <QQuickStyle>
#include <QQuickWindow>

namespace esagono {

namespace {

/// A palette of which only the shade matters: the interface takes its colours from Theme.qml.
QPalette paletteOf(bool dark) {
    return dark ? QPalette(QColor(0x2d2924), QColor(0x1b1916))
                : QPalette(QColor(0xfffdf6), QColor(0xf4eddc));
}

/// The palette behind what is not ours: dialogs of the system, text selections.
void usePalette(const QString& theme) {
    if (theme == QLatin1String("light") || theme == QLatin1String("dark"))
        QGuiApplication::setPalette(paletteOf(theme == QLatin1String("dark")));
    else
        QGuiApplication::setPalette(QPalette());
}

QStringList foldersFor(const StartOptions& options) {
    QStringList asked = options.packages;
    if (!options.package.isEmpty() && asked.isEmpty())
        asked = packageFolders({}) << options.package;
    else if (!options.package.isEmpty())
        asked << options.package;
    return packageFolders(asked);
}

} // namespace

Shell::Shell(const StartOptions& options, QObject* parent)
    : QObject(parent)
    , m_options(options)
    , m_places(placesIn(options.dataFolder))
    , m_settings(options.isUnattended() && options.dataFolder.isEmpty() ? QString()
                                                                        : m_places.settings)
    , m_pictures(m_places.cache)
    , m_library(foldersFor(options), m_pictures)
    , m_savedGames(m_places.games, allGames(), m_pictures)
    , m_newGame(m_library, m_savedGames, m_settings)
    , m_comparison(m_replay)
    , m_shareDesk(m_replay, m_settings, m_messages, allGames(), foldersFor(options))
    , m_tour(m_library, allGames())
    , m_rules(m_library) {
    if (!options.language.isEmpty())
        m_settings.borrow("language", options.language);
    if (options.appearance != StartOptions::Appearance::System)
        m_settings.borrow("theme", options.appearance == StartOptions::Appearance::Dark
                                       ? QStringLiteral("dark")
                                       : QStringLiteral("light"));
    if (options.isUnattended())
        m_settings.borrow("reducedMotion", true); // what is drawn is there at once
    m_play.setShelves(foldersFor(options));
    m_replay.setShelves(foldersFor(options));
    m_comparison.setShelves(foldersFor(options));
    m_replay.setWriters([this](const QString& diary) { return m_play.journalOf(diary); });
    connectParts();
    speak();
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_pictures.serve(m_engine);
}

Shell::~Shell() {
    m_settings.flush(); // while everybody who listens is still there
}

void Shell::connectParts() {
    connect(&m_settings, &Settings::languageChanged, this, &Shell::speak);
    connect(this, &Shell::pageChanged, this, [this] {
        if (!isInGame() && !isInReplay())
            lookForGames();
    });
    connect(&m_languages, &Languages::changed, this, [this] {
        const QString code = m_languages.current();
        m_library.setLanguage(code);
        m_savedGames.setLanguage(code);
        m_newGame.setLanguage(code);
        m_play.setLanguage(code);
        m_replay.setLanguage(code);
        m_comparison.setLanguage(code);
        m_tour.setLanguage(code);
        m_rules.setLanguage(code);
        m_engine.retranslate();
    });
    const auto seat = [this] {
        m_play.setProperty("autoPass", m_settings.autoPass);
        m_play.setProperty("useCurtain", m_settings.curtain);
        m_play.setProperty("allowUmpire", m_settings.umpire);
    };
    seat();
    for (auto signal :
         {&Settings::autoPassChanged, &Settings::curtainChanged, &Settings::umpireChanged})
        connect(&m_settings, signal, this, seat);
    usePalette(m_settings.theme);
    connect(&m_settings, &Settings::themeChanged, this, [this] { usePalette(m_settings.theme); });
    connect(&m_library, &Library::scanned, this, [this] {
        QHash<QString, QString> folders;
        for (const FoundPackage& package : m_library.packages())
            folders.insert(package.id, package.folder);
        m_savedGames.setPackageFolders(folders);
        if (!m_library.isScanning())
            m_tour.refresh();
        m_rules.refresh();
    });
    const auto trouble = [this](const QString& message) {
        m_messages.post(Messages::Tone::Trouble, message);
    };
    connect(&m_savedGames, &SavedGames::failed, this, trouble);
    connect(&m_play, &PlayController::failed, this, trouble);
    // What takes longest is begun first
    for (const BoardSource* source :
         {static_cast<BoardSource*>(&m_play), static_cast<BoardSource*>(&m_replay)})
        connect(source, &BoardSource::settingChanged, this, [source] {
            if (source->setting())
                (void)source->drawing();
        });
    connect(&m_play, &PlayController::opened, this, [this] {
        m_savedGames.setCurrent(m_play.diaryPath());
        show(QStringLiteral("game"));
        m_pictures.forget(); // the library is gone, and they are large
        Q_EMIT gameOpened();
    });
    connect(&m_play, &PlayController::failed, this, &Shell::gameFailed);
    connect(&m_replay, &ReplayController::failed, this, [this, trouble](const QString& message) {
        trouble(message);
        if (!m_replay.isOpen())
            Q_EMIT gameFailed();
    });
    connect(&m_replay, &ReplayController::opened, this, [this] {
        show(QStringLiteral("replay"));
        Q_EMIT gameOpened();
    });
    connect(&m_comparison, &FilmComparison::failed, this, trouble);
    connect(&m_tour, &Tour::failed, this, trouble);
    connect(&m_settings, &Settings::problemChanged, this,
            [this, trouble] { trouble(m_settings.problem()); });
    connect(&m_savedGames, &SavedGames::done, this,
            [this](const QString& message, const QString& way) {
                m_messages.post(Messages::Tone::Fine, message,
                                //% "Undo"
                                way.isEmpty() ? QString() : qtTrId("app.library.undo"), way);
            });
    connect(&m_messages, &Messages::taken, this, [this](const QString& way) {
        if (way == QLatin1String("undoTrash"))
            m_savedGames.takeFromTrash();
    });
}

/// In the language of the settings, or in the one that serves the reader best.
void Shell::speak() {
    const QString wanted = m_settings.language.isEmpty()
                               ? Languages::best(QLocale::system().uiLanguages())
                               : m_settings.language;
    if (m_languages.current() != wanted)
        m_languages.choose(wanted);
    else
        Q_EMIT m_languages.changed();
}

bool Shell::open() {
    QVariantMap given{{QStringLiteral("shell"), QVariant::fromValue(this)}};
    QSize size = m_options.size;
    if (size.isEmpty() && !m_settings.window.isEmpty())
        size = m_settings.window.size();
    if (!size.isEmpty()) {
        given.insert(QStringLiteral("width"), size.width());
        given.insert(QStringLiteral("height"), size.height());
    }
    if (!m_options.page.isEmpty() && m_options.page != QLatin1String("new"))
        show(m_options.page);
    openDiaryAskedFor(); // while the interface is being made
    m_engine.setInitialProperties(given);
    if (Actions* const actions = Actions::of(m_engine)) {
        actions->setChangedKeys(m_settings.keys);
        connect(actions, &Actions::keysChanged, this,
                [this, actions] { m_settings.setProperty("keys", actions->changedKeys()); });
    }
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Esagono/Main.qml")));
    QQuickWindow* const shown = window();
    if (!shown)
        return false;
    if (!m_settings.problem().isEmpty())
        m_messages.post(Messages::Tone::Warning, m_settings.problem());
    if (m_page == QLatin1String("opening"))
        whenDrawn(shown, [this] { lookForGames(); });
    else
        lookForGames();
    prepareGameAskedFor();
    if (m_options.isUnattended())
        leaveWhenDrawn(shown);
    return true;
}

void Shell::openDiaryAskedFor() {
    if (m_options.diary.isEmpty())
        return;
    if (m_options.replay) {
        watch(m_options.diary, m_options.at);
    } else {
        const QString diary =
            m_options.at < 0 ? m_options.diary : copyAt(m_options.diary, m_options.at);
        if (diary.isEmpty())
            return;
        m_play.openDiary(diary);
    }
    m_page = QStringLiteral("opening");
    connect(
        this, &Shell::gameFailed, this,
        [this] {
            if (m_page == QLatin1String("opening"))
                show(QStringLiteral("library"));
        },
        Qt::QueuedConnection);
}

void Shell::lookForGames() {
    if (std::exchange(m_looked, true))
        return;
    m_library.lookAgain();
    m_savedGames.lookAgain();
}

void Shell::prepareGameAskedFor() {
    if (!m_options.diary.isEmpty() ||
        (m_options.package.isEmpty() && m_options.page != QLatin1String("new")))
        return;
    // Once the packages are known
    connect(
        &m_library, &Library::scanned, this,
        [this] {
            for (const FoundPackage& package : m_library.packages())
                if (package.package &&
                    (m_options.package.isEmpty() ||
                     QFileInfo(package.folder) == QFileInfo(m_options.package))) {
                    prepareGame(package.id);
                    return;
                }
        },
        Qt::QueuedConnection);
}

void Shell::show(const QString& page) {
    if (page == m_page)
        return;
    if (m_page == QLatin1String("library") || m_page == QLatin1String("saved") || isInGame() ||
        isInReplay())
        m_before = m_page;
    if (page == QLatin1String("rules")) {
        m_readFrom = m_page;
        readRules();
    }
    m_page = page;
    Q_EMIT pageChanged();
}

/// Those of what was watched or played last, whichever page they are called from.
void Shell::readRules() {
    if (m_replay.isOpen() && m_before == QLatin1String("replay"))
        m_rules.readFrom(&m_replay);
    else
        m_rules.readFrom(m_play.isOpen() ? &m_play : nullptr);
}

void Shell::leave() {
    if (isInGame())
        closeGame();
    else if (isInReplay())
        closeReplay();
    else if (m_page == QLatin1String("rules"))
        show(m_readFrom);
    else
        show(m_before == m_page ? QStringLiteral("library") : m_before);
}

void Shell::openGame(const QString& diary) {
    m_play.openDiary(diary);
}

void Shell::closeGame() {
    m_play.close();
    m_savedGames.setCurrent({});
    m_savedGames.lookAgain();
    m_page = QStringLiteral("library");
    m_before = m_page;
    Q_EMIT pageChanged();
}

void Shell::prepareGame(const QString& packageId, const QString& scenarioId) {
    QString id = packageId;
    for (const FoundPackage& package : m_library.packages())
        if (id.isEmpty() && package.package)
            id = package.id;
    if (const QString why = m_savedGames.whyNotWritable(); !why.isEmpty())
        m_messages.post(Messages::Tone::Trouble, why);
    else if (m_newGame.prepare(id, scenarioId))
        show(QStringLiteral("new"));
}

void Shell::beginGame() {
    const QVariantMap agreed = m_newGame.agreed();
    const auto text = [&](const char* key) { return agreed.value(QLatin1String(key)).toString(); };
    const auto map = [&](const char* key) { return agreed.value(QLatin1String(key)).toMap(); };
    m_play.begin(text("folder"), text("scenario"), map("rulings"), map("players"), text("dice"),
                 text("file"));
}

void Shell::tellRule(const QString& rule) {
    show(QStringLiteral("rules"));
    (void)m_rules.open(rule);
}

void Shell::watch(const QString& diary, int event) {
    m_replay.openDiary(diary, event);
}

void Shell::closeReplay() {
    m_replay.close();
    show(m_play.isOpen() ? QStringLiteral("game") : QStringLiteral("library"));
}

void Shell::playOn(const QString& name, bool asBranch, bool freshDice) {
    const QString diary = m_replay.diaryPath();
    if (asBranch) {
        const int branch = m_replay.branchFromHere(name);
        if (branch < 0)
            return;
        m_replay.close();
        m_play.openDiary(diary, branch);
        return;
    }
    const QString target = m_savedGames.freePath(name);
    if (!m_replay.copyFromHere(target, freshDice))
        return;
    m_replay.close();
    m_savedGames.lookAgain();
    openGame(target);
}

QString Shell::copyAt(const QString& diary, int event) {
    m_scratch = std::make_unique<QTemporaryDir>();
    const QString target =
        m_scratch->filePath(QFileInfo(diary).completeBaseName() + QLatin1String(diaryEnding));
    try {
        const Journal journal =
            Journal::open(QFileInfo(diary).filesystemFilePath(), Access::ReadOnly);
        const PageNumber page = event == 0 ? 1 : journal.pageOf(event);
        (void)copyLine(journal, page, QFileInfo(target).filesystemFilePath());
        return target;
    } catch (const Fault& fault) {
        m_messages.post(Messages::Tone::Trouble, phrase(fault.text(), m_languages.current()));
        return {};
    }
}

QQuickWindow* Shell::window() const {
    return m_engine.rootObjects().isEmpty()
               ? nullptr
               : qobject_cast<QQuickWindow*>(m_engine.rootObjects().constFirst());
}

void settleAppearance(StartOptions::Appearance appearance) {
    QGuiApplication::setApplicationName(QStringLiteral("esagono"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Esagono"));
    QGuiApplication::setApplicationVersion(QStringLiteral(ESAGONO_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("esagono"));
    QGuiApplication::setWindowIcon(Emblem::icon());
    if (appearance != StartOptions::Appearance::System)
        QGuiApplication::setPalette(paletteOf(appearance == StartOptions::Appearance::Dark));
    if (qEnvironmentVariableIsEmpty("QT_QUICK_CONTROLS_STYLE"))
        QQuickStyle::setStyle(QStringLiteral("Fusion"));

    // The families of Theme.qml, and what stands in for them where they are not installed.
    addLiningFamily(QStringLiteral("Esagono Serif"), QStringLiteral("Vollkorn"));
    QFont::insertSubstitutions(QStringLiteral("Esagono Serif"),
                               {QStringLiteral("Vollkorn"), QStringLiteral("Source Serif 4"),
                                QStringLiteral("Georgia"), QStringLiteral("Noto Serif"),
                                QStringLiteral("DejaVu Serif")});
    QFont::insertSubstitutions(QStringLiteral("Inter"),
                               {QStringLiteral("Segoe UI"), QStringLiteral("Helvetica Neue"),
                                QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    QFont::insertSubstitutions(QStringLiteral("JetBrains Mono"),
                               {QStringLiteral("Consolas"), QStringLiteral("Menlo"),
                                QStringLiteral("Noto Sans Mono"),
                                QStringLiteral("DejaVu Sans Mono")});
}

} // namespace esagono
