// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell.h"

#include "emblem.h"

#include <chrono>
#include <cstdio>

#include <QFont>
#include <QGuiApplication>
#include <QPalette>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTimer>

namespace esagono {

namespace {

constexpr std::chrono::seconds patience{30}; // with an unattended start that never gets to draw

/// A palette of which only the shade matters: the interface takes its colours from Theme.qml.
QPalette paletteOf(StartOptions::Appearance appearance) {
    const bool dark = appearance == StartOptions::Appearance::Dark;
    return dark ? QPalette(QColor(0x2d2924), QColor(0x1b1916))
                : QPalette(QColor(0xfffdf6), QColor(0xf4eddc));
}

} // namespace

Shell::Shell(const StartOptions& options, QObject* parent)
    : QObject(parent)
    , m_options(options)
    , m_library(packageFolders(options.packages)) {
    connect(&m_languages, &Languages::changed, this, [this] {
        m_library.setLanguage(m_languages.current());
        m_engine.retranslate();
    });
    m_languages.choose(options.language.isEmpty() ? Languages::best(QLocale::system().uiLanguages())
                                                  : options.language);
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
}

bool Shell::open() {
    QVariantMap given{{QStringLiteral("library"), QVariant::fromValue(&m_library)},
                      {QStringLiteral("languages"), QVariant::fromValue(&m_languages)}};
    if (!m_options.size.isEmpty()) {
        given.insert(QStringLiteral("width"), m_options.size.width());
        given.insert(QStringLiteral("height"), m_options.size.height());
    }
    m_engine.setInitialProperties(given);
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Esagono/Main.qml")));
    QQuickWindow* const shown = window();
    if (!shown)
        return false;
    m_library.lookAgain();
    if (m_options.isUnattended())
        leaveWhenDrawn(shown);
    return true;
}

QQuickWindow* Shell::window() const {
    return m_engine.rootObjects().isEmpty()
               ? nullptr
               : qobject_cast<QQuickWindow*>(m_engine.rootObjects().constFirst());
}

void Shell::leaveWhenDrawn(QQuickWindow* shown) {
    QTimer::singleShot(patience, this, [] {
        std::fputs("esagono: the window was never drawn\n", stderr);
        QCoreApplication::exit(1);
    });
    const auto drawn = [this, shown] {
        if (m_options.screenshot.isEmpty())
            QCoreApplication::quit();
        else if (!m_library.isScanning())
            savePicture(shown);
        else
            shown->update();
    };
    connect(shown, &QQuickWindow::frameSwapped, this, drawn, Qt::QueuedConnection);
}

void Shell::savePicture(QQuickWindow* shown) {
    disconnect(shown, &QQuickWindow::frameSwapped, this, nullptr);
    const bool saved = shown->grabWindow().save(m_options.screenshot);
    if (!saved)
        std::fprintf(stderr, "esagono: %s cannot be written\n", qPrintable(m_options.screenshot));
    QCoreApplication::exit(saved ? 0 : 1);
}

void settleAppearance(StartOptions::Appearance appearance) {
    QGuiApplication::setApplicationName(QStringLiteral("esagono"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Esagono"));
    QGuiApplication::setApplicationVersion(QStringLiteral(ESAGONO_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("esagono"));
    QGuiApplication::setWindowIcon(Emblem::icon());
    if (appearance != StartOptions::Appearance::System)
        QGuiApplication::setPalette(paletteOf(appearance));
    if (qEnvironmentVariableIsEmpty("QT_QUICK_CONTROLS_STYLE"))
        QQuickStyle::setStyle(QStringLiteral("Fusion"));

    // The families of Theme.qml, and what stands in for them where they are not installed.
    QFont::insertSubstitutions(QStringLiteral("Vollkorn"),
                               {QStringLiteral("Source Serif 4"), QStringLiteral("Georgia"),
                                QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif")});
    QFont::insertSubstitutions(QStringLiteral("Inter"),
                               {QStringLiteral("Segoe UI"), QStringLiteral("Helvetica Neue"),
                                QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    QFont::insertSubstitutions(QStringLiteral("JetBrains Mono"),
                               {QStringLiteral("Consolas"), QStringLiteral("Menlo"),
                                QStringLiteral("Noto Sans Mono"),
                                QStringLiteral("DejaVu Sans Mono")});
}

} // namespace esagono
