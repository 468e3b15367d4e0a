// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/panels/drawn_in.h"

#include <algorithm>

namespace esagono {

bool isDrawnIn(const Setting& setting, const Record& entry) {
    if (const auto in = entry.find("scenarios");
        in != entry.end() && std::ranges::count(*in, Record(setting.scenario->id)) == 0)
        return false;
    const auto wanted = entry.find("rulings");
    if (wanted == entry.end() || !wanted->is_object())
        return true;
    const std::vector<Ruling>& rulings = setting.package().rulings;
    return std::ranges::all_of(wanted->items(), [&](const auto& each) {
        const auto ruling = find<RulingId>(rulings, each.key());
        if (!ruling.exists())
            return false;
        const auto choice = setting.rulings[ruling.index()];
        const std::string& chosen = rulings[ruling.index()].choices[choice].id;
        return std::ranges::count(each.value(), Record(chosen)) > 0;
    });
}

} // namespace esagono
