// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/languages.h"
#include "app/table/panels/stack_model.h"
#include "tests/app/board/map_value.h"
#include "tests/app/played_game.h"
#include "tests/app/test_program.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace esagono;

namespace {

struct Shown {
    StackModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    [[nodiscard]] QVariant at(int row, StackModel::Role role) const {
        return model.data(model.index(row), role);
    }
    [[nodiscard]] QStringList names() const {
        QStringList all;
        for (int row = 0; row < model.count(); ++row)
            all << at(row, StackModel::NameRole).toString();
        return all;
    }
};

/// What the card says under a key ("attack").
QString figure(const QVariant& values, const char* key, const char* what = "printed") {
    for (const QVariant& value : values.toList())
        if (in(value, "key") == QLatin1String(key))
            return in(value, what).toString();
    return {};
}

} // namespace

class StackModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_languages.choose(QStringLiteral("en")); }

    void cardShowsWhatIsPrinted() {
        PlayedGame game = PlayedGame::deployed({{"fog", "off"}});
        Shown shown;
        const CounterId unit = game.counter("NI_1");
        const HexId hex = game.match().position().hex(unit);
        QVERIFY(hex.exists());
        shown.model.show(game.wholeScene(), hex);
        const int row = int(shown.names().indexOf(QStringLiteral("1/I N")));
        QVERIFY(row >= 0);
        QCOMPARE(shown.at(row, StackModel::CounterRole).toInt(), int(unit.value));
        const QVariant values = shown.at(row, StackModel::ValuesRole);
        QCOMPARE(figure(values, "attack"), QStringLiteral("5"));
        QCOMPARE(figure(values, "defence"), QStringLiteral("4"));
        QCOMPARE(figure(values, "movement"), QStringLiteral("5"));
        QCOMPARE(figure(values, "stacking"), QStringLiteral("2"));
        QVERIFY(figure(values, "bombardment").isEmpty());
        QCOMPARE(shown.at(row, StackModel::StepRole).toString(), QStringLiteral("2 / 2"));
        QCOMPARE(shown.at(row, StackModel::FormationRole).toString(),
                 QStringLiteral("I Navarra Brigade"));
        QCOMPARE(shown.at(row, StackModel::KindRole).toString(), QStringLiteral("infantry"));
        QVERIFY(!shown.at(row, StackModel::HiddenRole).toBool());
        QCOMPARE(shown.at(row, StackModel::SideRole).toInt(), int(game.side("nationalist").value));
    }

    /// Top first, as they lie.
    void stackIsInOrder() {
        PlayedGame game = PlayedGame::deployed({{"fog", "off"}});
        Shown shown;
        for (const char* unit : {"NI_1", "HQ_CTV", "R_CLVII"}) {
            const HexId hex = game.match().position().hex(game.counter(unit));
            QStringList lying;
            for (const CounterId counter : game.match().position().stack(hex))
                lying << QString::fromStdString(
                    std::string(nameOf(game.package().counters[counter.index()], "en")));
            shown.model.show(game.wholeScene(), hex);
            QCOMPARE(shown.names(), lying);
        }
    }

    void hexHasItsFacts() {
        PlayedGame game = PlayedGame::deployed({{"fog", "off"}});
        Shown shown;
        QSignalSpy changed(&shown.model, &StackModel::changed);
        shown.model.show(game.wholeScene(), game.hex("2006"));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(shown.model.title(), QStringLiteral("2006 · Reinosa"));
        QCOMPARE(shown.model.number(), QStringLiteral("2006"));
        QCOMPARE(shown.model.place(), QStringLiteral("Reinosa"));
        QCOMPARE(shown.model.control(), QStringLiteral("Republicans"));
        QCOMPARE(shown.model.controlSide(), int(game.side("republican").value));
        QVERIFY(!shown.model.terrain().isEmpty());
        bool worth = false;
        for (const QVariant& fact : shown.model.facts())
            worth = worth || in(fact, "text") == QLatin1String("1");
        QVERIFY(worth);
        shown.model.show(game.wholeScene(), game.hex("2006"));
        QCOMPARE(changed.count(), 1); // nothing new
        shown.model.show(game.wholeScene(), Place());
        QCOMPARE(shown.model.hex(), -1);
        QVERIFY(shown.model.title().isEmpty());
        QCOMPARE(shown.model.count(), 0);
    }

    void boxIsShownLikeAHex() {
        PlayedGame game = PlayedGame::deployed({{"fog", "off"}});
        Shown shown;
        const auto box = find<BoxId>(game.package().boxes, "nationalist_available");
        shown.model.show(game.wholeScene(), box);
        QCOMPARE(shown.model.title(), QStringLiteral("Nationalist air units, available"));
        QCOMPARE(shown.model.box(), int(box.value));
        QCOMPARE(shown.model.count(), 9);
        QVERIFY(shown.at(0, StackModel::StepRole).toString().isEmpty());
    }

    void statusesAreWords() {
        PlayedGame game = PlayedGame::golden("campaign.txt", 0);
        const auto dsg = find<StatusId>(game.package().statuses, "dsg");
        CounterId hit;
        while (!hit.exists() && !game.goldenLines.empty()) {
            game.act(game.goldenLines.front());
            for (std::size_t i = 0; i < game.match().position().counterCount(); ++i)
                if (game.match().position().status(CounterId(i), dsg) == 1)
                    hit = CounterId(i);
        }
        QVERIFY(hit.exists());
        Shown shown;
        shown.model.show(game.wholeScene(), game.match().position().hex(hit));
        for (int row = 0; row < shown.model.count(); ++row) {
            if (shown.at(row, StackModel::CounterRole).toInt() != int(hit.value))
                continue;
            const QVariantList statuses = shown.at(row, StackModel::StatusesRole).toList();
            QVERIFY(!statuses.isEmpty());
            QCOMPARE(in(statuses.first(), "key").toString(), QStringLiteral("dsg"));
            QCOMPARE(in(statuses.first(), "label").toString(), QStringLiteral("DSG"));
            QCOMPARE(in(statuses.first(), "text").toString(), QStringLiteral("D"));
            QCOMPARE(in(statuses.first(), "badge").toString(), QStringLiteral("burst"));
            return;
        }
        QFAIL("the unit is not in its hex");
    }

    /// Of what an enemy stack hides under fog, that it is there and nothing else.
    void hiddenCounterKeepsItsSecret() {
        PlayedGame game = PlayedGame::deployed({{"fog", "on"}});
        game.viewer = Viewer::of(game.side("nationalist"));
        const GameScene scene = game.wholeScene();
        const Position position = game.match().position();
        HexId hex;
        for (const SeenCounter& seen : scene.view->counters)
            if (!seen.counter.exists())
                hex = seen.place.hex();
        QVERIFY(hex.exists());
        Shown shown;
        shown.model.show(scene, hex);
        int secrets = 0;
        for (const CounterId counter : position.stack(hex)) {
            if (seenBy(position, game.viewer, counter) == Seen::Whole)
                continue;
            const std::string name(nameOf(game.package().counters[counter.index()], "en"));
            QVERIFY2(!shown.names().contains(QString::fromStdString(name)), name.c_str());
            ++secrets;
        }
        QVERIFY(secrets > 0);
        for (int row = 0; row < shown.model.count(); ++row) {
            if (!shown.at(row, StackModel::HiddenRole).toBool())
                continue;
            --secrets;
            QVERIFY(shown.at(row, StackModel::CounterRole).toInt() < 0);
            for (const auto role :
                 {StackModel::ValuesRole, StackModel::PartsRole, StackModel::StatusesRole})
                QVERIFY(shown.at(row, role).toList().isEmpty());
            for (const auto role : {StackModel::FormationRole, StackModel::KindRole,
                                    StackModel::StepRole, StackModel::SupplyRole})
                QVERIFY(shown.at(row, role).toString().isEmpty());
            QCOMPARE(shown.at(row, StackModel::SideRole).toInt(),
                     int(game.side("republican").value));
        }
        QCOMPARE(secrets, 0);
        QVERIFY(shown.model.stackingText().isEmpty()); // it would tell what is hidden
    }

    /// What DSG and terrain make of the printed figures, and why.
    void modifiedFiguresHaveReasons() {
        PlayedGame game = PlayedGame::golden("campaign.txt", 0);
        const auto dsg = find<StatusId>(game.package().statuses, "dsg");
        const auto attack = find<AttributeId>(game.package().attributes, "attack");
        CounterId hit;
        while (!hit.exists() && !game.goldenLines.empty()) {
            game.act(game.goldenLines.front());
            const Position position = game.match().position();
            for (std::size_t i = 0; i < position.counterCount(); ++i)
                if (position.status(CounterId(i), dsg) == 1 &&
                    position.printed(CounterId(i)).has(position.face(CounterId(i)), attack))
                    hit = CounterId(i);
        }
        QVERIFY(hit.exists());
        Shown shown;
        shown.model.show(game.wholeScene(), game.match().position().hex(hit));
        const auto parts =
            game.match().setting().game->rules->explain(game.match().position(), hit);
        for (int row = 0; row < shown.model.count(); ++row) {
            if (shown.at(row, StackModel::CounterRole).toInt() != int(hit.value))
                continue;
            const QVariant values = shown.at(row, StackModel::ValuesRole);
            QCOMPARE(figure(values, "attack", "modified"), QStringLiteral("true"));
            QVERIFY(figure(values, "attack", "text") != figure(values, "attack"));
            QCOMPARE(shown.at(row, StackModel::PartsRole).toList().size(), qsizetype(parts.size()));
            const QVariantList items =
                in(shown.at(row, StackModel::PartsRole).toList().first(), "items").toList();
            QVERIFY(items.size() >= 2);
            QCOMPARE(in(items.at(1), "rule").toString(), QStringLiteral("9.5"));
            return;
        }
        QFAIL("the unit is not in its hex");
    }

    void marksChangeNothingElse() {
        PlayedGame game = PlayedGame::deployed({{"fog", "off"}});
        Shown shown;
        const CounterId unit = game.counter("NI_1");
        shown.model.show(game.wholeScene(), game.match().position().hex(unit));
        QSignalSpy changed(&shown.model, &QAbstractItemModel::dataChanged);
        shown.model.mark({unit}, {}, {unit});
        QCOMPARE(changed.count(), 1);
        const int row = changed.first().first().toModelIndex().row();
        QVERIFY(shown.at(row, StackModel::CanActRole).toBool());
        QVERIFY(shown.at(row, StackModel::SelectedRole).toBool());
        QVERIFY(!shown.at(row, StackModel::SpentRole).toBool());
        shown.model.show(game.wholeScene(), game.match().position().hex(unit));
        QVERIFY(shown.at(row, StackModel::SelectedRole).toBool());
        QCOMPARE(changed.count(), 1);
    }

    void anotherLanguageNamesThings() {
        PlayedGame game = PlayedGame::deployed({{"fog", "off"}});
        Shown shown;
        const HexId hex = game.match().position().hex(game.counter("NI_1"));
        shown.model.show(game.wholeScene(), hex);
        const QString english = shown.model.terrain();
        m_languages.choose(QStringLiteral("it"));
        game.language = QStringLiteral("it");
        shown.model.show(game.wholeScene(), hex);
        QVERIFY(shown.model.terrain() != english);
        const int row = int(shown.names().indexOf(QStringLiteral("1/I N")));
        QCOMPARE(shown.at(row, StackModel::KindRole).toString(), QStringLiteral("fanteria"));
        QCOMPARE(figure(shown.at(row, StackModel::ValuesRole), "attack", "label"),
                 QStringLiteral("Fattore di attacco"));
    }

private:
    Languages m_languages;
};

ESAGONO_TESTS(StackModelTest)
#include "tst_stack_model.moc"
