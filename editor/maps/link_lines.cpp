// SPDX-License-Identifier: GPL-3.0-or-later
// Roads and railways as lines from hex to hex: extended, joined, cut.
#include "editor/maps/map_edits.h"

namespace esagono {

namespace {

std::string gradeOfLine(const Record& line) {
    return line.is_object() ? line.value("grade", "") : std::string();
}

std::string nameOfLine(const Record& line) {
    return line.is_object() ? line.value("name", "") : std::string();
}

Record& wayOf(Record& line) {
    return line.is_object() ? line["hexes"] : line;
}

Record reversed(const Record& way) {
    Record back = Record::array();
    for (std::size_t i = way.size(); i-- > 0;)
        back.push_back(way[i]);
    return back;
}

/// Where a way goes from one hex to the other, either way round: the number of the second.
std::optional<std::size_t> passes(const Record& way, const std::string& a, const std::string& b) {
    for (std::size_t i = 1; i < way.size(); ++i)
        if ((way[i - 1] == a && way[i] == b) || (way[i - 1] == b && way[i] == a))
            return i;
    return std::nullopt;
}

Record part(const Record& way, std::size_t from, std::size_t to) {
    Record some = Record::array();
    for (std::size_t i = from; i < to; ++i)
        some.push_back(way[i]);
    return some;
}

} // namespace

LinkLines::LinkLines(const MapDraft& map)
    : m_map(map)
    , m_links(map.part("links").is_object() ? map.part("links") : Record::object()) {}

void LinkLines::lay(const std::string& kind, const std::string& a, const std::string& b,
                    const std::string& grade) {
    if (!m_links.contains(kind))
        m_links[kind] = Record::array();
    Record& lines = m_links[kind];
    for (Record& line : lines)
        if (gradeOfLine(line) == grade && passes(wayOf(line), a, b))
            return;
    cut(kind, a, b); // of another grade
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (gradeOfLine(lines[i]) != grade)
            continue;
        Record& way = wayOf(lines[i]);
        if (way.empty())
            continue;
        for (const auto& [end, next] : {std::pair(a, b), std::pair(b, a)}) {
            const bool atBack = way.back() == end;
            if (!atBack && way.front() != end)
                continue;
            if (atBack)
                way.push_back(next);
            else
                way.insert(way.begin(), next);
            join(lines, i);
            return;
        }
    }
    Record way = Record::array({a, b});
    lines.push_back(grade.empty() ? std::move(way) : Record{{"grade", grade}, {"hexes", way}});
}

/// Joins a line with another of the same grade that begins or ends where it does, if at most one of
/// them has a name.
void LinkLines::join(Record& lines, std::size_t line) {
    for (std::size_t other = 0; other < lines.size(); ++other) {
        if (other == line || gradeOfLine(lines[other]) != gradeOfLine(lines[line]))
            continue;
        const std::string name = nameOfLine(lines[line]);
        const std::string otherName = nameOfLine(lines[other]);
        if (!name.empty() && !otherName.empty() && name != otherName)
            continue;
        Record way = wayOf(lines[line]);
        Record on = wayOf(lines[other]);
        if (way.empty() || on.empty() || way.front() == way.back())
            continue;
        if (way.front() == on.front() || way.front() == on.back())
            way = reversed(way);
        if (on.back() == way.back())
            on = reversed(on);
        if (way.back() != on.front())
            continue;
        for (std::size_t i = 1; i < on.size(); ++i)
            way.push_back(on[i]);
        const std::size_t kept = otherName.empty() ? line : other; // the one with the name
        wayOf(lines[kept]) = std::move(way);
        lines.erase(kept == line ? other : line);
        return;
    }
}

void LinkLines::cut(const std::string& kind, const std::string& a, const std::string& b) {
    if (!m_links.contains(kind))
        return;
    Record kept = Record::array();
    for (Record& line : m_links[kind]) {
        Record rest = line;
        while (const auto at = passes(wayOf(rest), a, b)) {
            const Record way = wayOf(rest);
            if (*at >= 2) {
                Record head = rest;
                wayOf(head) = part(way, 0, *at);
                kept.push_back(std::move(head));
            }
            wayOf(rest) = part(way, *at, way.size());
        }
        if (wayOf(rest).size() >= 2)
            kept.push_back(std::move(rest));
    }
    m_links[kind] = std::move(kept);
}

void LinkLines::into(Edit& edit) const {
    const Record& now = m_map.part("links");
    if (now.is_null()) {
        if (!m_links.empty())
            edit.set(m_map.file(), "/links", m_links);
    } else {
        become(edit, m_map.file(), "/links", now, m_links);
    }
}

} // namespace esagono
