// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/timeline_item.h"

#include "app/board/lettering/glyph.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace esagono {

namespace {

// The rows, in pixels of the design
constexpr qreal turnTop = 0, turnHeight = 19, phaseTop = 20, phaseHeight = 9, markMiddle = 42,
                noteMiddle = 64;
constexpr qreal noteEdge = 15;

void paintDiamond(QPainter& painter, QPointF middle, qreal reach, const QColor& colour) {
    QPainterPath path;
    path.moveTo(middle.x(), middle.y() - reach);
    path.lineTo(middle.x() + reach, middle.y());
    path.lineTo(middle.x(), middle.y() + reach);
    path.lineTo(middle.x() - reach, middle.y());
    path.closeSubpath();
    painter.fillPath(path, colour);
}

/// Half the width of a combat's diamond: its area grows with the losses.
qreal reachOf(const Landmark& combat) {
    return std::min(9.0, 2.6 + 2.0 * std::sqrt(std::max(0, combat.allLost())));
}

} // namespace

TimelineItem::TimelineItem(QQuickItem* parent)
    : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &TimelineItem::lookChanged, this, [this] { update(); });
}

void TimelineItem::setSource(ReplayTable* source) {
    if (source == m_source)
        return;
    if (m_source) {
        m_source->disconnect(this);
        m_source->figures()->disconnect(this);
        m_source->notes()->disconnect(this);
        m_source->winder()->disconnect(this);
    }
    m_source = source;
    if (m_source) {
        const auto drawAgain = [this] {
            update();
            Q_EMIT headChanged();
        };
        connect(m_source, &ReplayTable::storyChanged, this, drawAgain);
        connect(m_source, &ReplayTable::openChanged, this, drawAgain);
        connect(m_source->figures(), &FigureSheet::changed, this, drawAgain);
        connect(m_source->notes(), &Notebook::dataChanged, this, [this] { update(); });
        connect(m_source->notes(), &PanelModel::countChanged, this, [this] { update(); });
        connect(m_source->winder(), &Winder::moved, this, &TimelineItem::headChanged);
    }
    update();
    Q_EMIT sourceChanged();
    Q_EMIT headChanged();
}

void TimelineItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    update();
    Q_EMIT headChanged();
}

qreal TimelineItem::placeOf(int moment) const {
    return m_source ? width() * m_source->winder()->shareOf(moment) : 0;
}

qreal TimelineItem::head() const {
    return m_source ? placeOf(m_source->winder()->moment()) : 0;
}

int TimelineItem::momentAt(qreal x) const {
    return m_source && width() > 0 ? m_source->winder()->momentAtShare(x / width()) : 0;
}

QColor TimelineItem::colourOf(SideId side) const {
    const QVariantList sides = m_source->sides();
    if (!side.exists() || qsizetype(side.index()) >= sides.size())
        return m_faint;
    const QColor colour =
        sides.at(qsizetype(side.index())).toMap().value(QStringLiteral("colour")).value<QColor>();
    return m_dark ? colour.lighter(145) : colour;
}

std::vector<TimelineItem::Span> TimelineItem::spans(Milestone kind) const {
    std::vector<Span> spans;
    const FilmMarks* marks = m_source ? m_source->marksOfFilm() : nullptr;
    if (marks == nullptr)
        return spans;
    for (const Landmark& mark : marks->landmarks) {
        const bool ends = kind == Milestone::Phase && mark.kind == Milestone::Turn;
        if (mark.kind != kind && !ends)
            continue;
        const qreal x = placeOf(int(mark.moment));
        if (!spans.empty() && spans.back().to < 0)
            spans.back().to = x;
        if (!ends)
            spans.push_back({&mark, x, -1});
    }
    if (!spans.empty() && spans.back().to < 0)
        spans.back().to = width();
    return spans;
}

QString TimelineItem::turnWords(int turn, bool dated) const {
    const Setting* setting = m_source->setting();
    if (!dated || setting == nullptr)
        return {};
    const int at = turn - setting->scenario->firstTurn;
    return at < 0 || std::size_t(at) >= setting->scenario->turnLabels.size()
               ? QString()
               : GameWords(*setting, m_source->language())
                     .words(setting->scenario->turnLabels[std::size_t(at)]);
}

void TimelineItem::paint(QPainter* painter) {
    painter->fillRect(QRectF(0, px(turnTop), width(), px(turnHeight)), m_ground);
    painter->fillRect(QRectF(0, px(phaseTop), width(), px(phaseHeight)),
                      QColor(m_faint.red(), m_faint.green(), m_faint.blue(), 60));
    if (!m_source || m_source->marksOfFilm() == nullptr)
        return;
    paintPhases(*painter);
    paintTurns(*painter);
    paintBranches(*painter);
    paintMarks(*painter);
    paintNotes(*painter);
}

