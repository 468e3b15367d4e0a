// SPDX-License-Identifier: GPL-3.0-or-later
// Packs as bytes: the only file that knows the zip library. Reading trusts nothing; the outer frame
// is looked at before the library sees it, every entry's promises before a byte of it is unpacked.
#include "editor/files/esapack_messages.h"
#include "editor/files/pack_names.h"
#include "engine/core/fault.h"
#include "engine/kit/messages.h"

#include <memory>
#include <zip.h>

namespace esagono {

namespace {

constexpr std::string_view typeName = "mimetype";
constexpr std::size_t endSize = 22;        ///< of the record at the very end of a zip
constexpr std::uint16_t firstDay = 0x0021; ///< 1 January 1980, the beginning of time for DOS
constexpr std::uint32_t plainFile = 0100644;

class ZipError {
public:
    ZipError() { zip_error_init(&m_error); }
    ~ZipError() { zip_error_fini(&m_error); }
    ZipError(const ZipError&) = delete;
    ZipError& operator=(const ZipError&) = delete;
    [[nodiscard]] zip_error_t* get() { return &m_error; }

private:
    zip_error_t m_error{};
};

struct Discard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
    void operator()(zip_file_t* file) const { zip_fclose(file); }
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};
using ZipArchive = std::unique_ptr<zip_t, Discard>;
using ZipEntry = std::unique_ptr<zip_file_t, Discard>;
using ZipSource = std::unique_ptr<zip_source_t, Discard>;

std::uint32_t numberAt(std::string_view bytes, std::size_t at, std::size_t count) {
    std::uint32_t value = 0;
    for (std::size_t i = count; i-- > 0;)
        value = value << 8U | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

/// Hands the archive's bytes to the library; the source belongs to the archive if that succeeds.
ZipArchive openArchive(ZipSource& source, int flags, zip_error_t* error) {
    ZipArchive archive(zip_open_from_source(source.get(), flags, error));
    if (archive)
        static_cast<void>(source.release());
    return archive;
}

class PackReader {
public:
    PackReader(std::string_view bytes, std::string_view source, const PackLimits& limits)
        : m_bytes(bytes)
        , m_source(source)
        , m_limits(limits) {
        expectFrame();
        ZipError error;
        ZipSource held(zip_source_buffer_create(bytes.data(), bytes.size(), 0, error.get()));
        if (held)
            m_archive = openArchive(held, ZIP_RDONLY | ZIP_CHECKCONS, error.get());
        if (!m_archive)
            throw Fault(FaultKind::Damaged,
                        Text(say::packDamaged, m_source, zip_error_strerror(error.get())));
    }

    PackFiles read() {
        const auto count = static_cast<std::size_t>(zip_get_num_entries(m_archive.get(), 0));
        std::vector<zip_stat_t> entries;
        for (std::size_t i = 0; i < count; ++i)
            entries.push_back(judged(i));
        PackFiles files;
        for (std::size_t i = 0; i < count; ++i) {
            std::string bytes = unpacked(i, entries[i]);
            if (entries[i].name == typeName) {
                if (i != 0 || bytes != packType)
                    throw Fault(FaultKind::Foreign, Text(say::packForeign, m_source));
                continue;
            }
            expectContent(m_source, entries[i].name, bytes, m_limits);
            files.emplace(entries[i].name, std::move(bytes));
        }
        return files;
    }

private:
    [[noreturn]] void refuse(FaultKind kind, const char* message, const char* entry) const {
        throw Fault(kind, Text(message, m_source, std::string(entry)));
    }

    /// The first file begins the bytes and the directory ends them: nothing before, between or
    /// after in which something else could hide, no comment, and no sizes beyond 32 bits.
    void expectFrame() const {
        if (m_bytes.size() > m_limits.packBytes)
            throw Fault(FaultKind::TooLarge, Text(say::packTooLarge, m_source, m_limits.packBytes));
        if (m_bytes.size() < endSize || !m_bytes.starts_with("PK"))
            throw Fault(FaultKind::Foreign, Text(say::packForeign, m_source));
        const std::string_view end = m_bytes.substr(m_bytes.size() - endSize);
        const std::size_t count = numberAt(end, 10, 2);
        const std::uint64_t directory = std::uint64_t{numberAt(end, 16, 4)} + numberAt(end, 12, 4);
        if (!m_bytes.starts_with("PK\3\4") || !end.starts_with("PK\5\6") ||
            end.substr(4, 4) != std::string_view("\0\0\0\0", 4) || numberAt(end, 20, 2) != 0 ||
            numberAt(end, 8, 2) != count || directory != m_bytes.size() - endSize)
            throw Fault(FaultKind::Damaged, Text(say::packUneven, m_source));
        if (count > m_limits.entries + 1) // the first only names the type
            throw Fault(FaultKind::TooLarge,
                        Text(say::packTooMany, m_source, count, m_limits.entries));
    }

    /// What the directory says about an entry, if all of it may be.
    zip_stat_t judged(std::size_t index) {
        zip_stat_t entry{};
        constexpr zip_uint64_t wanted = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE |
                                        ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
        if (zip_stat_index(m_archive.get(), index, ZIP_FL_ENC_RAW, &entry) != 0 ||
            (entry.valid & wanted) != wanted)
            throw Fault(FaultKind::Damaged,
                        Text(say::packDamaged, m_source, zip_strerror(m_archive.get())));
        const char* why = entry.name == typeName ? nullptr : whyNotName(entry.name);
        if (why != nullptr)
            throw Fault(FaultKind::Malformed,
                        Text(say::packBadName, m_source, printable(entry.name), Word{why}));
        const auto [twin, isNew] = m_names.emplace(foldedName(entry.name), entry.name);
        if (!isNew)
            throw Fault(FaultKind::Malformed,
                        Text(say::packNamesClash, m_source, twin->second, std::string(entry.name)));
        expectPlain(index, entry);
        expectSmall(entry);
        return entry;
    }

    /// No link, no folder, no device, no strange rights; packed by ordinary means.
    void expectPlain(std::size_t index, const zip_stat_t& entry) const {
        constexpr std::uint32_t notOnDos = 0x458; // link, folder, volume
        constexpr std::uint32_t special = 07000;  // runs as somebody else
        zip_uint8_t system = 0;
        zip_uint32_t attributes = 0;
        zip_file_get_external_attributes(m_archive.get(), index, 0, &system, &attributes);
        const std::uint32_t mode = attributes >> 16U;
        const std::uint32_t kind = mode & 0170000U;
        if ((kind != 0 && kind != 0100000) || (mode & special) != 0 || (attributes & notOnDos) != 0)
            refuse(FaultKind::Malformed, say::packNotRegular, entry.name);
        if (entry.encryption_method != ZIP_EM_NONE)
            refuse(FaultKind::Malformed, say::packEncrypted, entry.name);
        if (entry.comp_method != ZIP_CM_STORE && entry.comp_method != ZIP_CM_DEFLATE)
            refuse(FaultKind::Malformed, say::packMethod, entry.name);
    }

    /// Neither the entry nor all of them together are more than they should be.
    void expectSmall(const zip_stat_t& entry) {
        if (entry.size > m_limits.entryBytes)
            throw Fault(FaultKind::TooLarge, Text(say::packEntryTooLarge, m_source,
                                                  std::string(entry.name), m_limits.entryBytes));
        if (entry.size > m_limits.freeBytes && entry.size / m_limits.tightness > entry.comp_size)
            throw Fault(FaultKind::TooLarge, Text(say::packTooTight, m_source,
                                                  std::string(entry.name), m_limits.tightness));
        m_total += entry.size;
        m_packed += entry.comp_size;
        if (m_total > m_limits.totalBytes)
            throw Fault(FaultKind::TooLarge,
                        Text(say::packTotalTooLarge, m_source, m_limits.totalBytes));
        if (m_packed > m_bytes.size()) // several entries share the same bytes
            throw Fault(FaultKind::Damaged, Text(say::packUneven, m_source));
    }

    /// The entry's bytes, never more than it promised; the library compares its check sum.
    std::string unpacked(std::size_t index, const zip_stat_t& promised) const {
        const ZipEntry entry(zip_fopen_index(m_archive.get(), index, 0));
        if (!entry)
            throw Fault(FaultKind::Damaged,
                        Text(say::packDamaged, m_source, zip_strerror(m_archive.get())));
        std::string bytes;
        std::array<char, 1U << 16U> block{};
        for (;;) {
            const zip_int64_t got = zip_fread(entry.get(), block.data(), block.size());
            if (got < 0)
                throw Fault(FaultKind::Damaged,
                            Text(say::packDamaged, m_source, zip_file_strerror(entry.get())));
            if (got == 0)
                break;
            bytes.append(block.data(), static_cast<std::size_t>(got));
            if (bytes.size() > promised.size)
                break;
        }
        if (bytes.size() != promised.size)
            refuse(FaultKind::Damaged, say::packWrongLength, promised.name);
        return bytes;
    }

    /// A name that may be in no encoding at all, for a message.
    static std::string printable(std::string_view name) {
        std::string text;
        for (const char c : name.substr(0, 100))
            text += c >= ' ' && c <= '~' ? c : '?';
        return text;
    }

    std::string_view m_bytes;
    std::string m_source;
    PackLimits m_limits;
    ZipArchive m_archive;
    std::map<std::string, std::string> m_names; ///< folded to as it is
    std::uint64_t m_total = 0;
    std::uint64_t m_packed = 0;
};

class PackWriter {
public:
    explicit PackWriter(std::string_view source)
        : m_name(source) {
        ZipError error;
        m_target.reset(zip_source_buffer_create(nullptr, 0, 0, error.get()));
        if (m_target) {
            zip_source_keep(m_target.get()); // the archive takes one of the two
            ZipSource given(m_target.get());
            m_archive = openArchive(given, ZIP_TRUNCATE, error.get());
        }
        if (!m_archive)
            fail(zip_error_strerror(error.get()));
    }

    /// The bytes must stay where they are until finish().
    void add(const std::string& name, std::string_view bytes, bool packed) {
        zip_t* archive = m_archive.get();
        ZipSource source(zip_source_buffer(archive, bytes.data(), bytes.size(), 0));
        const zip_int64_t at =
            source ? zip_file_add(archive, name.c_str(), source.get(), ZIP_FL_ENC_UTF_8) : -1;
        if (at < 0)
            fail(zip_strerror(archive));
        static_cast<void>(source.release());
        const auto index = static_cast<zip_uint64_t>(at);
        if (zip_set_file_compression(archive, index, packed ? ZIP_CM_DEFLATE : ZIP_CM_STORE, 9) !=
                0 ||
            zip_file_set_dostime(archive, index, 0, firstDay, 0) != 0 ||
            zip_file_set_external_attributes(archive, index, 0, ZIP_OPSYS_UNIX, plainFile << 16U) !=
                0)
            fail(zip_strerror(archive));
    }

    std::string finish() {
        if (zip_close(m_archive.get()) != 0)
            fail(zip_strerror(m_archive.get()));
        static_cast<void>(m_archive.release());
        zip_source_t* target = m_target.get();
        zip_stat_t size{};
        std::string bytes;
        if (zip_source_stat(target, &size) == 0 && zip_source_open(target) == 0) {
            bytes.resize(size.size);
            const zip_int64_t got = zip_source_read(target, bytes.data(), bytes.size());
            zip_source_close(target);
            if (got == static_cast<zip_int64_t>(bytes.size()))
                return bytes;
        }
        fail(zip_error_strerror(zip_source_error(target)));
    }

private:
    [[noreturn]] void fail(const char* words) const {
        throw Fault(FaultKind::Unwritable, Text(say::fileUnwritable, m_name, words));
    }

    std::string m_name;
    ZipSource m_target;
    ZipArchive m_archive;
};

} // namespace

std::string writePack(const PackFiles& files, std::string_view source, const PackLimits& limits) {
    PackWriter writer(source);
    writer.add(std::string(typeName), packType, false);
    for (const auto& [name, bytes] : files) {
        if (const char* why = whyNotName(name))
            throw Fault(FaultKind::Malformed, Text(say::packBadName, source, name, Word{why}));
        expectContent(source, name, bytes, limits);
        writer.add(name, bytes, packKindOf(name) != PackKind::Picture);
    }
    std::string bytes = writer.finish();
    static_cast<void>(readPack(bytes, source, limits)); // whoever gets it must be able to
    return bytes;
}

PackFiles readPack(std::string_view bytes, std::string_view source, const PackLimits& limits) {
    return PackReader(bytes, source, limits).read();
}

} // namespace esagono
