// SPDX-License-Identifier: GPL-3.0-or-later
// Lists that are asked by numbers a package or a diary brings: one that is not there is a Fault in
// every build, never a look beside the list.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

// What is asked millions of times in a game is looked up in place, whatever the compiler thinks of
// its length.
#if defined(__GNUC__)
#define alwaysInline __attribute__((always_inline)) inline
#else
#define alwaysInline inline
#endif

namespace esagono {

/// Throws Fault(Mismatch): the package made the rules ask for what is not there.
[[noreturn]] void indexOutside();
/// What the rules stumble over when a package gets past its contract.
enum class Unfit : std::uint8_t {
    Division, ///< by nothing
    Cost,     ///< of a step, or points for a way, beyond what is counted
    Hex,      ///< that the map or the way does not have
    Die,      ///< without faces
    Values,   ///< a decision needs and does not have
    Event,    ///< that cannot happen on this table
    Circle,   ///< the rules run in
    Nothing,  ///< to decide, and the game is not over
    Offer,    ///< that is refused when it is taken, or leads nowhere
    Size,     ///< of a map, beyond what is counted
    Shape,    ///< of a value, other than the rules read
};
/// Throws Fault(Mismatch): the rules cannot go on with this package, and why, in a sentence.
[[noreturn]] void cannotGoOn(Unfit why);

/// The index, if a list of that size has it.
[[nodiscard]] alwaysInline constexpr std::size_t indexWithin(std::size_t index, std::size_t size) {
    if (index >= size) [[unlikely]]
        indexOutside();
    return index;
}
template <class List>
[[nodiscard]] alwaysInline decltype(auto) elementOf(List& list, std::size_t index) {
    // Counted in bytes, for that needs no division by the element's size.
    if constexpr (requires { list.data(); }) {
        const auto first = reinterpret_cast<std::uintptr_t>(list.data());
        const auto last = reinterpret_cast<std::uintptr_t>(std::to_address(list.end()));
        if (index * sizeof(*list.data()) >= last - first) [[unlikely]]
            indexOutside();
        return list.data()[index];
    } else {
        return list[indexWithin(index, list.size())];
    }
}

/// A vector that looks before it answers.
template <class Element>
class Checked : public std::vector<Element> {
    using List = std::vector<Element>;

public:
    using List::List;
    Checked() = default;
    Checked(List list)
        : List(std::move(list)) {}
    [[nodiscard]] alwaysInline decltype(auto) operator[](std::size_t index) {
        return elementOf(static_cast<List&>(*this), index);
    }
    [[nodiscard]] alwaysInline decltype(auto) operator[](std::size_t index) const {
        return elementOf(static_cast<const List&>(*this), index);
    }
    [[nodiscard]] decltype(auto) front() const { return (*this)[0]; }
    [[nodiscard]] decltype(auto) back() const { return (*this)[this->size() - 1]; }
    [[nodiscard]] decltype(auto) back() { return (*this)[this->size() - 1]; }
};

} // namespace esagono

/// What the rules take for granted while they play. Unlike ensure, it may depend on the package: a
/// package for which it does not hold is not played on with.
#define expectOfPackage(condition, why)                                                            \
    do {                                                                                           \
        if (!(condition)) [[unlikely]]                                                             \
            ::esagono::cannotGoOn(::esagono::Unfit::why);                                          \
    } while (false)