void TimelineItem::paintTurns(QPainter& painter) const {
    QFont font(m_family);
    font.setPixelSize(int(px(11)));
    QFont strong = font;
    strong.setWeight(QFont::Bold);
    for (const Span& span : spans(Milestone::Turn)) {
        painter.fillRect(QRectF(span.from, px(turnTop), 1, px(phaseTop + phaseHeight)), m_faint);
        const QString number = QString::number(span.mark->turn);
        const QFontMetricsF figures(strong);
        const qreal room = span.to - span.from - px(9);
        if (figures.horizontalAdvance(number) > room)
            continue;
        const QRectF box(span.from + px(6), px(turnTop), room, px(turnHeight));
        painter.setFont(strong);
        painter.setPen(m_ink);
        painter.drawText(box, Qt::AlignVCenter | Qt::AlignLeft, number);
        const qreal used = figures.horizontalAdvance(number) + px(6);
        const QString date = turnWords(span.mark->turn, true);
        if (QFontMetricsF(font).horizontalAdvance(date) > room - used)
            continue;
        painter.setFont(font);
        painter.setPen(m_faint);
        painter.drawText(box.adjusted(used, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, date);
    }
}

void TimelineItem::paintPhases(QPainter& painter) const {
    for (const Span& span : spans(Milestone::Phase)) {
        if (!span.mark->side.exists())
            continue;
        painter.fillRect(
            QRectF(span.from, px(phaseTop), std::max(1.0, span.to - span.from), px(phaseHeight)),
            colourOf(span.mark->side));
        painter.fillRect(QRectF(span.from, px(phaseTop), 1, px(phaseHeight)), m_ground);
    }
}

void TimelineItem::paintMarks(QPainter& painter) const {
    for (const Landmark& mark : m_source->marksOfFilm()->landmarks) {
        const QPointF middle(placeOf(int(mark.moment)), px(markMiddle));
        if (mark.kind == Milestone::Combat)
            paintDiamond(painter, middle, px(reachOf(mark)), colourOf(mark.side));
    }
    for (const Landmark& mark : m_source->marksOfFilm()->landmarks) {
        if (mark.kind != Milestone::Objective && mark.kind != Milestone::GameOver)
            continue;
        const qreal edge = px(13);
        const qreal x = std::min(placeOf(int(mark.moment)) - edge / 2, width() - edge);
        const QRectF box(x, px(markMiddle) - edge / 2, edge, edge);
        paintGlyph(painter, box,
                   mark.kind == Milestone::Objective ? QStringLiteral("star")
                                                     : QStringLiteral("flag"),
                   m_gold);
    }
}

void TimelineItem::paintNotes(QPainter& painter) const {
    for (const auto& [moment, sign] : m_source->notes()->byMoment()) {
        const qreal edge = px(noteEdge);
        const QRectF box(placeOf(int(moment)) - edge / 2, px(noteMiddle) - edge / 2, edge, edge);
        painter.setPen(QPen(m_gold, 1));
        painter.setBrush(m_noteGround);
        painter.drawRoundedRect(box, px(3), px(3));
        if (sign.isEmpty()) {
            for (const qreal line : {0.36, 0.56})
                painter.drawLine(QPointF(box.left() + edge * 0.25, box.top() + edge * line),
                                 QPointF(box.right() - edge * 0.25, box.top() + edge * line));
        } else {
            QFont font(m_family);
            font.setPixelSize(int(px(10)));
            font.setWeight(QFont::Bold);
            painter.setFont(font);
            painter.drawText(box, Qt::AlignCenter, sign);
        }
    }
}

void TimelineItem::paintBranches(QPainter& painter) const {
    QFont font(m_family);
    font.setPixelSize(int(px(11)));
    painter.setFont(font);
    const QColor colour = colourOf(SideId(0));
    for (const BranchKnot& knot : m_source->marksOfFilm()->branches) {
        const auto leaves = m_source->film()->find(knot.leavesAt);
        if (!knot.from || !leaves || knot.branch == BranchNumber(m_source->branching()->branch()))
            continue;
        const qreal x = placeOf(int(*leaves)), y = px(noteMiddle);
        QPainterPath path(QPointF(x, px(phaseTop + phaseHeight + 4)));
        path.quadTo(QPointF(x, y), QPointF(x + px(22), y));
        const qreal to = std::min(width() - px(90), x + px(60));
        path.lineTo(std::max(x + px(22), to), y);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, px(1.5)));
        painter.drawPath(path);
        painter.drawEllipse(QPointF(std::max(x + px(22), to) + px(4), y), px(3.5), px(3.5));
        painter.drawText(QPointF(std::max(x + px(22), to) + px(12), y + px(4)),
                         QString::fromStdString(knot.name));
    }
}

int TimelineItem::branchAt(qreal x, qreal y) const {
    if (!m_source || m_source->marksOfFilm() == nullptr || std::abs(y - px(noteMiddle)) > px(10))
        return -1;
    for (const BranchKnot& knot : m_source->marksOfFilm()->branches) {
        const auto leaves = m_source->film()->find(knot.leavesAt);
        if (!knot.from || !leaves || knot.branch == BranchNumber(m_source->branching()->branch()))
            continue;
        const qreal from = placeOf(int(*leaves));
        if (x >= from && x <= from + px(160))
            return int(knot.branch);
    }
    return -1;
}

QString TimelineItem::wordsAt(qreal x, qreal y) const {
    if (!m_source || m_source->marksOfFilm() == nullptr)
        return {};
    const GameWords words(*m_source->setting(), m_source->language());
    if (y < px(turnTop + turnHeight)) {
        for (const Span& span : spans(Milestone::Turn))
            if (x >= span.from && x < span.to)
                return words.phrase(span.mark->text);
    } else if (y < px(phaseTop + phaseHeight + 2)) {
        for (const Span& span : spans(Milestone::Phase))
            if (x >= span.from && x < span.to)
                return words.phrase(span.mark->text);
    } else if (y < px(noteMiddle - 10)) {
        const Landmark* nearest = nullptr;
        for (const Landmark& mark : m_source->marksOfFilm()->landmarks)
            if (mark.kind != Milestone::Turn && mark.kind != Milestone::Phase) {
                const qreal away = std::abs(placeOf(int(mark.moment)) - x);
                if (away < px(7) &&
                    (nearest == nullptr || away < std::abs(placeOf(int(nearest->moment)) - x)))
                    nearest = &mark;
            }
        return nearest != nullptr ? words.phrase(nearest->text) : QString();
    }
    return {};
}

} // namespace esagono
