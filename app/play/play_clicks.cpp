// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse, keyboard and touch in the game on the screen: selecting, choosing, filling.
#include "app/play/play_controller.h"
#include "app/play/reasoning.h"
#include "app/play/work_watch.h"

#include <algorithm>

namespace esagono {

Pointed PlayController::pointedAt(int hex, int counter, int modifiers) const {
    const Qt::KeyboardModifiers keys(modifiers);
    Pointed pointed;
    if (hex >= 0)
        pointed.hex = HexId(static_cast<std::size_t>(hex));
    if (counter >= 0)
        pointed.counter = CounterId(static_cast<std::size_t>(counter));
    pointed.meansHex = keys.testFlag(Qt::ControlModifier);
    pointed.exactly = keys.testFlag(Qt::ShiftModifier) && counter >= 0;
    return pointed;
}

void PlayController::clickHex(int hex, int counter, int modifiers) {
    if (!m_match || isCurtainDown() || wantsDice())
        return;
    attempt([&] {
        const WorkWatch watch(m_depth, m_longestWork);
        const bool keep = Qt::KeyboardModifiers(modifiers).testFlag(Qt::ShiftModifier);
        point(pointedAt(hex, counter, modifiers), keep);
    });
}

void PlayController::point(const Pointed& pointed, bool keep) {
    dismissReason();
    if (!m_filling) {
        selectHex(pointed.hex, pointed.counter);
        return;
    }
    if (const auto meaning = meaningOf(*m_filling, m_view, pointed)) {
        act(*meaning, keep);
        return;
    }
    const CounterId hand = inHand();
    const bool waiting = m_filling->isBegun() && isAskedForHexes();
    const bool isHand = hand.exists() && placeOf(m_view, hand) == Place(pointed.hex);
    if (!waiting)
        selectHex(pointed.hex, pointed.counter);
    if (isHand)
        return;
    const auto judged = judge(*m_filling, m_view, pointed);
    if (judged && judged->why && (waiting || isWorthAReason(*judged)))
        refuseWith(*judged->why, pointed, waiting ? hand : CounterId());
}

bool PlayController::isAskedForHexes() const {
    const Offer* const asked = m_filling->asked();
    return asked != nullptr && asksForHexes(*asked);
}

/// Whoever only looks around is told about his own units and about hexes that come into question.
bool PlayController::isWorthAReason(const Judged& judged) const {
    const Offer& offer = m_filling->levels()[judged.level].offers[judged.offer];
    if (asksForHexes(offer))
        return std::ranges::find(offer.blocked, judged.target, &Blocked::target) !=
               offer.blocked.end();
    return m_match->position().side(CounterId(std::size_t(judged.target))) == m_side;
}

/// Who would act: the unit selected last, or the one the open offer is about.
CounterId PlayController::inHand() const {
    if (m_filling && m_filling->asked() != nullptr)
        if (const auto about = m_filling->subjects(*m_filling->asked()); !about.empty())
            return about.front();
    return m_attention.counters.empty() ? CounterId() : m_attention.counters.front();
}

void PlayController::act(const Meaning& meaning, bool keep) {
    const Filling::Level& level = m_filling->levels()[meaning.level];
    const bool isLast = meaning.level + 1 == m_filling->levels().size();
    const bool isOpen = level.open == static_cast<int>(meaning.offer);
    if (!isLast && isOpen && level.picked == meaning.targets)
        return;                       // it has been answered so already
    std::vector<std::int32_t> wanted; // to be gathered again, if they may
    for (const CounterId each : m_attention.counters)
        wanted.push_back(each.value);
    if (!isLast && m_filling->offer() != nullptr && m_filling->offer()->kind == OfferKind::Units)
        wanted = m_filling->picked();
    if (!isLast || !isOpen)
        m_filling->open(meaning.level, meaning.offer);
    bool done = true;
    const std::size_t depth = m_filling->levels().size();
    for (const std::int32_t target : meaning.targets)
        done = m_filling->pick(target) && done;
    if (!done) {
        const Offer& offer = m_filling->levels()[meaning.level].offers[meaning.offer];
        const std::int32_t target = meaning.targets.front();
        select(meaning.counter);
        Pointed pointed{{}, meaning.counter};
        if (asksForHexes(offer))
            pointed.hex = HexId(static_cast<std::size_t>(target));
        else
            pointed.hex = placeOf(m_view, meaning.counter).hex();
        refreshFilling();
        if (const std::optional<Refusal> why = whyNotAt(m_match->position(), m_side, offer, target))
            refuseWith(*why, pointed, {});
        return;
    }
    const Offer* next = m_filling->offer();
    if (m_filling->levels().size() > depth && next != nullptr && next->kind == OfferKind::Units &&
        !next->leadsOn) {
        std::erase_if(wanted, [&](std::int32_t each) { return !holds(next->targets, each); });
        m_filling->pickAll(std::move(wanted));
    }
    if (meaning.counter.exists())
        select(meaning.counter);
    if (m_filling->goesAtOnce()) {
        if (!send(m_filling->command(), keep) && m_filling && m_filling->offer() != nullptr) {
            m_filling->pickAll({}); // the way is asked for again
            refreshFilling();
        }
        return;
    }
    refreshFilling();
}

void PlayController::select(CounterId counter) {
    m_attention.counters.clear();
    if (counter.exists()) {
        m_attention.counters.push_back(counter);
        m_attention.hex = placeOf(m_view, counter).hex();
    }
    m_attention.takesPart.clear();
    showSelection();
}

/// Looks at a hex, and at who stands in it.
void PlayController::selectHex(HexId hex, CounterId counter) {
    const std::vector<CounterId> stack = countersAt(m_view, hex);
    if (!holds(stack, counter))
        counter = stack.empty() ? CounterId() : stack.front();
    select(counter);
    m_attention.hex = hex;
    if (m_filling && counter.exists() && m_match->position().side(counter) == m_side)
        m_attention.takesPart = hexesFor(*m_filling, m_attention.counters);
    showSelection();
    refreshHighlights();
}

std::optional<Meaning> PlayController::meaningOfCounter(CounterId counter) const {
    if (!m_filling)
        return std::nullopt;
    for (std::size_t level = m_filling->levels().size(); level-- > 0;)
        for (const Candidate& each : candidates(*m_filling, level))
            if (each.counter == counter) {
                Meaning meaning{level, each.offer, {}, counter};
                if (!each.isSubject)
                    meaning.targets = {counter.value};
                return meaning;
            }
    return std::nullopt;
}

void PlayController::selectCounter(int counter, bool toggle) {
    if (!m_match || isCurtainDown() || counter < 0)
        return;
    attempt([&] {
        const WorkWatch watch(m_depth, m_longestWork);
        const CounterId wanted(static_cast<std::size_t>(counter));
        dismissReason();
        if (const auto meaning = meaningOfCounter(wanted)) {
            act(*meaning, false);
            return;
        }
        if (toggle && holds(m_attention.counters, wanted)) {
            std::erase(m_attention.counters, wanted);
        } else if (toggle) {
            m_attention.counters.push_back(wanted);
        } else {
            selectHex(placeOf(m_view, wanted).hex(), wanted);
            const auto judged =
                m_filling ? judge(*m_filling, m_view, {m_attention.hex, wanted}) : std::nullopt;
            if (judged && judged->why && m_match->position().side(wanted) == m_side &&
                !asksForHexes(m_filling->levels()[judged->level].offers[judged->offer]))
                refuseWith(*judged->why, {m_attention.hex, wanted}, {});
            return;
        }
        if (m_filling)
            m_attention.takesPart = hexesFor(*m_filling, m_attention.counters);
        showSelection();
        refreshHighlights();
    });
}

void PlayController::selectNext(bool backwards) {
    if (!m_filling)
        return;
    attempt([&] {
        const WorkWatch watch(m_depth, m_longestWork);
        std::vector<CounterId> order;
        for (std::size_t level = m_filling->levels().size(); level-- > 0 && order.empty();)
            for (const Candidate& each : candidates(*m_filling, level))
                if (!holds(order, each.counter))
                    order.push_back(each.counter);
        if (order.empty()) // hexes are asked for first: those who could take part
            for (const SeenCounter& seen : m_view.counters)
                if (seen.counter.exists() && seen.side == m_side && seen.place.isHex() &&
                    !hexesFor(*m_filling, {seen.counter}).empty())
                    order.push_back(seen.counter);
        if (order.empty())
            return;
        std::ranges::stable_sort(order, {}, [&](CounterId each) { return placeOf(m_view, each); });
        const auto now = std::ranges::find(order, inHand());
        std::size_t at = static_cast<std::size_t>(now - order.begin());
        if (now == order.end())
            at = backwards ? order.size() - 1 : 0;
        else
            at = (at + (backwards ? order.size() - 1 : 1)) % order.size();
        const Offer* offer = m_filling->offer();
        const bool gathers =
            offer != nullptr && !offer->leadsOn &&
            (offer->kind == OfferKind::Units || offer->kind == OfferKind::Allocation);
        if (gathers)
            select(order[at]); // Enter chooses it
        else
            selectCounter(int(order[at].value), false);
        refreshHighlights();
        if (m_attention.hex.exists())
            Q_EMIT centreOn(m_attention.hex.value);
    });
}

/// All that may be chosen, where several may; else all who stand in the selected hex.
void PlayController::selectStack() {
    if (!m_match || isCurtainDown())
        return;
    attempt([&] {
        const WorkWatch watch(m_depth, m_longestWork);
        const Offer* offer = m_filling ? m_filling->offer() : nullptr;
        if (offer != nullptr && offer->kind == OfferKind::Units && !offer->leadsOn) {
            std::vector<std::int32_t> all = offer->targets;
            if (static_cast<std::int32_t>(all.size()) > offer->most)
                all.resize(static_cast<std::size_t>(offer->most));
            m_filling->pickAll(m_filling->picked() == all ? std::vector<std::int32_t>() : all);
            refreshFilling();
            return;
        }
        m_attention.counters.clear();
        for (const CounterId each : countersAt(m_view, m_attention.hex))
            if (m_match->position().side(each) == m_side)
                m_attention.counters.push_back(each);
        if (m_filling)
            m_attention.takesPart = hexesFor(*m_filling, m_attention.counters);
        showSelection();
        refreshHighlights();
    });
}

void PlayController::clearSelection() {
    const bool isAnothers = // whose command is given, and waits for its dice
        m_pending && m_pending->command && m_opponents.plays(m_pending->command->side);
    if (m_pending && m_pending->told.empty() && !isAnothers) {
        m_pending.reset();
        Q_EMIT diceChanged();
        return;
    }
    attempt([&] {
        if (m_reason.isShown()) {
            dismissReason();
            return;
        }
        if (m_filling && m_filling->goBack()) {
            refreshFilling();
            return;
        }
        m_attention.counters.clear();
        m_attention.hex = {};
        m_attention.takesPart.clear();
        showSelection();
        refreshHighlights();
    });
}

void PlayController::hoverHex(int hex) {
    const HexId now = hex < 0 ? HexId() : HexId(static_cast<std::size_t>(hex));
    if (now == m_attention.hovered)
        return;
    m_attention.hovered = now;
    if (!m_filling || !isAskedForHexes())
        return;
    attempt([&] {
        const WorkWatch watch(m_depth, m_longestWork);
        showWay();
        refreshHighlights();
    });
}

/// What the way that is pointed at would cost, item by item.
void PlayController::showWay() {
    if (m_filling->asked()->kind != OfferKind::Path || m_ready) // one is chosen, to be confirmed
        return;
    const Offer* offer = pathOfferTo(*m_filling, m_attention.hovered);
    if (offer == nullptr)
        m_odds.clear();
    else
        m_odds.show(previewOf(m_match->position(),
                              fill(*offer, m_side, pathTo(*offer, m_attention.hovered))),
                    words(), m_language);
}

// Dragging, and whole stacks

void PlayController::dropCounter(int counter, int hex) {
    if (!m_match || !m_filling || counter < 0)
        return;
    attempt([&] {
        const WorkWatch watch(m_depth, m_longestWork);
        const CounterId dragged(static_cast<std::size_t>(counter));
        if (hex < 0) {
            returnToTray(counter);
            return;
        }
        const bool gathering =
            m_filling->offer() != nullptr && holds(m_filling->offer()->targets, counter) &&
            m_filling->offer()->kind == OfferKind::Units && !m_filling->offer()->leadsOn;
        if (gathering && !m_filling->isPicked(counter)) {
            toggleChoice(int(std::ranges::find(m_filling->offer()->targets, counter) -
                             m_filling->offer()->targets.begin()));
            return;
        }
        if (inHand() != dragged || !m_filling->isBegun()) {
            m_filling.emplace(m_match->position(), m_side);
            selectCounter(counter, false);
        }
        if (!m_reason.isShown() && placeOf(m_view, dragged) != Place(HexId(std::size_t(hex))))
            clickHex(hex, -1, Qt::ControlModifier);
    });
}

void PlayController::returnToTray(int counter) {
    if (!m_filling)
        return;
    attempt([&] {
        const WorkWatch watch(m_depth, m_longestWork);
        for (const Offer& offer : m_filling->roots())
            if (offer.undoes && holds(offer.targets, counter)) {
                const std::array<std::int32_t, 1> open = {counter};
                send(fill(offer, m_side, open));
                return;
            }
        askWhyNot(-1, counter);
    });
}

/// Those of a hex who can be asked to go somewhere, top first.
std::vector<CounterId> PlayController::movers(HexId hex) const {
    std::vector<CounterId> found;
    const Filling fresh(m_match->position(), m_side);
    const std::vector<Candidate> all = candidates(fresh, 0);
    for (const CounterId each : countersAt(m_view, hex))
        if (std::ranges::find(all, each, &Candidate::counter) != all.end())
            found.push_back(each);
    return found;
}

void PlayController::moveStack(int hex, int toHex) {
    sendStack(hex, toHex, false);
}

void PlayController::moveStackTowards(int hex, int toHex) {
    sendStack(hex, toHex, true);
}

void PlayController::sendStack(int hex, int toHex, bool asFarAsLegal) {
    if (!m_filling || hex < 0 || toHex < 0)
        return;
    attempt([&] {
        const WorkWatch watch(m_depth, m_longestWork);
        dismissReason();
        const HexId from(static_cast<std::size_t>(hex));
        const HexId to(static_cast<std::size_t>(toHex));
        const SideId side = m_side;
        m_journeys.clear();
        int moved = 0;
        std::optional<Judged> refused;
        CounterId refusedTo;
        for (const CounterId unit : movers(from)) {
            if (m_match->position().isOver() || !m_match->position().owners().contains(side))
                break; // somebody else is to decide now
            const auto command = wayTo(unit, to, asFarAsLegal, refused);
            if (!command) {
                refusedTo = unit;
                continue;
            }
            if (!submit(*command))
                break;
            ++moved;
        }
        if (moved > 0) {
            m_redo.clear();
            settle();
            Q_EMIT commandDone();
        }
        if (refused && refused->why && m_filling)
            refuseWith(*refused->why, {to, {}}, refusedTo);
    });
}

/// The command that leads a unit to a hex, or as near to it as it may come.
std::optional<Command> PlayController::wayTo(CounterId unit, HexId to, bool asFarAsLegal,
                                             std::optional<Judged>& refused) const {
    Filling filling(m_match->position(), m_side);
    const std::vector<Candidate> all = candidates(filling, 0);
    const auto found = std::ranges::find(all, unit, &Candidate::counter);
    if (found == all.end())
        return std::nullopt;
    filling.open(0, found->offer);
    if (!found->isSubject && !filling.pick(unit.value))
        return std::nullopt;
    const HexMap& map = m_match->position().map();
    HexId best = to;
    if (asFarAsLegal) {
        best = placeOf(m_view, unit).hex();
        for (const std::size_t each : liveOffers(filling, filling.levels().size() - 1))
            for (const std::int32_t target : filling.last().offers[each].targets)
                if (const HexId hex(static_cast<std::size_t>(target));
                    map.distance(hex, to) < map.distance(best, to))
                    best = hex;
    }
    const auto judged = judge(filling, m_view, {best, {}});
    if (!judged || judged->why || judged->level + 1 != filling.levels().size()) {
        if (!asFarAsLegal)
            refused = judged;
        return std::nullopt;
    }
    filling.open(judged->level, judged->offer);
    if (!filling.pick(judged->target) || !filling.hasEnough() || filling.whyNot())
        return std::nullopt;
    return filling.command();
}

// Offers and choices

void PlayController::openOfferAt(int row) {
    if (!m_filling || row < 0 || row >= int(m_filling->roots().size()))
        return;
    attempt([&] {
        const WorkWatch watch(m_depth, m_longestWork);
        dismissReason();
        if (m_filling->roots()[std::size_t(row)].kind == OfferKind::Button)
            return;
        m_filling->open(0, std::size_t(row));
        refreshFilling();
    });
}

void PlayController::pressOffer(int row) {
    if (!m_filling || wantsDice() || row < 0 || row >= int(m_filling->roots().size()))
        return;
    const Offer& offer = m_filling->roots()[std::size_t(row)];
    if (offer.kind != OfferKind::Button) {
        openOfferAt(row);
        return;
    }
    attempt([&] {
        const WorkWatch watch(m_depth, m_longestWork);
        dismissReason();
        send(fill(offer, m_side, {}));
    });
}

void PlayController::toggleChoice(int row) {
    if (!m_filling || m_filling->offer() == nullptr || row < 0 || row >= m_choices.count())
        return;
    attempt([&] {
        const WorkWatch watch(m_depth, m_longestWork);
        dismissReason();
        const ChoiceRow choice = m_choices.rows()[row];
        const Offer& offer = *m_filling->offer();
        if (!choice.blockedReason.isEmpty()) {
            const auto blocked = std::ranges::find(offer.blocked, choice.value, &Blocked::target);
            Pointed pointed;
            if (choice.hex >= 0)
                pointed.hex = HexId(std::size_t(choice.hex));
            if (choice.counter >= 0)
                pointed.counter = CounterId(std::size_t(choice.counter));
            refuseWith(blocked->why.refusal(), pointed, {});
            return;
        }
        if (offer.kind == OfferKind::Number) {
            setNumber(choice.value);
            return;
        }
        Meaning meaning{m_filling->levels().size() - 1,
                        std::size_t(m_filling->last().open),
                        {choice.value},
                        {}};
        if (offer.leadsOn && choice.counter >= 0)
            meaning.counter = CounterId(std::size_t(choice.counter));
        act(meaning, false);
    });
}

void PlayController::setAmount(int row, int amount) {
    if (!m_filling || row < 0 || row >= m_choices.count())
        return;
    attempt([&] {
        m_filling->setAmount(m_choices.rows()[row].value, amount);
        refreshFilling();
    });
}

void PlayController::moveChoice(int from, int to) {
    if (!m_filling || from < 0 || to < 0)
        return;
    attempt([&] {
        m_filling->move(std::size_t(from), std::size_t(to));
        refreshFilling();
    });
}

void PlayController::setNumber(int number) {
    if (!m_filling)
        return;
    attempt([&] {
        m_filling->setNumber(number);
        refreshFilling();
    });
}

void PlayController::suggestFilling() {
    if (!m_filling)
        return;
    attempt([&] {
        m_filling->suggest();
        refreshFilling();
    });
}

void PlayController::confirm() {
    if (!m_filling || m_filling->offer() == nullptr || wantsDice())
        return;
    attempt([&] {
        const WorkWatch watch(m_depth, m_longestWork);
        dismissReason();
        if (m_filling->offer()->leadsOn) {
            if (m_filling->leadOn())
                refreshFilling();
            return;
        }
        if (!m_filling->hasEnough()) {
            Q_EMIT refused(); // confirmWhyNot says what is missing
            return;
        }
        send(m_filling->command());
    });
}

// Why not

void PlayController::askWhyNot(int hex, int counter) {
    if (!m_match || isCurtainDown())
        return;
    attempt([&] {
        const WorkWatch watch(m_depth, m_longestWork);
        Pointed pointed = pointedAt(hex, counter, 0);
        if (!pointed.hex.exists() && pointed.counter.exists())
            pointed.hex = placeOf(m_view, pointed.counter).hex();
        const auto judged = m_filling ? judge(*m_filling, m_view, pointed) : std::nullopt;
        if (!judged) {
            m_reason.show(nothingThere(words(), pointed));
            return;
        }
        if (!judged->why) {
            dismissReason();
            return;
        }
        const bool isWay = asksForHexes(m_filling->levels()[judged->level].offers[judged->offer]);
        refuseWith(*judged->why, pointed, isWay ? inHand() : CounterId());
    });
}

void PlayController::dismissReason() {
    if (!m_reason.isShown() && !m_attention.refused.exists() && m_attention.culprits.empty())
        return;
    attempt([&] {
        m_reason.clear();
        m_attention.refused = {};
        m_attention.culprits.clear();
        refreshHighlights();
    });
}

} // namespace esagono
