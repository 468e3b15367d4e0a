// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/unknown_rules.h"

#include "engine/core/fault.h"
#include "engine/play/draft.h"

#include <algorithm>

namespace esagono {

namespace {

constexpr std::string_view framePushed = "frame_pushed";
constexpr std::string_view frameRevised = "frame_revised";

void runNothing(Draft&) {}

} // namespace

UnknownRules::UnknownRules(const Journal& journal, std::string game)
    : m_id(std::move(game)) {
    m_rules.id = m_id;
    m_rules.version = 0;
    learn(journal, 1);
}

void UnknownRules::learn(const Journal& journal, EventNumber from) {
    if (from > journal.lastEvent())
        return;
    for (const EventRow& row : journal.events(from, journal.lastEvent())) {
        if (row.kind != framePushed)
            continue;
        Record frame;
        try {
            frame = readRecord(row.data, row.kind);
        } catch (const Fault&) {
            continue; // whoever comes to it will say what is wrong
        }
        if (!frame.is_object() || !frame.contains("frame") || !frame["frame"].is_string())
            continue;
        const auto name = frame["frame"].get<std::string>();
        if (std::ranges::find(m_names, name) != m_names.end())
            continue;
        m_names.push_back(name);
        FrameKind kind;
        kind.name = m_names.back();
        if (!frame.contains("owners") || frame["owners"].empty()) // nobody decides: a step
            kind.run = runNothing;
        m_rules.frames.push_back(std::move(kind));
    }
}

std::string UnknownRules::withoutLocals(const EventRow& row) {
    if (row.kind != framePushed && row.kind != frameRevised)
        return row.data;
    Record frame = readRecord(row.data, row.kind);
    if (frame.is_object())
        frame["locals"] = Record::object();
    return compactText(frame);
}

} // namespace esagono
