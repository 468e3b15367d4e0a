// SPDX-License-Identifier: GPL-3.0-or-later
// What the Help menu leads to: the guide, and what the program stands on.
#include "app/about.h"
#include "app/guide.h"
#include "app/languages.h"
#include "tests/app/editor/source_packages.h"
#include "tests/app/test_program.h"

#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>

using namespace esagono;

namespace {

QVariantMap blockOf(const Guide& guide, int chapter, int block) {
    return guide.chapters()[chapter].toMap()[QStringLiteral("blocks")].toList()[block].toMap();
}

} // namespace

class GuideTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void markdownBecomesChaptersAndBlocks() {
        using Kind = GuideBlock::Kind;
        const QList<GuideChapter> read = readGuide(QStringLiteral("# Title\n\nleft out\n\n"
                                                                  "## One\n\nfirst line\nsecond\n\n"
                                                                  "next\n### Head\n- item\n  more\n"
                                                                  "- other\n\n![words](a/b.png)\n"
                                                                  "## Two\nlast\n"));
        const QList<GuideChapter> wanted{
            {QStringLiteral("One"),
             {{Kind::Paragraph, QStringLiteral("first line second"), {}},
              {Kind::Paragraph, QStringLiteral("next"), {}},
              {Kind::Heading, QStringLiteral("Head"), {}},
              {Kind::Item, QStringLiteral("item more"), {}},
              {Kind::Item, QStringLiteral("other"), {}},
              {Kind::Picture, QStringLiteral("words"), QStringLiteral("a/b.png")}}},
            {QStringLiteral("Two"), {{Kind::Paragraph, QStringLiteral("last"), {}}}}};
        QCOMPARE(read, wanted);
        QVERIFY(readGuide(QString()).isEmpty());
    }

    void guideIsThereInEveryLanguage() {
        Guide guide(QStringLiteral(ESAGONO_SOURCE_DIR "/packaging/guide"));
        QSignalSpy changes(&guide, &Guide::changed);
        QVERIFY(guide.chapters().isEmpty()); // in no language yet
        QSet<QString> titles;
        for (const QString& code : Languages::codes()) {
            guide.setLanguage(code);
            QCOMPARE(guide.chapters().size(), 4);
            titles << guide.chapters().constFirst().toMap()[QStringLiteral("title")].toString();
            int pictures = 0;
            for (const QVariant& chapter : guide.chapters())
                for (const QVariant& block : chapter.toMap()[QStringLiteral("blocks")].toList())
                    if (block.toMap()[QStringLiteral("kind")] == QStringLiteral("picture")) {
                        const QUrl url = block.toMap()[QStringLiteral("picture")].toUrl();
                        QVERIFY2(QFileInfo::exists(url.toLocalFile()), qPrintable(url.toString()));
                        ++pictures;
                    }
            QCOMPARE(pictures, 6);
        }
        QCOMPARE(titles.size(), 4);
        QCOMPARE(changes.size(), 4);
        QCOMPARE(blockOf(guide, 0, 0)[QStringLiteral("kind")].toString(),
                 QStringLiteral("paragraph"));
    }

    void gamesSayWhereTheyComeFrom() {
        Library library({sourcePackages()});
        library.setLanguage(QStringLiteral("it"));
        const About about(library, QStringLiteral("source x"));
        QSignalSpy changes(&about, &About::gamesChanged);
        library.lookAgain();
        QTRY_VERIFY(about.games().size() >= 4);
        QVERIFY(!changes.isEmpty());
        QStringList thanks;
        for (const QVariant& game : about.games())
            thanks << game.toMap()[QStringLiteral("thanks")].toStringList();
        QVERIFY(
            thanks.contains(QStringLiteral("Nomi e coordinate dei luoghi: GeoNames (CC BY 4.0)")));
        QVERIFY(!thanks.filter(QStringLiteral("SRTM")).isEmpty());
        QVERIFY(!thanks.filter(QStringLiteral("Natural Earth")).isEmpty());
        QCOMPARE(about.build(), QStringLiteral("source x"));
        for (const QVariantList& works : {About::parts(), About::typefaces()})
            for (const QVariant& work : works)
                QVERIFY(!work.toMap()[QStringLiteral("licence")].toString().isEmpty());
    }
};

ESAGONO_TESTS(GuideTest)
#include "tst_guide.moc"
