// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/counters/counter_edits.h"

#include "editor/counters/counter_messages.h"
#include "editor/counters/look_edits.h"
#include "editor/put_key.h"
#include "editor/record_names.h"
#include "editor/tables/source_edits.h"
#include "engine/kit/reading/package_reader.h"

#include <algorithm>
#include <set>

namespace esagono {

namespace {

constexpr std::size_t maxFaces = 16; // of the format

const Record& counters(const Documents& documents) {
    static const Record none = Record::array();
    const Record* const list = valueAt(documents, {counterFile, "/counters"});
    return list != nullptr && list->is_array() ? *list : none;
}

std::string nameOfCounter(const Record& counter) {
    std::string name = textUnder(counter, "name");
    return name.empty() ? textUnder(counter, "id") : name;
}

void putCounterKey(Edit& edit, const Record& object, const std::string& pointer,
                   std::string_view key, const Record& value) {
    putKey(edit, object, {counterFile, pointer}, key, value);
}

Record orNothing(std::string_view text) {
    return text.empty() ? Record() : Record(text);
}

/// The first of "X_2", "X_3" … that no counter bears.
std::string freeCounterId(const Documents& documents, std::string id) {
    std::set<std::string> taken;
    for (const Record& counter : counters(documents))
        taken.insert(textUnder(counter, "id"));
    if (!taken.contains(id))
        return id;
    while (!id.empty() && std::isdigit(static_cast<unsigned char>(id.back())) != 0)
        id.pop_back();
    if (!id.ends_with('_') && !id.ends_with('-'))
        id += '_';
    for (std::size_t number = 2;; ++number)
        if (const std::string next = id + std::to_string(number); !taken.contains(next))
            return next;
}

bool names(const Record& record, std::string_view id) {
    if (record.is_string())
        return record.get_ref<const std::string&>() == id;
    if (record.is_object())
        for (const auto& [key, value] : record.items())
            if (key != "source" && (key == id || names(value, id)))
                return true;
    return record.is_array() && std::any_of(record.begin(), record.end(),
                                            [&](const Record& each) { return names(each, id); });
}

/// Whether something in it that names the counter, or stands under its id, asks for a face beyond
/// those there are.
bool asksForFace(const Record& record, std::string_view id, std::size_t faces,
                 bool itsOwn = false) {
    if (record.is_array())
        return std::any_of(record.begin(), record.end(),
                           [&](const Record& each) { return asksForFace(each, id, faces); });
    if (!record.is_object())
        return false;
    if (const auto face = record.find("face");
        face != record.end() && isWhole<std::int64_t>(*face) &&
        face->get<std::int64_t>() >= static_cast<std::int64_t>(faces) &&
        (itsOwn || names(record, id)))
        return true;
    for (const auto& [key, value] : record.items())
        if (asksForFace(value, id, faces, key == id))
            return true;
    return false;
}

template <class Question>
std::vector<std::string> scenariosWhere(const Documents& documents, const Question& question) {
    std::vector<std::string> found;
    if (const Record* const list = valueAt(documents, {"scenarios.json", "/scenarios"}))
        for (const Record& scenario : *list)
            if (question(scenario))
                found.push_back(textUnder(scenario, "id"));
    return found;
}

std::string joined(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "" : ", ") + word;
    return all;
}

/// Where display.json speaks of a counter by itself.
std::optional<std::size_t> drawnAs(const Documents& documents, const std::string& id) {
    if (const Record* const drawn = valueAt(documents, {displayFile, "/counters"}))
        for (std::size_t i = 0; drawn->is_array() && i < drawn->size(); ++i)
            if (textUnder((*drawn)[i], "id") == id)
                return i;
    return std::nullopt;
}

/// Does something to each of the counters that are there.
template <class Change>
Edit toEach(const Documents& documents, CounterPlaces places, const char* name,
            const Change& change) {
    Edit edit{Text(name, places.size()), {}, {}};
    for (const std::size_t place : places)
        if (place < counters(documents).size())
            change(edit, counters(documents)[place], place);
    return edit;
}

template <class Change>
Edit toEachFace(const Documents& documents, CounterPlaces places, std::size_t face,
                const char* name, const Change& change) {
    return toEach(documents, places, name,
                  [&](Edit& edit, const Record& counter, std::size_t place) {
                      if (face < counter["faces"].size())
                          change(edit, counter["faces"][face], facePointer(place, face));
                  });
}

} // namespace

std::string counterPointer(std::size_t counter) {
    return pointerTo("/counters", counter);
}

std::string facePointer(std::size_t counter, std::size_t face) {
    return pointerTo(counterPointer(counter) + "/faces", face);
}

std::size_t counterCount(const Documents& documents) {
    return counters(documents).size();
}

std::size_t faceCount(const Documents& documents, std::size_t counter) {
    return counters(documents)[counter]["faces"].size();
}

