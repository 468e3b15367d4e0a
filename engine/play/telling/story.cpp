// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/telling/story.h"

#include "engine/core/fold.h"
#include "engine/play/messages.h"
#include "engine/play/telling/news.h"

#include <algorithm>

namespace esagono {

namespace {

std::string facesOf(const DiceRolled& dice) {
    std::string faces;
    for (const std::uint8_t face : dice.faces)
        faces += (faces.empty() ? "" : " ") + std::to_string(face);
    return faces;
}

/// One sentence per fact.
struct Telling {
    const GamePackage& package;

    Text operator()(const CounterPlaced& e) const { return {say::eventPlaced, e.counter, e.place}; }
    Text operator()(const CounterMoved& e) const {
        if (!e.from.exists())
            return {say::eventPlaced, e.counter, e.to};
        return {say::eventMoved, e.counter, e.from, e.to};
    }
    Text operator()(const CounterTurned& e) const {
        const std::vector<Face>& faces = package.counters[e.counter.index()].faces;
        if (e.face < faces.size() && !faces[e.face].name.empty())
            return {say::eventTurned, e.counter, Word{faces[e.face].name}};
        return {say::eventTurnedTo, e.counter, e.face + 1};
    }
    Text operator()(const CounterRemoved& e) const { return {say::eventRemoved, e.counter}; }
    Text operator()(const StatusSet& e) const {
        return {say::eventState, e.counter, nameOf(package.statuses[e.status.index()], e.value)};
    }
    Text operator()(const MarkerPlaced& e) const {
        return {say::eventMarkerPlaced, nameOf(package.markers[e.marker.index()]), e.place};
    }
    Text operator()(const MarkerRemoved& e) const {
        return {say::eventMarkerRemoved, nameOf(package.markers[e.marker.index()]), e.place};
    }
    Text operator()(const ControlChanged& e) const {
        return e.side.exists() ? Text(say::eventControl, e.hex, e.side)
                               : Text(say::eventNoControl, e.hex);
    }
    Text operator()(const TrackSet& e) const {
        const TrackKind& track = package.tracks[e.track.index()];
        if (nameOf(track.values, e.value) != nullptr)
            return {say::eventTrack, nameOf(track), nameOf(track, e.value)};
        return {say::eventTrack, nameOf(track), e.value};
    }
    Text operator()(const ChitDrawn& e) const {
        return {say::eventDrawn, nameOf(package.chits[e.chit.index()]),
                nameOf(package.pools[e.from.index()])};
    }
    Text operator()(const DiceRolled& e) const {
        return {say::eventDice, Word{e.purpose}, facesOf(e)};
    }
    Text operator()(const Narrated& e) const { return e.text; }
    template <class Machinery>
    Text operator()(const Machinery&) const {
        return {}; // no news
    }
};

StoryKind kindOf(Milestone milestone) {
    switch (milestone) {
    case Milestone::Turn:
        return StoryKind::Turn;
    case Milestone::Phase:
        return StoryKind::Phase;
    case Milestone::Combat:
        return StoryKind::Combat;
    case Milestone::Objective:
        return StoryKind::Objective;
    case Milestone::GameOver:
        return StoryKind::GameOver;
    case Milestone::None:
        break;
    }
    return StoryKind::Told;
}

/// Tells a page event by event. A fact either begins a line, or goes on with the last one.
class Storyteller {
public:
    Storyteller(const Position& before, SideId by, Viewer viewer)
        : m_state(before.state())
        , m_setting(&before.setting())
        , m_by(by)
        , m_viewer(viewer)
        , m_sayings(*before.setting().game->rules) {}

