// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/no_fonts.h"

#include "app/emblem.h"
#include "app/languages.h"
#include "app/places.h"
#include "app/settings.h"
#include "app/share/share_game.h"
#include "app/stroke_letters.h"

#include <QFileInfo>
#include <QFont>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QRawFont>

#include <cstdio>

namespace esagono {

namespace {

constexpr QSize noticeSize(720, 240);
constexpr int noticeMargin = 40;

/// The language asked for, else the user's, else the system's.
QString languageFor(const StartOptions& options) {
    if (!options.language.isEmpty())
        return options.language;
    if (options.isUnattended() && options.dataFolder.isEmpty())
        return Languages::best(QLocale::system().uiLanguages());
    const Settings settings(placesIn(options.dataFolder).settings);
    return settings.language.isEmpty() ? Languages::best(QLocale::system().uiLanguages())
                                       : settings.language;
}

} // namespace

bool canWrite() {
    const QRawFont font = QRawFont::fromFont(QFont());
    // Without any font Qt has one of boxes; it knows every letter, and has no tables.
    return font.isValid() && !font.fontTable("cmap").isEmpty();
}

bool needsLetters(const StartOptions& options) {
    if (options.exportTo.isEmpty())
        return true;
    const auto kind = shareKindNamed(QFileInfo(options.exportTo).suffix());
    return kind != ShareKind::Log && kind != ShareKind::Json && kind != ShareKind::Position;
}

int tellNoFonts(const StartOptions& options) {
    Languages languages;
    languages.choose(languageFor(options));
    const QStringList words = NoFontsNotice::words();
    std::fprintf(stderr, "esagono: %s. %s\n", qPrintable(words[0]), qPrintable(words[1]));
    std::fflush(stderr);
    if (!options.isUnattended()) {
        NoFontsNotice notice;
        notice.show();
        (void)QGuiApplication::exec();
    }
    return 1;
}

NoFontsNotice::NoFontsNotice() {
    const QString said = words()[0];
    setTitle(QStringLiteral("Esagono: ") + said);
    setIcon(Emblem::icon());
    resize(noticeSize);
    setMinimumSize(noticeSize);
}

QStringList NoFontsNotice::words() {
    //: The system has nothing to write with. What is written here is drawn by hand, in capitals.
    //% "No fonts are installed"
    return {qtTrId("app.fonts.none"),
            //: The names are those of fonts. No quotation marks: there are no strokes for them.
            //% "Esagono has nothing to write with. Install some fonts and start it again; it "
            //% "looks best with Inter, Vollkorn, JetBrains Mono and Roboto."
            qtTrId("app.fonts.what_to_do"),
            //% "Enter or Esc closes this window."
            qtTrId("app.fonts.close")};
}

void NoFontsNotice::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(QRect(QPoint(), size()), QColor(0xf4eddc));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(noticeMargin, noticeMargin);
    const QStringList said = words();
    const QList<std::pair<qreal, QColor>> looks{
        {17, QColor(0x8f1d18)}, {11, QColor(0x2d2924)}, {9, QColor(0x5c5348)}};
    for (qsizetype i = 0; i < said.size(); ++i) {
        QSizeF room;
        const auto& [high, colour] = looks[i];
        const QPainterPath path = strokeText(said[i], width() - 2 * noticeMargin, high, &room);
        painter.setPen(QPen(colour, high / 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(path);
        painter.translate(0, room.height() + high);
    }
}

void NoFontsNotice::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return ||
        event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        close();
}

} // namespace esagono
