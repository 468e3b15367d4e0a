// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do to a board: mouse, wheel, touchpad, fingers.
#include "app/board/scene/board_item.h"

#include <QGuiApplication>
#include <QStyleHints>

#include <cmath>
#include <utility>

namespace esagono {

namespace {

// A press is a long one after so many looks at a resting hand, so many milliseconds apart. A
// program that was kept from working looks once, however long it lasted: the moves that wait
// behind it are seen before the next look, and a drag stays a drag.
constexpr int looksAtRest = 10, betweenLooks = 60;
constexpr int notch = 120;          // of a wheel, in eighths of a degree
constexpr qreal hexForCounter = 24; // radius of a hex whose counter is too small to be aimed at

} // namespace

void BoardItem::press(QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) {
    finishAnimations();
    if (m_drawing && button != Qt::MiddleButton) {
        m_grip = Grip::Drawing;
        m_button = button;
        m_modifiers = modifiers;
        if (button == Qt::RightButton)
            m_modifiers |= Qt::ControlModifier; // takes away
        m_drawnHex = hexAt(at.x(), at.y());
        m_drawnNeighbour = neighbourAt(at.x(), at.y());
        setKeepMouseGrab(true);
        Q_EMIT drawBegun(m_drawnHex, m_drawnNeighbour, m_modifiers.toInt(), at);
        return;
    }
    m_grip = Grip::Pressed;
    m_button = button;
    m_modifiers = modifiers;
    m_pressedAt = m_lastAt = at;
    m_pressedCounter = counterAt(at.x(), at.y());
    m_pressedHex = hexAt(at.x(), at.y());
    if (m_loose && m_pressedCounter < 0 && hexRadiusPx() < hexForCounter)
        m_pressedCounter = topCounter(m_pressedHex);
    if (m_scene.fan().isOpen() && m_scene.fan().panel().contains(at))
        m_pressedHex = m_fanned;
    if (button == Qt::LeftButton)
        restFrom(0);
}

/// The hand has been seen to rest so many times since it came down.
void BoardItem::restFrom(int seen) {
    m_rested = seen;
    m_pressTime.start(betweenLooks, this);
}

/// The counter that lies on top in a hex; -1: none whose name is known.
int BoardItem::topCounter(int hex) const {
    if (m_source && hex >= 0)
        for (const SeenCounter& seen : m_source->view().counters)
            if (seen.place == Place(hexFrom(hex)) && seen.counter.exists())
                return int(seen.counter.index());
    return -1;
}

/// Tells where the hand is, if it is elsewhere now.
void BoardItem::draw(QPointF at) {
    const int hex = hexAt(at.x(), at.y());
    const int neighbour = neighbourAt(at.x(), at.y());
    if (hex == m_drawnHex && neighbour == m_drawnNeighbour)
        return;
    m_drawnHex = hex;
    m_drawnNeighbour = neighbour;
    Q_EMIT drawMoved(hex, neighbour, m_modifiers.toInt());
}

void BoardItem::drag(QPointF at) {
    if (m_grip == Grip::Drawing) {
        draw(at);
        hover(at);
        return;
    }
    if (m_grip == Grip::Pressed) {
        if ((at - m_pressedAt).manhattanLength() <
            QGuiApplication::styleHints()->startDragDistance())
            return;
        m_pressTime.stop();
        const auto counter =
            m_pressedCounter < 0 ? CounterId() : CounterId(std::size_t(m_pressedCounter));
        const auto mark = m_scene.markOf(counter);
        const bool takesUp = m_button == Qt::LeftButton &&
                             (mark == CounterMark::Candidate || mark == CounterMark::Selected ||
                              (m_loose && counter.exists()));
        if (takesUp) {
            m_grip = Grip::Dragging;
            Q_EMIT counterDragged(m_pressedCounter, m_pressedHex);
        } else {
            m_grip = m_button == Qt::RightButton ? Grip::Ignored : Grip::Panning;
        }
        setKeepMouseGrab(true);
    }
    if (m_grip == Grip::Panning) {
        panBy(m_lastAt.x() - at.x(), m_lastAt.y() - at.y());
    } else if (m_grip == Grip::Dragging) {
        m_scene.setDragged(CounterId(std::size_t(m_pressedCounter)), m_camera.toSheet(at));
        hover(at);
        Q_EMIT counterCarried(m_pressedCounter, at);
    }
    m_lastAt = at;
}

void BoardItem::release(QPointF at) {
    const Grip grip = m_grip;
    if (grip == Grip::Drawing)
        m_grip = Grip::None; // it ends well
    dropGrip();
    if (grip == Grip::Drawing)
        Q_EMIT drawEnded(hexAt(at.x(), at.y()), neighbourAt(at.x(), at.y()), m_modifiers.toInt());
    if (grip == Grip::Pressed)
        Q_EMIT hexClicked(m_pressedHex, m_pressedCounter, int(m_button), m_modifiers.toInt());
    else if (grip == Grip::Dragging)
        Q_EMIT counterDropped(m_pressedCounter,
                              boundingRect().contains(at) ? hexAt(at.x(), at.y()) : -1);
}

/// Lets go of whatever is held, without consequences.
void BoardItem::dropGrip() {
    m_pressTime.stop();
    setKeepMouseGrab(false);
    if (m_grip == Grip::Dragging)
        m_scene.setDragged(CounterId(), {});
    if (std::exchange(m_grip, Grip::None) == Grip::Drawing)
        Q_EMIT drawLeft();
}

void BoardItem::hover(QPointF at) {
    const bool inFan = m_scene.fan().isOpen() && m_scene.fan().panel().contains(at);
    const int hex = inFan ? m_fanned : hexAt(at.x(), at.y());
    const int counter = counterAt(at.x(), at.y());
    const int neighbour = m_drawing ? neighbourAt(at.x(), at.y()) : -1;
    if (hex == m_hoveredHex && counter == m_hoveredCounter && neighbour == m_hoveredNeighbour)
        return;
    m_hoveredHex = hex;
    m_hoveredNeighbour = neighbour;
    m_hoveredCounter = counter;
    m_scene.setHovered(counter < 0 ? CounterId() : CounterId(std::size_t(counter)));
    Q_EMIT hoverChanged();
}

void BoardItem::mousePressEvent(QMouseEvent* event) {
    if (m_grip == Grip::None)
        press(event->position(), event->button(), event->modifiers());
    event->accept();
}

void BoardItem::mouseMoveEvent(QMouseEvent* event) {
    drag(event->position());
}

void BoardItem::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == m_button)
        release(event->position());
}

