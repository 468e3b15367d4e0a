// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/quick/stage.h"

#include "tests/app/play/test_table.h"
#include "tests/app/played_game.h"

#include "app/board/scene/board_item.h"
#include "engine/store/copy_line.h"

#include <QClipboard>
#include <QDropEvent>
#include <QMimeData>
#include <QtQml/QQmlExtensionPlugin>
#include <QtQuickTest/quicktest.h>

Q_IMPORT_QML_PLUGIN(EsagonoPlugin)

namespace esagono {

namespace {

std::atomic<int> g_warnings{0};
QtMessageHandler g_before = nullptr;

void count(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    // Qt 6.4 itself says so whenever a list or a page ends while it is still being made.
    const bool isKnown = message.startsWith(QLatin1String("DelegateModel::cancel")) ||
                         message.startsWith(QLatin1String("QUnifiedTimer::stopAnimationDriver"));
    if ((type == QtWarningMsg || type == QtCriticalMsg) && !isKnown)
        ++g_warnings;
    g_before(type, context, message);
}

using Test = std::function<bool(const QString& name)>;

QQuickItem* visiblePart(QQuickItem* below, const Test& isMeant) {
    if (!below->isVisible() || isMeant(below->objectName()))
        return below->isVisible() ? below : nullptr;
    for (QQuickItem* const child : below->childItems())
        if (QQuickItem* const found = visiblePart(child, isMeant))
            return found;
    return nullptr;
}

} // namespace

Stage::~Stage() = default;

bool Stage::open(int width, int height, const QString& language) {
    if (!g_before)
        g_before = qInstallMessageHandler(count);
    StartOptions options = m_folder->options(language);
    options.size = QSize(width, height);
    if (m_isTestGame)
        options.packages = {QStringLiteral(ESAGONO_SOURCE_DIR "/tests/skirmish/package")};
    m_shell = std::make_unique<Shell>(options, nullptr, withSkirmish());
    if (!m_shell->open())
        return false;
    m_shell->window()->requestActivate();
    Q_EMIT changed();
    return QTest::qWaitForWindowActive(m_shell->window(), patience);
}

void Stage::leave() {
    if (m_shell)
        m_shell->window()->close();
    const auto left = std::move(m_shell);
    Q_EMIT changed();
}

void Stage::clear(const QStringList& settings) {
    leave();
    m_folder = std::make_unique<ShellFolder>();
    ShellFolder::write(m_folder->settings(),
                       ("[General]\n" + settings.join(u'\n') + u'\n').toUtf8());
}

QString Stage::begun(const QString& game, const QString& scenario, const QString& seed) const {
    const QString file = m_folder->data() + QStringLiteral("/games/begun.esagono");
    PlayedGame::printed(game.toStdString(), scenario.toStdString(), {}, seed.toStdString())
        .copyTo(file);
    return file;
}

QString Stage::record(const QString& golden, int commands) const {
    const PlayedGame game = PlayedGame::golden(golden.toStdString(), std::size_t(commands));
    const QString file = m_folder->data() + QStringLiteral("/games/recorded.esagono");
    const Journal& journal = game.match().journal();
    (void)copyLine(journal, journal.lastPage(), file.toStdString());
    return file;
}

QString Stage::recordOther(const QString& golden, int commands, int more) const {
    PlayedGame game = PlayedGame::golden(golden.toStdString(), std::size_t(commands));
    game.playOn(std::size_t(more));
    const QString file = m_folder->data() + QStringLiteral("/games/other.esagono");
    game.copyTo(file);
    return file;
}

QString Stage::recordBranched(const QString& golden, int commands, int kept, int more) const {
    PlayedGame game = PlayedGame::golden(golden.toStdString(), std::size_t(commands));
    game.branchOff("what if", std::size_t(kept));
    game.playOn(std::size_t(more));
    const QString file = m_folder->data() + QStringLiteral("/games/branched.esagono");
    game.copyTo(file);
    return file;
}

bool Stage::polished() const {
    return QQuickTest::qWaitForPolish(m_shell->window(), patience);
}

QQuickItem* Stage::part(const QString& name) const {
    return find([&](const QString& each) { return each == name; });
}

QQuickItem* Stage::firstPart(const QString& prefix) const {
    return find([&](const QString& each) { return each.startsWith(prefix); });
}

QQuickItem* Stage::find(const std::function<bool(const QString&)>& isMeant) const {
    QQuickItem* const found =
        m_shell ? visiblePart(m_shell->window()->contentItem(), isMeant) : nullptr;
    if (found)
        QQmlEngine::setObjectOwnership(found, QQmlEngine::CppOwnership);
    return found;
}

QPointF Stage::hexAt(const QString& label) const {
    const auto* const board = qobject_cast<BoardItem*>(part(QStringLiteral("board")));
    return board ? board->itemPos(m_shell->play().hexNumbered(label)) : QPointF();
}

QString Stage::counterId(int counter) const {
    return QString::fromStdString(
        m_shell->play().setting()->package().counters[std::size_t(counter)].id);
}

int Stage::counter(const QString& id) const {
    const auto& counters = m_shell->play().setting()->package().counters;
    return int(esagono::find<CounterId>(counters, id.toStdString()).value);
}

int Stage::choiceOf(const QString& id) const {
    const auto& rows = m_shell->play().hand()->choices()->rows();
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const auto& row) { return row.value == counter(id); });
    return found == rows.end() ? -1 : int(found - rows.begin());
}

