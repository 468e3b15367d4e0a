// SPDX-License-Identifier: GPL-3.0-or-later
// A board made from nothing in the window and played on at once: the wizard's questions answered,
// hexes painted, counters dragged onto them, the unsaved package begun with the rules of the test
// game, and a unit moved.
#include "app/actions.h"
#include "app/board/scene/board_item.h"
#include "tests/app/shell_fixture.h"
#include "tests/app/test_program.h"

using namespace esagono;

namespace esagono {

/// The window on a shelf with the test game alone.
class WizardStudio {
public:
    WizardStudio()
        : shell(options(), nullptr, withSkirmish()) {}

    [[nodiscard]] Workbench& bench() { return shell.workbench(); }
    [[nodiscard]] BoardItem* board() { return qobject_cast<BoardItem*>(part(shell, "board")); }
    void settle() {
        QTRY_VERIFY(!shell.isBusy());
        shell.window()->grabWindow();
        letPass();
    }
    void press(const char* name) {
        settle();
        QTRY_VERIFY2(part(shell, name) && part(shell, name)->isVisible(), name);
        QVERIFY2(part(shell, name)->isEnabled(), name);
        click(shell, part(shell, name));
        settle();
    }
    void type(const QString& text) {
        for (const QChar letter : text)
            QTest::keyClick(shell.window(), letter.toLatin1());
    }
    /// A number into a field between two buttons.
    void enter(const char* name, int number) {
        press(name);
        QTest::keyClick(shell.window(), Qt::Key_A, Qt::ControlModifier);
        type(QString::number(number));
        QTest::keyClick(shell.window(), Qt::Key_Tab);
        QCOMPARE(part(shell, name)->property("value").toInt(), number);
    }
    void drag(QPoint from, QPoint to) {
        QTest::mousePress(shell.window(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 10; ++step) {
            QTest::mouseMove(shell.window(), from + (to - from) * step / 10);
            letPass();
        }
        QTest::mouseRelease(shell.window(), Qt::LeftButton, {}, to);
        settle();
    }
    [[nodiscard]] QPoint at(const char* number) {
        return board()
            ->mapToScene(board()->itemPos(board()->hexNumbered(QLatin1String(number))))
            .toPoint();
    }
    [[nodiscard]] int counter(const char* id) {
        return int(find<CounterId>(bench().package()->counters, id).value);
    }
    [[nodiscard]] QPoint piece(const char* id) {
        const QString name = QStringLiteral("piece_%1").arg(counter(id));
        const QQuickItem* const item = part(shell, qPrintable(name));
        return item ? item->mapToScene({item->width() / 2, item->height() / 2}).toPoint()
                    : QPoint();
    }

    ShellFolder folder;
    Shell shell;

private:
    StartOptions options() {
        ShellFolder::write(folder.settings(),
                           "[General]\ntourSeen=true\nanimationSpeed=0\nreducedMotion=true\n"
                           "curtain=false\nconfirmEndPhase=false\n");
        return folder.options(QStringLiteral("en"),
                              {QStringLiteral(ESAGONO_SOURCE_DIR "/tests/skirmish")});
    }
};

} // namespace esagono

class EditorWizardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sidesGetNamesAndColoursAndThereMayBeFour() {
        WizardStudio studio;
        QVERIFY(studio.shell.open());
        studio.settle();
        QVERIFY(Actions::of(studio.shell.engine())->trigger(QStringLiteral("editor.new")));
        studio.settle();
        studio.type(QStringLiteral("Three banners"));
        studio.press("addSide");
        QVERIFY(part(studio.shell, "newSide_2"));
        studio.press("newSide_2");
        QTest::keyClick(studio.shell.window(), Qt::Key_A, Qt::ControlModifier);
        studio.type(QStringLiteral("Greys"));
        studio.press("newColour_2");
        studio.press("colour_7");
        QTRY_VERIFY(!part(studio.shell, "colour_7") ||
                    !part(studio.shell, "colour_7")->isVisible());
        studio.press("newOrientation"); // the middle: the second of two
        studio.enter("newRows", 4);
        studio.enter("newColumns", 5);
        studio.press("makePackage");
        QTRY_VERIFY(studio.bench().package());
        const GamePackage& package = *studio.bench().package();
        QCOMPARE(package.maps[0].size(), std::size_t(20));
        QCOMPARE(package.sides.size(), std::size_t(3));
        QCOMPARE(package.sides[2].id, std::string("greys"));
        QCOMPARE(package.sides[2].colour, std::string("#5a5f66"));
        QCOMPARE(studio.bench().findings()->errors(), 0);
    }

