// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include "app/languages.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMetaProperty>
#include <QSettings>

#include <algorithm>
#include <chrono>

namespace esagono {

namespace {

constexpr std::chrono::milliseconds sliderPause{400}; // a slider changes often

/// Calls `use` with every property that is kept in the file.
template <class Use>
void eachKept(const Settings& settings, Use use) {
    const QMetaObject* const meta = settings.metaObject();
    for (int i = meta->propertyOffset(); i < meta->propertyCount(); ++i)
        if (const QMetaProperty property = meta->property(i); property.isStored())
            use(property);
}

/// What is wrong with the file's form; it is moved aside then.
bool isDamaged(const QString& file) {
    return QSettings(file, QSettings::IniFormat).status() == QSettings::FormatError;
}

QString asideName(const QString& file) {
    QString aside = file + QStringLiteral(".damaged");
    for (int n = 2; QFileInfo::exists(aside); ++n)
        aside = file + QStringLiteral(".damaged%1").arg(n);
    return aside;
}

} // namespace

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent)
    , m_file(file) {
    if (!m_file.isEmpty())
        read();
    tidy();
    m_soon.setSingleShot(true);
    m_soon.setInterval(sliderPause);
    connect(&m_soon, &QTimer::timeout, this, &Settings::save);
    const QMetaMethod later =
        QTimer::staticMetaObject.method(QTimer::staticMetaObject.indexOfMethod("start()"));
    eachKept(*this, [&](const QMetaProperty& property) {
        connect(this, property.notifySignal(), &m_soon, later);
    });
    for (auto signal : {&Settings::interfaceScaleChanged, &Settings::themeChanged,
                        &Settings::animationSpeedChanged})
        connect(this, signal, this, &Settings::tidy);
}

Settings::~Settings() {
    flush();
}

void Settings::flush() {
    if (m_soon.isActive())
        save();
}

QString Settings::shownFile() const {
    return QDir::toNativeSeparators(m_file);
}

void Settings::read() {
    const QFileInfo info(m_file);
    if (info.exists() && (!info.isFile() || !info.isReadable())) {
        m_writable = false;
        //: %1 = file
        //% "The settings in %1 cannot be read. "
        //% "Esagono starts with the defaults and keeps no changes."
        return complain(qtTrId("app.settings.unreadable").arg(shownFile()));
    }
    if (info.exists() && isDamaged(m_file)) {
        const QString aside = asideName(m_file);
        m_writable = QFile::rename(m_file, aside);
        if (!m_writable)
            //: %1 = file
            //% "The settings in %1 are damaged and cannot be moved aside. "
            //% "Esagono starts with the defaults and keeps no changes."
            return complain(qtTrId("app.settings.damaged_stays").arg(shownFile()));
        //: %1 = the file that is kept
        //% "The settings were damaged. "
        //% "Esagono starts with the defaults; the old file is kept as %1."
        return complain(qtTrId("app.settings.damaged").arg(QDir::toNativeSeparators(aside)));
    }
    const QSettings store(m_file, QSettings::IniFormat);
    eachKept(*this, [&](const QMetaProperty& property) {
        QVariant value = store.value(QLatin1String(property.name()));
        if (value.isValid() && value.convert(property.metaType()))
            property.write(this, value);
    });
    m_gameSeatsKept = gameSeats;
}

/// Who plays which game, with what another window has written meanwhile about its own games.
QVariantMap Settings::seatsBeside(QVariantMap others) const {
    for (auto game = m_gameSeatsKept.begin(); game != m_gameSeatsKept.end(); ++game)
        if (!gameSeats.contains(game.key()))
            others.remove(game.key());
    for (auto game = gameSeats.begin(); game != gameSeats.end(); ++game)
        if (m_gameSeatsKept.value(game.key()) != game.value())
            others.insert(game.key(), game.value());
    return others;
}

/// Values that somebody wrote into the file by hand come back between their limits.
void Settings::tidy() {
    if (!language.isEmpty() && !Languages::codes().contains(language))
        language.clear();
    if (theme != QLatin1String("light") && theme != QLatin1String("dark"))
        theme = QStringLiteral("system");
    if (dice != QLatin1String("told"))
        dice = QStringLiteral("seeded");
    computerPace = std::clamp(computerPace, 0, 3);
    interfaceScale = interfaceScale >= 1 ? std::min(interfaceScale, 2.0) : 1;
    animationSpeed = animationSpeed >= 0 ? std::min(animationSpeed, 8.0) : 1;
}

void Settings::borrow(const char* name, const QVariant& value) {
    m_borrowed.insert(name, {value, property(name)});
    setProperty(name, value);
}

void Settings::save() {
    m_soon.stop();
    if (m_file.isEmpty() || !m_writable)
        return;
    QDir().mkpath(QFileInfo(m_file).path());
    QSettings store(m_file, QSettings::IniFormat);
    eachKept(*this, [&](const QMetaProperty& property) {
        QVariant value = property.read(this);
        if (const auto borrowed = m_borrowed.find(property.name());
            borrowed != m_borrowed.end() && borrowed->now == value)
            value = borrowed->kept;
        const QLatin1String name(property.name());
        if (name == QLatin1String("gameSeats"))
            value = seatsBeside(store.value(name).toMap());
        store.setValue(name, value);
    });
    m_gameSeatsKept = gameSeats;
    store.sync();
    if (store.status() == QSettings::NoError)
        return;
    m_writable = false;
    //: %1 = file
    //% "The settings cannot be written to %1. Changes last only until you quit Esagono."
    complain(qtTrId("app.settings.unwritable").arg(shownFile()));
}

void Settings::restore() {
    const Settings fresh{QString()};
    const QStringList kept{QStringLiteral("tourSeen"), QStringLiteral("window"),
                           QStringLiteral("maximised"), QStringLiteral("gameSeats")};
    eachKept(*this, [&](const QMetaProperty& property) {
        if (!kept.contains(QLatin1String(property.name())))
            property.write(this, property.read(&fresh));
    });
}

void Settings::complain(const QString& problem) {
    m_problem = problem;
    Q_EMIT problemChanged();
}

} // namespace esagono
