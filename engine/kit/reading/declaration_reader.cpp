// SPDX-License-Identifier: GPL-3.0-or-later
// package.json: what the game is called and what lies on its table.
#include "engine/kit/reading/readers.h"

#include "engine/core/fault.h"

#include <algorithm>

namespace esagono {

namespace {

constexpr std::int64_t newestVersion = 1;
constexpr std::size_t maxKinds = 1'000;
constexpr std::size_t maxStatuses = 64;
constexpr std::size_t maxPools = 64;

ShownTo shownTo(const Reading& object, std::string_view key) {
    const auto shown = object.maybe(key);
    return shown ? static_cast<ShownTo>(shown->oneOf({"everyone", "owner", "nobody"}))
                 : ShownTo::Everyone;
}

bool isColour(std::string_view text) {
    return text.size() == 7 && text[0] == '#' &&
           text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

std::vector<NamedValue> readValues(const Reading& object, std::int32_t least, std::int32_t most) {
    std::vector<NamedValue> values;
    for (const Reading& entry : object.listOr("values", maxKinds)) {
        NamedValue named{static_cast<std::int32_t>(entry.number("value", least, most)),
                         entry.at("name").words(), entry.yesOr("told", true)};
        if (nameOf(values, named.value) != nullptr)
            entry.at("value").refuse(Word{say::anotherValue});
        entry.nothingElse();
        values.push_back(std::move(named));
    }
    return values;
}

/// Reads the list under a key: declares the id of every object in it, then reads the object.
template <class Kind, class ReadOne>
void readKinds(const Reading& document, std::string_view key, std::size_t most, Register& ids,
               std::vector<Kind>& kinds, ReadOne readOne) {
    for (const Reading& object : document.listOr(key, most)) {
        Kind kind;
        kind.id = ids.add(object.at("id"));
        kind.name = object.wordsOr("name");
        readOne(object, kind);
        object.nothingElse();
        kinds.push_back(std::move(kind));
    }
}

/// Likewise for things that need no more than a name: an id alone will do.
template <class Kind, class ReadOne>
void readNamed(const Reading& document, std::string_view key, std::size_t most, Register& ids,
               std::vector<Kind>& kinds, ReadOne readOne) {
    for (const Reading& entry : document.listOr(key, most)) {
        Kind& kind = kinds.emplace_back();
        if (entry.record().is_string()) {
            kind.id = ids.add(entry);
            continue;
        }
        kind.id = ids.add(entry.at("id"));
        kind.name = entry.wordsOr("name");
        readOne(entry, kind);
        entry.nothingElse();
    }
}

void readNamed(const Reading& document, std::string_view key, std::size_t most, Register& ids,
               std::vector<Named>& kinds) {
    readNamed(document, key, most, ids, kinds, [](const Reading&, Named&) {});
}

void readTrait(const Reading& object, TraitKind& trait, Register& words) {
    for (const Reading& entry : object.listOr("words", maxKinds)) {
        const bool bare = entry.record().is_string();
        const std::string& word = bare ? entry.text() : entry.text("id");
        words.addWord(entry, word);
        trait.words.push_back({word, bare ? Words() : entry.wordsOr("name")});
        if (!bare)
            entry.nothingElse();
    }
}

void readTable(const Reading& document, GamePackage& package, Declared& declared) {
    readKinds(document, "statuses", maxStatuses, declared.statuses, package.statuses,
              [](const Reading& object, StatusKind& status) {
                  const std::int64_t least = object.numberOr("least", INT16_MIN, INT16_MAX, 0);
                  const std::int64_t most =
                      object.numberOr("most", least, INT16_MAX, std::max<std::int64_t>(least, 1));
                  const std::int64_t standard = std::clamp<std::int64_t>(0, least, most);
                  status.least = static_cast<std::int16_t>(least);
                  status.most = static_cast<std::int16_t>(most);
                  status.standard =
                      static_cast<std::int16_t>(object.numberOr("standard", least, most, standard));
                  status.shown = shownTo(object, "shown");
                  status.values = readValues(object, status.least, status.most);
              });
    readKinds(document, "markers", maxKinds, declared.markers, package.markers,
              [](const Reading& object, MarkerKind& marker) {
                  marker.valueShown = shownTo(object, "valueShown");
                  marker.told = object.yesOr("told", true);
              });
    readKinds(document, "tracks", maxKinds, declared.tracks, package.tracks,
              [&](const Reading& object, TrackKind& track) {
                  track.least =
                      static_cast<std::int32_t>(object.numberOr("least", INT32_MIN, INT32_MAX, 0));
                  track.most =
                      static_cast<std::int32_t>(object.number("most", track.least, INT32_MAX));
                  track.owner = sideOr(object, "owner", declared);
                  track.shown = shownTo(object, "shown");
                  track.values = readValues(object, track.least, track.most);
                  track.told = object.yesOr("told", true);
              });
    const auto readHolder = [&](const Reading& object, auto& holder) {
        holder.owner = sideOr(object, "owner", declared);
        holder.shown = shownTo(object, "shown");
    };
    readKinds(document, "boxes", maxKinds, declared.boxes, package.boxes,
              [&](const Reading& object, BoxKind& box) {
                  readHolder(object, box);
                  box.told = object.yesOr("told", true);
              });
    readKinds(document, "pools", maxPools, declared.pools, package.pools, readHolder);
    readKinds(document, "chits", maxKinds, declared.chits, package.chits,
              [&](const Reading& object, ChitKind& chit) {
                  chit.owner = sideOr(object, "owner", declared);
                  chit.extra = object.opaque("extra");
              });
}

void readPrint(const Reading& document, GamePackage& package, Declared& declared) {
    readNamed(
        document, "attributes", maxKinds, declared.attributes, package.attributes,
        [](const Reading& entry, AttributeKind& kind) { kind.chart = entry.textOr("chart", ""); });
    if (const auto name = declared.attributes.find("name"))
        document.at("attributes").list()[*name].refuse(Word{say::anId});
    readNamed(document, "flags", maxKinds, declared.flags, package.flags);
    readKinds(document, "traits", maxKinds, declared.traits, package.traits,
              [&](const Reading& object, TraitKind& trait) {
                  declared.traitWords.emplace_back(say::aTraitWord);
                  readTrait(object, trait, declared.traitWords.back());
              });
    readKinds(document, "terrains", maxKinds, declared.terrains, package.terrains,
              [](const Reading& object, TerrainKind& terrain) {
                  if (const auto ground = object.maybe("ground"))
                      terrain.ground = static_cast<Ground>(ground->oneOf({"land", "water"}));
              });
    readKinds(document, "features", FeatureSet::most, declared.features, package.features,
              [](const Reading& object, FeatureKind& feature) {
                  feature.closed = object.yesOr("closed", false);
              });
    readNamed(document, "links", LinkSet::most, declared.links, package.links);
}

} // namespace

void expectFormat(const Reading& document, std::string_view format) {
    const std::string file(document.file());
    const auto foreign = [&](const std::string& found) {
        throw Fault(FaultKind::Foreign, Text(say::foreignFormat, file, std::string(format), found));
    };
    if (!document.record().is_object())
        foreign(document.record().is_array() ? "[…]" : "?");
    const Record named = document.opaque("format");
    if (!named.is_string() || named.get_ref<const std::string&>() != format)
        foreign(named.is_string() ? named.get<std::string>().substr(0, 64) : "?");
    static_cast<void>(document.maybe("$schema")); // a help for editors of text
    const std::int64_t version = document.number("version", 1, INT32_MAX);
    if (version > newestVersion)
        throw Fault(FaultKind::Newer, Text(say::newerFormat, file, version, newestVersion));
}

SideId sideOr(const Reading& object, std::string_view key, const Declared& declared) {
    const auto side = object.maybe(key);
    return side ? declared.sides.find<SideId>(*side) : SideId();
}

void readDeclarations(const Reading& document, GamePackage& package, Declared& declared) {
    package.id = document.id("id");
    package.rules = document.id("rules");
    package.release = document.text("release");
    package.title = document.at("title").words();
    readKinds(document, "sides", maxSides, declared.sides, package.sides,
              [](const Reading& object, Side& side) {
                  side.colour = object.textOr("colour", "#808080");
                  if (!isColour(side.colour))
                      object.at("colour").refuse(Word{say::aColour});
              });
    readTable(document, package, declared);
    readPrint(document, package, declared);
    for (const Reading& credit : document.listOr("attribution", maxKinds))
        static_cast<void>(credit.words());
    static_cast<void>(document.at("maps")); // read by package_reader
    document.nothingElse();
}

} // namespace esagono
