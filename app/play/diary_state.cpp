// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/diary_state.h"

#include "app/text_formatter.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QStorageInfo>

namespace esagono {

namespace {

/// A name a stranger may have written, short enough for a sentence.
QString shortName(const std::string& name) {
    constexpr int most = 60;
    return QString::fromStdString(name).left(most);
}

QString holderWords(const Holder& holder) {
    if (holder.since <= 0)
        return {};
    const QString since =
        QLocale().toString(QDateTime::fromSecsSinceEpoch(holder.since), QLocale::ShortFormat);
    const QString program = shortName(holder.program);
    const QString process = QString::number(holder.process);
    if (!program.isEmpty() && holder.machine == thisHolder().machine)
        //: Who has a saved game open: %1 = a program, %2 = its number, %3 = date and time
        //% "“%1” (process %2) has had it open since %3."
        return qtTrId("app.diary.by").arg(program, process, since);
    if (!program.isEmpty())
        //: Who has a saved game open: %1 = a program, %2 = its number, %3 = date and time,
        //: %4 = the other computer
        //% "“%1” on %4 (process %2) has had it open since %3."
        return qtTrId("app.diary.by_far").arg(program, process, since, shortName(holder.machine));
    //: %1 = date and time
    //% "It has been open there since %1."
    return qtTrId("app.diary.since").arg(since);
}

QString joinedWords(const QStringList& sentences) {
    QStringList said;
    for (QString each : sentences)
        if (!each.isEmpty())
            said << (each.endsWith(u'.') ? each : each + u'.');
    return said.join(u' ');
}

} // namespace

bool isOnNetwork(const QByteArray& fileSystem) {
    for (const char* name : {"nfs", "cifs", "smb", "afs", "9p", "fuse.sshfs", "davfs", "fuse.davfs",
                             "ceph", "glusterfs", "fuse.glusterfs"})
        if (fileSystem.toLower() == name ||
            fileSystem.toLower().startsWith(QByteArray(name) + '4') ||
            fileSystem.toLower().startsWith(QByteArray(name) + '3'))
            return true;
    return false;
}

QString DiaryState::word() const {
    switch (m_kind) {
    case Kind::Saved:
        return qtTrId("app.menu.saved");
    case Kind::Network:
        //: The file lies on another machine
        //% "Saved on a network"
        return qtTrId("app.diary.network");
    case Kind::ReadOnly:
        //: A saved game that cannot be written
        //% "Read only"
        return qtTrId("app.diary.read_only");
    case Kind::Elsewhere:
        //: A saved game another program writes
        //% "Open elsewhere"
        return qtTrId("app.diary.elsewhere");
    case Kind::Full:
        //% "Disk full"
        return qtTrId("app.diary.full");
    case Kind::Gone:
        //% "File gone"
        return qtTrId("app.diary.gone");
    case Kind::Refused:
        //% "Not saved"
        return qtTrId("app.diary.refused");
    }
    return {};
}

QString DiaryState::text() const {
    const QString why = m_why ? m_why() : QString();
    switch (m_kind) {
    case Kind::Saved:
        return {};
    case Kind::Network:
        //% "The file lies on another machine, where others may write it at the same time. Keep "
        //% "it on this computer while you play."
        return qtTrId("app.diary.do_network");
    case Kind::ReadOnly:
        //% "The game can be looked at, but not played. See to it that you may write the file and "
        //% "its folder, or play on in a copy."
        return joinedWords({why, qtTrId("app.diary.do_read_only")});
    case Kind::Elsewhere:
        //% "Here it can only be looked at. Close it there, or play on in a copy."
        return joinedWords({why, qtTrId("app.diary.do_elsewhere")});
    case Kind::Full:
        //% "Make room on the disk, then do it again."
        return joinedWords({why, qtTrId("app.diary.do_full")});
    case Kind::Gone:
        //% "Put the file back, or play on in a copy: nothing played so far is lost."
        return joinedWords({why, qtTrId("app.diary.do_gone")});
    case Kind::Refused:
        //% "See to it that the file can be written and do it again, or play on in a copy."
        return joinedWords({why, qtTrId("app.diary.do_refused")});
    }
    return {};
}

void DiaryState::setWritten(const QString& diary) {
    const QString folder = QFileInfo(diary).path();
    const QByteArray lies =
        m_fileSystemOf ? m_fileSystemOf(folder) : QStorageInfo(folder).fileSystemType();
    set(isOnNetwork(lies) ? Kind::Network : Kind::Saved, {});
}

void DiaryState::setSaved(const QString& diary) {
    if (m_kind != Kind::Network) // it has not moved meanwhile
        setWritten(diary);
}

void DiaryState::setReadOnly(const QString& diary, FaultKind fault, const Text& why) {
    if (fault != FaultKind::Busy)
        return set(Kind::ReadOnly, [why] { return phrase(why, QLocale().name().left(2)); });
    const Holder holder = holderOf(QFileInfo(diary).filesystemFilePath());
    set(Kind::Elsewhere, [why, holder] {
        return joinedWords({phrase(why, QLocale().name().left(2)), holderWords(holder)});
    });
}

void DiaryState::setUnwritten(FaultKind fault, const Text& why) {
    set(fault == FaultKind::DiskFull ? Kind::Full
        : fault == FaultKind::Busy   ? Kind::Elsewhere
                                     : Kind::Refused,
        [why] { return phrase(why, QLocale().name().left(2)); });
}

void DiaryState::setGone(const QString& diary) {
    set(Kind::Gone, [diary] { return qtTrId("app.play.diary_gone").arg(diary); });
}

void DiaryState::set(Kind kind, std::function<QString()> why) {
    const bool same = kind == m_kind && kind == Kind::Saved;
    m_kind = kind;
    m_why = std::move(why);
    if (!same)
        Q_EMIT changed();
}

} // namespace esagono
