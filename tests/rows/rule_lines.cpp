// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rows/rule_lines.h"

#include "engine/play/referee.h"
#include "engine/play/telling/phrase.h"
#include "engine/play/telling/story.h"
#include "engine/play/verify.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace esagono {

std::vector<std::string> wordsOf(const std::string& line) {
    std::istringstream stream(line);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

std::vector<std::string> split(const std::string& text, char at) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, at);)
        parts.push_back(part);
    return parts;
}

namespace {

Record argumentFrom(const Field& field, const std::vector<std::string>& values) {
    if (field.one && field.kind == FieldKind::Number)
        return std::stoi(values.front());
    if (field.one)
        return values.front();
    if (field.kind != FieldKind::Allocation)
        return values;
    Record shares = Record::object();
    for (const std::string& value : values)
        shares[split(value, ':')[0]] = std::stoi(split(value, ':')[1]);
    return shares;
}

std::string argumentText(const Record& value) {
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_number())
        return value.dump();
    std::string text;
    for (const auto& item : value.items()) {
        text += text.empty() ? "" : ",";
        text += value.is_object() ? item.key() + ":" + item.value().dump()
                                  : item.value().get<std::string>();
    }
    return text;
}

} // namespace

Command commandFrom(const Position& position, const Scribe& scribe, SideId side,
                    const std::string& line) {
    const std::vector<std::string> words = wordsOf(split(line, '|').front());
    const auto& verbs = position.kind().verbs;
    const auto verb = std::ranges::find(verbs, words.front(), &Verb::name);
    if (verb == verbs.end())
        throw std::runtime_error(words.front() + " cannot be asked in " +
                                 std::string(position.kind().name));
    Record record = {{"verb", words.front()}};
    for (const Field& field : verb->arguments)
        if (!field.one)
            record[std::string(field.name)] =
                field.kind == FieldKind::Allocation ? Record::object() : Record::array();
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto equals = words[i].find('=');
        const std::string key = words[i].substr(0, equals);
        const auto field = std::ranges::find(verb->arguments, key, &Field::name);
        if (field == verb->arguments.end() || equals == std::string::npos)
            throw std::runtime_error("no argument " + words[i]);
        record[key] = argumentFrom(*field, split(words[i].substr(equals + 1), ','));
    }
    return scribe.readCommand(record, side, position.kind());
}

std::vector<int> diceFrom(const std::string& line) {
    std::vector<int> dice;
    const std::vector<std::string> parts = split(line, '|');
    if (parts.size() > 1)
        for (const std::string& face : wordsOf(parts[1]))
            dice.push_back(std::stoi(face));
    return dice;
}

std::string lineOf(const Position& position, const Scribe& scribe, const Command& command,
                   const std::vector<Event>& events) {
    const Verb& verb = position.kind().verbs[command.verb.index()];
    const Record record = scribe.write(command, position.kind());
    std::string line(verb.name);
    for (const Field& field : verb.arguments)
        if (const auto value = record.find(std::string(field.name));
            value != record.end() && !value->empty())
            line += " " + std::string(field.name) + "=" + argumentText(*value);
    std::string dice;
    for (const int draw : drawsOf(position.setting(), position.state(), events))
        dice += " " + std::to_string(draw);
    return dice.empty() ? line : line + " |" + dice;
}

GoldenGame GoldenGame::read(const std::filesystem::path& file) {
    GoldenGame game;
    std::ifstream stream(file);
    for (std::string line; std::getline(stream, line);) {
        if (line.empty())
            continue;
        if (line.starts_with("# ")) {
            game.title = line.substr(2);
        } else if (line.starts_with("scenario: ")) {
            game.scenario = line.substr(10);
        } else if (line.starts_with("seed: ")) {
            game.seed = line.substr(6);
        } else if (line.starts_with("ruling: ")) {
            const std::vector<std::string> parts = split(line.substr(8), '=');
            game.rulings[parts.at(0)] = parts.at(1);
        } else if (line.starts_with("end: ")) {
            game.end = line.substr(5);
        } else if (line.starts_with("    ")) {
            if (game.turns.empty())
                throw std::runtime_error("nothing was done yet: " + line);
            game.turns.back().said.push_back(line.substr(4));
        } else {
            game.turns.push_back({line, {}});
        }
    }
    return game;
}

std::string GoldenGame::text() const {
    std::string text = "# " + title + "\n\nscenario: " + scenario + "\nseed: " + seed + "\n";
    for (const auto& [ruling, choice] : rulings)
        text += "ruling: " + ruling + "=" + choice + "\n";
    text += "\n";
    for (const Turn& turn : turns) {
        text += turn.command + "\n";
        for (const std::string& said : turn.said)
            text += "    " + said + "\n";
    }
    return text + "\nend: " + end + "\n";
}

std::vector<std::string> saidBy(const std::vector<Event>& events, const Catalogue& catalogue,
                                const Setting& setting) {
    const Phrasebook book(catalogue, &setting);
    std::vector<std::string> said;
    for (const Event& event : events)
        if (const auto* narrated = std::get_if<Narrated>(&event.fact))
            said.push_back(book.phrase(narrated->text));
    return said;
}

std::vector<std::string> storyLines(const Position& before, SideId by, Viewer viewer,
                                    const std::vector<Event>& events) {
    const Phrasebook book(english(), &before.setting());
    std::vector<std::string> lines;
    for (const StoryLine& line : tell(before, by, viewer, 1, events).story) {
        const std::string rule = book.rule(line.rule);
        lines.push_back(book.phrase(line.text) + (rule.empty() ? "" : "  " + rule));
    }
    return lines;
}

State beginningOf(const Setting& setting, const GoldenGame& golden) {
    SeededDice dice(seedFrom(golden.seed));
    return begin(setting, dice).state;
}

std::string storyText(const Game& game, const GoldenGame& golden) {
    Setting setting = settingOf(game, golden.scenario);
    for (const auto& [ruling, choice] : golden.rulings)
        choose(setting, ruling, choice);
    const Scribe scribe(setting);
    ToldDice dice;
    State state = beginningOf(setting, golden);
    std::string text = "# " + golden.title + "\n\n";
    for (const GoldenGame::Turn& turn : golden.turns) {
        const auto colon = turn.command.find(": ");
        const SideId side = find<SideId>(setting.package().sides, turn.command.substr(0, colon));
        const Position before(state, setting);
        for (const int face : diceFrom(turn.command))
            dice.tell(face);
        const Outcome<Ruled> ruled =
            rule(setting, state, commandFrom(before, scribe, side, turn.command.substr(colon + 2)),
                 dice);
        text += turn.command + "\n";
        for (const std::string& line : storyLines(before, side, Viewer::umpire(), ruled->events))
            text += "    " + line + "\n";
        state = ruled->state;
    }
    return text;
}

std::filesystem::path goldenFolder(std::string_view game) {
    return std::filesystem::path(ESAGONO_SOURCE_DIR) / "tests" / game / "golden";
}

const Catalogue& english() {
    static const Catalogue read = [] {
        std::ifstream file(std::filesystem::path(ESAGONO_SOURCE_DIR) / "translations" /
                           "esagono_en.ts");
        std::ostringstream text;
        text << file.rdbuf();
        return Catalogue(text.view());
    }();
    return read;
}

} // namespace esagono
