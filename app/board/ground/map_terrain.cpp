// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/ground/map_terrain.h"

#include "app/board/map/map_reading.h"

#include <array>
#include <string_view>
#include <utility>

namespace esagono {

namespace {

/// The words display.json may use, and what a terrain may be called where it says nothing.
constexpr std::array<std::pair<std::string_view, Cover>, 30> covers = {{
    {"water", Cover::Water},   {"sea", Cover::Water},         {"lake", Cover::Water},
    {"river", Cover::Water},   {"plain", Cover::Plain},       {"clear", Cover::Plain},
    {"open", Cover::Plain},    {"city", Cover::City},         {"town", Cover::Built},
    {"village", Cover::Built}, {"building", Cover::Built},    {"buildings", Cover::Built},
    {"built", Cover::Built},   {"urban", Cover::Built},       {"hill", Cover::Hill},
    {"hills", Cover::Hill},    {"mountain", Cover::Mountain}, {"mountains", Cover::Mountain},
    {"woods", Cover::Woods},   {"wood", Cover::Woods},        {"forest", Cover::Woods},
    {"rough", Cover::Rough},   {"broken", Cover::Rough},      {"marsh", Cover::Marsh},
    {"swamp", Cover::Marsh},   {"neutral", Cover::Closed},    {"closed", Cover::Closed},
    {"off", Cover::Closed},    {"impassable", Cover::Closed}, {"desert", Cover::Plain},
}};

constexpr QRgb tintOf(Cover cover) {
    switch (cover) {
    case Cover::Plain:
        return 0xffd2dda3;
    case Cover::Water:
        return 0xff8fb9d2;
    case Cover::City:
        return 0xffd9d6a2;
    case Cover::Built:
        return 0xffdcc8a4;
    case Cover::Hill:
        return 0xffddc487;
    case Cover::Mountain:
        return 0xffb48f68;
    case Cover::Woods:
        return 0xff8fa862;
    case Cover::Rough:
        return 0xffd5ba80;
    case Cover::Marsh:
        return 0xffb3cfae;
    case Cover::Closed:
        return 0xffc4c2bc;
    }
    return 0xffd2dda3;
}

Cover coverNamed(std::string_view name, Cover fallback) {
    for (const auto& [word, cover] : covers)
        if (word == name)
            return cover;
    return fallback;
}

} // namespace

TerrainLook lookOf(const TerrainKind& terrain, const Record& display, const QString& language) {
    TerrainLook look;
    const Cover plain = terrain.ground == Ground::Water ? Cover::Water : Cover::Plain;
    look.cover = coverNamed(textIn(display, "symbol").toStdString(), coverNamed(terrain.id, plain));
    if (terrain.ground == Ground::Water)
        look.cover = Cover::Water;
    look.tint = colourIn(display, "colour", QColor(tintOf(look.cover)));
    const std::string_view name = inLanguage(terrain.name, language.toStdString());
    look.name = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    return look;
}

} // namespace esagono
