// SPDX-License-Identifier: GPL-3.0-or-later
// The window looked at in all its states, sizes and languages: no words cut off, nothing beyond the
// edge of what holds it, nothing upon something else, nothing empty, everything that can be
// operated large enough and with a name. With QT_SCALE_FACTOR=2 the same on a fine screen.
#include "window_inspector.h"
#include "window_scenes.h"

#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(EsagonoPlugin)

using namespace esagono;

class LayoutTest : public QObject {
    Q_OBJECT

    void inspectAll(QSize size, double scale, const QStringList& names, const QStringList& languages);

private Q_SLOTS:
    void initTestCase() { settleAppearance(StartOptions::Appearance::Light); }

    void inspectorSeesWhatIsWrong();

    void smallWindow() {
        inspectAll({1280, 800}, 1, WindowScenes::names(), {"fr", "it", "es", "en"});
    }
    void largeWindow() {
        inspectAll({1920, 1080}, 1, WindowScenes::names(), {"fr", "es"});
    }
    void largeInterface() {
        inspectAll({1920, 1080}, 2, WindowScenes::names(), {"fr"});
    }
};

void LayoutTest::inspectAll(QSize size, double scale, const QStringList& names,
                            const QStringList& languages) {
    WindowScenes scenes(size, languages.first());
    QVERIFY(scenes.open());
    scenes.shell().settings().setProperty("interfaceScale", scale);
    QStringList found;
    for (const QString& name : names) {
        if (!scenes.show(name)) {
            found << name + QStringLiteral(": cannot be shown");
            continue;
        }
        for (const QString& language : languages) {
            scenes.speak(language);
            QVERIFY2(scenes.settle(), qPrintable(name));
            for (const QString& finding : inspect(*scenes.shell().window()))
                found << QStringLiteral("%1 %2 %3x%4: %5")
                             .arg(name, language)
                             .arg(size.width())
                             .arg(size.height())
                             .arg(finding);
        }
        scenes.speak(languages.first());
    }
    QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
}

void LayoutTest::inspectorSeesWhatIsWrong() {
    QQmlEngine engine;
    QQmlComponent component(&engine);
    component.setData(R"(
        import QtQuick
        Window {
            width: 300; height: 200; visible: true; color: "white"
            Text { objectName: "cut"; width: 40; elide: Text.ElideRight; text: "much too long for it" }
            Text { objectName: "allowed"; y: 20; width: 40; elide: Text.ElideRight; text: "much too long for it"
                   property bool mayBeCut: true }
            Text { objectName: "wide"; y: 40; width: 40; text: "much too long for it" }
            Text { objectName: "under"; x: 100; y: 60; text: "one upon" }
            Text { objectName: "upon"; x: 110; y: 62; text: "the other" }
            Text { objectName: "outside"; x: 280; y: 80; text: "beyond the edge" }
            Item { x: 0; y: 100; width: 50; height: 20; clip: true
                   Text { objectName: "clipped"; x: 30; text: "behind a frame" } }
            Flickable { x: 100; y: 100; width: 50; height: 20; clip: true; contentHeight: 400
                   Text { objectName: "scrolled"; y: 300; text: "below" } }
            Item { objectName: "flat"; x: 0; y: 130; width: 50; height: 12; activeFocusOnTab: true
                   Accessible.role: Accessible.Button; Accessible.name: "Flat" }
            Item { objectName: "nameless"; x: 100; y: 130; width: 50; height: 24; activeFocusOnTab: true
                   Accessible.role: Accessible.Button }
            Image { objectName: "missing"; x: 200; y: 130; width: 9; height: 9; source: "nowhere.png" }
        })",
                      QUrl(QStringLiteral("test:/wrong.qml")));
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("nowhere.png")));
    const std::unique_ptr<QObject> made(component.create());
    auto* const window = qobject_cast<QQuickWindow*>(made.get());
    QVERIFY2(window, qPrintable(component.errorString()));
    QVERIFY(QTest::qWaitForWindowExposed(window));
    window->grabWindow();
    const QStringList found = inspect(*window);
    const auto told = [&](const char* name) {
        return found.filter(QLatin1String(name)).size();
    };
    for (const char* name : {"cut", "wide", "upon", "outside", "clipped", "flat", "nameless", "missing"})
        QVERIFY2(told(name) > 0, name);
    for (const char* name : {"allowed", "scrolled"})
        QVERIFY2(told(name) == 0, name);
}

QTEST_MAIN(LayoutTest)
#include "tst_layout.moc"
