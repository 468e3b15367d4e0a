// SPDX-License-Identifier: GPL-3.0-or-later
// What happened before, laid over the map: the last moves, where most was going on, where the front
// ran. It is made of the story as the viewer may know it, and of nothing else.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/replay/film_reading.h"
#endif
#include "app/board/scene/board_source.h"

namespace esagono {

class FilmHistory : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The history belongs to a replay")
    /// How many moves leave a trail; 0: none.
    Q_PROPERTY(int trails MEMBER m_trails NOTIFY changed)
    Q_PROPERTY(Heat heat MEMBER m_heat NOTIFY changed)
    /// The front now, and as it was when each of the last turns began.
    Q_PROPERTY(bool fronts MEMBER m_fronts NOTIFY changed)

public:
    enum class Heat { None, Combat, Movement, Both };
    Q_ENUM(Heat)

    using QObject::QObject;

    void setFronts(std::vector<FilmFront> fronts) { m_before = std::move(fronts); }
    /// Adds what is wished for, up to and with a moment.
    void mark(Highlights& highlights, const std::vector<FilmLine>& lines, Moment moment,
              const View& view) const;

Q_SIGNALS:
    void changed();

private:
    int m_trails = 10;
    Heat m_heat = Heat::None;
    bool m_fronts = true;
    std::vector<FilmFront> m_before; ///< when each turn began
};

} // namespace esagono
