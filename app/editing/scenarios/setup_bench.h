// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario's table, laid by hand: counters come from the tray onto the map and back, hexes change
// hands, markers are put down, groups get their areas and turns. The game's own rules judge it.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "editor/scenarios/setup_check.h"
#include "editor/scenarios/setup_draft.h"
#endif
#include "app/editing/maps/editor_board.h"

#include <QQmlEngine>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <QVariantMap>

namespace esagono {

class ScenarioBench;
class Workbench;

class SetupBench : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the scenarios' bench")
    Q_PROPERTY(esagono::EditorBoard* board READ board CONSTANT)
    /// What the hand does on the board.
    Q_PROPERTY(Tool tool READ tool WRITE setTool NOTIFY handChanged)
    /// To whom hexes and markers go: the number of a side; -1: nobody.
    Q_PROPERTY(int side MEMBER m_side NOTIFY handChanged)
    /// The kind of marker that is put down, by its number, and its value.
    Q_PROPERTY(int marker MEMBER m_marker NOTIFY handChanged)
    Q_PROPERTY(int markerValue MEMBER m_markerValue NOTIFY handChanged)
    /// The group that is looked at; its hexes are shown, and painted by the tool Area.
    Q_PROPERTY(int group READ group WRITE setGroup NOTIFY handChanged)
    /// The counter that the next click puts somewhere; -1: none.
    Q_PROPERTY(int held READ held WRITE hold NOTIFY handChanged)
    /// The hex that is looked at; -1: none.
    Q_PROPERTY(int hex READ hex WRITE setHex NOTIFY changed)
    /// Who holds what is shown also while something else is done.
    Q_PROPERTY(bool controlShown READ isControlShown WRITE showControl NOTIFY handChanged)
    /// { name, colour }
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
    /// How the place of a group can be said: { id, label }; the label is the id of a message.
    Q_PROPERTY(QVariantList groupKinds READ groupKinds CONSTANT)
    Q_PROPERTY(QStringList markerKinds READ markerKinds NOTIFY changed)
    /// What does not lie on the map, heap by heap: { title, side, group, counters: { counter, name
    /// } }.
    Q_PROPERTY(QVariantList tray READ tray NOTIFY changed)
    /// What lies in the hex, from the top down: { counter, name, face, faces }.
    Q_PROPERTY(QVariantList stack READ stack NOTIFY changed)
    /// Its number and name.
    Q_PROPERTY(QString hexTitle READ hexTitle NOTIFY changed)
    /// Groups, first those of the set-up: { later, title, name, kind, at, area, hexes, within, of,
    /// in, turn, conditions: { id, name, yesNo, area, value }, counters: { counter, name } }; name:
    /// what the package calls it, perhaps nothing.
    Q_PROPERTY(QVariantList groups READ groups NOTIFY changed)
    /// Turn by turn: { turn, label, groups: rows of groups }.
    Q_PROPERTY(QVariantList arrivals READ arrivals NOTIFY changed)
    /// { name, where, hex }
    Q_PROPERTY(QVariantList markers READ markers NOTIFY changed)
    /// Where a group can be: { id, name }.
    Q_PROPERTY(QVariantList boxes READ boxes NOTIFY changed)
    Q_PROPERTY(QVariantList areas READ areas NOTIFY changed)
    /// Titles of the finished deployments.
    Q_PROPERTY(QStringList deployments READ deployments NOTIFY changed)
    /// Where counters are put: -1 into the set-up, else into that deployment.
    Q_PROPERTY(int layer READ layer WRITE setLayer NOTIFY changed)
    /// What the rules say: { text, rule, side, done, of, hexes: { hex, label } }.
    Q_PROPERTY(QVariantList problems READ problems NOTIFY judged)
    /// "", "judging", "sound" or "unsound".
    Q_PROPERTY(QString verdict MEMBER m_verdict NOTIFY judged)

public:
    enum Tool {
        Counters, ///< moves them
        Control,  ///< gives hexes to a side
        Markers,  ///< puts them down
        Area,     ///< paints the hexes of a group
    };
    Q_ENUM(Tool)

    SetupBench(Workbench& workbench, ScenarioBench& scenarios);
    ~SetupBench() override;

    // Counters
    /// The held counter goes there; without one the hex is looked at.
    Q_INVOKABLE void click(int hex);
    Q_INVOKABLE void put(int counter, int hex);
    /// Takes the next counter beside the map in hand, or the one before.
    Q_INVOKABLE void holdNext(int by);
    /// Back to the tray: out of the deployment that is laid out, else out of the scenario.
    Q_INVOKABLE void takeOut(int counter);
    Q_INVOKABLE void join(int counter, int group);
    Q_INVOKABLE void schedule(int counter, int turn);
    Q_INVOKABLE void turnOver(int counter, int face);

    // Strokes over the board; Ctrl takes away
    Q_INVOKABLE void begin(int hex, int modifiers);
    Q_INVOKABLE void move(int hex, int modifiers);
    Q_INVOKABLE void end();

