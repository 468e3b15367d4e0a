// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/places.h"

#include "app/cli/messages.h"
#include "engine/core/fault.h"
#include "engine/kit/words.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#elif defined(__APPLE__)
#include <mach-o/dyld.h>
#endif

namespace esagono::cli {

namespace fs = std::filesystem;

namespace {

#ifdef _WIN32
constexpr char listSeparator = ';';
#else
constexpr char listSeparator = ':';
#endif

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string() : std::string(value);
}

void addList(std::vector<fs::path>& places, const std::string& list) {
    for (std::size_t from = 0; from < list.size();) {
        const std::size_t end = std::min(list.find(listSeparator, from), list.size());
        if (end > from)
            places.push_back(pathFrom(list.substr(from, end - from)));
        from = end + 1;
    }
}

/// The program's own file, or nothing where the system does not tell.
fs::path programFile() {
#ifdef _WIN32
    wchar_t name[32768];
    const DWORD length = GetModuleFileNameW(nullptr, name, 32768);
    return {std::wstring(name, length)};
#elif defined(__APPLE__)
    char name[4096];
    std::uint32_t size = sizeof name;
    return _NSGetExecutablePath(name, &size) == 0 ? fs::path(name) : fs::path();
#else
    std::error_code unknown;
    return fs::read_symlink("/proc/self/exe", unknown);
#endif
}

/// What is shipped with the program; in a build tree a link leads to the sources.
void addOurs(std::vector<fs::path>& places, const char* what) {
    const fs::path program = programFile();
    if (program.empty())
        return;
    const fs::path root = program.parent_path().parent_path();
    for (const fs::path& folder : {root / "share" / "esagono" / what, root / "Resources" / what}) {
        std::error_code missing;
        if (const fs::path real = fs::canonical(folder, missing); !missing)
            places.push_back(real);
    }
}

} // namespace

std::vector<fs::path> packagePlaces(const std::vector<std::string>& wanted) {
    std::vector<fs::path> places;
    for (const std::string& each : wanted)
        places.push_back(pathFrom(each));
    addList(places, variable("ESAGONO_PACKAGES"));
    addOurs(places, "packages");
    return places;
}

std::vector<fs::path> translationPlaces() {
    std::vector<fs::path> places;
    addList(places, variable("ESAGONO_TRANSLATIONS"));
    addOurs(places, "translations");
    return places;
}

std::string readFile(const fs::path& path, std::size_t most) {
    std::error_code missing;
    if (!fs::exists(path, missing))
        throw Fault(FaultKind::NotFound, Text(say::noSuchFile, textOf(path)));
    std::ifstream file(path, std::ios::binary);
    std::string bytes;
    for (char block[65536]; file;) {
        file.read(block, sizeof block);
        bytes.append(block, static_cast<std::size_t>(file.gcount()));
        if (bytes.size() > most)
            throw Fault(FaultKind::TooLarge, Text(say::fileTooLarge, textOf(path), most));
    }
    if (!file.eof() || fs::is_directory(path, missing))
        throw Fault(FaultKind::Unreadable, Text(say::fileNotReadable, textOf(path)));
    return bytes;
}

fs::path pathFrom(const std::string& text) {
    return fs::path(std::u8string(text.begin(), text.end()));
}

std::string textOf(const fs::path& path) {
    const std::u8string text = path.u8string();
    return {text.begin(), text.end()};
}

std::string languageOfEnvironment() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const std::string locale = variable(name); !locale.empty()) {
            const std::string language = locale.substr(0, 2);
            const bool known = std::ranges::count(packageLanguages, language) > 0;
            return known ? language : "en";
        }
    return "en";
}

std::string nowInUtc() {
    using namespace std::chrono;
    const auto now = floor<seconds>(system_clock::now());
    const auto today = floor<days>(now);
    const year_month_day date(today);
    const hh_mm_ss time(now - today);
    char text[48];
    std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02d:%02d:%02dZ",
                  static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                  static_cast<unsigned>(date.day()), static_cast<int>(time.hours().count()),
                  static_cast<int>(time.minutes().count()),
                  static_cast<int>(time.seconds().count()));
    return text;
}

} // namespace esagono::cli
