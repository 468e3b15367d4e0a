// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of rules: a board, what is done on it, and what must then be so. Every row carries the
// section it proves, and is entered in a list that another test compares with the rulebook.
#pragma once

#include "engine/core/dice.h"
#include "engine/play/asking/scribe.h"
#include "engine/play/match.h"
#include "engine/play/position.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace esagono {

/// A board before something is done. What is left empty is as the game's kit says.
struct Board {
    std::string side; ///< who decides
    /// The pending decision, in the words of the game's kit. Or setup: the scenario from its very
    /// beginning, whatever else the board says.
    std::string decision;
    int turn = 2;
    /// Place to counters: {"2006", "R_CLXX R_CLXXI:dsg=1 R_CLXXII:reduced HQ_52:used"}. A word
    /// after the colon is the other face, whatever it is called, or a status with its value.
    std::vector<std::pair<std::string, std::string>> units;
    std::map<std::string, int> tracks;
    /// "trench@2008", with a value "mine@10.05=3", or with its side "fort@2412/blue".
    std::vector<std::string> markers;
    std::map<std::string, std::string> pools; ///< pool to its chits, as often as they are named
    std::map<std::string, std::string> control;
    std::map<std::string, std::string> rulings; ///< ruling or option to choice
    std::string scenario;
    const Game* game = nullptr; ///< with another package than the kit's; null: the kit's
};

/// What the boards of a game have in common. Every program of rows defines one.
struct BoardKit {
    const Game* game = nullptr;
    Board usual;                               ///< its side, decision and scenario fill empty ones
    std::map<std::string, std::string> places; ///< of counters no board names
    std::map<std::string, std::string> markerSides; ///< whose they are
    /// Whether hexes with units are controlled by their side unless the board says otherwise.
    bool unitsControl = false;
    /// The frames of the pending decision, bottom first, as in a position file.
    Record (*frames)(const Board&) = nullptr;
};
[[nodiscard]] const BoardKit& boardKit();

/// The table of a row.
class RuleTable {
public:
    explicit RuleTable(const Board& board);
    /// From the very beginning of a scenario.
    RuleTable(const std::string& scenario, const std::map<std::string, std::string>& rulings);

    Setting setting;
    Scribe scribe;
    ToldDice dice;
    State state;

    [[nodiscard]] Position position() const { return {state, setting}; }
    [[nodiscard]] CounterId counter(const std::string& id) const;
    [[nodiscard]] HexId hex(const std::string& label) const { return setting.map->find(label); }

    /// "attack target=2006 with=NI_1,NI_2 | 6 3": a verb, its arguments, the dice it will need.
    /// Whoever has to decide does it. The refusal, as "9.2/K16", or "".
    std::string act(const std::string& line);
    /// The command of such a line, for the side that has to decide.
    [[nodiscard]] Command command(const std::string& line) const;
    /// What is wrong with an expectation, or "". See rule_rows.cpp for what can be expected:
    /// "NI_1 at 2006", "NI_1 dsg 2", "track morale 1", "decision support", "offered NI_1",
    /// "said log.retreats" …
    [[nodiscard]] std::string wrongWith(const std::string& expectation) const;
    [[nodiscard]] SideId deciding() const;
    [[nodiscard]] std::string namesOf(const std::vector<Culprit>& culprits) const;

    std::vector<Event> events; ///< of the last command
    std::string refused;       ///< of the last command
    std::string blamed;        ///< by that refusal: counters and hexes, "R_CLXX 2008"
};

struct Row {
    const char* section; ///< "8.1.1", or several: "1.4 6.3"
    const char* what;
    Board board;
    std::vector<std::string> acts; ///< the last may be refused, if the row says so
    std::vector<std::string> then; ///< "refused 8.1.1/A7 because R_CLXX" is about the last act
};

/// A named table of rows. Made at start-up, so that all rows are known before any test runs.
class RuleRows {
public:
    RuleRows(const char* name, std::vector<Row> rows);
    /// Runs every row, inside a test case.
    void check() const;

    /// Whether a row of that section, of any table, no longer holds when the kit's game is this
    /// one.
    [[nodiscard]] static bool isBroken(std::string_view section, const Game& game);

    /// Every section that some row proves, and every ruling=choice that some row plays.
    [[nodiscard]] static const std::map<std::string, int>& provenSections();
    [[nodiscard]] static const std::map<std::string, int>& playedChoices();
    [[nodiscard]] static int count();
    /// For rows written in code.
    static void enter(const char* section, const Board& board = {});

private:
    const char* m_name;
    std::vector<Row> m_rows;
};

/// A row whose acts and expectations are written one after the other: "attack …; support … | 3 4".
[[nodiscard]] Row row(const char* section, const char* what, Board board, const std::string& acts,
                      const std::string& then);

// What every game's list of rows is compared with, inside a test case: sections and rulings of the
// package, and the vectors of the first reading, whose ids stand in front of their rows.
void checkEverySectionHasARow(int leastRows);
void checkEveryReadingIsPlayed();
void checkVectors(const std::string& folder, const std::vector<std::string>& ids);

} // namespace esagono
