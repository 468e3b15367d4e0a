// SPDX-License-Identifier: GPL-3.0-or-later
// A film from end to end: turns with their dates, phases in the colours of their sides, combats as
// large as their losses, objectives, notes, branches. Painted when one of them changes; whoever
// shows the moment puts it on top.
#pragma once

#include "app/replay/replay_table.h"

#include <QColor>
#include <QPointer>
#include <QQuickPaintedItem>

namespace esagono {

class TimelineItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(Timeline)
    Q_PROPERTY(esagono::ReplayTable* source READ source WRITE setSource NOTIFY sourceChanged)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY lookChanged)
    Q_PROPERTY(QColor faint MEMBER m_faint NOTIFY lookChanged)
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY lookChanged)
    Q_PROPERTY(QColor gold MEMBER m_gold NOTIFY lookChanged)
    Q_PROPERTY(QColor noteGround MEMBER m_noteGround NOTIFY lookChanged)
    Q_PROPERTY(QString family MEMBER m_family NOTIFY lookChanged)
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY lookChanged)
    Q_PROPERTY(qreal unit MEMBER m_unit NOTIFY lookChanged) ///< pixels per pixel of the design
    /// Where the moment shown is, in the coordinates of the item.
    Q_PROPERTY(qreal head READ head NOTIFY headChanged)

public:
    explicit TimelineItem(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    [[nodiscard]] ReplayTable* source() const { return m_source; }
    void setSource(ReplayTable* source);
    [[nodiscard]] qreal head() const;
    /// The moment at a place of the item; combats and stars draw it to themselves.
    Q_INVOKABLE [[nodiscard]] int momentAt(qreal x) const;
    Q_INVOKABLE [[nodiscard]] qreal placeOf(int moment) const;
    /// What is drawn there, in words; empty: nothing worth saying.
    Q_INVOKABLE [[nodiscard]] QString wordsAt(qreal x, qreal y) const;
    /// The branch that begins there; -1: none.
    Q_INVOKABLE [[nodiscard]] int branchAt(qreal x, qreal y) const;

Q_SIGNALS:
    void sourceChanged();
    void lookChanged();
    void headChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    struct Span { ///< from a landmark to the next of its kind
        const Landmark* mark = nullptr;
        qreal from = 0;
        qreal to = 0;
    };
    [[nodiscard]] qreal px(qreal length) const { return length * m_unit; }
    [[nodiscard]] std::vector<Span> spans(Milestone kind) const;
    [[nodiscard]] QColor colourOf(SideId side) const;
    [[nodiscard]] QString turnWords(int turn, bool dated) const;
    void paintTurns(QPainter& painter) const;
    void paintPhases(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintNotes(QPainter& painter) const;
    void paintBranches(QPainter& painter) const;

    QPointer<ReplayTable> m_source;
    QColor m_ink = Qt::black, m_faint = Qt::gray, m_ground = Qt::white, m_gold = Qt::darkYellow,
           m_noteGround = Qt::yellow;
    QString m_family;
    bool m_dark = false;
    qreal m_unit = 1;
};

} // namespace esagono
