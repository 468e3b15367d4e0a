// SPDX-License-Identifier: GPL-3.0-or-later
// What an author does to a scenario, as edits of scenarios.json. Scenarios are named by their
// number in the file; every edit leaves what it does not speak of as it was. Who stands where:
// setup_edits.h.
#pragma once

#include "editor/edit.h"

#include <map>
#include <span>

namespace esagono {

inline constexpr char scenarioFile[] = "scenarios.json";

/// "/scenarios/2"
[[nodiscard]] std::string scenarioPointer(std::size_t scenario);
[[nodiscard]] std::size_t scenarioCount(const Documents& documents);

// Scenarios
[[nodiscard]] Edit newScenario(const Documents& documents);
/// With another id, behind the one it copies.
[[nodiscard]] Edit copyScenario(const Documents& documents, std::size_t scenario);
[[nodiscard]] Edit removeScenario(std::size_t scenario);

// Its table
/// Labels beyond the last turn go; if there are labels, new turns get their numbers.
[[nodiscard]] Edit setTurns(const Documents& documents, std::size_t scenario, int first, int last);
/// The label of a turn in one language; the turns before it get their numbers if they have none.
[[nodiscard]] Edit setTurnLabel(const Documents& documents, std::size_t scenario, int turn,
                                std::string_view language, std::string_view text);
[[nodiscard]] Edit setScenarioMap(std::size_t scenario, std::string_view map);
/// One of the map's own lists; empty: nobody controls anything.
[[nodiscard]] Edit setControlList(const Documents& documents, std::size_t scenario,
                                  std::string_view list);
/// Which side holds a hex at the start, by the hex's number; also what a list of the map says.
[[nodiscard]] std::map<std::string, std::string> controlAtStart(const Documents& documents,
                                                                std::size_t scenario);
/// Gives hexes to a side; no side: to nobody. What a list of the map said is first written out,
/// hex by hex.
[[nodiscard]] Edit paintControl(const Documents& documents, std::size_t scenario,
                                std::span<const std::string> hexes, std::string_view side);
[[nodiscard]] Edit setTrack(const Documents& documents, std::size_t scenario,
                            std::string_view track, int value);
/// An empty choice: as the rules say.
[[nodiscard]] Edit setRuling(const Documents& documents, std::size_t scenario,
                             std::string_view ruling, std::string_view choice);
/// A null value takes it away.
[[nodiscard]] Edit setSpecial(const Documents& documents, std::size_t scenario,
                              std::string_view key, const Record& value);

} // namespace esagono
