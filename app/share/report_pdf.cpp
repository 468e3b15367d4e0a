// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/ink.h"
#include "app/share/messages.h"
#include "app/share/report.h"
#include "engine/core/fault.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

#include <algorithm>

namespace esagono {

namespace {

// Lengths are tenths of a point.
constexpr int unitsPerInch = 720;
constexpr qreal mm = unitsPerInch / 25.4;

/// Pages that are filled from the top.
class Pages {
public:
    Pages(QIODevice& device, const AfterAction& report)
        : m_report(report)
        , m_writer(&device) {
        m_writer.setResolution(unitsPerInch);
        m_writer.setPageSize(QPageSize(QPageSize::A4));
        m_writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        m_writer.setTitle(report.title);
        m_writer.setCreator(QStringLiteral("Esagono"));
        if (!m_painter.begin(&m_writer))
            throw Fault(FaultKind::Unwritable, Text(say::targetUnwritable, "PDF", ""));
        m_painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        m_box = QRectF(0, 0, m_writer.width(), m_writer.height())
                    .adjusted(20 * mm, 18 * mm, -20 * mm, -20 * mm);
        m_y = m_box.top();
        paintFoot();
    }

    [[nodiscard]] QPainter& painter() { return m_painter; }
    [[nodiscard]] const QRectF& box() const { return m_box; }
    [[nodiscard]] qreal width() const { return m_box.width(); }
    [[nodiscard]] qreal y() const { return m_y; }
    [[nodiscard]] qreal left() const { return m_box.bottom() - m_y; }

    void skip(qreal height) {
        if (m_y > m_box.top()) // never at the top of a page
            m_y += height;
    }
    void use(qreal height) { m_y += height; }
    /// Turns the page if there is less room than that.
    void need(qreal height) {
        if (left() < height && m_y > m_box.top())
            turn();
    }
    void turn() {
        m_writer.newPage();
        ++m_number;
        m_y = m_box.top();
        paintFoot();
    }

    /// A paragraph of rich text. Returns its height.
    qreal text(const QString& html, const QFont& font, const QColor& colour, qreal indent = 0,
               qreal keepWith = 0, qreal lineHeight = 135) {
        QTextDocument document;
        layOut(document, html, font, lineHeight, width() - indent);
        const qreal height = document.size().height();
        need(height + keepWith);
        m_painter.save();
        m_painter.translate(m_box.left() + indent, m_y);
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette.setColor(QPalette::Text, colour);
        document.documentLayout()->draw(&m_painter, context);
        m_painter.restore();
        m_y += height;
        return height;
    }
    void picture(const QImage& image, qreal x, qreal pictureWidth) {
        const QRectF target(m_box.left() + x, m_y, pictureWidth, heightOf(image, pictureWidth));
        m_painter.drawImage(target, image);
        m_painter.setPen(QPen(ink::colour(ink::line2), 5));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(target);
    }
    [[nodiscard]] qreal heightOf(const QString& html, const QFont& font, qreal indent) const {
        QTextDocument document;
        layOut(document, html, font, 128, width() - indent);
        return document.size().height();
    }
    static qreal heightOf(const QImage& image, qreal width) {
        return width * image.height() / std::max(1, image.width());
    }
    void rule(QRgb colour, qreal thick) {
        m_painter.fillRect(QRectF(m_box.left(), m_y, width(), thick), ink::colour(colour));
        m_y += thick;
    }
    void mark(const QColor& colour, bool round, qreal x, qreal y, qreal edge) {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour.isValid() ? colour : ink::colour(ink::line2));
        const QRectF box(m_box.left() + x, y, edge, edge);
        if (round)
            m_painter.drawEllipse(box);
        else
            m_painter.drawRect(box);
    }

private:
    static void layOut(QTextDocument& document, const QString& html, const QFont& font,
                       qreal lineHeight, qreal width) {
        document.setDocumentMargin(0);
        document.setDefaultFont(font);
        document.setUseDesignMetrics(true);
        document.setHtml(QStringLiteral("<div style=\"line-height:%1%\">%2</div>")
                             .arg(QString::number(lineHeight), html));
        document.setTextWidth(width);
    }
    void paintFoot() {
        const qreal y = m_box.bottom() + 5 * mm;
        m_painter.fillRect(QRectF(m_box.left(), y, width(), 5), ink::colour(ink::line2));
        m_painter.setFont(ink::sans(80));
        m_painter.setPen(ink::colour(ink::muted));
        const QRectF line(m_box.left(), y + 40, width(), 120);
        m_painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                           m_report.title + QStringLiteral(" · ") + m_report.scenario);
        m_painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter,
                           qtTrId(say::page).arg(m_number));
    }

    const AfterAction& m_report;
    QPdfWriter m_writer;
    QPainter m_painter;
    QRectF m_box;
    qreal m_y = 0;
    int m_number = 1;
};

