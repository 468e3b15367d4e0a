// SPDX-License-Identifier: GPL-3.0-or-later
// A board to look at: the table of a scenario with one of its finished set-ups, which a test
// changes as it likes.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/board/scene/board_source.h"
#include "engine/all_games.h"
#include "engine/core/dice.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/referee.h"
#include "engine/play/view.h"
#endif

#include <algorithm>
#include <filesystem>

namespace esagono {

class FixedSource : public BoardSource {
public:
    /// With the heights of the map, which take time to shade, or without.
    enum class Ground { Relief, Flat };
    /// A scenario of a package in resources/, set up as it suggests; everything is seen.
    explicit FixedSource(Ground ground = Ground::Relief, const std::string& package = "santander",
                         const std::string& scenario = "suggested")
        : FixedSource(readPackage(folderOf(package)), scenario) {
        if (ground == Ground::Relief)
            m_folder = QString::fromStdString(folderOf(package).string());
    }
    FixedSource(GamePackage package, const std::string& scenario)
        : m_game(gameOf(std::move(package)))
        , m_setting(settingOf(m_game, scenario)) {
        SeededDice dice(seedFrom("board"));
        const State table = begin(m_setting, dice).state;
        m_view = viewOf(Position(table, m_setting), Viewer::umpire());
        for (const Deployment& deployment : m_setting.scenario->deployments)
            deploy(deployment);
        std::ranges::stable_sort(m_view.counters, {}, &SeenCounter::place);
        m_atFirst = m_view;
    }

    [[nodiscard]] const Setting* setting() const override { return &m_setting; }
    [[nodiscard]] QString packageFolder() const override { return m_folder; }
    [[nodiscard]] QString language() const override { return QStringLiteral("en"); }
    [[nodiscard]] const View& view() const override { return m_view; }
    [[nodiscard]] const Highlights& highlights() const override { return m_highlights; }
    [[nodiscard]] const std::vector<Journey>& journeys() const override { return m_journeys; }
    [[nodiscard]] QString describeHex(int hex) const override {
        return QString::fromStdString(m_setting.map->label(HexId(std::size_t(hex))));
    }

    [[nodiscard]] HexId hex(const char* label) const { return m_setting.map->find(label); }
    [[nodiscard]] std::vector<CounterId> counters(HexId hex) const { ///< top first
        std::vector<CounterId> stack;
        for (const SeenCounter& seen : m_view.counters)
            if (seen.place == Place(hex))
                stack.push_back(seen.counter);
        return stack;
    }
    /// The first counter that is seen on the map.
    [[nodiscard]] const SeenCounter& onMap() const {
        return *std::ranges::find_if(m_view.counters,
                                     [](const SeenCounter& seen) { return seen.place.isHex(); });
    }
    void mark(Highlights highlights) {
        m_highlights = std::move(highlights);
        Q_EMIT highlightsChanged();
    }
    /// Moves a counter along a way of hexes to the top of the last.
    void march(CounterId counter, const std::vector<HexId>& way) {
        const auto seen = std::ranges::find(m_view.counters, counter, &SeenCounter::counter);
        SeenCounter moved = *seen;
        m_view.counters.erase(seen);
        moved.place = way.back();
        const auto at = std::ranges::find_if(
            m_view.counters, [&](const SeenCounter& each) { return each.place >= moved.place; });
        m_view.counters.insert(at, moved);
        m_journeys = {{counter, {way.begin(), way.end()}}};
        Q_EMIT viewChanged();
        m_journeys.clear();
    }
    /// As it was in the beginning, with nothing marked.
    void restore() {
        m_view = m_atFirst;
        Q_EMIT viewChanged();
        mark({});
    }
    /// Changes the view as it likes.
    template <class Change>
    void change(const Change& change) {
        change(m_view);
        Q_EMIT viewChanged();
    }

private:
    static std::filesystem::path folderOf(const std::string& package) {
        return std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / package;
    }
    static Game gameOf(GamePackage package) {
        const Rules* const rules = *std::ranges::find_if(
            allGames(), [&](const Rules* each) { return each->id == package.rules; });
        return {std::move(package), *rules};
    }
    void deploy(const Deployment& deployment) {
        for (const Deployment::Piece& piece : deployment.counters) {
            const auto seen =
                std::ranges::find(m_view.counters, piece.counter, &SeenCounter::counter);
            if (seen == m_view.counters.end() || seen->place.isHex())
                continue;
            seen->place = piece.place;
            seen->face = piece.face;
        }
        for (const MarkerAtStart& marker : deployment.markers)
            m_view.markers.push_back({marker.marker, marker.place, marker.side, marker.value});
    }

protected:
    Game m_game;
    Setting m_setting;
    QString m_folder;
    View m_view;

private:
    View m_atFirst;
    Highlights m_highlights;
    std::vector<Journey> m_journeys;
};

} // namespace esagono
