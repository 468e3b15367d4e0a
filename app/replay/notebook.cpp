// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/replay/notebook.h"

#include "app/play/game_opening.h"
#include "app/text_formatter.h"
#include "engine/core/fault.h"

#include <QFile>
#include <QSaveFile>

namespace esagono {

namespace {

constexpr NoteSign allSigns[] = {NoteSign::None,        NoteSign::Brilliant, NoteSign::Good,
                                 NoteSign::Interesting, NoteSign::Dubious,   NoteSign::Mistake,
                                 NoteSign::Blunder};

/// Adds it, or takes it away if it is there.
template <class Drawn>
void toggle(std::vector<Drawn>& all, const Drawn& drawn) {
    if (std::erase(all, drawn) == 0)
        all.push_back(drawn);
}

NoteSign signFrom(const QString& sign) {
    for (const NoteSign each : allSigns)
        if (textFrom(nameOf(each)) == sign)
            return each;
    return NoteSign::None;
}

} // namespace

QHash<int, QByteArray> Notebook::roleNames() const {
    return {{NoteRole, "note"},     {MomentRole, "moment"}, {NumberRole, "number"},
            {AuthorRole, "author"}, {SignRole, "sign"},     {TextRole, "text"}};
}

void Notebook::open(const Film* film, const QString& language, Writer writer,
                    std::function<QString(Moment)> numberOf) {
    m_film = film;
    m_language = language;
    m_writer = std::move(writer);
    m_numberOf = std::move(numberOf);
    m_moment = m_from = m_to = 0;
    reload();
}

void Notebook::setLanguage(const QString& language) {
    m_language = language;
    word();
}

void Notebook::reload() {
    m_all.clear();
    if (m_film != nullptr)
        try {
            m_all = notesIn(m_film->recording().journal(), m_film->recording().scribe()).notes;
        } catch (...) {
            Q_EMIT failed(phrase(caughtText(), m_language));
        }
    word();
}

void Notebook::setMoment(Moment moment, Moment from, Moment to) {
    if (moment == m_moment && from == m_from && to == m_to)
        return;
    m_moment = moment;
    m_from = from;
    m_to = to;
    if (!m_all.empty())
        Q_EMIT changed();
}

void Notebook::word() {
    QList<Row> rows;
    for (const Note& note : m_all) {
        const std::optional<Moment> moment = m_film->find(note.event);
        Row row;
        row[NoteRole] = int(note.n);
        row[MomentRole] = moment ? int(*moment) : -1;
        row[NumberRole] = moment && m_numberOf ? m_numberOf(*moment) : QString();
        row[AuthorRole] = QString::fromStdString(note.author);
        row[SignRole] = textFrom(nameOf(note.glyph));
        row[TextRole] = textFrom(note.words(m_language.toStdString()));
        rows << row;
    }
    setRows(std::move(rows));
    Q_EMIT changed();
}

int Notebook::keep(int note, const QString& author, const QString& sign, const QString& text) {
    if (m_film == nullptr)
        return -1;
    const Note* const old = noteNumbered(note);
    Note kept = old != nullptr ? *old : Note();
    if (old == nullptr)
        kept.event = m_film->number(m_moment);
    kept.author = author.trimmed().toStdString();
    kept.at = nowInUtc();
    kept.glyph = signFrom(sign);
    if (text.trimmed().isEmpty())
        kept.text.erase(m_language.toStdString());
    else
        kept.text[m_language.toStdString()] = text.trimmed().toStdString();
    return write(kept);
}

int Notebook::write(const Note& note) {
    std::int64_t number = -1;
    const Scribe& scribe = m_film->recording().scribe();
    const bool written =
        m_writer([&](Journal& journal) { number = keepNote(journal, scribe, note); });
    reload();
    return written ? int(number) : -1;
}

bool Notebook::draw(int from, int to, int tint) {
    const auto isHex = [&](int hex) {
        return hex >= 0 && std::size_t(hex) < m_film->setting().map->size();
    };
    if (m_film == nullptr || !isHex(from) || !isHex(to) || tint < 0 || tint > int(Tint::Yellow))
        return false;
    const std::vector<const Note*> beside = shown();
    Note note = beside.empty() ? Note() : *beside.back();
    if (beside.empty())
        note.event = m_film->number(m_moment);
    note.at = nowInUtc();
    const HexId begin{std::size_t(from)};
    const HexId end{std::size_t(to)};
    if (from == to)
        toggle(note.marks, NoteMark{begin, Tint(tint)});
    else
        toggle(note.arrows, NoteArrow{begin, end, Tint(tint)});
    const bool isEmpty = note.text.empty() && note.glyph == NoteSign::None && note.marks.empty() &&
                         note.arrows.empty();
    return isEmpty ? remove(int(note.n)) : write(note) >= 0;
}

bool Notebook::remove(int note) {
    if (noteNumbered(note) == nullptr)
        return false;
    const bool written = m_writer([&](Journal& journal) { journal.eraseAnnotation(note); });
    reload();
    return written;
}

QVariantMap Notebook::find(int note) const {
    const Note* const found = noteNumbered(note);
    if (found == nullptr)
        return {};
    return {{QStringLiteral("author"), QString::fromStdString(found->author)},
            {QStringLiteral("sign"), textFrom(nameOf(found->glyph))},
            {QStringLiteral("text"), textFrom(found->words(m_language.toStdString()))}};
}

bool Notebook::exportTo(const QString& file) {
    if (m_film == nullptr)
        return false;
    const Recording& recording = m_film->recording();
    const std::string text = writeNotes(recording.journal(), recording.scribe(), m_all).dump(2);
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) ||
        out.write(text.data(), qint64(text.size())) != qint64(text.size()) || !out.commit()) {
        //: %1 = a file, %2 = why
        //% "%1 cannot be written: %2"
        Q_EMIT failed(qtTrId("app.replay.cannot_write").arg(file, out.errorString()));
        return false;
    }
    return true;
}

