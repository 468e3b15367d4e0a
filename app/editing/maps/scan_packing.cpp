// SPDX-License-Identifier: GPL-3.0-or-later
// The scan as a part of the package, for an author who wants to give it away.
#include "app/editing/files/workbench.h"
#include "app/editing/maps/map_words.h"
#include "app/editing/maps/scan_bench.h"
#include "editor/files/esapack.h"
#include "editor/files/pack_names.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

namespace esagono {

namespace {

const char scanPointer[] = "/drawing/scan";

/// "scans/santander.png": where the picture of a map goes, named by what it is.
std::string nameInPackage(const std::string& map, const QString& file) {
    return "scans/" + map + '.' + QImageReader::imageFormat(file).toStdString();
}

} // namespace

bool ScanBench::isPacked() const {
    return valueAt(m_workbench.documents(), {mapFile(), scanPointer}) != nullptr;
}

QString ScanBench::packProblem() const {
    switch (m_packTrouble) {
    case PackTrouble::None:
        break;
    case PackTrouble::Kind:
        //% "Only pictures in PNG, JPEG or WebP can be packed"
        return qtTrId("app.editor.scan.pack_kind");
    case PackTrouble::Large:
        //: %1 = megabytes, %2 = how many dots an edge may have
        //% "Pictures of more than %1 MB, or with edges of more than %2 dots, cannot be packed"
        return qtTrId("app.editor.scan.pack_large")
            .arg(PackLimits().entryBytes >> 20U)
            .arg(PackLimits().pictureSide);
    }
    return {};
}

void ScanBench::pack(bool packed) {
    const std::string map = mapFile();
    if (map.empty() || (!packed && !isPacked()))
        return;
    Edit edit{packed ? say::scanEditPack : say::scanEditUnpack, {}, "scan"};
    m_packTrouble = PackTrouble::None;
    if (!packed) {
        edit.remove(map, scanPointer);
    } else {
        const std::string name = nameInPackage(m_map, m_file);
        if (!isPictureName(name))
            m_packTrouble = PackTrouble::Kind;
        else if (std::size_t(QFileInfo(m_file).size()) > PackLimits().entryBytes || !m_picture ||
                 m_picture->dots.width() > PackLimits().pictureSide ||
                 m_picture->dots.height() > PackLimits().pictureSide)
            m_packTrouble = PackTrouble::Large;
        if (m_packTrouble != PackTrouble::None) {
            Q_EMIT packedChanged();
            return;
        }
        Record scan = written(lay().calibration);
        scan["picture"] = name;
        const Record* const now = valueAt(m_workbench.documents(), {map, scanPointer});
        if (valueAt(m_workbench.documents(), {map, "/drawing"}) == nullptr)
            edit.set(map, "/drawing", {{"scan", std::move(scan)}});
        else if (now == nullptr || *now != scan)
            edit.set(map, scanPointer, std::move(scan));
    }
    m_workbench.perform(std::move(edit));
    carryPicture();
    Q_EMIT packedChanged();
}

/// Puts the picture where the package names it, as soon as the package has a folder of its own.
void ScanBench::carryPicture() {
    const Record* const name =
        valueAt(m_workbench.documents(), {mapFile(), std::string(scanPointer) + "/picture"});
    if (!name || !name->is_string() || m_file.isEmpty() || m_workbench.folder().isEmpty() ||
        m_workbench.isOriginal())
        return;
    const auto& picture = name->get_ref<const std::string&>();
    if (!isPictureName(picture))
        return;
    const QString target =
        m_workbench.folder() + QLatin1Char('/') + QString::fromStdString(picture);
    if (QFileInfo(target) == QFileInfo(m_file))
        return;
    QDir().mkpath(QFileInfo(target).path());
    const QString beside = target + QStringLiteral(".part");
    QFile::remove(beside);
    if (QFile::copy(m_file, beside)) {
        QFile::remove(target);
        if (QFile::rename(beside, target))
            return;
    }
    QFile::remove(beside);
    //: %1 = file name
    //% "The picture could not be copied into the package: %1"
    Q_EMIT m_workbench.failed(qtTrId("app.editor.scan.not_copied").arg(target));
}

} // namespace esagono
