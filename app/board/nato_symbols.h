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

/// The symbol of that name ("machine_gun"), or noSymbol.
[[nodiscard]] SymbolNumber symbolNamed(std::string_view name);
[[nodiscard]] QStringList symbolNames();

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
