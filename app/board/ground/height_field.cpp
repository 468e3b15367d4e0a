// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/ground/height_field.h"

#include "app/board/map/map_reading.h"

#include <QDir>
#include <QFileInfo>
#include <QImageReader>

namespace esagono {

namespace {

/// The picture of that name, in shades of grey; null: there is none, or a problem with it.
QImage readGrey(const QString& name, const QString& folder, Text& problem) {
    if (name.isEmpty() || QFileInfo(name).fileName() != name || !QDir(folder).exists(name))
        return {};
    QImageReader reader(QDir(folder).filePath(name));
    const QSize size = reader.size();
    if (std::max(size.width(), size.height()) > HeightField::mostDots) {
        problem = Text(say::heightsTooLarge, name.toStdString(), size.width(), size.height(),
                       HeightField::mostDots);
        return {};
    }
    const QImage picture = reader.read();
    if (picture.width() < 4 || picture.height() < 4) {
        problem = Text(say::heightsUnreadable, name.toStdString());
        return {};
    }
    return picture.convertToFormat(QImage::Format_Grayscale16);
}

Plane<float> readPlane(const Record& about, const QString& folder, Text& problem) {
    const QImage picture = readGrey(textIn(about, "file"), folder, problem);
    const qreal step = numberIn(about, "step", 0);
    if (picture.isNull() || !(step > 0))
        return {};
    Plane<float> plane;
    plane.width = picture.width();
    plane.height = picture.height();
    plane.x0 = numberIn(about, "x0", 0);
    plane.y0 = numberIn(about, "y0", 0);
    plane.step = step;
    const auto metres = static_cast<float>(numberIn(about, "metresPerLevel", 1));
    const auto offset = static_cast<float>(numberIn(about, "minMetres", 0));
    plane.values.reserve(static_cast<std::size_t>(plane.width) *
                         static_cast<std::size_t>(plane.height));
    for (int j = 0; j < plane.height; ++j) {
        const auto* line = reinterpret_cast<const quint16*>(picture.constScanLine(j));
        for (int i = 0; i < plane.width; ++i)
            plane.values.push_back(offset + metres * line[i]);
    }
    return plane;
}

Plane<float> halved(const Plane<float>& fine) {
    Plane<float> coarse;
    coarse.width = fine.width / 2;
    coarse.height = fine.height / 2;
    coarse.step = fine.step * 2;
    coarse.x0 = fine.x0 + fine.step / 2;
    coarse.y0 = fine.y0 + fine.step / 2;
    coarse.values.reserve(static_cast<std::size_t>(coarse.width) *
                          static_cast<std::size_t>(coarse.height));
    for (int j = 0; j < coarse.height; ++j)
        for (int i = 0; i < coarse.width; ++i)
            coarse.values.push_back((*fine.at(2 * i, 2 * j) + *fine.at(2 * i + 1, 2 * j) +
                                     *fine.at(2 * i, 2 * j + 1) + *fine.at(2 * i + 1, 2 * j + 1)) /
                                    4);
    return coarse;
}

void measure(HeightField& field) {
    const Plane<float>& plane = field.levels.front();
    const auto [low, high] = std::minmax_element(plane.values.begin(), plane.values.end());
    field.lowest = *low;
    field.highest = *high;
    std::vector<float> slopes;
    for (int j = 1; j + 1 < plane.height; j += 2)
        for (int i = 1; i + 1 < plane.width; i += 2) {
            if (*plane.at(i, j) <= 0)
                continue;
            const float x = *plane.at(i + 1, j) - *plane.at(i - 1, j);
            const float y = *plane.at(i, j + 1) - *plane.at(i, j - 1);
            slopes.push_back(std::hypot(x, y));
        }
    if (slopes.empty())
        return;
    const auto ninth = slopes.begin() + static_cast<std::ptrdiff_t>(slopes.size() * 9 / 10);
    std::nth_element(slopes.begin(), ninth, slopes.end());
    field.steepness = std::max(1.0F, *ninth / static_cast<float>(2 * plane.step));
}

} // namespace

const Plane<float>& HeightField::levelFor(qreal pixelInUnits) const {
    std::size_t level = 0;
    while (level + 1 < levels.size() && levels[level + 1].step <= pixelInUnits * 1.1)
        ++level;
    return levels[level];
}

HeightField readHeights(const Record& drawing, const QString& folder) {
    HeightField field;
    if (folder.isEmpty())
        return field;
    for (const char* key : {"heightsFine", "heights"}) {
        Plane<float> plane = readPlane(memberOf(drawing, key), folder, field.problem);
        if (plane.isEmpty())
            continue;
        field.levels.push_back(std::move(plane));
        while (field.levels.back().width >= 16 && field.levels.back().height >= 16)
            field.levels.push_back(halved(field.levels.back()));
        measure(field);
        break;
    }
    return field;
}

} // namespace esagono
