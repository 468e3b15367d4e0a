// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/correction_list.h"

#include "app/text_formatter.h"

#include "engine/core/fault.h"
#include "engine/kit/reading/package_reader.h"

#include <QFileInfo>

namespace esagono {

namespace {

QString pathOfFile(const std::filesystem::path& path) {
    return QFileInfo(path).absoluteFilePath();
}

/// None if the package has gone since it was found: then nothing fits it.
Documents documentsIn(const QString& folder) {
    try {
        return readDocuments(QFileInfo(folder).filesystemFilePath());
    } catch (...) {
        return {};
    }
}

} // namespace

int CorrectionList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant CorrectionList::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    const auto& corrections = row.found.corrections;
    switch (role) {
    case FileRole:
        return pathOfFile(row.found.file);
    case Qt::DisplayRole:
    case NameRole: {
        const std::string_view name = corrections
                                          ? inLanguage(corrections->name, m_language.toStdString())
                                          : std::string_view();
        return name.empty() ? QFileInfo(row.found.file).completeBaseName()
                            : QString::fromUtf8(name.data(), qsizetype(name.size()));
    }
    case AuthorRole:
        return corrections ? QString::fromStdString(corrections->author) : QString();
    case ChangesRole:
        return corrections ? int(corrections->list.size()) : 0;
    case ChosenRole:
        return row.chosen;
    case ProblemRole:
        return row.problem.empty() ? QString() : phrase(row.problem, m_language);
    default:
        return {};
    }
}

QHash<int, QByteArray> CorrectionList::roleNames() const {
    return {{FileRole, "file"},       {NameRole, "name"},     {AuthorRole, "author"},
            {ChangesRole, "changes"}, {ChosenRole, "chosen"}, {ProblemRole, "problem"}};
}

QString CorrectionList::problem() const {
    std::vector<Corrections> together;
    for (const Row& row : m_rows)
        if (row.chosen)
            together.push_back(*row.found.corrections);
    if (together.empty())
        return {};
    const auto misfits = misfitsOf(m_documents, together);
    return misfits.empty() ? QString() : phrase(misfits.front().text, m_language);
}

void CorrectionList::setLanguage(const QString& language) {
    m_language = language;
    if (count() > 0)
        Q_EMIT dataChanged(index(0), index(count() - 1), {NameRole, ProblemRole});
    Q_EMIT choiceChanged();
}

void CorrectionList::lookFor(const QString& packageId, const QString& packageFolder) {
    beginResetModel();
    m_packageId = packageId;
    m_packageFolder = packageFolder;
    m_documents.clear();
    m_rows.clear();
    for (FoundCorrections& found : correctionsIn(QFileInfo(m_folder).filesystemFilePath())) {
        if (!found.corrections) {
            m_rows.push_back({found, found.problem});
        } else if (QString::fromStdString(found.corrections->package) == packageId) {
            if (m_documents.empty())
                m_documents = documentsIn(packageFolder);
            const auto misfits = misfitsOf(m_documents, {&*found.corrections, 1});
            m_rows.push_back({found, misfits.empty() ? Text() : misfits.front().text});
        }
    }
    endResetModel();
    Q_EMIT countChanged();
    Q_EMIT choiceChanged();
}

void CorrectionList::lookAgain() {
    if (m_packageId.isEmpty())
        return;
    const QStringList before = chosen();
    lookFor(m_packageId, m_packageFolder);
    for (int row = 0; row < count(); ++row)
        if (before.contains(pathOfFile(m_rows[std::size_t(row)].found.file)))
            choose(row, true);
}

void CorrectionList::choose(int row, bool chosen) {
    if (row < 0 || row >= count())
        return;
    Row& asked = m_rows[std::size_t(row)];
    if (asked.chosen == chosen || !asked.problem.empty())
        return;
    asked.chosen = chosen;
    Q_EMIT dataChanged(index(row), index(row), {ChosenRole});
    Q_EMIT choiceChanged();
}

QStringList CorrectionList::chosen() const {
    QStringList files;
    for (const Row& row : m_rows)
        if (row.chosen)
            files << pathOfFile(row.found.file);
    return files;
}

} // namespace esagono
