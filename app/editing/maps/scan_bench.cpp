// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/maps/scan_bench.h"

#include "app/board/scene/board_geometry.h"
#include "app/editing/files/workbench.h"
#include "app/editing/maps/editor_board.h"
#include "app/text_formatter.h"
#include "engine/core/fault.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QSaveFile>
#include <QtConcurrent>

#include <cmath>
#include <numbers>

namespace esagono {

namespace {

constexpr qint64 mostPixels = 32'000'000; // finer pictures are read coarser
constexpr int keepAfter = 400;            // milliseconds
constexpr double worthTelling = 0.01;     // of a hex
constexpr qreal degree = std::numbers::pi / 180;

std::vector<ScanNote> readNotes(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    try {
        return scanNotesFrom(readRecord(file.readAll().toStdString(), path.toStdString()));
    } catch (...) { // they only help to remember
        return {};
    }
}

void writeNotes(const QString& path, const std::vector<ScanNote>& notes) {
    if (!QFileInfo::exists(path) && notes.empty())
        return;
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(QByteArray::fromStdString(readableText(written(notes))));
        file.commit();
    }
}

} // namespace

ScanBench::ScanBench(Workbench& workbench, EditorBoard& board)
    : m_workbench(workbench)
    , m_board(board)
    , m_notesFile(workbench.packagesFolder() + QStringLiteral("/scans.json")) {
    m_worker.setMaxThreadCount(1);
    m_keeping.setSingleShot(true);
    m_keeping.setInterval(keepAfter);
    connect(&m_keeping, &QTimer::timeout, this, [this] {
        keep();
        if (isPacked() && !m_file.isEmpty()) // how it lies goes with it
            pack(true);
    });
    connect(&board, &BoardSource::settingChanged, this, &ScanBench::mapShown);
    connect(&workbench, &Workbench::opened, this, [this] {
        if (m_workbench.package()) // it was saved, and lies there still
            return;
        if (m_keeping.isActive())
            keep();
        m_package.clear();
        m_map.clear();
    });
    connect(&workbench, &Workbench::savedTo, this, &ScanBench::carryPicture);
    connect(&workbench, &Workbench::edited, this, &ScanBench::packedChanged);
    connect(&workbench, &Workbench::languageChanged, this, [this] {
        Q_EMIT pictureChanged();
        Q_EMIT laid();
        Q_EMIT packedChanged();
    });
    connect(&m_reading, &QFutureWatcherBase::finished, this, [this] {
        if (m_reading.isCanceled()) // there was nothing to read
            return;
        const std::shared_ptr<const Read> read = m_reading.result();
        m_picture = read->picture;
        m_trouble = read->trouble;
        m_megapixels = read->megapixels;
        if (m_picture && std::exchange(m_fresh, false) && map()) {
            const QRectF sheet = BoardGeometry(*map()).extent();
            ScanLay fitted;
            fitted.calibration =
                fittedInto({sheet.left(), sheet.top()}, {sheet.right(), sheet.bottom()},
                           {m_picture->dots.width(), m_picture->dots.height()});
            m_grid = ScanGrid(std::move(fitted));
            m_keeping.start();
        }
        Q_EMIT pictureChanged();
        Q_EMIT laid();
    });
}

ScanBench::~ScanBench() {
    if (m_keeping.isActive())
        keep();
    m_worker.waitForDone();
}

const HexMap* ScanBench::map() const {
    return m_board.setting() ? m_board.setting()->map : nullptr;
}

Orientation ScanBench::orientation() const {
    return map() ? map()->grid().orientation : Orientation::Pointy;
}

PicturePoint ScanBench::onPicture(QPointF point) const {
    return lay().calibration.onPicture(orientation(), DrawnPoint{point.x(), point.y()});
}

QPointF ScanBench::onSheet(PicturePoint point) const {
    const DrawnPoint there = lay().calibration.onSheet(orientation(), point);
    return {there.x, there.y};
}

std::string ScanBench::mapFile() const {
    const auto& package = m_workbench.package();
    return package && m_board.map() < package->mapFiles.size()
               ? package->mapFiles[m_board.map()].file
               : std::string();
}

