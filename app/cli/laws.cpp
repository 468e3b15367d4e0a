// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/laws.h"

#include "app/cli/messages.h"
#include "engine/core/fault.h"
#include "engine/core/fold.h"
#include "engine/core/snapshot.h"
#include "engine/play/draft.h"
#include "engine/play/position_file.h"
#include "engine/play/possible.h"

namespace esagono::cli {

namespace {

bool isIndexed(const Position& position, const RuleRef& rule) {
    return rule.book == machineBook || position.package().rulebook.find(rule) != nullptr;
}

} // namespace

std::optional<Text> Laws::brokenBy(const Position& position) const {
    if (position.owners().empty())
        return Text(say::lawNobodyDecides);
    for (std::size_t i = 0; i < position.package().sides.size(); ++i) {
        const SideId side(i);
        const std::vector<Offer> offers =
            m_everything ? everyOffer(position, side) : offersTo(position, side);
        if (offers.empty() && position.owners().contains(side))
            return Text(say::lawNoOffer, m_scribe->name(side), std::string(position.kind().name));
        for (const Offer& offer : offers)
            if (auto law = brokenBy(position, side, offer))
                return law;
    }
    if (m_everything &&
        unpackState(packState(position.state()), position.package().shape(*m_setting->scenario)) !=
            position.state())
        return Text(say::lawSnapshot);
    if (m_everything && !canBeTakenUpAgain(position))
        return Text(say::lawPosition);
    return std::nullopt;
}

std::optional<Text> Laws::brokenBy(const Position& position, SideId side,
                                   const Offer& offer) const {
    const std::string verb(position.kind().verbs[offer.verb.index()].name);
    if (const std::optional<Refusal> why = whyNot(position, exampleOf(position, side, offer)))
        return Text(say::lawOfferRefused, verb, ruleWord(why->rule));
    if (!m_everything)
        return std::nullopt;
    for (const Blocked& block : offer.blocked) {
        const std::optional<Refusal> why = whyNot(position, fill(offer, side, block.attempt));
        if (why != std::optional<Refusal>(block.why))
            return Text(say::lawBlockedAllowed, verb, ruleWord(block.why.refusal().rule));
        if (!isIndexed(position, why->rule))
            return Text(say::lawNotIndexed, verb, ruleWord(why->rule));
    }
    return std::nullopt;
}

std::optional<Text> Laws::brokenBy(const Position& before, const Command& command,
                                   const Ruled& ruled) const {
    if (!m_everything)
        return std::nullopt;
    State state = before.state();
    for (const Event& event : ruled.events) {
        const WrittenEvent written = m_scribe->write(event);
        if (m_scribe->readEvent(written.kind, written.data) != event)
            return Text(say::lawEvent, written.kind, written.data);
        if (flawIn(Position(state, *m_setting), event))
            return Text(say::lawFold, written.kind, written.data);
        fold(state, event);
    }
    if (state != ruled.state || flawIn(Position(state, *m_setting)))
        return Text(say::lawFold, "state", hexText(digestOf(state)));
    const Record asked = m_scribe->write(command, before.kind());
    if (m_scribe->readCommand(asked, command.side, before.kind()) != command)
        return Text(say::lawCommand, compactText(asked));
    return std::nullopt;
}

/// Whether the position, written down and laid out, is the same table, dice thrown aside.
bool Laws::canBeTakenUpAgain(const Position& position) const {
    ToldDice noDice;
    Draft draft(State(position.package().shape(*m_setting->scenario)), *m_setting, noDice);
    layOutPosition(draft, *m_scribe, writePosition(position, *m_scribe));
    State again = draft.takeState();
    again.rolls = position.state().rolls;
    return again == position.state();
}

} // namespace esagono::cli
