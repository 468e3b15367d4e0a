// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tables/text_names.h"

#include "editor/files/difference_messages.h"
#include "editor/files/finding_places.h"
#include "editor/record_names.h"
#include "editor/tables/text_name_messages.h"
#include "engine/kit/correction_pointer.h"

#include <array>
#include <cctype>

namespace esagono {

namespace {

/// Reads a place step by step.
class Namer {
public:
    Namer(const Documents& documents, const EditPlace& at, std::string_view language)
        : m_documents(documents)
        , m_document(documents.at(at.file))
        , m_file(at.file)
        , m_steps(stepsOf(at.pointer))
        , m_language(language) {}

    [[nodiscard]] WordsName name() const {
        const std::string kind = textUnder(m_document, "format");
        if (m_steps.empty())
            return {byName(m_file), byName(m_file)};
        if (kind == "esagono-charts" && m_steps.size() > 2)
            return ofChart();
        if (kind == "esagono-scenarios" && m_steps.size() > 2)
            return ofScenario();
        if (kind == "esagono-rulings" && m_steps.size() > 2)
            return ofRuling();
        if (kind == "esagono-display" && m_steps.size() > 3)
            return ofDisplay();
        if (kind == "esagono-rulebook" && m_steps.size() > 2)
            return ofBook();
        if (kind == "esagono-texts" && m_steps.size() > 1)
            return ofText();
        if (kind == "esagono-map")
            return ofMap();
        if (kind == "esagono-package")
            return ofPackage();
        return {byName(nameAt(std::min<std::size_t>(m_steps.size(), 2))), part()};
    }

private:
    [[nodiscard]] const Record* at(std::size_t steps) const {
        std::string pointer;
        for (std::size_t i = 0; i < steps; ++i)
            pointer = stepInto(pointer, m_steps[i]);
        return valueAt(m_document, pointer);
    }
    /// What stands at the first steps is called so.
    [[nodiscard]] std::string nameAt(std::size_t steps) const {
        const Record* const entry = at(steps);
        std::string name = entry == nullptr ? std::string() : nameOfEntry(*entry, m_language);
        return name.empty() ? m_steps[steps - 1] : name;
    }
    [[nodiscard]] std::string textAt(std::size_t steps, const char* key) const {
        const Record* const entry = at(steps);
        return entry == nullptr ? std::string() : textUnder(*entry, key);
    }
    /// What the package declares under that id is called so.
    [[nodiscard]] std::string declared(const std::string& list, const std::string& id) const {
        const auto card = m_documents.find("package.json");
        const Record* const entry =
            card == m_documents.end() ? nullptr : valueAt(card->second, "/" + list + "/@" + id);
        return entry == nullptr ? id : nameOfEntry(*entry, m_language);
    }
    [[nodiscard]] std::int64_t counted(std::size_t step) const {
        return std::int64_t(std::stoul("0" + m_steps[step])) + 1;
    }
    [[nodiscard]] Text part() const {
        const std::string& key = m_steps.back();
        if (key == "title")
            return {say::placeTitle};
        if (key == "name" || key == "called")
            return {say::placeName};
        return byName(key);
    }

