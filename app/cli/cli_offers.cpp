// SPDX-License-Identifier: GPL-3.0-or-later
// offers: in short, or about a unit, a verb, a hex.
#include "app/cli/asking.h"
#include "app/cli/listing.h"
#include "app/cli/messages.h"
#include "app/cli/places.h"
#include "app/cli/verbs.h"

namespace esagono::cli {

namespace {

constexpr std::size_t offersInFull = 6; ///< so many are told with every target

/// Who asks about a unit or a hex wants to know everything; who asks for a verb, what there is.
Detail detailFor(const OfferOptions& options, const OfferFilter& filter, std::size_t offers) {
    if (options.all || !filter.units.empty() || filter.hex.exists())
        return Detail::Whole;
    if (filter.isNone())
        return Detail::Group;
    return offers <= offersInFull ? Detail::Whole : Detail::Short;
}

void tellDecision(const Desk& desk, const Wording& wording, const Position& position, SideId side) {
    desk.lines(wording.breadcrumb(viewOf(position, Viewer::of(side))) + "  " +
               desk.phrase(Text(say::toDecide, wording.sides(position.owners()))));
    if (const Text prompt = promptOf(position, side); !prompt.empty())
        desk.lines(wording.phrase(prompt), 0, 0);
    for (const Progress& progress : progressOf(position, side))
        desk.tell(
            Text(say::progressLine, wording.phrase(progress.label), progress.done, progress.of));
}

} // namespace

Exit showOffers(const Desk& desk, const OfferOptions& options) {
    const auto match = Match::open(pathFrom(options.file), desk.games, Access::ReadOnly);
    const SideId side = sideFrom(*match, options.as);
    const OfferFilter filter = filterFrom(*match, options.unit, options.verb, options.hex);
    if (desk.json) {
        desk.print(offersRecord(*match, side, filter));
        return Exit::Done;
    }
    const Wording wording(*match, desk.catalogue());
    const Position position = match->position();
    if (position.isOver()) {
        desk.tell(say::nothingToDo);
        return Exit::Done;
    }
    tellDecision(desk, wording, position, side);
    const std::vector<Offer> offers = filtered(everyOffer(position, side), filter, position);
    const Detail detail = detailFor(options, filter, offers.size());
    for (const std::string& line : listingOf(offers, position, side, detail, wording))
        desk.line(line);
    if (offers.empty())
        desk.tell(say::noSuchOffers);
    else if (detail != Detail::Whole)
        desk.tell(say::moreOffers);
    return Exit::Done;
}

} // namespace esagono::cli
