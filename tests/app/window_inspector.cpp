// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window_inspector.h"

#include <QAccessible>
#include <QFile>
#include <QQuickItem>
#include <QRegularExpression>
#include <QSet>

namespace esagono {

namespace {

constexpr double slack = 1.5;      // pixels that nobody sees
constexpr double leastHeight = 20; // of what is operated
constexpr double leastInk = 0.02;  // share of the window that is not its ground
constexpr int pictureReady = 1;    // Image.Ready, Image.Null is 0

bool isText(const QQuickItem* item) {
    return item->inherits("QQuickText") && !item->property("text").toString().isEmpty();
}

QString shortTextOf(const QQuickItem* item) {
    QString text = item->property("text").toString();
    return text.size() > 60 ? text.left(57) + QStringLiteral("…") : text;
}

QString typeOf(const QQuickItem* item) {
    const QString name = QLatin1String(item->metaObject()->className());
    return name.section(QStringLiteral("_QML"), 0, 0).section(QStringLiteral("_QMLTYPE"), 0, 0);
}

QString pathOf(const QQuickItem* item) {
    QStringList path;
    for (; item && path.size() < 6; item = item->parentItem())
        path.prepend(item->objectName().isEmpty() ? typeOf(item) : item->objectName());
    return path.join(u'/');
}

bool scrolls(const QQuickItem* item) {
    return item->inherits("QQuickFlickable");
}

/// Opaque enough to hide what is below.
bool isVeil(const QQuickItem* item) {
    return item->property("elevation").isValid();
}

class Inspector {
public:
    explicit Inspector(QQuickWindow& window)
        : m_window(window) {}

    QStringList look() {
        lookAtPicture();
        walk(m_window.contentItem(),
             m_window.contentItem()->mapRectToScene(QRectF(QPointF(), QSizeF(m_window.size()))),
             false);
        return m_found;
    }

private:
    void tell(const QQuickItem* item, const QString& what) {
        const QString text = item->property("text").toString().isEmpty()
                                 ? QString()
                                 : QStringLiteral(" “%1”").arg(shortTextOf(item));
        m_found << pathOf(item) + text + QStringLiteral(": ") + what;
    }

    void walk(QQuickItem* item, QRectF frame, bool scrolling) {
        if (!item->isVisible() || item->opacity() < 0.05 ||
            item->metaObject()->className() == QByteArray("QQuickShaderEffectSource"))
            return;
        const QRectF place = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        if (scrolling && !place.isEmpty() && !place.intersects(frame)) // scrolled away
            return;
        lookAtLanguage(item);
        lookAtWords(item);
        lookAtEdges(item, place, frame, scrolling);
        lookAtPictures(item);
        lookAtHandles(item);
        if (item->clip())
            frame = frame.intersected(place);
        lookAtNeighbours(item, frame);
        for (QQuickItem* const child : item->childItems())
            walk(child, frame, scrolling || scrolls(item));
    }

    void lookAtLanguage(const QQuickItem* item) {
        if (const QString raw = rawIn(item->property("text").toString());
            isText(item) && !raw.isEmpty())
            tell(item, QStringLiteral("says %1").arg(raw));
    }

    void lookAtWords(const QQuickItem* item) {
        if (!isText(item) || item->property("mayBeCut").toBool())
            return;
        if (item->property("truncated").toBool())
            tell(item, QStringLiteral("is cut off"));
        else if (item->property("paintedWidth").toDouble() > item->width() + slack)
            tell(item, QStringLiteral("is %1 wide in a box of %2")
                           .arg(item->property("paintedWidth").toDouble())
                           .arg(item->width()));
        else if (item->property("paintedHeight").toDouble() > item->height() + 3 * slack)
            tell(item, QStringLiteral("is %1 high in a box of %2")
                           .arg(item->property("paintedHeight").toDouble())
                           .arg(item->height()));
    }

    void lookAtEdges(const QQuickItem* item, const QRectF& place, const QRectF& frame,
                     bool scrolling) {
        if (!isText(item) && !isHandle(item))
            return;
        const bool wide =
            place.left() < frame.left() - slack || place.right() > frame.right() + slack;
        const bool high =
            place.top() < frame.top() - slack || place.bottom() > frame.bottom() + slack;
        if (!scrolling && (wide || high))
            tell(item, QStringLiteral("at %1,%2 %3x%4 reaches beyond %5,%6 %7x%8")
                           .arg(place.x())
                           .arg(place.y())
                           .arg(place.width())
                           .arg(place.height())
                           .arg(frame.x())
                           .arg(frame.y())
                           .arg(frame.width())
                           .arg(frame.height()));
    }

    void lookAtPictures(const QQuickItem* item) {
        if (item->inherits("QQuickImageBase") && !item->property("source").toString().isEmpty() &&
            item->property("status").toInt() != pictureReady)
            tell(item, QStringLiteral("the picture is not there"));
        if (item->property("busyTiles").toBool())
            tell(item, QStringLiteral("the map is not drawn"));
    }

    static bool isHandle(const QQuickItem* item) {
        return item->inherits("QQuickAbstractButton") || item->inherits("QQuickTextInput") ||
               item->inherits("QQuickSlider") || item->inherits("QQuickComboBox") ||
               item->property("activeFocusOnTab").toBool();
    }

