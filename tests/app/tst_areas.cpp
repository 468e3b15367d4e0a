// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard goes round the areas of a page, and every function of every page does what it says
// without a complaint.
#include "tests/app/test_program.h"
#include "tests/app/window_scenes.h"

#include <QMetaMethod>
#include <QRegularExpression>
#include <QSet>

using namespace esagono;

namespace {

/// The first of these parts the keyboard is in; empty: in none.
QString areaOf(const Shell& shell, const QStringList& areas) {
    for (const QQuickItem* item = shell.window()->activeFocusItem(); item;
         item = item->parentItem())
        if (areas.contains(item->objectName()))
            return item->objectName();
    return {};
}

QStringList pages() {
    return QDir(QStringLiteral(ESAGONO_SOURCE_DIR "/qml/pages"))
        .entryList({QStringLiteral("*.qml")}, QDir::Files);
}

/// The functions of the page itself, as its source names them; what answers signals runs with them.
QStringList functionsOf(const QString& page) {
    QFile file(QStringLiteral(ESAGONO_SOURCE_DIR "/qml/pages/") + page);
    QStringList found;
    static const QRegularExpression head(QStringLiteral("\n    function (\\w+)\\("));
    if (file.open(QIODevice::ReadOnly))
        for (const auto& match : head.globalMatch(QString::fromUtf8(file.readAll())))
            found << match.captured(1);
    return found;
}

} // namespace

class AreasTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { settleAppearance(StartOptions::Appearance::Light); }

    void keyboardGoesRoundTheAreas_data();
    void keyboardGoesRoundTheAreas();
    void everyFunctionOfEveryPageRuns_data();
    void everyFunctionOfEveryPageRuns();
    void noFunctionIsForgotten();
};

void AreasTest::keyboardGoesRoundTheAreas_data() {
    QTest::addColumn<QString>("scene");
    QTest::addColumn<int>("width");
    QTest::addColumn<QStringList>("areas");
    const QStringList table{"board", "sidePanel", "promptBar"};
    const QStringList setUp{"board", "setupTray", "promptBar"};
    const QStringList film{"board", "replaySide", "replayHead", "replayFoot"};
    QTest::newRow("a game") << "movement" << 1280 << table;
    QTest::newRow("a game, its panel a drawer") << "movement" << 1000 << table;
    QTest::newRow("a decision to fill") << "attack" << 1280 << table;
    QTest::newRow("the set-up") << "setup" << 1280 << setUp;
    QTest::newRow("a recorded game") << "replay" << 1280 << film;
    QTest::newRow("a recorded game, its panel a drawer") << "replay" << 1000 << film;
}

/// Twice: an area that is left can be entered again.
void AreasTest::keyboardGoesRoundTheAreas() {
    QFETCH(QString, scene);
    QFETCH(int, width);
    QFETCH(QStringList, areas);
    WindowScenes scenes({width, 800}, QStringLiteral("en"));
    scenes.leaveMapAway();
    QVERIFY(scenes.open() && scenes.show(scene));
    const Shell& shell = scenes.shell();
    activate(shell);
    QQuickItem* const board = part(shell, "board");
    board->setVisible(true); // for the keyboard
    board->forceActiveFocus(Qt::TabFocusReason);
    QCOMPARE(areaOf(shell, areas), areas.front());
    for (int step = 1; step <= 2 * int(areas.size()); ++step) {
        QTest::keyClick(shell.window(), Qt::Key_F6);
        const QQuickItem* const item = shell.window()->activeFocusItem();
        QCOMPARE(areaOf(shell, areas), areas.at(step % areas.size()));
        QVERIFY2(item->isVisible() && item->isEnabled(), qPrintable(areaOf(shell, areas)));
        const QVariant ring = item->property("visualFocus");
        QVERIFY2(!ring.isValid() || ring.toBool(), qPrintable(item->objectName()));
    }
}

namespace {

struct Call {
    const char* page;
    const char* function;
    const char* scene;
    const char* object;
    QVariant argument;
};

const std::vector<Call>& calls() {
    static const std::vector<Call> all{
        {"GamePage.qml", "pressMain", "movement", "gamePage", {}},
        {"GamePage.qml", "nextArea", "movement", "gamePage", {}},
        {"ReplayPage.qml", "nextArea", "replay", "replayPage", {}},
        {"ReplayPage.qml", "playOn", "replay", "replayPage", {}},
        {"ReplayPage.qml", "share", "replay", "replayPage", {}},
        {"ReplayPage.qml", "compare", "replay", "replayPage", {}},
        {"ReplayPage.qml", "writeNote", "replay", "replayPage", 0},
        {"EditorPage.qml", "toggle", "editor-counters", "editorPage", QStringLiteral("findings")},
        {"EditorPage.qml", "saveCorrections", "editor-counters", "editorPage", {}},
        {"ShortcutsPage.qml", "rowsOf", "keys", "shortcutsPage", QStringList{"view"}},
    };
    return all;
}

} // namespace

void AreasTest::everyFunctionOfEveryPageRuns_data() {
    QTest::addColumn<int>("call");
    for (int i = 0; i < int(calls().size()); ++i)
        QTest::addRow("%s %s", calls()[std::size_t(i)].page, calls()[std::size_t(i)].function) << i;
}

/// Any complaint of QML is a failure (shell_fixture.h).
void AreasTest::everyFunctionOfEveryPageRuns() {
    QFETCH(int, call);
    const Call& meant = calls()[std::size_t(call)];
    WindowScenes scenes({1280, 800}, QStringLiteral("en"));
    scenes.leaveMapAway();
    QVERIFY(scenes.open() && scenes.show(QLatin1String(meant.scene)));
    QQuickItem* const page = part(scenes.shell(), meant.object);
    QVERIFY(page);
    const QMetaObject* const own = page->metaObject();
    int found = -1;
    for (int i = 0; i < own->methodCount(); ++i)
        if (own->method(i).name() == meant.function)
            found = i;
    QVERIFY(found >= 0);
    const QMetaMethod method = own->method(found);
    const QByteArray type = method.parameterTypes().value(0);
    QVariant argument = meant.argument;
    if (type == "int" || type == "QString")
        QVERIFY(argument.convert(QMetaType::fromName(type)));
    const QGenericArgument given =
        type.isEmpty() ? QGenericArgument()
                       : QGenericArgument(type.constData(),
                                          type == "QVariant" ? static_cast<const void*>(&argument)
                                                             : argument.constData());
    if (method.returnMetaType().id() == QMetaType::QVariant) {
        QVariant answer;
        QVERIFY(method.invoke(page, Q_RETURN_ARG(QVariant, answer), given));
    } else {
        QVERIFY(method.invoke(page, given));
    }
    QVERIFY(scenes.settle());
}

void AreasTest::noFunctionIsForgotten() {
    QSet<QString> named, written;
    for (const Call& call : calls())
        named << QLatin1String(call.page) + u' ' + QLatin1String(call.function);
    for (const QString& page : pages())
        for (const QString& function : functionsOf(page))
            written << page + u' ' + function;
    QCOMPARE(named, written);
    QVERIFY(written.size() > 5);
}

ESAGONO_TESTS(AreasTest)
#include "tst_areas.moc"
