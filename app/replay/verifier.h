// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a recorded game is what its rules and dice say.
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace esagono {

class ReplayTable;

class Verifier : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A verifier belongs to a replay")
    Q_PROPERTY(bool verifying READ isVerifying NOTIFY changed)
    /// 0: not yet, 1: all is well, -1: something is not.
    Q_PROPERTY(int verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QString verdictText READ verdictText NOTIFY changed)

public:
    explicit Verifier(ReplayTable& table);
    ~Verifier() override;

    Q_INVOKABLE void verify();

    [[nodiscard]] bool isVerifying() const { return m_work.isRunning(); }
    [[nodiscard]] int verdict() const { return m_verdict; }
    [[nodiscard]] QString verdictText() const { return m_text; }
    /// Another recording: nothing is known of it. Waits for whoever still reads.
    void clear();

Q_SIGNALS:
    void changed();

private:
    ReplayTable& m_table;
    QFutureWatcher<QString> m_work; ///< empty: all is well
    int m_verdict = 0;
    QString m_text;
};

} // namespace esagono
