// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/listing.h"

#include "cli/command_text.h"
#include "cli/messages.h"

#include <map>

namespace esagono::cli {

namespace {

void join(std::string& list, const std::string& word, const char* separator = ", ") {
    list += (list.empty() ? "" : separator) + word;
}

std::string number(Ratio ratio) {
    return ratio.isWhole() ? std::to_string(ratio.over())
                           : std::to_string(ratio.over()) + "/" + std::to_string(ratio.under());
}

/// "1st Scouts (reduced, moved 1)", or, if only its back is seen, "red counter".
std::string counterWords(const SeenCounter& seen, const Wording& wording) {
    if (!seen.counter.exists())
        return wording.phrase(Text(say::hiddenCounter, wording.side(seen.side)));
    const GamePackage& package = wording.package();
    const Counter& printed = package.counters[seen.counter.index()];
    std::string details;
    if (printed.faces.size() > 1)
        join(details, wording.face(seen.counter, seen.face));
    for (std::size_t i = 0; i < seen.statuses.size(); ++i)
        if (seen.statuses[i] && *seen.statuses[i] != package.statuses[i].standard)
            join(details, wording.status(package.statuses[i], *seen.statuses[i]));
    return printed.id + " " + wording.name(seen.counter) +
           (details.empty() ? "" : " (" + details + ")");
}

std::string poolWords(const SeenPool& pool, const PoolKind& kind, const Wording& wording) {
    std::string chits;
    if (pool.chits)
        for (std::size_t i = 0; i < pool.chits->size(); ++i)
            if ((*pool.chits)[i] > 0)
                join(chits, wording.name(wording.package().chits[i]) + " " +
                                std::to_string((*pool.chits)[i]));
    return wording.name(kind) + " " + std::to_string(pool.count) +
           (chits.empty() ? "" : " (" + chits + ")");
}

std::string controlWords(const View& view, const Wording& wording) {
    std::map<SideId, int> hexes;
    for (const SideId side : view.control)
        if (side.exists())
            ++hexes[side];
    std::string words;
    for (const auto& [side, count] : hexes)
        join(words, wording.side(side) + " " + std::to_string(count));
    return words;
}

} // namespace

std::vector<std::string> listingOf(const View& view, const Wording& wording) {
    std::vector<std::string> lines;
    const GamePackage& package = wording.package();
    const auto add = [&](const char* label, const std::string& words) {
        if (!words.empty())
            lines.push_back(wording.phrase(Text(label, words)));
    };
    for (std::size_t i = 0; i < view.counters.size();) {
        const Place place = view.counters[i].place;
        std::string stack;
        for (; i < view.counters.size() && view.counters[i].place == place; ++i)
            join(stack, counterWords(view.counters[i], wording), "; ");
        lines.push_back(wording.place(place) + "  " + stack);
    }
    std::string markers;
    for (const SeenMarker& marker : view.markers)
        join(markers, wording.name(package.markers[marker.marker.index()]) + " " +
                          wording.place(marker.place) +
                          (marker.value ? " (" + std::to_string(*marker.value) + ")" : ""));
    add(say::markersLine, markers);
    add(say::controlLine, controlWords(view, wording));
    std::string tracks;
    for (std::size_t i = 0; i < view.tracks.size(); ++i)
        if (view.tracks[i])
            join(tracks, wording.name(package.tracks[i]) + " " +
                             wording.value(package.tracks[i].values, *view.tracks[i]));
    add(say::tracksLine, tracks);
    std::string pools;
    for (std::size_t i = 0; i < view.pools.size(); ++i)
        join(pools, poolWords(view.pools[i], package.pools[i], wording));
    add(say::poolsLine, pools);
    return lines;
}

std::vector<std::string> listingOf(const Offer& offer, const FrameKind& decision,
                                   const Wording& wording) {
    const Record record = wording.scribe().write(offer, decision);
    Record example = record.value("example", record["fixed"]);
    example["verb"] = record["verb"];
    std::vector<std::string> lines = {"- " + wording.phrase(offer.label),
                                      "    " + shortForm(example)};
    if (offer.kind == OfferKind::Number)
        lines.push_back("    " + wording.phrase(Text(say::numberRange, offer.least, offer.most)));
    std::string targets;
    for (std::size_t i = 0; i < offer.targets.size(); ++i) {
        const Record& target = record["targets"][i];
        std::string word = target.is_string() ? target.get<std::string>() : target.dump();
        if (i < offer.labels.size())
            word += " (" + wording.phrase(offer.labels[i]) + ")";
        if (i < offer.capacity.size())
            word += " (" + std::to_string(offer.capacity[i]) + ")";
        join(targets, word, " ");
    }
    if (!targets.empty())
        lines.push_back("    " + wording.phrase(Text(say::targetsLine, targets)));
    for (std::size_t i = 0; i < offer.blocked.size(); ++i) {
        const Record& target = record["blocked"][i]["target"];
        lines.push_back("    " + wording.phrase(Text(say::blockedLine,
                                                     target.is_string() ? target.get<std::string>()
                                                                        : target.dump(),
                                                     wording.refusalLine(offer.blocked[i].why))));
    }
    return lines;
}

std::vector<std::string> listingOf(const Preview& preview, const Wording& wording) {
    std::vector<std::string> lines;
    for (const Preview::Part& part : preview.parts) {
        lines.push_back(wording.phrase(part.label) + ": " + number(part.tally.total()));
        for (const TallyItem& item : part.tally.items) {
            const std::string rule = wording.rule(item.rule);
            lines.push_back("    " + number(item.value) + "  " + wording.phrase(item.label) +
                            (rule.empty() ? "" : "  (" + rule + ")"));
        }
    }
    if (!preview.odds.empty())
        lines.push_back(wording.phrase(preview.odds));
    for (const Prospect& prospect : preview.prospects)
        lines.push_back("    " + number(prospect.chance) + "  " + wording.phrase(prospect.result));
    for (const Preview::Note& note : preview.notes) {
        const std::string rule = wording.rule(note.rule);
        lines.push_back(wording.phrase(note.text) + (rule.empty() ? "" : "  (" + rule + ")"));
    }
    return lines;
}

} // namespace esagono::cli
