// SPDX-License-Identifier: GPL-3.0-or-later
// Playing Santander 1937 by click: set-up, movement, combat, taking back, coming back another day.
#include "tests/app/play/test_table.h"
#include "tests/app/test_program.h"

using namespace esagono;

namespace {

QString totalOf(PlayTable& game, int part) {
    return game.hand()
        ->odds()
        ->parts()
        .value(part)
        .toMap()
        .value(QStringLiteral("total"))
        .toString();
}

/// Takes over the suggested deployment, stage by stage, up to the first movement.
void goToMovement(TestTable& table, const QVariantMap& rulings = openly) {
    QCOMPARE(table.santander(QStringLiteral("suggested"), rulings), QString());
    const QList<QList<int>> dice = {{1, 6, 3}, {5}, {}, {}};
    for (const QList<int>& faces : dice) {
        QVERIFY(table.press("button")); // what is suggested
        QVERIFY(table.press("button")); // and that is all
        if (!faces.isEmpty())
            table.game.realDice()->tellDice(faces);
    }
    QCOMPARE(table.decision(), QStringLiteral("santander.movement"));
}

void goToCombat(TestTable& table) {
    goToMovement(table);
    QVERIFY(table.press("button"));
    QCOMPARE(table.decision(), QStringLiteral("santander.combat"));
}

/// The target with most attackers, and their number.
QString bestTarget(TestTable& table, int& most) {
    most = 0;
    QString best;
    for (const QString& label : table.marked(HexMark::Target)) {
        table.click(qPrintable(label));
        if (table.game.hand()->openMost() > most) {
            most = table.game.hand()->openMost();
            best = label;
        }
        table.game.gestures()->clearSelection();
        table.game.gestures()->clearSelection();
    }
    return best;
}

} // namespace

class PlayCampaignTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unitsAreSetUpFromTheTray();
    void aMoveAndItsRefusals();
    void costsAreShownInPoints();
    void aStackGoesTogether();
    void whoCanTakePartIsShownForTheSelectedUnit();
    void anAttackFromTargetToAdvance();
    void takingBackGoesToTheLastDie();
    void theGameGoesOnWhereItWasLeft();
    void layersAreLaidOver();
    void hexesAreDescribed();
    void trivialDecisionsArePassedIfWished();
    void aLanguageIsChangedWhilePlaying();
};

void PlayCampaignTest::unitsAreSetUpFromTheTray() {
    TestTable table;
    QCOMPARE(table.santander(QStringLiteral("campaign")), QString());
    QCOMPARE(table.decision(), QStringLiteral("santander.deploy"));
    QCOMPARE(table.game.turn()->playerName(), QStringLiteral("Marc"));
    QCOMPARE(table.place("R_CLXXV"), QStringLiteral("republican_forces"));
    table.select("R_CLXXV");
    QCOMPARE(table.game.hand()->openKind(), QStringLiteral("hexes"));
    QVERIFY(table.marked(HexMark::Reach).contains(QStringLiteral("2105")));
    table.click("2512"); // beyond the front
    QVERIFY(table.game.hand()->reason()->isShown());
    QVERIFY(!table.game.hand()->reason()->ruleWord().isEmpty());
    table.click("2105");
    QCOMPARE(table.place("R_CLXXV"), QStringLiteral("2105"));
    // The next of the tray is in hand already, and dragging does the same.
    QCOMPARE(table.game.hand()->openKind(), QStringLiteral("hexes"));
    QVERIFY(table.selected() != QStringList{QStringLiteral("R_CLXXV")});
    table.game.gestures()->dropCounter(table.counter("R_CLXXVII"), table.hex("1606"));
    QCOMPARE(table.place("R_CLXXVII"), QStringLiteral("1606"));
    QVERIFY(!table.game.turn()->progress().isEmpty());
    table.game.undo()->takeBack();
    QCOMPARE(table.place("R_CLXXVII"), QStringLiteral("republican_forces"));
    table.game.undo()->takeBack();
    QCOMPARE(table.place("R_CLXXV"), QStringLiteral("republican_forces"));
    QVERIFY(!table.game.undo()->canTakeBack());
    table.game.undo()->redo();
    QCOMPARE(table.place("R_CLXXV"), QStringLiteral("2105"));
    table.game.gestures()->dropCounter(table.counter("HQ_54"), table.hex("1507"));
    QVERIFY(!table.game.undo()->canRedo()); // another command was given
}

