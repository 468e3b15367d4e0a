# SPDX-License-Identifier: GPL-3.0-or-later
# The disk image: the bundle beside a link to the applications. -DESAGONO_SIGN=<program> signs the image; the bundle is
# signed by Qt's deployment with -DESAGONO_IDENTITY=<name of the certificate>.
set(CPACK_GENERATOR DragNDrop)
set(CPACK_PACKAGE_FILE_NAME esagono-${PROJECT_VERSION}-macos)
set(CPACK_DMG_VOLUME_NAME Esagono)
set(ESAGONO_SIGN "" CACHE FILEPATH "A program that signs the file it is called with; empty: nothing is signed")
set(CPACK_ESAGONO_SIGN ${ESAGONO_SIGN})
set(CPACK_POST_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/packaging/cmake/sign_packages.cmake)
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE DESTINATION ${ESAGONO_SHIPPED_DIR})
