// SPDX-License-Identifier: GPL-3.0-or-later
// The rules to read in place: table of contents, search, one card at a time and what belongs to it,
// and the way back. Reads the game on the table, else any on the shelf.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/library.h"
#include "app/rules/rule_index.h"
#include "app/table/table.h"
#endif
#include "app/table/panels/panel_model.h"

#include <QSize>
#include <QStringList>
#include <QVariant>

#include <optional>

namespace esagono {

class Pictures;

/// The sections that are shown in the table of contents.
class RuleContents : public esagono::PanelModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The contents belong to the rules")

public:
    enum Role {
        SectionRole = Qt::UserRole, ///< "10.2.1"
        TitleRole,
        DepthRole, ///< int: 0 is a chapter
    };
    using PanelModel::PanelModel;
    using PanelModel::setRows;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// -1: it is not shown.
    [[nodiscard]] int rowOf(const QString& section) const;
};

class RuleBrowser : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The rules are given to their page")
    // What is read
    /// A list of {id, title}: the games whose rules can be read.
    Q_PROPERTY(QVariantList games READ games NOTIFY gamesChanged)
    Q_PROPERTY(int game READ gameIndex NOTIFY gamesChanged) ///< which of them; -1: none
    Q_PROPERTY(QString title READ title NOTIFY gamesChanged)
    Q_PROPERTY(QString release READ release NOTIFY gamesChanged) ///< the package's version
    Q_PROPERTY(int rulingCount READ rulingCount NOTIFY gamesChanged)
    Q_PROPERTY(int sectionCount READ sectionCount NOTIFY gamesChanged)
    /// Why there are only titles: the cards are missing or cannot be read; empty: there are cards.
    Q_PROPERTY(QString problem READ problem NOTIFY shownChanged)
    /// The language of the rules: a code. Follows the interface until another is chosen.
    Q_PROPERTY(QString language READ language WRITE chooseLanguage NOTIFY shownChanged)
    // Contents
    Q_PROPERTY(esagono::RuleContents* contents READ contents CONSTANT)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(int hits READ hits NOTIFY searchChanged) ///< of the search
    Q_PROPERTY(
        int row READ row NOTIFY rowChanged) ///< of the section in the contents; -1: not there
    // The section
    Q_PROPERTY(QString section READ section NOTIFY shownChanged) ///< empty: none
    Q_PROPERTY(QString heading READ heading NOTIFY shownChanged)
    Q_PROPERTY(QString page READ page NOTIFY shownChanged) ///< of the printed book; may be empty
    Q_PROPERTY(QString enforced READ enforced NOTIFY shownChanged) ///< as in rulebook.json
    /// A list of {section, title}: from the chapter down to the section.
    Q_PROPERTY(QVariantList path READ path NOTIFY shownChanged)
    Q_PROPERTY(QString says READ says NOTIFY shownChanged) ///< sections are links; empty: no card
    Q_PROPERTY(QString example READ example NOTIFY shownChanged) ///< likewise; may be empty
    /// Whether the example is drawn on the map; the picture, once it is painted.
    Q_PROPERTY(bool onMap READ isOnMap NOTIFY shownChanged)
    Q_PROPERTY(QString board READ board NOTIFY boardChanged)
    Q_PROPERTY(QSize boardSize MEMBER m_boardSize NOTIFY boardChanged) ///< pixels
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY boardChanged)
    Q_PROPERTY(bool safePalette MEMBER m_safePalette NOTIFY boardChanged)
    /// The language the card is shown in for want of the chosen one, by its own name; else empty.
    Q_PROPERTY(QString fallback READ fallback NOTIFY shownChanged)
    /// A list of {section, title}.
    Q_PROPERTY(QVariantList related READ related NOTIFY shownChanged)
    /// A list of {id, question, option, doubt: "editions", "silent", "unclear" or empty, origin,
    /// choices: list of {label, chosen, standard}, agreed: whether a game on the table has chosen}.
    Q_PROPERTY(QVariantList rulings READ rulings NOTIFY shownChanged)
    /// A list of tables as of DiceCards, with `id`, legend: list of {code, meaning}, and in each
    /// row of a list its `meaning`.
    Q_PROPERTY(QVariantList charts READ charts NOTIFY shownChanged)
    // The way one came
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY shownChanged)
    Q_PROPERTY(bool canGoForward READ canGoForward NOTIFY shownChanged)

