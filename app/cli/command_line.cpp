// SPDX-License-Identifier: GPL-3.0-or-later
// The command line as CLI11 reads it: one subcommand per verb.
#include "app/cli/messages.h"
#include "app/cli/places.h"
#include "app/cli/verbs.h"
#include "engine/kit/words.h"
#include "engine/play/messages.h"

#include <CLI/CLI.hpp>

#include <array>

namespace esagono {

namespace cli {

namespace {

/// The verbs, their options, and the deed of the one that was chosen.
class CommandLine {
public:
    CommandLine(Desk& desk, const std::string& build)
        : m_desk(desk)
        , m_app(text(say::helpProgram), "esagono-cli") {
        m_app.require_subcommand(1);
        m_app.set_version_flag("--version", "esagono-cli " ESAGONO_VERSION "\n" + build,
                               text(say::helpVersion));
        m_app.set_help_flag("-h,--help", text(say::helpHelp));
        m_app.add_flag("--json", desk.json, text(say::helpJson));
        m_app.add_option("--lang", m_language, text(say::helpLanguage))
            ->check(CLI::IsMember({"it", "en", "es", "fr"}));
        m_app.add_option("--packages", desk.packages, text(say::helpPackages))
            ->allow_extra_args(false);
        m_app.allow_windows_style_options(false); // a word that begins with / is a path
        m_app.footer(exitCodes());
        addPackageVerbs();
        addFileVerbs();
        addLookingVerbs();
        addReplayVerbs();
        addPlayVerbs();
        addSelfplay();
        addProtocol();
    }

    /// Throws CLI::ParseError.
    void parse(std::span<const std::string> arguments) {
        m_app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend())); // back first
    }
    [[nodiscard]] Exit run() const { return m_deed(); }
    /// What help and version flags print, or what is wrong with the command line.
    int explain(const CLI::ParseError& error, std::ostream& out, std::ostream& err) const {
        return m_app.exit(error, out, err);
    }

private:
    [[nodiscard]] std::string text(const char* id) const { return m_desk.phrase(id); }
    [[nodiscard]] std::string exitCodes() const {
        std::string footer = text(say::exitTitle);
        for (std::size_t i = 0; i < say::exitCodes.size(); ++i)
            footer += "\n  " + std::to_string(i) + "  " + text(say::exitCodes[i]);
        return footer;
    }

    template <class Deed>
    CLI::App* verb(const char* name, const char* help, Deed deed) {
        CLI::App* added = m_app.add_subcommand(name, text(help))->fallthrough();
        added->callback([this, deed] { m_deed = deed; });
        return added;
    }
    CLI::Option* file(CLI::App* verb, std::string& into) const {
        return verb->add_option("FILE", into, text(say::helpFile))->required();
    }
    void viewer(CLI::App* verb, std::string& into) const {
        verb->add_option("--as", into, text(say::helpViewer));
    }
    void side(CLI::App* verb, std::string& into) const {
        verb->add_option("--as", into, text(say::helpSide));
    }
    void output(CLI::App* verb, std::string& into) const {
        verb->add_option("--out", into, text(say::helpOut))->required();
    }
    template <class Options>
    void game(CLI::App* verb, Options& options) const {
        verb->add_option("--game", options.game, text(say::helpGame))->required();
        verb->add_option("--scenario", options.scenario, text(say::helpScenario))->required();
        verb->add_option("--option", options.choices, text(say::helpOption))
            ->allow_extra_args(false);
    }

