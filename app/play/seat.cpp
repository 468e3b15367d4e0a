// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/seat.h"

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

Seat seatOf(const QString& kind, int seconds, const QString& program) {
    Seat seat;
    if (seatKinds().contains(kind))
        seat.kind = kind;
    seat.seconds = std::clamp(seconds, 1, longest);
    seat.program = program.simplified();
    return seat;
}

QString Seat::text() const {
    if (isBot())
        return QStringLiteral("%1 %2 %3").arg(kind).arg(seconds).arg(program).trimmed();
    return kind == QLatin1String("patient") ? QStringLiteral("%1 %2").arg(kind).arg(seconds) : kind;
}

Seat Seat::from(const QString& text) {
    const QString kind = text.section(u' ', 0, 0);
    bool ok = false;
    const int seconds = text.section(u' ', 1, 1).toInt(&ok);
    return seatOf(kind, ok ? seconds : Seat().seconds, text.section(u' ', 2));
}

QVariantMap Seat::map() const {
    return {{QStringLiteral("kind"), kind},
            {QStringLiteral("seconds"), seconds},
            {QStringLiteral("program"), program}};
}

} // namespace esagono
