// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/after_action.h"

#include "app/board/counters/counter_painter.h"
#include "app/share/messages.h"
#include "engine/replay/figures.h"
#include "engine/replay/luck.h"

#include <QDateTime>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <set>

namespace esagono {

namespace {

class ReportGathering {
public:
    ReportGathering(Showing& showing, Moment until, const ReportSizes& sizes, Work& work)
        : m_showing(showing)
        , m_film(showing.film())
        , m_words(showing.words())
        , m_sizes(sizes)
        , m_work(work)
        , m_until(std::min(until, showing.film().end()))
        , m_figures(m_film)
        , m_luck(m_film) {}

    AfterAction gather() {
        readFigures();
        addFacts();
        addRulings();
        tellTurns();
        addForces();
        addCombats();
        addCharts();
        addNotes();
        return std::move(m_report);
    }

private:
    using Combat = AfterAction::Combat;

    [[nodiscard]] const Setting& setting() const { return m_showing.setting(); }
    [[nodiscard]] const GamePackage& package() const { return setting().package(); }
    [[nodiscard]] std::size_t sideCount() const { return package().sides.size(); }
    [[nodiscard]] QString decimal(double value) const {
        const QString text = QLocale(m_showing.language()).toString(std::abs(value), 'f', 1);
        return value > 0.05 ? u'+' + text : value < -0.05 ? QChar(0x2212) + text : text;
    }
    [[nodiscard]] bool isRound(SideId side) const {
        return m_words.mark(side) == QLatin1String("round");
    }

    void readFigures() {
        m_work.reach(0.02, say::readingDiary);
        if (!m_figures.read(m_work.stop()))
            throw Unwanted();
        m_work.reach(0.06, say::readingDiary);
        if (m_showing.recording().isRuled() && !m_luck.read(m_work.stop()))
            throw Unwanted();
        for (const FiguresAt& point : m_figures.points())
            if (point.moment <= m_until)
                m_points.push_back(&point);
        for (const Throw& each : m_luck.throws())
            if (each.moment <= m_until)
                m_throws.push_back(each);
        m_start = m_until;
        for (const Landmark& mark : m_showing.landmarks().all())
            if (mark.kind == Milestone::Turn) {
                m_start = std::min(m_start, mark.moment);
                break;
            }
    }

    void addFacts() {
        AfterAction& report = m_report;
        report.language = m_showing.language();
        report.title = m_showing.title();
        report.scenario = m_showing.scenario();
        report.facts.push_back({m_words.word(say::scenario), report.scenario});
        const Meta& meta = m_showing.recording().journal().meta();
        if (const auto found = meta.find(key::created); found != meta.end()) {
            const auto begun =
                QDateTime::fromString(QString::fromStdString(found->second), Qt::ISODate);
            if (begun.isValid())
                report.facts.push_back(
                    {m_words.word(say::begun),
                     QLocale(report.language).toString(begun.date(), QLocale::LongFormat)});
        }
        const auto pages = std::ranges::count_if(
            m_film.pages(), [&](const FilmPage& page) { return page.last <= m_until; });
        report.facts.push_back(
            {m_words.word(say::length),
             m_words.phrase(
                 Text(say::lengthIs, m_showing.landmarks().turnAt(m_until), pages, m_until))});
        report.facts.push_back(
            {m_words.word(say::dice),
             m_words.word(m_showing.recording().seeds() ? say::diceSeeded : say::diceTold)});
        QString result = m_words.word(say::notOver);
        if (const Landmark* end = m_showing.landmarks().last(Milestone::GameOver, m_until))
            result = m_words.phrase(end->text);
        report.facts.push_back({m_words.word(say::result), result});
        const auto& damage = m_showing.recording().damage();
        if (const auto& flaw = damage ? damage : m_film.flaw())
            report.warning = m_words.phrase(
                Text(say::onlyBeginning, m_words.phrase(flaw->text()).toStdString()));
        report.footer = m_words.phrase(Text(say::madeBy, ESAGONO_VERSION));
    }

