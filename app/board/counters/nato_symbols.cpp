// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/counters/nato_symbols.h"

#include "app/board/counters/counter_text.h"
#include "app/board/lettering/path_text.h"

#include <QPainter>

#include <vector>

namespace esagono {

namespace {

namespace nato {

enum class PieceInk : std::uint8_t {
    Line,  ///< a line in the box
    Solid, ///< filled, in the box
    Paper, ///< filled like the box, with a rim around
    Spare, ///< filled like the box
    Bare,  ///< a line on the counter's ground
    Block, ///< filled, on the counter's ground
};
struct Piece {
    PieceInk ink;
    qreal width;
    const char* path;
};
struct SymbolRow {
    const char* name;
    std::vector<Piece> pieces;
};

constexpr auto Line = PieceInk::Line;
constexpr auto Solid = PieceInk::Solid;
constexpr auto Paper = PieceInk::Paper;
constexpr auto Spare = PieceInk::Spare;
constexpr auto Bare = PieceInk::Bare;
constexpr auto Block = PieceInk::Block;

constexpr Piece box{Paper, 2.6, "M26 21H74V51H26Z"};
constexpr Piece crossed{Line, 2.6, "M26 21L74 51M74 21L26 51"};
constexpr Piece thinCrossed{Line, 2.4, "M26 21L74 51M74 21L26 51"};
constexpr Piece slash{Line, 2.6, "M26 51L74 21"};
constexpr const char* track = "M34 36A9 8 0 0 1 43 28H57A9 8 0 0 1 57 44H43A9 8 0 0 1 34 36Z";
constexpr Piece wheels{Block, 0, "O36 53.9 2.7 O50 53.9 2.7 O64 53.9 2.7"};
constexpr Piece pole{Bare, 3, "M33 54V21"};
constexpr Piece flag{Paper, 2.6, "M34 22H73L65 31.5L73 41H34Z"};
constexpr Piece flame{Solid, 0,
                      "M50.4 24.5c9 7.2 8.4 11.4 5.4 14.6c0-3-1-5-3-6.2c1 5-5.2 6.2-5.2 "
                      "10.2c0 2.2 1.8 3.6 3 4.2c-8 0-11.2-5-9.2-10c2-4.2 8.2-6.2 "
                      "9-12.8Z"};
constexpr const char* lorry = "M22 47V26H54V47ZM54 47V32H66L76 40V47Z";
constexpr const char* lorryWheels = "O33 49 5 O65 49 5";

const std::vector<SymbolRow>& symbolRows() {
    static const std::vector<SymbolRow> rows = {
        {"infantry", {box, crossed}},
        {"motorised", {box, crossed, wheels}},
        {"mechanised", {box, thinCrossed, {Line, 2.4, track}}},
        {"armour", {box, {Line, 2.8, track}}},
        {"cavalry", {box, slash}},
        {"motorcycle", {box, crossed, {Bare, 2, "O43 53.9 2.3 O57 53.9 2.3"}}},
        {"artillery", {box, {Solid, 0, "O50 36 7"}}},
        {"machine_gun", {box, {Line, 2.8, "M50 45V28M44 33L50 26.5L56 33M41 46H59"}}},
        {"mortar",
         {box, {Line, 2.6, "M50 41V26M44.5 31.5L50 25.5L55.5 31.5"}, {Paper, 2.4, "O50 44 3.4"}}},
        {"anti_tank", {box, {Line, 2.6, "M26 51L50 21L74 51"}}},
        {"anti_air", {box, {Line, 2.6, "M26 51C30 26 70 26 74 51"}}},
        {"engineers", {box, {Line, 3, "M35 44V29H65V44M50 29V41"}}},
        {"flamethrower", {box, flame}},
        {"flame_tank",
         {box,
          {Line, 2.4, track},
          {Solid, 0,
           "M50.2 28c6 4.8 6.2 8.2 3.8 10.8c0-2.2-.8-3.2-2-4c.6 3.4-3.4 4-3.4 6.4c0 1 .8 1.8 1.4 "
           "2.2c-5-.4-6.8-3.4-5.6-6.6c1.2-2.8 5.2-4.4 5.8-8.8Z"}}},
        {"workers", {box, {Line, 2.6, "M41 46L55 28M49 24.5c5 0 9 3 11 8M59 46L47 31M41 34l8-8"}}},
        {"armoured_train",
         {{Paper, 2.4, "M26 47V34H34V27H48V34H60V29H66V34H74V47Z"},
          {Block, 0, "O34 49 4 O46 49 4 O58 49 4 O68.5 50 3"},
          {Bare, 3, "M48 30H62"}}},
        {"railway_troops",
         {box,
          {Line, 2.4, "M33 31H67M33 41H67"},
          {Line, 2, "M38 27.5V44.5M46 27.5V44.5M54 27.5V44.5M62 27.5V44.5"}}},
        {"armoured_car", {box, {Line, 2.6, track}, {Line, 2.2, "M26 51L74 21"}, wheels}},
        {"mountain", {box, thinCrossed, {Solid, 0, "M43 51L50 40.5L57 51Z"}}},
        {"parachute", {box, thinCrossed, {Line, 2.2, "M42 48c0-6 16-6 16 0"}}},
        {"headquarters", {pole, flag}},
        {"headquarters_artillery", {pole, flag, {Solid, 0, "O48 31.5 4.6"}}},
        {"fighter",
         {{Block, 0,
           "M50 15c2.4 0 3.4 3.5 3.6 9L78 31.5V37L53.8 34.5L52.6 46L61 50V54L50 52L39 54V50L47.4 "
           "46L46.2 34.5L22 37V31.5L46.4 24c.2-5.5 1.2-9 3.6-9Z"}}},
        {"bomber",
         {{Block, 0,
           "M50 14c2.6 0 3.8 4 4 9L62 25V21.5h4V26L80 30V36L54 34.5L52.8 47L60 50.5V54L50 52.5L40 "
           "54V50.5L47.2 47L46 34.5L20 36V30L34 26V21.5h4V25L46 23c.2-5 1.4-9 4-9Z"}}},
        {"naval",
         {{Block, 0, "M20 42H80L73 52H28Z"},
          {Block, 0, "M38 43V33H44V26H50V33H62V43Z"},
          {Bare, 3, "M61 36.5L76 31"},
          {Bare, 2.2, "M47 27V17M46 20H55"}}},
        {"supply",
         {{Paper, 2.3,
           "M33.5 52V33c0-6 2.5-11 4.5-14c2 3 4.5 8 4.5 14V52ZM45.5 52V33c0-6 2.5-11 "
           "4.5-14c2 3 4.5 8 4.5 14V52ZM57.5 52V33c0-6 2.5-11 4.5-14c2 3 4.5 8 4.5 14V52Z"},
          {Line, 2.3, "M33.5 46H42.5M45.5 46H54.5M57.5 46H66.5"}}},
        {"supply_moved",
         {{Paper, 2.6, lorry},
          {Solid, 0, "M58 40V35H65L70 40Z"},
          {Block, 0, lorryWheels},
          {Solid, 0,
           "M28.6 42V35.5c0-2.5 1.3-4.5 2.4-6c1.1 1.5 2.4 3.5 2.4 6V42ZM35.6 "
           "42V35.5c0-2.5 1.3-4.5 2.4-6c1.1 1.5 2.4 3.5 2.4 6V42ZM42.6 42V35.5c0-2.5 "
           "1.3-4.5 2.4-6c1.1 1.5 2.4 3.5 2.4 6V42Z"}}},
        {"truck",
         {{Paper, 2.6, lorry}, {Solid, 0, "M58 40V35H65L70 40Z"}, {Block, 0, lorryWheels}}},
        {"leader",
         {{Paper, 2.6, "O50 35 18"},
          {Solid, 0,
           "M50 23L53.09 31.25L61.89 31.64L54.99 37.12L57.35 45.61L50 40.75L42.65 45.61L45.01 "
           "37.12L38.11 "
           "31.64L46.91 31.25Z"}}},
        {"mine",
         {{Block, 0, "O50 37 12"},
          {Bare, 3.2, "M50 18V56M31 37H69M36.6 23.6L63.4 50.4M63.4 23.6L36.6 50.4"},
          {Spare, 0, "O46 33 2.6"}}},
        {"bunker", {{Paper, 3, "M24 52L32 25H68L76 52Z"}, {Solid, 0, "M36 34H64L66 41H34Z"}}},
        {"trench", {{Bare, 4.2, "M20 44h9V30h14v14h14V30h14v14h9"}}},
    };
    return rows;
}

/// What can be put together in a box, in the order it is painted.
const std::vector<SymbolRow>& partRows() {
    static const std::vector<SymbolRow> rows = {
        {"cross", {crossed}},
        {"slash", {slash}},
        {"track", {{Line, 2.6, track}}},
        {"chevron", {{Line, 2.6, "M26 51L50 21L74 51"}}},
        {"arc", {{Line, 2.6, "M26 51C30 26 70 26 74 51"}}},
        {"canopy", {{Line, 2.2, "M42 48c0-6 16-6 16 0"}}},
        {"bridge", {{Line, 3, "M35 44V29H65V44M50 29V41"}}},
        {"arrow", {{Line, 2.8, "M50 45V28M44 33L50 26.5L56 33M41 46H59"}}},
        {"tube",
         {{Line, 2.6, "M50 41V26M44.5 31.5L50 25.5L55.5 31.5"}, {Paper, 2.4, "O50 44 3.4"}}},
        {"triangle", {{Solid, 0, "M43 51L50 40.5L57 51Z"}}},
        {"flame", {flame}},
        {"dot", {{Solid, 0, "O50 36 6"}}},
        {"wheels", {wheels}},
    };
    return rows;
}

} // namespace nato

constexpr std::string_view boxName = "box";
constexpr SymbolNumber composed = 1 << 20; ///< and a bit for each part

/// The parts of "box+cross+wheels"; noSymbol if one is unknown or comes twice.
SymbolNumber composedFrom(std::string_view name) {
    SymbolNumber symbol = composed;
    for (name.remove_prefix(boxName.size()); !name.empty();) {
        name.remove_prefix(1); // the plus
        const std::string_view part = name.substr(0, name.find('+'));
        const auto& rows = nato::partRows();
        std::size_t i = 0;
        while (i < rows.size() && rows[i].name != part)
            ++i;
        const SymbolNumber bit = 1 << i;
        if (i == rows.size() || (symbol & bit) != 0)
            return noSymbol;
        symbol |= bit;
        name.remove_prefix(part.size());
    }
    return symbol;
}

/// The rows with their outlines read once.
struct SymbolShape {
    nato::PieceInk ink;
    qreal width;
    QPainterPath path;
};
std::vector<std::vector<SymbolShape>> shapesOf(const std::vector<nato::SymbolRow>& rows) {
    std::vector<std::vector<SymbolShape>> all;
    for (const nato::SymbolRow& row : rows) {
        std::vector<SymbolShape>& symbol = all.emplace_back();
        for (const nato::Piece& piece : row.pieces)
            symbol.push_back({piece.ink, piece.width, pathFrom(piece.path)});
    }
    return all;
}

/// What a symbol is painted of; empty: there is no such symbol.
std::vector<SymbolShape> shapesOf(SymbolNumber symbol) {
    static const std::vector<std::vector<SymbolShape>> symbols = shapesOf(nato::symbolRows());
    static const std::vector<std::vector<SymbolShape>> parts = shapesOf(nato::partRows());
    if (symbol >= 0 && symbol < SymbolNumber(symbols.size()))
        return symbols[std::size_t(symbol)];
    if (symbol < composed)
        return {};
    std::vector<SymbolShape> all = {{nato::box.ink, nato::box.width, pathFrom(nato::box.path)}};
    for (std::size_t i = 0; i < parts.size(); ++i)
        if ((symbol & (1 << i)) != 0)
            all.insert(all.end(), parts[i].begin(), parts[i].end());
    return all;
}

} // namespace

SymbolNumber symbolNamed(std::string_view name) {
    if (name == boxName || name.starts_with("box+"))
        return composedFrom(name);
    const std::vector<nato::SymbolRow>& rows = nato::symbolRows();
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].name == name)
            return SymbolNumber(i);
    return noSymbol;
}

