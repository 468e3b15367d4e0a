// SPDX-License-Identifier: GPL-3.0-or-later
// The dice thrown last, in the order in which they fell: faces, modifiers, the table they were read
// on and what came of it. A card each; throws one after the other for the same share one. A card
// stays until it is dismissed.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/table/game_scene.h"
#endif
#include "app/table/panels/panel_model.h"

namespace esagono {

class GameWords;

class DiceCards : public esagono::PanelModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The dice belong to a game")

public:
    enum Role {
        EventRole = Qt::UserRole, ///< number: the roll in the diary
        TitleRole,                ///< what was rolled for: "Ground combat"
        FacesRole,                ///< list of int
        DieRole,                  ///< int: how many sides a die has
        OddsRole,      ///< how the column was found: "18 against 6: column 3:1"; or empty
        ModifiersRole, ///< list of {label, value, rule, ruleTitle}
        SumRole,       ///< the modified result as text: "6"; empty if nothing is added
        TableRole,     ///< {title, rowTitle, columnTitle, columns: list of string, rows: list of
                   ///< {label, hits: how many dice were read there, cells: list of string}, row,
                   ///< column}; empty: none. Row is -1 where several were read, column where all
                   ///< count
        ResultRole, ///< the cell that was read, as printed; may be empty
        EffectRole, ///< what it means, in words; may be empty
        LinesRole,  ///< list of string: what else came of it, by sentences
        HexRole,    ///< int: where; -1 nowhere
        SideRole,   ///< int: who rolled; -1 nobody
        RuleRole,   ///< the rule the roll follows; may be empty
        RuleTitleRole,
        SpokenRole, ///< the card in one sentence
    };

    explicit DiceCards(QObject* parent = nullptr)
        : PanelModel(parent) {}

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// Adds the rolls that have just happened; takes away those that were taken back.
    void show(const GameScene& scene);

    /// Shows the rolls of what has just happened and no others, the last first.
    void showOnly(const GameScene& scene);

    Q_INVOKABLE void dismiss(int row);
    Q_INVOKABLE void dismissAll();

private:
    /// A card.
    struct Card {
        PageNumber page = 0;
        SideId by;                   ///< who decided
        std::vector<DiceStory> dice; ///< one throw, or several for the same that need no modifiers
        std::vector<Text> lines;
        Row row; ///< in words; empty: not yet
    };
    void add(const ToldPage& told);
    void word(const GameScene& scene);
    [[nodiscard]] static Row worded(const GameWords& words, const Card& card);

    std::filesystem::path m_diary;
    QString m_language;
    std::vector<Card> m_cards;
};

} // namespace esagono
