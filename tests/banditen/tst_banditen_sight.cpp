// SPDX-License-Identifier: GPL-3.0-or-later
// Section 8.3 over every pair of hexes of both maps, however far apart: the ruler of the program
// against corners of hexes that lie on one side of the line or on the other.
#include "engine/banditen/chapters.h"
#include "engine/map/sight.h"
#include "tests/banditen/rule_rows.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace esagono::banditen::sight_tests {

namespace {

/// The corners of a hex from its centre, in thirds of the steps between centres.
constexpr std::array<Hex, 6> corners = {{{1, 1}, {-1, 2}, {-2, 1}, {-1, -1}, {1, -2}, {2, -1}}};

/// A line from the centre of one hex to that of another.
struct Line {
    Hex from;
    Hex along;

    /// On which side of it a point lies, given in thirds; 0: on it.
    [[nodiscard]] int side(int q, int r) const {
        return along.q * (r - 3 * from.r) - along.r * (q - 3 * from.q);
    }
    /// Whether what is near a centre is between the ends.
    [[nodiscard]] bool reaches(Hex centre) const {
        const Hex way = centre - from;
        const auto times = [](Hex a, Hex b) {
            return 2 * a.q * b.q + 2 * a.r * b.r + a.q * b.r + a.r * b.q;
        };
        const int at = times(way, along);
        return at > 0 && at < times(along, along);
    }
};

enum class Pass : std::uint8_t { Beside, Through, Along };

Pass passOf(const Line& line, Hex hex) {
    int left = 0;
    int right = 0;
    for (const Hex corner : corners) {
        const int side = line.side(3 * hex.q + corner.q, 3 * hex.r + corner.r);
        left += side < 0 ? 1 : 0;
        right += side > 0 ? 1 : 0;
    }
    if (left > 0 && right > 0)
        return Pass::Through;
    return left + right == 4 ? Pass::Along : Pass::Beside;
}

/// The hexes of a map whose terrain blocks.
std::vector<Hex> blocking(const Position& position) {
    std::vector<Hex> hexes;
    for (const HexId hex : position.map().hexes())
        if (terrainOf(position, hex).blocksSight)
            hexes.push_back(position.map().hex(hex));
    return hexes;
}

/// 8.3.1, 8.3.2 by corners.
bool isClearByCorners(const Line& line, Hex to, std::span<const Hex> walls) {
    std::vector<Hex> beside;
    for (const Hex wall : walls) {
        if (wall == line.from || wall == to || !line.reaches(wall))
            continue;
        const Pass pass = passOf(line, wall);
        if (pass == Pass::Through)
            return false;
        if (pass == Pass::Along)
            beside.push_back(wall);
    }
    return std::ranges::none_of(beside, [&](Hex a) {
        return std::ranges::any_of(beside, [&](Hex b) {
            const bool areMirrored = line.side(3 * a.q, 3 * a.r) == -line.side(3 * b.q, 3 * b.r);
            return areMirrored && distance(a, b) == 1;
        });
    });
}

/// The same by the program's ruler.
bool isClearByRuler(const Position& position, HexId from, HexId to) {
    const auto blocks = [&](HexId hex) {
        return hex.exists() && terrainOf(position, hex).blocksSight;
    };
    return std::ranges::none_of(sightBetween(position.map(), from, to), [&](const SightStep& step) {
        return step.alongHexside ? blocks(step.first) && blocks(step.second) : blocks(step.first);
    });
}

} // namespace

TEST_CASE("8.3 all pairs of hexes of both maps see each other as their corners say") {
    for (const char* scenario : {"gravellona", "tarnova"}) {
        CAPTURE(scenario);
        const Setting setting = settingOf(banditenGame(), scenario);
        const State empty(setting.package().shape(*setting.scenario));
        const Position position(empty, setting);
        const HexMap& map = position.map();
        const std::vector<Hex> walls = blocking(position);
        std::size_t pairs = 0;
        std::size_t clear = 0;
        std::size_t wrong = 0;
        for (const HexId from : map.hexes())
            for (const HexId to : map.hexes()) {
                if (!(from < to))
                    continue;
                const Line line{map.hex(from), map.hex(to) - map.hex(from)};
                const bool isClear = isClearByCorners(line, map.hex(to), walls);
                ++pairs;
                clear += isClear ? 1 : 0;
                wrong += isClear != isClearByRuler(position, from, to) ? 1 : 0;
                wrong += isClear != isClearByRuler(position, to, from) ? 1 : 0;
                if (map.distance(from, to) <= printed(position).longest)
                    wrong += isClear != sees(position, from, to) ? 1 : 0;
            }
        CHECK(wrong == 0);
        CHECK(pairs == 400 * 399 / 2);
        MESSAGE(std::string(scenario) << ": " << clear << " of " << pairs << " pairs are clear");
    }
}

} // namespace esagono::banditen::sight_tests
