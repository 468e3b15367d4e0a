// SPDX-License-Identifier: GPL-3.0-or-later
// The notes beside a film: those of the moment shown, and all of them by event. They are written
// into the diary at once, outside its chain.
#pragma once

#include "app/table/panels/panel_model.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "engine/replay/film.h"
#include "engine/replay/note.h"
#endif

#include <functional>

namespace esagono {

class Notebook : public esagono::PanelModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Notes belong to a replay")
    /// {note, author, sign, text}: those beside the moment shown.
    Q_PROPERTY(QVariantList here READ here NOTIFY changed)
    /// "!", "?", "!?" …
    Q_PROPERTY(QStringList signs READ signs CONSTANT)

public:
    enum Role {
        NoteRole = Qt::UserRole, ///< number in the diary
        MomentRole,              ///< int; -1: not on this line
        NumberRole,              ///< "3.24"
        AuthorRole,
        SignRole, ///< "!?"; empty: none
        TextRole, ///< in the language of the reader, else in any
    };

    /// How a note gets into the diary: false if it did not.
    using Writer = std::function<bool(const std::function<void(Journal&)>&)>;

    explicit Notebook(QObject* parent = nullptr)
        : PanelModel(parent) {}

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// The film must live until it is closed with null.
    void open(const Film* film, const QString& language, Writer writer,
              std::function<QString(Moment)> numberOf);
    void setLanguage(const QString& language);
    /// Reads the diary again.
    void reload();
    /// The moment shown, and the first and last of what is told with it.
    void setMoment(Moment moment, Moment from, Moment to);

    /// Adds a note beside the moment shown, or changes one; its number, or -1.
    Q_INVOKABLE int keep(int note, const QString& author, const QString& sign, const QString& text);
    Q_INVOKABLE bool remove(int note);
    /// Draws an arrow from hex to hex beside the moment shown, or marks the hex if both are the
    /// same; what is there already goes away. The tint is one of Tint.
    Q_INVOKABLE bool draw(int from, int to, int tint);
    /// {author, sign, text} of one, in the reader's language.
    Q_INVOKABLE [[nodiscard]] QVariantMap find(int note) const;
    /// All of them as a file for others, and those of such a file into this diary. False: failed.
    Q_INVOKABLE bool exportTo(const QString& file);
    Q_INVOKABLE bool importFrom(const QString& file);

    [[nodiscard]] QVariantList here() const;
    [[nodiscard]] QStringList signs() const;
    /// Signs by moment, for what is drawn of them.
    [[nodiscard]] std::map<Moment, QString> byMoment() const;
    /// Notes beside the moment shown, with their arrows and marks.
    [[nodiscard]] std::vector<const Note*> shown() const;

Q_SIGNALS:
    void changed();
    void failed(const QString& message);

private:
    void word();
    int write(const Note& note);
    [[nodiscard]] const Note* noteNumbered(int note) const;

    const Film* m_film = nullptr;
    QString m_language;
    Writer m_writer;
    std::function<QString(Moment)> m_numberOf;
    Moment m_moment = 0, m_from = 0, m_to = 0;
    std::vector<Note> m_all;
};

} // namespace esagono
