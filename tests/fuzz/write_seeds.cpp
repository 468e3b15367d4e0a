// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the seeds of all fuzz targets from the test game: write_seeds FOLDER.
#include "editor/files/esapack.h"
#include "engine/core/snapshot.h"
#include "engine/play/playout.h"
#include "engine/play/position_file.h"
#include "tests/fuzz/skirmish_game.h"

#include <fstream>
#include <iostream>

using namespace esagono;
namespace fs = std::filesystem;

namespace {

class SeedFolder {
public:
    SeedFolder(const fs::path& folder, const char* target)
        : m_folder(folder / target) {
        fs::create_directories(m_folder);
    }
    void write(const std::string& name, const std::string& bytes) const {
        std::ofstream(m_folder / name, std::ios::binary) << bytes;
    }

private:
    fs::path m_folder;
};

std::string written(const WrittenEvent& event) {
    return event.kind + " " + event.data + "\n";
}

void writePackages(const SeedFolder& seeds) {
    const fs::path small = fs::path(ESAGONO_SOURCE_DIR) / "tests" / "kit" / "packages" / "sample";
    for (const auto& [name, folder] :
         {std::pair("skirmish", fuzz::skirmishFolder()), std::pair("sample", small)}) {
        std::string lines;
        for (const auto& [document, content] : readDocuments(folder))
            lines += document + " " + compactText(content) + "\n";
        seeds.write(name, lines);
    }
}

void writePacks(const SeedFolder& seeds) {
    const PackFiles files = gatherPackage(fuzz::skirmishFolder()).files;
    seeds.write("skirmish", writePack(files, "skirmish"));
    seeds.write("papers", writePack({{"a.json", "{}"}, {"rules/b.md", "words"}}, "papers"));
}

/// A short random game, told in the ways the targets understand.
struct Story {
    std::string events;   ///< of fuzz_events
    std::string diary;    ///< of fuzz_diary
    std::string protocol; ///< of fuzz_protocol
    std::string position;
    std::string snapshot;
};

Story play(int commands, std::uint64_t luck) {
    Story story;
    const fuzz::ScratchFile file;
    const auto match = Match::create(file.path(), fuzz::skirmishGame().package,
                                     fuzz::skirmishOnly(), fuzz::start());
    const Scribe& scribe = match->scribe();
    const auto page = [&](PageNumber n) {
        const Page made = match->journal().page(n);
        story.diary += "page " +
                       compactText({{"side", made.side},
                                    {"verb", made.verb},
                                    {"args", readRecord(made.data, "args")},
                                    {"barrier", made.barrier}}) +
                       "\n";
        for (const EventRow& event : made.events)
            story.diary += event.kind + " " + event.data + "\n";
        if (const auto kept = match->journal().nearestSnapshot(n); kept && kept->page == n)
            story.diary +=
                "snapshot " +
                compactText(
                    {{"bytes", hexText({reinterpret_cast<const std::uint8_t*>(kept->state.data()),
                                        kept->state.size()})}}) +
                "\n";
    };
    page(1);
    story.protocol = "{\"do\":\"hello\",\"id\":1}\n{\"do\":\"state\",\"as\":\"umpire\",\"at\":3}\n";
    RandomPlayer player(luck);
    for (int i = 0; i < commands && !match->position().isOver(); ++i) {
        const Position position = match->position();
        const SideId side =
            position.owners().contains(skirmish::red) ? skirmish::red : skirmish::blue;
        const auto offers = offersTo(position, side);
        const Command command = player.choose(position, side, offers);
        const Record asked = scribe.write(command, position.kind());
        const char* what = i % 5 == 0   ? "offers"
                           : i % 5 == 1 ? "why"
                           : i % 5 == 2 ? "preview"
                                        : "state";
        story.protocol +=
            compactText({{"do", what}, {"as", scribe.name(side)}, {"command", asked}}) + "\n";
        story.protocol +=
            compactText({{"do", "command"}, {"as", scribe.name(side)}, {"command", asked}}) + "\n";
        const auto receipt = match->submit(command, fuzz::noon);
        if (receipt.isRefused())
            break;
        page(receipt->page);
        for (const EventRow& event : match->journal().eventsOf(receipt->page))
            story.events += written({event.kind, event.data});
        if (i % 7 == 3)
            story.protocol += "{\"do\":\"takeback\"}\n";
    }
    story.position = "position " + compactText(writePosition(match->position(), scribe)) + "\n";
    story.snapshot = packState(match->state());
    return story;
}

/// A page with the facts, and the members of facts, that a short game does not bring.
std::string everyFact() {
    return R"(page {"side":"red","verb":"bid","args":{"supply":0}}
counter_removed {"counter":"r1","from":"0603"}
counter_placed {"counter":"r1","face":1,"place":"0505"}
counter_turned {"counter":"r1","face":0}
status_set {"counter":"r1","status":"moved","value":1}
marker_placed {"marker":"mine","place":"0505","side":"red","value":3}
marker_removed {"marker":"mine","place":"0505","side":"red","value":3}
pool_changed {"change":1,"chit":"rain","pool":"cup"}
chit_drawn {"chit":"rain","from":"cup","to":""}
dice_rolled {"faces":[6,1],"purpose":"x","sides":6}
frame_pushed {"frame":"skirmish.losses","locals":{},"owners":["red"]}
frame_popped {}
frame_revised {"depth":1,"frame":"skirmish.turn","locals":{"next":1},"owners":[]}
narrated {"text":"x","with":[1,"y",{"ratio":[1,2]},{"word":"z"},{"counter":"r1"},{"hex":"0505"},{"place":"lost"}]}
narrated {"milestone":"turn","text":"x","with":[{"side":"red"},{"side":""},{"rule":"en:1.1/R1"}]}
take_back {"to":1}
)";
}

