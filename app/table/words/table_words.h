// SPDX-License-Identifier: GPL-3.0-or-later
// What lies on the table, in sentences: for those who listen.
#pragma once

#include "app/table/words/game_words.h"
#include "engine/play/view.h"

#include <QString>
#include <QStringList>

namespace esagono {

/// "17 %", as the language writes it; what is less than 1 % has a decimal.
[[nodiscard]] QString percentText(Ratio chance, const QString& language);

/// As the viewer sees it: its name, or "a counter of …".
[[nodiscard]] QString counterWords(const GameWords& words, const SeenCounter& seen);

/// The hex for those who listen: number, name, terrain, what runs along its six sides, who stands
/// there, whose it is. `further` are sentences that only the moment knows: a cost, a zone.
[[nodiscard]] QString hexSentence(const GameWords& words, const View& view, HexId hex,
                                  const QStringList& further);

} // namespace esagono
