// SPDX-License-Identifier: GPL-3.0-or-later
// Shares a recorded game in the background, as one file or another.
#pragma once

#include "app/share/file_work.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/play/diary.h"
#endif

#include <QStringList>
#include <QVariantMap>

namespace esagono {

// The base is named in full: what Qt 6.4 generates for QML does not look into namespaces.
class Sharing : public esagono::FileWork {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Sharing belongs to a replay")

public:
    /// Looks through the shelves for the pictures of packages. Needs Languages.
    Sharing(GameList games, QStringList shelves, QObject* parent = nullptr);

    /// The game that is shared from now on.
    void setDiary(const QString& path) { m_diary = path; }

    /// `kind`: "png", "webp", "html", "pdf", "log", "json" or "position". `target`: a path or the
    /// address of a local file. `wishes`: see shareWishFrom. Stops what is running.
    Q_INVOKABLE void begin(const QString& kind, const QString& target,
                           const QVariantMap& wishes = {});
    /// Whether such a file hides nothing, whoever it is made for.
    Q_INVOKABLE [[nodiscard]] static bool tellsEverything(const QString& kind);

private:
    GameList m_games;
    QStringList m_shelves;
    QString m_diary;
};

} // namespace esagono
