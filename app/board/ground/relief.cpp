// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/ground/relief.h"

#include "app/board/ground/map_noise.h"

#include <array>
#include <optional>

namespace esagono {

namespace {

struct Ink {
    float red;
    float green;
    float blue;

    [[nodiscard]] Ink towards(Ink other, float part) const {
        return {red + (other.red - red) * part, green + (other.green - green) * part,
                blue + (other.blue - blue) * part};
    }
    [[nodiscard]] Ink times(Ink other) const {
        return {red * other.red, green * other.green, blue * other.blue};
    }
};

constexpr Ink shadow = {0.50F, 0.43F, 0.40F};     ///< what the darkest slope leaves of a tint
constexpr Ink coldShadow = {0.56F, 0.59F, 0.66F}; ///< of a tint without warmth: snow
constexpr Ink sunlight = {255, 246, 219};         ///< what the brightest slope turns into
constexpr Ink bareRock = {206, 196, 182};         ///< what the highest ground turns into
constexpr Ink contourInk = {104, 72, 40};
constexpr Ink beachSand = {238, 226, 190};
constexpr Ink shallow = {176, 209, 221};
constexpr Ink deep = {122, 169, 202};
constexpr Ink shoreLine = {74, 124, 164};
constexpr float beach = 0.075F; ///< how wide it is, in sheet units

float stepped(float value, float from, float to) {
    const float t = std::clamp((value - from) / (to - from), 0.0F, 1.0F);
    return t * t * (3 - 2 * t);
}

/// Shade is as warm as what it falls on.
Ink shadowOn(Ink tint) {
    return coldShadow.towards(shadow, std::clamp((tint.red - tint.blue) * 0.02F, 0.0F, 1.0F));
}

/// A grain too fine to be seen and just enough to be felt; it lies on the sheet, not on the tile.
class Grain {
public:
    explicit Grain(const PixelGrid& grid)
        : m_left(static_cast<std::int32_t>(std::lround(grid.corner.x() / grid.pixel)))
        , m_top(static_cast<std::int32_t>(std::lround(grid.corner.y() / grid.pixel))) {}
    [[nodiscard]] float at(int column, int row) const {
        return (chanceAt(m_left + column, m_top + row, 77) - 0.5F) * 5;
    }

private:
    std::int32_t m_left;
    std::int32_t m_top;
};

QRgb premultiplied(Ink ink, float grain, float alpha) {
    const auto part = [&](float value) {
        return static_cast<int>(std::clamp(value + grain, 0.0F, 255.0F) * alpha + 0.5F);
    };
    return qRgba(part(ink.red), part(ink.green), part(ink.blue),
                 static_cast<int>(alpha * 255 + 0.5F));
}

/// Light and contour lines of one row of pixels after the other.
class Light {
public:
    Light(const Relief& relief, const PixelGrid& grid)
        : m_near(relief.heights.levelFor(grid.pixel), grid)
        , m_far(relief.heights.levelFor(0.9), grid)
        , m_slope(1.05F * static_cast<float>(relief.strength) / relief.heights.steepness)
        , m_openness(1.4F * static_cast<float>(relief.strength) /
                     (relief.heights.highest - relief.heights.lowest + 1))
        , m_low(relief.heights.lowest)
        , m_range(relief.heights.highest - relief.heights.lowest + 1)
        , m_interval(static_cast<float>(relief.contourInterval))
        , m_perMetre(m_interval > 0 ? 1 / m_interval : 0)
        , m_pixels(static_cast<float>(1 / grid.pixel)) {
        m_contours = m_interval > 0 ? 0.30F * stepped(m_pixels, 40, 110) : 0;
    }
    void moveTo(int row) {
        m_near.moveTo(row, true);
        m_far.moveTo(row);
    }
    [[nodiscard]] Ink on(Ink tint, int column) const {
        const float height = m_near.value(column);
        const float x = m_near.slopeX(column);
        const float y = m_near.slopeY(column);
        const float sx = x * m_slope;
        const float sy = y * m_slope;
        const float lit =
            (0.5F * (sx + sy) + 0.7071F) / (0.7071F * std::sqrt(1 + sx * sx + sy * sy)) - 1;
        const float open = std::clamp((height - m_far.value(column)) * m_openness, -0.35F, 0.35F);
        const float light = lit + open;
        Ink ink = tint.towards(bareRock, 0.5F * stepped((height - m_low) / m_range, 0.55F, 1));
        if (light < 0)
            ink = ink.towards(ink.times(shadowOn(tint)), std::min(1.0F, -light));
        else
            ink = ink.towards(sunlight, std::min(0.62F, 0.85F * light));
        return m_contours > 0 ? withContour(ink, height, std::sqrt(x * x + y * y)) : ink;
    }

private:
    [[nodiscard]] Ink withContour(Ink ink, float height, float steepness) const {
        const float lines = height * m_perMetre;
        const auto number = static_cast<int>(lines + 0.5F);
        const float perPixel = std::max(steepness / m_pixels, 1e-3F);
        const float off = std::abs(lines - static_cast<float>(number)) * m_interval / perPixel;
        const bool fifth = number % 5 == 0;
        const float half = fifth ? 0.75F : 0.45F;
        if (off > half + 0.6F || number <= 0)
            return ink;
        const float spacing = m_interval / perPixel;
        const float strength = m_contours * (fifth ? 1.4F : 1.0F) * stepped(spacing, 4, 14);
        return ink.towards(contourInk, strength * std::clamp(half + 0.6F - off, 0.0F, 1.0F));
    }

