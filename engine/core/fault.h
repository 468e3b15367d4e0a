// SPDX-License-Identifier: GPL-3.0-or-later
// The world failed: disk, damaged file, wrong package. Thrown in kit/ and store/, caught at the
// edge.
#pragma once

#include "engine/core/text.h"

#include <exception>

namespace esagono {

enum class FaultKind {
    NotFound,   ///< no such file, game, scenario, event
    Unreadable, ///< the system refuses to read it
    Unwritable, ///< the system refuses to write it; nothing was changed
    DiskFull,   ///< no room; nothing was changed
    Foreign,    ///< a file, but not one of ours
    Newer,      ///< written by a newer Esagono
    Damaged,    ///< truncated, corrupted or tampered with
    Busy,       ///< another program is writing it
    Malformed,  ///< text that does not say what the format asks for
    TooLarge,   ///< beyond a limit of the format
    Mismatch,   ///< package, rules and diary do not belong together
};

class Fault : public std::exception {
public:
    Fault(FaultKind kind, Text text);

    [[nodiscard]] FaultKind kind() const { return m_kind; }
    [[nodiscard]] const Text& text() const { return m_text; }
    /// The message id and its arguments, for logs; people read the translated text().
    [[nodiscard]] const char* what() const noexcept override { return m_what.c_str(); }

private:
    FaultKind m_kind;
    Text m_text;
    std::string m_what;
};

/// While something is being caught: what it says to people. What is no Fault comes from a value
/// nobody expected in a package or a diary.
[[nodiscard]] Text caughtText();

} // namespace esagono
