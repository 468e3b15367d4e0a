// SPDX-License-Identifier: GPL-3.0-or-later
// Shares a recorded game in the background: one file at a time, with progress, until it is done or
// nobody wants it any more.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "play/recorded_game.h"
#endif

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QThread>
#include <QVariantMap>

#include <memory>
#include <stop_token>

namespace esagono {

class Sharing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Sharing belongs to a replay")
    Q_PROPERTY(bool running READ isRunning NOTIFY runningChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged) ///< from 0 to 1
    Q_PROPERTY(QString what READ what NOTIFY progressChanged) ///< what is being done, in a word
    Q_PROPERTY(QString problem READ problem NOTIFY runningChanged) ///< of the last; empty: none

public:
    /// Looks through the shelves for the pictures of packages. Needs Languages.
    Sharing(GameList games, QStringList shelves, QObject* parent = nullptr);
    /// What is running is stopped and leaves nothing.
    ~Sharing() override;

    /// The game that is shared from now on.
    void setDiary(const QString& path) { m_diary = path; }

    /// `kind`: "png", "webp", "html", "pdf", "log", "json" or "position". `target`: a path or the
    /// address of a local file. `wishes`: see shareWishFrom. Stops what is running.
    Q_INVOKABLE void begin(const QString& kind, const QString& target,
                           const QVariantMap& wishes = {});
    /// Whether such a file hides nothing, whoever it is made for.
    Q_INVOKABLE [[nodiscard]] static bool tellsEverything(const QString& kind);
    /// Nothing is written; cancelled() follows at once.
    Q_INVOKABLE void cancel();

    [[nodiscard]] bool isRunning() const { return m_worker != nullptr; }
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] QString what() const;
    [[nodiscard]] QString problem() const { return m_problem; }

Q_SIGNALS:
    void runningChanged();
    void progressChanged();
    /// The file is there.
    void done(const QString& file);
    void failed(const QString& problem);
    void cancelled();

private:
    void stop();
    void hear(int run, double progress, const char* doing);
    void end(int run, const Text& problem);
    void fail(const Text& problem);

    GameList m_games;
    QStringList m_shelves;
    QString m_diary;
    QString m_target;
    QString m_problem;
    double m_progress = 0;
    const char* m_doing = nullptr;
    int m_run = 0; // raised with every beginning and every end
    std::stop_source m_stop;
    std::unique_ptr<QThread> m_worker;
};

} // namespace esagono
