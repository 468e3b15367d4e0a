// SPDX-License-Identifier: GPL-3.0-or-later
// One counter for panels and trays, drawn as it now lies on the table of a board source. The item
// is the counter's square; badges and shadow reach beyond it.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/board/counters/counter_look.h"
#endif
#include "app/board/scene/board_source.h"

#include <QPointer>
#include <QQuickItem>

namespace esagono {

class CounterPicture : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(esagono::BoardSource* source READ source WRITE setSource NOTIFY changed)
    Q_PROPERTY(
        int counter MEMBER m_counter WRITE setCounter NOTIFY changed) // -1: unknown, its back
    Q_PROPERTY(int face MEMBER m_face WRITE setFace NOTIFY changed)   // -1: the one that lies up
    Q_PROPERTY(int side MEMBER m_side WRITE setSide NOTIFY changed)   // whose back; -1: nothing
    Q_PROPERTY(bool safePalette MEMBER m_safePalette WRITE setSafePalette NOTIFY changed)
    Q_PROPERTY(bool badges MEMBER m_badges WRITE setBadges NOTIFY changed)
    Q_PROPERTY(int status MEMBER m_status WRITE setStatus NOTIFY changed) // lies on it; -1: none
    /// Leaves out what the board leaves out at that size.
    Q_PROPERTY(bool asOnBoard MEMBER m_asOnBoard WRITE setAsOnBoard NOTIFY changed)
    Q_PROPERTY(bool shadow MEMBER m_shadow WRITE setShadow NOTIFY changed)

public:
    explicit CounterPicture(QQuickItem* parent = nullptr);

    [[nodiscard]] BoardSource* source() const { return m_source; }
    void setSource(BoardSource* source);
    void setCounter(int counter) { change(m_counter, counter); }
    void setFace(int face) { change(m_face, face); }
    void setSide(int side) { change(m_side, side); }
    void setSafePalette(bool safe) { change(m_safePalette, safe); }
    void setBadges(bool shown) { change(m_badges, shown); }
    void setStatus(int status) { change(m_status, status); }
    void setAsOnBoard(bool as) { change(m_asOnBoard, as); }
    void setShadow(bool shown) { change(m_shadow, shown); }

    /// What is drawn; nothing if there is nothing to draw.
    [[nodiscard]] std::optional<CounterLook> look() const;

Q_SIGNALS:
    void changed();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    class Canvas;
    template <class Value>
    void change(Value& member, Value value) {
        if (member == value)
            return;
        member = value;
        refresh();
        Q_EMIT changed();
    }
    void readSetting();
    void refresh();

    QPointer<BoardSource> m_source;
    std::shared_ptr<const Liveries> m_liveries;
    int m_counter = -1;
    int m_face = -1;
    int m_side = -1;
    bool m_safePalette = false;
    bool m_badges = true;
    bool m_shadow = false;
    bool m_asOnBoard = false;
    int m_status = -1;
    Canvas* m_canvas;
};

} // namespace esagono
