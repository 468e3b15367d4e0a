// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/hand/highlighting.h"

#include "app/table/words/game_words.h"

#include <algorithm>

namespace esagono {

namespace {

HexId hexOf(std::int32_t target) {
    return HexId(static_cast<std::size_t>(target));
}
CounterId counterOf(std::int32_t target) {
    return CounterId(static_cast<std::size_t>(target));
}

/// Gathers marks; the first mark a hex or counter gets is the one it keeps.
class Marks {
public:
    Marks(const Filling& filling, const View& view, const Selection& selection,
          const Attention& attention)
        : m_filling(filling)
        , m_view(view)
        , m_selection(selection)
        , m_attention(attention) {}

    Highlights made() {
        refusal();
        way();
        for (std::size_t level = m_filling.levels().size(); level-- > 0;)
            question(level);
        progress();
        selection();
        return std::move(m_marks);
    }

private:
    void mark(HexId hex, HexMark mark, QString label = {}, bool stop = false) {
        if (hex.exists() && !std::ranges::any_of(m_marks.hexes, [&](const MarkedHex& each) {
                return each.hex == hex;
            }))
            m_marks.hexes.push_back({hex, mark, std::move(label), stop});
    }
    void mark(CounterId counter, CounterMark mark) {
        if (counter.exists() &&
            !std::ranges::any_of(m_marks.counters, [&](const MarkedCounter& each) {
                return each.counter == counter;
            }))
            m_marks.counters.push_back({counter, mark});
    }
    [[nodiscard]] HexId hexWith(CounterId counter) const { return placeOf(m_view, counter).hex(); }

    void refusal() {
        mark(m_attention.refused, HexMark::Blocked);
        for (const Culprit& culprit : m_attention.culprits)
            if (const auto* counter = std::get_if<CounterId>(&culprit))
                mark(*counter, CounterMark::Blocker);
            else
                mark(std::get<HexId>(culprit), HexMark::Blocker);
    }

    /// The way that is hovered, or already chosen.
    void way() {
        const Offer* open = m_filling.offer();
        HexId end = m_attention.hovered;
        if (open != nullptr && open->kind == OfferKind::Path && !m_filling.picked().empty())
            end = hexOf(m_filling.picked().back());
        const Offer* offer = pathOfferTo(m_filling, end);
        if (offer == nullptr)
            return;
        const std::vector<CounterId> about = m_filling.subjects(*offer);
        Stroke stroke;
        if (!about.empty() && hexWith(about.front()).exists())
            stroke.hexes.push_back(hexWith(about.front()));
        for (const std::int32_t each : pathTo(*offer, end)) {
            const auto step = std::ranges::find(offer->steps, hexOf(each), &PathStep::hex);
            mark(hexOf(each), HexMark::Path, numberText({step->cost, offer->perPoint}),
                 step->stops);
            stroke.hexes.push_back(hexOf(each));
        }
        m_marks.strokes.push_back(std::move(stroke));
        if (!about.empty()) {
            m_marks.ghost = about.front();
            m_marks.ghostHex = end;
        }
    }

    void question(std::size_t level) {
        const Filling::Level& asked = m_filling.levels()[level];
        const bool isLast = level + 1 == m_filling.levels().size();
        for (const std::size_t each : liveOffers(m_filling, level)) {
            const Offer& offer = asked.offers[each];
            const bool isOpen = static_cast<int>(each) == asked.open;
            const std::vector<std::int32_t>& picked =
                isOpen ? asked.picked : std::vector<std::int32_t>();
            switch (offer.kind) {
            case OfferKind::Hexes:
                hexes(offer, picked, isLast);
                break;
            case OfferKind::Path:
                if (isLast)
                    ways(offer);
                break;
            case OfferKind::Units:
                units(offer, picked, isLast);
                break;
            case OfferKind::Allocation:
                shares(offer);
                break;
            case OfferKind::Order:
                order(offer, picked);
                break;
            case OfferKind::Button:
            case OfferKind::Choice:
            case OfferKind::Number:
                break;
            }
        }
        about(level);
    }

