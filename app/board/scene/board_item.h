// SPDX-License-Identifier: GPL-3.0-or-later
// The board on the screen: draws a source, moves the eye over it, and tells what is pointed at,
// clicked, dragged. It knows nothing of play.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/board/scene/board_scene.h"
#endif
#include "app/board/map/map_underlay.h"
#include "app/board/scene/board_source.h"

#include <QBasicTimer>
#include <QPointer>
#include <QQuickItem>
#include <QVariantAnimation>

#include <optional>

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
    /// Parts of the map that are not shown: "places", "lines", "roads", "rails", "hexsides",
    /// "grid", "legend".
    Q_PROPERTY(QStringList hiddenParts READ hiddenParts WRITE setHiddenParts NOTIFY mannerChanged)
    /// The heights of hexes as tints and figures.
    Q_PROPERTY(bool showHeights READ showsHeights WRITE setShowHeights NOTIFY mannerChanged)
    /// How strong the ground of the map, the counters, and a picture under the grid are: 0 to 1.
    Q_PROPERTY(
        qreal groundStrength READ groundStrength WRITE setGroundStrength NOTIFY mannerChanged)
    Q_PROPERTY(
        qreal counterStrength READ counterStrength WRITE setCounterStrength NOTIFY mannerChanged)
    Q_PROPERTY(
        qreal underlayStrength READ underlayStrength WRITE setUnderlayStrength NOTIFY mannerChanged)
    Q_PROPERTY(esagono::MapUnderlay underlay READ underlay WRITE setUnderlay NOTIFY mannerChanged)
    /// The left button draws instead of moving the map; the middle one moves it still.
    Q_PROPERTY(bool drawing MEMBER m_drawing NOTIFY mannerChanged)
    /// Every counter can be taken up, whether it is marked or not.
    Q_PROPERTY(bool loose MEMBER m_loose NOTIFY mannerChanged)
    /// While drawing: the hex beyond the hexside nearest to the pointer; -1: none.
    Q_PROPERTY(int hoveredNeighbour READ hoveredNeighbour NOTIFY hoverChanged)

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
    void setShowCounters(bool shown) { setManner(m_manner.counters, shown); }
    [[nodiscard]] bool showsNumbers() const { return m_manner.numbers; }
    void setShowNumbers(bool shown) { setManner(m_manner.numbers, shown); }
    [[nodiscard]] bool isDark() const { return m_manner.dark; }
    void setDark(bool dark) { setManner(m_manner.dark, dark); }
    [[nodiscard]] bool isSafePalette() const { return m_manner.safePalette; }
    void setSafePalette(bool safe) { setManner(m_manner.safePalette, safe); }
    [[nodiscard]] bool isBusy() const { return m_scene.isBusy(); }
    [[nodiscard]] QStringList hiddenParts() const { return m_manner.hidden; }
    void setHiddenParts(const QStringList& parts) { setManner(m_manner.hidden, parts); }
    [[nodiscard]] bool showsHeights() const { return m_manner.heights; }
    void setShowHeights(bool shown) { setManner(m_manner.heights, shown); }
    [[nodiscard]] qreal groundStrength() const { return m_manner.ground; }
    void setGroundStrength(qreal strength) { setManner(m_manner.ground, strength); }
    [[nodiscard]] qreal counterStrength() const { return m_manner.pieces; }
    void setCounterStrength(qreal strength) { setManner(m_manner.pieces, strength); }
    [[nodiscard]] qreal underlayStrength() const { return m_manner.underlayStrength; }
    void setUnderlayStrength(qreal strength) { setManner(m_manner.underlayStrength, strength); }
    [[nodiscard]] MapUnderlay underlay() const { return m_manner.underlay; }
    void setUnderlay(const MapUnderlay& underlay) { setManner(m_manner.underlay, underlay); }
    [[nodiscard]] int hoveredNeighbour() const { return m_hoveredNeighbour; }

    Q_INVOKABLE void fit();
    /// Nearer or farther, about a point of the item.
    Q_INVOKABLE void zoomBy(qreal factor, QPointF at);
    Q_INVOKABLE void panBy(qreal x, qreal y);
    /// Brings a hex into view, if it is not.
    Q_INVOKABLE void centreOn(int hex);
    /// From the whole sheet to where counters can be read: about a hex, or (-1) where most of them
    /// lie, those who may act before the others. As soon as there is something to see.
    Q_INVOKABLE void approach(int hex = -1);
    /// The whole sheet again, unless the eye has moved since.
    Q_INVOKABLE void standBack();
    Q_INVOKABLE [[nodiscard]] int hexAt(qreal x, qreal y) const;
    /// The hex beyond the hexside nearest to a point; -1: none.
    Q_INVOKABLE [[nodiscard]] int neighbourAt(qreal x, qreal y) const;
    /// A point of the item on the sheet, in its units, and back.
    Q_INVOKABLE [[nodiscard]] QPointF sheetPoint(QPointF at) const { return m_camera.toSheet(at); }
    Q_INVOKABLE [[nodiscard]] QPointF itemPoint(QPointF sheetPoint) const {
        return m_camera.toView(sheetPoint);
    }
    /// The counter there, those of a spread stack first; -1: none whose name is known.
    Q_INVOKABLE [[nodiscard]] int counterAt(qreal x, qreal y) const;
    Q_INVOKABLE [[nodiscard]] QPointF itemPos(int hex) const;
    /// From a hex to the nearest edge of the sheet: one step right, left, up or down.
    Q_INVOKABLE [[nodiscard]] QPointF outward(int hex) const;
    Q_INVOKABLE [[nodiscard]] qreal hexRadiusPx() const { return m_camera.scale(); }
    /// How many marked hexes and counters lie in a part of the item.
    Q_INVOKABLE [[nodiscard]] int marksWithin(const QRectF& part) const;
    /// The hex with that printed number; -1: there is none.
    Q_INVOKABLE [[nodiscard]] int hexNumbered(const QString& number) const;
    Q_INVOKABLE void finishAnimations();
    /// The keyboard's cursor one hex on; from nowhere it comes to the middle of the view. Whether
    /// it moved.
    Q_INVOKABLE bool moveCursor(int direction);
    /// The hex the cursor would come to; -1: none.
    Q_INVOKABLE [[nodiscard]] int cursorNeighbour(int direction) const;

    // For the minimap and for those who watch the costs
    [[nodiscard]] const BoardCamera& camera() const { return m_camera; }
    [[nodiscard]] const BoardScene& scene() const { return m_scene; }

