// SPDX-License-Identifier: GPL-3.0-or-later
// What the sentences of the game tell themselves.
#include "engine/banditen/chapters.h"
#include "engine/banditen/messages.h"

namespace esagono::banditen {

std::vector<Saying> sayings() {
    return {{say::unitEliminated, Tells::Place},   {say::goesProne, Tells::State},
            {say::recovers, Tells::State},         {say::fallsBack, Tells::Place},
            {say::commandReplaced, Tells::Place},  {say::commandReplaced, Tells::Face},
            {say::bunkerDestroyed, Tells::Marker}, {say::bunkerTaken, Tells::Marker},
            {say::mineGoesOff, Tells::Marker},     {say::objectiveCaptured, Tells::Marker},
            {say::infirmaryTurned, Tells::Marker}};
}

} // namespace esagono::banditen
