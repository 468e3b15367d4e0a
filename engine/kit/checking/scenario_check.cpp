// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/checking/checks.h"

#include "engine/kit/messages.h"

#include <algorithm>

namespace esagono {

namespace {

/// Looks at one scenario after the other and remembers which counters it met.
class ScenarioCheck {
public:
    ScenarioCheck(const GamePackage& package, Findings& findings)
        : m_package(package)
        , m_findings(findings)
        , m_used(package.counters.size(), false) {}

    void check(std::size_t number) {
        const Scenario& scenario = m_package.scenarios[number];
        m_record = &m_package.documents.at("scenarios.json").at("scenarios").at(number);
        m_pointer = "/scenarios/" + std::to_string(number);
        m_group.assign(m_package.counters.size(), nullptr);
        for (const SetupGroup& group : scenario.setup)
            checkGroup(group, "setup");
        for (const SetupGroup& group : scenario.reinforcements) {
            checkGroup(group, "reinforcements");
            if (group.turn > scenario.lastTurn)
                report("/reinforcements/" + std::to_string(group.number) + "/turn",
                       Text(say::arrivesTooLate, group.turn, scenario.lastTurn));
        }
        for (std::size_t i = 0; i < scenario.deployments.size(); ++i)
            checkDeployment(scenario.deployments[i], "/deployments/" + std::to_string(i));
        const std::size_t turns =
            static_cast<std::size_t>(scenario.lastTurn - scenario.firstTurn) + 1;
        if (!scenario.turnLabels.empty() &&
            scenario.turnLabels.size() < turns) // a ruling may add some
            report("/turns/labels",
                   Text(say::turnLabelsMissing, scenario.turnLabels.size(), turns));
    }

    void reportUnused() const {
        for (std::size_t i = 0; i < m_used.size(); ++i)
            if (!m_used[i])
                addFinding(m_findings, {Finding::Weight::Note, "counters.json",
                                        "/counters/" + std::to_string(i),
                                        Text(say::counterUnused, m_package.counters[i].id)});
    }

private:
    void report(const std::string& pointer, Text text) const {
        addFinding(m_findings, {Finding::Weight::Warning, "scenarios.json", m_pointer + pointer,
                                std::move(text)});
    }
    [[nodiscard]] const Counter& counter(CounterId id) const {
        return m_package.counters[id.index()];
    }

    void checkGroup(const SetupGroup& group, const std::string& list) {
        const std::string pointer = "/" + list + "/" + std::to_string(group.number);
        for (std::size_t i = 0; i < group.counters.size(); ++i) {
            const CounterId id = group.counters[i];
            const std::string where = pointer + "/counters/" + std::to_string(i);
            if (m_group[id.index()] == nullptr)
                m_group[id.index()] = &group;
            else
                report(where, Text(say::counterTwice, counter(id).id));
            if (group.side.exists() && counter(id).side.exists() && counter(id).side != group.side)
                report(where, Text(say::counterOfOtherSide, counter(id).id));
            m_used[id.index()] = true;
        }
        if (group.hexes.empty() && m_record->at(list).at(group.number).contains("area"))
            report(pointer + "/area", say::nowhereToSetUp);
    }

    void checkDeployment(const Deployment& deployment, const std::string& pointer) {
        for (const Deployment::Piece& piece : deployment.counters) {
            m_used[piece.counter.index()] = true;
            if (const SetupGroup* group = m_group[piece.counter.index()];
                group != nullptr && !allows(*group, piece.place))
                report(pointer + "/counters/" + counter(piece.counter).id,
                       Text(say::deployedElsewhere, counter(piece.counter).id));
        }
    }

    [[nodiscard]] static bool allows(const SetupGroup& group, Place place) {
        if (group.place.isHex())
            return group.place == place;
        return group.hexes.empty() ||
               std::find(group.hexes.begin(), group.hexes.end(), place.hex()) != group.hexes.end();
    }

    const GamePackage& m_package;
    Findings& m_findings;
    std::vector<bool> m_used;
    const Record* m_record = nullptr; ///< the scenario at hand
    std::string m_pointer;
    std::vector<const SetupGroup*> m_group; ///< by CounterId, in this scenario
};

} // namespace

void checkScenarios(const GamePackage& package, Findings& findings) {
    if (package.scenarios.empty())
        return;
    ScenarioCheck check(package, findings);
    for (std::size_t i = 0; i < package.scenarios.size(); ++i)
        check.check(i);
    check.reportUnused();
}

} // namespace esagono
