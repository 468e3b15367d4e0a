// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures somebody else has made: what just keeps to a limit is read, what is beyond is refused
// with a sentence, before any memory is taken for it.
#include "app/board/ground/height_field.h"
#include "app/editing/maps/scan_bench.h"
#include "app/picture_limit.h"
#include "app/text_formatter.h"
#include "tests/app/shell_fixture.h"
#include "tests/app/test_program.h"

#include <QImageReader>
#include <QtEndian>

using namespace esagono;

namespace {

/// The beginning of a PNG that says it is of that size, in four colours of a byte.
QByteArray header(quint32 width, quint32 height) {
    QByteArray bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
    QByteArray number(4, '\0');
    for (const quint32 each : {width, height}) {
        qToBigEndian(each, number.data());
        bytes += number;
    }
    bytes += QByteArray("\x08\x06\0\0\0", 5);
    // The check sum of what stands from its name on
    quint32 sum = 0xffffffff;
    for (const char byte : bytes.mid(12)) {
        sum ^= uchar(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = sum >> 1 ^ ((sum & 1) != 0 ? 0xedb88320 : 0);
    }
    qToBigEndian(~sum, number.data());
    return bytes + number + QByteArray("\0\0\0\x0aIDAT", 8); // and there it breaks off
}

} // namespace

class PictureLimitsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString put(const char* name, const QByteArray& bytes) const {
        const QString file = m_folder.filePath(QLatin1String(name));
        ShellFolder::write(file, bytes);
        return file;
    }
    [[nodiscard]] QString grey(const char* name, int width, int height) const {
        QImage picture(width, height, QImage::Format_Grayscale8);
        picture.fill(7);
        const QString file = m_folder.filePath(QLatin1String(name));
        return picture.save(file) ? file : QString();
    }
    [[nodiscard]] HeightField heights(const char* name) const {
        return readHeights({{"heights", {{"file", name}, {"step", 0.2}}}}, m_folder.path());
    }

private Q_SLOTS:
    void nothingIsUnpackedBeyondTheLimit() {
        QCOMPARE(QImageReader::allocationLimit(), mostPictureMegabytes);
        const int side = 8192; // of four bytes a dot: what may be
        QCOMPARE(qint64(side) * side * 4, qint64(mostPictureMegabytes) << 20);
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("allocation limit")));
        QImageReader beyond(put("beyond.png", header(side, side + 1)));
        QCOMPARE(beyond.size(), QSize(side, side + 1));
        QVERIFY(beyond.read().isNull());
    }

    void aReliefMayBeSoWideAndNoWider_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<bool>("within");
        QTest::newRow("as wide as may be") << HeightField::mostDots << 4 << true;
        QTest::newRow("as high as may be") << 4 << HeightField::mostDots << true;
        QTest::newRow("one wider") << HeightField::mostDots + 1 << 4 << false;
        QTest::newRow("one higher") << 4 << HeightField::mostDots + 1 << false;
    }
    void aReliefMayBeSoWideAndNoWider() {
        QFETCH(const int, width);
        QFETCH(const int, height);
        QFETCH(const bool, within);
        QVERIFY(!grey("heights.png", width, height).isEmpty());
        const HeightField field = heights("heights.png");
        QCOMPARE(!field.isEmpty(), within);
        QCOMPARE(field.problem.id, within ? std::string() : std::string(say::heightsTooLarge));
    }

    void whatIsNoPictureIsSaid() {
        (void)put("text.png", "no picture at all");
        (void)put("cut.png", header(40, 40));
        for (const char* name : {"text.png", "cut.png"}) {
            const HeightField field = heights(name);
            QVERIFY(field.isEmpty());
            QCOMPARE(field.problem, Text(say::heightsUnreadable, std::string(name)));
        }
        QCOMPARE(heights("missing.png").problem, Text()); // a diary has no pictures
        const Languages languages;
        for (const QString& code : Languages::codes())
            QVERIFY(phrase(heights("cut.png").problem, code).contains(QStringLiteral("cut.png")));
    }

    void aScanBeyondTheLimitIsSaid() {
        const auto large = ScanBench::readPicture(put("large.png", header(20'000, 20'000)));
        QVERIFY(!large.picture);
        QCOMPARE(large.trouble, ScanBench::Trouble::TooLarge);
        QCOMPARE(large.megapixels, 400);
        const auto fine = ScanBench::readPicture(grey("fine.png", 8000, 4000)); // 32 million dots
        QVERIFY(fine.picture);
        QCOMPARE(fine.picture->dots, QSizeF(8000, 4000));
        const auto finer = ScanBench::readPicture(grey("finer.png", 8000, 4002));
        QVERIFY(finer.picture); // read coarser, and still of its size
        QCOMPARE(finer.picture->dots, QSizeF(8000, 4002));
        QCOMPARE(ScanBench::readPicture(put("cut.png", header(40, 40))).trouble,
                 ScanBench::Trouble::NoPicture);
    }
};

ESAGONO_TESTS(PictureLimitsTest)
#include "tst_picture_limits.moc"
