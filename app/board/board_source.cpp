// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_source.h"

#include "counter_look.h"

namespace esagono {

BoardSource::BoardSource(QObject* parent)
    : QObject(parent) {
    // Before anybody else hears of it
    connect(this, &BoardSource::settingChanged, this, [this] { m_liveries.reset(); });
}

std::shared_ptr<const Liveries> BoardSource::liveries() const {
    if (!m_liveries && setting())
        m_liveries = readLiveries(setting()->package());
    return m_liveries;
}

} // namespace esagono
