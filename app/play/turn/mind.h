// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody who thinks for a side, in another thread and on a table of its own.
#pragma once

#include "app/play/turn/played_by.h"
#include "engine/ai/commander.h"
#include "engine/core/fault.h"
#include "engine/play/match.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace esagono {

class Mind {
public:
    virtual ~Mind() = default;
    /// One command the side may give, or nothing if it was stopped. Called in any thread; a second
    /// question waits until the first is answered or stopped.
    [[nodiscard]] virtual std::optional<Command> decide(const State& state, SideId side,
                                                        const std::atomic<bool>& stop) = 0;
    /// The best few, with the reasons; none if it was stopped.
    [[nodiscard]] virtual std::vector<ai::Hint> hints(const State& state, SideId side,
                                                      const std::atomic<bool>& stop) = 0;
};

/// Makes the mind of a seat at the table of a match. The mind may outlive the match.
using MindMaker = std::function<std::shared_ptr<Mind>(const Match&, const PlayedBy&)>;

/// The engine's own computer player.
[[nodiscard]] std::shared_ptr<Mind> computerMind(const Match& match, const PlayedBy& seat);

/// A number that is the same whenever this game is played.
[[nodiscard]] std::uint64_t numberOf(const Match& match);

/// Work in another thread that nobody waits for: stopped, it is forgotten.
template <class Result>
class Thought {
public:
    using Work = std::function<Result(const std::atomic<bool>& stop)>;

    Thought() { m_threads.setMaxThreadCount(2); } // one may still be stopping
    ~Thought() { stop(); }                        // the threads are waited for
    Thought(const Thought&) = delete;
    Thought& operator=(const Thought&) = delete;

    /// Calls `done`, or `failed` if the work cannot be done, in the thread of `owner`, which has
    /// this as a part of it; neither of them if it was stopped.
    void start(QObject* owner, Work work, std::function<void(const Result&)> done,
               std::function<void(const Text&)> failed) {
        stop();
        const auto flag = std::make_shared<std::atomic<bool>>(false);
        m_stop = flag;
        const auto tell = [this, owner, flag](const std::function<void()>& what) {
            const auto unlessStopped = [this, flag, what] {
                if (flag->load())
                    return;
                m_stop.reset();
                what();
            };
            QMetaObject::invokeMethod(owner, unlessStopped, Qt::QueuedConnection);
        };
        m_threads.start([tell, flag, work = std::move(work), done = std::move(done),
                         failed = std::move(failed)] {
            try {
                tell([done, result = work(*flag)] { done(result); });
            } catch (...) {
                tell([failed, why = caughtText()] { failed(why); });
            }
        });
    }
    void stop() {
        if (m_stop)
            m_stop->store(true);
        m_stop.reset();
    }
    /// Waits until nothing is worked at any more: what came of it is told in the next events.
    void wait() { m_threads.waitForDone(); }
    [[nodiscard]] bool isRunning() const { return m_stop != nullptr; }

private:
    QThreadPool m_threads;
    std::shared_ptr<std::atomic<bool>> m_stop; ///< null: nothing is thought about
};

} // namespace esagono
