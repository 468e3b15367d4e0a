// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/counters/counter_picture.h"

#include "app/board/counters/counter_painter.h"
#include "engine/play/game.h"

#include <QPainter>
#include <QQuickPaintedItem>

#include <algorithm>

namespace esagono {

/// Larger than the counter, so that badges and shadow have room.
class CounterPicture::Canvas : public QQuickPaintedItem {
public:
    explicit Canvas(QQuickItem* parent)
        : QQuickPaintedItem(parent) {
        setAntialiasing(true);
    }

    void show(std::optional<CounterLook> look, bool shadow, bool asOnBoard) {
        if (m_look == look && m_shadow == shadow && m_asOnBoard == asOnBoard)
            return;
        m_asOnBoard = asOnBoard;
        m_look = std::move(look);
        m_shadow = shadow;
        update();
    }

    void paint(QPainter* painter) override {
        if (!m_look)
            return;
        const qreal reach = width() * counterReach / (1 + 2 * counterReach);
        const QRectF box(reach, reach, width() - 2 * reach, height() - 2 * reach);
        // Beside the board a counter is met one by one: its symbol is never left out.
        const qreal pixels =
            std::max(box.width() * painter->deviceTransform().m11(), m_asOnBoard ? 1.0 : 44.0);
        if (m_shadow)
            paintCounterShadow(*painter, box);
        paintCounter(*painter, box, *m_look, pixels);
    }

private:
    std::optional<CounterLook> m_look;
    bool m_shadow = false;
    bool m_asOnBoard = false;
};

CounterPicture::CounterPicture(QQuickItem* parent)
    : QQuickItem(parent)
    , m_canvas(new Canvas(this)) {
    setImplicitSize(60, 60);
}

void CounterPicture::setSource(BoardSource* source) {
    if (m_source == source)
        return;
    if (m_source != nullptr)
        m_source->disconnect(this);
    m_source = source;
    if (source != nullptr) {
        connect(source, &BoardSource::viewChanged, this, &CounterPicture::refresh);
        connect(source, &BoardSource::settingChanged, this, &CounterPicture::readSetting);
        connect(source, &QObject::destroyed, this, &CounterPicture::refresh);
    }
    readSetting();
    Q_EMIT changed();
}

void CounterPicture::readSetting() {
    m_liveries = m_source != nullptr ? m_source->liveries() : nullptr;
    refresh();
}

void CounterPicture::refresh() {
    m_canvas->show(look(), m_shadow, m_asOnBoard);
}

std::optional<CounterLook> CounterPicture::look() const {
    const Setting* setting = m_source != nullptr ? m_source->setting() : nullptr;
    if (setting == nullptr || m_liveries == nullptr)
        return {};
    const GamePackage& package = setting->package();
    SeenCounter seen;
    if (m_counter >= 0 && std::size_t(m_counter) < package.counters.size()) {
        seen.counter = CounterId(std::size_t(m_counter));
        seen.side = package.counters[seen.counter.index()].side;
        const std::vector<SeenCounter>& counters = m_source->view().counters;
        const auto found =
            std::find_if(counters.begin(), counters.end(),
                         [&](const SeenCounter& other) { return other.counter == seen.counter; });
        if (found != counters.end())
            seen = *found;
        if (m_face >= 0)
            seen.face = std::uint16_t(m_face);
        if (m_status >= 0 && std::size_t(m_status) < package.statuses.size()) {
            seen.statuses.resize(package.statuses.size());
            seen.statuses[std::size_t(m_status)] = std::int16_t(1);
        }
    } else if (m_side >= 0 && std::size_t(m_side) < package.sides.size()) {
        seen.side = SideId(std::size_t(m_side));
    } else {
        return {};
    }
    CounterLook look =
        lookOf(*m_liveries, package, seen, m_safePalette ? Palette::Safe : Palette::Classic);
    if (!m_badges)
        look.badges.clear();
    return look;
}

void CounterPicture::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    const qreal edge = std::min(now.width(), now.height());
    const QRectF box((now.width() - edge) / 2, (now.height() - edge) / 2, edge, edge);
    const QRectF bounds = counterBounds(box);
    m_canvas->setPosition(bounds.topLeft());
    m_canvas->setSize(bounds.size());
}

} // namespace esagono