QStringList symbolNames() {
    QStringList names;
    for (const nato::SymbolRow& row : nato::symbolRows())
        names.append(QLatin1String(row.name));
    return names;
}

QStringList symbolParts() {
    QStringList names;
    for (const nato::SymbolRow& row : nato::partRows())
        names.append(QLatin1String(row.name));
    return names;
}

QStringList partsOfSymbol(std::string_view name) {
    const SymbolNumber symbol = symbolNamed(name);
    QStringList parts;
    if (symbol >= composed) {
        const QStringList all = symbolParts();
        for (qsizetype i = 0; i < all.size(); ++i)
            if ((symbol & (1 << i)) != 0)
                parts.append(all[i]);
    }
    return parts;
}

QString symbolFromParts(const QStringList& parts) {
    return (QStringList{QLatin1String(boxName.data(), qsizetype(boxName.size()))} + parts)
        .join(u'+');
}

void paintSymbol(QPainter& painter, SymbolNumber symbol, const SymbolInks& inks) {
    const std::vector<SymbolShape> shapes = shapesOf(symbol);
    const auto fillOf = [&](nato::PieceInk ink) {
        return QColor(ink == nato::PieceInk::Solid   ? inks.line
                      : ink == nato::PieceInk::Block ? inks.rim
                                                     : inks.box);
    };
    const auto draw = [&](const SymbolShape& shape, QRgb colour) {
        painter.strokePath(shape.path, QPen(QColor(colour), shape.width, Qt::SolidLine, Qt::FlatCap,
                                            Qt::RoundJoin));
    };
    for (const SymbolShape& shape : shapes) {
        if (shape.ink != nato::PieceInk::Line && shape.ink != nato::PieceInk::Bare)
            painter.fillPath(shape.path, fillOf(shape.ink));
        else
            draw(shape, shape.ink == nato::PieceInk::Line ? inks.line : inks.rim);
    }
    for (const SymbolShape& shape : shapes) // rims lie over the ends of lines
        if (shape.ink == nato::PieceInk::Paper)
            draw(shape, inks.rim);
}

