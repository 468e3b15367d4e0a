// SPDX-License-Identifier: GPL-3.0-or-later
// How long the thread of the interface is busy while a recorded game is played by clicks: without a
// window, where only engine and models work, and in the window, with everything it draws; and while
// the computer thinks in another thread, and plays.
#include "app/finger.h"
#include "bench/report.h"
#include "bench/shown_board.h"
#include "bench/watched_application.h"
#include "kit/package_reader.h"
#include "rows/rule_lines.h"
#include "shell.h"

#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtQml/QQmlExtensionPlugin>

#include <ranges>
#include <stdexcept>

Q_IMPORT_QML_PLUGIN(EsagonoPlugin)

using namespace esagono;
using namespace esagono::bench;

namespace {

constexpr double frame = 16; // milliseconds
constexpr std::size_t hoversEach = 4;
constexpr std::size_t shownCommands = 80; // of the game that is played in the window
constexpr PageNumber computersCommands = 80;

struct Measured {
    Times touches; ///< clicks, presses, choices
    Times hovers;
    Times events; ///< everything else, frames included
    Times takeBacks;
};

class TimedFinger : public Finger {
public:
    TimedFinger(PlayController& game, const Position& now, const Command& wanted, Measured& times,
                const std::function<void()>& after)
        : Finger(game, now, wanted)
        , m_game(game)
        , m_times(times)
        , m_after(after) {}

protected:
    void touch(const std::function<void()>& what) override {
        m_times.touches.measure(what);
        m_after();
        std::vector<int> hexes; // a few of those that are marked
        for (const MarkedHex& marked : m_game.highlights().hexes)
            hexes.push_back(int(marked.hex.value));
        const std::size_t step = std::max<std::size_t>(1, hexes.size() / hoversEach);
        for (std::size_t i = 0; i < hexes.size(); i += step) {
            m_times.hovers.measure([&] { m_game.hoverHex(hexes[i]); });
            m_after();
        }
    }

private:
    PlayController& m_game;
    Measured& m_times;
    const std::function<void()>& m_after;
};

/// A golden game, beside the same game without an interface.
class Script {
public:
    explicit Script(const char* file)
        : m_golden(GoldenGame::read(goldenFolder() / file))
        , m_match(Match::create(
              m_folder.filePath(QStringLiteral("reference.esagono")).toStdString(),
              readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR "/resources/santander")),
              allGames(),
              {.scenario = m_golden.scenario, .rulings = m_golden.rulings, .at = "now"})) {}

    void begin(PlayController& game) const {
        QVariantMap rulings;
        for (const auto& [ruling, choice] : m_golden.rulings)
            rulings.insert(QString::fromStdString(ruling), QString::fromStdString(choice));
        game.setProperty("useCurtain", false);
        game.begin(QStringLiteral(ESAGONO_SOURCE_DIR "/resources/santander"),
                   QString::fromStdString(m_golden.scenario), rulings, {}, QStringLiteral("told"),
                   diary());
    }
    void play(PlayController& game, std::size_t mostCommands, Measured& times,
              const std::function<void()>& after) {
        for (const auto& turn : m_golden.turns | std::views::take(mostCommands)) {
            const std::size_t colon = turn.command.find(':');
            const std::string line = turn.command.substr(colon + 2);
            const SideId side =
                find<SideId>(m_match->setting().package().sides, turn.command.substr(0, colon));
            const Command command = commandFrom(m_match->position(), m_match->scribe(), side, line);
            const std::vector<int> dice = diceFrom(line);
            TimedFinger(game, m_match->position(), command, times, after).go();
            if (game.wantsDice()) {
                times.touches.measure([&] { game.tellDice(QList<int>(dice.begin(), dice.end())); });
                after();
            }
            if (!m_match->submit(command, "now", dice) ||
                game.isFinished() != m_match->position().isOver() ||
                (!game.isFinished() &&
                 !m_match->position().owners().contains(SideId(std::size_t(game.side())))))
                throw std::runtime_error("the game went another way: " + turn.command);
            if (game.canTakeBack() && ++m_done % 8 == 0) {
                times.takeBacks.measure([&] { game.takeBack(); });
                after();
                times.takeBacks.measure([&] { game.redo(); });
                if (game.wantsDice())
                    game.tellDice(QList<int>(dice.begin(), dice.end()));
                after();
            }
        }
    }
    [[nodiscard]] QString diary() const {
        return m_folder.filePath(QStringLiteral("game.esagono"));
    }
    [[nodiscard]] QString data() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
    GoldenGame m_golden;
    std::unique_ptr<Match> m_match;
    int m_done = 0;
};

void addAll(Report& report, const std::string& where, const Measured& times) {
    report.add("touch/" + where, times.touches, 0, 0, frame);
    report.add("hover/" + where, times.hovers, 0, 0, frame);
    report.add("take back, do again/" + where, times.takeBacks, 0, 0, frame);
}

void measureWithoutWindow(Application& application, Report& report, const char* file) {
    Script script(file);
    Measured times;
    const Languages words;
    PlayController game;
    script.begin(game);
    Times opening;
    application.waitUntil(opening, [&] { return game.isOpen(); });
    script.play(game, SIZE_MAX, times, [] {});
    addAll(report, std::string("no window/") + file, times);
    game.close();
    Times again;
    game.openDiary(script.diary());
    application.waitUntil(again, [&] { return game.isOpen(); });
    report.add(std::string("open the diary/no window/") + file, again, 0, 0, frame);
}

