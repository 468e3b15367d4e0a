// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of counters and what lies with them, kept by what they look like and how large they are
// drawn. A few are painted at once, many on a worker thread.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/board/counters/counter_look.h"
#include "app/board/scene/board_source.h"
#endif

#include <QHash>
#include <QImage>
#include <QObject>
#include <QThreadPool>

namespace esagono {

/// How a counter is shown besides what it is.
struct CounterState {
    std::optional<CounterMark> mark;
    bool hovered = false;
    bool ghost = false; ///< where it would come to stand
    friend bool operator==(const CounterState&, const CounterState&) = default;
    [[nodiscard]] bool isRaised() const { return mark == CounterMark::Selected; }
};

class CounterAtlas : public QObject {
    Q_OBJECT

public:
    /// Pictures reach beyond the counter by this part of its edge.
    static constexpr qreal margin = 0.22;

    explicit CounterAtlas(QObject* parent = nullptr);
    ~CounterAtlas() override;

    /// Whether the picture of a counter of so many device pixels is there.
    [[nodiscard]] bool has(const CounterLook& look, int edge) const;
    /// The counter with its shadow, in that state; painted now if it is not there.
    [[nodiscard]] QImage picture(const CounterLook& look, int edge, const CounterState& state);
    [[nodiscard]] QImage picture(const MarkerLook& look, int edge);
    /// The disc that tells how high a stack is; `edge` is a counter's.
    [[nodiscard]] QImage heightDisc(int height, int edge);

    /// Paints these in the background and then says prepared().
    void prepare(std::vector<CounterLook> looks, int edge);
    [[nodiscard]] bool isPreparing() const { return m_jobs > 0; }
    /// Keeps only what is drawn at these sizes.
    void keepOnly(std::initializer_list<int> edges);
    /// How many pictures have been painted so far.
    [[nodiscard]] int painted() const { return m_painted; }

Q_SIGNALS:
    void prepared(int edge);

private:
    struct Size { ///< everything drawn at one size
        QHash<CounterLook, QImage> counters;
        QHash<std::pair<qint64, int>, QImage>
            states; ///< by the picture of the counter and the state
        QHash<MarkerLook, QImage> markers;
        QHash<int, QImage> discs;
    };

    QHash<int, Size> m_sizes;
    QThreadPool m_worker;
    int m_jobs = 0;
    int m_painted = 0;
};

} // namespace esagono
