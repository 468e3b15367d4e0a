// SPDX-License-Identifier: GPL-3.0-or-later
// What a file in a pack may be called, so that it lies in the package's folder on every system and
// nowhere else; and what its content must then be.
#pragma once

#include "editor/files/esapack.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace esagono {

enum class PackKind : std::uint8_t { Document, Paper, Picture };

/// By the ending: .json, .md, and pictures; nothing for any other.
[[nodiscard]] std::optional<PackKind> packKindOf(std::string_view name);

/// Why no file may have that name, as a message id; null if it may.
[[nodiscard]] const char* whyNotName(std::string_view name);

/// Whether the text names a picture in the package's folder.
[[nodiscard]] bool isPictureName(std::string_view text);

/// The name without the difference of small and capital letters.
[[nodiscard]] std::string foldedName(std::string_view name);

struct PictureSize {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
};
/// What the first bytes of a PNG, JPEG or WebP say, if the bytes are what the name's ending says.
[[nodiscard]] std::optional<PictureSize> pictureSize(std::string_view name, std::string_view bytes);

/// Throws Fault if the bytes are not what the name says, or too much.
void expectContent(std::string_view source, const std::string& name, std::string_view bytes,
                   const PackLimits& limits);

} // namespace esagono
