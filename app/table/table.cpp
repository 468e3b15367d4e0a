// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table.h"

#include "app/table/words/decision_words.h"
#include "app/table/words/table_words.h"

#include <utility>

namespace esagono {

namespace {

HexId hexFrom(int number) {
    return number < 0 ? HexId() : HexId(std::size_t(number));
}

} // namespace

QString Table::title() const {
    return setting() != nullptr ? words().words(setting()->package().title) : QString();
}

QString Table::scenario() const {
    return setting() != nullptr ? words().words(setting()->scenario->title) : QString();
}

QStringList Table::breadcrumb() const {
    return attempt([&] {
        return setting() != nullptr ? breadcrumbOf(m_view, *setting(), m_language) : QStringList();
    });
}

// Selecting

int Table::selectedHex() const {
    return m_selection.hex.exists() ? int(m_selection.hex.value) : -1;
}

int Table::selectedCounter() const {
    return m_selection.counters.empty() ? -1 : int(m_selection.counters.front().value);
}

void Table::glanceAt(int hex) {
    attempt(
        [&] { m_glance.show(scene(), hex < 0 || isCovered() ? Place() : Place(hexFrom(hex))); });
}

// What the board shows

QString Table::describeHex(int hex) const {
    const HexId asked = hexFrom(hex);
    if (setting() == nullptr || !setting()->map->exists(asked))
        return {};
    return attempt([&] { return hexSentence(words(), m_view, asked, remarksOn(asked)); });
}

void Table::markBoard() {
    attempt([this] {
        Highlights now = marks();
        if (now == m_highlights)
            return;
        m_highlights = std::move(now);
        Q_EMIT highlightsChanged();
    });
}

void Table::toggleLayer(const QString& id, bool on) {
    QList<LayerRow> rows = m_layers.rows();
    for (LayerRow& row : rows)
        if (row.id == id)
            row.on = on;
    m_layers.show(rows);
    markBoard();
    Q_EMIT highlightsChanged(); // the layer itself may have nothing to show
}

// Names

QString Table::hexLabel(int hex) const {
    return setting() != nullptr ? words().hexLabel(hexFrom(hex)) : QString();
}

QString Table::placeNameAt(int hex) const {
    return setting() != nullptr ? words().placeName(hexFrom(hex)) : QString();
}

QString Table::counterName(int counter) const {
    if (setting() == nullptr || counter < 0 ||
        std::size_t(counter) >= setting()->package().counters.size())
        return {};
    return words().name(CounterId(std::size_t(counter)));
}

int Table::hexNumbered(const QString& label) const {
    if (setting() == nullptr)
        return -1;
    const HexId hex = setting()->map->find(label.toStdString());
    return hex.exists() ? int(hex.value) : -1;
}

void Table::stumble(const Text& why) const {
    if (std::exchange(m_stumbled, true))
        return;
    auto* const table = const_cast<Table*>(this); // whoever only asked changes nothing now
    QMetaObject::invokeMethod(
        table,
        [table, why] {
            table->m_stumbled = false;
            table->giveUp(why);
        },
        Qt::QueuedConnection);
}

} // namespace esagono
