// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/about.h"

#include "engine/core/record.h"
#include "engine/kit/words.h"

#include <QFile>

namespace esagono {

namespace {

QVariantMap work(const char* name, const QString& licence) {
    return {{QStringLiteral("name"), QString::fromUtf8(name)},
            {QStringLiteral("licence"), licence}};
}

/// What a package's first file says under "attribution"; nothing if it cannot be read.
QStringList thanksOf(const FoundPackage& package, const QString& language) {
    QFile file(package.folder + QStringLiteral("/package.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList thanks;
    try {
        const Record document = readRecord(file.readAll().toStdString(), "package.json");
        if (const auto list = document.find("attribution"); list != document.end())
            for (const Record& words : *list)
                thanks << wordsIn(words.get<Words>(), language);
    } catch (const std::exception&) { // the library says what is wrong with it
        return {};
    }
    return thanks;
}

} // namespace

About::About(const Library& library, QString build, QObject* parent)
    : QObject(parent)
    , m_library(library)
    , m_build(std::move(build)) {
    connect(&library, &Library::scanned, this, &About::gamesChanged);
}

QVariantList About::parts() {
    const QString bsd = QStringLiteral("BSD 3-Clause");
    return {work("Qt " QT_VERSION_STR, QStringLiteral("LGPL 3, GPL 2, GPL 3")),
            //: A licence: nobody has rights in it
            //% "public domain"
            work("SQLite", qtTrId("app.about.public_domain")),
            work("libsodium", QStringLiteral("ISC")), work("nlohmann/json", QStringLiteral("MIT")),
            work("libwebp", bsd), work("libzip", bsd), work("CLI11", bsd)};
}

QVariantList About::typefaces() {
    const QString open = QStringLiteral("SIL OFL 1.1");
    return {work("Vollkorn", open), work("Inter", open), work("JetBrains Mono", open),
            work("Roboto", QStringLiteral("Apache 2.0"))};
}

QVariantList About::games() const {
    QVariantList list;
    for (const FoundPackage& package : m_library.packages())
        if (const QStringList thanks = thanksOf(package, m_library.language()); !thanks.isEmpty())
            list << QVariantMap{{QStringLiteral("title"), titleOf(package, m_library.language())},
                                {QStringLiteral("thanks"), thanks}};
    return list;
}

} // namespace esagono
