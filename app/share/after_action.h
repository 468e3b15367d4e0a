// SPDX-License-Identifier: GPL-3.0-or-later
// An after-action report, ready to be set: everything in words and pictures, nothing left to ask.
#pragma once

#include "app/share/charts.h"
#include "app/share/showing.h"

#include <QImage>

#include <vector>

namespace esagono {

struct AfterAction {
    struct Fact {
        QString label;
        QString text;
    };
    struct Force {
        QString name;
        QString player; ///< empty: nobody said
        QColor colour;
        bool round = false; ///< the mark of the side
        int startUnits = 0, startSteps = 0;
        int lostUnits = 0, lostSteps = 0;
        int endUnits = 0, endSteps = 0;
        QImage roster; ///< every unit that was on the map; those lost are faded
        /// Came less those who left: what start, losses and end do not explain.
        [[nodiscard]] int joinedUnits() const { return endUnits + lostUnits - startUnits; }
        [[nodiscard]] int joinedSteps() const { return endSteps + lostSteps - startSteps; }
    };
    /// Something that is told: a heading, or a sentence with what belongs to it.
    struct Passage {
        StoryKind kind = StoryKind::Told;
        QString head;        ///< rich text
        QStringList further; ///< rich text, what came of it
        QColor colour;       ///< of the side; invalid: nobody's
        bool round = false;
    };
    struct Turn {
        int number = 0;
        QString heading;
        QImage map; ///< at its end, with the hexes that were attacked
        std::vector<Passage> passages;
        std::vector<int> lost; ///< steps, by side
    };
    struct Combat {
        QString heading; ///< rich text
        QString when;
        QImage before;
        QImage after;
        QStringList facts;
    };
    struct NoteLine {
        QString mark; ///< "!?"; may be empty
        QString text;
        QString aside; ///< who, and on which event
    };

    QString language;
    QString title;
    QString scenario;
    QString warning; ///< what is wrong with the diary; empty: nothing
    std::vector<Fact> facts;
    std::vector<Fact> rulings; ///< those that are not read in the standard way
    std::vector<Force> forces;
    std::vector<Turn> turns;
    std::vector<Combat> combats;
    std::vector<Diagram> charts;
    std::vector<Diagram> dice;
    std::vector<NoteLine> notes;
    QString footer;
};

/// How wide the pictures are, in pixels.
struct ReportSizes {
    int map = 1400;
    int combat = 700;
    std::size_t combats = 6; ///< the most that are shown
};

/// Gathers a report up to a moment. Takes seconds. Throws Unwanted if it is to stop.
[[nodiscard]] AfterAction afterAction(Showing& showing, Moment until, const ReportSizes& sizes,
                                      Work& work);

} // namespace esagono
