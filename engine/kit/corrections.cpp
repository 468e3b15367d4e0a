// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/kit/corrections.h"

#include "engine/core/fault.h"
#include "engine/kit/correction_messages.h"
#include "engine/kit/correction_pointer.h"
#include "engine/kit/reading/disk.h"
#include "engine/kit/reading/package_reader.h"
#include "engine/kit/reading/readers.h"
#include "engine/kit/reading/source.h"

#include <algorithm>
#include <set>

namespace esagono {

namespace {

constexpr char correctionsFormat[] = "esagono-corrections";
constexpr std::size_t mostCorrections = 20'000;

/// A proper name, or texts by language.
Record writtenWords(const Words& words) {
    if (const auto name = words.find(""); name != words.end())
        return name->second;
    return words;
}

/// Collects what turns one document into another.
class DocumentComparison {
public:
    DocumentComparison(std::string file, const Record& changed, std::vector<Correction>& found)
        : m_file(std::move(file))
        , m_changed(changed)
        , m_found(found) {}

    void compare(const Record& was, const Record& now, const std::string& pointer) {
        if (was == now)
            return;
        if (was.is_object() && now.is_object())
            return compareKeys(was, now, pointer);
        if (was.is_array() && now.is_array()) {
            if (isListOfIds(was) && isListOfIds(now) && sameOrder(was, now))
                return compareEntries(was, now, pointer);
            if (was.size() == now.size())
                return compareCells(was, now, pointer);
        }
        add(pointer, was, now);
    }
    void add(const std::string& pointer, std::optional<Record> was, std::optional<Record> now) {
        std::string source =
            now ? sourceOf(m_changed, plainPointer(m_changed, pointer)).words : std::string();
        m_found.push_back({m_file, pointer, std::move(was), std::move(now), std::move(source)});
    }

private:
    void compareKeys(const Record& was, const Record& now, const std::string& pointer) {
        std::set<std::string> keys;
        for (const Record* each : {&was, &now})
            for (const auto& [key, value] : each->items())
                keys.insert(key);
        for (const std::string& key : keys) {
            const auto before = was.find(key);
            const auto after = now.find(key);
            const std::string place = stepInto(pointer, key);
            if (before == was.end())
                add(place, std::nullopt, *after);
            else if (after == now.end())
                add(place, *before, std::nullopt);
            else
                compare(*before, *after, place);
        }
    }
    void compareEntries(const Record& was, const Record& now, const std::string& pointer) {
        for (const Record& entry : was) {
            const std::string id = entry["id"];
            const std::string place = stepInto(pointer, "@" + id);
            if (const Record* after = entryWithId(now, id))
                compare(entry, *after, place);
            else
                add(place, entry, std::nullopt);
        }
        for (const Record& entry : now)
            if (const std::string id = entry["id"]; entryWithId(was, id) == nullptr)
                add(stepInto(pointer, "@" + id), std::nullopt, entry);
    }
    void compareCells(const Record& was, const Record& now, const std::string& pointer) {
        for (std::size_t i = 0; i < was.size(); ++i)
            compare(was[i], now[i], stepInto(pointer, std::to_string(i)));
    }
    /// Whether what is in both is in the same order, and what is new comes after it.
    static bool sameOrder(const Record& was, const Record& now) {
        std::vector<std::string> kept;
        for (const Record& entry : was)
            if (entryWithId(now, entry["id"].get<std::string>()) != nullptr)
                kept.push_back(entry["id"]);
        for (std::size_t i = 0; i < kept.size(); ++i)
            if (now[i]["id"] != kept[i])
                return false;
        return true;
    }