class PdfWriter {
public:
    PdfWriter(const AfterAction& report, QIODevice& device, Work& work)
        : m_report(report)
        , m_work(work)
        , m_pages(device, report) {}

    void write() {
        writeHead();
        writeForces();
        step(0.88);
        writeTurns();
        step(0.94);
        writeCombats();
        step(0.97);
        writeFigures();
        writeNotes();
        m_pages.skip(300);
        small(plain(m_report.footer));
        step(0.99);
    }

private:
    void step(double part) { m_work.reach(part, say::writing); }
    static QString plain(const QString& text) { return text.toHtmlEscaped(); }
    static QString word(const char* id) { return qtTrId(id).toHtmlEscaped(); }

    // Kinds of text
    void section(const QString& words, qreal keepWith = 900) {
        m_pages.skip(260);
        m_pages.need(keepWith);
        m_pages.text(words, ink::serif(200, QFont::DemiBold), ink::colour(ink::black), 0, 400, 110);
        m_pages.use(30);
        m_pages.rule(ink::line2, 7);
        m_pages.use(120);
    }
    void heading(const QString& html, qreal keepWith) {
        m_pages.skip(160);
        m_pages.text(html, ink::serif(150, QFont::DemiBold), ink::colour(ink::black), 0, keepWith,
                     115);
        m_pages.use(50);
    }
    void label(const QString& html, QRgb colour = ink::muted) {
        QFont font = ink::sans(78, QFont::DemiBold);
        font.setCapitalization(QFont::AllUppercase);
        font.setLetterSpacing(QFont::AbsoluteSpacing, 5);
        m_pages.text(html, font, ink::colour(colour), 0, 400, 120);
    }
    void body(const QString& html, qreal indent = 0) {
        m_pages.text(html, ink::serif(106), ink::colour(ink::black), indent);
    }
    static QFont furtherFont() { return ink::serif(96); }
    void smaller(const QString& html, qreal indent = 0) {
        m_pages.text(html, furtherFont(), ink::colour(ink::second), indent, 0, 128);
    }
    void small(const QString& html) { m_pages.text(html, ink::sans(82), ink::colour(ink::muted)); }

    void writeHead() {
        label(word(say::report), ink::red);
        m_pages.use(40);
        m_pages.text(plain(m_report.title), ink::serif(320, QFont::DemiBold),
                     ink::colour(ink::black), 0, 0, 105);
        m_pages.text(plain(m_report.scenario), ink::serif(170), ink::colour(ink::second));
        m_pages.use(80);
        m_pages.rule(ink::red, 20);
        m_pages.use(160);
        if (!m_report.warning.isEmpty()) {
            m_pages.text(plain(m_report.warning), ink::serif(106), ink::colour(ink::red));
            m_pages.use(100);
        }
        for (const AfterAction::Fact& fact : m_report.facts) {
            m_pages.painter().setFont(ink::sans(82, QFont::DemiBold));
            m_pages.painter().setPen(ink::colour(ink::muted));
            m_pages.painter().drawText(QRectF(m_pages.box().left(), m_pages.y(), 1000, 150),
                                       Qt::AlignLeft | Qt::AlignVCenter, fact.label);
            body(plain(fact.text), 1000);
            m_pages.use(24);
        }
        m_pages.use(120);
        label(word(say::rulings));
        m_pages.use(20);
        if (m_report.rulings.empty())
            smaller(word(say::standardRulings));
        for (const AfterAction::Fact& ruling : m_report.rulings) {
            smaller(QStringLiteral("%1 <b>%2</b>").arg(plain(ruling.label), plain(ruling.text)));
            m_pages.use(20);
        }
    }

