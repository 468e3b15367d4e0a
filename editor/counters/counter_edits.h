// SPDX-License-Identifier: GPL-3.0-or-later
// Counters changed: what is printed on their faces, to whom they belong, where their values come
// from. Counters are known by their place in counters.json; a change of many is one edit.
#pragma once

#include "editor/scenarios/proposal.h"

#include <optional>
#include <span>

namespace esagono {

using CounterPlaces = std::span<const std::size_t>;

inline constexpr char counterFile[] = "counters.json";
/// "/counters/3", "/counters/3/faces/1".
[[nodiscard]] std::string counterPointer(std::size_t counter);
[[nodiscard]] std::string facePointer(std::size_t counter, std::size_t face);
[[nodiscard]] std::size_t counterCount(const Documents& documents);
[[nodiscard]] std::size_t faceCount(const Documents& documents, std::size_t counter);

/// What is printed for an attribute; nothing: it is not printed. Counters without such a face are
/// left alone.
[[nodiscard]] Edit setFaceValue(const Documents& documents, CounterPlaces counters,
                                std::size_t face, std::string_view attribute,
                                std::optional<std::int16_t> value);
[[nodiscard]] Edit setFaceName(const Documents& documents, CounterPlaces counters, std::size_t face,
                               std::string_view name);
[[nodiscard]] Edit setCounterName(const Documents& documents, std::size_t counter,
                                  std::string_view name);
/// Empty: it belongs to nobody.
[[nodiscard]] Edit setCounterSide(const Documents& documents, CounterPlaces counters,
                                  std::string_view side);
/// Empty: the trait does not apply.
[[nodiscard]] Edit setTrait(const Documents& documents, CounterPlaces counters,
                            std::string_view trait, std::string_view word);
[[nodiscard]] Edit setFlag(const Documents& documents, CounterPlaces counters,
                           std::string_view flag, bool on);
/// The values, and the names, of all faces as they are on another counter.
[[nodiscard]] Edit copyFaces(const Documents& documents, std::size_t from, CounterPlaces to);
/// Where a value comes from: `key` of the counter ("name", "side", "traits", "flags"), or of one of
/// its faces; an empty mark leaves it to what is said further out.
[[nodiscard]] Edit markCounter(const Documents& documents, CounterPlaces counters,
                               std::string_view key, std::string_view mark);
[[nodiscard]] Edit markFace(const Documents& documents, CounterPlaces counters, std::size_t face,
                            std::string_view key, std::string_view mark);
/// One word of a counter: the traits hold their own marks.
[[nodiscard]] Edit markTrait(const Documents& documents, CounterPlaces counters,
                             std::string_view trait, std::string_view mark);

/// The symbol a counter has of its own, whatever its type; empty: that of its type.
[[nodiscard]] std::string counterSymbol(const Documents& documents, std::size_t counter);
/// Empty: that of its type again.
[[nodiscard]] Edit setCounterSymbol(const Documents& documents, CounterPlaces counters,
                                    std::string_view symbol);

/// A plain counter of that side after the given one, with one face and no values.
[[nodiscard]] Proposal addCounter(const Documents& documents, std::size_t at,
                                  std::string_view side);
/// The same once more under another id, right after it.
[[nodiscard]] Proposal duplicateCounter(const Documents& documents, std::size_t counter);
/// Refused while a scenario uses one of them.
[[nodiscard]] Proposal removeCounters(const Documents& documents, CounterPlaces counters);
/// After the last, with its values.
[[nodiscard]] Proposal addFace(const Documents& documents, std::size_t counter);
/// Refused if it is the only one, or a scenario begins with a face that would be missing.
[[nodiscard]] Proposal removeFace(const Documents& documents, std::size_t counter,
                                  std::size_t face);

/// The ids of the scenarios that name the counter.
[[nodiscard]] std::vector<std::string> scenariosUsing(const Documents& documents,
                                                      std::string_view counterId);

} // namespace esagono
