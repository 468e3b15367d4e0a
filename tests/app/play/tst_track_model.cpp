// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/languages.h"
#include "tests/app/test_program.h"
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/kit/reading/package_reader.h"
#endif
#include "app/table/panels/track_model.h"
#include "tests/app/played_game.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace esagono;

namespace esagono {

struct ShownTracks {
    TrackModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    [[nodiscard]] int row(const char* key) const {
        for (int i = 0; i < model.count(); ++i)
            if (model.data(model.index(i), TrackModel::KeyRole) == QLatin1String(key))
                return i;
        return -1;
    }
    [[nodiscard]] QVariant at(const char* key, TrackModel::Role role) const {
        return model.data(model.index(row(key)), role);
    }
    [[nodiscard]] QVariantMap cell(const char* key, int number) const {
        return at(key, TrackModel::CellsRole).toList().value(number).toMap();
    }
};

} // namespace esagono

namespace {

QStringList keysOf(const QAbstractItemModel& panel) {
    QStringList keys;
    for (int i = 0; i < panel.rowCount(); ++i)
        keys << panel.index(i, 0).data(TrackModel::KeyRole).toString();
    return keys;
}

int count(const QVariantList& counters, bool faded) {
    int found = 0;
    for (const QVariant& each : counters)
        found += each.toMap().value(QStringLiteral("faded")).toBool() == faded ? 1 : 0;
    return found;
}

} // namespace

class TrackModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_campaign.emplace(PlayedGame::golden("campaign.txt")); }
    void init() {
        m_languages.choose(QStringLiteral("en"));
        m_campaign->language = QStringLiteral("en");
    }

    void panelsHaveTheirRowsInOrder() {
        ShownTracks tracks;
        tracks.model.show(m_campaign->wholeScene());
        QCOMPARE(keysOf(*tracks.model.bar()),
                 QStringList(
                     {QStringLiteral("turn"), QStringLiteral("weather"), QStringLiteral("morale"),
                      QStringLiteral("victory"), QStringLiteral("nationalist_available"),
                      QStringLiteral("republican_available"), QStringLiteral("supply_depot")}));
        QCOMPARE(keysOf(*tracks.model.side()),
                 QStringList({QStringLiteral("brigades"), QStringLiteral("basque")}));
        QCOMPARE(keysOf(*tracks.model.drawer()),
                 QStringList({QStringLiteral("eliminated"), QStringLiteral("withdrawn"),
                              QStringLiteral("basque_battalions")}));
        QCOMPARE(keysOf(*tracks.model.setup()),
                 QStringList({QStringLiteral("division_50"), QStringLiteral("division_55"),
                              QStringLiteral("division_57"), QStringLiteral("armour")}));
    }

    void turnHasCellsWithDates() {
        ShownTracks tracks;
        tracks.model.show(m_campaign->wholeScene());
        QCOMPARE(tracks.at("turn", TrackModel::StyleRole).toString(), QStringLiteral("row"));
        QCOMPARE(tracks.at("turn", TrackModel::CellsRole).toList().size(), 7);
        const int now = tracks.at("turn", TrackModel::ValueRole).toInt();
        QCOMPARE(now, 6);
        QCOMPARE(tracks.cell("turn", 5).value(QStringLiteral("label")).toString(),
                 QStringLiteral("6"));
        QCOMPARE(tracks.cell("turn", 5).value(QStringLiteral("sublabel")).toString(),
                 QStringLiteral("24–25"));
        QVERIFY(tracks.cell("turn", 5).value(QStringLiteral("current")).toBool());
        QVERIFY(!tracks.cell("turn", 4).value(QStringLiteral("current")).toBool());
        QVERIFY(tracks.cell("turn", 4).value(QStringLiteral("reached")).toBool());
        QVERIFY(!tracks.cell("turn", 6).value(QStringLiteral("reached")).toBool());
        QCOMPARE(tracks.at("turn", TrackModel::CaptionRole).toString(),
                 QStringLiteral("24–25 August 1937"));
    }

    void stepsOfATurnAreListedAsTheyArePlayed() {
        const auto labels = [](const TrackModel& model) {
            QStringList found;
            for (const QVariant& each : model.sequence())
                found << each.toMap().value(QStringLiteral("label")).toString();
            return found;
        };
        const auto over = [](const TrackModel& model) {
            int count = 0;
            for (const QVariant& each : model.sequence())
                count += each.toMap().value(QStringLiteral("reached")).toBool() ? 1 : 0;
            return count;
        };
        ShownTracks tracks;
        tracks.model.show(m_campaign->wholeScene());
        QVERIFY(tracks.model.sequence().isEmpty()); // its breadcrumb says it all
        QSignalSpy changed(&tracks.model, &TrackModel::sequenceChanged);
        PlayedGame usual = PlayedGame::golden("opening.txt", SIZE_MAX, "guadalajara");
        tracks.model.show(usual.wholeScene());
        QCOMPARE(changed.count(), 1);
        const QStringList steps = labels(tracks.model);
        QCOMPARE(steps.size(), 19); // without the barrage before the game
        QCOMPARE(steps[1], QStringLiteral("Nationalist movement and reserves"));
        QCOMPARE(steps[10], QStringLiteral("Republican movement and reserves"));
        // In scenario 4 the Republicans go first, whatever the numbers of the steps.
        PlayedGame turned = PlayedGame::printed("guadalajara", "bolognese_sauce");
        turned.playOn(SIZE_MAX);
        tracks.model.show(turned.wholeScene());
        QCOMPARE(labels(tracks.model)[3], steps[10]);
        const QVariantList now = tracks.model.sequence();
        for (int i = 0; i < now.size(); ++i)
            if (now[i].toMap().value(QStringLiteral("current")).toBool())
                QCOMPARE(over(tracks.model), i + 1);
    }

    void valueHasASymbolAndAWord() {
        ShownTracks tracks;
        PlayedGame game = PlayedGame::golden("opening.txt", 0);
        tracks.model.show(game.wholeScene());
        QCOMPARE(tracks.at("weather", TrackModel::TextRole).toString(), QStringLiteral("Fair"));
        QCOMPARE(tracks.at("weather", TrackModel::SymbolRole).toString(),
                 QStringLiteral("weather_fair"));
        game.language = QStringLiteral("fr");
        tracks.model.show(game.wholeScene());
        QCOMPARE(tracks.at("weather", TrackModel::NameRole).toString(), QStringLiteral("Météo"));
        QCOMPARE(tracks.at("weather", TrackModel::TextRole).toString(), QStringLiteral("Beau"));
    }

    void starsKnowWhatWins() {
        ShownTracks tracks;
        tracks.model.show(m_campaign->wholeScene());
        QCOMPARE(tracks.at("victory", TrackModel::StyleRole).toString(), QStringLiteral("stars"));
        QCOMPARE(tracks.at("victory", TrackModel::ThresholdRole).toInt(), 6);
        QCOMPARE(tracks.at("victory", TrackModel::MostRole).toInt(), 9);
        QCOMPARE(tracks.at("victory", TrackModel::SideRole).toInt(),
                 int(m_campaign->side("nationalist").value));
        QCOMPARE(tracks.at("victory", TrackModel::MarkRole).toString(), QStringLiteral("square"));
    }

    /// Ready and used air units share a shelf; those away lie on the cell of the turn they return.
    void boxesHoldTheirCounters() {
        PlayedGame game = PlayedGame::golden("campaign.txt", 0);
        ShownTracks tracks;
        const Place used(find<BoxId>(game.package().boxes, "nationalist_used"));
        const Place fourth(find<BoxId>(game.package().boxes, "turn_4"));
        bool wereUsed = false, wereAway = false;
        while (!(wereUsed && wereAway) && !game.goldenLines.empty()) {
            game.act(game.goldenLines.front());
            tracks.model.show(game.scene());
            const Position position = game.match().position();
            const auto lying = [&](Place place) {
                const Stack stack = position.stack(place);
                return int(std::distance(stack.begin(), stack.end()));
            };
            const QVariantList shelf =
                tracks.at("nationalist_available", TrackModel::CountersRole).toList();
            QCOMPARE(count(shelf, true), lying(used));
            QCOMPARE(count(shelf, false),
                     lying(find<BoxId>(game.package().boxes, "nationalist_available")));
            const QVariantMap cell = tracks.cell("turn", 3);
            QCOMPARE(int(cell.value(QStringLiteral("counters")).toList().size()), lying(fourth));
            wereUsed = wereUsed || lying(used) > 0;
            wereAway = wereAway || lying(fourth) > 0;
        }
        QVERIFY(wereUsed && wereAway);
        QCOMPARE(tracks.row("nationalist_used"), -1);
        QCOMPARE(tracks.row("turn_4"), -1);
    }

    void markerLiesOnTheCellOfAnotherTrack() {
        ShownTracks tracks;
        tracks.model.show(m_campaign->wholeScene());
        const QVariantList markers =
            tracks.cell("turn", 2).value(QStringLiteral("markers")).toList();
        QCOMPARE(markers.size(), 1); // the offensive began in turn 3
        QCOMPARE(markers.first().toMap().value(QStringLiteral("symbol")).toString(),
                 QStringLiteral("offensive"));
        QCOMPARE(tracks.cell("turn", 3).value(QStringLiteral("markers")).toList().size(), 0);
        QCOMPARE(tracks.row("offensive"), -1);
    }

    void onlyWhatChangedIsSaid() {
        PlayedGame game = PlayedGame::golden("campaign.txt", 0);
        ShownTracks tracks;
        tracks.model.show(game.wholeScene());
        QSignalSpy changed(&tracks.model, &QAbstractItemModel::dataChanged);
        QSignalSpy resets(&tracks.model, &QAbstractItemModel::modelReset);
        tracks.model.show(game.wholeScene());
        QCOMPARE(changed.count(), 0);
        QCOMPARE(game.goldenLines.front(), std::string("republican: suggested"));
        game.act(game.goldenLines.front()); // places units; no track or box of a panel changes
        tracks.model.show(game.scene());
        QCOMPARE(changed.count(), 0);
        game.act(game.goldenLines.front()); // rolls for three divisions
        tracks.model.show(game.scene());
        QCOMPARE(changed.count(), 3);
        QCOMPARE(resets.count(), 0);
    }

    /// What only its owner may know stands there without its value.
    void hiddenValueIsUnknown() {
        PlayedGame game = PlayedGame::skirmish();
        ShownTracks tracks;
        game.viewer = Viewer::of(game.side("red"));
        tracks.model.show(game.wholeScene());
        QVERIFY(tracks.at("red_supply", TrackModel::KnownRole).toBool());
        QVERIFY(!tracks.at("blue_supply", TrackModel::KnownRole).toBool());
        QCOMPARE(tracks.at("blue_supply", TrackModel::ValueRole).toInt(), 0);
        QVERIFY(tracks.at("red_supply", TrackModel::ValueRole).toInt() > 0);
        game.viewer = Viewer::of(game.side("blue"));
        tracks.model.show(game.wholeScene());
        QVERIFY(tracks.at("blue_supply", TrackModel::KnownRole).toBool());
    }

    /// A package that says nothing about drawing gets gauges and grids.
    void undrawnThingsAreShownAllTheSame() {
        PlayedGame game = PlayedGame::skirmish();
        ShownTracks tracks;
        tracks.model.show(game.wholeScene());
        QCOMPARE(int(keysOf(*tracks.model.side()).size()),
                 int(game.package().tracks.size() + game.package().pools.size()));
        QCOMPARE(tracks.at("turn", TrackModel::StyleRole).toString(), QStringLiteral("gauge"));
        QCOMPARE(tracks.at("lost", TrackModel::PanelRole).toString(), QStringLiteral("drawer"));
        QCOMPARE(tracks.at("lost", TrackModel::StyleRole).toString(), QStringLiteral("grid"));
        tracks.model.show({});
        QCOMPARE(tracks.model.count(), 0);
    }

    /// What is drawn for another scenario, or hidden, has no row; cells may be shaded.
    void entriesHoldInTheirScenarios() {
        PlayedGame game = PlayedGame::golden("campaign.txt", 0);
        Documents documents = game.package().documents;
        for (Record& look : documents["display.json"]["tracks"]) {
            if (look["id"] == "weather")
                look["scenarios"] = {"suggested"};
            if (look["id"] == "morale")
                look["hidden"] = true;
            if (look["id"] == "turn") {
                look["scenarios"] = {"campaign", "suggested"};
                look["cells"][1]["shade"] = "night";
            }
        }
        std::vector<Finding> findings;
        const Game drawnAnew(readPackage(documents, findings), *game.match().setting().game->rules);
        const Setting setting = settingOf(drawnAnew, "campaign");
        GameScene scene = game.wholeScene();
        scene.setting = &setting;
        ShownTracks tracks;
        tracks.model.show(scene);
        QCOMPARE(tracks.row("weather"), -1);
        QCOMPARE(tracks.row("morale"), -1);
        QVERIFY(tracks.row("turn") >= 0);
        QCOMPARE(tracks.cell("turn", 1).value(QStringLiteral("shade")).toString(),
                 QStringLiteral("night"));
        QCOMPARE(tracks.cell("turn", 0).value(QStringLiteral("shade")).toString(), QString());
    }

    /// Turns a ruling adds or takes away, and objectives an option adds.
    void cellsHoldWithTheirRulings() {
        const auto shown = [](const char* scenario, const PlayedGame::Rulings& rulings) {
            PlayedGame game = PlayedGame::printed("banditen", scenario, rulings);
            ShownTracks tracks;
            tracks.model.show(game.wholeScene());
            const QVariantList cells = tracks.at("turn", TrackModel::CellsRole).toList();
            const QString stars = tracks.row("objectives") < 0
                                      ? QString()
                                      : tracks.at("objectives", TrackModel::TextRole).toString();
            return std::pair(cells.size(), stars);
        };
        const QString six = QStringLiteral("0 / 6");
        QCOMPARE(shown("gravellona", {}), std::pair(qsizetype(12), six));
        QCOMPARE(shown("gravellona", {{"A2", "t10"}}), std::pair(qsizetype(10), six));
        QCOMPARE(shown("gravellona", {{"A2", "t14"}, {"seventh_objective", "on"}}),
                 std::pair(qsizetype(14), QStringLiteral("0 / 7")));
        QCOMPARE(shown("tarnova", {}), std::pair(qsizetype(16), QString()));
        QCOMPARE(shown("tarnova", {{"A3", "extra_turn"}}), std::pair(qsizetype(17), QString()));
    }

    /// A hand is its owner's, a cup nobody's; what waits for later turns is everybody's.
    void handsAreTheirOwners() {
        PlayedGame game = PlayedGame::golden("opening.txt", 1, "tscw");
        ShownTracks tracks;
        for (const char* side : {"nationalist", "republican"}) {
            game.viewer = Viewer::of(game.side(side));
            tracks.model.show(game.wholeScene());
            for (const char* owner : {"nationalist", "republican"}) {
                const auto known = [&](const char* pool) {
                    const QByteArray key = QByteArray(pool) + owner;
                    const QVariantList chits =
                        tracks.at(key.constData(), TrackModel::ChitsRole).toList();
                    const bool isKnown = tracks.at(key.constData(), TrackModel::KnownRole).toBool();
                    if (!isKnown)
                        return !chits.isEmpty() ? -1 : 0;
                    int count = 0;
                    for (const QVariant& chit : chits)
                        count += chit.toMap().value(QStringLiteral("count")).toInt();
                    return count == tracks.at(key.constData(), TrackModel::ValueRole).toInt() ? 1
                                                                                              : -1;
                };
                QCOMPARE(known("hand_"), QLatin1String(owner) == QLatin1String(side) ? 1 : 0);
                QCOMPARE(known("cup_"), 0);
                QCOMPARE(known("later_"), 1);
            }
        }
    }

    /// Newcomers are listed by the turn they come in, each with where.
    void arrivalsSayWhereTheyComeIn() {
        PlayedGame game = PlayedGame::golden("opening.txt", 1, "tscw");
        ShownTracks tracks;
        tracks.model.show(game.wholeScene());
        for (const char* box : {"turn_2", "turn_3", "turn_4"}) {
            QCOMPARE(tracks.at(box, TrackModel::StyleRole).toString(), QStringLiteral("arrivals"));
            const QVariantList coming = tracks.at(box, TrackModel::CountersRole).toList();
            const Stack lying =
                game.match().position().stack(Place(find<BoxId>(game.package().boxes, box)));
            QCOMPARE(int(coming.size()), int(std::distance(lying.begin(), lying.end())));
            QVERIFY(!coming.isEmpty());
            int bound = 0; // to a printed hex
            for (const QVariant& each : coming) {
                bound += each.toMap().value(QStringLiteral("where")).toString().isEmpty() ? 0 : 1;
                QVERIFY(!each.toMap().value(QStringLiteral("words")).toString().isEmpty());
            }
            QVERIFY(bound > 0);
        }
        QCOMPARE(tracks.row("turn_1"), -1); // nobody waits there any more
    }

    /// A track may count in halves; it is read in whole numbers.
    void halvesAreReadAsSuch() {
        PlayedGame game = PlayedGame::golden("opening.txt", 0, "tscw");
        ShownTracks tracks;
        bool wasHalf = false;
        while (!wasHalf && !game.goldenLines.empty()) {
            game.act(game.goldenLines.front());
            tracks.model.show(game.scene());
            for (const char* track : {"rail_nationalist", "rail_republican"}) {
                const int halves = tracks.at(track, TrackModel::ValueRole).toInt();
                const QString text = tracks.at(track, TrackModel::TextRole).toString();
                QCOMPARE(text.endsWith(u'½'), halves % 2 == 1);
                QCOMPARE(halves < 2 || text.startsWith(QString::number(halves / 2)), true);
                wasHalf = wasHalf || halves % 2 == 1;
            }
        }
        QVERIFY(wasHalf);
    }

private:
    std::optional<PlayedGame> m_campaign; ///< played once, to its end
    Languages m_languages;
};

ESAGONO_TESTS(TrackModelTest)
#include "tst_track_model.moc"
