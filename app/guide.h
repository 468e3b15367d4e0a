// SPDX-License-Identifier: GPL-3.0-or-later
// The user guide, read from the files shipped with the program: chapters of headings, paragraphs,
// list items and pictures, in each language a file of its own (packaging/guide).
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>
#include <QVariantList>

namespace esagono {

/// A piece of a page.
struct GuideBlock {
    enum class Kind { Heading, Paragraph, Item, Picture };

    Kind kind = Kind::Paragraph;
    QString text;    ///< of a picture: what it shows. Markdown: **bold**, `key`.
    QString picture; ///< its file, as the text names it

    bool operator==(const GuideBlock&) const = default;
};

struct GuideChapter {
    QString title;
    QList<GuideBlock> blocks;

    bool operator==(const GuideChapter&) const = default;
};

/// Reads the markdown the guides are written in: "## " begins a chapter, "### " is a heading, "- "
/// an item, "![words](file)" alone on a line a picture; lines that follow each other are one
/// paragraph. What stands before the first chapter is left out.
[[nodiscard]] QList<GuideChapter> readGuide(const QString& markdown);

class Guide : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The guide is given to the window")
    /// A list of { title, blocks }, each block { kind, text, picture }: kind is "heading",
    /// "paragraph", "item" or "picture", picture an address.
    Q_PROPERTY(QVariantList chapters READ chapters NOTIFY changed)

public:
    /// `folder` holds guide.<language>.md and what they show.
    explicit Guide(QString folder, QObject* parent = nullptr);

    [[nodiscard]] QVariantList chapters() const;
    void setLanguage(const QString& code);

Q_SIGNALS:
    void changed();

private:
    QString m_folder;
    QString m_language;
};

} // namespace esagono
