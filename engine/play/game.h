// SPDX-License-Identifier: GPL-3.0-or-later
// A game: what is printed (the package) and what the rulebook says (the rules: decisions, steps,
// who sees what). The machine in play/ runs any of them.
#pragma once

#include "engine/core/command.h"
#include "engine/core/event.h"
#include "engine/core/verdict.h"
#include "engine/kit/package.h"
#include "engine/play/asking/offer.h"
#include "engine/play/asking/tally.h"
#include "engine/play/contract.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace esagono {

class Draft;
class Position;

/// One thing that may be asked in a decision. The judge is called before the command is taken and
/// for every candidate that is offered; `take` trusts it.
struct Verb {
    std::string_view name;
    std::vector<Field> arguments;
    Verdict (*whyNot)(const Position&, const Command&) = nullptr;
    void (*take)(Draft&, const Command&) = nullptr;
    Preview (*preview)(const Position&, const Command&) = nullptr;
    /// What may still be chosen once some arguments are settled, for offers that lead on.
    std::vector<Offer> (*further)(const Position&, SideId, const Values& settled) = nullptr;
    /// Why a candidate nobody offered for the open argument leads nowhere; nothing if it has no
    /// better answer than the judge. Null: the judge is asked.
    Verdict (*whyNotTarget)(const Position&, SideId, const Offer&, std::int32_t target) = nullptr;
};

/// How far something has come that a decision wants done: units placed, front hexes covered.
struct Progress {
    Text label;
    int done = 0;
    int of = 0;
    std::vector<HexId> covered; ///< where it is done, if it is a matter of hexes
    std::vector<HexId> open;    ///< where it is not
    RuleRef rule;
    friend bool operator==(const Progress&, const Progress&) = default;
};

/// A hex of a layer, and whose it is in that respect.
struct LayerHex {
    HexId hex;
    SideId side;
    friend bool operator==(const LayerHex&, const LayerHex&) = default;
};

/// Something that can be laid over the map: zones of control, lines of supply.
struct Layer {
    std::string_view id;    ///< "zones"
    const char* label = ""; ///< message id
    std::string_view style; ///< how it is drawn: "zone", "supply"
    /// As the viewer may know it; no side: as it is.
    std::vector<LayerHex> (*hexes)(const Position&, SideId viewer) = nullptr;
};

/// A throw of dice and what it meant: where on which chart, with which modifiers.
struct DiceReading {
    SideId side;                       ///< who threw them, if it matters
    HexId hex;                         ///< where, if it matters
    std::string chart;                 ///< id; empty: none
    std::optional<std::size_t> row;    ///< of the chart
    std::optional<std::size_t> column; ///< of the chart
    Tally modifiers;                   ///< of the die
    Text odds; ///< how the column was found, if there was anything to reckon
    Text effect;
    RuleRef rule;
    friend bool operator==(const DiceReading&, const DiceReading&) = default;
};

/// A kind of frame. A decision waits for its owners and has offers and verbs; a step runs.
struct FrameKind {
    std::string_view name;  ///< "santander.commit_support"
    const char* label = ""; ///< message id: what the breadcrumb above the map shows
    std::vector<Field> locals;
    void (*run)(Draft&) = nullptr;
    std::vector<Offer> (*offers)(const Position&, SideId) = nullptr;
    std::vector<Verb> verbs;
    /// Message id: what a decision asks of its owner, in the imperative.
    const char* prompt = "";
    /// Likewise, where it depends on the position; null: the prompt without arguments.
    Text (*promptNow)(const Position&, SideId) = nullptr;
    /// Null: there is nothing to count.
    std::vector<Progress> (*progress)(const Position&, SideId) = nullptr;
    /// The label where it depends on how far a sequence has come (its first local); null: `label`.
    const char* (*labelAt)(std::int32_t next) = nullptr;

    [[nodiscard]] bool isStep() const { return run != nullptr; }
};

/// Makes a kind of frame. The table of a game's frames is a list of these; the place of each is the
/// number of its frames.
using FrameMaker = FrameKind (*)();
template <std::size_t count>
[[nodiscard]] consteval FrameId placeIn(const FrameMaker (&table)[count], FrameMaker kind) {
    const auto found = std::find(table, table + count, kind);
    if (found == table + count)
        throw kind;
    return FrameId(static_cast<std::size_t>(found - table));
}
[[nodiscard]] std::vector<FrameKind> madeBy(std::span<const FrameMaker> table);

/// How much of a counter somebody sees.
enum class Seen : std::uint8_t {
    Nothing, ///< not even that it is there
    Back,    ///< that a counter of its side lies there
    Whole,
};

/// Something that is worth points, and who has it now.
struct Worth {
    Text label;
    HexId hex; ///< where, if it is a place
    int points = 0;
    SideId side; ///< none: nobody
    RuleRef rule;
    friend bool operator==(const Worth&, const Worth&) = default;
};

/// Points that commands are paid with, on a track: activation points, resource points.
struct Stock {
    TrackId track;
    int perPoint = 1; ///< how much of the track makes one point
    friend bool operator==(const Stock&, const Stock&) = default;
};

/// How full a hex is.
struct Room {
    Text text; ///< "2 of 4 SP"
    int used = 0;
    int limit = 0;
    RuleRef rule;
    friend bool operator==(const Room&, const Room&) = default;
};

