// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine says, as sentences in the language of the interface.
#pragma once

#include "engine/play/telling/phrase.h"

#include <QString>

#include <string_view>

namespace esagono {

/// The engine's phrases in the words of the translators installed now.
[[nodiscard]] Phrasebook phrasebook(const QString& language, const Setting* setting = nullptr);

[[nodiscard]] QString phrase(const Text& text, const QString& language,
                             const Setting* setting = nullptr);

/// Words as they stand.
[[nodiscard]] QString textFrom(std::string_view utf8);
/// With a capital at the beginning.
[[nodiscard]] QString capitalised(QString text);

} // namespace esagono
