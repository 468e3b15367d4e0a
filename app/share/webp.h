// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as WebP: one, or many one after the other.
#pragma once

#include <QByteArray>
#include <QImage>

#include <memory>

namespace esagono {

/// A still picture; quality from 0 to 100. Throws Fault(TooLarge) if it cannot be made.
[[nodiscard]] QByteArray webpOf(const QImage& picture, int quality = 82);

/// An animated picture that goes on for ever. Only what changes from one frame to the next is kept.
class WebpFilm {
public:
    /// Every frame has this size. Throws Fault(TooLarge) if it cannot be made.
    explicit WebpFilm(QSize size, int quality = 78);
    ~WebpFilm();
    WebpFilm(const WebpFilm&) = delete;
    WebpFilm& operator=(const WebpFilm&) = delete;

    /// Shows a picture for so many milliseconds.
    void add(const QImage& frame, int milliseconds);
    /// The film; nothing can be added after it.
    [[nodiscard]] QByteArray finish();

private:
    struct Encoder;
    std::unique_ptr<Encoder> m_encoder;
};

} // namespace esagono
