// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/languages.h"
#include "app/no_fonts.h"
#include "app/stroke_letters.h"
#include "tests/app/played_game.h"
#include "tests/app/test_program.h"

#include <QFile>
#include <QImage>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace esagono;

namespace {

struct Run {
    int status = -1;
    QString output;
};

/// Runs esagono to its end.
Run runEsagono(const QStringList& arguments,
               const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment()) {
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral(ESAGONO_PROGRAM), arguments);
    if (!process.waitForFinished(patience) || process.exitStatus() != QProcess::NormalExit)
        return {-1, QString::fromUtf8(process.readAll())};
    return {process.exitCode(), QString::fromUtf8(process.readAll())};
}

QProcessEnvironment withoutDisplay() {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(name));
    return environment;
}

/// Where no font is known to the system.
QProcessEnvironment withoutFonts() {
    static const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("fonts.conf")));
    if (file.open(QIODevice::WriteOnly))
        file.write("<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\">"
                   "<fontconfig></fontconfig>");
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("FONTCONFIG_FILE"), file.fileName());
    return environment;
}

int coloursIn(const QImage& picture) {
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            colours << picture.pixel(x, y);
    return int(colours.size());
}

} // namespace

class ProgramTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void windowIsDrawnAndLeft() {
        const Run run = runEsagono({"--packages", m_folder.path(), "--smoke"});
        QVERIFY2(run.status == 0, qPrintable(run.output));
        QCOMPARE(run.output, QString());
    }

    void savedGameThatCannotBeOpenedIsAFailure() {
        QFile file(m_folder.filePath(QStringLiteral("no.esagono")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no diary") > 0);
        file.close();
        QCOMPARE(runEsagono({"--packages", m_folder.path(), "--smoke", file.fileName()}).status, 1);
    }

    void pictureIsNotBlank_data() {
        QTest::addColumn<QString>("theme");
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << "light" << false;
        QTest::newRow("dark") << "dark" << true;
    }
    void pictureIsNotBlank() {
        QFETCH(QString, theme);
        QFETCH(bool, dark);
        const QString file = m_folder.filePath(theme + QStringLiteral(".png"));
        const Run run = runEsagono({"--packages", m_folder.path(), "--language", "en", "--theme",
                                    theme, "--size", "1280x800", "--screenshot", file},
                                   withoutDisplay());
        QVERIFY2(run.status == 0, qPrintable(run.output));
        const QImage picture(file);
        QCOMPARE(picture.size(), QSize(1280, 800));
        QVERIFY(coloursIn(picture) > 20);
        QCOMPARE(picture.pixelColor(1270, 700).lightness() < 128, dark);
    }

    void pictureThatCannotBeWrittenIsAFailure() {
        const Run run =
            runEsagono({"--screenshot", m_folder.filePath(QStringLiteral("no/such/folder.png"))});
        QCOMPARE(run.status, 1);
        QVERIFY(run.output.contains(QStringLiteral("cannot be written")));
    }

    void helpAndVersionNeedNoDisplay() {
        QVERIFY(
            runEsagono({"--help"}, withoutDisplay()).output.contains(QStringLiteral("--packages")));
        const QString version = runEsagono({"--version"}, withoutDisplay()).output;
        QVERIFY(version.startsWith(QStringLiteral("Esagono ")));
        for (const char* fact : {"\nsource ", "\nQt "}) // what it was built from, and runs with
            QVERIFY2(version.contains(QLatin1String(fact)), qPrintable(version));
    }

    void withoutFontsItSaysSo_data() {
        QTest::addColumn<QString>("language");
        for (const QString& code : Languages::codes())
            QTest::newRow(qPrintable(code)) << code;
    }
    void withoutFontsItSaysSo() {
        QFETCH(const QString, language);
        const Run run = runEsagono(
            {"--packages", m_folder.path(), "--language", language, "--smoke"}, withoutFonts());
        QVERIFY2(run.status == 1, qPrintable(run.output));
        QVERIFY2(run.output.startsWith(QStringLiteral("esagono: ")), qPrintable(run.output));
        QVERIFY2(run.output.contains(QStringLiteral("Vollkorn")), qPrintable(run.output));
        QVERIFY2(!run.output.contains(QStringLiteral("app.fonts")), qPrintable(run.output));
    }

    void withoutFontsAWindowSaysSo() {
        QProcess process;
        process.setProcessEnvironment(withoutFonts());
        process.start(QStringLiteral(ESAGONO_PROGRAM),
                      {"--language", "en", "--data-dir", m_folder.path()});
        process.setReadChannel(QProcess::StandardError);
        QVERIFY(process.waitForReadyRead(patience));
        QVERIFY(process.readLine().startsWith("esagono: No fonts"));
        QVERIFY(!process.waitForFinished(300)); // the window stays until it is closed
        process.terminate();
        QVERIFY(process.waitForFinished(patience));
    }

    /// Every letter of the notice has its strokes, and all of it finds room.
    void noticeIsWrittenInStrokes() {
        Languages languages;
        for (const QString& code : Languages::codes()) {
            languages.choose(code);
            for (const QString& words : NoFontsNotice::words())
                QCOMPARE(withoutStrokes(words), QString());
        }
        QCOMPARE(withoutStrokes(QStringLiteral("Ωmega")), QStringLiteral("Ω"));
        QSizeF one, two;
        QVERIFY(!strokeText(QStringLiteral("ab"), 600, 12, &one).isEmpty());
        QVERIFY(!strokeText(QStringLiteral("ab cd"), 40, 12, &two).isEmpty());
        QCOMPARE(two.height(), 2 * one.height());
        QVERIFY(one.width() <= 600 && two.width() <= 40);
    }

    void withoutFontsTextIsStillWritten() {
        const QString diary = m_folder.filePath(QStringLiteral("game.esagono"));
        PlayedGame::printed("santander", "campaign").copyTo(diary);
        const QString log = m_folder.filePath(QStringLiteral("log.txt"));
        const Run run = runEsagono({"--export", log, diary}, withoutFonts());
        QVERIFY2(run.status == 0, qPrintable(run.output));
        QVERIFY(QFileInfo(log).size() > 0);
        QCOMPARE(runEsagono({"--export", m_folder.filePath("a.png"), diary}, withoutFonts()).status,
                 1);
    }

    void unknownOptionIsRefused() {
        const Run run = runEsagono({"--frobnicate"});
        QCOMPARE(run.status, 2);
        QVERIFY(run.output.contains(QStringLiteral("frobnicate")));
    }
};

ESAGONO_TESTS(ProgramTest)
#include "tst_program.moc"
