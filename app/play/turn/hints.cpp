// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/turn/hints.h"

#include "app/table/words/command_words.h"

#include <QLocale>

namespace esagono {

namespace {

/// "+1.4": what a reason is worth, in the figures of the language.
QString worthText(Ratio ratio, const QString& language) {
    const double value = double(ratio.over()) / double(ratio.under());
    const QLocale locale(language);
    const QString digits = locale.toString(std::abs(value), 'f', 1);
    if (digits == locale.toString(0.0, 'f', 1))
        return digits;
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + digits;
}

} // namespace

Hints::Hints(const OpponentHost& host, QObject* parent)
    : QObject(parent)
    , m_host(host) {}

void Hints::ask(SideId side, const MindMaker& maker) {
    clear();
    m_shown = true;
    const std::shared_ptr<Mind> mind =
        maker(*m_host.match(), PlayedBy{QStringLiteral("normal"), {}, {}});
    m_thought.start(
        this,
        [mind, side, state = m_host.match()->state()](const std::atomic<bool>& stop) {
            return mind->hints(state, side, stop);
        },
        [this](const std::vector<ai::Hint>& hints) {
            m_hints = hints;
            Q_EMIT changed();
        },
        [this](const Text&) { Q_EMIT changed(); }); // there is no advice
    Q_EMIT changed();
}

void Hints::clear() {
    m_thought.stop();
    m_hints.clear();
    if (std::exchange(m_current, -1) != -1)
        Q_EMIT currentChanged();
    if (std::exchange(m_shown, false))
        Q_EMIT changed();
}

std::optional<Command> Hints::command(int row) const {
    if (row < 0 || row >= int(m_hints.size()))
        return {};
    return m_hints[std::size_t(row)].command;
}

void Hints::show(int row) {
    m_current = row == m_current || !command(row) ? -1 : row;
    Q_EMIT currentChanged();
}

QVariantList Hints::rows() const {
    QVariantList list;
    if (!m_host.match())
        return list;
    const QString language = m_host.language();
    const GameWords words(m_host.match()->setting(), language);
    for (const ai::Hint& hint : m_hints) {
        QVariantList reasons;
        for (const TallyItem& item : hint.reasons.items)
            reasons << QVariantMap{{QStringLiteral("text"), words.phrase(item.label)},
                                   {QStringLiteral("value"), worthText(item.value, language)}};
        list << QVariantMap{
            {QStringLiteral("label"), sentenceOf(m_host.match()->position(), hint.command, words)},
            {QStringLiteral("total"), worthText(hint.reasons.total(), language)},
            {QStringLiteral("onBoard"), hexOf(m_host.match()->position(), hint.command).exists()},
            {QStringLiteral("reasons"), reasons}};
    }
    return list;
}

} // namespace esagono
