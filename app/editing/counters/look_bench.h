// SPDX-License-Identifier: GPL-3.0-or-later
// New terrains, and how terrains and sides look on the map that is edited: forms that become edits
// of editor/counters/look_edits.h.
#pragma once

#include <QColor>
#include <QQmlEngine>
#include <QVariantList>
#include <QVariantMap>

#include <string>

namespace esagono {

class EditorBoard;
class Workbench;

class LookBench : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the map's bench")
    /// What ground can be covered with: { id, name, colour }.
    Q_PROPERTY(QVariantList covers READ covers NOTIFY changed)
    /// The sides: { id, name, colour, fill, edge, safeFill, safeEdge }, colours as they are drawn.
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
    /// The codes of the languages a package speaks, and what they are called.
    Q_PROPERTY(QVariantList languages READ languages CONSTANT)

public:
    LookBench(Workbench& workbench, EditorBoard& board);
    ~LookBench() override;

    [[nodiscard]] QVariantList covers() const;
    [[nodiscard]] QVariantList sides() const;
    [[nodiscard]] QVariantList languages() const;

    /// One terrain as a form: { id, name: { it, en, es, fr }, cover, colour (what it is drawn in),
    /// own (whether that was said) }; of no terrain: the form of a new one.
    Q_INVOKABLE [[nodiscard]] QVariantMap terrain(const QString& id) const;
    /// Makes a terrain from such a form, with a key `like` more; its id, or empty if it has no
    /// name.
    Q_INVOKABLE QString addTerrain(const QVariantMap& form);
    /// Why not, or empty.
    Q_INVOKABLE QString removeTerrain(const QString& id);
    Q_INVOKABLE void nameTerrain(const QString& id, const QString& language, const QString& name);
    Q_INVOKABLE void setCover(const QString& terrain, const QString& cover);
    /// An empty colour: that of what covers it.
    Q_INVOKABLE void setColour(const QString& terrain, const QString& colour);
    /// `key`: "colour", "fill", "edge", "safe/fill" or "safe/edge".
    Q_INVOKABLE void setSideColour(const QString& side, const QString& key, const QString& colour);
    /// Whether that is written as a colour is: "#rrggbb".
    Q_INVOKABLE [[nodiscard]] bool isColour(const QString& text) const;

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] std::string map() const;
    [[nodiscard]] std::string nameOf(const std::string& list, const QString& id) const;
    [[nodiscard]] QColor drawn(const QString& terrain, const QString& cover) const;

    Workbench& m_workbench;
    EditorBoard& m_board;
};

} // namespace esagono
