// SPDX-License-Identifier: GPL-3.0-or-later
// The languages Esagono speaks and the one it speaks now.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QTranslator>

namespace esagono {

/// Sentences of one language, unless this thread speaks another: see Speaking.
class Voice : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;
    [[nodiscard]] QString translate(const char* context, const char* id, const char* comment,
                                    int number) const override;
};

/// As long as it lives, this thread speaks another language than the window does. Needs Languages.
class Speaking {
public:
    explicit Speaking(const QString& code);
    ~Speaking();
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

private:
    friend class Voice;
    QTranslator m_english;
    QTranslator m_chosen;
    const Speaking* m_before;
};

class Languages : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The languages are given to the window")
    Q_PROPERTY(QStringList names READ names CONSTANT)
    Q_PROPERTY(QStringList codes READ codes CONSTANT)
    Q_PROPERTY(int index READ index WRITE choose NOTIFY changed)
    Q_PROPERTY(bool whole READ isWhole NOTIFY changed)

public:
    /// Speaks English until another language is chosen. Needs the application object.
    explicit Languages(QObject* parent = nullptr);
    ~Languages() override;

    /// The language codes, in the order in which they are offered.
    [[nodiscard]] static QStringList codes();
    /// What each language calls itself, in the same order.
    [[nodiscard]] static QStringList names();
    /// The code that serves a reader of `wanted` best ("fr-CH" before "en" is "fr"); English at the
    /// last.
    [[nodiscard]] static QString best(const QStringList& wanted);

    /// Whether what Qt itself says (the buttons of file dialogs, the names of keys) is said in the
    /// language, too. Its translations are built in, else taken from the system.
    [[nodiscard]] bool isWhole() const { return m_whole; }

    [[nodiscard]] int index() const { return m_index; }
    [[nodiscard]] QString current() const { return codes().at(m_index); }

    /// Speaks another language from now on; texts missing in it stay English.
    void choose(int index);
    void choose(const QString& code) { choose(int(codes().indexOf(code))); }

Q_SIGNALS:
    void changed();

private:
    int m_index = 0;
    Voice m_english;
    Voice m_chosen;
    QTranslator m_qt; ///< what Qt itself says
    bool m_whole = true;
};

} // namespace esagono
