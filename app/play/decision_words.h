// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked, in words: the breadcrumb above the map, the prompt, the labels of offers.
#pragma once

#include "app/play/choice_model.h"
#include "app/play/filling.h"
#include "app/play/offer_model.h"
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
/// One imperative sentence in rich text, units and hexes in bold.
[[nodiscard]] QString promptFor(const Filling& filling, const QString& language);
/// What is still missing before the open offer can be sent; empty if nothing is.
[[nodiscard]] QString missingFrom(const Filling& filling);

/// The offers of the decision, as rows.
[[nodiscard]] QList<OfferRow> offerRows(const Filling& filling, bool ready,
                                        const QString& language);
/// The candidates of the offer being filled, as rows; blocked ones last.
[[nodiscard]] QList<ChoiceRow> choiceRows(const Filling& filling, const View& view,
                                          const QString& language);

} // namespace esagono