    void lookAtHandles(QQuickItem* item) {
        if (!isHandle(item) || !item->isEnabled())
            return;
        if (item->height() < leastHeight - 0.5 && !item->property("inline").toBool())
            tell(item, QStringLiteral("is only %1 high").arg(item->height()));
        QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(item);
        if (!spoken || spoken->text(QAccessible::Name).isEmpty())
            tell(item, QStringLiteral("has no name to be read aloud"));
    }

    /// Words and handles of one parent lie side by side.
    void lookAtNeighbours(const QQuickItem* item, const QRectF& frame) {
        if (item->parentItem() && item->parentItem()->inherits("QQuickItemView"))
            return; // the view places its rows; those it keeps for later lie anywhere
        QList<QQuickItem*> shown;
        for (QQuickItem* const child : item->childItems())
            if (child->mapRectToScene(QRectF(0, 0, child->width(), child->height()))
                    .intersects(frame) &&
                child->isVisible() && child->opacity() >= 0.05 && child->width() > 0 &&
                child->height() > 0 && (isText(child) || isHandle(child)))
                shown << child;
        for (qsizetype a = 0; a < shown.size(); ++a)
            for (qsizetype b = a + 1; b < shown.size(); ++b) {
                const QRectF both = inkOf(shown[a]).intersected(inkOf(shown[b]));
                if (shown[a]->z() == shown[b]->z() && both.width() > 2 * slack &&
                    both.height() > 2 * slack && !(isHandle(shown[a]) && isVeil(shown[b])))
                    tell(shown[b],
                         QStringLiteral("lies upon %1 “%2”")
                             .arg(pathOf(shown[a]).section(u'/', -1), shortTextOf(shown[a])));
            }
    }

    /// Where an item draws, in the coordinates of its parent.
    static QRectF inkOf(const QQuickItem* item) {
        QRectF ink(item->x(), item->y(), item->width(), item->height());
        if (!isText(item))
            return ink;
        const double wide = item->property("paintedWidth").toDouble();
        const double high = item->property("paintedHeight").toDouble();
        const int across = item->property("effectiveHorizontalAlignment").toInt();
        const int down = item->property("verticalAlignment").toInt();
        if (wide < ink.width())
            ink = {across == Qt::AlignRight     ? ink.right() - wide
                   : across == Qt::AlignHCenter ? ink.center().x() - wide / 2
                                                : ink.x(),
                   ink.y(), wide, ink.height()};
        if (high < ink.height())
            ink = {ink.x(),
                   down == Qt::AlignBottom    ? ink.bottom() - high
                   : down == Qt::AlignVCenter ? ink.center().y() - high / 2
                                              : ink.y(),
                   ink.width(), high};
        return ink;
    }

    /// A page that shows nothing but its ground is empty.
    void lookAtPicture() {
        const QImage picture =
            m_window.grabWindow().scaledToWidth(480).convertToFormat(QImage::Format_RGB32);
        const QRgb ground = m_window.color().rgb();
        int inked = 0;
        QSet<QRgb> colours;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x) {
                const QRgb pixel = picture.pixel(x, y);
                inked += pixel != ground;
                colours.insert(pixel);
            }
        if (inked < leastInk * picture.width() * picture.height() || colours.size() < 8)
            m_found << QStringLiteral("the window is empty");
    }

    QQuickWindow& m_window;
    QStringList m_found;
};

/// What the ids of messages begin with: "app", "play", the games.
QStringList firstPartsOfIds() {
    QFile file(QStringLiteral(ESAGONO_SOURCE_DIR "/translations/esagono_en.ts"));
    QStringList parts;
    static const QRegularExpression id(QStringLiteral("<message id=\"([a-z_]+)\\."));
    if (file.open(QIODevice::ReadOnly))
        for (const auto& match : id.globalMatch(QString::fromUtf8(file.readAll())))
            parts << match.captured(1);
    parts.removeDuplicates();
    return parts;
}

/// A row that its list has scrolled away, or laid aside to use it again.
bool isLaidAside(const QQuickItem* row) {
    const QQuickItem* const rows = row->parentItem();
    const QQuickItem* const list = rows ? rows->parentItem() : nullptr;
    return list && list->inherits("QQuickItemView") &&
           !row->mapRectToItem(list, row->boundingRect()).intersects(list->boundingRect());
}

void gatherWords(QQuickItem* item, QStringList& words) {
    if (!item->isVisible() || item->opacity() < 0.05 || isLaidAside(item))
        return;
    if (isText(item))
        words << item->property("text").toString();
    words << item->property("placeholderText").toString();
    if (QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(item))
        words << spoken->text(QAccessible::Name) << spoken->text(QAccessible::Description);
    for (QQuickItem* const child : item->childItems())
        gatherWords(child, words);
}

} // namespace

QString rawIn(const QString& text) {
    static const QRegularExpression raw(QStringLiteral("%\\d|%n|%L\\d|\\b(") +
                                        firstPartsOfIds().join(u'|') +
                                        QStringLiteral(")(\\.[a-z_]+)+\\b"));
    return raw.match(text).captured();
}

QStringList wordsOf(QQuickWindow& window) {
    QStringList words{window.title()};
    gatherWords(window.contentItem(), words);
    words.removeAll(QString());
    words.sort();
    return words;
}

QStringList inspect(QQuickWindow& window) {
    return Inspector(window).look();
}

} // namespace esagono
