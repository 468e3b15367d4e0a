// SPDX-License-Identifier: GPL-3.0-or-later
// Where the package on the workbench is made into things to print: its maps, counters and tables.
#pragma once

#include "app/share/file_work.h"

#include <QVariantList>
#include <QVariantMap>

namespace esagono {

class Settings;
class Workbench;

class PrintDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The desk is given to the window")
    Q_PROPERTY(esagono::FileWork* work READ work CONSTANT)
    /// { id, glyph, label, ending }; the label is the id of a message.
    Q_PROPERTY(QVariantList kinds READ kinds CONSTANT)

public:
    PrintDesk(Workbench& workbench, Settings& settings, QObject* parent = nullptr);

    // `kind`: the id of one of `kinds`. `wishes`, all of which may be missing: paper ("A4", "A3",
    // "Letter"), map (its number), hex, overlap, counter, gap (millimetres), legend, numbers,
    // safePalette.
    /// Writes it in the background; done() or failed() follow.
    Q_INVOKABLE void begin(const QString& kind, const QString& file, const QVariantMap& wishes);
    /// What it would be, as a sentence: how large, how many pages.
    Q_INVOKABLE [[nodiscard]] QString summary(const QString& kind, const QVariantMap& wishes) const;
    /// A file that is not there yet, in the folder that was used last.
    Q_INVOKABLE [[nodiscard]] QString propose(const QString& kind) const;

    [[nodiscard]] QVariantList kinds() const;
    [[nodiscard]] FileWork* work() { return &m_work; }

Q_SIGNALS:
    void done(const QString& file);
    void failed(const QString& message);

private:
    Workbench& m_workbench;
    Settings& m_settings;
    FileWork m_work;
};

} // namespace esagono
