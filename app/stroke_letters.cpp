// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stroke_letters.h"

#include <QHash>
#include <QStringList>

#include <algorithm>

namespace esagono {

namespace {

constexpr int letterHigh = 6; // on the grid of the strokes; a letter is four wide
constexpr int letterStep = 6; // from one to the next
constexpr int lineStep = 12;  // accents and tails find room between two lines

/// Lines from point to point, each a column and a row; several are separated by bars.
const QHash<char16_t, const char*>& strokes() {
    static const QHash<char16_t, const char*> all{
        {u'A', "06 20 46|14 34"},
        {u'B', "33 03 00 30 41 42 33 44 45 36 06 03"},
        {u'C', "41 30 10 01 05 16 36 45"},
        {u'D', "00 06 26 44 42 20 00"},
        {u'E', "40 00 06 46|03 33"},
        {u'F', "40 00 06|03 33"},
        {u'G', "41 30 10 01 05 16 36 45 43 23"},
        {u'H', "00 06|40 46|03 43"},
        {u'I', "20 26"},
        {u'J', "40 45 36 16 05"},
        {u'K', "00 06|40 03 46"},
        {u'L', "00 06 46"},
        {u'M', "06 00 23 40 46"},
        {u'N', "06 00 46 40"},
        {u'O', "10 30 41 45 36 16 05 01 10"},
        {u'P', "06 00 30 41 42 33 03"},
        {u'Q', "10 30 41 45 36 16 05 01 10|24 46"},
        {u'R', "06 00 30 41 42 33 03|23 46"},
        {u'S', "41 30 10 01 02 13 33 44 45 36 16 05"},
        {u'T', "00 40|20 26"},
        {u'U', "00 05 16 36 45 40"},
        {u'V', "00 26 40"},
        {u'W', "00 16 23 36 40"},
        {u'X', "00 46|40 06"},
        {u'Y', "00 23 40|23 26"},
        {u'Z', "00 40 06 46"},
        {u'0', "10 30 41 45 36 16 05 01 10"},
        {u'1', "11 20 26|16 36"},
        {u'2', "01 10 30 41 42 06 46"},
        {u'3', "01 10 30 41 42 33 44 45 36 16 05|13 33"},
        {u'4', "36 30 04 44"},
        {u'5', "40 00 02 32 43 45 36 16 05"},
        {u'6', "40 20 02 05 16 36 45 44 33 03"},
        {u'7', "00 40 16"},
        {u'8', "13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33"},
        {u'9', "06 26 44 41 30 10 01 02 13 43"},
        {u'.', "16 26"},
        {u',', "26 17"},
        {u':', "12 22|15 25"},
        {u';', "12 22|25 16"},
        {u'-', "13 33"},
        {u'/', "40 06"},
        {u'(', "30 11 15 36"},
        {u')', "10 31 35 16"},
        {u'\'', "20 11"},
        {u'!', "20 24|25 26"},
        {u' ', ""},
    };
    return all;
}

/// What stands above a letter, in its own two rows, or below it.
const QHash<char16_t, const char*>& accents() {
    static const QHash<char16_t, const char*> all{
        {u'\u0300', "10 31"},       // grave
        {u'\u0301', "11 30"},       // acute
        {u'\u0302', "11 20 31"},    // circumflex
        {u'\u0303', "01 10 31 40"}, // tilde
        {u'\u0308', "00 10|30 40"}, // diaeresis
        {u'\u0327', "28 19"},       // cedilla; its rows begin above the letter
    };
    return all;
}

/// In capitals, accents by themselves, spaces, apostrophes and dashes as a typewriter has them.
QString prepared(QString text) {
    text.replace(u'\u00a0', u' ')
        .replace(u'\u2019', u'\'')
        .replace(u'\u2013', u'-')
        .replace(u'\u2026', QStringLiteral("..."));
    return text.toUpper().normalized(QString::NormalizationForm_D);
}

void addStrokes(QPainterPath& path, const char* lines, QPointF at, qreal unit) {
    bool begins = true;
    for (const char* point = lines; *point; ++point) {
        if (*point == '|') {
            begins = true;
        } else if (*point != ' ') {
            const QPointF to = at + QPointF(point[0] - '0', point[1] - '0') * unit;
            if (begins)
                path.moveTo(to);
            else
                path.lineTo(to);
            begins = false;
            ++point;
        }
    }
}

int lettersIn(const QString& word) {
    return int(std::count_if(word.begin(), word.end(),
                             [](QChar letter) { return !accents().contains(letter.unicode()); }));
}

} // namespace

QPainterPath strokeText(const QString& text, qreal width, qreal height, QSizeF* room) {
    const qreal unit = height / letterHigh;
    const int most = std::max(1, int(width / (unit * letterStep)));
    QPainterPath path;
    int column = 0, row = 0, widest = 0;
    for (const QString& word : prepared(text).split(u' ', Qt::SkipEmptyParts)) {
        if (column > 0 && column + lettersIn(word) > most) {
            column = 0;
            ++row;
        }
        for (const QChar letter : word) {
            const bool isAccent = accents().contains(letter.unicode());
            const int place = isAccent ? std::max(0, column - 1) : column++;
            const QPointF at(place * letterStep * unit,
                             (row * lineStep + (isAccent ? 0 : 2)) * unit);
            addStrokes(path,
                       isAccent ? accents().value(letter.unicode())
                                : strokes().value(letter.unicode(), ""),
                       at, unit);
        }
        widest = std::max(widest, column);
        ++column;
    }
    if (room)
        *room = QSizeF(widest * letterStep, (row + 1) * lineStep) * unit;
    return path;
}

QString withoutStrokes(const QString& text) {
    QString missing;
    for (const QChar letter : prepared(text))
        if (!strokes().contains(letter.unicode()) && !accents().contains(letter.unicode()))
            missing += letter;
    return missing;
}

} // namespace esagono
