// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/contract.h"

#include "engine/core/messages.h"
#include "engine/kit/messages.h"
#include "engine/play/messages.h"

#include <algorithm>
#include <charconv>

namespace esagono {

namespace {

/// Nothing printed, set or counted is larger: sums and products of such numbers stay numbers.
constexpr std::int32_t largestPrinted = 999;
constexpr std::int32_t largestTrack = 9'999;

std::string spanText(std::int64_t least, std::int64_t most) {
    return std::to_string(least) + "…" + std::to_string(most);
}

std::string either(const std::vector<std::string_view>& words) {
    std::string all;
    for (const std::string_view word : words)
        all += (all.empty() ? "" : " | ") + std::string(word);
    return all;
}

std::optional<std::int32_t> numberFrom(std::string_view text) {
    std::int32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole ? std::optional(value) : std::nullopt;
}

template <class Number, std::size_t room>
std::vector<std::string_view> idsOf(const Listed<Number, room>& listed) {
    std::vector<std::string_view> ids;
    for (const Span& each : listed)
        ids.push_back(each.id);
    return ids;
}

std::string spanOrWords(const CellsOf& cells) {
    const std::string span = spanText(cells.least, cells.most);
    return cells.words.empty() ? span : span + " | " + either(cells.words);
}

bool isOneOf(const std::vector<std::string_view>& words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
}

/// Holds a package against a contract, part by part.
class ContractReader {
public:
    ContractReader(const GamePackage& package, const Contract& contract)
        : m_package(package)
        , m_contract(contract) {}

    std::vector<Finding> read() {
        checkNames();
        if (!m_findings.empty()) // the numbers below are those of the code
            return std::move(m_findings);
        checkWords();
        checkSpans();
        checkChoices();
        checkCharts();
        checkMaps();
        checkCounters();
        for (std::size_t i = 0; i < m_package.scenarios.size(); ++i)
            checkScenario(i);
        for (const Part& part : m_contract.parts)
            checkPart(part);
        return std::move(m_findings);
    }

private:
    void report(const std::string& file, const std::string& pointer, Text text) {
        addFinding(m_findings, {Finding::Weight::Error, file, pointer, std::move(text)});
    }
    /// This is expected there, and that was found.
    void expect(const std::string& file, const std::string& pointer, TextArgument expected,
                TextArgument found) {
        report(file, pointer,
               Text(say::malformed, file, pointer, std::move(expected), std::move(found)));
    }

    template <class Things>
    void checkNames(const std::string& list, const Things& declared,
                    const std::vector<std::string_view>& wanted) {
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (i >= declared.size() || declared[i].id != wanted[i]) {
                const bool isChart = list == "charts";
                const bool isRuling = list == "rulings";
                report(isChart    ? "charts.json"
                       : isRuling ? "rulings.json"
                                  : "package.json",
                       "/" + list,
                       Text(say::packageLacks, m_package.id, list, std::string(wanted[i]), i + 1));
                return;
            }
    }
    template <class Things, class Number, std::size_t room>
    void checkNames(const std::string& list, const Things& declared,
                    const Listed<Number, room>& wanted) {
        checkNames(list, declared, idsOf(wanted));
    }
    void checkNames() {
        const Names& names = m_contract.names;
        checkNames("sides", m_package.sides, names.sides);
        if (m_package.sides.size() > names.sides.size() && !names.sides.empty())
            expect("package.json", "/sides/" + std::to_string(names.sides.size()),
                   Word{say::nothing}, m_package.sides[names.sides.size()].id);
        checkNames("statuses", m_package.statuses, names.statuses);
        checkNames("markers", m_package.markers, names.markers);
        checkNames("tracks", m_package.tracks, names.tracks);
        checkNames("boxes", m_package.boxes, names.boxes);
        checkNames("pools", m_package.pools, names.pools);
        checkNames("attributes", m_package.attributes, names.attributes);
        checkNames("traits", m_package.traits, names.traits);
        checkNames("flags", m_package.flags, names.flags);
        checkNames("terrains", m_package.terrains, names.terrains);
        checkNames("features", m_package.features, names.features);
        checkNames("links", m_package.links, names.links);
        std::vector<std::string_view> rulings = idsOf(names.rulings);
        rulings.insert(rulings.end(), m_contract.numbered.begin(), m_contract.numbered.end());
        checkNames("rulings", m_package.rulings, rulings);
        checkNames("charts", m_package.charts, names.charts);
    }

