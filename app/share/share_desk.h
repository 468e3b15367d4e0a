// SPDX-License-Identifier: GPL-3.0-or-later
// Where what is being watched is made into files for others: where they go, what they are called,
// and what becomes of them.
#pragma once

#include "app/share/sharing.h"

namespace esagono {

class Messages;
class ReplayTable;
class Settings;

class ShareDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The desk is given to the window")
    Q_PROPERTY(esagono::Sharing* sharing READ sharing CONSTANT)

public:
    /// Everything must outlive it. What was written, or why not, becomes a message.
    ShareDesk(ReplayTable& replay, Settings& settings, Messages& messages, GameList games,
              QStringList shelves, QObject* parent = nullptr);

    [[nodiscard]] Sharing* sharing() { return &m_sharing; }
    /// A file that is not there yet, in the folder that was used last.
    Q_INVOKABLE [[nodiscard]] QString propose(const QString& kind) const;
    /// What somebody wrote or chose as a path of this system, with its usual ending.
    Q_INVOKABLE [[nodiscard]] QString complete(const QString& kind, const QString& target) const;
    Q_INVOKABLE [[nodiscard]] bool exists(const QString& file) const;
    /// Files that tell everything are made only for whoever looks at everything.
    Q_INVOKABLE [[nodiscard]] bool isAllowed(const QString& kind) const;
    /// Makes it from what the replay shows, through the eyes it shows it to. `wishes` as in
    /// Sharing::begin. False: it is not allowed, or something else is being made.
    Q_INVOKABLE bool begin(const QString& kind, const QString& target,
                           const QVariantMap& wishes = {});
    /// The position that is shown, onto the clipboard.
    Q_INVOKABLE bool copyPosition();
    /// Says that a file is written, and shows where.
    void tellDone(const QString& file);

private:
    ReplayTable& m_replay;
    Settings& m_settings;
    Messages& m_messages;
    Sharing m_sharing;
};

} // namespace esagono