QString ScanBench::problem() const {
    switch (m_trouble) {
    case Trouble::None:
        break;
    case Trouble::Missing:
        //: An author's scan; %1 = file name
        //% "%1 is no longer where it was"
        return qtTrId("app.editor.scan.missing").arg(QFileInfo(m_file).fileName());
    case Trouble::NoPicture:
        //: An author's scan; %1 = file name
        //% "%1 is not a picture, or it is damaged"
        return qtTrId("app.editor.scan.no_picture").arg(QFileInfo(m_file).fileName());
    case Trouble::TooLarge:
        //: An author's scan; %1 = file name, %2 = millions of dots
        //% "%1 is too large to be read (%2 megapixels); save it as JPEG or make it smaller"
        return qtTrId("app.editor.scan.too_large")
            .arg(QFileInfo(m_file).fileName())
            .arg(m_megapixels);
    }
    return {};
}

/// Lays what the bench knows about the map that is shown now.
void ScanBench::mapShown() {
    const auto& package = m_workbench.package();
    if (!package || m_board.map() >= package->mapFiles.size())
        return;
    const std::string& map = package->mapFiles[m_board.map()].id;
    if (package->id == m_package && map == m_map) {
        Q_EMIT laid(); // perhaps another grid
        return;
    }
    const std::vector<ScanNote> notes = readNotes(m_notesFile);
    const ScanNote* const note = findNote(notes, package->id, map);
    const bool renamed = !m_package.empty() && map == m_map && !note && !m_file.isEmpty();
    if (m_keeping.isActive())
        keep();
    m_package = package->id;
    m_map = map;
    if (renamed) { // saved as a copy: the scan goes with it
        m_keeping.start();
        return;
    }
    takeUp(note ? *note : ScanNote{m_package, m_map, {}, {}, 1});
}

void ScanBench::takeUp(const ScanNote& note) {
    m_file = QString::fromStdString(note.file);
    m_strength = note.strength;
    m_grid = ScanGrid(note.lay);
    m_fresh = false;
    if (const Record* const packed = valueAt(m_workbench.documents(), {mapFile(), "/drawing/scan"});
        m_file.isEmpty() && packed && packed->is_object() && packed->contains("picture") &&
        (*packed)["picture"].is_string()) {
        m_file = m_workbench.pictureFolder() + QLatin1Char('/') +
                 QString::fromStdString((*packed)["picture"].get<std::string>());
        if (const auto calibration = calibrationFrom(*packed)) {
            ScanLay found;
            found.calibration = *calibration;
            found.found = true;
            m_grid = ScanGrid(std::move(found));
        } else {
            m_fresh = true;
        }
    }
    load();
    Q_EMIT strengthChanged();
    Q_EMIT packedChanged();
}

void ScanBench::load() {
    m_picture.reset();
    m_trouble = Trouble::None;
    m_packTrouble = PackTrouble::None;
    if (m_file.isEmpty())
        m_reading.setFuture({});
    else
        m_reading.setFuture(QtConcurrent::run(&m_worker, [file = m_file] {
            return std::shared_ptr<const Read>(std::make_shared<Read>(readPicture(file)));
        }));
    Q_EMIT pictureChanged();
    Q_EMIT laid();
}

ScanBench::Read ScanBench::readPicture(const QString& file) {
    if (!QFileInfo(file).isFile())
        return {.trouble = Trouble::Missing};
    QImageReader reader(file);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    if (!reader.canRead())
        return {.trouble = Trouble::NoPicture};
    const QSize whole = reader.size();
    const qint64 pixels = qint64(whole.width()) * whole.height();
    QSize coarse = whole; // by halves: so JPEG is never unpacked whole
    while (qint64(coarse.width()) * coarse.height() > mostPixels)
        coarse = {(coarse.width() + 1) / 2, (coarse.height() + 1) / 2};
    if (whole.isValid() && coarse != whole)
        reader.setScaledSize(coarse);
    QImage picture = reader.read();
    const int megapixels = int(pixels / 1'000'000);
    if (picture.isNull())
        return {.trouble = pixels > mostPixels ? Trouble::TooLarge : Trouble::NoPicture,
                .megapixels = megapixels};
    QSize size = whole.isValid() ? whole : picture.size();
    if (reader.transformation().testFlag(QImageIOHandler::TransformationRotate90))
        size.transpose();
    return {.picture = std::make_shared<const ScanPicture>(std::move(picture), size)};
}

void ScanBench::choose(const QUrl& file) {
    if (!map() || !file.isLocalFile())
        return;
    m_file = QFileInfo(file.toLocalFile()).absoluteFilePath();
    m_fresh = true;
    m_grid = {};
    load();
}

void ScanBench::forget() {
    pack(false);
    m_file.clear();
    m_grid = {};
    load();
    keep();
}

MapUnderlay ScanBench::underlay() const {
    if (!m_picture || !map())
        return {};
    const QPointF zero = onSheet({0, 0});
    const QPointF right = onSheet({1, 0}) - zero;
    const QPointF down = onSheet({0, 1}) - zero;
    return {m_picture, QTransform(right.x(), right.y(), down.x(), down.y(), zero.x(), zero.y())};
}

