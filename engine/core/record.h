// SPDX-License-Identifier: GPL-3.0-or-later
// Names and values at the edges of the engine: JSON read under limits, written canonically.
#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace esagono {

/// Objects keep their keys sorted, so writing one is canonical.
using Record = nlohmann::json;

/// What a text may contain at most; anything beyond is a Fault, never a crash.
struct RecordLimits {
    std::size_t bytes = 32U << 20U;
    std::size_t depth = 64;
    std::size_t values = 2'000'000;
    std::size_t text = 64U << 10U; ///< bytes of one string
};

/// Reads JSON. Throws Fault (Malformed, TooLarge) naming `source`, the JSON pointer and what is
/// wrong: bad syntax, invalid UTF-8, a key twice in one object, or a limit passed.
[[nodiscard]] Record readRecord(std::string_view text, std::string_view source,
                                const RecordLimits& limits = {});

/// Whether it is a whole number that the type can hold.
template <class Integer>
[[nodiscard]] bool isWhole(const Record& record) {
    return record.is_number_unsigned()
               ? std::in_range<Integer>(record.get<std::uint64_t>())
               : record.is_number_integer() && std::in_range<Integer>(record.get<std::int64_t>());
}

/// One line, keys sorted, no spaces: for diaries, digests and protocols.
[[nodiscard]] std::string compactText(const Record& record);
/// Many lines, keys sorted; short arrays and objects stay on one line so that diffs read well.
[[nodiscard]] std::string readableText(const Record& record);

using Digest = std::array<std::uint8_t, 32>;
/// BLAKE2b.
[[nodiscard]] Digest digestOf(std::string_view bytes);
[[nodiscard]] std::string hexText(std::span<const std::uint8_t> bytes);

} // namespace esagono