    void addRulings() {
        const std::vector<Ruling>& rulings = package().rulings;
        for (std::size_t i = 0; i < rulings.size() && i < setting().rulings.size(); ++i) {
            const std::size_t choice = setting().rulings[i];
            if (choice != rulings[i].standard && choice < rulings[i].choices.size())
                m_report.rulings.push_back({m_words.words(rulings[i].question),
                                            m_words.words(rulings[i].choices[choice].label)});
        }
    }

    // The story

    AfterAction::Turn& turn() { return m_report.turns.back(); }

    void beginTurn(int number) {
        endPhase();
        m_report.turns.push_back(
            {number, m_showing.turnTitle(number), {}, {}, std::vector<int>(sideCount())});
        m_fighting = false;
    }
    void endPhase() {
        if (m_moves > 0 && !m_report.turns.empty()) {
            AfterAction::Passage moves;
            moves.kind = StoryKind::Move;
            moves.head = m_words.phrase(Text(say::moves, m_moves));
            turn().passages.insert(turn().passages.begin() + std::ptrdiff_t(m_phaseBegan), moves);
        }
        m_moves = 0;
    }
    /// Marches are counted, counters turned over outside combat are left to the log; of a combat
    /// everything is told, except what its result says anyway.
    void tell(const StoryLine& line) {
        const bool heads = line.kind == StoryKind::Phase || line.kind == StoryKind::Combat ||
                           line.kind == StoryKind::Objective || line.kind == StoryKind::GameOver;
        const bool moves = line.kind == StoryKind::Move || line.kind == StoryKind::Place;
        if (line.kind == StoryKind::Dice || line.kind == StoryKind::Status ||
            line.kind == StoryKind::Table ||
            ((moves || line.kind == StoryKind::Loss) && !m_fighting)) {
            m_moves += line.kind == StoryKind::Move ? 1 : 0;
            return;
        }
        const QString words = m_words.richPhrase(line.text);
        if (words.isEmpty())
            return;
        if (m_fighting && !heads) {
            turn().passages.back().further << words;
            return;
        }
        if (line.kind == StoryKind::Phase)
            endPhase();
        m_fighting = line.kind == StoryKind::Combat;
        AfterAction::Passage passage{line.kind, words, {}, {}, false};
        if (line.side.exists()) {
            passage.colour = m_words.colour(line.side);
            passage.round = isRound(line.side);
        }
        turn().passages.push_back(std::move(passage));
        if (line.kind == StoryKind::Phase)
            m_phaseBegan = turn().passages.size();
    }

    void tellTurns() {
        beginTurn(0);
        std::vector<Moment> ends{0};
        int number = 0;
        for (const FilmPage& page : m_film.pages()) {
            if (page.before >= m_until)
                break;
            const ShownPage shown = m_showing.pageAt(page.last);
            for (const StoryLine& line : shown.told.story)
                if (line.kind == StoryKind::Turn) {
                    number = turnBegunBy(line.text, number);
                    beginTurn(number);
                    m_phaseBegan = 0;
                    ends.push_back(page.last);
                } else {
                    tell(line);
                }
            for (const DiceStory& dice : shown.told.dice)
                count(dice);
            ends.back() = std::min(page.last, m_until);
            m_work.reach(0.08 + 0.17 * double(page.last) / double(m_until + 1), say::readingDiary);
        }
        endPhase();
        drawTurns(ends);
    }
    void count(const DiceStory& thrown) {
        std::vector<int>& faces = m_dice[{thrown.reading.side, int(thrown.dice.sides)}];
        faces.resize(thrown.dice.sides);
        for (const std::uint8_t face : thrown.dice.faces)
            if (face >= 1 && face <= faces.size())
                ++faces[face - 1U];
    }
    void drawTurns(const std::vector<Moment>& ends) {
        const QSizeF ground = m_showing.map().geometry.ground().size();
        PlateWish wish;
        wish.size = QSize(m_sizes.map, int(m_sizes.map * ground.height() / ground.width()));
        wish.frame = false;
        wish.band = false;
        const auto plate = m_showing.plate(wish);
        std::vector<int> before(sideCount());
        for (std::size_t i = 0; i < m_report.turns.size(); ++i) {
            const Moment from = i == 0 ? 0 : ends[i - 1];
            Highlights marks;
            for (const Landmark& mark : m_showing.landmarks().all())
                if (mark.kind == Milestone::Combat && mark.moment > from &&
                    mark.moment <= ends[i] && mark.hex.exists())
                    marks.hexes.push_back({mark.hex, HexMark::Target, {}, false});
            m_report.turns[i].map = plate->paint(m_showing.viewAt(ends[i]), {}, marks);
            if (const FiguresAt* point = m_figures.at(ends[i]))
                for (std::size_t side = 0; side < sideCount(); ++side) {
                    m_report.turns[i].lost[side] = point->sides[side].lost - before[side];
                    before[side] = point->sides[side].lost;
                }
            m_work.reach(0.25 + 0.35 * double(i + 1) / double(m_report.turns.size()), say::drawing);
        }
    }

