// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/raw_file.h"

#include "engine/store/database.h"
#include "engine/store/messages.h"

#include <algorithm>
#include <fstream>
#include <sodium.h>
#include <sqlite3.h>

namespace esagono {

namespace fs = std::filesystem;

RawFile::RawFile(const fs::path& path, How how)
    : m_path(path) {
    sqlite3_vfs* layer = sqlite3_vfs_find(nullptr);
    std::string full(static_cast<std::size_t>(layer->mxPathname) + 1, '\0');
    if (layer->xFullPathname(layer, utf8(path).c_str(), layer->mxPathname, full.data()) !=
        SQLITE_OK)
        throw Fault(FaultKind::Unreadable,
                    {say::diaryUnreadable, utf8(path), sqlite3_errstr(SQLITE_CANTOPEN)});
    m_name = sqlite3_create_filename(full.c_str(), "", "", 0, nullptr);
    m_memory.resize(static_cast<std::size_t>(layer->szOsFile) / sizeof(std::max_align_t) + 1);
    m_file = reinterpret_cast<sqlite3_file*>(m_memory.data());
    const int flags = how == How::Existing
                          ? SQLITE_OPEN_READONLY
                          : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXCLUSIVE;
    int given = 0;
    int code = layer->xOpen(layer, m_name, m_file, flags | SQLITE_OPEN_MAIN_DB, &given);
    if (code == SQLITE_OK && how == How::New && (given & SQLITE_OPEN_READWRITE) == 0) {
        m_file->pMethods->xClose(m_file);
        code = SQLITE_CANTOPEN;
    }
    if (code == SQLITE_OK)
        return;
    sqlite3_free_filename(m_name);
    std::error_code ignored;
    if (how == How::Existing)
        throw Fault(FaultKind::Unreadable,
                    {say::diaryUnreadable, utf8(path), sqlite3_errstr(code)});
    if (fs::exists(fs::symlink_status(path, ignored)))
        throw Fault(FaultKind::Unwritable, {say::diaryExists, utf8(path)});
    throw Fault(FaultKind::Unwritable, {say::diaryUnwritable, utf8(path), sqlite3_errstr(code)});
}

RawFile::~RawFile() {
    m_file->pMethods->xClose(m_file);
    sqlite3_free_filename(m_name);
}

void RawFile::refuse(int code) const {
    throw Fault(FaultKind::Unreadable, {say::diaryUnreadable, utf8(m_path), sqlite3_errstr(code)});
}

std::int64_t RawFile::size() const {
    sqlite3_int64 size = 0;
    if (const int code = m_file->pMethods->xFileSize(m_file, &size); code != SQLITE_OK)
        refuse(code);
    return size;
}

std::string RawFile::read(std::int64_t offset, std::int64_t count) const {
    count = std::clamp<std::int64_t>(size() - offset, 0, count);
    std::string bytes(static_cast<std::size_t>(count), '\0');
    if (count == 0)
        return bytes;
    const int code = m_file->pMethods->xRead(m_file, bytes.data(), static_cast<int>(count), offset);
    if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ)
        refuse(code);
    return bytes;
}

fs::path beside(const fs::path& diary, const char* suffix) {
    fs::path path = diary;
    path += suffix;
    return path;
}

bool hasPagesBeside(const fs::path& diary) {
    std::error_code missing;
    const std::uintmax_t size = fs::file_size(beside(diary, "-wal"), missing);
    return !missing && size > 0;
}

PrivateFolder::PrivateFolder() {
    char name[33] = {};
    unsigned char random[16];
    randombytes_buf(random, sizeof random);
    sodium_bin2hex(name, sizeof name, random, sizeof random);
    try {
        m_path = fs::temp_directory_path() / (std::string("esagono-") + name);
        fs::create_directory(m_path);
        fs::permissions(m_path, fs::perms::owner_all);
    } catch (const fs::filesystem_error& error) {
        throw Fault(FaultKind::Unwritable, {say::diaryUnwritable, utf8(m_path), error.what()});
    }
}

PrivateFolder::~PrivateFolder() {
    std::error_code ignored;
    fs::remove_all(m_path, ignored);
}

PrivateCopy::PrivateCopy(const fs::path& diary)
    : m_path(m_folder.path() / "copy.esagono") {
    try {
        const RawFile source(diary, RawFile::How::Existing);
        std::ofstream copy(m_path, std::ios::binary);
        constexpr std::int64_t portion = 1 << 20;
        for (std::int64_t offset = 0; offset < source.size(); offset += portion)
            copy << source.read(offset, portion);
        copy.close();
        if (!copy)
            throw Fault(FaultKind::DiskFull, {say::diskFull, utf8(m_folder.path())});
        // No locks live on the -wal file.
        if (hasPagesBeside(diary))
            fs::copy_file(beside(diary, "-wal"), beside(m_path, "-wal"));
    } catch (const fs::filesystem_error& error) {
        throw Fault(FaultKind::Unwritable, {say::diaryUnwritable, utf8(m_path), error.what()});
    }
}

} // namespace esagono
