// SPDX-License-Identifier: GPL-3.0-or-later
// An author's scan under the grid of the map he edits: the picture from his disk, the hexes he
// points at on it, the grid found from them. What he decides is remembered outside the package.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "editor/maps/scan_notes.h"
#endif
#include "app/board/map/map_underlay.h"

#include <QFutureWatcher>
#include <QPointF>
#include <QQmlEngine>
#include <QThreadPool>
#include <QTimer>
#include <QUrl>
#include <QVariantList>

namespace esagono {

class EditorBoard;
class HexMap;
class Workbench;

class ScanBench : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the map's bench")
    /// Where the picture lies; empty: there is none.
    Q_PROPERTY(QString file READ file NOTIFY pictureChanged)
    Q_PROPERTY(bool loading READ isLoading NOTIFY pictureChanged)
    /// Whether the picture lies under the grid; if it should and does not, why.
    Q_PROPERTY(bool there READ isThere NOTIFY pictureChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY pictureChanged)
    Q_PROPERTY(esagono::MapUnderlay underlay READ underlay NOTIFY laid)
    Q_PROPERTY(qreal strength READ strength WRITE setStrength NOTIFY strengthChanged)
    /// Whether the grid was found from points; if there are points and it was not, why.
    Q_PROPERTY(bool found READ isFound NOTIFY laid)
    Q_PROPERTY(QString advice READ advice NOTIFY laid)
    /// What was pointed at: { hex, at (on the sheet), off (in hexes; negative: unknown), worst,
    /// suspect }.
    Q_PROPERTY(QVariantList points READ points NOTIFY laid)
    /// How far the points are off on the whole, in hexes.
    Q_PROPERTY(qreal error READ error NOTIFY laid)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY laid)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY laid)
    /// Whether the picture goes into the package; if it cannot, why.
    Q_PROPERTY(bool packed READ isPacked NOTIFY packedChanged)
    Q_PROPERTY(QString packProblem READ packProblem NOTIFY packedChanged)

public:
    ScanBench(Workbench& workbench, EditorBoard& board);
    ~ScanBench() override;

    [[nodiscard]] const QString& file() const { return m_file; }
    [[nodiscard]] bool isLoading() const { return m_reading.isRunning(); }
    [[nodiscard]] bool isThere() const { return m_picture != nullptr; }
    [[nodiscard]] QString problem() const;
    [[nodiscard]] MapUnderlay underlay() const;
    [[nodiscard]] qreal strength() const { return m_strength; }
    void setStrength(qreal strength);
    [[nodiscard]] bool isFound() const { return m_grid.lay().found; }
    [[nodiscard]] QString advice() const;
    [[nodiscard]] QVariantList points() const;
    [[nodiscard]] qreal error() const;
    [[nodiscard]] bool canUndo() const { return m_grid.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_grid.canRedo(); }
    [[nodiscard]] bool isPacked() const;
    [[nodiscard]] QString packProblem() const;
    [[nodiscard]] const ScanLay& lay() const { return m_grid.lay(); }

    Q_INVOKABLE void choose(const QUrl& file);
    Q_INVOKABLE void forget();
    /// The number of the hex that lies there now; empty: none.
    Q_INVOKABLE [[nodiscard]] QString numberAt(QPointF sheetPoint) const;
    /// What is to be seen there is the middle of that hex; why not, or empty.
    Q_INVOKABLE QString point(QPointF sheetPoint, const QString& number);
    Q_INVOKABLE void removePoint(int point);
    /// The picture is moved in hexes, made larger by a factor, turned clockwise in degrees.
    Q_INVOKABLE void nudge(qreal right, qreal down);
    Q_INVOKABLE void grow(qreal factor);
    Q_INVOKABLE void turn(qreal degrees);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Where on the sheet lies now what lay there before the last step, and how much larger.
    Q_INVOKABLE [[nodiscard]] QPointF followed(QPointF sheetPoint) const;
    Q_INVOKABLE [[nodiscard]] qreal growth() const;
    Q_INVOKABLE void pack(bool packed);

    // Reading a picture, in any thread
    enum class Trouble { None, Missing, NoPicture, TooLarge };
    struct Read {
        std::shared_ptr<const ScanPicture> picture;
        Trouble trouble = Trouble::None;
        int megapixels = 0;
    };
    [[nodiscard]] static Read readPicture(const QString& file);

Q_SIGNALS:
    void pictureChanged();
    /// It lies otherwise now.
    void laid();
    /// A grid was found from the points: the eye may follow the picture.
    void solved();
    void strengthChanged();
    void packedChanged();

private:
    enum class PackTrouble { None, Kind, Large };
    [[nodiscard]] const HexMap* map() const;
    [[nodiscard]] Orientation orientation() const;
    [[nodiscard]] PicturePoint onPicture(QPointF sheetPoint) const;
    [[nodiscard]] QPointF onSheet(PicturePoint point) const;
    [[nodiscard]] std::string mapFile() const;
    void mapShown();
    void takeUp(const ScanNote& note);
    void load();
    void stepped(const Calibration& before);
    void keep();
    void carryPicture();

    Workbench& m_workbench;
    EditorBoard& m_board;
    QString m_notesFile;
    std::string m_package; ///< whose map the scan belongs to
    std::string m_map;
    QString m_file;
    std::shared_ptr<const ScanPicture> m_picture;
    Trouble m_trouble = Trouble::None;
    int m_megapixels = 0;
    PackTrouble m_packTrouble = PackTrouble::None;
    bool m_fresh = false; ///< chosen just now: where it lies is still to be decided
    ScanGrid m_grid;
    Calibration m_before; ///< the last step
    qreal m_strength = 1;
    QTimer m_keeping; ///< until what was decided is written
    QThreadPool m_worker;
    QFutureWatcher<std::shared_ptr<const Read>> m_reading;
};

} // namespace esagono
