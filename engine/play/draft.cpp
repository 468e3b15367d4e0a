// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/draft.h"

#include "engine/play/telling/phrase.h"

namespace esagono {

void Draft::place(CounterId counter, Place where, RuleRef because, std::uint8_t face) {
    emit(CounterPlaced{counter, where, face}, std::move(because));
}

void Draft::move(CounterId counter, Place to, RuleRef because) {
    emit(CounterMoved{counter, position().place(counter), to}, std::move(because));
}

void Draft::turn(CounterId counter, std::uint8_t face, RuleRef because) {
    emit(CounterTurned{counter, face}, std::move(because));
}

void Draft::remove(CounterId counter, RuleRef because) {
    emit(CounterRemoved{counter, position().place(counter)}, std::move(because));
}

void Draft::set(CounterId counter, StatusId status, int value, RuleRef because) {
    if (position().status(counter, status) != value)
        emit(StatusSet{counter, status, static_cast<std::int16_t>(value)}, std::move(because));
}

void Draft::set(TrackId track, int value, RuleRef because) {
    if (position().track(track) != value)
        emit(TrackSet{track, value}, std::move(because));
}

void Draft::setControl(HexId hex, SideId side, RuleRef because) {
    if (position().controller(hex) != side)
        emit(ControlChanged{hex, side}, std::move(because));
}

std::vector<int> Draft::roll(const char* purpose, int dice, RuleRef because, int sides) {
    DiceRolled rolled{purpose, static_cast<std::uint8_t>(sides), {}};
    std::vector<int> faces;
    try {
        for (int i = 0; i < dice; ++i) {
            faces.push_back(1 +
                            static_cast<int>(m_dice->draw(m_state.rolls + static_cast<unsigned>(i),
                                                          static_cast<unsigned>(sides))));
            rolled.faces.push_back(static_cast<std::uint8_t>(faces.back()));
        }
    } catch (const DiceWanted& wanted) {
        throw wanted.of(purpose, dice - static_cast<int>(faces.size()));
    }
    emit(std::move(rolled), std::move(because));
    return faces;
}

ChitId Draft::draw(PoolId from, PoolId to, RuleRef because) {
    const int total = position().chits(from);
    if (total == 0)
        return {};
    int left = 0;
    try {
        left = static_cast<int>(m_dice->draw(m_state.rolls, static_cast<unsigned>(total)));
    } catch (const DiceWanted& wanted) {
        throw wanted.of(nameOf(m_setting->package().pools[from.index()]).id, 1);
    }
    ChitId chit(std::size_t{0});
    for (; left >= m_state.chits(from, chit); ++chit.value)
        left -= m_state.chits(from, chit);
    emit(ChitDrawn{from, chit, to}, std::move(because));
    return chit;
}

void Draft::push(FrameId frame, Sides owners, Values locals, RuleRef because) {
    const std::size_t fields = m_setting->kind(frame).locals.size();
    if (locals.fields() < fields) { // fields that are not given are empty
        Values all(fields);
        for (std::size_t i = 0; i < locals.fields(); ++i)
            all.set(i, locals.list(i));
        locals = std::move(all);
    }
    emit(FramePushed{{frame, owners, std::move(locals)}}, std::move(because));
}

void Draft::revise(Values locals, std::size_t depth) {
    const Frame& frame = position().frame(depth);
    emit(FrameRevised{static_cast<std::uint8_t>(depth),
                      {frame.name, frame.owners, std::move(locals)}});
}

void Draft::answered(SideId side, Values locals) {
    const Frame& frame = position().frame();
    emit(FrameRevised{0, {frame.name, frame.owners.without(side), std::move(locals)}});
}

void sayTallies(Draft& draft, const Tally& shift, const Tally& modifiers) {
    for (const TallyItem& item : shift.items)
        draft.say(shiftedBy(item), item.rule);
    for (const TallyItem& item : modifiers.items)
        draft.say(modifiedBy(item), item.rule);
}

void layOut(Draft& draft) {
    const Scenario& scenario = *draft.setting().scenario;
    const GamePackage& package = draft.setting().package();
    for (std::size_t i = 0; i < scenario.control.size(); ++i)
        draft.setControl(HexId(i), scenario.control[i]);
    for (std::size_t i = 0; i < scenario.tracks.size(); ++i)
        draft.set(TrackId(i), scenario.tracks[i]);
    for (std::size_t pool = 0; pool < package.pools.size(); ++pool)
        for (std::size_t chit = 0; chit < package.chits.size(); ++chit)
            if (const int count = scenario.pools[pool * package.chits.size() + chit]; count > 0)
                draft.emit(PoolChanged{PoolId(pool), ChitId(chit), static_cast<int16_t>(count)});
    for (const MarkerAtStart& each : scenario.markers)
        draft.emit(MarkerPlaced{each.marker, each.place, each.side, each.value});
    for (const SetupGroup& group : scenario.setup)
        for (const CounterId counter : group.counters)
            if (group.place.exists() && !draft.position().place(counter).exists())
                draft.place(counter, group.place, {}, static_cast<std::uint8_t>(group.face));
}

} // namespace esagono
