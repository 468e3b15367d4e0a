// SPDX-License-Identifier: GPL-3.0-or-later
// One counter as a form: everything that is printed on it, what it could be instead, and where each
// value comes from.
#pragma once

#include "engine/kit/package.h"
#include "engine/kit/reading/source.h"

#include <QVariantMap>

namespace esagono {

/// {kind: as Source::Kind, section, words}.
[[nodiscard]] QVariantMap sourceForm(const Source& source);

/// {id, name, nameSource, side, sides: {id, name}, sideSource, traits: {id, name, style, word,
/// words: {id, name, symbol, mark}, source}, flags: {id, name, on}, flagSource, faces: {name,
/// values: {id, name, present, value, source}}, symbol (its own), parts: {id, name, symbol, on},
/// usedIn, reconstructed, source}. What is declared is
/// read in the package, what the counter bears in the documents, which may be a moment ahead.
[[nodiscard]] QVariantMap counterForm(const GamePackage& package, const Documents& documents,
                                      std::size_t counter, const QString& language);

/// What a face of a counter is called: in the words the package has for its name, else by that.
[[nodiscard]] QString faceWords(const GamePackage& package, const QString& name,
                                const QString& language);
/// The name whose words these are, where a counter of the package bears one; else the words
/// themselves.
[[nodiscard]] std::string faceNamed(const GamePackage& package, const QString& words,
                                    const QString& language);

} // namespace esagono
