// SPDX-License-Identifier: GPL-3.0-or-later
// Section 5.1: the actions of the active player are carried out.
#include "engine/banditen/actions/actions.h"
#include "engine/banditen/actions/activation.h"
#include "engine/banditen/messages.h"
#include "engine/banditen/moving/march.h"
#include "engine/banditen/moving/splitting.h"

namespace esagono::banditen {

namespace {

March marchFrom(const Position& position, SideId side, const Asked& asked, March::What what,
                Action action) {
    March march;
    march.side = side;
    march.what = what;
    march.left = pointsOf(position, asked.units, action);
    march.trail = {asked.from};
    return march;
}

void takeMarch(Draft& draft, const Command& command, March::What what, Action action,
               const char* section) {
    const Asked asked(command);
    takeTurn(draft, other(command.side), 0);
    const March march = marchFrom(draft.position(), command.side, asked, what, action);
    activate(draft, command.side, asked.units, action, section);
    beginMarch(draft, asked.units, march, section);
    if (what != March::What::FireThenMove)
        goAlong(draft, command.arguments.hexes(chosen::Rest));
    else
        shoot(draft, asked.units, {asked.from, command.arguments.hex(chosen::Rest), true, false});
}

} // namespace

void takeMove(Draft& draft, const Command& command) {
    takeMarch(draft, command, March::What::Move, Action::Move, "5.1.1");
}
void takeMoveFire(Draft& draft, const Command& command) {
    takeMarch(draft, command, March::What::MoveThenFire, Action::MoveFire, "5.1.3");
}
void takeFireMove(Draft& draft, const Command& command) {
    takeMarch(draft, command, March::What::FireThenMove, Action::MoveFire, "5.1.3");
}
void takeAssault(Draft& draft, const Command& command) {
    takeMarch(draft, command, March::What::Assault, Action::Assault, "5.1.4");
}

void takePass(Draft& draft, const Command& command) {
    const int passes = draft.position().locals(1).get(Passes, 0);
    draft.say(Text(say::passes, command.side), "3.1.a");
    takeTurn(draft, other(command.side), passes + 1);
}

void takeFire(Draft& draft, const Command& command) {
    const Asked asked(command);
    takeTurn(draft, other(command.side), 0);
    activate(draft, command.side, asked.units, Action::Fire, "5.1.2");
    shoot(draft, asked.units, {asked.from, command.arguments.hex(chosen::Rest), false, false});
}

void takeReform(Draft& draft, const Command& command) {
    const Asked asked(command);
    takeTurn(draft, other(command.side), 0);
    activate(draft, command.side, asked.units, Action::Reform, "5.1.5");
    reform(draft, asked.units, partsFrom(command.arguments.get(chosen::Rest)), "5.1.5");
}

void takeRecover(Draft& draft, const Command& command) {
    const Asked asked(command);
    takeTurn(draft, other(command.side), 0);
    activate(draft, command.side, asked.units, Action::Recover, "5.1.6");
    for (const CounterId unit : asked.units) {
        draft.set(unit, prone, 0, "10.1.3");
        draft.say(Text(say::recovers, unit), "5.1.6");
    }
}

Preview previewFire(const Position& position, const Command& command) {
    const bool moves = command.verb == VerbId(FireMove);
    return previewVolley(
        position, command.arguments.counters(chosen::Units),
        {command.arguments.hex(chosen::From), command.arguments.hex(chosen::Rest), moves, false});
}

} // namespace esagono::banditen
