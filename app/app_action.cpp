// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/app_action.h"

#include "app/actions.h"

namespace esagono {

AppAction::AppAction(QObject* parent)
    : QObject(parent) {}

AppAction::~AppAction() = default;

void AppAction::classBegin() {
    static std::size_t begun = 0;
    m_place = ++begun;
}

void AppAction::componentComplete() {
    if (QQmlEngine* const engine = qmlEngine(this))
        if (Actions* const actions = Actions::of(*engine))
            actions->add(this);
}

QString AppAction::plainText() const {
    QString plain;
    for (qsizetype i = 0; i < m_text.size(); ++i)
        if (m_text[i] != u'&' || (++i < m_text.size()))
            plain += m_text[i];
    return plain;
}

QString AppAction::keyText() const {
    const QStringList now = shortcuts();
    return now.isEmpty() ? QString() : shownKey(now.constFirst());
}

QString shownKey(const QString& key) {
    QString shown =
        QKeySequence(key, QKeySequence::PortableText).toString(QKeySequence::NativeText);
    for (qsizetype at = shown.indexOf(u'+'); at > 0 && at + 1 < shown.size();
         at = shown.indexOf(u'+', at + 2))
        shown[at] = u' '; // Ctrl K, as on two keys; a plus at the end is a key itself
    return shown;
}

void AppAction::setChangedKeys(const std::optional<QStringList>& keys) {
    if (keys == m_changedKeys)
        return;
    m_changedKeys = keys;
    Q_EMIT changed();
}

void AppAction::trigger() {
    if (m_enabled)
        Q_EMIT triggered();
}

} // namespace esagono
