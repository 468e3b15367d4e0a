// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/scene/board_item.h"

#include <QAccessible>
#include <QQmlContext>
#include <QQmlProperty>
#include <QQuickWindow>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace esagono {

namespace {

constexpr int flightTime = 260; // milliseconds
constexpr int zoomTime = 90;
constexpr int settleTime = 140;
constexpr qreal readingZoom = 0.55; // the figures of a counter can be read

/// The engine's direction for one of a key. Where no hex lies straight that way, the steps go to
/// the one and the other side in turn.
Direction directionOf(int key, Hex from, Orientation orientation) {
    constexpr std::array<Direction, 6> pointy{5, 0, 1, 2, 3, 4};
    constexpr int up = 6;
    constexpr int down = 7;
    if (orientation == Orientation::Pointy) {
        const bool even = from.r % 2 == 0;
        if (key == up || key == down)
            return key == up ? (even ? 5 : 4) : (even ? 1 : 2);
        return pointy[std::size_t(std::clamp(key, 0, 5))];
    }
    const bool even = from.q % 2 == 0;
    const std::array<Direction, 8> flat{5, even ? 5 : 0, 0, 2, even ? 3 : 2, 3, 4, 1};
    return flat[std::size_t(std::clamp(key, 0, down))];
}

int numberOfHex(HexId hex) {
    return hex.exists() ? int(hex.value) : -1;
}

} // namespace

BoardItem::BoardItem(QQuickItem* parent)
    : QQuickItem(parent) {
    setFlag(ItemHasContents);
    setClip(true);
    setAcceptedMouseButtons(Qt::AllButtons);
    setAcceptHoverEvents(true);
    setAcceptTouchEvents(true);
    if (window()) // told before anybody could listen
        window()->installEventFilter(this);
    connect(&m_scene, &BoardScene::changed, this, &QQuickItem::polish);
    connect(&m_scene, &BoardScene::busyChanged, this, &BoardItem::busyChanged);
    connect(&m_scene, &BoardScene::overviewChanged, this, &BoardItem::contentChanged);
    connect(&m_scene, &BoardScene::sheetChanged, this, &BoardItem::measure);
    m_flight.setDuration(flightTime);
    m_flight.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_flight, &QVariantAnimation::valueChanged, this, [this](const QVariant& centre) {
        m_camera.setCentre(centre.toPointF());
        moved();
    });
    m_zooming.setDuration(zoomTime);
    connect(&m_zooming, &QVariantAnimation::valueChanged, this, [this](const QVariant& zoom) {
        m_camera.zoomAt(zoom.toReal(), m_zoomPoint);
        moved(true);
    });
    connect(&m_walking, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& time) { m_scene.setJourneys(m_journeys, time.toInt()); });
    connect(&m_walking, &QVariantAnimation::finished, this, [this] {
        m_journeys.stop();
        m_scene.setJourneys(m_journeys, 0);
        Q_EMIT animationFinished();
    });
}

BoardItem::~BoardItem() = default;

void BoardItem::setSource(BoardSource* source) {
    if (source == m_source)
        return;
    if (m_source)
        m_source->disconnect(this);
    m_source = source;
    const auto begin = [this] {
        m_walking.stop();
        m_journeys.stop();
        m_scene.setSource(m_source);
        m_cursor = m_hoveredHex = m_hoveredCounter = m_fanned = -1;
        const QRectF extent = m_scene.geometry() ? m_scene.geometry()->extent() : QRectF();
        const QRectF before = std::exchange(m_extent, extent);
        if (!before.isEmpty() && before != extent && m_framing == Framing::Free)
            m_framing = Framing::Whole;
        m_nearMarks = false;
        m_nearby.reset();
        measure();
        readCursorText();
        Q_EMIT cursorChanged();
        Q_EMIT fannedChanged();
        Q_EMIT hoverChanged();
        Q_EMIT contentChanged();
    };
    if (source) {
        connect(source, &BoardSource::settingChanged, this, begin);
        connect(source, &BoardSource::drawingChanged, &m_scene, &BoardScene::drawingChanged);
        connect(source, &BoardSource::viewChanged, this, &BoardItem::watchJourneys);
        connect(source, &BoardSource::highlightsChanged, &m_scene, &BoardScene::highlightsChanged);
        connect(source, &BoardSource::highlightsChanged, this, &BoardItem::lookAtMarks);
        connect(source, &BoardSource::centreOn, this, &BoardItem::centreOn);
        connect(source, &QObject::destroyed, &m_scene, [this] { m_scene.setSource(nullptr); });
    }
    begin();
    Q_EMIT sourceChanged();
}

