// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/chain.h"

#include "engine/core/ensure.h"

#include <array>

namespace esagono {

namespace {

constexpr std::array<std::string_view, 4> pageKinds = {"beginning", "command", "takeback",
                                                       "branch"};

} // namespace

Hasher::Hasher() {
    static const int ready = sodium_init();
    ensure(ready >= 0);
    crypto_generichash_init(&m_state, nullptr, 0, std::tuple_size_v<Digest>);
}

Hasher& Hasher::number(std::int64_t value) {
    auto rest = static_cast<std::uint64_t>(value);
    std::array<char, 8> units{};
    for (char& unit : units) {
        unit = static_cast<char>(rest & 0xFFU);
        rest >>= 8U;
    }
    return bytes({units.data(), units.size()});
}

Hasher& Hasher::text(std::string_view value) {
    return number(static_cast<std::int64_t>(value.size())).bytes(value);
}

Hasher& Hasher::bytes(std::string_view value) {
    crypto_generichash_update(&m_state, reinterpret_cast<const unsigned char*>(value.data()),
                              value.size());
    return *this;
}

Digest Hasher::finish() {
    Digest digest{};
    crypto_generichash_final(&m_state, digest.data(), digest.size());
    return digest;
}

Digest digestOfBytes(std::string_view bytes) {
    return Hasher().bytes(bytes).finish();
}

std::string_view viewOf(const Digest& digest) {
    return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

Digest chainOfBeginning(const NamedValues& meta, const NamedValues& package) {
    Hasher hasher;
    hasher.text("esagono diary 1");
    for (const NamedValues* values : {&meta, &package}) {
        hasher.number(static_cast<std::int64_t>(values->size()));
        for (const auto& [name, value] : *values)
            hasher.text(name).text(value);
    }
    return hasher.finish();
}

Digest chainOf(const Page& page, const Digest& before) {
    Hasher hasher;
    hasher.bytes(viewOf(before));
    hasher.number(page.n).text(kindText(page.kind)).number(page.branch).number(page.parent);
    hasher.text(page.at).text(page.side).text(page.verb).text(page.data);
    hasher.number(page.barrier ? 1 : 0);
    EventNumber n = page.firstEvent;
    for (const EventRow& event : page.events)
        hasher.number(n++).text(event.kind).text(event.data);
    return hasher.finish();
}

std::string_view kindText(PageKind kind) {
    return pageKinds.at(static_cast<std::size_t>(kind));
}

std::optional<PageKind> kindOf(std::string_view text) {
    for (std::size_t i = 0; i < pageKinds.size(); ++i)
        if (pageKinds[i] == text)
            return static_cast<PageKind>(i);
    return std::nullopt;
}

} // namespace esagono
