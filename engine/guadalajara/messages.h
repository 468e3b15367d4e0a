// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules of Guadalajara say, with the English beside it. Every chapter has its own file of
// messages; here is what they share.
#pragma once

#include "engine/core/text.h"

namespace esagono::guadalajara::say {

//: %1 = what is missing
//% "The package lacks %1"
inline constexpr char packageLacks[] = QT_TRID_NOOP("guadalajara.fault.package_lacks");

} // namespace esagono::guadalajara::say
