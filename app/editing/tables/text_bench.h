// SPDX-License-Identifier: GPL-3.0-or-later
// Where an author works on the words of a package: a row for every piece of them, a column for
// every language.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/table/panels/row_model.h"
#include "editor/tables/text_edits.h"
#endif

#include <QQmlEngine>
#include <QStringList>

namespace esagono {

class Workbench;

struct WordRow {
    FoundWords found;
    QString owner; ///< what the words belong to, as people call it
    QString part;  ///< what they are to it
    friend bool operator==(const WordRow&, const WordRow&) = default;
};

class TextBench : public RowModel<WordRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the workbench")
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(int missing READ missing NOTIFY changed)
    Q_PROPERTY(QStringList languages READ languages CONSTANT)
    /// Only rows in which a language lacks something.
    Q_PROPERTY(bool onlyMissing MEMBER m_onlyMissing WRITE setOnlyMissing NOTIFY changed)
    Q_PROPERTY(QString search MEMBER m_search WRITE setSearch NOTIFY changed)

public:
    enum Role {
        OwnerRole = Qt::UserRole, ///< what the words belong to: "Combat Results Table"
        PartRole,                 ///< what they are to it: "heading of the columns"
        WordsRole,                ///< by language, in the order of `languages`
        LackingRole,              ///< likewise: whether it is missing
        SharedRole,               ///< one text for all languages
    };

    explicit TextBench(Workbench& workbench);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int total() const { return int(m_all.size()); }
    [[nodiscard]] int missing() const;
    [[nodiscard]] static QStringList languages();

    Q_INVOKABLE void write(int row, int language, const QString& text);
    /// Looks for the words anew, if the page that shows them is open.
    Q_INVOKABLE void attend(bool open);

    /// Shows the words at that place.
    void reveal(const QString& file, const QString& pointer);
    void setOnlyMissing(bool only);
    void setSearch(const QString& words);

Q_SIGNALS:
    void changed();
    /// That row was asked for.
    void revealed(int row);

private:
    void gather();
    void refresh();

    Workbench& m_workbench;
    QList<WordRow> m_all;
    EditPlace m_wanted; ///< to be shown as soon as the page is open
    bool m_onlyMissing = false;
    bool m_open = false;
    QString m_search;
};

} // namespace esagono
