// SPDX-License-Identifier: GPL-3.0-or-later
// What came of a playtest, for those who look: figures, sentences, tints on the map.
#include "app/editing/playtest/playtest_bench.h"

#include "app/board/scene/overlay_shapes.h"
#include "app/editing/files/workbench.h"
#include "app/package_scan.h"
#include "app/text_formatter.h"

#include <numeric>

namespace esagono {

namespace {

constexpr int mostFailures = 50;
constexpr QRgb never = 0xff33618f;
constexpr int heatSteps = 5;

/// { mean, least, most }.
QVariantMap spread(const std::vector<std::uint32_t>& values) {
    if (values.empty())
        return {};
    const auto [least, most] = std::ranges::minmax(values);
    return {{QStringLiteral("mean"),
             std::accumulate(values.begin(), values.end(), 0.0) / double(values.size())},
            {QStringLiteral("least"), int(least)},
            {QStringLiteral("most"), int(most)}};
}

/// Of a part of all games.
QVariantMap shareOf(std::size_t part, std::size_t of) {
    const ShareEstimate share = estimate(part, of);
    return {{QStringLiteral("wins"), int(part)},
            {QStringLiteral("share"), share.share},
            {QStringLiteral("low"), share.low},
            {QStringLiteral("high"), share.high}};
}

} // namespace

QVariantList PlaytestBench::colours() {
    QVariantList list;
    for (int step = 0; step < heatSteps; ++step)
        list << overlay::heatColour((step + 0.5) / heatSteps);
    return list;
}

QColor PlaytestBench::neverColour() {
    return QColor::fromRgb(never);
}

QVariantMap PlaytestBench::resultMap() const {
    if (!m_playtest)
        return {};
    const PlaytestResult& result = m_playtest->result();
    const GamePackage& package = m_playtest->setting().game->package;
    QVariantList sides;
    for (std::size_t i = 0; i < package.sides.size(); ++i) {
        QVariantMap side = shareOf(result.wins[i], result.finished());
        side.insert(QStringLiteral("name"), wordsIn(package.sides[i].name, m_workbench.language()));
        side.insert(QStringLiteral("colour"), QString::fromStdString(package.sides[i].colour));
        sides << side;
    }
    int land = 0, unvisited = 0;
    for (const HexId hex : m_playtest->map().hexes())
        if (isLand(hex)) {
            ++land;
            unvisited += result.visited[hex.index()] == 0 ? 1 : 0;
        }
    return {{QStringLiteral("wanted"), int(result.wanted)},
            {QStringLiteral("played"), int(result.played)},
            {QStringLiteral("finished"), int(result.finished())},
            {QStringLiteral("failed"), int(result.failures.size())},
            {QStringLiteral("draws"), shareOf(result.draws, result.finished())},
            {QStringLiteral("sides"), sides},
            {QStringLiteral("turns"), spread(result.turns)},
            {QStringLiteral("decisions"), spread(result.decisions)},
            {QStringLiteral("never"), unvisited},
            {QStringLiteral("hexes"), land}};
}

QVariantList PlaytestBench::failureList() const {
    QVariantList list;
    if (m_playtest)
        for (const PlaytestFailure& failure : m_playtest->result().failures) {
            if (list.size() == mostFailures)
                break;
            list << QVariantMap{
                {QStringLiteral("kind"), int(failure.kind)},
                {QStringLiteral("seed"), QString::number(failure.seed)},
                {QStringLiteral("commands"), int(failure.commands)},
                {QStringLiteral("text"),
                 phrase(failure.text, m_workbench.language(), &m_playtest->setting())}};
        }
    return list;
}

bool PlaytestBench::isLand(HexId hex) const {
    const auto& terrains = m_playtest->setting().game->package.terrains;
    const auto terrain = m_playtest->map().terrain(hex);
    return terrain.index() >= terrains.size() || terrains[terrain.index()].ground != Ground::Water;
}

void PlaytestBench::setShown(bool shown) {
    if (shown == m_shown)
        return;
    m_shown = shown;
    if (shown) {
        m_board = std::make_unique<EditorBoard>(m_workbench);
        m_board->showMap(m_playtest ? std::size_t(&m_playtest->map() -
                                                  m_playtest->setting().game->package.maps.data())
                                    : 0);
        tint();
    }
    const std::unique_ptr<EditorBoard> gone = shown ? nullptr : std::move(m_board);
    Q_EMIT shownChanged(); // before it goes
}

void PlaytestBench::tint() {
    if (!m_board)
        return;
    Highlights marks;
    const Setting* const board = m_board->setting();
    const bool same = !board || !m_playtest || board->map->size() == m_playtest->map().size();
    if (same && m_playtest && m_playtest->result().played > 0) {
        const PlaytestResult& result = m_playtest->result();
        ShownLayer heat{QStringLiteral("heat"), {}};
        for (const HexId hex : m_playtest->map().hexes()) {
            if (result.visited[hex.index()] > 0)
                heat.parts.push_back(
                    {hex, {}, double(result.visited[hex.index()]) / double(result.played)});
            else if (isLand(hex))
                marks.hexes.push_back({hex, HexMark::Wet, {}, false, never});
        }
        marks.layers.push_back(std::move(heat));
    }
    m_board->mark(std::move(marks));
}

void PlaytestBench::point(int hex) {
    if (hex == m_hex)
        return;
    m_hex = hex;
    Q_EMIT hexChanged();
}

QString PlaytestBench::hexWords() const {
    if (!m_playtest || m_hex < 0 || std::size_t(m_hex) >= m_playtest->map().size() ||
        m_playtest->result().played == 0)
        return {};
    const PlaytestResult& result = m_playtest->result();
    const HexId hex{std::size_t(m_hex)};
    //: %1 = number of a hex, %2 = in how many games a counter came there, %3 = of how many games
    //% "Hex %1: visited in %2 of %3 games"
    return qtTrId("app.playtest.hex")
        .arg(QString::fromStdString(m_playtest->map().label(hex)))
        .arg(result.visited[hex.index()])
        .arg(result.played);
}

} // namespace esagono
