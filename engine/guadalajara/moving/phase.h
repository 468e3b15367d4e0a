// SPDX-License-Identifier: GPL-3.0-or-later
// The decisions of the movement and exploitation phases. Both have the same verbs; the judges say
// which of them a phase knows.
#pragma once

#include "engine/guadalajara/chapters.h"

namespace esagono::guadalajara {

enum PhaseVerbs {
    MoveVerb,
    OverrunVerb,
    TurnGunVerb,
    LoadVerb,
    UnloadVerb,
    PlaceTruckVerb,
    EnterVerb,
    ExitVerb,
    ReserveVerb,
    EndVerb
};

/// The locals of both phases.
enum PhaseLocals { PhaseSide, Begun, Contact, Fetching, Newcomers };

/// How deep the frame of the phase lies; nothing: no such phase is being played.
[[nodiscard]] std::optional<std::size_t> phaseDepth(const Position& position);
/// SCS.overrun: whether a unit was in an enemy zone of control when the phase began.
[[nodiscard]] bool beganInZone(const Position& position, CounterId unit);
/// 1.16a: whether nobody has moved in this phase yet.
[[nodiscard]] bool isPhaseFresh(const Position& position);
/// Nothing is at its start any more.
void noteBegun(Draft& draft);
/// A94: units that have come onto the map in this phase.
void noteNewcomers(Draft& draft, std::span<const CounterId> units);
[[nodiscard]] bool isNewcomer(const Position& position, CounterId unit);
/// 1.16a: empty trucks that drive to units which they then have to load; the others of the move go
/// with them.
void noteFetching(Draft& draft, std::span<const CounterId> units, HexId end);
/// Makes all counters of a side fresh and puts the decision of the phase on the stack.
void beginPhase(Draft& draft, SideId side, FrameId frame, const char* section);

/// Why a counter may not be moved at all in this phase.
[[nodiscard]] Verdict whyNotMover(const Position& position, SideId side, CounterId unit);
/// Sc.4.a: whether it was set up where nobody does anything in this turn.
[[nodiscard]] bool isImmobile(const Position& position, CounterId unit);
/// The hexes with counters of a side.
[[nodiscard]] std::vector<HexId> hexesOf(const Position& position, SideId side);

// 1.16a: empty trucks: trucks.cpp
[[nodiscard]] bool isEmptyTruck(const Position& position, CounterId counter);
/// Whether a truck comes nearer to the nearest HQ of its army, or goes with one.
[[nodiscard]] bool goesToHq(const Position& position, CounterId truck,
                            std::span<const CounterId> units, HexId end);
/// Whether a truck with so many half points left finds somebody to load in a hex.
[[nodiscard]] bool canLoadIn(const Position& position, CounterId truck, HexId hex, int left);
/// Why an empty truck may not drive there with the units.
[[nodiscard]] Verdict whyNotDriveEmpty(const Position& position, CounterId truck,
                                       std::span<const CounterId> units, HexId end, int left);

// The verbs and what is offered for them: moving.cpp, trucks.cpp, entering.cpp, reserves.cpp
[[nodiscard]] Verb moveVerb();
[[nodiscard]] Verb overrunVerb();
[[nodiscard]] Verb loadVerb();
[[nodiscard]] Verb unloadVerb();
[[nodiscard]] Verb placeTruckVerb();
[[nodiscard]] Verb enterVerb();
[[nodiscard]] Verb exitVerb();
[[nodiscard]] Verb reserveVerb();
void offerMoves(const Position& position, SideId side, std::vector<Offer>& offers);
void offerTrucks(const Position& position, SideId side, std::vector<Offer>& offers);
void offerEntries(const Position& position, SideId side, std::vector<Offer>& offers);
void offerReserves(const Position& position, SideId side, std::vector<Offer>& offers);

/// An offer of counters for one field of a verb; targets and example are still missing.
[[nodiscard]] Offer unitsOffer(PhaseVerbs verb, Text label, Values settled, std::size_t open,
                               bool leadsOn);

} // namespace esagono::guadalajara
