// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/words/game_words.h"

#include "app/table/panels/drawn_in.h"
#include "engine/play/asking/scribe.h"

#include <algorithm>

namespace esagono {

namespace {

constexpr QChar minus(0x2212);

QString whole(std::int64_t number) {
    return number < 0 ? minus + QString::number(-number) : QString::number(number);
}

/// The fractions that have a character of their own.
QString fraction(std::int64_t over, std::int64_t under) {
    struct Printed {
        std::int64_t over, under;
        char16_t sign;
    };
    for (const Printed& each : {Printed{1, 2, u'½'}, Printed{1, 4, u'¼'}, Printed{3, 4, u'¾'},
                                Printed{1, 3, u'⅓'}, Printed{2, 3, u'⅔'}})
        if (each.over == over && each.under == under)
            return QString(QChar(each.sign));
    return QString::number(over) + QChar(0x2044) + QString::number(under);
}

QString fromView(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

} // namespace

GameWords::GameWords(const Setting& setting, const QString& language)
    : m_setting(&setting)
    , m_language(language)
    , m_book(phrasebook(language, &setting)) {}

QString GameWords::phrase(const Text& text) const {
    return text.empty() ? QString() : QString::fromStdString(m_book.phrase(text));
}

QString GameWords::richPhrase(const Text& text) const {
    if (text.empty())
        return {};
    const auto plain = [](const std::string& words) {
        return QString::fromStdString(words).toHtmlEscaped().toStdString();
    };
    const auto bold = [&](const std::string& words) { return "<b>" + plain(words) + "</b>"; };
    return QString::fromStdString(m_book.phrase(text, bold, plain));
}

QString GameWords::word(std::string_view id) const {
    return QString::fromStdString(m_book.word(id));
}

QString GameWords::words(const Words& words) const {
    return fromView(inLanguage(words, m_language.toStdString()));
}

QString GameWords::name(CounterId counter) const {
    return counter.exists()
               ? fromView(nameOf(package().counters[counter.index()], m_language.toStdString()))
               : QString();
}

QString GameWords::name(SideId side) const {
    return side.exists() ? name(package().sides[side.index()]) : QString();
}

QString GameWords::hexLabel(HexId hex) const {
    return hex.exists() ? QString::fromStdString(m_setting->map->label(hex)) : QString();
}

QString GameWords::placeName(HexId hex) const {
    const auto places = m_setting->map->placesIn(hex);
    return places.empty() ? QString()
                          : QString::fromStdString(m_setting->map->place(places.front()).name);
}

QString GameWords::ruleWord(const RuleRef& rule) const {
    if (!rule.exists() || rule.book == machineBook)
        return {};
    return QString::fromStdString(esagono::ruleWord(rule));
}

QString GameWords::ruleTitle(const RuleRef& rule) const {
    const RuleSection* section = rule.exists() ? package().rulebook.find(rule) : nullptr;
    return section == nullptr ? QString() : words(section->title);
}

QString GameWords::mark(SideId side) const {
    if (!side.exists())
        return QStringLiteral("dot");
    const QString drawnAs = textIn(drawn("sides", package().sides[side.index()].id), "mark");
    if (!drawnAs.isEmpty())
        return drawnAs;
    return side.index() % 2 == 0 ? QStringLiteral("square") : QStringLiteral("round");
}

QColor GameWords::colour(SideId side) const {
    return side.exists() ? QColor(QString::fromStdString(package().sides[side.index()].colour))
                         : QColor();
}

const Record& GameWords::drawn(const char* list, std::string_view id) const {
    static const Record nothing = Record::object();
    static const Record hidden = {{"hidden", true}};
    const auto document = package().documents.find("display.json");
    if (document == package().documents.end())
        return nothing;
    const auto entries = document->second.find(list);
    if (entries == document->second.end() || !entries->is_array())
        return nothing;
    bool elsewhere = false; // it is drawn, but not in this scenario
    for (const Record& entry : *entries) {
        if (!entry.is_object() || textIn(entry, "id").toStdString() != id)
            continue;
        if (isDrawnIn(*m_setting, entry))
            return entry;
        elsewhere = true;
    }
    return elsewhere ? hidden : nothing;
}

QString GameWords::words(const Record& words) const {
    if (words.is_string())
        return QString::fromStdString(words.get<std::string>());
    if (!words.is_object())
        return {};
    for (const std::string& language : {m_language.toStdString(), std::string("en")})
        if (const auto found = words.find(language); found != words.end() && found->is_string())
            return QString::fromStdString(found->get<std::string>());
    return {};
}

QString numberText(Ratio number) {
    if (number.isWhole())
        return whole(number.over());
    const std::int64_t over = number.over() < 0 ? -number.over() : number.over();
    const std::int64_t units = over / number.under();
    return (number.over() < 0 ? QString(minus) : QString()) +
           (units == 0 ? QString() : QString::number(units)) +
           fraction(over % number.under(), number.under());
}

QString signedText(Ratio number) {
    return number.over() > 0 ? u'+' + numberText(number) : numberText(number);
}

double decimalOf(Ratio number) {
    return static_cast<double>(number.over()) / static_cast<double>(number.under());
}

int wholeIn(const Record& object, const char* key, int fallback) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer() ? found->get<int>() : fallback;
}

bool isHidden(const Record& look) {
    const auto hidden = look.find("hidden");
    return hidden != look.end() && *hidden == true;
}

} // namespace esagono
