// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/ground/map_curves.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace esagono {

namespace {

constexpr int piecesPerSpan = 10;
constexpr qreal mostCut = 0.5; // of a corner that is rounded off
constexpr qreal finest = 4096; // corners nearer than a part of a unit are the same

using Knot = std::pair<qint64, qint64>;

Knot knotAt(QPointF point) {
    return {std::llround(point.x() * finest), std::llround(point.y() * finest)};
}

qreal distance(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// A span of a centripetal Catmull-Rom spline, from b (left out) to c.
void appendSpan(QPolygonF& line, QPointF a, QPointF b, QPointF c, QPointF d) {
    const auto knot = [](QPointF from, QPointF to) {
        return std::max(std::sqrt(distance(from, to)), 1e-4);
    };
    const qreal t1 = knot(a, b);
    const qreal t2 = t1 + knot(b, c);
    const qreal t3 = t2 + knot(c, d);
    const auto between = [](QPointF from, QPointF to, qreal t, qreal start, qreal end) {
        return from * ((end - t) / (end - start)) + to * ((t - start) / (end - start));
    };
    for (int piece = 1; piece <= piecesPerSpan; ++piece) {
        const qreal t = t1 + (t2 - t1) * piece / piecesPerSpan;
        const QPointF ab = between(a, b, t, 0, t1);
        const QPointF bc = between(b, c, t, t1, t2);
        const QPointF cd = between(c, d, t, t2, t3);
        line << between(between(ab, bc, t, 0, t2), between(bc, cd, t, t1, t3), t, t1, t2);
    }
}

QPointF unit(QPointF vector) {
    const qreal length = std::hypot(vector.x(), vector.y());
    return length > 1e-9 ? vector / length : QPointF(1, 0);
}

QPointF normalAt(const QPolygonF& line, qsizetype i) {
    const QPointF along =
        unit(line[std::min(i + 1, line.size() - 1)] - line[std::max<qsizetype>(i - 1, 0)]);
    return {-along.y(), along.x()};
}

} // namespace

QPolygonF splineThrough(const QPolygonF& points, const QPointF* before, const QPointF* after) {
    if (points.size() < 2)
        return points;
    QPolygonF line{points.front()};
    const qsizetype last = points.size() - 1;
    const bool ring = last > 2 && distance(points.front(), points.back()) < 1e-6;
    for (qsizetype i = 0; i < last; ++i) {
        QPointF a = i > 0 ? points[i - 1] : 2 * points[0] - points[1];
        QPointF d = i + 2 <= last ? points[i + 2] : 2 * points[last] - points[last - 1];
        if (i == 0 && (before != nullptr || ring))
            a = before != nullptr ? *before : points[last - 1];
        if (i + 1 == last && (after != nullptr || ring))
            d = after != nullptr ? *after : points[1];
        appendSpan(line, a, points[i], points[i + 1], d);
    }
    return line;
}

QPolygonF roundedRing(const QPolygonF& ring) {
    QPolygonF corners = ring;
    if (corners.size() > 1 && distance(corners.front(), corners.back()) < 1e-6)
        corners.removeLast();
    if (corners.size() < 3)
        return corners;
    QPolygonF line;
    constexpr int pieces = 5;
    for (qsizetype i = 0; i < corners.size(); ++i) {
        const QPointF corner = corners[i];
        const auto cutTowards = [&](QPointF other) {
            return corner + (other - corner) * std::min(0.5, mostCut / distance(corner, other));
        };
        const QPointF from = cutTowards(corners[(i + corners.size() - 1) % corners.size()]);
        const QPointF to = cutTowards(corners[(i + 1) % corners.size()]);
        for (int piece = 0; piece < pieces; ++piece) {
            const qreal t = static_cast<qreal>(piece) / pieces;
            line << from * ((1 - t) * (1 - t)) + corner * (2 * t * (1 - t)) + to * (t * t);
        }
    }
    line << line.front();
    return line;
}

std::vector<QPolygonF> chained(const std::vector<QLineF>& sides) {
    std::map<Knot, std::vector<std::size_t>> at;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        at[knotAt(sides[i].p1())].push_back(i);
        at[knotAt(sides[i].p2())].push_back(i);
    }
    std::vector<bool> used(sides.size());
    std::vector<QPolygonF> chains;
    const auto walk = [&](QPointF from) {
        QPolygonF chain{from};
        for (;;) {
            const auto& here = at[knotAt(chain.back())];
            if (chain.size() > 1 && here.size() != 2)
                break;
            const auto next =
                std::find_if(here.begin(), here.end(), [&](std::size_t i) { return !used[i]; });
            if (next == here.end())
                break;
            used[*next] = true;
            const QLineF& side = sides[*next];
            chain << (knotAt(side.p1()) == knotAt(chain.back()) ? side.p2() : side.p1());
        }
        if (chain.size() > 1)
            chains.push_back(std::move(chain));
    };
    const auto walkAll = [&](bool endsOnly) {
        for (std::size_t i = 0; i < sides.size(); ++i)
            for (const QPointF end : {sides[i].p1(), sides[i].p2()})
                while (!used[i] && (!endsOnly || at[knotAt(end)].size() != 2)) {
                    const std::size_t before = chains.size();
                    walk(end);
                    if (chains.size() == before)
                        break;
                }
    };
    walkAll(true);
    walkAll(false);
    return chains;
}

