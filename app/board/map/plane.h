// SPDX-License-Identifier: GPL-3.0-or-later
// Values on a lattice over the sheet (heights, tints, distances), and a smooth way of reading them
// pixel row by pixel row: cubic B-splines, so that no lattice shows however far one zooms in.
#pragma once

#include <QPointF>
#include <QSize>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace esagono {

/// Value (i, j) lies at x0 + i * step, y0 + j * step in sheet units.
template <class Value, int channels = 1>
struct Plane {
    int width = 0;
    int height = 0;
    qreal x0 = 0;
    qreal y0 = 0;
    qreal step = 1;
    std::vector<Value> values; ///< row by row, the channels of a place side by side

    [[nodiscard]] bool isEmpty() const { return values.empty(); }
    [[nodiscard]] const Value* at(int i, int j) const {
        i = std::clamp(i, 0, width - 1);
        j = std::clamp(j, 0, height - 1);
        return values.data() + (static_cast<std::size_t>(j) * static_cast<std::size_t>(width) +
                                static_cast<std::size_t>(i)) *
                                   channels;
    }
};

/// The pixels of a picture of a part of the sheet.
struct PixelGrid {
    QPointF corner; ///< of the first pixel, in sheet units
    qreal pixel;    ///< edge in sheet units
    QSize size;

    [[nodiscard]] qreal x(int column) const { return corner.x() + (column + 0.5) * pixel; }
    [[nodiscard]] qreal y(int row) const { return corner.y() + (row + 0.5) * pixel; }
};

/// Weights of the four neighbours in a line, and their slopes.
struct SplineWeights {
    std::array<float, 4> value;
    std::array<float, 4> slope;

    explicit SplineWeights(float t = 0) {
        const float u = 1 - t;
        value = {u * u * u / 6, (3 * t * t * t - 6 * t * t + 4) / 6,
                 (-3 * t * t * t + 3 * t * t + 3 * t + 1) / 6, t * t * t / 6};
        slope = {-u * u / 2, (3 * t * t - 4 * t) / 2, (-3 * t * t + 2 * t + 1) / 2, t * t / 2};
    }
};

template <class Value, int channels = 1>
class PlaneRows {
public:
    PlaneRows(const Plane<Value, channels>& plane, const PixelGrid& grid)
        : m_plane(plane)
        , m_grid(grid)
        , m_perStep(static_cast<float>(1 / plane.step)) {
        const auto count = static_cast<std::size_t>(grid.size.width());
        m_weights.reserve(count);
        m_first.reserve(count);
        const auto position = [&](int column) { return (grid.x(column) - plane.x0) / plane.step; };
        m_left = static_cast<int>(std::floor(position(0))) - 1;
        for (int column = 0; column < grid.size.width(); ++column) {
            const qreal at = position(column);
            const qreal whole = std::floor(at);
            m_weights.emplace_back(static_cast<float>(at - whole));
            m_first.push_back(static_cast<int>(whole) - 1 - m_left);
        }
        const auto samples = static_cast<std::size_t>(m_first.back()) + 4;
        m_values.resize(samples * channels);
        m_slopes.resize(samples * channels);
    }

    /// Makes the values of a row of pixels ready, and their slopes if they will be asked for.
    void moveTo(int row, bool withSlopes = false) {
        const qreal at = (m_grid.y(row) - m_plane.y0) / m_plane.step;
        const qreal whole = std::floor(at);
        const SplineWeights weights(static_cast<float>(at - whole));
        const int top = static_cast<int>(whole) - 1;
        gather(m_values, weights.value, top);
        if (withSlopes)
            gather(m_slopes, weights.slope, top);
    }
    [[nodiscard]] float value(int column) const {
        return sum(m_values, m_weights[index(column)].value, column);
    }
    [[nodiscard]] std::array<float, channels> values(int column) const {
        const std::array<float, 4>& weights = m_weights[index(column)].value;
        const float* from = m_values.data() + m_first[index(column)] * channels;
        std::array<float, channels> all{};
        for (int k = 0; k < 4; ++k)
            for (int c = 0; c < channels; ++c)
                all[static_cast<std::size_t>(c)] +=
                    weights[static_cast<std::size_t>(k)] * from[k * channels + c];
        return all;
    }
    /// Change per sheet unit to the right.
    [[nodiscard]] float slopeX(int column) const {
        return sum(m_values, m_weights[index(column)].slope, column) * m_perStep;
    }
    /// Change per sheet unit downwards.
    [[nodiscard]] float slopeY(int column) const {
        return sum(m_slopes, m_weights[index(column)].value, column) * m_perStep;
    }

private:
    static std::size_t index(int column) { return static_cast<std::size_t>(column); }
    [[nodiscard]] float sum(const std::vector<float>& line, const std::array<float, 4>& weights,
                            int column) const {
        const float* from = line.data() + m_first[index(column)];
        return weights[0] * from[0] + weights[1] * from[1] + weights[2] * from[2] +
               weights[3] * from[3];
    }
    /// Four rows of the plane, weighted and added up; beyond its edges the plane goes on as it
    /// ends.
    void gather(std::vector<float>& line, const std::array<float, 4>& weights, int top) {
        std::fill(line.begin(), line.end(), 0.0F);
        const auto samples = static_cast<int>(line.size() / channels);
        const int from = std::clamp(-m_left, 0, samples);
        const int to = std::clamp(m_plane.width - m_left, from, samples);
        for (int k = 0; k < 4; ++k) {
            const float weight = weights[static_cast<std::size_t>(k)];
            const auto add = [&](int i, const Value* source) {
                for (int c = 0; c < channels; ++c)
                    line[static_cast<std::size_t>(i * channels + c)] +=
                        weight * static_cast<float>(source[c]);
            };
            for (int i = 0; i < from; ++i)
                add(i, m_plane.at(0, top + k));
            for (int i = to; i < samples; ++i)
                add(i, m_plane.at(m_plane.width - 1, top + k));
            if (from == to)
                continue;
            const Value* source = m_plane.at(m_left + from, top + k);
            float* target = line.data() + from * channels;
            for (int i = 0; i < (to - from) * channels; ++i)
                target[i] += weight * static_cast<float>(source[i]);
        }
    }

    const Plane<Value, channels>& m_plane;
    PixelGrid m_grid;
    float m_perStep;
    std::vector<SplineWeights> m_weights; ///< by column of pixels
    std::vector<int> m_first;             ///< by column of pixels: the first of its four samples
    int m_left = 0;                       ///< the plane's column of sample 0
    std::vector<float> m_values;          ///< of the present row of pixels, by sample
    std::vector<float> m_slopes;
};

/// One value, read as smoothly.
template <class Value>
[[nodiscard]] float valueAt(const Plane<Value>& plane, QPointF point) {
    PlaneRows<Value> rows(plane, PixelGrid{point, 0, QSize(1, 1)});
    rows.moveTo(0);
    return rows.value(0);
}

} // namespace esagono
