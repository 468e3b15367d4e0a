// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of a replay in rows: losses, turning points, dice.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

namespace esagono {

class ReplayTable;

class FigureSheet : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("FigureSheet belong to a replay")
    Q_PROPERTY(bool counted READ isCounted NOTIFY changed)
    /// {moment, number, hex, text, luck, side}: the throws that mattered most.
    Q_PROPERTY(QVariantList turningPoints READ turningPoints NOTIFY changed)
    /// {label, values: list of int by side}: losses, hexes and points at the moment shown.
    Q_PROPERTY(QVariantList standing READ standing NOTIFY standingChanged)
    /// {face, count, expected}: six-sided dice up to the moment shown.
    Q_PROPERTY(QVariantList diceCounts READ diceCounts NOTIFY standingChanged)

public:
    explicit FigureSheet(ReplayTable& table)
        : m_table(table) {}

    [[nodiscard]] bool isCounted() const;
    [[nodiscard]] QVariantList turningPoints() const;
    [[nodiscard]] QVariantList standing() const;
    [[nodiscard]] QVariantList diceCounts() const;
    /// Other figures, another viewer, or another language.
    void refresh() {
        Q_EMIT changed();
        Q_EMIT standingChanged();
    }

Q_SIGNALS:
    void changed();
    void standingChanged();

private:
    ReplayTable& m_table;
};

} // namespace esagono
