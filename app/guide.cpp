// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guide.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace esagono {

namespace {

QString nameOf(GuideBlock::Kind kind) {
    switch (kind) {
    case GuideBlock::Kind::Heading:
        return QStringLiteral("heading");
    case GuideBlock::Kind::Item:
        return QStringLiteral("item");
    case GuideBlock::Kind::Picture:
        return QStringLiteral("picture");
    case GuideBlock::Kind::Paragraph:
        break;
    }
    return QStringLiteral("paragraph");
}

/// The block a line begins; nothing if it goes on with the one before.
std::optional<GuideBlock> blockIn(const QString& line) {
    static const QRegularExpression picture(QStringLiteral("^!\\[([^\\]]*)\\]\\(([^)]+)\\)$"));
    if (line.startsWith(QLatin1String("### ")))
        return GuideBlock{GuideBlock::Kind::Heading, line.mid(4), {}};
    if (line.startsWith(QLatin1String("- ")))
        return GuideBlock{GuideBlock::Kind::Item, line.mid(2), {}};
    if (const auto match = picture.match(line); match.hasMatch())
        return GuideBlock{GuideBlock::Kind::Picture, match.captured(1), match.captured(2)};
    return std::nullopt;
}

} // namespace

QList<GuideChapter> readGuide(const QString& markdown) {
    QList<GuideChapter> chapters;
    bool open = false; // the next line may go on with the last block
    for (const QString& each : markdown.split(u'\n')) {
        const QString line = each.trimmed();
        if (line.startsWith(QLatin1String("## "))) {
            chapters << GuideChapter{line.mid(3), {}};
            open = false;
            continue;
        }
        if (chapters.isEmpty() || line.isEmpty()) {
            open = false;
            continue;
        }
        QList<GuideBlock>& blocks = chapters.last().blocks;
        if (const auto block = blockIn(line)) {
            blocks << *block;
            open = block->kind == GuideBlock::Kind::Item;
        } else if (open) {
            blocks.last().text += u' ' + line;
        } else {
            blocks << GuideBlock{GuideBlock::Kind::Paragraph, line, {}};
            open = true;
        }
    }
    return chapters;
}

Guide::Guide(QString folder, QObject* parent)
    : QObject(parent)
    , m_folder(std::move(folder)) {}

QVariantList Guide::chapters() const {
    const QDir folder(m_folder);
    QFile file(folder.filePath(QStringLiteral("guide.%1.md").arg(m_language)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QVariantList list;
    for (const GuideChapter& chapter : readGuide(QString::fromUtf8(file.readAll()))) {
        QVariantList blocks;
        for (const GuideBlock& block : chapter.blocks)
            blocks << QVariantMap{{QStringLiteral("kind"), nameOf(block.kind)},
                                  {QStringLiteral("text"), block.text},
                                  {QStringLiteral("picture"),
                                   block.picture.isEmpty()
                                       ? QUrl()
                                       : QUrl::fromLocalFile(folder.filePath(block.picture))}};
        list << QVariantMap{{QStringLiteral("title"), chapter.title},
                            {QStringLiteral("blocks"), blocks}};
    }
    return list;
}

void Guide::setLanguage(const QString& code) {
    if (m_language == code)
        return;
    m_language = code;
    Q_EMIT changed();
}

} // namespace esagono
