// SPDX-License-Identifier: GPL-3.0-or-later
// Counters as they are drawn: everything printed is there, nothing covers a figure, print reads
// well on its ground in both palettes, and no two signs look alike.
#include "app/board/counters/counter_painter.h"
#include "app/board/counters/counter_picture.h"
#include "app/board/counters/liveries.h"
#include "app/board/counters/mark_picture.h"
#include "app/board/counters/marker_painter.h"
#include "app/board/lettering/glyph.h"
#include "tests/app/test_program.h"

#include "engine/all_games.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/play/game.h"

#include <QPainter>
#include <QQuickWindow>
#include <QTest>

#include <set>

using namespace esagono;
using namespace Qt::StringLiterals;

namespace {

constexpr Palette palettes[] = {Palette::Classic, Palette::Safe};
constexpr qreal sizes[] = {120, 85, 60, 48, 36, 24};
constexpr double legible = 4.5;

struct Package {
    GamePackage printed =
        readPackage(std::filesystem::path(ESAGONO_SOURCE_DIR "/resources/santander"));
    std::shared_ptr<const Liveries> liveries = readLiveries(printed);

    [[nodiscard]] SeenCounter seen(std::size_t counter, std::size_t face) const {
        SeenCounter seen;
        seen.counter = CounterId(counter);
        seen.side = printed.counters[counter].side;
        seen.face = std::uint16_t(face);
        seen.statuses.resize(printed.statuses.size(), std::int16_t(0));
        return seen;
    }
    [[nodiscard]] SeenCounter seen(const char* counter, std::size_t face = 0) const {
        return seen(find<CounterId>(printed.counters, counter).index(), face);
    }
    [[nodiscard]] CounterLook look(const SeenCounter& seen,
                                   Palette palette = Palette::Classic) const {
        return lookOf(*liveries, printed, seen, palette);
    }
    /// Calls visit(counter, face) for every printed face.
    template <class Visit>
    void everyFace(const Visit& visit) const {
        for (std::size_t i = 0; i < printed.counters.size(); ++i)
            for (std::size_t face = 0; face < printed.counters[i].faces.size(); ++face)
                visit(i, face);
    }
};

const Package& package() {
    static const Package read;
    return read;
}

QByteArray label(std::size_t counter, std::size_t face) {
    return QByteArray::fromStdString(package().printed.counters[counter].id) + '/' +
           QByteArray::number(qulonglong(face));
}

/// The figures as somebody reads them: 5-4-(8) where the 8 stands in a circle.
QString lineOf(const CounterLook& look) {
    QString line;
    for (const CounterFigure& figure : look.figures) {
        const QString joins[] = {u"-"_s, u"·"_s, u"/"_s, u" "_s};
        if (!line.isEmpty())
            line += joins[std::size_t(figure.join)];
        line +=
            figure.frame == CounterFigure::Frame::Circle ? u'(' + figure.text + u')' : figure.text;
    }
    return line;
}

template <class Paint>
QImage drawn(int edge, const Paint& paint) {
    QImage image(edge, edge, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    return image;
}

QImage drawn(const CounterLook& look, int edge) {
    return drawn(edge, [&](QPainter& painter) {
        paintCounter(painter, QRectF(0, 0, edge, edge), look, edge);
    });
}

bool isBlank(const QImage& image) {
    QImage blank(image.size(), image.format());
    blank.fill(Qt::transparent);
    return image == blank;
}

/// Fails if a picture is blank or equals another.
void compareAll(const QStringList& names, const QList<QImage>& pictures) {
    for (qsizetype i = 0; i < pictures.size(); ++i) {
        QVERIFY2(!isBlank(pictures[i]), qPrintable(names[i]));
        for (qsizetype k = 0; k < i; ++k)
            QVERIFY2(pictures[i] != pictures[k], qPrintable(names[i] + u'=' + names[k]));
    }
}

/// A table to look at, with what a test puts on it.
class LaidTable : public BoardSource {
public:
    LaidTable()
        : m_game(package().printed, *allGames().front())
        , m_setting(settingOf(m_game, m_game.package.scenarios.front().id)) {}

    const Setting* setting() const override { return &m_setting; }
    QString packageFolder() const override { return {}; }
    QString language() const override { return QStringLiteral("en"); }
    const View& view() const override { return m_view; }
    const Highlights& highlights() const override { return m_highlights; }
    const std::vector<Journey>& journeys() const override { return m_journeys; }
    QString describeHex(int) const override { return {}; }

    void lay(std::vector<SeenCounter> counters) {
        m_view.counters = std::move(counters);
        Q_EMIT viewChanged();
    }

private:
    Game m_game;
    Setting m_setting;
    View m_view;
    Highlights m_highlights;
    std::vector<Journey> m_journeys;
};

} // namespace

class CounterPainterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFaceHasAKnownSymbol() {
        package().everyFace([](std::size_t counter, std::size_t face) {
            const CounterLook look = package().look(package().seen(counter, face));
            const bool known =
                look.tile ? look.tile->drawing >= 0 || look.tile->badge.shape != BadgeShape::None
                          : look.symbol != noSymbol;
            QVERIFY2(known, label(counter, face));
        });
    }

