// SPDX-License-Identifier: GPL-3.0-or-later
// The grids of the five printed maps, and small sheets to write on, for the tests.
#pragma once

#include "engine/map/hex_map.h"

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

/// The grid with nothing but clear terrain on it.
inline MapSheet blank(const Grid& grid) {
    MapSheet sheet;
    sheet.grid = grid;
    sheet.terrains = {"clear"};
    sheet.terrain.assign(grid.size(), TerrainId(0));
    return sheet;
}

/// Pointy hexes 0101 to RRCC, odd rows half a hex right.
inline Grid small(int rows, int columns) {
    return {Orientation::Pointy, {1, rows},    {1, columns},
            RowsRun::South,      Shifted::Odd, *NumberFormat::fromPattern("RRCC")};
}

} // namespace esagono::sheets
