// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lining_figures.h"

#include <QFontDatabase>
#include <QHash>
#include <QList>
#include <QRawFont>
#include <QtEndian>

#include <utility>

namespace esagono {

namespace {

/// A table of an OpenType font. Reading beyond its end yields 0.
class FontTable {
public:
    explicit FontTable(QByteArray bytes)
        : m_bytes(std::move(bytes)) {}
    [[nodiscard]] bool isEmpty() const { return m_bytes.isEmpty(); }
    [[nodiscard]] quint16 u16(qsizetype at) const { return read<quint16>(at); }
    [[nodiscard]] quint32 u32(qsizetype at) const { return read<quint32>(at); }
    [[nodiscard]] QByteArray part(qsizetype at, qsizetype length) const {
        return m_bytes.mid(at, length);
    }

private:
    template <class Number>
    [[nodiscard]] Number read(qsizetype at) const {
        if (at < 0 || at + qsizetype(sizeof(Number)) > m_bytes.size())
            return 0;
        return qFromBigEndian<Number>(m_bytes.constData() + at);
    }
    QByteArray m_bytes;
};

template <class Number>
void append(QByteArray& bytes, Number number) {
    const Number big = qToBigEndian(number);
    bytes.append(reinterpret_cast<const char*>(&big), sizeof big);
}
template <class Number>
void overwrite(QByteArray& bytes, qsizetype at, Number number) {
    if (at + qsizetype(sizeof number) <= bytes.size())
        qToBigEndian(number, bytes.data() + at);
}

/// Where a glyph stands in a coverage table; -1: it is not covered.
int coverageIndex(const FontTable& table, qsizetype at, quint16 glyph) {
    const int count = table.u16(at + 2);
    for (int i = 0; i < count; ++i) {
        if (table.u16(at) == 1) {
            if (table.u16(at + 4 + 2 * i) == glyph)
                return i;
            continue;
        }
        const qsizetype range = at + 4 + 6 * i;
        if (glyph >= table.u16(range) && glyph <= table.u16(range + 2))
            return table.u16(range + 4) + glyph - table.u16(range);
    }
    return -1;
}

/// What a lookup of the substitution table puts in the place of a glyph; the glyph itself: nothing.
quint16 substitute(const FontTable& table, qsizetype lookup, quint16 glyph) {
    for (int i = 0; i < table.u16(lookup + 4); ++i) {
        qsizetype at = lookup + table.u16(lookup + 6 + 2 * i);
        int type = table.u16(lookup);
        if (type == 7) { // the real subtable lies further on
            type = table.u16(at + 2);
            at += qsizetype(table.u32(at + 4));
        }
        if (type != 1)
            continue;
        const int index = coverageIndex(table, at + table.u16(at + 2), glyph);
        if (index >= 0)
            return table.u16(at) == 1 ? quint16(glyph + table.u16(at + 4))
                                      : table.u16(at + 6 + 2 * index);
    }
    return glyph;
}

/// By hanging figure, the lining one of the feature "lnum".
QHash<quint32, quint32> liningFigures(const QRawFont& font) {
    const FontTable table(font.fontTable("GSUB"));
    const qsizetype features = table.u16(6);
    const qsizetype lookups = table.u16(8);
    QHash<quint32, quint32> figures;
    for (int i = 0; i < table.u16(features); ++i) {
        const qsizetype record = features + 2 + 6 * i;
        if (table.part(record, 4) != "lnum")
            continue;
        const qsizetype feature = features + table.u16(record + 4);
        for (const quint32 glyph : font.glyphIndexesForString(QStringLiteral("0123456789")))
            for (int each = 0; each < table.u16(feature + 2); ++each) {
                const int number = table.u16(feature + 4 + 2 * each);
                const qsizetype lookup = lookups + table.u16(lookups + 2 + 2 * number);
                if (const quint16 other = substitute(table, lookup, quint16(glyph)); other != glyph)
                    figures.insert(glyph, other);
            }
        break;
    }
    return figures;
}

/// The names by which systems find the font.
QByteArray nameTable(const QString& family, const QString& style) {
    const QList<std::pair<quint16, QString>> names{{1, family},
                                                   {2, style},
                                                   {4, family + u' ' + style},
                                                   {6, QString(family).remove(u' ') + style}};
    QByteArray records, texts;
    for (const auto& [id, text] : names) {
        for (const quint16 number : {quint16(3), quint16(1), quint16(0x409), id,
                                     quint16(2 * text.size()), quint16(texts.size())})
            append(records, number);
        for (const QChar letter : text)
            append(texts, quint16(letter.unicode()));
    }
    QByteArray table;
    for (const qsizetype number : {qsizetype(0), names.size(), 6 + records.size()})
        append(table, quint16(number));
    return table + records + texts;
}

QByteArray fontOf(const QList<std::pair<QByteArray, QByteArray>>& tables) {
    QByteArray directory, body;
    append(directory, quint32(0x00010000));
    for (const int number : {int(tables.size()), 128, 3, 0}) // the search fields are hints only
        append(directory, quint16(number));
    const qsizetype start = 12 + 16 * tables.size();
    for (const auto& [tag, bytes] : tables) {
        directory += tag;
        for (const qsizetype number : {qsizetype(0), start + body.size(), bytes.size()})
            append(directory, quint32(number));
        body += bytes;
        body.append(QByteArray((4 - bytes.size() % 4) % 4, '\0'));
    }
    return directory + body;
}

} // namespace

QByteArray withLiningFigures(const QRawFont& font, const QString& family) {
    const QHash<quint32, quint32> figures = liningFigures(font);
    const FontTable loca(font.fontTable("loca")), glyf(font.fontTable("glyf")),
        hmtx(font.fontTable("hmtx"));
    QByteArray head = font.fontTable("head"), hhea = font.fontTable("hhea");
    if (figures.isEmpty() || loca.isEmpty() || glyf.isEmpty() || head.isEmpty() || hhea.isEmpty())
        return {};
    const int count = FontTable(font.fontTable("maxp")).u16(4);
    const int metrics = FontTable(hhea).u16(34);
    const bool wide = FontTable(head).u16(50) == 1;
    const auto offset = [&](quint32 glyph) {
        return wide ? qsizetype(loca.u32(4 * glyph)) : qsizetype(loca.u16(2 * glyph)) * 2;
    };
    QByteArray outlines, places, widths;
    for (quint32 glyph = 0; glyph < quint32(count); ++glyph) {
        const quint32 drawn = figures.value(glyph, glyph);
        append(places, quint32(outlines.size()));
        outlines += glyf.part(offset(drawn), offset(drawn + 1) - offset(drawn));
        outlines.append(QByteArray((4 - outlines.size() % 4) % 4, '\0'));
        const bool full = int(drawn) < metrics;
        append(widths, hmtx.u16(4 * qsizetype(full ? int(drawn) : metrics - 1)));
        append(widths, hmtx.u16(full ? 4 * qsizetype(drawn) + 2
                                     : 4 * qsizetype(metrics) + 2 * (qsizetype(drawn) - metrics)));
    }
    append(places, quint32(outlines.size()));
    overwrite(head, 50, quint16(1));
    overwrite(hhea, 34, quint16(count));

    QList<std::pair<QByteArray, QByteArray>> tables; // in the order of their tags
    for (const char* tag : {"GDEF", "GPOS", "GSUB", "OS/2", "cmap", "cvt ", "fpgm", "gasp", "glyf",
                            "head", "hhea", "hmtx", "loca", "maxp", "name", "post", "prep"}) {
        const QByteArray name(tag);
        const QByteArray bytes = name == "glyf"   ? outlines
                                 : name == "head" ? head
                                 : name == "hhea" ? hhea
                                 : name == "hmtx" ? widths
                                 : name == "loca" ? places
                                 : name == "name" ? nameTable(family, font.styleName())
                                                  : font.fontTable(tag);
        if (!bytes.isEmpty())
            tables.append({name, bytes});
    }
    return fontOf(tables);
}

bool addLiningFamily(const QString& family, const QString& from) {
    bool added = false;
    for (const bool italic : {false, true})
        for (const QFont::Weight weight :
             {QFont::Normal, QFont::Medium, QFont::DemiBold, QFont::Bold}) {
            if (italic != (weight == QFont::Normal))
                continue; // of the lightest only the italic is used, of the others only the upright
            QFont font(from, 16, weight, italic);
            const QRawFont raw = QRawFont::fromFont(font);
            if (raw.fontTable("glyf").isEmpty())
                continue; // without any font, Qt 6.4 falls over the name of what it has instead
            if (raw.familyName() != from && !raw.familyName().startsWith(from + u' '))
                continue; // something stands in for it
            const QByteArray copy = withLiningFigures(raw, family);
            added |= !copy.isEmpty() && QFontDatabase::addApplicationFontFromData(copy) >= 0;
        }
    return added;
}

} // namespace esagono
