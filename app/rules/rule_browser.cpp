// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/rule_browser.h"

#include "app/languages.h"
#include "app/pictures.h"
#include "app/rules/rule_chart.h"
#include "app/table/words/game_words.h"
#include "app/text_formatter.h"

#include "engine/core/fault.h"
#include "engine/kit/ruling_origin.h"
#include "engine/play/asking/scribe.h"

#include <QRegularExpression>

#include <algorithm>

namespace esagono {

namespace {

constexpr char boardPrefix[] = "rule/"; // of the names of pictures

QString wordFor(RulingOrigin::Doubt doubt) {
    switch (doubt) {
    case RulingOrigin::Doubt::Editions:
        return QStringLiteral("editions");
    case RulingOrigin::Doubt::Silent:
        return QStringLiteral("silent");
    case RulingOrigin::Doubt::Unclear:
        return QStringLiteral("unclear");
    case RulingOrigin::Doubt::Unstated:
        break;
    }
    return {};
}

} // namespace

QHash<int, QByteArray> RuleContents::roleNames() const {
    return {{SectionRole, "section"}, {TitleRole, "title"}, {DepthRole, "depth"}};
}

int RuleContents::rowOf(const QString& section) const {
    for (int row = 0; row < count(); ++row)
        if (rows().at(row).value(SectionRole).toString() == section)
            return row;
    return -1;
}

RuleBrowser::RuleBrowser(const Library& library, Pictures* pictures, QObject* parent)
    : QObject(parent)
    , m_library(library)
    , m_pictures(pictures) {
    connect(this, &RuleBrowser::shownChanged, this, &RuleBrowser::boardChanged);
    if (m_pictures)
        connect(m_pictures, &Pictures::ready, this, [this](const QString& name) {
            if (name.startsWith(QLatin1String(boardPrefix)))
                Q_EMIT boardChanged();
        });
}

// What is read

void RuleBrowser::readFrom(const esagono::Table* table) {
    m_table.reset();
    if (table && table->setting()) {
        const auto package = table->sharedPackage();
        m_table = Table{textFrom(package->id), table->packageFolder(), package,
                        table->setting()->rulings, table->lastReadings()};
        show(m_table->id, m_table->package, m_table->folder, {});
    } else {
        refresh();
    }
}

void RuleBrowser::refresh() {
    if (isOnTable()) {
        Q_EMIT gamesChanged();
        return;
    }
    const FoundPackage* found = m_library.find(m_id);
    for (const FoundPackage& package : m_library.packages())
        if (!found && package.package)
            found = &package;
    if (found)
        show(found->id, found->package, found->folder, found->digest);
    else if (!m_table && !m_library.isScanning())
        show({}, nullptr, {}, {});
}

void RuleBrowser::chooseGame(const QString& id) {
    if (m_table && m_table->id == id)
        show(id, m_table->package, m_table->folder, {});
    else if (const FoundPackage* const found = m_library.find(id); found && found->package)
        show(id, found->package, found->folder, found->digest);
}

void RuleBrowser::show(const QString& id, std::shared_ptr<const GamePackage> package,
                       const QString& folder, const QString& digest) {
    const bool other = std::exchange(m_id, id) != id;
    if (package != m_package) {
        m_package = std::move(package);
        m_folder = folder;
        m_digest = digest;
        m_problem = {};
        RuleCards cards;
        try {
            cards = ruleCardsIn(folder);
        } catch (...) {
            m_problem = caughtText();
        }
        m_index = m_package ? RuleIndex(m_package, std::move(cards)) : RuleIndex();
    }
    if (other) {
        m_search.clear();
        m_way.clear();
        m_at = -1;
    }
    if (entry() == nullptr) {
        m_section.clear();
        if (!m_index.entries().empty())
            (void)open(textFrom(m_index.entries().front().section->section));
    }
    list();
    Q_EMIT gamesChanged();
    Q_EMIT shownChanged();
}

void RuleBrowser::setLanguage(const QString& interface) {
    m_interface = interface;
    list();
    Q_EMIT gamesChanged();
    Q_EMIT shownChanged();
}

void RuleBrowser::chooseLanguage(const QString& code) {
    m_chosen = code == m_interface ? QString() : code;
    list();
    Q_EMIT shownChanged();
}

QVariantList RuleBrowser::games() const {
    QVariantList list;
    const auto add = [&](const QString& id, const QString& title) {
        list << QVariantMap{{QStringLiteral("id"), id}, {QStringLiteral("title"), title}};
    };
    if (m_table && !m_library.find(m_table->id))
        add(m_table->id, wordsIn(m_table->package->title, m_interface));
    for (const FoundPackage& package : m_library.packages())
        if (package.package)
            add(package.id, titleOf(package, m_interface));
    return list;
}

int RuleBrowser::gameIndex() const {
    const QVariantList all = games();
    for (int i = 0; i < all.size(); ++i)
        if (all[i].toMap().value(QStringLiteral("id")) == m_id)
            return i;
    return -1;
}

QString RuleBrowser::title() const {
    return m_package ? wordsIn(m_package->title, m_interface) : QString();
}

QString RuleBrowser::release() const {
    return m_package ? textFrom(m_package->release) : QString();
}

int RuleBrowser::rulingCount() const {
    return m_package ? int(m_package->rulings.size()) : 0;
}

QString RuleBrowser::problem() const {
    if (!m_problem.empty())
        return phrase(m_problem, m_interface);
    if (!m_package || m_index.hasCards())
        return {};
    //% "This game has no rule cards: only the titles of its rulebook are known."
    return qtTrId("app.rules.no_cards");
}

// Contents

void RuleBrowser::setSearch(const QString& words) {
    if (words == m_search)
        return;
    m_search = words;
    list();
}

void RuleBrowser::list() {
    QList<PanelModel::Row> rows;
    for (const int number : m_index.matching(m_search, language())) {
        const RuleIndex::Entry& entry = m_index.entries()[std::size_t(number)];
        PanelModel::Row row;
        row[RuleContents::SectionRole] = textFrom(entry.section->section);
        row[RuleContents::TitleRole] = wordsIn(entry.section->title, language());
        row[RuleContents::DepthRole] = entry.depth;
        rows << row;
    }
    m_contents.setRows(std::move(rows));
    Q_EMIT searchChanged();
    Q_EMIT rowChanged();
}

void RuleBrowser::step(int by) {
    const int now = row();
    const int next = now < 0 ? 0 : std::clamp(now + by, 0, hits() - 1);
    if (next != now && next < hits())
        (void)open(m_contents.rows().at(next).value(RuleContents::SectionRole).toString());
}

// The section

bool RuleBrowser::open(const QString& rule) {
    const RuleRef reference = ruleFromWord(rule.toStdString());
    const QString wanted = textFrom(reference.section);
    if (m_index.find(reference.section) < 0)
        return false;
    if (wanted == m_section)
        return true;
    m_section = wanted;
    m_way = m_way.first(m_at + 1);
    m_way << wanted;
    m_at = int(m_way.size()) - 1;
    Q_EMIT rowChanged();
    Q_EMIT shownChanged();
    return true;
}

void RuleBrowser::walk(int by) {
    const int to = m_at + by;
    if (to < 0 || to >= m_way.size())
        return;
    m_at = to;
    m_section = m_way[to];
    Q_EMIT rowChanged();
    Q_EMIT shownChanged();
}

const RuleIndex::Entry* RuleBrowser::entry() const {
    const int number = m_index.find(m_section.toStdString());
    return number < 0 ? nullptr : &m_index.entries()[std::size_t(number)];
}

const RuleCard* RuleBrowser::card() const {
    return entry() ? entry()->card : nullptr;
}

QVariantMap RuleBrowser::sectionMap(int number) const {
    const RuleSection& section = *m_index.entries()[std::size_t(number)].section;
    return {{QStringLiteral("section"), textFrom(section.section)},
            {QStringLiteral("title"), wordsIn(section.title, language())}};
}

QString RuleBrowser::heading() const {
    return entry() ? wordsIn(entry()->section->title, language()) : QString();
}

QString RuleBrowser::page() const {
    return entry() ? textFrom(entry()->section->page) : QString();
}

QString RuleBrowser::enforced() const {
    if (!entry())
        return {};
    switch (entry()->section->enforced) {
    case Enforced::ByCode:
        return QStringLiteral("code");
    case Enforced::BySetup:
        return QStringLiteral("setup");
    case Enforced::Missing:
        return QStringLiteral("missing");
    case Enforced::ByPlayers:
        break;
    }
    return QStringLiteral("players");
}

QVariantList RuleBrowser::path() const {
    QVariantList list;
    for (const int number : m_index.pathTo(m_index.find(m_section.toStdString())))
        list << sectionMap(number);
    return list;
}

/// As rich text, in which the sections of the book that are named are links.
QString RuleBrowser::linked(const Words& words) const {
    static const QRegularExpression number(
        QStringLiteral("(?<![\\w.,])(?:[^\\W\\d_]\\d+|\\d+(?:\\.[0-9A-Z]+)+)(?!\\w)"),
        QRegularExpression::UseUnicodePropertiesOption);
    const QString plain = wordsIn(words, language());
    QString rich;
    qsizetype at = 0;
    for (auto found = number.globalMatch(plain); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString section = match.captured();
        rich += plain.mid(at, match.capturedStart() - at).toHtmlEscaped();
        rich += m_index.find(section.toStdString()) < 0 || section == m_section
                    ? section
                    : QStringLiteral("<a href=\"%1\">%1</a>").arg(section);
        at = match.capturedEnd();
    }
    return rich + plain.mid(at).toHtmlEscaped();
}

QString RuleBrowser::says() const {
    return card() ? linked(card()->says) : QString();
}

QString RuleBrowser::example() const {
    return card() ? linked(card()->example) : QString();
}

QString RuleBrowser::board() const {
    if (!isOnMap() || !m_pictures || m_boardSize.isEmpty())
        return {};
    if (m_digest.isEmpty())
        m_digest = textFrom(hexText(m_package->digest()));
    PlateWish wish;
    wish.size = m_boardSize;
    wish.hexesAcross = card()->board->across;
    wish.frame = false;
    wish.band = false;
    wish.dark = m_dark;
    wish.safePalette = m_safePalette;
    const QString name = QLatin1String(boardPrefix) + QStringLiteral("%1/%2/%3x%4/%5%6/%7")
                                                          .arg(m_digest, language())
                                                          .arg(m_boardSize.width())
                                                          .arg(m_boardSize.height())
                                                          .arg(int(m_dark))
                                                          .arg(int(m_safePalette))
                                                          .arg(textFrom(card()->board->key));
    return m_pictures->url(name, [shown = m_package, board = *card()->board, folder = m_folder,
                                  spoken = language(), wish, &drawings = m_pictures->drawings()] {
        const auto package = withDocuments(shown, folder);
        if (!package)
            return QImage();
        const LaidBoard laid = layOut(board, *package);
        return paintRuleBoard(laid, *package, drawings.of(*package, laid.map, folder, spoken),
                              wish);
    });
}

QString RuleBrowser::fallback() const {
    const QString shown = card() ? languageShown(card()->says, language()) : language();
    if (shown == language())
        return {};
    const int known = int(Languages::codes().indexOf(shown));
    return known < 0 ? shown : Languages::names().at(known);
}

QVariantList RuleBrowser::related() const {
    QVariantList list;
    if (card())
        for (const std::string& section : card()->related)
            if (const int number = m_index.find(section); number >= 0)
                list << sectionMap(number);
    return list;
}

QVariantList RuleBrowser::rulings() const {
    QVariantList list;
    if (!entry())
        return list;
    for (std::size_t i = 0; i < m_package->rulings.size(); ++i) {
        const Ruling& ruling = m_package->rulings[i];
        const bool touches =
            ruling.section == entry()->section->section ||
            (card() && std::ranges::find(card()->rulings, ruling.id) != card()->rulings.end());
        if (!touches)
            continue;
        const std::size_t chosen = isOnTable() ? m_table->rulings[i] : ruling.standard;
        const RulingOrigin origin = originOf(*m_package, ruling.id);
        QVariantList choices;
        for (std::size_t choice = 0; choice < ruling.choices.size(); ++choice)
            choices << QVariantMap{
                {QStringLiteral("label"), wordsIn(ruling.choices[choice].label, language())},
                {QStringLiteral("chosen"), choice == chosen},
                {QStringLiteral("standard"), choice == ruling.standard}};
        list << QVariantMap{{QStringLiteral("id"), textFrom(ruling.id)},
                            {QStringLiteral("question"), wordsIn(ruling.question, language())},
                            {QStringLiteral("option"), ruling.kind == Ruling::Kind::Option},
                            {QStringLiteral("doubt"), wordFor(origin.doubt)},
                            {QStringLiteral("origin"), linked(origin.words)},
                            {QStringLiteral("choices"), choices},
                            {QStringLiteral("agreed"), isOnTable()}};
    }
    return list;
}

QVariantList RuleBrowser::charts() const {
    QVariantList list;
    if (!card())
        return list;
    for (const std::string& id : card()->charts) {
        const Chart* const chart = m_package->chart(id);
        if (!chart)
            continue;
        std::vector<DiceReading> readings;
        if (isOnTable())
            std::ranges::copy_if(m_table->readings, std::back_inserter(readings),
                                 [&](const DiceReading& each) { return each.chart == id; });
        list << readableTable(*chart, language(), readings);
    }
    return list;
}

} // namespace esagono
