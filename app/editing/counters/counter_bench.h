// SPDX-License-Identifier: GPL-3.0-or-later
// Where an author works on the counters: faces, values, symbols, sources. One counter is shown in
// the form; a change of the form changes all that are chosen with it.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "editor/scenarios/proposal.h"
#endif
#include "app/editing/counters/counter_list.h"
#include "app/editing/maps/editor_board.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

namespace esagono {

class Workbench;

class CounterBench : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the workbench")
    Q_PROPERTY(esagono::BoardSource* board READ board CONSTANT)
    Q_PROPERTY(esagono::CounterList* list READ list CONSTANT)
    /// The one in the form; -1: none.
    Q_PROPERTY(int counter READ counter WRITE setCounter NOTIFY changed)
    /// How many are changed together.
    Q_PROPERTY(int chosen READ chosen NOTIFY changed)
    /// {id, name, side, sides, traits, flags, faces, usedIn, reconstructed …}: see counter_form.h.
    Q_PROPERTY(QVariantMap form READ form NOTIFY changed)
    /// What can be said about it: a list of {good, text}.
    Q_PROPERTY(QVariantList remarks READ remarks NOTIFY changed)
    /// The others of its formation: a list of {counter, figures}.
    Q_PROPERTY(QVariantList formation READ formation NOTIFY changed)
    /// What can lie on a counter: a list of {status, name}.
    Q_PROPERTY(QVariantList statuses READ statuses NOTIFY changed)

public:
    explicit CounterBench(Workbench& workbench);

    /// Shows what stands there: the place a finding speaks of.
    void reveal(const QString& file, const QString& pointer);

    [[nodiscard]] BoardSource* board() { return &m_board; }
    [[nodiscard]] CounterList* list() { return &m_list; }
    [[nodiscard]] int counter() const { return m_counter; }
    [[nodiscard]] int chosen() const { return int(m_chosen.size()); }
    [[nodiscard]] QVariantMap form() const;
    [[nodiscard]] QVariantList remarks() const;
    [[nodiscard]] QVariantList formation() const;
    [[nodiscard]] QVariantList statuses() const;

    // Choosing
    void setCounter(int counter);
    /// Chosen with those that are, or no longer.
    Q_INVOKABLE void toggle(int counter);
    /// Everything from the one in the form to this one.
    Q_INVOKABLE void chooseTo(int counter);
    Q_INVOKABLE void step(int by);

    // Changing
    Q_INVOKABLE void setValue(int face, const QString& attribute, int value);
    Q_INVOKABLE void clearValue(int face, const QString& attribute);
    Q_INVOKABLE void setFaceName(int face, const QString& name);
    Q_INVOKABLE void setName(const QString& name);
    Q_INVOKABLE void setSide(const QString& side);
    Q_INVOKABLE void setTrait(const QString& trait, const QString& word);
    /// A part of the symbol the chosen counters have of their own comes or goes; the first makes it
    /// their own, beginning with an empty box.
    Q_INVOKABLE void setSymbolPart(const QString& part, bool on);
    /// As their type again.
    Q_INVOKABLE void clearSymbol();
    Q_INVOKABLE void setFlag(const QString& flag, bool on);
    /// `part`: "value", "trait" or a key of the counter itself.
    Q_INVOKABLE void mark(const QString& part, int face, const QString& key, const QString& mark);
    Q_INVOKABLE void copyToFormation();
    Q_INVOKABLE void addFace();
    Q_INVOKABLE void removeFace(int face);
    Q_INVOKABLE void add();
    Q_INVOKABLE void duplicate();
    Q_INVOKABLE void remove();

    // Spreadsheets
    Q_INVOKABLE bool exportCsv(const QString& file);
    Q_INVOKABLE bool importCsv(const QString& file);

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] std::vector<std::size_t> places() const;
    [[nodiscard]] bool isThere() const;
    bool perform(Proposal proposal);
    void performOwn(Edit edit);
    void readAgain();
    void choose(int counter, std::set<std::size_t> chosen);

    Workbench& m_workbench;
    EditorBoard m_board;
    CounterList m_list;
    int m_counter = -1;
    std::set<std::size_t> m_chosen;
    std::string m_stroke; ///< of what is counted up and down while they are chosen
};

} // namespace esagono
