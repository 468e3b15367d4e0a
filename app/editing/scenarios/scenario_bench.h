// SPDX-License-Identifier: GPL-3.0-or-later
// Where an author works on the scenarios: which there are, their words, turns, control, tracks,
// rulings, objectives. Who stands where is for the set-up's bench.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "editor/scenarios/scenario_edits.h"
#endif
#include "app/editing/scenarios/setup_bench.h"

namespace esagono {

class ScenarioBench : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the workbench")
    Q_PROPERTY(esagono::SetupBench* setup READ setup CONSTANT)
    /// The titles, in the language of the interface.
    Q_PROPERTY(QStringList titles READ titles NOTIFY changed)
    Q_PROPERTY(int current READ current WRITE choose NOTIFY changed)
    /// What is asked about the chosen one: id, title, summary, first, last, labels, maps, map,
    /// controls, control, tracks, rulings, special, objectives.
    Q_PROPERTY(QVariantMap form READ form NOTIFY changed)

public:
    explicit ScenarioBench(Workbench& workbench);
    ~ScenarioBench() override;

    Q_INVOKABLE void attend(bool open);
    Q_INVOKABLE void choose(int scenario);
    Q_INVOKABLE void add();
    Q_INVOKABLE void duplicate();
    Q_INVOKABLE void remove();
    /// "title" or "summary", in the language of the interface.
    Q_INVOKABLE void write(const QString& key, const QString& text);
    Q_INVOKABLE void setTurns(int first, int last);
    Q_INVOKABLE void setLabel(int turn, const QString& text);
    Q_INVOKABLE void setMap(const QString& map);
    Q_INVOKABLE void setControl(const QString& list);
    Q_INVOKABLE void setTrack(const QString& track, int value);
    Q_INVOKABLE void setRuling(const QString& ruling, const QString& choice);
    /// A value like the one that stands there or in another scenario; what cannot be read as one is
    /// not taken. An empty one takes it away.
    Q_INVOKABLE bool setSpecial(const QString& key, const QString& value);
    /// What a place of the map is worth, by its number on the map.
    Q_INVOKABLE void setWorth(int place, int points);

    void reveal(const QString& file, const QString& pointer);

    [[nodiscard]] SetupBench* setup() { return &m_setup; }
    [[nodiscard]] bool isAttended() const { return m_open; }
    [[nodiscard]] QStringList titles() const;
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] QVariantMap form() const;
    /// The chosen one as it was read last; null: none.
    [[nodiscard]] const Scenario* scenario() const;
    /// The package's own words under a key of texts.json; empty: there are none.
    [[nodiscard]] QString said(const std::string& key) const;

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] const GamePackage* package() const;
    [[nodiscard]] QString words(const Words& words) const;
    [[nodiscard]] QString controlName(const std::string& list) const;
    [[nodiscard]] QVariantList rulings(const Scenario& shown) const;
    [[nodiscard]] QVariantList specials(const Scenario& shown) const;
    [[nodiscard]] QVariantList specialChoices(const std::string& key, const Record& like) const;
    [[nodiscard]] QVariantList objectives(const Scenario& shown) const;
    /// What scenarios of the package say under a key of their special rules; null: nothing.
    [[nodiscard]] Record specialLike(const std::string& key) const;
    void refresh();

    Workbench& m_workbench;
    SetupBench m_setup;
    bool m_open = false;
    int m_current = 0;
};

} // namespace esagono
