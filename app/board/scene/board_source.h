// SPDX-License-Identifier: GPL-3.0-or-later
// What a board shows: a table as somebody may see it, and what is to be marked on it. A game being
// played is one; a replay or an edited scenario can be another.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/play/view.h"
#endif

#include <QColor>
#include <QFuture>
#include <QObject>
#include <QQmlEngine>
#include <QRectF>
#include <QString>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <vector>

namespace esagono {

struct Liveries;
struct MapDrawing;

/// Why a hex is marked. Shapes as well as colours tell them apart.
enum class HexMark : std::uint8_t {
    Reach,   ///< may be chosen: the end of a way, a place to set up
    Target,  ///< may be attacked
    Blocked, ///< asked for and refused
    Path,    ///< on the way that is being shown
    Chosen,  ///< part of the choice so far
    Open,    ///< something is still missing here: an uncovered front hex
    Covered, ///< nothing is missing here
    Blocker, ///< why something else is refused
    Drawn,   ///< somebody has marked it, in a colour
    Brush,   ///< what would be painted, in its colour
    Wet,     ///< painted just now, and not yet drawn so
};
struct MarkedHex {
    HexId hex;
    HexMark mark = HexMark::Reach;
    QString label;     ///< a cost, a number; empty: none
    bool stop = false; ///< whoever enters must stop
    QRgb tint = 0;     ///< of what is drawn
    friend bool operator==(const MarkedHex&, const MarkedHex&) = default;
};

/// A hexside that is being drawn along, or chosen.
struct MarkedSide {
    HexPair between;
    QRgb tint = 0;
    friend bool operator==(const MarkedSide&, const MarkedSide&) = default;
};

enum class CounterMark : std::uint8_t {
    Candidate, ///< may act or be chosen
    Selected,
    Spent, ///< has nothing left to do
    Target,
    Blocker,
};
struct MarkedCounter {
    CounterId counter;
    CounterMark mark = CounterMark::Candidate;
    friend bool operator==(const MarkedCounter&, const MarkedCounter&) = default;
};

/// An arrow or a line over the map.
struct Stroke {
    enum class Kind : std::uint8_t { Path, Attack, Support, Supply, Trail, Drawn };
    Kind kind = Kind::Path;
    std::vector<HexId> hexes; ///< from the first to the last
    SideId side;              ///< whose trail
    qreal strength = 1;       ///< of a trail: what was longer ago is fainter
    QRgb tint = 0;            ///< of what is drawn
    friend bool operator==(const Stroke&, const Stroke&) = default;
};

/// Hexes of a layer that the viewer has switched on: zones of control, supply, control, objectives.
struct ShownLayer {
    struct Part {
        HexId hex;
        SideId side;      ///< whose; none: nobody's
        qreal weight = 1; ///< of "heat": as much as anywhere
        friend bool operator==(const Part&, const Part&) = default;
    };
    QString style; ///< "zone", "supply", "control", "objective", "heat", "front"
    std::vector<Part> parts;
    qreal strength = 1; ///< of a "front": one of long ago is fainter
    friend bool operator==(const ShownLayer&, const ShownLayer&) = default;
};

struct Highlights {
    std::vector<MarkedHex> hexes;
    std::vector<MarkedSide> sides;
    std::vector<MarkedCounter> counters;
    std::vector<Stroke> strokes;
    std::vector<ShownLayer> layers;
    CounterId ghost; ///< a counter shown where it would come to stand
    HexId ghostHex;
    HexId banner; ///< the hex that carries a short text: the odds of an attack
    QString bannerText;
    bool dims = false; ///< everything outside the marked hexes is dimmed
    friend bool operator==(const Highlights&, const Highlights&) = default;
};

/// How a counter came to where it now stands, for those who want to watch.
struct Journey {
    CounterId counter;
    std::vector<Place> through; ///< the first is where it stood before
};

class BoardSource : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A board source is given to the board")

public:
    explicit BoardSource(QObject* parent = nullptr);

    /// How the counters of the setting look, read once; null without a setting.
    [[nodiscard]] std::shared_ptr<const Liveries> liveries() const;
    /// The setting's map, read once on a worker from the first time it is asked for. Only with a
    /// setting.
    [[nodiscard]] QFuture<std::shared_ptr<const MapDrawing>> drawing() const;
    /// From now on there is no map to read: boards stay empty.
    void leaveMapAway() { m_mapless = true; }
    /// The setting's package for a worker, who may still read it when the setting is gone: a copy,
    /// unless somebody knows better.
    [[nodiscard]] virtual std::shared_ptr<const GamePackage> sharedPackage() const;

    /// Null: there is nothing to show. It stays the same until settingChanged or drawingChanged.
    [[nodiscard]] virtual const Setting* setting() const = 0;
    /// Where the package's pictures lie; empty: unknown, the map is drawn without them.
    [[nodiscard]] virtual QString packageFolder() const = 0;
    [[nodiscard]] virtual QString language() const = 0;
    [[nodiscard]] virtual const View& view() const = 0;
    [[nodiscard]] virtual const Highlights& highlights() const = 0;
    /// What moved with the last viewChanged, in order.
    [[nodiscard]] virtual const std::vector<Journey>& journeys() const = 0;
    /// The hex in a sentence for those who listen: number, name, terrain, sides, units.
    Q_INVOKABLE [[nodiscard]] virtual QString describeHex(int hex) const = 0;

Q_SIGNALS:
    /// Another game, or another language on the map: everything is drawn anew.
    void settingChanged();
    /// The same sheet is drawn otherwise within that part of it. The setting may be another one
    /// now, with the same hexes.
    void drawingChanged(const QRectF& part);
    /// Counters, markers, control.
    void viewChanged();
    void highlightsChanged();
    /// Something worth seeing happened there.
    void centreOn(int hex);

private:
    mutable std::shared_ptr<const Liveries> m_liveries;
    mutable std::optional<QFuture<std::shared_ptr<const MapDrawing>>> m_drawing;
    bool m_mapless = false;
    mutable QThreadPool m_reader; ///< waits for those who still read
};

} // namespace esagono
