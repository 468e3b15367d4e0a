// SPDX-License-Identifier: GPL-3.0-or-later
// Something an author did to a package: a name people read, and what it changes in which document.
// Applying it returns the edit that undoes it.
#pragma once

#include "engine/core/text.h"
#include "engine/kit/package.h"

#include <string>
#include <vector>

namespace esagono {

/// A place in the documents of a package: file and JSON pointer. An empty pointer is the whole
/// document.
struct EditPlace {
    std::string file;
    std::string pointer;
    friend bool operator==(const EditPlace&, const EditPlace&) = default;
};

struct Change {
    enum class Kind : std::uint8_t {
        Set,    ///< a key of an object (new or not), an entry of a list, or a whole document
        Insert, ///< an entry of a list before the one at the pointer, or at its end
        Remove, ///< a key, an entry, or a whole document
    };
    Kind kind = Kind::Set;
    EditPlace at;
    Record value; ///< not of Remove

    friend bool operator==(const Change&, const Change&) = default;
};

struct Edit {
    Text name; ///< "Paint hills": what the menu undoes
    std::vector<Change> changes;
    /// Edits that follow each other with the same stroke are undone as one; empty: this one stands
    /// alone.
    std::string stroke;

    [[nodiscard]] bool empty() const { return changes.empty(); }
    void set(std::string file, std::string pointer, Record value);
    void insert(std::string file, std::string pointer, Record value);
    void remove(std::string file, std::string pointer);

    friend bool operator==(const Edit&, const Edit&) = default;
};

/// "/terrain/1211": a key as part of a pointer.
[[nodiscard]] std::string pointerTo(std::string_view parent, std::string_view key);
[[nodiscard]] std::string pointerTo(std::string_view parent, std::size_t index);

/// The value at a place; null pointer if there is none.
[[nodiscard]] const Record* valueAt(const Documents& documents, const EditPlace& place);

/// Does what the edit says, in order, and returns what undoes it. A place that is not there is a
/// bug of whoever wrote the edit, unless `trusted` is false: then Fault(Mismatch), and nothing has
/// changed.
Edit carryOut(Documents& documents, const Edit& edit, bool trusted = true);

/// An edit as a record and back, for recovery files. Throws Fault(Malformed).
[[nodiscard]] Record recordOf(const Edit& edit);
[[nodiscard]] Edit editFrom(const Record& record);

} // namespace esagono
