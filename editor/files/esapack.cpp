// SPDX-License-Identifier: GPL-3.0-or-later
// Packs and folders: what of a folder is given away, and how a pack becomes a folder.
#include "editor/files/esapack.h"

#include "editor/files/esapack_messages.h"
#include "editor/files/pack_names.h"
#include "engine/core/fault.h"
#include "engine/kit/messages.h"
#include "engine/kit/reading/disk.h"
#include "engine/kit/reading/package_reader.h"

#include <algorithm>
#include <set>

namespace esagono {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view scanKey = "scan";

/// The pictures that documents name, by whether they are an author's scan.
struct NamedPictures {
    std::set<std::string> printed;
    std::set<std::string> scans;

    void look(const Record& record, bool scan = false) {
        if (record.is_string()) {
            const auto& text = record.get_ref<const std::string&>();
            if (isPictureName(text))
                (scan ? scans : printed).insert(text);
        } else if (record.is_object()) {
            for (const auto& [key, value] : record.items())
                look(value, scan || key == scanKey);
        } else if (record.is_array()) {
            for (const Record& value : record)
                look(value, scan);
        }
    }
};

/// Takes everything under a key "scan" out of a document; whether there was anything.
bool eraseScans(Record& record) {
    bool any = record.is_object() && record.erase(std::string(scanKey)) > 0;
    if (record.is_structured())
        for (Record& value : record)
            any |= eraseScans(value);
    return any;
}

/// The files and folders in a folder, links and hidden ones left out.
template <class Visit>
void forEachIn(const fs::path& folder, const Visit& visit) {
    std::error_code error;
    fs::directory_iterator at(folder, error);
    for (; !error && at != fs::directory_iterator(); at.increment(error)) {
        const std::string name = utf8Of(at->path().filename());
        if (!at->is_symlink() && !name.starts_with('.'))
            visit(*at, name);
    }
    if (error)
        throw Fault(FaultKind::Unreadable,
                    Text(say::fileUnreadable, utf8Of(folder), error.message()));
}

/// What the package is played with, and the other documents and papers in the folder and in the
/// folders in it: "map.json", "rules/5.2.json", "cards/cards.json".
PackFiles textsIn(const fs::path& folder) {
    PackFiles texts;
    for (const auto& [name, document] : readDocuments(folder))
        texts.emplace(name, readableText(document));
    const PackLimits limits;
    const auto take = [&](const fs::path& path, const std::string& name) {
        const std::optional<PackKind> kind = packKindOf(name);
        if (!kind || kind == PackKind::Picture || texts.contains(name))
            return;
        if (texts.size() >= limits.entries)
            throw Fault(FaultKind::TooLarge,
                        Text(say::packTooMany, utf8Of(folder), texts.size() + 1, limits.entries));
        texts.emplace(name, readBytes(path, limits.entryBytes, name));
    };
    forEachIn(folder, [&](const fs::directory_entry& entry, const std::string& name) {
        if (entry.is_directory())
            forEachIn(entry.path(), [&](const fs::directory_entry& inner, const std::string& file) {
                take(inner.path(), name + "/" + file);
            });
        else
            take(entry.path(), name);
    });
    return texts;
}

/// A folder beside the one that is to be; gone again unless it is moved into place.
class FolderDraft {
public:
    explicit FolderDraft(const fs::path& target)
        : m_target(target) {
        std::error_code error;
        if (fs::symlink_status(target, error).type() != fs::file_type::not_found)
            throw Fault(FaultKind::Unwritable, Text(say::packTargetExists, utf8Of(target)));
        const fs::path parent = parentOf(target);
        m_madeParent = fs::create_directories(parent, error) && !error;
        for (int i = 0; !error && i < 100; ++i) {
            fs::path path = target;
            path += ".part" + (i == 0 ? std::string() : std::to_string(i));
            if (fs::create_directory(path, error)) {
                m_path = path;
                return;
            }
        }
        refuseUnwritable(utf8Of(target),
                         error ? error : std::make_error_code(std::errc::file_exists));
    }
    ~FolderDraft() {
        std::error_code ignored;
        if (!m_path.empty())
            fs::remove_all(m_path, ignored);
        if (!m_path.empty() && m_madeParent)
            fs::remove(parentOf(m_target), ignored); // only if it is empty
    }
    FolderDraft(const FolderDraft&) = delete;
    FolderDraft& operator=(const FolderDraft&) = delete;

