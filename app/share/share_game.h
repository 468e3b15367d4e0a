// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded game as a file for others: a picture, an animated picture, a report, a log, a record.
#pragma once

#include "app/share/after_action.h"

#include <QVariantMap>

class QIODevice;

namespace esagono {

enum class ShareKind : std::uint8_t { Picture, Animation, Html, Pdf, Log, Json, Position };
/// By its name or the usual ending of its files: "png", "webp", "html", "pdf", "txt" or "log",
/// "json", "position".
[[nodiscard]] std::optional<ShareKind> shareKindNamed(const QString& name);

/// Whether such a file hides nothing, whoever it is made for.
[[nodiscard]] bool tellsEverything(ShareKind kind);

struct ShareWish {
    ShareKind kind = ShareKind::Picture;
    ShowingWish showing;
    EventNumber at = -1;  ///< the event after which the table is shown, and the last of a report
    EventNumber from = 0; ///< a range of the game, for animations and logs
    EventNumber to = -1;  ///< -1: the end
    PlateWish plate;      ///< of pictures and animations
    QString centre;       ///< number of a hex; empty: none
    double speed = 1;     ///< of an animation, as in the replay: from 0.25 to 16
    Stride stride = Stride::Command; ///< of an animation: a frame for each of these
    ReportSizes report;
};

/// What a page wishes, by name; everything may be missing: language, viewer, branch, at, from, to,
/// width, height, hexesAcross, hex, title, frame, legend, numbers, dark, safePalette, speed, stride
/// ("command", "phase", "turn"). A width without a height is as high as the map wants.
[[nodiscard]] ShareWish shareWishFrom(ShareKind kind, const QVariantMap& wishes);

/// Writes it, in the language wished for. Any thread, if Languages lives. Throws Fault if there is
/// nothing to show, Unwanted if it is to stop.
void shareGame(const ShareWish& wish, GameList games, QIODevice& device, Work& work);
/// Writes it into a file, or leaves everything as it was: it becomes visible when it is complete.
/// Never writes over a diary. Throws Fault and Unwanted.
void shareGame(const ShareWish& wish, GameList games, const QString& target, Work& work);

} // namespace esagono
