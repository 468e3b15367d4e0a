// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays that are copied in one sweep: a vector whose new elements are left as they are until
// somebody writes them. For plain values only; whoever makes one longer fills it.
#pragma once

#include <cstring>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace esagono {

template <class Element>
struct Unfilled : std::allocator<Element> {
    static_assert(std::is_trivially_copyable_v<Element>);
    template <class Other>
    struct rebind {
        using other = Unfilled<Other>;
    };
    template <class Other>
    void construct(Other* /*where*/) noexcept {}
    template <class Other, class... Arguments>
    void construct(Other* where, Arguments&&... arguments) {
        ::new (static_cast<void*>(where)) Other(std::forward<Arguments>(arguments)...);
    }
};

template <class Element>
using Flat = std::vector<Element, Unfilled<Element>>;

/// The vector's own copy would go element by element.
template <class Element>
[[nodiscard]] Flat<Element> swept(const Flat<Element>& elements) {
    Flat<Element> copy(elements.size());
    if (!elements.empty())
        std::memcpy(static_cast<void*>(copy.data()), elements.data(),
                    elements.size() * sizeof(Element));
    return copy;
}

} // namespace esagono
