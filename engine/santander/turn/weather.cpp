// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 11: the weather. Its effects are in movement.cpp and support.cpp.
#include "engine/santander/chapters.h"
#include "engine/santander/messages.h"

namespace esagono::santander {

namespace {

void runWeather(Draft& draft) {
    draft.pop();
    const Chart& chart = draft.position().chart(WeatherChart);
    const int modifier =
        draft.position().track(weather) == Rain ? printed(draft.position()).rainAfterRain : 0;
    const int die = draft.roll(say::diceWeather, "11.2");
    const bool rains = chart.cell(chart.rowHeld(die + modifier)) == "rain";
    draft.set(weather, rains ? Rain : Fair, "11.2");
    draft.say(rains ? say::itRains : say::itIsFair, "11.2");
}

} // namespace

FrameKind weatherKind() {
    return {"santander.weather", say::frameWeather, {}, runWeather};
}

} // namespace esagono::santander
