// SPDX-License-Identifier: GPL-3.0-or-later
// A whole recorded campaign in the window, to its end: every panel follows every command, nothing
// falls over, nobody complains.
#include "finger.h"
#include "shell_fixture.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "kit/package_reader.h"
#include "santander/rule_lines.h"
#endif

#include <QRegularExpression>
#include <QSignalSpy>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(EsagonoPlugin)

using namespace esagono;

class PlayWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { settleAppearance(StartOptions::Appearance::Light); }

    void campaignIsPlayedToItsEnd() {
        // Qt 6.4 says "DelegateModel::cancel" whenever a list ends while its rows are being made.
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!DelegateModel::cancel)")));
        const ShellFolder folder;
        ShellFolder::write(folder.settings(), "[General]\ntourSeen=true\nanimationSpeed=0\n"
                                              "reducedMotion=true\ncurtain=false\n");
        Shell shell(folder.options());
        QVERIFY(shell.open());
        QTRY_COMPARE(shell.library().count(), 1);

        const auto golden = santander::GoldenGame::read(santander::goldenFolder() / "campaign.txt");
        const std::filesystem::path packageFolder(ESAGONO_SOURCE_DIR "/resources/santander");
        const auto match =
            Match::create(folder.path(QStringLiteral("reference.esagono")).toStdString(),
                          readPackage(packageFolder), allGames(),
                          {.scenario = golden.scenario, .rulings = golden.rulings, .at = "now"});
        QVariantMap rulings;
        for (const auto& [ruling, choice] : golden.rulings)
            rulings.insert(QString::fromStdString(ruling), QString::fromStdString(choice));
        PlayController& game = shell.play();
        game.begin(QString::fromStdString(packageFolder.string()),
                   QString::fromStdString(golden.scenario), rulings, {}, QStringLiteral("told"),
                   folder.path(QStringLiteral("game.esagono")));
        QTRY_VERIFY(game.isOpen());
        QTRY_VERIFY(part(shell, "promptBar"));

        for (const auto& turn : golden.turns) {
            const std::size_t colon = turn.command.find(':');
            const std::string line = turn.command.substr(colon + 2);
            const SideId side =
                find<SideId>(match->setting().package().sides, turn.command.substr(0, colon));
            const Command command =
                santander::commandFrom(match->position(), match->scribe(), side, line);
            const std::vector<int> dice = santander::diceFrom(line);
            QSignalSpy done(&game, &PlayController::commandDone);
            Finger(game, match->position(), command).go();
            QCoreApplication::processEvents();
            if (game.wantsDice())
                game.tellDice(QList<int>(dice.begin(), dice.end()));
            QVERIFY2(done.count() == 1, turn.command.c_str());
            QVERIFY(match->submit(command, "now", dice));
            QSignalSpy drawn(shell.window(), &QQuickWindow::frameSwapped);
            shell.window()->update();
            QTRY_VERIFY(drawn.count() > 0);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        QVERIFY(game.isFinished());
        QTRY_VERIFY(part(shell, "gameOver") && part(shell, "gameOver")->isVisible());
        QVERIFY(textOf(part(shell, "gameOverResult")).contains(QStringLiteral("Nationalists")));
    }
};

QTEST_MAIN(PlayWindowTest)
#include "tst_play_window.moc"
