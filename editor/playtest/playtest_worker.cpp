// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/playtest/playtest_worker.h"

#include "engine/core/fault.h"
#include "engine/core/messages.h"
#include "engine/kit/reading/disk.h"
#include "engine/kit/reading/package_reader.h"

#include <istream>
#include <iterator>
#include <ostream>

namespace esagono {

namespace {

constexpr std::size_t mostBytes = 256U << 20U; // a package and its order

} // namespace

std::string written(const PlaytestOrder& order) {
    return compactText({{"documents", order.documents},
                        {"scenario", order.options.scenario},
                        {"rulings", order.options.rulings},
                        {"mostCommands", order.options.mostCommands},
                        {"seeds", order.seeds},
                        {"diary", order.diary},
                        {"at", order.at}});
}

PlaytestOrder readOrder(std::string_view text) {
    const Record record =
        readRecord(text, playtestSource, {.bytes = mostBytes, .values = 20'000'000});
    try {
        PlaytestOrder order;
        for (const auto& [name, document] : record.at("documents").items())
            order.documents[name] = document;
        order.options.scenario = record.at("scenario").get<std::string>();
        order.options.rulings = record.at("rulings").get<std::map<std::string, std::string>>();
        order.options.mostCommands = record.at("mostCommands").get<std::size_t>();
        order.seeds = record.at("seeds").get<std::vector<std::uint64_t>>();
        order.options.games = 0; // they are played by hand
        order.diary = record.at("diary").get<std::string>();
        order.at = record.at("at").get<std::string>();
        return order;
    } catch (const Record::exception& wrong) {
        throw Fault(FaultKind::Malformed, Text(say::notJson, playtestSource, "/", wrong.what()));
    }
}

int playOrders(std::istream& in, std::ostream& out, GameList games) {
    try {
        const PlaytestOrder order = readOrder(std::string(std::istreambuf_iterator<char>(in), {}));
        std::vector<Finding> findings;
        const Playtest playtest(readPackage(order.documents, findings), games, order.options);
        const auto tell = [&](const Record& line) {
            out << compactText(line) << '\n' << std::flush;
        };
        for (const std::uint64_t seed : order.seeds) {
            tell({{"begins", seed}});
            if (!order.diary.empty()) {
                playtest.saveGame(seed, pathOf(order.diary), order.at);
                return 0;
            }
            tell({{"game", playtest.write(*playtest.play(seed, {}))}});
            if (!out) // nobody listens any more
                return 1;
        }
        return 0;
    } catch (const Fault& fault) {
        out << compactText({{"fault", fault.what()}}) << '\n' << std::flush;
        return 1;
    }
}

PlaytestLine readLine(std::string_view line, const Playtest& playtest) {
    const Record record = readRecord(line, playtestSource);
    PlaytestLine read;
    if (const auto begins = record.find("begins");
        begins != record.end() && begins->is_number_unsigned())
        read.begins = begins->get<std::uint64_t>();
    if (const auto game = record.find("game"); game != record.end())
        read.game = playtest.read(*game);
    return read;
}

} // namespace esagono
