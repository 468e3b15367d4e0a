// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"

#include <algorithm>

namespace esagono {

Actions::Actions(QObject* parent)
    : QAbstractListModel(parent) {}

Actions* Actions::of(QQmlEngine& engine) {
    return engine.singletonInstance<Actions*>(qmlTypeId("Esagono", 1, 0, "Actions"));
}

int Actions::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant Actions::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != ActionRole)
        return {};
    return QVariant::fromValue(m_actions.at(index.row()));
}

QHash<int, QByteArray> Actions::roleNames() const {
    return {{ActionRole, "action"}};
}

void Actions::add(AppAction* action) {
    if (m_actions.contains(action))
        return;
    apply(action);
    const auto after = std::ranges::upper_bound(m_actions, action->place(), {}, &AppAction::place);
    const int place = int(after - m_actions.begin());
    beginInsertRows({}, place, place);
    m_actions.insert(place, action);
    endInsertRows();
    connect(action, &QObject::destroyed, this, [this, action] {
        const int row = int(m_actions.indexOf(action));
        beginRemoveRows({}, row, row);
        m_actions.removeAt(row);
        endRemoveRows();
        Q_EMIT countChanged();
    });
    Q_EMIT countChanged();
}

AppAction* Actions::find(const QString& actionId) const {
    for (AppAction* const action : m_actions)
        if (action->actionId() == actionId)
            return action;
    return nullptr;
}

bool Actions::trigger(const QString& actionId) const {
    AppAction* const action = find(actionId);
    if (!action || !action->isEnabled())
        return false;
    action->trigger();
    return true;
}

QList<QObject*> Actions::inCategory(const QString& category) const {
    QList<QObject*> found;
    for (AppAction* const action : m_actions)
        if (action->category() == category)
            found << action;
    return found;
}

QList<QObject*> Actions::matching(const QString& typed) const {
    std::vector<std::pair<int, AppAction*>> found;
    for (AppAction* const action : m_actions)
        if (const int suits = suitability(action->plainText(), typed); suits > 0)
            found.emplace_back(suits + (action->isEnabled() ? 10'000 : 0), action);
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    QList<QObject*> list;
    for (const auto& [suits, action] : found)
        list << action;
    return list;
}

bool Actions::matches(const QString& actionId, int key, int modifiers) const {
    const AppAction* const action = find(actionId);
    if (!action || !action->isEnabled())
        return false;
    const QKeySequence pressed(
        QKeyCombination(Qt::KeyboardModifiers(modifiers) & ~Qt::KeypadModifier, Qt::Key(key)));
    const QStringList keys = action->shortcuts();
    return std::any_of(keys.begin(), keys.end(), [&](const QString& text) {
        return QKeySequence(text, QKeySequence::PortableText) == pressed;
    });
}

QStringList Actions::nativeKeys(const AppAction* action) {
    QStringList shown;
    if (!action) // it has just left
        return shown;
    for (const QString& keys : action->shortcuts())
        shown << shownKey(keys);
    return shown;
}

QString Actions::textOf(int key, int modifiers) {
    if (key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt ||
        key == Qt::Key_Meta || key == Qt::Key_AltGr || key == Qt::Key_unknown)
        return {};
    const auto held = Qt::KeyboardModifiers(modifiers) & ~Qt::KeypadModifier;
    return QKeySequence(QKeyCombination(held, Qt::Key(key))).toString(QKeySequence::PortableText);
}

AppAction* Actions::rivalOf(AppAction* action, const QString& keys) const {
    const QKeySequence wanted(keys, QKeySequence::PortableText);
    if (!action)
        return nullptr;
    for (AppAction* const other : m_actions) {
        const bool apart = !action->context().isEmpty() && !other->context().isEmpty() &&
                           action->context() != other->context();
        if (other == action || apart)
            continue;
        for (const QString& theirs : other->shortcuts())
            if (QKeySequence(theirs, QKeySequence::PortableText) == wanted)
                return other;
    }
    return nullptr;
}

void Actions::changeKeys(const QString& actionId, const QStringList& keys) {
    m_changed[actionId] = keys;
    if (AppAction* const action = find(actionId))
        apply(action);
    Q_EMIT keysChanged();
}

void Actions::restoreKeys(const QString& actionId) {
    m_changed.remove(actionId);
    if (AppAction* const action = find(actionId))
        apply(action);
    Q_EMIT keysChanged();
}

void Actions::setChangedKeys(const QVariantMap& changed) {
    m_changed = changed;
    for (AppAction* const action : m_actions)
        apply(action);
}

void Actions::apply(AppAction* action) const {
    const auto found = m_changed.find(action->actionId());
    action->setChangedKeys(found == m_changed.end()
                               ? std::nullopt
                               : std::optional<QStringList>(found->toStringList()));
}

int suitability(const QString& text, const QString& typed) {
    const QString wanted = typed.simplified().toCaseFolded();
    const QString words = text.toCaseFolded();
    if (wanted.isEmpty())
        return 1;
    if (const qsizetype at = words.indexOf(wanted); at >= 0)
        return 3000 - int(at) + (at == 0 || !words[at - 1].isLetterOrNumber() ? 1000 : 0);
    int score = 1000;
    qsizetype at = -1;
    for (const QChar letter : wanted) {
        if (letter.isSpace())
            continue;
        const qsizetype next = words.indexOf(letter, at + 1);
        if (next < 0)
            return 0;
        const bool beginsWord = next == 0 || !words[next - 1].isLetterOrNumber();
        score -= beginsWord || next == at + 1 ? 0 : 10 + int(next - at);
        at = next;
    }
    return std::max(score, 1);
}

} // namespace esagono