    void aBoardMadeFromNothingIsPlayedOn() {
        WizardStudio studio;
        QVERIFY(studio.shell.open());
        QTRY_VERIFY(!studio.bench().desk()->property("games").toList().isEmpty());
        QVERIFY(Actions::of(studio.shell.engine())->trigger(QStringLiteral("editor.new")));
        studio.settle();

        // The wizard
        studio.type(QStringLiteral("My board"));
        part(studio.shell, "newRules")->forceActiveFocus();
        QTest::keyClick(studio.shell.window(), Qt::Key_Down); // the first of the games
        studio.enter("newRows", 7);
        studio.enter("newColumns", 8);
        studio.enter("newTurns", 5);
        studio.press("makePackage");
        QTRY_VERIFY(studio.bench().package());
        QCOMPARE(studio.bench().package()->rules, std::string("skirmish"));
        QCOMPARE(studio.bench().package()->maps[0].size(), std::size_t(56));
        QVERIFY(studio.bench().package()->maps[0].area("red_edge").exists()); // for reinforcements

        // Painting
        QTRY_VERIFY(studio.board() && studio.bench().map()->board()->setting());
        studio.press("tool_brush");
        studio.bench().map()->hand()->setProperty("terrain", QStringLiteral("woods"));
        studio.drag(studio.at("0402"), studio.at("0404"));
        const Record& terrain = studio.bench().documents().at("map.json")["terrain"];
        QCOMPARE(terrain.at("0403"), Record("woods"));
        QCOMPARE(terrain.at("0505"), Record("clear"));

        // The set-up
        studio.bench().setProperty("page", QStringLiteral("scenarios"));
        studio.settle();
        QTRY_VERIFY(studio.bench().scenarios()->setup()->board()->setting() && studio.board());
        studio.settle();
        const std::pair<const char*, const char*> places[] = {
            {"r1", "0603"}, {"r2", "0606"}, {"b1", "0203"}, {"b2", "0206"}};
        for (const auto& [unit, place] : places) {
            studio.drag(studio.piece(unit), studio.at(place));
            QCOMPARE(SetupDraft(studio.bench().documents(), 0).standing({}).at(unit).at,
                     std::string(place));
        }
        QVERIFY(!studio.bench().isSaved());

        // Play it now
        studio.settle();
        studio.shell.playtest();
        PlayTable& play = studio.shell.play();
        QTRY_VERIFY(play.isOpen());
        studio.settle();
        for (int bid = 0; bid < 2; ++bid) { // both sides pay nothing
            play.hand()->toggleChoice(0);
            play.hand()->confirm();
            studio.settle();
        }
        const auto placeNow = [&](const char* unit) {
            const Place where = placeOf(play.view(), CounterId(std::size_t(studio.counter(unit))));
            return where.isHex() ? play.hexLabel(int(where.hex().index())) : QString();
        };
        QCOMPARE(placeNow("r1"), QStringLiteral("0603"));
        const char* const mover =
            play.highlights().counters.empty() || play.highlights().counters[0].counter.index() <
                                                      std::size_t(studio.counter("b1"))
                ? "r1"
                : "b1";
        const QString from = placeNow(mover);
        QTest::mouseClick(studio.shell.window(), Qt::LeftButton, {}, studio.at(qPrintable(from)));
        studio.settle();
        QString to; // away from the enemy, who would fire at what comes near
        for (const MarkedHex& each : play.highlights().hexes)
            if (const QString hex = play.hexLabel(int(each.hex.index()));
                each.mark == HexMark::Reach && hex != from &&
                (to.isEmpty() || (mover[0] == 'r' ? hex > to : hex < to)))
                to = hex;
        QVERIFY(!to.isEmpty());
        QTest::mouseClick(studio.shell.window(), Qt::LeftButton, {}, studio.at(qPrintable(to)));
        studio.settle();
        QCOMPARE(placeNow(mover), to);
        studio.shell.closeGame();
        QCOMPARE(studio.shell.page(), QStringLiteral("editor"));
    }
};

ESAGONO_TESTS(EditorWizardTest)
#include "tst_editor_wizard.moc"
