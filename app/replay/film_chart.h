// SPDX-License-Identifier: GPL-3.0-or-later
// One figure of a film over its time: a line for each side, or, for luck, who is ahead of what the
// tables promised. Painted when figures change; the moment shown is put on top of it.
#pragma once

#include "app/replay/replay_table.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace esagono {

class FilmChart : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(esagono::ReplayTable* source READ source WRITE setSource NOTIFY sourceChanged)
    /// "luck", "strength", "lost", "hexes", "points", "unsupplied"
    Q_PROPERTY(QString figure MEMBER m_figure NOTIFY lookChanged)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY lookChanged)
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY lookChanged)
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY lookChanged)
    Q_PROPERTY(qreal unit MEMBER m_unit NOTIFY lookChanged)
    Q_PROPERTY(qreal head READ head NOTIFY headChanged)
    /// By side, at the moment shown; of luck one: what the first side is ahead.
    Q_PROPERTY(QVariantList values READ values NOTIFY headChanged)

public:
    explicit FilmChart(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    [[nodiscard]] ReplayTable* source() const { return m_source; }
    void setSource(ReplayTable* source);
    [[nodiscard]] qreal head() const;
    [[nodiscard]] QVariantList values() const;
    Q_INVOKABLE [[nodiscard]] int momentAt(qreal x) const;

Q_SIGNALS:
    void sourceChanged();
    void lookChanged();
    void headChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    /// Moments and values of one line, by time.
    using Series = std::vector<std::pair<int, qreal>>;
    [[nodiscard]] std::vector<Series> series() const;
    void paintLuck(QPainter& painter, const Series& luck) const;
    void paintLines(QPainter& painter, const std::vector<Series>& lines) const;
    [[nodiscard]] qreal placeOf(int moment) const;
    [[nodiscard]] QColor colourOf(std::size_t side) const;

    QPointer<ReplayTable> m_source;
    QString m_figure = QStringLiteral("strength");
    QColor m_ink = Qt::black, m_line = Qt::gray;
    bool m_dark = false;
    qreal m_unit = 1;
};

} // namespace esagono