std::size_t sidesAt(const std::vector<QLineF>& sides, QPointF point) {
    const Knot knot = knotAt(point);
    return static_cast<std::size_t>(
        std::count_if(sides.begin(), sides.end(), [&](const QLineF& side) {
            return knotAt(side.p1()) == knot || knotAt(side.p2()) == knot;
        }));
}

QPolygonF alongSides(const QPolygonF& corners, const std::function<bool(QPointF)>& keeps) {
    if (corners.size() < 2)
        return corners;
    const bool ring = corners.size() > 3 && distance(corners.front(), corners.back()) < 1e-6;
    const auto atCorner = [&](QPointF before, QPointF corner, QPointF after) {
        return keeps && keeps(corner) ? corner : (before + 6 * corner + after) / 8;
    };
    QPolygonF through;
    if (!ring)
        through << corners.front();
    for (qsizetype i = 0; i + 1 < corners.size(); ++i) {
        if (i > 0)
            through << atCorner(corners[i - 1], corners[i], corners[i + 1]);
        through << (corners[i] + corners[i + 1]) / 2;
    }
    if (ring) {
        through << atCorner(corners[corners.size() - 2], corners.front(), corners[1])
                << through.front();
    } else {
        through << corners.back();
    }
    return splineThrough(through);
}

std::vector<QPolygonF> ribbons(const QPolygonF& line, const QRectF& view,
                               const std::function<qreal(qreal)>& width) {
    std::vector<QPolygonF> outlines;
    const qreal whole = std::max(lengthOf(line), 1e-9);
    QPolygonF left;
    QPolygonF right;
    const auto flush = [&] {
        std::reverse(right.begin(), right.end());
        if (left.size() > 1)
            outlines.push_back(left + right);
        left.clear();
        right.clear();
    };
    qreal done = 0;
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (i > 0)
            done += distance(line[i - 1], line[i]);
        if (!view.contains(line[i])) {
            flush();
            continue;
        }
        const QPointF aside = normalAt(line, i) * (width(done / whole) / 2);
        left << line[i] + aside;
        right << line[i] - aside;
    }
    flush();
    return outlines;
}

std::vector<QPolygonF> stretchesIn(const QPolygonF& line, const QRectF& view) {
    std::vector<QPolygonF> stretches;
    bool open = false;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF a = line[i - 1];
        const QPointF b = line[i];
        const bool seen =
            std::max(a.x(), b.x()) >= view.left() && std::min(a.x(), b.x()) <= view.right() &&
            std::max(a.y(), b.y()) >= view.top() && std::min(a.y(), b.y()) <= view.bottom();
        if (seen && !open)
            stretches.push_back({a});
        if (seen)
            stretches.back() << b;
        open = seen;
    }
    return stretches;
}

QPolygonF clippedTo(const QPolygonF& polygon, const QRectF& rect) {
    QPolygonF inside = polygon;
    // One edge of the rectangle after the other: how far a point lies on the good side of it.
    const std::function<qreal(QPointF)> edges[] = {
        [&](QPointF p) { return p.x() - rect.left(); },
        [&](QPointF p) { return rect.right() - p.x(); },
        [&](QPointF p) { return p.y() - rect.top(); },
        [&](QPointF p) { return rect.bottom() - p.y(); },
    };
    for (const auto& depth : edges) {
        QPolygonF kept;
        for (qsizetype i = 0; i < inside.size(); ++i) {
            const QPointF from = inside[i];
            const QPointF to = inside[(i + 1) % inside.size()];
            const qreal a = depth(from);
            const qreal b = depth(to);
            if (a >= 0)
                kept << from;
            if ((a >= 0) != (b >= 0))
                kept << from + (to - from) * (a / (a - b));
        }
        inside = std::move(kept);
    }
    return inside;
}

qreal lengthOf(const QPolygonF& line) {
    qreal length = 0;
    for (qsizetype i = 1; i < line.size(); ++i)
        length += distance(line[i - 1], line[i]);
    return length;
}

void walkAlong(const QPolygonF& line, qreal first, qreal every,
               const std::function<void(QPointF, QPointF)>& visit) {
    qreal next = first;
    qreal done = 0;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const qreal length = distance(line[i - 1], line[i]);
        const QPointF along = unit(line[i] - line[i - 1]);
        for (; next <= done + length && every > 0; next += every)
            visit(line[i - 1] + along * (next - done), along);
        done += length;
    }
}

QPolygonF shifted(const QPolygonF& line, const std::vector<qreal>& distances) {
    QPolygonF moved;
    for (qsizetype i = 0; i < line.size(); ++i)
        moved << line[i] + normalAt(line, i) * distances[static_cast<std::size_t>(i)];
    return moved;
}

std::vector<QPolygonF> dashed(const QPolygonF& line, qreal dash, qreal gap) {
    std::vector<QPolygonF> pieces;
    if (line.size() < 2 || !(dash > 0) || !(gap > 0))
        return {line};
    bool drawing = true;
    qreal left = dash;
    pieces.push_back({line.front()});
    for (qsizetype i = 1; i < line.size(); ++i) {
        QPointF from = line[i - 1];
        qreal length = distance(from, line[i]);
        while (length > left) {
            from += (line[i] - from) * (left / length);
            length -= left;
            if (drawing)
                pieces.back() << from;
            else
                pieces.push_back({from});
            drawing = !drawing;
            left = drawing ? dash : gap;
        }
        left -= length;
        if (drawing)
            pieces.back() << line[i];
    }
    return pieces;
}

} // namespace esagono
