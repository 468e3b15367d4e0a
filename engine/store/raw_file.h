// SPDX-License-Identifier: GPL-3.0-or-later
// A diary's file as bytes, through SQLite's own layer. (On POSIX systems, closing a file by other
// means would drop every lock this process holds on it, and a game may be open in the next window.)
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

struct sqlite3_file;

namespace esagono {

class RawFile {
public:
    enum class How { Existing, New };

    /// Opens an existing file for reading, or makes a new empty one. Throws Fault: Unreadable;
    /// Unwritable, also if a file of that name exists.
    RawFile(const std::filesystem::path& path, How how);
    ~RawFile();
    RawFile(const RawFile&) = delete;
    RawFile& operator=(const RawFile&) = delete;

    [[nodiscard]] std::int64_t size() const;
    /// Bytes from `offset`; fewer than `count` at the end of the file.
    [[nodiscard]] std::string read(std::int64_t offset, std::int64_t count) const;

private:
    [[noreturn]] void refuse(int code) const;

    std::filesystem::path m_path;
    const char* m_name = nullptr; ///< in the form SQLite wants
    std::vector<std::max_align_t> m_memory;
    sqlite3_file* m_file = nullptr;
};

/// The file beside a diary that SQLite calls so: "-wal", "-shm", "-journal".
[[nodiscard]] std::filesystem::path beside(const std::filesystem::path& diary, const char* suffix);
/// Whether pages of the diary still lie in its -wal file.
[[nodiscard]] bool hasPagesBeside(const std::filesystem::path& diary);

/// A folder nobody else looks into; gone with the object.
class PrivateFolder {
public:
    /// Throws Fault(Unwritable).
    PrivateFolder();
    ~PrivateFolder();
    PrivateFolder(const PrivateFolder&) = delete;
    PrivateFolder& operator=(const PrivateFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

/// A copy of a diary's bytes, with the pages that lie beside it, in a folder of our own; gone with
/// the object.
class PrivateCopy {
public:
    explicit PrivateCopy(const std::filesystem::path& diary);

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    PrivateFolder m_folder;
    std::filesystem::path m_path;
};

} // namespace esagono
