// SPDX-License-Identifier: GPL-3.0-or-later
// The right to write a diary: one holder at a time, on one machine. It dies with its process.
#pragma once

#include "engine/store/database.h"
#include "engine/store/holder.h"

#include <filesystem>
#include <memory>
#include <optional>

namespace esagono {

/// Holds an exclusive SQLite lock on an empty file beside the diary; SQLite knows how to lock on
/// every system, the system lets go when the process ends. A left-over file means nothing.
class WriterLock {
public:
    /// Throws Fault: Busy if another holds it, Unwritable if the folder cannot be written.
    explicit WriterLock(const std::filesystem::path& diary);
    ~WriterLock();
    WriterLock(const WriterLock&) = delete;
    WriterLock& operator=(const WriterLock&) = delete;

private:
    std::filesystem::path m_path;
    std::unique_ptr<Database> m_database;
    std::optional<HolderFile> m_holder; ///< there while it is locked
};

} // namespace esagono
