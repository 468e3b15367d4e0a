// SPDX-License-Identifier: GPL-3.0-or-later
// pack, unpack.
#include "app/cli/messages.h"
#include "app/cli/places.h"
#include "app/cli/verbs.h"
#include "editor/files/esapack.h"

namespace esagono::cli {

Exit packPackage(const Desk& desk, const PackVerbOptions& options) {
    const auto file = pathFrom(options.file);
    const Gathered packed =
        packFolder(pathFrom(options.folder), file, {.withScans = options.scans});
    const auto bytes = std::filesystem::file_size(file);
    if (desk.json) {
        Record names = Record::array();
        for (const auto& [name, content] : packed.files)
            names.push_back(name);
        desk.print({{"ok", true},
                    {"file", options.file},
                    {"bytes", bytes},
                    {"files", std::move(names)},
                    {"missing", packed.missing},
                    {"scans_left_out", packed.scans}});
        return Exit::Done;
    }
    for (const std::string& name : packed.missing)
        desk.tell(Text(say::pictureMissing, name));
    for (const std::string& name : packed.scans)
        desk.tell(Text(say::scanLeftOut, name));
    desk.tell(Text(say::packed, packed.files.size(), options.file, bytes));
    return Exit::Done;
}

Exit unpackPackage(const Desk& desk, const PackVerbOptions& options) {
    const GamePackage package = unpackInto(pathFrom(options.file), pathFrom(options.folder));
    if (desk.json)
        desk.print({{"ok", true},
                    {"folder", options.folder},
                    {"id", package.id},
                    {"release", package.release},
                    {"title", desk.inLanguage(package.title)},
                    {"digest", hexText(package.digest())}});
    else
        desk.tell(Text(say::unpacked, std::string(desk.inLanguage(package.title)), package.release,
                       options.folder));
    return Exit::Done;
}

} // namespace esagono::cli
