# SPDX-License-Identifier: GPL-3.0-or-later
# Programs for Windows, compiled on Linux with mingw-w64. ESAGONO_MINGW_PREFIX holds the libraries made for it.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(triple x86_64-w64-mingw32)
set(CMAKE_C_COMPILER ${triple}-gcc-posix)
set(CMAKE_CXX_COMPILER ${triple}-g++-posix)
set(CMAKE_RC_COMPILER ${triple}-windres)
set(CMAKE_FIND_ROOT_PATH $ENV{ESAGONO_MINGW_PREFIX} /usr/${triple})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(ENV{PKG_CONFIG_LIBDIR} $ENV{ESAGONO_MINGW_PREFIX}/lib/pkgconfig)
set(CMAKE_EXE_LINKER_FLAGS_INIT "-static -Wl,--stack,8388608") # as deep as on Linux
find_program(wine NAMES wine64 wine wine64-stable)
set(CMAKE_CROSSCOMPILING_EMULATOR ${wine})
