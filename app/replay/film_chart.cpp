// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/film_chart.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace esagono {

namespace {

int Strength::*figureNamed(const QString& name) {
    if (name == QLatin1String("lost"))
        return &Strength::lost;
    if (name == QLatin1String("hexes"))
        return &Strength::hexes;
    if (name == QLatin1String("points"))
        return &Strength::points;
    if (name == QLatin1String("unsupplied"))
        return &Strength::unsupplied;
    return &Strength::onMap;
}

} // namespace

FilmChart::FilmChart(QQuickItem* parent)
    : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &FilmChart::lookChanged, this, [this] { update(); });
}

void FilmChart::setSource(ReplayTable* source) {
    if (source == m_source)
        return;
    if (m_source) {
        m_source->figures()->disconnect(this);
        m_source->winder()->disconnect(this);
    }
    m_source = source;
    if (m_source) {
        connect(m_source->figures(), &FigureSheet::changed, this, [this] {
            update();
            Q_EMIT headChanged();
        });
        connect(m_source->winder(), &Winder::moved, this, &FilmChart::headChanged);
    }
    update();
    Q_EMIT sourceChanged();
}

void FilmChart::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    update();
    Q_EMIT headChanged();
}

qreal FilmChart::placeOf(int moment) const {
    return m_source ? width() * m_source->winder()->shareOf(moment) : 0;
}

qreal FilmChart::head() const {
    return m_source ? placeOf(m_source->winder()->moment()) : 0;
}

int FilmChart::momentAt(qreal x) const {
    return m_source && width() > 0 ? m_source->winder()->momentAtShare(x / width()) : 0;
}

QColor FilmChart::colourOf(std::size_t side) const {
    const QColor colour = m_source->sides()
                              .value(qsizetype(side))
                              .toMap()
                              .value(QStringLiteral("colour"))
                              .value<QColor>();
    return m_dark ? colour.lighter(160) : colour;
}

std::vector<FilmChart::Series> FilmChart::series() const {
    std::vector<Series> all;
    const FilmFigures* figures = m_source ? m_source->countedFigures() : nullptr;
    if (figures == nullptr)
        return all;
    if (m_figure == QLatin1String("luck")) {
        Series luck{{0, 0}};
        qreal sum = 0;
        for (const Throw& thrown : figures->throws) {
            const Ratio luckier = thrown.luck(SideId(0));
            sum += qreal(luckier.over()) / qreal(luckier.under());
            luck.emplace_back(int(thrown.moment), sum);
        }
        luck.emplace_back(m_source->winder()->end(), luck.back().second);
        return {luck};
    }
    const auto what = figureNamed(m_figure);
    for (const FiguresAt& point : figures->points) {
        all.resize(point.sides.size());
        for (std::size_t i = 0; i < point.sides.size(); ++i)
            all[i].emplace_back(int(point.moment), point.sides[i].*what);
    }
    return all;
}

QVariantList FilmChart::values() const {
    QVariantList list;
    for (const Series& each : series()) {
        const auto after = std::ranges::upper_bound(each, m_source->winder()->moment(), {},
                                                    &std::pair<int, qreal>::first);
        list << (after == each.begin() ? 0 : std::prev(after)->second);
    }
    return list;
}

void FilmChart::paint(QPainter* painter) {
    const std::vector<Series> all = series();
    if (all.empty() || all.front().empty())
        return;
    if (m_figure == QLatin1String("luck"))
        paintLuck(*painter, all.front());
    else
        paintLines(*painter, all);
}

/// Above the middle the first side is the luckier, below it the other; the shape says so, too.
void FilmChart::paintLuck(QPainter& painter, const Series& luck) const {
    qreal most = 1;
    for (const auto& [moment, value] : luck)
        most = std::max(most, std::abs(value));
    const qreal middle = height() / 2, reach = height() / 2 - 2 * m_unit;
    QPainterPath path(QPointF(0, middle));
    for (const auto& [moment, value] : luck)
        path.lineTo(placeOf(moment), middle - value / most * reach);
    QPainterPath area = path;
    area.lineTo(width(), middle);
    area.closeSubpath();
    QColor above = colourOf(0), below = colourOf(1);
    above.setAlphaF(0.30F);
    painter.save();
    painter.setClipRect(QRectF(0, 0, width(), middle));
    painter.fillPath(area, above);
    painter.setClipRect(QRectF(0, middle, width(), middle));
    below.setAlphaF(0.75F);
    painter.fillPath(area, QBrush(below, Qt::BDiagPattern));
    painter.restore();
    painter.fillRect(QRectF(0, middle, width(), 1), m_line);
    painter.strokePath(path, QPen(m_ink, 1.4 * m_unit));
}

/// The first side is a whole line, the others are broken.
void FilmChart::paintLines(QPainter& painter, const std::vector<Series>& lines) const {
    qreal most = 1;
    for (const Series& line : lines)
        for (const auto& [moment, value] : line)
            most = std::max(most, value);
    for (const qreal part : {0.0, 0.5, 1.0})
        painter.fillRect(QRectF(0, std::round((height() - 2) * part), width(), 1), m_line);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        QPainterPath path;
        for (const auto& [moment, value] : lines[i]) {
            const QPointF at(placeOf(moment), 2 + (height() - 4) * (1 - value / most));
            if (path.elementCount() == 0)
                path.moveTo(at);
            else
                path.lineTo(at);
        }
        QPen pen(colourOf(i), 1.8 * m_unit);
        if (i > 0)
            pen.setDashPattern({4, 2});
        painter.strokePath(path, pen);
    }
}

} // namespace esagono
