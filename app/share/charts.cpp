// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/charts.h"

#include "app/share/ink.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace esagono {

namespace {

constexpr QSizeF sketchSize(520, 210);
constexpr QSizeF diceSize(250, 150);

/// A round number of about that much: 1, 2, 5, 10, 20 …
double roundStep(double about) {
    const double power = std::pow(10, std::floor(std::log10(std::max(about, 1e-9))));
    for (const double each : {1.0, 2.0, 5.0, 10.0})
        if (each * power >= about)
            return std::max(each * power, 1.0);
    return std::max(10 * power, 1.0);
}

QPolygonF rectangle(const QRectF& rect) {
    return {rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()};
}

/// Axes, and where values lie between them.
class Plot {
public:
    Plot(Sketch& sketch, double least, double most, std::size_t count)
        : m_sketch(sketch)
        , m_count(std::max<std::size_t>(count, 2)) {
        const double step = roundStep((most - least) / 4.5);
        m_least = std::floor(least / step) * step;
        m_most = std::max(std::ceil(most / step) * step, m_least + step);
        m_box = QRectF(QPointF(34, 26), sketch.size() - QSizeF(40, 48));
        for (double value = m_least; value <= m_most + step / 2; value += step) {
            const bool isZero = std::abs(value) < step / 2;
            sketch.add(
                Sketch::Line{{QPointF(m_box.left(), y(value)), QPointF(m_box.right(), y(value))},
                             ink::colour(isZero ? ink::line2 : ink::line)});
            const QString label = QString::number(std::abs(std::lround(value)));
            sketch.add(Sketch::Words{value < 0 && !isZero ? QChar(0x2212) + label : label,
                                     QPointF(m_box.left() - 6, y(value) + 3.5),
                                     ink::colour(ink::muted), 10, Qt::AlignRight});
        }
    }
    void addTurns(const std::vector<TurnTick>& turns) {
        for (std::size_t i = 0; i < turns.size(); ++i) {
            const qreal from = x(turns[i].at);
            const qreal to = i + 1 < turns.size() ? x(turns[i + 1].at) : m_box.right();
            m_sketch.add(
                Sketch::Line{{QPointF(from, m_box.bottom()), QPointF(from, m_box.bottom() + 5)},
                             ink::colour(ink::line2)});
            if (to - from >= 9)
                m_sketch.add(Sketch::Words{QString::number(turns[i].turn),
                                           QPointF((from + to) / 2, m_box.bottom() + 15),
                                           ink::colour(ink::muted), 10, Qt::AlignHCenter});
        }
    }
    [[nodiscard]] qreal x(std::size_t index) const {
        return m_box.left() + m_box.width() * double(index) / double(m_count - 1);
    }
    [[nodiscard]] qreal y(double value) const {
        return m_box.bottom() - m_box.height() * (value - m_least) / (m_most - m_least);
    }
    [[nodiscard]] QPolygonF line(const std::vector<double>& values) const {
        QPolygonF line;
        for (std::size_t i = 0; i < values.size(); ++i)
            line << QPointF(x(i), y(values[i]));
        return line;
    }

private:
    Sketch& m_sketch;
    std::size_t m_count;
    double m_least = 0;
    double m_most = 1;
    QRectF m_box;
};

/// Names above the chart, each with a piece of its line.
void addLegend(Sketch& sketch, const std::vector<Series>& series) {
    qreal x = 34;
    for (const Series& each : series) {
        sketch.add(
            Sketch::Line{{QPointF(x, 11), QPointF(x + 22, 11)}, each.colour, 2, each.dashed});
        const QString last =
            each.values.empty() ? QString() : QString::number(std::lround(each.values.back()));
        const QString text = each.name + QStringLiteral("  ") + last;
        sketch.add(Sketch::Words{text, QPointF(x + 28, 14.5), ink::colour(ink::second), 11,
                                 Qt::AlignLeft, true});
        x += 28 + 6.6 * double(text.size()) + 16;
    }
}

} // namespace

