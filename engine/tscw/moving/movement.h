// SPDX-License-Identifier: GPL-3.0-or-later
// Ways of units that move together: what they have to reckon with, judged, offered, explained.
#pragma once

#include "engine/tscw/supply/supply.h"

namespace esagono::tscw {

/// What a step costs, item by item.
struct Toll {
    int hex = 0;
    int river = 0;
    int fortified = 0;

    [[nodiscard]] int points() const { return hex + river + fortified; }
};

/// What all moves of a side have to reckon with, looked up once.
struct Front {
    SideId side;
    HexSet enemyZone;   ///< 10.2
    HexSet enemyUnits;  ///< with combat units: nobody enters
    HexSet besideEnemy; ///< next to a unit or an HQ
    HexSet ownUnits;
    SupplyNets nets;

    Front(const Position& position, SideId of);
};

class Way {
public:
    /// The front outlives it. Takes for granted that they may move in this kind of movement.
    Way(const Position& position, std::span<const CounterId> units, Moved kind, const Front& front);

    [[nodiscard]] const Position& position() const { return *m_position; }
    [[nodiscard]] const std::vector<CounterId>& units() const { return m_units; }
    [[nodiscard]] Moved kind() const { return m_kind; }
    [[nodiscard]] const Front& front() const { return *m_front; }
    [[nodiscard]] HexId start() const { return m_position->hex(m_units.front()); }
    /// 13.6: what whoever has least has left.
    [[nodiscard]] int left() const { return m_left; }
    /// 13.3: whether they may go one hex whatever it costs.
    [[nodiscard]] bool mayForce() const { return m_mayForce; }
    /// Why they may not go into the next hex, whatever it costs.
    [[nodiscard]] Verdict whyNotEnter(HexId from, HexId to) const;
    [[nodiscard]] Toll toll(CounterId unit, HexId from, HexId to) const;
    /// For the one who pays most. Takes for granted that they may go there.
    [[nodiscard]] int cost(HexId from, HexId to) const;
    /// 8.1, 9.2: why they may not stop at the end of a path.
    [[nodiscard]] Verdict whyNotStop(std::span<const HexId> path) const;

private:
    [[nodiscard]] Verdict whyNotCompany(HexId hex) const;

    const Position* m_position;
    std::vector<CounterId> m_units;
    Moved m_kind;
    const Front* m_front;
    Stays m_stays;
    std::array<CounterId, classes> m_payers; ///< one of each class among them
    int m_left = 0;
    bool m_mayForce = false;
    bool m_isNorthern = false;
};

/// What a unit may spend, the supply of its side being known.
[[nodiscard]] int allowanceOf(const Position& position, CounterId unit, Moved kind,
                              const SupplyNets& nets);
/// 13.2, 13.11, 14.1: why the unit does not move at all, in this kind of movement.
[[nodiscard]] Verdict whyNotMover(const Position& position, SideId side, CounterId unit,
                                  Moved kind);
[[nodiscard]] Toll tollOf(const Position& position, CounterId unit, HexId from, HexId to,
                          bool byBridge);
/// 13.11.1: why units on the march may not enter a hex.
[[nodiscard]] Verdict whyNotMarchInto(const Way& way, HexId to);
/// 13.11.2: whether a march crosses the hexside along a railway.
[[nodiscard]] bool isBridge(const Position& position, const Front& front, HexId from, HexId to);
/// 13.11.1: why it cannot begin a march.
[[nodiscard]] Verdict whyNotMarch(const Position& position, CounterId unit);

/// Why the units of the way may not go along a path from where they are.
[[nodiscard]] Verdict whyNotWay(const Way& way, std::span<const HexId> path);
/// Whether they can go anywhere.
[[nodiscard]] bool canGo(const Way& way);

/// What of an offer is settled before the path.
struct Asking {
    VerbId verb;
    const char* label = ""; ///< %1 = first unit
    Values settled;
    std::size_t open = 0;
};
[[nodiscard]] std::vector<Offer> offerWays(const Way& way, const Asking& asking);
/// Why a hex no way leads to is not offered.
[[nodiscard]] Verdict whyNotThere(const Way& way, HexId hex);
[[nodiscard]] Preview previewWay(const Way& way, std::span<const HexId> path);

// moving.cpp: the verbs of both movement segments, which stand first in their frames
enum MovingVerbs : std::size_t { MoveVerb, MarchVerb, MovingVerbCount };
[[nodiscard]] Verb moveVerb();
[[nodiscard]] Verb marchVerb();
void offerMoves(const Position& position, SideId side, std::vector<Offer>& offers);
/// Units that have begun to move have finished: others begin (13.2).
void finishMovers(Draft& draft, SideId side);

// movement_phase.cpp
/// Forgets what was moved, and notes who is out of supply or beside an enemy.
void beginSegment(Draft& draft, SideId side, const char* section);
void endSegment(Draft& draft, SideId side);
[[nodiscard]] Verdict whyNotEndSegment(const Position& position, SideId side);
/// The end of a movement segment, as a verb.
[[nodiscard]] Verb endMovementVerb();
void offerEndSegment(const Position& position, SideId side, VerbId verb,
                     std::vector<Offer>& offers);

// evacuation.cpp
[[nodiscard]] Verb evacuateVerb();
void offerEvacuation(const Position& position, SideId side, VerbId verb,
                     std::vector<Offer>& offers);

} // namespace esagono::tscw
