// SPDX-License-Identifier: GPL-3.0-or-later
// The files of words: rulebook.json, rulings.json, texts.json; and display.json, of which only the
// names are checked.
#include "engine/kit/reading/readers.h"

namespace esagono {

namespace {

constexpr std::size_t maxSections = 5'000;
constexpr std::size_t maxRulings = 1'000;
constexpr std::size_t maxChoices = 16;
constexpr std::size_t maxTexts = 20'000;

Ruling readRuling(const Reading& object, Register& ids) {
    Ruling ruling;
    ruling.id = ids.add(object.at("id"));
    if (const auto kind = object.maybe("kind"))
        ruling.kind = static_cast<Ruling::Kind>(kind->oneOf({"ruling", "option"}));
    ruling.section = object.text("section");
    ruling.question = object.at("question").words();
    (void)readRulingOrigin(object); // is in order; whoever reads the rules asks for it
    Register choices(say::aChoice);
    const Reading list = object.at("choices");
    for (const Reading& choice : list.list(maxChoices)) {
        const std::string& id = choices.add(choice.at("id"));
        ruling.choices.push_back({id, choice.wordsOr("label")});
        choice.nothingElse();
    }
    if (ruling.choices.empty())
        list.refuse(Word{say::atLeastOne});
    if (const auto standard = object.maybe("standard"))
        ruling.standard = choices.index(*standard, standard->text());
    object.nothingElse();
    return ruling;
}

} // namespace

void readRulebook(const Reading& document, GamePackage& package) {
    expectFormat(document, "esagono-rulebook");
    Register books(say::aBook);
    for (const Reading& book : document.listOr("books", maxChoices)) {
        const std::string& id = books.add(book.at("id"));
        package.rulebook.books.push_back({id, book.wordsOr("title")});
        book.nothingElse();
    }
    std::set<std::pair<std::string, std::string>> seen;
    for (const Reading& object : document.listOr("sections", maxSections)) {
        RuleSection section;
        const Reading number = object.at("section");
        section.section = number.text();
        if (const auto book = object.maybe("book"))
            section.book = package.rulebook.books[books.index(*book, book->text())].id;
        if (section.section.empty() || !seen.emplace(section.book, section.section).second)
            number.refuse(Word{say::anUnusedId});
        section.title = object.wordsOr("title");
        section.page = object.textOr("page", "");
        if (const auto enforced = object.maybe("enforced"))
            section.enforced =
                static_cast<Enforced>(enforced->oneOf({"code", "setup", "players", "missing"}));
        object.nothingElse();
        package.rulebook.sections.push_back(std::move(section));
    }
    document.nothingElse();
}

void readRulings(const Reading& document, GamePackage& package) {
    expectFormat(document, "esagono-rulings");
    Register ids(say::anId);
    for (const Reading& object : document.listOr("rulings", maxRulings))
        package.rulings.push_back(readRuling(object, ids));
    document.nothingElse();
}

void readTexts(const Reading& document, GamePackage& package) {
    expectFormat(document, "esagono-texts");
    if (const auto texts = document.maybe("texts"))
        for (const auto& [id, words] : texts->members(maxTexts)) {
            if (!isId(id))
                words.refuse(Word{say::anId}, std::string(id));
            package.texts.emplace(id, words.words());
        }
    document.nothingElse();
}

void readDisplay(const Reading& document, const Declared& declared) {
    expectFormat(document, "esagono-display");
    const std::pair<const char*, const Register*> kinds[] = {
        {"sides", &declared.sides},       {"statuses", &declared.statuses},
        {"markers", &declared.markers},   {"tracks", &declared.tracks},
        {"boxes", &declared.boxes},       {"pools", &declared.pools},
        {"chits", &declared.chits},       {"attributes", &declared.attributes},
        {"traits", &declared.traits},     {"flags", &declared.flags},
        {"terrains", &declared.terrains}, {"features", &declared.features},
        {"links", &declared.links},       {"maps", &declared.maps},
        {"counters", &declared.counters},
    };
    for (const auto& [key, ids] : kinds)
        for (const Reading& entry : document.listOr(key)) {
            const Reading id = entry.at("id");
            static_cast<void>(ids->index(id, id.text()));
        }
}

} // namespace esagono