    void figuresAreDrawnAsPrinted_data() {
        QTest::addColumn<QByteArray>("counter");
        QTest::addColumn<int>("face");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("corner");
        QTest::newRow("infantry") << QByteArray("NI_1") << 0 << u"5-4-5"_s << u"2"_s;
        QTest::newRow("reduced") << QByteArray("NI_1") << 1 << u"3-2-5"_s << u"2"_s;
        QTest::newRow("motorised") << QByteArray("LIT_1") << 0 << u"5-4-(8)"_s << u"2"_s;
        QTest::newRow("headquarters") << QByteArray("HQ_NAV") << 0 << u"2·2-5"_s << u"0"_s;
        QTest::newRow("supply") << QByteArray("SC_N1") << 0 << u"1·(6)"_s << u"0"_s;
        QTest::newRow("supply moved") << QByteArray("SC_N1") << 1 << u"(6)"_s << u"0"_s;
        QTest::newRow("air") << QByteArray("LK_1") << 0 << u"1"_s << QString();
    }
    void figuresAreDrawnAsPrinted() {
        QFETCH(QByteArray, counter);
        QFETCH(int, face);
        const CounterLook look =
            package().look(package().seen(counter.constData(), std::size_t(face)));
        QTEST(lineOf(look), "line");
        QTEST(look.corner.text, "corner");
    }

    void noPrintedNumberIsLeftOut() {
        package().everyFace([](std::size_t counter, std::size_t face) {
            const CounterLook look = package().look(package().seen(counter, face));
            QStringList shown;
            for (const CounterFigure& figure : look.figures)
                shown.append(figure.text);
            if (look.corner.shape != CornerSign::Shape::None)
                shown.append(look.corner.text);
            QStringList printed;
            for (const std::int16_t number :
                 package().printed.counters[counter].faces[face].numbers)
                if (number != Face::absent)
                    printed.append(QString::number(number));
            shown.sort();
            printed.sort();
            QVERIFY2(shown == printed, label(counter, face));
        });
    }

    void flagsChangeTheSymbol() {
        QCOMPARE(package().look(package().seen("NI_1")).symbol, symbolNamed("infantry"));
        QCOMPARE(package().look(package().seen("LIT_1")).symbol, symbolNamed("motorised"));
    }

    void yellowDiscStandsForItsFlag() {
        QCOMPARE(package().look(package().seen("R_CLIV")).corner.shape, CornerSign::Shape::Disc);
        QCOMPARE(package().look(package().seen("R_CLXX")).corner.shape, CornerSign::Shape::Ring);
    }

