// SPDX-License-Identifier: GPL-3.0-or-later
// No Repeater is a child of a layout: in Qt 6.4 a layout that is resized while a model changes
// still reckons with the delegates that are gone. Positioners (Column, Row, Grid, Flow) do not.
#include "tests/architecture/source_tree.h"

#include <doctest/doctest.h>
#include <regex>
#include <set>

namespace esagono::layouts_tests {

using tree::Findings;
using tree::SourceFile;

namespace {

using Names = std::set<std::string>;

/// An object of a QML file.
struct Element {
    std::string type, id;
    std::string parent;    ///< type of the object around it
    std::string component; ///< name of the component whose root it is: file or inline
    std::string forwardTo; ///< id of the object that gets what is written into this one
    std::size_t line = 0;
};

std::string withoutWords(const std::string& text) {
    static const std::regex words(R"re("(\\.|[^"\\\n])*"|//[^\n]*)re");
    return std::regex_replace(text, words, "");
}

std::string lastName(const std::string& dotted) {
    return dotted.substr(dotted.rfind('.') + 1);
}

std::vector<Element> elementsOf(const SourceFile& file) {
    static const std::regex pattern(
        R"(component\s+(\w+)\s*:\s*([\w.]+)\s*\{)"
        R"(|(?:[\w.]+\s*:\s*)?\b([A-Z][\w.]*)(?:\s+on\s+[\w.]+)?\s*\{)"
        R"(|\bid\s*:\s*(\w+))"
        R"(|default\s+property\s+alias\s+\w+\s*:\s*(\w+)\.(?:data|children))"
        R"(|\{|\}|\n)");
    constexpr std::size_t none = std::string::npos; // a block of JavaScript
    const std::string text = withoutWords(file.text);
    std::vector<Element> found;
    std::vector<std::size_t> open;
    std::size_t line = 1;
    for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at) {
        const std::smatch& match = *at;
        const std::string token = match.str();
        const bool inside = !open.empty() && open.back() != none;
        if (match[2].matched || match[3].matched) {
            Element element;
            element.type = lastName(match[2].matched ? match[2] : match[3]);
            element.component = match[1];
            if (found.empty())
                element.component = std::filesystem::path(file.path).stem().string();
            if (inside && !match[2].matched)
                element.parent = found[open.back()].type;
            element.line = line;
            open.push_back(found.size());
            found.push_back(element);
        } else if (match[4].matched) {
            if (inside)
                found[open.back()].id = match[4];
        } else if (match[5].matched) {
            if (inside)
                found[open.back()].forwardTo = match[5];
        } else if (token == "{") {
            open.push_back(none);
        } else if (token == "}" && !open.empty()) {
            open.pop_back();
        }
        line += static_cast<std::size_t>(std::ranges::count(token, '\n'));
    }
    return found;
}

/// Qt's layouts and our own components that are one, or put into one what is written into them.
Names layoutsOf(const std::vector<SourceFile>& files) {
    Names layouts = {"ColumnLayout", "RowLayout", "GridLayout", "StackLayout"};
    for (std::size_t known = 0; known != layouts.size();) {
        known = layouts.size();
        for (const SourceFile& file : files) {
            const auto elements = elementsOf(file);
            for (const Element& element : elements) {
                if (element.component.empty())
                    continue;
                const auto holder = std::ranges::find_if(elements, [&](const Element& other) {
                    return !element.forwardTo.empty() && other.id == element.forwardTo;
                });
                const Element& takes = holder == elements.end() ? element : *holder;
                if (layouts.contains(takes.type))
                    layouts.insert(element.component);
            }
        }
    }
    return layouts;
}

Findings check(const std::vector<SourceFile>& files) {
    const Names layouts = layoutsOf(files);
    Findings findings;
    for (const SourceFile& file : files)
        for (const Element& element : elementsOf(file))
            if (element.type == "Repeater" && layouts.contains(element.parent))
                findings.push_back(file.path + ":" + std::to_string(element.line) +
                                   ": a Repeater in a " + element.parent);
    return findings;
}

} // namespace

TEST_CASE("No Repeater is a child of a layout") {
    const auto files = tree::files({"qml"}, {".qml"});
    CHECK(files.size() > 50);
    CHECK(layoutsOf(files).contains("PageFrame")); // what is written into it comes into a layout
    CHECK(tree::joined(check(files)) == "");
}

TEST_CASE("A Repeater in a layout is found") {
    struct Row {
        std::string name, text;
        std::size_t findings;
    };
    const Row rows[] = {
        {"in a layout", "RowLayout {\n    Repeater { model: 3 }\n}\n", 1},
        {"after other things", "Item { ColumnLayout { Text { text: \"}\" } // }\n Repeater { } } }",
         1},
        {"after a function", "GridLayout { function f() { if (a) { b() } } Repeater { } }", 1},
        {"as a value", "T.Button { contentItem: L.RowLayout { Repeater { } } }", 1},
        {"twice", "ColumnLayout { Repeater { ColumnLayout { Repeater { } } } }", 2},
        {"in a positioner", "ColumnLayout { Column { Repeater { } } }", 0},
        {"a delegate that is a layout", "Column { Repeater { RowLayout { Text { } } } }", 0},
        {"a layout beside it", "Item { RowLayout { } Repeater { } }", 0},
        {"a loader", "ColumnLayout { Loader { } }", 0},
        {"in our own sheet", "Sheet { Repeater { } }", 1},
        {"in our own line", "Line { Repeater { } }", 1},
        {"in our own line's line", "LongLine { Repeater { } }", 1},
        {"in our own card", "Card { Repeater { } }", 0},
        {"in an inline component",
         "Item { component Part: Card { default property alias a: b.data\n"
         "RowLayout { id: b } } Part { Repeater { } } }",
         1},
    };
    const std::vector<SourceFile> ours = {
        {"qml/Sheet.qml", "Item { default property alias body: inside.data\n"
                          "Text { } ColumnLayout { anchors.fill: parent; id: inside } }"},
        {"qml/LongLine.qml", "Line { spacing: 2 }"},
        {"qml/Line.qml", "RowLayout { id: line }"},
        {"qml/Card.qml", "Rectangle { default property alias body: column.data\n"
                         "RowLayout { Column { id: column } } }"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.name);
        auto files = ours;
        files.push_back({"qml/A.qml", row.text});
        CHECK(check(files).size() == row.findings);
    }
    CHECK(check({{"qml/A.qml", "Item {\n  RowLayout {\n    Repeater { } } }"}}) ==
          Findings{"qml/A.qml:3: a Repeater in a RowLayout"});
}

} // namespace esagono::layouts_tests
