// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/panels/track_model.h"

#include "app/table/panels/drawn_in.h"
#include "app/table/words/game_words.h"

namespace esagono {

namespace {

using Row = PanelModel::Row;

constexpr char sequenceStyle[] = "sequence";

/// What lies on a cell of a track besides the track's own marker.
struct OnCell {
    int value = 0;
    QVariantList markers;
    QVariantList counters;
};
using OnCells = std::map<std::string, std::vector<OnCell>>; ///< by track

/// Builds the rows of one scene.
class TrackBuilder {
public:
    explicit TrackBuilder(const GameScene& scene)
        : m_words(*scene.setting, scene.language)
        , m_scenario(*scene.setting->scenario)
        , m_view(*scene.view) {
        gatherOnCells();
    }

    QList<Row> rows() {
        const GamePackage& package = m_words.package();
        for (std::size_t i = 0; i < package.tracks.size(); ++i)
            addTrack(TrackId(i));
        for (std::size_t i = 0; i < package.boxes.size(); ++i)
            addBox(BoxId(i));
        for (std::size_t i = 0; i < package.pools.size(); ++i)
            addPool(PoolId(i));
        std::ranges::stable_sort(
            m_rows, {}, [](const Row& row) { return row.value(TrackModel::OrderRole).toInt(); });
        return std::move(m_rows);
    }

private:
    [[nodiscard]] const Record& drawn(const TrackKind& track) const {
        return m_words.drawn("tracks", track.id);
    }
    [[nodiscard]] const Record& drawn(const BoxKind& box) const {
        return m_words.drawn("boxes", box.id);
    }
    [[nodiscard]] const Record& drawn(const PoolKind& pool) const {
        return m_words.drawn("pools", pool.id);
    }
    /// Whose it is: as it is drawn, else as it is declared.
    template <class Kind>
    [[nodiscard]] SideId sideOf(const Kind& kind) const {
        const QString side = textIn(drawn(kind), "side");
        return side.isEmpty() ? kind.owner
                              : find<SideId>(m_words.package().sides, side.toStdString());
    }
    [[nodiscard]] static bool isOnCell(const Record& look) {
        return look.contains("on") && look["on"].is_object() && look["on"].contains("track");
    }
    OnCell& cellOf(const Record& on, int value) {
        std::vector<OnCell>& cells = m_onCells[textIn(on, "track").toStdString()];
        for (OnCell& cell : cells)
            if (cell.value == value)
                return cell;
        return cells.emplace_back(OnCell{value, {}, {}});
    }

    /// Tracks and boxes that are drawn on the cells of another track.
    void gatherOnCells() {
        const GamePackage& package = m_words.package();
        for (std::size_t i = 0; i < package.tracks.size(); ++i) {
            const Record& look = drawn(package.tracks[i]);
            const auto value = m_view.tracks[i];
            if (!isOnCell(look) || !value || *value == wholeIn(look, "hiddenAt", INT_MIN))
                continue;
            cellOf(look["on"], *value)
                .markers.append(
                    QVariantMap{{QStringLiteral("symbol"), textIn(look, "symbol")},
                                {QStringLiteral("name"), m_words.name(package.tracks[i])}});
        }
        for (std::size_t i = 0; i < package.boxes.size(); ++i)
            if (const Record& look = drawn(package.boxes[i]); isOnCell(look))
                cellOf(look["on"], wholeIn(look["on"], "value", 0)).counters +=
                    countersIn(BoxId(i), false);
    }

