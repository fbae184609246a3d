# The port of the registry, with this checkout in place of what it would download.
function(vcpkg_from_github)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "OUT_SOURCE_PATH" "")
    cmake_path(SET checkout NORMALIZE "${CURRENT_PORT_DIR}/../../../../..")
    set(${arg_OUT_SOURCE_PATH} "${checkout}" PARENT_SCOPE)
endfunction()

# Headers have no run path to mend: vcpkg need not download patchelf, and does without the network.
set(VCPKG_FIXUP_ELF_RPATH OFF)

include("${CURRENT_PORT_DIR}/../../registry/tessera/portfile.cmake")
