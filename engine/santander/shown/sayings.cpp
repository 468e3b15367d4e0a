// SPDX-License-Identifier: GPL-3.0-or-later
// What the sentences of the game tell themselves, and what is never news.
#include "engine/santander/chapters.h"
#include "engine/santander/messages.h"

namespace esagono::santander {

std::vector<Saying> sayings() {
    return {{say::columnArrives, Tells::Place}, {say::airWithdrawn, Tells::Place},
            {say::airGone, Tells::Place},       {say::shotDown, Tells::Place},
            {say::noRoomLeft, Tells::Place},    {say::surrenders, Tells::Place},
            {say::breaksUp, Tells::Place}};
}

std::vector<std::string_view> untoldFaces() {
    return {"combat", "movement", "operative"};
}

} // namespace esagono::santander
