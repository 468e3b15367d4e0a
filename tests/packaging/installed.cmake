# SPDX-License-Identifier: GPL-3.0-or-later
# Run with -P: cmake --install of BUILD into STAGE brings every package of resources, the four languages, the guide and
# what desktops and shells want; the installed command line finds all of it by itself, with no path of the builder in it.
file(REMOVE_RECURSE ${STAGE})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${STAGE}
                RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
if(NOT status EQUAL 0)
    message(FATAL_ERROR "cmake --install failed:\n${said}")
endif()
set(wanted bin/esagono bin/esagono-cli share/applications/org.esagono.Esagono.desktop
    share/metainfo/org.esagono.Esagono.metainfo.xml share/mime/packages/org.esagono.Esagono.xml
    share/icons/hicolor/scalable/apps/org.esagono.Esagono.svg share/icons/hicolor/128x128/apps/org.esagono.Esagono.png
    share/icons/hicolor/symbolic/apps/org.esagono.Esagono-symbolic.svg share/man/man1/esagono.1
    share/man/man1/esagono-cli.1 share/bash-completion/completions/esagono-cli share/zsh/site-functions/_esagono
    share/fish/vendor_completions.d/esagono.fish share/doc/esagono/copyright)
foreach(code IN ITEMS en it es fr)
    list(APPEND wanted share/esagono/translations/esagono_${code}.ts share/esagono/guide/guide.${code}.md)
endforeach()
file(GLOB packages RELATIVE ${SOURCE}/resources ${SOURCE}/resources/*/package.json)
list(LENGTH packages count)
if(count LESS 4)
    message(SEND_ERROR "only ${count} packages in resources")
endif()
foreach(package IN LISTS packages)
    get_filename_component(id ${package} DIRECTORY)
    file(GLOB_RECURSE files RELATIVE ${SOURCE}/resources ${SOURCE}/resources/${id}/*)
    list(TRANSFORM files PREPEND share/esagono/packages/)
    list(APPEND wanted ${files})
endforeach()
foreach(file IN LISTS wanted)
    if(NOT EXISTS ${STAGE}/${file})
        message(SEND_ERROR "not installed: ${file}")
    endif()
endforeach()
execute_process(COMMAND ${CMAKE_COMMAND} -E env --unset=ESAGONO_PACKAGES --unset=ESAGONO_TRANSLATIONS
                ${STAGE}/bin/esagono-cli games --lang it
                RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE complaints)
foreach(game IN ITEMS santander banditen guadalajara tscw)
    if(NOT status EQUAL 0 OR NOT said MATCHES "${game}")
        message(SEND_ERROR "the installed command line does not find ${game} (${status}):\n${said}\n${complaints}")
    endif()
endforeach()
if(said MATCHES "cli\\.|MISSING")
    message(SEND_ERROR "the installed command line does not find its words:\n${said}")
endif()
foreach(program IN ITEMS esagono esagono-cli)
    file(STRINGS ${STAGE}/bin/${program} paths LIMIT_COUNT 1 REGEX "${SOURCE}/(resources|translations|packaging)")
    if(paths)
        message(SEND_ERROR "${program} knows where it was built: ${paths}")
    endif()
endforeach()
