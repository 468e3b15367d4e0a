// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/hand/tray_model.h"

#include "app/table/words/game_words.h"

namespace esagono {

namespace {

using Row = PanelModel::Row;

/// A box whose counters are being placed.
struct Tray {
    BoxId box;
    SideId side;
    TraitId groupBy;                 ///< none: all in one group
    std::vector<CounterId> counters; ///< those that lie in it, and those that came out of it
};

class TrayBuilder {
public:
    explicit TrayBuilder(const GameScene& scene)
        : m_words(*scene.setting, scene.language)
        , m_scene(scene) {
        for (const SeenCounter& seen : scene.view->counters)
            if (seen.counter.exists())
                m_places[seen.counter] = seen.place;
    }

    /// The side whose forces are placed now; none: nobody's.
    [[nodiscard]] SideId placing() const {
        const Sides owners = m_scene.view->owners();
        for (std::size_t i = 0; i < m_words.package().sides.size(); ++i)
            if (const SideId side(i);
                owners.contains(side) && m_scene.viewer.sees(ShownTo::Owner, side))
                return side;
        return {};
    }

    [[nodiscard]] std::vector<Progress> progress(SideId side) const {
        if (m_scene.view->frames.empty())
            return {};
        const FrameKind& kind = m_scene.setting->kind(m_scene.view->frames.back().name);
        return kind.progress == nullptr ? std::vector<Progress>()
                                        : kind.progress(m_scene.match->position(), side);
    }

    [[nodiscard]] std::vector<Tray> traysOf(SideId side) const {
        std::vector<std::pair<int, Tray>> trays;
        const GamePackage& package = m_words.package();
        for (std::size_t i = 0; i < package.boxes.size(); ++i) {
            const Record& look = m_words.drawn("boxes", package.boxes[i].id);
            const QString drawnFor = textIn(look, "side");
            const SideId owner = drawnFor.isEmpty()
                                     ? package.boxes[i].owner
                                     : find<SideId>(package.sides, drawnFor.toStdString());
            if (textIn(look, "panel") != QLatin1String("tray") || owner != side)
                continue;
            Tray tray{BoxId(i),
                      owner,
                      find<TraitId>(package.traits, textIn(look, "groupBy").toStdString()),
                      {}};
            tray.counters = countersOf(tray.box);
            trays.emplace_back(wholeIn(look, "order", INT_MAX), std::move(tray));
        }
        std::ranges::stable_sort(trays, {}, [](const auto& each) { return each.first; });
        std::vector<Tray> sorted;
        for (auto& [order, tray] : trays)
            sorted.push_back(std::move(tray));
        return sorted;
    }

    [[nodiscard]] QList<Row> rows(const std::vector<Tray>& trays) const {
        QList<Row> rows;
        int filled = 0; // trays that have anything
        for (const Tray& tray : trays)
            filled += tray.counters.empty() ? 0 : 1;
        for (const Tray& tray : trays)
            addGroups(rows, tray, filled > 1);
        return rows;
    }

    [[nodiscard]] bool isPlaced(CounterId counter) const {
        const auto found = m_places.find(counter);
        return found != m_places.end() && found->second.isHex();
    }
    [[nodiscard]] const GameWords& words() const { return m_words; }

private:
    /// In the order of the scenario's list; then those that came to it otherwise.
    [[nodiscard]] std::vector<CounterId> countersOf(BoxId box) const {
        std::vector<CounterId> counters;
        const auto add = [&](CounterId counter) {
            if (std::ranges::find(counters, counter) == counters.end())
                counters.push_back(counter);
        };
        for (const SetupGroup& group : m_scene.setting->scenario->setup) {
            if (group.place != Place(box))
                continue;
            for (const CounterId counter : group.counters) {
                const auto found = m_places.find(counter);
                if (found != m_places.end() &&
                    (found->second == Place(box) || found->second.isHex()))
                    add(counter);
            }
        }
        for (const auto& [counter, place] : m_places)
            if (place == Place(box))
                add(counter);
        return counters;
    }

    void addGroups(QList<Row>& rows, const Tray& tray, bool noted) const {
        std::vector<std::pair<WordId, std::vector<CounterId>>> groups;
        for (const CounterId counter : tray.counters) {
            const WordId word = wordOf(counter, tray.groupBy);
            auto group =
                std::ranges::find(groups, word, [](const auto& each) { return each.first; });
            if (group == groups.end())
                group = groups.insert(groups.end(), {word, {}});
            group->second.push_back(counter);
        }
        // Those that belong to no formation come last.
        std::ranges::stable_sort(groups, {}, [](const auto& each) { return !each.first.exists(); });
        for (const auto& [word, counters] : groups)
            rows.append(groupRow(tray, word, counters, noted));
    }
    [[nodiscard]] WordId wordOf(CounterId counter, TraitId trait) const {
        return trait.exists() ? m_words.package().counters[counter.index()].words[trait.index()]
                              : WordId();
    }

