// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library.h"

#include "app/pictures.h"
#include "app/table_picture.h"
#include "app/text_formatter.h"

#include <algorithm>

#include <QDir>
#include <QLocale>
#include <QtConcurrentRun>

namespace esagono {

namespace {

constexpr QSize coverSize(1080, 600); // twice the size of a wide card's picture
constexpr qreal hexesAcrossCover = 9;

/// "Series – title" in its two parts; a title of one part belongs to no series.
struct TitleParts {
    QString series, heading;
};
TitleParts partsOf(const QString& title) {
    const QString dash = QStringLiteral(" – ");
    const qsizetype at = title.indexOf(dash);
    return at < 0 ? TitleParts{{}, title} : TitleParts{title.left(at), title.mid(at + dash.size())};
}

} // namespace

Library::Library(QStringList folders, QObject* parent)
    : QAbstractListModel(parent)
    , m_folders(std::move(folders)) {
    connect(&m_scan, &QFutureWatcherBase::finished, this, [this] { show(m_scan.result()); });
}

Library::Library(QStringList folders, Pictures& pictures, GameList rules, QObject* parent)
    : Library(std::move(folders), parent) {
    m_pictures = &pictures;
    m_rules = rules;
    connect(m_pictures, &Pictures::ready, this, [this](const QString& name) {
        if (name.startsWith(QLatin1String("cover/")))
            refresh();
    });
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
    case HeadingRole:
        return partsOf(titleOf(package, m_language)).heading;
    case SeriesRole:
        return partsOf(titleOf(package, m_language)).series;
    case FactsRole:
        return factsOf(package);
    case ScenariosRole:
        return package.package ? scenarioList(*package.package, m_language) : QVariantList();
    case PictureRole:
        return pictureOf(package);
    case FallbackRole:
        return fallbackOf(package, m_language);
    default:
        return {};
    }
}

QHash<int, QByteArray> Library::roleNames() const {
    return {{TitleRole, "title"},     {PackageIdRole, "packageId"}, {VersionRole, "version"},
            {FolderRole, "folder"},   {ProblemRole, "problem"},     {HeadingRole, "heading"},
            {SeriesRole, "series"},   {FactsRole, "facts"},         {ScenariosRole, "scenarios"},
            {PictureRole, "picture"}, {FallbackRole, "fallback"}};
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
    refresh();
}

void Library::setDark(bool dark) {
    if (dark == m_dark)
        return;
    m_dark = dark;
    Q_EMIT darkChanged();
    refresh();
}

void Library::refresh() {
    if (count() > 0)
        Q_EMIT dataChanged(index(0), index(count() - 1));
}

const FoundPackage* Library::find(const QString& packageId) const {
    for (const FoundPackage& package : m_packages)
        if (package.id == packageId && package.package)
            return &package;
    return nullptr;
}

QStringList Library::factsOf(const FoundPackage& found) const {
    if (!found.package)
        return {};
    const GamePackage& package = *found.package;
    QStringList facts;
    if (!package.mapFiles.empty() && package.mapFiles.front().scaleKm > 0)
        //: %1 = kilometres from one hex to the next
        //% "%1 km hexes"
        facts << qtTrId("app.library.scale")
                     .arg(QLocale().toString(package.mapFiles.front().scaleKm));
    if (!package.maps.empty())
        //% "%n hex(es)"
        facts << qtTrId("app.library.hexes", int(package.maps.front().hexes().size()));
    //% "%n counter(s)"
    facts << qtTrId("app.library.counters", int(package.counters.size()));
    return facts;
}

QString Library::pictureOf(const FoundPackage& found) const {
    if (!found.package || !m_pictures)
        return {};
    const QString name = QStringLiteral("cover/%1/%2/%3")
                             .arg(found.digest, m_language,
                                  m_dark ? QStringLiteral("dark") : QStringLiteral("light"));
    const PictureWish wish{coverSize, hexesAcrossCover, found.folder, m_language, m_dark};
    return m_pictures->url(name, [card = found.package, wish, &drawings = m_pictures->drawings()] {
        const auto package = withDocuments(card, wish.packageFolder);
        return !package || package->scenarios.empty()
                   ? QImage()
                   : tablePicture(drawings, *package, package->scenarios.front().map,
                                  suggestedSetUp(*package), wish);
    });
}

void Library::show(QList<FoundPackage> packages) {
    packages.removeIf([this](const FoundPackage& found) {
        return found.package && !m_rules.empty() &&
               std::ranges::find(m_rules, found.package->rules, &Rules::id) == m_rules.end();
    });
    // In the order of the games, whatever their folders are called.
    std::ranges::stable_sort(packages, {}, [this](const FoundPackage& found) {
        return found.package ? std::ranges::find(m_rules, found.package->rules, &Rules::id)
                             : m_rules.end();
    });
    beginResetModel();
    m_packages = std::move(packages);
    m_scanning = false;
    endResetModel();
    Q_EMIT scanned();
}

} // namespace esagono
