// SPDX-License-Identifier: GPL-3.0-or-later
// The editor as its author meets it: a package made by the wizard, saved, opened again; undo and
// redo; the question before work is lost; findings that lead somewhere and are settled.
#include "tests/app/editor/editor_window.h"
#include "tests/app/test_program.h"

#include <QSignalSpy>

using namespace esagono;

namespace {

QVariantMap small() {
    return {{QStringLiteral("title"), QStringLiteral("Small board")},
            {QStringLiteral("pattern"), QStringLiteral("CCRR")},
            {QStringLiteral("rows"), 6},
            {QStringLiteral("columns"), 5},
            {QStringLiteral("flat"), true},
            {QStringLiteral("terrains"), QStringLiteral("coast")},
            {QStringLiteral("sides"),
             QVariantList{QVariantMap{{QStringLiteral("name"), QStringLiteral("North")},
                                      {QStringLiteral("colour"), QStringLiteral("#204080")}},
                          QVariantMap{{QStringLiteral("name"), QStringLiteral("South")},
                                      {QStringLiteral("colour"), QStringLiteral("#a03020")}}}}};
}

} // namespace

class EditorDocumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNewPackageIsMadeSavedAndOpenedAgain() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        Workbench& bench = shell.workbench();
        QCOMPARE(bench.desk()->whyNotNew(small()), QString());
        QVERIFY(!bench.desk()->preview(small(), 3, 3).isEmpty());
        bench.desk()->begin(small());
        QTRY_VERIFY(bench.package());
        QCOMPARE(shell.page(), QStringLiteral("editor"));
        QCOMPARE(bench.findings()->errors(), 0);
        QVERIFY(!bench.isSaved());
        QSignalSpy saved(&bench, &Workbench::savedTo);
        bench.save();
        QTRY_COMPARE(saved.count(), 1);
        QVERIFY(bench.isSaved());
        const QString where = bench.folder();
        const Documents documents = bench.documents();
        bench.close();
        QVERIFY(!bench.isOpen());
        bench.openFolder(where);
        QTRY_VERIFY(bench.package());
        QVERIFY(bench.documents() == documents);
        QCOMPARE(bench.package()->maps[0].size(), std::size_t(30));
    }

    void aPackageIsClosedUnderEveryPage_data() {
        QTest::addColumn<QString>("page");
        for (const char* page : {"map", "counters", "tables", "scenarios", "texts"})
            QTest::newRow(page) << QString::fromLatin1(page);
    }
    void aPackageIsClosedUnderEveryPage() {
        QFETCH(QString, page);
        EditorWindow window(qPrintable(page));
        window.bench().map()->selectHex(100);
        window.settle();
        window.bench().close();
        window.settle();
        QVERIFY(!window.bench().isOpen());
        window.bench().openFolder(sourcePackages() + QStringLiteral("/banditen"));
        QTRY_VERIFY(window.bench().package());
        window.settle();
        QCOMPARE(window.bench().property("page").toString(), page);
    }

    void unsavedWorkIsAskedAboutBeforeAnotherPackageComes() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        Workbench& bench = shell.workbench();
        bench.desk()->begin(small());
        QTRY_VERIFY(bench.package());
        const Documents mine = bench.documents();
        shell.editPackage(sourcePackages() + QStringLiteral("/santander"));
        QTRY_VERIFY(part(shell, "keepEditing"));
        QTRY_VERIFY(part(shell, "keepEditing")->isVisible());
        QTRY_VERIFY(areDialogsStill(shell));
        click(shell, part(shell, "keepEditing"));
        QTRY_VERIFY(!part(shell, "keepEditing") || !part(shell, "keepEditing")->isVisible());
        QVERIFY(bench.documents() == mine);
        shell.editPackage(sourcePackages() + QStringLiteral("/santander"));
        QTRY_VERIFY(part(shell, "discardChanges") && part(shell, "discardChanges")->isVisible());
        QTRY_VERIFY(areDialogsStill(shell));
        click(shell, part(shell, "discardChanges"));
        QTRY_VERIFY(bench.isOpen() && bench.isOriginal());
        QVERIFY(bench.isSaved());
    }

    void findingsLeadToTheirPageAndAreSettled() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        Workbench& bench = shell.workbench();
        bench.desk()->begin(small());
        QTRY_VERIFY(bench.package());
        const Documents before = bench.documents();
        Edit edit{"app.test", {}, {}};
        edit.set("scenarios.json", "/scenarios/0/title", Record{{"en", "Only English"}});
        bench.perform(std::move(edit));
        QTRY_COMPARE(bench.findings()->warnings(), 1);
        bench.findings()->setOnly(1);
        QCOMPARE(bench.findings()->count(), 1);
        bench.findings()->goTo(0);
        QCOMPARE(bench.property("page").toString(), QStringLiteral("texts"));
        QTRY_VERIFY(part(shell, "textList"));
        QTRY_COMPARE(bench.texts()->missing(), 1);
        bench.findings()->fix(0);
        QTRY_COMPARE(bench.findings()->warnings(), 0);
        QCOMPARE(bench.texts()->missing(), 1); // copied words still wait for a translator
        bench.undo();
        bench.undo();
        QVERIFY(bench.documents() == before);
        QVERIFY(!bench.canUndo());
        bench.redo();
        QTRY_COMPARE(bench.findings()->warnings(), 1);
    }

    void whoChangesAPrintedGameAndSavesIsToldThatItIsHisOwnNow() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        Workbench& bench = shell.workbench();
        shell.editPackage(sourcePackages() + QStringLiteral("/santander"), false);
        QTRY_VERIFY(bench.package() && part(shell, "editorSave"));
        const QString title = bench.title();
        QVERIFY(!part(shell, "editorSave")->isEnabled()); // nothing to save
        Edit edit{"app.test", {}, {}};
        edit.set("map.json", "/terrain/1709", "clear");
        bench.perform(std::move(edit));
        shell.window()->grabWindow();
        QSignalSpy saved(&bench, &Workbench::savedTo);
        click(shell, part(shell, "editorSave"));
        QTRY_COMPARE(saved.count(), 1);
        QVERIFY(bench.folder().startsWith(folder.data()));
        QVERIFY(bench.title() != title && bench.title().startsWith(title));
        QCOMPARE(shell.messages().rowCount(), 1);
        QVERIFY(shell.messages()
                    .data(shell.messages().index(0), Qt::DisplayRole)
                    .toString()
                    .contains(bench.title()));
        QTRY_VERIFY(!part(shell, "editorSave")->isEnabled());
    }

    void aCopyOfAPrintedGameHasATitleAndAFolderOfItsOwn() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        Workbench& bench = shell.workbench();
        shell.editPackage(sourcePackages() + QStringLiteral("/santander"), true);
        QTRY_VERIFY(bench.isOpen());
        QVERIFY(bench.folder().isEmpty());
        QVERIFY(!bench.isSaved());
        QSignalSpy saved(&bench, &Workbench::savedTo);
        bench.save();
        QTRY_COMPARE(saved.count(), 1);
        QVERIFY(bench.folder().startsWith(folder.data()));
        QCOMPARE(bench.desk()->backups().size(), 0);
        Edit edit{"app.test", {}, {}};
        edit.set("package.json", "/release", "9");
        bench.perform(std::move(edit));
        bench.save();
        QTRY_COMPARE(saved.count(), 2);
        const QVariantList backups = bench.desk()->backups();
        QCOMPARE(backups.size(), 1);
        bench.desk()->revertTo(backups[0].toMap().value(QStringLiteral("folder")).toString());
        QVERIFY(bench.documents().at("package.json").at("release") != "9");
        bench.undo();
        QVERIFY(bench.documents().at("package.json").at("release") == "9");
    }

    void theUnsavedPackageIsPlayed() {
        const ShellFolder folder;
        Shell shell(folder.options());
        QVERIFY(shell.open());
        Workbench& bench = shell.workbench();
        bench.openFolder(sourcePackages() + QStringLiteral("/santander"));
        QTRY_VERIFY(bench.package());
        Edit edit{"app.test", {}, {}};
        edit.set("package.json", "/title", "Changed, not saved");
        bench.perform(std::move(edit));
        QTRY_VERIFY(!bench.isBusy());
        shell.playtest();
        QTRY_VERIFY(shell.play().isOpen());
        QCOMPARE(shell.play().title(), QStringLiteral("Changed, not saved"));
        QTRY_VERIFY(part(shell, "backToEditor")->isVisible());
        click(shell, part(shell, "backToEditor"));
        QTRY_COMPARE(shell.page(), QStringLiteral("editor"));
        QVERIFY(shell.play().isOpen()); // the game waits
        shell.closeGame();
        QCOMPARE(shell.page(), QStringLiteral("editor"));
        QVERIFY(!bench.isSaved());
    }
};

ESAGONO_TESTS(EditorDocumentsTest)
#include "tst_editor_documents.moc"
