// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/counters/counter_list.h"

#include "app/board/counters/liveries.h"
#include "app/package_scan.h"
#include "editor/counters/counter_edits.h"
#include "engine/kit/reading/source.h"

#include <algorithm>

namespace esagono {

namespace {

QString figuresOf(const CounterLook& look) {
    QStringList figures;
    for (const CounterFigure& figure : look.figures)
        figures << figure.text;
    return figures.join(u'-');
}

/// What people call the word a counter bears of a trait; empty if it bears none.
QString wordOf(const GamePackage& package, const Counter& counter, TraitId trait,
               const QString& language) {
    if (!trait.exists() || !counter.words[trait.index()].exists())
        return {};
    const Named& word = package.traits[trait.index()].words[counter.words[trait.index()].index()];
    return word.name.empty() ? QString::fromStdString(word.id) : wordsIn(word.name, language);
}

QString headingOf(const GamePackage& package, const Liveries* liveries, const Counter& counter,
                  const QString& language) {
    if (!counter.side.exists())
        //: Counters that belong to no side
        //% "nobody’s"
        return qtTrId("app.editor.counter.nobody");
    const QString side = wordsIn(package.sides[counter.side.index()].name, language);
    const QString coat =
        liveries ? wordOf(package, counter, liveries->coatTrait, language) : QString();
    return coat.isEmpty() ? side : side + QStringLiteral(" · ") + coat;
}

} // namespace

bool hasReconstructed(const Record& counters, std::size_t counter) {
    const Record& faces = counters["counters"][counter]["faces"];
    for (std::size_t face = 0; face < faces.size(); ++face)
        for (const auto& [key, value] : faces[face].items())
            if (value.is_number() &&
                sourceOf(counters, pointerTo(facePointer(counter, face), key)).kind ==
                    Source::Kind::Reconstructed)
                return true;
    return false;
}

QHash<int, QByteArray> CounterList::roleNames() const {
    return {{CounterRole, "counter"}, {NameRole, "name"},
            {FiguresRole, "figures"}, {ReconstructedRole, "reconstructed"},
            {CountRole, "count"},     {FoldedRole, "folded"},
            {ChosenRole, "chosen"},   {CurrentRole, "current"}};
}

QVariant CounterList::data(const QModelIndex& index, int role) const {
    const CounterRow& row = rows()[index.row()];
    switch (role) {
    case CounterRole:
        return row.counter;
    case NameRole:
        return row.name;
    case FiguresRole:
        return row.figures;
    case ReconstructedRole:
        return row.reconstructed;
    case CountRole:
        return row.count;
    case FoldedRole:
        return row.folded;
    case ChosenRole:
        return row.chosen;
    case CurrentRole:
        return row.current;
    default:
        return {};
    }
}

QVariantMap CounterList::counts() const {
    const auto having = [&](auto question) {
        return int(std::ranges::count_if(m_entries, question));
    };
    const int units = having([](const Entry& entry) { return entry.unit; });
    return {{QStringLiteral("all"), int(m_entries.size())},
            {QStringLiteral("units"), units},
            {QStringLiteral("markers"), int(m_entries.size()) - units},
            {QStringLiteral("reconstructed"),
             having([](const Entry& entry) { return entry.reconstructed; })}};
}

void CounterList::setSearch(const QString& search) {
    if (m_search == search)
        return;
    m_search = search;
    showAgain();
}

void CounterList::setFilter(const QString& filter) {
    if (m_filter == filter)
        return;
    m_filter = filter;
    showAgain();
}

void CounterList::fold(const QString& heading) {
    if (!m_folded.remove(heading))
        m_folded.insert(heading);
    showAgain();
}

void CounterList::read(std::shared_ptr<const GamePackage> package,
                       std::shared_ptr<const Liveries> liveries, const QString& language) {
    m_entries.clear();
    for (std::size_t i = 0; package && i < package->counters.size(); ++i) {
        const Counter& counter = package->counters[i];
        Entry entry{i,
                    headingOf(*package, liveries.get(), counter, language),
                    QString::fromStdString(counter.name),
                    {},
                    {},
                    counter.side.exists(),
                    hasReconstructed(package->documents.at(counterFile), i)};
        if (liveries) {
            SeenCounter seen;
            seen.counter = CounterId(i);
            seen.side = counter.side;
            entry.figures = figuresOf(lookOf(*liveries, *package, seen, Palette::Classic));
        }
        entry.words = entry.name + u' ' + QString::fromStdString(counter.id);
        for (std::size_t trait = 0; trait < package->traits.size(); ++trait)
            entry.words += u' ' + wordOf(*package, counter, TraitId(trait), language);
        m_entries.push_back(std::move(entry));
    }
    std::vector<QString> headings; // in the order in which they first come
    for (const Entry& entry : m_entries)
        if (std::ranges::find(headings, entry.heading) == headings.end())
            headings.push_back(entry.heading);
    const auto place = [&](const Entry& entry) {
        return std::ranges::find(headings, entry.heading) - headings.begin();
    };
    std::ranges::stable_sort(m_entries, {}, place);
    showAgain();
}

void CounterList::mark(int current, const std::set<std::size_t>& chosen) {
    m_current = current;
    m_chosen = chosen;
    showAgain();
}

bool CounterList::letsThrough(const Entry& entry) const {
    if ((m_filter == QLatin1String("units") && !entry.unit) ||
        (m_filter == QLatin1String("markers") && entry.unit) ||
        (m_filter == QLatin1String("reconstructed") && !entry.reconstructed))
        return false;
    const QStringList wanted = m_search.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(wanted, [&](const QString& word) {
        return entry.words.contains(word, Qt::CaseInsensitive);
    });
}

void CounterList::showAgain() {
    QList<CounterRow> all;
    qsizetype heading = -1;
    for (const Entry& entry : m_entries) {
        if (!letsThrough(entry))
            continue;
        const bool folded = m_folded.contains(entry.heading);
        if (heading < 0 || all[heading].name != entry.heading) {
            heading = all.size();
            all.append({.name = entry.heading, .folded = folded});
        }
        ++all[heading].count;
        if (!folded)
            all.append({.counter = int(entry.counter),
                        .name = entry.name,
                        .figures = entry.figures,
                        .reconstructed = entry.reconstructed,
                        .chosen = m_chosen.contains(entry.counter),
                        .current = int(entry.counter) == m_current});
    }
    show(std::move(all));
    Q_EMIT changed();
}

int CounterList::next(int counter, int by) const {
    QList<int> shown;
    for (const CounterRow& row : rows())
        if (row.counter >= 0)
            shown << row.counter;
    if (shown.isEmpty())
        return -1;
    const auto at = shown.indexOf(counter);
    return at < 0 ? shown.front() : shown[std::clamp<qsizetype>(at + by, 0, shown.size() - 1)];
}

std::vector<std::size_t> CounterList::between(int one, int other) const {
    std::vector<std::size_t> found;
    bool inside = false;
    for (const CounterRow& row : rows()) {
        const bool edge = row.counter >= 0 && (row.counter == one || row.counter == other);
        if (row.counter >= 0 && (inside || edge))
            found.push_back(std::size_t(row.counter));
        if (edge && one != other)
            inside = !inside;
    }
    return found;
}

bool CounterList::isReconstructed(std::size_t counter) const {
    return std::ranges::any_of(m_entries, [&](const Entry& entry) {
        return entry.counter == counter && entry.reconstructed;
    });
}

} // namespace esagono
