// SPDX-License-Identifier: GPL-3.0-or-later
// What is done to counters and why not, with the English beside each id in the form lupdate reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::say {

//: %n = how many counters
//% "Values of %n counter(s)"
inline constexpr char editCounterValues[] = QT_TRID_N_NOOP("editor.edit.counter_values");
//: %1 = counter
//% "Name of %1"
inline constexpr char editCounterName[] = QT_TRID_NOOP("editor.edit.counter_name");
//: %n = how many counters
//% "Symbol of %n counter(s)"
inline constexpr char editCounterSymbol[] = QT_TRID_N_NOOP("editor.edit.counter_symbol");
//: %n = how many counters
//% "Face of %n counter(s)"
inline constexpr char editCounterFace[] = QT_TRID_N_NOOP("editor.edit.counter_face");
//: %n = how many counters
//% "Side of %n counter(s)"
inline constexpr char editCounterSide[] = QT_TRID_N_NOOP("editor.edit.counter_side");
//: %n = how many counters
//% "Traits of %n counter(s)"
inline constexpr char editCounterTraits[] = QT_TRID_N_NOOP("editor.edit.counter_traits");
//: %n = how many counters
//% "Source of %n counter(s)"
inline constexpr char editCounterSource[] = QT_TRID_N_NOOP("editor.edit.counter_source");
//% "New counter"
inline constexpr char editCounterAdd[] = QT_TRID_NOOP("editor.edit.counter_add");
//: %1 = counter
//% "Duplicate %1"
inline constexpr char editCounterDuplicate[] = QT_TRID_NOOP("editor.edit.counter_duplicate");
//: %n = how many counters
//% "Remove %n counter(s)"
inline constexpr char editCounterRemove[] = QT_TRID_N_NOOP("editor.edit.counter_remove");
//: %1 = counter
//% "New face of %1"
inline constexpr char editFaceAdd[] = QT_TRID_NOOP("editor.edit.face_add");
//: %1 = counter
//% "Remove a face of %1"
inline constexpr char editFaceRemove[] = QT_TRID_NOOP("editor.edit.face_remove");
//: %n = how many counters
//% "%n counter(s) from a table"
inline constexpr char editCountersImport[] = QT_TRID_N_NOOP("editor.edit.counters_import");
//: %1 = counter, %2 = scenarios
//% "%1 cannot be removed: it is used in %2"
inline constexpr char refuseCounterUsed[] = QT_TRID_NOOP("editor.refuse.counter_used");
//: %1 = counter
//% "%1 has only this face"
inline constexpr char refuseOnlyFace[] = QT_TRID_NOOP("editor.refuse.only_face");
//: %1 = counter, %2 = scenarios
//% "%1 begins with this face in %2"
inline constexpr char refuseFaceUsed[] = QT_TRID_NOOP("editor.refuse.face_used");
//: %1 = how many
//% "A package has at most %1 counters"
inline constexpr char refuseTooManyCounters[] = QT_TRID_NOOP("editor.refuse.too_many_counters");
//: %1 = how many
//% "A counter has at most %1 faces"
inline constexpr char refuseTooManyFaces[] = QT_TRID_NOOP("editor.refuse.too_many_faces");

} // namespace esagono::say
