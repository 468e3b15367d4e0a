// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked, in words: the breadcrumb above the map, the prompt, the labels of offers.
#pragma once

#include "engine/play/asking/offer.h"
#include "engine/play/view.h"

#include <QString>
#include <QStringList>

namespace esagono {

/// "button", "hexes", "units", "path", "choice", "allocation", "order", "number".
[[nodiscard]] QString kindWord(OfferKind kind);
[[nodiscard]] QString labelOf(const Offer& offer, const Setting& setting, const QString& language);

/// From the turn to the pending decision.
[[nodiscard]] QStringList breadcrumbOf(const View& view, const Setting& setting,
                                       const QString& language);

} // namespace esagono
