# SPDX-License-Identifier: GPL-3.0-or-later
# Run with -P: the target all_qmllint of the build in BUILD finds nothing. Qt 6.4's qmllint sometimes crashes
# after a good many files, whatever they say: that is no finding, and it is asked again.
foreach(attempt RANGE 1 6)
    execute_process(COMMAND ${CMAKE_COMMAND} --build ${BUILD} --target all_qmllint
                    RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
    if(status EQUAL 0)
        return()
    endif()
    if(NOT said MATCHES "Segmentation fault|Aborted|SEGV" OR said MATCHES "\n(Warning|Error): ")
        break()
    endif()
    message(STATUS "qmllint crashed, attempt ${attempt}")
endforeach()
message(FATAL_ERROR "${said}")