    void looksDifferWhereCountersDo() {
        const Package& all = package();
        const CounterLook plain = all.look(all.seen("NI_1"));
        QVERIFY(plain == all.look(all.seen("NI_1")));
        QCOMPARE(qHash(plain), qHash(all.look(all.seen("NI_1"))));
        QVERIFY(all.look(all.seen("LK_1")) == all.look(all.seen("LK_2"))); // printed alike
        QVERIFY(plain != all.look(all.seen("NI_1", 1)));
        QVERIFY(plain != all.look(all.seen("NI_2")));
        QVERIFY(plain != all.look(all.seen("NI_1"), Palette::Safe));
        for (std::size_t status = 0; status < 4; ++status) {
            SeenCounter changed = all.seen("NI_1");
            changed.statuses[status] = std::int16_t(1);
            QVERIFY(plain != all.look(changed));
            changed.statuses[status] = std::nullopt; // not seen by this viewer
            QVERIFY(plain == all.look(changed));
        }
    }

    void hiddenCounterTellsOnlyItsSide() {
        SeenCounter one = package().seen("NI_1");
        SeenCounter other = package().seen("HQ_CTV");
        one.counter = other.counter = CounterId();
        one.face = 1;
        QVERIFY(package().look(one).back);
        QVERIFY(package().look(one) == package().look(other));
        other.side = package().seen("R_DC").side;
        QVERIFY(package().look(one) != package().look(other));
    }

    void everyLevelOfStatusHasItsBadge() {
        SeenCounter seen = package().seen("NI_1");
        QStringList texts;
        for (const std::int16_t level : {1, 2, 3}) {
            seen.statuses[0] = level;
            texts.append(package().look(seen).badges.front().text);
        }
        QCOMPARE(texts, QStringList({u"D"_s, u"D1"_s, u"D2"_s}));
    }

    // What is measured are the pixels under the print, so that stripes, hatches and split grounds
    // count.
    void printReadsWellOnItsGround() {
        package().everyFace([](std::size_t counter, std::size_t face) {
            for (const Palette palette : palettes) {
                CounterLook look = package().look(package().seen(counter, face), palette);
                if (look.tile)
                    continue;
                QVERIFY2(contrast(look.coat.line, look.coat.box) >= legible, label(counter, face));
                QVERIFY2(contrast(look.coat.edge, look.coat.fill) >= 3, label(counter, face));
                look.figures.clear();
                look.name.clear();
                look.symbol = noSymbol;
                const QImage ground = drawn(look, 200);
                std::set<QRgb> grounds;
                for (int y = 112; y < 188; ++y)
                    for (int x = 14; x < 186; ++x)
                        grounds.insert(ground.pixel(x, y));
                for (const QRgb colour : grounds)
                    QVERIFY2(contrast(look.coat.ink, colour) >= legible - 0.05,
                             label(counter, face));
            }
        });
    }

    void anyGroundGetsAnInkThatReads_data() {
        QTest::addColumn<QString>("ground");
        for (const char* ground :
             {"#df9d86", "#efcfa6", "#d39aa9", "#a9bcd8", "#a7bf97", "#b4b7b8", "#bdbdb6",
              "#8fa9cc", "#e9dcc0", "#9db98a", "#c3d09b", "#cdab7f", "#cf6a58", "#3a3836",
              "#8f2f2b", "#b5c38f", "#d8d3a4", "#8fb08a", "#8b9a94", "#86a9d6", "#c9a77f",
              "#d9826f", "#e2b765", "#c99bb8", "#8b9298", "#d0803c", "#d9662b", "#7a1f5a",
              "#5c93d1", "#b48be0", "#565c62", "#4fae93"})
            QTest::newRow(ground) << QString::fromLatin1(ground);
    }
    void anyGroundGetsAnInkThatReads() {
        QFETCH(QString, ground);
        const QRgb colour = QColor(ground).rgb();
        QVERIFY(contrast(inkOn(colour), colour) >= legible);
    }

