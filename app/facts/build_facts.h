// SPDX-License-Identifier: GPL-3.0-or-later
// What this program was built from. Only the programs themselves know it, so that a new commit
// compiles one small file and links two.
#pragma once

#include <string>

namespace esagono {

struct BuildFacts {
    const char* version;  ///< "0.1.0"
    const char* source;   ///< what git calls the sources: "v0.1.0-3-g0a7cf53"; "unknown" without
    const char* date;     ///< of the sources, not of the build: "2026-11-17"; "unknown" without
    const char* compiler; ///< "GNU 12.2.0"
    const char* kind;     ///< "Release"
    const char* system;   ///< "Linux x86_64"
};

[[nodiscard]] const BuildFacts& buildFacts();

/// What it was built from and by what, one to a line, without the version.
[[nodiscard]] std::string buildLines();

} // namespace esagono
