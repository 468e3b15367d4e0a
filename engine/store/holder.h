// SPDX-License-Identifier: GPL-3.0-or-later
// Who writes a diary, told by a small file beside it: hardly a system says who holds a lock, and
// none says it across a network.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace esagono {

struct Holder {
    std::string program;      ///< empty: unknown
    std::string machine;      ///< its name in the network; empty: unknown
    std::int64_t process = 0; ///< its number on that machine
    std::int64_t since = 0;   ///< seconds since 1970; 0: unknown
    friend bool operator==(const Holder&, const Holder&) = default;
};

/// This process, from now on.
[[nodiscard]] Holder thisHolder();

/// What lies beside the diary says so; without it, or if it says something else, all is unknown.
/// Only meant for a diary somebody holds: who was killed leaves his file behind.
[[nodiscard]] Holder holderOf(const std::filesystem::path& diary);

/// Says who holds a diary as long as it lives. That it cannot be said keeps nobody from writing.
class HolderFile {
public:
    explicit HolderFile(const std::filesystem::path& diary);
    ~HolderFile();
    HolderFile(const HolderFile&) = delete;
    HolderFile& operator=(const HolderFile&) = delete;

private:
    std::filesystem::path m_path;
};

} // namespace esagono
