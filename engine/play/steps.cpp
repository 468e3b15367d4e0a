// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/steps.h"

#include "engine/core/fold.h"

namespace esagono {

namespace {

/// A list of display.json; empty: there is none.
const Record& drawnList(const GamePackage& package, const char* list) {
    static const Record none = Record::array();
    const auto display = package.documents.find("display.json");
    if (display == package.documents.end() || !display->second.contains(list))
        return none;
    return display->second[list];
}

} // namespace

int stepsLeft(const Counter& counter, std::size_t face) {
    int steps = 1;
    for (std::size_t i = face + 1; i < counter.faces.size(); ++i)
        steps += counter.faces[i].name.starts_with("reduced") ? 1 : 0;
    return steps;
}

int stepsOf(const Position& position, CounterId counter) {
    if (const auto steps = position.setting().game->rules->steps; steps != nullptr)
        return steps(position, counter);
    return position.side(counter).exists()
               ? stepsLeft(position.printed(counter), position.face(counter))
               : 0;
}

AttributeId stepsAttribute(const GamePackage& package) {
    for (const Record& look : drawnList(package, "attributes"))
        if (look.is_object() && look.value("steps", Record()) == true)
            return find<AttributeId>(package.attributes, look.value("id", std::string()));
    return {};
}

int stepsPrinted(const Counter& counter, std::size_t face, AttributeId attribute) {
    if (!attribute.exists())
        return stepsLeft(counter, face);
    return counter.has(face, attribute) ? counter.number(face, attribute) : 0;
}

std::vector<bool> boxesWith(const GamePackage& package, const char* what) {
    std::vector<bool> boxes(package.boxes.size());
    for (const Record& look : drawnList(package, "boxes"))
        if (look.is_object() && look.value(what, Record()) == true)
            if (const auto box = find<BoxId>(package.boxes, look.value("id", std::string()));
                box.exists())
                boxes[box.index()] = true;
    return boxes;
}

LossCount::LossCount(const Setting& setting)
    : m_graves(boxesWith(setting.package(), "losses"))
    , m_spares(boxesWith(setting.package(), "exchange")) {}

LossCount::Loss LossCount::lossBy(const Position& before, const Event& event) const {
    const auto changed = [&](CounterId counter) -> Loss { // in its place
        const SideId side = before.side(counter);
        if (!side.exists() || isOut(before.place(counter)))
            return {};
        State after = before.state();
        fold(after, event);
        return {side,
                stepsOf(before, counter) - stepsOf(Position(after, before.setting()), counter), 0};
    };
    if (const auto* turned = std::get_if<CounterTurned>(&event.fact))
        return changed(turned->counter);
    if (const auto* set = std::get_if<StatusSet>(&event.fact);
        set != nullptr && before.setting().game->rules->steps != nullptr)
        return changed(set->counter);
    const auto loss = [&](CounterId counter, Place from, Place to) -> Loss {
        const int steps = int(isOut(to)) - int(isOut(from));
        const int units = int(isLost(to)) - int(isLost(from));
        if (!before.side(counter).exists() || (steps == 0 && units == 0))
            return {};
        return {before.side(counter), steps * stepsOf(before, counter), units};
    };
    if (const auto* moved = std::get_if<CounterMoved>(&event.fact); moved != nullptr)
        return moved->from.exists() ? loss(moved->counter, moved->from, moved->to) : Loss();
    if (const auto* removed = std::get_if<CounterRemoved>(&event.fact))
        return removed->from.isHex() ? loss(removed->counter, removed->from, Place()) : Loss();
    return {};
}

} // namespace esagono
