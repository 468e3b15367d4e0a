// SPDX-License-Identifier: GPL-3.0-or-later
// The player's files of corrections that belong to a package, and which of them a new game takes.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/kit/corrections.h"
#endif

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QStringList>

#include <memory>
#include <vector>

namespace esagono {

class CorrectionList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a new game")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// The folder the files lie in.
    Q_PROPERTY(QString folder MEMBER m_folder NOTIFY countChanged)
    /// Why those that are chosen cannot be taken together; empty: they can.
    Q_PROPERTY(QString problem READ problem NOTIFY choiceChanged)

public:
    enum Role {
        FileRole = Qt::UserRole, ///< where it lies
        NameRole,
        AuthorRole,  ///< may be empty
        ChangesRole, ///< how many values it puts right
        ChosenRole,
        ProblemRole, ///< why it cannot be taken; empty: it can
    };
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return int(m_rows.size()); }
    [[nodiscard]] QString problem() const;

    void setFolder(const QString& folder) { m_folder = folder; }
    void setLanguage(const QString& language);
    /// Looks into the folder for what was written for this package; nothing is chosen.
    void lookFor(const QString& packageId, const QString& packageFolder);
    /// Looks again; what was chosen stays so.
    void lookAgain();
    Q_INVOKABLE void choose(int row, bool chosen);
    /// The files that are chosen, in the order of the list.
    [[nodiscard]] QStringList chosen() const;

Q_SIGNALS:
    void countChanged();
    void choiceChanged();

private:
    struct Row {
        FoundCorrections found;
        Text problem;
        bool chosen = false;
    };

    QString m_folder;
    QString m_language;
    QString m_packageId; ///< empty: none has been looked for
    QString m_packageFolder;
    Documents m_documents; ///< of the package, if there are corrections of it
    std::vector<Row> m_rows;
};

} // namespace esagono
