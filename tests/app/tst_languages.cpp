// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/languages.h"
#include "tests/app/test_program.h"

#include <QFile>
#include <QKeySequence>
#include <QMap>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QXmlStreamReader>

using namespace esagono;

namespace {

/// The finished texts of the application in one language, by id; plural forms one after the other.
QMap<QString, QString> textsIn(const QString& code) {
    QFile file(QStringLiteral(ESAGONO_SOURCE_DIR "/translations/esagono_%1.ts").arg(code));
    QMap<QString, QString> texts;
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QXmlStreamReader reader(&file);
    QString id;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == QLatin1String("message"))
            id = reader.attributes().value(QLatin1String("id")).toString();
        else if (reader.name() == QLatin1String("translation") && id.startsWith(u"app.") &&
                 reader.attributes().value(QLatin1String("type")).isEmpty())
            texts[id] = reader.readElementText(QXmlStreamReader::IncludeChildElements);
    }
    return texts;
}

/// The placeholders in a text, each once, in order of name.
QString placeholders(const QString& text) {
    static const QRegularExpression form(QStringLiteral("%(\\d+|n)"));
    QStringList found;
    for (const QRegularExpressionMatch& match : form.globalMatch(text))
        found << match.captured();
    found.removeDuplicates();
    found.sort();
    return found.join(u' ');
}

} // namespace

class LanguagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readerGetsTheBestLanguage_data() {
        QTest::addColumn<QStringList>("wanted");
        QTest::addColumn<QString>("best");
        QTest::newRow("Italian") << QStringList{"it-IT", "it", "en"} << "it";
        QTest::newRow("French in Switzerland") << QStringList{"fr-CH"} << "fr";
        QTest::newRow("underscore") << QStringList{"es_AR"} << "es";
        QTest::newRow("second choice") << QStringList{"de-DE", "fr-FR"} << "fr";
        QTest::newRow("three letters") << QStringList{"fro"} << "en";
        QTest::newRow("none") << QStringList{} << "en";
        QTest::newRow("C") << QStringList{"C"} << "en";
    }
    void readerGetsTheBestLanguage() {
        QFETCH(QStringList, wanted);
        QTEST(Languages::best(wanted), "best");
    }

    void choosingSpeaksAtOnce() {
        Languages languages;
        QSignalSpy changes(&languages, &Languages::changed);
        QCOMPARE(qtTrId("app.library.games"), QStringLiteral("Games"));
        languages.choose(QStringLiteral("it"));
        QCOMPARE(qtTrId("app.library.games"), QStringLiteral("Giochi"));
        languages.choose(QStringLiteral("fr"));
        QCOMPARE(qtTrId("app.library.found", 2), QStringLiteral("2 jeux trouvés"));
        languages.choose(QStringLiteral("en"));
        QCOMPARE(qtTrId("app.library.found", 1), QStringLiteral("1 game found"));
        QCOMPARE(changes.size(), 3);
    }

    /// What Qt itself says: buttons of its dialogs, names of keys.
    void qtSpeaksTheLanguageToo() {
        Languages languages;
        const auto cancel = [] { return QCoreApplication::translate("QPlatformTheme", "Cancel"); };
        QCOMPARE(cancel(), QStringLiteral("Cancel"));
        for (const auto& [code, word] : {std::pair("it", "Annulla"), std::pair("es", "Cancelar"),
                                         std::pair("fr", "Annuler"), std::pair("en", "Cancel")}) {
            languages.choose(QLatin1String(code));
            QVERIFY2(languages.isWhole(), "Qt's translations are missing: see packaging/packages");
            QCOMPARE(cancel(), QLatin1String(word));
        }
        languages.choose(QStringLiteral("fr"));
        QCOMPARE(QKeySequence(Qt::SHIFT | Qt::Key_Left).toString(QKeySequence::NativeText),
                 QStringLiteral("Maj+Gauche"));
    }

    void unknownLanguageChangesNothing() {
        Languages languages;
        languages.choose(QStringLiteral("it"));
        languages.choose(QStringLiteral("tlh"));
        QCOMPARE(languages.current(), QStringLiteral("it"));
    }

    void everyLanguageSaysEverything_data() {
        QTest::addColumn<QString>("code");
        for (const QString& code : Languages::codes())
            QTest::newRow(qPrintable(code)) << code;
    }
    void everyLanguageSaysEverything() {
        QFETCH(QString, code);
        const QMap<QString, QString> english = textsIn(QStringLiteral("en"));
        const QMap<QString, QString> texts = textsIn(code);
        QVERIFY(!english.isEmpty());
        QCOMPARE(texts.keys(), english.keys());
        for (auto text = texts.begin(); text != texts.end(); ++text) {
            QVERIFY2(!text->trimmed().isEmpty(), qPrintable(text.key()));
            QVERIFY2(placeholders(*text) == placeholders(english[text.key()]),
                     qPrintable(text.key()));
        }
    }
};

ESAGONO_TESTS(LanguagesTest)
#include "tst_languages.moc"
