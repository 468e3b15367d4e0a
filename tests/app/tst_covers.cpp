// SPDX-License-Identifier: GPL-3.0-or-later
// What lies over the window (greeting, tour, curtain, result) holds the keyboard: Tab stays in it,
// no key acts behind it, and behind the curtain nothing of the table is told to anybody.
#include "tests/app/test_program.h"
#include "tests/app/window_scenes.h"

#include <QAccessible>

using namespace esagono;

namespace {

bool lies(const QQuickItem* item, const QString& in) {
    for (; item; item = item->parentItem())
        if (item->objectName() == in)
            return true;
    return false;
}

/// What somebody who cannot see the window is told of it.
void gatherTold(QAccessibleInterface* from, QStringList& told) {
    if (!from || from->state().invisible)
        return;
    told << from->text(QAccessible::Name) << from->text(QAccessible::Description)
         << from->text(QAccessible::Value);
    for (int i = 0; i < from->childCount(); ++i)
        gatherTold(from->child(i), told);
}

QStringList toldOf(const Shell& shell) {
    QStringList told;
    gatherTold(QAccessible::queryAccessibleInterface(shell.window()), told);
    told.removeAll(QString());
    return told;
}

} // namespace

class CoversTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { settleAppearance(StartOptions::Appearance::Light); }

    void keyboardStaysInTheCover_data();
    void keyboardStaysInTheCover();
    void nothingIsToldBehindTheCurtain();
    void tableIsLeftFromBehindTheCurtain();
};

void CoversTest::keyboardStaysInTheCover_data() {
    QTest::addColumn<QString>("scene");
    QTest::addColumn<QString>("cover");
    QTest::newRow("greeting") << "greeting"
                              << "tourCover";
    QTest::newRow("tour") << "tour"
                          << "tourCover";
    QTest::newRow("curtain") << "curtain"
                             << "curtainCover";
    QTest::newRow("result") << "over"
                            << "gameOverCover";
}

void CoversTest::keyboardStaysInTheCover() {
    QFETCH(QString, scene);
    QFETCH(QString, cover);
    WindowScenes scenes({1280, 800}, QStringLiteral("en"));
    scenes.leaveMapAway();
    QVERIFY(scenes.open() && scenes.show(scene));
    Shell& shell = scenes.shell();
    activate(shell);
    const auto* const window = shell.window();
    QVERIFY(lies(window->activeFocusItem(), cover));
    QSet<const QQuickItem*> reached;
    for (const bool backwards : {false, true})
        for (int press = 0; press < 45; ++press) {
            QTest::keyClick(shell.window(), backwards ? Qt::Key_Backtab : Qt::Key_Tab,
                            backwards ? Qt::ShiftModifier : Qt::NoModifier);
            const QQuickItem* const item = window->activeFocusItem();
            QVERIFY2(lies(item, cover), qPrintable(item ? item->objectName() : QString()));
            reached << item;
        }
    QVERIFY(reached.size() >= 2);
    const QString page = shell.page();
    const bool dark = part(shell, "menuBar")->property("color").value<QColor>().lightness() < 128;
    for (const auto& [key, held] : {std::pair(Qt::Key_N, Qt::ControlModifier),
                                    {Qt::Key_K, Qt::ControlModifier},
                                    {Qt::Key_Comma, Qt::ControlModifier},
                                    {Qt::Key_W, Qt::ControlModifier},
                                    {Qt::Key_F1, Qt::NoModifier},
                                    {Qt::Key_F2, Qt::NoModifier},
                                    {Qt::Key_F10, Qt::NoModifier},
                                    {Qt::Key_F, Qt::AltModifier},
                                    {Qt::Key_Z, Qt::ControlModifier}}) {
        QTest::keyClick(shell.window(), key, held);
        QCOMPARE(shell.page(), page);
        QVERIFY2(lies(window->activeFocusItem(), cover),
                 qPrintable(QKeySequence(key | held).toString()));
    }
    QCOMPARE(part(shell, "menuBar")->property("color").value<QColor>().lightness() < 128, dark);
}

void CoversTest::nothingIsToldBehindTheCurtain() {
    WindowScenes scenes({1280, 800}, QStringLiteral("en"));
    QVERIFY(scenes.open() && scenes.show(QStringLiteral("curtain")));
    Shell& shell = scenes.shell();
    activate(shell);
    const QStringList covered = toldOf(shell);
    for (const char* words : {"Board", "Side panel", "Undo", "Why not?"})
        QVERIFY2(!covered.contains(QLatin1String(words)), words);
    QVERIFY(covered.contains(QStringLiteral("I am ready")));
    click(shell, part(shell, "liftCurtain"));
    QVERIFY(!shell.play().viewpoint()->property("curtain").toBool());
    QVERIFY(scenes.settle());
    QVERIFY(toldOf(shell).contains(QStringLiteral("Board")));
    QVERIFY(lies(shell.window()->activeFocusItem(), QStringLiteral("board")));
}

void CoversTest::tableIsLeftFromBehindTheCurtain() {
    WindowScenes scenes({1280, 800}, QStringLiteral("en"));
    scenes.leaveMapAway();
    QVERIFY(scenes.open() && scenes.show(QStringLiteral("curtain")));
    click(scenes.shell(), part(scenes.shell(), "curtainLibrary"));
    QCOMPARE(scenes.shell().page(), QStringLiteral("library"));
    QVERIFY(!part(scenes.shell(), "curtainCover") ||
            !part(scenes.shell(), "curtainCover")->isVisible());
}

ESAGONO_TESTS(CoversTest)
#include "tst_covers.moc"
