// SPDX-License-Identifier: GPL-3.0-or-later
// One key of an object in a document, set or taken away.
#pragma once

#include "editor/edit.h"

namespace esagono {

/// The key of the object at `holder` gets the value, or goes if that is null; nothing happens if it
/// is so already.
inline void putKey(Edit& edit, const Record& object, const EditPlace& holder, std::string_view key,
                   const Record& value) {
    const auto found = object.find(std::string(key));
    if (value.is_null() ? found == object.end() : found != object.end() && *found == value)
        return;
    if (value.is_null())
        edit.remove(holder.file, pointerTo(holder.pointer, key));
    else
        edit.set(holder.file, pointerTo(holder.pointer, key), value);
}

} // namespace esagono
