// SPDX-License-Identifier: GPL-3.0-or-later
// A packed game from a stranger.
#include "editor/files/esapack.h"
#include "engine/core/fault.h"

#include <cstdint>

using namespace esagono;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    try {
        const PackFiles files = readPack({reinterpret_cast<const char*>(data), size}, "fuzz");
        if (readPack(writePack(files, "fuzz"), "fuzz") != files)
            __builtin_trap(); // what is packed is not what was unpacked
        (void)packageIn(files);
    } catch (const Fault&) {
    }
    return 0;
}
