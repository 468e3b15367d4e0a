// SPDX-License-Identifier: GPL-3.0-or-later
// log: what happened, as somebody may know it.
#include "app/cli/asking.h"
#include "app/cli/command_text.h"
#include "app/cli/messages.h"
#include "app/cli/places.h"
#include "app/cli/verbs.h"
#include "engine/core/record.h"
#include "engine/replay/film.h"

namespace esagono::cli {

namespace {

/// The pages a viewer gets to read: those that count; the umpire also sees what was taken back.
std::vector<PageNumber> pagesFor(const Match& match, Viewer viewer) {
    const Journal& journal = match.journal();
    if (viewer.kind != Viewer::Kind::Umpire)
        return journal.line(journal.head(match.branch()));
    std::vector<PageNumber> pages;
    for (PageNumber n = 1; n <= journal.lastPage(); ++n)
        if (journal.pages()[static_cast<std::size_t>(n)].kind != PageKind::Branch)
            pages.push_back(n);
    return pages;
}

/// One page of the log. What somebody else asked is known by its verb only: the rest shows in the
/// events as far as it may.
Record pageRecord(const Match& match, const Page& page, Viewer viewer) {
    Record record = {{"page", page.n}, {"at", page.at}, {"side", page.side}, {"verb", page.verb}};
    if (page.kind == PageKind::TakeBack) {
        record["verb"] = "takeback";
        record["back_to"] = page.parent;
        return record;
    }
    const Journal& journal = match.journal();
    record["counts"] = journal.isOnLine(page.n, journal.head(match.branch()));
    const bool own =
        viewer.kind == Viewer::Kind::Umpire ||
        (viewer.kind == Viewer::Kind::Side && match.scribe().name(viewer.side) == page.side);
    if (own && page.parent != 0) {
        Record command = readRecord(page.data, "command");
        if (!command.is_object())
            command = Record::object();
        command["verb"] = page.verb;
        record["command"] = std::move(command);
    }
    return record;
}

/// Its events; those a line of the story begins with say it in their `message`.
Record eventRecords(const Wording& wording, const ToldPage& shown) {
    Record records = Record::array();
    auto line = shown.story.begin();
    for (const ToldEvent& each : shown.events) {
        records.push_back(write(each, wording.scribe()));
        if (line != shown.story.end() && line->event == each.number)
            records.back()["message"] = wording.phrase((line++)->text);
    }
    return records;
}

void listPage(const Desk& desk, const Wording& wording, const Record& page) {
    const SideId side = find<SideId>(wording.package().sides, page["side"].get<std::string>());
    std::string what = page["verb"].get<std::string>();
    if (page.contains("command"))
        what = shortForm(page["command"]);
    if (page.contains("back_to"))
        what = desk.phrase(Text(say::goesBack, page["back_to"].get<std::int64_t>()));
    else if (!page["counts"].get<bool>())
        what += " (" + desk.phrase(say::wasTakenBack) + ")";
    desk.line("[" + page["page"].dump() + "] " + wording.side(side) + ": " + what);
}

} // namespace

Exit showLog(const Desk& desk, const LookOptions& options) {
    const auto match = Match::open(pathFrom(options.file), desk.games, Access::ReadOnly);
    const Viewer viewer = viewerFrom(*match, options.as);
    const Wording wording(*match, desk.catalogue());
    const auto recording = Recording::of(*match);
    Film film(*recording, {match->branch()});
    Record pages = Record::array();
    tellCorrections(desk, *match);
    for (const PageNumber n : pagesFor(*match, viewer)) {
        const Page page = match->journal().page(n);
        Record record = pageRecord(*match, page, viewer);
        if (!desk.json)
            listPage(desk, wording, record);
        if (page.kind == PageKind::Command) {
            if (!film.indexOf(n))
                film.show({match->branch()});
            if (!film.indexOf(n)) // it was taken back
                film.show({.command = n});
            const std::size_t index = *film.indexOf(n);
            const ToldPage shown = film.tell(index, viewer);
            if (!film.isWhole(index))
                throw Fault(*film.flaw());
            if (desk.json)
                record["events"] = eventRecords(wording, shown);
            else
                for (const StoryLine& line : shown.story)
                    desk.line(wording.storyLine(line));
        }
        if (desk.json)
            pages.push_back(std::move(record));
    }
    if (desk.json)
        desk.print({{"as", nameOf(*match, viewer)},
                    {"corrections", correctionsRecord(*match)},
                    {"pages", std::move(pages)}});
    return Exit::Done;
}

} // namespace esagono::cli
