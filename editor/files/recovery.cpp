// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/files/recovery.h"

#include "editor/messages.h"
#include "engine/core/fault.h"
#include "engine/kit/messages.h"
#include "engine/kit/reading/disk.h"
#include "engine/kit/reading/package_reader.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <fstream>
#include <sodium.h>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace esagono {

namespace {

namespace fs = std::filesystem;

constexpr char ending[] = ".esadraft";
constexpr char recoveryFormat[] = "esagono-recovery";
constexpr int recoveryVersion = 1;

[[noreturn]] void refuseLine(const fs::path& file) {
    refuseUnwritable(utf8Of(file.filename()), {errno == 0 ? EIO : errno, std::generic_category()});
}

/// A name nobody has yet, the later ones behind the earlier.
fs::path newName(const fs::path& folder) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
    return folder / (std::to_string(ms) + "-" + std::to_string(randombytes_random()) + ending);
}

bool isFree(const fs::path& file) {
    try {
        const WriterLock mine(file);
        return true;
    } catch (const Fault&) {
        return false;
    }
}

/// Only what is part of every line is looked at; the rest is for editFrom().
std::string kindOf(const Record& line) {
    return line.is_object() && line.contains("did") && line["did"].is_string()
               ? line["did"].get<std::string>()
               : std::string();
}

Documents documentsFrom(const Record& head) {
    if (!head.contains("documents") || !head["documents"].is_object())
        throw Fault(FaultKind::Malformed, Text(say::recoveryMalformed, "documents"));
    Documents documents;
    for (const auto& [name, document] : head["documents"].items())
        documents.emplace(name, document);
    return documents;
}

Recovered begin(const Record& head) {
    if (!head.is_object() || head.value("format", Record()) != recoveryFormat)
        throw Fault(FaultKind::Foreign, Text(say::recoveryMalformed, "format"));
    const Record written = head.value("version", Record());
    if (!isWhole<int>(written))
        throw Fault(FaultKind::Malformed, Text(say::recoveryMalformed, "version"));
    if (written.get<int>() > recoveryVersion)
        throw Fault(FaultKind::Newer,
                    Text(say::recoveryNewer, written.get<int>(), recoveryVersion));
    const Record package = head.value("package", Record(""));
    return {pathOf(package.is_string() ? package.get<std::string>() : ""),
            EditStack(documentsFrom(head)), 0};
}

void take(Recovered& recovered, const Record& line) {
    const std::string did = kindOf(line);
    if (did == "edit" && line.contains("edit"))
        recovered.stack.performUntrusted(editFrom(line["edit"]));
    else if (did == "stroke") // older programs said so where a hand was lifted
        recovered.stack.endStroke();
    else
        throw Fault(FaultKind::Malformed, Text(say::recoveryMalformed, did));
    ++recovered.lines;
}

} // namespace

RecoveryLog::RecoveryLog(const fs::path& folder, const fs::path& package,
                         const Documents& documents)
    : m_file(newName(folder)) {
    std::error_code error;
    fs::create_directories(folder, error);
    m_lock = std::make_unique<WriterLock>(m_file);
    errno = 0;
#ifdef _WIN32
    m_stream = _wfopen(m_file.c_str(), L"wb");
#else
    m_stream = std::fopen(m_file.c_str(), "wb");
#endif
    if (m_stream == nullptr)
        refuseLine(m_file);
    write({{"format", recoveryFormat},
           {"version", recoveryVersion},
           {"package", utf8Of(package)},
           {"documents", Record(documents)}});
}

RecoveryLog::~RecoveryLog() {
    if (m_stream != nullptr)
        std::fclose(m_stream);
}

void RecoveryLog::write(const Record& line) {
    if (m_stream == nullptr) // discarded
        return;
    const std::string text = compactText(line) + '\n';
    errno = 0;
    if (std::fwrite(text.data(), 1, text.size(), m_stream) != text.size() ||
        std::fflush(m_stream) != 0)
        refuseLine(m_file);
}

void RecoveryLog::changed(const Edit& edit) {
    write({{"did", "edit"}, {"edit", recordOf(edit)}});
}

void RecoveryLog::settle() {
    if (m_stream == nullptr)
        return;
#ifdef _WIN32
    (void)_commit(_fileno(m_stream));
#else
    (void)fsync(fileno(m_stream));
#endif
}

void RecoveryLog::discard() {
    if (m_stream == nullptr)
        return;
    std::fclose(std::exchange(m_stream, nullptr));
    std::error_code ignored;
    fs::remove(m_file, ignored);
    m_lock.reset();
}

std::vector<fs::path> recoveryFiles(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error); !error && entry != fs::directory_iterator();
         entry.increment(error))
        if (entry->path().extension() == ending)
            files.push_back(entry->path());
    std::erase_if(files, [](const fs::path& file) { return !isFree(file); });
    std::ranges::sort(files, std::greater());
    return files;
}

Recovered recover(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        throw Fault(FaultKind::NotFound,
                    Text(say::fileUnreadable, utf8Of(file.filename()),
                         std::make_error_code(std::errc::no_such_file_or_directory).message()));
    const std::string name = utf8Of(file.filename());
    std::optional<Recovered> recovered;
    for (std::string line; std::getline(stream, line);) {
        if (stream.eof()) // its end was never written
            break;
        if (!recovered) {
            recovered = begin(readRecord(line, name, {.bytes = maxPackageBytes}));
            continue;
        }
        try {
            take(*recovered, readRecord(line, name));
        } catch (const Fault&) {
            break; // up to here it is good
        }
    }
    if (!recovered)
        throw Fault(FaultKind::Damaged, Text(say::recoveryMalformed, name));
    recovered->stack.endStroke(); // whatever the next one is called
    return std::move(*recovered);
}

void discardRecovery(const fs::path& file) {
    std::error_code ignored;
    fs::remove(file, ignored);
}

} // namespace esagono
