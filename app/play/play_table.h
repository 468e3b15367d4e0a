// SPDX-License-Identifier: GPL-3.0-or-later
// A game being played on the screen: the match, what of it is shown, and the parts that play it:
// the hand, the gestures, the turn, undo, real dice, who looks. Knows no game; every rule is asked
// of the engine.
#pragma once

#include "app/play/diary_state.h"
#include "app/play/hand/gestures.h"
#include "app/play/hand/hand.h"
#include "app/play/play_panels.h"
#include "app/play/turn/real_dice.h"
#include "app/play/turn/turn.h"
#include "app/play/turn/undo.h"
#include "app/play/viewpoint.h"
#include "app/table/table.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/play/game_opening.h"
#include "app/table/layering.h"
#include "app/table/work_watch.h"
#include "engine/all_games.h"
#include "engine/play/seat.h"
#endif

#include <QFutureWatcher>
#include <QStringList>
#include <QVariant>

#include <memory>
#include <optional>

namespace esagono {

class PlayTable : public esagono::Table {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game is given to its page")
    Q_PROPERTY(bool readOnly READ isReadOnly NOTIFY openChanged)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    Q_PROPERTY(int longestWorkMs READ longestWorkMs NOTIFY commandDone)
    Q_PROPERTY(QVariantList selectedCounters READ selectedCounters NOTIFY selectionChanged)
    /// How it stands with its file.
    Q_PROPERTY(esagono::DiaryState* diary READ diary CONSTANT)
    // Those who play it
    Q_PROPERTY(esagono::Hand* hand READ hand CONSTANT)
    Q_PROPERTY(esagono::Gestures* gestures READ gestures CONSTANT)
    Q_PROPERTY(esagono::Turn* turn READ turn CONSTANT)
    Q_PROPERTY(esagono::Undo* undo READ undo CONSTANT)
    Q_PROPERTY(esagono::RealDice* realDice READ realDice CONSTANT)
    Q_PROPERTY(esagono::Viewpoint* viewpoint READ viewpoint CONSTANT)
    // Panels
    Q_PROPERTY(esagono::LogModel* log READ log CONSTANT)
    Q_PROPERTY(esagono::UnitList* units READ units CONSTANT)
    Q_PROPERTY(esagono::WaitingModel* waiting READ waiting CONSTANT)
    Q_PROPERTY(esagono::TrayModel* tray READ tray CONSTANT)
    Q_PROPERTY(esagono::Statistics* statistics READ statistics CONSTANT)

public:
    explicit PlayTable(QObject* parent = nullptr, GameList games = allGames());
    ~PlayTable() override;

    // Opening; the answer is opened() or failed().
    /// `players` are names by side id; `rulings` choices by ruling; dice "seeded" or "told";
    /// `corrections` files that are laid over the package.
    Q_INVOKABLE void begin(const QString& packageFolder, const QString& scenarioId,
                           const QVariantMap& rulings, const QVariantMap& players,
                           const QString& dice, const QString& file,
                           const QStringList& corrections = {});
    void begin(const Agreement& wanted);
    /// On the line of one of its branches.
    Q_INVOKABLE void openDiary(const QString& path, int branch = 0);
    /// Where the pictures of packages are looked for.
    void setShelves(const QStringList& folders) { m_shelves = folders; }
    Q_INVOKABLE void close();
    Q_INVOKABLE void dismissNotice();

    // The table
    [[nodiscard]] const Setting* setting() const override;
    [[nodiscard]] std::shared_ptr<const GamePackage> sharedPackage() const override;
    [[nodiscard]] bool isOpen() const override { return m_match != nullptr; }
    [[nodiscard]] bool isBusy() const override { return m_opening.isRunning(); }
    [[nodiscard]] QString diaryPath() const override;
    [[nodiscard]] std::vector<DiceReading> lastReadings() const override;
    void selectCounter(int counter, bool toggle) override;
    [[nodiscard]] GameScene scene() const override;

