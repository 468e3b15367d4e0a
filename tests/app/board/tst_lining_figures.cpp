// SPDX-License-Identifier: GPL-3.0-or-later
// Figures that stand in a line, copied out of a font that draws hanging ones first.
#include "app/lining_figures.h"
#include "tests/app/test_program.h"

#include <QPainterPath>
#include <QRawFont>
#include <QTest>

using namespace esagono;

class LiningFigures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void figuresOfTheCopyAreEquallyHigh();
    void aFontWithoutThemIsNotCopied();
};

namespace {

const QString family = QStringLiteral("Vollkorn");

/// How far the highest and the lowest top of the figures lie apart, in parts of the height of an 8.
qreal spread(const QRawFont& font) {
    qreal highest = -1e9, lowest = 1e9;
    for (const quint32 glyph : font.glyphIndexesForString(QStringLiteral("0123456789"))) {
        const qreal top = -font.pathForGlyph(glyph).boundingRect().top();
        highest = std::max(highest, top);
        lowest = std::min(lowest, top);
    }
    return (highest - lowest) / highest;
}

} // namespace

void LiningFigures::figuresOfTheCopyAreEquallyHigh() {
    const QRawFont font = QRawFont::fromFont(QFont(family, 40, QFont::DemiBold));
    if (!font.familyName().startsWith(family))
        QSKIP("the font is not installed");
    const QRawFont copy(withLiningFigures(font, QStringLiteral("Esagono Serif")), font.pixelSize());
    QVERIFY(copy.isValid());
    QCOMPARE(copy.familyName(), QStringLiteral("Esagono Serif"));
    QCOMPARE(copy.fontTable("OS/2"), font.fontTable("OS/2")); // its weight
    QVERIFY2(spread(font) > 0.2, "the font draws lining figures by itself");
    QVERIFY(spread(copy) < 0.08);
    const QString words = QStringLiteral("Ebro fñÅ");
    for (const quint32 glyph : font.glyphIndexesForString(words)) // everything else is as it was
        QCOMPARE(copy.pathForGlyph(glyph).boundingRect(), font.pathForGlyph(glyph).boundingRect());
}

void LiningFigures::aFontWithoutThemIsNotCopied() {
    QVERIFY(withLiningFigures(QRawFont(), QStringLiteral("x")).isEmpty());
    const QRawFont font = QRawFont::fromFont(QFont(QStringLiteral("JetBrains Mono"), 40));
    if (!font.familyName().startsWith(QStringLiteral("JetBrains")))
        QSKIP("the font is not installed");
    QVERIFY(withLiningFigures(font, QStringLiteral("x")).isEmpty());
}

ESAGONO_TESTS(LiningFigures)
#include "tst_lining_figures.moc"
