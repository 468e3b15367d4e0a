// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/showing.h"

#include "app/play/game_opening.h"
#include "app/share/messages.h"

#include <QFileInfo>

#include <algorithm>

namespace esagono {

namespace {

/// The more important, the higher.
int weight(StoryKind kind) {
    switch (kind) {
    case StoryKind::GameOver:
        return 7;
    case StoryKind::Turn:
        return 6;
    case StoryKind::Objective:
        return 5;
    case StoryKind::Combat:
        return 4;
    case StoryKind::Phase:
    case StoryKind::Told:
        return 3;
    case StoryKind::Loss:
    case StoryKind::Move:
    case StoryKind::Place:
        return 2;
    case StoryKind::Status:
    case StoryKind::Dice:
    case StoryKind::Table:
        break;
    }
    return 1;
}

} // namespace

std::unique_ptr<Recording> Showing::open(const QString& diary, GameList games, Work& work) {
    work.reach(0, say::readingDiary);
    return Recording::open(QFileInfo(diary).filesystemFilePath(), games);
}

Showing::Showing(const ShowingWish& wish, GameList games, Work& work)
    : m_recording(open(wish.diary, games, work))
    , m_film(*m_recording, {wish.branch})
    , m_landmarks(m_film)
    , m_language(wish.language)
    , m_words(m_recording->setting(), wish.language)
    , m_viewer(viewerNamed(wish.viewer))
    , m_folder(packageFolderOf(m_recording->setting().package(), wish.shelves)) {
    if (!m_landmarks.read(work.stop()))
        throw Unwanted();
}

Viewer Showing::viewerNamed(const QString& name) const {
    if (!m_recording->isRuled())
        return Viewer::umpire();
    if (name == QLatin1String("stranger"))
        return Viewer::stranger();
    const auto side = find<SideId>(setting().package().sides, name.toStdString());
    return side.exists() ? Viewer::of(side) : Viewer::umpire();
}

QString Showing::title() const {
    return m_words.words(setting().package().title);
}

QString Showing::scenario() const {
    return m_words.words(setting().scenario->title);
}

QString Showing::turnTitle(int turn) const {
    const Scenario& scenario = *setting().scenario;
    const int index = turn - scenario.firstTurn;
    if (turn == 0)
        return m_words.word(say::setUp);
    if (index >= 0 && index < int(scenario.turnLabels.size()))
        return m_words.phrase(
            Text(say::turnOn, turn,
                 m_words.words(scenario.turnLabels[std::size_t(index)]).toStdString()));
    return m_words.phrase(Text(say::turn, turn));
}

Moment Showing::momentOf(EventNumber event) const {
    if (event < 0)
        return m_film.end();
    Moment moment = 0;
    for (const FilmPage& page : m_film.pages()) {
        if (page.last == page.before || m_film.number(page.before + 1) > event)
            break;
        moment =
            std::min(page.last, page.before + Moment(event - m_film.number(page.before + 1)) + 1);
    }
    return std::min(moment, m_film.end());
}

View Showing::viewAt(Moment moment) {
    m_film.seek(moment);
    return m_film.view(m_viewer);
}

ShownPage Showing::pageAt(Moment moment) {
    ShownPage shown;
    if (m_film.pages().empty())
        return shown;
    const std::size_t number = m_film.pageAt(moment);
    shown.page = m_film.pages()[number];
    shown.told = m_film.tell(number, m_viewer);
    return shown;
}

QString Showing::caption(const ShownPage& page) const {
    std::vector<const StoryLine*> lines;
    for (const StoryLine& line : page.told.story)
        if (!m_words.phrase(line.text).isEmpty())
            lines.push_back(&line);
    if (lines.empty())
        return {};
    std::vector<const StoryLine*> best = lines;
    std::ranges::stable_sort(best, std::ranges::greater(),
                             [](const StoryLine* line) { return weight(line->kind); });
    best.resize(std::min<std::size_t>(best.size(), 3));
    QStringList sentences;
    for (const StoryLine* line : lines) // in the order in which it happened
        if (std::ranges::find(best, line) != best.end())
            sentences << m_words.phrase(line->text);
    return sentences.join(QStringLiteral(" · "));
}

std::vector<Note> Showing::notes() const {
    std::vector<Note> notes = notesIn(m_recording->journal(), m_recording->scribe()).notes;
    std::erase_if(notes, [&](const Note& note) {
        return note.event != 0 && !m_film.find(note.event).has_value();
    });
    std::ranges::stable_sort(notes, {}, &Note::event);
    return notes;
}

const MapDrawing& Showing::map() {
    if (!m_map)
        m_map = readMapDrawing(setting().package(), setting().scenario->map, m_folder, m_language);
    return *m_map;
}

std::unique_ptr<Plate> Showing::plate(const PlateWish& wish) {
    static_cast<void>(map());
    return std::make_unique<Plate>(setting().package(), *setting().map, m_map, wish);
}

} // namespace esagono
