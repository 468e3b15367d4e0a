// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editing/playtest/playtest_bench.h"

#include "app/editing/files/workbench.h"
#include "app/package_scan.h"
#include "app/places.h"
#include "app/text_formatter.h"
#include "editor/playtest/playtest_messages.h"
#include "editor/playtest/playtest_worker.h"
#include "engine/core/fault.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QTemporaryDir>

namespace esagono {

namespace {

constexpr int silence = 120;         // seconds without a word: the rules turn in a circle
constexpr int workerPatience = 3000; // milliseconds for a program that was told to stop
constexpr char workerFlag[] = "--playtest-worker";
constexpr char utcTime[] = "yyyy-MM-ddTHH:mm:ssZ";

/// The last thing a program said before it stopped.
QString lastWords(QProcess& worker) {
    const QString all = QString::fromUtf8(worker.readAllStandardError()).trimmed();
    const QString line = all.section(u'\n', -1).trimmed();
    return line.isEmpty() ? worker.errorString() : line;
}

std::unique_ptr<QProcess> program(const QString& file) {
    auto process = std::make_unique<QProcess>();
    process->setProgram(file);
    process->setArguments({QLatin1String(workerFlag)});
    return process;
}

void begin(QProcess& worker, const PlaytestOrder& order) {
    worker.start();
    worker.write(QByteArray::fromStdString(written(order)));
    worker.closeWriteChannel();
}

void stop(std::unique_ptr<QProcess>& worker) {
    if (!worker)
        return;
    worker->disconnect();
    worker->kill();
    worker->waitForFinished(workerPatience);
    worker.reset();
}

} // namespace

PlaytestBench::PlaytestBench(Workbench& workbench, GameList games, QObject* parent)
    : QObject(parent)
    , m_workbench(workbench)
    , m_games(games)
    , m_program(QCoreApplication::applicationFilePath()) {
    m_silence.setSingleShot(true);
    m_silence.setInterval(silence * 1000);
    m_soon.setSingleShot(true);
    m_soon.setInterval(150);
    connect(&m_silence, &QTimer::timeout, this, &PlaytestBench::giveUp);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        tint();
        Q_EMIT resultChanged();
        Q_EMIT hexChanged();
    });
    connect(&workbench, &Workbench::packageChanged, this, &PlaytestBench::scenariosChanged);
    connect(&workbench, &Workbench::languageChanged, this, [this] {
        Q_EMIT scenariosChanged();
        Q_EMIT resultChanged();
        Q_EMIT hexChanged();
    });
    connect(&workbench, &Workbench::opened, this, [this] {
        if (m_workbench.isOpen() && m_workbench.package()) // it was saved, and lies there still
            return;
        cancel();
        m_playtest.reset();
        m_scenario = 0;
        tint();
        Q_EMIT scenariosChanged();
        Q_EMIT resultChanged();
    });
}

PlaytestBench::~PlaytestBench() {
    stop(m_worker);
    stop(m_recorder);
}

QStringList PlaytestBench::scenarios() const {
    QStringList titles;
    if (const auto& package = m_workbench.package())
        for (const Scenario& scenario : package->scenarios)
            titles << wordsIn(scenario.title, m_workbench.language());
    return titles;
}

void PlaytestBench::start() {
    cancel();
    m_package = m_workbench.package();
    if (!m_package || m_scenario < 0 || std::size_t(m_scenario) >= m_package->scenarios.size())
        return;
    try {
        m_playtest = std::make_unique<Playtest>(
            *m_package, m_games,
            PlaytestOptions{.scenario = m_package->scenarios[std::size_t(m_scenario)].id,
                            .games = std::size_t(std::max(1, m_wanted)),
                            .seed = std::uint64_t(std::max(0, m_seed))});
    } catch (...) {
        Q_EMIT failed(phrase(caughtText(), m_workbench.language()));
        return;
    }
    if (m_board)
        m_board->showMap(
            std::size_t(&m_playtest->map() - m_playtest->setting().game->package.maps.data()));
    launch();
    tint();
    Q_EMIT runningChanged();
    Q_EMIT resultChanged();
}

