// SPDX-License-Identifier: GPL-3.0-or-later
// Bugs: a broken invariant stops the program at once; the diary is safe, it was committed before.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace esagono {

[[noreturn]] inline void stopAtBug(const char* what, const char* file, int line) {
    std::fprintf(stderr, "%s:%d: broken invariant: %s\n", file, line, what);
    std::abort();
}

} // namespace esagono

#define ensure(condition)                                                                          \
    do {                                                                                           \
        if (!(condition))                                                                          \
            ::esagono::stopAtBug(#condition, __FILE__, __LINE__);                                  \
    } while (false)
