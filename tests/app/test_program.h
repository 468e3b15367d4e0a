// SPDX-License-Identifier: GPL-3.0-or-later
// All classes of Qt Test are one program, which is given the name of one of them: `app_tests
// layout` runs what tst_layout.cpp registers. What follows is for Qt Test.
#pragma once

#include "tests/app/patience.h"

#include <QFloat16> // QCOMPARE of a Record looks at it
#include <QGuiApplication>
#include <QTest>

#include <string>
#include <string_view>
#include <vector>

namespace esagono {

/// Something the program can run, by its first argument.
class TestProgram {
public:
    using Run = int (*)(int argc, char** argv);

    TestProgram(std::string name, Run run);
    /// The name of a file of tests: "layout" for ".../tst_layout.cpp".
    [[nodiscard]] static std::string nameOf(std::string_view file);
    /// Null: there is none of that name.
    [[nodiscard]] static Run named(const std::string& name);
    [[nodiscard]] static std::vector<std::string> names();
};

template <class Tests>
int runTests(int argc, char** argv) {
    QGuiApplication application(argc, argv);
    Tests tests;
    return QTest::qExec(&tests, argc, argv);
}

} // namespace esagono

/// Stands where QTEST_MAIN would.
#define ESAGONO_TESTS(Class)                                                                       \
    static const esagono::TestProgram registered##Class(esagono::TestProgram::nameOf(__FILE__),    \
                                                        esagono::runTests<Class>);
