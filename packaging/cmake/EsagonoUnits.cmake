# SPDX-License-Identifier: GPL-3.0-or-later
# Most of the time a compiler spends on one of our files goes into headers and templates all files of its folder share.
# So the files of a folder and of those below it (engine/tscw, app/board) are compiled together, as units of limited size;
# a developer who changes one file after the other compiles each by itself (preset dev).
option(ESAGONO_UNITY "Compile the sources of a folder together" ON)

# compiled_together(<target> [<bytes>]): groups the sources the target has so far, folder by folder, into units of about
# so many bytes of source. Sources that want to be alone have the property SKIP_UNITY_BUILD_INCLUSION.
function(compiled_together target)
    if(NOT ESAGONO_UNITY)
        return()
    endif()
    set(limit 200000)
    if(ARGC GREATER 1)
        set(limit ${ARGV1})
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    foreach(source IN LISTS sources)
        get_filename_component(path ${source} ABSOLUTE)
        if(NOT EXISTS ${path}) # generated
            continue()
        endif()
        file(RELATIVE_PATH folder ${CMAKE_SOURCE_DIR} ${path})
        string(REGEX REPLACE "/[^/]*$" "" folder ${folder})
        string(REGEX REPLACE "^([^/]+/[^/]+)/.*" "\\1" folder ${folder})
        get_filename_component(name ${folder} NAME)
        file(SIZE ${path} bytes)
        if(NOT DEFINED filled_${name} OR filled_${name} GREATER limit)
            math(EXPR number_${name} "0${number_${name}} + 1")
            set(filled_${name} 0)
        endif()
        math(EXPR filled_${name} "${filled_${name}} + ${bytes}")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP "${name}_${number_${name}}")
    endforeach()
endfunction()

# precompiled(<target> <arguments of target_precompile_headers…>): where each file is compiled by itself. Units of many
# files read each header once anyway.
function(precompiled target)
    if(NOT ESAGONO_UNITY)
        target_precompile_headers(${target} ${ARGN})
    endif()
endfunction()
