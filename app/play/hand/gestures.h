// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse, keyboard and touch at a game being played: what is clicked, dragged or asked about becomes
// a selection, an answer of the hand, or a reason why not.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/play/hand/reasoning.h"
#endif

#include <QObject>
#include <QQmlEngine>

#include <optional>

namespace esagono {

class Hand;
class PlayTable;

class Gestures : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Gestures belong to a game")

public:
    explicit Gestures(PlayTable& table);

    /// The one door of mouse, keyboard and touch: selects, chooses, fills or sends, by what is
    /// asked. With Ctrl the hex is meant even where a counter was hit; with Shift exactly that
    /// counter, and whoever acts stays selected.
    Q_INVOKABLE void clickHex(int hex, int counter, int modifiers);
    Q_INVOKABLE void hoverHex(int hex);
    Q_INVOKABLE void selectNext(bool backwards);
    /// All that may be chosen, where several may; else all who stand in the selected hex.
    Q_INVOKABLE void selectStack();
    /// One level back: a reason, a half-made choice, a selection.
    Q_INVOKABLE void clearSelection();
    Q_INVOKABLE void dropCounter(int counter, int hex);
    Q_INVOKABLE void returnToTray(int counter);
    /// Everybody in the hex who can, one ordinary command each.
    Q_INVOKABLE void moveStack(int hex, int toHex);
    /// Likewise, each as near to the hex as it may come.
    Q_INVOKABLE void moveStackTowards(int hex, int toHex);
    Q_INVOKABLE void askWhyNot(int hex, int counter);

    void selectCounter(int counter, bool toggle);
    void select(CounterId counter);

private:
    [[nodiscard]] bool isClosed() const;
    [[nodiscard]] const View& view() const;
    [[nodiscard]] SideId sideOf(CounterId counter) const;
    void point(const Pointed& pointed, bool keep);
    void selectHex(HexId hex, CounterId counter);
    /// Marks where the selected could take part.
    void showTakingPart(const std::vector<CounterId>& counters);
    [[nodiscard]] std::optional<Meaning> meaningOfCounter(CounterId counter) const;
    [[nodiscard]] std::vector<CounterId> thoseWhoCanAct() const;
    [[nodiscard]] bool isWorthAReason(const Judged& judged) const;
    void sendStack(int hex, int toHex, bool asFarAsLegal);

    PlayTable& m_table;
    Hand& m_hand;
};

} // namespace esagono