    /// Offers that are about something on the map are opened by clicking it.
    void about(std::size_t level) {
        if (level > 0)
            return;
        for (const Offer& offer : m_filling.roots()) {
            if (!m_filling.isAmbient(m_filling.levels().front(), offer))
                continue;
            const bool isOpen = &offer == m_filling.levels().front().offer();
            for (const CounterId each : m_filling.subjects(offer))
                mark(each, isOpen ? CounterMark::Selected : CounterMark::Candidate);
            for (const HexId each : m_filling.subjectHexes(offer))
                if (m_filling.subjects(offer).empty() &&
                    (isOpen || m_filling.levels().front().open < 0))
                    target(each, isOpen);
        }
    }

    [[nodiscard]] bool isHeldByOthers(HexId hex) const {
        return std::ranges::any_of(m_view.counters, [&](const SeenCounter& seen) {
            return seen.place == Place(hex) && seen.side.exists() && seen.side != m_filling.side();
        });
    }
    void target(HexId hex, bool chosen) {
        mark(hex, isHeldByOthers(hex) ? HexMark::Target : HexMark::Reach);
        if (!chosen)
            return;
        for (const SeenCounter& seen : m_view.counters)
            if (seen.place == Place(hex) && seen.side != m_filling.side())
                mark(seen.counter, CounterMark::Target);
        if (!m_attention.odds.isEmpty()) {
            m_marks.banner = hex;
            m_marks.bannerText = m_attention.odds;
        }
    }

    void hexes(const Offer& offer, const std::vector<std::int32_t>& picked, bool isLast) {
        for (const std::int32_t each : picked) {
            if (!isHeldByOthers(hexOf(each)))
                mark(hexOf(each), HexMark::Chosen);
            target(hexOf(each), true);
        }
        if (!isLast)
            return;
        const bool limited = !m_attention.takesPart.empty();
        for (const std::int32_t each : offer.targets)
            if (!limited || holds(m_attention.takesPart, hexOf(each)))
                target(hexOf(each), false);
        const std::vector<CounterId> about = m_filling.subjects(offer);
        m_marks.dims = m_marks.dims || !about.empty();
        if (!about.empty() && holds(offer.targets, std::int32_t(m_attention.hovered.value))) {
            m_marks.ghost = about.front();
            m_marks.ghostHex = m_attention.hovered;
        }
    }

    void ways(const Offer& offer) {
        if (!m_attention.reach)
            return;
        for (const PathStep& step : offer.steps)
            if (holds(offer.targets, std::int32_t(step.hex.value)))
                mark(step.hex, HexMark::Reach, numberText({step.cost, offer.perPoint}), step.stops);
        for (const CounterId each : m_filling.subjects(offer)) // its own hex is not dimmed
            mark(hexWith(each), HexMark::Chosen);
        m_marks.dims = true;
    }

    void units(const Offer& offer, const std::vector<std::int32_t>& picked, bool isLast) {
        const HexId target = chosenHex();
        for (const std::int32_t each : picked) {
            mark(counterOf(each), CounterMark::Selected);
            const HexId from = hexWith(counterOf(each));
            if (offer.leadsOn || !from.exists())
                continue;
            mark(from, HexMark::Chosen);
            if (target.exists() && target != from)
                m_marks.strokes.push_back({m_filling.seat().setting().map->adjacent(from, target)
                                               ? Stroke::Kind::Attack
                                               : Stroke::Kind::Support,
                                           {from, target}});
        }
        for (const std::int32_t each : offer.targets)
            mark(counterOf(each), CounterMark::Candidate);
        if (!isLast)
            return;
        for (const Blocked& each : offer.blocked)
            mark(counterOf(each.target), CounterMark::Spent);
    }

