// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/record.h"

#include "engine/core/fault.h"
#include "engine/core/messages.h"

#include <sodium.h>

namespace esagono {

namespace {

/// Builds a Record while it reads, and stops at the first limit passed or key repeated.
class Builder final : public nlohmann::json_sax<Record> {
public:
    Builder(std::string_view source, const RecordLimits& limits)
        : m_source(source)
        , m_limits(limits) {}

    Record take() { return std::move(m_root); }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t& /*text*/) override {
        return add(value);
    }
    bool string(string_t& value) override {
        if (value.size() > m_limits.text)
            stop(FaultKind::TooLarge, say::tooManyBytes, m_limits.text);
        return add(std::move(value));
    }
    bool binary(binary_t& /*value*/) override { return false; }
    bool start_object(std::size_t /*size*/) override { return open(Record::object()); }
    bool start_array(std::size_t /*size*/) override { return open(Record::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override {
        if (name.size() > m_limits.text)
            stop(FaultKind::TooLarge, say::tooManyBytes, m_limits.text);
        auto& members = m_open.back().record->get_ref<Record::object_t&>();
        const auto [member, isNew] = members.try_emplace(std::move(name));
        m_open.back().member = &*member;
        if (!isNew)
            throw Fault(FaultKind::Malformed,
                        Text(say::keyTwice, m_source, pointer(), member->first));
        return true;
    }
    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const nlohmann::detail::exception& error) override {
        const std::string words = error.what();
        const std::size_t after = words.find("parse error");
        throw Fault(FaultKind::Malformed,
                    Text(say::notJson, m_source, pointer() + " @" + std::to_string(position),
                         after == std::string::npos ? words : words.substr(after)));
    }

private:
    struct Level {
        Record* record;
        Record::object_t::value_type* member = nullptr; ///< whose value comes next
    };

    /// Where the next value will stand. Lists further out already hold what is open inside them.
    [[nodiscard]] std::string pointer() const {
        std::string path;
        for (const Level& level : m_open)
            path += "/" + (level.record->is_array()
                               ? std::to_string(level.record->size() - (&level != &m_open.back()))
                           : level.member != nullptr ? level.member->first
                                                     : std::string());
        return path.empty() ? "/" : path;
    }
    [[noreturn]] void stop(FaultKind kind, const char* message, std::size_t limit) const {
        throw Fault(kind, Text(message, m_source, pointer(), limit));
    }
    Record* put(Record value) {
        if (++m_values > m_limits.values)
            stop(FaultKind::TooLarge, say::tooManyValues, m_limits.values);
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        Level& level = m_open.back();
        if (level.record->is_array()) {
            level.record->push_back(std::move(value));
            return &level.record->back();
        }
        return &(level.member->second = std::move(value));
    }
    bool add(Record value) {
        put(std::move(value));
        return true;
    }
    bool open(Record value) {
        if (m_open.size() >= m_limits.depth)
            stop(FaultKind::TooLarge, say::tooDeep, m_limits.depth);
        m_open.push_back({put(std::move(value))});
        return true;
    }
    bool close() {
        m_open.pop_back();
        return true;
    }

    std::string m_source;
    RecordLimits m_limits;
    Record m_root;
    std::vector<Level> m_open;
    std::size_t m_values = 0;
};

constexpr std::size_t readableWidth = 110;

void writeReadable(const Record& record, std::string& out, std::size_t indent) {
    const bool nested = record.is_structured() && !record.empty();
    if (!nested) {
        out += record.dump();
        return;
    }
    if (std::string line = record.dump(); line.size() + indent <= readableWidth) {
        out += line;
        return;
    }
    const bool object = record.is_object();
    out += object ? "{\n" : "[\n";
    bool first = true;
    for (const auto& [key, value] : record.items()) {
        if (!first)
            out += ",\n";
        first = false;
        out.append(indent + 2, ' ');
        if (object)
            out += Record(key).dump() + ": ";
        writeReadable(value, out, indent + 2);
    }
    out += '\n';
    out.append(indent, ' ');
    out += object ? '}' : ']';
}

} // namespace

Record readRecord(std::string_view text, std::string_view source, const RecordLimits& limits) {
    if (text.size() > limits.bytes)
        throw Fault(FaultKind::TooLarge,
                    Text(say::tooManyBytes, std::string(source), "/", limits.bytes));
    Builder builder(source, limits);
    Record::sax_parse(text, &builder);
    return builder.take();
}

std::string compactText(const Record& record) {
    return record.dump();
}

std::string readableText(const Record& record) {
    std::string out;
    writeReadable(record, out, 0);
    out += '\n';
    return out;
}

Digest digestOf(std::string_view bytes) {
    Digest digest{};
    crypto_generichash(digest.data(), digest.size(),
                       reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), nullptr,
                       0);
    return digest;
}

std::string hexText(std::span<const std::uint8_t> bytes) {
    static constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : bytes) {
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

} // namespace esagono