bool Notebook::importFrom(const QString& file) {
    if (m_film == nullptr)
        return false;
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly)) {
        //: %1 = a file, %2 = why
        //% "%1 cannot be read: %2"
        Q_EMIT failed(qtTrId("app.replay.cannot_read").arg(file, in.errorString()));
        return false;
    }
    const Recording& recording = m_film->recording();
    try {
        const std::vector<Note> notes = readNotes(readRecord(in.readAll().toStdString(), "notes"),
                                                  recording.journal(), recording.scribe());
        const bool written =
            m_writer([&](Journal& journal) { (void)addNotes(journal, recording.scribe(), notes); });
        reload();
        return written;
    } catch (...) {
        Q_EMIT failed(phrase(caughtText(), m_language, &recording.setting()));
        return false;
    }
}

const Note* Notebook::noteNumbered(int note) const {
    for (const Note& each : m_all)
        if (each.n == note)
            return &each;
    return nullptr;
}

std::vector<const Note*> Notebook::shown() const {
    std::vector<const Note*> shown;
    for (const Note& note : m_all)
        if (const auto moment = m_film->find(note.event);
            moment && *moment >= m_from && *moment <= m_to)
            shown.push_back(&note);
    return shown;
}

QVariantList Notebook::here() const {
    QVariantList list;
    for (const Note* note : shown()) {
        if (note->text.empty() && note->glyph == NoteSign::None)
            continue; // it is on the map
        QVariantMap map = find(int(note->n));
        map.insert(QStringLiteral("note"), int(note->n));
        map.insert(QStringLiteral("number"),
                   m_numberOf ? m_numberOf(*m_film->find(note->event)) : QString());
        list << map;
    }
    return list;
}

QStringList Notebook::signs() const {
    QStringList list;
    for (const NoteSign each : allSigns)
        list << textFrom(nameOf(each));
    return list;
}

std::map<Moment, QString> Notebook::byMoment() const {
    std::map<Moment, QString> signs;
    for (const Note& note : m_all)
        if (const auto moment = m_film->find(note.event))
            signs[*moment] = textFrom(nameOf(note.glyph));
    return signs;
}

} // namespace esagono
