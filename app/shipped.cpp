// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shipped.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace esagono {

QString shippedFolder(const QString& what) {
    const QString beside = QCoreApplication::applicationDirPath();
#ifdef Q_OS_DARWIN // inside a bundle
    if (const QString inside = beside + QStringLiteral("/../Resources/") + what;
        QFileInfo::exists(inside))
        return inside;
#endif
    return beside + QStringLiteral("/../share/esagono/") + what;
}

} // namespace esagono
