// SPDX-License-Identifier: GPL-3.0-or-later
// How the grid of a map lies on a picture of it, an author's scan: found by least squares from a
// few hexes whose numbers he pointed at, then nudged by hand.
#pragma once

#include "engine/core/record.h"
#include "engine/core/text.h"
#include "engine/map/numbering.h"

#include <optional>
#include <span>
#include <vector>

namespace esagono {

/// In dots of the picture; x runs right, y down.
struct PicturePoint {
    double x = 0;
    double y = 0;
    friend bool operator==(PicturePoint, PicturePoint) = default;
};

/// On the drawn sheet, where a hex has radius 1; see Grid::centre for its zero.
struct DrawnPoint {
    double x = 0;
    double y = 0;
};

/// The grid on the picture.
struct Calibration {
    static constexpr double regular = 0.8660254037844386; ///< the stagger of regular hexes

    PicturePoint origin;      ///< of the drawn sheet
    double pitch = 100;       ///< from centre to centre along a straight row or column, in dots
    double stagger = regular; ///< from one such line to the next, in pitches
    double rotation = 0;      ///< radians, clockwise

    [[nodiscard]] PicturePoint onPicture(const Grid& grid, HexId hex) const;
    [[nodiscard]] PicturePoint onPicture(Orientation orientation, DrawnPoint point) const;
    [[nodiscard]] DrawnPoint onSheet(Orientation orientation, PicturePoint point) const;

    /// Nudged. What turns or grows does so about a point that stays where it is.
    [[nodiscard]] Calibration moved(double right, double down) const;
    [[nodiscard]] Calibration scaled(double factor, PicturePoint about) const;
    [[nodiscard]] Calibration turned(double radians, PicturePoint about) const;

    friend bool operator==(const Calibration&, const Calibration&) = default;
};

/// A hex, and where on the picture its centre is.
struct CalibrationPoint {
    HexId hex;
    PicturePoint at;
};

/// How well one of them fits.
struct PointFit {
    double right = 0; ///< where the author pointed, seen from the grid's centre, in dots
    double down = 0;
    double off = 0;       ///< how far that is, in pitches
    bool suspect = false; ///< without it, the others would agree far better: a wrong number?
};

struct CalibrationResult {
    std::optional<Calibration> calibration;
    Text problem; ///< why there is none
    std::vector<PointFit> fits;
    double error = 0; ///< root mean square of `off`
};

inline constexpr std::size_t fewestCalibrationPoints = 3;

/// The grid that lies nearest to all points.
[[nodiscard]] CalibrationResult calibrate(const Grid& grid,
                                          std::span<const CalibrationPoint> points);

/// As the map's file keeps it, and back; nothing if the record says no such thing.
[[nodiscard]] Record written(const Calibration& calibration);
[[nodiscard]] std::optional<Calibration> calibrationFrom(const Record& record);

} // namespace esagono