    [[nodiscard]] WordsName ofChart() const {
        const Text chart = byName(nameAt(2));
        const std::string& key = m_steps[2];
        if (key == "columnTitle")
            return {chart, Text(say::wordsColumns)};
        if (key == "rowTitle")
            return {chart, Text(say::wordsRows)};
        if (key == "legend" && m_steps.size() > 3)
            return {chart, Text(say::wordsResult, m_steps[3])};
        return {chart, part()};
    }
    [[nodiscard]] WordsName ofScenario() const {
        if (m_steps[2] == "deployments" && m_steps.size() > 3)
            return {byName(nameAt(4)), Text(say::wordsDeployment)};
        const Text scenario = byName(nameAt(2));
        if (m_steps[2] == "turns" && m_steps.size() > 4) {
            const Record first = at(3)->value("first", Record(1));
            return {
                scenario,
                Text(say::wordsTurn,
                     counted(4) - 1 + (first.is_number_integer() ? first.get<std::int64_t>() : 1))};
        }
        return {scenario, m_steps[2] == "summary" ? Text(say::wordsSummary) : part()};
    }
    [[nodiscard]] WordsName ofRuling() const {
        // Numbered readings are known by their numbers, options by what they ask
        const std::string id = textAt(2, "id");
        const Record* const asked = valueAt(*at(2), "/question");
        const bool numbered = !id.empty() && std::isdigit(static_cast<unsigned char>(id.back())) &&
                              id.find('_') == std::string::npos;
        const Text ruling = numbered || asked == nullptr ? Text(say::placeRuling, id)
                                                         : byName(spokenIn(*asked, m_language));
        if (m_steps[2] == "choices" && m_steps.size() > 3)
            return {ruling, Text(say::wordsAnswer, counted(3))};
        return {ruling, m_steps[2] == "question" ? Text(say::wordsQuestion)
                        : m_steps[2] == "origin" ? Text(say::wordsOrigin)
                                                 : part()};
    }
    [[nodiscard]] WordsName ofDisplay() const {
        if (m_steps[2] == "grades")
            return {byName(nameAt(4)), Text(say::wordsGrade)};
        const Text owner = byName(declared(m_steps[0], textAt(2, "id")));
        if (m_steps[2] == "cells")
            return {owner, Text(m_steps.back() == "sublabel" ? say::wordsCellBelow : say::wordsCell,
                                counted(3))};
        return {owner, Text(say::wordsBadge)};
    }
    [[nodiscard]] WordsName ofBook() const {
        if (m_steps[0] == "books")
            return {byName(nameAt(2)), Text(say::wordsBook)};
        return {byName(nameAt(2)), Text(say::wordsSection, textAt(2, "section"))};
    }
    [[nodiscard]] WordsName ofText() const {
        struct Kind {
            std::string_view begins;
            const char* message;
        };
        static constexpr std::array kinds{
            Kind{"condition.", say::wordsCondition}, Kind{"group.", say::wordsGroup},
            Kind{"special.", say::wordsSpecial}, Kind{"control.", say::wordsControl}};
        const Text owner = byName(spokenIn(*at(2), m_language));
        for (const Kind& kind : kinds)
            if (m_steps[1].starts_with(kind.begins))
                return {owner, Text(kind.message)};
        return {owner, Text(say::wordsOfRules)};
    }
    [[nodiscard]] WordsName ofMap() const {
        if (m_steps.size() < 2)
            return {byName(spokenIn(*at(1), m_language)), Text(say::wordsMap)};
        return {byName(nameAt(2)), m_steps[0] == "areas"   ? Text(say::wordsArea)
                                   : m_steps[0] == "lines" ? Text(say::wordsLine)
                                                           : part()};
    }
    [[nodiscard]] WordsName ofPackage() const {
        struct Kind {
            std::string_view list;
            const char* message;
        };
        static constexpr std::array kinds{
            Kind{"attributes", say::wordsAttribute}, Kind{"boxes", say::wordsBox},
            Kind{"chits", say::wordsChit},           Kind{"features", say::wordsFeature},
            Kind{"flags", say::wordsFlag},           Kind{"links", say::wordsLink},
            Kind{"markers", say::wordsMarker},       Kind{"pools", say::wordsPool},
            Kind{"sides", say::wordsSide},           Kind{"statuses", say::wordsStatus},
            Kind{"terrains", say::wordsTerrain},     Kind{"tracks", say::wordsTrack},
            Kind{"traits", say::wordsTrait}};
        if (m_steps.size() < 3) // of the game as a whole
            return {byName(nameOfEntry(m_document, m_language)),
                    m_steps[0] == "attribution" ? Text(say::wordsCredits) : part()};
        if (m_steps[2] == "values" && m_steps.size() > 3)
            return {byName(nameAt(2)), Text(say::wordsValue, counted(3))};
        if (m_steps[2] == "words" && m_steps.size() > 3)
            return {byName(nameAt(4)), byName(nameAt(2))};
        for (const Kind& kind : kinds)
            if (m_steps[0] == kind.list)
                return {byName(nameAt(2)), Text(kind.message)};
        return {byName(nameAt(2)), part()};
    }

    const Documents& m_documents;
    const Record& m_document;
    std::string m_file;
    std::vector<std::string> m_steps;
    std::string_view m_language;
};

} // namespace

WordsName nameOfWords(const Documents& documents, const EditPlace& at, std::string_view language) {
    return Namer(documents, at, language).name();
}

} // namespace esagono
