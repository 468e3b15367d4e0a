// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/counters/liveries.h"

#include "app/board/counters/marker_painter.h"
#include "app/board/map/map_reading.h"

#include "engine/kit/package.h"

#include <algorithm>

namespace esagono {

namespace {

/// The display's own say on something: reading never fails, what is odd counts as not said.
std::string wordIn(const Record& entry, const char* key) {
    return textIn(entry, key).toStdString();
}
std::optional<std::int16_t> valueIn(const Record& entry, const char* key) {
    const auto found = entry.find(key);
    if (found == entry.end() || !isWhole<std::int16_t>(*found))
        return {};
    return found->get<std::int16_t>();
}
QRgb rgbIn(const Record& entry, const char* key, QRgb otherwise) {
    const QColor colour(textIn(entry, key));
    return colour.isValid() ? colour.rgb() : otherwise;
}

/// The entries of a list of the display; none if there is no such list.
const Record& entriesIn(const Record& record, const char* key) {
    static const Record none = Record::array();
    const auto found = record.is_object() ? record.find(key) : record.end();
    return found != record.end() && found->is_array() ? *found : none;
}

/// The number of a word in a list of names; -1 if there is none.
template <class Value>
Value oneOf(const std::string& word, std::initializer_list<std::pair<const char*, Value>> words,
            Value otherwise) {
    for (const auto& [name, value] : words)
        if (word == name)
            return value;
    return otherwise;
}

/// A coat from its colours; whatever is left out is taken from `base`.
Coat coatFrom(const Record& entry, Coat base) {
    base.fill = rgbIn(entry, "fill", base.fill);
    base.edge = rgbIn(entry, "edge", base.edge);
    base.split = rgbIn(entry, "split", base.split);
    base.box = rgbIn(entry, "box", base.box);
    base.line = rgbIn(entry, "line", base.line);
    base.ink = rgbIn(entry, "ink", inkOn(base.fill));
    if (base.ink == QColor(QRgb(print::ink)).rgb())
        base.ink = print::ink;
    return base;
}

Coats coatsFrom(const Record& entry, const Coat& base) {
    Coat classic = coatFrom(entry, base);
    classic.mark = nationMarkNamed(wordIn(entry, "mark"));
    const auto safe = entry.find("safe");
    if (safe == entry.end() || !safe->is_object())
        return {classic, classic};
    return {classic, coatFrom(*safe, classic)};
}

SymbolRule symbolFrom(const Record& entry) {
    const std::string name = wordIn(entry, "symbol");
    SymbolRule rule;
    rule.declared = !name.empty();
    const bool onPaper = wordIn(entry, "ground") == "paper";
    rule.symbol = onPaper ? noSymbol : symbolNamed(name);
    if (rule.symbol == noSymbol)
        rule.drawing = markerDrawingNamed(name);
    return rule;
}

BadgeLook badgeFrom(const Record& entry, BadgeLook base = {}) {
    if (const BadgeShape shape = badgeNamed(wordIn(entry, "badge")); shape != BadgeShape::None)
        base.shape = shape;
    if (entry.contains("text"))
        base.text = textIn(entry, "text");
    base.fill = rgbIn(entry, "colour", base.fill);
    return base;
}

/// Colours for the bands of formations that have none of their own.
constexpr QRgb bandColours[] = {0xff7a2e8c, 0xffc9540c, 0xff1f6f78, 0xffb5122f,
                                0xff3b4fa0, 0xff8a6d00, 0xff2f7a2f, 0xffd07bb0,
                                0xff5b3a1d, 0xff26262a, 0xffe8d14a, 0xff7fb7d6};

class LiveryReader {
public:
    LiveryReader(const GamePackage& package, const Record& display)
        : m_package(package)
        , m_display(display) {}

    Liveries read() {
        readSides();
        for (const Record& entry : entriesIn(m_display, "traits"))
            readTrait(entry);
        readFigures();
        readFlags();
        readStatuses();
        readFaces();
        m_liveries.markers.resize(m_package.markers.size());
        for (const Record& entry : entriesIn(m_display, "markers"))
            if (const auto marker = idIn<MarkerId>(entry, m_package.markers); marker.exists())
                m_liveries.markers[marker.index()] = {symbolDrawing(entry), badgeFrom(entry),
                                                      textIn(entry, "text")};
        for (const Record& entry : entriesIn(m_display, "counters"))
            if (const auto counter = idIn<CounterId>(entry, m_package.counters); counter.exists())
                m_liveries.counters[counter.index()] = symbolFrom(entry);
        return std::move(m_liveries);
    }

private:
    template <class Identifier, class Things>
    static Identifier idIn(const Record& entry, const Things& things) {
        return find<Identifier>(things, wordIn(entry, "id"));
    }
    static int symbolDrawing(const Record& entry) {
        return markerDrawingNamed(wordIn(entry, "symbol"));
    }
    [[nodiscard]] int flagNamed(const std::string& name) const {
        const auto flag = find<Id<struct FlagTag>>(m_package.flags, name);
        return flag.exists() ? int(flag.index()) : -1;
    }
    [[nodiscard]] int flagIn(const Record& entry, const char* key) const {
        return flagNamed(wordIn(entry, key));
    }

