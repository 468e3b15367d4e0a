// SPDX-License-Identifier: GPL-3.0-or-later
// What lies in one place, top first: counters with their values now and the reasons for them, and
// the facts of the hex. Of hidden counters only what may be known.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/table/game_scene.h"
#endif
#include "app/table/panels/panel_model.h"

#include <set>

namespace esagono {

class StackModel : public esagono::PanelModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The stack belongs to a game")
    Q_PROPERTY(int hex READ hex NOTIFY changed)           ///< -1: none
    Q_PROPERTY(int box READ box NOTIFY changed)           ///< -1: none
    Q_PROPERTY(QString title READ title NOTIFY changed)   ///< "1908 · Corconte", or the box's name
    Q_PROPERTY(QString number READ number NOTIFY changed) ///< "1908"
    Q_PROPERTY(QString place READ place NOTIFY changed)   ///< "Corconte"; may be empty
    Q_PROPERTY(QString terrain READ terrain NOTIFY changed) ///< "Hill"
    Q_PROPERTY(QString control READ control NOTIFY changed) ///< whose hex it is; may be empty
    Q_PROPERTY(int controlSide READ controlSide NOTIFY changed)
    Q_PROPERTY(QString stackingText READ stackingText NOTIFY changed) ///< "2 of 4 SP"; may be empty
    Q_PROPERTY(
        QString zoneText READ zoneText NOTIFY changed) ///< whose zones it lies in; may be empty
    /// list of {label, text}: elevation, what the place is worth, markers that lie there
    Q_PROPERTY(QVariantList facts READ facts NOTIFY changed)

public:
    enum Role {
        CounterRole = Qt::UserRole, ///< int: the counter; below 0: hidden, each another number
        NameRole,                   ///< as printed; of a hidden one, words for that
        HiddenRole,                 ///< bool: only its back is seen
        SideRole,                   ///< int
        MarkRole,                   ///< "square", "round", "dot"
        ColourRole,                 ///< color of its side by the package
        FaceRole,                   ///< int: the face that is up
        ValuesRole, ///< list of {key, label, printed, text, modified}: what is printed on the face,
                    ///< and what it counts for now
        PartsRole,  ///< list of {label, total, items: list of {label, value, rule, ruleTitle}}: why
        SupplyRole, ///< in words: "in supply", "out of supply"; empty: not of this game
        SuppliedRole,  ///< bool
        StepsRole,     ///< int: steps left; 0 where it has none
        StepRole,      ///< "2 / 2"; empty where it has none
        FormationRole, ///< the formation it belongs to; may be empty
        KindRole,      ///< what it is in words: "infantry", "headquarters"
        StatusesRole,  ///< list of {key, label, text, badge, value}: what is not as usual
        CanActRole,    ///< bool: it may do something now
        SpentRole,     ///< bool: it has nothing left to do
        SelectedRole,  ///< bool
        SpokenRole,    ///< one sentence for those who listen
    };

    explicit StackModel(QObject* parent = nullptr)
        : PanelModel(parent) {}

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// Shows what lies in a hex or box, or nothing. `show` again after every scene.
    void show(const GameScene& scene, Place place);
    /// Who may act, who has nothing left to do, who is selected.
    void mark(const std::set<CounterId>& canAct, const std::set<CounterId>& spent,
              const std::set<CounterId>& selected);

    [[nodiscard]] int hex() const { return m_place.isHex() ? int(m_place.hex().value) : -1; }
    [[nodiscard]] int box() const { return m_place.isBox() ? int(m_place.box().value) : -1; }
    [[nodiscard]] QString title() const { return m_facts.title; }
    [[nodiscard]] QString number() const { return m_facts.number; }
    [[nodiscard]] QString place() const { return m_facts.place; }
    [[nodiscard]] QString terrain() const { return m_facts.terrain; }
    [[nodiscard]] QString control() const { return m_facts.control; }
    [[nodiscard]] int controlSide() const { return m_facts.controlSide; }
    [[nodiscard]] QString stackingText() const { return m_facts.stacking; }
    [[nodiscard]] QString zoneText() const { return m_facts.zone; }
    [[nodiscard]] QVariantList facts() const { return m_facts.more; }

Q_SIGNALS:
    /// Another place, or something about it.
    void changed();

private:
    struct Facts {
        QString title, number, place, terrain, control, stacking, zone;
        int controlSide = -1;
        QVariantList more;
        friend bool operator==(const Facts&, const Facts&) = default;
    };
    [[nodiscard]] Facts factsOf(const GameScene& scene, Place place) const;
    [[nodiscard]] Row marked(Row row) const;

    Place m_place;
    Facts m_facts;
    std::set<CounterId> m_canAct, m_spent, m_selected;
};

} // namespace esagono
