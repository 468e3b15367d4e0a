// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/panels/stack_model.h"

#include "app/table/panels/counter_card.h"
#include "app/table/words/game_words.h"

#include <QLocale>

namespace esagono {

namespace {

QVariantMap fact(const QString& label, const QString& text) {
    return {{QStringLiteral("label"), label}, {QStringLiteral("text"), text}};
}

/// Whose zones the hex lies in, by the layers of the rules that are drawn as zones.
QString zonesOver(const GameScene& scene, const GameWords& words, HexId hex) {
    QStringList sides;
    for (const Layer& layer : scene.setting->game->rules->layers) {
        if (layer.id != "zones")
            continue;
        const SideId viewer =
            scene.viewer.kind == Viewer::Kind::Side ? scene.viewer.side : SideId();
        for (const LayerHex& each : layer.hexes(scene.position(), viewer))
            if (each.hex == hex && each.side.exists() && !sides.contains(words.name(each.side)))
                sides << words.name(each.side);
    }
    if (sides.isEmpty())
        return {};
    //: %1 = the side or sides whose zones of control reach the hex
    //% "in zones of control: %1"
    return qtTrId("app.stack.zones").arg(QLocale().createSeparatedList(sides));
}

/// How full the hex is of the units that stand there, if all of them are seen.
QString roomIn(const GameScene& scene, const GameWords& words, HexId hex) {
    const auto room = scene.setting->game->rules->room;
    SideId side;
    for (const SeenCounter& seen : scene.view->counters) {
        if (seen.place != Place(hex))
            continue;
        if (!seen.counter.exists())
            return {};
        side = seen.side;
    }
    return room == nullptr || !side.exists() ? QString()
                                             : words.phrase(room(scene.position(), hex, side).text);
}

void addWorth(QVariantList& facts, const GameScene& scene, HexId hex) {
    const auto worth = scene.setting->game->rules->worth;
    if (worth == nullptr)
        return;
    for (const Worth& each : worth(scene.position()))
        if (each.hex == hex)
            //% "Victory Points"
            facts.append(fact(qtTrId("app.stack.worth"), QString::number(each.points)));
}

void addMarkers(QVariantList& facts, const GameScene& scene, const GameWords& words, HexId hex) {
    for (const SeenMarker& marker : scene.view->markers) {
        if (marker.place != Place(hex))
            continue;
        const QString kind = words.name(words.package().markers[marker.marker.index()]);
        facts.append(fact(kind, words.name(marker.side)));
    }
}

} // namespace

QHash<int, QByteArray> StackModel::roleNames() const {
    return {{CounterRole, "counter"},   {NameRole, "name"},           {HiddenRole, "hidden"},
            {SideRole, "side"},         {MarkRole, "mark"},           {ColourRole, "colour"},
            {FaceRole, "face"},         {ValuesRole, "values"},       {PartsRole, "parts"},
            {SupplyRole, "supply"},     {SuppliedRole, "supplied"},   {StepsRole, "steps"},
            {StepRole, "step"},         {FormationRole, "formation"}, {KindRole, "kind"},
            {StatusesRole, "statuses"}, {CanActRole, "canAct"},       {SpentRole, "spent"},
            {SelectedRole, "selected"}, {SpokenRole, "spoken"}};
}

void StackModel::show(const GameScene& scene, Place place) {
    QList<Row> rows;
    Facts facts;
    if (scene.isEmpty())
        place = Place();
    if (place.exists()) {
        facts = factsOf(scene, place);
        const GameWords words(*scene.setting, scene.language);
        int hidden = 0;
        for (const SeenCounter& seen : scene.view->counters)
            if (seen.place == place)
                rows.append(marked(seen.counter.exists() ? counterCard(words, scene.position(),
                                                                       scene.viewer.side, seen)
                                                         : hiddenCard(words, seen.side, --hidden)));
    }
    setRows(std::move(rows));
    if (place == m_place && facts == m_facts)
        return;
    m_place = place;
    m_facts = std::move(facts);
    Q_EMIT changed();
}

void StackModel::mark(const std::set<CounterId>& canAct, const std::set<CounterId>& spent,
                      const std::set<CounterId>& selected) {
    m_canAct = canAct;
    m_spent = spent;
    m_selected = selected;
    QList<Row> marks = rows();
    for (Row& row : marks)
        row = marked(std::move(row));
    setRows(std::move(marks));
}

StackModel::Row StackModel::marked(Row row) const {
    const int number = row.value(CounterRole).toInt();
    const CounterId counter = number < 0 ? CounterId() : CounterId(std::size_t(number));
    row[CanActRole] = m_canAct.contains(counter);
    row[SpentRole] = m_spent.contains(counter);
    row[SelectedRole] = m_selected.contains(counter);
    return row;
}

StackModel::Facts StackModel::factsOf(const GameScene& scene, Place place) const {
    const GameWords words(*scene.setting, scene.language);
    Facts facts;
    if (place.isBox()) {
        facts.title = words.name(words.package().boxes[place.box().index()]);
        return facts;
    }
    const HexId hex = place.hex();
    const HexMap& map = *scene.setting->map;
    facts.number = words.hexLabel(hex);
    facts.place = words.placeName(hex);
    facts.title = facts.number;
    if (!facts.place.isEmpty())
        facts.title = QStringLiteral("%1 · %2").arg(facts.number, facts.place);
    if (map.exists(hex))
        facts.terrain = words.name(words.package().terrains[map.terrain(hex).index()]);
    if (const SideId side = scene.view->control[hex.index()]; side.exists()) {
        facts.control = words.name(side);
        facts.controlSide = side.value;
    }
    facts.stacking = roomIn(scene, words, hex);
    facts.zone = zonesOver(scene, words, hex);
    if (const auto metres = map.elevation(hex))
        //% "Elevation"
        facts.more.append(fact(qtTrId("app.stack.elevation"),
                               //: %1 = height of a hex in metres
                               //% "%1 m"
                               qtTrId("app.stack.metres").arg(*metres)));
    addWorth(facts.more, scene, hex);
    addMarkers(facts.more, scene, words, hex);
    return facts;
}

} // namespace esagono
