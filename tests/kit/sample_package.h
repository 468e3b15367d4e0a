// SPDX-License-Identifier: GPL-3.0-or-later
// The little package in tests/kit/packages/sample, whole or with one thing changed.
#pragma once

#include "engine/core/fault.h"
#include "engine/kit/reading/package_reader.h"

#include <string>
#include <string_view>

namespace esagono::test {

inline std::filesystem::path sampleFolder() {
    return std::filesystem::path(ESAGONO_SOURCE_DIR) / "tests/kit/packages/sample";
}

inline const Documents& sampleDocuments() {
    static const Documents documents = readDocuments(sampleFolder());
    return documents;
}

/// The sample with one value put in at a pointer; without a value, with what is there removed.
inline Documents changed(std::string_view file, const std::string& pointer,
                         std::string_view value) {
    Documents documents = sampleDocuments();
    Record& document = documents.at(std::string(file));
    const Record::json_pointer place(pointer);
    if (value.empty() && pointer.empty())
        documents.erase(std::string(file));
    else if (value.empty())
        document = document.patch(Record::array({{{"op", "remove"}, {"path", pointer}}}));
    else
        document[place] = Record::parse(value);
    return documents;
}

/// Everything that is said when the documents cannot be read: kind, message id and arguments.
struct Refused {
    bool thrown = false;
    FaultKind kind = FaultKind::NotFound;
    std::string what;
};

inline Refused refusedReading(Documents documents) {
    std::vector<Finding> findings;
    try {
        static_cast<void>(readPackage(std::move(documents), findings));
    } catch (const Fault& fault) {
        return {true, fault.kind(), fault.what()};
    }
    return {};
}

} // namespace esagono::test
