# SPDX-License-Identifier: GPL-3.0-or-later
# What goes with the programs: packages and sentences. They lie in share/esagono beside bin, in Resources inside a
# bundle of macOS.
if(APPLE AND ESAGONO_APPLICATION)
    set(ESAGONO_SHIPPED_DIR esagono.app/Contents/Resources)
else()
    set(ESAGONO_SHIPPED_DIR ${CMAKE_INSTALL_DATADIR}/esagono)
endif()

file(GLOB packages CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/*/package.json)
foreach(package IN LISTS packages)
    get_filename_component(folder ${package} DIRECTORY)
    install(DIRECTORY ${folder} DESTINATION ${ESAGONO_SHIPPED_DIR}/packages)
endforeach()
install(DIRECTORY ${CMAKE_SOURCE_DIR}/translations/ DESTINATION ${ESAGONO_SHIPPED_DIR}/translations
        FILES_MATCHING PATTERN "*.ts")