    void checkWords() {
        for (const TraitWords& wanted : m_contract.words) {
            const auto trait = find<TraitId>(m_package.traits, wanted.trait);
            const auto& words = m_package.traits[trait.index()].words;
            const std::string pointer = "/traits/" + std::to_string(trait.index()) + "/words";
            const std::vector<std::string_view> known = idsOf(wanted.words);
            for (std::size_t i = 0; i < known.size(); ++i)
                if (i >= words.size() || words[i].id != known[i]) {
                    expect("package.json", pointer + "/" + std::to_string(i), std::string(known[i]),
                           i < words.size() ? TextArgument(words[i].id)
                                            : TextArgument(Word{say::nothing}));
                    break;
                }
            if (!wanted.open && words.size() > known.size())
                expect("package.json", pointer + "/" + std::to_string(known.size()),
                       Word{say::nothing}, words[known.size()].id);
        }
    }

    template <class Kinds, class Number>
    void checkSpans(const std::string& list, const Kinds& kinds, const Listed<Number>& spans) {
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const auto wanted = std::ranges::find(spans, kinds[i].id, &Span::id);
            const bool isKnown = wanted != spans.end();
            const Span span = isKnown ? *wanted : Span{"", -largestTrack, largestTrack};
            const bool fits = isKnown ? kinds[i].least == span.least && kinds[i].most == span.most
                                      : kinds[i].least >= span.least && kinds[i].most <= span.most;
            if (!fits)
                expect("package.json", "/" + list + "/" + std::to_string(i),
                       spanText(span.least, span.most), spanText(kinds[i].least, kinds[i].most));
        }
    }
    void checkSpans() {
        checkSpans("statuses", m_package.statuses, m_contract.names.statuses);
        checkSpans("tracks", m_package.tracks, m_contract.names.tracks);
    }

    void checkChoices() {
        for (const Span& known : m_contract.choices) {
            const auto ruling = find<RulingId>(m_package.rulings, known.id);
            const std::size_t count = m_package.rulings[ruling.index()].choices.size();
            if (count > static_cast<std::size_t>(known.most))
                expect("rulings.json", "/rulings/" + std::to_string(ruling.index()) + "/choices",
                       spanText(known.least, known.most), static_cast<std::int64_t>(count));
        }
    }

    void checkCharts() {
        for (const ChartShape& shape : m_contract.charts) {
            const Chart& chart = *m_package.chart(shape.id);
            const std::string pointer =
                "/charts/" + std::to_string(&chart - m_package.charts.data());
            if (chart.rows.kind != shape.rowKind)
                expectKind(pointer + "/rows", shape.rowKind);
            else if (chart.columns.kind != shape.columnKind)
                expectKind(pointer + "/columns", shape.columnKind);
            else
                checkChart(chart, shape, pointer);
        }
    }
    void expectKind(const std::string& pointer, AxisKind kind) {
        expect("charts.json", pointer,
               Word{kind == AxisKind::Odds     ? say::someOdds
                    : kind == AxisKind::Ranges ? say::aRange
                                               : say::aLabel},
               Word{say::nothing});
    }
    void checkChart(const Chart& chart, const ChartShape& shape, const std::string& pointer) {
        for (const std::string_view row : shape.rows)
            if (!chart.rows.find(row))
                expect("charts.json", pointer + "/rows", std::string(row), Word{say::nothing});
        for (const CellsOf& cells : shape.columns) {
            const auto column = chart.columns.find(cells.column);
            if (!cells.column.empty() && !column)
                expect("charts.json", pointer + "/columns", std::string(cells.column),
                       Word{say::nothing});
            for (std::size_t row = 0; row < chart.rows.entries.size(); ++row)
                for (std::size_t each = 0; each < chart.columns.entries.size(); ++each)
                    if ((cells.column.empty() || column == each) &&
                        (cells.rows.empty() || isOneOf(cells.rows, chart.rows.entries[row].label)))
                        checkCell(chart, row, each, cells, pointer);
        }
    }
    void checkCell(const Chart& chart, std::size_t row, std::size_t column, const CellsOf& cells,
                   const std::string& pointer) {
        const std::string& printed = chart.cell(row, column);
        const bool isNothing = cells.kind == CellsOf::Kind::Nothing;
        if (printed.empty() && (cells.mayBeEmpty || isNothing))
            return;
        if (isOneOf(cells.words, printed))
            return;
        TextArgument expected = Word{say::nothing};
        switch (cells.kind) {
        case CellsOf::Kind::Anything:
            return;
        case CellsOf::Kind::Nothing:
            break;
        case CellsOf::Kind::Number:
            if (const auto number = chart.number(row, column);
                number && *number >= cells.least && *number <= cells.most)
                return;
            expected = spanOrWords(cells);
            break;
        case CellsOf::Kind::Fraction:
            if (const auto ratio = chart.ratio(row, column);
                ratio && ratio->under() <= 100 && std::abs(ratio->over()) <= 100'000 &&
                *ratio >= Ratio(cells.least) && *ratio <= Ratio(cells.most))
                return;
            expected = spanOrWords(cells);
            break;
        case CellsOf::Kind::OneOf:
            expected = either(cells.words);
        }
        expect("charts.json",
               pointer + ": " + chart.rows.entries[row].label + ", " +
                   chart.columns.entries[column].label,
               std::move(expected),
               printed.empty() ? TextArgument(Word{say::nothing}) : TextArgument(printed));
    }