    [[nodiscard]] QVariantList countersIn(BoxId box, bool faded) const {
        QVariantList list;
        for (const SeenCounter& seen : m_view.counters)
            if (seen.place == Place(box))
                list.append(QVariantMap{
                    {QStringLiteral("counter"), seen.counter.exists() ? seen.counter.value : -1},
                    {QStringLiteral("side"), seen.side.exists() ? seen.side.value : -1},
                    {QStringLiteral("name"), m_words.name(seen.counter)},
                    {QStringLiteral("faded"), faded},
                    {QStringLiteral("where"), entryOf(seen.counter)},
                    {QStringLiteral("words"), wordsOf(seen.counter)}});
        return list;
    }
    /// Where the schedule of the scenario lets it come in; empty: it says nothing of it.
    [[nodiscard]] QString entryOf(CounterId counter) const {
        for (const SetupGroup& group : m_scenario.reinforcements) {
            if (std::ranges::find(group.counters, counter) == group.counters.end())
                continue;
            if (group.place.isHex())
                return hexText(group.place.hex());
            QStringList hexes;
            for (std::size_t i = 0; group.hexes.size() <= 3 && i < group.hexes.size(); ++i)
                hexes << hexText(group.hexes[i]);
            return hexes.join(QStringLiteral(", "));
        }
        return {};
    }
    [[nodiscard]] QString hexText(HexId hex) const {
        const QString place = m_words.placeName(hex);
        return place.isEmpty() ? m_words.hexLabel(hex)
                               : m_words.hexLabel(hex) + QLatin1Char(' ') + place;
    }
    /// Its name, its side and what is printed on it.
    [[nodiscard]] QString wordsOf(CounterId counter) const {
        if (!counter.exists())
            return {};
        const Counter& printed = m_words.package().counters[counter.index()];
        QStringList list{m_words.name(counter), m_words.name(printed.side)};
        for (std::size_t i = 0; i < printed.words.size(); ++i)
            if (const WordId word = printed.words[i]; word.exists())
                list << m_words.name(m_words.package().traits[i].words[word.index()]);
        return list.join(QLatin1Char(' ')).toLower();
    }

    [[nodiscard]] QVariantList cells(const TrackKind& track, std::optional<int> value,
                                     int threshold) const {
        QVariantList list;
        const Record& look = drawn(track);
        const auto declared = look.find("cells");
        if (declared == look.end() || !declared->is_array())
            return list;
        // The steps of a turn are reached one after the other, whatever their numbers.
        const bool isSequence = textIn(look, "style") == QLatin1String(sequenceStyle);
        bool isAhead = false;
        for (const Record& cell : *declared) {
            const int at = wholeIn(cell, "value", 0);
            const bool isLeftOut = cell.value("once", false) && value != at;
            if (!isDrawnIn(m_words.setting(), cell) || isLeftOut)
                continue;
            QVariantMap shown{
                {QStringLiteral("value"), at},
                {QStringLiteral("label"), m_words.words(cell.value("label", Record()))},
                {QStringLiteral("sublabel"), m_words.words(cell.value("sublabel", Record()))},
                {QStringLiteral("symbol"), textIn(cell, "symbol")},
                {QStringLiteral("shade"), textIn(cell, "shade")},
                {QStringLiteral("current"), value && *value == at},
                {QStringLiteral("reached"), value && (isSequence ? !isAhead : *value >= at)},
                {QStringLiteral("threshold"), threshold == at},
                {QStringLiteral("markers"), QVariantList()},
                {QStringLiteral("counters"), QVariantList()}};
            if (const auto on = m_onCells.find(track.id); on != m_onCells.end())
                for (const OnCell& lying : on->second)
                    if (lying.value == at) {
                        shown[QStringLiteral("markers")] = lying.markers;
                        shown[QStringLiteral("counters")] = lying.counters;
                    }
            list.append(shown);
            isAhead = isAhead || value == at;
        }
        return list;
    }

