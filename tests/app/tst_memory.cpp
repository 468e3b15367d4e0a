// SPDX-License-Identifier: GPL-3.0-or-later
// What is let go of once it is not needed: documents of games nobody plays, pages that were left,
// tiles far away.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/board/lettering/map_lettering.h"
#include "app/board/map/map_drawing.h"
#include "app/board/map/paper.h"
#include "app/board/scene/tile_store.h"
#include "app/editing/files/package_mirror.h"
#include "app/languages.h"
#include "app/library.h"
#include "app/saved_game.h"
#include "tests/app/played_game.h"
#include "tests/app/shell_fixture.h"
#endif
#include "tests/app/test_program.h"

#include <QPainter>

using namespace esagono;

class MemoryTest : public QObject {
    Q_OBJECT

    const Languages m_words;

private Q_SLOTS:
    void initTestCase() { settleAppearance(StartOptions::Appearance::Light); }

    void shelfKeepsNoDocuments() {
        Library library({sourcePackages()});
        library.lookAgain();
        QTRY_VERIFY(!library.isScanning());
        QVERIFY(library.count() > 3);
        for (const FoundPackage& found : library.packages()) {
            QVERIFY(found.package);
            QVERIFY(found.package->documents.size() <= 1); // of its rulings
            const auto whole = withDocuments(found.package, found.folder);
            QVERIFY(whole);
            QCOMPARE(QString::fromStdString(hexText(whole->digest())), found.digest);
        }
    }

    void packageThatHasGoneIsNoneWithDocuments() {
        Library library({sourcePackages()});
        library.lookAgain();
        QTRY_VERIFY(!library.isScanning());
        const QTemporaryDir empty;
        QVERIFY(!withDocuments(library.packages().front().package, empty.path()));
    }

    void savedGamesKeepNoDocuments() {
        const PlayedGame game = PlayedGame::santander("suggested");
        const QString diary = QString::fromStdString(game.diary().string());
        const SavedGame saved = GameReader(allGames()).read(diary);
        QVERIFY(saved.setting);
        QVERIFY(saved.setting->package().documents.empty());
        QCOMPARE(hexText(packageOfDiary(diary).digest()), hexText(game.package().digest()));
    }

    void libraryGoesWhileOneEdits() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        QTRY_VERIFY(part(shell, "libraryPage"));
        shell.workbench().openFolder(skirmishFolder());
        QTRY_COMPARE(shell.page(), QStringLiteral("editor"));
        QTRY_VERIFY(!part(shell, "libraryPage"));
        shell.leave();
        QTRY_VERIFY(part(shell, "libraryPage"));
        QTRY_VERIFY(!shell.isBusy());
    }

    void tilesStayWithinTheirRoom() {
        const auto drawing = readMapDrawing(*santanderPackage(), 0, {}, QStringLiteral("en"));
        TileStore store;
        store.setMap(drawing, {}, 1);
        const QSizeF sheet = drawing->geometry.sheet().size();
        constexpr qreal bytesOfAPixel = 4;
        const qreal scale = // for twice as much as there is room
            std::sqrt(2 * TileStore::room / bytesOfAPixel / (sheet.width() * sheet.height()));
        const QRect all = store.covering(drawing->geometry.sheet(), scale);
        QVERIFY(all.height() > 2);
        for (int y = all.top(); y <= all.bottom(); ++y) {
            std::vector<Tile> row;
            for (int x = all.left(); x <= all.right(); ++x)
                row.push_back({scale, x, y});
            store.want(row, row.size());
            QTRY_VERIFY(store.isIdle());
            QVERIFY(store.bytes() <= TileStore::room);
        }
        QVERIFY(store.find({scale, all.left(), all.top()}).isNull());
        QVERIFY(!store.find({scale, all.left(), all.bottom()}).isNull());
    }

    void keptPathIsThePath() {
        QPainterPath path;
        path.addText(0, 0, QFont(QStringLiteral("Inter"), 40),
                     QStringLiteral("Guadalajara & Brihuega"));
        path.setFillRule(Qt::WindingFill);
        const QPainterPath kept = KeptPath(path).path();
        QCOMPARE(kept.fillRule(), path.fillRule());
        QCOMPARE(kept.elementCount(), path.elementCount());
        for (int i = 0; i < path.elementCount(); ++i) {
            QCOMPARE(kept.elementAt(i).type, path.elementAt(i).type);
            QVERIFY(std::abs(kept.elementAt(i).x - path.elementAt(i).x) < 1e-3);
            QVERIFY(std::abs(kept.elementAt(i).y - path.elementAt(i).y) < 1e-3);
        }
    }

    void whatIsPaintedOnThePaperIsInThePicture() {
        QImage picture(8, 8, QImage::Format_RGB32);
        picture.fill(Qt::white);
        picture.setDevicePixelRatio(2);
        const QImage before = picture;
        QImage paper = paperOf(picture);
        QCOMPARE(paper.devicePixelRatio(), 2.0);
        QPainter(&paper).fillRect(0, 0, 2, 2, Qt::red);
        QCOMPARE(picture.pixelColor(3, 3), QColor(Qt::red));
        QCOMPARE(picture.pixelColor(4, 4), QColor(Qt::white));
        QCOMPARE(before.pixelColor(3, 3), QColor(Qt::white));
    }

    /// The mirror keeps no documents beside those of the package: it must still find back from a
    /// package that cannot be read.
    void mirrorFindsBackFromWhatCannotBeRead() {
        PackageMirror mirror;
        ReadPackage last;
        int readings = 0;
        connect(&mirror, &PackageMirror::read, this, [&](const ReadPackage& result) {
            last = result;
            ++readings;
        });
        const auto until = [&](int count) { QTRY_VERIFY(readings == count && !mirror.isBehind()); };
        const Documents documents = readDocuments(skirmishFolder().toStdString());
        mirror.begin(documents);
        until(1);
        QVERIFY(last.edited);
        QVERIFY(last.edited->game.package.documents == documents);
        const Record id = documents.at("package.json").at("id");
        Edit broken;
        broken.remove("package.json", "/id");
        mirror.follow(broken);
        until(2);
        QVERIFY(!last.edited);
        Edit title;
        title.set("package.json", "/title", "Mended");
        mirror.follow(title);
        until(3);
        QVERIFY(!last.edited);
        Edit mended;
        mended.set("package.json", "/id", id);
        mirror.follow(mended);
        until(4);
        QVERIFY(last.edited);
        Documents wanted = documents;
        wanted.at("package.json")["title"] = "Mended";
        QVERIFY(last.edited->game.package.documents == wanted);
    }
};

ESAGONO_TESTS(MemoryTest)
#include "tst_memory.moc"
