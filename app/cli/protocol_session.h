// SPDX-License-Identifier: GPL-3.0-or-later
// The line protocol for bots, version 1: one JSON object per line in, one per line out.
//
//   {"do":"hello"}                                 -> protocol, game, scenario, sides,
//   rules_version
//   {"do":"offers","as":SIDE}                      -> decision, offers
//   {"do":"command","as":SIDE,"command":{…},"dice":[…]}
//                                                  -> page, last_event, events, deciding, over
//   {"do":"why","as":SIDE,"command":{…}}           -> legal
//   {"do":"preview","as":SIDE,"command":{…}}       -> preview
//   {"do":"state","as":SIDE|umpire|stranger,"at":EVENT}
//                                                  -> event, deciding, over, view, ending
//   {"do":"takeback","as":SIDE}                    -> last_event, deciding, over
//   {"do":"wait"}                                  -> deciding, over; at a table with others only
//                                                     when the side has to decide
//   {"do":"quit"}                                  -> the session is over
//
// Without "as" the next side to decide is meant. A "command" is {"verb":…, arguments by name}.
// An answer has "ok": true, or "refused": {rule, text, with, message, title} when the rules do not
// allow it, or "error": {kind, text, with, message}; after either the session goes on. "id" is
// repeated in the answer. Events are those the asking side may know.
#pragma once

#include "app/cli/wording.h"
#include "engine/play/match.h"

#include <functional>
#include <string>
#include <string_view>

namespace esagono::cli {

class ProtocolSession {
public:
    static constexpr int version = 1;
    static constexpr std::size_t longestLine = 1U << 20U;

    using Clock = std::function<std::string()>;

    /// Match and catalogue must outlive it. If `only` exists, nobody but this side is answered.
    ProtocolSession(Match& match, const Catalogue& catalogue, Clock clock, SideId only = {});

    /// The answer to one line, without its end. Any bytes may be asked.
    [[nodiscard]] std::string answer(std::string_view line);
    /// The answer to a line that is too long to be read.
    [[nodiscard]] std::string tooLong() const;
    [[nodiscard]] bool isOver() const { return m_over; }
    virtual ~ProtocolSession() = default;

protected:
    /// The door of commands, and the way back: the match itself, unless somebody has another.
    [[nodiscard]] virtual Outcome<Receipt> submit(const Command& command,
                                                  const std::vector<int>& told);
    [[nodiscard]] virtual std::optional<Refusal> takeBackOf(SideId side);

private:
    [[nodiscard]] Record answerTo(const Record& request);
    [[nodiscard]] Record hello() const;
    [[nodiscard]] Record command(const Record& request);
    [[nodiscard]] Record why(const Record& request) const;
    [[nodiscard]] Record preview(const Record& request) const;
    [[nodiscard]] Record state(const Record& request) const;
    [[nodiscard]] Record takeBack(const Record& request);

    [[nodiscard]] Outcome<Command> asked(const Record& request) const;
    [[nodiscard]] SideId side(const Record& request) const;
    [[nodiscard]] Record refused(const Refusal& refusal) const;
    [[nodiscard]] Record error(const Fault& fault) const;

    Match* m_match;
    Wording m_wording;
    Clock m_clock;
    SideId m_only;
    bool m_over = false;
};

} // namespace esagono::cli
