// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "tests/app/test_program.h"

#include "app/places.h"
#include "engine/core/chance.h"
#include "tests/app/file_contents.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMetaProperty>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace esagono;

namespace {

void write(const QString& file, const QByteArray& text) {
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(text);
}

} // namespace

class SettingsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    [[nodiscard]] QString file(const char* name) const {
        return m_folder.filePath(QLatin1String(name));
    }

private Q_SLOTS:
    void whatIsSetIsThereNextTime() {
        const QString kept = file("new/folder/settings.ini");
        {
            Settings settings(kept);
            QCOMPARE(settings.problem(), QString());
            QCOMPARE(settings.theme, QStringLiteral("system"));
            settings.setProperty("theme", QStringLiteral("dark"));
            settings.setProperty("interfaceScale", 1.5);
            settings.setProperty("playerNames", QStringList({"Giulia", "Marc"}));
            settings.setProperty("window", QRect(10, 20, 1300, 850));
            settings.setProperty("keys", QVariantMap{{"file.quit", QStringList{"Ctrl+Shift+Q"}}});
        }
        const Settings settings(kept);
        QCOMPARE(settings.theme, QStringLiteral("dark"));
        QCOMPARE(settings.interfaceScale, 1.5);
        QCOMPARE(settings.playerNames, QStringList({"Giulia", "Marc"}));
        QCOMPARE(settings.window, QRect(10, 20, 1300, 850));
        QCOMPARE(settings.keys.value("file.quit").toStringList(), QStringList{"Ctrl+Shift+Q"});
    }

    void twoWindowsKeepWhoPlaysTheGamesOfBoth() {
        const QString kept = file("two.ini");
        const QVariantMap quick{{"blue", "quick"}};
        const QVariantMap normal{{"red", "normal"}};
        {
            Settings first(kept);
            first.setProperty("gameSeats", QVariantMap{{"old", quick}});
            first.flush();
            Settings second(kept);
            first.setProperty("gameSeats", QVariantMap{{"old", quick}, {"a", quick}});
            first.flush();
            second.setProperty("gameSeats",
                               QVariantMap{{"b", normal}}); // "old" is played alone now
            second.flush();
        }
        const Settings settings(kept);
        QCOMPARE(settings.gameSeats, QVariantMap({{"a", quick}, {"b", normal}}));
    }

    /// Settings written by 0.1.0 are read by every later version.
    void settingsOfEarlierVersionsAreRead() {
        const QString kept = file("0.1.0.ini");
        QVERIFY(QFile::copy(QStringLiteral(ESAGONO_SOURCE_DIR "/tests/fixtures/settings.0.1.0.ini"),
                            kept));
        const Settings settings(kept);
        QCOMPARE(settings.problem(), QString());
        QCOMPARE(settings.theme, QStringLiteral("dark"));
        QCOMPARE(settings.language, QStringLiteral("it"));
        QCOMPARE(settings.interfaceScale, 1.5);
        QCOMPARE(settings.playerNames, QStringList({"Giulia", "Marc"}));
        QCOMPARE(settings.window, QRect(10, 20, 1300, 850));
        QCOMPARE(settings.keys.value("file.quit").toStringList(), QStringList{"Ctrl+Shift+Q"});
    }

    void changesAreWrittenAMomentLater() {
        const QString kept = file("soon.ini");
        Settings settings(kept);
        settings.setProperty("reducedMotion", true);
        QTRY_VERIFY(QSettings(kept, QSettings::IniFormat).value("reducedMotion").toBool());
    }

    void nonsenseComesBackBetweenItsLimits_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("property");
        QTest::addColumn<QVariant>("expected");
        const auto row = [](const char* line, const char* property, const QVariant& expected) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(property) << expected;
        };
        row("interfaceScale=0.1", "interfaceScale", 1.0);
        row("interfaceScale=77", "interfaceScale", 2.0);
        row("interfaceScale=nan", "interfaceScale", 1.0);
        row("interfaceScale=large", "interfaceScale", 1.0);
        row("animationSpeed=-3", "animationSpeed", 1.0);
        row("theme=pink", "theme", QStringLiteral("system"));
        row("language=tlh", "language", QString());
        row("language=it", "language", QStringLiteral("it"));
        row("dice=loaded", "dice", QStringLiteral("seeded"));
        row("window=somewhere", "window", QRect());
        row("unknown=1", "theme", QStringLiteral("system"));
    }
    void nonsenseComesBackBetweenItsLimits() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, property);
        QFETCH(QVariant, expected);
        write(file("odd.ini"), "[General]\n" + line + "\n");
        const Settings settings(file("odd.ini"));
        QCOMPARE(settings.problem(), QString());
        QCOMPARE(settings.property(property.constData()), expected);
    }

    /// Lines taken out, doubled, exchanged and given values of every other kind.
    void settingsTakenApartAreReadOrKeptAside() {
        const QByteArray fixture =
            contentsOf(QStringLiteral(ESAGONO_SOURCE_DIR "/tests/fixtures/settings.0.1.0.ini"));
        const QList<QByteArray> values = {"",
                                          "1",
                                          "-1",
                                          "1e400",
                                          "nan",
                                          "true",
                                          "@Invalid()",
                                          "@Rect(1 2 3)",
                                          "@ByteArray(x)",
                                          "@Rect(-2147483648 -2147483648 2147483647 2147483647)",
                                          "@Size(-5 99999999)",
                                          "a, b, c",
                                          "@Variant(\\0\\0\\0\\x7f\\xff)",
                                          "@Variant(\\0\\0\\0\b\\xff\\xff\\xff\\xff)",
                                          "\"",
                                          "@",
                                          "\\x",
                                          QByteArray(70'000, 'x')};
        const QString kept = file("apart.ini");
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            Chance chance(seed);
            QList<QByteArray> lines = fixture.split('\n');
            const auto some = [&] { return qsizetype(chance.below(std::size_t(lines.size()))); };
            for (std::size_t times = 1 + chance.below(4); times > 0 && lines.size() > 1; --times) {
                QByteArray& line = lines[some()];
                switch (chance.below(4)) {
                case 0:
                    lines.removeAt(some());
                    break;
                case 1:
                    lines.insert(some(), lines[some()]);
                    break;
                case 2:
                    lines.swapItemsAt(some(), some());
                    break;
                default:
                    line = line.left(line.indexOf('=') + 1) +
                           values[qsizetype(chance.below(std::size_t(values.size())))];
                }
            }
            write(kept, lines.join('\n'));
            {
                Settings settings(kept);
                QVERIFY(settings.interfaceScale >= 1 && settings.interfaceScale <= 2);
                QVERIFY(QStringList({"system", "light", "dark"}).contains(settings.theme));
                QVERIFY(settings.language.isEmpty() || settings.language.size() == 2);
                const QMetaObject* const about = settings.metaObject();
                for (int i = about->propertyOffset(); i < about->propertyCount(); ++i)
                    (void)about->property(i).read(&settings);
                settings.setProperty("theme", QStringLiteral("dark"));
            }
            const Settings again(kept);
            QCOMPARE(again.problem(), QString());
            QCOMPARE(again.theme, QStringLiteral("dark"));
        }
    }

    // A damaged file is kept aside, named in the message, and replaced by a good one.
    void damagedFileIsKeptAside() {
        const QByteArray damage = "\x01\x02 no settings at all\n[broken\n=\n";
        const QString kept = file("damaged.ini");
        write(kept, damage);
        {
            Settings settings(kept);
            QVERIFY(!settings.problem().isEmpty());
            QCOMPARE(settings.theme, QStringLiteral("system"));
            settings.setProperty("theme", QStringLiteral("light"));
        }
        QCOMPARE(contentsOf(kept + QStringLiteral(".damaged")), damage);
        const Settings again(kept);
        QCOMPARE(again.problem(), QString());
        QCOMPARE(again.theme, QStringLiteral("light"));
    }

    // A folder in the file's place cannot be read or written by anybody.
    void unreadableFileIsSaidAndNothingIsLost() {
        const QString kept = file("folder.ini");
        QVERIFY(QDir().mkpath(kept));
        {
            Settings settings(kept);
            QVERIFY(!settings.problem().isEmpty());
            settings.setProperty("theme", QStringLiteral("dark"));
            QCOMPARE(settings.theme, QStringLiteral("dark"));
        }
        QVERIFY(QFileInfo(kept).isDir());
    }

    // A file where a folder should be: nothing can be made there.
    void placeThatCannotBeWrittenIsSaidOnce() {
        write(file("wall"), "a file");
        Settings settings(file("wall/settings.ini"));
        QCOMPARE(settings.problem(), QString());
        const QSignalSpy problems(&settings, &Settings::problemChanged);
        settings.setProperty("theme", QStringLiteral("dark"));
        settings.save();
        settings.setProperty("theme", QStringLiteral("light"));
        settings.save();
        QCOMPARE(problems.size(), 1);
        QVERIFY(!settings.problem().isEmpty());
        QCOMPARE(settings.theme, QStringLiteral("light"));
    }

    void withoutAFileNothingIsKept() {
        Settings settings{QString()};
        settings.setProperty("theme", QStringLiteral("dark"));
        settings.save();
        QCOMPARE(settings.problem(), QString());
        QCOMPARE(settings.theme, QStringLiteral("dark"));
    }

    void borrowedValueIsNotKept() {
        const QString kept = file("borrowed.ini");
        write(kept, "[General]\ntheme=light\n");
        {
            Settings settings(kept);
            settings.borrow("theme", QStringLiteral("dark"));
            QCOMPARE(settings.theme, QStringLiteral("dark"));
            settings.setProperty("reducedMotion", true);
        }
        QCOMPARE(Settings(kept).theme, QStringLiteral("light"));
        {
            Settings settings(kept);
            settings.borrow("language", QStringLiteral("fr"));
            settings.setProperty("language", QStringLiteral("es"));
        }
        QCOMPARE(Settings(kept).language, QStringLiteral("es"));
    }

    void restoringLeavesTourAndWindow() {
        Settings settings{QString()};
        settings.setProperty("theme", QStringLiteral("dark"));
        settings.setProperty("tourSeen", true);
        settings.setProperty("window", QRect(1, 2, 800, 600));
        settings.restore();
        QCOMPARE(settings.theme, QStringLiteral("system"));
        QVERIFY(settings.tourSeen);
        QCOMPARE(settings.window, QRect(1, 2, 800, 600));
    }

    void everythingLiesInTheDataFolder() {
        const Places places = placesIn(m_folder.path());
        for (const QString& path : {places.settings, places.games, places.cache})
            QVERIFY(path.startsWith(m_folder.path() + u'/'));
        QVERIFY(placesIn({}).games.contains(QStringLiteral("esagono")) ||
                !placesIn({}).games.isEmpty());
    }

    void namesOfFilesAreTidyAndFree_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("file");
        QTest::newRow("plain") << "The Escudo pass"
                               << "The Escudo pass.esagono";
        QTest::newRow("signs") << " a/b\\c: \"d\"?* "
                               << "abc d.esagono";
        QTest::newRow("hidden") << "...x"
                                << "x.esagono";
        QTest::newRow("nothing") << "///"
                                 << "game.esagono";
        QTest::newRow("taken") << "taken"
                               << "taken 3.esagono";
        QTest::newRow("accents") << "Añón – l’été"
                                 << "Añón – l’été.esagono";
    }
    void namesOfFilesAreTidyAndFree() {
        QFETCH(QString, name);
        QFETCH(QString, file);
        QTemporaryDir folder;
        write(folder.filePath("taken.esagono"), "");
        write(folder.filePath("taken 2.esagono"), "");
        QCOMPARE(QFileInfo(freeFile(folder.path(), name)).fileName(), file);
    }
};

ESAGONO_TESTS(SettingsTest)
#include "tst_settings.moc"
