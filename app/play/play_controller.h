// SPDX-License-Identifier: GPL-3.0-or-later
// A game being played on the screen: between what the engine offers and what mouse, keyboard and
// touch ask for. Knows no game; every rule is asked of the engine.
#pragma once

#include "app/play/choice_model.h"
#include "app/play/diary_state.h"
#include "app/play/game_panels.h"
#include "app/play/hints.h"
#include "app/play/odds_sheet.h"
#include "app/play/offer_model.h"
#include "app/play/opponents.h"
#include "app/play/reason.h"
#include "app/play/table_source.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/play/filling.h"
#include "app/play/game_opening.h"
#include "app/play/highlighting.h"
#include "app/play/pointing.h"
#include "app/play/reasoning.h"
#include "engine/all_games.h"
#endif

#include <QColor>
#include <QFutureWatcher>
#include <QStringList>
#include <QVariant>

#include <memory>
#include <set>

namespace esagono {

struct LookingFrom;

// The base is named in full: what Qt 6.4 generates for QML does not look into namespaces.
class PlayController : public esagono::TableSource {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game is given to its page")
    // The game
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY openChanged)
    Q_PROPERTY(bool finished READ isFinished NOTIFY decisionChanged)
    Q_PROPERTY(bool readOnly READ isReadOnly NOTIFY openChanged)
    Q_PROPERTY(QString title READ title NOTIFY openChanged)
    Q_PROPERTY(QString scenario READ scenario NOTIFY openChanged)
    Q_PROPERTY(QString diaryPath READ diaryPath NOTIFY openChanged)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    Q_PROPERTY(int longestWorkMs READ longestWorkMs NOTIFY commandDone)
    // The prompt bar
    Q_PROPERTY(int side READ side NOTIFY decisionChanged)
    Q_PROPERTY(QString sideName READ sideName NOTIFY decisionChanged)
    Q_PROPERTY(QString sideMark READ sideMark NOTIFY decisionChanged)
    Q_PROPERTY(QColor sideColour READ sideColour NOTIFY decisionChanged)
    Q_PROPERTY(QString playerName READ playerName NOTIFY decisionChanged)
    Q_PROPERTY(QStringList breadcrumb READ breadcrumb NOTIFY decisionChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY promptChanged)
    /// {label, done, of, rule}: how far the side has come with what is asked.
    Q_PROPERTY(QVariantList progress READ progress NOTIFY decisionChanged)
    /// How it stands with its file.
    Q_PROPERTY(esagono::DiaryState* diary READ diary CONSTANT)
    // What may be done
    Q_PROPERTY(esagono::OfferModel* offers READ offers CONSTANT)
    Q_PROPERTY(int openOffer READ openOffer NOTIFY fillingChanged)
    Q_PROPERTY(QString openKind READ openKind NOTIFY fillingChanged)
    Q_PROPERTY(QString openLabel READ openLabel NOTIFY fillingChanged)
    Q_PROPERTY(int openLeast READ openLeast NOTIFY fillingChanged)
    Q_PROPERTY(int openMost READ openMost NOTIFY fillingChanged)
    Q_PROPERTY(int openChosen READ openChosen NOTIFY fillingChanged)
    /// Whether another question follows at once.
    Q_PROPERTY(bool openLeadsOn READ openLeadsOn NOTIFY fillingChanged)
    Q_PROPERTY(esagono::ChoiceModel* choices READ choices CONSTANT)
    Q_PROPERTY(bool canConfirm READ canConfirm NOTIFY fillingChanged)
    Q_PROPERTY(QString confirmLabel READ confirmLabel NOTIFY fillingChanged)
    Q_PROPERTY(QString confirmWhyNot READ confirmWhyNot NOTIFY fillingChanged)
    Q_PROPERTY(QString confirmRule READ confirmRule NOTIFY fillingChanged)
    // What is selected
    Q_PROPERTY(int selectedCounter READ selectedCounter NOTIFY selectionChanged)
    Q_PROPERTY(QVariantList selectedCounters READ selectedCounters NOTIFY selectionChanged)
    /// {hex, label, cost, total, stop}: the way that is being shown, step by step.
    Q_PROPERTY(QVariantList way READ way NOTIFY highlightsChanged)
    // Hints
    Q_PROPERTY(esagono::OddsSheet* odds READ odds CONSTANT)
    Q_PROPERTY(esagono::Reason* reason READ reason CONSTANT)
    // Taking back
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY undoChanged)
    Q_PROPERTY(QString takeBackLabel READ takeBackLabel NOTIFY undoChanged)
    Q_PROPERTY(QString takeBackWhyNot READ takeBackWhyNot NOTIFY undoChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY undoChanged)
    Q_PROPERTY(QString redoLabel READ redoLabel NOTIFY undoChanged)
    // Dice the players roll themselves
    Q_PROPERTY(bool wantsDice READ wantsDice NOTIFY diceChanged)
    Q_PROPERTY(int diceWanted READ diceWanted NOTIFY diceChanged)
    Q_PROPERTY(QString dicePurpose READ dicePurpose NOTIFY diceChanged)
    // Who is looking
    Q_PROPERTY(int viewer READ viewerSide WRITE setViewer NOTIFY viewerChanged)
    Q_PROPERTY(bool allowUmpire MEMBER m_allowUmpire NOTIFY viewerChanged)
    Q_PROPERTY(bool fog READ hasSecrets NOTIFY openChanged)
    Q_PROPERTY(bool curtain READ isCurtainDown NOTIFY viewerChanged)
    Q_PROPERTY(QString curtainName READ curtainName NOTIFY viewerChanged)
    Q_PROPERTY(bool useCurtain MEMBER m_useCurtain NOTIFY viewerChanged)
    Q_PROPERTY(bool autoPass MEMBER m_autoPass NOTIFY decisionChanged)
    /// When somebody is asked in the middle of another's action: "always", "harm" (only if he could
    /// do any) or "never"; empty: this game has no such questions.
    Q_PROPERTY(
        QString interruptions READ interruptions WRITE setInterruptions NOTIFY interruptionsChanged)
    /// Likewise for all games, by their rules.
    Q_PROPERTY(QVariantMap allInterruptions MEMBER m_interruptions NOTIFY interruptionsChanged)
    /// Those who play besides persons.
    Q_PROPERTY(esagono::Opponents* opponents READ opponents CONSTANT)
    Q_PROPERTY(esagono::Hints* hints READ hints CONSTANT)
    /// Whether advice can be asked for.
    Q_PROPERTY(bool canAskHint READ canAskHint NOTIFY decisionChanged)
    // Panels
    Q_PROPERTY(esagono::LogModel* log READ log CONSTANT)
    Q_PROPERTY(esagono::TrackModel* tracks READ tracks CONSTANT)
    Q_PROPERTY(esagono::UnitList* units READ units CONSTANT)
    Q_PROPERTY(esagono::WaitingModel* waiting READ waiting CONSTANT)
    Q_PROPERTY(esagono::TrayModel* tray READ tray CONSTANT)
    Q_PROPERTY(esagono::DiceCards* dice READ dice CONSTANT)
    Q_PROPERTY(esagono::Statistics* statistics READ statistics CONSTANT)

