// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a recorded game of Santander 1937, and writes its diary and a picture of every turn.
#include "app/languages.h"
#include "app/table_picture.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/match.h"
#include "engine/play/verify.h"
#include "engine/santander/santander.h"
#include "tests/rows/rule_lines.h"

#include <QCommandLineParser>
#include <QGuiApplication>

#include <iostream>

using namespace esagono;

namespace {

constexpr char at[] = "2026-01-01T00:00:00Z"; // so that the diary is the same every time

const auto packageFolder = std::filesystem::path(ESAGONO_SOURCE_DIR) / "resources" / "santander";

/// The whole map with the counters as they stand.
bool drawTurn(Drawings& drawings, const Match& match, const std::filesystem::path& folder,
              int turn) {
    const View view = viewOf(match.position(), Viewer::umpire());
    const auto file = folder / ("turn-" + std::to_string(turn) + ".png");
    PictureWish wish;
    wish.size = QSize(1760, 1210);
    wish.hexesAcross = 20.4;
    wish.packageFolder = QString::fromStdString(packageFolder.string());
    wish.language = QStringLiteral("en");
    return tablePicture(drawings, match.setting().package(), 0, view.counters, wish)
        .save(QString::fromStdString(file.string()));
}

int demonstrate(const std::filesystem::path& folder) {
    std::filesystem::create_directories(folder);
    const auto diary = folder / "demonstration.esagono";
    std::filesystem::remove(diary);
    static const Rules* const games[] = {&santander::rules()};
    const auto game = GoldenGame::read(goldenFolder() / "campaign.txt");
    const auto match = Match::create(diary, readPackage(packageFolder), games,
                                     {.scenario = game.scenario,
                                      .rulings = game.rulings,
                                      .seed = seedFrom(game.seed),
                                      .at = at});
    const auto turnTrack = find<TrackId>(match->setting().package().tracks, "turn");
    Drawings drawings;
    int drawn = 0;
    for (const GoldenGame::Turn& turn : game.turns) {
        const Position position = match->position();
        if (const int now = position.track(turnTrack); now != drawn)
            if (!drawTurn(drawings, *match, folder, drawn = now))
                return 1;
        const auto colon = turn.command.find(": ");
        const auto side =
            find<SideId>(match->setting().package().sides, turn.command.substr(0, colon));
        const Command command =
            commandFrom(position, match->scribe(), side, turn.command.substr(colon + 2));
        if (match->submit(command, at).isRefused())
            return 1;
    }
    if (!drawTurn(drawings, *match, folder, drawn + 1) || verify(*match).difference)
        return 1;
    std::cout << match->journal().lastPage() << " commands, " << match->journal().lastEvent()
              << " events, " << drawn + 1 << " pictures\n"
              << diary.string() << "\n";
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    const Languages english;
    QCommandLineParser parser;
    const QCommandLineOption out(QStringLiteral("out"), QStringLiteral("Where to write"),
                                 QStringLiteral("folder"), QStringLiteral("out/demonstration"));
    parser.addOption(out);
    parser.addHelpOption();
    parser.process(application);
    try {
        return demonstrate(parser.value(out).toStdString());
    } catch (const std::exception& fault) {
        std::cerr << fault.what() << "\n";
        return 1;
    }
}
