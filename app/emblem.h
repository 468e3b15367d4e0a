// SPDX-License-Identifier: GPL-3.0-or-later
// The emblem of Esagono: a red hex with the sign for infantry. Window icon and title mark.
#pragma once

#include <QIcon>
#include <QQuickPaintedItem>

namespace esagono {

class Emblem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit Emblem(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    /// The emblem in the sizes window managers ask for.
    [[nodiscard]] static QIcon icon();
};

} // namespace esagono
