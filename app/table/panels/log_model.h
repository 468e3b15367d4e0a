// SPDX-License-Identifier: GPL-3.0-or-later
// The diary in sentences, newest last: what happened, as the viewer may know it.
#pragma once

#include "app/table/panels/chronicle.h"

#include <QAbstractListModel>
#include <QQmlEngine>

namespace esagono {

/// "turn", "combat" …: see LogModel::KindRole.
[[nodiscard]] QString wordOf(StoryKind kind);

class LogModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The log belongs to a game")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(bool reading READ isReading NOTIFY readingChanged)

public:
    enum Role {
        TextRole = Qt::UserRole, ///< the sentence
        RichRole,                ///< the sentence as rich text, with counters and hexes in bold
        KindRole,   ///< "turn", "phase": a heading; "combat", "objective", "over": a landmark; else
                    ///< "told", "move", "place", "loss", "status", "dice", "table"
        SideRole,   ///< int: whose doing it was; -1 nobody's
        MarkRole,   ///< "square", "round"; "dot" for nobody's
        ColourRole, ///< color of that side by the package; invalid for nobody's
        InitialRole,   ///< the first letter of the side's name; empty for nobody's
        RuleRole,      ///< "10.5", "10.5/A17": the rule behind it; empty: none
        RuleTitleRole, ///< the title of that section in the rulebook
        NumberRole,    ///< "3.14": the turn and the line within it
        EventRole,     ///< number: the event in the diary, counted from 1 through the whole of it
        HexRole,       ///< int: the hex to centre on; -1 none
        HexesRole,     ///< list of int: all the hexes it is about
        CountersRole,  ///< list of int: the counters it is about
        TurnRole,      ///< int: the turn; 0 before the first
    };

    /// The chronicle must outlive it.
    explicit LogModel(Chronicle& chronicle, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return int(m_lines.size()); }
    [[nodiscard]] bool isReading() const { return m_chronicle->isReading(); }

    /// Follows the game; says everything again if the language is another.
    void show(const GameScene& scene);
    /// The row of an event, or of the last one before it; -1 if there is none.
    Q_INVOKABLE [[nodiscard]] int rowOfEvent(qlonglong event) const;

Q_SIGNALS:
    void countChanged();
    void readingChanged();

private:
    /// One row, not yet in words.
    struct Line {
        StoryLine story;
        int turn = 0;
        int number = 0;       ///< within the turn, from 1
        std::size_t page = 0; ///< which of the chronicle's
    };
    void add(std::size_t firstPage);
    void forget(std::size_t pagesLeft);

    Chronicle* m_chronicle;
    const Setting* m_setting = nullptr;
    QString m_language;
    std::vector<Line> m_lines;
};

} // namespace esagono
