// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/facts/build_facts.h"
#include "engine/all_games.h"

#include <csignal>
#include <iostream>

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#endif

int main(int argc, char* argv[]) {
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN); // a reader that goes away is an error like any other
#endif
#ifdef _WIN32
    SetConsoleCP(CP_UTF8); // the words are UTF-8, whatever the console was left at
    SetConsoleOutputCP(CP_UTF8);
#endif
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    return esagono::runCli(arguments, esagono::allGames(), std::cin, std::cout, std::cerr,
                           esagono::buildLines());
}
