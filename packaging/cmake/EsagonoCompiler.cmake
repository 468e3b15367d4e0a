# SPDX-License-Identifier: GPL-3.0-or-later
# How every target is compiled: C++20, warnings as errors, the chosen instrumentation, ccache and a fast linker.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

if(NOT MSVC)
    # -O3 takes a sixth longer than -O2 and plays no more games in a second.
    set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
endif()

find_program(ESAGONO_CCACHE ccache)
if(ESAGONO_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Precompiled headers need ccache to be told that macros of time do not matter. Time stamps do: a header that is written
    # while it is compiled must not be remembered.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros
        CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1 ${ESAGONO_CCACHE})
endif()

add_library(esagono_compiler INTERFACE)
if(MSVC)
    target_compile_options(esagono_compiler INTERFACE /W4 /WX /permissive- /utf-8)
else()
    target_compile_options(esagono_compiler INTERFACE
        -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Werror
        -Wno-missing-field-initializers)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND ESAGONO_CCACHE)
        target_compile_options(esagono_compiler INTERFACE -fpch-preprocess)
    endif()
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
        # g++ 12 sees overflows in joined std::strings that are not there (its bug 105651).
        target_compile_options(esagono_compiler INTERFACE -Wno-stringop-overflow -Wno-restrict
                               -Wno-array-bounds)
    endif()
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND (ESAGONO_SANITIZE OR ESAGONO_COVERAGE))
        # Instrumentation makes g++ see uninitialised variants that are not there.
        target_compile_options(esagono_compiler INTERFACE -Wno-maybe-uninitialized)
    endif()
endif()
if(ESAGONO_SANITIZE)
    set(sanitize -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    target_compile_options(esagono_compiler INTERFACE ${sanitize}
        -O1 -g1) # compiled sooner; a stack trace needs no more
    target_link_options(esagono_compiler INTERFACE ${sanitize})
endif()
if(ESAGONO_COVERAGE)
    target_compile_options(esagono_compiler INTERFACE --coverage -O1 -g1) # -O0 takes four times as long to run
    target_link_options(esagono_compiler INTERFACE --coverage)
endif()
if(ESAGONO_FUZZERS)
    # The whole engine must be instrumented for the fuzzer to find its way.
    target_compile_options(esagono_compiler INTERFACE
        -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=undefined
        -O1 -gline-tables-only) # compiled sooner; a stack trace needs no more
    target_link_options(esagono_compiler INTERFACE -fsanitize=address,undefined)
endif()
