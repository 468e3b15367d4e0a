// SPDX-License-Identifier: GPL-3.0-or-later
#include "text_bench.h"

#include "workbench.h"

namespace esagono {

TextBench::TextBench(Workbench& workbench)
    : m_workbench(workbench) {
    connect(&workbench, &Workbench::opened, this, &TextBench::gather);
    connect(&workbench, &Workbench::edited, this, &TextBench::gather);
}

QStringList TextBench::languages() {
    QStringList codes;
    for (const std::string_view code : {"en", "it", "es", "fr"})
        codes.append(QString::fromUtf8(code.data(), qsizetype(code.size())));
    return codes;
}

QVariant TextBench::data(const QModelIndex& index, int role) const {
    const FoundWords& found = rows().at(index.row()).found;
    switch (role) {
    case FileRole:
        return QString::fromStdString(found.at.file);
    case OwnerRole:
        return QString::fromStdString(found.owner);
    case Qt::DisplayRole:
    case KeyRole:
        return QString::fromStdString(found.key);
    case SharedRole:
        return found.words.contains("");
    case WordsRole: {
        QStringList words;
        for (const QString& code : languages()) {
            const auto shared = found.words.find("");
            const auto own = found.words.find(code.toStdString());
            words.append(QString::fromStdString(shared != found.words.end() ? shared->second
                                                : own != found.words.end()  ? own->second
                                                                            : std::string()));
        }
        return words;
    }
    case LackingRole: {
        QVariantList lacking;
        for (const QString& code : languages())
            lacking.append(found.lacks(code.toStdString()));
        return lacking;
    }
    default:
        return {};
    }
}

QHash<int, QByteArray> TextBench::roleNames() const {
    return {{FileRole, "file"},   {OwnerRole, "owner"},     {KeyRole, "key"},
            {WordsRole, "words"}, {LackingRole, "lacking"}, {SharedRole, "shared"}};
}

int TextBench::missing() const {
    return int(std::ranges::count_if(m_all, &FoundWords::lacksAny));
}

void TextBench::write(int row, int language, const QString& text) {
    if (row < 0 || row >= count() || language < 0 || language >= languages().size())
        return;
    const FoundWords& found = rows().at(row).found;
    if (data(index(row), WordsRole).toStringList().at(language) != text)
        m_workbench.perform(setWords(m_workbench.documents(), found.at,
                                     languages().at(language).toStdString(), text.toStdString()));
}

void TextBench::attend(bool open) {
    m_open = open;
    gather();
}

void TextBench::gather() {
    if (!m_open)
        return;
    m_all = m_workbench.isOpen() ? findWords(m_workbench.documents()) : std::vector<FoundWords>();
    refresh();
}

void TextBench::setOnlyMissing(bool only) {
    m_onlyMissing = only;
    refresh();
}

void TextBench::setSearch(const QString& words) {
    m_search = words;
    refresh();
}

void TextBench::reveal(const QString& file, const QString& pointer) {
    m_wanted = {file.toStdString(), pointer.toStdString()};
    m_onlyMissing = false;
    m_search.clear();
    refresh();
}

void TextBench::refresh() {
    QList<WordRow> now;
    for (const FoundWords& found : m_all) {
        if (m_onlyMissing && !found.lacksAny())
            continue;
        const auto has = [&](const std::string& text) {
            return QString::fromStdString(text).contains(m_search, Qt::CaseInsensitive);
        };
        if (!m_search.isEmpty() && !has(found.owner) && !has(found.key) &&
            std::ranges::none_of(found.words, [&](const auto& words) { return has(words.second); }))
            continue;
        now.append({found});
    }
    show(std::move(now));
    Q_EMIT changed();
    for (int row = 0; !m_wanted.file.empty() && row < count(); ++row)
        if (rows().at(row).found.at == m_wanted) {
            m_wanted = {};
            Q_EMIT revealed(row);
        }
}

} // namespace esagono
