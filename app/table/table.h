// SPDX-License-Identifier: GPL-3.0-or-later
// A table somebody looks at, playing or watching: the view of it, what is laid over the map, what
// is selected and what is known of it, and what things are called.
#pragma once

#include "app/board/scene/board_source.h"
#include "app/table/layer_model.h"
#include "app/table/panels/dice_cards.h"
#include "app/table/panels/stack_model.h"
#include "app/table/panels/track_model.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/table/words/game_words.h"
#include "engine/core/fault.h"
#include "engine/play/game.h"
#endif

#include <type_traits>

namespace esagono {

/// What is selected: a hex, or counters; the first of them is the one in hand.
struct Selection {
    HexId hex;
    std::vector<CounterId> counters;
    [[nodiscard]] CounterId counter() const {
        return counters.empty() ? CounterId() : counters.front();
    }
};

// The base is named in full: what Qt 6.4 generates for QML does not look into namespaces.
class Table : public esagono::BoardSource {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A table is given to its page")
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY openChanged)
    Q_PROPERTY(QString title READ title NOTIFY openChanged)
    Q_PROPERTY(QString scenario READ scenario NOTIFY openChanged)
    Q_PROPERTY(QString diaryPath READ diaryPath NOTIFY openChanged)
    /// From the turn to the pending decision.
    Q_PROPERTY(QStringList breadcrumb READ breadcrumb NOTIFY viewChanged)
    Q_PROPERTY(int selectedHex READ selectedHex NOTIFY selectionChanged)
    Q_PROPERTY(int selectedCounter READ selectedCounter NOTIFY selectionChanged)
    Q_PROPERTY(esagono::LayerModel* layers READ layers CONSTANT)
    /// What lies in the hex that is selected.
    Q_PROPERTY(esagono::StackModel* stack READ stack CONSTANT)
    /// What lies where the pointer rests.
    Q_PROPERTY(esagono::StackModel* glance READ glance CONSTANT)
    Q_PROPERTY(esagono::TrackModel* tracks READ tracks CONSTANT)
    Q_PROPERTY(esagono::DiceCards* dice READ dice CONSTANT)

public:
    using BoardSource::BoardSource;

    [[nodiscard]] virtual bool isOpen() const = 0;
    [[nodiscard]] virtual bool isBusy() const = 0;
    [[nodiscard]] virtual QString diaryPath() const = 0;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString scenario() const;
    [[nodiscard]] QStringList breadcrumb() const;

    // What the board shows
    [[nodiscard]] QString packageFolder() const override { return m_packageFolder; }
    [[nodiscard]] QString language() const override { return m_language; }
    [[nodiscard]] const View& view() const override { return m_view; }
    [[nodiscard]] const Highlights& highlights() const override { return m_highlights; }
    [[nodiscard]] const std::vector<Journey>& journeys() const override { return m_journeys; }
    Q_INVOKABLE [[nodiscard]] QString describeHex(int hex) const override;

    [[nodiscard]] int selectedHex() const;
    [[nodiscard]] int selectedCounter() const;
    [[nodiscard]] LayerModel* layers() { return &m_layers; }
    [[nodiscard]] StackModel* stack() { return &m_stack; }
    [[nodiscard]] StackModel* glance() { return &m_glance; }
    [[nodiscard]] TrackModel* tracks() { return &m_tracks; }
    [[nodiscard]] DiceCards* dice() { return &m_dice; }
    /// What was read last on each chart, as far as the viewer may know, up to the moment shown.
    [[nodiscard]] virtual std::vector<DiceReading> lastReadings() const = 0;

    Q_INVOKABLE void toggleLayer(const QString& id, bool on);
    /// Shows in `glance` what lies in the hex; -1: nothing.
    Q_INVOKABLE void glanceAt(int hex);
    Q_INVOKABLE virtual void selectCounter(int counter, bool toggle) = 0;

    // Names
    Q_INVOKABLE [[nodiscard]] QString hexLabel(int hex) const;
    Q_INVOKABLE [[nodiscard]] QString placeNameAt(int hex) const;
    Q_INVOKABLE [[nodiscard]] QString counterName(int counter) const;
    /// The hex with that printed number; -1: none.
    Q_INVOKABLE [[nodiscard]] int hexNumbered(const QString& label) const;

    /// Only with a setting.
    [[nodiscard]] GameWords words() const { return {*setting(), m_language}; }
    [[nodiscard]] const Selection& selection() const { return m_selection; }
    /// The table as it is now, for panels.
    [[nodiscard]] virtual GameScene scene() const = 0;
    /// Marks on the board what is to be marked now.
    void markBoard();
    /// Does what asks the rules, or reads a package or a saved game. Whatever they stumble over
    /// ends this table with a sentence, never the program; the answer is then empty.
    template <class Work>
    std::invoke_result_t<Work> attempt(const Work& work) const {
        try {
            return work();
        } catch (...) {
            stumble(caughtText());
        }
        return std::invoke_result_t<Work>();
    }

Q_SIGNALS:
    void openChanged();
    void selectionChanged();
    /// There is a table.
    void opened();
    /// None could be opened; nothing changed.
    void failed(const QString& message);

protected:
    /// What is marked on the board now.
    [[nodiscard]] virtual Highlights marks() const = 0;
    /// What is said of a hex besides what lies in it.
    [[nodiscard]] virtual QStringList remarksOn(HexId /*hex*/) const { return {}; }
    /// What nobody may look at now shows nothing.
    [[nodiscard]] virtual bool isCovered() const { return false; }
    /// Clears the table and says why, when whoever asked has been answered.
    virtual void giveUp(const Text& why) = 0;

    QString m_packageFolder;
    QString m_language = QStringLiteral("en");
    View m_view;
    Highlights m_highlights;
    std::vector<Journey> m_journeys;
    Selection m_selection;
    LayerModel m_layers;
    StackModel m_stack;
    StackModel m_glance;
    TrackModel m_tracks;
    DiceCards m_dice;

private:
    void stumble(const Text& why) const;

    mutable bool m_stumbled = false;
};

} // namespace esagono
