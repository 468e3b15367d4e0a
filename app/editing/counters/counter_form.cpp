// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/counters/counter_form.h"

#include "app/board/counters/nato_symbols.h"
#include "app/board/map/map_reading.h"
#include "app/editing/counters/counter_list.h"
#include "app/package_scan.h"
#include "editor/counters/counter_edits.h"

#include <QVariantList>

#include <algorithm>

namespace esagono {

namespace {

QString named(const Named& thing, const QString& language) {
    return thing.name.empty() ? QString::fromStdString(thing.id) : wordsIn(thing.name, language);
}

/// As it stands before a field of the form.
QString heading(QString name) {
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

/// What display.json says about a trait, or one of its words.
const Record& displayOf(const Record& list, const std::string& id) {
    static const Record none = Record::object();
    if (list.is_array())
        for (const Record& entry : list)
            if (entry.value("id", "") == id)
                return entry;
    return none;
}

class FormMaker {
public:
    FormMaker(const GamePackage& package, const Documents& documents, std::size_t counter,
              const QString& language)
        : m_package(package)
        , m_document(documents.at(counterFile))
        , m_counter(m_document["counters"][counter])
        , m_pointer(counterPointer(counter))
        , m_language(language) {
        if (const Record* const traits = valueAt(documents, {"display.json", "/traits"}))
            m_display = *traits;
    }

    QVariantMap sourceAt(const std::string& pointer) const {
        return sourceForm(sourceOf(m_document, m_pointer + pointer));
    }

    QVariantList sides() const {
        QVariantList all{
            QVariantMap{{QStringLiteral("id"), QString()},
                        {QStringLiteral("name"), qtTrId("app.editor.counter.nobody")}}};
        for (const Side& side : m_package.sides)
            all << QVariantMap{{QStringLiteral("id"), QString::fromStdString(side.id)},
                               {QStringLiteral("name"), wordsIn(side.name, m_language)}};
        return all;
    }

    QVariantList traits() const {
        QVariantList all;
        for (const TraitKind& trait : m_package.traits) {
            const Record& drawn = displayOf(m_display, trait.id);
            const Record& words = drawn.contains("words") ? drawn["words"] : m_display;
            QVariantList choices{QVariantMap{{QStringLiteral("id"), QString()},
                                             {QStringLiteral("name"), QStringLiteral("—")},
                                             {QStringLiteral("symbol"), QString()},
                                             {QStringLiteral("mark"), QString()}}};
            for (const Named& word : trait.words)
                choices << QVariantMap{
                    {QStringLiteral("id"), QString::fromStdString(word.id)},
                    {QStringLiteral("name"), named(word, m_language)},
                    {QStringLiteral("symbol"), textIn(displayOf(words, word.id), "symbol")},
                    {QStringLiteral("mark"), textIn(displayOf(words, word.id), "mark")}};
            const Record own = m_counter.value("traits", Record::object());
            all << QVariantMap{{QStringLiteral("id"), QString::fromStdString(trait.id)},
                               {QStringLiteral("name"), heading(wordsIn(trait.name, m_language))},
                               {QStringLiteral("style"), textIn(drawn, "style")},
                               {QStringLiteral("word"), textIn(own, trait.id)},
                               {QStringLiteral("words"), choices},
                               {QStringLiteral("source"),
                                sourceAt(own.contains(trait.id) ? "/traits/" + trait.id : "")}};
        }
        return all;
    }

    QVariantList flags() const {
        QVariantList all;
        const Record own = m_counter.value("flags", Record::array());
        for (const Named& flag : m_package.flags)
            all << QVariantMap{{QStringLiteral("id"), QString::fromStdString(flag.id)},
                               {QStringLiteral("name"), heading(named(flag, m_language))},
                               {QStringLiteral("on"),
                                std::find(own.begin(), own.end(), Record(flag.id)) != own.end()}};
        return all;
    }

    QVariantList faces() const {
        QVariantList all;
        for (std::size_t i = 0; i < m_counter["faces"].size(); ++i) {
            const Record& face = m_counter["faces"][i];
            const std::string pointer = "/faces/" + std::to_string(i);
            QVariantList values;
            for (const AttributeKind& attribute : m_package.attributes) {
                const auto value = face.find(attribute.id);
                const bool present = value != face.end() && value->is_number();
                values << QVariantMap{
                    {QStringLiteral("id"), QString::fromStdString(attribute.id)},
                    {QStringLiteral("name"), heading(wordsIn(attribute.name, m_language))},
                    {QStringLiteral("present"), present},
                    {QStringLiteral("value"), present ? value->get<int>() : 0},
                    {QStringLiteral("source"),
                     sourceAt(present ? pointer + "/" + attribute.id : pointer)}};
            }
            all << QVariantMap{
                {QStringLiteral("name"), faceWords(m_package, textIn(face, "name"), m_language)},
                {QStringLiteral("values"), values}};
        }
        return all;
    }

    QVariantMap form() const {
        const QString id = textIn(m_counter, "id");
        return {
            {QStringLiteral("id"), id},
            {QStringLiteral("name"), m_counter.contains("name") ? textIn(m_counter, "name") : id},
            {QStringLiteral("nameSource"), sourceAt(m_counter.contains("name") ? "/name" : "")},
            {QStringLiteral("side"), textIn(m_counter, "side")},
            {QStringLiteral("sides"), sides()},
            {QStringLiteral("sideSource"), sourceAt(m_counter.contains("side") ? "/side" : "")},
            {QStringLiteral("traits"), traits()},
            {QStringLiteral("flags"), flags()},
            {QStringLiteral("flagSource"), sourceAt(m_counter.contains("flags") ? "/flags" : "")},
            {QStringLiteral("faces"), faces()},
            {QStringLiteral("source"), sourceAt("")}};
    }

private:
    const GamePackage& m_package;
    const Record& m_document;
    const Record& m_counter;
    std::string m_pointer;
    QString m_language;
    Record m_display;
};

/// What a symbol is put together from: { id, name, on }.
QVariantList partsForm(const std::string& own) {
    static constexpr std::pair<const char*, const char*> names[] = {
        //: Parts of the symbol of a unit
        //% "Infantry"
        {"cross", QT_TRID_NOOP("app.editor.symbol.cross")},
        //% "Cavalry"
        {"slash", QT_TRID_NOOP("app.editor.symbol.slash")},
        //% "Armour"
        {"track", QT_TRID_NOOP("app.editor.symbol.track")},
        //% "Anti-tank"
        {"chevron", QT_TRID_NOOP("app.editor.symbol.chevron")},
        //% "Anti-aircraft"
        {"arc", QT_TRID_NOOP("app.editor.symbol.arc")},
        //% "Parachute"
        {"canopy", QT_TRID_NOOP("app.editor.symbol.canopy")},
        //% "Engineers"
        {"bridge", QT_TRID_NOOP("app.editor.symbol.bridge")},
        //% "Machine guns"
        {"arrow", QT_TRID_NOOP("app.editor.symbol.arrow")},
        //% "Mortars"
        {"tube", QT_TRID_NOOP("app.editor.symbol.tube")},
        //% "Mountain"
        {"triangle", QT_TRID_NOOP("app.editor.symbol.triangle")},
        //% "Flamethrowers"
        {"flame", QT_TRID_NOOP("app.editor.symbol.flame")},
        //% "Artillery"
        {"dot", QT_TRID_NOOP("app.editor.symbol.dot")},
        //% "Wheels"
        {"wheels", QT_TRID_NOOP("app.editor.symbol.wheels")},
    };
    const QStringList now = partsOfSymbol(own);
    QVariantList parts;
    for (const QString& part : symbolParts())
        for (const auto& [id, message] : names)
            if (part == QLatin1String(id))
                parts << QVariantMap{{QStringLiteral("id"), part},
                                     {QStringLiteral("name"), qtTrId(message)},
                                     {QStringLiteral("symbol"), symbolFromParts({part})},
                                     {QStringLiteral("on"), now.contains(part)}};
    return parts;
}

} // namespace

QVariantMap sourceForm(const Source& source) {
    return {{QStringLiteral("kind"), int(source.kind)},
            {QStringLiteral("section"), QString::fromStdString(source.section)},
            {QStringLiteral("words"), QString::fromStdString(source.words)}};
}

QString faceWords(const GamePackage& package, const QString& name, const QString& language) {
    const auto words = package.texts.find(name.toStdString());
    return words == package.texts.end() ? name : wordsIn(words->second, language);
}

std::string faceNamed(const GamePackage& package, const QString& words, const QString& language) {
    for (const Counter& counter : package.counters)
        for (const auto& face : counter.faces)
            if (!face.name.empty() &&
                faceWords(package, QString::fromStdString(face.name), language)
                        .compare(words, Qt::CaseInsensitive) == 0)
                return face.name;
    return words.toStdString();
}

QVariantMap counterForm(const GamePackage& package, const Documents& documents, std::size_t counter,
                        const QString& language) {
    QVariantMap form = FormMaker(package, documents, counter, language).form();
    const std::string id = form[QStringLiteral("id")].toString().toStdString();
    const std::string own = counterSymbol(documents, counter);
    form[QStringLiteral("symbol")] = QString::fromStdString(own);
    form[QStringLiteral("parts")] = partsForm(own);
    form[QStringLiteral("usedIn")] = int(scenariosUsing(documents, id).size());
    form[QStringLiteral("reconstructed")] = hasReconstructed(documents.at(counterFile), counter);
    return form;
}

} // namespace esagono
