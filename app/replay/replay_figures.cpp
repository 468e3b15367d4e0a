// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of a replay in rows: losses, turning points, dice, branches.
#include "app/replay/figure_rows.h"
#include "app/replay/replay_controller.h"

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
    for (const FigureRow& row : figureRows(*m_figures))
        list << QVariantMap{{QStringLiteral("label"), row.label},
                            {QStringLiteral("values"), row.of(point)}};
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

void ReplayController::setDiffering(std::vector<HexId> hexes) {
    if (hexes == m_differing)
        return;
    m_differing = std::move(hexes);
    markBoard();
}

void ReplayController::addBranches(QVariantList& list, std::optional<BranchNumber> left,
                                   int depth) const {
    for (const BranchKnot& knot : m_marks->branches) {
        if (knot.from != left)
            continue;
        const std::optional<Moment> leaves = m_film->find(knot.leavesAt);
        //% "The game as it was played"
        const QString played = qtTrId("app.replay.main_line");
        list << QVariantMap{
            {QStringLiteral("branch"), int(knot.branch)},
            {QStringLiteral("name"), left ? QString::fromStdString(knot.name) : played},
            {QStringLiteral("depth"), depth},
            {QStringLiteral("moment"), leaves ? int(*leaves) : -1},
            {QStringLiteral("number"),
             left && leaves ? m_log.number(m_log.rowAt(*leaves)) : QString()},
            {QStringLiteral("commands"), int(knot.own)},
            {QStringLiteral("shown"), knot.branch == m_film->branch()}};
        addBranches(list, knot.branch, depth + 1);
    }
}

QVariantList ReplayController::branches() const {
    QVariantList list;
    if (m_marks && m_film)
        addBranches(list, std::nullopt, 0);
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
