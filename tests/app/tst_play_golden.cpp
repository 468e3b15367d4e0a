// SPDX-License-Identifier: GPL-3.0-or-later
// Whole recorded games of Santander 1937, every command of them clicked as a player would: nothing
// the rules allow is out of the interface's reach, and the table is the same at every step.
#include "play_table.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "kit/package_reader.h"
#include "santander/rule_lines.h"
#endif

using namespace esagono;

namespace {

/// Whether an offer can still become this command.
bool leadsTo(const Offer& offer, const Command& command) {
    if (offer.verb != command.verb)
        return false;
    for (std::size_t i = 0; i < offer.arguments.fields(); ++i) {
        const bool isOpen = offer.kind != OfferKind::Button && i == offer.open;
        const auto settled = offer.arguments.list(i);
        const auto wanted = command.arguments.list(i);
        if (!isOpen && !settled.empty() && !std::ranges::equal(settled, wanted))
            return false;
    }
    return true;
}

/// Somebody who has a command in mind and looks for where to click.
class Finger {
public:
    Finger(PlayTable& at, const Position& now, const Command& wanted)
        : m_table(at)
        , m_position(now)
        , m_command(wanted) {}

    void go() {
        const std::vector<Offer> roots = offersTo(m_position, m_command.side);
        for (std::size_t i = 0; i < roots.size(); ++i)
            if (leadsTo(roots[i], m_command)) {
                m_row = int(i);
                answer(roots[i]);
                return;
            }
    }

private:
    void answer(const Offer& offer) {
        PlayController& game = m_table.game;
        if (offer.kind == OfferKind::Button) {
            game.pressOffer(m_row);
            return;
        }
        const auto list = m_command.arguments.list(offer.open);
        const bool isRoot = m_depth++ == 0;
        switch (offer.kind) {
        case OfferKind::Path:
            if (isRoot && game.openOffer() != m_row)
                game.pressOffer(m_row);
            game.clickHex(list.back(), -1, Qt::ControlModifier);
            return;
        case OfferKind::Hexes:
            if (isRoot && !game.offers()->rows()[m_row].onMap)
                game.pressOffer(m_row);
            game.clickHex(list.front(), -1, Qt::ControlModifier);
            break;
        case OfferKind::Units:
            if (offer.leadsOn) {
                game.selectCounter(list.front(), false);
                break;
            }
            if (isRoot && game.openOffer() != m_row)
                game.pressOffer(m_row);
            for (const std::int32_t each : list)
                choose(each);
            game.confirm();
            return;
        case OfferKind::Allocation:
            for (std::size_t i = 0; i + 1 < list.size(); i += 2)
                game.setAmount(rowOf(list[i]), list[i + 1]);
            game.confirm();
            return;
        default:
            choose(list.front());
            game.confirm();
            return;
        }
        if (offer.leadsOn)
            for (const Offer& further : furtherOffers(m_position, m_command.side, offer, list))
                if (leadsTo(further, m_command)) {
                    answer(further);
                    return;
                }
    }
    [[nodiscard]] int rowOf(std::int32_t value) const {
        const auto& rows = m_table.game.choices()->rows();
        for (int i = 0; i < rows.size(); ++i)
            if (rows[i].value == value)
                return i;
        return -1;
    }
    void choose(std::int32_t value) {
        const int row = rowOf(value);
        if (row >= 0 && !m_table.game.choices()->rows()[row].chosen)
            m_table.game.toggleChoice(row);
    }

    PlayTable& m_table;
    Position m_position;
    Command m_command;
    int m_row = -1;
    int m_depth = 0;
};

} // namespace

class PlayGoldenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCommandCanBeClicked_data();
    void everyCommandCanBeClicked();
};

void PlayGoldenTest::everyCommandCanBeClicked_data() {
    QTest::addColumn<QString>("file");
    QTest::newRow("a free set-up in the fog") << QStringLiteral("opening.txt");
    QTest::newRow("a campaign") << QStringLiteral("campaign.txt");
    QTest::newRow("rare events") << QStringLiteral("events.txt");
}

void PlayGoldenTest::everyCommandCanBeClicked() {
    QFETCH(QString, file);
    const auto golden = santander::GoldenGame::read(santander::goldenFolder() / file.toStdString());
    PlayTable table;
    QVariantMap rulings;
    for (const auto& [ruling, choice] : golden.rulings)
        rulings.insert(QString::fromStdString(ruling), QString::fromStdString(choice));
    QCOMPARE(table.santander(QString::fromStdString(golden.scenario), rulings), QString());

    // The same game without an interface, step by step.
    const QString reference = table.folder.filePath(QStringLiteral("reference.esagono"));
    const auto match = Match::create(
        reference.toStdString(),
        readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR "/resources/santander")), allGames(),
        {.scenario = golden.scenario, .rulings = golden.rulings, .at = "now"});
    for (const auto& turn : golden.turns) {
        const std::size_t colon = turn.command.find(':');
        const std::string line = turn.command.substr(colon + 2);
        const SideId side =
            find<SideId>(match->setting().package().sides, turn.command.substr(0, colon));
        QCOMPARE(table.game.side(), int(side.value));
        const Command command =
            santander::commandFrom(match->position(), match->scribe(), side, line);
        const std::vector<int> dice = santander::diceFrom(line);
        QSignalSpy done(&table.game, &PlayController::commandDone);
        Finger(table, match->position(), command).go();
        if (table.game.wantsDice())
            table.game.tellDice(QList<int>(dice.begin(), dice.end()));
        QVERIFY2(done.count() == 1,
                 qPrintable(QString::fromStdString(turn.command) + u' ' +
                            table.game.reason()->text() + table.game.confirmWhyNot()));
        QVERIFY(match->submit(command, "now", dice));
        const Position position = match->position();
        const View seen = viewOf(
            position, position.isOver() ? Viewer::umpire()
                                        : Viewer::of(SideId(std::size_t(table.game.side()))));
        QVERIFY2(seen.counters == table.game.view().counters, turn.command.c_str());
        QVERIFY(seen.control == table.game.view().control);
        QVERIFY(seen.tracks == table.game.view().tracks);
    }
    qInfo("longest work on the interface's thread: %d ms over %d commands",
          table.game.longestWorkMs(), int(golden.turns.size()));
}

QTEST_MAIN(PlayGoldenTest)
#include "tst_play_golden.moc"
