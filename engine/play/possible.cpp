// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/possible.h"

#include "engine/core/fault.h"
#include "engine/core/fold.h"
#include "engine/play/asking/scribe.h"
#include "engine/play/messages.h"
#include "engine/play/referee.h"

#include <algorithm>

namespace esagono {

namespace {

using Flaw = std::optional<std::string_view>;

/// The rules may go deeper from here before they are taken to run in a circle.
constexpr std::size_t deepestTold = deepestStack / 2;

Flaw flawIn(const Setting& setting, const Frame& frame) {
    if (frame.name.index() >= setting.game->rules->frames.size())
        return "frame";
    const FrameKind& kind = setting.kind(frame.name);
    if (frame.owners.bits >> setting.package().sides.size() != 0 ||
        (kind.isStep() && !frame.owners.empty()))
        return "owners";
    return fits(setting, kind.locals, frame.locals) ? Flaw() : "locals";
}

/// Whether a frame that stays on the stack is a step that runs or a decision somebody must take.
bool isPending(const Setting& setting, const Frame& frame) {
    return setting.kind(frame.name).isStep() == frame.owners.empty();
}

/// What a fact that can be folded says beyond what the package and the rules declare.
struct FlawInFact {
    const Position& before;

    template <class Other>
    Flaw operator()(const Other&) const {
        return std::nullopt;
    }
    Flaw operator()(const CounterPlaced& e) const { return flawInFace(e.counter, e.face); }
    Flaw operator()(const CounterTurned& e) const { return flawInFace(e.counter, e.face); }
    Flaw operator()(const StatusSet& e) const {
        return before.package().statuses[e.status.index()].allows(e.value) ? Flaw() : "value";
    }
    Flaw operator()(const TrackSet& e) const {
        return before.package().tracks[e.track.index()].allows(e.value) ? Flaw() : "value";
    }
    Flaw operator()(const DiceRolled& e) const { return e.sides > 0 ? Flaw() : "sides"; }
    Flaw operator()(const FramePushed& e) const {
        if (before.depth() >= deepestTold)
            return "frame";
        if (const Flaw flaw = flawIn(before.setting(), e.frame))
            return flaw;
        return isPending(before.setting(), e.frame) ? Flaw() : "owners";
    }
    /// A decision may be without owners until its page ends: all have answered.
    Flaw operator()(const FrameRevised& e) const { return flawIn(before.setting(), e.frame); }

    [[nodiscard]] Flaw flawInFace(CounterId counter, std::size_t face) const {
        return face < before.printed(counter).faces.size() ? Flaw() : "face";
    }
};

bool countersFit(const Position& position) {
    const auto& statuses = position.package().statuses;
    for (std::size_t i = 0; i < position.counterCount(); ++i) {
        const CounterId counter(i);
        if (position.face(counter) >= position.printed(counter).faces.size())
            return false;
        for (std::size_t k = 0; k < statuses.size(); ++k)
            if (!statuses[k].allows(position.status(counter, StatusId(k))))
                return false;
    }
    return true;
}

[[noreturn]] void fail(std::int64_t number, std::string_view what) {
    throw Fault(FaultKind::Damaged, Text(say::impossibleEvent, number, what));
}

} // namespace

std::optional<std::string_view> flawIn(const Position& before, const Event& event) {
    if (!canFold(before.state(), event))
        return "";
    return std::visit(FlawInFact{before}, event.fact);
}

std::optional<std::string_view> flawIn(const Position& position) {
    const auto& tracks = position.package().tracks;
    const auto& frames = position.state().frames;
    if (!countersFit(position))
        return "counters";
    for (std::size_t i = 0; i < tracks.size(); ++i)
        if (!tracks[i].allows(position.track(TrackId(i))))
            return "tracks";
    const bool sound =
        frames.size() <= deepestTold && std::ranges::all_of(frames, [&](const Frame& frame) {
            return !flawIn(position.setting(), frame) && isPending(position.setting(), frame);
        });
    return sound && (position.isOver() || !position.owners().empty()) ? Flaw() : "frames";
}

void expectPossible(const Position& before, std::int64_t number, const Event& event) {
    if (const Flaw flaw = flawIn(before, event))
        fail(number,
             std::string(nameOf(event.fact)) + (flaw->empty() ? "" : "/") + std::string(*flaw));
}

void expectPossible(const Position& position, std::int64_t number) {
    if (const Flaw flaw = flawIn(position))
        fail(number, *flaw);
}

} // namespace esagono
