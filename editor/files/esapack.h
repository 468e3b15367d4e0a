// SPDX-License-Identifier: GPL-3.0-or-later
// A package in one file to give away (*.esapack): a zip with the documents and the pictures they
// name. What comes from a stranger is judged as a whole before a single file of it is written.
#pragma once

#include "engine/kit/package.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace esagono {

inline constexpr char packType[] = "application/vnd.esagono.package"; ///< of the first entry
inline constexpr char packEnding[] = ".esapack";

/// What a pack may hold at most.
struct PackLimits {
    std::size_t packBytes = 64U << 20U;   ///< of the file itself
    std::size_t entries = 400;            ///< documents and pictures
    std::size_t entryBytes = 32U << 20U;  ///< of one of them
    std::size_t totalBytes = 128U << 20U; ///< of all of them
    std::size_t tightness = 100;          ///< how many times smaller a packed entry may be …
    std::size_t freeBytes = 1U << 20U;    ///< … beyond this size
    std::uint32_t pictureSide = 16'384;
    std::uint64_t picturePixels = 100'000'000;
};

/// The files of a pack: name ("map.json", "rules/5.2.json") to bytes.
using PackFiles = std::map<std::string, std::string, std::less<>>;

/// The same files give the same bytes, in the order of their names and without a date. Throws
/// Fault for a file that could not be read back.
[[nodiscard]] std::string writePack(const PackFiles& files, std::string_view source,
                                    const PackLimits& limits = {});

/// The files in a pack's bytes, every one of them judged. Throws Fault: Foreign (no pack), Damaged,
/// TooLarge, Malformed (an entry that has no business here). `source` is what messages call it.
[[nodiscard]] PackFiles readPack(std::string_view bytes, std::string_view source,
                                 const PackLimits& limits = {});

/// The package that the files of a pack make up. Throws Fault, as readPackage does.
[[nodiscard]] GamePackage packageIn(const PackFiles& files);

struct PackOptions {
    /// Pictures and settings under a key "scan" belong to the author's desk and stay there, unless
    /// he asks for them to be packed.
    bool withScans = false;
};

/// What a folder would give away.
struct Gathered {
    PackFiles files;
    std::vector<std::string> missing; ///< pictures that documents name and the folder lacks
    std::vector<std::string> scans;   ///< pictures left out because they are scans
};
[[nodiscard]] Gathered gatherPackage(const std::filesystem::path& folder,
                                     const PackOptions& options = {});

/// Packs a folder that holds a sound package. The file is the old one or the new one, never a part.
/// Throws Fault.
Gathered packFolder(const std::filesystem::path& folder, const std::filesystem::path& file,
                    const PackOptions& options = {});

/// Unpacks into a folder that does not exist yet: everything, or nothing at all. Throws Fault.
GamePackage unpackInto(const std::filesystem::path& file, const std::filesystem::path& folder);

/// The first of "id", "id-2", "id-3" … that does not exist in the folder of packages.
[[nodiscard]] std::filesystem::path freeFolderFor(const std::filesystem::path& packages,
                                                  std::string_view id);

} // namespace esagono
