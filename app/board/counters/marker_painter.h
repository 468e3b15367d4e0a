// SPDX-License-Identifier: GPL-3.0-or-later
// The drawings on markers and beside tracks: trench, weather, objective, control … No words: what a
// drawing means stands beside it in the player's language.
#pragma once

#include "app/board/counters/counter_look.h"

#include <QStringList>

#include <string_view>

class QPainter;

namespace esagono {

/// The number of a drawing ("weather_rain"), or -1.
[[nodiscard]] int markerDrawingNamed(std::string_view name);
[[nodiscard]] QStringList markerDrawingNames();

/// Paints drawing, text and badge of a marker of 100 units, without its ground.
void paintMarkerDrawing(QPainter& painter, const MarkerLook& look);

} // namespace esagono