    [[nodiscard]] bool isReadOnly() const { return m_readOnly; }
    void setLanguage(const QString& language);
    [[nodiscard]] QString notice() const { return m_notice; }
    [[nodiscard]] int longestWorkMs() const { return m_longestWork; }
    [[nodiscard]] QVariantList selectedCounters() const;
    [[nodiscard]] DiaryState* diary() { return &m_diary; }
    [[nodiscard]] Hand* hand() { return &m_hand; }
    [[nodiscard]] Gestures* gestures() { return &m_gestures; }
    [[nodiscard]] Turn* turn() { return &m_turn; }
    [[nodiscard]] const Turn* turn() const { return &m_turn; }
    [[nodiscard]] Undo* undo() { return &m_undo; }
    [[nodiscard]] RealDice* realDice() { return &m_realDice; }
    [[nodiscard]] Viewpoint* viewpoint() { return &m_viewpoint; }
    [[nodiscard]] LogModel* log() { return &m_panels.log; }
    [[nodiscard]] UnitList* units() { return &m_panels.units; }
    [[nodiscard]] WaitingModel* waiting() { return &m_panels.waiting; }
    [[nodiscard]] TrayModel* tray() { return &m_panels.tray; }
    [[nodiscard]] Statistics* statistics() { return &m_panels.statistics; }

    /// The diary that is being written, if it is this one; null: it is not.
    [[nodiscard]] Journal* journalOf(const QString& path);
    /// Writes the game as it stands, and how it came so, into a new diary. Throws Fault.
    void copyTo(const QString& file) const;

    // For the parts
    [[nodiscard]] Match* match() const { return m_match.get(); }
    /// Where a side sits. Only with a match.
    [[nodiscard]] LocalSeat seatOf(SideId side) const;
    /// A diary that was deleted or moved could still be written, but nobody would ever find it
    /// again: then it says so.
    bool isDiaryThere();
    /// From here on the engine works and the interface waits.
    [[nodiscard]] WorkWatch watch() { return {m_depth, m_longestWork}; }
    void tell(const QString& notice);
    void tell(const Text& problem);
    void select(const Selection& selection);
    void forgetJourneys() { m_journeys.clear(); }
    /// Where somebody last went with this command; none: nowhere on the map.
    [[nodiscard]] HexId lastStop() const;
    /// Shows what a command has brought, in the panels and as journeys.
    void showNews(const Receipt& receipt);
    /// The view as the viewer may have it now.
    void look();
    void showPanels();
    void showSelection();
    /// After the table has changed: who decides, who looks, what is asked.
    void settle();
    /// Tells the panels who may act: whom the decision's own questions are about.
    void markUnits();

Q_SIGNALS:
    void languageChanged();
    void noticeChanged();
    /// A command is in the diary.
    void commandDone();
    /// Something was asked for that is not possible now; see reason and notice.
    void refused();
    void gameOver();

protected:
    [[nodiscard]] Highlights marks() const override;
    [[nodiscard]] QStringList remarksOn(HexId hex) const override;
    [[nodiscard]] bool isCovered() const override { return m_viewpoint.isCurtainDown(); }
    void giveUp(const Text& why) override;

private:
    void start(QFuture<std::shared_ptr<OpenedGame>> work);
    void adopt(OpenedGame& game);
    [[nodiscard]] LookingFrom lookingFrom() const;
    [[nodiscard]] Place shownPlace() const;

    GameList m_games;
    QStringList m_shelves;
    QFutureWatcher<std::shared_ptr<OpenedGame>> m_opening;
    std::optional<Agreement> m_beginning;
    std::unique_ptr<Match> m_match;
    bool m_readOnly = false;
    QString m_notice;
    int m_longestWork = 0; ///< in milliseconds
    int m_depth = 0;       ///< of calls that are being measured

    DiaryState m_diary;
    PlayPanels m_panels;
    Viewpoint m_viewpoint{*this};
    Hand m_hand{*this};
    Gestures m_gestures{*this};
    RealDice m_realDice{*this};
    Undo m_undo{*this};
    Turn m_turn{*this};
};

} // namespace esagono
