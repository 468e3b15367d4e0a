// SPDX-License-Identifier: GPL-3.0-or-later
// Names of things, values of fields, commands. Events are written in scribe_events.cpp, what is
// shown to people and bots in scribe_offers.cpp.
#include "engine/play/asking/scribe.h"

#include "engine/core/fault.h"
#include "engine/play/messages.h"

namespace esagono {

namespace {

[[noreturn]] void failExpecting(std::string_view where, const char* what) {
    throw Fault(FaultKind::Malformed, Text(say::expectedThere, std::string(where), Word{what}));
}

template <class Things>
auto indexOf(const Things& things) {
    std::unordered_map<std::string_view, std::uint16_t> index;
    for (std::size_t i = 0; i < things.size(); ++i)
        index.emplace(things[i].id, static_cast<std::uint16_t>(i));
    return index;
}

} // namespace

Scribe::Scribe(const Setting& setting)
    : m_setting(&setting)
    , m_counters(indexOf(setting.package().counters))
    , m_sides(indexOf(setting.package().sides))
    , m_boxes(indexOf(setting.package().boxes))
    , m_statuses(indexOf(setting.package().statuses))
    , m_markers(indexOf(setting.package().markers))
    , m_tracks(indexOf(setting.package().tracks))
    , m_pools(indexOf(setting.package().pools))
    , m_chits(indexOf(setting.package().chits)) {
    const auto& frames = setting.game->rules->frames;
    for (std::size_t i = 0; i < frames.size(); ++i)
        m_frames.emplace(frames[i].name, static_cast<std::uint16_t>(i));
}

std::string Scribe::name(CounterId counter) const {
    return m_setting->package().counters[counter.index()].id;
}
std::string Scribe::name(SideId side) const {
    return side.exists() ? m_setting->package().sides[side.index()].id : std::string();
}
std::string Scribe::name(Place place) const {
    if (place.isHex())
        return std::string(m_setting->map->label(place.hex()));
    return place.isBox() ? m_setting->package().boxes[place.box().index()].id : std::string();
}
std::string Scribe::name(TrackId track) const {
    return m_setting->package().tracks[track.index()].id;
}
std::string Scribe::name(StatusId status) const {
    return m_setting->package().statuses[status.index()].id;
}
std::string Scribe::name(MarkerId marker) const {
    return m_setting->package().markers[marker.index()].id;
}
std::string Scribe::name(PoolId pool) const {
    return pool.exists() ? m_setting->package().pools[pool.index()].id : std::string();
}
std::string Scribe::name(ChitId chit) const {
    return m_setting->package().chits[chit.index()].id;
}

template <class Identifier>
Identifier Scribe::look(const Index& index, const char* what, const Record& record,
                        std::string_view where) const {
    if (!record.is_string())
        failExpecting(where, what);
    const auto& word = record.get_ref<const std::string&>();
    const auto found = index.find(word);
    if (found == index.end())
        throw Fault(FaultKind::Malformed,
                    Text(say::noSuchName, std::string(where), Word{what}, word));
    return Identifier(found->second);
}

template <>
CounterId Scribe::read(const Record& record, std::string_view where) const {
    return look<CounterId>(m_counters, say::wordCounter, record, where);
}
template <>
SideId Scribe::read(const Record& record, std::string_view where) const {
    return record == "" ? SideId() : look<SideId>(m_sides, say::wordSide, record, where);
}
template <>
HexId Scribe::read(const Record& record, std::string_view where) const {
    if (!record.is_string())
        failExpecting(where, say::wordHex);
    const auto& word = record.get_ref<const std::string&>();
    const auto hex = m_setting->map->find(word);
    if (!hex.exists())
        throw Fault(FaultKind::Malformed,
                    Text(say::noSuchName, std::string(where), Word{say::wordHex}, word));
    return hex;
}
template <>
Place Scribe::read(const Record& record, std::string_view where) const {
    if (record.is_string())
        if (const auto box = m_boxes.find(record.get_ref<const std::string&>());
            box != m_boxes.end())
            return BoxId(box->second);
    return read<HexId>(record, where);
}
template <>
StatusId Scribe::read(const Record& record, std::string_view where) const {
    return look<StatusId>(m_statuses, say::wordStatus, record, where);
}
template <>
MarkerId Scribe::read(const Record& record, std::string_view where) const {
    return look<MarkerId>(m_markers, say::wordMarker, record, where);
}
template <>
TrackId Scribe::read(const Record& record, std::string_view where) const {
    return look<TrackId>(m_tracks, say::wordTrack, record, where);
}
template <>
PoolId Scribe::read(const Record& record, std::string_view where) const {
    return record == "" ? PoolId() : look<PoolId>(m_pools, say::wordPool, record, where);
}
template <>
ChitId Scribe::read(const Record& record, std::string_view where) const {
    return look<ChitId>(m_chits, say::wordChit, record, where);
}
template <>
FrameId Scribe::read(const Record& record, std::string_view where) const {
    return look<FrameId>(m_frames, say::wordFrame, record, where);
}

Record Scribe::writeValue(const Field& field, std::int32_t value) const {
    const auto index = static_cast<std::size_t>(value);
    switch (field.kind) {
    case FieldKind::Number:
    case FieldKind::Allocation:
        return value;
    case FieldKind::Hex:
        return name(Place(HexId(index)));
    case FieldKind::Counter:
        return name(CounterId(index));
    case FieldKind::Side:
        return name(SideId(index));
    case FieldKind::Place: {
        Place place;
        place.code = static_cast<std::uint16_t>(value);
        return name(place);
    }
    case FieldKind::Track:
        return name(TrackId(index));
    case FieldKind::Marker:
        return name(MarkerId(index));
    case FieldKind::Pool:
        return name(PoolId(index));
    case FieldKind::Chit:
        return name(ChitId(index));
    case FieldKind::Choice:
        return std::string(field.choices[index]);
    }
    return nullptr;
}

std::int32_t Scribe::readValue(const Field& field, const Record& record,
                               std::string_view where) const {
    switch (field.kind) {
    case FieldKind::Number:
    case FieldKind::Allocation:
        if (!isWhole<std::int32_t>(record))
            failExpecting(where, say::aNumberInRange);
        return record.get<std::int32_t>();
    case FieldKind::Hex:
        return read<HexId>(record, where).value;
    case FieldKind::Counter:
        return read<CounterId>(record, where).value;
    case FieldKind::Side:
        return look<SideId>(m_sides, say::wordSide, record, where).value;
    case FieldKind::Place:
        return read<Place>(record, where).code;
    case FieldKind::Track:
        return read<TrackId>(record, where).value;
    case FieldKind::Marker:
        return read<MarkerId>(record, where).value;
    case FieldKind::Pool:
        return look<PoolId>(m_pools, say::wordPool, record, where).value;
    case FieldKind::Chit:
        return read<ChitId>(record, where).value;
    case FieldKind::Choice:
        for (std::size_t i = 0; i < field.choices.size(); ++i)
            if (record == field.choices[i])
                return static_cast<std::int32_t>(i);
        failExpecting(where, say::oneOfItsChoices);
    }
    return -1;
}

Record Scribe::writeValues(const std::vector<Field>& fields, const Values& values) const {
    Record record = Record::object();
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const Field& field = fields[i];
        const auto list = values.list(i);
        if (list.empty() && field.one)
            continue;
        Record written = Record::array();
        if (field.kind == FieldKind::Allocation) {
            written = Record::object();
            for (std::size_t k = 0; k + 1 < list.size(); k += 2)
                written[name(CounterId(static_cast<std::size_t>(list[k])))] = list[k + 1];
        } else {
            for (const std::int32_t value : list)
                written.push_back(writeValue(field, value));
        }
        record[std::string(field.name)] = field.one ? written.front() : std::move(written);
    }
    return record;
}

