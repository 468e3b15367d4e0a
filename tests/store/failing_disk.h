// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that fails when told to: SQLite's own file layer with an error at the n-th call that
// changes a file.
#pragma once

#include <cstring>
#include <sqlite3.h>
#include <string>
#include <vector>

namespace esagono::sample {

/// While it lives, every file SQLite opens is on the failing disk. One at a time.
class FailingDisk {
public:
    FailingDisk() {
        self() = this;
        m_real = sqlite3_vfs_find(nullptr);
        m_layer = *m_real;
        m_layer.zName = "failing";
        m_layer.szOsFile = static_cast<int>(sizeof(File)) + m_real->szOsFile;
        m_layer.xOpen = open;
        m_layer.xDelete = remove;
        sqlite3_vfs_register(&m_layer, 1);
    }
    ~FailingDisk() {
        sqlite3_vfs_unregister(&m_layer);
        sqlite3_vfs_register(m_real, 1);
        self() = nullptr;
    }
    FailingDisk(const FailingDisk&) = delete;
    FailingDisk& operator=(const FailingDisk&) = delete;

    /// The n-th change from now on (1 = the next) fails with this code, and `lasting` says whether
    /// all that follow fail, too.
    void failAt(int n, int code, bool lasting) {
        m_left = n;
        m_code = code;
        m_lasting = lasting;
    }
    void heal() { m_left = 0; }
    /// Whether the moment has come.
    [[nodiscard]] bool hasFailed() const { return m_left < 0; }

private:
    struct File {
        sqlite3_file base;
        sqlite3_io_methods methods;
        [[nodiscard]] sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
    };
    static FailingDisk*& self() {
        static FailingDisk* disk = nullptr;
        return disk;
    }
    static File& of(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }

    int strike() {
        if (m_left > 0 && --m_left == 0) {
            m_left = -1;
            return m_code;
        }
        return m_left < 0 && m_lasting ? m_code : SQLITE_OK;
    }

    template <auto Method, class... Arguments>
    static int pass(sqlite3_file* file, Arguments... arguments) {
        sqlite3_file* real = of(file).real();
        return (real->pMethods->*Method)(real, arguments...);
    }
    template <auto Method, class... Arguments>
    static int change(sqlite3_file* file, Arguments... arguments) {
        const int code = self()->strike();
        return code != SQLITE_OK ? code : pass<Method>(file, arguments...);
    }

    static int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* given) {
        using M = sqlite3_io_methods;
        FailingDisk& disk = *self();
        file->pMethods = nullptr;
        sqlite3_file* real = of(file).real();
        const int code = disk.m_real->xOpen(disk.m_real, name, real, flags, given);
        if (real->pMethods == nullptr)
            return code;
        M& methods = of(file).methods;
        methods = {};
        methods.iVersion = real->pMethods->iVersion;
        methods.xClose = pass<&M::xClose>;
        methods.xRead = pass<&M::xRead, void*, int, sqlite3_int64>;
        methods.xWrite = change<&M::xWrite, const void*, int, sqlite3_int64>;
        methods.xTruncate = change<&M::xTruncate, sqlite3_int64>;
        methods.xSync = change<&M::xSync, int>;
        methods.xFileSize = pass<&M::xFileSize, sqlite3_int64*>;
        methods.xLock = pass<&M::xLock, int>;
        methods.xUnlock = pass<&M::xUnlock, int>;
        methods.xCheckReservedLock = pass<&M::xCheckReservedLock, int*>;
        methods.xFileControl = pass<&M::xFileControl, int, void*>;
        methods.xSectorSize = pass<&M::xSectorSize>;
        methods.xDeviceCharacteristics = pass<&M::xDeviceCharacteristics>;
        methods.xShmMap = pass<&M::xShmMap, int, int, int, void volatile**>;
        methods.xShmLock = pass<&M::xShmLock, int, int, int>;
        methods.xShmBarrier = [](sqlite3_file* shm) {
            of(shm).real()->pMethods->xShmBarrier(of(shm).real());
        };
        methods.xShmUnmap = pass<&M::xShmUnmap, int>;
        methods.xFetch = [](sqlite3_file*, sqlite3_int64, int, void** page) {
            *page = nullptr;
            return SQLITE_OK;
        };
        methods.xUnfetch = [](sqlite3_file*, sqlite3_int64, void*) { return SQLITE_OK; };
        file->pMethods = &methods;
        return code;
    }
    static int remove(sqlite3_vfs*, const char* name, int sync) {
        const int code = self()->strike();
        return code != SQLITE_OK ? code : self()->m_real->xDelete(self()->m_real, name, sync);
    }

    sqlite3_vfs* m_real = nullptr;
    sqlite3_vfs m_layer{};
    int m_left = 0;
    int m_code = SQLITE_OK;
    bool m_lasting = false;
};

} // namespace esagono::sample
