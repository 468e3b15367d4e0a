// SPDX-License-Identifier: GPL-3.0-or-later
// The one place where the program says what went wrong or what it has done, each with a way on.
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>

namespace esagono {

class Messages : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The messages are given to the window")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum class Tone { Fine, Warning, Trouble };
    Q_ENUM(Tone)
    enum Role {
        TextRole = Qt::UserRole, ///< a sentence or two
        ToneRole,                ///< Tone as a number
        ActionRole,              ///< the words of the way on; empty: there is none
        KeyRole,                 ///< names the way on for whoever takes it
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return int(m_rows.size()); }

    /// The same text is not shown twice at once. The newest is the last.
    Q_INVOKABLE void post(esagono::Messages::Tone tone, const QString& text,
                          const QString& action = {}, const QString& key = {});
    Q_INVOKABLE void dismiss(int row);
    Q_INVOKABLE void take(int row);

Q_SIGNALS:
    void countChanged();
    /// Somebody took the way on.
    void taken(const QString& key);

private:
    struct Row {
        Tone tone;
        QString text, action, key;
    };
    QList<Row> m_rows;
};

} // namespace esagono
