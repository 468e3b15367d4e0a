// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/maps/calibration.h"

#include "editor/maps/calibration_messages.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace esagono {

namespace {

/// A hex centre in lines of the grid: `along` in half pitches along the straight row or column,
/// `across` in whole lines. On flat sheets the lines run down.
struct LinePoint {
    double along = 0;
    double across = 0;
};

LinePoint inLines(Orientation orientation, double x, double y) {
    return orientation == Orientation::Pointy ? LinePoint{x, y} : LinePoint{y, x};
}

/// A pair of the fit: where in the grid, where on the picture turned so that lines run right.
struct Pair {
    LinePoint grid;
    PicturePoint at;
};

/// On flat sheets the picture is looked at with x and y exchanged, and turns the other way.
PicturePoint exchanged(Orientation orientation, PicturePoint point) {
    return orientation == Orientation::Pointy ? point : PicturePoint{point.y, point.x};
}

double turnOf(Orientation orientation, double rotation) {
    return orientation == Orientation::Pointy ? rotation : -rotation;
}

/// at = origin + along (a, b) + across k (-b, a): five unknowns.
struct Fit {
    double x = 0, y = 0, a = 0, b = 0, k = 0;

    [[nodiscard]] PicturePoint of(LinePoint p) const {
        return {x + p.along * a - p.across * k * b, y + p.along * b + p.across * k * a};
    }
};

/// Solves n equations; false if they do not decide.
template <std::size_t n>
bool solve(std::array<std::array<double, n>, n> matrix, std::array<double, n> right,
           std::array<double, n>& out) {
    for (std::size_t i = 0; i < n; ++i) {
        std::size_t pivot = i;
        for (std::size_t row = i + 1; row < n; ++row)
            if (std::abs(matrix[row][i]) > std::abs(matrix[pivot][i]))
                pivot = row;
        if (std::abs(matrix[pivot][i]) < 1e-12)
            return false;
        std::swap(matrix[i], matrix[pivot]);
        std::swap(right[i], right[pivot]);
        for (std::size_t row = i + 1; row < n; ++row) {
            const double factor = matrix[row][i] / matrix[i][i];
            for (std::size_t column = i; column < n; ++column)
                matrix[row][column] -= factor * matrix[i][column];
            right[row] -= factor * right[i];
        }
    }
    for (std::size_t i = n; i-- > 0;) {
        double sum = right[i];
        for (std::size_t column = i + 1; column < n; ++column)
            sum -= matrix[i][column] * out[column];
        out[i] = sum / matrix[i][i];
    }
    return true;
}

/// The normal equations of rows of a linear problem, summed up one by one.
template <std::size_t n>
struct Normal {
    std::array<std::array<double, n>, n> matrix{};
    std::array<double, n> right{};