/// Lets a program play what is left.
void PlaytestBench::launch() {
    m_begun.reset();
    m_heard.clear();
    m_worker = program(m_program);
    connect(m_worker.get(), &QProcess::readyReadStandardOutput, this, &PlaytestBench::hear);
    connect(m_worker.get(), &QProcess::finished, this, [this](int code, QProcess::ExitStatus how) {
        workerEnded(how == QProcess::NormalExit && code == 0);
    });
    connect(m_worker.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return;
        Q_EMIT failed(m_worker->errorString());
        end();
    });
    PlaytestOrder order;
    order.documents = m_package->documents;
    order.options.scenario = m_playtest->setting().scenario->id;
    const auto& seeds = m_playtest->seeds();
    order.seeds.assign(seeds.begin() + std::ptrdiff_t(m_playtest->result().played), seeds.end());
    m_silence.start();
    begin(*m_worker, order);
}

void PlaytestBench::hear() {
    m_silence.start();
    m_heard += m_worker->readAllStandardOutput();
    for (qsizetype end = m_heard.indexOf('\n'); end >= 0; end = m_heard.indexOf('\n')) {
        const std::string line = m_heard.left(end).toStdString();
        m_heard.remove(0, end + 1);
        try {
            const PlaytestLine read = readLine(line, *m_playtest);
            if (read.begins)
                m_begun = read.begins;
            if (read.game) {
                m_playtest->count(*read.game);
                m_begun.reset();
            }
        } catch (...) {
            blame(PlaytestFailure::Kind::Broken, caughtText());
        }
    }
    if (!m_soon.isActive())
        m_soon.start();
}

void PlaytestBench::workerEnded(bool soundly) {
    hear();
    const PlaytestResult& result = m_playtest->result();
    const std::size_t before = result.played;
    if (!soundly)
        blame(PlaytestFailure::Kind::Broken,
              Text(say::playtestCrashed, lastWords(*m_worker).toStdString()));
    if (soundly || result.played >= result.wanted || result.played == before) {
        end();
        return;
    }
    m_worker.release()->deleteLater(); // it is still speaking
    launch();
}

/// Nothing has been heard for long.
void PlaytestBench::giveUp() {
    stop(m_worker);
    blame(PlaytestFailure::Kind::Endless, Text(say::playtestSilent, silence));
    if (m_playtest->result().played < m_playtest->result().wanted)
        launch();
    else
        end();
}

void PlaytestBench::blame(PlaytestFailure::Kind kind, const Text& text) {
    const std::size_t played = m_playtest->result().played;
    if (played >= m_playtest->seeds().size())
        return;
    PlaytestGame game;
    game.seed = m_begun.value_or(m_playtest->seeds()[played]);
    game.arrivals.resize(m_playtest->map().size());
    game.failure = PlaytestFailure{kind, game.seed, 0, text};
    m_playtest->count(game);
    m_begun.reset();
    m_soon.start();
}

void PlaytestBench::end() {
    m_silence.stop();
    if (m_worker)
        m_worker.release()->deleteLater();
    tint();
    Q_EMIT runningChanged();
    Q_EMIT resultChanged();
    Q_EMIT hexChanged();
}

void PlaytestBench::cancel() {
    if (!isRunning())
        return;
    stop(m_worker);
    end();
}

void PlaytestBench::record(int failure) {
    if (!m_playtest || m_recorder || failure < 0 ||
        std::size_t(failure) >= m_playtest->result().failures.size())
        return;
    m_diaries = std::make_unique<QTemporaryDir>();
    const QString file =
        m_diaries->filePath(QStringLiteral("playtest") + QLatin1String(diaryEnding));
    PlaytestOrder order;
    order.documents = m_package->documents;
    order.options.scenario = m_playtest->setting().scenario->id;
    order.seeds = {m_playtest->result().failures[std::size_t(failure)].seed};
    order.diary = file.toStdString();
    order.at = QDateTime::currentDateTimeUtc().toString(QLatin1String(utcTime)).toStdString();
    m_recorder = program(m_program);
    const auto done = [this, file] {
        if (QFileInfo::exists(file))
            Q_EMIT recorded(file);
        else
            Q_EMIT failed(lastWords(*m_recorder));
        m_recorder.release()->deleteLater();
    };
    connect(m_recorder.get(), &QProcess::finished, this, done); // stopped or not
    connect(m_recorder.get(), &QProcess::errorOccurred, this, [done](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            done();
    });
    begin(*m_recorder, order);
}

} // namespace esagono
