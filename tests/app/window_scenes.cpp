// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_scenes.h"

#include "actions.h"
#include "played_game.h"
#include "store/copy_line.h"

#include <QMetaObject>

#include <functional>

namespace esagono {

namespace {

/// The recorded campaign, played once: its commands, and the page each of them was written on.
struct Campaign {
    Campaign() {
        while (!game.goldenLines.empty()) {
            lines.push_back(game.goldenLines.front());
            pages.push_back(game.match().journal().lastPage());
            game.act(game.goldenLines.front());
        }
    }
    PlayedGame game = PlayedGame::golden("campaign.txt", 0);
    std::vector<std::string> lines;
    std::vector<PageNumber> pages; // before each of them

    /// Copies the game as it was before a command, whole without one.
    bool copy(const std::string& before, const QString& file) const {
        const auto found = std::find_if(lines.begin(), lines.end(), [&](const std::string& line) {
            return line.compare(0, before.size(), before) == 0;
        });
        if (!before.empty() && found == lines.end())
            return false;
        const Journal& journal = game.match().journal();
        (void)copyLine(journal,
                       before.empty() ? journal.lastPage()
                                      : pages[std::size_t(found - lines.begin())],
                       file.toStdString());
        return true;
    }
};

const Campaign& campaign() {
    static const Campaign played;
    return played;
}

// Moments of the campaign, by the command that comes next.
constexpr char deployment[] = "republican: end_setup";
constexpr char drive[] = "nationalist: move unit=LIT_1 path=2012,1912";
constexpr char assault[] = "nationalist: attack target=2006";
constexpr char support[] = "nationalist: support with=AL_1,AL_2,AL_3";
constexpr char answer[] = "republican: support with=RAF_1,RAF_2 |";
constexpr char losses[] = "republican: lose shares=R_CLVI:1";
constexpr char retreat[] = "republican: retreat to=2105";
constexpr char columns[] = "republican: spend columns=SC_R1";
constexpr char withdrawal[] = "nationalist: withdraw units=NI_1";

} // namespace

struct WindowScenes::Scene {
    const char* name;
    std::function<bool(WindowScenes&)> show;
};

const std::vector<WindowScenes::Scene>& WindowScenes::scenes() {
    using Self = WindowScenes;
    const auto page = [](const char* name) {
        return [name](Self& self) {
            self.leaveTable();
            self.m_shell->show(QLatin1String(name));
            return true;
        };
    };
    const auto atDrive = [](const char* panel) {
        return [panel](Self& self) {
            if (!self.lay(drive))
                return false;
            self.look("1910", 0.7);
            self.m_shell->play().selectCounter(self.counter("LIT_1"), false);
            self.turnTo(panel);
            return true;
        };
    };
    const auto watched = [](const char* panel, int event) {
        return [panel, event](Self& self) {
            self.leaveTable();
            self.m_shell->watch(
                self.m_folder.data() + QStringLiteral("/games/As in history.esagono"), event);
            if (!QTest::qWaitFor([&] { return self.m_shell->isInReplay(); }, 30000) ||
                !self.settle())
                return false;
            return part(*self.m_shell, "replaySide")->setProperty("page", QLatin1String(panel));
        };
    };
    static const std::vector<Scene> all{
        {"library", page("library")},
        {"saved", page("saved")},
        {"settings", page("settings")},
        {"keys", page("shortcuts")},
        {"new",
         [](Self& self) {
             self.leaveTable();
             self.m_shell->prepareGame();
             return true;
         }},
        {"rulings",
         [](Self& self) {
             self.leaveTable();
             self.m_shell->prepareGame();
             if (!self.settle())
                 return false;
             return part(*self.m_shell, "rulings")->setProperty("open", true);
         }},
        {"about",
         [page](Self& self) { return page("library")(self) && self.trigger("help.about"); }},
        {"greeting",
         [page](Self& self) { return page("library")(self) && self.trigger("help.tour"); }},
        {"tour",
         [page](Self& self) {
             return page("library")(self) && self.trigger("help.tour") && self.settle() &&
                    self.press("tourStart") && self.settle() && self.press("tourNext") &&
                    self.settle() && self.press("tourNext");
         }},
        {"rules",
         [page](Self& self) {
             return page("rules")(self) && self.m_shell->rules().open(QStringLiteral("8.1.1"));
         }},
        {"rules-search",
         [page](Self& self) {
             if (!page("rules")(self) || !self.m_shell->rules().open(QStringLiteral("Δ1")))
                 return false;
             self.m_shell->rules().setSearch(QStringLiteral("1937"));
             return true;
         }},
        {"rules-charts",
         [](Self& self) {
             if (!self.lay(losses))
                 return false;
             self.m_shell->tellRule(QStringLiteral("10.7"));
             return true;
         }},
        {"rules-rulings",
         [](Self& self) {
             if (!self.lay(losses))
                 return false;
             self.m_shell->tellRule(QStringLiteral("10.6"));
             return true;
         }},
        {"setup",
         [](Self& self) {
             if (!self.lay(deployment))
                 return false;
             self.look("1811", 0.45);
             for (const char* unit : {"R_CLXIII", "R_CLXI", "R_CLXVI", "R_CLXVII", "R_CLXVIII"})
                 self.m_shell->play().returnToTray(self.counter(unit));
             self.m_shell->play().selectCounter(self.counter("R_CLXVI"), false);
             return true;
         }},
        {"movement",
         [atDrive](Self& self) {
             if (!atDrive("stack")(self))
                 return false;
             self.m_shell->play().hoverHex(self.hex("1609"));
             return true;
         }},
        {"why-not",
         [atDrive](Self& self) {
             if (!atDrive("stack")(self))
                 return false;
             self.m_shell->play().askWhyNot(self.hex("1908"), -1);
             return true;
         }},
        {"units", atDrive("units")},
        {"terrain", atDrive("terrain")},
        {"log", atDrive("log")},
        {"boxes",
         [atDrive](Self& self) { return atDrive("stack")(self) && self.press("drawerButton"); }},
        {"menu",
         [atDrive](Self& self) {
             return atDrive("stack")(self) &&
                    QMetaObject::invokeMethod(part(*self.m_shell, "menuBar"), "openMenu",
                                              Q_ARG(int, 3));
         }},
        {"commands",
         [atDrive](Self& self) { return atDrive("stack")(self) && self.trigger("view.commands"); }},
        {"attack",
         [](Self& self) {
             if (!self.lay(assault))
                 return false;
             self.look("2006", 0.7);
             self.m_shell->play().clickHex(self.hex("2006"), -1, 0);
             for (const char* unit : {"LIT_2", "NIV_1", "NIV_2", "T26N", "FIN_10"})
                 self.m_shell->play().selectCounter(self.counter(unit), true);
             return true;
         }},
        {"support",
         [](Self& self) {
             if (!self.lay(support))
                 return false;
             self.look("2006", 0.7);
             return true;
         }},
        {"dice",
         [](Self& self) {
             if (!self.lay(answer))
                 return false;
             self.look("2006", 0.7);
             PlayController& play = self.m_shell->play();
             for (int row = 0; row < play.offers()->count(); ++row)
                 if (play.offers()->data(play.offers()->index(row), OfferModel::KindRole) ==
                     QStringLiteral("button")) {
                     play.pressOffer(row); // no answer
                     return true;
                 }
             return false;
         }},
        {"columns", [](Self& self) { return self.lay(columns); }},
        {"retreat",
         [](Self& self) {
             if (!self.lay(retreat))
                 return false;
             self.look("2006", 0.7);
             return true;
         }},
        {"losses",
         [](Self& self) {
             if (!self.lay(losses))
                 return false;
             self.look("2006", 0.7);
             return true;
         }},
        {"withdrawal", [](Self& self) { return self.lay(withdrawal); }},
        {"curtain",
         [](Self& self) {
             self.m_shell->settings().setProperty("curtain", true);
             return self.layFresh();
         }},
        {"over",
         [](Self& self) {
             if (!self.lay({}))
                 return false;
             part(*self.m_shell, "gameOver")->setProperty("shown", true);
             return true;
         }},
        {"over-tables",
         [](Self& self) {
             if (!self.lay({}))
                 return false;
             part(*self.m_shell, "gameOver")->setProperty("shown", true);
             part(*self.m_shell, "gameOver")->setProperty("asTables", true);
             return true;
         }},
        {"replay", watched("events", 1500)},
        {"replay-combat", watched("events", 600)},
        {"replay-figures", watched("figures", 1900)},
        {"replay-note",
         [watched](Self& self) {
             if (!watched("notes", 1500)(self))
                 return false;
             Notebook& notes = *self.m_shell->replay().notes();
             return notes.count() > 0 ||
                    notes.keep(0, QStringLiteral("Giulia"), QStringLiteral("!!"),
                               QStringLiteral("The pass falls one turn earlier than in history. "
                                              "From here Navarra should cut the road.")) > 0;
         }},
        {"replay-writing",
         [watched](Self& self) {
             return watched("notes", 1500)(self) && self.trigger("replay.note");
         }},
        {"replay-compare",
         [watched](Self& self) {
             if (!watched("compare", 1500)(self))
                 return false;
             self.m_shell->comparison().compareDiary(
                 self.m_folder.data() + QStringLiteral("/games/The Escudo pass.esagono"));
             return self.settle() && self.m_shell->comparison().isReady();
         }},
        {"replay-export",
         [watched](Self& self) {
             return watched("events", 1500)(self) && self.trigger("replay.export") &&
                    self.settle() && self.press("export_webp");
         }},
        {"replay-play-on",
         [watched](Self& self) {
             return watched("events", 1500)(self) && self.trigger("replay.playOn");
         }},
    };
    return all;
}

QStringList WindowScenes::names() {
    QStringList names;
    for (const Scene& scene : scenes())
        names << QLatin1String(scene.name);
    return names;
}

WindowScenes::WindowScenes(QSize size, const QString& language, const QString& theme) {
    ShellFolder::write(m_folder.settings(),
                       "[General]\ntourSeen=true\nanimationSpeed=0\nreducedMotion=true\n"
                       "curtain=false\nplayerNames=Giulia, Marc\ntheme=" +
                           theme.toUtf8() + "\n");
    const QString games = m_folder.data() + QStringLiteral("/games/");
    campaign().copy(drive, games + QStringLiteral("Sunday evening.esagono"));
    campaign().copy(losses, games + QStringLiteral("The Escudo pass.esagono"));
    campaign().copy({}, games + QStringLiteral("As in history.esagono"));
    StartOptions options = m_folder.options(language);
    options.size = size;
    m_shell = std::make_unique<Shell>(options);
}

WindowScenes::~WindowScenes() = default;

bool WindowScenes::show(const QString& name) {
    leaveEverything();
    for (const Scene& scene : scenes())
        if (name == QLatin1String(scene.name))
            return settle() && scene.show(*this) && settle();
    return false;
}

void WindowScenes::speak(const QString& language) {
    m_shell->settings().setProperty("language", language);
    QTest::qWait(1);
}

bool WindowScenes::settle() {
    if (QQuickItem* const board = m_mapless ? part(*m_shell, "board") : nullptr) {
        board->setVisible(false);
        board->setProperty("source", QVariant::fromValue<BoardSource*>(nullptr));
    }
    QTest::qWait(1);
    if (!QTest::qWaitFor([&] { return !m_shell->isBusy(); }, 30000))
        return false;
    for (int frame = 0; frame < 2;
         ++frame) { // lays out and polishes what is shown, and what came of it
        m_shell->window()->grabWindow();
        QTest::qWait(1);
    }
    return QTest::qWaitFor([&] { return !m_shell->isBusy(); }, 30000);
}

bool WindowScenes::lay(const std::string& before) {
    if (m_moment == before && m_shell->play().isOpen())
        return true;
    m_moment = before;
    const QString file = m_folder.path(QStringLiteral("table%1.esagono").arg(++m_tables));
    if (!campaign().copy(before, file))
        return false;
    m_shell->openGame(file);
    return QTest::qWaitFor([&] { return m_shell->play().diaryPath() == file; }, 30000) && settle();
}

bool WindowScenes::layFresh() {
    leaveTable();
    m_moment = "fresh";
    m_shell->prepareGame(QStringLiteral("santander"), QStringLiteral("campaign"));
    m_shell->newGame().setProperty("name", QStringLiteral("Table %1").arg(++m_tables));
    m_shell->beginGame();
    return QTest::qWaitFor([&] { return m_shell->play().isOpen(); }, 30000) && settle();
}

void WindowScenes::leaveEverything() {
    for (QObject* const each : m_shell->window()->findChildren<QObject*>())
        if (each->inherits("QQuickPopup") && each->property("visible").toBool())
            QMetaObject::invokeMethod(each, "close");
    for (const char* key : {"tourSkip", "tourSkipGreeting"})
        if (QQuickItem* const skip = part(*m_shell, key); skip && skip->isVisible())
            QMetaObject::invokeMethod(skip, "clicked");
    m_shell->settings().setProperty("curtain", false);
    if (m_shell->page() == QLatin1String("rules")) {
        m_shell->rules().setSearch({});
        m_shell->leave();
    }
    if (m_shell->isInReplay())
        m_shell->closeReplay();
    if (m_shell->isInGame()) {
        m_shell->play().dismissReason();
        for (int level = 0; level < 4; ++level)
            m_shell->play().clearSelection();
        part(*m_shell, "gameOver")->setProperty("shown", false);
        part(*m_shell, "gameOver")->setProperty("asTables", false);
    }
    while (m_shell->messages().rowCount() > 0)
        m_shell->messages().dismiss(0);
}

void WindowScenes::leaveTable() {
    if (m_shell->play().isOpen())
        m_shell->closeGame();
    m_shell->show(QStringLiteral("library"));
}

void WindowScenes::turnTo(const char* panelPage) {
    part(*m_shell, "sidePanel")->setProperty("page", QLatin1String(panelPage));
}

void WindowScenes::look(const char* label, double zoom) {
    QQuickItem* const board = part(*m_shell, "board");
    board->setProperty("zoom", zoom);
    QPointF at;
    QMetaObject::invokeMethod(board, "itemPos", Q_RETURN_ARG(QPointF, at), Q_ARG(int, hex(label)));
    QMetaObject::invokeMethod(board, "panBy", Q_ARG(double, at.x() - board->width() / 2),
                              Q_ARG(double, at.y() - board->height() / 2));
}

int WindowScenes::counter(const char* id) {
    const auto& counters = m_shell->play().setting()->package().counters;
    return int(find<CounterId>(counters, id).value);
}

int WindowScenes::hex(const char* label) {
    return m_shell->play().hexNumbered(QLatin1String(label));
}

bool WindowScenes::press(const char* name) {
    QQuickItem* const item = part(*m_shell, name);
    if (!item || !item->isVisible())
        return false;
    return QMetaObject::invokeMethod(item, "clicked");
}

bool WindowScenes::trigger(const char* action) {
    return Actions::of(m_shell->engine())->trigger(QLatin1String(action));
}

} // namespace esagono
