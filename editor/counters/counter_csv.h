// SPDX-License-Identifier: GPL-3.0-or-later
// All counters as one table for a spreadsheet, and back: a line for each face, under a line that
// names the columns.
#pragma once

#include "editor/edit.h"

#include <string>
#include <string_view>

namespace esagono {

/// Columns: id, face (from 1), name, side, a column for each trait, flags (with spaces between
/// them), label of the face, a column for each attribute. Two things of the same name are told
/// apart by "trait:" or "value:" before it.
[[nodiscard]] std::string countersAsCsv(const GamePackage& package);

/// What has to change for the package to say the same as the table: one edit, empty if it does
/// already. Columns that are not there change nothing; nor do counters and faces that the table
/// does not name. New ids become new counters. Throws Fault(Malformed), naming line and column.
[[nodiscard]] Edit countersFromCsv(const GamePackage& package, std::string_view csv);

} // namespace esagono
