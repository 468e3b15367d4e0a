// SPDX-License-Identifier: GPL-3.0-or-later
// What the diary says when the world fails, with the English beside each id in the form lupdate
// reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::say {

//: %1 = file
//% "%1 does not exist"
inline constexpr char diaryNotFound[] = QT_TRID_NOOP("store.fault.not_found");
//: %1 = file
//% "%1 is a folder, not the diary of a game"
inline constexpr char diaryIsFolder[] = QT_TRID_NOOP("store.fault.folder");
//: %1 = file
//% "%1 is a device or the like, not the diary of a game"
inline constexpr char diaryIsNoFile[] = QT_TRID_NOOP("store.fault.no_file");
//: %1 = file
//% "%1 is empty"
inline constexpr char diaryEmpty[] = QT_TRID_NOOP("store.fault.empty");
//: %1 = file
//% "%1 is not the diary of a game"
inline constexpr char diaryForeign[] = QT_TRID_NOOP("store.fault.foreign");
//: %1 = file
//% "%1 is a database of another program, not the diary of a game"
inline constexpr char diaryOfOtherProgram[] = QT_TRID_NOOP("store.fault.other_program");
//: %1 = file, %2 = version of the file format, %3 = newest version this program reads
//% "%1 was written by a newer Esagono: its format is %2, this program reads up to %3"
inline constexpr char diaryNewer[] = QT_TRID_NOOP("store.fault.newer");
//: %1 = file, %2 = version of the file format
//% "%1 says that its format is %2, which never existed"
inline constexpr char diaryOfNoVersion[] = QT_TRID_NOOP("store.fault.no_version");
//: %1 = file, %2 = bytes found, %3 = bytes that should be there
//% "%1 is cut short: %2 bytes of %3 are left"
inline constexpr char diaryTruncated[] = QT_TRID_NOOP("store.fault.truncated");
//: %1 = file, %2 = SQLite's own words
//% "%1 is damaged: %2"
inline constexpr char diaryCorrupted[] = QT_TRID_NOOP("store.fault.corrupted");
//: %1 = file, %2 = name of the first table, view, index or trigger that differs
//% "%1 is not built as a diary is: “%2” is missing, altered or does not belong there"
inline constexpr char diaryAltered[] = QT_TRID_NOOP("store.fault.altered");
//: %1 = file
//% "%1: what the game was begun with has been changed since"
inline constexpr char beginningBroken[] = QT_TRID_NOOP("store.fault.beginning_broken");
//: %1 = file, %2 = page number
//% "%1: page %2 is not as it was written"
inline constexpr char chainBroken[] = QT_TRID_NOOP("store.fault.chain_broken");
//: %1 = file, %2 = page number
//% "%1: page %2 does not follow from the pages before it"
inline constexpr char pageDisorderly[] = QT_TRID_NOOP("store.fault.page_disorderly");
//: %1 = file
//% "%1 asks for more work than any diary needs"
inline constexpr char tooManySteps[] = QT_TRID_NOOP("store.fault.too_many_steps");
//: %1 = file
//% "%1 is being written by another program"
inline constexpr char diaryBusy[] = QT_TRID_NOOP("store.fault.busy");
//: %1 = file, %2 = page expected to be the last, %3 = last page found
//% "%1 was written to by another program: its last page should be %2 and is %3"
inline constexpr char changedElsewhere[] = QT_TRID_NOOP("store.fault.changed_elsewhere");
//: %1 = file
//% "%1 exists already"
inline constexpr char diaryExists[] = QT_TRID_NOOP("store.fault.exists");
//: %1 = file, %2 = the system's own words
//% "%1 cannot be read: %2"
inline constexpr char diaryUnreadable[] = QT_TRID_NOOP("store.fault.unreadable");
//: %1 = file, %2 = the system's own words
//% "%1 cannot be written: %2. Nothing was changed"
inline constexpr char diaryUnwritable[] = QT_TRID_NOOP("store.fault.unwritable");
//: %1 = file
//% "%1 was opened for reading only"
inline constexpr char openedForReading[] = QT_TRID_NOOP("store.fault.opened_for_reading");
//: %1 = file
//% "No room is left on the disk of %1. Nothing was changed"
inline constexpr char diskFull[] = QT_TRID_NOOP("store.fault.disk_full");
//: %1 = file, %2 = largest number of bytes
//% "%1: a single entry would be larger than the allowed %2 bytes"
inline constexpr char entryTooLarge[] = QT_TRID_NOOP("store.fault.entry_too_large");
//: %1 = file, %2 = largest number of bytes
//% "%1: a page, or the game data, would be larger than the allowed %2 bytes"
inline constexpr char wholeTooLarge[] = QT_TRID_NOOP("store.fault.whole_too_large");
//: %1 = file, %2 = page number
//% "%1 has no page %2"
inline constexpr char noSuchPage[] = QT_TRID_NOOP("store.fault.no_such_page");
//: %1 = file, %2 = page number, %3 = branch number
//% "%1: page %2 is not on the line of branch %3"
inline constexpr char notOnLine[] = QT_TRID_NOOP("store.fault.not_on_line");
//: %1 = file, %2 = branch number
//% "%1 has no branch %2"
inline constexpr char noSuchBranch[] = QT_TRID_NOOP("store.fault.no_such_branch");
//: %1 = file, %2 = event number
//% "%1 has no event %2"
inline constexpr char noSuchEvent[] = QT_TRID_NOOP("store.fault.no_such_event");
//: %1 = file, %2 = number of the annotation
//% "%1 has no annotation %2"
inline constexpr char noSuchAnnotation[] = QT_TRID_NOOP("store.fault.no_such_annotation");
//: %1 = file, %2 = number of the commitment
//% "%1 has no unopened dice commitment %2"
inline constexpr char noSuchCommitment[] = QT_TRID_NOOP("store.fault.no_such_commitment");
//: %1 = file, %2 = name of a file of the game data
//% "%1 does not contain “%2”"
inline constexpr char noSuchPackageFile[] = QT_TRID_NOOP("store.fault.no_such_package_file");
//: %1 = file
//% "%1: a name is not valid Unicode"
inline constexpr char nameNotUnicode[] = QT_TRID_NOOP("store.fault.name_not_unicode");
//: %1 = file
//% "Not even the beginning of %1 could be saved"
inline constexpr char nothingToSalvage[] = QT_TRID_NOOP("store.fault.nothing_to_salvage");

} // namespace esagono::say
