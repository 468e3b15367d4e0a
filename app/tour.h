// SPDX-License-Identifier: GPL-3.0-or-later
// The guided tour: a prepared position of a package and a few words about what is to be seen there.
// The package's folder tour/ holds it (tour.json); what it says is in the package's languages.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/library.h"
#include "engine/play/match.h"
#endif

#include <QFutureWatcher>
#include <QObject>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QVariantMap>

namespace esagono {

class Tour : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The tour is given to the window")
    /// Whether some package has a tour.
    Q_PROPERTY(bool available READ isAvailable NOTIFY changed)
    /// A list of { target, hex, click, whyNot, title, text }: the object to light up, or the number
    /// of a hex; a hex that is clicked first; a hex of which is asked why not.
    Q_PROPERTY(QVariantList steps READ steps NOTIFY changed)

public:
    Tour(const Library& library, GameList games, QObject* parent = nullptr);
    ~Tour() override;

    [[nodiscard]] bool isAvailable() const { return !m_file.isEmpty(); }
    [[nodiscard]] bool isPreparing() const { return m_work.isRunning(); }
    [[nodiscard]] QVariantList steps() const;
    void setLanguage(const QString& code);
    /// Looks for the tour again: the packages have changed.
    void refresh();

    /// Lays out the position in a diary that is thrown away; prepared() or failed() follow.
    Q_INVOKABLE void prepare();

Q_SIGNALS:
    void changed();
    void prepared(const QString& diary);
    void failed(const QString& message);

private:
    struct Made {
        QString diary;
        Text fault;
    };
    const Library& m_library;
    GameList m_games;
    QString m_language;
    QString m_file;   // tour.json; empty: there is none
    QString m_folder; ///< of its package
    QTemporaryDir m_scratch;
    QFutureWatcher<Made> m_work;
};

} // namespace esagono
