// SPDX-License-Identifier: GPL-3.0-or-later
// The window looked at in all its states, sizes and languages: no words cut off, nothing beyond the
// edge of what holds it, nothing upon something else, nothing empty, everything that can be
// operated large enough and with a name. With QT_SCALE_FACTOR=2 the same on a fine screen.
#include "tests/app/test_program.h"
#include "tests/app/window_inspector.h"
#include "tests/app/window_scenes.h"

using namespace esagono;

class LayoutTest : public QObject {
    Q_OBJECT

    /// Fails, and goes on.
    static void complain(const QString& what) {
        QTest::qFail(qPrintable(what), __FILE__, __LINE__);
    }
    struct Look {
        QSize size;
        double scale;
        QString language;
    };
    static std::vector<std::vector<Look>> looks();
    static void take(WindowScenes& scenes, const Look& look);
    static QStringList findings(WindowScenes& scenes);
    static void inspectAll(const QStringList& names);

private Q_SLOTS:
    void initTestCase() { settleAppearance(StartOptions::Appearance::Light); }

    void inspectorSeesWhatIsWrong();

    /// The map is drawn to the end in the states that show it; elsewhere it is left away.
    void mapIsDrawn() {
        WindowScenes scenes({1280, 800}, QStringLiteral("fr"));
        QVERIFY(scenes.open());
        QVERIFY(scenes.show(QStringLiteral("movement")));
        QCOMPARE(findings(scenes), QStringList());
    }
    void everyState() { inspectAll(WindowScenes::names()); }
    void everyPageOfTheEditor() { inspectAll(WindowScenes::editorNames()); }
};

/// What is wrong and stays so: rows a list has only just made come to their places.
QStringList LayoutTest::findings(WindowScenes& scenes) {
    if (!scenes.settle())
        return {QStringLiteral("does not come to rest")};
    QStringList found = inspect(*scenes.shell().window());
    const auto isGone = [&] {
        if (found.isEmpty())
            return true;
        const QStringList again = inspect(*scenes.shell().window());
        found.removeIf([&](const QString& finding) { return !again.contains(finding); });
        return found.isEmpty();
    };
    (void)QTest::qWaitFor(isGone, patience);
    return found;
}

/// Every state is brought about in the first look of a list; the others are taken while it is
/// shown.
std::vector<std::vector<LayoutTest::Look>> LayoutTest::looks() {
    const QSize small(1280, 800);
    const QSize large(1920, 1080);
    const auto language = [](const char* code) { return QString::fromLatin1(code); };
    return {{{small, 1, language("fr")},
             {small, 1, language("it")},
             {small, 1, language("es")},
             {small, 1, language("en")},
             {large, 1, language("es")}},
            {{large, 2, language("fr")}}};
}

void LayoutTest::take(WindowScenes& scenes, const Look& look) {
    scenes.shell().window()->resize(look.size);
    scenes.shell().settings().setProperty("interfaceScale", look.scale);
    scenes.speak(look.language);
}

void LayoutTest::inspectAll(const QStringList& names) {
    WindowScenes scenes({1280, 800}, QStringLiteral("fr"));
    scenes.leaveMapAway();
    QVERIFY(scenes.open());
    for (const std::vector<Look>& list : looks())
        for (const QString& name : names) {
            take(scenes, list.front());
            if (!scenes.show(name))
                complain(name + QStringLiteral(" cannot be shown"));
            for (const Look& look : list) {
                take(scenes, look);
                for (const QString& finding : findings(scenes))
                    complain(QStringLiteral("%1, %2, %3x%4 at %5: %6")
                                 .arg(name, look.language)
                                 .arg(look.size.width())
                                 .arg(look.size.height())
                                 .arg(look.scale)
                                 .arg(finding));
            }
        }
}

void LayoutTest::inspectorSeesWhatIsWrong() {
    QQmlEngine engine;
    QQmlComponent component(&engine);
    component.setData(R"qml(
        import QtQuick
        Window {
            width: 300; height: 200; visible: true; color: "white"
            Text { objectName: "cut"; width: 40; elide: Text.ElideRight; text: "much too long for it" }
            Text { objectName: "allowed"; y: 20; width: 40; elide: Text.ElideRight; text: "much too long for it"
                   property bool mayBeCut: true }
            Text { objectName: "wide"; y: 40; width: 40; text: "much too long for it" }
            Text { objectName: "under"; x: 100; y: 60; text: "one upon" }
            Text { objectName: "upon"; x: 110; y: 62; text: "the other" }
            Text { objectName: "raw"; y: 60; text: "app.play.log" }
            Text { objectName: "unfilled"; y: 80; text: "Turn %1" }
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
        })qml",
                      QUrl());
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("QML Image")));
    const std::unique_ptr<QObject> made(component.create());
    auto* const window = qobject_cast<QQuickWindow*>(made.get());
    QVERIFY2(window, qPrintable(component.errorString()));
    QVERIFY(QTest::qWaitForWindowExposed(window, patience));
    window->grabWindow();
    const QStringList found = inspect(*window);
    const auto told = [&](const char* name) { return found.filter(QLatin1String(name)).size(); };
    for (const char* name : {"cut", "wide", "upon", "outside", "clipped", "flat", "nameless",
                             "missing", "raw", "unfilled"})
        QVERIFY2(told(name) > 0, name);
    for (const char* name : {"allowed", "scrolled"})
        QVERIFY2(told(name) == 0, name);
}

ESAGONO_TESTS(LayoutTest)
#include "tst_layout.moc"
