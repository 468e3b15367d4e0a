// SPDX-License-Identifier: GPL-3.0-or-later
// What is agreed before a game begins: scenario, options and rulings, players, dice, file name.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/correction_list.h"
#include "app/library.h"
#include "app/play/turn/played_by.h"
#endif

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QVariantMap>

namespace esagono {

class SavedGames;
class Settings;

/// The questions of one kind, as rows.
class RulingList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a new game")
    Q_PROPERTY(int count READ count NOTIFY shownChanged)
    /// Of all rows, shown or not.
    Q_PROPERTY(int total READ total NOTIFY shownChanged)
    /// How many are not answered as usual.
    Q_PROPERTY(int changedCount READ changedCount NOTIFY choiceChanged)
    Q_PROPERTY(QString filter MEMBER m_filter WRITE setFilter NOTIFY shownChanged)

public:
    enum Role {
        RulingIdRole = Qt::UserRole, ///< "A17"
        SectionRole,                 ///< the section in doubt: "10.5"
        QuestionRole,
        ChoicesRole,  ///< the answers in words
        ChosenRole,   ///< which of them
        StandardRole, ///< which of them is usual, in this scenario
    };
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return int(m_shown.size()); }
    [[nodiscard]] int total() const { return int(m_rulings.size()); }
    [[nodiscard]] int changedCount() const;
    void setFilter(const QString& filter);
    void setLanguage(const QString& language);

    /// Takes the questions of this kind from the package; everything as usual in the scenario.
    void ask(const std::shared_ptr<const GamePackage>& package, Ruling::Kind kind,
             const Scenario* scenario);
    Q_INVOKABLE void choose(int row, int choice);
    Q_INVOKABLE void restore();
    /// What is not answered as the package has it: ruling to choice.
    void write(QVariantMap& answers) const;

Q_SIGNALS:
    void shownChanged();
    void choiceChanged();

private:
    struct Asked {
        const Ruling* ruling;
        int usual;
        int chosen;
    };
    void show();

    std::shared_ptr<const GamePackage> m_package;
    QList<Asked> m_rulings;
    QList<int> m_shown;
    QString m_filter;
    QString m_language;
};

class NewGame : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A new game is given to its page")
    Q_PROPERTY(QString packageId READ packageId NOTIFY packageChanged)
    Q_PROPERTY(QString title READ title NOTIFY packageChanged)
    Q_PROPERTY(QString folder READ folder NOTIFY packageChanged)
    /// Which language stands in for the one chosen; empty: none has to.
    Q_PROPERTY(QString fallback READ fallback NOTIFY packageChanged)
    /// A list of { id, title, summary, turns }.
    Q_PROPERTY(QVariantList scenarios READ scenarios NOTIFY packageChanged)
    Q_PROPERTY(int scenario READ scenario WRITE setScenario NOTIFY scenarioChanged)
    /// A list of { id, name, colour, player, kind, seconds, program }.
    Q_PROPERTY(QVariantList sides READ sides NOTIFY playersChanged)
    /// Whether it is known of every program how it is started.
    Q_PROPERTY(bool seated READ isSeated NOTIFY playersChanged)
    Q_PROPERTY(esagono::RulingList* options READ options CONSTANT)
    Q_PROPERTY(esagono::RulingList* rulings READ rulings CONSTANT)
    Q_PROPERTY(esagono::CorrectionList* corrections READ corrections CONSTANT)
    Q_PROPERTY(QString dice MEMBER m_dice NOTIFY diceChanged)
    /// The name of its file; empty: the scenario's title.
    Q_PROPERTY(QString name MEMBER m_name NOTIFY nameChanged)
    Q_PROPERTY(QString suggestedName READ suggestedName NOTIFY scenarioChanged)

public:
    NewGame(const Library& library, const SavedGames& games, Settings& settings,
            QObject* parent = nullptr);

    /// Begins to agree on a game of this package; false: there is none.
    Q_INVOKABLE bool prepare(const QString& packageId, const QString& scenarioId = {});
    Q_INVOKABLE void setPlayer(int side, const QString& name);
    /// A person, the computer or a bot; see played_by.h.
    Q_INVOKABLE void setSeat(int side, const QString& kind, int seconds, const QString& program);
    /// Everything that PlayTable::begin() wants: { folder, scenario, rulings, players, dice,
    /// file, corrections }, and who plays: seats, by side. Keeps players, their names and the kind
    /// of dice for the next game.
    Q_INVOKABLE QVariantMap agreed();

    [[nodiscard]] QString packageId() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString folder() const;
    [[nodiscard]] QString fallback() const;
    [[nodiscard]] QVariantList scenarios() const;
    [[nodiscard]] int scenario() const { return m_scenario; }
    void setScenario(int row);
    [[nodiscard]] QVariantList sides() const;
    [[nodiscard]] bool isSeated() const;
    [[nodiscard]] RulingList* options() { return &m_options; }
    [[nodiscard]] RulingList* rulings() { return &m_rulings; }
    [[nodiscard]] CorrectionList* corrections() { return &m_corrections; }
    [[nodiscard]] QString suggestedName() const;
    void setLanguage(const QString& language);

Q_SIGNALS:
    void packageChanged();
    void scenarioChanged();
    void playersChanged();
    void diceChanged();
    void nameChanged();

private:
    [[nodiscard]] const Scenario* chosen() const;

    const Library& m_library;
    const SavedGames& m_games;
    Settings& m_settings;
    FoundPackage m_found;
    int m_scenario = 0;
    QStringList m_players;
    QList<PlayedBy> m_seats;
    QString m_dice;
    QString m_name;
    QString m_language;
    RulingList m_options;
    RulingList m_rulings;
    CorrectionList m_corrections;
};

} // namespace esagono
