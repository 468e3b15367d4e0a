// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/turn/played_by.h"

#include <QStringList>

#include <algorithm>

namespace esagono {

namespace {

constexpr int longest = 600; // seconds

const QStringList& seatKinds() {
    static const QStringList all{QStringLiteral("person"), QStringLiteral("quick"),
                                 QStringLiteral("normal"), QStringLiteral("patient"),
                                 QStringLiteral("bot")};
    return all;
}

} // namespace

PlayedBy playedBy(const QString& kind, int seconds, const QString& program) {
    PlayedBy seat;
    if (seatKinds().contains(kind))
        seat.kind = kind;
    seat.seconds = std::clamp(seconds, 1, longest);
    seat.program = program.simplified();
    return seat;
}

QString PlayedBy::text() const {
    if (isBot())
        return QStringLiteral("%1 %2 %3").arg(kind).arg(seconds).arg(program).trimmed();
    return kind == QLatin1String("patient") ? QStringLiteral("%1 %2").arg(kind).arg(seconds) : kind;
}

PlayedBy PlayedBy::from(const QString& text) {
    const QString kind = text.section(u' ', 0, 0);
    bool ok = false;
    const int seconds = text.section(u' ', 1, 1).toInt(&ok);
    return playedBy(kind, ok ? seconds : PlayedBy().seconds, text.section(u' ', 2));
}

QVariantMap PlayedBy::map() const {
    return {{QStringLiteral("kind"), kind},
            {QStringLiteral("seconds"), seconds},
            {QStringLiteral("program"), program}};
}

} // namespace esagono