    PlaneRows<float> m_near;
    PlaneRows<float> m_far;
    float m_slope;
    float m_openness;
    float m_low;
    float m_range;
    float m_interval; ///< metres between contour lines
    float m_perMetre; ///< contour lines
    float m_pixels;   ///< in a sheet unit
    float m_contours = 0;
};

/// Lines along the shore, the fainter and the wider apart the further out they run.
class ShoreLines {
public:
    explicit ShoreLines(float pixels)
        : m_pixels(pixels)
        , m_half(0.5F * std::clamp(std::sqrt(pixels / 60), 0.6F, 2.0F))
        , m_strength(0.55F * stepped(pixels, 14, 40)) {
        for (std::size_t i = 0; i < m_at.size(); ++i)
            m_at[i] = 0.085F * std::pow(static_cast<float>(i + 1), 1.25F);
    }
    [[nodiscard]] Ink on(Ink water, float off) const {
        if (off > m_at.back() + 0.1F)
            return water;
        for (std::size_t i = 0; i < m_at.size(); ++i) {
            const float away = std::abs(off - m_at[i]) * m_pixels;
            if (away < m_half + 0.5F)
                return water.towards(shoreLine, m_strength *
                                                    (1 - static_cast<float>(i + 1) / 7.5F) *
                                                    std::min(m_half + 0.5F - away, 1.0F));
        }
        return water;
    }

private:
    float m_pixels; ///< in a sheet unit
    float m_half;   ///< of their width, in pixels
    float m_strength;
    std::array<float, 6> m_at{}; ///< distances from the shore
};

} // namespace

qreal contourIntervalOf(const HeightField& heights) {
    if (heights.isEmpty())
        return 0;
    const qreal wanted = (heights.highest - heights.lowest) / 12;
    qreal interval = 1;
    for (const qreal nice : {2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0})
        if (nice <= wanted * 1.3)
            interval = nice;
    return interval;
}

qreal strengthOf(const HeightField& heights) {
    return std::clamp((heights.highest - heights.lowest) / 450.0, 0.5, 1.0);
}

QImage landPicture(const Relief& relief, const PixelGrid& grid) {
    QImage picture(grid.size, QImage::Format_ARGB32_Premultiplied);
    PlaneRows<std::uint8_t, 4> tints(relief.tints, grid);
    std::optional<Light> light;
    if (!relief.heights.isEmpty())
        light.emplace(relief, grid);
    std::optional<PlaneRows<std::int16_t>> shore;
    if (!relief.water.isEmpty())
        shore.emplace(relief.water.shore, grid);
    const float hidden = // so far out water covers all
        std::min(0.03F + 2 * static_cast<float>(grid.pixel), Water::farthest - 0.5F);
    const Grain grain(grid);
    for (int row = 0; row < grid.size.height(); ++row) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(row));
        tints.moveTo(row);
        if (light)
            light->moveTo(row);
        if (shore)
            shore->moveTo(row);
        for (int column = 0; column < grid.size.width(); ++column) {
            const std::array<float, 4> tint = tints.values(column);
            const float alpha = tint[3] * (1 / 255.0F);
            const float wet = shore ? shore->value(column) * Water::shoreStep : -1;
            if (alpha < 0.002F || wet > hidden) {
                line[column] = 0;
                continue;
            }
            Ink ink = {tint[0], tint[1], tint[2]};
            if (light)
                ink = light->on(ink, column);
            if (wet > -beach)
                ink = ink.towards(beachSand, 0.55F * stepped(wet, -beach, 0.0F));
            line[column] = premultiplied(ink, grain.at(column, row), std::min(alpha, 1.0F));
        }
    }
    return picture;
}

QImage waterPicture(const Relief& relief, const PixelGrid& grid) {
    QImage picture(grid.size, QImage::Format_ARGB32_Premultiplied);
    PlaneRows<std::uint8_t, 4> tints(relief.tints, grid);
    PlaneRows<std::int16_t> shore(relief.water.shore, grid);
    const Grain grain(grid);
    const ShoreLines lines(static_cast<float>(1 / grid.pixel));
    const float hidden = // so far in all is land
        -std::min(0.03F + 2 * static_cast<float>(grid.pixel), Water::farthest - 0.5F);
    for (int row = 0; row < grid.size.height(); ++row) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(row));
        tints.moveTo(row);
        shore.moveTo(row);
        const double y = grid.y(row);
        for (int column = 0; column < grid.size.width(); ++column) {
            const float off = shore.value(column) * Water::shoreStep;
            if (off < hidden) {
                line[column] = 0;
                continue;
            }
            const float alpha = std::min(tints.values(column)[3] * (1 / 255.0F), 1.0F);
            Ink ink = shallow.towards(deep, stepped(off, -0.05F, 1.5F));
            const float swell = noiseAt(grid.x(column) * 0.9, y * 1.7, 21);
            ink = ink.towards(sunlight, 0.03F + 0.03F * swell);
            line[column] = premultiplied(lines.on(ink, off), grain.at(column, row), alpha);
        }
    }
    return picture;
}

} // namespace esagono
