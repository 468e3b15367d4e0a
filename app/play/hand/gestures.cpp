// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/hand/gestures.h"

#include "app/play/hand/stack_move.h"
#include "app/play/play_table.h"

#include <algorithm>
#include <array>

namespace esagono {

namespace {

Pointed pointedAt(int hex, int counter, int modifiers) {
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

/// Whether several are being chosen, to be sent together.
bool gathers(const Offer* offer) {
    return offer != nullptr && offer->kind == OfferKind::Units && !offer->leadsOn;
}

} // namespace

Gestures::Gestures(PlayTable& table)
    : m_table(table)
    , m_hand(*table.hand()) {}

/// Whether there is nothing anybody here could point at.
bool Gestures::isClosed() const {
    return !m_table.isOpen() || m_table.viewpoint()->isCurtainDown();
}

const View& Gestures::view() const {
    return m_table.view();
}

SideId Gestures::sideOf(CounterId counter) const {
    return m_table.setting()->package().counters[counter.index()].side;
}

// Clicking

void Gestures::clickHex(int hex, int counter, int modifiers) {
    if (isClosed() || m_table.realDice()->areWanted())
        return;
    m_table.attempt([&] {
        const WorkWatch watch = m_table.watch();
        const bool keep = Qt::KeyboardModifiers(modifiers).testFlag(Qt::ShiftModifier);
        point(pointedAt(hex, counter, modifiers), keep);
    });
}

void Gestures::point(const Pointed& pointed, bool keep) {
    m_hand.dismissReason();
    const Filling* const filling = m_hand.filling();
    if (filling == nullptr) {
        selectHex(pointed.hex, pointed.counter);
        return;
    }
    if (const auto meaning = meaningOf(*filling, view(), pointed)) {
        m_hand.act(*meaning, keep);
        return;
    }
    const CounterId acting = m_hand.unit();
    const bool waiting = filling->isBegun() && m_hand.isAskedForHexes();
    const bool isActing = acting.exists() && placeOf(view(), acting) == Place(pointed.hex);
    if (!waiting)
        selectHex(pointed.hex, pointed.counter);
    if (isActing)
        return;
    const auto judged = judge(*filling, view(), pointed);
    if (judged && judged->why && (waiting || isWorthAReason(*judged)))
        m_hand.refuseWith(*judged->why, pointed, waiting ? acting : CounterId());
}

/// Whoever only looks around is told about his own units and about hexes that come into question.
bool Gestures::isWorthAReason(const Judged& judged) const {
    const Offer& offer = m_hand.filling()->levels()[judged.level].offers[judged.offer];
    if (asksForHexes(offer))
        return std::ranges::find(offer.blocked, judged.target, &Blocked::target) !=
               offer.blocked.end();
    return sideOf(CounterId(std::size_t(judged.target))) == m_hand.filling()->side();
}

void Gestures::hoverHex(int hex) {
    const HexId now = hex < 0 ? HexId() : HexId(static_cast<std::size_t>(hex));
    if (now == m_hand.attention().hovered)
        return;
    m_hand.attention().hovered = now;
    if (!m_hand.isAskedForHexes())
        return;
    m_table.attempt([&] {
        const WorkWatch watch = m_table.watch();
        m_hand.showWay();
        m_table.markBoard();
    });
}

// Selecting

void Gestures::select(CounterId counter) {
    Selection now{m_table.selection().hex, {}};
    if (counter.exists())
        now = {placeOf(view(), counter).hex(), {counter}};
    m_hand.attention().takesPart.clear();
    m_table.select(now);
}

/// Looks at a hex, and at who stands in it.
void Gestures::selectHex(HexId hex, CounterId counter) {
    const std::vector<CounterId> stack = countersAt(view(), hex);
    if (!holds(stack, counter))
        counter = stack.empty() ? CounterId() : stack.front();
    Selection now{hex, {}};
    if (counter.exists())
        now.counters.push_back(counter);
    const Filling* const filling = m_hand.filling();
    m_hand.attention().takesPart.clear();
    if (filling != nullptr && counter.exists() && sideOf(counter) == filling->side())
        m_hand.attention().takesPart = hexesFor(*filling, now.counters);
    m_table.select(now);
    m_table.markBoard();
}

void Gestures::showTakingPart(const std::vector<CounterId>& counters) {
    if (const Filling* const filling = m_hand.filling())
        m_hand.attention().takesPart = hexesFor(*filling, counters);
    m_table.select({m_table.selection().hex, counters});
    m_table.markBoard();
}

std::optional<Meaning> Gestures::meaningOfCounter(CounterId counter) const {
    const Filling* const filling = m_hand.filling();
    if (filling == nullptr)
        return std::nullopt;
    for (std::size_t level = filling->levels().size(); level-- > 0;)
        for (const Candidate& each : candidates(*filling, level))
            if (each.counter == counter) {
                Meaning meaning{level, each.offer, {}, counter};
                if (!each.isSubject)
                    meaning.targets = {counter.value};
                return meaning;
            }
    return std::nullopt;
}

void Gestures::selectCounter(int counter, bool toggle) {
    if (isClosed() || counter < 0)
        return;
    m_table.attempt([&] {
        const WorkWatch watch = m_table.watch();
        const CounterId wanted(static_cast<std::size_t>(counter));
        m_hand.dismissReason();
        if (const auto meaning = meaningOfCounter(wanted)) {
            m_hand.act(*meaning, false);
            return;
        }
        if (toggle) {
            std::vector<CounterId> counters = m_table.selection().counters;
            if (std::erase(counters, wanted) == 0)
                counters.push_back(wanted);
            showTakingPart(counters);
            return;
        }
        const HexId hex = placeOf(view(), wanted).hex();
        selectHex(hex, wanted);
        const Filling* const filling = m_hand.filling();
        const auto judged =
            filling != nullptr ? judge(*filling, view(), {hex, wanted}) : std::nullopt;
        if (judged && judged->why && sideOf(wanted) == filling->side() &&
            !asksForHexes(filling->levels()[judged->level].offers[judged->offer]))
            m_hand.refuseWith(*judged->why, {hex, wanted}, {});
    });
}

/// In the order of their places; where hexes are asked for first, those who could take part.
std::vector<CounterId> Gestures::thoseWhoCanAct() const {
    const Filling& filling = *m_hand.filling();
    std::vector<CounterId> order;
    for (std::size_t level = filling.levels().size(); level-- > 0 && order.empty();)
        for (const Candidate& each : candidates(filling, level))
            if (!holds(order, each.counter))
                order.push_back(each.counter);
    if (order.empty())
        for (const SeenCounter& seen : view().counters)
            if (seen.counter.exists() && seen.side == filling.side() && seen.place.isHex() &&
                !hexesFor(filling, {seen.counter}).empty())
                order.push_back(seen.counter);
    std::ranges::stable_sort(order, {}, [&](CounterId each) { return placeOf(view(), each); });
    return order;
}

void Gestures::selectNext(bool backwards) {
    const Filling* const filling = m_hand.filling();
    if (filling == nullptr)
        return;
    m_table.attempt([&] {
        const WorkWatch watch = m_table.watch();
        const std::vector<CounterId> order = thoseWhoCanAct();
        if (order.empty())
            return;
        const auto now = std::ranges::find(order, m_hand.unit());
        std::size_t at = static_cast<std::size_t>(now - order.begin());
        if (now == order.end())
            at = backwards ? order.size() - 1 : 0;
        else
            at = (at + (backwards ? order.size() - 1 : 1)) % order.size();
        const Offer* offer = filling->offer();
        if (gathers(offer) || (offer != nullptr && offer->kind == OfferKind::Allocation))
            select(order[at]); // Enter chooses it
        else
            selectCounter(int(order[at].value), false);
        m_table.markBoard();
        if (m_table.selection().hex.exists())
            Q_EMIT m_table.centreOn(m_table.selection().hex.value);
    });
}

void Gestures::selectStack() {
    if (isClosed())
        return;
    m_table.attempt([&] {
        const WorkWatch watch = m_table.watch();
        Filling* const filling = m_hand.filling();
        const Offer* offer = filling != nullptr ? filling->offer() : nullptr;
        if (gathers(offer)) {
            std::vector<std::int32_t> all = offer->targets;
            if (static_cast<std::int32_t>(all.size()) > offer->most)
                all.resize(static_cast<std::size_t>(offer->most));
            filling->pickAll(filling->picked() == all ? std::vector<std::int32_t>() : all);
            m_hand.refresh();
            return;
        }
        std::vector<CounterId> own = countersAt(view(), m_table.selection().hex);
        std::erase_if(own,
                      [&](CounterId each) { return sideOf(each) != m_table.turn()->sideToAct(); });
        showTakingPart(own);
    });
}

void Gestures::clearSelection() {
    if (m_table.realDice()->giveUp())
        return;
    m_table.attempt([&] {
        if (m_hand.reason()->isShown()) {
            m_hand.dismissReason();
            return;
        }
        if (Filling* const filling = m_hand.filling(); filling != nullptr && filling->goBack()) {
            m_hand.refresh();
            return;
        }
        m_hand.attention().takesPart.clear();
        m_table.select({});
        m_table.markBoard();
    });
}

// Dragging, and whole stacks

void Gestures::dropCounter(int counter, int hex) {
    if (m_hand.filling() == nullptr || counter < 0)
        return;
    m_table.attempt([&] {
        const WorkWatch watch = m_table.watch();
        const CounterId dragged(static_cast<std::size_t>(counter));
        if (hex < 0) {
            returnToTray(counter);
            return;
        }
        const Offer* const offer = m_hand.filling()->offer();
        if (gathers(offer) && holds(offer->targets, counter) &&
            !m_hand.filling()->isPicked(counter)) {
            m_hand.toggleChoice(
                int(std::ranges::find(offer->targets, counter) - offer->targets.begin()));
            return;
        }
        if (m_hand.unit() != dragged || !m_hand.filling()->isBegun()) {
            m_hand.startAgain();
            selectCounter(counter, false);
        }
        if (!m_hand.reason()->isShown() &&
            placeOf(view(), dragged) != Place(HexId(std::size_t(hex))))
            clickHex(hex, -1, Qt::ControlModifier);
    });
}

void Gestures::returnToTray(int counter) {
    const Filling* const filling = m_hand.filling();
    if (filling == nullptr)
        return;
    m_table.attempt([&] {
        const WorkWatch watch = m_table.watch();
        for (const Offer& offer : filling->roots())
            if (offer.undoes && holds(offer.targets, counter)) {
                const std::array<std::int32_t, 1> open = {counter};
                m_hand.send(fill(offer, filling->side(), open));
                return;
            }
        askWhyNot(-1, counter);
    });
}

void Gestures::moveStack(int hex, int toHex) {
    sendStack(hex, toHex, false);
}

void Gestures::moveStackTowards(int hex, int toHex) {
    sendStack(hex, toHex, true);
}

void Gestures::sendStack(int hex, int toHex, bool asFarAsLegal) {
    if (m_hand.filling() == nullptr || hex < 0 || toHex < 0)
        return;
    m_table.attempt([&] {
        const WorkWatch watch = m_table.watch();
        m_hand.dismissReason();
        const HexId to(static_cast<std::size_t>(toHex));
        const LocalSeat seat = m_table.seatOf(m_hand.filling()->side());
        const auto move = std::make_shared<StackMove>(
            StackMove{moversIn(seat, view(), HexId(static_cast<std::size_t>(hex))),
                      to,
                      asFarAsLegal,
                      {},
                      {}});
        m_table.turn()->carryOut(
            [this, move, seat] { return move->next(seat, view()); },
            [this, move, to](const Outcome<Receipt>&) {
                if (move->refused && move->refused->why && m_hand.filling() != nullptr)
                    m_hand.refuseWith(*move->refused->why, {to, {}}, move->refusedTo);
            });
    });
}

// Why not

void Gestures::askWhyNot(int hex, int counter) {
    if (isClosed())
        return;
    m_table.attempt([&] {
        const WorkWatch watch = m_table.watch();
        Pointed pointed = pointedAt(hex, counter, 0);
        if (!pointed.hex.exists() && pointed.counter.exists())
            pointed.hex = placeOf(view(), pointed.counter).hex();
        const Filling* const filling = m_hand.filling();
        const auto judged = filling != nullptr ? judge(*filling, view(), pointed) : std::nullopt;
        if (!judged) {
            m_hand.reason()->show(nothingThere(m_table.words(), pointed));
            return;
        }
        if (!judged->why) {
            m_hand.dismissReason();
            return;
        }
        const bool isWay = asksForHexes(filling->levels()[judged->level].offers[judged->offer]);
        m_hand.refuseWith(*judged->why, pointed, isWay ? m_hand.unit() : CounterId());
    });
}

} // namespace esagono
