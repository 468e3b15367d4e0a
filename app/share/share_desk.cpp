// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/share_desk.h"

#include "app/messages_model.h"
#include "app/places.h"
#include "app/replay/replay_table.h"
#include "app/settings.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QStandardPaths>
#include <QUrl>

namespace esagono {

namespace {

constexpr char folderOf[] = "folderOf:"; // a way on from a message

QString endingOf(const QString& kind) {
    return kind == QLatin1String("position") ? QStringLiteral(".position.json")
           : kind == QLatin1String("log")    ? QStringLiteral(".txt")
                                             : u'.' + kind;
}

} // namespace

ShareDesk::ShareDesk(ReplayTable& replay, Settings& settings, Messages& messages,
                     GameList games, QStringList shelves, QObject* parent)
    : QObject(parent)
    , m_replay(replay)
    , m_settings(settings)
    , m_messages(messages)
    , m_sharing(games, std::move(shelves)) {
    connect(&m_sharing, &Sharing::done, this, &ShareDesk::tellDone);
    connect(&m_sharing, &Sharing::failed, this,
            [this](const QString& problem) { m_messages.post(Messages::Tone::Trouble, problem); });
    connect(&m_messages, &Messages::taken, this, [](const QString& way) {
        if (way.startsWith(QLatin1String(folderOf)))
            QDesktopServices::openUrl(
                QUrl::fromLocalFile(QFileInfo(way.mid(int(sizeof folderOf) - 1)).path()));
    });
}

QString ShareDesk::propose(const QString& kind) const {
    QString folder = m_settings.exportFolder;
    if (folder.isEmpty() || !QFileInfo(folder).isDir())
        folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (folder.isEmpty() || !QFileInfo(folder).isDir())
        folder = QDir::homePath();
    QString name = QFileInfo(m_replay.diaryPath()).completeBaseName();
    if (kind == QLatin1String("png") || kind == QLatin1String("position"))
        name += QStringLiteral(" %1").arg(m_replay.winder()->moment());
    return QDir::toNativeSeparators(freeFile(folder, name, endingOf(kind)));
}

QString ShareDesk::complete(const QString& kind, const QString& target) const {
    const QUrl url(target);
    QString file = url.isLocalFile() ? url.toLocalFile() : QDir::fromNativeSeparators(target);
    if (file.trimmed().isEmpty())
        return {};
    file = QDir::cleanPath(QDir(QDir::homePath()).absoluteFilePath(file.trimmed()));
    if (QFileInfo(file).suffix().isEmpty())
        file += endingOf(kind);
    return QDir::toNativeSeparators(file);
}

bool ShareDesk::exists(const QString& file) const {
    return QFileInfo::exists(file);
}

bool ShareDesk::isAllowed(const QString& kind) const {
    return m_replay.viewerSide() < 0 || !Sharing::tellsEverything(kind);
}

bool ShareDesk::begin(const QString& kind, const QString& target, const QVariantMap& wishes) {
    if (!m_replay.isOpen() || !isAllowed(kind) || m_sharing.isRunning())
        return false;
    const QString file = complete(kind, target);
    QVariantMap all = m_replay.standpoint();
    for (auto wish = wishes.begin(); wish != wishes.end(); ++wish)
        all.insert(wish.key(), wish.value());
    m_settings.setProperty("exportFolder", QFileInfo(file).path());
    m_sharing.setDiary(m_replay.diaryPath());
    m_sharing.begin(kind, file, all);
    return true;
}

bool ShareDesk::copyPosition() {
    const QString text =
        isAllowed(QStringLiteral("position")) ? m_replay.positionText() : QString();
    if (text.isEmpty())
        return false;
    QGuiApplication::clipboard()->setText(text);
    //% "The position is on the clipboard."
    m_messages.post(Messages::Tone::Fine, qtTrId("app.export.copied"));
    return true;
}

void ShareDesk::tellDone(const QString& file) {
    m_messages.post(Messages::Tone::Fine,
                    //: %1 = name of a file
                    //% "“%1” is written."
                    qtTrId("app.export.done").arg(QFileInfo(file).fileName()),
                    //% "Show in folder"
                    qtTrId("app.export.show_folder"), QLatin1String(folderOf) + file);
}

} // namespace esagono
