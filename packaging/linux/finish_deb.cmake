# SPDX-License-Identifier: GPL-3.0-or-later
# Run by cpack before it packs: what Debian wants compressed is compressed, without a time stamp of its own.
file(GLOB_RECURSE plain ${CPACK_TEMPORARY_DIRECTORY}/usr/share/man/*.1
     ${CPACK_TEMPORARY_DIRECTORY}/usr/share/doc/*/changelog*)
foreach(file IN LISTS plain)
    if(NOT file MATCHES "\\.gz$")
        execute_process(COMMAND gzip -9nf ${file} COMMAND_ERROR_IS_FATAL ANY)
    endif()
endforeach()
