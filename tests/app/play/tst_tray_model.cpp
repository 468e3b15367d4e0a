// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/languages.h"
#include "app/play/hand/tray_model.h"
#include "app/play/hand/waiting_model.h"
#include "tests/app/board/map_value.h"
#include "tests/app/played_game.h"
#include "tests/app/test_program.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace esagono;

namespace {

struct Tray {
    TrayModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    [[nodiscard]] QVariant at(int row, TrayModel::Role role) const {
        return model.data(model.index(row), role);
    }
    /// The group of a counter.
    [[nodiscard]] int row(CounterId counter) const {
        for (int i = 0; i < model.count(); ++i)
            for (const QVariant& each : at(i, TrayModel::CountersRole).toList())
                if (each.toMap().value(QStringLiteral("counter")).toInt() == int(counter.value))
                    return i;
        return -1;
    }
    [[nodiscard]] int sum(TrayModel::Role role) const {
        int all = 0;
        for (int i = 0; i < model.count(); ++i)
            all += at(i, role).toInt();
        return all;
    }
};

} // namespace

class TrayModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_languages.choose(QStringLiteral("en")); }

    void formationsWaitInGroups() {
        PlayedGame game = PlayedGame::santander("campaign");
        Tray tray;
        tray.model.show(game.wholeScene());
        QVERIFY(tray.model.isActive());
        QCOMPARE(tray.model.side(), int(game.side("republican").value));
        QCOMPARE(tray.model.title(), QStringLiteral("Republicans"));
        const int row = tray.row(game.counter("R_CLVII"));
        QVERIFY(row >= 0);
        QVERIFY(tray.at(row, TrayModel::TitleRole).toString().contains(QStringLiteral("48")));
        QCOMPARE(tray.at(row, TrayModel::PlacedRole).toInt(), 0);
        for (const QVariant& each : tray.at(row, TrayModel::CountersRole).toList()) {
            const Counter& counter =
                game.package().counters[std::size_t(in(each, "counter").toInt())];
            const auto division = find<TraitId>(game.package().traits, "division");
            QCOMPARE(game.package()
                         .traits[division.index()]
                         .words[counter.words[division.index()].index()]
                         .id,
                     std::string("48"));
            QCOMPARE(in(each, "hex").toInt(), -1);
        }
        QCOMPARE(tray.sum(TrayModel::TotalRole), tray.model.total());
        QCOMPARE(tray.model.placed(), 0);
    }

    /// A unit that is placed stays in its group, marked; taken back, it waits again.
    void placedCounterStaysInItsGroup() {
        PlayedGame game = PlayedGame::santander("campaign");
        Tray tray;
        tray.model.show(game.wholeScene());
        const int total = tray.model.total();
        const int row = tray.row(game.counter("R_CLVII"));
        const int first =
            in(tray.at(row, TrayModel::CountersRole).toList().first(), "counter").toInt();
        const std::string unit = game.package().counters[std::size_t(first)].id;
        QSignalSpy changed(&tray.model, &QAbstractItemModel::dataChanged);
        game.act("republican: place unit=" + unit + " hex=1418");
        tray.model.show(game.scene());
        QCOMPARE(changed.count(), 1);
        QCOMPARE(tray.at(row, TrayModel::PlacedRole).toInt(), 1);
        const QVariant counter = tray.at(row, TrayModel::CountersRole).toList().first();
        QCOMPARE(in(counter, "counter").toInt(), first);
        QVERIFY(in(counter, "placed").toBool());
        QCOMPARE(in(counter, "hex").toInt(), int(game.hex("1418").value));
        QCOMPARE(tray.model.placed(), 1);
        QCOMPARE(tray.model.total(), total);
        game.takeBack(game.side("republican"));
        tray.model.show(game.wholeScene());
        QCOMPARE(tray.model.placed(), 0);
    }

    void progressIsThatOfTheRules() {
        PlayedGame game = PlayedGame::santander("suggested");
        Tray tray;
        QSignalSpy changed(&tray.model, &TrayModel::changed);
        tray.model.show(game.wholeScene());
        QCOMPARE(changed.count(), 1);
        const auto expected = game.match().position().kind().progress(game.match().position(),
                                                                      game.side("republican"));
        QVERIFY(!expected.empty());
        QCOMPARE(tray.model.progress().size(), qsizetype(expected.size()));
        bool front = false;
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const QVariant shown = tray.model.progress().at(qsizetype(i));
            QCOMPARE(in(shown, "done").toInt(), expected[i].done);
            QCOMPARE(in(shown, "of").toInt(), expected[i].of);
            QCOMPARE(in(shown, "open").toList().size(), qsizetype(expected[i].open.size()));
            front = front || !expected[i].open.empty();
        }
        QVERIFY(front);
        game.act("republican: suggested");
        tray.model.show(game.scene());
        QVERIFY(tray.model.placed() > 20);
        for (const QVariant& shown : tray.model.progress())
            QVERIFY(in(shown, "open").toList().isEmpty());
    }

    void otherSideSeesNoTray() {
        PlayedGame game = PlayedGame::santander("campaign", {{"fog", "on"}});
        Tray tray;
        game.viewer = Viewer::of(game.side("nationalist"));
        tray.model.show(game.wholeScene());
        QVERIFY(!tray.model.isActive());
        QCOMPARE(tray.model.count(), 0);
        QVERIFY(tray.model.progress().isEmpty());
    }

    void trayGoesWhenTheGameBegins() {
        PlayedGame game = PlayedGame::deployed({{"fog", "off"}});
        Tray tray;
        tray.model.show(game.wholeScene());
        QVERIFY(!tray.model.isActive());
        QCOMPARE(tray.model.count(), 0);
    }

    void whoeverHasArrivedWaitsBesideItsHex() {
        PlayedGame game = PlayedGame::golden("opening.txt", 0, "guadalajara");
        while (game.goldenLines.front().find("enter units=ITA-Arty-XI") == std::string::npos)
            game.act(game.goldenLines.front());
        WaitingModel waiting;
        const QAbstractItemModelTester tester(
            &waiting, QAbstractItemModelTester::FailureReportingMode::QtTest);
        waiting.show(game.wholeScene());
        const auto at = [&](const char* hex) {
            for (int i = 0; i < waiting.count(); ++i)
                if (waiting.data(waiting.index(i), WaitingModel::HexRole).toInt() ==
                    int(game.hex(hex).value))
                    return i;
            return -1;
        };
        const auto value = [&](const char* hex, WaitingModel::Role role) {
            return waiting.data(waiting.index(at(hex)), role);
        };
        const auto lies = [&](const char* hex, const char* counter) {
            const QVariantList all = value(hex, WaitingModel::CountersRole).toList();
            return std::ranges::any_of(all, [&](const QVariant& each) {
                return in(each, "counter").toInt() == int(game.counter(counter).value);
            });
        };
        // Of a zone of its own, and among the forces that came by the schedule.
        QCOMPARE(value("1.07", WaitingModel::NameRole).toString(), QStringLiteral("Entry zone B"));
        QVERIFY(lies("1.07", "REP-71-Esp"));
        QCOMPARE(value("62.16", WaitingModel::NameRole).toString(), QStringLiteral("62.16"));
        QVERIFY(lies("62.16", "ITA-Arty-XI"));
        QVERIFY(!lies("62.16", "ITA-HQ-DLV")); // comes later
        QVERIFY(!value("62.16", WaitingModel::CanActRole).toBool());
        waiting.mark({game.counter("ITA-Arty-XI")});
        QVERIFY(value("62.16", WaitingModel::CanActRole).toBool());
        QVERIFY(!value("1.07", WaitingModel::CanActRole).toBool());
        game.act(game.goldenLines.front());
        waiting.show(game.scene());
        QVERIFY(!lies("62.16", "ITA-Arty-XI"));
        waiting.show({});
        QCOMPARE(waiting.count(), 0);
    }

    void whatOneMayNotSeeDoesNotWait() {
        PlayedGame game =
            PlayedGame::printed("guadalajara", "italian_offensive", {{"better_fog", "on"}});
        for (const char* side : {"republican", "nationalist"}) {
            game.act(std::string(side) + ": suggested");
            game.act(std::string(side) + ": end_setup");
        }
        game.act("nationalist: end_barrage");
        WaitingModel waiting;
        game.viewer = Viewer::of(game.side("republican"));
        waiting.show(game.wholeScene());
        QCOMPARE(waiting.count(), 1);
        game.viewer = Viewer::of(game.side("nationalist"));
        waiting.show(game.wholeScene());
        QCOMPARE(waiting.count(), 0);
    }

private:
    Languages m_languages;
};

ESAGONO_TESTS(TrayModelTest)
#include "tst_tray_model.moc"
