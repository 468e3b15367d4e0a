// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes of small files, read under a limit and written so that they survive a power cut.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

namespace esagono {

/// A path's name as messages spell it: UTF-8, with forward slashes.
[[nodiscard]] std::string utf8Of(const std::filesystem::path& path);
[[nodiscard]] std::filesystem::path pathOf(std::string_view utf8);

/// All bytes of an ordinary file. Throws Fault naming it, by its path unless it has another name:
/// NotFound, Unreadable, Foreign (no ordinary file), TooLarge.
[[nodiscard]] std::string readBytes(const std::filesystem::path& path, std::size_t most,
                                    std::string name = {});

/// Writes the bytes and waits until the disk has them; the system's error, or none.
[[nodiscard]] std::error_code writeThrough(const std::filesystem::path& path,
                                           std::string_view bytes);
/// Waits until the disk knows which files lie in the folder, where the system offers that.
void settleFolder(const std::filesystem::path& folder);

/// Throws Fault (Unwritable, DiskFull): the file of that name cannot be written, in the system's
/// words.
[[noreturn]] void refuseUnwritable(const std::string& name, const std::error_code& error);

/// Writes beside the file and renames, so that it is the old one or the new one, never a part.
/// Throws Fault.
void writeWhole(const std::filesystem::path& path, std::string_view bytes);

} // namespace esagono
