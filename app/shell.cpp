// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell.h"

#include "app/actions.h"
#include "app/board/map/map_drawing.h"
#include "app/emblem.h"
#include "app/heap.h"
#include "app/lining_figures.h"
#include "app/shipped.h"
#include "app/text_formatter.h"

#include "editor/files/esapack.h"
#include "editor/files/package_folder.h"
#include "engine/core/fault.h"
#include "engine/store/copy_line.h"

#include <QFileInfo>
#include <QFont>
#include <QGuiApplication>
#include <QPalette>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QThreadPool>

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
    QStringList folders = packageFolders(asked);
    if (options.packages.isEmpty()) // otherwise those alone are wanted
        folders << placesIn(options.dataFolder).packages;
    return folders;
}

} // namespace

Shell::Shell(const StartOptions& options, QObject* parent, GameList games)
    : QObject(parent)
    , m_options(options)
    , m_places(placesIn(options.dataFolder))
    , m_settings(options.isUnattended() && options.dataFolder.isEmpty() ? QString()
                                                                        : m_places.settings)
    , m_pictures(m_places.cache)
    , m_library(foldersFor(options), m_pictures, games)
    , m_savedGames(m_places.games, games, m_pictures)
    , m_newGame(m_library, m_savedGames, m_settings)
    , m_play(nullptr, games)
    , m_replay(nullptr, games)
    , m_comparison(m_replay, games)
    , m_shareDesk(m_replay, m_settings, m_messages, games, foldersFor(options))
    , m_tour(m_library, games)
    , m_rules(m_library, &m_pictures)
    , m_workbench(m_places.packages, m_places.recovery, packageFolders({}))
    , m_corrections(m_workbench, m_library, m_places.corrections)
    , m_playtests(m_workbench, games)
    , m_printing(m_workbench, m_settings)
    , m_guide(shippedFolder(QStringLiteral("guide")))
    , m_about(m_library, options.build) {
    m_workbench.setRules(games);
    m_newGame.corrections()->setFolder(m_places.corrections);
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
    connectDesks();
    keepMemoryTidy();
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
        m_workbench.setLanguage(code);
        m_guide.setLanguage(code);
        Q_EMIT m_about.gamesChanged();
        m_engine.retranslate();
    });
    const auto seat = [this] {
        m_play.turn()->setProperty("autoPass", m_settings.autoPass);
        m_play.viewpoint()->setProperty("useCurtain", m_settings.curtain);
        m_play.viewpoint()->setProperty("allowUmpire", m_settings.umpire);
        m_play.turn()->setProperty("allInterruptions", m_settings.interruptions);
        m_play.turn()->opponents()->setPace(m_settings.computerPace);
        if (!m_options.isUnattended()) // else nobody plays on while a picture is drawn
            m_play.turn()->opponents()->setProperty("allSeats", m_settings.gameSeats);
    };
    seat();
    for (auto signal :
         {&Settings::autoPassChanged, &Settings::curtainChanged, &Settings::umpireChanged,
          &Settings::interruptionsChanged, &Settings::computerPaceChanged})
        connect(&m_settings, signal, this, seat);
    connect(m_play.turn()->opponents(), &Opponents::allSeatsChanged, this, [this] {
        m_settings.setProperty("gameSeats", m_play.turn()->opponents()->property("allSeats"));
    });
    connect(m_play.turn()->opponents(), &Opponents::paceChanged, this,
            [this] { m_settings.setProperty("computerPace", m_play.turn()->opponents()->pace()); });
    connect(this, &Shell::pageChanged, this,
            [this] { m_play.turn()->opponents()->setWatched(isInGame()); });
    connect(m_play.turn(), &Turn::interruptionsChanged, this, [this] {
        m_settings.setProperty("interruptions", m_play.turn()->property("allInterruptions"));
    });
    usePalette(m_settings.theme);
    connect(&m_settings, &Settings::themeChanged, this, [this] { usePalette(m_settings.theme); });
    connect(&m_library, &Library::scanned, this, [this] {
        QHash<QString, QString> folders;
        QVariantList games; // whose rules a new package can be for
        for (const FoundPackage& package : m_library.packages()) {
            folders.insert(package.id, package.folder);
            if (package.package && package.id == QString::fromStdString(package.package->rules))
                games.append(QVariantMap{
                    {QStringLiteral("rules"), package.id},
                    {QStringLiteral("title"),
                     QString::fromStdString(std::string(
                         inLanguage(package.package->title, m_languages.current().toStdString())))},
                    {QStringLiteral("folder"), package.folder}});
        }
        m_workbench.desk()->setGames(games);
        m_workbench.desk()->setKnown(m_library.packages());
        m_savedGames.setPackageFolders(folders);
        if (!m_library.isScanning())
            m_tour.refresh();
        m_rules.refresh();
    });
    const auto trouble = [this](const QString& message) {
        m_messages.post(Messages::Tone::Trouble, message);
    };
    connect(&m_savedGames, &SavedGames::failed, this, trouble);
    connect(&m_play, &PlayTable::failed, this, trouble);
    // What takes longest is begun first
    for (const BoardSource* source :
         {static_cast<BoardSource*>(&m_play), static_cast<BoardSource*>(&m_replay)})
        connect(source, &BoardSource::settingChanged, this, [this, source] {
            if (source->setting())
                source->drawing().then(
                    this,
                    [this](const std::shared_ptr<const MapDrawing>& drawing) { tellOf(*drawing); });
        });
    connect(&m_play, &PlayTable::opened, this, [this] {
        m_savedGames.setCurrent(m_play.diaryPath());
        show(QStringLiteral("game"));
        m_diaryTold = false;
        tellDiary();
        Q_EMIT gameOpened();
    });
    connect(&m_play, &PlayTable::failed, this, [this] {
        if (isInGame() && !m_play.isOpen()) // it broke off
            closeGame();
        Q_EMIT gameFailed();
    });
    connect(m_play.diary(), &DiaryState::changed, this, [this] {
        if (isInGame()) // what is only being opened is told of when it lies on the table
            tellDiary();
    });
    connect(&m_replay, &ReplayTable::failed, this, [this, trouble](const QString& message) {
        trouble(message);
        if (!m_replay.isOpen() && isInReplay()) // it broke off
            closeReplay();
        if (!m_replay.isOpen())
            Q_EMIT gameFailed();
    });
    connect(&m_replay, &ReplayTable::opened, this, [this] {
        show(QStringLiteral("replay"));
        Q_EMIT gameOpened();
    });
    connect(&m_comparison, &FilmComparison::failed, this, trouble);
    connect(&m_tour, &Tour::failed, this, trouble);
    connect(&m_workbench, &Workbench::failed, this, trouble);
    connect(&m_workbench, &Workbench::opened, this, [this] {
        if (m_workbench.isOpen())
            show(QStringLiteral("editor"));
    });
    connect(&m_workbench, &Workbench::savedTo, this, [this] { m_library.lookAgain(); });
    connect(&m_workbench, &Workbench::becameOwn, this, [this](const QString& title) {
        //: %1 = title of a package
        //% "Saved as a package of your own, “%1”. The game you began with stays as it is."
        m_messages.post(Messages::Tone::Fine, qtTrId("app.editor.became_own").arg(title));
    });
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
        else if (way == QLatin1String("playInCopy"))
            playInCopy();
    });
}

