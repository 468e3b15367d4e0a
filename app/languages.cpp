// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace esagono {

namespace {

/// Dates and numbers as the system has them, if it speaks the language; else as the language does.
void useLocaleOf(const QString& code) {
    const QLocale system = QLocale::system();
    const QLocale plain(code);
    QLocale::setDefault(system.language() == plain.language() ? system : plain);
}

QString file(const QString& code) {
    return QStringLiteral(":/translations/esagono_%1.qm").arg(code);
}

/// What Qt says of itself in a language: built in, beside the program, or where Qt is installed.
bool loadQtIn(const QString& code, QTranslator& translator) {
    const QString name = QStringLiteral("qtbase_") + code;
    for (const QString& folder :
         {QStringLiteral(":/translations/qt"),
          QCoreApplication::applicationDirPath() + QStringLiteral("/translations"),
          QLibraryInfo::path(QLibraryInfo::TranslationsPath)})
        if (translator.load(name, folder))
            return true;
    return false;
}

thread_local const Speaking* spokenHere = nullptr;

} // namespace

QString Voice::translate(const char* context, const char* id, const char* comment,
                         int number) const {
    if (spokenHere == nullptr)
        return QTranslator::translate(context, id, comment, number);
    const QString said = spokenHere->m_chosen.translate(context, id, comment, number);
    return said.isNull() ? spokenHere->m_english.translate(context, id, comment, number) : said;
}

Speaking::Speaking(const QString& code)
    : m_before(spokenHere) {
    // What is missing is said in English, as in the window.
    static_cast<void>(m_english.load(file(QStringLiteral("en"))));
    static_cast<void>(m_chosen.load(file(code)));
    spokenHere = this;
}

Speaking::~Speaking() {
    spokenHere = m_before;
}

Languages::Languages(QObject* parent)
    : QObject(parent) {
    if (m_english.load(file(QStringLiteral("en"))))
        QCoreApplication::installTranslator(&m_english);
    useLocaleOf(current());
}

Languages::~Languages() {
    QCoreApplication::removeTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_chosen);
    QCoreApplication::removeTranslator(&m_english);
}

QStringList Languages::codes() {
    return {QStringLiteral("en"), QStringLiteral("es"), QStringLiteral("fr"), QStringLiteral("it")};
}

QStringList Languages::names() {
    return {QStringLiteral("English"), QStringLiteral("Español"), QStringLiteral("Français"),
            QStringLiteral("Italiano")};
}

QString Languages::best(const QStringList& wanted) {
    for (QString language : wanted) {
        const QString code = language.replace(u'_', u'-').section(u'-', 0, 0).toLower();
        if (codes().contains(code))
            return code;
    }
    return codes().first();
}

void Languages::choose(int index) {
    if (index < 0 || index >= codes().size() || index == m_index)
        return;
    m_index = index;
    QCoreApplication::removeTranslator(&m_qt);
    QCoreApplication::removeTranslator(&m_chosen);
    const bool foreign = m_index != 0; // Qt is written in English
    m_whole = !foreign || loadQtIn(current(), m_qt);
    if (foreign && m_whole)
        QCoreApplication::installTranslator(&m_qt);
    if (m_chosen.load(file(current())))
        QCoreApplication::installTranslator(&m_chosen);
    useLocaleOf(current());
    Q_EMIT changed();
}

} // namespace esagono
