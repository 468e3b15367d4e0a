// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>

namespace esagono {

/// Root may write everything; for as long as this lives, somebody else is at work.
class OrdinaryUser {
public:
    OrdinaryUser() { m_changed = ::geteuid() == 0 && ::seteuid(65534) == 0; }
    ~OrdinaryUser() {
        if (m_changed && ::seteuid(0) != 0)
            ::_exit(3);
    }
    OrdinaryUser(const OrdinaryUser&) = delete;
    OrdinaryUser& operator=(const OrdinaryUser&) = delete;

private:
    bool m_changed = false;
};

} // namespace esagono
