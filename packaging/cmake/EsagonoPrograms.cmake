# SPDX-License-Identifier: GPL-3.0-or-later
# What a system wants of a program beyond its code: icon and version on Windows, a bundle on macOS, and on both of them
# the Qt it runs with.

if(WIN32)
    enable_language(RC)
endif()

# esagono_looks(<program>): how the program looks to the system.
function(esagono_looks PROGRAM)
    if(WIN32)
        set(manifest ${CMAKE_SOURCE_DIR}/packaging/windows/esagono.manifest)
        if(MSVC)
            target_sources(${PROGRAM} PRIVATE ${manifest})
        else()
            set(MANIFEST "1 24 \"${manifest}\"")
        endif()
        configure_file(${CMAKE_SOURCE_DIR}/packaging/windows/esagono.rc.in ${CMAKE_CURRENT_BINARY_DIR}/${PROGRAM}.rc @ONLY)
        target_sources(${PROGRAM} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${PROGRAM}.rc)
    elseif(APPLE AND PROGRAM STREQUAL esagono)
        set(icon ${CMAKE_SOURCE_DIR}/packaging/icons/esagono.icns)
        set_source_files_properties(${icon} PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
        target_sources(${PROGRAM} PRIVATE ${icon})
        set_target_properties(${PROGRAM} PROPERTIES MACOSX_BUNDLE ON
            MACOSX_BUNDLE_INFO_PLIST ${CMAKE_SOURCE_DIR}/packaging/macos/Info.plist.in
            MACOSX_BUNDLE_BUNDLE_VERSION ${PROJECT_VERSION} MACOSX_BUNDLE_SHORT_VERSION_STRING ${PROJECT_VERSION})
    endif()
endfunction()

# esagono_deploys_qt(<program> <library>): installs Qt's libraries, plugins and QML modules with the program, whose
# interface is in the library. Linux has packages for them.
function(esagono_deploys_qt PROGRAM LIBRARY)
    if(NOT WIN32 AND NOT APPLE)
        return()
    endif()
    if(NOT COMMAND qt_generate_deploy_qml_app_script)
        message(STATUS "This Qt has no deployment script: windeployqt or macdeployqt has to be run by hand")
        return()
    endif()
    # Qt looks for imports in the resources of the program alone; those of the library are what it has to read.
    get_target_property(interface ${LIBRARY} _qt_generated_qrc_files)
    set_property(TARGET ${PROGRAM} APPEND PROPERTY _qt_generated_qrc_files ${interface})
    if(Qt6_VERSION VERSION_LESS 6.5) # where the result was called otherwise
        qt_generate_deploy_qml_app_script(TARGET ${PROGRAM} FILENAME_VARIABLE script NO_UNSUPPORTED_PLATFORM_ERROR)
    else()
        set(ESAGONO_IDENTITY "" CACHE STRING "The certificate macOS signs the bundle with; empty: it is not signed")
        set(options NO_TRANSLATIONS NO_COMPILER_RUNTIME) # the program has its own; see packaging/windows/windows.cmake
        if(APPLE AND ESAGONO_IDENTITY AND Qt6_VERSION VERSION_GREATER_EQUAL 6.7)
            list(APPEND options DEPLOY_TOOL_OPTIONS -codesign=${ESAGONO_IDENTITY})
        endif()
        qt_generate_deploy_qml_app_script(TARGET ${PROGRAM} OUTPUT_SCRIPT script NO_UNSUPPORTED_PLATFORM_ERROR ${options})
    endif()
    install(SCRIPT ${script})
    set(place qml)
    if(APPLE)
        set(place ${PROGRAM}.app/Contents/Resources/qml)
    endif()
    install(CODE "if(NOT EXISTS \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${place}/QtQuick/qmldir\")
        message(FATAL_ERROR \"Qt Quick was not installed with ${PROGRAM}\")
    endif()")
endfunction()