Edit setFaceValue(const Documents& documents, CounterPlaces places, std::size_t face,
                  std::string_view attribute, std::optional<std::int16_t> value) {
    return toEachFace(documents, places, face, say::editCounterValues,
                      [&](Edit& edit, const Record& object, const std::string& pointer) {
                          putCounterKey(edit, object, pointer, attribute,
                                        value ? Record(*value) : Record());
                      });
}

Edit setFaceName(const Documents& documents, CounterPlaces places, std::size_t face,
                 std::string_view name) {
    return toEachFace(documents, places, face, say::editCounterFace,
                      [&](Edit& edit, const Record& object, const std::string& pointer) {
                          putCounterKey(edit, object, pointer, "name", orNothing(name));
                      });
}

Edit setCounterName(const Documents& documents, std::size_t counter, std::string_view name) {
    const Record& object = counters(documents)[counter];
    Edit edit{Text(say::editCounterName, nameOfCounter(object)), {}, {}};
    putCounterKey(edit, object, counterPointer(counter), "name", orNothing(name));
    return edit;
}

Edit setCounterSide(const Documents& documents, CounterPlaces places, std::string_view side) {
    return toEach(documents, places, say::editCounterSide,
                  [&](Edit& edit, const Record& counter, std::size_t place) {
                      putCounterKey(edit, counter, counterPointer(place), "side", orNothing(side));
                  });
}

Edit setTrait(const Documents& documents, CounterPlaces places, std::string_view trait,
              std::string_view word) {
    return toEach(documents, places, say::editCounterTraits,
                  [&](Edit& edit, const Record& counter, std::size_t place) {
                      const std::string pointer = counterPointer(place) + "/traits";
                      if (const auto traits = counter.find("traits"); traits != counter.end())
                          putCounterKey(edit, *traits, pointer, trait, orNothing(word));
                      else if (!word.empty())
                          edit.set(counterFile, pointer, Record{{std::string(trait), word}});
                  });
}

Edit setFlag(const Documents& documents, CounterPlaces places, std::string_view flag, bool on) {
    return toEach(documents, places, say::editCounterTraits,
                  [&](Edit& edit, const Record& counter, std::size_t place) {
                      const std::string pointer = counterPointer(place) + "/flags";
                      const auto flags = counter.find("flags");
                      if (flags == counter.end()) {
                          if (on)
                              edit.set(counterFile, pointer, Record::array({std::string(flag)}));
                          return;
                      }
                      const auto found = std::find(flags->begin(), flags->end(), Record(flag));
                      const auto at = static_cast<std::size_t>(found - flags->begin());
                      if (on && found == flags->end())
                          edit.insert(counterFile, pointerTo(pointer, at), flag);
                      else if (!on && found != flags->end())
                          edit.remove(counterFile, pointerTo(pointer, at));
                  });
}

Edit copyFaces(const Documents& documents, std::size_t from, CounterPlaces to) {
    const Record faces = counters(documents)[from]["faces"];
    return toEach(documents, to, say::editCounterValues,
                  [&](Edit& edit, const Record& counter, std::size_t place) {
                      if (place != from)
                          putCounterKey(edit, counter, counterPointer(place), "faces", faces);
                  });
}

Edit markCounter(const Documents& documents, CounterPlaces places, std::string_view key,
                 std::string_view mark) {
    return toEach(documents, places, say::editCounterSource,
                  [&](Edit& edit, const Record&, std::size_t place) {
                      markSource(edit, documents, {counterFile, counterPointer(place)}, key, mark);
                  });
}

Edit markFace(const Documents& documents, CounterPlaces places, std::size_t face,
              std::string_view key, std::string_view mark) {
    return toEachFace(documents, places, face, say::editCounterSource,
                      [&](Edit& edit, const Record&, const std::string& pointer) {
                          markSource(edit, documents, {counterFile, pointer}, key, mark);
                      });
}

Edit markTrait(const Documents& documents, CounterPlaces places, std::string_view trait,
               std::string_view mark) {
    return toEach(documents, places, say::editCounterSource,
                  [&](Edit& edit, const Record& counter, std::size_t place) {
                      if (counter.contains("traits"))
                          markSource(edit, documents,
                                     {counterFile, counterPointer(place) + "/traits"}, trait, mark);
                  });
}

Proposal addCounter(const Documents& documents, std::size_t at, std::string_view side) {
    if (counterCount(documents) >= maxCounters)
        return Text(say::refuseTooManyCounters, maxCounters);
    Record counter{{"faces", Record::array({Record::object()})},
                   {"id", freeCounterId(documents, "counter_1")},
                   {"source", "reconstructed"}};
    if (!side.empty())
        counter["side"] = side;
    Edit edit{say::editCounterAdd, {}, {}};
    edit.insert(counterFile, counterPointer(std::min(at, counterCount(documents))),
                std::move(counter));
    return edit;
}