void PlayCampaignTest::aMoveAndItsRefusals() {
    TestTable table;
    goToMovement(table);
    QVERIFY(table.marked(CounterMark::Candidate).contains(QStringLiteral("NII_1")));
    const QString from = table.place("NII_1");
    table.click(qPrintable(from), "NII_1", Qt::ShiftModifier);
    QCOMPARE(table.selected(), QStringList{QStringLiteral("NII_1")});
    const QStringList reach = table.marked(HexMark::Reach);
    QVERIFY(reach.contains(QStringLiteral("1914")));
    // Somewhere far away, and somewhere held by the enemy
    table.click("1306");
    QVERIFY(table.game.hand()->reason()->isShown());
    QVERIFY(!table.game.hand()->reason()->title().isEmpty());
    QVERIFY(table.game.hand()->reason()->alternativeHex() >= 0);
    table.game.hand()->dismissReason();
    QVERIFY(!table.game.hand()->reason()->isShown());
    table.click("1914");
    QCOMPARE(table.place("NII_1"), QStringLiteral("1914"));
    QVERIFY(table.game.undo()->canTakeBack());
    table.game.gestures()->clearSelection();
    QVERIFY(table.marked(CounterMark::Spent).contains(QStringLiteral("NII_1")));
    table.click("1914", "NII_1", Qt::ShiftModifier); // it has moved
    QVERIFY(table.game.hand()->reason()->isShown());
    QCOMPARE(table.game.hand()->reason()->ruleWord(), QStringLiteral("8.1"));
    table.game.undo()->takeBack();
    QCOMPARE(table.place("NII_1"), from);
}

void PlayCampaignTest::costsAreShownInPoints() {
    TestTable table;
    goToMovement(table);
    table.select("LIT_2"); // motorised: half a point along roads
    bool halves = false;
    const std::vector<MarkedHex> marked = table.game.highlights().hexes;
    for (const MarkedHex& each : marked) {
        if (each.mark != HexMark::Reach)
            continue;
        QVERIFY(!each.label.isEmpty());
        halves = halves || each.label.contains(QChar(u'½'));
        table.game.gestures()->hoverHex(each.hex.value);
        QCOMPARE(table.game.hand()->way().constLast().toMap()[QStringLiteral("total")].toString(),
                 each.label);
    }
    QVERIFY(halves);
}

void PlayCampaignTest::aStackGoesTogether() {
    TestTable table;
    goToMovement(table);
    // Any stack of two that can go to the same hex
    const View before = table.game.view();
    for (const SeenCounter& seen : before.counters) {
        if (!seen.place.isHex() || seen.side.index() != std::size_t(table.game.turn()->side()))
            continue;
        const std::vector<CounterId> stack = countersAt(before, seen.place.hex());
        if (stack.size() != 2)
            continue;
        QStringList both;
        for (const CounterId each : stack) {
            table.game.selectCounter(each.value, false);
            const QStringList reach = table.marked(HexMark::Reach);
            if (both.isEmpty())
                both = reach;
            else
                both.removeIf([&](const QString& label) { return !reach.contains(label); });
        }
        if (both.isEmpty())
            continue;
        const int to = table.game.hexNumbered(both.constFirst());
        QSignalSpy viewed(&table.game, &PlayTable::viewChanged);
        table.game.gestures()->moveStack(seen.place.hex().value, to);
        QCOMPARE(viewed.count(), 1);
        for (const CounterId each : stack)
            QCOMPARE(placeOf(table.game.view(), each).hex().value, to);
        table.game.undo()->takeBack();
        table.game.undo()->takeBack();
        QCOMPARE(table.game.view().counters, before.counters);
        table.game.gestures()->moveStackTowards(seen.place.hex().value, table.hex("1306"));
        for (const CounterId each : stack)
            QVERIFY(placeOf(table.game.view(), each).isHex());
        QVERIFY(table.game.undo()->canTakeBack());
        return;
    }
    QFAIL("nobody can go together");
}

void PlayCampaignTest::whoCanTakePartIsShownForTheSelectedUnit() {
    TestTable table;
    goToCombat(table);
    const QStringList all = table.marked(HexMark::Target);
    QVERIFY(all.size() > 3);
    table.game.gestures()->selectNext(false);
    const QStringList some = table.marked(HexMark::Target);
    QVERIFY(!some.isEmpty());
    QVERIFY(some.size() < all.size());
    const QString unit = table.selected().constFirst();
    table.click(qPrintable(some.constFirst()));
    QCOMPARE(table.game.hand()->openChosen(), 1); // it takes part
    QVERIFY(table.marked(CounterMark::Selected).contains(unit));
    if (some.size() > 1) { // another target keeps whoever can go there too
        table.click(qPrintable(some.constLast()));
        QCOMPARE(table.game.hand()->openChosen(), 1);
    }
}

