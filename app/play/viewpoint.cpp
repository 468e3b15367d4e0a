// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/viewpoint.h"

#include "app/play/play_table.h"

#include <QCoreApplication>

namespace esagono {

Viewpoint::Viewpoint(PlayTable& table)
    : m_table(table) {}

int Viewpoint::side() const {
    return m_viewer.kind == Viewer::Kind::Side ? int(m_viewer.side.value) : -1;
}

QString Viewpoint::curtainName() const {
    if (!m_table.isOpen() || !m_curtainFor.exists())
        return {};
    const QString player = QString::fromStdString(m_table.match()->player(m_curtainFor));
    return player.isEmpty() ? m_table.words().name(m_curtainFor) : player;
}

bool Viewpoint::servesFor(SideId side) const {
    return !isCurtainDown() &&
           (m_viewer.kind == Viewer::Kind::Umpire || m_viewer.side == side || !m_secrets);
}

bool Viewpoint::differsBySide() const {
    const Position position = m_table.match()->position();
    const View whole = viewOf(position, Viewer::umpire());
    for (std::size_t i = 0; i < m_table.setting()->package().sides.size(); ++i)
        if (viewOf(position, Viewer::of(SideId(i))) != whole)
            return true;
    return false;
}

void Viewpoint::choose() {
    const Turn& turn = *m_table.turn();
    const Opponents& opponents = turn.others();
    const SideId side = turn.sideToAct();
    m_secrets = differsBySide();
    m_curtainFor = {};
    if (turn.isFinished())
        m_viewer = Viewer::umpire();
    else if (m_viewer.kind == Viewer::Kind::Umpire && m_allowUmpire)
        return;
    else if (opponents.areAlone()) // one who only looks on has nobody to hide from
        m_viewer = Viewer::umpire();
    else if (const SideId person = opponents.onlyPerson(); person.exists())
        m_viewer = Viewer::of(person);
    else if (m_viewer.kind == Viewer::Kind::Side &&
             (m_viewer.side == side || (opponents.plays(side) && !opponents.plays(m_viewer.side))))
        return;
    else if (m_secrets && opponents.plays(side)) // before the first person was asked
        m_viewer = Viewer::stranger();
    else if (m_secrets && m_useCurtain)
        m_viewer = Viewer::stranger(), m_curtainFor = side;
    else
        m_viewer = Viewer::of(side);
}

void Viewpoint::clear() {
    m_viewer = Viewer::stranger();
    m_curtainFor = {};
    m_secrets = false;
}

void Viewpoint::refuseViewer(const QString& why) {
    m_table.tell(why);
    Q_EMIT m_table.refused();
    Q_EMIT changed();
}

void Viewpoint::setViewer(int side) {
    if (!m_table.isOpen())
        return;
    const SideId wanted = side < 0 ? SideId() : SideId(static_cast<std::size_t>(side));
    if (wanted.exists() && wanted.index() >= m_table.setting()->package().sides.size())
        return;
    const bool finished = m_table.turn()->isFinished();
    const Opponents& opponents = m_table.turn()->others();
    if (!wanted.exists() && !finished && m_secrets && !m_allowUmpire)
        //% "Everything can be seen only when the game is over, "
        //% "or when both players have agreed to it"
        return refuseViewer(qtTrId("app.play.viewer.umpire_refused"));
    if (opponents.plays(wanted) && !finished && m_secrets && !m_allowUmpire)
        //% "What another player sees can be looked at when the game is over"
        return refuseViewer(qtTrId("app.play.viewer.opponent_refused"));
    const bool isOther = m_viewer.kind != Viewer::Kind::Side || m_viewer.side != wanted;
    if (!wanted.exists())
        lookThrough(Viewer::umpire(), {});
    else if (m_secrets && m_useCurtain && !finished && isOther && opponents.onlyPerson() != wanted)
        lookThrough(Viewer::stranger(), wanted);
    else
        lookThrough(Viewer::of(wanted), {});
}

void Viewpoint::liftCurtain() {
    if (isCurtainDown())
        lookThrough(Viewer::of(m_curtainFor), {});
}

void Viewpoint::lookThrough(Viewer viewer, SideId curtainFor) {
    m_table.attempt([&] {
        const WorkWatch watch = m_table.watch();
        m_viewer = viewer;
        m_curtainFor = curtainFor;
        m_table.forgetJourneys();
        m_table.look();
        m_table.hand()->ask();
        Q_EMIT changed();
        m_table.showPanels();
    });
}

} // namespace esagono
