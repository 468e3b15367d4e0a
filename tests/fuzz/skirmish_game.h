// SPDX-License-Identifier: GPL-3.0-or-later
// The test game, and where the diaries of a fuzz target lie: in the folder for temporary files.
#pragma once

#include "engine/kit/reading/package_reader.h"
#include "engine/play/match.h"
#include "tests/skirmish/chapters.h"

#include <unistd.h>

namespace esagono::fuzz {

inline constexpr char noon[] = "1937-08-14T12:00:00Z";

inline std::filesystem::path skirmishFolder() {
    return std::filesystem::path(ESAGONO_SOURCE_DIR) / "tests" / "skirmish" / "package";
}

inline const Game& skirmishGame() {
    static const Game game(readPackage(skirmishFolder()), skirmish::rules());
    return game;
}

inline GameList skirmishOnly() {
    static const Rules* const games[] = {&skirmish::rules()};
    return games;
}

/// How every game of the fuzz targets begins, so that their seeds fit.
inline Start start() {
    return {.scenario = "field", .seed = seedFrom("fuzz"), .at = noon};
}

/// A file name whose files are gone when it is.
class ScratchFile {
public:
    explicit ScratchFile(const std::string& name = "fuzz")
        : m_path(std::filesystem::temp_directory_path() /
                 ("esagono-" + name + "-" + std::to_string(::getpid()) + ".esagono")) {
        remove();
    }
    ~ScratchFile() { remove(); }
    ScratchFile(const ScratchFile&) = delete;
    ScratchFile& operator=(const ScratchFile&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    void remove() const {
        for (const char* suffix : {"", "-wal", "-shm", "-journal", "-lock", "-holder"}) {
            std::error_code ignored;
            std::filesystem::remove(m_path.string() + suffix, ignored);
        }
    }
    std::filesystem::path m_path;
};

} // namespace esagono::fuzz
