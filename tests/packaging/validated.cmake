# SPDX-License-Identifier: GPL-3.0-or-later
# Run with -P: TOOL, called with ARGUMENTS, succeeds and has nothing to complain about.
find_program(tool ${TOOL})
if(NOT tool)
    message(STATUS "skipped: ${TOOL} is not installed")
    return()
endif()
execute_process(COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C.UTF-8 ${tool} ${ARGUMENTS}
                RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE complaints)
if(NOT status EQUAL 0 OR NOT complaints STREQUAL "")
    message(FATAL_ERROR "${TOOL} (${status}):\n${said}\n${complaints}")
endif()
