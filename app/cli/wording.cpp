// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/wording.h"

#include "cli/messages.h"
#include "play/scribe.h"

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

std::string Wording::face(CounterId counter, std::size_t face) const {
    const std::vector<Face>& faces = package().counters[counter.index()].faces;
    if (face < faces.size() && !faces[face].name.empty())
        return m_book.word(faces[face].name);
    return phrase(Text(say::faceNumber, face + 1));
}

std::string Wording::status(const StatusKind& status, std::int32_t value) const {
    const bool isNamed = nameOf(status.values, value) != nullptr;
    return (isNamed ? "" : name(status) + " ") + this->value(status.values, value);
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

std::string Wording::breadcrumb(const View& view) const {
    std::string words;
    for (const SeenFrame& frame : view.frames)
        if (const FrameKind& kind = setting().kind(frame.name); *kind.label != '\0')
            words += (words.empty() ? "" : " ▸ ") + m_book.word(kind.label);
    return words;
}

} // namespace esagono::cli
