// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own packages, to be edited.
#pragma once

#include "editor/edit_stack.h"
#include "engine/kit/reading/package_reader.h"

#include <filesystem>

namespace esagono {

/// What an edit is called, where it does not matter.
inline const Text editName = "app.test";

inline Documents builtIn(const char* package) {
    return readDocuments(std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / package);
}

inline GamePackage readAgain(const Documents& documents) {
    std::vector<Finding> findings;
    return readPackage(documents, findings);
}

} // namespace esagono
