// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include <QFile>
#include <QImage>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

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
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, QString::fromUtf8(process.readAll())};
    return {process.exitCode(), QString::fromUtf8(process.readAll())};
}

QProcessEnvironment withoutDisplay() {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(name));
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

    void unknownOptionIsRefused() {
        const Run run = runEsagono({"--frobnicate"});
        QCOMPARE(run.status, 2);
        QVERIFY(run.output.contains(QStringLiteral("frobnicate")));
    }
};

ESAGONO_TESTS(ProgramTest)
#include "tst_program.moc"
