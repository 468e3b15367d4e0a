# SPDX-License-Identifier: GPL-3.0-or-later
# Run with -P: cpack makes a .deb of BUILD in WORK in which lintian finds no errors.
foreach(tool IN ITEMS lintian dpkg-shlibdeps)
    find_program(${tool} ${tool})
    if(NOT ${tool})
        message(STATUS "skipped: ${tool} is not installed")
        return()
    endif()
endforeach()
get_filename_component(bin ${CMAKE_COMMAND} DIRECTORY)
file(REMOVE_RECURSE ${WORK})
execute_process(COMMAND ${bin}/cpack --config ${BUILD}/CPackConfig.cmake -G DEB -B ${WORK}
                RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
file(GLOB deb ${WORK}/*.deb)
if(NOT status EQUAL 0 OR NOT deb)
    message(FATAL_ERROR "cpack (${status}):\n${said}")
endif()
execute_process(COMMAND ${lintian} --fail-on error --allow-root ${deb}
                RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
message(STATUS "${said}")
if(NOT status EQUAL 0)
    message(FATAL_ERROR "lintian found errors")
endif()
