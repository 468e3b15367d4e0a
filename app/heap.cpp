// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/heap.h"

#include <cstdlib> // tells which library of C this is

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace esagono {

void settleMemory() {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 128 * 1024); // else it grows with the largest picture
    mallopt(M_ARENA_MAX, 2);
#endif
}

void giveBackMemory() {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace esagono
