// SPDX-License-Identifier: GPL-3.0-or-later
// A package on the workbench: opened, changed, saved. The documents are the truth and change at
// once; the package read from them follows a moment later. The benches for map, counters, tables,
// scenarios and texts change it through perform().
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "editor/edit_stack.h"
#include "editor/files/recovery.h"
#endif
#include "app/editing/counters/counter_bench.h"
#include "app/editing/files/finding_model.h"
#include "app/editing/files/package_desk.h"
#include "app/editing/files/package_mirror.h"
#include "app/editing/maps/map_bench.h"
#include "app/editing/scenarios/scenario_bench.h"
#include "app/editing/tables/table_bench.h"
#include "app/editing/tables/text_bench.h"

#include <QDateTime>
#include <QQmlEngine>
#include <QTimer>
#include <QVariantList>

#include <functional>

namespace esagono {

class Workbench : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench is given to the window")
    Q_PROPERTY(bool open READ isOpen NOTIFY opened)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    Q_PROPERTY(QString title READ title NOTIFY titleChanged)
    /// Where it is saved; empty: nowhere yet.
    Q_PROPERTY(QString folder READ folder NOTIFY opened)
    /// A game of the program's own: it can only be saved as a copy.
    Q_PROPERTY(bool original READ isOriginal NOTIFY opened)
    Q_PROPERTY(bool saved READ isSaved NOTIFY stackChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY stackChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY stackChanged)
    Q_PROPERTY(QString undoName READ undoName NOTIFY stackChanged)
    Q_PROPERTY(QString redoName READ redoName NOTIFY stackChanged)
    /// When everything done so far reached the recovery file; invalid: there is nothing to recover.
    Q_PROPERTY(QDateTime kept READ kept NOTIFY keptChanged)
    /// "map", "counters", "tables", "scenarios" or "texts".
    Q_PROPERTY(QString page MEMBER m_page NOTIFY pageChanged)
    Q_PROPERTY(esagono::FindingModel* findings READ findings CONSTANT)
    Q_PROPERTY(esagono::PackageDesk* desk READ desk CONSTANT)
    Q_PROPERTY(esagono::MapBench* map READ map CONSTANT)
    Q_PROPERTY(esagono::CounterBench* counters READ counters CONSTANT)
    Q_PROPERTY(esagono::TableBench* tables READ tables CONSTANT)
    Q_PROPERTY(esagono::ScenarioBench* scenarios READ scenarios CONSTANT)
    Q_PROPERTY(esagono::TextBench* texts READ texts CONSTANT)

public:
    /// `packages` is where an author's own packages go, `recovery` where unfinished work is kept;
    /// what lies in one of the `originals` is never overwritten.
    Workbench(QString packages, QString recovery, QStringList originals, QObject* parent = nullptr);
    ~Workbench() override;

    // The document
    /// Puts the package of a folder onto the bench, or says why not. What lay there is left as it
    /// was saved last: whoever calls has asked.
    Q_INVOKABLE void openFolder(const QString& folder);
    /// A copy of it that has no folder yet, with a title and an id of its own.
    Q_INVOKABLE void openCopy(const QString& folder);
    /// A new package that has no folder yet.
    void begin(Documents documents);
    /// Saves where it lies; one that has no folder, or is the program's own, as a copy with a name
    /// made from its title.
    Q_INVOKABLE void save();
    /// As a package of its own in the author's folder, with that title and an id made from it.
    Q_INVOKABLE void saveCopy(const QString& title);
    /// Clears the bench; nothing is left to recover.
    Q_INVOKABLE void close();
    /// Unfinished work of an earlier time: a list of { file, title, when, lines }.
    Q_INVOKABLE [[nodiscard]] QVariantList unfinished() const;
    Q_INVOKABLE void takeUp(const QString& file);
    Q_INVOKABLE void throwAway(const QString& file);

