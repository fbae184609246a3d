# Runs vcpkg with the overlay port of this checkout, into a tree of its own, and builds the project of tests/consumer
# against what it installed.
cmake_minimum_required(VERSION 3.25)

cmake_path(SET root_of_tessera NORMALIZE ${CMAKE_CURRENT_LIST_DIR}/../../..)
file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/overlay/tessera/vcpkg.json version REGEX "\"version\"")
string(REGEX REPLACE ".*\"([0-9.]+)\".*" "\\1" version "${version}")
set(ENV{VCPKG_DISABLE_METRICS} 1)
# CMake and ninja are the system's, not downloaded.
set(ENV{VCPKG_FORCE_SYSTEM_BINARIES} 1)

file(REMOVE_RECURSE ${work})
execute_process(
    COMMAND ${vcpkg} install tessera --classic --vcpkg-root=${root} --binarysource=clear
            --overlay-ports=${CMAKE_CURRENT_LIST_DIR}/overlay --x-install-root=${work}/installed
            --x-buildtrees-root=${work}/buildtrees --x-packages-root=${work}/packages
    OUTPUT_VARIABLE output ECHO_OUTPUT_VARIABLE COMMAND_ERROR_IS_FATAL ANY)
if(NOT output MATCHES "find_package\\(tessera CONFIG REQUIRED\\)")
    message(FATAL_ERROR "vcpkg shows no usage")
endif()
if(output MATCHES "warning: ")
    message(FATAL_ERROR "vcpkg is not content with the port")
endif()

execute_process(
    COMMAND ${CMAKE_COMMAND} -S ${root_of_tessera}/tests/consumer -B ${work}/consumer -G ${generator}
            -D CMAKE_TOOLCHAIN_FILE=${root}/scripts/buildsystems/vcpkg.cmake -D VCPKG_MANIFEST_MODE=OFF
            -D VCPKG_INSTALLED_DIR=${work}/installed -D CONSUME_BY=find_package -D EXPECTED_VERSION=${version}
    COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${work}/consumer COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${work}/consumer/consumer COMMAND_ERROR_IS_FATAL ANY)

# With a manifest: the two files that docs/packaging.md shows, in their order.
file(READ ${root_of_tessera}/docs/packaging.md page)
foreach(name IN ITEMS vcpkg.json vcpkg-configuration.json)
    if(NOT page MATCHES "\n```json\n([^`]+)```(.*)")
        message(FATAL_ERROR "docs/packaging.md shows no ${name}")
    endif()
    set(page "${CMAKE_MATCH_2}")
    string(REPLACE "/path/to/tessera/" "${root_of_tessera}/" manifest "${CMAKE_MATCH_1}")
    file(WRITE ${work}/manifest/${name} "${manifest}")
endforeach()
execute_process(
    COMMAND ${vcpkg} install --vcpkg-root=${root} --binarysource=clear --x-install-root=${work}/manifest/installed
            --x-buildtrees-root=${work}/buildtrees --x-packages-root=${work}/packages
    WORKING_DIRECTORY ${work}/manifest COMMAND_ERROR_IS_FATAL ANY)
file(GLOB_RECURSE installed ${work}/manifest/installed/tessera.hpp)
if(NOT installed)
    message(FATAL_ERROR "vcpkg installs nothing for the manifest of docs/packaging.md")
endif()
