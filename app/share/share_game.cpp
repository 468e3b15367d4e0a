// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/share_game.h"

#include "app/languages.h"
#include "app/places.h"
#include "app/share/file_work.h"
#include "app/share/messages.h"
#include "app/share/report.h"
#include "app/share/webp.h"
#include "app/text_formatter.h"
#include "engine/replay/export.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImageWriter>

#include <algorithm>
#include <set>

namespace esagono {

namespace {

constexpr int frameTime = 800; // milliseconds at speed 1
constexpr int lastTimes = 4;   // so many times as long stands the end

class Sharer {
public:
    Sharer(const ShareWish& wish, GameList games, QIODevice& device, Work& work)
        : m_wish(wish)
        , m_device(device)
        , m_work(work)
        , m_showing(wish.showing, games, work) {}

    void share() {
        switch (m_wish.kind) {
        case ShareKind::Picture:
            return writePicture();
        case ShareKind::Animation:
            return writeAnimation();
        case ShareKind::Html:
        case ShareKind::Pdf:
            return writeReport();
        case ShareKind::Log:
            return writeStory();
        case ShareKind::Json:
            m_work.reach(0.2, say::writing);
            return put(compactText(gameRecord(m_showing.film())) + "\n");
        case ShareKind::Position:
            return put(positionText(m_showing.film(), m_showing.momentOf(m_wish.at)));
        }
    }

private:
    void put(const std::string& text) {
        m_work.goOn();
        m_device.write(text.data(), qint64(text.size()));
    }
    [[nodiscard]] PlateWish plateWish() {
        PlateWish wish = fitted(m_wish.plate, m_showing.map());
        if (!m_wish.centre.isEmpty())
            wish.centre = m_showing.setting().map->find(m_wish.centre.toStdString());
        return wish;
    }
    [[nodiscard]] QString plateTitle() const {
        return m_showing.title() + QStringLiteral(" – ") + m_showing.scenario();
    }
    [[nodiscard]] PlateWords wordsAt(Moment moment) {
        return {plateTitle(), m_showing.turnTitle(m_showing.landmarks().turnAt(moment)),
                m_showing.caption(m_showing.pageAt(moment))};
    }

    void writePicture() {
        const Moment moment = m_showing.momentOf(m_wish.at);
        m_work.reach(0.1, say::drawing);
        const auto plate = m_showing.plate(plateWish());
        m_work.reach(0.6, say::drawing);
        const QImage picture = plate->paint(m_showing.viewAt(moment), wordsAt(moment));
        m_work.reach(0.8, say::writing);
        QImageWriter writer(&m_device, "png");
        writer.setText(QStringLiteral("Title"), plateTitle());
        writer.setText(QStringLiteral("Software"), QStringLiteral("Esagono"));
        static_cast<void>(writer.write(picture)); // the device remembers what went wrong
    }

