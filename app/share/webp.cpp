// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/webp.h"

#include "app/share/messages.h"
#include "engine/core/fault.h"

#include <webp/encode.h>
#include <webp/mux.h>

namespace esagono {

namespace {

[[noreturn]] void fail() {
    throw Fault(FaultKind::TooLarge, say::pictureFailed);
}

WebPConfig configOf(int quality, int method) {
    WebPConfig config;
    if (WebPConfigPreset(&config, WEBP_PRESET_DRAWING, float(quality)) == 0)
        fail();
    config.method = method;
    return config;
}

/// The pixels as the library wants them.
class Pixels {
public:
    explicit Pixels(const QImage& picture) {
        const QImage plain = picture.convertToFormat(QImage::Format_RGB32);
        if (WebPPictureInit(&m_picture) == 0)
            fail();
        m_picture.width = plain.width();
        m_picture.height = plain.height();
        m_picture.use_argb = 1;
        if (plain.isNull() || WebPPictureAlloc(&m_picture) == 0)
            fail();
        for (int y = 0; y < plain.height(); ++y) {
            const auto* from = reinterpret_cast<const QRgb*>(plain.constScanLine(y));
            std::copy(from, from + plain.width(),
                      m_picture.argb + std::ptrdiff_t(y) * m_picture.argb_stride);
        }
    }
    ~Pixels() { WebPPictureFree(&m_picture); }
    Pixels(const Pixels&) = delete;
    Pixels& operator=(const Pixels&) = delete;
    [[nodiscard]] WebPPicture* picture() { return &m_picture; }

private:
    WebPPicture m_picture;
};

} // namespace

QByteArray webpOf(const QImage& picture, int quality) {
    WebPConfig config = configOf(quality, 4);
    config.use_sharp_yuv = 1; // small coloured letters stay clear
    Pixels pixels(picture);
    QByteArray bytes;
    pixels.picture()->custom_ptr = &bytes;
    pixels.picture()->writer = [](const std::uint8_t* data, std::size_t size,
                                  const WebPPicture* of) {
        static_cast<QByteArray*>(of->custom_ptr)
            ->append(reinterpret_cast<const char*>(data), qsizetype(size));
        return 1;
    };
    if (WebPEncode(&config, pixels.picture()) == 0)
        fail();
    return bytes;
}

struct WebpFilm::Encoder {
    WebPAnimEncoder* encoder = nullptr;
    WebPConfig config{};
    int time = 0;
    ~Encoder() { WebPAnimEncoderDelete(encoder); }
};

WebpFilm::WebpFilm(QSize size, int quality)
    : m_encoder(std::make_unique<Encoder>()) {
    WebPAnimEncoderOptions options;
    if (WebPAnimEncoderOptionsInit(&options) == 0)
        fail();
    options.kmin = 60; // a whole picture now and then, so that viewers can jump
    options.kmax = 120;
    m_encoder->config = configOf(quality, 2);
    m_encoder->encoder = WebPAnimEncoderNew(size.width(), size.height(), &options);
    if (m_encoder->encoder == nullptr)
        fail();
}

WebpFilm::~WebpFilm() = default;

void WebpFilm::add(const QImage& frame, int milliseconds) {
    Pixels pixels(frame);
    if (WebPAnimEncoderAdd(m_encoder->encoder, pixels.picture(), m_encoder->time,
                           &m_encoder->config) == 0)
        fail();
    m_encoder->time += milliseconds;
}

QByteArray WebpFilm::finish() {
    WebPData data;
    WebPDataInit(&data);
    if (WebPAnimEncoderAdd(m_encoder->encoder, nullptr, m_encoder->time, nullptr) == 0 ||
        WebPAnimEncoderAssemble(m_encoder->encoder, &data) == 0)
        fail();
    QByteArray bytes(reinterpret_cast<const char*>(data.bytes), qsizetype(data.size));
    WebPDataClear(&data);
    return bytes;
}

} // namespace esagono
