// SPDX-License-Identifier: GPL-3.0-or-later
// The rules to read in place: the cards of the game, the reader of such files, contents, search,
// the way back, languages, rulings and tables of a game on the table.
#include "languages.h"
#include "play_table.h"
#include "played_game.h"
#include "replay/replay_controller.h"
#include "rules/rule_browser.h"
#include "shell_fixture.h"
#include "text_formatter.h"

#include "core/fault.h"
#include "kit/package_reader.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace esagono;

namespace {

QString santanderFolder() {
    return sourcePackages() + QStringLiteral("/santander");
}

std::shared_ptr<const GamePackage> santander() {
    static const auto package =
        std::make_shared<const GamePackage>(readPackage(santanderFolder().toStdString()));
    return package;
}

QStringList valuesOf(const QVariantList& list, const char* key) {
    QStringList values;
    for (const QVariant& each : list)
        values << each.toMap().value(QLatin1String(key)).toString();
    return values;
}

/// A shelf with the packages of a folder, and the rules on it.
struct Desk {
    explicit Desk(const QString& folder = sourcePackages())
        : library({folder}) {
        library.lookAgain();
        [&] { QTRY_VERIFY(!library.isScanning()); }();
        rules.setLanguage(QStringLiteral("en"));
        rules.readFrom(nullptr);
    }
    Library library;
    RuleBrowser rules{library};
};

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

    void everySectionHasOneCardInFourLanguages() {
        const RuleCards cards = ruleCardsIn(santanderFolder());
        std::size_t sections = 0;
        for (const RuleSection& section : santander()->rulebook.sections) {
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

    void whatCardsPointAtExists() {
        const GamePackage& package = *santander();
        std::set<std::string> touched;
        for (const auto& [section, card] : ruleCardsIn(santanderFolder())) {
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

    /// What is read beside the game is no part of it.
    void cardsAreNotInTheDocuments() {
        for (const auto& [name, document] : santander()->documents)
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
        Desk desk(copy.path());
        QVERIFY2(desk.rules.problem().contains(named), qPrintable(desk.rules.problem()));
        QVERIFY(desk.rules.open(QStringLiteral("8.1.1")));
        QCOMPARE(desk.rules.heading(), QStringLiteral("Hexes without supply"));
        QVERIFY(desk.rules.says().isEmpty());
    }

    void missingFileLeavesTheTitles() {
        const Copy copy({});
        Desk desk(copy.path());
        QVERIFY(desk.rules.sectionCount() > 100);
        QVERIFY(!desk.rules.problem().isEmpty());
        QVERIFY(desk.rules.says().isEmpty());
    }

    // Contents and search

    void contentsFollowTheBook() {
        Desk desk;
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
        Desk desk;
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
        Desk desk;
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
        Desk desk;
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
        Desk desk(copy.path());
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
        Desk desk(copy.path());
        QVERIFY(desk.rules.open(QStringLiteral("6.3")));
        QCOMPARE(desk.rules.says(),
                 QStringLiteral("See <a href=\"6.2\">6.2</a>, 6.3 and <a href=\"Δ1\">Δ1</a> "
                                "(not 99.9) &amp; &lt;b&gt; 1.5."));
    }

    // A game on the table

    void rulingsAreThoseOfTheGame() {
        PlayTable table;
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
        Desk desk;
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
        PlayTable table;
        QCOMPARE(table.open(diary), QString());
        const auto combat = [](const std::vector<DiceReading>& readings) {
            const auto found = std::ranges::find(readings, "combat", &DiceReading::chart);
            return found == readings.end() ? DiceReading() : *found;
        };
        QTRY_VERIFY(combat(table.game.lastReadings()).row.has_value());
        QTRY_VERIFY(!table.game.log()->isReading());
        const DiceReading last = combat(table.game.lastReadings());

        ReplayController replay;
        QSignalSpy opened(&replay, &ReplayController::opened);
        replay.openDiary(diary);
        QTRY_COMPARE(opened.count(), 1);
        replay.seek(replay.end());
        QCOMPARE(combat(replay.lastReadings()), last);
        replay.seek(0);
        QVERIFY(replay.lastReadings().empty());

        Desk desk;
        QVERIFY(desk.rules.open(QStringLiteral("10.3")));
        const auto chart = [&] {
            for (const QVariant& each : desk.rules.charts())
                if (each.toMap().value(QStringLiteral("id")) == QLatin1String("combat"))
                    return each.toMap();
            return QVariantMap();
        };
        QCOMPARE(chart().value(QStringLiteral("row")).toInt(), -1);
        QVERIFY(!chart().value(QStringLiteral("legend")).toList().isEmpty());
        desk.rules.readFrom(&table.game);
        QCOMPARE(chart().value(QStringLiteral("row")).toInt(), int(*last.row));
        QCOMPARE(chart().value(QStringLiteral("column")).toInt(), int(*last.column));
    }

private:
    Languages m_languages;
};

QTEST_MAIN(RulesTest)
#include "tst_rules.moc"
