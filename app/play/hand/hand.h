// SPDX-License-Identifier: GPL-3.0-or-later
// The command in the making, for whoever decides at this screen: what is offered, what is chosen so
// far, what would come of it, and why something cannot be chosen.
#pragma once

#include "app/play/hand/choice_model.h"
#include "app/play/hand/odds_sheet.h"
#include "app/play/hand/offer_model.h"
#include "app/play/hand/reason.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/play/hand/filling.h"
#include "app/play/hand/highlighting.h"
#include "app/play/hand/pointing.h"
#include "app/play/hand/reasoning.h"
#endif

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include <memory>
#include <optional>
#include <set>

namespace esagono {

class PlayTable;

class Hand : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A hand belongs to a game")
    Q_PROPERTY(esagono::OfferModel* offers READ offers CONSTANT)
    Q_PROPERTY(int openOffer READ openOffer NOTIFY changed)
    Q_PROPERTY(QString openKind READ openKind NOTIFY changed)
    Q_PROPERTY(QString openLabel READ openLabel NOTIFY changed)
    Q_PROPERTY(int openLeast READ openLeast NOTIFY changed)
    Q_PROPERTY(int openMost READ openMost NOTIFY changed)
    Q_PROPERTY(int openChosen READ openChosen NOTIFY changed)
    /// Whether another question follows at once.
    Q_PROPERTY(bool openLeadsOn READ openLeadsOn NOTIFY changed)
    Q_PROPERTY(esagono::ChoiceModel* choices READ choices CONSTANT)
    Q_PROPERTY(bool canConfirm READ isReady NOTIFY changed)
    Q_PROPERTY(QString confirmLabel READ openLabel NOTIFY changed)
    Q_PROPERTY(QString confirmWhyNot READ confirmWhyNot NOTIFY changed)
    Q_PROPERTY(QString confirmRule READ confirmRule NOTIFY changed)
    /// {hex, label, cost, total, stop}: the way that is being shown, step by step.
    Q_PROPERTY(QVariantList way READ way NOTIFY wayChanged)
    Q_PROPERTY(esagono::OddsSheet* odds READ odds CONSTANT)
    Q_PROPERTY(esagono::Reason* reason READ reason CONSTANT)

public:
    explicit Hand(PlayTable& table);
    ~Hand() override;

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
    Q_INVOKABLE void dismissReason();

    [[nodiscard]] OfferModel* offers() { return &m_offers; }
    [[nodiscard]] int openOffer() const;
    [[nodiscard]] QString openKind() const;
    [[nodiscard]] QString openLabel() const;
    [[nodiscard]] int openLeast() const;
    [[nodiscard]] int openMost() const;
    [[nodiscard]] int openChosen() const;
    [[nodiscard]] bool openLeadsOn() const;
    [[nodiscard]] ChoiceModel* choices() { return &m_choices; }
    [[nodiscard]] bool isReady() const { return m_ready; }
    [[nodiscard]] QString confirmWhyNot() const;
    [[nodiscard]] QString confirmRule() const;
    [[nodiscard]] QVariantList way() const;
    [[nodiscard]] OddsSheet* odds() { return &m_odds; }
    [[nodiscard]] Reason* reason() { return &m_reason; }

    // For the other parts
    /// The half-made command; null: nobody at this screen decides now.
    [[nodiscard]] Filling* filling() { return m_filling ? &*m_filling : nullptr; }
    [[nodiscard]] const Filling* filling() const { return m_filling ? &*m_filling : nullptr; }
    /// What is pointed at, besides what is selected.
    [[nodiscard]] Attention& attention() { return m_attention; }
    [[nodiscard]] const Attention& attention() const { return m_attention; }
    /// Who may act once a hex is chosen.
    [[nodiscard]] const std::set<CounterId>& behindHexes() const { return m_behindHexes; }
    /// Who would act: the unit selected last, or the one the open offer is about.
    [[nodiscard]] CounterId unit() const;
    [[nodiscard]] bool isAskedForHexes() const;

    /// The decision anew, with nothing chosen.
    void ask();
    /// Begins again on the table as it is.
    void startAgain();
    /// What was filled in was about a table that is changing.
    void drop();
    /// The game is taken off the table.
    void clear();
    /// Shows what is filled in now.
    void refresh();
    /// Answers a question, and sends the command if that completes it; with `keep`, whoever acts
    /// stays selected.
    void act(const Meaning& meaning, bool keep);
    /// Has it carried out; whoever sets up goes on with the next of the same box.
    void send(const Command& command, bool keep = false);
    void refuseWith(const Refusal& refusal, const Pointed& pointed, CounterId who);
    /// What the way that is pointed at would cost, item by item.
    void showWay();

Q_SIGNALS:
    void changed();
    void wayChanged();

private:
    void refuseTarget(const Meaning& meaning);
    void goOnSelecting(CounterId unit, Place stood, bool keep);

    PlayTable& m_table;
    std::unique_ptr<Seat> m_seat; ///< of whoever decides
    std::optional<Filling> m_filling;
    std::optional<Refusal> m_verdict; ///< on what is filled so far
    std::set<CounterId> m_behindHexes;
    bool m_ready = false;
    QString m_shownKind; ///< of the offer whose choices are shown
    Attention m_attention;
    OfferModel m_offers;
    ChoiceModel m_choices;
    OddsSheet m_odds;
    Reason m_reason;
};

} // namespace esagono
