# SPDX-License-Identifier: GPL-3.0-or-later
# Run by cpack after it has packed: signs what can be signed, if somebody has said with what.
if(CPACK_ESAGONO_SIGN)
    foreach(file IN LISTS CPACK_PACKAGE_FILES)
        if(file MATCHES "\\.(exe|dmg)$")
            execute_process(COMMAND ${CPACK_ESAGONO_SIGN} ${file} COMMAND_ERROR_IS_FATAL ANY)
        endif()
    endforeach()
endif()
