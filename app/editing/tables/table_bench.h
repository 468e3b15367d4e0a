// SPDX-License-Identifier: GPL-3.0-or-later
// Where an author works on the tables: combat results, terrain effects, morale. One chart is shown
// as a grid with a block of cells chosen in it.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "editor/tables/chart_edits.h"
#include "engine/kit/package.h"
#endif
#include "app/editing/tables/chart_grid.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

#include <memory>

namespace esagono {

class Workbench;

class TableBench : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the workbench")
    /// A list of {title, size, rolled, reconstructed, changed}.
    Q_PROPERTY(QVariantList charts READ charts NOTIFY changed)
    Q_PROPERTY(int chart READ chart WRITE setChart NOTIFY changed)
    /// {title, dice, rowTitle, columnTitle, rows, columns, banded, source}: labels as printed.
    Q_PROPERTY(QVariantMap head READ head NOTIFY changed)
    Q_PROPERTY(esagono::ChartGrid* grid READ grid CONSTANT)
    Q_PROPERTY(int row READ row NOTIFY cursorChanged)
    Q_PROPERTY(int column READ column NOTIFY cursorChanged)
    /// The block that is chosen: from the cell above so many rows and columns, which may be
    /// negative.
    Q_PROPERTY(int rowsChosen READ rowsChosen NOTIFY cursorChanged)
    Q_PROPERTY(int columnsChosen READ columnsChosen NOTIFY cursorChanged)
    /// {text, source, words}: of the cell the keyboard is on.
    Q_PROPERTY(QVariantMap cell READ cell NOTIFY cursorChanged)
    Q_PROPERTY(int modifier READ modifier WRITE setModifier NOTIFY changed)
    /// Of the column the keyboard is on: a list of {code, ways, of, share}.
    Q_PROPERTY(QVariantList chances READ chances NOTIFY cursorChanged)
    /// Column by column {label, attacker, defender, attackerText, defenderText, unread}; empty if
    /// no code states losses.
    Q_PROPERTY(QVariantList expected READ expected NOTIFY changed)
    /// A list of {good, text, row, column}.
    Q_PROPERTY(QVariantList checks READ checks NOTIFY changed)
    /// What differs from the package as it was opened: a list of {text, row, column}.
    Q_PROPERTY(QVariantList differences READ differences NOTIFY changed)
    /// A list of {code, words}.
    Q_PROPERTY(QVariantList legend READ legend NOTIFY changed)

public:
    explicit TableBench(Workbench& workbench);

    /// Shows what stands there: the place a finding speaks of.
    void reveal(const QString& file, const QString& pointer);

    [[nodiscard]] QVariantList charts() const;
    [[nodiscard]] int chart() const { return m_chart; }
    void setChart(int chart);
    [[nodiscard]] QVariantMap head() const;
    [[nodiscard]] ChartGrid* grid() { return &m_grid; }
    [[nodiscard]] int row() const { return m_row; }
    [[nodiscard]] int column() const { return m_column; }
    [[nodiscard]] int rowsChosen() const { return m_toRow - m_row; }
    [[nodiscard]] int columnsChosen() const { return m_toColumn - m_column; }
    [[nodiscard]] QVariantMap cell() const;
    [[nodiscard]] int modifier() const { return m_modifier; }
    void setModifier(int modifier);
    [[nodiscard]] QVariantList chances() const;
    [[nodiscard]] QVariantList expected() const;
    [[nodiscard]] QVariantList checks() const;
    [[nodiscard]] QVariantList differences() const;
    [[nodiscard]] QVariantList legend() const;

    // The keyboard's place
    Q_INVOKABLE void goTo(int row, int column, bool extend = false);
    Q_INVOKABLE void move(int rows, int columns, bool extend = false);

    // Changing
    Q_INVOKABLE bool setCell(const QString& text);
    /// Empties what is chosen.
    Q_INVOKABLE void clear();
    Q_INVOKABLE void fillDown();
    Q_INVOKABLE void copy() const;
    /// What lies on the clipboard, from the cell on.
    Q_INVOKABLE bool paste();
    Q_INVOKABLE bool setRowLabel(int row, const QString& label);
    Q_INVOKABLE bool setColumnLabel(int column, const QString& label);
    Q_INVOKABLE void insertRow();
    Q_INVOKABLE void insertColumn();
    Q_INVOKABLE void removeRow();
    Q_INVOKABLE void removeColumn();
    Q_INVOKABLE bool setDice(const QString& dice);
    Q_INVOKABLE void setTitle(const QString& title);
    Q_INVOKABLE void setLegend(const QString& code, const QString& words);
    Q_INVOKABLE void markCell(const QString& mark);
    Q_INVOKABLE void markChart(const QString& mark);

Q_SIGNALS:
    void changed();
    void cursorChanged();

private:
    [[nodiscard]] bool isThere() const;
    [[nodiscard]] const Chart* shown() const;
    [[nodiscard]] const Chart* original() const;
    [[nodiscard]] ChartSize size() const;
    bool perform(Proposal proposal);
    void insertAt(ChartLine line, int at);
    void showGrid();
    void showAgain();

    Workbench& m_workbench;
    std::shared_ptr<const GamePackage> m_original; ///< as it was opened
    ChartGrid m_grid;
    int m_chart = 0;
    int m_row = 0, m_column = 0;     ///< where the keyboard is
    int m_toRow = 0, m_toColumn = 0; ///< the other corner of what is chosen
    int m_modifier = 0;
};

} // namespace esagono
