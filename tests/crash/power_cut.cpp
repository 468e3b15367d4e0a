// SPDX-License-Identifier: GPL-3.0-or-later
// The power fails after every call that changes a file. What was not synced is lost, or kept, or
// kept in part, sector by sector; nothing acknowledged may be missing. A writer that does not sync
// must be caught: it proves that this would be noticed.
//   crash_power <crash_writer> <disk_shim>
#include "tests/crash/run_writer.h"
#include "tests/crash/script.h"
#include "tests/crash/trace.h"

#include <cstdio>
#include <cstring>
#include <map>
#include <random>

using namespace esagono;
using namespace esagono::crash;

namespace {

constexpr PageNumber pages = 60;
constexpr std::size_t sector = 512;

struct Step {
    TraceHead head;
    std::string path;
    std::string bytes;
};

std::vector<Step> readTrace(const fs::path& path) {
    const std::string all = sample::readBytes(path);
    std::vector<Step> steps;
    for (std::size_t at = 0; at + sizeof(TraceHead) <= all.size();) {
        Step step;
        std::memcpy(&step.head, all.data() + at, sizeof(TraceHead));
        at += sizeof(TraceHead);
        step.path = all.substr(at, step.head.pathLength);
        at += step.head.pathLength;
        step.bytes = all.substr(at, step.head.length);
        at += step.head.length;
        steps.push_back(std::move(step));
    }
    return steps;
}

void applyTo(std::string& content, const Step& step) {
    const auto offset = static_cast<std::size_t>(step.head.offset);
    if (step.head.call == Call::Truncate) {
        content.resize(offset);
        return;
    }
    if (content.size() < offset + step.bytes.size())
        content.resize(offset + step.bytes.size());
    content.replace(offset, step.bytes.size(), step.bytes);
}

/// The sectors of a write that chance lets reach the disk.
void applyTornTo(std::string& content, const Step& step, std::mt19937& random) {
    const std::uint32_t fate = random() % 4;
    if (fate == 0)
        return;
    if (fate == 1 || step.head.call == Call::Truncate)
        return applyTo(content, step);
    for (std::size_t begin = 0; begin < step.bytes.size();) {
        const std::size_t offset = static_cast<std::size_t>(step.head.offset) + begin;
        const std::size_t end = std::min(step.bytes.size(), begin + sector - offset % sector);
        if (random() % 2 == 0) {
            Step part = step;
            part.head.offset = static_cast<std::int64_t>(offset);
            part.bytes = step.bytes.substr(begin, end - begin);
            applyTo(content, part);
        }
        begin = end;
    }
}

using Image = std::map<std::string, std::string>; // path to content

/// A disk that has not yet written everything it was given.
class Disk {
public:
    void take(const Step& step) {
        switch (step.head.call) {
        case Call::Write:
        case Call::Truncate:
            m_files[step.path].pending.push_back(step);
            break;
        case Call::Sync:
            m_files[step.path].settle();
            break;
        case Call::Remove:
            m_files.erase(step.path);
            break;
        case Call::Rename:
            m_files[step.bytes] = std::move(m_files[step.path]);
            m_files.erase(step.path);
            break;
        case Call::Acknowledge:
            break;
        }
    }

    enum class Fate { Lost, Kept, Torn };
    [[nodiscard]] Image imageAfterCut(Fate fate, std::mt19937& random) const {
        Image image;
        for (const auto& [path, file] : m_files) {
            std::string content = file.durable;
            for (const Step& step : file.pending)
                if (fate == Fate::Kept)
                    applyTo(content, step);
                else if (fate == Fate::Torn)
                    applyTornTo(content, step, random);
            image[path] = content;
        }
        return image;
    }

private:
    struct File {
        std::string durable;
        std::vector<Step> pending;
        void settle() {
            for (const Step& step : pending)
                applyTo(durable, step);
            pending.clear();
        }
    };
    std::map<std::string, File> m_files;
};

constexpr Disk::Fate fates[] = {Disk::Fate::Lost, Disk::Fate::Torn, Disk::Fate::Torn,
                                Disk::Fate::Torn, Disk::Fate::Kept};

struct Result {
    int images = 0;
    int failures = 0;
};

Result cutEverywhere(const std::vector<Step>& steps, const std::vector<Digest>& chains,
                     const fs::path& folder, bool tell) {
    Result result;
    Disk disk;
    Image last;
    PageNumber acknowledged = -1;
    PageNumber lastAcknowledged = -1;
    std::mt19937 random(1937);
    for (const Step& step : steps) {
        disk.take(step);
        if (step.head.call == Call::Acknowledge)
            acknowledged = std::stoll(step.bytes);
        for (const Disk::Fate fate : fates) {
            Image image = disk.imageAfterCut(fate, random);
            if (image == last && acknowledged == lastAcknowledged)
                continue;
            fs::remove_all(folder);
            fs::create_directories(folder);
            for (const auto& [path, content] : image)
                sample::writeBytes(folder / fs::path(path).filename(), content);
            const std::string why = whyNotSafe(folder / "game.esagono", acknowledged, chains);
            ++result.images;
            if (!why.empty() && ++result.failures <= 10 && tell)
                std::printf("image %d: %s\n", result.images, why.c_str());
            last = std::move(image);
            lastAcknowledged = acknowledged;
        }
    }
    return result;
}

Result cut(const std::string& writer, const std::string& shim, bool sync) {
    const fs::path folder = freshFolder("power");
    const fs::path trace = folder / "trace";
    fs::create_directories(folder / "disk");
    std::vector<std::string> words = {writer, (folder / "disk" / "game.esagono").string(),
                                      std::to_string(pages)};
    if (!sync)
        words.emplace_back("sync-off");
    const Run run = runWriter(words, {"LD_PRELOAD=" + shim, "ESAGONO_TRACE=" + trace.string()});
    Result result{0, 1};
    if (run.finished && run.acknowledged == pages)
        result = cutEverywhere(readTrace(trace), trueChains(pages + 1), folder / "image", sync);
    fs::remove_all(folder);
    std::printf("%s: %d images, %d failures\n", sync ? "synced" : "not synced (must fail)",
                result.images, result.failures);
    return result;
}

} // namespace

int main(int count, char** words) {
    if (count < 3)
        return 2;
    const Result real = cut(words[1], words[2], true);
    const Result control = cut(words[1], words[2], false);
    return real.failures == 0 && real.images >= 1'000 && control.images >= 100 &&
                   control.failures >= 100
               ? 0
               : 1;
}
