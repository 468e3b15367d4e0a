// SPDX-License-Identifier: GPL-3.0-or-later
// The glossary is the contract for every text: translations and packages use its words, and none of
// those it tells to avoid.
#include "app/languages.h"
#include "tests/app/file_contents.h"
#include "tests/app/test_program.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

#include <vector>

using namespace esagono;

namespace {

constexpr int fewestConcepts = 250;

QByteArray sourceFile(const QString& path) {
    return contentsOf(QStringLiteral(ESAGONO_SOURCE_DIR "/") + path);
}

/// Rows of comma-separated fields, which may be quoted.
QList<QStringList> rowsOf(const QString& text) {
    QList<QStringList> rows;
    QStringList row;
    QString field;
    bool quoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (quoted && c == u'"' && text.mid(i + 1, 1) == QStringLiteral("\""))
            field += text[i++];
        else if (c == u'"')
            quoted = !quoted;
        else if (!quoted && (c == u',' || c == u'\n')) {
            row << std::exchange(field, QString());
            if (c == u'\n')
                rows << std::exchange(row, QStringList());
        } else if (c != u'\r')
            field += c;
    }
    return rows;
}

/// A word that is not to be used, and for what.
struct Forbidden {
    QString concept_;
    QString word;
    QRegularExpression pattern;
};

/// Whole words; what has a capital letter is meant with it.
QRegularExpression patternOf(const QString& word) {
    auto options =
        QRegularExpression::PatternOptions(QRegularExpression::UseUnicodePropertiesOption);
    if (word == word.toLower())
        options |= QRegularExpression::CaseInsensitiveOption;
    return QRegularExpression(QStringLiteral("(?<![\\w])") + QRegularExpression::escape(word) +
                                  QStringLiteral("(?![\\w])"),
                              options);
}

class Glossary {
public:
    explicit Glossary(const QString& text)
        : m_rows(rowsOf(text)) {
        if (!m_rows.isEmpty())
            m_heads = m_rows.takeFirst();
    }
    [[nodiscard]] const QList<QStringList>& rows() const { return m_rows; }
    [[nodiscard]] QString at(const QStringList& row, const QString& head) const {
        return row.value(m_heads.indexOf(head));
    }
    [[nodiscard]] std::vector<Forbidden> forbidden(const QString& language) const {
        std::vector<Forbidden> all;
        for (const QStringList& row : m_rows)
            for (const QString& word :
                 at(row, QStringLiteral("avoid_") + language).split(u'|', Qt::SkipEmptyParts))
                all.push_back({at(row, QStringLiteral("concept")), word, patternOf(word)});
        return all;
    }

private:
    QStringList m_heads;
    QList<QStringList> m_rows;
};

Glossary glossary() {
    return Glossary(QString::fromUtf8(sourceFile(QStringLiteral("translations/glossary.csv"))));
}

/// A text that somebody may read, and where it stands.
struct Said {
    QString where;
    QString text;
};

std::vector<Said> translated(const QString& language) {
    std::vector<Said> all;
    QXmlStreamReader xml(sourceFile(QStringLiteral("translations/esagono_%1.ts").arg(language)));
    QString id;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"message")
            id = xml.attributes().value(QStringLiteral("id")).toString();
        else if (xml.name() == u"translation" || xml.name() == u"numerusform")
            all.push_back({id, xml.readElementText(QXmlStreamReader::IncludeChildElements)});
    }
    return all;
}

/// What a package says in a language: the values of objects that have languages for keys.
void gather(const QJsonValue& value, const QString& language, const QString& where,
            std::vector<Said>& all) {
    if (value.isArray()) {
        for (const QJsonValue each : value.toArray())
            gather(each, language, where, all);
    } else if (value.isObject()) {
        const QJsonObject object = value.toObject();
        if (object.value(QStringLiteral("en")).isString() &&
            object.value(QStringLiteral("it")).isString()) {
            all.push_back({where, object.value(language).toString()});
            return;
        }
        for (auto each = object.begin(); each != object.end(); ++each)
            if (each.key() != QStringLiteral("note") && each.key() != QStringLiteral("source"))
                gather(*each, language, where + u'/' + each.key(), all);
    }
}

