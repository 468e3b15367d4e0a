// SPDX-License-Identifier: GPL-3.0-or-later
// The language is changed while something is open, whatever it is: nothing goes on saying what a
// program started in the new language would not say.
#include "app/actions.h"
#include "tests/app/test_program.h"
#include "tests/app/window_inspector.h"
#include "tests/app/window_scenes.h"

#include <QRegularExpression>
#include <QSet>

using namespace esagono;

namespace {

constexpr QSize windowSize(1280, 800);
const QStringList foreign{QStringLiteral("fr"), QStringLiteral("it"), QStringLiteral("es")};

/// What the window says, but for the time of day and the folder of the test.
QStringList said(WindowScenes& scenes) {
    static const QRegularExpression time(QStringLiteral("\\b\\d{1,2}[:.]\\d\\d\\b"));
    static const QRegularExpression folder(QStringLiteral("esagono-\\w{6}"));
    QStringList words = wordsOf(*scenes.shell().window());
    for (QString& each : words)
        each.replace(time, QStringLiteral("00:00")).replace(folder, QStringLiteral("esagono"));
    words.sort();
    return words;
}

/// The lines of one list that are not in the other, as often as they stand there.
QStringList without(QStringList all, const QStringList& others) {
    for (const QString& other : others)
        all.removeOne(other);
    return all;
}

} // namespace

class LiveLanguageTest : public QObject {
    Q_OBJECT

    /// Fails, and goes on.
    static void complain(const QString& what) {
        QTest::qFail(qPrintable(what), __FILE__, __LINE__);
    }

private Q_SLOTS:
    void initTestCase() { settleAppearance(StartOptions::Appearance::Light); }

    void everythingSpeaksTheNewLanguageAtOnce_data() {
        QTest::addColumn<int>("turn");
        for (int turn = 0; turn < int(foreign.size()); ++turn)
            QTest::newRow(qPrintable(foreign[turn])) << turn;
    }

    /// Whatever the window shows: pages, dialogs, menus, log, charts, dates, numbers. Each scene is
    /// switched to one language, all languages in their turn.
    void everythingSpeaksTheNewLanguageAtOnce() {
        QFETCH(const int, turn);
        QStringList names;
        for (qsizetype i = turn; i < WindowScenes::names().size(); i += foreign.size())
            names << WindowScenes::names()[i];
        QStringList expected; // in whatever scene: names of places are the same in every language
        {
            WindowScenes scenes(windowSize, foreign[turn]);
            scenes.leaveMapAway();
            QVERIFY(scenes.open());
            for (const QString& name : names) {
                QVERIFY2(scenes.show(name), qPrintable(name));
                const QStringList words = said(scenes);
                QVERIFY2(!words.isEmpty(), qPrintable(name));
                expected += words;
            }
        }
        WindowScenes scenes(windowSize, QStringLiteral("en"));
        scenes.leaveMapAway();
        QVERIFY(scenes.open());
        for (const QString& name : names) {
            QVERIFY2(scenes.show(name), qPrintable(name));
            QStringList english = said(scenes);
            english.removeIf([&](const QString& line) { return expected.contains(line); });
            english = english.filter(QRegularExpression(QStringLiteral("\\p{L}{3}")));
            scenes.speak(foreign[turn]);
            QVERIFY(scenes.settle());
            const auto left = [&] { // what is still said and ought not to be
                return without(english, without(english, said(scenes)));
            };
            (void)QTest::qWaitFor([&] { return left().isEmpty(); }, patience);
            for (const QString& line : left())
                complain(QStringLiteral("%1 still says “%2”").arg(name, line));
            scenes.speak(QStringLiteral("en"));
        }
    }

    /// Where the system has no dialog for files, Qt shows its own in the window.
    void dialogsOfQtSpeakToo() {
        WindowScenes scenes(windowSize, QStringLiteral("en"));
        scenes.leaveMapAway();
        QVERIFY(scenes.open());
        for (const auto& [code, word] : {std::pair("it", "Annulla"), std::pair("es", "Cancelar"),
                                         std::pair("fr", "Annuler"), std::pair("en", "Cancel")}) {
            scenes.speak(QLatin1String(code));
            QVERIFY(scenes.show(QStringLiteral("library")));
            QVERIFY(Actions::of(scenes.shell().engine())->trigger(QStringLiteral("file.open")));
            const auto says = [&](const QString& button) {
                return wordsOf(*scenes.shell().window()).contains(button);
            };
            QTRY_VERIFY(says(QLatin1String(word)));
            QVERIFY(QLatin1String(code) == QLatin1String("en") || !says(QStringLiteral("Cancel")));
        }
    }

    /// With every page open that has commands of its own.
    void lettersInMenusMeanOneThing() {
        WindowScenes scenes(windowSize, QStringLiteral("en"));
        scenes.leaveMapAway();
        QVERIFY(scenes.open());
        for (const char* scene : {"library", "saved", "movement", "replay", "rules"}) {
            QVERIFY2(scenes.show(QLatin1String(scene)), scene);
            for (const QString& code : Languages::codes()) {
                scenes.speak(code);
                QHash<QString, QSet<QChar>> used;
                const auto use = [&](const QString& menu, const QString& text) {
                    const QChar letter = mnemonic(text);
                    if (!letter.isNull() && used[menu].contains(letter))
                        complain(QStringLiteral("%1, %2: %3 twice in %4")
                                     .arg(QLatin1String(scene), code, text, menu));
                    used[menu] << letter;
                };
                for (const AppAction* const each : Actions::of(scenes.shell().engine())->all())
                    if (!each->category().isEmpty())
                        use(each->category(), each->text());
                const QVariantList menus =
                    part(scenes.shell(), "menuBar")->property("menus").toList();
                QVERIFY(menus.size() > 5);
                for (const QVariant& menu : menus)
                    use(QString(), menu.toMap().value(QStringLiteral("text")).toString());
            }
        }
    }
};

ESAGONO_TESTS(LiveLanguageTest)
#include "tst_live_language.moc"