/// What is made for others, and what comes from them.
void Shell::connectDesks() {
    const auto fine = [this](const QString& message) {
        m_messages.post(Messages::Tone::Fine, message);
    };
    const auto trouble = [this](const QString& message) {
        m_messages.post(Messages::Tone::Trouble, message);
    };
    connect(m_workbench.desk(), &PackageDesk::packed, this, [fine](const QString& file) {
        //: %1 = file
        //% "Packed as %1"
        fine(qtTrId("app.editor.packed").arg(file));
    });
    connect(m_workbench.desk(), &PackageDesk::installed, this,
            [this, fine](const QString& title, bool already) {
                //: %1 = title of a game that somebody shared
                //% "“%1” is in the library now."
                const QString now = qtTrId("app.library.taken");
                //: %1 = title of a game that somebody shared
                //% "“%1” is in the library already."
                fine((already ? qtTrId("app.library.already") : now).arg(title));
                m_library.lookAgain();
                if (!isInGame() && !isInReplay() && !isInEditor())
                    show(QStringLiteral("library"));
            });
    connect(&m_corrections, &CorrectionDesk::done, this, fine);
    connect(&m_corrections, &CorrectionDesk::failed, this, trouble);
    connect(&m_corrections, &CorrectionDesk::kept, this,
            [this] { m_newGame.corrections()->lookAgain(); });
    connect(&m_playtests, &PlaytestBench::failed, this, trouble);
    connect(&m_playtests, &PlaytestBench::recorded, this,
            [this](const QString& diary) { watch(diary); });
    connect(&m_printing, &PrintDesk::done, this,
            [this](const QString& file) { m_shareDesk.tellDone(file); });
    connect(&m_printing, &PrintDesk::failed, this, trouble);
    connect(&m_library, &Library::scanned, this, [this] {
        if (!m_library.isScanning())
            for (const QString& file : std::exchange(m_toTake, {}))
                (void)take(file);
    });
}

