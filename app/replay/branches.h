// SPDX-License-Identifier: GPL-3.0-or-later
// The branches of a recorded game and what was taken back in it; playing on from a moment.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/store/journal.h"
#endif

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include <optional>

namespace esagono {

class ReplayTable;

class Branches : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Branches belong to a replay")
    /// {branch, name, depth, moment, number, commands, shown}, as a tree: whoever leaves comes
    /// below whom he leaves, one deeper.
    Q_PROPERTY(QVariantList branches READ branches NOTIFY changed)
    Q_PROPERTY(int branch READ branch NOTIFY changed)
    /// {command, moment, number, commands, text}: what was taken back, for whoever sees everything.
    Q_PROPERTY(QVariantList takenBack READ takenBack NOTIFY changed)
    /// What is shown was taken back in the end.
    Q_PROPERTY(bool withdrawn READ isWithdrawn NOTIFY changed)

public:
    explicit Branches(ReplayTable& table);

    /// Writes a diary that begins with everything up to here. False: the table has failed and says
    /// why.
    Q_INVOKABLE bool copyFromHere(const QString& target, bool freshDice);
    /// Makes a branch of this diary; its number, or -1.
    Q_INVOKABLE int branchFromHere(const QString& name);
    Q_INVOKABLE void follow(int branch);
    /// Shows a line of play up to a command that was taken back.
    Q_INVOKABLE void followTakenBack(int command);

    [[nodiscard]] QVariantList branches() const;
    [[nodiscard]] QVariantList takenBack() const;
    [[nodiscard]] int branch() const;
    [[nodiscard]] bool isWithdrawn() const;

Q_SIGNALS:
    void changed();

private:
    void add(QVariantList& list, std::optional<BranchNumber> left, int depth) const;

    ReplayTable& m_table;
};

} // namespace esagono