    void contrastIsThatOfWcag() {
        QCOMPARE(contrast(0xff000000, 0xffffffff), 21.0);
        QCOMPARE(qRound(contrast(0xff777777, 0xffffffff) * 100), 448);
    }

    void badgesCoverNoFigure() {
        package().everyFace([](std::size_t counter, std::size_t face) {
            SeenCounter seen = package().seen(counter, face);
            for (std::size_t i = 0; i < seen.statuses.size(); ++i)
                seen.statuses[i] = package().printed.statuses[i].most;
            const CounterLook look = package().look(seen);
            for (const qreal size : sizes) {
                const QRectF figures = figuresRect(look, size);
                for (const QRectF& badge : badgeRects(look, size)) {
                    QVERIFY2(!badge.intersects(figures), label(counter, face));
                    QVERIFY2(counterBounds({0, 0, 100, 100}).contains(badge), label(counter, face));
                }
            }
        });
    }

    void moreBadgesThanPlacesAreCounted() {
        CounterLook look = package().look(package().seen("NI_1"));
        look.badges.assign(4, {BadgeShape::Arrow, {}, 0});
        QCOMPARE(badgeRects(look, 100).size(), std::size_t(3));
        look.badges.resize(2);
        QCOMPARE(badgeRects(look, 100).size(), std::size_t(2));
    }

    void nothingIsDrawnBeyondTheBounds() {
        CounterLook look = package().look(package().seen("LIT_1", 1));
        look.badges.assign(3, {BadgeShape::Burst, u"D2"_s, 0});
        for (const qreal size : sizes) {
            const QRectF box(100, 100, size, size);
            const QImage image = drawn(360, [&](QPainter& painter) {
                paintCounterShadow(painter, box, true);
                paintCounter(painter, box, look, size);
            });
            const QRect bounds = counterBounds(box).toAlignedRect();
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    QVERIFY(bounds.contains(x, y) || qAlpha(image.pixel(x, y)) == 0);
        }
    }

