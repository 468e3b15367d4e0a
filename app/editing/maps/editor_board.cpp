// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/maps/editor_board.h"

#include "app/board/scene/board_geometry.h"
#include "app/editing/files/workbench.h"
#include "app/editing/maps/map_changes.h"

#include <QtConcurrent>

namespace esagono {

/// One of the maps of a game, laid out.
struct EditorBoard::Table {
    Table(std::shared_ptr<const Game> shown, std::size_t map)
        : game(std::move(shown))
        , setting{game.get(), nullptr, &game->package.maps[map],
                  standardChoices(game->package.rulings)} {}

    [[nodiscard]] std::size_t map() const {
        return std::size_t(setting.map - game->package.maps.data());
    }

    std::shared_ptr<const Game> game;
    Setting setting;
};

struct EditorBoard::Laid {
    std::shared_ptr<const Table> table; ///< null: there is nothing to show
    MapChanges changes;
};

EditorBoard::EditorBoard(Workbench& workbench)
    : m_workbench(workbench) {
    m_worker.setMaxThreadCount(1);
    connect(&workbench, &Workbench::packageChanged, this, &EditorBoard::read);
    connect(&workbench, &Workbench::opened, this, [this] {
        if (m_workbench.package()) // it was saved, and lies there still
            return;
        m_map = 0;
        read();
    });
    connect(&workbench, &Workbench::languageChanged, this, [this] {
        if (m_table)
            Q_EMIT settingChanged();
    });
    connect(&m_laying, &QFutureWatcherBase::finished, this, [this] {
        const std::shared_ptr<const Laid> laid = m_laying.result();
        m_running = false;
        if (std::exchange(m_behind, false))
            read();
        lay(*laid);
    });
}

EditorBoard::~EditorBoard() {
    m_worker.waitForDone();
}

const Setting* EditorBoard::setting() const {
    return m_table ? &m_table->setting : nullptr;
}

QString EditorBoard::packageFolder() const {
    return m_workbench.pictureFolder();
}

QString EditorBoard::language() const {
    return m_workbench.language();
}

std::shared_ptr<const GamePackage> EditorBoard::sharedPackage() const {
    return m_table ? std::shared_ptr<const GamePackage>(m_table->game, &m_table->game->package)
                   : nullptr;
}

/// Its number, and what lies in it.
QString EditorBoard::describeHex(int hex) const {
    const Setting* const shown = setting();
    if (!shown || hex < 0 || std::size_t(hex) >= shown->map->size())
        return {};
    const HexId here{std::size_t(hex)};
    QStringList words{QString::fromStdString(shown->map->label(here))};
    for (const SeenCounter& seen : m_view.counters)
        if (seen.counter.exists() && seen.place == Place(here))
            words << QString::fromStdString(
                std::string(nameOf(shown->package().counters[seen.counter.index()],
                                   m_workbench.language().toStdString())));
    return words.join(QStringLiteral(", "));
}

void EditorBoard::showMap(std::size_t map) {
    if (map == m_map && (m_table || !m_workbench.game())) // it is shown already, or there is none
        return;
    m_map = map;
    read();
}

void EditorBoard::showView(View view) {
    if (view == m_view)
        return;
    m_view = std::move(view);
    Q_EMIT viewChanged();
}

void EditorBoard::mark(Highlights highlights) {
    if (highlights == m_highlights)
        return;
    m_highlights = std::move(highlights);
    Q_EMIT highlightsChanged();
}

/// The package has been read anew, or another map is to be shown: a worker looks for what is
/// different.
void EditorBoard::read() {
    if (m_running) {
        m_behind = true;
        return;
    }
    m_running = true;
    m_laying.setFuture(
        QtConcurrent::run(&m_worker,
                          [before = m_table, game = m_workbench.game(),
                           map = m_map]() -> std::shared_ptr<const Laid> {
                              if (!game || map >= game->package.maps.size())
                                  return std::make_shared<Laid>();
                              return std::make_shared<Laid>(
                                  Laid{std::make_shared<Table>(game, map),
                                       before && before->map() == map
                                           ? changesOf(before->game->package, game->package, map)
                                           : MapChanges{.everything = true}});
                          }));
}

void EditorBoard::lay(const Laid& laid) {
    const std::shared_ptr<const Table> before = std::exchange(m_table, laid.table); // until told
    if (laid.table && !laid.changes.everything) {
        Q_EMIT drawingChanged(laid.changes.part);
        return;
    }
    m_view = {};
    if (m_table)
        m_view.control.resize(m_table->setting.map->size());
    Q_EMIT settingChanged();
}

} // namespace esagono
