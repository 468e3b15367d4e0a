// SPDX-License-Identifier: GPL-3.0-or-later
// The half-made command in words: the prompt, what is missing, the rows of offers and choices.
#pragma once

#include "app/play/hand/choice_model.h"
#include "app/play/hand/filling.h"
#include "app/play/hand/offer_model.h"

#include <QString>

namespace esagono {

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