/// What a sentence of the rules says itself, so that no story says it a second time. It speaks of
/// the counters it names; if it names none, of those that come into its hex.
enum class Tells : std::uint8_t {
    Place,  ///< where they went
    Face,   ///< that they were turned over
    State,  ///< that they are in another state
    Marker, ///< that a marker came into its hex, or is gone
    Track,  ///< what the track shows that was set just before
};
struct Saying {
    const char* text = ""; ///< message id; one row for each thing it tells
    Tells tells = Tells::Place;
};

/// How a finished game ended.
struct Ending {
    SideId winner; ///< none: a draw
    Text text;
};

/// What a game contributes in code.
struct Rules {
    std::string_view id;
    int version = 1;               ///< raised when the same commands would bring other events
    Contract expects;              ///< of every package it is played with
    std::vector<FrameKind> frames; ///< by FrameId
    std::vector<Saying> sayings{}; ///< what its sentences tell themselves
    std::vector<std::string_view> untoldFaces{}; ///< names of faces it is no news to show
    /// What the rules read from the package once and for all; null: nothing. The package keeps the
    /// contract. Throws Fault(Mismatch).
    std::shared_ptr<const void> (*prepare)(const GamePackage&) = nullptr;
    /// Lays out the scenario and pushes the first frame.
    void (*begin)(Draft&) = nullptr;
    Ending (*ending)(const Position&) = nullptr;
    /// Who sees a counter; null: everybody sees everything.
    Seen (*seen)(const Position&, SideId viewer, CounterId counter) = nullptr;
    /// Tracks, contents of pools and events a side may not know although the package shows such
    /// things; null: none.
    bool (*hidesTrack)(const Position&, SideId viewer, TrackId) = nullptr;
    bool (*hidesPool)(const Position&, SideId viewer, PoolId) = nullptr;
    bool (*hidesEvent)(const Position& before, SideId viewer, const Event&) = nullptr;
    /// Why nobody can play on from a position; null: from any.
    Verdict (*whyNotPosition)(const Position&) = nullptr;
    std::vector<Layer> layers;
    /// The line of supply of a counter, from its hex to the source; empty if it has none.
    std::vector<HexId> (*trace)(const Position&, CounterId) = nullptr;
    /// How the values of a counter came about, item by item. For those who see the counter.
    std::vector<Preview::Part> (*explain)(const Position&, CounterId) = nullptr;
    /// What a way costs a counter that goes it now, in points; nothing if it is not that counted.
    std::optional<Ratio> (*cost)(const Position&, CounterId, std::span<const HexId> way) = nullptr;
    std::vector<Stock> stocks; ///< what commands are paid with
    /// What a throw meant, with the table as it was just before it.
    std::optional<DiceReading> (*reading)(const Position&, const DiceRolled&) = nullptr;
    /// What is worth points, line by line; null: nothing is.
    std::vector<Worth> (*worth)(const Position&) = nullptr;
    /// How full a hex is of the units of a side. For those who see them all.
    Room (*room)(const Position&, HexId, SideId) = nullptr;
    /// The steps a counter has with the face that is up, wherever it lies, 0 for what has none;
    /// null: the faces that are called reduced tell.
    int (*steps)(const Position&, CounterId) = nullptr;
    /// The status that says a counter is out of supply; none: no status does.
    StatusId unsupplied = StatusId();
    /// The steps every side is to lose by a throw, by the tables alone and with the table as it was
    /// just before it; nothing if it costs no steps however it falls. `earlier` is the throw before
    /// it in the same command, if there was one.
    std::optional<std::vector<int>> (*toll)(const Position&, const DiceRolled&,
                                            const DiceRolled* earlier) = nullptr;
};

struct Game {
    std::shared_ptr<const GamePackage> printed;
    const GamePackage& package; ///< the same
    const Rules* rules = nullptr;
    std::shared_ptr<const void> prepared; ///< by the rules, of the package

    /// Throws Fault(Mismatch) naming the first thing the rules need and the package lacks.
    Game(std::shared_ptr<const GamePackage> shared, const Rules& written);
    Game(GamePackage own, const Rules& written)
        : Game(std::make_shared<const GamePackage>(std::move(own)), written) {}
};

/// Everything that keeps a package from being played by these rules, for its author: what breaks
/// the contract, else what the rules themselves stumble over when a scenario begins.
[[nodiscard]] std::vector<Finding> whyNotPlayed(const GamePackage& package, const Rules& rules);

/// What was agreed before the game began. The game and its package outlive it.
struct Setting {
    const Game* game = nullptr;
    const Scenario* scenario = nullptr;
    const HexMap* map = nullptr;
    RulingChoices rulings;

    [[nodiscard]] const GamePackage& package() const { return game->package; }
    [[nodiscard]] const FrameKind& kind(FrameId frame) const {
        return game->rules->frames[frame.index()];
    }
};

/// The setting for a scenario with its own rulings, else the standard ones. Throws Fault(NotFound).
[[nodiscard]] Setting settingOf(const Game& game, std::string_view scenario);
/// Chooses how one ruling is read. Throws Fault(NotFound) for an unknown ruling or choice.
void choose(Setting& setting, std::string_view ruling, std::string_view choice);

} // namespace esagono
