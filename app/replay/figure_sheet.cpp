// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/figure_sheet.h"

#include "app/replay/figure_rows.h"
#include "app/replay/replay_table.h"

#include <algorithm>
#include <array>

namespace esagono {

bool FigureSheet::isCounted() const {
    return m_table.countedFigures() != nullptr;
}

QVariantList FigureSheet::turningPoints() const {
    QVariantList list;
    const FilmFigures* const figures = m_table.countedFigures();
    if (figures == nullptr)
        return list;
    const GameWords words = m_table.words();
    for (const std::size_t number : figures->turningPoints) {
        const Throw& thrown = figures->throws[number];
        SideId lucky(0);
        for (std::size_t i = 1; i < words.package().sides.size(); ++i)
            if (thrown.luck(SideId(i)) > thrown.luck(lucky))
                lucky = SideId(i);
        const int row = m_table.story().rowAt(thrown.moment);
        list << QVariantMap{
            {QStringLiteral("moment"), int(thrown.moment)},
            {QStringLiteral("number"), m_table.story().number(row)},
            {QStringLiteral("hex"), thrown.hex.exists() ? words.hexLabel(thrown.hex) : QString()},
            {QStringLiteral("text"), words.word(thrown.dice.purpose)},
            {QStringLiteral("luck"), signedText(Ratio(thrown.luck(lucky)))},
            {QStringLiteral("side"), int(lucky.value)}};
    }
    return list;
}

QVariantList FigureSheet::standing() const {
    QVariantList list;
    const FilmFigures* const figures = m_table.countedFigures();
    if (figures == nullptr || figures->points.empty())
        return list;
    const auto after =
        std::ranges::upper_bound(figures->points, m_table.film()->at(), {}, &FiguresAt::moment);
    if (after == figures->points.begin())
        return list;
    const FiguresAt& point = *std::prev(after);
    for (const FigureRow& row : figureRows(*figures))
        list << QVariantMap{{QStringLiteral("label"), row.label},
                            {QStringLiteral("values"), row.of(point)}};
    return list;
}

QVariantList FigureSheet::diceCounts() const {
    constexpr std::size_t faces = 6;
    std::array<int, faces> counts{};
    int thrown = 0;
    if (const FilmFigures* const figures = m_table.countedFigures())
        for (const Throw& each : figures->throws)
            if (each.moment <= m_table.film()->at() && each.dice.sides == faces)
                for (const std::uint8_t face : each.dice.faces) {
                    ++counts[std::size_t(face - 1)];
                    ++thrown;
                }
    QVariantList list;
    if (thrown > 0)
        for (std::size_t i = 0; i < faces; ++i)
            list << QVariantMap{{QStringLiteral("face"), int(i) + 1},
                                {QStringLiteral("count"), counts[i]},
                                {QStringLiteral("expected"), qreal(thrown) / faces}};
    return list;
}

} // namespace esagono
