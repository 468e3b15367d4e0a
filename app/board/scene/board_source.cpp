// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/scene/board_source.h"

#include "app/board/counters/counter_look.h"
#include "app/board/map/map_drawing.h"

#include <QtConcurrent>

namespace esagono {

BoardSource::BoardSource(QObject* parent)
    : QObject(parent) {
    m_reader.setMaxThreadCount(1);
    // Before anybody else hears of it
    connect(this, &BoardSource::settingChanged, this, [this] {
        m_liveries.reset();
        m_drawing.reset();
    });
    connect(this, &BoardSource::drawingChanged, this, [this] { m_drawing.reset(); });
}

std::shared_ptr<const Liveries> BoardSource::liveries() const {
    if (!m_liveries && setting())
        m_liveries = readLiveries(setting()->package());
    return m_liveries;
}

QFuture<std::shared_ptr<const MapDrawing>> BoardSource::drawing() const {
    if (m_mapless)
        return {};
    if (!m_drawing) {
        const auto map = std::size_t(setting()->map - setting()->package().maps.data());
        m_drawing = QtConcurrent::run(&m_reader, [map, package = sharedPackage(),
                                                  folder = packageFolder(), words = language()] {
            return readMapDrawing(*package, map, folder, words);
        });
    }
    return *m_drawing;
}

std::shared_ptr<const GamePackage> BoardSource::sharedPackage() const {
    return std::make_shared<GamePackage>(setting()->package());
}

} // namespace esagono