    [[nodiscard]] Row groupRow(const Tray& tray, WordId word,
                               const std::vector<CounterId>& counters, bool noted) const {
        const BoxKind& box = m_words.package().boxes[tray.box.index()];
        QVariantList list;
        int placed = 0;
        for (const CounterId counter : counters) {
            const bool isThere = isPlaced(counter);
            placed += isThere ? 1 : 0;
            list.append(QVariantMap{
                {QStringLiteral("counter"), int(counter.value)},
                {QStringLiteral("name"), m_words.name(counter)},
                {QStringLiteral("placed"), isThere},
                {QStringLiteral("hex"), isThere ? int(m_places.at(counter).hex().value) : -1}});
        }
        Row row;
        row[TrayModel::KeyRole] = QStringLiteral("%1/%2").arg(tray.box.value).arg(word.value);
        row[TrayModel::TitleRole] =
            word.exists()
                ? m_words.name(m_words.package().traits[tray.groupBy.index()].words[word.index()])
                //% "Other units"
                : qtTrId("app.tray.others");
        row[TrayModel::NoteRole] = noted ? m_words.name(box) : QString();
        row[TrayModel::PlacedRole] = placed;
        row[TrayModel::TotalRole] = int(counters.size());
        row[TrayModel::CompleteRole] = placed == int(counters.size());
        row[TrayModel::SummaryRole] = QStringLiteral("%1/%2").arg(placed).arg(counters.size());
        row[TrayModel::CountersRole] = list;
        return row;
    }

    GameWords m_words;
    const GameScene& m_scene;
    std::map<CounterId, Place> m_places; ///< of those the viewer sees
};

QVariantList hexList(const std::vector<HexId>& hexes) {
    QVariantList list;
    for (const HexId hex : hexes)
        list.append(int(hex.value));
    return list;
}

QVariantMap progressMap(const GameWords& words, const Progress& progress) {
    return {
        {QStringLiteral("label"), words.phrase(progress.label)},
        //: %1 = so many are done (units placed, hexes covered), %2 = of so many
        //% "%1 of %2"
        {QStringLiteral("text"), qtTrId("app.tray.progress").arg(progress.done).arg(progress.of)},
        {QStringLiteral("done"), progress.done},
        {QStringLiteral("of"), progress.of},
        {QStringLiteral("covered"), hexList(progress.covered)},
        {QStringLiteral("open"), hexList(progress.open)},
        {QStringLiteral("rule"), words.ruleWord(progress.rule)},
        {QStringLiteral("ruleTitle"), words.ruleTitle(progress.rule)}};
}

} // namespace

QHash<int, QByteArray> TrayModel::roleNames() const {
    return {{KeyRole, "key"},         {TitleRole, "title"},      {NoteRole, "note"},
            {PlacedRole, "placed"},   {TotalRole, "total"},      {CompleteRole, "complete"},
            {SummaryRole, "summary"}, {CountersRole, "counters"}};
}

void TrayModel::show(const GameScene& scene) {
    State state;
    QList<Row> rows;
    if (scene.match != nullptr) {
        const TrayBuilder builder(scene);
        const SideId side = builder.placing();
        const std::vector<Progress> progress =
            side.exists() ? builder.progress(side) : std::vector<Progress>();
        if (!progress.empty()) {
            const std::vector<Tray> trays = builder.traysOf(side);
            rows = builder.rows(trays);
            state.active = true;
            state.side = side.value;
            state.title = builder.words().name(side);
            for (const Tray& tray : trays)
                for (const CounterId counter : tray.counters) {
                    ++state.total;
                    state.placed += builder.isPlaced(counter) ? 1 : 0;
                }
            //: %1 = counters already placed, %2 = counters to be placed
            //% "%1 of %2 placed"
            state.summary = qtTrId("app.tray.summary").arg(state.placed).arg(state.total);
            for (const Progress& each : progress)
                state.progress.append(progressMap(builder.words(), each));
        }
    }
    setRows(std::move(rows));
    if (state == m_state)
        return;
    m_state = std::move(state);
    Q_EMIT changed();
}

} // namespace esagono