    void readSides() {
        for (const Side& side : m_package.sides) {
            SideRule rule;
            const QColor own(QString::fromStdString(side.colour));
            const QColor colour = own.isValid() ? own : QColor(QRgb(print::frame));
            Coat plain; // a side nobody has dressed wears a light shade of its colour
            plain.edge = colour.rgb();
            plain.fill = laidOver(colour.rgb(), 0.45, print::paper);
            rule.coats = {plain, plain};
            rule.colours = {colour.rgb(), colour.rgb()};
            rule.mark = m_liveries.sides.size() % 2 == 0 ? QStringLiteral("square")
                                                         : QStringLiteral("round");
            for (const Record& entry : entriesIn(m_display, "sides")) {
                if (wordIn(entry, "id") != side.id)
                    continue;
                rule.coats = coatsFrom(entry, plain);
                rule.colours[1] = rule.coats[1].edge;
                if (const QString mark = textIn(entry, "mark"); !mark.isEmpty())
                    rule.mark = mark;
            }
            for (Coat& coat : rule.coats)
                coat.mark = nationMarkNamed(rule.mark.toStdString());
            m_liveries.sides.push_back(std::move(rule));
        }
    }

    void readTrait(const Record& entry) {
        const TraitId trait = idIn<TraitId>(entry, m_package.traits);
        if (!trait.exists())
            return;
        const std::vector<Named>& words = m_package.traits[trait.index()].words;
        const std::string style = wordIn(entry, "style");
        const auto eachWord = [&](const auto& read) {
            for (const Record& word : entriesIn(entry, "words"))
                if (const auto id = idIn<WordId>(word, words); id.exists())
                    read(id.index(), word);
        };
        if (style == "symbol") {
            m_liveries.symbolTrait = trait;
            m_liveries.symbols.resize(words.size());
            eachWord([&](std::size_t i, const Record& word) {
                m_liveries.symbols[i] = symbolFrom(word);
                const auto flagged = word.find("symbolBy");
                if (flagged == word.end() || !flagged->is_object())
                    return;
                for (const auto& [flag, symbol] : flagged->items())
                    if (symbol.is_string())
                        m_liveries.symbols[i].byFlag.emplace_back(
                            flagNamed(flag), symbolNamed(symbol.get<std::string>()));
            });
        } else if (style == "livery") {
            m_liveries.coatTrait = trait;
            m_liveries.coats.resize(words.size());
            eachWord([&](std::size_t i, const Record& word) {
                m_liveries.coats[i] = coatsFrom(word, {});
            });
        } else if (style == "size") {
            m_liveries.sizeTrait = trait;
            m_liveries.sizes.resize(words.size());
            eachWord([&](std::size_t i, const Record& word) {
                m_liveries.sizes[i] = textIn(word, "mark");
            });
        } else if (style == "band") {
            m_liveries.bandTrait = trait;
            for (std::size_t i = 0; i < words.size(); ++i)
                m_liveries.bands.push_back(bandColours[i % std::size(bandColours)]);
            eachWord([&](std::size_t i, const Record& word) {
                m_liveries.bands[i] = rgbIn(word, "fill", m_liveries.bands[i]);
            });
        }
    }

    void readFigures() {
        for (const Record& entry : entriesIn(m_display, "attributes"))
            readFigure(entry);
        if (m_liveries.figures.empty()) // nobody said how: every number in the order of the package
            for (std::size_t i = 0; i < m_package.attributes.size(); ++i) {
                FigureRule rule;
                rule.attribute = AttributeId(i);
                rule.figure = int(i) + 1;
                m_liveries.figures.push_back(rule);
            }
        std::stable_sort(
            m_liveries.figures.begin(), m_liveries.figures.end(),
            [](const FigureRule& a, const FigureRule& b) { return a.figure < b.figure; });
    }