    // Forces

    void addForces() {
        const State first = m_film.after(m_start);
        const State last = m_film.after(m_until);
        const Position start(first, setting());
        const Position end(last, setting());
        const LossCount losses(setting());
        std::set<CounterId> seen; // on the map at any time
        State state = first;
        const auto look = [&](const State& table) {
            for (std::size_t i = 0; i < table.counters.size(); ++i)
                if (table.counters[i].place.isHex())
                    seen.insert(CounterId(i));
        };
        look(first);
        m_film.run(state, m_start, m_until, [&](const State&, Moment, const Event& event) {
            if (const auto* moved = std::get_if<CounterMoved>(&event.fact);
                moved != nullptr && moved->to.isHex())
                seen.insert(moved->counter);
            if (const auto* placed = std::get_if<CounterPlaced>(&event.fact);
                placed != nullptr && placed->place.isHex())
                seen.insert(placed->counter);
        });
        for (std::size_t i = 0; i < sideCount(); ++i) {
            const SideId side(i);
            AfterAction::Force force;
            force.name = m_words.name(side);
            force.player = playerOf(side);
            force.colour = m_words.colour(side);
            force.round = isRound(side);
            countForce(force.startUnits, force.startSteps, start, side);
            countForce(force.endUnits, force.endSteps, end, side);
            if (const FiguresAt* point = m_figures.at(m_until)) {
                const FiguresAt* begun = m_figures.at(m_start);
                force.lostSteps =
                    point->sides[i].lost - (begun != nullptr ? begun->sides[i].lost : 0);
            }
            for (const CounterId counter : seen) // those without steps are no units here either
                if (end.side(counter) == side && losses.isLost(end.place(counter)) &&
                    stepsOf(end, counter) > 0)
                    ++force.lostUnits;
            force.roster = roster(side, seen, end);
            m_report.forces.push_back(std::move(force));
        }
    }
    static void countForce(int& units, int& steps, const Position& position, SideId side) {
        for (std::size_t i = 0; i < position.counterCount(); ++i)
            if (const CounterId counter(i);
                position.side(counter) == side && position.isOnMap(counter)) {
                const int left = stepsOf(position, counter);
                units += left > 0 ? 1 : 0;
                steps += left;
            }
    }
    [[nodiscard]] QString playerOf(SideId side) const {
        const Meta& meta = m_showing.recording().journal().meta();
        const auto found = meta.find(key::players);
        if (found == meta.end())
            return {};
        const Record players = readRecord(found->second, key::players);
        return players.is_object()
                   ? textIn(players, m_showing.recording().scribe().name(side).c_str())
                   : QString();
    }
    [[nodiscard]] QImage roster(SideId side, const std::set<CounterId>& seen,
                                const Position& end) const {
        std::vector<CounterId> units;
        for (const CounterId counter : seen)
            if (end.side(counter) == side && stepsOf(end, counter) + stepsWhole(counter) > 0)
                units.push_back(counter);
        constexpr int columns = 14;
        constexpr int edge = 88;
        constexpr int pitch = 100;
        if (units.empty())
            return {};
        const int rows = (int(units.size()) + columns - 1) / columns;
        QImage image(columns * pitch, rows * pitch, QImage::Format_RGB32);
        image.fill(QColor(0xfb, 0xf7, 0xec));
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        const auto liveries = readLiveries(package());
        const std::vector<std::optional<std::int16_t>> plain(package().statuses.size(), 0);
        for (std::size_t i = 0; i < units.size(); ++i) {
            const QRectF box(int(i) % columns * pitch + 5, int(i) / columns * pitch + 6, edge,
                             edge);
            const Place place = end.place(units[i]);
            SeenCounter seenCounter{units[i], side, place, end.face(units[i]), plain};
            painter.setOpacity(place.isHex() ? 1 : 0.3);
            paintCounterShadow(painter, box);
            paintCounter(painter, box, lookOf(*liveries, package(), seenCounter, Palette::Classic),
                         edge);
        }
        return image;
    }
    [[nodiscard]] int stepsWhole(CounterId counter) const {
        return stepsLeft(package().counters[counter.index()], 0);
    }

