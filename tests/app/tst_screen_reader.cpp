// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader sees: the program on a screen of its own, asked over the bus on which
// assistive technology asks, from another process.
#include "tests/app/test_program.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>

namespace {

/// Something one can be told of over the bus: who has it, and its path there.
struct Spoken {
    QString owner;
    QString path;
};

/// A screen nobody sees and a session's bus, as long as it lives.
class Desktop {
public:
    [[nodiscard]] bool start();
    ~Desktop();

    [[nodiscard]] QProcessEnvironment environment() const { return m_environment; }
    /// What was found wrong at the start.
    [[nodiscard]] const QString& problem() const { return m_problem; }

    [[nodiscard]] QList<Spoken> applications() const {
        return childrenOf({QStringLiteral("org.a11y.atspi.Registry"), root()});
    }
    [[nodiscard]] QList<Spoken> childrenOf(const Spoken& parent) const;
    [[nodiscard]] QString nameOf(const Spoken& spoken) const;
    [[nodiscard]] QString roleOf(const Spoken& spoken) const;
    /// "role: name" of everything below.
    void gather(const Spoken& from, QSet<QString>& told) const;

private:
    static QString root() { return QStringLiteral("/org/a11y/atspi/accessible/root"); }
    /// The first line a process writes; empty: it does not begin.
    [[nodiscard]] QString begin(QProcess& process, const QString& program,
                                const QStringList& arguments);
    [[nodiscard]] bool turnOn();

    QTemporaryDir m_folder;
    QProcess m_screen, m_bus;
    QProcessEnvironment m_environment;
    QDBusConnection m_session{QStringLiteral("none")};
    QDBusConnection m_reading{QStringLiteral("none")};
    QString m_problem;
};

bool Desktop::start() {
    m_environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS", "DBUS_STARTER_ADDRESS"})
        m_environment.remove(QLatin1String(name));
    for (const char* name : {"HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
        m_environment.insert(QLatin1String(name), m_folder.path());
    m_environment.insert(QStringLiteral("GSETTINGS_BACKEND"), QStringLiteral("memory"));
    m_environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    // Whoever leaves last does not take the screen with it: the bus looks at it for a moment.
    const QString display =
        begin(m_screen, QStringLiteral("Xvfb"),
              {"-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset"});
    m_environment.insert(QStringLiteral("DISPLAY"), u':' + display);
    const QString address = begin(m_bus, QStringLiteral("dbus-daemon"),
                                  {"--session", "--nofork", "--print-address=1",
                                   "--address=unix:path=" + m_folder.filePath("bus")});
    m_environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), address);
    if (display.isEmpty() || address.isEmpty())
        return false;
    m_session = QDBusConnection::connectToBus(address, QStringLiteral("session"));
    return turnOn();
}

Desktop::~Desktop() {
    QDBusConnection::disconnectFromBus(QStringLiteral("reading"));
    QDBusConnection::disconnectFromBus(QStringLiteral("session"));
    for (QProcess* const process : {&m_bus, &m_screen}) {
        process->terminate();
        process->waitForFinished(patience);
    }
}

QString Desktop::begin(QProcess& process, const QString& program, const QStringList& arguments) {
    process.setProcessEnvironment(m_environment);
    process.start(program, arguments);
    while (!process.canReadLine())
        if (!process.waitForReadyRead(patience)) {
            m_problem = program + QStringLiteral(": ") + process.errorString() + u' ' +
                        QString::fromUtf8(process.readAllStandardError());
            return {};
        }
    return QString::fromUtf8(process.readLine()).trimmed();
}

/// As a screen reader does when it begins.
bool Desktop::turnOn() {
    const QString service = QStringLiteral("org.a11y.Bus"), path = QStringLiteral("/org/a11y/bus");
    QDBusMessage wish = QDBusMessage::createMethodCall(
        service, path, QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Set"));
    wish << QStringLiteral("org.a11y.Status") << QStringLiteral("IsEnabled")
         << QVariant::fromValue(QDBusVariant(true));
    const QDBusMessage done = m_session.call(wish);
    const QDBusMessage told = m_session.call(
        QDBusMessage::createMethodCall(service, path, service, QStringLiteral("GetAddress")));
    m_problem = done.errorMessage() + told.errorMessage();
    if (!m_problem.isEmpty())
        return false;
    m_reading = QDBusConnection::connectToBus(told.arguments().constFirst().toString(),
                                              QStringLiteral("reading"));
    m_problem = m_reading.lastError().message();
    return m_reading.isConnected();
}

QList<Spoken> Desktop::childrenOf(const Spoken& parent) const {
    const QDBusMessage told = m_reading.call(QDBusMessage::createMethodCall(
        parent.owner, parent.path, QStringLiteral("org.a11y.atspi.Accessible"),
        QStringLiteral("GetChildren")));
    QList<Spoken> children;
    if (told.type() != QDBusMessage::ReplyMessage)
        return children;
    const auto list = told.arguments().constFirst().value<QDBusArgument>();
    list.beginArray();
    while (!list.atEnd()) {
        Spoken child;
        QDBusObjectPath path;
        list.beginStructure();
        list >> child.owner >> path;
        list.endStructure();
        child.path = path.path();
        children << child;
    }
    list.endArray();
    return children;
}

QString Desktop::nameOf(const Spoken& spoken) const {
    QDBusMessage question = QDBusMessage::createMethodCall(
        spoken.owner, spoken.path, QStringLiteral("org.freedesktop.DBus.Properties"),
        QStringLiteral("Get"));
    question << QStringLiteral("org.a11y.atspi.Accessible") << QStringLiteral("Name");
    const QDBusMessage told = m_reading.call(question);
    return told.type() == QDBusMessage::ReplyMessage
               ? told.arguments().constFirst().value<QDBusVariant>().variant().toString()
               : QString();
}

QString Desktop::roleOf(const Spoken& spoken) const {
    const QDBusMessage told = m_reading.call(QDBusMessage::createMethodCall(
        spoken.owner, spoken.path, QStringLiteral("org.a11y.atspi.Accessible"),
        QStringLiteral("GetRoleName")));
    return told.type() == QDBusMessage::ReplyMessage ? told.arguments().constFirst().toString()
                                                     : QString();
}

void Desktop::gather(const Spoken& from, QSet<QString>& told) const {
    told << roleOf(from) + QStringLiteral(": ") + nameOf(from);
    for (const Spoken& child : childrenOf(from))
        gather(child, told);
}

} // namespace

class ScreenReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void libraryIsTold();
};

