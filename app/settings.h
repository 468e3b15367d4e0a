// SPDX-License-Identifier: GPL-3.0-or-later
// What the user has chosen for good. Read once, written at every change; a file that cannot be read
// or written never stops the program: `problem` says what is the matter.
#pragma once

#include <QHash>
#include <QObject>
#include <QQmlEngine>
#include <QRect>
#include <QStringList>
#include <QTimer>
#include <QVariant>
#include <QVariantMap>

namespace esagono {

class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The settings are given to the window")
    /// A language code; empty: the system's.
    Q_PROPERTY(QString language MEMBER language NOTIFY languageChanged)
    /// "system", "light" or "dark".
    Q_PROPERTY(QString theme MEMBER theme NOTIFY themeChanged)
    /// 1 to 2.
    Q_PROPERTY(double interfaceScale MEMBER interfaceScale NOTIFY interfaceScaleChanged)
    /// Larger targets.
    Q_PROPERTY(bool comfortable MEMBER comfortable NOTIFY comfortableChanged)
    /// Times are divided by it; 0: no animation.
    Q_PROPERTY(double animationSpeed MEMBER animationSpeed NOTIFY animationSpeedChanged)
    Q_PROPERTY(bool reducedMotion MEMBER reducedMotion NOTIFY reducedMotionChanged)
    /// Side colours that colour-blind players can tell apart.
    Q_PROPERTY(bool safePalette MEMBER safePalette NOTIFY safePaletteChanged)
    /// Ask before what cannot be taken back.
    Q_PROPERTY(bool confirmEndPhase MEMBER confirmEndPhase NOTIFY confirmEndPhaseChanged)
    /// Pass decisions that leave no choice.
    Q_PROPERTY(bool autoPass MEMBER autoPass NOTIFY autoPassChanged)
    /// When to ask in the middle of another's action, by the rules of the game: "always", "harm",
    /// "never".
    Q_PROPERTY(QVariantMap interruptions MEMBER interruptions NOTIFY interruptionsChanged)
    /// Hide the table between two players where there are secrets.
    Q_PROPERTY(bool curtain MEMBER curtain NOTIFY curtainChanged)
    /// Allow a view that hides nothing.
    Q_PROPERTY(bool umpire MEMBER umpire NOTIFY umpireChanged)
    /// For new games: "seeded" (the program rolls) or "told" (the players do).
    Q_PROPERTY(QString dice MEMBER dice NOTIFY diceChanged)
    /// For new games, in the order of the sides.
    Q_PROPERTY(QStringList playerNames MEMBER playerNames NOTIFY playerNamesChanged)
    /// Likewise, who plays them: "person", "quick", "bot 60 python3 my_bot.py" …
    Q_PROPERTY(QStringList seats MEMBER seats NOTIFY seatsChanged)
    /// Who plays the games that were begun: game to side to seat.
    Q_PROPERTY(QVariantMap gameSeats MEMBER gameSeats NOTIFY gameSeatsChanged)
    /// How quickly the computer's commands follow each other, 0 (slowly) to 3 (at once).
    Q_PROPERTY(int computerPace MEMBER computerPace NOTIFY computerPaceChanged)
    /// The command line of the bot that was chosen last.
    Q_PROPERTY(QString botProgram MEMBER botProgram NOTIFY botProgramChanged)
    /// Of the window when it was last closed; empty: never.
    Q_PROPERTY(QRect window MEMBER window NOTIFY windowChanged)
    Q_PROPERTY(bool maximised MEMBER maximised NOTIFY maximisedChanged)
    Q_PROPERTY(bool tourSeen MEMBER tourSeen NOTIFY tourSeenChanged)
    /// Keys the user has changed: action to list of keys.
    Q_PROPERTY(QVariantMap keys MEMBER keys NOTIFY keysChanged)
    /// Where something was last exported to; empty: nowhere yet.
    Q_PROPERTY(QString exportFolder MEMBER exportFolder NOTIFY exportFolderChanged)
    /// What is the matter with the file; empty: nothing.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged STORED false)
    /// The file, as this system writes paths; empty: nothing is kept.
    Q_PROPERTY(QString file READ shownFile CONSTANT STORED false)

public:
    /// Reads the file. Empty: nothing is read or kept.
    explicit Settings(const QString& file, QObject* parent = nullptr);
    ~Settings() override;

    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] QString shownFile() const;
    /// Sets a value for this run of the program only, unless it is changed again.
    void borrow(const char* property, const QVariant& value);
    /// Writes what has changed; happens by itself a moment after a change and at the end.
    Q_INVOKABLE void save();
    /// Writes now what would be written in a moment.
    void flush();
    /// Everything as at the first start, but for the tour, the window and games that were begun.
    Q_INVOKABLE void restore();

    QString language;
    QString theme = QStringLiteral("system");
    double interfaceScale = 1;
    bool comfortable = false;
    double animationSpeed = 1;
    bool reducedMotion = false;
    bool safePalette = false;
    bool confirmEndPhase = true;
    bool autoPass = true;
    QVariantMap interruptions;
    bool curtain = true;
    bool umpire = false;
    QString dice = QStringLiteral("seeded");
    QStringList playerNames;
    QStringList seats;
    QVariantMap gameSeats;
    int computerPace = 1;
    QString botProgram;
    QRect window;
    bool maximised = false;
    bool tourSeen = false;
    QVariantMap keys;
    QString exportFolder;

Q_SIGNALS:
    void languageChanged();
    void themeChanged();
    void interfaceScaleChanged();
    void comfortableChanged();
    void animationSpeedChanged();
    void reducedMotionChanged();
    void safePaletteChanged();
    void confirmEndPhaseChanged();
    void autoPassChanged();
    void interruptionsChanged();
    void curtainChanged();
    void umpireChanged();
    void diceChanged();
    void playerNamesChanged();
    void seatsChanged();
    void gameSeatsChanged();
    void computerPaceChanged();
    void botProgramChanged();
    void windowChanged();
    void maximisedChanged();
    void tourSeenChanged();
    void keysChanged();
    void exportFolderChanged();
    void problemChanged();

private:
    void read();
    void tidy();
    void complain(const QString& problem);
    [[nodiscard]] QVariantMap seatsBeside(QVariantMap others) const;

    QString m_file;
    QString m_problem;
    bool m_writable = true;
    struct Borrowed {
        QVariant now, kept;
    };
    QHash<QByteArray, Borrowed> m_borrowed;
    QVariantMap m_gameSeatsKept; ///< as they were last read or written
    QTimer m_soon;
};

} // namespace esagono
