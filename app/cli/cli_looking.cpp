// SPDX-License-Identifier: GPL-3.0-or-later
// state, position.
#include "app/cli/asking.h"
#include "app/cli/listing.h"
#include "app/cli/messages.h"
#include "app/cli/places.h"
#include "app/cli/verbs.h"
#include "engine/play/position_file.h"

namespace esagono::cli {

Exit showState(const Desk& desk, const LookOptions& options) {
    const auto match = Match::open(pathFrom(options.file), desk.games, Access::ReadOnly);
    const Viewer viewer = viewerFrom(*match, options.as);
    const Wording wording(*match, desk.catalogue());
    if (desk.json) {
        desk.print(stateRecord(*match, wording, options.at, viewer));
        return Exit::Done;
    }
    const State state = options.at ? tableAt(*match, *options.at) : match->state();
    const View view = viewOf({state, match->setting()}, viewer);
    desk.lines(desk.phrase(Text(say::stateTitle, wording.inLanguage(wording.package().title),
                                wording.inLanguage(match->setting().scenario->title),
                                options.at.value_or(lastEvent(*match)), wording.viewer(viewer))));
    if (!view.frames.empty())
        desk.lines(wording.breadcrumb(view) + "  " +
                   desk.phrase(Text(say::toDecide, wording.sides(view.owners()))));
    for (const std::string& line : listingOf(view, {state, match->setting()}, wording))
        desk.line(line);
    if (const Record ending = endingRecord(*match, wording); !options.at && !ending.is_null())
        desk.tell(Text(say::endedLine,
                       wording.side(find<SideId>(wording.package().sides,
                                                 ending["winner"].get<std::string>())),
                       ending["message"].get<std::string>()));
    return Exit::Done;
}

Exit showPosition(const Desk& desk, const LookOptions& options) {
    const auto match = Match::open(pathFrom(options.file), desk.games, Access::ReadOnly);
    const State state =
        options.at ? tableAfter(match->journal(), match->scribe(), pageAt(*match, *options.at))
                   : match->state();
    const Viewer viewer = options.as.empty() ? Viewer::umpire() : viewerFrom(*match, options.as);
    desk.print(writePosition({state, match->setting()}, match->scribe(), viewer));
    return Exit::Done;
}

} // namespace esagono::cli
