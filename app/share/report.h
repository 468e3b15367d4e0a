// SPDX-License-Identifier: GPL-3.0-or-later
// An after-action report set for browsers and for paper, in the language this thread speaks.
#pragma once

#include "app/share/after_action.h"

class QIODevice;

namespace esagono {

/// One file with everything in it. Throws Unwanted if it is to stop.
void writeHtml(const AfterAction& report, QIODevice& device, Work& work);
/// Pages of A4. Throws Unwanted if it is to stop, Fault if nothing can be written there.
void writePdf(const AfterAction& report, QIODevice& device, Work& work);

} // namespace esagono
