// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of a package for its author to look at: every map with the suggested set-ups of its
// scenario, and a sheet of all counters. Needs no display and no rules.
#include "app/board/counters/counter_painter.h"
#include "app/board/map/map_drawing.h"
#include "app/board/map/map_painter.h"
#include "app/languages.h"
#include "engine/kit/reading/package_reader.h"

#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>
#include <QPainter>

using namespace esagono;

namespace {

constexpr qreal counterPart = 0.585; // of a hex's width

SeenCounter seen(const GamePackage& package, CounterId counter, std::uint16_t face) {
    SeenCounter each;
    each.counter = counter;
    each.side = package.counters[counter.index()].side;
    each.face = face;
    each.statuses.assign(package.statuses.size(), 0);
    return each;
}

class Sheet {
public:
    Sheet(const GamePackage& package, Palette palette)
        : m_package(&package)
        , m_liveries(readLiveries(package))
        , m_palette(palette) {}

    void paint(QPainter& painter, QPointF centre, qreal edge, CounterId counter,
               std::uint16_t face = 0) const {
        const QRectF box(centre - QPointF(edge / 2, edge / 2), QSizeF(edge, edge));
        paintCounterShadow(painter, box);
        paintCounter(painter, box,
                     lookOf(*m_liveries, *m_package, seen(*m_package, counter, face), m_palette),
                     edge);
    }

    [[nodiscard]] QImage allCounters(qreal edge, int columns) const {
        std::vector<std::pair<CounterId, std::uint16_t>> faces;
        for (std::size_t i = 0; i < m_package->counters.size(); ++i)
            for (std::size_t face = 0; face < m_package->counters[i].faces.size(); ++face)
                faces.emplace_back(CounterId(i), static_cast<std::uint16_t>(face));
        const qreal step = edge * 1.3;
        const int rows = (int(faces.size()) + columns - 1) / columns;
        QImage picture(int(step * columns), int(step * rows), QImage::Format_RGB32);
        picture.fill(QColor(0xe9dfc6));
        QPainter painter(&picture);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        for (std::size_t i = 0; i < faces.size(); ++i)
            paint(painter,
                  QPointF(step * (int(i) % columns + 0.5), step * (int(i) / columns + 0.5)), edge,
                  faces[i].first, faces[i].second);
        return picture;
    }

    void setUp(QPainter& painter, const MapDrawing& drawing, const Scenario& scenario,
               qreal pixels) const {
        std::map<HexId, int> height;
        const qreal edge = counterPart * drawing.geometry.hexWidth() * pixels;
        const QPointF corner = drawing.geometry.sheet().topLeft();
        const auto put = [&](CounterId counter, Place place, std::uint16_t face) {
            if (!place.isHex())
                return;
            const qreal lift = 0.08 * edge * height[place.hex()]++;
            paint(painter,
                  (drawing.geometry.centre(place.hex()) - corner) * pixels + QPointF(lift, -lift),
                  edge, counter, face);
        };
        for (const Deployment& deployment : scenario.deployments)
            for (const MarkerAtStart& each : deployment.markers) {
                const QPointF centre =
                    (drawing.geometry.centre(each.place.hex()) - corner) * pixels;
                const QRectF box(centre - QPointF(edge / 2, edge / 2), QSizeF(edge, edge));
                ++height[each.place.hex()];
                paintCounterShadow(painter, box);
                paintMarker(painter, box,
                            lookOf(*m_liveries, *m_package,
                                   SeenMarker{each.marker, each.place, each.side, each.value}),
                            edge);
            }
        for (const SetupGroup& group : scenario.setup)
            for (const CounterId counter : group.counters)
                put(counter, group.place, group.face);
        for (const Deployment& deployment : scenario.deployments)
            for (const Deployment::Piece& piece : deployment.counters)
                put(piece.counter, piece.place, piece.face);
    }

private:
    const GamePackage* m_package;
    std::shared_ptr<const Liveries> m_liveries;
    Palette m_palette;
};

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{"out", "Where to write", "folder", "."},
                       {"lang", "it, en, es or fr", "code", "en"},
                       {"pixels", "From hex corner to hex centre", "number", "40"},
                       {"safe", "Colours for everybody’s eyes"},
                       {"bare", "Maps without counters"}});
    parser.addPositionalArgument("package", "The package’s folder");
    parser.process(application);
    if (parser.positionalArguments().size() != 1)
        parser.showHelp(1);
    const QString folder = parser.positionalArguments().front();
    Languages languages;
    languages.choose(parser.value("lang"));
    const QDir out(parser.value("out"));
    if (!out.mkpath("."))
        return 1;
    const GamePackage package = readPackage(folder.toStdString());
    const Sheet sheet(package, parser.isSet("safe") ? Palette::Safe : Palette::Classic);
    bool done = sheet.allCounters(96, 14).save(out.filePath("counters.png"));
    const qreal pixels = parser.value("pixels").toDouble();
    for (const Scenario& scenario : package.scenarios) {
        const auto drawing = readMapDrawing(package, scenario.map, folder, parser.value("lang"));
        const QRectF whole = drawing->geometry.sheet();
        QImage picture((whole.size() * pixels).toSize(), QImage::Format_RGB32);
        QPainter painter(&picture);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        paintMap(painter, *drawing, whole, pixels);
        if (!parser.isSet("bare"))
            sheet.setUp(painter, *drawing, scenario, pixels);
        painter.end();
        done = picture.save(out.filePath(QString::fromStdString(scenario.id) + ".png")) && done;
    }
    return done ? 0 : 1;
}
