// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of section 5.1 give the decision in actions.cpp.
#pragma once

#include "engine/banditen/actions/choosing.h"

namespace esagono::banditen {

enum ActVerbs { Pass, Move, Fire, MoveFire, FireMove, Assault, Reform, Recover, Massacre, Enter };

/// Who is asked to act, and from where.
struct Asked {
    HexId from;
    std::vector<CounterId> units;

    explicit Asked(const Command& command)
        : from(command.arguments.hex(chosen::From))
        , units(command.arguments.counters(chosen::Units)) {}
};

// What was judged is done: taking_action.cpp
void takePass(Draft& draft, const Command& command);
void takeMove(Draft& draft, const Command& command);
void takeFire(Draft& draft, const Command& command);
void takeMoveFire(Draft& draft, const Command& command);
void takeFireMove(Draft& draft, const Command& command);
void takeAssault(Draft& draft, const Command& command);
void takeReform(Draft& draft, const Command& command);
void takeRecover(Draft& draft, const Command& command);
[[nodiscard]] Preview previewFire(const Position& position, const Command& command);
[[nodiscard]] Preview previewAssault(const Position& position, const Command& command);

// 14 Reinforcements come onto the map: entering.cpp
[[nodiscard]] Verdict whyNotEnterThere(const Position& position, const Command& command);
[[nodiscard]] std::vector<Offer> offerEntryHexes(const Position& position, SideId side,
                                                 const Values& settled);
/// Whether a unit that waits can come onto the map by itself: reinforcements.cpp
[[nodiscard]] bool canEnter(const Position& position, SideId side, CounterId unit);
void offerEntries(const Position& position, SideId side, std::vector<Offer>& offers);
void takeEnter(Draft& draft, const Command& command);
[[nodiscard]] Preview previewEnter(const Position& position, const Command& command);

// 16.11.2 The infirmary: infirmary.cpp
[[nodiscard]] Verdict whyNotMassacre(const Position& position, const Command& command);
void takeMassacre(Draft& draft, const Command& command);

} // namespace esagono::banditen