std::vector<Said> packaged(const QString& language) {
    std::vector<Said> all;
    const QString folder = QStringLiteral(ESAGONO_SOURCE_DIR "/resources");
    QDirIterator files(folder, {QStringLiteral("*.json")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const QString name = path.mid(folder.size() + 1);
        if (name.startsWith(QStringLiteral("schema/")) ||
            name.endsWith(QStringLiteral("counters.json"))) // names as they are printed
            continue;
        const auto text = sourceFile(QStringLiteral("resources/") + name);
        const QJsonDocument document = QJsonDocument::fromJson(text);
        gather(document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()),
               language, name, all);
    }
    return all;
}

QStringList offences(const std::vector<Said>& texts, const std::vector<Forbidden>& forbidden) {
    QStringList found;
    for (const Said& said : texts)
        for (const Forbidden& each : forbidden)
            if (each.pattern.match(said.text).hasMatch())
                found << QStringLiteral("%1 says \"%2\" (%3): %4")
                             .arg(said.where, each.word, each.concept_, said.text);
    return found;
}

void addLanguages() {
    QTest::addColumn<QString>("language");
    for (const QString& code : Languages::codes())
        QTest::newRow(qPrintable(code)) << code;
}

} // namespace

class GlossaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyConceptHasItsWordsAndTheirSources() {
        const Glossary book = glossary();
        QVERIFY(book.rows().size() >= fewestConcepts);
        QSet<QString> known;
        for (const QStringList& row : book.rows()) {
            const QString name = book.at(row, QStringLiteral("concept"));
            QVERIFY2(!name.isEmpty() && !known.contains(name), qPrintable(name));
            known << name;
            for (const QString& code : Languages::codes()) {
                QVERIFY2(!book.at(row, code).trimmed().isEmpty(), qPrintable(name));
                QVERIFY2(!book.at(row, QStringLiteral("source_") + code).isEmpty(),
                         qPrintable(name));
            }
        }
    }

    void noTextUsesAForbiddenWord_data() { addLanguages(); }
    void noTextUsesAForbiddenWord() {
        QFETCH(QString, language);
        const Glossary book = glossary();
        const std::vector<Forbidden> forbidden = book.forbidden(language);
        QVERIFY(!forbidden.empty());
        std::vector<Said> texts = translated(language);
        QVERIFY(texts.size() > 1000);
        const std::vector<Said> printed = packaged(language);
        QVERIFY(printed.size() > 300);
        texts.insert(texts.end(), printed.begin(), printed.end());
        for (const QStringList& row : book.rows())
            texts.push_back({QStringLiteral("the glossary"), book.at(row, language)});
        const QStringList found = offences(texts, forbidden);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    void forbiddenWordsAreFound() {
        const Glossary book(QStringLiteral("concept,it,avoid_it\n"
                                           "dice.roll,\"tirare, il dado\",lanciare|gettare\n"
                                           "zoc,ZdC,ZDC\n"));
        QCOMPARE(book.at(book.rows()[0], QStringLiteral("it")), QStringLiteral("tirare, il dado"));
        const std::vector<Forbidden> forbidden = book.forbidden(QStringLiteral("it"));
        QCOMPARE(forbidden.size(), 3U);
        QCOMPARE(
            offences({{"a", "Si può Lanciare un dado"}, {"b", "lanciarepoi"}, {"c", "una zdc"}},
                     forbidden)
                .size(),
            1);
        QCOMPARE(offences({{"a", "in ZDC nemica"}}, forbidden).size(), 1);
    }

    /// A sentence of three words or more that is the same as in English was not translated.
    void nothingIsLeftInEnglish_data() { addLanguages(); }
    void nothingIsLeftInEnglish() {
        QFETCH(QString, language);
        if (language == QStringLiteral("en"))
            return;
        QHash<QString, QString> english;
        for (const Said& said : translated(QStringLiteral("en")))
            english[said.where] = said.text;
        static const QRegularExpression word(QStringLiteral("\\b[^\\W\\d_]{3,}\\b"),
                                             QRegularExpression::UseUnicodePropertiesOption);
        for (const Said& said : translated(language)) {
            int words = 0;
            for (auto each = word.globalMatch(said.text); each.hasNext(); each.next())
                ++words;
            QVERIFY2(words < 3 || said.text != english.value(said.where), qPrintable(said.where));
        }
    }
};

ESAGONO_TESTS(GlossaryTest)
#include "tst_glossary.moc"
