// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the writer until it ends or is killed, and hears what it acknowledges.
#pragma once

#include "engine/store/page.h"

#include <csignal>
#include <cstdlib>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace esagono::crash {

struct Run {
    PageNumber acknowledged = -1; ///< the last page said to be safe
    bool finished = false;        ///< it came to its end
    bool killed = false;          ///< it was killed; neither: it failed by itself
};

/// `settings` are NAME=value for its environment; it is killed after so many microseconds, if any.
inline Run runWriter(const std::vector<std::string>& words,
                     const std::vector<std::string>& settings, useconds_t killAfter = 0) {
    int ends[2];
    if (::pipe(ends) != 0)
        std::abort();
    const pid_t id = ::fork();
    if (id == 0) {
        ::dup2(ends[1], STDOUT_FILENO);
        ::close(ends[0]);
        ::close(ends[1]);
        for (const std::string& setting : settings)
            ::putenv(const_cast<char*>(setting.c_str()));
        std::vector<char*> arguments;
        for (const std::string& word : words)
            arguments.push_back(const_cast<char*>(word.c_str()));
        arguments.push_back(nullptr);
        ::execv(arguments[0], arguments.data());
        ::_exit(127);
    }
    ::close(ends[1]);
    if (killAfter > 0) {
        ::usleep(killAfter);
        ::kill(id, SIGKILL);
    }
    std::string heard;
    char portion[4096];
    for (ssize_t got = 0; (got = ::read(ends[0], portion, sizeof portion)) > 0;)
        heard.append(portion, static_cast<std::size_t>(got));
    ::close(ends[0]);
    int status = 0;
    ::waitpid(id, &status, 0);

    Run run;
    run.finished = WIFEXITED(status) && WEXITSTATUS(status) == 0;
    run.killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    for (std::size_t begin = 0, end = 0; (end = heard.find('\n', begin)) != std::string::npos;
         begin = end + 1)
        run.acknowledged = std::stoll(heard.substr(begin, end - begin));
    return run;
}

} // namespace esagono::crash