    void smallCountersLeaveOutSmallPrint_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<bool>("band");
        QTest::addColumn<bool>("name");
        QTest::addColumn<bool>("symbol");
        QTest::addColumn<bool>("figures");
        QTest::newRow("88: everything") << 88 << true << true << true << true;
        QTest::newRow("87: no band") << 87 << false << true << true << true;
        QTest::newRow("56: no band") << 56 << false << true << true << true;
        QTest::newRow("55: no name") << 55 << false << false << true << true;
        QTest::newRow("44: no name") << 44 << false << false << true << true;
        QTest::newRow("43: no symbol") << 43 << false << false << false << true;
        QTest::newRow("28: no symbol") << 28 << false << false << false << true;
        QTest::newRow("27: the colour") << 27 << false << false << false << false;
    }
    void smallCountersLeaveOutSmallPrint() {
        QFETCH(int, size);
        const CounterLook look = package().look(package().seen("LIT_1"));
        const QImage whole = drawn(look, size);
        CounterLook other = look;
        other.band = 0;
        QTEST(drawn(other, size) != whole, "band");
        other = look;
        other.name = u"XYZ"_s;
        QTEST(drawn(other, size) != whole, "name");
        other = look;
        other.symbol = symbolNamed("artillery");
        QTEST(drawn(other, size) != whole, "symbol");
        other = look;
        other.figures.front().text = u"9"_s;
        QTEST(drawn(other, size) != whole, "figures");
    }

    void longFiguresStayOnTheCounter() {
        CounterLook look;
        for (const char* text : {"12", "14", "16", "18"})
            look.figures.push_back({QString::fromLatin1(text)});
        for (const qreal size : {100.0, 50.0, 30.0}) {
            const QRectF figures = figuresRect(look, size);
            QVERIFY(figures.left() >= 3);
            QVERIFY(figures.right() <= 97);
        }
        look.figures[3].stand = CounterFigure::Stand::Right;
        QVERIFY(figuresRect(look, 100).right() <= 93);
    }

    void everySymbolLooksDifferent() {
        QList<QImage> pictures;
        for (int i = 0; i < symbolNames().size(); ++i)
            pictures.append(drawn(100, [i](QPainter& painter) {
                paintSymbol(painter, i, {print::ink, print::paper, print::ink});
            }));
        compareAll(symbolNames(), pictures);
    }

    void symbolsArePutTogetherFromParts() {
        const auto picture = [](const QString& name) {
            return drawn(100, [&](QPainter& painter) {
                paintSymbol(painter, symbolNamed(name.toStdString()),
                            {print::ink, print::paper, print::ink});
            });
        };
        QStringList names;
        QList<QImage> pictures;
        for (const QString& part : symbolParts()) {
            names << symbolFromParts({part});
            QCOMPARE(partsOfSymbol(names.back().toStdString()), QStringList{part});
        }
        names << QStringLiteral("box") << QStringLiteral("box+cross+triangle+wheels");
        for (const QString& name : names)
            pictures << picture(name);
        compareAll(names, pictures);
        // Put together, it is what the symbol of that name is
        QCOMPARE(picture(QStringLiteral("box+cross+wheels")), picture(QStringLiteral("motorised")));
        QCOMPARE(symbolNamed("box+wheels+cross"), symbolNamed("box+cross+wheels"));
        for (const char* name : {"box+", "box+dragon", "box+cross+cross", "boxer", "cross"})
            QCOMPARE(symbolNamed(name), noSymbol);
        QVERIFY(partsOfSymbol("infantry").isEmpty());
    }

    void everyDrawingLooksDifferent() {
        QList<QImage> pictures;
        for (const QString& name : markerDrawingNames())
            pictures.append(drawn(100, [&](QPainter& painter) {
                paintMarkerDrawing(painter, markerLookNamed(name));
            }));
        compareAll(markerDrawingNames(), pictures);
    }

    void everyBadgeLooksDifferent() {
        QStringList names;
        QList<QImage> pictures;
        for (int i = 1; i <= int(BadgeShape::Pill); ++i) {
            const auto shape = BadgeShape(i);
            const std::string_view name = badgeName(shape);
            names.append(QString::fromLatin1(name.data(), qsizetype(name.size())));
            QCOMPARE(badgeNamed(name), shape);
            // By its outline alone: all of one colour.
            pictures.append(drawn(60, [shape](QPainter& painter) {
                                paintBadge(painter, {30, 30}, 1.6, {shape, u" "_s, 0xff808080});
                            }).createAlphaMask());
        }
        compareAll(names, pictures);
    }

    void everyNationMarkLooksDifferent() {
        QStringList names;
        QList<QImage> pictures;
        for (int i = 1; i <= int(NationMark::Flame); ++i) {
            names.append(QString::number(i));
            pictures.append(drawn(40, [i](QPainter& painter) {
                paintNationMark(painter, NationMark(i), {20, 20}, 16, Qt::black);
            }));
        }
        compareAll(names, pictures);
    }

    void nationsOfOneGameHaveMarksOfTheirOwn() {
        for (const Palette palette : palettes) {
            std::vector<NationMark> marks;
            for (const std::optional<Coats>& coats : package().liveries->coats)
                marks.push_back((*coats)[std::size_t(palette)].mark);
            for (std::size_t i = 0; i < marks.size(); ++i) {
                QVERIFY(marks[i] != NationMark::None);
                QCOMPARE(std::count(marks.begin(), marks.end(), marks[i]), 1);
            }
        }
    }

    void everyIconPaints() {
        QStringList names = Glyph::names();
        names.removeOne(u"help"_s); // the same question mark as "why"
        QList<QImage> pictures;
        for (const QString& name : names)
            pictures.append(drawn(16, [&](QPainter& painter) {
                paintGlyph(painter, QRectF(0, 0, 16, 16), name, Qt::black);
            }));
        compareAll(names, pictures);
        for (const char* wanted :
             {"undo",        "redo",         "why",    "reach",    "zone",      "supply",
              "control",     "numbers",      "eye",    "eyeOff",   "zoomIn",    "zoomOut",
              "fit",         "search",       "play",   "folder",   "trash",     "rename",
              "copy",        "export",       "import", "settings", "globe",     "sun",
              "moon",        "dice",         "close",  "check",    "chevronUp", "chevronDown",
              "chevronLeft", "chevronRight", "lock",   "flag",     "users",     "robot",
              "mail",        "book",         "film",   "star",     "info",      "warning",
              "plus",        "minus",        "menu",   "wand",     "help",      "list",
              "hex",         "save",         "clock",  "history",  "pencil",    "up",
              "down",        "left",         "right"})
            QVERIFY2(Glyph::names().contains(QLatin1String(wanted)), wanted);
    }

    void drawingsNamedByThePackageAreKnown() {
        const Record& display = package().printed.documents.at("display.json");
        for (const char* list : {"tracks", "markers", "counters"})
            for (const Record& entry : display.at(list)) {
                QStringList symbols;
                if (entry.contains("symbol"))
                    symbols.append(QString::fromStdString(entry.at("symbol")));
                for (const Record& cell : entry.value("cells", Record::array()))
                    if (cell.contains("symbol"))
                        symbols.append(QString::fromStdString(cell.at("symbol")));
                for (const QString& symbol : symbols)
                    QVERIFY2(markerDrawingNamed(symbol.toStdString()) >= 0, qPrintable(symbol));
            }
    }

    void pictureFollowsTheTable() {
        LaidTable table;
        CounterPicture picture;
        QVERIFY(!picture.look());
        picture.setSource(&table);
        QVERIFY(!picture.look());
        const SeenCounter fresh = package().seen("NI_1");
        picture.setCounter(int(fresh.counter.index()));
        QVERIFY(picture.look() == package().look(fresh)); // not on the table: as printed
        SeenCounter worn = package().seen("NI_1", 1);
        worn.statuses[0] = std::int16_t(1);
        table.lay({worn});
        QVERIFY(picture.look() == package().look(worn));
        picture.setFace(0);
        QCOMPARE(picture.look()->side, CounterLook::Side::Full);
        picture.setBadges(false);
        QVERIFY(picture.look()->badges.empty());
        picture.setCounter(-1);
        QVERIFY(!picture.look());
        picture.setSide(1);
        QVERIFY(picture.look()->back);
    }

    void itemsPaintInAWindow() {
        LaidTable table;
        QQuickWindow window;
        window.resize(300, 100);
        window.setColor(Qt::white);
        CounterPicture counter(window.contentItem());
        counter.setSource(&table);
        counter.setCounter(int(package().seen("NI_1").counter.index()));
        counter.setPosition({20, 20});
        counter.setSize({60, 60});
        MarkPicture mark(window.contentItem());
        mark.setSource(&table);
        mark.setSymbol(u"control"_s);
        mark.setSide(1);
        mark.setPosition({120, 20});
        mark.setSize({60, 60});
        Glyph glyph(window.contentItem());
        glyph.setName(u"hex"_s);
        glyph.setColor(Qt::blue);
        glyph.setPosition({220, 20});
        glyph.setSize({60, 60});
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window, patience));
        const QImage image = window.grabWindow();
        const auto isPainted = [&](int left, QRgb colour) {
            for (int y = 0; y < 100; ++y)
                for (int x = left; x < left + 100; ++x)
                    if (image.pixel(x, y) == colour)
                        return true;
            return false;
        };
        QVERIFY(isPainted(0, package().look(package().seen("NI_1")).coat.fill));
        QVERIFY(isPainted(100, sideColour(*package().liveries, SideId(1), Palette::Classic).rgb()));
        QVERIFY(isPainted(200, QColor(Qt::blue).rgb()));
    }
};

ESAGONO_TESTS(CounterPainterTest)
#include "tst_counter_painter.moc"
