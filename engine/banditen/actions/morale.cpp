// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 10: morale, with 15.4, 15.6, 16.4 and 16.10.1.
#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

int gravellonaMorale(const Position& position, const Piece& of) {
    if (of.faction == Faction::Rsi)
        return rsiMorale(position);
    const bool isFirm = of.formation == Formation::Redi || of.formation == Formation::Valtoce;
    if (isFirm && is(position, ruling::rediValtoce)) // 15.4.1
        return printed(position).rediValtoceMorale;
    return of.faction == Faction::German ? printed(position).germanMorale     // 15.6
                                         : printed(position).garibaldiMorale; // 15.4
}

int tarnovaMorale(const Position& position, CounterId unit, const Piece& of) {
    if (position.side(unit) == partisan)
        return of.formation == Formation::Assault ? printed(position).assaultMorale
                                                  : printed(position).yugoslavMorale;
    const HexId hex = position.hex(unit);
    const bool isSheltered =
        hex.exists() && (ground(position).isFort[hex.index()] != 0 || hasBunker(position, hex));
    return isSheltered ? alwaysPasses : rsiMorale(position); // 16.10.1
}

/// Whoever fails goes to ground, or loses strength if it is there already. What is left of it.
CounterId shake(Draft& draft, CounterId unit) {
    if (draft.position().status(unit, prone) != 0)
        return weaken(draft, unit, 1, "10.1.2");
    draft.say(Text(say::goesProne, unit), "10.1");
    draft.set(unit, prone, 1, "10.1");
    return unit;
}

} // namespace

int rsiMorale(const Position& position) {
    const int shaken =
        isTarnova(position)
            ? (static_cast<int>(ground(position).forts.size()) - fortsHeld(position)) /
                  fortsPerMorale            // 16.4
            : objectivesCaptured(position); // 15.4
    return std::max(printed(position).rsiMorale - shaken, printed(position).rsiLeast);
}

int moraleOf(const Position& position, CounterId unit) {
    const Piece& of = piece(position, unit);
    return isTarnova(position) ? tarnovaMorale(position, unit, of) : gravellonaMorale(position, of);
}

bool passes(int morale, int die) {
    return morale == alwaysPasses || (morale != alwaysFails && die <= morale);
}

MoraleCheck testMorale(Draft& draft, std::span<const CounterId> units, const char* section) {
    const Position position = draft.position();
    std::vector<int> values;
    for (const CounterId unit : units)
        values.push_back(moraleOf(position, unit));
    const bool isOpen = std::ranges::any_of(
        values, [](int value) { return value != alwaysFails && value != alwaysPasses; });
    const int die = isOpen ? draft.roll(say::diceMorale, "10.1") : 1; // A26: one die for all
    MoraleCheck check;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (passes(values[i], die)) {
            draft.say(Text(say::moraleHolds, units[i]), section);
            continue;
        }
        check.passed = false;
        if (const CounterId left = shake(draft, units[i]); left.exists())
            check.failed.push_back(left);
    }
    return check;
}

} // namespace esagono::banditen
