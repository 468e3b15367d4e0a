// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about packages in one file, with the English beside each id in the form lupdate
// reads.
#pragma once

#include "engine/core/text.h"

namespace esagono::say {

//: %1 = file
//% "%1 is not a packed game"
inline constexpr char packForeign[] = QT_TRID_NOOP("pack.fault.foreign");
//: %1 = file, %2 = the zip library's own words
//% "%1 is damaged: %2"
inline constexpr char packDamaged[] = QT_TRID_NOOP("pack.fault.damaged");
//: %1 = file
//% "%1 is damaged, or it carries something before, between or after its files"
inline constexpr char packUneven[] = QT_TRID_NOOP("pack.fault.uneven");
//: %1 = file, %2 = the limit in bytes
//% "%1 is larger than the allowed %2 bytes"
inline constexpr char packTooLarge[] = QT_TRID_NOOP("pack.fault.too_large");
//: %1 = file, %2 = how many files it holds, %3 = the limit
//% "%1 holds %2 files; allowed are %3"
inline constexpr char packTooMany[] = QT_TRID_NOOP("pack.fault.too_many");
//: %1 = file, %2 = the limit in bytes
//% "Unpacked, %1 would be larger than the allowed %2 bytes"
inline constexpr char packTotalTooLarge[] = QT_TRID_NOOP("pack.fault.total_too_large");
//: %1 = file, %2 = file inside it, %3 = the limit in bytes
//% "%1: unpacked, %2 would be larger than the allowed %3 bytes"
inline constexpr char packEntryTooLarge[] = QT_TRID_NOOP("pack.fault.entry_too_large");
//: %1 = file, %2 = file inside it, %3 = how many times
//% "%1: %2 unpacks to more than %3 times its size, as booby traps do; it is not unpacked"
inline constexpr char packTooTight[] = QT_TRID_NOOP("pack.fault.too_tight");
//: %1 = file, %2 = file inside it
//% "%1: %2 is not as long as it says"
inline constexpr char packWrongLength[] = QT_TRID_NOOP("pack.fault.wrong_length");
//: %1 = file, %2 = name of a file inside it, %3 = the reason
//% "%1: no file of a package may be called “%2”: %3"
inline constexpr char packBadName[] = QT_TRID_NOOP("pack.fault.bad_name");
//: %1 = file, %2 and %3 = names of files inside it
//% "%1: “%2” and “%3” would be one file on many systems"
inline constexpr char packNamesClash[] = QT_TRID_NOOP("pack.fault.names_clash");
//: %1 = file, %2 = file inside it
//% "%1: %2 is a link, a folder or a device, not an ordinary file"
inline constexpr char packNotRegular[] = QT_TRID_NOOP("pack.fault.not_regular");
//: %1 = file, %2 = file inside it
//% "%1: %2 is encrypted"
inline constexpr char packEncrypted[] = QT_TRID_NOOP("pack.fault.encrypted");
//: %1 = file, %2 = file inside it
//% "%1: %2 is packed in a way that is not used for packages"
inline constexpr char packMethod[] = QT_TRID_NOOP("pack.fault.method");
//: %1 = file, %2 = file inside it
//% "%1: %2 is not what its name says"
inline constexpr char packWrongContent[] = QT_TRID_NOOP("pack.fault.wrong_content");
//: %1 = file, %2 = picture inside it, %3 = width, %4 = height
//% "%1: the picture %2 is too large: %3 × %4 pixels"
inline constexpr char packPictureTooLarge[] = QT_TRID_NOOP("pack.fault.picture_too_large");
//: %1 = folder
//% "%1 exists already; nothing was unpacked"
inline constexpr char packTargetExists[] = QT_TRID_NOOP("pack.fault.target_exists");

// --- Why a name is not allowed: the third argument of pack.fault.bad_name ---

//% "it is empty, or too long"
inline constexpr char nameLength[] = QT_TRID_NOOP("pack.name.length");
//% "it leads out of the package’s folder"
inline constexpr char nameLeadsOut[] = QT_TRID_NOOP("pack.name.leads_out");
//% "only letters without accents, digits and _ - . are allowed"
inline constexpr char nameLetters[] = QT_TRID_NOOP("pack.name.letters");
//% "a folder inside a folder is not allowed, nor a dot in its name"
inline constexpr char nameFolders[] = QT_TRID_NOOP("pack.name.folders");
//% "it begins or ends with a dot"
inline constexpr char nameDots[] = QT_TRID_NOOP("pack.name.dots");
//% "some systems use this name for a device"
inline constexpr char nameDevice[] = QT_TRID_NOOP("pack.name.device");
//% "packages hold only .json, .md, .png, .jpg, .jpeg and .webp"
inline constexpr char nameEnding[] = QT_TRID_NOOP("pack.name.ending");

} // namespace esagono::say