Sketch lineChart(const std::vector<Series>& series, const std::vector<TurnTick>& turns) {
    Sketch sketch(sketchSize);
    double most = 1;
    std::size_t count = 0;
    for (const Series& each : series) {
        for (const double value : each.values)
            most = std::max(most, value);
        count = std::max(count, each.values.size());
    }
    Plot plot(sketch, 0, most, count);
    plot.addTurns(turns);
    for (const Series& each : series)
        sketch.add(Sketch::Line{plot.line(each.values), each.colour, 2, each.dashed});
    addLegend(sketch, series);
    return sketch;
}

Sketch balanceChart(const Series& series, const std::vector<TurnTick>& turns, const QString& above,
                    const QString& below, const QColor& belowColour) {
    Sketch sketch(sketchSize);
    const auto [least, most] = std::ranges::minmax(series.values);
    Plot plot(sketch, std::min(least, -1.0), std::max(most, 1.0), series.values.size());
    plot.addTurns(turns);
    const auto area = [&](bool up) {
        QPolygonF points{QPointF(plot.x(0), plot.y(0))};
        for (std::size_t i = 0; i < series.values.size(); ++i) {
            const double value = series.values[i];
            const double before = i > 0 ? series.values[i - 1] : 0;
            if (i > 0 && (value > 0) != (before > 0) && value != before) { // crosses the line
                const double part = before / (before - value);
                points << QPointF(plot.x(i - 1) + (plot.x(i) - plot.x(i - 1)) * part, plot.y(0));
            }
            points << QPointF(plot.x(i), plot.y(up ? std::max(value, 0.0) : std::min(value, 0.0)));
        }
        points << QPointF(plot.x(series.values.size() - 1), plot.y(0));
        return points;
    };
    QColor plus = series.colour;
    plus.setAlphaF(0.30F);
    QColor minus = belowColour;
    minus.setAlphaF(0.18F);
    sketch.add(Sketch::Area{area(true), plus});
    sketch.add(Sketch::Area{area(false), minus});
    sketch.add(Sketch::Line{plot.line(series.values), ink::colour(ink::black), 1.6});
    sketch.add(Sketch::Words{above, QPointF(34, 14.5), series.colour, 11, Qt::AlignLeft, true});
    sketch.add(Sketch::Words{below, QPointF(sketch.size().width() - 6, 14.5), belowColour, 11,
                             Qt::AlignRight, true});
    return sketch;
}

Sketch diceChart(const std::vector<int>& faces, const QColor& colour, const QString& expected) {
    Sketch sketch(diceSize);
    const int rolls = std::accumulate(faces.begin(), faces.end(), 0);
    const double mean = double(rolls) / double(faces.size());
    const double most = std::max<double>(*std::ranges::max_element(faces), mean);
    const QRectF box(QPointF(8, 22), diceSize - QSizeF(16, 42));
    const qreal width = box.width() / double(faces.size());
    const auto y = [&](double value) { return box.bottom() - box.height() * value / most; };
    QColor bar = colour;
    bar.setAlphaF(0.75F);
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const qreal left = box.left() + width * double(i);
        sketch.add(Sketch::Area{rectangle(QRectF(QPointF(left + width * 0.16, y(faces[i])),
                                                 QPointF(left + width * 0.84, box.bottom()))),
                                bar});
        sketch.add(Sketch::Words{QString::number(faces[i]),
                                 QPointF(left + width / 2, y(faces[i]) - 4),
                                 ink::colour(ink::second), 10, Qt::AlignHCenter, true});
        sketch.add(Sketch::Words{QString::number(i + 1),
                                 QPointF(left + width / 2, box.bottom() + 14),
                                 ink::colour(ink::muted), 10, Qt::AlignHCenter});
    }
    sketch.add(Sketch::Line{{box.bottomLeft(), box.bottomRight()}, ink::colour(ink::line2)});
    sketch.add(Sketch::Line{{QPointF(box.left(), y(mean)), QPointF(box.right(), y(mean))},
                            ink::colour(ink::black),
                            1.2,
                            true});
    sketch.add(Sketch::Words{expected, QPointF(box.right(), 10), ink::colour(ink::muted), 10,
                             Qt::AlignRight});
    return sketch;
}

} // namespace esagono
