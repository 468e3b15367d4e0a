// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/hand/hand.h"

#include "app/play/hand/hand_words.h"
#include "app/play/play_table.h"
#include "app/table/words/decision_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace esagono {

Hand::Hand(PlayTable& table)
    : m_table(table) {
    connect(&table, &BoardSource::highlightsChanged, this, &Hand::wayChanged);
}

Hand::~Hand() = default;

// What is asked

void Hand::ask() {
    drop();
    if (m_table.turn()->mayAct())
        startAgain();
    m_reason.clear();
    m_attention.refused = {};
    m_attention.culprits.clear();
    m_attention.takesPart.clear();
    refresh();
    Q_EMIT m_table.turn()->decisionChanged();
    m_table.showSelection();
    if (const HexId focus = focusOf(m_table.view(), *m_table.setting());
        focus.exists() && m_filling)
        Q_EMIT m_table.centreOn(focus.value);
}

void Hand::startAgain() {
    m_seat = std::make_unique<LocalSeat>(m_table.seatOf(m_table.turn()->sideToAct()));
    m_filling.emplace(*m_seat);
    m_behindHexes = ableBehindHexes(*m_filling, m_table.view());
}

void Hand::drop() {
    m_filling.reset();
    m_seat.reset();
    m_behindHexes.clear();
}

void Hand::clear() {
    drop();
    m_ready = false;
    m_verdict.reset();
    m_reason.clear();
    m_odds.clear();
    m_offers.show({});
    m_choices.show({});
    m_attention = {};
}

void Hand::refresh() {
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
                preview = m_filling->seat().preview(m_filling->command());
        }
    }
    const QString language = m_table.language();
    if (m_table.isOpen())
        m_odds.show(preview, m_table.words(), language);
    m_attention.odds = m_odds.prospects().isEmpty() ? QString() : m_odds.odds();
    m_offers.show(m_filling ? offerRows(*m_filling, m_ready, language) : QList<OfferRow>());
    const QString kind = openKind();
    if (std::exchange(m_shownKind, kind) != kind)
        m_choices.show({}); // what shows another kind of choices has no use for these
    m_table.markUnits();
    m_table.markBoard();
    Q_EMIT changed();
    m_choices.show(m_filling ? choiceRows(*m_filling, m_table.view(), language)
                             : QList<ChoiceRow>());
}

int Hand::openOffer() const {
    return m_filling ? m_filling->levels().front().open : -1;
}

QString Hand::openKind() const {
    const Offer* offer = m_filling ? m_filling->asked() : nullptr;
    return offer == nullptr ? QString() : kindWord(offer->kind);
}

QString Hand::openLabel() const {
    return m_table.attempt([&] {
        const Offer* offer = m_filling ? m_filling->asked() : nullptr;
        return offer == nullptr ? QString()
                                : labelOf(*offer, *m_table.setting(), m_table.language());
    });
}

int Hand::openLeast() const {
    return m_filling && m_filling->offer() != nullptr ? m_filling->offer()->least : 0;
}

int Hand::openMost() const {
    return m_filling && m_filling->offer() != nullptr ? m_filling->offer()->most : 0;
}

bool Hand::openLeadsOn() const {
    const Offer* offer = m_filling ? m_filling->asked() : nullptr;
    return offer != nullptr && offer->leadsOn;
}

int Hand::openChosen() const {
    const Offer* offer = m_filling ? m_filling->offer() : nullptr;
    if (offer == nullptr)
        return 0;
    switch (offer->kind) {
    case OfferKind::Allocation:
        return m_filling->sharedOut();
    case OfferKind::Number:
        return m_filling->picked().empty() ? 0 : m_filling->picked().front();
    default:
        return int(m_filling->picked().size());
    }
}

QString Hand::confirmWhyNot() const {
    if (!m_filling || m_filling->offer() == nullptr || m_ready)
        return {};
    return m_table.attempt([&] {
        return m_verdict ? m_table.words().phrase(m_verdict->text) : missingFrom(*m_filling);
    });
}

