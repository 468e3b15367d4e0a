// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/rule_cards.h"

#include "engine/core/fault.h"
#include "engine/kit/reading/readers.h"

#include <QFile>

#include <algorithm>

namespace esagono {

namespace {

constexpr char cardsFile[] = "cards/cards.json";
constexpr std::size_t mostCards = 5'000;
constexpr std::size_t mostPointers = 100;

/// Texts by language, none of them empty.
Words readText(const Reading& text) {
    Words words = text.words();
    if (words.empty() ||
        std::ranges::any_of(words, [](const auto& each) { return each.second.empty(); }))
        text.refuse(Word{say::aText});
    return words;
}

/// A list of texts, none of them empty or twice.
std::vector<std::string> readPointers(const Reading& card, std::string_view key) {
    std::vector<std::string> found;
    for (const Reading& entry : card.listOr(key, mostPointers)) {
        if (entry.text().empty() || std::ranges::find(found, entry.text()) != found.end())
            entry.refuse(Word{say::anUnusedId});
        found.push_back(entry.text());
    }
    return found;
}

RuleCard readCard(const Reading& object) {
    RuleCard card;
    card.section = object.text("section");
    card.says = readText(object.at("says"));
    if (const auto example = object.maybe("example"))
        card.example = readText(*example);
    if (const auto board = object.maybe("board"))
        card.board = readRuleBoard(*board);
    card.related = readPointers(object, "related");
    card.rulings = readPointers(object, "rulings");
    card.charts = readPointers(object, "charts");
    return card;
}

} // namespace

RuleCards readRuleCards(const Record& document) {
    std::vector<Finding> findings;
    const Reading file(cardsFile, document, findings);
    expectFormat(file, "esagono-cards");
    RuleCards cards;
    for (const Reading& object : file.at("cards").list(mostCards)) {
        RuleCard card = readCard(object);
        if (card.section.empty() || cards.contains(card.section))
            object.at("section").refuse(Word{say::anUnusedId});
        cards.emplace(card.section, std::move(card));
    }
    return cards;
}

RuleCards ruleCardsIn(const QString& folder) {
    QFile file(folder + QStringLiteral("/") + QLatin1String(cardsFile));
    if (folder.isEmpty() || !file.exists())
        return {};
    if (!file.open(QIODevice::ReadOnly))
        throw Fault(FaultKind::Unreadable,
                    Text(say::fileUnreadable, cardsFile, file.errorString().toStdString()));
    return readRuleCards(readRecord(file.readAll().toStdString(), cardsFile));
}

} // namespace esagono
