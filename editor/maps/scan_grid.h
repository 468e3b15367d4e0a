// SPDX-License-Identifier: GPL-3.0-or-later
// The grid on one scan while its author works at it: the hexes he pointed at, the grid found from
// them, his nudges. Every step can be taken back.
#pragma once

#include "editor/maps/calibration.h"

#include <string>
#include <vector>

namespace esagono {

/// A printed number, and where on the picture the centre of its hex is.
struct ScanPoint {
    std::string hex;
    PicturePoint at;
    friend bool operator==(const ScanPoint&, const ScanPoint&) = default;
};

/// The grid as it lies, and what it was found from.
struct ScanLay {
    std::vector<ScanPoint> points;
    Calibration calibration;
    bool found = false; ///< from the points; else it is only a beginning
    friend bool operator==(const ScanLay&, const ScanLay&) = default;
};

/// The picture in the middle of a sheet that reaches from one point to another, as large as it
/// fits, upright.
[[nodiscard]] Calibration fittedInto(DrawnPoint from, DrawnPoint to, PicturePoint size);

class ScanGrid {
public:
    ScanGrid() = default;
    /// Begins anew with a picture laid somehow.
    explicit ScanGrid(ScanLay lay)
        : m_lay(std::move(lay)) {}

    [[nodiscard]] const ScanLay& lay() const { return m_lay; }
    /// Why the points decide nothing yet; empty: they do.
    [[nodiscard]] Text problem(const Grid& grid) const;
    /// How well each point fits the grid as it lies now; `off` is negative where its hex is not on
    /// the map any more.
    [[nodiscard]] std::vector<PointFit> fits(const Grid& grid) const;

    // Steps. A hex that is pointed at again is pointed at elsewhere.
    void point(const Grid& grid, ScanPoint point);
    void remove(const Grid& grid, std::size_t point);
    /// Moved in pitches of the grid as it lies on the screen, scaled, turned about a point of the
    /// picture. Nudges that follow each other are one step.
    void move(double right, double down);
    void scale(double factor, PicturePoint about);
    void turn(double radians, PicturePoint about);

    [[nodiscard]] bool canUndo() const { return !m_done.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_undone.empty(); }
    void undo();
    void redo();

private:
    void step(bool nudge);
    void solve(const Grid& grid);

    ScanLay m_lay;
    std::vector<ScanLay> m_done;
    std::vector<ScanLay> m_undone;
    bool m_nudging = false;
};

} // namespace esagono
