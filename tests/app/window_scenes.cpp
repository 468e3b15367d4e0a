// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window_scenes.h"

#include "app/actions.h"
#include "app/board/scene/board_geometry.h"
#include "tests/app/patience.h"
#include "tests/app/play/slow_mind.h"
#include "tests/app/replay/recorded.h"

#include <QMetaObject>
#include <QPointer>

#include <functional>

namespace esagono {

namespace {

Recorded& campaign() {
    static Recorded played("santander", "campaign.txt");
    return played;
}
Recorded& tarnova() {
    static Recorded played("banditen", "tarnova.txt");
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

// Moments of Tarnova, likewise.
constexpr char minefields[] = "axis: suggested";
constexpr char ambush[] = "axis: op_fire from=09.08 units=t-1_cp-infantry-2";
constexpr char barrage[] = "partisan: fire from=13.06 units=t-1_btg-machine_gun-1";

/// The game a moment is of.
Recorded& recordOf(const std::string& moment) {
    const bool isTarnova = moment == minefields || moment == ambush || moment == barrage;
    return isTarnova ? tarnova() : campaign();
}

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
            if (!QTest::qWaitFor([&] { return self.m_shell->isInReplay(); }, patience) ||
                !self.settle())
                return false;
            return part(*self.m_shell, "replaySide")->setProperty("page", QLatin1String(panel));
        };
    };
    const auto edited = [](const char* name, std::function<bool(Self&)> then = {}) {
        return [name, then](Self& self) {
            if (!self.layPackage())
                return false;
            self.m_shell->workbench().setProperty("page", QLatin1String(name));
            return self.settle() && (!then || then(self));
        };
    };
    const auto formTab = [edited](int tab) {
        return edited("scenarios", [tab](Self& self) {
            return part(*self.m_shell, "scenarioForm")->setProperty("tab", tab);
        });
    };
    static const std::vector<Scene> all{
        {"library", page("library")},
        {"saved", page("saved")},
        {"settings", page("settings")},
        {"keys", page("shortcuts")},
        {"new",
         [](Self& self) {
             self.leaveTable();
             self.m_shell->prepareGame(QStringLiteral("santander"));
             return true;
         }},
        {"seats",
         [](Self& self) {
             self.leaveTable();
             self.m_shell->prepareGame(QStringLiteral("santander"));
             self.m_shell->newGame().setSeat(0, QStringLiteral("patient"), 30, {});
             self.m_shell->newGame().setSeat(1, QStringLiteral("bot"), 60,
                                             QStringLiteral("python3 my_bot.py"));
             return true;
         }},
        {"editor-chosen-corrections",
         [](Self& self) {
             self.leaveTable();
             self.writeCorrections();
             self.m_shell->prepareGame(QStringLiteral("santander"));
             self.m_shell->newGame().corrections()->choose(0, true);
             return true;
         }},
        {"rulings",
         [](Self& self) {
             self.leaveTable();
             self.m_shell->prepareGame(QStringLiteral("santander"));
             if (!self.settle())
                 return false;
             return part(*self.m_shell, "rulings")->setProperty("open", true);
         }},
        {"about", page("about")},
        {"guide", page("guide")},
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
             if (!page("rules")(self))
                 return false;
             self.m_shell->rules().chooseGame(QStringLiteral("santander"));
             if (!self.m_shell->rules().open(QStringLiteral("Δ1")))
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
                 self.m_shell->play().gestures()->returnToTray(self.counter(unit));
             self.m_shell->play().selectCounter(self.counter("R_CLXVI"), false);
             return true;
         }},
        {"movement",
         [atDrive](Self& self) {
             if (!atDrive("stack")(self))
                 return false;
             self.m_shell->play().gestures()->hoverHex(self.hex("1609"));
             return true;
         }},
        {"why-not",
         [atDrive](Self& self) {
             if (!atDrive("stack")(self))
                 return false;
             self.m_shell->play().gestures()->askWhyNot(self.hex("1908"), -1);
             return true;
         }},
        {"opponent",
         [atDrive](Self& self) {
             if (!atDrive("stack")(self))
                 return false;
             const int side = self.m_shell->play().turn()->side();
             self.m_shell->play().turn()->opponents()->setSeat(side, QStringLiteral("normal"), 0,
                                                               {});
             return true;
         }},
        {"opponent-stopped",
         [atDrive](Self& self) {
             if (!atDrive("stack")(self))
                 return false;
             const int side = self.m_shell->play().turn()->side();
             self.m_shell->play().turn()->opponents()->setSeat(side, QStringLiteral("normal"), 0,
                                                               {});
             self.m_shell->play().turn()->opponents()->pause();
             return true;
         }},
        {"who-plays",
         [atDrive](Self& self) { return atDrive("stack")(self) && self.trigger("play.seats"); }},
        {"hints",
         [atDrive](Self& self) {
             if (!atDrive("stack")(self))
                 return false;
             self.m_shell->play().turn()->askHint();
             return QTest::qWaitFor(
                 [&] { return !self.m_shell->play().turn()->hints()->isThinking(); }, patience);
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
             self.m_shell->play().gestures()->clickHex(self.hex("2006"), -1, 0);
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
             PlayTable& play = self.m_shell->play();
             for (int row = 0; row < play.hand()->offers()->count(); ++row)
                 if (play.hand()->offers()->data(play.hand()->offers()->index(row),
                                                 OfferModel::KindRole) ==
                     QStringLiteral("button")) {
                     play.hand()->pressOffer(row); // no answer
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
        {"minefields",
         [](Self& self) {
             if (!self.lay(minefields))
                 return false;
             self.look("10.12", 0.5);
             return true;
         }},
        {"interruption",
         [](Self& self) {
             if (!self.lay(ambush))
                 return false;
             self.look("10.06", 0.7);
             return true;
         }},
        {"interruption-odds",
         [](Self& self) {
             if (!self.lay(ambush))
                 return false;
             self.look("10.06", 0.7);
             self.m_shell->play().gestures()->clickHex(self.hex("09.08"), -1, 0);
             self.m_shell->play().selectCounter(self.counter("t-1_cp-infantry-2"), true);
             return true;
         }},
        {"sight",
         [](Self& self) {
             if (!self.lay(barrage))
                 return false;
             self.look("13.06", 0.5);
             self.m_shell->play().gestures()->clickHex(self.hex("13.06"), -1, 0);
             self.m_shell->play().toggleLayer(QStringLiteral("sight"), true);
             return self.m_shell->play().layers()->isOn(QStringLiteral("sight"));
         }},
        {"curtain",
         [](Self& self) {
             self.m_shell->settings().setProperty("curtain", true);
             self.m_moment.clear(); // where there is something to hide
             const bool laid = self.lay(minefields);
             self.m_moment = "behind the curtain";
             return laid && self.m_shell->play().viewpoint()->isCurtainDown();
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
        {"editor-map",
         [](Self& self) {
             MapBench* const bench = self.openMap();
             if (!bench)
                 return false;
             bench->hand()->setTool(QStringLiteral("select"));
             bench->selectHex(int(bench->board()->setting()->map->find("2006").value));
             return true;
         }},
        {"editor-map-scan",
         [](Self& self) {
             MapBench* const bench = self.openMap();
             if (!bench)
                 return false;
             // Any picture will do: what is looked at is the pane beside it.
             bench->scan()->choose(
                 QUrl::fromLocalFile(sourcePackages() + QStringLiteral("/santander/heights.png")));
             if (!QTest::qWaitFor([&] { return bench->scan()->isThere(); }, patience))
                 return false;
             bench->hand()->setTool(QStringLiteral("scan"));
             const BoardGeometry sheet(*bench->board()->setting()->map);
             for (const char* const hex : {"1204", "1709", "2015", "2311"})
                 bench->scan()->point(sheet.centre(bench->board()->setting()->map->find(hex)),
                                      QLatin1String(hex));
             bench->setShowsReconstructed(true);
             return bench->scan()->isFound();
         }},
        {"editor-map-terrain",
         [](Self& self) {
             MapBench* const bench = self.openMap();
             if (!bench)
                 return false;
             bench->scan()->forget();
             bench->setShowsReconstructed(false);
             bench->hand()->setTool(QStringLiteral("brush"));
             return QMetaObject::invokeMethod(part(*self.m_shell, "mapEditor"), "showTerrain",
                                              Q_ARG(QString, QStringLiteral("hill")));
         }},
        {"editor-map-sides",
         [](Self& self) {
             MapBench* const bench = self.openMap();
             if (!bench)
                 return false;
             bench->hand()->setTool(QStringLiteral("brush"));
             bench->hand()->setProperty("paints", QStringLiteral("control"));
             return QMetaObject::invokeMethod(part(*self.m_shell, "mapEditor"), "showSides");
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
        {"editor-counters", edited("counters")},
        {"editor-differences",
         [edited](Self& self) {
             const auto change = [](Self& scenes) {
                 Edit edit{"app.test", {}, {}};
                 edit.set("counters.json", "/counters/5/faces/0/attack", 9);
                 edit.set("charts.json", "/charts/0/rows/0/cells/2", "1/1");
                 edit.set("map.json", "/terrain/1211", "clear");
                 scenes.m_shell->workbench().perform(std::move(edit));
                 return true;
             };
             return edited("counters", change)(self) && self.settle() &&
                    part(*self.m_shell, "editorPage")
                        ->setProperty("panel", QStringLiteral("differences")) &&
                    QTest::qWaitFor(
                        [&] { return self.m_shell->corrections().differences()->total() > 2; },
                        patience);
         }},
        {"editor-corrections",
         [edited](Self& self) {
             return edited("counters")(self) && self.settle() && self.trigger("editor.corrections");
         }},
        {"editor-games",
         [edited](Self& self) {
             return edited("map")(self) && self.settle() &&
                    part(*self.m_shell, "editorPage")->setProperty("playtesting", true);
         }},
        {"editor-print",
         [edited](Self& self) {
             return edited("map")(self) && self.settle() && self.trigger("editor.print");
         }},
        {"editor-tables", edited("tables",
                                 [](Self& self) {
                                     self.m_shell->workbench().tables()->goTo(5, 3);
                                     return true;
                                 })},
        {"editor-scenario", formTab(0)},
        {"editor-setup",
         edited("scenarios",
                [](Self& self) {
                    SetupBench& bench = *self.m_shell->workbench().scenarios()->setup();
                    bench.setLayer(0);
                    bench.setHex(
                        int(self.m_shell->workbench().package()->maps[0].find("2006").value));
                    bench.setTool(SetupBench::Markers);
                    bench.validate();
                    return part(*self.m_shell, "scenarioForm")->setProperty("tab", 1);
                })},
        {"editor-arrivals", formTab(2)},
        {"editor-conditions", formTab(3)},
        {"editor-texts", edited("texts")},
        {"editor-findings", edited("map",
                                   [](Self& self) {
                                       return part(*self.m_shell, "editorPage")
                                           ->setProperty("panel", QStringLiteral("findings"));
                                   })},
        {"editor-wizard", edited("map", [](Self& self) { return self.trigger("editor.new"); })},
    };
    return all;
}

QStringList WindowScenes::names() {
    QStringList names;
    for (const Scene& scene : scenes())
        if (!isOfEditor(scene))
            names << QLatin1String(scene.name);
    return names;
}

QStringList WindowScenes::editorNames() {
    QStringList names;
    for (const Scene& scene : scenes())
        if (isOfEditor(scene))
            names << QLatin1String(scene.name);
    return names;
}

bool WindowScenes::isOfEditor(const Scene& scene) {
    return QLatin1String(scene.name).startsWith(QLatin1String("editor-"));
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
    m_shell->play().turn()->opponents()->setMinds(
        [](const Match& match, const PlayedBy&) { return std::make_shared<SlowMind>(match); });
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
    letPass();
}

void WindowScenes::leaveMapAway() {
    m_mapless = true;
    m_shell->play().leaveMapAway();
    m_shell->replay().leaveMapAway();
    m_shell->workbench().map()->board()->leaveMapAway();
}

bool WindowScenes::settle() {
    const auto isQuiet = [&] {
        if (QQuickItem* const board = m_mapless ? part(*m_shell, "board") : nullptr) {
            board->setVisible(false);
            board->setProperty("source", QVariant::fromValue<BoardSource*>(nullptr));
        }
        return !m_shell->isBusy();
    };
    letPass();
    if (!QTest::qWaitFor(isQuiet, patience))
        return false;
    for (int frame = 0; frame < 2;
         ++frame) { // lays out and polishes what is shown, and what came of it
        m_shell->window()->grabWindow();
        letPass();
    }
    return QTest::qWaitFor(isQuiet, patience);
}

bool WindowScenes::lay(const std::string& before) {
    if (m_moment == before && m_shell->play().isOpen())
        return true;
    m_moment = before;
    const QString file = m_folder.path(QStringLiteral("table%1.esagono").arg(++m_tables));
    if (!recordOf(before).copy(before, file))
        return false;
    m_shell->openGame(file);
    return QTest::qWaitFor([&] { return m_shell->play().diaryPath() == file; }, patience) &&
           settle();
}

MapBench* WindowScenes::openMap() {
    if (!layPackage())
        return nullptr;
    m_shell->workbench().turnTo(QStringLiteral("map"));
    MapBench* const bench = m_shell->workbench().map();
    const auto isThere = [&] { return bench->board()->setting() && part(*m_shell, "mapEditor"); };
    return QTest::qWaitFor(isThere, patience) && settle() ? bench : nullptr;
}

bool WindowScenes::layPackage() {
    leaveTable();
    Workbench& bench = m_shell->workbench();
    if (QQuickItem* const page = part(*m_shell, "editorPage")) {
        page->setProperty("panel", QString());
        page->setProperty("playtesting", false);
    }
    while (bench.canUndo()) // what another scene has changed
        bench.undo();
    if (bench.isOpen())
        m_shell->show(QStringLiteral("editor"));
    else
        bench.openFolder(sourcePackages() + QStringLiteral("/santander"));
    return QTest::qWaitFor([&] { return bench.isOpen() && bench.package(); }, patience) && settle();
}

void WindowScenes::leaveEverything() {
    for (const char* key : {"tourSkip", "tourSkipGreeting"})
        if (QQuickItem* const skip = part(*m_shell, key); skip && skip->isVisible())
            QMetaObject::invokeMethod(skip, "clicked");
    QList<QPointer<QObject>> popups; // one may take others with it
    for (QObject* const each : m_shell->window()->findChildren<QObject*>())
        if (each->inherits("QQuickPopup") && each->property("visible").toBool())
            popups << each;
    for (const QPointer<QObject>& each : popups)
        if (each)
            QMetaObject::invokeMethod(each, "close");
    m_shell->settings().setProperty("curtain", false);
    if (m_shell->page() == QLatin1String("rules")) {
        m_shell->rules().setSearch({});
        m_shell->leave();
    }
    if (m_shell->isInReplay())
        m_shell->closeReplay();
    if (m_shell->isInGame()) {
        m_shell->play().toggleLayer(QStringLiteral("sight"), false);
        m_shell->play().hand()->dismissReason();
        m_shell->play().turn()->hints()->close();
        Opponents& others = *m_shell->play().turn()->opponents();
        for (int side = 0; side < int(others.seatList().size()); ++side)
            others.setSeat(side, QStringLiteral("person"), 0, {});
        others.resume();
        for (int level = 0; level < 4; ++level)
            m_shell->play().gestures()->clearSelection();
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

/// Some that fit, and some that do not.
void WindowScenes::writeCorrections() {
    const QString folder = m_folder.data() + QStringLiteral("/corrections/");
    (void)QDir().mkpath(folder);
    Corrections made{"mine", {{"", "Values of my copy"}}, "Giulia", "santander", "1", {}, {}};
    made.list.push_back({"map.json", "/terrain/1001", "sea", "clear", {}});
    esagono::writeCorrections(made, (folder + QStringLiteral("a.esafix")).toStdString());
    made.name[""] = "From an older release";
    made.list.front().was = "hills";
    made.list.front().now = "mountain";
    esagono::writeCorrections(made, (folder + QStringLiteral("b.esafix")).toStdString());
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
