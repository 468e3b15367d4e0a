// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/counters/look_bench.h"

#include "app/board/counters/counter_look.h"
#include "app/board/counters/liveries.h"
#include "app/board/ground/map_terrain.h"
#include "app/board/map/map_reading.h"
#include "app/editing/files/workbench.h"
#include "app/editing/maps/editor_board.h"
#include "app/editing/maps/map_words.h"
#include "app/languages.h"
#include "app/text_formatter.h"
#include "editor/counters/look_edits.h"
#include "editor/tables/text_edits.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace esagono {

namespace {

/// What covers the ground, by the word display.json calls it.
struct CoverWord {
    const char* word;
    Cover cover;
    const char* name;
};
constexpr std::array<CoverWord, 10> coverWords = {{
    //: What covers the ground: nothing
    //% "Plain"
    {"plain", Cover::Plain, QT_TRID_NOOP("app.editor.cover.plain")},
    //: What covers the ground
    //% "Hills"
    {"hill", Cover::Hill, QT_TRID_NOOP("app.editor.cover.hill")},
    //: What covers the ground
    //% "Mountains"
    {"mountain", Cover::Mountain, QT_TRID_NOOP("app.editor.cover.mountain")},
    //: What covers the ground
    //% "Woods"
    {"woods", Cover::Woods, QT_TRID_NOOP("app.editor.cover.woods")},
    //: What covers the ground: broken ground
    //% "Rugged ground"
    {"rough", Cover::Rough, QT_TRID_NOOP("app.editor.cover.rough")},
    //: What covers the ground
    //% "Marsh"
    {"marsh", Cover::Marsh, QT_TRID_NOOP("app.editor.cover.marsh")},
    //: What covers the ground: one city on open ground
    //% "A city"
    {"city", Cover::City, QT_TRID_NOOP("app.editor.cover.city")},
    //: What covers the ground: houses everywhere
    //% "Houses"
    {"built", Cover::Built, QT_TRID_NOOP("app.editor.cover.built")},
    //: What covers the ground
    //% "Water"
    {"water", Cover::Water, QT_TRID_NOOP("app.editor.cover.water")},
    //: What covers the ground: nobody plays there
    //% "Closed"
    {"neutral", Cover::Closed, QT_TRID_NOOP("app.editor.cover.closed")},
}};

/// The word of a cover as the list above has it, whichever way the package spells it.
QString coverOf(const TerrainKind& kind, const Record& display) {
    const auto found =
        std::ranges::find(coverWords, lookOf(kind, display, {}).cover, &CoverWord::cover);
    return QLatin1String(found == coverWords.end() ? coverWords.front().word : found->word);
}

} // namespace

LookBench::LookBench(Workbench& workbench, EditorBoard& board)
    : m_workbench(workbench)
    , m_board(board) {
    connect(&workbench, &Workbench::packageChanged, this, &LookBench::changed);
    connect(&workbench, &Workbench::opened, this, &LookBench::changed);
    connect(&workbench, &Workbench::edited, this, [this](const Edit& edit) {
        if (std::ranges::any_of(edit.changes, [](const Change& change) {
                return change.at.file == "package.json" || change.at.file == "display.json";
            }))
            Q_EMIT changed();
    });
    connect(&workbench, &Workbench::languageChanged, this, &LookBench::changed);
}

LookBench::~LookBench() = default;

std::string LookBench::map() const {
    const auto& package = m_workbench.package();
    return package && m_board.map() < package->mapFiles.size() ? package->mapFiles[m_board.map()].id
                                                               : std::string();
}

/// What people call an entry of a list of package.json.
std::string LookBench::nameOf(const std::string& list, const QString& id) const {
    const Record* const entries = valueAt(m_workbench.documents(), {"package.json", list});
    const QString name =
        entries ? wordsIn(entryOf(*entries, id.toStdString()), "name", m_workbench.language())
                : QString();
    return (name.isEmpty() ? id : name).toStdString();
}

/// What a terrain is drawn in with that cover.
QColor LookBench::drawn(const QString& terrain, const QString& cover) const {
    const std::string own =
        terrainLook(m_workbench.documents(), map(), terrain.toStdString(), "colour");
    if (const QColor colour(QString::fromStdString(own)); colour.isValid())
        return colour;
    TerrainKind kind;
    kind.id = cover.toStdString();
    return lookOf(kind, {}, {}).tint;
}

QVariantList LookBench::covers() const {
    QVariantList list;
    for (const CoverWord& each : coverWords)
        list << QVariantMap{{QStringLiteral("id"), QLatin1String(each.word)},
                            {QStringLiteral("name"), qtTrId(each.name)},
                            {QStringLiteral("colour"), drawn({}, QLatin1String(each.word))}};
    return list;
}

QVariantList LookBench::languages() const {
    QVariantList list;
    for (qsizetype i = 0; i < Languages::codes().size(); ++i)
        list << QVariantMap{{QStringLiteral("code"), Languages::codes().at(i)},
                            {QStringLiteral("name"), Languages::names().at(i)}};
    return list;
}

