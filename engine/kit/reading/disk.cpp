// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/reading/disk.h"

#include "engine/core/fault.h"
#include "engine/core/messages.h"
#include "engine/kit/messages.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <fstream>

#ifdef _WIN32
#include <io.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace esagono {

namespace fs = std::filesystem;

std::string utf8Of(const fs::path& path) {
    const auto text = path.generic_u8string();
    return {text.begin(), text.end()};
}

fs::path pathOf(std::string_view utf8) {
    return {std::u8string(utf8.begin(), utf8.end())};
}

std::string readBytes(const fs::path& path, std::size_t most, std::string name) {
    if (name.empty())
        name = utf8Of(path);
    const auto unreadable = [&](FaultKind kind, const std::error_code& error) {
        return Fault(kind, Text(say::fileUnreadable, name, error.message()));
    };
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found)
        throw unreadable(FaultKind::NotFound,
                         std::make_error_code(std::errc::no_such_file_or_directory));
    if (error)
        throw unreadable(FaultKind::Unreadable, error);
    if (status.type() != fs::file_type::regular)
        throw Fault(FaultKind::Foreign, Text(say::fileNotRegular, name));
    std::ifstream stream(path, std::ios::binary);
    std::string bytes;
    std::array<char, 1U << 16U> block{};
    while (stream.read(block.data(), block.size()), stream.gcount() > 0) {
        bytes.append(block.data(), static_cast<std::size_t>(stream.gcount()));
        if (bytes.size() > most)
            throw Fault(FaultKind::TooLarge, Text(say::tooManyBytes, name, "/", most));
    }
    if (!stream.eof())
        throw unreadable(FaultKind::Unreadable, std::make_error_code(std::errc::io_error));
    return bytes;
}

std::error_code writeThrough(const fs::path& path, std::string_view bytes) {
    errno = 0;
#ifdef _WIN32
    std::FILE* file = _wfopen(path.c_str(), L"wb");
    const auto settle = [](std::FILE* open) { return _commit(_fileno(open)); };
#else
    std::FILE* file = std::fopen(path.c_str(), "wb");
    const auto settle = [](std::FILE* open) { return fsync(fileno(open)); };
#endif
    bool done = file != nullptr &&
                std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size() &&
                std::fflush(file) == 0 && settle(file) == 0;
    const int problem = errno;
    if (file != nullptr && std::fclose(file) != 0)
        done = false;
    return done ? std::error_code()
                : std::error_code(problem == 0 ? EIO : problem, std::generic_category());
}

void settleFolder(const fs::path& folder) {
#ifdef _WIN32
    static_cast<void>(folder); // the file system's own journal does it
#else
    if (const int open = ::open(folder.c_str(), O_RDONLY | O_CLOEXEC); open >= 0) {
        static_cast<void>(fsync(open));
        ::close(open);
    }
#endif
}

void refuseUnwritable(const std::string& name, const std::error_code& error) {
    throw Fault(error == std::errc::no_space_on_device ? FaultKind::DiskFull
                                                       : FaultKind::Unwritable,
                Text(say::fileUnwritable, name, error.message()));
}

void writeWhole(const fs::path& path, std::string_view bytes) {
    fs::path part = path;
    part += ".part";
    std::error_code error = writeThrough(part, bytes);
    if (!error)
        fs::rename(part, path, error);
    if (error) {
        std::error_code ignored;
        fs::remove(part, ignored);
        refuseUnwritable(utf8Of(path), error);
    }
    settleFolder(path.has_parent_path() ? path.parent_path() : fs::path("."));
}

} // namespace esagono
