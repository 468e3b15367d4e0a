// SPDX-License-Identifier: GPL-3.0-or-later
// Small pictures for the library: the part of a table where most happens.
#pragma once

#include "engine/play/view.h"

#include <QImage>
#include <QMutex>
#include <QSize>
#include <QString>

#include <memory>

namespace esagono {

struct MapDrawing;

/// The map that was drawn last: many pictures show the same one. Any thread.
class Drawings {
public:
    [[nodiscard]] std::shared_ptr<const MapDrawing>
    of(const GamePackage& package, std::size_t map, const QString& folder, const QString& language);

    void forget();

private:
    QMutex m_lock;
    std::string m_key;
    std::shared_ptr<const MapDrawing> m_drawing;
};

struct PictureWish {
    QSize size;
    qreal hexesAcross = 6;
    QString packageFolder; ///< for the relief; empty: unknown
    QString language;
    bool dark = false;
};

/// Map and counters, centred where most can be seen. Any thread.
[[nodiscard]] QImage tablePicture(Drawings& drawings, const GamePackage& package, std::size_t map,
                                  const std::vector<SeenCounter>& counters,
                                  const PictureWish& wish);

/// The counters of the finished set-ups of the first scenario; empty if it has none.
[[nodiscard]] std::vector<SeenCounter> suggestedSetUp(const GamePackage& package);

} // namespace esagono
