// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/files/pack_names.h"

#include "editor/files/esapack_messages.h"
#include "engine/core/fault.h"

#include <algorithm>
#include <array>

namespace esagono {

namespace {

constexpr std::size_t longestName = 100;

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-' || c == '.';
}

/// CON, AUX.json, com1.tar.png: DOS looks at nothing behind the first dot.
bool isDevice(std::string_view part) {
    const std::string stem = foldedName(part.substr(0, part.find('.')));
    if (stem == "con" || stem == "prn" || stem == "aux" || stem == "nul" || stem == "conin" ||
        stem == "conout" || stem == "clock")
        return true;
    return stem.size() == 4 && (stem.starts_with("com") || stem.starts_with("lpt")) &&
           stem[3] >= '0' && stem[3] <= '9';
}

const char* whyNotPart(std::string_view part) {
    if (part == ".." || part == ".")
        return say::nameLeadsOut;
    if (part.empty())
        return say::nameFolders;
    if (!std::ranges::all_of(part, isLetter))
        return say::nameLetters;
    if (part.front() == '.' || part.back() == '.')
        return say::nameDots;
    return isDevice(part) ? say::nameDevice : nullptr;
}

std::string endingOf(std::string_view name) {
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos ? std::string() : foldedName(name.substr(dot));
}

/// The number in so many bytes of a file.
std::uint32_t bigEndian(std::string_view bytes, std::size_t at, std::size_t count) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < count; ++i)
        value = value << 8U | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

std::uint32_t littleEndian(std::string_view bytes, std::size_t at, std::size_t count) {
    std::uint32_t value = 0;
    for (std::size_t i = count; i-- > 0;)
        value = value << 8U | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

std::optional<PictureSize> pngSize(std::string_view bytes) {
    constexpr std::string_view signature("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
    if (bytes.size() < 33 || !bytes.starts_with(signature))
        return std::nullopt;
    return PictureSize{bigEndian(bytes, 16, 4), bigEndian(bytes, 20, 4)};
}

/// The first frame header among the segments says how large it is.
std::optional<PictureSize> jpegSize(std::string_view bytes) {
    if (!bytes.starts_with("\xff\xd8\xff"))
        return std::nullopt;
    for (std::size_t at = 2; at + 9 < bytes.size();) {
        if (bytes[at] != '\xff')
            return std::nullopt;
        const auto marker = static_cast<unsigned char>(bytes[at + 1]);
        const bool frame =
            marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
        if (frame)
            return PictureSize{bigEndian(bytes, at + 7, 2), bigEndian(bytes, at + 5, 2)};
        at += marker == 0xff ? 1 : 2 + std::max<std::size_t>(bigEndian(bytes, at + 2, 2), 2);
    }
    return std::nullopt;
}

std::optional<PictureSize> webpSize(std::string_view bytes) {
    if (bytes.size() < 30 || !bytes.starts_with("RIFF") || bytes.substr(8, 4) != "WEBP")
        return std::nullopt;
    const std::string_view chunk = bytes.substr(12, 4);
    if (chunk == "VP8X")
        return PictureSize{littleEndian(bytes, 24, 3) + 1, littleEndian(bytes, 27, 3) + 1};
    if (chunk == "VP8 ")
        return PictureSize{littleEndian(bytes, 26, 2) & 0x3fffU,
                           littleEndian(bytes, 28, 2) & 0x3fffU};
    if (chunk == "VP8L") {
        const std::uint32_t packed = littleEndian(bytes, 21, 4);
        return PictureSize{(packed & 0x3fffU) + 1, (packed >> 14U & 0x3fffU) + 1};
    }
    return std::nullopt;
}

struct PackEnding {
    std::string_view text;
    PackKind kind;
    std::optional<PictureSize> (*size)(std::string_view);
};
constexpr std::array<PackEnding, 6> endings = {{
    {".json", PackKind::Document, nullptr},
    {".md", PackKind::Paper, nullptr},
    {".png", PackKind::Picture, pngSize},
    {".jpg", PackKind::Picture, jpegSize},
    {".jpeg", PackKind::Picture, jpegSize},
    {".webp", PackKind::Picture, webpSize},
}};

const PackEnding* endingIn(std::string_view name) {
    const auto found = std::ranges::find(endings, endingOf(name), &PackEnding::text);
    return found == endings.end() ? nullptr : &*found;
}

bool isUtf8(std::string_view bytes) {
    try {
        static_cast<void>(Record(bytes).dump());
        return bytes.find('\0') == std::string_view::npos;
    } catch (const Record::type_error&) {
        return false;
    }
}

} // namespace

std::string foldedName(std::string_view name) {
    std::string folded(name);
    for (char& c : folded)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return folded;
}

std::optional<PackKind> packKindOf(std::string_view name) {
    const PackEnding* ending = endingIn(name);
    return ending == nullptr ? std::nullopt : std::optional(ending->kind);
}

const char* whyNotName(std::string_view name) {
    if (name.empty() || name.size() > longestName)
        return say::nameLength;
    const bool drive = name.size() > 1 && name[1] == ':';
    if (name.front() == '/' || name.find('\\') != std::string_view::npos || drive)
        return say::nameLeadsOut;
    const std::size_t slash = name.find('/');
    if (slash != std::string_view::npos) {
        const std::string_view folder = name.substr(0, slash);
        if (const char* why = whyNotPart(folder))
            return why;
        if (folder.find('.') != std::string_view::npos)
            return say::nameFolders;
        name.remove_prefix(slash + 1);
        if (name.starts_with("..") || name.find("/..") != std::string_view::npos)
            return say::nameLeadsOut;
        if (name.find('/') != std::string_view::npos)
            return say::nameFolders;
    }
    if (const char* why = whyNotPart(name))
        return why;
    return packKindOf(name) ? nullptr : say::nameEnding;
}

bool isPictureName(std::string_view text) {
    return packKindOf(text) == PackKind::Picture && whyNotName(text) == nullptr;
}

std::optional<PictureSize> pictureSize(std::string_view name, std::string_view bytes) {
    const PackEnding* ending = endingIn(name);
    return ending == nullptr || ending->size == nullptr ? std::nullopt : ending->size(bytes);
}

void expectContent(std::string_view source, const std::string& name, std::string_view bytes,
                   const PackLimits& limits) {
    switch (packKindOf(name).value()) {
    case PackKind::Document:
        static_cast<void>(readRecord(bytes, name)); // which says what is wrong
        break;
    case PackKind::Paper:
        if (!isUtf8(bytes))
            throw Fault(FaultKind::Malformed, Text(say::packWrongContent, source, name));
        break;
    case PackKind::Picture: {
        const std::optional<PictureSize> size = pictureSize(name, bytes);
        if (!size || size->width == 0 || size->height == 0)
            throw Fault(FaultKind::Malformed, Text(say::packWrongContent, source, name));
        const auto pixels = std::uint64_t{size->width} * size->height;
        if (std::max(size->width, size->height) > limits.pictureSide ||
            pixels > limits.picturePixels)
            throw Fault(FaultKind::TooLarge,
                        Text(say::packPictureTooLarge, source, name, size->width, size->height));
        break;
    }
    }
}

} // namespace esagono
