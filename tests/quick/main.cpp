// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the tests written in QML, each with a stage.
#include "tests/quick/stage.h"

#include <QQmlContext>
#include <QtQuickTest/quicktest.h>

namespace esagono {

class Setup : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void applicationAvailable() { settleAppearance(StartOptions::Appearance::Light); }
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->rootContext()->setContextProperty(QStringLiteral("stage"), &m_stage);
    }
    void cleanupTestCase() { m_stage.leave(); }

private:
    Stage m_stage;
};

} // namespace esagono

QUICK_TEST_MAIN_WITH_SETUP(esagono, esagono::Setup)
#include "main.moc"