    void addPackageVerbs() {
        CLI::App* games =
            verb("games", say::helpGames, [this] { return showGames(m_desk, m_games); });
        games->add_option("--game", m_games.game, text(say::helpOnlyGame));
        games->add_flag("--all", m_games.all, text(say::helpAllOptions));
        CLI::App* validate = verb("validate", say::helpValidate,
                                  [this] { return validatePackage(m_desk, m_folder); });
        validate->add_option("FOLDER", m_folder, text(say::helpFolder))->required();
        CLI::App* pack =
            verb("pack", say::helpPack, [this] { return packPackage(m_desk, m_pack); });
        pack->add_option("FOLDER", m_pack.folder, text(say::helpFolder))->required();
        pack->add_option("FILE", m_pack.file, text(say::helpPackFile))->required();
        pack->add_flag("--scans", m_pack.scans, text(say::helpScans));
        CLI::App* unpack =
            verb("unpack", say::helpUnpack, [this] { return unpackPackage(m_desk, m_pack); });
        unpack->add_option("FILE", m_pack.file, text(say::helpPackFile))->required();
        unpack->add_option("FOLDER", m_pack.folder, text(say::helpNewFolder))->required();
    }
    void addFileVerbs() {
        CLI::App* begin = verb("new", say::helpNew, [this] { return beginGame(m_desk, m_new); });
        game(begin, m_new);
        output(begin, m_new.out);
        begin->add_option("--position", m_new.position, text(say::helpPosition));
        begin->add_option("--corrections", m_new.corrections, text(say::helpCorrections))
            ->allow_extra_args(false);
        begin->add_option("--seed", m_new.seed, text(say::helpSeed));
        begin->add_option("--dice", m_new.dice, text(say::helpTold));
        CLI::App* check =
            verb("verify", say::helpVerify, [this] { return verifyDiary(m_desk, m_copy.file); });
        file(check, m_copy.file);
        CLI::App* save =
            verb("salvage", say::helpSalvage, [this] { return salvageDiary(m_desk, m_copy); });
        file(save, m_copy.file);
        output(save, m_copy.out);
        CLI::App* fork = verb("fork", say::helpFork, [this] { return forkDiary(m_desk, m_copy); });
        file(fork, m_copy.file);
        output(fork, m_copy.out);
        fork->add_option("--at", m_copy.at, text(say::helpAt))->required();
    }
    void addLookingVerbs() {
        CLI::App* state =
            verb("state", say::helpState, [this] { return showState(m_desk, m_look); });
        addOffers();
        CLI::App* log = verb("log", say::helpLog, [this] { return showLog(m_desk, m_look); });
        CLI::App* position = verb("position", say::helpShowPosition,
                                  [this] { return showPosition(m_desk, m_look); });
        for (CLI::App* each : {state, log, position}) {
            file(each, m_look.file);
            viewer(each, m_look.as);
        }
        for (CLI::App* each : {state, position})
            each->add_option("--at", m_look.at, text(say::helpAt));
    }
    void addOffers() {
        CLI::App* offers =
            verb("offers", say::helpOffers, [this] { return showOffers(m_desk, m_offers); });
        file(offers, m_offers.file);
        side(offers, m_offers.as);
        offers->add_option("--unit", m_offers.unit, text(say::helpOfferUnit));
        offers->add_option("--verb", m_offers.verb, text(say::helpOfferVerb));
        offers->add_option("--hex", m_offers.hex, text(say::helpOfferHex));
        offers->add_flag("--all", m_offers.all, text(say::helpAllOffers));
    }
    void addReplayVerbs() {
        CLI::App* write =
            verb("export", say::helpExport, [this] { return exportGame(m_desk, m_export); });
        file(write, m_export.file);
        viewer(write, m_export.as);
        write->add_option("--format", m_export.format, text(say::helpFormat))
            ->check(CLI::IsMember({"log", "json", "position"}));
        write->add_option("--at", m_export.at, text(say::helpAt));
        write->add_option("--out", m_export.out, text(say::helpOutFile))->required();
        CLI::App* notes =
            verb("notes", say::helpNotes, [this] { return handleNotes(m_desk, m_notes); });
        file(notes, m_notes.file);
        CLI::Option* out = notes->add_option("--out", m_notes.out, text(say::helpOutFile));
        CLI::Option* from = notes->add_option("--from", m_notes.from, text(say::helpNotesFrom));
        from->excludes(out);
        notes->add_flag("--anyway", m_notes.anyway, text(say::helpAnyway))->needs(from);
        CLI::App* both =
            verb("compare", say::helpCompare, [this] { return compareGames(m_desk, m_compare); });
        file(both, m_compare.file);
        both->add_option("OTHER", m_compare.other, text(say::helpOtherFile));
        both->add_option("--branch", m_compare.branch, text(say::helpBranch));
        both->add_option("--other-branch", m_compare.otherBranch, text(say::helpOtherBranch));
    }
    void addPlayVerbs() {
        CLI::App* act = verb("do", say::helpDo, [this] { return doCommand(m_desk, m_command); });
        CLI::App* why =
            verb("why", say::helpWhy, [this] { return whyNotCommand(m_desk, m_command); });
        CLI::App* preview =
            verb("preview", say::helpPreview, [this] { return previewCommand(m_desk, m_command); });
        CLI::App* back =
            verb("takeback", say::helpTakeBack, [this] { return takeBack(m_desk, m_command); });
        for (CLI::App* each : {act, why, preview, back}) {
            file(each, m_command.file);
            side(each, m_command.as);
        }
        back->get_option("--as")->required();
        for (CLI::App* each : {act, why, preview})
            each->add_option("COMMAND", m_command.words, text(say::helpCommand))->required();
        act->add_option("--dice", m_command.dice, text(say::helpDice));
    }
    void addSelfplay() {
        CLI::App* play =
            verb("selfplay", say::helpSelfplay, [this] { return selfplay(m_desk, m_selfplay); });
        game(play, m_selfplay);
        play->add_option("--games", m_selfplay.games, text(say::helpGameCount));
        play->add_option("--seed", m_selfplay.seed, text(say::helpSelfplaySeed));
        play->add_option("--players", m_selfplay.players, text(say::helpPlayers));
        play->add_option("--out-dir", m_selfplay.folder, text(say::helpOutFolder));
        play->add_option("--csv", m_selfplay.csv, text(say::helpTable));
        play->add_option("--jobs", m_selfplay.jobs, text(say::helpJobs))->check(CLI::Range(1, 64));
        play->add_option("--max-commands", m_selfplay.mostCommands, text(say::helpMostCommands));
        play->add_option("--check", m_selfplay.check, text(say::helpCheck))
            ->check(CLI::IsMember({"offers", "all"}));
        play->add_option("--rulings", m_selfplay.rulings, text(say::helpRulings))
            ->check(CLI::IsMember({"standard", "random"}));
    }
    void addProtocol() {
        CLI::App* talk =
            verb("protocol", say::helpProtocol, [this] { return protocol(m_desk, m_protocol); });
        file(talk, m_protocol.file);
        talk->add_option("--as", m_protocol.as, text(say::helpOnlySide));
    }