    // Changing it
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    void perform(Edit edit);
    /// A name for the edits of one stroke of the hand, which no other stroke has: they are one
    /// step.
    [[nodiscard]] std::string newStroke() { return "stroke " + std::to_string(++m_strokes); }
    /// Turns to the page on which that place of a document is edited, and shows it there.
    Q_INVOKABLE void reveal(const QString& file, const QString& pointer);
    void turnTo(const QString& page);

    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] bool isBusy() const {
        return m_saving || m_mirror.isBehind() || m_map.isBehind();
    }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString folder() const { return m_folder; }
    [[nodiscard]] bool isOriginal() const;
    [[nodiscard]] bool isSaved() const { return m_stack.isSaved() && !m_folder.isEmpty(); }
    [[nodiscard]] bool canUndo() const { return m_stack.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_stack.canRedo(); }
    [[nodiscard]] QString undoName() const;
    [[nodiscard]] QString redoName() const;
    [[nodiscard]] const QDateTime& kept() const { return m_kept; }
    [[nodiscard]] FindingModel* findings() { return &m_findings; }
    [[nodiscard]] PackageDesk* desk() { return &m_desk; }
    [[nodiscard]] MapBench* map() { return &m_map; }
    [[nodiscard]] CounterBench* counters() { return &m_counters; }
    [[nodiscard]] TableBench* tables() { return &m_tables; }
    [[nodiscard]] ScenarioBench* scenarios() { return &m_scenarios; }
    [[nodiscard]] TextBench* texts() { return &m_texts; }

    [[nodiscard]] const Documents& documents() const { return m_stack.documents(); }
    /// The documents as they are now, for other threads; what the package was read from is not
    /// copied again.
    [[nodiscard]] std::shared_ptr<const Documents> snapshot() const;
    [[nodiscard]] const EditStack& stack() const { return m_stack; }
    /// As it was read last; null: it could not be read yet. Another one comes with packageChanged.
    [[nodiscard]] const std::shared_ptr<const GamePackage>& package() const { return m_package; }
    /// While packageChanged is told: whether it is another package, or one of these documents
    /// differs from the one before.
    [[nodiscard]] bool isAnew(std::initializer_list<std::string_view> files) const;
    /// The same as a game without rules, for boards.
    [[nodiscard]] const std::shared_ptr<const Game>& game() const { return m_game; }
    /// Where the pictures of the package lie; empty: nowhere.
    [[nodiscard]] QString pictureFolder() const { return m_pictures; }
    [[nodiscard]] const QString& packagesFolder() const { return m_packages; }
    /// The rules that judge what is edited: those of the program, unless told otherwise.
    [[nodiscard]] GameList rules() const { return m_rules; }
    void setRules(GameList rules) { m_rules = rules; }
    [[nodiscard]] const QString& language() const { return m_language; }
    void setLanguage(const QString& language);

Q_SIGNALS:
    /// Another package lies on the bench, or none.
    void opened();
    /// The documents have changed by this edit (done, undone or done again).
    void edited(const esagono::Edit& change);
    /// The package has been read anew; isAnew() tells what of it.
    void packageChanged();
    void stackChanged();
    void titleChanged();
    void busyChanged();
    void keptChanged();
    void pageChanged();
    void languageChanged();
    /// It lies there now.
    void savedTo(const QString& folder);
    /// What was changed is no longer the built-in game, but a package of one's own with that title.
    void becameOwn(const QString& title);
    void failed(const QString& message);

private:
    /// Hands on the documents twice: for the stack and for the mirror.
    void read(const QString& folder, const std::function<void(Documents, Documents)>& then);
    void lay(EditStack stack, Documents mirrored, const QString& folder, const QString& pictures);
    void changed(const Edit& edit);
    void saveTo(const QString& folder, bool asCopy);
    /// From now on there is something to recover: the documents as they are, and what follows.
    void beginKeeping();
    void keep(std::function<void(RecoveryLog&)> line);
    void discardRecovery();

    QString m_packages;
    QString m_recovery;
    QStringList m_originals;
    GameList m_rules;
    QString m_language = QStringLiteral("en");
    QString m_page = QStringLiteral("map");
    bool m_open = false;
    bool m_saving = false;
    int m_opening = 0; ///< counts what was asked to be opened
    QString m_folder;
    QString m_pictures;
    EditStack m_stack;
    int m_strokes = 0; ///< counts them
    std::shared_ptr<const Game> m_game;
    std::shared_ptr<const GamePackage> m_package;   ///< that of the game
    bool m_readable = false;                        ///< the documents could be read last time
    std::optional<std::set<std::string>> m_changed; ///< in the package; nothing: all of it
    PackageMirror m_mirror;
    QThreadPool m_writer; ///< one thread: saves and recovery lines in their order
    std::shared_ptr<std::unique_ptr<RecoveryLog>> m_log; ///< the writer's alone
    QTimer m_settling;
    QDateTime m_kept;
    FindingModel m_findings;
    PackageDesk m_desk;
    MapBench m_map;
    CounterBench m_counters;
    TableBench m_tables;
    ScenarioBench m_scenarios;
    TextBench m_texts;
};

} // namespace esagono
