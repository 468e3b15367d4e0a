// SPDX-License-Identifier: GPL-3.0-or-later
// protocol: a session over standard input and output.
#include "app/cli/asking.h"
#include "app/cli/places.h"
#include "app/cli/protocol_session.h"
#include "app/cli/verbs.h"

namespace esagono::cli {

namespace {

enum class Line { Whole, TooLong, None };

/// Reads up to the next end of line; of a line that is too long, the rest is passed over.
Line readLine(std::istream& in, std::string& line) {
    line.clear();
    bool tooLong = false;
    for (int c = in.get(); c != std::istream::traits_type::eof(); c = in.get()) {
        if (c == '\n')
            return tooLong ? Line::TooLong : Line::Whole;
        if (line.size() < ProtocolSession::longestLine)
            line += static_cast<char>(c);
        else
            tooLong = true;
    }
    if (line.empty())
        return Line::None;
    return tooLong ? Line::TooLong : Line::Whole;
}

} // namespace

Exit protocol(const Desk& desk, const ProtocolOptions& options) {
    const auto match = Match::open(pathFrom(options.file), desk.games, Access::ReadWrite);
    ProtocolSession session(*match, desk.catalogue(), nowInUtc,
                            options.as.empty() ? SideId() : sideFrom(*match, options.as));
    std::string line;
    while (!session.isOver() && desk.out) {
        const Line read = readLine(desk.in, line);
        if (read == Line::None)
            break;
        desk.out << (read == Line::TooLong ? session.tooLong() : session.answer(line)) << std::endl;
    }
    return Exit::Done;
}

} // namespace esagono::cli
