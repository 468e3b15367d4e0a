// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/tables/text_bench.h"

#include "app/editing/files/workbench.h"
#include "app/text_formatter.h"
#include "editor/tables/text_names.h"

namespace esagono {

TextBench::TextBench(Workbench& workbench)
    : m_workbench(workbench) {
    connect(&workbench, &Workbench::opened, this, &TextBench::gather);
    connect(&workbench, &Workbench::edited, this, &TextBench::gather);
    connect(&workbench, &Workbench::languageChanged, this, &TextBench::gather);
}

QStringList TextBench::languages() {
    QStringList codes;
    for (const std::string_view code : {"en", "it", "es", "fr"})
        codes.append(QString::fromUtf8(code.data(), qsizetype(code.size())));
    return codes;
}

QVariant TextBench::data(const QModelIndex& index, int role) const {
    const WordRow& row = rows().at(index.row());
    const FoundWords& found = row.found;
    switch (role) {
    case Qt::DisplayRole:
    case OwnerRole:
        return row.owner;
    case PartRole:
        return row.part;
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
    return {{OwnerRole, "owner"},
            {PartRole, "part"},
            {WordsRole, "words"},
            {LackingRole, "lacking"},
            {SharedRole, "shared"}};
}

int TextBench::missing() const {
    return int(
        std::ranges::count_if(m_all, [](const WordRow& row) { return row.found.lacksAny(); }));
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
    m_all.clear();
    if (m_workbench.isOpen())
        for (FoundWords& found : findWords(m_workbench.documents())) {
            const WordsName name = nameOfWords(m_workbench.documents(), found.at,
                                               m_workbench.language().toStdString());
            m_all.append({std::move(found), phrase(name.owner, m_workbench.language()),
                          phrase(name.part, m_workbench.language())});
        }
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
    const auto has = [this](const QString& text) {
        return text.contains(m_search, Qt::CaseInsensitive);
    };
    for (const WordRow& row : m_all) {
        if (m_onlyMissing && !row.found.lacksAny())
            continue;
        if (!m_search.isEmpty() && !has(row.owner) && !has(row.part) &&
            std::ranges::none_of(row.found.words, [&](const auto& words) {
                return has(QString::fromStdString(words.second));
            }))
            continue;
        now.append(row);
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
