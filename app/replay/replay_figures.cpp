// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of a replay in rows: losses, turning points, dice, branches.
#include "replay/replay_controller.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace esagono {

namespace {

constexpr qreal mostForSetUp = 0.08; ///< of the length of the film as it is drawn

} // namespace

int ReplayController::firstTurn() const {
    if (m_marks)
        for (const Landmark& mark : m_marks->landmarks)
            if (mark.kind == Milestone::Turn)
                return int(mark.moment);
    return 0;
}

qreal ReplayController::shareOf(int moment) const {
    const int first = firstTurn(), all = end();
    if (all <= 0)
        return 0;
    const qreal knee = std::min(mostForSetUp, qreal(first) / all);
    if (moment <= first)
        return first == 0 ? 0 : knee * moment / first;
    return knee + (1 - knee) * (moment - first) / std::max(1, all - first);
}

int ReplayController::momentAtShare(qreal share) const {
    const int first = firstTurn(), all = end();
    if (all <= 0)
        return 0;
    const qreal knee = std::min(mostForSetUp, qreal(first) / all);
    const qreal moment =
        share < knee ? share / knee * first : first + (share - knee) / (1 - knee) * (all - first);
    return std::clamp(int(std::lround(moment)), 0, all);
}

QVariantList ReplayController::turningPoints() const {
    QVariantList list;
    if (figures() == nullptr)
        return list;
    for (const std::size_t number : m_figures->turningPoints) {
        const Throw& thrown = m_figures->throws[number];
        SideId lucky(0);
        for (std::size_t i = 1; i < setting()->package().sides.size(); ++i)
            if (thrown.luck(SideId(i)) > thrown.luck(lucky))
                lucky = SideId(i);
        const int row = m_log.rowAt(thrown.moment);
        list << QVariantMap{
            {QStringLiteral("moment"), int(thrown.moment)},
            {QStringLiteral("number"), m_log.number(row)},
            {QStringLiteral("hex"), thrown.hex.exists() ? words().hexLabel(thrown.hex) : QString()},
            {QStringLiteral("text"), words().word(thrown.dice.purpose)},
            {QStringLiteral("luck"), signedText(Ratio(thrown.luck(lucky)))},
            {QStringLiteral("side"), int(lucky.value)}};
    }
    return list;
}

QVariantList ReplayController::standing() const {
    QVariantList list;
    if (figures() == nullptr || m_figures->points.empty())
        return list;
    auto after =
        std::ranges::upper_bound(m_figures->points, m_film->at(), {}, &CoursePoint::moment);
    if (after == m_figures->points.begin())
        return list;
    const CoursePoint& point = *std::prev(after);
    const auto add = [&](const QString& label, int Strength::*what) {
        QVariantList values;
        for (const Strength& side : point.sides)
            values << side.*what;
        list << QVariantMap{{QStringLiteral("label"), label}, {QStringLiteral("values"), values}};
    };
    //% "Steps on the map"
    add(qtTrId("app.replay.figure.on_map"), &Strength::onMap);
    //% "Steps lost"
    add(qtTrId("app.replay.figure.lost"), &Strength::lost);
    //% "Units lost"
    add(qtTrId("app.replay.figure.units_lost"), &Strength::unitsLost);
    //% "Hexes held"
    add(qtTrId("app.replay.figure.hexes"), &Strength::hexes);
    if (m_figures->countsPoints)
        //% "Victory points held"
        add(qtTrId("app.replay.figure.points"), &Strength::points);
    if (m_figures->countsSupply)
        //% "Steps out of supply"
        add(qtTrId("app.replay.figure.unsupplied"), &Strength::unsupplied);
    return list;
}

QVariantList ReplayController::diceCounts() const {
    constexpr std::size_t faces = 6;
    std::array<int, faces> counts{};
    int thrown = 0;
    if (figures() != nullptr)
        for (const Throw& each : m_figures->throws)
            if (each.moment <= m_film->at() && each.dice.sides == faces)
                for (const std::uint8_t face : each.dice.faces) {
                    ++counts[std::size_t(face - 1)];
                    ++thrown;
                }
    QVariantList list;
    if (thrown > 0)
        for (std::size_t i = 0; i < faces; ++i)
            list << QVariantMap{{QStringLiteral("face"), int(i) + 1},
                                {QStringLiteral("count"), counts[i]},
                                {QStringLiteral("expected"), qreal(thrown) / faces}};
    return list;
}

QVariantList ReplayController::branches() const {
    QVariantList list;
    if (!m_marks || !m_film)
        return list;
    for (const BranchKnot& knot : m_marks->branches) {
        const std::optional<Moment> leaves = m_film->find(knot.leavesAt);
        list << QVariantMap{{QStringLiteral("branch"), int(knot.branch)},
                            {QStringLiteral("name"), QString::fromStdString(knot.name)},
                            {QStringLiteral("moment"), leaves ? int(*leaves) : -1},
                            {QStringLiteral("commands"), int(knot.own)},
                            {QStringLiteral("shown"), knot.branch == m_film->branch()}};
    }
    return list;
}

QVariantList ReplayController::takenBack() const {
    QVariantList list;
    if (!m_marks || m_viewer.kind != Viewer::Kind::Umpire)
        return list;
    for (const FilmWithdrawal& each : m_marks->takenBack) {
        QStringList told;
        for (const Text& text : each.told)
            told << phrase(text, m_language, setting());
        list << QVariantMap{{QStringLiteral("command"), int(each.last)},
                            {QStringLiteral("moment"), int(each.moment)},
                            {QStringLiteral("number"), m_log.number(m_log.rowAt(each.moment))},
                            {QStringLiteral("commands"), each.commands},
                            {QStringLiteral("text"), told.join(QStringLiteral(" · "))}};
    }
    return list;
}

} // namespace esagono
