// SPDX-License-Identifier: GPL-3.0-or-later
// What has happened so far, as the viewer may know it: the diary's line, read in the background
// while the game goes on. The log and the statistics are made of it.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/table/game_scene.h"
#include "engine/play/telling/retelling.h"
#endif

#include <QFutureWatcher>
#include <QObject>

#include <memory>

namespace esagono {

class Chronicle : public QObject {
    Q_OBJECT

public:
    explicit Chronicle(QObject* parent = nullptr);
    ~Chronicle() override;

    /// Follows the game: reads what is new on its line. The same scene twice costs nothing.
    void show(const GameScene& scene);
    /// The pages read so far, from the beginning.
    [[nodiscard]] const std::vector<ToldPage>& pages() const { return m_pages; }
    [[nodiscard]] bool isReading() const { return m_reading; }
    /// Waits until everything is read.
    void finish();

Q_SIGNALS:
    /// Only the first pages, so many, still count.
    void forgotten(std::size_t left);
    /// The pages from this one on are new.
    void added(std::size_t first);
    /// A reading began or ended.
    void readingChanged();

private:
    struct Reader;
    void read();
    void take();
    void forget();

    std::shared_ptr<Reader> m_reader;
    std::filesystem::path m_path;
    Viewer m_viewer;
    PageNumber m_wanted = 0; ///< the head of the line
    PageNumber m_asked = 0;  ///< the head being read
    bool m_reading = false;
    QFutureWatcher<void> m_work;
    std::vector<ToldPage> m_pages;
};

} // namespace esagono