Q_SIGNALS:
    void sourceChanged();
    /// Clicked with a mouse's button (Qt::MouseButton) or a finger; -1: no hex, no counter.
    void hexClicked(int hex, int counter, int button, int modifiers);
    /// While drawing: pressed, moved on with the button held, let go. The neighbour is the hex
    /// beyond the nearest hexside; -1: none.
    void drawBegun(int hex, int neighbour, int modifiers, QPointF at);
    void drawMoved(int hex, int neighbour, int modifiers);
    void drawEnded(int hex, int neighbour, int modifiers);
    /// The hand was stopped: what was begun does not count.
    void drawLeft();
    void hexPressedLong(int hex, int counter);
    /// A counter that may act was taken up, is held over a point of the item or beyond it; it was
    /// dropped there (-1: beside the map), or the hand was stopped.
    void counterDragged(int counter, int fromHex);
    void counterCarried(int counter, QPointF at);
    void counterDropped(int counter, int hex);
    void counterLeft();
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
    /// What is in view whatever the size of the board: nothing in particular, the whole sheet, or
    /// where it was approached.
    enum class Framing { Free, Whole, Near };
    enum class Grip { None, Pressed, Panning, Dragging, Drawing, Ignored };

    /// `what` is a part of the manner.
    template <class Value>
    void setManner(Value& what, const Value& value) {
        if (what == value)
            return;
        what = value;
        m_scene.setManner(m_manner);
        Q_EMIT mannerChanged();
    }
    [[nodiscard]] qreal ratio() const;
    [[nodiscard]] HexId hexFrom(int hex) const;
    /// Takes the measure of the sheet.
    void measure();
    void frame();
    /// Where to approach the sheet; nothing if there is nothing to see yet.
    [[nodiscard]] std::optional<QPointF> worthSeeing() const;
    /// Where the counters lie that may act, or whose hexes are marked; without any, all.
    [[nodiscard]] std::vector<QPointF> counterPoints() const;
    void lookAtMarks();
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
    void draw(QPointF at);
    [[nodiscard]] int topCounter(int hex) const;
    void restFrom(int seen);

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
    QBasicTimer m_pressTime; ///< between two looks at a hand that rests
    int m_rested = 0;        ///< how often it was seen to rest since it came down
    qreal m_speed = 1;
    int m_cursor = -1;
    int m_hoveredHex = -1;
    int m_hoveredCounter = -1;
    int m_hoveredNeighbour = -1;
    int m_drawnHex = -1; ///< where the hand was last told to be
    int m_drawnNeighbour = -1;
    bool m_drawing = false;
    bool m_loose = false;
    int m_fanned = -1;
    QString m_cursorText;
    Framing m_framing = Framing::Whole;
    int m_approached = -1;           ///< the hex that was asked for
    std::optional<QPointF> m_nearby; ///< where that is on the sheet
    bool m_nearMarks = false;        ///< it was chosen when some could act

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
