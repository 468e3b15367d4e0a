// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/words/table_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

namespace esagono {

namespace {

enum class Compass : std::uint8_t { N, NE, E, SE, S, SW, W, NW };

QString compassWord(Compass point) {
    switch (point) {
    case Compass::N:
        //% "north"
        return qtTrId("app.play.direction.north");
    case Compass::NE:
        //% "north-east"
        return qtTrId("app.play.direction.north_east");
    case Compass::E:
        //% "east"
        return qtTrId("app.play.direction.east");
    case Compass::SE:
        //% "south-east"
        return qtTrId("app.play.direction.south_east");
    case Compass::S:
        //% "south"
        return qtTrId("app.play.direction.south");
    case Compass::SW:
        //% "south-west"
        return qtTrId("app.play.direction.south_west");
    case Compass::W:
        //% "west"
        return qtTrId("app.play.direction.west");
    case Compass::NW:
        break;
    }
    //% "north-west"
    return qtTrId("app.play.direction.north_west");
}

/// Directions count clockwise, from the east on pointy sheets and from the south-east on flat ones.
QString directionWord(Direction direction, Orientation orientation) {
    constexpr std::array<Compass, 6> pointy = {Compass::E, Compass::SE, Compass::SW,
                                               Compass::W, Compass::NW, Compass::NE};
    constexpr std::array<Compass, 6> flat = {Compass::SE, Compass::S, Compass::SW,
                                             Compass::NW, Compass::N, Compass::NE};
    const auto number = static_cast<std::size_t>(direction);
    return compassWord(orientation == Orientation::Pointy ? pointy[number] : flat[number]);
}

/// "river to the east, road to the west", or nothing.
QString sidesSentence(const GameWords& words, HexId hex) {
    const HexMap& map = *words.setting().map;
    const GamePackage& package = words.package();
    QStringList sides;
    for (Direction direction = 0; direction < directions; ++direction) {
        const HexId beside = map.neighbour(hex, direction);
        if (!beside.exists())
            continue;
        const HexsideId side = map.hexside(hex, beside);
        QStringList things;
        for (std::size_t f = 0; f < package.features.size(); ++f)
            if (map.has(side, FeatureId(f)))
                things << words.name(package.features[f]);
        for (std::size_t l = 0; l < package.links.size(); ++l)
            if (map.linked(side, LinkId(l)))
                things << words.name(package.links[l]);
        if (things.isEmpty())
            continue;
        //: %1 = what runs there ("river, road"), %2 = "north-east"
        //% "%1 to the %2"
        sides << qtTrId("app.play.hex.side")
                     .arg(things.join(QStringLiteral(", ")),
                          directionWord(direction, map.grid().orientation));
    }
    return sides.join(QStringLiteral("; "));
}

QString unitsSentence(const GameWords& words, const View& view, HexId hex) {
    QStringList units;
    for (const SeenCounter& seen : view.counters)
        if (seen.place == Place(hex))
            units << counterWords(words, seen);
    for (const SeenMarker& marker : view.markers)
        if (marker.place == Place(hex))
            units << words.name(words.package().markers[marker.marker.index()]);
    return units.join(QStringLiteral(", "));
}

} // namespace

QString percentText(Ratio chance, const QString& language) {
    const double percent =
        100.0 * static_cast<double>(chance.over()) / static_cast<double>(chance.under());
    const bool isSmall = percent > 0 && percent < 1;
    //: %1 = a number; use the space your language wants before the sign
    //% "%1%"
    return qtTrId("app.play.percent")
        .arg(QLocale(language).toString(percent, 'f', isSmall ? 1 : 0));
}

QString counterWords(const GameWords& words, const SeenCounter& seen) {
    if (seen.counter.exists())
        return words.name(seen.counter);
    //: %1 = a side
    //% "hidden counter (%1)"
    return qtTrId("app.play.counter.hidden").arg(words.name(seen.side));
}

QString hexSentence(const GameWords& words, const View& view, HexId hex,
                    const QStringList& further) {
    const HexMap& map = *words.setting().map;
    if (!map.exists(hex))
        return {};
    const QString name = words.placeName(hex);
    const QString terrain = words.name(words.package().terrains[map.terrain(hex).index()]);
    QStringList sentences;
    if (name.isEmpty())
        //: %1 = number of a hex, %2 = its terrain
        //% "Hex %1, %2"
        sentences << qtTrId("app.play.hex.plain").arg(words.hexLabel(hex), terrain);
    else
        //: %1 = number of a hex, %2 = the place in it, %3 = its terrain
        //% "Hex %1, %2, %3"
        sentences << qtTrId("app.play.hex.named").arg(words.hexLabel(hex), name, terrain);
    if (const QString sides = sidesSentence(words, hex); !sides.isEmpty())
        sentences << sides;
    const QString units = unitsSentence(words, view, hex);
    //: said of a hex
    //% "no units"
    sentences << (units.isEmpty() ? qtTrId("app.play.hex.empty") : units);
    if (hex.index() < view.control.size() && view.control[hex.index()].exists())
        //: %1 = a side
        //% "held by %1"
        sentences << qtTrId("app.play.hex.held").arg(words.name(view.control[hex.index()]));
    sentences << further;
    return sentences.join(QStringLiteral(". "));
}

} // namespace esagono
