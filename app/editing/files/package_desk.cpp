// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/files/package_desk.h"

#include "app/editing/files/workbench.h"
#include "app/places.h"
#include "app/text_formatter.h"
#include "editor/files/esapack.h"
#include "editor/files/package_folder.h"
#include "engine/core/fault.h"
#include "engine/kit/reading/disk.h"
#include "engine/kit/reading/package_reader.h"

#include <QDir>
#include <QFileInfo>
#include <QtConcurrent>

namespace esagono {

namespace {

QString text(const QVariantMap& map, const char* key) {
    return map.value(QLatin1String(key)).toString();
}

int number(const QVariantMap& map, const char* key, int standard) {
    return map.value(QLatin1String(key), standard).toInt();
}

} // namespace

PackageDesk::PackageDesk(Workbench& workbench)
    : m_workbench(workbench) {}

void PackageDesk::setGames(const QVariantList& games) {
    if (games == m_games)
        return;
    m_games = games;
    Q_EMIT gamesChanged();
}

void PackageDesk::report(const Text& problem) {
    Q_EMIT m_workbench.failed(phrase(problem, m_workbench.language()));
}

NewPackage PackageDesk::wished(const QVariantMap& wish) const {
    NewPackage wanted;
    wanted.title = text(wish, "title").trimmed().toStdString();
    wanted.id = idFrom(
        text(wish, "title").normalized(QString::NormalizationForm_KD).trimmed().toStdString());
    Grid& grid = wanted.grid;
    grid.orientation =
        wish.value(QStringLiteral("flat")).toBool() ? Orientation::Flat : Orientation::Pointy;
    grid.shifted = wish.value(QStringLiteral("even")).toBool() ? Shifted::Even : Shifted::Odd;
    grid.rowsRun = wish.value(QStringLiteral("north")).toBool() ? RowsRun::North : RowsRun::South;
    grid.rows = {1, number(wish, "rows", 20)};
    grid.columns = {1, number(wish, "columns", 20)};
    if (const auto format = NumberFormat::fromPattern(text(wish, "pattern").toStdString()))
        grid.format = *format;
    else
        grid.rows = {1, 0}; // no grid has a pattern that is none
    for (const QVariant& side : wish.value(QStringLiteral("sides")).toList())
        wanted.sides.push_back({text(side.toMap(), "name").trimmed().toStdString(),
                                text(side.toMap(), "colour").toStdString()});
    wanted.terrainSet = text(wish, "terrains").toStdString();
    wanted.turns = number(wish, "turns", 10);
    return wanted;
}

QString PackageDesk::whyNotNew(const QVariantMap& wish) const {
    const Text why = whyNot(wished(wish));
    return why.empty() ? QString() : phrase(why, m_workbench.language());
}

QVariantList PackageDesk::preview(const QVariantMap& wish, int rows, int columns) const {
    QVariantList list;
    const Grid grid = wished(wish).grid;
    if (!grid.isSound())
        return list;
    const bool pointy = grid.orientation == Orientation::Pointy;
    const qreal root = std::sqrt(3.0) / 2;
    for (std::size_t i = 0; i < grid.size(); ++i) {
        const HexId hex(i);
        const SheetPoint at = grid.centre(hex);
        // In steps of half a hex on one axis and of a row or column on the other
        if (at.x >= (pointy ? 2 * columns : columns) || at.y >= (pointy ? rows : 2 * rows))
            continue;
        list.append(QVariantMap{{QStringLiteral("label"), QString::fromStdString(grid.label(hex))},
                                {QStringLiteral("x"), pointy ? at.x / 2.0 : at.x * root},
                                {QStringLiteral("y"), pointy ? at.y * root : at.y / 2.0}});
    }
    return list;
}

QVariantList PackageDesk::terrainSets() const {
    QVariantList list;
    const std::string language = m_workbench.language().toStdString();
    for (const TerrainSet& set : esagono::terrainSets()) {
        QStringList names;
        for (const std::string_view id : set.terrains)
            names.append(
                QString::fromStdString(std::string(inLanguage(terrainName(id), language))));
        list.append(QVariantMap{{QStringLiteral("id"), QString::fromStdString(std::string(set.id))},
                                {QStringLiteral("names"), names.join(QStringLiteral(", "))}});
    }
    return list;
}

void PackageDesk::begin(const QVariantMap& wish) {
    const NewPackage wanted = wished(wish);
    if (const Text why = whyNot(wanted); !why.empty()) {
        report(why);
        return;
    }
    try {
        const QString folder = text(wish, "folder");
        const Documents model = folder.isEmpty() ? Documents() : readDocuments(diskPath(folder));
        m_workbench.begin(newPackage(wanted, folder.isEmpty() ? nullptr : &model));
        m_workbench.turnTo(QStringLiteral("map"));
    } catch (...) {
        report(caughtText());
    }
}

QString PackageDesk::pathOf(const QUrl& file) {
    return file.isLocalFile() ? file.toLocalFile() : QString();
}

void PackageDesk::pack(const QUrl& file) {
    const QString to = pathOf(file);
    if (m_workbench.folder().isEmpty() || to.isEmpty())
        return;
    QtConcurrent::run([from = diskPath(m_workbench.folder()), to = diskPath(to)]() -> Text {
        try {
            (void)packFolder(from, to);
            return {};
        } catch (...) {
            return caughtText();
        }
    }).then(this, [this, to](const Text& problem) {
        if (problem.empty())
            Q_EMIT packed(QDir::toNativeSeparators(to));
        else
            report(problem);
    });
}

/// What came of unpacking.
struct PackageDesk::Unpacked {
    QString folder;
    QString title;
    QString rules;
    bool already = false;
    Text problem;
};

namespace {

/// An id like this one that nobody has, and the number that makes it so.
std::pair<std::string, int> freeId(const std::string& id, const QList<FoundPackage>& known) {
    for (int number = 2;; ++number) {
        const std::string wanted = id + "_" + std::to_string(number);
        if (std::ranges::none_of(known, [&](const FoundPackage& each) {
                return each.id == QString::fromStdString(wanted);
            }))
            return {wanted, number};
    }
}

/// Gives the package in a folder another id, and a title that tells it from the one it is like.
void rename(const std::filesystem::path& folder, const std::string& id, int number) {
    Documents documents = readDocuments(folder);
    Record& card = documents.at("package.json");
    card["id"] = id;
    const std::string mark = " (" + std::to_string(number) + ")";
    Record& title = card["title"];
    if (title.is_string())
        title = title.get<std::string>() + mark;
    else
        for (Record& words : title)
            words = words.get<std::string>() + mark;
    savePackage(documents, folder);
}

} // namespace

void PackageDesk::take(const QString& file, const std::function<void(const Unpacked&)>& then) {
    const QString packages = m_workbench.packagesFolder();
    QtConcurrent::run([from = diskPath(file), packages = diskPath(packages), known = m_known,
                       language = m_workbench.language()]() -> Unpacked {
        try {
            const PackFiles files =
                readPack(readBytes(from, PackLimits().packBytes), utf8Of(from.filename()));
            const GamePackage package = packageIn(files);
            Unpacked done{{},
                          wordsIn(package.title, language),
                          QString::fromStdString(package.rules),
                          false,
                          {}};
            const auto like =
                std::ranges::find(known, QString::fromStdString(package.id), &FoundPackage::id);
            if (like != known.end() &&
                like->digest == QString::fromStdString(hexText(package.digest()))) {
                done.already = true;
                done.folder = like->folder;
                return done;
            }
            const auto [id, number] =
                like == known.end() ? std::pair(package.id, 0) : freeId(package.id, known);
            const std::filesystem::path folder = freeFolderFor(packages, id);
            (void)unpackInto(from, folder);
            if (number > 0) {
                rename(folder, id, number);
                done.title += QStringLiteral(" (%1)").arg(number);
            }
            done.folder = QString::fromStdU16String(folder.u16string());
            return done;
        } catch (...) {
            return {{}, {}, {}, false, caughtText()};
        }
    }).then(this, [this, then](const Unpacked& done) {
        if (done.problem.empty())
            then(done);
        else
            report(done.problem);
    });
}

void PackageDesk::unpack(const QUrl& file) {
    if (const QString from = pathOf(file); !from.isEmpty())
        take(from, [this](const Unpacked& done) {
            Q_EMIT installed(done.title, done.already);
            m_workbench.openFolder(done.folder);
        });
}

void PackageDesk::install(const QString& file) {
    take(file, [this](const Unpacked& done) {
        const bool playable = std::ranges::any_of(m_games, [&](const QVariant& game) {
            return text(game.toMap(), "rules") == done.rules;
        });
        if (playable)
            Q_EMIT installed(done.title, done.already);
        else
            //: %1 = title of a game that somebody shared, %2 = a folder
            //% "“%1” lies in %2 now. No rules of this program play it, but it can be edited."
            Q_EMIT m_workbench.failed(qtTrId("app.library.no_rules")
                                          .arg(done.title, QDir::toNativeSeparators(done.folder)));
    });
}

QVariantList PackageDesk::backups() const {
    QVariantList list;
    if (m_workbench.folder().isEmpty())
        return list;
    for (const std::filesystem::path& folder : backupsOf(diskPath(m_workbench.folder()))) {
        const QString path = QString::fromStdU16String(folder.u16string());
        list.append(
            QVariantMap{{QStringLiteral("folder"), path},
                        {QStringLiteral("when"),
                         QFileInfo(path + QStringLiteral("/package.json")).lastModified()}});
    }
    return list;
}

void PackageDesk::revertTo(const QString& folder) {
    try {
        const Documents then = readDocuments(diskPath(folder));
        //: What the menu undoes
        //% "Go back to a backup"
        Edit edit{QT_TRID_NOOP("app.editor.edit.revert"), {}, {}};
        for (const auto& [file, document] : m_workbench.documents())
            if (!then.contains(file))
                edit.remove(file, "");
        for (const auto& [file, document] : then) {
            const Record* const now = valueAt(m_workbench.documents(), {file, ""});
            if (now == nullptr || *now != document)
                edit.set(file, "", document);
        }
        m_workbench.perform(std::move(edit));
    } catch (...) {
        report(caughtText());
    }
}

} // namespace esagono
