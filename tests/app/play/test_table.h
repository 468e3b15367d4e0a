// SPDX-License-Identifier: GPL-3.0-or-later
// A game on the screen without a screen: what nearly every test of playing begins with.
#pragma once

#include "app/languages.h"
#include "tests/app/editor/source_packages.h"
#include "tests/app/patience.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/play/play_table.h"
#endif

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace esagono {

/// Rulings by which everything is seen.
inline const QVariantMap openly{{QStringLiteral("fog"), QStringLiteral("off")}};

/// A player at his table; the diary is gone with him.
class TestTable {
public:
    TestTable() { game.viewpoint()->setProperty("useCurtain", false); }

    QTemporaryDir folder;
    Languages languages;
    PlayTable game{nullptr, withSkirmish()};

    [[nodiscard]] QString diary() const { return folder.filePath(QStringLiteral("game.esagono")); }

    /// Begins a game with dice that are told; says why not if it cannot.
    QString begin(const QString& package, const QString& scenario,
                  const QVariantMap& rulings = {}) {
        QSignalSpy opened(&game, &PlayTable::opened);
        QSignalSpy failed(&game, &PlayTable::failed);
        QSignalSpy wanted(game.realDice(), &RealDice::changed);
        game.begin(package, scenario, rulings,
                   {{QStringLiteral("red"), QStringLiteral("Rosa")},
                    {QStringLiteral("nationalist"), QStringLiteral("Giulia")},
                    {QStringLiteral("republican"), QStringLiteral("Marc")}},
                   QStringLiteral("told"), diary());
        (void)QTest::qWaitFor([&] { return opened.count() + failed.count() + wanted.count() > 0; },
                              patience);
        return failed.isEmpty() ? QString() : failed.constFirst().constFirst().toString();
    }
    QString santander(const QString& scenario, const QVariantMap& rulings = {}) {
        return begin(santanderFolder(), scenario, rulings);
    }
    /// Whose chit for the first turn is told: 5 is quiet.
    QString skirmish(const QString& scenario, const QVariantMap& rulings = {}, int chit = 5) {
        const QString why = begin(skirmishFolder(), scenario, rulings);
        QSignalSpy opened(&game, &PlayTable::opened);
        game.realDice()->tellDice({chit});
        (void)QTest::qWaitFor([&] { return opened.count() > 0; }, patience);
        return why;
    }
    QString open(const QString& path) {
        QSignalSpy opened(&game, &PlayTable::opened);
        QSignalSpy failed(&game, &PlayTable::failed);
        game.openDiary(path);
        (void)QTest::qWaitFor([&] { return opened.count() + failed.count() > 0; }, patience);
        return failed.isEmpty() ? QString() : failed.constFirst().constFirst().toString();
    }

    [[nodiscard]] int hex(const char* label) const {
        return game.hexNumbered(QString::fromLatin1(label));
    }
    [[nodiscard]] int counter(const char* id) const {
        return int(find<CounterId>(game.setting()->package().counters, id).value);
    }
    /// Where a counter lies: a hex number, a box, or nothing.
    [[nodiscard]] QString place(const char* id) const {
        const Place where = placeOf(game.view(), CounterId(std::size_t(counter(id))));
        const auto& boxes = game.setting()->package().boxes;
        return where.isHex()   ? game.hexLabel(where.hex().value)
               : where.isBox() ? QString::fromStdString(boxes[where.box().index()].id)
                               : QString();
    }
    void click(const char* label, const char* id = nullptr, int modifiers = 0) {
        game.gestures()->clickHex(hex(label), id == nullptr ? -1 : counter(id), modifiers);
    }
    void select(const char* id) { game.selectCounter(counter(id), false); }
    /// The decision that is pending.
    [[nodiscard]] QString decision() const {
        return game.view().frames.empty()
                   ? QString()
                   : QString::fromStdString(
                         std::string(game.setting()->kind(game.view().frames.back().name).name));
    }
    /// Presses the offer of that kind and number among them; false if there is none.
    bool press(const char* kind = "button", int number = 0) {
        const auto& rows = game.hand()->offers()->rows();
        for (int i = 0; i < rows.size(); ++i)
            if (rows[i].kind == QLatin1String(kind) && number-- == 0) {
                game.hand()->pressOffer(i);
                return true;
            }
        return false;
    }
    /// The row of a counter among the choices; -1: none.
    [[nodiscard]] int choice(const char* id) {
        const auto& rows = game.hand()->choices()->rows();
        for (int i = 0; i < rows.size(); ++i)
            if (rows[i].counter == counter(id))
                return i;
        return -1;
    }
    [[nodiscard]] QStringList marked(HexMark mark) const {
        QStringList labels;
        for (const MarkedHex& each : game.highlights().hexes)
            if (each.mark == mark)
                labels << game.hexLabel(each.hex.value);
        labels.sort();
        return labels;
    }
    [[nodiscard]] QStringList marked(CounterMark mark) const {
        QStringList ids;
        for (const MarkedCounter& each : game.highlights().counters)
            if (each.mark == mark)
                ids << QString::fromStdString(
                    game.setting()->package().counters[each.counter.index()].id);
        ids.sort();
        return ids;
    }
    [[nodiscard]] QStringList selected() const {
        QStringList ids;
        for (const QVariant& each : game.selectedCounters())
            ids << QString::fromStdString(
                game.setting()->package().counters[std::size_t(each.toInt())].id);
        return ids;
    }
};

} // namespace esagono
