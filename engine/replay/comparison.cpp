// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/replay/comparison.h"

#include <algorithm>
#include <map>

namespace esagono {

namespace {

bool isSameGame(const Recording& left, const Recording& right) {
    for (const char* each : {key::game, key::packageDigest, key::scenario})
        if (required(left.journal().meta(), each) != required(right.journal().meta(), each))
            return false;
    return true;
}

bool asksTheSame(const Page& left, const Page& right) {
    return left.side == right.side && left.verb == right.verb && left.data == right.data;
}

/// How many events, from the first, are the same.
std::size_t sameEvents(const Page& left, const Page& right) {
    return static_cast<std::size_t>(std::ranges::mismatch(left.events, right.events).in1 -
                                    left.events.begin());
}

void addTurns(const Figures& figures, std::map<int, TurnOfBoth>& turns,
              std::optional<FiguresAt> TurnOfBoth::*whose) {
    for (FiguresAt& point : figures.byTurn()) {
        TurnOfBoth& turn = turns[point.turn];
        turn.turn = point.turn;
        turn.*whose = std::move(point);
    }
}

} // namespace

std::optional<Parting> partingOf(Film& left, Film& right) {
    const Journal& ours = left.recording().journal();
    const Journal& theirs = right.recording().journal();
    const std::size_t both = std::min(left.pages().size(), right.pages().size());
    for (std::size_t i = 0; i < both; ++i) {
        const FilmPage& here = left.pages()[i];
        if (&ours == &theirs && here == right.pages()[i])
            continue;
        const Page mine = ours.page(here.page);
        const Page other = theirs.page(right.pages()[i].page);
        const std::size_t same = sameEvents(mine, other);
        if (!asksTheSame(mine, other))
            return Parting{Parting::What::Command, i, here.before + 1};
        if (same < mine.events.size() || same < other.events.size())
            return Parting{Parting::What::Event, i, here.before + same + 1};
    }
    if (left.pages().size() == right.pages().size())
        return std::nullopt;
    return Parting{Parting::What::End, both, std::min(left.length(), right.length()) + 1};
}

std::optional<Comparison> compare(Film& left, Film& right, const std::stop_token& stop) {
    Comparison found;
    found.sameGame = isSameGame(left.recording(), right.recording());
    found.parting = partingOf(left, right);
    Figures ours(left);
    Figures theirs(right);
    if (!ours.read(stop) || !theirs.read(stop))
        return std::nullopt;
    std::map<int, TurnOfBoth> turns;
    addTurns(ours, turns, &TurnOfBoth::left);
    addTurns(theirs, turns, &TurnOfBoth::right);
    for (auto& [number, turn] : turns)
        found.turns.push_back(std::move(turn));
    return found;
}

} // namespace esagono
