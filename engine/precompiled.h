// SPDX-License-Identifier: GPL-3.0-or-later
// The headers that nearly every source of the engine and its tests reads.
#pragma once
#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>