    /// The hex that counters are gathered for: chosen before, or settled in the offer, or what the
    /// decision is about.
    [[nodiscard]] HexId chosenHex() const {
        for (const Filling::Level& level : m_filling.levels())
            if (const Offer* offer = level.offer()) {
                if (offer->kind == OfferKind::Hexes && level.picked.size() == 1)
                    return hexOf(level.picked.front());
                if (const auto about = m_filling.subjectHexes(*offer); about.size() == 1)
                    return about.front();
            }
        return focusOf(m_view, m_filling.seat().setting());
    }

    void shares(const Offer& offer) {
        for (const std::int32_t each : offer.targets)
            mark(counterOf(each),
                 m_filling.isPicked(each) ? CounterMark::Selected : CounterMark::Candidate);
    }

    void order(const Offer& offer, const std::vector<std::int32_t>& picked) {
        const Verb& verb = m_filling.seat().decision().verbs[offer.verb.index()];
        if (verb.arguments[offer.open].kind != FieldKind::Hex)
            return;
        for (std::size_t i = 0; i < picked.size(); ++i)
            mark(hexOf(picked[i]), HexMark::Chosen, QString::number(i + 1));
    }

    void progress() {
        for (const Progress& each : m_filling.seat().progress()) {
            for (const HexId hex : each.open)
                mark(hex, HexMark::Open);
            for (const HexId hex : each.covered)
                mark(hex, HexMark::Covered);
        }
    }

    void selection() {
        for (const CounterId each : m_selection.counters)
            for (MarkedCounter& marked : m_marks.counters)
                if (marked.counter == each && marked.mark != CounterMark::Blocker)
                    marked.mark = CounterMark::Selected;
        for (const CounterId each : m_selection.counters)
            mark(each, CounterMark::Selected);
    }

    const Filling& m_filling;
    const View& m_view;
    const Selection& m_selection;
    const Attention& m_attention;
    Highlights m_marks;
};

} // namespace

Highlights highlightsOf(const Filling& filling, const View& view, const Selection& selection,
                        const Attention& attention) {
    return Marks(filling, view, selection, attention).made();
}

HexId focusOf(const View& view, const Setting& setting) {
    for (auto frame = view.frames.rbegin(); frame != view.frames.rend(); ++frame) {
        const std::vector<Field>& fields = setting.kind(frame->name).locals;
        for (std::size_t i = 0; i < fields.size() && i < frame->locals.size(); ++i)
            if (fields[i].kind == FieldKind::Hex && fields[i].one && frame->locals[i] &&
                !frame->locals[i]->empty())
                return hexOf(frame->locals[i]->front());
    }
    return {};
}

const Offer* pathOfferTo(const Filling& filling, HexId hex) {
    if (!hex.exists())
        return nullptr;
    const std::size_t last = filling.levels().size() - 1;
    for (const std::size_t each : liveOffers(filling, last)) {
        const Offer& offer = filling.last().offers[each];
        if (offer.kind == OfferKind::Path && holds(offer.targets, std::int32_t(hex.value)))
            return &offer;
    }
    return nullptr;
}

QVariantList wayOf(const Filling& filling, HexId end) {
    QVariantList way;
    const Offer* offer = pathOfferTo(filling, end);
    if (offer == nullptr)
        return way;
    std::int32_t before = 0;
    for (const std::int32_t each : pathTo(*offer, end)) {
        const auto step = std::ranges::find(offer->steps, hexOf(each), &PathStep::hex);
        way << QVariantMap{
            {QStringLiteral("hex"), each},
            {QStringLiteral("label"),
             QString::fromStdString(filling.seat().setting().map->label(hexOf(each)))},
            {QStringLiteral("cost"), numberText({step->cost - before, offer->perPoint})},
            {QStringLiteral("total"), numberText({step->cost, offer->perPoint})},
            {QStringLiteral("stop"), step->stops}};
        before = step->cost;
    }
    return way;
}

} // namespace esagono
