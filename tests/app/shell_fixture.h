// SPDX-License-Identifier: GPL-3.0-or-later
// A shell with everything it keeps in a folder of its own.
#pragma once

#include "app/shell.h"
#include "tests/app/editor/source_packages.h"
#include "tests/app/patience.h"

#include <QDir>
#include <QFile>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace esagono {

/// A test fails that makes the program or its interface complain; whoever makes a ShellFolder asks
/// for it.
inline void failOnWarnings() {
    // Qt 6.4 itself says so whenever a list or a page ends while it is still being made.
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(?!DelegateModel::cancel|QQmlComponent: Component is "
                                          "not ready|QUnifiedTimer::stopAnimationDriver)")));
}

class ShellFolder {
public:
    ShellFolder() {
        failOnWarnings();
        (void)QDir(data()).mkpath(QStringLiteral("games"));
        // The same packages have the same covers: they are painted once for all windows of a test.
        static const QTemporaryDir pictures;
        (void)QFile::link(pictures.path(), data() + QStringLiteral("/cache"));
    }

    [[nodiscard]] QString data() const { return m_folder.filePath(QStringLiteral("data")); }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    /// A start that shows no tour.
    [[nodiscard]] StartOptions options(const QString& language = QStringLiteral("en"),
                                       const QStringList& packages = {sourcePackages()}) const {
        StartOptions options;
        options.packages = packages;
        options.language = language;
        options.dataFolder = data();
        options.size = QSize(1280, 800);
        if (!QFile::exists(settings()))
            write(settings(), "[General]\ntourSeen=true\n");
        return options;
    }
    [[nodiscard]] QString settings() const { return data() + QStringLiteral("/settings.ini"); }
    static void write(const QString& file, const QByteArray& text) {
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
    }

private:
    QTemporaryDir m_folder;
};

/// A part of the window by its name, wherever it is; null: it has not been made.
inline QQuickItem* findPart(QQuickItem* below, const QString& name) {
    if (below->objectName() == name)
        return below;
    for (QQuickItem* const child : below->childItems())
        if (QQuickItem* const found = findPart(child, name))
            return found;
    return nullptr;
}

inline QQuickItem* part(const Shell& shell, const char* name) {
    return findPart(shell.window()->contentItem()->parentItem()
                        ? shell.window()->contentItem()->parentItem()
                        : shell.window()->contentItem(),
                    QLatin1String(name));
}

/// Whether all dialogs that are shown have come in and none is on its way out: what is in them lies
/// where it stays, and can be clicked.
inline bool areDialogsStill(const Shell& shell) {
    for (const QObject* each : shell.window()->findChildren<QObject*>())
        if (each->inherits("QQuickPopup") &&
            each->property("visible").toBool() != each->property("opened").toBool())
            return false;
    return true;
}

inline void activate(const Shell& shell) {
    shell.window()->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(shell.window(), patience));
}

/// A click into the middle of a part.
inline void click(const Shell& shell, QQuickItem* item) {
    QVERIFY(item);
    const QPointF middle = item->mapToScene({item->width() / 2, item->height() / 2});
    QTest::mouseClick(shell.window(), Qt::LeftButton, {}, middle.toPoint());
}

inline QString textOf(const QQuickItem* item) {
    return item ? item->property("text").toString() : QString();
}

/// The letter that goes with Alt, as a small one; null: none.
inline QChar mnemonic(const QString& text) {
    const qsizetype at = text.indexOf(u'&');
    return at >= 0 && at + 1 < text.size() ? text[at + 1].toLower() : QChar();
}

} // namespace esagono
