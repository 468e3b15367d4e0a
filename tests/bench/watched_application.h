// SPDX-License-Identifier: GPL-3.0-or-later
// An application that knows how long its events take.
#pragma once

#include "tests/bench/report.h"

#include <QEventLoop>
#include <QGuiApplication>

#include <functional>

namespace esagono::bench {

/// Measures what arrives at the thread of the interface.
class Application : public QGuiApplication {
public:
    using QGuiApplication::QGuiApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        if (!m_watch || m_inside)
            return QGuiApplication::notify(receiver, event);
        m_inside = true;
        bool done = false;
        m_watch->measure([&] { done = QGuiApplication::notify(receiver, event); });
        m_inside = false;
        return done;
    }
    /// All events that come in until the condition holds.
    void waitUntil(Times& watch, const std::function<bool()>& done) {
        m_watch = &watch;
        while (!done()) {
            processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 20);
            sendPostedEvents(nullptr, QEvent::DeferredDelete); // no loop above us does it
        }
        m_watch = nullptr;
    }

private:
    Times* m_watch = nullptr;
    bool m_inside = false;
};

} // namespace esagono::bench
