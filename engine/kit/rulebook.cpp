// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/rulebook.h"

namespace esagono {

const RuleSection* Rulebook::find(const RuleRef& rule) const {
    for (const RuleSection& section : sections)
        if (section.section == rule.section && section.book == rule.book)
            return &section;
    return nullptr;
}

} // namespace esagono
