// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of a counter as they are printed on it: "3-4-6", "(4)-5-6", "+1/-2".
#pragma once

#include "engine/kit/package.h"

#include <functional>
#include <string>

namespace esagono::cli {

/// In the order and the signs in which the package says they are drawn, with the numbers somebody
/// else gives; empty if the face has none.
[[nodiscard]] std::string figuresOf(const GamePackage& package, const Counter& counter,
                                    std::size_t face,
                                    const std::function<Ratio(AttributeId)>& number);

} // namespace esagono::cli
