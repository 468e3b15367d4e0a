// SPDX-License-Identifier: GPL-3.0-or-later
// "Why not?": finds out what forbids what was pointed at, and says it in the words of a reason.
#pragma once

#include "app/play/hand/pointing.h"
#include "app/play/hand/reason.h"
#include "app/table/words/game_words.h"

#include <optional>

namespace esagono {

/// What the engine says about something pointed at.
struct Judged {
    std::size_t level = 0;
    std::size_t offer = 0;
    std::int32_t target = 0;
    std::optional<Refusal> why; ///< nothing: it is possible
};

/// The verdict of the deepest question that is about such things; nothing if none is.
[[nodiscard]] std::optional<Judged> judge(const Filling& filling, const View& view,
                                          const Pointed& pointed);

/// The reason in words, with the nearest thing that is possible. `who` was to go or act there, if
/// anybody. What the viewer may not see is not named.
[[nodiscard]] Reason::Content reasonFor(const Refusal& refusal, const Filling& filling,
                                        const View& view, const Pointed& pointed, CounterId who,
                                        const GameWords& words);

/// Said where nothing is asked about such a place.
[[nodiscard]] Reason::Content nothingThere(const GameWords& words, const Pointed& pointed);

/// Who or what forbids it, as far as the viewer sees them.
[[nodiscard]] std::vector<Culprit> seenCulprits(const Refusal& refusal, const View& view);

} // namespace esagono
