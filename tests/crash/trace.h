// SPDX-License-Identifier: GPL-3.0-or-later
// One line of the record that disk_shim keeps: this head, then the path, then the bytes.
#pragma once

#include <cstdint>

namespace esagono::crash {

enum class Call : std::uint32_t {
    Write,    ///< bytes at offset
    Truncate, ///< to offset
    Sync,
    Remove,
    Rename, ///< the bytes are the new path
    Acknowledge,
};

struct TraceHead {
    Call call = Call::Write;
    std::uint32_t pathLength = 0;
    std::int64_t offset = 0;
    std::uint64_t length = 0;
};

} // namespace esagono::crash
