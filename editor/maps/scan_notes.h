// SPDX-License-Identifier: GPL-3.0-or-later
// What an author remembers about the scans of his maps: where each picture lies on his disk, and
// how the grid lies on it. Kept in a file of his own, outside every package.
#pragma once

#include "editor/maps/scan_grid.h"

namespace esagono {

struct ScanNote {
    std::string package; ///< its id
    std::string map;     ///< its id
    std::string file;    ///< the picture
    ScanLay lay;
    double strength = 1; ///< how strongly it is shown, 0 to 1
    friend bool operator==(const ScanNote&, const ScanNote&) = default;
};

/// As they are written, and back; what makes no sense is left out.
[[nodiscard]] Record written(const std::vector<ScanNote>& notes);
[[nodiscard]] std::vector<ScanNote> scanNotesFrom(const Record& record);

/// Null: nothing is known of that map.
[[nodiscard]] const ScanNote* findNote(const std::vector<ScanNote>& notes, std::string_view package,
                                       std::string_view map);
/// In place of an older one about the same map; one without a file only takes that away. The oldest
/// of very many are forgotten.
void remember(std::vector<ScanNote>& notes, ScanNote note);

} // namespace esagono