    // Groups
    Q_INVOKABLE void addGroup(bool later);
    /// How its place is said: one of groupKinds.
    Q_INVOKABLE void setGroupKind(int row, const QString& kind);
    /// A hex by its number, or a box; what is neither is not taken.
    Q_INVOKABLE bool setGroupPlace(int row, const QString& place);
    Q_INVOKABLE void setGroupArea(int row, const QString& area);
    /// Not farther than so many hexes from one, and in all of these areas.
    Q_INVOKABLE bool setGroupWithin(int row, int range, const QString& of, const QStringList& in);
    Q_INVOKABLE void setGroupTurn(int row, int turn);
    /// A value like the one that stands there; what cannot be read as one is not taken.
    Q_INVOKABLE bool setGroupCondition(int row, const QString& key, const QString& value);
    Q_INVOKABLE void removeGroup(int row);

    Q_INVOKABLE void addDeployment();
    Q_INVOKABLE void removeDeployment();
    Q_INVOKABLE void removeMarker(int row);
    Q_INVOKABLE void validate();

    void refresh();
    void reset();

    [[nodiscard]] EditorBoard* board() { return &m_board; }
    [[nodiscard]] Tool tool() const { return m_tool; }
    void setTool(Tool tool);
    [[nodiscard]] int group() const { return m_group; }
    void setGroup(int row);
    [[nodiscard]] int held() const { return m_held; }
    void hold(int counter);
    [[nodiscard]] int hex() const { return m_hex; }
    void setHex(int hex);
    [[nodiscard]] bool isControlShown() const { return m_controlShown; }
    void showControl(bool shown);
    [[nodiscard]] QVariantList sides() const;
    [[nodiscard]] QVariantList groupKinds() const;
    [[nodiscard]] QStringList markerKinds() const;
    [[nodiscard]] QVariantList tray() const;
    [[nodiscard]] QVariantList stack() const;
    [[nodiscard]] QString hexTitle() const;
    [[nodiscard]] QVariantList groups() const;
    [[nodiscard]] QVariantList arrivals() const;
    [[nodiscard]] QVariantList markers() const;
    [[nodiscard]] QVariantList boxes() const;
    [[nodiscard]] QVariantList areas() const;
    [[nodiscard]] QStringList deployments() const;
    [[nodiscard]] int layer() const { return m_layer; }
    void setLayer(int layer);
    [[nodiscard]] QVariantList problems() const;

Q_SIGNALS:
    void changed();
    void handChanged();
    void judged();

private:
    [[nodiscard]] const GamePackage* package() const;
    [[nodiscard]] const Scenario* scenario() const;
    [[nodiscard]] const HexMap& map() const;
    [[nodiscard]] std::size_t number() const;
    [[nodiscard]] std::optional<std::size_t> deployment() const;
    [[nodiscard]] CounterId find(const std::string& counter) const;
    [[nodiscard]] SideId findSide(const std::string& side) const;
    [[nodiscard]] std::string counterId(int counter) const;
    [[nodiscard]] std::string sideId(int side) const;
    [[nodiscard]] QString hexLabel(int hex) const;
    [[nodiscard]] QString placeName(const std::string& at) const;
    [[nodiscard]] QString sideName(SideId side) const;
    [[nodiscard]] QString said(const std::string& key) const;
    [[nodiscard]] QString areaName(const std::string& id) const;
    [[nodiscard]] QString hexTitle(HexId hex) const;
    [[nodiscard]] QString groupTitle(const DraftGroup& group) const;
    [[nodiscard]] QVariantList conditionsOf(const DraftGroup& group) const;
    /// Whether all entries of a list are ids of groups of the scenario.
    [[nodiscard]] bool areGroups(const Record& list) const;
    [[nodiscard]] QString groupNames(const Record& list) const;
    [[nodiscard]] std::optional<Record> groupsNamed(const QString& names) const;
    [[nodiscard]] QVariantMap pieceOf(const std::string& counter) const;
    [[nodiscard]] std::vector<HexId> hexesOf(const DraftGroup& group) const;
    [[nodiscard]] const DraftGroup* groupAt(int row) const;
    void setInGroup(int row, const char* key, const Record& value);
    void perform(Edit edit);
    void putMarker(int hex, bool away);
    void paint(int from, int to, bool away);
    [[nodiscard]] bool isBoardReady() const;
    void layOut();
    void mark();
    void judge();
    void forgetVerdict();

    Workbench& m_workbench;
    ScenarioBench& m_scenarios;
    EditorBoard m_board;
    std::optional<SetupDraft> m_draft;
    Tool m_tool = Counters;
    int m_side = 0;
    int m_marker = 0;
    int m_markerValue = 0;
    int m_group = -1;
    int m_held = -1;
    int m_hex = -1;
    int m_layer = -1;
    int m_painted = -1;   ///< where the stroke is now; -1: none
    std::string m_stroke; ///< its name
    bool m_controlShown = false;
    bool m_asked = false; ///< what the rules say is wanted from now on
    QTimer m_judging;
    QString m_verdict;
    SetupReport m_report;
};

} // namespace esagono
