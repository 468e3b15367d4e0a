// SPDX-License-Identifier: GPL-3.0-or-later
// Where an author sees what a finding speaks of: the page of the editor, and the thing on it.
#pragma once

#include "editor/edit.h"
#include "engine/kit/checking/finding.h"

namespace esagono {

struct FindingPlace {
    std::string page; ///< "map", "counters", "tables", "scenarios" or "texts"; empty: nowhere
    std::string id;   ///< hex number, counter, chart or scenario; empty: the page as a whole
    EditPlace at;     ///< exactly

    friend bool operator==(const FindingPlace&, const FindingPlace&) = default;
};

/// What a reading that failed speaks of, as a finding with file and pointer.
[[nodiscard]] Finding findingOf(const Text& fault);

[[nodiscard]] FindingPlace placeOf(const Documents& documents, const Finding& finding);

/// "/setup/3/at" as { "setup", "3", "at" }.
[[nodiscard]] std::vector<std::string> stepsOf(std::string_view pointer);

} // namespace esagono
