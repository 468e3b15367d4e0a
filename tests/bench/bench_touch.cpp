// SPDX-License-Identifier: GPL-3.0-or-later
// How long the thread of the interface is busy while a recorded game is played by clicks: without a
// window, where only engine and models work, and in the window, with everything it draws; and while
// the computer thinks in another thread, and plays.
#include "tests/bench/golden_play.h"
#include "tests/bench/shown_board.h"
#include "tests/bench/shown_shell.h"

#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(EsagonoPlugin)

using namespace esagono;
using namespace esagono::bench;

namespace {

constexpr double frame = 16;              // milliseconds
constexpr std::size_t shownCommands = 80; // of the game that is played in the window
constexpr PageNumber computersCommands = 80;

void addAll(Report& report, const std::string& where, const Measured& times) {
    report.add("touch/" + where, times.touches, 0, 0, frame);
    report.add("hover/" + where, times.hovers, 0, 0, frame);
    report.add("take back, do again/" + where, times.takeBacks, 0, 0, frame);
}

void measureWithoutWindow(Application& application, Report& report, const char* file) {
    Script script(file);
    Measured times;
    const Languages words;
    PlayTable game;
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
    ShownShell shown(application, script.data());
    Shell& shell = shown.shell();
    script.begin(shell.play());
    Measured times;
    shown.wait([&] { return shell.play().isOpen() && !shell.isBusy(); });
    script.play(shell.play(), shownCommands, times, [&] { shown.untilDrawn(times.events); });
    addAll(report, std::string("window/") + file, times);
    report.add(std::string("events and frames/window/") + file, times.events, 0, frame);
    report.add(std::string("events and frames longest/window/") + file,
               percentile(times.events.wall, 100), {0, percentile(times.events.work, 100), 0});
    shell.closeGame();
    Times again;
    shell.openGame(script.diary());
    shown.wait(again, [&] { return shell.isInGame() && !shell.isBusy(); });
    report.add(std::string("open the diary/window/") + file, again, 0, 0, frame);
}

/// Thinks like the computer, but is never content.
class RestlessMind final : public Mind {
public:
    RestlessMind(const Match& match, const PlayedBy& seat)
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
    ShownShell shown(application, folder.path());
    Shell& shell = shown.shell();
    shell.settings().setProperty("animationSpeed", 0);
    PlayTable& game = shell.play();
    Opponents& computer = *game.turn()->opponents();
    computer.setPace(3);
    QVariantMap seats;
    for (const Side& side :
         readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR "/resources") / package.toStdString())
             .sides)
        seats.insert(QString::fromStdString(side.id), QStringLiteral("quick"));
    computer.seatNext(seats);
    game.begin(QStringLiteral(ESAGONO_SOURCE_DIR "/resources/") + package, scenario, {}, {},
               QStringLiteral("seeded"), folder.filePath(QStringLiteral("game.esagono")));
    shown.wait([&] { return game.isOpen() && !shell.isBusy(); });
    const Journal& journal = *game.journalOf(game.diaryPath());
    Times plays;
    shown.wait(plays, [&] { return game.turn()->isFinished() || journal.lastPage() >= computersCommands; });
    const std::string name = package.toStdString();
    report.add("events and frames/the computer plays/" + name, plays, 8, frame, 2 * frame);

    computer.setMinds([](const Match& match, const PlayedBy& seat) {
        return std::make_shared<RestlessMind>(match, seat);
    });
    for (std::size_t i = 0; i < std::size_t(seats.size()); ++i)
        computer.setSeat(int(i), QStringLiteral("normal"), 0, {});
    BoardItem& board = shown.board();
    shown.wait([&] { return !shell.isBusy() && board.scene().isIdle(); });
    const int before = RestlessMind::thoughts;
    const Times pans = timeFrames(*shell.window(), [&](int number) { panStep(board, number); });
    if (computer.state() != QLatin1String("thinking"))
        throw std::runtime_error("nobody thinks");
    std::fprintf(stderr, "%d thoughts during %d frames\n", RestlessMind::thoughts - before, frames);
    report.add("pan while the computer thinks/" + name, pans, 8, frame, frame);
}

} // namespace

int main(int argc, char** argv) {
    showWithoutScreen();
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
