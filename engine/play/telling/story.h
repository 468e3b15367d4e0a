// SPDX-License-Identifier: GPL-3.0-or-later
// What happened, in words: the story of a command in a few lines, as log, command line and replay
// tell it.
#pragma once

#include "engine/play/game.h"
#include "engine/play/receipt.h"
#include "engine/play/telling/phrase.h"
#include "engine/play/view.h"

#include <span>

namespace esagono {

/// An event as somebody may know it, with its number in the diary.
struct ToldEvent {
    std::int64_t number = 0;
    Event event;
    friend bool operator==(const ToldEvent&, const ToldEvent&) = default;
};

enum class StoryKind : std::uint8_t {
    Turn,      ///< a turn begins
    Phase,     ///< a phase begins
    Combat,    ///< an attack is announced
    Objective, ///< something worth points happened
    GameOver,
    Told,   ///< anything else the rules have to say
    Move,   ///< a counter went from one hex to another
    Place,  ///< a counter came onto the map, into a box or off the table
    Loss,   ///< a counter was turned over
    Status, ///< a counter is in another state
    Dice,
    Table, ///< markers, tracks, control, cups
};

/// One line of the log.
struct StoryLine {
    Text text;
    SideId side; ///< whose counters or whose doing; none: nobody's
    RuleRef rule;
    std::vector<HexId> hexes;
    std::vector<CounterId> counters;
    std::int64_t event = 0; ///< the number of its first event
    StoryKind kind = StoryKind::Told;
    friend bool operator==(const StoryLine&, const StoryLine&) = default;
};

/// The turn that a landmark of the diary begins: the number it names, else the one after the last.
[[nodiscard]] int turnBegunBy(const Text& landmark, int last);

/// A throw with what it meant.
struct DiceStory {
    std::int64_t event = 0;
    DiceRolled dice;
    DiceReading reading; ///< if the rules have one; else only its rule
    friend bool operator==(const DiceStory&, const DiceStory&) = default;
};

/// What one command brought, as a viewer may know it. In the story, steps of one counter become one
/// line, and what is no news (play/telling/news.h) is left out; of the beginning of a game, only
/// what the rules say and the dice are told. Dice lie open to all.
struct ToldPage {
    std::int64_t page = 0;
    SideId side;      ///< who decided; none: the beginning
    FrameId decision; ///< the decision that was answered; none: the beginning
    Command command;  ///< without arguments if the viewer may not know them
    std::vector<ToldEvent> events;
    std::vector<StoryLine> story;
    std::vector<DiceStory> dice;
};

[[nodiscard]] ToldPage tell(const Setting& setting, const Receipt& receipt, Viewer viewer);
/// Likewise of events that are in no diary, with the table before them and who decided.
[[nodiscard]] ToldPage tell(const Position& before, SideId by, Viewer viewer,
                            std::int64_t firstEvent, std::span<const Event> events);

} // namespace esagono