    void writeForces() {
        section(word(say::forces), 2000);
        QPainter& painter = m_pages.painter();
        const qreal first = m_pages.width() * 0.36;
        const qreal column = (m_pages.width() - first) / 8;
        const auto cell = [&](int from, int count, const QString& text) {
            painter.drawText(QRectF(m_pages.box().left() + first + from * column, m_pages.y(),
                                    count * column, 180),
                             Qt::AlignRight | Qt::AlignVCenter, text);
        };
        const QFont headFont = ink::sans(76, QFont::DemiBold);
        painter.setFont(headFont);
        painter.setPen(ink::colour(ink::muted));
        int at = 0;
        for (const char* head : {say::atStart, say::joined, say::lost, say::atEnd}) {
            cell(at, 2, qtTrId(head));
            at += 2;
        }
        m_pages.use(130);
        for (int i = 0; i < 8; ++i)
            cell(i, 1, qtTrId(i % 2 == 0 ? say::units : say::steps));
        m_pages.use(190);
        for (const AfterAction::Force& force : m_report.forces) {
            m_pages.rule(ink::line, 5);
            m_pages.mark(force.colour, force.round, 0, m_pages.y() + 60, 80);
            painter.setFont(ink::sans(94, QFont::DemiBold));
            painter.setPen(ink::colour(ink::black));
            const QString name = force.player.isEmpty()
                                     ? force.name
                                     : force.name + QStringLiteral(" · ") + force.player;
            painter.drawText(
                QRectF(m_pages.box().left() + 130, m_pages.y(), first - 130, 200),
                Qt::AlignLeft | Qt::AlignVCenter,
                painter.fontMetrics().elidedText(name, Qt::ElideRight, int(first - 150)));
            painter.setFont(ink::sans(94));
            const int figures[] = {force.startUnits,    force.startSteps, force.joinedUnits(),
                                   force.joinedSteps(), force.lostUnits,  force.lostSteps,
                                   force.endUnits,      force.endSteps};
            for (int i = 0; i < 8; ++i)
                cell(i, 1, numberText(figures[i]));
            m_pages.use(200);
        }
        m_pages.rule(ink::line, 5);
        m_pages.use(120);
        for (const AfterAction::Force& force : m_report.forces) {
            if (force.roster.isNull())
                continue;
            const qreal height = Pages::heightOf(force.roster, m_pages.width());
            m_pages.need(height);
            m_pages.picture(force.roster, 0, m_pages.width());
            m_pages.use(height + 100);
        }
        small(word(say::fadedAreLost));
    }

    void writePassage(const AfterAction::Passage& passage) {
        constexpr qreal indent = 150;
        switch (passage.kind) {
        case StoryKind::Phase:
            m_pages.skip(70);
            label(passage.head);
            m_pages.use(24);
            return;
        case StoryKind::GameOver:
            m_pages.skip(140);
            m_pages.text(passage.head, ink::serif(150, QFont::DemiBold), ink::colour(ink::red));
            m_pages.use(80);
            return;
        case StoryKind::Move:
            smaller(plain(passage.head));
            m_pages.use(24);
            return;
        default:
            break;
        }
        const QString further = passage.further.join(QStringLiteral(" · "));
        m_pages.need(220 +
                     (further.isEmpty() ? 0 : m_pages.heightOf(further, furtherFont(), indent)));
        m_pages.mark(passage.colour, passage.round, 0, m_pages.y() + 45, 66);
        body(passage.kind == StoryKind::Objective ? QStringLiteral("<b>%1</b>").arg(passage.head)
                                                  : passage.head,
             indent);
        if (!further.isEmpty())
            smaller(further, indent);
        m_pages.use(50);
    }

