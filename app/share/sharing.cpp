// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/sharing.h"

#include "app/share/messages.h"
#include "app/share/share_game.h"

#include <QUrl>

namespace esagono {

namespace {

QString localPath(const QString& target) {
    const QUrl url(target);
    return url.isLocalFile() ? url.toLocalFile() : target;
}

} // namespace

Sharing::Sharing(GameList games, QStringList shelves, QObject* parent)
    : FileWork(parent)
    , m_games(games)
    , m_shelves(std::move(shelves)) {}

void Sharing::begin(const QString& kind, const QString& target, const QVariantMap& wishes) {
    cancel();
    const std::optional<ShareKind> known = shareKindNamed(kind);
    if (!known)
        return fail(Text(say::unknownKind, kind.toStdString()));
    ShareWish wish = shareWishFrom(*known, wishes);
    wish.showing.diary = m_diary;
    wish.showing.shelves = m_shelves;
    const QString file = localPath(target);
    run(file, say::readingDiary,
        [wish, file, games = m_games](Work& work) { shareGame(wish, games, file, work); });
}

bool Sharing::tellsEverything(const QString& kind) {
    const std::optional<ShareKind> known = shareKindNamed(kind);
    return known && esagono::tellsEverything(*known);
}

} // namespace esagono
