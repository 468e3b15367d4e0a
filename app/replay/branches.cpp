// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/branches.h"

#include "app/play/game_opening.h"
#include "app/replay/replay_table.h"
#include "app/text_formatter.h"
#include "engine/core/fault.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace esagono {

Branches::Branches(ReplayTable& table)
    : m_table(table) {
    connect(&table, &Table::openChanged, this, &Branches::changed);
    connect(&table, &ReplayTable::storyChanged, this, &Branches::changed);
}

int Branches::branch() const {
    return m_table.isOpen() ? int(m_table.film()->strand().branch) : 0;
}

bool Branches::isWithdrawn() const {
    return m_table.strand().command != 0;
}

void Branches::add(QVariantList& list, std::optional<BranchNumber> left, int depth) const {
    const FilmLog& story = m_table.story();
    for (const BranchKnot& knot : m_table.marksOfFilm()->branches) {
        if (knot.from != left)
            continue;
        const std::optional<Moment> leaves = m_table.film()->find(knot.leavesAt);
        //% "The game as it was played"
        const QString played = qtTrId("app.replay.main_line");
        list << QVariantMap{
            {QStringLiteral("branch"), int(knot.branch)},
            {QStringLiteral("name"), left ? QString::fromStdString(knot.name) : played},
            {QStringLiteral("depth"), depth},
            {QStringLiteral("moment"), leaves ? int(*leaves) : -1},
            {QStringLiteral("number"),
             left && leaves ? story.number(story.rowAt(*leaves)) : QString()},
            {QStringLiteral("commands"), int(knot.own)},
            {QStringLiteral("shown"), knot.branch == m_table.film()->strand().branch}};
        add(list, knot.branch, depth + 1);
    }
}

QVariantList Branches::branches() const {
    QVariantList list;
    if (m_table.marksOfFilm() != nullptr && m_table.isOpen())
        add(list, std::nullopt, 0);
    return list;
}

QVariantList Branches::takenBack() const {
    QVariantList list;
    if (m_table.marksOfFilm() == nullptr || !m_table.seesEverything())
        return list;
    const FilmLog& story = m_table.story();
    for (const FilmWithdrawal& each : m_table.marksOfFilm()->takenBack) {
        QStringList told;
        for (const Text& text : each.told)
            told << m_table.words().phrase(text);
        list << QVariantMap{{QStringLiteral("command"), int(each.last)},
                            {QStringLiteral("moment"), int(each.moment)},
                            {QStringLiteral("number"), story.number(story.rowAt(each.moment))},
                            {QStringLiteral("commands"), each.commands},
                            {QStringLiteral("text"), told.join(QStringLiteral(" · "))}};
    }
    return list;
}

bool Branches::copyFromHere(const QString& target, bool freshDice) {
    if (!m_table.isOpen())
        return false;
    try {
        Film& film = *m_table.film();
        diaryFrom(film, film.at(), QFileInfo(target).filesystemFilePath(),
                  freshDice ? FutureDice::Fresh : FutureDice::Same,
                  freshDice ? freshSeed() : Seed());
        return true;
    } catch (...) {
        Q_EMIT m_table.failed(phrase(caughtText(), m_table.language(), m_table.setting()));
        return false;
    }
}

int Branches::branchFromHere(const QString& name) {
    int made = -1;
    const bool written = m_table.write([&](Journal& journal) {
        Film& film = *m_table.film();
        made = int(branchFrom(film, film.at(), journal, name.toStdString(), nowInUtc()));
    });
    return written ? made : -1;
}

void Branches::follow(int branch) {
    m_table.open(QString(m_table.diaryPath()), m_table.winder()->event(), {BranchNumber(branch)});
}

void Branches::followTakenBack(int command) {
    if (m_table.isOpen())
        m_table.open(QString(m_table.diaryPath()), m_table.winder()->event(),
                     {m_table.film()->strand().branch, PageNumber(command)});
}

} // namespace esagono