std::string counterSymbol(const Documents& documents, std::size_t counter) {
    const auto drawn = drawnAs(documents, textUnder(counters(documents)[counter], "id"));
    return drawn ? textUnder(*valueAt(documents, {displayFile, pointerTo("/counters", *drawn)}),
                             "symbol")
                 : std::string();
}

Edit setCounterSymbol(const Documents& documents, CounterPlaces places, std::string_view symbol) {
    Edit edit{Text(say::editCounterSymbol, places.size()), {}, {}};
    const Record* const list = valueAt(documents, {displayFile, "/counters"});
    Record now = list != nullptr && list->is_array() ? *list : Record::array();
    for (const std::size_t place : places) {
        if (place >= counterCount(documents))
            continue;
        const std::string id = textUnder(counters(documents)[place], "id");
        auto entry = std::find_if(now.begin(), now.end(),
                                  [&](const Record& each) { return textUnder(each, "id") == id; });
        if (entry == now.end() && !symbol.empty()) {
            now.push_back(Record{{"id", id}});
            entry = now.end() - 1;
        }
        if (entry == now.end())
            continue;
        if (!symbol.empty())
            (*entry)["symbol"] = symbol;
        else if (entry->erase("symbol"); entry->size() == 1) // nothing but its id
            now.erase(entry);
    }
    if (valueAt(documents, {displayFile, ""}) == nullptr) {
        if (!now.empty())
            edit.set(displayFile, "",
                     Record{{"format", "esagono-display"}, {"version", 1}, {"counters", now}});
    } else if (list == nullptr ? !now.empty() : *list != now) {
        now.empty() ? edit.remove(displayFile, "/counters")
                    : edit.set(displayFile, "/counters", std::move(now));
    }
    return edit;
}

Proposal duplicateCounter(const Documents& documents, std::size_t counter) {
    if (counterCount(documents) >= maxCounters)
        return Text(say::refuseTooManyCounters, maxCounters);
    Record copy = counters(documents)[counter];
    Edit edit{Text(say::editCounterDuplicate, nameOfCounter(copy)), {}, {}};
    copy["id"] = freeCounterId(documents, textUnder(copy, "id"));
    copy.erase("called"); // that is what tells the other one apart
    if (const auto source = copy.find("source"); source != copy.end() && source->is_object())
        source->erase("called");
    edit.insert(counterFile, counterPointer(counter + 1), std::move(copy));
    return edit;
}

Proposal removeCounters(const Documents& documents, CounterPlaces places) {
    std::set<std::size_t, std::greater<>> lastFirst(places.begin(), places.end());
    Edit edit{Text(say::editCounterRemove, lastFirst.size()), {}, {}};
    std::set<std::string> ids;
    for (const std::size_t place : lastFirst) {
        const Record& counter = counters(documents)[place];
        if (const auto users = scenariosUsing(documents, textUnder(counter, "id")); !users.empty())
            return Text(say::refuseCounterUsed, nameOfCounter(counter), joined(users));
        edit.remove(counterFile, counterPointer(place));
        ids.insert(textUnder(counter, "id"));
    }
    // A symbol of its own goes with it.
    if (const Record* const drawn = valueAt(documents, {displayFile, "/counters"}))
        for (std::size_t i = drawn->size(); i-- > 0;)
            if (ids.contains(textUnder((*drawn)[i], "id")))
                edit.remove(displayFile, pointerTo("/counters", i));
    return edit;
}

Proposal addFace(const Documents& documents, std::size_t counter) {
    const Record& object = counters(documents)[counter];
    const Record& faces = object["faces"];
    if (faces.size() >= maxFaces)
        return Text(say::refuseTooManyFaces, maxFaces);
    Edit edit{Text(say::editFaceAdd, nameOfCounter(object)), {}, {}};
    edit.insert(counterFile, facePointer(counter, faces.size()), faces.back());
    return edit;
}

Proposal removeFace(const Documents& documents, std::size_t counter, std::size_t face) {
    const Record& object = counters(documents)[counter];
    const std::size_t left = object["faces"].size() - 1;
    if (left == 0)
        return Text(say::refuseOnlyFace, nameOfCounter(object));
    const std::string id = textUnder(object, "id");
    if (const auto users = scenariosWhere(
            documents, [&](const Record& scenario) { return asksForFace(scenario, id, left); });
        !users.empty())
        return Text(say::refuseFaceUsed, nameOfCounter(object), joined(users));
    Edit edit{Text(say::editFaceRemove, nameOfCounter(object)), {}, {}};
    edit.remove(counterFile, facePointer(counter, face));
    return edit;
}

std::vector<std::string> scenariosUsing(const Documents& documents, std::string_view counterId) {
    return scenariosWhere(documents,
                          [&](const Record& scenario) { return names(scenario, counterId); });
}

} // namespace esagono
