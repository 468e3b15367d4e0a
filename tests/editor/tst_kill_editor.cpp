// SPDX-License-Identifier: GPL-3.0-or-later
// The editor is killed while it edits and saves: the package is the old one or the new one, and the
// recovery file restores everything but the last moment.
#include "editor/edit_stack.h"
#include "editor/files/package_folder.h"
#include "editor/files/recovery.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/kit/reading/package_writer.h"

#include <doctest/doctest.h>

#if defined(__unix__) || defined(__APPLE__)

#include <csignal>
#include <cstdlib>
#include <random>
#include <sys/wait.h>
#include <unistd.h>

using namespace esagono;

namespace {

constexpr int savesEvery = 7;

std::filesystem::path scratch(const char* name) {
    const auto folder = std::filesystem::temp_directory_path() /
                        ("esagono_kill_" + std::to_string(getpid())) / name;
    std::filesystem::create_directories(folder);
    return folder;
}

int releaseOf(const Documents& documents) {
    return std::stoi(documents.at("package.json").at("release").get<std::string>());
}

/// The number of an edit stands in two documents, so that half a save would show.
Edit numbered(int number) {
    Edit edit{"app.test", {}, {}};
    edit.set("package.json", "/release", std::to_string(number));
    edit.set("map.json", "/note", std::to_string(number));
    return edit;
}

/// Edits and saves without end; tells the pipe how far it has come.
[[noreturn]] void work(const std::filesystem::path& package, const std::filesystem::path& recovery,
                       int progress) {
    EditStack stack(readDocuments(package));
    auto log = std::make_unique<RecoveryLog>(recovery, package, stack.documents());
    for (int number = releaseOf(stack.documents()) + 1;; ++number) {
        const Edit edit = numbered(number);
        stack.perform(edit);
        log->changed(edit);
        static_cast<void>(!::write(progress, &number, sizeof number));
        if (number % savesEvery == 0) {
            savePackage(stack.documents(), package);
            stack.markSaved();
            auto fresh = std::make_unique<RecoveryLog>(recovery, package, stack.documents());
            log->discard();
            log = std::move(fresh);
        }
    }
}

} // namespace

TEST_CASE("killed fifty times, the package is whole and nothing but the last moment is lost") {
    const auto root = scratch("").parent_path();
    const auto package = scratch("package");
    const auto recovery = scratch("recovery");
    Documents documents =
        readDocuments(std::filesystem::path(ESAGONO_SOURCE_DIR) / "tests/kit/packages/sample");
    carryOut(documents, numbered(0));
    writeDocuments(documents, package);

    std::mt19937 random(7);
    int restored = 0;
    for (int round = 0; round < 50; ++round) {
        CAPTURE(round);
        int ends[2];
        REQUIRE(pipe(ends) == 0);
        const int before = releaseOf(readDocuments(package));
        const pid_t child = fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            close(ends[0]);
            work(package, recovery, ends[1]);
        }
        close(ends[1]);
        // Some way into its work, and then at any moment
        int number = 0;
        const int wanted = 1 + int(random() % 20);
        for (int i = 0; i < wanted && read(ends[0], &number, sizeof number) > 0; ++i) {
        }
        usleep(useconds_t(random() % 4000));
        kill(child, SIGKILL);
        int status = 0;
        waitpid(child, &status, 0);
        REQUIRE(WIFSIGNALED(status));
        while (read(ends[0], &number, sizeof number) > 0) {
        } // `number` is the last one that was done for certain
        close(ends[0]);

        const Documents saved = readDocuments(package);
        std::vector<Finding> findings;
        CHECK_NOTHROW(static_cast<void>(readPackage(saved, findings)));
        CHECK(saved.at("map.json").at("note") == saved.at("package.json").at("release"));
        CHECK(releaseOf(saved) >= before);
        CHECK((releaseOf(saved) % savesEvery == 0 || releaseOf(saved) == before));

        int best = releaseOf(saved);
        for (const auto& file : recoveryFiles(recovery)) {
            const Recovered work = recover(file);
            CHECK(work.stack.documents().at("map.json").at("note") ==
                  work.stack.documents().at("package.json").at("release"));
            best = std::max(best, releaseOf(work.stack.documents()));
            ++restored;
            discardRecovery(file);
        }
        CHECK(best >= number);
        CHECK(best <= number + 1);
    }
    CHECK(restored > 0);
    std::filesystem::remove_all(root);
}

#endif