    void addTrack(TrackId id) {
        const TrackKind& track = m_words.package().tracks[id.index()];
        const Record& look = drawn(track);
        if (isOnCell(look) || isHidden(look))
            return;
        const std::optional<int> value = m_view.tracks[id.index()];
        const int threshold = wholeIn(look, "threshold", -1);
        const SideId side = sideOf(track);
        const QVariantList cellList = cells(track, value, threshold);
        Row row = common(track, side);
        const QString style = textIn(look, "style");
        row[TrackModel::StyleRole] = style.isEmpty() ? QStringLiteral("gauge") : style;
        row[TrackModel::KnownRole] = value.has_value();
        row[TrackModel::ValueRole] = value.value_or(0);
        row[TrackModel::LeastRole] = track.least;
        row[TrackModel::MostRole] = wholeIn(look, "most", track.most);
        row[TrackModel::ThresholdRole] = threshold;
        row[TrackModel::CellsRole] = cellList;
        row[TrackModel::CountersRole] = QVariantList();
        row[TrackModel::ChitsRole] = QVariantList();
        row[TrackModel::SymbolRole] = textIn(look, "symbol");
        row[TrackModel::ShownRole] = !value || *value != wholeIn(look, "hiddenAt", INT_MIN);
        row[TrackModel::TextRole] = valueText(value, cellList, row, wholeIn(look, "parts", 1));
        row[TrackModel::CaptionRole] = caption(row, value);
        finish(std::move(row));
    }

    /// The value in words; notes the symbol of its cell on the way. `parts`: it counts in halves …
    [[nodiscard]] static QString valueText(std::optional<int> value, const QVariantList& cellList,
                                           Row& row, int parts) {
        if (!value)
            //% "unknown"
            return qtTrId("app.track.unknown");
        for (const QVariant& each : cellList) {
            const QVariantMap cell = each.toMap();
            if (!cell.value(QStringLiteral("current")).toBool())
                continue;
            if (const QString symbol = cell.value(QStringLiteral("symbol")).toString();
                !symbol.isEmpty())
                row[TrackModel::SymbolRole] = symbol;
            return cell.value(QStringLiteral("label")).toString();
        }
        const QString style = row.value(TrackModel::StyleRole).toString();
        if (style == QLatin1String("stars"))
            return outOf(*value, row.value(TrackModel::MostRole).toInt());
        if (style == QLatin1String("gauge") && row.value(TrackModel::ThresholdRole).toInt() >= 0)
            return outOf(*value, row.value(TrackModel::ThresholdRole).toInt());
        return numberText(Ratio(*value, parts));
    }
    [[nodiscard]] static QString outOf(int value, int most) {
        return QStringLiteral("%1 / %2").arg(value).arg(most);
    }

    /// Of the track that counts the turns, their dates; of one to be filled, how much is needed.
    [[nodiscard]] QString caption(const Row& row, std::optional<int> value) const {
        if (row.value(TrackModel::SymbolRole) == QLatin1String("turn") && value) {
            const int at = *value - m_scenario.firstTurn;
            if (at >= 0 && at < int(m_scenario.turnLabels.size()))
                return m_words.words(m_scenario.turnLabels[std::size_t(at)]);
        }
        if (row.value(TrackModel::StyleRole) == QLatin1String("stars") &&
            row.value(TrackModel::ThresholdRole).toInt() >= 0)
            //: %n = the points that win the game
            //% "%n to win"
            return qtTrId("app.track.toWin", row.value(TrackModel::ThresholdRole).toInt());
        return {};
    }

