// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/table_source.h"

#include "app/play/game_words.h"

#include <utility>

namespace esagono {

namespace {

HexId hexFrom(int number) {
    return number < 0 ? HexId() : HexId(std::size_t(number));
}

} // namespace

QString TableSource::hexLabel(int hex) const {
    return setting() != nullptr ? GameWords(*setting(), language()).hexLabel(hexFrom(hex))
                                : QString();
}

QString TableSource::placeNameAt(int hex) const {
    return setting() != nullptr ? GameWords(*setting(), language()).placeName(hexFrom(hex))
                                : QString();
}

QString TableSource::counterName(int counter) const {
    if (setting() == nullptr || counter < 0 ||
        std::size_t(counter) >= setting()->package().counters.size())
        return {};
    return GameWords(*setting(), language()).name(CounterId(std::size_t(counter)));
}

void TableSource::stumble(const Text& why) const {
    if (std::exchange(m_stumbled, true))
        return;
    auto* const table = const_cast<TableSource*>(this); // whoever only asked changes nothing now
    QMetaObject::invokeMethod(
        table,
        [table, why] {
            table->m_stumbled = false;
            table->giveUp(why);
        },
        Qt::QueuedConnection);
}

int TableSource::hexNumbered(const QString& label) const {
    if (setting() == nullptr)
        return -1;
    const HexId hex = setting()->map->find(label.toStdString());
    return hex.exists() ? int(hex.value) : -1;
}

} // namespace esagono
