// SPDX-License-Identifier: GPL-3.0-or-later
// What lies where in a scenario, for the tray, the stack and the forms of its page.
#include "app/editing/scenarios/setup_bench.h"

#include "app/editing/files/workbench.h"
#include "app/text_formatter.h"

namespace esagono {

const GamePackage* SetupBench::package() const {
    return m_workbench.package().get();
}

const Scenario* SetupBench::scenario() const {
    return m_scenarios.scenario();
}

const HexMap& SetupBench::map() const {
    return package()->maps[scenario()->map];
}

std::size_t SetupBench::number() const {
    return std::size_t(m_scenarios.current());
}

std::optional<std::size_t> SetupBench::deployment() const {
    return m_layer < 0 ? std::optional<std::size_t>() : std::size_t(m_layer);
}

CounterId SetupBench::find(const std::string& counter) const {
    return esagono::find<CounterId>(package()->counters, counter);
}

SideId SetupBench::findSide(const std::string& side) const {
    return esagono::find<SideId>(package()->sides, side);
}

std::string SetupBench::counterId(int counter) const {
    return package() && counter >= 0 && std::size_t(counter) < package()->counters.size()
               ? package()->counters[std::size_t(counter)].id
               : std::string();
}

std::string SetupBench::sideId(int side) const {
    return package() && side >= 0 && std::size_t(side) < package()->sides.size()
               ? package()->sides[std::size_t(side)].id
               : std::string();
}

QString SetupBench::hexLabel(int hex) const {
    return scenario() && hex >= 0 && std::size_t(hex) < map().size()
               ? textFrom(map().label(HexId(std::size_t(hex))))
               : QString();
}

QString SetupBench::placeName(const std::string& at) const {
    for (const BoxKind& box : package()->boxes)
        if (box.id == at && !box.name.empty())
            return textFrom(
                std::string(inLanguage(box.name, m_workbench.language().toStdString())));
    const HexId hex = map().find(at);
    return hex.exists() ? hexTitle(hex) : textFrom(at);
}

QString SetupBench::said(const std::string& key) const {
    return m_scenarios.said(key);
}

QString SetupBench::sideName(SideId side) const {
    return side.exists() ? textFrom(std::string(inLanguage(package()->sides[side.index()].name,
                                                           m_workbench.language().toStdString())))
                         : QString();
}

const DraftGroup* SetupBench::groupAt(int row) const {
    return m_draft && row >= 0 && std::size_t(row) < m_draft->groups().size()
               ? &m_draft->groups()[std::size_t(row)]
               : nullptr;
}

QVariantMap SetupBench::pieceOf(const std::string& counter) const {
    const CounterId id = find(counter);
    return {
        {QStringLiteral("counter"), id.exists() ? int(id.index()) : -1},
        {QStringLiteral("name"), textFrom(id.exists() ? nameOf(package()->counters[id.index()],
                                                               m_workbench.language().toStdString())
                                                      : counter)}};
}

QVariantList SetupBench::sides() const {
    QVariantList list;
    if (package())
        for (std::size_t i = 0; i < package()->sides.size(); ++i)
            list.append(QVariantMap{
                {QStringLiteral("name"), sideName(SideId(i))},
                {QStringLiteral("colour"), QColor(textFrom(package()->sides[i].colour))}});
    return list;
}

QStringList SetupBench::markerKinds() const {
    QStringList list;
    if (package())
        for (const MarkerKind& marker : package()->markers)
            list.append(marker.name.empty()
                            ? textFrom(marker.id)
                            : textFrom(std::string(
                                  inLanguage(marker.name, m_workbench.language().toStdString()))));
    return list;
}

QVariantList SetupBench::tray() const {
    QVariantList heaps;
    if (!m_draft || !scenario())
        return heaps;
    const auto standing = m_draft->standing(deployment());
    const auto isOnMap = [&](const std::string& counter) {
        const auto spot = standing.find(counter);
        return spot != standing.end() && map().find(spot->second.at).exists();
    };
    const auto add = [&](const QString& title, SideId side, int group, QVariantList counters) {
        heaps.append(QVariantMap{{QStringLiteral("title"), title},
                                 {QStringLiteral("side"), side.exists() ? int(side.index()) : -1},
                                 {QStringLiteral("group"), group},
                                 {QStringLiteral("counters"), counters}});
    };
    for (std::size_t i = 0; i < m_draft->groups().size(); ++i) {
        const DraftGroup& group = m_draft->groups()[i];
        if (group.list != GroupList::Setup || map().find(group.at).exists())
            continue;
        QVariantList counters;
        SideId side = findSide(group.side);
        for (const std::string& counter : group.counters) {
            if (const CounterId id = find(counter); !side.exists() && id.exists())
                side = package()->counters[id.index()].side;
            if (!isOnMap(counter))
                counters.append(pieceOf(counter));
        }
        add(groupTitle(group), side, int(i), counters);
    }
    // Those that no group has, side by side
    for (std::size_t side = 0; side <= package()->sides.size(); ++side) {
        QVariantList counters;
        const SideId whose = side < package()->sides.size() ? SideId(side) : SideId();
        for (const Counter& counter : package()->counters)
            if (counter.side == whose && !m_draft->groupOf().contains(counter.id) &&
                !isOnMap(counter.id))
                counters.append(pieceOf(counter.id));
        if (!counters.isEmpty())
            //: Counters that are not used in the scenario
            //% "Not in the scenario"
            add(qtTrId("app.editor.setup.unused"), whose, -1, counters);
    }
    return heaps;
}

QVariantList SetupBench::stack() const {
    QVariantList list;
    if (!m_draft || !scenario() || m_hex < 0)
        return list;
    for (const SeenCounter& seen : m_board.view().counters) {
        if (!seen.place.isHex() || int(seen.place.hex().index()) != m_hex)
            continue;
        const Counter& counter = package()->counters[seen.counter.index()];
        QVariantMap row = pieceOf(counter.id);
        row.insert(QStringLiteral("face"), int(seen.face));
        row.insert(QStringLiteral("faces"), int(counter.faces.size()));
        list.append(row);
    }
    return list;
}

QString SetupBench::hexTitle() const {
    return scenario() && m_hex >= 0 && std::size_t(m_hex) < map().size()
               ? hexTitle(HexId(std::size_t(m_hex)))
               : QString();
}

QString SetupBench::hexTitle(HexId hex) const {
    const auto places = map().placesIn(hex);
    const QString label = textFrom(map().label(hex));
    if (places.empty())
        return label;
    //: A hex: %1 = its number, %2 = the name of the place in it
    //% "%1 · %2"
    return qtTrId("app.editor.setup.hex").arg(label, textFrom(map().place(places.front()).name));
}

QVariantList SetupBench::arrivals() const {
    QVariantList list;
    const Scenario* const shown = scenario();
    if (!m_draft || !shown)
        return list;
    std::map<int, QVariantList> rows;
    for (int turn = std::max(1, shown->firstTurn); turn <= shown->lastTurn; ++turn)
        rows[turn];
    for (std::size_t i = 0; i < m_draft->groups().size(); ++i)
        if (const DraftGroup& group = m_draft->groups()[i]; group.list == GroupList::Reinforcements)
            rows[group.turn].append(int(i));
    for (const auto& [turn, groups] : rows) {
        const auto label = std::size_t(turn - shown->firstTurn);
        list.append(
            QVariantMap{{QStringLiteral("turn"), turn},
                        {QStringLiteral("label"),
                         turn >= shown->firstTurn && label < shown->turnLabels.size()
                             ? textFrom(std::string(inLanguage(
                                   shown->turnLabels[label], m_workbench.language().toStdString())))
                             : QString()},
                        {QStringLiteral("groups"), groups}});
    }
    return list;
}

QVariantList SetupBench::markers() const {
    QVariantList list;
    if (!m_draft || !scenario())
        return list;
    const QStringList kinds = markerKinds();
    for (const DraftMarker& marker : m_draft->markers()) {
        QString name = textFrom(marker.marker);
        for (qsizetype i = 0; i < kinds.size(); ++i)
            if (package()->markers[std::size_t(i)].id == marker.marker)
                name = kinds[i];
        const HexId hex = map().find(marker.at);
        list.append(QVariantMap{{QStringLiteral("name"), name},
                                {QStringLiteral("where"), placeName(marker.at)},
                                {QStringLiteral("value"), marker.value},
                                {QStringLiteral("side"), sideName(findSide(marker.side))},
                                {QStringLiteral("hex"), hex.exists() ? int(hex.index()) : -1}});
    }
    return list;
}

QVariantList SetupBench::boxes() const {
    QVariantList list;
    if (package())
        for (const BoxKind& box : package()->boxes)
            list.append(QVariantMap{{QStringLiteral("id"), textFrom(box.id)},
                                    {QStringLiteral("name"), placeName(box.id)}});
    return list;
}

QVariantList SetupBench::areas() const {
    QVariantList list;
    if (scenario())
        for (const NamedArea& area : map().sheet().areas)
            list.append(QVariantMap{{QStringLiteral("id"), textFrom(area.name)},
                                    {QStringLiteral("name"), areaName(area.name)}});
    return list;
}

QStringList SetupBench::deployments() const {
    QStringList list;
    if (const Scenario* const shown = scenario())
        for (const Deployment& deployment : shown->deployments)
            list.append(
                textFrom(deployment.title.empty()
                             ? deployment.id
                             : std::string(inLanguage(deployment.title,
                                                      m_workbench.language().toStdString()))));
    return list;
}

QVariantList SetupBench::problems() const {
    QVariantList list;
    if (!m_report.fault.empty())
        list.append(
            QVariantMap{{QStringLiteral("text"), phrase(m_report.fault, m_workbench.language())},
                        {QStringLiteral("rule"), QString()},
                        {QStringLiteral("side"), QString()},
                        {QStringLiteral("hexes"), QVariantList()}});
    for (const SetupProblem& problem : m_report.problems) {
        QVariantList hexes;
        for (const HexId hex : problem.hexes)
            hexes.append(QVariantMap{{QStringLiteral("hex"), int(hex.index())},
                                     {QStringLiteral("label"), hexLabel(int(hex.index()))}});
        list.append(QVariantMap{{QStringLiteral("text"),
                                 phrase(problem.text, m_workbench.language(), m_board.setting())},
                                {QStringLiteral("rule"), textFrom(problem.rule.section)},
                                {QStringLiteral("side"), sideName(problem.side)},
                                {QStringLiteral("done"), problem.done},
                                {QStringLiteral("of"), problem.of},
                                {QStringLiteral("hexes"), hexes}});
    }
    return list;
}

} // namespace esagono
