// SPDX-License-Identifier: GPL-3.0-or-later
// The whole story of a film in sentences, as the viewer may know it, before and after the moment
// that is shown.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/replay/film_reading.h"
#endif

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QSet>
#include <QSortFilterProxyModel>

namespace esagono {

class FilmLog : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    enum Role {
        TextRole = Qt::UserRole, ///< the sentence
        RichRole,                ///< with counters and hexes in bold
        KindRole,                ///< as in LogModel
        SideRole,                ///< int: whose doing; -1 nobody's
        MarkRole,                ///< "square", "round"; "dot" for nobody's
        ColourRole,              ///< color of that side by the package
        InitialRole,             ///< the first letter of the side's name
        RuleRole,                ///< "10.5"; empty: none
        RuleTitleRole,
        NumberRole, ///< "3.14": the turn and the line within it
        MomentRole, ///< int: everything it tells has happened
        HexRole,    ///< int: the hex to look at; -1 none
        NotedRole,  ///< bool: a note stands beside it
        SignRole,   ///< the sign of that note: "!?"; empty: none
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Shows these lines from now on; the setting must outlive them.
    void show(const Setting* setting, const QString& language, std::vector<FilmLine> lines);
    void setLanguage(const QString& language);
    /// Signs by the moment of their event; empty for a note without one.
    void setNotes(std::map<Moment, QString> notes);

    [[nodiscard]] const std::vector<FilmLine>& lines() const { return m_lines; }
    /// The last line that has begun at a moment; -1 before the first.
    [[nodiscard]] int rowAt(Moment moment) const;
    [[nodiscard]] QString text(int row) const;
    /// "3.27"
    [[nodiscard]] QString number(int row) const;

private:
    const Setting* m_setting = nullptr;
    QString m_language;
    std::vector<FilmLine> m_lines;
    std::map<Moment, QString> m_notes;
};

/// What one is looking for in it: some words, some kinds.
class FilmLogFilter : public QSortFilterProxyModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The story belongs to a replay")
    Q_PROPERTY(QString words MEMBER m_words WRITE setWords NOTIFY filterChanged)
    Q_PROPERTY(bool combats READ showsCombats WRITE setCombats NOTIFY filterChanged)
    Q_PROPERTY(bool moves READ showsMoves WRITE setMoves NOTIFY filterChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(int combatCount READ combatCount NOTIFY countChanged)
    /// The row of the moment that is shown, or of the last before it; -1: none.
    Q_PROPERTY(int currentRow READ currentRow NOTIFY currentChanged)

public:
    explicit FilmLogFilter(FilmLog& log, QObject* parent = nullptr);

    void setWords(const QString& words);
    [[nodiscard]] bool showsCombats() const { return m_combats; }
    void setCombats(bool only);
    [[nodiscard]] bool showsMoves() const { return m_moves; }
    void setMoves(bool only);
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int combatCount() const;
    [[nodiscard]] int currentRow() const;
    /// The row of the story, with everything in it.
    void setCurrent(int sourceRow);

Q_SIGNALS:
    void filterChanged();
    void countChanged();
    void currentChanged();

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    void refilter();

    FilmLog* m_log;
    QString m_words;
    bool m_combats = false;
    bool m_moves = false;
    int m_current = -1;
};

} // namespace esagono
