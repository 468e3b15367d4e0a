// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_formatter.h"

#include <QCoreApplication>

namespace esagono {

Phrasebook phrasebook(const QString& language, const Setting* setting) {
    return {[](std::string_view id, std::int64_t number) {
                const QByteArray key(id.data(), static_cast<qsizetype>(id.size()));
                QString sentence = qtTrId(key.constData(), static_cast<int>(number));
                if (sentence == QString::fromUtf8(key)) // one form serves for every number
                    sentence = qtTrId(key.constData());
                return sentence == QString::fromUtf8(key) ? std::string() : sentence.toStdString();
            },
            language.toStdString(), setting};
}

QString phrase(const Text& text, const QString& language, const Setting* setting) {
    return QString::fromStdString(phrasebook(language, setting).phrase(text));
}

QString textFrom(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

QString capitalised(QString text) {
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace esagono
