// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/steps.h"

#include "core/fold.h"

namespace esagono {

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

std::vector<bool> gravesOf(const GamePackage& package) {
    std::vector<bool> graves(package.boxes.size());
    const auto display = package.documents.find("display.json");
    if (display == package.documents.end() || !display->second.contains("boxes"))
        return graves;
    for (const Record& look : display->second["boxes"])
        if (look.is_object() && look.value("losses", Record()) == true)
            if (const auto box = find<BoxId>(package.boxes, look.value("id", std::string()));
                box.exists())
                graves[box.index()] = true;
    return graves;
}

LossCount::LossCount(const Setting& setting)
    : m_graves(gravesOf(setting.package())) {}

LossCount::Loss LossCount::lossBy(const Position& before, const Event& event) const {
    if (const auto* turned = std::get_if<CounterTurned>(&event.fact)) {
        const SideId side = before.side(turned->counter);
        if (!side.exists() || isLost(before.place(turned->counter)))
            return {};
        State after = before.state();
        fold(after, event);
        return {side,
                stepsOf(before, turned->counter) -
                    stepsOf(Position(after, before.setting()), turned->counter),
                0};
    }
    const auto loss = [&](CounterId counter, Place from, Place to) -> Loss {
        if (!before.side(counter).exists() || isLost(from) == isLost(to))
            return {};
        const int sign = isLost(to) ? 1 : -1;
        return {before.side(counter), sign * stepsOf(before, counter), sign};
    };
    if (const auto* moved = std::get_if<CounterMoved>(&event.fact); moved != nullptr)
        return moved->from.exists() ? loss(moved->counter, moved->from, moved->to) : Loss();
    if (const auto* removed = std::get_if<CounterRemoved>(&event.fact))
        return removed->from.isHex() ? loss(removed->counter, removed->from, Place()) : Loss();
    return {};
}

} // namespace esagono
