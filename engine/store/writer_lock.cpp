// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/writer_lock.h"

#include "engine/store/messages.h"

#include <system_error>

namespace esagono {

WriterLock::WriterLock(const std::filesystem::path& diary)
    : m_path(diary) {
    m_path += "-lock";
    try {
        do {
            // A holder that leaves removes the file, perhaps between our opening and our locking
            // it.
            m_database = std::make_unique<Database>(m_path, Database::Mode::Lock, diary);
            m_database->run("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
        } while (m_database->hasMoved());
        m_holder.emplace(diary);
    } catch (const Fault& fault) {
        if (fault.kind() == FaultKind::Busy)
            throw Fault(FaultKind::Busy, {say::diaryBusy, utf8(diary)});
        throw;
    }
}

WriterLock::~WriterLock() {
    std::error_code ignored;
    m_holder.reset();
#ifdef _WIN32 // An open file cannot be removed; one that another has opened meanwhile neither.
    m_database.reset();
    std::filesystem::remove(m_path, ignored);
#else
    std::filesystem::remove(m_path, ignored);
    m_database.reset();
#endif
}

} // namespace esagono
