// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/saved_game.h"

#include "engine/core/fault.h"
#include "engine/kit/reading/package_reader.h"

#include <QFileInfo>

#include <algorithm>

namespace esagono {

namespace {

std::string noted(const Meta& meta, const char* key) {
    const auto found = meta.find(key);
    return found == meta.end() ? std::string() : found->second;
}

/// The landmarks on the line of play, in their order; a copied diary may not list them.
std::vector<std::string> landmarksOf(const Journal& journal, PageNumber head) {
    std::vector<std::string> kinds;
    for (const MilestoneRow& row : journal.milestones())
        if (journal.isOnLine(journal.pageOf(row.event), head))
            kinds.push_back(row.kind);
    if (!kinds.empty())
        return kinds;
    for (const PageNumber page : journal.line(head))
        for (const EventRow& row : journal.eventsOf(page))
            if (row.kind == "narrated")
                if (const Record data = readRecord(row.data, row.kind); data.contains("milestone"))
                    kinds.push_back(data["milestone"].get<std::string>());
    return kinds;
}

/// What the diary says of its game where no rules are known that play it.
void readCard(const Journal& journal, SavedGame& saved) {
    const Record card = readRecord(journal.packageFile("package.json"), "package.json");
    saved.packageId = QString::fromStdString(card.value("id", std::string()));
    const auto title = card.find("title");
    if (title != card.end() && title->is_string())
        saved.title[""] = title->get<std::string>();
    else if (title != card.end() && title->is_object())
        for (const auto& [language, words] : title->items())
            if (words.is_string())
                saved.title[language] = words.get<std::string>();
}

void readPlayers(const Meta& meta, const GamePackage& package, SavedGame& saved) {
    const std::string text = noted(meta, "players");
    const Record players = text.empty() ? Record::object() : readRecord(text, "players");
    for (const Side& side : package.sides) {
        const auto name = players.find(side.id);
        const bool named = name != players.end() && name->is_string();
        saved.players.push_back(
            {side.name, named ? QString::fromStdString(name->get<std::string>()) : QString()});
    }
}

GamePackage packageOf(const Journal& journal) {
    Documents documents;
    for (const std::string& name : journal.packageNames())
        documents.emplace(name, readRecord(journal.packageFile(name), name));
    std::vector<Finding> findings;
    return readPackage(std::move(documents), findings);
}

} // namespace

GamePackage packageOfDiary(const QString& diary) {
    return packageOf(
        Journal::open(QFileInfo(diary).filesystemFilePath(), Access::ReadOnly, Checks::Hasty));
}

SavedGame GameReader::read(const QString& path) {
    const QFileInfo file(path);
    SavedGame saved;
    saved.path = file.absoluteFilePath();
    saved.name = file.completeBaseName();
    saved.lastPlayed = file.lastModified();
    try {
        readDiary(saved);
    } catch (const Fault& fault) {
        saved.problem = fault.text();
        saved.damaged = fault.kind() == FaultKind::Damaged;
    } catch (...) { // a document of another shape than this program writes
        saved.problem = Text("app.library.unknown_form");
        saved.damaged = true;
    }
    return saved;
}

void GameReader::readDiary(SavedGame& saved) {
    const Journal journal =
        Journal::open(QFileInfo(saved.path).filesystemFilePath(), Access::ReadOnly, Checks::Hasty);
    const PageNumber head = journal.head();
    const auto bytes = journal.chain();
    saved.chain.assign(bytes.begin(), bytes.end());
    if (journal.lastPage() > 0)
        if (const QDateTime at = QDateTime::fromString(
                QString::fromStdString(journal.page(journal.lastPage()).at), Qt::ISODate);
            at.isValid())
            saved.lastPlayed = at.toLocalTime();
    const std::vector<std::string> landmarks = landmarksOf(journal, head);
    saved.turn = int(std::ranges::count(landmarks, "turn"));
    saved.finished = std::ranges::count(landmarks, "game_over") > 0;

    const std::shared_ptr<const Game> game = gameOf(journal);
    if (!game)
        return readCard(journal, saved);
    const GamePackage& package = game->package;
    saved.packageId = QString::fromStdString(package.id);
    saved.title = package.title;
    readPlayers(journal.meta(), package, saved);
    for (const CorrectionsNote& note : correctionsOf(journal.meta()))
        saved.corrections.push_back(note.name);

    const auto setting =
        std::make_shared<Setting>(settingOf(*game, noted(journal.meta(), "scenario")));
    const Record rulings = readRecord(noted(journal.meta(), "rulings"), "rulings");
    for (const auto& [ruling, choice] : rulings.items())
        choose(*setting, ruling, choice.get<std::string>());
    saved.setting = {setting.get(), [setting, game](const Setting*) {}};
    const Scenario& scenario = *setting->scenario;
    saved.scenario = scenario.title;
    // Rulings may add some.
    saved.turns = std::max(scenario.lastTurn - scenario.firstTurn + 1, saved.turn);
    if (saved.turn > 0 && std::size_t(saved.turn) <= scenario.turnLabels.size())
        saved.turnLabel = scenario.turnLabels[std::size_t(saved.turn) - 1];

    const Scribe scribe(*setting);
    const auto state = tableAfter(journal, scribe, head);
    const Position position(state, *setting);
    saved.finished |= position.isOver() && journal.lastPage() > 0;
    for (std::size_t i = 0; i < package.sides.size(); ++i)
        if (position.owners().contains(SideId(i)) && saved.toMove.empty())
            saved.toMove = package.sides[i].name;
    saved.view = std::make_shared<View>(viewOf(position, Viewer::stranger()));
}

std::shared_ptr<const Game> GameReader::gameOf(const Journal& journal) {
    const std::string digest = noted(journal.meta(), "package_digest");
    if (const auto known = m_known.find(digest); known != m_known.end())
        return known->second;
    const auto rules = std::ranges::find(m_games, noted(journal.meta(), "game"), &Rules::id);
    if (rules == m_games.end())
        return nullptr;
    GamePackage package = packageOf(journal);
    package.documents.clear(); // nobody reads them here
    auto game = std::make_shared<Game>(std::move(package), **rules);
    m_known.emplace(digest, game);
    return game;
}

} // namespace esagono
