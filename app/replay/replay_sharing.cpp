// SPDX-License-Identifier: GPL-3.0-or-later
// What is shared of a replay: from where one looks at it, which part of it.
#include "app/replay/replay_controller.h"
#include "engine/replay/export.h"

#include <algorithm>

namespace esagono {

QVariantMap ReplayController::standpoint() const {
    QString viewer; // the umpire
    if (m_film && m_viewer.kind == Viewer::Kind::Side)
        viewer = QString::fromStdString(setting()->package().sides[m_viewer.side.index()].id);
    return {{QStringLiteral("viewer"), viewer},
            {QStringLiteral("branch"), branch()},
            {QStringLiteral("at"), event()}};
}

int ReplayController::firstTurnPlayed() const {
    return turnsPlayed().first;
}

int ReplayController::lastTurnPlayed() const {
    return turnsPlayed().second;
}

std::pair<int, int> ReplayController::turnsPlayed() const {
    std::pair<int, int> turns{0, 0};
    if (m_marks)
        for (const Landmark& mark : m_marks->landmarks)
            if (mark.kind == Milestone::Turn)
                turns = {turns.first == 0 ? mark.turn : turns.first, mark.turn};
    return turns;
}

QVariantMap ReplayController::part(const QString& by, int first, int last) const {
    if (!m_film)
        return {};
    Moment from = 0, to = Moment(end());
    if (by == QLatin1String("moment")) {
        from = Moment(std::clamp(first - 1, 0, end()));
        to = Moment(std::clamp(last, int(from), end()));
    } else if (by == QLatin1String("turn") && m_marks) {
        for (const Landmark& mark : m_marks->landmarks)
            if (mark.kind == Milestone::Turn && mark.turn <= first)
                from = mark.moment - 1;
        for (const Landmark& mark : m_marks->landmarks)
            if (mark.kind == Milestone::Turn && mark.turn > std::max(first, last)) {
                to = mark.moment - 1;
                break;
            }
    }
    return {{QStringLiteral("from"), int(m_film->number(from))},
            {QStringLiteral("to"), int(m_film->number(to))}};
}

QString ReplayController::positionText() {
    return m_film && m_viewer.kind == Viewer::Kind::Umpire
               ? QString::fromStdString(esagono::positionText(*m_film, m_film->at()))
               : QString();
}

} // namespace esagono
