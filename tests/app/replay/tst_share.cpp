// SPDX-License-Identifier: GPL-3.0-or-later
// Every way of sharing a game, opened again: what is in the file, and what is left if there is
// none.
#include "app/languages.h"
#include "app/share/share_game.h"
#include "app/share/sharing.h"
#include "engine/santander/santander.h"
#include "tests/app/file_contents.h"
#include "tests/app/played_game.h"
#include "tests/app/test_program.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/kit/reading/package_reader.h"
#include "engine/play/playout.h"
#include "engine/replay/note.h"
#include "tests/skirmish/chapters.h"
#endif

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <webp/decode.h>
#include <webp/demux.h>

using namespace esagono;

namespace {

const Rules* const onlySantander[] = {&santander::rules()};

/// The pictures of a page, each as a browser would find it.
QList<QByteArray> picturesIn(const QByteArray& html) {
    static const QRegularExpression form(QStringLiteral("src=\"data:image/webp;base64,([^\"]*)\""));
    QList<QByteArray> pictures;
    for (const QRegularExpressionMatch& match : form.globalMatch(QString::fromUtf8(html)))
        pictures << QByteArray::fromBase64(match.captured(1).toLatin1());
    return pictures;
}

/// What is left of a page without pictures and tags.
QString wordsOfPage(const QByteArray& html) {
    QString text = QString::fromUtf8(html);
    text.remove(QRegularExpression(QStringLiteral("<style>.*</style>"),
                                   QRegularExpression::DotMatchesEverythingOption));
    return text.replace(QRegularExpression(QStringLiteral("<[^>]*>")), QStringLiteral("\n"));
}

} // namespace

class TestShare : public QObject {
    Q_OBJECT

private:
    Languages m_languages;
    std::unique_ptr<PlayedGame> m_game;
    QTemporaryDir m_folder;

    [[nodiscard]] QString diary() const { return QString::fromStdString(m_game->diary().string()); }
    [[nodiscard]] QString target(const char* name) const {
        return m_folder.filePath(QLatin1String(name));
    }
    [[nodiscard]] ShareWish wish(ShareKind kind, const QVariantMap& wishes = {}) const {
        ShareWish wish = shareWishFrom(kind, wishes);
        wish.showing.diary = diary();
        wish.report = {420, 240, 2}; // small pictures are soon painted
        return wish;
    }
    [[nodiscard]] QByteArray shared(const ShareWish& wish) const {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        Work work;
        shareGame(wish, onlySantander, buffer, work);
        return buffer.data();
    }

private Q_SLOTS:
    void initTestCase() {
        m_game = std::make_unique<PlayedGame>(PlayedGame::golden("campaign.txt"));
    }

    void aPictureHasItsSizeAndTheCounters() {
        const QVariantMap wishes{{QStringLiteral("width"), 640}, {QStringLiteral("height"), 400}};
        const QImage end = QImage::fromData(shared(wish(ShareKind::Picture, wishes)), "PNG");
        QCOMPARE(end.size(), QSize(640, 400));
        QVariantMap empty = wishes;
        empty[QStringLiteral("at")] = 0;
        const QImage start = QImage::fromData(shared(wish(ShareKind::Picture, empty)), "PNG");
        int changed = 0;
        for (int y = 60; y < 340; ++y) // the map, not the words
            for (int x = 0; x < 640; ++x)
                changed += end.pixel(x, y) != start.pixel(x, y) ? 1 : 0;
        QVERIFY2(changed > 3000, qPrintable(QString::number(changed)));
    }

    void aPictureIsAsHighAsItsMapWants() {
        const auto picture = [&](int width, bool words) {
            return QImage::fromData(
                shared(wish(ShareKind::Picture, {{QStringLiteral("width"), width},
                                                 {QStringLiteral("frame"), words},
                                                 {QStringLiteral("title"), words}})));
        };
        const QImage small = picture(400, false), large = picture(800, false);
        QCOMPARE(small.width(), 400);
        QCOMPARE(large.width(), 800);
        QVERIFY(std::abs(large.height() - 2 * small.height()) <= 1);
        QVERIFY(picture(400, true).height() > small.height()); // words above and below
    }

