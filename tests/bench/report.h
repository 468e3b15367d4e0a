// SPDX-License-Identifier: GPL-3.0-or-later
// The output of benchmarks that do not fit Google Benchmark's loop, in its format as far as
// packaging/bench reads it.
#pragma once

#include "tests/bench/side_by_side.h"

#include <cstdio>
#include <string>
#include <utility>

namespace esagono::bench {

/// Times of the same thing done again and again, in milliseconds.
struct Times {
    std::vector<double> work; ///< by the processor's clock of this thread
    std::vector<double> wall;

    template <class Action>
    void measure(Action&& action) {
        const double workBegin = now(Clock::Work);
        const double wallBegin = now(Clock::Wall);
        action();
        work.push_back((now(Clock::Work) - workBegin) * 1000);
        wall.push_back((now(Clock::Wall) - wallBegin) * 1000);
    }
};

/// Prints rows from its making to its end.
class Report {
public:
    Report() { std::puts("{\n  \"benchmarks\": ["); }
    ~Report() { std::puts("\n  ]\n}"); }
    Report(const Report&) = delete;
    Report& operator=(const Report&) = delete;

    struct Judged { ///< 0: not known
        double ratio = 0;
        double figure = 0;
        double bar = 0;
    };
    void add(const std::string& name, double value, const Judged& judged = {0, 0, 0},
             const char* unit = "ms") {
        std::printf("%s    {\n      \"name\": \"%s\",\n      \"real_time\": %.3f,\n      "
                    "\"time_unit\": \"%s\"",
                    std::exchange(m_followed, true) ? ",\n" : "", name.c_str(), value, unit);
        if (judged.ratio > 0)
            std::printf(",\n      \"ratio\": %.3f", judged.ratio);
        if (judged.bar > 0)
            std::printf(",\n      \"figure\": %.3f,\n      \"bar\": %g", judged.figure, judged.bar);
        std::printf("\n    }");
        std::fflush(stdout);
    }
    /// Median, 99th percentile and the longest; the processor's time is judged. A bar of 0: none.
    void add(const std::string& name, const Times& times, double mostMedian, double mostPeak,
             double mostEver = 0) {
        for (const auto& [what, percent, bar] : {std::tuple(" median", 50, mostMedian),
                                                 {" p99", 99, mostPeak},
                                                 {" longest", 100, mostEver}})
            if (percent < 100 || bar > 0)
                add(name + what, percentile(times.wall, std::size_t(percent)),
                    {0, percentile(times.work, std::size_t(percent)), bar});
    }

private:
    bool m_followed = false;
};

} // namespace esagono::bench
