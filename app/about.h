// SPDX-License-Identifier: GPL-3.0-or-later
// What the program stands on: what it was built from, whose work is in it and under which licence,
// whom its games thank.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/library.h"
#endif

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

namespace esagono {

class About : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("What there is to know is given to the window")
    /// What it was built from, one fact to a line; empty: nobody has said.
    Q_PROPERTY(QString build READ build CONSTANT)
    /// A list of { name, licence }: the work of others in the program.
    Q_PROPERTY(QVariantList parts READ parts NOTIFY gamesChanged)
    /// Likewise, the typefaces it is set in.
    Q_PROPERTY(QVariantList typefaces READ typefaces CONSTANT)
    /// A list of { title, thanks }: what the packages say about where they come from.
    Q_PROPERTY(QVariantList games READ games NOTIFY gamesChanged)

public:
    About(const Library& library, QString build, QObject* parent = nullptr);

    [[nodiscard]] const QString& build() const { return m_build; }
    [[nodiscard]] static QVariantList parts();
    [[nodiscard]] static QVariantList typefaces();
    [[nodiscard]] QVariantList games() const;

Q_SIGNALS:
    void gamesChanged();

private:
    const Library& m_library;
    QString m_build;
};

} // namespace esagono
