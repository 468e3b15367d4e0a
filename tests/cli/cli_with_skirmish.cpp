// SPDX-License-Identifier: GPL-3.0-or-later
// esagono-cli with the test game beside the others.
#include "app/cli/cli.h"
#include "engine/all_games.h"
#include "tests/skirmish/chapters.h"

#include <csignal>
#include <iostream>

int main(int argc, char* argv[]) {
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN);
#endif
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    const auto all = esagono::allGames();
    std::vector<const esagono::Rules*> games(all.begin(), all.end());
    games.push_back(&esagono::skirmish::rules());
    return esagono::runCli(arguments, games, std::cin, std::cout, std::cerr);
}