    // Combats

    struct Ranked {
        const Landmark* mark;
        Moment end;
        double worth;
        std::vector<Throw> throws;
    };
    [[nodiscard]] std::vector<Ranked> rankedCombats() const {
        std::vector<Ranked> ranked;
        const auto& marks = m_showing.landmarks().all();
        for (std::size_t i = 0; i < marks.size(); ++i) {
            if (marks[i].kind != Milestone::Combat || marks[i].moment > m_until)
                continue;
            Moment end = m_until;
            for (std::size_t k = i + 1; k < marks.size(); ++k)
                if (marks[k].kind != Milestone::Objective && marks[k].kind != Milestone::None) {
                    end = std::min(end, marks[k].moment - 1);
                    break;
                }
            Ranked combat{&marks[i], end, double(marks[i].allLost()), {}};
            for (const Throw& each : m_throws)
                if (each.moment > marks[i].moment && each.moment <= end) {
                    combat.throws.push_back(each);
                    combat.worth += std::abs(decimalOf(each.luck(marks[i].side)));
                }
            ranked.push_back(std::move(combat));
        }
        std::ranges::stable_sort(ranked, std::ranges::greater(), &Ranked::worth);
        ranked.resize(std::min(ranked.size(), m_sizes.combats));
        std::ranges::sort(ranked, {}, [](const Ranked& each) { return each.mark->moment; });
        return ranked;
    }

    void addCombats() {
        const std::vector<Ranked> ranked = rankedCombats();
        for (std::size_t i = 0; i < ranked.size(); ++i) {
            const Landmark& mark = *ranked[i].mark;
            Combat combat;
            combat.heading = m_words.richPhrase(mark.text);
            combat.when = m_showing.turnTitle(mark.turn);
            for (std::size_t side = 0; side < mark.lost.size(); ++side)
                combat.facts << m_words.phrase(Text(say::sideLost, SideId(side), mark.lost[side]));
            if (!ranked[i].throws.empty() && mark.side.exists()) {
                const Fortune fortune = fortuneOf(ranked[i].throws, mark.side);
                combat.facts << m_words.phrase(
                    Text(say::luckOf, mark.side, decimal(decimalOf(fortune.luck())).toStdString(),
                         std::lround(fortune.percentile * 100)));
            }
            PlateWish wish;
            wish.size = QSize(m_sizes.combat, m_sizes.combat * 3 / 4);
            wish.hexesAcross = 6.5;
            wish.centre = mark.hex;
            wish.frame = false;
            wish.band = false;
            const auto plate = m_showing.plate(wish);
            Highlights marks;
            if (mark.hex.exists())
                marks.hexes.push_back({mark.hex, HexMark::Target, {}, false});
            combat.before = plate->paint(m_showing.viewAt(mark.moment - 1), {}, marks);
            combat.after = plate->paint(m_showing.viewAt(ranked[i].end), {}, marks);
            m_report.combats.push_back(std::move(combat));
            m_work.reach(0.6 + 0.25 * double(i + 1) / double(ranked.size()), say::drawing);
        }
    }

    // Figures

