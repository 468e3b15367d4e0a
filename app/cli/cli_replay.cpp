// SPDX-License-Identifier: GPL-3.0-or-later
// export, notes, compare: what was played, for others and beside other games.
#include "app/cli/asking.h"
#include "app/cli/messages.h"
#include "app/cli/places.h"
#include "app/cli/verbs.h"
#include "engine/play/messages.h"
#include "engine/play/position_file.h"
#include "engine/replay/branching.h"
#include "engine/replay/comparison.h"
#include "engine/replay/export.h"
#include "engine/store/messages.h"

#include <fstream>

namespace esagono::cli {

namespace {

/// Writes a file that must not exist. Throws Fault(Unwritable).
void writeNew(const std::string& file, const std::string& text) {
    const auto path = pathFrom(file);
    if (std::filesystem::exists(path))
        throw Fault(FaultKind::Unwritable, Text(esagono::say::diaryExists, file));
    std::ofstream out(path, std::ios::binary);
    out << text;
    out.close();
    if (!out)
        throw Fault(FaultKind::Unwritable, Text(esagono::say::diaryUnwritable, file, ""));
}

/// Who looks at a film: a side, "stranger", or the umpire. Throws Fault(NotFound).
Viewer viewerOf(const Recording& recording, const std::string& as) {
    if (as.empty() || as == "umpire")
        return Viewer::umpire();
    if (!recording.isRuled())
        throw Fault(FaultKind::Mismatch,
                    Text(esagono::say::noSuchRules, recording.setting().package().rules));
    if (as == "stranger")
        return Viewer::stranger();
    const auto side = find<SideId>(recording.setting().package().sides, as);
    if (!side.exists())
        throw Fault(FaultKind::NotFound, Text(say::noSuchSide, as));
    return Viewer::of(side);
}

std::string logOf(const Desk& desk, Film& film, Viewer viewer) {
    const Phrasebook book(desk.catalogue(), &film.setting());
    LogOptions options;
    options.viewer = viewer;
    options.language = desk.catalogue().language();
    options.notes = notesIn(film.recording().journal(), film.recording().scribe()).notes;
    std::string text;
    static_cast<void>(
        writeLog(film, book, options, [&](std::string_view piece) { text += piece; }));
    return text;
}

/// The moment of an event on the line, the last by default. Throws Fault(NotFound).
Moment momentOf(const Film& film, std::optional<std::int64_t> event) {
    const auto moment = event ? film.find(*event) : film.length();
    if (!moment)
        throw Fault(FaultKind::NotFound, Text(esagono::say::noEventThere, *event));
    return *moment;
}

Record turnRecord(const std::optional<FiguresAt>& point, const Scribe& scribe) {
    Record record = Record::object();
    if (point)
        for (std::size_t i = 0; i < point->sides.size(); ++i) {
            const Strength& side = point->sides[i];
            record[scribe.name(SideId(i))] = {
                {"on_map", side.onMap},         {"in_play", side.inPlay}, {"lost", side.lost},
                {"units_lost", side.unitsLost}, {"hexes", side.hexes},    {"points", side.points},
                {"unsupplied", side.unsupplied}};
        }
    return record;
}

const char* nameOf(Parting::What what) {
    return what == Parting::What::Command ? "command"
           : what == Parting::What::Event ? "event"
                                          : "end";
}

Record comparisonRecord(const Comparison& found, const Film& left, const Film& right) {
    Record record = {{"ok", true},
                     {"same_game", found.sameGame},
                     {"same", !found.parting.has_value()},
                     {"turns", Record::array()}};
    const auto eventOf = [&](const Film& film) {
        return found.parting->moment <= film.length() ? Record(film.number(found.parting->moment))
                                                      : Record();
    };
    if (found.parting)
        record["difference"] = {{"what", nameOf(found.parting->what)},
                                {"command", found.parting->page},
                                {"left", eventOf(left)},
                                {"right", eventOf(right)}};
    for (const TurnOfBoth& turn : found.turns)
        record["turns"].push_back({{"turn", turn.turn},
                                   {"left", turnRecord(turn.left, left.recording().scribe())},
                                   {"right", turnRecord(turn.right, right.recording().scribe())}});
    return record;
}

} // namespace

Exit exportGame(const Desk& desk, const ExportOptions& options) {
    const auto recording = Recording::open(pathFrom(options.file), desk.games);
    Film film(*recording);
    std::string text;
    if (options.format == "json") {
        text = compactText(gameRecord(film)) + "\n";
    } else if (options.format == "position") {
        film.seek(lastStop(film, momentOf(film, options.at)));
        text = readableText(writePosition(film.position(), recording->scribe(),
                                          viewerOf(*recording, options.as))) +
               "\n";
    } else {
        text = logOf(desk, film, viewerOf(*recording, options.as));
    }
    writeNew(options.out, text);
    if (desk.json)
        desk.print({{"ok", true},
                    {"file", options.out},
                    {"events", film.end()},
                    {"damaged", recording->damage().has_value()}});
    else
        desk.tell(Text(say::exported, film.end(), options.out));
    return Exit::Done;
}

Exit handleNotes(const Desk& desk, const NotesOptions& options) {
    if (options.from.empty()) {
        const auto recording = Recording::open(pathFrom(options.file), desk.games);
        const auto notes = notesIn(recording->journal(), recording->scribe()).notes;
        const Record record = writeNotes(recording->journal(), recording->scribe(), notes);
        if (!options.out.empty())
            writeNew(options.out, readableText(record) + "\n");
        if (desk.json || options.out.empty())
            desk.print(record);
        else
            desk.tell(Text(say::notesWritten, notes.size(), options.out));
        return Exit::Done;
    }
    const auto match = Match::open(pathFrom(options.file), desk.games, Access::ReadWrite);
    const Record record =
        readRecord(readFile(pathFrom(options.from), RecordLimits().bytes), options.from);
    const auto notes = readNotes(record, match->journal(), match->scribe(),
                                 options.anyway ? Belonging::Ignored : Belonging::Required);
    const std::size_t added = addNotes(match->journal(), match->scribe(), notes);
    if (desk.json)
        desk.print({{"ok", true}, {"notes", notes.size()}, {"added", added}});
    else
        desk.tell(Text(say::notesAdded, added, notes.size()));
    return Exit::Done;
}

Exit compareGames(const Desk& desk, const CompareOptions& options) {
    const auto first = Recording::open(pathFrom(options.file), desk.games);
    const auto second =
        Recording::open(pathFrom(options.other.empty() ? options.file : options.other), desk.games);
    Film left(*first, {options.branch});
    Film right(*second, {options.otherBranch});
    const Comparison found = *compare(left, right);
    if (desk.json)
        desk.print(comparisonRecord(found, left, right));
    else if (!found.parting)
        desk.tell(say::coursesSame);
    else
        desk.tell(Text(say::coursesPart, found.parting->page + 1,
                       left.number(std::min(found.parting->moment, left.length())),
                       right.number(std::min(found.parting->moment, right.length()))));
    return found.parting ? Exit::Different : Exit::Done;
}

} // namespace esagono::cli
