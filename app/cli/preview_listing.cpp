// SPDX-License-Identifier: GPL-3.0-or-later
// What a command would lead to, and what it costs.
#include "app/cli/layout.h"
#include "app/cli/listing.h"
#include "app/cli/messages.h"
#include "engine/play/asking/costs.h"

#include <algorithm>

namespace esagono::cli {

namespace {

/// The text behind so many columns, a number at their right end.
std::string columns(const std::string& number, std::size_t width, const std::string& text) {
    const std::size_t before = width > widthOf(number) ? width - widthOf(number) : 0;
    return std::string(before, ' ') + number + "  " + text;
}

} // namespace

std::vector<std::string> listingOf(const Preview& preview, const Wording& wording) {
    constexpr std::size_t numbers = 8;
    std::vector<std::string> lines;
    for (const Preview::Part& part : preview.parts) {
        lines.push_back(wording.phrase(
            Text(say::previewPart, wording.phrase(part.label), numberText(part.tally.total()))));
        for (const TallyItem& item : part.tally.items) {
            const std::string rule = wording.rule(item.rule);
            lines.push_back(
                columns(numberText(item.value), numbers,
                        wording.phrase(item.label) + (rule.empty() ? "" : "  (" + rule + ")")));
        }
    }
    if (!preview.odds.empty())
        lines.push_back(wording.phrase(preview.odds));
    for (const Prospect& prospect : preview.prospects)
        lines.push_back(columns(percentText(prospect.chance), numbers,
                                wording.phrase(Text(say::prospectLine, prospect.chance,
                                                    wording.phrase(prospect.result)))));
    for (const Preview::Note& note : preview.notes) {
        const std::string rule = wording.rule(note.rule);
        std::ranges::move(
            wrapped(wording.phrase(note.text) + (rule.empty() ? "" : "  (" + rule + ")")),
            std::back_inserter(lines));
    }
    return lines;
}

std::string costsOf(const Position& position, const Command& command, std::optional<Ratio> way,
                    const Wording& wording) {
    std::string words;
    if (way)
        join(words, wording.phrase(Text(say::costWay, numberText(*way))));
    for (const Expense& each : expensesOf(position, command)) {
        const TrackKind& track = wording.package().tracks[each.stock.track.index()];
        join(words,
             wording.phrase(Text(say::costTrack, wording.name(track), numberText(each.before),
                                 numberText(each.after))),
             "; ");
    }
    return words;
}

} // namespace esagono::cli
