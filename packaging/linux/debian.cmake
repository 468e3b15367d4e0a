# SPDX-License-Identifier: GPL-3.0-or-later
# The .deb: libraries are found by dpkg-shlibdeps; what QML loads at run time is named here, as Debian 12 calls it.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION misc) # "games" wants its programs in a folder of its own
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(qml qtquick qtquick-window qtquick-controls qtquick-templates qtquick-layouts qtquick-dialogs
    qt-labs-folderlistmodel qtqml qtqml-models qtqml-workerscript)
list(TRANSFORM qml PREPEND qml6-module-)
# Without fonts nothing can be read; with others the window is not what was looked at. They are free (SIL OFL 1.1,
# Roboto Apache 2.0), and come as packages of their own with their licences.
set(fonts fonts-vollkorn fonts-inter fonts-jetbrains-mono fonts-roboto-unhinted)
list(JOIN qml ", " CPACK_DEBIAN_PACKAGE_DEPENDS)
list(JOIN fonts ", " fonts)
string(APPEND CPACK_DEBIAN_PACKAGE_DEPENDS ", ${fonts}")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland")
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/packaging/linux/finish_deb.cmake)
# The day of the release stands in the metainfo; the package says the same, whenever it is built.
file(STRINGS ${CMAKE_SOURCE_DIR}/packaging/linux/org.esagono.Esagono.metainfo.xml release REGEX "<release version")
list(GET release 0 release)
string(REGEX MATCH "date=\"([0-9-]+)\"" found "${release}")
set(day ${CMAKE_MATCH_1})
find_program(DATE_PROGRAM date)
execute_process(COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C ${DATE_PROGRAM} -u -R -d ${day}
                OUTPUT_VARIABLE day OUTPUT_STRIP_TRAILING_WHITESPACE)
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/changelog.Debian @ONLY CONTENT
"esagono (@PROJECT_VERSION@-1) unstable; urgency=medium

  * Version @PROJECT_VERSION@; see changelog.gz for what is new.

 -- @ESAGONO_MAINTAINER@  @day@
")
install(FILES ${CMAKE_SOURCE_DIR}/packaging/linux/copyright ${CMAKE_BINARY_DIR}/changelog.Debian
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/esagono)
install(FILES ${CMAKE_SOURCE_DIR}/packaging/CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/esagono
        RENAME changelog)
