// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messages_model.h"

namespace esagono {

namespace {

constexpr int mostShown = 4;

} // namespace

int Messages::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant Messages::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case TextRole:
        return row.text;
    case ToneRole:
        return int(row.tone);
    case ActionRole:
        return row.action;
    case KeyRole:
        return row.key;
    default:
        return {};
    }
}

QHash<int, QByteArray> Messages::roleNames() const {
    return {{TextRole, "text"}, {ToneRole, "tone"}, {ActionRole, "action"}, {KeyRole, "key"}};
}

void Messages::post(Tone tone, const QString& text, const QString& action, const QString& key) {
    for (int row = 0; row < count(); ++row)
        if (m_rows[row].text == text)
            return;
    if (count() >= mostShown)
        dismiss(0);
    beginInsertRows({}, count(), count());
    m_rows << Row{tone, text, action, key};
    endInsertRows();
    Q_EMIT countChanged();
}

void Messages::dismiss(int row) {
    if (row < 0 || row >= count())
        return;
    beginRemoveRows({}, row, row);
    m_rows.removeAt(row);
    endRemoveRows();
    Q_EMIT countChanged();
}

void Messages::take(int row) {
    if (row < 0 || row >= count())
        return;
    const QString key = m_rows[row].key;
    dismiss(row);
    Q_EMIT taken(key);
}

} // namespace esagono
