// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/new_game.h"

#include "app/saved_games.h"
#include "app/settings.h"

namespace esagono {

int RulingList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant RulingList::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Asked& asked = m_rulings.at(m_shown.at(index.row()));
    switch (role) {
    case RulingIdRole:
        return QString::fromStdString(asked.ruling->id);
    case SectionRole:
        return QString::fromStdString(asked.ruling->section);
    case Qt::DisplayRole:
    case QuestionRole:
        return wordsIn(asked.ruling->question, m_language);
    case ChoicesRole: {
        QStringList labels;
        for (const RulingChoice& choice : asked.ruling->choices)
            labels << wordsIn(choice.label, m_language);
        return labels;
    }
    case ChosenRole:
        return asked.chosen;
    case StandardRole:
        return asked.usual;
    default:
        return {};
    }
}

QHash<int, QByteArray> RulingList::roleNames() const {
    return {{RulingIdRole, "rulingId"}, {SectionRole, "section"}, {QuestionRole, "question"},
            {ChoicesRole, "choices"},   {ChosenRole, "chosen"},   {StandardRole, "standard"}};
}

int RulingList::changedCount() const {
    return int(std::count_if(m_rulings.begin(), m_rulings.end(),
                             [](const Asked& asked) { return asked.chosen != asked.usual; }));
}

void RulingList::setFilter(const QString& filter) {
    if (filter == m_filter)
        return;
    m_filter = filter;
    show();
}

void RulingList::setLanguage(const QString& language) {
    m_language = language;
    show();
}

void RulingList::ask(const std::shared_ptr<const GamePackage>& package, Ruling::Kind kind,
                     const Scenario* scenario) {
    m_package = package;
    m_rulings.clear();
    if (m_package)
        for (const Ruling& ruling : m_package->rulings) {
            if (ruling.kind != kind)
                continue;
            int usual = int(ruling.standard);
            if (scenario)
                for (const auto& [id, choice] : scenario->rulings)
                    if (id == ruling.id)
                        usual = int(findChoice(ruling, choice).value_or(ruling.standard));
            m_rulings << Asked{&ruling, usual, usual};
        }
    show();
    Q_EMIT choiceChanged();
}

void RulingList::show() {
    beginResetModel();
    m_shown.clear();
    const QString wanted = m_filter.simplified();
    for (int i = 0; i < total(); ++i) {
        const Ruling& ruling = *m_rulings[i].ruling;
        QStringList all{QString::fromStdString(ruling.id), QString::fromStdString(ruling.section),
                        wordsIn(ruling.question, m_language)};
        for (const RulingChoice& choice : ruling.choices)
            all << wordsIn(choice.label, m_language);
        if (wanted.isEmpty() || all.join(u'\n').contains(wanted, Qt::CaseInsensitive))
            m_shown << i;
    }
    endResetModel();
    Q_EMIT shownChanged();
}

void RulingList::choose(int row, int choice) {
    if (row < 0 || row >= count())
        return;
    Asked& asked = m_rulings[m_shown[row]];
    if (choice < 0 || choice >= int(asked.ruling->choices.size()) || choice == asked.chosen)
        return;
    asked.chosen = choice;
    Q_EMIT dataChanged(index(row), index(row), {ChosenRole});
    Q_EMIT choiceChanged();
}

void RulingList::restore() {
    for (Asked& asked : m_rulings)
        asked.chosen = asked.usual;
    if (count() > 0)
        Q_EMIT dataChanged(index(0), index(count() - 1), {ChosenRole});
    Q_EMIT choiceChanged();
}

void RulingList::write(QVariantMap& answers) const {
    for (const Asked& asked : m_rulings)
        if (asked.chosen != asked.usual)
            answers.insert(
                QString::fromStdString(asked.ruling->id),
                QString::fromStdString(asked.ruling->choices[std::size_t(asked.chosen)].id));
}

NewGame::NewGame(const Library& library, const SavedGames& games, Settings& settings,
                 QObject* parent)
    : QObject(parent)
    , m_library(library)
    , m_games(games)
    , m_settings(settings)
    , m_dice(settings.dice) {}

bool NewGame::prepare(const QString& packageId, const QString& scenarioId) {
    const FoundPackage* const found = m_library.find(packageId);
    if (!found)
        return false;
    m_found = *found;
    m_players = m_settings.playerNames;
    m_players.resize(int(m_found.package->sides.size()));
    m_seats.clear();
    for (int i = 0; i < m_players.size(); ++i)
        m_seats << PlayedBy::from(m_settings.seats.value(i));
    m_dice = m_settings.dice;
    m_name.clear();
    m_scenario = -1;
    const auto& all = m_found.package->scenarios;
    const auto named = std::find_if(all.begin(), all.end(), [&](const Scenario& scenario) {
        return QString::fromStdString(scenario.id) == scenarioId;
    });
    m_corrections.lookFor(m_found.id, m_found.folder);
    Q_EMIT packageChanged();
    Q_EMIT playersChanged();
    Q_EMIT diceChanged();
    Q_EMIT nameChanged();
    setScenario(named == all.end() ? 0 : int(named - all.begin()));
    return true;
}