    void write(const PackFiles& files) const {
        for (const auto& [name, bytes] : files) {
            const fs::path path = m_path / pathOf(name);
            std::error_code error;
            fs::create_directories(path.parent_path(), error);
            if (!error)
                error = writeThrough(path, bytes);
            if (error)
                refuseUnwritable(name, error);
        }
        std::set<fs::path> folders = {m_path};
        for (const auto& [name, bytes] : files)
            folders.insert((m_path / pathOf(name)).parent_path());
        std::ranges::for_each(folders, settleFolder);
    }

    void moveIntoPlace() {
        std::error_code error;
        fs::rename(m_path, m_target, error);
        if (error)
            refuseUnwritable(utf8Of(m_target), error);
        m_path.clear();
        settleFolder(parentOf(m_target));
    }

private:
    static fs::path parentOf(const fs::path& path) {
        return path.has_parent_path() ? path.parent_path() : fs::path(".");
    }

    fs::path m_target;
    fs::path m_path;
    bool m_madeParent = false;
};

} // namespace

GamePackage packageIn(const PackFiles& files) {
    Documents documents;
    for (const auto& [name, bytes] : files) {
        const bool inFolder = name.find('/') != std::string::npos;
        if (packKindOf(name) == PackKind::Document && (!inFolder || name.starts_with("rules/")))
            documents.emplace(name, readRecord(bytes, name));
    }
    if (documents.size() > maxFiles)
        throw Fault(FaultKind::TooLarge, Text(say::tooManyFiles, "rules", maxFiles));
    std::vector<Finding> findings;
    return readPackage(std::move(documents), findings);
}

Gathered gatherPackage(const std::filesystem::path& folder, const PackOptions& options) {
    Gathered gathered;
    gathered.files = textsIn(folder);
    NamedPictures pictures;
    for (auto& [name, bytes] : gathered.files) {
        if (packKindOf(name) != PackKind::Document)
            continue;
        Record document = readRecord(bytes, name);
        pictures.look(document);
        if (!options.withScans && eraseScans(document))
            bytes = readableText(document);
    }
    for (const std::string& printed : pictures.printed)
        pictures.scans.erase(printed);
    if (options.withScans)
        pictures.printed.merge(pictures.scans);
    else
        gathered.scans.assign(pictures.scans.begin(), pictures.scans.end());
    for (const std::string& name : pictures.printed) {
        std::error_code unknown;
        const fs::path path = folder / pathOf(name);
        if (fs::symlink_status(path, unknown).type() == fs::file_type::regular)
            gathered.files.emplace(name, readBytes(path, PackLimits().entryBytes, name));
        else
            gathered.missing.push_back(name);
    }
    return gathered;
}

Gathered packFolder(const std::filesystem::path& folder, const std::filesystem::path& file,
                    const PackOptions& options) {
    Gathered gathered = gatherPackage(folder, options);
    static_cast<void>(packageIn(gathered.files));
    writeWhole(file, writePack(gathered.files, utf8Of(file)));
    return gathered;
}

GamePackage unpackInto(const std::filesystem::path& file, const std::filesystem::path& folder) {
    const std::string bytes = readBytes(file, PackLimits().packBytes);
    const PackFiles files = readPack(bytes, utf8Of(file));
    GamePackage package = packageIn(files);
    FolderDraft draft(folder);
    draft.write(files);
    draft.moveIntoPlace();
    return package;
}

std::filesystem::path freeFolderFor(const std::filesystem::path& packages, std::string_view id) {
    std::string plain(id.substr(0, 64));
    std::ranges::replace_if(
        plain, [](char c) { return c == '.' || c == ':'; }, '_');
    if (whyNotName(plain + ".json") != nullptr)
        plain = "game_" + plain;
    std::error_code unknown;
    for (int i = 1;; ++i) {
        fs::path folder = packages / pathOf(i == 1 ? plain : plain + "-" + std::to_string(i));
        if (fs::symlink_status(folder, unknown).type() == fs::file_type::not_found)
            return folder;
    }
}

} // namespace esagono
