// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/protocol_session.h"

#include "app/cli/asking.h"
#include "app/cli/desk.h"
#include "app/cli/messages.h"
#include "engine/core/record.h"

namespace esagono::cli {

namespace {

constexpr RecordLimits lineLimits{
    .bytes = ProtocolSession::longestLine, .depth = 16, .values = 50'000};

[[noreturn]] void failExpecting(const char* key, const char* message) {
    throw Fault(FaultKind::Malformed, Text(message, key));
}

/// A text of the request; empty if it is not there.
std::string wordOr(const Record& request, const char* key) {
    const auto found = request.find(key);
    if (found == request.end())
        return {};
    if (!found->is_string())
        failExpecting(key, say::textExpected);
    return found->get<std::string>();
}

std::vector<int> diceOf(const Record& request) {
    std::vector<int> faces;
    const auto found = request.find("dice");
    if (found == request.end())
        return faces;
    if (!found->is_array())
        failExpecting("dice", say::numbersExpected);
    for (const Record& face : *found) {
        if (!face.is_number_integer() || face < 0 || face > INT16_MAX)
            failExpecting("dice", say::numbersExpected);
        faces.push_back(face.get<int>());
    }
    return faces;
}

} // namespace

ProtocolSession::ProtocolSession(Match& match, const Catalogue& catalogue, Clock clock, SideId only)
    : m_match(&match)
    , m_wording(match, catalogue)
    , m_clock(std::move(clock))
    , m_only(only) {}

std::string ProtocolSession::answer(std::string_view line) {
    Record id;
    try {
        const Record request = readRecord(line, "line", lineLimits);
        if (!request.is_object())
            failExpecting("line", say::objectExpected);
        if (const auto found = request.find("id"); found != request.end())
            id = *found;
        Record reply = answerTo(request);
        if (!reply.contains("refused"))
            reply["ok"] = true;
        if (!id.is_null())
            reply["id"] = id;
        return safeCompact(reply);
    } catch (const Fault& fault) {
        Record reply = error(fault);
        if (!id.is_null())
            reply["id"] = id;
        return safeCompact(reply);
    }
}

std::string ProtocolSession::tooLong() const {
    return safeCompact(error(Fault(FaultKind::TooLarge, Text(say::lineTooLong, longestLine))));
}

Record ProtocolSession::answerTo(const Record& request) {
    const std::string what = wordOr(request, "do");
    if (what == "hello")
        return hello();
    if (what == "offers")
        return offersRecord(*m_match, side(request));
    if (what == "command")
        return command(request);
    if (what == "why")
        return why(request);
    if (what == "preview")
        return preview(request);
    if (what == "state")
        return state(request);
    if (what == "takeback")
        return takeBack(request);
    if (what == "wait")
        return turnRecord(*m_match);
    if (what != "quit")
        throw Fault(FaultKind::Malformed, Text(say::unknownRequest, what));
    m_over = true;
    return Record::object();
}

Record ProtocolSession::hello() const {
    const Setting& setting = m_match->setting();
    Record record = turnRecord(*m_match);
    record.update({{"protocol", version},
                   {"game", setting.package().rules},
                   {"package", setting.package().id},
                   {"scenario", setting.scenario->id},
                   {"rules_version", setting.game->rules->version},
                   {"sides", Record::array()},
                   {"options", Record::object()},
                   {"dice", m_match->seeds() ? "seed" : "told"},
                   {"last_event", lastEvent(*m_match)}});
    for (const Side& side : setting.package().sides)
        record["sides"].push_back(side.id);
    for (std::size_t i = 0; i < setting.rulings.size(); ++i) {
        const Ruling& ruling = setting.package().rulings[i];
        record["options"][ruling.id] = ruling.choices[setting.rulings[i]].id;
    }
    return record;
}

Record ProtocolSession::command(const Record& request) {
    const Outcome<Command> command = asked(request);
    const std::vector<int> told = diceOf(request);
    if (!told.empty() && m_match->seeds())
        throw Fault(FaultKind::Malformed, Text(say::diceOfSeed));
    if (command.isRefused())
        return refused(command.refusal());
    const Outcome<Receipt> receipt = submit(*command, told);
    if (receipt.isRefused())
        return refused(receipt.refusal());
    return doneRecord(*m_match, *receipt, Viewer::of(command->side));
}

Record ProtocolSession::why(const Record& request) const {
    if (const std::optional<Refusal> why = judged(*m_match, asked(request)))
        return refused(*why);
    return {{"legal", true}};
}

Record ProtocolSession::preview(const Record& request) const {
    const Outcome<Command> command = asked(request);
    if (const std::optional<Refusal> why = judged(*m_match, command))
        return refused(*why);
    return {{"preview", m_match->scribe().write(previewOf(m_match->position(), *command))}};
}

Record ProtocolSession::state(const Record& request) const {
    std::optional<EventNumber> at;
    if (const auto found = request.find("at"); found != request.end()) {
        if (!found->is_number_integer() || *found < 0 || *found > INT64_MAX)
            failExpecting("at", say::numbersExpected);
        at = found->get<EventNumber>();
    }
    const std::string as = wordOr(request, "as");
    const Viewer viewer = m_only.exists() ? Viewer::of(side(request)) : viewerFrom(*m_match, as);
    return stateRecord(*m_match, m_wording, at, viewer);
}

Record ProtocolSession::takeBack(const Record& request) {
    if (const std::optional<Refusal> why = takeBackOf(side(request)))
        return refused(*why);
    Record record = turnRecord(*m_match);
    record["last_event"] = lastEvent(*m_match);
    return record;
}

Outcome<Receipt> ProtocolSession::submit(const Command& command, const std::vector<int>& told) {
    return m_match->submit(command, m_clock(), told);
}

std::optional<Refusal> ProtocolSession::takeBackOf(SideId side) {
    return m_match->takeBack(side, m_clock());
}

Outcome<Command> ProtocolSession::asked(const Record& request) const {
    const auto found = request.find("command");
    if (found == request.end())
        failExpecting("command", say::objectExpected);
    return understood(*m_match, *found, side(request));
}

SideId ProtocolSession::side(const Record& request) const {
    const std::string as = wordOr(request, "as");
    if (!m_only.exists())
        return sideFrom(*m_match, as);
    if (!as.empty() && as != m_match->scribe().name(m_only))
        throw Fault(FaultKind::Malformed, Text(say::otherSideAsked, as));
    return m_only;
}

Record ProtocolSession::refused(const Refusal& refusal) const {
    return {{"refused", m_wording.refusal(refusal)}};
}

Record ProtocolSession::error(const Fault& fault) const {
    return {
        {"error", errorRecord(nameOf(fault.kind()), fault.text(), m_wording.phrase(fault.text()))}};
}

} // namespace esagono::cli
