// SPDX-License-Identifier: GPL-3.0-or-later
// What the edits of scenarios have in common: lists and objects that may not be there yet.
#pragma once

#include "editor/scenarios/scenario_edits.h"

namespace esagono {

/// What stands there in scenarios.json; null: nothing.
[[nodiscard]] inline const Record* at(const Documents& documents, const std::string& pointer) {
    return valueAt(documents, {scenarioFile, pointer});
}

/// Adds to a list, which is made if it is not there.
inline void append(Edit& edit, const Documents& documents, const std::string& list, Record value) {
    if (const Record* const there = at(documents, list))
        edit.insert(scenarioFile, pointerTo(list, there->size()), std::move(value));
    else
        edit.set(scenarioFile, list, Record::array({std::move(value)}));
}

/// Sets a key of an object, which is made if it is not there; a null value takes the key away.
inline void setIn(Edit& edit, const Documents& documents, const std::string& object,
                  std::string_view key, const Record& value) {
    const Record* const there = at(documents, object);
    if (!value.is_null() && there == nullptr)
        edit.set(scenarioFile, object, Record{{std::string(key), value}});
    else if (!value.is_null())
        edit.set(scenarioFile, pointerTo(object, key), value);
    else if (there != nullptr && there->contains(key))
        edit.remove(scenarioFile, pointerTo(object, key));
}

} // namespace esagono
