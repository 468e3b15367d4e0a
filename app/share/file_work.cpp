// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/file_work.h"

#include "app/share/messages.h"
#include "app/text_formatter.h"
#include "engine/core/fault.h"

#include <QSaveFile>

#include <new>

namespace esagono {

namespace {

[[noreturn]] void refuseTarget(const QFileDevice& file) {
    throw Fault(FaultKind::Unwritable, Text(say::targetUnwritable, file.fileName().toStdString(),
                                            file.errorString().toStdString()));
}

/// Nothing if all went well; why not if it did not.
Text doIt(const std::function<void(Work&)>& task, Work& work) {
    try {
        task(work);
        return {};
    } catch (const std::bad_alloc&) {
        return say::pictureFailed;
    } catch (const Unwanted&) { // whoever stopped it does not listen any more
        return {};
    } catch (...) {
        return caughtText();
    }
}

} // namespace

void writeFile(const QString& target, const std::function<void(QIODevice&)>& write, Work& work) {
    QSaveFile file(target);
    if (!file.open(QIODevice::WriteOnly))
        refuseTarget(file);
    write(file);
    work.goOn();
    if (!file.commit())
        refuseTarget(file);
    work.reach(1, say::writing);
}

FileWork::~FileWork() {
    stop();
}

QString FileWork::what() const {
    return m_doing == nullptr ? QString() : qtTrId(m_doing);
}

void FileWork::run(const QString& target, const char* doing, std::function<void(Work&)> task) {
    cancel();
    m_problem.clear();
    m_progress = 0;
    m_doing = doing;
    m_target = target;
    m_stop = std::stop_source();
    const int number = ++m_run;
    m_worker.reset(
        QThread::create([this, number, task = std::move(task), token = m_stop.get_token()] {
            double told = -1;
            Work work(token, [&](double progress, const char* now) {
                if (progress - told < 0.005 && progress < 1)
                    return;
                told = progress;
                QMetaObject::invokeMethod(
                    this, [this, number, progress, now] { hear(number, progress, now); },
                    Qt::QueuedConnection);
            });
            const Text problem = doIt(task, work);
            QMetaObject::invokeMethod(
                this, [this, number, problem] { end(number, problem); }, Qt::QueuedConnection);
        }));
    m_worker->start(QThread::LowPriority);
    Q_EMIT progressChanged();
    Q_EMIT runningChanged();
}

void FileWork::cancel() {
    if (!isRunning())
        return;
    stop();
    Q_EMIT runningChanged();
    Q_EMIT cancelled();
}

void FileWork::stop() {
    ++m_run;
    m_stop.request_stop();
    if (m_worker)
        m_worker->wait();
    m_worker.reset();
}

void FileWork::hear(int run, double progress, const char* doing) {
    if (run != m_run)
        return;
    m_progress = progress;
    m_doing = doing;
    Q_EMIT progressChanged();
}

void FileWork::end(int run, const Text& problem) {
    if (run != m_run)
        return;
    stop();
    if (!problem.empty())
        return fail(problem);
    Q_EMIT runningChanged();
    Q_EMIT done(m_target);
}

void FileWork::fail(const Text& problem) {
    m_problem = phrase(problem, {});
    Q_EMIT runningChanged();
    Q_EMIT failed(m_problem);
}

} // namespace esagono
