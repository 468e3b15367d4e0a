// SPDX-License-Identifier: GPL-3.0-or-later
#include "all_games.h"
#include "cli/cli.h"
#include "facts/build_facts.h"

#include <csignal>
#include <iostream>

int main(int argc, char* argv[]) {
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN); // a reader that goes away is an error like any other
#endif
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    return esagono::runCli(arguments, esagono::allGames(), std::cin, std::cout, std::cerr,
                           esagono::buildLines());
}
