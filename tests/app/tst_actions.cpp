// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"
#include "tests/app/test_program.h"

#include "tests/app/shell_fixture.h"

#include <QSet>
#include <QSignalSpy>

using namespace esagono;

class ActionsTest : public QObject {
    Q_OBJECT

    /// An action outside of QML.
    static AppAction* action(QObject& owner, const char* id, const char* text,
                             const QStringList& keys = {}, const char* context = "") {
        auto* const made = new AppAction(&owner);
        made->setProperty("actionId", QLatin1String(id));
        made->setProperty("text", QLatin1String(text));
        made->setProperty("keys", keys);
        made->setProperty("context", QLatin1String(context));
        return made;
    }

private Q_SLOTS:
    void initTestCase() { settleAppearance(StartOptions::Appearance::Light); }

    void idsAndKeysAreUnique() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        Actions* const actions = Actions::of(shell.engine());
        QVERIFY(actions->count() > 8);
        QSet<QString> ids;
        for (AppAction* const each : actions->all()) {
            QVERIFY2(!ids.contains(each->actionId()), qPrintable(each->actionId()));
            ids << each->actionId();
            for (const QString& keys : each->shortcuts()) {
                QVERIFY2(!QKeySequence(keys).isEmpty(), qPrintable(keys));
                const AppAction* const rival = actions->rivalOf(each, keys);
                QVERIFY2(!rival, qPrintable(each->actionId() + u' ' + keys));
            }
        }
    }

    // In every language: an Alt key means one thing.
    void altKeysAreUniqueInTheirMenu() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        const Actions* const actions = Actions::of(shell.engine());
        for (const QString& code : Languages::codes()) {
            shell.settings().setProperty("language", code);
            QHash<QString, QSet<QChar>> used;
            for (const AppAction* const each : actions->all()) {
                const QChar letter = mnemonic(each->text());
                if (letter.isNull() || each->category().isEmpty())
                    continue;
                QVERIFY2(!used[each->category()].contains(letter),
                         qPrintable(code + u' ' + each->text()));
                used[each->category()] << letter;
            }
        }
    }

    void everyActionSaysWhatItDoes() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        for (const AppAction* const each : Actions::of(shell.engine())->all()) {
            QVERIFY2(!each->plainText().isEmpty(), qPrintable(each->actionId()));
            QVERIFY2(!each->plainText().contains(u'&'), qPrintable(each->plainText()));
        }
    }

    void keysAreChangedKeptAndRestored() {
        const ShellFolder folder;
        {
            Shell shell(folder.options());
            QVERIFY(shell.open());
            Actions* const actions = Actions::of(shell.engine());
            actions->changeKeys(QStringLiteral("edit.settings"), {QStringLiteral("F9")});
            shell.window()->requestActivate();
            QVERIFY(QTest::qWaitForWindowActive(shell.window(), patience));
            QTest::keyClick(shell.window(), Qt::Key_F9);
            QCOMPARE(shell.page(), QStringLiteral("settings"));
        }
        Shell shell(folder.options());
        QVERIFY(shell.open());
        Actions* const actions = Actions::of(shell.engine());
        AppAction* const settings = actions->find(QStringLiteral("edit.settings"));
        QCOMPARE(settings->shortcuts(), QStringList{QStringLiteral("F9")});
        QCOMPARE(actions->rivalOf(actions->find(QStringLiteral("file.new")), QStringLiteral("F9")),
                 settings);
        actions->restoreKeys(QStringLiteral("edit.settings"));
        QCOMPARE(settings->shortcuts(), QStringList{QStringLiteral("Ctrl+,")});
    }

    void actionThatIsGoneIsForgotten() {
        Actions actions;
        auto owner = std::make_unique<QObject>();
        actions.add(action(*owner, "a", "&Attack"));
        actions.add(action(*owner, "b", "Retreat && hold"));
        QCOMPARE(actions.count(), 2);
        QCOMPARE(actions.find(QStringLiteral("b"))->plainText(), QStringLiteral("Retreat & hold"));
        owner.reset();
        QCOMPARE(actions.count(), 0);
        QVERIFY(!actions.find(QStringLiteral("a")));
    }

    void whatIsDisabledIsNotDone() {
        Actions actions;
        QObject owner;
        AppAction* const attack = action(owner, "a", "Attack", {QStringLiteral("Ctrl+A")});
        actions.add(attack);
        const QSignalSpy done(attack, &AppAction::triggered);
        QVERIFY(actions.matches(QStringLiteral("a"), Qt::Key_A, Qt::ControlModifier));
        QVERIFY(!actions.matches(QStringLiteral("a"), Qt::Key_A, Qt::NoModifier));
        QVERIFY(actions.trigger(QStringLiteral("a")));
        attack->setProperty("enabled", false);
        QVERIFY(!actions.trigger(QStringLiteral("a")));
        QVERIFY(!actions.matches(QStringLiteral("a"), Qt::Key_A, Qt::ControlModifier));
        QCOMPARE(done.size(), 1);
    }

    void keysOfOtherContextsAreNoRivals() {
        Actions actions;
        QObject owner;
        AppAction* const map = action(owner, "a", "Fit", {QStringLiteral("F")}, "map");
        AppAction* const list = action(owner, "b", "Filter", {QStringLiteral("F")}, "list");
        AppAction* const all = action(owner, "c", "Full", {QStringLiteral("G")});
        for (AppAction* const each : {map, list, all})
            actions.add(each);
        QVERIFY(!actions.rivalOf(map, QStringLiteral("F")));
        QCOMPARE(actions.rivalOf(all, QStringLiteral("F")), map);
        QCOMPARE(actions.rivalOf(map, QStringLiteral("G")), all);
    }

    void commandsAreFoundByAFewLetters_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");
        QTest::newRow("beginning") << "new"
                                   << "New game…";
        QTest::newRow("inside") << "zones"
                                << "Show zones of control";
        QTest::newRow("first letters") << "szc"
                                       << "Show zones of control";
        QTest::newRow("left out letters") << "ngm"
                                          << "New game…";
        QTest::newRow("case") << "QUIT"
                              << "Quit";
        QTest::newRow("nothing typed") << ""
                                       << "New game…";
        QTest::newRow("nothing fits") << "xyz"
                                      << "";
    }
    void commandsAreFoundByAFewLetters() {
        QFETCH(QString, typed);
        QFETCH(QString, first);
        Actions actions;
        QObject owner;
        for (const auto& [id, text] :
             {std::pair("a", "New game…"), std::pair("b", "Show zones of control"),
              std::pair("c", "Quit")})
            actions.add(action(owner, id, text));
        actions.find(QStringLiteral("a"))
            ->setProperty("text", QString::fromUtf8("New game…")); // not Latin-1
        const QList<QObject*> found = actions.matching(typed);
        QCOMPARE(found.isEmpty() ? QString() : qobject_cast<AppAction*>(found.first())->plainText(),
                 first);
    }

    void paletteDoesWhatIsTyped() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        shell.window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(shell.window(), patience));
        QTest::keyClick(shell.window(), Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(part(shell, "commandEntry") && part(shell, "commandEntry")->hasActiveFocus());
        for (const char letter : {'s', 'e', 't', 't', 'i', 'n', 'g'})
            QTest::keyClick(shell.window(), letter);
        QTRY_VERIFY(part(shell, "commandRows")->property("count").toInt() >= 1);
        QTest::keyClick(shell.window(), Qt::Key_Return);
        QTRY_COMPARE(shell.page(), QStringLiteral("settings"));
    }

    void menusOpenByTheMouse() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        shell.window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(shell.window(), patience));
        shell.window()->grabWindow();
        click(shell, part(shell, "menu_editor"));
        QTRY_VERIFY(part(shell, "menuRows") && part(shell, "menuRows")->isVisible());
        QCOMPARE(part(shell, "menu_editor")->property("open"), QVariant(true));
    }

    void menusOpenByAltAndWalkByArrows() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        shell.window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(shell.window(), patience));
        QTest::keyClick(shell.window(), Qt::Key_F, Qt::AltModifier);
        QTRY_VERIFY(part(shell, "menuRows") && part(shell, "menuRows")->hasActiveFocus());
        QTest::keyClick(shell.window(), Qt::Key_Left); // round to the last menu, on its first row
        QTest::keyClick(shell.window(), Qt::Key_Return);
        QTRY_COMPARE(shell.page(), QStringLiteral("guide"));
    }
};

ESAGONO_TESTS(ActionsTest)
#include "tst_actions.moc"
