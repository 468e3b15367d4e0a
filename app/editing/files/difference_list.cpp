// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/files/difference_list.h"

#include "app/text_formatter.h"
#include "editor/files/difference_words.h"

namespace esagono {

QList<DifferenceRow> differenceRows(const std::vector<Correction>& differences,
                                    const Documents& original, const Documents& changed,
                                    const QString& language) {
    QList<DifferenceRow> rows;
    for (const Correction& each : differences) {
        if (accompanies(each, differences))
            continue;
        const DifferenceWords words = wordsOf(each, original, changed, language.toStdString());
        QStringList path;
        for (const Text& step : words.path)
            path << phrase(step, language);
        rows.append({path.join(QStringLiteral(" › ")), phrase(words.was, language),
                     phrase(words.now, language), placeOf(each, changed),
                     puttingBack(each, original, changed)});
    }
    return rows;
}

QVariant DifferenceList::data(const QModelIndex& index, int role) const {
    const DifferenceRow& row = rows().at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case PlaceRole:
        return row.place;
    case WasRole:
        return row.was;
    case NowRole:
        return row.now;
    case RevertibleRole:
        return !row.back.empty();
    default:
        return {};
    }
}

QHash<int, QByteArray> DifferenceList::roleNames() const {
    return {
        {PlaceRole, "place"}, {WasRole, "was"}, {NowRole, "now"}, {RevertibleRole, "revertible"}};
}

void DifferenceList::setSearch(const QString& words) {
    m_search = words;
    refresh();
}

void DifferenceList::tell(QList<DifferenceRow> all) {
    m_all = std::move(all);
    refresh();
}

void DifferenceList::refresh() {
    QList<DifferenceRow> now;
    for (const DifferenceRow& row : m_all)
        if (m_search.isEmpty() || row.place.contains(m_search, Qt::CaseInsensitive) ||
            row.was.contains(m_search, Qt::CaseInsensitive) ||
            row.now.contains(m_search, Qt::CaseInsensitive))
            now.append(row);
    show(std::move(now));
    Q_EMIT changed();
}

} // namespace esagono
