# SPDX-License-Identifier: GPL-3.0-or-later
# The installer (NSIS) and a zip that runs from wherever it is unpacked. Diaries, packs and corrections are opened by
# the installed program. -DESAGONO_SIGN=<program> signs what is made: it is called with one file at a time.
set(CPACK_GENERATOR NSIS ZIP)
set(CPACK_PACKAGE_FILE_NAME esagono-${PROJECT_VERSION}-windows-x64)
set(CPACK_NSIS_DISPLAY_NAME Esagono)
set(CPACK_NSIS_PACKAGE_NAME Esagono)
set(CPACK_NSIS_UNINSTALL_NAME uninstall)
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
set(CPACK_NSIS_MUI_ICON ${CMAKE_SOURCE_DIR}/packaging/icons/esagono.ico)
set(CPACK_NSIS_MUI_UNIICON ${CMAKE_SOURCE_DIR}/packaging/icons/esagono.ico)
set(CPACK_NSIS_INSTALLED_ICON_NAME "bin\\esagono.exe")
set(CPACK_NSIS_MANIFEST_DPI_AWARE ON)
set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS "")
set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS "")
foreach(kind IN ITEMS "esagono|Esagono.Diary|Esagono game" "esapack|Esagono.Package|Packed Esagono game"
        "esafix|Esagono.Corrections|Corrections to an Esagono game")
    string(REPLACE "|" ";" kind "${kind}")
    list(GET kind 0 ending)
    list(GET kind 1 class)
    list(GET kind 2 words)
    string(APPEND CPACK_NSIS_EXTRA_INSTALL_COMMANDS
        "WriteRegStr SHCTX 'Software\\Classes\\.${ending}' '' '${class}'\n"
        "WriteRegStr SHCTX 'Software\\Classes\\${class}' '' '${words}'\n"
        "WriteRegStr SHCTX 'Software\\Classes\\${class}\\DefaultIcon' '' '$INSTDIR\\bin\\esagono.exe,0'\n"
        "WriteRegStr SHCTX 'Software\\Classes\\${class}\\shell\\open\\command' '' '\"$INSTDIR\\bin\\esagono.exe\" \"%1\"'\n")
    string(APPEND CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS
        "DeleteRegKey SHCTX 'Software\\Classes\\.${ending}'\n"
        "DeleteRegKey SHCTX 'Software\\Classes\\${class}'\n")
endforeach()
set(tell_desktop "System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'\n")
string(APPEND CPACK_NSIS_EXTRA_INSTALL_COMMANDS "${tell_desktop}")
string(APPEND CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS "${tell_desktop}")
if(MSVC) # what the compiler's programs need lies beside them
    set(CMAKE_INSTALL_SYSTEM_RUNTIME_DESTINATION ${CMAKE_INSTALL_BINDIR})
    include(InstallRequiredSystemLibraries)
endif()
set(ESAGONO_SIGN "" CACHE FILEPATH "A program that signs the file it is called with; empty: nothing is signed")
set(CPACK_ESAGONO_SIGN ${ESAGONO_SIGN})
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/packaging/cmake/sign_inside.cmake)
set(CPACK_POST_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/packaging/cmake/sign_packages.cmake)
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE DESTINATION ${ESAGONO_SHIPPED_DIR})
