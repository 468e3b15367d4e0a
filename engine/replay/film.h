// SPDX-License-Identifier: GPL-3.0-or-later
// The line of a diary as a film: wound to any moment, forwards and backwards alike, on a table of
// its own. Needs no rules to show what happened. A game that is being played is a film still being
// shot: it follows its receipts, and is shorter when something was taken back.
//
// The words around the record, each for one thing:
//   diary      the file of a game; open, it is a Journal (engine/store): pages in a chain
//   page       a command and its events, as they stand in the diary
//   branch     a line of play, by its number; a line is the pages that count on it
//   match      a game being played: table, referee and diary (engine/play/match.h)
//   receipt    a page at hand: what was asked, what came of it, the table before
//   told page  a receipt as one viewer may know it: events, lines of the log (the story), dice
//   recording  a diary open to be read, and the game it tells of
//   film       one line of a recording, at any moment: table, views, receipts, told pages
//   strand     which line a film shows: a branch, or what led to a command that was taken back
//   moment     how many events of the film have happened
//   gathering  what is read off a film from its beginning on: landmarks, figures, luck
//   chronicle  the told pages of the game on the screen, kept current (app/play/chronicle.h)
#pragma once

#include "engine/core/state.h"
#include "engine/play/position.h"
#include "engine/play/telling/story.h"
#include "engine/replay/recording.h"

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace esagono {

/// So many events of the line have happened; 0 is the empty table before the first.
using Moment = std::size_t;

/// A page of the line and the moments of its events.
struct FilmPage {
    PageNumber page = 0;
    Moment before = 0; ///< nothing of it has happened yet
    Moment last = 0;   ///< all of it has happened
    friend bool operator==(const FilmPage&, const FilmPage&) = default;
};

/// Which line of a diary is shown.
struct Strand {
    BranchNumber branch = 0;
    PageNumber command = 0; ///< the line that led to it, even if it was taken back, and no further;
                            ///< 0: the branch as it counts, and as it grows
    friend bool operator==(const Strand&, const Strand&) = default;
};

class Film {
public:
    /// The recording must outlive it.
    explicit Film(const Recording& recording, Strand strand = {});

    [[nodiscard]] const Recording& recording() const { return *m_recording; }
    [[nodiscard]] const Setting& setting() const { return m_recording->setting(); }
    [[nodiscard]] const Strand& strand() const { return m_strand; }

    // The line
    /// Shows another line, at the moment where the two part if the film is beyond it.
    void show(Strand strand);
    /// Shows the line that led to an event, and goes there. Throws Fault.
    void showEvent(EventNumber event);
    /// Takes in a command that was just given, without reading the diary. The film stays where it
    /// is.
    void follow(const Receipt& receipt);
    /// Takes in what the recording has read or its match has done since. The first moment that is
    /// no longer the same, or nothing if there is nothing new. The film stays where it is if it
    /// can.
    std::optional<Moment> refresh();
    [[nodiscard]] Moment length() const { return m_pages.empty() ? 0 : m_pages.back().last; }
    /// How far it can be shown, as far as that is known: length(), unless there is a flaw.
    [[nodiscard]] Moment end() const { return m_flaw ? m_end : length(); }
    /// Why it cannot be shown beyond end().
    [[nodiscard]] const std::optional<Fault>& flaw() const { return m_flaw; }
    [[nodiscard]] const std::vector<FilmPage>& pages() const { return m_pages; }
    /// The number in pages() of a page of the diary, if it is on the line.
    [[nodiscard]] std::optional<std::size_t> indexOf(PageNumber page) const;
    /// The number in pages() of the page whose event brought the moment; the first for 0.
    [[nodiscard]] std::size_t pageAt(Moment moment) const;
    /// The number in the diary of the event that brought the moment; 0 for the beginning.
    [[nodiscard]] EventNumber number(Moment moment) const;
    /// The moment an event brought, if it is on the line.
    [[nodiscard]] std::optional<Moment> find(EventNumber event) const;

    // Winding
    [[nodiscard]] Moment at() const { return m_at; }
    /// Goes to a moment, or as near to it as can be shown. Where it is then.
    Moment seek(Moment moment);

    // Looking
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] Position position() const { return {m_state, setting()}; }
    /// The table as the viewer could see it then. Without rules, for the umpire only.
    [[nodiscard]] View view(Viewer viewer) const;
    /// The event that brought a moment, from 1 to end(); lives until the film is asked again.
    [[nodiscard]] const Event& event(Moment moment);
    /// Likewise as the viewer could know it then; nothing if he could not. Leaves the film where it
    /// is.
    [[nodiscard]] std::optional<Event> event(Moment moment, Viewer viewer);
    /// The table at a moment up to end(). Leaves the film where it is.
    [[nodiscard]] State after(Moment moment);

    /// A page again as it was written, as far as it can be shown. Pages in their order cost the
    /// least. Leaves the film where it is.
    [[nodiscard]] Receipt receipt(std::size_t page);
    /// Likewise as the viewer may know it. Without rules, for the umpire only.
    [[nodiscard]] ToldPage tell(std::size_t page, Viewer viewer);
    /// Whether all that is on a page can be shown.
    [[nodiscard]] bool isWhole(std::size_t page) const { return m_pages[page].last <= end(); }

    /// Called with the table before an event, the moment it brings, and the event.
    using Watch = std::function<void(const State&, Moment, const Event&)>;
    /// Winds a table of the caller's on, which is that of a moment. The moment reached: the one
    /// wanted, or end(). Leaves the film where it is.
    Moment run(State& state, Moment from, Moment to, const Watch& watch = {});

    /// Tables kept for winding back, and events at hand: both have a limit.
    [[nodiscard]] std::size_t checkpoints() const;
    [[nodiscard]] std::size_t eventsAtHand() const;

    static constexpr std::size_t mostCheckpoints = 512;
    static constexpr std::size_t eventsOfReel = 256;
    static constexpr std::size_t mostReels = 128;

private:
    using Reel = std::vector<Event>;

    [[nodiscard]] std::vector<PageNumber> pagesOf(const Strand& strand) const;
    std::optional<Moment> lay(const std::vector<PageNumber>& line);
    void cut(std::size_t pages);
    void add(PageNumber page, const std::vector<Event>* events = nullptr);
    void space();
    [[nodiscard]] const PageHeader& header(const FilmPage& page) const;
    [[nodiscard]] Command commandOf(const Receipt& receipt, const CommandPage& written) const;
    [[nodiscard]] const Reel& reel(std::size_t number);
    Reel& newReel(std::size_t number, Reel events);
    [[nodiscard]] Reel readReel(std::size_t number);
    /// The nearest table at or before a moment that needs no winding, and its moment.
    [[nodiscard]] Moment nearest(Moment moment, State& state) const;
    void stopAt(Moment end, const Fault& flaw);
    void stopAt(Moment end, const Position& before, const Event& event);

    const Recording* m_recording;
    Strand m_strand;
    TableShape m_shape;
    std::vector<FilmPage> m_pages;
    std::vector<Moment> m_stored; ///< moments of which the diary keeps a snapshot
    std::optional<Fault> m_flaw;
    Moment m_end = 0;

    Moment m_at = 0;
    State m_state;
    Moment m_readTo = 0;                               ///< the last receipt ended here
    State m_readState;                                 ///< with this table
    std::size_t m_spacing;                             ///< of checkpoints
    std::vector<std::unique_ptr<State>> m_checkpoints; ///< number i is of moment i times spacing
    std::vector<std::unique_ptr<Reel>> m_reels;        ///< decoded so far
    std::deque<std::size_t> m_reelOrder;               ///< oldest first
};

} // namespace esagono
