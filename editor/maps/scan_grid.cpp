// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/maps/scan_grid.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace esagono {

namespace {

constexpr double leastSpan = 1e-6; // a sheet or a picture without breadth

/// The points whose hexes are on the map, and which of them they are.
std::vector<CalibrationPoint> known(const Grid& grid, const std::vector<ScanPoint>& points,
                                    std::vector<std::size_t>& which) {
    std::vector<CalibrationPoint> list;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (const HexId hex = grid.find(points[i].hex); hex.exists()) {
            list.push_back({hex, points[i].at});
            which.push_back(i);
        }
    return list;
}

} // namespace

Calibration fittedInto(DrawnPoint from, DrawnPoint to, PicturePoint size) {
    const double units = std::max(leastSpan, std::min((to.x - from.x) / std::max(size.x, 1.0),
                                                      (to.y - from.y) / std::max(size.y, 1.0)));
    Calibration laid;
    laid.pitch = std::numbers::sqrt3 / units;
    laid.origin = {size.x / 2 - (from.x + to.x) / 2 / units,
                   size.y / 2 - (from.y + to.y) / 2 / units};
    return laid;
}

Text ScanGrid::problem(const Grid& grid) const {
    std::vector<std::size_t> which;
    return calibrate(grid, known(grid, m_lay.points, which)).problem;
}

std::vector<PointFit> ScanGrid::fits(const Grid& grid) const {
    std::vector<PointFit> fits(m_lay.points.size(), PointFit{0, 0, -1, false});
    std::vector<std::size_t> which;
    const std::vector<CalibrationPoint> points = known(grid, m_lay.points, which);
    const CalibrationResult found = calibrate(grid, points);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const PicturePoint centre = m_lay.calibration.onPicture(grid, points[i].hex);
        PointFit& fit = fits[which[i]];
        fit.right = points[i].at.x - centre.x;
        fit.down = points[i].at.y - centre.y;
        fit.off = std::hypot(fit.right, fit.down) / m_lay.calibration.pitch;
        fit.suspect = found.calibration && found.fits[i].suspect;
    }
    return fits;
}

void ScanGrid::step(bool nudge) {
    m_undone.clear();
    if (!nudge || !m_nudging)
        m_done.push_back(m_lay);
    m_nudging = nudge;
}

void ScanGrid::solve(const Grid& grid) {
    std::vector<std::size_t> which;
    if (const auto found = calibrate(grid, known(grid, m_lay.points, which)).calibration) {
        m_lay.calibration = *found;
        m_lay.found = true;
    }
}

void ScanGrid::point(const Grid& grid, ScanPoint point) {
    step(false);
    std::erase_if(m_lay.points, [&](const ScanPoint& each) { return each.hex == point.hex; });
    m_lay.points.push_back(std::move(point));
    solve(grid);
}

void ScanGrid::remove(const Grid& grid, std::size_t point) {
    if (point >= m_lay.points.size())
        return;
    step(false);
    m_lay.points.erase(m_lay.points.begin() + std::ptrdiff_t(point));
    solve(grid);
}

void ScanGrid::move(double right, double down) {
    step(true);
    // The picture moves under the grid: the grid moves the other way on the picture, which may be
    // turned.
    const double cosine = std::cos(m_lay.calibration.rotation);
    const double sine = std::sin(m_lay.calibration.rotation);
    const double pitch = m_lay.calibration.pitch;
    m_lay.calibration = m_lay.calibration.moved(-(right * cosine - down * sine) * pitch,
                                                -(right * sine + down * cosine) * pitch);
}

void ScanGrid::scale(double factor, PicturePoint about) {
    if (!(factor > 0.01 && factor < 100))
        return;
    step(true);
    m_lay.calibration = m_lay.calibration.scaled(1 / factor, about);
}

void ScanGrid::turn(double radians, PicturePoint about) {
    step(true);
    m_lay.calibration = m_lay.calibration.turned(-radians, about);
}

void ScanGrid::undo() {
    if (m_done.empty())
        return;
    m_undone.push_back(std::exchange(m_lay, m_done.back()));
    m_done.pop_back();
    m_nudging = false;
}

void ScanGrid::redo() {
    if (m_undone.empty())
        return;
    m_done.push_back(std::exchange(m_lay, m_undone.back()));
    m_undone.pop_back();
    m_nudging = false;
}

} // namespace esagono