void BoardItem::mouseUngrabEvent() {
    const bool carried = m_grip == Grip::Dragging;
    dropGrip();
    if (carried)
        Q_EMIT counterLeft();
}

void BoardItem::hoverEnterEvent(QHoverEvent* event) {
    hoverMoveEvent(event);
}

void BoardItem::hoverMoveEvent(QHoverEvent* event) {
    hover(event->position());
    event->ignore(); // what lies below may want to know too
}

void BoardItem::hoverLeaveEvent(QHoverEvent* /*event*/) {
    if (m_hoveredHex < 0 && m_hoveredCounter < 0)
        return;
    m_hoveredHex = m_hoveredCounter = m_hoveredNeighbour = -1;
    m_scene.setHovered(CounterId());
    Q_EMIT hoverChanged();
}

/// A wheel zooms at the pointer; two fingers on a touchpad move the map, with Ctrl they zoom.
void BoardItem::wheelEvent(QWheelEvent* event) {
    event->accept();
    const bool touchpad = event->phase() != Qt::NoScrollPhase ||
                          event->device()->type() == QInputDevice::DeviceType::TouchPad;
    const bool zooms = event->modifiers().testFlag(Qt::ControlModifier);
    if (touchpad && !zooms) {
        const QPointF by = event->pixelDelta().isNull() ? QPointF(event->angleDelta()) / 2
                                                        : QPointF(event->pixelDelta());
        panBy(-by.x(), -by.y());
        return;
    }
    const int turned = event->angleDelta().y();
    if (touchpad) {
        m_zooming.stop();
        m_camera.zoomAt(zoom() * std::exp2(turned / 480.0), event->position());
        m_framing = Framing::Free;
        moved(true);
        return;
    }
    m_wheel = (m_wheel > 0) == (turned > 0) ? m_wheel + turned : turned;
    if (const int rungs = m_wheel / notch; rungs != 0) {
        m_wheel -= rungs * notch;
        const bool running = m_zooming.state() == QAbstractAnimation::Running;
        zoomTo(m_camera.nextZoom(running ? m_zooming.endValue().toReal() : zoom(), rungs),
               event->position());
    }
}

/// One finger does what the mouse does; two zoom and move the map.
void BoardItem::touchEvent(QTouchEvent* event) {
    const QList<QEventPoint>& points = event->points();
    if (points.size() >= 2) {
        dropGrip();
        m_grip = Grip::Ignored;
        const QEventPoint& one = points[0];
        const QEventPoint& other = points[1];
        const QPointF before = (one.lastPosition() + other.lastPosition()) / 2;
        const QPointF now = (one.position() + other.position()) / 2;
        const qreal apart = QLineF(one.lastPosition(), other.lastPosition()).length();
        m_framing = Framing::Free;
        m_camera.panBy(before - now);
        if (apart > 1)
            m_camera.zoomAt(zoom() * QLineF(one.position(), other.position()).length() / apart,
                            now);
        moved(true);
    } else if (points.size() == 1) {
        const QEventPoint& finger = points.first();
        if (finger.state() == QEventPoint::Pressed)
            press(finger.position(), Qt::LeftButton, event->modifiers());
        else if (finger.state() == QEventPoint::Released && m_grip != Grip::None)
            release(finger.position());
        else if (m_grip != Grip::None)
            drag(finger.position());
    }
    if (event->isEndEvent() || event->type() == QEvent::TouchCancel)
        dropGrip();
    event->accept();
}

bool BoardItem::eventFilter(QObject* watched, QEvent* event) {
    if (watched != window() || event->type() != QEvent::NativeGesture || !isVisible())
        return QQuickItem::eventFilter(watched, event);
    const auto* const gesture = static_cast<QNativeGestureEvent*>(event);
    const QPointF at = mapFromScene(gesture->position());
    if (gesture->gestureType() != Qt::ZoomNativeGesture || !contains(at))
        return false;
    m_zooming.stop();
    m_framing = Framing::Free;
    m_camera.zoomAt(zoom() * (1 + gesture->value()), at);
    moved(true);
    return true;
}

void BoardItem::timerEvent(QTimerEvent* event) {
    if (event->timerId() == m_settling.timerId()) {
        m_settling.stop();
        m_scene.setCamera(m_camera, ratio(), false);
    } else if (event->timerId() == m_pressTime.timerId()) {
        if (m_rested + 1 < looksAtRest) { // counted from now on, not from when it should have been
            restFrom(m_rested + 1);
            return;
        }
        m_pressTime.stop();
        if (m_grip == Grip::Pressed) {
            m_grip = Grip::Ignored;
            Q_EMIT hexPressedLong(m_pressedHex, m_pressedCounter);
        }
    } else {
        QQuickItem::timerEvent(event);
    }
}

} // namespace esagono