QString Hand::confirmRule() const {
    return m_verdict ? m_table.words().ruleWord(m_verdict->rule) : QString();
}

QVariantList Hand::way() const {
    if (!m_filling)
        return {};
    return m_table.attempt([&] {
        const Offer* offer = m_filling->offer();
        const bool chosen =
            offer != nullptr && offer->kind == OfferKind::Path && !m_filling->picked().empty();
        return wayOf(*m_filling,
                     chosen ? HexId(std::size_t(m_filling->picked().back())) : m_attention.hovered);
    });
}

CounterId Hand::unit() const {
    if (m_filling && m_filling->asked() != nullptr)
        if (const auto about = m_filling->subjects(*m_filling->asked()); !about.empty())
            return about.front();
    return m_table.selection().counter();
}

bool Hand::isAskedForHexes() const {
    const Offer* const asked = m_filling ? m_filling->asked() : nullptr;
    return asked != nullptr && asksForHexes(*asked);
}

void Hand::showWay() {
    if (m_filling->asked()->kind != OfferKind::Path || m_ready) // one is chosen, to be confirmed
        return;
    const Offer* offer = pathOfferTo(*m_filling, m_attention.hovered);
    if (offer == nullptr)
        m_odds.clear();
    else
        m_odds.show(m_filling->seat().preview(
                        fill(*offer, m_filling->side(), pathTo(*offer, m_attention.hovered))),
                    m_table.words(), m_table.language());
}

// Answering

void Hand::act(const Meaning& meaning, bool keep) {
    const Filling::Level& level = m_filling->levels()[meaning.level];
    const bool isLast = meaning.level + 1 == m_filling->levels().size();
    const bool isOpen = level.open == static_cast<int>(meaning.offer);
    if (!isLast && isOpen && level.picked == meaning.targets)
        return;                       // it has been answered so already
    std::vector<std::int32_t> wanted; // to be gathered again, if they may
    for (const CounterId each : m_table.selection().counters)
        wanted.push_back(each.value);
    if (!isLast && m_filling->offer() != nullptr && m_filling->offer()->kind == OfferKind::Units)
        wanted = m_filling->picked();
    if (!isLast || !isOpen)
        m_filling->open(meaning.level, meaning.offer);
    bool done = true;
    const std::size_t depth = m_filling->levels().size();
    for (const std::int32_t target : meaning.targets)
        done = m_filling->pick(target) && done;
    if (!done)
        return refuseTarget(meaning);
    const Offer* next = m_filling->offer();
    if (m_filling->levels().size() > depth && next != nullptr && next->kind == OfferKind::Units &&
        !next->leadsOn) {
        std::erase_if(wanted, [&](std::int32_t each) { return !holds(next->targets, each); });
        m_filling->pickAll(std::move(wanted));
    }
    if (meaning.counter.exists())
        m_table.gestures()->select(meaning.counter);
    if (m_filling->goesAtOnce())
        send(m_filling->command(), keep);
    else
        refresh();
}

/// Nothing can be chosen there after all: says why.
void Hand::refuseTarget(const Meaning& meaning) {
    const Offer& offer = m_filling->levels()[meaning.level].offers[meaning.offer];
    const std::int32_t target = meaning.targets.front();
    m_table.gestures()->select(meaning.counter);
    Pointed pointed{{}, meaning.counter};
    if (asksForHexes(offer))
        pointed.hex = HexId(static_cast<std::size_t>(target));
    else
        pointed.hex = placeOf(m_table.view(), meaning.counter).hex();
    refresh();
    if (const auto why = m_filling->seat().whyNotAt(offer, target))
        refuseWith(*why, pointed, {});
}

void Hand::send(const Command& command, bool keep) {
    const CounterId acting = unit();
    const Place stood = placeOf(m_table.view(), acting);
    m_table.turn()->carryOut(command, [this, acting, stood, keep](const Outcome<Receipt>& done) {
        if (!done.isRefused()) {
            goOnSelecting(acting, stood, keep);
        } else if (m_filling && m_filling->offer() != nullptr && m_filling->goesAtOnce()) {
            m_filling->pickAll({}); // the way is asked for again
            refresh();
        }
    });
}

