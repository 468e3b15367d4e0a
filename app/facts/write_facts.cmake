# SPDX-License-Identifier: GPL-3.0-or-later
# Run with -P at every build: writes build_facts.cpp if the sources have another name or date than before. The same
# sources give the same bytes, whoever builds them and when: the date is SOURCE_DATE_EPOCH, or that of the commit.
# FOLDER (the sources), TEMPLATE, OUT, VERSION, COMPILER, KIND, SYSTEM.
set(SOURCE unknown)
set(seconds "")
find_program(git git)
if(git AND EXISTS ${FOLDER}/.git)
    execute_process(COMMAND ${git} -C ${FOLDER} describe --tags --always --dirty --abbrev=10
                    RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(status EQUAL 0)
        set(SOURCE ${said})
        execute_process(COMMAND ${git} -C ${FOLDER} log -1 --format=%ct
                        OUTPUT_VARIABLE seconds ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
    endif()
else() # an archive made by git has been stamped
    file(STRINGS ${FOLDER}/packaging/cmake/archive_stamp stamp REGEX "^[0-9a-f]+ [0-9]+$")
    if(stamp MATCHES "^([0-9a-f]+) ([0-9]+)$")
        set(SOURCE ${CMAKE_MATCH_1})
        set(seconds ${CMAKE_MATCH_2})
    endif()
endif()
if(NOT "$ENV{SOURCE_DATE_EPOCH}" STREQUAL "")
    set(seconds $ENV{SOURCE_DATE_EPOCH})
endif()
set(DATE unknown)
if(seconds MATCHES "^[0-9]+$")
    set(ENV{SOURCE_DATE_EPOCH} ${seconds})
    string(TIMESTAMP DATE "%Y-%m-%d" UTC)
endif()
configure_file(${TEMPLATE} ${OUT} @ONLY) # leaves a file alone that would not change
