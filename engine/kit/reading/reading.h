// SPDX-License-Identifier: GPL-3.0-or-later
// A finger moving over a document: it knows the file and the JSON pointer it rests on, so that
// whatever is wrong there is reported with its address. Asking is reading: what nobody asked for
// can be reported at the end.
#pragma once

#include "engine/core/record.h"
#include "engine/core/text.h"
#include "engine/kit/checking/finding.h"
#include "engine/kit/words.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace esagono {

/// Of every list whose own limit is not stated.
inline constexpr std::size_t maxEntries = 100'000;

/// One value of a document. The record, and the list that takes the findings, must outlive it.
/// What is missing or of the wrong kind throws Fault(Malformed); what is too much, Fault(TooLarge).
/// The keys `source`, `note` and `extra` may stand in every object and never name anything else.
class Reading {
public:
    Reading(std::string_view file, const Record& record, std::vector<Finding>& findings);

    [[nodiscard]] const Record& record() const { return *m_record; }
    [[nodiscard]] std::string_view file() const { return m_file; }
    [[nodiscard]] const std::string& pointer() const { return m_pointer; }
    /// Whether at() was asked for a key that is not there.
    [[nodiscard]] bool isMissing() const;

    // The value itself.
    [[nodiscard]] const std::string& text() const;
    [[nodiscard]] const std::string& id() const;
    [[nodiscard]] Words words() const;
    [[nodiscard]] std::int64_t number(std::int64_t least, std::int64_t most) const;
    [[nodiscard]] double decimal() const;
    [[nodiscard]] bool yes() const;
    /// Which of the given words the text is.
    [[nodiscard]] std::size_t oneOf(std::initializer_list<std::string_view> choices) const;
    [[nodiscard]] std::vector<Reading> list(std::size_t most = maxEntries) const;
    /// The members of an object whose keys are data.
    [[nodiscard]] std::vector<std::pair<std::string_view, Reading>>
    members(std::size_t most = maxEntries) const;

    // The values of this object's keys.
    [[nodiscard]] Reading at(std::string_view key) const;
    /// Nothing if the key is missing.
    [[nodiscard]] std::optional<Reading> maybe(std::string_view key) const;
    [[nodiscard]] const std::string& text(std::string_view key) const { return at(key).text(); }
    [[nodiscard]] const std::string& id(std::string_view key) const { return at(key).id(); }
    [[nodiscard]] std::int64_t number(std::string_view key, std::int64_t least,
                                      std::int64_t most) const;
    [[nodiscard]] std::string textOr(std::string_view key, std::string_view fallback) const;
    [[nodiscard]] std::int64_t numberOr(std::string_view key, std::int64_t least, std::int64_t most,
                                        std::int64_t fallback) const;
    [[nodiscard]] bool yesOr(std::string_view key, bool fallback) const;
    /// Empty if the key is missing.
    [[nodiscard]] Words wordsOr(std::string_view key) const;
    [[nodiscard]] std::vector<Reading> listOr(std::string_view key,
                                              std::size_t most = maxEntries) const;
    /// An opaque value: it is kept as it is, and nothing in it is looked at.
    [[nodiscard]] Record opaque(std::string_view key) const;

    /// Every key of this object that was not asked for becomes a finding.
    void nothingElse() const;
    /// Something here is worth an author's look.
    void note(Finding::Weight weight, Text text) const;

    /// Throws Fault(Malformed): this was expected here, and that was found.
    [[noreturn]] void refuse(TextArgument expected, TextArgument found) const;
    /// Likewise; what was found is this value.
    [[noreturn]] void refuse(TextArgument expected) const;
    /// Throws Fault(TooLarge).
    [[noreturn]] void refuseTooMany(std::size_t limit) const;

private:
    Reading(const Reading& outer, std::string_view step, const Record& record);
    [[nodiscard]] const Record* member(std::string_view key) const;
    /// Likewise, and remembers that it was asked for.
    [[nodiscard]] const Record* used(std::string_view key) const;
    void checkSource() const;

    std::string_view m_file;
    std::string m_pointer;
    const Record* m_record;
    std::vector<Finding>* m_findings;
    mutable std::vector<const Record*> m_used; ///< values of this object's keys
};

[[nodiscard]] bool isId(std::string_view text);

/// The ids of one kind of thing, numbered in the order in which they were declared.
class Register {
public:
    /// The message id for what a reference to such a thing should be: "a declared side".
    explicit Register(const char* what)
        : m_what(what) {}

    /// Declares the id that stands here; twice the same is a Fault.
    const std::string& add(const Reading& id);
    /// Declares a word that need not be an id.
    void addWord(const Reading& where, const std::string& word);
    /// The number of the thing named here; a Fault if there is none.
    template <class Identifier>
    [[nodiscard]] Identifier find(const Reading& id) const {
        return Identifier(index(id, id.text()));
    }
    [[nodiscard]] std::size_t index(const Reading& where, std::string_view id) const;
    [[nodiscard]] std::optional<std::size_t> find(std::string_view id) const;
    [[nodiscard]] std::size_t size() const { return m_numbers.size(); }

private:
    const char* m_what;
    std::map<std::string, std::size_t, std::less<>> m_numbers;
};

} // namespace esagono
