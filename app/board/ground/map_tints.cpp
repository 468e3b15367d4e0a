// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/ground/map_tints.h"

#include <algorithm>
#include <array>

namespace esagono {

namespace {

constexpr std::array<QRgb, 6> tintSteps = {0xff7fae6e, 0xffc9d58d, 0xffefe0a2,
                                           0xffdcae6a, 0xffa9713f, 0xfff4efe8};
constexpr QRgb belowTheSea = 0xff86b3d1;
constexpr int tintAlpha = 200; // of 255: what lies below is still to be seen

} // namespace

QColor heightTint(int height, int highest) {
    QColor tint = QColor::fromRgb(belowTheSea);
    if (height >= 0) {
        const double part = std::clamp(double(height) / std::max(1, highest), 0.0, 1.0);
        const double at = part * (tintSteps.size() - 1);
        const auto from = std::min(std::size_t(at), tintSteps.size() - 2);
        const double rest = at - double(from);
        const auto mixed = [&](int (*channel)(QRgb)) {
            return int(channel(tintSteps[from]) * (1 - rest) + channel(tintSteps[from + 1]) * rest);
        };
        tint = QColor(mixed(qRed), mixed(qGreen), mixed(qBlue));
    }
    tint.setAlpha(tintAlpha);
    return tint;
}

} // namespace esagono
