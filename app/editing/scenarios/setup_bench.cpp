// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/scenarios/setup_bench.h"

#include "app/editing/files/workbench.h"
#include "engine/core/fault.h"
#include "engine/kit/reading/package_reader.h"

#include <QtConcurrent>

#include <algorithm>

namespace esagono {

SetupBench::SetupBench(Workbench& workbench, ScenarioBench& scenarios)
    : m_workbench(workbench)
    , m_scenarios(scenarios)
    , m_board(workbench) {
    connect(&workbench, &Workbench::edited, this, [this] {
        forgetVerdict();
        refresh();
    });
    m_judging.setSingleShot(true);
    m_judging.setInterval(400); // the hand may go on
    connect(&m_judging, &QTimer::timeout, this, &SetupBench::judge);
    connect(&m_board, &BoardSource::settingChanged, this, &SetupBench::layOut);
    connect(&m_board, &BoardSource::drawingChanged, this, &SetupBench::layOut);
    connect(this, &SetupBench::handChanged, this, &SetupBench::mark);
}

SetupBench::~SetupBench() = default;

void SetupBench::reset() {
    m_layer = m_held = m_hex = m_group = m_painted = -1;
    m_tool = Counters;
    m_asked = false;
    forgetVerdict();
    Q_EMIT handChanged();
}

/// The documents have changed, or the package was read anew.
void SetupBench::refresh() {
    if (!m_scenarios.isAttended())
        return;
    m_draft.reset();
    if (scenario()) {
        m_draft.emplace(m_workbench.documents(), number());
        m_layer = std::clamp(m_layer, -1, int(m_draft->deploymentCount()) - 1);
        if (m_group >= int(m_draft->groups().size()))
            m_group = -1;
        m_board.showMap(scenario()->map);
    }
    layOut();
    Q_EMIT changed();
}

/// Whether the board shows the scenario's map, as large as it is now, and knows all counters.
bool SetupBench::isBoardReady() const {
    const Setting* const setting = m_board.setting();
    return setting && &setting->package().maps[scenario()->map] == setting->map &&
           setting->map->size() == map().size() &&
           setting->package().counters.size() == package()->counters.size();
}

/// Puts counters and markers where the documents say.
void SetupBench::layOut() {
    if (!m_draft || !scenario() || !isBoardReady())
        return;
    View view;
    view.control.resize(map().size());
    for (const auto& [hex, side] : controlAtStart(m_workbench.documents(), number()))
        if (const HexId id = map().find(hex); id.exists())
            view.control[id.index()] = findSide(side);
    for (const auto& [counter, spot] : m_draft->standing(deployment())) {
        const CounterId id = find(counter);
        const HexId hex = map().find(spot.at);
        if (id.exists() && hex.exists())
            view.counters.push_back({id,
                                     package()->counters[id.index()].side,
                                     hex,
                                     std::uint16_t(std::max(0, spot.face)),
                                     {}});
    }
    std::ranges::stable_sort(view.counters, {}, [](const SeenCounter& seen) {
        return std::pair(seen.place.hex().index(), seen.counter.index());
    });
    for (const DraftMarker& marker : m_draft->markers())
        if (const HexId hex = map().find(marker.at); hex.exists())
            for (std::size_t i = 0; i < package()->markers.size(); ++i)
                if (package()->markers[i].id == marker.marker)
                    view.markers.push_back(
                        {MarkerId(i), hex, findSide(marker.side), std::int16_t(marker.value)});
    m_board.showView(std::move(view));
    mark();
}

/// What is held and looked at, who holds the map, and where the rules found something missing.
void SetupBench::mark() {
    Highlights highlights;
    if (!m_draft || !scenario() || !isBoardReady()) {
        m_board.mark({});
        return;
    }
    if (m_held >= 0)
        highlights.counters.push_back({CounterId(std::size_t(m_held)), CounterMark::Selected});
    for (const SetupProblem& problem : m_report.problems)
        for (const HexId hex : problem.hexes)
            highlights.hexes.push_back({.hex = hex, .mark = HexMark::Open, .label = {}});
    if (const DraftGroup* const shown = groupAt(m_group))
        for (const HexId hex : hexesOf(*shown))
            highlights.hexes.push_back({.hex = hex, .mark = HexMark::Reach, .label = {}});
    if (m_hex >= 0 && std::size_t(m_hex) < map().size())
        highlights.hexes.push_back(
            {.hex = HexId(std::size_t(m_hex)), .mark = HexMark::Chosen, .label = {}});
    if (m_controlShown || m_tool == Control) {
        ShownLayer layer{.style = QStringLiteral("control"), .parts = {}};
        const std::vector<SideId>& control = m_board.view().control;
        for (std::size_t i = 0; i < control.size(); ++i)
            if (control[i].exists())
                layer.parts.push_back({HexId(i), control[i]});
        highlights.layers.push_back(std::move(layer));
    }
    m_board.mark(std::move(highlights));
}

void SetupBench::setTool(Tool tool) {
    if (tool == m_tool)
        return;
    m_tool = tool;
    m_held = -1;
    Q_EMIT handChanged();
}

void SetupBench::setGroup(int row) {
    if (row == m_group)
        return;
    m_group = row;
    if (m_tool == Area)
        m_tool = Counters;
    Q_EMIT handChanged();
}

void SetupBench::hold(int counter) {
    if (counter == m_held)
        return;
    m_held = counter;
    if (counter >= 0)
        m_tool = Counters;
    Q_EMIT handChanged();
}

void SetupBench::setHex(int hex) {
    m_hex = hex;
    mark();
    Q_EMIT changed();
}

void SetupBench::showControl(bool shown) {
    m_controlShown = shown;
    Q_EMIT handChanged();
}

void SetupBench::setLayer(int layer) {
    m_layer = layer;
    forgetVerdict();
    refresh();
}

void SetupBench::perform(Edit edit) {
    if (!edit.empty())
        m_workbench.perform(std::move(edit));
}

// --- Counters ---

void SetupBench::click(int hex) {
    if (m_held >= 0 && hex >= 0) {
        put(m_held, hex);
        hold(-1);
    }
    setHex(hex);
}

void SetupBench::put(int counter, int hex) {
    const std::string id = counterId(counter);
    const std::string place = hexLabel(hex).toStdString();
    if (id.empty() || place.empty())
        return;
    const Documents& documents = m_workbench.documents();
    perform(m_layer < 0 ? placeCounter(documents, number(), id, place)
                        : deployCounter(documents, number(), std::size_t(m_layer), id, place));
}

void SetupBench::holdNext(int by) {
    QList<int> all;
    for (const QVariant& heap : tray())
        for (const QVariant& piece : heap.toMap().value(QStringLiteral("counters")).toList())
            if (const int counter = piece.toMap().value(QStringLiteral("counter")).toInt();
                counter >= 0) // a name that is no counter's is in the findings
                all << counter;
    if (all.isEmpty())
        return;
    const qsizetype now = all.indexOf(m_held);
    const qsizetype next = now < 0 ? (by > 0 ? 0 : -1) : now + by;
    hold(all.at((next + all.size()) % all.size()));
}

void SetupBench::takeOut(int counter) {
    const std::string id = counterId(counter);
    const Documents& documents = m_workbench.documents();
    if (!id.empty())
        perform(m_layer < 0 ? takeOutCounter(documents, number(), id)
                            : withdrawCounter(documents, number(), std::size_t(m_layer), id));
    hold(-1);
}

void SetupBench::join(int counter, int row) {
    const std::string id = counterId(counter);
    const DraftGroup* const there = groupAt(row);
    if (!id.empty() && there)
        perform(addToGroup(m_workbench.documents(), number(), there->list, there->number, id));
    hold(-1);
}

void SetupBench::schedule(int counter, int turn) {
    if (const std::string id = counterId(counter); !id.empty()) {
        const SideId side = package()->counters[std::size_t(counter)].side;
        perform(scheduleCounter(m_workbench.documents(), number(), id,
                                side.exists() ? sideId(int(side.index())) : std::string(), turn));
    }
    hold(-1);
}

void SetupBench::turnOver(int counter, int face) {
    if (const std::string id = counterId(counter); !id.empty())
        perform(turnCounter(m_workbench.documents(), number(), deployment(), id, face));
}

// --- What the rules say ---

void SetupBench::validate() {
    m_asked = true;
    judge();
}

/// What was said holds no longer; whoever asked once is told again.
void SetupBench::forgetVerdict() {
    m_verdict.clear();
    m_report = {};
    if (m_asked)
        m_judging.start();
    Q_EMIT judged();
}

/// Judges the documents as they are now: the package may not have been read again yet.
void SetupBench::judge() {
    const Scenario* const shown = scenario();
    if (!shown)
        return;
    m_verdict = QStringLiteral("judging");
    Q_EMIT judged();
    QtConcurrent::run([documents = m_workbench.snapshot(), rules = m_workbench.rules(),
                       id = shown->id, layer = deployment()] {
        try {
            std::vector<Finding> findings;
            return checkSetup(readPackage(*documents, findings), rules, id, layer);
        } catch (...) {
            return SetupReport{caughtText(), {}};
        }
    }).then(this, [this](SetupReport report) {
        if (m_verdict != QLatin1String("judging")) // something was changed since
            return;
        m_report = std::move(report);
        m_verdict = m_report.isSound() ? QStringLiteral("sound") : QStringLiteral("unsound");
        mark();
        Q_EMIT judged();
    });
}

} // namespace esagono