    void checkMaps() {
        if (m_package.maps.empty())
            expect("package.json", "/maps", Word{say::atLeastOne}, Word{say::nothing});
        for (std::size_t i = 0; i < m_package.maps.size(); ++i)
            for (const MapParts& parts : m_contract.maps)
                if (isMeant(m_package.maps[i], parts))
                    checkMap(m_package.maps[i], m_package.mapFiles[i].file, parts);
        for (std::size_t i = 0; i < m_package.maps.size(); ++i)
            checkPlaces(m_package.maps[i], m_package.mapFiles[i].file);
    }
    static bool isMeant(const HexMap& map, const MapParts& parts) {
        return (parts.when.empty() || map.area(parts.when).exists()) &&
               (parts.unless.empty() || !map.area(parts.unless).exists());
    }
    void checkMap(const HexMap& map, const std::string& file, const MapParts& parts) {
        for (const std::string_view area : parts.areas)
            if (const AreaId found = map.area(area); !found.exists())
                expect(file, "/areas", std::string(area), Word{say::nothing});
        for (const std::string_view line : parts.lines)
            if (!map.line(line).exists())
                expect(file, "/lines", std::string(line), Word{say::nothing});
        for (const std::string_view hex : parts.hexes)
            if (!map.find(hex).exists())
                expect(file, "/grid", std::string(hex), Word{say::nothing});
    }
    void checkPlaces(const HexMap& map, const std::string& file) {
        for (std::size_t i = 0; i < map.sheet().places.size(); ++i)
            for (const auto& [key, value] : map.sheet().places[i].values)
                if (value < -largestPrinted || value > largestPrinted)
                    expect(file, "/places/" + std::to_string(i) + "/" + key,
                           spanText(-largestPrinted, largestPrinted), value);
    }

    void checkCounters() {
        for (const std::string_view wanted : m_contract.counters)
            if (!find<CounterId>(m_package.counters, wanted).exists())
                expect("counters.json", "/counters", std::string(wanted), Word{say::nothing});
        for (std::size_t i = 0; i < m_package.counters.size(); ++i)
            if (!m_package.counters[i].side.exists() && !mayBeNobodys(m_package.counters[i]))
                expect("counters.json", "/counters/" + std::to_string(i) + "/side",
                       Word{say::aSide}, Word{say::nothing});
        for (std::size_t i = 0; i < m_package.counters.size(); ++i)
            for (std::size_t face = 0; face < m_package.counters[i].faces.size(); ++face)
                checkFace(i, face);
    }
    [[nodiscard]] bool mayBeNobodys(const Counter& counter) const {
        if (m_contract.names.sides.empty() || counter.words.empty() || m_contract.ownerless.empty())
            return m_contract.names.sides.empty();
        const WordId word = counter.words.front();
        return !word.exists() ||
               isOneOf(m_contract.ownerless, m_package.traits.front().words[word.index()].id);
    }
    void checkFace(std::size_t counter, std::size_t face) {
        const auto& numbers = m_package.counters[counter].faces[face].numbers;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (numbers[i] == Face::absent)
                continue;
            const std::string& attribute = m_package.attributes[i].id;
            const auto wanted =
                std::ranges::find(m_contract.names.attributes, attribute, &Span::id);
            const Span span = wanted == m_contract.names.attributes.end()
                                  ? Span{attribute, -largestPrinted, largestPrinted}
                                  : *wanted;
            if (numbers[i] < span.least || numbers[i] > span.most)
                expect("counters.json",
                       "/counters/" + std::to_string(counter) + "/faces/" + std::to_string(face) +
                           "/" + attribute,
                       spanText(span.least, span.most), numbers[i]);
        }
    }