    void readFigure(const Record& entry) {
        using Figure = CounterFigure;
        FigureRule rule;
        rule.attribute = idIn<AttributeId>(entry, m_package.attributes);
        rule.figure = valueIn(entry, "figure").value_or(0);
        rule.corner = oneOf<CornerSign::Shape>(
            wordIn(entry, "corner"),
            {{"disc", CornerSign::Shape::Ring}, {"box", CornerSign::Shape::Box}},
            CornerSign::Shape::None);
        rule.style.frame = oneOf<Figure::Frame>(wordIn(entry, "frame"),
                                                {{"circle", Figure::Frame::Circle},
                                                 {"box", Figure::Frame::Box},
                                                 {"parentheses", Figure::Frame::Parentheses},
                                                 {"reversed", Figure::Frame::Reversed}},
                                                Figure::Frame::Plain);
        rule.style.join = oneOf<Figure::Join>(wordIn(entry, "join"),
                                              {{"dot", Figure::Join::Dot},
                                               {"slash", Figure::Join::Slash},
                                               {"gap", Figure::Join::Gap}},
                                              Figure::Join::Dash);
        rule.style.stand = oneOf<Figure::Stand>(wordIn(entry, "stand"),
                                                {{"left", Figure::Stand::Left},
                                                 {"middle", Figure::Stand::Middle},
                                                 {"right", Figure::Stand::Right}},
                                                Figure::Stand::Line);
        rule.style.size = oneOf<Figure::Size>(
            wordIn(entry, "size"), {{"large", Figure::Size::Large}, {"small", Figure::Size::Small}},
            Figure::Size::Normal);
        rule.sign = oneOf<FigureRule::Sign>(
            wordIn(entry, "sign"),
            {{"always", FigureRule::Sign::Always}, {"both", FigureRule::Sign::Both}},
            FigureRule::Sign::None);
        rule.prefix = textIn(entry, "prefix");
        rule.hiddenAt = valueIn(entry, "hiddenAt");
        rule.circledBy = flagIn(entry, "circledBy");
        rule.boxedBy = flagIn(entry, "boxedBy");
        rule.starredBy = flagIn(entry, "starredBy");
        rule.underlinedBy = flagIn(entry, "underlinedBy");
        rule.discBy = flagIn(entry, "discBy");
        readTypes(entry, rule);
        if (rule.attribute.exists())
            m_liveries.figures.push_back(std::move(rule));
    }

    /// Which types of counters the rule is for: one word or several.
    void readTypes(const Record& entry, FigureRule& rule) const {
        const auto types = entry.find("for");
        if (types == entry.end() || !m_liveries.symbolTrait.exists())
            return;
        const Record list = types->is_array() ? *types : Record::array({*types});
        for (const Record& type : list)
            if (type.is_string())
                rule.words.push_back(
                    find<WordId>(m_package.traits[m_liveries.symbolTrait.index()].words,
                                 type.get_ref<const std::string&>()));
    }

    void readFlags() {
        m_liveries.flags.resize(m_package.flags.size(), FlagSign::None);
        for (const Record& entry : entriesIn(m_display, "flags"))
            if (const int flag = flagIn(entry, "id"); flag >= 0)
                m_liveries.flags[std::size_t(flag)] = oneOf<FlagSign>(
                    wordIn(entry, "sign"),
                    {{"yellow_box", FlagSign::YellowBox}, {"white_dot", FlagSign::WhiteDot}},
                    FlagSign::None);
    }

    void readStatuses() {
        m_liveries.statuses.resize(m_package.statuses.size());
        for (const Record& entry : entriesIn(m_display, "statuses")) {
            const auto status = idIn<StatusId>(entry, m_package.statuses);
            if (!status.exists() || entry.value("hidden", false))
                continue;
            StatusRule& rule = m_liveries.statuses[status.index()];
            rule.badge = badgeFrom(entry);
            for (const Record& value : entriesIn(entry, "values"))
                if (const auto number = valueIn(value, "value"))
                    rule.values[*number] = badgeFrom(value, rule.badge);
        }
    }

    void readFaces() {
        for (const Record& entry : entriesIn(m_display, "faces")) {
            FaceRule rule;
            rule.name = wordIn(entry, "id");
            rule.side = oneOf<CounterLook::Side>(
                wordIn(entry, "style"),
                {{"stripe", CounterLook::Side::Reduced}, {"hatch", CounterLook::Side::Used}},
                CounterLook::Side::Full);
            rule.symbol = symbolFrom(entry);
            rule.badge = badgeFrom(entry);
            m_liveries.faces.push_back(std::move(rule));
        }
    }

    const GamePackage& m_package;
    const Record& m_display;
    Liveries m_liveries;
};

} // namespace

std::shared_ptr<const Liveries> readLiveries(const GamePackage& package) {
    const auto display = package.documents.find("display.json");
    const Record nothing = Record::object();
    return std::make_shared<const Liveries>(
        LiveryReader(package, display == package.documents.end() ? nothing : display->second)
            .read());
}

} // namespace esagono
