// SPDX-License-Identifier: GPL-3.0-or-later
// Figures that stand in a line. Many book faces draw hanging figures first, in which 2110 looks
// like letters; the others are in the font too, but Qt reaches them only from 6.7 on. So a copy of
// the font is made in memory in which they stand first.
#pragma once

#include <QByteArray>
#include <QString>

class QRawFont;

namespace esagono {

/// A copy of the font under another family's name, with lining figures; empty if the font has none,
/// or is not of a kind that can be copied.
[[nodiscard]] QByteArray withLiningFigures(const QRawFont& font, const QString& family);

/// Makes the family known in all the weights an interface needs. False if nothing came of it: then
/// `family` should stand for `from` as it is.
bool addLiningFamily(const QString& family, const QString& from);

} // namespace esagono
