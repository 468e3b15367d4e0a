// SPDX-License-Identifier: GPL-3.0-or-later
// The tracks, boxes and pools beside the map, as the package declares them and display.json
// arranges them.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/table/game_scene.h"
#endif
#include "app/table/panels/panel_model.h"

#include <QSortFilterProxyModel>

namespace esagono {

class TrackModel : public esagono::PanelModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The tracks belong to a game")
    /// The rows of one panel each, in their order.
    Q_PROPERTY(QAbstractItemModel* bar READ bar CONSTANT)
    Q_PROPERTY(QAbstractItemModel* side READ side CONSTANT)
    Q_PROPERTY(QAbstractItemModel* drawer READ drawer CONSTANT)
    Q_PROPERTY(QAbstractItemModel* setup READ setup CONSTANT)
    /// The steps of a turn in their order, of the track that shows them: list of {label, current,
    /// reached}. Empty: no track does.
    Q_PROPERTY(QVariantList sequence READ sequence NOTIFY sequenceChanged)

public:
    enum Role {
        KeyRole = Qt::UserRole, ///< the id of the track, of the (first) box, or of the pool
        NameRole,               ///< what the track, box or pool is called
        PanelRole,              ///< "bar", "side", "drawer", "setup", "map"; "tray" is TrayModel's
        OrderRole,              ///< int: its place in the panel
        StyleRole, ///< tracks "row", "symbol", "stars", "gauge", "label", "sequence", "die",
                   ///< "marker"; boxes "shelf", "grid", "count", "list", "arrivals"; pools "cup",
                   ///< "hand", "list"
        KnownRole, ///< bool: the viewer may know the value
        ValueRole, ///< int: where the track stands, or how many counters lie in the box
        LeastRole, ///< int: the lowest value
        MostRole,  ///< int: the highest value; of a box, how many it held at the start
        ThresholdRole, ///< int: the value that matters; -1 none
        TextRole,      ///< the value in words: "Fair", "1 / 9", "unknown"
        CaptionRole,   ///< a second line: the dates of the turn, "6 needed"; may be empty
        SymbolRole,    ///< how to draw it (MarkPicture): of the value, else of the track; or empty
        CellsRole,     ///< list of {value, label, sublabel, symbol, shade ("dark", "night"),
                       ///< current, reached, threshold,
                       ///< markers: list of {symbol, name}, counters: list of {counter, name}}
        CountersRole,  ///< list of {counter (-1 hidden), side, name, faded, where (it comes in),
                       ///< words (to look for)}, as they lie
        ChitsRole,     ///< list of {name, text, dot ("yellow", "blue", ""), count}, if known
        SideRole,      ///< int: whose it is; -1 nobody's
        MarkRole,      ///< "square", "round"; "dot" for nobody's
        ColourRole,    ///< color of that side by the package; invalid for nobody's
        SpokenRole,    ///< one sentence for those who listen
        ShownRole,     ///< bool: false while it stands where display.json hides it
    };

    explicit TrackModel(QObject* parent = nullptr);

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    void show(const GameScene& scene);

    [[nodiscard]] QAbstractItemModel* bar() const { return m_bar; }
    [[nodiscard]] QAbstractItemModel* side() const { return m_side; }
    [[nodiscard]] QAbstractItemModel* drawer() const { return m_drawer; }
    [[nodiscard]] QAbstractItemModel* setup() const { return m_setup; }
    [[nodiscard]] const QVariantList& sequence() const { return m_sequence; }

Q_SIGNALS:
    void sequenceChanged();

private:
    QSortFilterProxyModel* panel(const char* name);

    QSortFilterProxyModel* m_bar;
    QSortFilterProxyModel* m_side;
    QSortFilterProxyModel* m_drawer;
    QSortFilterProxyModel* m_setup;
    QVariantList m_sequence;
};

} // namespace esagono