/// Which parts are taken out of what: any bytes will do.
void writeChoices(const SeedFolder& seeds) {
    Chance chance(1937);
    for (int i = 0; i < 100; ++i) {
        std::string bytes;
        for (std::size_t left = 16 + chance.below(64); left > 0; --left)
            bytes += static_cast<char>(chance.below(256));
        seeds.write("choices" + std::to_string(i), bytes);
    }
}

void writeFile(const SeedFolder& seeds) {
    const fuzz::ScratchFile file;
    (void)Match::create(file.path(), fuzz::skirmishGame().package, fuzz::skirmishOnly(),
                        fuzz::start());
    std::ifstream in(file.path(), std::ios::binary);
    seeds.write("file", {std::istreambuf_iterator<char>(in), {}});
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: write_seeds FOLDER\n";
        return 2;
    }
    const fs::path folder = argv[1];
    writePackages(SeedFolder(folder, "fuzz_package"));
    writePacks(SeedFolder(folder, "fuzz_esapack"));
    writeChoices(SeedFolder(folder, "fuzz_structure"));
    const SeedFolder events(folder, "fuzz_events");
    const SeedFolder diaries(folder, "fuzz_diary");
    const SeedFolder protocols(folder, "fuzz_protocol");
    for (const int commands : {1, 4, 12, 40, 200}) {
        const Story story = play(commands, static_cast<std::uint64_t>(commands));
        const std::string name = "story" + std::to_string(commands);
        events.write(name, story.events);
        events.write(name + "_position", story.position);
        events.write(name + "_snapshot", story.snapshot);
        diaries.write(name, story.diary);
        protocols.write(name, story.protocol);
    }
    diaries.write("lines", play(6, 9).diary +
                               "take_back {\"to\":2}\nfork {\"from\":1,\"name\":\"x\"}\n"
                               "meta {\"scenario\":\"melee\"}\n");
    diaries.write("facts", play(0, 1).diary + everyFact());
    events.write("facts", everyFact());
    writeFile(diaries);
    return 0;
}
