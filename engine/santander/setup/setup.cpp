// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 4: the order of the set-up and its dice.
#include "engine/santander/setup/setup.h"

#include "engine/santander/messages.h"

#include <algorithm>

namespace esagono::santander {

namespace {

void ask(Draft& draft, SideId side, SetupStage stage, const char* section) {
    Values locals(2);
    locals.set(DeploySide, side);
    locals.set(DeployStage, static_cast<std::int32_t>(stage));
    draft.push(frame(deployKind), side, locals, section);
}

void placeFront(Draft& draft) {
    draft.say(Text(say::setupOf, republican), "4.2", Milestone::Phase);
    ask(draft, republican, SetupStage::Front, "4.2");
}

/// 4.1: one die for each of the three divisions.
void rollDivisions(Draft& draft) {
    const Chart& chart = draft.position().chart(ReserveChart);
    for (std::size_t i = 0; i < divisionRolls.size(); ++i) {
        const int die = draft.roll(say::diceDivision, "4.1");
        const bool isReserve = chart.cell(chart.rowHeld(die)) == "reserve";
        draft.set(divisionRolls[i], isReserve ? Reserve : FrontLine, "4.1");
        draft.say(Text(isReserve ? say::divisionInReserve : say::divisionAtFront,
                       std::string(rolledDivisions[i])),
                  "4.1");
    }
    for (const CounterId unit : printed(draft.position()).ground)
        if (rollOf(draft.position(), unit) == Reserve)
            draft.move(unit, reserveForce, "4.1");
}

void placeRolled(Draft& draft) {
    ask(draft, republican, SetupStage::Rolled, "4.2");
}

/// 4.3: how much armour the Nationalists have.
void rollArmour(Draft& draft) {
    const Scenario& scenario = *draft.setting().scenario;
    const auto group = std::ranges::find(scenario.setup, "armour", &SetupGroup::id);
    if (group == scenario.setup.end())
        return;
    const Chart& chart = draft.position().chart(ArmourChart);
    const int die = draft.roll(say::diceArmour, "4.3");
    draft.set(armourRoll, die, "4.3");
    const auto number = static_cast<std::size_t>(chart.number(chart.rowHeld(die)).value_or(0));
    for (std::size_t i = 0; i < group->counters.size() && i < number; ++i)
        draft.place(group->counters[i], forces[nationalist.index()], "4.3");
    draft.say(Text(say::armourArrives, number), "4.3");
}

void placeNationalists(Draft& draft) {
    draft.say(Text(say::setupOf, nationalist), "4.3", Milestone::Phase);
    ask(draft, nationalist, SetupStage::Nationalist, "4.3");
}

void placeReserve(Draft& draft) {
    if (draft.position().isEmpty(reserveForce))
        return;
    draft.say(say::setupOfReserve, "4.3.1", Milestone::Phase);
    ask(draft, republican, SetupStage::Reserve, "4.3.1");
}

void beginTurns(Draft& draft) {
    draft.pop();
    draft.push(frame(turnKind), {}, {}, "3");
}

constexpr std::array<void (*)(Draft&), 7> stepsOfSetup = {
    placeFront, rollDivisions, placeRolled, rollArmour, placeNationalists, placeReserve, beginTurns,
};

void runSetup(Draft& draft) {
    const auto next = static_cast<std::size_t>(draft.position().locals().get(0, 0));
    if (next >= stepsOfSetup.size()) {
        draft.pop();
        return;
    }
    draft.setLocal(0, static_cast<std::int32_t>(next + 1));
    stepsOfSetup[next](draft);
}

} // namespace

void begin(Draft& draft) {
    layOut(draft);
    draft.push(frame(setupKind), {}, {0}, "4.1");
}

FrameKind setupKind() {
    return {"santander.setup", say::frameSetup, {{"next"}}, runSetup};
}

} // namespace esagono::santander
