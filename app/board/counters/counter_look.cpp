// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/counters/counter_look.h"

#include "app/board/counters/liveries.h"
#include "app/board/counters/marker_painter.h"

#include "engine/kit/package.h"

#include <algorithm>

namespace esagono {

namespace {

bool isSet(const Counter& counter, int flag) {
    return flag >= 0 && std::size_t(flag) < counter.flags.size() &&
           counter.flags[std::size_t(flag)];
}

/// The word a counter bears of a trait; none if it bears none, or no such trait is drawn.
WordId wordOf(const Counter& counter, TraitId trait) {
    return trait.exists() && trait.index() < counter.words.size() ? counter.words[trait.index()]
                                                                  : WordId();
}
template <class Value>
Value valueOf(const std::vector<Value>& values, WordId word) {
    return word.exists() && word.index() < values.size() ? values[word.index()] : Value();
}

QString figureText(const FigureRule& rule, std::int16_t number) {
    const QString digits = QString::number(std::abs(number));
    switch (rule.sign) {
    case FigureRule::Sign::Both:
        return rule.prefix + u'±' + digits;
    case FigureRule::Sign::Always:
        return rule.prefix + (number < 0 ? u'−' : u'+') + digits;
    default:
        return rule.prefix + (number < 0 ? u'−' + digits : digits);
    }
}

class LookMaker {
public:
    LookMaker(const Liveries& liveries, const Counter& counter, std::size_t face)
        : m_liveries(liveries)
        , m_counter(counter)
        , m_face(face)
        , m_type(wordOf(counter, liveries.symbolTrait)) {}

    CounterLook look(std::size_t counterNumber, Palette palette) const {
        CounterLook look;
        look.coat = coat(palette);
        look.name = QString::fromStdString(m_counter.name);
        look.size = valueOf(m_liveries.sizes, wordOf(m_counter, m_liveries.sizeTrait));
        look.band = valueOf(m_liveries.bands, wordOf(m_counter, m_liveries.bandTrait));
        SymbolRule symbol = valueOf(m_liveries.symbols, m_type);
        if (const auto own = m_liveries.counters.find(counterNumber);
            own != m_liveries.counters.end())
            symbol = own->second;
        BadgeLook badge;
        if (const FaceRule* rule = faceRule()) {
            look.side = rule->side;
            badge = rule->badge;
            if (rule->symbol.declared)
                symbol = rule->symbol;
        }
        look.symbol = symbol.symbol;
        for (const auto& [flag, other] : symbol.byFlag)
            if (isSet(m_counter, flag))
                look.symbol = other;
        if (badge.shape != BadgeShape::None || symbol.drawing >= 0)
            look.tile = MarkerLook{
                badge.shape == BadgeShape::None ? symbol.drawing : -1, {}, accent(palette), badge};
        addFigures(look);
        addFlags(look);
        return look;
    }

    void addBadges(CounterLook& look, const SeenCounter& seen) const {
        for (std::size_t i = 0; i < seen.statuses.size() && i < m_liveries.statuses.size(); ++i) {
            const StatusRule& rule = m_liveries.statuses[i];
            const std::int16_t value = seen.statuses[i].value_or(0);
            if (value == 0)
                continue;
            const auto own = rule.values.find(value);
            const BadgeLook& badge = own != rule.values.end() ? own->second : rule.badge;
            if (badge.shape != BadgeShape::None)
                look.badges.push_back(badge);
        }
    }

private:
    [[nodiscard]] Coat coat(Palette palette) const {
        const auto which = std::size_t(palette);
        if (const auto own = valueOf(m_liveries.coats, wordOf(m_counter, m_liveries.coatTrait)))
            return (*own)[which];
        if (m_counter.side.exists())
            return m_liveries.sides[m_counter.side.index()].coats[which];
        return {};
    }

    [[nodiscard]] QRgb accent(Palette palette) const {
        return m_counter.side.exists()
                   ? m_liveries.sides[m_counter.side.index()].colours[std::size_t(palette)]
                   : QRgb(0);
    }

    [[nodiscard]] const FaceRule* faceRule() const {
        const std::string& name = m_counter.faces[m_face].name;
        for (const FaceRule& rule : m_liveries.faces)
            if (rule.name == name)
                return &rule;
        return nullptr;
    }

    [[nodiscard]] bool applies(const FigureRule& rule) const {
        return rule.words.empty() ||
               std::find(rule.words.begin(), rule.words.end(), m_type) != rule.words.end();
    }