    Desk& m_desk;
    CLI::App m_app;
    std::string m_language; ///< was heeded before the texts of this class were made
    std::string m_folder;
    GamesOptions m_games;
    PackVerbOptions m_pack;
    NewOptions m_new;
    CopyOptions m_copy;
    LookOptions m_look;
    OfferOptions m_offers;
    ExportOptions m_export;
    NotesOptions m_notes;
    CompareOptions m_compare;
    CommandOptions m_command;
    SelfplayOptions m_selfplay;
    ProtocolOptions m_protocol;
    std::function<Exit()> m_deed;
};

/// The language and the form of the answer decide how even a misuse is answered, so they are looked
/// for before the line is understood.
void lookAhead(Desk& desk, std::span<const std::string> arguments) {
    std::string language = languageOfEnvironment();
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        desk.json |= arguments[i] == "--json";
        std::string wanted;
        if (arguments[i] == "--lang" && i + 1 < arguments.size())
            wanted = arguments[i + 1];
        else if (arguments[i].starts_with("--lang="))
            wanted = arguments[i].substr(7);
        if (std::ranges::count(packageLanguages, wanted) > 0)
            language = wanted;
    }
    desk.speak(language);
}

Exit answer(Desk& desk, std::span<const std::string> arguments, const std::string& build) {
    lookAhead(desk, arguments);
    CommandLine line(desk, build);
    try {
        line.parse(arguments);
    } catch (const CLI::ParseError& error) {
        std::ostringstream words;
        const int code = line.explain(error, desk.out, words);
        return code == 0 ? Exit::Done
                         : desk.misused(Text(say::misuse, error.what()),
                                        desk.json ? error.what() : words.str());
    }
    try {
        return line.run();
    } catch (const Misuse& misuse) {
        return desk.misused(misuse.text());
    } catch (const Fault& fault) {
        return desk.failed(fault);
    }
}

} // namespace

} // namespace cli

int runCli(std::span<const std::string> arguments, GameList games, std::istream& in,
           std::ostream& out, std::ostream& err, const std::string& build) {
    cli::Desk desk(games, in, out, err);
    const cli::Exit exit = cli::answer(desk, arguments, build);
    out.flush();
    err.flush();
    return static_cast<int>(out || exit != cli::Exit::Done ? exit : cli::Exit::Unwritable);
}

} // namespace esagono
