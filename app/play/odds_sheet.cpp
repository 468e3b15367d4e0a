// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/odds_sheet.h"

namespace esagono {

void OddsSheet::show(const Preview&, const Phrasebook&, const Setting&, const QString&) {}

void OddsSheet::clear() {}

} // namespace esagono