    void add(const std::array<double, n>& row, double value) {
        for (std::size_t i = 0; i < n; ++i) {
            for (std::size_t j = 0; j < n; ++j)
                matrix[i][j] += row[i] * row[j];
            right[i] += row[i] * value;
        }
    }
    bool solveInto(std::array<double, n>& out) const { return solve(matrix, right, out); }
};

/// Regular hexes of any size and turn: linear, and near enough to begin from.
std::optional<Fit> similarity(std::span<const Pair> pairs) {
    constexpr double k = 2 * Calibration::regular; // a line is so many half pitches wide
    Normal<4> normal;
    for (const Pair& pair : pairs) {
        const double u = pair.grid.along;
        const double v = k * pair.grid.across;
        normal.add({1, 0, u, -v}, pair.at.x);
        normal.add({0, 1, v, u}, pair.at.y);
    }
    std::array<double, 4> found{};
    if (!normal.solveInto(found))
        return std::nullopt;
    return Fit{found[0], found[1], found[2], found[3], k};
}

/// Gauss and Newton: the differences that are left, made linear, again and again.
std::optional<Fit> leastSquares(std::span<const Pair> pairs) {
    std::optional<Fit> fit = similarity(pairs);
    for (int round = 0; fit && round < 50; ++round) {
        Normal<5> normal;
        for (const Pair& pair : pairs) {
            const double u = pair.grid.along;
            const double v = pair.grid.across;
            const PicturePoint now = fit->of(pair.grid);
            normal.add({1, 0, u, -v * fit->k, -v * fit->b}, pair.at.x - now.x);
            normal.add({0, 1, v * fit->k, u, v * fit->a}, pair.at.y - now.y);
        }
        std::array<double, 5> step{};
        if (!normal.solveInto(step))
            return std::nullopt;
        *fit = {fit->x + step[0], fit->y + step[1], fit->a + step[2], fit->b + step[3],
                fit->k + step[4]};
        const double moved = std::abs(step[0]) + std::abs(step[1]) + std::abs(step[2]) +
                             std::abs(step[3]) + std::abs(step[4]);
        if (moved < 1e-10)
            break;
    }
    const bool sound = fit && std::isfinite(fit->x + fit->y + fit->a + fit->b + fit->k) &&
                       std::hypot(fit->a, fit->b) > 0.5 && fit->k > 0.4 && fit->k < 4;
    return sound ? fit : std::nullopt;
}

double pitchOf(const Fit& fit) {
    return 2 * std::hypot(fit.a, fit.b);
}

double offBy(const Fit& fit, const Pair& pair) {
    const PicturePoint at = fit.of(pair.grid);
    return std::hypot(pair.at.x - at.x, pair.at.y - at.y) / pitchOf(fit);
}

double errorOf(const Fit& fit, std::span<const Pair> pairs) {
    double sum = 0;
    for (const Pair& pair : pairs)
        sum += offBy(fit, pair) * offBy(fit, pair);
    return std::sqrt(sum / static_cast<double>(pairs.size()));
}

/// Whether no point lies at least half a hex aside of the line that fits them best.
bool liesInLine(std::span<const Pair> pairs) {
    const auto count = static_cast<double>(pairs.size());
    double meanX = 0;
    double meanY = 0;
    for (const Pair& pair : pairs) {
        meanX += pair.grid.along / 2 / count;
        meanY += pair.grid.across * Calibration::regular / count;
    }
    double xx = 0;
    double xy = 0;
    double yy = 0;
    for (const Pair& pair : pairs) {
        const double x = pair.grid.along / 2 - meanX;
        const double y = pair.grid.across * Calibration::regular - meanY;
        xx += x * x;
        xy += x * y;
        yy += y * y;
    }
    const double least = (xx + yy) / 2 - std::hypot((xx - yy) / 2, xy);
    return std::sqrt(std::max(least, 0.0) / count) < 0.2;
}

/// The point without which all others agree, if there is one; it takes two more than needed.
std::optional<std::size_t> suspectAmong(const std::vector<Pair>& pairs, const Fit& fit) {
    constexpr double farOff = 0.25;
    const double before = errorOf(fit, pairs);
    if (pairs.size() < fewestCalibrationPoints + 2)
        return std::nullopt;
    std::optional<std::size_t> suspect;
    double least = before / 4;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        std::vector<Pair> others = pairs;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        const std::optional<Fit> without = liesInLine(others) ? std::nullopt : leastSquares(others);
        if (!without || offBy(*without, pairs[i]) < farOff)
            continue;
        if (const double error = errorOf(*without, others); error < least) {
            least = error;
            suspect = i;
        }
    }
    return suspect;
}

/// Why the points cannot be used, or nothing.
std::optional<Text> whyNotFrom(const Grid& grid, std::span<const CalibrationPoint> points) {
    constexpr double sameSpot = 1; // dots
    if (points.size() < fewestCalibrationPoints)
        return Text(say::calibrationTooFew, fewestCalibrationPoints);
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            if (points[i].hex == points[j].hex)
                return Text(say::calibrationHexTwice, grid.label(points[i].hex));
            if (std::hypot(points[i].at.x - points[j].at.x, points[i].at.y - points[j].at.y) <
                sameSpot)
                return Text(say::calibrationSpotTwice, grid.label(points[j].hex),
                            grid.label(points[i].hex));
        }
    return std::nullopt;
}

Calibration calibrationOf(Orientation orientation, const Fit& fit) {
    Calibration found;
    found.origin = exchanged(orientation, {fit.x, fit.y});
    found.pitch = pitchOf(fit);
    found.stagger = fit.k / 2;
    found.rotation = turnOf(orientation, std::atan2(fit.b, fit.a));
    return found;
}

} // namespace

