// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/panels/statistics.h"

#include "app/table/panels/statistics_words.h"
#include "app/table/words/game_words.h"

namespace esagono {

Statistics::Statistics(Chronicle& chronicle, QObject* parent)
    : QObject(parent)
    , m_chronicle(&chronicle) {
    connect(m_chronicle, &Chronicle::added, this, [this](std::size_t first) {
        count(first);
        change();
    });
    connect(m_chronicle, &Chronicle::forgotten, this, [this] {
        m_counts = {};
        count(0);
        change();
    });
    connect(m_chronicle, &Chronicle::readingChanged, this, &Statistics::changed);
}

void Statistics::show(const GameScene& scene) {
    const Setting* const before = m_setting;
    if (before != scene.setting)
        m_setting = nullptr;
    m_chronicle->show(scene); // whatever is of another game is forgotten without a word
    m_setting = scene.setting;
    m_language = scene.language;
    m_finished = scene.match != nullptr && scene.match->position().isOver();
    m_winner = -1;
    m_result.clear();
    m_victory = m_scores = QVariantList();
    if (scene.match != nullptr) {
        const GameWords words(*m_setting, m_language);
        m_steps = stepsAttribute(m_setting->package());
        m_whatIsOut.emplace(*m_setting);
        m_victory = victoryLines(words, scene.match->position());
        m_scores = scoreLines(words, *scene.view);
        if (const auto ending = m_setting->game->rules->ending; m_finished && ending != nullptr) {
            const Ending how = ending(scene.match->position());
            m_winner = how.winner.exists() ? int(how.winner.value) : -1;
            m_result = words.phrase(how.text);
        }
    }
    if (m_setting != before) {
        m_counts = {};
        count(0);
    }
    change();
}

void Statistics::count(std::size_t firstPage) {
    if (m_setting == nullptr)
        return;
    m_counts.faces.resize(m_setting->package().counters.size());
    for (std::size_t i = firstPage; i < m_chronicle->pages().size(); ++i) {
        const ToldPage& page = m_chronicle->pages()[i];
        for (const ToldEvent& told : page.events)
            countEvent(told.event);
        countDice(page);
    }
}

void Statistics::countEvent(const Event& event) {
    const std::vector<Counter>& counters = m_setting->package().counters;
    const auto steps = [&](CounterId counter) {
        return stepsPrinted(counters[counter.index()], m_counts.faces[counter.index()], m_steps);
    };
    if (const auto* told = std::get_if<Narrated>(&event.fact);
        told != nullptr && told->milestone == Milestone::Turn) {
        m_counts.turn = turnBegunBy(told->text, m_counts.turn);
        m_counts.losses[m_counts.turn]; // a turn without losses is a turn too
    } else if (const auto* placed = std::get_if<CounterPlaced>(&event.fact)) {
        m_counts.faces[placed->counter.index()] = placed->face;
    } else if (const auto* turned = std::get_if<CounterTurned>(&event.fact)) {
        const int before = steps(turned->counter);
        m_counts.faces[turned->counter.index()] = turned->face;
        countLoss(turned->counter, before - steps(turned->counter), 0);
    } else if (const auto* moved = std::get_if<CounterMoved>(&event.fact)) {
        if (moved->from.exists())
            countLoss(moved->counter,
                      (int(m_whatIsOut->isOut(moved->to)) - int(m_whatIsOut->isOut(moved->from))) *
                          steps(moved->counter),
                      int(m_whatIsOut->isLost(moved->to)) - int(m_whatIsOut->isLost(moved->from)));
    } else if (const auto* removed = std::get_if<CounterRemoved>(&event.fact)) {
        if (removed->from.isHex())
            countLoss(removed->counter, steps(removed->counter), 1);
    }
}

void Statistics::countLoss(CounterId counter, int steps, int units) {
    const SideId side = m_setting->package().counters[counter.index()].side;
    if (!side.exists() || (steps == 0 && units == 0))
        return;
    Loss& loss = m_counts.losses[m_counts.turn];
    for (BySide* each : {&loss.steps, &loss.units})
        each->resize(m_setting->package().sides.size());
    loss.steps[side.index()] += steps;
    loss.units[side.index()] += units;
}

void Statistics::countDice(const ToldPage& page) {
    const GamePackage& package = m_setting->package();
    for (const DiceStory& thrown : page.dice) {
        const bool isRead = m_setting->game->rules->reading != nullptr;
        const SideId side = isRead ? thrown.reading.side : page.side;
        std::vector<int>& faces = m_counts.dice[{side, thrown.dice.sides}];
        faces.resize(thrown.dice.sides);
        for (const std::uint8_t face : thrown.dice.faces)
            ++faces[std::size_t(face - 1)];
        const Chart* chart = package.chart(thrown.reading.chart);
        if (chart == nullptr || chart->columns.kind != AxisKind::Odds || !thrown.reading.column ||
            !side.exists())
            continue;
        BySide& attacks = m_counts.combats[{chart->id, *thrown.reading.column}];
        attacks.resize(package.sides.size());
        ++attacks[side.index()];
    }
}

void Statistics::change() {
    m_lists.reset();
    Q_EMIT changed();
}

const Statistics::Lists& Statistics::lists() const {
    if (m_lists)
        return *m_lists;
    Lists& lists = m_lists.emplace();
    if (m_setting == nullptr)
        return lists;
    const GameWords words(*m_setting, m_language);
    const std::size_t count = words.package().sides.size();
    lists.sides = sideList(words);
    for (const auto& [turn, loss] : m_counts.losses)
        if (turn > 0 || !loss.steps.empty())
            lists.losses.append(lossLine(words, turn, loss.steps, loss.units));
    for (const auto& [thrower, faces] : m_counts.dice)
        lists.dice.append(diceLine(words, thrower.first, faces));
    for (const Chart& chart : words.package().charts)
        if (chart.columns.kind == AxisKind::Odds)
            for (std::size_t i = 0; i < chart.columns.entries.size(); ++i) {
                const auto found = m_counts.combats.find({chart.id, i});
                lists.combats.append(
                    combatLine(chart.columns.entries[i],
                               found == m_counts.combats.end() ? BySide(count) : found->second));
            }
    return lists;
}

QVariantList Statistics::tables() const {
    return tablesOf(lists().sides, m_victory, lists().losses, lists().dice, lists().combats);
}

} // namespace esagono
