// SPDX-License-Identifier: GPL-3.0-or-later
// do, why, preview, takeback.
#include "app/cli/asking.h"
#include "app/cli/command_text.h"
#include "app/cli/listing.h"
#include "app/cli/messages.h"
#include "app/cli/places.h"
#include "app/cli/verbs.h"
#include "engine/play/asking/costs.h"

namespace esagono::cli {

namespace {

std::unique_ptr<Match> opened(const Desk& desk, const CommandOptions& options, Access access) {
    return Match::open(pathFrom(options.file), desk.games, access);
}

Outcome<Command> asked(const Match& match, const CommandOptions& options) {
    std::string text;
    for (const std::string& word : options.words)
        text += (text.empty() ? "" : " ") + word;
    const Position position = match.position();
    const Record record = commandFrom(text, position.isOver() ? nullptr : &position.kind());
    return understood(match, record, sideFrom(match, options.as));
}

Exit refused(const Desk& desk, const Match& match, const Refusal& refusal) {
    const Wording wording(match, desk.catalogue());
    if (desk.json)
        desk.print({{"refused", wording.refusal(refusal)}});
    else
        desk.tell(Text(say::refusedLine, wording.refusalLine(refusal)));
    return Exit::Refused;
}

} // namespace

Exit doCommand(const Desk& desk, const CommandOptions& options) {
    const std::vector<int> told = facesFrom(options.dice);
    const auto match = opened(desk, options, Access::ReadWrite);
    if (!told.empty() && match->seeds())
        throw Misuse(Text(say::diceOfSeed));
    const Outcome<Command> command = asked(*match, options);
    if (command.isRefused())
        return refused(desk, *match, command.refusal());
    const Outcome<Receipt> receipt = match->submit(*command, nowInUtc(), told);
    if (receipt.isRefused())
        return refused(desk, *match, receipt.refusal());
    const Viewer viewer = Viewer::of(command->side);
    if (desk.json) {
        desk.print(doneRecord(*match, *receipt, viewer));
        return Exit::Done;
    }
    const Wording wording(*match, desk.catalogue());
    for (const StoryLine& line : tell(match->setting(), *receipt, viewer).story)
        desk.line(wording.storyLine(line));
    desk.tell(match->position().isOver()
                  ? Text(say::nothingToDo)
                  : Text(say::toDecide, wording.sides(match->position().owners())));
    return Exit::Done;
}

Exit whyNotCommand(const Desk& desk, const CommandOptions& options) {
    const auto match = opened(desk, options, Access::ReadOnly);
    const Outcome<Command> command = asked(*match, options);
    if (const std::optional<Refusal> why = judged(*match, command))
        return refused(desk, *match, *why);
    const Wording wording(*match, desk.catalogue());
    const std::string costs =
        costsOf(match->position(), *command, wayCost(match->position(), *command), wording);
    if (desk.json)
        desk.print({{"legal", true}});
    else
        desk.tell(costs.empty() ? Text(say::legal) : Text(say::legalCosts, costs));
    return Exit::Done;
}

Exit previewCommand(const Desk& desk, const CommandOptions& options) {
    const auto match = opened(desk, options, Access::ReadOnly);
    const Outcome<Command> command = asked(*match, options);
    if (const std::optional<Refusal> why = judged(*match, command))
        return refused(desk, *match, *why);
    const Preview preview = previewOf(match->position(), *command);
    if (desk.json) {
        desk.print(match->scribe().write(preview));
        return Exit::Done;
    }
    const Wording wording(*match, desk.catalogue());
    const std::vector<std::string> lines = listingOf(preview, wording);
    const std::string costs =
        costsOf(match->position(), *command, wayCost(match->position(), *command), wording);
    if (!costs.empty())
        desk.tell(Text(say::costsLine, costs));
    for (const std::string& line : lines)
        desk.line(line);
    if (lines.empty() && costs.empty())
        desk.tell(say::noPreview);
    return Exit::Done;
}

Exit takeBack(const Desk& desk, const CommandOptions& options) {
    const auto match = opened(desk, options, Access::ReadWrite);
    if (const std::optional<Refusal> why =
            match->takeBack(sideFrom(*match, options.as), nowInUtc()))
        return refused(desk, *match, *why);
    Record record = turnRecord(*match);
    record.update({{"ok", true}, {"last_event", lastEvent(*match)}});
    if (desk.json)
        desk.print(record);
    else
        desk.tell(Text(say::takenBack, lastEvent(*match)));
    return Exit::Done;
}

} // namespace esagono::cli