void measureInWindow(Application& application, Report& report, const char* file) {
    Script script(file);
    StartOptions options;
    options.dataFolder = script.data();
    options.packages = {QStringLiteral(ESAGONO_SOURCE_DIR "/resources")};
    options.language = QStringLiteral("en");
    options.size = QSize(1280, 720);
    Shell shell(options);
    shell.settings().setProperty("tourSeen", true);
    shell.settings().setProperty("curtain", false);
    if (!shell.open())
        throw std::runtime_error("there is no window");
    Times ignored;
    application.waitUntil(ignored, [&] { return !shell.isBusy(); });
    script.begin(shell.play());
    Measured times;
    application.waitUntil(ignored, [&] { return shell.play().isOpen() && !shell.isBusy(); });
    bool drawn = false;
    QObject::connect(shell.window(), &QQuickWindow::frameSwapped, &shell, [&] { drawn = true; });
    script.play(shell.play(), shownCommands, times, [&] {
        drawn = false;
        const double patience = now(Clock::Wall) + 0.05; // not everything is to be seen
        application.waitUntil(times.events, [&] { return drawn || now(Clock::Wall) > patience; });
    });
    addAll(report, std::string("window/") + file, times);
    report.add(std::string("events and frames/window/") + file, times.events, 0, frame);
    report.add(std::string("events and frames longest/window/") + file,
               percentile(times.events.wall, 100), {0, percentile(times.events.work, 100), 0});
    shell.closeGame();
    Times again;
    shell.openGame(script.diary());
    application.waitUntil(again, [&] { return shell.isInGame() && !shell.isBusy(); });
    report.add(std::string("open the diary/window/") + file, again, 0, 0, frame);
    report.add(std::string("memory/window/") + file, megabytesOf(), {0, megabytesOf(), 120}, "MB");
}

/// Thinks like the computer, but is never content.
class RestlessMind final : public Mind {
public:
    RestlessMind(const Match& match, const Seat& seat)
        : m_computer(computerMind(match, seat)) {}
    std::optional<Command> decide(const State& state, SideId side,
                                  const std::atomic<bool>& stop) override {
        while (!stop) {
            (void)m_computer->decide(state, side, stop);
            ++thoughts;
        }
        return {};
    }
    std::vector<ai::Hint> hints(const State& state, SideId side,
                                const std::atomic<bool>& stop) override {
        return m_computer->hints(state, side, stop);
    }
    static inline std::atomic<int> thoughts = 0;

private:
    std::shared_ptr<Mind> m_computer;
};

/// The board is panned while the computer thinks, and then it plays as fast as it can.
void measureBesideTheComputer(Application& application, Report& report, const QString& package,
                              const QString& scenario) {
    const QTemporaryDir folder;
    StartOptions options;
    options.dataFolder = folder.path();
    options.packages = {QStringLiteral(ESAGONO_SOURCE_DIR "/resources")};
    options.language = QStringLiteral("en");
    options.size = QSize(1280, 720);
    Shell shell(options);
    shell.settings().setProperty("tourSeen", true);
    shell.settings().setProperty("animationSpeed", 0);
    if (!shell.open())
        throw std::runtime_error("there is no window");
    Times ignored;
    application.waitUntil(ignored, [&] { return !shell.isBusy(); });
    PlayController& game = shell.play();
    Opponents& computer = *game.opponents();
    computer.setPace(3);
    QVariantMap seats;
    for (const Side& side :
         readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR "/resources") / package.toStdString())
             .sides)
        seats.insert(QString::fromStdString(side.id), QStringLiteral("quick"));
    computer.seatNext(seats);
    game.begin(QStringLiteral(ESAGONO_SOURCE_DIR "/resources/") + package, scenario, {}, {},
               QStringLiteral("seeded"), folder.filePath(QStringLiteral("game.esagono")));
    application.waitUntil(ignored, [&] { return game.isOpen() && !shell.isBusy(); });
    const Journal& journal = *game.journalOf(game.diaryPath());
    Times plays;
    application.waitUntil(
        plays, [&] { return game.isFinished() || journal.lastPage() >= computersCommands; });
    const std::string name = package.toStdString();
    report.add("events and frames/the computer plays/" + name, plays, 8, frame, 2 * frame);

    computer.setMinds([](const Match& match, const Seat& seat) {
        return std::make_shared<RestlessMind>(match, seat);
    });
    for (std::size_t i = 0; i < std::size_t(seats.size()); ++i)
        computer.setSeat(int(i), QStringLiteral("normal"), 0, {});
    auto* const board = shell.window()->findChild<BoardItem*>(QStringLiteral("board"));
    if (!board)
        throw std::runtime_error("there is no board");
    application.waitUntil(ignored, [&] { return !shell.isBusy() && board->scene().isIdle(); });
    const int before = RestlessMind::thoughts;
    const Times pans = timeFrames(*shell.window(), [&](int number) { panStep(*board, number); });
    if (computer.state() != QLatin1String("thinking"))
        throw std::runtime_error("nobody thinks");
    std::fprintf(stderr, "%d thoughts during %d frames\n", RestlessMind::thoughts - before, frames);
    report.add("pan while the computer thinks/" + name, pans, 8, frame, frame);
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
        for (const char* file : {"opening.txt", "campaign.txt"})
            measureWithoutWindow(application, report, file);
        measureInWindow(application, report, "campaign.txt");
        measureBesideTheComputer(application, report, QStringLiteral("guadalajara"),
                                 QStringLiteral("abyssinia"));
        measureBesideTheComputer(application, report, QStringLiteral("tscw"),
                                 QStringLiteral("campaign"));
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 1;
    }
    return 0;
}
