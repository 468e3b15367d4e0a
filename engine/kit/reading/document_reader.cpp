// SPDX-License-Identifier: GPL-3.0-or-later
// The files of a package's folder, read one by one under the limits; nothing outside the folder.
#include "engine/kit/reading/package_reader.h"

#include "engine/core/fault.h"
#include "engine/core/messages.h"
#include "engine/kit/messages.h"
#include "engine/kit/reading/disk.h"
#include "engine/kit/reading/package_writer.h"

#include <algorithm>
#include <fstream>

namespace esagono {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuseUnreadable(const fs::path& path, const std::error_code& error) {
    const bool missing = error == std::errc::no_such_file_or_directory;
    throw Fault(missing ? FaultKind::NotFound : FaultKind::Unreadable,
                Text(say::fileUnreadable, utf8Of(path), error.message()));
}

class FolderReader {
public:
    explicit FolderReader(const fs::path& folder) {
        std::error_code error;
        m_folder = fs::canonical(folder, error);
        if (error)
            refuseUnreadable(folder, error);
    }

    Documents read() {
        readFolder("", "");
        readFolder("rules/", "rules/");
        readSave();
        Documents documents;
        for (const auto& [name, text] : m_texts)
            documents.emplace(name, readRecord(text, name));
        return documents;
    }

private:
    /// What was saved and is not yet in place stands for what is.
    void readSave() {
        const std::string saved = std::string(savedFolder) + "/";
        std::error_code error;
        if (!fs::is_directory(m_folder / saved, error))
            return;
        readFolder(saved, "");
        readFolder(saved + "rules/", "rules/");
        std::ifstream gone(m_folder / saved / removedList, std::ios::binary);
        for (std::string name; std::getline(gone, name);)
            m_texts.erase(name);
    }

    /// The files of a folder below this one, if there is such a folder, under the names they have
    /// in the package.
    void readFolder(const std::string& below, const std::string& prefix) {
        std::error_code error;
        if (!below.empty()) {
            if (!fs::is_directory(m_folder / below, error))
                return;
            refuseIfOutside(m_folder / below, below.substr(0, below.size() - 1));
        }
        std::vector<fs::path> files;
        fs::directory_iterator entries(m_folder / below, error);
        for (; !error && entries != fs::directory_iterator(); entries.increment(error))
            if (entries->path().extension() == ".json") {
                files.push_back(entries->path());
                if (m_texts.size() + files.size() > maxFiles)
                    throw Fault(FaultKind::TooLarge,
                                Text(say::tooManyFiles, utf8Of(m_folder), maxFiles));
            }
        if (error)
            refuseUnreadable(m_folder / below, error);
        std::sort(files.begin(), files.end()); // so that of several faults the same is reported
        for (const fs::path& file : files) {
            const std::string name = prefix + utf8Of(file.filename());
            m_texts.insert_or_assign(name, readFile(file, name));
        }
    }

    void refuseIfOutside(const fs::path& path, const std::string& name) const {
        std::error_code error;
        const fs::path real = fs::canonical(path, error);
        if (error)
            refuseUnreadable(name, error);
        const auto [end, rest] =
            std::mismatch(m_folder.begin(), m_folder.end(), real.begin(), real.end());
        if (end != m_folder.end())
            throw Fault(FaultKind::Foreign, Text(say::fileOutside, name));
    }

    std::string readFile(const fs::path& path, const std::string& name) {
        refuseIfOutside(path, name);
        std::error_code error;
        if (!fs::is_regular_file(path, error))
            throw Fault(FaultKind::Foreign, Text(say::fileNotRegular, name));
        const std::size_t most = std::min(RecordLimits().bytes, maxPackageBytes - m_bytes);
        std::ifstream stream(path, std::ios::binary);
        std::string bytes;
        std::array<char, 1U << 16U> block{};
        while (stream.read(block.data(), block.size()), stream.gcount() > 0) {
            bytes.append(block.data(), static_cast<std::size_t>(stream.gcount()));
            if (bytes.size() > most)
                throw Fault(FaultKind::TooLarge, Text(say::tooManyBytes, name, "/", most));
        }
        if (!stream.eof())
            refuseUnreadable(name, std::make_error_code(std::errc::io_error));
        m_bytes += bytes.size();
        return bytes;
    }

    fs::path m_folder;
    std::map<std::string, std::string> m_texts; ///< by name; all are there before one is parsed
    std::size_t m_bytes = 0;
};

} // namespace

Documents readDocuments(const std::filesystem::path& folder) {
    return FolderReader(folder).read();
}

} // namespace esagono
