// SPDX-License-Identifier: GPL-3.0-or-later
// A package from a stranger: every line is the name of a document and its JSON.
#include "engine/core/fault.h"
#include "engine/kit/checking/package_check.h"
#include "engine/play/game.h"
#include "tests/fuzz/line_mutator.h"
#include "tests/skirmish/chapters.h"

using namespace esagono;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    try {
        Documents documents;
        for (const std::string& line : fuzz::linesOf({reinterpret_cast<const char*>(data), size})) {
            const std::size_t space = std::min(line.find(' '), line.size());
            const std::string name = line.substr(0, space);
            documents.insert_or_assign(name, readRecord(line.substr(space), name));
        }
        std::vector<Finding> findings;
        const GamePackage package = readPackage(std::move(documents), findings);
        for (const auto& [name, document] : package.documents)
            if (readRecord(readableText(document), name) != document)
                __builtin_trap(); // what is written is not what was read
        (void)checkPackage(package);
        (void)package.digest();
        for (const Scenario& scenario : package.scenarios)
            (void)State(package.shape(scenario));
        const Game game(package, skirmish::rules());
    } catch (const Fault&) {
    }
    return 0;
}