    void hear(std::int64_t number, const Event& event) {
        const Position before(m_state, *m_setting);
        if (const auto* dice = std::get_if<DiceRolled>(&event.fact))
            read(number, *dice, event.because);
        if (auto known = redact(before, event, m_viewer)) {
            if (isNews(before, known->fact))
                std::visit([&](const auto& fact) { tell(number, *known, fact); }, known->fact);
            m_told.events.push_back({number, *std::move(known)});
        }
        fold(m_state, event);
    }
    [[nodiscard]] ToldPage finish() {
        for (const March& march : m_marches)
            settle(march);
        leaveOut();
        gather();
        m_told.story = std::move(m_lines);
        return std::move(m_told);
    }

private:
    [[nodiscard]] Position now() const { return {m_state, *m_setting}; }
    [[nodiscard]] const GamePackage& package() const { return m_setting->package(); }
    [[nodiscard]] bool isBeginning() const { return !m_by.exists(); }

    StoryLine& add(std::int64_t number, const Event& event, StoryKind kind, SideId side) {
        m_lines.push_back({std::visit(Telling{package()}, event.fact),
                           side,
                           event.because,
                           {},
                           {},
                           number,
                           kind});
        m_stretches.push_back(m_stretch);
        return m_lines.back();
    }
    StoryLine& addAbout(CounterId counter, std::int64_t number, const Event& event,
                        StoryKind kind) {
        StoryLine& line = add(number, event, kind, now().side(counter));
        line.counters = {counter};
        if (now().isOnMap(counter))
            line.hexes = {now().hex(counter)};
        return line;
    }

    template <class Other>
    void tell(std::int64_t, const Event&, const Other&) {} // frames, cups being filled

    void tell(std::int64_t number, const Event& event, const Narrated& e) {
        if (e.milestone == Milestone::Turn || e.milestone == Milestone::Phase ||
            e.milestone == Milestone::Combat)
            ++m_stretch;
        StoryLine& line = add(number, event, kindOf(e.milestone), SideId());
        for (const TextArgument& argument : e.text.arguments) {
            if (const auto* side = std::get_if<SideId>(&argument))
                line.side = *side;
            if (const auto* hex = std::get_if<HexId>(&argument))
                line.hexes.push_back(*hex);
            if (const auto* counter = std::get_if<CounterId>(&argument))
                line.counters.push_back(*counter);
        }
        if (!line.side.exists() && !line.counters.empty())
            line.side = now().side(line.counters.front());
        if (line.hexes.empty() && !line.counters.empty() && now().isOnMap(line.counters.front()))
            line.hexes = {now().hex(line.counters.front())};
        m_sayings.hear(line, m_stretch);
        if (m_lines.size() > 1 &&
            repeatsTrack(*m_setting->game->rules, m_lines[m_lines.size() - 2], line)) {
            m_lines.erase(m_lines.end() - 2);
            m_stretches.pop_back();
        }
    }
    void read(std::int64_t number, const DiceRolled& dice, const RuleRef& because) {
        DiceStory story{number, dice, {}};
        if (const auto reading = m_setting->game->rules->reading; reading != nullptr)
            if (auto found = reading(now(), dice))
                story.reading = *std::move(found);
        if (!story.reading.rule.exists())
            story.reading.rule = because;
        m_told.dice.push_back(std::move(story));
    }
    void tell(std::int64_t number, const Event& event, const DiceRolled&) {
        const DiceReading& reading = m_told.dice.back().reading;
        StoryLine& line = add(number, event, StoryKind::Dice, reading.side);
        if (reading.hex.exists())
            line.hexes = {reading.hex};
    }
    void tell(std::int64_t number, const Event& event, const ChitDrawn&) {
        add(number, event, StoryKind::Table, SideId());
    }
    void tell(std::int64_t number, const Event& event, const CounterPlaced& e) {
        if (isBeginning())
            return;
        StoryLine& line = addAbout(e.counter, number, event, StoryKind::Place);
        if (e.place.isHex())
            line.hexes = {e.place.hex()};
    }
    void tell(std::int64_t number, const Event& event, const CounterMoved& e) {
        if (isBeginning())
            return;
        if (e.to.isHex())
            m_entered.push_back(e.to.hex());
        if (!e.from.isHex() || !e.to.isHex()) {
            StoryLine& line = addAbout(e.counter, number, event, StoryKind::Place);
            if (!e.from.isHex()) // what comes from beside the map just comes
                line.text = Text(say::eventPlaced, e.counter, e.to);
            if (e.to.isHex())
                line.hexes = {e.to.hex()};
            return;
        }
        const auto march = std::ranges::find_if(m_marches, [&](const March& each) {
            return m_lines[each.line].counters.front() == e.counter &&
                   m_lines[each.line].hexes.back() == e.from.hex();
        });
        if (march != m_marches.end()) { // whatever else happened on its way
            m_lines[march->line].hexes.push_back(e.to.hex());
            return;
        }
        m_marches.push_back({m_lines.size(), m_state});
        addAbout(e.counter, number, event, StoryKind::Move).hexes = {e.from.hex(), e.to.hex()};
    }
    void tell(std::int64_t number, const Event& event, const CounterTurned& e) {
        if (!isBeginning())
            addAbout(e.counter, number, event, StoryKind::Loss);
    }
    void tell(std::int64_t number, const Event& event, const CounterRemoved& e) {
        if (!isBeginning())
            addAbout(e.counter, number, event, StoryKind::Place);
    }
    void tell(std::int64_t number, const Event& event, const StatusSet& e) {
        if (!isBeginning())
            addAbout(e.counter, number, event, StoryKind::Status);
    }
    template <class MarkerFact>
    void tellMarker(std::int64_t number, const Event& event, const MarkerFact& e) {
        if (isBeginning())
            return;
        StoryLine& line = add(number, event, StoryKind::Table, e.side);
        if (e.place.isHex())
            line.hexes = {e.place.hex()};
    }
    void tell(std::int64_t number, const Event& event, const MarkerPlaced& e) {
        tellMarker(number, event, e);
    }
    void tell(std::int64_t number, const Event& event, const MarkerRemoved& e) {
        tellMarker(number, event, e);
    }
    /// Who enters a hex holds it: worth a line only where nobody came.
    void tell(std::int64_t number, const Event& event, const ControlChanged& e) {
        if (!isBeginning() && std::ranges::count(m_entered, e.hex) == 0)
            add(number, event, StoryKind::Table, e.side).hexes = {e.hex};
    }
    void tell(std::int64_t number, const Event& event, const TrackSet& e) {
        if (!isBeginning())
            add(number, event, StoryKind::Table, package().tracks[e.track.index()].owner);
    }

