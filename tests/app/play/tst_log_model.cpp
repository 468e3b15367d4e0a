// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/languages.h"
#include "app/table/panels/log_model.h"
#include "tests/app/played_game.h"
#include "tests/app/test_program.h"
#include "tests/rows/rule_lines.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace esagono;

namespace esagono {

/// A log on a chronicle of its own.
struct ShownLog {
    Chronicle chronicle;
    LogModel model{chronicle};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    void show(const GameScene& scene) {
        model.show(scene);
        chronicle.finish();
    }
    [[nodiscard]] QVariant at(int row, LogModel::Role role) const {
        return model.data(model.index(row), role);
    }
    [[nodiscard]] QStringList sentences() const {
        QStringList all;
        for (int row = 0; row < model.count(); ++row)
            all << at(row, LogModel::TextRole).toString();
        return all;
    }
    [[nodiscard]] int find(const QString& kind, int from = 0) const {
        for (int row = from; row < model.count(); ++row)
            if (at(row, LogModel::KindRole) == kind)
                return row;
        return -1;
    }
};

} // namespace esagono

class LogModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_campaign.emplace(PlayedGame::golden("campaign.txt")); }
    void init() { m_languages.choose(QStringLiteral("en")); }

    /// Whatever the golden game says is in the log, in its order.
    void wholeGameIsTold() {
        const auto golden = GoldenGame::read(goldenFolder() / "campaign.txt");
        PlayedGame& game = *m_campaign;
        ShownLog log;
        log.show(game.wholeScene());
        const QStringList told = log.sentences();
        qsizetype next = 0;
        int said = 0;
        for (const auto& turn : golden.turns)
            for (const std::string& sentence : turn.said) {
                const qsizetype found = told.indexOf(QString::fromStdString(sentence), next);
                QVERIFY2(found >= 0, sentence.c_str());
                next = found + 1;
                ++said;
            }
        QVERIFY(said > 100);
        QCOMPARE(log.at(log.find(QStringLiteral("over")), LogModel::TurnRole).toInt(), 6);
    }

    void commandByCommandIsTheSameAsAllAtOnce() {
        PlayedGame game = PlayedGame::golden("opening.txt", 0);
        ShownLog step;
        step.show(game.wholeScene());
        QSignalSpy resets(&step.model, &QAbstractItemModel::modelReset);
        QSignalSpy removed(&step.model, &QAbstractItemModel::rowsRemoved);
        while (!game.goldenLines.empty()) {
            game.act(game.goldenLines.front());
            step.show(game.scene());
        }
        ShownLog whole;
        whole.show(game.wholeScene());
        QVERIFY(whole.model.count() > 100);
        QCOMPARE(step.sentences(), whole.sentences());
        QCOMPARE(resets.count(), 0);
        QCOMPARE(removed.count(), 0);
    }

    void takingBackShortensTheLog() {
        PlayedGame game = PlayedGame::golden("campaign.txt", 0);
        while (!game.goldenLines.front().starts_with("nationalist: move"))
            game.act(game.goldenLines.front());
        ShownLog log;
        log.show(game.wholeScene());
        const QStringList before = log.sentences();
        const std::string move = game.goldenLines.front();
        game.act(move);
        log.show(game.scene());
        QVERIFY(log.model.count() > before.size());
        game.takeBack(game.side("nationalist"));
        log.show(game.wholeScene());
        QCOMPARE(log.sentences(), before);
        game.act(move); // another page of the diary, told again
        log.show(game.scene());
        QVERIFY(log.model.count() > before.size());
        QVERIFY(log.at(log.model.count() - 1, LogModel::EventRole).toLongLong() <=
                game.match().journal().lastEvent());
    }

    void lineTellsWhoWhatAndWhere() {
        PlayedGame game = PlayedGame::golden("campaign.txt", 0);
        while (!game.goldenLines.front().starts_with("nationalist: move"))
            game.act(game.goldenLines.front());
        ShownLog log;
        log.show(game.wholeScene());
        const int before = log.model.count();
        const HexId from = [&] { // "nationalist: move unit=X path=…"
            const auto words = wordsOf(game.goldenLines.front());
            const std::string unit = words[2].substr(words[2].find('=') + 1);
            return game.match().position().hex(game.counter(unit.c_str()));
        }();
        game.act(game.goldenLines.front());
        log.show(game.scene());
        const int row = log.find(QStringLiteral("move"), before);
        QCOMPARE(row, before);
        QCOMPARE(log.at(row, LogModel::SideRole).toInt(), int(game.side("nationalist").value));
        QCOMPARE(log.at(row, LogModel::MarkRole).toString(), QStringLiteral("square"));
        QCOMPARE(log.at(row, LogModel::InitialRole).toString(), QStringLiteral("N"));
        QCOMPARE(log.at(row, LogModel::ColourRole).value<QColor>(),
                 QColor(QStringLiteral("#24507f")));
        const QVariantList hexes = log.at(row, LogModel::HexesRole).toList();
        QCOMPARE(hexes.first().toInt(), int(from.value));
        QCOMPARE(log.at(row, LogModel::HexRole), hexes.last());
        QCOMPARE(log.at(row, LogModel::CountersRole).toList().size(), 1);
        QCOMPARE(log.model.rowOfEvent(log.at(row, LogModel::EventRole).toLongLong()), row);
    }

    /// "3.1", "3.2" … and from 1 again with every turn.
    void linesAreNumberedWithinTheirTurn() {
        PlayedGame& game = *m_campaign;
        ShownLog log;
        log.show(game.wholeScene());
        int number = 0, turns = 0;
        for (int row = 0; row < log.model.count(); ++row) {
            if (log.at(row, LogModel::KindRole) == QLatin1String("turn")) {
                QCOMPARE(log.at(row, LogModel::TurnRole).toInt(), ++turns);
                number = 0;
            }
            QCOMPARE(log.at(row, LogModel::NumberRole).toString(),
                     QStringLiteral("%1.%2").arg(turns).arg(++number));
        }
        QCOMPARE(turns, 6); // it ends before its time
        QVERIFY(number > 1);
    }

    /// What nobody does (the weather, a turn) bears nobody's mark.
    void nobodysDoingIsNobodys() {
        ShownLog log;
        log.show(m_campaign->wholeScene());
        const int turn = log.find(QStringLiteral("turn"));
        QCOMPARE(log.at(turn, LogModel::SideRole).toInt(), -1);
        QCOMPARE(log.at(turn, LogModel::MarkRole).toString(), QStringLiteral("dot"));
        QVERIFY(!log.at(turn, LogModel::ColourRole).value<QColor>().isValid());
        const int attack = log.find(QStringLiteral("combat"));
        QVERIFY(log.at(attack, LogModel::SideRole).toInt() >= 0);
    }

    void piecesAreBold() {
        ShownLog log;
        log.show(m_campaign->wholeScene());
        const int row = log.find(QStringLiteral("combat")); // "Nationalists: attack on hex 2209"
        const QString hex = QString::fromStdString(m_campaign->match().setting().map->label(
            HexId(std::size_t(log.at(row, LogModel::HexRole).toInt()))));
        QVERIFY(log.at(row, LogModel::TextRole).toString().contains(hex));
        QVERIFY(log.at(row, LogModel::RichRole)
                    .toString()
                    .contains(QStringLiteral("<b>%1</b>").arg(hex)));
    }

    void ruleComesWithItsTitle() {
        PlayedGame& game = *m_campaign;
        ShownLog log;
        log.show(game.wholeScene());
        int cited = 0;
        for (int row = 0; row < log.model.count(); ++row)
            if (!log.at(row, LogModel::RuleRole).toString().isEmpty()) {
                QVERIFY2(!log.at(row, LogModel::RuleTitleRole).toString().isEmpty(),
                         qPrintable(log.at(row, LogModel::RuleRole).toString()));
                ++cited;
            }
        QVERIFY(cited > 50);
    }

    /// Under fog a side's log never names a counter it does not see; its owner's does.
    void hiddenCountersAreNotNamed() {
        PlayedGame game = PlayedGame::santander("suggested", {{"fog", "on"}});
        const SideId nationalist = game.side("nationalist");
        game.playOn(60);
        ShownLog log;
        const auto movesNamedTo = [&](Viewer viewer) {
            game.viewer = viewer;
            log.show(game.wholeScene());
            std::set<int> named;
            for (int row = 0; row < log.model.count(); ++row)
                for (const QVariant& counter : log.at(row, LogModel::CountersRole).toList())
                    named.insert(counter.toInt());
            return named;
        };
        const auto all = movesNamedTo(Viewer::umpire());
        const auto seen = movesNamedTo(Viewer::of(nationalist));
        std::set<int> secret;
        for (const int counter : all)
            if (game.package().counters[std::size_t(counter)].side != nationalist &&
                !seen.contains(counter))
                secret.insert(counter);
        QVERIFY(!secret.empty());
        const QString told = log.sentences().join(u'\n');
        for (const int counter : secret) {
            const std::string name(nameOf(game.package().counters[std::size_t(counter)], "en"));
            QVERIFY2(!told.contains(QString::fromStdString(name) + u' '), name.c_str());
        }
        QCOMPARE(movesNamedTo(Viewer::umpire()), all);
    }

    void anotherLanguageSaysItAgain() {
        PlayedGame game = PlayedGame::golden("opening.txt");
        ShownLog log;
        log.show(game.wholeScene());
        const QStringList english = log.sentences();
        QSignalSpy changed(&log.model, &QAbstractItemModel::dataChanged);
        QSignalSpy inserted(&log.model, &QAbstractItemModel::rowsInserted);
        m_languages.choose(QStringLiteral("it"));
        game.language = QStringLiteral("it");
        log.show(game.wholeScene());
        QCOMPARE(changed.count(), 1);
        QCOMPARE(inserted.count(), 0);
        QCOMPARE(log.model.count(), english.size());
        const int row = log.find(QStringLiteral("turn"));
        QCOMPARE(english.at(row), QStringLiteral("Turn 1"));
        QCOMPARE(log.sentences().at(row), QStringLiteral("Turno 1"));
    }

    void otherGameTakesItsPlace() {
        ShownLog log;
        PlayedGame first = PlayedGame::golden("opening.txt", 12);
        log.show(first.wholeScene());
        const int count = log.model.count();
        PlayedGame second = PlayedGame::skirmish();
        second.playOn(10);
        log.show(second.wholeScene());
        QVERIFY(count > 0 && log.model.count() > 0);
        QVERIFY(!log.sentences().contains(QStringLiteral("Set-up: Nationalists")));
        log.show({});
        QCOMPARE(log.model.count(), 0);
    }

    /// The window goes on while a diary is read.
    void diaryIsReadInTheBackground() {
        PlayedGame& game = *m_campaign;
        ShownLog log;
        QSignalSpy reading(&log.model, &LogModel::readingChanged);
        log.model.show(game.wholeScene());
        QVERIFY(log.model.isReading());
        QCOMPARE(log.model.count(), 0);
        QTRY_VERIFY(!log.model.isReading());
        QVERIFY(log.model.count() > 300);
        QCOMPARE(reading.count(), 2);
    }

private:
    std::optional<PlayedGame> m_campaign; ///< played once, to its end
    Languages m_languages;
};

ESAGONO_TESTS(LogModelTest)
#include "tst_log_model.moc"
