// SPDX-License-Identifier: GPL-3.0-or-later
// Preloaded into the writer, it stands between the program and its diary's files.
//   ESAGONO_CUT=n      the program is killed at the n-th call that changes a file: when it is done
//   ESAGONO_TORN=1     ... or before it is done, a write when half of it is written
//   ESAGONO_COUNT=file the number of such calls is written there at the end
//   ESAGONO_TRACE=file every such call, and everything said on standard output, is recorded there
#include "tests/crash/trace.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <iterator>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

using esagono::crash::Call;
using esagono::crash::TraceHead;

namespace {

long calls = 0;

long setting(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? std::atol(value) : 0;
}

template <class Function>
Function real(Function, const char* name) {
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}
#define REAL(function) real(&::function, #function)

/// The diary and what SQLite keeps beside it; its lock, who holds it, and its shared memory do not
/// survive anyway.
bool isWatched(const char* path) {
    constexpr const char* passing[] = {"-lock", "-holder", "-shm", " (deleted)"};
    return std::strstr(path, ".esagono") != nullptr &&
           std::none_of(std::begin(passing), std::end(passing),
                        [&](const char* each) { return std::strstr(path, each) != nullptr; });
}

struct Path {
    char text[512] = {};
    explicit Path(int file) {
        char link[64];
        std::snprintf(link, sizeof link, "/proc/self/fd/%d", file);
        if (::readlink(link, text, sizeof text - 1) < 0)
            text[0] = '\0';
    }
};

void record(Call call, const char* path, std::int64_t offset, const void* bytes,
            std::uint64_t length) {
    static const char* trace = std::getenv("ESAGONO_TRACE");
    if (trace == nullptr)
        return;
    static const int file = static_cast<int>(
        ::syscall(SYS_openat, AT_FDCWD, trace, O_WRONLY | O_CREAT | O_APPEND, 0600));
    const TraceHead head{call, static_cast<std::uint32_t>(std::strlen(path)), offset, length};
    ::syscall(SYS_write, file, &head, sizeof head);
    ::syscall(SYS_write, file, path, head.pathLength);
    ::syscall(SYS_write, file, bytes, length);
}

/// Lets a call that changes a file happen, unless the moment has come.
template <class Do, class DoHalf>
auto passThrough(Do doIt, DoHalf doHalf) {
    static const long cut = setting("ESAGONO_CUT");
    static const long torn = setting("ESAGONO_TORN");
    const bool now = ++calls == cut;
    if (now && torn != 0) {
        doHalf();
        ::kill(::getpid(), SIGKILL);
    }
    const auto result = doIt();
    if (now)
        ::kill(::getpid(), SIGKILL);
    return result;
}

template <class Do>
auto passThrough(Do doIt) {
    return passThrough(doIt, [] {});
}

template <class Write>
ssize_t watchedWrite(int file, const void* bytes, size_t length, off64_t offset, Write write) {
    const Path path(file);
    if (file == STDOUT_FILENO)
        record(Call::Acknowledge, "", 0, bytes, length);
    if (!isWatched(path.text))
        return write(length);
    const ssize_t written =
        passThrough([&] { return write(length); }, [&] { return write(length / 2); });
    if (written > 0)
        record(Call::Write, path.text, offset, bytes, static_cast<std::uint64_t>(written));
    return written;
}

template <class Do>
int watchedCall(int file, Call call, std::int64_t offset, Do doIt) {
    const Path path(file);
    if (!isWatched(path.text))
        return doIt();
    const int result = passThrough(doIt);
    if (result == 0)
        record(call, path.text, offset, "", 0);
    return result;
}

/// At the end of the program.
struct Count {
    ~Count() {
        if (const char* path = std::getenv("ESAGONO_COUNT"); path != nullptr)
            if (std::FILE* file = std::fopen(path, "w"); file != nullptr) {
                std::fprintf(file, "%ld\n", calls);
                std::fclose(file);
            }
    }
} count;

} // namespace

extern "C" {

ssize_t write(int file, const void* bytes, size_t length) {
    static const auto next = REAL(write);
    const off64_t offset = ::lseek64(file, 0, SEEK_CUR);
    return watchedWrite(file, bytes, length, offset,
                        [&](size_t part) { return next(file, bytes, part); });
}

ssize_t pwrite(int file, const void* bytes, size_t length, off_t offset) {
    static const auto next = REAL(pwrite);
    return watchedWrite(file, bytes, length, offset,
                        [&](size_t part) { return next(file, bytes, part, offset); });
}

ssize_t pwrite64(int file, const void* bytes, size_t length, off64_t offset) {
    static const auto next = REAL(pwrite64);
    return watchedWrite(file, bytes, length, offset,
                        [&](size_t part) { return next(file, bytes, part, offset); });
}

ssize_t writev(int file, const iovec* parts, int partCount) {
    // As single writes, which is what a disk may make of it.
    ssize_t all = 0;
    for (int i = 0; i < partCount; ++i) {
        const ssize_t written = ::write(file, parts[i].iov_base, parts[i].iov_len);
        if (written < 0)
            return all > 0 ? all : written;
        all += written;
        if (static_cast<size_t>(written) < parts[i].iov_len)
            break;
    }
    return all;
}

int fsync(int file) {
    static const auto next = REAL(fsync);
    return watchedCall(file, Call::Sync, 0, [&] { return next(file); });
}

int fdatasync(int file) {
    static const auto next = REAL(fdatasync);
    return watchedCall(file, Call::Sync, 0, [&] { return next(file); });
}

int ftruncate(int file, off_t length) {
    static const auto next = REAL(ftruncate);
    return watchedCall(file, Call::Truncate, length, [&] { return next(file, length); });
}

int ftruncate64(int file, off64_t length) {
    static const auto next = REAL(ftruncate64);
    return watchedCall(file, Call::Truncate, length, [&] { return next(file, length); });
}

int unlink(const char* path) {
    static const auto next = REAL(unlink);
    if (!isWatched(path))
        return next(path);
    const int result = passThrough([&] { return next(path); });
    if (result == 0)
        record(Call::Remove, path, 0, "", 0);
    return result;
}

int rename(const char* from, const char* to) {
    static const auto next = REAL(rename);
    if (!isWatched(from) && !isWatched(to))
        return next(from, to);
    const int result = passThrough([&] { return next(from, to); });
    if (result == 0)
        record(Call::Rename, from, 0, to, std::strlen(to));
    return result;
}

} // extern "C"
