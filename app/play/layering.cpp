// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/layering.h"

#include "play/pointing.h"
#include "text_formatter.h"

#include <QCoreApplication>

#include <algorithm>

namespace esagono {

namespace {

constexpr char controlLayer[] = "control";
constexpr char objectiveLayer[] = "objectives";

QString textOf(std::string_view words) {
    return QString::fromUtf8(words.data(), qsizetype(words.size()));
}

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
        const QString style = textOf(layer.style);
        rows << LayerRow{textOf(layer.id), QString::fromStdString(book.word(layer.label)),
                         keyOf(style), style, now.isOn(textOf(layer.id))};
    }
    //% "Control"
    rows << LayerRow{QString::fromLatin1(controlLayer), qtTrId("app.play.layer.control"),
                     QStringLiteral("C"), QStringLiteral("control"),
                     now.isOn(QString::fromLatin1(controlLayer))};
    //% "Objectives"
    rows << LayerRow{QString::fromLatin1(objectiveLayer), qtTrId("app.play.layer.objectives"),
                     QString(), QStringLiteral("star"),
                     now.isOn(QString::fromLatin1(objectiveLayer))};
    return rows;
}

std::vector<ShownLayer> shownLayers(const Position& position, const View& view, Viewer viewer,
                                    const LayerModel& layers) {
    std::vector<ShownLayer> shown;
    if (viewer.kind == Viewer::Kind::Stranger)
        return shown;
    for (const Layer& layer : position.setting().game->rules->layers) {
        if (!layers.isOn(textOf(layer.id)))
            continue;
        ShownLayer now{textOf(layer.style), {}};
        const SideId side = viewer.kind == Viewer::Kind::Side ? viewer.side : SideId();
        for (const LayerHex& each : layer.hexes(position, side))
            now.parts.push_back({each.hex, each.side});
        shown.push_back(std::move(now));
    }
    if (layers.isOn(QString::fromLatin1(controlLayer)))
        shown.push_back({QStringLiteral("control"), heldHexes(view)});
    if (layers.isOn(QString::fromLatin1(objectiveLayer)))
        shown.push_back({QStringLiteral("objective"), objectives(position.map(), view)});
    return shown;
}

std::vector<HexId> tracedLine(const Position& position, const View& view, CounterId counter,
                              const LayerModel& layers) {
    const Rules& rules = *position.setting().game->rules;
    const bool isOn = std::ranges::any_of(rules.layers, [&](const Layer& layer) {
        return layer.style == "supply" && layers.isOn(textOf(layer.id));
    });
    if (!isOn || rules.trace == nullptr || !placeOf(view, counter).isHex())
        return {};
    return rules.trace(position, counter);
}

} // namespace esagono