    std::string m_file;
    const Record& m_changed;
    std::vector<Correction>& m_found;
};

/// What makes a package the one it is; no correction touches it.
bool isIdentity(const Correction& correction) {
    if (correction.pointer.empty() || correction.pointer == "/format" ||
        correction.pointer == "/version")
        return true;
    return correction.file == "package.json" &&
           (correction.pointer == "/id" || correction.pointer == "/rules");
}

bool isDocumentName(std::string_view name) {
    return name.size() > 5 && name.ends_with(".json") && name.front() != '.' &&
           name.find_first_of("\\:") == std::string_view::npos &&
           name.find("..") == std::string_view::npos;
}

Correction readCorrection(const Reading& object) {
    Correction correction;
    correction.file = object.text("file");
    correction.pointer = object.text("pointer");
    correction.source = object.textOr("source", "");
    const auto value = [&](const char* key) {
        return object.record().contains(key) ? std::optional(object.opaque(key)) : std::nullopt;
    };
    correction.was = value("was");
    correction.now = value("now");
    if (!isDocumentName(correction.file))
        object.at("file").refuse(Word{say::aFile});
    if (isIdentity(correction) || !correction.pointer.starts_with('/'))
        object.at("pointer").refuse(Word{say::aCorrectablePlace});
    if (correction.was == correction.now)
        object.refuse(Word{say::anotherNow});
    object.nothingElse();
    return correction;
}

/// What stands where a correction is to be made; null: nothing.
const Record* standing(const Documents& documents, const Correction& correction) {
    const auto document = documents.find(correction.file);
    return document == documents.end() ? nullptr : valueAt(document->second, correction.pointer);
}

bool stands(const Record* found, const std::optional<Record>& value) {
    return value ? found != nullptr && *found == *value : found == nullptr;
}

/// The documents while corrections are made on them, and who changed which place.
class Desk {
public:
    explicit Desk(Documents documents)
        : m_documents(std::move(documents)) {}

    void make(const Corrections& corrections, std::size_t set, std::vector<Misfit>& misfits) {
        for (std::size_t i = 0; i < corrections.list.size(); ++i)
            if (auto misfit = make(corrections, corrections.list[i])) {
                misfit->set = set;
                misfit->correction = i;
                misfits.push_back(*std::move(misfit));
            }
    }
    Documents take() { return std::move(m_documents); }

private:
    std::optional<Misfit> make(const Corrections& corrections, const Correction& correction) {
        const std::string place = correction.file + correction.pointer;
        const Record* found = standing(m_documents, correction);
        if (stands(found, correction.now)) // right already
            return std::nullopt;
        const auto document = m_documents.find(correction.file);
        if (document == m_documents.end() || !isPlace(document->second, correction.pointer))
            return Misfit{.kind = Misfit::Kind::NoSuchPlace,
                          .text = Text(say::correctionNoPlace, corrections.id, place)};
        if (!stands(found, correction.was))
            return otherValue(corrections, correction, place, found);
        putAt(document->second, correction.pointer, correction.now);
        m_changedBy[place] = corrections.id;
        return std::nullopt;
    }
    Misfit otherValue(const Corrections& corrections, const Correction& correction,
                      const std::string& place, const Record* found) const {
        const auto other = m_changedBy.find(place);
        if (other != m_changedBy.end())
            return {.kind = Misfit::Kind::Contested,
                    .found = other->second,
                    .text = Text(say::correctionContested, corrections.id, other->second, place)};
        const auto json = [](const Record* value) {
            return value == nullptr ? std::string("–") : compactText(*value).substr(0, 200);
        };
        return {.kind = Misfit::Kind::OtherValue,
                .found = json(found),
                .text = Text(say::correctionStale, corrections.id, place,
                             json(correction.was ? &*correction.was : nullptr), json(found))};
    }

