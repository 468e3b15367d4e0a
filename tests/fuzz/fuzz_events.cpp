// SPDX-License-Identifier: GPL-3.0-or-later
// Events, snapshots and positions from a stranger. Every line is the kind of an event and its JSON,
// or "position" and a position file. Bytes that begin like a snapshot are one.
#include "engine/core/fault.h"
#include "engine/core/snapshot.h"
#include "engine/play/position_file.h"
#include "engine/play/possible.h"
#include "engine/play/view.h"
#include "tests/fuzz/line_mutator.h"
#include "tests/fuzz/skirmish_game.h"

using namespace esagono;

namespace {

struct Table {
    Setting setting = settingOf(fuzz::skirmishGame(), "field");
    Scribe scribe{setting};
    TableShape shape = setting.package().shape(*setting.scenario);
    State begin = [this] {
        SeededDice dice(seedFrom("fuzz"));
        return esagono::begin(setting, dice).state;
    }();
};

const Viewer viewers[] = {Viewer::of(skirmish::red), Viewer::of(skirmish::blue), Viewer::umpire(),
                          Viewer::stranger()};

void look(const Table& table, const State& state) {
    for (const Viewer viewer : viewers)
        (void)write(viewOf(Position(state, table.setting), viewer), table.scribe);
    if (const auto again = unpackState(packState(state), table.shape); again != state)
        __builtin_trap(); // a table that can be made cannot be kept
}

void happen(const Table& table, State& state, std::string_view kind, std::string_view data) {
    const Event event = table.scribe.readEvent(kind, data);
    const WrittenEvent written = table.scribe.write(event);
    if (table.scribe.readEvent(written.kind, written.data) != event)
        __builtin_trap(); // what is written is not what was read
    if (flawIn(Position(state, table.setting), event))
        return;
    for (const Viewer viewer : viewers)
        if (const auto shown = redact(Position(state, table.setting), event, viewer))
            (void)table.scribe.write(*shown);
    fold(state, event);
}

/// A position that can be laid out is written down again and laid out the same.
void layOut(const Table& table, std::string_view json) {
    ToldDice dice;
    Draft draft(State(table.shape), table.setting, dice);
    layOutPosition(draft, table.scribe, readRecord(json, "position"));
    look(table, draft.state());
    Draft again(State(table.shape), table.setting, dice);
    layOutPosition(again, table.scribe, writePosition(draft.position(), table.scribe));
    if (again.state() != draft.state())
        __builtin_trap();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Table table;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (bytes.starts_with("EST1")) {
        if (const auto state = unpackState(bytes, table.shape))
            if (!flawIn(Position(*state, table.setting)))
                look(table, *state);
        return 0;
    }
    State state = table.begin;
    for (const std::string& line : fuzz::linesOf(bytes)) {
        const std::size_t space = std::min(line.find(' '), line.size());
        try {
            if (line.starts_with("position"))
                layOut(table, line.substr(space));
            else
                happen(table, state, line.substr(0, space), line.substr(space));
        } catch (const Fault&) {
        }
    }
    look(table, state);
    return 0;
}