/// The view has changed: counters that went somewhere are shown going, if somebody wants to watch.
void BoardItem::watchJourneys() {
    m_walking.stop();
    m_journeys.stop();
    m_scene.setJourneys(m_journeys, 0);
    m_scene.viewChanged();
    readCursorText();
    Q_EMIT contentChanged();
    if (m_framing == Framing::Near && !m_nearby)
        frame();
    if (!m_scene.geometry() || m_speed <= 0)
        return;
    std::vector<JourneyPlayer::Way> ways;
    for (const Journey& journey : m_source->journeys()) {
        JourneyPlayer::Way way{journey.counter, {}};
        for (const Place& place : journey.through)
            if (place.isHex())
                way.points.push_back(m_scene.geometry()->centre(place.hex()));
        const auto piece =
            std::ranges::find_if(m_scene.stacks().counters(), [&](const Piece& each) {
                return m_source->view().counters[each.seen].counter == journey.counter;
            });
        if (way.points.size() < 2 || piece == m_scene.stacks().counters().end())
            continue;
        way.points.back() = piece->centre;
        ways.push_back(std::move(way));
    }
    if (ways.empty())
        return;
    m_journeys.begin(ways, m_speed);
    m_scene.setJourneys(m_journeys, 0);
    m_walking.setDuration(m_journeys.duration());
    m_walking.setStartValue(0);
    m_walking.setEndValue(m_journeys.duration());
    m_walking.start();
}

void BoardItem::finishAnimations() {
    for (QVariantAnimation* const animation : {&m_flight, &m_zooming, &m_walking})
        if (animation->state() == QAbstractAnimation::Running)
            animation->setCurrentTime(animation->duration());
}

qreal BoardItem::ratio() const {
    return window() ? window()->effectiveDevicePixelRatio() : 1;
}

/// The eye has moved; a gesture is over when nothing has moved for a while.
void BoardItem::moved(bool gesture) {
    if (gesture)
        m_settling.start(settleTime, this);
    m_scene.setCamera(m_camera, ratio(), m_settling.isActive());
    Q_EMIT viewMoved();
}

void BoardItem::setZoom(qreal zoom) {
    m_framing = Framing::Free;
    if (m_camera.kept(zoom) == m_camera.zoom())
        return;
    m_zooming.stop();
    m_camera.setZoom(zoom);
    moved();
}

void BoardItem::setCentre(QPointF sheetPoint) {
    m_framing = Framing::Free;
    if (sheetPoint == m_camera.centre())
        return;
    m_flight.stop();
    m_camera.setCentre(sheetPoint);
    moved();
}

void BoardItem::fit() {
    m_framing = Framing::Whole;
    frame();
}

void BoardItem::measure() {
    m_camera.setSheet(m_scene.geometry() ? m_scene.geometry()->sheet() : QRectF());
    frame();
    Q_EMIT contentChanged();
}

/// Brings into view again what is to be in view; or leaves the eye where it is.
void BoardItem::frame() {
    if (m_framing != Framing::Free) {
        m_zooming.stop();
        m_flight.stop();
        m_camera.fit();
    }
    if (m_framing == Framing::Near && m_camera.zoom() < readingZoom) {
        m_camera.setZoom(readingZoom);
        if (!m_nearby)
            m_nearby = worthSeeing();
        if (m_nearby)
            m_camera.setCentre(*m_nearby);
        else
            m_camera.fit();
    }
    moved();
}

void BoardItem::zoomBy(qreal factor, QPointF at) {
    const qreal from =
        m_zooming.state() == QAbstractAnimation::Running ? m_zooming.endValue().toReal() : zoom();
    zoomTo(from * factor, at);
}

void BoardItem::zoomTo(qreal zoom, QPointF at) {
    m_framing = Framing::Free;
    m_flight.stop();
    m_zooming.stop();
    const qreal target = m_camera.kept(zoom);
    if (target == m_camera.zoom())
        return;
    m_zoomPoint = at;
    if (m_speed <= 0) {
        m_camera.zoomAt(target, at);
        moved(true);
        return;
    }
    m_zooming.setStartValue(m_camera.zoom());
    m_zooming.setEndValue(target);
    m_zooming.start();
}

void BoardItem::panBy(qreal x, qreal y) {
    m_framing = Framing::Free;
    m_flight.stop();
    m_camera.panBy({x, y});
    moved();
}

void BoardItem::flyTo(QPointF centre) {
    m_framing = Framing::Free;
    m_flight.stop();
    if (m_speed <= 0) {
        setCentre(centre);
        return;
    }
    m_flight.setStartValue(m_camera.centre());
    m_flight.setEndValue(centre);
    m_flight.start();
}

