// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done about a finding without asking its author anything.
#pragma once

#include "editor/edit.h"
#include "engine/kit/checking/finding.h"

#include <optional>

namespace esagono {

/// Stands before words that were copied from another language and wait to be translated.
inline constexpr std::string_view untranslated = "[en] ";

/// An edit that settles the finding, named for the button that makes it; nothing if only the author
/// knows what is right, or the finding speaks of something that is no longer there.
[[nodiscard]] std::optional<Edit> fixFor(const Documents& documents, const Finding& finding);

} // namespace esagono
