// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/landmarks.h"

#include "engine/play/telling/story.h"

#include <algorithm>
#include <numeric>

namespace esagono {

namespace {

Milestone kindOf(Stride stride) {
    switch (stride) {
    case Stride::Phase:
        return Milestone::Phase;
    case Stride::Turn:
        return Milestone::Turn;
    case Stride::Combat:
        return Milestone::Combat;
    case Stride::Objective:
        return Milestone::Objective;
    case Stride::Event:
    case Stride::Command:
        break;
    }
    return Milestone::None;
}

template <class Wanted>
const Wanted* firstIn(const Text& text) {
    for (const TextArgument& argument : text.arguments)
        if (const auto* found = std::get_if<Wanted>(&argument))
            return found;
    return nullptr;
}

} // namespace

int Landmark::allLost() const {
    return std::accumulate(lost.begin(), lost.end(), 0);
}

Landmarks::Landmarks(Film& film)
    : Gathering(film)
    , m_lossCount(setting())
    , m_counters(setting().package().counters.size())
    , m_hexes(position().state().control.size()) {}

void Landmarks::keepUpTo(Moment moment) {
    while (!m_losses.empty() && m_losses.back().moment > moment) {
        const Loss loss = m_losses.back();
        m_losses.pop_back();
        m_landmarks[loss.combat].lost[loss.side.index()] -= loss.steps;
    }
    std::erase_if(m_landmarks, [&](const Landmark& each) { return each.moment > moment; });
    for (auto* lists : {&m_counters, &m_hexes})
        for (Moments& moments : *lists)
            moments.erase(std::ranges::upper_bound(moments, moment), moments.end());
}

void Landmarks::take(const State& before, Moment moment, const Event& event) {
    if (const auto* told = std::get_if<Narrated>(&event.fact))
        mark(moment, *told);
    const auto loss = m_lossCount.lossBy(Position(before, setting()), event);
    if (loss.steps != 0) {
        const auto last = std::ranges::find_if(
            m_landmarks.rbegin(), m_landmarks.rend(),
            [](const Landmark& each) { return each.kind != Milestone::Objective; });
        if (last != m_landmarks.rend() && last->kind == Milestone::Combat) {
            last->lost[loss.side.index()] += loss.steps;
            m_losses.push_back({moment, static_cast<std::size_t>(m_landmarks.rend() - last) - 1,
                                loss.side, loss.steps});
        }
    }
    note(before, moment, event);
}

void Landmarks::mark(Moment moment, const Narrated& told) {
    if (told.milestone == Milestone::None)
        return;
    Landmark landmark{moment, told.milestone, told.text, {}, {}, turnAt(moment), {}};
    if (told.milestone == Milestone::Turn)
        landmark.turn = turnBegunBy(told.text, landmark.turn);
    if (told.milestone == Milestone::Combat)
        landmark.lost.resize(setting().package().sides.size());
    if (const auto* side = firstIn<SideId>(told.text))
        landmark.side = *side;
    if (const auto* hex = firstIn<HexId>(told.text))
        landmark.hex = *hex;
    m_landmarks.push_back(std::move(landmark));
}

/// A phase whose words name nobody belongs to who is first to decide in it.
void Landmarks::endPage() {
    const SideId decides = position().owners().only();
    for (auto each = m_landmarks.rbegin(); each != m_landmarks.rend(); ++each)
        if (each->kind == Milestone::Phase) {
            if (!each->side.exists())
                each->side = decides;
            return;
        }
}

void Landmarks::note(const State& before, Moment moment, const Event& event) {
    const auto add = [moment](Moments& moments) {
        if (moments.empty() || moments.back() != moment)
            moments.push_back(moment);
    };
    const auto about = [&](CounterId counter) { add(m_counters[counter.index()]); };
    const auto in = [&](Place place) {
        if (place.isHex())
            add(m_hexes[place.hex().index()]);
    };
    const auto visitor = [&](const auto& fact) {
        if constexpr (requires { fact.counter; }) {
            about(fact.counter);
            in(before.counters[fact.counter.index()].place);
        }
        if constexpr (requires { fact.place; })
            in(fact.place);
        if constexpr (requires { fact.to.isHex(); })
            in(fact.to);
        if constexpr (requires { fact.hex; })
            in(fact.hex);
        if constexpr (requires { fact.text; })
            for (const TextArgument& argument : fact.text.arguments) {
                if (const auto* counter = std::get_if<CounterId>(&argument))
                    about(*counter);
                if (const auto* hex = std::get_if<HexId>(&argument))
                    in(*hex);
                if (const auto* place = std::get_if<Place>(&argument))
                    in(*place);
            }
    };
    std::visit(visitor, event.fact);
}

const Landmark* Landmarks::last(Milestone kind, Moment moment) const {
    auto found = std::ranges::upper_bound(m_landmarks, moment, {}, &Landmark::moment);
    while (found != m_landmarks.begin())
        if ((--found)->kind == kind)
            return &*found;
    return nullptr;
}

int Landmarks::turnAt(Moment moment) const {
    const auto found = std::ranges::upper_bound(m_landmarks, moment, {}, &Landmark::moment);
    return found == m_landmarks.begin() ? 0 : std::prev(found)->turn;
}

std::optional<Moment> Landmarks::next(Stride stride, Moment from) const {
    if (from >= film().end())
        return std::nullopt;
    if (stride == Stride::Event)
        return from + 1;
    if (stride == Stride::Command)
        return std::min(film().pages()[film().pageAt(from + 1)].last, film().end());
    auto found = std::ranges::upper_bound(m_landmarks, from, {}, &Landmark::moment);
    found = std::ranges::find(found, m_landmarks.end(), kindOf(stride), &Landmark::kind);
    return found == m_landmarks.end() ? std::nullopt : std::optional(found->moment);
}

std::optional<Moment> Landmarks::previous(Stride stride, Moment from) const {
    if (from == 0)
        return std::nullopt;
    if (stride == Stride::Event)
        return from - 1;
    if (stride == Stride::Command)
        return film().pages()[film().pageAt(from)].before;
    const Landmark* found = last(kindOf(stride), from - 1);
    return found == nullptr ? std::nullopt : std::optional(found->moment);
}

bool Landmarks::isKnown(Moment moment, Viewer viewer) const {
    return viewer.kind == Viewer::Kind::Umpire || film().event(moment, viewer).has_value();
}

std::optional<Moment> Landmarks::after(const Moments& moments, Moment from, Viewer viewer) const {
    for (auto each = std::ranges::upper_bound(moments, from); each != moments.end(); ++each)
        if (isKnown(*each, viewer))
            return *each;
    return std::nullopt;
}

std::optional<Moment> Landmarks::before(const Moments& moments, Moment from, Viewer viewer) const {
    auto each = std::ranges::lower_bound(moments, from);
    while (each != moments.begin())
        if (isKnown(*--each, viewer))
            return *each;
    return std::nullopt;
}

std::optional<Moment> Landmarks::next(CounterId counter, Moment from, Viewer viewer) const {
    return after(m_counters[counter.index()], from, viewer);
}
std::optional<Moment> Landmarks::previous(CounterId counter, Moment from, Viewer viewer) const {
    return before(m_counters[counter.index()], from, viewer);
}
std::optional<Moment> Landmarks::next(HexId hex, Moment from, Viewer viewer) const {
    return after(m_hexes[hex.index()], from, viewer);
}
std::optional<Moment> Landmarks::previous(HexId hex, Moment from, Viewer viewer) const {
    return before(m_hexes[hex.index()], from, viewer);
}

} // namespace esagono
