// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of the set-up give the decision in deployment.cpp.
#pragma once

#include "engine/banditen/setup/setup.h"

namespace esagono::banditen {

enum DeployVerbs {
    PlaceUnit,
    Divide,
    ChooseFormation,
    Assign,
    LayMine,
    Dig,
    Infirm,
    Suggested,
    Clear,
    EndSetup
};
[[nodiscard]] inline const char* sectionOf(const Position& position) {
    return isTarnova(position) ? "16.1" : "15.1";
}

/// Takes units back into the box of their side.
void takeUp(Draft& draft, SideId side, std::span<const CounterId> units);

// 15.1.1, 16.1.1: dividing.cpp
[[nodiscard]] Verdict whyNotDivide(const Position& position, const Command& command);
[[nodiscard]] std::vector<Offer> offerDivided(const Position& position, SideId side,
                                              const Values& settled);
void offerDivisions(const Position& position, SideId side, std::vector<Offer>& offers);
void takeDivide(Draft& draft, const Command& command);

// 15.1, 16.1, the choices of the partisans: assigning.cpp
[[nodiscard]] Verdict whyNotFormation(const Position& position, const Command& command);
[[nodiscard]] Verdict whyNotAssign(const Position& position, const Command& command);
void offerChoices(const Position& position, SideId side, std::vector<Offer>& offers);
void takeFormation(Draft& draft, const Command& command);
void takeAssign(Draft& draft, const Command& command);

// 16.9, 16.10, 16.11.2: laying.cpp
[[nodiscard]] Verdict judgeMine(const Position& position, const Command& command);
[[nodiscard]] Verdict judgeBunker(const Position& position, const Command& command);
[[nodiscard]] Verdict judgeInfirmary(const Position& position, const Command& command);
[[nodiscard]] std::vector<Offer> offerMineHexes(const Position& position, SideId side,
                                                const Values& settled);
void offerMarkers(const Position& position, SideId side, std::vector<Offer>& offers);
void takeMine(Draft& draft, const Command& command);
void takeBunker(Draft& draft, const Command& command);
void takeInfirmary(Draft& draft, const Command& command);

// What is suggested, and beginning anew: suggested.cpp
[[nodiscard]] const Deployment* suggestionFor(const Position& position, SideId side);
[[nodiscard]] Verdict whyNotSuggested(const Position& position, const Command& command);
[[nodiscard]] Verdict whyNotClear(const Position& position, const Command& command);
void takeSuggested(Draft& draft, const Command& command);
void takeClear(Draft& draft, const Command& command);

} // namespace esagono::banditen
