// SPDX-License-Identifier: GPL-3.0-or-later
// Zips made byte by byte, so that they can lie about everything.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace esagono::test {

inline std::uint32_t crcOf(std::string_view bytes) {
    std::uint32_t crc = 0xffffffffU;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = crc >> 1U ^ ((crc & 1U) != 0 ? 0xedb88320U : 0U);
    }
    return ~crc;
}

inline std::string number(std::uint64_t value, int bytes) {
    std::string text;
    for (int i = 0; i < bytes; ++i)
        text += static_cast<char>(value >> (8 * i) & 0xffU);
    return text;
}

inline std::string bigEndian(std::uint32_t value) {
    std::string bytes = number(value, 4);
    return {bytes.rbegin(), bytes.rend()};
}

/// The beginning of a PNG of that size; nobody looks further.
inline std::string png(std::uint32_t width, std::uint32_t height) {
    return std::string("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) + bigEndian(width) + bigEndian(height) +
           std::string("\x10\0\0\0\0\0\0\0\0", 9);
}

/// One file of a zip; whatever is not said is as it should be.
struct MadeEntry {
    std::string name;
    std::string bytes;
    std::uint32_t attributes = 0100644U << 16U;
    int flags = 0;
    int method = 0;
    std::int64_t size = -1;       ///< as declared; -1: the truth
    std::int64_t packedSize = -1; ///< likewise
    std::int64_t crc = -1;        ///< likewise
    std::int64_t offset = -1;     ///< of its header, as the directory has it; -1: the truth
    std::string localName;        ///< if its own header calls it otherwise
    std::string extra;            ///< in the directory
    int system = 3;               ///< Unix

    [[nodiscard]] std::string common() const {
        return number(static_cast<std::uint64_t>(flags), 2) +
               number(static_cast<std::uint64_t>(method), 2) + number(0x00210000U, 4) +
               number(crc < 0 ? crcOf(bytes) : static_cast<std::uint64_t>(crc), 4) +
               number(packedSize < 0 ? bytes.size() : static_cast<std::uint64_t>(packedSize), 4) +
               number(size < 0 ? bytes.size() : static_cast<std::uint64_t>(size), 4);
    }
};

struct MadeZip {
    std::vector<MadeEntry> entries;
    std::int64_t count = -1; ///< as declared; -1: the truth
    std::string before, between, after, comment;

    [[nodiscard]] std::string bytes() const {
        std::string files = before;
        std::string directory;
        for (const MadeEntry& entry : entries) {
            const std::string& local = entry.localName.empty() ? entry.name : entry.localName;
            const std::size_t at = files.size();
            files += "PK\3\4" + number(20, 2) + entry.common() + number(local.size(), 2) +
                     number(0, 2) + local + entry.bytes;
            directory +=
                "PK\1\2" + number(20U | static_cast<unsigned>(entry.system) << 8U, 2) +
                number(20, 2) + entry.common() + number(entry.name.size(), 2) +
                number(entry.extra.size(), 2) + number(0, 2) + number(0, 4) +
                number(entry.attributes, 4) +
                number(entry.offset < 0 ? at : static_cast<std::uint64_t>(entry.offset), 4) +
                entry.name + entry.extra;
        }
        files += between;
        const auto many = count < 0 ? entries.size() : static_cast<std::uint64_t>(count);
        return files + directory + "PK\5\6" + number(0, 4) + number(many, 2) + number(many, 2) +
               number(directory.size(), 4) + number(files.size(), 4) + number(comment.size(), 2) +
               comment + after;
    }
};

} // namespace esagono::test
