// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/reading/package_writer.h"

#include "engine/kit/reading/disk.h"

#include <fstream>

namespace esagono {

namespace {

namespace fs = std::filesystem;

/// "map.json" or "rules/card.json": nothing that leads elsewhere.
bool isName(std::string_view name) {
    if (name.starts_with("rules/"))
        name.remove_prefix(6);
    return name.size() > 5 && name.ends_with(".json") && name.front() != '.' &&
           name.find_first_of("/\\:") == std::string_view::npos &&
           name.find('\0') == std::string_view::npos;
}

/// A save before it counts. What does not come to count is removed again.
class StagedSave {
public:
    explicit StagedSave(const fs::path& folder)
        : m_folder(folder)
        , m_stage(folder / savingFolder) {
        std::error_code error;
        fs::remove_all(m_stage, error);
        fs::create_directories(m_stage, error);
        if (error)
            refuseUnwritable(savingFolder, error);
    }
    StagedSave(const StagedSave&) = delete;
    StagedSave& operator=(const StagedSave&) = delete;
    ~StagedSave() {
        std::error_code ignored;
        fs::remove_all(m_stage, ignored);
    }

    void write(const std::string& name, const std::string& text) {
        const fs::path path = m_stage / pathOf(name);
        std::error_code error;
        fs::create_directories(path.parent_path(), error);
        if (!error)
            error = writeThrough(path, text);
        if (error)
            refuseUnwritable(name, error);
    }

    /// From here on the save counts.
    void commit() {
        settleFolder(m_stage / "rules");
        settleFolder(m_stage);
        std::error_code error;
        fs::rename(m_stage, m_folder / savedFolder, error);
        if (error)
            refuseUnwritable(savedFolder, error);
        settleFolder(m_folder);
    }

private:
    fs::path m_folder;
    fs::path m_stage;
};

/// Moves the files of one folder of a save into place; false: not all could be.
bool moveInto(const fs::path& from, const fs::path& to) {
    std::error_code error;
    fs::create_directories(to, error);
    std::vector<fs::path> files;
    for (fs::directory_iterator entry(from, error); !error && entry != fs::directory_iterator();
         entry.increment(error))
        if (entry->path().extension() == ".json")
            files.push_back(entry->path());
    for (const fs::path& file : files)
        if (!error)
            fs::rename(file, to / file.filename(), error);
    settleFolder(to);
    return !error;
}

} // namespace

void writeDocuments(const Documents& documents, const fs::path& folder,
                    const std::set<std::string>& removed) {
    for (const auto& [name, document] : documents)
        if (!isName(name))
            refuseUnwritable(name, std::make_error_code(std::errc::invalid_argument));
    std::error_code error;
    fs::create_directories(folder, error);
    finishSaving(folder);
    if (fs::exists(folder / savedFolder, error)) // and cannot be put into place
        refuseUnwritable(savedFolder, std::make_error_code(std::errc::permission_denied));
    StagedSave stage(folder);
    for (const auto& [name, document] : documents)
        stage.write(name, readableText(document));
    std::string gone;
    for (const std::string& name : removed)
        if (isName(name))
            gone += name + '\n';
    if (!gone.empty())
        stage.write(removedList, gone);
    stage.commit();
    finishSaving(folder);
}

void finishSaving(const fs::path& folder) {
    const fs::path saved = folder / savedFolder;
    std::error_code error;
    if (!fs::is_directory(saved, error))
        return;
    bool done = moveInto(saved, folder);
    if (fs::is_directory(saved / "rules", error))
        done = moveInto(saved / "rules", folder / "rules") && done;
    std::ifstream gone(saved / removedList, std::ios::binary);
    for (std::string name; std::getline(gone, name);)
        if (isName(name)) {
            fs::remove(folder / pathOf(name), error);
            done = done && !error;
        }
    gone.close();
    if (done)
        fs::remove_all(saved, error);
}

} // namespace esagono