    void checkScenario(std::size_t number) {
        const Scenario& scenario = m_package.scenarios[number];
        const std::string pointer = "/scenarios/" + std::to_string(number);
        const Span& turns = m_contract.turns;
        if (scenario.firstTurn < turns.least || scenario.lastTurn > turns.most)
            expect("scenarios.json", pointer + "/turns", spanText(turns.least, turns.most),
                   spanText(scenario.firstTurn, scenario.lastTurn));
        if (m_contract.oneMap && scenario.map != 0)
            expect("scenarios.json", pointer + "/map", m_package.mapFiles.front().id,
                   m_package.mapFiles[scenario.map].id);
        for (const SetupGroup& group : scenario.reinforcements)
            if (group.turn > turns.most)
                expect("scenarios.json",
                       pointer + "/reinforcements/" + std::to_string(group.number) + "/turn",
                       spanText(turns.least, turns.most), group.turn);
        for (const MarkerAtStart& marker : scenario.markers)
            checkMarker(marker, pointer + "/markers");
        for (std::size_t i = 0; i < scenario.deployments.size(); ++i) {
            const Deployment& deployment = scenario.deployments[i];
            const auto rule =
                std::ranges::find(m_contract.deployments, deployment.id, &DeploymentRule::id);
            const std::string where = pointer + "/deployments/" + std::to_string(i);
            for (const MarkerAtStart& marker : deployment.markers)
                checkMarker(marker, where + "/markers");
            if (rule != m_contract.deployments.end())
                checkDeployment(scenario, deployment, *rule, where);
        }
    }
    void checkMarker(const MarkerAtStart& marker, const std::string& pointer) {
        if (marker.value < -largestPrinted || marker.value > largestPrinted)
            expect("scenarios.json", pointer, spanText(-largestPrinted, largestPrinted),
                   marker.value);
    }

    void checkDeployment(const Scenario& scenario, const Deployment& deployment,
                         const DeploymentRule& rule, const std::string& pointer) {
        const auto side = find<SideId>(m_package.sides, rule.side);
        std::vector<bool> isOut(m_package.counters.size());
        for (const auto* groups : {&scenario.setup, &scenario.reinforcements})
            for (const SetupGroup& group : *groups)
                for (const CounterId counter : group.counters)
                    isOut[counter.index()] = true;
        for (const Deployment::Piece& piece : deployment.counters) {
            const Counter& counter = m_package.counters[piece.counter.index()];
            if (counter.side != side)
                expect(
                    "scenarios.json", pointer + "/counters/" + counter.id, std::string(rule.side),
                    counter.side.exists() ? TextArgument(m_package.sides[counter.side.index()].id)
                                          : TextArgument(Word{say::nothing}));
            if (!isOut[piece.counter.index()])
                report("scenarios.json", pointer + "/counters/" + counter.id,
                       Text(say::notSetUp, "scenarios.json", pointer, counter.id));
        }
        checkMarkers(scenario, deployment, rule, pointer + "/markers");
    }
    /// Those it lays are those the scenario has put out for it.
    void checkMarkers(const Scenario& scenario, const Deployment& deployment,
                      const DeploymentRule& rule, const std::string& pointer) {
        const Place box(find<BoxId>(m_package.boxes, rule.markersFrom));
        const auto side = find<SideId>(m_package.sides, rule.side);
        std::vector<MarkerAtStart> left;
        for (const MarkerAtStart& each : scenario.markers)
            if (each.place == box && each.side == side)
                left.push_back(each);
        for (std::size_t i = 0; i < deployment.markers.size(); ++i) {
            const MarkerAtStart& laid = deployment.markers[i];
            const std::string& name = m_package.markers[laid.marker.index()].id;
            const std::string where = pointer + "/" + std::to_string(i);
            if (!isOneOf(rule.markers, name)) {
                expect("scenarios.json", where + "/marker", either(rule.markers), name);
                continue;
            }
            if (!laid.place.isHex())
                expect("scenarios.json", where + "/at", Word{say::aHex}, Word{say::nothing});
            if (rule.markersFrom.empty() || isOneOf(rule.putOutByRules, name))
                continue;
            const auto taken = std::ranges::find_if(left, [&](const MarkerAtStart& each) {
                return each.marker == laid.marker && each.value == laid.value;
            });
            if (taken != left.end())
                left.erase(taken);
            else
                report("scenarios.json", where,
                       Text(say::markersMissing, "scenarios.json", where, name, laid.value,
                            std::string(rule.markersFrom)));
        }
    }

