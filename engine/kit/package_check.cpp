// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/package_check.h"
namespace esagono {
std::vector<Finding> checkPackage(const GamePackage& package) {
    std::vector<Finding> findings;
    static_cast<void>(readPackage(package.documents, findings));
    return findings;
}
} // namespace esagono