    /// The steps of one counter: the number of their line, and the table before the first.
    struct March {
        std::size_t line = 0;
        State before;
    };

    void settle(const March& march) {
        StoryLine& line = m_lines[march.line];
        const CounterId unit = line.counters.front();
        const auto cost = m_setting->game->rules->cost;
        const std::optional<Ratio> points =
            cost == nullptr
                ? std::nullopt
                : cost(Position(march.before, *m_setting), unit, std::span(line.hexes).subspan(1));
        line.text =
            points
                ? Text(say::storyMarch, unit, line.hexes.front(), line.hexes.back(), *points)
                : Text(say::eventMoved, unit, Place(line.hexes.front()), Place(line.hexes.back()));
    }

    /// What the rules have said in their own words, and how somebody fared who is no more there.
    void leaveOut() {
        std::vector<StoryLine> kept;
        std::vector<std::pair<std::int64_t, StoryLine>> said; ///< by the event of the sentence
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            StoryLine& line = m_lines[i];
            const bool isHowItFares =
                line.kind == StoryKind::Loss || line.kind == StoryKind::Status;
            if (isHowItFares && !now().isOnMap(line.counters.front()))
                continue;
            if (const auto saying = m_sayings.sayingOf(line, m_stretches[i]))
                said.emplace_back(*saying, std::move(line));
            else
                kept.push_back(std::move(line));
        }
        m_lines = std::move(kept);
        for (auto& [sentence, fact] : said)
            adopt(*std::ranges::find(m_lines, sentence, &StoryLine::event), std::move(fact));
    }
    /// A sentence stands for what it says itself: it is a move, a loss; it leads through its hexes.
    static void adopt(StoryLine& sentence, StoryLine fact) {
        if (sentence.kind != StoryKind::Told)
            return;
        sentence.kind = fact.kind;
        if (!fact.hexes.empty())
            sentence.hexes = std::move(fact.hexes);
    }

