// SPDX-License-Identifier: GPL-3.0-or-later
// The limits of a pack: what just keeps to one is read, what is one beyond it is refused and told.
#include "editor/files/esapack.h"
#include "editor/files/esapack_messages.h"
#include "engine/core/fault.h"
#include "tests/editor/made_zip.h"
#include "tests/kit/sample_package.h"

#include <doctest/doctest.h>

#include <functional>

namespace esagono::pack_limits_tests {

using namespace esagono::test;

namespace {

/// The sample package with a picture of 300 by 200 and a paper that packs well.
const PackFiles& samplePack() {
    static const PackFiles files = [] {
        PackFiles made;
        for (const auto& [name, document] : sampleDocuments())
            made.emplace(name, compactText(document));
        made.emplace("cover.png", png(300, 200));
        made.emplace("rules/x.md", std::string(100'000, 'x'));
        return made;
    }();
    return files;
}

/// The message a pack is refused with; empty: it is not.
std::string refusalOf(const std::string& bytes, const PackLimits& limits) {
    try {
        (void)packageIn(readPack(bytes, "x.esapack", limits));
    } catch (const Fault& fault) {
        CHECK(fault.kind() == FaultKind::TooLarge);
        return fault.text().id;
    }
    return {};
}

} // namespace

TEST_CASE("What keeps to a limit of packs is read, what is one beyond is refused") {
    const std::string bytes = writePack(samplePack(), "x.esapack");
    std::size_t largest = 0;
    std::size_t all = std::string_view(packType).size();
    for (const auto& [name, content] : samplePack()) {
        largest = std::max(largest, content.size());
        all += content.size();
    }
    struct Row {
        const char* name;
        std::function<void(PackLimits&, std::size_t less)> set; ///< to what the pack just keeps
        const char* message;
    };
    const Row rows[] = {
        {"bytes", [&](PackLimits& l, std::size_t less) { l.packBytes = bytes.size() - less; },
         say::packTooLarge},
        {"entries",
         [&](PackLimits& l, std::size_t less) { l.entries = samplePack().size() - less; },
         say::packTooMany},
        {"bytes of an entry",
         [&](PackLimits& l, std::size_t less) { l.entryBytes = largest - less; },
         say::packEntryTooLarge},
        {"bytes of all", [&](PackLimits& l, std::size_t less) { l.totalBytes = all - less; },
         say::packTotalTooLarge},
        {"bytes that may be packed tightly",
         [&](PackLimits& l, std::size_t less) {
             l.tightness = 2;
             l.freeBytes = largest - less;
         },
         say::packTooTight},
        {"a side of a picture",
         [](PackLimits& l, std::size_t less) {
             l.pictureSide = 300 - static_cast<std::uint32_t>(less);
         },
         say::packPictureTooLarge},
        {"dots of a picture",
         [](PackLimits& l, std::size_t less) { l.picturePixels = 300 * 200 - less; },
         say::packPictureTooLarge},
    };
    CHECK(refusalOf(bytes, {}) == "");
    for (const Row& row : rows) {
        CAPTURE(row.name);
        PackLimits limits;
        row.set(limits, 0);
        CHECK(refusalOf(bytes, limits) == "");
        row.set(limits, 1);
        CHECK(refusalOf(bytes, limits) == row.message);
    }
}

TEST_CASE("A pack of the largest picture there may be is read, a wider one is not") {
    const PackLimits limits;
    const auto refusal = [&](std::uint32_t width, std::uint32_t height) {
        PackFiles files = samplePack();
        files["cover.png"] = png(width, height);
        MadeZip zip;
        for (const auto& [name, content] : files)
            zip.entries.push_back({.name = name, .bytes = content});
        return refusalOf(zip.bytes(), limits);
    };
    CHECK(refusal(limits.pictureSide, 6'103) == ""); // 100 million dots
    CHECK(refusal(limits.pictureSide, 6'104) == say::packPictureTooLarge);
    CHECK(refusal(limits.pictureSide + 1, 1) == say::packPictureTooLarge);
    CHECK(refusal(10'000, 10'000) == "");
    CHECK(refusal(10'000, 10'001) == say::packPictureTooLarge);
}

} // namespace esagono::pack_limits_tests