Values Scribe::readValues(const std::vector<Field>& fields, const Record& record,
                          std::string_view where) const {
    if (!record.is_object())
        failExpecting(where, say::aRecord);
    Values values(fields.size());
    for (const auto& item : record.items()) {
        const std::string& key = item.key();
        const Record& content = item.value();
        const auto field =
            std::ranges::find_if(fields, [&](const Field& each) { return each.name == key; });
        const std::string at = std::string(where) + "/" + key;
        if (field == fields.end())
            throw Fault(FaultKind::Malformed,
                        Text(say::noSuchName, std::string(where), Word{say::wordArgument}, key));
        std::vector<std::int32_t> list;
        if (field->kind == FieldKind::Allocation) {
            if (!content.is_object())
                failExpecting(at, say::sharesByCounter);
            std::map<CounterId, std::int32_t> shares; // by number, as offers list them
            for (const auto& [counter, share] : content.items())
                shares[read<CounterId>(counter, at)] = readValue(*field, share, at);
            for (const auto& [counter, share] : shares)
                list.insert(list.end(), {counter.value, share});
        } else if (field->one) {
            list.push_back(readValue(*field, content, at));
        } else {
            if (!content.is_array())
                failExpecting(at, say::aListOfValues);
            for (const Record& each : content)
                list.push_back(readValue(*field, each, at));
        }
        values.set(static_cast<std::size_t>(field - fields.begin()), list);
    }
    return values;
}

Record Scribe::writeOwners(Sides owners) const {
    Record record = Record::array();
    for (std::size_t i = 0; i < m_setting->package().sides.size(); ++i)
        if (owners.contains(SideId(i)))
            record.push_back(name(SideId(i)));
    return record;
}

Sides Scribe::readOwners(const Record& record, std::string_view where) const {
    if (!record.is_array())
        failExpecting(where, say::aListOfValues);
    Sides owners;
    for (const Record& each : record)
        owners = owners | look<SideId>(m_sides, say::wordSide, each, where);
    return owners;
}

Record Scribe::write(const Command& command, const FrameKind& decision) const {
    const Verb& verb = decision.verbs[command.verb.index()];
    Record record = writeValues(verb.arguments, command.arguments);
    record["verb"] = std::string(verb.name);
    return record;
}

Command Scribe::readCommand(const Record& record, SideId side, const FrameKind& decision) const {
    if (!record.is_object() || !record.contains("verb") || !record["verb"].is_string())
        failExpecting("command", say::aCommand);
    const auto& word = record["verb"].get_ref<const std::string&>();
    const auto verb = std::ranges::find(decision.verbs, word, &Verb::name);
    if (verb == decision.verbs.end())
        throw Fault(FaultKind::Malformed, Text(say::unknownVerb, word));
    Record arguments = record;
    arguments.erase("verb");
    return {side, VerbId(static_cast<std::size_t>(verb - decision.verbs.begin())),
            readValues(verb->arguments, arguments, "command")};
}

std::string ruleWord(const RuleRef& rule) {
    std::string word = rule.book.empty() ? rule.section : rule.book + ":" + rule.section;
    return rule.ruling.empty() ? word : word + "/" + rule.ruling;
}

RuleRef ruleFromWord(std::string_view word) {
    RuleRef rule;
    if (const auto colon = word.find(':'); colon != std::string_view::npos) {
        rule.book = word.substr(0, colon);
        word.remove_prefix(colon + 1);
    }
    if (const auto slash = word.find('/'); slash != std::string_view::npos) {
        rule.ruling = word.substr(slash + 1);
        word = word.substr(0, slash);
    }
    rule.section = word;
    return rule;
}

} // namespace esagono
