// SPDX-License-Identifier: GPL-3.0-or-later
// Commands of the game on the screen: sending, taking back, dice, who is looking.
#include "app/play/command_words.h"
#include "app/play/decision_words.h"
#include "app/play/game_scene.h"
#include "app/play/journeys.h"
#include "app/play/layering.h"
#include "app/play/play_controller.h"
#include "app/play/reasoning.h"
#include "app/play/work_watch.h"
#include "app/text_formatter.h"
#include "engine/all_games.h"
#include "engine/core/fault.h"
#include "engine/play/messages.h"
#include "engine/play/telling/story.h"
#include "engine/play/timeline.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QtConcurrent>

#include <algorithm>

namespace esagono {

namespace {

/// The faces told so far, and then anything: to learn what the next die is for.
class GuessedDice final : public Dice {
public:
    explicit GuessedDice(std::vector<int> told)
        : m_told(std::move(told)) {}
    std::uint32_t draw(std::uint32_t /*number*/, std::uint32_t bound) override {
        const std::size_t at = m_drawn++;
        const int face = at < m_told.size() ? m_told[at] : 1;
        return std::min(static_cast<std::uint32_t>(face - 1), bound - 1);
    }

private:
    std::vector<int> m_told;
    std::size_t m_drawn = 0;
};

/// What the die after so many is thrown for; empty if none is.
std::string purposeAfter(std::size_t told, const std::vector<Event>& events) {
    std::size_t seen = 0;
    for (const Event& event : events)
        if (const auto* rolled = std::get_if<DiceRolled>(&event.fact)) {
            seen += rolled->faces.size();
            if (seen > told)
                return rolled->purpose;
        } else if (std::holds_alternative<ChitDrawn>(event.fact)) {
            ++seen;
        }
    return {};
}

} // namespace

// Sending

/// A diary that was deleted or moved could still be written, but nobody would ever find it again.
bool PlayController::isDiaryThere() {
    if (QFileInfo::exists(diaryPath()))
        return true;
    //: %1 = a file
    //% "The diary %1 is gone: it was deleted, moved or renamed. Nothing more can be written in it"
    tell(qtTrId("app.play.diary_gone").arg(diaryPath()));
    m_diary.setGone(diaryPath());
    Q_EMIT refused();
    return false;
}

/// Rules on it, writes it down, and shows what came of it. Throws Fault.
Outcome<Receipt> PlayController::enter(const Command& command, const std::vector<int>& told) {
    const State table = m_match->state();
    const Position before(table, m_match->setting());
    const Outcome<Receipt> outcome = m_match->submit(command, nowInUtc(), told);
    if (outcome.isRefused())
        return outcome;
    if (!m_opponents.plays(command.side))
        m_opponents.release();
    attempt([&] { showWhatCame(before, command.side, *outcome); }); // it is written already
    return outcome;
}

void PlayController::showWhatCame(const Position& before, SideId by, const Receipt& receipt) {
    const std::vector<Event> events =
        Timeline(m_match->journal(), m_match->scribe()).events(receipt.page);
    for (const ToldEvent& each : toldTo(m_viewer, before, receipt.firstEvent, events))
        addJourney(m_journeys, each.event);
    m_lastPage = storyOfPage(receipt.page);
    m_attention.hovered = {};
    m_view = viewOf(m_match->position(), m_viewer);
    GameScene news = scene();
    news.newEvents = &events;
    news.before = &before;
    news.by = by;
    news.firstEvent = receipt.firstEvent;
    news.page = receipt.page;
    news.whole = false;
    m_panels.show(news);
}

bool PlayController::submit(const Command& command, const std::vector<int>& told) {
    if (!isDiaryThere())
        return false;
    try {
        const Outcome<Receipt> outcome = enter(command, told);
        if (outcome.isRefused()) {
            const Refusal& refusal = outcome.refusal();
            if (refusal.text.id == say::diceWanted)
                wantDice(command, told, int(std::get<std::int64_t>(refusal.text.arguments[0])));
            else
                refuseWith(refusal, {m_attention.hex, {}}, {});
        }
        if (!outcome.isRefused() && m_diary.kind() != DiaryState::Kind::Network)
            m_diary.setWritten(diaryPath());
        return !outcome.isRefused();
    } catch (const Fault& fault) {
        tell(fault.text());
        if (fault.kind() != FaultKind::Mismatch) // that is the package's, not the file's
            m_diary.setUnwritten(fault.kind(), fault.text());
        Q_EMIT refused();
        return false;
    }
}

bool PlayController::send(const Command& command, bool keep) {
    const CounterId hand = inHand();
    const Place stood = placeOf(m_view, hand);
    m_journeys.clear();
    if (!submit(command))
        return false;
    m_redo.clear();
    tell(QString());
    passInterruptions();
    settle();
    // Whoever sets up goes on with the next of the same box; whoever wants to, with the same unit.
    if (m_filling && stood.isBox() && !keep) {
        for (const Candidate& each : candidates(*m_filling, 0))
            if (placeOf(m_view, each.counter) == stood) {
                selectCounter(int(each.counter.value), false);
                break;
            }
    } else if (keep && hand.exists()) {
        selectCounter(int(hand.value), false);
    }
    Q_EMIT commandDone();
    passTrivial();
    return true;
}

void PlayController::passTrivial() {
    for (int i = 0; m_autoPass && i < 20 && m_filling; ++i) {
        const std::vector<Offer>& offers = m_filling->roots();
        if (offers.size() != 1 || offers.front().kind != OfferKind::Button)
            return;
        if (!submit(fill(offers.front(), m_side, {})))
            return;
        settle();
        Q_EMIT commandDone();
    }
}

/// Before anybody is asked, so that no curtain falls for a question nobody wants.
void PlayController::passInterruptions() {
    const auto interruption = aidsOf(m_match->setting()).interruption;
    const QString when = interruptions();
    while (interruption != nullptr && when != QLatin1String("always")) {
        const Position position = m_match->position();
        const SideId side = position.owners().only();
        const auto asked =
            side.exists() ? interruption(position, side) : std::optional<Interruption>();
        if (!asked || m_opponents.plays(side) || // they decide for themselves
            (asked->canHurt && when != QLatin1String("never")) ||
            !submit({side, asked->decline, {}}))
            return;
        Q_EMIT commandDone();
    }
}

QString PlayController::interruptions() const {
    if (!m_match || aidsOf(m_match->setting()).interruption == nullptr)
        return {};
    const auto rules = m_match->setting().game->rules->id;
    return m_interruptions
        .value(QString::fromUtf8(rules.data(), qsizetype(rules.size())), QStringLiteral("harm"))
        .toString();
}

void PlayController::setInterruptions(const QString& when) {
    if (interruptions().isEmpty() || interruptions() == when)
        return;
    const auto rules = m_match->setting().game->rules->id;
    m_interruptions.insert(QString::fromUtf8(rules.data(), qsizetype(rules.size())), when);
    Q_EMIT interruptionsChanged();
}

void PlayController::wantDice(const Command& command, const std::vector<int>& told, int faces) {
    GuessedDice guessed(told);
    const Outcome<Ruled> trial = rule(m_match->setting(), m_match->state(), command, guessed);
    QString purpose;
    if (trial)
        if (const std::string id = purposeAfter(told.size(), trial->events); !id.empty())
            purpose = QString::fromStdString(phrasebook(m_language, setting()).word(id));
    m_pending = Pending{command, {}, told, faces, purpose};
    Q_EMIT diceChanged();
}

void PlayController::tellDice(const QList<int>& faces) {
    if (!m_pending)
        return;
    attempt([&] {
        const WorkWatch watch(m_depth, m_longestWork);
        Pending pending = *m_pending;
        for (const int face : faces) {
            if (face < 1 || face > pending.faces) {
                //: %1 = number of faces of the die
                //% "A die with %1 faces shows a number from 1 to %1"
                tell(qtTrId("app.play.dice.range").arg(pending.faces));
                return;
            }
            pending.told.push_back(face);
        }
        m_pending.reset();
        if (pending.game) {
            pending.game->told = pending.told;
            m_beginning = pending.game;
            start(QtConcurrent::run([wanted = *pending.game, games = m_games] {
                return std::make_shared<OpenedGame>(beginGame(wanted, games));
            }));
            Q_EMIT diceChanged();
            return;
        }
        m_journeys.clear();
        if (submit(*pending.command, pending.told)) {
            m_redo.clear();
            tell(QString());
            passInterruptions();
            settle();
            Q_EMIT diceChanged();
            Q_EMIT commandDone();
            passTrivial();
        } else {
            Q_EMIT diceChanged();
        }
    });
}

// Taking back

SideId PlayController::takeBackSide() const {
    if (!m_match)
        return {};
    if (m_viewer.kind == Viewer::Kind::Side && m_secrets)
        return m_viewer.side; // at a table without secrets, whoever decided last
    const PageNumber head = m_match->journal().head(m_match->branch());
    return head == 0 ? m_side
                     : find<SideId>(m_match->setting().package().sides,
                                    m_match->journal().page(head).side);
}

bool PlayController::canTakeBack() const {
    return m_canTakeBack;
}

QString PlayController::takeBackLabel() const {
    if (!m_canTakeBack)
        //% "Take back"
        return qtTrId("app.play.take_back");
    //: %1 = what would be taken back: "1° Rgt LIT 2010 → 1909"
    //% "Take back: %1"
    return qtTrId("app.play.take_back_of").arg(m_lastPage);
}

QString PlayController::takeBackWhyNot() const {
    return m_takeBackWhyNot;
}

bool PlayController::canRedo() const {
    return !m_redo.empty();
}

QString PlayController::redoLabel() const {
    if (m_redo.empty())
        //% "Do again"
        return qtTrId("app.play.redo");
    //: %1 = what would be done again
    //% "Do again: %1"
    return qtTrId("app.play.redo_of").arg(m_redo.back().label);
}

void PlayController::takeBack() {
    if (!m_match || isCurtainDown())
        return;
    attempt([&] {
        const WorkWatch watch(m_depth, m_longestWork);
        const SideId side = takeBackSide();
        const PageNumber head = m_match->journal().head(m_match->branch());
        if (!isDiaryThere())
            return;
        try {
            if (const std::optional<Refusal> why = side.exists()
                                                       ? m_match->takeBack(side, nowInUtc())
                                                       : m_match->whyNotTakeBack(side)) {
                tell(why->text);
                Q_EMIT refused();
                return;
            }
            const Page page = m_match->journal().page(head);
            Record record = readRecord(page.data, page.verb);
            record["verb"] = page.verb;
            m_redo.push_back(
                {m_match->scribe().readCommand(record, side, m_match->position().kind()),
                 m_lastPage});
        } catch (const Fault& fault) {
            tell(fault.text());
            m_diary.setUnwritten(fault.kind(), fault.text());
            Q_EMIT refused();
            return;
        }
        m_opponents.hold();
        m_pending.reset();
        m_journeys.clear();
        m_lastPage = storyOfPage(m_match->journal().head(m_match->branch()));
        tell(QString());
        m_view = viewOf(m_match->position(), m_viewer); // nobody reads the table as it was
        m_panels.show(scene());
        settle();
        Q_EMIT diceChanged();
        Q_EMIT commandDone();
    });
}

void PlayController::redo() {
    if (!m_match || m_redo.empty() || isCurtainDown())
        return;
    attempt([&] {
        const WorkWatch watch(m_depth, m_longestWork);
        const TakenBack again = m_redo.back();
        m_journeys.clear();
        if (!submit(again.command))
            return;
        m_redo.pop_back();
        settle();
        Q_EMIT commandDone();
    });
}

void PlayController::refreshUndo() {
    m_canTakeBack = false;
    m_takeBackWhyNot.clear();
    if (m_match) {
        std::optional<Refusal> why;
        const SideId side = takeBackSide();
        if (m_readOnly)
            why = Refusal{RuleRef(), say::readingOnly};
        else
            why = m_match->whyNotTakeBack(side);
        m_canTakeBack = !why && side.exists();
        if (why)
            m_takeBackWhyNot = phrase(why->text, m_language, setting());
    }
    Q_EMIT undoChanged();
}

QString PlayController::storyOfPage(PageNumber page) const {
    if (page == 0)
        return {};
    try {
        const Page written = m_match->journal().page(page);
        const Timeline timeline(m_match->journal(), m_match->scribe());
        const State table = timeline.afterPage(written.parent);
        const Position before(table, m_match->setting());
        const SideId by = find<SideId>(m_match->setting().package().sides, written.side);
        const std::vector<StoryLine> lines =
            storyOf(before, by, Viewer::of(by), written.firstEvent, timeline.events(page));
        if (!lines.empty() && by.exists())
            return phrase(lines.front().text, m_language, setting());
        if (!before.isOver())
            return phrase(Text(before.kind().label), m_language, setting());
    } catch (const Fault&) { // then it has no name; taking back will say what is wrong
    }
    return {};
}

// Who is looking

/// Of several who are asked, persons first: the others decide beside them, and wait for them.
SideId PlayController::nextToAct() const {
    const Sides owners = m_match->position().owners();
    SideId next;
    for (std::size_t i = maxSides; i-- > 0;)
        if (owners.contains(SideId(i)) &&
            (!next.exists() || m_opponents.plays(next) || !m_opponents.plays(SideId(i))))
            next = SideId(i);
    if (!m_opponents.plays(next) && m_viewer.kind == Viewer::Kind::Side &&
        owners.contains(m_viewer.side) && !m_opponents.plays(m_viewer.side))
        return m_viewer.side;
    return next;
}

/// Whether somebody may see now what another may not.
bool PlayController::differsBySide() const {
    const View whole = viewOf(m_match->position(), Viewer::umpire());
    for (std::size_t i = 0; i < m_match->setting().package().sides.size(); ++i)
        if (viewOf(m_match->position(), Viewer::of(SideId(i))) != whole)
            return true;
    return false;
}

bool PlayController::mayAct() const {
    return m_match && !m_finished && !m_readOnly && !isCurtainDown() && m_side.exists() &&
           !m_opponents.plays(m_side) &&
           (m_viewer.kind == Viewer::Kind::Umpire || m_viewer.side == m_side || !m_secrets);
}

void PlayController::chooseViewer() {
    m_finished = m_match->position().isOver();
    m_side = nextToAct();
    m_secrets = differsBySide();
    m_curtainFor = {};
    if (m_finished)
        m_viewer = Viewer::umpire();
    else if (m_viewer.kind == Viewer::Kind::Umpire && m_allowUmpire)
        return;
    else if (m_opponents.areAlone()) // one who only looks on has nobody to hide from
        m_viewer = Viewer::umpire();
    else if (const SideId person = m_opponents.onlyPerson(); person.exists())
        m_viewer = Viewer::of(person);
    else if (m_viewer.kind == Viewer::Kind::Side &&
             (m_viewer.side == m_side ||
              (m_opponents.plays(m_side) && !m_opponents.plays(m_viewer.side))))
        return;
    else if (m_secrets && m_opponents.plays(m_side)) // before the first person was asked
        m_viewer = Viewer::stranger();
    else if (m_secrets && m_useCurtain)
        m_viewer = Viewer::stranger(), m_curtainFor = m_side;
    else
        m_viewer = Viewer::of(m_side);
}

void PlayController::setViewer(int side) {
    if (!m_match)
        return;
    const SideId wanted = side < 0 ? SideId() : SideId(static_cast<std::size_t>(side));
    if (wanted.exists() && wanted.index() >= m_match->setting().package().sides.size())
        return;
    if (!wanted.exists() && !m_finished && m_secrets && !m_allowUmpire) {
        //% "Everything can be seen only when the game is over, "
        //% "or when both players have agreed to it"
        tell(qtTrId("app.play.viewer.umpire_refused"));
        Q_EMIT refused();
        Q_EMIT viewerChanged();
        return;
    }
    if (m_opponents.plays(wanted) && !m_finished && m_secrets && !m_allowUmpire) {
        //% "What another player sees can be looked at when the game is over"
        tell(qtTrId("app.play.viewer.opponent_refused"));
        Q_EMIT refused();
        Q_EMIT viewerChanged();
        return;
    }
    attempt([&] {
        m_curtainFor = {};
        const bool isOther = m_viewer.kind != Viewer::Kind::Side || m_viewer.side != wanted;
        if (!wanted.exists())
            m_viewer = Viewer::umpire();
        else if (m_secrets && m_useCurtain && !m_finished && isOther &&
                 m_opponents.onlyPerson() != wanted)
            m_viewer = Viewer::stranger(), m_curtainFor = wanted;
        else
            m_viewer = Viewer::of(wanted);
        m_journeys.clear();
        look();
        ask();
        Q_EMIT viewerChanged();
        showPanels();
    });
}

void PlayController::liftCurtain() {
    if (!isCurtainDown())
        return;
    attempt([&] {
        const WorkWatch watch(m_depth, m_longestWork);
        m_viewer = Viewer::of(m_curtainFor);
        m_curtainFor = {};
        m_journeys.clear();
        look();
        ask();
        Q_EMIT viewerChanged();
        showPanels();
    });
}

// Showing

/// After the table has changed.
void PlayController::settle() {
    const Viewer last = m_viewer;
    const bool wasFinished = m_finished;
    m_filling.reset(); // of the table as it was
    m_hints.clear();
    chooseViewer();
    look();
    ask();
    refreshUndo();
    const bool sameViewer = last.kind == m_viewer.kind && last.side == m_viewer.side;
    Q_EMIT viewerChanged();
    if (!sameViewer || m_match->journal().lastPage() <= 1)
        showPanels();
    m_opponents.settle();
    if (m_finished && !wasFinished)
        Q_EMIT gameOver();
}

void PlayController::look() {
    m_view = viewOf(m_match->position(), m_viewer);
    std::erase_if(m_attention.counters,
                  [&](CounterId each) { return !placeOf(m_view, each).exists(); });
    if (!m_attention.counters.empty())
        m_attention.hex = placeOf(m_view, m_attention.counters.front()).hex();
    Q_EMIT viewChanged();
}

/// The decision anew, with nothing chosen.
void PlayController::ask() {
    m_filling.reset();
    m_behindHexes.clear();
    if (mayAct()) {
        m_filling.emplace(m_match->position(), m_side);
        m_behindHexes = ableBehindHexes(*m_filling, m_view);
    }
    m_reason.clear();
    m_attention.refused = {};
    m_attention.culprits.clear();
    m_attention.takesPart.clear();
    refreshFilling();
    Q_EMIT decisionChanged();
    showSelection();
    if (const HexId focus = focusOf(m_view, m_match->setting()); focus.exists() && m_filling)
        Q_EMIT centreOn(focus.value);
}

void PlayController::refreshFilling() {
    m_ready = false;
    m_verdict.reset();
    const Offer* offer = m_filling ? m_filling->offer() : nullptr;
    Preview preview;
    if (offer != nullptr && m_filling->hasEnough()) {
        if (offer->leadsOn) {
            m_ready = offer->most > 1;
        } else {
            m_verdict = m_filling->whyNot();
            m_ready = !m_verdict;
            if (m_ready)
                preview = previewOf(m_match->position(), m_filling->command());
        }
    }
    if (m_match)
        m_odds.show(preview, words(), m_language);
    m_attention.odds = m_odds.prospects().isEmpty() ? QString() : m_odds.odds();
    m_offers.show(m_filling ? offerRows(*m_filling, m_ready, m_language) : QList<OfferRow>());
    const QString kind = openKind();
    if (std::exchange(m_shownKind, kind) != kind)
        m_choices.show({}); // what shows another kind of choices has no use for these
    markUnits();
    refreshHighlights();
    Q_EMIT fillingChanged();
    m_choices.show(m_filling ? choiceRows(*m_filling, m_view, m_language) : QList<ChoiceRow>());
}

/// The selection, or the hex a half-made command begins in; without either, what is pointed at.
LookingFrom PlayController::lookingFrom() const {
    HexId hex = m_attention.hex;
    if (m_filling)
        for (const Filling::Level& level : m_filling->levels())
            if (!hex.exists() && level.open >= 0 && !level.picked.empty() &&
                level.offers[static_cast<std::size_t>(level.open)].kind == OfferKind::Hexes)
                hex = HexId(static_cast<std::size_t>(level.picked.front()));
    if (!hex.exists())
        hex = m_attention.hovered;
    const std::vector<CounterId> there = countersAt(m_view, hex);
    const std::vector<CounterId>& looking =
        m_attention.counters.empty() ? there : m_attention.counters;
    return {hex, looking.empty() ? CounterId() : looking.front()};
}

void PlayController::refreshHighlights() {
    Highlights now;
    m_attention.reach = m_layers.isOn(QString::fromLatin1(reachLayer));
    if (m_filling)
        now = highlightsOf(*m_filling, m_view, m_attention);
    if (m_match && !isCurtainDown()) {
        now.layers = shownLayers(m_match->position(), m_view, m_viewer, m_layers, lookingFrom());
        if (!m_attention.counters.empty())
            if (auto line = tracedLine(m_match->position(), m_view, m_viewer,
                                       m_attention.counters.front(), m_layers);
                !line.empty())
                now.strokes.push_back({Stroke::Kind::Supply, std::move(line)});
        if (const auto hinted = m_hints.command(m_hints.current()))
            markCommand(now, m_match->position(), *hinted);
    }
    if (now == m_highlights)
        return;
    m_highlights = std::move(now);
    Q_EMIT highlightsChanged();
}

void PlayController::toggleLayer(const QString& id, bool on) {
    QList<LayerRow> rows = m_layers.rows();
    for (LayerRow& row : rows)
        if (row.id == id)
            row.on = on;
    m_layers.show(rows);
    attempt([&] { refreshHighlights(); });
}

void PlayController::refuseWith(const Refusal& refusal, const Pointed& pointed, CounterId who) {
    m_attention.refused = pointed.hex;
    m_attention.culprits = seenCulprits(refusal, m_view);
    if (m_filling)
        m_reason.show(reasonFor(refusal, *m_filling, m_view, pointed, who, words()));
    refreshHighlights();
    Q_EMIT refused();
}

GameScene PlayController::scene() const {
    GameScene now;
    now.language = m_language;
    if (!m_match)
        return now;
    now.match = m_match.get();
    now.setting = &m_match->setting();
    now.view = &m_view;
    now.viewer = m_viewer;
    now.page = m_match->journal().head(m_match->branch());
    return now;
}

/// What the stack panel shows: the hex selected, or the box of a counter that is not on the map.
Place PlayController::shownPlace() const {
    if (m_attention.hex.exists() || m_attention.counters.empty())
        return m_attention.hex;
    return placeOf(m_view, m_attention.counters.front());
}

void PlayController::showPanels() {
    m_panels.show(scene());
    m_panels.stack.show(scene(), shownPlace());
}

void PlayController::showSelection() {
    m_panels.stack.show(scene(), shownPlace());
    markUnits();
    Q_EMIT selectionChanged();
}

void PlayController::glanceAt(int hex) {
    attempt([&] {
        m_panels.glance.show(scene(),
                             hex < 0 || isCurtainDown() ? Place() : Place(HexId(std::size_t(hex))));
    });
}

/// Tells the panels who may act: whom the decision's own questions are about.
void PlayController::markUnits() {
    std::set<CounterId> canAct = m_behindHexes;
    std::set<CounterId> spent;
    if (m_filling)
        for (const Offer& offer : m_filling->roots()) {
            for (const CounterId subject : m_filling->subjects(offer))
                canAct.insert(subject);
            if (offer.kind != OfferKind::Units)
                continue;
            for (const std::int32_t target : offer.targets)
                canAct.insert(CounterId(std::size_t(target)));
            for (const Blocked& blocked : offer.blocked)
                spent.insert(CounterId(std::size_t(blocked.target)));
        }
    m_panels.mark(canAct, spent, {m_attention.counters.begin(), m_attention.counters.end()});
}

} // namespace esagono
