// SPDX-License-Identifier: GPL-3.0-or-later
// The sources themselves, for the tests that read them.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace esagono::tree {

struct SourceFile {
    std::string path; ///< from the root of the sources, with slashes
    std::string text;
};

/// What a checker found, one sentence each; nothing if all is well.
using Findings = std::vector<std::string>;

inline const std::filesystem::path& root() {
    static const std::filesystem::path path = ESAGONO_SOURCE_DIR;
    return path;
}

inline std::string read(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Every file under the folders whose name ends in one of the endings, in the order of their paths.
inline std::vector<SourceFile> files(const std::vector<std::string>& folders,
                                     const std::vector<std::string>& endings) {
    namespace fs = std::filesystem;
    std::vector<SourceFile> found;
    for (const std::string& folder : folders) {
        if (!fs::exists(root() / folder))
            continue;
        for (const auto& entry : fs::recursive_directory_iterator(root() / folder)) {
            const std::string path = entry.path().lexically_relative(root()).generic_string();
            const auto matches = [&](const std::string& end) { return path.ends_with(end); };
            if (entry.is_regular_file() && std::ranges::any_of(endings, matches))
                found.push_back({path, read(entry.path())});
        }
    }
    std::ranges::sort(found, {}, &SourceFile::path);
    return found;
}

inline std::vector<std::string> lines(const std::string& text) {
    std::vector<std::string> all;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        all.push_back(line);
    return all;
}

inline std::string trimmed(std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t");
    return first == std::string_view::npos
               ? std::string()
               : std::string(line.substr(first, line.find_last_not_of(" \t\r") - first + 1));
}

/// All findings as one text, for a readable failure.
inline std::string joined(const Findings& findings) {
    std::string text;
    for (const std::string& finding : findings)
        text += "\n" + finding;
    return text;
}

inline void add(Findings& to, Findings more) {
    to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

} // namespace esagono::tree
