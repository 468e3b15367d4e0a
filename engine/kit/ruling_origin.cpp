// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/ruling_origin.h"

#include "engine/kit/reading/readers.h"

namespace esagono {

RulingOrigin readRulingOrigin(const Reading& ruling) {
    RulingOrigin origin;
    if (const auto doubt = ruling.maybe("doubt"))
        origin.doubt =
            static_cast<RulingOrigin::Doubt>(doubt->oneOf({"editions", "silent", "unclear"}) + 1);
    origin.words = ruling.wordsOr("origin");
    return origin;
}

RulingOrigin originOf(const GamePackage& package, std::string_view ruling) {
    const auto document = package.documents.find("rulings.json");
    if (document == package.documents.end())
        return {};
    std::vector<Finding> findings;
    for (const Reading& object :
         Reading(document->first, document->second, findings).listOr("rulings"))
        if (object.text("id") == ruling)
            return readRulingOrigin(object);
    return {};
}

} // namespace esagono
