// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/played_game.h"

#include "engine/banditen/banditen.h"
#include "engine/core/fault.h"
#include "engine/guadalajara/guadalajara.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/playout.h"
#include "engine/replay/branching.h"
#include "engine/santander/santander.h"
#include "engine/tscw/tscw.h"
#include "tests/rows/rule_lines.h"
#include "tests/skirmish/chapters.h"

namespace esagono {

namespace {

constexpr char playedAt[] = "2026-01-01T00:00:00Z";

const Rules* const everyGame[] = {&santander::rules(), &banditen::rules(), &guadalajara::rules(),
                                  &tscw::rules(), &skirmish::rules()};

std::filesystem::path sources() {
    return ESAGONO_SOURCE_DIR;
}

} // namespace

PlayedGame PlayedGame::santander(const std::string& scenario, const Rulings& rulings,
                                 const std::string& seed) {
    return printed("santander", scenario, rulings, seed);
}

PlayedGame PlayedGame::printed(const std::string& ofGame, const std::string& scenario,
                               const Rulings& rulings, const std::string& seed) {
    PlayedGame game;
    game.m_match = Match::create(
        game.diary(), readPackage(sources() / "resources" / ofGame), everyGame,
        {.scenario = scenario, .rulings = rulings, .seed = seedFrom(seed), .at = playedAt});
    return game;
}

PlayedGame PlayedGame::deployed(const Rulings& rulings) {
    PlayedGame game = santander("suggested", rulings);
    while (game.m_match->position().kind().name == "santander.deploy") {
        const std::string side =
            game.m_match->scribe().name(game.m_match->position().owners().only());
        game.act(side + ": suggested");
        game.act(side + ": end_setup");
    }
    return game;
}

PlayedGame PlayedGame::golden(const std::string& file, std::size_t commands,
                              const std::string& ofGame) {
    const auto golden = GoldenGame::read(goldenFolder(ofGame) / file);
    PlayedGame game = printed(ofGame, golden.scenario, golden.rulings, golden.seed);
    for (const auto& turn : golden.turns)
        game.goldenLines.push_back(turn.command);
    for (std::size_t i = 0; i < commands && !game.goldenLines.empty(); ++i)
        game.act(game.goldenLines.front());
    return game;
}

PlayedGame PlayedGame::placed(const std::string& ofGame, const std::string& scenario,
                              const Record& position) {
    PlayedGame game;
    game.m_match = Match::create(
        game.diary(), readPackage(sources() / "resources" / ofGame), everyGame,
        {.scenario = scenario, .seed = seedFrom("1"), .position = position, .at = playedAt});
    return game;
}

PlayedGame PlayedGame::skirmish(const std::string& seed) {
    static const Rules* const games[] = {&skirmish::rules()};
    PlayedGame game;
    game.m_match =
        Match::create(game.diary(), readPackage(sources() / "tests" / "skirmish" / "package"),
                      games, {.scenario = "field", .seed = seedFrom(seed), .at = playedAt});
    return game;
}

std::filesystem::path PlayedGame::diary() const {
    return m_folder->filePath(QStringLiteral("game.esagono")).toStdString();
}

CounterId PlayedGame::counter(const char* id) const {
    return find<CounterId>(package().counters, id);
}

SideId PlayedGame::side(const char* id) const {
    return find<SideId>(package().sides, id);
}

void PlayedGame::act(const Command& command) {
    const Outcome<Receipt> outcome = m_match->submit(command, playedAt);
    if (outcome.isRefused())
        qFatal("refused: %s", outcome.refusal().text.id.c_str());
    m_receipt = *outcome;
    m_new = true;
}

void PlayedGame::act(const std::string& line) {
    const auto colon = line.find(": ");
    const auto acting = find<SideId>(package().sides, line.substr(0, colon));
    act(commandFrom(m_match->position(), m_match->scribe(), acting, line.substr(colon + 2)));
    if (!goldenLines.empty() && goldenLines.front() == line)
        goldenLines.erase(goldenLines.begin());
}

void PlayedGame::playOn(std::size_t commands, std::uint64_t seed) {
    RandomPlayer player(seed);
    for (std::size_t i = 0; i < commands && !m_match->position().isOver(); ++i) {
        const Position position = m_match->position();
        SideId acting;
        for (std::size_t k = 0; k < package().sides.size() && !acting.exists(); ++k)
            if (position.owners().contains(SideId(k)))
                acting = SideId(k);
        act(player.choose(position, acting, offersTo(position, acting)));
    }
}

void PlayedGame::branchOff(const std::string& name, std::size_t commands) {
    const auto recording = Recording::open(diary(), everyGame);
    const Film film(*recording);
    const BranchNumber branch =
        branchFrom(film, film.pages().at(commands).last, m_match->journal(), name, playedAt);
    m_match.reset();
    m_match = Match::open(diary(), everyGame, Access::ReadWrite, branch);
}

void PlayedGame::copyTo(const QString& file) {
    const BranchNumber branch = m_match->branch();
    m_match.reset(); // what SQLite keeps beside the diary is in it now
    if (!QFile::copy(m_folder->filePath(QStringLiteral("game.esagono")), file))
        qFatal("cannot be copied");
    m_match = Match::open(diary(), everyGame, Access::ReadWrite, branch);
}

void PlayedGame::takeBack(SideId side) {
    if (m_match->takeBack(side, playedAt))
        qFatal("cannot be taken back");
    m_new = false;
}

GameScene PlayedGame::scene() {
    GameScene scene = wholeScene();
    if (!m_new)
        return scene;
    *m_told = tell(m_match->setting(), m_receipt, viewer);
    scene.told = m_told.get();
    scene.whole = false;
    return scene;
}

GameScene PlayedGame::wholeScene() {
    *m_view = viewOf(m_match->position(), viewer);
    GameScene scene;
    scene.match = m_match.get();
    scene.setting = &m_match->setting();
    scene.view = m_view.get();
    scene.viewer = viewer;
    scene.language = language;
    return scene;
}

} // namespace esagono
