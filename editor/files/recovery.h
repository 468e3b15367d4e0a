// SPDX-License-Identifier: GPL-3.0-or-later
// What is needed to go on after the program ended in the middle of work: the documents as they were
// when they were opened or saved last, and everything done since, line by line. A line is with the
// system as soon as it is added, and on the disk when the file is settled.
#pragma once

#include "editor/edit_stack.h"
#include "engine/store/writer_lock.h"

#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>

namespace esagono {

class RecoveryLog {
public:
    /// A new file in the folder, of this process alone until it ends. `package` is where the
    /// documents lie, empty if nowhere yet. Throws Fault.
    RecoveryLog(const std::filesystem::path& folder, const std::filesystem::path& package,
                const Documents& documents);
    /// The file stays: whoever leaves in good order discards it first.
    ~RecoveryLog();
    RecoveryLog(const RecoveryLog&) = delete;
    RecoveryLog& operator=(const RecoveryLog&) = delete;

    /// The documents have changed by this, whether it was done, undone or done again. Throws Fault
    /// if it could not be written; what was written before stays good.
    void changed(const Edit& edit);
    /// Waits until the disk has it.
    void settle();
    /// Nothing needs to be recovered any more.
    void discard();

    [[nodiscard]] const std::filesystem::path& file() const { return m_file; }

private:
    void write(const Record& line);

    std::filesystem::path m_file;
    std::unique_ptr<WriterLock> m_lock;
    std::FILE* m_stream = nullptr;
};

struct Recovered {
    std::filesystem::path package; ///< where it lay; empty: nowhere yet
    EditStack stack;               ///< with everything done, as far as the file is whole
    std::size_t lines = 0;         ///< how many things were done
};

/// The files nobody is writing, the newest first.
[[nodiscard]] std::vector<std::filesystem::path> recoveryFiles(const std::filesystem::path& folder);

/// A last line that was not written to its end is left out. Throws Fault.
[[nodiscard]] Recovered recover(const std::filesystem::path& file);

/// Throws it away, with its lock.
void discardRecovery(const std::filesystem::path& file);

} // namespace esagono