    Documents m_documents;
    std::map<std::string, std::string> m_changedBy; ///< place to the id of the corrections
};

/// Makes all that can be made, and says what cannot.
std::vector<Misfit> makeAll(Documents& documents, std::span<const Corrections> sets) {
    std::vector<Misfit> misfits;
    const auto card = documents.find("package.json");
    const std::string id = card == documents.end() || !card->second.is_object()
                               ? std::string()
                               : card->second.value("id", std::string());
    Desk desk(std::move(documents));
    for (std::size_t set = 0; set < sets.size(); ++set) {
        if (sets[set].package != id)
            misfits.push_back(
                {.kind = Misfit::Kind::OtherPackage,
                 .set = set,
                 .found = id,
                 .text = Text(say::correctionsForeign, sets[set].id, sets[set].package, id)});
        else
            desk.make(sets[set], set, misfits);
    }
    documents = desk.take();
    return misfits;
}

} // namespace

Digest Corrections::digest() const {
    return digestOf(compactText(written(*this)));
}

std::vector<Correction> differences(const Documents& original, const Documents& changed) {
    std::vector<Correction> found;
    for (const auto& [name, document] : original)
        if (const auto after = changed.find(name); after != changed.end())
            DocumentComparison(name, after->second, found).compare(document, after->second, "");
    std::erase_if(found, isIdentity);
    return found;
}

Record written(const Corrections& corrections) {
    Record list = Record::array();
    for (const Correction& each : corrections.list) {
        Record record = {{"file", each.file}, {"pointer", each.pointer}};
        if (each.was)
            record["was"] = *each.was;
        if (each.now)
            record["now"] = *each.now;
        if (!each.source.empty())
            record["source"] = each.source;
        list.push_back(std::move(record));
    }
    return {{"format", correctionsFormat},
            {"version", 1},
            {"id", corrections.id},
            {"name", writtenWords(corrections.name)},
            {"author", corrections.author},
            {"for",
             {{"package", corrections.package},
              {"release", corrections.release},
              {"digest", corrections.packageDigest}}},
            {"corrections", std::move(list)}};
}

Corrections readCorrections(std::string_view text, std::string_view source) {
    const Record record = readRecord(text, source);
    std::vector<Finding> findings;
    const Reading document(source, record, findings);
    expectFormat(document, correctionsFormat);
    Corrections corrections;
    corrections.id = document.id("id");
    corrections.name = document.at("name").words();
    corrections.author = document.textOr("author", "");
    const Reading made = document.at("for");
    corrections.package = made.id("package");
    corrections.release = made.textOr("release", "");
    corrections.packageDigest = made.textOr("digest", "");
    made.nothingElse();
    for (const Reading& each : document.at("corrections").list(mostCorrections))
        corrections.list.push_back(readCorrection(each));
    document.nothingElse();
    if (!findings.empty()) // nobody wrote this by accident: what is not known is not dropped
        throw Fault(FaultKind::Malformed,
                    Text(say::correctionsUnknownKey, source, findings.front().pointer));
    return corrections;
}

Corrections readCorrections(const std::filesystem::path& file) {
    return readCorrections(readBytes(file, RecordLimits().bytes), utf8Of(file.filename()));
}

void writeCorrections(const Corrections& corrections, const std::filesystem::path& file) {
    writeWhole(file, readableText(written(corrections)));
}

std::vector<Misfit> misfitsOf(const Documents& documents, std::span<const Corrections> sets) {
    Documents copy = documents;
    return makeAll(copy, sets);
}

GamePackage corrected(GamePackage package, std::span<const Corrections> sets) {
    if (sets.empty())
        return package;
    Documents documents = std::move(package.documents);
    if (const std::vector<Misfit> misfits = makeAll(documents, sets); !misfits.empty())
        throw Fault(FaultKind::Mismatch, misfits.front().text);
    std::vector<Finding> findings;
    return readPackage(std::move(documents), findings);
}

std::vector<FoundCorrections> correctionsIn(const std::filesystem::path& folder) {
    namespace fs = std::filesystem;
    constexpr std::size_t most = 1'000;
    std::vector<FoundCorrections> found;
    std::error_code error;
    for (fs::directory_iterator at(folder, error);
         !error && at != fs::directory_iterator() && found.size() < most; at.increment(error))
        if (at->path().extension() == correctionsEnding)
            found.push_back({at->path(), std::nullopt, {}});
    std::ranges::sort(found, {}, &FoundCorrections::file);
    for (FoundCorrections& each : found)
        try {
            each.corrections = readCorrections(each.file);
        } catch (const Fault& fault) {
            each.problem = fault.text();
        }
    return found;
}

std::string writtenNotes(std::span<const Corrections> sets) {
    Record notes = Record::array();
    for (const Corrections& each : sets)
        notes.push_back({{"id", each.id},
                         {"name", writtenWords(each.name)},
                         {"digest", hexText(each.digest())}});
    return compactText(notes);
}

std::vector<CorrectionsNote> notesFrom(std::string_view text, std::string_view source) {
    const Record record = readRecord(text, source);
    std::vector<Finding> findings;
    std::vector<CorrectionsNote> notes;
    for (const Reading& each : Reading(source, record, findings).list())
        notes.push_back({each.id("id"), each.at("name").words(), each.text("digest")});
    return notes;
}

} // namespace esagono