/// The library's pictures go with its page. What opening, reading and laying out left behind goes
/// when there is a moment of peace.
void Shell::keepMemoryTidy() {
    constexpr int peace = 2000; // milliseconds
    m_tidying.setSingleShot(true);
    m_tidying.setInterval(peace);
    connect(&m_tidying, &QTimer::timeout, this, [this] {
        if (!isBusy()) {
            if (std::exchange(m_pageLeft, false))
                m_engine.collectGarbage();
            QThreadPool::globalInstance()->start(giveBackMemory);
            if (!std::exchange(m_untidy, false))
                return;
        }
        m_tidying.start();
    });
    const auto soon = [this] { // and once more after the last time
        m_untidy = true;
        if (!m_tidying.isActive())
            m_tidying.start();
    };
    connect(this, &Shell::pageChanged, this, [this] {
        if (isInGame() || isInReplay() || isInEditor())
            m_pictures.forget();
    });
    connect(this, &Shell::pageChanged, this, soon);
    connect(&m_workbench, &Workbench::pageChanged, this, [this, soon] {
        m_pageLeft = true; // they are large, and made anew whenever they are shown
        soon();
    });
    connect(&m_library, &Library::scanned, this, soon);
    connect(&m_workbench, &Workbench::packageChanged, this, soon);
    for (const BoardSource* source :
         {static_cast<BoardSource*>(&m_play), static_cast<BoardSource*>(&m_replay)})
        connect(source, &BoardSource::viewChanged, this,
                [this] { m_tidying.start(); }); // not while something moves
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
    if (m_options.replay && m_options.diary.isEmpty())
        show(QStringLiteral("saved")); // to choose what is watched
    else if (!m_options.page.isEmpty() && m_options.page != QLatin1String("new"))
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
    if (!m_options.shared.isEmpty())
        (void)take(m_options.shared);
    if (m_options.edit && !m_options.package.isEmpty())
        m_workbench.openFolder(m_options.package);
    else
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
        isInReplay() || isInEditor())
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
    else if (isInEditor()) // the package stays on the bench
        show(QStringLiteral("library"));
    else
        show(m_before == m_page ? QStringLiteral("library") : m_before);
}

/// What a map is drawn without.
void Shell::tellOf(const MapDrawing& drawing) {
    if (!drawing.problem.empty())
        m_messages.post(Messages::Tone::Warning, phrase(drawing.problem, m_languages.current()));
}

void Shell::openGame(const QString& diary) {
    m_play.openDiary(diary);
}

void Shell::lookAtDiary() {
    m_diaryTold = false;
    if (m_play.isReadOnly())
        openGame(m_play.diaryPath());
    else
        tellDiary();
}

/// Once for each time something becomes the matter.
void Shell::tellDiary() {
    const DiaryState& diary = *m_play.diary();
    if (!m_play.isOpen() || diary.text().isEmpty())
        m_diaryTold = false;
    else if (!std::exchange(m_diaryTold, true))
        m_messages.post(
            diary.isGood() ? Messages::Tone::Warning : Messages::Tone::Trouble, diary.text(),
            //% "Play on in a copy"
            diary.isGood() ? QString() : qtTrId("app.diary.copy"), QStringLiteral("playInCopy"));
}

