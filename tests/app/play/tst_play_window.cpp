// SPDX-License-Identifier: GPL-3.0-or-later
// A whole recorded campaign in the window, to its end: every panel follows every command, nothing
// falls over, nobody complains. And its first turn in each language.
#include "tests/app/board/finger.h"
#include "tests/app/shell_fixture.h"
#include "tests/app/test_program.h"
#include "tests/app/window_inspector.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/kit/reading/package_reader.h"
#include "tests/rows/rule_lines.h"
#endif

#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>

using namespace esagono;

namespace {

/// Looks at the window at every touch.
class LookingFinger : public Finger {
public:
    LookingFinger(PlayTable& game, const Position& now, const Command& wanted,
                  const std::function<void()>& look)
        : Finger(game, now, wanted)
        , m_look(look) {}

private:
    void touch(const std::function<void()>& what) override {
        what();
        QCoreApplication::processEvents();
        m_look();
    }
    const std::function<void()>& m_look;
};

} // namespace

class PlayWindowTest : public QObject {
    Q_OBJECT

    /// A window with the recorded campaign on its table, played before its eyes.
    class Performance {
    public:
        explicit Performance(const QString& language) {
            ShellFolder::write(m_folder.settings(), "[General]\ntourSeen=true\nanimationSpeed=0\n"
                                                    "reducedMotion=true\ncurtain=false\n");
            m_shell = std::make_unique<Shell>(m_folder.options(language));
        }
        [[nodiscard]] Shell& shell() { return *m_shell; }
        [[nodiscard]] Position position() const { return m_match->position(); }
        void begin();
        /// The next command; `look` is called whenever something was touched.
        void act(const std::function<void()>& look);
        [[nodiscard]] bool isDone() const { return m_next == m_golden.turns.size(); }

    private:
        ShellFolder m_folder;
        std::unique_ptr<Shell> m_shell;
        GoldenGame m_golden = GoldenGame::read(goldenFolder() / "campaign.txt");
        std::unique_ptr<Match> m_match; // the same game without an interface
        std::size_t m_next = 0;
    };

private Q_SLOTS:
    void initTestCase() { settleAppearance(StartOptions::Appearance::Light); }

    void campaignIsPlayedToItsEnd() {
        failOnWarnings();
        Performance campaign(QStringLiteral("en"));
        campaign.begin();
        while (!campaign.isDone() && !QTest::currentTestFailed())
            campaign.act([] {});
        const Shell& shell = campaign.shell();
        QVERIFY(campaign.shell().play().turn()->isFinished());
        QTRY_VERIFY(part(shell, "gameOver") && part(shell, "gameOver")->isVisible());
        QVERIFY(textOf(part(shell, "gameOverResult")).contains(QStringLiteral("Nationalists")));
    }

    void turnIsPlayedInEveryLanguage_data() {
        QTest::addColumn<QString>("language");
        for (const QString& code : Languages::codes())
            QTest::newRow(qPrintable(code)) << code;
    }
    /// From the set-up to the second turn: at no touch a message's id, or the place of something to
    /// be put into it, can be read or heard.
    void turnIsPlayedInEveryLanguage() {
        QFETCH(const QString, language);
        Performance campaign(language);
        campaign.begin();
        QSet<QString> heard;
        const auto look = [&] {
            for (const QString& words : wordsOf(*campaign.shell().window())) {
                const QString raw = rawIn(words);
                if (!heard.contains(words) && !raw.isEmpty())
                    QTest::qFail(qPrintable(raw + QStringLiteral(" in: ") + words), __FILE__,
                                 __LINE__);
                heard << words;
            }
        };
        const TrackId turn = find<TrackId>(campaign.position().package().tracks, "turn");
        QVERIFY(turn.exists());
        while (campaign.position().track(turn) < 2 && !QTest::currentTestFailed())
            campaign.act(look);
        QVERIFY(heard.size() > 200); // it has really been looked at
    }
};

void PlayWindowTest::Performance::begin() {
    QVERIFY(m_shell->open());
    QTRY_VERIFY(m_shell->library().find(QStringLiteral("santander")));
    const std::filesystem::path packageFolder(ESAGONO_SOURCE_DIR "/resources/santander");
    m_match =
        Match::create(m_folder.path(QStringLiteral("reference.esagono")).toStdString(),
                      readPackage(packageFolder), allGames(),
                      {.scenario = m_golden.scenario, .rulings = m_golden.rulings, .at = "now"});
    QVariantMap rulings;
    for (const auto& [ruling, choice] : m_golden.rulings)
        rulings.insert(QString::fromStdString(ruling), QString::fromStdString(choice));
    m_shell->play().begin(QString::fromStdString(packageFolder.string()),
                          QString::fromStdString(m_golden.scenario), rulings, {},
                          QStringLiteral("told"), m_folder.path(QStringLiteral("game.esagono")));
    QTRY_VERIFY(m_shell->play().isOpen());
    QTRY_VERIFY(part(*m_shell, "promptBar"));
}

void PlayWindowTest::Performance::act(const std::function<void()>& look) {
    const auto& turn = m_golden.turns[m_next++];
    PlayTable& game = m_shell->play();
    const std::size_t colon = turn.command.find(':');
    const std::string line = turn.command.substr(colon + 2);
    const SideId side =
        find<SideId>(m_match->setting().package().sides, turn.command.substr(0, colon));
    const Command command = commandFrom(m_match->position(), m_match->scribe(), side, line);
    const std::vector<int> dice = diceFrom(line);
    QSignalSpy done(&game, &PlayTable::commandDone);
    LookingFinger(game, m_match->position(), command, look).go();
    QCoreApplication::processEvents();
    if (game.realDice()->areWanted())
        game.realDice()->tellDice(QList<int>(dice.begin(), dice.end()));
    QVERIFY2(done.count() == 1, turn.command.c_str());
    QVERIFY(m_match->submit(command, "now", dice));
    QSignalSpy drawn(m_shell->window(), &QQuickWindow::frameSwapped);
    m_shell->window()->update();
    QTRY_VERIFY(drawn.count() > 0);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    look();
}

ESAGONO_TESTS(PlayWindowTest)
#include "tst_play_window.moc"
