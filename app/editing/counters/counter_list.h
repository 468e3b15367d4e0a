// SPDX-License-Identifier: GPL-3.0-or-later
// The counters of the package on the workbench under headings of side and nationality, as far as a
// search and a filter let them through.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/board/counters/counter_look.h"
#include "app/table/panels/row_model.h"
#include "engine/kit/package.h"
#endif

#include <QQmlEngine>
#include <QSet>
#include <QVariantMap>

#include <set>

namespace esagono {

struct CounterRow {
    int counter = -1; ///< -1: a heading
    QString name;
    QString figures;
    bool reconstructed = false;
    int count = 0; ///< under the heading
    bool folded = false;
    bool chosen = false;
    bool current = false;
    friend bool operator==(const CounterRow&, const CounterRow&) = default;
};

class CounterList : public RowModel<CounterRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the counters' bench")
    /// How many there are of each filter: {all, units, markers, reconstructed}.
    Q_PROPERTY(QVariantMap counts READ counts NOTIFY changed)
    Q_PROPERTY(QString search MEMBER m_search WRITE setSearch NOTIFY changed)
    /// "all", "units", "markers" or "reconstructed".
    Q_PROPERTY(QString filter MEMBER m_filter WRITE setFilter NOTIFY changed)

public:
    enum Role {
        CounterRole = Qt::UserRole, ///< its place; -1: a heading
        NameRole,                   ///< as printed, or the words of the heading
        FiguresRole,                ///< "5-4-5"
        ReconstructedRole,          ///< bool: a value is still ours
        CountRole,                  ///< of a heading: how many stand under it
        FoldedRole,                 ///< of a heading: whether they are shown
        ChosenRole,                 ///< bool: changed together with others
        CurrentRole,                ///< bool: the one the form shows
    };
    using RowModel::RowModel;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] QVariantMap counts() const;
    void setSearch(const QString& search);
    void setFilter(const QString& filter);
    Q_INVOKABLE void fold(const QString& heading);

    /// Everything is shown anew; the package and how it is drawn may be null.
    void read(std::shared_ptr<const GamePackage> package, std::shared_ptr<const Liveries> liveries,
              const QString& language);
    void mark(int current, const std::set<std::size_t>& chosen);
    /// The counter so many rows further down that is shown; -1: none.
    [[nodiscard]] int next(int counter, int by) const;
    /// Those between two, both included, in the order of the list.
    [[nodiscard]] std::vector<std::size_t> between(int one, int other) const;
    [[nodiscard]] bool isReconstructed(std::size_t counter) const;

Q_SIGNALS:
    void changed();

private:
    struct Entry {
        std::size_t counter;
        QString heading, name, figures, words;
        bool unit = false;
        bool reconstructed = false;
    };
    [[nodiscard]] bool letsThrough(const Entry& entry) const;
    void showAgain();

    std::vector<Entry> m_entries; ///< in the order of the list
    QString m_search;
    QString m_filter = QStringLiteral("all");
    QSet<QString> m_folded;
    int m_current = -1;
    std::set<std::size_t> m_chosen;
};

/// Whether any value on its faces is marked as ours.
[[nodiscard]] bool hasReconstructed(const Record& counters, std::size_t counter);

} // namespace esagono
