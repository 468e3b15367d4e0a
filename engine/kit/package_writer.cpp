// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/package_writer.h"

#include "core/fault.h"
#include "kit/messages.h"

#include <cerrno>
#include <cstdio>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace esagono {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(const std::string& name, const std::error_code& error) {
    throw Fault(error == std::errc::no_space_on_device ? FaultKind::DiskFull
                                                       : FaultKind::Unwritable,
                Text(say::fileUnwritable, name, error.message()));
}

/// "map.json" or "rules/card.json": nothing that leads elsewhere.
bool isName(std::string_view name) {
    if (name.starts_with("rules/"))
        name.remove_prefix(6);
    return name.size() > 5 && name.ends_with(".json") && name.front() != '.' &&
           name.find_first_of("/\\:") == std::string_view::npos &&
           name.find('\0') == std::string_view::npos;
}

fs::path pathOf(std::string_view name) {
    return {std::u8string(name.begin(), name.end())};
}

/// Writes the bytes and waits until the disk has them; the system's error, or none.
std::error_code writeThrough(const fs::path& path, const std::string& text) {
    errno = 0;
#ifdef _WIN32
    std::FILE* file = _wfopen(path.c_str(), L"wb");
    const auto settle = [](std::FILE* open) { return _commit(_fileno(open)); };
#else
    std::FILE* file = std::fopen(path.c_str(), "wb");
    const auto settle = [](std::FILE* open) { return fsync(fileno(open)); };
#endif
    bool done = file != nullptr && std::fwrite(text.data(), 1, text.size(), file) == text.size() &&
                std::fflush(file) == 0 && settle(file) == 0;
    const int problem = errno;
    if (file != nullptr && std::fclose(file) != 0)
        done = false;
    return done ? std::error_code()
                : std::error_code(problem == 0 ? EIO : problem, std::generic_category());
}

/// The files beside the real ones. What is not moved into place is removed again.
class Drafts {
public:
    explicit Drafts(fs::path folder)
        : m_folder(std::move(folder)) {}
    Drafts(const Drafts&) = delete;
    Drafts& operator=(const Drafts&) = delete;
    ~Drafts() {
        std::error_code ignored;
        for (const Draft& draft : m_drafts)
            fs::remove(draft.path, ignored);
    }

    void write(const std::string& name, const std::string& text) {
        Draft draft{name, m_folder / pathOf(name)};
        draft.path += ".part";
        std::error_code error;
        fs::create_directories(draft.path.parent_path(), error);
        if (error)
            refuse(name, error);
        m_drafts.push_back(draft);
        if (const std::error_code problem = writeThrough(draft.path, text))
            refuse(name, problem);
    }

    void moveIntoPlace() {
        for (const Draft& draft : m_drafts) {
            std::error_code error;
            fs::rename(draft.path, m_folder / pathOf(draft.name), error);
            if (error)
                refuse(draft.name, error);
        }
        m_drafts.clear();
    }

private:
    struct Draft {
        std::string name;
        fs::path path;
    };
    fs::path m_folder;
    std::vector<Draft> m_drafts;
};

} // namespace

void writeDocuments(const Documents& documents, const std::filesystem::path& folder) {
    Drafts drafts(folder);
    for (const auto& [name, document] : documents) {
        if (!isName(name))
            refuse(name, std::make_error_code(std::errc::invalid_argument));
        drafts.write(name, readableText(document));
    }
    drafts.moveIntoPlace();
}

} // namespace esagono
