// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tscw/events/chits.h"

#include "engine/tscw/printed.h"

#include <map>
#include <string>

namespace esagono::tscw {

namespace {

const std::map<std::string, Op, std::less<>> operations = {
    {"NO_EVENT", Op::NoEvent},
    {"MORALE", Op::Morale},
    {"RESOURCE_POINTS", Op::Points},
    {"MUST_ATTACK", Op::MustAttack},
    {"OFFENSIVE_WAGER", Op::Wager},
    {"AIR_AVAILABLE", Op::AirAvailable},
    {"SET_USED", Op::SetUsed},
    {"REMOVE_UNITS", Op::RemoveUnits},
    {"REMOVE_GROUP", Op::RemoveArmy},
    {"WITHDRAW", Op::Withdraw},
    {"WITHDRAW_CHOICE", Op::WithdrawChoice},
    {"ROLL", Op::Roll},
    {"RAIL_LIMIT", Op::RailLimit},
    {"SEA_LIMIT", Op::SeaLimit},
    {"REPAIR_STEPS", Op::RepairSteps},
    {"HQ_SET", Op::HqAvailable},
    {"FREE_TRANSFER", Op::FreeTransfer},
    {"INSPECT_STACK", Op::InspectStack},
    {"COMBAT_DRM", Op::CombatDrm},
    {"COLUMN_ROLL_SET", Op::ColumnRollSet},
    {"ARTILLERY_FREE", Op::ArtilleryFree},
    {"BREAKTHROUGH_MF", Op::BreakthroughMf},
};

/// Looks up in one package what chits name.
class Reader {
public:
    explicit Reader(const GamePackage& package)
        : m_package(&package) {}

    [[nodiscard]] Effect effect(const Record& said) const;
    [[nodiscard]] Condition condition(const Record& said) const;

private:
    [[nodiscard]] const HexMap& map() const { return m_package->maps.front(); }
    [[nodiscard]] HexId hex(const Record& label) const {
        const HexId found = map().find(label.get<std::string>());
        if (!found.exists())
            lacks(label.get<std::string>());
        return found;
    }
    [[nodiscard]] AreaId area(const Record& name) const {
        const AreaId found = map().area(name.get<std::string>());
        if (!found.exists())
            lacks(name.get<std::string>());
        return found;
    }
    [[nodiscard]] CounterId counter(const Record& name) const {
        const auto found = find<CounterId>(m_package->counters, name.get<std::string>());
        if (!found.exists())
            lacks(name.get<std::string>());
        return found;
    }
    [[nodiscard]] SideId side(const Record& name) const {
        const auto found = find<SideId>(m_package->sides, name.get<std::string>());
        if (!found.exists())
            lacks(name.get<std::string>());
        return found;
    }
    /// The number of a word of a trait, counted from 1.
    [[nodiscard]] std::size_t word(TraitId trait, const Record& name) const {
        const auto found =
            find<WordId>(m_package->traits[trait.index()].words, name.get<std::string>());
        if (!found.exists())
            lacks(name.get<std::string>());
        return found.index() + 1;
    }
    void readUnits(const Record& said, Effect& effect) const;
    void readPlaces(const Record& said, Effect& effect) const;
    void readPoints(const Record& said, Effect& effect) const;

