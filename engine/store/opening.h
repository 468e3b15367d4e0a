// SPDX-License-Identifier: GPL-3.0-or-later
// Opening a diary that may be anything: each way of being wrong has its own Fault, found before
// SQLite or the game trusts the file.
#pragma once

#include "engine/store/database.h"
#include "engine/store/raw_file.h"
#include "engine/store/writer_lock.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

namespace esagono {

enum class Access { ReadWrite, ReadOnly };

enum class Durability {
    Full,        ///< what was written survives a power cut
    OffForTests, ///< what was written may be lost: to prove that the tests would notice
};

/// Size and time of a diary's files, where changes can be seen in no other way.
struct Stamp {
    std::uintmax_t size = 0;
    std::uintmax_t sizeBeside = 0;
    std::filesystem::file_time_type time;
    std::filesystem::file_time_type timeBeside;
    friend bool operator==(const Stamp&, const Stamp&) = default;
};
[[nodiscard]] Stamp stampOf(const std::filesystem::path& diary);

/// An open diary file and what keeps it so, in the order in which it must be let go.
struct DiaryFile {
    std::unique_ptr<WriterLock> lock;
    std::unique_ptr<PrivateCopy> copy;
    std::unique_ptr<Database> database;
    std::optional<Stamp> stamp; ///< of a file that is read without locks
};

/// Makes a new file with the diary's tables and lets `fill` put the beginning into it. Throws Fault
/// and leaves nothing behind if that fails or if the file exists.
[[nodiscard]] DiaryFile createDiaryFile(const std::filesystem::path& path, Durability durability,
                                        const std::function<void(Database&)>& fill);

/// Removes a diary that was not finished, with all that SQLite keeps beside it.
void removeDiaryFile(const std::filesystem::path& path);

/// Opens a file that has the diary's tables, whatever is in them.
[[nodiscard]] DiaryFile openDiaryFile(const std::filesystem::path& path, Access access,
                                      Durability durability);

/// Something is there, and it is a file. Throws Fault.
void checkIsFile(const std::filesystem::path& path);
/// Its first bytes and its size are those of a diary. Throws Fault.
void checkHeader(const std::filesystem::path& path);
/// Every table, view, index and trigger is as specified, and there are no others. Throws Fault.
void checkSchema(Database& database);
/// SQLite finds its own structures sound. Throws Fault.
void checkIntegrity(Database& database);

} // namespace esagono
