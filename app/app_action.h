// SPDX-License-Identifier: GPL-3.0-or-later
// Something the user can make the program do: one object feeds menus, keys, buttons, the page of
// keys, the command palette and the tests. Declared in QML, where what it does is at hand.
#pragma once

#include <QKeySequence>
#include <QObject>
#include <QQmlEngine>
#include <QQmlParserStatus>
#include <QStringList>

namespace esagono {

class AppAction : public QObject, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    /// "play.undo": unique; the settings keep changed keys under it.
    Q_PROPERTY(QString actionId MEMBER m_actionId NOTIFY changed REQUIRED)
    /// The command in words, imperative; & stands before the letter of its Alt key.
    Q_PROPERTY(QString text MEMBER m_text NOTIFY changed)
    /// The same without the &.
    Q_PROPERTY(QString plainText READ plainText NOTIFY changed)
    /// Which menu: "file", "edit", "view", "game", "help"; empty: none, only the palette and keys.
    Q_PROPERTY(QString category MEMBER m_category NOTIFY changed)
    /// Its keys unless the user has changed them: ["Ctrl+Z"].
    Q_PROPERTY(QStringList keys MEMBER m_keys NOTIFY changed)
    /// Its keys now.
    Q_PROPERTY(QStringList shortcuts READ shortcuts NOTIFY changed)
    /// The first of them as this system writes it; empty: none.
    Q_PROPERTY(QString keyText READ keyText NOTIFY changed)
    /// Where its keys count: two actions of different contexts may share one. Empty: everywhere.
    Q_PROPERTY(QString context MEMBER m_context NOTIFY changed)
    /// The item with the keyboard handles the keys itself (Actions.matches); no shortcut is made.
    Q_PROPERTY(bool local MEMBER m_local NOTIFY changed)
    Q_PROPERTY(QString glyph MEMBER m_glyph NOTIFY changed)
    Q_PROPERTY(bool enabled MEMBER m_enabled NOTIFY changed)
    /// Why it cannot be done now; shown beside it.
    Q_PROPERTY(QString whyNot MEMBER m_whyNot NOTIFY changed)
    Q_PROPERTY(bool checkable MEMBER m_checkable NOTIFY changed)
    Q_PROPERTY(bool checked MEMBER m_checked NOTIFY changed)
    /// A line above it in its menu.
    Q_PROPERTY(bool separated MEMBER m_separated NOTIFY changed)

public:
    explicit AppAction(QObject* parent = nullptr);
    ~AppAction() override;

    void classBegin() override;
    /// Enters itself into the register.
    void componentComplete() override;
    /// Where it was written down among all actions.
    [[nodiscard]] std::size_t place() const { return m_place; }

    [[nodiscard]] const QString& actionId() const { return m_actionId; }
    [[nodiscard]] const QString& category() const { return m_category; }
    [[nodiscard]] const QString& context() const { return m_context; }
    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] QString plainText() const;
    [[nodiscard]] bool isEnabled() const { return m_enabled; }
    [[nodiscard]] bool isLocal() const { return m_local; }
    [[nodiscard]] QStringList keys() const { return m_keys; }
    [[nodiscard]] QStringList shortcuts() const { return m_changedKeys.value_or(m_keys); }
    [[nodiscard]] QString keyText() const;
    [[nodiscard]] bool hasChangedKeys() const { return m_changedKeys.has_value(); }
    /// Nothing: its own keys again.
    void setChangedKeys(const std::optional<QStringList>& keys);

    /// Does it, if it is enabled.
    Q_INVOKABLE void trigger();

Q_SIGNALS:
    void changed();
    void triggered();

private:
    QString m_actionId, m_text, m_category, m_context, m_glyph, m_whyNot;
    QStringList m_keys;
    std::optional<QStringList> m_changedKeys;
    std::size_t m_place = 0;
    bool m_enabled = true;
    bool m_local = false;
    bool m_checkable = false;
    bool m_checked = false;
    bool m_separated = false;
};

/// A key as people read it here: "Ctrl K", "⌘K".
[[nodiscard]] QString shownKey(const QString& key);

} // namespace esagono