void ScreenReaderTest::libraryIsTold() {
    Desktop desktop;
    QVERIFY2(desktop.start(), qPrintable(desktop.problem()));
    const QTemporaryDir data;
    QFile settings(data.filePath(QStringLiteral("settings.ini")));
    QVERIFY(settings.open(QIODevice::WriteOnly) &&
            settings.write("[General]\ntourSeen=true\n") > 0);
    settings.close();
    QProcess program;
    program.setProcessEnvironment(desktop.environment());
    program.setProcessChannelMode(QProcess::ForwardedChannels);
    program.start(QStringLiteral(ESAGONO_PROGRAM),
                  {"--data-dir", data.path(), "--packages", ESAGONO_SOURCE_DIR "/resources",
                   "--language", "en", "--size", "1280x800"});
    QVERIFY(program.waitForStarted(patience));
    const QStringList wanted{"frame: Esagono", "push button: Look again", "push button: New game"};
    QSet<QString> told;
    const auto missing = [&] {
        told.clear();
        for (const Spoken& application : desktop.applications())
            desktop.gather(application, told);
        const QString all = QStringList(told.begin(), told.end()).join(u'\n');
        QStringList lacking = wanted;
        lacking.removeIf([&](const QString& words) { return all.contains(words); });
        return lacking;
    };
    const bool isTold = QTest::qWaitFor(
        [&] { return missing().isEmpty() || program.state() != QProcess::Running; }, patience);
    QVERIFY2(isTold && program.state() == QProcess::Running,
             qPrintable(missing().join(u'\n') + QStringLiteral("\nis not told, but this:\n") +
                        QStringList(told.begin(), told.end()).join(u'\n')));
    program.terminate();
    QVERIFY(program.waitForFinished(patience));
}

ESAGONO_TESTS(ScreenReaderTest)
#include "tst_screen_reader.moc"
