// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/values.h"

#include "engine/core/checked.h"

#include <algorithm>

namespace esagono {

Values::Values(std::initializer_list<std::int32_t> singles) {
    for (const std::int32_t value : singles) {
        m_words.push_back(1);
        m_words.push_back(value);
    }
}

std::size_t Values::fields() const {
    std::size_t count = 0;
    for (std::size_t at = 0; at < m_words.size(); at += 1 + static_cast<std::size_t>(m_words[at]))
        ++count;
    return count;
}

std::size_t Values::start(std::size_t field) const {
    std::size_t at = 0;
    for (; field > 0; --field) {
        expectOfPackage(at < m_words.size(), Values);
        at += 1 + static_cast<std::size_t>(m_words[at]);
    }
    expectOfPackage(at < m_words.size(), Values);
    return at;
}

std::span<const std::int32_t> Values::list(std::size_t field) const {
    const std::size_t at = start(field);
    return std::span(m_words).subspan(at + 1, static_cast<std::size_t>(m_words[at]));
}

std::int32_t Values::get(std::size_t field, std::int32_t fallback) const {
    const auto values = list(field);
    return values.empty() ? fallback : values.front();
}

void Values::set(std::size_t field, std::span<const std::int32_t> list) {
    const std::size_t at = start(field);
    if (static_cast<std::size_t>(m_words[at]) == list.size()) { // nothing has to make room
        std::ranges::copy(list, m_words.begin() + static_cast<std::ptrdiff_t>(at) + 1);
        return;
    }
    const std::vector<std::int32_t> copy(list.begin(), list.end()); // may be one of our own lists
    const auto first = m_words.begin() + static_cast<std::ptrdiff_t>(at);
    const auto last = first + 1 + m_words[at];
    const auto gap = m_words.erase(first + 1, last);
    m_words.insert(gap, copy.begin(), copy.end());
    m_words[at] = static_cast<std::int32_t>(copy.size());
}

bool Values::assignWords(std::vector<std::int32_t> words) {
    std::size_t at = 0;
    while (at < words.size()) {
        if (words[at] < 0 || static_cast<std::size_t>(words[at]) > words.size() - at - 1)
            return false;
        at += 1 + static_cast<std::size_t>(words[at]);
    }
    m_words = std::move(words);
    return true;
}

} // namespace esagono