    void aPictureCanDoWithoutFrameAndWords() {
        QVariantMap wishes{{QStringLiteral("width"), 500},
                           {QStringLiteral("height"), 340},
                           {QStringLiteral("hexesAcross"), 6.0},
                           {QStringLiteral("hex"), QStringLiteral("2006")}};
        const QImage framed = QImage::fromData(shared(wish(ShareKind::Picture, wishes)));
        wishes[QStringLiteral("title")] = false;
        wishes[QStringLiteral("frame")] = false;
        const QImage bare = QImage::fromData(shared(wish(ShareKind::Picture, wishes)));
        QCOMPARE(framed.pixelColor(0, 0), QColor(0xf4, 0xed, 0xdc));
        QVERIFY(bare.pixelColor(0, 0) != QColor(0xf4, 0xed, 0xdc));
        QCOMPARE(bare.size(), framed.size());
    }

    void aPictureNobodyCouldHoldIsRefused() {
        const auto wanted = wish(ShareKind::Picture, {{QStringLiteral("width"), 100'000}});
        QVERIFY_EXCEPTION_THROWN(shared(wanted), Fault);
    }

    void anAnimationHasAFrameForEveryCommand() {
        ShareWish wanted = wish(ShareKind::Animation, {{QStringLiteral("width"), 240},
                                                       {QStringLiteral("height"), 170},
                                                       {QStringLiteral("speed"), 4.0}});
        const QByteArray turns = [&] {
            wanted.stride = Stride::Turn;
            return shared(wanted);
        }();
        const WebPData data{reinterpret_cast<const std::uint8_t*>(turns.constData()),
                            std::size_t(turns.size())};
        WebPDemuxer* const film = WebPDemux(&data);
        QVERIFY(film != nullptr);
        QCOMPARE(WebPDemuxGetI(film, WEBP_FF_CANVAS_WIDTH), 240U);
        QCOMPARE(WebPDemuxGetI(film, WEBP_FF_CANVAS_HEIGHT), 170U);
        QCOMPARE(WebPDemuxGetI(film, WEBP_FF_FRAME_COUNT), 8U); // nothing, six turns, the end
        WebPIterator frame;
        QVERIFY(WebPDemuxGetFrame(film, 1, &frame) != 0);
        QCOMPARE(frame.duration, 200);
        WebPDemuxReleaseIterator(&frame);
        WebPDemuxDelete(film);

        wanted.stride = Stride::Command;
        wanted.from = 1000;
        wanted.to = 1150;
        const auto recording = Recording::open(m_game->diary(), onlySantander);
        const Film line(*recording);
        const auto commands = std::ranges::count_if(line.pages(), [&](const FilmPage& page) {
            return line.number(page.last) > 1000 && line.number(page.last) < 1150;
        });
        QVERIFY(commands > 5);
        const QByteArray part = shared(wanted);
        const WebPData few{reinterpret_cast<const std::uint8_t*>(part.constData()),
                           std::size_t(part.size())};
        WebPDemuxer* const some = WebPDemux(&few);
        QVERIFY(some != nullptr);
        QCOMPARE(qint64(WebPDemuxGetI(some, WEBP_FF_FRAME_COUNT)), commands + 2); // both ends
        WebPDemuxDelete(some);
    }

    void aReportTellsTheWholeGame_data() {
        QTest::addColumn<QString>("turn");
        QTest::addColumn<QString>("forces");
        QTest::newRow("en") << "Turn 6 ·"
                            << "Forces";
        QTest::newRow("it") << "Turno 6 ·"
                            << "Forze";
        QTest::newRow("es") << "Turno 6 ·"
                            << "Fuerzas";
        QTest::newRow("fr") << "Tour 6 ·"
                            << "Forces";
    }
    void aReportTellsTheWholeGame() {
        QFETCH(const QString, turn);
        QFETCH(const QString, forces);
        const QString language = QString::fromUtf8(QTest::currentDataTag());
        const QByteArray html =
            shared(wish(ShareKind::Html, {{QStringLiteral("language"), language}}));
        QVERIFY(html.startsWith("<!DOCTYPE html>\n<html lang=\"" + language.toUtf8()));
        QVERIFY(html.endsWith("</html>\n"));
        const QString words = wordsOfPage(html);
        QVERIFY2(words.contains(turn), qPrintable(turn));
        QVERIFY(words.contains(forces));
        for (int number = 0; number <= 6; ++number)
            QVERIFY(html.contains("<h3 id=\"turn-" + QByteArray::number(number) + "\">"));
        static const QRegularExpression id(
            QStringLiteral("\\b(app|play|santander|replay|core|kit|store)\\.[a-z_]+"));
        QVERIFY2(!id.match(words).hasMatch(), qPrintable(id.match(words).captured()));
        static const QRegularExpression gap(QStringLiteral("%\\d|%n"));
        QVERIFY2(!gap.match(words).hasMatch(), qPrintable(gap.match(words).captured()));
        QVERIFY(html.count("<svg ") >= 6);
        const QList<QByteArray> pictures = picturesIn(html);
        QCOMPARE(pictures.size(), 2 + 7 + 2 * 2); // both sides, every turn, two combats twice
        for (const QByteArray& picture : pictures) {
            int width = 0;
            int height = 0;
            const auto* bytes = reinterpret_cast<const std::uint8_t*>(picture.constData());
            std::uint8_t* const pixels =
                WebPDecodeRGBA(bytes, std::size_t(picture.size()), &width, &height);
            QVERIFY(pixels != nullptr);
            WebPFree(pixels);
            QVERIFY(width >= 240 && height >= 100);
        }
    }
    /// Whatever a package, a player or a note is called, it is words and no more.
    void aReportEscapesEverything() {
        const std::string sharp = "<boom a=\"1\">\" boom='&";
        const std::function<void(Record&)> sharpen = [&](Record& record) {
            for (auto& [key, value] : record.items()) {
                const bool isWords = key == "en" || key == "it" || key == "es" || key == "fr" ||
                                     key == "name" || key == "title" || key == "label" ||
                                     key == "summary" || key == "text";
                if (value.is_string() && isWords && record.is_object())
                    value = value.get<std::string>() + sharp;
                else if (value.is_structured())
                    sharpen(value);
            }
        };
        const Rules* const games[] = {&skirmish::rules()};
        Documents documents = readDocuments(std::filesystem::path(ESAGONO_SOURCE_DIR) / "tests" /
                                            "skirmish" / "package");
        for (auto& [name, document] : documents)
            sharpen(document);
        const std::filesystem::path file = target("sharp.esagono").toStdString();
        std::vector<Finding> findings;
        {
            const auto match =
                Match::create(file, readPackage(documents, findings), games,
                              {.scenario = "field",
                               .seed = seedFrom("x"),
                               .players = {{"red", "Rosa" + sharp}, {"blue", "Blu" + sharp}},
                               .at = "1937-08-14T12:00:00Z"});
            RandomPlayer player(7);
            for (int i = 0; i < 150 && !match->position().isOver(); ++i) {
                const Position position = match->position();
                const SideId side = nextToDecide(position);
                QVERIFY(match->submit(player.choose(position, side, offersTo(position, side)),
                                      "1937-08-14T12:00:00Z"));
            }
            Note note;
            note.event = 3;
            note.author = "A" + sharp;
            note.at = "1937-08-14T12:00:00Z";
            note.text = {{"en", "N" + sharp}};
            (void)keepNote(match->journal(), match->scribe(), note);
        }
        for (const char* language : {"en", "fr"}) {
            ShareWish sharpWish =
                wish(ShareKind::Html, {{QStringLiteral("language"), QLatin1String(language)}});
            sharpWish.showing.diary = QString::fromStdString(file.string());
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            Work work;
            shareGame(sharpWish, games, buffer, work);
            const QByteArray html = buffer.data();
            QVERIFY(!html.contains("<boom"));
            QVERIFY(!html.contains("\" boom"));
            for (const char* who : {"Rosa", "Blu", "A", "N"})
                QVERIFY2(
                    html.contains(QByteArray(who) + "&lt;boom a=&quot;1&quot;&gt;&quot; boom="),
                    who);
            QVERIFY(html.count("&lt;boom") > 20); // titles, units, places
        }
    }

    void theLanguageOfTheWindowStaysAsItIs() {
        static_cast<void>(shared(wish(ShareKind::Log, {{QStringLiteral("language"), "fr"}})));
        QCOMPARE(qtTrId("app.share.turn"), QStringLiteral("Turn %1"));
    }

    void aPrintedReportHasPages() {
        const QByteArray pdf = shared(wish(ShareKind::Pdf));
        QVERIFY(pdf.startsWith("%PDF-1."));
        QVERIFY(pdf.trimmed().endsWith("%%EOF"));
        const auto pages = pdf.count("/Type /Page\n");
        QVERIFY2(pages > 8 && pages < 30, qPrintable(QString::number(pages)));
        QVERIFY(pdf.count("/Subtype /Image") >= 2 + 7 + 4);
    }

    void logRecordAndPositionAreText() {
        const QString log = QString::fromUtf8(
            shared(wish(ShareKind::Log, {{QStringLiteral("language"), QStringLiteral("it")}})));
        QVERIFY(log.contains(QStringLiteral("Turno 6")));
        const QJsonObject record = QJsonDocument::fromJson(shared(wish(ShareKind::Json))).object();
        QCOMPARE(record.value(QStringLiteral("format")).toString(), QStringLiteral("esagono-game"));
        QVERIFY(QJsonDocument::fromJson(shared(wish(ShareKind::Position))).isObject());
    }

    void recordsAndReportsTellEverything() {
        for (const char* kind : {"json", "position", "html", "pdf"})
            QVERIFY2(Sharing::tellsEverything(QLatin1String(kind)), kind);
        for (const char* kind : {"png", "webp", "log"})
            QVERIFY2(!Sharing::tellsEverything(QLatin1String(kind)), kind);
    }

    void sharingTellsHowFarItIsAndWritesTheFile() {
        Sharing sharing(onlySantander, {});
        sharing.setDiary(diary());
        QSignalSpy done(&sharing, &Sharing::done);
        QList<double> steps;
        connect(&sharing, &Sharing::progressChanged, this, [&] { steps << sharing.progress(); });
        sharing.begin(QStringLiteral("png"), QUrl::fromLocalFile(target("a.png")).toString(),
                      {{QStringLiteral("width"), 320}, {QStringLiteral("height"), 240}});
        QVERIFY(sharing.isRunning());
        QVERIFY(!sharing.what().isEmpty());
        QVERIFY(done.wait(patience));
        QVERIFY(!sharing.isRunning());
        QVERIFY(sharing.problem().isEmpty());
        QVERIFY(steps.size() > 3 && std::is_sorted(steps.begin(), steps.end()));
        QCOMPARE(steps.constLast(), 1.0);
        QCOMPARE(QImage(target("a.png")).size(), QSize(320, 240));
    }

    void whatIsCancelledLeavesNothing() {
        Sharing sharing(onlySantander, {});
        sharing.setDiary(diary());
        QSignalSpy progress(&sharing, &Sharing::progressChanged);
        QSignalSpy done(&sharing, &Sharing::done);
        QSignalSpy cancelled(&sharing, &Sharing::cancelled);
        QTemporaryDir folder;
        sharing.begin(QStringLiteral("webp"), folder.filePath(QStringLiteral("a.webp")));
        QTRY_VERIFY(progress.size() > 3); // it is at work
        sharing.cancel();
        QCOMPARE(cancelled.size(), 1);
        QVERIFY(!sharing.isRunning());
        QCoreApplication::processEvents();
        QCOMPARE(done.size(), 0);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void whatCannotBeWrittenIsSaid_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("said");
        QTest::newRow("no folder") << "log" << target("nowhere/a.txt") << "cannot be written";
        QTest::newRow("a folder") << "log" << m_folder.path() << "cannot be written";
        QTest::newRow("the diary") << "json" << diary() << "is a diary";
        QTest::newRow("a diary's name") << "json" << target("other.esagono") << "is a diary";
        QTest::newRow("no kind") << "bmp" << target("a.bmp") << "“bmp”";
    }
    void whatCannotBeWrittenIsSaid() {
        QFETCH(const QString, kind);
        QFETCH(const QString, file);
        QFETCH(const QString, said);
        const QByteArray before = contentsOf(diary());
        Sharing sharing(onlySantander, {});
        sharing.setDiary(diary());
        QSignalSpy failed(&sharing, &Sharing::failed);
        sharing.begin(kind, file);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY2(sharing.problem().contains(said), qPrintable(sharing.problem()));
        QVERIFY(!sharing.isRunning());
        QCOMPARE(contentsOf(diary()), before);
        QVERIFY(!QFile::exists(target("a.bmp")) && !QFile::exists(target("other.esagono")));
    }
    void anotherNameOfTheDiaryIsTheDiary() {
        const QString link = target("link.txt");
        QVERIFY(QFile::link(diary(), link));
        Work work;
        QVERIFY_EXCEPTION_THROWN(shareGame(wish(ShareKind::Log), onlySantander, link, work), Fault);
        QVERIFY(contentsOf(diary()).startsWith("SQLite format 3"));
    }
    void whatFailsLeavesTheOldFile() {
        QFile old(target("old.png"));
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        Work work;
        const auto wanted = wish(ShareKind::Picture, {{QStringLiteral("width"), 100'000}});
        QVERIFY_EXCEPTION_THROWN(shareGame(wanted, onlySantander, old.fileName(), work), Fault);
        QCOMPARE(contentsOf(old.fileName()), QByteArray("old"));
        QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("old.png*")}).size(), 1);
    }
};

ESAGONO_TESTS(TestShare)
#include "tst_share.moc"