    /// The moments to be shown, the first and the last of the range among them.
    [[nodiscard]] std::vector<Moment> stops() const {
        const Moment from = m_showing.momentOf(std::max<EventNumber>(m_wish.from, 0));
        const Moment to = std::max(from, m_showing.momentOf(m_wish.to));
        std::set<Moment> stops{from, to};
        if (m_wish.stride == Stride::Command) {
            for (const FilmPage& page : const_cast<Showing&>(m_showing).film().pages())
                if (page.last > from && page.last < to)
                    stops.insert(page.last);
        } else {
            for (auto next = m_showing.landmarks().next(m_wish.stride, from); next && *next < to;
                 next = m_showing.landmarks().next(m_wish.stride, *next))
                stops.insert(*next);
        }
        return {stops.begin(), stops.end()};
    }
    void writeAnimation() {
        const std::vector<Moment> moments = stops();
        m_work.reach(0.02, say::drawing);
        const PlateWish picture = plateWish();
        const auto plate = m_showing.plate(picture);
        WebpFilm film(picture.size);
        const int time = std::clamp(int(frameTime / m_wish.speed), 20, 60'000);
        for (std::size_t i = 0; i < moments.size(); ++i) {
            film.add(plate->paint(m_showing.viewAt(moments[i]), wordsAt(moments[i])),
                     i + 1 < moments.size() ? time : time * lastTimes);
            m_work.reach(0.05 + 0.9 * double(i + 1) / double(moments.size()), say::drawing);
        }
        m_work.reach(0.97, say::writing);
        m_device.write(film.finish());
    }

    void writeReport() {
        const AfterAction report =
            afterAction(m_showing, m_showing.momentOf(m_wish.at), m_wish.report, m_work);
        m_work.reach(0.85, say::writing);
        if (m_wish.kind == ShareKind::Html)
            writeHtml(report, m_device, m_work);
        else
            writePdf(report, m_device, m_work);
    }

    void writeStory() {
        LogOptions options;
        options.viewer = m_showing.viewer();
        options.language = m_showing.language().toStdString();
        options.from = m_wish.from > 0 ? m_showing.momentOf(m_wish.from) : 0;
        options.to = m_showing.momentOf(m_wish.to);
        options.notes = m_showing.notes();
        m_work.reach(0.1, say::writing);
        const Phrasebook book = phrasebook(m_showing.language(), &m_showing.setting());
        if (!writeLog(
                m_showing.film(), book, options,
                [&](std::string_view piece) { put(std::string(piece)); }, m_work.stop()))
            throw Unwanted();
    }

    const ShareWish& m_wish;
    QIODevice& m_device;
    Work& m_work;
    Showing m_showing;
};

bool isSame(const QString& one, const QString& other) {
    std::error_code unknown;
    return std::filesystem::equivalent(QFileInfo(one).filesystemFilePath(),
                                       QFileInfo(other).filesystemFilePath(), unknown);
}

} // namespace

std::optional<ShareKind> shareKindNamed(const QString& name) {
    static const std::pair<const char*, ShareKind> kinds[] = {
        {"png", ShareKind::Picture}, {"webp", ShareKind::Animation},   {"html", ShareKind::Html},
        {"pdf", ShareKind::Pdf},     {"txt", ShareKind::Log},          {"log", ShareKind::Log},
        {"json", ShareKind::Json},   {"position", ShareKind::Position}};
    for (const auto& [known, kind] : kinds)
        if (name.compare(QLatin1String(known), Qt::CaseInsensitive) == 0)
            return kind;
    return std::nullopt;
}

bool tellsEverything(ShareKind kind) {
    return kind != ShareKind::Picture && kind != ShareKind::Animation && kind != ShareKind::Log;
}

ShareWish shareWishFrom(ShareKind kind, const QVariantMap& wishes) {
    ShareWish wish;
    wish.kind = kind;
    const auto in = [&](const char* name, const auto& standard) {
        using Value = std::decay_t<decltype(standard)>;
        const QVariant value = wishes.value(QLatin1String(name));
        return value.isValid() ? value.value<Value>() : standard;
    };
    wish.showing.language = in("language", wish.showing.language);
    wish.showing.viewer = in("viewer", QString());
    wish.showing.branch = BranchNumber(in("branch", 0));
    wish.at = in("at", qlonglong(-1));
    wish.from = in("from", qlonglong(0));
    wish.to = in("to", qlonglong(-1));
    PlateWish& plate = wish.plate;
    if (kind == ShareKind::Animation)
        plate.size = QSize(1024, 704);
    plate.size = wishes.contains(QStringLiteral("width"))
                     ? QSize(in("width", 0), in("height", 0))
                     : QSize(plate.size.width(), in("height", plate.size.height()));
    plate.hexesAcross = in("hexesAcross", plate.hexesAcross);
    wish.centre = in("hex", QString());
    plate.band = in("title", plate.band);
    plate.frame = in("frame", plate.frame);
    plate.legend = in("legend", plate.legend);
    plate.numbers = in("numbers", plate.numbers);
    plate.dark = in("dark", plate.dark);
    plate.safePalette = in("safePalette", plate.safePalette);
    wish.speed = std::clamp(in("speed", 1.0), 0.25, 16.0);
    const QString stride = in("stride", QString());
    if (stride == QLatin1String("phase"))
        wish.stride = Stride::Phase;
    else if (stride == QLatin1String("turn"))
        wish.stride = Stride::Turn;
    return wish;
}

void shareGame(const ShareWish& wish, GameList games, QIODevice& device, Work& work) {
    const Speaking speaking(wish.showing.language);
    if (!tellsEverything(wish.kind))
        return Sharer(wish, games, device, work).share();
    ShareWish whole = wish; // figures and records are the umpire's: so is the story
    whole.showing.viewer.clear();
    Sharer(whole, games, device, work).share();
}

void shareGame(const ShareWish& wish, GameList games, const QString& target, Work& work) {
    if (target.endsWith(QLatin1String(diaryEnding), Qt::CaseInsensitive) ||
        isSame(target, wish.showing.diary))
        throw Fault(FaultKind::Unwritable,
                    Text(say::targetIsDiary, QFileInfo(target).fileName().toStdString()));
    writeFile(
        target, [&](QIODevice& file) { shareGame(wish, games, file, work); }, work);
}

} // namespace esagono
