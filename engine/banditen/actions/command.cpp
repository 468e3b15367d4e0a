// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 2.1 and 6: Commands, who is under them, and what becomes of those that are lost.
#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"

#include <algorithm>

namespace esagono::banditen {

namespace {

namespace replacing {
enum Locals { Lost };
enum Arguments { Where };
} // namespace replacing

/// A Command that was lost once waits with the counters that are not in play.
CounterId waitingCommand(const Position& position) {
    for (const CounterId command : printed(position).commands)
        if (position.place(command) == Place(spareBox[position.side(command).index()]))
            return command;
    return {};
}

Verdict whyNotReplace(const Position& position, const Command& command) {
    const CounterId unit = position.locals().counter(replacing::Lost);
    const HexId hex = command.arguments.hex(replacing::Where);
    if (!hasCombatUnit(position, hex, command.side))
        return refuse("2.1.3", say::noUnitForCommand, hex);
    if (is(position, ruling::replacementWithOwn) &&
        std::ranges::none_of(unitsIn(position, hex, command.side), [&](CounterId each) {
            return isCombat(position, each) &&
                   std::ranges::count(printed(position).commanders[each.index()], unit) > 0;
        }))
        return refuse({"2.1.3", "A82"}, say::notItsUnits, unit, hex);
    return whyNotStack(position, {&unit, 1}, hex);
}

std::vector<std::int32_t> hexesWithUnits(const Position& position, SideId side) {
    std::vector<std::int32_t> hexes;
    for (const HexId hex : position.map().hexes())
        if (hasCombatUnit(position, hex, side))
            hexes.push_back(hex.value);
    return hexes;
}

Offer offerPlaces(const Position& position, SideId side) {
    return offerOf(OfferKind::Hexes, VerbId(0),
                   Text(say::offerReplace, position.locals().counter(replacing::Lost)), Values(1),
                   replacing::Where, hexesWithUnits(position, side), [&](const Values& attempt) {
                       return whyNotReplace(position, {side, VerbId(0), attempt});
                   });
}

std::vector<Offer> offerReplace(const Position& position, SideId side) {
    return {offerPlaces(position, side)};
}

Text promptReplace(const Position& position, SideId /*side*/) {
    return {say::promptReplace, position.locals().counter(replacing::Lost)};
}

void takeReplace(Draft& draft, const Command& command) {
    const CounterId unit = draft.position().locals().counter(replacing::Lost);
    draft.pop();
    draft.move(unit, command.arguments.hex(replacing::Where), "2.1.3");
    draft.say(Text(say::commandReplaced, unit, command.arguments.hex(replacing::Where)), "2.1.3");
}

} // namespace

bool isInRadius(const Position& position, CounterId command, HexId hex) {
    return position.isOnMap(command) && position.map().distance(position.hex(command), hex) <=
                                            position.number(command, radiusAttribute);
}

bool hasCommand(const Position& position, CounterId unit) {
    return std::ranges::any_of(printed(position).commanders[unit.index()],
                               [&](CounterId command) { return position.isOnMap(command); });
}

bool hasCommandWithin(const Position& position, CounterId unit, int range) {
    return std::ranges::any_of(printed(position).commanders[unit.index()], [&](CounterId command) {
        return position.isOnMap(command) &&
               position.map().distance(position.hex(command), position.hex(unit)) <= range;
    });
}

bool isInCommand(const Position& position, CounterId unit) {
    if (isCommand(position, unit) || isReluctant(position, unit)) // A76, 15.5.2
        return true;
    if (position.status(unit, entered) != 0 || !position.isOnMap(unit)) // 14
        return true;
    return std::ranges::any_of(printed(position).commanders[unit.index()], [&](CounterId command) {
        return isInRadius(position, command, position.hex(unit));
    });
}

CounterId garibaldiCommand(const Position& position) {
    for (const CounterId command : printed(position).commands)
        if (piece(position, command).formation == Formation::GAR && position.isOnMap(command))
            return command;
    return {};
}

bool askForReplacement(Draft& draft) {
    for (CounterId command = waitingCommand(draft.position()); command.exists();
         command = waitingCommand(draft.position())) {
        const SideId side = draft.position().side(command);
        draft.push(frame(replaceKind), side, {command.value}, "2.1.3");
        if (!offerPlaces(draft.position(), side).targets.empty())
            return true;
        draft.pop(); // nobody is left to command
        draft.move(command, eliminated, "2.1.3");
    }
    return false;
}

FrameKind replaceKind() {
    FrameKind kind{"banditen.replace", say::frameReplace, {{"command", FieldKind::Counter}}};
    kind.offers = offerReplace;
    kind.promptNow = promptReplace;
    kind.verbs = {{"replace", {{"hex", FieldKind::Hex}}, whyNotReplace, takeReplace}};
    return kind;
}

} // namespace esagono::banditen
