// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/scenarios/scenario_bench.h"

#include "app/editing/files/workbench.h"
#include "app/editing/maps/map_words.h"
#include "editor/files/finding_places.h"
#include "editor/maps/map_edits.h"
#include "editor/plain_value.h"
#include "editor/tables/source_edits.h"
#include "editor/tables/text_edits.h"
#include "engine/core/fault.h"

namespace esagono {

namespace {

constexpr char worthOfPlace[] = "vp";

} // namespace

ScenarioBench::ScenarioBench(Workbench& workbench)
    : m_workbench(workbench)
    , m_setup(workbench, *this) {
    connect(&workbench, &Workbench::packageChanged, this, &ScenarioBench::refresh);
    connect(&workbench, &Workbench::opened, this, [this] {
        if (m_workbench.package()) // it was saved, and lies there still
            return;
        m_current = 0;
        m_setup.reset();
        refresh();
    });
    connect(&workbench, &Workbench::languageChanged, this, [this] {
        Q_EMIT changed();
        Q_EMIT m_setup.changed();
    });
}

ScenarioBench::~ScenarioBench() = default;

void ScenarioBench::attend(bool open) {
    m_open = open;
    refresh();
}

void ScenarioBench::refresh() {
    if (!m_open)
        return;
    const auto* const read = package();
    m_current = std::clamp(m_current, 0, std::max(0, read ? int(read->scenarios.size()) - 1 : 0));
    m_setup.refresh();
    Q_EMIT changed();
}

void ScenarioBench::choose(int scenario) {
    m_current = scenario;
    m_setup.reset();
    refresh();
}

void ScenarioBench::add() {
    m_workbench.perform(newScenario(m_workbench.documents()));
    m_current = int(scenarioCount(m_workbench.documents())) - 1;
}

void ScenarioBench::duplicate() {
    m_workbench.perform(copyScenario(m_workbench.documents(), std::size_t(m_current)));
    ++m_current;
}

void ScenarioBench::remove() {
    if (scenario())
        m_workbench.perform(removeScenario(std::size_t(m_current)));
}

void ScenarioBench::write(const QString& key, const QString& text) {
    const EditPlace at{scenarioFile,
                       pointerTo(scenarioPointer(std::size_t(m_current)), key.toStdString())};
    if (valueAt(m_workbench.documents(), at) != nullptr) {
        m_workbench.perform(setWords(m_workbench.documents(), at,
                                     m_workbench.language().toStdString(), text.toStdString()));
        return;
    }
    Edit edit = setWords(m_workbench.documents(), at, {}, {}); // its name
    edit.set(at.file, at.pointer, text.toStdString());
    m_workbench.perform(std::move(edit));
}

void ScenarioBench::setTurns(int first, int last) {
    if (const Scenario* const shown = scenario();
        shown && (shown->firstTurn != first || shown->lastTurn != last))
        m_workbench.perform(
            esagono::setTurns(m_workbench.documents(), std::size_t(m_current), first, last));
}

void ScenarioBench::setLabel(int turn, const QString& text) {
    m_workbench.perform(setTurnLabel(m_workbench.documents(), std::size_t(m_current), turn,
                                     m_workbench.language().toStdString(), text.toStdString()));
}

void ScenarioBench::setMap(const QString& map) {
    m_workbench.perform(setScenarioMap(std::size_t(m_current), map.toStdString()));
}

void ScenarioBench::setControl(const QString& list) {
    m_workbench.perform(
        setControlList(m_workbench.documents(), std::size_t(m_current), list.toStdString()));
}

void ScenarioBench::setTrack(const QString& track, int value) {
    m_workbench.perform(esagono::setTrack(m_workbench.documents(), std::size_t(m_current),
                                          track.toStdString(), value));
}

void ScenarioBench::setRuling(const QString& ruling, const QString& choice) {
    m_workbench.perform(esagono::setRuling(m_workbench.documents(), std::size_t(m_current),
                                           ruling.toStdString(), choice.toStdString()));
}

bool ScenarioBench::setSpecial(const QString& key, const QString& value) {
    std::optional<Record> now = Record();
    if (!value.isEmpty())
        now = readLine(specialLike(key.toStdString()), value.toStdString());
    if (now)
        m_workbench.perform(esagono::setSpecial(m_workbench.documents(), std::size_t(m_current),
                                                key.toStdString(), *now));
    return now.has_value();
}

void ScenarioBench::setWorth(int place, int points) {
    const Scenario* const shown = scenario();
    if (!shown || place < 0)
        return;
    try {
        const MapDraft map(m_workbench.documents(), package()->mapFiles[shown->map].file);
        const auto number = std::size_t(place);
        if (number >= map.part("places").size())
            return;
        Edit edit = setPlaceValue(
            map, number, worthOfPlace, points,
            Text(say::mapEditPlace, map.part("places")[number].value("name", std::string())));
        markOwnWork(edit, m_workbench.documents(), package()->mapFiles[shown->map].file);
        m_workbench.perform(std::move(edit));
    } catch (...) { // its grid is broken: the findings say so
    }
}

void ScenarioBench::reveal(const QString&, const QString& pointer) {
    const std::vector<std::string> steps = stepsOf(pointer.toStdString());
    if (steps.size() > 1)
        choose(QString::fromStdString(steps[1]).toInt());
}

} // namespace esagono
