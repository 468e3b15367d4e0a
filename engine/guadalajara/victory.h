// SPDX-License-Identifier: GPL-3.0-or-later
// How the game ends.
#pragma once

#include "engine/guadalajara/chapters.h"

namespace esagono::guadalajara {

/// Sc.1.c: the points of the Nationalists as things stand.
[[nodiscard]] int victoryPoints(const Position& position);
/// Sc.1.c: those of them that nobody can lose again: emergency groups and forced retreats.
[[nodiscard]] int pointsForGood(const Position& position);
/// Sc.1.c to Sc.4.c, 4.3c: how well it would end now.
[[nodiscard]] Level levelOf(const Position& position);
/// Sc.1.c: whether enough Italians have left and the main road is free.
[[nodiscard]] bool isSuddenDeath(const Position& position);
/// Says how it ended and takes all frames away.
void endGame(Draft& draft);

} // namespace esagono::guadalajara
