// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/guadalajara/moving/mixed_ways.h"

#include <algorithm>

namespace esagono::guadalajara {

namespace {

/// A way to a hex, by the halt before it, and what each has left there.
struct Halt {
    HexId hex;
    std::size_t before = 0; ///< itself at the start
    std::vector<int> left;
    bool isBeaten = false; ///< by a way on which nobody pays more
};

class Search {
public:
    Search(const Way& way, std::span<const Payer> payers)
        : m_way(way)
        , m_payers(payers)
        , m_in(way.position().map().size()) {
        Halt start{way.position().hex(way.units().front()), 0, {}, false};
        for (const Payer& payer : payers)
            start.left.push_back(payer.left);
        add(std::move(start));
    }
    [[nodiscard]] const std::vector<Halt>& halts() const { return m_halts; }

    /// Goes a step if it is allowed, can be paid, and no other way is as cheap for everybody.
    void tryStep(std::size_t from, HexId to) {
        const HexId at = m_halts[from].hex;
        if (whyNotStep(m_way, at, to))
            return;
        Halt next{to, from, m_halts[from].left, false};
        for (std::size_t i = 0; i < m_payers.size(); ++i)
            next.left[i] -= m_way.toll(*m_payers[i].mover, at, to).halves();
        const auto isPaid = std::ranges::all_of(next.left, [](int left) { return left >= 0; });
        if (isPaid && std::ranges::none_of(m_in[to.index()], [&](std::size_t each) {
                return beats(m_halts[each], next);
            }))
            add(std::move(next));
    }
    /// The halt by the steps known; none: not reached by them.
    void follow(std::span<const PathStep> known) {
        for (const PathStep& step : known)
            if (step.from.exists() && !m_in[step.from.index()].empty())
                tryStep(m_in[step.from.index()].front(), step.hex);
    }

private:
    static bool beats(const Halt& one, const Halt& other) {
        return std::ranges::equal(one.left, other.left, std::greater_equal());
    }
    void add(Halt halt) {
        std::vector<std::size_t>& in = m_in[halt.hex.index()];
        for (const std::size_t each : in)
            if (beats(halt, m_halts[each]))
                m_halts[each].isBeaten = true;
        in.push_back(m_halts.size());
        m_halts.push_back(std::move(halt));
    }

    const Way& m_way;
    std::span<const Payer> m_payers;
    std::vector<Halt> m_halts;
    std::vector<std::vector<std::size_t>> m_in; ///< the halts in each hex
};

} // namespace

std::vector<std::vector<HexId>> waysTogether(const Way& way, std::span<const Payer> payers,
                                             std::span<const PathStep> known, bool railOnly) {
    const HexMap& map = way.position().map();
    Search search(way, payers);
    search.follow(known);
    const std::vector<Halt>& halts = search.halts();
    for (std::size_t i = 0; i < halts.size(); ++i)
        for (const HexId to : map.neighbours(halts[i].hex))
            if (!halts[i].isBeaten && (!railOnly || map.linked(halts[i].hex, to, rail)))
                search.tryStep(i, to);
    std::vector<std::vector<HexId>> ways;
    for (std::size_t i = 1; i < halts.size(); ++i) {
        std::vector<HexId> path;
        for (std::size_t at = i; at != 0; at = halts[at].before)
            path.insert(path.begin(), halts[at].hex);
        ways.push_back(std::move(path));
    }
    return ways;
}

} // namespace esagono::guadalajara
