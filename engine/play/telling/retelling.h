// SPDX-License-Identifier: GPL-3.0-or-later
// The line of a diary told again, page by page, as one viewer may know it. It reads; it never
// touches the game.
#pragma once

#include "engine/play/telling/story.h"
#include "engine/play/timeline.h"

#include <optional>
#include <vector>

namespace esagono {

/// A page of the line: who asked what, and what came of it.
struct ToldPage {
    PageNumber page = 0;
    SideId side;      ///< who asked; none: the beginning
    FrameId decision; ///< the decision that was answered; none: the beginning
    Command command;  ///< without arguments if the viewer may not know them
    std::vector<ToldEvent> events;
    std::vector<StoryLine> story;
    std::vector<DiceStory> dice;
};

class Retelling {
public:
    /// Journal and scribe must outlive it.
    Retelling(const Journal& journal, const Scribe& scribe, Viewer viewer);

    /// Begins anew, for somebody else.
    void restart(Viewer viewer);
    /// Tells what leads from the page told last to `head`, at most so many pages of it. If `head`
    /// does not follow from there, first goes back to where the two lines part. Throws Fault.
    [[nodiscard]] std::vector<ToldPage> tell(PageNumber head, std::size_t mostPages = SIZE_MAX);
    /// How many pages have been told and still count.
    [[nodiscard]] std::size_t told() const { return m_told.size(); }

private:
    struct KnownPage {
        SideId side;
        std::string verb;
        std::string data;
        std::vector<Event> events;
    };
    void goBack(const std::vector<PageNumber>& line);
    const KnownPage& read(PageNumber page);
    [[nodiscard]] ToldPage tellPage(PageNumber page);

    const Journal* m_journal;
    const Scribe* m_scribe;
    Timeline m_timeline;
    Viewer m_viewer;
    State m_state;                          ///< after the page told last
    std::vector<PageNumber> m_told;         ///< from the beginning
    std::map<PageNumber, KnownPage> m_read; ///< as read from the diary, whoever looks
};

} // namespace esagono
