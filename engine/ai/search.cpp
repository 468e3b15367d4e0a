// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/search.h"

#include "engine/play/playout.h"

#include <algorithm>

namespace esagono::ai {

namespace {

constexpr int mostInner = 48;        ///< decisions within what is tried
constexpr double hardlyAGain = 0.02; ///< a gain not worth a command

/// How many frames there are below and with the first decision of the stack.
std::size_t floorOf(const Position& position) {
    const std::size_t all = position.depth();
    for (std::size_t height = 1; height <= all; ++height)
        if (!position.kind(all - height).isStep())
            return height;
    return all;
}

/// Whether the decision a side was asked for is still pending, or again.
bool isSameDecision(const State& before, const State& after) {
    const std::size_t height = before.frames.size();
    return after.frames.size() >= height &&
           after.frames[height - 1].name == before.frames[height - 1].name &&
           after.frames[height - 1].owners == before.frames[height - 1].owners;
}

} // namespace

std::vector<Judged> Search::judge(const State& imagined, SideId side, Effort& effort) const {
    const Position position(imagined, *m_setting);
    const Root root{&imagined, side, standingOf(position, *m_lay, side), floorOf(position)};
    Chance chance(m_seed);
    Candidates candidates(position, *m_lay, side, m_depth.width, chance);
    std::vector<Judged> judged;
    std::vector<std::pair<Command, Tried>> buttons; // judged when it is known what else there is
    bool goesOn = false;                            // something leaves the decision pending
    const std::size_t whole = effort.left();

    if (const auto first = candidates.atOnce())
        return {Judged{*first, {}, 1}};
    const std::size_t probes = std::min<std::size_t>(2, m_depth.samples);
    while (!effort.isOver()) {
        const std::vector<Candidate> few = candidates.next(effort.stop());
        if (few.empty())
            break;
        for (const Candidate& each : few) {
            if (effort.isOver())
                break;
            const std::size_t spread = m_depth.samples / probes;
            auto tried = attempt(root, each.command, spread / 2, effort);
            if (!tried)
                continue;
            Judged result{each.command, tried->standing, 1};
            for (std::size_t i = 1; i < probes && tried->hasRolled; ++i)
                if (const auto more =
                        attempt(root, each.command, i * spread + spread / 2, effort)) {
                    result.gain += more->standing;
                    ++result.samples;
                }
            result.gain *= 1.0 / static_cast<double>(result.samples);
            if (each.isRevision && result.value() <= hardlyAGain)
                continue; // or what has to be done would be put off for ever
            goesOn = goesOn || !tried->hasLeft;
            if (each.isButton)
                buttons.emplace_back(each.command, Tried{result.gain, false, tried->hasLeft});
            else
                judged.push_back(std::move(result));
        }
        const bool hasGain = std::ranges::any_of(
            judged, [](const Judged& each) { return each.value() > hardlyAGain; });
        if (hasGain && effort.left() < whole / 2)
            break;
        if (hasGain && goesOn && judged.size() >= m_depth.width.stems)
            break;
    }
    for (const auto& [command, tried] : buttons) // to end a phase is to leave things as they are
        judged.push_back(tried.hasLeft && goesOn ? Judged{command, {}, 1, hardlyAGain}
                                                 : Judged{command, tried.standing, 1});
    if (const auto example = candidates.example(); judged.empty() && example && !effort.isStopped())
        judged.push_back({*example, {}, 0});
    const auto byValue = [](const Judged& each) { return each.value(); };
    std::ranges::stable_sort(judged, std::ranges::greater(), byValue);

    const std::size_t finalists = std::min(m_depth.finalists, judged.size());
    for (std::size_t i = 0; i < finalists && judged.size() > 1 && m_depth.samples > probes; ++i) {
        Judged& finalist = judged[i];
        if (finalist.samples < probes)
            continue; // no dice, or a button
        Standing sum;
        std::size_t samples = 0;
        for (std::size_t k = 0; k < m_depth.samples && !effort.isOver(); ++k)
            if (const auto tried = attempt(root, finalist.command, k, effort)) {
                sum += tried->standing;
                ++samples;
                if (!tried->hasRolled)
                    break;
            }
        if (samples > finalist.samples) {
            sum *= 1.0 / static_cast<double>(samples);
            finalist.gain = sum;
            finalist.samples = samples;
        }
    }
    std::ranges::stable_sort(judged, std::ranges::greater(), byValue);
    return judged;
}

std::optional<Search::Tried> Search::attempt(const Root& root, const Command& command,
                                             std::size_t sample, Effort& effort) const {
    SampledDice dice(m_seed + root.state->rolls, sample, m_depth.samples);
    effort.spend();
    Outcome<Ruled> ruled = rule(*m_setting, *root.state, command, dice);
    if (ruled.isRefused())
        return std::nullopt;
    Tried tried;
    tried.hasLeft = !isSameDecision(*root.state, ruled->state);
    State state = std::move(ruled->state);
    if (!m_depth.isOnePly)
        settle(root, state, dice, sample, effort);
    tried.hasRolled = state.rolls != root.state->rolls;
    tried.standing = standingOf(Position(state, *m_setting), *m_lay, root.side);
    Standing before = root.now;
    before *= -1;
    tried.standing += before;
    // a threat that is carried out is no loss
    if ((tried.hasRolled || tried.standing[Aspect::Points] > 0) && !m_depth.isOnePly)
        tried.standing[Aspect::Pressure] = std::max(tried.standing[Aspect::Pressure], 0.0);
    return tried;
}

void Search::settle(const Root& root, State& state, Dice& dice, std::size_t sample,
                    Effort& effort) const {
    for (int i = 0; i < mostInner && !effort.isOver(); ++i) {
        const Position position(state, *m_setting);
        if (position.isOver() || position.depth() <= root.floor)
            return;
        const SideId owner = nextToDecide(position);
        const auto command =
            pick(state, owner, m_seed + sample * 977 + static_cast<unsigned>(i), effort);
        if (!command)
            return;
        effort.spend();
        Outcome<Ruled> ruled = rule(*m_setting, state, *command, dice);
        if (ruled.isRefused())
            return;
        state = std::move(ruled->state);
    }
}

std::optional<Command> Search::pick(const State& state, SideId side, std::uint64_t salt,
                                    Effort& effort) const {
    const Position position(state, *m_setting);
    Chance chance(salt);
    Candidates candidates(position, *m_lay, side, m_depth.inner, chance);
    if (const auto first = candidates.atOnce())
        return first;
    const std::vector<Candidate> few = candidates.next();
    if (few.size() <= 1)
        return few.empty() || whyNot(position, few.front().command)
                   ? candidates.example()
                   : std::optional(few.front().command);
    const double now = standingOf(position, *m_lay, side).total();
    const Candidate* best = nullptr;
    double bestValue = 0;
    bool goesOn = false;
    std::vector<std::pair<const Candidate*, double>> left; // buttons that end the decision
    for (const Candidate& each : few) {
        if (effort.isOver())
            break;
        SampledDice dice(salt, 0, 1);
        effort.spend();
        const Outcome<Ruled> ruled = rule(*m_setting, state, each.command, dice);
        if (ruled.isRefused())
            continue;
        const double value =
            standingOf(Position(ruled->state, *m_setting), *m_lay, side).total() - now;
        if (each.isRevision && value <= hardlyAGain)
            continue;
        const bool stays = isSameDecision(state, ruled->state);
        goesOn = goesOn || stays;
        if (each.isButton && !stays) {
            left.emplace_back(&each, value);
            continue;
        }
        if (best == nullptr || value > bestValue) {
            best = &each;
            bestValue = value;
        }
    }
    for (const auto& [button, value] : left)
        if (const double worth = goesOn ? hardlyAGain : value;
            best == nullptr || worth > bestValue) {
            best = button;
            bestValue = worth;
        }
    return best == nullptr ? candidates.example() : std::optional(best->command);
}

} // namespace esagono::ai
