// SPDX-License-Identifier: GPL-3.0-or-later
// What a painter reads from documents nobody has checked: missing or odd values become the
// fallback.
#pragma once

#include "engine/core/record.h"

#include <QColor>
#include <QPointF>
#include <QPolygonF>
#include <QString>

#include <optional>
#include <string_view>

namespace esagono {

/// The member of an object; null if there is none.
[[nodiscard]] const Record& memberOf(const Record& record, std::string_view key);
[[nodiscard]] qreal numberIn(const Record& record, std::string_view key, qreal fallback);
[[nodiscard]] QString textIn(const Record& record, std::string_view key);
/// A plain text, or the one for the language in an object of texts by language.
[[nodiscard]] QString wordsIn(const Record& record, std::string_view key, const QString& language);
[[nodiscard]] QColor colourIn(const Record& record, std::string_view key, const QColor& fallback);
/// A list of two numbers.
[[nodiscard]] std::optional<QPointF> pointIn(const Record& record);
[[nodiscard]] QPolygonF pointsIn(const Record& record);
/// The entry with that id in a list of objects; null if there is none.
[[nodiscard]] const Record& entryOf(const Record& list, std::string_view id);

} // namespace esagono
