// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/languages.h"
#include "app/table/panels/statistics.h"
#include "app/table/words/game_words.h"
#include "engine/play/steps.h"
#include "engine/replay/film.h"
#include "tests/app/board/map_value.h"
#include "tests/app/played_game.h"
#include "tests/app/test_program.h"

#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace esagono;

namespace {

struct Count {
    Chronicle chronicle;
    Statistics statistics{chronicle};

    void show(const GameScene& scene) {
        statistics.show(scene);
        chronicle.finish();
    }
    /// Over all turns, of one side.
    [[nodiscard]] int lost(const char* what, SideId side) const {
        int sum = 0;
        for (const QVariant& turn : statistics.losses())
            sum += turn.toMap().value(QLatin1String(what)).toList().at(side.value).toInt();
        return sum;
    }
};

std::vector<Event> eventsOf(const PlayedGame& game) {
    std::vector<Event> events;
    const auto recording = Recording::of(game.match());
    Film film(*recording);
    for (Moment moment = 1; moment <= film.length(); ++moment)
        events.push_back(film.event(moment));
    return events;
}

/// Steps that the side's counters have on the table: none where the lost ones lie.
int stepsOnTable(const PlayedGame& game, SideId side, Place grave) {
    const Position position = game.match().position();
    int steps = 0;
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId counter(i);
        if (position.side(counter) == side && position.place(counter).exists() &&
            position.place(counter) != grave)
            steps += stepsLeft(position.printed(counter), position.face(counter));
    }
    return steps;
}

} // namespace

class StatisticsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_campaign.emplace(PlayedGame::golden("campaign.txt")); }
    void init() {
        m_languages.choose(QStringLiteral("en"));
        m_campaign->language = QStringLiteral("en");
        m_campaign->viewer = Viewer::umpire();
    }

    void resultIsThatOfTheGame() {
        Count count;
        PlayedGame running = PlayedGame::golden("opening.txt", 20);
        count.show(running.wholeScene());
        QVERIFY(!count.statistics.isFinished());
        QCOMPARE(count.statistics.winner(), -1);
        QVERIFY(count.statistics.result().isEmpty());
        count.show(m_campaign->wholeScene());
        QVERIFY(count.statistics.isFinished());
        const Ending ending =
            m_campaign->match().setting().game->rules->ending(m_campaign->match().position());
        QCOMPARE(count.statistics.winner(), int(ending.winner.value));
        QVERIFY(count.statistics.result().startsWith(QStringLiteral("Winner: ")));
    }

    void everyDieIsCounted() {
        std::map<int, int> rolled; // by face
        for (const Event& event : eventsOf(*m_campaign))
            if (const auto* dice = std::get_if<DiceRolled>(&event.fact))
                for (const std::uint8_t face : dice->faces)
                    ++rolled[face];
        Count count;
        count.show(m_campaign->wholeScene());
        std::map<int, int> counted;
        for (const QVariant& line : count.statistics.dice()) {
            int sum = 0;
            for (const QVariant& face : in(line, "faces").toList()) {
                counted[in(face, "face").toInt()] += in(face, "count").toInt();
                sum += in(face, "count").toInt();
            }
            QCOMPARE(sum, in(line, "rolls").toInt());
            QCOMPARE(in(line, "die").toInt(), 6);
            QCOMPARE(in(line, "expectedMean").toDouble(), 3.5);
            QCOMPARE(in(line, "expected").toDouble(), sum / 6.0);
        }
        QVERIFY(rolled.size() == 6);
        QCOMPARE(counted, rolled);
    }

    /// What all turns lost is what the counters have fewer than when they came.
    void lossesAreWhatTheCountersLack() {
        for (PlayedGame* game : {&*m_campaign}) {
            Count count;
            count.show(game->wholeScene());
            const Place grave(find<BoxId>(game->package().boxes, "eliminated"));
            for (const char* name : {"nationalist", "republican"}) {
                const SideId side = game->side(name);
                int came = 0; // steps of every counter, when it first came onto the table
                std::set<CounterId> seen;
                for (const Event& event : eventsOf(*game))
                    if (const auto* placed = std::get_if<CounterPlaced>(&event.fact);
                        placed != nullptr && seen.insert(placed->counter).second &&
                        game->package().counters[placed->counter.index()].side == side)
                        came += stepsLeft(game->package().counters[placed->counter.index()],
                                          placed->face);
                QCOMPARE(count.lost("steps", side), came - stepsOnTable(*game, side, grave));
                const Stack lost = game->match().position().stack(grave);
                QCOMPARE(count.lost("units", side),
                         int(std::count_if(lost.begin(), lost.end(), [&](CounterId counter) {
                             return game->match().position().side(counter) == side;
                         })));
                QVERIFY(count.lost("steps", side) > 0);
            }
            QCOMPARE(count.statistics.losses().size(), 6); // one line for every turn
        }
    }

    /// Where counters are exchanged for weaker ones, strength is what is counted.
    void strengthIsCountedWhereItIsPrinted() {
        PlayedGame game = PlayedGame::golden("tarnova.txt", SIZE_MAX, "banditen");
        Count count;
        count.show(game.wholeScene());
        const LossCount losses(game.match().setting());
        const AttributeId strength = stepsAttribute(game.package());
        QVERIFY(strength.exists());
        const auto inPlay = [&](const State& state, SideId side) {
            const Position position(state, game.match().setting());
            int sum = 0;
            for (std::size_t i = 0; i < position.counterCount(); ++i)
                if (const CounterId each(i);
                    position.side(each) == side && !losses.isOut(position.place(each)))
                    sum += stepsPrinted(position.printed(each), position.face(each), strength);
            return sum;
        };
        const Journal& journal = game.match().journal();
        const State first =
            tableAfter(journal, game.match().scribe(), journal.line(journal.head()).front());
        for (const char* name : {"axis", "partisan"}) {
            const SideId side = game.side(name);
            QCOMPARE(count.lost("steps", side),
                     inPlay(first, side) - inPlay(game.match().state(), side));
            QVERIFY(count.lost("steps", side) > count.lost("units", side));
        }
    }

    void skirmishIsCountedToo() {
        PlayedGame game = PlayedGame::skirmish("3");
        game.playOn(400, 3);
        QVERIFY(game.match().position().isOver());
        Count count;
        count.show(game.wholeScene());
        const Place grave(find<BoxId>(game.package().boxes, "lost"));
        const Position position = game.match().position();
        const Stack lost = position.stack(grave);
        int units = 0;
        for (const char* side : {"red", "blue"})
            units += count.lost("units", game.side(side));
        QCOMPARE(units, int(std::distance(lost.begin(), lost.end())));
        QVERIFY(units > 0);
    }

    void stepByStepIsTheSameAsAllAtOnce() {
        PlayedGame game = PlayedGame::golden("opening.txt", 0);
        Count step, whole;
        step.show(game.wholeScene());
        while (!game.goldenLines.empty()) {
            game.act(game.goldenLines.front());
            step.show(game.scene());
        }
        whole.show(game.wholeScene());
        QCOMPARE(step.statistics.dice(), whole.statistics.dice());
        QCOMPARE(step.statistics.losses(), whole.statistics.losses());
        QCOMPARE(step.statistics.combats(), whole.statistics.combats());
        QVERIFY(!whole.statistics.dice().isEmpty());
    }

    void placesSayWhoHoldsThem() {
        Count count;
        count.show(m_campaign->wholeScene());
        int all = 0, places = 0;
        for (const QVariant& line : count.statistics.victory()) {
            all += in(line, "points").toInt();
            if (in(line, "hex").toInt() < 0)
                continue; // the brigades destroyed
            const HexId hex(std::size_t(in(line, "hex").toInt()));
            QCOMPARE(in(line, "side").toInt(),
                     int(m_campaign->match().position().controller(hex).value));
            ++places;
        }
        QCOMPARE(places, 6);
        QCOMPARE(all, 9);
        const QVariant first = count.statistics.victory().first();
        QCOMPARE(in(first, "hex").toInt(), int(m_campaign->hex("1211").value));
        QCOMPARE(in(first, "points").toInt(), 3);
        QCOMPARE(count.statistics.scores().size(), 2); // victory points, and brigades destroyed
    }

    void attacksAreCountedByTheirColumn() {
        int fought = 0;
        for (const Event& event : eventsOf(*m_campaign))
            if (const auto* dice = std::get_if<DiceRolled>(&event.fact);
                dice != nullptr && dice->purpose == "santander.dice.combat")
                ++fought;
        Count count;
        count.show(m_campaign->wholeScene());
        QCOMPARE(count.statistics.combats().size(), 8); // from 1:2 to 7:1
        int counted = 0;
        for (const QVariant& line : count.statistics.combats()) {
            int bySide = 0;
            for (const QVariant& each : in(line, "counts").toList())
                bySide += each.toInt();
            QCOMPARE(bySide, in(line, "total").toInt());
            counted += bySide;
        }
        QVERIFY(fought > 0);
        QCOMPARE(counted, fought);
    }

    /// The table twin says what the charts draw.
    void tablesHaveTheSameNumbers() {
        Count count;
        count.show(m_campaign->wholeScene());
        const QVariantList tables = count.statistics.tables();
        QCOMPARE(tables.size(), 4);
        const QVariantList rows = in(tables.at(1), "rows").toList();
        QCOMPARE(rows.size(), count.statistics.losses().size());
        for (qsizetype i = 0; i < rows.size(); ++i) {
            const QVariantList row = rows.at(i).toList();
            QCOMPARE(row.size(), in(tables.at(1), "head").toList().size());
            const QVariant line = count.statistics.losses().at(i);
            QCOMPARE(row.at(0), in(line, "label"));
            QCOMPARE(row.at(1).toString(), in(line, "steps").toList().at(0).toString());
            QCOMPARE(row.at(4).toString(), in(line, "units").toList().at(1).toString());
        }
    }

    void anotherLanguageNamesTheSides() {
        Count count;
        count.show(m_campaign->wholeScene());
        QCOMPARE(in(count.statistics.sides().first(), "name").toString(),
                 QStringLiteral("Nationalists"));
        QSignalSpy changed(&count.statistics, &Statistics::changed);
        m_languages.choose(QStringLiteral("es"));
        m_campaign->language = QStringLiteral("es");
        count.show(m_campaign->wholeScene());
        QVERIFY(changed.count() > 0);
        QCOMPARE(in(count.statistics.sides().first(), "name").toString(),
                 QStringLiteral("Nacionales"));
        count.show({});
        QVERIFY(count.statistics.sides().isEmpty() && count.statistics.losses().isEmpty());
    }

private:
    std::optional<PlayedGame> m_campaign; ///< played once, to its end
    Languages m_languages;
};

ESAGONO_TESTS(StatisticsTest)
#include "tst_statistics.moc"
