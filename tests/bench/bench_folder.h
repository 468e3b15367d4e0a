// SPDX-License-Identifier: GPL-3.0-or-later
// A folder for the diaries of a benchmark, gone when it ends.
#pragma once

#include <filesystem>
#include <string>
#include <unistd.h>

namespace esagono::bench {

class Folder {
public:
    Folder()
        : m_path(std::filesystem::temp_directory_path() /
                 ("esagono-bench-" + std::to_string(::getpid()))) {
        std::filesystem::create_directories(m_path);
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    /// A file that does not exist yet.
    [[nodiscard]] std::filesystem::path fresh() const {
        static int count = 0;
        return m_path / (std::to_string(++count) + ".esagono");
    }

private:
    std::filesystem::path m_path;
};

} // namespace esagono::bench
