// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour.h"

#include "app/text_formatter.h"

#include "engine/core/fault.h"
#include "engine/kit/reading/package_reader.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QtConcurrentRun>

namespace esagono {

namespace {

/// The tour's file as a record; null if it cannot be read.
Record read(const QString& name) {
    QFile file(name);
    if (name.isEmpty() || !file.open(QIODevice::ReadOnly))
        return {};
    try {
        return readRecord(file.readAll().toStdString(), "tour.json");
    } catch (...) {
        return {};
    }
}

QString wordsAt(const Record& step, const char* key, const QString& language) {
    Words words;
    if (const auto found = step.find(key); found != step.end() && found->is_object())
        for (const auto& [code, text] : found->items())
            if (text.is_string())
                words[code] = text.get<std::string>();
    return wordsIn(words, language);
}

QString textAt(const Record& step, const char* key) {
    const auto found = step.find(key);
    return found != step.end() && found->is_string()
               ? QString::fromStdString(found->get<std::string>())
               : QString();
}

} // namespace

Tour::Tour(const Library& library, GameList games, QObject* parent)
    : QObject(parent)
    , m_library(library)
    , m_games(games) {
    connect(&m_work, &QFutureWatcherBase::finished, this, [this] {
        const Made made = m_work.result();
        if (made.fault.empty())
            Q_EMIT prepared(made.diary);
        else
            Q_EMIT failed(phrase(made.fault, m_language));
    });
}

Tour::~Tour() {
    m_work.waitForFinished();
}

void Tour::setLanguage(const QString& code) {
    m_language = code;
    Q_EMIT changed();
}

void Tour::refresh() {
    m_file.clear();
    m_folder.clear();
    for (const FoundPackage& package : m_library.packages())
        if (const QString file = package.folder + QStringLiteral("/tour/tour.json");
            package.package && QFileInfo::exists(file)) {
            m_file = file;
            m_folder = package.folder;
            break;
        }
    Q_EMIT changed();
}

QVariantList Tour::steps() const {
    QVariantList list;
    const Record tour = read(m_file);
    const auto steps = tour.find("steps");
    if (steps == tour.end() || !steps->is_array())
        return list;
    for (const Record& step : *steps)
        list << QVariantMap{{QStringLiteral("target"), textAt(step, "target")},
                            {QStringLiteral("hex"), textAt(step, "hex")},
                            {QStringLiteral("click"), textAt(step, "click")},
                            {QStringLiteral("whyNot"), textAt(step, "whyNot")},
                            {QStringLiteral("title"), wordsAt(step, "title", m_language)},
                            {QStringLiteral("text"), wordsAt(step, "text", m_language)}};
    return list;
}

void Tour::prepare() {
    if (m_folder.isEmpty() || m_work.isRunning())
        return;
    const QString diary = m_scratch.filePath(
        QStringLiteral("tour-%1.esagono").arg(QDateTime::currentMSecsSinceEpoch()));
    m_work.setFuture(QtConcurrent::run([file = m_file, folder = m_folder, games = m_games,
                                        diary]() -> Made {
        try {
            const Record tour = read(file);
            Start start;
            start.scenario = textAt(tour, "scenario").toStdString();
            start.seed = Seed{};
            start.at = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
            if (const auto rulings = tour.find("rulings"); rulings != tour.end())
                for (const auto& [ruling, choice] : rulings->items())
                    start.rulings[ruling] = choice.is_string() ? choice.get<std::string>() : "";
            if (const auto position = tour.find("position"); position != tour.end())
                start.position = *position;
            (void)Match::create(QFileInfo(diary).filesystemFilePath(),
                                readPackage(QFileInfo(folder).filesystemFilePath()), games, start);
            return {diary, {}};
        } catch (...) {
            return {{}, caughtText()};
        }
    }));
}

} // namespace esagono
