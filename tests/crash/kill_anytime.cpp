// SPDX-License-Identifier: GPL-3.0-or-later
// The writer is killed 200 times at moments of chance; nothing acknowledged may be lost.
//   crash_kill <crash_writer>
#include "tests/crash/run_writer.h"
#include "tests/crash/script.h"

#include <cstdio>
#include <random>

using namespace esagono;
using namespace esagono::crash;

int main(int count, char** words) {
    if (count < 2)
        return 2;
    constexpr int kills = 200;
    constexpr int killsPerDiary = 10;
    const std::vector<Digest> chains = trueChains(20'000);
    const fs::path folder = freshFolder("kill");
    const fs::path path = folder / "game.esagono";
    std::mt19937 random(1937);
    int failures = 0;
    int interrupted = 0;
    PageNumber pages = 0;
    PageNumber acknowledged = -1;
    for (int kill = 0; kill < kills; ++kill) {
        if (kill % killsPerDiary == 0 || acknowledged < 0) {
            fs::remove_all(folder);
            fs::create_directories(folder);
            acknowledged = -1;
        }
        const Run run =
            runWriter({words[1], path.string(), "1000000"}, {}, 1'000 + random() % 30'000);
        acknowledged = std::max(acknowledged, run.acknowledged);
        interrupted += run.killed ? 1 : 0;
        const std::string why = run.killed ? whyNotSafe(path, acknowledged, chains)
                                           : std::string("the writer ended by itself");
        if (!why.empty()) {
            ++failures;
            std::printf("kill %d: %s\n", kill, why.c_str());
        }
        pages = std::max(pages, acknowledged);
        if (acknowledged >= 0) // whyNotSafe has written one more.
            acknowledged = Journal::open(path, Access::ReadOnly, Checks::Hasty).lastPage();
    }
    fs::remove_all(folder);
    std::printf("%d kills, longest diary %ld pages, %d failures\n", interrupted, long(pages),
                failures);
    return failures == 0 && interrupted == kills && pages > 10 ? 0 : 1;
}