    void addBox(BoxId id) {
        const BoxKind& box = m_words.package().boxes[id.index()];
        const Record& look = drawn(box);
        const QString panel = textIn(look, "panel");
        if (isHidden(look) || panel == QLatin1String("tray"))
            return;
        if (isOnCell(look)) {
            if (look.contains("arrivals") && look["arrivals"] == true)
                addArrivals(id);
            return;
        }
        const bool faded = look.contains("faded") && look["faded"] == true;
        const QVariantList counters = countersIn(id, faded);
        const SideId side = sideOf(box);
        if (Row* shelf = sameGroup(textIn(look, "group"), side)) { // e.g. ready and used together
            (*shelf)[TrackModel::CountersRole] =
                (*shelf)[TrackModel::CountersRole].toList() + counters;
            (*shelf)[TrackModel::MostRole] =
                (*shelf)[TrackModel::MostRole].toInt() + int(counters.size());
            describe(*shelf);
            return;
        }
        Row row = holder(box, side, counters, "grid");
        if (panel.isEmpty())
            row[TrackModel::PanelRole] = QStringLiteral("drawer");
        row[TrackModel::MostRole] = std::max(heldAtStart(id), int(counters.size()));
        row[groupRole] = textIn(look, "group");
        finish(std::move(row));
    }
    /// Those who wait on the cell of a track as a list, with where they come in.
    void addArrivals(BoxId id) {
        const BoxKind& box = m_words.package().boxes[id.index()];
        const QVariantList counters = countersIn(id, false);
        if (counters.isEmpty())
            return;
        Row row = holder(box, sideOf(box), counters, "arrivals");
        row[TrackModel::PanelRole] = QStringLiteral("drawer");
        row[TrackModel::StyleRole] = QStringLiteral("arrivals");
        row[TrackModel::OrderRole] = INT_MAX; // after the boxes, in their own order
        row[TrackModel::TextRole] = QString::number(counters.size());
        finish(std::move(row));
    }
    void addPool(PoolId id) {
        const PoolKind& pool = m_words.package().pools[id.index()];
        const Record& look = drawn(pool);
        if (look.empty() || isHidden(look))
            return;
        const SeenPool& seen = m_view.pools[id.index()];
        Row row = holder(pool, sideOf(pool), {}, "list");
        row[TrackModel::KnownRole] = seen.chits.has_value();
        row[TrackModel::ValueRole] = int(seen.count);
        row[TrackModel::ChitsRole] = chitsIn(seen);
        row[TrackModel::TextRole] = QString::number(seen.count);
        finish(std::move(row));
    }
    [[nodiscard]] QVariantList chitsIn(const SeenPool& pool) const {
        QVariantList list;
        for (std::size_t i = 0; pool.chits && i < pool.chits->size(); ++i) {
            if ((*pool.chits)[i] == 0)
                continue;
            const ChitKind& chit = m_words.package().chits[i];
            list.append(QVariantMap{
                {QStringLiteral("name"), m_words.name(chit)},
                {QStringLiteral("text"), chit.extra.is_object()
                                             ? m_words.words(chit.extra.value("text", Record()))
                                             : QString()},
                {QStringLiteral("dot"), textIn(chit.extra, "dot")},
                {QStringLiteral("count"), int((*pool.chits)[i])}});
        }
        return list;
    }
    /// The row of something that holds things.
    template <class Kind>
    [[nodiscard]] Row holder(const Kind& kind, SideId side, const QVariantList& counters,
                             const char* style) const {
        const Record& look = drawn(kind);
        Row row = common(kind, side);
        const QString said = textIn(look, "style");
        row[TrackModel::StyleRole] = said.isEmpty() ? QString::fromLatin1(style) : said;
        row[TrackModel::KnownRole] = true;
        row[TrackModel::ValueRole] = int(counters.size());
        row[TrackModel::LeastRole] = 0;
        row[TrackModel::MostRole] = int(counters.size());
        row[TrackModel::ThresholdRole] = -1;
        row[TrackModel::CellsRole] = QVariantList();
        row[TrackModel::CountersRole] = counters;
        row[TrackModel::ChitsRole] = QVariantList();
        row[TrackModel::SymbolRole] = textIn(look, "symbol");
        row[TrackModel::ShownRole] = true;
        row[TrackModel::CaptionRole] = QString();
        return row;
    }
    [[nodiscard]] Row* sameGroup(const QString& group, SideId side) {
        if (group.isEmpty())
            return nullptr;
        for (Row& row : m_rows)
            if (row.value(groupRole) == group &&
                row.value(TrackModel::SideRole) == (side.exists() ? int(side.value) : -1))
                return &row;
        return nullptr;
    }
    [[nodiscard]] int heldAtStart(BoxId box) const {
        int count = 0;
        for (const SetupGroup& group : m_scenario.setup)
            if (group.place == Place(box))
                count += int(group.counters.size());
        return count;
    }

