// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/map/riding.h"

namespace esagono {

Riding::Riding(const GamePackage& package) {
    const auto display = package.documents.find("display.json");
    if (display == package.documents.end() || !display->second.is_object())
        return;
    const auto statuses = display->second.find("statuses");
    if (statuses == display->second.end() || !statuses->is_array())
        return;
    for (const Record& entry : *statuses) {
        const auto by = entry.is_object() ? entry.find("carriedBy") : entry.end();
        if (by == entry.end() || !by->is_string() || !entry.contains("id"))
            continue;
        m_status = find<StatusId>(package.statuses, entry["id"].get<std::string>());
        const auto attribute = find<AttributeId>(package.attributes, by->get<std::string>());
        for (std::size_t i = 0; attribute.exists() && i < package.counters.size(); ++i)
            if (const Counter& counter = package.counters[i]; counter.has(0, attribute))
                m_carriers.emplace(counter.number(0, attribute), CounterId(i));
        return;
    }
}

bool Riding::carries(const SeenCounter& carrier, const SeenCounter& rider) const {
    if (!m_status.exists() || !carrier.counter.exists() ||
        m_status.index() >= rider.statuses.size())
        return false;
    const auto value = rider.statuses[m_status.index()];
    const auto found = value ? m_carriers.find(*value) : m_carriers.end();
    return found != m_carriers.end() && found->second == carrier.counter;
}

} // namespace esagono
