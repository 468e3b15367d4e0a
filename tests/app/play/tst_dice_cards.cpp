// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/languages.h"
#include "app/table/panels/chart_table.h"
#include "app/table/panels/dice_cards.h"
#include "engine/tscw/sequence.h"
#include "engine/tscw/tscw.h"
#include "tests/app/board/map_value.h"
#include "tests/app/played_game.h"
#include "tests/app/test_program.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace esagono;

namespace {

struct Cards {
    DiceCards model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    [[nodiscard]] QVariant at(int row, DiceCards::Role role) const {
        return model.data(model.index(row), role);
    }
    [[nodiscard]] QVariant table(int row, const char* key) const {
        return at(row, DiceCards::TableRole).toMap().value(QLatin1String(key));
    }
};

int rollsIn(const GameScene& scene) {
    int dice = 0;
    for (const DiceStory& thrown : scene.told->dice)
        dice += int(thrown.dice.faces.size());
    return dice;
}

/// The combat of the Nationalists on turn 8: four units beside four, so that two dice are thrown.
Record fourAgainstFour() {
    const int combat = tscw::stageOf("combat", tscw::nationalist);
    Record position = {{"format", "esagono-position"}, {"counters", Record::array()}};
    for (const char* unit : {"N-LA", "N-SP", "N-SG", "N-MOL"})
        position["counters"].push_back({{"counter", unit}, {"at", "2411"}});
    for (const char* unit : {"R-EM-2", "R-EM-3", "R-EM-4", "R-CM-2"})
        position["counters"].push_back({{"counter", unit}, {"at", "2412"}});
    position["control"] = {{"2411", "nationalist"}, {"2412", "republican"}};
    position["tracks"] = {{"turn", 8}, {"phase", int(tscw::phaseOf(combat))}, {"morale", 55}};
    position["frames"] = {{{"frame", "tscw.turn"}, {"locals", {{"next", combat + 1}}}},
                          {{"frame", "tscw.combat"},
                           {"owners", Record::array({"nationalist"})},
                           {"locals", {{"side", "nationalist"}}}}};
    return position;
}

} // namespace

class DiceCardsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_languages.choose(QStringLiteral("en")); }

    /// Whatever is rolled in a whole game comes to lie on cards, in order, with where it was read.
    void everyThrowOfAGameIsShown() {
        PlayedGame game = PlayedGame::golden("campaign.txt", 0);
        Cards cards;
        cards.model.show(game.wholeScene());
        int rolled = 0, shown = 0, combats = 0;
        while (!game.goldenLines.empty()) {
            game.act(game.goldenLines.front());
            const GameScene scene = game.scene();
            cards.model.show(scene);
            rolled += rollsIn(scene);
            qlonglong last = 0;
            for (int row = 0; row < cards.model.count(); ++row) {
                const qlonglong event = cards.at(row, DiceCards::EventRole).toLongLong();
                QVERIFY(event > last);
                last = event;
                shown += int(cards.at(row, DiceCards::FacesRole).toList().size());
                QCOMPARE(cards.at(row, DiceCards::DieRole).toInt(), 6);
                QVERIFY(!cards.table(row, "rows").toList().isEmpty());
                QVERIFY(!cards.at(row, DiceCards::EffectRole).toString().isEmpty());
                combats += cards.table(row, "columns").toList().size() == 8 ? 1 : 0;
            }
            cards.model.dismissAll();
            QCOMPARE(cards.model.count(), 0);
        }
        QVERIFY(rolled > 50);
        QCOMPARE(shown, rolled);
        QVERIFY(combats >= 5);
    }

    /// Two dice of one throw that are read each by itself lie in a row each.
    void diceByThemselvesLieInTheirOwnRows() {
        PlayedGame game = PlayedGame::placed("tscw", "campaign", fourAgainstFour());
        Cards cards;
        cards.model.show(game.wholeScene());
        game.act("nationalist: attack target=2412 with=N-LA,N-SP,N-SG,N-MOL");
        cards.model.show(game.scene());
        int hits = 0, faces = 0;
        for (int row = 0; row < cards.model.count(); ++row) {
            faces += int(cards.at(row, DiceCards::FacesRole).toList().size());
            for (const QVariant& each : cards.table(row, "rows").toList())
                hits += in(each, "hits").toInt();
        }
        QCOMPARE(faces, 2);
        QCOMPARE(hits, 2);
    }

    /// Die and modifiers make the sum, the sum the row; the result stands where they cross.
    void combatIsReadWhereRowAndColumnCross() {
        PlayedGame game = PlayedGame::golden("campaign.txt", 0);
        Cards cards;
        int combats = 0;
        while (!game.goldenLines.empty()) {
            game.act(game.goldenLines.front());
            cards.model.show(game.scene());
            for (int row = 0; row < cards.model.count(); ++row) {
                if (cards.table(row, "columns").toList().size() != 8)
                    continue; // not the combat table
                ++combats;
                int sum = cards.at(row, DiceCards::FacesRole).toList().first().toInt();
                for (const QVariant& item : cards.at(row, DiceCards::ModifiersRole).toList())
                    sum += in(item, "value").toString().replace(QChar(0x2212), u'-').toInt();
                const QString said = cards.at(row, DiceCards::SumRole).toString();
                if (!said.isEmpty())
                    QCOMPARE(said, QString::number(sum));
                const QVariantList rows = cards.table(row, "rows").toList();
                const QVariant read = rows.at(cards.table(row, "row").toInt());
                QCOMPARE(cards.table(row, "row").toInt(),
                         int(game.package().chart("combat")->rowHeld(sum)));
                QCOMPARE(in(read, "hits").toInt(), 1);
                QCOMPARE(in(read, "cells").toList().at(cards.table(row, "column").toInt()),
                         cards.at(row, DiceCards::ResultRole));
                QVERIFY(cards.at(row, DiceCards::HexRole).toInt() >= 0);
                QVERIFY(!cards.at(row, DiceCards::OddsRole).toString().isEmpty());
                QCOMPARE(cards.at(row, DiceCards::RuleRole).toString(), QStringLiteral("10.2"));
                QVERIFY(!cards.at(row, DiceCards::RuleTitleRole).toString().isEmpty());
            }
            cards.model.dismissAll();
        }
        QVERIFY(combats >= 5);
    }

    /// One after the other for the same, with nothing to reckon: one card.
    void throwsForTheSameShareACard() {
        PlayedGame game = PlayedGame::golden("campaign.txt", 1);
        Cards cards;
        game.act(game.goldenLines.front()); // republican: end_setup | 1 6 3
        cards.model.show(game.scene());
        QCOMPARE(cards.model.count(), 1);
        QCOMPARE(cards.at(0, DiceCards::FacesRole).toList(), QVariantList({1, 6, 3}));
        QCOMPARE(cards.table(0, "row").toInt(), -1);
        const QVariantList rows = cards.table(0, "rows").toList();
        QCOMPARE(in(rows.at(0), "hits").toInt(), 2);
        QCOMPARE(in(rows.at(1), "hits").toInt(), 1);
        // in words, not by the id the package has for it
        QCOMPARE(in(rows.at(1), "cells").toList(), QVariantList({QStringLiteral("reserve force")}));
        // once
        const QString said = QStringLiteral("Division 55 is a reserve force");
        QVERIFY(cards.at(0, DiceCards::EffectRole).toString().contains(said));
        QVERIFY(!cards.at(0, DiceCards::LinesRole).toStringList().contains(said));
        QCOMPARE(cards.at(0, DiceCards::SideRole).toInt(), int(game.side("republican").value));
    }

    /// Short ones, too.
    void idsOfThePackageAreNotShown() {
        const PlayedGame game = PlayedGame::golden("campaign.txt", 1);
        const Chart* const chart = game.package().chart("air_combat");
        QVERIFY(chart != nullptr);
        const QVariantList rows =
            chartTable(*chart, QStringLiteral("it"), {}).value(QStringLiteral("rows")).toList();
        QVERIFY(!rows.isEmpty());
        for (const QVariant& row : rows)
            QVERIFY(!in(row, "cells").toStringList().contains(QStringLiteral("hit")));
    }

    void cardStaysUntilDismissed() {
        PlayedGame game = PlayedGame::golden("campaign.txt", 1);
        Cards cards;
        QSignalSpy inserted(&cards.model, &QAbstractItemModel::rowsInserted);
        for (int i = 0; i < 3; ++i) { // dice, none, dice
            game.act(game.goldenLines.front());
            cards.model.show(game.scene());
        }
        QCOMPARE(cards.model.count(), 2);
        QCOMPARE(inserted.count(), 2);
        cards.model.show(game.wholeScene());
        QCOMPARE(cards.model.count(), 2);
        QSignalSpy removed(&cards.model, &QAbstractItemModel::rowsRemoved);
        const QVariant second = cards.at(1, DiceCards::EventRole);
        cards.model.dismiss(0);
        QCOMPARE(removed.count(), 1);
        QCOMPARE(cards.at(0, DiceCards::EventRole), second);
        cards.model.show(game.wholeScene());
        QCOMPARE(cards.model.count(), 1);
        cards.model.dismiss(7); // there is none
        QCOMPARE(cards.model.count(), 1);
    }

    void anotherLanguageSaysItAgain() {
        PlayedGame game = PlayedGame::golden("campaign.txt", 1);
        Cards cards;
        game.act(game.goldenLines.front());
        cards.model.show(game.scene());
        QVERIFY(cards.table(0, "title").toString().startsWith(QStringLiteral("Divisions 50")));
        m_languages.choose(QStringLiteral("es"));
        game.language = QStringLiteral("es");
        cards.model.show(game.wholeScene());
        QCOMPARE(cards.model.count(), 1);
        QVERIFY(cards.table(0, "title").toString().startsWith(QStringLiteral("Divisiones 50")));
    }

    void otherGameTakesThemAway() {
        PlayedGame game = PlayedGame::golden("campaign.txt", 1);
        Cards cards;
        game.act(game.goldenLines.front());
        cards.model.show(game.scene());
        PlayedGame other = PlayedGame::skirmish();
        cards.model.show(other.wholeScene());
        QCOMPARE(cards.model.count(), 0);
        cards.model.show({});
        QCOMPARE(cards.model.count(), 0);
    }

private:
    Languages m_languages;
};

ESAGONO_TESTS(DiceCardsTest)
#include "tst_dice_cards.moc"