void Shell::playInCopy() {
    if (!m_play.isOpen())
        return;
    const QString name = QFileInfo(m_play.diaryPath()).completeBaseName();
    const QString target = m_savedGames.freePath(qtTrId("app.library.copy_name").arg(name));
    try {
        m_play.copyTo(target);
    } catch (...) {
        m_messages.post(Messages::Tone::Trouble, phrase(caughtText(), m_languages.current()));
        return;
    }
    m_savedGames.lookAgain();
    openGame(target);
}

void Shell::closeGame() {
    m_play.close();
    m_savedGames.setCurrent({});
    m_savedGames.lookAgain();
    const bool editing = std::exchange(m_playtesting, false) && m_workbench.isOpen();
    m_page = editing ? QStringLiteral("editor") : QStringLiteral("library");
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
    m_play.turn()->opponents()->seatNext(map("seats"));
    m_play.begin(text("folder"), text("scenario"), map("rulings"), map("players"), text("dice"),
                 text("file"), agreed.value(QLatin1String("corrections")).toStringList());
}

bool Shell::take(const QString& file) {
    const bool pack = file.endsWith(QLatin1String(packEnding), Qt::CaseInsensitive);
    if (!pack && !file.endsWith(QLatin1String(correctionsEnding), Qt::CaseInsensitive))
        return false;
    if (pack && (m_library.isScanning() || !m_looked))
        m_toTake << file; // what is there already is not taken twice
    else if (pack)
        m_workbench.desk()->install(file);
    else
        m_corrections.importFrom(file);
    return true;
}

void Shell::editPackage(const QString& idOrFolder, bool asCopy) {
    if (m_workbench.isOpen() && !m_workbench.isSaved()) {
        Q_EMIT workInTheWay(idOrFolder, asCopy);
        return;
    }
    const FoundPackage* const found = m_library.find(idOrFolder);
    const QString folder = found ? found->folder : idOrFolder;
    if (asCopy)
        m_workbench.openCopy(folder);
    else
        m_workbench.openFolder(folder);
}

void Shell::playtest() {
    const auto& package = m_workbench.package();
    const auto number = std::size_t(m_workbench.scenarios()->current());
    if (!package || number >= package->scenarios.size())
        return;
    m_play.close();
    m_scratch = std::make_unique<QTemporaryDir>();
    const QString folder = m_scratch->filePath(QStringLiteral("package"));
    try {
        const QString pictures = m_workbench.pictureFolder();
        savePackageAs(m_workbench.documents(),
                      pictures.isEmpty() ? std::filesystem::path()
                                         : QFileInfo(pictures).filesystemFilePath(),
                      QFileInfo(folder).filesystemFilePath());
    } catch (...) {
        m_messages.post(Messages::Tone::Trouble, phrase(caughtText(), m_languages.current()));
        return;
    }
    m_playtesting = true;
    m_play.begin(folder, QString::fromStdString(package->scenarios[number].id), {}, {},
                 QStringLiteral("seeded"),
                 m_scratch->filePath(QStringLiteral("playtest") + QLatin1String(diaryEnding)));
}

void Shell::tellRule(const QString& rule) {
    show(QStringLiteral("rules"));
    (void)m_rules.open(rule);
}

void Shell::watch(const QString& diary, int event) {
    m_replay.openDiary(diary, event);
}

void Shell::closeReplay() {
    const bool edited = m_before == QLatin1String("editor") && m_workbench.isOpen();
    m_replay.close();
    show(m_play.isOpen() ? QStringLiteral("game")
         : edited        ? QStringLiteral("editor")
                         : QStringLiteral("library"));
}

void Shell::playOn(const QString& name, bool asBranch, bool freshDice) {
    const QString diary = m_replay.diaryPath();
    if (asBranch) {
        const int branch = m_replay.branching()->branchFromHere(name);
        if (branch < 0)
            return;
        m_replay.close();
        m_play.openDiary(diary, branch);
        return;
    }
    const QString target = m_savedGames.freePath(name);
    if (!m_replay.branching()->copyFromHere(target, freshDice))
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
    } catch (...) {
        m_messages.post(Messages::Tone::Trouble, phrase(caughtText(), m_languages.current()));
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
    QGuiApplication::setDesktopFileName(QStringLiteral("org.esagono.Esagono"));
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
