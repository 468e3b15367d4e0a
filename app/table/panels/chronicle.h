// SPDX-License-Identifier: GPL-3.0-or-later
// What has happened so far, as the viewer may know it, page by page: the log and the statistics are
// made of it. What has just been done is told at once; what was done before is read in the
// background, while the game goes on.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/table/game_scene.h"
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

    /// Follows the game. The same scene twice costs nothing.
    void show(const GameScene& scene);
    /// The pages told so far, from the beginning.
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
    [[nodiscard]] std::vector<PageNumber> line() const;
    void add(std::vector<ToldPage> told);
    void cut(std::size_t pages);
    void read();
    void take();
    void forget();

    const Match* m_match = nullptr;
    Viewer m_viewer;
    std::shared_ptr<Reader> m_reader;
    PageNumber m_asked = 0; ///< the head of the line that is being read
    bool m_reading = false;
    QFutureWatcher<void> m_work;
    std::vector<ToldPage> m_pages;
};

} // namespace esagono
