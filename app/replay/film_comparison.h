// SPDX-License-Identifier: GPL-3.0-or-later
// The film that is watched beside another: where they part, what differs, how both ended. The other
// has a table of its own, which is wound along with the first.
#pragma once

#include "app/replay/replay_table.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/replay/line_pairing.h"
#include "engine/replay/comparison.h"
#endif

namespace esagono {

/// What differs, line by line.
class DifferingLines : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The lines belong to a comparison")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        LeftRole = Qt::UserRole, ///< a sentence; empty: nothing happens here
        RightRole,
        LeftNumberRole, ///< "3.27"
        RightNumberRole,
    };
    DifferingLines(const FilmLog& left, const FilmLog& right, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return int(m_pairs.size()); }
    [[nodiscard]] const std::vector<LinePair>& pairs() const { return m_pairs; }
    void show(std::vector<LinePair> pairs);

Q_SIGNALS:
    void countChanged();

private:
    const FilmLog* m_left;
    const FilmLog* m_right;
    std::vector<LinePair> m_pairs;
};

class FilmComparison : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The comparison is given to the window")
    /// The film beside the one that is watched.
    Q_PROPERTY(esagono::ReplayTable* other READ other CONSTANT)
    Q_PROPERTY(esagono::DifferingLines* lines READ lines CONSTANT)
    /// Something was chosen to compare with.
    Q_PROPERTY(bool chosen READ isChosen NOTIFY changed)
    /// Everything is compared, and whoever looks may see everything.
    Q_PROPERTY(bool ready READ isReady NOTIFY changed)
    /// Both tell of the same game; else there is nothing to compare.
    Q_PROPERTY(bool sameGame READ isSameGame NOTIFY changed)
    Q_PROPERTY(QString leftName READ leftName NOTIFY changed)
    Q_PROPERTY(QString rightName READ rightName NOTIFY changed)
    /// Where they part, in a sentence.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    /// {number, event, text} of both at the first difference; empty: there is none.
    Q_PROPERTY(QVariantList parting READ parting NOTIFY changed)
    /// {label, left, right: list of int by side}: how both ended.
    Q_PROPERTY(QVariantList standing READ standing NOTIFY changed)
    /// Both are on the screen: the other is wound along, and where they differ is marked.
    Q_PROPERTY(bool beside READ isBeside WRITE setBeside NOTIFY changed)

public:
    explicit FilmComparison(ReplayTable& film, GameList games = allGames(),
                            QObject* parent = nullptr);
    ~FilmComparison() override;

    [[nodiscard]] ReplayTable* other() { return &m_other; }
    [[nodiscard]] DifferingLines* lines() { return &m_lines; }
    void setShelves(const QStringList& folders) { m_other.setShelves(folders); }
    void setLanguage(const QString& language);

    // What it is compared with; failed() if that cannot be opened
    Q_INVOKABLE void compareBranch(int branch);
    Q_INVOKABLE void compareDiary(const QString& path);
    Q_INVOKABLE void clear();
    /// Shows a row of the lines, on both boards.
    Q_INVOKABLE void goTo(int row);
    Q_INVOKABLE void goToParting();

    [[nodiscard]] bool isChosen() const { return m_chosen; }
    [[nodiscard]] bool isReady() const;
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] bool isSameGame() const { return m_found && m_found->sameGame; }
    [[nodiscard]] QString leftName() const { return nameOf(m_film); }
    [[nodiscard]] QString rightName() const { return nameOf(m_other); }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QVariantList parting() const;
    [[nodiscard]] QVariantList standing() const;
    [[nodiscard]] bool isBeside() const { return m_beside && isReady() && isSameGame(); }
    void setBeside(bool beside);
    /// The moment of the other that belongs to one of the film: the same up to where they part,
    /// then as far into the same phase of the same turn.
    [[nodiscard]] Moment counterpart(Moment moment) const;

Q_SIGNALS:
    void changed();
    void failed(const QString& message);

private:
    struct Found {
        bool sameGame = false;
        std::optional<Parting> parting;
        std::vector<LinePair> pairs;
        std::optional<FiguresAt> left; ///< how it ended
        std::optional<FiguresAt> right;
    };
    void choose(const QString& path, int branch);
    void compare();
    void refresh();
    void windAlong();
    void showLayers();
    void markDifferences();
    [[nodiscard]] QString nameOf(const ReplayTable& film) const;

    ReplayTable& m_film;
    GameList m_games;
    ReplayTable m_other;
    DifferingLines m_lines;
    bool m_chosen = false;
    bool m_beside = false;
    bool m_awaited = false; ///< the answer has not been taken yet
    std::stop_source m_stop;
    QFutureWatcher<std::shared_ptr<Found>> m_comparing;
    std::shared_ptr<Found> m_found;
};

} // namespace esagono