void BoardItem::centreOn(int hex) {
    const HexId id = hexFrom(hex);
    if (!id.exists())
        return;
    const QPointF at = m_camera.toView(m_scene.geometry()->centre(id));
    const qreal room = std::min({m_camera.scale() * 1.2, width() / 4, height() / 4});
    if (!boundingRect().adjusted(room, room, -room, -room).contains(at))
        flyTo(m_scene.geometry()->centre(id));
}

void BoardItem::approach(int hex) {
    if (m_framing != Framing::Whole)
        return;
    m_framing = Framing::Near;
    m_approached = hex;
    m_nearMarks = false;
    m_nearby.reset();
    frame();
}

void BoardItem::standBack() {
    if (m_framing == Framing::Near)
        fit();
}

std::vector<QPointF> BoardItem::counterPoints() const {
    std::vector<QPointF> all;
    std::vector<QPointF> able;
    const auto isMarked = [&](const SeenCounter& each) {
        const std::vector<MarkedHex>& hexes = m_source->highlights().hexes;
        return m_scene.markOf(each.counter) == CounterMark::Candidate ||
               std::ranges::find(hexes, each.place.hex(), &MarkedHex::hex) != hexes.end();
    };
    for (const SeenCounter& each : m_source->view().counters) {
        if (!each.place.isHex())
            continue;
        all.push_back(m_scene.geometry()->centre(each.place.hex()));
        if (isMarked(each))
            able.push_back(all.back());
    }
    return able.empty() ? all : able;
}

/// Who may act is told after what is seen.
void BoardItem::lookAtMarks() {
    const Highlights& marks = m_source->highlights();
    if (m_framing != Framing::Near || m_nearMarks ||
        (marks.hexes.empty() && marks.counters.empty()))
        return;
    m_nearMarks = true;
    m_nearby.reset();
    frame();
}

std::optional<QPointF> BoardItem::worthSeeing() const {
    if (!m_scene.geometry())
        return std::nullopt;
    if (const HexId id = hexFrom(m_approached); id.exists())
        return m_scene.geometry()->centre(id);
    const std::vector<QPointF> lying = counterPoints();
    if (lying.empty())
        return std::nullopt;
    QPointF middle;
    for (const QPointF& point : lying)
        middle += point;
    middle /= qreal(lying.size());
    QRectF view({}, m_camera.seen().size());
    std::optional<QPointF> best;
    std::pair<qsizetype, qreal> most;
    for (const QPointF& point : lying) {
        view.moveCenter(point);
        const QPointF off = point - middle;
        const std::pair<qsizetype, qreal> now(
            std::ranges::count_if(lying, [&](QPointF each) { return view.contains(each); }),
            -QPointF::dotProduct(off, off));
        if (!best || now > most) {
            best = point;
            most = now;
        }
    }
    return best;
}

HexId BoardItem::hexFrom(int hex) const {
    const bool known =
        m_scene.geometry() && hex >= 0 && hex < int(m_source->setting()->map->size());
    const HexId id = known ? HexId(std::size_t(hex)) : HexId();
    return id.exists() && m_source->setting()->map->exists(id) ? id : HexId();
}

int BoardItem::hexAt(qreal x, qreal y) const {
    return m_scene.geometry() ? numberOfHex(m_scene.geometry()->hexAt(m_camera.toSheet({x, y})))
                              : -1;
}

int BoardItem::neighbourAt(qreal x, qreal y) const {
    const HexId hex = hexFrom(hexAt(x, y));
    if (!hex.exists())
        return -1;
    const QPointF point = m_camera.toSheet({x, y});
    const HexMap& map = *m_source->setting()->map;
    Direction nearest = 0;
    qreal least = std::numeric_limits<qreal>::max();
    for (Direction direction = 0; direction < directions; ++direction) {
        const auto [from, to] = m_scene.geometry()->hexside(hex, direction);
        const QPointF away = (from + to) / 2 - point;
        if (const qreal square = QPointF::dotProduct(away, away); square < least) {
            least = square;
            nearest = direction;
        }
    }
    return numberOfHex(map.neighbour(hex, nearest));
}

int BoardItem::counterAt(qreal x, qreal y) const {
    if (!m_scene.geometry() || !m_manner.counters)
        return -1;
    const auto number = [&](std::size_t seen) {
        const CounterId counter = m_source->view().counters[seen].counter;
        return counter.exists() ? int(counter.value) : -1;
    };
    if (m_scene.fan().isOpen() && m_scene.fan().panel().contains(x, y)) {
        const int fanned = m_scene.fan().at({x, y});
        return fanned < 0 ? -1 : number(m_scene.fanned()[std::size_t(fanned)]);
    }
    const Piece* const piece = m_scene.stacks().counterAt(m_camera.toSheet({x, y}));
    return piece ? number(piece->seen) : -1;
}