    const GamePackage* m_package;
};

int numberIn(const Record& said, const char* key) {
    return said.contains(key) ? said.at(key).get<int>() : 0;
}

void Reader::readUnits(const Record& said, Effect& effect) const {
    if (said.contains("units") && said.at("units").is_array())
        for (const Record& each : said.at("units"))
            effect.units.push_back(counter(each));
    if (said.contains("withUnits"))
        for (const Record& each : said.at("withUnits"))
            effect.units.push_back(counter(each));
    for (const char* key : {"group", "withGroup"})
        if (said.contains(key))
            effect.army = Army(word(armyTrait, said.at(key)));
    if (said.contains("defenderGroup"))
        effect.defenders = Army(word(armyTrait, said.at("defenderGroup")));
    if (said.contains("size"))
        effect.sizes.push_back(Size(word(sizeTrait, said.at("size"))));
}

void Reader::readPlaces(const Record& said, Effect& effect) const {
    for (const char* key : {"hex", "targetHex"})
        if (said.contains(key))
            effect.hex = hex(said.at(key));
    if (said.contains("targetPlace"))
        for (const Record& kind : said.at("targetPlace"))
            (kind == "city" ? effect.inCity : effect.inTown) = true;
    if (said.contains("outsideRegion"))
        effect.area = area(said.at("outsideRegion"));
    if (said.contains("where"))
        effect.minRow = said.at("where").at("minRow").get<int>();
    if (effect.op == Op::FreeTransfer)
        for (const char* key : {"from", "to"})
            for (const Record& label : said.at(key))
                (key[0] == 'f' ? effect.from : effect.to).push_back(hex(label));
}

void Reader::readPoints(const Record& said, Effect& effect) const {
    const auto track = find<TrackId>(m_package->tracks, said.at("pool").get<std::string>());
    const auto found = std::ranges::find(pointsTrack, track);
    if (found == pointsTrack.end())
        lacks(said.at("pool").get<std::string>());
    effect.pool = Pool(found - pointsTrack.begin());
    if (!said.contains("restriction"))
        return;
    const Record& only = said.at("restriction");
    effect.op = Op::RebuildNear;
    effect.hex = hex(only.at("hex"));
    effect.within = only.at("within").get<int>();
    for (const Record& each : only.at("sizes"))
        effect.sizes.push_back(Size(word(sizeTrait, each)));
}

Effect Reader::effect(const Record& said) const {
    const std::string name = said.at("op").get<std::string>();
    const auto known = operations.find(name);
    if (known == operations.end())
        lacks(name);
    Effect made;
    made.op = known->second;
    if (made.op == Op::HqAvailable && said.at("state") == "used")
        made.op = Op::HqUsed;
    for (const char* key : {"amount", "drm", "count", "steps", "minUnits"})
        made.amount += numberIn(said, key);
    if (made.op == Op::FreeTransfer)
        made.amount = said.at("units").get<int>();
    if (made.op == Op::Roll)
        made.morale = effect(said.at("table").at("6").at(0)).amount;
    made.morale += numberIn(said, "successMorale");
    made.failMorale = numberIn(said, "failMorale");
    made.byAttacker = said.contains("role") && said.at("role") == "attacker";
    if (said.contains("side"))
        made.side = side(said.at("side"));
    readUnits(said, made);
    readPlaces(said, made);
    if (made.op == Op::Points)
        readPoints(said, made);
    return made;
}

Condition Reader::condition(const Record& said) const {
    using enum Condition::Test;
    const std::string name = said.at("test").get<std::string>();
    Condition made;
    if (said.contains("side"))
        made.side = side(said.at("side"));
    if (name == "control") {
        made.hex = hex(said.at("hex"));
    } else if (name == "unitOnMapSupplied") {
        made.test = OnMapAndSupplied;
        made.unit = counter(said.at("unit"));
    } else if (name == "noHexControlled") {
        made.test = NoHexControlled;
        made.area = area(said.at("region"));
    } else if (name == "moraleAtMost") {
        made.test = MoraleAtMost;
        made.value = said.at("value").get<int>();
    } else {
        lacks(name);
    }
    return made;
}

Dot dotNamed(const Record& name) {
    if (name == "yellow")
        return Dot::Yellow;
    return name == "blue" ? Dot::Blue : Dot::None;
}

} // namespace

std::vector<Chit> readChits(const GamePackage& package) {
    const Reader reader(package);
    std::vector<Chit> made;
    for (const ChitKind& kind : package.chits) {
        Chit chit;
        chit.owner = kind.owner;
        chit.turn = kind.extra.at("turn").get<int>();
        chit.dot = dotNamed(kind.extra.at("dot"));
        for (const Record& each : kind.extra.at("conditions"))
            chit.conditions.push_back(reader.condition(each));
        for (const Record& each : kind.extra.at("effects"))
            chit.effects.push_back(reader.effect(each));
        made.push_back(std::move(chit));
    }
    return made;
}

} // namespace esagono::tscw
