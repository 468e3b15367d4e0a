// SPDX-License-Identifier: GPL-3.0-or-later
// The chain that ties every page to all pages before it: one changed, moved, added or missing
// letter and it no longer fits.
#pragma once

#include "engine/store/page.h"

#include <optional>
#include <sodium.h>
#include <utility>

namespace esagono {

/// BLAKE2b-256 of numbers (eight bytes, lowest first) and texts (their length as a number, then
/// their bytes), so that no two lists of values are hashed alike.
class Hasher {
public:
    Hasher();
    Hasher& number(std::int64_t value);
    Hasher& text(std::string_view value);
    Hasher& bytes(std::string_view value); ///< without their length
    [[nodiscard]] Digest finish();

private:
    crypto_generichash_state m_state{};
};

[[nodiscard]] Digest digestOfBytes(std::string_view bytes);
[[nodiscard]] std::string_view viewOf(const Digest& digest);

using NamedValues = std::vector<std::pair<std::string, std::string>>;

/// The chain of page 0, which covers what the game was begun with. Both lists sorted.
[[nodiscard]] Digest chainOfBeginning(const NamedValues& meta, const NamedValues& package);
/// The chain of a page, from the chain of the page before it.
[[nodiscard]] Digest chainOf(const Page& page, const Digest& before);

/// The words the file uses.
[[nodiscard]] std::string_view kindText(PageKind kind);
[[nodiscard]] std::optional<PageKind> kindOf(std::string_view text);

} // namespace esagono