/// Whoever sets up goes on with the next of the same box; whoever wants to, with the same unit.
void Hand::goOnSelecting(CounterId unit, Place stood, bool keep) {
    if (keep && unit.exists())
        return m_table.selectCounter(int(unit.value), false);
    if (!m_filling || !stood.isBox())
        return;
    for (const Candidate& each : candidates(*m_filling, 0))
        if (placeOf(m_table.view(), each.counter) == stood)
            return m_table.selectCounter(int(each.counter.value), false);
}

void Hand::refuseWith(const Refusal& refusal, const Pointed& pointed, CounterId who) {
    m_attention.refused = pointed.hex;
    m_attention.culprits = seenCulprits(refusal, m_table.view());
    if (m_filling)
        m_reason.show(
            reasonFor(refusal, *m_filling, m_table.view(), pointed, who, m_table.words()));
    m_table.markBoard();
    Q_EMIT m_table.refused();
}

void Hand::dismissReason() {
    if (!m_reason.isShown() && !m_attention.refused.exists() && m_attention.culprits.empty())
        return;
    m_reason.clear();
    m_attention.refused = {};
    m_attention.culprits.clear();
    m_table.markBoard();
}

// Offers and choices

void Hand::openOfferAt(int row) {
    if (!m_filling || row < 0 || row >= int(m_filling->roots().size()))
        return;
    m_table.attempt([&] {
        const WorkWatch watch = m_table.watch();
        dismissReason();
        if (m_filling->roots()[std::size_t(row)].kind == OfferKind::Button)
            return;
        m_filling->open(0, std::size_t(row));
        refresh();
    });
}

void Hand::pressOffer(int row) {
    if (!m_filling || m_table.realDice()->areWanted() || row < 0 ||
        row >= int(m_filling->roots().size()))
        return;
    const Offer& offer = m_filling->roots()[std::size_t(row)];
    if (offer.kind != OfferKind::Button) {
        openOfferAt(row);
        return;
    }
    m_table.attempt([&] {
        const WorkWatch watch = m_table.watch();
        dismissReason();
        send(fill(offer, m_filling->side(), {}));
    });
}

void Hand::toggleChoice(int row) {
    if (!m_filling || m_filling->offer() == nullptr || row < 0 || row >= m_choices.count())
        return;
    m_table.attempt([&] {
        const WorkWatch watch = m_table.watch();
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

void Hand::setAmount(int row, int amount) {
    if (!m_filling || row < 0 || row >= m_choices.count())
        return;
    m_table.attempt([&] {
        m_filling->setAmount(m_choices.rows()[row].value, amount);
        refresh();
    });
}

void Hand::moveChoice(int from, int to) {
    if (!m_filling || from < 0 || to < 0)
        return;
    m_table.attempt([&] {
        m_filling->move(std::size_t(from), std::size_t(to));
        refresh();
    });
}

void Hand::setNumber(int number) {
    if (!m_filling)
        return;
    m_table.attempt([&] {
        m_filling->setNumber(number);
        refresh();
    });
}

void Hand::suggestFilling() {
    if (!m_filling)
        return;
    m_table.attempt([&] {
        m_filling->suggest();
        refresh();
    });
}

void Hand::confirm() {
    if (!m_filling || m_filling->offer() == nullptr || m_table.realDice()->areWanted())
        return;
    m_table.attempt([&] {
        const WorkWatch watch = m_table.watch();
        dismissReason();
        if (m_filling->offer()->leadsOn) {
            if (m_filling->leadOn())
                refresh();
            return;
        }
        if (!m_filling->hasEnough()) {
            Q_EMIT m_table.refused(); // confirmWhyNot says what is missing
            return;
        }
        send(m_filling->command());
    });
}

} // namespace esagono