void ScanBench::setStrength(qreal strength) {
    if (strength == m_strength)
        return;
    m_strength = std::clamp(strength, 0.0, 1.0);
    m_keeping.start();
    Q_EMIT strengthChanged();
}

QString ScanBench::advice() const {
    if (!map() || lay().points.empty())
        return {};
    const Text why = m_grid.problem(map()->grid());
    return why.id.empty() ? QString() : phrase(why, m_workbench.language());
}

QVariantList ScanBench::points() const {
    QVariantList list;
    if (!map())
        return list;
    const std::vector<PointFit> fits = m_grid.fits(map()->grid());
    const auto worst = std::ranges::max_element(fits, {}, &PointFit::off);
    for (std::size_t i = 0; i < fits.size(); ++i)
        list << QVariantMap{
            {QStringLiteral("hex"), QString::fromStdString(lay().points[i].hex)},
            {QStringLiteral("at"), onSheet(lay().points[i].at)},
            {QStringLiteral("off"), lay().found ? fits[i].off : -1},
            {QStringLiteral("worst"), lay().found && fits[i].off > worthTelling &&
                                          worst == fits.begin() + std::ptrdiff_t(i)},
            {QStringLiteral("suspect"), fits[i].suspect}};
    return list;
}

qreal ScanBench::error() const {
    if (!map() || !lay().found)
        return 0;
    qreal sum = 0;
    int count = 0;
    for (const PointFit& fit : m_grid.fits(map()->grid()))
        if (fit.off >= 0) {
            sum += fit.off * fit.off;
            ++count;
        }
    return count == 0 ? 0 : std::sqrt(sum / count);
}

QString ScanBench::numberAt(QPointF sheetPoint) const {
    if (!map())
        return {};
    const HexId hex = BoardGeometry(*map()).hexAt(sheetPoint);
    return hex.exists() ? QString::fromStdString(map()->label(hex)) : QString();
}

QString ScanBench::point(QPointF sheetPoint, const QString& number) {
    if (!map() || !m_picture)
        return {};
    const HexId hex = map()->find(number.trimmed().toStdString());
    if (!hex.exists())
        //: %1 = what somebody typed as the number of a hex
        //% "No hex of this map has the number %1"
        return qtTrId("app.editor.scan.no_hex").arg(number.trimmed());
    const Calibration before = lay().calibration;
    m_grid.point(map()->grid(), {map()->label(hex), onPicture(sheetPoint)});
    stepped(before);
    if (lay().found)
        Q_EMIT solved();
    return {};
}

void ScanBench::removePoint(int point) {
    if (!map() || point < 0)
        return;
    const Calibration before = lay().calibration;
    m_grid.remove(map()->grid(), std::size_t(point));
    stepped(before);
}

void ScanBench::nudge(qreal right, qreal down) {
    const Calibration before = lay().calibration;
    m_grid.move(right, down);
    stepped(before);
}

void ScanBench::grow(qreal factor) {
    if (!m_picture)
        return;
    const Calibration before = lay().calibration;
    m_grid.scale(factor, {m_picture->dots.width() / 2, m_picture->dots.height() / 2});
    stepped(before);
}

void ScanBench::turn(qreal degrees) {
    if (!m_picture)
        return;
    const Calibration before = lay().calibration;
    m_grid.turn(degrees * degree, {m_picture->dots.width() / 2, m_picture->dots.height() / 2});
    stepped(before);
}

void ScanBench::undo() {
    const Calibration before = lay().calibration;
    m_grid.undo();
    stepped(before);
}

void ScanBench::redo() {
    const Calibration before = lay().calibration;
    m_grid.redo();
    stepped(before);
}

void ScanBench::stepped(const Calibration& before) {
    m_before = before;
    m_keeping.start();
    Q_EMIT laid();
}

QPointF ScanBench::followed(QPointF point) const {
    return onSheet(m_before.onPicture(orientation(), DrawnPoint{point.x(), point.y()}));
}

qreal ScanBench::growth() const {
    return m_before.pitch / lay().calibration.pitch;
}

/// Writes down what was decided, beside the packages.
void ScanBench::keep() {
    m_keeping.stop();
    if (m_package.empty())
        return;
    std::vector<ScanNote> notes = readNotes(m_notesFile);
    remember(notes, {m_package, m_map, m_file.toStdString(), lay(), m_strength});
    writeNotes(m_notesFile, notes);
}

} // namespace esagono
