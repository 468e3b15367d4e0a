// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/export_command.h"

#include "app/languages.h"
#include "app/package_scan.h"
#include "app/share/share_game.h"
#include "app/text_formatter.h"
#include "engine/all_games.h"
#include "engine/core/fault.h"

#include <QFileInfo>
#include <QLocale>

#include <cstdio>

namespace esagono {

int exportGame(const StartOptions& options) {
    Languages languages;
    languages.choose(options.language.isEmpty() ? Languages::best(QLocale::system().uiLanguages())
                                                : options.language);
    QVariantMap wishes{
        {QStringLiteral("language"), languages.current()},
        {QStringLiteral("at"), options.at},
        {QStringLiteral("to"), options.at},
        {QStringLiteral("dark"), options.appearance == StartOptions::Appearance::Dark}};
    if (!options.size.isEmpty()) {
        wishes[QStringLiteral("width")] = options.size.width();
        wishes[QStringLiteral("height")] = options.size.height();
    }
    const auto kind = shareKindNamed(QFileInfo(options.exportTo).suffix());
    ShareWish wish = shareWishFrom(kind.value_or(ShareKind::Log), wishes);
    wish.showing.diary = options.diary;
    wish.showing.shelves = packageFolders(options.packages);
    Work work;
    try {
        shareGame(wish, allGames(), options.exportTo, work);
        return 0;
    } catch (...) {
        std::fprintf(stderr, "esagono: %s\n",
                     qPrintable(phrase(caughtText(), languages.current())));
        return 1;
    }
}

} // namespace esagono