public:
    explicit PlayController(QObject* parent = nullptr, GameList games = allGames());
    ~PlayController() override;

    // What the board shows
    [[nodiscard]] const Setting* setting() const override;
    [[nodiscard]] std::shared_ptr<const GamePackage> sharedPackage() const override;
    [[nodiscard]] QString packageFolder() const override;
    [[nodiscard]] QString language() const override;
    [[nodiscard]] const View& view() const override;
    [[nodiscard]] const Highlights& highlights() const override;
    [[nodiscard]] const std::vector<Journey>& journeys() const override;
    Q_INVOKABLE [[nodiscard]] QString describeHex(int hex) const override;

    // Opening; the answer is opened() or failed().
    /// `players` are names by side id; `rulings` choices by ruling; dice "seeded" or "told";
    /// `corrections` files that are laid over the package.
    Q_INVOKABLE void begin(const QString& packageFolder, const QString& scenarioId,
                           const QVariantMap& rulings, const QVariantMap& players,
                           const QString& dice, const QString& file,
                           const QStringList& corrections = {});
    /// On the line of one of its branches.
    Q_INVOKABLE void openDiary(const QString& path, int branch = 0);
    /// Where the pictures of packages are looked for.
    void setShelves(const QStringList& folders) { m_shelves = folders; }
    Q_INVOKABLE void close();

    /// The one door of mouse, keyboard and touch: selects, chooses, fills or sends, by what is
    /// asked. With Ctrl the hex is meant even where a counter was hit; with Shift exactly that
    /// counter, and whoever acts stays selected.
    Q_INVOKABLE void clickHex(int hex, int counter, int modifiers);
    Q_INVOKABLE void hoverHex(int hex);
    void glanceAt(int hex) override;
    void selectCounter(int counter, bool toggle) override;
    Q_INVOKABLE void selectNext(bool backwards);
    Q_INVOKABLE void selectStack();
    /// One level back: a reason, a half-made choice, a selection.
    Q_INVOKABLE void clearSelection();
    Q_INVOKABLE void dropCounter(int counter, int hex);
    Q_INVOKABLE void returnToTray(int counter);
    /// Everybody in the hex who can, one ordinary command each.
    Q_INVOKABLE void moveStack(int hex, int toHex);
    /// Likewise, each as near to the hex as it may come.
    Q_INVOKABLE void moveStackTowards(int hex, int toHex);

    // Offers and choices
    Q_INVOKABLE void openOfferAt(int row);
    Q_INVOKABLE void pressOffer(int row);
    Q_INVOKABLE void toggleChoice(int row);
    Q_INVOKABLE void setAmount(int row, int amount);
    Q_INVOKABLE void moveChoice(int from, int to);
    Q_INVOKABLE void setNumber(int number);
    /// Fills the open offer with an answer that is allowed.
    Q_INVOKABLE void suggestFilling();
    Q_INVOKABLE void confirm();

    Q_INVOKABLE void askWhyNot(int hex, int counter);
    Q_INVOKABLE void dismissReason();
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void tellDice(const QList<int>& faces);
    Q_INVOKABLE void setViewer(int side);
    Q_INVOKABLE void liftCurtain();
    void toggleLayer(const QString& id, bool on) override;
    Q_INVOKABLE void dismissNotice();
    /// Advice for whoever is to decide.
    Q_INVOKABLE void askHint();
    /// Does what a row of the advice says.
    Q_INVOKABLE void takeHint(int row);

    /// The diary that is being written, if it is this one; null: it is not.
    [[nodiscard]] Journal* journalOf(const QString& path);
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] bool isFinished() const;
    [[nodiscard]] bool isReadOnly() const;
    [[nodiscard]] DiaryState* diary() { return &m_diary; }
    /// Writes the game as it stands, and how it came so, into a new diary. Throws Fault.
    void copyTo(const QString& file) const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString scenario() const;
    [[nodiscard]] QString diaryPath() const;
    void setLanguage(const QString& language);
    [[nodiscard]] QString notice() const;
    [[nodiscard]] int longestWorkMs() const;
    [[nodiscard]] int side() const;
    [[nodiscard]] QString sideName() const;
    [[nodiscard]] QString sideMark() const;
    [[nodiscard]] QColor sideColour() const;
    [[nodiscard]] QString playerName() const;
    [[nodiscard]] QStringList breadcrumb() const;
    [[nodiscard]] QString prompt() const;
    [[nodiscard]] QVariantList progress() const;
    [[nodiscard]] QVariantList way() const;
    [[nodiscard]] OfferModel* offers() { return &m_offers; }
    [[nodiscard]] int openOffer() const;
    [[nodiscard]] QString openKind() const;
    [[nodiscard]] QString openLabel() const;
    [[nodiscard]] int openLeast() const;
    [[nodiscard]] int openMost() const;
    [[nodiscard]] int openChosen() const;
    [[nodiscard]] bool openLeadsOn() const;
    [[nodiscard]] ChoiceModel* choices() { return &m_choices; }
    [[nodiscard]] bool canConfirm() const;
    [[nodiscard]] QString confirmLabel() const;
    [[nodiscard]] QString confirmWhyNot() const;
    [[nodiscard]] QString confirmRule() const;
    [[nodiscard]] int selectedHex() const override;
    [[nodiscard]] int selectedCounter() const;
    [[nodiscard]] QVariantList selectedCounters() const;
    [[nodiscard]] OddsSheet* odds() { return &m_odds; }
    [[nodiscard]] Reason* reason() { return &m_reason; }
    [[nodiscard]] bool canTakeBack() const;
    [[nodiscard]] QString takeBackLabel() const;
    [[nodiscard]] QString takeBackWhyNot() const;
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] QString redoLabel() const;
    [[nodiscard]] bool wantsDice() const;
    [[nodiscard]] int diceWanted() const;
    [[nodiscard]] QString dicePurpose() const;
    [[nodiscard]] int viewerSide() const;
    [[nodiscard]] bool hasSecrets() const;
    [[nodiscard]] bool isCurtainDown() const;
    [[nodiscard]] QString curtainName() const;
    [[nodiscard]] QString interruptions() const;
    void setInterruptions(const QString& when);
    [[nodiscard]] Opponents* opponents() { return &m_opponents; }
    [[nodiscard]] Hints* hints() { return &m_hints; }
    [[nodiscard]] bool canAskHint() const { return m_filling && !wantsDice(); }
    [[nodiscard]] LayerModel* layers() override { return &m_layers; }
    [[nodiscard]] LogModel* log() { return &m_panels.log; }
    [[nodiscard]] TrackModel* tracks() { return &m_panels.tracks; }
    [[nodiscard]] StackModel* stack() override { return &m_panels.stack; }
    [[nodiscard]] StackModel* glance() override { return &m_panels.glance; }
    [[nodiscard]] UnitList* units() { return &m_panels.units; }
    [[nodiscard]] WaitingModel* waiting() { return &m_panels.waiting; }
    [[nodiscard]] TrayModel* tray() { return &m_panels.tray; }
    [[nodiscard]] DiceCards* dice() { return &m_panels.dice; }
    [[nodiscard]] std::vector<DiceReading> lastReadings() const override;
    [[nodiscard]] Statistics* statistics() { return &m_panels.statistics; }

