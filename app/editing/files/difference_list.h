// SPDX-License-Identifier: GPL-3.0-or-later
// What is different on the workbench from the built-in game: where, what was, what is.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/table/panels/row_model.h"
#include "editor/edit.h"
#include "engine/kit/corrections.h"
#endif

#include <QQmlEngine>

namespace esagono {

struct DifferenceRow {
    QString place; ///< "Counter 2/III N › front › attack factor"
    QString was;
    QString now;
    EditPlace at;
    Edit back; ///< what puts it back; empty: nothing does
    friend bool operator==(const DifferenceRow&, const DifferenceRow&) = default;
};

/// The rows for a list of differences, in a language. Runs in any thread.
[[nodiscard]] QList<DifferenceRow> differenceRows(const std::vector<Correction>& differences,
                                                  const Documents& original,
                                                  const Documents& changed,
                                                  const QString& language);

class DifferenceList : public RowModel<DifferenceRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the corrections")
    /// All of them, shown or not.
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(int shown READ count NOTIFY changed)
    /// Only those with this in them.
    Q_PROPERTY(QString search MEMBER m_search WRITE setSearch NOTIFY changed)

public:
    enum Role {
        PlaceRole = Qt::UserRole,
        WasRole,
        NowRole,
        RevertibleRole, ///< whether it can be put back
    };
    using RowModel::RowModel;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int total() const { return int(m_all.size()); }
    void setSearch(const QString& words);
    void tell(QList<DifferenceRow> all);

Q_SIGNALS:
    void changed();

private:
    void refresh();

    QList<DifferenceRow> m_all;
    QString m_search;
};

} // namespace esagono
