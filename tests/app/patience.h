// SPDX-License-Identifier: GPL-3.0-or-later
// Tests wait for facts, however busy the machine is and however fast its clock runs: only what
// hangs is given up, and long before the test itself is.
#pragma once

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QTest>

namespace esagono {

inline constexpr int patience = 300'000; // milliseconds

/// Until nothing is left that can be done at once; whatever moves by a timer goes on later.
inline void letPass() {
    for (int round = 0; round < 100; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        if (!QAbstractEventDispatcher::instance()->processEvents(QEventLoop::AllEvents))
            return;
    }
}

} // namespace esagono

// Qt's own give up after five seconds.
#undef QTRY_VERIFY
#define QTRY_VERIFY(fact) QTRY_VERIFY_WITH_TIMEOUT(fact, esagono::patience)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(fact, words) QTRY_VERIFY2_WITH_TIMEOUT(fact, words, esagono::patience)
#undef QTRY_COMPARE
#define QTRY_COMPARE(found, wanted) QTRY_COMPARE_WITH_TIMEOUT(found, wanted, esagono::patience)
