// SPDX-License-Identifier: GPL-3.0-or-later
// A bot that says anything: every line is a line of the protocol.
#include "app/cli/protocol_session.h"
#include "tests/fuzz/line_mutator.h"
#include "tests/fuzz/skirmish_game.h"

using namespace esagono;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Catalogue catalogue;
    const fuzz::ScratchFile file;
    const auto match = Match::create(file.path(), fuzz::skirmishGame().package,
                                     fuzz::skirmishOnly(), fuzz::start());
    cli::ProtocolSession session(*match, catalogue, [] { return std::string(fuzz::noon); });
    for (const std::string& line : fuzz::linesOf({reinterpret_cast<const char*>(data), size})) {
        if (!readRecord(session.answer(line), "answer").is_object())
            __builtin_trap(); // an answer that is no answer
        if (session.isOver())
            break;
    }
    return 0;
}