void paintSizeMark(QPainter& painter, const QString& mark, QColor colour) {
    if (mark.isEmpty())
        return;
    const QChar letter = mark.front();
    const bool same = mark.count(letter) == mark.size();
    const auto place = [&](qsizetype i, qreal step) {
        return 50 + (qreal(i) - qreal(mark.size() - 1) / 2) * step;
    };
    for (qsizetype i = 0; same && i < mark.size(); ++i) {
        QPainterPath path;
        if (letter == u'●')
            path.addEllipse(QPointF(place(i, 8), 13), 2.9, 2.9);
        else if (letter == u'I')
            path.addRect(place(i, 6) - 1.35, 7.5, 2.7, 10.5);
        if (!path.isEmpty())
            painter.fillPath(path, colour);
        if (letter == u'X') {
            const qreal x = place(i, 9.5);
            path.moveTo(x - 3.8, 8);
            path.lineTo(x + 3.8, 17.5);
            path.moveTo(x + 3.8, 8);
            path.lineTo(x - 3.8, 17.5);
            painter.strokePath(path, QPen(colour, 2.5, Qt::SolidLine, Qt::FlatCap));
        }
    }
    if (!same || (letter != u'●' && letter != u'I' && letter != u'X'))
        paintText(painter, {50, 17.5}, 13, mark, colour);
}

} // namespace esagono
