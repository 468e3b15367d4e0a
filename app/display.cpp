// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/display.h"

#include <QDir>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QQuickWindow>
#include <QString>
#if QT_CONFIG(opengl)
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#endif

namespace esagono {

namespace {

#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
constexpr bool windowsNeedServer = true;
#else
constexpr bool windowsNeedServer = false; // the system always has a screen and a driver of its own
#endif

/// Asking the driver loads it, which is slow; without a device there is nothing to ask.
bool hasGraphicsDevice() {
    const QDir devices(QStringLiteral("/dev"));
    return !QDir(QStringLiteral("/dev/dri"))
                .entryList({QStringLiteral("render*")}, QDir::System)
                .isEmpty() ||
           !devices.entryList({QStringLiteral("nvidia[0-9]*"), QStringLiteral("dxg")}, QDir::System)
                .isEmpty();
}

/// The name the driver gives to what draws; empty if nothing can be drawn through it.
QString rendererName() {
#if QT_CONFIG(opengl)
    QOpenGLContext context;
    if (!context.create())
        return {};
    QOffscreenSurface surface;
    surface.setFormat(context.format());
    surface.create();
    if (!context.makeCurrent(&surface))
        return {};
    const GLubyte* name = context.functions()->glGetString(GL_RENDERER);
    const QString text = QString::fromLatin1(reinterpret_cast<const char*>(name));
    context.doneCurrent();
    return text;
#else
    return {};
#endif
}

bool shouldComputeOnProcessor() {
    const QString wish = qEnvironmentVariable("ESAGONO_RENDERER");
    if (wish == QLatin1String("software"))
        return true;
    if (wish == QLatin1String("gpu") || !windowsNeedServer ||
        qEnvironmentVariableIsSet("QT_QUICK_BACKEND") ||
        qEnvironmentVariableIsSet("QSG_RHI_BACKEND"))
        return false;
    return QGuiApplication::platformName() == QLatin1String("offscreen") || !hasGraphicsDevice() ||
           isSoftwareRasterizer(rendererName());
}

} // namespace

bool hasDisplay() {
    return !windowsNeedServer || !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

bool isSoftwareRasterizer(const QString& rendererName) {
    if (rendererName.isEmpty())
        return true;
    for (const char* name :
         {"llvmpipe", "softpipe", "swrast", "software rasterizer", "swiftshader"})
        if (rendererName.contains(QLatin1String(name), Qt::CaseInsensitive))
            return true;
    return false;
}

void chooseRenderer() {
    if (shouldComputeOnProcessor())
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

} // namespace esagono