    /// The same change of several counters, one after the other, becomes one line.
    void gather() {
        std::vector<StoryLine> gathered;
        for (std::size_t i = 0; i < m_lines.size();) {
            std::size_t end = i + 1;
            while (end < m_lines.size() && isSameChange(m_lines[i], m_lines[end]))
                ++end;
            if (end - i < fewestToGather(m_lines[i]))
                end = i + 1;
            gathered.push_back(std::move(m_lines[i]));
            if (end > i + 1)
                gathered.back() = together(std::move(gathered.back()), i + 1, end);
            i = end;
        }
        m_lines = std::move(gathered);
    }
    static bool isPlaced(const StoryLine& line) { return line.text.id == say::eventPlaced; }
    static bool isPlacedOnMap(const StoryLine& line) {
        return isPlaced(line) && std::get<Place>(line.text.arguments[1]).isHex();
    }
    /// Where a few units came is worth a line each.
    static std::size_t fewestToGather(const StoryLine& line) { return isPlacedOnMap(line) ? 4 : 2; }
    static bool isSameChange(const StoryLine& a, const StoryLine& b) {
        const bool isState = a.text.id == say::eventState || a.text.id == say::eventTurned;
        return a.text.id == b.text.id && a.side == b.side &&
               ((isPlacedOnMap(a) && isPlacedOnMap(b)) ||
                ((isState || isPlaced(a)) && a.text.arguments[1] == b.text.arguments[1]));
    }
    StoryLine together(StoryLine line, std::size_t from, std::size_t end) {
        for (std::size_t k = from; k < end; ++k) {
            std::ranges::move(m_lines[k].counters, std::back_inserter(line.counters));
            std::ranges::move(m_lines[k].hexes, std::back_inserter(line.hexes));
        }
        const std::size_t number = end - from + 1;
        if (isPlacedOnMap(line))
            line.text = Text(say::storyPlaced, number);
        else if (isPlaced(line))
            line.text = Text(say::storySeveralTo, number, std::get<Place>(line.text.arguments[1]));
        else
            line.text = Text(say::storySeveral, number, std::get<Word>(line.text.arguments[1]));
        return line;
    }

    State m_state;
    const Setting* m_setting;
    SideId m_by;
    Viewer m_viewer;
    ToldPage m_told;
    std::vector<StoryLine> m_lines;
    std::vector<int> m_stretches; ///< of the lines
    int m_stretch = 0;            ///< headings so far
    Sayings m_sayings;
    std::vector<March> m_marches;
    std::vector<HexId> m_entered;
};

} // namespace

int turnBegunBy(const Text& landmark, int last) {
    if (!landmark.arguments.empty())
        if (const auto* number = std::get_if<std::int64_t>(&landmark.arguments.front()))
            return static_cast<int>(*number);
    return last + 1;
}

ToldPage tell(const Position& before, SideId by, Viewer viewer, std::int64_t firstEvent,
              std::span<const Event> events) {
    Storyteller teller(before, by, viewer);
    for (const Event& event : events)
        teller.hear(firstEvent++, event);
    return teller.finish();
}

ToldPage tell(const Setting& setting, const Receipt& receipt, Viewer viewer) {
    const Position before(receipt.before, setting);
    ToldPage told = tell(before, receipt.side, viewer, receipt.firstEvent, receipt.events);
    told.page = receipt.page;
    told.side = receipt.side;
    if (!receipt.side.exists() || receipt.before.frames.empty())
        return told;
    told.decision = receipt.before.frames.back().name;
    told.command = receipt.command;
    if (!viewer.sees(ShownTo::Owner, receipt.side))
        told.command.arguments = Values();
    return told;
}

} // namespace esagono
