// SPDX-License-Identifier: GPL-3.0-or-later
// The rules to read in place: the cards of the game, the reader of such files, contents, search,
// the way back, languages, rulings and tables of a game on the table.
#include "app/languages.h"
#include "app/pictures.h"
#include "app/replay/replay_table.h"
#include "app/rules/rule_browser.h"
#include "tests/app/play/test_table.h"
#include "tests/app/played_game.h"
#include "tests/app/shell_fixture.h"
#include "tests/app/test_program.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/board/scene/board_geometry.h"
#include "app/text_formatter.h"

#include "engine/core/fault.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/kit/ruling_origin.h"
#endif

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace esagono;

namespace esagono {

/// A shelf with the packages of a folder, and the rules on it.
struct ReadingDesk {
    explicit ReadingDesk(const QString& folder = santanderFolder())
        : library({folder}) {
        library.lookAgain();
        [&] { QTRY_VERIFY(!library.isScanning()); }();
        rules.setLanguage(QStringLiteral("en"));
        rules.readFrom(nullptr);
    }
    Library library;
    RuleBrowser rules{library};
};

} // namespace esagono

namespace {

/// A row for every game of the source tree that has cards.
void addGames() {
    QTest::addColumn<QString>("folder");
    for (const QFileInfo& each :
         QDir(sourcePackages()).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot))
        if (QFileInfo::exists(each.filePath() + QStringLiteral("/cards/cards.json")))
            QTest::newRow(qPrintable(each.fileName())) << each.filePath();
}

QStringList valuesOf(const QVariantList& list, const char* key) {
    QStringList values;
    for (const QVariant& each : list)
        values << each.toMap().value(QLatin1String(key)).toString();
    return values;
}

/// A copy of the package with other cards; no cards: none.
class Copy {
public:
    explicit Copy(const QByteArray& cards) {
        const QDir from(santanderFolder());
        const QString to = m_folder.filePath(QStringLiteral("santander"));
        (void)QDir(to).mkpath(QStringLiteral("cards"));
        for (const QString& file : from.entryList({QStringLiteral("*.json")}, QDir::Files))
            QFile::copy(from.filePath(file), to + u'/' + file);
        if (!cards.isEmpty())
            ShellFolder::write(to + QStringLiteral("/cards/cards.json"), cards);
    }
    [[nodiscard]] QString path() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
};

} // namespace

class RulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_languages.choose(QStringLiteral("en")); }

    // The cards of the game

    void everySectionHasOneCardInFourLanguages_data() { addGames(); }
    void everySectionHasOneCardInFourLanguages() {
        QFETCH(const QString, folder);
        const RuleCards cards = ruleCardsIn(folder);
        std::size_t sections = 0;
        for (const RuleSection& section : readPackage(folder.toStdString()).rulebook.sections) {
            if (!section.book.empty())
                continue;
            ++sections;
            const auto card = cards.find(section.section);
            QVERIFY2(card != cards.end(), section.section.c_str());
            for (const std::string_view language : packageLanguages) {
                QVERIFY2(card->second.says.contains(language), section.section.c_str());
                QVERIFY2(card->second.example.empty() || card->second.example.contains(language),
                         section.section.c_str());
            }
        }
        QCOMPARE(cards.size(), sections); // the reader refuses a section twice
        QVERIFY(sections > 100);
    }

    void whatCardsPointAtExists_data() { addGames(); }
    void whatCardsPointAtExists() {
        QFETCH(const QString, folder);
        const GamePackage package = readPackage(folder.toStdString());
        std::set<std::string> touched;
        for (const auto& [section, card] : ruleCardsIn(folder)) {
            for (const std::string& other : card.related) {
                QVERIFY2(package.rulebook.find(RuleRef(other)), other.c_str());
                QVERIFY2(other != section, other.c_str());
            }
            for (const std::string& chart : card.charts)
                QVERIFY2(package.chart(chart), chart.c_str());
            for (const std::string& id : card.rulings) {
                QVERIFY2(std::ranges::find(package.rulings, id, &Ruling::id) !=
                             package.rulings.end(),
                         id.c_str());
                touched.insert(id);
            }
        }
        for (const Ruling& ruling : package.rulings)
            QVERIFY2(touched.contains(ruling.id), ruling.id.c_str());
    }

    void everyRulingSaysWhereItComesFrom() {
        for (const Ruling& ruling : santanderPackage()->rulings) {
            const RulingOrigin origin = originOf(*santanderPackage(), ruling.id);
            for (const std::string_view language : packageLanguages)
                QVERIFY2(origin.words.contains(language), ruling.id.c_str());
            QCOMPARE(origin.doubt == RulingOrigin::Doubt::Unstated,
                     ruling.kind == Ruling::Kind::Option); // nobody doubts an option
        }
        ReadingDesk desk;
        QVERIFY(desk.rules.open(QStringLiteral("8.1.1")));
        const QVariantMap shown = desk.rules.rulings().constFirst().toMap();
        QCOMPARE(shown.value(QStringLiteral("id")), QStringLiteral("K12"));
        QCOMPARE(shown.value(QStringLiteral("doubt")), QStringLiteral("editions"));
        QVERIFY(shown.value(QStringLiteral("origin")).toString().contains("Italian"));
    }

    // Examples on the map

    void examplesLieOnTheMap_data() {
        QTest::addColumn<QString>("section");
        for (const auto& [section, card] : ruleCardsIn(santanderFolder()))
            if (card.board)
                QTest::newRow(section.c_str()) << QString::fromStdString(section);
    }
    /// Everything is there, ways lead from hex to hex, and nothing is beyond the picture's edge.
    void examplesLieOnTheMap() {
        QFETCH(const QString, section);
        const RuleCard card = ruleCardsIn(santanderFolder()).at(section.toStdString());
        QVERIFY(!card.example.empty());
        const LaidBoard board = layOut(*card.board, *santanderPackage());
        QVERIFY2(board.unknown.empty(), board.unknown.empty() ? "" : board.unknown[0].c_str());
        const HexMap& map = santanderPackage()->maps[board.map];
        for (const Stroke& stroke : board.marks.strokes)
            for (std::size_t i = 1; i < stroke.hexes.size(); ++i)
                QVERIFY(stroke.kind == Stroke::Kind::Support ||
                        map.adjacent(stroke.hexes[i - 1], stroke.hexes[i]));
        const BoardGeometry geometry(map);
        const qreal width = card.board->across * geometry.hexWidth();
        QRectF seen(0, 0, width, width * 0.47);
        seen.moveCenter(geometry.centre(board.centre));
        for (const SeenCounter& counter : board.view.counters)
            QVERIFY(seen.contains(geometry.centre(counter.place.hex())));
        for (const MarkedHex& marked : board.marks.hexes)
            QVERIFY(seen.contains(geometry.centre(marked.hex)));
    }
    /// A ZoC is what the rules say: the six hexes round each supplied combat unit of the side.
    void examplesShowTheZonesOfTheirUnits() {
        const GamePackage& package = *santanderPackage();
        const auto attack = find<AttributeId>(package.attributes, "attack");
        const auto oos = find<StatusId>(package.statuses, "oos");
        int zones = 0;
        for (const auto& [section, card] : ruleCardsIn(santanderFolder())) {
            const LaidBoard board = card.board ? layOut(*card.board, package) : LaidBoard();
            for (const ShownLayer& layer : board.marks.layers) {
                if (layer.style != QLatin1String("zone"))
                    continue;
                ++zones;
                std::set<HexId> shown;
                std::set<HexId> wanted;
                for (const ShownLayer::Part& part : layer.parts)
                    shown.insert(part.hex);
                const SideId side = layer.parts.front().side;
                for (const SeenCounter& counter : board.view.counters)
                    if (counter.side == side && counter.statuses[oos.index()] == 0 &&
                        package.counters[counter.counter.index()].has(counter.face, attack))
                        for (Direction direction = 0; direction < directions; ++direction)
                            if (const HexId next = package.maps[board.map].neighbour(
                                    counter.place.hex(), direction);
                                next.exists())
                                wanted.insert(next);
                QVERIFY2(shown == wanted, section.c_str());
            }
        }
        QVERIFY(zones >= 4);
    }
    /// With counters and marks, in the size that is wanted; a section without one has none.
    void examplesArePainted() {
        QTemporaryDir cache;
        Pictures pictures(cache.path());
        Library library({santanderFolder()});
        RuleBrowser rules(library, &pictures);
        library.lookAgain();
        QTRY_VERIFY(!library.isScanning());
        rules.setLanguage(QStringLiteral("en"));
        rules.readFrom(nullptr);
        rules.setProperty("boardSize", QSize(420, 200));
        const auto painted = [&](const char* section) {
            QSignalSpy ready(&pictures, &Pictures::ready);
            if (!rules.open(QLatin1String(section)) || !rules.isOnMap())
                return QImage();
            if (rules.board().isEmpty() && !ready.wait(patience))
                return QImage();
            return rules.board().isEmpty()
                       ? QImage()
                       : pictures.find(ready.constFirst().constFirst().toString());
        };
        const QImage zone = painted("7.1");
        QCOMPARE(zone.size(), QSize(420, 200));
        const QImage moving = painted("7.1.1"); // the same part of the map, another example
        QCOMPARE(moving.size(), zone.size());
        QVERIFY(moving != zone);
        QVERIFY(rules.open(QStringLiteral("1.1")) && !rules.isOnMap() && rules.board().isEmpty());
    }
    void examplesOfAnotherPackageLeaveOutWhatItHasNot() {
        const Copy copy(R"({"format":"esagono-cards","version":1,"cards":[{"section":"6.3","says":
            {"en":"a"},"example":{"en":"b"},"board":{"centre":"2006","counters":[
            {"counter":"NI_1","at":"2006"},{"counter":"NOBODY","at":"2006"},
            {"counter":"NI_2","at":"9999"}]}}]})");
        const RuleCards cards = ruleCardsIn(copy.path() + QStringLiteral("/santander"));
        const LaidBoard board = layOut(*cards.at("6.3").board, *santanderPackage());
        QCOMPARE(board.view.counters.size(), 1U);
        QCOMPARE(board.unknown, (std::vector<std::string>{"NOBODY", "9999"}));
    }

    /// What is read beside the game is no part of it.
    void cardsAreNotInTheDocuments() {
        for (const auto& [name, document] : santanderPackage()->documents)
            QVERIFY2(!QString::fromStdString(name).contains(QStringLiteral("cards")), name.c_str());
    }

    // The reader

    void brokenFilesAreRefused_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* name, const char* cards, const char* named) {
            QTest::newRow(name) << QByteArray(R"({"format":"esagono-cards","version":1,"cards":)") +
                                       cards + "}"
                                << QString::fromLatin1(named);
        };
        QTest::newRow("no JSON") << QByteArray("{\"format\":") << "cards.json";
        QTest::newRow("foreign") << QByteArray(R"({"format":"esagono-tour","version":1})")
                                 << "esagono-cards";
        QTest::newRow("newer") << QByteArray(R"({"format":"esagono-cards","version":9,"cards":[]})")
                               << "9";
        QTest::newRow("no cards") << QByteArray(R"({"format":"esagono-cards","version":1})")
                                  << "/cards";
        row("says nothing", R"([{"section":"1"}])", "/cards/0/says");
        row("empty words", R"([{"section":"1","says":{"en":""}}])", "/cards/0/says");
        row("no section", R"([{"says":{"en":"a"}}])", "/cards/0/section");
        row("section twice",
            R"([{"section":"1","says":{"en":"a"}},{"section":"1","says":{"en":"b"}}])",
            "/cards/1/section");
        row("related is no list", R"([{"section":"1","says":{"en":"a"},"related":"2"}])",
            "/cards/0/related");
        row("related twice", R"([{"section":"1","says":{"en":"a"},"related":["2","2"]}])",
            "/cards/0/related/1");
        row("board without a centre", R"([{"section":"1","says":{"en":"a"},"board":{}}])",
            "/cards/0/board/centre");
        row("board with an unknown mark",
            R"([{"section":"1","says":{"en":"a"},"board":{"centre":"2006","hexes":[{"hex":"2006",
                "mark":"pink"}]}}])",
            "/cards/0/board/hexes/0/mark");
        row("board larger than any map",
            R"([{"section":"1","says":{"en":"a"},"board":{"centre":"2006","across":4000}}])",
            "/cards/0/board/across");
        row("example is a number", R"([{"section":"1","says":{"en":"a"},"example":3}])",
            "/cards/0/example");
    }
    /// With a message that names the place; the titles stay.
    void brokenFilesAreRefused() {
        QFETCH(const QByteArray, file);
        QFETCH(const QString, named);
        try {
            (void)readRuleCards(readRecord(file.toStdString(), "cards/cards.json"));
            QFAIL("it was read");
        } catch (const Fault& fault) {
            const QString said = phrase(fault.text(), QStringLiteral("en"));
            QVERIFY2(said.contains(named), qPrintable(said));
        }
        const Copy copy(file);
        ReadingDesk desk(copy.path());
        QVERIFY2(desk.rules.problem().contains(named), qPrintable(desk.rules.problem()));
        QVERIFY(desk.rules.open(QStringLiteral("8.1.1")));
        QCOMPARE(desk.rules.heading(), QStringLiteral("Hexes without supply"));
        QVERIFY(desk.rules.says().isEmpty());
    }

    void missingFileLeavesTheTitles() {
        const Copy copy({});
        ReadingDesk desk(copy.path());
        QVERIFY(desk.rules.sectionCount() > 100);
        QVERIFY(!desk.rules.problem().isEmpty());
        QVERIFY(desk.rules.says().isEmpty());
    }

    // Contents and search

    void contentsFollowTheBook() {
        ReadingDesk desk;
        QAbstractItemModelTester tester(desk.rules.contents());
        const auto depth = [&](const char* section) {
            const RuleContents& all = *desk.rules.contents();
            const int row = all.rowOf(QString::fromUtf8(section));
            return all.data(all.index(row), RuleContents::DepthRole).toInt();
        };
        QCOMPARE(desk.rules.contents()->count(), 103);
        QCOMPARE(depth("8"), 0);
        QCOMPARE(depth("8.1"), 1);
        QCOMPARE(depth("8.1.1"), 2);
        QCOMPARE(depth("3.B.2"), 2);
        QCOMPARE(depth("Δ1"), 2); // a step of 10.2
        QCOMPARE(depth("Crediti"), 0);
        QVERIFY(desk.rules.open(QStringLiteral("Δ1")));
        QCOMPARE(valuesOf(desk.rules.path(), "section"),
                 QStringList({QStringLiteral("10"), QStringLiteral("10.2"), QStringLiteral("Δ1")}));
    }

    void searchFindsAllWordsWhateverTheirCaseAndAccents_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("found"); // among others
        QTest::newRow("title") << "en"
                               << "hexes without supply"
                               << "8.1.1";
        QTest::newRow("capitals") << "en"
                                  << "HEXES WithOut"
                                  << "8.1.1";
        QTest::newRow("number") << "en"
                                << "10.4.1"
                                << "10.4.1";
        QTest::newRow("accents left out") << "fr"
                                          << "echelle"
                                          << "1.2";
        QTest::newRow("card") << "en"
                              << "six-sided die types"
                              << "1.1";
        QTest::newRow("example") << "it"
                                 << "1/IV attacco difesa"
                                 << "6.3";
    }
    void searchFindsAllWordsWhateverTheirCaseAndAccents() {
        QFETCH(const QString, language);
        QFETCH(const QString, words);
        QFETCH(const QString, found);
        ReadingDesk desk;
        desk.rules.chooseLanguage(language);
        desk.rules.setSearch(words);
        QVERIFY(desk.rules.contents()->rowOf(found) >= 0);
        QVERIFY2(desk.rules.hits() > 0 && desk.rules.hits() < 30,
                 qPrintable(QString::number(desk.rules.hits())));
        desk.rules.setSearch(words + QStringLiteral(" xyzzy"));
        QCOMPARE(desk.rules.hits(), 0);
        desk.rules.setSearch({});
        QCOMPARE(desk.rules.hits(), desk.rules.sectionCount());
    }

    // The way one came

    void wayIsRemembered() {
        ReadingDesk desk;
        RuleBrowser& rules = desk.rules;
        QCOMPARE(rules.section(), QStringLiteral("1"));
        QVERIFY(!rules.canGoBack() && !rules.canGoForward());
        QVERIFY(rules.open(QStringLiteral("6.2")));
        QVERIFY(rules.open(QStringLiteral("10.5/A17"))); // a ruling on 10.5
        QCOMPARE(rules.section(), QStringLiteral("10.5"));
        QVERIFY(!rules.open(QStringLiteral("99.9")));
        QCOMPARE(rules.section(), QStringLiteral("10.5"));
        rules.goBack();
        QCOMPARE(rules.section(), QStringLiteral("6.2"));
        QVERIFY(rules.canGoForward());
        rules.goForward();
        QCOMPARE(rules.section(), QStringLiteral("10.5"));
        rules.goBack();
        rules.goBack();
        QVERIFY(!rules.canGoBack());
        QVERIFY(rules.open(QStringLiteral("7")));
        QVERIFY(!rules.canGoForward()); // another way now
        rules.step(1);
        QCOMPARE(rules.section(), QStringLiteral("7.1"));
    }

    // Words

    void languageFollowsTheInterfaceUntilAnotherIsChosen() {
        ReadingDesk desk;
        RuleBrowser& rules = desk.rules;
        QVERIFY(rules.open(QStringLiteral("6.3")));
        QSignalSpy changed(&rules, &RuleBrowser::shownChanged);
        const QString english = rules.says();
        rules.setLanguage(QStringLiteral("it"));
        QVERIFY(!changed.isEmpty());
        const QString italian = rules.says();
        QVERIFY(italian != english && rules.language() == QLatin1String("it"));
        rules.chooseLanguage(QStringLiteral("fr"));
        const QString french = rules.says();
        QVERIFY(french.contains(QStringLiteral("ravitaillement")));
        rules.setLanguage(QStringLiteral("es"));
        QCOMPARE(rules.says(), french);
        rules.chooseLanguage(QStringLiteral("es"));
        QVERIFY(rules.says().contains(QStringLiteral("desabastecida")));
        rules.setLanguage(QStringLiteral("en"));
        QCOMPARE(rules.says(), english);
    }

    void missingLanguageIsVisible() {
        const Copy copy(R"({"format":"esagono-cards","version":1,"cards":[
            {"section":"6.3","says":{"it":"Solo italiano.","es":"También español."}}]})");
        ReadingDesk desk(copy.path());
        QVERIFY(desk.rules.open(QStringLiteral("6.3")));
        QVERIFY(!desk.rules.says().isEmpty());
        QVERIFY(!desk.rules.fallback().isEmpty());
        desk.rules.chooseLanguage(QStringLiteral("it"));
        QCOMPARE(desk.rules.says(), QStringLiteral("Solo italiano."));
        QVERIFY(desk.rules.fallback().isEmpty());
    }

    void sectionsInTheTextAreLinks() {
        const Copy copy(R"({"format":"esagono-cards","version":1,"cards":[{"section":"6.3","says":
            {"en":"See 6.2, 6.3 and Δ1 (not 99.9) & <b> 1.5."}}]})");
        ReadingDesk desk(copy.path());
        QVERIFY(desk.rules.open(QStringLiteral("6.3")));
        QCOMPARE(desk.rules.says(),
                 QStringLiteral("See <a href=\"6.2\">6.2</a>, 6.3 and <a href=\"Δ1\">Δ1</a> "
                                "(not 99.9) &amp; &lt;b&gt; 1.5."));
    }

    // A game on the table

    void rulingsAreThoseOfTheGame() {
        TestTable table;
        QCOMPARE(table.santander(QStringLiteral("campaign"),
                                 {{QStringLiteral("air_combat"), QStringLiteral("on")}}),
                 QString());
        const auto chosen = [](const RuleBrowser& rules) {
            for (const QVariant& each : rules.rulings())
                if (each.toMap().value(QStringLiteral("id")) == QLatin1String("air_combat"))
                    for (const QVariant& choice :
                         each.toMap().value(QStringLiteral("choices")).toList())
                        if (choice.toMap().value(QStringLiteral("chosen")).toBool())
                            return choice.toMap().value(QStringLiteral("label")).toString();
            return QString();
        };
        ReadingDesk desk;
        QVERIFY(desk.rules.open(QStringLiteral("15.1")));
        QCOMPARE(chosen(desk.rules), QStringLiteral("No"));
        desk.rules.readFrom(&table.game);
        QCOMPARE(desk.rules.section(), QStringLiteral("15.1"));
        QVERIFY(chosen(desk.rules).startsWith(QStringLiteral("Yes")));
        desk.rules.readFrom(nullptr);
        QCOMPARE(chosen(desk.rules), QStringLiteral("No"));
    }

    /// Row and column are those of the last throw, in the game and at each moment of its replay.
    void tablesAreMarkedWhereTheyWereReadLast() {
        PlayedGame game = PlayedGame::golden("campaign.txt");
        const QString diary = QString::fromStdString(game.diary().string());
        TestTable table;
        QCOMPARE(table.open(diary), QString());
        const auto combat = [](const std::vector<DiceReading>& readings) {
            const auto found = std::ranges::find(readings, "combat", &DiceReading::chart);
            return found == readings.end() ? DiceReading() : *found;
        };
        QTRY_VERIFY(combat(table.game.lastReadings()).row.has_value());
        QTRY_VERIFY(!table.game.log()->isReading());
        const DiceReading last = combat(table.game.lastReadings());

        ReplayTable replay;
        QSignalSpy opened(&replay, &ReplayTable::opened);
        replay.openDiary(diary);
        QTRY_COMPARE(opened.count(), 1);
        replay.winder()->seek(replay.winder()->end());
        QCOMPARE(combat(replay.lastReadings()), last);
        replay.winder()->seek(0);
        QVERIFY(replay.lastReadings().empty());

        ReadingDesk desk;
        QVERIFY(desk.rules.open(QStringLiteral("10.3")));
        const auto chart = [&] {
            for (const QVariant& each : desk.rules.charts())
                if (each.toMap().value(QStringLiteral("id")) == QLatin1String("combat"))
                    return each.toMap();
            return QVariantMap();
        };
        QCOMPARE(chart().value(QStringLiteral("row")).toInt(), -1);
        QVERIFY(!chart().value(QStringLiteral("legend")).toList().isEmpty());
        // losses of two sides are no fraction: the row of a 2, as it is printed
        const QVariantMap row = chart().value(QStringLiteral("rows")).toList().at(3).toMap();
        QCOMPARE(row.value(QStringLiteral("cells")).toStringList().join(u' '),
                 QStringLiteral("2/0 2/0 1/0 1/0 1/1 1/1 0/1 0/2"));
        desk.rules.readFrom(&table.game);
        QCOMPARE(chart().value(QStringLiteral("row")).toInt(), int(*last.row));
        QCOMPARE(chart().value(QStringLiteral("column")).toInt(), int(*last.column));
    }

private:
    Languages m_languages;
};

ESAGONO_TESTS(RulesTest)
#include "tst_rules.moc"
