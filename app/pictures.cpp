// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QMetaObject>
#include <QMutexLocker>
#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QSaveFile>
#include <QUrl>

namespace esagono {

namespace {

/// Qt's quality of a PNG says how little time is spent on packing it.
constexpr int quicklyPacked = 85;

class Provider : public QQuickImageProvider {
public:
    explicit Provider(const Pictures& pictures)
        : QQuickImageProvider(QQmlImageProviderBase::Image,
                              QQmlImageProviderBase::ForceAsynchronousImageLoading)
        , m_pictures(pictures) {}

    QImage requestImage(const QString& id, QSize* size, const QSize&) override {
        const QImage picture = m_pictures.find(QUrl::fromPercentEncoding(id.toUtf8()));
        *size = picture.size();
        return picture;
    }

private:
    const Pictures& m_pictures;
};

QString addressOf(const QString& name) {
    return QStringLiteral("image://pictures/") + QString::fromLatin1(QUrl::toPercentEncoding(name));
}

/// A package that cannot be painted has no picture; whoever opens it is told what is wrong with it.
QImage painted(const std::function<QImage()>& paint) {
    try {
        return paint();
    } catch (...) {
        return {};
    }
}

} // namespace

Pictures::Pictures(QString folder, QObject* parent)
    : QObject(parent)
    , m_folder(std::move(folder)) {
    m_painters.setMaxThreadCount(1); // pictures must not keep the processor from the board
    m_painters.setThreadPriority(QThread::LowPriority);
}

Pictures::~Pictures() {
    m_painters.clear();
    m_painters.waitForDone();
}

void Pictures::serve(QQmlEngine& engine) {
    engine.addImageProvider(QStringLiteral("pictures"), new Provider(*this));
}

QString Pictures::file(const QString& name) const {
    const QByteArray digest =
        QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha1).toHex();
    return m_folder + u'/' + QString::fromLatin1(digest) + QStringLiteral(".png");
}

QString Pictures::url(const QString& name, const std::function<QImage()>& paint) {
    {
        const QMutexLocker locker(&m_lock);
        if (m_pictures.contains(name))
            return addressOf(name);
    }
    if (m_painting.contains(name))
        return {};
    m_painting.insert(name);
    m_painters.start([this, name, paint] {
        QImage picture(file(name));
        if (picture.isNull()) {
            picture = painted(paint);
            if (!picture.isNull() && QDir().mkpath(m_folder)) {
                QSaveFile kept(file(name));
                if (kept.open(QIODevice::WriteOnly) && picture.save(&kept, "PNG", quicklyPacked))
                    kept.commit();
            }
        }
        QMetaObject::invokeMethod(this, [this, name, picture] { keep(name, picture); });
    });
    return {};
}

void Pictures::keep(const QString& name, const QImage& picture) {
    m_painting.remove(name);
    {
        const QMutexLocker locker(&m_lock);
        m_pictures.insert(name, picture);
    }
    if (m_painting.isEmpty())
        m_drawings.forget();
    Q_EMIT ready(name);
}

void Pictures::forget() {
    const QMutexLocker locker(&m_lock);
    m_pictures.clear();
}

QImage Pictures::find(const QString& name) const {
    const QMutexLocker locker(&m_lock);
    return m_pictures.value(name);
}

} // namespace esagono
