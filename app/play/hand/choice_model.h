// SPDX-License-Identifier: GPL-3.0-or-later
// The candidates of the offer being filled: units, hexes, words; those that are not allowed stand
// there too, with the reason.
#pragma once

#include "app/table/panels/row_model.h"

#include <QQmlEngine>
#include <QString>

namespace esagono {

struct ChoiceRow {
    QString label;
    QString blockedReason;
    QString blockedRule;
    int value = 0;
    int counter = -1;
    int hex = -1;
    int amount = 0;
    int capacity = 0;
    int position = -1;
    bool chosen = false;
    friend bool operator==(const ChoiceRow&, const ChoiceRow&) = default;
};

class ChoiceModel : public RowModel<ChoiceRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Choices belong to a game")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        ValueRole = Qt::UserRole, ///< the engine's number of the candidate
        LabelRole,                ///< its name, in the language chosen
        CounterRole,              ///< the counter it is; -1: none
        HexRole,                  ///< the hex it is or lies in; -1: none
        ChosenRole,               ///< whether it is part of the choice so far
        AmountRole,               ///< of an allocation: how many it takes so far
        CapacityRole,             ///< of an allocation: how many it can take
        BlockedReasonRole,        ///< why it may not be chosen, as a sentence; empty if it may
        BlockedRuleRole,          ///< the rule that forbids it
        PositionRole,             ///< of an order: its place in it, from 0; else -1
    };

    using RowModel::RowModel;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    void show(QList<ChoiceRow> rows);

Q_SIGNALS:
    void countChanged();
};

} // namespace esagono