CalibrationResult calibrate(const Grid& grid, std::span<const CalibrationPoint> points) {
    CalibrationResult result;
    if (auto why = whyNotFrom(grid, points)) {
        result.problem = *std::move(why);
        return result;
    }
    std::vector<Pair> pairs;
    for (const CalibrationPoint& point : points) {
        const SheetPoint centre = grid.centre(point.hex);
        pairs.push_back(
            {inLines(grid.orientation, centre.x, centre.y), exchanged(grid.orientation, point.at)});
    }
    if (liesInLine(pairs)) {
        result.problem = Text(say::calibrationInLine);
        return result;
    }
    const std::optional<Fit> fit = leastSquares(pairs);
    if (!fit) {
        result.problem = Text(say::calibrationHopeless);
        return result;
    }
    result.calibration = calibrationOf(grid.orientation, *fit);
    result.error = errorOf(*fit, pairs);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const PicturePoint at = result.calibration->onPicture(grid, points[i].hex);
        result.fits.push_back(
            {points[i].at.x - at.x, points[i].at.y - at.y, offBy(*fit, pairs[i])});
    }
    if (const auto suspect = suspectAmong(pairs, *fit))
        result.fits[*suspect].suspect = true;
    return result;
}

PicturePoint Calibration::onPicture(const Grid& grid, HexId hex) const {
    const SheetPoint centre = grid.centre(hex);
    const bool pointy = grid.orientation == Orientation::Pointy;
    const double half = std::numbers::sqrt3 / 2;
    return onPicture(grid.orientation,
                     {centre.x * (pointy ? half : 1.5), centre.y * (pointy ? 1.5 : half)});
}

PicturePoint Calibration::onPicture(Orientation orientation, DrawnPoint point) const {
    const LinePoint p = inLines(orientation, point.x, point.y);
    const double along = p.along / std::numbers::sqrt3 * pitch;
    const double across = p.across / 1.5 * stagger * pitch;
    const double turn = turnOf(orientation, rotation);
    const PicturePoint from = exchanged(orientation, origin);
    return exchanged(orientation, {from.x + along * std::cos(turn) - across * std::sin(turn),
                                   from.y + along * std::sin(turn) + across * std::cos(turn)});
}

DrawnPoint Calibration::onSheet(Orientation orientation, PicturePoint point) const {
    const PicturePoint from = exchanged(orientation, origin);
    const PicturePoint to = exchanged(orientation, point);
    const double turn = turnOf(orientation, rotation);
    const double x = to.x - from.x;
    const double y = to.y - from.y;
    const double along = (x * std::cos(turn) + y * std::sin(turn)) / pitch * std::numbers::sqrt3;
    const double across = (y * std::cos(turn) - x * std::sin(turn)) / (stagger * pitch) * 1.5;
    const LinePoint p = inLines(orientation, along, across);
    return {p.along, p.across};
}

Calibration Calibration::moved(double right, double down) const {
    Calibration nudged = *this;
    nudged.origin = {origin.x + right, origin.y + down};
    return nudged;
}

Calibration Calibration::scaled(double factor, PicturePoint about) const {
    Calibration nudged = *this;
    nudged.pitch = pitch * factor;
    nudged.origin = {about.x + (origin.x - about.x) * factor,
                     about.y + (origin.y - about.y) * factor};
    return nudged;
}

Calibration Calibration::turned(double radians, PicturePoint about) const {
    const double x = origin.x - about.x;
    const double y = origin.y - about.y;
    Calibration nudged = *this;
    nudged.rotation = rotation + radians;
    nudged.origin = {about.x + x * std::cos(radians) - y * std::sin(radians),
                     about.y + x * std::sin(radians) + y * std::cos(radians)};
    return nudged;
}

Record written(const Calibration& calibration) {
    return {{"x", calibration.origin.x},
            {"y", calibration.origin.y},
            {"pitch", calibration.pitch},
            {"stagger", calibration.stagger},
            {"rotation", calibration.rotation}};
}

std::optional<Calibration> calibrationFrom(const Record& record) {
    Calibration read;
    const auto number = [&](const char* key, double& into) {
        const auto found = record.is_object() ? record.find(key) : record.end();
        if (!record.is_object() || found == record.end() || !found->is_number())
            return false;
        into = found->get<double>();
        return std::isfinite(into) && std::abs(into) < 1e7;
    };
    const bool whole = number("x", read.origin.x) && number("y", read.origin.y) &&
                       number("pitch", read.pitch) && number("stagger", read.stagger) &&
                       number("rotation", read.rotation);
    return whole && read.pitch > 0.5 && read.stagger > 0.1 ? std::optional(read) : std::nullopt;
}

} // namespace esagono
