// SPDX-License-Identifier: GPL-3.0-or-later
// How the game went: its result, victory points place by place, losses by turn, dice and combats.
// Counted from the diary as the viewer may know it, while the game runs and when it is over.
#pragma once

#include "app/table/panels/chronicle.h"
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/play/steps.h"
#endif

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include <map>
#include <optional>

namespace esagono {

class Statistics : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The statistics belong to a game")
    Q_PROPERTY(bool finished READ isFinished NOTIFY changed) ///< the game is over
    Q_PROPERTY(bool reading READ isReading NOTIFY changed)   ///< the diary is still being read
    Q_PROPERTY(QString result READ result NOTIFY changed)    ///< how it ended; empty while it runs
    Q_PROPERTY(int winner READ winner NOTIFY changed)        ///< side; -1 nobody, or not yet
    /// list of {side, name, mark, colour}: the series of every chart, in this order
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
    /// list of {label, hex, points, side, sideName, mark, colour, rule, ruleTitle}: what is worth
    /// points by the rules, and who has it
    Q_PROPERTY(QVariantList victory READ victory NOTIFY changed)
    /// list of {label, value, most, threshold, side}: tracks that count points
    Q_PROPERTY(QVariantList scores READ scores NOTIFY changed)
    /// list of {turn, label, steps: list of int by side, units: list of int by side}
    Q_PROPERTY(QVariantList losses READ losses NOTIFY changed)
    /// list of {side, name, die, rolls, mean, expected, expectedMean, faces: list of {face, count,
    /// expected}}: one per side and kind of die; side -1: nobody's
    Q_PROPERTY(QVariantList dice READ dice NOTIFY changed)
    /// list of {label, counts: list of int by side, total}: attacks by column of the odds
    Q_PROPERTY(QVariantList combats READ combats NOTIFY changed)
    /// The same in words, for those who listen or copy: {title, head: list of string, rows: list of
    /// list of string} each
    Q_PROPERTY(QVariantList tables READ tables NOTIFY changed)

public:
    /// The chronicle must outlive it.
    explicit Statistics(Chronicle& chronicle, QObject* parent = nullptr);

    /// Follows the game; says everything again if the language is another.
    void show(const GameScene& scene);

    [[nodiscard]] bool isFinished() const { return m_finished; }
    [[nodiscard]] bool isReading() const { return m_chronicle->isReading(); }
    [[nodiscard]] QString result() const { return m_result; }
    [[nodiscard]] int winner() const { return m_winner; }
    [[nodiscard]] QVariantList sides() const { return lists().sides; }
    [[nodiscard]] QVariantList victory() const { return m_victory; }
    [[nodiscard]] QVariantList scores() const { return m_scores; }
    [[nodiscard]] QVariantList losses() const { return lists().losses; }
    [[nodiscard]] QVariantList dice() const { return lists().dice; }
    [[nodiscard]] QVariantList combats() const { return lists().combats; }
    [[nodiscard]] QVariantList tables() const;

Q_SIGNALS:
    void changed();

private:
    using BySide = std::vector<int>;
    struct Loss {
        BySide steps, units;
    };
    /// What has been counted so far; languages come later.
    struct Counts {
        int turn = 0;
        std::map<int, Loss> losses;                                    ///< by turn
        std::map<std::pair<SideId, int>, std::vector<int>> dice;       ///< by side and die: by face
        std::map<std::pair<std::string, std::size_t>, BySide> combats; ///< by chart and column
        std::vector<std::uint8_t> faces; ///< of counters, as last seen
    };
    /// The counts in words: only if somebody looks.
    struct Lists {
        QVariantList sides, losses, dice, combats;
    };
    void count(std::size_t firstPage);
    void countEvent(const Event& event);
    void countLoss(CounterId counter, int steps, int units);
    void countDice(const ToldPage& page);
    void change();
    [[nodiscard]] const Lists& lists() const;

    Chronicle* m_chronicle;
    const Setting* m_setting = nullptr;
    QString m_language;
    Counts m_counts;
    AttributeId m_steps;                  ///< what says how many a counter has
    std::optional<LossCount> m_whatIsOut; ///< of play
    bool m_finished = false;
    int m_winner = -1;
    QString m_result;
    QVariantList m_victory, m_scores;
    mutable std::optional<Lists> m_lists;
};

} // namespace esagono
