// SPDX-License-Identifier: GPL-3.0-or-later
// The map that is edited: as its documents say now, what the package declares for it, what of it is
// chosen, and how it is changed.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "editor/maps/map_draft.h"
#include "engine/kit/package.h"
#endif

#include <QColor>
#include <QObject>
#include <QVariantList>

namespace esagono {

class EditorBoard;
class Workbench;

class MapWork : public QObject {
    Q_OBJECT

public:
    MapWork(Workbench& workbench, const EditorBoard& board);

    /// Null: it could not be read yet.
    [[nodiscard]] const GamePackage* package() const;
    [[nodiscard]] std::string file() const;
    /// The map as it is in the documents now; nothing if there is none that could be edited.
    [[nodiscard]] std::optional<MapDraft> draft() const;
    /// A hex of the board by its number; none if it is not on the map.
    [[nodiscard]] HexId hexFrom(int hex) const;
    [[nodiscard]] QString language() const;

    // What the package declares: lists of { id, name, colour, note }
    [[nodiscard]] QVariantList terrains() const;
    [[nodiscard]] QVariantList features() const;
    /// Also { rail }.
    [[nodiscard]] QVariantList links() const;
    [[nodiscard]] QVariantList sides() const;
    /// The map's own areas and lines: { id: "areas/x", name, colour, count, line }.
    [[nodiscard]] QVariantList areas() const;
    /// { id, name }
    [[nodiscard]] QVariantList placeKinds() const;
    /// The list of control the forms and brushes speak of.
    [[nodiscard]] std::string controlList() const;

    // What is chosen; the last one has its form shown
    [[nodiscard]] const std::vector<HexId>& selected() const { return m_selected; }
    [[nodiscard]] HexId chosen() const { return m_selected.empty() ? HexId() : m_selected.back(); }
    void select(std::vector<HexId> hexes);

    /// Changes the map; what changes while a stroke is on is one step with the rest of it.
    void perform(Edit edit);
    void beginStroke();
    void endStroke() { m_stroke.clear(); }
    /// Ends the stroke as if nothing had been done in it.
    void takeBackStroke();

Q_SIGNALS:
    void selectionChanged();

private:
    [[nodiscard]] QString placeKindName(const std::string& kind) const;

    Workbench& m_workbench;
    const EditorBoard& m_board;
    std::vector<HexId> m_selected;
    std::string m_stroke; ///< empty: the hand is up
};

/// The name and the colour of what has that id in such a list.
[[nodiscard]] QString nameIn(const QVariantList& things, const QString& id);
[[nodiscard]] QColor colourIn(const QVariantList& things, const QString& id);

} // namespace esagono
