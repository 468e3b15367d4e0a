// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/files/workbench.h"

#include "app/package_scan.h"
#include "app/text_formatter.h"
#include "editor/files/finding_places.h"
#include "engine/all_games.h"
#include "engine/core/fault.h"
#include "engine/kit/reading/package_reader.h"

#include <QDir>
#include <QFileInfo>

namespace esagono {

Workbench::Workbench(QString packages, QString recovery, QStringList originals, QObject* parent)
    : QObject(parent)
    , m_packages(std::move(packages))
    , m_recovery(std::move(recovery))
    , m_originals(std::move(originals))
    , m_rules(allGames())
    , m_log(std::make_shared<std::unique_ptr<RecoveryLog>>())
    , m_findings(*this)
    , m_desk(*this)
    , m_map(*this)
    , m_counters(*this)
    , m_tables(*this)
    , m_scenarios(*this)
    , m_texts(*this) {
    m_writer.setMaxThreadCount(1);
    m_settling.setInterval(3000); // what a power cut may cost
    m_settling.setSingleShot(true);
    connect(&m_settling, &QTimer::timeout, this,
            [this] { keep([](RecoveryLog& log) { log.settle(); }); });
    connect(&m_mirror, &PackageMirror::read, this, [this](const ReadPackage& result) {
        m_findings.tell(result);
        if (result.changed && m_changed)
            m_changed->insert(result.changed->begin(), result.changed->end());
        else
            m_changed.reset();
        m_readable = result.edited != nullptr;
        if (result.edited) {
            m_game = {result.edited, &result.edited->game};
            m_package = {m_game, &m_game->package};
            Q_EMIT packageChanged();
            m_changed.emplace();
        }
        Q_EMIT busyChanged();
    });
}

Workbench::~Workbench() {
    m_writer.waitForDone();
}

std::shared_ptr<const Documents> Workbench::snapshot() const {
    if (m_package && m_readable && !m_mirror.isBehind())
        return {m_package, &m_package->documents};
    return std::make_shared<const Documents>(documents());
}

bool Workbench::isAnew(std::initializer_list<std::string_view> files) const {
    return !m_changed || std::ranges::any_of(files, [&](std::string_view file) {
        return m_changed->contains(std::string(file));
    });
}

bool Workbench::isOriginal() const {
    const QString path = QFileInfo(m_folder).canonicalFilePath();
    return std::ranges::any_of(m_originals, [&](const QString& folder) {
        const QString root = QFileInfo(folder).canonicalFilePath();
        return !root.isEmpty() && (path == root || path.startsWith(root + QLatin1Char('/')));
    });
}

QString Workbench::title() const {
    const Record* const title = valueAt(documents(), {"package.json", "/title"});
    if (title == nullptr)
        return {};
    if (title->is_string())
        return QString::fromStdString(title->get<std::string>());
    for (const std::string& code : {m_language.toStdString(), std::string("en")})
        if (title->is_object() && title->contains(code) && (*title)[code].is_string())
            return QString::fromStdString((*title)[code].get<std::string>());
    return {};
}

QString Workbench::undoName() const {
    return canUndo() ? phrase(m_stack.undoName(), m_language) : QString();
}

QString Workbench::redoName() const {
    return canRedo() ? phrase(m_stack.redoName(), m_language) : QString();
}

void Workbench::setLanguage(const QString& language) {
    m_language = language;
    m_findings.tellAgain();
    Q_EMIT languageChanged();
    Q_EMIT stackChanged();
    Q_EMIT titleChanged();
}

void Workbench::perform(Edit edit) {
    if (edit.empty())
        return;
    beginKeeping();
    m_stack.perform(edit);
    changed(edit);
}

void Workbench::reveal(const QString& file, const QString& pointer) {
    const FindingPlace place = placeOf(
        documents(), {Finding::Weight::Note, file.toStdString(), pointer.toStdString(), {}});
    if (place.page.empty())
        return;
    turnTo(QString::fromStdString(place.page));
    if (place.page == "map")
        m_map.reveal(file, pointer);
    else if (place.page == "counters")
        m_counters.reveal(file, pointer);
    else if (place.page == "tables")
        m_tables.reveal(file, pointer);
    else if (place.page == "scenarios")
        m_scenarios.reveal(file, pointer);
}

void Workbench::turnTo(const QString& page) {
    if (page == m_page)
        return;
    m_page = page;
    Q_EMIT pageChanged();
}

void Workbench::undo() {
    beginKeeping();
    if (const std::optional<Edit> done = m_stack.undo())
        changed(*done);
}

void Workbench::redo() {
    beginKeeping();
    if (const std::optional<Edit> done = m_stack.redo())
        changed(*done);
}

void Workbench::changed(const Edit& edit) {
    m_mirror.follow(edit);
    keep([edit](RecoveryLog& log) { log.changed(edit); });
    Q_EMIT edited(edit);
    Q_EMIT stackChanged();
    Q_EMIT busyChanged();
    if (std::ranges::any_of(edit.changes,
                            [](const Change& change) { return change.at.file == "package.json"; }))
        Q_EMIT titleChanged();
}

} // namespace esagono
