// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays a side: a person at this screen, the computer, or somebody else's program.
#pragma once

#include <QString>
#include <QVariantMap>

namespace esagono {

struct PlayedBy {
    /// "person"; the computer's levels "quick", "normal", "patient"; or "bot".
    QString kind = QStringLiteral("person");
    int seconds = 10; ///< how long a patient one may think about a decision, or a bot take over it
    QString program;  ///< of a bot: its command line

    [[nodiscard]] bool isPerson() const { return kind == QLatin1String("person"); }
    [[nodiscard]] bool isBot() const { return kind == QLatin1String("bot"); }
    /// In one line, as the settings keep it: "quick", "patient 30", "bot 60 python3 my_bot.py".
    [[nodiscard]] QString text() const;
    /// The way back; what cannot be read is a person.
    [[nodiscard]] static PlayedBy from(const QString& text);
    /// {kind, seconds, program}.
    [[nodiscard]] QVariantMap map() const;
    friend bool operator==(const PlayedBy&, const PlayedBy&) = default;
};

/// A seat within its limits.
[[nodiscard]] PlayedBy playedBy(const QString& kind, int seconds, const QString& program);

} // namespace esagono
