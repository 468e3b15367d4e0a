// SPDX-License-Identifier: GPL-3.0-or-later
// Through whose eyes a game being played is seen, and the hot-seat screen between two players.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/play/view.h"
#endif

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace esagono {

class PlayTable;

class Viewpoint : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A viewpoint belongs to a game")
    /// The side that looks; -1: everything is shown, or nothing that only one may see.
    Q_PROPERTY(int viewer READ side WRITE setViewer NOTIFY changed)
    /// Whether the players have agreed that everything may be seen.
    Q_PROPERTY(bool allowUmpire MEMBER m_allowUmpire NOTIFY changed)
    /// Whether somebody may see now what another may not.
    Q_PROPERTY(bool fog READ hasSecrets NOTIFY changed)
    Q_PROPERTY(bool curtain READ isCurtainDown NOTIFY changed)
    Q_PROPERTY(QString curtainName READ curtainName NOTIFY changed)
    Q_PROPERTY(bool useCurtain MEMBER m_useCurtain NOTIFY changed)

public:
    explicit Viewpoint(PlayTable& table);

    [[nodiscard]] Viewer viewer() const { return m_viewer; }
    [[nodiscard]] int side() const;
    [[nodiscard]] bool hasSecrets() const { return m_secrets; }
    [[nodiscard]] bool isCurtainDown() const { return m_curtainFor.exists(); }
    [[nodiscard]] QString curtainName() const;
    /// Whether the viewer sees what the side sees, and may act for it.
    [[nodiscard]] bool servesFor(SideId side) const;

    Q_INVOKABLE void setViewer(int side);
    Q_INVOKABLE void liftCurtain();

    /// After the table has changed: who looks now.
    void choose();
    /// The game is taken off the table.
    void clear();

Q_SIGNALS:
    void changed();

private:
    void refuseViewer(const QString& why);
    void lookThrough(Viewer viewer, SideId curtainFor);
    [[nodiscard]] bool differsBySide() const;

    PlayTable& m_table;
    Viewer m_viewer = Viewer::stranger();
    SideId m_curtainFor; ///< who is to take the device; none: the curtain is up
    bool m_secrets = false;
    bool m_allowUmpire = false;
    bool m_useCurtain = true;
};

} // namespace esagono
