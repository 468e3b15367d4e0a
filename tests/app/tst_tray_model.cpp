// SPDX-License-Identifier: GPL-3.0-or-later
#include "languages.h"
#include "played_game.h"
#include "tray_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

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

QVariant in(const QVariant& map, const char* key) {
    return map.toMap().value(QLatin1String(key));
}

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

private:
    Languages m_languages;
};

QTEST_GUILESS_MAIN(TrayModelTest)
#include "tst_tray_model.moc"
