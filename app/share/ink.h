// SPDX-License-Identifier: GPL-3.0-or-later
// Type and colours of what is printed on paper: those of Theme.qml in the light.
#pragma once

#include <QColor>
#include <QFont>

namespace esagono::ink {

[[nodiscard]] inline QColor colour(QRgb rgb) {
    return QColor::fromRgb(rgb);
}

inline constexpr QRgb paper = 0xf4eddc;
inline constexpr QRgb panel = 0xfbf7ec;
inline constexpr QRgb line = 0xd8ccb0;
inline constexpr QRgb line2 = 0xb9aa86;
inline constexpr QRgb black = 0x1d1a16;
inline constexpr QRgb second = 0x4d463a;
inline constexpr QRgb muted = 0x6a6150;
inline constexpr QRgb red = 0x8f1d18;
inline constexpr QRgb gold = 0xa5740f;

/// The families of the window, and what stands in for them.
[[nodiscard]] inline QFont font(const QStringList& families, int pixels, QFont::Weight weight) {
    QFont font;
    font.setFamilies(families);
    font.setPixelSize(std::max(1, pixels));
    font.setWeight(weight);
    return font;
}
[[nodiscard]] inline QFont serif(int pixels, QFont::Weight weight = QFont::Normal) {
    return font({QStringLiteral("Esagono Serif"), QStringLiteral("Vollkorn"),
                 QStringLiteral("Georgia"), QStringLiteral("Noto Serif"),
                 QStringLiteral("DejaVu Serif")},
                pixels, weight);
}
[[nodiscard]] inline QFont sans(int pixels, QFont::Weight weight = QFont::Normal) {
    return font(
        {QStringLiteral("Inter"), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")},
        pixels, weight);
}

} // namespace esagono::ink
