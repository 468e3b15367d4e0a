// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/layering.h"

#include "app/table/seen.h"
#include "app/text_formatter.h"
#include "engine/all_games.h"

#include <QCoreApplication>

#include <algorithm>

namespace esagono {

namespace {

constexpr char controlLayer[] = "control";
constexpr char objectiveLayer[] = "objectives";
constexpr char sightLayer[] = "sight";
constexpr char rangeLayer[] = "range";

/// The keys of the styles every table knows.
QString keyOf(const QString& style) {
    return style == QStringLiteral("zone")     ? QStringLiteral("Z")
           : style == QStringLiteral("supply") ? QStringLiteral("S")
                                               : QString();
}

std::vector<ShownLayer::Part> heldHexes(const View& view) {
    std::vector<ShownLayer::Part> parts;
    for (std::size_t i = 0; i < view.control.size(); ++i)
        if (view.control[i].exists())
            parts.push_back({HexId(i), view.control[i]});
    return parts;
}

/// Hexes with a place that is worth something.
std::vector<ShownLayer::Part> objectives(const HexMap& map, const View& view) {
    std::vector<ShownLayer::Part> parts;
    for (const NamedPlace& place : map.sheet().places)
        if (std::ranges::any_of(place.values, [](const auto& value) { return value.second != 0; }))
            parts.push_back({place.hex, view.control[place.hex.index()]});
    return parts;
}

/// What is seen from a hex weighs 1, what is not 0.
ShownLayer sightFrom(const Position& position, HexId from) {
    ShownLayer shown{QString::fromLatin1(sightLayer), {{from, {}, 1}}};
    for (const Sighting& each : aidsOf(position.setting()).sight(position, from))
        shown.parts.push_back({each.hex, {}, each.blockers.empty() ? 1.0 : 0.0});
    return shown;
}

ShownLayer rangeOf(const Position& position, CounterId counter) {
    ShownLayer shown{QStringLiteral("zone"), {}};
    for (const HexId hex : aidsOf(position.setting()).range(position, counter))
        shown.parts.push_back({hex, position.side(counter)});
    return shown;
}

void addRow(QList<LayerRow>& rows, const LayerModel& now, const char* id, const QString& label,
            const char* key, const char* glyph) {
    const QString name = QString::fromLatin1(id);
    rows << LayerRow{name, label, QString::fromLatin1(key), QString::fromLatin1(glyph),
                     now.isOn(name)};
}

} // namespace

QList<LayerRow> layerRows(const Setting& setting, const LayerModel& now, const QString& language) {
    const bool isFirst = now.count() == 0;
    const Phrasebook book = phrasebook(language, &setting);
    QList<LayerRow> rows;
    //% "Reach"
    rows << LayerRow{QString::fromLatin1(reachLayer), qtTrId("app.play.layer.reach"),
                     QStringLiteral("R"), QStringLiteral("reach"),
                     isFirst || now.isOn(QString::fromLatin1(reachLayer))};
    for (const Layer& layer : setting.game->rules->layers) {
        const QString style = textFrom(layer.style);
        rows << LayerRow{textFrom(layer.id), QString::fromStdString(book.word(layer.label)),
                         keyOf(style), style, now.isOn(textFrom(layer.id))};
    }
    if (aidsOf(setting).sight != nullptr)
        //: what is seen from the chosen hex
        //% "Line of sight"
        addRow(rows, now, sightLayer, qtTrId("app.play.layer.sight"), "L", "sight");
    if (const Aids& aids = aidsOf(setting); aids.range != nullptr)
        addRow(rows, now, rangeLayer,
               //: where the chosen unit could fire
               //% "Range"
               *aids.rangeLabel == '\0' ? qtTrId("app.play.layer.range")
                                        : QString::fromStdString(book.word(aids.rangeLabel)),
               "", "target");
    //% "Control"
    addRow(rows, now, controlLayer, qtTrId("app.play.layer.control"), "C", "control");
    //% "Objectives"
    addRow(rows, now, objectiveLayer, qtTrId("app.play.layer.objectives"), "", "star");
    return rows;
}

std::vector<ShownLayer> shownLayers(const Position& position, const View& view, Viewer viewer,
                                    const LayerModel& layers, const LookingFrom& looking) {
    std::vector<ShownLayer> shown;
    if (viewer.kind == Viewer::Kind::Stranger)
        return shown;
    for (const Layer& layer : position.setting().game->rules->layers) {
        if (!layers.isOn(textFrom(layer.id)))
            continue;
        ShownLayer now{textFrom(layer.style), {}};
        for (const LayerHex& each : layer.hexes(position, viewer.side))
            now.parts.push_back({each.hex, each.side});
        shown.push_back(std::move(now));
    }
    if (layers.isOn(QString::fromLatin1(controlLayer)))
        shown.push_back({QStringLiteral("control"), heldHexes(view)});
    if (layers.isOn(QString::fromLatin1(objectiveLayer)))
        shown.push_back({QStringLiteral("objective"), objectives(position.map(), view)});
    if (looking.hex.exists() && layers.isOn(QString::fromLatin1(sightLayer)))
        shown.push_back(sightFrom(position, looking.hex));
    if (placeOf(view, looking.counter).isHex() && layers.isOn(QString::fromLatin1(rangeLayer)))
        shown.push_back(rangeOf(position, looking.counter));
    return shown;
}

std::vector<HexId> sightBlockers(const Position& position, const LayerModel& layers,
                                 const LookingFrom& looking, HexId to) {
    if (!looking.hex.exists() || !layers.isOn(QString::fromLatin1(sightLayer)))
        return {};
    const std::vector<Sighting> all = aidsOf(position.setting()).sight(position, looking.hex);
    const auto found = std::ranges::find(all, to, &Sighting::hex);
    return found == all.end() ? std::vector<HexId>() : found->blockers;
}

std::vector<HexId> tracedLine(const Position& position, const View& view, Viewer viewer,
                              CounterId counter, const LayerModel& layers) {
    const Rules& rules = *position.setting().game->rules;
    const bool isOn = std::ranges::any_of(rules.layers, [&](const Layer& layer) {
        return layer.style == "supply" && layers.isOn(textFrom(layer.id));
    });
    if (!isOn || !placeOf(view, counter).isHex())
        return {};
    return supplyLine(position, viewer.side, counter);
}

} // namespace esagono
