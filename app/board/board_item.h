// SPDX-License-Identifier: GPL-3.0-or-later
// The board on the screen: draws a source, moves the eye over it, and tells what is pointed at,
// clicked, dragged. It knows nothing of play.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "board_scene.h"
#endif
#include "board_source.h"

#include <QBasicTimer>
#include <QPointer>
#include <QQuickItem>
#include <QVariantAnimation>

namespace esagono {

class BoardItem : public QQuickItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(Board)
    Q_PROPERTY(esagono::BoardSource* source READ source WRITE setSource NOTIFY sourceChanged)
    Q_PROPERTY(qreal zoom READ zoom WRITE setZoom NOTIFY viewMoved)
    Q_PROPERTY(QPointF centre READ centre WRITE setCentre NOTIFY viewMoved)
    Q_PROPERTY(int cursorHex READ cursorHex WRITE setCursorHex NOTIFY cursorChanged)
    Q_PROPERTY(QString cursorText READ cursorText NOTIFY cursorTextChanged)
    Q_PROPERTY(int hoveredHex READ hoveredHex NOTIFY hoverChanged)
    Q_PROPERTY(int hoveredCounter READ hoveredCounter NOTIFY hoverChanged)
    Q_PROPERTY(int fannedHex READ fannedHex WRITE setFannedHex NOTIFY fannedChanged)
    Q_PROPERTY(bool showCounters READ showsCounters WRITE setShowCounters NOTIFY mannerChanged)
    Q_PROPERTY(bool showNumbers READ showsNumbers WRITE setShowNumbers NOTIFY mannerChanged)
    Q_PROPERTY(bool dark READ isDark WRITE setDark NOTIFY mannerChanged)
    Q_PROPERTY(bool safePalette READ isSafePalette WRITE setSafePalette NOTIFY mannerChanged)
    Q_PROPERTY(qreal animationSpeed MEMBER m_speed NOTIFY mannerChanged)
    Q_PROPERTY(bool busyTiles READ isBusy NOTIFY busyChanged)

public:
    explicit BoardItem(QQuickItem* parent = nullptr);
    ~BoardItem() override;

    [[nodiscard]] BoardSource* source() const { return m_source; }
    void setSource(BoardSource* source);
    [[nodiscard]] qreal zoom() const { return m_camera.zoom(); }
    void setZoom(qreal zoom);
    [[nodiscard]] QPointF centre() const { return m_camera.centre(); }
    void setCentre(QPointF sheetPoint);
    [[nodiscard]] int cursorHex() const { return m_cursor; }
    void setCursorHex(int hex);
    [[nodiscard]] QString cursorText() const { return m_cursorText; }
    [[nodiscard]] int hoveredHex() const { return m_hoveredHex; }
    [[nodiscard]] int hoveredCounter() const { return m_hoveredCounter; }
    [[nodiscard]] int fannedHex() const { return m_fanned; }
    void setFannedHex(int hex);
    [[nodiscard]] bool showsCounters() const { return m_manner.counters; }
    void setShowCounters(bool shown) { setManner(&BoardScene::Manner::counters, shown); }
    [[nodiscard]] bool showsNumbers() const { return m_manner.numbers; }
    void setShowNumbers(bool shown) { setManner(&BoardScene::Manner::numbers, shown); }
    [[nodiscard]] bool isDark() const { return m_manner.dark; }
    void setDark(bool dark) { setManner(&BoardScene::Manner::dark, dark); }
    [[nodiscard]] bool isSafePalette() const { return m_manner.safePalette; }
    void setSafePalette(bool safe) { setManner(&BoardScene::Manner::safePalette, safe); }
    [[nodiscard]] bool isBusy() const { return m_scene.isBusy(); }

