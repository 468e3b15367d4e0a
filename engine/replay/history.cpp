// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/history.h"

#include <algorithm>

namespace esagono {

namespace {

/// The marches among the events of a stretch of film, in order.
std::vector<Trail> trailsIn(Film& film, Moment from, Moment to, Viewer viewer) {
    std::vector<Trail> trails;
    State state = film.after(from);
    Moment begun = 0; // the first moment of the command that is being read
    std::size_t page = film.pageAt(from + 1);
    film.run(state, from, to, [&](const State& before, Moment moment, const Event& event) {
        while (film.pages()[page].last < moment)
            ++page;
        begun = film.pages()[page].before + 1;
        const auto known = redact(Position(before, film.setting()), event, viewer);
        const auto* moved = known ? std::get_if<CounterMoved>(&known->fact) : nullptr;
        if (moved == nullptr || !moved->from.isHex() || !moved->to.isHex())
            return;
        const auto same = std::ranges::find_if(trails, [&](const Trail& each) {
            return each.counter == moved->counter && each.last >= begun &&
                   each.hexes.back() == moved->from.hex();
        });
        if (same == trails.end()) {
            trails.push_back({moved->counter, {moved->from.hex(), moved->to.hex()}, moment});
            return;
        }
        same->hexes.push_back(moved->to.hex());
        same->last = moment;
    });
    std::ranges::stable_sort(trails, {}, &Trail::last);
    return trails;
}

} // namespace

std::vector<Trail> trailsBefore(Film& film, Moment moment, std::size_t most, Viewer viewer) {
    moment = std::min(moment, film.end());
    std::vector<Trail> trails;
    for (Moment stretch = 128; moment > 0; stretch *= 4) {
        const Moment first = moment > stretch ? moment - stretch : 0;
        const Moment from = film.pages()[film.pageAt(first + 1)].before;
        trails = trailsIn(film, from, moment, viewer);
        if (trails.size() >= most || from == 0)
            break;
    }
    std::ranges::reverse(trails);
    trails.resize(std::min(most, trails.size()));
    return trails;
}

std::optional<Heat> heatOf(Film& film, Moment from, Moment to, Viewer viewer,
                           const std::stop_token& stop) {
    to = std::min(to, film.end());
    Heat heat;
    if (from > to)
        from = to;
    State state = film.after(from);
    heat.entered.resize(state.control.size());
    heat.fought.resize(state.control.size());
    const auto count = [&](const State& before, Moment, const Event& event) {
        const auto known = redact(Position(before, film.setting()), event, viewer);
        if (!known)
            return;
        if (const auto* moved = std::get_if<CounterMoved>(&known->fact))
            if (moved->from.isHex() && moved->to.isHex())
                ++heat.entered[moved->to.hex().index()];
        if (const auto* told = std::get_if<Narrated>(&known->fact);
            told != nullptr && told->milestone == Milestone::Combat)
            for (const TextArgument& argument : told->text.arguments)
                if (const auto* hex = std::get_if<HexId>(&argument))
                    ++heat.fought[hex->index()];
    };
    constexpr Moment portion = 256;
    for (Moment at = from; at < to;) {
        if (stop.stop_requested())
            return std::nullopt;
        const Moment reached = film.run(state, at, std::min(to, at + portion), count);
        if (reached == at)
            break;
        at = reached;
    }
    return heat;
}

} // namespace esagono
