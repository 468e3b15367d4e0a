// SPDX-License-Identifier: GPL-3.0-or-later
// What is news. Package and rules declare what is mere bookkeeping and what their sentences say
// themselves; every story asks here, and nobody else decides it.
#pragma once

#include "engine/play/position.h"
#include "engine/play/telling/story.h"

#include <optional>
#include <vector>

namespace esagono {

/// Whether a fact is worth a line of its own, with the table before it.
[[nodiscard]] bool isNews(const Position& before, const Fact& fact);

/// Whether the line before a sentence tells of the track that the sentence speaks of.
[[nodiscard]] bool repeatsTrack(const Rules& rules, const StoryLine& line, const StoryLine& said);

/// What the sentences of a page have said themselves.
class Sayings {
public:
    explicit Sayings(const Rules& rules)
        : m_rules(&rules) {}
    /// A sentence, and in which stretch of the page it stands: between two of its headings.
    void hear(const StoryLine& said, int stretch);
    /// The event of the sentence that a line of the same stretch only says again, if there is one.
    [[nodiscard]] std::optional<std::int64_t> sayingOf(const StoryLine& line, int stretch) const;

private:
    struct Said {
        Tells tells = Tells::Place;
        int stretch = 0;
        CounterId counter; ///< none: of whoever comes into the hex
        HexId hex;
        std::int64_t event = 0;
    };
    const Rules* m_rules;
    std::vector<Said> m_said;
};

} // namespace esagono
