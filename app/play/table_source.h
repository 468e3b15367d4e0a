// SPDX-License-Identifier: GPL-3.0-or-later
// A table somebody looks at: besides the board, what may be laid over it, what lies in a hex, and
// what things are called. A game being played is one, a replay another.
#pragma once

#include "app/board/scene/board_source.h"
#include "app/play/layer_model.h"
#include "app/play/stack_model.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/core/fault.h"
#include "engine/play/game.h"
#endif

#include <type_traits>

namespace esagono {

class TableSource : public esagono::BoardSource {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A table is given to its page")
    Q_PROPERTY(esagono::LayerModel* layers READ layers CONSTANT)
    Q_PROPERTY(esagono::StackModel* stack READ stack CONSTANT)
    Q_PROPERTY(esagono::StackModel* glance READ glance CONSTANT)
    Q_PROPERTY(int selectedHex READ selectedHex NOTIFY selectionChanged)

public:
    using BoardSource::BoardSource;

    [[nodiscard]] virtual LayerModel* layers() = 0;
    /// What lies in the hex that is selected.
    [[nodiscard]] virtual StackModel* stack() = 0;
    /// What lies where the pointer rests.
    [[nodiscard]] virtual StackModel* glance() = 0;
    [[nodiscard]] virtual int selectedHex() const = 0;
    /// What was read last on each chart, as far as the viewer may know, up to the moment shown.
    [[nodiscard]] virtual std::vector<DiceReading> lastReadings() const = 0;

    Q_INVOKABLE virtual void toggleLayer(const QString& id, bool on) = 0;
    /// Shows in `glance` what lies in the hex; -1: nothing.
    Q_INVOKABLE virtual void glanceAt(int hex) = 0;
    Q_INVOKABLE virtual void selectCounter(int counter, bool toggle) = 0;

    // Names
    Q_INVOKABLE [[nodiscard]] QString hexLabel(int hex) const;
    Q_INVOKABLE [[nodiscard]] QString placeNameAt(int hex) const;
    Q_INVOKABLE [[nodiscard]] QString counterName(int counter) const;
    /// The hex with that printed number; -1: none.
    Q_INVOKABLE [[nodiscard]] int hexNumbered(const QString& label) const;

Q_SIGNALS:
    void selectionChanged();

protected:
    /// Does what asks the rules, or reads a package or a diary. Whatever they stumble over ends
    /// this table with a sentence, never the program; the answer is then empty.
    template <class Work>
    std::invoke_result_t<Work> attempt(const Work& work) const {
        try {
            return work();
        } catch (...) {
            stumble(caughtText());
        }
        return std::invoke_result_t<Work>();
    }
    /// Clears the table and says why, when whoever asked has been answered.
    virtual void giveUp(const Text& why) = 0;

private:
    void stumble(const Text& why) const;

    mutable bool m_stumbled = false;
};

} // namespace esagono