QVariantList LookBench::sides() const {
    QVariantList list;
    const auto& package = m_workbench.package();
    if (!package)
        return list;
    const Documents& documents = m_workbench.documents();
    const auto colour = [&](const std::string& side, const char* key, const QColor& otherwise) {
        const QColor own(QString::fromStdString(sideLook(documents, side, key)));
        return own.isValid() ? own : otherwise;
    };
    const std::shared_ptr<const Liveries> liveries = readLiveries(*package);
    for (std::size_t i = 0; i < package->sides.size(); ++i) {
        const Side& side = package->sides[i];
        const Coats& coats = liveries->sides[i].coats;
        list << QVariantMap{
            {QStringLiteral("id"), QString::fromStdString(side.id)},
            {QStringLiteral("name"),
             QString::fromStdString(nameOf("/sides", QString::fromStdString(side.id)))},
            {QStringLiteral("colour"),
             colour(side.id, "colour", QColor::fromRgb(liveries->sides[i].colours[0]))},
            {QStringLiteral("fill"), colour(side.id, "fill", QColor::fromRgb(coats[0].fill))},
            {QStringLiteral("edge"), colour(side.id, "edge", QColor::fromRgb(coats[0].edge))},
            {QStringLiteral("safeFill"),
             colour(side.id, "safe/fill", QColor::fromRgb(coats[1].fill))},
            {QStringLiteral("safeEdge"),
             colour(side.id, "safe/edge", QColor::fromRgb(coats[1].edge))}};
    }
    return list;
}

QVariantMap LookBench::terrain(const QString& id) const {
    const Documents& documents = m_workbench.documents();
    QVariantMap names;
    for (const QVariant& each : languages())
        names.insert(each.toMap().value(QStringLiteral("code")).toString(), QString());
    QVariantMap form{{QStringLiteral("id"), id}, {QStringLiteral("own"), false}};
    QString cover = QLatin1String(coverWords.front().word);
    if (const EditPlace place = terrainWords(documents, id.toStdString()); !place.file.empty()) {
        if (const Record* const words = valueAt(documents, place); words && words->is_object())
            for (auto each = names.begin(); each != names.end(); ++each)
                *each = textIn(*words, each.key().toStdString());
        const Record* const entries = valueAt(documents, {"package.json", "/terrains"});
        TerrainKind kind;
        kind.id = id.toStdString();
        if (textIn(entryOf(*entries, kind.id), "ground") == QLatin1String("water"))
            kind.ground = Ground::Water;
        const std::string symbol = terrainLook(documents, map(), kind.id, "symbol");
        cover = coverOf(kind, symbol.empty() ? Record() : Record{{"symbol", symbol}});
        form.insert(QStringLiteral("own"),
                    !terrainLook(documents, map(), kind.id, "colour").empty());
    }
    form.insert(QStringLiteral("name"), names);
    form.insert(QStringLiteral("cover"), cover);
    form.insert(QStringLiteral("colour"), drawn(id, cover));
    return form;
}

QString LookBench::addTerrain(const QVariantMap& form) {
    TerrainWish wish;
    const QVariantMap names = form.value(QStringLiteral("name")).toMap();
    QString any;
    for (const QVariant& each : languages()) {
        const QString code = each.toMap().value(QStringLiteral("code")).toString();
        const QString name = names.value(code).toString().trimmed();
        wish.name[code.toStdString()] = name.toStdString();
        if (any.isEmpty() || code == QLatin1String("en"))
            any = name.isEmpty() ? any : name;
    }
    if (any.isEmpty())
        return {};
    wish.id = freeTerrainId(m_workbench.documents(), any.toStdString());
    wish.symbol = form.value(QStringLiteral("cover")).toString().toStdString();
    wish.water = wish.symbol == "water";
    if (const QString colour = form.value(QStringLiteral("colour")).toString(); isColour(colour))
        wish.colour = colour.toStdString();
    wish.like = form.value(QStringLiteral("like")).toString().toStdString();
    const QString own = names.value(m_workbench.language()).toString().trimmed();
    m_workbench.perform(esagono::addTerrain(
        m_workbench.documents(), wish,
        Text(say::lookEditNewTerrain, (own.isEmpty() ? any : own).toStdString())));
    return QString::fromStdString(wish.id);
}

QString LookBench::removeTerrain(const QString& id) {
    Proposal proposal =
        esagono::removeTerrain(m_workbench.documents(), id.toStdString(),
                               Text(say::lookEditTerrainAway, nameOf("/terrains", id)));
    if (proposal.isRefused())
        return phrase(proposal.refusal, m_workbench.language());
    m_workbench.perform(std::move(proposal.edit));
    return {};
}

void LookBench::nameTerrain(const QString& id, const QString& language, const QString& name) {
    const EditPlace place = terrainWords(m_workbench.documents(), id.toStdString());
    if (!place.file.empty())
        m_workbench.perform(setWords(m_workbench.documents(), place, language.toStdString(),
                                     name.trimmed().toStdString()));
}

void LookBench::setCover(const QString& terrain, const QString& cover) {
    m_workbench.perform(setTerrainLook(m_workbench.documents(), map(), terrain.toStdString(),
                                       "symbol", cover.toStdString(),
                                       Text(say::lookEdit, nameOf("/terrains", terrain))));
}

void LookBench::setColour(const QString& terrain, const QString& colour) {
    if (colour.isEmpty() || isColour(colour))
        m_workbench.perform(setTerrainLook(m_workbench.documents(), map(), terrain.toStdString(),
                                           "colour", colour.toLower().toStdString(),
                                           Text(say::lookEdit, nameOf("/terrains", terrain))));
}

void LookBench::setSideColour(const QString& side, const QString& key, const QString& colour) {
    if (isColour(colour))
        m_workbench.perform(setSideLook(m_workbench.documents(), side.toStdString(),
                                        key.toStdString(), colour.toLower().toStdString(),
                                        Text(say::lookEdit, nameOf("/sides", side))));
}

bool LookBench::isColour(const QString& text) const {
    static const QRegularExpression written(QStringLiteral("^#[0-9a-fA-F]{6}$"));
    return written.match(text).hasMatch();
}

} // namespace esagono