    template <class Kind>
    [[nodiscard]] Row common(const Kind& kind, SideId side) const {
        const Record& look = drawn(kind);
        const QString panel = textIn(look, "panel");
        Row row;
        row[TrackModel::KeyRole] = QString::fromStdString(kind.id);
        row[TrackModel::NameRole] = m_words.name(kind);
        row[TrackModel::PanelRole] = panel.isEmpty() ? QStringLiteral("side") : panel;
        row[TrackModel::OrderRole] = wholeIn(look, "order", INT_MAX);
        row[TrackModel::SideRole] = side.exists() ? int(side.value) : -1;
        row[TrackModel::MarkRole] = m_words.mark(side);
        row[TrackModel::ColourRole] = m_words.colour(side);
        return row;
    }
    /// What a box shows and what is said of a row.
    static void describe(Row& row) {
        if (!row.contains(TrackModel::TextRole) || row.contains(groupRole)) {
            const int most = row.value(TrackModel::MostRole).toInt();
            const int now = row.value(TrackModel::ValueRole).toInt();
            row[TrackModel::TextRole] = most > 0 ? outOf(now, most) : QString::number(now);
        }
        const QString caption = row.value(TrackModel::CaptionRole).toString();
        const QString name = row.value(TrackModel::NameRole).toString();
        const QString text = row.value(TrackModel::TextRole).toString();
        if (caption.isEmpty())
            //: %1 = a track or box, %2 = how it stands
            //% "%1: %2"
            row[TrackModel::SpokenRole] = qtTrId("app.track.spoken").arg(name, text);
        else
            //: %1 = a track, %2 = how it stands, %3 = more about it: dates, points needed
            //% "%1: %2, %3"
            row[TrackModel::SpokenRole] = qtTrId("app.track.spokenMore").arg(name, text, caption);
    }
    void finish(Row row) {
        describe(row);
        m_rows.append(std::move(row));
    }

    static constexpr int groupRole = Qt::UserRole + 1000; ///< not shown

    GameWords m_words;
    const Scenario& m_scenario;
    const View& m_view;
    OnCells m_onCells;
    QList<Row> m_rows;
};

} // namespace

TrackModel::TrackModel(QObject* parent)
    : PanelModel(parent)
    , m_bar(panel("bar"))
    , m_side(panel("side"))
    , m_drawer(panel("drawer"))
    , m_setup(panel("setup")) {}

QSortFilterProxyModel* TrackModel::panel(const char* name) {
    auto* proxy = new QSortFilterProxyModel(this);
    proxy->setSourceModel(this);
    proxy->setFilterRole(PanelRole);
    proxy->setFilterFixedString(QLatin1String(name));
    return proxy;
}

QHash<int, QByteArray> TrackModel::roleNames() const {
    return {{KeyRole, "key"},           {NameRole, "name"},
            {PanelRole, "panel"},       {OrderRole, "order"},
            {StyleRole, "style"},       {KnownRole, "known"},
            {ValueRole, "value"},       {LeastRole, "least"},
            {MostRole, "most"},         {ThresholdRole, "threshold"},
            {TextRole, "text"},         {CaptionRole, "caption"},
            {SymbolRole, "symbol"},     {CellsRole, "cells"},
            {CountersRole, "counters"}, {ChitsRole, "chits"},
            {SideRole, "side"},         {MarkRole, "mark"},
            {ColourRole, "colour"},     {SpokenRole, "spoken"},
            {ShownRole, "shown"}};
}

void TrackModel::show(const GameScene& scene) {
    setRows(scene.isEmpty() ? QList<Row>() : TrackBuilder(scene).rows());
    QVariantList steps;
    for (const Row& row : rows())
        if (row.value(StyleRole) == QLatin1String(sequenceStyle))
            steps = row.value(CellsRole).toList();
    if (steps == m_sequence)
        return;
    m_sequence = std::move(steps);
    Q_EMIT sequenceChanged();
}

} // namespace esagono
