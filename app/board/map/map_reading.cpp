// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/map/map_reading.h"

#include <cmath>

namespace esagono {

namespace {

const Record noRecord;
constexpr qreal furthest = 1e5; // in sheet units; what lies beyond is a slip

} // namespace

const Record& memberOf(const Record& record, std::string_view key) {
    if (!record.is_object())
        return noRecord;
    const auto found = record.find(key);
    return found == record.end() ? noRecord : *found;
}

qreal numberIn(const Record& record, std::string_view key, qreal fallback) {
    const Record& value = memberOf(record, key);
    if (!value.is_number())
        return fallback;
    const qreal number = value.get<double>();
    return std::isfinite(number) && std::abs(number) < furthest ? number : fallback;
}

QString textIn(const Record& record, std::string_view key) {
    const Record& value = memberOf(record, key);
    return value.is_string() ? QString::fromStdString(value.get_ref<const std::string&>())
                             : QString();
}

QString wordsIn(const Record& record, std::string_view key, const QString& language) {
    const Record& words = memberOf(record, key);
    if (words.is_string())
        return textIn(record, key);
    for (const std::string& code : {language.toStdString(), std::string("en")})
        if (const QString text = textIn(words, code); !text.isEmpty())
            return text;
    return {};
}

QColor colourIn(const Record& record, std::string_view key, const QColor& fallback) {
    const QColor colour(textIn(record, key));
    return colour.isValid() ? colour : fallback;
}

std::optional<QPointF> pointIn(const Record& record) {
    if (!record.is_array() || record.size() != 2 || !record[0].is_number() ||
        !record[1].is_number())
        return std::nullopt;
    const QPointF point(record[0].get<double>(), record[1].get<double>());
    const bool sane = std::abs(point.x()) < furthest && std::abs(point.y()) < furthest;
    return sane ? std::optional(point) : std::nullopt;
}

QPolygonF pointsIn(const Record& record) {
    QPolygonF points;
    if (!record.is_array())
        return points;
    for (const Record& each : record)
        if (const auto point = pointIn(each))
            points << *point;
    return points;
}

const Record& entryOf(const Record& list, std::string_view id) {
    if (list.is_array())
        for (const Record& entry : list)
            if (const Record& name = memberOf(entry, "id");
                name.is_string() && name.get_ref<const std::string&>() == id)
                return entry;
    return noRecord;
}

} // namespace esagono