    void addFigures(CounterLook& look) const {
        std::vector<AttributeId> done; // an attribute is printed once, the first rule wins
        for (const FigureRule& rule : m_liveries.figures) {
            if (!applies(rule) || !m_counter.has(m_face, rule.attribute) ||
                std::find(done.begin(), done.end(), rule.attribute) != done.end())
                continue;
            done.push_back(rule.attribute);
            const std::int16_t number = m_counter.number(m_face, rule.attribute);
            if (rule.hiddenAt == number)
                continue;
            const QString text = figureText(rule, number);
            if (rule.corner != CornerSign::Shape::None)
                look.corner = {
                    isSet(m_counter, rule.discBy) ? CornerSign::Shape::Disc : rule.corner, text};
            if (rule.figure == 0)
                continue;
            CounterFigure figure = rule.style;
            figure.text = text;
            if (isSet(m_counter, rule.circledBy))
                figure.frame = CounterFigure::Frame::Circle;
            if (isSet(m_counter, rule.boxedBy))
                figure.frame = CounterFigure::Frame::Box;
            figure.starred = isSet(m_counter, rule.starredBy);
            figure.underlined = isSet(m_counter, rule.underlinedBy);
            look.figures.push_back(std::move(figure));
        }
    }

    void addFlags(CounterLook& look) const {
        for (std::size_t i = 0; i < m_liveries.flags.size(); ++i) {
            if (!isSet(m_counter, int(i)))
                continue;
            if (m_liveries.flags[i] == FlagSign::YellowBox)
                look.yellowBox = true;
            if (m_liveries.flags[i] == FlagSign::WhiteDot)
                look.corner = {CornerSign::Shape::Dot, {}};
        }
    }

    const Liveries& m_liveries;
    const Counter& m_counter;
    std::size_t m_face;
    WordId m_type;
};

std::size_t hashOf(const BadgeLook& badge, std::size_t seed) {
    return qHashMulti(seed, int(badge.shape), badge.text, badge.fill);
}

} // namespace

CounterLook lookOf(const Liveries& liveries, const GamePackage& package, const SeenCounter& seen,
                   Palette palette) {
    if (!seen.counter.exists()) {
        CounterLook back;
        back.back = true;
        if (seen.side.exists())
            back.coat = liveries.sides[seen.side.index()].coats[std::size_t(palette)];
        return back;
    }
    const Counter& counter = package.counters[seen.counter.index()];
    const LookMaker maker(liveries, counter,
                          std::min<std::size_t>(seen.face, counter.faces.size() - 1));
    CounterLook look = maker.look(seen.counter.index(), palette);
    maker.addBadges(look, seen);
    return look;
}

MarkerLook lookOf(const Liveries& liveries, const GamePackage&, const SeenMarker& seen,
                  Palette palette) {
    MarkerLook look;
    const MarkerRule& rule = liveries.markers[seen.marker.index()];
    look.drawing = rule.drawing >= 0 || rule.badge.shape != BadgeShape::None
                       ? rule.drawing
                       : markerDrawingNamed("marker");
    look.badge = rule.badge;
    look.text = rule.text.isEmpty() && seen.value && *seen.value != 0
                    ? QString::number(*seen.value).replace(u'-', u'−')
                    : rule.text;
    if (seen.side.exists())
        look.accent = liveries.sides[seen.side.index()].colours[std::size_t(palette)];
    return look;
}

MarkerLook markerLookNamed(const QString& symbol, const QString& text) {
    MarkerLook look;
    look.drawing = markerDrawingNamed(symbol.toStdString());
    look.text = text;
    if (look.drawing < 0)
        look.badge = {badgeNamed(symbol.toStdString()), text, 0};
    return look;
}

QColor sideColour(const Liveries& liveries, SideId side, Palette palette) {
    return side.index() < liveries.sides.size()
               ? QColor(liveries.sides[side.index()].colours[std::size_t(palette)])
               : QColor(QRgb(print::frame));
}

QString sideMark(const Liveries& liveries, SideId side) {
    return side.index() < liveries.sides.size() ? liveries.sides[side.index()].mark
                                                : QStringLiteral("dot");
}

std::size_t qHash(const MarkerLook& look, std::size_t seed) noexcept {
    return qHashMulti(seed, look.drawing, look.text, look.accent, hashOf(look.badge, seed));
}

std::size_t qHash(const CounterLook& look, std::size_t seed) noexcept {
    std::size_t hash =
        qHashMulti(seed, look.back, look.coat.fill, look.coat.edge, int(look.side), look.symbol,
                   look.size, look.name, look.corner.text, int(look.corner.shape), look.band);
    for (const CounterFigure& figure : look.figures)
        hash = qHashMulti(hash, figure.text, int(figure.frame));
    for (const BadgeLook& badge : look.badges)
        hash = hashOf(badge, hash);
    return look.tile ? qHash(*look.tile, hash) : hash;
}

} // namespace esagono
