// SPDX-License-Identifier: GPL-3.0-or-later
// The locals of a frame as a struct: each of them is declared once, by its name and its member.
#pragma once

#include "engine/core/values.h"

#include <concepts>
#include <tuple>
#include <type_traits>
#include <vector>

namespace esagono {

/// A local of a frame: its name and the member that holds it, or the way to it through members of
/// members. What it is follows from the member's type.
template <class... Path>
struct Local {
    std::string_view name;
    std::tuple<Path...> path;

    explicit constexpr Local(std::string_view called, Path... members)
        : name(called)
        , path(members...) {}
    template <class Frame>
    [[nodiscard]] auto& in(Frame& frame) const {
        return std::apply(
            [&](auto... member) -> auto& { return (frame.*....*member); }, path);
    }
    template <class Member>
    [[nodiscard]] constexpr bool is(Member member) const {
        if constexpr (std::same_as<std::tuple<Path...>, std::tuple<Member>>)
            return std::get<0>(path) == member;
        else
            return false;
    }
};

namespace local {

template <class Value>
struct IsList : std::false_type {};
template <class Value>
struct IsList<std::vector<Value>> : std::true_type {
    using Element = Value;
};
template <class Value>
constexpr bool isId = requires(Value value) {
    value.value;
};

template <class Value>
[[nodiscard]] constexpr FieldKind kindOf() {
    if constexpr (IsList<Value>::value)
        return kindOf<typename IsList<Value>::Element>();
    else if constexpr (std::same_as<Value, HexId>)
        return FieldKind::Hex;
    else if constexpr (std::same_as<Value, CounterId>)
        return FieldKind::Counter;
    else if constexpr (std::same_as<Value, SideId>)
        return FieldKind::Side;
    else if constexpr (std::same_as<Value, ChitId>)
        return FieldKind::Chit;
    else if constexpr (std::same_as<Value, Place>)
        return FieldKind::Place;
    else
        return FieldKind::Number;
}

template <class Value>
[[nodiscard]] std::int32_t wordOf(const Value& value) {
    if constexpr (isId<Value>)
        return static_cast<std::int32_t>(value.value);
    else if constexpr (std::same_as<Value, Place>)
        return static_cast<std::int32_t>(value.code);
    else
        return static_cast<std::int32_t>(value);
}

template <class Value>
[[nodiscard]] Value valueOf(std::int32_t word) {
    if constexpr (isId<Value>) {
        return word < 0 ? Value() : Value(static_cast<std::size_t>(word));
    } else if constexpr (std::same_as<Value, Place>) {
        Place place;
        place.code = static_cast<std::uint16_t>(word);
        return place;
    } else if constexpr (std::same_as<Value, bool>) {
        return word != 0;
    } else {
        return static_cast<Value>(word);
    }
}

template <class Value>
void write(const Value& value, Values& locals, std::size_t field) {
    if constexpr (IsList<Value>::value) {
        std::vector<std::int32_t> words;
        words.reserve(value.size());
        for (const auto& each : value)
            words.push_back(wordOf(each));
        locals.set(field, words);
    } else {
        if constexpr (isId<Value> || std::same_as<Value, Place>)
            if (!value.exists())
                return;
        locals.set(field, wordOf(value));
    }
}

template <class Value>
void read(Value& value, const Values& locals, std::size_t field) {
    const std::span<const std::int32_t> words = locals.list(field);
    if constexpr (IsList<Value>::value) {
        for (const std::int32_t word : words)
            value.push_back(valueOf<typename IsList<Value>::Element>(word));
    } else if (!words.empty()) {
        value = valueOf<Value>(words.front());
    }
}

} // namespace local

/// What a struct of locals is derived from. Its `named()` gives a tuple of them, in the order in
/// which the frame keeps them.
template <class Frame>
struct Locals {
    /// A local that was never set is as the struct has it from the beginning.
    [[nodiscard]] static Frame from(const Values& locals) {
        Frame frame;
        std::size_t field = 0;
        std::apply(
            [&](const auto&... each) { (local::read(each.in(frame), locals, field++), ...); },
            Frame::named());
        return frame;
    }
    [[nodiscard]] Values locals() const {
        const Frame& frame = static_cast<const Frame&>(*this);
        Values values(std::tuple_size_v<decltype(Frame::named())>);
        std::size_t field = 0;
        std::apply(
            [&](const auto&... each) { (local::write(each.in(frame), values, field++), ...); },
            Frame::named());
        return values;
    }
    /// The number of the local that is kept in a member.
    template <class Member>
    [[nodiscard]] static constexpr std::size_t numberOf(Member member) {
        std::size_t found = 0;
        std::size_t field = 0;
        std::apply(
            [&](const auto&... each) { ((found = each.is(member) ? field : found, ++field), ...); },
            Frame::named());
        return found;
    }
    /// As the kind of the frame declares them.
    [[nodiscard]] static std::vector<Field> fields() {
        Frame frame;
        const auto declared = [&](const auto& each) {
            using Value = std::remove_reference_t<decltype(each.in(frame))>;
            return Field{each.name, local::kindOf<Value>(), !local::IsList<Value>::value};
        };
        return std::apply(
            [&](const auto&... each) { return std::vector<Field>{declared(each)...}; },
            Frame::named());
    }
};

} // namespace esagono
