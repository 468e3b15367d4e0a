// SPDX-License-Identifier: GPL-3.0-or-later
// From the start of a program to the picture it stays with, on a screen of our own: Esagono's
// library beside the title of Wesnoth, if that is installed. In turn, so that both meet the same
// machine.
#include "tests/bench/report.h"
#include "tests/bench/virtual_screen.h"

#include <QCoreApplication>

#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace esagono::bench;

namespace {

constexpr int starts = 7;       // of each, in turn
constexpr double calm = 2;      // seconds in which nothing changes any more
constexpr double patience = 60; // for a program that never rests
constexpr double mostOfWesnoth = 0.6;

class Program {
public:
    explicit Program(const QStringList& command) {
        std::vector<QByteArray> words;
        for (const QString& word : command)
            words.push_back(word.toLocal8Bit());
        std::vector<char*> arguments;
        for (QByteArray& word : words)
            arguments.push_back(word.data());
        arguments.push_back(nullptr);
        posix_spawn_file_actions_t silence;
        posix_spawn_file_actions_init(&silence);
        for (const int stream : {STDOUT_FILENO, STDERR_FILENO})
            posix_spawn_file_actions_addopen(&silence, stream, "/dev/null", O_WRONLY, 0);
        const int status =
            posix_spawn(&m_process, arguments[0], &silence, nullptr, arguments.data(), environ);
        posix_spawn_file_actions_destroy(&silence);
        if (status != 0)
            throw std::runtime_error("cannot start " + command.first().toStdString());
    }
    ~Program() {
        kill(m_process, SIGKILL);
        waitpid(m_process, nullptr, 0);
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

private:
    pid_t m_process = 0;
};

/// Waits until the picture changes no more; when it changed last, or the time it began to wait.
double lastChange(const VirtualScreen& screen, double calmFor) {
    double changed = now(Clock::Wall);
    const double end = changed + patience;
    QByteArray shown = screen.picture().toByteArray();
    for (double time = changed; time < changed + calmFor && time < end; time = now(Clock::Wall)) {
        usleep(4000);
        if (screen.picture() == shown)
            continue;
        changed = now(Clock::Wall);
        shown = screen.picture().toByteArray();
    }
    return changed;
}

/// How long a program takes to settle, in milliseconds.
double settled(const VirtualScreen& screen, const QStringList& command) {
    const QByteArray empty = screen.picture().toByteArray();
    const double begin = now(Clock::Wall);
    double end = begin;
    {
        const Program program(command);
        while (screen.picture() == empty && now(Clock::Wall) < begin + patience)
            usleep(4000);
        end = lastChange(screen, calm);
    }
    (void)lastChange(screen, 0.5); // it is gone
    return (end - begin) * 1000;
}

void measure(const QString& data) {
    const VirtualScreen screen(QStringLiteral("1280x720"));
    qputenv("DISPLAY", ":" + screen.number());
    qputenv("SDL_AUDIODRIVER", "dummy");
    std::vector<std::pair<std::string, QStringList>> kinds{
        {"esagono",
         {QStringLiteral(ESAGONO_PROGRAM), QStringLiteral("--size"), QStringLiteral("1280x720"),
          QStringLiteral("--data-dir"), data}}};
    const QString wesnoth = QStandardPaths::findExecutable(
        QStringLiteral("wesnoth"), {QStringLiteral("/usr/games"), QStringLiteral("/usr/bin"),
                                    QStringLiteral("/usr/local/bin")});
    if (!wesnoth.isEmpty())
        kinds.push_back({"wesnoth",
                         {wesnoth, QStringLiteral("--windowed"), QStringLiteral("--resolution"),
                          QStringLiteral("1280x720"), QStringLiteral("--nosound"),
                          QStringLiteral("--userdata-dir"), data + QStringLiteral("/wesnoth")}});
    std::vector<std::vector<double>> times(kinds.size());
    for (int turn = -2; turn < starts; ++turn) // twice for the caches
        for (std::size_t i = 0; i < kinds.size(); ++i)
            if (const double time = settled(screen, kinds[i].second); turn >= 0)
                times[i].push_back(time);
    Report report;
    const double other = kinds.size() > 1 ? percentile(times[1], 50) : 0;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const double median = percentile(times[i], 50);
        report.add("settled/" + kinds[i].first, median,
                   i == 0 && other > 0
                       ? Report::Judged{median / other, median / other, mostOfWesnoth}
                       : Report::Judged{});
    }
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    try {
        const QTemporaryDir folder;
        qputenv("XDG_RUNTIME_DIR", folder.path().toLocal8Bit());
        QFile settings(folder.filePath(QStringLiteral("settings.ini")));
        if (settings.open(QIODevice::WriteOnly))
            settings.write("[General]\ntourSeen=true\n");
        settings.close();
        if (VirtualScreen::canBe())
            measure(folder.path());
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 1;
    }
    return 0;
}
