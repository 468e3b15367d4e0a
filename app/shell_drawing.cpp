// SPDX-License-Identifier: GPL-3.0-or-later
// The shell looks at its window: whether everything is drawn, where something is, a picture of it.
#include "app/shell.h"

#include <chrono>
#include <cstdio>

#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTimer>

namespace esagono {

namespace {

constexpr std::chrono::seconds drawingPatience{
    60};                                       // with an unattended start that never gets to draw
constexpr std::chrono::milliseconds blink{40}; // between two looks whether everything is drawn
constexpr int calmLooks = 3;                   // so many in a row without work mean: ready

/// Whether something in the window still waits for its picture.
bool isDrawing(const QQuickItem* item) {
    if (!item->isVisible())
        return false;
    if (item->property("busyTiles").toBool() ||
        (item->inherits("QQuickImageBase") && item->property("status").toInt() == 2))
        return true;
    const QList<QQuickItem*> children = item->childItems();
    return std::any_of(children.begin(), children.end(), isDrawing);
}

} // namespace

QRectF Shell::placeOf(const QString& object, const QString& hex, QQuickItem* seenFrom) {
    const bool onBoard = !hex.isEmpty();
    const auto* const item =
        window()->contentItem()->findChild<QQuickItem*>(onBoard ? QStringLiteral("board") : object);
    if (!item || !item->isVisible())
        return {};
    QRectF place(0, 0, item->width(), item->height());
    if (onBoard) {
        const int number = m_play.hexNumbered(hex);
        QPointF centre;
        double radius = 0;
        if (number < 0 ||
            !QMetaObject::invokeMethod(const_cast<QQuickItem*>(item), "itemPos",
                                       Q_RETURN_ARG(QPointF, centre), Q_ARG(int, number)) ||
            !QMetaObject::invokeMethod(const_cast<QQuickItem*>(item), "hexRadiusPx",
                                       Q_RETURN_ARG(double, radius)))
            return {};
        place = QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    }
    return seenFrom->mapRectFromItem(item, place);
}

bool Shell::isBusy() const {
    return m_library.isScanning() || m_savedGames.isScanning() || m_savedGames.isWorking() ||
           m_pictures.isPainting() || m_play.isBusy() || m_replay.isReading() ||
           m_comparison.isBusy() || m_tour.isPreparing() || m_workbench.isBusy() ||
           isDrawing(window()->contentItem());
}

void Shell::whenDrawn(QQuickWindow* shown, const std::function<void()>& action) {
    auto* const watch = new QObject(this);
    connect(
        shown, &QQuickWindow::frameSwapped, watch,
        [this, shown, watch, action] {
            if ((!isInGame() && !isInReplay()) || isDrawing(window()->contentItem()))
                return;
            shown->disconnect(watch);
            watch->deleteLater();
            action();
        },
        Qt::QueuedConnection);
}

void Shell::leaveWhenDrawn(QQuickWindow* shown) {
    QTimer::singleShot(drawingPatience, this, [] {
        std::fputs("esagono: the window was never drawn\n", stderr);
        QCoreApplication::exit(1);
    });
    if (m_options.screenshot.isEmpty()) {
        connect(this, &Shell::gameFailed, qApp, [] { QCoreApplication::exit(1); });
        if (m_options.diary.isEmpty())
            connect(shown, &QQuickWindow::frameSwapped, qApp, &QCoreApplication::quit,
                    Qt::QueuedConnection);
        else
            whenDrawn(shown, [] { QCoreApplication::quit(); });
        return;
    }
    auto* const look = new QTimer(this);
    connect(look, &QTimer::timeout, this, [this, shown, look, calm = 0]() mutable {
        calm = isBusy() ? 0 : calm + 1;
        if (calm >= calmLooks) {
            look->stop();
            savePicture(shown);
        }
    });
    look->start(blink);
}

void Shell::savePicture(QQuickWindow* shown) {
    const bool saved = shown->grabWindow().save(m_options.screenshot);
    if (!saved)
        std::fprintf(stderr, "esagono: %s cannot be written\n", qPrintable(m_options.screenshot));
    QCoreApplication::exit(saved ? 0 : 1);
}

} // namespace esagono
