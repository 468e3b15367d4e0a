// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/counters/csv.h"

#include "editor/counters/csv_messages.h"
#include "engine/core/fault.h"

namespace esagono {

namespace {

constexpr std::size_t mostLines = 20'000;
constexpr std::size_t mostCells = 1'000;

class CsvReader {
public:
    CsvReader(std::string_view text, char separator)
        : m_rest(text)
        , m_separator(separator) {
        static constexpr std::string_view byteOrder = "\xEF\xBB\xBF";
        if (m_rest.starts_with(byteOrder))
            m_rest.remove_prefix(byteOrder.size());
    }

    std::vector<CsvLine> read() {
        std::vector<CsvLine> lines;
        while (!m_rest.empty()) {
            CsvLine line = readLine();
            if (line.cells.size() == 1 && line.cells.front().empty())
                continue;
            if (lines.size() == mostLines)
                throw Fault(FaultKind::TooLarge, Text(say::csvTooLong, mostLines));
            lines.push_back(std::move(line));
        }
        return lines;
    }

private:
    CsvLine readLine() {
        CsvLine line{m_line, {}};
        do {
            if (line.cells.size() == mostCells)
                throw Fault(FaultKind::TooLarge, Text(say::csvTooWide, line.number, mostCells));
            line.cells.push_back(readCell(line));
        } while (eat(m_separator));
        if (!m_rest.empty())
            eatEnd();
        return line;
    }

    std::string readCell(const CsvLine& line) {
        if (m_rest.starts_with('"'))
            return readQuoted(line);
        std::size_t end = 0;
        while (end < m_rest.size() && m_rest[end] != m_separator && m_rest[end] != '\n' &&
               m_rest[end] != '\r')
            ++end;
        std::string cell(m_rest.substr(0, end));
        m_rest.remove_prefix(end);
        return cell;
    }

    std::string readQuoted(const CsvLine& line) {
        m_rest.remove_prefix(1);
        std::string cell;
        for (;;) {
            if (m_rest.empty())
                fail(say::csvOpenQuote, line);
            const char c = m_rest.front();
            m_rest.remove_prefix(1);
            if (c == '\n')
                ++m_line;
            if (c != '"')
                cell += c;
            else if (eat('"'))
                cell += '"';
            else
                break;
        }
        if (!m_rest.empty() && m_rest.front() != m_separator && m_rest.front() != '\n' &&
            m_rest.front() != '\r')
            fail(say::csvAfterQuote, line);
        return cell;
    }

    bool eat(char c) {
        if (!m_rest.starts_with(c))
            return false;
        m_rest.remove_prefix(1);
        return true;
    }
    void eatEnd() {
        eat('\r');
        eat('\n');
        ++m_line;
    }

    [[noreturn]] static void fail(const char* what, const CsvLine& line) {
        throw Fault(FaultKind::Malformed, Text(what, line.number, line.cells.size() + 1));
    }

    std::string_view m_rest;
    char m_separator;
    std::size_t m_line = 1;
};

} // namespace

std::vector<CsvLine> readCsv(std::string_view text, char separator) {
    return CsvReader(text, separator).read();
}

std::string csvLine(const std::vector<std::string>& cells, char separator) {
    std::string line;
    for (const std::string& cell : cells) {
        if (&cell != &cells.front())
            line += separator;
        if (cell.find_first_of("\"\r\n") == std::string::npos &&
            cell.find(separator) == std::string::npos) {
            line += cell;
            continue;
        }
        line += '"';
        for (const char c : cell)
            line += c == '"' ? std::string("\"\"") : std::string(1, c);
        line += '"';
    }
    return line + "\r\n";
}

} // namespace esagono