QPointF BoardItem::itemPos(int hex) const {
    const HexId id = hexFrom(hex);
    return id.exists() ? m_camera.toView(m_scene.geometry()->centre(id)) : QPointF();
}

QPointF BoardItem::outward(int hex) const {
    const HexId id = hexFrom(hex);
    if (!id.exists())
        return {};
    const QPointF at = m_scene.geometry()->centre(id);
    const QRectF extent = m_scene.geometry()->extent();
    const std::array<std::pair<qreal, QPointF>, 4> edges = {{{at.x() - extent.left(), {-1, 0}},
                                                             {extent.right() - at.x(), {1, 0}},
                                                             {at.y() - extent.top(), {0, -1}},
                                                             {extent.bottom() - at.y(), {0, 1}}}};
    return std::ranges::min_element(edges, {}, [](const auto& each) { return each.first; })->second;
}

int BoardItem::marksWithin(const QRectF& part) const {
    if (!m_source || !m_source->setting())
        return 0;
    const auto lies = [&](HexId hex) { return part.contains(itemPos(int(hex.value))); };
    const Highlights& marks = m_source->highlights();
    const auto hexes =
        std::ranges::count_if(marks.hexes, [&](const MarkedHex& each) { return lies(each.hex); });
    const auto counters = std::ranges::count_if(marks.counters, [&](const MarkedCounter& each) {
        const auto seen =
            std::ranges::find(m_source->view().counters, each.counter, &SeenCounter::counter);
        return each.mark == CounterMark::Candidate && seen != m_source->view().counters.end() &&
               seen->place.isHex() && lies(seen->place.hex());
    });
    return int(hexes + counters);
}

int BoardItem::hexNumbered(const QString& number) const {
    return m_scene.geometry() ? numberOfHex(m_source->setting()->map->find(number.toStdString()))
                              : -1;
}

void BoardItem::setFannedHex(int hex) {
    if (hex == m_fanned)
        return;
    m_fanned = hex;
    m_scene.setFanned(hexFrom(hex));
    Q_EMIT fannedChanged();
}

void BoardItem::setCursorHex(int hex) {
    hex = numberOfHex(hexFrom(hex));
    if (hex == m_cursor)
        return;
    m_cursor = hex;
    m_scene.setCursor(hexFrom(hex));
    readCursorText();
    Q_EMIT cursorChanged();
}

int BoardItem::cursorNeighbour(int direction) const {
    const HexId now = hexFrom(m_cursor);
    if (!m_scene.geometry() || !now.exists())
        return -1;
    const HexMap& map = *m_source->setting()->map;
    return numberOfHex(map.neighbour(
        now, directionOf(direction, map.hex(now), m_scene.geometry()->orientation())));
}

bool BoardItem::moveCursor(int direction) {
    if (!m_scene.geometry())
        return false;
    const int next = hexFrom(m_cursor).exists()
                         ? cursorNeighbour(direction)
                         : numberOfHex(m_scene.geometry()->hexAt(m_camera.centre()));
    if (next < 0)
        return false;
    setCursorHex(next);
    centreOn(m_cursor);
    return true;
}

void BoardItem::readCursorText() {
    const QString text = m_cursor >= 0 && m_source ? m_source->describeHex(m_cursor) : QString();
    if (text == m_cursorText)
        return;
    m_cursorText = text;
    tellAssistants();
    Q_EMIT cursorTextChanged();
}

/// Screen readers say the name of what has the focus, and say it again when it changes.
void BoardItem::tellAssistants() {
    QQmlContext* const context = qmlContext(this);
    if (!context)
        return;
    QQmlProperty role(this, QStringLiteral("Accessible.role"), context);
    if (!role.isValid())
        return;
    role.write(int(QAccessible::Graphic));
    //% "Board"
    QQmlProperty::write(this, QStringLiteral("Accessible.name"),
                        m_cursorText.isEmpty() ? qtTrId("app.board.name") : m_cursorText, context);
}

void BoardItem::componentComplete() {
    QQuickItem::componentComplete();
    tellAssistants();
}

void BoardItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    m_camera.setView(now.size());
    frame();
}

void BoardItem::itemChange(ItemChange change, const ItemChangeData& data) {
    QQuickItem::itemChange(change, data);
    if (change == ItemSceneChange && data.window)
        data.window->installEventFilter(this);
    if (change == ItemDevicePixelRatioHasChanged || change == ItemSceneChange)
        moved();
}

void BoardItem::updatePolish() {
    m_scene.refresh();
    update();
}

QSGNode* BoardItem::updatePaintNode(QSGNode* node, UpdatePaintNodeData* /*data*/) {
    return m_scene.draw(node, window(), size());
}

} // namespace esagono
