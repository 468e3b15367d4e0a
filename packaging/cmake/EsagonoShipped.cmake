# SPDX-License-Identifier: GPL-3.0-or-later
# What goes with the programs: packages, sentences and the guide. They lie in share/esagono beside bin, in Resources
# inside a bundle of macOS; in a build tree links lead to the sources, so that no program knows a path of its builder.
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
install(DIRECTORY ${CMAKE_SOURCE_DIR}/packaging/guide/ DESTINATION ${ESAGONO_SHIPPED_DIR}/guide
        FILES_MATCHING PATTERN "*.md" PATTERN "*.png")

# shipped_in_build(<name> <folder>): the sources' folder under that name, for programs that are not installed.
function(shipped_in_build name folder)
    set(place ${CMAKE_BINARY_DIR}/share/esagono)
    file(MAKE_DIRECTORY ${place})
    if(CMAKE_HOST_WIN32) # links need rights there
        file(REMOVE_RECURSE ${place}/${name})
        file(COPY ${folder}/ DESTINATION ${place}/${name})
    else()
        file(CREATE_LINK ${folder} ${place}/${name} SYMBOLIC)
    endif()
endfunction()
shipped_in_build(packages ${CMAKE_SOURCE_DIR}/resources)
shipped_in_build(translations ${CMAKE_SOURCE_DIR}/translations)
shipped_in_build(guide ${CMAKE_SOURCE_DIR}/packaging/guide)
