// SPDX-License-Identifier: GPL-3.0-or-later
// How much of a picture somebody else has made is ever unpacked.
#pragma once

namespace esagono {

/// Of one picture; more is refused before a dot of it is read.
inline constexpr int mostPictureMegabytes = 256;

/// For the whole program.
void limitPictures();

} // namespace esagono