void NewGame::setScenario(int row) {
    if (row == m_scenario || !m_found.package || row < 0 ||
        row >= int(m_found.package->scenarios.size()))
        return;
    m_scenario = row;
    m_options.ask(m_found.package, Ruling::Kind::Option, chosen());
    m_rulings.ask(m_found.package, Ruling::Kind::Ruling, chosen());
    Q_EMIT scenarioChanged();
}

void NewGame::setPlayer(int side, const QString& name) {
    if (side >= 0 && side < m_players.size())
        m_players[side] = name.simplified();
}

void NewGame::setSeat(int side, const QString& kind, int seconds, const QString& program) {
    if (side < 0 || side >= m_seats.size())
        return;
    PlayedBy seat = playedBy(kind, seconds, program);
    if (seat.isBot() && !m_seats[side].isBot() && seat.program.isEmpty())
        seat.program = m_settings.botProgram;
    if (seat == m_seats[side])
        return;
    m_seats[side] = seat;
    Q_EMIT playersChanged();
}

QVariantMap NewGame::agreed() {
    QVariantMap answers;
    m_options.write(answers);
    m_rulings.write(answers);
    QVariantMap players;
    for (int i = 0; i < m_players.size(); ++i)
        if (!m_players[i].isEmpty())
            players.insert(QString::fromStdString(m_found.package->sides[std::size_t(i)].id),
                           m_players[i]);
    QVariantMap seats;
    QStringList seatTexts;
    for (int i = 0; i < m_seats.size(); ++i) {
        seatTexts << m_seats[i].text();
        seats.insert(QString::fromStdString(m_found.package->sides[std::size_t(i)].id),
                     m_seats[i].text());
        if (m_seats[i].isBot())
            m_settings.setProperty("botProgram", m_seats[i].program);
    }
    m_settings.setProperty("seats", seatTexts);
    m_settings.setProperty("playerNames", m_players);
    m_settings.setProperty("dice", m_dice);
    const Scenario* const scenario = chosen();
    return {
        {QStringLiteral("folder"), m_found.folder},
        {QStringLiteral("scenario"), scenario ? QString::fromStdString(scenario->id) : QString()},
        {QStringLiteral("rulings"), answers},
        {QStringLiteral("players"), players},
        {QStringLiteral("seats"), seats},
        {QStringLiteral("dice"), m_dice},
        {QStringLiteral("corrections"), m_corrections.chosen()},
        {QStringLiteral("file"),
         m_games.freePath(m_name.simplified().isEmpty() ? suggestedName() : m_name)}};
}

QString NewGame::packageId() const {
    return m_found.id;
}

QString NewGame::fallback() const {
    return m_found.package ? fallbackOf(m_found, m_language) : QString();
}

QString NewGame::title() const {
    return m_found.package ? titleOf(m_found, m_language) : QString();
}

QString NewGame::folder() const {
    return m_found.folder;
}

QVariantList NewGame::scenarios() const {
    return m_found.package ? scenarioList(*m_found.package, m_language) : QVariantList();
}

QVariantList NewGame::sides() const {
    QVariantList list;
    if (m_found.package)
        for (std::size_t i = 0; i < m_found.package->sides.size(); ++i) {
            const Side& side = m_found.package->sides[i];
            QVariantMap row = m_seats.value(int(i)).map();
            row.insert(QStringLiteral("id"), QString::fromStdString(side.id));
            row.insert(QStringLiteral("name"), wordsIn(side.name, m_language));
            row.insert(QStringLiteral("colour"), QString::fromStdString(side.colour));
            row.insert(QStringLiteral("player"), m_players.value(int(i)));
            list << row;
        }
    return list;
}

bool NewGame::isSeated() const {
    return std::none_of(m_seats.begin(), m_seats.end(),
                        [](const PlayedBy& seat) { return seat.isBot() && seat.program.isEmpty(); });
}

QString NewGame::suggestedName() const {
    const Scenario* const scenario = chosen();
    return scenario ? wordsIn(scenario->title, m_language) : QString();
}

void NewGame::setLanguage(const QString& language) {
    m_language = language;
    m_options.setLanguage(language);
    m_rulings.setLanguage(language);
    m_corrections.setLanguage(language);
    Q_EMIT packageChanged();
    Q_EMIT scenarioChanged();
    Q_EMIT playersChanged();
}

const Scenario* NewGame::chosen() const {
    return m_found.package && m_scenario >= 0 ? &m_found.package->scenarios[std::size_t(m_scenario)]
                                              : nullptr;
}

} // namespace esagono
