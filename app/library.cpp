// SPDX-License-Identifier: GPL-3.0-or-later
#include "library.h"

#include "text_formatter.h"

#include <QDir>
#include <QtConcurrentRun>

namespace esagono {

Library::Library(QStringList folders, QObject* parent)
    : QAbstractListModel(parent)
    , m_folders(std::move(folders)) {
    connect(&m_scan, &QFutureWatcherBase::finished, this, [this] { show(m_scan.result()); });
}

Library::~Library() {
    m_scan.waitForFinished();
}

int Library::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant Library::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const FoundPackage& package = m_packages.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return titleOf(package, m_language);
    case PackageIdRole:
        return package.id;
    case VersionRole:
        return package.version;
    case FolderRole:
        return QDir::toNativeSeparators(package.folder);
    case ProblemRole:
        return package.problem.empty() ? QString() : phrase(package.problem, m_language);
    default:
        return {};
    }
}

QHash<int, QByteArray> Library::roleNames() const {
    return {{TitleRole, "title"},
            {PackageIdRole, "packageId"},
            {VersionRole, "version"},
            {FolderRole, "folder"},
            {ProblemRole, "problem"}};
}

QStringList Library::folders() const {
    QStringList shown;
    for (const QString& folder : m_folders)
        shown << QDir::toNativeSeparators(folder);
    return shown;
}

int Library::problemCount() const {
    return int(std::count_if(m_packages.begin(), m_packages.end(),
                             [](const auto& package) { return !package.problem.empty(); }));
}

void Library::lookAgain() {
    m_scanning = true;
    m_scan.setFuture(QtConcurrent::run(scanPackages, m_folders));
    Q_EMIT scanned();
}

void Library::setLanguage(const QString& code) {
    m_language = code;
    if (count() > 0)
        Q_EMIT dataChanged(index(0), index(count() - 1), {Qt::DisplayRole, TitleRole, ProblemRole});
}

void Library::show(QList<FoundPackage> packages) {
    beginResetModel();
    m_packages = std::move(packages);
    m_scanning = false;
    endResetModel();
    Q_EMIT scanned();
}

} // namespace esagono
