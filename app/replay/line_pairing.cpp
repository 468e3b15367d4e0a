// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/line_pairing.h"

#include <algorithm>

namespace esagono {

namespace {

constexpr std::size_t mostWeighed = 16'000'000; ///< pairs of lines; beyond, they are taken in order

bool isSame(const FilmLine& left, const FilmLine& right) {
    return left.story.kind == right.story.kind && left.story.side == right.story.side &&
           left.story.text == right.story.text;
}

/// Pairs the lines of one turn.
class TurnPairing {
public:
    TurnPairing(const std::vector<FilmLine>& left, const std::vector<FilmLine>& right,
                std::vector<LinePair>& pairs)
        : m_left(left)
        , m_right(right)
        , m_pairs(pairs) {}

    /// The lines of both up to these, exclusive; from where it ended last, or was begun.
    void pair(std::size_t leftEnd, std::size_t rightEnd) {
        while (m_l < leftEnd && m_r < rightEnd && isSame(m_left[m_l], m_right[m_r]))
            ++m_l, ++m_r;
        std::size_t l = leftEnd, r = rightEnd;
        while (l > m_l && r > m_r && isSame(m_left[l - 1], m_right[r - 1]))
            --l, --r;
        if ((l - m_l) * (r - m_r) > mostWeighed)
            put(l, r);
        else
            weigh(l, r);
        m_l = leftEnd;
        m_r = rightEnd;
    }
    void begin(std::size_t left, std::size_t right) {
        m_l = left;
        m_r = right;
    }

private:
    /// Finds the longest they have in common, and puts side by side what lies between.
    void weigh(std::size_t leftEnd, std::size_t rightEnd) {
        const std::size_t rows = leftEnd - m_l, columns = rightEnd - m_r, width = columns + 1;
        std::vector<std::uint32_t> common((rows + 1) * width); // from here to the end
        for (std::size_t i = rows; i-- > 0;)
            for (std::size_t j = columns; j-- > 0;)
                common[i * width + j] =
                    isSame(m_left[m_l + i], m_right[m_r + j])
                        ? common[(i + 1) * width + j + 1] + 1
                        : std::max(common[(i + 1) * width + j], common[i * width + j + 1]);
        const std::size_t left = m_l, right = m_r;
        for (std::size_t i = 0, j = 0; i < rows && j < columns;) {
            if (isSame(m_left[left + i], m_right[right + j])) {
                put(left + i, right + j);
                m_l = left + ++i;
                m_r = right + ++j;
            } else if (common[(i + 1) * width + j] >= common[i * width + j + 1]) {
                ++i;
            } else {
                ++j;
            }
        }
        put(leftEnd, rightEnd);
    }
    /// Everything up to these stands beside each other as it comes.
    void put(std::size_t leftEnd, std::size_t rightEnd) {
        while (m_l < leftEnd || m_r < rightEnd) {
            LinePair pair;
            if (m_l < leftEnd)
                pair.left = int(m_l++);
            if (m_r < rightEnd)
                pair.right = int(m_r++);
            pair.leftMoment = m_l == 0 ? 0 : m_left[m_l - 1].to;
            pair.rightMoment = m_r == 0 ? 0 : m_right[m_r - 1].to;
            m_pairs.push_back(pair);
        }
    }

    const std::vector<FilmLine>& m_left;
    const std::vector<FilmLine>& m_right;
    std::vector<LinePair>& m_pairs;
    std::size_t m_l = 0; ///< taken up to here
    std::size_t m_r = 0;
};

std::size_t firstOnPage(const std::vector<FilmLine>& lines, std::size_t page) {
    return std::size_t(std::ranges::lower_bound(lines, page, {}, &FilmLine::page) - lines.begin());
}

std::size_t endOfTurn(const std::vector<FilmLine>& lines, std::size_t from, int turn) {
    while (from < lines.size() && lines[from].turn <= turn)
        ++from;
    return from;
}

} // namespace

std::vector<LinePair> differingLines(const std::vector<FilmLine>& left,
                                     const std::vector<FilmLine>& right, std::size_t fromPage) {
    std::vector<LinePair> pairs;
    TurnPairing pairing(left, right, pairs);
    std::size_t l = firstOnPage(left, fromPage), r = firstOnPage(right, fromPage);
    pairing.begin(l, r);
    while (l < left.size() || r < right.size()) {
        const int turn = l == left.size()    ? right[r].turn
                         : r == right.size() ? left[l].turn
                                             : std::min(left[l].turn, right[r].turn);
        l = endOfTurn(left, l, turn);
        r = endOfTurn(right, r, turn);
        pairing.pair(l, r);
    }
    return pairs;
}

} // namespace esagono
