// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of maps and tables, painted by worker threads and kept as files that may be thrown away.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/table_picture.h"
#endif

#include <QHash>
#include <QImage>
#include <QMutex>
#include <QObject>
#include <QSet>
#include <QThreadPool>

#include <functional>

class QQmlEngine;

namespace esagono {

class Pictures : public QObject {
    Q_OBJECT

public:
    /// The folder need not exist; if it cannot be written, pictures are kept in memory only.
    explicit Pictures(QString folder, QObject* parent = nullptr);
    ~Pictures() override;

    /// Serves image://pictures/<name> to QML.
    void serve(QQmlEngine& engine);

    /// Where QML finds the picture; empty while it is being painted: ready() follows. `name` says
    /// everything the picture depends on. `paint` runs in another thread.
    [[nodiscard]] QString url(const QString& name, const std::function<QImage()>& paint);
    /// The picture, if it has been painted. Any thread.
    [[nodiscard]] QImage find(const QString& name) const;
    /// Lets go of all that are in memory; whoever asks for one again gets it from its file.
    void forget();
    [[nodiscard]] bool isPainting() const { return !m_painting.isEmpty(); }
    /// For those who paint: the map that was drawn last, as long as there is more to paint. Any
    /// thread.
    [[nodiscard]] Drawings& drawings() { return m_drawings; }

Q_SIGNALS:
    void ready(const QString& name);

private:
    [[nodiscard]] QString file(const QString& name) const;
    void keep(const QString& name, const QImage& picture);

    QString m_folder;
    QSet<QString> m_painting;
    mutable QMutex m_lock;
    QHash<QString, QImage> m_pictures; // under the lock
    Drawings m_drawings;
    QThreadPool m_painters;
};

} // namespace esagono
