// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 12, for those who ask whether to ask.
#pragma once

#include "engine/banditen/chapters.h"

namespace esagono::banditen {

/// The verb that lets the move go on.
inline constexpr VerbId holdBack{2};

/// Whether a unit's fire has any face that hits.
[[nodiscard]] bool canHit(const Position& position, CounterId unit, const Volley& volley);
/// Whether any reaction the side may choose now can do harm: fire that can hit, or an assault.
[[nodiscard]] bool canHurt(const Position& position, SideId side);

} // namespace esagono::banditen
