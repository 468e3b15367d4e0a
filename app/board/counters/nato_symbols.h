// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the middle of a counter: the sign of a troop type, after NATO where the rules name
// a type, a little picture where they name a thing. And the size marks above it.
#pragma once

#include <QColor>
#include <QStringList>

#include <string_view>

class QPainter;

namespace esagono {

/// The number of a symbol in the table of symbols; -1: none.
using SymbolNumber = int;
inline constexpr SymbolNumber noSymbol = -1;

/// The symbol of that name ("machine_gun"), or one put together from parts ("box+cross+wheels"); or
/// noSymbol.
[[nodiscard]] SymbolNumber symbolNamed(std::string_view name);
[[nodiscard]] QStringList symbolNames();

/// What symbols are put together from, in the order it is painted: "cross", "wheels".
[[nodiscard]] QStringList symbolParts();
/// Those of a symbol that was put together; empty: it was not, or its box is empty.
[[nodiscard]] QStringList partsOfSymbol(std::string_view name);
[[nodiscard]] QString symbolFromParts(const QStringList& parts);

struct SymbolInks {
    QRgb line; ///< inside the box
    QRgb box;
    QRgb rim; ///< around the box, and of what has none
};
/// Paints a symbol about the box (26, 21) 48 x 30 of a counter of 100 units.
void paintSymbol(QPainter& painter, SymbolNumber symbol, const SymbolInks& inks);

/// Paints a size mark on the top line of a counter of 100 units: "III", "XX", "●●"; other letters
/// are written as they are.
void paintSizeMark(QPainter& painter, const QString& mark, QColor colour);

} // namespace esagono
