// SPDX-License-Identifier: GPL-3.0-or-later
// A chart of the package for those who read the rules.
#pragma once

#include "engine/kit/chart.h"
#include "engine/play/game.h"

#include <QString>
#include <QVariant>

#include <vector>

namespace esagono {

/// A table as of DiceCards, with its `id`: what the codes mean stands beside them in a list (the
/// `meaning` of a row), else below (`legend`: list of {code, meaning}).
[[nodiscard]] QVariantMap readableTable(const Chart& chart, const QString& language,
                                        const std::vector<DiceReading>& readings);

} // namespace esagono