Q_SIGNALS:
    void openChanged();
    void languageChanged();
    void noticeChanged();
    void decisionChanged();
    void fillingChanged();
    void promptChanged();
    void undoChanged();
    void diceChanged();
    void viewerChanged();
    void interruptionsChanged();
    /// A game is there.
    void opened();
    /// None could be opened or begun; nothing changed.
    void failed(const QString& message);
    /// A command is in the diary.
    void commandDone();
    /// Something was asked for that is not possible now; see reason and notice.
    void refused();
    void gameOver();

private:
    struct TakenBack {
        Command command;
        QString label;
    };
    struct Pending { ///< a command, or a new game, that waits for dice
        std::optional<Command> command;
        std::optional<Agreement> game;
        std::vector<int> told;
        int faces = 0;
        QString purpose;
    };

    // Opening
    void start(QFuture<std::shared_ptr<OpenedGame>> work);
    void adopt(OpenedGame& game);
    void giveUp(const Text& why) override;
    // Commands
    bool isDiaryThere();
    bool submit(const Command& command, const std::vector<int>& told = {});
    [[nodiscard]] Outcome<Receipt> enter(const Command& command, const std::vector<int>& told);
    void showWhatCame(const Position& before, SideId by, const Receipt& receipt);
    [[nodiscard]] Outcome<Receipt> carryOut(const Command& command);
    [[nodiscard]] OpponentHost host();
    void showHint();
    bool send(const Command& command, bool keep = false);
    void wantDice(const Command& command, const std::vector<int>& told, int faces);
    void settle();
    void passTrivial();
    void passInterruptions();
    [[nodiscard]] QString storyOfPage(PageNumber page) const;
    [[nodiscard]] SideId takeBackSide() const;
    // Showing
    [[nodiscard]] GameWords words() const;
    [[nodiscard]] QString hexInWords(HexId asked) const;
    [[nodiscard]] QString promptNow() const;
    [[nodiscard]] bool mayAct() const;
    [[nodiscard]] SideId nextToAct() const;
    [[nodiscard]] bool differsBySide() const;
    void chooseViewer();
    void look();
    void ask();
    void refreshFilling();
    void refreshHighlights();
    void refreshUndo();
    [[nodiscard]] LookingFrom lookingFrom() const;
    [[nodiscard]] GameScene scene() const;
    [[nodiscard]] Place shownPlace() const;
    void showPanels();
    void showSelection();
    void markUnits();
    void tell(const QString& notice);
    void tell(const Text& problem);
    void refuseWith(const Refusal& refusal, const Pointed& pointed, CounterId who);
    // Clicking
    void point(const Pointed& pointed, bool keep);
    void act(const Meaning& meaning, bool keep);
    void select(CounterId counter);
    void selectHex(HexId hex, CounterId counter);
    [[nodiscard]] std::optional<Meaning> meaningOfCounter(CounterId counter) const;
    [[nodiscard]] CounterId inHand() const;
    void showWay();
    [[nodiscard]] bool isAskedForHexes() const;
    [[nodiscard]] bool isWorthAReason(const Judged& judged) const;
    [[nodiscard]] std::vector<CounterId> movers(HexId hex) const;
    void sendStack(int hex, int toHex, bool asFarAsLegal);
    [[nodiscard]] std::optional<Command> wayTo(CounterId unit, HexId to, bool asFarAsLegal,
                                               std::optional<Judged>& refused) const;
    [[nodiscard]] Pointed pointedAt(int hex, int counter, int modifiers) const;

    GameList m_games;
    QStringList m_shelves;
    QString m_language;
    QFutureWatcher<std::shared_ptr<OpenedGame>> m_opening;
    std::optional<Agreement> m_beginning;
    std::unique_ptr<Match> m_match;
    QString m_packageFolder;
    bool m_readOnly = false;
    DiaryState m_diary;

    Viewer m_viewer = Viewer::stranger();
    SideId m_side;       ///< who is to decide
    SideId m_curtainFor; ///< who is to take the device; none: the curtain is up
    bool m_secrets = false;
    bool m_finished = false;
    View m_view;
    std::vector<Journey> m_journeys;
    std::optional<Filling> m_filling;
    std::optional<Refusal> m_verdict;  ///< on what is filled so far
    std::set<CounterId> m_behindHexes; ///< who may act once a hex is chosen
    bool m_ready = false;
    QString m_shownKind; ///< of the offer whose choices are shown
    Attention m_attention;
    Highlights m_highlights;
    std::vector<TakenBack> m_redo;
    QString m_lastPage; ///< what would be taken back
    std::optional<Pending> m_pending;
    QString m_notice;
    bool m_canTakeBack = false;
    QString m_takeBackWhyNot;
    int m_longestWork = 0; ///< in milliseconds
    int m_depth = 0;       ///< of calls that are being measured

    GamePanels m_panels;
    OfferModel m_offers;
    ChoiceModel m_choices;
    LayerModel m_layers;
    OddsSheet m_odds;
    Reason m_reason;
    Opponents m_opponents;
    Hints m_hints;
    bool m_allowUmpire = false;
    bool m_useCurtain = true;
    bool m_autoPass = false;
    QVariantMap m_interruptions;
};

} // namespace esagono
