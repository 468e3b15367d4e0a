// SPDX-License-Identifier: GPL-3.0-or-later
// Who begins where and who arrives when, as edits of scenarios.json. Scenarios, groups, markers and
// deployments are named by their number in the file; one drop of a counter is one edit.
#pragma once

#include "editor/scenarios/scenario_edits.h"

#include <optional>

namespace esagono {

/// A list of groups: what is set up at the start, or what arrives later.
enum class GroupList : std::uint8_t { Setup, Reinforcements };
[[nodiscard]] std::string_view keyOf(GroupList list);

/// "/scenarios/2/setup/4"
[[nodiscard]] std::string groupPointer(std::size_t scenario, GroupList list, std::size_t group);

// Counters
/// Puts a counter into a hex or box at the start: with the group that is already there, else in one
/// of its own. It leaves whatever group it was in.
[[nodiscard]] Edit placeCounter(const Documents& documents, std::size_t scenario,
                                const std::string& counter, const std::string& place);
/// Likewise in a finished deployment; its face stays.
[[nodiscard]] Edit deployCounter(const Documents& documents, std::size_t scenario,
                                 std::size_t deployment, const std::string& counter,
                                 const std::string& place);
/// Out of a finished deployment, back to the group it belongs to.
[[nodiscard]] Edit withdrawCounter(const Documents& documents, std::size_t scenario,
                                   std::size_t deployment, const std::string& counter);
/// It arrives in that turn: with a group of its side that says no more than that, else in one of
/// its own. It leaves whatever group it was in.
[[nodiscard]] Edit scheduleCounter(const Documents& documents, std::size_t scenario,
                                   const std::string& counter, std::string_view side, int turn);
/// Out of every group and deployment.
[[nodiscard]] Edit takeOutCounter(const Documents& documents, std::size_t scenario,
                                  const std::string& counter);
/// Which face of a counter lies up where it stands: in a deployment, else in the set-up, where it
/// parts from the others of its group.
[[nodiscard]] Edit turnCounter(const Documents& documents, std::size_t scenario,
                               std::optional<std::size_t> deployment, const std::string& counter,
                               int face);

// Finished deployments
[[nodiscard]] Edit newDeployment(const Documents& documents, std::size_t scenario);
[[nodiscard]] Edit removeDeployment(std::size_t scenario, std::size_t deployment);

// Groups
/// Empty, at the end of the list; reinforcements arrive in that turn.
[[nodiscard]] Edit newGroup(const Documents& documents, std::size_t scenario, GroupList list,
                            int turn = 1);
/// Another value of a key: "id", "side", "at", "area", "turn", "face", "extra"; null takes it away.
/// A place and an area exclude each other.
[[nodiscard]] Edit setGroup(const Documents& documents, std::size_t scenario, GroupList list,
                            std::size_t group, std::string_view key, const Record& value);
/// Hexes come into the group's own list of hexes, or leave it; an area of another kind gives way
/// to a list.
[[nodiscard]] Edit paintGroup(const Documents& documents, std::size_t scenario, GroupList list,
                              std::size_t group, std::span<const std::string> hexes, bool inside);
/// Moves a counter into a group, out of whatever group it was in.
[[nodiscard]] Edit addToGroup(const Documents& documents, std::size_t scenario, GroupList list,
                              std::size_t group, const std::string& counter);
[[nodiscard]] Edit removeGroup(std::size_t scenario, GroupList list, std::size_t group);

// Markers
[[nodiscard]] Edit addMarker(const Documents& documents, std::size_t scenario,
                             const Record& marker);
[[nodiscard]] Edit removeMarker(std::size_t scenario, std::size_t marker);

} // namespace esagono
