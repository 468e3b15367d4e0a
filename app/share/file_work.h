// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a file in the background: one at a time, with progress, until it is done or nobody wants it
// any more.
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts of the standard library
#include "app/share/work.h"
#include "engine/core/text.h"
#endif

#include <QObject>
#include <QQmlEngine>
#include <QThread>

#include <functional>
#include <memory>
#include <stop_token>

class QIODevice;

namespace esagono {

class FileWork : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to whoever makes files")
    Q_PROPERTY(bool running READ isRunning NOTIFY runningChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged) ///< from 0 to 1
    Q_PROPERTY(QString what READ what NOTIFY progressChanged) ///< what is being done, in a word
    Q_PROPERTY(QString problem READ problem NOTIFY runningChanged) ///< of the last; empty: none

public:
    using QObject::QObject;
    /// What is running is stopped and leaves nothing.
    ~FileWork() override;

    /// Does the work in a thread of its own, which leaves the file at the target. It throws Fault
    /// if it cannot be made. Stops what is running.
    void run(const QString& target, const char* doing, std::function<void(Work&)> work);
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

protected:
    void fail(const Text& problem);

private:
    void stop();
    void hear(int run, double progress, const char* doing);
    void end(int run, const Text& problem);

    QString m_target;
    QString m_problem;
    double m_progress = 0;
    const char* m_doing = nullptr;
    int m_run = 0; // raised with every beginning and every end
    std::stop_source m_stop;
    std::unique_ptr<QThread> m_worker;
};

/// Writes a file, or leaves everything as it was: it becomes visible when it is complete. Throws
/// Fault, and Unwanted if the work is to stop.
void writeFile(const QString& target, const std::function<void(QIODevice&)>& write, Work& work);

} // namespace esagono