    Q_INVOKABLE void fit();
    /// Nearer or farther, about a point of the item.
    Q_INVOKABLE void zoomBy(qreal factor, QPointF at);
    Q_INVOKABLE void panBy(qreal x, qreal y);
    /// Brings a hex into view, if it is not.
    Q_INVOKABLE void centreOn(int hex);
    /// From the whole sheet to where counters can be read: about a hex, or (-1) amid the counters.
    Q_INVOKABLE void approach(int hex = -1);
    Q_INVOKABLE [[nodiscard]] int hexAt(qreal x, qreal y) const;
    /// The counter there, those of a spread stack first; -1: none whose name is known.
    Q_INVOKABLE [[nodiscard]] int counterAt(qreal x, qreal y) const;
    Q_INVOKABLE [[nodiscard]] QPointF itemPos(int hex) const;
    Q_INVOKABLE [[nodiscard]] qreal hexRadiusPx() const { return m_camera.scale(); }
    /// How many marked hexes and counters lie in a part of the item.
    Q_INVOKABLE [[nodiscard]] int marksWithin(const QRectF& part) const;
    /// The hex with that printed number; -1: there is none.
    Q_INVOKABLE [[nodiscard]] int hexNumbered(const QString& number) const;
    Q_INVOKABLE void finishAnimations();
    /// The keyboard's cursor one hex on; from nowhere it comes to the middle of the view. Whether
    /// it moved.
    Q_INVOKABLE bool moveCursor(int direction);

    // For the minimap and for those who watch the costs
    [[nodiscard]] const BoardCamera& camera() const { return m_camera; }
    [[nodiscard]] const BoardScene& scene() const { return m_scene; }

Q_SIGNALS:
    void sourceChanged();
    /// Clicked with a mouse's button (Qt::MouseButton) or a finger; -1: no hex, no counter.
    void hexClicked(int hex, int counter, int button, int modifiers);
    void hexPressedLong(int hex, int counter);
    /// A counter that may act was taken up; it was dropped there (-1: beside the map).
    void counterDragged(int counter, int fromHex);
    void counterDropped(int counter, int hex);
    void hoverChanged();
    void viewMoved();
    void cursorChanged();
    void cursorTextChanged();
    void fannedChanged();
    void mannerChanged();
    void busyChanged();
    void animationFinished();
    /// What the minimap shows is no longer what it was.
    void contentChanged();

protected:
    void componentComplete() override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void updatePolish() override;
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverEnterEvent(QHoverEvent* event) override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void touchEvent(QTouchEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    /// Of the window: gestures on a touchpad come no other way.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Grip { None, Pressed, Panning, Dragging, Ignored };

    void setManner(bool BoardScene::Manner::*what, bool value);
    [[nodiscard]] qreal ratio() const;
    [[nodiscard]] HexId hexFrom(int hex) const;
    /// Takes the measure of the sheet.
    void measure();
    void moved(bool gesture = false);
    void zoomTo(qreal zoom, QPointF at);
    void flyTo(QPointF centre);
    void watchJourneys();
    void readCursorText();
    void tellAssistants();
    void press(QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
    void drag(QPointF at);
    void release(QPointF at);
    void hover(QPointF at);
    void dropGrip();

    QPointer<BoardSource> m_source;
    BoardScene::Manner m_manner;
    BoardCamera m_camera;
    BoardScene m_scene;
    JourneyPlayer m_journeys;
    QVariantAnimation m_flight;  ///< of the eye
    QVariantAnimation m_zooming; ///< likewise
    QVariantAnimation m_walking; ///< of the counters
    QRectF m_extent;             ///< of the map that is shown
    QPointF m_zoomPoint;
    QBasicTimer m_settling;  ///< after the last step of a gesture
    QBasicTimer m_pressTime; ///< until a press is a long one
    qreal m_speed = 1;
    int m_cursor = -1;
    int m_hoveredHex = -1;
    int m_hoveredCounter = -1;
    int m_fanned = -1;
    QString m_cursorText;
    bool m_toFit = true; ///< the whole sheet is shown, whatever the size of the board

    Grip m_grip = Grip::None;
    Qt::MouseButton m_button = Qt::NoButton;
    Qt::KeyboardModifiers m_modifiers;
    QPointF m_pressedAt;
    QPointF m_lastAt;
    int m_pressedHex = -1;
    int m_pressedCounter = -1;
    int m_wheel = 0; ///< what a fine wheel has turned towards the next step
};

} // namespace esagono
