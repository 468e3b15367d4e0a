// SPDX-License-Identifier: GPL-3.0-or-later
// Looks at what a window shows and tells what a person would find fault with.
#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace esagono {

/// One line per fault: the path of the item, its text, what is wrong with it. Empty: none.
///
/// Text that may be cut because its length is not the program's (names of files and games people
/// gave) says so: `property bool mayBeCut: true`.
[[nodiscard]] QStringList inspect(QQuickWindow& window);

/// Everything a window says now: words that are shown, asked for or read aloud, and its title; in
/// order of the alphabet.
[[nodiscard]] QStringList wordsOf(QQuickWindow& window);

/// What in a text is not for readers: the id of a message, the place of something to be put in.
[[nodiscard]] QString rawIn(const QString& text);

} // namespace esagono
