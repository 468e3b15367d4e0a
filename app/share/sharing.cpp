// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/sharing.h"

#include "share/messages.h"
#include "share/share_game.h"
#include "text_formatter.h"

#include <QUrl>

#include <new>

namespace esagono {

namespace {

QString pathOf(const QString& target) {
    const QUrl url(target);
    return url.isLocalFile() ? url.toLocalFile() : target;
}

/// Nothing if all went well; why not if it did not.
Text shareIt(const ShareWish& wish, GameList games, const QString& target, Work& work) {
    try {
        shareGame(wish, games, target, work);
        return {};
    } catch (const Fault& fault) {
        return fault.text();
    } catch (const std::bad_alloc&) {
        return say::pictureFailed;
    } catch (const Unwanted&) { // whoever stopped it does not listen any more
        return {};
    }
}

} // namespace

Sharing::Sharing(GameList games, QStringList shelves, QObject* parent)
    : QObject(parent)
    , m_games(games)
    , m_shelves(std::move(shelves)) {}

Sharing::~Sharing() {
    stop();
}

QString Sharing::what() const {
    return m_doing == nullptr ? QString() : qtTrId(m_doing);
}

void Sharing::begin(const QString& kind, const QString& target, const QVariantMap& wishes) {
    cancel();
    m_problem.clear();
    m_progress = 0;
    m_doing = say::readingDiary;
    m_target = pathOf(target);
    const std::optional<ShareKind> known = shareKindNamed(kind);
    if (!known)
        return fail(Text(say::unknownKind, kind.toStdString()));
    ShareWish wish = shareWishFrom(*known, wishes);
    wish.showing.diary = m_diary;
    wish.showing.shelves = m_shelves;
    m_stop = std::stop_source();
    const int run = ++m_run;
    m_worker.reset(QThread::create(
        [this, run, wish, target = m_target, games = m_games, token = m_stop.get_token()] {
            double told = -1;
            Work work(token, [&](double progress, const char* doing) {
                if (progress - told < 0.005 && progress < 1)
                    return;
                told = progress;
                QMetaObject::invokeMethod(
                    this, [this, run, progress, doing] { hear(run, progress, doing); },
                    Qt::QueuedConnection);
            });
            const Text problem = shareIt(wish, games, target, work);
            QMetaObject::invokeMethod(
                this, [this, run, problem] { end(run, problem); }, Qt::QueuedConnection);
        }));
    m_worker->start(QThread::LowPriority);
    Q_EMIT progressChanged();
    Q_EMIT runningChanged();
}

bool Sharing::tellsEverything(const QString& kind) {
    const std::optional<ShareKind> known = shareKindNamed(kind);
    return known && esagono::tellsEverything(*known);
}

void Sharing::cancel() {
    if (!isRunning())
        return;
    stop();
    Q_EMIT runningChanged();
    Q_EMIT cancelled();
}

void Sharing::stop() {
    ++m_run;
    m_stop.request_stop();
    if (m_worker)
        m_worker->wait();
    m_worker.reset();
}

void Sharing::hear(int run, double progress, const char* doing) {
    if (run != m_run)
        return;
    m_progress = progress;
    m_doing = doing;
    Q_EMIT progressChanged();
}

void Sharing::end(int run, const Text& problem) {
    if (run != m_run)
        return;
    stop();
    if (!problem.empty())
        return fail(problem);
    Q_EMIT runningChanged();
    Q_EMIT done(m_target);
}

void Sharing::fail(const Text& problem) {
    m_problem = phrase(problem, {});
    Q_EMIT runningChanged();
    Q_EMIT failed(m_problem);
}

} // namespace esagono
