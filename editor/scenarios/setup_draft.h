// SPDX-License-Identifier: GPL-3.0-or-later
// Who stands where in a scenario as its author has it now: groups, deployments and markers as the
// documents say, before anybody has read the package again.
#pragma once

#include "editor/scenarios/setup_edits.h"

namespace esagono {

struct DraftGroup {
    GroupList list = GroupList::Setup;
    std::size_t number = 0; ///< in its list in the file
    std::string id;
    std::string side; ///< as written; empty: that of its counters
    std::vector<std::string> counters;
    std::string at; ///< hex or box; empty: an area, or as the rules say
    Record area;    ///< id, hexes, or {within, of, in}; null: none
    Record extra;   ///< conditions that the game's own rules read; null: none
    int turn = 0;   ///< 0: before the game
    int face = 0;
};

/// Where a counter lies.
struct DraftSpot {
    std::string at;
    int face = 0;
};

struct DraftMarker {
    std::string marker;
    std::string at;
    std::string side;
    int value = 0;
};

class SetupDraft {
public:
    SetupDraft(const Documents& documents, std::size_t scenario);

    /// Those of the set-up in the order of the file, then reinforcements by turn.
    [[nodiscard]] const std::vector<DraftGroup>& groups() const { return m_groups; }
    [[nodiscard]] const std::vector<DraftMarker>& markers() const { return m_markers; }
    /// What a counter's group is, by its number in groups().
    [[nodiscard]] const std::map<std::string, std::size_t>& groupOf() const { return m_groupOf; }
    /// The counters that have a place before the game, by their ids: from the groups, then as a
    /// deployment puts them.
    [[nodiscard]] std::map<std::string, DraftSpot>
    standing(std::optional<std::size_t> deployment) const;
    [[nodiscard]] std::size_t deploymentCount() const { return m_deployments.size(); }

private:
    void readGroups(const Record& scenario, GroupList list);

    std::vector<DraftGroup> m_groups;
    std::vector<DraftMarker> m_markers;
    std::map<std::string, std::size_t> m_groupOf;
    std::vector<std::map<std::string, DraftSpot>> m_deployments;
};

} // namespace esagono
