// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/messages.h"
#include "app/share/report.h"
#include "app/share/webp.h"

#include <QCoreApplication>
#include <QIODevice>

namespace esagono {

namespace {

constexpr char styleSheet[] = R"(
:root{--paper:#f4eddc;--panel:#fbf7ec;--raise:#fffdf6;--line:#d8ccb0;--line2:#b9aa86;--ink:#1d1a16;--ink2:#4d463a;
--mut:#6a6150;--red:#8f1d18;--gold:#f7e8bd;--amber:#8f5400}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 17px/1.6 Vollkorn,"Source Serif 4",Georgia,"Noto Serif",serif;
font-feature-settings:"lnum","tnum"}
main{max-width:820px;margin:0 auto;padding:56px 28px 40px;background:var(--panel);border:solid var(--line2);border-width:0 1px}
header{border-bottom:3px double var(--line2);padding-bottom:20px;margin-bottom:28px}
h1{font-size:42px;line-height:1.12;font-weight:600;margin:6px 0 4px}
h2{font-size:27px;line-height:1.2;font-weight:600;margin:52px 0 14px;padding-top:14px;border-top:1px solid var(--line2)}
h3{font-size:20px;line-height:1.3;font-weight:600;margin:34px 0 10px}
p{margin:0 0 10px}
.label,th,h4,nav,figcaption,.aside,dt,.svg text,footer{font-family:Inter,"Segoe UI","Helvetica Neue","Noto Sans",sans-serif}
.label,h4,th,dt{font-size:11px;line-height:1.4;font-weight:600;letter-spacing:.06em;text-transform:uppercase;color:var(--mut)}
.label{color:var(--red)} h4{margin:22px 0 8px}
.scenario{font-size:21px;color:var(--ink2);margin:0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:6px 20px;margin:0} dt{padding-top:6px} dd{margin:0}
nav{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:13px;margin:22px 0 0} a{color:#24507f;text-decoration-color:var(--line2)}
table{border-collapse:collapse;width:100%;font:400 13px/1.4 Inter,"Noto Sans",sans-serif;margin:0 0 18px}
th,td{padding:6px 8px;text-align:right;border-bottom:1px solid var(--line)} th:first-child,td:first-child{text-align:left}
thead tr:first-child th{border-bottom:0;padding-bottom:0} td.big{font-weight:600}
.mark{display:inline-block;width:11px;height:11px;margin-right:8px;vertical-align:-1px} .round{border-radius:50%}
figure{margin:0 0 18px} figure img{display:block;width:100%;height:auto;border:1px solid var(--line2);border-radius:3px}
figcaption{font-size:12px;line-height:1.4;color:var(--mut);margin-top:5px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:14px} .roster img{border:0}
.passage{padding-left:19px;position:relative;margin-bottom:9px} .passage>.mark{position:absolute;left:0;top:8px;margin:0}
.further{font-size:15.5px;line-height:1.5;color:var(--ink2)} .moves{font-size:15px;color:var(--mut)}
.objective{background:var(--gold);border-radius:4px;padding:6px 10px 6px 19px;color:var(--ink)} .objective>.mark{left:4px;top:14px}
.over{font-size:21px;font-weight:600;border:solid var(--red);border-width:1px 0;padding:12px 0;margin:22px 0;text-align:center}
.svg{background:var(--raise);border:1px solid var(--line);border-radius:6px;padding:10px 12px;margin:0 0 16px} .svg h4{margin:0 0 6px}
.svg svg{display:block;width:100%;height:auto} .dice{display:grid;grid-template-columns:1fr 1fr;gap:14px}
.note{border-left:3px solid #a5740f;background:var(--raise);padding:8px 14px;margin:0 0 12px;border-radius:0 5px 5px 0}
.note b{color:var(--amber);margin-right:6px} .aside{font-size:12px;color:var(--mut)}
.warning{background:#f6e0d8;color:var(--red);padding:10px 14px;border-radius:5px}
footer{font-size:12px;color:var(--mut);margin-top:48px;padding-top:12px;border-top:1px solid var(--line)}
@media(max-width:640px){.pair,.dice{grid-template-columns:1fr}h1{font-size:32px}}
@media print{body,main{background:#fff;border:0}main{max-width:none;padding:0}nav{display:none}h2,h3{break-after:avoid}
figure,.svg,.passage,table{break-inside:avoid}}
)";

class HtmlWriter {
public:
    HtmlWriter(const AfterAction& report, QIODevice& device, Work& work)
        : m_report(report)
        , m_device(device)
        , m_work(work)
        , m_pictures(
              double(report.turns.size() + 2 * report.combats.size() + report.forces.size() + 1)) {}

    void write() {
        put(QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">"
                           "<meta name=\"viewport\" content=\"width=device-width\">"
                           "<meta name=\"generator\" content=\"Esagono\"><title>%2</title><style>")
                .arg(m_report.language, plain(m_report.title)));
        put(QString::fromUtf8(styleSheet));
        put(QStringLiteral("</style></head>\n<body><main>\n"));
        writeHead();
        writeForces();
        writeTurns();
        writeCombats();
        writeFigures();
        writeNotes();
        put(QStringLiteral("<footer>%1</footer>\n</main></body></html>\n")
                .arg(plain(m_report.footer)));
    }

private:
    void put(const QString& text) {
        m_work.goOn();
        m_device.write(text.toUtf8());
    }
    static QString plain(const QString& text) { return text.toHtmlEscaped(); }
    static QString word(const char* id) { return qtTrId(id).toHtmlEscaped(); }
    static QString mark(const QColor& colour, bool round) {
        return QStringLiteral("<span class=\"mark%1\" style=\"background:%2\"></span>")
            .arg(round ? QStringLiteral(" round") : QString(),
                 colour.isValid() ? colour.name() : QStringLiteral("#b9aa86"));
    }
    void picture(const QImage& image, const QString& words, const QString& cssClass = {}) {
        put(QStringLiteral("<figure class=\"%1\"><img width=\"%2\" height=\"%3\" alt=\"%4\" "
                           "src=\"data:image/webp;base64,")
                .arg(cssClass, QString::number(image.width()), QString::number(image.height()),
                     plain(words)));
        m_device.write(webpOf(image).toBase64());
        put(QStringLiteral("\"><figcaption>%1</figcaption></figure>\n").arg(plain(words)));
        m_drawn += 1;
        m_work.reach(0.85 + 0.14 * m_drawn / m_pictures, say::writing);
    }
    void chart(const Diagram& each) {
        put(QStringLiteral("<div class=\"svg\"><h4>%1</h4>%2</div>\n")
                .arg(plain(each.title), each.sketch.svg(each.title)));
    }
    void facts(const std::vector<AfterAction::Fact>& facts) {
        put(QStringLiteral("<dl>"));
        for (const AfterAction::Fact& fact : facts)
            put(QStringLiteral("<dt>%1</dt><dd>%2</dd>").arg(plain(fact.label), plain(fact.text)));
        put(QStringLiteral("</dl>\n"));
    }

    void writeHead() {
        put(QStringLiteral("<header><div class=\"label\">%1</div><h1>%2</h1>"
                           "<p class=\"scenario\">%3</p></header>\n")
                .arg(word(say::report), plain(m_report.title), plain(m_report.scenario)));
        if (!m_report.warning.isEmpty())
            put(QStringLiteral("<p class=\"warning\">%1</p>").arg(plain(m_report.warning)));
        facts(m_report.facts);
        put(QStringLiteral("<nav aria-label=\"%1\"><a href=\"#forces\">%2</a>")
                .arg(word(say::contents), word(say::forces)));
        for (const AfterAction::Turn& turn : m_report.turns)
            put(QStringLiteral("<a href=\"#turn-%1\">%2</a>")
                    .arg(QString::number(turn.number), plain(turn.heading)));
        if (!m_report.combats.empty())
            put(QStringLiteral("<a href=\"#combats\">%1</a>").arg(word(say::decisive)));
        put(QStringLiteral("<a href=\"#figures\">%1</a>").arg(word(say::figures)));
        if (!m_report.notes.empty())
            put(QStringLiteral("<a href=\"#notes\">%1</a>").arg(word(say::notes)));
        put(QStringLiteral("</nav>\n<h4>%1</h4>").arg(word(say::rulings)));
        if (m_report.rulings.empty()) {
            put(QStringLiteral("<p>%1</p>").arg(word(say::standardRulings)));
            return;
        }
        for (const AfterAction::Fact& ruling : m_report.rulings)
            put(QStringLiteral("<p class=\"further\">%1 <b>%2</b></p>")
                    .arg(plain(ruling.label), plain(ruling.text)));
    }

    void writeForces() {
        put(QStringLiteral("<h2 id=\"forces\">%1</h2><table><thead><tr><th></th>")
                .arg(word(say::forces)));
        for (const char* head : {say::atStart, say::joined, say::lost, say::atEnd})
            put(QStringLiteral("<th colspan=\"2\">%1</th>").arg(word(head)));
        put(QStringLiteral("</tr><tr><th>%1</th>").arg(word(say::side)));
        for (int i = 0; i < 4; ++i)
            put(QStringLiteral("<th>%1</th><th>%2</th>").arg(word(say::units), word(say::steps)));
        put(QStringLiteral("</tr></thead><tbody>"));
        for (const AfterAction::Force& force : m_report.forces) {
            const QString name =
                force.player.isEmpty()
                    ? plain(force.name)
                    : plain(force.name) + QStringLiteral(" · ") + plain(force.player);
            put(QStringLiteral("<tr><td>%1%2</td>").arg(mark(force.colour, force.round), name));
            for (const int figure :
                 {force.startUnits, force.startSteps, force.joinedUnits(), force.joinedSteps(),
                  force.lostUnits, force.lostSteps, force.endUnits, force.endSteps})
                put(QStringLiteral("<td>%1</td>").arg(numberText(figure)));
            put(QStringLiteral("</tr>"));
        }
        put(QStringLiteral("</tbody></table>\n"));
        for (const AfterAction::Force& force : m_report.forces)
            if (!force.roster.isNull())
                picture(force.roster, force.name, QStringLiteral("roster"));
        put(QStringLiteral("<p class=\"aside\">%1</p>").arg(word(say::fadedAreLost)));
    }

    void writePassage(const AfterAction::Passage& passage) {
        switch (passage.kind) {
        case StoryKind::Phase:
            put(QStringLiteral("<h4>%1</h4>").arg(passage.head));
            return;
        case StoryKind::GameOver:
            put(QStringLiteral("<p class=\"over\">%1</p>").arg(passage.head));
            return;
        case StoryKind::Move:
            put(QStringLiteral("<p class=\"moves\">%1</p>").arg(plain(passage.head)));
            return;
        default:
            break;
        }
        const QString kind =
            passage.kind == StoryKind::Objective ? QStringLiteral(" objective") : QString();
        put(QStringLiteral("<div class=\"passage%1\">%2%3")
                .arg(kind, mark(passage.colour, passage.round), passage.head));
        if (!passage.further.isEmpty())
            put(QStringLiteral("<div class=\"further\">%1</div>")
                    .arg(passage.further.join(QStringLiteral(" · "))));
        put(QStringLiteral("</div>\n"));
    }

    void writeTurns() {
        put(QStringLiteral("<h2 id=\"course\">%1</h2>\n").arg(word(say::course)));
        for (const AfterAction::Turn& turn : m_report.turns) {
            put(QStringLiteral("<section><h3 id=\"turn-%1\">%2</h3>")
                    .arg(QString::number(turn.number), plain(turn.heading)));
            QString caption = turn.number == 0 ? qtTrId(say::setUp) : qtTrId(say::endOfTurn);
            QStringList losses;
            for (std::size_t i = 0; i < turn.lost.size(); ++i)
                losses << m_report.forces[i].name + u' ' + QString::number(turn.lost[i]);
            if (turn.number != 0)
                caption += QStringLiteral(" · ") + qtTrId(say::lostThisTurn) +
                           QStringLiteral(": ") + losses.join(QStringLiteral(", "));
            picture(turn.map, caption);
            for (const AfterAction::Passage& passage : turn.passages)
                writePassage(passage);
            put(QStringLiteral("</section>\n"));
        }
    }

    void writeCombats() {
        if (m_report.combats.empty())
            return;
        put(QStringLiteral("<h2 id=\"combats\">%1</h2><p>%2</p>\n")
                .arg(word(say::decisive), word(say::decisiveHow)));
        for (const AfterAction::Combat& combat : m_report.combats) {
            put(QStringLiteral("<section><h3>%1</h3><p class=\"aside\">%2</p><div class=\"pair\">")
                    .arg(combat.heading, plain(combat.when)));
            picture(combat.before, qtTrId(say::before));
            picture(combat.after, qtTrId(say::after));
            put(QStringLiteral("</div>"));
            for (const QString& fact : combat.facts)
                put(QStringLiteral("<p class=\"further\">%1</p>").arg(plain(fact)));
            put(QStringLiteral("</section>\n"));
        }
    }

    void writeFigures() {
        put(QStringLiteral("<h2 id=\"figures\">%1</h2>\n").arg(word(say::figures)));
        for (const Diagram& each : m_report.charts)
            chart(each);
        put(QStringLiteral("<div class=\"dice\">"));
        for (const Diagram& each : m_report.dice)
            chart(each);
        put(QStringLiteral("</div>\n"));
    }

    void writeNotes() {
        if (m_report.notes.empty())
            return;
        put(QStringLiteral("<h2 id=\"notes\">%1</h2>\n").arg(word(say::notes)));
        for (const AfterAction::NoteLine& note : m_report.notes)
            put(QStringLiteral(
                    "<div class=\"note\"><b>%1</b>%2<div class=\"aside\">%3</div></div>\n")
                    .arg(plain(note.mark), plain(note.text), plain(note.aside)));
    }

    const AfterAction& m_report;
    QIODevice& m_device;
    Work& m_work;
    double m_pictures;
    double m_drawn = 0;
};

} // namespace

void writeHtml(const AfterAction& report, QIODevice& device, Work& work) {
    HtmlWriter(report, device, work).write();
}

} // namespace esagono