    // Values only the game's own chapters read

    void checkPart(const Part& part) {
        const auto document = m_package.documents.find(part.file);
        if (document != m_package.documents.end())
            checkPart(part, document->second, part.pointer, "",
                      m_package.maps.empty() ? nullptr : &m_package.maps.front());
    }
    void checkPart(const Part& part, const Record& value, std::string_view rest,
                   const std::string& pointer, const HexMap* map) {
        if (rest.empty()) {
            checkValue(part, value, pointer, map);
            return;
        }
        const std::size_t end = std::min(rest.find('/', 1), rest.size());
        const std::string step(rest.substr(1, end - 1));
        const std::string_view further = rest.substr(end);
        if (step == "*") {
            if (value.is_array())
                for (std::size_t i = 0; i < value.size(); ++i)
                    checkPart(part, value[i], further, pointer + "/" + std::to_string(i),
                              mapOf(pointer, i, map));
            else if (value.is_object())
                for (const auto& [key, each] : value.items())
                    checkPart(part, each, further, pointer + "/" + key, map);
            return;
        }
        if (value.is_object() && value.contains(step))
            checkPart(part, value.at(step), further, pointer + "/" + step, map);
        else if (further.empty() && !part.mayLack)
            expect(std::string(part.file), pointer + "/" + step, Word{nameOf(part.kind)},
                   Word{say::nothing});
    }
    /// What lies below a scenario speaks of its map.
    const HexMap* mapOf(const std::string& list, std::size_t entry, const HexMap* map) const {
        return list == "/scenarios" && entry < m_package.scenarios.size()
                   ? &m_package.maps[m_package.scenarios[entry].map]
                   : map;
    }

    static const char* nameOf(Part::Kind kind) {
        switch (kind) {
        case Part::Kind::Number:
            return say::aWholeNumber;
        case Part::Kind::Flag:
            return say::trueOrFalse;
        case Part::Kind::Text:
            return say::aText;
        case Part::Kind::List:
            return say::aList;
        case Part::Kind::Object:
            return say::anObject;
        case Part::Kind::Hex:
            return say::aHex;
        case Part::Kind::Area:
            return say::anArea;
        case Part::Kind::Counter:
            return say::aCounter;
        case Part::Kind::Box:
            return say::aBox;
        }
        return say::nothing;
    }
    void checkValue(const Part& part, const Record& value, const std::string& pointer,
                    const HexMap* map) {
        const std::string text = value.is_string() ? value.get<std::string>() : std::string();
        const auto fail = [&](TextArgument expected) {
            expect(std::string(part.file), pointer, std::move(expected),
                   compactText(value).substr(0, 64));
        };
        const auto isSound = [&] {
            switch (part.kind) {
            case Part::Kind::Number:
                return value.is_number_integer();
            case Part::Kind::Flag:
                return value.is_boolean();
            case Part::Kind::Text:
                return value.is_string();
            case Part::Kind::List:
                return value.is_array();
            case Part::Kind::Object:
                return value.is_object();
            case Part::Kind::Hex:
                return value.is_string() && map != nullptr && map->find(text).exists();
            case Part::Kind::Area:
                return value.is_string() && map != nullptr && map->area(text).exists();
            case Part::Kind::Counter:
                return value.is_string() && find<CounterId>(m_package.counters, text).exists();
            case Part::Kind::Box:
                return value.is_string() && find<BoxId>(m_package.boxes, text).exists();
            }
            return false;
        };
        if (!isSound())
            fail(Word{nameOf(part.kind)});
        else if (part.kind == Part::Kind::Number && (value < part.least || value > part.most))
            fail(spanText(part.least, part.most));
        else if (!part.words.empty() && !isOneOf(part.words, text))
            fail(either(part.words));
        else if (part.byNumber)
            for (const auto& [key, each] : value.items())
                if (const auto number = numberFrom(key);
                    !number || *number < part.least || *number > part.most)
                    fail(spanText(part.least, part.most));
    }

    const GamePackage& m_package;
    const Contract& m_contract;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<std::string> numbered(char letter, std::size_t count, std::size_t missing) {
    std::vector<std::string> names;
    for (std::size_t i = 1; i <= count; ++i)
        if (i != missing)
            names.push_back(letter + std::to_string(i));
    return names;
}

std::vector<Finding> breaches(const GamePackage& package, const Contract& contract) {
    return ContractReader(package, contract).read();
}

} // namespace esagono
