# SPDX-License-Identifier: GPL-3.0-or-later
# Run by cpack before it packs: signs the programs, if somebody has said with what.
if(CPACK_ESAGONO_SIGN)
    file(GLOB_RECURSE programs ${CPACK_TEMPORARY_DIRECTORY}/*/esagono*.exe ${CPACK_TEMPORARY_DIRECTORY}/esagono*.exe)
    foreach(file IN LISTS programs)
        execute_process(COMMAND ${CPACK_ESAGONO_SIGN} ${file} COMMAND_ERROR_IS_FATAL ANY)
    endforeach()
endif()
