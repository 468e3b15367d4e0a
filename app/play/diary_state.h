// SPDX-License-Identifier: GPL-3.0-or-later
// How it stands with the file of the game on the table: whether everything is in it, why not, and
// what can be done about it.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/core/fault.h"
#include "engine/store/holder.h"
#endif

#include <QObject>
#include <QQmlEngine>

#include <functional>

namespace esagono {

/// Whether a file system of that name lies on another machine.
[[nodiscard]] bool isOnNetwork(const QByteArray& fileSystem);

class DiaryState : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The state of a diary belongs to its game")
    /// Everything is in the file, and the next command will be.
    Q_PROPERTY(bool good READ isGood NOTIFY changed)
    /// In a word or two: "Saved", "Read only".
    Q_PROPERTY(QString word READ word NOTIFY changed)
    /// What is the matter, and what to do; empty: nothing is.
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    enum class Kind { Saved, Network, ReadOnly, Elsewhere, Full, Gone, Refused };
    using QObject::QObject;

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] bool isGood() const { return m_kind == Kind::Saved || m_kind == Kind::Network; }
    [[nodiscard]] QString word() const;
    [[nodiscard]] QString text() const;

    /// It is written, there: the game has been opened.
    void setWritten(const QString& diary);
    /// A command was written.
    void setSaved(const QString& diary);
    /// It was opened for reading because of that fault.
    void setReadOnly(const QString& diary, FaultKind fault, const Text& why);
    /// A command could not be written because of that fault.
    void setUnwritten(FaultKind fault, const Text& why);
    void setGone(const QString& diary);
    /// Who says what kind of file system a folder lies on, if not the system.
    void setFileSystems(std::function<QByteArray(const QString& folder)> asked) {
        m_fileSystemOf = std::move(asked);
    }
    /// Another language is spoken.
    void say() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();

private:
    void set(Kind kind, std::function<QString()> why);

    Kind m_kind = Kind::Saved;
    std::function<QByteArray(const QString&)> m_fileSystemOf;
    std::function<QString()> m_why; // in the language spoken when it is asked
};

} // namespace esagono
