# SPDX-License-Identifier: GPL-3.0-or-later
# What cpack makes: a .deb on Linux, an installer and a zip on Windows, a disk image on macOS. See packaging/*/package.
set(CPACK_PACKAGE_NAME esagono)
set(CPACK_PACKAGE_VENDOR Esagono)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Hex-and-counter wargames with every rule enforced")
set(CPACK_PACKAGE_DESCRIPTION
"With Esagono you play, edit and replay hex-and-counter wargames, hot-seat or
against the computer. It enforces every rule and answers \"Why not?\" with the
section of the rulebook. You can step through every game in both directions,
annotate it, continue from any moment, compare it and share it. In English,
Italian, Spanish and French.")
set(ESAGONO_MAINTAINER "Esagono <esagono@esagono.org>" CACHE STRING "Who answers for the packages")
set(CPACK_PACKAGE_CONTACT ${ESAGONO_MAINTAINER})
set(CPACK_PACKAGE_HOMEPAGE_URL https://esagono.org)
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_INSTALL_DIRECTORY Esagono)
set(CPACK_PACKAGE_EXECUTABLES esagono Esagono)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_PACKAGE_CHECKSUM SHA256)

if(WIN32)
    include(${CMAKE_SOURCE_DIR}/packaging/windows/windows.cmake)
elseif(APPLE)
    include(${CMAKE_SOURCE_DIR}/packaging/macos/macos.cmake)
else()
    include(${CMAKE_SOURCE_DIR}/packaging/linux/debian.cmake)
endif()
include(CPack)