void PlayCampaignTest::anAttackFromTargetToAdvance() {
    TestTable table;
    goToCombat(table);
    int most = 0;
    const QString target = bestTarget(table, most);
    QVERIFY(most >= 3);
    table.click(qPrintable(target));
    QCOMPARE(table.game.hand()->openKind(), QStringLiteral("units"));
    QVERIFY(!table.game.hand()->odds()->isShown());
    table.game.hand()->toggleChoice(0);
    QVERIFY(table.game.hand()->odds()->isShown());
    const QString attack = totalOf(table.game, 0);
    const QVariantList prospects = table.game.hand()->odds()->prospects();
    QVERIFY(!prospects.isEmpty());
    for (int i = 1; i < table.game.hand()->choices()->count(); ++i)
        if (table.game.hand()->choices()->rows()[i].blockedReason.isEmpty()) {
            table.game.hand()->toggleChoice(i);
            if (!table.game.hand()->isReady()) { // too many for the terrain: the rule says so
                QVERIFY(!table.game.hand()->confirmRule().isEmpty());
                QVERIFY(!table.game.hand()->odds()->isShown());
                table.game.hand()->toggleChoice(i);
            }
        }
    QVERIFY(table.game.hand()->isReady());
    QVERIFY(totalOf(table.game, 0) != attack);
    QVERIFY(table.game.hand()->odds()->prospects() != prospects);
    QVERIFY(table.game.hand()->openChosen() >= 3);
    table.game.hand()->confirm();

    // Support, the attacker first: its worth is shown as it is chosen.
    QCOMPARE(table.decision(), QStringLiteral("santander.support"));
    QCOMPARE(table.game.hand()->openKind(), QStringLiteral("units"));
    QVERIFY(!table.game.hand()->odds()->isShown());
    table.game.hand()->toggleChoice(0);
    QVERIFY(table.game.hand()->odds()->isShown());
    const QVariantList parts = table.game.hand()->odds()->parts();
    table.game.hand()->toggleChoice(1);
    QVERIFY(table.game.hand()->odds()->parts() != parts);
    table.game.hand()->toggleChoice(1);
    QCOMPARE(table.game.hand()->odds()->parts(), parts);
    table.game.hand()->confirm();
    while (table.decision() == QStringLiteral("santander.support"))
        QVERIFY(table.press("button"));

    // From here on the dice decide; whatever is asked is answered as the engine suggests.
    QSet<QString> asked;
    for (int i = 0; i < 40 && table.decision() != QStringLiteral("santander.combat"); ++i) {
        asked << table.decision();
        if (table.game.realDice()->areWanted())
            table.game.realDice()->tellDice({5});
        else if (table.game.hand()->openKind() == QStringLiteral("hexes"))
            table.click(qPrintable(table.marked(HexMark::Reach).constFirst()));
        else if (!table.game.hand()->openKind().isEmpty()) {
            table.game.hand()->suggestFilling();
            QVERIFY(table.game.hand()->isReady());
            table.game.hand()->confirm();
        } else
            QVERIFY(table.press("button"));
    }
    QCOMPARE(table.decision(), QStringLiteral("santander.combat"));
    while (table.game.undo()->canTakeBack())
        table.game.undo()->takeBack(); // what came after the dice, not more
    QVERIFY(!table.game.undo()->takeBackWhyNot().isEmpty());
    QVERIFY(table.decision() != QStringLiteral("santander.support"));
    QVERIFY2(asked.contains(QStringLiteral("santander.advance")) ||
                 asked.contains(QStringLiteral("santander.losses")),
             qPrintable(QStringList(asked.values()).join(u' ')));
}