public:
    /// Without pictures no example is drawn.
    explicit RuleBrowser(const Library& library, Pictures* pictures = nullptr,
                         QObject* parent = nullptr);

    /// Reads the rules of the game on this table from now on, with its rulings and the tables it
    /// used; null: those on the shelf. What was shown stays if it is the same game.
    void readFrom(const esagono::Table* table);
    /// The packages have changed.
    void refresh();
    void setLanguage(const QString& interface);

    Q_INVOKABLE void chooseGame(const QString& id);
    Q_INVOKABLE void chooseLanguage(const QString& code);
    /// Shows the section a rule stands in ("10.5", "10.5/A17"); false: the book has none.
    Q_INVOKABLE bool open(const QString& rule);
    Q_INVOKABLE void goBack() { walk(-1); }
    Q_INVOKABLE void goForward() { walk(1); }
    /// The next or previous section of the contents that are shown.
    Q_INVOKABLE void step(int by);

    [[nodiscard]] QVariantList games() const;
    [[nodiscard]] int gameIndex() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString release() const;
    [[nodiscard]] int rulingCount() const;
    [[nodiscard]] int sectionCount() const { return int(m_index.entries().size()); }
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString language() const { return m_chosen.isEmpty() ? m_interface : m_chosen; }
    [[nodiscard]] RuleContents* contents() { return &m_contents; }
    [[nodiscard]] const QString& search() const { return m_search; }
    void setSearch(const QString& words);
    [[nodiscard]] int hits() const { return m_contents.count(); }
    [[nodiscard]] int row() const { return m_contents.rowOf(m_section); }
    [[nodiscard]] const QString& section() const { return m_section; }
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QString page() const;
    [[nodiscard]] QString enforced() const;
    [[nodiscard]] QVariantList path() const;
    [[nodiscard]] QString says() const;
    [[nodiscard]] QString example() const;
    [[nodiscard]] bool isOnMap() const { return card() && card()->board; }
    [[nodiscard]] QString board() const;
    [[nodiscard]] QString fallback() const;
    [[nodiscard]] QVariantList related() const;
    [[nodiscard]] QVariantList rulings() const;
    [[nodiscard]] QVariantList charts() const;
    [[nodiscard]] bool canGoBack() const { return m_at > 0; }
    [[nodiscard]] bool canGoForward() const { return m_at + 1 < m_way.size(); }

Q_SIGNALS:
    void gamesChanged();
    void searchChanged();
    void rowChanged();
    /// Another section, another language, other choices.
    void shownChanged();
    /// The picture of the example is there, or another is wanted.
    void boardChanged();

private:
    /// A game on the table.
    struct Table {
        QString id;
        QString folder;
        std::shared_ptr<const GamePackage> package;
        RulingChoices rulings;
        std::vector<DiceReading> readings;
    };
    void show(const QString& id, std::shared_ptr<const GamePackage> package, const QString& folder,
              const QString& digest);
    void walk(int by);
    void list();
    [[nodiscard]] bool isOnTable() const { return m_table && m_table->id == m_id; }
    [[nodiscard]] const RuleIndex::Entry* entry() const;
    [[nodiscard]] const RuleCard* card() const;
    [[nodiscard]] QVariantMap sectionMap(int entry) const;
    [[nodiscard]] QString linked(const Words& words) const;

    const Library& m_library;
    Pictures* m_pictures;
    QSize m_boardSize;
    bool m_dark = false;
    bool m_safePalette = false;
    QString m_folder;         ///< of the package
    mutable QString m_digest; ///< likewise, once a picture has asked for it
    QString m_interface;
    QString m_chosen; ///< language; empty: that of the interface
    std::optional<Table> m_table;
    QString m_id;
    std::shared_ptr<const GamePackage> m_package;
    Text m_problem; ///< of the cards
    RuleIndex m_index;
    RuleContents m_contents;
    QString m_search;
    QString m_section;
    QStringList m_way; ///< sections shown, in order
    int m_at = -1;     ///< where on the way
};

} // namespace esagono
