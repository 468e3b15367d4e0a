// SPDX-License-Identifier: GPL-3.0-or-later
// The package on the workbench as a board shows it: one of its maps, with or without the counters
// of a scenario, and what the author has marked. It knows no rules. What was edited is drawn anew,
// the rest stays.
#pragma once

#include "app/board/scene/board_source.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/play/game.h"
#endif

#include <QFutureWatcher>

namespace esagono {

class Workbench;

// The base is named in full: what Qt 6.4 generates for QML does not look into namespaces.
class EditorBoard : public esagono::BoardSource {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a bench")

public:
    explicit EditorBoard(Workbench& workbench);
    ~EditorBoard() override;

    [[nodiscard]] const Setting* setting() const override;
    [[nodiscard]] QString packageFolder() const override;
    [[nodiscard]] QString language() const override;
    [[nodiscard]] const View& view() const override { return m_view; }
    [[nodiscard]] const Highlights& highlights() const override { return m_highlights; }
    [[nodiscard]] const std::vector<Journey>& journeys() const override { return m_journeys; }
    [[nodiscard]] QString describeHex(int hex) const override;
    [[nodiscard]] std::shared_ptr<const GamePackage> sharedPackage() const override;

    /// Which map of the package is shown.
    [[nodiscard]] std::size_t map() const { return m_map; }
    void showMap(std::size_t map);
    /// The counters and markers on it.
    void showView(View view);
    void mark(Highlights highlights);
    /// Whether it shows an older package than the workbench has.
    [[nodiscard]] bool isBehind() const { return m_running; }

private:
    struct Table; ///< the package as a game without rules
    struct Laid;  ///< a table, and what is different on it
    void read();
    void lay(const Laid& laid);

    Workbench& m_workbench;
    std::shared_ptr<const Table> m_table;
    std::size_t m_map = 0;
    View m_view;
    Highlights m_highlights;
    std::vector<Journey> m_journeys; ///< nothing walks here
    QThreadPool m_worker;
    QFutureWatcher<std::shared_ptr<const Laid>> m_laying;
    bool m_running = false;
    bool m_behind = false; ///< the package has been read anew since the worker began
};

} // namespace esagono
