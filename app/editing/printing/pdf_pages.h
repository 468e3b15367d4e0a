// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of a PDF to paint on, in millimetres from the upper left corner of the paper.
#pragma once

#include "app/share/messages.h"
#include "engine/core/fault.h"

#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

namespace esagono {

class PdfPages {
public:
    /// Throws Fault if nothing can be written there.
    PdfPages(QIODevice& device, const QPageSize& paper, QPageLayout::Orientation orientation,
             const QString& title)
        : m_writer(&device) {
        m_writer.setResolution(dotsPerInch);
        m_writer.setPageLayout({paper, orientation, QMarginsF(0, 0, 0, 0)});
        m_writer.setTitle(title);
        m_writer.setCreator(QStringLiteral("Esagono"));
        if (!painter.begin(&m_writer))
            throw Fault(FaultKind::Unwritable, Text(say::targetUnwritable, "PDF", ""));
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(unitsPerMm, unitsPerMm); // from here on millimetres
    }
    void turn() { m_writer.newPage(); }

private:
    // Lengths on paper are hundredths of a millimetre.
    static constexpr int dotsPerInch = 2540;
    static constexpr qreal unitsPerMm = 100;

    QPdfWriter m_writer; // outlives its painter

public:
    QPainter painter;
};

} // namespace esagono
