// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/display.h"
#include "app/start_options.h"
#include "tests/app/test_program.h"

#include <QTest>

using namespace esagono;

namespace {

StartOptions reading(QStringList arguments) {
    arguments.prepend(QStringLiteral("esagono"));
    return readStartOptions(arguments);
}

} // namespace

class StartOptionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingAskedForIsUnderstood() {
        const StartOptions options =
            reading({"--packages", "a", "--packages=b", "--language", "fr", "--theme", "dark",
                     "--size", "1920x1080", "--scale", "2", "--data-dir", "d", "--page", "settings",
                     "--screenshot", "x.png"});
        QCOMPARE(options.complaint, QString());
        QCOMPARE(options.packages, QStringList({"a", "b"}));
        QCOMPARE(options.language, QStringLiteral("fr"));
        QCOMPARE(options.appearance, StartOptions::Appearance::Dark);
        QCOMPARE(options.size, QSize(1920, 1080));
        QCOMPARE(options.scale, 2.0);
        QCOMPARE(options.dataFolder, QStringLiteral("d"));
        QCOMPARE(options.page, QStringLiteral("settings"));
        QCOMPARE(options.screenshot, QStringLiteral("x.png"));
        QVERIFY(options.isUnattended());
    }

    void nothingAskedForIsAnOrdinaryStart() {
        const StartOptions options = reading({});
        QCOMPARE(options.complaint, QString());
        QCOMPARE(options.answer, QString());
        QVERIFY(!options.isUnattended());
        QVERIFY(options.packages.isEmpty() && options.size.isEmpty());
        QVERIFY(options.diary.isEmpty() && options.package.isEmpty() && options.page.isEmpty());
        QCOMPARE(options.at, -1);
    }

    void whatIsNotUnderstoodIsNamed_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named");
        QTest::newRow("language") << QStringList{"--language", "tlh"} << "tlh";
        QTest::newRow("theme") << QStringList{"--theme", "pink"} << "pink";
        QTest::newRow("size") << QStringList{"--size", "big"} << "big";
        QTest::newRow("size too small") << QStringList{"--size", "0x800"} << "0x800";
        QTest::newRow("option") << QStringList{"--frobnicate"} << "frobnicate";
        QTest::newRow("word") << QStringList{"nowhere"} << "nowhere";
        QTest::newRow("page") << QStringList{"--page", "attic"} << "attic";
        QTest::newRow("scale") << QStringList{"--scale", "9"} << "9";
        QTest::newRow("event") << QStringList{"--at", "soon"} << "soon";
        QTest::newRow("event of nothing") << QStringList{"--at", "3"} << "saved game";
        QTest::newRow("a folder without a package") << QStringList{ESAGONO_SOURCE_DIR} << "package";
        const QString package = QStringLiteral(ESAGONO_SOURCE_DIR "/resources/santander");
        QTest::newRow("replaying") << QStringList{"--replay", package} << "needs a saved game";
        const QString file = QStringLiteral(ESAGONO_SOURCE_DIR "/README.md");
        QTest::newRow("editing") << QStringList{"--edit", file} << "needs the folder";
    }
    void whatIsNotUnderstoodIsNamed() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, named);
        QVERIFY(reading(arguments).complaint.contains(named));
    }

    void whatIsWatchedOrEditedMayBeChosenLater() {
        QCOMPARE(reading({"--replay"}).complaint, QString());
        QVERIFY(reading({"--replay"}).replay);
        QCOMPARE(reading({"--edit"}).complaint, QString());
        QVERIFY(reading({"--edit"}).edit);
    }

    void fileIsADiaryOrAPackage() {
        const QString package = QStringLiteral(ESAGONO_SOURCE_DIR "/resources/santander");
        QCOMPARE(reading({package}).package, package);
        const QString file =
            QStringLiteral(ESAGONO_SOURCE_DIR "/README.md"); // any file may be tried
        const StartOptions options = reading({file, "--at", "12", "--lang", "es"});
        QCOMPARE(options.complaint, QString());
        QCOMPARE(options.diary, file);
        QCOMPARE(options.at, 12);
        QCOMPARE(options.language, QStringLiteral("es"));
        QVERIFY(!reading({file, package}).complaint.isEmpty());
    }

    void rendererWithoutGraphicsProcessorIsRecognised_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("software");
        QTest::newRow("Mesa on the processor") << "llvmpipe (LLVM 15.0.6, 256 bits)" << true;
        QTest::newRow("older Mesa") << "Software Rasterizer" << true;
        QTest::newRow("none") << "" << true;
        QTest::newRow("Intel") << "Mesa Intel(R) UHD Graphics 620 (KBL GT2)" << false;
        QTest::newRow("NVIDIA") << "NVIDIA GeForce GTX 1650/PCIe/SSE2" << false;
    }
    void rendererWithoutGraphicsProcessorIsRecognised() {
        QFETCH(QString, name);
        QTEST(isSoftwareRasterizer(name), "software");
    }
};

ESAGONO_TESTS(StartOptionsTest)
#include "tst_start_options.moc"
