// SPDX-License-Identifier: GPL-3.0-or-later
// The grids of the five printed maps, for the tests.
#pragma once

#include "map/numbering.h"

namespace esagono::sheets {

inline Grid santander() {
    return {Orientation::Pointy, {10, 25},     {1, 20},
            RowsRun::South,      Shifted::Odd, *NumberFormat::fromPattern("RRCC")};
}
inline Grid gravellona() {
    return {Orientation::Flat, {1, 20},       {1, 20},
            RowsRun::South,    Shifted::Even, *NumberFormat::fromPattern("CC.RR")};
}
inline Grid tarnova() {
    return gravellona();
}
inline Grid guadalajara() {
    return {Orientation::Flat, {1, 35},      {1, 62},
            RowsRun::North,    Shifted::Odd, *NumberFormat::fromPattern("C.RR")};
}
inline Grid tscw() {
    return {Orientation::Pointy, {10, 39},     {1, 26},
            RowsRun::North,      Shifted::Odd, *NumberFormat::fromPattern("RRCC")};
}

} // namespace esagono::sheets
