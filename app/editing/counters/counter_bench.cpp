// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/counters/counter_bench.h"

#include "app/board/counters/liveries.h"
#include "app/board/counters/nato_symbols.h"
#include "app/editing/counters/counter_form.h"
#include "app/editing/files/workbench.h"
#include "app/package_scan.h"
#include "app/text_formatter.h"
#include "editor/counters/counter_csv.h"
#include "editor/counters/counter_edits.h"
#include "editor/tables/source_edits.h"
#include "engine/core/fault.h"
#include "engine/kit/reading/package_reader.h"

#include <QFile>
#include <QLocale>
#include <QSaveFile>

namespace esagono {

namespace {

/// A table of counters is never larger.
constexpr qint64 mostCsvBytes = 16 << 20;

QVariantMap remark(bool good, const QString& text) {
    return {{QStringLiteral("good"), good}, {QStringLiteral("text"), text}};
}

} // namespace

CounterBench::CounterBench(Workbench& workbench)
    : m_workbench(workbench)
    , m_board(workbench) {
    connect(&workbench, &Workbench::packageChanged, this, [this] {
        if (m_workbench.isAnew({counterFile, "package.json", "display.json", "texts.json"}))
            readAgain();
    });
    connect(&workbench, &Workbench::languageChanged, this, &CounterBench::readAgain);
    connect(&workbench, &Workbench::edited, this, [this] {
        if (!isThere())
            choose(-1, {});
        Q_EMIT changed();
    });
    connect(&workbench, &Workbench::opened, this, [this] {
        if (m_workbench.package()) // it was saved, and lies there still
            return;
        choose(-1, {});
        readAgain();
    });
    connect(&m_board, &BoardSource::settingChanged, this, &CounterBench::readAgain); // its liveries
}

bool CounterBench::isThere() const {
    return m_counter >= 0 && m_workbench.documents().contains(counterFile) &&
           std::size_t(m_counter) < counterCount(m_workbench.documents());
}

void CounterBench::readAgain() {
    m_board.showMap(0);
    m_list.read(m_workbench.package(), m_board.liveries(), m_workbench.language());
    if (!isThere())
        setCounter(m_list.next(-1, 0));
    else
        m_list.mark(m_counter, m_chosen);
    Q_EMIT changed();
}

void CounterBench::choose(int counter, std::set<std::size_t> chosen) {
    m_counter = counter;
    m_chosen = std::move(chosen);
    m_list.mark(m_counter, m_chosen);
    m_stroke = m_workbench.newStroke();
    Q_EMIT changed();
}

void CounterBench::setCounter(int counter) {
    choose(counter, counter < 0 ? std::set<std::size_t>() : std::set{std::size_t(counter)});
}

void CounterBench::toggle(int counter) {
    std::set<std::size_t> chosen = m_chosen;
    if (counter != m_counter && !chosen.erase(std::size_t(counter)))
        chosen.insert(std::size_t(counter));
    choose(m_counter, std::move(chosen));
}

void CounterBench::chooseTo(int counter) {
    const std::vector<std::size_t> all = m_list.between(m_counter, counter);
    std::set<std::size_t> chosen(all.begin(), all.end());
    if (m_counter >= 0)
        chosen.insert(std::size_t(m_counter));
    choose(m_counter, std::move(chosen));
}

void CounterBench::step(int by) {
    setCounter(m_list.next(m_counter, by));
}

std::vector<std::size_t> CounterBench::places() const {
    return isThere() ? std::vector<std::size_t>(m_chosen.begin(), m_chosen.end())
                     : std::vector<std::size_t>();
}

bool CounterBench::perform(Proposal proposal) {
    if (proposal.isRefused()) {
        Q_EMIT m_workbench.failed(phrase(proposal.refusal, m_workbench.language()));
        return false;
    }
    m_workbench.perform(std::move(proposal.edit));
    return true;
}

/// What an author types is his own, wherever it was said to come from; one step with the value.
void CounterBench::performOwn(Edit edit) {
    markOwnValues(edit, m_workbench.documents(), counterFile);
    perform(std::move(edit));
}

// What the form shows

QVariantMap CounterBench::form() const {
    return isThere() && m_workbench.package()
               ? counterForm(*m_workbench.package(), m_workbench.documents(),
                             std::size_t(m_counter), m_workbench.language())
               : QVariantMap();
}

QVariantList CounterBench::remarks() const {
    const auto& package = m_workbench.package();
    const auto liveries = m_board.liveries();
    if (!package || !liveries || !isThere() || std::size_t(m_counter) >= package->counters.size())
        return {};
    const Counter& counter = package->counters[std::size_t(m_counter)];
    SeenCounter seen;
    seen.counter = CounterId(std::size_t(m_counter));
    seen.side = counter.side;
    const CounterLook look = lookOf(*liveries, *package, seen, Palette::Classic);
    const double reads = contrast(look.coat.ink, look.coat.fill);
    QVariantList all{
        //: %1 = number
        //% "Contrast of text and background %1:1"
        remark(reads >= 4.5, qtTrId("app.editor.counter.contrast")
                                 .arg(QLocale(m_workbench.language()).toString(reads, 'f', 1)))};
    bool weaker = true;
    for (std::size_t face = 1; face < counter.faces.size(); ++face)
        for (std::size_t i = 0; i < package->attributes.size(); ++i) {
            const AttributeId attribute(i);
            weaker = weaker && (!counter.has(0, attribute) || !counter.has(face, attribute) ||
                                counter.number(face, attribute) <= counter.number(0, attribute));
        }
    if (counter.faces.size() > 1 && weaker)
        //% "No face is stronger than the first"
        all << remark(true, qtTrId("app.editor.counter.back_weaker"));
    else if (counter.faces.size() > 1)
        //% "A face is stronger than the first"
        all << remark(false, qtTrId("app.editor.counter.back_stronger"));
    if (look.symbol == noSymbol && !look.tile)
        //% "Its type has no symbol"
        all << remark(false, qtTrId("app.editor.counter.no_symbol"));
    if (scenariosUsing(m_workbench.documents(), counter.id).empty())
        //% "No scenario uses it"
        all << remark(false, qtTrId("app.editor.counter.unused"));
    return all;
}

QVariantList CounterBench::formation() const {
    const auto& package = m_workbench.package();
    const auto liveries = m_board.liveries();
    if (!package || !liveries || !isThere() || std::size_t(m_counter) >= package->counters.size())
        return {};
    const TraitId trait = liveries->bandTrait.exists() ? liveries->bandTrait : liveries->coatTrait;
    if (!trait.exists())
        return {};
    const Counter& counter = package->counters[std::size_t(m_counter)];
    const WordId word = counter.words[trait.index()];
    QVariantList all;
    for (std::size_t i = 0; word.exists() && i < package->counters.size(); ++i)
        if (package->counters[i].words[trait.index()] == word &&
            package->counters[i].faces.size() == counter.faces.size())
            all << QVariantMap{
                {QStringLiteral("counter"), int(i)},
                {QStringLiteral("name"), QString::fromStdString(package->counters[i].name)}};
    return all;
}

QVariantList CounterBench::statuses() const {
    QVariantList all;
    const auto liveries = m_board.liveries();
    if (const auto& package = m_workbench.package(); package && liveries)
        for (std::size_t i = 0; i < package->statuses.size(); ++i)
            if (i < liveries->statuses.size() &&
                (liveries->statuses[i].badge.shape != BadgeShape::None ||
                 !liveries->statuses[i].values.empty()))
                all << QVariantMap{{QStringLiteral("status"), int(i)},
                                   {QStringLiteral("name"),
                                    wordsIn(package->statuses[i].name, m_workbench.language())}};
    return all;
}

// What the form changes

void CounterBench::setValue(int face, const QString& attribute, int value) {
    Edit edit = esagono::setFaceValue(m_workbench.documents(), places(), std::size_t(face),
                                      attribute.toStdString(), std::int16_t(value));
    edit.stroke = m_stroke + " of value " + std::to_string(face) + attribute.toStdString();
    performOwn(std::move(edit));
}

void CounterBench::clearValue(int face, const QString& attribute) {
    perform(esagono::setFaceValue(m_workbench.documents(), places(), std::size_t(face),
                                  attribute.toStdString(), std::nullopt));
}

void CounterBench::setFaceName(int face, const QString& name) {
    if (m_workbench.package())
        perform(esagono::setFaceName(
            m_workbench.documents(), places(), std::size_t(face),
            faceNamed(*m_workbench.package(), name.trimmed(), m_workbench.language())));
}

void CounterBench::setName(const QString& name) {
    if (isThere())
        performOwn(
            setCounterName(m_workbench.documents(), std::size_t(m_counter), name.toStdString()));
}

void CounterBench::setSide(const QString& side) {
    performOwn(setCounterSide(m_workbench.documents(), places(), side.toStdString()));
}

void CounterBench::setTrait(const QString& trait, const QString& word) {
    performOwn(esagono::setTrait(m_workbench.documents(), places(), trait.toStdString(),
                                 word.toStdString()));
}

void CounterBench::setFlag(const QString& flag, bool on) {
    performOwn(esagono::setFlag(m_workbench.documents(), places(), flag.toStdString(), on));
}

void CounterBench::setSymbolPart(const QString& part, bool on) {
    if (!isThere())
        return;
    const QStringList now =
        partsOfSymbol(counterSymbol(m_workbench.documents(), std::size_t(m_counter)));
    QStringList parts;
    for (const QString& each : symbolParts())
        if (each == part ? on : now.contains(each))
            parts << each;
    perform(
        setCounterSymbol(m_workbench.documents(), places(), symbolFromParts(parts).toStdString()));
}

void CounterBench::clearSymbol() {
    perform(setCounterSymbol(m_workbench.documents(), places(), {}));
}

void CounterBench::mark(const QString& part, int face, const QString& key, const QString& mark) {
    const Documents& documents = m_workbench.documents();
    const std::string name = key.toStdString(), words = mark.toStdString();
    if (part == QLatin1String("value"))
        perform(markFace(documents, places(), std::size_t(face), name, words));
    else if (part == QLatin1String("trait"))
        perform(markTrait(documents, places(), name, words));
    else
        perform(markCounter(documents, places(), name, words));
}

void CounterBench::copyToFormation() {
    std::vector<std::size_t> others;
    for (const QVariant& other : formation())
        others.push_back(std::size_t(other.toMap().value(QStringLiteral("counter")).toInt()));
    if (isThere())
        perform(copyFaces(m_workbench.documents(), std::size_t(m_counter), others));
}

void CounterBench::addFace() {
    if (isThere())
        perform(esagono::addFace(m_workbench.documents(), std::size_t(m_counter)));
}

void CounterBench::removeFace(int face) {
    if (isThere())
        perform(esagono::removeFace(m_workbench.documents(), std::size_t(m_counter),
                                    std::size_t(face)));
}

void CounterBench::add() {
    const int at = m_counter + 1;
    const std::string side = form().value(QStringLiteral("side")).toString().toStdString();
    if (m_workbench.documents().contains(counterFile) &&
        perform(addCounter(m_workbench.documents(), std::size_t(at), side)))
        setCounter(at);
}

void CounterBench::duplicate() {
    if (isThere() && perform(duplicateCounter(m_workbench.documents(), std::size_t(m_counter))))
        setCounter(m_counter + 1);
}

void CounterBench::remove() {
    const int next = m_list.next(m_counter, 1);
    const int before = m_counter;
    if (isThere() && perform(removeCounters(m_workbench.documents(), places())))
        setCounter(next > before ? before : m_list.next(before, -1));
}

bool CounterBench::exportCsv(const QString& file) {
    if (!m_workbench.package())
        return false;
    QSaveFile out(file);
    const std::string csv = countersAsCsv(*m_workbench.package());
    if (!out.open(QIODevice::WriteOnly) || out.write(csv.data(), qint64(csv.size())) < 0 ||
        !out.commit()) {
        Q_EMIT m_workbench.failed(out.errorString());
        return false;
    }
    return true;
}

bool CounterBench::importCsv(const QString& file) {
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly) || !m_workbench.package()) {
        Q_EMIT m_workbench.failed(in.errorString());
        return false;
    }
    try {
        Documents documents = m_workbench.documents(); // as they are now, whatever was read last
        std::vector<Finding> findings;
        const GamePackage now = readPackage(std::move(documents), findings);
        perform(countersFromCsv(now, in.read(mostCsvBytes).toStdString()));
    } catch (...) {
        Q_EMIT m_workbench.failed(phrase(caughtText(), m_workbench.language()));
        return false;
    }
    return true;
}

void CounterBench::reveal(const QString&, const QString& pointer) {
    const QStringList steps = pointer.split(QLatin1Char('/'), Qt::SkipEmptyParts);
    if (steps.size() > 1 && steps[0] == QLatin1String("counters"))
        setCounter(steps[1].toInt());
}

} // namespace esagono