void PlayCampaignTest::takingBackGoesToTheLastDie() {
    TestTable table;
    goToMovement(table);
    table.select("NII_1");
    table.click("1914");
    QVERIFY(table.press("button")); // the end of movement can be taken back
    QCOMPARE(table.decision(), QStringLiteral("santander.combat"));
    table.game.undo()->takeBack();
    QCOMPARE(table.decision(), QStringLiteral("santander.movement"));
    table.game.undo()->takeBack();
    for (int i = 0; i < 20 && table.game.undo()->canTakeBack(); ++i)
        table.game.undo()->takeBack();
    QVERIFY(!table.game.undo()->canTakeBack());
    table.game.undo()->takeBack();
    QVERIFY(!table.game.notice().isEmpty());
    QVERIFY(table.game.undo()->canRedo());
    while (table.game.undo()->canRedo())
        table.game.undo()->redo();
    QCOMPARE(table.decision(), QStringLiteral("santander.combat"));
    QCOMPARE(table.place("NII_1"), QStringLiteral("1914"));
}

void PlayCampaignTest::theGameGoesOnWhereItWasLeft() {
    TestTable table;
    goToCombat(table);
    const View view = table.game.view();
    const QStringList crumbs = table.game.breadcrumb();
    QCOMPARE(crumbs.size(), 3);
    QVERIFY(crumbs[0].startsWith(QStringLiteral("Turn 1")));
    QCOMPARE(crumbs[1], QStringLiteral("Nationalist Phase")); // 3.B, though it has three parts
    const QStringList targets = table.marked(HexMark::Target);
    table.game.close();
    QVERIFY(!table.game.isOpen());
    QVERIFY(table.game.setting() == nullptr);
    QCOMPARE(table.game.hand()->offers()->count(), 0);
    QCOMPARE(table.open(table.diary()), QString());
    QVERIFY(!table.game.isReadOnly());
    QCOMPARE(table.game.view(), view);
    QCOMPARE(table.game.breadcrumb(), crumbs);
    QCOMPARE(table.marked(HexMark::Target), targets);
    QCOMPARE(table.game.turn()->playerName(), QStringLiteral("Giulia"));
    QVERIFY(table.game.undo()->canTakeBack());
    table.game.undo()->takeBack();
    QCOMPARE(table.decision(), QStringLiteral("santander.movement"));
}

void PlayCampaignTest::layersAreLaidOver() {
    TestTable table;
    goToMovement(table);
    QVERIFY(table.game.highlights().layers.empty());
    table.game.toggleLayer(QStringLiteral("control"), true);
    QCOMPARE(table.game.highlights().layers.size(), 1U);
    table.game.toggleLayer(QStringLiteral("objectives"), true);
    QCOMPARE(table.game.highlights().layers.size(), 2U);
    table.game.toggleLayer(QStringLiteral("control"), false);
    QCOMPARE(table.game.highlights().layers.front().style, QStringLiteral("objective"));
    table.select("NII_1");
    QVERIFY(!table.marked(HexMark::Reach).isEmpty());
    table.game.toggleLayer(QStringLiteral("reach"), false);
    QVERIFY(table.marked(HexMark::Reach).isEmpty());
    for (const LayerRow& row : table.game.layers()->rows()) {
        table.game.toggleLayer(row.id, true);
        QVERIFY(table.game.layers()->isOn(row.id));
    }
}

void PlayCampaignTest::hexesAreDescribed() {
    TestTable table;
    goToMovement(table);
    for (const HexId hex : table.game.setting()->map->hexes())
        QVERIFY(!table.game.describeHex(hex.value).isEmpty());
    QVERIFY(table.game.describeHex(-1).isEmpty());
    const QString before = table.game.describeHex(table.hex("1914"));
    table.select("NII_1");
    QVERIFY(table.game.describeHex(table.hex("1914")) != before); // now it has a cost
}

void PlayCampaignTest::trivialDecisionsArePassedIfWished() {
    TestTable table;
    table.game.turn()->setProperty("autoPass", true);
    goToMovement(table);
    // Nothing is passed that leaves a choice.
    QCOMPARE(table.decision(), QStringLiteral("santander.movement"));
    QVERIFY(table.game.hand()->offers()->count() > 1);
}

void PlayCampaignTest::aLanguageIsChangedWhilePlaying() {
    TestTable table;
    goToMovement(table);
    const QString side = table.game.turn()->sideName();
    QSignalSpy drawn(&table.game, &PlayTable::settingChanged);
    table.game.setLanguage(QStringLiteral("it"));
    QCOMPARE(drawn.count(), 1);
    QVERIFY(table.game.turn()->sideName() != side);
    QCOMPARE(table.decision(), QStringLiteral("santander.movement"));
}

ESAGONO_TESTS(PlayCampaignTest)
#include "tst_play_campaign.moc"
