// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the package that is being edited beside the interface: a copy of its documents follows
// every edit on a worker, is read and looked through, and what comes of it is handed back.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "editor/edit.h"
#include "engine/kit/checking/finding.h"
#include "engine/play/game.h"
#endif

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace esagono {

/// A package as a game that has no rules but their name: boards show it without a copy of their
/// own.
struct EditedGame {
    explicit EditedGame(GamePackage package)
        : id(package.rules)
        , rules{.id = id}
        , game(std::move(package), rules) {}
    EditedGame(const EditedGame&) = delete;
    EditedGame& operator=(const EditedGame&) = delete;

    std::string id;
    Rules rules;
    Game game;
};

/// What a reading brought.
struct ReadPackage {
    std::shared_ptr<const EditedGame> edited; ///< null: it cannot be read
    std::vector<Finding> findings;
    Text fault; ///< why it cannot be read; empty if it can
    /// The documents that differ from those of the reading before; nothing: another package.
    std::optional<std::set<std::string>> changed;
};

class PackageMirror : public QObject {
    Q_OBJECT

public:
    explicit PackageMirror(QObject* parent = nullptr);
    ~PackageMirror() override;

    /// Another package.
    void begin(Documents documents);
    /// The same edit was just applied to the original.
    void follow(Edit edit);
    /// Whether what was handed back last is older than the documents.
    [[nodiscard]] bool isBehind() const { return m_running || !m_edits.empty() || m_fresh; }

Q_SIGNALS:
    void read(const esagono::ReadPackage& result);

private:
    void start();

    QThreadPool m_worker;
    QFutureWatcher<ReadPackage> m_reading;
    /// What was handed back last needs no second copy of its documents: they are the base of what
    /// follows.
    std::shared_ptr<const Documents> m_base;
    std::vector<Edit> m_since;          ///< done to the base, but it could not be read with them
    std::unique_ptr<Documents> m_fresh; ///< to begin with
    std::vector<Edit> m_edits;          ///< not yet followed
    bool m_running = false;
};

} // namespace esagono