QString Stage::place(const QString& id) const {
    const PlayTable& game = m_shell->play();
    const Place where = placeOf(game.view(), CounterId(std::size_t(counter(id))));
    const auto& boxes = game.setting()->package().boxes;
    return where.isHex()   ? game.hexLabel(where.hex().value)
           : where.isBox() ? QString::fromStdString(boxes[where.box().index()].id)
                           : QString();
}

QStringList Stage::marked(HexMark mark) const {
    QStringList labels;
    for (const MarkedHex& each : m_shell->play().highlights().hexes)
        if (each.mark == mark)
            labels << m_shell->play().hexLabel(each.hex.value);
    labels.sort();
    return labels;
}

QStringList Stage::reach() const {
    return marked(HexMark::Reach);
}

QStringList Stage::targets() const {
    return marked(HexMark::Target);
}

QStringList Stage::candidates() const {
    QStringList ids;
    const PlayTable& game = m_shell->play();
    for (const MarkedCounter& each : game.highlights().counters)
        if (each.mark == CounterMark::Candidate)
            ids << QString::fromStdString(
                game.setting()->package().counters[each.counter.index()].id);
    ids.sort();
    return ids;
}

bool Stage::picture(const QString& file) const {
    return m_shell->window()->grabWindow().save(file);
}

QStringList Stage::files(const QString& folder) const {
    return QDir(m_folder->data() + u'/' + folder).entryList(QDir::Files, QDir::Name);
}

QString Stage::pathOf(const QString& name) const {
    return m_folder->path(name);
}

QString Stage::bytesOf(const QString& file) const {
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? QString::fromLatin1(opened.readAll()) : QString();
}

QString Stage::clipboard() const {
    return QGuiApplication::clipboard()->text();
}

void Stage::drop(const QString& file, QQuickItem* part) const {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    const QPointF at = part->mapToScene(QPointF(part->width() / 2, part->height() / 2));
    QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_shell->window(), &enter);
    QDragMoveEvent move(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_shell->window(), &move);
    QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_shell->window(), &drop);
}

bool Stage::isBusy() const {
    return m_shell && m_shell->isBusy();
}

QString Stage::decision() const {
    const View& view = m_shell->play().view();
    return view.frames.empty()
               ? QString()
               : QString::fromStdString(
                     std::string(m_shell->play().setting()->kind(view.frames.back().name).name));
}

int Stage::warnings() const {
    return g_warnings;
}

} // namespace esagono
