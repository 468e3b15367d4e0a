// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/wording.h"

#include "app/cli/layout.h"
#include "app/cli/messages.h"
#include "engine/play/asking/scribe.h"

namespace esagono::cli {

Wording::Wording(const Match& match, const Catalogue& catalogue)
    : m_match(&match)
    , m_catalogue(&catalogue)
    , m_book(catalogue, &match.setting()) {}

Record Wording::refusal(const Refusal& refusal) const {
    Record record = scribe().write(refusal);
    record["message"] = phrase(refusal.text);
    if (const RuleSection* section = package().rulebook.find(refusal.rule))
        record["title"] = inLanguage(section->title);
    return record;
}

std::string Wording::refusalLine(const Refusal& refusal) const {
    const std::string cited = rule(refusal.rule);
    return phrase(refusal.text) + (cited.empty() ? "" : " (" + cited + ")");
}

std::string Wording::storyLine(const StoryLine& line) const {
    const std::string cited = rule(line.rule);
    return "    " + std::to_string(line.event) + "  " + phrase(line.text) +
           (cited.empty() ? "" : "  (" + cited + ")");
}

std::string Wording::rule(const RuleRef& rule) const {
    std::string words = m_book.rule(rule);
    if (const RuleSection* section = package().rulebook.find(rule); section && !words.empty())
        if (const std::string title = inLanguage(section->title); !title.empty())
            words += " " + title;
    return words;
}

std::string Wording::side(SideId side) const {
    return side.exists() ? name(package().sides[side.index()]) : phrase(say::nobody);
}

std::string Wording::sides(Sides sides) const {
    std::string words;
    for (std::size_t i = 0; i < package().sides.size(); ++i)
        if (sides.contains(SideId(i)))
            words += (words.empty() ? "" : ", ") + side(SideId(i));
    return words.empty() ? phrase(say::nobody) : words;
}

std::string Wording::place(Place place) const {
    return place.isBox() ? name(package().boxes[place.box().index()]) : scribe().name(place);
}

std::string Wording::hex(HexId hex) const {
    const HexMap& map = *setting().map;
    const std::string number = map.label(hex);
    const std::string terrain = name(package().terrains[map.terrain(hex).index()]);
    const auto places = map.placesIn(hex);
    return places.empty()
               ? phrase(Text(say::hexPlain, number, terrain))
               : phrase(Text(say::hexNamed, number, map.place(places.front()).name, terrain));
}

std::string Wording::value(const std::vector<NamedValue>& values, std::int32_t value) const {
    const Words* words = nameOf(values, value);
    return words == nullptr ? std::to_string(value) : inLanguage(*words);
}

std::string Wording::viewer(Viewer viewer) const {
    if (viewer.kind == Viewer::Kind::Side)
        return side(viewer.side);
    return phrase(viewer.kind == Viewer::Kind::Umpire ? say::umpire : say::stranger);
}

std::string Wording::inLanguage(const Words& words) const {
    return std::string(esagono::inLanguage(words, m_catalogue->language().substr(0, 2)));
}

std::string Wording::name(CounterId counter) const {
    return std::string(
        nameOf(package().counters[counter.index()], m_catalogue->language().substr(0, 2)));
}

std::string Wording::inLanguage(const Record& words) const {
    if (words.is_string())
        return words.get<std::string>();
    const std::string language = m_catalogue->language().substr(0, 2);
    return words.is_object() ? words.value(language, words.value("en", std::string()))
                             : std::string();
}

std::string Wording::breadcrumb(const View& view) const {
    std::string words = turn(view);
    std::string last; // what is within its like is told once
    for (const SeenFrame& frame : view.frames) {
        const FrameKind& kind = setting().kind(frame.name);
        const bool counts = kind.labelAt != nullptr && !frame.locals.empty() && frame.locals[0] &&
                            !frame.locals[0]->empty();
        const char* label = counts ? kind.labelAt(frame.locals[0]->front()) : kind.label;
        if (const std::string word = *label == '\0' ? "" : m_book.word(label);
            !word.empty() && word != last) {
            join(words, word, " ▸ ");
            last = word;
        }
    }
    return words;
}

std::string Wording::turn(const View& view) const {
    const TrackId track = find<TrackId>(package().tracks, "turn"); // every package calls it so
    if (!track.exists() || !view.tracks[track.index()] || *view.tracks[track.index()] <= 0)
        return {};
    const int number = *view.tracks[track.index()];
    const Scenario& scenario = *setting().scenario;
    const auto at = static_cast<std::size_t>(number - scenario.firstTurn);
    if (number < scenario.firstTurn || at >= scenario.turnLabels.size())
        return phrase(Text(say::turnNumber, number));
    return phrase(Text(say::turnDated, number, inLanguage(scenario.turnLabels[at])));
}

} // namespace esagono::cli
