// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/files/finding_model.h"

#include "app/editing/files/workbench.h"
#include "app/text_formatter.h"
#include "editor/files/finding_places.h"
#include "editor/files/fixes.h"

namespace esagono {

FindingModel::FindingModel(Workbench& workbench)
    : m_workbench(workbench) {}

QVariant FindingModel::data(const QModelIndex& index, int role) const {
    const FindingRow& row = rows().at(index.row());
    switch (role) {
    case WeightRole:
        return int(row.finding.weight);
    case Qt::DisplayRole:
    case SentenceRole:
        return row.sentence;
    case FileRole:
        return QString::fromStdString(row.finding.file);
    case PointerRole:
        return QString::fromStdString(row.finding.pointer);
    case PlaceRole:
        return row.place;
    case FixRole: { // looked for when it is to be seen: there may be hundreds
        const auto edit = fixFor(m_workbench.documents(), row.finding);
        return edit ? phrase(edit->name, m_workbench.language()) : QString();
    }
    default:
        return {};
    }
}

QHash<int, QByteArray> FindingModel::roleNames() const {
    return {{WeightRole, "weight"},   {SentenceRole, "sentence"}, {FileRole, "file"},
            {PointerRole, "pointer"}, {PlaceRole, "place"},       {FixRole, "fix"}};
}

void FindingModel::goTo(int row) {
    if (row < 0 || row >= count())
        return;
    const Finding& finding = rows().at(row).finding;
    const FindingPlace place = placeOf(m_workbench.documents(), finding);
    const QString file = QString::fromStdString(finding.file);
    const QString pointer = QString::fromStdString(finding.pointer);
    if (place.page == "texts") { // whatever document the words stand in
        m_workbench.turnTo(QStringLiteral("texts"));
        m_workbench.texts()->reveal(file, pointer);
    } else {
        m_workbench.reveal(file, pointer);
    }
}

void FindingModel::fix(int row) {
    if (row < 0 || row >= count())
        return;
    if (auto edit = fixFor(m_workbench.documents(), rows().at(row).finding))
        m_workbench.perform(std::move(*edit));
}

void FindingModel::setOnly(int weight) {
    m_only = weight;
    tellAgain();
}

void FindingModel::setSearch(const QString& words) {
    m_search = words;
    tellAgain();
}

void FindingModel::tell(const ReadPackage& result) {
    m_findings = result.findings;
    if (!result.fault.empty())
        m_findings.push_back(findingOf(result.fault));
    std::ranges::stable_sort(m_findings, std::greater(), &Finding::weight);
    tellAgain();
}

void FindingModel::tellAgain() {
    QList<FindingRow> now;
    for (const Finding& finding : m_findings) {
        if (m_only >= 0 && int(finding.weight) != m_only)
            continue;
        const FindingPlace place = placeOf(m_workbench.documents(), finding);
        const bool hasId = !place.id.empty() && place.page != "texts";
        FindingRow row{finding, phrase(finding.text, m_workbench.language()),
                       QString::fromStdString(hasId ? place.id : finding.file)};
        if (!m_search.isEmpty() && !row.sentence.contains(m_search, Qt::CaseInsensitive) &&
            !row.place.contains(m_search, Qt::CaseInsensitive))
            continue;
        now.append(row);
    }
    show(std::move(now));
    Q_EMIT changed();
}

int FindingModel::having(Finding::Weight weight) const {
    return int(std::ranges::count(m_findings, weight, &Finding::weight));
}

} // namespace esagono
