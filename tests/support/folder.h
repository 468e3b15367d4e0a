// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <string>

namespace esagono {

/// A folder that is gone when the test is over.
class Folder {
public:
    Folder()
        : path(std::filesystem::temp_directory_path() /
               ("esagono-test-" + std::to_string(std::random_device{}()))) {
        std::filesystem::remove_all(path);
        std::filesystem::create_directories(path);
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    void put(const std::string& name, std::string_view text) const {
        std::filesystem::create_directories((path / name).parent_path());
        std::ofstream(path / name, std::ios::binary) << text;
    }
    [[nodiscard]] std::string text(const std::string& name) const {
        std::ostringstream text;
        text << std::ifstream(path / name, std::ios::binary).rdbuf();
        return text.str();
    }
    [[nodiscard]] std::size_t files() const {
        std::size_t count = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(path))
            count += entry.is_regular_file() ? 1 : 0;
        return count;
    }

    std::filesystem::path path;
};

} // namespace esagono
