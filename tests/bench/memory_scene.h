// SPDX-License-Identifier: GPL-3.0-or-later
// A scene whose memory is looked at, in a process of its own: what was there before it leaves no
// trace in its figures.
#pragma once

#include "tests/bench/report.h"

#include <QCoreApplication>
#include <QString>

#include <fstream>
#include <map>
#include <spawn.h>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>

namespace esagono::bench {

inline constexpr std::string_view sceneOption = "--scene";

/// In megabytes; 0 where the system does not tell.
struct MemoryUse {
    double resident = 0;
    double isPrivate = 0; ///< changed, and nobody else's
};

[[nodiscard]] inline MemoryUse memoryUse() {
    MemoryUse use;
    std::ifstream rollup("/proc/self/smaps_rollup");
    for (std::string line; std::getline(rollup, line);) {
        if (line.starts_with("Rss:"))
            use.resident = std::stod(line.substr(4)) / 1024;
        if (line.starts_with("Private_Dirty:"))
            use.isPrivate = std::stod(line.substr(14)) / 1024;
    }
    return use;
}

/// What a scene found, by name.
using Figures = std::map<std::string, double>;

/// From the scene to whoever ran it.
inline void tellFigures(const Figures& figures) {
    for (const auto& [name, value] : figures)
        std::printf("%f %s\n", value, name.c_str());
}

/// Runs this program again for one scene, and waits for what it tells.
[[nodiscard]] inline Figures runScene(const std::string& scene, const QString& file) {
    std::vector<std::string> words{
        QCoreApplication::applicationFilePath().toLocal8Bit().toStdString(),
        std::string(sceneOption), scene};
    if (!file.isEmpty())
        words.push_back(file.toLocal8Bit().toStdString());
    std::vector<char*> arguments;
    for (std::string& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    int ends[2] = {};
    if (pipe(ends) != 0)
        throw std::runtime_error("there is no pipe");
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addclose(&actions, ends[0]);
    pid_t process = 0;
    const bool started =
        posix_spawn(&process, arguments[0], &actions, nullptr, arguments.data(), environ) == 0;
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    std::string told;
    char piece[512];
    for (ssize_t count = 0; started && (count = read(ends[0], piece, sizeof piece)) > 0;)
        told.append(piece, std::size_t(count));
    close(ends[0]);
    int status = 0;
    if (!started || waitpid(process, &status, 0) < 0 || !WIFEXITED(status) ||
        WEXITSTATUS(status) != 0)
        throw std::runtime_error("the scene failed: " + scene);
    Figures figures;
    std::istringstream lines(told);
    double value = 0;
    for (std::string name; lines >> value && std::getline(lines >> std::ws, name);)
        figures[name] = value;
    return figures;
}

inline void addMegabytes(Report& report, const std::string& name, double megabytes, double bar) {
    report.add(name, megabytes, {0, megabytes, bar}, "MB");
}

} // namespace esagono::bench
