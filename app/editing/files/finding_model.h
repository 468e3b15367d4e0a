// SPDX-License-Identifier: GPL-3.0-or-later
// What the checker says about the package on the workbench, the gravest first; where it leads to
// and what settles it.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/editing/files/package_mirror.h"
#include "app/table/panels/row_model.h"
#endif

#include <QQmlEngine>

namespace esagono {

class Workbench;

struct FindingRow {
    Finding finding;
    QString sentence;
    QString place; ///< hex, counter, chart or scenario; else the file
    friend bool operator==(const FindingRow&, const FindingRow&) = default;
};

class FindingModel : public RowModel<FindingRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the workbench")
    Q_PROPERTY(int count READ found NOTIFY changed)
    Q_PROPERTY(int shown READ count NOTIFY changed)
    Q_PROPERTY(int errors READ errors NOTIFY changed)
    Q_PROPERTY(int warnings READ warnings NOTIFY changed)
    Q_PROPERTY(int notes READ notes NOTIFY changed)
    /// What is shown: -1 everything, else findings of that weight alone.
    Q_PROPERTY(int only MEMBER m_only WRITE setOnly NOTIFY changed)
    /// Only sentences and places with this in them.
    Q_PROPERTY(QString search MEMBER m_search WRITE setSearch NOTIFY changed)

public:
    enum Role {
        WeightRole = Qt::UserRole, ///< 0 note, 1 warning, 2 error
        SentenceRole,              ///< in the language of the interface
        FileRole,                  ///< the document it speaks of
        PointerRole,               ///< where in the document
        PlaceRole,                 ///< hex, counter, chart or scenario; else the file
        FixRole,                   ///< what settles it; empty: nothing simple
    };

    explicit FindingModel(Workbench& workbench);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int found() const { return int(m_findings.size()); }
    [[nodiscard]] int errors() const { return having(Finding::Weight::Error); }
    [[nodiscard]] int warnings() const { return having(Finding::Weight::Warning); }
    [[nodiscard]] int notes() const { return having(Finding::Weight::Note); }

    /// Shows what the row speaks of.
    Q_INVOKABLE void goTo(int row);
    /// Settles what the row speaks of, if there is a simple way.
    Q_INVOKABLE void fix(int row);

    void setOnly(int weight);
    void setSearch(const QString& words);
    void tell(const ReadPackage& result);
    /// In the language of the workbench now.
    void tellAgain();

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] int having(Finding::Weight weight) const;

    Workbench& m_workbench;
    std::vector<Finding> m_findings;
    int m_only = -1;
    QString m_search;
};

} // namespace esagono