    void addCharts() {
        std::vector<const FiguresAt*> points = m_points;
        std::erase_if(points, [&](const FiguresAt* point) { return point->moment < m_start; });
        if (points.size() < 2)
            points = m_points;
        if (points.size() < 2)
            return;
        std::vector<TurnTick> ticks;
        for (std::size_t i = 0; i < points.size(); ++i)
            if (ticks.empty() || ticks.back().turn != points[i]->turn)
                ticks.push_back({i, points[i]->turn});
        const auto chart = [&](const char* title, int Strength::*figure) {
            std::vector<Series> all;
            for (std::size_t side = 0; side < sideCount(); ++side) {
                Series series{
                    m_words.name(SideId(side)), m_words.colour(SideId(side)), side > 0, {}};
                for (const FiguresAt* point : points)
                    series.values.push_back(point->sides[side].*figure);
                all.push_back(std::move(series));
            }
            m_report.charts.push_back({m_words.word(title), lineChart(all, ticks)});
        };
        chart(say::strengthChart, &Strength::onMap);
        chart(say::lossChart, &Strength::lost);
        if (m_figures.countsPoints())
            chart(say::pointChart, &Strength::points);
        addLuck(points, ticks);
        addDice();
    }
    void addLuck(const std::vector<const FiguresAt*>& points, const std::vector<TurnTick>& ticks) {
        if (m_throws.empty() || sideCount() < 2)
            return;
        const SideId side(0);
        const SideId other(1);
        Series series{{}, m_words.colour(side), false, {}};
        Ratio sum;
        std::size_t next = 0;
        for (const FiguresAt* point : points) {
            for (; next < m_throws.size() && m_throws[next].moment <= point->moment; ++next)
                sum = sum + m_throws[next].luck(side);
            series.values.push_back(decimalOf(sum));
        }
        m_report.charts.push_back(
            {m_words.word(say::luckChart),
             balanceChart(series, ticks, m_words.phrase(Text(say::luckier, side)),
                          m_words.phrase(Text(say::luckier, other)), m_words.colour(other))});
    }
    void addDice() {
        for (const auto& [whose, faces] : m_dice) {
            const auto& [side, die] = whose;
            int rolls = 0;
            for (const int count : faces)
                rolls += count;
            if (rolls == 0 || faces.size() > 20)
                continue;
            const std::string name = "D" + std::to_string(die);
            const QString title = side.exists()
                                      ? m_words.phrase(Text(say::diceChart, side, name, rolls))
                                      : m_words.phrase(Text(say::diceChartPlain, name, rolls));
            const QColor colour = side.exists() ? m_words.colour(side) : QColor(0x6a, 0x61, 0x50);
            m_report.dice.push_back({title, diceChart(faces, colour, m_words.word(say::expected))});
        }
    }

    void addNotes() {
        for (const Note& note : m_showing.notes()) {
            if (note.event != 0 && m_film.find(note.event).value_or(0) > m_until)
                continue;
            const std::string_view words = note.words(m_showing.language().toStdString());
            const std::string_view mark = nameOf(note.glyph);
            const QString text = QString::fromUtf8(words.data(), qsizetype(words.size()));
            if (text.isEmpty() && mark.empty())
                continue;
            QString aside = m_words.phrase(Text(say::event, note.event));
            if (!note.author.empty())
                aside = QString::fromStdString(note.author) + QStringLiteral(" · ") + aside;
            m_report.notes.push_back(
                {QString::fromUtf8(mark.data(), qsizetype(mark.size())), text, aside});
        }
    }

    Showing& m_showing;
    Film& m_film;
    const GameWords& m_words;
    const ReportSizes m_sizes;
    Work& m_work;
    Moment m_until;
    Moment m_start = 0; ///< the first turn begins
    Figures m_figures;
    Luck m_luck;
    std::vector<const FiguresAt*> m_points;
    std::vector<Throw> m_throws;
    std::map<std::pair<SideId, int>, std::vector<int>> m_dice;
    AfterAction m_report;
    bool m_fighting = false;
    int m_moves = 0;
    std::size_t m_phaseBegan = 0; ///< number of the passage after the heading of the phase
};

} // namespace

AfterAction afterAction(Showing& showing, Moment until, const ReportSizes& sizes, Work& work) {
    return ReportGathering(showing, until, sizes, work).gather();
}

} // namespace esagono