    void writeTurns() {
        m_pages.turn();
        section(word(say::course));
        for (const AfterAction::Turn& turn : m_report.turns) {
            const qreal height = Pages::heightOf(turn.map, m_pages.width());
            heading(plain(turn.heading), height + 400);
            m_pages.picture(turn.map, 0, m_pages.width());
            m_pages.use(height + 50);
            QString caption = qtTrId(turn.number == 0 ? say::setUp : say::endOfTurn);
            QStringList losses;
            for (std::size_t i = 0; i < turn.lost.size(); ++i)
                losses << m_report.forces[i].name + u' ' + QString::number(turn.lost[i]);
            if (turn.number != 0)
                caption += QStringLiteral(" · ") + qtTrId(say::lostThisTurn) +
                           QStringLiteral(": ") + losses.join(QStringLiteral(", "));
            small(plain(caption));
            m_pages.use(80);
            for (const AfterAction::Passage& passage : turn.passages)
                writePassage(passage);
            m_work.goOn();
        }
    }

    void writeCombats() {
        if (m_report.combats.empty())
            return;
        m_pages.turn();
        section(word(say::decisive));
        body(word(say::decisiveHow));
        const qreal gap = 120;
        const qreal half = (m_pages.width() - gap) / 2;
        for (const AfterAction::Combat& combat : m_report.combats) {
            const qreal height = Pages::heightOf(combat.before, half);
            heading(combat.heading, height + 900);
            small(plain(combat.when));
            m_pages.use(40);
            m_pages.picture(combat.before, 0, half);
            m_pages.picture(combat.after, half + gap, half);
            m_pages.use(height + 30);
            QPainter& painter = m_pages.painter();
            painter.setFont(ink::sans(80));
            painter.setPen(ink::colour(ink::muted));
            painter.drawText(QRectF(m_pages.box().left(), m_pages.y(), half, 130),
                             Qt::AlignLeft | Qt::AlignVCenter, qtTrId(say::before));
            painter.drawText(QRectF(m_pages.box().left() + half + gap, m_pages.y(), half, 130),
                             Qt::AlignLeft | Qt::AlignVCenter, qtTrId(say::after));
            m_pages.use(150);
            for (const QString& fact : combat.facts)
                smaller(plain(fact));
        }
    }

    void writeFigures() {
        if (m_report.charts.empty() && m_report.dice.empty())
            return;
        m_pages.turn();
        section(word(say::figures));
        for (const Diagram& chart : m_report.charts) {
            const qreal height =
                m_pages.width() * chart.sketch.size().height() / chart.sketch.size().width();
            m_pages.need(height + 300);
            label(plain(chart.title));
            m_pages.use(30);
            chart.sketch.paint(m_pages.painter(),
                               QRectF(m_pages.box().left(), m_pages.y(), m_pages.width(), height));
            m_pages.use(height + 160);
        }
        const qreal gap = 120;
        const qreal half = (m_pages.width() - gap) / 2;
        for (std::size_t i = 0; i < m_report.dice.size(); i += 2) {
            const QSizeF size = m_report.dice[i].sketch.size();
            const qreal height = half * size.height() / size.width();
            m_pages.need(height + 260);
            for (std::size_t k = i; k < std::min(i + 2, m_report.dice.size()); ++k) {
                const qreal x = m_pages.box().left() + (k == i ? 0 : half + gap);
                m_pages.painter().setFont(ink::sans(84, QFont::DemiBold));
                m_pages.painter().setPen(ink::colour(ink::second));
                m_pages.painter().drawText(QRectF(x, m_pages.y(), half, 130),
                                           Qt::AlignLeft | Qt::AlignVCenter,
                                           m_report.dice[k].title);
                m_report.dice[k].sketch.paint(m_pages.painter(),
                                              QRectF(x, m_pages.y() + 150, half, height));
            }
            m_pages.use(height + 300);
        }
    }

    void writeNotes() {
        if (m_report.notes.empty())
            return;
        section(word(say::notes));
        for (const AfterAction::NoteLine& note : m_report.notes) {
            body(QStringLiteral("<b>%1</b> %2").arg(plain(note.mark), plain(note.text)));
            small(plain(note.aside));
            m_pages.use(80);
        }
    }

    const AfterAction& m_report;
    Work& m_work;
    Pages m_pages;
};

} // namespace

void writePdf(const AfterAction& report, QIODevice& device, Work& work) {
    PdfWriter(report, device, work).write();
}

} // namespace esagono
