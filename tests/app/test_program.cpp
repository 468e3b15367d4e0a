// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/test_program.h"

#include "app/picture_limit.h"

#include <QtQml/QQmlExtensionPlugin>

#include <cstdio>
#include <map>

Q_IMPORT_QML_PLUGIN(EsagonoPlugin)

namespace esagono {

namespace {

std::map<std::string, TestProgram::Run>& registered() {
    static std::map<std::string, TestProgram::Run> all;
    return all;
}

} // namespace

TestProgram::TestProgram(std::string name, Run run) {
    registered().emplace(std::move(name), run);
}

std::string TestProgram::nameOf(std::string_view file) {
    file.remove_prefix(file.rfind("tst_") + 4);
    return std::string(file.substr(0, file.find('.')));
}

TestProgram::Run TestProgram::named(const std::string& name) {
    const auto found = registered().find(name);
    return found == registered().end() ? nullptr : found->second;
}

std::vector<std::string> TestProgram::names() {
    std::vector<std::string> names;
    for (const auto& [name, run] : registered())
        names.push_back(name);
    return names;
}

} // namespace esagono

int main(int argc, char** argv) {
    using esagono::TestProgram;
    const TestProgram::Run run = argc > 1 ? TestProgram::named(argv[1]) : nullptr;
    if (!run) {
        std::puts("Usage: app_tests NAME [options of Qt Test]\nNames:");
        for (const std::string& name : TestProgram::names())
            std::printf("  %s\n", name.c_str());
        return 2;
    }
    argv[1] = argv[0];
    esagono::limitPictures();
    return run(argc - 1, argv + 1);
}
