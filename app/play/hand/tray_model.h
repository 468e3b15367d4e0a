// SPDX-License-Identifier: GPL-3.0-or-later
// The tray while forces are placed: a row per formation, with its counters placed or waiting, and
// how far the set-up is.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/table/game_scene.h"
#endif
#include "app/table/panels/panel_model.h"

namespace esagono {

class TrayModel : public esagono::PanelModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The tray belongs to a game")
    Q_PROPERTY(bool active READ isActive NOTIFY changed)    ///< forces are being placed
    Q_PROPERTY(QString title READ title NOTIFY changed)     ///< whose forces
    Q_PROPERTY(int side READ side NOTIFY changed)           ///< -1: none
    Q_PROPERTY(int placed READ placed NOTIFY changed)       ///< so many counters
    Q_PROPERTY(int total READ total NOTIFY changed)         ///< of so many
    Q_PROPERTY(QString summary READ summary NOTIFY changed) ///< "10 of 22 placed"
    /// list of {label, text, done, of, covered: list of int, open: list of int, rule, ruleTitle}
    Q_PROPERTY(QVariantList progress READ progress NOTIFY changed)

public:
    enum Role {
        KeyRole = Qt::UserRole, ///< which group: its box and its word
        TitleRole,              ///< the formation, or the box's name
        NoteRole,               ///< what its box is called, where a side has several; may be empty
        PlacedRole,             ///< int: so many of its counters are on the map
        TotalRole,              ///< int: of so many
        CompleteRole,           ///< bool: none is waiting
        SummaryRole,            ///< "2/3"
        CountersRole,           ///< list of {counter, name, placed, hex (-1 waiting)}
    };

    explicit TrayModel(QObject* parent = nullptr)
        : PanelModel(parent) {}

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    void show(const GameScene& scene);

    [[nodiscard]] bool isActive() const { return m_state.active; }
    [[nodiscard]] QString title() const { return m_state.title; }
    [[nodiscard]] int side() const { return m_state.side; }
    [[nodiscard]] int placed() const { return m_state.placed; }
    [[nodiscard]] int total() const { return m_state.total; }
    [[nodiscard]] QString summary() const { return m_state.summary; }
    [[nodiscard]] QVariantList progress() const { return m_state.progress; }

Q_SIGNALS:
    void changed();

private:
    struct State {
        bool active = false;
        QString title, summary;
        int side = -1;
        int placed = 0;
        int total = 0;
        QVariantList progress;
        friend bool operator==(const State&, const State&) = default;
    };
    State m_state;
};

} // namespace esagono
