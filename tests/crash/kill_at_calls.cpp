// SPDX-License-Identifier: GPL-3.0-or-later
// The writer of a game of 60 pages is killed at every call that changes a file, whole and torn.
//   crash_syscalls <crash_writer> <disk_shim>
#include "tests/crash/run_writer.h"
#include "tests/crash/script.h"

#include <cstdio>
#include <fstream>

using namespace esagono;
using namespace esagono::crash;

namespace {

constexpr PageNumber pages = 60;
constexpr int workers = 2;

/// Every second, third … call, so that the workers share them. Returns the failures.
int sweep(const std::string& writer, const std::string& shim, long calls, int worker) {
    const std::vector<Digest> chains = trueChains(pages + 1);
    const fs::path folder = freshFolder("calls-" + std::to_string(worker));
    const fs::path path = folder / "game.esagono";
    int failures = 0;
    for (long call = 1 + worker; call <= calls; call += workers)
        for (const int torn : {0, 1}) {
            fs::remove_all(folder);
            fs::create_directories(folder);
            const Run run = runWriter({writer, path.string(), std::to_string(pages)},
                                      {"LD_PRELOAD=" + shim, "ESAGONO_CUT=" + std::to_string(call),
                                       "ESAGONO_TORN=" + std::to_string(torn)});
            const std::string why = run.killed ? whyNotSafe(path, run.acknowledged, chains)
                                               : std::string("the writer was not killed");
            if (!why.empty()) {
                ++failures;
                std::printf("call %ld%s: %s\n", call, torn != 0 ? " torn" : "", why.c_str());
            }
        }
    fs::remove_all(folder);
    return failures;
}

} // namespace

int main(int count, char** words) {
    if (count < 3)
        return 2;
    const std::string writer = words[1];
    const std::string shim = words[2];
    const fs::path folder = freshFolder("count");
    const Run whole =
        runWriter({writer, (folder / "game.esagono").string(), std::to_string(pages)},
                  {"LD_PRELOAD=" + shim, "ESAGONO_COUNT=" + (folder / "count").string()});
    long calls = 0;
    std::ifstream(folder / "count") >> calls;
    fs::remove_all(folder);

    std::vector<pid_t> ids;
    for (int worker = 0; worker < workers; ++worker) {
        ids.push_back(::fork());
        if (ids.back() == 0) {
            const int failures = sweep(writer, shim, calls, worker);
            std::fflush(stdout);
            ::_exit(std::min(failures, 100));
        }
    }
    int failures = 0;
    for (const pid_t id : ids) {
        int status = 0;
        ::waitpid(id, &status, 0);
        failures += WIFEXITED(status) ? WEXITSTATUS(status) : 100;
    }
    std::printf("%ld calls, each whole and torn: %ld kills, %d failures\n", calls, calls * 2,
                failures);
    return whole.finished && whole.acknowledged == pages && calls > 300 && failures == 0 ? 0 : 1;
}
