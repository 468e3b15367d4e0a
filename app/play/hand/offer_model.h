// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done now: one row per offer of the engine, as buttons and pickers show them.
#pragma once

#include "app/table/panels/row_model.h"

#include <QQmlEngine>
#include <QString>

namespace esagono {

struct OfferRow {
    QString kind;
    QString label;
    QString rule;
    int key = 0;
    int least = 0;
    int most = 0;
    int chosen = 0;
    bool main = false;
    bool confirm = false;
    bool enabled = true;
    bool ready = false;
    bool leadsOn = false;
    bool revises = false;
    bool onMap = false;
    friend bool operator==(const OfferRow&, const OfferRow&) = default;
};

class OfferModel : public RowModel<OfferRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Offers belong to a game")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        KeyRole = Qt::UserRole, ///< the offer's number within its decision
        KindRole, ///< "button", "hexes", "units", "path", "choice", "allocation", "order", "number"
        LabelRole,   ///< what it is called, in the language chosen
        MainRole,    ///< whether it is the one main action of the decision
        ConfirmRole, ///< whether it cannot be taken back, or ends a phase
        EnabledRole, ///< whether it has anything to choose
        LeastRole,   ///< how many at least, or the lowest number, or the amount to share out
        MostRole,    ///< how many at most, or the highest number
        ChosenRole,  ///< how many are chosen so far
        ReadyRole,   ///< whether it can be sent as it is
        RuleRole,    ///< the rule that forbids to send it as it is; empty if none is cited
        LeadsOnRole, ///< whether another question follows once it is filled
        RevisesRole, ///< whether it changes what the side has already done
        OnMapRole,   ///< whether clicks on the map mean it without opening it first
    };

    using RowModel::RowModel;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    void show(QList<OfferRow> rows);

Q_SIGNALS:
    void countChanged();
};

} // namespace esagono
