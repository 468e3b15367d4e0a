// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/files/package_folder.h"

#include "editor/messages.h"
#include "engine/core/fault.h"
#include "engine/kit/messages.h"
#include "engine/kit/reading/disk.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/kit/reading/package_writer.h"

namespace esagono {

namespace {

namespace fs = std::filesystem;

fs::path backup(const fs::path& folder, int number) {
    return folder / backupFolder / std::to_string(number);
}

/// The newest is number one. What cannot be kept is no reason not to save.
void keepBackup(const Documents& before, const fs::path& folder) {
    std::error_code error;
    const fs::path fresh = folder / backupFolder / "new";
    fs::remove_all(fresh, error);
    try {
        writeDocuments(before, fresh);
    } catch (const Fault&) {
        fs::remove_all(fresh, error);
        return;
    }
    fs::remove_all(backup(folder, keptBackups), error);
    for (int number = keptBackups; number > 1; --number)
        fs::rename(backup(folder, number - 1), backup(folder, number), error);
    fs::rename(fresh, backup(folder, 1), error);
}

bool isHidden(const fs::path& path) {
    return path.filename().u8string().starts_with(u8'.');
}

/// Everything but documents and hidden files; links are not followed.
void copyOthers(const fs::path& from, const fs::path& to, const Documents& documents) {
    for (fs::recursive_directory_iterator entry(from); entry != fs::recursive_directory_iterator();
         ++entry) {
        if (isHidden(entry->path())) {
            entry.disable_recursion_pending();
            continue;
        }
        const fs::path name = fs::relative(entry->path(), from);
        if (entry->is_symlink() || !entry->is_regular_file() || documents.contains(utf8Of(name)))
            continue;
        fs::create_directories((to / name).parent_path());
        fs::copy_file(entry->path(), to / name, fs::copy_options::overwrite_existing);
    }
}

} // namespace

void savePackage(const Documents& documents, const fs::path& folder) {
    std::set<std::string> removed;
    std::error_code error;
    if (fs::exists(folder / "package.json", error)) {
        finishSaving(folder);
        try {
            const Documents before = readDocuments(folder);
            for (const auto& [name, document] : before)
                if (!documents.contains(name))
                    removed.insert(name);
            keepBackup(before, folder);
        } catch (const Fault&) {
            // What is there cannot be read: it is replaced, file by file.
        }
    }
    writeDocuments(documents, folder, removed);
}

void savePackageAs(const Documents& documents, const fs::path& from, const fs::path& folder) {
    std::error_code error;
    if (fs::exists(folder, error) && !fs::is_empty(folder, error))
        throw Fault(FaultKind::Unwritable, Text(say::folderTaken, utf8Of(folder)));
    fs::path draft = folder;
    draft += ".part";
    try {
        fs::remove_all(draft);
        fs::create_directories(draft);
        if (!from.empty())
            copyOthers(from, draft, documents);
        writeDocuments(documents, draft);
        if (fs::exists(folder))
            fs::remove(folder);
        fs::rename(draft, folder);
    } catch (const fs::filesystem_error& problem) {
        fs::remove_all(draft, error);
        const bool full = problem.code() == std::errc::no_space_on_device;
        throw Fault(full ? FaultKind::DiskFull : FaultKind::Unwritable,
                    Text(say::fileUnwritable, utf8Of(folder), problem.code().message()));
    } catch (const Fault&) {
        fs::remove_all(draft, error);
        throw;
    }
}

std::vector<fs::path> backupsOf(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code error;
    for (int number = 1; number <= keptBackups; ++number)
        if (fs::exists(backup(folder, number) / "package.json", error))
            found.push_back(backup(folder, number));
    return found;
}

} // namespace esagono
