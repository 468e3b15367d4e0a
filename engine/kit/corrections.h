// SPDX-License-Identifier: GPL-3.0-or-later
// Values of a printed game put right by somebody who owns it: a small file of differences
// (*.esafix) that is laid over the package when a game begins. Nothing is applied blindly: what
// stood there when it was written must stand there still.
#pragma once

#include "engine/core/text.h"
#include "engine/kit/package.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace esagono {

inline constexpr char correctionsEnding[] = ".esafix";

/// One value put right. The pointer is a JSON pointer in which "@id" stands for the entry of a list
/// that has this id: "/counters/@NI_1/faces/0/attack" stays true when counters are added before it.
struct Correction {
    std::string file;
    std::string pointer;
    std::optional<Record> was; ///< none: nothing stood there
    std::optional<Record> now; ///< none: nothing is to stand there
    std::string source;        ///< where the right value comes from: "my copy of the game"

    friend bool operator==(const Correction&, const Correction&) = default;
};

/// A named set of them.
struct Corrections {
    std::string id;
    Words name;
    std::string author;                          ///< may be empty
    std::string package, release, packageDigest; ///< what they were written for
    std::vector<Correction> list;

    /// BLAKE2b of the file's content.
    [[nodiscard]] Digest digest() const;
    friend bool operator==(const Corrections&, const Corrections&) = default;
};

/// All differences that turn the one into the other, in the order of the documents.
[[nodiscard]] std::vector<Correction> differences(const Documents& original,
                                                  const Documents& changed);

[[nodiscard]] Record written(const Corrections& corrections);
/// Throws Fault: Foreign, Newer, Malformed, TooLarge. `source` is what messages call the file.
[[nodiscard]] Corrections readCorrections(std::string_view text, std::string_view source);
[[nodiscard]] Corrections readCorrections(const std::filesystem::path& file);
/// Throws Fault.
void writeCorrections(const Corrections& corrections, const std::filesystem::path& file);

/// Why one correction cannot be made.
struct Misfit {
    enum class Kind : std::uint8_t {
        OtherPackage, ///< they were written for another game
        NoSuchPlace,  ///< the document has no such place
        OtherValue,   ///< something else stands there
        Contested,    ///< earlier corrections have put something else there
    };
    Kind kind = Kind::OtherPackage;
    std::size_t set = 0;        ///< which corrections of those asked for
    std::size_t correction = 0; ///< which of its list
    std::string found;          ///< what stands there, as JSON; of Contested: who put it there
    Text text;
};

/// What keeps these corrections, one after the other, from being made; empty: nothing does. What is
/// right already is no misfit.
[[nodiscard]] std::vector<Misfit> misfitsOf(const Documents& documents,
                                            std::span<const Corrections> sets);

/// The package with all corrections made, in order. Throws Fault(Mismatch) with the first misfit,
/// or what the reader says of the result; never half.
[[nodiscard]] GamePackage corrected(GamePackage package, std::span<const Corrections> sets);

/// A file of corrections somewhere, or what is wrong with it.
struct FoundCorrections {
    std::filesystem::path file;
    std::optional<Corrections> corrections;
    Text problem;
};
/// Those in a folder, by their names; a folder that is not there has none.
[[nodiscard]] std::vector<FoundCorrections> correctionsIn(const std::filesystem::path& folder);

/// What a diary remembers of corrections it was played with.
struct CorrectionsNote {
    std::string id;
    Words name;
    std::string digest; ///< hexadecimal
    friend bool operator==(const CorrectionsNote&, const CorrectionsNote&) = default;
};
[[nodiscard]] std::string writtenNotes(std::span<const Corrections> sets);
/// Throws Fault(Malformed).
[[nodiscard]] std::vector<CorrectionsNote> notesFrom(std::string_view text,
                                                     std::string_view source);

} // namespace esagono
