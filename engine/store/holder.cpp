// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/holder.h"

#include "engine/core/fault.h"
#include "engine/core/record.h"

#include <array>
#include <ctime>
#include <fstream>

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#else
#include <unistd.h>
#endif
#ifdef __GLIBC__
#include <cerrno>
#else
#include <cstdlib>
#endif

namespace esagono {

namespace {

/// More than any of us has ever written.
constexpr RecordLimits holderLimits{.bytes = 2'048, .depth = 2, .values = 16, .text = 512};

/// Beside the diary itself, not beside what only leads to it.
std::filesystem::path holderPath(const std::filesystem::path& diary) {
    std::error_code ignored;
    std::filesystem::path path = std::filesystem::weakly_canonical(diary, ignored);
    path += "-holder"; // see also tests/crash/disk_shim.cpp
    return path;
}

std::string programName() {
#if defined(_WIN32)
    std::array<char, MAX_PATH> path{};
    const DWORD length = GetModuleFileNameA(nullptr, path.data(), MAX_PATH);
    return std::filesystem::path(std::string(path.data(), length)).stem().string();
#elif defined(__GLIBC__)
    return program_invocation_short_name;
#elif defined(__APPLE__) || defined(__FreeBSD__) || defined(__OpenBSD__) || defined(__NetBSD__)
    return getprogname();
#else
    return {};
#endif
}

std::string machineName() {
#ifdef _WIN32
    std::array<char, MAX_COMPUTERNAME_LENGTH + 1> name{};
    DWORD length = name.size();
    return GetComputerNameA(name.data(), &length) != 0 ? std::string(name.data(), length)
                                                       : std::string();
#else
    std::array<char, 256> name{};
    return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : std::string();
#endif
}

std::int64_t processNumber() {
#ifdef _WIN32
    return static_cast<std::int64_t>(GetCurrentProcessId());
#else
    return getpid();
#endif
}

std::string textIn(const Record& record, const char* name) {
    const auto found = record.find(name);
    return found != record.end() && found->is_string() ? found->get<std::string>() : std::string();
}
std::int64_t numberIn(const Record& record, const char* name) {
    const auto found = record.find(name);
    return found != record.end() && isWhole<std::int64_t>(*found) ? found->get<std::int64_t>() : 0;
}

} // namespace

Holder thisHolder() {
    return {programName(), machineName(), processNumber(),
            static_cast<std::int64_t>(std::time(nullptr))};
}

Holder holderOf(const std::filesystem::path& diary) {
    std::ifstream stream(holderPath(diary), std::ios::binary);
    std::string bytes(holderLimits.bytes + 1, '\0');
    stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(stream.gcount()));
    try {
        const Record told = readRecord(bytes, "holder", holderLimits);
        if (told.is_object())
            return {textIn(told, "program"), textIn(told, "machine"), numberIn(told, "process"),
                    numberIn(told, "since")};
    } catch (const Fault&) { // somebody else's file, or half of ours
    }
    return {};
}

HolderFile::HolderFile(const std::filesystem::path& diary)
    : m_path(holderPath(diary)) {
    const Holder holder = thisHolder();
    const Record told = {{"program", holder.program},
                         {"machine", holder.machine},
                         {"process", holder.process},
                         {"since", holder.since}};
    std::ofstream stream(m_path, std::ios::binary | std::ios::trunc);
    // Names of machines and programs need not be UTF-8.
    stream << told.dump(-1, ' ', true, Record::error_handler_t::replace);
}

HolderFile::~HolderFile() {
    std::error_code ignored;
    std::filesystem::remove(m_path, ignored);
}

} // namespace esagono
