// SPDX-License-Identifier: GPL-3.0-or-later
// The register of everything the user can make the program do. One per QML engine; actions enter
// themselves when they are made and leave when they are gone.
#pragma once

#include "app/app_action.h"

#include <QAbstractListModel>
#include <QHash>
#include <QQmlEngine>
#include <QVariantMap>

namespace esagono {

class Actions : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        ActionRole = Qt::UserRole, ///< the AppAction
    };

    explicit Actions(QObject* parent = nullptr);

    /// The register of an engine.
    [[nodiscard]] static Actions* of(QQmlEngine& engine);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return int(m_actions.size()); }
    [[nodiscard]] const QList<AppAction*>& all() const { return m_actions; }

    /// Enters an action; it leaves by itself when it is destroyed.
    void add(AppAction* action);

    /// The action of that id, or null.
    Q_INVOKABLE esagono::AppAction* find(const QString& actionId) const;
    /// Does it; false: there is none, or it cannot be done now.
    Q_INVOKABLE bool trigger(const QString& actionId) const;
    /// Those of one menu, in the order in which they were entered.
    Q_INVOKABLE QList<QObject*> inCategory(const QString& category) const;
    /// Those that suit what was typed, the best first; enabled before disabled. Letters may be left
    /// out: "nga" finds "New game".
    Q_INVOKABLE QList<QObject*> matching(const QString& typed) const;
    /// Whether a key press is one of the action's keys: for items that handle keys themselves.
    Q_INVOKABLE bool matches(const QString& actionId, int key, int modifiers) const;
    /// Its keys as this system writes them.
    Q_INVOKABLE static QStringList nativeKeys(const esagono::AppAction* action);
    /// A key of the settings as people read it.
    Q_INVOKABLE static QString shown(const QString& keys) { return shownKey(keys); }
    /// A key press as the settings write it; empty for one that is only held down (Shift).
    Q_INVOKABLE static QString textOf(int key, int modifiers);
    /// Which other action has this key where `action` needs it; null: none.
    Q_INVOKABLE esagono::AppAction* rivalOf(esagono::AppAction* action, const QString& keys) const;

    /// Gives an action other keys; an empty list: none. Kept in the settings.
    Q_INVOKABLE void changeKeys(const QString& actionId, const QStringList& keys);
    /// Gives it its own keys again.
    Q_INVOKABLE void restoreKeys(const QString& actionId);
    /// What the settings keep: id to keys. Holds for actions that come later, too.
    [[nodiscard]] QVariantMap changedKeys() const { return m_changed; }
    void setChangedKeys(const QVariantMap& changed);
    /// Gives the action the keys the settings keep for it, if any.
    void apply(AppAction* action) const;

Q_SIGNALS:
    void countChanged();
    void keysChanged();

private:
    QList<AppAction*> m_actions;
    QVariantMap m_changed;
};

/// How well a text suits what was typed: 0 not at all, more is better.
[[nodiscard]] int suitability(const QString& text, const QString& typed);

} // namespace esagono
