// SPDX-License-Identifier: GPL-3.0-or-later
// A game being played on the screen: between what the engine offers and what mouse, keyboard and
// touch ask for. Knows no game; every rule is asked of the engine.
#pragma once

#include "board/board_source.h"
#include "play/choice_model.h"
#include "play/layer_model.h"
#include "play/odds_sheet.h"
#include "play/offer_model.h"
#include "play/reason.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "all_games.h"
#include "play/match.h"
#endif

#include <QColor>
#include <QStringList>
#include <QVariant>

#include <memory>

namespace esagono {

// The base is named in full: what Qt 6.4 generates for QML does not look into namespaces.
class PlayController : public esagono::BoardSource {
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
    Q_PROPERTY(QString prompt READ prompt NOTIFY fillingChanged)
    // What may be done
    Q_PROPERTY(OfferModel* offers READ offers CONSTANT)
    Q_PROPERTY(int openOffer READ openOffer NOTIFY fillingChanged)
    Q_PROPERTY(QString openKind READ openKind NOTIFY fillingChanged)
    Q_PROPERTY(QString openLabel READ openLabel NOTIFY fillingChanged)
    Q_PROPERTY(int openLeast READ openLeast NOTIFY fillingChanged)
    Q_PROPERTY(int openMost READ openMost NOTIFY fillingChanged)
    Q_PROPERTY(int openChosen READ openChosen NOTIFY fillingChanged)
    Q_PROPERTY(ChoiceModel* choices READ choices CONSTANT)
    Q_PROPERTY(bool canConfirm READ canConfirm NOTIFY fillingChanged)
    Q_PROPERTY(QString confirmLabel READ confirmLabel NOTIFY fillingChanged)
    Q_PROPERTY(QString confirmWhyNot READ confirmWhyNot NOTIFY fillingChanged)
    Q_PROPERTY(QString confirmRule READ confirmRule NOTIFY fillingChanged)
    // What is selected
    Q_PROPERTY(int selectedHex READ selectedHex NOTIFY selectionChanged)
    Q_PROPERTY(int selectedCounter READ selectedCounter NOTIFY selectionChanged)
    Q_PROPERTY(QVariantList selectedCounters READ selectedCounters NOTIFY selectionChanged)
    // Hints
    Q_PROPERTY(OddsSheet* odds READ odds CONSTANT)
    Q_PROPERTY(Reason* reason READ reason CONSTANT)
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
    Q_PROPERTY(LayerModel* layers READ layers CONSTANT)
    // Panels
    Q_PROPERTY(QObject* log READ log CONSTANT)
    Q_PROPERTY(QObject* tracks READ tracks CONSTANT)
    Q_PROPERTY(QObject* stack READ stack CONSTANT)
    Q_PROPERTY(QObject* tray READ tray CONSTANT)
    Q_PROPERTY(QObject* dice READ dice CONSTANT)
    Q_PROPERTY(QObject* statistics READ statistics CONSTANT)

public:
    explicit PlayController(QObject* parent = nullptr, GameList games = allGames());
    ~PlayController() override;

    // What the board shows
    [[nodiscard]] const Setting* setting() const override;
    [[nodiscard]] QString packageFolder() const override;
    [[nodiscard]] QString language() const override;
    [[nodiscard]] const View& view() const override;
    [[nodiscard]] const Highlights& highlights() const override;
    [[nodiscard]] const std::vector<Journey>& journeys() const override;
    Q_INVOKABLE [[nodiscard]] QString describeHex(int hex) const override;

    // Opening; the answer is opened() or failed().
    /// `players` are names by side id; `rulings` choices by ruling; dice "seeded" or "told".
    Q_INVOKABLE void begin(const QString& packageFolder, const QString& scenarioId,
                           const QVariantMap& rulings, const QVariantMap& players,
                           const QString& dice, const QString& file);
    Q_INVOKABLE void openDiary(const QString& path);
    Q_INVOKABLE void close();

    // The one door of mouse, keyboard and touch
    Q_INVOKABLE void clickHex(int hex, int counter, int modifiers);
    Q_INVOKABLE void hoverHex(int hex);
    Q_INVOKABLE void selectCounter(int counter, bool toggle);
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
    Q_INVOKABLE void confirm();

    Q_INVOKABLE void askWhyNot(int hex, int counter);
    Q_INVOKABLE void dismissReason();
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void tellDice(const QList<int>& faces);
    Q_INVOKABLE void setViewer(int side);
    Q_INVOKABLE void liftCurtain();
    Q_INVOKABLE void toggleLayer(const QString& id, bool on);
    Q_INVOKABLE void dismissNotice();

    // Names
    Q_INVOKABLE [[nodiscard]] QString hexLabel(int hex) const;
    Q_INVOKABLE [[nodiscard]] QString placeNameAt(int hex) const;
    Q_INVOKABLE [[nodiscard]] QString counterName(int counter) const;
    /// The hex with that printed number; -1: none.
    Q_INVOKABLE [[nodiscard]] int hexNumbered(const QString& label) const;

    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] bool isFinished() const;
    [[nodiscard]] bool isReadOnly() const;
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
    [[nodiscard]] OfferModel* offers() { return &m_offers; }
    [[nodiscard]] int openOffer() const;
    [[nodiscard]] QString openKind() const;
    [[nodiscard]] QString openLabel() const;
    [[nodiscard]] int openLeast() const;
    [[nodiscard]] int openMost() const;
    [[nodiscard]] int openChosen() const;
    [[nodiscard]] ChoiceModel* choices() { return &m_choices; }
    [[nodiscard]] bool canConfirm() const;
    [[nodiscard]] QString confirmLabel() const;
    [[nodiscard]] QString confirmWhyNot() const;
    [[nodiscard]] QString confirmRule() const;
    [[nodiscard]] int selectedHex() const;
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
    [[nodiscard]] LayerModel* layers() { return &m_layers; }
    [[nodiscard]] QObject* log() const { return nullptr; }
    [[nodiscard]] QObject* tracks() const { return nullptr; }
    [[nodiscard]] QObject* stack() const { return nullptr; }
    [[nodiscard]] QObject* tray() const { return nullptr; }
    [[nodiscard]] QObject* dice() const { return nullptr; }
    [[nodiscard]] QObject* statistics() const { return nullptr; }

Q_SIGNALS:
    void openChanged();
    void languageChanged();
    void noticeChanged();
    void decisionChanged();
    void fillingChanged();
    void selectionChanged();
    void undoChanged();
    void diceChanged();
    void viewerChanged();
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
    GameList m_games;
    OfferModel m_offers;
    ChoiceModel m_choices;
    LayerModel m_layers;
    OddsSheet m_odds;
    Reason m_reason;
    bool m_allowUmpire = false;
    bool m_useCurtain = true;
    bool m_autoPass = false;
};

} // namespace esagono
