// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/diary_state.h"

#include "text_formatter.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QStorageInfo>

#ifdef __linux__
#include <sys/stat.h>
#endif

namespace esagono {

namespace {

/// The process that holds a lock on the file, by Linux's own list; 0: it tells of none.
qint64 lockingProcess([[maybe_unused]] const QString& path) {
#ifdef __linux__
    struct stat wanted = {};
    QFile list(QStringLiteral("/proc/locks"));
    if (stat(QFile::encodeName(path).constData(), &wanted) != 0 ||
        !list.open(QIODevice::ReadOnly | QIODevice::Text))
        return 0;
    // "3: POSIX  ADVISORY  WRITE 4711 fd:01:1234567 0 EOF"
    const QByteArray inode = ':' + QByteArray::number(qulonglong(wanted.st_ino));
    for (const QByteArray& line : list.readAll().split('\n')) {
        const QList<QByteArray> words = line.simplified().split(' ');
        if (words.size() > 5 && words[5].endsWith(inode))
            return words[4].toLongLong();
    }
#endif
    return 0;
}

QString programOf(qint64 process) {
    QFile name(QStringLiteral("/proc/%1/comm").arg(process));
    return name.open(QIODevice::ReadOnly) ? QString::fromUtf8(name.readAll()).trimmed() : QString();
}

QString holderWords(const DiaryHolder& holder) {
    const QString since = QLocale().toString(holder.since, QLocale::ShortFormat);
    if (!holder.program.isEmpty())
        //: Who has a saved game open: %1 = a program, %2 = its number, %3 = date and time
        //% "“%1” (process %2) has had it open since %3."
        return qtTrId("app.diary.by").arg(holder.program).arg(holder.process).arg(since);
    //: %1 = date and time
    //% "It has been open there since %1."
    return holder.since.isValid() ? qtTrId("app.diary.since").arg(since) : QString();
}

QString joinedWords(const QStringList& sentences) {
    QStringList said;
    for (QString each : sentences)
        if (!each.isEmpty())
            said << (each.endsWith(u'.') ? each : each + u'.');
    return said.join(u' ');
}

} // namespace

DiaryHolder holderOf(const QString& diary) {
    const QString lock = diary + QStringLiteral("-lock"); // see store/writer_lock.h
    DiaryHolder holder;
    holder.process = lockingProcess(lock);
    if (holder.process > 0)
        holder.program = programOf(holder.process);
    holder.since = QFileInfo(lock).lastModified();
    return holder;
}

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
    const bool far = isOnNetwork(QStorageInfo(QFileInfo(diary).path()).fileSystemType());
    set(far ? Kind::Network : Kind::Saved, {});
}

void DiaryState::setReadOnly(const QString& diary, FaultKind fault, const Text& why) {
    if (fault != FaultKind::Busy)
        return set(Kind::ReadOnly, [why] { return phrase(why, QLocale().name().left(2)); });
    const DiaryHolder holder = holderOf(diary);
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
