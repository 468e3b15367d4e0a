// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/asking.h"

#include "app/cli/messages.h"
#include "engine/core/fault.h"
#include "engine/kit/correction_messages.h"
#include "engine/play/messages.h"
#include "engine/replay/film.h"

#include <algorithm>

namespace esagono::cli {

SideId nextToDecide(const Match& match) {
    const Sides owners = match.position().owners();
    for (std::size_t i = 0; i < maxSides; ++i)
        if (owners.contains(SideId(i)))
            return SideId(i);
    return {};
}

SideId sideFrom(const Match& match, const std::string& as) {
    if (as.empty())
        return nextToDecide(match);
    const auto side = find<SideId>(match.setting().package().sides, as);
    if (!side.exists())
        throw Fault(FaultKind::NotFound, Text(say::noSuchSide, as));
    return side;
}

Viewer viewerFrom(const Match& match, const std::string& as) {
    if (as == "umpire" || (as.empty() && match.position().isOver()))
        return Viewer::umpire();
    return as == "stranger" ? Viewer::stranger() : Viewer::of(sideFrom(match, as));
}

std::string nameOf(const Match& match, Viewer viewer) {
    if (viewer.kind == Viewer::Kind::Side)
        return match.scribe().name(viewer.side);
    return viewer.kind == Viewer::Kind::Umpire ? "umpire" : "stranger";
}

Outcome<Command> understood(const Match& match, const Record& asked, SideId side) {
    const Position position = match.position();
    // A command with no verb at all is refused for the first thing that stands in its way.
    const std::optional<Refusal> inTheWay = whyNot(position, {side, VerbId(), {}});
    ensure(inTheWay.has_value());
    if (!position.owners().contains(side))
        return *inTheWay;
    if (asked.is_object())
        if (const auto verb = asked.find("verb"); verb != asked.end() && verb->is_string()) {
            const auto& word = verb->get_ref<const std::string&>();
            if (std::ranges::find(position.kind().verbs, word, &Verb::name) ==
                position.kind().verbs.end())
                return Refusal{inTheWay->rule, {esagono::say::unknownVerb, word}};
        }
    return match.scribe().readCommand(asked, side, position.kind());
}

std::optional<Refusal> judged(const Match& match, const Outcome<Command>& command) {
    return command.isRefused() ? std::optional<Refusal>(command.refusal())
                               : whyNot(match.position(), *command);
}

EventNumber lastEvent(const Match& match) {
    const PageNumber head = match.journal().head(match.branch());
    return match.journal().pages()[static_cast<std::size_t>(head)].lastEvent();
}

PageNumber pageAt(const Match& match, EventNumber event) {
    const Journal& journal = match.journal();
    const PageNumber page = journal.pageOf(event);
    const PageHeader& header = journal.pages()[static_cast<std::size_t>(page)];
    const PageNumber complete = header.lastEvent() == event ? page : header.parent;
    if (complete == 0)
        throw Fault(FaultKind::NotFound, Text(say::nothingComplete, event));
    return complete;
}

State tableAt(const Match& match, EventNumber event) {
    const auto recording = Recording::of(match);
    Film film(*recording, {match.branch()});
    film.showEvent(event);
    return film.state();
}

Record write(const ToldEvent& shown, const Scribe& scribe) {
    const WrittenEvent written = scribe.write(shown.event);
    return {{"n", shown.number},
            {"kind", written.kind},
            {"data", readRecord(written.data, written.kind)}};
}

Record stateRecord(const Match& match, const Wording& wording, std::optional<EventNumber> at,
                   Viewer viewer) {
    const State state = at ? tableAt(match, *at) : match.state();
    const Position position(state, match.setting());
    const EventNumber event = at.value_or(lastEvent(match));
    Record record = {{"as", nameOf(match, viewer)},
                     {"event", event},
                     {"deciding", match.scribe().writeOwners(position.owners())},
                     {"over", event > 0 && position.isOver()},
                     {"view", write(viewOf(position, viewer), match.scribe())}};
    if (event == lastEvent(match) && position.isOver())
        record["ending"] = endingRecord(match, wording);
    return record;
}

namespace {

Record progressRecord(const Scribe& scribe, const Progress& progress) {
    Record record = scribe.write(progress.label);
    record["done"] = progress.done;
    record["of"] = progress.of;
    record["rule"] = ruleWord(progress.rule);
    for (const HexId hex : progress.open)
        record["open"].push_back(scribe.name(Place(hex)));
    return record;
}

} // namespace

Record offersRecord(const Match& match, SideId side, const OfferFilter& filter) {
    const Position position = match.position();
    std::vector<Offer> every = everyOffer(position, side);
    if (!filter.isNone()) {
        every = filtered(every, filter, position);
        std::erase_if(every, [](const Offer& offer) { return !offer.canBeTaken(); });
    }
    Record offers = Record::array();
    for (const Offer& offer : every)
        offers.push_back(match.scribe().write(offer, position.kind()));
    Record record = {
        {"as", match.scribe().name(side)},
        {"decision", position.isOver() ? std::string() : std::string(position.kind().name)},
        {"offers", std::move(offers)}};
    if (const Text prompt = promptOf(position, side); !prompt.empty())
        record["prompt"] = match.scribe().write(prompt);
    for (const Progress& progress : progressOf(position, side))
        record["progress"].push_back(progressRecord(match.scribe(), progress));
    return record;
}

Record turnRecord(const Match& match) {
    return {{"deciding", match.scribe().writeOwners(match.position().owners())},
            {"over", match.position().isOver()}};
}

Record doneRecord(const Match& match, const Receipt& receipt, Viewer viewer) {
    Record record = turnRecord(match);
    record["ok"] = true;
    record["page"] = receipt.page;
    record["last_event"] = receipt.lastEvent();
    record["events"] = Record::array();
    for (const ToldEvent& shown : tell(match.setting(), receipt, viewer).events)
        record["events"].push_back(write(shown, match.scribe()));
    return record;
}

Record correctionsRecord(const Match& match) {
    Record record = Record::array();
    for (const CorrectionsNote& note : match.corrections())
        record.push_back({{"id", note.id}, {"name", note.name}, {"digest", note.digest}});
    return record;
}

void tellCorrections(const Desk& desk, const Match& match) {
    if (desk.json)
        return;
    for (const CorrectionsNote& note : match.corrections())
        desk.tell(Text(esagono::say::withCorrections, std::string(desk.inLanguage(note.name))));
}

Record endingRecord(const Match& match, const Wording& wording) {
    const auto ending = match.setting().game->rules->ending;
    if (!match.position().isOver() || ending == nullptr)
        return nullptr;
    const Ending how = ending(match.position());
    Record record = match.scribe().write(how.text);
    record["winner"] = match.scribe().name(how.winner);
    record["message"] = wording.phrase(how.text);
    return record;
}

} // namespace esagono::cli
