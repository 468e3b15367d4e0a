// SPDX-License-Identifier: GPL-3.0-or-later
// What both doors, the command line and the line protocol, ask of a match, as records.
#pragma once

#include "app/cli/desk.h"
#include "app/cli/offer_filter.h"
#include "app/cli/wording.h"
#include "engine/play/match.h"
#include "engine/play/telling/story.h"

#include <optional>

namespace esagono::cli {

/// The first of the sides that have to decide; none when the game is over.
[[nodiscard]] SideId nextToDecide(const Match& match);

/// A side by its id; by default the next to decide. Throws Fault(NotFound).
[[nodiscard]] SideId sideFrom(const Match& match, const std::string& as);

/// A side, "umpire" or "stranger"; by default the umpire if the game is over, else the next to
/// decide. Throws Fault(NotFound).
[[nodiscard]] Viewer viewerFrom(const Match& match, const std::string& as);
/// The way back.
[[nodiscard]] std::string nameOf(const Match& match, Viewer viewer);

/// The command that was asked for, or why nothing of the kind can be done now. Whether it is
/// allowed has not been judged. Throws Fault(Malformed) for what is no command of this decision.
[[nodiscard]] Outcome<Command> understood(const Match& match, const Record& asked, SideId side);

/// Why it is not allowed, or nothing.
[[nodiscard]] std::optional<Refusal> judged(const Match& match, const Outcome<Command>& command);

/// The newest event that counts.
[[nodiscard]] EventNumber lastEvent(const Match& match);

/// The last complete command at or before an event, on the line that leads to the event. Throws
/// Fault(NotFound).
[[nodiscard]] PageNumber pageAt(const Match& match, EventNumber event);

/// The table after an event, whether it counts or not. Throws Fault.
[[nodiscard]] State tableAt(const Match& match, EventNumber event);
/// {n, kind, data}.
[[nodiscard]] Record write(const ToldEvent& shown, const Scribe& scribe);

/// {as, event, deciding, over, view}, and when the game is over {ending}.
[[nodiscard]] Record stateRecord(const Match& match, const Wording& wording,
                                 std::optional<EventNumber> at, Viewer viewer);
/// {as, decision, offers}, and {prompt, progress} if the decision has them.
[[nodiscard]] Record offersRecord(const Match& match, SideId side, const OfferFilter& filter = {});
/// {ok, page, events, deciding, over}: what the command of a receipt led to.
[[nodiscard]] Record doneRecord(const Match& match, const Receipt& receipt, Viewer viewer);
/// {deciding, over}.
[[nodiscard]] Record turnRecord(const Match& match);

/// [{id, name, digest}]: what was laid over the package.
[[nodiscard]] Record correctionsRecord(const Match& match);
/// Likewise in words, unless the answer is JSON.
void tellCorrections(const Desk& desk, const Match& match);

/// {winner, text, with, message}; null while the game goes on.
[[nodiscard]] Record endingRecord(const Match& match, const Wording& wording);

} // namespace esagono::cli
