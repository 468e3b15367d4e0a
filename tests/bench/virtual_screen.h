// SPDX-License-Identifier: GPL-3.0-or-later
// A display of our own, by Xvfb, whose picture can be looked at.
#pragma once

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <stdexcept>

namespace esagono::bench {

class VirtualScreen {
public:
    /// Whether this system has what it takes.
    [[nodiscard]] static bool canBe() {
        return !QStandardPaths::findExecutable(QStringLiteral("Xvfb")).isEmpty();
    }

    explicit VirtualScreen(const QString& size) {
        m_server.start(QStringLiteral("Xvfb"),
                       {QStringLiteral("-displayfd"), QStringLiteral("1"),
                        QStringLiteral("-screen"), QStringLiteral("0"), size + QLatin1String("x24"),
                        QStringLiteral("-fbdir"), m_folder.path()});
        if (m_server.waitForStarted() && m_server.waitForReadyRead(10000))
            m_number = m_server.readAllStandardOutput().trimmed();
        m_file.setFileName(m_folder.filePath(QStringLiteral("Xvfb_screen0")));
        if (m_file.open(QIODevice::ReadOnly))
            m_bytes = m_file.map(0, m_file.size());
        if (m_bytes == nullptr)
            throw std::runtime_error("there is no virtual screen");
    }
    ~VirtualScreen() {
        m_server.terminate();
        m_server.waitForFinished();
    }
    VirtualScreen(const VirtualScreen&) = delete;
    VirtualScreen& operator=(const VirtualScreen&) = delete;

    [[nodiscard]] const QByteArray& number() const { return m_number; }
    /// What is on it now, as the server keeps it: it changes while one looks.
    [[nodiscard]] QByteArrayView picture() const { return {m_bytes, m_file.size()}; }

private:
    QTemporaryDir m_folder;
    QProcess m_server;
    QByteArray m_number;
    QFile m_file;
    const uchar* m_bytes = nullptr;
};

} // namespace esagono::bench
